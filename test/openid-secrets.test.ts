import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createSecretFile, keyIn } from '../src/config/secret-file.js';
import { rekeyProviders, secretOwner } from '../src/domain/identity/provider-secrets.js';
import { secretKeptAs } from '../src/domain/secrets/kept-secrets.js';
import { SecretKey } from '../src/domain/secrets/secret-key.js';
import { Secrets } from '../src/domain/secrets/secrets.js';
import { gzipHeader } from '../src/store/exports/file.js';
import { callWith } from './helpers/access-changes.js';
import { Authenticator, type PasskeyOptions } from './helpers/authenticator.js';
import { command } from './helpers/backups.js';
import { CookieBrowser } from './helpers/cookie-browser.js';
import { newDatabase } from './helpers/databases.js';
import { exportedFrom } from './helpers/exports/files.js';
import { send } from './helpers/http.js';
import { startOpenidProvider } from './helpers/openid-provider.js';
import { withPasskeys } from './helpers/passkeys.js';
import { serve } from './helpers/process.js';
import { type RpcAnswer, resultOf } from './helpers/rpc.js';
import { scratchFolder } from './helpers/scratch.js';
import { called, codeOf, setUpFactor } from './helpers/second-factors.js';
import { ada, isSignedIn, providerSettings, signIn, takeSession, withProvider } from './helpers/sign-in.js';
import { emptySqlite } from './helpers/sqlite.js';
import { enginesInTurn, storeAt } from './helpers/stores.js';
import ava from './helpers/suite.js';
import { bySession, password, withUser } from './helpers/users.js';
import { until } from './helpers/waiting.js';

const secret = 'the-secret-of-this-client-0123456789';
const errorOf = ({ error }: RpcAnswer): unknown => error?.data;

/** The text of a file, which may be compressed. */
function unpacked(file: Buffer): string {
  return (file.subarray(0, 2).equals(gzipHeader) ? gunzipSync(file) : file).toString('latin1');
}

for (const engine of enginesInTurn)
  engine.test(`nothing secret of a sign-in is in the log, a table, an export or a backup on ${engine.name}`, async t => {
    const folder = scratchFolder('kataster-test-');
    t.teardown(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'secret');
    createSecretFile(file);
    const url = await newDatabase(t, engine.name, 'tables');
    const store = await storeAt(t, url, { durability: 'fast' });
    await store.upkeep(({ secretKeys }) => secretKeys.replace([], [keyIn(file, '').id]));
    const { service, openid, log } = await withProvider(t, engine, {
      ...{ store, environment: { KATASTER_SECRET_FILE: file }, settings: { secret }, openid: { secret } },
      parts: { renewalIntervalMs: 20 },
    });
    const browser = new CookieBrowser();
    const { url: answer } = await browser.visit(`${service.url}/sign-in/example`, next => next.pathname.endsWith('/callback'));
    await browser.visit(answer, isSignedIn);
    const { handed } = await takeSession(service.url, browser);
    t.is(handed.name, ada.name);
    service.clock.advance(60);
    await until(() => openid.issued.length >= 6);
    await until(async () => (await store.identity.dueSessions('example', '9999', '', 10)).every(each => each.checked > '2026'));
    const local = await withUser(store, 'local');
    const session = await bySession(store, local, service.clock.now());
    const factor = await setUpFactor(service, session);
    const used = codeOf(factor.secret, service);
    await resultOf(called(service, 'idoit.login', { username: 'local', password, code: used }));
    await resultOf(called(service, 'idoit.login', { username: 'local', password, code: factor.recovery[0] }));
    openid.fault = async () => ({ status: 500, type: 'text/html', body: 'down' });
    t.is((await signIn(service)).page.status, 502);
    await service.stop();
    await store.close();
    const backup = join(folder, 'backup');
    t.is((await command(t, url, 'backup', backup)).code, 0);
    const texts: Readonly<Record<string, string>> = {
      log: log.join(''),
      export: await exportedFrom(t, url),
      backup: unpacked(readFileSync(backup)),
      ...(engine.name === 'SQLite' && { 'file of the database': readFileSync(url.slice('sqlite:'.length), 'latin1') }),
    };
    const begun = ['code', 'state'].map(name => answer.searchParams.get(name) ?? '');
    const sessions = [handed.session ?? '', session['X-RPC-Auth-Session'] ?? ''];
    const secrets = [secret, password, ...begun, ...sessions, ...openid.issued, factor.secret, ...factor.recovery];
    t.true(secrets.length >= 20 && secrets.every(each => each.length >= 16), String(secrets.length));
    for (const [where, text] of Object.entries(texts)) {
      t.true(text.includes(where === 'log' ? 'a sign-in at a provider failed' : 'Ada Lovelace'), `${where} is read`);
      for (const each of secrets) t.false(text.includes(each), `${where}: ${each}`);
      t.false(text.includes(`"${used}"`), `${where}: a code of the app`);
    }
    t.log(`${secrets.length + 1} secrets in none of ${Object.keys(texts).join(', ')}`);
  });

