import type { ChoiceId } from '../../../generated/types.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { ChoiceRecord } from '../storage/choices.js';

/** A title that another choice has. */
export function titleTaken(parameter: string, title: string, other: ChoiceId): RpcError {
  const reason = `${JSON.stringify(title)} is the title of choice ${other}`;
  return new RpcError('Conflict', { reason }, { [parameter]: reason });
}

/** A choice that something holds. */
export function inUse(parameter: string, { id, title }: ChoiceRecord, uses: number): RpcError {
  const reason = `choice ${id}, ${JSON.stringify(title)}, is held ${uses === 1 ? 'once' : `${uses} times`}`;
  return new RpcError(
    'Conflict',
    { reason },
    { [parameter]: `${reason}; it can be deleted once no entry, no object and no choice that depends on it holds it` },
  );
}

/** A title is taken whatever its case. */
export function isAlike(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
