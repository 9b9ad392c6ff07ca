import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { commandsOf } from '../scripts/docs/commands.js';
import { program } from '../src/cli/program.js';
import { outcomeOf, refusalOf } from './helpers/commands.js';
import { newDatabase, type Scope, temporaryFolder } from './helpers/databases.js';
import { serve } from './helpers/process.js';
import { engines } from './helpers/stores.js';

/** A command, and what it says or why it refuses. */
type Step = readonly [args: readonly string[], said: RegExp];

/** What a command is to a file that is served: it calls the service, or needs the file for itself, or works beside the service. */
type Row = { readonly calls: readonly Step[] } | { readonly needsFile: readonly string[] } | 'beside';

const server = 'C__OBJTYPE__SERVER';
const unset = /^The default template of C__OBJTYPE__SERVER is not set\.\n$/;

/** Every command but `serve`. */
const rows: Readonly<Record<string, Row>> = {
  'kataster key create': {
    calls: [
      [['--title', 'every right'], /^kat_\w+\n$/],
      [
        ['--may', 'view', '--types', 'C__OBJTYPE__SERVR'],
        /^--types: there is no 'C__OBJTYPE__SERVR'; did you mean 'C__OBJTYPE__SERVER'\?$/,
      ],
      [['--may', 'view', '--categories', 'C__CATG__MODLE'], /^--categories: there is no 'C__CATG__MODLE'; did you mean/],
      [['--may', 'veiw'], /^--may: there is no 'veiw'; did you mean view\?$/],
      [['--expires', '2027-02-30'], /^--expires: '2027-02-30' does not exist/],
      [['--addresses', '10.0.0.0/8, nowhere'], /^--addresses: .*"nowhere"$/],
      [['--title', ''], /^--title: expected a text/],
      [['--title', 'narrow', '--may', 'view,edit', '--types', server, '--addresses', '10.0.0.0/8'], /^kat_/],
      [['--title', 'a\ttab', '--expires', '2020-12-31'], /^kat_/],
    ],
  },
  'kataster key list': {
    calls: [
      [[], /\tgood\t\S+\tnever\tnever\t10\.0\.0\.0\/8\tview, edit on C__OBJTYPE__SERVER\tnarrow\n.*\texpired\t.*\ta tab\n$/s],
    ],
  },
  'kataster key revoke': { calls: [[['nobody'], /^id: there is no key 'nobody'/]] },
  'kataster object-type template': {
    calls: [
      [[server], unset],
      [[server, 'web1'], /^expected the id of an object or 'none', not 'web1'$/],
      [[server, '999'], /^Object 999 not found\.$/],
      [['C__OBJTYPE__SERVR'], /^Object type 'C__OBJTYPE__SERVR' not found \(did you mean 'C__OBJTYPE__SERVER'\?\)$/],
      [[server, '1'], /^The default template of C__OBJTYPE__SERVER is object 1\.\n$/],
      [['5'], /^The default template of C__OBJTYPE__SERVER is object 1\.\n$/],
      [[server, 'none'], unset],
    ],
  },
  'kataster import netbox': { needsFile: ['DUMP'] },
  'kataster restore': { needsFile: ['BACKUP', '--replace'] },
  'kataster secret encrypt': { needsFile: [] },
  'kataster secret decrypt': { needsFile: [] },
  'kataster secret rotate': { needsFile: ['/nowhere/key'] },
  'kataster user create': { needsFile: ['ada'] },
  'kataster user password': 'beside',
  'kataster user grant': { needsFile: ['ada', '--may', 'view'] },
  'kataster user revoke': { needsFile: ['ada'] },
  'kataster user list': { needsFile: [] },
  'kataster secret create': 'beside',
  'kataster backup': 'beside',
  'kataster check': 'beside',
  'kataster export': 'beside',
  'kataster move': 'beside',
  'kataster generate client': 'beside',
};

test('it is known of every command what it is to a file that is served', async t => {
  const names = commandsOf(await program([])).map(({ name }) => name);
  t.deepEqual(Object.keys(rows).sort(), names.filter(name => name !== 'kataster serve').sort());
});

/** Where commands find a database: the environment they run in. */
type Place = (t: Scope) => Promise<Readonly<Record<string, string>>>;

function at(engine: string, isServed: boolean): Place {
  return async t => {
    const environment = { KATASTER_DATABASE: await newDatabase(t, engine, 'tables'), KATASTER_DEFAULT_DATA: 'yes' };
    if (isServed) await serve(t, environment);
    return environment;
  };
}

for (const engine of engines)
  for (const isServed of [true, false])
    engine.test(`commands do the same ${isServed ? 'beside a service' : 'without a service'} on ${engine.name}`, async t => {
      const environment = await at(engine.name, isServed)(t);
      for (const [name, row] of Object.entries(rows))
        for (const [args, expected] of typeof row === 'object' && 'calls' in row ? row.calls : []) {
          const { said, refusal } = await outcomeOf([...name.split(' ').slice(1), ...args], environment);
          t.regex(refusal ?? said, expected, `${name} ${args.join(' ')}`);
          t.true(refusal === undefined || said === '', 'what is refused says nothing of success');
        }
    });

test.serial('what needs the file for itself says what to do where it is served', async t => {
  const environment = await at('SQLite', true)(t);
  const folder = temporaryFolder(t);
  const files = new Map(['DUMP', 'BACKUP'].map(name => [name, join(folder, name)]));
  writeFileSync(join(folder, 'DUMP'), '[{"model":"dcim.site","pk":1,"fields":{"name":"Berlin"}}]');
  t.is((await outcomeOf(['backup', join(folder, 'BACKUP')], environment)).refusal, undefined);
  for (const [name, row] of Object.entries(rows))
    if (typeof row === 'object' && 'needsFile' in row) {
      const args = row.needsFile.map(arg => files.get(arg) ?? arg);
      t.regex(await refusalOf([...name.split(' ').slice(1), ...args], environment), /[Ss]top the service first/, name);
    }
});
