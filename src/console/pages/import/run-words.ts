import type { Counted, Text } from '../../texts/language.js';

/** Texts of imports and undoings that take many calls. */
export const runWords = {
  checking: { en: 'Checking: {percent} %', de: 'Prüfung: {percent} %' },
  importing: { en: 'Importing: {percent} %', de: 'Import: {percent} %' },
  undoing: { en: 'Undoing: {percent} %', de: 'Zurücknehmen: {percent} %' },
  stop: { en: 'Stop', de: 'Anhalten' },
  goOn: { en: 'Continue', de: 'Fortsetzen' },
  stopped: {
    en: 'Stopped. What was done so far is kept.',
    de: 'Angehalten. Das bisher Erledigte bleibt erhalten.',
  },
  soFar: {
    one: {
      en: '{done} of {total} rows are imported so far, as {number} change set.',
      de: '{done} von {total} Zeilen sind bisher importiert, als {number} Änderungssatz.',
    },
    other: {
      en: '{done} of {total} rows are imported so far, as {number} change sets.',
      de: '{done} von {total} Zeilen sind bisher importiert, als {number} Änderungssätze.',
    },
  },
  done: {
    one: {
      en: 'Imported as {number} change set with the comment “{comment}”.',
      de: 'Importiert als {number} Änderungssatz mit dem Kommentar „{comment}“.',
    },
    other: {
      en: 'Imported as {number} change sets with the comment “{comment}”.',
      de: 'Importiert als {number} Änderungssätze mit dem Kommentar „{comment}“.',
    },
  },
  nothing: { en: 'Nothing was changed: everything is as in the file.', de: 'Nichts wurde geändert: Alles entspricht der Datei.' },
  undoAll: { en: 'Undo the import', de: 'Import zurücknehmen' },
  undoQuestion: {
    one: {
      en: 'The change set of the import is undone. What somebody changed since stays.',
      de: 'Der Änderungssatz des Imports wird zurückgenommen. Was seitdem jemand geändert hat, bleibt.',
    },
    other: {
      en: 'The {number} change sets of the import are undone, newest first. What somebody changed since stays.',
      de: 'Die {number} Änderungssätze des Imports werden zurückgenommen, die neuesten zuerst. Was seitdem jemand geändert hat, bleibt.',
    },
  },
  undone: { en: 'The import is undone.', de: 'Der Import ist zurückgenommen.' },
  kept: {
    one: {
      en: 'The import is undone but for {number} record that was changed since.',
      de: 'Der Import ist zurückgenommen bis auf {number} Datensatz, der seitdem geändert wurde.',
    },
    other: {
      en: 'The import is undone but for {number} records that were changed since.',
      de: 'Der Import ist zurückgenommen bis auf {number} Datensätze, die seitdem geändert wurden.',
    },
  },
  last: { en: 'The last import in this browser', de: 'Der letzte Import in diesem Browser' },
} as const satisfies Readonly<Record<string, Text | Counted>>;
