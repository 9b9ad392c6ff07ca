import type { AuditEventName } from '../../../../generated/types.js';
import type { Text } from '../../texts/language.js';

/** Texts of the audit. */
export const auditWords = {
  time: { en: 'When', de: 'Wann' },
  event: { en: 'What', de: 'Was' },
  by: { en: 'By', de: 'Von' },
  about: { en: 'About', de: 'Worüber' },
  address: { en: 'Address', de: 'Adresse' },
  details: { en: 'Details', de: 'Einzelheiten' },
  key: { en: 'Key', de: 'Schlüssel' },
  user: { en: 'User', de: 'Benutzer' },
  since: { en: 'From', de: 'Von' },
  until: { en: 'Until', de: 'Bis' },
  older: { en: 'Older', de: 'Ältere' },
} as const satisfies Readonly<Record<string, Text>>;

/** Events of the audit, as they are chosen. */
export const eventWords: Readonly<Record<AuditEventName, Text>> = {
  keyCreated: { en: 'Key made', de: 'Schlüssel erstellt' },
  keyChanged: { en: 'Key changed', de: 'Schlüssel geändert' },
  keyRenewed: { en: 'Key renewed', de: 'Schlüssel erneuert' },
  keyRevoked: { en: 'Key revoked', de: 'Schlüssel widerrufen' },
  keyFirstUsed: { en: 'Key used for the first time', de: 'Schlüssel zum ersten Mal benutzt' },
  loggedIn: { en: 'Logged in', de: 'Angemeldet' },
  loginFailed: { en: 'Login failed', de: 'Anmeldung gescheitert' },
  loggedOut: { en: 'Logged out', de: 'Abgemeldet' },
  sessionsEnded: { en: 'Sessions ended', de: 'Sitzungen beendet' },
  passwordSet: { en: 'Password set', de: 'Passwort gesetzt' },
  passwordRemoved: { en: 'Password removed', de: 'Passwort entfernt' },
  grantsChanged: { en: 'Grants changed', de: 'Berechtigungen geändert' },
  webhookCreated: { en: 'Webhook created', de: 'Webhook angelegt' },
  webhookChanged: { en: 'Webhook changed', de: 'Webhook geändert' },
  webhookDeleted: { en: 'Webhook deleted', de: 'Webhook gelöscht' },
  webhookStopped: { en: 'Webhook stopped', de: 'Webhook angehalten' },
  reportSaved: { en: 'Report saved', de: 'Bericht gespeichert' },
  reportDeleted: { en: 'Report deleted', de: 'Bericht gelöscht' },
  started: { en: 'Service started', de: 'Dienst gestartet' },
  importBegun: { en: 'Import begun', de: 'Import begonnen' },
  imported: { en: 'Imported', de: 'Importiert' },
  reverted: { en: 'Changes reverted', de: 'Änderungen zurückgenommen' },
  forgotten: { en: 'Object forgotten', de: 'Objekt vergessen' },
  pruned: { en: 'History pruned', de: 'Geschichte gekürzt' },
  backedUp: { en: 'Backup made', de: 'Sicherung erstellt' },
  restored: { en: 'Backup restored', de: 'Sicherung eingespielt' },
};
