import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { isObject } from '../../rpc/json-text.js';
import type { DomainContext } from '../context.js';

/** Ways to treat an entry that is there: it is left alone, changed, or changed while others of its source are purged. */
export const strategies = ['create', 'update', 'overwrite'] as const;
export type Strategy = (typeof strategies)[number];

/** Attributes by their keys. */
export type Values = Readonly<Record<string, unknown>>;

/** An entry that a data source knows. */
export interface ExternalItem {
  readonly category: string;
  readonly strategy: Strategy;
  /** The id that the source gives to the entry; empty where it gives none. */
  readonly entry: string;
  /** Whether that id is the place in a list. */
  readonly isListed: boolean;
  readonly data: Values;
}

/** An object, as an attribute names it. */
export interface ExternalReference {
  readonly extType: string;
  readonly extId: string;
  readonly title?: unknown;
  readonly class?: unknown;
}

/**
 * The entries in the data of a push, in their order.
 * @throws RpcError InvalidParameters
 */
export function itemsIn(context: DomainContext, data: Values): readonly ExternalItem[] {
  return Object.entries(data).flatMap(([category, given]) => {
    const byStrategy = isObject(given) && Object.keys(given).length > 0 && Object.keys(given).every(isStrategy);
    const parts = byStrategy ? Object.entries(given) : [['update', given] as const];
    return parts.flatMap(([strategy, entries]) =>
      entriesIn(context, category, entries).map(([entry, values]) => ({
        ...{ category, entry, data: values, isListed: Array.isArray(entries) },
        strategy: isStrategy(strategy) ? strategy : 'update',
      })),
    );
  });
}

/** Whether the value of an attribute names an object by its external id. */
export function isReference(value: unknown): value is ExternalReference {
  return isObject(value) && typeof value.extType === 'string' && typeof value.extId === 'string';
}

/** Entries by the ids of their source, a list of them, or the attributes of the only one. */
function entriesIn({ registry }: DomainContext, category: string, given: unknown): readonly (readonly [string, Values])[] {
  const attributes = registry.category(category)?.attributesByName;
  if (isObject(given) && Object.keys(given).some(key => attributes?.has(key))) return [['', given]];
  const entries = isObject(given) || Array.isArray(given) ? Object.entries(given) : undefined;
  if (entries?.every(isEntry)) return entries;
  const right = text('ExpectedEntriesByIdsOf');
  throw invalidParameter('data', text('Named', { name: category, fault: right }));
}

function isEntry(pair: readonly [string, unknown]): pair is readonly [string, Values] {
  return isObject(pair[1]);
}

function isStrategy(name: string): name is Strategy {
  return strategies.some(each => each === name);
}
