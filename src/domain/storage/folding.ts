import { comparableTitle } from '../../attributes/choice-titles.js';

const plain = /^[\0-\x7f]*$/;
const marks = /\p{Mn}/gu;

/** Separates the sort key of a title from its tie-breaker. */
const divider = '\u0001';

/**
 * A title as it is sorted and found: upper and lower case are the same, and accents matter only between titles that differ in nothing
 * else, as in a dictionary. Kept, because the engines disagree on all of that.
 */
export function foldTitle(title: string): string {
  const lower = title.normalize('NFC').toLowerCase();
  const bare = withoutAccents(lower);
  return bare === lower ? lower : bare + divider + lower;
}

const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * A login as logins are compared: case, width, composition, invisible characters and blanks around do not count, as in user names of RFC 8265
 * and in directories. The spelling that was written is the one that is shown.
 */
export function foldLogin(login: string): string {
  return comparableTitle(login.normalize('NFKC').replace(invisible, '').toLowerCase());
}

/** A text without case and accents: parts of titles are found by it. */
export function bareText(text: string): string {
  return withoutAccents(text.normalize('NFC').toLowerCase());
}

/** The character that may follow a whole folded title. */
export const afterBareTitle = divider;

function withoutAccents(lower: string): string {
  return plain.test(lower) ? lower : lower.normalize('NFD').replace(marks, '').replaceAll('ß', 'ss');
}

/** The pattern of a folded title that a title like this one meets. */
export function titlePattern(pieces: readonly string[]): readonly string[] {
  const [only = '', ...others] = pieces;
  return others.length === 0 ? [foldTitle(only)] : pieces.map(bareText);
}
