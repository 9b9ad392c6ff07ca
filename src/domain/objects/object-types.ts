import type { ObjectTypeDefinition } from '../../../generated/types.js';
import type { Registry } from '../../catalog/registry.js';
import { type Text, text } from '../../messages/text.js';
import { suggestion } from '../../rpc/did-you-mean.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';

/**
 * The object type a caller names by its constant or id; `fault` says where.
 * @throws RpcError ObjectTypeNotFound
 */
export function objectTypeNamed(
  { registry }: Pick<DomainContext, 'registry'>,
  name: string | number,
  fault = (right: Text): Record<string, Text> => ({ type: right }),
): Readonly<ObjectTypeDefinition> {
  const type = registry.objectType(name);
  if (type) return type;
  const known = registry.objectTypes.map(each => each.const);
  const right = suggestion(String(name), known) ?? text('ExpectedConstantOfObjectType');
  throw new RpcError('ObjectTypeNotFound', { type: name }, fault(right));
}

/** The title of the group that lists a type; types that no group lists stand with the others. */
export function groupTitleOf({ objectTypeGroups }: Registry, type: string, language: 'en' | 'de'): string {
  const group =
    objectTypeGroups.find(({ objectTypes }) => objectTypes.includes(type)) ??
    objectTypeGroups.find(each => each.const === groupOfOthers);
  return group?.title[language] ?? type;
}

const groupOfOthers = 'C__OBJTYPE_GROUP__OTHER';
