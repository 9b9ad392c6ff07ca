import type { ErrorName } from '../../../generated/errors.js';

/** Messages of errors in German, with the placeholders of the document. */
export const errors = {
  ParseError: 'Kein lesbares JSON: {reason}',
  InvalidRequest: 'Ungültige Anfrage: {reason}',
  MethodNotFound: 'Methode nicht gefunden: {method}',
  InvalidParameters: 'Ungültige Parameter: {reason}',
  ValidationFailed: 'Ungültige Parameter: Mindestens ein Wert ist falsch',
  ObjectNotFound: 'Ungültige Parameter: Objekt {object} nicht gefunden.',
  ObjectTypeNotFound: "Ungültige Parameter: Objekttyp '{type}' nicht gefunden.",
  CategoryNotFound: "Ungültige Parameter: Kategorie '{category}' nicht gefunden.",
  EntryNotFound:
    'Ungültige Parameter: Eintrag {entry} nicht gefunden. Gehört er zu Objekt {object}, und hat er einen gültigen Status?',
  EntryMissing: "Ungültige Parameter: Objekt {object} hat keinen Eintrag in der Kategorie '{category}'.",
  SingleValueCategory: "Ungültige Parameter: Kategorie '{category}' ist einwertig; {hint}",
  TransitionRefused: 'Ungültige Parameter: Objekt {object} ist {status}; {operation} braucht {needed}.',
  InternalError: 'Interner Fehler',
  AuthenticationFailed: 'Anmeldung fehlgeschlagen',
  Forbidden: 'Verboten: {caller} darf {resource} nicht {verb}',
  PasswordExpired: 'Passwort abgelaufen: {login} darf es nur ändern',
  Conflict: 'Konflikt: {reason}',
  SecondFactorRequired: 'Zweiter Faktor nötig: {login} meldet sich mit einem Code an',
  SwitchedOff: 'Ausgeschaltet: {feature} ist hier nicht verfügbar',
  CursorEnded: 'Cursor nicht mehr gültig: {reason}',
  LimitExceeded: 'Grenze überschritten: {what}',
  Busy: 'Ausgelastet: zu viel wartet',
  StorageUnavailable: 'Speicher nicht verfügbar',
  TimedOut: 'Zeit abgelaufen: nichts wurde geändert',
  Stopping: 'Wird gestoppt: der Dienst fährt herunter',
  OutcomeUnknown: 'Ausgang unbekannt: der Speicher hat nicht gemeldet, ob gespeichert wurde',
  CategoryWithoutAttributes: "Kategorie '{category}' hat keine Attribute",
} as const satisfies Readonly<Record<ErrorName, string>>;
