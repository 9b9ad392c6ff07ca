import { reference, type Schema } from './openrpc.js';

/** Well-formed Unicode without NUL. */
export const textPattern = '^[^\\u0000\\ud800-\\udfff]*$';

const most = Number.MAX_SAFE_INTEGER;
const range = { minimum: -most, maximum: most };
const numericText = { type: 'string', 'x-numeric': true } as const;

/** Shapes that values are saved in, shared by many attributes, and what clears them. */
export const inputs: Readonly<Record<string, Schema>> = {
  Cleared: {
    title: 'Cleared',
    description: 'What clears a value: null or an empty text.',
    anyOf: [{ type: 'string', enum: [''] }, { type: 'null' }],
  },
  ClearedChoice: {
    title: 'ClearedChoice',
    description: 'What clears a choice: null, an empty text or -1.',
    anyOf: [{ type: 'string', enum: [''] }, { type: 'integer', enum: [-1] }, { type: 'null' }],
  },
  IntegerInput: {
    title: 'IntegerInput',
    description: 'An integer as it is saved: a number or a numeric text.',
    anyOf: [
      { type: 'integer', ...range },
      { ...numericText, pattern: '^-?[0-9]{1,16}$' },
    ],
  },
  NumberInput: {
    title: 'NumberInput',
    description: 'A number as it is saved: a number or a numeric text, decimals behind a point or a comma.',
    anyOf: [
      { type: 'number', ...range },
      { ...numericText, pattern: '^-?[0-9]+([.,][0-9]+)?([eE][+-]?[0-9]{1,3})?$' },
    ],
  },
  MoneyInput: {
    title: 'MoneyInput',
    description: 'An amount as it is saved: a number or a numeric text with at most two decimals.',
    'x-expected': 'an amount with at most two decimals, such as 1234.50',
    anyOf: [
      { type: 'number', exclusiveMinimum: -1e15, exclusiveMaximum: 1e15 },
      { ...numericText, pattern: '^-?0*[0-9]{1,15}([.,][0-9]{1,2})?$' },
    ],
  },
  NumberText: {
    title: 'NumberText',
    description: 'A number as it is read: a numeric text, empty where there is none.',
    anyOf: [
      { ...numericText, pattern: '^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$' },
      { type: 'string', enum: [''] },
    ],
  },
  YesNoInput: {
    title: 'YesNoInput',
    description: 'A yes or no as it is saved.',
    anyOf: [
      { type: 'boolean' },
      { type: 'integer', enum: [0, 1] },
      { type: 'string', enum: ['0', '1', ...['yes', 'no', 'ja', 'nein'].flatMap(inCases)] },
    ],
  },
  LinkInput: {
    title: 'LinkInput',
    description: 'A link as it is saved: an id, or a list of one id.',
    anyOf: [reference('Id'), { type: 'array', items: reference('Id'), minItems: 1, maxItems: 1 }],
  },
  LinksInput: {
    title: 'LinksInput',
    description: 'Links as they are saved: a list of ids.',
    type: 'array',
    items: reference('Id'),
  },
  ChoicesInput: {
    title: 'ChoicesInput',
    description: 'Several choices as they are saved: ids as numbers, constants or titles as texts.',
    type: 'array',
    items: { anyOf: [{ type: 'integer' }, { type: 'string', pattern: textPattern, maxLength: 255 }] },
  },
};

function inCases(word: string): string[] {
  return [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()];
}
