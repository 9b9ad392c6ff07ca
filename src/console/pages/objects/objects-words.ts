import type { Text } from '../../texts/language.js';

/** Texts of lists of objects. */
export const objectsWords = {
  all: { en: 'All objects', de: 'Alle Objekte' },
  count: { en: '{number} objects', de: '{number} Objekte' },
  allTypes: { en: 'All types', de: 'Alle Typen' },
  titleFilter: { en: 'Filter by title', de: 'Nach Titel filtern' },
  normal: { en: 'Normal', de: 'Normal' },
  archived: { en: 'Archived', de: 'Archiviert' },
  deleted: { en: 'Deleted', de: 'Gelöscht' },
  recordStatus: { en: 'Record status', de: 'Datensatz-Status' },
  create: { en: 'New object', de: 'Neues Objekt' },
  sysid: { en: 'System ID', de: 'System-ID' },
  empty: { en: 'No object is like this.', de: 'Kein Objekt ist so.' },
  sortBy: { en: 'Sort by {title}', de: 'Sortieren nach {title}' },
} as const satisfies Readonly<Record<string, Text>>;
