import type { ExecutionContext } from 'ava';
import { endedWith, refusalOf } from './helpers/commands.js';
import { send } from './helpers/http.js';
import { run, serve } from './helpers/process.js';
import { testKey } from './helpers/service.js';
import { emptySqlite } from './helpers/sqlite.js';
import test from './helpers/suite.js';
import { byPassword } from './helpers/users.js';

const secret = 'a secret that nobody sees';
const piped = ['sh', '-c', `printf '%s\\n' '${secret}' | "$0" "$@"`];

/** Runs `kataster user` on a database of the test: in this process, unless it reads a line of its standard input. */
async function users(t: ExecutionContext, defaultData: 'yes' | 'no') {
  const environment = { KATASTER_DATABASE: await emptySqlite(t), KATASTER_DEFAULT_DATA: defaultData };
  const user = (...args: readonly string[]) =>
    args[0] === 'password' ? run(t, ['user', ...args], environment, piped).ended : endedWith(environment, 'user', ...args);
  return { user, environment };
}

test.serial('a user is made, gets a password and rights, and uses the service', async t => {
  const { user, environment } = await users(t, 'no');
  t.regex((await user('create', 'ada', '--name', 'Ada Lovelace')).stdout, /^Person 1 logs in as ada /);
  const { stdout, stderr, code } = await user('password', 'ada');
  t.deepEqual([code, stdout, stderr], [0, 'The password of ada has been set.\n', '']);
  t.is((await user('grant', 'ada', '--may', 'view')).stdout, 'ada may view.\n');
  const more = await user('grant', '1', '--may', 'create', '--types', 'C__OBJTYPE__SERVER');
  t.is(more.stdout, '1 may view; create on C__OBJTYPE__SERVER.\n');
  const list = await user('list');
  t.is(list.stdout.split('\n')[1], '1\tada\tset\tview; create on C__OBJTYPE__SERVER\tAda Lovelace');
  const service = await serve(t, environment);
  const create = async (type: string) => {
    const body = JSON.stringify({
      version: '2.0',
      method: 'cmdb.object.create',
      params: { apikey: testKey, type, title: 'x' },
      id: 1,
    });
    return JSON.parse((await send(service.endpoint(), { body, headers: byPassword('ada', secret) })).text).error?.code;
  };
  t.is(await create('C__OBJTYPE__SERVER'), undefined);
  t.is(await create('C__OBJTYPE__CLIENT'), -32003);
  service.signal('SIGTERM');
  await service.ended;
  t.regex((await user('revoke', 'ada')).stdout, /^Nothing is granted to ada any more/);
  t.regex((await user('list')).stdout, /\tnone of their own\tAda Lovelace$/m);
});

test.serial('the person who administrates has every right once there is a password', async t => {
  const { user, environment } = await users(t, 'yes');
  t.is((await user('password', 'admin')).code, 0);
  t.regex((await user('list')).stdout, /^9\tadmin\tset\tevery right\t/m);
  const service = await serve(t, environment);
  const body = JSON.stringify({
    version: '2.0',
    method: 'cmdb.object.create',
    params: { apikey: testKey, type: 'C__OBJTYPE__SERVER', title: 'x' },
    id: 1,
  });
  const { text } = await send(service.endpoint(), { body, headers: byPassword('admin', secret) });
  t.is(JSON.parse(text).error, undefined);
});

test.serial('there is no password for nobody', async t => {
  const { user } = await users(t, 'no');
  const stderr = "kataster: <login>: there is no user 'nobody'; expected a login that kataster.user.read shows\n";
  t.deepEqual(await user('password', 'nobody'), { code: 1, stdout: '', stderr });
});

const refused: readonly (readonly [args: readonly string[], reason: string])[] = [
  [['nobody', '--may', 'view'], "<who>: there is no user, person or person group 'nobody'"],
  [['nobody'], '--may: expected what may be done there: view, create, edit, archive, delete, purge, administer'],
];

for (const [args, reason] of refused)
  test.serial(`kataster user grant ${args.join(' ')} is refused`, async t => {
    const { environment } = await users(t, 'no');
    t.is(await refusalOf(['user', 'grant', ...args], environment), reason);
  });
