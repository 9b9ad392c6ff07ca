import { inLanguage, joined, type Text, TextError, text } from '../messages/text.js';
import type { TimeSlices } from '../rpc/time-slices.js';
import { type Catalog, catalogOf, type Rule } from './catalog.js';
import type { Reading } from './read.js';
import { faults, rules } from './rules.js';
import { parts } from './sources.js';

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
export function soundCatalog(reading: Reading, rulesFaults = faults): Catalog {
  const catalog = catalogOf(reading.sources);
  const found = faultsIn(reading, rulesFaults(catalog));
  if (found.length > 0) throw new CatalogError(found);
  return catalog;
}

/** The faults of a catalogue, one line each. The event loop takes turns between categories, and between rules. */
export async function catalogFaults(reading: Reading, slices: TimeSlices): Promise<readonly Text[]> {
  const catalog = catalogOf(reading.sources);
  const lines: Text[] = [];
  for (const source of catalog.categories) {
    await slices.pass();
    for (const { prepare } of Object.values<Rule>(rules)) prepare?.(source);
  }
  for (const rule of Object.values<Rule>(rules)) {
    await slices.pass();
    for (const line of rule(catalog)) lines.push(line);
  }
  return limitFaults(faultsIn(reading, lines));
}

function faultsIn({ faults: found, unread }: Reading, lines: Iterable<Text>): readonly Text[] {
  const all = [...found, ...[...lines].filter(line => !isAbout(unread, line))];
  return [...new Map(all.map(each => [inLanguage(each, 'en'), each])).values()];
}

function limitFaults(found: readonly Text[]): readonly Text[] {
  const more = found.length - faultsShown;
  return more > 0 ? [...found.slice(0, faultsShown), text('AndMore', { more })] : found;
}

/** Whether a fault names a definition that was not read: it can be judged once that is repaired. */
function isAbout({ names, parts: unreadParts }: Reading['unread'], fault: Text): boolean {
  const line = inLanguage(fault, 'en');
  const called = unreadParts.map(part => inLanguage(parts[part].called, 'en'));
  return names.some(name => line.includes(`'${name}'`)) || called.some(each => line.includes(`no ${each} '`));
}
