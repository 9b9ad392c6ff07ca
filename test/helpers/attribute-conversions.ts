const titled = (title: string) => ({ en: title, de: title });

/** Lists of choices that the attributes have. */
export const dialogs = [
  {
    name: 'medium',
    choices: [
      { id: 1, const: 'C__MEDIUM__WATER', title: { en: 'Water', de: 'Wasser' } },
      { id: 2, const: 'C__MEDIUM__OIL', title: { en: 'Oil', de: 'Öl' } },
    ],
  },
  { name: 'filling', choices: [{ id: 7, const: 'C__MEDIUM__OIL', title: titled('Fuel oil') }] },
];

/** The members of an attribute beside its key and title. */
export type Attribute = Readonly<Record<string, unknown>>;

/** An attribute that becomes another one: what entries have, and what they have then; `undefined` for what is not taken. */
export interface Conversion {
  readonly from: Attribute;
  readonly to: Attribute;
  readonly values: readonly (readonly [given: unknown, becomes: unknown])[];
}

export const text = { type: 'text' };

/** Conversions of each family of types. */
export const conversions: Readonly<Record<string, Conversion>> = {
  'a text to an integer': {
    from: text,
    to: { type: 'integer' },
    values: [
      ['12', '12'],
      ['-3', '-3'],
      ['1.5', undefined],
      ['a dozen', undefined],
    ],
  },
  'a text to a number within limits': {
    from: text,
    to: { type: 'number', minimum: 0, maximum: 10 },
    values: [
      ['1,5', '1.5'],
      ['11', undefined],
    ],
  },
  'a text to a day': {
    from: text,
    to: { type: 'date' },
    values: [
      ['31.12.2026', '2026-12-31'],
      ['soon', undefined],
    ],
  },
  'a text to yes or no': {
    from: text,
    to: { type: 'boolean' },
    values: [
      ['Yes', '1'],
      ['nein', '0'],
      ['perhaps', undefined],
    ],
  },
  'a text to a choice': {
    from: text,
    to: { type: 'dialog', dialog: 'medium' },
    values: [
      ['water', '1'],
      ['Öl', '2'],
      ['C__MEDIUM__OIL', '2'],
      ['Milk', undefined],
    ],
  },
  'a text to several choices': {
    from: text,
    to: { type: 'multiselect', dialog: 'medium' },
    values: [['Water', ['1']]],
  },
  'a text to an address': {
    from: text,
    to: { type: 'text', format: 'ip' },
    values: [
      ['2001:DB8:0::1', '2001:db8::1'],
      ['nowhere', undefined],
    ],
  },
  'a long text to a short one': {
    from: { type: 'textarea' },
    to: text,
    values: [
      ['a; b', 'a; b'],
      ['x'.repeat(256), undefined],
    ],
  },
  'an integer to a text': { from: { type: 'integer' }, to: text, values: [[12, '12']] },
  'an integer to money': { from: { type: 'integer' }, to: { type: 'money' }, values: [[12, '12.00']] },
  'money to a number': { from: { type: 'money' }, to: { type: 'number' }, values: [['12.50', '12.5']] },
  'a number to an integer': {
    from: { type: 'number' },
    to: { type: 'integer' },
    values: [
      [3, '3'],
      [3.5, undefined],
    ],
  },
  'yes or no to an integer': { from: { type: 'boolean' }, to: { type: 'integer' }, values: [[true, '1']] },
  'a choice to a text': { from: { type: 'dialog', dialog: 'medium' }, to: text, values: [['C__MEDIUM__OIL', 'Oil']] },
  'a choice to one of another list': {
    from: { type: 'dialog', dialog: 'medium' },
    to: { type: 'dialog', dialog: 'filling' },
    values: [
      ['C__MEDIUM__OIL', '7'],
      ['C__MEDIUM__WATER', undefined],
    ],
  },
  'a choice to several': {
    from: { type: 'dialog', dialog: 'medium' },
    to: { type: 'multiselect', dialog: 'medium' },
    values: [['C__MEDIUM__OIL', ['2']]],
  },
  'several choices to one': {
    from: { type: 'multiselect', dialog: 'medium' },
    to: { type: 'dialog', dialog: 'medium' },
    values: [
      [[2], '2'],
      [[1, 2], undefined],
    ],
  },
  'a day to a moment': { from: { type: 'date' }, to: { type: 'datetime' }, values: [['2026-12-31', '2026-12-31 00:00:00']] },
};
