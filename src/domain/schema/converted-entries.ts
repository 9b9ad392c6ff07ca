import { type KeptValues, setValue } from '../../attributes/attribute-values.js';
import { readableValues } from '../storage/damage.js';
import type { Reads } from '../storage/reads.js';
import type { Records } from '../storage/records.js';
import type { EntryValues, RefusedEntry } from '../storage/schema.js';
import type { Converted, Converter } from './conversions.js';

/** Entries that one statement reads or writes. */
const readAtOnce = 500;

type SchemaReads = Pick<Reads, 'schema'>;

/** A page of the entries behind one, ascending by id, and the last that was looked at; `undefined` behind the last of all. */
export type PageOfRefused = (
  after: number,
  limit: number,
) => Promise<{ readonly refused: readonly RefusedEntry[]; readonly last: number | undefined }>;

/** How many entries have a value that is converted, and how many of those lose it. Two statements for each slice of the entries. */
export async function countConverted(
  reads: SchemaReads,
  converter: Converter,
): Promise<{ readonly touched: number; readonly refused: number }> {
  const { category, from } = converter.conversion;
  let [touched, refused] = [0, 0];
  for await (const rows of slicesOf(reads, category))
    for (const { values } of rows) {
      const converted = await converter.convert(values);
      if (values[from.key] !== undefined) touched += 1;
      if (converted && 'refused' in converted) refused += 1;
    }
  return { touched, refused };
}

/** The entries whose values are not taken. */
export function refusedBy(reads: SchemaReads, converter: Converter): PageOfRefused {
  return refusedAmong(reads, converter.conversion.category, async rows => {
    const refused: RefusedEntry[] = [];
    for (const { entry, values } of rows) {
      const converted = await converter.convert(values);
      if (converted && 'refused' in converted) refused.push({ entry, value: converted.refused });
    }
    return refused;
  });
}

/** Those of the entries of a category that `find` finds among a page of them. */
export function refusedAmong(
  { schema }: SchemaReads,
  category: string,
  find: (rows: readonly Row[]) => Promise<readonly RefusedEntry[]>,
): PageOfRefused {
  return async (after, limit) => {
    const rows = await schema.values(category, after, limit);
    return { refused: await find(rows.map(readable)), last: rows.length < limit ? undefined : rows.at(-1)?.entry };
  };
}

/** How many entries stand on all pages. */
export async function countRefused(pages: PageOfRefused): Promise<number> {
  let count = 0;
  for (let after: number | undefined = 0; after !== undefined; ) {
    const page: Awaited<ReturnType<PageOfRefused>> = await pages(after, readAtOnce);
    count += page.refused.length;
    after = page.last;
  }
  return count;
}

/**
 * Gives entries their values of the other attribute: those of the one stay beside them. No entry changes by that, and none gets a value by a
 * choice that the converter does not make.
 */
export async function convertEntries({ schema }: Pick<Records, 'schema'>, converter: Converter): Promise<void> {
  const { category, to } = converter.conversion;
  for await (const rows of slicesOf({ schema }, category)) {
    const written = new Map<number, string>();
    for (const { entry, values } of rows) {
      const converted = await converter.convert(values);
      if (!converted || ('value' in converted && converter.needsChoice(converted.value))) continue;
      if (changes(converted, values, to.key)) written.set(entry, JSON.stringify(values));
    }
    if (written.size > 0) await schema.setValues(written);
  }
}

/** Sets a value, and returns whether it is another one than before. */
function changes(converted: Converted, values: KeptValues, key: string): boolean {
  const before = values[key];
  setValue(values, key, 'value' in converted ? converted.value : undefined);
  return values[key] !== before;
}

interface Row {
  readonly entry: number;
  readonly values: KeptValues;
}

async function* slicesOf(reads: SchemaReads, category: string): AsyncGenerator<readonly Row[]> {
  for await (const rows of valuesIn(reads, category)) yield rows.map(readable);
}

/** The entries of a category, by id: as many at once as one statement reads or writes. */
export async function* valuesIn({ schema }: SchemaReads, category: string): AsyncGenerator<readonly EntryValues[]> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const rows: readonly EntryValues[] = await schema.values(category, after, readAtOnce);
    yield rows;
    after = rows.length < readAtOnce ? undefined : rows.at(-1)?.entry;
  }
}

/** The values of an entry; of a damaged one none are known. */
function readable({ entry, values }: EntryValues): Row {
  return { entry, values: readableValues(values) ?? {} };
}
