import { lastCatalogueChoice } from '../../attributes/references.js';
import { type ExportedTable, exportedTables } from '../../store/exports/tables.js';

const asTheyWere = 'as they were from the change set `since` on, until before the change set `until`.';

/** Meaning of the rows of each exported table. */
const meanings: Readonly<Record<string, string>> = {
  objects:
    'Objects of every status. `values` are the attributes of the category Global, `picture` is the digest of the picture that is shown.',
  entries:
    'Entries of categories. `values` holds the attributes by their keys: texts and numbers, ids of choices, ids of what is linked to, files as base64.',
  links: 'Where attributes of entries lead: to an object, or to an entry.',
  choices: `Choices that users added to dialogs; calls name them by \`id\` plus ${lastCatalogueChoice}.`,
  object_types: 'The default template of an object type.',
  retired_sysids: 'Sysids of objects that were purged: they are never given out again.',
  change_sets: 'What each write call did as a whole: when, by which key and user, by which method, and how many changes it has.',
  changes:
    'What a change set did to one object, entry, choice or object type. `secrets` names the passwords that were set or removed.',
  earlier_changes:
    'What versions without change sets logged of a change: its values before and after, with a mark for each password.',
  past_objects: `Objects ${asTheyWere}`,
  past_entries: `Entries ${asTheyWere} Passwords are not in them.`,
  past_links: `Links ${asTheyWere}`,
  past_relations: `Numbers of relations ${asTheyWere}`,
  past_choices: `Choices ${asTheyWere}`,
  past_object_types: `Default templates ${asTheyWere}`,
  past_externals: `Names of imports ${asTheyWere}`,
  externals: 'Under which names imports know what they made.',
  constants: 'Constants of objects that every installation has.',
  relations: 'Numbers of relations, which stay what they are.',
  passwords: 'The scrypt hashes of the passwords of users.',
  granted: 'Rights of persons and groups.',
  api_keys: 'Keys: what is needed to know one again, never its text.',
  audit:
    'Who made, changed, revoked and first used keys, logged in and out, and changed access, when and from where; starts and imports.',
  webhooks:
    'Addresses that changes are delivered to. `secret` is sealed with the secret of the installation, `place` is how far the feed is looked through.',
  reports: 'Saved reports: the objects that they list, and their columns.',
  settings: 'The secret of the installation, by which keys are known again, and which key of passwords in entries is in use.',
};

/** A table, and what its rows are. */
export interface DescribedTable extends ExportedTable {
  readonly meaning: string;
}

/** Every exported table. One that nobody described stops the build. */
export const describedTables: readonly DescribedTable[] = exportedTables.map(table => {
  const meaning = meanings[table.name];
  if (meaning === undefined) throw new Error(`src/site/sections/export-tables.ts says nothing of the table ${table.name}`);
  return { ...table, meaning };
});
