#!/usr/bin/env node
import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';

/** Texts that need no file of the program, by the codes of the system where no more files can be opened. */
const texts = {
  en: {
    EMFILE:
      'this process may open too few files at a time: it needs at least 64, and one more for each connection; raise the limit (ulimit -n)',
    ENFILE: 'the system has too many files open; end other programs, or raise its limit (fs.file-max)',
    output: 'the output cannot be written',
  },
  de: {
    EMFILE:
      'dieser Prozess darf zu wenige Dateien zugleich öffnen: Er braucht mindestens 64 und für jede Verbindung eine mehr; erhöhen Sie die Grenze (ulimit -n)',
    ENFILE: 'im System sind zu viele Dateien geöffnet; beenden Sie andere Programme, oder erhöhen Sie seine Grenze (fs.file-max)',
    output: 'die Ausgabe lässt sich nicht schreiben',
  },
} as const;
const { output: outputFails, ...lacks } = texts[process.env.KATASTER_LANGUAGE === 'de' ? 'de' : 'en'];

/** Files that a service opens until it answers its first clients, and some more; Node has opened some twenty before. */
const filesOfStart = 32;

/**
 * Exit status 78 is `EX_CONFIG` of sysexits.h: another start with the same settings ends like this one, so service managers leave it. 141 is
 * what shells report of a program that SIGPIPE ended, which Node ignores.
 */
const exitCodes = { failed: 1, wrongSetting: 78, outputClosed: 141 } as const;

// Everything is imported within the `try`: reading the files of the program is what fails first where few may be open at a time.
try {
  requireFiles();
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endWithOutput);
  const { program } = await import('./cli/program.js');
  await (await program(process.argv.slice(2))).parseAsync();
} catch (error) {
  process.stderr.write(`kataster: ${await lineFor(error)}\n`);
  process.exitCode = isWrongSetting(error) ? exitCodes.wrongSetting : exitCodes.failed;
}

/** Ends a program whose output cannot be written: quietly where its reader has enough, as `head` does, else with the reason. */
function endWithOutput(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(exitCodes.outputClosed);
  process.stderr.write(`kataster: ${outputFails} (${error.code})\n`);
  process.exit(exitCodes.failed);
}

/** Opens and closes as many files as a start needs. SQLite and the loader hide that none can be opened, and a service with none left starts and answers nobody. */
function requireFiles(): void {
  const files: number[] = [];
  try {
    while (files.length < filesOfStart) files.push(openSync(devNull, 'r'));
  } finally {
    for (const file of files) closeSync(file);
  }
}

/** Why the program did not start, in one line; what nobody expected is thrown on. */
async function lineFor(error: unknown): Promise<string> {
  try {
    const lack = lackIn(error);
    if (lack !== undefined) return lack;
    if (error instanceof Error && (await isStartError(error))) return await inLanguage(error);
  } catch (second) {
    // The loader says of a package whose files cannot be opened that there is none: then the next files cannot be opened, either.
    const lack = lackIn(second);
    if (lack !== undefined) return lack;
  }
  throw error;
}

/** The text of an error in the language of commands. */
async function inLanguage(error: Error): Promise<string> {
  const { formatFault } = await import('./cli/output.js');
  return formatFault(error);
}

async function isStartError(error: unknown): Promise<boolean> {
  const { StartError } = await import('./cli/start-error.js');
  return error instanceof StartError || isWrongSetting(error);
}

/** Told by its name: where too few files can be opened, the module of the class cannot be imported, either. */
function isWrongSetting(error: unknown): boolean {
  return error instanceof Error && error.name === 'SettingError';
}

/** The text about files where they are what is lacking. */
function lackIn(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? Object.entries(lacks).find(([code]) => code === error.code)?.[1] : undefined;
}
