import { csvOf } from '../../../csv/csv-text.js';
import { download } from '../../lists/download.js';
import { PlainTable } from '../../parts/plain-table.js';
import { numeral, say } from '../../texts/say.js';
import type { ImportPlan, RefusedRow } from './import-plan.js';
import { importWords } from './import-words.js';

interface PlanReportProps {
  readonly plan: ImportPlan;
  readonly head: readonly string[];
  onCarryOut(): void;
}

/** The result of a check: how many rows can be imported, and the refused ones with their reasons. */
export function PlanReport({ plan: { accepted, refused }, head, onCarryOut }: PlanReportProps) {
  return (
    <section aria-labelledby="import-plan">
      <h3 id="import-plan">{say(importWords.checked, { good: numeral(accepted.length), bad: numeral(refused.length) })}</h3>
      <p class="page-actions">
        <button type="button" class="primary" disabled={accepted.length === 0} onClick={onCarryOut}>
          {say(importWords.carryOut, { number: numeral(accepted.length) })}
        </button>
      </p>
      <RefusedRows head={head} refused={refused} />
    </section>
  );
}

interface RefusedRowsProps {
  readonly head: readonly string[];
  readonly refused: readonly RefusedRow[];
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
        keyOf={({ at }) => at}
        columns={[
          { title: say(importWords.row), show: ({ at }) => at },
          { title: say(importWords.title), show: ({ cells }) => cells.join(', ') },
          { title: say(importWords.reason), show: ({ reason }) => <span class="wrong">{reason}</span> },
        ]}
      />
    </>
  );
}
