import { globalValues } from '../domain/entries/global.js';
import { modelOf } from '../domain/models/category-model.js';
import { valuesLeftOf } from '../domain/models/stored-values.js';
import type { Data } from '../mappings/mapped-row.js';
import type { ImportedRecord } from './external-ids.js';
import type { ImportTransaction } from './row-writing.js';

/** An attribute that had a value until a row said that it has none. */
export interface Removal {
  /** The part of the row; empty for its object. */
  readonly part: string;
  readonly attribute: string;
  /** The value, where it is a text. */
  readonly value: string | undefined;
}

/** Values that writing this data takes away. */
export async function removalsBy(
  { context: { registry }, records }: Pick<ImportTransaction, 'context' | 'records'>,
  part: string,
  { object, entry }: Pick<ImportedRecord, 'object' | 'entry'>,
  data: Data,
): Promise<readonly Removal[]> {
  const emptied = Object.keys(data).filter(key => data[key] === null);
  if (emptied.length === 0) return [];
  const values = part === '' ? await ofObject() : await ofEntry();
  return emptied.flatMap(attribute => {
    const value = values[attribute];
    const isSet = value !== undefined && value !== null && value !== '' && String(value) !== '';
    return isSet ? [{ part, attribute, value: typeof value === 'string' ? value : undefined }] : [];
  });

  async function ofObject(): Promise<Data> {
    const found = await records.objects.find(object);
    return found ? globalValues(registry, found) : {};
  }

  async function ofEntry(): Promise<Data> {
    const found = entry === null ? undefined : await records.entries.find(entry);
    const category = found && registry.category(found.category);
    if (!found || !category) return {};
    const model = modelOf(registry, category);
    const values = valuesLeftOf(model, found);
    return Object.fromEntries(Object.entries(values).filter(([key]) => !model.secrets.includes(key)));
  }
}
