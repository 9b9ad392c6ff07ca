/** Parts up to this many bytes need no room: there are no more of them than connections. */
const maxUncountedBytes = 65_536;

/** Whether a body needs no room, by the header Content-Length: one of unknown length may. */
export function isWithoutRoom(contentLength: string | undefined): boolean {
  return contentLength !== undefined && Number(contentLength) <= maxUncountedBytes;
}

/** Bytes of memory that all requests share. */
export class ByteBudget {
  private used = 0;
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Takes so many bytes, if there is room for them. */
  take(bytes: number): boolean {
    if (this.used + bytes > this.limit) return false;
    this.used += bytes;
    return true;
  }

  give(bytes: number): void {
    this.used -= bytes;
  }
}

/** The part of a budget that one request takes; it grows until it is released. */
export class BudgetShare {
  private size = 0;
  private taken = 0;
  private isReleased = false;
  private readonly budget: ByteBudget;

  constructor(budget: ByteBudget) {
    this.budget = budget;
  }

  /** Whether there is room for so many bytes more; the request may go on only then. */
  grow(bytes: number): boolean {
    if (this.isReleased) return false;
    const size = this.size + bytes;
    if (size > maxUncountedBytes && !this.budget.take(size - this.taken)) return false;
    if (size > maxUncountedBytes) this.taken = size;
    this.size = size;
    return true;
  }

  /** Gives everything back; from now on it cannot grow. */
  release(): void {
    if (this.taken > 0) this.budget.give(this.taken);
    this.taken = 0;
    this.isReleased = true;
  }
}
