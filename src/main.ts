#!/usr/bin/env node
/** Codes of the system where no more files can be opened, not even those of the program. */
const tooFewFiles: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE']);
const tooFew =
  process.env.KATASTER_LANGUAGE === 'de'
    ? 'dieser Prozess darf zu wenige Dateien zugleich öffnen; erhöhen Sie die Grenze, etwa auf 1024 (ulimit -n)'
    : 'this process may open too few files at a time; raise the limit, to 1024 for instance (ulimit -n)';

/** Exit status 78 is `EX_CONFIG` of sysexits.h: another start with the same settings ends like this one, so service managers leave it. */
const exitCodes = { failed: 1, wrongSetting: 78 } as const;

// Everything is imported within the `try`: reading the files of the program is what fails first where few may be open at a time.
try {
  const { program } = await import('./cli/program.js');
  await (await program(process.argv.slice(2))).parseAsync();
} catch (error) {
  process.stderr.write(`kataster: ${await lineFor(error)}\n`);
  process.exitCode = isWrongSetting(error) ? exitCodes.wrongSetting : exitCodes.failed;
}

/** Why the program did not start, in one line; what nobody expected is thrown on. */
async function lineFor(error: unknown): Promise<string> {
  try {
    if (error instanceof Error && (await isStartError(error))) return await inLanguage(error.message);
  } catch (second) {
    // The loader says of a package whose files cannot be opened that there is none: then the next files cannot be opened, either.
    if (lacksFiles(second)) return tooFew;
  }
  if (lacksFiles(error)) return tooFew;
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

function lacksFiles(error: unknown): boolean {
  return error instanceof Error && 'code' in error && tooFewFiles.has(error.code);
}
