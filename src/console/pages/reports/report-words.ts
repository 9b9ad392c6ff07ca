import type { ReportTotalKind } from '../../../../generated/types.js';
import type { Counted, Text } from '../../texts/language.js';

/** Texts of reports. */
export const reportWords = {
  noReport: { en: 'There is no report “{title}”.', de: 'Es gibt keinen Bericht „{title}“.' },
  asList: { en: 'Show as a list', de: 'Als Liste zeigen' },
  define: { en: 'Columns and totals', de: 'Spalten und Summen' },
  groupBy: { en: 'Group by', de: 'Gruppieren nach' },
  totalsOf: { en: 'Totals of {title}', de: 'Summen von {title}' },
  remove: { en: 'Remove {title}', de: '{title} entfernen' },
  column: { en: 'Column', de: 'Spalte' },
  totals: { en: 'Totals', de: 'Summen' },
  addColumn: { en: 'Add a column', de: 'Spalte hinzufügen' },
  link: { en: 'Of the object in', de: 'Des Objekts in' },

  attribute: { en: 'Attribute', de: 'Attribut' },
  all: { en: 'All rows', de: 'Alle Zeilen' },
  withoutValue: { en: 'Without a value', de: 'Ohne Wert' },
  furtherGroups: { en: 'Further groups', de: 'Weitere Gruppen' },
} as const satisfies Readonly<Record<string, Text>>;

export const rowsCounted = {
  one: { en: '1 row', de: '1 Zeile' },
  other: { en: '{number} rows', de: '{number} Zeilen' },
} as const satisfies Counted;

/** Totals as readers name them. */
export const totalWords: Readonly<Record<ReportTotalKind, Text>> = {
  count: { en: 'Count', de: 'Anzahl' },
  sum: { en: 'Sum', de: 'Summe' },
  average: { en: 'Average', de: 'Durchschnitt' },
  min: { en: 'Minimum', de: 'Minimum' },
  max: { en: 'Maximum', de: 'Maximum' },
};
