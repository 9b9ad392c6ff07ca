import type { Kataster } from '../../../generated/client.js';
import type { AttributeInfo } from '../../../generated/types.js';
import { categoriesOfType, categoryInfos, type OfferedCategory } from '../service/catalogue.js';

/** An attribute of a category of a type, as columns and filters name it. */
export interface TypeAttribute {
  readonly category: string;
  readonly categoryTitle: string;
  readonly isMultiValue: boolean;
  readonly key: string;
  readonly attribute: AttributeInfo;
}

/** The name of an attribute, as columns of reports have it. */
export function nameOf({ category, key }: Pick<TypeAttribute, 'category' | 'key'>): string {
  return `${category}-${key}`;
}

/** The category of the attribute with this name. */
export function categoryOf(name: string): string {
  return name.split('-')[0] ?? '';
}

/** All attributes of all categories of a type, or of Global alone where no type is chosen; and of other categories. */
export async function attributesOfType(
  caller: Kataster,
  type: string,
  others: readonly string[] = [],
): Promise<readonly TypeAttribute[]> {
  const ofType = type === '' ? [unlisted('C__CATG__GLOBAL', '')] : await categoriesOfType(caller, type);
  const more = [...new Set(others)].filter(name => !ofType.some(each => each.const === name));
  const offered = [...ofType, ...more.map(name => unlisted(name, name))];
  const infos = await categoryInfos(
    caller,
    offered.map(category => category.const),
  );
  return offered.flatMap(({ const: category, title, isMultiValue }) =>
    Object.entries(infos.get(category) ?? {})
      .filter(([, { sameAs }]) => sameAs === undefined)
      .map(([key, attribute]) => ({ category, categoryTitle: title, isMultiValue, key, attribute })),
  );
}

function unlisted(category: string, title: string): Pick<OfferedCategory, 'const' | 'title' | 'isMultiValue'> {
  return { const: category, title, isMultiValue: false };
}

/** Constants of the categories that objects of a type usually have; undefined where no type is chosen. */
export async function usualCategories(caller: Kataster, type: string): Promise<readonly string[] | undefined> {
  if (type === '') return undefined;
  return (await categoriesOfType(caller, type)).filter(({ usual }) => usual).map(category => category.const);
}
