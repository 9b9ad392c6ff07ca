import type { Counted, Text } from '../texts/language.js';

/** Texts of forms and of saving. */
export const draftWords = {
  unsaved: {
    one: { en: '{number} unsaved change', de: '{number} ungespeicherte Änderung' },
    other: { en: '{number} unsaved changes', de: '{number} ungespeicherte Änderungen' },
  },
  saved: { en: 'Saved as change set {number}.', de: 'Als Änderung {number} gespeichert.' },
  unchanged: { en: 'Nothing had to be saved.', de: 'Es war nichts zu speichern.' },
  reason: { en: 'Why? (kept in the history)', de: 'Warum? (steht im Verlauf)' },
  leaveTitle: { en: 'Unsaved changes', de: 'Ungespeicherte Änderungen' },
  leave: { en: 'This page has changes that are not saved.', de: 'Diese Seite hat Änderungen, die nicht gespeichert sind.' },
  stay: { en: 'Stay', de: 'Bleiben' },
  leaveAnyway: { en: 'Discard and leave', de: 'Verwerfen und gehen' },
  faults: { en: 'Not saved. See the marked fields.', de: 'Nicht gespeichert. Siehe die markierten Felder.' },
  conflict: {
    en: 'Somebody else saved this entry in the meantime. Nothing is overwritten until you save again.',
    de: 'Jemand anderes hat diesen Eintrag inzwischen gespeichert. Nichts wird überschrieben, bis Sie erneut speichern.',
  },
  was: { en: 'It was', de: 'Es war' },
  theirs: { en: 'They saved', de: 'Gespeichert wurde' },
  yours: { en: 'You typed', de: 'Sie gaben ein' },
  takeTheirs: { en: 'Take theirs', de: 'Ihres übernehmen' },
  netOfAddress: { en: 'Net of the address', de: 'Netz der Adresse' },
  takeNet: { en: 'Take the net {net}', de: 'Netz {net} übernehmen' },
  required: { en: 'required', de: 'erforderlich' },
  deprecated: { en: 'deprecated', de: 'veraltet' },
} as const satisfies Readonly<Record<string, Text | Counted>>;
