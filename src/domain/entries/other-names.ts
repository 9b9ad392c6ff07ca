import { type Text, text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { CategoryModel } from '../models/category-model.js';
import { unknownAttribute } from './acceptance.js';

type Sent = Readonly<Record<string, unknown>>;

/**
 * Sent data with every value under the key it is stored by, whichever of its names it was sent under.
 * @throws RpcError ValidationFailed if two names of one attribute were given different values, or one means nothing any more
 */
export function byKeptKeys({ category, otherNames }: CategoryModel, data: Sent): Sent {
  const sent = otherNames.filter(({ key }) => Object.hasOwn(data, key));
  if (sent.length === 0) return data;
  const names = new Map(sent.map(({ key, kept }) => [key, kept]));
  const kept = new Map<string, { readonly key: string; readonly value: unknown }>();
  const faults: [key: string, fault: Text][] = [];
  for (const [key, value] of Object.entries(data).toSorted(
    ([one], [other]) => Number(names.has(one)) - Number(names.has(other)),
  )) {
    const name = names.has(key) ? names.get(key) : key;
    const other = kept.get(name ?? '');
    if (name === undefined) faults.push([key, unknownAttribute(category, key)]);
    else if (other && !isSameValue(other.value, value)) faults.push([key, text('MeansSameAsWhich', { key: other.key })]);
    else kept.set(name, { key, value });
  }
  if (faults.length > 0) throw new RpcError('ValidationFailed', {}, Object.fromEntries(faults));
  return Object.fromEntries([...kept].map(([name, { value }]) => [name, value]));
}

/** Ids may be numbers or texts, and one id may stand in a list; `null` and `""` both clear. */
function isSameValue(one: unknown, other: unknown): boolean {
  return idsSent(one) === idsSent(other);
}

function idsSent(given: unknown): string {
  return JSON.stringify([given].flat().map(id => String(id ?? '')));
}
