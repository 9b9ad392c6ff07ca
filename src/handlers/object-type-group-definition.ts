import {
  addObjectTypeGroup,
  changeObjectTypeGroup,
  objectTypeGroupPart,
  removeObjectTypeGroup,
} from '../domain/schema/object-type-group-changes.js';
import { ownNames } from '../domain/schema/single-definitions.js';
import { text } from '../messages/text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { constantFor, isAsked, lastPlace, meantBy, presentChanged, presentCreated, rawTitleOf } from './definition-answers.js';

/** cmdb.object-type-group: groups of object types of the schema, as existing clients change them. */
export const objectTypeGroupDefinition: MethodHandlers<CallContext>['object_type_group_definition'] = {
  async create({ constant, ...given }, context) {
    const { title } = given;
    const named = constantFor('C__OBJTYPE_GROUP__SD_', { title, ...(constant !== undefined && { constant }) });
    const created = await addObjectTypeGroup(context, named, { sort: lastPlace, ...given });
    return { result: presentCreated(context, created, text('ObjectTypeGroupCreated', { title, id: created.id })) };
  },

  async read(asked, context) {
    const own = await ownNames(context, objectTypeGroupPart);
    const groups = context.registry.objectTypeGroups.filter(group => isAsked(asked, group));
    return {
      result: groups.map(group => ({
        id: group.id,
        constant: group.const,
        title: group.title[context.language],
        titleRaw: rawTitleOf(group, own.has(group.const)),
        sort: group.sort,
        status: 2,
        visible: group.visible ?? true,
        deletable: own.has(group.const),
      })),
    };
  },

  async update({ id, constant, ...given }, context) {
    const meant = meantBy({ ...(id !== undefined && { id }), ...(constant !== undefined && { constant }) });
    const changed = await changeObjectTypeGroup(context, meant, given);
    return { result: presentChanged(context, changed, meant, text('ObjectTypeGroupUpdated', { id: changed.id })) };
  },

  async delete(named, context) {
    const meant = meantBy(named);
    const removed = await removeObjectTypeGroup(context, meant);
    return { result: presentChanged(context, removed, meant, text('ObjectTypeGroupDeleted', { id: removed.id })) };
  },
};
