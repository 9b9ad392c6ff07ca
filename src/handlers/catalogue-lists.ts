import type { Flag, ListLimit, ObjectTypeReference, SortDirection } from '../../generated/types.js';
import { pageAsked } from '../domain/limits/pages.js';
import { arrangePage, hasTitle } from '../domain/lists/lists.js';
import { hasWildcard } from '../domain/lists/wildcards.js';
import { type Text, text } from '../messages/text.js';
import { suggestion } from '../rpc/did-you-mean.js';
import { invalidParameter } from '../rpc/invalid-parameters.js';
import type { JsonText } from '../rpc/json-text.js';
import type { CallContext } from './context.js';

/** A row of a list of the catalogue in one language; its JSON is made once. */
export interface CatalogueRow {
  readonly id: number;
  readonly const: string;
  readonly title: string;
  /** Names that count as its title in filters. */
  readonly otherTitles?: readonly string[];
  readonly enabled: boolean;
  readonly json: JsonText;
  /** The row by the names of its columns. */
  readonly rawJson: JsonText;
}

/** The number of the status that everything of the catalogue has. */
export const normalStatus = '2';

/** Parameters of a list. */
export interface ListAsked {
  readonly filter?: {
    readonly id?: ObjectTypeReference;
    readonly ids?: readonly ObjectTypeReference[];
    readonly title?: string;
    readonly titles?: readonly string[];
    readonly enabled?: Flag;
  };
  readonly order_by?: keyof typeof orders;
  readonly sort?: SortDirection;
  readonly limit?: ListLimit;
}

/** Sort keys of rows. All of the catalogue have the same status. */
const orders = {
  id: ({ id }: CatalogueRow) => id,
  title: ({ title }: CatalogueRow) => title,
  status: () => 0,
  constant: (row: CatalogueRow) => row.const,
  const: (row: CatalogueRow) => row.const,
} as const;

/**
 * The rows that meet every condition, in the order asked for.
 * @throws RpcError LimitExceeded, InvalidParameters where a name that is not there leaves nothing
 */
export function rowsAsked(rows: readonly CatalogueRow[], asked: ListAsked, context: CallContext): readonly CatalogueRow[] {
  const page = pageAsked(context, asked.limit);
  const by = asked.order_by && orders[asked.order_by];
  const descending = asked.sort?.toUpperCase() === 'DESC';
  const found = matching(rows, asked.filter ?? {});
  if (found.length === 0 && context.dialect.explainsEmptyLists) explainNothing(rows, asked.filter ?? {});
  return arrangePage(found, { by, descending, page }, context.language);
}

function matching(rows: readonly CatalogueRow[], { id, ids, title, titles, enabled }: NonNullable<ListAsked['filter']>) {
  const conditions: ((row: CatalogueRow) => boolean)[] = [
    ...[ids, id === undefined ? undefined : [id]].flatMap(named => (named ? [isOneOf(named)] : [])),
    ...[titles, title === undefined ? undefined : [title]].flatMap(named => (named ? [isTitled(named)] : [])),
    ...(enabled === undefined ? [] : [(row: CatalogueRow) => row.enabled === Boolean(enabled)]),
  ];
  return rows.filter(row => conditions.every(isMet => isMet(row)));
}

/** Says why nothing can meet a filter: a name that nothing has, or a wildcard where each character stands for itself. */
function explainNothing(rows: readonly CatalogueRow[], filter: NonNullable<ListAsked['filter']>): void {
  const fault = unknownName(rows, filter) ?? titleWithWildcard(filter);
  if (fault !== undefined) throw invalidParameter('filter', fault);
}

function unknownName(rows: readonly CatalogueRow[], { id, ids = [] }: NonNullable<ListAsked['filter']>): Text | undefined {
  const asked = id === undefined ? ids : [id, ...ids];
  const unknown = asked.map(String).find(name => !rows.some(isOneOf([name])));
  if (unknown === undefined) return undefined;
  const known = rows.map(row => row.const);
  const right = suggestion(unknown, known) ?? text('ExpectedConstantOrIdOf');
  return text('ThereIsNo', { parameter: unknown === String(id) ? 'id' : 'ids', name: JSON.stringify(unknown), right });
}

function titleWithWildcard({ title, titles = [] }: NonNullable<ListAsked['filter']>): Text | undefined {
  const pattern = [title, ...titles].find(hasWildcard);
  if (pattern === undefined) return undefined;
  return text('TitleNothingIsCalledAnd', { text: JSON.stringify(pattern) });
}

function isOneOf(named: readonly ObjectTypeReference[]) {
  const names = new Set(named.map(String));
  return (row: CatalogueRow) => names.has(row.const) || names.has(String(row.id));
}

function isTitled(titles: readonly string[]) {
  return ({ title, otherTitles = [] }: CatalogueRow) => [title, ...otherTitles].some(each => hasTitle(titles, each));
}

/**
 * Whether rows are asked for by the names of their columns.
 * @throws RpcError InvalidParameters where the dialect has no such rows
 */
export function isRawAsked({ dialect }: CallContext, raw: Flag | undefined): boolean {
  if (!raw || dialect.tellsTables) return Boolean(raw);
  throw invalidParameter('raw', text('RowsByNamesOfTheir'));
}
