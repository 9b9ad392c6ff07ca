import type { Id, ObjectTypeDefinition } from '../../../generated/types.js';
import { isoTime } from '../../attributes/times.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { requireRight } from '../access/permission.js';
import { authorOf } from '../author.js';
import { constantMeant, globalCategory, writableCategoryNamed } from '../categories.js';
import { saveValues } from '../entries/entries.js';
import type { WritingContext } from '../entries/entry-rules.js';
import { acceptGlobal, saveGlobal, sysidTaken } from '../entries/global.js';
import { modelOf } from '../models/category-model.js';
import type { ObjectRecord, RecordStatus } from '../storage/objects.js';
import type { Records } from '../storage/records.js';
import { copyEntries } from './copying.js';
import { type DraftEntry, entriesIn, placeOf, receivedDraft, rejectDraft } from './draft-entries.js';
import { objectTypeNamed } from './object-types.js';
import { inheritedFrom, templateFor } from './templates.js';

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
 * @throws RpcError ObjectTypeNotFound, ObjectNotFound, CategoryNotFound, CategoryWithoutAttributes, InvalidParameters, ValidationFailed, Conflict
 */
export function createObject(context: WritingContext, draft: ObjectDraft): Promise<CreatedObject> {
  objectTypeNamed(context, draft.type);
  rejectDraft(context, draft.categories);
  const create = (accepted: ObjectDraft) =>
    context.store.transaction(authorOf(context), records => createObjectIn(records, context, accepted));
  const received = receivedDraft(context, draft);
  return received ? received.then(create) : create(draft);
}

/** Creates an object within a transaction that does more; an error that it throws must undo all of that. */
export async function createObjectIn(records: Records, context: WritingContext, draft: ObjectDraft): Promise<CreatedObject> {
  const type = objectTypeNamed(context, draft.type);
  requireRight(context, type.const, globalCategory);
  const template = await templateFor(context, records, type, draft);
  const object = await insertObject(context, records, type, draft, template);
  if (template) await copyEntries(context, records, template, object);
  const change = { context, records, object, time: object.created };
  const { objectTitled, objectCopied } = context.rules.ofObjects;
  for (const titled of objectTitled) await titled(change);
  const entries = await createEntries(context, records, object, draft.categories);
  if (template) for (const copied of objectCopied) await copied(change);
  return { id: object.id, entries };
}

async function insertObject(
  context: WritingContext,
  records: Records,
  type: ObjectTypeDefinition,
  draft: ObjectDraft,
  template: ObjectRecord | undefined,
): Promise<ObjectRecord> {
  const { actor } = context;
  const now = context.now();
  const inherited = template ? inheritedFrom(context, template) : {};
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
  return content.sysid ? withSysid(records, object) : withNextSysid(records, object, now);
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
  context: WritingContext,
  records: Records,
  object: ObjectRecord,
  categories: ObjectDraft['categories'],
): Promise<CreatedObject['entries']> {
  const ids: Record<string, readonly number[]> = {};
  for (const name of Object.keys(categories)) {
    const made: number[] = [];
    for (const entry of entriesIn(categories, name)) made.push(...(await createEntry(context, records, object, name, entry)));
    const constant = constantMeant(context, name);
    ids[constant] = [...(ids[constant] ?? []), ...made];
  }
  return ids;
}

async function createEntry(
  context: WritingContext,
  records: Records,
  object: ObjectRecord,
  name: string,
  { data, place }: DraftEntry,
): Promise<readonly number[]> {
  const category = writableCategoryNamed(context, name, placeOf(name));
  requireRight(context, object.type, category.storedIn);
  const time = object.created;
  const saving =
    category.storedIn === globalCategory
      ? saveGlobal(context, records, object, data, time)
      : saveValues({ context, records, object, model: modelOf(context.registry, category), time }, data);
  const { entry, others = [] } = await saving.catch(error => Promise.reject(placed(error, place)));
  return [entry, ...others];
}

/** Rejected values of one entry among many say which entry it is. */
function placed(error: unknown, place: string): unknown {
  if (!(error instanceof RpcError) || error.errorName !== 'ValidationFailed' || !error.data) return error;
  return new RpcError(
    'ValidationFailed',
    {},
    Object.fromEntries(Object.entries(error.data).map(([key, fault]) => [`${place}.${key}`, fault])),
  );
}
