import type { ExecutionContext } from 'ava';
import { send } from './helpers/http.js';
import { callerOf, type RpcAnswer, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, type TestEngine } from './helpers/stores.js';
import { password, withUser } from './helpers/users.js';
import { enterBy, everyWaySettings, signInMethod, type WayIn } from './helpers/ways-in.js';

const category = 'C__CATS__PERSON_LOGIN';
const server = 'C__OBJTYPE__SERVER';
const person = 'C__OBJTYPE__PERSON';

type Call = ReturnType<typeof callerOf>;
type Step = (call: Call, id: number) => Promise<RpcAnswer>;

/** A change of a person after which their sessions are over, and the steps after which they may log in as before. */
interface Way {
  readonly before?: readonly Step[];
  readonly ends: Step;
  readonly restores?: readonly Step[];
}

const object =
  (method: string): Step =>
  (call, id) =>
    call(`cmdb.object.${method}`, { object: id });
const save =
  (data: object): Step =>
  (call, id) =>
    call('cmdb.category.save', { object: id, category, data });
const retyped =
  (type: string): Step =>
  (call, id) =>
    call('cmdb.category.save', { object: id, category: 'C__CATG__GLOBAL', data: { type } });
const user =
  (method: string): Step =>
  call =>
    call(`kataster.user.${method}`, { login: 'ada' });
const applied =
  (...methods: readonly string[]): Step =>
  (call, id) =>
    call('kataster.changes.apply', {
      operations: methods.map(method => ({ method: `cmdb.object.${method}`, params: { object: id } })),
    });
const archivedByPlan: Step = async (call, id) => {
  const { plan } = await resultOf<{ plan: string }>(call('cmdb.object.archive', { object: id, dry_run: true }));
  return call('kataster.changes.apply', { plan });
};
/** Undoes the latest change set, apart from those of sign-ins. */
const undone: Step = async call => {
  const { change_sets: sets } = await resultOf<{ change_sets: readonly { number: number; method: string }[] }>(
    call('kataster.changes.read', { limit: 5 }),
  );
  const latest = sets.find(({ method }) => method !== signInMethod);
  return call('kataster.changes.revert', { numbers: [latest?.number], on_conflict: 'overwrite' });
};
const recycled = object('recycle');

const ways: Readonly<Record<string, Way>> = {
  archived: { ends: object('archive'), restores: [recycled] },
  'archived, undone': { ends: object('archive'), restores: [undone] },
  deleted: { ends: (call, id) => call('cmdb.object.delete', { id, status: 'C__RECORD_STATUS__DELETED' }), restores: [recycled] },
  'a template': { ends: object('markAsTemplate'), restores: [undone] },
  'a template for mass changes': { ends: object('markAsMassChangeTemplate'), restores: [undone] },
  'archived by operations': { ends: applied('archive'), restores: [applied('recycle')] },
  'archived and recycled by operations of one change set': { ends: applied('archive', 'recycle') },
  'archived by a plan': { ends: archivedByPlan, restores: [recycled] },
  'archived by undoing its recycling': { before: [object('archive'), recycled], ends: undone, restores: [recycled] },
  'purged, undone': { ends: object('quickpurge'), restores: [undone, save({ user_pass: password })] },
  retyped: { ends: retyped(server), restores: [retyped(person)] },
  'retyped, undone': { ends: retyped(server), restores: [undone] },
  'retyped by undoing': {
    before: [retyped(server), retyped(person)],
    ends: async (call, id) => {
      await undone(call, id);
      return undone(call, id);
    },
    restores: [retyped(person)],
  },
  'with a login of another name': { ends: save({ title: 'grace' }), restores: [save({ title: 'ada' })] },
  'with a login of another name, undone': { ends: save({ title: 'grace' }), restores: [undone] },
  'without a login': {
    ends: (call, id) => call('cmdb.category.purge', { object: id, category }),
    restores: [undone, save({ user_pass: password })],
  },
  'with a disabled login': { ends: user('disable'), restores: [user('enable')] },
  'with a login that is disabled by undoing': {
    before: [user('disable'), user('enable')],
    ends: undone,
    restores: [user('enable')],
  },
};

async function session(t: ExecutionContext, engine: TestEngine, way: SessionWay = 'password') {
  const service = await startedService(t, engine, { KATASTER_QUICKPURGE: 'on', ...everyWaySettings });
  const grants = [{ verbs: ['view'] }] as const;
  const id = await withUser(service.store, 'ada', grants);
  const call = callerOf(service, 'contract');
  const asked = async (headers: Readonly<Record<string, string>>): Promise<unknown> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'idoit.version.read', params: {} });
    const { error } = JSON.parse((await send(service.endpoint('contract'), { body, headers })).text) as RpcAnswer;
    return error?.data?.error;
  };
  const opened = async () => (await enterBy[way](service, { id, login: 'ada', grants })).headers;
  return { id, call, asked, opened };
}

/** Ways in that open a session, and the one that shows who asks with every call. A key is not a person's. */
const sessionWays = ['password', 'OpenID Connect', 'directory'] as const satisfies readonly WayIn[];
type SessionWay = (typeof sessionWays)[number] | 'trusted header';

for (const engine of enginesInTurn)
  for (const [name, { before = [], ends, restores = [] }] of Object.entries(ways)) {
    for (const way of sessionWays)
      engine.test(`the session by ${way} of a person who is ${name} is over, and stays so, on ${engine.name}`, async t => {
        const { id, call, asked, opened } = await session(t, engine, way);
        for (const step of before) await resultOf(step(call, id));
        const headers = await opened();
        t.is(await asked(headers), undefined);
        await resultOf(ends(call, id));
        t.is(await asked(headers), 'AuthenticationFailed', 'ended');
        for (const step of restores) await resultOf(step(call, id));
        t.is(await asked(headers), 'AuthenticationFailed', 'stays so');
        t.is(await asked(await opened()), undefined, 'another one may be opened');
        const { events } = await resultOf<{ events: readonly unknown[] }>(
          call('kataster.audit.read', { event: 'sessionsEnded' }),
        );
        t.is(events.length, 1, JSON.stringify(events));
      });

    engine.test(`a trusted header lets a person who is ${name} in as their password does, on ${engine.name}`, async t => {
      const { id, call, asked, opened } = await session(t, engine, 'trusted header');
      for (const step of before) await resultOf(step(call, id));
      const headers = await opened();
      t.is(await asked(headers), undefined);
      await resultOf(ends(call, id));
      const byPassword = (await call('idoit.login', { username: 'ada', password })).error?.data?.error;
      t.is(await asked(headers), byPassword, 'as a password');
      if (restores.length > 0 && !name.startsWith('retyped')) t.is(byPassword, 'AuthenticationFailed', 'refused');
      for (const step of restores) await resultOf(step(call, id));
      t.is(await asked(headers), undefined, 'again');
    });
  }

for (const engine of enginesInTurn)
  engine.test(`other changes of a person leave their session open on ${engine.name}`, async t => {
    const { id, call, asked, opened } = await session(t, engine);
    const headers = await opened();
    const others: readonly Step[] = [
      (each, object) => each('cmdb.object.update', { id: object, title: 'Ada Lovelace' }),
      (each, object) => each('cmdb.category.save', { object, category: 'C__CATS__PERSON_MASTER', data: { first_name: 'Ada' } }),
      save({ description: 'of the first programmer' }),
      undone,
    ];
    for (const step of others) await resultOf(step(call, id));
    t.is(await asked(headers), undefined);
  });
