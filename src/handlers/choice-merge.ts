import type { Id, Merged } from '../../generated/types.js';
import { globalCategory } from '../domain/categories.js';
import { soughtIn } from '../domain/dialogs/choice-uses.js';
import type { DialogAddress } from '../domain/dialogs/dialog-changes.js';
import { type ChoicePair, choicePair, choicesBelow } from '../domain/merging/choice-pairs.js';
import { replacedConditions } from '../domain/merging/replaced-conditions.js';
import { type Becoming, replacedValues } from '../domain/merging/replaced-values.js';
import { modelOf } from '../domain/models/category-model.js';
import type { ReportDraft } from '../domain/reports/reports.js';
import type { ChoiceRecord, Holder } from '../domain/storage/choices.js';
import { valuesKept } from '../domain/storage/damage.js';
import { text } from '../messages/text.js';
import type { CallContext } from './context.js';
import { type MergeSteps, merge, mergeStopped } from './merge-steps.js';

/** Rows that are looked through at once for what holds a choice. */
const slice = 2_000;

/**
 * Makes one choice of two: whatever holds the one holds the other, and the one is deleted.
 * @throws RpcError CategoryNotFound, CategoryWithoutAttributes, InvalidParameters, Conflict, Forbidden, LimitExceeded
 */
export function mergeChoice(
  context: CallContext,
  address: DialogAddress,
  named: { readonly entry_id: Id; readonly into: Id },
): Promise<Merged> {
  const done = text('ChoiceMerged', { choice: Number(named.entry_id), into: Number(named.into) });
  return merge(context, done, async steps => {
    const pair = await steps.records(records => choicePair(context, records, address, named));
    const pairs = await withThoseBelow(context, steps, pair);
    await moveHolders(context, steps, pairs);
    await moveReports(context, steps, pairs);
    for (const { address: list, choice } of pairs)
      await steps.perform('cmdb.dialog.delete', { ...listOf(list), entry_id: choice.id });
  });
}

/** A pair, after the pairs of the choices that depend on it: these are made below the one that stays, or are there already. */
async function withThoseBelow(context: CallContext, steps: MergeSteps, pair: ChoicePair): Promise<readonly ChoicePair[]> {
  const pairs: ChoicePair[] = [];
  for (const below of await steps.records(records => choicesBelow(context, records, pair.choice))) {
    const made = await steps.perform('cmdb.dialog.create', {
      ...listOf(below.address),
      value: below.choice.title,
      parent: pair.into,
    });
    pairs.push(...(await withThoseBelow(context, steps, { ...below, into: Number(made.entry_id) })));
  }
  return [...pairs, pair];
}

function listOf({ category, attribute: property }: DialogAddress) {
  return { category, property };
}

async function moveHolders(context: CallContext, steps: MergeSteps, pairs: readonly ChoicePair[]): Promise<void> {
  const { registry } = context;
  const [becoming, lists] = [becomingOf(pairs), listsOf(pairs)];
  const holders = new Map<string, Holder>();
  for (const { choice } of pairs)
    for (const holder of await holdersOf(context, steps, choice)) holders.set(`${holder.category} ${holder.id}`, holder);
  for (const { id, object, category = globalCategory, values } of holders.values()) {
    const kind = category === globalCategory ? 'object' : 'entry';
    const { attributes, single } = modelOf(registry, registry.category(category) ?? missing(category));
    const data = replacedValues(attributes, valuesKept(kind, { id, values }), ({ dialog = '' }) => lists.has(dialog), becoming);
    await steps.move(
      kind === 'object' ? text('ObjectWithId', { id }) : text('EntryOfObject', { id, object, category }),
      'cmdb.category.save',
      { object, category, data, ...(!single && { entry: id }) },
    );
  }
}

/** Saves reports that ask for what is merged. */
async function moveReports(context: CallContext, steps: MergeSteps, pairs: readonly ChoicePair[]): Promise<void> {
  for (const report of await steps.records(({ reports }) => reports.list())) {
    const filter = JSON.parse(report.filter) as ReportDraft['filter'];
    const attributes = replacedConditions(context, filter.attributes ?? [], listsOf(pairs), becomingOf(pairs));
    if (!attributes) continue;
    const { title, category, description, columns, orderBy: order_by, sort, groupBy, totals } = report;
    await steps.move(text('ReportTitled', { title }), 'kataster.report.save', {
      ...{ title, category, description, order_by, sort, columns: JSON.parse(columns), filter: { ...filter, attributes } },
      ...(groupBy !== null && { group_by: groupBy }),
      ...(totals !== null && { totals: JSON.parse(totals) }),
    });
  }
}

function becomingOf(pairs: readonly ChoicePair[]): Becoming {
  return new Map(pairs.map(({ choice, into }) => [choice.id, into]));
}

function listsOf(pairs: readonly ChoicePair[]): ReadonlySet<string> {
  return new Set(pairs.map(({ choice }) => choice.dialog));
}

/** Holders of a choice. @throws RpcError Conflict where the caller does not see all of it */
async function holdersOf({ registry }: CallContext, steps: MergeSteps, choice: ChoiceRecord): Promise<readonly Holder[]> {
  const sought = soughtIn(registry, choice);
  const all: Holder[] = [];
  for (const of of ['entries', 'objects'] as const) {
    for (let after: number | null = 0; after !== null; ) {
      const from: number = after;
      const { uses, looked, last } = await steps.records(({ choices }) =>
        choices.usesIn(sought, { of, after: from, count: slice }),
      );
      if (uses > 0 && last !== null) {
        const seen = (await steps.view(({ choices }) => choices.holders(sought, { of, after: from, upTo: last }))) ?? [];
        if (seen.length < uses) throw mergeStopped(text('SomethingThatYouMayNot'));
        all.push(...seen);
      }
      after = looked < slice ? null : last;
    }
  }
  return all;
}

function missing(category: string): never {
  throw new Error(`There is no category ${category}`);
}
