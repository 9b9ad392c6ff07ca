import { lastCatalogueChoice } from '../../attributes/references.js';
import type { Referents as Found, ReferentIds } from '../../domain/storage/referents.js';
import { type Awaitable, after } from '../../rpc/awaitable.js';
import type { Value } from '../engines/sql-dialect.js';
import { isStorable } from './clauses/ids.js';
import { Repository } from './repository.js';

type Kind = keyof ReferentIds;

/** A row of the one list: what is no part of its kind is null. */
interface ReferentRow {
  readonly kind: Kind;
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

// Indexes: primary keys of choices, objects, entries and links.
const parts: Readonly<Record<Kind, string>> = {
  choices: `SELECT 'choices' AS kind, id + ${lastCatalogueChoice} AS id, title, dialog AS name, parent AS detail, CAST(NULL AS integer) AS object, constant FROM choices WHERE id IN (?*)`,
  objects: `SELECT 'objects' AS kind, id, title, type AS name, sysid AS detail, CAST(NULL AS integer) AS object, NULL AS constant FROM objects WHERE id IN (?*)`,
  entries: `SELECT 'entries' AS kind, e.id, ${entryTitle} AS title, e.category AS name, (SELECT o.title FROM objects o WHERE o.id = e.object) AS detail, e.object, NULL AS constant FROM entries e WHERE e.id IN (?*)`,
};
const kinds = Object.keys(parts) as Kind[];

/** Targets of stored references: choices, objects and entries in one statement. */
export class Referents extends Repository {
  find(ids: ReferentIds): Awaitable<Found> {
    const [text, values] = this.statement(ids);
    return after(values.length === 0 ? [] : this.connection.rows<ReferentRow>(text, values), byKind);
  }

  private statement({ choices, objects, entries }: ReferentIds): [string, Value[]] {
    const rowIds = choices.map(id => id - lastCatalogueChoice).filter(id => id > 0);
    const ids = { choices: rowIds.filter(isStorable), objects: objects.filter(isStorable), entries: entries.filter(isStorable) };
    const asked = kinds.filter(kind => ids[kind].length > 0);
    return [textOf(asked), asked.map(kind => this.connection.dialect.list(ids[kind]))];
  }
}

function byKind(rows: readonly ReferentRow[]): Found {
  const found = { choices: [], objects: [], entries: [] } as { -readonly [K in Kind]: Found[K][number][] };
  for (const { kind, id, title, name, detail, object, constant } of rows) {
    if (kind === 'choices') found.choices.push({ id, dialog: name, parent: detail, title, constant, color: null });
    else if (kind === 'objects') found.objects.push({ id, title, sysid: detail, type: name });
    else found.entries.push({ id, title, category: name, object, owner: detail });
  }
  return found;
}

const texts = new Map<string, string>();

function textOf(asked: readonly Kind[]): string {
  const key = asked.join();
  const text = texts.get(key) ?? asked.map(kind => parts[kind]).join(' UNION ALL ');
  texts.set(key, text);
  return text;
}
