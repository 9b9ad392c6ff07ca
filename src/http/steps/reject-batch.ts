import { array } from '../../rpc/json-text.js';
import type { RpcError } from '../../rpc/rpc-error.js';
import type { CallRequest } from '../authentication/request.js';
import { errorJson, failureWith } from '../envelope/envelope.js';
import { type CallResponse, type EncodingParts, encodeNoCall } from './encode.js';
import { answeredId } from './open-envelope.js';

/** Most characters of the errors of a rejected batch, but for its ids: nobody needs a key for them. */
const maxErrorChars = 1_048_576;

/**
 * Encodes the error of a batch of which nothing is carried out: for each id, where the dialect does so and they are not too many, so that
 * clients settle every call; else once, with the id null.
 */
export function rejectBatch(
  members: readonly unknown[],
  error: RpcError,
  request: CallRequest,
  parts: EncodingParts,
): CallResponse {
  const { dialect } = request;
  const whole = encodeNoCall({ id: null, error }, request, parts);
  if (!dialect.rejectsEachCall) return whole;
  const json = errorJson(error, dialect, parts.config.language);
  if (members.length * json.length > maxErrorChars) return whole;
  const ids = members.map(member => answeredId(member, dialect)).filter(id => id !== undefined);
  return ids.length === 0 ? whole : { ...whole, json: array(ids.map(id => failureWith(id, json))) };
}
