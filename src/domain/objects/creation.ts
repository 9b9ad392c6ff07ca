import { RpcError } from '../../../generated/errors.js';
import type { Id, ObjectTypeDefinition } from '../../../generated/types.js';
import { constantMeant, globalCategory, writableCategoryNamed } from '../categories.js';
import { type DomainContext, signed } from '../context.js';
import { cmdbStatusId } from '../dialogs/cmdb-statuses.js';
import { couplingOfType } from '../entries/couplings.js';
import { saveValues } from '../entries/entries.js';
import { followTitle } from '../entries/master-data.js';
import { planOf } from '../entries/plan.js';
import { refuseManyElements, refuseManyEntries } from '../entries/writing.js';
import type { ObjectRecord, RecordStatus, Records } from '../store.js';
import { isoTime } from '../times.js';
import { withHashes } from '../users/hashed-passwords.js';
import { requireRight } from '../users/permission.js';
import { acceptGlobal, saveGlobal, sysidTaken } from './global.js';
import { objectChange } from './object-changes.js';
import { objectTypeNamed } from './object-types.js';
import { copyEntries, templateFor } from './templates.js';

/** An object to be created. */
export interface ObjectDraft {
  /** The id of an object that every installation has; other objects get the next one. */
  readonly id?: number;
  readonly type: string | number;
  readonly status: RecordStatus;
  /** Attributes of Global. */
  readonly global: Readonly<Record<string, unknown>>;
  /** The object whose normal entries are copied. */
  readonly template?: Id | undefined;
  /** Whether the default template of the object type is used where no template is named. */
  readonly defaultTemplate: boolean;
  readonly categories: Readonly<Record<string, unknown>>;
}

export interface CreatedObject {
  readonly id: number;
  /** Ids of the entries made, by category as the caller named it, in the order given. */
  readonly entries: Readonly<Record<string, readonly number[]>>;
}

const sysidAttempts = 1000;

/**
 * Creates an object with its entries: all of it, or nothing.
 * @throws RpcError ObjectTypeNotFound, ObjectNotFound, CategoryNotFound, CategoryWithoutAttributes, ValidationFailed, Conflict
 */
export function createObject(context: DomainContext, draft: ObjectDraft): Promise<CreatedObject> {
  objectTypeNamed(context, draft.type);
  refuseMuchWork(context, draft.categories);
  const create = (accepted: ObjectDraft) => context.store.transaction(records => createObjectIn(records, context, accepted));
  const hashing = hashedDraft(context, draft);
  return hashing ? hashing.then(create) : create(draft);
}

/** The draft with hashes in the place of passwords; `undefined` where there are none. */
function hashedDraft(context: DomainContext, draft: ObjectDraft): Promise<ObjectDraft> | undefined {
  const names = Object.keys(draft.categories);
  const hashed = names.filter(name => planOf(context.registry, writableCategoryNamed(context, name)).hashed.length > 0);
  return hashed.length > 0 ? withHashedEntries(context, draft, hashed) : undefined;
}

async function withHashedEntries(context: DomainContext, draft: ObjectDraft, names: readonly string[]): Promise<ObjectDraft> {
  const categories = { ...draft.categories };
  for (const name of names) {
    const category = writableCategoryNamed(context, name);
    const entries = [categories[name]].flat() as Readonly<Record<string, unknown>>[];
    categories[name] = await Promise.all(entries.map(data => withHashes(context, category, data) ?? data));
  }
  return { ...draft, categories };
}

/** What takes long keeps others waiting: a call writes so many entries, and so many elements of lists in them. */
function refuseMuchWork(context: DomainContext, categories: ObjectDraft['categories']): void {
  let entries = 0;
  let elements = 0;
  for (const [name, given] of Object.entries(categories)) {
    const { many } = planOf(context.registry, writableCategoryNamed(context, name));
    for (const data of [given].flat() as Readonly<Record<string, unknown>>[]) {
      entries += Math.max(1, lengthOf(many === undefined ? undefined : data[many]));
      for (const value of Object.values(data)) elements += lengthOf(value);
    }
  }
  refuseManyEntries(context, entries);
  refuseManyElements(elements);
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

/** Creates an object within a transaction that does more; what it throws must undo all of that. */
export async function createObjectIn(records: Records, context: DomainContext, draft: ObjectDraft): Promise<CreatedObject> {
  const type = objectTypeNamed(context, draft.type);
  requireRight(context, type.const, globalCategory);
  const template = await templateFor(records, type, draft);
  const object = await insertObject(context, records, type, draft, template);
  if (template) await copyEntries(context, records, template, object);
  if (couplingOfType(object.type)) await followTitle(context, records, object, object.created);
  return { id: object.id, entries: await createEntries(context, records, object, draft.categories) };
}

async function insertObject(
  context: DomainContext,
  records: Records,
  type: ObjectTypeDefinition,
  draft: ObjectDraft,
  template: ObjectRecord | undefined,
): Promise<ObjectRecord> {
  const { registry, actor } = context;
  const now = context.now();
  const inherited = template ? { ...JSON.parse(template.values), cmdb_status: cmdbStatusId(registry, template.cmdbStatus) } : {};
  const content = await acceptGlobal(context, records, draft.global, { ...inherited, type: type.id });
  const [id = 0] = draft.id === undefined ? await records.nextIds('objects', 1) : [draft.id];
  const time = isoTime(now);
  const object: ObjectRecord = {
    ...content,
    id,
    status: draft.status,
    picture: null,
    created: time,
    createdBy: actor,
    updated: null,
    updatedBy: null,
  };
  const inserted = content.sysid ? await withSysid(records, object) : await withNextSysid(records, object, now);
  await records.changes.add(signed(context, time, [objectChange(id, null, inserted)]));
  return inserted;
}

async function withSysid(records: Records, object: ObjectRecord): Promise<ObjectRecord> {
  if (!(await records.objects.insert(object))) throw sysidTaken(object.sysid);
  return object;
}

/** The sum of the time in seconds and the id, counted up until it is free (contract: sysid). */
async function withNextSysid(records: Records, object: ObjectRecord, now: Date): Promise<ObjectRecord> {
  const first = Math.floor(now.getTime() / 1000) + object.id;
  for (let number = first; number < first + sysidAttempts; number += 1) {
    const numbered = { ...object, sysid: `SYSID_${number}` };
    if (await records.objects.insert(numbered)) return numbered;
  }
  throw new RpcError('Conflict', { reason: `no free sysid from SYSID_${first} on` });
}

async function createEntries(
  context: DomainContext,
  records: Records,
  object: ObjectRecord,
  categories: ObjectDraft['categories'],
): Promise<CreatedObject['entries']> {
  const ids: Record<string, readonly number[]> = {};
  for (const [name, given] of Object.entries(categories)) {
    const made: number[] = [];
    for (const data of (Array.isArray(given) ? given : [given]) as Record<string, unknown>[])
      made.push(await createEntry(context, records, object, name, data));
    const constant = constantMeant(context, name);
    ids[constant] = [...(ids[constant] ?? []), ...made];
  }
  return ids;
}

async function createEntry(
  context: DomainContext,
  records: Records,
  object: ObjectRecord,
  name: string,
  data: Readonly<Record<string, unknown>>,
): Promise<number> {
  const category = writableCategoryNamed(context, name);
  requireRight(context, object.type, category.storedIn);
  const time = object.created;
  if (category.storedIn === globalCategory) return (await saveGlobal(context, records, object, data, time)).entry;
  return (await saveValues({ context, records, object, category, time }, data)).entry;
}
