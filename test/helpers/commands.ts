import { fault } from '../../src/cli/language/spoken.js';
import { program } from '../../src/cli/program.js';
import { StartError } from '../../src/cli/start-error.js';
import { SettingError } from '../../src/config/setting-values.js';
import type { Ended } from './process.js';

type Environment = Readonly<Record<string, string>>;

/**
 * Output of a command, or its refusal: the text after `kataster: ` when the program is called. It runs in this process, as one of
 * its own takes ten times as long, and with this environment; so tests that ask are serial.
 */
export async function outcomeOf(args: readonly string[], environment: Environment): Promise<Outcome> {
  const { env, stdout, exitCode } = process;
  const { write } = stdout;
  let said = '';
  process.env = { KATASTER_DEFAULT_DATA: 'no', ...environment };
  stdout.write = (text: string | Uint8Array): boolean => {
    said += text;
    return true;
  };
  try {
    await (await program(args)).parseAsync([...args], { from: 'user' });
    return { said, refusal: undefined };
  } catch (error) {
    if (error instanceof StartError || error instanceof SettingError) return { said, refusal: fault(error.text) };
    throw error;
  } finally {
    process.env = env;
    process.exitCode = exitCode;
    stdout.write = write;
  }
}

/** Output of a command, and its refusal, if any. */
export interface Outcome {
  readonly said: string;
  readonly refusal: string | undefined;
}

/** A command on a database, as a process of its own would end that has nothing to warn of. */
export function endedHere(url: string, ...args: readonly string[]): Promise<Ended> {
  return endedWith({ KATASTER_DATABASE: url }, ...args);
}

/** A command with these settings, as a process of its own would end that has nothing to warn of. */
export async function endedWith(environment: Environment, ...args: readonly string[]): Promise<Ended> {
  const { said, refusal } = await outcomeOf(args, environment);
  if (refusal === undefined) return { code: 0, stdout: said, stderr: '' };
  return { code: 1, stdout: said, stderr: `kataster: ${refusal}\n` };
}

/** Why a command refuses to run. */
export async function refusalOf(args: readonly string[], environment: Environment): Promise<string> {
  const { refusal } = await outcomeOf(args, environment);
  if (refusal === undefined) throw new Error(`kataster ${args.join(' ')} was not refused`);
  return refusal;
}
