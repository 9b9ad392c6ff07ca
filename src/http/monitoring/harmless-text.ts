/** What somebody sends may be long, may steer a terminal, and may imitate other lines: so much of it can stand in a log. */
export function harmlessText(text: string, atMost: number): string {
  const shown = [...text.slice(0, 2 * atMost)].slice(0, atMost).join('');
  return shown.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\u{FFFD}') + (shown.length < text.length ? '…' : '');
}
