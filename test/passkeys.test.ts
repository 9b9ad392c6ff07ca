import type { ExecutionContext } from 'ava';
import { pino } from 'pino';
import type { Grant } from '../src/domain/access/rights.js';
import { relyingPartyOf } from '../src/domain/passkeys/relying-party.js';
import type { CallParts } from '../src/http/call-service.js';
import { callWith, type Headers } from './helpers/access-changes.js';
import { Authenticator, type Otherwise } from './helpers/authenticator.js';
import {
  addPasskey,
  askedBy,
  askedFor,
  insertPasskey,
  type PasskeyAnswer,
  sendSigned,
  signInWith,
  withPasskeys,
} from './helpers/passkeys.js';
import { callerOf, type RpcAnswer, resultOf } from './helpers/rpc.js';
import { called, codeOf, setUpFactor } from './helpers/second-factors.js';
import { serviceOver, type TestService } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, type TestEngine } from './helpers/stores.js';
import test from './helpers/suite.js';
import { byPassword, password, sessionOf, withUser } from './helpers/users.js';

const view: readonly Grant[] = [{ verbs: ['view'] }];
const errorOf = ({ error }: RpcAnswer): unknown => error?.data?.error;
const faultOf = ({ error }: RpcAnswer, field: string): string => String(error?.data?.[field] ?? '');
const sessionIn = ({ body }: PasskeyAnswer): Headers => ({ 'X-RPC-Auth-Session': body.session ?? '' });

interface Passkeys {
  readonly service: TestService;
  readonly ada: number;
  readonly session: Headers;
  readonly authenticator: Authenticator;
}

/** A service in which Ada has a passkey, and the session in which she added it. */
async function withPasskey(t: ExecutionContext, engine: TestEngine, parts: Partial<CallParts> = {}): Promise<Passkeys> {
  const service = await startedService(t, engine, withPasskeys, parts);
  const ada = await withUser(service.store, 'ada', view);
  const session = await sessionOf(service, 'ada');
  return { service, ada, session, authenticator: await addPasskey(service, session) };
}

async function failuresOf(service: TestService): Promise<readonly string[]> {
  await service.stop();
  const events = await service.store.audit.read({ event: 'loginFailed', descending: false, limit: 100 });
  return events.map(({ details }) => JSON.parse(details).reason);
}

/** Wrong signatures; none of them opens a session. */
const faults: Readonly<Record<string, Otherwise>> = {
  'another origin': { origin: 'https://cmdb.example.com.evil.example' },
  'another host': { host: 'evil.example' },
  'no user verification': { flags: 0x01 },
  'no user presence': { flags: 0x04 },
  'a signature for a new passkey': { type: 'webauthn.create' },
  'the user handle of another person': { userHandle: 'c29tZWJvZHkgZWxzZQ' },
  'no user handle': { userHandle: '' },
  'a passkey that there is not': { id: 'eA' },
};

