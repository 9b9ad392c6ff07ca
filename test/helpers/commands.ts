import { program } from '../../src/cli/program.js';
import { StartRefused } from '../../src/cli/start-refused.js';
import { SettingRefused } from '../../src/config.js';

/**
 * Why a command refuses to run: what follows `kataster: ` when the program is called. It runs in this process, as one of its own
 * takes ten times as long, and with this environment; so tests that ask are serial.
 */
export async function refusalOf(args: readonly string[], environment: Readonly<Record<string, string>>): Promise<string> {
  const { env } = process;
  process.env = { KATASTER_DEFAULT_DATA: 'no', ...environment };
  try {
    await (await program(args)).parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (error instanceof StartRefused || error instanceof SettingRefused) return error.message;
    throw error;
  } finally {
    process.env = env;
  }
  throw new Error(`kataster ${args.join(' ')} was not refused`);
}
