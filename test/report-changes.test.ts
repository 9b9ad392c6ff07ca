import type { Change, ChangeSet, ReportInfo } from '../generated/types.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { addKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { engines } from './helpers/stores.js';

const save = 'kataster.report.save';
const remove = 'kataster.report.delete';
const serials = { title: 'serials', columns: ['title', 'C__CATG__MODEL-serial'], filter: { type: 'C__OBJTYPE__SERVER' } };

async function setsOf(call: Caller): Promise<readonly ChangeSet[]> {
  const { change_sets: sets } = await resultOf<{ readonly change_sets: readonly ChangeSet[] }>(
    call('kataster.changes.read', { sort: 'ASC' }),
  );
  return sets.filter(({ method }) => method !== 'cmdb.object.create');
}

function listed(call: Caller, params: object = {}): Promise<readonly ReportInfo[]> {
  return resultOf<readonly ReportInfo[]>(call('cmdb.report.list.v2', params));
}

async function latest(call: Caller): Promise<number> {
  return (await setsOf(call)).at(-1)?.number ?? 0;
}

const inWords = ({ action, report, attributes }: Change): string =>
  `${action} ${report?.id} ${report?.title}: ${attributes.map(({ key, from, to }) => `${key} ${from} > ${to}`).join(', ')}`;

for (const engine of engines) {
  const on = `on ${engine.name}`;

  engine.test(`the log of changes has reports, with their values before and after ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await resultOf(call(save, { ...serials, comment: 'for the audit' }));
    await resultOf(call(save, { ...serials, columns: ['title'], sort: 'DESC' }));
    await resultOf(call(remove, { title: 'serials' }));
    const sets = await setsOf(call);
    t.is(sets[0]?.comment, 'for the audit');
    t.deepEqual(
      sets.flatMap(({ changes }) => changes.slice(0, 1).map(({ action, report }) => [action, report])),
      [
        ['created', { id: 1, title: 'serials' }],
        ['edited', { id: 1, title: 'serials' }],
        ['purged', { id: 1, title: 'serials' }],
      ],
    );
    t.deepEqual(sets[1]?.changes.map(inWords), [
      'edited 1 serials: columns ["title","C__CATG__MODEL-serial"] > ["title"], sort ASC > DESC',
    ]);
  });

  engine.test(`a dry run shows the report that would be saved and keeps nothing ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const tried = await resultOf<{ readonly id: number; readonly changes: readonly Change[]; readonly plan: string }>(
      call(save, { ...serials, dry_run: true }),
    );
    t.deepEqual(await listed(call), []);
    t.deepEqual(await setsOf(call), []);
    t.deepEqual(
      tried.changes.map(({ action, report }) => [action, report]),
      [['created', { id: tried.id, title: 'serials' }]],
    );
    await resultOf(call('kataster.changes.apply', { plan: tried.plan }));
    const [report] = await listed(call);
    t.is(report?.id, tried.id, 'the dry run used no id up');
    await resultOf(call(save, { ...serials, sort: 'DESC' }));
    const stale = await resultOf<{ readonly plan: string }>(call(remove, { title: 'serials', dry_run: true }));
    await resultOf(call(save, serials));
    t.is((await call('kataster.changes.apply', { plan: stale.plan })).error?.code, -32009, 'the report was changed since');
  });

  engine.test(`a report that was saved, replaced or deleted is as before once that is undone ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const undo = (numbers: readonly number[], params: object = {}) => call('kataster.changes.revert', { numbers, ...params });
    await resultOf(call(save, serials));
    const saved = await latest(call);
    const before = await listed(call);
    await resultOf(call(save, { ...serials, columns: ['id'], description: 'other' }));
    const replaced = await latest(call);
    await resultOf(call(remove, { title: 'serials' }));
    await resultOf(undo([await latest(call)]));
    t.deepEqual((await listed(call))[0]?.columns, ['id']);
    t.deepEqual(Object.keys((await undo([saved])).error?.data ?? {}).slice(1), ['report/1/description', 'report/1/columns']);
    await resultOf(undo([replaced]));
    t.deepEqual(await listed(call), before);
    await resultOf(undo([saved]));
    t.deepEqual(await listed(call), []);
  });

  engine.test(`a deleted report does not come back where another one has its title ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await resultOf(call(save, serials));
    await resultOf(call(remove, { title: 'serials' }));
    const removed = await latest(call);
    await resultOf(call(save, { ...serials, columns: ['id'] }));
    const { error } = await call('kataster.changes.revert', { numbers: [removed] });
    t.deepEqual(error?.data, { error: 'Conflict', 'report/1': 'report 2 has its title now' });
    t.deepEqual(
      (await listed(call)).map(({ id }) => id),
      [2],
    );
  });

  engine.test(`a report is saved and deleted only at the revision that its caller expects ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await resultOf(call(save, serials));
    const [report] = await listed(call, { with_revision: true });
    t.is(report?.revision, await latest(call));
    await resultOf(call(save, { ...serials, if_revision: report?.revision, order_by: 'title', sort: 'DESC' }));
    for (const [method, params] of [
      [save, serials],
      [remove, { title: 'serials' }],
    ] as const) {
      const { error } = await call(method, { ...params, if_revision: report?.revision });
      t.is(error?.code, -32009);
      t.like(error?.data, { expected: String(report?.revision), attributes: 'order_by, sort' });
    }
    await resultOf(call(remove, { title: 'serials', if_revision: await latest(call) }));
    t.is((await call(save, { ...serials, if_revision: report?.revision })).error?.code, -32009, 'it is gone');
  });

  engine.test(`reports are listed and read as of a moment ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await resultOf(call(save, serials));
    const first = await latest(call);
    await resultOf(call(save, { ...serials, columns: ['id'] }));
    await resultOf(call(remove, { title: 'serials' }));
    const columns = async (moment: number) => (await listed(call, { as_of: moment })).map(each => each.columns);
    t.deepEqual(await columns(first), [serials.columns]);
    t.deepEqual(await columns(first + 1), [['id']]);
    t.deepEqual(await columns(first + 2), []);
    t.deepEqual((await call('cmdb.report.read.v2', { id: 1, as_of: first })).result, []);
    t.is((await call('cmdb.report.read.v2', { id: 1 })).error?.code, -32602);
  });

  engine.test(`a narrowed right to edit undoes no change of a report ${on}`, async t => {
    const service = await startedService(t, engine);
    const call = callerOf(service, 'contract');
    await resultOf(call(save, serials));
    const number = await latest(call);
    const apikey = 'a-key-for-clients';
    await addKey(service.store, apikey, 'clients', {
      grants: [{ verbs: ['view', 'edit', 'purge'], objectTypes: ['C__OBJTYPE__CLIENT'] }],
    });
    t.is((await call('kataster.changes.revert', { numbers: [number], apikey })).error?.code, -32003);
    t.is((await listed(call)).length, 1);
  });
}
