import { type ChangeAction, type ChangedKind, changeActions } from '../../domain/storage/change-sets.js';
import { FinalChecks } from '../../domain/storage/final-checks.js';
import { RowCount, wholeObjectLimit } from '../engines/row-limit.js';
import type { CurrentVersion } from './current-versions.js';
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
  readonly former?: CurrentVersion | undefined;
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

/** Places of changes, by kind and subject. */
type Places = Map<ChangedKind, Map<number | string, number>>;

/** So many changes are looked through rather than found by their places. */
const few = 8;

/** Changes of one transaction, noted where its rows are written. */
export class ChangeSet {
  private readonly noted: NotedChange[] = [];
  /** Where they stand, once there were more than a few. */
  private places: Places | undefined;
  /** Characters of the states before. */
  private readonly held = new RowCount(wholeObjectLimit);
  /** Places that notes took since the first mark. */
  private replaced: Replaced[] | undefined;
  private checks: FinalChecks | undefined;
  /** How many notes were made, also of what is noted already: it only grows, so that a step that changed nothing shows. */
  noteCount = 0;

  get finalChecks(): FinalChecks {
    this.checks ??= new FinalChecks();
    return this.checks;
  }

  /** In the order in which they were noted first. */
  get changes(): readonly NotedChange[] {
    return this.noted;
  }

  /** Of these, those of which nothing is noted yet: what was there before has to be read. */
  filterUnnoted<Subject extends number | string>(kind: ChangedKind, subjects: readonly Subject[]): readonly Subject[] {
    return this.noted.length === 0 ? subjects : subjects.filter(subject => this.of(kind, subject) === undefined);
  }

  /**
   * Several changes of one thing become one: from what was there first, with the action that tells most.
   * @throws RpcError LimitExceeded where the states before are too long together
   */
  note(change: NotedChange): void {
    const { kind, subject, former } = change;
    this.noteCount += 1;
    if (former) this.held.add(Object.values(former.own));
    const found = this.placeOf(kind, subject);
    const place = found < 0 ? this.noted.length : found;
    const earlier = this.noted[place];
    if (this.places) putPlace(this.places, change, place);
    this.replaced?.push({ kind, subject, place, earlier });
    this.noted[place] = earlier ? joinChanges(earlier, change) : change;
  }

  /** Marks what is noted, and the checks; the function takes back what was noted since, as a savepoint does with the rows. */
  mark(): () => void {
    this.replaced ??= [];
    const { replaced } = this;
    const { length } = replaced;
    const takeBackChecks = this.finalChecks.mark();
    return () => {
      takeBackChecks();
      for (const each of replaced.splice(length).reverse()) this.takeBack(each);
    };
  }

  private takeBack({ kind, subject, place, earlier }: Replaced): void {
    if (earlier) {
      this.noted[place] = earlier;
      return;
    }
    this.noted.length = place;
    this.places?.get(kind)?.delete(subject);
  }

  /** The change that is noted of something. */
  of(kind: ChangedKind, subject: number | string): NotedChange | undefined {
    return this.noted[this.placeOf(kind, subject)];
  }

  /** -1 where nothing is noted of it. A few are looked through: most transactions change one thing. */
  private placeOf(kind: ChangedKind, subject: number | string): number {
    if (this.noted.length <= few) return this.noted.findIndex(each => each.subject === subject && each.kind === kind);
    this.places ??= placesOf(this.noted);
    return this.places.get(kind)?.get(subject) ?? -1;
  }
}

function placesOf(noted: readonly NotedChange[]): Places {
  const places: Places = new Map();
  for (const [place, change] of noted.entries()) putPlace(places, change, place);
  return places;
}

function putPlace(places: Places, { kind, subject }: NotedChange, place: number): void {
  const ofKind = places.get(kind) ?? new Map<number | string, number>();
  ofKind.set(subject, place);
  places.set(kind, ofKind);
}

function joinChanges(earlier: NotedChange, later: NotedChange): NotedChange {
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
