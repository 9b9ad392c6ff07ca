import { text } from '../messages/text.js';
import type { Accepting, Attribute, Pending, Showing } from './attribute-type.js';
import type { Kept } from './attribute-values.js';
import { dialogOf } from './choice-errors.js';
import { acceptChoice, referChoice, showChoice } from './choices.js';
import { elementsOf } from './invalid-value.js';
import type { ReferenceIds } from './references.js';
import { wellFormedText } from './texts.js';

/** Several choices: a list of them or, where existing clients may send that, a text with one title, or several separated by commas. */
export function acceptChoices(given: unknown, attribute: Attribute, accepting: Accepting): Kept | Pending {
  if (typeof given === 'string' && accepting.splitsChoices) return acceptTitles(wellFormedText(given), attribute, accepting);
  return acceptEach(given, attribute, accepting);
}

/** A title that a choice has counts as one, whatever commas are in it. */
function acceptTitles(text: string, attribute: Attribute, accepting: Accepting): Kept | Pending {
  const titles = text.split(',').flatMap(each => each.trim() || []);
  const [choice] = dialogOf(attribute, accepting.registry).find(text);
  if (choice || titles.length === 0 || !text.includes(',')) return acceptEach([text], attribute, accepting);
  const several = acceptEach(titles, attribute, accepting);
  const { dialog = '' } = attribute;
  accepting.referenceIds.titles.push({ dialog, title: text });
  return resolving => {
    const [added] = resolving.found.choicesTitled(dialog, text);
    if (added) return [added.id];
    return typeof several === 'function' ? several(resolving) : several;
  };
}

function acceptEach(given: unknown, attribute: Attribute, accepting: Accepting): Kept | Pending {
  const accepted = elementsOf(given, text('IdsAndTitles'), accepting).map(each => acceptChoice(each, attribute, accepting));
  return async resolving => {
    const ids = new Set<Kept>();
    for (const each of accepted) ids.add(typeof each === 'function' ? await each(resolving) : each);
    return ids.size > 0 ? [...ids] : undefined;
  };
}

export function referChoices(kept: Kept, attribute: Attribute, referenceIds: ReferenceIds): void {
  if (Array.isArray(kept)) for (const each of kept) referChoice(each, attribute, referenceIds);
}

export function showChoices(kept: Kept, attribute: Attribute, showing: Showing): unknown {
  return Array.isArray(kept) ? kept.map(each => showChoice(each, attribute, showing)).filter(each => each !== null) : [];
}
