import { readFile } from 'node:fs/promises';
import type { AttributeDefinition } from '../generated/types.js';
import type { KeptValues } from '../src/attributes/attribute-values.js';
import { functions } from '../src/attributes/expressions/operations.js';
import { expressionFault, readingByExpression } from '../src/attributes/expressions/results.js';
import test from './helpers/suite.js';

const title = { en: 'A', de: 'A' };
const typed = (key: string, type: AttributeDefinition['type'], more: object = {}) => ({ key, type, title, ...more });
const attributes: readonly AttributeDefinition[] = [
  ...[typed('amount', 'integer'), typed('width', 'number'), typed('price', 'money'), typed('memory', 'number', { unit: 'unit' })],
  ...[typed('host', 'text'), typed('bought', 'date'), typed('until', 'date'), typed('spare', 'boolean')],
  typed('stored', 'integer', { name: 'pieces', aliases: ['items'] }),
];
const entry: KeptValues = {
  ...{ amount: 3, width: 0.1, price: '19.99', memory: { amount: 2, base: 2048 }, host: 'web1' },
  ...{ bought: '2026-01-31', until: '2027-01-31', stored: 7 },
};

type ValueType = NonNullable<AttributeDefinition['valueType']>;

/** What expressions give, by the type of their result. */
const results: Readonly<Partial<Record<ValueType, Readonly<Record<string, string>>>>> = {
  number: {
    'amount * price': '59.97',
    'width + 0.2': '0.3',
    '1 + 2 * 3': '7',
    '(1 + 2) * 3': '9',
    '8 - 4 - 2': '2',
    '-amount + 1': '-2',
    memory: '2048',
    'pieces + items': '14',
    'amount / 0': '',
    '1e999 - 1': '',
    'if(width + 0.2 = 0.3, 1, 2)': '1',
    'if(1.1 * 3 <= 3.3, 1, 2)': '1',
    'coalesce(amount, 0) + 1': '4',
    'max(amount, 5, width)': '5',
    'min(amount, 5, width)': '0.1',
    'round(price * 0.19, 2)': '3.8',
    'round(-2.5)': '-3',
    'round(1250, -2)': '1300',
    'round(1.005, 2)': '1.01',
    'days_between(bought, until)': '365',
    'days_between(until, bought)': '-365',
    'if(amount > 2 and not(spare), 1, 2)': '1',
    'if(amount > 2 and spare, 1, 2)': '2',
    'if(amount > 9 or bought < until, 1, 2)': '1',
    'if(host = "web1", 1, 2)': '1',
    "if(host != 'web1', 1, 2)": '2',
  },
  integer: { 'amount / 2': '2', 'amount * 10': '30', 9007199254740991: '9007199254740991' },
  money: { 'price * 3': '59.97', amount: '3.00', 'price / 3': '6.66', 1e307: '1e+307' },
  text: {
    host: 'web1',
    'concat(host, ".", "example", ".", amount)': 'web1.example.3',
    'concat(width + 0.2)': '0.3',
    'if(bought < date("2026-06-01"), "old", "new")': 'old',
    'concat("")': '',
  },
  date: {
    'add_months(bought, 1)': '2026-02-28',
    'add_months(bought, 12)': '2027-01-31',
    'add_days(bought, 1)': '2026-02-01',
    'add_days(bought, -31)': '2025-12-31',
    'add_days(bought, -0.5)': '2026-01-31',
    'max(bought, until)': '2027-01-31',
    'coalesce(until, bought)': '2027-01-31',
    'add_months(bought, 12 * 9999)': '',
    'date("no day")': '',
  },
};

for (const [valueType, expressions] of Object.entries(results))
  test(`expressions give ${valueType}`, t => {
    for (const [expression, result] of Object.entries(expressions)) {
      const attribute = { expression, valueType: valueType as ValueType };
      t.is(expressionFault(attribute, attributes), undefined, expression);
      t.is(readingByExpression(attribute, attributes)(entry), result, expression);
    }
  });

test('what is worked out from an unset value is unset; functions that take unset values say what they give', t => {
  const unset: Readonly<Record<string, string>> = {
    'amount * price': '',
    'concat("#", amount)': '#',
    'coalesce(amount, 4)': '4',
    'if(amount > 2, 1, 2)': '2',
    'if(spare, 1, 2)': '2',
    'max(amount, 1)': '',
  };
  for (const [expression, result] of Object.entries(unset))
    t.is(readingByExpression({ expression, valueType: 'text' }, attributes)({}), result, expression);
});

test('a text of more than 10,000 characters is unset', t => {
  const long = readingByExpression({ expression: 'concat(host, host)', valueType: 'text' }, attributes);
  t.is(long({ host: 'x'.repeat(5000) }).length, 10_000);
  t.is(long({ host: 'x'.repeat(5001) }), '');
  t.is(
    readingByExpression({ expression: 'coalesce(host, "none")', valueType: 'text' }, attributes)({ host: 'x'.repeat(10_001) }),
    'none',
  );
});

test('an expression is no way to what is not a value of the entry', t => {
  const others = [
    'constructor',
    'toString()',
    'host.length',
    'host["x"]',
    'this',
    '__proto__',
    'amount.constructor("x")',
    'host;',
    'max?.(1, 2)',
  ];
  for (const expression of others) t.truthy(expressionFault({ expression, valueType: 'text' }, attributes), expression);
  t.truthy(expressionFault({ expression: '('.repeat(1000), valueType: 'text' }, attributes));
  t.is(readingByExpression({ expression: `${'('.repeat(499)}1${')'.repeat(499)}`, valueType: 'number' }, attributes)({}), '1');
});

test('the guide names every function', async t => {
  for (const guide of ['own-types.md', 'de/own-types.md']) {
    const text = await readFile(`src/site/articles/${guide}`, 'utf8');
    for (const name of Object.keys(functions)) t.true(text.includes(`\`${name}(`), `${guide}: ${name}`);
  }
});
