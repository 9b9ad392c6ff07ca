import type { ObjectTypeDefinition, ObjectTypeDetails } from '../../generated/types.js';
import { addObjectType, changeObjectType, objectTypePart, removeObjectType } from '../domain/schema/object-type-changes.js';
import { ownNames } from '../domain/schema/single-definitions.js';
import { text } from '../messages/text.js';
import { arrayOf, jsonOf, withMember } from '../rpc/json-text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { constantFor, isAsked, lastPlace, meantBy, presentChanged, presentCreated, rawTitleOf } from './definition-answers.js';
import { categoriesOfType } from './object-type-categories.js';

/** cmdb.object-type: object types of the schema, as existing clients change them. */
export const objectTypeDefinition: MethodHandlers<CallContext>['object_type_definition'] = {
  async create({ constant, ...given }, context) {
    const { title } = given;
    const named = constantFor('C__OBJTYPE__SD_', { title, ...(constant !== undefined && { constant }) });
    const created = await addObjectType(context, named, { sort: lastPlace, color: '#ffffff', ...given });
    return { result: presentCreated(context, created, text('ObjectTypeCreated', { title, id: created.id })) };
  },

  async read({ 'with-categories': withCategories = false, ...asked }, context) {
    const own = await ownNames(context, objectTypePart);
    const types = context.registry.objectTypes.filter(type => isAsked(asked, type));
    return {
      json: arrayOf(types, type => {
        const row = jsonOf(presentDetails(type, own.has(type.const), context));
        return withCategories ? withMember(row, 'categories', categoriesOfType(context, type.const)) : row;
      }),
    };
  },

  async update({ id, constant, ...given }, context) {
    const meant = meantBy({ ...(id !== undefined && { id }), ...(constant !== undefined && { constant }) });
    const changed = await changeObjectType(context, meant, given);
    return { result: presentChanged(context, changed, meant, text('ObjectTypeUpdated', { id: changed.id })) };
  },

  async delete(named, context) {
    const meant = meantBy(named);
    const removed = await removeObjectType(context, meant);
    return { result: presentChanged(context, removed, meant, text('ObjectTypeDeleted', { id: removed.id })) };
  },
};

function presentDetails(type: Readonly<ObjectTypeDefinition>, isOwn: boolean, { language }: CallContext): ObjectTypeDetails {
  return {
    id: type.id,
    constant: type.const,
    title: type.title[language],
    titleRaw: rawTitleOf(type, isOwn),
    description: type.description?.[language] ?? null,
    objectTypeGroup: type.group,
    specificCategory: type.specificCategory ?? null,
    isContainer: type.container,
    isPositionableInRack: type.rackable,
    isVisible: type.visible,
    hasOverviewPage: type.overview ?? false,
    sort: type.sort,
    color: `#${type.color.toLowerCase()}`,
    status: 2,
    deletable: isOwn,
  };
}
