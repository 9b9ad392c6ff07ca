import type { ExecutionContext } from 'ava';
import type { ChangeRecord } from '../src/domain/storage/changes.js';
import type { Store } from '../src/domain/storage/store.js';
import { entryMade } from './factories/calls.js';
import { instead } from './helpers/instead.js';
import { callerOf, type RpcAnswer, resultOf } from './helpers/rpc.js';
import { serviceOver } from './helpers/service.js';
import { engines, freshStore, type TestEngine } from './helpers/stores.js';

const shares = 'C__CATG__SHARES';

/** Calls in their order, and the rows each must leave: object, entry, category, what was before and what is after. */
const told: readonly (readonly [method: string, params: object, ...rows: readonly string[]])[] = [
  ['cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' }, 'object 1: nothing → normal web1'],
  [
    'cmdb.object.create',
    { type: 'C__OBJTYPE__SERVER', title: 'web2', categories: { [shares]: [{ title: 'a' }, { title: 'b' }] } },
    'object 2: nothing → normal web2',
    `object 2, entry 1 of ${shares}: nothing → a`,
    `object 2, entry 2 of ${shares}: nothing → b`,
  ],
  ['cmdb.object.update', { id: 1, title: 'web01' }, 'object 1: normal web1 → normal web01'],
  [
    'cmdb.category.save',
    { object: 1, category: shares, data: { title: 'home' } },
    `object 1, entry 3 of ${shares}: nothing → home`,
  ],
  [
    'cmdb.category.save',
    { object: 1, category: shares, data: { title: 'house' }, entry: 3 },
    `object 1, entry 3 of ${shares}: home → house`,
  ],
  [
    'cmdb.category.archive',
    { object: 1, category: shares, entry: 3 },
    `object 1, entry 3 of ${shares}: normal house → archived house`,
  ],
  [
    'cmdb.category.recycle',
    { object: 1, category: shares, entry: 3 },
    `object 1, entry 3 of ${shares}: archived house → normal house`,
  ],
  [
    'cmdb.category.delete',
    { objID: 1, category: shares, entry: 3 },
    `object 1, entry 3 of ${shares}: normal house → deleted house`,
  ],
  ['cmdb.category.purge', { object: 1, category: shares, entry: 3 }, `object 1, entry 3 of ${shares}: deleted house → nothing`],
  ['cmdb.object.archive', { object: 2 }, 'object 2: normal web2 → archived web2'],
  [
    'cmdb.object.delete',
    { id: 2, status: 'C__RECORD_STATUS__PURGE' },
    `object 2, entry 1 of ${shares}: normal a → nothing`,
    `object 2, entry 2 of ${shares}: normal b → nothing`,
    'object 2: archived web2 → nothing',
  ],
  ['cmdb.object.read', { id: 1 }],
  ['cmdb.category.read', { objID: 1, category: shares }],
  ['cmdb.object.recycle', { object: 1 }],
  ['cmdb.category.save', { object: 1, category: shares, data: { title: 5 } }],
];

for (const engine of engines) {
  engine.test(`every accepted write leaves one row per object and entry it changed on ${engine.name}`, async t => {
    const { call, rows } = await loggedService(t, engine);
    for (const [method, params, ...expected] of told) {
      rows.length = 0;
      await call(method, params);
      t.deepEqual(rows.map(rowInWords), expected, method);
      t.true(rows.every(row => row.method === method && row.key.startsWith('env-')));
    }
  });

  engine.test(`a password never stands in the change log on ${engine.name}`, async t => {
    const { call, rows } = await loggedService(t, engine);
    const [object, category] = [1, 'C__CATG__PASSWD'];
    await call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' });
    await entryMade(call, { object, category, data: { title: 'root', password: 'first-secret' } });
    await entryMade(call, { object, category, data: { password: 'second-secret' }, entry: 1 });
    await resultOf(call('cmdb.category.archive', { object, category, entry: 1 }));
    await resultOf(call('cmdb.object.delete', { id: object, status: 'C__RECORD_STATUS__PURGE' }));
    t.is(rows.filter(row => row.entry === 1).length, 4);
    t.notRegex(JSON.stringify(rows), /secret/);
    t.regex(JSON.stringify(rows), /root/);
  });
}

interface LoggedService {
  call(method: string, params: object): Promise<RpcAnswer>;
  /** New rows of the change log, in their order. */
  readonly rows: ChangeRecord[];
}

async function loggedService(t: ExecutionContext, engine: TestEngine): Promise<LoggedService> {
  const store = await freshStore(t, engine, { durability: 'fast' });
  const rows: ChangeRecord[] = [];
  const service = await serviceOver(t, listening(store, rows));
  return { call: callerOf(service, 'contract'), rows };
}

/** A store that tells of every row of its change log. */
function listening(store: Store, rows: ChangeRecord[]): Store {
  return instead(store, 'transaction', work =>
    store.transaction(records => {
      const add = (changes: readonly ChangeRecord[]): Promise<void> => {
        rows.push(...changes);
        return records.changes.add(changes);
      };
      return work(instead(records, 'changes', instead(records.changes, 'add', add)));
    }),
  );
}

function rowInWords({ object, entry, category, before, after }: ChangeRecord): string {
  const place = entry === null ? '' : `, entry ${entry} of ${category}`;
  return `object ${object}${place}: ${stateInWords(before)} → ${stateInWords(after)}`;
}

/** The title, led by the record status where the row tells it. */
function stateInWords(state: string | null): string {
  if (state === null) return 'nothing';
  const { title, status, '@status': entryStatus = status } = JSON.parse(state) as Record<string, string>;
  return [entryStatus, title].filter(Boolean).join(' ');
}
