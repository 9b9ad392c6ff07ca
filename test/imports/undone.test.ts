import { outcomeOf } from '../helpers/commands.js';
import { copyOf } from '../helpers/copies/copy.js';
import { described, differencesOf } from '../helpers/copies/differences.js';
import { keptIn } from '../helpers/copies/history.js';
import { tablesAt } from '../helpers/copies/tables.js';
import { newDatabase } from '../helpers/databases.js';
import { engines } from '../helpers/stores.js';
import test from '../helpers/suite.js';
import { fileNamed } from './office.js';

for (const { name } of engines)
  test.serial(`an import is undone as a whole, and only it, on ${name}`, async t => {
    const database = await newDatabase(t, name, 'tables');
    const environment = { KATASTER_DATABASE: database, KATASTER_DEFAULT_DATA: 'yes' };
    const kataster = (...words: readonly string[]) => outcomeOf(words, environment);
    t.like(await kataster('undo', '--import'), { refusal: 'there was no import' });
    const tables = await tablesAt(t, database);
    const before = keptIn(await copyOf(tables));
    const { said } = await kataster('import', 'netbox', fileNamed('office.json'));
    t.regex(said, /\nTo undo all of this: kataster undo --import\n$/);
    const comments = await tables.rows(`SELECT DISTINCT comment FROM change_sets WHERE method = 'import netbox'`);
    t.deepEqual(comments, [{ comment: 'Import of office.json' }]);
    await kataster('object-type', 'template', 'C__OBJTYPE__SERVER', '1');
    const undone = await kataster('undo', '--import');
    t.is(undone.refusal, undefined);
    t.regex(
      undone.said,
      /^(Change set \d+ is undone by change set \d+: \d+ changes?\.\n)+\d+ change sets are undone: \d+ changes\.\n$/,
    );
    const differences = differencesOf(before, keptIn(await copyOf(tables)));
    t.deepEqual([...new Set(differences.map(({ table }) => table))], ['object_types'], described(differences));
    t.is((await kataster('undo', '--import')).said, 'There is nothing to undo.\n');
  });
