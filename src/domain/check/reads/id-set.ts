const idsOfChunk = 65_536;

/** Ids, a bit each where they are close together: millions of them take little memory. */
export class IdSet {
  private readonly chunks = new Map<number, Uint8Array>();

  add(id: number): void {
    const number = Math.floor(id / idsOfChunk);
    const chunk = this.chunks.get(number) ?? new Uint8Array(idsOfChunk / 8);
    this.chunks.set(number, chunk);
    chunk[byteOf(id)] = (chunk[byteOf(id)] ?? 0) | bitOf(id);
  }

  /** Answers whether it was there. */
  delete(id: number): boolean {
    const chunk = this.chunks.get(Math.floor(id / idsOfChunk));
    if (!chunk || !this.has(id)) return false;
    chunk[byteOf(id)] = (chunk[byteOf(id)] ?? 0) & ~bitOf(id);
    return true;
  }

  has(id: number): boolean {
    return ((this.chunks.get(Math.floor(id / idsOfChunk))?.[byteOf(id)] ?? 0) & bitOf(id)) !== 0;
  }

  *[Symbol.iterator](): Generator<number> {
    for (const [number, chunk] of this.chunks)
      for (const [at, byte] of chunk.entries())
        for (let bit = 0; byte >> bit > 0; bit += 1) if ((byte >> bit) & 1) yield number * idsOfChunk + at * 8 + bit;
  }
}

const byteOf = (id: number): number => (id % idsOfChunk) >> 3;
const bitOf = (id: number): number => 1 << (id % 8);
