import type { Text } from '../../texts/language.js';

/** Names of the steps along the life of an object. */
export const stepWords = {
  archive: { en: 'Archive', de: 'Archivieren' },
  delete: { en: 'Delete', de: 'Löschen' },
  recycle: { en: 'Recycle', de: 'Wiederherstellen' },
  purge: { en: 'Purge', de: 'Endgültig entfernen' },
  template: { en: 'Make a template', de: 'Zur Vorlage machen' },
  standsIn: { en: 'What stands in it ({number}):', de: 'Darin steht ({number}):' },
  related: { en: 'What is related to it ({number}):', de: 'Damit hängt zusammen ({number}):' },
  ofEntry: { en: '{step}: {title}', de: '{step}: {title}' },
  done: { en: '{title}: {step} – done.', de: '{title}: {step} – erledigt.' },
} as const satisfies Readonly<Record<string, Text>>;
