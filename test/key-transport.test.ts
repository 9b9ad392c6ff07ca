import type { ExecutionContext } from 'ava';
import { objectMade } from './factories/calls.js';
import { send } from './helpers/http.js';
import { callerOf, type RpcAnswer, resultOf } from './helpers/rpc.js';
import { type DialectName, dialectNames, type TestService, testKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

type Headers = Readonly<Record<string, string>>;

/** A way to send keys, and what a call with parameters by name is answered: its result, or why not. */
interface Way {
  readonly headers?: Headers;
  readonly apikey?: unknown;
  readonly refused?: RegExp;
}

const bearer = (key: string): Headers => ({ Authorization: `Bearer ${key}` });
const other = 'a-key-that-nobody-knows';
const whereKeysGo = /"params.apikey":"is required: .* Authorization \(Bearer\) or X-API-Key/;
const several = /"params.apikey":"expected one key: /;
const unknown = /"data":(null|\{"error":"AuthenticationFailed"\})/;

/** Ways to send keys. */
const ways: Readonly<Record<string, Way>> = {
  'a key in params': { apikey: testKey },
  'a key in Authorization': { headers: bearer(testKey) },
  'a key in Authorization in other letters': { headers: { authorization: `bEARER   ${testKey}` } },
  'a key in X-API-Key': { headers: { 'x-api-key': testKey } },
  'the same key in both headers': { headers: { ...bearer(testKey), 'X-API-Key': testKey } },
  'the same key everywhere': { headers: { ...bearer(testKey), 'X-API-Key': testKey }, apikey: testKey },
  'a key in params beside an empty header': { headers: { 'X-API-Key': '' }, apikey: testKey },
  'a key in params beside a scheme of a proxy': { headers: { Authorization: 'Negotiate YII' }, apikey: testKey },
  'a key in X-API-Key beside a scheme of a proxy': { headers: { Authorization: 'Digest x', 'X-API-Key': testKey } },
  'no key': { refused: whereKeysGo },
  'Bearer and no key': { headers: { Authorization: 'Bearer' }, refused: whereKeysGo },
  'an empty X-API-Key': { headers: { 'X-API-Key': '' }, refused: whereKeysGo },
  'a key of another scheme': { headers: { Authorization: `Token ${testKey}` }, refused: whereKeysGo },
  'a key without a scheme': { headers: { Authorization: testKey }, refused: whereKeysGo },
  'a number for a key': { apikey: 5, refused: whereKeysGo },
  'an unknown key in Authorization': { headers: bearer(other), refused: unknown },
  'an unknown key in X-API-Key': { headers: { 'X-API-Key': other }, refused: unknown },
  'a long key in X-API-Key': { headers: { 'X-API-Key': 'x'.repeat(257) }, refused: unknown },
  'different keys in the headers': { headers: { ...bearer(testKey), 'X-API-Key': other }, refused: several },
  'another key in params than in Authorization': { headers: bearer(testKey), apikey: other, refused: several },
  'another key in params than in X-API-Key': { headers: { 'X-API-Key': other }, apikey: testKey, refused: several },
  'no text in params beside a good header': { headers: bearer(testKey), apikey: null, refused: several },
};

const archive = 'cmdb.object.archive';
const recycle = 'cmdb.object.recycle';

interface Place {
  readonly dialect: DialectName;
  readonly service: TestService;
  /** Answer to a body, as text. */
  sent(body: unknown, headers?: Headers): Promise<string>;
  status(): Promise<unknown>;
}

for (const engine of enginesInTurn)
  for (const dialect of dialectNames) {
    const placeOf = async (t: ExecutionContext): Promise<Place> => {
      const service = await startedService(t, engine);
      const call = callerOf(service, 'contract');
      await objectMade(call);
      const sent: Place['sent'] = async (body, headers = {}) =>
        (await send(service.endpoint(dialect), { body: JSON.stringify(body), headers })).text;
      const status = async () => (await resultOf(call('cmdb.object.read', { id: 1 }))).status;
      return { dialect, service, sent, status };
    };
    const on = `on ${engine.name}, dialect ${dialect}`;

    engine.test(`a key is taken from wherever it may stand, and nobody else is let in ${on}`, async t => {
      const place = await placeOf(t);
      for (const [what, way] of Object.entries(ways)) {
        await single(t, place, what, way);
        await batch(t, place, what, way);
        await notification(t, place, what, way);
        await positional(t, place, what, way);
      }
    });

    engine.test(`a header holds the key of every call of a batch that has none of its own ${on}`, async t => {
      const { sent } = await placeOf(t);
      const call = (id: number, apikey?: string) => ({
        version: '2.0',
        method: 'cmdb.object.read',
        params: { apikey, id: 1 },
        id,
      });
      const [first, second] = JSON.parse(await sent([call(1), call(2, testKey)], bearer(testKey))) as RpcAnswer[];
      t.truthy(first?.result && second?.result);
    });

    engine.test(`a call without parameters is let in by a header ${on}`, async t => {
      const { sent } = await placeOf(t);
      const call = { version: '2.0', method: 'idoit.version', id: 1 };
      t.truthy(JSON.parse(await sent(call, bearer(testKey))).result);
      t.regex(await sent(call), /-32604.*parameters are given by name.*X-API-Key/);
    });

    engine.test(`the open method takes the key of a header, which must be good ${on}`, async t => {
      const { sent } = await placeOf(t);
      const call = { version: '2.0', method: 'rpc.discover', params: {}, id: 1 };
      t.is(JSON.parse(await sent(call)).result['x-categories'], undefined);
      t.truthy(JSON.parse(await sent(call, bearer(testKey))).result['x-categories']);
      t.regex(await sent(call, bearer(other)), /-32604/);
    });
  }

async function single(t: ExecutionContext, { sent }: Place, what: string, { headers, apikey, refused }: Way): Promise<void> {
  const answer = await sent({ version: '2.0', method: 'cmdb.object.read', params: { apikey, id: 1 }, id: 7 }, headers);
  answered(t, JSON.parse(answer), what, refused);
}

async function batch(t: ExecutionContext, { sent }: Place, what: string, { headers, apikey, refused }: Way): Promise<void> {
  const calls = [1, 2].map(id => ({ version: '2.0', method: 'cmdb.object.read', params: { apikey, id: 1 }, id }));
  const answers = JSON.parse(await sent(calls, headers)) as RpcAnswer[];
  t.is(answers.length, 2, what);
  for (const answer of answers) answered(t, answer, `${what}, in a batch`, refused);
}

function answered(t: ExecutionContext, { result, error }: RpcAnswer, what: string, refused: RegExp | undefined): void {
  if (!refused) t.truthy(result, what);
  else {
    t.like(error, { code: -32604, message: 'Authentication error' }, what);
    t.regex(JSON.stringify(error), refused, what);
  }
}

/** It is carried out if it may be, and never answered. */
async function notification(t: ExecutionContext, place: Place, what: string, { headers, apikey, refused }: Way): Promise<void> {
  t.is(await place.sent({ version: '2.0', method: archive, params: { apikey, object: 1 } }, headers), '', what);
  const isArchived = (await place.status()) === 'C__RECORD_STATUS__ARCHIVED';
  t.is(isArchived, refused === undefined, `${what}, in a notification`);
  if (isArchived) await place.sent({ version: '2.0', method: recycle, params: { apikey: testKey, object: 1 }, id: 1 });
}

/** Parameters in a list are refused, and hold no key; an empty list is none. */
async function positional(t: ExecutionContext, { sent }: Place, what: string, { headers, apikey, refused }: Way): Promise<void> {
  const values = Object.values(headers ?? {});
  const [hasGood, hasOther] = [testKey, other].map(key => values.some(value => value.includes(key)));
  const isLetIn = hasGood && !hasOther && refused !== whereKeysGo;
  const none = { version: '2.0', method: 'idoit.version', params: [], id: 6 };
  const answers = [await sent(none, headers), await sent([none, { ...none, id: 8 }], headers)];
  for (const answer of answers)
    for (const { result, error } of [JSON.parse(answer)].flat() as RpcAnswer[])
      t.true(isLetIn ? result !== undefined : error?.code === -32604, `${what}, with an empty list: ${answer}`);
  const some = await sent({ version: '2.0', method: 'cmdb.object.read', params: [apikey, 1], id: 7 }, headers);
  t.regex(some, isLetIn ? /-32602/ : /-32604,"message":"Authentication error"/, what);
  const ofKeys = hasOther ? (hasGood ? several : unknown) : refused === unknown && unknown;
  t.regex(some, ofKeys || /parameters are given by name/, what);
}
