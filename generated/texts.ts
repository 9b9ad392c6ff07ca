// Generated from src/messages/texts by scripts/generate.ts. Do not edit: run `npm run generate`.

import type { Titles } from './types.js';

/** Every text for people. Values stand in braces, under the same names in each language. */
export const texts = {
  ObjectCreated: { en: 'Object was successfully created', de: 'Objekt wurde erfolgreich angelegt' },
  ObjectRetitled: { en: 'Object title was successfully updated', de: 'Titel des Objekts wurde erfolgreich geändert' },
  ObjectMoved: { en: 'Object {object} has been {done}.', de: 'Objekt {object} wurde {done}.' },
  SecondFactorSet: {
    en: 'The second factor has been set up. The recovery codes are shown this once.',
    de: 'Der zweite Faktor ist eingerichtet. Die Wiederherstellungscodes werden nur dieses eine Mal gezeigt.',
  },
  ProviderSaved: { en: 'Provider {id} has been saved.', de: 'Der Anbieter {id} wurde gespeichert.' },
  ProviderDeleted: { en: 'Provider {id} has been deleted.', de: 'Der Anbieter {id} wurde gelöscht.' },
  AccountLinked: { en: 'The account signs in as {login}.', de: 'Das Konto meldet sich als {login} an.' },
  PasskeyAdded: { en: 'The passkey has been added.', de: 'Der Passkey wurde hinzugefügt.' },
  PasskeyRenamed: { en: 'The passkey has been renamed.', de: 'Der Passkey wurde umbenannt.' },
  PasskeyDeleted: { en: 'The passkey has been removed.', de: 'Der Passkey wurde entfernt.' },
  SecondFactorReset: {
    en: 'The second factor of {login} has been removed.',
    de: 'Der zweite Faktor von {login} wurde entfernt.',
  },
  ObjectsCleanedUp: { en: 'Objects purged: {count}', de: 'Endgültig entfernte Objekte: {count}' },
  MoreObjectsLeft: {
    en: 'More objects have this status; call again.',
    de: 'Weitere Objekte haben diesen Status; bitte erneut aufrufen.',
  },
  ObjectsPurged: { en: 'Objects {objects} have been purged.', de: 'Objekte {objects} wurden endgültig gelöscht.' },
  ObjectMarkedAsTemplate: {
    en: 'Object {object} has been marked as template.',
    de: 'Objekt {object} wurde als Vorlage markiert.',
  },
  ObjectMarkedAsMassChangeTemplate: {
    en: 'Object {object} has been marked as mass change template.',
    de: 'Objekt {object} wurde als Massenänderungsvorlage markiert.',
  },
  EntryMoved: {
    en: 'Entry {entry} has been successfully {done} from {from} to {to}.',
    de: 'Eintrag {entry} wurde erfolgreich {done}, von {from} nach {to}.',
  },
  EntryDeleted: { en: "Category entry '{entry}' successfully deleted", de: "Kategorieeintrag '{entry}' erfolgreich gelöscht" },
  EntryQuickpurged: {
    en: "Category entry '{entry}' successfully purged",
    de: "Kategorieeintrag '{entry}' erfolgreich endgültig gelöscht",
  },
  EntrySaved: { en: 'Category entry successfully saved', de: 'Kategorieeintrag erfolgreich gespeichert' },
  EntryCreatedDeprecated: {
    en: "Category entry successfully created. [This method is deprecated and will be removed in a feature release. Use 'cmdb.category.save' instead.]",
    de: "Kategorieeintrag erfolgreich angelegt. [Diese Methode ist veraltet und wird in einer künftigen Version entfernt. Verwenden Sie stattdessen 'cmdb.category.save'.]",
  },
  EntrySavedDeprecated: {
    en: "Category entry successfully saved. [This method is deprecated and will be removed in a feature release. Use 'cmdb.category.save' instead.]",
    de: "Kategorieeintrag erfolgreich gespeichert. [Diese Methode ist veraltet und wird in einer künftigen Version entfernt. Verwenden Sie stattdessen 'cmdb.category.save'.]",
  },
  ExternalObjectCreated: {
    en: 'Object {object} was created for {external}.',
    de: 'Objekt {object} wurde für {external} angelegt.',
  },
  ExternalObjectMatched: { en: 'Object {object} matches {external}.', de: 'Objekt {object} entspricht {external}.' },
  ExternalObjectRetitled: {
    en: 'The title of object {object} was changed.',
    de: 'Die Bezeichnung von Objekt {object} wurde geändert.',
  },
  ExternalEntryWritten: {
    en: 'Entry {entry} of {category} was written for {external}.',
    de: 'Eintrag {entry} von {category} wurde für {external} geschrieben.',
  },
  ExternalEntryUpdated: {
    en: 'Entry {entry} of {category}, which matches {external}, was updated.',
    de: 'Eintrag {entry} von {category}, der {external} entspricht, wurde geändert.',
  },
  ExternalEntrySkipped: {
    en: 'Entry {entry} of {category}, which matches {external}, was left alone.',
    de: 'Eintrag {entry} von {category}, der {external} entspricht, blieb, wie er war.',
  },
  ExternalEntryUnchanged: {
    en: 'Entry {entry} of {category}, which matches {external}, has these values already.',
    de: 'Eintrag {entry} von {category}, der {external} entspricht, hat diese Werte schon.',
  },
  ExternalEntryPurged: {
    en: 'Entry {entry} of {category} is no longer named and was purged.',
    de: 'Eintrag {entry} von {category} wird nicht mehr genannt und wurde endgültig entfernt.',
  },
  ExternalItemRejected: {
    en: '{external} of {category} was rejected: {reason}',
    de: '{external} von {category} wurde abgelehnt: {reason}',
  },
  ExternalLinked: {
    en: 'External identifier has been linked to given object.',
    de: 'Die externe Nummer wurde mit dem Objekt verknüpft.',
  },
  ExternalAlreadyLinked: {
    en: 'External identifier is already linked to given object.',
    de: 'Die externe Nummer ist schon mit dem Objekt verknüpft.',
  },
  LogbookWritten: { en: 'Logbook entry successfully created.', de: 'Logbucheintrag wurde angelegt.' },
  ChoiceAdded: { en: 'Choice {choice} is there.', de: 'Auswahl {choice} ist vorhanden.' },
  ChoiceSaved: { en: 'Choice {choice} has been saved.', de: 'Auswahl {choice} wurde gespeichert.' },
  ChoiceDeleted: { en: 'Choice {choice} has been deleted.', de: 'Auswahl {choice} wurde gelöscht.' },
  StatusCreated: { en: 'Status created', de: 'Status angelegt' },
  StatusSaved: { en: 'Status saved', de: 'Status gespeichert' },
  StatusPurged: { en: 'Status purged', de: 'Status gelöscht' },
  KeyCreated: {
    en: 'Key {key} has been created. It is shown this once.',
    de: 'Der Schlüssel {key} wurde angelegt. Er wird nur dieses eine Mal gezeigt.',
  },
  KeyRotated: {
    en: 'Key {successor} has been put in the place of {key}. It is shown this once.',
    de: 'Der Schlüssel {successor} tritt an die Stelle von {key}. Er wird nur dieses eine Mal gezeigt.',
  },
  KeyUpdated: { en: 'Key {key} has been changed.', de: 'Der Schlüssel {key} wurde geändert.' },
  KeyRevoked: { en: 'Key {key} has been revoked.', de: 'Der Schlüssel {key} wurde widerrufen.' },
  WebhookCreated: {
    en: 'Webhook {webhook} has been created. Its secret is shown this once.',
    de: 'Der Webhook {webhook} wurde angelegt. Sein Geheimnis wird nur dieses eine Mal gezeigt.',
  },
  WebhookSecretRotated: {
    en: 'Webhook {webhook} has another secret. It is shown this once.',
    de: 'Der Webhook {webhook} hat ein anderes Geheimnis. Es wird nur dieses eine Mal gezeigt.',
  },
  WebhookUpdated: { en: 'Webhook {webhook} has been changed.', de: 'Der Webhook {webhook} wurde geändert.' },
  WebhookDeleted: { en: 'Webhook {webhook} has been deleted.', de: 'Der Webhook {webhook} wurde gelöscht.' },
  DeliveriesResent: { en: '{count} deliveries are tried again.', de: '{count} Zustellungen werden wiederholt.' },
  ObjectTypeCreated: {
    en: "Object type '{title}' (#{id}) successfully created.",
    de: "Der Objekttyp '{title}' (#{id}) wurde angelegt.",
  },
  ObjectTypeUpdated: { en: 'Object type #{id} successfully updated.', de: 'Der Objekttyp #{id} wurde geändert.' },
  ObjectTypeDeleted: { en: 'Object type #{id} has been deleted.', de: 'Der Objekttyp #{id} wurde gelöscht.' },
  ObjectTypeGroupCreated: {
    en: "Object type group '{title}' (#{id}) successfully created.",
    de: "Die Gruppe '{title}' (#{id}) von Objekttypen wurde angelegt.",
  },
  ObjectTypeGroupUpdated: {
    en: 'Object type group #{id} successfully updated.',
    de: 'Die Gruppe #{id} von Objekttypen wurde geändert.',
  },
  ObjectTypeGroupDeleted: {
    en: 'Object type group #{id} has been deleted.',
    de: 'Die Gruppe #{id} von Objekttypen wurde gelöscht.',
  },
  DefaultTemplateSet: {
    en: 'The default template of {type} is object {object}.',
    de: 'Die Standardvorlage von {type} ist Objekt {object}.',
  },
  DefaultTemplateUnset: {
    en: 'The default template of {type} is not set.',
    de: 'Die Standardvorlage von {type} ist nicht gesetzt.',
  },
  UserCreated: { en: 'User {login} has been created.', de: 'Der Benutzer {login} wurde angelegt.' },
  UserDisabled: { en: 'User {login} can no longer log in.', de: 'Der Benutzer {login} kann sich nicht mehr anmelden.' },
  UserEnabled: { en: 'User {login} can log in again.', de: 'Der Benutzer {login} kann sich wieder anmelden.' },
  SessionEnded: { en: 'The session has been ended.', de: 'Die Sitzung wurde beendet.' },
  SessionsEnded: { en: 'The sessions of {login} have been ended.', de: 'Die Sitzungen von {login} wurden beendet.' },
  PasswordSet: { en: 'The password of {login} has been set.', de: 'Das Passwort von {login} wurde gesetzt.' },
  RightsGranted: { en: 'More has been granted to {to}.', de: 'Rechte wurden an {to} vergeben.' },
  RightsRevoked: { en: 'Rights of {to} have been revoked.', de: 'Rechte von {to} wurden widerrufen.' },
  PasswordChanged: { en: 'The password has been changed.', de: 'Das Passwort wurde geändert.' },
  NotBegun: { en: 'Not yet active', de: 'Noch nicht aktiv' },
  Active: { en: 'Active', de: 'Aktiv' },
  Expired: { en: 'Expired', de: 'Abgelaufen' },
  DaysLeft: { en: '{days} days', de: '{days} Tage' },
  LivestatusCreated: {
    en: 'The address of monitoring {title} has been added.',
    de: 'Die Adresse des Monitorings {title} wurde hinzugefügt.',
  },
  LivestatusUpdated: {
    en: 'The address of monitoring {id} has been changed.',
    de: 'Die Adresse des Monitorings {id} wurde geändert.',
  },
  LivestatusDeleted: { en: 'Addresses of monitoring deleted: {count}.', de: 'Gelöschte Adressen des Monitorings: {count}.' },
  ImportProfileSaved: { en: 'Profile {title} has been saved.', de: 'Das Profil {title} wurde gespeichert.' },
  ImportProfileDeleted: { en: 'Profile {title} has been deleted.', de: 'Das Profil {title} wurde gelöscht.' },
  ReportSaved: { en: 'Report {title} has been saved.', de: 'Der Bericht {title} wurde gespeichert.' },
  ReportDeleted: { en: 'Report {title} has been deleted.', de: 'Der Bericht {title} wurde gelöscht.' },
  SyncOfDirectory: { en: 'sync of {id}', de: 'Abgleich von {id}' },
  DirectoryIsBeingSynchronized: {
    en: 'the directory is being synchronized already; kataster.provider.read shows its end in last_sync',
    de: 'das Verzeichnis wird schon abgeglichen; kataster.provider.read zeigt das Ende in last_sync',
  },
  ProviderIsNoDirectory: {
    en: "'{id}' is a provider of OpenID Connect, which names nobody before a sign-in; expected a directory, whose issuer begins with ldap:// or ldaps://",
    de: "'{id}' ist ein OpenID-Connect-Anbieter, der vor einer Anmeldung niemanden nennt; erwartet wird ein Verzeichnis, dessen Issuer mit ldap:// oder ldaps:// beginnt",
  },
  ProviderIsDisabled: {
    en: "'{id}' is disabled, and signs in nobody; enable it by kataster.provider.save",
    de: "'{id}' ist deaktiviert und meldet niemanden an; aktivieren Sie es mit kataster.provider.save",
  },
  DirectoryUnreachable: {
    en: 'The directory cannot be reached ({detail}): check host and port of the issuer, the network and the firewall.',
    de: 'Das Verzeichnis ist nicht erreichbar ({detail}): Prüfen Sie Host und Port des Issuers, das Netz und die Firewall.',
  },
  DirectoryCertificate: {
    en: 'The directory begins no TLS with a certificate that is trusted ({detail}): check its certificate, the host in the issuer, and the authority that NODE_EXTRA_CA_CERTS names.',
    de: 'Das Verzeichnis beginnt kein TLS mit einem Zertifikat, dem vertraut wird ({detail}): Prüfen Sie sein Zertifikat, den Host im Issuer und die Zertifizierungsstelle, die NODE_EXTRA_CA_CERTS nennt.',
  },
  DirectoryEncryption: {
    en: 'The directory confirms no password on a connection without TLS ({detail}): begin the issuer with ldaps://, or name a host that is not this machine, which StartTLS is used for.',
    de: 'Das Verzeichnis bestätigt kein Passwort auf einer Verbindung ohne TLS ({detail}): Beginnen Sie den Issuer mit ldaps://, oder nennen Sie einen Host, der nicht diese Maschine ist; dann wird StartTLS verwendet.',
  },
  DirectoryAccount: {
    en: 'The directory refuses the account that searches ({detail}): check its name (client) and its password (secret).',
    de: 'Das Verzeichnis weist das Konto ab, das sucht ({detail}): Prüfen Sie seinen Namen (client) und sein Passwort (secret).',
  },
  DirectoryBase: {
    en: 'There is no base {detail}, or the account that searches may not read it.',
    de: 'Es gibt keine Basis {detail}, oder das Konto, das sucht, darf sie nicht lesen.',
  },
  DirectoryFilter: {
    en: 'The directory cannot understand the filter or the attributes ({detail}).',
    de: 'Das Verzeichnis versteht den Filter oder die Attribute nicht ({detail}).',
  },
  DirectoryNobody: {
    en: 'The filter finds no person who has a login and is not disabled: {detail}. Nothing is changed then.',
    de: 'Der Filter findet keine Person, die einen Login hat und nicht deaktiviert ist: {detail}. Dann wird nichts geändert.',
  },
  DirectorySecret: {
    en: 'The stored password of the account that searches cannot be read: save it again by kataster.provider.save.',
    de: 'Das gespeicherte Passwort des Kontos, das sucht, ist nicht lesbar: Speichern Sie es mit kataster.provider.save erneut.',
  },
  DirectoryIds: {
    en: 'The directory gives its entries neither objectGUID nor entryUUID, or hides them from the account that searches.',
    de: 'Das Verzeichnis gibt seinen Einträgen weder objectGUID noch entryUUID oder verbirgt sie vor dem Konto, das sucht.',
  },
  DirectoryAnswer: {
    en: 'The directory answers with an error ({detail}); the log has more.',
    de: 'Das Verzeichnis antwortet mit einem Fehler ({detail}); mehr steht im Log.',
  },
  DirectoryStorage: {
    en: 'The database was busy or unavailable; what is missing is brought in by the next sync.',
    de: 'Die Datenbank war beschäftigt oder nicht verfügbar; was fehlt, holt der nächste Abgleich nach.',
  },
  DirectoryEnded: {
    en: 'The sync did not come to its end: the service was stopped, or it took more than 15 minutes. The next one goes on.',
    de: 'Der Abgleich kam nicht zu Ende: Der Dienst wurde angehalten, oder er dauerte länger als 15 Minuten. Der nächste macht weiter.',
  },
  DirectoryIsRunning: {
    en: 'The sync is running; kataster.provider.read shows its end.',
    de: 'Der Abgleich läuft; kataster.provider.read zeigt sein Ende.',
  },
  DirectorySynced: {
    en: '{found} persons: {created} created, {changed} changed, {disabled} disabled, {unchanged} unchanged, {refused} refused.',
    de: '{found} Personen: {created} angelegt, {changed} geändert, {disabled} deaktiviert, {unchanged} unverändert, {refused} abgewiesen.',
  },
  DirectoryTried: { en: 'A dry run, nothing is changed: {outcome}', de: 'Ein Probelauf, nichts ist geändert: {outcome}' },
  DirectoryFound: {
    en: 'The directory answers, and its filter finds persons: {found}.',
    de: 'Das Verzeichnis antwortet, und sein Filter findet Personen: {found}.',
  },
  DirectoryFoundMany: {
    en: 'The directory answers, and its filter finds {found} persons or more.',
    de: 'Das Verzeichnis antwortet, und sein Filter findet {found} Personen oder mehr.',
  },
  OutcomeOfDirectory: { en: '{id}: {outcome}', de: '{id}: {outcome}' },
  NoDirectoryIsSetUp: {
    en: 'No directory is set up that is enabled.',
    de: 'Es ist kein Verzeichnis eingerichtet, das aktiviert ist.',
  },
  RightsGoWithTheirOwner: {
    en: 'Rights are removed together with the key, user or group that has them; nothing is left to clean up.',
    de: 'Rechte verschwinden mit dem Schlüssel, Benutzer oder der Gruppe, die sie hat; aufzuräumen ist nichts.',
  },
  CsvFilesAreImportedElsewhere: {
    en: 'CSV files are imported by the console and by kataster import csv, with the profiles of kataster.import_profile.read.',
    de: 'CSV-Dateien importieren die Konsole und kataster import csv, mit den Profilen von kataster.import_profile.read.',
  },
  ProfilesAreReadByMethod: {
    en: 'kataster.import_profile.read returns the profiles.',
    de: 'kataster.import_profile.read liefert die Profile.',
  },
  LogbookIsMadeFromHistory: {
    en: 'The logbook is made from the history, which is not archived. KATASTER_HISTORY says how long it is kept.',
    de: 'Das Logbuch entsteht aus dem Verlauf, der nicht archiviert wird. KATASTER_HISTORY sagt, wie lange er bleibt.',
  },
  NoNotificationsWait: {
    en: 'No notifications wait to be sent; webhooks deliver changes by themselves.',
    de: 'Keine Benachrichtigung wartet auf den Versand; Webhooks stellen Änderungen von selbst zu.',
  },
  ReportsAreNotWrittenToFiles: {
    en: 'Reports are not written to files of the server.',
    de: 'Reports werden nicht in Dateien des Servers geschrieben.',
  },
  FormatIsNotReadHere: { en: '{format} is not read here.', de: '{format} wird hier nicht gelesen.' },
  EverythingCanBeFound: { en: 'Everything that was written can be found.', de: 'Alles, was geschrieben wurde, ist zu finden.' },
  TenantIsActive: { en: '1: {tenant} (active)', de: '1: {tenant} (aktiv)' },
  TheAudit: { en: 'the audit', de: 'das Protokoll' },
  TheCatalogue: { en: 'the catalogue', de: 'den Katalog' },
  Dialogs: { en: 'dialogs', de: 'Auswahllisten' },
  Grants: { en: 'grants', de: 'Rechte' },
  ImportProfiles: { en: 'profiles of imports', de: 'Profile von Importen' },
  Keys: { en: 'keys', de: 'Schlüssel' },
  MonitoringAddresses: { en: 'addresses of monitoring', de: 'Adressen des Monitorings' },
  Reports: { en: 'reports', de: 'Berichte' },
  Sessions: { en: 'sessions', de: 'Sitzungen' },
  Webhooks: { en: 'webhooks', de: 'Webhooks' },
  EntriesOfCategory: { en: 'entries of {category}', de: 'Einträge von {category}' },
  ObjectsOf: { en: 'objects of {objectType}', de: 'Objekte vom Typ {objectType}' },
  EntriesOfCategoryAndType: { en: 'entries of {category} of {objectType}', de: 'Einträge von {category} bei {objectType}' },
  EntriesOfObjectsOfThat: {
    en: 'entries of objects of {from} that are permitted in objects of {to}',
    de: 'Einträge von Objekten vom Typ {from}, die bei Objekten vom Typ {to} erlaubt sind',
  },
  DialogsWhichAllObjectTypes: {
    en: 'dialogs, which all object types and categories share',
    de: 'Auswahllisten, die alle Objekttypen und Kategorien gemeinsam haben',
  },
  ReportsWhichEverybodyUses: { en: 'reports, which everybody uses', de: 'Berichte, die alle benutzen' },
  ProfilesOfImportsWhichEverybody: {
    en: 'profiles of imports, which everybody uses',
    de: 'Profile für Importe, die alle benutzen',
  },
  AddressesOfMonitoringWhichEverybody: {
    en: 'addresses of monitoring, which everybody uses',
    de: 'Adressen der Überwachung, die alle benutzen',
  },
  ObjectTypesWhichCountFor: { en: 'object types, which count for everybody', de: 'Objekttypen, die für alle gelten' },
  KeysUsersAndGrantsWhich: {
    en: 'keys, users and grants, which all object types and categories share',
    de: 'Schlüssel, Benutzer und Rechte, die für alle Objekttypen und Kategorien gelten',
  },
  ObjectsOfAllTypes: { en: 'objects of all types', de: 'Objekte aller Typen' },
  ThisUser: { en: 'this user', de: 'dieser Benutzer' },
  ThisKey: { en: 'this key', de: 'dieser Schlüssel' },
  ExpectedRightToWhichLacks: {
    en: 'expected the right to {lacked} {resource}, which {caller} lacks',
    de: 'erwartet wird das Recht „{lacked}“ für {resource}; {caller} hat es nicht',
  },
  AtMostCallsOfOne: {
    en: 'at most {limit} calls of one key wait for changes',
    de: 'höchstens {limit} Aufrufe eines Schlüssels warten auf Änderungen',
  },
  ExpectedAtMostCallsThat: {
    en: 'expected at most {limit} calls that wait at once; follow with one and share its changes',
    de: 'erwartet werden höchstens {limit} Aufrufe, die gleichzeitig warten; lesen Sie mit einem mit und teilen Sie seine Änderungen',
  },
  AtMostAddressesOfMonitoring: {
    en: 'at most {max} addresses of monitoring are kept',
    de: 'es werden höchstens {max} Adressen der Überwachung aufbewahrt',
  },
  ExpectedFewerAddressesDeleteOne: {
    en: 'expected fewer addresses: delete one first',
    de: 'erwartet werden weniger Adressen: Löschen Sie zuerst eine',
  },
  ThereIsNoAddressOf: {
    en: 'there is no address of monitoring {id}; expected one of monitoring.livestatus.read',
    de: 'die Adresse der Überwachung {id} gibt es nicht; erwartet wird eine aus monitoring.livestatus.read',
  },
  ExpectedCursorOfSameParameters: {
    en: 'expected the cursor that a page with the same parameters answered, or "" for the first page',
    de: 'erwartet wird der Cursor aus einer Seite mit denselben Parametern, oder "" für die erste Seite',
  },
  ExpectedLoginThatKatasterUser: {
    en: 'expected a login that kataster.user.read shows, or the id of a person',
    de: 'erwartet wird ein Anmeldename aus kataster.user.read, oder die ID einer Person',
  },
  ThereIsNoUser: { en: "there is no user '{user}'; {right}", de: "den Benutzer '{user}' gibt es nicht; {right}" },
  ThereIsNoKeyExpected: {
    en: "there is no key '{id}'; expected an id that kataster.key.read shows",
    de: "den Schlüssel '{id}' gibt es nicht; erwartet wird eine ID aus kataster.key.read",
  },
  ThereIsNoUserExpected: {
    en: "there is no user '{login}'; expected a login that kataster.user.read shows",
    de: "den Benutzer '{login}' gibt es nicht; erwartet wird ein Anmeldename aus kataster.user.read",
  },
  AtMostGrants: { en: 'at most {max} grants', de: 'höchstens {max} Rechte' },
  RevokeWhatIsNarrowerFirst: { en: 'revoke what is narrower first', de: 'widerrufen Sie zuerst, was enger gefasst ist' },
  IsNotGrantedExpectedRights: {
    en: '{unknown} is not granted; expected rights that kataster.grant.read shows',
    de: '{unknown} ist nicht erteilt; erwartet werden Rechte aus kataster.grant.read',
  },
  ThereIsNoUserPerson: {
    en: "there is no user, person or person group '{to}'",
    de: "einen Benutzer, eine Person oder eine Personengruppe '{to}' gibt es nicht",
  },
  KeyIsRevoked: { en: "key '{id}' is revoked", de: "der Schlüssel '{id}' ist widerrufen" },
  KeyWasRotatedBeforeRotate: {
    en: "key '{id}' was rotated before; rotate '{supersededBy}' instead",
    de: "der Schlüssel '{id}' wurde schon ersetzt; ersetzen Sie stattdessen '{supersededBy}'",
  },
  KeyHasExpired: { en: "key '{id}' has expired", de: "der Schlüssel '{id}' ist abgelaufen" },
  KeysThatAreValidAfter: {
    en: 'keys that are valid after {expires}, when this key ends',
    de: 'Schlüssel, die nach {expires} gelten, wenn dieser Schlüssel endet',
  },
  KeysForOtherAddressesThan: {
    en: 'keys for other addresses than {ranges}, which this key is bound to',
    de: 'Schlüssel für andere Adressen als {ranges}, an die dieser Schlüssel gebunden ist',
  },
  ExpectedLimitsWithinThoseOf: {
    en: 'expected limits within those of this key',
    de: 'erwartet werden Grenzen innerhalb derer dieses Schlüssels',
  },
  ExpectedMomentToComeNot: {
    en: 'expected a moment to come, not {expires}; kataster.key.revoke ends a key at once',
    de: 'erwartet wird ein künftiger Zeitpunkt, nicht {expires}; kataster.key.revoke beendet einen Schlüssel sofort',
  },
  IsLastAdministratorKey: {
    en: "'{id}' is the last key with the right to administer everything; make another one first",
    de: "'{id}' ist der letzte Schlüssel, der alles verwalten darf; legen Sie zuerst einen anderen an",
  },
  ReceiverIsGone: { en: 'the receiver is gone: {text}', de: 'den Empfänger gibt es nicht mehr: {text}' },
  DeliveryOfChangeSetFailed: {
    en: 'the delivery {id} of change set {number} failed for good: {text}',
    de: 'die Zustellung {id} von Änderungssatz {number} ist endgültig gescheitert: {text}',
  },
  ItsKeyIsGone: { en: "its key '{id}' is gone", de: "seinen Schlüssel '{id}' gibt es nicht mehr" },
  ItsKeyIsRevoked: { en: "its key '{id}' is revoked", de: "sein Schlüssel '{id}' ist widerrufen" },
  ItsKeyHasExpired: { en: "its key '{id}' has expired", de: "sein Schlüssel '{id}' ist abgelaufen" },
  ItsKeyMayViewNothing: { en: "its key '{id}' may view nothing", de: "sein Schlüssel '{id}' darf nichts sehen" },
  IsRequiredWhereCallCarries: {
    en: 'is required where a call carries no key: expected the id of one',
    de: 'ist nötig, wenn ein Aufruf keinen Schlüssel hat: erwartet wird die ID eines Schlüssels',
  },
  ThereAreProviders: { en: 'there are {max} providers', de: 'es gibt {max} Anbieter' },
  ThereIsNoProvider: {
    en: "there is no provider '{id}'; expected an id that kataster.provider.read shows",
    de: "den Anbieter '{id}' gibt es nicht; erwartet wird eine ID aus kataster.provider.read",
  },
  ThereIsNoSession: {
    en: "there is no session '{id}' of yours; expected an id that kataster.session.read shows",
    de: "die Sitzung '{id}' haben Sie nicht; erwartet wird eine ID aus kataster.session.read",
  },
  ThereIsNoPersonGroup: {
    en: 'there is no person group {group}; expected the id of a normal one',
    de: 'die Personengruppe {group} gibt es nicht; erwartet wird die ID einer normalen',
  },
  IsRequiredOfNewProvider: { en: 'is required for a new provider', de: 'ist bei einem neuen Anbieter nötig' },
  ProviderIdIsReserved: {
    en: "'{id}' is reserved: sign-ins themselves have the address {address}; expected another id, such as company",
    de: "'{id}' ist vergeben: Die Anmeldung selbst hat die Adresse {address}; erwartet wird eine andere ID, etwa company",
  },
  SubjectClaimOfTokens: {
    en: 'is for tokens of OpenID Connect: expected sub, as a directory and a SCIM client have ids of their own',
    de: 'ist für Tokens von OpenID Connect da: erwartet wird sub, denn Verzeichnisse und SCIM-Clients haben eigene IDs',
  },
  SubjectClaimIdentifiesNobody: {
    en: "'{claim}' changes hands or is that of several accounts: expected a claim that stays with one account for ever, such as sub, or oid at Entra ID",
    de: "'{claim}' wechselt den Besitzer oder gehört mehreren Konten: erwartet wird ein Claim, der für immer bei einem Konto bleibt, etwa sub oder bei Entra ID oid",
  },
  SubjectClaimOfAccounts: {
    en: "stays '{claim}', by which the accounts of this provider are known here: expected another provider for another claim",
    de: "bleibt '{claim}', woran die Konten dieses Anbieters hier erkannt werden: erwartet wird für einen anderen Claim ein anderer Anbieter",
  },
  DirectoryNeedsParts: {
    en: 'expected ldaps://HOST/BASE?ATTRIBUTE?sub?(FILTER), with the attribute that holds the login',
    de: 'erwartet wird ldaps://HOST/BASIS?ATTRIBUT?sub?(FILTER) mit dem Attribut, in dem der Anmeldename steht',
  },
  IssuerNeedsHttps: {
    en: 'expected an address by https; http is for loopback addresses alone',
    de: 'erwartet wird eine Adresse mit https; http ist nur für Loopback-Adressen da',
  },
  SecretNeedsSecretFile: {
    en: 'needs the setting KATASTER_SECRET_FILE, whose key encrypts it; `kataster secret create` makes one',
    de: 'braucht die Einstellung KATASTER_SECRET_FILE, deren Schlüssel es verschlüsselt; `kataster secret create` legt ihn an',
  },
  AccountOfAnotherPerson: {
    en: "the account '{subject}' is that of another person",
    de: "das Konto '{subject}' gehört einer anderen Person",
  },
  UserHasNoAccountThere: {
    en: "user '{login}' has no account of the provider '{provider}'; expected one who has signed in there",
    de: "der Benutzer '{login}' hat kein Konto des Anbieters '{provider}'; erwartet wird einer, der sich dort angemeldet hat",
  },
  ThereAreWebhooks: { en: 'there are {atMost} webhooks', de: 'es gibt {atMost} Webhooks' },
  ThereIsNoWebhookExpected: {
    en: "there is no webhook '{id}'; expected an id that kataster.webhook.read shows",
    de: "den Webhook '{id}' gibt es nicht; erwartet wird eine ID aus kataster.webhook.read",
  },
  ConstantHasNoAttribute: { en: "{constant} has no attribute '{key}'", de: "{constant} hat kein Attribut '{key}'" },
  IsAnotherNameHereExpected: {
    en: "'{key}' is another name here; expected '{sameAs}'",
    de: "'{key}' ist hier ein anderer Name; erwartet wird '{sameAs}'",
  },
  IsWorkedOutOnReadingNo: {
    en: "'{key}' is worked out on reading; no change shows it",
    de: "'{key}' wird beim Lesen ermittelt; keine Änderung zeigt es",
  },
  IsPasswordNoChangeShows: {
    en: "'{key}' is a password; no change shows its value",
    de: "'{key}' ist ein Passwort; keine Änderung zeigt seinen Wert",
  },
  ChangesUpToAreNot: {
    en: 'changes up to {last} are not delivered: {end}',
    de: 'Änderungen bis {last} werden nicht zugestellt: {end}',
  },
  ThereIsNoObject: { en: 'there is no object {object}', de: 'das Objekt {object} gibt es nicht' },
  KeyIsRevokedOrHas: {
    en: "key '{id}' is revoked or has expired; nothing would be delivered",
    de: "der Schlüssel '{id}' ist widerrufen oder abgelaufen; zugestellt würde nichts",
  },
  WebhookNetworksPermitRanges: {
    en: 'KATASTER_WEBHOOK_NETWORKS permits ranges of it',
    de: 'KATASTER_WEBHOOK_NETWORKS erlaubt Bereiche davon',
  },
  IsInsideOwnNetwork: { en: '{address} is inside the own network; {right}', de: '{address} liegt im eigenen Netz; {right}' },
  HttpIsPermittedInsideOwn: {
    en: 'http is permitted inside the own network alone, and {address} is outside; expected https',
    de: 'http ist nur im eigenen Netz erlaubt, und {address} liegt außerhalb; erwartet wird https',
  },
  SchemaWhichEverybody: { en: 'the schema, which everybody uses', de: 'das Schema, das alle benutzen' },
  ExpectedURLSuchAsHttps: {
    en: "expected a URL such as https://example.org/hook, not '{text}'",
    de: "erwartet wird eine URL wie https://example.org/hook, nicht '{text}'",
  },
  ExpectedNoUserNameAnd: {
    en: 'expected no user name and no password in it; deliveries are signed instead',
    de: 'erwartet werden weder Benutzername noch Passwort darin; Zustellungen werden stattdessen signiert',
  },
  ExpectedHttpsHttpIsFor: {
    en: 'expected https; http is for the own network, of which {right}',
    de: 'erwartet wird https; http ist für das eigene Netz da, {right}',
  },
  CallsOfOneBodyCheck: {
    en: 'the calls of one body check or set one password',
    de: 'die Aufrufe einer Anfrage prüfen oder setzen ein Passwort',
  },
  ExpectedOneInBodySend: {
    en: 'expected one in a body: send each other login and each other new password in a body of its own',
    de: 'erwartet wird eines je Anfrage: Senden Sie jede weitere Anmeldung und jedes weitere neue Passwort in einer eigenen Anfrage',
  },
  KeyHasAtMostConnections: {
    en: 'a key has at most {limit} connections in use',
    de: 'ein Schlüssel nutzt höchstens {limit} Verbindungen',
  },
  ExpectedAtMostOnWhich: {
    en: 'expected at most {limit} on which calls are carried out or wait for changes; make fewer at once',
    de: 'erwartet werden höchstens {limit}, auf denen Aufrufe ausgeführt werden oder auf Änderungen warten; senden Sie weniger gleichzeitig',
  },
  AndMore: { en: 'and {more} more', de: 'und {more} weitere' },
  TrueOrFalse: { en: 'true or false', de: 'true oder false' },
  NothingHasName: { en: "no {what} '{name}'; {hint}", de: "{what} '{name}' gibt es nicht; {hint}" },
  ThereAreSuchAs: { en: "there are {count}, such as '{example}'", de: "es gibt {count}, etwa '{example}'" },
  ThereIsNone: { en: 'there is none', de: 'es gibt keine' },
  NoSuchFolder: { en: '{path}: there is no such folder', de: '{path}: diesen Ordner gibt es nicht' },
  ThereAre: { en: 'there are {known}', de: 'es gibt {known}' },
  NotPartOfCatalogue: { en: '{path}: not a part of a catalogue; {hint}', de: '{path}: gehört nicht in einen Katalog; {hint}' },
  DefinitionsBelongInto: {
    en: '{path}: not a definition; its files belong into {folder} itself',
    de: '{path}: ist keine Definition; ihre Dateien gehören unmittelbar in {folder}',
  },
  NotDefinition: { en: '{path}: not a definition; {hint}', de: '{path}: ist keine Definition; {hint}' },
  NotList: { en: '{path}: expected a list', de: '{path}: erwartet wird eine Liste' },
  NotJsonBecause: { en: '{path}: not JSON: {reason}', de: '{path}: ist kein JSON: {reason}' },
  ExpectedUnavailableOrSavedType: {
    en: 'expected `unavailable` with the reason, or a type that is saved',
    de: 'erwartet wird `unavailable` mit dem Grund, oder ein Typ, der gespeichert wird',
  },
  NothingComputesAddedValues: {
    en: 'nothing works out values that a site adds; {expected}',
    de: 'Werte, die eine Installation hinzufügt, ermittelt nichts; {expected}',
  },
  ConstantOrIdOfDialog: { en: "a constant or id of dialog '{dialog}'", de: "eine Konstante oder ID der Auswahlliste '{dialog}'" },
  NoDefault: { en: 'no default', de: 'kein Standardwert' },
  ValueIsNotExpected: { en: '{given}: expected {expected}', de: '{given}: erwartet wird {expected}' },
  TypeHasNo: {
    en: 'type {type} has no {mark}; expected type {types}',
    de: 'der Typ {type} hat kein {mark}; erwartet wird der Typ {types}',
  },
  TypeNeeds: { en: 'type {type} needs {mark}', de: 'der Typ {type} braucht {mark}' },
  AttributeOfType: { en: 'attribute of type {types}', de: 'ein Attribut vom Typ {types}' },
  OtherAttribute: { en: 'other attribute', de: 'ein anderes Attribut' },
  NoAttributeLeadsBack: {
    en: "'{category}' has no attribute that leads back",
    de: "'{category}' hat kein Attribut, das zurückführt",
  },
  ExpectedOneMutualLink: {
    en: 'expected one mutual link, not {links}',
    de: 'erwartet wird eine gegenseitige Verknüpfung, nicht {links}',
  },
  DiffersFromIt: { en: "'{key}' differs from it", de: "'{key}' weicht davon ab" },
  ExpectedCategoryWithMutualLink: {
    en: 'expected a category with a mutual link',
    de: 'erwartet wird eine Kategorie mit gegenseitiger Verknüpfung',
  },
  TextAttribute: { en: 'text attribute', de: 'Textattribut' },
  DescriptionIsMissing: {
    en: 'is missing: expected the purpose, in a sentence of each language',
    de: 'fehlt: erwartet wird der Zweck, in einem Satz je Sprache',
  },
  DescriptionIsTitle: {
    en: "'{description}' is the title; expected the purpose",
    de: "'{description}' ist der Titel; erwartet wird der Zweck",
  },
  KeepsNoEntries: { en: "'{category}' keeps no entries itself", de: "'{category}' hat keine eigenen Einträge" },
  ExpectedMultiValue: {
    en: 'expected true, as any number of entries may link to an object',
    de: 'erwartet wird true, da beliebig viele Einträge auf ein Objekt verweisen dürfen',
  },
  OwnerIsNotRequired: {
    en: "attribute '{owner}' is not required; without it an entry has no object",
    de: "das Attribut '{owner}' ist nicht erforderlich; ohne es hat ein Eintrag kein Objekt",
  },
  EntryAttributeTo: { en: 'attribute of type entry to {category}', de: 'ein Attribut vom Typ entry, das zu {category} führt' },
  DiffersFrom: { en: "differs from '{key}'", de: "weicht von '{key}' ab" },
  IsNoAttribute: { en: 'is no attribute', de: 'ist kein Attribut' },
  DiffersWhereSaved: {
    en: "'{key}' {difference} of {category}, where it is saved",
    de: "'{key}' {difference} von {category}, wo es gespeichert wird",
  },
  TypeNeedsCategory: {
    en: 'type {type} needs the category it links to',
    de: 'der Typ {type} braucht die Kategorie, auf die er verweist',
  },
  TypeHasNoCategory: {
    en: 'type {type} has no category to link to',
    de: 'der Typ {type} hat keine Kategorie, auf die er verweisen könnte',
  },
  ExpectedTypeOfLink: { en: "expected {type}, as '{link}' is", de: "erwartet wird {type}, wie bei '{link}'" },
  ExpectedOnKeyOfLink: {
    en: "expected it on '{link}', which keeps the link",
    de: "erwartet wird es an '{link}', wo die Verknüpfung gespeichert ist",
  },
  LinkTo: { en: 'link to {kind}', de: 'Verweis auf {kind}' },
  SeveralEntriesCouldLink: {
    en: '{category} has several entries; which of them links is not known',
    de: '{category} hat mehrere Einträge; welcher davon verweist, ist nicht bekannt',
  },
  MutualLinkLeadsBack: {
    en: 'a mutual link leads back in any case; expected one of both',
    de: 'eine gegenseitige Verknüpfung führt immer zurück; erwartet wird eines von beiden',
  },
  ExpectedOnLinkOf: {
    en: "expected it on '{link}' of {category}, which keeps the links",
    de: "erwartet wird es an '{link}' von {category}, wo die Verknüpfungen gespeichert sind",
  },
  ObjectTypeNamed: { en: 'object type', de: 'Objekttyp' },
  NoObjectTypeQualifies: { en: 'no object type has what this asks for', de: 'kein Objekttyp hat, was hier verlangt wird' },
  LinkedEntriesHaveNoName: {
    en: 'entries are linked to, but nothing names them; expected the key of a text attribute',
    de: 'auf Einträge wird verwiesen, aber sie haben keinen Namen; erwartet wird der Schlüssel eines Textattributs',
  },
  ExpectedLinkWithRelation: {
    en: 'expected a link with the relation that it creates',
    de: 'erwartet wird eine Verknüpfung mit der Beziehung, die sie anlegt',
  },
  RelationNeedsChoices: {
    en: 'relation {relation} needs relationByChoice: which choice creates which relation',
    de: 'die Beziehung {relation} braucht relationByChoice: welche Auswahl welche Beziehung anlegt',
  },
  ExpectedBesideRelation: { en: 'expected it beside relation {relation}', de: 'erwartet wird es neben der Beziehung {relation}' },
  AttributeWithChoices: { en: 'attribute with choices', de: 'ein Attribut mit Auswahl' },
  RelationTypeNamed: { en: 'relation type', de: 'Beziehungstyp' },
  SaysTitleOf: { en: '{category} says the title of {type}', de: '{category} nennt den Titel von {type}' },
  ExpectedAttributeOfType: {
    en: "expected an attribute '{key}' of type {type}",
    de: "erwartet wird ein Attribut '{key}' vom Typ {type}",
  },
  LinkToObject: { en: 'link to an object', de: 'Verweis auf ein Objekt' },
  ExpectedReadOnlyBeside: {
    en: 'expected readOnly beside it: nobody saves what the service sets',
    de: 'erwartet wird readOnly daneben: Was der Dienst setzt, speichert niemand',
  },
  TypeCannotHold: {
    en: 'type {type} cannot hold {value}; expected type {types}',
    de: 'der Typ {type} kann {value} nicht aufnehmen; erwartet wird der Typ {types}',
  },
  SavedAttribute: { en: 'attribute that is saved', de: 'ein Attribut, das gespeichert wird' },
  ExpectedChoiceWhereValueIsOne: {
    en: 'expected a choice where the value is one, and only there',
    de: 'erwartet wird eine Auswahl genau dort, wo der Wert eine ist',
  },
  ExpectedSingleValueCategory: {
    en: 'expected a single-value category that keeps its entries itself',
    de: 'erwartet wird eine einwertige Kategorie mit eigenen Einträgen',
  },
  AliasMeansCategory: {
    en: "'{alias}' already means the category of {file}",
    de: "'{alias}' bezeichnet schon die Kategorie von {file}",
  },
  KeyIsThereTwice: { en: "'{key}' is there twice", de: "'{key}' kommt zweimal vor" },
  KeyMustNotBeError: {
    en: "no attribute can be called 'error', where errors tell their name",
    de: "ein Attribut darf nicht 'error' heißen, denn dort nennen Fehler ihren Namen",
  },
  IdIsForUsersChoices: {
    en: '{id} is kept for choices that users add; expected an id below {first}',
    de: '{id} ist für Auswahlen vorgesehen, die Benutzer hinzufügen; erwartet wird eine ID unter {first}',
  },
  BelongsIntoFile: {
    en: "'{name}' belongs into a file named {name}.json",
    de: "'{name}' gehört in eine Datei namens {name}.json",
  },
  ValueIsTakenBy: { en: '{value} is taken by {other}', de: '{value} ist durch {other} belegt' },
  PasswordNamesNothing: {
    en: "'{key}' is a password, which names no entry",
    de: "'{key}' ist ein Passwort und kann keinen Eintrag benennen",
  },
  PasswordNeedsSameKey: {
    en: "'{key}' is a password; expected the same key for it",
    de: "'{key}' ist ein Passwort; erwartet wird derselbe Schlüssel dafür",
  },
  TypeHasNoRange: {
    en: 'type {type} has no {mark}; expected type {types}, or format integer',
    de: 'der Typ {type} hat kein {mark}; erwartet wird der Typ {types}, oder format integer',
  },
  MaximumBelowMinimum: {
    en: '{maximum}: expected {minimum} or more, as the minimum is',
    de: '{maximum}: erwartet wird {minimum} oder mehr, wie das Minimum',
  },
  ValueIsNoInteger: { en: '{value}: expected an integer', de: '{value}: erwartet wird eine ganze Zahl' },
  TypeHasNoOrder: {
    en: 'type {type} has no order; expected type {types} without a unit, or a text of format ip',
    de: 'der Typ {type} hat keine Reihenfolge; erwartet wird der Typ {types} ohne Einheit, oder ein Text im Format ip',
  },
  OtherAttributeOfType: { en: 'other attribute of type {type}', de: 'ein anderes Attribut vom Typ {type}' },
  KeepsNoEntriesBut: {
    en: "'{category}' keeps no entries itself; expected {owner}",
    de: "'{category}' hat keine eigenen Einträge; erwartet wird {owner}",
  },
  DiffersFromOwner: {
    en: 'differs from that of {owner}, whose entries it reads and writes',
    de: 'weicht von {owner} ab, deren Einträge hier gelesen und geschrieben werden',
  },
  ExpectedAsIn: { en: 'expected {value}, as in {category}', de: 'erwartet wird {value}, wie in {category}' },
  ListedCategoryIsMarked: {
    en: 'an object type lists the category; expected no such mark',
    de: 'ein Objekttyp führt die Kategorie auf; erwartet wird, dass diese Angabe fehlt',
  },
  UnlistedCategoryIsNotMarked: {
    en: 'no object type lists \'{category}\'; expected a line in one, or "unlisted": true here',
    de: 'kein Objekttyp führt \'{category}\' auf; erwartet wird eine Zeile in einem, oder hier "unlisted": true',
  },
  ObjectTypeGroupNamed: { en: 'object type group', de: 'Objekttypgruppe' },
  TypeIsOfGroup: { en: '{type} is of group {group}', de: '{type} gehört zur Gruppe {group}' },
  WrongShape: { en: 'has the wrong shape', de: 'hat die falsche Form' },
  UnknownKey: { en: "unknown key '{key}'", de: "unbekannter Schlüssel '{key}'" },
  CatalogueHasFaults: { en: 'the catalogue has {count} faults:', de: 'der Katalog hat {count} Fehler:' },
  RuleStandsAtAttribute: {
    en: '{name} is an attribute of the schema itself: give the rule as members of the attribute',
    de: '{name} ist selbst ein Attribut des Schemas: geben Sie die Regel als Angaben des Attributs an',
  },
  AttributeRuleNamed: { en: 'rule of an attribute', de: 'Regel eines Attributs' },
  PatternIsNone: { en: 'is no pattern: {reason}', de: 'ist kein Muster: {reason}' },
  PatternRepeatsRepetition: {
    en: 'repeats a group that repeats something itself; expected at most one of both',
    de: 'wiederholt eine Gruppe, die selbst etwas wiederholt; erwartet wird höchstens eines von beiden',
  },
  AttributeDescriptionNamed: { en: 'attribute description', de: 'Beschreibung eines Attributs' },
  CmdbStatusNamed: { en: 'CMDB status', de: 'CMDB-Status' },
  RecordStatusNamed: { en: 'record status', de: 'Datensatzstatus' },
  FormerConstantNamed: { en: 'former constant', de: 'frühere Konstante' },
  DefaultObjectNamed: { en: 'default object', de: 'Standardobjekt' },
  NothingComputes: {
    en: "{place}: nothing works out '{key}'; expected a computation in {file}, or `unavailable` with the reason",
    de: "{place}: '{key}' ermittelt nichts; erwartet wird eine Berechnung in {file}, oder `unavailable` mit dem Grund",
  },
  ComputedAndUnavailable: {
    en: "{place}.unavailable: '{key}' has a computation in {file}; expected one of both",
    de: "{place}.unavailable: '{key}' hat eine Berechnung in {file}; erwartet wird eines von beiden",
  },
  NoSuchCategoryWithEntries: {
    en: 'there is no such category that keeps entries',
    de: 'eine solche Kategorie mit eigenen Einträgen gibt es nicht',
  },
  NoSuchComputedAttribute: {
    en: 'computed.{key}: there is no such attribute',
    de: 'computed.{key}: dieses Attribut gibt es nicht',
  },
  NoSuchNeed: { en: 'needs.{need}: there is no {missing}', de: 'needs.{need}: {missing} gibt es nicht' },
  NeedAskedWithOtherLinks: {
    en: "needs.{need}: '{kind}' is asked with other links, too; expected one need for all of them",
    de: "needs.{need}: '{kind}' wird auch mit anderen Verknüpfungen verlangt; erwartet wird ein gemeinsamer Bedarf",
  },
  OwnAttribute: { en: "own attribute '{key}'", de: "ein eigenes Attribut '{key}'" },
  ThereIs: { en: 'there is {known}', de: 'es gibt {known}' },
  ValueIsNoneOf: { en: '{found}: expected one of {allowed}', de: '{found}: erwartet wird eines von {allowed}' },
  ValuesAreOfNoOwnEntries: {
    en: 'category {category} has no entries of its own; expected the {mark} at a category that has',
    de: 'die Kategorie {category} hat keine eigenen Einträge; erwartet wird {mark} an einer Kategorie, die welche hat',
  },
  QuantityIsNotUnique: {
    en: 'has a unit, by which different numbers mean the same; expected an attribute without one',
    de: 'hat eine Einheit, durch die verschiedene Zahlen dasselbe bedeuten; erwartet wird ein Attribut ohne Einheit',
  },
  CounterIsNotPermitted: {
    en: 'gives {first}, which the attribute does not permit; expected a text within its length, pattern, format and permitted values',
    de: 'ergibt {first}, was das Attribut nicht zulässt; erwartet wird ein Text nach seiner Länge, seinem Muster, seinem Format und seinen zulässigen Werten',
  },
  HeadingAbout: { en: 'ABOUT', de: 'BETRIFFT' },
  HeadingAddresses: { en: 'ADDRESSES', de: 'ADRESSEN' },
  HeadingDetails: { en: 'DETAILS', de: 'EINZELHEITEN' },
  HeadingEvent: { en: 'EVENT', de: 'EREIGNIS' },
  HeadingExpires: { en: 'EXPIRES', de: 'GÜLTIG BIS' },
  HeadingLastUsed: { en: 'LAST USED', de: 'ZULETZT BENUTZT' },
  HeadingLogin: { en: 'LOGIN', de: 'ANMELDENAME' },
  HeadingPassword: { en: 'PASSWORD', de: 'PASSWORT' },
  HeadingRights: { en: 'RIGHTS', de: 'RECHTE' },
  HeadingTitle: { en: 'TITLE', de: 'TITEL' },
  With: { en: ' with ', de: ' mit ' },
  Everywhere: { en: 'everywhere', de: 'überall' },
  EveryRight: { en: 'every right', de: 'alle Rechte' },
  StateExpired: { en: 'expired', de: 'abgelaufen' },
  Good: { en: 'good', de: 'gültig' },
  In: { en: 'in {categories}', de: 'in {categories}' },
  Never: { en: 'never', de: 'nie' },
  NoneOfTheirOwn: { en: 'none of their own', de: 'keine eigenen' },
  On: { en: 'on {types}', de: 'an {types}' },
  Revoked: { en: 'revoked', de: 'widerrufen' },
  Set: { en: 'set', de: 'gesetzt' },
  LoginIsDisabled: { en: '{password}, disabled', de: '{password}, gesperrt' },
  KatasterListensOn: { en: 'kataster listens on {url}', de: 'kataster ist erreichbar unter {url}' },
  ItAnswersAtEveryAddressOfThis: {
    en: 'It answers at every address of this machine.{advice}',
    de: 'Der Dienst antwortet an jeder Adresse dieses Rechners.{advice}',
  },
  SetIfOthersReachItAtAnother: {
    en: ' Set KATASTER_PUBLIC_URL if others reach it at another one, such as that of a proxy.',
    de: ' Setzen Sie KATASTER_PUBLIC_URL, wenn andere ihn unter einer anderen erreichen, etwa der eines Proxys.',
  },
  ThisKeyHasEveryRight: {
    en: 'This key has every right. It is shown once:',
    de: 'Dieser Schlüssel hat alle Rechte. Er wird nur dieses eine Mal gezeigt:',
  },
  TryIt: { en: 'Try it:', de: 'Probieren Sie ihn aus:' },
  PersonsCannotSignInAs: {
    en: 'Persons cannot sign in as {loginWithoutPassword}, which has every right, before it has a password: kataster user password {loginWithoutPassword}',
    de: 'Mit {loginWithoutPassword}, das alle Rechte hat, kann sich niemand anmelden, bevor es ein Passwort hat: kataster user password {loginWithoutPassword}',
  },
  PersonsSignInAtWithThisLogin: {
    en: 'Persons sign in at {url}/ with this login and password, which have every right. The password has to be changed first:',
    de: 'Unter {url}/ melden sich Personen an. Dieser Anmeldename hat alle Rechte; sein Passwort muss zuerst geändert werden:',
  },
  ThisKeyWasRevoked: {
    en: 'KATASTER_API_KEY: this key was revoked; set another',
    de: 'KATASTER_API_KEY: Dieser Schlüssel wurde widerrufen; setzen Sie einen anderen',
  },
  ManageKeysOfCallers: {
    en: 'Manage the keys of callers, also while the service runs.',
    de: 'Schlüssel von Aufrufern verwalten, auch im laufenden Betrieb.',
  },
  CreateKeyAndShowItOnce: {
    en: 'Create a key and show it once. It has every right where none is named.',
    de: 'Einen Schlüssel anlegen und einmal zeigen. Ohne Angabe hat er alle Rechte.',
  },
  ShowEveryKeyWithoutItsText: {
    en: 'Show every key without its text. The moment of its last use is stored once a minute.',
    de: 'Alle Schlüssel zeigen, ohne ihren Text. Wann einer zuletzt benutzt wurde, wird jede Minute gespeichert.',
  },
  ChangeKey: {
    en: 'Change a key; options that are absent change nothing. The change holds from the next call with it.',
    de: 'Einen Schlüssel ändern; was nicht angegeben ist, bleibt. Die Änderung gilt ab dem nächsten Aufruf.',
  },
  ReplaceKeyByNewOneWithSame: {
    en: 'Replace a key by a new one with the same rights, and show it once.',
    de: 'Einen Schlüssel durch einen neuen mit denselben Rechten ersetzen und diesen einmal zeigen.',
  },
  RevokeKey: {
    en: 'Revoke a key: the next call with it fails.',
    de: 'Einen Schlüssel widerrufen: Der nächste Aufruf mit ihm scheitert.',
  },
  IdThatKatasterKeyListShows: { en: 'the id that `kataster key list` shows', de: 'die ID, die `kataster key list` zeigt' },
  TitleOfKey: {
    en: 'title of the key, which created_by and changed_by contain',
    de: 'Titel des Schlüssels; er steht in created_by und changed_by',
  },
  LastMomentOfItsValidity: {
    en: 'last moment of its validity, such as 2027-12-31 or 2027-12-31T12:00:00Z, or never',
    de: 'bis wann er gilt, etwa 2027-12-31 oder 2027-12-31T12:00:00Z, oder never für immer',
  },
  AddressRangesItMayBeUsedFrom: {
    en: 'address ranges it may be used from, such as 10.0.0.0/8,2001:db8::/32, or everywhere',
    de: 'Adressbereiche, aus denen er benutzt werden darf, etwa 10.0.0.0/8,2001:db8::/32, oder everywhere für alle',
  },
  PermitEverything: { en: 'permit everything', de: 'alles erlauben' },
  HowLongFormerKeyStaysValid: {
    en: 'how long the former key stays valid, such as 30m, 12h or 7d',
    de: 'wie lange der bisherige Schlüssel noch gilt, etwa 30m, 12h oder 7d',
  },
  KeyIsInPlaceOf: {
    en: 'Key {id} is in the place of {key}, which is good until {expires}.',
    de: 'Schlüssel {id} ersetzt {key}; dieser gilt noch bis {expires}.',
  },
  WhatMayBeDone: {
    en: 'what may be done: view, create, edit, archive, delete, purge, administer; several are joined by commas',
    de: 'was erlaubt ist: view, create, edit, archive, delete, purge, administer; mehrere durch Kommas getrennt',
  },
  ObjectTypesItMayBeDoneTo: {
    en: 'object types it may be done to, such as C__OBJTYPE__SERVER; all where absent',
    de: 'Objekttypen, an denen es erlaubt ist, etwa C__OBJTYPE__SERVER; sonst alle',
  },
  CategoriesItMayBeDoneIn: {
    en: 'categories it may be done in; all where absent. Changing an object itself takes C__CATG__GLOBAL; its title, sysid, type and status are seen by whoever may see anything of its type',
    de: 'Kategorien, in denen es erlaubt ist; sonst alle. Um ein Objekt selbst zu ändern, braucht es C__CATG__GLOBAL; Titel, SYSID, Typ und Status sieht jeder, der von Objekten dieses Typs etwas sehen darf',
  },
  ExpectedWhatMayBeDoneThere: {
    en: '--may: expected what may be done there: {verbs}',
    de: '--may: erwartet wird, was dort erlaubt ist: {verbs}',
  },
  MayNamesUnknownRight: { en: "--may: there is no '{name}'; {right}", de: "--may: '{name}' gibt es nicht; {right}" },
  ExpectedNamesSuchAs: { en: 'expected names such as {verbs}', de: 'erwartet werden Namen wie {verbs}' },
  ManageLoginsOfPersonsAndTheirRights: {
    en: 'Manage logins of persons and their rights, also while the service runs.',
    de: 'Anmeldenamen von Personen und ihre Rechte verwalten, auch im laufenden Betrieb.',
  },
  CreatePersonWithLogin: {
    en: 'Create a person with a login; `kataster user password` sets its password.',
    de: 'Eine Person mit Anmeldenamen anlegen; ihr Passwort setzt `kataster user password`.',
  },
  FirstAndLastName: { en: 'first and last name; the login where absent', de: 'Vor- und Nachname; sonst der Anmeldename' },
  UserNameOfPerson: { en: 'user name of the person', de: 'Anmeldename der Person' },
  SetPassword: {
    en: 'Set a password, which is asked for, or read from the standard input. Sessions of the user end.',
    de: 'Ein Passwort setzen. Es wird abgefragt oder von der Standardeingabe gelesen. Sitzungen des Benutzers enden.',
  },
  LetUserLogInNoMore: {
    en: 'Let a user log in no more, and end their sessions: the next call fails.',
    de: 'Einen Benutzer sperren und seine Sitzungen beenden: Der nächste Aufruf scheitert.',
  },
  LetUserLogInAgainWhoWas: { en: 'Let a user log in again who was disabled.', de: 'Einen gesperrten Benutzer wieder zulassen.' },
  EndEverySessionOfUser: {
    en: 'End every session of a user: the next call with one fails. They may log in again.',
    de: 'Alle Sitzungen eines Benutzers beenden: Der nächste Aufruf scheitert. Neu anmelden darf er sich.',
  },
  GrantRightsToPerson: {
    en: 'Grant rights to a person, or to every member of a person group.',
    de: 'Einer Person oder allen Mitgliedern einer Personengruppe Rechte erteilen.',
  },
  LoginOrIdOfPersonOrPerson: {
    en: 'a login, or the id of a person or a person group',
    de: 'ein Anmeldename, oder die ID einer Person oder Personengruppe',
  },
  RevokeRightsThatWereGrantedToPerson: {
    en: 'Revoke rights that were granted to a person or a person group itself.',
    de: 'Rechte widerrufen, die einer Person oder Personengruppe selbst erteilt wurden.',
  },
  ShowUsers: {
    en: 'Show users, and persons and groups with grants.',
    de: 'Benutzer zeigen, außerdem Personen und Gruppen mit Rechten.',
  },
  PersonLogsInAsOnceThereIs: {
    en: 'Person {id} logs in as {login} once there is a password: kataster user password {login}',
    de: 'Person {id} meldet sich als {login} an, sobald ein Passwort gesetzt ist: kataster user password {login}',
  },
  PasswordOf: { en: 'Password of {login}: ', de: 'Passwort von {login}: ' },
  ExpectedPassword: { en: 'expected a password, not nothing', de: 'das Passwort darf nicht leer sein' },
  May: { en: '{who} may {rights}.', de: '{who} darf: {rights}.' },
  NothingIsGrantedToAnyMore: {
    en: 'Nothing is granted to {who} any more; what is granted to their groups is.',
    de: '{who} hat keine eigenen Rechte mehr; die der Gruppen bleiben.',
  },
  ShowWhoMade: {
    en: 'Show who made, changed and used keys, logins and grants, and each start with its settings: the newest first.',
    de: 'Zeigen, wer Schlüssel, Anmeldungen und Rechte angelegt, geändert und benutzt hat, und jeden Start mit seinen Einstellungen: das Neueste zuerst.',
  },
  OneEventAlone: {
    en: 'one event alone, such as keyCreated, loginFailed or started',
    de: 'nur dieses Ereignis, etwa keyCreated, loginFailed oder started',
  },
  AboutThisKey: {
    en: 'about this key, and by it; `command` is what commands did',
    de: 'zu diesem Schlüssel und mit ihm; `command` steht für Befehle',
  },
  AboutThisPersonOrPersonGroup: {
    en: 'about this person or person group, and by them: a login or an id',
    de: 'zu dieser Person oder Personengruppe und durch sie: ein Anmeldename oder eine ID',
  },
  FromThisDayOrMomentInUtc: {
    en: 'from this day or moment in UTC on, such as 2027-12-31 or 2027-12-31T12:00:00Z',
    de: 'ab diesem Tag oder Zeitpunkt in UTC, etwa 2027-12-31 oder 2027-12-31T12:00:00Z',
  },
  UpToThisDayOrMomentIn: { en: 'up to this day or moment in UTC', de: 'bis zu diesem Tag oder Zeitpunkt in UTC' },
  HowManyEventsAtMost: { en: 'how many events at most', de: 'wie viele Ereignisse höchstens' },
  JsonTextForEachEvent: {
    en: 'a JSON text for each event, a line each, in the place of the table',
    de: 'statt der Tabelle je Ereignis eine Zeile JSON',
  },
  ExpectedIntegerOfAtLeast1: {
    en: "--limit: expected an integer of at least 1, not '{limit}'",
    de: "--limit: erwartet wird eine ganze Zahl ab 1, nicht '{limit}'",
  },
  ManageKeyThatPasswordsInEntries: {
    en: 'Manage the key that passwords in entries, secrets of webhooks, providers and second factors are encrypted with.',
    de: 'Den Schlüssel verwalten, der Passwörter in Einträgen, Geheimnisse von Webhooks und von zweiten Faktoren verschlüsselt.',
  },
  SecretOfProviderCannotBeRead: {
    en: 'The secret of provider {each} cannot be read: save it again by kataster.provider.save.',
    de: 'Das Geheimnis des Anbieters {each} ist nicht lesbar: Speichern Sie es mit kataster.provider.save neu.',
  },
  ManageProvidersOfOpenIDConnectAtWhich: {
    en: 'Manage the providers at which people sign in, of OpenID Connect or directories by LDAP, also while the service runs.',
    de: 'Die Anbieter verwalten, bei denen man sich anmeldet (OpenID Connect oder Verzeichnisse per LDAP), auch während der Dienst läuft.',
  },
  IdThatKatasterProviderListShows: {
    en: 'the id that `kataster provider list` shows',
    de: 'die ID, die `kataster provider list` zeigt',
  },
  ShowEveryProviderWithoutItsSecret: {
    en: 'Show every provider without its secret.',
    de: 'Alle Anbieter ohne ihre Geheimnisse anzeigen.',
  },
  CreateProvider: {
    en: 'Create a provider, or change the one with this id; options that are absent change nothing.',
    de: 'Einen Anbieter anlegen oder den mit dieser ID ändern; fehlende Optionen ändern nichts.',
  },
  LowerCaseLetters: {
    en: 'lower-case letters, digits and hyphens; stands in the address KATASTER_PUBLIC_URL/sign-in/<id>/callback',
    de: 'Kleinbuchstaben, Ziffern und Bindestriche; steht in der Adresse KATASTER_PUBLIC_URL/sign-in/<id>/callback',
  },
  NameOnButtonOfSignInPage: { en: 'the name on the button of the sign-in page', de: 'der Name auf dem Knopf der Anmeldeseite' },
  IssuerAsItsTokensNameIt: {
    en: 'the issuer, as its tokens name it, or a directory: ldaps://HOST/BASE?ATTRIBUTE?sub?(FILTER), or a SCIM client: scim://PROVIDER',
    de: 'der Aussteller (Issuer), wie ihn seine Tokens nennen, oder ein Verzeichnis: ldaps://HOST/BASIS?ATTRIBUT?sub?(FILTER), oder ein SCIM-Client: scim://ANBIETER',
  },
  IdByWhichProviderKnowsThisService: {
    en: 'the id by which the provider knows this service, or the distinguished name of the account that searches the directory, or the id of the key of a SCIM client',
    de: 'die ID, unter der der Anbieter diesen Dienst kennt, oder der Distinguished Name des Kontos, das im Verzeichnis sucht, oder die ID des Schlüssels eines SCIM-Clients',
  },
  ScopesThatAreAskedFor: {
    en: 'the scopes that are asked for, separated by spaces',
    de: 'die Scopes, die verlangt werden, durch Leerzeichen getrennt',
  },
  ClaimThatListsGroupsOfPerson: {
    en: 'the claim that lists the groups of a person, or the attribute by which the groups of a directory list their members',
    de: 'der Claim, der die Gruppen einer Person aufzählt, oder das Attribut, in dem die Gruppen eines Verzeichnisses ihre Mitglieder aufzählen',
  },
  ClaimThatIdentifiesAccount: {
    en: 'the claim that identifies an account, such as oid at Entra ID; stays once somebody has an account there',
    de: 'der Claim, an dem ein Konto erkannt wird, etwa oid bei Entra ID; bleibt, sobald jemand dort ein Konto hat',
  },
  AskForSecret: {
    en: 'ask for the secret, or read it from the standard input; an empty line removes it',
    de: 'nach dem Geheimnis fragen oder es von der Standardeingabe lesen; eine leere Zeile entfernt es',
  },
  SecretOf: { en: 'Secret of {id}: ', de: 'Geheimnis von {id}: ' },
  LetNobodySignInByProviderAny: {
    en: 'Let nobody sign in by a provider any more, and end the sessions that it opened.',
    de: 'Niemanden mehr über einen Anbieter anmelden und die Sitzungen beenden, die er eröffnet hat.',
  },
  LetPeopleSignInByProviderAgain: {
    en: 'Let people sign in by a provider again.',
    de: 'Anmeldungen über einen Anbieter wieder zulassen.',
  },
  SynchronizeDirectoryNow: {
    en: 'Synchronize a directory now: its persons, and their memberships by the rules.',
    de: 'Ein Verzeichnis jetzt abgleichen: seine Personen und nach den Regeln deren Mitgliedschaften.',
  },
  ReportWhatSyncWouldDo: {
    en: 'Report what the sync would do, and change nothing.',
    de: 'Berichten, was der Abgleich täte, und nichts ändern.',
  },
  TestConnectionWithDirectory: {
    en: 'Test the connection with a directory: host, certificate, account, base and filter.',
    de: 'Die Verbindung zu einem Verzeichnis prüfen: Host, Zertifikat, Konto, Basis und Filter.',
  },
  FiguresOfSync: {
    en: 'Memberships: {added} given, {removed} taken away. Refused: {disabled} disabled there, {withoutLogin} without a login, {notAdmitted} in no admitted group, {lastAdministrator} the last to administer.',
    de: 'Mitgliedschaften: {added} gegeben, {removed} entzogen. Abgewiesen: {disabled} dort deaktiviert, {withoutLogin} ohne Login, {notAdmitted} in keiner zugelassenen Gruppe, {lastAdministrator} als Letzte mit Verwaltungsrecht.',
  },
  ChangeSetsOfSync: { en: 'Change sets {first} to {last}.', de: 'Änderungssätze {first} bis {last}.' },
  DeleteProviderWithItsAccounts: {
    en: 'Delete a provider with its accounts, and end their sessions; the persons stay.',
    de: 'Einen Anbieter mit seinen Konten löschen und deren Sitzungen beenden; die Personen bleiben.',
  },
  Enabled: { en: 'enabled', de: 'aktiv' },
  Disabled: { en: 'disabled', de: 'abgeschaltet' },
  HeadingIssuer: { en: 'ISSUER', de: 'AUSSTELLER' },
  HeadingClient: { en: 'CLIENT', de: 'CLIENT' },
  HeadingSecret: { en: 'SECRET', de: 'GEHEIMNIS' },
  HeadingState: { en: 'STATE', de: 'ZUSTAND' },
  SecondFactorOfPersonCannotBeRead: {
    en: 'The second factor of person {each} cannot be read: reset it by kataster.second_factor.reset.',
    de: 'Der zweite Faktor der Person {each} ist nicht lesbar: Setzen Sie ihn mit kataster.second_factor.reset zurück.',
  },
  RemoveSecondFactorOfUserWhoLost: {
    en: 'Remove the second factor and the passkeys of a user who lost them, and end their sessions.',
    de: 'Den zweiten Faktor und die Passkeys eines Benutzers entfernen, der sie verloren hat, und seine Sitzungen beenden.',
  },
  CreateFileWithNewKey: {
    en: 'Create a file with a new key, which KATASTER_SECRET_FILE then names. Keep a copy of it apart from those of the database.',
    de: 'Eine Datei mit einem neuen Schlüssel anlegen, die dann KATASTER_SECRET_FILE nennt. Bewahren Sie eine Kopie davon getrennt von Kopien der Datenbank auf.',
  },
  EncryptStoredPasswordsWithKeyOf: {
    en: 'Encrypt stored passwords with the key of KATASTER_SECRET_FILE, and remove their plain texts from the database.',
    de: 'Gespeicherte Passwörter mit dem Schlüssel von KATASTER_SECRET_FILE verschlüsseln und ihre Klartexte aus der Datenbank entfernen.',
  },
  EncryptEveryPasswordWithKeyOfAnother: {
    en: 'Encrypt every password with the key of another file instead of that of KATASTER_SECRET_FILE.',
    de: 'Jedes Passwort mit dem Schlüssel einer anderen Datei verschlüsseln statt mit dem von KATASTER_SECRET_FILE.',
  },
  FileWithOtherKey: {
    en: 'the file with the other key, which KATASTER_SECRET_FILE names from then on',
    de: 'die Datei mit dem anderen Schlüssel; danach nennt KATASTER_SECRET_FILE sie',
  },
  StorePasswordsAsPlainTextsAgain: {
    en: 'Store passwords as plain texts again: after that KATASTER_SECRET_FILE has to be unset.',
    de: 'Passwörter wieder im Klartext speichern: Danach darf KATASTER_SECRET_FILE nicht mehr gesetzt sein.',
  },
  StopEveryServiceOfDatabaseBefore: {
    en: '\nStop every service of the database before: on SQLite a second process is refused anyway, on PostgreSQL a service that has another key\nrefuses to write passwords. What was interrupted is finished by running the command again.\n',
    de: '\nStoppen Sie vorher jeden Dienst der Datenbank: Bei SQLite wird ein zweiter Prozess ohnehin abgelehnt, bei PostgreSQL schreibt ein Dienst mit\neinem anderen Schlüssel keine Passwörter. Nach einer Unterbrechung führen Sie den Befehl noch einmal aus.\n',
  },
  HoldsNewKey: {
    en: '{file} holds a new key. Set {setting}={file}, and run `kataster secret encrypt` for passwords that are there already.',
    de: '{file} enthält einen neuen Schlüssel. Setzen Sie {setting}={file}, und führen Sie `kataster secret encrypt` aus, wenn es schon Passwörter gibt.',
  },
  ExpectedFileWithKeyToEncryptWith: {
    en: '{setting}: expected the file with the key to encrypt with',
    de: '{setting}: erwartet wird die Datei mit dem Schlüssel zum Verschlüsseln',
  },
  ExpectedFileWithKeyInUse: {
    en: '{setting}: expected the file with the key in use',
    de: '{setting}: erwartet wird die Datei mit dem benutzten Schlüssel',
  },
  DatabaseHasKeyInUse: {
    en: '{setting}: the database has key {inUse} in use, not {id}',
    de: '{setting}: Die Datenbank benutzt den Schlüssel {inUse}, nicht {id}',
  },
  PasswordsAreEncrypted: { en: '{count} passwords are encrypted', de: '{count} Passwörter sind verschlüsselt' },
  PasswordsAreDecrypted: { en: '{count} passwords are decrypted', de: '{count} Passwörter sind entschlüsselt' },
  WereAlready: { en: ', {others} were already', de: ', {others} waren es schon' },
  Encrypted: { en: 'encrypted', de: 'verschlüsselt' },
  SealedWithSecretOfInstallation: {
    en: 'sealed with the secret of the installation',
    de: 'mit dem Geheimnis der Installation versiegelt',
  },
  SecretsOfWebhooksAre: {
    en: 'The secrets of {rewritten} webhooks are {sealing}.',
    de: 'Die Geheimnisse von {rewritten} Webhooks sind {sealing}.',
  },
  SecretOfWebhookCannotBeRead: {
    en: 'A secret of webhook {each} cannot be read: rotate it by kataster.webhook.rotate.',
    de: 'Ein Geheimnis des Webhooks {each} ist nicht lesbar: Erneuern Sie es mit kataster.webhook.rotate.',
  },
  LeftAsItIs: { en: 'Left as it is: {reason}', de: 'Bleibt, wie es ist: {reason}' },
  SoAreOthers: { en: 'So are {unreadable} others.', de: 'Ebenso {unreadable} weitere.' },
  NothingOfTheirTextsIsLeftIn: {
    en: 'Nothing of their texts is left in the tables of the database; older copies, archives and logs of it still have them.',
    de: 'In den Tabellen der Datenbank stehen die Klartexte nicht mehr; ältere Kopien, Archive und Logs enthalten sie noch.',
  },
  SetFromNowOn: {
    en: 'Set {setting}={file} from now on. The former key is good for older copies of the database alone.',
    de: 'Setzen Sie ab jetzt {setting}={file}. Den bisherigen Schlüssel brauchen nur noch ältere Kopien der Datenbank.',
  },
  UnsetFromNowOn: {
    en: 'Unset {setting} from now on: passwords stand readable in the database.',
    de: 'Setzen Sie {setting} ab jetzt nicht mehr: Passwörter stehen lesbar in der Datenbank.',
  },
  EveryPasswordIsEncrypted: {
    en: 'every password is encrypted, but what stood there before could not be wiped ({reason}); run it again',
    de: 'alle Passwörter sind verschlüsselt, aber die früheren Werte ließen sich nicht entfernen ({reason}); führen Sie den Befehl noch einmal aus',
  },
  AnotherProcessChangedSecretKeyMeanwhile: {
    en: 'another process changed the secret key meanwhile; start again',
    de: 'ein anderer Prozess hat inzwischen den Schlüssel gewechselt; beginnen Sie von vorn',
  },
  PasswordsInThisDatabaseAreEncryptedWith: {
    en: 'passwords in this database are encrypted with key {current}; name the file that holds it',
    de: 'Passwörter dieser Datenbank sind mit dem Schlüssel {current} verschlüsselt; nennen Sie seine Datei',
  },
  PasswordsInThisDatabaseAreEncryptedWithKey: {
    en: 'passwords in this database are encrypted with key {current}, and the file holds key {keyId}',
    de: 'Passwörter dieser Datenbank sind mit dem Schlüssel {current} verschlüsselt, die Datei enthält aber {keyId}',
  },
  ChangeOfKeyWasNotFinished: {
    en: 'the change of the key was not finished; run `{command}` once more, with the same files',
    de: 'der Wechsel des Schlüssels wurde nicht beendet; führen Sie `{command}` noch einmal mit denselben Dateien aus',
  },
  HeadingAttribute: { en: 'ATTRIBUTE', de: 'ATTRIBUT' },
  HeadingChange: { en: 'CHANGE', de: 'ÄNDERUNG' },
  HeadingDescription: { en: 'DESCRIPTION', de: 'BESCHREIBUNG' },
  HeadingGroup: { en: 'GROUP', de: 'GRUPPE' },
  HeadingObject: { en: 'OBJECT', de: 'OBJEKT' },
  HeadingObjects: { en: 'OBJECTS', de: 'OBJEKTE' },
  HeadingPart: { en: 'PART', de: 'TEIL' },
  HeadingMembers: { en: 'MEMBERS', de: 'FELDER' },
  HeadingEntries: { en: 'ENTRIES', de: 'EINTRÄGE' },
  KeepSchemaInFile: {
    en: 'Keep what the site adds to the catalogue in a file.',
    de: 'In einer Datei führen, was dem Katalog hinzugefügt wird.',
  },
  WriteSchemaAsJson: { en: 'Write the schema as JSON.', de: 'Das Schema als JSON ausgeben.' },
  ShowWhatFileWouldChange: {
    en: 'Show what applying a file would change.',
    de: 'Zeigen, was das Anwenden einer Datei ändern würde.',
  },
  ApplySchemaOfFile: {
    en: 'Apply the schema of a file. What the file leaves out stays.',
    de: 'Das Schema einer Datei anwenden. Was die Datei auslässt, bleibt.',
  },
  EndWith1WhereSchemaDiffers: {
    en: 'change nothing: show what differs, and end with 1 where something does',
    de: 'nichts ändern: zeigen, was abweicht, und mit 1 enden, wenn etwas abweicht',
  },
  HowManyEntriesMayLoseValues: {
    en: 'how many entries may lose values, as diff counts them',
    de: 'wie viele Einträge Werte verlieren dürfen, wie diff sie zählt',
  },
  ListPackagesThatShip: { en: 'List packages of definitions that ship.', de: 'Mitgelieferte Pakete von Definitionen auflisten.' },
  PackageInPlaceOfFile: {
    en: 'a package of kataster schema packages, in the place of a file',
    de: 'ein Paket aus kataster schema packages, anstelle einer Datei',
  },
  ExpectedFileOrPackage: { en: 'expected either a file or --package', de: 'erwartet wird entweder eine Datei oder --package' },
  NoSuchPackage: {
    en: '--package: there is no package {name}; expected one of {names}',
    de: '--package: Das Paket {name} gibt es nicht; erwartet wird eines von {names}',
  },
  PackageOfVersion: { en: 'Package {title}, version {version}', de: 'Paket {title}, Version {version}' },
  FileWithSchema: { en: 'file that export wrote, or one like it', de: 'Datei, die export geschrieben hat, oder eine solche' },
  NamesOfDefinitionsThatGo: {
    en: 'what goes: constants, names of dialogs, and attributes such as C__CATG__CUSTOM_TANK.volume, with commas between them',
    de: 'was entfällt: Konstanten, Namen von Auswahllisten und Attribute wie C__CATG__CUSTOM_TANK.volume, mit Kommas dazwischen',
  },
  SchemaHasVersionNow: { en: 'The schema has version {version} now.', de: 'Das Schema hat jetzt Version {version}.' },
  SchemaIsAsFileSays: { en: 'The schema is as the file says.', de: 'Das Schema ist, wie die Datei sagt.' },
  FileIsNoJson: { en: '{path}: expected a JSON text', de: '{path}: erwartet wird ein JSON-Text' },
  HeadingTo: { en: 'TO', de: 'NACH' },
  Choice: { en: 'choice', de: 'Auswahl' },
  Profile: { en: 'profile', de: 'Profil' },
  Report: { en: 'report', de: 'Bericht' },
  Definition: { en: 'definition', de: 'Definition' },
  Change: { en: '1 change', de: '1 Änderung' },
  Changes: { en: '{changes} changes', de: '{changes} Änderungen' },
  ConfigureObjectTypes: { en: 'Configure object types.', de: 'Objekttypen einrichten.' },
  ShowOrSetDefaultTemplateOfObject: {
    en: 'Show or set the default template of an object type.',
    de: 'Die Standardvorlage eines Objekttyps zeigen oder setzen.',
  },
  ConstantOrIdOfObjectType: {
    en: 'constant or id of the object type, such as C__OBJTYPE__SERVER',
    de: 'Konstante oder Nummer des Objekttyps, etwa C__OBJTYPE__SERVER',
  },
  IdOfObjectThatBecomesTemplate: {
    en: "id of the object that becomes the template, or 'none'",
    de: "ID des Objekts, das die Vorlage wird, oder 'none' für keine",
  },
  DefaultTemplateOfIsNotSet: {
    en: 'The default template of {constant} is not set.',
    de: 'Die Standardvorlage von {constant} ist nicht gesetzt.',
  },
  DefaultTemplateOfIsObject: {
    en: 'The default template of {constant} is object {object}.',
    de: 'Die Standardvorlage von {constant} ist Objekt {object}.',
  },
  ExpectedIdOfObjectOrNone: {
    en: "expected the id of an object or 'none', not '{text}'",
    de: "erwartet wird die ID eines Objekts oder 'none', nicht '{text}'",
  },
  ShowWhatWasChanged: {
    en: 'Show what was changed, the newest first, also while the service runs.',
    de: 'Zeigen, was geändert wurde, das Neueste zuerst, auch im laufenden Betrieb.',
  },
  IdOfObjectThatChanged: {
    en: 'id of the object that changed; every object where absent',
    de: 'ID des geänderten Objekts; sonst alle Objekte',
  },
  ChangesAfterIt: {
    en: 'changes after it: the number of a change set, a day such as 2026-11-22, or a time such as 2026-11-22T09:00:00Z',
    de: 'Änderungen danach: die Nummer eines Änderungssatzes, ein Tag wie 2026-11-22 oder eine Zeit wie 2026-11-22T09:00:00Z',
  },
  ChangesUpToIt: { en: 'changes up to it', de: 'Änderungen bis dahin' },
  IdOfPersonWhoWasLoggedIn: { en: 'id of the person who was logged in', de: 'ID der angemeldeten Person' },
  IdOfApiKey: { en: 'id of the API key', de: 'ID des API-Schlüssels' },
  MaxChangeSetsShown: {
    en: 'how many change sets are shown at most (default: 100)',
    de: 'wie viele Änderungssätze höchstens gezeigt werden (sonst: 100)',
  },
  ShowWhatIsChangedFromNowOn: {
    en: 'show what is changed from now on, or after --since, as it comes, the oldest first, until Ctrl-C',
    de: 'zeigen, was ab jetzt oder nach --since geändert wird, sobald es geschieht, das Älteste zuerst, bis Strg-C',
  },
  WriteEachChangeSetAsLineOf: {
    en: 'write each change set as a line of JSON, as kataster.changes.read returns it',
    de: 'jeden Änderungssatz als Zeile JSON schreiben, wie kataster.changes.read ihn liefert',
  },
  CannotBeCombinedWithFollow: {
    en: '--{name}: cannot be combined with --follow',
    de: '--{name}: geht nicht zusammen mit --follow',
  },
  ExpectedPositiveWholeNumber: {
    en: "{name}: expected a positive whole number, not '{text}'",
    de: "{name}: erwartet wird eine ganze Zahl ab 1, nicht '{text}'",
  },
  UndoChangesThatKatasterLogShows: {
    en: "Undo changes that 'kataster log' shows, also while the service runs.",
    de: "Änderungen zurücknehmen, die 'kataster log' zeigt, auch im laufenden Betrieb.",
  },
  ChangeSets: {
    en: 'change sets: numbers such as 12, ranges such as 12-15',
    de: 'Änderungssätze: Nummern wie 12, Bereiche wie 12-15',
  },
  OnlyChangeSetsOfImports: {
    en: 'only change sets of imports; those of the last import where no number is named',
    de: 'nur Änderungssätze von Importen; ohne Nummer die des letzten Imports',
  },
  UndoNothing: {
    en: 'refuse: undo nothing; skip: leave it as it is; overwrite: set it back as well',
    de: 'refuse: nichts zurücknehmen; skip: lassen, wie es ist; overwrite: auch das zurücksetzen',
  },
  ShowWhatWouldChange: {
    en: 'show what would change, and undo nothing',
    de: 'zeigen, was sich ändern würde, und nichts zurücknehmen',
  },
  KeptWithChangeSet: { en: 'why: kept with the change set', de: 'der Grund; er bleibt beim Änderungssatz' },
  NumbersOfChangeSetsAreThoseThat: {
    en: "\nNumbers of change sets are those that 'kataster log' shows: 12, several as 12 15, a range as 12-15.\n\n  kataster undo 12              undoes change set 12\n  kataster undo 12 15           undoes both as one\n  kataster undo 12-15           undoes each from 15 down to 12\n  kataster undo --import        undoes the last import, whatever else was changed meanwhile\n\nWhat was purged comes back under its id, with its entries and the links to it. What was made is purged. Where somebody changed an attribute since, or\nsomething else leads to what is to be purged, nothing is undone and the conflicts are shown, unless --on-conflict says otherwise. An undo is a change set\nitself, which can be undone. Passwords are in no history: what comes back has none.\n",
    de: "\nNummern von Änderungssätzen zeigt 'kataster log': 12, mehrere als 12 15, ein Bereich als 12-15.\n\n  kataster undo 12              nimmt Änderungssatz 12 zurück\n  kataster undo 12 15           nimmt beide zusammen zurück\n  kataster undo 12-15           nimmt jeden von 15 bis 12 einzeln zurück\n  kataster undo --import        nimmt den letzten Import zurück, was immer sonst geändert wurde\n\nEndgültig Gelöschtes kommt mit seiner ID zurück, mit seinen Einträgen und den Verknüpfungen dorthin. Angelegtes wird endgültig gelöscht. Hat seitdem\njemand ein Attribut geändert, oder führt noch etwas zu dem, was zu löschen wäre, wird nichts zurückgenommen; die Konflikte werden gezeigt, wenn\n--on-conflict nichts anderes sagt. Das Zurücknehmen ist selbst ein Änderungssatz und lässt sich zurücknehmen. Passwörter stehen in keiner\nGeschichte: Was zurückkommt, hat keine.\n",
  },
  ExpectedNumberOfChangeSetAs: {
    en: "expected the number of a change set, as 'kataster log' shows it, or --import",
    de: "erwartet wird die Nummer eines Änderungssatzes, wie 'kataster log' sie zeigt, oder --import",
  },
  ExpectedNumberOfChangeSetSuchAs: {
    en: "expected the number of a change set such as 12, or a range such as 12-15, not '{text}'",
    de: "erwartet wird die Nummer eines Änderungssatzes wie 12 oder ein Bereich wie 12-15, nicht '{text}'",
  },
  ExpectedEitherNumbers: {
    en: 'expected either numbers, which are undone as one, or ranges, which are undone one by one',
    de: 'erwartet werden entweder Nummern, die zusammen zurückgenommen werden, oder Bereiche, bei denen es einzeln geschieht',
  },
  ThereWasNoImport: { en: 'there was no import', de: 'es gab noch keinen Import' },
  ThereIsNothingToUndo: { en: 'There is nothing to undo.', de: 'Es gibt nichts zurückzunehmen.' },
  ChangeSetIs: { en: 'Change set {numbers} is', de: 'Änderungssatz {numbers} ist' },
  ChangeSetsAre: { en: 'Change sets {numbers} are', de: 'Änderungssätze {numbers} sind' },
  UndoneByChangeSet: {
    en: '{numbers} undone by change set {number}: {changed}{except}',
    de: '{numbers} zurückgenommen durch Änderungssatz {number}: {changed}{except}',
  },
  NotUndoneBecauseOfConflicts: { en: '{numbers} not undone:', de: '{numbers} nicht zurückgenommen:' },
  UndoneAlready: { en: '{numbers} undone already.', de: '{numbers} schon zurückgenommen.' },
  Except: { en: ', except:', de: ', außer:' },
  ChangeSetsAreUndone: {
    en: '{done} change sets are undone: {changes}.',
    de: '{done} Änderungssätze sind zurückgenommen: {changes}.',
  },
  WouldBeMade: { en: '{changed} would be made; nothing is undone.', de: '{changed} gäbe es; zurückgenommen wurde nichts.' },
  LaterChangeSetsAreUndoneAlready: {
    en: ' {done} later change sets are undone already.',
    de: ' {done} spätere Änderungssätze sind schon zurückgenommen.',
  },
  NotUndone: {
    en: '{numbers} not undone.{before} Conflicts, by object/category/attribute:',
    de: '{numbers} nicht zurückgenommen.{before} Konflikte, nach Objekt/Kategorie/Attribut:',
  },
  ToUndoEverythingElse: {
    en: 'To undo everything else, run it again with --on-conflict skip; to set these back as well, with --on-conflict overwrite.',
    de: 'Alles andere nimmt --on-conflict skip zurück, auch diese --on-conflict overwrite.',
  },
  ShowRowsOfSavedReport: {
    en: 'Show the rows of a saved report, or which reports there are.',
    de: 'Die Zeilen eines gespeicherten Berichts zeigen, oder welche Berichte es gibt.',
  },
  NameOfReport: {
    en: 'the name of a report; all are listed where absent',
    de: 'der Name eines Berichts; ohne Angabe werden alle aufgelistet',
  },
  RowsAsCsv: {
    en: 'rows as CSV (RFC 4180) in UTF-8, with the titles of the columns; an apostrophe precedes what a spreadsheet would calculate',
    de: 'Zeilen als CSV (RFC 4180) in UTF-8, mit den Titeln der Spalten; was eine Tabellenkalkulation ausrechnen würde, beginnt mit einem Apostroph',
  },
  TotalsInsteadOfRows: {
    en: 'its groups and totals in place of its rows',
    de: 'seine Gruppen und Summen anstelle seiner Zeilen',
  },
  AllRows: { en: 'all rows', de: 'alle Zeilen' },
  MoreGroups: { en: '{more} more groups', de: '{more} weitere Gruppen' },
  TotalCount: { en: 'count', de: 'Anzahl' },
  TotalSum: { en: 'sum', de: 'Summe' },
  TotalAverage: { en: 'average', de: 'Durchschnitt' },
  TotalMin: { en: 'minimum', de: 'Minimum' },
  TotalMax: { en: 'maximum', de: 'Maximum' },
  ThereIsNoReportKataster: {
    en: "<name>: there is no report '{name}'; `kataster report` lists them",
    de: "<name>: Einen Bericht '{name}' gibt es nicht; `kataster report` zeigt alle",
  },
  GenerateFilesFromRunningService: {
    en: 'Generate files from a running service.',
    de: 'Dateien aus einem laufenden Dienst erzeugen.',
  },
  GenerateClientThatIsTypedByMethods: {
    en: 'Generate a client that is typed by the methods and categories of a service.',
    de: 'Einen Client erzeugen, typisiert nach den Methoden und Kategorien eines Dienstes.',
  },
  AddressOfService: {
    en: 'address of the service, such as http://127.0.0.1:8080',
    de: 'Adresse des Dienstes, etwa http://127.0.0.1:8080',
  },
  KeyOfService: {
    en: 'a key of the service; KATASTER_API_KEY where absent',
    de: 'ein Schlüssel des Dienstes; sonst der von KATASTER_API_KEY',
  },
  WhatClientIsWrittenIn: { en: 'what the client is written in', de: 'Programmiersprache des Clients' },
  FileToWriteStandard: {
    en: 'the file to write; the standard output where absent',
    de: 'die Datei, die geschrieben wird; sonst die Standardausgabe',
  },
  ClientKnowsMethodsOfServiceAndCategories: {
    en: '\nThe client knows the methods of the service and the categories of its site, so that a misspelt attribute does not compile.\n\n  kataster generate client --url http://127.0.0.1:8080 --language typescript --out kataster.ts\n\nThe types of the Python client are written beside it: kataster.pyi for --out kataster.py.\nThe key may also stand in KATASTER_API_KEY, where no list of processes shows it.\n',
    de: '\nDer Client kennt die Methoden des Dienstes und Ihre eigenen Kategorien; ein falsch geschriebenes Attribut lässt sich nicht übersetzen.\n\n  kataster generate client --url http://127.0.0.1:8080 --language typescript --out kataster.ts\n\nDie Typen des Python-Clients stehen in einer Datei daneben: kataster.pyi bei --out kataster.py.\nDer Schlüssel darf auch in KATASTER_API_KEY stehen; dann zeigt ihn keine Prozessliste.\n',
  },
  DocumentNeedsKey: {
    en: '--key or KATASTER_API_KEY: a service tells its categories to those who have a key',
    de: '--key oder KATASTER_API_KEY: Seine Kategorien zeigt ein Dienst nur mit Schlüssel',
  },
  DoesNotAnswerAsServiceWould: {
    en: '{url} does not answer as a service would ({error})',
    de: '{url} antwortet nicht wie ein Dienst ({error})',
  },
  ServiceRefuses: { en: 'the service refuses: {message}', de: 'der Dienst lehnt ab: {message}' },
  AnswersNoDocument: { en: '{url} answers no document', de: '{url} liefert kein Dokument' },
  DocumentOfServiceIsBroken: {
    en: 'the document of the service is broken: {error}',
    de: 'das Dokument des Dienstes ist fehlerhaft: {error}',
  },
  OutCannotBeWritten: { en: '--out: cannot write {file} ({error})', de: '--out: {file} lässt sich nicht schreiben ({error})' },
  ExpectedAddressSuchAs: {
    en: '--url: expected an address such as http://127.0.0.1:8080',
    de: '--url: erwartet wird eine Adresse wie http://127.0.0.1:8080',
  },
  ActionEdited: { en: 'edited', de: 'geändert' },
  ActionMarkedDeleted: { en: 'markedDeleted', de: 'gelöscht' },
  ActionTemplated: { en: 'templated', de: 'Vorlage' },
  ActionCreated: { en: 'created', de: 'angelegt' },
  LoadExampleCompanyToTryKatasterWith: {
    en: 'Load an example company to try kataster with: two sites, racks, nets, contracts and people.',
    de: 'Eine Beispielfirma zum Ausprobieren laden: zwei Standorte, Schränke, Netze, Verträge und Personen.',
  },
  ItIsOneChangeSet: {
    en: "\nIt is one change set: 'kataster undo', with the number that is printed, removes all of it. Its sites stand in the place with the id 1, the root location of every\ninstallation; its contracts, warranties and licences end within days of today.\n",
    de: "\nSie ist ein Änderungssatz: 'kataster undo' mit der ausgegebenen Nummer entfernt alles. Ihre Standorte stehen an dem Ort mit der Id 1, der Wurzel jeder\nInstallation; ihre Verträge, Garantien und Lizenzen enden wenige Tage nach heute.\n",
  },
  ExampleCompanyHasBeenLoadedAsChange: {
    en: 'The example company has been loaded as change set {number}. To remove it: kataster undo {number}',
    de: 'Die Beispielfirma ist als Änderungssatz {number} geladen. So entfernen Sie sie: kataster undo {number}',
  },
  ImportObjectsFromAnotherSystem: {
    en: 'Import objects from another system.',
    de: 'Objekte aus einem anderen System importieren.',
  },
  ImportDumpOfNetBox: {
    en: 'Import a dump of NetBox: what `manage.py dumpdata` writes. On PostgreSQL the service may go on meanwhile; on SQLite, stop it first.',
    de: 'Einen Dump von NetBox importieren, wie ihn `manage.py dumpdata` schreibt. Bei PostgreSQL darf der Dienst weiterlaufen; bei SQLite stoppen Sie ihn zuerst.',
  },
  NameOfNetBoxInstallation: {
    en: 'name of the NetBox installation, where there are several',
    de: 'Name der NetBox-Installation, wenn es mehrere gibt',
  },
  DumpJsonFile: { en: 'the dump, a JSON file', de: 'der Dump, eine JSON-Datei' },
  RowsBecomeObjects: {
    en: "\nRows become objects, entries and links. A row that does not fit is skipped, and the report says why. Run it again with a\nnewer dump: what an earlier run made is found and changed where the dump has changed.\n\nOf imports of one source, one at a time runs. On SQLite, stop the service first: one process owns the file, and a second one is refused. On PostgreSQL the service may go\non meanwhile: it answers from what is imported so far, batch by batch.\n\nEach batch of rows is a change set, whose comment names the file: 'kataster log' shows them, and 'kataster undo --import' undoes the last import.\n",
    de: "\nAus Zeilen werden Objekte, Einträge und Verknüpfungen. Eine Zeile, die nicht passt, wird übergangen; der Bericht nennt den Grund. Mit einem\nneueren Dump können Sie den Import wiederholen: Was ein früherer angelegt hat, wird gefunden und geändert, wo der Dump sich geändert hat.\n\nVon jeder Quelle läuft immer nur ein Import. Bei SQLite stoppen Sie zuerst den Dienst: Die Datei gehört einem einzigen Prozess, ein zweiter wird\nabgelehnt. Bei PostgreSQL darf der Dienst weiterlaufen: Er zeigt, was bisher importiert ist, Schritt für Schritt.\n\nJede Gruppe von Zeilen ist ein Änderungssatz, dessen Kommentar die Datei nennt: 'kataster log' zeigt sie, 'kataster undo --import' nimmt den\nletzten Import zurück.\n",
  },
  ToUndoAllOfThisKataster: {
    en: 'To undo all of this: kataster undo --import',
    de: 'Alles zurücknehmen: kataster undo --import',
  },
  OfRows: { en: '{value} of {total} rows', de: '{value} von {total} Zeilen' },
  AnotherImportOfThisSourceIsUnder: {
    en: 'another import of this source is under way; run this one again when that has ended',
    de: 'ein anderer Import dieser Quelle läuft; wiederholen Sie diesen, wenn jener beendet ist',
  },
  ImportStopped: {
    en: 'the import stopped: {error}. What it wrote so far is kept; run it again to go on',
    de: 'der Import wurde abgebrochen: {error}. Was er bis dahin geschrieben hat, bleibt; führen Sie ihn noch einmal aus, um fortzufahren',
  },
  ExpectedNameOf1ToCharacters: {
    en: '--source: expected a name of 1 to {longestSource} characters',
    de: '--source: erwartet wird ein Name von 1 bis {longestSource} Zeichen',
  },
  VersionOfNetBoxThatDumpComesFrom: {
    en: 'version of NetBox that the dump comes from, where the dump does not tell it',
    de: 'Version von NetBox, aus der der Dump stammt, wenn er sie nicht angibt',
  },
  NetboxVersion: {
    en: '--netbox-version: expected one of {versions}',
    de: '--netbox-version: erwartet wird eine von {versions}',
  },
  Rows: { en: '{value} rows', de: '{value} Zeilen' },
  HeadingColumn: { en: 'COLUMN', de: 'SPALTE' },
  HeadingTarget: { en: 'TARGET', de: 'ZIEL' },
  HeadingKey: { en: 'KEY', de: 'SCHLÜSSEL' },
  HeadingLine: { en: 'LINE', de: 'ZEILE' },
  HeadingReason: { en: 'REASON', de: 'GRUND' },
  NotImported: { en: 'not imported', de: 'nicht importiert' },
  Yes: { en: 'yes', de: 'ja' },
  ObjectsNew: {
    en: 'Objects: {created} new, {updated} changed, {unchanged} unchanged',
    de: 'Objekte: {created} neu, {updated} geändert, {unchanged} unverändert',
  },
  StoppedWhileRowsWereChecked: {
    en: 'Stopped while rows were checked: nothing is imported.',
    de: 'Angehalten, während Zeilen geprüft wurden: Importiert ist nichts.',
  },
  StoppedOfObjectsAreImported: {
    en: 'Stopped: {done} of {groups} objects are imported; the same command imports the others.',
    de: 'Angehalten: {done} von {groups} Objekten sind importiert; derselbe Befehl importiert die anderen.',
  },
  RowsRejected: { en: 'Rows rejected: {rows}', de: 'Abgewiesene Zeilen: {rows}' },
  ToUndoAllOfThis: {
    en: 'To undo all of this: kataster undo {numbers}',
    de: 'Alles davon zurücknehmen: kataster undo {numbers}',
  },
  ExpectedTitleOfColumnThatTellsObjects: {
    en: '--key: expected the title of a column that tells objects apart',
    de: '--key: erwartet wird der Titel einer Spalte, die Objekte unterscheidet',
  },
  FileHasNoColumn: {
    en: "--profile: the file has no column '{title}', by which '{profile}' tells objects apart; --key names another one",
    de: "--profile: Die Datei hat keine Spalte '{title}', nach der '{profile}' Objekte unterscheidet; --key nennt eine andere",
  },
  ColumnsOfProfileThatFileDoesNot: {
    en: 'Columns of the profile that the file does not have: {missing}',
    de: 'Spalten des Profils, die die Datei nicht hat: {missing}',
  },
  IsNoColumnWithTargetThatTells: {
    en: "--key: '{title}' is no column with a target that tells objects apart",
    de: "--key: '{title}' ist keine Spalte mit einem Ziel, das Objekte unterscheidet",
  },
  LineCellInQuotesDoesNotEnd: {
    en: '{path}: line {line}: a cell in quotes does not end, or something follows its last quote',
    de: '{path}: Zeile {line}: Eine Zelle in Anführungszeichen endet nicht, oder hinter ihrem letzten Anführungszeichen steht noch etwas',
  },
  ExpectedLineWithTitlesAndAtLeast: {
    en: '{path}: expected a line with titles and at least one more',
    de: '{path}: erwartet werden eine Zeile mit Titeln und mindestens eine weitere',
  },
  FileIsNotValidUtf8: {
    en: 'The file is not valid UTF-8: it is read as {encoding}; --encoding names another one.',
    de: 'Die Datei ist kein gültiges UTF-8: Sie wird als {encoding} gelesen; --encoding nennt einen anderen Zeichensatz.',
  },
  ExpectedFileThatCanBeRead: { en: '{path}: expected a file that can be read', de: '{path}: erwartet wird eine lesbare Datei' },
  ThereIsNoObjectTypeExpected: {
    en: "--type: there is no object type '{text}'; expected its title or constant",
    de: "--type: Es gibt keinen Objekttyp '{text}'; erwartet wird sein Titel oder seine Konstante",
  },
  ExpectedTitle: {
    en: "--column: expected a title, = and a target, not '{text}'",
    de: "--column: erwartet werden ein Titel, = und ein Ziel, nicht '{text}'",
  },
  ExpectedOneOfNot: {
    en: "--encoding: expected one of {encodings}, not '{text}'",
    de: "--encoding: erwartet wird einer von {encodings}, nicht '{text}'",
  },
  ImportCsvFile: {
    en: 'Import a CSV file, also while the service runs: rows become objects, or update those that their key names.',
    de: 'Importiert eine CSV-Datei, auch bei laufendem Dienst: Zeilen werden Objekte, oder ändern die, die ihr Schlüssel nennt.',
  },
  SavedProfileThatSaysAllOfThis: {
    en: 'saved profile that says all of this; other options count more',
    de: 'gespeichertes Profil, das all das sagt; andere Optionen haben Vorrang',
  },
  ThereIsNoProfile: {
    en: "--profile: there is no profile '{name}'; {known}",
    de: "--profile: Ein Profil '{name}' gibt es nicht; {known}",
  },
  NoneIsSaved: { en: 'none is saved', de: 'gespeichert ist keines' },
  ObjectTypeOfRowsWithoutOne: {
    en: 'object type of rows without one, by its title or constant',
    de: 'Objekttyp von Zeilen ohne Typ, nach Titel oder Konstante',
  },
  TitlesOfColumnsThatTellObjectsApart: {
    en: 'titles of the columns that tell objects apart, between commas; usually ID, System ID or Title',
    de: 'Titel der Spalten, die Objekte unterscheiden, durch Kommas getrennt; meist ID, System-ID oder Titel',
  },
  TargetOfColumn: {
    en: 'target of a column, where the guess is wrong; may be repeated',
    de: 'Ziel einer Spalte, wo die Vermutung falsch ist; mehrfach möglich',
  },
  EncodingOfFile: {
    en: 'encoding of the file, where the guess is wrong',
    de: 'Zeichensatz der Datei, wo die Vermutung falsch ist',
  },
  SayWhatWouldBeChanged: { en: 'say what would be changed, and change nothing', de: 'nur sagen, was geändert würde' },
  ColumnBecomesAttributeWithItsTitle: {
    en: "\nA column becomes the attribute with its title, in English or German; --column names another target: title, type, id, sysid, or an attribute such as\nC__CATG__MODEL-serial. Links are titles; where one is not unique, write 'Type: Title' or 'Building > Room'. Rows with one key are about one object, which is updated\nwhere it exists. Several values in a cell stand between semicolons.\n\nEach 500 rows are a change set, whose comment names the file: 'kataster log' shows them, and 'kataster undo' undoes them. Ctrl-C stops after the one that is under way.\n",
    de: "\nEine Spalte wird das Attribut mit ihrem Titel, auf Englisch oder Deutsch; --column nennt ein anderes Ziel: title, type, id, sysid oder ein Attribut wie\nC__CATG__MODEL-serial. Verweise sind Titel; ist einer nicht eindeutig, dann 'Typ: Titel' oder 'Gebäude > Raum'. Zeilen mit einem Schlüssel gehören zu einem Objekt,\ndas geändert wird, wenn es das schon gibt. Mehrere Werte einer Zelle stehen zwischen Semikolons.\n\nJe 500 Zeilen sind ein Änderungssatz, dessen Kommentar die Datei nennt: 'kataster log' zeigt sie, 'kataster undo' nimmt sie zurück. Strg-C hält nach dem an, der gerade läuft.\n",
  },
  CsvFile: { en: 'the CSV file', de: 'die CSV-Datei' },
  WriteBackupOfDatabaseToFile: {
    en: 'Write a backup of the database to a file, also while the service runs.',
    de: 'Eine Sicherung der Datenbank in eine Datei schreiben, auch im laufenden Betrieb.',
  },
  ReplaceExistingFile: {
    en: 'replace an existing file, once the new one is complete',
    de: 'eine vorhandene Datei ersetzen, sobald die neue vollständig ist',
  },
  ServiceGoesOnMeanwhile: {
    en: '\nThe service goes on meanwhile, and nobody waits. The backup is one file for its owner alone, which gets its name once all of it is on the\ndisk and was read again; it holds every write that was answered before it began. It discloses as much as the database does: see "Secrets in a\ncopy of the database" in the documentation. `kataster restore FILE` puts it back.\n',
    de: '\nDer Dienst läuft weiter, niemand muss warten. Die Sicherung ist eine Datei nur für ihren Eigentümer. Sie bekommt ihren Namen erst, wenn sie\nganz auf der Festplatte ist und noch einmal gelesen wurde; sie enthält jede Änderung, die vorher beantwortet war. Sie verrät so viel wie die\nDatenbank: siehe „Geheimnisse in einer Kopie der Datenbank“ in der Dokumentation. `kataster restore FILE` spielt sie zurück.\n',
  },
  IsWhole: { en: '{file} is whole: {written}', de: '{file} ist vollständig: {written}' },
  BytesSha256: { en: '{bytes} bytes, SHA-256 {sha256}', de: '{bytes} Bytes, SHA-256 {sha256}' },
  AsItWasAt: { en: ' as it was at {taken}', de: ' mit dem Stand {taken}' },
  ChangeOfLatestInIt: { en: 'change {sequence} of {time} the latest in it', de: 'letzte Änderung: {sequence} vom {time}' },
  NoChangeInIt: { en: 'no change in it', de: 'ohne Änderung' },
  DatabaseObjects: {
    en: 'the database{moment}, {latest}; {objects} objects, {entries} entries',
    de: 'die Datenbank{moment}, {latest}; {objects} Objekte, {entries} Einträge',
  },
  CannotWrite: { en: 'Cannot write {file}', de: '{file} lässt sich nicht schreiben' },
  ExpectedAddressOfDatabaseThatCanBe: {
    en: '{database}: expected the address of a database that can be backed up',
    de: '{database}: erwartet wird die Adresse einer Datenbank, die sich sichern lässt',
  },
  IsNoBackup: { en: '{path} is no backup.', de: '{path} ist keine Sicherung.' },
  CanBeRestoredToDatabaseAtAlone: {
    en: '{path} can be restored to a database at {targets} alone.',
    de: '{path} lässt sich nur in eine Datenbank unter {targets} zurückspielen.',
  },
  ReadWholeDatabaseOnceAndListWhat: {
    en: 'Read the whole database once and list what breaks an invariant.',
    de: 'Die ganze Datenbank einmal lesen und auflisten, was nicht stimmt.',
  },
  EverythingIsReadOnce: {
    en: '\nEverything is read once, in one state of the database, while services may go on with it. What does not hold is told in one line each; then\nthe exit code is 1, except for addresses outside of their nets alone, which may be. KATASTER_CATALOG has to be that of the service. Nothing is changed.\n',
    de: '\nAlles wird einmal gelesen, in einem Stand der Datenbank; Dienste dürfen weiterlaufen. Jeder Befund steht in einer Zeile; dann ist der\nExit-Code 1, außer bei Adressen außerhalb ihres Netzes allein, die sein dürfen. KATASTER_CATALOG muss dieselbe Einstellung haben wie beim Dienst. Geändert wird nichts.\n',
  },
  More: { en: '{invariant}: {count} more', de: '{invariant}: {count} weitere' },
  ChangesAreNotSearchableYet: {
    en: ' {unindexed} changes are not searchable yet.',
    de: ' {unindexed} Änderungen sind für die Suche noch nicht erfasst.',
  },
  ObjectsEntries: {
    en: '{objects} objects, {entries} entries, {links} links and {changes} changes were read in {seconds} s.{waiting}',
    de: '{objects} Objekte, {entries} Einträge, {links} Verknüpfungen und {changes} Änderungen wurden in {seconds} s gelesen.{waiting}',
  },
  CheckFailed: { en: 'The check failed', de: 'Die Prüfung ist gescheitert' },
  EverythingIsAsItHasToBe: { en: 'Everything is as it has to be.', de: 'Alles ist, wie es sein soll.' },
  NotAsItHasToBe: { en: 'Not as it has to be: {all} findings.', de: 'Nicht alles stimmt: {all} Befunde.' },
  PutBackupInPlaceOfDatabase: {
    en: 'Put a backup in the place of the database.',
    de: 'Eine Sicherung an die Stelle der Datenbank zurückspielen.',
  },
  FileThatKatasterBackupOrKatasterExport: {
    en: 'a file that `kataster backup` or `kataster export` wrote',
    de: 'eine Datei von `kataster backup` oder `kataster export`',
  },
  ReplaceExistingDatabase: {
    en: 'replace an existing database; a SQLite file is kept beside the new one, the content of a PostgreSQL database is lost',
    de: 'eine vorhandene Datenbank ersetzen; eine SQLite-Datei bleibt neben der neuen liegen, der Inhalt einer PostgreSQL-Datenbank geht verloren',
  },
  StopServiceFirstWhole: {
    en: '\nStop the service first. The whole file is proved before anything is changed: one that was cut or changed is refused, and so is one of a\nnewer version. A backup of an older version is brought up to date by the next start of the service. A backup of PostgreSQL, and an\nexport, can be restored to SQLite as well. Keys and passwords are those of the backup, and so is the key of KATASTER_SECRET_FILE.\n',
    de: '\nStoppen Sie zuerst den Dienst. Die ganze Datei wird geprüft, bevor sich etwas ändert: Abgelehnt wird, was abgeschnitten oder verändert wurde\noder von einer neueren Version stammt. Die Sicherung einer älteren Version bringt der nächste Start des Dienstes auf den neuen Stand. Eine\nSicherung von PostgreSQL und ein Export lassen sich auch nach SQLite zurückspielen. Schlüssel und Passwörter sind die der Sicherung, ebenso der\nSchlüssel von KATASTER_SECRET_FILE.\n',
  },
  CannotRestore: { en: 'Cannot restore {file}', de: '{file} lässt sich nicht zurückspielen' },
  Restored: { en: 'Restored: {restored}.', de: 'Zurückgespielt: {restored}.' },
  WhatWasThereBeforeIsKeptIn: { en: 'What was there before is kept in {former}.', de: 'Was vorher dort war, liegt in {former}.' },
  WriteEverythingThatIsStoredAsText: {
    en: 'Write everything that is stored as text, also while the service runs.',
    de: 'Alles Gespeicherte als Text schreiben, auch im laufenden Betrieb.',
  },
  FileToWriteWhich: {
    en: 'the file to write, which must not exist yet. The standard output where it is - or absent',
    de: 'die Datei, die angelegt wird; es darf sie noch nicht geben. Bei - oder ohne Angabe die Standardausgabe',
  },
  ExportIsText: {
    en: '\nThe export is text: one JSON object a line, the same for SQLite and PostgreSQL. It is compressed where FILE ends with .gz. The service goes\non meanwhile; the export holds what was committed when it began. Equal databases have equal exports, and a file that was cut or changed is\nknown by its last line. `kataster restore FILE` loads it into a database of either engine.\n\nIt gives away what a copy of the database does: every record and change, hashes of passwords and keys, the secret of the\ninstallation, and the passwords in entries, readable unless KATASTER_SECRET_FILE is set. FILE is made for its owner alone (mode 600).\n',
    de: '\nDer Export ist Text: je Zeile ein JSON-Objekt, bei SQLite und PostgreSQL dasselbe. Endet FILE auf .gz, wird er komprimiert. Der Dienst läuft\nweiter; der Export enthält, was bei seinem Beginn festgeschrieben war. Gleiche Datenbanken haben gleiche Exporte; eine Datei, die abgeschnitten\noder verändert wurde, erkennt man an ihrer letzten Zeile. `kataster restore FILE` lädt ihn in eine SQLite- oder PostgreSQL-Datenbank.\n\nEr verrät, was auch eine Kopie der Datenbank verrät: jeden Datensatz und jede Änderung, Hashes von Passwörtern und Schlüsseln, das Geheimnis der\nInstallation und die Passwörter in Einträgen, lesbar, wenn KATASTER_SECRET_FILE nicht gesetzt ist. Nur der Eigentümer darf FILE lesen (Modus 600).\n',
  },
  IsWholeKeep: {
    en: '{file} is whole: {facts}. Keep it as safe as the database.',
    de: '{file} ist vollständig: {facts}. Bewahren Sie die Datei so sicher auf wie die Datenbank.',
  },
  MoveEverythingFromDatabaseOfToAnother: {
    en: 'Move everything from the database of KATASTER_DATABASE to another, empty one.',
    de: 'Alles aus der Datenbank von KATASTER_DATABASE in eine andere, leere übertragen.',
  },
  WhereTo: {
    en: 'where to: sqlite:FILE or postgres://user@host:port/database',
    de: 'wohin: sqlite:FILE oder postgres://user@host:port/database',
  },
  StopServiceFirst: {
    en: '\nStop the service first, and start it with the new address afterwards: what it wrote meanwhile would be missing. Everything keeps its id, and\nids of new records are higher than all that were ever given. Keys and passwords go on working; users log in again. The search index is made\nby the service once it runs.\n\nAll of it arrives, or nothing: at the end the new database is read and compared before it can be used. The old one is only read.\n\n  KATASTER_DATABASE=sqlite:data/kataster.sqlite kataster move --to postgres://kataster@localhost:5432/kataster\n',
    de: '\nStoppen Sie zuerst den Dienst, und starten Sie ihn danach mit der neuen Adresse: Was er inzwischen schriebe, würde fehlen. Alles behält seine ID;\nIDs neuer Datensätze sind höher als alle je vergebenen. Schlüssel und Passwörter gelten weiter; Benutzer melden sich neu an. Den Suchindex baut\nder Dienst auf, sobald er läuft.\n\nEs kommt alles an oder nichts: Am Ende wird die neue Datenbank gelesen und verglichen, bevor sie benutzt werden kann. Die alte wird nur gelesen.\n\n  KATASTER_DATABASE=sqlite:data/kataster.sqlite kataster move --to postgres://kataster@localhost:5432/kataster\n',
  },
  ExpectedAnotherDatabaseThanThatOf: {
    en: '--to: expected another database than that of {database}',
    de: '--to: erwartet wird eine andere Datenbank als die von {database}',
  },
  AndTo: { en: '{database} and --to: {text}', de: '{database} und --to: {text}' },
  MovedAndCompared: { en: 'Moved and compared: {facts}.', de: 'Übertragen und verglichen: {facts}.' },
  NowStartServiceWith: {
    en: 'Now start the service with {database}={to}, and leave the other settings as they are.',
    de: 'Starten Sie den Dienst jetzt mit {database}={to}, und lassen Sie die anderen Einstellungen, wie sie sind.',
  },
  DatabaseAtWasOnlyRead: {
    en: 'The database at {from} was only read; remove it once the new one is in use.',
    de: 'Die Datenbank {from} wurde nur gelesen; entfernen Sie sie, sobald die neue in Betrieb ist.',
  },
  RemoveWhatWasChangedFromHistory: {
    en: 'Remove what was changed from the history.',
    de: 'Aus der Geschichte entfernen, was geändert wurde.',
  },
  RemoveWhatIsOlderThanDay: {
    en: 'Remove what is older than a day; the first and the last changes of each object stay.',
    de: 'Entfernen, was vor einem bestimmten Tag liegt; die erste und die letzte Änderung jedes Objekts bleiben.',
  },
  DaySuchAs20261122: {
    en: 'a day such as 2026-11-22, or a time such as 2026-11-22T09:00:00Z; as KATASTER_HISTORY says where absent',
    de: 'ein Tag wie 2026-11-22 oder eine Zeit wie 2026-11-22T09:00:00Z; sonst, was KATASTER_HISTORY sagt',
  },
  SayWhatWouldBeRemoved: {
    en: 'say what would be removed, and remove nothing',
    de: 'sagen, was entfernt würde, und nichts entfernen',
  },
  OnSQLiteServiceHasToBeStopped: {
    en: '\nOn SQLite the service has to be stopped before; on PostgreSQL it may run. Backups that were made before keep what they have. A service whose KATASTER_HISTORY\nis set removes what is older by itself.\n',
    de: '\nBei SQLite muss der Dienst vorher gestoppt werden, bei PostgreSQL darf er laufen. Frühere Sicherungen behalten, was sie haben. Ein Dienst mit\nKATASTER_HISTORY entfernt Älteres von selbst.\n',
  },
  RemoveValuesOfObjectFromLogAnd: {
    en: 'Remove the values of an object from the log and the past for good, also where others named it.',
    de: 'Die Werte eines Objekts für immer aus dem Änderungsprotokoll und der Vergangenheit entfernen, auch wo andere es nannten.',
  },
  IdOfObject: {
    en: 'id of the object, which may be purged already',
    de: 'ID des Objekts; es darf schon endgültig gelöscht sein',
  },
  OnSQLiteServiceHasToBeStoppedBefore: {
    en: '\nOn SQLite the service has to be stopped before. That the object was there, and when it changed, stays. What it is now stays, too: purge it first.\nBackups and exports that were made before keep what they have.\n',
    de: '\nBei SQLite muss der Dienst vorher gestoppt werden. Dass es das Objekt gab und wann es sich geändert hat, bleibt. Auch was es jetzt ist, bleibt:\nLöschen Sie es zuerst endgültig. Frühere Sicherungen und Exporte behalten, was sie haben.\n',
  },
  ExpectedIdOfObject: {
    en: "<object>: expected the id of an object, not '{given}'",
    de: "<object>: erwartet wird die ID eines Objekts, nicht '{given}'",
  },
  WhatObjectWasIsForgotten: {
    en: 'What object {object} was is forgotten.{rest} Backups and exports that were made before keep what they have.',
    de: 'Was Objekt {object} war, ist vergessen.{rest} Frühere Sicherungen und Exporte behalten, was sie haben.',
  },
  ItIsStillThere: {
    en: ' It is still there: what it is now stays until it is purged.',
    de: ' Es ist noch da: Was es jetzt ist, bleibt, bis es endgültig gelöscht wird.',
  },
  NothingWasChangedBefore: { en: 'Nothing was changed before {before}.', de: 'Vor {before} wurde nichts geändert.' },
  ChangesWouldBeRemoved: { en: '{changes} changes would be removed.', de: '{changes} Änderungen würden entfernt.' },
  ChangesWereRemoved: { en: '{changes} changes were removed.', de: '{changes} Änderungen wurden entfernt.' },
  ReadsAsOfChangeSet: {
    en: '{done} Reads as of change set {number}, {time}, and later are possible.',
    de: '{done} Lesen lässt sich ab Änderungssatz {number} vom {time}.',
  },
  ExpectedDaySuchAs20261122: {
    en: '--before: expected a day such as 2026-11-22, as {setting} is not set',
    de: '--before: erwartet wird ein Tag wie 2026-11-22, denn {setting} ist nicht gesetzt',
  },
  ExpectedDaySuchAs20261122Or: {
    en: "--before: expected a day such as 2026-11-22, or a time, not '{text}'",
    de: "--before: erwartet wird ein Tag wie 2026-11-22 oder eine Zeit, nicht '{text}'",
  },
  HeadingBy: { en: 'BY', de: 'DURCH' },
  HeadingFrom: { en: 'FROM', de: 'VON' },
  HeadingId: { en: 'ID', de: 'ID' },
  HeadingVersion: { en: 'VERSION', de: 'VERSION' },
  HeadingName: { en: 'NAME', de: 'NAME' },
  HeadingNumber: { en: 'NUMBER', de: 'NUMMER' },
  HeadingTime: { en: 'TIME', de: 'ZEIT' },
  CmdbService: {
    en: 'A CMDB service: what a company runs, in JSON-RPC 2.0 over HTTP.',
    de: 'Ein CMDB-Dienst: was eine Firma betreibt, über JSON-RPC 2.0 und HTTP.',
  },
  ShowWhichVersionThisIs: { en: 'show which version this is', de: 'zeigt die Version' },
  SettingsAsEnvironmentVariables: { en: 'Settings, as environment variables:', de: 'Einstellungen, als Umgebungsvariablen:' },
  StartService: { en: 'Start the service.', de: 'Den Dienst starten.' },
  CannotListenOn: {
    en: 'cannot listen on {host}:{port} ({code}); KATASTER_HOST and KATASTER_PORT choose another address',
    de: '{host}:{port} lässt sich nicht öffnen ({code}); KATASTER_HOST und KATASTER_PORT wählen eine andere Adresse',
  },
  DatabaseIsBroughtUpToDate: {
    en: 'The database is brought up to date: {migration}, {done} of {rows} rows.',
    de: 'Die Datenbank wird aktualisiert: {migration}, {done} von {rows} Zeilen.',
  },
  ServiceDidNotAnswerInTime: {
    en: 'the service did not answer in time; {unknown}',
    de: 'der Dienst hat nicht rechtzeitig geantwortet; {unknown}',
  },
  ServiceEndedBeforeItAnswered: {
    en: 'the service ended before it answered; {unknown}',
    de: 'der Dienst wurde beendet, bevor er geantwortet hat; {unknown}',
  },
  WhetherItDidWhatWasAskedIs: {
    en: 'whether it did what was asked is not known; look before you run the command again',
    de: 'ob er den Auftrag ausgeführt hat, ist nicht bekannt; sehen Sie nach, bevor Sie den Befehl wiederholen',
  },
  WhatListensBesideDatabaseDoesNotAnswer: {
    en: 'what listens beside the database does not answer as a service would; stop it, and remove its socket',
    de: 'neben der Datenbank lauscht etwas, das nicht wie ein Dienst antwortet; beenden Sie es und entfernen Sie seinen Socket',
  },
  ServiceThatRunsIsOfAnotherVersion: {
    en: 'the service that runs is of another version; restart it ({summary})',
    de: 'der laufende Dienst hat eine andere Version; starten Sie ihn neu ({summary})',
  },
  NoServiceRunsOn: {
    en: 'no service runs on {database}: start it first',
    de: 'für {database} läuft kein Dienst: Starten Sie ihn zuerst',
  },
  ServiceThatStartsOrEnds: {
    en: 'a service that starts or ends, one of an older version, an import, or another command',
    de: 'einem Dienst, der gerade startet oder endet, einem Dienst einer älteren Version, einem Import oder einem anderen Befehl',
  },
  IsInUseByProcessThatTakes: {
    en: '{database} is in use by a process that takes no calls ({who}): try again, or stop it first',
    de: '{database} wird von einem Prozess benutzt, der keine Aufrufe annimmt ({who}): Versuchen Sie es noch einmal, oder beenden Sie ihn zuerst',
  },
  ThisUserMayNotCallServiceAt: {
    en: 'this user may not call the service at {path}; run the command as the user of the service',
    de: 'dieser Benutzer darf den Dienst unter {path} nicht aufrufen; führen Sie den Befehl als Benutzer des Dienstes aus',
  },
  BelongsToAnotherUserThanDatabase: {
    en: '{path} belongs to another user than the database; remove it, and start the service again',
    de: '{path} gehört einem anderen Benutzer als die Datenbank; entfernen Sie die Datei und starten Sie den Dienst neu',
  },
  FileToWrite: {
    en: 'the file to write, which must not exist yet',
    de: 'die Datei, die angelegt wird; es darf sie noch nicht geben',
  },
  DisplayHelp: { en: 'display help for command', de: 'zeigt die Hilfe' },
  Several: { en: 'several', de: 'mehrere' },
  EntryWithId: { en: 'entry {id}', de: 'Eintrag {id}' },
  ObjectWithId: { en: 'object {id}', de: 'Objekt {id}' },
  ObjectsStandInThemselvesAnd: {
    en: 'the objects stand in themselves and below nothing else; change one of the links',
    de: 'die Objekte stehen in sich selbst und unter nichts anderem; ändern Sie eine der Verknüpfungen',
  },
  LeadsFromItBackTo: { en: '{name} leads from it back to it', de: 'über {name} führt es zu sich selbst zurück' },
  MapOfItsNetDoes: {
    en: 'the map of its net does not show it; link it to the net that contains it',
    de: 'der Plan seines Netzes zeigt ihn nicht; verknüpfen Sie ihn mit dem Netz, das ihn enthält',
  },
  ItsAddressIsNotIn: {
    en: 'its address {given} is not in {net}, the net of object {object}',
    de: 'ihre Adresse {given} liegt nicht in {net}, dem Netz von Objekt {object}',
  },
  OneSideOfLinkShows: {
    en: 'one side of the link shows it and the other does not; saving either side anew puts it right',
    de: 'die eine Seite der Verknüpfung zeigt sie, die andere nicht; erneutes Speichern einer Seite behebt es',
  },
  ItsLeadsToWhoseDoes: {
    en: "its '{attribute}' leads to {what}, whose '{other}' does not lead to {whom}",
    de: "'{attribute}' führt zu {what}, aber dessen '{other}' nicht zu {whom}",
  },
  ItIsNotShownAs: {
    en: 'it is not shown as what it is; is KATASTER_CATALOG that of the service?',
    de: 'es wird nicht als das gezeigt, was es ist; ist KATASTER_CATALOG die des Dienstes?',
  },
  ItsCategoryIsNotIn: { en: 'its category is not in the catalogue', de: 'seine Kategorie ist nicht im Katalog' },
  EntriesOfItsCategoryAre: {
    en: 'entries of its category are kept as {storage}',
    de: 'Einträge seiner Kategorie werden als {storage} gespeichert',
  },
  EntriesBelongToCategory: {
    en: 'entries of its category are those of {category}',
    de: 'Einträge seiner Kategorie sind die von {category}',
  },
  WhatGlobalSaysIsKept: {
    en: 'what Global says is kept with the object',
    de: 'Angaben der Kategorie Allgemein werden beim Objekt gespeichert',
  },
  AtMostOne: { en: 'at most one', de: 'höchstens einer' },
  ItIsOneOf: {
    en: 'it is kept as one of {storage} of an object',
    de: 'er ist als einer von {storage} eines Objekts gespeichert',
  },
  RowsWereLostOrWritten: {
    en: 'rows were lost, or written past the service; compare with a backup',
    de: 'Zeilen gingen verloren oder wurden am Dienst vorbei geschrieben; vergleichen Sie mit einer Sicherung',
  },
  NoChangeIsItsCreation: { en: 'no change is its creation', de: 'keine Änderung hat es angelegt' },
  ItWasCreatedAndNot: {
    en: 'it was created and not purged, and is not there',
    de: 'es wurde angelegt und nicht endgültig gelöscht, fehlt aber',
  },
  ChangeSetNumber: { en: 'change set {number}', de: 'Änderungssatz {number}' },
  ChangeBelongsToNoChange: { en: 'the change belongs to no change set', de: 'die Änderung gehört zu keinem Änderungssatz' },
  ChangeHasNoFormerRow: { en: 'the change has no former row', de: 'zur Änderung fehlt die frühere Zeile' },
  FormerRowHasNoChange: { en: 'the former row has no change', de: 'zur früheren Zeile fehlt die Änderung' },
  FormerRowEndsBeforeIt: { en: 'the former row ends before it begins', de: 'die frühere Zeile endet, bevor sie beginnt' },
  TracesLeadToSeveralEnds: {
    en: 'traces lead to several ends or to none there; save one of the entries with positions that are free',
    de: 'Kabelwege führen dort zu mehreren Enden oder zu keinem; speichern Sie einen der Einträge mit freien Positionen',
  },
  ItTakesPositionBeyond: {
    en: 'it takes position {position} of entry {entry}, which has {count}',
    de: 'er nimmt Position {position} von Eintrag {entry} ein, der {count} hat',
  },
  ItTakesPositionOfAnother: {
    en: 'it takes position {position} of entry {entry}, which entry {other} takes',
    de: 'er nimmt Position {position} von Eintrag {entry} ein, die Eintrag {other} einnimmt',
  },
  ConnectionIsShownAtOne: {
    en: 'the connection is shown at one of its ends alone; saving it anew puts it right',
    de: 'die Verbindung wird nur an einem ihrer Enden gezeigt; erneutes Speichern behebt es',
  },
  ItIsConnectedWithEntry: {
    en: 'it is connected with entry {to}, which is not connected with it',
    de: 'er ist mit Eintrag {to} verbunden, der nicht mit ihm verbunden ist',
  },
  IdWouldBeGivenOut: { en: 'an id would be given out twice', de: 'eine ID würde zweimal vergeben' },
  TableNamed: { en: 'the table {table}', de: 'die Tabelle {table}' },
  NextIdIsAndWas: {
    en: 'the next id is {last}, and {known} was given out',
    de: 'die nächste ID ist {last}, aber {known} ist schon vergeben',
  },
  EntryOfObject: { en: 'entry {id} of object {object} ({category})', de: 'Eintrag {id} von Objekt {object} ({category})' },
  ListsRelationsAndSearchesShow: {
    en: 'lists, relations and searches show something else than the entry does; saving the entry anew puts it right',
    de: 'Listen, Beziehungen und Suchen zeigen etwas anderes als der Eintrag; erneutes Speichern des Eintrags behebt es',
  },
  ItsValuesLeadAndNo: { en: 'its values lead {link}, and no link does', de: 'seine Werte führen {link}, eine Verknüpfung fehlt' },
  LinkLeadsAndItsValues: {
    en: 'a link leads {link}, and its values do not',
    de: 'eine Verknüpfung führt {link}, seine Werte nicht',
  },
  AtPosition: { en: ', at {position},', de: ', an {position},' },
  LinkFromAttribute: { en: "from '{attribute}'{text} to {target}", de: "von '{attribute}'{text} zu {target}" },
  ListsSayThatThereAre: {
    en: 'lists say that there are more or fewer objects than there are; export the database and load it',
    de: 'Listen nennen zu viele oder zu wenige Objekte; exportieren Sie die Datenbank und laden Sie sie neu',
  },
  ObjectsOfType: { en: 'objects of type {type}', de: 'Objekte vom Typ {type}' },
  AreCountedInStatusAnd: {
    en: '{kept} are counted in status {status}, and {there} are there',
    de: 'im Status {status} sind {kept} gezählt und {there} vorhanden',
  },
  WhatIsShownAsPrimary: { en: 'what is shown as primary is left to chance', de: 'was als primär gezeigt wird, ist Zufall' },
  ItIsMarkedAsPrimary: {
    en: 'it is marked as primary, and its category has no such mark',
    de: 'er ist als primär gekennzeichnet, aber seine Kategorie kennt das nicht',
  },
  OfItsEntriesOfAre: {
    en: '{count} of its entries of {category} are marked as primary',
    de: '{count} seiner Einträge von {category} sind als primär gekennzeichnet',
  },
  RowBelongsToNothingAnd: {
    en: 'the row belongs to nothing and is never shown',
    de: 'die Zeile gehört zu nichts und wird nie gezeigt',
  },
  RowOf: { en: 'a row of {table}', de: 'eine Zeile von {table}' },
  ItsIsWhichIsNot: {
    en: 'its {column} is {missing}, which is not in {target}',
    de: '{column} ist {missing}, kommt aber in {target} nicht vor',
  },
  RelationIsShownNowhere: { en: 'the relation is shown nowhere', de: 'die Beziehung wird nirgends gezeigt' },
  ItIsRelationAndHas: { en: 'it is a relation and has no number', de: 'es ist eine Beziehung und hat keine Nummer' },
  ToHasNoNumber: { en: "'{attribute}' to {target} has no number", de: "'{attribute}' zu {target} hat keine Nummer" },
  SearchDoesNotFindIt: {
    en: 'a search does not find it by all of its words, or finds it by others; saving it anew puts it right',
    de: 'eine Suche findet es nicht mit allen seinen Wörtern, oder mit fremden; erneutes Speichern behebt es',
  },
  ListsSortItWrongly: {
    en: 'lists are sorted and filtered by what the index has, not by its values',
    de: 'Listen werden nach dem Index sortiert und gefiltert, nicht nach seinen Werten',
  },
  ItsValueIsNotIndexed: {
    en: 'a value of it is not indexed; saving it anew puts it right',
    de: 'ein Wert von ihm steht nicht im Index der Werte; erneutes Speichern behebt es',
  },
  ItsTitleGivesAWrongOrder: {
    en: 'lists that are sorted by links to it do not have it under its title; saving it and what links to it anew puts it right',
    de: 'Listen, die nach Links darauf sortiert sind, führen es nicht unter seinem Titel; erneutes Speichern von ihm und dem, was darauf verweist, behebt es',
  },
  ItIsIndexedByAnotherValue: {
    en: 'it is indexed by a value that it does not have',
    de: 'es steht mit einem Wert im Index der Werte, den es nicht hat',
  },
  ItIsNotThereAnd: { en: 'it is not there, and is indexed', de: 'es ist nicht vorhanden, steht aber im Suchindex' },
  ItIsIndexedByOther: {
    en: 'it is indexed by other words than it has',
    de: 'es steht mit anderen Wörtern im Suchindex, als es hat',
  },
  FirstOfThemIsShown: { en: 'the first of them is shown alone', de: 'nur der erste davon wird gezeigt' },
  ItHasEntriesOfWhich: {
    en: 'it has {count} entries of {category}, which has at most one',
    de: 'es hat {count} Einträge von {category}, erlaubt ist höchstens einer',
  },
  NoListShowsItAnd: {
    en: 'no list shows it, and it takes no step',
    de: 'keine Liste zeigt es, und sein Status lässt sich nicht ändern',
  },
  ItsTypeIsWhichIs: {
    en: 'its type is {type}, which is not in the catalogue',
    de: 'sein Typ ist {type}, der nicht im Katalog steht',
  },
  ItsCmdbStatusIsWhich: {
    en: 'its CMDB status is {cmdbStatus}, which is neither in the catalogue nor was added',
    de: 'sein CMDB-Status ist {cmdbStatus}, der weder im Katalog steht noch hinzugefügt wurde',
  },
  ItsStatusIsWhichIs: { en: 'its status is {status}, which is none', de: 'sein Status ist {status}; den gibt es nicht' },
  RowsMayBeUnreadableOr: {
    en: 'rows may be unreadable or not be found; restore a backup',
    de: 'Zeilen sind vielleicht nicht lesbar oder nicht zu finden; spielen Sie eine Sicherung ein',
  },
  TheDatabase: { en: 'the database', de: 'die Datenbank' },
  PrintedLabelLeadsToWrong: {
    en: 'a printed label leads to the wrong object; give it another one',
    de: 'ein gedrucktes Etikett führt zum falschen Objekt; geben Sie ihm eine andere',
  },
  ItsSysidIsOrWas: {
    en: 'its sysid {sysid} is, or was, that of another object',
    de: 'seine SYSID {sysid} ist oder war die eines anderen Objekts',
  },
  WhateverShowsItNamesIt: {
    en: 'whatever shows it names it as damaged; purge it, or restore a backup',
    de: 'wo es gezeigt wird, heißt es beschädigt; löschen Sie es endgültig, oder spielen Sie eine Sicherung ein',
  },
  ItsValuesAreNoJson: { en: 'its values are no JSON object', de: 'seine Werte sind kein JSON-Objekt' },
  ItStandsInWrongPlace: {
    en: 'it stands in the wrong place of lists, or is shown by another name; saving it anew puts it right',
    de: 'es steht in Listen an der falschen Stelle oder wird unter anderem Namen gezeigt; erneutes Speichern behebt es',
  },
  WhatItIsSortedBy: {
    en: 'what it is sorted by does not follow from its title',
    de: 'das Sortierfeld passt nicht zu seinem Titel',
  },
  ItsTitleDoesNotFollow: { en: 'its title does not follow from its values', de: 'sein Titel passt nicht zu seinen Werten' },
  ChoiceOfDialog: { en: 'choice {id} of {dialog}', de: 'Auswahl {id} von {dialog}' },
  WhatItsTitleIsCompared: {
    en: 'what its title is compared by does not follow from it',
    de: 'womit ihr Titel verglichen wird, ergibt sich nicht aus ihm',
  },
  ItIsShownAsSomething: {
    en: 'it is shown as something else, or not at all; save the attribute anew',
    de: 'es wird falsch oder gar nicht gezeigt; speichern Sie das Attribut neu',
  },
  ContentOfWhatItKeeps: {
    en: "the content of what it keeps as '{key}' is not there",
    de: "der Inhalt von dem, was es als '{key}' enthält, fehlt",
  },
  ContentOfWhatItKeepsAs: {
    en: "the content of what it keeps as '{key}' is another one",
    de: "der Inhalt von dem, was es als '{key}' enthält, ist ein anderer",
  },
  ItKeepsWhichItsCategory: {
    en: "it keeps '{key}', which its category does not have",
    de: "es enthält '{key}', das es in seiner Kategorie nicht gibt",
  },
  WhatItKeepsAsIs: { en: "what it keeps as '{key}' is no {type}", de: "was es als '{key}' enthält, ist ungültig: {type}" },
  ExpectedMomentThatIsNot: {
    en: 'expected a moment that is not later than that of `to`',
    de: 'erwartet wird ein Zeitpunkt, der nicht nach dem von `to` liegt',
  },
  ExpectedOneOfObjectPlace: {
    en: 'expected one of object, place and objects',
    de: 'erwartet wird eines von object, place und objects',
  },
  ExpectedPlaceWithAtMost: {
    en: 'expected a place with at most {limit} objects in it',
    de: 'erwartet wird ein Standort mit höchstens {limit} Objekten',
  },
  PlaceThatIsComparedHolds: {
    en: 'a place that is compared holds at most {limit} objects',
    de: 'ein Standort, der verglichen wird, enthält höchstens {limit} Objekte',
  },
  ExpectedCursorOfPreview: {
    en: 'expected the cursor that a page of the same preview answered, or "" for the first page',
    de: 'erwartet wird der Cursor aus einer Seite derselben Vorschau, oder "" für die erste Seite',
  },
  ExpectedCursorOfComparison: {
    en: 'expected the cursor that a page of the same objects, from and to answered, or "" for the first page',
    de: 'erwartet wird der Cursor aus einer Seite mit denselben objects, from und to, oder "" für die erste Seite',
  },
  CursorBelongsToAnotherQuery: {
    en: 'cursor: belongs to another query, or to none',
    de: 'cursor: gehört zu einer anderen Abfrage oder zu keiner',
  },
  ExpectedCursorOfSameFilters: {
    en: 'expected the cursor that a call with the same filters returned, or "" to begin',
    de: 'erwartet wird der Cursor aus einem Aufruf mit denselben Filtern, oder "" für den Anfang',
  },
  DatabaseWasRestoredOrMoved: {
    en: 'the database was restored, or moved to another server',
    de: 'die Datenbank wurde aus einer Sicherung eingespielt oder auf einen anderen Server übertragen',
  },
  ChangesUpToAreNo: { en: 'changes up to {time} are no longer kept', de: 'Änderungen bis {time} werden nicht mehr aufbewahrt' },
  StartOverWithCursorThen: {
    en: 'start over with the cursor, then read again what is needed',
    de: 'beginnen Sie mit dem Cursor neu, und lesen Sie dann, was gebraucht wird',
  },
  ThereIsNoChangeSet: { en: 'there is no change set {since} yet', de: 'den Änderungssatz {since} gibt es noch nicht' },
  ExpectedCursorOfHistory: {
    en: 'expected the cursor that a page of the same since, until, sort and filters answered, or "" for the first page',
    de: 'erwartet wird der Cursor aus einer Seite mit denselben since, until, sort und Filtern, oder "" für die erste Seite',
  },
  ExpectedChangeSetOrOr: {
    en: 'expected change set {number} or {time}, or later; without it the rest is returned',
    de: 'erwartet wird Änderungssatz {number} oder {time} oder ein späterer; ohne Angabe kommt der Rest',
  },
  WhatWasChangedThenIs: {
    en: 'what was changed then is not kept in full any more; {right}',
    de: 'was damals geändert wurde, ist nicht mehr vollständig aufbewahrt; {right}',
  },
  WithOtherParameters: { en: '{method} with other parameters', de: '{method} mit anderen Parametern' },
  ItWasUsedForCall: {
    en: 'it was used for a call of {other}; expected a key of its own for each intended call',
    de: 'er wurde für einen Aufruf von {other} benutzt; erwartet wird ein eigener Schlüssel für jeden beabsichtigten Aufruf',
  },
  PlanWhatItReliedOn: {
    en: 'plan: what it relied on was changed since; try the call again',
    de: 'plan: worauf er beruht, wurde seitdem geändert; wiederholen Sie den Probelauf',
  },
  ExpectedOneMadeSince: { en: 'expected one made since', de: 'erwartet wird einer, der danach entstanden ist' },
  WasChangedByChangeSet: { en: 'was changed by change set {number}', de: 'wurde mit Änderungssatz {number} geändert' },
  ExpectedPlanOfDryRun: {
    en: 'expected the plan of a dry run of the same key and user at the same endpoint, as it was returned',
    de: 'erwartet wird der Plan eines Probelaufs desselben Schlüssels und Benutzers am selben Endpunkt, so wie er zurückkam',
  },
  ExpectedPlanOfLast24: {
    en: 'expected a plan of the last 24 hours; this one was over at {expires}: try the call again',
    de: 'erwartet wird ein Plan der letzten 24 Stunden; dieser galt bis {expires}: Wiederholen Sie den Probelauf',
  },
  PruningOfHistory: { en: 'pruning of the history', de: 'Kürzung der Geschichte' },
  WasChangedSince: { en: 'was changed since', de: 'wurde seitdem geändert' },
  IsNowNot: { en: 'is {to} now, not {from}', de: 'ist jetzt {to}, nicht {from}' },
  OneConflict: { en: 'one conflict', de: 'ein Konflikt' },
  SeveralConflicts: { en: '{count} conflicts', de: '{count} Konflikte' },
  WhatIsThereNowIs: {
    en: 'what is there now is not what was left: {count}; on_conflict "skip" leaves these as they are, "overwrite" sets them back as well',
    de: 'was jetzt da ist, ist nicht mehr, was damals entstand: {count}; on_conflict "skip" lässt es, wie es ist, "overwrite" setzt es auch zurück',
  },
  EntryConflict: { en: 'entry {subject}: {reason}', de: 'Eintrag {subject}: {reason}' },
  ItsFormerValuesWereRemoved: {
    en: 'its former values were removed from the history for good',
    de: 'seine früheren Werte wurden für immer aus der Geschichte entfernt',
  },
  ItsObjectTypeIsNo: {
    en: 'its object type {type} is no longer in the catalogue',
    de: 'sein Objekttyp {type} ist nicht mehr im Katalog',
  },
  ItsCategoryIsNoLonger: {
    en: 'its category {category} is no longer in the catalogue',
    de: 'seine Kategorie {category} ist nicht mehr im Katalog',
  },
  ItsObjectIsGone: { en: 'its object is gone', de: 'sein Objekt ist nicht mehr da' },
  LeadsToWhatIsGone: { en: 'leads to what is gone', de: 'führt zu etwas, das nicht mehr da ist' },
  OneOfMoreThanRecords: {
    en: 'one of more than {changesLookedAt} records changed since',
    de: 'einer von mehr als {changesLookedAt} seitdem geänderten Datensätzen',
  },
  EntryOfOfObjectLeads: {
    en: 'entry {entry} of {category} of object {object} leads to it',
    de: 'der Eintrag {entry} von {category} des Objekts {object} führt dorthin',
  },
  EntryOfWasAddedSince: {
    en: 'entry {entry} of {category} was added since',
    de: 'der Eintrag {entry} von {category} ist seitdem hinzugekommen',
  },
  ItIsDefaultTemplateOf: { en: 'it is the default template of {name}', de: 'es ist die Standardvorlage von {name}' },
  EveryInstallationHasItAs: { en: 'every installation has it as {name}', de: 'jede Installation hat es als {name}' },
  RightsAreGrantedToIt: { en: 'rights are granted to it', de: 'es hat Rechte' },
  IsUsedBy: { en: '{name} uses it', de: '{name} benutzt es' },
  SomethingThatYouMayNot: {
    en: 'something that you may not see leads to it',
    de: 'etwas, das Sie nicht sehen dürfen, führt dorthin',
  },
  WouldLeadFromObjectBack: { en: 'would lead from object {object} back to it', de: 'führte vom Objekt {object} zurück zu ihm' },
  UndoneObjectsWouldStandIn: {
    en: 'undone, objects would stand in themselves: change what was linked since first',
    de: 'nach dem Zurücknehmen stünden Objekte in sich selbst: Ändern Sie zuerst, was seitdem verknüpft wurde',
  },
  ThereIsNoChangeSetOr: {
    en: 'there is no change set {number}, or you may not see all that it changed',
    de: 'den Änderungssatz {number} gibt es nicht, oder Sie dürfen nicht alles sehen, was er geändert hat',
  },
  CallUndoesAtMostChanges: {
    en: 'a call undoes at most {max} changes of several change sets',
    de: 'ein Aufruf nimmt höchstens {max} Änderungen mehrerer Änderungssätze zurück',
  },
  ExpectedFewerNumbersTheseHave: {
    en: 'expected fewer numbers; these have {changes} changes',
    de: 'erwartet werden weniger Nummern; diese haben {changes} Änderungen',
  },
  CallUndoesChangesOfAt: {
    en: 'a call undoes changes of at most {limit} bytes',
    de: 'ein Aufruf nimmt Änderungen von höchstens {limit} Byte zurück',
  },
  ExpectedChangesWhoseValuesHave: {
    en: 'expected changes whose values have at most {limit} bytes before, after and now, three times the setting; these have {bytes}',
    de: 'erwartet werden Änderungen, deren Werte vorher, nachher und jetzt höchstens {limit} Byte haben, das Dreifache der Einstellung; diese haben {bytes}',
  },
  WasPurgedSince: { en: 'was purged since', de: 'wurde seitdem endgültig gelöscht' },
  IsThereAgainWithOther: { en: 'is there again, with other values', de: 'ist wieder da, mit anderen Werten' },
  ReportHasItsTitleNow: { en: 'report {id} has its title now', de: 'seinen Titel hat jetzt der Bericht {id}' },
  ProfileHasItsTitleNow: { en: 'profile {id} has its title now', de: 'seinen Titel hat jetzt das Profil {id}' },
  ImportOfMadeSomethingElse: {
    en: 'the import of {source} made something else for {name}',
    de: 'der Import von {source} hat für {name} etwas anderes angelegt',
  },
  BelongedToObjectThatWas: {
    en: 'belonged to an object that was purged',
    de: 'gehörte einem Objekt, das endgültig gelöscht wurde',
  },
  BelongsToAnotherObjectNow: { en: 'belongs to another object now', de: 'gehört jetzt einem anderen Objekt' },
  SysidConflict: { en: 'its sysid {sysid} {reason}', de: 'seine SYSID {sysid} {reason}' },
  EntryIsInItsPlace: { en: 'entry {id} is in its place', de: 'an seiner Stelle steht Eintrag {id}' },
  ItsLoginBelongsToAnother: {
    en: 'its login {title} belongs to another entry now',
    de: 'sein Anmeldename {title} gehört jetzt einem anderen Eintrag',
  },
  EntryIsPrimaryOneNow: { en: 'entry {id} is the primary one now', de: 'primär ist jetzt Eintrag {id}' },
  ChoiceOfHasItsTitle: {
    en: 'choice {id} of {dialog} has its title or constant now',
    de: 'seinen Titel oder seine Konstante hat jetzt die Auswahl {id} von {dialog}',
  },
  ThereIsNoReport: { en: 'there is no report {title}', de: 'den Bericht {title} gibt es nicht' },
  ExpectedNone: { en: 'expected none', de: 'erwartet wird keine Angabe' },
  RevisionIsNotItWas: {
    en: 'the revision is {found}, not {expected}: it was changed meanwhile; read it again',
    de: 'die Revision ist {found}, nicht {expected}: Es wurde inzwischen geändert; lesen Sie es neu',
  },
  ExpectedRevisionThatItHas: {
    en: 'expected {found}, the revision that it has',
    de: 'erwartet wird {found}, die jetzige Revision',
  },
  ExpectedNumberOfChangeSet: {
    en: 'expected the number of a change set, or a time such as "2026-11-22 09:30" or "2026-11-22T09:30+01:00"',
    de: 'erwartet wird die Nummer eines Änderungssatzes, oder eine Zeit wie "2026-11-22 09:30" oder "2026-11-22T09:30+01:00"',
  },
  WhatWasThenIsNot: {
    en: 'what was then is not known; expected change set {first} or {from}, or later',
    de: 'was damals war, ist nicht bekannt; erwartet wird Änderungssatz {first} oder {from} oder ein späterer',
  },
  ImportOf: { en: 'import of {source}', de: 'Import von {source}' },
  CallWritesAtMostObjectsAndEntries: {
    en: 'a call writes at most {limit} objects and entries of a source',
    de: 'ein Aufruf schreibt höchstens {limit} Objekte und Einträge einer Quelle',
  },
  ExpectedCursorOfSource: {
    en: 'expected the cursor that a page of the same source answered, or "" for the first page',
    de: 'erwartet wird der Cursor, den eine Seite derselben Quelle zurückgab, oder "" für die erste Seite',
  },
  WhatEarlierImportMadeOf: {
    en: 'what an earlier import made of the row',
    de: 'das, was ein früherer Import aus der Zeile gemacht hat',
  },
  ExpectedObjectOfEntryToo: { en: 'expected the object of the entry, too', de: 'erwartet wird auch das Objekt des Eintrags' },
  ExpectedNameThatDoesNot: {
    en: "expected a name that does not begin with 'external:', as those are sources of cmdb.external.push.v2",
    de: "erwartet wird ein Name, der nicht mit 'external:' beginnt, denn das sind Quellen von cmdb.external.push.v2",
  },
  ExpectedObjectAsRowIsNone: {
    en: 'expected the object of the entry, as the row is none',
    de: 'erwartet wird das Objekt des Eintrags, denn die Zeile ist keines',
  },
  FileCannotBeRead: { en: '{file} cannot be read ({code})', de: '{file} lässt sich nicht lesen ({code})' },
  ModelHead: { en: 'MODEL', de: 'MODELL' },
  CreatedHead: { en: 'CREATED', de: 'ANGELEGT' },
  UpdatedHead: { en: 'UPDATED', de: 'GEÄNDERT' },
  UnchangedHead: { en: 'UNCHANGED', de: 'UNVERÄNDERT' },
  SkippedHead: { en: 'SKIPPED', de: 'ÜBERGANGEN' },
  Total: { en: 'total', de: 'gesamt' },
  BecamePartOfOthers: { en: 'Became part of others:', de: 'Wurde Teil von anderen:' },
  SkippedRows: { en: 'Skipped:', de: 'Übergangen:' },
  ImportedBut: { en: 'Imported, but:', de: 'Importiert, aber:' },
  ValuesRemoved: { en: 'Values removed, as the dump has them no more:', de: 'Entfernte Werte, die der Dump nicht mehr hat:' },
  ValuesNotTaken: { en: 'Values not taken over:', de: 'Nicht übernommene Werte:' },
  ExpectedConnectorOrPortOf: {
    en: 'expected a connector or port of the object',
    de: 'erwartet wird ein Anschluss oder Port des Objekts',
  },
  ExpectedAtMostCharactersIn: {
    en: 'expected at most {limit} characters in the values of all changes; try parts of the call one by one',
    de: 'erwartet werden höchstens {limit} Zeichen in den Werten aller Änderungen; probieren Sie Teile des Aufrufs einzeln',
  },
  AnswerHoldsAtMostCharacters: {
    en: 'an answer holds at most {limit} characters',
    de: 'eine Antwort hat höchstens {limit} Zeichen',
  },
  ObjectsAreFollowedToDepth: {
    en: 'objects are followed to a depth of {deepest}',
    de: 'Objekte werden bis zur Tiefe {deepest} verfolgt',
  },
  AtMostObjectsAreReturned: { en: 'at most {max} objects are returned', de: 'es kommen höchstens {max} Objekte' },
  ExpectedRelationTypesThatConnect: {
    en: 'expected relation types that connect fewer objects',
    de: 'erwartet werden Beziehungstypen, die weniger Objekte verbinden',
  },
  AtMostProfilesOfImports: {
    en: 'at most {maxProfiles} profiles of imports are saved',
    de: 'es werden höchstens {maxProfiles} Profile für Importe gespeichert',
  },
  ExpectedThatOfSavedOne: { en: 'expected that of a saved one', de: 'erwartet wird der eines gespeicherten' },
  ThereIsNoProfileExpected: {
    en: 'there is no profile {title}; expected one of kataster.import_profile.read',
    de: 'das Profil {title} gibt es nicht; erwartet wird eines aus kataster.import_profile.read',
  },
  ThereIsNoObjectType: {
    en: 'there is no object type {type}; expected its constant',
    de: 'den Objekttyp {type} gibt es nicht; erwartet wird seine Konstante',
  },
  ThereIsNoCategory: { en: 'there is no category {constant}', de: 'die Kategorie {constant} gibt es nicht' },
  ThereIsNoAttributeIn: { en: 'there is no attribute {key} in {constant}', de: 'das Attribut {key} gibt es in {constant} nicht' },
  ReadLessAtTimeLimit: {
    en: 'read less at a time: a limit with an offset or a cursor, fewer categories, fewer fields, or no content of files',
    de: 'lesen Sie weniger auf einmal: ein limit mit offset oder cursor, weniger Kategorien, weniger Felder oder keine Dateiinhalte',
  },
  ExpectedAtMostCharacters: {
    en: 'expected at most {limit} characters; {right}',
    de: 'erwartet werden höchstens {limit} Zeichen; {right}',
  },
  MoreThanWereFoundWhich: {
    en: 'more than {max} {found} were found, which is what a page holds',
    de: 'gefunden wurden mehr als {max} {found}; so viele fasst eine Seite',
  },
  PageHoldsAtMostEntries: { en: 'a page holds at most {max} entries', de: 'eine Seite fasst höchstens {max} Einträge' },
  ExpectedAtMost: { en: 'expected at most {max}', de: 'erwartet werden höchstens {max}' },
  IsWorkedOutOnReading: {
    en: "{term}: '{attribute}' is worked out on reading and cannot be compared",
    de: "{term}: '{attribute}' wird beim Lesen ermittelt und lässt sich nicht vergleichen",
  },
  HasNoOrder: {
    en: "'{attribute}' has no order: it is worked out on reading, or is a password, a file or a table",
    de: "'{attribute}' hat keine Reihenfolge: es wird beim Lesen ermittelt oder ist ein Passwort, eine Datei oder eine Tabelle",
  },
  ValueTakesNoneLeaveIt: {
    en: 'value: {comparison} takes none; leave it out',
    de: 'value: {comparison} hat keinen Wert; lassen Sie ihn weg',
  },
  ValueIsRequiredByThis: { en: 'value: is required by this comparison', de: 'value: dieser Vergleich braucht einen Wert' },
  WhatIsNotSetIs: {
    en: 'what is not set is found by the comparison "unset"',
    de: 'was nicht gesetzt ist, findet der Vergleich "unset"',
  },
  ValueExpectedListOf1: {
    en: 'value: expected a list of 1 to {max} values, not {given}',
    de: 'value: erwartet wird eine Liste mit 1 bis {max} Werten, nicht {given}',
  },
  HasNoAttribute: {
    en: "{term}: {category} has no attribute '{attribute}'; {right}",
    de: "{term}: {category} hat kein Attribut '{attribute}'; {right}",
  },
  CannotBeCompared: { en: "{term}: '{attribute}' cannot be compared", de: "{term}: '{attribute}' lässt sich nicht vergleichen" },
  ComparisonExpectedOneOfNot: {
    en: 'comparison: expected one of {right}, not {name}',
    de: 'comparison: erwartet wird eines von {right}, nicht {name}',
  },
  ValueExpectedId: { en: 'value: expected an id', de: 'value: erwartet wird eine ID' },
  ExpectedIdOfEntryNot: {
    en: 'expected the id of an entry, not {given}',
    de: 'erwartet wird die ID eines Eintrags, nicht {given}',
  },
  ExpectedTextThatIsNot: { en: 'expected a text that is not empty', de: 'erwartet wird ein Text, der nicht leer ist' },
  ExpectedTextOfUpTo: {
    en: 'expected a text of up to {max} characters, not of {count}',
    de: 'erwartet wird ein Text mit höchstens {max} Zeichen, nicht mit {count}',
  },
  ExpectedCursorOfFilteredList: {
    en: 'expected the cursor that a page of the same filter, order_by and sort answered, or "" for the first page',
    de: 'erwartet wird der Cursor aus einer Seite mit demselben filter, order_by und sort, oder "" für die erste Seite',
  },
  NothingIsCalledAndWildcards: {
    en: '{name}: nothing is called {text}, and wildcards stand for themselves here; expected the whole text, or attributes: [{like}]',
    de: '{name}: {text} heißt nichts, und Platzhalter stehen hier für sich selbst; erwartet wird der ganze Text, oder attributes: [{like}]',
  },
  InLikeStandsForAnything: { en: 'in "like", * stands for anything, not %', de: 'in "like" steht * für Beliebiges, nicht %' },
  WildcardsStandForThemselvesIn: {
    en: 'wildcards stand for themselves in {comparison}',
    de: 'Platzhalter stehen in {comparison} für sich selbst',
  },
  ValueNothingIsLikeExpected: {
    en: '{path}value: nothing is like {text}: {right}; expected the comparison "like" with {asLike}',
    de: '{path}value: nichts ist wie {text}: {right}; erwartet wird der Vergleich "like" mit {asLike}',
  },
  ExpectedOneOfThoseThat: {
    en: 'expected one of those that cmdb.object_types.read lists',
    de: 'erwartet wird einer von denen, die cmdb.object_types.read nennt',
  },
  TypeTitleNoObjectType: {
    en: 'type_title: no object type has the title {title}; {right}',
    de: 'type_title: kein Objekttyp hat den Titel {title}; {right}',
  },
  LocationThereIsNoObject: {
    en: 'location: there is no object {location}; expected the id of a place',
    de: 'location: das Objekt {location} gibt es nicht; erwartet wird die ID eines Standorts',
  },
  LocationTreeHoldsAtMost: {
    en: 'a location tree holds at most {limit} objects',
    de: 'ein Standortbaum hat höchstens {limit} Objekte',
  },
  ExpectedFewerLevelsOrPlace: {
    en: 'expected fewer levels, or a place with at most {limit} objects below it',
    de: 'erwartet werden weniger Ebenen, oder ein Standort mit höchstens {limit} Objekten darunter',
  },
  TypeGroupThereIsNo: {
    en: "type_group: there is no group of object types '{name}'; {right}",
    de: "type_group: die Objekttypgruppe '{name}' gibt es nicht; {right}",
  },
  ExpectedConditionsThatFewerObjects: {
    en: 'expected conditions that fewer objects meet',
    de: 'erwartet werden Bedingungen, die weniger Objekte erfüllen',
  },
  LimitOffsetAndCursorExclude: {
    en: 'limit: an offset and a cursor exclude each other',
    de: 'limit: offset und cursor schließen einander aus',
  },
  ExpectedNumberBesideCursor: { en: 'expected a number beside a cursor', de: 'erwartet wird neben einem Cursor eine Zahl' },
  ExpectedLimitOfAtMost: {
    en: 'expected a limit of at most {max}, or a cursor',
    de: 'erwartet wird ein limit von höchstens {max}, oder ein cursor',
  },
  ExpectedLimitOfAtMostAnd: {
    en: 'expected a limit of at most {max}, and an offset for what comes after',
    de: 'erwartet wird ein limit von höchstens {max}, und ein offset für das, was danach kommt',
  },
  AtMostRelationsAreTold: { en: 'at most {limit} relations are told', de: 'es werden höchstens {limit} Beziehungen genannt' },
  ExpectedRelationTypeOfWhich: {
    en: 'expected a relation type of which the object has at most {limit}',
    de: 'erwartet wird ein Beziehungstyp, von dem das Objekt höchstens {limit} hat',
  },
  ExpectedConstantOfOneSuch: {
    en: 'expected the constant of one, such as C__RELATION_TYPE__LOCATION, or its id',
    de: 'erwartet wird die Konstante eines Beziehungstyps, etwa C__RELATION_TYPE__LOCATION, oder seine ID',
  },
  ThereIsNoRelationType: {
    en: 'there is no relation type {shown}; {expected}',
    de: 'den Beziehungstyp {shown} gibt es nicht; {expected}',
  },
  PasswordsAndFilesAreNo: {
    en: 'passwords and files are no columns: expected another attribute',
    de: 'Passwörter und Dateien sind keine Spalten: erwartet wird ein anderes Attribut',
  },
  LeadsToNoObject: {
    en: '{name} leads to no object: expected an attribute that links to objects, such as C__CATG__LOCATION-parent',
    de: '{name} führt zu keinem Objekt: erwartet wird ein Attribut, das auf Objekte verweist, etwa C__CATG__LOCATION-parent',
  },
  IsNoColumn: {
    en: '{name} is no column of the report: expected one of {expected}',
    de: '{name} ist keine Spalte des Berichts: erwartet wird eine von {expected}',
  },
  HasNoTotal: {
    en: '{name} has no {total}: expected one of {expected}',
    de: '{name} hat kein {total}: erwartet wird eines von {expected}',
  },
  AtMostReportsAreSaved: { en: 'at most {max} reports are saved', de: 'es werden höchstens {max} Berichte gespeichert' },
  ThereIsNoReportExpected: {
    en: 'there is no report {title}; expected one of cmdb.report.list.v2',
    de: 'den Bericht {title} gibt es nicht; erwartet wird einer aus cmdb.report.list.v2',
  },
  MuchWasWrittenItIs: {
    en: 'much was written; it is made searchable right now',
    de: 'es wurde viel geschrieben; der Suchindex wird gerade nachgeführt',
  },
  NothingHasAndWildcardsStand: {
    en: 'nothing has {word}, and wildcards stand for themselves; words are found by their beginnings: leave them out',
    de: 'nichts hat {word}, und Platzhalter stehen für sich selbst; Wörter werden an ihrem Anfang gefunden: Lassen Sie die Platzhalter weg',
  },
  ExpectedAtMostWordsNot: {
    en: 'expected at most {words} words, not {count}',
    de: 'erwartet werden höchstens {words} Wörter, nicht {count}',
  },
  SignInUnknown: {
    en: 'There is no such provider, or it is disabled.',
    de: 'Diesen Anbieter gibt es nicht, oder er ist abgeschaltet.',
  },
  SignInNotBegun: {
    en: 'This browser did not begin this sign-in, or it took more than ten minutes. Sign in again.',
    de: 'Dieser Browser hat die Anmeldung nicht begonnen, oder sie hat länger als zehn Minuten gedauert. Melden Sie sich neu an.',
  },
  SignInRejected: {
    en: 'The provider did not confirm the sign-in. Sign in again; if that does not help, the administrator finds the reason in the log.',
    de: 'Der Anbieter hat die Anmeldung nicht bestätigt. Melden Sie sich neu an; hilft das nicht, steht der Grund für den Administrator im Protokoll.',
  },
  SignInWrongPassword: { en: 'The login or the password is wrong.', de: 'Der Anmeldename oder das Passwort ist falsch.' },
  SignInTooManyGroups: {
    en: 'Your account is in too many groups for the provider to name them. Its administrator can have it name those alone that count here.',
    de: 'Ihr Konto ist in so vielen Gruppen, dass der Anbieter sie nicht nennt. Dessen Administrator kann ihn nur die nennen lassen, auf die es hier ankommt.',
  },
  SignInUnreachable: {
    en: 'The provider cannot be reached, or answered nothing that can be used. Try again later, or sign in with a password.',
    de: 'Der Anbieter ist nicht erreichbar oder hat nichts Brauchbares geantwortet. Versuchen Sie es später, oder melden Sie sich mit einem Passwort an.',
  },
  SignInBusy: {
    en: 'The service is busy. Try again in a moment.',
    de: 'Der Dienst ist ausgelastet. Versuchen Sie es gleich noch einmal.',
  },
  SignInNotAdmitted: {
    en: 'Your account is in none of the groups that may sign in here. Ask an administrator of kataster.',
    de: 'Ihr Konto ist in keiner der Gruppen, die sich hier anmelden dürfen. Fragen Sie einen Administrator von kataster.',
  },
  SignInPasswordExpired: {
    en: 'Your company asks for another password first: change it there, then sign in here.',
    de: 'Ihre Firma verlangt zuerst ein anderes Passwort: Ändern Sie es dort, und melden Sie sich dann hier an.',
  },
  SignInDisabled: {
    en: 'The person of your account may not sign in here. Ask an administrator of kataster.',
    de: 'Die Person zu Ihrem Konto darf sich hier nicht anmelden. Fragen Sie einen Administrator von kataster.',
  },
  PageNotFound: { en: 'Not found', de: 'Nicht gefunden' },
  NothingAtAddress: { en: 'There is nothing at this address.', de: 'Unter dieser Adresse gibt es nichts.' },
  ToConsole: { en: 'The console', de: 'Zur Konsole' },
  ToDocumentation: { en: 'The documentation', de: 'Zur Dokumentation' },
  ToInterface: { en: 'The interface for tools (OpenRPC)', de: 'Die Schnittstelle für Werkzeuge (OpenRPC)' },
  ProgramsPostCalls: { en: 'Programs post their calls to', de: 'Programme senden ihre Aufrufe per POST an' },
  NewClients: { en: 'new clients', de: 'neue Clients' },
  ExistingClients: { en: 'existing clients', de: 'bestehende Clients' },
  SignIn: { en: 'Sign in', de: 'Anmelden' },
  Login: { en: 'Login', de: 'Anmeldename' },
  Password: { en: 'Password', de: 'Passwort' },
  NotSignedIn: { en: 'Not signed in', de: 'Nicht angemeldet' },
  ToSignIn: { en: 'To the sign-in page', de: 'Zur Anmeldung' },
  ExpectedConstantOrIdOf: {
    en: 'expected a constant or an id of the list that is answered without a filter',
    de: 'erwartet wird eine Konstante oder ID aus der Liste, die ohne Filter kommt',
  },
  ThereIsNo: { en: '{parameter}: there is no {name}; {right}', de: '{parameter}: {name} gibt es nicht; {right}' },
  TitleNothingIsCalledAnd: {
    en: 'title: nothing is called {text}, and wildcards stand for themselves here; expected the whole title',
    de: 'title: {text} heißt nichts, und Platzhalter stehen hier für sich selbst; erwartet wird der ganze Titel',
  },
  RowsByNamesOfTheir: {
    en: 'rows by the names of their columns are told to existing clients alone; leave it out',
    de: 'Zeilen nach den Namen ihrer Spalten bekommen nur bisherige Clients; lassen Sie die Angabe weg',
  },
  ExpectedIdOfEntryInteger: {
    en: 'expected the id of an entry, an integer from 1 to {largestId}',
    de: 'erwartet wird die ID eines Eintrags, eine ganze Zahl von 1 bis {largestId}',
  },
  EntryAndNameDifferentEntries: {
    en: 'entry and {names} name different entries',
    de: 'entry und {names} nennen verschiedene Einträge',
  },
  Expected0InBatchWhose: {
    en: 'expected 0 in a batch, whose other calls would wait; send the call alone',
    de: 'erwartet wird 0 in einem Batch, dessen andere Aufrufe warten müssten; senden Sie den Aufruf allein',
  },
  ObjectStatusExpectedStatusOfObjects: {
    en: 'objectStatus: expected a status of objects',
    de: 'objectStatus: erwartet wird ein Status von Objekten',
  },
  ThisCaller: { en: 'this caller', de: 'dieser Aufrufer' },
  ObjectWithThisExternalId: { en: 'the object with this external id', de: 'das Objekt mit dieser externen ID' },
  CallWritesAtMostEntriesOf: {
    en: 'a call writes at most {max} entries of a data source',
    de: 'ein Aufruf schreibt höchstens {max} Einträge einer Datenquelle',
  },
  ExpectedAtMost90Days: { en: "expected at most 90 days, not '{keep}'", de: "erwartet werden höchstens 90 Tage, nicht '{keep}'" },
  UserNameOrPasswordIs: { en: 'user name or password is wrong', de: 'Benutzername oder Passwort ist falsch' },
  ExpectedXRPCAuthUsername: {
    en: 'expected X-RPC-Auth-Username and X-RPC-Auth-Password, or HTTP Basic, or username and password',
    de: 'erwartet werden X-RPC-Auth-Username und X-RPC-Auth-Password, oder HTTP Basic, oder username und password',
  },
  SessionOpensNoOtherSend: {
    en: 'a session opens no other: send user name and password',
    de: 'eine Sitzung eröffnet keine weitere: Senden Sie Benutzername und Passwort',
  },
  ExpectedXRPCAuthSession: {
    en: 'expected X-RPC-Auth-Session with a session that is open',
    de: 'erwartet wird X-RPC-Auth-Session mit einer offenen Sitzung',
  },
  ExpectedNameOfItsOwn: {
    en: "expected a name of its own, not '{name}' again",
    de: "erwartet wird ein eigener Name, nicht noch einmal '{name}'",
  },
  ExpectedRangeSuchAs10: {
    en: "expected a range such as 10.0.0.0/8, not '{text}'",
    de: "erwartet wird ein Bereich wie 10.0.0.0/8, nicht '{text}'",
  },
  ChoosesNoAddressExpectedId: {
    en: 'chooses no address; expected id, ids or title, or none of them to delete all',
    de: 'wählt keine Adresse; erwartet wird id, ids oder title, oder nichts davon, um alle zu löschen',
  },
  ExpectedIdOfObjectOr: {
    en: 'expected the id of an object, or several in object_ids',
    de: 'erwartet wird die ID eines Objekts, oder mehrere in object_ids',
  },
  ExpectedOneOfOrIts: { en: 'expected one of {right}, or its id', de: 'erwartet wird eines von {right}, oder seine ID' },
  DoesNotExistExpectedDay: {
    en: "'{text}' does not exist; expected a day such as 2027-12-31",
    de: "'{text}' gibt es nicht; erwartet wird ein Tag wie 2027-12-31",
  },
  RefersToOperationThatIs: {
    en: 'refers to an operation that is refused',
    de: 'bezieht sich auf eine Operation, die abgelehnt ist',
  },
  ResultHasNothingAtIt: {
    en: 'the result has nothing at {given}; it is {result}',
    de: 'das Ergebnis hat nichts an {given}; es ist {result}',
  },
  SuchAs: { en: ', such as {known}', de: ', etwa {known}' },
  ExpectedNameOfEarlierOperation: {
    en: 'expected the name of an earlier operation{text}, not {given}',
    de: 'erwartet wird der Name einer früheren Operation{text}, nicht {given}',
  },
  ExpectedAnotherMethodThanWhich: {
    en: 'expected another method than {method}, which is called alone',
    de: 'erwartet wird eine andere Methode als {method}, die allein aufgerufen wird',
  },
  CallAppliesAtMostOperations: {
    en: 'a call applies at most {max} operations',
    de: 'ein Aufruf führt höchstens {max} Operationen aus',
  },
  ExpectedStatusOfRelations2: {
    en: 'expected the status of the relations: 2 (normal), 3 (archived) or 4 (deleted), not -1',
    de: 'erwartet wird der Status der Beziehungen: 2 (normal), 3 (archiviert) oder 4 (gelöscht), nicht -1',
  },
  ExpectedUnixTimeTimeSuch: {
    en: 'expected a unix time, a time such as "2026-11-22 09:30", or now, today, yesterday, -1 day, 2 weeks ago',
    de: 'erwartet wird eine Unix-Zeit, eine Zeit wie "2026-11-22 09:30", oder now, today, yesterday, -1 day, 2 weeks ago',
  },
  ExpectedConstantsSuchAs: { en: 'expected constants such as {known}', de: 'erwartet werden Konstanten wie {known}' },
  ThereIsNoName: { en: "there is no '{name}'; {right}", de: "'{name}' gibt es nicht; {right}" },
  WhatWasIsNotSearched: {
    en: 'what was is not searched; expected a search without it',
    de: 'die Vergangenheit lässt sich nicht durchsuchen; erwartet wird eine Suche ohne diese Angabe',
  },
  ExpectedUserXRPCAuth: {
    en: 'expected a user: X-RPC-Auth-Session, or X-RPC-Auth-Username and X-RPC-Auth-Password, or HTTP Basic',
    de: 'erwartet wird ein Benutzer: X-RPC-Auth-Session, oder X-RPC-Auth-Username und X-RPC-Auth-Password, oder HTTP Basic',
  },
  IsPasswordThatHasExpired: {
    en: 'is the password that has expired: expected another',
    de: 'ist das abgelaufene Passwort: erwartet wird ein anderes',
  },
  HasNoPassword: {
    en: 'is none of yours: you sign in without one, and kataster.user.setPassword of an administrator gives you one',
    de: 'gehört nicht zu Ihnen: Sie melden sich ohne Passwort an, und kataster.user.setPassword eines Administrators gibt Ihnen eines',
  },
  IsNotPasswordOfThis: { en: 'is not the password of this user', de: 'ist nicht das Passwort dieses Benutzers' },
  ExpectedMultipleOfNot: {
    en: 'expected a multiple of {step}, not {value}',
    de: 'erwartet wird ein Vielfaches von {step}, nicht {value}',
  },
  ExpectedAnotherContact: { en: 'expected another contact', de: 'erwartet wird ein anderer Kontakt' },
  ExpectedAddressSuchAs192: { en: 'expected an address such as "192.0.2.10"', de: 'erwartet wird eine Adresse wie "192.0.2.10"' },
  ExpectedIdOrMailAddress: { en: 'expected an id or a mail address', de: 'erwartet wird eine ID oder eine E-Mail-Adresse' },
  ExpectedFewerPersons: { en: 'expected fewer persons', de: 'erwartet werden weniger Personen' },
  ExpectedConstantOfCategorySuch: {
    en: 'expected the constant of a category, such as C__CATG__MODEL',
    de: 'erwartet wird die Konstante einer Kategorie, etwa C__CATG__MODEL',
  },
  CategoryIsViewItCan: {
    en: "category '{name}' is a view: it can be read, not saved",
    de: "die Kategorie '{name}' ist eine Ansicht: Sie lässt sich lesen, nicht speichern",
  },
  IsTitleOfChoice: { en: '{title} is the title of choice {other}', de: '{title} ist der Titel der Auswahl {other}' },
  SeveralTimes: { en: '{uses} times', de: '{uses}-mal' },
  ChoiceIsHeld: { en: 'choice {id}, {title}, is held {uses}', de: 'die Auswahl {id}, {title}, wird {uses} benutzt' },
  ItCanBeDeletedOnce: {
    en: '{reason}; it can be deleted once no entry, no object and no choice that depends on it holds it',
    de: '{reason}; sie lässt sich löschen, sobald kein Eintrag, kein Objekt und keine abhängige Auswahl sie benutzt',
  },
  OthersWriteFasterThanIt: {
    en: 'others write faster than it can be seen whether they hold the choice',
    de: 'andere schreiben schneller, als sich feststellen lässt, ob sie die Auswahl benutzen',
  },
  ComesWithCatalogueAndStays: {
    en: '{status} comes with the catalogue and stays as it is; statuses that were added can be changed',
    de: '{status} gehört zum Katalog und bleibt, wie er ist; ändern lassen sich hinzugefügte Status',
  },
  ThereIsNoCmdbStatus: {
    en: 'there is no CMDB status {id}; cmdb.status.read tells them',
    de: 'den CMDB-Status {id} gibt es nicht; cmdb.status.read nennt alle',
  },
  IsOfCmdbStatus: {
    en: '{value} is the {parameter} of CMDB status {other}',
    de: '{value} ist {parameter} des CMDB-Status {other}',
  },
  CmdbStatusesAreChangedBy: {
    en: 'CMDB statuses are changed by cmdb.status.save and cmdb.status.delete',
    de: 'CMDB-Status werden mit cmdb.status.save und cmdb.status.delete geändert',
  },
  ThoseOfCanBeChanged: { en: '; those of {others} can be changed', de: '; die von {others} lassen sich ändern' },
  ChoicesOfAreFixed: {
    en: "the choices of '{attribute}' are fixed{expected}",
    de: "die Auswahl von '{attribute}' ist fest{expected}",
  },
  SomebodyElseRemovedChoice: { en: 'somebody else removed choice {id}', de: 'jemand anderes hat die Auswahl {id} entfernt' },
  ChoiceComesWithCatalogueAnd: {
    en: 'choice {id} comes with the catalogue and stays as it is; choices that were added can be changed',
    de: 'die Auswahl {id} gehört zum Katalog und bleibt, wie sie ist; ändern lassen sich hinzugefügte',
  },
  CmdbDialogReadTellsThem: { en: 'cmdb.dialog.read tells them', de: 'cmdb.dialog.read nennt alle' },
  ThereIsNoChoiceFor: {
    en: "there is no choice {id} for '{attribute}' of {category}; {right}",
    de: "die Auswahl {id} gibt es bei '{attribute}' von {category} nicht; {right}",
  },
  NoAttributeOfHasChoices: { en: 'no attribute of {constant} has choices', de: 'kein Attribut von {constant} hat eine Auswahl' },
  AttributeWithoutChoices: {
    en: "attribute '{attribute}' of {category} has no list of choices; {expected}",
    de: "das Attribut '{attribute}' von {category} hat keine Auswahlliste; {expected}",
  },
  UnknownAttributeHint: {
    en: 'there is no such attribute in {category}; {hint}',
    de: 'dieses Attribut gibt es in {category} nicht; {hint}',
  },
  ChoicesOfDependOnNo: { en: "choices of '{key}' depend on no other", de: "die Auswahl von '{key}' hängt von keiner anderen ab" },
  ThereIsNoChoiceTo: {
    en: 'there is no choice {what} to depend on; {expected}',
    de: 'die übergeordnete Auswahl {what} gibt es nicht; {expected}',
  },
  UnknownAttribute: { en: 'there is no such attribute in {category}', de: 'dieses Attribut gibt es in {category} nicht' },
  CategoryIsMultiValueData: {
    en: "category '{category}' is multi-value: data.category_id must name the entry to update",
    de: "die Kategorie '{category}' ist mehrwertig: data.category_id muss den Eintrag nennen, der geändert wird",
  },
  ThereIsNoEntryYet: {
    en: 'there is no entry yet; leave it out to create one',
    de: 'es gibt noch keinen Eintrag; lassen Sie die Angabe weg, um einen anzulegen',
  },
  OnlyEntryIsLeaveIt: {
    en: 'the only entry is {only}; leave it out, or name that',
    de: 'der einzige Eintrag ist {only}; lassen Sie die Angabe weg, oder nennen Sie diesen',
  },
  SysidIsTaken: { en: 'the sysid {sysid} is taken', de: 'die SYSID {sysid} ist vergeben' },
  IsSysidOfAnotherObject: {
    en: 'is the sysid of another object, or was that of a purged one',
    de: 'ist die SYSID eines anderen Objekts, oder war die eines endgültig gelöschten',
  },
  ItsEntriesAreLinksOf: {
    en: 'its entries are links of {const}, which can be purged, not archived, deleted or recycled',
    de: 'ihre Einträge sind Verknüpfungen von {const}; sie lassen sich endgültig löschen, aber nicht archivieren, löschen oder wiederherstellen',
  },
  IsEntryItselfAnotherEntry: {
    en: 'is entry {id} itself; another entry is saved without naming this one',
    de: 'ist der Eintrag {id} selbst; ein anderer Eintrag wird ohne diese Angabe gespeichert',
  },
  EntryIsOfObjectAnd: {
    en: 'entry {id} is of object {object} and stays there',
    de: 'der Eintrag {id} gehört zum Objekt {object} und bleibt dort',
  },
  IsReadOnlySoEntries: {
    en: 'is read only, so entries are made on the other side',
    de: 'lässt sich nur lesen; Einträge werden auf der anderen Seite angelegt',
  },
  ObjectsThatStandForRelations: {
    en: 'objects that stand for relations are read; what they tell is changed where the link is',
    de: 'Objekte, die für Beziehungen stehen, lassen sich nur lesen; geändert wird die Verknüpfung',
  },
  ThisRelationIsToldBy: {
    en: 'this relation is told by a link of one of its objects, and is changed and removed with it',
    de: 'diese Beziehung entsteht aus einer Verknüpfung eines ihrer Objekte und wird mit dieser geändert und entfernt',
  },
  SomebodyElseChangedObjectFirst: {
    en: 'somebody else changed object {id} first',
    de: 'jemand anderes hat das Objekt {id} vorher geändert',
  },
  MeansSameAsWhich: {
    en: "means the same as '{key}', which was given a different value; give one of them, or both the same",
    de: "bedeutet dasselbe wie '{key}', hat aber einen anderen Wert; geben Sie nur eines von beiden an, oder beide gleich",
  },
  ExpectedObjectFromWhichNone: {
    en: 'expected an object from which none of these links leads back',
    de: 'erwartet wird ein Objekt, von dem keine dieser Verknüpfungen zurückführt',
  },
  EntryCannotComeBackWith: {
    en: "entry {id} cannot come back with its '{key}': {reason}",
    de: "der Eintrag {id} lässt sich mit '{key}' nicht wiederherstellen: {reason}",
  },
  ChangeOnOneOfBoth: {
    en: "{reason}; change '{key}' on one of both sides first",
    de: "{reason}; ändern Sie zuerst '{key}' auf einer der beiden Seiten",
  },
  MoreThanObjectsFollowObject: {
    en: "more than {limit} objects follow object {object} by '{attribute}', which is more than are looked through",
    de: "mehr als {limit} Objekte folgen dem Objekt {object} über '{attribute}'; so viele werden nicht durchsucht",
  },
  ObjectCannotBeItsOwn: {
    en: "object {object} cannot be its own '{attribute}'",
    de: "das Objekt {object} kann nicht sein eigenes '{attribute}' sein",
  },
  LeadsFromBackToObject: {
    en: "'{attribute}' leads from {target} back to object {object} already",
    de: "'{attribute}' führt schon von {target} zurück zum Objekt {object}",
  },
  IsNotInThisNet: {
    en: '{given} is not in this net; expected an address that is',
    de: '{given} liegt nicht in diesem Netz; erwartet wird eine Adresse, die darin liegt',
  },
  IsNotInNetExpected: {
    en: '{given} is not in the net {net}; expected an {version} address',
    de: '{given} liegt nicht im Netz {net}; erwartet wird eine {version}-Adresse',
  },
  IsNotInNetExpectedAddress: {
    en: '{given} is not in {address}/{suffix}, the net {name}; expected an address from {first} to {last}',
    de: '{given} liegt nicht in {address}/{suffix}, dem Netz {name}; erwartet wird eine Adresse von {first} bis {last}',
  },
  OrNetThatContains: {
    en: '{reason}, or the net {title} (object {id}), which contains it',
    de: '{reason}, oder das Netz {title} (Objekt {id}), in dem sie liegt',
  },
  ThisEntry: { en: 'this entry', de: 'dieser Eintrag' },
  ThisEntryOrEntry: { en: 'this entry or entry {now}', de: 'dieser Eintrag oder Eintrag {now}' },
  IsConnectedWithEntryThat: {
    en: "{subject} is connected with an entry that may not be changed here; leave '{key}' out, or have it disconnected first",
    de: "{subject} ist mit einem Eintrag verbunden, der hier nicht geändert werden darf; lassen Sie '{key}' weg, oder lassen Sie die Verbindung zuerst lösen",
  },
  EntryCannotBeConnectedWith: {
    en: 'an entry cannot be connected with itself',
    de: 'ein Eintrag kann nicht mit sich selbst verbunden sein',
  },
  SomebodyElseChangedThisConnection: {
    en: 'somebody else changed this connection first',
    de: 'jemand anderes hat diese Verbindung vorher geändert',
  },
  LoginIsTaken: { en: 'the login {name} is taken', de: 'der Anmeldename {name} ist vergeben' },
  IsLoginOfAnotherPerson: { en: 'is the login of another person', de: 'ist der Anmeldename einer anderen Person' },
  IsAndIsOfLength: {
    en: 'is {suffix}, and {address} is of length {count}; give one of the two',
    de: 'ist {suffix}, und {address} hat die Länge {count}; geben Sie nur eines von beiden an',
  },
  ExpectedAddressSuchAsNot: {
    en: 'expected an {net} address such as {example}, not {given}',
    de: 'erwartet wird eine {net}-Adresse wie {example}, nicht {given}',
  },
  ExpectedAddressAfter: { en: 'expected an address after {first}', de: 'erwartet wird eine Adresse hinter {first}' },
  ExpectedNetmaskSuchAsNot: {
    en: 'expected an {net} netmask such as {example}, not {given}',
    de: 'erwartet wird eine {net}-Netzmaske wie {example}, nicht {given}',
  },
  IsThatOfSuffixNot: {
    en: 'is that of suffix {suffix}, not of {other}; give one of the two, and the other follows',
    de: 'ist die zum Suffix {suffix}, nicht zu {other}; geben Sie nur eines von beiden an, das andere ergibt sich',
  },
  IPv4OrIPv6: { en: 'IPv4 or IPv6', de: 'IPv4 oder IPv6' },
  EntryCannotComeBack: {
    en: 'entry {id} cannot come back: {reason}',
    de: 'der Eintrag {id} lässt sich nicht wiederherstellen: {reason}',
  },
  NamedInCategories: { en: '{reason}, named in categories', de: '{reason}, in den Kategorien angegeben' },
  ObjectCannotComeBack: {
    en: 'object {id} cannot come back: {reason}',
    de: 'das Objekt {id} lässt sich nicht wiederherstellen: {reason}',
  },
  AddressThatIsFreeThere: {
    en: 'an address that is free there, or shared_as, as the other one has it',
    de: 'eine dort freie Adresse, oder shared_as, wie sie der andere Eintrag hat',
  },
  AddressThatIsFreeThereOr: {
    en: 'an address that is free there, or shared_as in both entries',
    de: 'eine dort freie Adresse, oder shared_as in beiden Einträgen',
  },
  InThisNet: { en: '{address} in this net', de: '{address} in diesem Netz' },
  OccupiedPlace: { en: '{reason}; expected {expected}', de: '{reason}; erwartet wird {expected}' },
  ByOwner: { en: ' by {owner} (object {object})', de: ' durch {owner} (Objekt {object})' },
  IsTakenExpected: { en: '{reason} is taken{by}; expected {expected}', de: '{reason} ist belegt{by}; erwartet wird {expected}' },
  OfThisRack: { en: '{place} of this rack', de: '{place} dieses Schranks' },
  PlaceThatIsFreeThere: { en: 'a place that is free there', de: 'ein dort freier Platz' },
  RackUnit: { en: 'unit {last}', de: 'Höheneinheit {last}' },
  WouldBeBeyondRack: { en: '{place} would be beyond the rack', de: '{place} läge außerhalb des Schranks' },
  PlaceWithinIt: { en: 'a place within it', de: 'ein Platz darin' },
  RackHasMax: { en: '{reason}, which has {max} {what}', de: '{reason}; der Schrank hat {max} {what}' },
  PlaceFrom1To: { en: 'a place from 1 to {max}', de: 'ein Platz von 1 bis {max}' },
  RackSlot: { en: 'vertical slot {first}', de: 'vertikaler Einschub {first}' },
  RackUnits: { en: 'units {first} to {last}', de: 'Höheneinheiten {first} bis {last}' },
  RackUnitsAt: { en: '{height} units at {first}', de: '{height} Höheneinheiten ab {first}' },
  ExpectedConnectorOfWhichThese: {
    en: 'expected a connector of which these positions can be taken',
    de: 'erwartet wird ein Anschluss, dessen Positionen hier belegt werden können',
  },
  ExpectedLowerPositionFirstSuch: {
    en: 'expected the lower position first, such as "{low}-{high}", not "{first}-{last}"',
    de: 'erwartet wird die niedrigere Position zuerst, etwa "{low}-{high}", nicht "{first}-{last}"',
  },
  NamesPositionTwiceExpectedEach: {
    en: 'names position {twice} twice; expected each position once, such as "{positions}"',
    de: 'nennt die Position {twice} zweimal; erwartet wird jede Position einmal, etwa "{positions}"',
  },
  PositionIsTaken: { en: 'position {last} is taken; {range}', de: 'die Position {last} ist belegt; {range}' },
  EntryIsAndOnlyNormal: {
    en: 'entry {entry} is {status}, and only a normal one can become primary; recycle it first (cmdb.category.recycle)',
    de: 'der Eintrag {entry} ist {status}, und nur ein normaler kann primär werden; stellen Sie ihn zuerst wieder her (cmdb.category.recycle)',
  },
  AreTitleOfObjectWhich: {
    en: '{keys} are the title of the object, which holds {max} characters, not {count}',
    de: '{keys} bilden den Titel des Objekts; er fasst {max} Zeichen, nicht {count}',
  },
  ExpectedAtMostGiven: { en: 'expected at most {max}, not {count}', de: 'erwartet werden höchstens {max}, nicht {count}' },
  CallWritesAtMostElements: {
    en: 'a call writes at most {max} elements of lists',
    de: 'ein Aufruf schreibt höchstens {max} Listenelemente',
  },
  ExpectedAtMostHaveEntries: {
    en: 'expected at most {max}; have the entries that link there lead elsewhere, or purge them, first',
    de: 'erwartet werden höchstens {max}; lassen Sie die Einträge, die dorthin verweisen, zuerst anderswohin verweisen, oder löschen Sie sie endgültig',
  },
  CallEndsAtMostLinks: { en: 'a call ends at most {max} links', de: 'ein Aufruf löst höchstens {max} Verknüpfungen' },
  SomebodyElseChangedEntryFirst: {
    en: 'somebody else changed entry {id} first',
    de: 'jemand anderes hat den Eintrag {id} vorher geändert',
  },
  EntryIsItWouldNeed: {
    en: 'the entry is {status}; it would need to be {needed}',
    de: 'der Eintrag ist {status}; er müsste {needed} sein',
  },
  TitleIsUnderstoodOnceIs: {
    en: "a title is understood once '{dependsOn}' is set",
    de: "ein Titel wird erst verstanden, wenn '{dependsOn}' gesetzt ist",
  },
  ExpectedEntriesByIdsOf: {
    en: 'expected entries by the ids of their source, or the attributes of one',
    de: 'erwartet werden Einträge nach den IDs ihrer Quelle, oder die Attribute eines einzigen',
  },
  ExternalIdIsLinkedTo: {
    en: 'the external id is linked to another object',
    de: 'die externe ID ist mit einem anderen Objekt verknüpft',
  },
  ObjectHasExternalIdAlready: {
    en: 'the object has an external id already; an object has one, of one data source',
    de: 'das Objekt hat schon eine externe ID; ein Objekt hat eine, aus einer Datenquelle',
  },
  ExpectedExtId: { en: 'expected an extId', de: 'erwartet wird eine extId' },
  PositionBeyondConnector: {
    en: 'connector {connector} has {count} positions; expected positions from 1 to {last}, not {given}',
    de: 'der Anschluss {connector} hat {count} Positionen; erwartet werden Positionen von 1 bis {last}, nicht {given}',
  },
  PositionIsTakenNoneFree: {
    en: 'position {first} of connector {of} is taken, and no other is free; expected another connector',
    de: 'die Position {first} des Anschlusses {of} ist belegt, und keine andere ist frei; erwartet wird ein anderer Anschluss',
  },
  PositionIsTakenOthersFree: {
    en: 'position {first} of connector {of} is taken; expected positions that are free, such as {free}',
    de: 'die Position {first} des Anschlusses {of} ist belegt; erwartet werden freie Positionen, etwa {free}',
  },
  ExpectedObjectWhoseNormalEntries: {
    en: 'expected an object whose normal entries are at most {limit} {unit}',
    de: 'erwartet wird ein Objekt, dessen normale Einträge höchstens {limit} {unit} haben',
  },
  CallWritesAtMost: { en: 'a call writes at most {limit} {unit}', de: 'ein Aufruf schreibt höchstens {limit} {unit}' },
  NoFreeSysidFromSysid: { en: 'no free sysid from SYSID_{first} on', de: 'ab SYSID_{first} ist keine SYSID mehr frei' },
  IsSingleValueExpectedOne: {
    en: '{category} is single-value: expected one entry, not {count}; put the values of {first} and {second} in one',
    de: '{category} ist einwertig: erwartet wird ein Eintrag, nicht {count}; fassen Sie die Werte von {first} und {second} in einem zusammen',
  },
  ItIsObjectItselfPurge: {
    en: 'it is the object itself; purge the object',
    de: 'es ist das Objekt selbst; löschen Sie das Objekt endgültig',
  },
  CategoryIsMultiValueEntry: {
    en: "category '{category}' is multi-value: the entry is missing",
    de: "die Kategorie '{category}' ist mehrwertig: Der Eintrag fehlt",
  },
  ExpectedIdOfEntryAs: {
    en: 'expected the id of an entry, as the category is multi-value',
    de: 'erwartet wird die ID eines Eintrags, da die Kategorie mehrwertig ist',
  },
  ItsEntryCanBePurged: {
    en: 'its entry can be purged, not archived, deleted or recycled',
    de: 'ihr Eintrag lässt sich endgültig löschen, aber nicht archivieren, löschen oder wiederherstellen',
  },
  ExpectedConstantOfObjectType: {
    en: 'expected the constant of an object type, such as C__OBJTYPE__SERVER, or its id',
    de: 'erwartet wird die Konstante eines Objekttyps, etwa C__OBJTYPE__SERVER, oder seine ID',
  },
  ObjectThatCanBeSpared: { en: 'an object that can be spared', de: 'ein Objekt, das entbehrlich ist' },
  BelongsToEveryInstallation: { en: '{constant} belongs to every installation', de: '{constant} gehört zu jeder Installation' },
  ObjectIsItWouldNeed: {
    en: 'the object is {is}; it would need to be {needed}',
    de: 'das Objekt ist {is}; es müsste {needed} sein',
  },
  ExpectedAtMostPurgeSome: {
    en: 'expected at most {max}; purge some of them with cmdb.category.purge first, and several objects in several calls',
    de: 'erwartet werden höchstens {max}; löschen Sie zuerst einige davon mit cmdb.category.purge, und mehrere Objekte in mehreren Aufrufen',
  },
  CallPurgesAtMostEntries: {
    en: 'a call purges at most {max} entries',
    de: 'ein Aufruf löscht höchstens {max} Einträge endgültig',
  },
  QuickpurgeIsOff: {
    en: 'KATASTER_QUICKPURGE is off; an administrator can set it to on',
    de: 'KATASTER_QUICKPURGE ist off; ein Administrator kann es auf on setzen',
  },
  OneCallPurgesAtMost: { en: 'one call purges at most {max} objects', de: 'ein Aufruf löscht höchstens {max} Objekte endgültig' },
  DefinitionNeedsName: {
    en: 'expected a constant such as C__CATG__CUSTOM_TANK, or a name of a dialog',
    de: 'erwartet wird eine Konstante wie C__CATG__CUSTOM_TANK oder der Name einer Auswahlliste',
  },
  DefinitionWasRemoved: {
    en: '{name} was removed and means nothing else ever: undo its removal, or choose another constant',
    de: '{name} wurde entfernt und bekommt nie eine andere Bedeutung: Nehmen Sie das Entfernen zurück, oder wählen Sie eine andere Konstante',
  },
  AttributeWasRemoved: {
    en: '{key} was removed and means nothing else ever: undo its removal, or choose another key',
    de: '{key} wurde entfernt und bekommt nie eine andere Bedeutung: Nehmen Sie das Entfernen zurück, oder wählen Sie einen anderen Schlüssel',
  },
  IdIsGivenOut: {
    en: 'numbers are given out by the service; leave it out',
    de: 'Nummern vergibt der Dienst; lassen Sie sie weg',
  },
  MemberNeverChanges: {
    en: '{member} stays {from}, as what is stored would mean something else: add another attribute or category, and remove this one',
    de: '{member} bleibt {from}, weil Gespeichertes sonst etwas anderes bedeutete: Legen Sie ein anderes Attribut oder eine andere Kategorie an, und entfernen Sie dieses',
  },
  NoSuchObjectType: { en: 'there is no object type {name}', de: 'den Objekttyp {name} gibt es nicht' },
  NoSuchObjectTypeGroup: {
    en: 'there is no group of object types {name}',
    de: 'die Gruppe {name} von Objekttypen gibt es nicht',
  },
  DefinitionIsNotOfSite: {
    en: '{name} is of the catalogue that the service starts with and stays as it is: change one that the site added, or add one',
    de: '{name} gehört zum Katalog, mit dem der Dienst startet, und bleibt, wie es ist: Ändern Sie Eigenes, oder legen Sie es an',
  },
  ConstantIsTaken: {
    en: '{name} is there already: choose another constant, or leave it out',
    de: '{name} gibt es schon: Wählen Sie eine andere Konstante, oder lassen Sie sie weg',
  },
  GroupHasTypes: {
    en: 'object types in this group: {types}; give them another group first',
    de: 'Objekttypen in dieser Gruppe: {types}; geben Sie ihnen erst eine andere',
  },
  NoSpecificCategory: {
    en: 'expected the constant or the number of a specific category, not {name}',
    de: 'erwartet wird die Konstante oder die Nummer einer spezifischen Kategorie, nicht {name}',
  },
  RelationTypesHaveMasters: {
    en: 'expected false: the type of a relation says which of its objects is the master',
    de: 'erwartet wird false: Welches Objekt einer Beziehung der Master ist, steht in ihrem Typ',
  },
  SysidsHaveNoPrefix: {
    en: 'expected none: SYSIDs of all object types have one form',
    de: 'erwartet wird keiner: SYSIDs aller Objekttypen haben eine Form',
  },
  ExpectedOneThatMethodReads: { en: 'expected one of {method}', de: 'erwartet wird eines aus {method}' },
  NothingOfSchemaIsNamed: { en: 'the schema has no {name}', de: 'das Schema hat kein {name}' },
  SchemaHasVersion: {
    en: 'the schema has version {version} by now, not {expected}: read it and try again',
    de: 'das Schema hat inzwischen Version {version}, nicht {expected}: Lesen Sie es, und versuchen Sie es noch einmal',
  },
  EntriesLoseValues: {
    en: 'entries that would lose values: {loss}; accept_loss {loss} accepts that, and undoing the change brings them back',
    de: 'Einträge, die Werte verlören: {loss}; accept_loss {loss} stimmt dem zu, und wird die Änderung zurückgenommen, kommen sie wieder',
  },
  TypeHasObjects: {
    en: 'objects of this type: {touched}; purge them, or give them another type first',
    de: 'Objekte dieses Typs: {touched}; löschen Sie sie endgültig, oder geben Sie ihnen erst einen anderen',
  },
  EntriesHaveNoValue: {
    en: 'entries without a value: {touched}; give them one before it is required',
    de: 'Einträge ohne Wert: {touched}; geben Sie ihnen einen, bevor er Pflicht wird',
  },
  ObjectsHaveSeveralEntries: {
    en: 'objects with several entries: {touched}; leave one entry to each of them first',
    de: 'Objekte mit mehreren Einträgen: {touched}; lassen Sie jedem erst nur einen Eintrag',
  },
  UndonePositionsOfConnectorsWould: {
    en: 'undone, positions of connectors would be taken twice or not be there',
    de: 'rückgängig gemacht wären Positionen von Anschlüssen doppelt belegt oder nicht vorhanden',
  },
  AttributeOfEntry: {
    en: 'attribute {attribute} of entry {entry} {reason}',
    de: 'das Attribut {attribute} von Eintrag {entry} {reason}',
  },
  SaveItAnew: { en: 'save it anew', de: 'speichern Sie es neu' },
  MassChangeTemplate: { en: 'mass-change template', de: 'Massenänderungsvorlage' },
  RecordIsDamaged: { en: 'what is kept of {record} is damaged', de: 'was von {record} gespeichert ist, ist beschädigt' },
  PurgeIt: { en: 'purge it', de: 'löschen Sie es endgültig' },
  OrRestoreItFromBackup: {
    en: '{reason}; {remedy}, or restore it from a backup',
    de: '{reason}; {remedy}, oder spielen Sie es aus einer Sicherung ein',
  },
  ValueThatNoOtherOfObjectHas: {
    en: 'a value that no other entry of the object has',
    de: 'ein Wert, den kein anderer Eintrag des Objekts hat',
  },
  ValueThatNoOtherOfTypeHas: {
    en: 'a value that no other object of this type has',
    de: 'ein Wert, den kein anderes Objekt dieses Typs hat',
  },
  ValueThatNoOtherHas: { en: 'a value that no other object has', de: 'ein Wert, den kein anderes Objekt hat' },
  ObjectCannotHaveType: {
    en: 'object {id} cannot have this type: {reason}',
    de: 'das Objekt {id} kann diesen Typ nicht haben: {reason}',
  },
  CounterHasNoNumberLeft: {
    en: 'has no number of at most {maxDigits} digits left; expected a text, or another format of the counter',
    de: 'hat keine Nummer mit höchstens {maxDigits} Ziffern mehr; erwartet wird ein Text oder ein anderes Format des Zählers',
  },
  EntriesShareValues: {
    en: 'entries with a value that another one has: {touched}, such as {examples}; give them values of their own before the attribute is unique',
    de: 'Einträge mit einem Wert, den ein anderer hat: {touched}, etwa {examples}; geben Sie ihnen eigene Werte, bevor das Attribut eindeutig wird',
  },
  ValueOfObjects: { en: '{value} of {objects}', de: '{value} von {objects}' },
  NamedObjectWithId: { en: '{title} (object {id})', de: '{title} (Objekt {id})' },
  UndoneValuesWouldBeTwice: {
    en: 'undone, values would be there twice that only one entry may have',
    de: 'rückgängig gemacht gäbe es Werte doppelt, die nur ein Eintrag haben darf',
  },
  ValuesThatYouMayNotSee: { en: 'of objects that are hidden from you', de: 'von Objekten, die Ihnen verborgen sind' },
  NumberOfAtLeast: { en: 'a number of at least {last}', de: 'eine Zahl ab {last}' },
  SessionIsOverIdoitLogin: {
    en: 'the session is over; idoit.login opens another',
    de: 'die Sitzung ist beendet; idoit.login eröffnet eine neue',
  },
  BatchHoldsAtLeastOne: { en: 'a batch holds at least one call', de: 'ein Batch hat mindestens einen Aufruf' },
  BatchHoldsAtMostCalls: { en: 'a batch holds at most {limit} calls', de: 'ein Batch hat höchstens {limit} Aufrufe' },
  ExpectedAtMostCalls: { en: 'expected at most {limit} calls', de: 'erwartet werden höchstens {limit} Aufrufe' },
  BodyHoldsAtMostIntegers: {
    en: 'a body holds at most {max} integers beyond {safe}',
    de: 'eine Anfrage hat höchstens {max} ganze Zahlen über {safe}',
  },
  ExpectedNothingAfterValue: { en: 'expected nothing after the value', de: 'erwartet wird nichts hinter dem Wert' },
  ExpectedValue: { en: 'expected a value', de: 'erwartet wird ein Wert' },
  ExpectedNameOfMemberIn: {
    en: 'expected the name of a member in double quotes',
    de: 'erwartet wird der Name eines Mitglieds in doppelten Anführungszeichen',
  },
  ExpectedColonAfterName: { en: 'expected a colon after the name', de: 'erwartet wird ein Doppelpunkt hinter dem Namen' },
  ExpectedCommaOr: { en: 'expected a comma or {end}', de: 'erwartet wird ein Komma oder {end}' },
  ExpectedDoubleQuoteWhichEnds: {
    en: 'expected a double quote, which ends the text',
    de: 'erwartet wird ein doppeltes Anführungszeichen, das den Text beendet',
  },
  ExpectedEscapeSuchAsN: {
    en: 'expected an escape such as \\n or \\u0000: no control character stands in a text',
    de: 'erwartet wird eine Schreibweise wie \\n oder \\u0000: Steuerzeichen stehen nicht in Texten',
  },
  ExpectedEscapedCharacter: {
    en: 'expected one of " \\ / b f n r t u after the backslash',
    de: 'erwartet wird eines von " \\ / b f n r t u hinter dem umgekehrten Schrägstrich',
  },
  ExpectedFourHexadecimalDigitsAfter: {
    en: 'expected four hexadecimal digits after \\u',
    de: 'erwartet werden vier hexadezimale Ziffern hinter \\u',
  },
  ExpectedDigit: { en: 'expected a digit', de: 'erwartet wird eine Ziffer' },
  ExpectedAtMostNamesAnd: {
    en: 'expected at most {maxValues} names and values',
    de: 'erwartet werden höchstens {maxValues} Namen und Werte',
  },
  BodyHoldsAtMostNames: {
    en: 'a body holds at most {maxValues} names and values',
    de: 'eine Anfrage hat höchstens {maxValues} Namen und Werte',
  },
  ExpectedAtMostLevels: { en: 'expected at most {max} levels', de: 'erwartet werden höchstens {max} Ebenen' },
  BodyIsNestedAtMost: { en: 'a body is nested at most {max} deep', de: 'eine Anfrage ist höchstens {max} Ebenen tief' },
  ObjectHasAtMostMembers: {
    en: 'an object has at most {maxMembers} members',
    de: 'ein Objekt hat höchstens {maxMembers} Mitglieder',
  },
  NameOfMemberHasAt: {
    en: 'the name of a member has at most {maxNameBytes} bytes',
    de: 'der Name eines Mitglieds hat höchstens {maxNameBytes} Bytes',
  },
  ExpectedAtMostBytes: { en: 'expected at most {maxNameBytes} bytes', de: 'erwartet werden höchstens {maxNameBytes} Bytes' },
  NumberHasAtMostDigits: { en: 'a number has at most {maxDigits} digits', de: 'eine Zahl hat höchstens {maxDigits} Ziffern' },
  BodyIsNot: { en: 'the body is not {format}', de: 'die Anfrage ist kein {format}' },
  ExpectedCharacterInUTF8: { en: 'expected a character in UTF-8', de: 'erwartet wird ein Zeichen in UTF-8' },
  ExpectedJson: { en: 'expected JSON', de: 'erwartet wird JSON' },
  ButBodyEndsThere: { en: '{expected}, but the body ends there', de: '{expected}, aber die Anfrage endet dort' },
  AtLineAndColumn: {
    en: '{reason}: line {line}, column {column}: {body}',
    de: '{reason}: Zeile {line}, Spalte {column}: {body}',
  },
  ExpectedAtMostCharactersRead: {
    en: 'expected at most {max} characters; read the rest in another batch',
    de: 'erwartet werden höchstens {max} Zeichen; lesen Sie den Rest in einem weiteren Batch',
  },
  AnswersOfBatchHoldAt: {
    en: 'the answers of a batch hold at most {max} characters',
    de: 'die Antworten eines Batches haben höchstens {max} Zeichen',
  },
  ExpectedMethodThatTakesDry: {
    en: 'expected a method that takes dry_run: one whose changes the log has',
    de: 'erwartet wird eine Methode mit dry_run: eine, deren Änderungen im Protokoll stehen',
  },
  ExpectedBesideOperationsItIs: {
    en: 'expected beside the operations: it is an option of the whole call',
    de: 'erwartet wird es neben den Operationen: Es gilt für den ganzen Aufruf',
  },
  IdStandsInBatchOnce: { en: 'an id stands in a batch once', de: 'eine id kommt in einem Batch nur einmal vor' },
  AllCallsOfBatchMust: {
    en: 'all calls of a batch must carry the same apikey',
    de: 'alle Aufrufe eines Batches müssen denselben apikey haben',
  },
  IdMustBeTextOf: {
    en: 'id must be a text of up to 256 characters or an integer',
    de: 'id muss ein Text von höchstens 256 Zeichen oder eine ganze Zahl sein',
  },
  CallIsObjectWithJsonrpc: {
    en: 'a call is an object with jsonrpc, method, params and id',
    de: 'ein Aufruf ist ein Objekt mit jsonrpc, method, params und id',
  },
  MemberRequired: { en: '{member} is required', de: '{member} fehlt' },
  UnknownMember: { en: 'there is no {member} in it; {hint}', de: '{member} gibt es darin nicht; {hint}' },
  OneOf: { en: 'one of {values}', de: 'eines von {values}' },
  AnotherValue: { en: 'another value', de: 'ein anderer Wert' },
  TextOfAnotherForm: { en: 'a text of another form', de: 'ein Text anderer Form' },
  TextOfAtLeast: { en: 'a text of at least {counted}', de: 'ein Text mit mindestens {counted}' },
  TextOfAtMost: { en: 'a text of at most {counted}', de: 'ein Text mit höchstens {counted}' },
  NumberOfAtMost: { en: 'a number of at most {limit}', de: 'eine Zahl bis {limit}' },
  ListOfAtLeast: { en: 'a list of at least {counted}', de: 'eine Liste mit mindestens {counted}' },
  ListOfAtMost: { en: 'a list of at most {counted}', de: 'eine Liste mit höchstens {counted}' },
  AnInteger: { en: 'an integer', de: 'eine ganze Zahl' },
  AList: { en: 'a list', de: 'eine Liste' },
  TextOfCharacters: { en: 'a text of {count} characters', de: 'ein Text von {count} Zeichen' },
  WhichIsBeyond: { en: '{given}, which is beyond {max}', de: '{given}, was über {max} liegt' },
  DisagreesWithAnotherNameOf: {
    en: "disagrees with another name of '{name}'",
    de: "widerspricht einem anderen Namen von '{name}'",
  },
  UnknownParameter: { en: 'there is no such parameter; {hint}', de: 'diesen Parameter gibt es nicht; {hint}' },
  ExpectedExactlyOneOf: { en: 'expected exactly one of {oneOf}', de: 'erwartet wird genau eines von {oneOf}' },
  Required: { en: 'is required', de: 'fehlt' },
  ThereAreTooMany: { en: 'there are too many', de: 'es sind zu viele' },
  TooManyBytesOfOther: {
    en: 'too many bytes of other requests are on their way',
    de: 'zu viele Bytes anderer Anfragen sind unterwegs',
  },
  MustBeThereHttp1: { en: 'must be there: HTTP/1.1 requires it', de: 'fehlt: HTTP/1.1 verlangt ihn' },
  MustBe: { en: 'must be {expected}', de: 'muss {expected} sein' },
  HeadersHaveAtMost16384: { en: 'headers have at most 16384 bytes', de: 'Header haben höchstens 16384 Bytes' },
  ExtensionsOfChunksHaveAt: {
    en: 'extensions of chunks have at most 16384 bytes',
    de: 'Chunk-Erweiterungen haben höchstens 16384 Bytes',
  },
  HeadersAreSentWithin10: {
    en: 'headers are sent within 10 seconds, and bodies within 30',
    de: 'Header werden innerhalb von 10 Sekunden gesendet, Anfragen innerhalb von 30',
  },
  BodiesWithoutGoodKeyIn: {
    en: 'bodies without a good key in a header are sent within 5 seconds',
    de: 'Anfragen ohne gültigen Schlüssel in einem Header werden innerhalb von 5 Sekunden gesendet',
  },
  ExpectedThatWhat: { en: 'expected that {what}', de: 'erwartet wird, dass gilt: {what}' },
  PasswordHasToBeChanged: {
    en: 'the password has to be changed first: kataster.user.password sets another',
    de: 'das Passwort muss zuerst geändert werden: kataster.user.password setzt ein anderes',
  },
  SecondFactorToSetUp: {
    en: 'a second factor has to be set up first: kataster.second_factor.create begins',
    de: 'ein zweiter Faktor muss zuerst eingerichtet werden: kataster.second_factor.create beginnt damit',
  },
  ExpectedCodeInHeader: {
    en: 'expected a code of the app, or a recovery code, in the header X-RPC-Auth-Code',
    de: 'erwartet wird ein Code der App oder ein Wiederherstellungscode im Header X-RPC-Auth-Code',
  },
  CodeIsWrongOrUsed: {
    en: 'is wrong, has expired, or was used: expected the next one of the app',
    de: 'ist falsch, abgelaufen oder schon benutzt: erwartet wird der nächste der App',
  },
  SignsInByPasskey: {
    en: 'signs in with a passkey: the password alone is not enough',
    de: 'meldet sich mit einem Passkey an: Das Passwort allein genügt nicht',
  },
  PasskeyRefused: { en: 'the passkey was not accepted', de: 'der Passkey wurde nicht angenommen' },
  PasskeyChallengeIsOver: {
    en: 'took more than five minutes, or was sent before: begin again',
    de: 'hat mehr als fünf Minuten gedauert oder wurde schon gesendet: beginnen Sie noch einmal',
  },
  PasskeyOfOtherAddress: {
    en: 'was made at another address than that of KATASTER_PUBLIC_URL',
    de: 'entstand an einer anderen Adresse als der von KATASTER_PUBLIC_URL',
  },
  PasskeysNeedPublicUrl: {
    en: 'passkeys need KATASTER_PUBLIC_URL: an address of https, or localhost, with a name and no IP address',
    de: 'Passkeys brauchen KATASTER_PUBLIC_URL: eine Adresse mit https oder localhost, mit einem Namen und keiner IP-Adresse',
  },
  TooManyPasskeys: {
    en: 'expected at most {max} passkeys: remove one first',
    de: 'erwartet werden höchstens {max} Passkeys: entfernen Sie zuerst einen',
  },
  PasskeyIsThereAlready: { en: 'this passkey was added before', de: 'dieser Passkey ist schon hinzugefügt' },
  ThereIsNoPasskey: {
    en: "there is no passkey '{id}' of yours; expected an id that kataster.passkey.read shows",
    de: "den Passkey '{id}' haben Sie nicht; erwartet wird eine ID aus kataster.passkey.read",
  },
  NoSecretToConfirm: {
    en: 'there is no secret to confirm; kataster.second_factor.create makes one',
    de: 'es gibt kein Geheimnis zu bestätigen; kataster.second_factor.create erzeugt eines',
  },
  UserHeaderNotOfProxy: {
    en: 'the header of a signed-in user is accepted from the proxies that KATASTER_PROXIES lists alone',
    de: 'den Header eines angemeldeten Benutzers nimmt der Dienst nur von Proxys an, die KATASTER_PROXIES nennt',
  },
  ProxyNamedUnknownUser: {
    en: 'the proxy named a user who has no enabled login here',
    de: 'der Proxy nennt einen Benutzer, der hier keine aktive Anmeldung hat',
  },
  ExpectedParametersByName: {
    en: 'expected an object: parameters are given by name',
    de: 'ein Objekt wird erwartet: Parameter haben Namen',
  },
  ParametersAreGivenByName: {
    en: 'parameters are given by name: an object that holds apikey',
    de: 'Parameter werden mit Namen angegeben: ein Objekt, das apikey enthält',
  },
  IsRequiredExpectedKeyHere: {
    en: 'is required: expected a key, here or in the header Authorization (Bearer) or X-API-Key; a session of idoit.login suffices without',
    de: 'fehlt: erwartet wird ein Schlüssel, hier oder im Header Authorization (Bearer) oder X-API-Key; mit einer Sitzung von idoit.login geht es ohne',
  },
  ExpectedOneKeyHeaderCarries: {
    en: 'expected one key: a header carries another',
    de: 'erwartet wird ein einziger Schlüssel: Ein Header enthält einen anderen',
  },
  TooManyBytesOfOtherAnswers: {
    en: 'too many bytes of other answers wait for their readers',
    de: 'zu viele Bytes anderer Antworten warten auf ihre Leser',
  },
  CallIsAboutSeveralObjects: {
    en: 'the call is about several objects; expected one',
    de: 'der Aufruf betrifft mehrere Objekte; erwartet wird eines',
  },
  OrVersionMustBeText: { en: 'or version must be the text "2.0"', de: 'oder version muss der Text "2.0" sein' },
  MustBeNameOfMethod: { en: 'must be the name of a method', de: 'muss der Name einer Methode sein' },
  MustHaveAtMostCharacters: {
    en: 'must have at most {maxMethodChars} characters',
    de: 'darf höchstens {maxMethodChars} Zeichen haben',
  },
  ExpectedNameOfTimeZone: {
    en: 'expected the name of a time zone, such as "Europe/Berlin", "UTC", or an offset such as "+02:00"',
    de: 'erwartet wird der Name einer Zeitzone, etwa "Europe/Berlin", "UTC", oder ein Abstand wie "+02:00"',
  },
  Mismatch: { en: '{expected}, not {given}', de: '{expected}, nicht {given}' },
  MustBePostNot: { en: 'must be POST, not {method}', de: 'muss POST sein, nicht {method}' },
  MustBeIdentityBodiesAre: {
    en: 'must be identity: bodies are read as they are',
    de: 'muss identity sein: Anfragen werden gelesen, wie sie sind',
  },
  BodyHoldsAtMostBytes: { en: 'a body holds at most {maxBytes} bytes', de: 'eine Anfrage hat höchstens {maxBytes} Bytes' },
  BodyEndedTooEarly: { en: 'the body ended too early', de: 'die Anfrage endete zu früh' },
  ExpectedOneOfMethodsOf: {
    en: 'expected one of the methods of rpc.discover',
    de: 'erwartet wird eine der Methoden von rpc.discover',
  },
  AddressOfHostRejected: { en: '{hostname} leads there: {fault}', de: '{hostname} führt dorthin: {fault}' },
  ServiceEnded: { en: 'the service ended', de: 'der Dienst wurde beendet' },
  AnsweredStatus: { en: 'answered {status}', de: 'hat mit {status} geantwortet' },
  NoAnswerWithinS: { en: 'no answer within {timeout} s', de: 'keine Antwort innerhalb von {timeout} s' },
  CannotBeResolved: { en: '{host} cannot be resolved', de: '{host} lässt sich nicht auflösen' },
  NoConnectionWith: { en: 'no connection with {host} ({code})', de: 'keine Verbindung zu {host} ({code})' },
  ItsSecretCannotBeRead: { en: 'its secret cannot be read; rotate it', de: 'sein Geheimnis ist nicht lesbar; erneuern Sie es' },
  TooManyLongReadsWait: {
    en: 'too many long reads wait already; try again, or ask for less at a time',
    de: 'zu viele lange Lesevorgänge warten schon; versuchen Sie es noch einmal, oder lesen Sie weniger auf einmal',
  },
  ProcessThatReadEndedPerhaps: {
    en: 'the process that read ended, perhaps for want of memory; try again, or ask for less at a time',
    de: 'der lesende Prozess ist beendet, vielleicht aus Mangel an Speicher; versuchen Sie es noch einmal, oder lesen Sie weniger auf einmal',
  },
  ReadTookLongerThanS: {
    en: 'the read took longer than {time} s; expected fewer or narrower conditions, or a smaller page',
    de: 'der Lesevorgang dauerte länger als {time} s; erwartet werden weniger oder engere Bedingungen, oder eine kleinere Seite',
  },
  DidYouMean: { en: 'did you mean {name}?', de: 'meinten Sie {name}?' },
  ExternalIdIsTaken: {
    en: "the external id '{externalId}' is that of another user or group",
    de: "die externe ID '{externalId}' gehört einem anderen Benutzer oder einer anderen Gruppe",
  },
  IsThatOfAnother: { en: 'is that of another user or group', de: 'gehört einem anderen Benutzer oder einer anderen Gruppe' },
  ExternalIdIsNoId: {
    en: "expected a text of 1 to {maxExternalIdChars} characters that does not begin with 'scim:'",
    de: "erwartet wird ein Text von 1 bis {maxExternalIdChars} Zeichen, der nicht mit 'scim:' beginnt",
  },
  PersonIsNotNormal: {
    en: 'person {person} is archived or deleted here; an administrator restores it first',
    de: 'Person {person} ist hier archiviert oder gelöscht; ein Administrator stellt sie zuerst wieder her',
  },
  PersonStaysActive: {
    en: 'the login is the last one that may administer, or that of the installation; another person has to get the right to administer first',
    de: 'die Anmeldung ist die letzte, die verwalten darf, oder die der Installation; zuerst muss eine andere Person das Recht zu verwalten bekommen',
  },
  GroupStays: {
    en: 'nobody could administer without the group; another person or group has to get the right to administer first',
    de: 'ohne die Gruppe könnte niemand verwalten; zuerst muss eine andere Person oder Gruppe das Recht zu verwalten bekommen',
  },
  GroupHasTooManyMembers: {
    en: 'The members of a group in one response ({maxMembers} at most; leave them out by excludedAttributes=members)',
    de: 'Die Mitglieder einer Gruppe in einer Antwort (höchstens {maxMembers}; mit excludedAttributes=members werden sie weggelassen)',
  },
  RequestChangesTooManyMembers: {
    en: 'The members that one request adds and removes ({maxMemberChanges} at most; send them in several requests)',
    de: 'Die Mitglieder, die eine Anfrage hinzufügt und entfernt (höchstens {maxMemberChanges}; in mehreren Anfragen senden)',
  },
  MemberIsNoUser: {
    en: '{id} is the id of no user of this client; expected an id that /Users returns, and groups have no groups as members',
    de: '{id} ist die ID keines Benutzers dieses Clients; erwartet wird eine ID, die /Users liefert, und Gruppen haben keine Gruppen als Mitglieder',
  },
  GroupNameIsTaken: { en: "this client has a group '{name}' already", de: "dieser Client hat schon eine Gruppe '{name}'" },
  ScimKeyOfNoClient: {
    en: 'The key belongs to no provisioning client; name its id as the client of a provider with an issuer such as scim://keycloak.',
    de: 'Der Schlüssel gehört keinem Provisionierungs-Client; nennen Sie seine ID als Client eines Anbieters mit einem Aussteller wie scim://keycloak.',
  },
  ScimNeedsKey: {
    en: 'Expected the key of a provisioning client in the header Authorization: Bearer.',
    de: 'Erwartet wird der Schlüssel eines Provisionierungs-Clients im Header Authorization: Bearer.',
  },
  ScimUser: { en: 'user', de: 'Benutzer' },
  ScimGroup: { en: 'group', de: 'Gruppe' },
  ScimNoResource: {
    en: "This client has no {resource} with the id '{id}'.",
    de: "Dieser Client hat keine Ressource ({resource}) mit der ID '{id}'.",
  },
  ScimNoEndpoint: {
    en: 'There is no such endpoint; expected /Users, /Groups, /ServiceProviderConfig, /ResourceTypes or /Schemas.',
    de: 'Diesen Endpunkt gibt es nicht; erwartet wird /Users, /Groups, /ServiceProviderConfig, /ResourceTypes oder /Schemas.',
  },
  ScimMethod: {
    en: 'The method {method} is not supported here; expected {expected}.',
    de: 'Die Methode {method} gibt es hier nicht; erwartet wird {expected}.',
  },
  ScimVersion: {
    en: 'The resource was changed meanwhile; read it again and send its version in If-Match.',
    de: 'Die Ressource wurde inzwischen geändert; lesen Sie sie erneut und senden Sie ihre Version in If-Match.',
  },
  ScimContentType: {
    en: 'Content-Type must be application/scim+json or application/json.',
    de: 'Content-Type muss application/scim+json oder application/json sein.',
  },
  ScimBody: { en: 'The body must be a JSON object.', de: 'Der Inhalt muss ein JSON-Objekt sein.' },
  ScimFilter: {
    en: 'The filter cannot be evaluated; expected {expected}, each with eq and a value in quotes, joined by and, in at most {maxChars} characters.',
    de: 'Der Filter kann nicht ausgewertet werden; erwartet wird {expected}, jeweils mit eq und einem Wert in Anführungszeichen, verbunden mit and, in höchstens {maxChars} Zeichen.',
  },
  ScimPage: {
    en: '{name} must be an integer of at most 10 digits.',
    de: '{name} muss eine ganze Zahl aus höchstens 10 Ziffern sein.',
  },
  ScimOperations: {
    en: 'Operations must be a list of 1 to {max} objects with op and value, or with op and path.',
    de: 'Operations muss eine Liste von 1 bis {max} Objekten mit op und value oder mit op und path sein.',
  },
  ScimOperation: {
    en: "op must be add, replace or remove, not '{op}'.",
    de: "op muss add, replace oder remove sein, nicht '{op}'.",
  },
  ScimPath: {
    en: 'The path \'{path}\' cannot be read; expected an attribute such as name.givenName or emails[type eq "work"].value.',
    de: 'Der Pfad \'{path}\' ist nicht lesbar; erwartet wird ein Attribut wie name.givenName oder emails[type eq "work"].value.',
  },
  ScimRemoveNeedsPath: { en: 'remove needs a path.', de: 'remove braucht einen Pfad.' },
  ScimText: {
    en: '{name} must be a text of at most {maxChars} characters.',
    de: '{name} muss ein Text von höchstens {maxChars} Zeichen sein.',
  },
  ScimBoolean: { en: '{name} must be true or false.', de: '{name} muss true oder false sein.' },
  ScimRequired: { en: '{name} is required.', de: '{name} ist nötig.' },
  ScimReadOnly: { en: 'id cannot be changed; it is {id}.', de: 'id kann nicht geändert werden; sie ist {id}.' },
  ScimMembers: {
    en: 'members must be a list of objects with the id of a user in value.',
    de: 'members muss eine Liste von Objekten mit der ID eines Benutzers in value sein.',
  },
  ScimIssuer: {
    en: 'expected scim:// and the id of the provider at which the persons sign in, or the own id where they sign in at none',
    de: 'erwartet wird scim:// und die ID des Anbieters, an dem sich die Personen anmelden, oder die eigene ID, wenn sie sich an keinem anmelden',
  },
  ScimClient: {
    en: 'expected the id of a key that is in force and belongs to no other provisioning client',
    de: 'erwartet wird die ID eines gültigen Schlüssels, der keinem anderen Provisionierungs-Client gehört',
  },
  ExpectedIntegerFromToNot: {
    en: 'expected an integer from {min} to {max}, not {given}',
    de: 'erwartet wird eine ganze Zahl von {min} bis {max}, nicht {given}',
  },
  NoSuchSetting: {
    en: '{name}: there is no such setting; expected one of {known}',
    de: '{name}: diese Einstellung gibt es nicht; erwartet wird eine von {known}',
  },
  FileHoldsNoKey: {
    en: '{name}: {path} holds no key; `kataster secret create` makes one',
    de: '{name}: {path} enthält keinen Schlüssel; `kataster secret create` legt einen an',
  },
  FileMayHoldKeyInUse: {
    en: '{path} is there already, and may hold a key in use',
    de: '{path} gibt es schon und könnte einen benutzten Schlüssel enthalten',
  },
  CannotWriteFile: { en: 'cannot write {path} ({code})', de: '{path} lässt sich nicht schreiben ({code})' },
  CannotReadFile: { en: '{name}: cannot read {path} ({code})', de: '{name}: {path} lässt sich nicht lesen ({code})' },
  OthersMayReadFile: {
    en: '{name}: others may read {path} (mode {mode}); expected mode 600, as by chmod 600',
    de: '{name}: andere dürfen {path} lesen (Modus {mode}); erwartet wird der Modus 600, etwa durch chmod 600',
  },
  UnknownReason: { en: 'unknown reason', de: 'Ursache unbekannt' },
  ExpectedKeyText: { en: 'expected a text of 16 to 256 characters', de: 'erwartet wird ein Text von 16 bis 256 Zeichen' },
  ExpectedBackupSchedule: {
    en: 'expected {intervals}, how many are kept, and a folder, such as daily:7:/backups, not {given}',
    de: 'erwartet werden {intervals}, die Anzahl der aufbewahrten und ein Ordner, etwa daily:7:/backups, nicht {given}',
  },
  ExpectedAddressesOfProxies: {
    en: 'expected the addresses of proxies, not all addresses',
    de: 'erwartet werden die Adressen von Proxys, nicht alle Adressen',
  },
  ExpectedHeaderOfItsOwn: {
    en: 'expected the name of a header of its own, such as X-Remote-User, not {given}',
    de: 'erwartet wird der Name eines eigenen Headers, etwa X-Remote-User, nicht {given}',
  },
  ExpectedProxiesBeside: {
    en: 'expected {proxies} beside it, with the proxies that send the header',
    de: 'erwartet wird daneben {proxies} mit den Proxys, die den Header senden',
  },
  ExpectedDays: {
    en: 'expected a number of days, such as 400d, not {given}',
    de: 'erwartet wird eine Anzahl von Tagen, etwa 400d, nicht {given}',
  },
  ExpectedAddressRanges: {
    en: 'expected address ranges such as 10.0.0.0/8 with commas between them, not {given}',
    de: 'erwartet werden Adressbereiche wie 10.0.0.0/8, durch Kommas getrennt, nicht {given}',
  },
  ExpectedWebAddress: {
    en: 'expected an http or https URL, not {given}',
    de: 'erwartet wird eine URL mit http oder https, nicht {given}',
  },
  ExpectedOrigins: {
    en: 'expected origins such as https://cmdb.example with commas between them, or null, or * alone, not {given}',
    de: 'erwartet werden Origins wie https://cmdb.example, durch Kommas getrennt, oder null, oder * allein, nicht {given}',
  },
  SettingHost: { en: 'address the service listens on', de: 'Adresse, an der der Dienst lauscht' },
  SettingPort: {
    en: 'port the service listens on; 0 takes a free one',
    de: 'Port, an dem der Dienst lauscht; 0 nimmt einen freien',
  },
  SettingDatabase: {
    en: 'where everything is kept: sqlite:FILE or postgres://user@host:port/database',
    de: 'wo alles gespeichert wird: sqlite:FILE oder postgres://user@host:port/database',
  },
  SettingApiKey: {
    en: 'a key with every right that must exist after the start, 16 to 256 characters; one that was set before works until `kataster key revoke`',
    de: 'ein Schlüssel mit allen Rechten, den es nach dem Start geben soll, 16 bis 256 Zeichen; ein früher gesetzter gilt bis `kataster key revoke`',
  },
  SettingQuickpurge: {
    en: 'whether cmdb.category.quickpurge works: on or off',
    de: 'ob cmdb.category.quickpurge arbeitet: on oder off',
  },
  SettingLanguage: {
    en: 'language of commands, and of calls that name none that is known: en or de',
    de: 'Sprache der Befehle und der Aufrufe, die keine bekannte nennen: en oder de',
  },
  SettingDurability: {
    en: 'full: synced to disk before the answer; fast: survives a crash of the process, not of the power',
    de: 'full: vor der Antwort auf die Festplatte geschrieben; fast: übersteht einen Absturz des Prozesses, aber keinen Stromausfall',
  },
  SettingBodyLimit: { en: 'largest body in bytes', de: 'größte Anfrage in Bytes' },
  SettingBatchLimit: {
    en: 'longest batch in calls, and most entries that a call writes or purges',
    de: 'längster Batch in Aufrufen und die meisten Einträge, die ein Aufruf schreibt oder endgültig löscht',
  },
  SettingOperationsLimit: {
    en: 'most operations of one call of kataster.changes.apply',
    de: 'die meisten Operationen eines Aufrufs von kataster.changes.apply',
  },
  SettingDepthLimit: { en: 'deepest nesting of a body', de: 'tiefste Verschachtelung einer Anfrage' },
  SettingPageLimit: { en: 'what `limit` may ask for', de: 'wie viel `limit` höchstens verlangen darf' },
  SettingSpeed: {
    en: 'fast; or plain, to find out whether a fault comes from what is done for speed: no answers, keys or choices are kept in memory, and on SQLite every transaction has its own commit',
    de: 'fast; oder plain, um herauszufinden, ob ein Fehler von dem kommt, was nur der Geschwindigkeit dient: keine Antworten, Schlüssel oder Auswahlwerte bleiben im Speicher, und auf SQLite hat jede Transaktion ihren eigenen Commit',
  },
  SettingCacheLimit: {
    en: 'bytes of answers to reads that are kept until what they show is changed; 0 keeps none',
    de: 'Bytes von Antworten auf lesende Aufrufe, die aufgehoben werden, bis sich ändert, was sie zeigen; 0 hebt keine auf',
  },
  SettingPageCache: {
    en: 'bytes of a SQLite file that are kept in memory for reads, at most: by the service, and by each of the processes for reads; a sixteenth of that for writes; PostgreSQL has settings of its own',
    de: 'wie viele Bytes einer SQLite-Datei höchstens im Speicher bleiben: beim Dienst und bei jedem Leseprozess, für Schreibvorgänge ein Sechzehntel davon; PostgreSQL hat eigene Einstellungen',
  },
  SettingConnectionLimit: {
    en: 'connections that may be open; beyond, those go first that wait for a client without a good key',
    de: 'Verbindungen, die offen sein dürfen; darüber enden zuerst die, die auf einen Client ohne gültigen Schlüssel warten',
  },
  SettingKeyConnectionLimit: {
    en: 'connections that one key may have, or one user without a key; fewer than all, so that others find room',
    de: 'Verbindungen, die ein Schlüssel haben darf, oder ein Benutzer ohne Schlüssel; weniger als alle, damit andere Platz finden',
  },
  SettingFollowerLimit: {
    en: 'calls of kataster.changes.follow with which one key, or one user without a key, may wait at once',
    de: 'Aufrufe von kataster.changes.follow, mit denen ein Schlüssel, oder ein Benutzer ohne Schlüssel, gleichzeitig warten darf',
  },
  SettingWaitLimit: {
    en: 'seconds that a call waits for its turn at the database, with a large body or with a long read, before it is told that the service is Busy; more where a machine is slow',
    de: 'Sekunden, die ein Aufruf wartet, bis er an der Datenbank, mit einer großen Anfrage oder einem langen Lesevorgang an der Reihe ist, bevor er Busy erhält; mehr, wo ein Rechner langsam ist',
  },
  SettingTransactionLimit: {
    en: 'seconds that a write or a long read may take before it is undone and answered with TimedOut; more where a machine is slow',
    de: 'Sekunden, die ein Schreib- oder ein langer Lesevorgang dauern darf, bevor er zurückgenommen und mit TimedOut beantwortet wird; mehr, wo ein Rechner langsam ist',
  },
  SettingSessionMinutes: {
    en: 'how long a session lasts from its login, in minutes',
    de: 'wie lange eine Sitzung ab der Anmeldung dauert, in Minuten',
  },
  SettingIdentityMinutes: {
    en: 'minutes after which at the latest it counts here that a provider of OpenID Connect or a directory took away a group or an account',
    de: 'Minuten, nach denen hier spätestens gilt, dass ein OpenID-Connect-Anbieter oder ein Verzeichnis eine Gruppe oder ein Konto entzogen hat',
  },
  SettingDirectoryMinutes: {
    en: 'minutes after which the persons of all directories are brought in again; 0 for never, where a person comes with the first sign-in',
    de: 'Minuten, nach denen die Personen aller Verzeichnisse wieder abgeglichen werden; 0 für nie, dann kommt jemand mit der ersten Anmeldung',
  },
  SettingSecondFactor: {
    en: 'users who need a second factor beside their password: administrators, everybody, or optional, where each decides',
    de: 'Benutzer, die neben dem Passwort einen zweiten Faktor brauchen: administrators (alle, die verwalten dürfen), everybody (alle) oder optional, dann entscheidet jeder selbst',
  },
  SettingReaders: {
    en: 'processes for reads that would keep others waiting, such as searches and long lists; each ends when it is not needed',
    de: 'Prozesse für Lesevorgänge, auf die andere sonst warten müssten, etwa Suchen und lange Listen; jeder endet, wenn er nicht gebraucht wird',
  },
  SettingLog: {
    en: 'level of the log: {levels}; debug has a line for each request',
    de: 'Stufe des Protokolls: {levels}; debug schreibt zu jeder Anfrage eine Zeile',
  },
  SettingPublicUrl: {
    en: 'where callers find the service: what addresses in answers begin with; where absent, the host that a caller asked, by http, so to be set behind a proxy',
    de: 'wo Aufrufer den Dienst erreichen: Damit beginnen Adressen in Antworten. Sonst gilt der Host, den ein Aufrufer angesprochen hat, mit http; hinter einem Proxy also nötig',
  },
  SettingProxies: {
    en: 'addresses and address ranges of the proxies in front of the service, with commas between them, such as 127.0.0.1,10.0.7.0/24: X-Forwarded-For, -Proto and -Host are believed from there alone, so list no others; none where absent',
    de: 'Adressen und Adressbereiche der Proxys vor dem Dienst, durch Kommas getrennt, etwa 127.0.0.1,10.0.7.0/24: Nur von dort gelten X-Forwarded-For, -Proto und -Host, also gehören keine anderen hinein; sonst keine',
  },
  SettingProxyUserHeader: {
    en: 'header with the login of a user whom a proxy has signed in, such as X-Remote-User: it signs in browsers, from the proxies of KATASTER_PROXIES alone, which must remove it from what clients send; none where absent',
    de: 'Header mit dem Anmeldenamen eines Benutzers, den ein Proxy angemeldet hat, etwa X-Remote-User: Er meldet Browser an, nur von den Proxys in KATASTER_PROXIES; diese müssen ihn aus dem entfernen, was Clients senden. Sonst keiner',
  },
  SettingAllowedOrigins: {
    en: 'origins whose pages may call the service from a browser, with commas between them; null for files, * for all; none where absent',
    de: 'Herkünfte (Origins), deren Seiten den Dienst aus einem Browser aufrufen dürfen, durch Kommas getrennt; null für Dateien, * für alle; sonst keine',
  },
  SettingCatalog: {
    en: "folder of a site's own categories, dialogs and object types",
    de: 'Ordner mit eigenen Kategorien, Auswahllisten und Objekttypen',
  },
  SettingSecretFile: {
    en: 'file with the key that passwords in entries are encrypted with; `kataster secret create` makes one. Without it they stand readable in the database',
    de: 'Datei mit dem Schlüssel, der Passwörter in Einträgen verschlüsselt; `kataster secret create` legt eine an. Ohne sie stehen Passwörter lesbar in der Datenbank',
  },
  SettingDefaultData: {
    en: 'whether a new database gets the root location, the global nets, the first persons and groups: yes or no',
    de: 'ob eine neue Datenbank den Wurzelstandort, die globalen Netze und die ersten Personen und Gruppen bekommt: yes oder no',
  },
  SettingBackup: {
    en: 'backups that the service makes by itself, such as daily:7:/backups for one each night at two and the newest seven kept; hourly, daily or weekly. None where absent',
    de: 'Sicherungen, die der Dienst von selbst anlegt, etwa daily:7:/backups: jede Nacht um zwei eine, die letzten sieben bleiben; hourly, daily oder weekly. Sonst keine',
  },
  SettingHistory: {
    en: 'how long it is kept what was changed, in days, such as 400d; of what is older, the first and the last changes of each object stay. For ever where absent',
    de: 'wie viele Tage aufbewahrt wird, was geändert wurde, etwa 400d; von Älterem bleiben die erste und die letzte Änderung jedes Objekts. Sonst für immer',
  },
  SettingWebhookNetworks: {
    en: 'address ranges inside the own network that webhooks may deliver to, also by http, with commas between them, such as 10.0.0.0/8,fd00::/8; none where absent',
    de: 'Adressbereiche im eigenen Netz, an die Webhooks zustellen dürfen, auch mit http, durch Kommas getrennt, etwa 10.0.0.0/8,fd00::/8; sonst keine',
  },
  SomebodyElseDoesThisAlready: { en: 'somebody else does this already: {name}', de: 'jemand anderes tut das gerade: {name}' },
  UniqueValueIsTakenOr: {
    en: 'a unique value is taken, or somebody else was first',
    de: 'ein eindeutiger Wert ist vergeben, oder jemand anderes war schneller',
  },
  WhatItRefersToIs: { en: 'what it refers to is gone', de: 'worauf es verweist, ist nicht mehr da' },
  ExpectedAtMostCharactersInAll: {
    en: 'expected at most {characters} characters in all of them; purge, change or copy some of them first',
    de: 'erwartet werden insgesamt höchstens {characters} Zeichen; löschen, ändern oder kopieren Sie einige davon zuerst',
  },
  EntriesOfCallAreToo: {
    en: 'the entries of a call are too long to be changed or copied at once',
    de: 'die Einträge eines Aufrufs sind zu lang, um auf einmal geändert oder kopiert zu werden',
  },
  AnotherLongDryRunIs: {
    en: 'another long dry run is carried out; try again when it has ended',
    de: 'ein anderer langer Probelauf ist im Gange; versuchen Sie es nach dessen Ende noch einmal',
  },
  ExpectedFreeBytes: {
    en: 'expected {bytes} bytes of free space beside the database; try parts of the call one by one',
    de: 'erwartet werden {bytes} freie Bytes neben der Datenbank; probieren Sie Teile des Aufrufs einzeln',
  },
  LongDryRunIsCarried: {
    en: 'a long dry run is carried out on a copy of the database',
    de: 'ein langer Probelauf geschieht auf einer Kopie der Datenbank',
  },
  ChecksumDiffers: { en: 'its checksum is another one', de: 'die Prüfsumme ist eine andere' },
  SealIsMissing: { en: 'the seal at its end is missing', de: 'das Siegel an ihrem Ende fehlt' },
  LengthDiffers: { en: 'its length is another one', de: 'ihre Länge ist eine andere' },
  NoWholeBackup: {
    en: '{path} is no whole backup: {reason}. It was cut or changed after it was made, or is none.',
    de: '{path} ist keine vollständige Sicherung: {reason}. Sie wurde nachträglich gekürzt oder geändert, oder ist keine.',
  },
  NoDatabaseAt: { en: 'There is no database at {path}.', de: 'Unter {path} gibt es keine Datenbank.' },
  CannotBackUpForeignDatabase: {
    en: 'Cannot back up: {path} was made by another program.',
    de: 'Eine Sicherung ist nicht möglich: {path} hat ein anderes Programm angelegt.',
  },
  BackupIsDamagedAsDatabase: {
    en: 'The backup is damaged, as the database may be: {faults}.',
    de: 'Die Sicherung ist beschädigt, vielleicht auch die Datenbank: {faults}.',
  },
  RowsReferToMissing: {
    en: 'rows of {table} refer to what is not there',
    de: 'Zeilen von {table} verweisen auf etwas, das fehlt',
  },
  ChangeSetsUpTo: { en: 'the change sets up to', de: 'die Änderungssätze bis' },
  CountInsteadOf: { en: '{what}: {actual} instead of {expected}', de: '{what}: {actual} statt {expected}' },
  DatabaseIsThereAlready: {
    en: '{path} holds a database already; with --replace it is kept beside the backup that takes its place.',
    de: '{path} enthält schon eine Datenbank; mit --replace bleibt sie neben der Sicherung erhalten, die an ihre Stelle tritt.',
  },
  IsForeignDatabase: { en: '{path} is a database of another program.', de: '{path} ist eine Datenbank eines anderen Programms.' },
  BackupIsOfNewerVersion: {
    en: '{path} is from a newer version of kataster. Restore it with that version, or a newer one.',
    de: '{path} stammt von einer neueren Version von kataster. Spielen Sie sie mit dieser oder einer neueren Version ein.',
  },
  BackupIsDamaged: { en: '{path} is damaged: {faults}.', de: '{path} ist beschädigt: {faults}.' },
  FileIsThereAlready: {
    en: '{path} is there already; name another file, or say --replace.',
    de: '{path} gibt es schon; nennen Sie eine andere Datei, oder geben Sie --replace an.',
  },
  SecretOfKeysIsMissing: {
    en: 'Cannot open the database: the secret of its keys is missing.',
    de: 'Die Datenbank lässt sich nicht öffnen: Das Geheimnis ihrer Schlüssel fehlt.',
  },
  DatabaseChangedByNewerVersion: {
    en: 'The database was changed by a newer version of kataster. Start that version, or a newer one.',
    de: 'Die Datenbank wurde von einer neueren Version von kataster geändert. Starten Sie diese oder eine neuere Version.',
  },
  EncodingIsNotUtf8: {
    en: 'The database has to be created with the encoding UTF8.',
    de: 'Die Datenbank muss mit der Zeichenkodierung UTF8 angelegt sein.',
  },
  ServerIsStandby: {
    en: 'The database server is a standby: its address has to lead to the primary, or name all hosts, as in postgres://user@one,other/database.',
    de: 'Der Datenbankserver ist ein Standby: Seine Adresse muss zum Primärserver führen oder alle Hosts nennen, wie in postgres://user@one,other/database.',
  },
  ServerIsOfOtherCluster: {
    en: 'The database server is of cluster {found}, another one than {known}. Restart kataster to accept it.',
    de: 'Der Datenbankserver gehört zum Cluster {found}, einem anderen als {known}. Starten Sie kataster neu, um ihn anzunehmen.',
  },
  ServerIsOnOlderTimeline: {
    en: 'The database server is on timeline {found}, older than {known}: it lacks what was written since. Restart kataster to accept that.',
    de: 'Der Datenbankserver ist auf der Timeline {found}, älter als {known}: Ihm fehlt, was seitdem geschrieben wurde. Starten Sie kataster neu, um das anzunehmen.',
  },
  ExpectedDatabaseAddress: {
    en: 'expected sqlite:FILE or postgres://user@host:port/database',
    de: 'erwartet wird sqlite:FILE oder postgres://user@host:port/database',
  },
  ExpectedDatabasePath: {
    en: 'expected the path of a file, such as sqlite:data/kataster.sqlite',
    de: 'erwartet wird der Pfad einer Datei, etwa sqlite:data/kataster.sqlite',
  },
  NoDatabaseYetAt: {
    en: 'There is no database at {path}; kataster serve makes one.',
    de: 'Unter {path} gibt es keine Datenbank; kataster serve legt eine an.',
  },
  DatabaseIsNoFile: {
    en: 'Cannot open the database: {path} is no file.',
    de: 'Die Datenbank lässt sich nicht öffnen: {path} ist keine Datei.',
  },
  DatabaseHasHardLinks: {
    en: 'Cannot open the database: {path} has {count} names (hard links), and each would have a lock of its own. Leave it one.',
    de: 'Die Datenbank lässt sich nicht öffnen: {path} hat {count} Namen (harte Links), und jeder hätte eine eigene Sperre. Lassen Sie ihr nur einen.',
  },
  DatabaseIsMountedAsFile: {
    en: 'Cannot open the database: {path} is mounted as a single file. Mount its folder, which holds its log.',
    de: 'Die Datenbank lässt sich nicht öffnen: {path} ist als einzelne Datei eingehängt. Hängen Sie ihren Ordner ein; darin liegt ihr Protokoll (WAL).',
  },
  LockWasReplaced: {
    en: '{path} was replaced, so that another process may use the database, too; stop all of them and start one',
    de: '{path} wurde ersetzt, sodass vielleicht auch ein anderer Prozess die Datenbank benutzt; stoppen Sie alle und starten Sie einen',
  },
  DatabaseFileInUse: {
    en: 'The database {path} is in use: only one process may open it. Stop the service first.',
    de: 'Die Datenbank {path} ist in Gebrauch: Nur ein Prozess darf sie öffnen. Stoppen Sie zuerst den Dienst.',
  },
  DatabaseFileIsGone: {
    en: '{path} was deleted, moved or replaced while it is open; put it back, or stop the service and restore a backup',
    de: '{path} wurde gelöscht, verschoben oder ersetzt, während die Datei geöffnet ist; legen Sie sie zurück, oder stoppen Sie den Dienst und spielen Sie eine Sicherung ein',
  },
  DatabaseIsForeign: {
    en: 'Cannot open the database: {path} was made by another program.',
    de: 'Die Datenbank lässt sich nicht öffnen: {path} hat ein anderes Programm angelegt.',
  },
  ExpectedPoolOfSessions: {
    en: 'The address leads to a pooler in transaction mode, which keeps no sessions: expected one with pool_mode = session, or the server itself.',
    de: 'Die Adresse führt zu einem Pooler im Transaktionsmodus, der keine Sitzungen behält: erwartet wird einer mit pool_mode = session oder der Server selbst.',
  },
  SessionDoesNotKeep: {
    en: 'The database does not keep {name} = {value} for a session; it stays {actual}.',
    de: 'Die Datenbank behält {name} = {value} für eine Sitzung nicht; es bleibt {actual}.',
  },
  ExpectedReadWriteSession: {
    en: 'target_session_attrs: expected read-write, as kataster reads and writes on the primary',
    de: 'target_session_attrs: erwartet wird read-write, denn kataster liest und schreibt auf dem Primärserver',
  },
  SqliteDoesNotAccept: {
    en: 'SQLite does not accept {name} = {value} for this database; it stays {actual}.',
    de: 'SQLite nimmt {name} = {value} für diese Datenbank nicht an; es bleibt {actual}.',
  },
  DatabaseLacksItsLog: {
    en: '{path} was copied, or left, without its log {log}, which has what was written last. Put the log beside it, or restore a backup; to go on without those writes, make an empty file of that name.',
    de: '{path} wurde ohne das Protokoll {log} kopiert oder zurückgelassen, in dem das zuletzt Geschriebene steht. Legen Sie es daneben, oder spielen Sie eine Sicherung ein; um ohne diese Änderungen fortzufahren, legen Sie eine leere Datei dieses Namens an.',
  },
  FileIsNoSqliteDatabase: { en: 'the file is no SQLite database', de: 'die Datei ist keine SQLite-Datenbank' },
  FileIsDamaged: { en: 'the file is damaged', de: 'die Datei ist beschädigt' },
  FileIsUsedElsewhere: { en: 'another program uses the file', de: 'ein anderes Programm benutzt die Datei' },
  FileCannotBeOpened: {
    en: 'the file cannot be opened, or none made beside it',
    de: 'die Datei lässt sich nicht öffnen, oder daneben keine anlegen',
  },
  FileMayNotBeWritten: { en: 'the file may not be written', de: 'die Datei darf nicht geschrieben werden' },
  DiskIsFull: { en: 'the disk is full', de: 'die Festplatte ist voll' },
  DiskFails: { en: 'the disk fails', de: 'die Festplatte meldet Fehler' },
  UserMayNotReadOrWrite: { en: 'this user may not read or write it', de: 'dieser Benutzer darf sie nicht lesen oder schreiben' },
  UserMayNotChangePermissions: {
    en: 'this user may not change its permissions',
    de: 'dieser Benutzer darf ihre Berechtigungen nicht ändern',
  },
  FileSystemIsReadOnly: { en: 'the file system is read-only', de: 'das Dateisystem ist schreibgeschützt' },
  FolderCannotBeMade: { en: 'its folder cannot be made', de: 'ihr Ordner lässt sich nicht anlegen' },
  SymbolicLinksLeadNowhere: { en: 'its symbolic links lead nowhere', de: 'ihre symbolischen Links führen ins Leere' },
  TooFewFilesPerProcess: {
    en: 'this process may open too few files at a time: it needs at least 64, and one more for each connection (ulimit -n)',
    de: 'dieser Prozess darf zu wenige Dateien zugleich öffnen: Er braucht mindestens 64 und für jede Verbindung eine mehr (ulimit -n)',
  },
  TooManyFilesOpen: { en: 'the system has too many files open', de: 'im System sind zu viele Dateien geöffnet' },
  PathHasNoFolder: { en: 'part of its path is no folder', de: 'ein Teil ihres Pfades ist kein Ordner' },
  IsFolder: { en: 'it is a folder', de: 'sie ist ein Ordner' },
  NobodyReadsIt: { en: 'nobody reads it any more', de: 'niemand liest sie mehr' },
  NothingAnswers: { en: 'nothing answers there', de: 'dort antwortet nichts' },
  HostIsUnknown: { en: 'its host is not known', de: 'ihr Host ist nicht bekannt' },
  DoesNotAnswerInTime: { en: 'it does not answer in time', de: 'sie antwortet nicht rechtzeitig' },
  LoginIsRefused: { en: 'user or password is refused', de: 'Benutzer oder Passwort wird abgelehnt' },
  NoDatabaseOfName: { en: 'there is no database of this name', de: 'eine Datenbank dieses Namens gibt es nicht' },
  UserMayNotCreateTables: { en: 'this user may not create tables', de: 'dieser Benutzer darf keine Tabellen anlegen' },
  TooManyConnections: { en: 'it has too many connections', de: 'sie hat zu viele Verbindungen' },
  IsStartingOrStopping: { en: 'it is starting or stopping', de: 'sie startet oder stoppt gerade' },
  IsStandbyOrReadOnly: {
    en: 'it is a standby, or read-only; its address has to lead to the primary, or name all hosts, as in postgres://user@one,other/database',
    de: 'sie ist ein Standby oder schreibgeschützt; ihre Adresse muss zum Primärserver führen oder alle Hosts nennen, wie in postgres://user@one,other/database',
  },
  TablesAreLocked: { en: 'another process keeps its tables', de: 'ein anderer Prozess hält ihre Tabellen gesperrt' },
  CannotOpenDatabase: { en: 'Cannot open the database', de: 'Die Datenbank lässt sich nicht öffnen' },
  BackupDiffersFromWritten: {
    en: 'The backup is damaged: what was read of it again is not what was written.',
    de: 'Die Sicherung ist beschädigt: Beim erneuten Lesen kam nicht, was geschrieben wurde.',
  },
  ExportIsCut: { en: 'it is cut', de: 'er ist abgeschnitten' },
  ExportCannotBeUncompressed: {
    en: 'it is damaged: it cannot be uncompressed',
    de: 'er ist beschädigt: Er lässt sich nicht entpacken',
  },
  ExportIsEmpty: { en: 'it is empty', de: 'er ist leer' },
  ExportCannotBeUsed: { en: 'The export cannot be used: {reason}.', de: 'Der Export ist nicht verwendbar: {reason}.' },
  ExportIsOfNewerForm: {
    en: 'it was made by a newer version of kataster (form {form}; this version reads up to form {newest})',
    de: 'ihn hat eine neuere Version von kataster geschrieben (Form {form}; diese Version liest bis Form {newest})',
  },
  FirstLineIsDamaged: { en: 'its first line is damaged', de: 'seine erste Zeile ist beschädigt' },
  SomethingFollowsLastLine: {
    en: 'something follows its last line, line {line}',
    de: 'hinter seiner letzten Zeile, Zeile {line}, folgt noch etwas',
  },
  ChecksumLineIsMissing: {
    en: 'it is cut or damaged: the last line, with the checksum, does not follow line {line}',
    de: 'er ist abgeschnitten oder beschädigt: Auf Zeile {line} folgt nicht die letzte, mit der Prüfsumme',
  },
  LineIsTooLong: {
    en: 'it is damaged: a line is longer than any can be',
    de: 'er ist beschädigt: Eine Zeile ist länger als möglich',
  },
  CutWithinFirstLine: { en: '{fault}, or cut within its first line', de: '{fault}, oder in seiner ersten Zeile abgeschnitten' },
  LastLineIsCut: {
    en: 'it is cut: its last line is not whole',
    de: 'er ist abgeschnitten: Seine letzte Zeile ist nicht vollständig',
  },
  IsNoExport: { en: 'it is no export of kataster', de: 'er ist kein Export von kataster' },
  LastLineIsDamaged: { en: 'its last line, line {line}, is damaged', de: 'seine letzte Zeile, Zeile {line}, ist beschädigt' },
  ChecksumDoesNotFit: {
    en: 'it was changed or damaged: its content does not have the checksum in its last line',
    de: 'er wurde geändert oder beschädigt: Sein Inhalt passt nicht zur Prüfsumme in der letzten Zeile',
  },
  RowsDoNotFitTogether: { en: 'its rows do not fit together', de: 'seine Zeilen passen nicht zusammen' },
  RowsDoNotFitTable: {
    en: 'rows up to line {line} do not fit in the table {table}',
    de: 'Zeilen bis Zeile {line} passen nicht in die Tabelle {table}',
  },
  LoadedDiffersFromExport: {
    en: 'what was loaded of it is not what it holds, so nothing is kept',
    de: 'geladen wurde nicht, was er enthält; deshalb bleibt nichts davon',
  },
  DatabaseHasNewerTables: {
    en: 'The database has tables of a newer version than the export was made by; load it into one without tables.',
    de: 'Die Datenbank hat Tabellen einer neueren Version als der des Exports; laden Sie ihn in eine ohne Tabellen.',
  },
  LineIsDamaged: { en: 'line {line} is damaged', de: 'Zeile {line} ist beschädigt' },
  DatabaseInUseStopService: {
    en: 'The database is in use by another process of kataster. Stop the service first.',
    de: 'Die Datenbank wird von einem anderen Prozess von kataster benutzt. Stoppen Sie zuerst den Dienst.',
  },
  DatabaseIsOfOlderVersion: {
    en: 'The database has the state of an older version of kataster. Start this version once, which brings it up to date, or use the older one.',
    de: 'Die Datenbank hat den Stand einer älteren Version von kataster. Starten Sie diese Version einmal, dann wird sie aktualisiert, oder benutzen Sie die ältere.',
  },
  NoDatabaseAtAddress: {
    en: 'There is no database of kataster at this address yet.',
    de: 'Unter dieser Adresse gibt es noch keine Datenbank von kataster.',
  },
  ExportIsOfOtherVersion: {
    en: 'it was made by another version of kataster, {version}, with tables that this one does not know; use that one, or a newer one',
    de: 'ihn hat eine andere Version von kataster ({version}) geschrieben, mit Tabellen, die diese nicht kennt; benutzen Sie jene oder eine neuere',
  },
  DatabaseHasRecords: {
    en: 'The database has records already (in {table}). Name an empty one, or restore with --replace.',
    de: 'Die Datenbank enthält schon Datensätze (in {table}). Nennen Sie eine leere, oder spielen Sie mit --replace ein.',
  },
  CannotExportTo: { en: 'Cannot export to {path}', de: 'In {path} lässt sich nicht exportieren' },
  FailedBecause: { en: '{failed}: {reason}.', de: '{failed}: {reason}.' },
  CannotExport: { en: 'Cannot export', de: 'Der Export ist gescheitert' },
  SecondFactorUnreadable: {
    en: 'the second factor of person {person} cannot be read',
    de: 'der zweite Faktor der Person {person} ist nicht lesbar',
  },
  ResetIt: { en: 'reset it', de: 'setzen Sie ihn zurück' },
  AmbiguousChoice: {
    en: '{title} is the title of several choices; expected one of their ids: {ids}',
    de: '{title} heißen mehrere; erwartet wird eine ihrer IDs: {ids}',
  },
  ExpectedTextOfPattern: {
    en: 'expected a text of at most {max} characters that follows the pattern {pattern}',
    de: 'erwartet wird ein Text von höchstens {max} Zeichen nach dem Muster {pattern}',
  },
  WithId: { en: 'with id {id}', de: 'mit der ID {id}' },
  UnknownChoice: { en: 'there is no choice {choice}; {expected}', de: 'die Auswahl {choice} gibt es nicht; {expected}' },
  ExpectedOneOf: { en: 'expected one of {known}', de: 'erwartet wird eines von {known}' },
  ThisListHasNoChoices: { en: 'this list has no choices', de: 'diese Liste hat keine Auswahl' },
  OrAnotherTitle: { en: '{expected}, or another title as a text', de: '{expected}, oder ein anderer Titel als Text' },
  ExpectedTitleAsText: { en: 'expected a title as a text', de: 'erwartet wird ein Titel als Text' },
  WhichMakesAChoice: { en: '{expected}, which makes a new choice', de: '{expected}; daraus wird eine neue Auswahl' },
  ExpectedChoice: {
    en: 'expected the id of a choice as a number, or its constant or title as a text',
    de: 'erwartet wird die ID einer Auswahl als Zahl, oder ihre Konstante oder ihr Titel als Text',
  },
  ChoiceOfOtherParent: {
    en: 'choice {choice} does not belong to the {attribute} of this entry',
    de: 'die Auswahl {choice} gehört nicht zu {attribute} dieses Eintrags',
  },
  ChoiceTitleTooLong: {
    en: 'expected at most {max} characters in the title of a choice',
    de: 'erwartet werden höchstens {max} Zeichen im Titel einer Auswahl',
  },
  EmptyList: { en: 'an empty list', de: 'eine leere Liste' },
  ListOfCount: { en: 'a list of {count}', de: 'eine Liste mit {count} Elementen' },
  AText: { en: 'a text', de: 'ein Text' },
  ANumber: { en: 'a number', de: 'eine Zahl' },
  IntegerBeyondSafe: { en: 'an integer beyond 9007199254740991', de: 'eine ganze Zahl über 9007199254740991' },
  ABoolean: { en: 'a boolean', de: 'ein Wahrheitswert' },
  AnObject: { en: 'an object', de: 'ein Objekt' },
  OrMore: { en: '{shown} or {count} more', de: '{shown} oder {count} weitere' },
  ExpectedList: { en: 'expected a list of {elements}', de: 'erwartet wird eine Liste ({elements})' },
  TooManyElements: {
    en: 'expected at most {max} elements, not {count}',
    de: 'erwartet werden höchstens {max} Elemente, nicht {count}',
  },
  ObjectDoesNotExist: { en: 'object {id} does not exist', de: 'das Objekt {id} gibt es nicht' },
  ObjectOfOtherType: {
    en: 'object {object} is of type {type}; expected an object of type {expected}',
    de: 'das Objekt {object} hat den Typ {type}; erwartet wird ein Objekt vom Typ {expected}',
  },
  AnEntry: { en: 'an entry', de: 'ein Eintrag' },
  EntryDoesNotExist: { en: 'entry {id} does not exist', de: 'den Eintrag {id} gibt es nicht' },
  EntryOfOtherCategory: {
    en: 'entry {entry} is of category {category}; expected an entry of {expected}',
    de: 'der Eintrag {entry} gehört zur Kategorie {category}; erwartet wird ein Eintrag von {expected}',
  },
  ExpectedOneIdNotList: {
    en: 'expected one id, not a list of {count}',
    de: 'erwartet wird eine ID, nicht eine Liste mit {count} Elementen',
  },
  ExpectedIdOf: {
    en: 'expected the id of {what}, an integer from 1 to 9007199254740991',
    de: 'erwartet wird als ID ({what}) eine ganze Zahl von 1 bis 9007199254740991',
  },
  ExpectedNumber: { en: 'expected a number or a numeric text', de: 'erwartet wird eine Zahl oder ein Text aus Ziffern' },
  AmbiguousNumber: {
    en: '{text} could be {one} or {other}; expected a point before decimals, and nothing between thousands',
    de: '{text} kann {one} oder {other} heißen; erwartet wird ein Punkt vor Nachkommastellen und nichts zwischen Tausendern',
  },
  IsOneOfCommonestPasswords: {
    en: 'is one of the commonest passwords: expected one that nobody guesses',
    de: 'ist eines der gängigsten Passwörter: erwartet wird eines, das niemand errät',
  },
  IsBefore: {
    en: "is before '{attribute}'; expected {expected} or later, not {given}",
    de: "liegt vor '{attribute}'; erwartet wird {expected} oder später, nicht {given}",
  },
  IsAfter: {
    en: "is after '{attribute}'; expected {expected} or earlier, not {given}",
    de: "liegt nach '{attribute}'; erwartet wird {expected} oder früher, nicht {given}",
  },
  RequiredExpected: { en: 'is required: {expected}', de: 'fehlt: {expected}' },
  IsRequiredAndCannotBe: {
    en: 'is required and cannot be cleared: {expected}',
    de: 'ist erforderlich und lässt sich nicht leeren: {expected}',
  },
  IdsAndTitles: { en: 'ids and titles', de: 'IDs und Titel' },
  ExpectedText: { en: 'expected a text', de: 'erwartet wird ein Text' },
  ExpectedWellFormedUnicodeWithout: {
    en: 'expected well-formed Unicode without NUL',
    de: 'erwartet wird gültiges Unicode ohne NUL',
  },
  TooManyCharacters: {
    en: 'expected at most {max} characters, not {count}',
    de: 'erwartet werden höchstens {max} Zeichen, nicht {count}',
  },
  TooFewCharacters: {
    en: 'expected at least {min} characters, not {count}',
    de: 'erwartet werden mindestens {min} Zeichen, nicht {count}',
  },
  TitleTooLong: {
    en: 'expected at most {max} characters in a title',
    de: 'erwartet werden höchstens {max} Zeichen in einem Titel',
  },
  TitleInCategory: { en: '{title} in {category} of this object', de: '{title} in {category} dieses Objekts' },
  ThereIsNoEntryExpected: {
    en: 'there is no entry {what}; expected the id of an entry, or what names one',
    de: 'den Eintrag {what} gibt es nicht; erwartet wird die ID eines Eintrags oder sein Name',
  },
  ExpectedYesOrNo: {
    en: 'expected 0, 1, true, false, "yes", "no", "ja" or "nein"',
    de: 'erwartet wird 0, 1, true, false, "yes", "no", "ja" oder "nein"',
  },
  ThisAttributeIsWorkedOut: {
    en: 'this attribute is worked out on reading and cannot be saved',
    de: 'dieses Attribut wird beim Lesen ermittelt und lässt sich nicht speichern',
  },
  DayThatExistsWrittenY: {
    en: 'a day that exists, written Y-m-d, such as 2026-02-28',
    de: 'ein Tag, den es gibt, in der Form Y-m-d, etwa 2026-02-28',
  },
  MomentThatExistsSuchAs: {
    en: 'a moment that exists, such as 2026-02-28T13:45:00+01:00',
    de: 'ein Zeitpunkt, den es gibt, etwa 2026-02-28T13:45:00+01:00',
  },
  ExpectedMomentThatExistsClocks: {
    en: 'expected a moment that exists; clocks skip {clockTime} as they are put forward',
    de: 'erwartet wird ein Zeitpunkt, den es gibt; {clockTime} wird übersprungen, weil die Uhren vorgestellt werden',
  },
  MomentThatExistsWrittenY: {
    en: 'a moment that exists, written Y-m-d H:i:s, such as 2026-02-28 13:45:00',
    de: 'ein Zeitpunkt, den es gibt, in der Form Y-m-d H:i:s, etwa 2026-02-28 13:45:00',
  },
  ExpectedAmountWith: { en: 'expected an amount with {expected}', de: 'erwartet wird ein Betrag mit {expected}' },
  AtMostDigitsBeforeDecimals: {
    en: 'at most {wholeDigits} digits before the decimals',
    de: 'höchstens {wholeDigits} Stellen vor dem Komma',
  },
  AtMostTwoDecimalsSuch: { en: 'at most two decimals, such as 1234.50', de: 'höchstens zwei Nachkommastellen, etwa 1234.50' },
  PasswordOfUserCanBe: {
    en: 'the password of a user can be saved by a call of its own',
    de: 'das Passwort eines Benutzers lässt sich nur in einem eigenen Aufruf speichern',
  },
  IsNotSameTextAs: { en: 'is not the same text as {unlike}', de: 'ist nicht derselbe Text wie {unlike}' },
  ARelation: { en: 'a relation', de: 'eine Beziehung' },
  RelationDoesNotExistCmdb: {
    en: 'relation {id} does not exist; cmdb.objects_by_relation.read returns their ids',
    de: 'die Beziehung {id} gibt es nicht; cmdb.objects_by_relation.read liefert ihre IDs',
  },
  RecordExpected: {
    en: 'record {number}: expected an object, not {given}',
    de: 'Zeile {number}: erwartet wird ein Objekt, nicht {given}',
  },
  UnknownField: {
    en: 'record {number}: there is no field {field}; {expected}',
    de: 'Zeile {number}: das Feld {field} gibt es nicht; {expected}',
  },
  RecordFault: { en: 'record {number}: {fault}', de: 'Zeile {number}: {fault}' },
  Expected: { en: 'expected {expected}', de: 'erwartet wird {expected}' },
  TooManyBytes: {
    en: 'expected at most {max} bytes of UTF-8, not {count}',
    de: 'erwartet werden höchstens {max} Bytes in UTF-8, nicht {count}',
  },
  TimeWrittenHHMMSuch: { en: 'a time written HH:MM, such as 08:30', de: 'eine Uhrzeit in der Form HH:MM, etwa 08:30' },
  TwoTimesOfOneDayWritten: {
    en: 'two times of one day written HH:MM-HH:MM, such as 08:00-17:30',
    de: 'zwei Uhrzeiten eines Tages in der Form HH:MM-HH:MM, etwa 08:00-17:30',
  },
  AnotherText: { en: 'another text', de: 'ein anderer Text' },
  ExpectedBase64: {
    en: 'expected the content of a file as base64 (RFC 4648, padded, without line breaks)',
    de: 'erwartet wird der Inhalt einer Datei in Base64 (RFC 4648, aufgefüllt, ohne Zeilenumbrüche)',
  },
  IsLittleMoreThanLogin: {
    en: 'is little more than the login or the name of the person: expected at least {minOwnCharacters} characters beside them',
    de: 'ist kaum mehr als der Anmeldename oder der Name der Person: erwartet werden mindestens {minOwnCharacters} Zeichen außer ihnen',
  },
  Clauses: { en: '{first}; {second}', de: '{first}; {second}' },
  Lines: { en: '{first}\n  {second}', de: '{first}\n  {second}' },
  Items: { en: '{first}, {second}', de: '{first}, {second}' },
  Sentences: { en: '{first} {second}', de: '{first} {second}' },
  Named: { en: '{name}: {fault}', de: '{name}: {fault}' },
  AtPath: { en: '{path}{fault}', de: '{path}{fault}' },
  Or: { en: '{first} or {second}', de: '{first} oder {second}' },
  And: { en: '{first} and {second}', de: '{first} und {second}' },
  OneCharacter: { en: '1 character', de: '1 Zeichen' },
  Characters: { en: '{count} characters', de: '{count} Zeichen' },
  OneElement: { en: '1 element', de: '1 Element' },
  Elements: { en: '{count} elements', de: '{count} Elementen' },
  Once: { en: 'once', de: 'einmal' },
  View: { en: 'view', de: 'ansehen' },
  Create: { en: 'create', de: 'anlegen' },
  Edit: { en: 'edit', de: 'ändern' },
  Archive: { en: 'archive', de: 'archivieren' },
  Delete: { en: 'delete', de: 'löschen' },
  Purge: { en: 'purge', de: 'endgültig löschen' },
  Administer: { en: 'administer', de: 'verwalten' },
  Birth: { en: 'birth', de: 'im Entstehen' },
  Normal: { en: 'normal', de: 'normal' },
  Archived: { en: 'archived', de: 'archiviert' },
  Deleted: { en: 'deleted', de: 'gelöscht' },
  Purged: { en: 'purged', de: 'endgültig gelöscht' },
  Recycled: { en: 'recycled', de: 'wiederhergestellt' },
  Template: { en: 'template', de: 'Vorlage' },
  Unit: { en: 'unit', de: 'Höheneinheit' },
  Units: { en: 'units', de: 'Höheneinheiten' },
  TheEntries: { en: 'entries', de: 'Einträge' },
  TheObjects: { en: 'objects', de: 'Objekte' },
  TheUsers: { en: 'users', de: 'Benutzer' },
  None: { en: 'none', de: 'keine' },
  FixedLimit: { en: 'none: this limit is fixed', de: 'keine: diese Grenze ist fest' },
  ReadFirst: {
    en: 'it was saved, or nothing was changed: read first, and repeat the call only where nothing was',
    de: 'es wurde gespeichert, oder nichts wurde geändert: Lesen Sie zuerst, und wiederholen Sie den Aufruf nur, wenn nichts gespeichert ist',
  },
  TheBytes: { en: 'bytes', de: 'Bytes' },
  TheRecords: { en: 'records', de: 'Datensätze' },
  VerticalSlots: { en: 'vertical slots', de: 'vertikale Einschübe' },
  AValue: { en: 'a value', de: 'ein Wert' },
} as const satisfies Readonly<Record<string, Titles>>;

/** The name by which a text is said. */
export type TextId = keyof typeof texts;
