/**
 * The form in which titles of choices are compared: case, blanks around and the composition of characters do not count. The title that
 * was written first is the one that is shown.
 */
export function comparableTitle(title: string): string {
  return foldPiece(title.trim());
}

/** The same of a piece of a title, in which a blank at an end is between words. */
export function foldPiece(piece: string): string {
  return piece.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}

/** A title as it is kept: without blanks around. One of nothing but blanks stays. */
export function normalizeTitle(title: string): string {
  return title.trim() || title;
}
