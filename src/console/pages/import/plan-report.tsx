import { csvOf } from '../../../csv/csv-text.js';
import { download } from '../../lists/download.js';
import { PlainTable } from '../../parts/plain-table.js';
import { say } from '../../texts/say.js';
import type { ImportPlan } from './import-plan.js';
import { importWords } from './import-words.js';

interface PlanReportProps {
  readonly plan: ImportPlan;
  readonly head: readonly string[];
  readonly isBusy: boolean;
  onCarryOut(): void;
}

const shownAtMost = 200;

/** The result of a check: how many rows can be imported, and the refused ones with their reasons, which are saved as a file. */
export function PlanReport({ plan: { operations, refused }, head, isBusy, onCarryOut }: PlanReportProps) {
  const save = (): void =>
    download(
      'refused.csv',
      csvOf([[...head, say(importWords.reason)], ...refused.map(({ cells, reason }) => [...cells, reason])]),
    );
  return (
    <section aria-labelledby="import-plan">
      <h3 id="import-plan">{say(importWords.checked, { good: operations.length, bad: refused.length })}</h3>
      <p class="page-actions">
        {refused.length > 0 && (
          <button type="button" onClick={save}>
            {say(importWords.download)}
          </button>
        )}
        <button type="button" class="primary" disabled={operations.length === 0 || isBusy} onClick={onCarryOut}>
          {say(importWords.carryOut, { number: operations.length })}
        </button>
      </p>
      {refused.length > 0 && (
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
      )}
    </section>
  );
}
