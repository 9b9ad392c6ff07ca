import type { ErrorName } from '../../generated/errors.js';
import { RpcError } from '../rpc/rpc-error.js';

/** Answer of a reader process to a job; its result is plain data. */
export type Outcome<Result> =
  | { readonly result: Result }
  | { readonly refused: PlainRefusal }
  /** A defect: its own words, for the log. */
  | { readonly failed: { readonly message: string; readonly stack: string | undefined } };

/** An error of the interface as plain data. */
interface PlainRefusal {
  readonly name: ErrorName;
  readonly message: string;
  readonly data: RpcError['data'];
  /** The words of a driver, for the log. */
  readonly cause: { readonly message: string; readonly code: unknown } | undefined;
}

/** Carries out a job, and answers what became of it. */
export async function outcomeOf<Result>(work: () => Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { result: await work() };
  } catch (error) {
    if (error instanceof RpcError) return { refused: plain(error) };
    return { failed: { message: String(error), stack: error instanceof Error ? error.stack : undefined } };
  }
}

/**
 * The result of a job.
 * @throws RpcError as the job threw it, Error where that was a defect
 */
export function resultIn<Result>(outcome: Outcome<Result>): Result {
  if ('result' in outcome) return outcome.result;
  if ('refused' in outcome) throw refusalIn(outcome.refused);
  const { message, stack } = outcome.failed;
  throw Object.assign(new Error(message), { stack });
}

function plain({ errorName: name, message, data, cause }: RpcError): PlainRefusal {
  const told = cause instanceof Error ? { message: cause.message, code: 'code' in cause ? cause.code : undefined } : undefined;
  return { name, message, data, cause: told };
}

function refusalIn({ name, message, data, cause }: PlainRefusal): RpcError {
  // The message has its values already.
  const error = Object.assign(new RpcError(name, {} as never, data), { message });
  if (cause) error.cause = Object.assign(new Error(cause.message), { code: cause.code });
  return error;
}
