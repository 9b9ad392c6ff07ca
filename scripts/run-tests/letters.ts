/** A number that depends on a text alone: tests and files are told apart by it, whatever stands beside them. */
export function sumOfLetters(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}
