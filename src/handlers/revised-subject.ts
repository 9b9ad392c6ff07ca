import type { Resource } from '../../generated/methods.js';
import type { Id } from '../../generated/types.js';
import type { RevisedSubject } from '../domain/revisions/expected-revision.js';

/** Names under which methods take the object, and the entry, that a call is about. */
const objectNames = ['object', 'objID', 'id'] as const;
const entryNames = ['entry', 'cateID'] as const;
/** Members of `data` that name the entry that is updated. */
const namesInData = ['category_id', 'id'] as const;

type Params = Readonly<Record<string, unknown>>;

/** The object, entry or report that a call about such a resource is about; `undefined` where it is about several objects. */
export function findRevisedSubject(resource: Resource, params: Params): RevisedSubject | undefined {
  if (resource === 'report') return { report: String(params.title) };
  const { ids, category, data } = params;
  const only = Array.isArray(ids) && ids.length === 1 ? ids[0] : undefined;
  const object = first(params, objectNames) ?? idIn(only);
  if (object === undefined) return undefined;
  if (typeof category !== 'string') return { object };
  return { object, category, entry: first(params, entryNames) ?? first((data ?? {}) as Params, namesInData) };
}

function first(params: Params, names: readonly string[]): Id | undefined {
  return names.map(name => idIn(params[name])).find(id => id !== undefined);
}

function idIn(value: unknown): Id | undefined {
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
}
