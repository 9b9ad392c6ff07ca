import type { ExecutionContext } from 'ava';
import { openStore } from '../src/store/open.js';
import { objectMade } from './factories/calls.js';
import { newDatabase } from './helpers/databases.js';
import { send } from './helpers/http.js';
import { patientLimits } from './helpers/patience.js';
import { type Fleet, fleet, type RunningService } from './helpers/process.js';
import { type Answered, type Asks, changesOfAccess, guestOf } from './helpers/rights/changes-of-access.js';
import { callerOf, type RpcAnswer, resultOf } from './helpers/rpc.js';
import { testKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, type TestEngine } from './helpers/stores.js';
import { withUser } from './helpers/users.js';
import { pause } from './helpers/waiting.js';

const sizes: Readonly<Record<string, number>> = { SQLite: 1, PostgreSQL: 2 };

/** Services of an engine that share a database, a server in it, and persons with these logins. */
async function servicesOf(t: ExecutionContext, engine: TestEngine, logins: readonly string[] = []) {
  const url = await newDatabase(t, engine.name, 'tables');
  const persons = await personsIn(url, logins);
  const services = await fleet(t, url, sizes[engine.name] ?? 1);
  return { ...services, persons, server: await objectMade(services.call) };
}

/** Persons that the services find when they start: their passwords are hashed at a low cost. */
async function personsIn(url: string, logins: readonly string[]): Promise<readonly number[]> {
  const store = await openStore({ url, durability: 'fast', limits: patientLimits });
  const persons: number[] = [];
  for (const login of logins) persons.push(await withUser(store, login));
  await store.close();
  return persons;
}

/** Milliseconds between two bodies of a caller: calls are always under way, and the processor is left to what is tested. */
const betweenBodies = 200;

/** Reads and saves by every service while something is done; each must succeed. Answers how many there were. */
async function underLoad(
  t: ExecutionContext,
  { services, server: object }: Fleet & { server: number },
  work: () => Promise<void>,
) {
  let isDone = false;
  let answered = 0;
  const callers = services.flatMap(service =>
    [0].map(async () => {
      while (!isDone) {
        const read = { method: 'cmdb.object.read', params: { apikey: testKey, id: object } };
        const data = { title: `X${answered}` };
        const save = { method: 'cmdb.category.save', params: { apikey: testKey, object, category: 'C__CATG__MODEL', data } };
        const calls = [...Array(9).fill(read), save].map((call, id) => ({ jsonrpc: '2.0', id, ...call }));
        const answers: RpcAnswer[] = JSON.parse((await send(service.endpoint(), { body: JSON.stringify(calls) })).text);
        for (const { error } of answers) if (error) t.fail(error.message);
        answered += answers.length;
        await pause(betweenBodies);
      }
    }),
  );
  await work().finally(() => {
    isDone = true;
  });
  await Promise.all(callers);
  return answered;
}

/** Answers of every service to its next call, all sent at once. */
async function answeredBy(services: readonly RunningService[], asks: Asks): Promise<readonly Answered[]> {
  const answers = await Promise.all(services.map(asks));
  return answers.map(({ error }) => (error ? (error.data?.error as Answered) : 'success'));
}

for (const engine of enginesInTurn)
  engine.test(
    `what is given or taken counts at the next call of every process while many calls are answered on ${engine.name}`,
    async t => {
      const changes = Object.entries(changesOfAccess);
      const logins = changes.map((_, at) => `guest${at}`);
      const world = await servicesOf(t, engine, logins);
      const { services, call } = world;
      const [first] = services;
      if (!first) throw new Error('There is no service.');
      const answered = await underLoad(t, world, async () => {
        for (const [at, [name, { first: prepare, change, asks, before, after }]] of changes.entries()) {
          const guest = await guestOf(call, first, world.server, {
            name: logins[at] ?? '',
            person: world.persons[at] ?? 0,
            asks,
          });
          if (prepare) await resultOf(prepare(guest, call));
          const each = (answer: Answered) => services.map(() => answer);
          for (const _ of [1, 2]) t.deepEqual(await answeredBy(services, guest.asks), each(before), name);
          await resultOf(change(guest, call));
          for (const _ of [1, 2]) t.deepEqual(await answeredBy(services, guest.asks), each(after), name);
        }
      });
      t.log(`${answered} calls were answered meanwhile`);
      t.true(answered > 0);
    },
  );

for (const engine of enginesInTurn)
  engine.test(
    `a key that a batch revokes is worth nothing to the calls after that in the same batch on ${engine.name}`,
    async t => {
      const service = await startedService(t, engine);
      const call = callerOf(service, 'contract');
      const id = await objectMade(call);
      const made = await resultOf<{ id: string; key: string }>(
        call('kataster.key.create', { title: 'batch', rights: [{ verbs: ['view'] }] }),
      );
      const read = { method: 'cmdb.object.read', params: { apikey: made.key, id } };
      const revoke = { method: 'kataster.key.revoke', params: { apikey: testKey, id: made.id } };
      const calls = [read, revoke, read].map((each, at) => ({ jsonrpc: '2.0', id: at, ...each }));
      const { text } = await send(service.endpoint('contract'), { body: JSON.stringify(calls) });
      const errors = (JSON.parse(text) as RpcAnswer[]).map(({ error }) => error?.data?.error);
      t.deepEqual(errors, [undefined, undefined, 'AuthenticationFailed']);
    },
  );
