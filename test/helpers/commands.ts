import { program } from '../../src/cli/program.js';
import { StartRefused } from '../../src/cli/start-refused.js';
import { SettingRefused } from '../../src/config/config.js';

type Environment = Readonly<Record<string, string>>;

/**
 * What a command says, or why it refuses to run: what follows `kataster: ` when the program is called. It runs in this process, as one of
 * its own takes ten times as long, and with this environment; so tests that ask are serial.
 */
export async function outcomeOf(args: readonly string[], environment: Environment): Promise<Outcome> {
  const { env, stdout } = process;
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
    if (error instanceof StartRefused || error instanceof SettingRefused) return { said, refusal: error.message };
    throw error;
  } finally {
    process.env = env;
    stdout.write = write;
  }
}

/** What a command said, and why it refused to run, if it did. */
export interface Outcome {
  readonly said: string;
  readonly refusal: string | undefined;
}

/** Why a command refuses to run. */
export async function refusalOf(args: readonly string[], environment: Environment): Promise<string> {
  const { refusal } = await outcomeOf(args, environment);
  if (refusal === undefined) throw new Error(`kataster ${args.join(' ')} was not refused`);
  return refusal;
}
