/** Letters that are written with two. */
const written: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe' };

/** A title as a key: small letters, digits and underscores, such as `water_level`. */
export function keyOfTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/[äöüßæø]/g, letter => written[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}
