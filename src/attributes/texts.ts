import type { Attribute } from './attribute-type.js';
import type { Kept } from './attribute-values.js';
import type { Sample } from './definition.js';
import { formatNamed, formOf } from './formats.js';
import { InvalidValue, kindOf } from './invalid-value.js';
import type { ValueSchemas } from './value-schemas.js';
import { shaped, written } from './value-schemas.js';

const charactersOfText = 255;

/** A text of well-formed Unicode without NUL, which is what every engine keeps exactly. */
export function wellFormedText(given: unknown): string {
  if (typeof given !== 'string') throw new InvalidValue(`expected a text, not ${kindOf(given)}`);
  if (!given.isWellFormed() || given.includes('\0')) throw new InvalidValue('expected well-formed Unicode without NUL');
  return given;
}

/** A text of as many characters as the attribute permits. */
export function acceptText(given: unknown, attribute: Attribute): string {
  const text = wellFormedText(given);
  const limit = attribute.maxLength ?? charactersOfText;
  const length = text.length > limit ? characters(text) : 0;
  if (length > limit) throw new InvalidValue(`expected at most ${limit} characters, not ${length}`);
  const { minLength } = attribute;
  const normalized = minLength === undefined ? 0 : characters(text.normalize('NFC'));
  if (minLength !== undefined && normalized < minLength)
    throw new InvalidValue(`expected at least ${minLength} characters, not ${normalized}`);
  return text;
}

function characters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Values that read as they are kept. */
export function shownAsKept(kept: Kept): unknown {
  return kept;
}

/** A text in one line, of a form of its own where it has a format. */
export function lineSchemas(attribute: Attribute): ValueSchemas {
  const form = formOf(attribute);
  return form ? shaped(attribute, form.expected.en, form.pattern, { maxLength: attribute.maxLength ?? 255 }) : written(attribute);
}

/** The example of the format of an attribute, or another text. */
export function lineSample({ format }: Attribute, text: string): Sample {
  const given = formatNamed(format)?.example ?? text;
  return { given, reads: given };
}

/** Values that are no text. */
export const noTexts: readonly (readonly [given: unknown, says: string])[] = [
  [5, 'expected a text, not a number'],
  [['text'], 'expected a text, not a list of 1'],
  ['NUL \0 inside', 'expected well-formed Unicode without NUL'],
  ['lone high \ud800', 'expected well-formed Unicode without NUL'],
];
