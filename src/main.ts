#!/usr/bin/env node
import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';

/** Texts where no more files can be opened, not even those of the program, by the codes of the system. */
const texts = {
  en: {
    EMFILE: 'this process may open too few files at a time; raise the limit, to 1024 for instance (ulimit -n)',
    ENFILE: 'the system has too many files open; end other programs, or raise its limit (fs.file-max)',
  },
  de: {
    EMFILE: 'dieser Prozess darf zu wenige Dateien zugleich öffnen; erhöhen Sie die Grenze, etwa auf 1024 (ulimit -n)',
    ENFILE: 'im System sind zu viele Dateien geöffnet; beenden Sie andere Programme, oder erhöhen Sie seine Grenze (fs.file-max)',
  },
} as const;
const lacks: ReadonlyMap<unknown, string> = new Map(Object.entries(texts[process.env.KATASTER_LANGUAGE === 'de' ? 'de' : 'en']));

/** Files that a service opens until it answers its first clients, and some more. */
const filesOfStart = 32;

/** Exit status 78 is `EX_CONFIG` of sysexits.h: another start with the same settings ends like this one, so service managers leave it. */
const exitCodes = { failed: 1, wrongSetting: 78 } as const;

// Everything is imported within the `try`: reading the files of the program is what fails first where few may be open at a time.
try {
  requireFiles();
  const { program } = await import('./cli/program.js');
  await (await program(process.argv.slice(2))).parseAsync();
} catch (error) {
  process.stderr.write(`kataster: ${await lineFor(error)}\n`);
  process.exitCode = isWrongSetting(error) ? exitCodes.wrongSetting : exitCodes.failed;
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
    if (error instanceof Error && (await isStartError(error))) return await inLanguage(error.message);
  } catch (second) {
    // The loader says of a package whose files cannot be opened that there is none: then the next files cannot be opened, either.
    const lack = lackIn(second);
    if (lack !== undefined) return lack;
  }
  throw error;
}

/** The message in the language of commands; texts of the service within it are in English. */
async function inLanguage(message: string): Promise<string> {
  const { fault } = await import('./cli/language/spoken.js');
  return fault(message);
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
  return error instanceof Error && 'code' in error ? lacks.get(error.code) : undefined;
}
