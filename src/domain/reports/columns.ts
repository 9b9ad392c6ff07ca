import type { Attribute } from '../../attributes/attribute-type.js';
import { typeOf } from '../../attributes/attribute-types.js';
import type { ComparedAs } from '../../attributes/definition.js';
import { nameOf } from '../../attributes/names.js';
import type { Category } from '../../catalog/registry.js';
import { text } from '../../messages/text.js';
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

/** A value of the object itself. */
export interface FieldSource {
  readonly field: ObjectColumn;
  readonly comparedAs: ComparedAs;
}

/** A value of entries in a category. */
export interface AttributeSource {
  readonly category: Category;
  readonly attribute: Attribute;
  /** How its values are compared: amounts of units that cannot be converted are not. */
  readonly comparedAs: ComparedAs;
}

export type ColumnSource = FieldSource | AttributeSource;

/** A column of a report: a value of each object, or of the objects that a link of it leads to. */
export interface ReportColumn {
  /** As callers name it: `title`, `C__CATG__MODEL-serial`, or `C__CATG__LOCATION-parent.title`. */
  readonly name: string;
  readonly title: string;
  readonly link?: AttributeSource;
  readonly source: ColumnSource;
}

/** On how many levels a column may have several values: entries of a category and values of a list, of the object and of those that its links lead to. */
export function levelsOf({ link, source }: ReportColumn): number {
  const levels = [link, source].flatMap(each => (each ? [hasSeveralEntries(each), isList(each)] : []));
  return levels.filter(Boolean).length;
}

/** Whether an object has several entries that a value comes from. */
export function hasSeveralEntries(source: ColumnSource): boolean {
  return 'category' in source && source.category.multiValue;
}

/** Whether an entry has several values. */
export function isList(source: ColumnSource): boolean {
  return 'category' in source && typeOf(source.attribute).holds.many;
}

/**
 * Columns by their names. Titles that would be the same name their category, too.
 * @throws RpcError CategoryNotFound, InvalidParameters
 */
export function columnsNamed(context: DomainContext, names: readonly string[]): readonly ReportColumn[] {
  const columns = [...new Set(names)].map((name, at) => columnNamed(context, name, `columns.${at}`));
  const taken = new Set<string>();
  return columns.map(column => {
    const { source } = column;
    const longer = 'category' in source ? `${column.title} (${source.category.title[context.language]})` : column.title;
    const [title = column.title] = [column.title, longer, `${longer} ${taken.size + 1}`].filter(each => !taken.has(each));
    taken.add(title);
    return { ...column, title };
  });
}

/** The type of the values of an attribute; of one that is worked out on reading, that of what it reads as. */
export function readAs({ type, valueType = 'text' }: Attribute): Attribute['type'] {
  return type === 'computed' ? valueType : type;
}

function columnNamed(context: DomainContext, name: string, parameter: string): ReportColumn {
  const [first = '', second] = name.split('.');
  const own = sourceNamed(context, first, parameter);
  if (second === undefined) return { name, title: titleOf(context, own), source: own };
  if ('field' in own || typeOf(own.attribute).holds.leadsTo !== 'objects')
    throw invalidParameter(parameter, text('LeadsToNoObject', { name: first }));
  const source = sourceNamed(context, second, parameter);
  return { name, title: `${titleOf(context, own)} → ${titleOf(context, source)}`, link: own, source };
}

function sourceNamed(context: DomainContext, name: string, parameter: string): ColumnSource {
  if (isObjectColumn(name)) return { field: name, comparedAs: name === 'created' || name === 'updated' ? 'moment' : 'text' };
  const [constant = '', key = ''] = name.split('-');
  const category = categoryNamed(context, constant, parameter);
  const attribute = category.attributesByName.get(key);
  if (!attribute)
    throw invalidParameter(parameter, text('ThereIsNoAttributeIn', { key: JSON.stringify(key), constant: category.const }));
  if (isUnfit(attribute)) throw invalidParameter(parameter, text('PasswordsAndFilesAreNo'));
  const isComparable = attribute.unit === undefined || hasFactors(context, category, attribute.unit);
  return { category, attribute, comparedAs: isComparable ? typeOf({ type: readAs(attribute) }).comparedAs : 'nothing' };
}

function hasFactors({ registry }: DomainContext, { attributesByKey }: Category, unit: string): boolean {
  const choices = registry.dialog(attributesByKey.get(unit)?.dialog ?? '')?.choices ?? [];
  return choices.every(({ factor }) => factor !== undefined);
}

function titleOf({ language }: DomainContext, source: ColumnSource): string {
  return 'field' in source
    ? objectColumns[source.field][language]
    : (source.attribute.title?.[language] ?? nameOf(source.attribute));
}

function isObjectColumn(name: string): name is ObjectColumn {
  return Object.hasOwn(objectColumns, name);
}

function isUnfit(attribute: Attribute): boolean {
  const { kept } = typeOf(attribute).holds;
  return kept === 'secret' || kept === 'content';
}
