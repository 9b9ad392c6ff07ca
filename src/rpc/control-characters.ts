/** Characters that steer a terminal, break a line, or change the direction in which its text is shown. */
const controls = String.raw`[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]`;
const all = new RegExp(controls, 'gu');
const exceptLayout = new RegExp(String.raw`(?![\n\t])${controls}`, 'gu');

/** A text in one line, with a harmless character in the place of each control character, line separator and direction mark. */
export function inOneLine(text: string, replacement = '\u{FFFD}'): string {
  return text.replace(all, replacement);
}

/** The same for lines and cells: line feeds and tabs stay. */
export function inLines(text: string): string {
  return text.replace(exceptLayout, '\u{FFFD}');
}

/** JSON text that means the same, with these characters escaped: what stands between its values has none of them. */
export function escapeControls(json: string): string {
  return json.replace(exceptLayout, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The beginning of a text that a stranger sent, in one line: so many characters at most. */
export function shortLine(text: string, maxCharacters: number): string {
  const shown = [...text.slice(0, 2 * maxCharacters)].slice(0, maxCharacters).join('');
  return inOneLine(shown) + (shown.length < text.length ? '…' : '');
}
