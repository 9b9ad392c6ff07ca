/** Text of a client for a log: truncated to so many characters, control characters and line separators replaced by U+FFFD. */
export function harmlessText(text: string, atMost: number): string {
  const shown = [...text.slice(0, 2 * atMost)].slice(0, atMost).join('');
  return shown.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\u{FFFD}') + (shown.length < text.length ? '…' : '');
}
