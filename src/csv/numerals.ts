/** A number in a cell: its digits without marks of thousands, and the unit behind it or the currency beside it. */
export interface Numeral {
  readonly digits: string;
  readonly unit: string;
}

const currency = '(?:\\p{Sc}|\\p{Lu}{3})';
const blankOrApostrophe = "[ \\u00a0\\u2009\\u202f'’]";
const decimals = '(?:[.,]\\d+)?';

/** Digits in groups of three: other groups are no thousands, and the number means something else. */
const groups = (mark: string, times: string): string => `[1-9]\\d{0,2}(?:${mark}\\d{3})${times}`;

/** Ways to write a number that can be read in one way alone, and the marks of thousands in each. */
const ways: readonly (readonly [digits: string, mark: string])[] = [
  [`\\d+${decimals}(?:[eE][+-]?\\d+)?`, ''],
  [groups(blankOrApostrophe, '+') + decimals, blankOrApostrophe],
  [`(?:${groups('\\.', '+')},\\d+|${groups('\\.', '{2,}')})`, '\\.'],
  [`(?:${groups(',', '+')}\\.\\d+|${groups(',', '{2,}')})`, ','],
];

const forms = ways.map(([digits, mark]) => ({
  form: new RegExp(
    `^(?<currency>${currency}?)\\s*(?<sign>[+−-]?)(?<digits>${digits})(?:,[–—-]{1,2})?\\s*(?<unit>(?:[\\p{L}\\p{Sc}%°"″].*)?)$`,
    'u',
  ),
  marks: new RegExp(mark || '(?!)', 'gu'),
}));

const currencyAlone = new RegExp(`^${currency}$`, 'u');

/** The number that a cell says, with a dash for no cents or not; `undefined` where it says none, or more than that. */
export function numeralIn(cell: string): Numeral | undefined {
  for (const { form, marks } of forms) {
    const { currency: before = '', sign = '', digits, unit = '' } = form.exec(cell)?.groups ?? {};
    if (digits === undefined || (before !== '' && unit !== '')) continue;
    return { digits: (sign === '' || sign === '+' ? '' : '-') + digits.replace(marks, ''), unit: before + unit.trim() };
  }
  return undefined;
}

/** Whether a unit is one of money, such as `€` or `EUR`. */
export function isCurrency(unit: string): boolean {
  return currencyAlone.test(unit);
}
