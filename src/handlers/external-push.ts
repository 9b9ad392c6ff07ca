import type { ExternalPushed } from '../../generated/types.js';
import { requireRight } from '../domain/access/permission.js';
import { authorOf } from '../domain/author.js';
import { globalCategory } from '../domain/categories.js';
import { Delivery, type DeliveryTurn } from '../domain/entries/delivery.js';
import { type ExternalItem, isReference, itemsIn, type Values } from '../domain/externals/external-items.js';
import type { ExternalName } from '../domain/externals/external-links.js';
import { entryName, objectName, partsOf, sourceOf } from '../domain/externals/external-names.js';
import { objectTypeNamed } from '../domain/objects/object-types.js';
import type { ExternalRecord } from '../domain/storage/externals.js';
import type { OpenTransaction } from '../domain/storage/open-transaction.js';
import { text } from '../messages/text.js';
import { limitExceeded, RpcError } from '../rpc/rpc-error.js';
import type { CallContext } from './context.js';
import { PushSteps } from './external-push-steps.js';

/** An object of a data source, and what it is called and of which type where it has to be created. */
interface ExternalObject extends ExternalName {
  readonly title: unknown;
  readonly class: unknown;
}

/** An object as a data source knows it. */
export interface ExternalRequest extends ExternalObject {
  readonly class: string | number;
  readonly data: Values;
}

/**
 * Writes what a data source knows of an object, as one change set. Entries that are rejected are left out, and said to be.
 * @throws RpcError InvalidParameters, LimitExceeded, ObjectTypeNotFound
 */
export async function pushExternal(context: CallContext, request: ExternalRequest): Promise<ExternalPushed> {
  objectTypeNamed(context, request.class, right => ({ class: right }));
  const items = itemsIn(context, request.data);
  rejectMany(context, items.length);
  return context.store.share({ ending: 'commit' }, async open => {
    const steps = new PushSteps(context, open);
    await carryOut({ context, open, steps }, request, items);
    await open.seal(authorOf(context));
    return { success: !steps.hasRejected, messages: steps.messages };
  });
}

/** A push while it goes on. */
interface Push {
  readonly context: CallContext;
  readonly open: OpenTransaction;
  readonly steps: PushSteps;
}

async function carryOut(push: Push, request: ExternalRequest, items: readonly ExternalItem[]): Promise<void> {
  const { steps } = push;
  const source = sourceOf(request.extType);
  await steps.records(({ externals }) => externals.lockSource(source));
  const object = await objectFor(push, request);
  await retitle(push, object, request);
  const kept = (await steps.records(({ externals }) => externals.ofObject(object))).filter(each => each.source === source);
  const known = new Map(kept.map(record => [record.name, record]));
  await saveAll({ ...push, known }, items, request, object);
  await purgeOthers(push, items, request, object, kept);
}

/** The id of the object with an external id, which is created where it is not there. */
async function objectFor(push: Push, { extType, extId, title, class: type }: ExternalObject): Promise<number> {
  const { steps } = push;
  const [source, name] = [sourceOf(extType), objectName(extId)];
  const [known] = await steps.records(({ externals }) => externals.find(source, [name]));
  if (known) {
    await rejectHidden(push, known.object);
    steps.say('leftAlone', text('ExternalObjectMatched', { object: known.object, external: extId }));
    return known.object;
  }
  const created = await steps.perform('cmdb.object.create', { title, type });
  const object = Number((created as { readonly id?: unknown }).id);
  await steps.records(({ externals }) => externals.insert([{ source, name, object, entry: null, fingerprint: '' }]));
  steps.say('done', text('ExternalObjectCreated', { object, external: extId }));
  return object;
}

/** An object that the caller may neither view nor edit has no id to be named by. */
async function rejectHidden({ context, open }: Push, object: number): Promise<void> {
  const { permitted } = context;
  for (const verb of permitted ? (['view', 'edit'] as const) : []) {
    const { reads } = open.store.withScope(permitted?.rights.scope(verb));
    if (await reads.objects.find(object)) return;
  }
  if (permitted)
    throw new RpcError('Forbidden', { caller: text('ThisCaller'), verb: 'edit', resource: text('ObjectWithThisExternalId') });
}

/** Gives the object the title of the source, whose caller has to be able to edit it. */
async function retitle({ context, open, steps }: Push, object: number, { title, extId }: ExternalRequest): Promise<void> {
  const record = await open.store.reads.objects.find(object);
  if (record) requireRight(context, record.type, globalCategory, 'edit');
  if (record?.title === title) return;
  await steps.attempt({ external: extId, category: globalCategory }, async () => {
    const { isChanged } = await steps.change('cmdb.object.update', { id: object, title });
    if (isChanged) steps.say('done', text('ExternalObjectRetitled', { object }));
  });
}

