import { setTimeout as pause } from 'node:timers/promises';
import { Kataster } from '../../generated/client.js';
import { configFrom } from '../config/config.js';
import { socketBeside } from '../store/engines/sqlite/database-file.js';
import { inLine, type OptionNames } from './call-failures.js';
import type { OpenOptions } from './command-context.js';
import { language, say } from './language/spoken.js';
import type { OwnService } from './own-service.js';
import { NotServed, sendOver } from './socket-client.js';
import { FileInUse, StartError } from './start-error.js';

/** How long a command waits, in milliseconds, for a process that has the file and takes no calls: it may be starting or ending. */
const patience = 5000;
const betweenAttempts = 100;
const answersWithin = 60_000;

/** How a command uses the service. */
export interface ServiceUse {
  /** Treatment of a database that does not exist. */
  readonly missing?: OpenOptions['missing'];
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
  work: (service: Kataster, inLanguage: (language: string) => Kataster) => Promise<void>,
  { missing = 'rejected', names = {}, within = answersWithin, isEndless = false }: ServiceUse = {},
): Promise<void> {
  const { database } = configFrom(process.env);
  const transport = new Transport(database, missing, isEndless);
  const send: typeof fetch = (_, init) => transport.send(String(init?.body), init?.signal);
  const limit = isEndless
    ? { timeout: answersWithin }
    : { signal: AbortSignal.timeout(within), timeout: Number.POSITIVE_INFINITY };
  try {
    const inLanguage = (spoken: string) => new Kataster({ url: database, fetch: send, language: spoken, ...limit });
    await work(inLanguage(language()), inLanguage);
  } catch (error) {
    throw inLine(error, names);
  } finally {
    await transport.close();
  }
}

/** The way calls take; the file stays open from the first call on that is carried out here. */
class Transport {
  /** One for all calls, also for those that begin while it is opened. */
  private own: Promise<OwnService> | undefined;
  private readonly database: string;
  private readonly missing: OpenOptions['missing'];
  private readonly isEndless: boolean;

  constructor(database: string, missing: OpenOptions['missing'], isEndless: boolean) {
    this.database = database;
    this.missing = missing;
    this.isEndless = isEndless;
  }

  /** Carries out a body of calls. */
  async send(body: string, signal: AbortSignal | null | undefined): Promise<Response> {
    const begin = performance.now();
    for (;;) {
      const answer = (this.own ? undefined : await this.sendToService(body, signal)) ?? (await this.openDatabase())?.answer(body);
      if (answer) return answer;
      if (performance.now() - begin > patience) throw takesNoCalls(this.database);
      await pause(betweenAttempts);
    }
  }

  async close(): Promise<void> {
    await (await this.own)?.close();
  }

  /** The answer of the process that serves the file; `undefined` where there is none. */
  private async sendToService(body: string, signal: AbortSignal | null | undefined): Promise<Response | undefined> {
    const socket = socketBeside(this.database);
    try {
      return socket === undefined ? undefined : await sendOver(socket, body, signal);
    } catch (error) {
      if (error instanceof NotServed) return undefined;
      throw error;
    }
  }

  /** The database, opened by this process; `undefined` while another one has it. */
  private async openDatabase(): Promise<OwnService | undefined> {
    if (this.isEndless && socketBeside(this.database) !== undefined)
      throw new StartError(say('NoServiceRunsOn', { database: this.database }));
    // Loaded where it is needed: most of the program is not, where a service answers.
    const { openOwnService } = await import('./own-service.js');
    this.own ??= openOwnService(this.missing);
    try {
      return await this.own;
    } catch (error) {
      this.own = undefined;
      if (error instanceof FileInUse) return undefined;
      throw error;
    }
  }
}

function takesNoCalls(database: string): StartError {
  const who = say('ServiceThatStartsOrEnds');
  return new StartError(say('IsInUseByProcessThatTakes', { database, who }));
}
