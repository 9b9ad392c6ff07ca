import type { ExecutionContext } from 'ava';
import { methods } from '../../generated/methods.js';
import type { MethodDefinition } from '../../src/rpc/method-definition.js';
import { Dice } from '../helpers/dice.js';
import { faultIn } from '../helpers/fuzz/faults.js';
import { headers, headerValues } from '../helpers/fuzz/headers.js';
import { json, Members } from '../helpers/fuzz/json.js';
import { hostile } from '../helpers/fuzz/nasty-values.js';
import { type Place, placesIn } from '../helpers/fuzz/places.js';
import { fuzzedService } from '../helpers/fuzz/service.js';
import { World } from '../helpers/fuzz/world.js';
import { send } from '../helpers/http.js';
import type { RunningService } from '../helpers/process.js';
import type { RpcAnswer } from '../helpers/rpc.js';
import { type DialectName, dialectNames, testKey } from '../helpers/service.js';
import { engines } from '../helpers/stores.js';
import test from '../helpers/suite.js';

/** One of so many values is sent to a place, others to the next one: in one dialect of the first engine it is all of them. */
const shares = { SQLite: { contract: 1, idoit: 8 }, PostgreSQL: { contract: 16, idoit: 16 } };
const shareWithoutKey = 8;
const openMethods: ReadonlySet<string> = new Set(
  Object.entries<MethodDefinition>(methods).flatMap(([name, { open }]) => (open ? [name] : [])),
);

interface Sent {
  readonly body: string;
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a body, and names what is wrong with how it is answered. */
async function faultsOf(started: RunningService, dialect: DialectName, { body, method, headers: given }: Sent) {
  const { status, text } = await send(started.endpoint(dialect), { body, ...(given && { headers: given }) });
  if (status >= 500) return [`status ${status} to ${body.slice(0, 1000)}`];
  const answers = status === 204 || status === 304 ? [] : ([JSON.parse(text)].flat() as RpcAnswer[]);
  return answers.flatMap(answer => {
    const fault = faultIn(answer, method, dialect);
    return fault ? [`${fault}: ${JSON.stringify(answer).slice(0, 500)} to ${body.slice(0, 1000)}`] : [];
  });
}

function isSilent(t: ExecutionContext, { said }: RunningService): void {
  t.notRegex(said.stdout + said.stderr, /internal error|unexpected failure/);
}

/** Calls with values at a place, as bodies: existing clients may not mix keys in a batch. */
function bodiesAt(
  { method, path, paramsWith }: Place,
  key: string | undefined,
  values: readonly unknown[],
  dice: Dice,
): string[] {
  const at = new World().somewhere(dice);
  const isKey = path[0] === 'apikey';
  const given = isKey || key === undefined ? [] : [['apikey', key] as const];
  const calls = values.map((value, index) =>
    json(
      new Members([
        ['version', '2.0'],
        ['method', method],
        ['params', new Members([...given, ...paramsWith(value, dice, at)])],
        ['id', index + 1],
      ]),
    ),
  );
  return isKey ? calls : [`[${calls.join()}]`];
}

for (const engine of engines)
  for (const dialect of dialectNames)
    engine.test(
      `${engine.name}: any value at any place of a call is answered as the document says, dialect ${dialect}`,
      async t => {
        const started = await fuzzedService(engine.name);
        const dice = new Dice(7);
        const places = placesIn(dialect);
        t.timeout(10 * 60_000);
        let calls = 0;
        for (const [at, place] of places.entries())
          for (const key of [testKey, undefined]) {
            const isFull = key !== undefined || openMethods.has(place.method);
            const share = isFull ? shares[engine.name as keyof typeof shares][dialect] : shareWithoutKey;
            const values = hostile.filter((_, index) => (index + at) % share === 0);
            calls += values.length;
            for (const body of bodiesAt(place, key, values, dice))
              t.deepEqual(await faultsOf(started, dialect, { body, method: place.method }), [], place.path.join('.'));
          }
        t.true(places.length > 1000);
        t.log(`${calls} calls to ${places.length} places`);
        isSilent(t, started);
      },
    );

for (const dialect of dialectNames) {
  test(`any value in the place of a call or of a member of its envelope is answered as the document says, dialect ${dialect}`, async t => {
    const started = await fuzzedService('SQLite');
    for (const key of [testKey, undefined]) {
      const usual = { jsonrpc: '2.0', method: 'cmdb.object.read', params: { ...(key && { apikey: key }), id: 1 }, id: 1 };
      for (const value of hostile) {
        const changed = Object.keys(usual).map(name =>
          json({ ...usual, [name]: undefined }).replace('{', `{"${name}":${json(value)},`),
        );
        const versions = [`{"version":${json(value)},"method":"rpc.discover","id":1}`];
        for (const body of [json(value), ...changed, ...versions])
          for (const each of [body, `[${body}]`]) t.deepEqual(await faultsOf(started, dialect, { body: each }), []);
      }
    }
    isSilent(t, started);
  });

  test(`any header beside a call is answered as the document says, dialect ${dialect}`, async t => {
    const started = await fuzzedService('SQLite');
    for (const key of [testKey, undefined])
      for (const name of headers)
        for (const value of headerValues) {
          const body = json({
            version: '2.0',
            method: 'cmdb.object.read',
            params: { ...(key && { apikey: key }), id: 1 },
            id: 1,
          });
          t.deepEqual(await faultsOf(started, dialect, { body, headers: { [name]: value } }), [], `${name}: ${value}`);
        }
    isSilent(t, started);
  });
}
