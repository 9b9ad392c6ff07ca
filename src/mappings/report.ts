import type { Titles } from '../../generated/types.js';
import type { Dataset } from './dataset.js';
import { type Dump, type Note, noteOn, type Row } from './dump.js';
import type { Format, Origin } from './mapping.js';
import { reasons } from './reasons.js';
import { takenValues } from './taken-values.js';
import { type UnreadValues, unreadValues } from './unread-values.js';

const contentType = 'contenttypes.contenttype';

/** Result of importing a row, or a part of it. */
export type RowResult = 'created' | 'updated' | 'unchanged';

export const fates = ['created', 'updated', 'unchanged', 'skipped'] as const satisfies readonly (RowResult | 'skipped')[];
export type Fate = (typeof fates)[number];

/** Result of an import. */
export interface ImportReport {
  readonly origin: Origin;
  /** By model, in the order of the dump. */
  readonly counts: ReadonlyMap<string, Readonly<Record<Fate, number>>>;
  /** Models whose rows became part of what others became, and how many rows. */
  readonly partOfOthers: ReadonlyMap<string, number>;
  readonly skipped: readonly Note[];
  /** Attributes that imported rows lack. */
  readonly lacking: readonly Note[];
  /** Values that were there and that the dump has no more. */
  readonly removed: readonly Note[];
  /** Values of the dump that became nothing. */
  readonly unread: readonly UnreadValues[];
}

/** Result of a transaction, valid after its commit. */
export interface TransactionResult {
  readonly results: { readonly row: Row; readonly result: RowResult }[];
  readonly skipped: Note[];
  readonly lacking: Note[];
  readonly removed: Note[];
}

/** Takes down what becomes of the rows of a dump. */
export class Tally {
  private readonly results = new Map<string, RowResult>();
  private readonly notes: Note[] = [];
  private readonly lacking: Note[] = [];
  private readonly removed: Note[] = [];

  /** A row may come twice: what it became first is what it is; what it became later only changes it. */
  accept({ results, skipped, lacking, removed }: TransactionResult): void {
    for (const { row, result } of results) {
      const before = this.results.get(row.name);
      this.results.set(row.name, before ? together([before, result]) : result);
    }
    this.notes.push(...skipped);
    this.lacking.push(...lacking);
    this.removed.push(...removed);
  }

  reject(row: Row, reason: Titles): void {
    this.notes.push(noteOn(row, reason));
  }

  /** The report on a dump: every row of it is accounted for. */
  report(format: Format, { rows, strays }: Dump, dataset: Dataset): ImportReport {
    const consulted = modelsConsulted(format);
    const mapped = new Set(format.mappings.map(({ model }) => model));
    const taken = takenValues(dataset, format);
    const isPart = (row: Row): boolean => consulted.has(row.model) && (row.model === contentType || taken.reaches(row));
    const told = rows.filter(row => !isPart(row));
    const notes = [...this.notes, ...this.findUnexplained(format, told)];
    const isImported = ({ model, place }: Note): boolean => this.results.has(`${model}:${place}`);
    const fateOf = ({ model, name }: Row): Fated => ({ model, fate: this.results.get(name) ?? 'skipped' });
    const stray = ({ model }: Note): Fated => ({ model, fate: 'skipped' });
    return {
      origin: format.origin,
      counts: countsOf([...told.map(fateOf), ...strays.map(stray)]),
      partOfOthers: tally(rows.filter(isPart)),
      skipped: [...strays, ...notes.filter(each => !isImported(each))],
      lacking: [...this.lacking, ...notes.filter(isImported)],
      removed: this.removed,
      unread: unreadValues(
        dataset,
        format,
        dataset.models.filter(model => mapped.has(model) || consulted.has(model)),
      ),
    };
  }

  /** Rows that became nothing without anybody saying why. */
  private findUnexplained(format: Format, rows: readonly Row[]): Note[] {
    const mapped = new Set(format.mappings.map(({ model }) => model));
    const consulted = modelsConsulted(format);
    const reasonOf = (model: string): Titles => {
      if (mapped.has(model)) return reasons.saysNothingWithCounterpart;
      return consulted.has(model) ? reasons.nothingLeadsHere : reasons.hasNoCounterpart;
    };
    const explained = new Set(this.notes.map(({ model, place }) => `${model}:${place}`));
    return rows
      .filter(({ name }) => !this.results.has(name) && !explained.has(name))
      .map(row => noteOn(row, reasonOf(row.model)));
  }
}

/** The first part is what the row is; a change of any other changes it. */
export function together([first = 'unchanged', ...others]: readonly RowResult[]): RowResult {
  return first === 'unchanged' && others.some(other => other !== 'unchanged') ? 'updated' : first;
}

/** Rows by what became of them, whatever their model. */
export function totalsOf({ counts }: Pick<ImportReport, 'counts'>): Readonly<Record<Fate, number>> {
  const totals = { created: 0, updated: 0, unchanged: 0, skipped: 0 };
  for (const ofModel of counts.values()) for (const fate of fates) totals[fate] += ofModel[fate];
  return totals;
}

/** Models that nothing is made of, but that others are read with. */
function modelsConsulted({ mappings, references }: Format): ReadonlySet<string> {
  const named = Object.values(references).flatMap(each => ('to' in each ? [each.to] : 'from' in each ? each.from : []));
  const mapped = new Set(mappings.map(({ model }) => model));
  return new Set([...named, contentType].filter(model => !mapped.has(model)));
}

interface Fated {
  readonly model: string;
  readonly fate: Fate;
}

function countsOf(fated: readonly Fated[]): ImportReport['counts'] {
  const counts = new Map<string, Record<Fate, number>>();
  for (const { model, fate } of fated) {
    const count = counts.get(model) ?? { created: 0, updated: 0, unchanged: 0, skipped: 0 };
    count[fate] += 1;
    counts.set(model, count);
  }
  return counts;
}

function tally(rows: readonly Row[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { model } of rows) counts.set(model, (counts.get(model) ?? 0) + 1);
  return counts;
}
