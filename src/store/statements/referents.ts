import { lastCatalogueChoice, type ReferencedRelation } from '../../attributes/references.js';
import type { Referents as Found, ReferentIds } from '../../domain/storage/referents.js';
import { firstRelation } from '../../domain/storage/relations.js';
import { andThen, type MaybePromise } from '../../rpc/maybe-promise.js';
import type { Value } from '../engines/sql-dialect.js';
import { isStorable } from './clauses/ids.js';
import { Repository } from './repository.js';

type Kind = Exclude<keyof ReferentIds, 'relations'>;
/** Parts of the statement: relations bring the objects that they connect. */
type Part = Kind | 'relations' | 'relatives';

/** A row of the one list: what is no part of its kind is null. */
interface ReferentRow {
  readonly kind: Kind | 'relations';
  readonly id: number;
  readonly title: string;
  readonly name: string;
  readonly detail: string;
  readonly object: number;
  readonly constant: string | null;
}

/** An entry goes by its own title or, without one, by that of the first object it links to. */
const entryTitle = `CASE WHEN e.title <> '' THEN e.title ELSE COALESCE((SELECT o.title FROM links l JOIN objects o ON o.id = l.target_object
  WHERE l.entry = e.id ORDER BY l.position, l.attribute LIMIT 1), '') END`;

const related = `FROM relations r JOIN entries e ON e.id = r.entry LEFT JOIN links l ON l.entry = r.entry
  AND (r.attribute = '' OR (l.attribute = r.attribute AND COALESCE(l.target_object, l.target_entry) = r.target))
  LEFT JOIN entries te ON te.id = l.target_entry WHERE r.id IN (?*) AND (r.attribute = '' OR l.entry IS NOT NULL)`;

// Indexes: primary keys of choices, objects, entries, links and relations.
const parts: Readonly<Record<Part, string>> = {
  choices: `SELECT 'choices' AS kind, id + ${lastCatalogueChoice} AS id, title, dialog AS name, parent AS detail, CAST(NULL AS integer) AS object, constant FROM choices WHERE id IN (?*)`,
  objects: `SELECT 'objects' AS kind, id, title, type AS name, sysid AS detail, CAST(NULL AS integer) AS object, NULL AS constant FROM objects WHERE id IN (?*)`,
  entries: `SELECT 'entries' AS kind, e.id, ${entryTitle} AS title, e.category AS name, (SELECT o.title FROM objects o WHERE o.id = e.object) AS detail, e.object, NULL AS constant FROM entries e WHERE e.id IN (?*)`,
  relations: `SELECT DISTINCT 'relations' AS kind, r.id + ${firstRelation} AS id, e."values" AS title, e.category AS name, r.attribute AS detail, e.object,
    CASE WHEN r.attribute = '' THEN NULL ELSE CAST(COALESCE(l.target_object, te.object) AS text) END AS constant ${related}`,
  relatives: `SELECT 'objects' AS kind, id, title, type AS name, sysid AS detail, CAST(NULL AS integer) AS object, NULL AS constant FROM objects
    WHERE id IN (SELECT e.object ${related} UNION SELECT COALESCE(l.target_object, te.object) ${related})`,
};

/** Targets of stored references: choices, objects and entries in one statement. */
export class Referents extends Repository {
  find(ids: ReferentIds): MaybePromise<Found> {
    const { choicesKept } = this.connection;
    if (!choicesKept) return this.ask(ids);
    const known = ids.choices.flatMap(id => choicesKept.find(id) ?? []);
    const unknown = ids.choices.filter(id => !choicesKept.find(id));
    return andThen(this.ask({ ...ids, choices: unknown }), found => {
      choicesKept.keep(found.choices);
      return { ...found, choices: [...known, ...found.choices] };
    });
  }

  private ask(ids: ReferentIds): MaybePromise<Found> {
    const [text, values] = this.statement(ids);
    return andThen(values.length === 0 ? [] : this.connection.rows<ReferentRow>(text, values), byKind);
  }

  private statement({ choices, objects, entries, relations = [] }: ReferentIds): [string, Value[]] {
    const told = relations.map(id => id - firstRelation).filter(id => id > 0);
    const asked: readonly (readonly [part: Part, ids: readonly number[], times: number])[] = [
      ['choices', choices.map(id => id - lastCatalogueChoice).filter(id => id > 0), 1],
      ['objects', objects, 1],
      ['entries', entries, 1],
      ['relations', told, 1],
      ['relatives', told, 2],
    ];
    const storable = asked
      .map(([part, ids, times]) => ({ part, ids: ids.filter(isStorable), times }))
      .filter(({ ids }) => ids.length > 0);
    const values = storable.flatMap(({ ids, times }) => Array.from({ length: times }, () => this.connection.dialect.list(ids)));
    return [textOf(storable.map(({ part }) => part)), values];
  }
}

function byKind(rows: readonly ReferentRow[]): Found {
  const found = { choices: [], objects: [], entries: [] } as { -readonly [K in Kind]: Found[K][number][] };
  const relations: ReferencedRelation[] = [];
  for (const { kind, id, title, name, detail, object, constant } of rows) {
    if (kind === 'choices') found.choices.push({ id, dialog: name, parent: detail, title, constant, color: null });
    else if (kind === 'objects') found.objects.push({ id, title, sysid: detail, type: name });
    else if (kind === 'entries') found.entries.push({ id, title, category: name, object, owner: detail });
    else relations.push({ id, category: name, attribute: detail, owner: object, target: Number(constant ?? 0), values: title });
  }
  return relations.length > 0 ? { ...found, relations } : found;
}

const texts = new Map<string, string>();

function textOf(asked: readonly Part[]): string {
  const key = asked.join();
  const text = texts.get(key) ?? asked.map(kind => parts[kind]).join(' UNION ALL ');
  texts.set(key, text);
  return text;
}
