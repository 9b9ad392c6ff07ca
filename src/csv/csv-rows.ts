/** The rows of a CSV text: commas, semicolons or tabs, quoted cells with doubled quotes and line breaks. */
export function rowsOf(text: string): readonly (readonly string[])[] {
  const separator = separatorOf(text);
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"\\r\\n${separator}]*))(${separator}|\\r\\n|\\n|\\r|$)`, 'y');
  const content = text.replace(/^\uFEFF/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  while (cell.lastIndex < content.length || row.length > 0) {
    const [whole, quoted, plain = '', end = ''] = cell.exec(content) ?? [];
    if (whole === undefined) throw new SyntaxError(`line ${rows.length + 1}`);
    row.push(withoutGuard(quoted?.replaceAll('""', '"') ?? plain));
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  return rows.filter(cells => cells.some(each => each.trim() !== ''));
}

/** Without the apostrophe that keeps a spreadsheet from calculating the cell. */
function withoutGuard(text: string): string {
  return text.replace(/^'(?=[=+@\t\r-])/, '');
}

/** The separator that the first line has most. */
function separatorOf(text: string): string {
  const [first = ''] = text.split('\n');
  const counts = [',', ';', '\t'].map(separator => ({ separator, count: first.split(separator).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.separator ?? ',';
}
