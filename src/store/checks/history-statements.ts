import type { HistoryFault } from '../../domain/check/reads/check-reads.js';
import { type ChangedKind, changedKinds } from '../../domain/storage/change-sets.js';
import { isAbout } from '../changes/current-versions.js';
import { quoteColumn, type VersionedTable, versionedKinds } from '../changes/versioned-tables.js';
import { horizonNumber } from '../statements/horizon.js';

const upTo = 'LIMIT CAST(? AS bigint)';

const formerOf = ({ table, by }: VersionedTable): string =>
  `SELECT t.${quoteColumn(by)} AS subject, t.valid_to AS number FROM past_${table} t`;

/** Statements that each ask for faults of one kind in the history: `subject` and `number`. */
export interface HistoryStatement extends Pick<HistoryFault, 'fault' | 'kind'> {
  readonly text: string;
}

/** Statements about what was changed and about the rows that it had before. */
export const historyStatements: readonly HistoryStatement[] = changedKinds.flatMap(kind => [
  ...changesWithout(kind),
  ...formerRowsOf(kind),
]);

/** Indexes: primary keys. */
function changesWithout(kind: ChangedKind): readonly HistoryStatement[] {
  const { own } = versionedKinds[kind];
  const subject = kind === 'type' ? 'c.name' : 'c.subject';
  const asked = `SELECT ${subject} AS subject, c.number AS number FROM changes c`;
  const former = `SELECT 1 FROM past_${own.table} p WHERE p.${own.by} = ${subject} AND p.valid_to = c.number`;
  return [
    {
      ...{ fault: 'withoutSet', kind },
      text: `${asked} LEFT JOIN change_sets s ON s.number = c.number WHERE c.kind = '${kind}' AND s.number IS NULL ${upTo}`,
    },
    {
      ...{ fault: 'withoutFormer', kind },
      text: `${asked} WHERE c.kind = '${kind}' AND c.action <> 'created' AND NOT EXISTS (${former}) ${upTo}`,
    },
  ];
}

/** Indexes: changes_subject, primary keys. A part is kept together with the own row of what it is a part of. */
function formerRowsOf(kind: ChangedKind): readonly HistoryStatement[] {
  const { own, others } = versionedKinds[kind];
  const change = `SELECT 1 FROM changes c WHERE ${isAbout[kind]} AND c.number = t.valid_to`;
  const whole = (part: VersionedTable) =>
    `SELECT 1 FROM past_${own.table} p WHERE p.${own.by} = t.${quoteColumn(part.by)} AND p.valid_to = t.valid_to AND p.valid_from = t.valid_from`;
  return [
    { ...{ fault: 'neverHeld', kind }, text: `${formerOf(own)} WHERE t.valid_from >= t.valid_to ${upTo}` },
    // Of what was pruned, the rows are kept that an object began with.
    {
      ...{ fault: 'withoutChange', kind },
      text: `${formerOf(own)} WHERE t.valid_to > COALESCE(${horizonNumber}, 0) AND NOT EXISTS (${change}) ${upTo}`,
    },
    ...others.map(
      part =>
        ({
          fault: 'withoutChange',
          kind,
          text: `${formerOf(part)} WHERE t.${quoteColumn(part.by)} IS NOT NULL AND NOT EXISTS (${whole(part)})${part.condition} ${upTo}`,
        }) as const,
    ),
  ];
}