/** A push that knows the entries that its source wrote before. */
interface KnowingPush extends Push {
  readonly known: ReadonlyMap<string, ExternalRecord>;
}

/** Saves entries, each after those that it names by the ids of the source or by their titles. */
async function saveAll(push: KnowingPush, items: readonly ExternalItem[], request: ExternalName, object: number): Promise<void> {
  const { context, steps, known } = push;
  const delivered = items.map(({ category, entry, isListed, data }) => ({
    category,
    data,
    names: entry === '' || isListed ? [] : [entry],
  }));
  const delivery = new Delivery(
    context.registry,
    delivered,
    (name, category) => known.get(entryName(request.extId, category, name))?.entry ?? undefined,
  );
  const left: (() => Promise<void>)[] = [];
  for (const at of delivery.order) {
    const item = items[at];
    if (!item) continue;
    const { category } = item;
    const external = item.entry || request.extId;
    const entry = await save(push, item, () => delivery.take(at), request, object);
    delivery.wrote(at, entry?.id);
    if (!entry?.later) continue;
    const { id, later } = entry;
    left.push(() =>
      steps.attempt({ external, category }, async () => {
        await steps.perform('cmdb.category.save', { object, category, entry: id, data: delivery.rest(at, later) });
      }),
    );
  }
  for (const write of left) await write();
}

/** The id of an entry that was saved, or is left alone; `undefined` where it is rejected. */
async function save(
  push: KnowingPush,
  { category, strategy, entry: external }: ExternalItem,
  take: () => DeliveryTurn,
  { extType, extId }: ExternalName,
  object: number,
): Promise<{ readonly id: number; readonly later: Values | undefined } | undefined> {
  const { context, steps, known } = push;
  const name = entryName(extId, category, external);
  const former = known.get(name)?.entry ?? undefined;
  const what = { external: external || extId, category };
  if (former !== undefined && strategy === 'create') {
    steps.say('leftAlone', text('ExternalEntrySkipped', { ...what, entry: former }));
    return { id: former, later: undefined };
  }
  let saved: { readonly id: number; readonly later: Values | undefined } | undefined;
  await steps.attempt(what, async () => {
    const { now, later } = take();
    const values = await withObjects(push, now);
    const isSeveral = context.registry.category(category)?.multiValue ?? true;
    const address = { object, category, ...(isSeveral && former !== undefined && { entry: former }) };
    const { result, isChanged } = await steps.change('cmdb.category.save', { ...address, data: values });
    const entry = Number((result as { readonly entry?: unknown }).entry);
    const record = { source: sourceOf(extType), name, object, entry, fingerprint: '' };
    if (entry !== former && category !== globalCategory) await steps.records(({ externals }) => externals.put([record]));
    saved = { id: entry, later };
    if (!isChanged) return steps.say('leftAlone', text('ExternalEntryUnchanged', { ...what, entry }));
    steps.say('done', text(former === undefined ? 'ExternalEntryWritten' : 'ExternalEntryUpdated', { ...what, entry }));
  });
  return saved;
}

/** Attributes with ids in the place of objects that are named by external ids. */
async function withObjects(push: Push, data: Values): Promise<Values> {
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data))
    values[key] = isReference(value) ? await objectFor(push, { title: value.title, class: value.class, ...value }) : value;
  return values;
}

/** Purges what the source wrote before and does not name now, in categories that it overwrites. */
async function purgeOthers(
  { steps }: Push,
  items: readonly ExternalItem[],
  { extId }: ExternalName,
  object: number,
  kept: readonly ExternalRecord[],
): Promise<void> {
  const overwritten = new Set(items.filter(({ strategy }) => strategy === 'overwrite').map(({ category }) => category));
  const named = new Set(items.map(({ category, entry }) => entryName(extId, category, entry)));
  for (const { name, entry } of kept) {
    const [, category = '', external = ''] = partsOf(name);
    if (entry === null || named.has(name) || !overwritten.has(category)) continue;
    await steps.attempt({ external, category }, async () => {
      await steps.perform('cmdb.category.purge', { object, category, entry });
      steps.say('done', text('ExternalEntryPurged', { category, entry }));
    });
  }
}

function rejectMany({ settings: { operationsLimit } }: CallContext, count: number): void {
  if (count <= operationsLimit) return;
  const what = text('CallWritesAtMostEntriesOf', { max: operationsLimit });
  throw limitExceeded(what, { data: text('ExpectedAtMost', { max: operationsLimit }), setting: 'KATASTER_OPERATIONS_LIMIT' });
}
