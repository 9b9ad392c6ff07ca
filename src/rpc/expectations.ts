import type { ErrorObject } from 'ajv';
import { joined, type Text, type TextValue, text } from '../messages/text.js';

type Params = ErrorObject['params'];

/** Expected value by JSON Schema keyword, in words; `undefined` for keywords that say nothing without the rest of their schema. */
export function expectationOfKeyword(keyword: string, params: Params): TextValue {
  return expectations[keyword]?.(params);
}

/** Types of JSON Schema in words: `an integer or null`. */
export function expectedTypes(types: readonly string[]): TextValue {
  return joined(
    types.map(type => words[type] ?? type),
    ' or ',
  );
}

const expectations: Readonly<Record<string, (params: Params) => TextValue>> = {
  type: ({ type }) => expectedTypes([type].flat()),
  minLength: ({ limit }) => text('TextOfAtLeast', { counted: formatCount(limit, 'character') }),
  maxLength: ({ limit }) => text('TextOfAtMost', { counted: formatCount(limit, 'character') }),
  minimum: ({ limit }) => text('NumberOfAtLeast', { last: limit }),
  maximum: ({ limit }) => text('NumberOfAtMost', { limit }),
  minItems: ({ limit }) => text('ListOfAtLeast', { counted: formatCount(limit, 'element') }),
  maxItems: ({ limit }) => text('ListOfAtMost', { counted: formatCount(limit, 'element') }),
};

const words: Readonly<Record<string, Text>> = {
  string: text('AText'),
  number: text('ANumber'),
  integer: text('AnInteger'),
  boolean: text('TrueOrFalse'),
  array: text('AList'),
  object: text('AnObject'),
};

const counts = {
  character: { one: text('OneCharacter'), several: (count: number) => text('Characters', { count }) },
  element: { one: text('OneElement'), several: (count: number) => text('Elements', { count }) },
} as const;

function formatCount(limit: number, what: keyof typeof counts): Text {
  return limit === 1 ? counts[what].one : counts[what].several(limit);
}
