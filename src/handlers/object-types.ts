import type { ObjectType, ObjectTypeDefinition, RawRow } from '../../generated/types.js';
import type { Registry } from '../catalog/registry.js';
import { arrayOf, type JsonText, jsonOf, quoteInteger, withMember } from '../rpc/json-text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import { type CatalogueRow, isRawAsked, normalStatus, rowsAsked } from './catalogue-lists.js';
import type { CallContext } from './context.js';
import { titleConstantOf } from './definition-answers.js';
import { memoizeByAddress } from './memoize.js';
import { typeIcons } from './present.js';

/** cmdb.object_types: the object types there are. */
export const objectTypes: MethodHandlers<CallContext>['object_types'] = {
  async read({ countobjects, raw, ...asked }, context) {
    const isRaw = isRawAsked(context, raw);
    const found = rowsAsked(rowsOf(context), asked, context);
    const counts = countobjects ? await context.store.reads.objects.countByType() : undefined;
    const rowOf = ({ const: constant, json, rawJson }: CatalogueRow): JsonText => {
      const row = isRaw ? rawJson : json;
      return counts ? withMember(row, 'objectcount', quoteInteger(counts.get(constant) ?? 0)) : row;
    };
    return { json: arrayOf(found, rowOf) };
  },
};

const rowsOf = memoizeByAddress(context =>
  context.registry.objectTypes
    .filter(type => !context.dialect.unlistedTypes.includes(type.const))
    .map((type): CatalogueRow => {
      const shown = presentType(type, context);
      const texts = { json: jsonOf(shown), rawJson: jsonOf(columnsOf(shown, type)) };
      const otherTitles = context.dialect.findsTypesByConstant ? constantsOf(type) : [];
      return { id: type.id, const: type.const, title: shown.title, otherTitles, enabled: isShown(type, context), ...texts };
    }),
);

type Type = Readonly<ObjectTypeDefinition>;

/** Whether menus show a type: one of a hidden group is not shown either. */
function isShown({ visible, group }: Type, { registry }: CallContext): boolean {
  const { visible: isGroupShown = true } = registry.objectTypeGroups.find(each => each.const === group) ?? {};
  return visible && isGroupShown;
}

/** Its constant, and that of its title in the texts of existing clients. */
function constantsOf({ const: constant }: Type): readonly string[] {
  return [constant, titleConstantOf(constant)];
}

function presentType(type: Type, { registry, language, publicUrl }: CallContext): ObjectType {
  const group = registry.objectTypeGroups.find(({ const: constant }) => constant === type.group);
  const icon = `${typeIcons}/${type.const}.svg`;
  return {
    id: String(type.id),
    title: type.title[language],
    container: type.container ? '1' : '0',
    const: type.const,
    color: `#${type.color.toLowerCase()}`,
    image: `${publicUrl}/${icon}`,
    icon,
    cats: specificCategoryId(type, registry),
    tree_group: '1',
    status: normalStatus,
    type_group: group ? String(group.id) : null,
    type_group_title: group?.title[language] ?? '',
  };
}

function specificCategoryId({ specificCategory = '' }: Type, registry: Registry): string | null {
  const id = registry.category(specificCategory)?.id;
  return typeof id === 'number' ? String(id) : null;
}

function columnsOf(shown: ObjectType, { title, sort, visible }: Type): RawRow {
  return {
    isys_obj_type__id: shown.id,
    isys_obj_type__isys_obj_type_group__id: shown.type_group,
    isys_obj_type__isysgui_cats__id: shown.cats,
    isys_obj_type__title: title.en,
    isys_obj_type__const: shown.const,
    isys_obj_type__container: shown.container,
    isys_obj_type__obj_img_name: shown.image,
    isys_obj_type__icon: shown.icon,
    isys_obj_type__color: shown.color,
    isys_obj_type__show_in_tree: visible ? '1' : '0',
    isys_obj_type__sort: sort === null ? null : String(sort),
    isys_obj_type__status: shown.status,
  };
}
