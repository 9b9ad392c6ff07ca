import type { ObjectByRelation } from '../../generated/types.js';
import { type AddedStatuses, findAddedStatuses } from '../domain/dialogs/cmdb-statuses.js';
import { listRelatedObjects, type RelatedObject } from '../domain/relations/related-objects.js';
import { statusesAsked } from '../domain/statuses.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { presentObject } from './present.js';
import { rejectSeveralStatuses } from './relation-status.js';

/** cmdb.objects_by_relation: the objects that relations connect with an object. */
export const objectsByRelation: MethodHandlers<CallContext>['objects_by_relation'] = {
  async read({ id: object, relation_type: type, status }, context) {
    rejectSeveralStatuses(context, status);
    const found = await listRelatedObjects(context, { object, type, statuses: statusesAsked(status) });
    const added = await findAddedStatuses(
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
