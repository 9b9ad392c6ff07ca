import type { ChangeAction } from '../../../generated/types.js';
import type { Counted, Text } from '../texts/language.js';

/** Texts about change sets. */
export const historyWords = {
  nothing: { en: 'Nothing was changed.', de: 'Nichts wurde geändert.' },
  several: {
    en: '{who} made {number} changes to {objects} objects',
    de: '{who} hat {number} Änderungen an {objects} Objekten gemacht',
  },
  createdMany: { en: '{who} created {objects} objects', de: '{who} hat {objects} Objekte angelegt' },
  undid: { en: '{who} undid {numbers}', de: '{who} hat {numbers} rückgängig gemacht' },
  fields: { one: { en: '{number} field', de: '{number} Feld' }, other: { en: '{number} fields', de: '{number} Felder' } },
  changes: {
    one: { en: '{number} change', de: '{number} Änderung' },
    other: { en: '{number} changes', de: '{number} Änderungen' },
  },
  goneObject: { en: 'Object {id}', de: 'Objekt {id}' },
  undo: { en: 'Undo', de: 'Rückgängig machen' },
  undoTitle: { en: 'Undo change set {number}', de: 'Änderung {number} rückgängig machen' },
  undoSeveral: { en: 'Undo change sets {number}', de: 'Änderungen {number} rückgängig machen' },
  undoChosen: { en: 'Undo together', de: 'Zusammen rückgängig machen' },
  choose: { en: 'Choose #{number}', de: '#{number} auswählen' },
  chosen: { en: '{number} chosen', de: '{number} ausgewählt' },
  chooseNone: { en: 'Choose none', de: 'Auswahl aufheben' },
  foundInstead: { en: '(left as {expected}, now {found})', de: '(hinterlassen als {expected}, jetzt {found})' },
  trying: { en: '{title} – working out what changes', de: '{title} – was sich ändert, wird ermittelt' },
  stopped: {
    en: 'Stopped. If it was begun already, the history shows it.',
    de: 'Angehalten. Wenn es schon begonnen hatte, zeigt es der Verlauf.',
  },
  objects: {
    one: { en: 'On {number} object:', de: 'An {number} Objekt:' },
    other: { en: 'On {number} objects:', de: 'An {number} Objekten:' },
  },
  whatChanges: { en: 'This is what changes.', de: 'Das ändert sich.' },
  nothingChanges: { en: 'Nothing would change.', de: 'Es würde sich nichts ändern.' },
  conflicts: {
    en: 'These stay as they are, because they were changed since:',
    de: 'Das bleibt, weil es seither geändert wurde:',
  },
  undone: { en: 'Undone as change set {number}.', de: 'Rückgängig gemacht als Änderung {number}.' },
  more: {
    one: { en: '{number} more change', de: '{number} weitere Änderung' },
    other: { en: '{number} more changes', de: '{number} weitere Änderungen' },
  },
  alike: {
    one: { en: 'and {number} more part of this before', de: 'und davor {number} weiterer Teil davon' },
    other: { en: 'and {number} more parts of this before', de: 'und davor {number} weitere Teile davon' },
  },
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
  categoriesShown: { en: 'Of the changes below', de: 'Der Änderungen unten' },
  categoriesOfAll: { en: 'Of many types', de: 'Vieler Typen' },
  categoriesOfType: { en: 'Of a certain type', de: 'Eines bestimmten Typs' },
  categoriesOfSite: { en: 'Of this site', de: 'Dieser Installation' },
  anyChange: { en: 'Any change', de: 'Jede Änderung' },
  action: { en: 'Change', de: 'Änderung' },
  ofObject: { en: 'Of any object', de: 'Jedes Objekts' },
  sinceDay: { en: 'Since', de: 'Seit' },
  untilDay: { en: 'Until', de: 'Bis' },
  withSignIns: { en: 'With sign-ins', de: 'Mit Anmeldungen' },
  ofEverything: { en: 'Everything that was changed', de: 'Alles, was geändert wurde' },
} as const satisfies Readonly<Record<string, Text | Counted>>;

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
