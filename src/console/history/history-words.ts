import type { ChangeAction } from '../../../generated/types.js';
import type { Text } from '../texts/language.js';

/** Texts about change sets. */
export const historyWords = {
  nothing: { en: 'Nothing was changed.', de: 'Nichts wurde geändert.' },
  by: { en: 'by {name}', de: 'von {name}' },
  undo: { en: 'Undo', de: 'Rückgängig machen' },
  undoes: { en: 'undoes {numbers}', de: 'macht {numbers} rückgängig' },
  undoTitle: { en: 'Undo change set {number}', de: 'Änderung {number} rückgängig machen' },
  undoSeveral: { en: 'Undo change sets {number}', de: 'Änderungen {number} rückgängig machen' },
  undoChosen: { en: 'Undo together', de: 'Zusammen rückgängig machen' },
  choose: { en: 'Choose #{number}', de: '#{number} auswählen' },
  chosen: { en: '{number} chosen', de: '{number} ausgewählt' },
  chooseNone: { en: 'Choose none', de: 'Auswahl aufheben' },
  foundInstead: { en: '(left as {expected}, now {found})', de: '(hinterlassen als {expected}, jetzt {found})' },
  whatChanges: { en: 'This is what changes.', de: 'Das ändert sich.' },
  nothingChanges: { en: 'Nothing would change.', de: 'Es würde sich nichts ändern.' },
  conflicts: {
    en: 'These stay as they are, because they were changed since:',
    de: 'Das bleibt, weil es seither geändert wurde:',
  },
  undone: { en: 'Undone as change set {number}.', de: 'Rückgängig gemacht als Änderung {number}.' },
  more: { en: '{number} more changes', de: '{number} weitere Änderungen' },
  alike: { en: 'and {number} more parts of this before', de: 'und davor {number} weitere Teile davon' },
  past: {
    en: 'This page shows the past, where nothing can be changed. Go back to now first.',
    de: 'Diese Seite zeigt die Vergangenheit, in der sich nichts ändern lässt. Gehen Sie zuerst zurück zu jetzt.',
  },
  from: { en: 'From', de: 'Vorher' },
  to: { en: 'To', de: 'Nachher' },
  attribute: { en: 'Attribute', de: 'Attribut' },
  older: { en: 'Older', de: 'Ältere' },
  anybody: { en: 'By anybody', de: 'Von allen' },
  who: { en: 'Who', de: 'Wer' },
  persons: { en: 'Persons', de: 'Personen' },
  keys: { en: 'Keys', de: 'Schlüssel' },
  anyCategory: { en: 'Any category', de: 'Jede Kategorie' },
  category: { en: 'Category', de: 'Kategorie' },
  anyChange: { en: 'Any change', de: 'Jede Änderung' },
  action: { en: 'Change', de: 'Änderung' },
  ofObject: { en: 'Of any object', de: 'Jedes Objekts' },
  sinceDay: { en: 'Since', de: 'Seit' },
  untilDay: { en: 'Until', de: 'Bis' },
  withSignIns: { en: 'With sign-ins', de: 'Mit Anmeldungen' },
  ofEverything: { en: 'Everything that was changed', de: 'Alles, was geändert wurde' },
} as const satisfies Readonly<Record<string, Text>>;

/** Words for the action of a change. */
export const actionWords: Readonly<Record<ChangeAction, Text>> = {
  created: { en: 'created', de: 'angelegt' },
  edited: { en: 'changed', de: 'geändert' },
  archived: { en: 'archived', de: 'archiviert' },
  markedDeleted: { en: 'deleted', de: 'gelöscht' },
  templated: { en: 'made a template', de: 'zur Vorlage gemacht' },
  recycled: { en: 'recycled', de: 'wiederhergestellt' },
  purged: { en: 'purged', de: 'endgültig entfernt' },
};
