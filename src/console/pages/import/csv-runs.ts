import { signal } from '@preact/signals';
import { type CsvOutcome, type CsvPlan, groupsToWrite, planOf, type RejectedRow } from '../../../csv/csv-outcome.js';
import { CsvWork } from '../../../csv/csv-work.js';
import { groupsOf } from '../../../csv/object-groups.js';
import type { CsvSource } from '../../../csv/object-operations.js';
import { partsOfGroups, type RowGroup } from '../../../csv/row-groups.js';
import { service } from '../../service/service.js';
import { PartedRun } from './parted-run.js';

/** Rows that are tried in one call. */
const perTrial = 100;

/** Rows of a change set: its call keeps nobody waiting, and it is undone at once. */
const perSet = 500;

/** A check of the rows of a file, without keeping anything. */
export class CsvTrial extends PartedRun {
  private readonly outcomes: CsvOutcome[] = [];

  constructor(source: CsvSource) {
    const work = new CsvWork(service.value, source);
    const attempt = async (part: readonly RowGroup[]): Promise<void> => {
      this.outcomes.push(await work.carryOut(part, { dry_run: true }));
    };
    super(
      partsOfGroups(groupsOf(source), perTrial).map(part => ({
        size: rowsIn(part),
        call: () => attempt(part),
      })),
      false,
    );
  }

  /** The result, once all rows are tried. */
  get plan(): CsvPlan {
    return planOf(this.outcomes);
  }
}

/** The import of what a check would create and update: change sets with one comment. */
export class CsvRun extends PartedRun {
  /** Numbers of the change sets that were made, oldest first. */
  readonly numbers = signal<readonly number[]>([]);
  /** Rows that are rejected now. */
  readonly rejected = signal<readonly RejectedRow[]>([]);
  readonly comment: string;

  constructor(plan: CsvPlan, source: CsvSource, comment: string) {
    const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
    const work = new CsvWork(service.value, source);
    super(
      partsOfGroups(groupsToWrite(plan), perSet).map((part, at) => ({
        size: rowsIn(part),
        call: () => this.write(work, part, `${id} ${at}`),
      })),
      true,
    );
    this.comment = comment;
  }

  /** A call that got no answer is made again under the same key: it is carried out once, and its answer has the number of its change set. */
  private async write(work: CsvWork, part: readonly RowGroup[], key: string): Promise<void> {
    const { number, rejected } = await work.carryOut(part, { comment: this.comment, idempotency_key: key });
    if (number !== null) this.numbers.value = [...this.numbers.value, number];
    if (rejected.length > 0) this.rejected.value = [...this.rejected.value, ...rejected];
  }
}

function rowsIn(part: readonly RowGroup[]): number {
  return part.reduce((sum, { rows }) => sum + rows.length, 0);
}
