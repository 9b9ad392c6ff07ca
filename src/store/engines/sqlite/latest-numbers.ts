import type { Numbered } from '../buffered-inserts.js';

/** The latest numbers of what changed since the last commit. */
export class LatestNumbers {
  private readonly byKind = new Map<string, Map<number | string, number>>();
  /** Kind, subject and number of each change, one after another, as some may be taken back. */
  private noted: (number | string)[] = [];

  add(number: number, subjects: readonly Numbered[]): void {
    for (const { kind, subject } of subjects) {
      this.noted.push(kind, subject, number);
      this.put(kind, subject, number);
    }
  }

  of(kind: string, subject: number | string): number | undefined {
    return this.byKind.get(kind)?.get(subject);
  }

  mark(): number {
    return this.noted.length;
  }

  undo(mark: number): void {
    if (this.noted.length === mark) return;
    this.noted.length = mark;
    for (const ofKind of this.byKind.values()) ofKind.clear();
    for (let at = 0; at < mark; at += 3) {
      const [kind = '', subject = '', number] = this.noted.slice(at, at + 3);
      this.put(String(kind), subject, Number(number));
    }
  }

  clear(): void {
    this.noted = [];
    for (const ofKind of this.byKind.values()) ofKind.clear();
  }

  private put(kind: string, subject: number | string, number: number): void {
    const ofKind = this.byKind.get(kind);
    if (ofKind) ofKind.set(subject, number);
    else this.byKind.set(kind, new Map([[subject, number]]));
  }
}
