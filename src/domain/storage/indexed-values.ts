import { createHash } from 'node:crypto';

/** Version of the values in the index: another one in a database lists everything in it to be indexed anew. */
export const valuesVersion = 3;

/** A value in the index of values: a number, or the id of a linked object, beside which the text is empty, or a text, beside which the number is 0. */
export interface IndexedValue {
  /** `attributeNumber` of the attribute that has the value. */
  readonly attribute: number;
  readonly number: number;
  readonly text: string;
  /** Whether the number is the id of a linked object. */
  readonly isLink?: boolean;
}

/** Characters of a text that the index has; longer ones are told apart by these alone. */
export const maxIndexedCharacters = 200;

/** The number of an attribute in the index: 48 bits of a digest, so that attributes need no table of their own. */
export function attributeNumber(category: string, key: string): number {
  return createHash('sha256').update(`${category}.${key}`).digest().readUIntBE(0, 6);
}

/** The number under which the index has the ordering forms of an attribute: what begins with a text is looked for among the texts as they are. */
export function orderNumber(category: string, key: string): number {
  return attributeNumber(category, `${key} ordered`);
}

/** A text as the index has it: only A to Z lose their case, as the engines agree on no others. */
export function indexedText(text: string): string {
  const lower = lowerLetters(text);
  return lower.length <= maxIndexedCharacters ? lower : [...lower].slice(0, maxIndexedCharacters).join('');
}

/** Whether the index may have only the beginning of a text. */
export function isIndexedInPart(indexed: string): boolean {
  return indexed.length >= maxIndexedCharacters;
}

export function lowerLetters(text: string): string {
  return text.replace(/[A-Z]/g, letter => letter.toLowerCase());
}
