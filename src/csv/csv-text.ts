/** Text that a spreadsheet would take for a formula is quoted by an apostrophe. */
const formula = /^[=+@\t\r-](?!\d*[.,]?\d+$)/;

/** A table as CSV: commas unless another separator is named, quotes where needed, lines that end by CR LF, as RFC 4180 has it. Cells that spreadsheets would calculate begin with an apostrophe. */
export function csvOf(rows: readonly (readonly string[])[], separator: ',' | ';' = ','): string {
  return rows.map(row => `${row.map(cell).join(separator)}\r\n`).join('');
}

/** Lines of records, the titles of the columns first: those of the records, or `columns` where there is no record. */
export function linesOf(
  records: readonly Readonly<Record<string, string>>[],
  columns: readonly string[],
): readonly (readonly string[])[] {
  const titles = records[0] ? Object.keys(records[0]) : columns;
  return [titles, ...records.map(record => titles.map(title => record[title] ?? ''))];
}

function cell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",;\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
