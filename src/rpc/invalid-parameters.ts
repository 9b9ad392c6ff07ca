import { joined, type TextValue, text } from '../messages/text.js';
import { RpcError } from './rpc-error.js';

const faultsInReason = 3;

/** The error that names every rejected parameter with its fault; its reason holds the first three. */
export function invalidParameters(faults: ReadonlyMap<string, TextValue>): RpcError {
  const lines = [...faults].slice(0, faultsInReason).map(([name, fault]) => text('Named', { name, fault }));
  return new RpcError('InvalidParameters', { reason: joined(lines, '; ') }, Object.fromEntries(faults));
}

/** The error that names one rejected parameter and its fault. A `reason` of its own is for faults that concern more than that parameter. */
export function invalidParameter(
  parameter: string,
  fault: TextValue,
  reason: TextValue = text('Named', { name: parameter, fault }),
): RpcError {
  return new RpcError('InvalidParameters', { reason }, { [parameter]: fault });
}

/**
 * Rejects a parameter within an expression.
 * @throws RpcError InvalidParameters
 */
export function rejectParameter(parameter: string, fault: TextValue): never {
  throw invalidParameter(parameter, fault);
}
