import type { Copy } from './copy.js';
import type { Row } from './tables.js';

/** Numbers that PostgreSQL leaves out where a row was refused or there already: rows are compared in their order. */
const withGaps: Readonly<Record<string, string>> = { audit: 'number', relations: 'id', past_relations: 'id' };

/** Rows that are written some time after the answer, in the background, or for a server alone. */
const isLater: Readonly<Record<string, (row: Row) => boolean>> = {
  audit: ({ method }) => method === 'authentication',
  settings: ({ name }) => name === 'epoch',
};

/** Columns that are drawn at random, or written a moment after the answer: two databases with the same history differ there. */
const ofChance: Readonly<Record<string, readonly string[]>> = {
  api_keys: ['digest', 'last_used'],
  guesses: ['slot'],
  passwords: ['hash'],
  sessions: ['digest'],
  settings: ['value'],
};

/** Columns of chance by which rows are found. */
const keysOfChance = ['digest', 'slot'];

/** A copy without rows that are written in the background, some time after the answer. */
export function withoutLater(copy: Copy): Copy {
  return new Map([...copy].map(([table, rows]) => [table, new Map([...rows].filter(([, row]) => !isLater[table]?.(row)))]));
}

/** A copy as it would be had nothing been drawn at random: without columns of chance, texts masked, rows by what is left of their keys. */
export function withoutChance(copy: Copy, mask: (text: string) => string): Copy {
  return new Map([...withoutLater(copy)].map(([table, rows]) => [table, maskedRows([...rows], table, mask)]));
}

function maskedRows(rows: readonly (readonly [string, Row])[], table: string, mask: (text: string) => string) {
  const number = withGaps[table];
  const dropped = [...(ofChance[table] ?? []), ...(number === undefined ? [] : [number])];
  const masked = rows.map(([key, row], at) => {
    const kept = Object.entries(row).filter(([column]) => !dropped.includes(column));
    const values = Object.fromEntries(kept.map(([column, value]) => [column, typeof value === 'string' ? mask(value) : value]));
    const left = keysOfChance.some(column => dropped.includes(column))
      ? JSON.stringify(values)
      : number !== undefined
        ? String(at)
        : mask(key);
    return [left, values] as const;
  });
  return new Map(masked);
}
