/** Names of schemas: readable, the same on every site, each given once. */
export interface Names {
  /** C__CATG__MODEL, 'Entry' → ModelEntry; C__CATS__FILE, 'Entry' → SpecificFileEntry */
  ofCategory(constant: string, what: string): string;
  /** net_type → NetTypeChoice */
  ofDialog(dialog: string): string;
}

/** Names beside those that are taken. */
export function namesBeside(taken: Iterable<string>): Names {
  const used = new Set(taken);
  const claimName = (name: string): string => {
    let free = name;
    for (let number = 2; used.has(free); number += 1) free = `${name}${number}`;
    used.add(free);
    return free;
  };
  return {
    ofCategory: (constant, what) => claimName(`${categoryWords(constant)}${what}`),
    ofDialog: dialog => claimName(`${lettersFirst(words(dialog), 'Dialog')}Choice`),
  };
}

/** voip_phone → VoipPhone */
export function words(name: string): string {
  return name
    .split('_')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('');
}

function categoryWords(constant: string): string {
  const [, kind = '', name = constant] = /^C__CAT([GS])__(.+)$/.exec(constant) ?? [];
  return lettersFirst(`${kind === 'S' ? 'Specific' : ''}${words(name)}`, 'Category');
}

function lettersFirst(name: string, prefix: string): string {
  return /^[A-Za-z]/.test(name) ? name : `${prefix}${name}`;
}
