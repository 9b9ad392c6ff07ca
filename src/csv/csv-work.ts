import { type Kataster, KatasterError } from '../../generated/client.js';
import type { CsvOutcome, RejectedRow } from './csv-outcome.js';
import type { CsvRow } from './csv-rows.js';
import type { RowOperation } from './entries-above.js';
import { GroupPreparation, type PreparedGroup, type PreparedPart } from './group-preparation.js';
import type { CsvSource } from './object-operations.js';
import type { RowGroup } from './row-groups.js';

/** How rows are carried out: tried, or written under a comment and a key of idempotency. */
export type CsvOptions = { readonly dry_run: true } | { readonly comment: string; readonly idempotency_key: string };

/** The rows of a file, carried out in parts, in their order: each part is a change set. */
export class CsvWork {
  private readonly caller: Kataster;
  private readonly preparation: GroupPreparation;
  /** The operations of the part under way: a call that got no answer is made again as it was. */
  private prepared: ({ readonly key: string } & PreparedPart) | undefined;

  constructor(caller: Kataster, source: CsvSource) {
    this.caller = caller;
    this.preparation = new GroupPreparation(caller, source);
  }

  /** Carries out groups as one change set; rows that are rejected are left out of it. */
  async carryOut(groups: readonly RowGroup[], options: CsvOptions): Promise<CsvOutcome> {
    const key = 'dry_run' in options ? '' : options.idempotency_key;
    if (key === '' || this.prepared?.key !== key) this.prepared = { key, ...(await this.preparation.prepare(groups)) };
    const { groups: prepared, rejected } = this.prepared;
    const outcome = await this.apply(prepared, rejected, options);
    if ('dry_run' in options) this.preparation.promise(prepared);
    else this.preparation.finish();
    this.prepared = undefined;
    return outcome;
  }

  /** Applies what is left after rows that the service rejects are taken out. */
  private async apply(
    groups: readonly PreparedGroup[],
    rejected: readonly RejectedRow[],
    options: CsvOptions,
  ): Promise<CsvOutcome> {
    const sent = groups.flatMap(({ operations }) => operations);
    if (sent.length === 0) return outcomeOf(groups, rejected, new Set(), null);
    try {
      const { number, changes } = await this.caller.kataster.changes.apply(
        { operations: sent.map(({ operation }) => operation) },
        options,
      );
      const changed = changes && new Set(changes.flatMap(({ object }) => object?.id ?? []));
      return outcomeOf(groups, rejected, changed, number);
    } catch (error) {
      const reasons = error instanceof KatasterError ? reasonsIn(error) : new Map<number, string>();
      const refused = new Map(
        sent.flatMap(({ rows }, at) => (reasons.has(at) ? rows.map(row => [row, reasons.get(at) ?? ''] as const) : [])),
      );
      if (refused.size === 0) throw error;
      const left = groups.map(group => ({ ...group, operations: without(refused, group.operations) }));
      const all = [...rejected, ...[...refused].map(([row, reason]) => ({ ...row, reason }))];
      const next = 'dry_run' in options ? options : { ...options, idempotency_key: `${options.idempotency_key} less` };
      return this.apply(left, all, next);
    }
  }
}

/** Operations of other rows than these; one that several rows share is theirs as long as one of them is left. */
function without(refused: ReadonlyMap<CsvRow, string>, operations: readonly RowOperation[]): readonly RowOperation[] {
  return operations
    .map(({ operation, rows }) => ({ operation, rows: rows.filter(row => !refused.has(row)) }))
    .filter(({ rows }) => rows.length > 0);
}

function outcomeOf(
  groups: readonly PreparedGroup[],
  rejected: readonly RejectedRow[],
  changed: ReadonlySet<number> | undefined,
  number: number | null,
): CsvOutcome {
  const lines = new Set(rejected.map(({ line }) => line));
  const whole = groups.filter(({ group }) => group.rows.some(({ line }) => !lines.has(line)));
  const isChanged = ({ object, operations, isWaiting }: PreparedGroup): boolean =>
    isWaiting || (operations.length > 0 && (!object || (changed?.has(Number(object.id)) ?? number !== null)));
  return {
    created: whole.filter(({ object }) => !object).map(({ group }) => group),
    updated: whole.filter(each => each.object && isChanged(each)).map(({ group }) => group),
    unchanged: whole.filter(each => each.object && !isChanged(each)).map(({ group }) => group),
    ...{ rejected, number },
  };
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
