import type { Text } from '../texts/language.js';

/** Texts of the frame around the pages. */
export const shellWords = {
  skip: { en: 'Skip to content', de: 'Zum Inhalt' },
  menu: { en: 'Menu', de: 'Menü' },
  searchAll: { en: 'Search everything', de: 'Alles durchsuchen' },
  hits: { en: '{number} hits', de: '{number} Treffer' },
  asList: { en: 'All objects with this in their title, as a list', de: 'Alle Objekte mit diesem Text im Titel als Liste' },
  noHit: { en: 'Nothing found', de: 'Nichts gefunden' },
  navigation: { en: 'Pages', de: 'Seiten' },
  light: { en: 'Light', de: 'Hell' },
  dark: { en: 'Dark', de: 'Dunkel' },
  signIn: { en: 'Sign in', de: 'Anmelden' },
  signOut: { en: 'Sign out', de: 'Abmelden' },
  signInAgain: { en: 'Sign in again', de: 'Erneut anmelden' },
  expired: {
    en: 'Your session has ended. What you typed is still there; sign in to go on.',
    de: 'Ihre Sitzung ist beendet. Ihre Eingaben sind noch da; melden Sie sich an, um fortzufahren.',
  },
  welcome: {
    en: 'What your company runs, and how it hangs together.',
    de: 'Was Ihr Unternehmen betreibt, und wie es zusammenhängt.',
  },
  withLogin: { en: 'With a login', de: 'Mit Login' },
  withKey: { en: 'With a key', de: 'Mit Schlüssel' },
  login: { en: 'Login', de: 'Login' },
  password: { en: 'Password', de: 'Passwort' },
  key: { en: 'Key', de: 'Schlüssel' },
  keyHint: {
    en: 'The first start of the service showed one; kataster key create makes another.',
    de: 'Der erste Start des Dienstes zeigt einen; kataster key create erzeugt weitere.',
  },
  passwordExpired: {
    en: 'The password has to be changed first. Choose a new one.',
    de: 'Das Passwort muss zuerst geändert werden. Wählen Sie ein neues.',
  },
  newPassword: { en: 'New password', de: 'Neues Passwort' },
  programHint: {
    en: 'The calls that this page made, in the order in which it made them.',
    de: 'Die Aufrufe dieser Seite in ihrer Reihenfolge.',
  },
  copy: { en: 'Copy', de: 'Kopieren' },
  copied: { en: 'Copied', de: 'Kopiert' },
  shortcuts: { en: 'Keys', de: 'Tasten' },
  goTo: { en: 'Go to: {page}', de: 'Gehe zu: {page}' },
  showKeys: { en: 'Show all keys', de: 'Alle Tasten zeigen' },
  asOf: { en: 'As of a day', de: 'Stand eines Tages' },
  asOfHint: {
    en: 'Shows this page, and those that it leads to, as everything was at that moment.',
    de: 'Zeigt diese Seite und alle, zu denen sie führt, so wie alles zu diesem Zeitpunkt war.',
  },
  moment: { en: 'Day and time', de: 'Tag und Uhrzeit' },
  show: { en: 'Show', de: 'Zeigen' },
  shownAsOf: { en: 'This is how it was as of', de: 'So war es zum Stand' },
  backToNow: { en: 'Back to now', de: 'Zurück zu jetzt' },
  saveKey: { en: 'Save changes', de: 'Änderungen speichern' },
} as const satisfies Readonly<Record<string, Text>>;
