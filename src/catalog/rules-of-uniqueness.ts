import { typesWith } from '../attributes/attribute-types.js';
import { counterFormat, numberedText } from '../attributes/counters.js';
import { rejectionOf } from '../attributes/invalid-value.js';
import { rejectImplausible } from '../attributes/plausibility.js';
import { text } from '../messages/text.js';
import { type Column, eachColumn } from './catalog.js';
import { typeHasNo } from './missing.js';
import { finding } from './sources.js';

const texts = typesWith(({ marks }) => marks.formats === 'every');

/** Values are compared as they are written: those of texts in one line and of integers without a unit. */
export const uniqueValuesAreOfTextsAndIntegers = eachColumn(function* ({ source, place, attribute }) {
  const { type, unique, unit } = attribute;
  if (unique === undefined) return;
  const types = [...texts, 'integer'];
  if (!types.includes(type)) yield finding(source, `${place}.unique`, typeHasNo(type, 'unique', types));
  else if (unit !== undefined) yield finding(source, `${place}.unique`, text('QuantityIsNotUnique'));
});

/** Counters and unique values belong to entries, which only categories have that keep their own. */
export const markedEntriesAreOwn = eachColumn(function* ({ source, place, attribute }) {
  for (const mark of ['unique', 'counter'] as const)
    if (attribute[mark] !== undefined && !hasOwnEntries(source.definition))
      yield finding(source, `${place}.${mark}`, text('ValuesAreOfNoOwnEntries', { category: source.definition.const, mark }));
});

/** A counter gives a text in one line that the attribute permits. */
export const countersGivePermittedTexts = eachColumn(function* ({ source, place, attribute }) {
  const { type, counter, permittedValues, maxLength = 255 } = attribute;
  if (counter === undefined) return;
  if (!texts.includes(type)) {
    yield finding(source, `${place}.counter`, typeHasNo(type, 'counter', texts));
    return;
  }
  const first = numberedText(counterFormat(counter), 1);
  if (permittedValues || first.length > maxLength || !isPlausible(first, attribute))
    yield finding(source, `${place}.counter`, text('CounterIsNotPermitted', { first: JSON.stringify(first) }));
});

function isPlausible(value: string, attribute: Column['attribute']): boolean {
  return rejectionOf(() => rejectImplausible(value, { title: { en: '', de: '' }, ...attribute }, true)) === undefined;
}

/** Attributes of Global are kept with the object. */
function hasOwnEntries({ const: constant, mode, sameAs, reverses }: Column['source']['definition']): boolean {
  return mode === 'edit' && sameAs === undefined && reverses === undefined && constant !== 'C__CATG__GLOBAL';
}
