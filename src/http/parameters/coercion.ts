import type { CategoryDefinition } from '../../../generated/types.js';
import type { Registry } from '../../catalog/registry.js';
import { idMeantBy, isDigits } from '../../handlers/ids.js';
import type { Meaning, ParameterDefinition } from '../../rpc/method-definition.js';
import type { Dialect } from '../envelope/dialects.js';
import { changeAt } from './change-at.js';

/** Coerces the value of a parameter that was sent under a name: ids become numbers, numbers of categories their constants, synonyms the usual names. */
export function coerce(
  { meanings = [], dialects, numberedAliases }: ParameterDefinition,
  name: string,
  value: unknown,
  dialect: Dialect,
  registry: Registry,
): unknown {
  const kind = numberedAliases[name];
  if (kind !== undefined) return constantNumbered(kind, value, registry);
  const { meanings: more = [] } = dialects?.[dialect.name] ?? {};
  let meant = value;
  for (const { path, as } of more.length > 0 ? [...meanings, ...more] : meanings)
    meant = path.length === 0 ? coerceValue(meant, as, dialect) : changeAt(meant, path, each => coerceValue(each, as, dialect));
  return meant;
}

function constantNumbered(kind: string, value: unknown, registry: Registry): unknown {
  if (typeof value !== 'number' && typeof value !== 'bigint' && !isDigits(value)) return value;
  return registry.categoryNumbered(kind as CategoryDefinition['kind'], Number(value))?.const ?? String(value);
}

function coerceValue(given: unknown, as: Meaning['as'], { facts: { largestId } }: Dialect): unknown {
  if (as === 'id') return idMeantBy(given, largestId);
  if (as === 'digits') return typeof given === 'bigint' && given > 0n && given <= largestId ? String(given) : given;
  return typeof given === 'string' && Object.hasOwn(as, given) ? as[given] : given;
}
