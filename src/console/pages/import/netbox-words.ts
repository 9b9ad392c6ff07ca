import type { Counted, Text } from '../../texts/language.js';

/** Texts of the import of a NetBox dump. */
export const netboxWords = {
  dump: {
    one: {
      en: 'This is a NetBox dump with {number} row. The check shows what an import would make and change, without keeping anything.',
      de: 'Das ist ein NetBox-Dump mit {number} Zeile. Die Prüfung zeigt, was ein Import anlegen und ändern würde, ohne etwas zu behalten.',
    },
    other: {
      en: 'This is a NetBox dump with {number} rows. The check shows what an import would make and change, without keeping anything.',
      de: 'Das ist ein NetBox-Dump mit {number} Zeilen. Die Prüfung zeigt, was ein Import anlegen und ändern würde, ohne etwas zu behalten.',
    },
  },
  source: { en: 'Name of the NetBox installation', de: 'Name der NetBox-Installation' },
  sourceHint: {
    en: 'Objects that an earlier import of this installation made are changed rather than made again.',
    de: 'Objekte, die ein früherer Import dieser Installation angelegt hat, werden geändert statt neu angelegt.',
  },
  check: { en: 'Check', de: 'Prüfen' },
  carryOut: { en: 'Import', de: 'Importieren' },
  plan: { en: 'This is what an import would do', de: 'Das würde ein Import tun' },
  result: { en: 'This was imported', de: 'Das wurde importiert' },
  model: { en: 'Rows of NetBox', de: 'Zeilen in NetBox' },
  created: { en: 'Created', de: 'Angelegt' },
  updated: { en: 'Changed', de: 'Geändert' },
  unchanged: { en: 'Unchanged', de: 'Unverändert' },
  skipped: { en: 'Skipped', de: 'Ausgelassen' },
  total: { en: 'Total', de: 'Gesamt' },
  parts: { en: 'Became part of others: {list}', de: 'Teil von anderen geworden: {list}' },
  skippedRows: { en: 'Skipped rows', de: 'Ausgelassene Zeilen' },
  lackingRows: { en: 'Rows with something missing', de: 'Zeilen, denen etwas fehlt' },
  removedValues: { en: 'Values removed, as the dump has them no more', de: 'Entfernte Werte, die der Dump nicht mehr hat' },
  unreadValues: { en: 'Values not taken over', de: 'Nicht übernommene Werte' },
  field: { en: 'Field of NetBox', de: 'Feld in NetBox' },
  version: { en: 'Version of NetBox', de: 'Version von NetBox' },
  asTold: { en: 'as the dump tells', de: 'wie der Dump sie angibt' },
  rows: { en: 'Rows', de: 'Zeilen' },
  examples: { en: 'Such as', de: 'Zum Beispiel' },
  download: { en: 'Save all with reasons', de: 'Alle mit Gründen speichern' },
  about: { en: 'Value', de: 'Wert' },
} as const satisfies Readonly<Record<string, Text | Counted>>;
