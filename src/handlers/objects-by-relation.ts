import type { ObjectByRelation } from '../../generated/types.js';
import { type AddedStatuses, addedStatusesOf } from '../domain/dialogs/cmdb-statuses.js';
import { type RelatedObject, relatedObjects } from '../domain/relations/related-objects.js';
import { statusesAsked } from '../domain/statuses.js';
import { invalidParameter } from '../rpc/invalid-parameters.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { presentObject } from './present.js';

/** cmdb.objects_by_relation: the objects that relations connect with an object. */
export const objectsByRelation: MethodHandlers<CallContext>['objects_by_relation'] = {
  async read({ id: object, relation_type: type, status }, context) {
    if (context.dialect.findsByRelationStatus && status === -1) throw invalidParameter('status', oneStatus);
    const found = await relatedObjects(context, { object, type, statuses: statusesAsked(status) });
    const added = await addedStatusesOf(
      context,
      found.map(({ related }) => related),
    );
    return {
      result: Object.fromEntries(
        found.map(each => [each.relation, { data: presentRelated(each, context, added), children: false }]),
      ),
    };
  },
};

const oneStatus = 'expected the status of the relations: 2 (normal), 3 (archived) or 4 (deleted), not -1';

/** The object that stands for the relation, the object it leads to, and which of the two is read first. */
function presentRelated(
  { relation, title, related, master, slave }: RelatedObject,
  context: CallContext,
  added: AddedStatuses | undefined,
): ObjectByRelation['data'] {
  const { registry, language } = context;
  const other = presentObject(related, context, added);
  const type = registry.objectType('C__OBJTYPE__RELATION');
  return {
    id: String(relation),
    title,
    cmdb_status_title: '',
    related_object: other.id,
    related_title: other.title,
    related_type: other.objecttype,
    related_type_title: other.type_title,
    related_cmdb_status_title: other.cmdb_status_title,
    master: String(master),
    slave: String(slave),
    type: String(type?.id ?? 0),
    type_title: type?.title[language] ?? '',
  };
}
