import { type ChangeAction, type ChangedKind, changeActions } from '../../domain/storage/change-sets.js';
import type { Former } from './former-rows.js';

/** Texts that are found by other words after a change: none, its own, or those of records that show its title as well. */
export const searchReaches = ['nothing', 'own', 'referrers'] as const;
export type SearchReach = (typeof searchReaches)[number];

/** A change as it is noted while a transaction runs. */
export interface NotedChange {
  readonly kind: ChangedKind;
  readonly subject: number | string;
  /** The object that it is part of; `null` where it is part of none. */
  readonly object: number | null;
  /** The category of an entry. */
  readonly category: string | null;
  /** The dialog of a choice. */
  readonly dialog: string | null;
  readonly action: ChangeAction;
  /** State before the change; absent where it is new. */
  readonly former?: Former | undefined;
  /** Attributes of which a password was set or removed. */
  readonly secrets: readonly string[];
  readonly reach: SearchReach;
}

/** Changes of one transaction, noted where its rows are written. */
export class ChangeSet {
  private readonly noted = new Map<string, NotedChange>();

  get changes(): readonly NotedChange[] {
    return [...this.noted.values()];
  }

  /** Of these, those of which nothing is noted yet: what was there before has to be read. */
  unnoted<Subject extends number | string>(kind: ChangedKind, subjects: readonly Subject[]): readonly Subject[] {
    return this.noted.size === 0 ? subjects : subjects.filter(subject => !this.noted.has(nameOf(kind, subject)));
  }

  /** Several changes of one thing become one: from what was there first, with the action that tells most. */
  note(change: NotedChange): void {
    const name = nameOf(change.kind, change.subject);
    const earlier = this.noted.get(name);
    if (earlier) this.noted.set(name, joined(earlier, change));
    else this.noted.set(name, change);
  }

  /** The change that is noted of something. */
  of(kind: ChangedKind, subject: number | string): NotedChange | undefined {
    return this.noted.get(nameOf(kind, subject));
  }
}

function joined(earlier: NotedChange, later: NotedChange): NotedChange {
  return {
    ...earlier,
    action: furthest(changeActions, earlier.action, later.action),
    reach: furthest(searchReaches, earlier.reach, later.reach),
    secrets: [...new Set([...earlier.secrets, ...later.secrets])],
  };
}

function furthest<Step>(order: readonly Step[], one: Step, other: Step): Step {
  return order.indexOf(other) > order.indexOf(one) ? other : one;
}

/** The name of what changes, among everything that can. */
export function nameOf(kind: ChangedKind, subject: number | string): string {
  return `${kind} ${subject}`;
}
