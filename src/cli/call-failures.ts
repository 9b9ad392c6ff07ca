import { KatasterError, NoAnswer } from '../../generated/client.js';
import { parameterErrors } from '../../generated/errors.js';
import { fault as inLanguage, said, spoken } from './language/spoken.js';
import { StartError } from './start-error.js';

/** Options of a command by the parameters they become, without the places in lists. */
export type OptionNames = Readonly<Record<string, string>>;

const unknown = 'whether it did what was asked is not known; look before you run the command again';
const noService = 'what listens beside the database does not answer as a service would; stop it, and remove its socket';

/** The failure of a call as one line for the terminal; other errors are returned unchanged. */
export function inLine(error: unknown, options: OptionNames = {}): unknown {
  if (error instanceof KatasterError) return new StartError(errorLine(error, options));
  if (error instanceof DOMException) return new StartError(said`the service did not answer in time; ${spoken(unknown)}`);
  if (!(error instanceof NoAnswer)) return error;
  const { cause } = error;
  if (cause === undefined || cause instanceof SyntaxError) return new StartError(spoken(noService));
  return isBroken(cause) ? new StartError(said`the service ended before it answered; ${spoken(unknown)}`) : cause;
}

/** Members that errors of the client and of the service share. */
type ErrorParts = Pick<KatasterError, 'errorName' | 'message' | 'data'>;

/** Members of error data that are meant for programs. */
const forPrograms: ReadonlySet<string> = new Set(['error', 'retry', 'correlation']);

/** An error of the interface as one line: faults of parameters, else the message with its hints. */
export function errorLine({ errorName, message, data }: ErrorParts, options: OptionNames = {}): string {
  if (errorName === 'MethodNotFound') return said`the service that runs is of another version; restart it (${message})`;
  const faults = Object.entries(data ?? {}).flatMap(([key, text]) =>
    forPrograms.has(key) ? [] : [[key, inLanguage(text)] as const],
  );
  if (parameterErrors.has(errorName ?? '') && faults.length > 0)
    return faults.map(([key, fault]) => `${options[key.replace(/\.\d+/g, '')] ?? key}: ${fault}`).join('; ');
  const what = inLanguage(message).replace(/^(Invalid parameters|Ungültige Parameter): /, '');
  const hints = faults.map(([, hint]) => hint).filter(hint => !what.includes(hint));
  return hints.length > 0 ? `${what.replace(/\.$/, '')} (${hints.join('; ')})` : what;
}

/** The connection ended, which the system says in several ways. */
function isBroken(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && ['ECONNRESET', 'EPIPE', 'ECONNABORTED'].includes(String(cause.code));
}
