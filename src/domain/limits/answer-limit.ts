import { RpcError } from '../../rpc/rpc-error.js';

/** The error for an answer that would hold more characters than it may. */
export function answerTooLong(limit: number): RpcError {
  const right = 'read less at a time: a limit with an offset or a cursor, fewer categories, fewer fields, or no content of files';
  return new RpcError(
    'LimitExceeded',
    { what: `an answer holds at most ${limit} characters` },
    { answer: `expected at most ${limit} characters; ${right}`, setting: 'KATASTER_BODY_LIMIT' },
  );
}
