import type { Text } from '../../texts/language.js';

/** Texts of the page of what fails with an object. */
export const impactWords = {
  title: { en: 'If {title} fails', de: 'Wenn {title} ausfällt' },
  nothing: {
    en: 'Nothing else is affected, as far as it is documented.',
    de: 'Nichts anderes ist betroffen, soweit dokumentiert.',
  },
  fails: { en: 'fails', de: 'fällt aus' },
  degraded: { en: 'loses redundancy', de: 'verliert Redundanz' },
  failing: { en: 'Failing: {number}', de: 'Fallen aus: {number}' },
  losing: { en: 'Losing redundancy: {number}', de: 'Verlieren Redundanz: {number}' },
  redundancy: { en: '{lost} of {of} fail', de: '{lost} von {of} fallen aus' },
  because: { en: 'Because of', de: 'Wegen' },
  relation: { en: 'Relation', de: 'Beziehung' },
  effect: { en: 'Effect', de: 'Auswirkung' },
  object: { en: 'Object', de: 'Objekt' },
  affected: { en: 'What is affected', de: 'Was betroffen ist' },
  contacts: { en: 'Who is to be told', de: 'Wer zu verständigen ist' },
  noContacts: { en: 'No contacts are assigned.', de: 'Es sind keine Kontakte zugeordnet.' },
  roles: { en: 'Roles', de: 'Rollen' },
  mail: { en: 'Mail', de: 'Mail' },
  objects: { en: 'For', de: 'Für' },
  andMore: { en: '{number} more', de: '{number} weitere' },
  mailAll: { en: 'Write to all {number} addresses', de: 'An alle {number} Adressen schreiben' },
  drawing: { en: 'Drawing', de: 'Zeichnung' },
  incomplete: { en: 'There is more than could be followed.', de: 'Es gibt mehr, als verfolgt werden konnte.' },
} as const satisfies Readonly<Record<string, Text>>;
