import type { Id, ObjectTypeDefinition } from '../../../generated/types.js';
import { isoTime } from '../../attributes/times.js';
import { text } from '../../messages/text.js';
import { andThen, forEachSeries, type MaybePromise } from '../../rpc/maybe-promise.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { requireRight } from '../access/permission.js';
import { authorOf } from '../author.js';
import { constantMeant, globalCategory, writableCategoryNamed } from '../categories.js';
import { Delivery, mayNameEntries } from '../entries/delivery.js';
import { saveValues } from '../entries/entries.js';
import type { ObjectChange } from '../entries/entry-rule.js';
import type { WritingContext } from '../entries/entry-rules.js';
import { acceptGlobal, saveGlobal, sysidTaken } from '../entries/global.js';
import { addressCategory } from '../entries/rules/places/address-conflicts.js';
import type { SavedEntry } from '../entries/writing.js';
import { modelOf } from '../models/category-model.js';
import type { ObjectRecord, RecordStatus } from '../storage/objects.js';
import type { Records } from '../storage/records.js';
import { copyEntries } from './copying.js';
import { type DraftEntry, entriesIn, placeOf, receiveDraft, rejectDraft } from './draft-entries.js';
import { objectTypeNamed } from './object-types.js';
import { inheritAttributes, templateFor } from './templates.js';

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
  const received = receiveDraft(context, draft);
  return received ? received.then(create) : create(draft);
}

/** Creates an object within a transaction that does more; an error that it throws must undo all of that. */
export function createObjectIn(records: Records, context: WritingContext, draft: ObjectDraft): MaybePromise<CreatedObject> {
  const type = objectTypeNamed(context, draft.type);
  requireRight(context, type.const, globalCategory);
  return andThen(templateFor(context, records, type, draft), template => {
    const inserted = insertObject(context, records, type, draft, template);
    return template
      ? andThen(inserted, object => createFromTemplate({ context, records, object, time: object.created }, template, draft))
      : andThen(inserted, object => createEntries({ context, records, object, time: object.created }, draft));
  });
}

async function createFromTemplate(change: ObjectChange, template: ObjectRecord, draft: ObjectDraft): Promise<CreatedObject> {
  const { context, records, object } = change;
  await copyEntries(context, records, template, object, placesIn(context, draft));
  const created = await createEntries(change, draft);
  await forEachSeries(context.rules.ofObjects.objectCopied, copied => copied(change));
  return created;
}

/** Categories of places that the draft names: its entries are instead of those of the template, whose places another object may have. */
function placesIn(context: WritingContext, { categories }: ObjectDraft): readonly string[] {
  const stored = Object.keys(categories).map(name => writableCategoryNamed(context, name, placeOf(name)).storedIn);
  return stored.filter(name => name === addressCategory);
}

function insertObject(
  context: WritingContext,
  records: Records,
  type: ObjectTypeDefinition,
  draft: ObjectDraft,
  template: ObjectRecord | undefined,
): MaybePromise<ObjectRecord> {
  const now = context.now();
  const given = { ...(template && inheritAttributes(context, template)), type: type.id };
  return andThen(acceptGlobal(context, records, draft.global, { given }), content =>
    andThen(draft.id === undefined ? records.nextIds('objects', 1) : [draft.id], ([id = 0]) => {
      const object: ObjectRecord = {
        ...content,
        id,
        status: draft.status,
        picture: null,
        created: isoTime(now),
        createdBy: context.actor,
        updated: null,
        updatedBy: null,
      };
      return content.sysid ? withSysid(records, object) : withNextSysid(records, object, Math.floor(now.getTime() / 1000) + id);
    }),
  );
}

function withSysid(records: Records, object: ObjectRecord): MaybePromise<ObjectRecord> {
  return andThen(records.objects.insert(object), isInserted => {
    if (!isInserted) throw sysidTaken(object.sysid);
    return object;
  });
}

/** The sum of the time in seconds and the id, counted up until it is free (contract: sysid). */
function withNextSysid(records: Records, object: ObjectRecord, first: number, attempts = 0): MaybePromise<ObjectRecord> {
  if (attempts === sysidAttempts) throw new RpcError('Conflict', { reason: text('NoFreeSysidFromSysid', { first }) });
  const numbered = { ...object, sysid: `SYSID_${first + attempts}` };
  return andThen(records.objects.insert(numbered), isInserted =>
    isInserted ? numbered : withNextSysid(records, object, first, attempts + 1),
  );
}

