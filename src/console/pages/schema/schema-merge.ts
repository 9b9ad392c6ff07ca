import type { SchemaReading } from '../../../../generated/types.js';
import { type Definition, nameOf } from './schema-document.js';
import { draftOf, itemsOf, listedMembers, nameOfItem, type SchemaDraft } from './schema-draft.js';

/** Whether the draft says something else than the schema. */
export function isChanged(draft: SchemaDraft): boolean {
  const before = draftOf(draft.reading, draft.part, draft.stored && nameOf(draft.stored));
  return (
    JSON.stringify([draft.definition, draft.removed, draft.shownBy]) !==
    JSON.stringify([before.definition, before.removed, before.shownBy])
  );
}

/** The draft over a schema that somebody else changed meanwhile: what the reader did not change is as they made it. */
export function rebased(draft: SchemaDraft, theirs: SchemaReading): SchemaDraft {
  const { part, stored } = draft;
  const before = draftOf(draft.reading, part, stored && nameOf(stored));
  const after = draftOf(theirs, part, stored && nameOf(stored));
  const member = listedMembers[part];
  const definition = merged(before.definition, draft.definition, after.definition);
  const items = mergedItems(itemsOf(before), itemsOf(draft), itemsOf(after));
  const added = draft.shownBy.filter(each => !before.shownBy.includes(each));
  return {
    ...after,
    definition: member === undefined ? definition : { ...definition, [member]: items },
    removed: draft.removed.filter(key => itemsOf(after).some(each => nameOfItem(each) === key)),
    shownBy: [...after.shownBy.filter(each => draft.shownBy.includes(each) || !before.shownBy.includes(each)), ...added],
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function merged(before: Definition, mine: Definition, theirs: Definition): Definition {
  const members = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  return Object.fromEntries(
    members.map(member => [member, isSame(mine[member], before[member]) ? theirs[member] : mine[member]]),
  );
}

/** Items in the reader's order; those that others added come last, and those that others removed are gone. */
function mergedItems(
  before: readonly Definition[],
  mine: readonly Definition[],
  theirs: readonly Definition[],
): readonly Definition[] {
  const sameIn = (list: readonly Definition[], { key, id }: Definition): Definition | undefined =>
    list.find(each => (id === undefined ? each.key === key : each.id === id));
  const left = mine.flatMap(item => {
    const [was, is] = [sameIn(before, item), sameIn(theirs, item)];
    if (was && !is) return [];
    return [is ? merged(was ?? {}, item, is) : item];
  });
  return [...left, ...theirs.filter(item => !sameIn(before, item) && !sameIn(mine, item))];
}
