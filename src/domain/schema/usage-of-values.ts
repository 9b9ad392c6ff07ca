import type { Attribute, Language } from '../../attributes/attribute-type.js';
import { typeOf } from '../../attributes/attribute-types.js';
import { nameOf } from '../../attributes/names.js';
import { type TextValue, text } from '../../messages/text.js';
import type { Reads } from '../storage/reads.js';
import type { RefusingMember } from '../storage/schema.js';
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
export async function usagesOfConversion(
  { reads, versions, language }: CountingValues,
  { name }: Pick<SchemaChange, 'name'>,
): Promise<readonly Usage[]> {
  const [category = '', key = ''] = name.split('.');
  const conversion = conversionsIn(versions, category).find(({ to }) => nameOf(to) === key);
  if (!conversion) return [];
  const { from, to } = conversion;
  if (to.unique !== undefined) return [{ touched: 0, fault: text('UniqueComesAfterConversion'), at: 'unique' }];
  const converter = await Converter.over(reads, conversion, versions, language);
  const { touched, refused } = await countConverted(reads, converter);
  const refusal = refused > 0 && {
    refusal: { member: convertingMember({ ...from }, { ...to }) ?? 'type', entries: refusedBy(reads, converter) },
  };
  const converted = { touched, loss: refused, ...refusal };
  const unset = to.required ? (await reads.schema.countEntries(category)) - touched : 0;
  if (unset + refused === 0 || !to.required) return [converted];
  const { schema } = reads;
  const obstacle =
    unset > 0
      ? refusalOf(schema, { member: 'required', category, key: from.key })
      : { member: 'required', entries: refusedBy(reads, converter) };
  const fault = text(to.default === undefined ? 'EntriesHaveNoValue' : 'RequiredComesAfterConversion', {
    touched: unset + refused,
  });
  return [converted, { touched: unset + refused, fault, at: 'required', refusal: obstacle }];
}

/** The entries that stand in the way of a member, as the database finds them. */
export function refusalOf(schema: Reads['schema'], member: RefusingMember): Refusal {
  const entries: PageOfRefused = async (after, limit) => {
    const refused = await schema.refused(member, after, limit);
    return { refused, last: refused.length < limit ? undefined : refused.at(-1)?.entry };
  };
  return { member: member.member, entries };
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
  const others = ['pattern', 'permittedValues', ...limits.filter(each => each !== limit)];
  const rest = Object.fromEntries(Object.entries(to).filter(([member]) => !others.includes(member))) as unknown as Attribute;
  const converter = await Converter.over(reads, { category, from, to: rest }, versions, language);
  const { refused: touched } = await countConverted(reads, converter);
  const refusal = { member: limit, entries: refusedBy(reads, converter) };
  return { touched, fault: text('EntriesAreBeyondLimit', { touched }), at: limit, refusal };
}
