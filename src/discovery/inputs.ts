import { reference, type Schema } from './openrpc.js';

/** Shapes that values are saved in, shared by many attributes. */
export const inputs: Readonly<Record<string, Schema>> = {
  NumberInput: {
    title: 'NumberInput',
    description: 'A number as it is saved: a number or a numeric text, decimals behind a point or a comma; null clears.',
    anyOf: [{ type: 'number' }, { type: 'string', maxLength: 40 }, { type: 'null' }],
  },
  YesNoInput: {
    title: 'YesNoInput',
    description: 'A yes or no as it is saved; null clears.',
    anyOf: [
      { type: 'boolean' },
      { type: 'integer', enum: [0, 1] },
      { type: 'string', enum: ['yes', 'no', 'ja', 'nein', '0', '1'] },
      { type: 'null' },
    ],
  },
  LinkInput: {
    title: 'LinkInput',
    description: 'A link as it is saved: an id, or a list of ids; null clears.',
    anyOf: [reference('Id'), { type: 'array', items: reference('Id') }, { type: 'null' }],
  },
  ChoicesInput: {
    title: 'ChoicesInput',
    description: 'Several choices as they are saved: ids as numbers, constants or titles as texts; null clears.',
    anyOf: [{ type: 'array', items: { anyOf: [{ type: 'integer' }, { type: 'string', maxLength: 255 }] } }, { type: 'null' }],
  },
};
