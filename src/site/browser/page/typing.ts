/** Shorter words would be nearly everything. */
const shortest = 4;

/** Whether one of these words begins with what was typed, but for one slip of the finger, or for `ae` where `ä` is meant. */
export function isNearly(words: string, typed: string): boolean {
  return words.split(' ').some(word => begins(loose(word), loose(typed)));
}

/** Without what people write instead of an umlaut. */
function loose(text: string): string {
  return text.replaceAll(/([aou])e/g, '$1');
}

/** Whether the word begins so, or would after one letter was changed, left out, added or swapped with the next. */
function begins(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < shortest) return false;
  const at = [...typed].findIndex((letter, place) => letter !== word[place]);
  const rest = (from: number): string => typed.slice(at + from);
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return (
    word.startsWith(rest(1), at + 1) ||
    word.startsWith(rest(1), at) ||
    word.startsWith(rest(0), at + 1) ||
    (isSwapped && word.startsWith(rest(2), at + 2))
  );
}
