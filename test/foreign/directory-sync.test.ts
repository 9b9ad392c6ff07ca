import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { DirectorySync, DirectoryTested, ProviderInfo } from '../../generated/types.js';
import { syncAccounts } from '../../src/domain/identity/directory-sync.js';
import { callWith } from '../helpers/access-changes.js';
import { newDatabase, temporaryFolder } from '../helpers/databases.js';
import {
  adaName,
  addDirectory,
  addressAt,
  dnOf,
  group,
  groupDn,
  oddGroup,
  person,
  signInBy,
  windowsPerson,
  withDirectory,
} from '../helpers/directory.js';
import { usersOf, withGroup } from '../helpers/person-groups.js';
import { hasPostgres } from '../helpers/postgres.js';
import { rowsIn, run, serve } from '../helpers/process.js';
import { type RpcAnswer, resultOf } from '../helpers/rpc.js';
import { called } from '../helpers/second-factors.js';
import type { TestService } from '../helpers/service.js';
import { base, hasSlapd, type Slapd, searcher, startSlapd } from '../helpers/slapd.js';
import { startedService } from '../helpers/started-service.js';
import { engines, type TestEngine } from '../helpers/stores.js';
import ava from '../helpers/suite.js';
import { until } from '../helpers/waiting.js';
import { contextOver } from '../imports/office.js';

const users = async (service: TestService) => {
  const all = await usersOf(service);
  return Object.fromEntries(all.map(({ login, enabled, groups }) => [login, [enabled, ...groups.map(({ title }) => title)]]));
};

/** A sync: its fault, its numbers that are not 0, and how many change sets it left. */
interface Synced {
  readonly fault: string | null;
  readonly figures: Readonly<Record<string, number>>;
  readonly sets: number;
}

const none: Readonly<Record<string, number>> = {};
type Options = { readonly dry_run?: true };
const askSync = (service: TestService, options: Options = {}): Promise<RpcAnswer> =>
  callWith(service, 'kataster.provider.sync', { id: 'company', ...options });

/** Brings in the directory of a service once. */
async function sync(service: TestService, options: Options = {}): Promise<Synced> {
  const before = await changeSets(service);
  const { fault, report } = await resultOf<DirectorySync>(askSync(service, options));
  const { refused = none, first_change_set: first, last_change_set: last, ...numbers } = report ?? {};
  const refusals = Object.entries(refused).map(([reason, count]) => [`refused_${reason}`, count] as const);
  const figures = Object.fromEntries([...Object.entries(numbers), ...refusals].filter(([, count]) => count !== 0));
  const sets = (await changeSets(service)) - before;
  const told = typeof first === 'number' && typeof last === 'number' ? last - first + 1 : 0;
  if (told !== sets) throw new Error(`${told} change sets in the report, ${sets} in the log`);
  return { fault, figures, sets };
}

async function changeSets(service: TestService): Promise<number> {
  const read = callWith(service, 'kataster.changes.read', { limit: 100 });
  return (await resultOf<{ change_sets: readonly unknown[] }>(read)).change_sets.length;
}

/** Persons whose names hold everything that a distinguished name has to escape. */
const names = ['Müller, Jürgen', 'Anna "Ännchen" O\'Neil', 'back\\slash', 'plus + less <more>; #hash', adaName];
const logins = names.map((_, number) => `person${number}`);
const everybody = names.map((name, number) => person(`person${number}`, name));

