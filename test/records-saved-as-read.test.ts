import type { ExecutionContext } from 'ava';
import { methods } from '../generated/methods.js';
import { objectMade } from './factories/calls.js';
import { dialectFor } from './helpers/method-dialects.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { dialectNames, type TestService } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';
import test from './helpers/suite.js';
import { until } from './helpers/waiting.js';

type Members = Readonly<Record<string, unknown>>;

/** How records of a kind come to be, are read, and are told to the method that saves them. */
interface Kind {
  make(call: Caller, service: TestService): Promise<unknown>;
  readonly read: readonly [method: string, params?: Members];
  /** Which records can be saved; all of them where absent. */
  isSaved?(record: Members): boolean;
  /** Parameters that the record has under another name, or not at all. */
  named?(record: Members): Members;
}

const server = 'C__OBJTYPE__SERVER';
const manufacturer = { category: 'C__CATG__MODEL', property: 'manufacturer' };
const columns = [
  { title: 'Name', target: 'title', key: true },
  { title: 'Memory', target: 'C__CATG__MEMORY-capacity', unit: 'GB' },
  { title: 'Rest' },
];

const kinds: Readonly<Record<string, Kind>> = {
  'cmdb.dialog.update': {
    make: call => resultOf(call('cmdb.dialog.create', { ...manufacturer, value: 'Dell' })),
    read: ['cmdb.dialog.read', manufacturer],
    isSaved: ({ const: constant }) => constant === '',
    named: ({ id, title }) => ({ ...manufacturer, entry_id: id, value: title }),
  },
  'cmdb.object.update': { make: call => objectMade(call, { title: 'web1' }), read: ['cmdb.object.read', { id: 1 }] },
  'cmdb.status.save': {
    make: call => resultOf(call('cmdb.status.save', { title: 'Lent', constant: 'LENT', color: '#00FF00' })),
    read: ['cmdb.status.read'],
    isSaved: ({ editable }) => editable === true,
  },
  'kataster.import_profile.save': {
    async make(call) {
      const save = (profile: object) => resultOf(call('kataster.import_profile.save', { columns, ...profile }));
      await save({ title: 'least' });
      await save({ title: 'most', type: server, encoding: 'windows-1252', separator: '\t' });
    },
    read: ['kataster.import_profile.read'],
  },
  'kataster.key.update': {
    async make(call, { clock }) {
      const create = (key: object) => resultOf(call('kataster.key.create', key));
      await create({ title: 'most', expires: '2099-01-01', addresses: ['192.0.2.0/24', '2001:db8::/32'], rights: [] });
      await create({
        title: 'of servers',
        rights: [{ verbs: ['view', 'edit'], object_types: [server], categories: ['C__CATG__MODEL'] }],
      });
      await create({ title: 'soon over', expires: '2026-02-01' });
      clock.set('2026-03-01 00:00:00');
    },
    read: ['kataster.key.read'],
  },
  'kataster.object_type.update': {
    make: async call => call('kataster.object_type.update', { type: server, default_template: await objectMade(call) }),
    read: ['kataster.object_type.read', { type: server }],
    named: ({ const: type, default_template }) => ({ type, default_template }),
  },
  'kataster.provider.save': {
    async make(call) {
      const group = await objectMade(call, { type: 'C__OBJTYPE__PERSON_GROUP', title: 'Gone' });
      const rules = [{ group: 'admins', person_group: group }];
      const provider = { issuer: 'https://id.example', client: 'kataster', rules, admitted: ['all'], enabled: false };
      await resultOf(call('kataster.provider.save', { id: 'own', ...provider }));
      await resultOf(call('cmdb.object.archive', { object: group }));
    },
    read: ['kataster.provider.read'],
  },
  'kataster.report.save': {
    async make(call) {
      const save = (report: object) =>
        resultOf(call('kataster.report.save', { columns: ['title', 'C__CATG__MODEL-serial'], ...report }));
      await save({ title: 'least' });
      const attributes = [{ category: 'C__CATG__MODEL', key: 'serial', comparison: '=', value: 'S' }];
      await save({
        title: 'most',
        filter: { type: [server], attributes },
        order_by: 'title',
        sort: 'DESC',
        category: 'a',
        description: 'b',
        columns: ['title', 'C__CATG__LOCATION-parent.title'],
        group_by: 'C__CATG__LOCATION-parent.title',
        totals: [{ column: 'title', total: 'count' }],
      });
    },
    read: ['cmdb.report.list.v2'],
  },
  'kataster.webhook.update': {
    async make(call) {
      const create = (webhook: object) =>
        resultOf<Members>(call('kataster.webhook.create', { title: 'hook', url: 'https://example.org/', ...webhook }));
      const { id: key } = (await resultOf(call('kataster.key.create', { title: 'of a webhook' }))) as { readonly id: string };
      const conditions = [{ category: 'C__CATG__MODEL', attribute: 'serial', to: 'S' }];
      await create({});
      const { id } = await create({
        filter: { object: await objectMade(call), category: 'C__CATG__MODEL', change: 'created' },
        key,
        conditions,
      });
      await resultOf(call('kataster.key.revoke', { id: key }));
      // The problem is noted in the background: from then on nothing changes by itself.
      await until(async () => {
        const webhooks = await resultOf<readonly Members[]>(call('kataster.webhook.read', {}));
        return webhooks.some(webhook => webhook.id === id && webhook.last_problem !== null);
      });
      await resultOf(call('kataster.webhook.update', { id, enabled: false }));
    },
    read: ['kataster.webhook.read'],
  },
  'monitoring.livestatus.update': {
    async make(call) {
      await resultOf(call('monitoring.livestatus.create', { title: 'least' }));
      await resultOf(
        call('monitoring.livestatus.create', { title: 'most', address: 'mon', port: 6557, path: '/run/live', active: 0 }),
      );
    },
    read: ['monitoring.livestatus.read'],
  },
};

