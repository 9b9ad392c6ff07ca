import { text } from '../../messages/text.js';
import { limitExceeded, type RpcError } from '../../rpc/rpc-error.js';

/** The error for an answer that would hold more characters than it may. */
export function answerTooLong(limit: number): RpcError {
  const right = text('ReadLessAtTimeLimit');
  return limitExceeded(text('AnswerHoldsAtMostCharacters', { limit }), {
    answer: text('ExpectedAtMostCharacters', { limit, right }),
    setting: 'KATASTER_BODY_LIMIT',
  });
}
