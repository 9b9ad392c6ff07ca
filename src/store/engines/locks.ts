/** Strengths of row locks on objects: against removal, against changes as well, against links to them, too. */
export const strengths = ['keep', 'hold', 'remove'] as const;
export type Strength = (typeof strengths)[number];

/** Target of a lock: an object, or a name. */
export type LockTarget = number | string;

/** Begins names that are locked before objects; others are locked after them. */
export const leading = 'first: ';

/** Locks in the order in which they are taken. */
export interface OrderedLocks {
  readonly leadingNames: readonly string[];
  readonly objects: readonly number[];
  /** The strongest that any of the objects needs: one statement locks all of them. */
  readonly strength: Strength;
  readonly names: readonly string[];
}

/**
 * Locks of a transaction, and those that its earlier tries had or found taken. It waits for a lock only in one order and before
 * its first change. For any other lock it does not wait, but begins again with all known locks, so no two transactions wait for
 * each other.
 */
export class Locks {
  private readonly known = new Map<LockTarget, Strength>();
  private readonly made = new Set<LockTarget>();
  private readonly held = new Map<LockTarget, Strength>();
  /** The locks in the order in which they were noted, each with what was held before. */
  private readonly noted: (readonly [target: LockTarget, before: Strength | undefined])[] = [];
  private last: LockTarget | undefined;
  /** Whether this try has changed anything. */
  hasChanged = false;
  private hasLearned = false;

  /** Begins the next try; answers whether that knows of locks that the one before did not have. */
  begin(): boolean {
    const { hasLearned } = this;
    for (const [target, strength] of this.held) this.learn(target, strength);
    this.held.clear();
    this.noted.length = 0;
    this.last = undefined;
    this.hasChanged = false;
    this.hasLearned = false;
    return hasLearned;
  }

  /** Locks that are taken before the work begins. */
  get expected(): OrderedLocks {
    const targets = [...this.known.keys()].sort((one, other) => (isBefore(one, other) ? -1 : 1));
    const names = targets.filter(target => typeof target === 'string');
    const objects = targets.filter(target => typeof target === 'number');
    return {
      leadingNames: names.filter(isLeading),
      objects,
      strength: objects.map(object => this.known.get(object) ?? 'keep').reduce(stronger, 'keep'),
      names: names.filter(name => !isLeading(name)),
    };
  }

  isHeld(target: LockTarget, strength: Strength): boolean {
    const held = this.held.get(target);
    return this.made.has(target) || (held !== undefined && stronger(held, strength) === held);
  }

  /** Whether this may be waited for, and whatever comes after it in the order. */
  mayWaitFor(target: LockTarget): boolean {
    return !this.hasChanged && (this.last === undefined || isBefore(this.last, target));
  }

  /** Notes what was locked. */
  note(target: LockTarget, strength: Strength): void {
    const before = this.held.get(target);
    this.noted.push([target, before]);
    this.held.set(target, stronger(before ?? strength, strength));
    this.noteAsked(target);
  }

  /** Returns what forgets the locks that are noted from now on: a return to a savepoint releases them. */
  mark(): () => void {
    const marked = this.noted.length;
    return () => {
      for (const [target, before] of this.noted.splice(marked).reverse())
        if (before === undefined) this.held.delete(target);
        else this.held.set(target, before);
    };
  }

  /** Notes what is being locked: what comes before it in the order may not be waited for any more. */
  noteAsked(target: LockTarget): void {
    if (this.last === undefined || isBefore(this.last, target)) this.last = target;
  }

  /** Notes an object that this transaction made: nobody else knows it. */
  noteMade(object: number): void {
    this.made.add(object);
  }

  /** Notes what was taken and may not be waited for. */
  want(target: LockTarget, strength: Strength): void {
    this.learn(target, strength);
    this.hasLearned = true;
  }

  private learn(target: LockTarget, strength: Strength): void {
    this.known.set(target, stronger(this.known.get(target) ?? strength, strength));
  }
}

function stronger(one: Strength, other: Strength): Strength {
  return strengths.indexOf(one) < strengths.indexOf(other) ? other : one;
}

function isLeading(target: LockTarget): boolean {
  return typeof target === 'string' && target.startsWith(leading);
}

/** Names that lead, objects by their ids, other names. */
function isBefore(one: LockTarget, other: LockTarget): boolean {
  const [rank, otherRank] = [rankOf(one), rankOf(other)];
  return rank === otherRank ? one < other : rank < otherRank;
}

function rankOf(target: LockTarget): number {
  if (typeof target === 'number') return 1;
  return isLeading(target) ? 0 : 2;
}
