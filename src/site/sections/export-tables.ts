import type { Titles } from '../../../generated/types.js';
import { lastCatalogueChoice } from '../../attributes/references.js';
import { type ExportedTable, exportedTables } from '../../store/exports/tables.js';

/** Rows as they were between two change sets. */
function past(en: string, de: string, more: Titles = { en: '', de: '' }): Titles {
  return {
    en: `${en} as they were from the change set \`valid_from\` on, until before the change set \`valid_to\`.${more.en}`,
    de: `${de}, wie sie vom Änderungssatz \`valid_from\` an bis vor dem Änderungssatz \`valid_to\` waren.${more.de}`,
  };
}

/** Meaning of the rows of each exported table. */
const meanings: Readonly<Record<string, Titles>> = {
  objects: {
    en: 'Objects of every status. `values` are the attributes of the category Global, `picture` is the digest of the picture that is shown.',
    de: 'Objekte in jedem Status. `values` sind die Attribute der Kategorie Allgemein, `picture` ist der Prüfwert des gezeigten Bildes.',
  },
  entries: {
    en: 'Entries of categories. `values` holds the attributes by their keys: texts and numbers, ids of choices, ids of what is linked to, files by their digests.',
    de: 'Einträge von Kategorien. `values` enthält die Attribute unter ihren Schlüsseln: Texte und Zahlen, IDs von Auswahlen, IDs verknüpfter Datensätze, Dateien mit ihren Prüfwerten.',
  },
  contents: {
    en: 'Contents of files in base64, those of former values too, by the SHA-256 of their bytes.',
    de: 'Inhalte von Dateien in Base64, auch die früherer Werte, unter dem SHA-256 ihrer Bytes.',
  },
  links: {
    en: 'Where attributes of entries lead: to an object, or to an entry.',
    de: 'Wohin Attribute von Einträgen führen: zu einem Objekt oder zu einem Eintrag.',
  },
  choices: {
    en: `Choices that users added to dialogs; calls name them by \`id\` plus ${lastCatalogueChoice}.`,
    de: `Auswahlen, die Benutzer hinzugefügt haben; Aufrufe nennen sie mit \`id\` plus ${lastCatalogueChoice}.`,
  },
  object_types: { en: 'The default template of an object type.', de: 'Die Standardvorlage eines Objekttyps.' },
  retired_sysids: {
    en: 'Sysids of objects that were purged: they are never given out again.',
    de: 'SYSIDs endgültig gelöschter Objekte: Sie werden nie wieder vergeben.',
  },
  change_sets: {
    en: 'What each write call did as a whole: when, by which key and user, by which method, and how many changes it has.',
    de: 'Was jeder schreibende Aufruf als Ganzes getan hat: wann, mit welchem Schlüssel und Benutzer, mit welcher Methode, mit wie vielen Änderungen.',
  },
  changes: {
    en: 'What a change set did to one object, entry, choice or object type. `secrets` names the passwords that were set or removed.',
    de: 'Was ein Änderungssatz an einem Objekt, einem Eintrag, einer Auswahl oder einem Objekttyp geändert hat. `secrets` nennt die Passwörter, die gesetzt oder entfernt wurden.',
  },
  past_objects: past('Objects', 'Objekte'),
  past_entries: past('Entries', 'Einträge', { en: ' Passwords are not in them.', de: ' Passwörter enthalten sie nicht.' }),
  past_links: past('Links', 'Verknüpfungen'),
  past_relations: past('Numbers of relations', 'Nummern von Beziehungen'),
  past_choices: past('Choices', 'Auswahlen'),
  past_object_types: past('Default templates', 'Standardvorlagen'),
  past_import_profiles: past('Profiles of imports', 'Profile für Importe'),
  past_definitions: past('Definitions', 'Definitionen'),
  past_livestatus: past('Addresses of monitoring servers', 'Adressen von Monitoring-Servern'),
  past_reports: past('Reports', 'Berichte'),
  past_externals: past('Names of imports', 'Namen aus Importen'),
  externals: {
    en: 'Under which names imports know what they made.',
    de: 'Unter welchen Namen Importe ihre Datensätze wiederfinden.',
  },
  constants: {
    en: 'Constants of objects that every installation has.',
    de: 'Konstanten der Objekte, die jede Installation hat.',
  },
  relations: { en: 'Numbers of relations, which stay what they are.', de: 'Nummern von Beziehungen; sie ändern sich nie.' },
  second_factors: {
    en: 'The encrypted secrets of second factors, and digests of the recovery codes that are left.',
    de: 'Die verschlüsselten Geheimnisse zweiter Faktoren und Digests der übrigen Wiederherstellungscodes.',
  },
  passkeys: {
    en: 'Passkeys of persons: public keys, with the counters of the last uses.',
    de: 'Passkeys von Personen: öffentliche Schlüssel mit den Zählern der letzten Benutzung.',
  },
  identity_providers: {
    en: 'Providers of OpenID Connect. `secret` is encrypted, `rules` say which groups become person groups, `sync` is the outcome of the last sync of a directory.',
    de: 'OpenID-Connect-Anbieter. `secret` ist verschlüsselt, `rules` sagen, welche Gruppen zu Personengruppen werden, `sync` ist das Ergebnis des letzten Abgleichs eines Verzeichnisses.',
  },
  identity_accounts: {
    en: 'Which account of a provider is which person. `given` are the memberships that the provider gave, with their entries.',
    de: 'Welches Konto eines Anbieters welche Person ist. `given` sind die Mitgliedschaften, die der Anbieter gegeben hat, mit ihren Einträgen.',
  },
  passwords: { en: 'The scrypt hashes of the passwords of users.', de: 'Die scrypt-Hashes der Passwörter von Benutzern.' },
  granted: { en: 'Rights of persons and groups.', de: 'Rechte von Personen und Gruppen.' },
  api_keys: {
    en: 'Keys: what is needed to know one again, never its text.',
    de: 'Schlüssel: was nötig ist, um einen wiederzuerkennen, nie sein Text.',
  },
  audit: {
    en: 'Who made, changed, revoked and first used keys, logged in and out, and changed access, when and from where; starts and imports.',
    de: 'Wer wann und von wo Schlüssel angelegt, geändert, widerrufen und zum ersten Mal benutzt, sich an- und abgemeldet und Rechte geändert hat; Starts und Importe.',
  },
  webhooks: {
    en: 'Addresses that changes are delivered to. `secret` and `former_secret` are encrypted or sealed, `place` is how far the feed is looked through.',
    de: 'Adressen, denen Änderungen zugestellt werden. `secret` und `former_secret` sind verschlüsselt oder versiegelt, `place` sagt, wie weit der Änderungsstrom durchgesehen ist.',
  },
  import_profiles: {
    en: 'Saved profiles of imports: what the columns of CSV files become.',
    de: 'Gespeicherte Profile für Importe: was aus den Spalten von CSV-Dateien wird.',
  },
  definitions: {
    en: 'What the site added to the catalogue: object types, categories, dialogs, relation types.',
    de: 'Was der Standort zum Katalog hinzugefügt hat: Objekttypen, Kategorien, Auswahllisten, Beziehungsarten.',
  },
  unique_values: {
    en: 'Values of unique attributes, and the entries that have or had them.',
    de: 'Werte eindeutiger Attribute und die Einträge, die sie haben oder hatten.',
  },
  logins: {
    en: 'Logins as they are compared, and the entries that have them.',
    de: 'Anmeldenamen, wie sie verglichen werden, und die Einträge, die sie haben.',
  },
  counters: {
    en: 'The last number that each counter gave out.',
    de: 'Die letzte Nummer, die jeder Zähler vergeben hat.',
  },
  livestatus: {
    en: 'Addresses of monitoring servers that speak Livestatus.',
    de: 'Adressen von Monitoring-Servern, die Livestatus sprechen.',
  },
  reports: {
    en: 'Saved reports: the objects that they list, and their columns.',
    de: 'Gespeicherte Berichte: die Objekte, die sie auflisten, und ihre Spalten.',
  },
  settings: {
    en: 'The secret of the installation, by which keys are known again, and which key of passwords in entries is in use.',
    de: 'Das Geheimnis der Installation, an dem Schlüssel wiedererkannt werden, und welcher Schlüssel für Passwörter in Einträgen gilt.',
  },
};

/** A table, and what its rows are. */
export interface DescribedTable extends ExportedTable {
  readonly meaning: Titles;
}

/** Every exported table. One that nobody described stops the build. */
export const describedTables: readonly DescribedTable[] = exportedTables.map(table => {
  const meaning = meanings[table.name];
  if (meaning === undefined) throw new Error(`src/site/sections/export-tables.ts says nothing of the table ${table.name}`);
  return { ...table, meaning };
});
