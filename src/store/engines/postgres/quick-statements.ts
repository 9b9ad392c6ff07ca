/** Milliseconds that a quick statement takes at most, with its way to the server and back. */
const quick = 20;

/** So many slow runs in a row make a statement slow: one may be chance. */
const slowRuns = 3;

/** How many statements are known. Beyond, they are learned anew, as conditions on attributes have no end. */
const knownAtMost = 1000;

/** Statements that have proved to be quick: others would not wait long behind them. A new one is slow until it has run. */
export class QuickStatements {
  /** The slow runs of each since it was quick. */
  private readonly known = new Map<string, number>();

  has(text: string): boolean {
    return this.known.has(text);
  }

  /** Learns how many milliseconds a statement took. */
  note(text: string, took: number): void {
    const runs = took <= quick ? 0 : (this.known.get(text) ?? slowRuns) + 1;
    if (runs >= slowRuns) this.known.delete(text);
    else if (this.known.size < knownAtMost || this.known.has(text)) this.known.set(text, runs);
    else this.known.clear();
  }
}
