import { DataSource } from 'typeorm';
import type { History } from '../generated/types.js';
import { connectTo } from '../src/store/engines/postgres/pool.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { serviceOver } from './helpers/service.js';
import { engines, storeAt } from './helpers/stores.js';

/** Changes as an earlier version logged them: kind, subject, name, category, action, and the texts before and after. */
const logged: readonly (readonly [string, number | null, string | null, string | null, string, object | null, object | null])[] =
  [
    ['object', 7, null, null, 'edited', object('web1'), object('web2')],
    ['entry', 9, null, 'C__CATG__MODEL', 'edited', { serial: 'A1' }, { serial: 'A2' }],
    [
      'entry',
      9,
      null,
      'C__CATG__MODEL',
      'archived',
      { '@status': 'normal', serial: 'A2' },
      { '@status': 'archived', serial: 'A2' },
    ],
    ['entry', 10, null, 'C__CATG__PASSWD', 'created', null, { username: 'root', password: '***' }],
    ['choice', 1, 'model_manufacturer', null, 'purged', { id: 10001, title: 'Lenovo' }, null],
  ];

function object(title: string): object {
  return { type: 'C__OBJTYPE__SERVER', title, sysid: 'S1', status: 'normal', cmdb_status: 'C__CMDB_STATUS__IN_OPERATION' };
}

for (const engine of engines)
  engine.test(`changes that an earlier version logged are read as it logged them on ${engine.name}`, async t => {
    const url = await engine.address(t);
    await (await storeAt(t, url)).close();
    const database = url.slice('sqlite:'.length);
    const isSqlite = engine.name === 'SQLite';
    const source = isSqlite ? await new DataSource({ type: 'better-sqlite3', database }).initialize() : await connectTo(url);
    const text = (value: unknown) => (value === null ? 'NULL' : typeof value === 'number' ? String(value) : `'${value}'`);
    const json = (value: object | null) => text(value && JSON.stringify(value));
    for (const [at, [kind, subject, name, category, action, before, after]] of logged.entries()) {
      const number = at + 1;
      const owner = kind === 'choice' ? null : 7;
      await source.query(`INSERT INTO change_sets (number, time, "key", author, method, dialect, size, leaves_updated)
        VALUES (${number}, '2026-01-01T00:00:0${at}.000Z', 'k', 'old key', 'cmdb.category.save', '', 1, 0)`);
      await source.query(`INSERT INTO changes (number, position, kind, subject, name, object, category, action)
        VALUES (${[number, 0, kind, subject, name, owner, category, action].map(text).join(', ')})`);
      await source.query(
        `INSERT INTO earlier_changes (number, "before", "after") VALUES (${number}, ${json(before)}, ${json(after)})`,
      );
    }
    await source.destroy();
    const service = await serviceOver(t, await storeAt(t, url));
    const call = callerOf(service, 'contract');
    const { change_sets: sets } = await resultOf<History>(call('kataster.changes.read', { sort: 'ASC' }));
    t.deepEqual(
      sets.map(({ key, changes }) => [
        key.title,
        ...changes.flatMap(({ action, attributes }) => [action, ...attributes.map(each => [each.key, each.from, each.to])]),
      ]),
      [
        ['old key', 'edited', ['title', 'web1', 'web2']],
        ['old key', 'edited', ['serial', 'A1', 'A2']],
        ['old key', 'archived'],
        ['old key', 'created', ['username', null, 'root'], ['password', null, '***']],
        ['old key', 'purged', ['title', 'Lenovo', null]],
      ],
    );
    for (const as_of of [4, '2026-01-01T00:00:03Z']) {
      const { error } = await call('cmdb.objects.read', { as_of });
      const earliest = 'expected change set 5 or 2026-01-01T00:00:04.000Z, or later';
      t.deepEqual(error?.data, { error: 'InvalidParameters', as_of: `what was then is not known; ${earliest}` });
    }
    t.deepEqual(await resultOf(call('cmdb.objects.read', { as_of: 5 })), []);
  });
