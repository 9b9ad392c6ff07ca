/**
 * Prepared statements by their texts, at most twice `limit` of them: texts have no end where callers choose the conditions. They are
 * kept in two generations. When the young one is full it becomes the old one, and what of that is not used again is forgotten.
 */
export class KeptStatements<Statement> {
  private young = new Map<string, Statement>();
  private old: ReadonlyMap<string, Statement> = new Map();
  private readonly prepare: (text: string) => Statement;
  private readonly limit: number;

  constructor(prepare: (text: string) => Statement, limit: number) {
    this.prepare = prepare;
    this.limit = limit;
  }

  get size(): number {
    return this.young.size + this.old.size;
  }

  /** The statement of a text, prepared where it is not known. */
  of(text: string): Statement {
    return this.young.get(text) ?? this.keep(text, this.old.get(text) ?? this.prepare(text));
  }

  private keep(text: string, statement: Statement): Statement {
    if (this.young.size >= this.limit) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(text, statement);
    return statement;
  }
}
