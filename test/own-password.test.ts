import type { ExecutionContext } from 'ava';
import { openedStore } from './helpers/counting.js';
import { send } from './helpers/http.js';
import { type RpcAnswer, resultOf } from './helpers/rpc.js';
import { addKey, serviceOver, testKey } from './helpers/service.js';
import { enginesInTurn, type TestEngine } from './helpers/stores.js';
import { byPassword, bySession, password, withUser } from './helpers/users.js';

const method = 'kataster.user.password';
const other = 'another horse, another battery';

async function placeOn(t: ExecutionContext, engine: TestEngine) {
  const { store, reading } = await openedStore(t, engine);
  const service = await serviceOver(t, store);
  const person = await withUser(store, 'ada');
  const post = async (body: unknown, headers = {}) =>
    JSON.parse((await send(service.endpoint('contract'), { body: JSON.stringify(body), headers })).text);
  const call = (name: string, params: object, headers = {}): Promise<RpcAnswer> =>
    post({ version: '2.0', method: name, params: { apikey: testKey, ...params }, id: 1 }, headers);
  const session = () => bySession(store, person, service.clock.now());
  const isIn = async (headers: object) => !(await call('idoit.version', {}, headers)).error;
  return { store, person, post, call, session, isIn, rowsOf: (table: string) => reading.rows(`SELECT * FROM ${table}`, []) };
}

for (const engine of enginesInTurn) {
  const on = `on ${engine.name}`;

  engine.test(`anybody changes their own password, whatever they and their key may do ${on}`, async t => {
    const { store, person, call, session, isIn, rowsOf } = await placeOn(t, engine);
    await addKey(store, 'a-key-for-nothing-at-all', 'nothing', { grants: [] });
    const [mine, elsewhere] = [await session(), await session()];
    const params = { apikey: 'a-key-for-nothing-at-all', old: password, new: other };
    await resultOf(call(method, params, mine));
    t.deepEqual([await isIn(mine), await isIn(elsewhere)], [true, false], 'other sessions end');
    t.deepEqual([await isIn(byPassword('ada')), await isIn(byPassword('ada', other))], [false, true]);
    const change = (await rowsOf('changes JOIN change_sets USING (number) ORDER BY number, position')).at(-1) as Readonly<
      Record<string, unknown>
    >;
    t.like(change, { method, object: person, category: 'C__CATS__PERSON_LOGIN' });
    t.regex(String(change.key), / ada$/);
    t.is(change.secrets, '["user_pass"]');
    for (const table of ['entries', 'past_entries', 'changes', 'passwords'])
      t.notRegex(JSON.stringify(await rowsOf(table)), /horse/, table);
  });

  engine.test(`a session does not know the password: guesses at it are counted like any ${on}`, async t => {
    const { call, session, isIn } = await placeOn(t, engine);
    const mine = await session();
    const change = async (old: string) => (await call(method, { old, new: other }, mine)).error?.code;
    for (let guess = 0; guess < 10; guess += 1) t.is(await change(`guess ${guess}`), -32604);
    t.is(await change(password), -32604);
    t.false(await isIn(byPassword('ada', other)));
    t.true(await isIn(mine));
  });

  engine.test(`calls of a batch wait for a new password ${on}`, async t => {
    const { person, post, session } = await placeOn(t, engine);
    const mine = await session();
    const calls = [
      { method, params: { apikey: testKey, old: password, new: other } },
      { method: 'cmdb.object.update', params: { apikey: testKey, id: person, title: 'x' } },
      { method, params: { apikey: testKey, old: other, new: password } },
    ];
    const answers: readonly RpcAnswer[] = await post(
      calls.map((each, id) => ({ version: '2.0', id, ...each })),
      mine,
    );
    t.deepEqual(
      answers.map(({ error }) => error?.code),
      [undefined, -32003, -32013],
      'a body sets one password',
    );
  });
}
