import type { Kataster } from '../../generated/client.js';
import { StartError } from './start-error.js';

/** Change sets from one number to another, both included. */
export interface RangeOfNumbers {
  readonly from: number;
  readonly to: number;
}

/**
 * Numbers of change sets, and ranges of them, as they are typed.
 * @throws StartError
 */
export function numbersFrom(texts: readonly string[]): {
  readonly numbers: readonly number[];
  readonly ranges: readonly RangeOfNumbers[];
} {
  const ranges = texts.map(rangeFrom).sort((one, other) => other.to - one.to);
  const [single, several] = [ranges.filter(isSingle), ranges.filter(range => !isSingle(range))];
  if (single.length > 0 && several.length > 0)
    throw new StartError('expected either numbers, which are undone as one, or ranges, which are undone one by one');
  return { numbers: single.map(({ from }) => from), ranges: several };
}

function isSingle({ from, to }: RangeOfNumbers): boolean {
  return from === to;
}

function rangeFrom(text: string): RangeOfNumbers {
  const [, first = '', last = first] = /^([1-9][0-9]{0,14})(?:-([1-9][0-9]{0,14}))?$/.exec(text) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (first === '' || to < from)
    throw new StartError(`expected the number of a change set such as 12, or a range such as 12-15, not '${text}'`);
  return { from, to };
}

/**
 * The change sets since the last import began.
 * @throws StartError where there was none
 */
export async function lastImport({ kataster }: Kataster): Promise<RangeOfNumbers> {
  const { events } = await kataster.audit.read({ event: 'importBegun', limit: 1, sort: 'DESC' });
  const [begun] = events;
  if (!begun) throw new StartError('there was no import');
  return { from: await numberAfter(kataster, begun.time), to: Number.MAX_SAFE_INTEGER };
}

/** The first change set after a moment; one more than any where there is none. */
async function numberAfter(kataster: Kataster['kataster'], time: string): Promise<number> {
  const { change_sets: sets } = await kataster.changes.read({ since: time, sort: 'ASC', limit: 1 });
  return sets[0]?.number ?? Number.MAX_SAFE_INTEGER;
}

/** Change sets from a number on that others undid. One that undid is looked at before those that it undid: it may be undone itself. */
export async function undoneSince({ kataster }: Kataster, from: number): Promise<ReadonlySet<number>> {
  const undone = new Set<number>();
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await kataster.changes.read({ method: 'kataster.changes.revert', since: from, cursor });
    for (const { number, reverts } of page.change_sets)
      if (!undone.has(number)) for (const each of reverts ?? []) undone.add(each);
    cursor = page.cursor;
  }
  return undone;
}
