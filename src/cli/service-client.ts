import { setTimeout as pause } from 'node:timers/promises';
import { Kataster } from '../../generated/client.js';
import { configFrom } from '../config/config.js';
import { socketBeside } from '../store/engines/sqlite/database-file.js';
import { inLine, type OptionNames } from './call-failures.js';
import { language, said } from './language/spoken.js';
import type { OwnService } from './own-service.js';
import { NotServed, sendOver } from './socket-client.js';
import { FileInUse, StartError } from './start-error.js';
import type { Opening } from './workplace.js';

/** How long a command waits, in milliseconds, for a process that has the file and takes no calls: it may be starting or ending. */
const patience = 5000;
const betweenAttempts = 100;
const answersWithin = 60_000;

/** How a command uses the service. */
export interface ServiceUse {
  /** Treatment of a database that does not exist. */
  readonly missing?: Opening['missing'];
  /** Names of call parameters on the command line. */
  readonly names?: OptionNames;
  /** Milliseconds that all its calls may take together. */
  readonly within?: number;
  /** The command runs until it is ended, beside the service: it does not keep a file from the service that is to start. */
  readonly isEndless?: boolean;
}

/**
 * Runs a command as calls of the service: by the process that serves the database file where there is one, else in this process. Both
 * answer alike, as both carry a call out in the same way.
 * @throws StartError, SettingError
 */
export async function withService(
  work: (service: Kataster) => Promise<void>,
  { missing = 'rejected', names = {}, within = answersWithin, isEndless = false }: ServiceUse = {},
): Promise<void> {
  const { database } = configFrom(process.env);
  const transport = new Transport(database, missing, isEndless);
  const send: typeof fetch = (_, init) => transport.send(String(init?.body), init?.signal);
  const limit = isEndless
    ? { timeout: answersWithin }
    : { signal: AbortSignal.timeout(within), timeout: Number.POSITIVE_INFINITY };
  try {
    await work(new Kataster({ url: database, fetch: send, language: language(), ...limit }));
  } catch (error) {
    throw inLine(error, names);
  } finally {
    await transport.close();
  }
}

/** The way calls take; the file stays open from the first call on that is carried out here. */
class Transport {
  private own: OwnService | undefined;
  private readonly database: string;
  private readonly missing: Opening['missing'];
  private readonly isEndless: boolean;

  constructor(database: string, missing: Opening['missing'], isEndless: boolean) {
    this.database = database;
    this.missing = missing;
    this.isEndless = isEndless;
  }

  /** Carries out a body of calls. */
  async send(body: string, signal: AbortSignal | null | undefined): Promise<Response> {
    const begin = performance.now();
    for (;;) {
      const answer = (this.own ? undefined : await this.served(body, signal)) ?? (await this.opened())?.answer(body);
      if (answer) return answer;
      if (performance.now() - begin > patience) throw takesNoCalls(this.database);
      await pause(betweenAttempts);
    }
  }

  async close(): Promise<void> {
    await this.own?.close();
  }

  /** The answer of the process that serves the file; `undefined` where there is none. */
  private async served(body: string, signal: AbortSignal | null | undefined): Promise<Response | undefined> {
    const socket = socketBeside(this.database);
    try {
      return socket === undefined ? undefined : await sendOver(socket, body, signal);
    } catch (error) {
      if (error instanceof NotServed) return undefined;
      throw error;
    }
  }

  /** The database, opened by this process; `undefined` while another one has it. */
  private async opened(): Promise<OwnService | undefined> {
    if (this.isEndless && socketBeside(this.database) !== undefined)
      throw new StartError(said`no service runs on ${this.database}: start it first`);
    // Loaded where it is needed: most of the program is not, where a service answers.
    const { openOwnService } = await import('./own-service.js');
    try {
      this.own ??= await openOwnService(this.missing);
      return this.own;
    } catch (error) {
      if (error instanceof FileInUse) return undefined;
      throw error;
    }
  }
}

function takesNoCalls(database: string): StartError {
  const who = said`a service that starts or ends, one of an older version, an import, or another command`;
  return new StartError(said`${database} is in use by a process that takes no calls (${who}): try again, or stop it first`);
}
