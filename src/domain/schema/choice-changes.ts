import { text } from '../../messages/text.js';
import { changedChoice, choiceMeant, choicesIn, constantsOf, membersOfRemoved, namesOfChoice, newChoices } from './choices.js';
import type { Definition, StoredDefinition } from './definitions.js';
import { mergedItems } from './item-order.js';
import { choicePart, type NotedChanges } from './noted-changes.js';
import { takeNames } from './renaming.js';

/** The choices that a list has by a request, noted one by one: those that are given, in their order, among the others. */
export function changedChoices(
  notes: NotedChanges,
  before: StoredDefinition,
  given: Definition,
  place: string,
  removed: Set<string>,
) {
  const list = before.record.name;
  const former = choicesIn(before.definition);
  const gone = former.filter(each => takeNames(removed, list, namesOfChoice(each)));
  for (const each of gone) notes.noteRemoved(choicePart(list, each, place), constantsOf(each));
  const removedChoices = [...before.removedChoices, ...gone];
  const listed = newChoices(
    choicesIn(given).map((each, at) => noteChoice(notes, list, former, each, `${place}.choices.${at}`)),
    [...former, ...removedChoices],
  );
  for (const [at, each] of listed.entries()) {
    for (const member of membersOfRemoved(each, removedChoices))
      notes.fault(`${place}.choices.${at}.${member}`, text('ChoiceWasRemoved', { choice: JSON.stringify(each[member]) }));
    if (!choiceMeant(former, each)) notes.noteAdded(choicePart(list, each, `${place}.choices.${at}`), each);
  }
  const others = former.filter(({ id }) => ![...listed, ...gone].some(each => String(each.id) === String(id)));
  return { choices: mergedItems(others, listed, former), ...(removedChoices.length > 0 && { removedChoices }) };
}

/** A choice as it is stored: of that which is known, the number and the constant stay. */
function noteChoice(
  notes: NotedChanges,
  list: string,
  former: readonly Definition[],
  given: Definition,
  place: string,
): Definition {
  const known = choiceMeant(former, given);
  if (!known) return given;
  const changed = changedChoice(known, given);
  notes.noteChanged(choicePart(list, known, place), known, changed);
  return changed;
}
