import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { objectMade } from './factories/calls.js';
import { command, damageIndex, fileOf, placeIn } from './helpers/backups.js';
import { outcomeOf, refusalOf } from './helpers/commands.js';
import { newDatabase, temporaryFolder } from './helpers/databases.js';
import { rowsIn, serve } from './helpers/process.js';
import test from './helpers/suite.js';

const server = { type: 'C__OBJTYPE__SERVER', title: 'kept' };

test('records in the write-ahead log of a killed service are in a backup of its database', async t => {
  const url = await newDatabase(t);
  const service = await serve(t, { KATASTER_DATABASE: url });
  await objectMade(service.call, server);
  service.signal('SIGKILL');
  await service.ended;
  t.true(statSync(`${fileOf(url)}-wal`).size > 0);
  const folder = temporaryFolder(t);
  t.is((await command(t, url, 'backup', join(folder, 'backup'))).code, 0);
  const place = placeIn(folder);
  t.is((await command(t, place, 'restore', join(folder, 'backup'))).code, 0);
  t.deepEqual(await rowsIn(place, 'SELECT title FROM objects'), [{ title: 'kept' }]);
});

test.serial(
  'a backup is one file for its owner alone, replaces none unless told to, and leaves nothing where it fails',
  async t => {
    const url = await newDatabase(t, 'SQLite', 'tables');
    const folder = temporaryFolder(t);
    const file = join(folder, 'backup');
    const backUp = (...words: readonly string[]) => outcomeOf(['backup', ...words], { KATASTER_DATABASE: url });
    const { said, refusal } = await backUp(file);
    t.is(refusal, undefined);
    t.deepEqual(readdirSync(folder), ['backup']);
    t.is(statSync(file).mode & 0o777, 0o600);
    t.true(said.includes(`\n${statSync(file).size} bytes, SHA-256 `), said);

    const { ino } = statSync(file);
    t.deepEqual(await backUp(file), { said: '', refusal: `${file} is there already; name another file, or say --replace.` });
    t.is(statSync(file).ino, ino);
    t.is((await backUp('--replace', file)).refusal, undefined);
    t.not(statSync(file).ino, ino);

    damageIndex(fileOf(url));
    const failed = await backUp(join(folder, 'other'));
    t.regex(failed.refusal ?? '', /^The backup is damaged, as the database may be: .*row 1 missing from index choices_title/);
    t.deepEqual(readdirSync(folder), ['backup']);
  },
);

test.serial('a file that is no database of this program is not backed up', async t => {
  const folder = temporaryFolder(t);
  const refusal = (url: string) => refusalOf(['backup', join(folder, 'backup')], { KATASTER_DATABASE: url });
  const missing = placeIn(folder, 'missing/kataster.sqlite');
  t.is(await refusal(missing), `There is no database at ${fileOf(missing)}.`);
  t.false(existsSync(dirname(fileOf(missing))));
  const other = placeIn(folder, 'other.sqlite');
  new Database(fileOf(other)).exec('CREATE TABLE t (c)').close();
  t.regex(await refusal(other), /was made by another program\.$/);
  t.deepEqual(readdirSync(folder), ['other.sqlite']);
});
