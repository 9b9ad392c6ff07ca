import type {
  CategoryDefinition,
  KnownCategory,
  ObjectTypeCategory,
  ObjectTypeDefinition,
  RawRow,
} from '../../generated/types.js';
import type { Category } from '../catalog/registry.js';
import { objectTypeNamed } from '../domain/objects/object-types.js';
import { type JsonText, jsonOf } from '../rpc/json-text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import { isRawAsked, normalStatus } from './catalogue-lists.js';
import type { CallContext } from './context.js';
import { memoize } from './memoize.js';

/** cmdb.object_type_categories: the categories that menus show for objects of a type. */
export const objectTypeCategories: MethodHandlers<CallContext>['object_type_categories'] = {
  async read({ type: name, raw }, context) {
    const type = objectTypeNamed(context, name);
    return { json: isRawAsked(context, raw) ? rawJsonFor(context, type.const) : categoriesOfType(context, type.const) };
  },
};

type Show = (category: Category, type: Readonly<ObjectTypeDefinition>, context: CallContext) => object;

/** The categories of an object type, by kind. */
export const categoriesOfType = memoize((context, type) =>
  listCategories(type, context.dialect.tellsTables ? presentKnown : presentUsual, context),
);
const rawJsonFor = memoize((context, type) => listCategories(type, columnsOf, context));

const groups = { catg: 'global', cats: 'specific', custom: 'custom' } as const satisfies Record<
  string,
  CategoryDefinition['kind']
>;

function listCategories(name: string, show: Show, context: CallContext): JsonText {
  const type = objectTypeNamed(context, name);
  const all = type.categories.flatMap(each => context.registry.category(each) ?? []);
  const shown = Object.entries(groups).map(
    ([group, kind]) => [group, all.filter(each => each.kind === kind).map(each => show(each, type, context))] as const,
  );
  return jsonOf(Object.fromEntries(context.dialect.omitsEmptyKinds ? shown.filter(([, { length }]) => length > 0) : shown));
}

function present(category: Category, type: Readonly<ObjectTypeDefinition>, context: CallContext): ObjectTypeCategory {
  const parent = parentOf(category, type, context);
  return {
    id: numberOf(category),
    title: category.titleIn(context.language),
    const: category.const,
    multi_value: category.multiValue ? '1' : '0',
    ...(parent && { parent: numberOf(parent) }),
  };
}

/** The categories that belong to the overview of a type are those that its objects usually have. */
function presentUsual(category: Category, type: Readonly<ObjectTypeDefinition>, context: CallContext): ObjectTypeCategory {
  const isUsual = type.overviewCategories?.includes(category.const) ?? false;
  return { ...present(category, type, context), ...(isUsual && { usual: true }) };
}

function presentKnown(category: Category, type: Readonly<ObjectTypeDefinition>, context: CallContext): KnownCategory {
  return { ...present(category, type, context), source_table: category.table ?? '' };
}

/** Specific categories may be below several others: the one of this object type is meant. */
function parentOf({ parent, alsoUnder = [] }: Category, { categories }: ObjectTypeDefinition, { registry }: CallContext) {
  const name = [...(parent ? [parent] : []), ...alsoUnder].find(each => categories.includes(each));
  return name ? registry.category(name) : undefined;
}

function numberOf({ id }: Category): string {
  return String(id ?? 0);
}

function columnsOf(category: Category, type: Readonly<ObjectTypeDefinition>, context: CallContext): RawRow {
  const { id, const: constant, multi_value, source_table, parent = null } = presentKnown(category, type, context);
  const table = `isysgui_${category.kind === 'specific' ? 'cats' : 'catg'}${category.kind === 'custom' ? '_custom' : ''}`;
  const columns = {
    id,
    title: category.title.en,
    const: constant,
    list_multi_value: multi_value,
    source_table,
    parent,
    status: normalStatus,
  };
  return Object.fromEntries(Object.entries(columns).map(([name, value]) => [`${table}__${name}`, value]));
}
