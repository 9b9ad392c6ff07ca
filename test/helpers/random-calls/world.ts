import { lastCatalogueChoice } from '../../../src/attributes/references.js';
import type { Tables } from '../copies/tables.js';

export interface KnownObject {
  readonly id: number;
  readonly type: string;
  readonly status: string;
  /** Belongs to every installation: it cannot be purged. */
  readonly isLasting: boolean;
}

export interface KnownEntry {
  readonly id: number;
  readonly object: number;
  readonly category: string;
  readonly status: string;
  readonly title: string;
}

export interface KnownChoice {
  readonly id: number;
  readonly dialog: string;
  readonly title: string;
  readonly constant: string | null;
}

export interface KnownKey {
  readonly title: string;
  readonly revoked: string | null;
}

/** Records that calls can be about. */
export interface World {
  readonly objects: readonly KnownObject[];
  /** The number of the last change set. */
  readonly number: number;
  readonly entries: readonly KnownEntry[];
  readonly entriesOf: ReadonlyMap<string, readonly KnownEntry[]>;
  readonly choices: readonly KnownChoice[];
  readonly keys: readonly KnownKey[];
  /** Names with which persons log in. */
  readonly logins: readonly string[];
  /** Those of them who have logged in. */
  readonly loggedIn: readonly string[];
}

const loginCategory = 'C__CATS__PERSON_LOGIN';

const withSession = `SELECT DISTINCT title FROM entries JOIN sessions ON person = object WHERE category = '${loginCategory}' ORDER BY title`;

/** Reads from the tables what there is. Rows are sorted, so that the same world is the same on both engines. */
export async function worldIn(tables: Tables): Promise<World> {
  const sorted = async <T>(text: string): Promise<readonly T[]> => (await tables.rows(text)) as readonly T[];
  const lasting = new Set(
    (await sorted<{ readonly object: number }>('SELECT object FROM constants')).map(({ object }) => object),
  );
  const objects = (await sorted<KnownObject>('SELECT id, type, status FROM objects ORDER BY id')).map(object => ({
    ...object,
    isLasting: lasting.has(object.id),
  }));
  const [last] = await sorted<{ readonly number: number | null }>('SELECT MAX(number) AS number FROM change_sets');
  const entries = await sorted<KnownEntry>('SELECT id, object, category, status, title FROM entries ORDER BY id');
  const choices = await sorted<KnownChoice>(
    `SELECT id + ${lastCatalogueChoice} AS id, dialog, title, constant FROM choices ORDER BY choices.id`,
  );
  const keys = await sorted<KnownKey>('SELECT title, revoked FROM api_keys ORDER BY created, title');
  const entriesOf = new Map<string, KnownEntry[]>();
  for (const entry of entries) entriesOf.set(entry.category, [...(entriesOf.get(entry.category) ?? []), entry]);
  const logins = (entriesOf.get(loginCategory) ?? []).map(({ title }) => title).filter(title => title !== '');
  const loggedIn = (await sorted<{ readonly title: string }>(withSession)).map(({ title }) => title);
  return { objects, number: Number(last?.number ?? 0), entries, entriesOf, choices, keys, logins, loggedIn };
}
