import { type Catalog, catalogOf } from './catalog.js';
import type { Reading } from './read.js';
import { faults } from './rules.js';
import { parts } from './sources.js';

/** Most faults that are reported at once. */
const faultsShown = 50;

/** A catalogue that cannot be used, and every fault of it, one line each. */
export class CatalogError extends Error {
  readonly faults: readonly string[];

  constructor(found: readonly string[]) {
    super(found.length === 1 ? found[0] : [`the catalogue has ${found.length} faults:`, ...shown(found)].join('\n  '));
    this.faults = found;
  }
}

/**
 * A catalogue in which everything holds, by all rules or by those given.
 * @throws CatalogError
 */
export function soundCatalog(reading: Reading, rulesFaults = faults): Catalog {
  const catalog = catalogOf(reading.sources);
  const found = [...reading.faults, ...[...rulesFaults(catalog)].filter(line => !isAbout(reading.unread, line))];
  if (found.length > 0) throw new CatalogError([...new Set(found)]);
  return catalog;
}

function shown(found: readonly string[]): readonly string[] {
  const more = found.length - faultsShown;
  return more > 0 ? [...found.slice(0, faultsShown), `and ${more} more`] : found;
}

/** Whether a fault names a definition that was not read: it can be judged once that is repaired. */
function isAbout({ names, parts: unreadParts }: Reading['unread'], line: string): boolean {
  return names.some(name => line.includes(`'${name}'`)) || unreadParts.some(part => line.includes(`no ${parts[part].called} '`));
}
