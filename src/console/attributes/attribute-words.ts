import type { Text } from '../texts/language.js';

/** Texts of controls. */
export const attributeWords = {
  cover: { en: 'Hide', de: 'Verbergen' },
  uncover: { en: 'Show', de: 'Zeigen' },
  nothing: { en: '–', de: '–' },
  chooseObject: { en: 'Search an object by its title', de: 'Objekt nach Titel suchen' },
  chooseEntry: { en: 'Object and entry, such as sw1 eth0', de: 'Objekt und Eintrag, etwa sw1 eth0' },
  untitled: { en: 'without a title', de: 'ohne Bezeichnung' },
  connected: { en: 'connected with {title}', de: 'verbunden mit {title}' },
  chooseCategory: { en: 'Search a category', de: 'Kategorie suchen' },
  chooseRelation: { en: 'Object and relation', de: 'Objekt und Beziehung' },
  counted: { en: 'next number of {format}', de: 'nächste Nummer aus {format}' },
  noHit: { en: 'Nothing found', de: 'Nichts gefunden' },
  removeOne: { en: 'Remove {title}', de: '{title} entfernen' },
  file: { en: '{name} ({size} bytes)', de: '{name} ({size} Bytes)' },
  addRow: { en: 'Add a row', de: 'Zeile hinzufügen' },
  removeRow: { en: 'Remove row {number}', de: 'Zeile {number} entfernen' },
  chooseName: { en: 'Type to choose', de: 'Tippen und wählen' },
} as const satisfies Readonly<Record<string, Text>>;
