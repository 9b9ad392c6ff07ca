import type { Kataster } from '../../../generated/client.js';
import type { AttributeInfo } from '../../../generated/types.js';
import { categoriesOfType, categoryInfos } from '../service/catalogue.js';

/** An attribute of a category of a type, as columns and filters name it. */
export interface TypeAttribute {
  readonly category: string;
  readonly categoryTitle: string;
  readonly isMultiValue: boolean;
  readonly key: string;
  readonly attribute: AttributeInfo;
}

/** The name of an attribute in the address. */
export function nameOf({ category, key }: Pick<TypeAttribute, 'category' | 'key'>): string {
  return `${category}.${key}`;
}

/** All attributes of all categories of a type; those of Global alone where no type is chosen. */
export async function attributesOfType(caller: Kataster, type: string): Promise<readonly TypeAttribute[]> {
  const offered =
    type === '' ? [{ const: 'C__CATG__GLOBAL', title: '', isMultiValue: false }] : await categoriesOfType(caller, type);
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
