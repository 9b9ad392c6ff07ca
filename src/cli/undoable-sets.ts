import type { Kataster } from '../../generated/client.js';
import type { RangeOfNumbers } from './change-numbers.js';
import { say } from './language/spoken.js';
import { StartError } from './start-error.js';

/**
 * The change sets since the last import began.
 * @throws StartError where there was none
 */
export async function lastImport({ kataster }: Kataster): Promise<RangeOfNumbers> {
  const { events } = await kataster.audit.read({ event: 'importBegun', limit: 1, sort: 'DESC' });
  const [begun] = events;
  if (!begun) throw new StartError(say('ThereWasNoImport'));
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

/** Which change sets are undone. */
interface SetOptions {
  readonly import?: boolean;
}

const importing = { method: 'import netbox' };

/** The latest change set of a range, of imports alone where the options say so; `undefined` where it has none. */
export async function latestBefore(
  { kataster }: Kataster,
  { from, to }: RangeOfNumbers,
  options: SetOptions,
): Promise<number | undefined> {
  if (to < from) return undefined;
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await kataster.changes.read({ since: from - 1, until: to, limit: 1, cursor, ...(options.import && importing) });
    const [set] = page.change_sets;
    if (set) return set.number;
    cursor = page.cursor;
  }
  return undefined;
}

/** The change sets of these that an import made. */
export async function ofImports({ kataster }: Kataster, numbers: readonly number[]): Promise<readonly number[]> {
  const sets = await Promise.all(
    numbers.map(number => kataster.changes.read({ since: number - 1, until: number, limit: 1, ...importing })),
  );
  return sets.flatMap(({ change_sets: [set] }) => (set ? [set.number] : []));
}

/** The change sets of numbers and ranges that are not undone yet. */
export async function allOf(
  service: Kataster,
  numbers: readonly number[],
  ranges: readonly RangeOfNumbers[],
  options: SetOptions,
): Promise<readonly number[]> {
  const found = options.import && numbers.length > 0 ? [...(await ofImports(service, numbers))] : [...numbers];
  for (const { from, to } of ranges) {
    const before = await undoneSince(service, from);
    for (let until = to; ; ) {
      const number = await latestBefore(service, { from, to: until }, options);
      if (number === undefined) break;
      if (!before.has(number)) found.push(number);
      until = number - 1;
    }
  }
  return found;
}
