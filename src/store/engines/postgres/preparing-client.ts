import pg, { type QueryResult } from 'pg';
import type { StatementResult } from '../connection.js';
import type { RowLimit } from '../row-limit.js';
import type { Value } from '../sql-dialect.js';
import { forgetPrimary, hostAddresses, primaryOf, requireWritable } from './hosts.js';
import { PreparedQuery } from './prepared-query.js';
import type { Server } from './primary.js';

// Counts and numbers of change sets stay below 2^53; the driver would return them as texts.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** How many texts are prepared. What calls send again and again comes to far fewer; conditions on attributes have no end. */
const preparedAtMost = 1000;

/** Milliseconds that a server may take to close a connection that is ended. */
export const closingAtMost = 1000;

/** The class of error codes that warnings have; their texts are in the language of the server. */
const warnings = '01';

/** A commit that only one server has: whoever waits for its standbys was made to go on. */
export class Unacknowledged extends Error {
  override readonly name = 'Unacknowledged';
}

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
  /** The process that greeted: of the server, or of what stands before it. */
  declare readonly processID: number;
  /** The server that it leads to, once that was asked for. */
  server: Server | undefined;
  private isGathering = false;

  /** One for each host that the address names. */
  private readonly addresses: readonly string[];

  constructor(config: pg.ClientConfig = {}) {
    const addresses = config.connectionString === undefined ? [] : hostAddresses(config.connectionString);
    super({ ...config, ...(addresses[0] !== undefined && { connectionString: addresses[0] }) });
    this.addresses = addresses;
    // An error that nobody listens to ends the process, and between a pool and who asked it for a connection nobody does.
    this.on('error', () => {});
  }

  /** Connects; of several hosts, to the primary. */
  override connect(...[done]: unknown[]): never {
    if (this.addresses.length < 2) return (super.connect.bind(this) as (...given: unknown[]) => never)(done);
    const connected = this.connectToPrimary();
    // As the driver does: with a callback nothing is returned.
    if (typeof done !== 'function') return connected as never;
    return void connected.then(
      () => done(null, this),
      error => done(error),
    ) as never;
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

  /** Breaks the connection: whoever uses it is told that it was lost, and its pool forgets it. */
  abort(): void {
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

  /**
   * Commits. Returns `false` where the server rolled back instead, as a statement before had failed.
   * @throws Unacknowledged where the server warns: it gave up waiting for its standbys
   */
  async commit(): Promise<boolean> {
    this.gather();
    let isAcknowledged = true;
    const warn = ({ code }: { readonly code?: string | undefined }) => {
      if (code?.startsWith(warnings)) isAcknowledged = false;
    };
    this.on('notice', warn);
    try {
      const { command } = await super.query('COMMIT');
      if (!isAcknowledged) throw new Unacknowledged('The server committed without its standbys');
      return command === 'COMMIT';
    } finally {
      this.off('notice', warn);
    }
  }

  private async connectToPrimary(): Promise<void> {
    const { hostname, port } = new URL(await primaryOf(this.addresses));
    this.host = hostname.replace(/^\[|\]$/g, '');
    this.port = Number(port || this.port);
    try {
      await super.connect();
      await requireWritable(this);
    } catch (error) {
      forgetPrimary(this.addresses);
      this.drop();
      throw error;
    }
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
