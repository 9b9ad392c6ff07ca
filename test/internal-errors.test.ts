import type { ExecutionContext } from 'ava';
import type { Store } from '../src/domain/storage/store.js';
import { RpcError } from '../src/rpc/rpc-error.js';
import { failureOf, outcomeUnknown } from '../src/store/engines/failures.js';
import { send } from './helpers/http.js';
import { instead } from './helpers/instead.js';
import { loggedService } from './helpers/logged-service.js';
import { testKey } from './helpers/service.js';
import test from './helpers/suite.js';
import { byPassword } from './helpers/users.js';

const body = JSON.stringify({ version: '2.0', method: 'cmdb.object.read', params: { apikey: testKey, id: 1 }, id: 7 });

test('an unexpected failure is answered by a correlation id alone, and stands in the log', async t => {
  const broken = new Error('SQLITE_CORRUPT: SELECT * FROM api_keys at /var/lib/kataster.sqlite');
  const { answer, log } = await answerWhere(t, broken);
  const { error, id } = JSON.parse(answer.text);
  t.is(answer.status, 200);
  t.deepEqual([id, error.code, error.message, Object.keys(error.data)], [7, -32603, 'Internal error', ['error', 'correlation']]);
  t.notRegex(answer.text, /SELECT|SQLITE|\/var/);
  t.true(log().includes(error.data.correlation));
  t.true(log().includes('SQLITE_CORRUPT'));
  t.false(log().includes(testKey));
});

for (const name of ['Busy', 'StorageUnavailable', 'TimedOut', 'Stopping'] as const)
  test(`${name} says that the caller may try again`, async t => {
    const { answer } = await answerWhere(t, new RpcError(name, {}));
    t.is(answer.status, 200);
    t.like(JSON.parse(answer.text), { id: 7, error: { data: { retry: 'true' } } });
  });

test('a write that may have been saved is not to be repeated before somebody looked', async t => {
  const lost = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
  const { answer, log } = await answerWhere(t, outcomeUnknown(lost));
  const data = {
    error: 'OutcomeUnknown',
    outcome: 'it was saved, or nothing was changed: read first, and repeat the call only where nothing was',
  };
  const message = 'Outcome unknown: the storage did not say whether this was saved';
  t.deepEqual(JSON.parse(answer.text).error, { code: -32054, message, data });
  t.true(log().includes('"code":"ECONNRESET","reason":"Connection terminated unexpectedly","answered":"OutcomeUnknown"'));
});

test('an error about a limit that no setting changes says so', async t => {
  const { answer } = await answerWhere(t, new RpcError('LimitExceeded', { what: 'x' }, { members: 'expected at most 10000' }));
  const data = { error: 'LimitExceeded', members: 'expected at most 10000', setting: 'none: this limit is fixed' };
  t.deepEqual(JSON.parse(answer.text).error, { code: -32013, message: 'Limit exceeded: x', data });
});

for (const code of [
  'EMFILE',
  'ENFILE',
  'ENOENT',
  'ENOSPC',
  'EIO',
  'EROFS',
  'EACCES',
  'ENOMEM',
  'SQLITE_CANTOPEN',
  'SQLITE_IOERR_READ',
])
  test(`${code} within the storage says that it is unavailable`, t => {
    const { error } = failureOf(Object.assign(new Error('secret'), { code }));
    t.like(error, { errorName: 'StorageUnavailable', data: { retry: 'true' } });
    t.notRegex(error.message, /secret/);
  });

test('a storage that fails stands in the log with the words of its driver, and in the answer without them', async t => {
  const broken = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  const { answer, log } = await answerWhere(t, failureOf(broken).error);
  const data = { error: 'StorageUnavailable', retry: 'true' };
  t.deepEqual(JSON.parse(answer.text).error, { code: -32051, message: 'Storage unavailable', data });
  t.true(log().includes('"code":"ECONNREFUSED","reason":"connect ECONNREFUSED 127.0.0.1:5432"'));
});

test('neither keys nor passwords nor titles stand in the log, however much it tells', async t => {
  const { url, log } = await loggedService(t);
  const calls = [
    ['cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web-secret' }],
    ['cmdb.category.save', { object: 1, category: 'C__CATG__PASSWD', data: { password: 'pass-secret' } }],
    ['cmdb.category.save', { object: 1, category: 'C__CATG__PASSWD', data: { password: ['pass-secret'] } }],
    ['cmdb.object.read', { id: 1, apikey: 'key-secret-key-secret' }],
  ] as const;
  for (const [method, params] of calls)
    await send(`${url}/jsonrpc`, {
      body: JSON.stringify({ version: '2.0', method, params: { apikey: testKey, ...params }, id: 1 }),
    });
  const keyless = JSON.stringify({ version: '2.0', method: 'idoit.login', id: 1 });
  const withSecrets = [
    ...['Bearer header-secret', 'header-secret', 'Digest header-secret'].map(Authorization => ({ Authorization })),
    { 'X-API-Key': 'header-secret' },
    { 'X-RPC-Auth-Session': 'session-secret' },
    byPassword('ada', 'word-secret'),
  ];
  for (const headers of withSecrets) for (const sent of [body, keyless]) await send(`${url}/jsonrpc`, { body: sent, headers });
  await send(`${url}/jsonrpc`, { body: '{"secret' });
  t.notRegex(log(), /secret/);
  t.false(log().includes(testKey));
});

/** Answer to a call where reading an object fails like this, and the lines of the log. */
async function answerWhere(t: ExecutionContext, failure: Error) {
  const failing = (store: Store): Store =>
    instead(
      store,
      'reads',
      instead(
        store.reads,
        'objects',
        instead(store.reads.objects, 'find', () => Promise.reject(failure)),
      ),
    );
  const { url, log } = await loggedService(t, { over: failing });
  return { answer: await send(`${url}/jsonrpc`, { body }), log };
}
