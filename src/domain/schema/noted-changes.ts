import { isDeepStrictEqual } from 'node:util';
import type { ChoiceId, UniqueWithin } from '../../../generated/types.js';
import { type TextValue, text } from '../../messages/text.js';
import { namesOfChoice } from './choices.js';
import { type Definition, isRule, namesIn, type SchemaPart, type SchemaPartName } from './definitions.js';
import { type RuleOfChange, ruleOf } from './rules-of-change.js';

/** Everything within which values are unique. */
const uniqueScopes: readonly UniqueWithin[] = ['object', 'objectType', 'everywhere'];

/** A part of a schema, or what a definition of one consists of. */
export type PartOfChange = SchemaPartName | NonNullable<SchemaPart['list']>;

/** A change of a definition, or of an attribute or a choice of one. */
export interface SchemaChange {
  readonly part: PartOfChange;
  readonly name: string;
  /** The place in the request that asks for it. */
  readonly place: string;
  readonly change: 'added' | 'changed' | 'removed';
  /** The key that values of an attribute are stored under. */
  readonly storedAs: string | undefined;
  /** The choice that values hold: of a list, or the type of relations. */
  readonly choice?: { readonly id: ChoiceId; readonly dialog: string } | undefined;
  /** Members that change. */
  readonly members: readonly string[];
  /** Members of which stored entries have to be looked at first. */
  readonly checks: readonly string[];
  /** Whether its values become those of another attribute, which has its name. */
  readonly converts?: boolean | undefined;
  /** Names that others know it by where it goes, gets another or is narrowed: of attributes without their category. */
  readonly formerNames?: readonly string[] | undefined;
  /** Within what values of the attribute are unique from here on. */
  readonly unique?: UniqueWithin | undefined;
}

/** The definition, attribute or choice that a change is about. */
export type ChangedPart = Pick<SchemaChange, 'part' | 'name' | 'place' | 'storedAs' | 'choice'>;

/** The choice of a list that a change is about. */
export function choicePart(list: string, choice: Definition, place: string): ChangedPart {
  const [name = ''] = namesOfChoice(choice);
  return {
    part: 'choices',
    name: `${list}.${name}`,
    place,
    choice: { id: choice.id as ChoiceId, dialog: list },
    storedAs: undefined,
  };
}

/** Changes of a schema by the rules of each member, and every fault of them by its place: whoever applies, previews or undoes notes them here. */
export class NotedChanges {
  readonly changes: SchemaChange[] = [];
  readonly faults = new Map<string, TextValue>();

  /** An attribute that never was has no values which could be there twice. */
  noteAdded(of: ChangedPart, definition: Definition, isNew = false): void {
    const checks = of.storedAs === undefined ? [] : checksOfAdded(definition).filter(each => !isNew || each !== 'unique');
    const formerNames = of.part === 'attribute_rules' && checks.length > 0 && of.storedAs ? [of.storedAs] : undefined;
    this.changes.push({ ...of, change: 'added', members: [], checks, formerNames, unique: withinOf(definition) });
  }

  /** Removing a rule takes no names away: they are those of something else. */
  noteRemoved(of: ChangedPart, names: readonly string[]): void {
    const formerNames = isRule(of.part) ? undefined : names;
    this.changes.push({ ...of, change: 'removed', members: [], checks: [], formerNames });
  }

  noteChanged(of: ChangedPart, from: Definition, to: Definition): void {
    const { part, name, place, storedAs } = of;
    const members = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(
      key => !isDeepStrictEqual(from[key], to[key]),
    );
    if (members.length === 0) return;
    if (isConversion(of, from, to)) {
      const changed = members.filter(member => member !== 'id');
      this.changes.push({ ...of, change: 'changed', members: changed, formerNames: namesIn(from), ...this.conversionTo(to) });
      return;
    }
    const rules = members.map(member => [member, this.ruleFor(of, member, from, to)] as const);
    for (const [member, rule] of rules)
      if (rule === 'never' || rule === 'loss')
        this.fault(`${place}.${member}`, text('MemberNeverChanges', { member, from: JSON.stringify(from[member] ?? null) }));
    const checks = rules.flatMap(([member, rule]) => (rule === 'checked' ? member : []));
    const isTakenAway = checks.length > 0 || (part === 'attributes' && members.includes('key'));
    const taken = part === 'attributes' ? namesTaken(from, to, isTakenAway) : isTakenAway ? [storedAs ?? name] : [];
    const formerNames = taken.length > 0 ? taken : undefined;
    this.changes.push({ ...of, change: 'changed', members, checks, formerNames, unique: withinOf(to) });
  }

  /** Notes that a definition has what it consists of in another order, beside what else of it changed behind a place among the changes. */
  noteOrder(of: ChangedPart, list: 'attributes' | 'choices', at: number): void {
    const known = this.changes[at];
    if (known?.part === of.part && known.name === of.name) this.changes[at] = { ...known, members: [...known.members, list] };
    else this.changes.splice(at, 0, { ...of, change: 'changed', members: [list], checks: [] });
  }

  /** The checks of a conversion: entries are counted by converting their values. */
  protected conversionTo(_: Definition): Pick<SchemaChange, 'checks' | 'converts' | 'unique'> {
    return { checks: [], converts: true };
  }

  protected ruleFor({ part }: ChangedPart, member: string, from: Definition, to: Definition): RuleOfChange {
    return ruleOf(part, member, from[member], to[member]);
  }

  fault(place: string, fault: TextValue): void {
    this.faults.set(place, fault);
  }
}

/** Whether another attribute takes the place of one, with its name: its values are converted. */
function isConversion({ part }: ChangedPart, from: Definition, to: Definition): boolean {
  return part === 'attributes' && from.id !== to.id;
}

/** Marks of an attribute that values may contradict which are there already. */
export function checksOfAdded({ required, unique }: Definition): readonly string[] {
  return [...(required === true ? ['required'] : []), ...(unique === undefined ? [] : ['unique'])];
}

export function withinOf({ unique }: Definition): UniqueWithin | undefined {
  return uniqueScopes.find(each => each === unique);
}

/** Names by which others may know an attribute that gets another one or is narrowed, or else those that it has no more. */
function namesTaken(from: Definition, to: Definition, isTakenAway: boolean): readonly string[] {
  return isTakenAway ? namesIn(from) : namesIn(from).filter(name => !namesIn(to).includes(name));
}
