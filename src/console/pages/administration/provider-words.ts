import type { Text } from '../../texts/language.js';

/** Texts of the administration of providers. */
export const providerWords = {
  providers: { en: 'Providers', de: 'Anbieter' },
  newProvider: { en: 'New provider', de: 'Neuer Anbieter' },
  id: {
    en: 'Id: lower-case letters, digits and hyphens',
    de: 'ID: Kleinbuchstaben, Ziffern und Bindestriche',
  },
  idColumn: { en: 'Id', de: 'ID' },
  buttonTitle: { en: 'Name on the button', de: 'Name auf dem Knopf' },
  issuer: { en: 'Issuer, or LDAP address of a directory', de: 'Aussteller (Issuer) oder LDAP-Adresse eines Verzeichnisses' },
  client: { en: 'Client id, or name of the account that searches', de: 'Client-ID oder Name des Kontos, das sucht' },
  secret: { en: 'Secret, or password of that account', de: 'Geheimnis oder Passwort dieses Kontos' },
  keepSecret: {
    en: 'Secret or password; the stored one stays where empty',
    de: 'Geheimnis oder Passwort; leer bleibt das gespeicherte',
  },
  removeSecret: { en: 'Remove the stored secret', de: 'Das gespeicherte Geheimnis entfernen' },
  hasSecret: { en: 'with a secret', de: 'mit Geheimnis' },
  scopes: { en: 'Scopes; the usual ones where empty', de: 'Scopes; leer die üblichen' },
  groupsClaim: {
    en: 'Claim with the groups, or attribute with the members of a group; the usual one where empty',
    de: 'Claim mit den Gruppen oder Attribut mit den Mitgliedern einer Gruppe; leer das übliche',
  },
  subjectClaim: {
    en: 'Claim that identifies an account; the usual one where empty, oid at Entra ID; stays once somebody has an account there',
    de: 'Claim, an dem ein Konto erkannt wird; leer der übliche, bei Entra ID oid; bleibt, sobald jemand dort ein Konto hat',
  },
  admitted: {
    en: 'Groups that may sign in, a line each; everybody where empty',
    de: 'Gruppen, die sich anmelden dürfen, je eine Zeile; alle, wenn leer',
  },
  rules: { en: 'Rules: groups there, groups here', de: 'Regeln: Gruppen dort, Gruppen hier' },
  groupThere: { en: 'Group at the provider', de: 'Gruppe beim Anbieter' },
  groupHere: { en: 'Group here', de: 'Gruppe hier' },
  addRule: { en: 'Add a rule', de: 'Regel hinzufügen' },
  removeRule: { en: 'Remove this rule', de: 'Diese Regel entfernen' },
  callback: {
    en: 'Enter this address at a provider of OpenID Connect as the one to return to:',
    de: 'Tragen Sie bei einem OpenID-Connect-Anbieter diese Rücksprungadresse ein:',
  },
  enabled: { en: 'signs in', de: 'meldet an' },
  disableSure: {
    en: 'Let nobody sign in by {title} any more? The sessions that it opened end.',
    de: 'Niemanden mehr über {title} anmelden? Die Sitzungen, die er eröffnet hat, enden.',
  },
  removeSure: {
    en: 'Delete {title} with the accounts that sign in by it? Their sessions end; the persons stay.',
    de: '{title} mit den Konten löschen, die sich darüber anmelden? Ihre Sitzungen enden; die Personen bleiben.',
  },
  try: { en: 'What would somebody get?', de: 'Was bekäme jemand?' },
  tryOf: { en: 'Rules of {title}', de: 'Regeln von {title}' },
  tryLogin: {
    en: 'Login of somebody who has signed in there',
    de: 'Login von jemandem, der sich dort angemeldet hat',
  },
  tryGroups: { en: 'Or groups at the provider, a line each', de: 'Oder Gruppen beim Anbieter, je eine Zeile' },
  admits: { en: 'May sign in.', de: 'Darf sich anmelden.' },
  refuses: {
    en: 'May not sign in: none of the groups is admitted.',
    de: 'Darf sich nicht anmelden: Keine der Gruppen ist zugelassen.',
  },
  groupsThere: { en: 'Groups there: {groups}', de: 'Gruppen dort: {groups}' },
  noGroups: { en: 'The rules give no group.', de: 'Die Regeln ergeben keine Gruppe.' },
} as const satisfies Readonly<Record<string, Text>>;