/** Methods that save no record as a method reads it: entries are tried by themselves, rows of an import are another's, and a key has no passkeys. */
const others = new Set(['cmdb.category.save', 'cmdb.category.update', 'kataster.imports.save', 'kataster.passkey.update']);

test('every method that saves a record has a reader here', t => {
  const saves = Object.keys(methods).filter(name => /\.(save|update)$/.test(name) && !others.has(name));
  t.deepEqual(Object.keys(kinds).toSorted(), saves.toSorted());
});

for (const engine of enginesInTurn)
  for (const [save, kind] of Object.entries(kinds))
    engine.test(`${save} takes records as they are read, and they stay as they are, on ${engine.name}`, async t =>
      saveAsRead(t, await startedService(t, engine), save, kind),
    );

async function saveAsRead(t: ExecutionContext, service: TestService, save: string, kind: Kind): Promise<void> {
  await kind.make(callerOf(service, 'contract'), service);
  const taken: readonly string[] = Object.entries(methods).flatMap(([name, { parameters }]) =>
    name === save ? parameters.map(each => each.name) : [],
  );
  for (const dialect of dialectNames.filter(each => dialectFor(save, each) === each)) {
    const call = callerOf(service, dialect);
    const read = async () => {
      const answer = await resultOf<Members | readonly Members[]>(call(kind.read[0], kind.read[1] ?? {}));
      return [answer].flat().filter(record => kind.isSaved?.(record) ?? true);
    };
    const records = await read();
    t.not(records.length, 0, save);
    for (const record of records) {
      const params = kind.named?.(record) ?? Object.fromEntries(Object.entries(record).filter(([name]) => taken.includes(name)));
      const { error } = await call(save, params);
      t.falsy(error, `${dialect} ${save} ${JSON.stringify([params, error])}`);
    }
    t.deepEqual(await read(), records, `${dialect} ${save}`);
  }
}
