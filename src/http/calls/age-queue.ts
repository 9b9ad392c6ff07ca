/** A member of a queue, between the ones that came before and after it. */
export interface Aged<Member> {
  older: Member | undefined;
  newer: Member | undefined;
}

/**
 * Members by their age; any of them can be taken out. Linked with each other, as a Map from which the oldest is taken again and again is looked
 * through from the places of those that went before: with 20,000 members that takes eight microseconds.
 */
export class AgeQueue<Member extends Aged<Member>> {
  private first: Member | undefined;
  private last: Member | undefined;

  get oldest(): Member | undefined {
    return this.first;
  }

  add(member: Member): void {
    member.older = this.last;
    if (this.last) this.last.newer = member;
    else this.first = member;
    this.last = member;
  }

  /** Takes out one that is in the queue. */
  take(member: Member): void {
    const { older, newer } = member;
    if (older) older.newer = newer;
    else this.first = newer;
    if (newer) newer.older = older;
    else this.last = older;
    // A member that the garbage collector has kept for long would hold the newer ones.
    member.older = undefined;
    member.newer = undefined;
  }

  clear(): void {
    this.first = undefined;
    this.last = undefined;
  }
}
