import type { ChangeAction, ChangedKind } from '../../domain/storage/change-sets.js';
import type { SqlSession } from '../engines/connection.js';
import type { SearchReach } from './change-set.js';

/** Further changes where something is removed. */
export interface Cascade {
  readonly kind: ChangedKind;
  readonly action: ChangeAction;
  readonly reach: SearchReach;
  /** The references of the schema that make it so. */
  readonly references: readonly string[];
  /** Asks for its ids as `subject`; the removed ids are bound as a list. */
  readonly text: string;
}

const selectLinked = (column: string) => `SELECT DISTINCT entry AS subject FROM links WHERE ${column} IN (?*)`;

/**
 * The changes that follow from the removal of objects and of entries, as the references of the tables carry them out. What is removed with
 * an object is read before, so that links of what is removed are not taken for links of others.
 */
export const ripples = {
  object: [
    {
      kind: 'entry',
      action: 'purged',
      reach: 'own',
      references: ['entries_of_object', 'links_of_entry', 'relations_of_entry', 'externals_object_of', 'externals_entry_of'],
      // Index: entries_object.
      text: 'SELECT id AS subject FROM entries WHERE object IN (?*)',
    },
    // Index: links_target_object. An entry without a title goes by that of the object it links to.
    {
      kind: 'entry',
      action: 'edited',
      reach: 'referrers',
      references: ['links_to_object'],
      text: selectLinked('target_object'),
    },
    // Indexes: entries_object, links_target_entry.
    {
      kind: 'entry',
      action: 'edited',
      reach: 'own',
      references: ['links_to_entry'],
      text: selectLinked('target_entry').replace('(?*)', '(SELECT id FROM entries WHERE object IN (?*))'),
    },
    {
      kind: 'type',
      action: 'edited',
      reach: 'nothing',
      references: ['object_types_template'],
      text: 'SELECT type AS subject FROM object_types WHERE default_template IN (?*)',
    },
  ],
  entry: [
    // Index: links_target_entry.
    {
      kind: 'entry',
      action: 'edited',
      reach: 'own',
      references: ['links_to_entry', 'links_of_entry', 'relations_of_entry', 'externals_entry_of'],
      text: selectLinked('target_entry'),
    },
  ],
  choice: [],
  type: [],
  report: [],
  import_profile: [],
  livestatus: [],
  definition: [],
} as const satisfies Readonly<Record<ChangedKind, readonly Cascade[]>>;

/** The ids of what a ripple changes, in the same order on every engine. */
export async function findCascaded(
  session: SqlSession,
  { text }: Cascade,
  removed: readonly (number | string)[],
): Promise<readonly (number | string)[]> {
  const rows = await session.rows<{ readonly subject: number | string }>(text, [session.dialect.list(removed)]);
  return rows.map(({ subject }) => subject).sort((one, other) => (one < other ? -1 : 1));
}
