import type { AttributeDefinition } from '../../generated/types.js';

type Kind = Pick<AttributeDefinition, 'type' | 'dialog' | 'target'>;

/** Whether attributes take the same values, so that one may stand for the other. */
export function isAlike(one: Kind, other: Kind): boolean {
  return one.type === other.type && one.dialog === other.dialog && one.target?.category === other.target?.category;
}
