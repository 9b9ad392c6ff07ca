import { JsonAssembly } from '../../handlers/json-assembly.js';
import type { JsonText } from '../../rpc/json-text.js';
import type { Conversion } from '../../rpc/method-definition.js';
import type { Reply } from '../../rpc/reply.js';
import type { Dialect } from '../envelope/dialects.js';
import { definitionOf } from '../envelope/method-definitions.js';
import { changedAt } from '../parameters/changed-at.js';

/**
 * The JSON of a result, with its values as the dialect writes them.
 * @throws RpcError LimitExceeded where it would have more characters than the limit
 */
export function resultJson(reply: Reply, method: string, dialect: Dialect, limit: number): JsonText {
  if ('json' in reply) return reply.json;
  const result = inDialect(method, reply.result, dialect);
  return reply.write ? reply.write(result) : new JsonAssembly(limit).of(result);
}

function inDialect(method: string, result: unknown, { name }: Dialect): unknown {
  const conversions = definitionOf(method)?.conversions?.[name];
  return conversions ? converted(result, conversions) : result;
}

/** A result with the values at these paths as numbers, or as the texts of numbers. */
function converted(result: unknown, conversions: readonly Conversion[]): unknown {
  return conversions.reduce(
    (value, { path, to }) => changedAt(value, path, each => (to === 'integer' ? Number(each) : to[String(each)])),
    result,
  );
}
