import type { RefusedValue, ValueTable } from './table.js';

const largest = Number.MAX_SAFE_INTEGER;

const noNumbers: readonly RefusedValue[] = [
  'abc',
  '1,234.5',
  '1.234,5',
  '1,234,567',
  ',5',
  '5,',
  ' 1',
  '1 ',
  '0x10',
  'NaN',
  'Infinity',
  true,
  [1],
  { title: 1 },
].map(given => [given, 'expected ']);

/** integer, number and money. */
export const numberTables: readonly ValueTable[] = [
  {
    subject: 'an integer',
    category: 'C__CATG__DRIVE',
    key: 'drive_type',
    accepted: [
      [52, '52'],
      ['52', '52'],
      [0, '0'],
      [-0, '0'],
      [-5, '-5'],
      ['-5', '-5'],
      ['007', '7'],
      [largest, '9007199254740991'],
      [-largest, '-9007199254740991'],
      ['9007199254740991', '9007199254740991'],
    ],
    refused: [
      ...noNumbers,
      [1.5, 'not 1.5'],
      ['1,5', 'expected an integer'],
      ['1.5', 'expected an integer from -9007199254740991 to 9007199254740991'],
      [largest + 1, 'expected an integer'],
      ['9007199254740993', 'expected an integer'],
      ['99999999999999999999', 'expected an integer'],
    ],
    unset: '',
  },
  {
    subject: 'a number',
    category: 'C__CATG__CUSTOM_FIELDS_EXAMPLE',
    key: 'number',
    accepted: [
      [1.5, '1.5'],
      ['1.5', '1.5'],
      ['1,5', '1.5'],
      ['-0,25', '-0.25'],
      ['1,234', '1.234'],
      [3, '3'],
      [0, '0'],
      [-0, '0'],
      [-273.15, '-273.15'],
      [0.1, '0.1'],
      ['1e3', '1000'],
      [largest, '9007199254740991'],
    ],
    refused: [
      ...noNumbers,
      ...[largest + 1, '9007199254740993', 1e21, 1e300, '1e400'].map(
        (given): RefusedValue => [given, 'expected a number from -9007199254740991 to 9007199254740991, not '],
      ),
    ],
    unset: '',
  },
  {
    subject: 'an amount of money',
    category: 'C__CATG__INVOICE',
    key: 'amount',
    accepted: [
      [1234.5, '1234.50'],
      ['1234.5', '1234.50'],
      [1234, '1234.00'],
      ['1,5', '1.50'],
      ['-1234,50', '-1234.50'],
      ['0012.30', '12.30'],
      [0, '0.00'],
      ['-0', '0.00'],
      [-5.1, '-5.10'],
      [0.1, '0.10'],
      ['999999999999999.99', '999999999999999.99'],
    ],
    refused: [
      ...noNumbers,
      [1.234, 'at most two decimals'],
      ['1.234', 'at most two decimals'],
      ['1.234,50', 'at most two decimals'],
      ['5 EUR', 'at most two decimals'],
      ['.5', 'at most two decimals'],
      ['1,234', 'at most two decimals'],
      ...[1e15, '1000000000000000,00', 1e21].map(
        (given): RefusedValue => [given, 'expected an amount with at most 15 digits before the decimals, not '],
      ),
      [1e-7, 'at most two decimals'],
    ],
    unset: '',
  },
];
