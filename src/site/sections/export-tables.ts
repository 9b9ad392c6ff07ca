import type { Titles } from '../../../generated/types.js';
import { lastCatalogueChoice } from '../../attributes/references.js';
import { type ExportedTable, exportedTables } from '../../store/exports/tables.js';

/** Rows as they were between two change sets. */
function past(en: string, de: string, more: Titles = { en: '', de: '' }): Titles {
  return {
    en: `${en} as they were from the change set \`since\` on, until before the change set \`until\`.${more.en}`,
    de: `${de}, wie sie vom Änderungssatz \`since\` an bis vor dem Änderungssatz \`until\` waren.${more.de}`,
  };
}

/** Meaning of the rows of each exported table. */
const meanings: Readonly<Record<string, Titles>> = {
  objects: {
    en: 'Objects of every status. `values` are the attributes of the category Global, `picture` is the digest of the picture that is shown.',
    de: 'Objekte in jedem Status. `values` sind die Attribute der Kategorie Allgemein, `picture` ist der Prüfwert des gezeigten Bildes.',
  },
  entries: {
    en: 'Entries of categories. `values` holds the attributes by their keys: texts and numbers, ids of choices, ids of what is linked to, files as base64.',
    de: 'Einträge von Kategorien. `values` enthält die Attribute unter ihren Schlüsseln: Texte und Zahlen, IDs von Auswahlen, IDs verknüpfter Datensätze, Dateien als Base64.',
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
  earlier_changes: {
    en: 'What versions without change sets logged of a change: its values before and after, with a mark for each password.',
    de: 'Was Versionen ohne Änderungssätze zu einer Änderung festgehalten haben: Werte davor und danach, statt jedes Passworts ein Zeichen.',
  },
  past_objects: past('Objects', 'Objekte'),
  past_entries: past('Entries', 'Einträge', { en: ' Passwords are not in them.', de: ' Passwörter enthalten sie nicht.' }),
  past_links: past('Links', 'Verknüpfungen'),
  past_relations: past('Numbers of relations', 'Nummern von Beziehungen'),
  past_choices: past('Choices', 'Auswahlen'),
  past_object_types: past('Default templates', 'Standardvorlagen'),
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
