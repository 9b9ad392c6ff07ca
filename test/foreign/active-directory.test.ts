import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import { Attribute, Change, type Client } from 'ldapts';
import type { DirectorySync, DirectoryTested } from '../../generated/types.js';
import { rangeOf } from '../../src/http/sign-in/directory-entry.js';
import { callWith } from '../helpers/access-changes.js';
import { onceForAll, temporaryFolder } from '../helpers/databases.js';
import { signInBy, withSecretFile } from '../helpers/directory.js';
import { groupsOf, usersOf, withGroup } from '../helpers/person-groups.js';
import { run, serve } from '../helpers/process.js';
import { resultOf } from '../helpers/rpc.js';
import { administrator, type DomainEntry, domain, hasSamba, startDomainController } from '../helpers/samba/domain-controller.js';
import { called } from '../helpers/second-factors.js';
import type { TestService } from '../helpers/service.js';
import { emptySqlite } from '../helpers/sqlite.js';
import { engines, type TestEngine } from '../helpers/stores.js';
import ava from '../helpers/suite.js';
import { until } from '../helpers/waiting.js';

const [sqlite] = engines as readonly [TestEngine];
const test = hasSamba ? sqlite.test : ava.skip;

const people = `OU=Köln,${domain}`;
const branch = `OU=Süd,${people}`;
const password = 'Kennwort-0123';
const escaped = (name: string): string => name.replace(/[,+"\\<>;#=]/g, '\\$&');
const dnOf = (name: string, unit = people): string => `CN=${escaped(name)},${unit}`;

/** Flags of `userAccountControl`. */
const [normal, disabled, withoutPassword] = ['512', '514', '544'] as const;
const searcher = { dn: dnOf('Search'), password: 'the-password-of-the-search-0123' };

function person(name: string, login: string, others: DomainEntry[1] = {}): DomainEntry {
  const names = { objectClass: 'user', displayName: name, sAMAccountName: login, userPrincipalName: `${login}@example.com` };
  return [dnOf(name), { ...names, userAccountControl: normal, unicodePwd: password, ...others }];
}

function group(name: string, member: readonly string[]): DomainEntry {
  return [dnOf(name), { objectClass: 'group', sAMAccountName: `${name.replace(/\W+/g, '')}_group`, member }];
}

const names = {
  ada: 'Lovelace, Ada "Größe" <+\\;> #1 = x',
  juergen: 'Müller, Jürgen',
  expired: 'Expired',
  disabled: 'Disabled',
  new: 'New',
  twin: 'Müller, Jürgen (2)',
};
const oddGroup = 'Größe, "X" + \\ <;> # =';
/** Persons beside those with names, more than a domain controller sends at once. */
const crowd = Array.from({ length: 1100 }, (_, number) => `Crowd ${number}`);

const entries: readonly DomainEntry[] = [
  [people, { objectClass: 'organizationalUnit' }],
  [branch, { objectClass: 'organizationalUnit' }],
  person('Search', 'search', { unicodePwd: searcher.password }),
  person(names.ada, 'ada'),
  person(names.juergen, 'jürgen'),
  person(names.twin, 'jmueller2', { displayName: names.juergen }),
  person(names.expired, 'expired', { accountExpires: '132223104000000000' }),
  person(names.disabled, 'disabled', { userAccountControl: disabled }),
  person(names.new, 'new', { pwdLastSet: '0' }),
  ...crowd.map(
    (name, number): DomainEntry => [
      dnOf(name),
      { objectClass: 'user', sAMAccountName: `crowd${number}`, userAccountControl: withoutPassword },
    ],
  ),
  [dnOf('PC1'), { objectClass: 'computer', sAMAccountName: 'PC1$', userAccountControl: '4096' }],
  group('Inner', [dnOf(names.ada), dnOf(names.juergen)]),
  group(oddGroup, [dnOf('Inner')]),
  group('Outer', [dnOf(oddGroup)]),
  group(
    'Everybody',
    crowd.map(name => dnOf(name)),
  ),
];

const started = onceForAll(scope => startDomainController(scope, entries));
const addressOf = (url: string, attribute = 'sAMAccountName', base = people): string =>
  `${url}/${encodeURI(base)}?${attribute}?sub?(%26(objectCategory=person)(objectClass=user))`;

/** A service whose people come from the domain, and what it logged. */
async function withDomain(t: ExecutionContext, settings: Readonly<Record<string, unknown>> = {}) {
  const world = await withSecretFile(t, sqlite, { parts: { renewalIntervalMs: 20 } });
  const issuer = addressOf((await started()).url);
  const provider = { id: 'company', title: 'Company', issuer, client: searcher.dn, secret: searcher.password, ...settings };
  await resultOf(callWith(world.service, 'kataster.provider.save', provider));
  return world;
}

const replace = (type: string, values: string[]): Change =>
  new Change({ operation: 'replace', modification: new Attribute({ type, values }) });

/** Changes the domain, and changes it back at the end of the test. */
async function change(t: ExecutionContext, work: (client: Client) => Promise<void>, back: (client: Client) => Promise<void>) {
  const controller = await started();
  await controller.change(work);
  t.teardown(() => controller.change(back));
}

test('people sign in by either name of theirs, and stay who they are when renamed and moved', async t => {
  const { service } = await withDomain(t);
  const first = await signInBy(service, 'ada', password);
  t.is(first.page.status, 302, first.page.text);
  t.like(first.handed, { name: names.ada, provider: 'company' });
  t.is((await signInBy(service, 'JÜRGEN', password)).page.status, 302, 'in any case');
  const twin = await signInBy(service, 'jmueller2', password);
  t.like(twin.handed, { name: names.juergen });
  const moved = dnOf('Ada King', branch);
  await change(
    t,
    async client => {
      await client.modifyDN(dnOf(names.ada), moved);
      await client.modify(moved, [
        replace('sAMAccountName', ['king']),
        replace('userPrincipalName', ['king@example.com']),
        replace('displayName', ['Ada King']),
      ]);
    },
    async client => {
      await client.modify(moved, [
        replace('sAMAccountName', ['ada']),
        replace('userPrincipalName', ['ada@example.com']),
        replace('displayName', [names.ada]),
      ]);
      await client.modifyDN(moved, dnOf(names.ada));
    },
  );
  t.is((await signInBy(service, 'ada', password)).page.status, 403, 'the former login');
  t.like((await signInBy(service, 'king', password)).handed, { name: names.ada }, 'the person that is there');
  await resultOf(
    callWith(service, 'kataster.provider.save', { id: 'company', issuer: addressOf((await started()).url, 'userPrincipalName') }),
  );
  t.like((await signInBy(service, 'king@example.com', password)).handed, { name: names.ada });
  t.is((await signInBy(service, 'king', password)).page.status, 403, 'not the login that the address names');
  const logins = (await usersOf(service)).map(({ login }) => login);
  t.deepEqual(logins.sort(), ['ada', 'jmueller2', 'jürgen']);
});

test('groups in groups become rights, and what is taken away there ends here', async t => {
  const { service } = await withDomain(t);
  const [readers, odd] = [await withGroup(service, 'readers', [{ verbs: ['view'] }]), await withGroup(service, 'odd')];
  const rules = [
    { group: dnOf('Outer').toUpperCase(), person_group: readers },
    { group: dnOf(oddGroup), person_group: odd },
  ];
  await resultOf(callWith(service, 'kataster.provider.save', { id: 'company', rules, admitted: [dnOf('Outer')] }));
  const ada = await signInBy(service, 'ada', password);
  const { headers } = await signInBy(service, 'jürgen', password);
  t.deepEqual(await groupsOf(service, 'ada'), ['readers', 'odd']);
  t.is((await signInBy(service, 'jmueller2', password)).page.status, 403, 'in none of the admitted groups');
  const errorOf = async (given: typeof headers) => (await called(service, 'cmdb.objects.read', {}, given)).error?.data?.error;
  t.is(await errorOf(headers), undefined);
  await change(
    t,
    client => client.modify(dnOf('Inner'), replace('member', [dnOf(names.juergen)])),
    client => client.modify(dnOf('Inner'), replace('member', [dnOf(names.ada), dnOf(names.juergen)])),
  );
  await change(
    t,
    client => client.modify(dnOf(names.juergen), replace('userAccountControl', [disabled])),
    client => client.modify(dnOf(names.juergen), replace('userAccountControl', [normal])),
  );
  service.clock.advance(60);
  await until(async () => (await errorOf(ada.headers)) !== undefined && (await errorOf(headers)) !== undefined);
  t.deepEqual(await groupsOf(service, 'ada'), []);
  t.is((await signInBy(service, 'jürgen', password)).page.status, 403);
});

test('nobody comes in whom the domain does not let in, and the page says why', async t => {
  const { service, log } = await withDomain(t);
  const wrong = /The login or the password is wrong/;
  const refusals: readonly (readonly [login: string, password: string, shown: RegExp])[] = [
    // The log has the first reason of several within a moment.
    ['new', password, /another password first/],
    ['ada', 'another', wrong],
    ['ada', '', wrong],
    ['EXAMPLE\\ada', password, wrong],
    ['a*', password, wrong],
    ['PC1$', password, wrong],
    ['crowd1', '', wrong],
    ['new', 'another', wrong],
    ['expired', password, /may not sign in here/],
    ['disabled', 'another', wrong],
    ['disabled', password, /may not sign in here/],
  ];
  for (const [login, given, shown] of refusals) {
    const { page, handed } = await signInBy(service, login, given);
    t.deepEqual([page.status, handed], [403, {}], login);
    t.regex(page.text, shown, login);
  }
  t.regex(log.join(''), /demands another password first/);
  t.deepEqual(await usersOf(service), []);
  for (const secret of [searcher.password, password]) t.false(log.join('').includes(secret));
  t.log(`${refusals.length} refusals`);
});

/** Numbers of a sync that are not 0. */
async function sync(service: TestService, options: { readonly dry_run?: true } = {}) {
  const asked = callWith(service, 'kataster.provider.sync', { id: 'company', ...options });
  const { fault, report } = await resultOf<DirectorySync>(asked);
  const { refused, first_change_set: _, last_change_set: __, ...numbers } = report ?? { refused: {} };
  const refusals = Object.entries(refused).map(([reason, count]) => [`refused_${reason}`, count] as const);
  const figures = [...Object.entries(numbers), ...refusals].filter(([, count]) => count !== 0);
  return { fault, ...Object.fromEntries(figures) };
}

test('a domain is read page by page, and a second sync changes nothing', async t => {
  const { service, log } = await withDomain(t);
  const readers = await withGroup(service, 'readers');
  const rules = [{ group: dnOf('Outer'), person_group: readers }];
  await resultOf(callWith(service, 'kataster.provider.save', { id: 'company', rules, admitted: [dnOf('Outer')] }));
  const others = { refused_disabled: 2, refused_not_admitted: crowd.length + 3 };
  const first = { fault: null, found: 2, created: 2, memberships_added: 2, ...others };
  t.deepEqual(await sync(service, { dry_run: true }), first);
  t.deepEqual(await usersOf(service), []);
  t.deepEqual(await sync(service), first);
  const unchanged = { fault: null, found: 2, unchanged: 2, ...others };
  t.deepEqual(await sync(service), unchanged);
  const { headers } = await signInBy(service, 'ada', password);
  t.deepEqual(await sync(service), unchanged, 'after a sign-in');
  await change(
    t,
    client => client.modify(dnOf(names.ada), replace('userAccountControl', [disabled])),
    client => client.modify(dnOf(names.ada), replace('userAccountControl', [normal])),
  );
  const without = { fault: null, found: 1, unchanged: 1, disabled: 1, memberships_removed: 1, ...others, refused_disabled: 3 };
  t.deepEqual(await sync(service), without);
  t.not((await called(service, 'idoit.version.read', {}, headers)).error, undefined, 'the session is over');
  t.false(log.join('').includes(searcher.password));
  t.log(`${crowd.length + 7} persons`);
});

test('a test of the connection names what is wrong with the account, the base or the encryption', async t => {
  const { service } = await withDomain(t);
  const { url, plainUrl } = await started();
  const settings: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    'no fault': {},
    'no fault, by the name of the account': { client: 'search@example.com' },
    'encryption that is missing': { issuer: addressOf(plainUrl) },
    'account that is none': { secret: '' },
    'account with a wrong password': { secret: 'another' },
    'base that is not there': { issuer: addressOf(url, 'sAMAccountName', `OU=other,${domain}`) },
    'base of another domain': { issuer: addressOf(url, 'sAMAccountName', 'DC=other,DC=org') },
    'nobody whom the filter finds': { issuer: `${url}/${domain}?sAMAccountName?sub?(cn=nobody)` },
  };
  for (const [what, given] of Object.entries(settings)) {
    const usual = { id: 'company', issuer: addressOf(url), client: searcher.dn, secret: searcher.password };
    await resultOf(callWith(service, 'kataster.provider.save', { ...usual, ...given }));
    const tested = await resultOf<DirectoryTested>(callWith(service, 'kataster.provider.connect', { id: 'company' }));
    const fault = what.startsWith('no fault') ? null : what.split(' ')[0];
    t.like(tested, { fault }, `${what}: ${tested.outcome}`);
    t.log(`${what}: ${tested.outcome}`);
  }
});

test('members of a group that are sent in ranges go on where the range ends', async t => {
  await (await started()).change(async client => {
    const read = async (from: number, to: number | string) => {
      const attributes = [`member;range=${from}-${to}`];
      return (await client.search(dnOf('Everybody'), { scope: 'base', attributes })).searchEntries[0] ?? { dn: '' };
    };
    const first = rangeOf(await read(0, 999), 'member');
    t.is(first.values.length, 1000);
    t.is(first.next, 1000);
    const last = rangeOf(await read(1000, '*'), 'member');
    t.is(last.values.length, crowd.length - 1000);
    t.is(last.next, undefined);
  });
});

test('a certificate that NODE_EXTRA_CA_CERTS vouches for lets a domain be asked by LDAPS and by StartTLS', async t => {
  const { tlsUrl, startTlsUrl, authority } = await started();
  const environment = {
    KATASTER_DATABASE: await emptySqlite(t),
    KATASTER_SECRET_FILE: join(temporaryFolder(t), 'secret'),
    NODE_EXTRA_CA_CERTS: authority,
  };
  t.is((await run(t, ['secret', 'create', environment.KATASTER_SECRET_FILE], environment).ended).code, 0);
  t.is((await run(t, ['secret', 'encrypt'], environment).ended).code, 0);
  const service = await serve(t, environment);
  const { dn: client, password: secret } = administrator;
  for (const url of [tlsUrl, startTlsUrl]) {
    await resultOf(service.call('kataster.provider.save', { id: 'company', issuer: addressOf(url), client, secret }));
    const { page, handed } = await signInBy(service, 'jmueller2', password);
    t.is(page.status, 302, page.text);
    t.is(handed.provider, 'company');
  }
});
