import type { Messages } from './say.js';

/** What people read, in German. */
export const de = {
  ObjectCreated: 'Objekt wurde erfolgreich angelegt',
  ObjectRetitled: 'Titel des Objekts wurde erfolgreich geändert',
  ObjectArchived: 'Objekt {object} wurde archiviert.',
  ObjectDeleted: 'Objekt {object} wurde gelöscht.',
  ObjectPurged: 'Objekt {object} wurde endgültig gelöscht.',
  ObjectsPurged: 'Objekte {objects} wurden endgültig gelöscht.',
  ObjectRecycled: 'Objekt {object} wurde wiederhergestellt.',
  ObjectMarkedAsTemplate: 'Objekt {object} wurde als Vorlage markiert.',
  ObjectMarkedAsMassChangeTemplate: 'Objekt {object} wurde als Massenänderungsvorlage markiert.',
  EntryArchived: 'Eintrag {entry} wurde erfolgreich archiviert, von {from} nach {to}.',
  EntryMarkedDeleted: 'Eintrag {entry} wurde erfolgreich gelöscht, von {from} nach {to}.',
  EntryRecycled: 'Eintrag {entry} wurde erfolgreich wiederhergestellt, von {from} nach {to}.',
  EntryPurged: 'Eintrag {entry} wurde erfolgreich endgültig gelöscht, von {from} nach {to}.',
  EntryDeleted: "Kategorieeintrag '{entry}' erfolgreich gelöscht",
  EntryQuickpurged: "Kategorieeintrag '{entry}' erfolgreich endgültig gelöscht",
  EntrySaved: 'Kategorieeintrag erfolgreich gespeichert',
  EntryCreatedDeprecated:
    "Kategorieeintrag erfolgreich angelegt. [Diese Methode ist veraltet und wird in einer künftigen Version entfernt. Verwenden Sie stattdessen 'cmdb.category.save'.]",
  EntrySavedDeprecated:
    "Kategorieeintrag erfolgreich gespeichert. [Diese Methode ist veraltet und wird in einer künftigen Version entfernt. Verwenden Sie stattdessen 'cmdb.category.save'.]",
  ChoiceAdded: 'Auswahl {choice} ist vorhanden.',
  ChoiceSaved: 'Auswahl {choice} wurde gespeichert.',
  ChoiceDeleted: 'Auswahl {choice} wurde gelöscht.',
  StatusCreated: 'Status angelegt',
  StatusSaved: 'Status gespeichert',
  StatusPurged: 'Status gelöscht',
  PasswordChanged: 'Das Passwort wurde geändert.',
  Yes: 'Ja',
  No: 'Nein',
  NotBegun: 'Noch nicht aktiv',
  Active: 'Aktiv',
  Expired: 'Abgelaufen',
  DaysLeft: '{days} Tage',
} as const satisfies Messages;
