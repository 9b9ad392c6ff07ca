import type { Language } from '../../attributes/attribute-type.js';
import { typeOf } from '../../attributes/attribute-types.js';
import { nameOf } from '../../attributes/names.js';
import { type TextValue, text } from '../../messages/text.js';
import type { Reads } from '../storage/reads.js';
import { Converter, conversionsIn, convertingMember, type Versions } from './conversions.js';
import { countConverted, type PageOfRefused, refusedBy } from './converted-entries.js';
import type { SchemaChange } from './noted-changes.js';

/** Stored entries that stand in the way of a member, that lose their values by it, or get a default by it. */
export interface Refusal {
  readonly member: string;
  readonly entries: PageOfRefused;
}

/** The effect of a change on what is stored. */
export interface Usage {
  readonly touched: number;
  /** Entries that lose a value. */
  readonly loss?: number;
  /** Entries that have no value, and get a default. */
  readonly filled?: number;
  readonly fault?: TextValue | undefined;
  /** The entries that stand in the way, lose a value or get a default; absent if there are none, or something else stands in the way. */
  readonly refusal?: Refusal;
  /** The place of the fault within that of the change. */
  readonly at?: string | undefined;
}

/** How values of entries are counted. */
export interface CountingValues {
  readonly reads: Pick<Reads, 'schema' | 'choices'>;
  readonly versions: Versions;
  readonly language: Language;
}

/** Members within which a value is or is not, whatever it is. */
const limits: readonly string[] = ['minLength', 'maxLength', 'minimum', 'maximum', 'step'];

/** Counts the entries whose values another kind of attribute gets, and those whose values it does not take. */
export async function usageOfConversion(
  { reads, versions, language }: CountingValues,
  { name }: Pick<SchemaChange, 'name'>,
): Promise<Usage> {
  const [category = '', key = ''] = name.split('.');
  const conversion = conversionsIn(versions, category).find(({ to }) => nameOf(to) === key);
  if (!conversion) return { touched: 0 };
  const { from, to } = conversion;
  if (to.unique !== undefined) return { touched: 0, fault: text('UniqueComesAfterConversion'), at: 'unique' };
  const converter = await Converter.over(reads, conversion, versions, language);
  const { touched, refused } = await countConverted(reads, converter);
  const unset = to.required ? (await reads.schema.countEntries(category)) - touched + refused : 0;
  const refusal = refused > 0 && {
    refusal: { member: convertingMember({ ...from }, { ...to }) ?? 'type', entries: refusedBy(reads, converter) },
  };
  if (unset > 0) return { touched, fault: text('EntriesHaveNoValue', { touched: unset }), at: 'required', ...refusal };
  return { touched, loss: refused, ...refusal };
}

/** Counts the entries whose values are beyond a limit. */
export async function usageOfLimit(
  { reads, versions, language }: CountingValues,
  { name, storedAs = '' }: Pick<SchemaChange, 'name' | 'storedAs'>,
  limit: string,
): Promise<Usage> {
  const [category = ''] = name.split('.');
  const [from, to] = [versions.before, versions.after].map(each => each.category(category)?.attributesByKey.get(storedAs));
  if (!from || !to) return { touched: 0 };
  if (!limits.includes(limit) || typeOf(from).holds.kept !== 'plain') {
    const touched = await reads.schema.countEntries(category, storedAs);
    return { touched, fault: text('EntriesMayBeBeyondLimit', { touched }), at: limit };
  }
  const { pattern: _, permittedValues: __, ...rest } = to;
  const converter = await Converter.over(reads, { category, from, to: rest }, versions, language);
  const { refused: touched } = await countConverted(reads, converter);
  const refusal = { member: limit, entries: refusedBy(reads, converter) };
  return { touched, fault: text('EntriesAreBeyondLimit', { touched }), at: limit, refusal };
}
