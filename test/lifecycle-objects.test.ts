import { author } from './helpers/author.js';
import {
  deletionWithoutStatus,
  type ObjectStatus,
  objectRows,
  objectStatuses,
  type Row,
  statusNumbers,
  targetOf,
} from './helpers/lifecycle-tables.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { dialectNames, type TestService } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

for (const engine of enginesInTurn)
  for (const dialect of dialectNames)
    for (const row of dialect === 'idoit' ? [...objectRows, deletionWithoutStatus] : objectRows)
      engine.test(`${row.title} takes objects where the contract says on ${engine.name}, dialect ${dialect}`, async t => {
        const service = await startedService(t, engine, { KATASTER_QUICKPURGE: 'on' });
        const call = callerOf(service, dialect);
        for (const from of objectStatuses) {
          const object = await objectThatIs(from, service, call);
          const { result, error } = await call(row.method, { [row.object]: object, ...row.more });
          const target = targetOf(row, from, dialect);
          t.is(await statusRead(call, object), target ?? from, `from ${from}`);
          if (target) t.deepEqual(result, { success: true, message: messageOf(row, object) });
          else {
            t.is(error?.code, -32602);
            t.true(error?.message.startsWith(`Invalid parameters: Object ${object} is ${inWords(from)}; `), error?.message);
            t.regex(error?.data?.status ?? '', /; it would need to be /);
          }
        }
      });

for (const engine of enginesInTurn)
  engine.test(`the contract asks for the status that an object is deleted to on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const call = callerOf(service, 'contract');
    const object = await objectThatIs('normal', service, call);
    const { error } = await call('cmdb.object.delete', { id: object });
    t.is(error?.code, -32602);
    t.regex(error?.data?.status ?? '', /^is required: expected "C__RECORD_STATUS__ARCHIVED"/);
    t.is(await statusRead(call, object), 'normal');
  });

function messageOf({ message }: Row<ObjectStatus>, object: number): string {
  return message.replace('<n>', String(object));
}

function inWords(status: ObjectStatus): string {
  return status === 'massChangeTemplate' ? 'mass-change template' : status;
}

/** An object in this status. Only imports make unfinished ones. */
async function objectThatIs(status: ObjectStatus, { store }: TestService, call: Caller): Promise<number> {
  const number = status === 'birth' ? statusNumbers.normal : statusNumbers[status];
  const { id } = await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1', status: number }));
  if (status === 'birth') await store.transaction(author, records => records.objects.move(Number(id), 'normal', status));
  return Number(id);
}

async function statusRead(call: Caller, object: number): Promise<string> {
  const { result, error } = await call('cmdb.object.read', { id: object });
  if (error || Array.isArray(result)) return 'purged';
  const { status } = result as { readonly status: string | number };
  return objectStatuses.find(each => status === statusNumbers[each] || status === constants[each]) ?? String(status);
}

const constants: Readonly<Record<ObjectStatus, string>> = {
  birth: 'C__RECORD_STATUS__BIRTH',
  normal: 'C__RECORD_STATUS__NORMAL',
  archived: 'C__RECORD_STATUS__ARCHIVED',
  deleted: 'C__RECORD_STATUS__DELETED',
  template: 'C__RECORD_STATUS__TEMPLATE',
  massChangeTemplate: 'C__RECORD_STATUS__MASS_CHANGES_TEMPLATE',
};
