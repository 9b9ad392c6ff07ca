import { text } from '../../messages/text.js';
import { ScimError } from './scim-error.js';

/** Resources of a page, where the client names no number, and at most. */
const usualCount = 100;
export const maxCount = 200;

/** A page of a list: the first resource counts as 1. */
export interface ListPage {
  readonly startIndex: number;
  readonly count: number;
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The parameter of an address; the first where it is there more than once. */
export function parameterOf(query: Query, name: string): string | undefined {
  const value = query[name];
  return typeof value === 'string' ? value : value?.[0];
}

/**
 * The page that a request asks for; numbers beyond the bounds become the bounds, as RFC 7644 has it.
 * @throws ScimError
 */
export function pageFrom(query: Query): ListPage {
  const startIndex = Math.max(1, integerOf(query, 'startIndex') ?? 1);
  const count = Math.min(maxCount, Math.max(0, integerOf(query, 'count') ?? usualCount));
  return { startIndex, count };
}

function integerOf(query: Query, name: string): number | undefined {
  const given = parameterOf(query, name);
  if (given === undefined || given === '') return undefined;
  if (!/^-?\d{1,10}$/.test(given)) throw new ScimError(400, text('ScimPage', { name }), 'invalidValue');
  return Number(given);
}

/** The attributes of resources that a response has. */
export interface Selection {
  readonly attributes: readonly string[];
  readonly excluded: readonly string[];
}

/** The selection that a request asks for; both lists are empty where it asks for all. */
export function selectionFrom(query: Query): Selection {
  return { attributes: namesIn(parameterOf(query, 'attributes')), excluded: namesIn(parameterOf(query, 'excludedAttributes')) };
}

/** Whether an attribute is to be returned. */
export function isSelected({ attributes, excluded }: Selection, name: string): boolean {
  const lower = name.toLowerCase();
  if (alwaysReturned.includes(lower)) return true;
  return attributes.length > 0 ? attributes.includes(lower) : !excluded.includes(lower);
}

const alwaysReturned = ['id', 'schemas'];

/** A resource with the attributes that were asked for. */
export function select(resource: object, selection: Selection): object {
  return Object.fromEntries(Object.entries(resource).filter(([name]) => isSelected(selection, name)));
}

/** Names of attributes; of a part its attribute. */
function namesIn(list: string | undefined): readonly string[] {
  const names = (list ?? '').slice(0, 2000).split(',');
  return names.map(name => (name.trim().split('.')[0] ?? '').toLowerCase()).filter(name => name !== '');
}
