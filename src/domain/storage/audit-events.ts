import type { AuditDetails, AuditEventName } from '../../../generated/types.js';

/** An event as people read it, and the details that every row of it has. */
interface AuditEventDefinition {
  readonly en: string;
  readonly de: string;
  readonly details: readonly (keyof AuditDetails)[];
}

/** Every event of the audit. A row with details that its event does not have, or without one that it has, does not compile. */
export const auditEvents = {
  keyCreated: { en: 'Key made', de: 'Schlüssel erstellt', details: ['title', 'rights', 'expires', 'addresses'] },
  keyChanged: { en: 'Key changed', de: 'Schlüssel geändert', details: ['from', 'to'] },
  keyRenewed: { en: 'Key renewed', de: 'Schlüssel erneuert', details: ['successor', 'expires'] },
  keyRevoked: { en: 'Key revoked', de: 'Schlüssel widerrufen', details: [] },
  keyFirstUsed: { en: 'Key used for the first time', de: 'Schlüssel zum ersten Mal benutzt', details: [] },
  loggedIn: { en: 'Logged in', de: 'Angemeldet', details: ['means', 'expires'] },
  loginFailed: { en: 'Login failed', de: 'Anmeldung gescheitert', details: ['reason', 'times', 'since', 'login'] },
  loggedOut: { en: 'Logged out', de: 'Abgemeldet', details: [] },
  sessionsEnded: { en: 'Sessions ended', de: 'Sitzungen beendet', details: ['sessions', 'cause'] },
  passwordSet: { en: 'Password set', de: 'Passwort gesetzt', details: [] },
  passwordRemoved: { en: 'Password removed', de: 'Passwort entfernt', details: [] },
  secondFactorSet: { en: 'Second factor set', de: 'Zweiter Faktor eingerichtet', details: [] },
  secondFactorRemoved: { en: 'Second factor removed', de: 'Zweiter Faktor entfernt', details: [] },
  passkeyCreated: { en: 'Passkey added', de: 'Passkey hinzugefügt', details: [] },
  passkeyDeleted: { en: 'Passkey removed', de: 'Passkey entfernt', details: [] },
  recoveryCodeUsed: { en: 'Recovery code used', de: 'Wiederherstellungscode benutzt', details: [] },
  grantsChanged: { en: 'Grants changed', de: 'Berechtigungen geändert', details: ['from', 'to'] },
  providerSaved: { en: 'Provider saved', de: 'Anbieter gespeichert', details: ['provider', 'title', 'changed'] },
  providerDeleted: { en: 'Provider deleted', de: 'Anbieter gelöscht', details: ['provider', 'title'] },
  accountLinked: { en: 'Account linked', de: 'Konto verbunden', details: ['provider', 'subject'] },
  membershipsChanged: {
    en: 'Memberships changed by a provider',
    de: 'Mitgliedschaften durch einen Anbieter geändert',
    details: ['provider', 'added', 'removed', 'refused'],
  },
  deactivationRefused: { en: 'Deactivation refused', de: 'Deaktivierung abgelehnt', details: ['provider'] },
  webhookCreated: { en: 'Webhook created', de: 'Webhook angelegt', details: ['webhook', 'title', 'target'] },
  webhookChanged: { en: 'Webhook changed', de: 'Webhook geändert', details: ['webhook', 'title', 'changed'] },
  webhookDeleted: { en: 'Webhook deleted', de: 'Webhook gelöscht', details: ['webhook', 'title'] },
  webhookStopped: { en: 'Webhook stopped', de: 'Webhook angehalten', details: ['webhook', 'title', 'problem'] },
  started: { en: 'Service started', de: 'Dienst gestartet', details: ['version', 'host', 'settings'] },
  importBegun: { en: 'Import begun', de: 'Import begonnen', details: ['source', 'rows'] },
  imported: { en: 'Imported', de: 'Importiert', details: ['source', 'created', 'updated', 'unchanged', 'skipped'] },
  reverted: { en: 'Changes reverted', de: 'Änderungen zurückgenommen', details: ['numbers'] },
  forgotten: { en: 'Object forgotten', de: 'Objekt vergessen', details: [] },
  pruned: { en: 'History pruned', de: 'Geschichte gekürzt', details: ['until'] },
  backedUp: { en: 'Backup made', de: 'Sicherung erstellt', details: ['file'] },
  restored: { en: 'Backup restored', de: 'Sicherung eingespielt', details: [] },
} as const satisfies Readonly<Record<AuditEventName, AuditEventDefinition>>;

/** Events after which somebody may do less. */
export const takingAccess = [
  'keyChanged',
  'keyRevoked',
  'loggedOut',
  'sessionsEnded',
  'passwordSet',
  'passwordRemoved',
  'grantsChanged',
  'membershipsChanged',
] as const satisfies readonly AuditEventName[];

/** The details of an event: those of its row in the table, all of them. */
export type DetailsOf<Name extends AuditEventName> = {
  readonly [Detail in (typeof auditEvents)[Name]['details'][number]]: Exclude<AuditDetails[Detail], undefined>;
};
