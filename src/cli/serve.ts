import { hostname } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { type Logger, pino } from 'pino';
import { type Config, presentSettings } from '../config/config.js';
import { auditEntry } from '../domain/audit.js';
import type { Store } from '../domain/storage/store.js';
import type { OffloadRead, ReadResult } from '../http/context/read-job.js';
import { startService } from '../http/service.js';
import { ReaderPool, readerLimitsOf } from '../readers/reader-pool.js';
import type { ReaderProgram } from '../readers/reader-process.js';
import { escapeControls } from '../rpc/control-characters.js';
import { socketBeside } from '../store/engines/sqlite/database-file.js';
import { SyncFailed } from '../store/engines/sqlite/log-sync.js';
import type { MigrationWatch } from '../store/open.js';
import { type CommandContext, defaultOpenOptions, inWords, openCommandContext } from './command-context.js';
import { setEngineFlags } from './engine-flags.js';
import { firstCredentials } from './first-credentials.js';
import { greeting } from './greeting.js';
import { say } from './language/spoken.js';
import { print } from './output.js';
import { packageFile, programVersion } from './package-file.js';
import { readableLine } from './readable-line.js';
import { scheduleBackups } from './scheduled-backups.js';
import { settingsHelp } from './settings-help.js';
import { StartError } from './start-error.js';
import { keysGivenBefore } from './start-keys.js';

/** Reader processes have the settings of the service. */
const readerProgram: ReaderProgram = {
  path: fileURLToPath(new URL(`./reader${extname(import.meta.url)}`, import.meta.url)),
  environment: process.env,
};

const catalogueChanged =
  'the catalogue is another one than before: processes with that one change nothing any more, and what is searched is made anew';

const diesWithin = 5_000;
const stillWork = 'keys that earlier starts found in KATASTER_API_KEY still work; `kataster key revoke ID` ends one';

/** `kataster serve`: the service itself. */
export function serveCommand(): Command {
  return new Command('serve').description('StartService').addHelpText('after', settingsHelp()).action(serve);
}

async function serve(): Promise<void> {
  setEngineFlags();
  const workplace = await openCommandContext({
    ...defaultOpenOptions,
    migrating: ({ log }) => logMigrations(openLog(log)),
    claimed:
      ({ log }) =>
      former =>
        openLog(log).warn({ former }, catalogueChanged),
  });
  await serveFrom(workplace).catch(async error => {
    await workplace.store.close();
    throw inWords(error);
  });
}

/** A line of the log for each progress of a migration. */
function logMigrations(log: Logger): MigrationWatch {
  return progress => log.info({ ...progress }, 'the database is brought up to date');
}

async function serveFrom(workplace: CommandContext): Promise<void> {
  const { config, registry, secrets, store } = workplace;
  const log = openLog(config.log);
  const made = await firstCredentials(workplace);
  const older = await keysGivenBefore(store, config);
  if (older.length > 0) log.warn({ keys: older }, stillWork);
  const { now } = store;
  const readers = new ReaderPool<ReadResult>(readerProgram, readerLimitsOf(config));
  const offloadRead: OffloadRead = async job => {
    const result = await readers.run(job.caller.key, job);
    await store.waitForDurability();
    return result;
  };
  const document = packageFile('openrpc.json');
  const version = programVersion();
  const socketPath = socketBeside(config.database);
  const backups = scheduleBackups(config, store, log, now);
  const beside = { offloadRead, socketPath, backups: backups.figures };
  const parts = { config, store, registry, secrets, document, log, now, ...beside };
  const service = await startService(parts).catch(error => rejectListening(config, error));
  // Signals are handled before the greeting: who reads that it listens may stop it at once.
  endWell([backups.stop, service.stop, () => readers.close(), () => store.close()], log);
  readers.warmUp();
  print(greeting(service, config, made));
  log.info({ url: service.url }, 'ready');
  backups.watch();
  await store.check().catch(error => log.error({ reason: causeOf(error) }, 'not ready'));
  await noteStart(version, store, log, now);
}

/** The text of what an answer to a caller leaves out. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}

/** Writes the start and the settings to the audit. A storage that is full or read-only keeps no service from starting. */
async function noteStart(version: string, { audit }: Store, log: Logger, now: () => Date): Promise<void> {
  const author = { key: '', method: 'serve', origin: { key: undefined, address: '' }, now };
  const details = { version, host: hostname(), settings: presentSettings(process.env) };
  const told = (error: unknown): void => log.warn({ err: error }, 'this start is not in the audit');
  await audit.add([auditEntry(author, 'started', {}, details)]).catch(told);
}

function rejectListening({ host, port }: Config, error: NodeJS.ErrnoException): never {
  throw new StartError(say('CannotListenOn', { host, port, code: error.code ?? say('UnknownReason') }));
}

/** SIGTERM and SIGINT end the service in order; what nobody expected ends it at once, with an entry in the log. */
function endWell(ends: readonly (() => Promise<void>)[], log: Logger): void {
  let isEnding = false;
  const told = (error: unknown): void => log.error({ err: error }, 'not ended in order');
  const end = async (reason: string, code: number): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    log.info({ reason }, 'stopping');
    for (const endPart of ends) await endPart().catch(told);
    process.exit(code);
  };
  // Again and again: a terminal and npm both pass on the same Ctrl-C, and what began is to be finished.
  process.on('SIGTERM', () => void end('SIGTERM', 0));
  process.on('SIGINT', () => void end('SIGINT', 0));
  const die = (error: unknown): void => {
    log.fatal({ err: error }, error instanceof SyncFailed ? 'the disk failed' : 'unexpected failure');
    // Nothing is written any more: the system may have dropped what it did not write, and the next start recovers what is there.
    if (error instanceof SyncFailed) process.exit(1);
    setTimeout(() => process.exit(1), diesWithin).unref();
    void end('failure', 1);
  };
  process.on('uncaughtException', die);
  process.on('unhandledRejection', die);
}

/** The log of this process, on standard error: readable lines on a terminal, elsewhere JSON with times as ISO 8601 in UTC. */
function openLog(level: Config['log']): Logger {
  const output = pino.destination({ dest: 2, sync: true });
  const options = { level, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: serializeError } };
  if (!process.stderr.isTTY) return pino(options, { write: line => void output.write(escapeControls(line)) });
  return pino({ ...options, base: null }, { write: line => void output.write(readableLine(line)) });
}

/** Logged members of an error. Other members are left out, as they may contain request data, keys included. */
function serializeError({ name, message, stack, code }: Error & { readonly code?: unknown }): object {
  return { type: name, message, stack, code };
}
