import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import { reservedProviderIds } from '../../src/domain/identity/reserved-ids.js';
import { callWith } from '../helpers/access-changes.js';
import { temporaryFolder } from '../helpers/databases.js';
import { addressAt, passwordOf, type ServiceWithDirectory, signInBy, withDirectory } from '../helpers/directory.js';
import { run, serve } from '../helpers/process.js';
import { resultOf } from '../helpers/rpc.js';
import { called } from '../helpers/second-factors.js';
import { hasSlapd, type Slapd, searcher } from '../helpers/slapd.js';
import { emptySqlite } from '../helpers/sqlite.js';
import { startedService } from '../helpers/started-service.js';
import { engines, type TestEngine } from '../helpers/stores.js';
import ava from '../helpers/suite.js';

const [sqlite] = engines as readonly [TestEngine];
const test = hasSlapd ? sqlite.test : ava.skip;

/** A directory that answers every connection in this way. */
async function startServer(t: ExecutionContext, answer: string | undefined): Promise<string> {
  const sockets = new Set<{ destroy(): void }>();
  const server: Server = createServer(socket => {
    sockets.add(socket.on('error', () => {}));
    if (answer !== undefined) socket.once('data', () => socket.end(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  return `ldap://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

interface Fault {
  readonly settings: (
    slapd: Slapd,
    t: ExecutionContext,
  ) => Promise<Readonly<Record<string, unknown>>> | Readonly<Record<string, unknown>>;
  readonly logged: RegExp;
}

/** Faults of directories: how the provider is saved then, and what the log says. The person gets the same page for all of them. */
const faults: Readonly<Record<string, Fault>> = {
  'a port at which nobody listens': { settings: () => ({ issuer: addressAt('ldap://127.0.0.1:1') }), logged: /ECONNREFUSED/ },
  'a host that no name leads to': {
    settings: () => ({ issuer: addressAt('ldaps://directory.invalid') }),
    logged: /ENOTFOUND|EAI_AGAIN/,
  },
  'a certificate of an unknown authority by LDAPS': {
    settings: ({ tlsUrl }) => ({ issuer: addressAt(tlsUrl) }),
    logged: /self-signed certificate/,
  },
  'a certificate of an unknown authority by StartTLS': {
    settings: ({ startTlsUrl }) => ({ issuer: addressAt(startTlsUrl) }),
    logged: /self-signed certificate/,
  },
  'a wrong password of the account that searches': { settings: () => ({ secret: 'another' }), logged: /InvalidCredentialsError/ },
  'no password of the account that searches': { settings: () => ({ secret: '' }), logged: /NoSuchObjectError/ },
  'a base that is not there': {
    settings: ({ url }) => ({ issuer: `${url}/dc=other?uid` }),
    logged: /NoSuchObjectError/,
  },
  'a filter that is none': {
    settings: ({ url }) => ({ issuer: `${url}/dc=example,dc=com?uid?sub?((cn=a)` }),
    logged: /Invalid attribute name/,
  },
  'another protocol': {
    settings: async (_, t) => ({ issuer: addressAt(await startServer(t, 'HTTP/1.1 400 Bad Request\r\n\r\n')) }),
    logged: /in time|timed out|closed|socket/i,
  },
};

test('a directory that cannot be asked is said to be one, and passwords of this service go on', async t => {
  for (const [what, { settings, logged }] of Object.entries(faults)) {
    const world: ServiceWithDirectory = await withDirectory(t, sqlite);
    const { service, slapd, log } = world;
    const given = await settings(slapd, t);
    await resultOf(callWith(service, 'kataster.provider.save', { id: 'company', ...given }));
    const { page, handed } = await signInBy(service, 'ada');
    t.is(page.status, 502, `${what}: ${page.text}`);
    t.regex(page.text, /cannot be reached/, what);
    t.deepEqual(handed, {}, what);
    const reasons = log.map(line => JSON.parse(line)).filter(({ provider }) => provider === 'company');
    t.regex(String(reasons[0]?.reason), logged, what);
    t.notRegex(page.text, logged, 'the page says nothing of it');
    for (const secret of [searcher.password, passwordOf('ada')]) t.false(log.join('').includes(secret), what);
    await resultOf(callWith(service, 'kataster.user.read', {}));
  }
  t.log(`${Object.keys(faults).length} faults`);
});

test('who waits for a slow directory waits alone', async t => {
  const { service, slapd } = await withDirectory(t, sqlite, { parts: { renewalIntervalMs: 20 } });
  const { headers } = await signInBy(service, 'ada');
  slapd.process.kill('SIGSTOP');
  t.teardown(() => slapd.process.kill('SIGCONT'));
  service.clock.advance(60);
  const waiting = signInBy(service, 'ada');
  for (let number = 0; number < 100; number += 1) await resultOf(called(service, 'idoit.version.read', {}, headers));
  const { page } = await waiting;
  t.is(page.status, 502);
  await resultOf(called(service, 'idoit.version.read', {}, headers));
  slapd.process.kill('SIGCONT');
  t.is((await signInBy(service, 'ada')).page.status, 302);
});

for (const address of ['tlsUrl', 'startTlsUrl'] as const)
  test(`a certificate that NODE_EXTRA_CA_CERTS vouches for lets ${address} be asked`, async t => {
    const { slapd } = await withDirectory(t, sqlite);
    const file = join(temporaryFolder(t), 'secret');
    const environment = { KATASTER_DATABASE: await emptySqlite(t), NODE_EXTRA_CA_CERTS: slapd.authority };
    t.is((await run(t, ['secret', 'create', file], environment).ended).code, 0);
    t.is((await run(t, ['secret', 'encrypt'], { ...environment, KATASTER_SECRET_FILE: file }).ended).code, 0);
    const service = await serve(t, { ...environment, KATASTER_SECRET_FILE: file });
    const provider = { id: 'company', issuer: addressAt(slapd[address]), client: searcher.dn, secret: searcher.password };
    await resultOf(service.call('kataster.provider.save', provider));
    const { page, handed } = await signInBy(service, 'ada');
    t.is(page.status, 302, page.text);
    t.is(handed.provider, 'company');
  });

const wrongAddresses = [
  'ldaps://dc.example.com',
  'ldaps://dc.example.com/dc=example,dc=com',
  'ldaps://dc.example.com/?uid',
  'ldaps:///dc=example,dc=com?uid',
  'ldaps://dc.example.com/dc=example,dc=com?uid,cn',
  'ldaps://dc.example.com/dc=example,dc=com?uid?one',
  'ldaps://dc.example.com/dc=example,dc=com?uid?sub?cn=a',
  'ldaps://dc.example.com/dc=example,dc=com?uid?sub?(cn=a)?x',
  'ldaps://dc.example.com/dc=%ff?uid',
  'ldaps://ada@dc.example.com/dc=example?uid',
];

sqlite.test('an address that leaves out a part of a directory is refused', async t => {
  const service = await startedService(t, sqlite);
  for (const issuer of wrongAddresses) {
    const { error } = await callWith(service, 'kataster.provider.save', { id: 'company', issuer, client: 'cn=search' });
    t.regex(String(error?.data?.issuer), /expected ldaps:\/\/HOST\/BASE/, issuer);
  }
  t.log(`${wrongAddresses.length} addresses`);
  const issuer = 'ldaps://[::1]:1636/OU=Gr%C3%B6%C3%9Fe,DC=example?sAMAccountName?sub?(&(objectCategory=person)(cn=a%3Fb))';
  await resultOf(callWith(service, 'kataster.provider.save', { id: 'company', issuer, client: 'cn=search' }));
  const [saved] = await resultOf<readonly object[]>(callWith(service, 'kataster.provider.read', { id: 'company' }));
  t.like(saved, { issuer, scopes: '', groups_claim: 'member', subject_claim: 'sub' });
});

sqlite.test(
  'an id that is an address of sign-ins, and a claim that names no account, are refused with what is right',
  async t => {
    const service = await startedService(t, sqlite);
    const save = (params: object) =>
      callWith(service, 'kataster.provider.save', {
        id: 'company',
        client: 'kataster',
        issuer: 'https://login.example.com',
        ...params,
      });
    for (const [id, address] of Object.entries(reservedProviderIds)) {
      t.regex(String((await save({ id })).error?.data?.id), new RegExp(`'${id}' is reserved: .*${address}; expected another id`));
      t.not((await fetch(service.url + address)).status, 200, 'it is none of a provider');
    }
    const claims = ['email', 'preferred_username', 'UPN', 'groups', 'iss'];
    for (const claim of claims)
      t.regex(String((await save({ subject_claim: claim })).error?.data?.subject_claim), /such as sub, or oid/, claim);
    const issuer = 'ldaps://dc.example.com/dc=example,dc=com?uid';
    t.regex(
      String((await save({ issuer, subject_claim: 'oid' })).error?.data?.subject_claim),
      /tokens of OpenID Connect: expected sub/,
    );
    t.deepEqual(await resultOf(callWith(service, 'kataster.provider.read', {})), []);
  },
);
