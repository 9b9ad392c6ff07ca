import type { Attribute } from '../../attributes/attribute-type.js';
import { typeOf } from '../../attributes/attribute-types.js';
import type { Category } from '../../catalog/registry.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { categoryNamed } from '../categories.js';
import type { DomainContext } from '../context.js';

/** Columns about the object itself, by language. */
export const objectColumns = {
  id: { en: 'ID', de: 'ID' },
  title: { en: 'Title', de: 'Bezeichnung' },
  sysid: { en: 'SYSID', de: 'SYSID' },
  type_title: { en: 'Type', de: 'Typ' },
  cmdb_status_title: { en: 'CMDB status', de: 'CMDB-Status' },
  created: { en: 'Created', de: 'Erstellt' },
  updated: { en: 'Changed', de: 'Geändert' },
} as const;

export type ObjectColumn = keyof typeof objectColumns;

/** A column of a report: about the object itself, or an attribute. */
export type ReportColumn = { readonly title: string } & (
  | { readonly field: ObjectColumn }
  | { readonly category: Category; readonly key: string }
);

/**
 * Columns by their names: `title`, or `C__CATG__MODEL-serial`. Titles that would be the same name their category, too.
 * @throws RpcError CategoryNotFound, InvalidParameters
 */
export function columnsNamed(context: DomainContext, names: readonly string[]): readonly ReportColumn[] {
  const columns = [...new Set(names)].map((name, at) => columnNamed(context, name, at));
  const taken = new Set<string>();
  return columns.map(column => {
    const longer = 'category' in column ? `${column.title} (${column.category.title[context.language]})` : column.title;
    const [title = column.title] = [column.title, longer, `${longer} ${taken.size + 1}`].filter(each => !taken.has(each));
    taken.add(title);
    return { ...column, title };
  });
}

function columnNamed(context: DomainContext, name: string, at: number): ReportColumn {
  if (isObjectColumn(name)) return { field: name, title: objectColumns[name][context.language] };
  const [constant = '', key = ''] = name.split('-');
  const category = categoryNamed(context, constant, 'columns');
  const attribute = category.attributesByKey.get(key);
  if (!attribute) throw rejected(at, `there is no attribute ${JSON.stringify(key)} in ${category.const}`);
  if (isUnfit(attribute)) throw rejected(at, 'passwords and files are no columns: expected another attribute');
  return { category, key, title: attribute.title?.[context.language] ?? key };
}

function isObjectColumn(name: string): name is ObjectColumn {
  return Object.hasOwn(objectColumns, name);
}

function isUnfit(attribute: Attribute): boolean {
  const { kept } = typeOf(attribute).holds;
  return kept === 'secret' || kept === 'content';
}

function rejected(at: number, fault: string) {
  return invalidParameter(`columns.${at}`, fault);
}
