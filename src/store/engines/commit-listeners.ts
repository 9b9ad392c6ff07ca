/** Functions that are called after commits. */
export class CommitListeners {
  private readonly listeners = new Set<() => void>();

  get isEmpty(): boolean {
    return this.listeners.size === 0;
  }

  readonly add = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly notify = (): void => {
    for (const listener of this.listeners) listener();
  };
}
