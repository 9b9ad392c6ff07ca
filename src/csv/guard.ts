/** What spreadsheets calculate, or take for a command: a sign that begins a formula, also behind blanks and in the wide forms of East Asia, and a control character that they pass over; apostrophes may stand before it. */
const calculated = /^'*(?:[\t\n\r]|\s*[=+@\u2212\uFF0B\uFF0D\uFF1D\uFF20-])/;

/** A number with a sign is calculated, and stays what it is. */
const signedNumber = /^[+-]\d*[.,]?\d+$/;

/** A cell that no spreadsheet calculates: an apostrophe stands before what would be. */
export function guarded(text: string): string {
  return calculated.test(text) && !signedNumber.test(text) ? `'${text}` : text;
}

/** The text as it was before `guarded`. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && calculated.test(text) ? text.slice(1) : text;
}
