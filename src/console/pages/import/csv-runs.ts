import { signal } from '@preact/signals';
import { KatasterError } from '../../../../generated/client.js';
import { service } from '../../service/service.js';
import { type AcceptedRow, type FileRow, type ImportPlan, type RefusedRow, triedRows } from './import-plan.js';
import { PartedRun } from './parted-run.js';
import { partsOf } from './parts-of.js';

/** Rows that are tried in one call. */
const perTrial = 100;

/** Rows of a change set: its call keeps nobody waiting, and it is undone at once. */
const perSet = 500;

/** How the columns of a file are understood. */
export interface CsvMatch {
  readonly targets: readonly string[];
  readonly type: string;
}

/** A check of the rows of a file, without keeping anything. */
export class CsvTrial extends PartedRun {
  private readonly accepted: AcceptedRow[] = [];
  private readonly refused: RefusedRow[] = [];

  constructor(rows: readonly FileRow[], { targets, type }: CsvMatch) {
    const attempt = async (part: readonly FileRow[]): Promise<void> => {
      const plan = await triedRows(service.value, part, targets, type);
      this.accepted.push(...plan.accepted);
      this.refused.push(...plan.refused);
    };
    super(
      partsOf(rows, perTrial).map(part => ({ size: part.length, call: () => attempt(part) })),
      false,
    );
  }

  /** The result, once all rows are tried. */
  get plan(): ImportPlan {
    return { accepted: this.accepted, refused: this.refused };
  }
}

/** The import of the accepted rows of a plan: change sets with one comment. */
export class CsvRun extends PartedRun {
  /** Numbers of the change sets that were made, oldest first. */
  readonly numbers = signal<readonly number[]>([]);
  /** Rows that were accepted by the check and are refused now. */
  readonly refused = signal<readonly RefusedRow[]>([]);
  readonly comment: string;

  constructor({ accepted }: ImportPlan, comment: string) {
    const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
    super(
      partsOf(accepted, perSet).map((part, at) => ({ size: part.length, call: () => this.apply(part, `${id} ${at}`) })),
      true,
    );
    this.comment = comment;
  }

  /**
   * Makes the objects of rows as one change set; those that are refused meanwhile are left out. A call that got no answer is made again under
   * the same key: it is carried out once, and its answer has the number of its change set.
   */
  private async apply(rows: readonly AcceptedRow[], key: string): Promise<void> {
    if (rows.length === 0) return;
    try {
      const operations = rows.map(({ operation }) => operation);
      const options = { comment: this.comment, idempotency_key: key };
      const { number } = await service.value.kataster.changes.apply({ operations }, options);
      if (number !== null) this.numbers.value = [...this.numbers.value, number];
    } catch (error) {
      const reasons = error instanceof KatasterError ? reasonsIn(error) : new Map<number, string>();
      if (reasons.size === 0) throw error;
      const refused = rows.flatMap(({ at, cells }, place) => {
        const reason = reasons.get(place);
        return reason === undefined ? [] : [{ at, cells, reason }];
      });
      await this.apply(
        rows.filter((_, place) => !reasons.has(place)),
        `${key} less`,
      );
      this.refused.value = [...this.refused.value, ...refused];
    }
  }
}

/** Reasons by the place of the operation that an error names: `operations[17].params.title`. */
function reasonsIn({ data }: KatasterError): ReadonlyMap<number, string> {
  const reasons = new Map<number, string>();
  for (const [path, fault] of Object.entries(data ?? {})) {
    const [, place, rest = ''] = /^operations\[(\d+)\](?:\.params)?\.?(.*)$/.exec(path) ?? [];
    if (place === undefined) continue;
    const others = reasons.get(Number(place));
    reasons.set(Number(place), [...(others === undefined ? [] : [others]), `${rest}: ${fault}`].join('; '));
  }
  return reasons;
}
