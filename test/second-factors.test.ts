import type { ExecutionContext } from 'ava';
import { configFrom } from '../src/config/config.js';
import type { Grant } from '../src/domain/access/rights.js';
import { secretKeptAs } from '../src/domain/secrets/kept-secrets.js';
import { SecretKey } from '../src/domain/secrets/secret-key.js';
import { Secrets } from '../src/domain/secrets/secrets.js';
import { rekeySecondFactors } from '../src/domain/users/factor-rekeying.js';
import { factorOwner } from '../src/domain/users/second-factors.js';
import { callWith, type Headers } from './helpers/access-changes.js';
import { send } from './helpers/http.js';
import { callerOf, type RpcAnswer, resultOf } from './helpers/rpc.js';
import { called, codeOf, type Factor, setUpFactor } from './helpers/second-factors.js';
import { serviceOver, type TestService, testKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, freshStore, type TestEngine } from './helpers/stores.js';
import test from './helpers/suite.js';
import { byPassword, password, sessionOf, withUser } from './helpers/users.js';

const basic = (login: string): Headers => ({ Authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}` });
const errorOf = ({ error }: RpcAnswer): unknown => error?.data?.error;
const view: readonly Grant[] = [{ verbs: ['view'] }];

/** Sets up the second factor of a user. */
const setUp = async (service: TestService, login: string, session?: Headers): Promise<Factor> =>
  setUpFactor(service, session ?? (await sessionOf(service, login)));

async function withFactor(t: ExecutionContext, engine: TestEngine) {
  const service = await startedService(t, engine);
  const ada = await withUser(service.store, 'ada', view);
  const factor = await setUp(service, 'ada');
  const logIn = (code?: string) => called(service, 'idoit.login', { username: 'ada', password, ...(code && { code }) });
  return { service, ada, logIn, ...factor };
}

/** Ways in which a password could authenticate without a code: none of them does. */
const ways: Readonly<Record<string, (service: TestService) => Promise<RpcAnswer>>> = {
  'a login': service => called(service, 'idoit.login', { username: 'ada', password }),
  'a login by headers': service => called(service, 'idoit.login', {}, byPassword('ada')),
  'a login by Basic': service => called(service, 'idoit.login', {}, basic('ada')),
  'a login beside a key': service => callWith(service, 'idoit.login', { username: 'ada', password }),
  'a login by headers beside a key': service => callWith(service, 'idoit.login', {}, byPassword('ada')),
  'a call by headers beside a key': service => callWith(service, 'idoit.version.read', {}, byPassword('ada')),
  'a call by Basic beside a key': service => called(service, 'idoit.version.read', {}, { ...basic('ada'), 'X-API-Key': testKey }),
  'a new password by headers': service =>
    callWith(service, 'kataster.user.password', { old: password, new: 'another example of a password' }, byPassword('ada')),
  'another factor by headers': service => callWith(service, 'kataster.second_factor.create', { password }, byPassword('ada')),
  'a logout by headers': service => callWith(service, 'idoit.logout', {}, byPassword('ada')),
  'a batch': async service => {
    const call = { jsonrpc: '2.0', id: 1, method: 'idoit.version.read', params: { apikey: testKey } };
    const { text } = await send(service.endpoint('contract'), { body: JSON.stringify([call]), headers: byPassword('ada') });
    return JSON.parse(text)[0];
  },
  'a long body': async service => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'idoit.version.read', params: { apikey: testKey } });
    const { text } = await send(service.endpoint('contract'), { body: body.padEnd(200_000), headers: byPassword('ada') });
    return JSON.parse(text);
  },
};

for (const engine of enginesInTurn) {
  engine.test(`no password authenticates without the second factor of its user on ${engine.name}`, async t => {
    const { service } = await withFactor(t, engine);
    for (const [what, tryIn] of Object.entries(ways)) t.is(errorOf(await tryIn(service)), 'SecondFactorRequired', what);
    t.log(`${Object.keys(ways).length} ways`);
    const { status } = await send(`${service.url}/racks/1.svg`, {
      verb: 'GET',
      headers: { ...byPassword('ada'), 'X-API-Key': testKey },
    });
    t.is(status, 403, 'a rack');
    t.is(errorOf(await called(service, 'idoit.version.read', { apikey: testKey })), undefined, 'keys go on as they are');
  });

  engine.test(`a code works once, for thirty seconds and a step of the clock in both directions on ${engine.name}`, async t => {
    const { service, secret, logIn } = await withFactor(t, engine);
    const code = codeOf(secret, service);
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(code)));
    t.is(answers.filter(({ result }) => result).length, 1, 'of five at once');
    t.is(errorOf(await logIn(code)), 'AuthenticationFailed');
    t.is(errorOf(await logIn(codeOf(secret, service, -30))), 'AuthenticationFailed', 'an earlier one after a later one');
    t.is(errorOf(await logIn(codeOf(secret, service, 30))), undefined, 'a phone that is ahead');
    service.clock.advance(120);
    t.is(errorOf(await logIn(codeOf(secret, service, -30))), undefined, 'a phone that is behind');
    service.clock.advance(120);
    for (const off of [-300, -90, 90, 300])
      t.is(errorOf(await logIn(codeOf(secret, service, off))), 'AuthenticationFailed', `${off} s`);
    service.clock.advance(900);
    const spaced = codeOf(secret, service).replace(/(...)/, '$1 ');
    t.is(errorOf(await called(service, 'idoit.login', {}, { ...byPassword('ada'), 'X-RPC-Auth-Code': spaced })), undefined);
    service.clock.advance(60);
    const headers = { ...basic('ada'), 'X-RPC-Auth-Code': codeOf(secret, service), 'X-API-Key': testKey };
    t.is(errorOf(await called(service, 'idoit.version.read', {}, headers)), undefined);
    t.is(errorOf(await called(service, 'idoit.version.read', {}, headers)), 'AuthenticationFailed');
  });

  engine.test(`each recovery code works once in the place of a code on ${engine.name}`, async t => {
    const { service, ada, recovery, logIn } = await withFactor(t, engine);
    t.is(new Set(recovery).size, 10);
    const [first = '', second = '', ...others] = recovery;
    const answers = await Promise.all(Array.from({ length: 3 }, () => logIn(first)));
    t.is(answers.filter(({ result }) => result).length, 1, 'of three at once');
    t.is(errorOf(await logIn(first)), 'AuthenticationFailed');
    t.is(errorOf(await logIn(second.replaceAll('-', '').toUpperCase())), undefined, 'however it is typed');
    for (const code of others) t.is(errorOf(await logIn(code)), undefined);
    for (const code of recovery) service.clock.advance(900) ?? t.is(errorOf(await logIn(code)), 'AuthenticationFailed');
    const used = await service.store.audit.read({ descending: false, limit: 100 });
    t.is(used.filter(({ event, subjectObject }) => event === 'recoveryCodeUsed' && subjectObject === ada).length, 10);
  });

  engine.test(`wrong codes are limited as wrong passwords are, and a right password forgives none on ${engine.name}`, async t => {
    const { service, secret, logIn } = await withFactor(t, engine);
    for (let guess = 0; guess < 10; guess += 1) t.is(errorOf(await logIn('000000')), 'AuthenticationFailed');
    t.is(errorOf(await logIn(codeOf(secret, service))), 'AuthenticationFailed', 'ten wrong codes lock out the right one');
    const from = (address: string) =>
      send(service.endpoint('contract'), { body: bodyOf(codeOf(secret, service)), from: address });
    t.true((await from('127.0.0.7')).text.includes('"result"'), 'not from elsewhere');
    service.clock.advance(900);
    t.is(errorOf(await logIn(codeOf(secret, service))), undefined, 'a quarter of an hour later');
    await service.stop();
    const events = await service.store.audit.read({ descending: false, limit: 100 });
    const failed = events.filter(({ event }) => event === 'loginFailed').map(({ details }) => JSON.parse(details));
    t.deepEqual(
      failed.map(({ reason, times }) => `${reason} ${times}`),
      ['wrongCode 11'],
    );
  });

  engine.test(`sessions from before a second factor end with it, and those of a removed one, too, on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    await withUser(service.store, 'ada', view);
    const [own, other] = [await sessionOf(service, 'ada'), await sessionOf(service, 'ada')];
    const { secret } = await setUp(service, 'ada', own);
    const isOpen = async (headers: Headers) => errorOf(await called(service, 'idoit.version.read', {}, headers)) === undefined;
    t.deepEqual([await isOpen(own), await isOpen(other)], [true, false]);
    await t.throwsAsync(sessionOf(service, 'ada'), { message: /Second factor required/ }, 'a login that was under way');
    await resultOf(callerOf(service, 'contract')('kataster.second_factor.reset', { login: 'ada' }));
    t.false(await isOpen(own));
    t.is(errorOf(await called(service, 'idoit.login', { username: 'ada', password })), undefined);
    t.true(secret.length === 32);
  });

  engine.test(`another second factor replaces the present one, with a code of that, on ${engine.name}`, async t => {
    const { service, secret, logIn } = await withFactor(t, engine);
    const session = { 'X-RPC-Auth-Session': await sessionIn(logIn(codeOf(secret, service))) };
    service.clock.advance(60);
    const create = (params: object) => called(service, 'kataster.second_factor.create', { password, ...params }, session);
    t.is(errorOf(await create({})), 'SecondFactorRequired');
    t.is(errorOf(await create({ code: '000000' })), 'AuthenticationFailed');
    t.is(errorOf(await create({ password: 'a guess', code: codeOf(secret, service) })), 'AuthenticationFailed');
    const { secret: next } = await resultOf<{ secret: string }>(create({ code: codeOf(secret, service) }));
    service.clock.advance(60);
    t.is(errorOf(await logIn(codeOf(next, service))), 'AuthenticationFailed', 'until it is confirmed');
    t.is(errorOf(await called(service, 'kataster.second_factor.confirm', { code: '000000' }, session)), 'AuthenticationFailed');
    t.is(errorOf(await called(service, 'kataster.second_factor.confirm', { code: codeOf(next, service) }, session)), undefined);
    t.is(errorOf(await called(service, 'kataster.second_factor.confirm', { code: codeOf(next, service) }, session)), 'Conflict');
    service.clock.advance(60);
    t.is(errorOf(await logIn(codeOf(secret, service))), 'AuthenticationFailed');
    t.is(errorOf(await logIn(codeOf(next, service))), undefined);
  });

  engine.test(`the setting demands a second factor of whom it names, on ${engine.name}`, async t => {
    const store = await freshStore(t, engine);
    await withUser(store, 'ada', view);
    await withUser(store, 'root', [{ verbs: ['administer'] }]);
    for (const [duty, lacking] of [
      ['optional', []],
      ['administrators', ['root']],
      ['everybody', ['ada', 'root']],
    ] as const) {
      const service = await serviceOver(t, store, { KATASTER_SECOND_FACTOR: duty });
      for (const login of ['ada', 'root']) {
        const opened = await called(service, 'idoit.login', { username: login, password });
        const isLacking = (lacking as readonly string[]).includes(login);
        t.is((opened.result as { second_factor_required?: boolean }).second_factor_required, isLacking ? true : undefined);
        const session = { 'X-RPC-Auth-Session': await sessionIn(opened) };
        for (const method of ['idoit.version.read', 'cmdb.objects.read', 'kataster.changes.apply', 'rpc.discover'])
          t.is(
            errorOf(await called(service, method, {}, session)) === 'SecondFactorRequired',
            isLacking,
            `${method} of ${login}, ${duty}`,
          );
        for (const headers of [byPassword(login), basic(login)])
          t.is(errorOf(await callWith(service, 'idoit.version.read', {}, headers)) === 'SecondFactorRequired', isLacking);
      }
      await service.stop();
    }
    const service = await serviceOver(t, store, { KATASTER_SECOND_FACTOR: 'everybody' });
    const session = await sessionOf(service, 'ada');
    await setUp(service, 'ada', session);
    t.is(errorOf(await called(service, 'idoit.version.read', {}, session)), undefined, 'once it is set up');
  });

  engine.test(`secrets of second factors follow a change of the secret key on ${engine.name}`, async t => {
    const { service, ada, secret, logIn } = await withFactor(t, engine);
    const { store } = service;
    const [one, other] = [new SecretKey(Buffer.alloc(32, 1)), new SecretKey(Buffer.alloc(32, 2))];
    const steps = [
      [new Secrets(), new Secrets(one)],
      [new Secrets(one), new Secrets(other)],
      [new Secrets(other), new Secrets()],
    ] as const;
    for (const [from, to] of steps) {
      t.deepEqual(await rekeySecondFactors({ store, from, to }), []);
      const kept = (await store.users.secondFactors.find(ada))?.secret ?? '';
      t.is(to.hasKeyOf(kept), true);
      t.is(secretKeptAs(kept, factorOwner(ada), { secrets: to, store }), secret);
      t.is(secretKeptAs(kept, factorOwner(ada + 1), { secrets: to, store }), undefined, 'of no other person');
    }
    t.is(errorOf(await logIn(codeOf(secret, service))), undefined);
    await rekeySecondFactors({ store, from: new Secrets(), to: new Secrets(one) });
    t.deepEqual(await rekeySecondFactors({ store, from: new Secrets(), to: new Secrets(other) }), [ada], 'without the key');
    service.clock.advance(60);
    t.is(errorOf(await logIn(codeOf(secret, service))), 'StorageUnavailable', 'a service without the key lets nobody in');
  });

  engine.test(`nothing of a second factor stands readable in the database, the audit or an answer on ${engine.name}`, async t => {
    const { service, ada, secret, recovery } = await withFactor(t, engine);
    const record = await service.store.users.secondFactors.find(ada);
    const events = await service.store.audit.read({ descending: false, limit: 100 });
    const users = await callerOf(service, 'contract')('kataster.user.read', {});
    const texts = JSON.stringify([record, events, users]);
    for (const each of [secret, ...recovery, ...recovery.map(code => code.replaceAll('-', ''))]) t.false(texts.includes(each));
    t.is(JSON.parse(record?.recovery ?? '[]').length, 10);
  });
}

function bodyOf(code: string): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'idoit.login', params: { username: 'ada', password, code } });
}

async function sessionIn(answer: RpcAnswer | Promise<RpcAnswer>): Promise<string> {
  const { result } = await answer;
  return (result as { readonly 'session-id': string })['session-id'];
}

test('only three values say who needs a second factor', t => {
  for (const value of ['optional', 'administrators', 'everybody'])
    t.notThrows(() => configFrom({ KATASTER_SECOND_FACTOR: value }));
  t.throws(() => configFrom({ KATASTER_SECOND_FACTOR: 'on' }), {
    message: /^KATASTER_SECOND_FACTOR: expected optional, administrators, everybody/,
  });
});
