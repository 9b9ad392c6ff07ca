import type { CsvRow } from './csv-rows.js';
import type { RowGroup } from './row-groups.js';

/** A row that is rejected, with the reason. */
export interface RejectedRow extends CsvRow {
  readonly reason: string;
}

/** Outcomes of objects, and rows that are rejected. */
export interface CsvPlan {
  readonly created: readonly RowGroup[];
  readonly updated: readonly RowGroup[];
  readonly unchanged: readonly RowGroup[];
  readonly rejected: readonly RejectedRow[];
}

/** Outcome of a part of a file. */
export interface CsvOutcome extends CsvPlan {
  /** The number of the change set; null where nothing was changed, and in a check. */
  readonly number: number | null;
}

/** Outcome of a file, by those of its parts. */
export function planOf(outcomes: readonly CsvOutcome[]): CsvPlan {
  return {
    created: outcomes.flatMap(({ created }) => created),
    updated: outcomes.flatMap(({ updated }) => updated),
    unchanged: outcomes.flatMap(({ unchanged }) => unchanged),
    rejected: outcomes.flatMap(({ rejected }) => rejected),
  };
}

/** Changes that a checked file would make, in its order, without the rows that were rejected. */
export function groupsToWrite({ created, updated, rejected }: CsvPlan): readonly RowGroup[] {
  const lines = new Set(rejected.map(({ line }) => line));
  const groups = [...created, ...updated].toSorted((one, other) => one.rows[0].line - other.rows[0].line);
  return groups.flatMap(group => {
    if (!group.rows.some(({ line }) => lines.has(line))) return [group];
    const [first, ...others] = group.rows.filter(({ line }) => !lines.has(line));
    return first ? [{ rows: [first, ...others] as const }] : [];
  });
}
