import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { program } from '../src/cli/program.js';
import { commandsOf } from '../src/site/sections/commands.js';
import { type Outcome, outcomeOf, refusalOf } from './helpers/commands.js';
import { newDatabase, temporaryFolder } from './helpers/databases.js';
import { fleet, run, serve } from './helpers/process.js';
import type { Scope } from './helpers/scope.js';
import { engines } from './helpers/stores.js';
import test from './helpers/suite.js';

/** A command, what it says or why it refuses, and what it reads from its standard input. */
type Step = readonly [args: readonly string[], said: RegExp, input?: string];

/** Relation of a command to a file that is served: it calls the service, or needs the file for itself, or works beside the service. */
type Row = { readonly calls: readonly Step[] } | { readonly needsFile: readonly string[] } | 'beside';

const server = 'C__OBJTYPE__SERVER';
const web1 = { type: server, title: 'web1' };
const unset = /^The default template of C__OBJTYPE__SERVER is not set\.\n$/;

/** Every command but `serve`. */
const rows: Readonly<Record<string, Row>> = {
  'kataster report': {
    calls: [
      [[], /^ID\tNAME\tGROUP\tDESCRIPTION\n$/],
      [['none', '--csv'], /^<name>: there is no report 'none'/],
    ],
  },
  'kataster key create': {
    calls: [
      [['--title', 'every right'], /^kat_\w+\n$/],
      [
        ['--may', 'view', '--types', 'C__OBJTYPE__SERVR'],
        /^--types: there is no 'C__OBJTYPE__SERVR'; did you mean 'C__OBJTYPE__SERVER'\?$/,
      ],
      [['--may', 'view', '--categories', 'C__CATG__MODLE'], /^--categories: there is no 'C__CATG__MODLE'; did you mean/],
      [['--may', 'veiw'], /^--may: there is no 'veiw'; did you mean view\?$/],
      [['--expires', '2027-02-30'], /^--expires: expected a day such as .*, not "2027-02-30"/],
      [['--addresses', '10.0.0.0/8, nowhere'], /^--addresses: .*"nowhere"$/],
      [['--title', ''], /^--title: expected a text/],
      [['--title', 'narrow', '--may', 'view,edit', '--types', server, '--addresses', '10.0.0.0/8'], /^kat_/],
      [['--title', 'a\ttab', '--expires', '2099-12-31'], /^kat_/],
      [['--expires', '2020-12-31'], /^--expires: expected a moment to come/],
    ],
  },
  'kataster key list': {
    calls: [
      [
        [],
        /\tgood\t\S+\tnever\tnever\t10\.0\.0\.0\/8\tview, edit on C__OBJTYPE__SERVER\tnarrow\n.*\tgood\t\S+\t2099-12-31T23:59:59.999Z\t.*\ta tab\n$/s,
      ],
    ],
  },
  'kataster key update': {
    calls: [
      [['nobody', '--title', 'x'], /^<id>: there is no key 'nobody'/],
      [['nobody', '--may', 'view', '--types', 'nothing'], /^--types: there is no 'nothing'/],
    ],
  },
  'kataster key rotate': {
    calls: [
      [['nobody'], /^<id>: there is no key 'nobody'/],
      [['nobody', '--keep', 'for ever'], /^--keep: expected seconds from 0 to 7776000/],
    ],
  },
  'kataster key revoke': { calls: [[['nobody'], /^<id>: there is no key 'nobody'/]] },
  'kataster user create': {
    calls: [
      [['ada', '--name', 'Ada Lovelace'], /^Person \d+ logs in as ada once there is a password: kataster user password ada\n$/],
      [['ada'], /ada/],
      [['grace', '--name', ''], /^--name: expected/],
    ],
  },
  'kataster user password': {
    calls: [
      [['ada'], /^The password of ada has been set\.\n$/, 'a secret that nobody sees'],
      [['nobody'], /there is no user 'nobody'/, 'a secret that nobody sees'],
    ],
  },
  'kataster user grant': {
    calls: [
      [['ada', '--may', 'view'], /^ada may view\.\n$/],
      [['ada', '--may', 'create', '--types', server], /^ada may view; create on C__OBJTYPE__SERVER\.\n$/],
      [['nobody', '--may', 'view'], /there is no user, person or person group 'nobody'/],
      [['ada'], /^--may: expected what may be done there: view, create/],
      [['ada', '--may', 'view', '--types', 'nothing'], /^--types: there is no 'nothing'/],
    ],
  },
  'kataster user list': {
    calls: [[[], /^9\tadmin\tnone\tevery right\t.*^\d+\tada\tset\tview; create on C__OBJTYPE__SERVER\tAda Lovelace\n$/ms]],
  },
  'kataster user disable': {
    calls: [
      [['ada'], /^User ada can no longer log in\.\n$/],
      [['nobody'], /there is no user 'nobody'/],
    ],
  },
  'kataster user enable': { calls: [[['ada'], /^User ada can log in again\.\n$/]] },
  'kataster user reset-second-factor': {
    calls: [
      [['ada'], /^The second factor of ada has been removed\.\n$/],
      [['nobody'], /there is no user 'nobody'/],
    ],
  },
  'kataster user end-sessions': { calls: [[['ada'], /^The sessions of ada have been ended\.\n$/]] },
  'kataster user revoke': { calls: [[['ada'], /^Nothing is granted to ada any more/]] },
  'kataster webhook list': { calls: [[[], /^ID\tSTATE\tTITLE\tREASON\n$/]] },
  'kataster webhook resume': { calls: [[[], /^No webhook stands still since the database was restored or loaded\.\n$/]] },
  'kataster audit': {
    calls: [
      [[], /^NUMBER\tTIME\tEVENT\tBY\tFROM\tABOUT\tDETAILS\n\d+\t\S+\tgrantsChanged\tcommand\t-\tAda Lovelace \(\d+\)\tfrom: /],
      [['--event', 'keyCreated', '--limit', '1', '--json'], /^\{"number":\d+,.*"event":"keyCreated",.*\}\n$/],
      [['--user', 'ada', '--since', '2020-01-01', '--until', '2099-12-31'], /\tpasswordSet\t/],
      [['--event', 'keyCreate'], /^--event: expected one of .*did you mean "keyCreated"\?$/],
      [['--user', 'nobody'], /^--user: there is no user 'nobody'/],
      [['--since', '2026-02-30'], /^--since: expected a day such as .*, not "2026-02-30"/],
      [['--limit', '0'], /^--limit: expected an integer of at least 1, not '0'$/],
    ],
  },
  'kataster provider save': {
    calls: [
      [
        ['company', '--issuer', 'https://login.example.com', '--client', 'kataster', '--title', 'Company account'],
        /^Provider company has been saved\.\n$/,
      ],
      [
        ['directory', '--issuer', 'ldap://127.0.0.1:1/dc=example?uid', '--client', 'cn=search'],
        /^Provider directory has been saved\.\n$/,
      ],
      [['company', '--issuer', 'http://login.example.com'], /^--issuer: expected an address by https/],
      [['other', '--issuer', 'https://login.example.com'], /^--client: is required for a new provider/],
    ],
  },
  'kataster provider list': {
    calls: [[[], /^ID\tISSUER\t.*^company\thttps:\/\/login\.example\.com\tkataster\tnone\tenabled\tCompany account$/ms]],
  },
  'kataster provider connect': {
    calls: [
      [['directory'], /The directory cannot be reached \(ECONNREFUSED\): check host and port/],
      [['company'], /'company' is a provider of OpenID Connect, which names nobody before a sign-in/],
      [['other'], /there is no provider 'other'/],
    ],
  },
  'kataster provider sync': {
    calls: [
      [['directory'], /The directory cannot be reached \(ECONNREFUSED\): check host and port/],
      [['directory', '--dry-run'], /A dry run, nothing is changed: The directory cannot be reached/],
      [['company'], /'company' is a provider of OpenID Connect/],
      [['other'], /there is no provider 'other'/],
    ],
  },
  'kataster provider disable': {
    calls: [
      [['company'], /^Provider company has been saved\.\n$/],
      [['other'], /there is no provider 'other'/],
    ],
  },
  'kataster provider enable': { calls: [[['company'], /^Provider company has been saved\.\n$/]] },
  'kataster provider delete': {
    calls: [
      [['company'], /^Provider company has been deleted\.\n$/],
      [['other'], /there is no provider 'other'/],
    ],
  },
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
  'kataster schema export': { calls: [[[], /^\{\n {2}"object_type_groups": \[\],\n/]] },
  'kataster schema packages': { calls: [[[], /^NAME\tVERSION\tTITLE\tDESCRIPTION\ncontracts\t1\t/]] },
  'kataster schema diff': {
    calls: [
      [['absent.json'], /^absent\.json: expected a file that can be read$/],
      [['README.md'], /^README\.md: expected a JSON text$/],
    ],
  },
  'kataster schema apply': {
    calls: [
      [['package.json', '--check'], /^<file>: /],
      [['--package', 'powr'], /^--package: there is no package powr; expected one of contracts, power$/],
      [[], /^expected either a file or --package$/],
      [['package.json', '--accept-loss', 'all'], /^--accept-loss: expected a positive whole number, not 'all'$/],
    ],
  },
  'kataster schema adopt': { calls: [[['--check'], /^KATASTER_CATALOG has nothing that the schema does not have\.\n$/]] },
  'kataster log': {
    calls: [
      [[], /^NUMBER\tTIME\tBY\tOBJECT\tCHANGE\tATTRIBUTE\tFROM\tTO\n\d+\t.*\tDefault template\tRoot location\t\n/],
      [['1', '--limit', '1'], /^NUMBER\t.*\n(1\t.*\t1 Root location\tcreated\tTitle\t\tRoot location\n)/],
      [['--json', '--limit', '1'], /^\{"number":\d+,.*\}\n$/],
      [['--until', '2020-01-01'], /^NUMBER.*\n$/],
      [['web1'], /^\[object\]: expected a positive whole number, not 'web1'$/],
      [['--since', 'yesterday'], /^--since: expected the number of a change set, or a time/],
      [['999'], /^Object 999 not found\.$/],
    ],
  },
  'kataster undo': {
    calls: [
      [[], /^expected the number of a change set, as 'kataster log' shows it, or --import$/],
      [['yesterday'], /^expected the number of a change set such as 12, or a range such as 12-15, not 'yesterday'$/],
      [['1', '2-3'], /^expected either numbers, which are undone as one, or ranges/],
      [['999'], /^<number>: there is no change set 999, or you may not see all that it changed$/],
      [['--import'], /^there was no import$/],
      [
        ['1'],
        /^Change set 1 is not undone\. Conflicts, by object\/category\/attribute:\n( {2}.*\n)+To undo everything else, run it again with/,
      ],
      [
        ['2-900', '--on-conflict', 'skip', '--comment', 'tidied up'],
        /^(Change set \d+ is undone by.*\n)+(.*\n)+\d+ change sets are undone: \d+ changes\.\n$/,
      ],
    ],
  },
  'kataster history forget': { needsFile: ['1'] },
  'kataster history prune': { needsFile: ['--before', '2020-01-01'] },
  'kataster import csv': { calls: [[['absent.csv'], /^absent\.csv: expected a file that can be read$/]] },
  'kataster import example': {
    calls: [[[], /^The example company has been loaded as change set \d+\. To remove it: kataster undo \d+\n$/]],
  },
  'kataster import netbox': { needsFile: ['DUMP'] },
  'kataster restore': { needsFile: ['BACKUP', '--replace'] },
  'kataster secret encrypt': { needsFile: [] },
  'kataster secret decrypt': { needsFile: [] },
  'kataster secret rotate': { needsFile: ['/nowhere/key'] },
  'kataster secret create': 'beside',
  'kataster backup': 'beside',
  'kataster check': 'beside',
  'kataster export': 'beside',
  'kataster move': 'beside',
  'kataster generate client': 'beside',
};

test('every command has a row: whether it calls the service, needs the file for itself, or works beside the service', async t => {
  const names = commandsOf(await program([])).map(({ name }) => name);
  t.deepEqual(Object.keys(rows).sort(), names.filter(name => name !== 'kataster serve').sort());
});

/** A database, with a service or without; the environment of commands on it. */
async function place(t: Scope, engine: string, isServed: boolean): Promise<Readonly<Record<string, string>>> {
  const environment = { KATASTER_DATABASE: await newDatabase(t, engine, 'tables'), KATASTER_DEFAULT_DATA: 'yes' };
  if (isServed) await serve(t, environment);
  return environment;
}

/** A command on PostgreSQL opens the database, whether or not a service does so, too. */
const served: Readonly<Record<string, readonly boolean[]>> = { SQLite: [true, false], PostgreSQL: [true] };

for (const engine of engines)
  for (const isServed of served[engine.name] ?? [])
    engine.test(`commands do the same ${isServed ? 'beside a service' : 'without a service'} on ${engine.name}`, async t => {
      const environment = await place(t, engine.name, isServed);
      for (const [name, row] of Object.entries(rows))
        for (const [args, expected, input] of typeof row === 'object' && 'calls' in row ? row.calls : []) {
          const words = [...name.split(' ').slice(1), ...args];
          const { said, refusal } = await (input === undefined
            ? outcomeOf(words, environment)
            : told(t, words, environment, input));
          t.regex(refusal ?? said, expected, words.join(' '));
          t.true(refusal === undefined || said === '', 'what is refused says nothing of success');
        }
    });

/** The outcome of a command that reads this line. */
async function told(
  t: Scope,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
  input: string,
): Promise<Outcome> {
  const piped = ['sh', '-c', `printf '%s\\n' '${input}' | "$0" "$@"`];
  const { code, stdout, stderr } = await run(t, words, environment, piped).ended;
  return { said: stdout, refusal: code === 0 ? undefined : stderr.replace(/^kataster: /, '') };
}

for (const engine of engines)
  engine.test(
    `a key is made, narrowed, rotated and revoked by commands while services run on ${engine.name}: the next call shows it`,
    async t => {
      const { url, services } = await fleet(t, await newDatabase(t, engine.name, 'tables'), engine.name === 'SQLite' ? 1 : 2);
      const command = async (...args: readonly string[]): Promise<string> => {
        const { said, refusal } = await outcomeOf(['key', ...args], { KATASTER_DATABASE: url });
        t.is(refusal, undefined);
        return said.trim();
      };
      const codes = (apikey: string) =>
        Promise.all(services.map(async ({ call }) => (await call('cmdb.object.create', { apikey, ...web1 })).error?.code));
      const all = (code: number | undefined) => services.map(() => code);
      const key = await command('create', '--title', 'deployment');
      const id = key.split('_')[1] ?? '';
      t.deepEqual(await codes(key), all(undefined));
      await command('update', id, '--may', 'view');
      t.deepEqual(await codes(key), all(-32003));
      await command('update', id, '--every-right', '--addresses', '192.0.2.0/24');
      t.deepEqual(await codes(key), all(-32604));
      await command('update', id, '--addresses', 'everywhere', '--expires', 'never');
      const next = await command('rotate', id, '--keep', '1h');
      t.deepEqual([await codes(key), await codes(next)], [all(undefined), all(undefined)]);
      await command('revoke', id);
      t.deepEqual([await codes(key), await codes(next)], [all(-32604), all(undefined)]);
    },
  );

test.serial('a command that needs the file for itself says to stop the service first', async t => {
  const environment = await place(t, 'SQLite', true);
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
