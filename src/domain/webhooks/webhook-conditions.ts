import type { WebhookCondition, WebhookFilter, WebhookValue } from '../../../generated/types.js';
import { typeOf } from '../../attributes/attribute-types.js';
import { nameOf } from '../../attributes/names.js';
import type { Category } from '../../catalog/registry.js';
import { type Text, text } from '../../messages/text.js';
import { withSuggestion } from '../../rpc/did-you-mean.js';
import { invalidParameter, rejectParameter } from '../../rpc/invalid-parameters.js';
import { RpcError, reasonOf } from '../../rpc/rpc-error.js';
import { categoryNamed, globalCategory } from '../categories.js';
import type { DomainContext } from '../context.js';
import { conditionsOf } from '../history/change-filter.js';
import type { ShownChange, ShownSet } from '../history/shown-sets.js';
import { choiceIds, conditionOnGone } from '../lists/choice-conditions.js';
import { modelOf } from '../models/category-model.js';
import type { ChangeConditions } from '../storage/history.js';

/**
 * The conditions that the filter of a webhook stands for.
 * @throws RpcError InvalidParameters
 */
export function filterConditions(context: DomainContext, { change: action, ...filter }: WebhookFilter): ChangeConditions {
  try {
    return conditionsOf(context, { ...filter, action });
  } catch (error) {
    throw within('filter', error);
  }
}

/**
 * Rejects conditions on attributes that no change shows.
 * @throws RpcError InvalidParameters
 */
export function requireConditions(context: DomainContext, conditions: readonly WebhookCondition[]): void {
  for (const [at, { category: name, attribute }] of conditions.entries()) {
    const place = `conditions.${at}`;
    requireShown(modelOf(context.registry, categoryIn(context, name, place)).category, attribute, `${place}.attribute`);
  }
}

function categoryIn(context: DomainContext, name: string, place: string): Category {
  try {
    return categoryNamed(context, name);
  } catch (error) {
    throw within(place, error);
  }
}

function requireShown({ const: constant, attributesByName }: Category, key: string, place: string): void {
  const attribute = attributesByName.get(key);
  if (!attribute)
    rejectParameter(place, withSuggestion(text('ConstantHasNoAttribute', { constant, key }), key, attributesByName.keys()));
  if (attribute.sameAs) rejectParameter(place, text('IsAnotherNameHereExpected', { key, sameAs: attribute.sameAs }));
  const { saved, holds } = typeOf(attribute);
  if (!saved) rejectParameter(place, text('IsWorkedOutOnReadingNo', { key }));
  if (holds.kept === 'secret') rejectParameter(place, text('IsPasswordNoChangeShows', { key }));
}

/** Conditions as they are kept: choices that they name by their titles are named by their ids, so that they hold under other titles. */
export async function toKeptConditions(
  context: DomainContext,
  conditions: readonly WebhookCondition[],
): Promise<readonly WebhookCondition[]> {
  const compared = conditions.flatMap(({ category, attribute: key, from, to }) =>
    [from, to].flat().map(value => ({ category, key, value })),
  );
  const idsOf = await choiceIds(context, compared, dialogs => context.store.reads.choices.ofDialogs(dialogs));
  return conditions.map(({ from, to, ...condition }) => {
    const { category, attribute: key } = condition;
    const keptOf = (value: WebhookValue): WebhookValue => {
      const values = [value].flat().flatMap((each): readonly SingleValue[] => idsOf({ category, key, value: each }) ?? [each]);
      const [only = null] = values;
      if (values.length > valuesAtMost) return value;
      return values.length === 1 && !Array.isArray(value) ? only : [...values];
    };
    return { ...condition, ...(from !== undefined && { from: keptOf(from) }), ...(to !== undefined && { to: keptOf(to) }) };
  });
}

/**
 * Why a condition is met by nothing any more: no choice is there that it has by its id. `undefined` where there is none; titles may come to be.
 * One statement at most.
 */
