import type { ExternalPushed } from '../../generated/types.js';
import { requireRight } from '../domain/access/permission.js';
import { authorOf } from '../domain/author.js';
import { globalCategory } from '../domain/categories.js';
import { type ExternalItem, isReference, itemsIn, type Values } from '../domain/externals/external-items.js';
import type { ExternalName } from '../domain/externals/external-links.js';
import { entryName, objectName, partsOf, sourceOf } from '../domain/externals/external-names.js';
import { objectTypeNamed } from '../domain/objects/object-types.js';
import type { ExternalRecord } from '../domain/storage/externals.js';
import type { OpenTransaction } from '../domain/storage/open-transaction.js';
import { RpcError } from '../rpc/rpc-error.js';
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
    await new ExternalPush(context, open, steps).carryOut(request, items);
    await open.seal(authorOf(context));
    return { success: !steps.hasRejected, messages: steps.messages };
  });
}

/** A push while it goes on. */
class ExternalPush {
  private readonly context: CallContext;
  private readonly open: OpenTransaction;
  private readonly steps: PushSteps;

  constructor(context: CallContext, open: OpenTransaction, steps: PushSteps) {
    this.context = context;
    this.open = open;
    this.steps = steps;
  }

  async carryOut(request: ExternalRequest, items: readonly ExternalItem[]): Promise<void> {
    const source = sourceOf(request.extType);
    await this.steps.records(({ externals }) => externals.claim(source));
    const object = await this.objectFor(request);
    await this.retitle(object, request);
    const kept = (await this.steps.records(({ externals }) => externals.ofObject(object))).filter(each => each.source === source);
    const known = new Map(kept.map(record => [record.name, record]));
    for (const item of items) await this.save(item, request, object, known);
    await this.purgeOthers(items, request, object, kept);
  }

  /** The id of the object with an external id, which is created where it is not there. */
  private async objectFor({ extType, extId, title, class: type }: ExternalObject): Promise<number> {
    const [source, name] = [sourceOf(extType), objectName(extId)];
    const [known] = await this.steps.records(({ externals }) => externals.find(source, [name]));
    if (known) {
      await this.rejectHidden(known.object);
      this.steps.say('leftAlone', 'ExternalObjectMatched', { object: known.object, external: extId });
      return known.object;
    }
    const created = await this.steps.perform('cmdb.object.create', { title, type });
    const object = Number((created as { readonly id?: unknown }).id);
    await this.steps.records(({ externals }) => externals.insert([{ source, name, object, entry: null, fingerprint: '' }]));
    this.steps.say('done', 'ExternalObjectCreated', { object, external: extId });
    return object;
  }

  /** An object that the caller may neither view nor edit has no id to be named by. */
  private async rejectHidden(object: number): Promise<void> {
    const { permitted } = this.context;
    for (const verb of permitted ? (['view', 'edit'] as const) : []) {
      const { reads } = this.open.store.scopedTo(permitted?.rights.scope(verb));
      if (await reads.objects.find(object)) return;
    }
    if (permitted)
      throw new RpcError('Forbidden', { caller: 'this caller', verb: 'edit', resource: 'the object with this external id' });
  }

  /** Gives the object the title of the source, whose caller has to be able to edit it. */
  private async retitle(object: number, { title, extId }: ExternalRequest): Promise<void> {
    const record = await this.open.store.reads.objects.find(object);
    if (record) requireRight(this.context, record.type, globalCategory, 'edit');
    if (record?.title === title) return;
    await this.steps.attempt({ external: extId, category: globalCategory }, async () => {
      await this.steps.perform('cmdb.object.update', { id: object, title });
      this.steps.say('done', 'ExternalObjectRetitled', { object });
    });
  }

  private async save(
    { category, strategy, entry: external, data }: ExternalItem,
    { extType, extId }: ExternalName,
    object: number,
    known: ReadonlyMap<string, ExternalRecord>,
  ): Promise<void> {
    const name = entryName(extId, category, external);
    const former = known.get(name)?.entry ?? undefined;
    const what = { external: external || extId, category };
    if (former !== undefined && strategy === 'create')
      return this.steps.say('leftAlone', 'ExternalEntrySkipped', { ...what, entry: former });
    await this.steps.attempt(what, async () => {
      const values = await this.withObjects(data);
      const isSeveral = this.context.registry.category(category)?.multiValue ?? true;
      const address = { object, category, ...(isSeveral && former !== undefined && { entry: former }) };
      const saved = await this.steps.perform('cmdb.category.save', { ...address, data: values });
      const entry = Number((saved as { readonly entry?: unknown }).entry);
      const record = { source: sourceOf(extType), name, object, entry, fingerprint: '' };
      if (entry !== former && category !== globalCategory) await this.steps.records(({ externals }) => externals.put([record]));
      this.steps.say('done', former === undefined ? 'ExternalEntryWritten' : 'ExternalEntryUpdated', { ...what, entry });
    });
  }

  /** Attributes with ids in the place of objects that are named by external ids. */
  private async withObjects(data: Values): Promise<Values> {
    const values: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(data))
      values[key] = isReference(value) ? await this.objectFor({ title: value.title, class: value.class, ...value }) : value;
    return values;
  }

  /** Purges what the source wrote before and does not name now, in categories that it overwrites. */
  private async purgeOthers(
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
      await this.steps.attempt({ external, category }, async () => {
        await this.steps.perform('cmdb.category.purge', { object, category, entry });
        this.steps.say('done', 'ExternalEntryPurged', { category, entry });
      });
    }
  }
}

function rejectMany({ settings: { operationsLimit } }: CallContext, count: number): void {
  if (count <= operationsLimit) return;
  const what = `a call writes at most ${operationsLimit} entries of a data source`;
  throw new RpcError(
    'LimitExceeded',
    { what },
    { data: `expected at most ${operationsLimit}`, setting: 'KATASTER_OPERATIONS_LIMIT' },
  );
}
