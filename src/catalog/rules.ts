import type { Catalog, Rule } from './catalog.js';
import * as attributes from './rules-of-attributes.js';
import * as connections from './rules-of-connections.js';
import * as descriptions from './rules-of-descriptions.js';
import * as reversals from './rules-of-inverse-views.js';
import * as links from './rules-of-links.js';
import * as marks from './rules-of-marks.js';
import * as names from './rules-of-names.js';
import * as pairs from './rules-of-pairs.js';
import * as passwords from './rules-of-passwords.js';
import * as patterns from './rules-of-patterns.js';
import * as plausibility from './rules-of-plausibility.js';
import * as references from './rules-of-references.js';
import * as uniqueness from './rules-of-uniqueness.js';
import type { Finding } from './sources.js';

/** Everything that must hold beyond the shape of a file, by the name of the rule. */
export const rules = {
  ...names,
  ...references,
  ...attributes,
  ...links,
  ...pairs,
  ...reversals,
  ...connections,
  ...marks,
  ...passwords,
  ...plausibility,
  ...patterns,
  ...uniqueness,
  ...descriptions,
} as const satisfies Record<string, Rule>;

/** The faults of a catalogue by any rule. */
export function* findings(catalog: Catalog): Iterable<Finding> {
  for (const rule of Object.values(rules)) yield* rule(catalog);
}
