import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import { refusalOf } from './helpers/commands.js';
import { newDatabase, temporaryFolder } from './helpers/databases.js';
import { run } from './helpers/process.js';
import { emptySqlite } from './helpers/sqlite.js';
import test from './helpers/suite.js';

/** Runs `kataster key` on an empty database of the test. */
async function keys(t: ExecutionContext) {
  const environment = { KATASTER_DATABASE: await newDatabase(t), KATASTER_DEFAULT_DATA: 'no' };
  return (...args: readonly string[]) => run(t, ['key', ...args], environment).ended;
}

test('a key has the rights it is made with, and the list shows them', async t => {
  const key = await keys(t);
  t.is((await key('create', '--title', 'all')).code, 0);
  const narrow = ['--may', 'view, edit', '--types', 'C__OBJTYPE__SERVER', '--categories', 'C__CATG__MODEL,C__CATS__PERSON_GROUP'];
  t.is((await key('create', '--title', 'some', ...narrow)).code, 0);
  const { stdout } = await key('list');
  t.regex(stdout, /\tevery right\tall$/m);
  t.regex(stdout, /\tview, edit on C__OBJTYPE__SERVER in C__CATG__MODEL, C__CATS__PERSON_GROUP_MASTER\tsome$/m);
});

const refused: readonly (readonly [args: readonly string[], reason: string])[] = [
  [['--may', 'veiw'], "--may: there is no 'veiw'; did you mean view?"],
  [['--may', ''], "--may: there is no ''; expected names such as view, create, edit"],
  [
    ['--may', 'view', '--types', 'C__OBJTYPE__SERVR'],
    "--types: there is no 'C__OBJTYPE__SERVR'; did you mean 'C__OBJTYPE__SERVER'?",
  ],
  [
    ['--may', 'view', '--categories', 'C__CATG__MODLE'],
    "--categories: there is no 'C__CATG__MODLE'; did you mean 'C__CATG__MODEL'?",
  ],
  [
    ['--types', 'C__OBJTYPE__SERVER'],
    '--may: expected what may be done there: view, create, edit, archive, delete, purge, administer',
  ],
];

test.serial('rights that there are not are refused, and no key is made', async t => {
  const environment = { KATASTER_DATABASE: await emptySqlite(t) };
  for (const [args, reason] of refused) t.is(await refusalOf(['key', 'create', ...args], environment), reason);
  const { stdout } = await run(t, ['key', 'list'], environment).ended;
  t.is(stdout.trim().split('\n').length, 1);
});

test.serial('where the address of the database is misspelt, nothing is looked for, changed or made', async t => {
  const folder = temporaryFolder(t);
  const path = join(folder, 'data', 'katsater.sqlite');
  const environment = { KATASTER_DATABASE: `sqlite:${path}` };
  const commands = [
    ['key', 'list'],
    ['key', 'revoke', 'x'],
    ['user', 'list'],
    ['user', 'grant', 'ada', '--may', 'view'],
    ['user', 'revoke', 'ada'],
    ['object-type', 'template', 'C__OBJTYPE__SERVER'],
  ];
  const reason = `There is no database at ${path}; kataster serve makes one.`;
  for (const args of commands) t.is(await refusalOf(args, environment), reason, args.join(' '));
  const told = { code: 1, stdout: '', stderr: `kataster: ${reason}\n` };
  t.deepEqual(await run(t, ['key', 'list'], environment).ended, told);
  t.deepEqual(readdirSync(folder), []);
});
