import type { AuditEvent, AuditPage } from '../generated/types.js';
import { presentSettings } from '../src/config/config.js';
import { auditGrantsChanged } from '../src/domain/audit.js';
import type { AuditEntry } from '../src/domain/storage/audit.js';
import { auditEvents } from '../src/domain/storage/audit-events.js';
import { LoginEvents } from '../src/domain/users/login-events.js';
import { Clock } from '../src/site/examples/clock.js';
import { loginCategory, placeOn, ways } from './helpers/access-changes.js';
import { somebody } from './helpers/audited.js';
import { author } from './helpers/author.js';
import { newDatabase } from './helpers/databases.js';
import { serve } from './helpers/process.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { addKey, testKey } from './helpers/service.js';
import { engines } from './helpers/stores.js';
import test from './helpers/suite.js';
import { byPassword, password, withUser } from './helpers/users.js';
import { until } from './helpers/waiting.js';
import { imported, office } from './imports/office.js';

for (const engine of engines)
  engine.test(`every way in which a person gets or loses access is in the audit, once, on ${engine.name}`, async t => {
    const place = await placeOn(t, engine);
    for (const [what, happens, expected] of ways) {
      const person = await withUser(place.service.store, 'ada', [{ verbs: ['view'] }]);
      await place.events();
      await happens(place, person);
      const found = await place.events({ user: person });
      const told = ({ event, details: { means, cause } }: AuditEvent) => [event, means ?? cause].filter(Boolean).join(' ');
      t.deepEqual(found.map(told), [...expected], what);
      for (const { subject } of found) t.deepEqual(subject.object, { id: person, title: 'Person ada' }, what);
      await place.call('cmdb.object.quickpurge', { id: person });
    }
  });

/** A login that nobody has, which would steer a terminal, and is longer than what is kept of it. */
const hostileLogin = `a\u001bb\u202e${'x'.repeat(200)}`;

for (const engine of engines)
  engine.test(
    `failed logins, logins of calls and first uses of keys are in the audit once the service stops on ${engine.name}`,
    async t => {
      const { service, call } = await placeOn(t, engine);
      const { store } = service;
      const ada = await withUser(store, 'ada', [{ verbs: ['view'] }]);
      await addKey(store, 'a-key-that-is-used', 'used');
      for (const text of ['wrong', 'wrong', 'wrong']) await call('idoit.version', {}, byPassword('ada', text));
      for (const username of [hostileLogin, hostileLogin, 'mallory']) await call('idoit.login', { username, password });
      for (const _ of [1, 2, 3]) await resultOf(call('idoit.version', {}, byPassword('ada')));
      await resultOf(call('idoit.version', { apikey: 'a-key-that-is-used' }));
      await service.stop();
      const all = await store.audit.read({ descending: false, limit: 100 });
      const told = all
        .filter(({ method }) => method === 'authentication')
        .map(({ event, subjectKey, subjectObject, address, details }) => {
          const { reason, times, means, login } = JSON.parse(details);
          return [
            event,
            subjectKey?.slice(0, 3) ?? subjectObject,
            address,
            reason ?? means ?? null,
            times ?? null,
            login ?? null,
          ];
        });
      const expected = [
        ['keyFirstUsed', 'env', '127.0.0.1', null, null, null],
        ['keyFirstUsed', 'env', '127.0.0.1', null, null, null],
        ['loggedIn', ada, '127.0.0.1', 'password', null, null],
        ['loginFailed', ada, '127.0.0.1', 'wrongPassword', 3, null],
        ['loginFailed', null, '127.0.0.1', 'unknownLogin', 2, `a\u{FFFD}b\u{FFFD}${'x'.repeat(60)}…`],
        ['loginFailed', null, '127.0.0.1', 'unknownLogin', 1, 'mallory'],
      ];
      t.deepEqual(told.map(row => JSON.stringify(row)).sort(), expected.map(row => JSON.stringify(row)).sort());
      t.notRegex(JSON.stringify(all), /horse/);
      await store.keys.touch([]);
      const again = await store.audit.read({ event: 'keyFirstUsed', descending: false, limit: 100 });
      t.is(again.length, 2);
    },
  );

