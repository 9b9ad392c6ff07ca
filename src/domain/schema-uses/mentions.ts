import { tryParse } from '../../rpc/json-text.js';

/** Something that texts may name: a constant or the name of a list, or an attribute by its category and the keys that it has or had. */
export interface Named {
  readonly category: string | undefined;
  readonly names: readonly string[];
}

/** Whether a JSON text names something. Texts without the name are not parsed: there are many. */
export function mentions(text: string, { category, names }: Named): boolean {
  if (category === undefined) return names.some(name => hasWord(text, name));
  return text.includes(category) && namesAttribute(tryParse(text), category, names);
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isPartOfWord(text[at - 1]) && !isPartOfWord(text[at + word.length])) return true;
  return false;
}

function isPartOfWord(character = ' '): boolean {
  return /\w/.test(character);
}

/** Columns and targets name an attribute in one text, conditions in two members. */
function namesAttribute(value: unknown, category: string, names: readonly string[]): boolean {
  if (typeof value === 'string')
    return names.some(name => isPath(value, `${category}-${name}`) || value === `${category}.${name}`);
  if (typeof value !== 'object' || value === null) return false;
  const { category: of, key, attribute = key } = value as Readonly<Record<string, unknown>>;
  if (of === category && names.includes(String(attribute))) return true;
  return Object.values(value).some(each => namesAttribute(each, category, names));
}

/** A column may go on to a value of what a link leads to. */
function isPath(text: string, name: string): boolean {
  return text === name || text.startsWith(`${name}.`);
}
