import type { Schema } from '../../../scripts/generate/document/document.js';
import type { Registry } from '../../catalog/registry.js';
import { kindParameters } from '../sections/category-facts.js';
import type { Option } from './field.js';

/** Categories that hold entries. */
export function categoryOptions({ categories }: Registry): readonly Option[] {
  return categories.filter(({ hasAttributes }) => hasAttributes).map(({ const: value, title }) => ({ value, title }));
}

/** Categories of the kind that a parameter of this name takes; every one where it takes any. */
export function selectableOptions(registry: Registry, parameter: string): readonly Option[] {
  return categoryOptions(registry).filter(({ value }) => {
    const kind = registry.category(String(value))?.kind;
    return kind !== undefined && (kindParameters[kind] === parameter || !Object.values(kindParameters).includes(parameter));
  });
}

/** Attributes that choose from a dialog, by their keys. */
export function chooserOptions({ categories }: Registry): readonly Option[] {
  const choosers = categories.flatMap(({ attributes }) => attributes.filter(({ dialog }) => dialog !== undefined));
  return [...new Map(choosers.map(({ key, title }) => [key, { value: key, title }])).values()].toSorted((one, other) =>
    one.value.localeCompare(other.value, 'en'),
  );
}

/** Object types in the order of menus. */
export function objectTypeOptions({ objectTypes }: Registry): readonly Option[] {
  return objectTypes.map(({ const: value, title }) => ({ value, title }));
}

/** CMDB statuses that may be chosen. */
export function statusOptions({ cmdbStatuses }: Registry): readonly Option[] {
  return cmdbStatuses.map(({ const: value, title }) => ({ value, title }));
}

/**
 * The values of a schema that has nothing but an enumeration, each once: a constant and its number are the same.
 * `undefined` where other values may be given, too.
 */
export function listEnumerated(branches: readonly Schema[], registry: Registry): readonly Option[] | undefined {
  if (branches.length === 0 || !branches.every(({ enum: values, type }) => values || type === 'boolean')) return undefined;
  const values = branches.flatMap(branch => branch.enum ?? []);
  if (values.length === 0) return [true, false].map(value => ({ value, title: plain(value) }));
  const constants = values.filter(value => typeof value === 'string');
  const isNamed = (value: number) => constants.includes(registry.recordStatus(value)?.const ?? '');
  return values
    .filter(value => typeof value !== 'number' || !isNamed(value))
    .map(value => ({
      value,
      title: typeof value === 'string' ? (registry.recordStatus(value)?.title ?? plain(value)) : plain(value),
    }));
}

function plain(value: unknown): { readonly en: string; readonly de: string } {
  return { en: String(value), de: String(value) };
}