test('a flood of failed logins is few rows, and none of them is lost', async t => {
  const written: AuditEntry[] = [];
  let isFull = true;
  const clock = new Clock();
  const add = async (entries: readonly AuditEntry[]): Promise<void> => {
    if (isFull) throw new Error('full');
    written.push(...entries);
  };
  const events = new LoginEvents({ audit: { add }, sessionMinutes: 60, now: clock.now });
  for (let at = 0; at < 5000; at += 1)
    events.noteRejected(at % 2 ? 'wrong password' : 'unknown login', { address: `10.0.${at >> 8}.${at % 256}`, person: at });
  for (const _ of [1, 2, 3]) events.noteRejected('unknown key', { address: '10.0.0.1' });
  for (const minutes of [0, 59, 0, 1]) {
    clock.advance(minutes * 60);
    events.withoutSession(7, 'password', { key: undefined, address: '10.0.0.1' });
  }
  await events.stop();
  isFull = false;
  await events.stop();
  await events.stop();
  const failed = written.filter(({ event }) => event === 'loginFailed');
  t.is(failed.length, 102);
  t.is(
    failed.reduce((sum, { details }) => sum + ('times' in details ? details.times : 0), 0),
    5000,
  );
  t.is(written.length - failed.length, 2, 'a login of calls lasts as long as a session');
});

test('the audit shows settings without what is secret in them', t => {
  const shown = presentSettings({
    KATASTER_API_KEY: 'a key that nobody sees',
    KATASTER_DATABASE: 'postgres://kataster:hunter2@db.example:5432/cmdb?sslpassword=hunter3&application_name=x',
    KATASTER_PUBLIC_URL: 'https://cmdb.example',
    KATASTER_CATALOG: '',
    KATASTER_PORT: '0',
  });
  t.like(shown, {
    KATASTER_API_KEY: '***',
    KATASTER_DATABASE: 'postgres://kataster:***@db.example:5432/cmdb?sslpassword=***&application_name=x',
    KATASTER_PUBLIC_URL: 'https://cmdb.example',
    KATASTER_PORT: '0',
    KATASTER_LANGUAGE: 'en',
  });
  t.false('KATASTER_CATALOG' in shown);
  t.is(presentSettings({ KATASTER_DATABASE: 'sqlite:data/x.sqlite' }).KATASTER_DATABASE, 'sqlite:data/x.sqlite');
});

test.serial('each start is in the audit with its settings, and so is the key that it was given', async t => {
  const environment = { KATASTER_DATABASE: await newDatabase(t), KATASTER_API_KEY: testKey, KATASTER_PAGE_LIMIT: '777' };
  const { call } = await serve(t, environment);
  const read = async () => (await resultOf<AuditPage>(call('kataster.audit.read', { event: 'started' }))).events;
  await until(async () => (await read()).length === 1);
  const [started] = await read();
  t.like(started?.details.settings, { KATASTER_PAGE_LIMIT: '777', KATASTER_API_KEY: '***' });
  t.is(started?.key, null);
  const made = await resultOf<AuditPage>(call('kataster.audit.read', { event: 'keyCreated' }));
  t.like(made.events, [{ method: 'start', key: { id: 'installation' }, details: { title: 'environment', rights: null } }]);
});

for (const engine of engines)
  engine.test(`an import is in the audit with what it became on ${engine.name}`, async t => {
    const { service, events } = await placeOn(t, engine);
    await imported(service.store, office);
    const [begun, ended] = (await events({ key: 'import' })).slice(-2);
    t.like(begun, { event: 'importBegun', details: { source: 'netbox:test', rows: office.length } });
    t.like(ended, { event: 'imported', method: 'import netbox', details: { source: 'netbox:test', updated: 0 } });
    t.true(Number(ended?.details.created) > 0);
  });

