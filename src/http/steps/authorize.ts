import { type Asking, requireMethod } from '../../domain/access/permission.js';
import type { Permission } from '../../rpc/method-definition.js';
import type { Caller } from '../authentication/caller.js';
import type { Authorization } from '../context/request-context.js';

const everything: Authorization = { permitted: undefined, scope: undefined };

/**
 * The rights of a caller in a call of a method. They are checked before the parameters: without the right nobody learns from how those are answered.
 * @throws RpcError Forbidden
 */
export function authorize({ verb, resource }: Permission, { rights, user }: Pick<Caller, 'rights'> & Asking): Authorization {
  if (!rights) return everything;
  if (verb === 'any') return { permitted: undefined, scope: rights.scope('view') };
  const permitted = { verb, rights };
  requireMethod({ permitted, user }, verb, resource);
  return { permitted, scope: rights.scope(verb) };
}
