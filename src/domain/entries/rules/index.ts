import type { EntryRule } from '../entry-rule.js';
import { rulesInOrder } from '../entry-rules.js';
import { access } from './access.js';
import { acyclic } from './acyclic.js';
import { addressNet } from './address-net.js';
import { automaticValues } from './automatic-values.js';
import { bidirectionalLink } from './bidirectional-link.js';
import { connection } from './connection.js';
import { counter } from './counter.js';
import { linkTargets } from './link-targets.js';
import { login } from './login.js';
import { net } from './net.js';
import { picture } from './picture.js';
import { place } from './place.js';
import { positions } from './positions.js';
import { primary } from './primary.js';
import { retyping } from './retyping.js';
import { secrets } from './secrets.js';
import { titleSync } from './title-sync.js';
import { uniqueValues } from './unique-values.js';

/**
 * Every rule, in the order in which rules are asked on each occasion: first those that set values, then those that only reject, then
 * those that write elsewhere. A forbidden write is rejected before anything is looked up that the error would disclose.
 * Bidirectional links come last: they write other entries, by all their rules, and meet this one as it stays.
 */
export const rules: readonly EntryRule[] = [
  automaticValues,
  counter,
  net,
  addressNet,
  access,
  acyclic,
  place,
  primary,
  connection,
  positions,
  linkTargets,
  retyping,
  uniqueValues,
  login,
  secrets,
  picture,
  titleSync,
  bidirectionalLink,
];

/** The rules of this service, for contexts. */
export const entryRules = rulesInOrder(rules);