for (const engine of engines) {
  const test = hasSlapd ? engine.test : ava.skip;

  test(`everybody of a directory comes in one change set, and a second sync changes nothing on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const members = names.map(dnOf);
    const entries = [
      ...[...everybody, windowsPerson('disabled', 514)],
      ...[group('Inner', members), group(oddGroup, [groupDn('Inner'), groupDn('Outer')]), group('Outer', [groupDn(oddGroup)])],
    ];
    const slapd = await addDirectory(t, service, {}, entries);
    const readers = await withGroup(service, 'readers');
    const rules = [{ group: groupDn('Outer'), person_group: readers }];
    await resultOf(callWith(service, 'kataster.provider.save', { id: 'company', rules }));
    const all = names.length;
    const first = { fault: null, figures: { found: all, created: all, memberships_added: all, refused_disabled: 1 } };
    t.deepEqual(await sync(service, { dry_run: true }), { ...first, sets: 0 });
    t.deepEqual(await users(service), {}, 'a dry run');
    t.deepEqual(await sync(service), { ...first, sets: 1 });
    t.deepEqual(await users(service), Object.fromEntries(logins.map(login => [login, [true, 'readers']])));
    const unchanged = { fault: null, figures: { found: all, unchanged: all, refused_disabled: 1 }, sets: 0 };
    t.deepEqual(await sync(service), unchanged);
    const { headers } = await signInBy(service, 'person0');
    t.deepEqual(await sync(service), unchanged, 'after a sign-in');
    await slapd.change(client => client.del(groupDn('Outer')));
    const withoutGroup = { fault: null, figures: { found: all, changed: all, memberships_removed: all, refused_disabled: 1 } };
    t.deepEqual(await sync(service, { dry_run: true }), { ...withoutGroup, sets: 0 });
    t.deepEqual(await sync(service), { ...withoutGroup, sets: 1 });
    t.deepEqual((await users(service)).person0, [true]);
    await slapd.change(client => client.del(dnOf(names[0] ?? '')));
    const without = await sync(service);
    t.deepEqual(without, {
      fault: null,
      figures: { found: all - 1, unchanged: all - 1, disabled: 1, refused_disabled: 1 },
      sets: 1,
    });
    t.deepEqual((await users(service)).person0, [false]);
    t.not((await called(service, 'idoit.version.read', {}, headers)).error, undefined, 'the session is over');
    t.deepEqual(await sync(service), {
      fault: null,
      figures: { found: all - 1, unchanged: all - 1, refused_disabled: 1 },
      sets: 0,
    });
    t.log(`${names.length} names, ${all} persons`);
  });

  test(`a rule that is added gives its memberships at the next sync, once, on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    await addDirectory(t, service, {}, [...everybody, group('Staff', names.map(dnOf))]);
    const all = names.length;
    await sync(service);
    const [readers, gone] = [await withGroup(service, 'readers'), await withGroup(service, 'gone')];
    const byHand = (await service.store.users.personWithLogin('person0')) ?? 0;
    const membership = { object: byHand, category: 'C__CATS__PERSON_ASSIGNED_GROUPS', data: { connected_object: readers } };
    await resultOf(callWith(service, 'cmdb.category.save', membership));
    const rules = [readers, gone].map(each => ({ group: groupDn('Staff'), person_group: each }));
    await resultOf(callWith(service, 'kataster.provider.save', { id: 'company', rules }));
    await resultOf(callWith(service, 'cmdb.object.archive', { object: gone }));
    const given = { found: all, changed: all - 1, unchanged: 1, memberships_added: all - 1 };
    t.deepEqual(await sync(service, { dry_run: true }), { fault: null, figures: given, sets: 0 });
    t.deepEqual(await sync(service), { fault: null, figures: given, sets: 1 });
    t.deepEqual(await users(service), Object.fromEntries(logins.map(login => [login, [true, 'readers']])));
    t.deepEqual(await sync(service), { fault: null, figures: { found: all, unchanged: all }, sets: 0 });
  });

  test(`a schema that was changed since the start keeps nobody from coming in on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    await addDirectory(t, service, {}, everybody);
    const dialogs = [{ name: 'added', choices: [{ id: 1, const: null, title: { en: 'One', de: 'Eins' } }] }];
    await resultOf(callWith(service, 'kataster.schema.apply', { schema: { dialogs } }));
    t.is((await signInBy(service, 'person0')).page.status, 302);
    const figures = { found: names.length, created: names.length - 1, unchanged: 1 };
    t.deepEqual(await sync(service), { fault: null, figures, sets: 1 });
  });

  test(`a sync that finds nobody, or no directory, disables nobody on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const slapd = await addDirectory(t, service, {}, everybody);
    await sync(service);
    const before = await users(service);
    await resultOf(
      callWith(service, 'kataster.provider.save', { id: 'company', issuer: `${slapd.url}/${base}?uid?sub?(cn=nobody)` }),
    );
    t.deepEqual(await sync(service), { fault: 'nobody', figures: {}, sets: 0 });
    await slapd.stop();
    t.deepEqual(await sync(service), { fault: 'unreachable', figures: {}, sets: 0 });
    const [provider] = await resultOf<ProviderInfo[]>(callWith(service, 'kataster.provider.read', { id: 'company' }));
    t.like(provider?.last_sync, { state: 'failed', fault: 'unreachable', dry_run: false });
    t.regex(provider?.last_sync?.outcome ?? '', /ECONNREFUSED.*check host and port/);
    t.deepEqual(await users(service), before);
  });

  test(`who alone may administer is not disabled by a sync on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const slapd = await addDirectory(t, service, {}, everybody);
    const chiefs = await withGroup(service, 'chiefs');
    await resultOf(callWith(service, 'kataster.grant.create', { to: chiefs, rights: [{ verbs: ['view', 'administer'] }] }));
    await sync(service);
    const chief = (await service.store.users.personWithLogin('person0')) ?? 0;
    const membership = { object: chief, category: 'C__CATS__PERSON_ASSIGNED_GROUPS', data: { connected_object: chiefs } };
    await resultOf(callWith(service, 'cmdb.category.save', membership));
    await slapd.change(async client => {
      await client.del(dnOf(names[0] ?? ''));
      await client.del(dnOf(names[1] ?? ''));
    });
    t.like(await sync(service), { figures: { disabled: 1, refused_last_administrator: 1 } });
    const { person0, person1 } = await users(service);
    t.deepEqual([person0, person1], [[true, 'chiefs'], [false]]);
  });

  test(`a directory is synchronized once at a time, as the caller, and existing clients do it on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    await addDirectory(t, service, {}, everybody);
    const answers = await Promise.all([askSync(service), askSync(service), askSync(service)]);
    const refused = answers.filter(({ error }) => error?.data?.error === 'Busy');
    t.is(refused.length, 2, JSON.stringify(answers));
    const read = callWith(service, 'kataster.changes.read', { limit: 1 });
    const [set] = (await resultOf<{ change_sets: readonly { readonly method: string }[] }>(read)).change_sets;
    t.is(set?.method, 'kataster.provider.sync');
    const lines = {
      success: true,
      output: [`company: ${names.length} persons: 0 created, 0 changed, 0 disabled, 5 unchanged, 0 refused.`],
    };
    for (const method of ['console.ldap.sync', 'console.ldap.syncdn']) t.deepEqual(await byClient(service, method), lines);
    t.deepEqual(await byClient(service, 'console.ldap.sync', { ldapServerId: 'company' }), lines);
    await resultOf(callWith(service, 'kataster.provider.save', { id: 'company', enabled: 0 }));
    t.deepEqual(await byClient(service, 'console.ldap.sync'), {
      success: false,
      output: ['No directory is set up that is enabled.'],
    });
  });
}