export async function problemOf(context: DomainContext, conditions: readonly WebhookCondition[]): Promise<Text | undefined> {
  const comparisons = conditions.flatMap(({ category, attribute: key, from, to }) =>
    [from, to].flatMap(compared => {
      const value = compared === undefined ? [] : [compared].flat();
      return value.length > 0 && value.every(Number.isInteger) ? [{ category, key, comparison: 'in' as const, value }] : [];
    }),
  );
  const gone = await conditionOnGone(context, comparisons);
  return (
    gone && text('WebhookNamesChoiceThatIsGone', { category: gone.category, key: gone.key, value: JSON.stringify(gone.value) })
  );
}

type SingleValue = Exclude<WebhookValue, readonly unknown[]>;

const valuesAtMost = 100;

/** An error of a part of a parameter names its place. */
function within(place: string, error: unknown): unknown {
  if (!(error instanceof RpcError)) return error;
  const reason = reasonOf(error);
  const [[name, fault] = ['', reason]] = Object.entries(error.data ?? {});
  return invalidParameter(name === '' ? place : `${place}.${name}`, fault, text('Named', { name: place, fault: reason }));
}

/** A condition with the categories in whose entries the attribute is kept; that of Global is met by objects themselves. */
export interface ValueCondition extends Pick<WebhookCondition, 'attribute' | 'from' | 'to'> {
  readonly categories: readonly string[];
}

/** Conditions as changes are held against them. */
export function valueConditions(context: DomainContext, conditions: readonly WebhookCondition[]): readonly ValueCondition[] {
  return conditions.map(({ category, attribute, ...condition }) => ({
    ...condition,
    attribute: keyShown(modelOf(context.registry, categoryNamed(context, category)).category, attribute),
    categories: conditionsOf(context, { category }).categories ?? [],
  }));
}

/** The key under which changes show an attribute that a condition may name by a former one. */
function keyShown({ attributesByName }: Category, key: string): string {
  const attribute = attributesByName.get(key);
  return attribute ? nameOf(attribute) : key;
}

/** The changes of a set that meet one of the conditions; `undefined` where none does. */
export function setMeeting(set: ShownSet, conditions: readonly ValueCondition[]): ShownSet | undefined {
  if (conditions.length === 0) return set;
  const changes = set.changes.filter(change => conditions.some(condition => isMet(condition, change)));
  return changes.length > 0 ? { ...set, changes } : undefined;
}

function isMet({ categories, attribute: key, from, to }: ValueCondition, { kind, category, attributes }: ShownChange): boolean {
  const place = kind === 'object' ? globalCategory : category;
  if (place === null || !categories.includes(place)) return false;
  const changed = attributes.find(attribute => attribute.key === key);
  return changed !== undefined && isOneOf(changed.from, from) && isOneOf(changed.to, to);
}

function isOneOf(value: unknown, wanted: WebhookValue | undefined): boolean {
  if (wanted === undefined) return true;
  const texts = textsOf(value);
  return (Array.isArray(wanted) ? wanted : [wanted]).some(each => texts.includes(toComparedText(each)));
}

/** Members by which a choice, an object or another value that is shown as an object is known. */
const names = ['id', 'const', 'title', 'title_lang', 'sysid', 'value'] as const;

/** The texts that stand for a value that is shown; `""` for what is not set. */
function textsOf(value: unknown): readonly string[] {
  if (value === null || value === undefined || value === '') return [''];
  if (Array.isArray(value)) return value.length === 0 ? [''] : value.flatMap(textsOf);
  if (typeof value !== 'object') return [toComparedText(value)];
  const members: Readonly<Record<string, unknown>> = { ...value };
  return names.flatMap(name => (members[name] === undefined ? [] : [toComparedText(members[name])]));
}

/** A yes is kept as 1. */
function toComparedText(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'boolean' ? String(Number(value)) : String(value);
}
