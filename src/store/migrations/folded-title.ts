const plain = /^[\0-\x7f]*$/;
const marks = /\p{Mn}/gu;

/** A title as the migrations sort it: without case, and with accents only where titles differ in nothing else. */
export function foldedTitle(title: string): string {
  const lower = title.normalize('NFC').toLowerCase();
  const bare = plain.test(lower) ? lower : lower.normalize('NFD').replace(marks, '').replaceAll('ß', 'ss');
  return bare === lower ? lower : `${bare}\u0001${lower}`;
}
