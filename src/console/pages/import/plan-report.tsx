import type { CsvPlan, RejectedRow } from '../../../csv/csv-outcome.js';
import { csvOf } from '../../../csv/csv-text.js';
import { download } from '../../lists/download.js';
import { PlainTable } from '../../parts/plain-table.js';
import { numeral, say, sayNumber } from '../../texts/say.js';
import { importWords } from './import-words.js';

interface PlanReportProps {
  readonly plan: CsvPlan;
  readonly head: readonly string[];
  onCarryOut(): void;
}

/** The result of a check: objects that would be created, updated and left alone, and the refused rows with their reasons. */
export function PlanReport({ plan: { created, updated, unchanged, rejected }, head, onCarryOut }: PlanReportProps) {
  const good = [...created, ...updated, ...unchanged].reduce((sum, { rows }) => sum + rows.length, 0) - rejectedWithin();
  const counts = { created: numeral(created.length), updated: numeral(updated.length), unchanged: numeral(unchanged.length) };
  const changed = created.length + updated.length;
  return (
    <section aria-labelledby="import-plan">
      <h3 id="import-plan">{say(importWords.checked, { good: numeral(good), bad: numeral(rejected.length) })}</h3>
      <p>{say(importWords.objects, counts)}</p>
      <p class="page-actions">
        <button type="button" class="primary" disabled={changed === 0} onClick={onCarryOut}>
          {sayNumber(importWords.carryOut, changed)}
        </button>
      </p>
      <RefusedRows head={head} refused={rejected} />
    </section>
  );

  /** Rejected rows of objects that are imported all the same. */
  function rejectedWithin(): number {
    const lines = new Set(rejected.map(({ line }) => line));
    return [...created, ...updated, ...unchanged].flatMap(({ rows }) => rows).filter(({ line }) => lines.has(line)).length;
  }
}

interface RefusedRowsProps {
  readonly head: readonly string[];
  readonly refused: readonly RejectedRow[];
}

const shownAtMost = 200;

/** Refused rows with their reasons, which are saved as a file. */
export function RefusedRows({ head, refused }: RefusedRowsProps) {
  if (refused.length === 0) return null;
  const lines = refused.map(({ cells, reason }) => [...cells, reason]);
  return (
    <>
      <p class="page-actions">
        <button type="button" onClick={() => download('refused.csv', csvOf([[...head, say(importWords.reason)], ...lines]))}>
          {say(importWords.download)}
        </button>
      </p>
      <PlainTable
        label={say(importWords.refused)}
        rows={refused.slice(0, shownAtMost)}
        keyOf={({ line }) => line}
        columns={[
          { title: say(importWords.row), show: ({ line }) => line },
          { title: say(importWords.title), show: ({ cells }) => cells.join(', ') },
          { title: say(importWords.reason), show: ({ reason }) => <span class="wrong">{reason}</span> },
        ]}
      />
    </>
  );
}
