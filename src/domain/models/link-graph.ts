/** Links between objects, a few bytes each. */
export class LinkGraph {
  private ends = new Int32Array(1024);
  private length = 0;

  add(from: number, to: number): void {
    if (this.length + 2 > this.ends.length) {
      const longer = new Int32Array(this.ends.length * 2);
      longer.set(this.ends);
      this.ends = longer;
    }
    this.ends[this.length] = from;
    this.ends[this.length + 1] = to;
    this.length += 2;
  }

  /** Objects that links lead back to, and what lies between them: without those that lead nowhere, and without those that nothing leads to. */
  inCycles(): readonly number[] {
    const ids = new Int32Array(new Set(this.ends.subarray(0, this.length))).sort();
    const links = this.linksBetween(ids);
    const left = new Uint8Array(ids.length).fill(1);
    withoutEnds(links, left, 0, 1);
    withoutEnds(links, left, 1, 0);
    return [...ids.filter((_, at) => left[at] === 1)];
  }

  /** The links by places in the list of ids. */
  private linksBetween(ids: Int32Array): Int32Array {
    return this.ends.slice(0, this.length).map(id => placeOf(ids, id));
  }
}

/** Takes out, again and again, what has no link at this side; `from` and `to` are the places of both ends in a pair. */
function withoutEnds(links: Int32Array, left: Uint8Array, from: number, to: number): void {
  const counts = new Int32Array(left.length);
  const firsts = new Int32Array(left.length).fill(-1);
  const nexts = new Int32Array(links.length / 2);
  const at = (link: number, end: number): number => links[link * 2 + end] ?? 0;
  const count = (node: number, by: number): number => (counts[node] = (counts[node] ?? 0) + by);
  for (let link = 0; link < nexts.length; link += 1) {
    if (left[at(link, from)] !== 1 || left[at(link, to)] !== 1) continue;
    count(at(link, from), 1);
    nexts[link] = firsts[at(link, to)] ?? -1;
    firsts[at(link, to)] = link;
  }
  const ended: number[] = [];
  for (let node = 0; node < left.length; node += 1) if (left[node] === 1 && counts[node] === 0) ended.push(node);
  for (let node = ended.pop(); node !== undefined; node = ended.pop()) {
    left[node] = 0;
    for (let link = firsts[node] ?? -1; link >= 0; link = nexts[link] ?? -1)
      if (count(at(link, from), -1) === 0 && left[at(link, from)] === 1) ended.push(at(link, from));
  }
}

function placeOf(sorted: Int32Array, id: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
