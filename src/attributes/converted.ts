import { text } from '../messages/text.js';
import type { Accepting, Attribute, Pending, Showing } from './attribute-type.js';
import { presentValue, typeOf } from './attribute-types.js';
import type { Kept } from './attribute-values.js';
import { cellOfValues } from './cells.js';
import { InvalidValue } from './invalid-value.js';
import { acceptPlausible } from './plausibility.js';

/** How values of one attribute are read, and those of another one are accepted. */
export interface Converting {
  readonly showing: Showing;
  readonly accepting: Accepting;
}

/** Members by which a value is written anew, in turn: where that is a choice of a list, and anywhere else. A list that grows takes every title. */
const spellings = { fixed: ['const', 'title'], none: ['title', 'value'] } as const;

/**
 * The value of one attribute as another one keeps it: what it reads as is written there.
 * @throws InvalidValue
 */
export function convertedValue(kept: Kept, from: Attribute, to: Attribute, { showing, accepting }: Converting): Kept | Pending {
  const { many, choice } = typeOf(to).holds;
  const read = (member: string) => textsOf(kept, from, showing, member);
  const write = (texts: readonly string[]) => {
    if (!many && choice !== 'none' && texts.length > 1) throw new InvalidValue(text('ExpectedChoice'));
    return acceptPlausible(many ? texts : joinedTexts(texts), to, accepting);
  };
  if (choice === 'extendable') return write(namesInList(to, accepting, read('const'), read('title')));
  const [usual, other] = spellings[choice];
  try {
    return write(read(usual));
  } catch (error) {
    if (!(error instanceof InvalidValue)) throw error;
    return write(read(other));
  }
}

/** Names of choices in a list that grows by any text: constants that it has, and titles in the place of others. */
function namesInList(
  { dialog = '' }: Attribute,
  { registry }: Accepting,
  constants: readonly string[],
  titles: readonly string[],
): readonly string[] {
  const list = registry.dialog(dialog);
  return constants.map((constant, at) => (constant !== '' && list?.find(constant).length ? constant : (titles[at] ?? constant)));
}

/** Whether a choice of a value is gone, so that nobody can read it any more. */
export function isUnreadable(kept: Kept, attribute: Attribute, showing: Showing): boolean {
  return typeOf(attribute).holds.choice !== 'none' && textsOf(kept, attribute, showing, 'title').includes('');
}

/** A value as people read it. */
export function readingOf(kept: Kept, attribute: Attribute, showing: Showing): string {
  return joinedTexts(textsOf(kept, attribute, showing, 'title'));
}

function joinedTexts(texts: readonly string[]): string {
  const [only = '', ...others] = texts;
  return others.length === 0 ? only : cellOfValues(texts);
}

/** The texts of the values that one reads as: those of a member where they have it, else their titles. */
function textsOf(kept: Kept, attribute: Attribute, showing: Showing, member: string): readonly string[] {
  const shown = [presentValue(kept, attribute, showing, {})].flat();
  return shown.map(each => {
    if (typeof each !== 'object' || each === null) return String(each ?? '');
    const { title, [member]: spelling }: Readonly<Record<string, unknown>> = { ...each };
    return String(spelling ?? title ?? '');
  });
}
