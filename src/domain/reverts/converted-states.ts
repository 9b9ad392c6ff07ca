import { nameOf } from '../../attributes/names.js';
import type { Registry } from '../../catalog/registry.js';
import type { DomainContext } from '../context.js';
import { type Conversion, Converter, choiceMaker } from '../schema/conversions.js';
import { isConvertible } from '../schema/convertible.js';
import type { Records } from '../storage/records.js';
import type { ChangeStates, RecordState } from '../storage/reverts.js';
import { valuesIn } from './record-fields.js';

/**
 * States of records, in which values of attributes that were converted since stand as those of now, too: an entry that comes back has them, and
 * what was saved since is told from what an undo leaves. One statement for each conversion that has a list.
 */
export async function withConvertedValues(
  { registry, language }: Pick<DomainContext, 'registry' | 'language'>,
  { everything }: Records,
  states: readonly ChangeStates[],
): Promise<readonly ChangeStates[]> {
  const versions = { before: registry.whole(), after: registry };
  if (versions.before === versions.after) return states;
  const categories = new Set(states.flatMap(({ kind, category }) => (kind === 'entry' ? (category ?? []) : [])));
  const ensureChoice = choiceMaker(everything);
  const converters = new Map<string, Converter[]>();
  for (const category of categories)
    for (const conversion of conversionsSince(versions.before, registry, category)) {
      const converter = await Converter.over(everything, conversion, versions, language, ensureChoice);
      converters.set(category, [...(converters.get(category) ?? []), converter]);
    }
  if (converters.size === 0) return states;
  const all: ChangeStates[] = [];
  for (const { before, after, ...each } of states) {
    const own = each.kind === 'entry' ? (converters.get(each.category ?? '') ?? []) : [];
    all.push({ ...each, before: await stateOfNow(before, own), after: await stateOfNow(after, own) });
  }
  return all;
}

/** The attributes whose places others took, each with the one that has it now: the last ones first. */
function conversionsSince(whole: Registry, registry: Registry, category: string): readonly Conversion[] {
  const [all, known] = [whole.category(category), registry.category(category)];
  const gone = (all?.attributes ?? []).filter(each => !known?.attributesByKey.has(each.key) && isConvertible(each));
  return gone.toReversed().flatMap(from => {
    const to = known?.attributesByName.get(nameOf(from));
    return to && isConvertible(to) ? [{ category, from, to }] : [];
  });
}

async function stateOfNow(state: RecordState | null, converters: readonly Converter[]): Promise<RecordState | null> {
  if (!state || converters.length === 0) return state;
  const values = valuesIn(state.own);
  let isConverted = false;
  for (const converter of converters) {
    const { key } = converter.conversion.to;
    const result = values[key] === undefined ? await converter.convert(values) : undefined;
    if (!result || !('value' in result)) continue;
    values[key] = result.value;
    isConverted = true;
  }
  return isConverted ? { ...state, own: { ...state.own, values: JSON.stringify(values) } } : state;
}
