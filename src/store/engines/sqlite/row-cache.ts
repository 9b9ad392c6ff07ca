/** So many rows are kept, and forgotten together once there are more. */
const mostKept = 10_000;

/**
 * Rows of a table that changes seldom, by id, for connections that read. From the first statement that may change the table until its
 * transaction has ended nothing is kept and nothing found, as until then reads may see another state than the connection that writes.
 */
export class RowCache<Row extends { readonly id: number }> {
  private readonly rows = new Map<number, Row>();
  private isChanging = false;
  private readonly named: RegExp;

  constructor(table: string) {
    this.named = new RegExp(String.raw`\b${table}\b`);
  }

  find(id: number): Row | undefined {
    return this.rows.get(id);
  }

  /** Rows that were read just now. */
  keep(rows: readonly Row[]): void {
    if (this.isChanging) return;
    if (this.rows.size + rows.length > mostKept) this.rows.clear();
    for (const row of rows) this.rows.set(row.id, row);
  }

  /** Whether a statement that writes may change the table. */
  concerns(text: string): boolean {
    return this.named.test(text);
  }

  readonly changing = (): void => {
    this.isChanging = true;
    this.rows.clear();
  };

  /** Is called once the changes of all transactions may be seen. */
  endChanges(): void {
    this.isChanging = false;
  }
}
