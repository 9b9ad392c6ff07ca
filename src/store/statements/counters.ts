import { type CounterFormat, maxDigits } from '../../attributes/counters.js';
import { attributeNumber } from '../../domain/storage/indexed-values.js';
import type { CounterRecords, UniqueAttribute } from '../../domain/storage/unique-values.js';
import { Repository } from './repository.js';

type Counted = Pick<UniqueAttribute, 'category' | 'key'>;

// Index: primary key of counters. The row is held from here on until the transaction ends.
const advance = 'UPDATE counters SET last = last + 1 WHERE attribute = CAST(? AS bigint) AND format = ?';
const read = 'SELECT last FROM counters WHERE attribute = CAST(? AS bigint) AND format = ?';
const begin =
  'INSERT INTO counters (attribute, format, last) VALUES (CAST(? AS bigint), ?, CAST(? AS bigint)) ON CONFLICT (attribute, format) DO NOTHING';
const skip =
  'UPDATE counters SET last = CAST(? AS bigint) WHERE attribute = CAST(? AS bigint) AND format = ? AND last < CAST(? AS bigint)';

/** Numbers that are given out. */
export class Counters extends Repository implements CounterRecords {
  async next(counted: Counted, format: CounterFormat): Promise<number> {
    const row = [attributeNumber(counted.category, counted.key), format.written] as const;
    if ((await this.writes.count(advance, row)) === 0) {
      await this.begin(counted, format);
      await this.writes.count(advance, row);
    }
    const [counter] = await this.connection.whole.rows<{ readonly last: number | string }>(read, row);
    return Number(counter?.last ?? 0);
  }

  async skipTo(counted: Counted, format: CounterFormat, number: number): Promise<void> {
    const row = [attributeNumber(counted.category, counted.key), format.written] as const;
    await this.begin(counted, format);
    await this.writes.count(skip, [number, ...row, number]);
  }

  /** Another transaction that begins the same counter is waited for. */
  private async begin({ category, key }: Counted, { written, prefix, suffix }: CounterFormat): Promise<void> {
    const row = [attributeNumber(category, key), written] as const;
    const [known] = await this.connection.whole.rows(read, row);
    if (known) return;
    const value = this.connection.dialect.member('"values"', [key]).text;
    const [from, behind] = [[...prefix].length, [...suffix].length];
    const number = `CASE WHEN length(value) > ${from + behind} THEN substr(value, ${from + 1}, length(value) - ${from + behind}) END`;
    const greatest = `SELECT number FROM (SELECT ${number} AS number, value FROM
        (SELECT ${value} AS value FROM entries WHERE category = ?) known) parted
      WHERE substr(value, 1, ${from}) = ? AND substr(value, ${from + 1} + length(number)) = ? AND trim(number, '0123456789') = '' AND length(number) <= ${maxDigits}
      ORDER BY CAST(number AS bigint) DESC LIMIT 1`;
    const [found] = await this.connection.whole.rows<{ readonly number: string }>(greatest, [category, prefix, suffix]);
    await this.writes.count(begin, [...row, Number(found?.number ?? 0)]);
  }
}
