import type { KeptValues } from './attribute-values.js';
import type { CatalogLookups } from './catalog-lookups.js';

/** The relation that a link creates: its type, and whether it is read from what the link leads to. */
export interface RelationMade {
  readonly relation?: string | undefined;
  readonly fromTarget?: boolean | undefined;
}

/** The relation that a link of an entry with these values creates. */
export function relationMade(
  registry: Pick<CatalogLookups, 'category' | 'dialog'>,
  link: { readonly category: string; readonly attribute: string },
  values: () => Readonly<KeptValues>,
): RelationMade {
  const category = registry.category(link.category);
  const {
    relation,
    relationFromTarget: fromTarget,
    relationByChoice: byChoice,
  } = category?.attributesByKey.get(link.attribute) ?? {};
  if (!byChoice) return { relation, fromTarget };
  const { dialog = '' } = category?.attributesByKey.get(byChoice.attribute) ?? {};
  const choice = registry.dialog(dialog)?.byId.get(Number(values()[byChoice.attribute]));
  return byChoice.types.find(each => each.choice === choice?.const) ?? { relation: byChoice.otherwise };
}
