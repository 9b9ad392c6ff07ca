import { RpcError } from '../../generated/errors.js';
import type { ObjectTypeDefinition } from '../../generated/types.js';
import { nearest } from '../catalog/nearest.js';
import type { DomainContext } from './context.js';

/**
 * The object type a caller names by its constant or its id.
 * @throws RpcError ObjectTypeNotFound
 */
export function objectTypeNamed({ registry }: DomainContext, name: string | number): Readonly<ObjectTypeDefinition> {
  const type = registry.objectType(name);
  if (type) return type;
  const near = nearest(
    String(name),
    registry.objectTypes.map(each => each.const),
  );
  throw new RpcError(
    'ObjectTypeNotFound',
    { type: name },
    { type: near ? `did you mean '${near}'?` : 'expected the constant of an object type, such as C__OBJTYPE__SERVER, or its id' },
  );
}
