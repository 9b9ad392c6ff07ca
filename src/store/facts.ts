import type { FactKind, FactQuestion, FactRow } from '../domain/storage/facts.js';
import type { Value } from './dialect.js';
import { isStorable } from './ids.js';
import { Repository } from './repository.js';

const entryOf = (attribute: string) =>
  `e.object AS object, e.category AS category, ${attribute} AS attribute, e.title AS title, e."primary" AS "primary", e."values" AS "values"`;
const entry = entryOf("''");
const nothing = `'' AS title, 0 AS "primary", '' AS "values"`;
const isAsked = 'e.category IN (?*) AND l.attribute IN (?*)';
const counted = (
  kind: FactKind,
  target: string,
) => `SELECT '${kind}' AS kind, CAST(COUNT(*) AS integer) AS id, 0 AS object, e.category AS category, l.attribute AS attribute, ${nothing},
  l.${target} AS target FROM links l JOIN entries e ON e.id = l.entry
  WHERE l.${target} IN (?*) AND ${isAsked} AND e.status = 'normal' GROUP BY l.${target}, e.category, l.attribute`;

/** The farthest a path is followed; what an object is in stands far nearer. */
const farthest = 100;

// Indexes: entries_object, primary keys of entries, objects and links, links_target_object, links_target_entry.
// CROSS JOIN: SQLite would look through every object for the few of a path.
const parts: Readonly<Record<FactKind, string>> = {
  beside: `SELECT 'beside' AS kind, e.id AS id, ${entry}, 0 AS target FROM entries e
    WHERE e.object IN (?*) AND e.category IN (?*) AND e.status = 'normal'`,
  entries: `SELECT 'entries' AS kind, e.id AS id, ${entry}, 0 AS target FROM entries e WHERE e.id IN (?*)`,
  linking: `SELECT 'linking' AS kind, e.id AS id, ${entryOf('l.attribute')}, l.target_object AS target FROM links l JOIN entries e ON e.id = l.entry
    WHERE l.target_object IN (?*) AND ${isAsked} AND e.status = 'normal'`,
  using: `SELECT 'using' AS kind, e.id AS id, ${entryOf('l.attribute')}, l.target_entry AS target FROM links l JOIN entries e ON e.id = l.entry
    WHERE l.target_entry IN (?*) AND ${isAsked} AND e.status = 'normal'`,
  links: counted('links', 'target_object'),
  uses: counted('uses', 'target_entry'),
  paths: `SELECT * FROM (WITH RECURSIVE place (start, id, depth, passed) AS (
      SELECT o.id, o.id, 0, '/' || o.id || '/' FROM objects o WHERE o.id IN (?*)
      UNION ALL SELECT p.start, l.target_object, p.depth + 1, p.passed || l.target_object || '/' FROM place p
        JOIN entries e ON e.object = p.id JOIN links l ON l.entry = e.id
        WHERE ${isAsked} AND e.status = 'normal' AND p.depth < ${farthest} AND p.passed NOT LIKE '%/' || l.target_object || '/%'
    ) SELECT 'paths' AS kind, p.depth AS id, p.id AS object, '' AS category, '' AS attribute, o.title AS title, 0 AS "primary", '' AS "values",
      p.start AS target FROM place p CROSS JOIN objects o WHERE o.id = p.id) path`,
};

/** What is known of other entries than those that are shown, in one statement. */
export class FactRows extends Repository {
  async find(questions: readonly FactQuestion[], atMost?: number): Promise<readonly FactRow[]> {
    if (questions.length === 0) return [];
    const text = textOf(questions.map(({ kind }) => kind));
    const values = questions.flatMap(question => this.valuesOf(question));
    if (atMost === undefined) return this.connection.rows<FactRow>(text, values);
    return this.connection.rows<FactRow>(`${text} LIMIT CAST(? AS bigint)`, [...values, atMost]);
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

const texts = new Map<string, string>();

function textOf(kinds: readonly FactKind[]): string {
  const key = kinds.join();
  const text = texts.get(key) ?? kinds.map(kind => parts[kind]).join(' UNION ALL ');
  texts.set(key, text);
  return text;
}