async function byClient({ url }: TestService, method: string, options = {}): Promise<unknown> {
  const body = { jsonrpc: '2.0', id: 1, method, params: { apikey: 'test-key-test-key-0', options } };
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}/src/jsonrpc.php`, { method: 'POST', headers, body: JSON.stringify(body) });
  return ((await answer.json()) as RpcAnswer).result;
}

const [sqlite] = engines as readonly [TestEngine];
const test = hasSlapd ? sqlite.test : ava.skip;

/** Faults of a directory: how the provider is saved then. */
const faults: Readonly<Record<string, (slapd: Slapd) => Readonly<Record<string, unknown>>>> = {
  unreachable: () => ({ issuer: addressAt('ldap://127.0.0.1:1') }),
  'unreachable by its name': () => ({ issuer: addressAt('ldaps://directory.invalid') }),
  'certificate by LDAPS': ({ tlsUrl }) => ({ issuer: addressAt(tlsUrl) }),
  'certificate by StartTLS': ({ startTlsUrl }) => ({ issuer: addressAt(startTlsUrl) }),
  'account with a wrong password': () => ({ secret: 'the-wrong-password-0123' }),
  'account with a wrong name': () => ({ client: 'cn=nobody,dc=example,dc=com' }),
  'account with a name that is none': () => ({ client: 'search' }),
  'base that is not there': ({ url }) => ({ issuer: `${url}/ou=other,${base}?uid` }),
  'base that is none': ({ url }) => ({ issuer: `${url}/other?uid` }),
  'filter that is none': ({ url }) => ({ issuer: `${url}/${base}?uid?sub?((cn=a)` }),
  'nobody whom the filter finds': ({ url }) => ({ issuer: `${url}/${base}?uid?sub?(cn=nobody)` }),
};

test('a test of the connection and a sync name the fault, and no secret', async t => {
  const { service, slapd, log } = await withDirectory(t, sqlite);
  const connect = () => resultOf<DirectoryTested>(callWith(service, 'kataster.provider.connect', { id: 'company' }));
  const good = { connected: true, found: 7, fault: null, outcome: 'The directory answers, and its filter finds persons: 7.' };
  t.deepEqual(await connect(), good);
  const [usual] = await resultOf<ProviderInfo[]>(callWith(service, 'kataster.provider.read', { id: 'company' }));
  for (const [what, settingsOf] of Object.entries(faults)) {
    const secret = 'the-password-of-the-search-0123';
    const { issuer, client } = usual ?? {};
    const settings = { id: 'company', issuer, client, secret, ...settingsOf(slapd) };
    await resultOf(callWith(service, 'kataster.provider.save', settings));
    const tested = await connect();
    const fault = what.split(' ')[0] ?? '';
    t.like(tested, { connected: false, found: null, fault }, what);
    const synced = await resultOf<DirectorySync>(askSync(service, { dry_run: true }));
    t.like(synced, { state: 'failed', fault, dry_run: true }, what);
    const told = JSON.stringify([tested, synced, log, await service.store.identity.syncs()]);
    t.notRegex(told, /-password-/, what);
    t.log(`${what}: ${tested.outcome}`);
  }
  t.is(Object.keys(faults).length, 11);
});

/** Numbers of a database that no service has open. */
interface Stored {
  readonly accounts: number;
  readonly logins: number;
  readonly memberships: number;
  readonly sets: number;
}

async function storedIn(database: string): Promise<Stored> {
  const entries = (category: string) => `(SELECT COUNT(*) FROM entries WHERE category = '${category}')`;
  const numbers = {
    accounts: '(SELECT COUNT(*) FROM identity_accounts)',
    logins: entries('C__CATS__PERSON_LOGIN'),
    memberships: entries('C__CATS__PERSON_ASSIGNED_GROUPS'),
    sets: '(SELECT COUNT(*) FROM change_sets)',
  };
  const selected = Object.entries(numbers).map(([name, query]) => `${query} AS ${name}`);
  const [row = {}] = await rowsIn<object>(database, `SELECT ${selected.join(', ')}`);
  return Object.fromEntries(Object.entries(row).map(([name, count]) => [name, Number(count)])) as unknown as Stored;
}

const perSet = 50;
const crowd = 500;

for (const engine of ['SQLite', 'PostgreSQL'] as const) {
  const test = hasSlapd && (engine === 'SQLite' || hasPostgres) ? ava : ava.skip;

  test(`a sync that is stopped or killed in the middle leaves whole change sets, and the next one completes, on ${engine}`, async t => {
    const all = Array.from({ length: crowd }, (_, number) => `Person ${number}`);
    const entries = [...all.map((name, number) => person(`person${number}`, name)), group('Staff', all.map(dnOf))];
    const slapd = await startSlapd(t, entries, 'none');
    const KATASTER_DATABASE = await newDatabase(t, engine, 'tables');
    const KATASTER_SECRET_FILE = join(temporaryFolder(t), 'secret');
    await run(t, ['secret', 'create', KATASTER_SECRET_FILE], { KATASTER_DATABASE }).ended;
    const start = () => serve(t, { KATASTER_DATABASE, KATASTER_SECRET_FILE, KATASTER_DURABILITY: 'fast' });
    let service = await start();
    const { id: staff } = await resultOf<{ id: string }>(
      service.call('cmdb.object.create', { type: 'C__OBJTYPE__PERSON_GROUP', title: 'Staff' }),
    );
    const rules = [{ group: groupDn('Staff'), person_group: Number(staff) }];
    const { dn: client, password: secret } = searcher;
    await resultOf(
      service.call('kataster.provider.save', { id: 'company', issuer: addressAt(slapd.url), client, secret, rules }),
    );
    const before = await storedIn(KATASTER_DATABASE);
    const added = async (): Promise<Stored> => {
      const now = await storedIn(KATASTER_DATABASE);
      const names = Object.keys(now) as (keyof Stored)[];
      return Object.fromEntries(names.map(name => [name, now[name] - before[name]])) as unknown as Stored;
    };
    const ended = async (): Promise<DirectorySync | null | undefined> => {
      const call = (method: string) => service.call(`kataster.provider.${method}`, { id: 'company' });
      let sync: DirectorySync | null | undefined = await resultOf<DirectorySync>(call('sync'));
      await until(async () => {
        if (sync?.state === 'running') sync = (await resultOf<ProviderInfo[]>(call('read')))[0]?.last_sync;
        return sync?.state !== 'running';
      });
      return sync;
    };
    let last = 0;
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      void service.call('kataster.provider.sync', { id: 'company' }).catch(() => undefined);
      await until(async () => (await added()).accounts > last);
      service.signal(signal);
      const { code } = await service.ended;
      t.is(code, signal === 'SIGTERM' ? 0 : null);
      const { accounts, ...others } = await added();
      t.true(accounts > last && accounts < crowd && accounts % perSet === 0, `${accounts} accounts after ${signal}`);
      t.deepEqual(others, { logins: accounts, memberships: accounts, sets: accounts / perSet });
      t.log(`${signal}: ${accounts} of ${crowd} persons, ${others.sets} change sets`);
      last = accounts;
      service = await start();
    }
    const done = await ended();
    t.like(done, { state: 'done', report: { found: crowd, created: crowd - last, unchanged: last, changed: 0, disabled: 0 } });
    t.like(await added(), { accounts: crowd, logins: crowd, memberships: crowd });
    const again = await ended();
    t.like(again?.report, { created: 0, changed: 0, unchanged: crowd, first_change_set: null });
  });
}

ava('the event loop takes turns while everybody is compared', async t => {
  const service = await startedService(t, sqlite);
  const provider = {
    ...{ id: 'company', title: 'company', issuer: `ldap://127.0.0.1/${base}?uid`, client: '', secret: null, scopes: '' },
    ...{ groupsClaim: 'member', subjectClaim: 'sub', admitted: JSON.stringify([groupDn('nobody')]), rules: '[]', enabled: 1 },
  };
  const groups = Array.from({ length: 20 }, (_, number) => groupDn(`group ${number}`));
  const claims = Array.from({ length: 20_000 }, (_, number) => ({
    ...{ subject: String(number), login: `person${number}`, name: '', groups },
  }));
  let isOver = false;
  const options = { isDryRun: false, signal: new AbortController().signal };
  const list = (take: Parameters<Parameters<typeof syncAccounts>[2]>[0]) => take({ persons: claims, refused: [] });
  const report = syncAccounts({ ...contextOver(service.store), method: 'sign-in' }, provider, list, options).finally(() => {
    isOver = true;
  });
  let turns = 0;
  for (; !isOver; turns += 1) await turn();
  t.like(await report, { found: 0, created: 0, refused: { notAdmitted: 20_000 } });
  t.true(turns >= 5, `${turns} turns`);
  t.log(`${turns} turns`);
});
