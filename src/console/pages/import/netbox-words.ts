import type { Text } from '../../texts/language.js';

/** Texts of the import of a NetBox dump. */
export const netboxWords = {
  dump: {
    en: 'This is a NetBox dump with {number} rows. The check shows what an import would make and change, without keeping anything.',
    de: 'Das ist ein NetBox-Dump mit {number} Zeilen. Die Prüfung zeigt, was ein Import anlegen und ändern würde, ohne etwas zu behalten.',
  },
  noDump: {
    en: 'The file is no NetBox dump: the list that manage.py dumpdata writes is expected, of rows with model, pk and fields.',
    de: 'Die Datei ist kein NetBox-Dump: Erwartet wird die Liste, die manage.py dumpdata schreibt, aus Zeilen mit model, pk und fields.',
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
  rows: { en: 'Rows', de: 'Zeilen' },
  examples: { en: 'Such as', de: 'Zum Beispiel' },
  download: { en: 'Save all with reasons', de: 'Alle mit Gründen speichern' },
  about: { en: 'Value', de: 'Wert' },
} as const satisfies Readonly<Record<string, Text>>;

/** Reasons of the mapping; what is before or after them names fields. */
const reasons: readonly Text[] = [
  { en: 'has no counterpart', de: 'hat keine Entsprechung' },
  { en: 'says nothing that has a counterpart', de: 'enthält nichts, das eine Entsprechung hat' },
  { en: 'has no name', de: 'hat keinen Namen' },
  { en: 'belongs to what is not imported', de: 'gehört zu etwas, das nicht importiert wird' },
  { en: 'leads to what is not imported', de: 'führt zu etwas, das nicht importiert wird' },
  { en: 'has no model, pk and fields', de: 'hat kein model, pk und fields' },
  { en: 'stands in the file twice', de: 'steht zweimal in der Datei' },
  { en: 'expected a number', de: 'erwartet wird eine Zahl' },
  { en: 'expected a text, a number or a boolean', de: 'erwartet wird ein Text, eine Zahl oder ein Wahrheitswert' },
  {
    en: 'expected an address with the length of its net, such as 10.0.0.1/24',
    de: 'erwartet wird eine Adresse mit der Länge ihres Netzes, etwa 10.0.0.1/24',
  },
];

/** A reason as it is shown, with the text that stands in it. */
export function reasonText(reason: string): { readonly before: string; readonly text: Text } {
  const known = reasons.find(({ en }) => reason === en || reason.endsWith(` ${en}`));
  if (!known) return { before: '', text: { en: reason, de: reason } };
  return { before: reason.slice(0, reason.length - known.en.length), text: known };
}
