import { entriesRead, objectMade } from './factories/calls.js';
import { author } from './helpers/author.js';
import { type EntryStatus, entryRows, entryStatuses, type Row, statusNumbers, targetOf } from './helpers/lifecycle-tables.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { dialectNames, type TestService } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';
import test from './helpers/suite.js';

const category = 'C__CATG__SHARES';
const quickpurgeOn = { KATASTER_QUICKPURGE: 'on' };

for (const engine of enginesInTurn)
  for (const dialect of dialectNames) {
    for (const row of entryRows)
      engine.test(`${row.title} takes entries where the contract says on ${engine.name}, dialect ${dialect}`, async t => {
        const service = await startedService(t, engine, quickpurgeOn);
        const call = callerOf(service, dialect);
        const object = await objectMade(call);
        for (const from of entryStatuses) {
          const entry = await entryThatIs(from, service, call, object);
          const { result, error } = await call(row.method, addressed(row, object, entry));
          const target = targetOf(row, from, dialect);
          t.is(await statusRead(service, call, object, entry), target ?? from, `from ${from}`);
          if (target) t.deepEqual(result, { success: true, message: messageOf(row, entry, from) });
          else {
            t.is(error?.code, -32602);
            t.is(error?.message, unableToFind(entry, object));
            t.regex(error?.data?.status ?? '', new RegExp(`^the entry is ${from}; it would need to be `));
          }
        }
      });

    engine.test(`an entry of a single-value category can only be purged on ${engine.name}, dialect ${dialect}`, async t => {
      const service = await startedService(t, engine, quickpurgeOn);
      const call = callerOf(service, dialect);
      for (const row of entryRows) {
        const object = await objectMade(call);
        const address = { object, category: 'C__CATG__MODEL' };
        const { entry } = await resultOf<{ entry: number }>(call('cmdb.category.save', { ...address, data: { serial: 'x' } }));
        const { result, error } = await call(row.method, { ...addressed(row, object, entry), category: 'C__CATG__MODEL' });
        const left = await entriesRead<unknown>(call, address);
        const isPurge = row.title.endsWith('purge');
        t.is(left.length, isPurge ? 0 : 1, row.title);
        if (isPurge) t.deepEqual(result, { success: true, message: messageOf(row, entry, 'normal') });
        else t.regex(error?.message ?? '', /^Invalid parameters: Category 'C__CATG__MODEL' is single-value; /);
      }
    });

    engine.test(`Quickpurge is refused where it is off on ${engine.name}, dialect ${dialect}`, async t => {
      const service = await startedService(t, engine);
      const call = callerOf(service, dialect);
      const object = await objectMade(call);
      const entry = await entryThatIs('normal', service, call, object);
      const { error } = await call('cmdb.category.quickpurge', { objID: object, category, cateID: entry });
      t.is(error?.code, -32010);
      t.is(await statusRead(service, call, object, entry), 'normal');
    });
  }

test('the table of steps names every method that moves entries', t => {
  const methods = ['archive', 'delete', 'purge', 'quickpurge', 'recycle'].map(name => `cmdb.category.${name}`);
  t.deepEqual([...new Set(entryRows.map(({ method }) => method))].sort(), methods);
});

function addressed({ object: objectName, entry: entryName = '' }: Row<EntryStatus>, object: number, entry: number): object {
  return { [objectName]: object, category, [entryName]: entry };
}

function messageOf({ message }: Row<EntryStatus>, entry: number, from: EntryStatus): string {
  return message.replace('<n>', String(entry)).replace('<from>', String(statusNumbers[from]));
}

function unableToFind(entry: number, object: number): string {
  return `Invalid parameters: Unable to find entry for id ${entry}. Please ensure that entry is owned by object ${object} and has a valid status.`;
}

/** An entry in this status. Only imports make unfinished ones. */
async function entryThatIs(status: EntryStatus, { store }: TestService, call: Caller, object: number): Promise<number> {
  const { entry } = await resultOf<{ entry: number }>(call('cmdb.category.save', { object, category, data: { title: 'home' } }));
  if (status !== 'normal') await store.transaction(author, records => records.entries.move(entry, 'normal', status));
  return entry;
}

async function statusRead({ store }: TestService, call: Caller, object: number, entry: number): Promise<string> {
  for (const status of ['normal', 'archived', 'deleted'] as const) {
    const found = await entriesRead<{ id: string }>(call, { objID: object, category, status: statusNumbers[status] });
    if (found.some(({ id }) => id === String(entry))) return status;
  }
  return (await store.transaction(author, records => records.entries.find(entry))) ? 'birth' : 'purged';
}