for (const engine of engines)
  engine.test(`the audit is read page by page, in both directions, by key, person, event and time on ${engine.name}`, async t => {
    const { service } = await placeOn(t, engine);
    const call = callerOf(service, 'contract');
    const ada = await withUser(service.store, 'ada');
    for (const title of ['one', 'two', 'three']) {
      const { id } = await resultOf(call('kataster.key.create', { title, rights: [] }));
      service.clock.advance(60);
      await resultOf(call('kataster.key.revoke', { id }));
    }
    const whole = await pagesOf(call, {}, 1000);
    t.true(whole.length > 8);
    for (const filters of [{}, { key: 'k1' }, { user: 'ada' }, { user: ada }, { event: 'keyRevoked' }, { since: '2026-01-15' }]) {
      const once = await pagesOf(call, filters, 1000);
      t.true(once.length > 0, JSON.stringify(filters));
      t.deepEqual(await pagesOf(call, filters, 2), once);
      t.deepEqual(await pagesOf(call, { ...filters, sort: 'ASC' }, 1), once.toReversed());
    }
    const newest = whole.map(({ time, number }) => `${time} ${String(number).padStart(9, '0')}`);
    t.deepEqual(newest, newest.toSorted().toReversed());
    const { error } = await call('kataster.audit.read', { cursor: await cursorOf(call, { sort: 'ASC' }) });
    t.is(error?.data?.error, 'InvalidParameters', 'a cursor of another list');
  });

async function pagesOf(call: Caller, filters: object, limit: number): Promise<readonly AuditEvent[]> {
  const events: AuditEvent[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: AuditPage = await resultOf<AuditPage>(call('kataster.audit.read', { ...filters, limit, cursor }));
    events.push(...page.events);
    ({ cursor } = page);
  }
  return events;
}

async function cursorOf(call: Caller, filters: object): Promise<string | null> {
  return (await resultOf<AuditPage>(call('kataster.audit.read', { ...filters, limit: 1 }))).cursor;
}

/** Events of webhooks. */
const ofWebhooks: readonly string[] = ['webhookCreated', 'webhookChanged', 'webhookDeleted', 'webhookStopped'];

/** Events that sign-ins and the administration of providers write. */
const ofProviders: readonly string[] = [
  'providerSaved',
  'providerDeleted',
  'accountLinked',
  'membershipsChanged',
  'deactivationRefused',
];
/** Events that the methods and commands of change sets write. */
const ofChangeSets: readonly string[] = ['reverted', 'forgotten', 'pruned'];
const ofKeys = ['keyCreated', 'keyChanged', 'keyRenewed', 'keyRevoked', 'keyFirstUsed'];
const ofOthers = ['loginFailed', 'started', 'importBegun', 'imported', 'backedUp', 'restored'];

test('every event is written by a test', t => {
  const ofPersons = ways.flatMap(([, , events]) => events.map(event => event.split(' ')[0] ?? ''));
  const tested = new Set([...ofPersons, ...ofKeys, ...ofOthers, ...ofProviders, ...ofChangeSets, ...ofWebhooks]);
  t.deepEqual(Object.keys(auditEvents).sort(), [...tested].sort());
});

for (const engine of engines)
  engine.test(`what fails after an event leaves no event behind on ${engine.name}`, async t => {
    const { service, events, call } = await placeOn(t, engine);
    const person = await withUser(service.store, 'grace');
    await events();
    const failing = service.store.transaction(author, async ({ access }) => {
      await access.grant(person, '[]', auditGrantsChanged(somebody, person, [], []));
      throw new Error('undone');
    });
    await t.throwsAsync(failing, { message: 'undone' });
    const data = { title: 'ada', user_pass: password };
    const twice = [0, 1].map(() => ({ [loginCategory]: data }));
    const [one, other] = await Promise.all(
      twice.map(categories => call('cmdb.object.create', { type: 'C__OBJTYPE__PERSON', title: 'Ada', categories })),
    );
    t.is([one, other].filter(answer => answer?.error).length, 1, 'the login is taken');
    t.deepEqual(
      (await events()).map(({ event }) => event),
      ['passwordSet'],
    );
  });
