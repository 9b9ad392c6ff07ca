import type { Text } from '../../texts/language.js';

/** Texts of the import. */
export const importWords = {
  intro: {
    en: 'Each row of a CSV file becomes an object. Columns are matched to attributes by their titles; what would be made is shown before anything is. A NetBox dump (JSON) needs no matching.',
    de: 'Jede Zeile einer CSV-Datei wird ein Objekt. Spalten werden nach ihren Titeln Attributen zugeordnet; vorher wird gezeigt, was entsteht. Ein NetBox-Dump (JSON) braucht keine Zuordnung.',
  },
  noRows: {
    en: 'The file has no rows: a line with titles and at least one more are expected.',
    de: 'Die Datei hat keine Zeilen: Eine Zeile mit Titeln und mindestens eine weitere werden erwartet.',
  },
  profile: { en: 'Profile of columns', de: 'Spaltenprofil' },
  keepProfile: { en: 'Keep profile', de: 'Profil merken' },
  dropProfile: { en: 'Forget profile {name}', de: 'Profil {name} vergessen' },
  drop: { en: 'Drop a file here, or choose one', de: 'Datei hierher ziehen oder wählen' },
  column: { en: 'Column', de: 'Spalte' },
  example: { en: 'Example', de: 'Beispiel' },
  becomes: { en: 'Becomes', de: 'Wird zu' },
  ignored: { en: 'not imported', de: 'nicht importiert' },
  title: { en: 'Title of the object', de: 'Titel des Objekts' },
  check: { en: 'Check {number} rows', de: '{number} Zeilen prüfen' },
  checked: {
    en: '{good} rows can be imported, {bad} are refused.',
    de: '{good} Zeilen können importiert werden, {bad} werden abgewiesen.',
  },
  carryOut: { en: 'Import {number} objects', de: '{number} Objekte importieren' },
  refused: { en: 'Refused rows', de: 'Abgewiesene Zeilen' },
  download: { en: 'Save refused rows', de: 'Abgewiesene Zeilen speichern' },
  row: { en: 'Row', de: 'Zeile' },
  reason: { en: 'Reason', de: 'Grund' },
} as const satisfies Readonly<Record<string, Text>>;
