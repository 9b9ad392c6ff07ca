import { RpcError } from '../../../generated/errors.js';
import type { Attribute, KeptValues } from '../attributes/attribute-type.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { Records } from '../storage/records.js';
import type { CategoryPlan } from './plan.js';

type Values = Readonly<KeptValues>;

/**
 * Values once it is known that no object comes to stand in itself by them, directly or by way of others, seen or not.
 * @throws RpcError ValidationFailed
 */
export async function withoutCycles(
  accepting: Promise<KeptValues>,
  { everything: records }: Records,
  { category, acyclic }: CategoryPlan,
  { id }: Pick<ObjectRecord, 'id'>,
  before: Values = {},
): Promise<KeptValues> {
  const values = await accepting;
  for (const attribute of acyclic) {
    const target = values[attribute.key];
    if (typeof target !== 'number' || target === before[attribute.key]) continue;
    await records.links.claim(category.const, attribute.key);
    const names = [`${category.const}.${attribute.key}`];
    const chain = await records.facts.find([{ kind: 'paths', ids: [target], names }]);
    if (chain.some(({ object }) => object === id)) throw cycle(attribute, id, target);
  }
  return values;
}

function cycle({ key }: Attribute, object: number, target: number): RpcError {
  const where = target === object ? 'an object does not stand in itself' : `object ${target} stands in object ${object} already`;
  return new RpcError('ValidationFailed', {}, { [key]: `${where}; expected an object outside of it` });
}
