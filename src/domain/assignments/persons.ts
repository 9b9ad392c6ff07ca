import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import type { DomainContext } from '../context.js';
import { conditionsOf } from '../lists/object-filters.js';
import { listObjectsMeeting } from '../lists/object-lists.js';
import type { ListedObject, ObjectCondition } from '../storage/object-query.js';

/** Persons, groups and organisations by their ids or mail addresses. */
export interface PersonFilter {
  readonly ids: readonly number[];
  readonly emails: readonly string[];
}

/**
 * The normal objects that a filter names, ascending by id. One statement.
 * @throws RpcError InvalidParameters where it names none, LimitExceeded
 */
export async function personsNamed(context: DomainContext, { ids, emails }: PersonFilter): Promise<readonly ListedObject[]> {
  if (ids.length + emails.length === 0) throw invalidParameter('filter', text('ExpectedIdOrMailAddress'));
  const named: ObjectCondition[][] = [
    [{ kind: 'ids', ids }],
    ...emails.map(email => [...conditionsOf({ status: 'normal', email }, context)]),
  ];
  return listObjectsMeeting(context, [
    { kind: 'status', status: 'normal' },
    { kind: 'any', of: ids.length > 0 ? named : named.slice(1) },
  ]);
}