for (const engine of enginesInTurn) {
  engine.test(`a passkey is added, opens a session, is renamed and removed on ${engine.name}`, async t => {
    const { service, ada, session, authenticator } = await withPasskey(t, engine);
    const [added] = await resultOf<readonly object[]>(called(service, 'kataster.passkey.read', {}, session));
    t.like(added, { id: authenticator.id, title: 'Laptop', last_used: null });

    service.clock.advance(60);
    const answer = await signInWith(service, authenticator);
    t.like(answer, { status: 200, body: { name: 'Person ada' } });
    const opened = sessionIn(answer);
    t.like(await resultOf(called(service, 'idoit.version.read', {}, opened)), { login: { userid: String(ada) } });
    t.is((await signInWith(service, authenticator)).status, 200, 'again');

    const { id } = authenticator;
    await resultOf(called(service, 'kataster.passkey.update', { id, title: 'Old laptop' }, opened));
    const [renamed] = await resultOf<readonly object[]>(called(service, 'kataster.passkey.read', {}, opened));
    t.like(renamed, { title: 'Old laptop', last_used: service.clock.now().toISOString() });
    await resultOf(called(service, 'kataster.passkey.delete', { id }, opened));
    t.deepEqual(await resultOf(called(service, 'kataster.passkey.read', {}, opened)), []);
    t.is(errorOf(await called(service, 'idoit.version.read', {}, session)), 'AuthenticationFailed', 'other sessions end');
    t.is((await signInWith(service, authenticator)).status, 403);
    t.is(errorOf(await called(service, 'kataster.passkey.delete', { id }, opened)), 'InvalidParameters');
    t.is(errorOf(await called(service, 'kataster.passkey.update', { id, title: 'x' }, opened)), 'InvalidParameters');
    const events = (await service.store.audit.read({ descending: false, limit: 100 })).map(({ event }) => event);
    t.deepEqual(
      events.filter(event => event.startsWith('passkey')),
      ['passkeyCreated', 'passkeyDeleted'],
    );
    t.deepEqual(await failuresOf(service), ['wrongPasskey']);
  });

  engine.test(`a signature with a fault opens no session and is in the audit on ${engine.name}`, async t => {
    const { service, authenticator } = await withPasskey(t, engine);
    for (const [what, otherwise] of Object.entries(faults)) {
      const { status, body } = await signInWith(service, authenticator, otherwise);
      t.deepEqual([status, body.session], [403, undefined], what);
    }
    const stranger = new Authenticator(authenticator.id);
    stranger.userHandle = authenticator.userHandle;
    t.is((await signInWith(service, stranger)).status, 403, 'another key');
    for (const body of ['', '[]', 'null', '{"id":1}', '{"client_data":"e30"}'])
      t.is((await fetch(`${service.url}/sign-in/session/passkey`, { method: 'POST', body })).status, 403, body);
    t.is((await signInWith(service, authenticator)).status, 200, 'and without one it does');
    const failed = await failuresOf(service);
    t.true(failed.length > 0 && failed.every(reason => reason === 'wrongPasskey'), failed.join());
  });

  engine.test(`a challenge counts once and for five minutes, on every process, on ${engine.name}`, async t => {
    const { service, authenticator } = await withPasskey(t, engine);
    const other = await serviceOver(t, service.store, withPasskeys, { now: service.clock.now });
    const signed = authenticator.assert(await askedBy(service));
    t.is((await sendSigned(other, signed)).status, 200, 'asked by one process, sent to another');
    t.is((await sendSigned(service, signed)).status, 403, 'a replay');
    const asked = await askedBy(service);
    const several = await Promise.all([1, 2, 3, 4, 5].map(async () => sendSigned(service, authenticator.assert(asked))));
    t.is(several.filter(({ status }) => status === 200).length, 1, 'one of five signatures of a challenge at once');
    const late = await askedBy(service);
    service.clock.advance(5 * 60);
    t.like(await sendSigned(service, authenticator.assert(late), { 'Accept-Language': 'de' }), {
      status: 403,
      body: { message: 'hat mehr als fünf Minuten gedauert oder wurde schon gesendet: beginnen Sie noch einmal' },
    });
    t.is((await sendSigned(service, authenticator.assert({ challenge: 'YSBndWVzcw' }))).status, 403, 'one of nobody');
    t.is((await signInWith(service, authenticator)).status, 200);
  });

  engine.test(`a counter that goes back opens no session on ${engine.name}`, async t => {
    const { service, authenticator } = await withPasskey(t, engine);
    t.is((await signInWith(service, authenticator, { counter: 4_294_967_290 })).status, 200);
    for (const counter of [4_294_967_290, 7, 0])
      t.is((await signInWith(service, authenticator, { counter })).status, 403, String(counter));
    t.is((await signInWith(service, authenticator, { counter: 4_294_967_291 })).status, 200);
    const none = await addPasskey(service, await sessionAfter(service, authenticator), new Authenticator('bm9uZQ'));
    for (const _ of [1, 2])
      t.is((await signInWith(service, none, { counter: 0 })).status, 200, 'an authenticator that counts nothing');
  });

  engine.test(`a person who may log in no more signs in by no passkey on ${engine.name}`, async t => {
    const { service, ada, authenticator } = await withPasskey(t, engine);
    const call = callerOf(service, 'contract');
    await resultOf(call('kataster.user.disable', { login: 'ada' }));
    t.is((await signInWith(service, authenticator)).status, 403);
    await resultOf(call('kataster.user.enable', { login: 'ada' }));
    t.is((await signInWith(service, authenticator)).status, 200);
    await resultOf(call('cmdb.object.archive', { object: ada }));
    t.is((await signInWith(service, authenticator)).status, 403);
  });

  engine.test(`wrong signatures lock a passkey for the address that they come from on ${engine.name}`, async t => {
    const { service, authenticator } = await withPasskey(t, engine);
    await withUser(service.store, 'grace', view);
    const other = await addPasskey(service, await sessionOf(service, 'grace'), new Authenticator('Z3JhY2U'));
    for (let guess = 0; guess < 10; guess += 1) await signInWith(service, authenticator, { host: 'evil.example' });
    t.is((await signInWith(service, authenticator)).status, 403);
    t.is((await signInWith(service, other)).status, 200, 'that of another person');
    service.clock.advance(16 * 60);
    t.is((await signInWith(service, authenticator)).status, 200, 'a quarter of an hour later');
  });

  engine.test(`a password alone logs nobody in who has a passkey, until it is removed, on ${engine.name}`, async t => {
    const { service, session, authenticator } = await withPasskey(t, engine);
    const logIn = (params: object = {}) => called(service, 'idoit.login', { username: 'ada', password, ...params });
    const refused = await logIn();
    t.is(errorOf(refused), 'SecondFactorRequired');
    t.regex(faultOf(refused, 'user'), /passkey/);
    t.is(errorOf(await logIn({ code: '123456' })), 'SecondFactorRequired');
    t.is(errorOf(await callWith(service, 'idoit.version.read', {}, byPassword('ada'))), 'SecondFactorRequired');
    t.is(errorOf(await callWith(service, 'kataster.passkey.create', { password }, byPassword('ada'))), 'SecondFactorRequired');
    const [user] = await resultOf<readonly object[]>(callerOf(service, 'contract')('kataster.user.read', { login: 'ada' }));
    t.like(user, { has_second_factor: true });

    const { secret } = await setUpFactor(service, session);
    t.is(errorOf(await logIn({ code: codeOf(secret, service) })), undefined, 'a code beside it does');
    service.clock.advance(60);
    const create = (params: object) => called(service, 'kataster.passkey.create', { password, ...params }, session);
    t.is(errorOf(await create({})), 'SecondFactorRequired');
    t.is(errorOf(await create({ password: 'wrong', code: codeOf(secret, service) })), 'AuthenticationFailed');
    t.is(errorOf(await create({ code: codeOf(secret, service) })), undefined);

    await resultOf(callerOf(service, 'contract')('kataster.second_factor.reset', { login: 'ada' }));
    t.is((await signInWith(service, authenticator)).status, 403, 'an administrator removes both');
    t.is(errorOf(await logIn()), undefined);
  });

  engine.test(`a person with a passkey and no password reads so, and adds nothing without one, on ${engine.name}`, async t => {
    const service = await startedService(t, engine, withPasskeys);
    await resultOf(callerOf(service, 'contract')('kataster.user.create', { login: 'hedy', name: 'Hedy Lamarr' }));
    const authenticator = new Authenticator();
    await insertPasskey(service.store, (await service.store.users.personWithLogin('hedy')) ?? 0, authenticator);
    const session = sessionIn(await signInWith(service, authenticator));
    const [own] = await resultOf<readonly object[]>(called(service, 'kataster.session.read', {}, session));
    t.like(own, { provider: null, passkey: true, current: true });
    for (const method of ['kataster.passkey.create', 'kataster.second_factor.create'])
      t.regex(faultOf(await called(service, method, { password }, session), 'password'), /none of yours.*setPassword/, method);
    const [user] = await resultOf<readonly object[]>(callerOf(service, 'contract')('kataster.user.read', { login: 'hedy' }));
    t.like(user, { has_password: false, has_second_factor: true });
    await withUser(service.store, 'grace', view);
    const byPasswordAlone = await sessionOf(service, 'grace');
    const [other] = await resultOf<readonly object[]>(called(service, 'kataster.session.read', {}, byPasswordAlone));
    t.like(other, { passkey: false });
    const wrong = await called(service, 'kataster.passkey.create', { password: 'wrong' }, byPasswordAlone);
    t.regex(faultOf(wrong, 'password'), /is not the password/);
  });

  engine.test(`a passkey is a second factor for the setting that asks for one on ${engine.name}`, async t => {
    const service = await startedService(t, engine, { ...withPasskeys, KATASTER_SECOND_FACTOR: 'everybody' });
    await withUser(service.store, 'ada', view);
    const { 'session-id': opened } = await resultOf(called(service, 'idoit.login', { username: 'ada', password }));
    const session = { 'X-RPC-Auth-Session': String(opened) };
    t.is(errorOf(await called(service, 'kataster.session.read', {}, session)), 'SecondFactorRequired');
    const authenticator = await addPasskey(service, session);
    t.is(errorOf(await called(service, 'kataster.session.read', {}, session)), undefined, 'the session goes on');
    const signedIn = sessionIn(await signInWith(service, authenticator));
    t.is(errorOf(await called(service, 'kataster.session.read', {}, signedIn)), undefined, 'a passkey needs no code');
    await resultOf(called(service, 'kataster.passkey.delete', { id: authenticator.id }, signedIn));
    t.is(
      errorOf(await called(service, 'kataster.session.read', {}, signedIn)),
      'SecondFactorRequired',
      'without it there is none',
    );
  });

  engine.test(`a new passkey is of the session that asked for it, and there is one of each, on ${engine.name}`, async t => {
    const { service, session, authenticator } = await withPasskey(t, engine);
    await withUser(service.store, 'grace', view);
    const grace = await sessionOf(service, 'grace');
    const options = await askedFor(service, session);
    const next = new Authenticator('bmV4dA');
    const confirm = (headers: Headers, sent: object) =>
      called(service, 'kataster.passkey.confirm', { title: 'Phone', ...sent }, headers);
    const wrong: readonly (readonly [string, Headers, object])[] = [
      ['another person', grace, next.attest(options)],
      ['another session', sessionIn(await signInWith(service, authenticator)), next.attest(options)],
      ['another origin', session, next.attest(options, { origin: 'https://evil.example' })],
      ['another host', session, next.attest(options, { host: 'evil.example' })],
      ['no user verification', session, next.attest(options, { flags: 0x41 })],
      ['a challenge of a sign-in', session, next.attest(await askedBy(service))],
      ['no attestation', session, { ...next.attest(options), attestation: 'oA' }],
    ];
    for (const [what, headers, sent] of wrong) t.is(errorOf(await confirm(headers, sent)), 'AuthenticationFailed', what);
    const sent = next.attest(options);
    t.is(errorOf(await confirm(session, sent)), undefined);
    await resultOf(called(service, 'kataster.passkey.delete', { id: next.id }, session));
    t.regex(faultOf(await confirm(session, sent), 'client_data'), /was sent before/, 'a replay');
    const again = new Authenticator(authenticator.id).attest(await askedFor(service, grace));
    t.is(errorOf(await confirm(grace, again)), 'Conflict', 'the passkey of another person');
    const late = await askedFor(service, session);
    service.clock.advance(5 * 60);
    t.is(errorOf(await confirm(session, next.attest(late))), 'AuthenticationFailed', 'too late');
    const { id } = authenticator;
    t.is(errorOf(await called(service, 'kataster.passkey.delete', { id }, grace)), 'InvalidParameters');
    t.is(errorOf(await called(service, 'kataster.passkey.update', { id, title: 'mine' }, grace)), 'InvalidParameters');
    t.deepEqual(await resultOf(called(service, 'kataster.passkey.read', {}, grace)), []);
    t.is((await signInWith(service, authenticator)).status, 200, 'it stays');
  });

  engine.test(`the log says why a passkey is refused, and has nothing that was sent, on ${engine.name}`, async t => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: line => void lines.push(line) });
    const { service, session, authenticator } = await withPasskey(t, engine, { log });
    const answers = [];
    const sent: string[] = [session['X-RPC-Auth-Session'] ?? '', password];
    for (const otherwise of [{}, { counter: 1 }, { host: 'evil.example' }]) {
      const body = authenticator.assert(await askedBy(service), otherwise);
      const answer = await sendSigned(service, body);
      answers.push(answer.status);
      sent.push(body.client_data, body.signature, body.authenticator_data, ...(answer.body.session ? [answer.body.session] : []));
      service.clock.advance(61);
    }
    t.deepEqual(answers, [200, 403, 403]);
    await service.stop();
    const all = lines.join('');
    t.regex(all, /a passkey was refused: counter/);
    const events = JSON.stringify(await service.store.audit.read({ descending: false, limit: 100 }));
    for (const secret of sent) t.false(all.includes(secret) || events.includes(secret), secret);
    t.log(`${lines.length} lines, ${sent.length} texts in neither log nor audit`);
  });

  engine.test(`nobody has more than twenty passkeys on ${engine.name}`, async t => {
    const { service, session } = await withPasskey(t, engine);
    const last = await askedFor(service, session);
    for (let number = 1; number < 20; number += 1)
      await addPasskey(service, session, new Authenticator(Buffer.from(`passkey ${number}`).toString('base64url')));
    t.is(errorOf(await called(service, 'kataster.passkey.create', { password }, session)), 'Conflict');
    const sent = new Authenticator('bGFzdA').attest(last);
    t.is(errorOf(await called(service, 'kataster.passkey.confirm', { title: 'x', ...sent }, session)), 'Conflict');
  });
}

async function sessionAfter(service: TestService, authenticator: Authenticator): Promise<Headers> {
  return sessionIn(await signInWith(service, authenticator, { counter: 4_294_967_292 }));
}

test('passkeys are of an address of https or of localhost that has a name', t => {
  t.deepEqual(relyingPartyOf('https://cmdb.example.com/assets'), { id: 'cmdb.example.com', origin: 'https://cmdb.example.com' });
  t.deepEqual(relyingPartyOf('http://localhost:8080'), { id: 'localhost', origin: 'http://localhost:8080' });
  for (const none of [
    undefined,
    'http://cmdb.example.com',
    'https://192.0.2.1',
    'https://[::1]',
    'http://127.0.0.1:8080',
    'http://notlocalhost',
  ])
    t.is(relyingPartyOf(none), undefined, none);
});
