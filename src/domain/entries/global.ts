import type { KeptValues } from '../../attributes/attribute-values.js';
import { clearingFault } from '../../attributes/required.js';
import { localTime } from '../../attributes/times.js';
import type { Registry } from '../../catalog/registry.js';
import { text } from '../../messages/text.js';
import { andThen, type MaybePromise } from '../../rpc/maybe-promise.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { requireRetyping } from '../access/access-changes.js';
import { requireRight } from '../access/permission.js';
import { globalCategory } from '../categories.js';
import { cmdbStatusId, toStoredCmdbStatus } from '../dialogs/cmdb-statuses.js';
import { type CategoryModel, modelOf } from '../models/category-model.js';
import { statusNames } from '../statuses.js';
import { valuesKept } from '../storage/damage.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { Records } from '../storage/records.js';
import { type Acceptance, acceptValues } from './acceptance.js';
import type { WritingContext } from './entry-rules.js';
import type { SavedEntry } from './writing.js';

/** The attributes of Global that are kept as JSON beside the columns of the object. */
const keptAsJson: readonly string[] = ['purpose', 'category', 'tag', 'description'];

/** Whether an attribute of Global is kept as JSON, so that an object may have no value of it. */
export function isKeptAsJson(key: string): boolean {
  return keptAsJson.includes(key);
}

/** Default CMDB status of an object. */
export const defaultCmdbStatus = 'C__CMDB_STATUS__IN_OPERATION';

/** Attributes of Global that every object has. */
const neverCleared: ReadonlySet<string> = new Set(['sysid', 'type']);
const clearing: ReadonlySet<unknown> = new Set([null, '', -1]);

/** The columns and values of an object that Global decides. */
export type GlobalContent = Pick<ObjectRecord, 'title' | 'sysid' | 'type' | 'cmdbStatus' | 'values'>;

/** The model of Global. */
export function globalPlan(registry: Registry): CategoryModel {
  const category = registry.category(globalCategory);
  if (!category) throw new Error(`The catalogue has no ${globalCategory}.`);
  return modelOf(registry, category);
}

/** The object as an entry of Global. */
export function globalValues(registry: Registry, object: ObjectRecord): KeptValues {
  return {
    ...globalContentOf(registry, valuesKept('object', object), object),
    created: localTime(object.created),
    created_by: object.createdBy,
    changed: object.updated === null ? undefined : localTime(object.updated),
    changed_by: object.updatedBy ?? undefined,
  };
}

/** The values of Global that are set on an object: those kept as JSON, and the columns beside. */
export function globalContentOf(
  registry: Registry,
  values: KeptValues,
  { title, sysid, status, cmdbStatus, type }: Omit<GlobalContent, 'values'> & Pick<ObjectRecord, 'status'>,
): KeptValues {
  return {
    ...values,
    title,
    sysid,
    status: statusNames[status].number,
    cmdb_status: cmdbStatusId(registry, cmdbStatus),
    type: registry.objectType(type)?.id,
  };
}

/**
 * Accepts attributes of Global for an object that is, or with what it is given in any case for one that is about to be.
 * @throws RpcError ValidationFailed
 */
export function acceptGlobal(
  context: WritingContext,
  records: Records,
  data: Readonly<Record<string, unknown>>,
  former: Pick<Acceptance, 'before' | 'given'>,
): MaybePromise<GlobalContent> {
  const { registry } = context;
  const model = globalPlan(registry);
  rejectClearing(registry, model, data);
  return andThen(acceptValues({ context, records, model, ...former }, data), values => {
    const kept = keptAsJson.filter(key => values[key] !== undefined).map(key => [key, values[key]] as const);
    return {
      title: String(values.title),
      sysid: String(values.sysid ?? ''),
      type: registry.objectType(Number(values.type))?.const ?? '',
      cmdbStatus: toStoredCmdbStatus(registry, values.cmdb_status) ?? defaultCmdbStatus,
      values: JSON.stringify(Object.fromEntries(kept)),
    };
  });
}

/**
 * Saves attributes of Global, which are the object itself.
 * @throws RpcError ValidationFailed, Forbidden, Conflict
 */
export async function saveGlobal(
  context: WritingContext,
  records: Records,
  object: ObjectRecord,
  data: Readonly<Record<string, unknown>>,
  time: string,
): Promise<SavedEntry> {
  const content = await acceptGlobal(context, records, data, { before: globalValues(context.registry, object) });
  requireRight(context, content.type, globalCategory);
  await requireRetyping(context, records, object, content.type);
  const { sysid, ...others } = content;
  const changes = { ...others, ...(sysid === object.sysid ? {} : { sysid }) };
  if (!(await records.objects.update(object.id, changes))) throw sysidTaken(sysid);
  const after = { ...object, ...content, updated: time, updatedBy: context.actor };
  if (after.title !== object.title || after.type !== object.type)
    for (const titled of context.rules.ofObjects.objectTitled)
      await titled({ context, records, object: after, former: object, time });
  return { entry: object.id, created: false };
}

/** A sysid that another object has, or a purged one had. */
export function sysidTaken(sysid: string): RpcError {
  return new RpcError(
    'Conflict',
    { reason: text('SysidIsTaken', { sysid: JSON.stringify(sysid) }) },
    { sysid: text('IsSysidOfAnotherObject') },
  );
}

function rejectClearing(registry: Registry, { attributes }: CategoryModel, data: Readonly<Record<string, unknown>>): void {
  const cleared = attributes.filter(({ key }) => neverCleared.has(key) && Object.hasOwn(data, key) && clearing.has(data[key]));
  if (cleared.length === 0) return;
  const faults = cleared.map(attribute => [attribute.key, clearingFault(attribute, registry)]);
  throw new RpcError('ValidationFailed', {}, Object.fromEntries(faults));
}
