import type { ErrorObject } from 'ajv';
import { kindOf, upToTen } from '../../attributes/invalid-value.js';
import { inLanguage, type Text, type TextValue, text } from '../../messages/text.js';
import { asJson, suggestion, withSuggestion } from '../../rpc/did-you-mean.js';
import { expectationOfKeyword } from '../../rpc/expectations.js';

/** Error text for a value that its schema rejects, with the expected value; ids end at `largestId`. */
export function expectation(error: ErrorObject, allowed: readonly unknown[], largestId: bigint): Text {
  const { keyword, params, data } = error;
  const missing = missingMembers[keyword]?.(error);
  if (missing !== undefined) return missing;
  const schema = error.parentSchema ?? {};
  // The document says what ids are in the contract.
  const expected = withLargestId(expectationOf(schema, keyword, params), largestId);
  const english = inLanguage(expected, 'en');
  // A value in the place of an object may be a secret of an attribute: only its kind is shown.
  const given = schema.type === 'object' ? kindOf(data) : formatGiven(data);
  const told = schema['x-expected'] ? allowed.filter(each => english.includes(String(each))) : allowed;
  const fault = text('Mismatch', {
    expected: text('Expected', { expected }),
    given: isBeyond(data, english, largestId) ? text('WhichIsBeyond', { given, max: maxOf(data, largestId) }) : given,
  });
  return typeof data === 'string' && data.length > 3 ? withSuggestion(fault, data, told.map(String), asJson) : fault;
}

type Params = ErrorObject['params'];

const missingMembers: Readonly<Record<string, (error: ErrorObject) => Text>> = {
  required: ({ params }) => text('MemberRequired', { member: params.missingProperty }),
  additionalProperties: ({ params, parentSchema }) =>
    unknownMember(params.additionalProperty, Object.keys(parentSchema?.properties ?? {})),
};

function unknownMember(name: string, known: readonly string[]): Text {
  const quoted = JSON.stringify(name.length > 40 ? `${name.slice(0, 40)}…` : name);
  return text('UnknownMember', {
    member: quoted,
    hint: suggestion(name, known) ?? text('Expected', { expected: known.join(', ') }),
  });
}

function expectationOf(schema: Readonly<Record<string, unknown>>, keyword: string, params: Params): TextValue {
  const { 'x-expected': en, 'x-expected-de': de } = schema;
  if (typeof en === 'string' && typeof de === 'string') return { en, de };
  if (Array.isArray(schema.enum)) return text('OneOf', { values: upToTen(schema.enum) });
  if (keyword === 'pattern') return text('TextOfAnotherForm');
  return expectationOfKeyword(keyword, params) ?? text('AnotherValue');
}

function formatGiven(data: unknown): TextValue {
  const short = typeof data === 'string' && data.length <= 40 ? data : undefined;
  if (short !== undefined) return JSON.stringify(short);
  if (typeof data === 'string') return text('TextOfCharacters', { count: data.length });
  return typeof data === 'number' || typeof data === 'bigint' ? String(data) : kindOf(data);
}

const safe = BigInt(Number.MAX_SAFE_INTEGER);

/** Whether an integer is rejected that is like what is expected, but larger than any number is kept. */
function isBeyond(data: unknown, expected: string, largestId: bigint): data is bigint {
  return typeof data === 'bigint' && data > safe && !expected.includes(String(largestId));
}

function maxOf(data: bigint, largestId: bigint): bigint {
  return data > largestId ? largestId : safe;
}

function withLargestId(expected: TextValue, largestId: bigint): TextValue {
  if (typeof expected !== 'object' || expected === null || 'id' in expected) return expected;
  const ids = (words: string): string => words.replace(`1 to ${safe},`, `1 to ${largestId},`);
  return { ...expected, en: ids(expected.en) };
}
