import { attributesIn, type Definition, namesIn } from './definitions.js';

/** Members of a definition as its text has them. */
interface Text extends Definition {
  readonly removedAttributes?: readonly Definition[];
  readonly retiredKeys?: readonly string[];
}

/**
 * The text of a definition that takes the place of another one, with the attributes and keys of that one that it has no more: they mean nothing
 * else ever, whether they were removed or undone.
 */
export function withKnownKeys(given: string, former: string): string {
  const { removedAttributes: _, retiredKeys: __, ...members } = JSON.parse(given) as Text;
  const texts = [JSON.parse(given), JSON.parse(former)] as readonly Text[];
  const attributes = attributesIn(members);
  const known = texts.flatMap(each => [...(each.removedAttributes ?? []), ...attributesIn(each)]);
  const byNumber = new Map(known.map(each => [each.id, each]));
  const removedAttributes = [...byNumber.values()].filter(({ id }) => !attributes.some(each => each.id === id));
  const named = known.filter(({ id }) => attributes.some(each => each.id === id)).flatMap(namesIn);
  const keys = new Set([...texts.flatMap(({ retiredKeys = [] }) => retiredKeys), ...named]);
  const retiredKeys = [...keys].filter(key => !attributes.some(each => namesIn(each).includes(key)));
  return JSON.stringify({
    ...members,
    ...(removedAttributes.length > 0 && { removedAttributes }),
    ...(retiredKeys.length > 0 && { retiredKeys }),
  });
}
