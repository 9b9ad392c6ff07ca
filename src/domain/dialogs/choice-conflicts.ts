import type { ChoiceId } from '../../../generated/types.js';
import { comparableTitle } from '../../attributes/choice-titles.js';
import { text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { ChoiceRecord } from '../storage/choices.js';

/** A title that another choice has. */
export function titleTaken(parameter: string, title: string, other: ChoiceId): RpcError {
  const reason = text('IsTitleOfChoice', { title: JSON.stringify(title), other });
  return new RpcError('Conflict', { reason }, { [parameter]: reason });
}

/** A choice that something holds. */
export function inUse(parameter: string, { id, title }: ChoiceRecord, uses: number): RpcError {
  const reason = text('ChoiceIsHeld', {
    id,
    title: JSON.stringify(title),
    uses: uses === 1 ? text('Once') : text('SeveralTimes', { uses }),
  });
  return new RpcError('Conflict', { reason }, { [parameter]: text('ItCanBeDeletedOnce', { reason }) });
}

/** Whether two titles are one. */
export function isAlike(one: string, other: string): boolean {
  return comparableTitle(one) === comparableTitle(other);
}
