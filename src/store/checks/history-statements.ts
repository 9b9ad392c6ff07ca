import type { HistoryFault } from '../../domain/check/reads/check-reads.js';
import { type ChangedKind, changedKinds } from '../../domain/storage/change-sets.js';
import { isAbout } from '../changes/former-rows.js';
import { type KeptPart, keptKinds, quotedColumn } from '../changes/kept-rows.js';
import { horizonNumber } from '../statements/horizon.js';

const upTo = 'LIMIT CAST(? AS bigint)';

const formerOf = ({ table, by }: KeptPart): string =>
  `SELECT t.${quotedColumn(by)} AS subject, t.until AS number FROM past_${table} t`;

/** Statements that each ask for faults of one kind in the history: `subject` and `number`. */
export interface HistoryStatement extends Pick<HistoryFault, 'fault' | 'kind'> {
  readonly text: string;
}

/** Statements about what was changed and about the rows that it had before. */
export const historyStatements: readonly HistoryStatement[] = changedKinds.flatMap(kind => [
  ...changesWithout(kind),
  ...formerRowsOf(kind),
]);

/** Indexes: primary keys. What earlier versions changed has no former rows. */
function changesWithout(kind: ChangedKind): readonly HistoryStatement[] {
  const { own } = keptKinds[kind];
  const subject = kind === 'type' ? 'c.name' : 'c.subject';
  const asked = `SELECT ${subject} AS subject, c.number AS number FROM changes c`;
  const former = `SELECT 1 FROM past_${own.table} p WHERE p.${own.by} = ${subject} AND p.until = c.number`;
  return [
    {
      ...{ fault: 'withoutSet', kind },
      text: `${asked} LEFT JOIN change_sets s ON s.number = c.number WHERE c.kind = '${kind}' AND s.number IS NULL ${upTo}`,
    },
    {
      ...{ fault: 'withoutFormer', kind },
      text: `${asked} LEFT JOIN earlier_changes l ON l.number = c.number
        WHERE c.kind = '${kind}' AND c.action <> 'created' AND l.number IS NULL AND NOT EXISTS (${former}) ${upTo}`,
    },
  ];
}

/** Indexes: changes_subject, primary keys. A part is kept together with the own row of what it is a part of. */
function formerRowsOf(kind: ChangedKind): readonly HistoryStatement[] {
  const { own, others } = keptKinds[kind];
  const change = `SELECT 1 FROM changes c WHERE ${isAbout[kind]} AND c.number = t.until`;
  const whole = (part: KeptPart) =>
    `SELECT 1 FROM past_${own.table} p WHERE p.${own.by} = t.${quotedColumn(part.by)} AND p.until = t.until AND p.since = t.since`;
  return [
    { ...{ fault: 'neverHeld', kind }, text: `${formerOf(own)} WHERE t.since >= t.until ${upTo}` },
    // Of what was pruned, the rows are kept that an object began with.
    {
      ...{ fault: 'withoutChange', kind },
      text: `${formerOf(own)} WHERE t.until > COALESCE(${horizonNumber}, 0) AND NOT EXISTS (${change}) ${upTo}`,
    },
    ...others.map(
      part =>
        ({
          fault: 'withoutChange',
          kind,
          text: `${formerOf(part)} WHERE t.${quotedColumn(part.by)} IS NOT NULL AND NOT EXISTS (${whole(part)})${part.condition} ${upTo}`,
        }) as const,
    ),
  ];
}
