import type { Text } from '../../texts/language.js';

/** Texts of the page of an object. */
export const objectWords = {
  asPlace: { en: 'Place', de: 'Ort' },
  asOf: { en: 'As of …', de: 'Stand vom …' },
  shownAsOf: { en: 'This is how it was as of', de: 'So war es zum Stand' },
  backToNow: { en: 'Back to now', de: 'Zurück zu jetzt' },
  archiveEntry: { en: 'Archive {title}', de: '{title} archivieren' },
  archiveLabel: { en: 'Archive', de: 'Archivieren' },
  archived: { en: '{title} is archived.', de: '{title} ist archiviert.' },
  categories: { en: 'Categories', de: 'Kategorien' },
  empty: { en: 'Empty', de: 'Leer' },
  noEntry: { en: 'Nothing is documented here yet.', de: 'Hier ist noch nichts dokumentiert.' },
  everything: { en: 'Everything', de: 'Alles' },
  revision: { en: 'Revision {number}', de: 'Revision {number}' },
  showAll: { en: 'Show all {number}', de: 'Alle {number} zeigen' },
  editEntry: { en: 'Edit {title}', de: '{title} bearbeiten' },
} as const satisfies Readonly<Record<string, Text>>;
