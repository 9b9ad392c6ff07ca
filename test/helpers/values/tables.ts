import { choiceTables } from './choices.js';
import { dateTables } from './dates.js';
import { linkTables } from './links.js';
import { numberTables } from './numbers.js';
import { otherTables } from './others.js';
import type { ValueTable } from './table.js';
import { textTables } from './texts.js';

/** The values of attributes of every type. */
export const valueTables: readonly ValueTable[] = [
  ...textTables,
  ...numberTables,
  ...dateTables,
  ...choiceTables,
  ...linkTables,
  ...otherTables,
];
