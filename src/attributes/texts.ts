import { text } from '../messages/text.js';
import type { Attribute } from './attribute-type.js';
import type { Kept } from './attribute-values.js';
import type { Sample } from './definition.js';
import { comparableText, type Form, formatNamed, formOf } from './formats.js';
import { type Conversion, InvalidValue, kindOf } from './invalid-value.js';
import type { ValueSchemas } from './value-schemas.js';
import { patternSchemas, textSchemas } from './value-schemas.js';

const charactersOfText = 255;

/** A text of well-formed Unicode without NUL, which is what every engine keeps exactly. */
export function wellFormedText(given: unknown): string {
  if (typeof given !== 'string') throw new InvalidValue(text('ExpectedText'), kindOf(given));
  if (!isWellFormed(given)) throw new InvalidValue(text('ExpectedWellFormedUnicodeWithout'));
  return given;
}

/** Whether a text is Unicode that every database keeps. */
export function isWellFormed(given: string): boolean {
  return given.isWellFormed() && !given.includes('\0');
}

/** A text as it is meant: a number, where values are converted, as the text of its digits. */
export function acceptWellFormed(given: unknown, { convertsValues }: Conversion): string {
  const isNumber = typeof given === 'number' || typeof given === 'bigint';
  return wellFormedText(convertsValues && isNumber ? String(given) : given);
}

/** A text of as many characters as the attribute permits, in the spelling that its format has. */
export function acceptText(given: unknown, attribute: Attribute, conversion: Conversion): string {
  const content = comparableText(acceptWellFormed(given, conversion), attribute.format);
  const limit = attribute.maxLength ?? charactersOfText;
  const length = content.length > limit ? characters(content) : 0;
  if (length > limit) throw new InvalidValue(text('TooManyCharacters', { max: limit, count: length }));
  const { minLength } = attribute;
  const normalized = minLength === undefined ? 0 : characters(content.normalize('NFC'));
  if (minLength !== undefined && normalized < minLength)
    throw new InvalidValue(text('TooFewCharacters', { min: minLength, count: normalized }));
  return content;
}

function characters(content: string): number {
  let count = 0;
  for (const _ of content) count += 1;
  return count;
}

/** Values that read as they are kept. */
export function presentAsStored(kept: Kept): unknown {
  return kept;
}

/** A text in one line, of a form of its own where it has a format. */
export function lineSchemas(attribute: Attribute): ValueSchemas {
  const form = formOf(attribute);
  return form ? formSchemas(attribute, form) : textSchemas(attribute);
}

/** A text of a form. */
export function formSchemas(attribute: Attribute, { expected, pattern }: Form): ValueSchemas {
  return patternSchemas(attribute, expected.en, pattern, { maxLength: attribute.maxLength ?? charactersOfText });
}

/** The example of the format of an attribute, or another text. */
export function lineSample({ format }: Attribute, content: string): Sample {
  const given = formatNamed(format)?.example ?? content;
  return { given, reads: given };
}

/** Values that are no text. */
export const noTexts: readonly (readonly [given: unknown, says: string])[] = [
  [5, 'expected a text, not a number'],
  [['text'], 'expected a text, not a list of 1'],
  ['NUL \0 inside', 'expected well-formed Unicode without NUL'],
  ['lone high \ud800', 'expected well-formed Unicode without NUL'],
];
