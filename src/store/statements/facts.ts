import { readTooLarge } from '../../domain/storage/bounded-reads.js';
import type { FactKind, FactQuestion, FactRow } from '../../domain/storage/facts.js';
import type { MaybePromise } from '../../rpc/maybe-promise.js';
import { eventLoopLimit } from '../engines/row-limit.js';
import type { Value } from '../engines/sql-dialect.js';
import { fewLinks, type LinkTarget, onlyWhere, rejectMore, unbounded } from './clauses/bounds.js';
import { isStorable } from './clauses/ids.js';
import { joinPieces, type Piece } from './clauses/value-tests.js';
import { Repository } from './repository.js';

const entryOf = (attribute: string) =>
  `e.object AS object, e.category AS category, ${attribute} AS attribute, e.title AS title, e."primary" AS "primary", e."values" AS "values"`;
const entry = entryOf("''");
const nothing = `'' AS title, 0 AS "primary", '' AS "values"`;
const isAsked = 'e.category IN (?*) AND l.attribute IN (?*)';
const isOwner: Readonly<Record<LinkTarget, string>> = {
  target_object: 'o.id = l.target_object',
  target_entry: 'o.id = (SELECT own.object FROM entries own WHERE own.id = l.target_entry)',
};
/** Links from normal entries of normal objects, and of the object itself, whatever its status: what is gathered counts nothing that is archived. */
const gathered = (
  target: LinkTarget,
  few: string,
) => `FROM ${onlyWhere(few)}links l JOIN entries e ON e.id = l.entry JOIN objects o ON o.id = e.object
    WHERE l.${target} IN (?*) AND ${isAsked} AND e.status = 'normal' AND (o.status = 'normal' OR ${isOwner[target]})`;
const countFacts = (
  kind: FactKind,
  target: LinkTarget,
  few: string,
) => `SELECT '${kind}' AS kind, CAST(COUNT(*) AS integer) AS id, 0 AS object, e.category AS category, l.attribute AS attribute, ${nothing},
  l.${target} AS target ${gathered(target, few)} GROUP BY l.${target}, e.category, l.attribute`;

/** The farthest a path is followed; what an object is in stands far nearer. */
const farthest = 100;

/** Kinds that go through all links to what they are asked about, by the column that names it. */
const targets: Readonly<Partial<Record<FactKind, LinkTarget>>> = {
  linking: 'target_object',
  using: 'target_entry',
  links: 'target_object',
  titles: 'target_object',
  uses: 'target_entry',
};

// Indexes: entries_object, primary keys of entries, objects and links, links_target_object, links_target_entry.
// CROSS JOIN: SQLite would look through every object for the few of a path.
const parts: Readonly<Record<FactKind, (few: string) => string>> = {
  beside: () => `SELECT 'beside' AS kind, e.id AS id, ${entry}, 0 AS target FROM entries e
    WHERE e.object IN (?*) AND e.category IN (?*) AND e.status = 'normal'`,
  entries: () => `SELECT 'entries' AS kind, e.id AS id, ${entry}, 0 AS target FROM entries e WHERE e.id IN (?*)`,
  linking: few =>
    `SELECT 'linking' AS kind, e.id AS id, ${entryOf('l.attribute')}, l.target_object AS target ${gathered('target_object', few)}`,
  using: few =>
    `SELECT 'using' AS kind, e.id AS id, ${entryOf('l.attribute')}, l.target_entry AS target ${gathered('target_entry', few)}`,
  links: few => countFacts('links', 'target_object', few),
  uses: few => countFacts('uses', 'target_entry', few),
  titles:
    few => `SELECT DISTINCT 'titles' AS kind, 0 AS id, 0 AS object, e.category AS category, l.attribute AS attribute, e.title AS title,
      0 AS "primary", '' AS "values", l.target_object AS target ${gathered('target_object', few)}`,
  behind:
    () => `SELECT 'behind' AS kind, e.id AS id, ${entryOf('l.attribute')}, l.entry AS target FROM links l CROSS JOIN entries e
    WHERE l.entry IN (?*) AND ${isAsked} AND e.object = l.target_object AND e.status = 'normal'`,
  paths: () => `SELECT * FROM (WITH RECURSIVE place (start, id, depth, passed) AS (
      SELECT o.id, o.id, 0, '/' || o.id || '/' FROM objects o WHERE o.id IN (?*)
      UNION ALL SELECT p.start, l.target_object, p.depth + 1, p.passed || l.target_object || '/' FROM place p
        JOIN entries e ON e.object = p.id JOIN links l ON l.entry = e.id
        WHERE ${isAsked} AND e.status = 'normal' AND p.depth < ${farthest} AND p.passed NOT LIKE '%/' || l.target_object || '/%'
    ) SELECT 'paths' AS kind, p.depth AS id, p.id AS object, '' AS category, '' AS attribute, o.title AS title, 0 AS "primary", '' AS "values",
      p.start AS target FROM place p CROSS JOIN objects o WHERE o.id = p.id) path`,
};

/** The row that says that more links lead to what is asked about than may be gone through. */
const tooMany = (few: string) =>
  `SELECT 'tooMany' AS kind, 0 AS id, 0 AS object, '' AS category, '' AS attribute, ${nothing}, 0 AS target WHERE NOT ${few}`;

/** Facts about other entries than the shown ones, in one statement. */
export class FactRows extends Repository {
  async find(questions: readonly FactQuestion[], atMost?: number): Promise<readonly FactRow[]> {
    if (questions.length === 0) return [];
    if (atMost === undefined) return this.rows(questions.map(question => this.part(question)));
    const bounded = questions.flatMap(question => this.createParts(question, atMost));
    const rows = await this.rows(bounded, atMost + 1);
    rejectMore(rows, atMost);
    if (rows.some(({ kind }) => kind === 'tooMany')) throw readTooLarge;
    return rows as readonly FactRow[];
  }

  private rows(pieces: readonly Piece[]): MaybePromise<FactRow[]>;
  private rows(
    pieces: readonly Piece[],
    limit: number,
  ): MaybePromise<(Omit<FactRow, 'kind'> & { readonly kind: FactKind | 'tooMany' })[]>;
  private rows(pieces: readonly Piece[], limit?: number): MaybePromise<unknown[]> {
    const { text, values } = joinPieces(pieces, ' UNION ALL ');
    if (limit === undefined) return this.connection.rows(text, values);
    return this.connection.rows(`${text} LIMIT CAST(? AS bigint)`, [...values, limit], eventLoopLimit);
  }

  private part(question: FactQuestion, few: Piece = unbounded): Piece {
    return { text: parts[question.kind](few.text), values: [...few.values, ...this.valuesOf(question)] };
  }

  private createParts(question: FactQuestion, atMost: number): Piece[] {
    const target = targets[question.kind];
    if (!target) return [this.part(question)];
    const { dialect } = this.connection;
    const few = fewLinks(target, dialect.list(question.ids.filter(isStorable)), atMost, dialect);
    return [this.part(question, few), { text: tooMany(few.text), values: few.values }];
  }

  private valuesOf({ kind, ids, names }: FactQuestion): Value[] {
    const { list } = this.connection.dialect;
    const stored = list(ids.filter(isStorable));
    if (kind === 'entries') return [stored];
    if (kind === 'beside') return [stored, list(names)];
    const links = names.map(name => name.split('.'));
    return [stored, list(links.map(([category = '']) => category)), list(links.map(([, attribute = '']) => attribute))];
  }
}
