import { inLanguage, joined, type Text, TextError, type TextValue, text } from '../messages/text.js';
import { eachInSlices, type TimeSlices } from '../rpc/time-slices.js';
import { type Catalog, catalogOf, columnsOf, type Rule } from './catalog.js';
import type { Reading } from './read.js';
import { findings, rules } from './rules.js';
import { type Finding, lineOf, parts } from './sources.js';

/** Most faults that are reported at once. */
const faultsShown = 50;

/** A catalogue that cannot be used, and every fault of it, one line each. */
export class CatalogError extends TextError {
  readonly faults: readonly Text[];

  constructor(found: readonly Text[]) {
    super(
      found.length === 1
        ? found[0]
        : joined([text('CatalogueHasFaults', { count: found.length }), ...limitFaults(found)], '\n  '),
    );
    this.faults = found;
  }
}

/**
 * A catalogue in which everything holds, by all rules or by those given.
 * @throws CatalogError
 */
export function soundCatalog(reading: Reading, findingsIn = findings): Catalog {
  const catalog = catalogOf(reading.sources);
  const found = withoutConsequences(reading, findingsIn(catalog));
  if (found.length > 0) throw new CatalogError(found.map(lineOf));
  return catalog;
}

/** The faults of a catalogue. The event loop takes turns between categories, and between rules; and between attributes where these take long. */
export async function findFaults(reading: Reading, slices: TimeSlices): Promise<readonly Finding[]> {
  const catalog = catalogOf(reading.sources);
  const found: Finding[] = [];
  const all = Object.values<Rule>(rules);
  const prepareColumns = all.flatMap(({ prepareColumn }) => prepareColumn ?? []);
  for (const source of catalog.categories) {
    await eachInSlices(columnsOf(source), column => prepareColumns.forEach(prepare => void prepare(column)), slices);
    for (const { prepare } of all) {
      await slices.pass();
      prepare?.(source);
    }
  }
  for (const rule of all) {
    await slices.pass();
    for (const each of rule(catalog)) found.push(each);
  }
  return withoutConsequences(reading, found);
}

/** Faults once each, without those that follow from definitions which were not read. */
function withoutConsequences({ faults, unread }: Reading, found: Iterable<Finding>): readonly Finding[] {
  const all = [...faults, ...[...found].filter(each => !isAbout(unread, each))];
  return [...new Map(all.map(each => [inLanguage(lineOf(each), 'en'), each])).values()];
}

/** The first faults, and how many more there are. */
export function limitFaults(found: readonly TextValue[]): readonly TextValue[] {
  const more = found.length - faultsShown;
  return more > 0 ? [...found.slice(0, faultsShown), text('AndMore', { more })] : found;
}

/** Whether a fault names a definition that was not read: it can be judged once that is repaired. */
function isAbout({ names, parts: unreadParts }: Reading['unread'], found: Finding): boolean {
  const line = inLanguage(lineOf(found), 'en');
  const called = unreadParts.map(part => inLanguage(parts[part].called, 'en'));
  return names.some(name => line.includes(`'${name}'`)) || called.some(each => line.includes(`no ${each} '`));
}
