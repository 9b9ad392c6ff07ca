/** Languages of reasons. */
export type CsvLanguage = 'en' | 'de';

/** Reasons why rows are rejected; values stand for the names in braces. */
const texts = {
  lostCharacter: {
    en: "a character was lost before: '\uFFFD' stands in its place; choose another encoding, or save the file as UTF-8",
    de: "ein Zeichen ging vorher verloren: an seiner Stelle steht '\uFFFD'; anderen Zeichensatz wählen oder die Datei als UTF-8 speichern",
  },
  surplusCell: {
    en: "'{value}' stands behind the last of {count} columns: put cells that contain the separator in quotes",
    de: "'{value}' steht hinter der letzten von {count} Spalten: Zellen, die das Trennzeichen enthalten, in Anführungszeichen setzen",
  },
  severalObjects: {
    en: '{count} objects or more have this key; expected one: name a column that tells them apart',
    de: '{count} oder mehr Objekte haben diesen Schlüssel; erwartet wird eines: eine Spalte nennen, die sie unterscheidet',
  },
  otherType: {
    en: "the object is of type '{type}': an import changes no types",
    de: "das Objekt ist vom Typ '{type}': ein Import ändert keine Typen",
  },
  unknownId: {
    en: 'there is no object with the id {id}; leave the cell empty for a new object',
    de: 'es gibt kein Objekt mit der Nummer {id}; für ein neues Objekt die Zelle leer lassen',
  },
  keyless: {
    en: "expected a value in each key column: '{column}' is empty, and nothing else tells which object the row is about",
    de: "erwartet wird ein Wert in jeder Schlüsselspalte: '{column}' ist leer, und nichts anderes sagt, um welches Objekt es geht",
  },
  untitled: { en: 'expected a title for the new object', de: 'erwartet wird ein Titel für das neue Objekt' },
  unknownType: {
    en: "'{text}' is no object type; expected its title or constant, such as '{example}'",
    de: "'{text}' ist kein Objekttyp; erwartet wird sein Titel oder seine Konstante, zum Beispiel '{example}'",
  },
  contradiction: {
    en: "{column}: '{value}', but line {line} has '{before}' for the same object",
    de: "{column}: '{value}', aber Zeile {line} hat '{before}' für dasselbe Objekt",
  },
  ambiguous: {
    en: "{column}: '{value}' could be '{one}' or '{other}', and no other cell of the column tells which; write it as one of these",
    de: "{column}: '{value}' könnte '{one}' oder '{other}' sein, und keine andere Zelle der Spalte sagt, was davon; eins von beiden schreiben",
  },
  unitless: {
    en: "{column}: '{value}' has no unit; expected one behind the number: {units}",
    de: "{column}: '{value}' hat keine Einheit; erwartet wird eine hinter der Zahl: {units}",
  },
  unknownTitle: {
    en: "{column}: '{text}': there is no such object that the link may lead to; rows of the file that it leads to stand above",
    de: "{column}: '{text}': es gibt kein solches Objekt, auf das verwiesen werden darf; Zeilen der Datei, auf die verwiesen wird, stehen darüber",
  },
  severalTitles: {
    en: "{column}: more than one object is called '{text}': write 'Type: Title', a path such as 'Building > Room', or its id behind a number sign, such as '#170'",
    de: "{column}: mehr als ein Objekt heißt '{text}': 'Typ: Titel', einen Pfad wie 'Gebäude > Raum' oder die Nummer hinter einer Raute wie '#170' schreiben",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<CsvLanguage, string>>>>;

/** A row that cannot be carried out; its message is the reason. */
export class RowFault extends Error {
  constructor(language: CsvLanguage, reason: keyof typeof texts, values: Readonly<Record<string, string | number>> = {}) {
    super(texts[reason][language].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')));
  }
}