function createEntries(change: ObjectChange, { categories }: ObjectDraft): MaybePromise<CreatedObject> {
  const { context, object } = change;
  const entries: Record<string, readonly number[]> = {};
  const titled = forEachSeries(context.rules.ofObjects.objectTitled, rule => rule({ ...change, former: undefined }));
  if (areNaming(context, categories))
    return andThen(titled, async () => ({ id: object.id, entries: await createNaming(change, categories) }));
  const createNamed = (name: string) => {
    const constant = constantMeant(context, name);
    entries[constant] ??= [];
    return forEachSeries(entriesIn(categories, name), draft =>
      andThen(createEntry(change, name, draft), ({ entry, others = [] }) => {
        entries[constant] = [...(entries[constant] ?? []), entry, ...others];
      }),
    );
  };
  return andThen(
    andThen(titled, () => forEachSeries(Object.keys(categories), createNamed)),
    () => ({ id: object.id, entries }),
  );
}

/** Whether entries may name each other. */
function areNaming(context: WritingContext, categories: ObjectDraft['categories']): boolean {
  return Object.keys(categories).some(name =>
    entriesIn(categories, name).some(({ data }) => mayNameEntries(context.registry, constantMeant(context, name), data)),
  );
}

/** Creates entries that name each other by their titles, each after those that it names; answers their ids in the order given. */
async function createNaming(change: ObjectChange, categories: ObjectDraft['categories']): Promise<CreatedObject['entries']> {
  const drafts = Object.keys(categories).flatMap(name => entriesIn(categories, name).map(draft => ({ name, ...draft })));
  const { context } = change;
  const delivery = new Delivery(
    context.registry,
    drafts.map(({ name, data }) => ({ category: constantMeant(context, name), names: [], data })),
  );
  const made = new Map<number, readonly number[]>();
  const left: (() => Promise<void>)[] = [];
  for (const at of delivery.order) {
    const { name = '', place = '' } = drafts[at] ?? {};
    const { now, later } = await naming(place, () => delivery.take(at));
    const { entry, others = [] } = await createEntry(change, name, { data: now, place });
    made.set(at, [entry, ...others]);
    delivery.wrote(at, entry);
    if (later) left.push(async () => void (await createEntry(change, name, { data: delivery.rest(at, later), place }, entry)));
  }
  for (const write of left) await write();
  const entries: Record<string, readonly number[]> = Object.fromEntries(
    Object.keys(categories).map(name => [constantMeant(context, name), []]),
  );
  for (const [at, { name }] of drafts.entries()) {
    const constant = constantMeant(context, name);
    entries[constant] = [...(entries[constant] ?? []), ...(made.get(at) ?? [])];
  }
  return entries;
}

/** Carries out work on an entry, whose rejected values say which entry it is. */
async function naming<Result>(place: string, work: () => Result): Promise<Result> {
  try {
    return work();
  } catch (error) {
    throw errorAt(error, place);
  }
}

function createEntry(
  { context, records, object, time }: ObjectChange,
  name: string,
  { data, place }: DraftEntry,
  entry?: number,
): MaybePromise<SavedEntry> {
  const category = writableCategoryNamed(context, name, placeOf(name));
  requireRight(context, object.type, category.storedIn);
  const save = () =>
    category.storedIn === globalCategory
      ? saveGlobal(context, records, object, data, time)
      : saveValues({ context, records, object, model: modelOf(context.registry, category), time }, data, entry);
  return records.finalChecks.named(error => errorAt(error, place), save);
}

/** Rejected values of one entry among many say which entry it is. */
function errorAt(error: unknown, place: string): unknown {
  if (!(error instanceof RpcError) || error.errorName !== 'ValidationFailed' || !error.data) return error;
  return new RpcError(
    'ValidationFailed',
    {},
    Object.fromEntries(Object.entries(error.data).map(([key, fault]) => [`${place}.${key}`, fault])),
  );
}
