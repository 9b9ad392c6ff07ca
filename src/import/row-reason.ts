import type { RpcError } from '../rpc/rpc-error.js';

/** Errors that name what is at fault. */
const faulty: ReadonlySet<string> = new Set(['ValidationFailed', 'InvalidParameters']);

/** The values that are at fault, or why the row is rejected. */
export function reasonOf({ data, errorName, message }: RpcError): string {
  const lines = Object.entries(data ?? {}).map(([key, line]) => `${key}: ${line}`);
  return faulty.has(errorName) && lines.length > 0 ? lines.join('; ') : message;
}
