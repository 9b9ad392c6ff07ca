import { joined, type TextValue, text } from '../messages/text.js';
import { messageOf, type RpcError } from '../rpc/rpc-error.js';

/** Errors that name what is at fault. */
const faulty: ReadonlySet<string> = new Set(['ValidationFailed', 'InvalidParameters']);

/** The values that are at fault, or why the row is rejected. */
export function reasonOf(error: RpcError): TextValue {
  const lines = Object.entries(error.data ?? {}).map(([name, fault]) => text('Named', { name, fault }));
  return faulty.has(error.errorName) && lines.length > 0 ? joined(lines, '; ') : messageOf(error);
}
