import { choicesIn } from './choices.js';
import { type KeptRetiredKeys, type RetiredKey, retiredKeysIn } from './definition-texts.js';
import { attributesIn, type Definition, namesIn } from './definitions.js';

/** Members of a definition as its text has them. */
interface Text extends Definition {
  readonly removedAttributes?: readonly Definition[];
  readonly removedChoices?: readonly Definition[];
  readonly retiredKeys?: KeptRetiredKeys;
}

/**
 * The text of a definition that takes the place of another one, with the attributes, choices and keys of that one that it has no more: they mean nothing
 * else ever, whether they were removed or undone.
 */
export function withKnownKeys(given: string, former: string): string {
  const { removedAttributes: _, removedChoices: __, retiredKeys: ___, ...members } = JSON.parse(given) as Text;
  const texts = [JSON.parse(given), JSON.parse(former)] as readonly Text[];
  const attributes = attributesIn(members);
  const known = texts.flatMap(each => [...(each.removedAttributes ?? []), ...attributesIn(each)]);
  const removedAttributes = withoutNumbered(known, attributes);
  const choices = texts.flatMap(each => [...(each.removedChoices ?? []), ...choicesIn(each)]);
  const removedChoices = withoutNumbered(choices, choicesIn(members));
  const named = known
    .filter(({ id }) => attributes.some(each => each.id === id))
    .flatMap(each => namesIn(each).map((key): RetiredKey => ({ key, id: each.id })));
  const retired = [...texts.flatMap(each => retiredKeysIn(each.retiredKeys)), ...named];
  const byKey = new Map(retired.map(each => [each.key, each]));
  const retiredKeys = [...byKey.values()].filter(({ key }) => !attributes.some(each => namesIn(each).includes(key)));
  return JSON.stringify({
    ...members,
    ...(removedAttributes.length > 0 && { removedAttributes }),
    ...(removedChoices.length > 0 && { removedChoices }),
    ...(retiredKeys.length > 0 && { retiredKeys }),
  });
}

/** Those of these, each once, whose number none of the others has. */
function withoutNumbered(items: readonly Definition[], others: readonly Definition[]): readonly Definition[] {
  const byNumber = new Map(items.map(each => [String(each.id), each]));
  return [...byNumber.values()].filter(({ id }) => !others.some(each => String(each.id) === String(id)));
}
