import { logbookCategory } from '../../domain/storage/history.js';
import { isPurgedEntry } from '../tables/purged-entries.js';

/** The first change of an object. Indexes: object_change_index, changes_subject. */
export const firstOf = (object: string): string =>
  `COALESCE((SELECT MIN(f.number) FROM object_change_numbers f WHERE f.object = ${object} AND f.kind = 'object' AND f.subject = ${object}), 0)`;

/** Messages in a logbook are found by the change that wrote them. */
const isMessage = `(e.kind = 'entry' AND e.action = 'created' AND e.category = '${logbookCategory}'
  AND EXISTS (SELECT 1 FROM entries m WHERE m.id = e.subject))`;

/** The later change `s` says when the object was updated last, unless the earlier one `d` did not, either. */
const movesUpdate = '(s.keeps_modified_time = 0 OR d.keeps_modified_time = 1)';

/** Which earlier changes `e` a change `c` of the same thing supersedes, and the table that finds them by each other. */
interface SameThing {
  readonly changes: 'changes' | 'object_changes';
  readonly same: string;
}

/** Parts of objects; choices, reports, profiles of imports and addresses of monitoring; object types. */
const sameThing: readonly SameThing[] = [
  {
    changes: 'object_changes',
    same: `e.object = c.object AND e.kind = c.kind AND e.subject = c.subject AND e.number > ${firstOf('e.object')} AND NOT ${isMessage}`,
  },
  {
    changes: 'changes',
    same: "c.object IS NULL AND e.object IS NULL AND c.kind IN ('choice', 'report', 'import_profile', 'livestatus', 'definition') AND e.kind = c.kind AND e.subject = c.subject",
  },
  {
    changes: 'changes',
    same: "c.object IS NULL AND e.object IS NULL AND c.kind = 'type' AND e.kind = 'type' AND c.subject IS NULL AND e.subject IS NULL AND e.name = c.name",
  },
];

/**
 * The end `p` of an entry says nothing any more once its object changed later, by `x`, and nor does what the entry was. Index:
 * changes_entries_purged.
 */
const isForgotten = `p.object = x.object AND ${isPurgedEntry('p')} AND p.number < x.number AND ${movesUpdate}`;

const columns = 'e.number, e.position, e.kind, e.subject, e.name';
const sameEntry = "e.object = p.object AND e.kind = 'entry' AND e.subject = p.subject AND e.number <= p.number";

/** Binds a range of numbers. */
const within = (alias: string) => `${alias}.number > CAST(? AS bigint) AND ${alias}.number <= CAST(? AS bigint)`;

/**
 * Changes that those of a range of numbers supersede, oldest first, and whether they go with an entry that is gone. Binds the range
 * for each part.
 */
export const supersededBy = `${[
  ...sameThing.map(
    ({ changes, same }) => `SELECT ${columns}, 0 AS gone FROM changes c JOIN change_sets s ON s.number = c.number
      JOIN ${changes} e ON ${same} AND e.number < c.number JOIN change_sets d ON d.number = e.number
      WHERE ${within('c')} AND ${movesUpdate}`,
  ),
  `SELECT ${columns}, 1 AS gone FROM changes x JOIN change_sets s ON s.number = x.number
      JOIN changes p ON p.object = x.object JOIN change_sets d ON d.number = p.number JOIN object_changes e ON ${sameEntry}
    WHERE ${within('x')} AND ${isForgotten}`,
].join(' UNION ')} ORDER BY 1, 2`;

/** How many changes up to a number, bound again and again, are superseded by others up to it. */
export const countSuperseded = `SELECT COUNT(*) AS count FROM changes e JOIN change_sets d ON d.number = e.number
  WHERE e.number <= CAST(? AS bigint) AND (${[
    ...sameThing.map(
      ({ changes, same }) => `EXISTS (SELECT 1 FROM ${changes} c JOIN change_sets s ON s.number = c.number
        WHERE ${same} AND c.number > e.number AND c.number <= CAST(? AS bigint) AND ${movesUpdate})`,
    ),
    `(e.kind = 'entry' AND EXISTS (SELECT 1 FROM changes p JOIN change_sets d ON d.number = p.number
        JOIN object_change_numbers x ON x.object = p.object JOIN change_sets s ON s.number = x.number
        WHERE ${sameEntry} AND x.number <= CAST(? AS bigint) AND ${isForgotten}))`,
  ].join(' OR ')})`;
