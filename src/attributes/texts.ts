import { type Attribute, InvalidValue, kindOf } from './attribute-type.js';

const bytesOfTextarea = 65_535;
const charactersOfText = 255;

/** A text of well-formed Unicode without NUL, which is what every engine keeps exactly. */
export function wellFormedText(given: unknown): string {
  if (typeof given !== 'string') throw new InvalidValue(`expected a text, not ${kindOf(given)}`);
  if (!given.isWellFormed() || given.includes('\0')) throw new InvalidValue('expected well-formed Unicode without NUL');
  return given;
}

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

export function acceptTextarea(given: unknown): string {
  const text = wellFormedText(given);
  const bytes = Buffer.byteLength(text);
  if (bytes > bytesOfTextarea) throw new InvalidValue(`expected at most ${bytesOfTextarea} bytes of UTF-8, not ${bytes}`);
  return text;
}

function characters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
