import type { ExecutionContext } from 'ava';
import { keyIdOf } from '../src/domain/users/keys.js';
import { openedStore } from './helpers/counting.js';
import { databaseInTurn, type OpenDatabase } from './helpers/databases.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { serviceOver, testKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, type TestEngine } from './helpers/stores.js';

interface AuditRow {
  readonly event: string;
  readonly method: string;
  readonly key: string | null;
  readonly subject_key: string | null;
  readonly subject_object: number | null;
  readonly address: string | null;
  readonly details: string;
}

async function databaseOf(t: ExecutionContext, engine: TestEngine): Promise<OpenDatabase> {
  if (engine.name !== 'SQLite') return databaseInTurn(t);
  const { store, reading } = await openedStore(t, engine);
  return { store, rows: async text => reading.rows(text, []) };
}

const everything = [{ verbs: ['view', 'create', 'edit', 'archive', 'delete', 'purge', 'administer'] }];
const password = 'an example of a password';

for (const engine of enginesInTurn) {
  engine.test(
    `every change of access has its row in the audit and no change set, and no row has a secret on ${engine.name}`,
    async t => {
      const { store, rows } = await databaseOf(t, engine);
      const service = await serviceOver(t, store);
      const call = callerOf(service, 'contract');
      const secrets: string[] = [password];
      const expected: [method: string, ...events: string[]][] = [];
      const done = async (method: string, params: object, ...events: string[]): Promise<Readonly<Record<string, unknown>>> => {
        const result = await resultOf(call(method, params));
        if (typeof result.key === 'string') secrets.push(result.key, String(result.key.split('_')[2]));
        expected.push([method, ...events]);
        return result;
      };
      const { id } = await done('kataster.key.create', { title: 'one', rights: [] }, 'keyCreated');
      await done('kataster.key.update', { id, title: 'two', addresses: ['10.0.0.0/8'] }, 'keyChanged');
      const rotated = await done('kataster.key.rotate', { id, keep: 0 }, 'keyCreated', 'keyRevoked', 'keyRenewed');
      await done('kataster.key.revoke', { id: rotated.id }, 'keyRevoked');
      await done('kataster.user.create', { login: 'ada', password }, 'passwordSet');
      await done('kataster.grant.create', { to: 'ada', rights: everything }, 'grantsChanged');
      await done('kataster.grant.revoke', { to: 'ada' }, 'grantsChanged');
      const headers = { 'X-RPC-Auth-Username': 'ada', 'X-RPC-Auth-Password': password };
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'idoit.login', params: { apikey: testKey } });
      await fetch(service.endpoint('contract'), {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body,
      });
      await done('kataster.user.endSessions', { login: 'ada' }, 'sessionsEnded');
      expected.splice(-1, 0, ['idoit.login', 'loggedIn']);
      const log = (await rows("SELECT * FROM audit WHERE method <> 'test' ORDER BY number")) as readonly AuditRow[];
      t.deepEqual(
        log.map(({ method, event }) => [method, event]),
        expected.flatMap(([method, ...events]) => events.map(event => [method, event])),
      );
      t.true(log.every(({ key, address }) => key === keyIdOf(testKey, store.secret) && address === '127.0.0.1'));
      t.true(log.every(({ subject_key, subject_object }) => (subject_key === null) !== (subject_object === null)));
      t.deepEqual(JSON.parse(log[1]?.details ?? ''), {
        from: { title: 'one', addresses: null },
        to: { title: 'two', addresses: ['10.0.0.0/8'] },
      });
      t.deepEqual(await rows("SELECT * FROM change_sets WHERE method LIKE 'kataster.key.%'"), []);
      const digests = (await store.keys.list()).map(({ digest }) => digest);
      const text = JSON.stringify(log);
      for (const secret of [...secrets, ...digests]) t.false(text.includes(secret));
    },
  );

  engine.test(`of keys that may administer one is left, however many are revoked at once on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const call = callerOf(service, 'contract');
    const make = () => resultOf<{ id: string; key: string }>(call('kataster.key.create', { title: 'administrator' }));
    const keys = [{ id: keyIdOf(testKey, service.store.secret), key: testKey }, await make(), await make(), await make()];
    const answers = await Promise.all(keys.map(({ id, key: apikey }) => call('kataster.key.revoke', { apikey, id })));
    t.deepEqual(answers.map(({ error }) => error?.data?.error ?? 'success').sort(), [
      'Conflict',
      'success',
      'success',
      'success',
    ]);
    t.is((await service.store.keys.list()).filter(({ revoked }) => revoked === null).length, 1);
  });

  engine.test(`a key in which everything is narrowed administers nobody's access on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const call = callerOf(service, 'contract');
    const rights = [{ ...everything[0], object_types: ['C__OBJTYPE__PERSON', 'C__OBJTYPE__PERSON_GROUP'] }];
    const { key } = await resultOf(call('kataster.key.create', { title: 'persons', rights }));
    for (const [method, params] of [
      ['kataster.key.read', {}],
      ['kataster.key.create', { title: 'new', rights: [] }],
      ['kataster.user.read', {}],
      ['kataster.user.create', { login: 'ada' }],
      ['kataster.grant.read', {}],
    ] as const)
      t.is((await call(method, { apikey: key, ...params })).error?.data?.error, 'Forbidden', method);
  });
}
