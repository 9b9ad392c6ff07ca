import { isDeepStrictEqual } from 'node:util';
import { type Definition, itemsIn } from './definitions.js';

/** The choices of a list. */
export function choicesIn(list: Definition): readonly Definition[] {
  return itemsIn(list, 'choices');
}

/** Every name by which callers may name a choice: its constant, and its number. */
export function namesOfChoice({ id, const: constant }: Definition): readonly string[] {
  return [constant, id].filter(isName).map(String);
}

/** The constant of a choice, where it has one. */
export function constantsOf({ const: constant }: Definition): readonly string[] {
  return typeof constant === 'string' ? [constant] : [];
}

function isName(value: unknown): boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}

/** The choice that a document means: by its number, else by its constant, else by its titles, so that a document may be applied twice. */
export function choiceMeant(former: readonly Definition[], { id, const: constant, title }: Definition): Definition | undefined {
  if (isName(id)) return former.find(each => String(each.id) === String(id));
  if (isName(constant)) return former.find(each => each.const === constant);
  return former.find(each => each.const === null && isDeepStrictEqual(each.title, title));
}

/** A choice as it is stored after a document: its number and its constant stay where the document leaves them out. */
export function changedChoice({ id, const: constant }: Definition, given: Definition): Definition {
  return { id, const: constant, ...given };
}

/** The first number that no choice ever had. */
function firstFreeNumber(choices: readonly Definition[]): number {
  return Math.max(0, ...choices.map(({ id }) => Number(id)).filter(Number.isSafeInteger)) + 1;
}

/** Choices that are new have the next number, and no constant where they are given none. */
export function newChoices(given: readonly Definition[], others: readonly Definition[]): readonly Definition[] {
  let next = firstFreeNumber([...given, ...others]);
  return given.map(({ id, ...members }) => {
    if (id !== undefined) return { id, const: null, ...members };
    next += 1;
    return { id: next - 1, const: null, ...members };
  });
}

/** Members of choices that mean a choice that was removed. */
export function membersOfRemoved(choice: Definition, removed: readonly Definition[]): readonly ('id' | 'const')[] {
  return (['id', 'const'] as const).filter(
    member => isName(choice[member]) && removed.some(each => String(each[member]) === String(choice[member])),
  );
}
