/** A number in a cell: its digits without marks of thousands, and the unit behind it or the currency beside it. */
export interface Numeral {
  readonly digits: string;
  readonly unit: string;
  /** Marks, one of which begins its decimals: of one alone that is certain. */
  readonly marks: readonly DecimalMark[];
}

type DecimalMark = '.' | ',';

/** A way to read a cell: the text that says it in this way alone, and the custom that it follows, where it follows one. */
export interface Way {
  readonly custom: string;
  readonly text: string;
}

const currency = '(?:\\p{Sc}|\\p{Lu}{3})';
const blankOrApostrophe = "[ \\u00a0\\u2009\\u202f'’]";

/** Digits in groups of three: other groups are no thousands, and the number means something else. */
const groups = (mark: string, times: string): string => `[1-9]\\d{0,2}(?:${mark}\\d{3})${times}`;

/** Ways to write a number that can be read in one way alone, but for one mark with three digits behind it; the marks of thousands in each, and those that begin decimals. */
const ways: readonly (readonly [digits: string, mark: string, decimals: readonly DecimalMark[]])[] = [
  ['[1-9]\\d{0,2}[.,]\\d{3}(?![eE][+-]?\\d)', '', ['.', ',']],
  ['\\d+(?:\\.\\d+)(?:[eE][+-]?\\d+)?', '', ['.']],
  ['\\d+(?:,\\d+)(?:[eE][+-]?\\d+)?', '', [',']],
  ['\\d+(?:[eE][+-]?\\d+)?', '', []],
  [groups(blankOrApostrophe, '+'), blankOrApostrophe, []],
  [`${groups(blankOrApostrophe, '+')}\\.\\d+`, blankOrApostrophe, ['.']],
  [`(?:${groups(blankOrApostrophe, '+')},\\d+)`, blankOrApostrophe, [',']],
  [`(?:${groups('\\.', '+')},\\d+|${groups('\\.', '{2,}')})`, '\\.', [',']],
  [`(?:${groups(',', '+')}\\.\\d+|${groups(',', '{2,}')})`, ',', ['.']],
];

const forms = ways.map(([digits, mark, decimals]) => ({
  form: new RegExp(
    `^(?<currency>${currency}?)\\s*(?<sign>[+−-]?)(?<digits>${digits})(?:,[–—-]{1,2})?\\s*(?<unit>(?:[\\p{L}\\p{Sc}%°"″].*)?)$`,
    'u',
  ),
  thousands: new RegExp(mark || '(?!)', 'gu'),
  decimals,
}));

const currencyAlone = new RegExp(`^${currency}$`, 'u');

/** The number that a cell says, with a dash for no cents or not; `undefined` where it says none, or more than that. */
export function numeralIn(cell: string): Numeral | undefined {
  for (const { form, thousands, decimals: marks } of forms) {
    const { currency: before = '', sign = '', digits, unit = '' } = form.exec(cell)?.groups ?? {};
    if (digits === undefined || (before !== '' && unit !== '')) continue;
    const number = (sign === '' || sign === '+' ? '' : '-') + digits.replace(thousands, '');
    return { digits: number, unit: before + unit.trim(), marks };
  }
  return undefined;
}

/** The ways to read a number: decimals or thousands are behind a mark with three digits, and the mark of decimals is the custom of a column. */
export function numeralWays(cell: string): readonly Way[] {
  const numeral = numeralIn(cell);
  if (!numeral) return [{ custom: '', text: cell }];
  const { digits, unit, marks } = numeral;
  if (marks.length < 2) return [{ custom: marks[0] ?? '', text: cell }];
  // A zero more makes decimals of what could be thousands.
  const as = (custom: DecimalMark) => (digits.includes(custom) ? `${digits.replace(custom, '.')}0` : digits.replace(/[.,]/, ''));
  return marks.map(custom => ({ custom, text: `${as(custom)} ${unit}`.trim() }));
}

/** Whether a unit is one of money, such as `€` or `EUR`. */
export function isCurrency(unit: string): boolean {
  return currencyAlone.test(unit);
}
