import type { Records } from '../domain/storage/records.js';
import type { Row } from '../mappings/dump.js';
import type { MappedRow } from '../mappings/mapped-row.js';
import { type TextValue, text } from '../messages/text.js';
import { RpcError } from '../rpc/rpc-error.js';
import { reasonOf } from './row-reason.js';

/** An attribute of a row that is refused, or a whole entry where none of its attributes is at fault alone. */
export interface Refusal {
  /** The part of the row; empty for its object. */
  readonly part: string;
  readonly attribute: string | undefined;
  readonly reason: TextValue;
  /** What stands in its way may give way to another row. */
  readonly isInTheWay?: boolean;
}

/** Values of a row are refused: what was written of the row has to be undone. */
export class RefusedValues extends Error {
  /** The error that says so. */
  readonly rejection: RpcError;
  readonly refusals: readonly Refusal[];

  constructor(rejection: RpcError, refusals: readonly Refusal[]) {
    super(rejection.message);
    this.rejection = rejection;
    this.refusals = refusals;
  }
}

/** Values that something else has once all rows of a transaction are written. */
export class ValuesInTheWay extends RefusedValues {
  /** The rows that bring them. */
  readonly rows: ReadonlySet<Row>;

  constructor(first: RefusedValues, refusals: readonly Refusal[], rows: ReadonlySet<Row>) {
    super(
      first.rejection,
      refusals.map(refusal => ({ ...refusal, isInTheWay: true })),
    );
    this.rows = rows;
  }
}

/** Errors that are about values. */
const aboutValues: ReadonlySet<string> = new Set(['ValidationFailed', 'InvalidParameters', 'Conflict']);

/** Attributes of Global without which no object is made; one that is there keeps those it has. */
export const required: ReadonlySet<string> = new Set(['title', 'type']);

/** Writes values; `refusalsIn` tells what of a row an error about them is about. */
export async function refusable<T>(
  { finalChecks }: Pick<Records, 'finalChecks'>,
  write: () => Promise<T>,
  refusalsIn: (rejection: RpcError) => readonly Refusal[],
): Promise<T> {
  return finalChecks.named(error => {
    if (!(error instanceof RpcError) || !aboutValues.has(error.errorName) || error.data?.retry === 'true') return error;
    return new RefusedValues(error, refusalsIn(error));
  }, write);
}

/** Refusals of one entry: of the attributes that the error names, or of all of it. Of an object that cannot have its type for reasons elsewhere, the type. */
export function refusalsOf(part: string, data: Readonly<Record<string, unknown>>, rejection: RpcError): readonly Refusal[] {
  const named = Object.entries(rejection.data ?? {}).filter(([key]) => Object.hasOwn(data, key));
  const reason = reasonOf(rejection);
  if (named.length === 0 && part !== '') return [{ part, attribute: undefined, reason }];
  if (named.length === 0) return Object.hasOwn(data, 'type') ? [{ part, attribute: 'type', reason }] : [];
  return named.map(([attribute, fault]) => ({ part, attribute, reason: fault }));
}

/**
 * Writes a row, again and again without the attributes that are refused. `write` undoes what it wrote where it throws.
 * @throws RpcError where the row cannot do without them
 */
export async function leavingOut<T>(
  write: (refused: readonly Refusal[]) => Promise<T>,
): Promise<{ readonly written: T; readonly refused: readonly Refusal[] }> {
  const refused: Refusal[] = [];
  for (;;) {
    try {
      return { written: await write(refused), refused };
    } catch (error) {
      if (!(error instanceof RefusedValues)) throw error;
      const further = error.refusals.flatMap(each => furtherTo(refused, each) ?? []);
      if (further.length === 0) throw error.rejection;
      refused.push(...further);
    }
  }
}

/** The refusal, of the whole entry where the attribute was left out already; nothing where there is no more to leave out. */
function furtherTo(refused: readonly Refusal[], refusal: Refusal): Refusal | undefined {
  const { part, attribute } = refusal;
  const isKnown = (key: string | undefined): boolean => refused.some(each => each.part === part && each.attribute === key);
  if (part === '') return attribute === undefined || isKnown(attribute) ? undefined : refusal;
  if (!isKnown(attribute)) return refusal;
  return isKnown(undefined) ? undefined : { ...refusal, attribute: undefined };
}

/** A row without what was refused of it. */
export function withoutRefused(row: MappedRow, refused: readonly Refusal[]): MappedRow {
  if (refused.length === 0) return row;
  const isKept = (part: string, attribute?: string): boolean =>
    !refused.some(each => each.part === part && each.attribute === attribute);
  const others = (part: string, data: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(data).filter(([key]) => isKept(part, key)));
  const entries = row.entries
    .filter(({ part }) => isKept(part))
    .map(each => ({ ...each, data: others(each.part, each.data) }))
    .filter(({ data, applies }) => !applies || Object.values(data).some(value => value !== null));
  return { ...row, object: row.object && { ...row.object, global: others('', row.object.global) }, entries };
}

/** A refusal for reports: `vlan_id: expected an integer`. */
export function refusalText({ attribute, reason }: Refusal): TextValue {
  return attribute === undefined ? reason : text('Named', { name: attribute, fault: reason });
}
