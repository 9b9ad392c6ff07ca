import type { ChoiceId } from '../../../generated/types.js';
import { typeOf } from '../../attributes/attribute-types.js';
import { comparableTitle } from '../../attributes/choice-titles.js';
import type { Dialog } from '../../catalog/registry.js';
import type { MaybePromise } from '../../rpc/maybe-promise.js';
import type { DomainContext } from '../context.js';
import type { ChoiceRecord } from '../storage/choices.js';
import type { AttributeAsked } from './attribute-conditions.js';

/** A value that is compared with what an attribute holds. */
export interface ComparedWith {
  readonly category: string;
  readonly key: string;
  readonly value: unknown;
}

/** The list of choices of an attribute; `undefined` where it has none, or where there is no such attribute. */
export function dialogOf({ registry }: Pick<DomainContext, 'registry'>, category: string, key: string): Dialog | undefined {
  const known = registry.category(category);
  const attribute = known && registry.storage(known).attributesByName.get(key);
  if (attribute?.dialog === undefined || typeOf(attribute).comparedAs !== 'choice') return undefined;
  return registry.dialog(attribute.dialog);
}

/** Finds choices that were added, by title or id. */
type FindAdded = (dialogs: readonly string[], titles: readonly string[]) => MaybePromise<readonly ChoiceRecord[]>;

/**
 * The ids of the choices that texts name by their titles: what is kept by ids means the same choices under every title, in every language.
 * `undefined` for anything else: ids, constants, and titles that no choice has. One statement.
 */
export async function choiceIds(
  context: DomainContext,
  compared: readonly ComparedWith[],
  findAdded: FindAdded,
): Promise<(of: ComparedWith) => readonly ChoiceId[] | undefined> {
  const named = compared.flatMap(({ category, key, value }) => {
    const dialog = typeof value === 'string' && value !== '' ? dialogOf(context, category, key) : undefined;
    return dialog ? [{ dialog: dialog.name, title: String(value) }] : [];
  });
  const [dialogs, titles] = [new Set(named.map(({ dialog }) => dialog)), new Set(named.map(({ title }) => title))];
  const added = named.length > 0 ? await findAdded([...dialogs], [...titles]) : [];
  return ({ category, key, value }) => {
    const dialog = typeof value === 'string' ? dialogOf(context, category, key) : undefined;
    return dialog && idsTitled(dialog, added, String(value));
  };
}

function idsTitled({ name, choices }: Dialog, added: readonly ChoiceRecord[], title: string): readonly ChoiceId[] | undefined {
  if (choices.some(({ id, const: constant }) => constant === title || String(id) === title)) return undefined;
  const folded = comparableTitle(title);
  const shipped = choices.filter(each => Object.values(each.title).some(one => comparableTitle(one) === folded));
  const own = added.filter(each => each.dialog === name && comparableTitle(each.title) === folded);
  const ids = [...shipped, ...own].map(({ id }) => id);
  return ids.length > 0 ? ids : undefined;
}

/** Conditions of a filter that is kept, and how many there may be. */
const conditionsAtMost = 20;
const valuesAtMost = 100;

/** Conditions as they are kept: choices that they name by their titles are named by their ids. */
export async function toKeptConditions(
  context: DomainContext,
  asked: readonly AttributeAsked[],
  findAdded: FindAdded,
): Promise<readonly AttributeAsked[]> {
  const compared = asked.flatMap(each => [each.value].flat().map(value => ({ ...each, value })));
  const idsOf = await choiceIds(context, compared, findAdded);
  const kept = asked.flatMap(
    each => rules[each.comparison ?? '=']?.(each, value => idsOf({ ...each, value }) ?? [value]) ?? [each],
  );
  return kept.length <= conditionsAtMost ? kept : asked;
}

type ValuesOf = (value: unknown) => readonly unknown[];

/** What becomes of a condition by its comparison; those with a part of a title stay. */
const rules: Readonly<Partial<Record<string, (asked: AttributeAsked, valuesOf: ValuesOf) => readonly AttributeAsked[]>>> = {
  '=': (asked, valuesOf) => {
    const values = valuesOf(asked.value);
    const [value] = values;
    return values.length === 1 ? [{ ...asked, value }] : [{ ...asked, comparison: 'in', value: values }];
  },
  '!=': (asked, valuesOf) => valuesOf(asked.value).map(value => ({ ...asked, value })),
  in: (asked, valuesOf) => {
    const values = [...new Set([asked.value].flat().flatMap(valuesOf))];
    return [values.length <= valuesAtMost ? { ...asked, value: values } : asked];
  },
};

/** A condition that nothing meets, as no choice that it names is there; `undefined` where there is none. One statement. */
export async function conditionOnGone(
  context: DomainContext,
  asked: readonly AttributeAsked[],
): Promise<AttributeAsked | undefined> {
  const equal = asked.flatMap(each => {
    const dialog = ['=', 'in'].includes(each.comparison ?? '=') ? dialogOf(context, each.category, each.key) : undefined;
    return dialog ? [{ each, dialog }] : [];
  });
  if (equal.length === 0) return undefined;
  const added = await context.store.reads.choices.ofDialogs([...new Set(equal.map(({ dialog }) => dialog.name))]);
  return equal.find(({ each, dialog }) => ![each.value].flat().some(value => isThere(dialog, added, value)))?.each;
}

function isThere(dialog: Dialog, added: readonly ChoiceRecord[], value: unknown): boolean {
  const own = added.filter(each => each.dialog === dialog.name);
  if ([...dialog.choices, ...own].some(({ id }) => String(id) === String(value))) return true;
  return dialog.choices.some(each => each.const === value) || idsTitled(dialog, own, String(value)) !== undefined;
}
