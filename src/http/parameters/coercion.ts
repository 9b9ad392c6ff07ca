import { idMeantBy } from '../../handlers/ids.js';
import type { Meaning, ParameterDefinition } from '../../rpc/method-definition.js';
import type { Dialect } from '../envelope/dialects.js';
import { changedAt } from './changed-at.js';

/** Coerces the value of a parameter in a dialect: ids become numbers, synonyms the usual names. */
export function coerced({ meanings = [], dialects }: ParameterDefinition, value: unknown, dialect: Dialect): unknown {
  const { meanings: more = [] } = dialects?.[dialect.name] ?? {};
  const all = more.length > 0 ? [...meanings, ...more] : meanings;
  return all.reduce((told, { path, as }) => changedAt(told, path, each => coercedTo(each, as, dialect)), value);
}

function coercedTo(given: unknown, as: Meaning['as'], { facts: { largestId } }: Dialect): unknown {
  if (as === 'id') return idMeantBy(given, largestId);
  if (as === 'digits') return typeof given === 'bigint' && given > 0n && given <= largestId ? String(given) : given;
  return typeof given === 'string' && Object.hasOwn(as, given) ? as[given] : given;
}
