import pg, { type QueryResult } from 'pg';
import { RowCount, type RowLimit } from '../row-limit.js';

/** A connection as queries of the driver see it. */
interface Wire {
  describe(asked: object): void;
}

/** Columns of a result, with a parser for each. */
interface Columns {
  fields: readonly object[];
  _parsers: readonly unknown[] | undefined;
  _prebuiltEmptyResultObject: object | null;
}

interface DriverResult extends Columns {
  parseRow(values: readonly (string | null)[]): object;
  addRow(row: object): void;
}

type QueryCallback = (error: Error | null, results: QueryResult | QueryResult[]) => void;

/** Queries of the driver, with members that its types leave out; its version is pinned. */
interface DriverQuery extends pg.Query {
  name: string | undefined;
  values: readonly unknown[];
  callback: QueryCallback;
  _result: DriverResult;
  _canceledDueToError: unknown;
  prepare(wire: Wire): void;
  handleCommandComplete(message: object, wire: Wire): void;
}

const DriverQuery = pg.Query as unknown as new (text: string) => DriverQuery;

/** Statements whose columns a connection knows, and the connection for these: it does not ask for their columns again. */
interface Described {
  readonly columns: Map<string, Columns>;
  readonly wire: Wire;
}

const described = new WeakMap<Wire, Described>();

function describedColumns(wire: Wire): Described {
  const known = described.get(wire);
  if (known) return known;
  const made: Described = { columns: new Map(), wire: Object.assign(Object.create(wire) as Wire, { describe: () => {} }) };
  described.set(wire, made);
  return made;
}

/** A statement, its name where it is kept prepared, and how much its rows may hold. */
export interface Asked {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly limit: RowLimit | undefined;
}

/**
 * A statement that asks for its columns once per connection, as a prepared statement keeps them, and counts its rows while they come: the
 * server would describe them at every call, and the driver build their parsers.
 */
export class PreparedQuery extends DriverQuery {
  private readonly count: RowCount | undefined;

  constructor({ name, text, values, limit }: Asked, callback: QueryCallback) {
    super(text);
    this.name = name;
    this.values = values;
    this.callback = callback;
    this.count = limit && new RowCount(limit);
  }

  override prepare(wire: Wire): void {
    const { columns, wire: undescribed } = describedColumns(wire);
    const known = this.name === undefined ? undefined : columns.get(this.name);
    if (known) Object.assign(this._result, known);
    super.prepare(known ? undescribed : wire);
  }

  /** Rows after one beyond the limit are dropped; the statement fails once the server is done with it. */
  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this._canceledDueToError) return;
    try {
      this.count?.add(fields);
      this._result.addRow(this._result.parseRow(fields));
    } catch (error) {
      this._canceledDueToError = error;
    }
  }

  override handleCommandComplete(message: object, wire: Wire): void {
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    const { columns } = describedColumns(wire);
    if (this.name !== undefined && !columns.has(this.name))
      columns.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
    super.handleCommandComplete(message, wire);
  }
}
