import type { EntryRule } from '../entry-rule.js';
import { rulesInOrder } from '../entry-rules.js';
import { net } from './net.js';
import { picture } from './picture.js';
import { titleSync } from './title-sync.js';

/** Every rule, in the order in which rules are asked on each occasion. */
export const rules: readonly EntryRule[] = [net, picture, titleSync];

/** The rules of this service, for contexts. */
export const entryRules = rulesInOrder(rules);
