import { attributeTypes } from '../../attributes/attribute-types.js';

/** Members by which values follow from those of other attributes, or of other entries. */
const ofOthers = ['unit', 'dependsOn', 'exclusive'] as const;

/** Whether the values of an attribute can be written as those of another one: they are no references, secrets, uploads or rows. */
export function isConvertible(
  attribute: { readonly type?: unknown } & { readonly [Member in (typeof ofOthers)[number]]?: unknown },
): boolean {
  const type = typeof attribute.type === 'string' ? attributeTypes().get(attribute.type) : undefined;
  if (!type?.saved || ofOthers.some(member => attribute[member] !== undefined)) return false;
  const { leadsTo, kept } = type.holds;
  return leadsTo === 'nothing' && kept === 'plain' && type.comparedAs !== 'presence' && type.comparedAs !== 'nothing';
}
