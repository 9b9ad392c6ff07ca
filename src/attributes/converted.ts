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

/** Members by which a value is written anew, in turn: where that is a choice, and anywhere else. */
const spellings = { choice: ['const', 'title'], other: ['title', 'value'] } as const;

/**
 * The value of one attribute as another one keeps it: what it reads as is written there.
 * @throws InvalidValue
 */
export function convertedValue(kept: Kept, from: Attribute, to: Attribute, { showing, accepting }: Converting): Kept | Pending {
  const { many, choice } = typeOf(to).holds;
  const write = (member: string) => {
    const texts = textsOf(kept, from, showing, member);
    return acceptPlausible(many ? texts : joinedTexts(texts), to, accepting);
  };
  const [usual, other] = spellings[choice === 'none' ? 'other' : 'choice'];
  try {
    return write(usual);
  } catch (error) {
    if (!(error instanceof InvalidValue)) throw error;
    return write(other);
  }
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
