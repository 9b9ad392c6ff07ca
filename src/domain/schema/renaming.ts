import type { Rename } from '../../catalog/references.js';
import { type Text, text } from '../../messages/text.js';
import type { RetiredKey } from './definition-texts.js';
import { aliasesIn, attributesIn, type Definition, nameIn, namesIn, type StoredDefinition } from './definitions.js';

/** The key that values of an attribute are stored under: the first that it had. */
export function keyIn({ key }: Definition): string {
  return String(key);
}

/** An attribute as a document has it: its key is the one that callers know it by. */
export function asNamed(attribute: Definition): Definition {
  const { name: _, ...members } = attribute;
  return { ...members, key: nameIn(attribute) };
}

/** The attribute that a document means: by its number, else by a key that it has or had, else by one that the document says it had. */
export function attributeMeant(former: readonly Definition[], given: Definition): Definition | undefined {
  const { id, key } = given;
  if (id !== undefined) return former.find(each => each.id === id);
  const named = (name: unknown) => former.find(each => namesIn(each).includes(String(name)));
  return named(key) ?? aliasesIn(given).map(named).find(Boolean);
}

/**
 * An attribute as it is stored after a document: a key of another one that has its number, or says that it had the present key, renames it. Former
 * keys stay where the document leaves them out: an empty list takes all of them away, and with the number of the attribute a list says which stay.
 */
export function renamedAttribute(known: Definition, { id, key, aliases: listed, ...members }: Definition): Definition {
  const isRenamed = id !== undefined || aliasesIn({ aliases: listed }).includes(nameIn(known));
  const name = isRenamed ? String(key) : nameIn(known);
  const given = aliasesIn({ aliases: listed });
  const isWhole = listed !== undefined && (id !== undefined || given.length === 0);
  const former = isWhole ? given : [...aliasesIn(known), nameIn(known), ...given];
  const aliases = [...new Set(former)].filter(each => each !== name);
  return {
    ...members,
    ...{ id: known.id, key: known.key },
    ...(name !== known.key && { name }),
    ...(aliases.length > 0 && { aliases }),
  };
}

/** Names of an attribute that none has any more. */
export function retiredKeysOf({ id, ...known }: Definition, left: readonly Definition[]): readonly RetiredKey[] {
  const names = left.filter(each => each.id === id).flatMap(namesIn);
  return namesIn(known)
    .filter(name => !names.includes(name))
    .map(key => ({ key, id }));
}

/**
 * Keys of attributes that mean something else: no two of a category ever have one; one that was there may keep those that it has, and have again
 * those that it had.
 */
export function keysTaken(
  left: readonly Definition[],
  former: readonly Definition[],
  meant: readonly string[],
  retired: readonly RetiredKey[],
): readonly (readonly [at: number, fault: Text])[] {
  const gone = [...meant, ...retired.map(({ key }) => key)];
  const taken = new Map<string, 'AttributeWasRemoved' | 'KeyIsThereTwice'>(gone.map(key => [key, 'AttributeWasRemoved']));
  const faults: [number, Text][] = [];
  for (const [at, attribute] of left.entries())
    for (const key of namesIn(attribute)) {
      const reason = taken.get(key);
      const isIts = () =>
        former.some(each => each.id === attribute.id && [keyIn(each), ...namesIn(each)].includes(key)) ||
        retired.some(each => each.key === key && each.id !== undefined && each.id === attribute.id);
      if (reason && !(reason === 'AttributeWasRemoved' && isIts())) faults.push([at, text(reason, { key })]);
      else taken.set(key, 'KeyIsThereTwice');
    }
  return faults;
}

/** The keys that values are stored under, by the names that stored and given categories have for attributes. */
export function keysByNames(stored: readonly StoredDefinition[], given: readonly Definition[]): Rename {
  const attributesOf = new Map(stored.map(({ record, definition }) => [record.name, attributesIn(definition)]));
  const keys = new Map<string, string>();
  for (const category of given)
    for (const each of attributesIn(category)) {
      const known = attributeMeant(attributesOf.get(String(category.const)) ?? [], each);
      if (known) keys.set(`${category.const}.${each.key}`, keyIn(known));
    }
  return (category, name) => {
    const given = keys.get(`${category}.${name}`);
    if (given !== undefined) return given;
    const known = attributesOf.get(category)?.findLast(each => namesIn(each).includes(name));
    return known ? keyIn(known) : name;
  };
}

/** Takes the names that a part of a definition has out of those that are left; whether there were any. */
export function takeNames(left: Set<string>, owner: string, names: readonly string[]): boolean {
  return names.filter(name => left.delete(`${owner}.${name}`)).length > 0;
}
