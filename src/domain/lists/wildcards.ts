/** A `*` anywhere, or a `%` at an end of a text; behind a digit that is a percent sign. */
const wildcard = /\*|^%.|.(?<!\d ?)%$/;

/** Whether somebody who wrote this text most likely meant it to stand for several. */
export function hasWildcard(text: unknown): text is string {
  return typeof text === 'string' && wildcard.test(text);
}

/** The same text as the comparison `like` takes it. */
export function asLike(text: string): string {
  return text.replaceAll('%', '*');
}
