import pg, { type QueryResult } from 'pg';
import type { StatementResult } from '../connection.js';
import type { RowLimit } from '../row-limit.js';
import type { Value } from '../sql-dialect.js';
import { PreparedQuery } from './prepared-query.js';

// Counts and numbers of change sets stay below 2^53; the driver would return them as texts.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Changes when a server recovers from a crash, and from one server to another: then ids of transactions may be given out again, as those
 * that left nothing on the disk are forgotten. A restart that ends everything in order keeps it.
 */
export const incarnation = 'CAST(pg_stat_get_bgwriter_stat_reset_time() AS text)';

/** How many texts are prepared. What calls send again and again comes to far fewer; conditions on attributes have no end. */
const preparedAtMost = 1000;

/** Milliseconds that a server may take to close a connection that is ended. */
export const closingAtMost = 1000;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size === preparedAtMost) return known;
  const name = `kataster_${names.size}`;
  names.set(text, name);
  return name;
}

/** A connection that has each statement with values planned once; the driver alone would have it planned at every call. */
export class PreparingClient extends pg.Client {
  private serverAsked: Promise<string | undefined> | undefined;
  private isGathering = false;

  constructor(...given: ConstructorParameters<typeof pg.Client>) {
    super(...given);
    // An error that nobody listens to ends the process, and between a pool and who asked it for a connection nobody does.
    this.on('error', () => {});
  }

  /** The incarnation of the server, asked once: a connection does not outlive it. `undefined` where it cannot be known. */
  get server(): Promise<string | undefined> {
    this.serverAsked ??= super.query<{ readonly server: string }>(`SELECT ${incarnation} AS server`).then(
      ({ rows }) => rows[0]?.server,
      () => undefined,
    );
    return this.serverAsked;
  }

  override query(...[question, values, ...more]: unknown[]): never {
    const send = super.query.bind(this) as unknown as (...given: unknown[]) => never;
    const name = typeof question === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(question) : undefined;
    return name === undefined ? send(question, values, ...more) : send({ name, text: question, values }, ...more);
  }

  /** Ends the connection. A server that stands still never closes its side, so the socket is destroyed after a while. */
  async leave(): Promise<void> {
    const late = setTimeout(() => this.connection.stream.destroy(), closingAtMost);
    await this.end().catch(() => {});
    clearTimeout(late);
  }

  /** Closes the connection at once, whatever it still waits for. */
  drop(): void {
    this.end(() => {});
    this.connection.stream.destroy();
  }

  /** Runs a statement, whatever was sent before it is not waited for. Statements of the same turn are one write to the socket. */
  run(text: string, values: readonly Value[], limit?: RowLimit): Promise<StatementResult> {
    this.gather();
    const name = values.length > 0 ? nameOf(text) : undefined;
    return new Promise((resolve, reject) => {
      const asked = { name, text, values, limit };
      super.query(new PreparedQuery(asked, (error, results) => (error ? reject(error) : resolve(resultIn(results)))));
    });
  }

  /** Commits. Returns `false` where the server rolled back instead, as a statement before had failed. */
  async commit(): Promise<boolean> {
    this.gather();
    return (await super.query('COMMIT')).command === 'COMMIT';
  }

  private gather(): void {
    if (this.isGathering) return;
    this.isGathering = true;
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => {
      this.isGathering = false;
      stream.uncork();
    });
  }
}

/** Several statements in one text have several results; the last one counts. */
function resultIn(results: QueryResult | QueryResult[]): StatementResult {
  const result = Array.isArray(results) ? results.at(-1) : results;
  return { records: result?.rows ?? [], affected: result?.rowCount ?? 0 };
}
