import type { KeptValues } from '../attributes/attribute-type.js';

/** Master data that say in attributes what the title of the object says. */
export interface TitleSync {
  readonly type: string;
  readonly category: string;
  /** Keys whose words, in this order, are the title; the last one has all that is left. */
  readonly keys: readonly string[];
}

/** Objects whose title and master data follow each other. */
const titleSyncs: readonly TitleSync[] = [
  { type: 'C__OBJTYPE__PERSON', category: 'C__CATS__PERSON_MASTER', keys: ['first_name', 'last_name'] },
  { type: 'C__OBJTYPE__PERSON_GROUP', category: 'C__CATS__PERSON_GROUP_MASTER', keys: ['title'] },
  { type: 'C__OBJTYPE__ORGANIZATION', category: 'C__CATS__ORGANIZATION_MASTER_DATA', keys: ['title'] },
];

const byType = new Map(titleSyncs.map(titleSync => [titleSync.type, titleSync]));
const byCategory = new Map(titleSyncs.map(titleSync => [titleSync.category, titleSync]));

/** What the title of objects of this type is coupled with. */
export function titleSyncOfType(type: string): TitleSync | undefined {
  return byType.get(type);
}

/** What entries of this category are coupled with. */
export function titleSyncOfCategory(category: string): TitleSync | undefined {
  return byCategory.get(category);
}

/** The title that master data make; empty where they name nothing. */
export function titleIn({ keys }: TitleSync, values: Readonly<KeptValues>): string {
  return keys.flatMap(key => values[key] ?? []).join(' ');
}

/** What a title says of master data. Where it is words for several attributes, underscores count as blanks. */
export function saidBy({ keys }: TitleSync, title: string): KeptValues {
  let rest = keys.length > 1 ? title.replaceAll('_', ' ').trim() : title;
  const said: KeptValues = {};
  for (const key of keys.slice(0, -1)) {
    const [word = '', ...others] = rest.split(' ');
    said[key] = word || undefined;
    rest = others.join(' ').trim();
  }
  for (const key of keys.slice(-1)) said[key] = rest || undefined;
  return said;
}
