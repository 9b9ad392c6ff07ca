import { KatasterError, NoAnswer } from '../../generated/client.js';
import { StartRefused } from './start-refused.js';

const unknown = 'whether it did what was asked is not known; look before you run the command again';
const noService = 'what listens beside the database does not answer as a service would; stop it, and remove its socket';

/** What a failed call means for whoever runs the command, in one line; what is no failure of a call is answered as it is. */
export function inLine(error: unknown): unknown {
  if (error instanceof KatasterError) return new StartRefused(refusalLine(error));
  if (error instanceof DOMException) return new StartRefused(`the service did not answer in time; ${unknown}`);
  if (!(error instanceof NoAnswer)) return error;
  const { cause } = error;
  if (cause === undefined || cause instanceof SyntaxError) return new StartRefused(noService);
  return isBroken(cause) ? new StartRefused(`the service ended before it answered; ${unknown}`) : cause;
}

function refusalLine({ errorName, message, data }: KatasterError): string {
  if (errorName === 'MethodNotFound') return `the service that runs is of another version; restart it (${message})`;
  const faults = Object.entries(data ?? {}).filter(([key]) => key !== 'retry' && key !== 'correlation' && key !== 'error');
  return faults.length > 0 ? faults.map(([key, fault]) => `${key}: ${fault}`).join('; ') : `${message}.`;
}

/** The connection ended, which the system says in several ways. */
function isBroken(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && ['ECONNRESET', 'EPIPE', 'ECONNABORTED'].includes(String(cause.code));
}
