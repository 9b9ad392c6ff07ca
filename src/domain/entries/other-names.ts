import { RpcError } from '../../rpc/rpc-error.js';
import type { CategoryModel, OtherName } from '../models/category-model.js';

type Sent = Readonly<Record<string, unknown>>;

/**
 * Sent data with every link under the key it is stored by, whichever of its names it was sent under.
 * @throws RpcError ValidationFailed if two names of one link were given different values
 */
export function byKeptKeys({ otherNames }: CategoryModel, data: Sent): Sent {
  const sent = otherNames.filter(({ key }) => Object.hasOwn(data, key));
  if (sent.length === 0) return data;
  const different = sent.filter(({ key, kept }) => Object.hasOwn(data, kept) && !isSameLink(data[key], data[kept]));
  if (different.length > 0) throw new RpcError('ValidationFailed', {}, Object.fromEntries(different.map(fault)));
  const names = new Map(sent.map(({ key, kept }) => [key, kept]));
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [names.get(key) ?? key, value]));
}

/** Ids may be numbers or texts, and one id may stand in a list; `null` and `""` both clear. */
function isSameLink(one: unknown, other: unknown): boolean {
  return idsSent(one) === idsSent(other);
}

function idsSent(given: unknown): string {
  return JSON.stringify([given].flat().map(id => String(id ?? '')));
}

function fault({ key, kept }: OtherName): [key: string, reason: string] {
  return [key, `is the same link as '${kept}', which was given a different value; give one of them, or both the same`];
}
