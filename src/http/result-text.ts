import { methods } from '../../generated/methods.js';
import { JsonAssembly } from '../handlers/json-assembly.js';
import { JsonAround, JsonText } from '../handlers/json-text.js';
import type { Conversion, MethodDefinition } from '../rpc/method-definition.js';
import { changedAt } from './changed-at.js';
import type { Dialect } from './dialects.js';

const table: Readonly<Record<string, MethodDefinition>> = methods;

/**
 * The JSON text of a result, with its values as the dialect writes them.
 * @throws RpcError LimitExceeded where it would have more characters than the limit
 */
export function resultText(result: unknown, method: string, dialect: Dialect, limit: number): string {
  if (result instanceof JsonText) return result.text;
  if (result instanceof JsonAround) return result.textOf(inDialect(method, result.value, dialect));
  return new JsonAssembly(limit).of(inDialect(method, result, dialect));
}

function inDialect(method: string, result: unknown, { name }: Dialect): unknown {
  const conversions: readonly Conversion[] | undefined = Object.hasOwn(table, method)
    ? table[method]?.conversions?.[name]
    : undefined;
  return conversions ? converted(result, conversions) : result;
}

/** A result with the values at these paths as numbers, or as the texts of numbers. */
function converted(result: unknown, conversions: readonly Conversion[]): unknown {
  return conversions.reduce(
    (value, { path, to }) => changedAt(value, path, each => (to === 'integer' ? Number(each) : to[String(each)])),
    result,
  );
}
