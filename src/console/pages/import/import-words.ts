import type { Counted, Text } from '../../texts/language.js';

/** Texts of the import. */
export const importWords = {
  intro: {
    en: 'Rows of a CSV file become objects, or change those that their key column names. Columns are matched to attributes by their titles; what would be changed is shown before anything is. A NetBox dump (JSON) needs no matching.',
    de: 'Zeilen einer CSV-Datei werden Objekte, oder ändern die, die ihre Schlüsselspalte nennt. Spalten werden nach ihren Titeln Attributen zugeordnet; vorher wird gezeigt, was geändert würde. Ein NetBox-Dump (JSON) braucht keine Zuordnung.',
  },
  noRows: {
    en: 'The file has no rows: a line with titles and at least one more are expected.',
    de: 'Die Datei hat keine Zeilen: Eine Zeile mit Titeln und mindestens eine weitere werden erwartet.',
  },
  workbook: {
    en: 'The file is a workbook (.xlsx, .xls, .ods) or another archive, not CSV. Save its sheet as CSV in the spreadsheet program, best as CSV UTF-8.',
    de: 'Die Datei ist eine Arbeitsmappe (.xlsx, .xls, .ods) oder ein anderes Archiv, kein CSV. Das Blatt im Tabellenprogramm als CSV speichern, am besten als CSV UTF-8.',
  },
  packed: {
    en: 'The file is packed by gzip. Unpack it first, or import a NetBox dump by the command `kataster import netbox`, which reads it as it is.',
    de: 'Die Datei ist mit gzip gepackt. Sie zuerst entpacken oder einen NetBox-Dump mit dem Befehl `kataster import netbox` importieren, der sie so liest.',
  },
  encoding: { en: 'Encoding', de: 'Zeichensatz' },
  unknownEncoding: {
    en: "'{text}' is no encoding; expected one such as {encodings}, windows-1250 or iso-8859-15",
    de: "'{text}' ist kein Zeichensatz; erwartet wird einer wie {encodings}, windows-1250 oder iso-8859-15",
  },
  notUtf8: {
    en: 'The file is not valid UTF-8: it is read as {encoding}. Choose another encoding if characters are wrong.',
    de: 'Die Datei ist kein gültiges UTF-8: Sie wird als {encoding} gelesen. Bei falschen Zeichen einen anderen Zeichensatz wählen.',
  },
  unreadable: {
    en: 'Line {line}: a cell in quotes does not end, or something follows its last quote.',
    de: 'Zeile {line}: Eine Zelle in Anführungszeichen endet nicht, oder hinter ihrem letzten Anführungszeichen steht noch etwas.',
  },
  typeOfRow: { en: 'Type as each row says', de: 'Typ, wie ihn jede Zeile nennt' },
  guessed: { en: 'guessed', de: 'vermutet' },
  confirm: { en: 'Confirm what was guessed', de: 'Vermutete Zuordnung bestätigen' },
  key: { en: 'Key', de: 'Schlüssel' },
  keyHelp: {
    en: 'The key tells which object a row is about: it is updated where it exists. Rows with one key are about one object. Links are titles; where one is not unique, write “Type: Title” or “Building > Room”.',
    de: 'Der Schlüssel sagt, um welches Objekt es in einer Zeile geht: Gibt es das Objekt, wird es geändert. Zeilen mit einem Schlüssel gehören zu einem Objekt. Verweise sind Titel; ist einer nicht eindeutig, dann „Typ: Titel“ oder „Gebäude > Raum“.',
  },
  objects: {
    en: 'Objects: {created} new, {updated} changed, {unchanged} unchanged.',
    de: 'Objekte: {created} neu, {updated} geändert, {unchanged} unverändert.',
  },
  profile: { en: 'Profile of columns', de: 'Spaltenprofil' },
  missingColumns: {
    en: 'Columns of the profile that the file does not have: {titles}.',
    de: 'Spalten des Profils, die die Datei nicht hat: {titles}.',
  },
  saveProfile: { en: 'Save profile', de: 'Profil speichern' },
  deleteProfile: { en: 'Delete profile {name}', de: 'Profil {name} löschen' },
  unit: { en: 'Unit', de: 'Einheit' },
  drop: { en: 'Drop a file here, or choose one', de: 'Datei hierher ziehen oder wählen' },
  column: { en: 'Column', de: 'Spalte' },
  example: { en: 'Example', de: 'Beispiel' },
  becomes: { en: 'Becomes', de: 'Wird zu' },
  ignored: { en: 'not imported', de: 'nicht importiert' },
  unmatched: { en: 'Columns that are not imported: {titles}.', de: 'Spalten, die nicht importiert werden: {titles}.' },
  title: { en: 'Title of the object', de: 'Titel des Objekts' },
  id: { en: 'ID of the object', de: 'ID des Objekts' },
  sysid: { en: 'System ID of the object', de: 'System-ID des Objekts' },
  check: {
    one: { en: 'Check {number} row', de: '{number} Zeile prüfen' },
    other: { en: 'Check {number} rows', de: '{number} Zeilen prüfen' },
  },
  checked: {
    en: '{good} rows can be imported, {bad} are refused.',
    de: '{good} Zeilen können importiert werden, {bad} werden abgewiesen.',
  },
  carryOut: {
    one: { en: 'Import {number} object', de: '{number} Objekt importieren' },
    other: { en: 'Import {number} objects', de: '{number} Objekte importieren' },
  },
  refused: { en: 'Refused rows', de: 'Abgewiesene Zeilen' },
  download: { en: 'Save refused rows', de: 'Abgewiesene Zeilen speichern' },
  row: { en: 'Row', de: 'Zeile' },
  reason: { en: 'Reason', de: 'Grund' },
} as const satisfies Readonly<Record<string, Text | Counted>>;
