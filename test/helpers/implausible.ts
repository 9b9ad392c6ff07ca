import type { AttributeDefinition, TextFormat } from '../../generated/types.js';
import { formOf, rangeWords } from '../../src/attributes/formats.js';
import { registry } from './catalogue.js';

/** A value that cannot be true, and what the refusal says would be right. */
export interface Implausible {
  readonly category: string;
  readonly attribute: AttributeDefinition;
  /** Values sent beside it, such as the day that it comes before. */
  readonly beside: Readonly<Record<string, unknown>>;
  readonly given: unknown;
  readonly expected: string;
}

const wrongTexts: Readonly<Record<Exclude<TextFormat, 'html' | 'integer' | 'mac' | 'positions'>, string>> = {
  ipv4: '300.1.1.1',
  ipv6: '192.0.2.17',
  ip: 'hello world',
  hostname: 'hello world',
  email: 'hello world',
  url: 'hello world',
  wwn: '50:06:0b',
  guid: 'hello world',
  imei: '35209900',
  color: 'red',
  latitude: '91',
  longitude: '-181',
};

/** A pair of values by type, the later one first. */
const wrongOrder: Readonly<Record<string, readonly [unknown, unknown]>> = {
  date: ['2027-01-02', '2027-01-01'],
  datetime: ['2027-01-02 08:00:00', '2027-01-01 08:00:00'],
  integer: [8, 7],
  number: [8, 7],
  text: ['192.0.2.10', '192.0.2.9'],
};

/** For every mark of the shipped catalogue a value that breaks it; those of MAC addresses and positions are refused in every dialect. */
export const implausibleValues: readonly Implausible[] = registry.categories
  .filter(({ sameAs, mode }) => !sameAs && mode !== 'view')
  .flatMap(category =>
    category.attributes
      .filter(({ readOnly, key }) => !readOnly && key !== 'positions')
      .flatMap(each => broken(category.const, each)),
  );

function broken(category: string, attribute: AttributeDefinition): Implausible[] {
  const { format, minimum, maximum, notBefore, type } = attribute;
  const number = rangeWords(type === 'integer' || format === 'integer' ? 'integer' : 'number', attribute).en;
  const [first, second] = wrongOrder[type] ?? [];
  const texts: Readonly<Record<string, string>> = wrongTexts;
  const one = { category, attribute, beside: {} };
  const asWritten = (value: number) => (type === 'text' ? String(value) : value);
  return [
    ...(texts[format ?? ''] ? [{ ...one, given: texts[format ?? ''], expected: formOf(attribute)?.expected.en ?? '' }] : []),
    ...(minimum === undefined ? [] : [{ ...one, given: asWritten(minimum - 1), expected: number }]),
    ...(maximum === undefined ? [] : [{ ...one, given: asWritten(maximum + 1), expected: number }]),
    ...(notBefore === undefined ? [] : [{ ...one, beside: { [notBefore]: first }, given: second, expected: 'or later' }]),
  ];
}
