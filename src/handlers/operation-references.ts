import type { OperationResult } from '../../generated/types.js';
import { type Text, type TextValue, text } from '../messages/text.js';

/** Result of an operation by the name that it was given. */
export type Outcome = { readonly result: OperationResult } | 'rejected';
export type Outcomes = ReadonlyMap<string, Outcome>;

/** Faults by their paths. */
export type Faults = Map<string, TextValue>;

/** The value with results in the places of references such as `{"$ref": "srv1.id"}`; faults of these are noted under their paths. */
export function withResults(value: unknown, outcomes: Outcomes, path: string, faults: Faults): unknown {
  if (Array.isArray(value)) return value.map((each, at) => withResults(each, outcomes, `${path}[${at}]`, faults));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref: reference, ...others } = value as Readonly<Record<string, unknown>>;
  if (reference !== undefined && Object.keys(others).length === 0) return resolveReference(reference, outcomes, path, faults);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withResults(each, outcomes, `${path}.${key}`, faults)]),
  );
}

function resolveReference(reference: unknown, outcomes: Outcomes, path: string, faults: Faults): unknown {
  const [name = '', ...members] = typeof reference === 'string' ? reference.split('.') : [];
  const outcome = outcomes.get(name);
  const found = outcome && outcome !== 'rejected' ? memberOf(outcome.result, members) : undefined;
  if (found === undefined) faults.set(path, faultOf(reference, outcome, outcomes));
  return found;
}

function memberOf(value: unknown, [member, ...rest]: readonly string[]): unknown {
  if (member === undefined) return value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, member)) return undefined;
  return memberOf((value as Readonly<Record<string, unknown>>)[member], rest);
}

function faultOf(reference: unknown, outcome: Outcome | undefined, outcomes: Outcomes): Text {
  if (outcome === 'rejected') return text('RefersToOperationThatIs');
  const given = JSON.stringify(reference);
  if (outcome) return text('ResultHasNothingAtIt', { given, result: JSON.stringify(outcome.result) });
  const known = [...outcomes.keys()].slice(0, 3).map(name => JSON.stringify(name));
  return text('ExpectedNameOfEarlierOperation', {
    text: known.length > 0 ? text('SuchAs', { known: known.join(', ') }) : '',
    given,
  });
}
