import { type ChangeAction, type ChangedKind, changeActions } from '../../domain/storage/change-sets.js';
import type { Former } from './former-rows.js';
import type { RecordPlace } from './record-places.js';

/** Texts that are found by other words after a change: none, its own, or those of records that show its title as well. */
export const searchReaches = ['nothing', 'own', 'referrers'] as const;
export type SearchReach = (typeof searchReaches)[number];

/** A change as it is noted while a transaction runs. */
export interface NotedChange extends RecordPlace {
  readonly kind: ChangedKind;
  readonly subject: number | string;
  readonly action: ChangeAction;
  /** State before the change; absent where it is new. */
  readonly former?: Former | undefined;
  /** Attributes of which a password was set or removed. */
  readonly secrets: readonly string[];
  readonly reach: SearchReach;
  /** The row has the number of the change set already. */
  readonly isNumbered?: boolean;
}

/** A place that a note took, and the note that stood there before. */
interface Replaced extends Pick<NotedChange, 'kind' | 'subject'> {
  readonly place: number;
  readonly earlier: NotedChange | undefined;
}

/** Changes of one transaction, noted where its rows are written. */
export class ChangeSet {
  private readonly noted: NotedChange[] = [];
  private readonly places = new Map<ChangedKind, Map<number | string, number>>();
  /** Places that notes took since the first mark. */
  private replaced: Replaced[] | undefined;

  /** In the order in which they were noted first. */
  get changes(): readonly NotedChange[] {
    return this.noted;
  }

  /** Of these, those of which nothing is noted yet: what was there before has to be read. */
  unnoted<Subject extends number | string>(kind: ChangedKind, subjects: readonly Subject[]): readonly Subject[] {
    const places = this.places.get(kind);
    return places ? subjects.filter(subject => !places.has(subject)) : subjects;
  }

  /** Several changes of one thing become one: from what was there first, with the action that tells most. */
  note(change: NotedChange): void {
    const { kind, subject } = change;
    const places = this.places.get(kind) ?? new Map<number | string, number>();
    this.places.set(kind, places);
    const place = places.get(subject) ?? this.noted.length;
    const earlier = this.noted[place];
    places.set(subject, place);
    this.replaced?.push({ kind, subject, place, earlier });
    this.noted[place] = earlier ? joined(earlier, change) : change;
  }

  /** Marks what is noted; the function takes back what was noted since, as a savepoint does with the rows. */
  mark(): () => void {
    this.replaced ??= [];
    const { replaced } = this;
    const { length } = replaced;
    return () => {
      for (const each of replaced.splice(length).reverse()) this.takeBack(each);
    };
  }

  private takeBack({ kind, subject, place, earlier }: Replaced): void {
    if (earlier) {
      this.noted[place] = earlier;
      return;
    }
    this.noted.length = place;
    this.places.get(kind)?.delete(subject);
  }

  /** The change that is noted of something. */
  of(kind: ChangedKind, subject: number | string): NotedChange | undefined {
    return this.noted[this.places.get(kind)?.get(subject) ?? -1];
  }
}

function joined(earlier: NotedChange, later: NotedChange): NotedChange {
  return {
    ...earlier,
    action: furthest(changeActions, earlier.action, later.action),
    reach: furthest(searchReaches, earlier.reach, later.reach),
    secrets: [...new Set([...earlier.secrets, ...later.secrets])],
    isNumbered: earlier.isNumbered === true || later.isNumbered === true,
  };
}

function furthest<Step>(order: readonly Step[], one: Step, other: Step): Step {
  return order.indexOf(other) > order.indexOf(one) ? other : one;
}
