import { behaviourOf } from '../domain/behaviours/behaviour.js';
import type { ValuesOf } from '../domain/behaviours/category-values.js';
import type { Seeing } from '../domain/behaviours/seen-entry.js';
import { daysLeft, guaranteeEnd } from './parts/dates.js';

export const behaviour = behaviourOf('C__CATG__ACCOUNTING', {
  computed: { guarantee_period_status: guaranteeLeft, guarantee_status: guaranteeLeft },
});

function guaranteeLeft(values: ValuesOf<'C__CATG__ACCOUNTING'>, { now, language }: Seeing): string {
  return daysLeft(guaranteeEnd(values), now, language);
}
