import { asSent, type RefusedValue, type ValueTable } from './table.js';

const example = 'C__CATG__CUSTOM_FIELDS_EXAMPLE';

function refused(says: string, values: readonly unknown[]): readonly RefusedValue[] {
  return values.map(value => [value, says]);
}

/** date, datetime, time, timespan. */
export const dateTables: readonly ValueTable[] = [
  {
    subject: 'a date',
    category: example,
    key: 'day',
    accepted: [
      ...asSent(['2026-02-28', '2024-02-29', '2000-02-29', '9999-12-31', '1900-01-01']),
      ['28.02.2026', '2026-02-28'],
      ['1.3.2026', '2026-03-01'],
      ['29.02.2024', '2024-02-29'],
      ...['2026-02-28 00:00:00', '2026-02-28T00:00', '28.2.2026 00:00:00.000'].map(given => [given, '2026-02-28'] as const),
    ],
    refused: refused('expected a day that exists, written Y-m-d', [
      '2026-02-30',
      '2025-02-29',
      '1900-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-04-31',
      '31.04.2026',
      '0000-00-00',
      '2026-1-1',
      '26-01-01',
      '02/28/2026',
      '2026-02-28 10:00:00',
      '2026-02-28T00:00:00Z',
      'tomorrow',
      ' 2026-02-28',
      20260228,
      true,
      ['2026-02-28'],
    ]),
    unset: '',
  },
  {
    subject: 'a moment',
    category: example,
    key: 'moment',
    accepted: [
      ...asSent(['2026-02-28 13:45:00', '2026-02-28 00:00:00', '2024-02-29 23:59:59']),
      ...['2026-02-28', '28.02.2026'].map(given => [given, '2026-02-28 00:00:00'] as const),
    ],
    refused: refused('expected a moment that exists, written Y-m-d H:i:s', [
      '2026-02-30 10:00:00',
      '2026-02-28 24:00:00',
      '2026-02-28 10:60:00',
      '2026-02-28 10:00:60',
      '2026-02-28 10:00',
      '2026-02-28T10:00:00',
      '2026-02-28  10:00:00',
      '2026-02-28 10:00:00 +01:00',
      '2026-02-30',
      1772272800,
    ]),
    unset: '',
  },
  {
    subject: 'a time',
    category: example,
    key: 'clock',
    accepted: asSent(['08:30', '00:00', '23:59']),
    refused: refused('expected a time written HH:MM', ['24:00', '08:60', '8:30', '08:30:00', '0830', '08.30', 830, '8 pm']),
    unset: '',
  },
  {
    subject: 'a timespan',
    category: 'C__CATG__SLA',
    key: 'monday_time',
    accepted: asSent(['08:00-17:30', '00:00-23:59', '08:00-08:00']),
    refused: refused('written HH:MM-HH:MM', [
      '08:00',
      '8:00-17:30',
      '08:00-24:00',
      '08:00 - 17:30',
      '08:00-12:00-17:00',
      '17:30-08:00',
      8,
      '-',
    ]),
    unset: '',
  },
];
