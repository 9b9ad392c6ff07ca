import type { AttributeDefinition, Comparison } from '../generated/types.js';
import { typeOf } from '../src/attributes/attribute-types.js';
import { InvalidValue } from '../src/attributes/invalid-value.js';
import { type Compared, comparisonsOf, familyOf } from '../src/domain/lists/comparisons.js';
import { registry } from './helpers/catalogue.js';
import test from './helpers/suite.js';
import { valueTables } from './helpers/values/tables.js';

const example = 'C__CATG__CUSTOM_FIELDS_EXAMPLE';
const assignment = { is: 'choice', dialog: 'ip_assignment' } as const;

type Simple = Exclude<Comparison, '!=' | 'in' | 'set' | 'unset'>;

/** A comparison, and the condition that it becomes. */
const compared: readonly (readonly [category: string, key: string, comparison: Simple, given: unknown, becomes: Compared])[] = [
  [example, 'text', '=', '50%', { is: 'like', pattern: ['50%'] }],
  [example, 'text', 'contains', '50%', { is: 'like', pattern: ['', '50%', ''] }],
  [example, 'text', 'begins', 'a*', { is: 'like', pattern: ['a*', ''] }],
  [example, 'text', 'like', 'a*c', { is: 'like', pattern: ['a', 'c'] }],
  [example, 'text', '<', 7, { is: 'ordered', order: '<', text: '7' }],
  [example, 'number', '>=', '1,5', { is: 'number', order: '>=', number: 1.5 }],
  [example, 'day', '<=', '28.02.2026', { is: 'ordered', order: '<=', text: '2026-02-28' }],
  [example, 'clock', '=', '08:30', { is: 'ordered', order: '=', text: '08:30' }],
  ['C__CATG__INVOICE', 'charged', '=', 'no', { is: 'oneOf', values: [false], orUnset: true }],
  ['C__CATG__INVOICE', 'charged', '=', 1, { is: 'oneOf', values: [true], orUnset: false }],
  ['C__CATG__IP', 'ipv4_assignment', '=', 2, { is: 'oneOf', values: [2] }],
  ['C__CATG__IP', 'ipv4_assignment', '=', 'STATISCH', { ...assignment, patterns: [['statisch']], shipped: [2] }],
  ['C__CATG__IP', 'ipv4_assignment', 'like', 'st*c', { ...assignment, patterns: [['st', 'c']], shipped: [2] }],
  ['C__CATG__IP', 'ipv4_assignment', 'like', 'sta*tic', { ...assignment, patterns: [['sta', 'tic']], shipped: [2] }],
  ['C__CATG__IP', 'ipv4_assignment', 'like', 'sta*atic', { ...assignment, patterns: [['sta', 'atic']], shipped: [] }],
  ['C__CATG__IP', 'net', '=', '7', { to: 'objects', ids: [7] }],
  ['C__CATG__IP', 'net', 'begins', 'Office', { to: 'titled', patterns: [['office', '']] }],
  ['C__CATG__IP', 'dns_server', '=', 7, { to: 'entries', ids: [7] }],
];

for (const [category, key, comparison, given, becomes] of compared)
  test(`${category}.${key} ${comparison} ${JSON.stringify(given)}`, t => {
    const { family, attribute } = comparing(category, key);
    const { dialog: _, ...rest } = { dialog: '', ...family[comparison]?.(given, attribute, { registry }) };
    const { dialog: __, ...expected } = { dialog: '', ...becomes };
    t.deepEqual(rest, expected);
  });

const refused: readonly (readonly [category: string, key: string, comparison: Simple, given: unknown, says: string])[] = [
  [example, 'text', '=', '', 'expected a text that is not empty'],
  [example, 'text', 'contains', 'x'.repeat(256), 'expected a text of up to 255 characters, not of 256'],
  [example, 'number', '<', 'many', 'expected a number or a numeric text, not a text "many"'],
  [example, 'day', '=', 'tomorrow', 'expected a day that exists'],
  ['C__CATG__IP', 'dns_server', '=', 'ns1', 'expected the id of an entry, not a text'],
];

for (const [category, key, comparison, given, says] of refused)
  test(`${category}.${key} ${comparison} ${String(given).slice(0, 10)} is refused`, t => {
    const { family, attribute } = comparing(category, key);
    const error = t.throws(() => family[comparison]?.(given, attribute, { registry }), { instanceOf: InvalidValue });
    t.true(error?.message.startsWith(says), error?.message);
  });

test('each type has the comparisons of its family; types that hide their values have only set and unset', t => {
  const ordered = ['=', '!=', '<', '<=', '>', '>=', 'in'];
  const titled = ['=', '!=', 'in', 'contains', 'begins', 'like'];
  const families: Readonly<Record<string, readonly string[]>> = {
    text: [...ordered, ...titled.slice(3)],
    number: ordered,
    moment: ordered,
    yesOrNo: titled.slice(0, 3),
    choice: titled,
    objectLink: titled,
    entryLink: titled.slice(0, 3),
    presence: [],
  };
  for (const { category, key } of valueTables) {
    const attribute = attributeIn(category, key);
    const { comparedAs } = typeOf(attribute);
    const family = familyOf(attribute);
    t.deepEqual(
      family && comparisonsOf(family),
      comparedAs === 'nothing' ? undefined : [...(families[comparedAs] ?? []), 'set', 'unset'],
    );
  }
});

function comparing(category: string, key: string) {
  const attribute = attributeIn(category, key);
  return { attribute, family: familyOf(attribute) ?? {} };
}

function attributeIn(category: string, key: string): AttributeDefinition {
  const attribute = registry.category(category)?.attributesByKey.get(key);
  if (!attribute) throw new Error(`${category} has no ${key}.`);
  return attribute;
}
