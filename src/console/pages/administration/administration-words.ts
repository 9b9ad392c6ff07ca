import type { PermittedVerb } from '../../../../generated/types.js';
import type { Text } from '../../texts/language.js';

/** Texts of the administration. */
export const administrationWords = {
  keys: { en: 'Keys', de: 'Schlüssel' },
  users: { en: 'Users', de: 'Benutzer' },
  grants: { en: 'Rights of persons and groups', de: 'Rechte von Personen und Gruppen' },
  statuses: { en: 'CMDB statuses', de: 'CMDB-Status' },
  newKey: { en: 'New key', de: 'Neuer Schlüssel' },
  newUser: { en: 'New user', de: 'Neuer Benutzer' },
  constant: { en: 'Constant', de: 'Konstante' },
  title: { en: 'Whose it is', de: 'Wem er gehört' },
  rights: { en: 'Rights', de: 'Rechte' },
  everything: { en: 'everything', de: 'alles' },
  nothing: { en: 'nothing', de: 'nichts' },
  lastUsed: { en: 'Last used', de: 'Zuletzt benutzt' },
  expires: { en: 'Expires', de: 'Läuft ab' },
  revoked: { en: 'revoked', de: 'widerrufen' },
  revoke: { en: 'Revoke', de: 'Widerrufen' },
  revokeSure: {
    en: 'Revoke the key of {title}? Programs that use it are refused from then on.',
    de: 'Den Schlüssel von {title} widerrufen? Programme, die ihn benutzen, werden dann abgewiesen.',
  },
  shownOnce: { en: 'This key is shown once:', de: 'Dieser Schlüssel wird nur einmal gezeigt:' },
  login: { en: 'Login', de: 'Login' },
  name: { en: 'Name', de: 'Name' },
  password: { en: 'Password', de: 'Passwort' },
  groups: { en: 'Groups', de: 'Gruppen' },
  sessions: { en: 'Sessions', de: 'Sitzungen' },
  enable: { en: 'Enable', de: 'Freigeben' },
  disable: { en: 'Disable', de: 'Sperren' },
  endSessions: { en: 'End sessions', de: 'Sitzungen beenden' },
} as const satisfies Readonly<Record<string, Text>>;

/** Names of what may be done. */
export const verbWords: Readonly<Record<PermittedVerb, Text>> = {
  view: { en: 'view', de: 'ansehen' },
  create: { en: 'create', de: 'anlegen' },
  edit: { en: 'edit', de: 'bearbeiten' },
  archive: { en: 'archive', de: 'archivieren' },
  delete: { en: 'delete', de: 'löschen' },
  purge: { en: 'purge', de: 'entfernen' },
  administer: { en: 'administer', de: 'verwalten' },
};
