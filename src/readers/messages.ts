import type { ErrorName } from '../../generated/errors.js';
import { type ErrorValues, RpcError } from '../rpc/rpc-error.js';

/** Reply of a reader process to a job; its result is plain data. */
export type JobReply<Result> =
  | { readonly result: Result }
  | { readonly error: PlainError }
  /** An unexpected error: its message, for the log. */
  | { readonly defect: { readonly message: string; readonly stack: string | undefined } };

/** An error of the interface as plain data. */
interface PlainError {
  readonly name: ErrorName;
  readonly values: RpcError['values'];
  readonly data: RpcError['data'];
  /** The message of a driver, for the log. */
  readonly cause: { readonly message: string; readonly code: unknown } | undefined;
}

/** Carries out a job and returns its reply. */
export async function replyTo<Result>(work: () => Promise<Result>): Promise<JobReply<Result>> {
  try {
    return { result: await work() };
  } catch (error) {
    if (error instanceof RpcError) return { error: plain(error) };
    return { defect: { message: String(error), stack: error instanceof Error ? error.stack : undefined } };
  }
}

/**
 * The result of a job.
 * @throws RpcError as the job threw it, Error where that was a defect
 */
export function resultIn<Result>(reply: JobReply<Result>): Result {
  if ('result' in reply) return reply.result;
  if ('error' in reply) throw errorIn(reply.error);
  const { message, stack } = reply.defect;
  throw Object.assign(new Error(message), { stack });
}

function plain({ errorName: name, values, data, cause }: RpcError): PlainError {
  const told = cause instanceof Error ? { message: cause.message, code: 'code' in cause ? cause.code : undefined } : undefined;
  return { name, values, data, cause: told };
}

function errorIn({ name, values, data, cause }: PlainError): RpcError {
  const error = new RpcError(name, values as ErrorValues<ErrorName>, data);
  if (cause) error.cause = Object.assign(new Error(cause.message), { code: cause.code });
  return error;
}
