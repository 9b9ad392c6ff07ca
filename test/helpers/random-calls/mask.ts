import { firstRelation } from '../../../src/domain/storage/relations.js';
import type { Tables } from '../copies/tables.js';
import { keyMark } from './access.js';

/** Replaces texts that two services with the same history have otherwise: what is drawn at random, and numbers of relations, which PostgreSQL leaves out at times. */
export type Mask = (text: string) => string;

/** A key, and the mark that stands for its id. */
export interface MarkedKey {
  readonly id: string;
  readonly mark: string;
}

const keyText = /kat_[0-9A-Za-z]{8}_[0-9A-Za-z]{43}_[0-9A-Za-z]{6}/g;
const signature = /signature=[\w-]+/g;
const session = /"session-id":"[^"]*"/g;
/** Sessions have random ids, and those of one moment are shown in the order of these. */
const ownSession = /"id":"[0-9a-f]{64}"([^}]*),"current":(?:true|false)/g;
const relation = /\b10737[0-9]{5}\b/g;

/** The mask of the texts of a service as its tables are now. */
export async function maskOf(tables: Tables): Promise<Mask> {
  const keys = new Map((await keysIn(tables)).map(({ id, mark }) => [id, mark]));
  const ids = new RegExp(`\\b(?:${[...keys.keys()].join('|')})\\b`, 'g');
  const relations = new Map(
    (await tables.rows('SELECT id FROM relations ORDER BY id')).map(({ id }, at) => [Number(id), at + 1]),
  );
  return text =>
    text
      .replace(keyText, 'a key')
      .replace(signature, 'a signature')
      .replace(session, '"session-id":"a session"')
      .replace(ownSession, '"id":"a session"$1')
      .replace(ids, id => keys.get(id) ?? id)
      .replace(relation, id => String(firstRelation + (relations.get(Number(id) - firstRelation) ?? 0)));
}

/** Successors of a key have its title; the latest alone has a mark without a number. */
export async function keysIn(tables: Tables): Promise<readonly MarkedKey[]> {
  const found = await tables.rows('SELECT id, title FROM api_keys ORDER BY superseded_by IS NULL DESC, created DESC');
  const seen = new Map<unknown, number>();
  return found.map(({ id, title }) => {
    const former = seen.get(title) ?? 0;
    seen.set(title, former + 1);
    return { id: String(id), mark: `${keyMark}${title}${former > 0 ? ` ${former} before` : ''}` };
  });
}
