/** Text that a spreadsheet would take for a formula is quoted by an apostrophe. */
const formula = /^[=+@\t\r-](?!\d*[.,]?\d+$)/;

/** A table as CSV: commas, quotes where needed, lines ended by CR LF, as RFC 4180 has it. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map(row => row.map(cell).join(',')).join('\r\n');
}

function cell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Gives the reader a file. */
export function download(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  // The byte order mark tells spreadsheets that the text is UTF-8.
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(['\uFEFF', text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