for (const engine of enginesInTurn) {
  engine.test(`a secret needs a key that encrypts it, and follows that key on ${engine.name}`, async t => {
    const { service } = await withProvider(t, engine);
    const refused = await callWith(service, 'kataster.provider.save', { id: 'example', secret });
    t.regex(JSON.stringify(errorOf(refused)), /KATASTER_SECRET_FILE/);
    const { store } = service;
    const [one, other] = [new SecretKey(Buffer.alloc(32, 1)), new SecretKey(Buffer.alloc(32, 2))];
    const kept = new Secrets(one).encrypted(secret, secretOwner('example').place) ?? '';
    await store.upkeep(({ identity }) => identity.rewriteSecret('example', kept));
    const [from, to] = [new Secrets(one, other), new Secrets(other)];
    t.deepEqual(await rekeyProviders({ store, from, to }), []);
    t.deepEqual(await rekeyProviders({ store, from, to }), [], 'again');
    const [provider] = await store.identity.providers();
    t.is(secretKeptAs(provider?.secret ?? '', secretOwner('example'), { store, secrets: to }), secret);
    t.deepEqual(await rekeyProviders({ store, from: new Secrets(), to: new Secrets(one) }), ['example'], 'without the key');
  });
}

ava.serial('a service without a provider loads no library for sign-ins', async t => {
  const coverage = scratchFolder('kataster-test-');
  t.teardown(() => rmSync(coverage, { recursive: true }));
  const loaded = async (
    work: (url: string, call: (method: string, params: object) => Promise<RpcAnswer>) => Promise<void>,
    others = {},
  ) => {
    const folder = join(coverage, String(Math.random()));
    const settings = { KATASTER_DATABASE: await emptySqlite(t), NODE_V8_COVERAGE: folder };
    const service = await serve(t, { ...settings, ...others });
    await work(service.url, service.call);
    service.signal('SIGTERM');
    await service.ended;
    return readdirSync(folder)
      .map(name => readFileSync(join(folder, name), 'utf8'))
      .join('');
  };
  const libraries = /node_modules\/(openid-client|oauth4webapi|jose|ldapts)\//;
  const passkeyLibraries = /node_modules\/(@simplewebauthn|@peculiar)\//;
  const without = await loaded(async (url, call) => {
    t.deepEqual(await (await fetch(`${url}/sign-in`)).json(), []);
    await resultOf(call('kataster.provider.read', {}));
  });
  t.regex(without, /dist\/src\/kataster\.cjs/);
  t.notRegex(without, libraries);
  const withOne = await loaded(async (url, call) => {
    const openid = await startOpenidProvider(t, url);
    await resultOf(call('kataster.provider.save', providerSettings(openid)));
    t.is((await fetch(`${url}/sign-in/example`, { redirect: 'manual' })).status, 302);
  });
  t.regex(withOne, libraries);
  t.notRegex(withOne + without, passkeyLibraries);
  const offered = await loaded(async url => {
    t.is((await fetch(`${url}/sign-in/session/passkey`)).status, 200);
    t.is((await fetch(`${url}/sign-in/session/passkey`, { method: 'POST', body: '{}' })).status, 403);
  }, withPasskeys);
  t.notRegex(offered, passkeyLibraries, 'a service whose host could have passkeys');
  const added = await loaded(async (url, call) => {
    await resultOf(call('kataster.user.create', { login: 'ada', password }));
    const ask = <Result>(method: string, params: object, session = ''): Promise<Result> => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
      const headers = session === '' ? {} : { 'X-RPC-Auth-Session': session };
      return resultOf<Result>(send(`${url}/jsonrpc`, { body, headers }).then(({ text }) => JSON.parse(text)));
    };
    const { 'session-id': session } = await ask<{ 'session-id': string }>('idoit.login', { username: 'ada', password });
    const made = new Authenticator().attest(await ask<PasskeyOptions>('kataster.passkey.create', { password }, session));
    t.like(await ask('kataster.passkey.confirm', { title: 'Laptop', ...made }, session), { success: true });
  }, withPasskeys);
  t.regex(added, passkeyLibraries);
});
