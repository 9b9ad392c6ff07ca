import { KatasterError, NoAnswer } from '../../generated/client.js';
import { parameterErrors } from '../../generated/errors.js';
import { inOneLine } from '../rpc/control-characters.js';
import { say } from './language/spoken.js';
import { StartError } from './start-error.js';

/** Options of a command by the parameters they become, without the places in lists. */
export type OptionNames = Readonly<Record<string, string>>;

/** The failure of a call as one line for the terminal; other errors are returned unchanged. */
export function inLine(error: unknown, options: OptionNames = {}): unknown {
  if (error instanceof DOMException)
    return new StartError(say('ServiceDidNotAnswerInTime', { unknown: say('WhetherItDidWhatWasAskedIs') }));
  if (error instanceof NoAnswer) return withoutAnswer(error);
  return error instanceof KatasterError ? new StartError(errorLine(error, options)) : error;
}

function withoutAnswer({ cause }: NoAnswer): unknown {
  if (cause === undefined || cause instanceof SyntaxError) return new StartError(say('WhatListensBesideDatabaseDoesNotAnswer'));
  return isBroken(cause)
    ? new StartError(say('ServiceEndedBeforeItAnswered', { unknown: say('WhetherItDidWhatWasAskedIs') }))
    : cause;
}

/** Members that errors of the client and of the service share. */
type ErrorParts = Pick<KatasterError, 'errorName' | 'summary' | 'data'>;

/** Members of error data that are meant for programs. */
const forPrograms: ReadonlySet<string> = new Set(['error', 'retry', 'correlation']);

/** An error of the interface as one line: faults of parameters, else the message with its hints. */
export function errorLine(error: ErrorParts, options: OptionNames = {}): string {
  return inOneLine(errorText(error, options));
}

function errorText({ errorName, summary, data }: ErrorParts, options: OptionNames): string {
  if (errorName === 'MethodNotFound') return say('ServiceThatRunsIsOfAnotherVersion', { summary });
  const faults = Object.entries(data ?? {}).flatMap(([key, text]) => (forPrograms.has(key) ? [] : [[key, text] as const]));
  if (parameterErrors.has(errorName ?? '') && faults.length > 0)
    return faults.map(([key, fault]) => `${options[key.replace(/\.\d+/g, '')] ?? key}: ${fault}`).join('; ');
  const what = summary.replace(/^(Invalid parameters|Ungültige Parameter): /, '');
  const hints = faults.map(([, hint]) => hint).filter(hint => !what.includes(hint));
  return hints.length > 0 ? `${what.replace(/\.$/, '')} (${hints.join('; ')})` : what;
}

/** The connection ended, which the system says in several ways. */
function isBroken(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && ['ECONNRESET', 'EPIPE', 'ECONNABORTED'].includes(String(cause.code));
}
