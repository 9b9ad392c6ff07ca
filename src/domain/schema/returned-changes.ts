import { choicesIn } from './choices.js';
import {
  attributesIn,
  type Definition,
  itemsIn,
  listsOfParts,
  nameIn,
  namesIn,
  ruledKey,
  type StoredDefinition,
} from './definitions.js';
import { isReordered } from './item-order.js';
import { type ChangedPart, checksOfAdded, choicePart, NotedChanges, type SchemaChange, withinOf } from './noted-changes.js';
import { asNamed, keyIn } from './renaming.js';
import type { RuleOfChange } from './rules-of-change.js';

/** A definition as it is and as it is to be; `undefined` where it is not in force. */
export interface DefinitionStep {
  readonly from: StoredDefinition | undefined;
  readonly to: StoredDefinition | undefined;
}

/** The changes of definitions that become again what they were. Their places are the names of what changes. */
export class ReturnedChanges extends NotedChanges {
  constructor(steps: readonly DefinitionStep[]) {
    super();
    for (const { from, to } of steps) {
      const { part, record } = to ?? from ?? {};
      if (part === undefined || record === undefined) continue;
      const storedAs = ruledKey(part, record.name);
      const of = { part, name: record.name, place: record.name, storedAs };
      const noted = this.changes.length;
      this.note(of, membersIn(from), membersIn(to));
      for (const list of listsOfParts)
        if (from && to && isReordered(itemsIn(from.definition, list), itemsIn(to.definition, list)))
          this.noteOrder(of, list, noted);
      const [was, becomes] = [from, to].map(stored => stored?.definition ?? {}) as [Definition, Definition];
      this.noteAttributes(record.name, attributesIn(was), attributesIn(becomes));
      // The choices of a list that comes or goes are counted with it.
      if (from && to) this.noteChoices(record.name, choicesIn(was), choicesIn(becomes));
    }
  }

  private noteAttributes(category: string, from: readonly Definition[], to: readonly Definition[]): void {
    for (const [was, becomes] of stepsOf(from, to)) {
      const known = becomes ?? was;
      if (!known) continue;
      const name = `${category}.${nameIn(known)}`;
      const of = { part: 'attributes', name, place: name, storedAs: keyIn(known) } as const;
      this.note(of, was && asNamed(was), becomes && asNamed(becomes));
    }
  }

  private noteChoices(list: string, from: readonly Definition[], to: readonly Definition[]): void {
    for (const number of new Set([...from, ...to].map(({ id }) => id))) {
      const [was, becomes] = [from, to].map(all => all.find(({ id }) => id === number));
      const known = becomes ?? was;
      if (known) this.note(choicePart(list, known, `${list}.${number}`), was, becomes);
    }
  }

  private note(of: ChangedPart, from: Definition | undefined, to: Definition | undefined): void {
    if (from && to) this.noteChanged(of, from, to);
    else if (to) this.noteAdded(of, to);
    else if (from) this.noteRemoved(of, of.part === 'attributes' ? namesIn(from) : [of.name]);
  }

  /** The checks of a conversion whose values are written already: those of an attribute that comes back. */
  protected override conversionTo(to: Definition): Pick<SchemaChange, 'checks' | 'converts' | 'unique'> {
    return { checks: checksOfAdded(to), unique: withinOf(to) };
  }

  /** A member that was widened is narrowed again as long as nothing is stored that may rely on it. */
  protected override ruleFor(of: ChangedPart, member: string, from: Definition, to: Definition): RuleOfChange {
    const rule = super.ruleFor(of, member, from, to);
    return (rule === 'never' || rule === 'loss') && of.part === 'attributes' ? 'checked' : rule;
  }
}

/** Attributes as they are and as they are to be: by their numbers, or by a name that another one has in the place of one. */
function* stepsOf(
  from: readonly Definition[],
  to: readonly Definition[],
): Iterable<readonly [was: Definition | undefined, becomes: Definition | undefined]> {
  const left = new Map(from.map(each => [each.id, each]));
  const numbers = new Set(to.map(({ id }) => id));
  for (const becomes of to) {
    const names = namesIn(becomes);
    const replaced = () => from.find(each => !numbers.has(each.id) && namesIn(each).some(name => names.includes(name)));
    const was = left.get(becomes.id) ?? replaced();
    left.delete(was?.id);
    yield [was, becomes];
  }
  for (const was of left.values()) yield [was, undefined];
}

function membersIn(stored: StoredDefinition | undefined): Definition | undefined {
  if (!stored) return undefined;
  const { attributes: _, choices: __, id: ___, ...members } = stored.definition;
  return members;
}
