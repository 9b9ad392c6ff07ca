import { type RejectionReason, rejectionReasons } from '../src/domain/users/rejections.js';
import { rejectionWatch } from '../src/http/monitoring/rejection-watch.js';
import { send } from './helpers/http.js';
import { serve } from './helpers/process.js';
import { addKey, testKey } from './helpers/service.js';
import { emptySqlite } from './helpers/sqlite.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';
import test from './helpers/suite.js';
import { byPassword, password, withUser } from './helpers/users.js';
import { until } from './helpers/waiting.js';

type Line = Readonly<Record<string, unknown>>;

function watched() {
  const lines: Line[] = [];
  const figures = new Map<string, number>();
  const time = { passed: 0 };
  const strangers = (reason: string): void => void figures.set(reason, (figures.get(reason) ?? 0) + 1);
  const refused = rejectionWatch({ warn: (line: Line) => lines.push(line) } as never, { strangers }, () => time.passed);
  return { refused, lines, figures, time };
}

test('a flood of refused callers is a line at once and one every five seconds of each reason, and all are counted', t => {
  const { refused, lines, figures, time } = watched();
  const reasons = Object.keys(rejectionReasons) as readonly RejectionReason[];
  for (; time.passed < 7000; time.passed += 10) for (const reason of reasons) refused(reason, { address: '192.0.2.1' });
  for (const reason of reasons)
    t.deepEqual(
      lines.filter(line => line.reason === reason).map(({ times }) => times),
      [1, 500],
    );
  t.is(
    [...figures.values()].reduce((sum, count) => sum + count, 0),
    700 * reasons.length,
  );
});

test('figures, which anybody may read, tell no login that exists from others', t => {
  const told = (['unknown login', 'wrong password', 'locked login'] as const).map(reason => rejectionReasons[reason]);
  t.is(new Set(told).size, 1);
});

test('a login stands in the log shortened and harmless', t => {
  const { refused, lines } = watched();
  refused('unknown login', { address: '::1', login: `a\n{"level":30}\u001b[2J\u202e${'x'.repeat(1000)}` });
  t.is(lines[0]?.login, `a\u{FFFD}{"level":30}\u{FFFD}[2J\u{FFFD}${'x'.repeat(45)}…`);
});

for (const engine of enginesInTurn) {
  const on = `on ${engine.name}`;

  engine.test(`guesses from one address keep nobody out who comes from another one ${on}`, async t => {
    const service = await startedService(t, engine);
    await withUser(service.store, 'ada');
    const login = async (name: string, text: string, from: string) => {
      const body = JSON.stringify({ version: '2.0', method: 'idoit.version', params: { apikey: testKey }, id: 1 });
      const answer = await send(service.endpoint('contract'), { body, from, headers: byPassword(name, text) });
      return JSON.parse(answer.text).error?.code as number | undefined;
    };
    for (let index = 0; index < 10; index += 1) await login('ada', `guess ${index}`, '127.0.0.3');
    t.is(await login('ada', password, '127.0.0.3'), -32604);
    t.is(await login('ada', password, '127.0.0.4'), undefined);
    t.is(await login('ada', password, '127.0.0.3'), undefined, 'known by now');
  });

  engine.test(`figures count refused keys by what is wrong with them, and refused users ${on}`, async t => {
    const service = await startedService(t, engine);
    const { store } = service;
    await withUser(store, 'ada');
    await addKey(store, 'a-key-that-is-revoked', 'revoked', { revoked: '2026-01-14T00:00:00.000Z' });
    await addKey(store, 'a-key-that-is-expired', 'expired', { expires: '2026-01-14T00:00:00.000Z' });
    const call = (apikey: unknown, headers = {}) =>
      send(service.endpoint('contract'), {
        body: JSON.stringify({ version: '2.0', method: 'idoit.version', params: { apikey }, id: 1 }),
        headers,
      });
    await addKey(store, 'a-key-of-elsewhere', 'elsewhere', { addresses: ['192.0.2.0/24'] });
    const known = ['a-key-that-is-revoked', 'a-key-that-is-expired', 'a-key-of-elsewhere'];
    for (const apikey of [undefined, 5, 'a-key-that-nobody-knows', ...known]) await call(apikey);
    await call(testKey, byPassword('ada', 'wrong'));
    await call(testKey, byPassword('nobody', 'wrong'));
    await call(testKey, { 'X-RPC-Auth-Session': 'x'.repeat(26) });
    const { text } = await send(`${service.url}/metrics`, { verb: 'GET' });
    const figures = [...text.matchAll(/^kataster_refused_callers_total\{reason="(\w+)"\} (\d+)$/gm)];
    t.deepEqual(Object.fromEntries(figures.map(([, reason, count]) => [reason, Number(count)])), {
      no_key: 2,
      unknown_key: 1,
      revoked_key: 1,
      expired_key: 1,
      key_address: 1,
      login: 2,
      session: 1,
    });
  });
}

test('refused keys and logins are warned of with id and address, a few lines for many, and without what is secret', async t => {
  const service = await serve(t, { KATASTER_DATABASE: await emptySqlite(t) });
  const key = `kat_Known0Id_${'s'.repeat(43)}_Secret`;
  const call = (apikey: string, headers = {}) =>
    send(service.endpoint(), {
      body: JSON.stringify({ version: '2.0', method: 'idoit.version', params: { apikey }, id: 1 }),
      headers,
    });
  for (let index = 0; index < 30; index += 1) await call(key);
  await call(`${testKey} and a secret`);
  const bound = { title: 'elsewhere', rights: [], addresses: ['192.0.2.0/24'] };
  const [own] = (await service.call('kataster.key.read', {})).result as readonly { readonly id: string }[];
  const made = (await service.call('kataster.key.create', bound)).result as { readonly id: string; readonly key: string };
  await call(made.key);
  await call(testKey, byPassword('mallory', 'top secret'));
  await until(() => service.said.stderr.includes('unknown login'));
  const lines = service.said.stderr.split('\n').filter(line => line.includes('caller refused'));
  t.true(lines.length <= 4, service.said.stderr);
  const told = lines.map(line => JSON.parse(line));
  t.like(told[0], { level: 40, reason: 'unknown key', key: 'Known0Id', address: '127.0.0.1', times: 1 });
  t.like(told.at(-2), { reason: 'key of other addresses', key: made.id, address: '127.0.0.1' });
  t.like(told.at(-1), { reason: 'unknown login', key: own?.id, login: 'mallory', address: '127.0.0.1' });
  t.notRegex(service.said.stderr, /secret|ssss/i);
  t.false(service.said.stderr.includes(made.key.slice(-50)));
});
