import type { Text } from '../../texts/language.js';

/** Texts of the page of an object. */
export const objectWords = {
  asPlace: { en: 'Place', de: 'Ort' },
  categories: { en: 'Categories', de: 'Kategorien' },
  withEntries: { en: 'With entries', de: 'Mit Einträgen' },
  empty: { en: 'Empty', de: 'Leer' },
  noEntry: { en: 'Nothing is documented here yet.', de: 'Hier ist noch nichts dokumentiert.' },
  everything: { en: 'Everything', de: 'Alles' },
  revision: { en: 'Revision {number}', de: 'Revision {number}' },
  entries: { en: '{number} entries', de: '{number} Einträge' },
  showAll: { en: 'Show all {number}', de: 'Alle {number} zeigen' },
  newEntry: { en: 'New entry', de: 'Neuer Eintrag' },
  editEntry: { en: 'Edit {title}', de: '{title} bearbeiten' },
  readOnly: { en: 'worked out by the service', de: 'vom Dienst berechnet' },
} as const satisfies Readonly<Record<string, Text>>;
