import { comparableTitle } from '../../attributes/choice-titles.js';
import { foldLogin } from '../../domain/storage/folding.js';
import type {
  ChangeStates,
  RecordState,
  Restoration,
  RevertedSubject,
  RevertibleChange,
  RevertibleSet,
  RevertRecords,
  RevertReferrer,
  StateExtent,
  UniqueValueQuery,
  UniqueValues,
} from '../../domain/storage/reverts.js';
import { typeClaim } from '../changes/row-writer.js';
import { insertRows, insertText } from '../engines/inserts.js';
import { leading } from '../engines/locks.js';
import type { Value } from '../engines/sql-dialect.js';
import { keepTargets } from './clauses/referrers.js';
import { changesSeen, wasHidden } from './clauses/scoped-history.js';
import { schemaClaim } from './definitions.js';
import { importProfilesClaim } from './import-profiles.js';
import { livestatusClaim } from './livestatus.js';
import { loginLock } from './passwords.js';
import { reportsClaim } from './reports.js';
import { Repository } from './repository.js';
import { writeRestorations } from './restoring.js';
import { changesOf, presentStates, statesOf } from './reverted-states.js';

const isThere = '(v.object IS NULL OR EXISTS (SELECT 1 FROM objects o WHERE o.id = v.object))';

// Indexes: primary keys of change_sets and changes.
/** A change whose record was hidden before it is not seen as a whole. */
const wasSeenBefore = ` AND NOT ${wasHidden('hidden_changes', 'hidden.number = v.number AND hidden.position = v.position', 'v.object', 'v.number - 1')}`;
const sets = (isScoped: boolean, purged: boolean) => `SELECT s.number, s.size,
    (SELECT CAST(COUNT(*) AS integer) FROM ${changesSeen(isScoped).changes} v WHERE v.number = s.number${purged ? '' : ` AND ${isThere}`}${isScoped ? wasSeenBefore : ''}) AS seen
  FROM change_sets s WHERE s.number IN (?*)`;

// Index: primary key of changes.
const subjects = 'SELECT DISTINCT kind, subject, name, object FROM changes WHERE number IN (?*)';

// Indexes: links_target_object, links_target_entry, entries_object, primary key of entries.
const referringObjects = `SELECT e.object AS id FROM links l JOIN entries e ON e.id = l.entry WHERE l.target_object IN (?*)
  UNION SELECT e.object FROM entries t JOIN links l ON l.target_entry = t.id JOIN entries e ON e.id = l.entry WHERE t.object IN (?*)`;

// Index: primary key.
const choicesInOrder = 'SELECT id FROM choices WHERE id IN (?*) ORDER BY id';

const selectLinked = (
  column: string,
  kind: string,
) => `SELECT 'link' AS "of", '${kind}' AS kind, l.${column} AS id, e.id AS entry, e.object AS object,
    e.category AS category, l.attribute AS name FROM links l JOIN entries e ON e.id = l.entry WHERE l.${column} IN (?*)`;
const alone = (of: string, column: string, name: string, table: string) =>
  `SELECT '${of}', 'object', ${column}, CAST(NULL AS integer), CAST(NULL AS integer), CAST(NULL AS text), ${name} FROM ${table} WHERE ${column} IN (?*)`;

// Indexes: links_target_object, links_target_entry, entries_object, constants_object, primary key of granted.
const referrers = [
  selectLinked('target_object', 'object'),
  selectLinked('target_entry', 'entry'),
  `SELECT 'entry', 'object', e.object, e.id, e.object, e.category, '' FROM entries e WHERE e.object IN (?*)`,
  alone('template', 'default_template', 'type', 'object_types'),
  alone('constant', 'object', 'const', 'constants'),
  alone('rights', 'object', `''`, 'granted'),
  `SELECT 'choice', 'choice', CAST(parent AS integer), id, CAST(NULL AS integer), CAST(NULL AS text), title
     FROM choices WHERE parent IN (?*)`,
].join(' UNION ALL ');

// Indexes: objects_sysid, primary key of retired_sysids.
const takenSysids = `SELECT id, sysid FROM objects WHERE sysid IN (?*) UNION ALL
  SELECT CAST(NULL AS integer), sysid FROM retired_sysids WHERE sysid IN (?*)`;
// Indexes: logins_login, primary key of entries.
const takenLogins = 'SELECT e.id, e.title FROM logins l JOIN entries e ON e.id = l.entry WHERE l.login IN (?*)';
// Index: entries_object.
const onlyEntries = `SELECT id, object, category, 'single' AS "of" FROM entries WHERE object IN (?*) AND single = 1 UNION ALL
  SELECT id, object, category, 'primary' FROM entries WHERE object IN (?*) AND "primary" = 1`;
// Indexes: choices_title, choices_constant.
const takenChoices = `SELECT id, dialog, parent, title, constant FROM choices WHERE dialog IN (?*) AND folded_title IN (?*) UNION
  SELECT id, dialog, parent, title, constant FROM choices WHERE constant IN (?*)`;
// Index: reports_title.
const takenReports = 'SELECT id, title FROM reports WHERE title IN (?*)';
// Index: import_profiles_title.
const takenImportProfiles = 'SELECT id, title FROM import_profiles WHERE title IN (?*)';
// Index: primary key.
const takenExternals = 'SELECT source, name, object, entry FROM externals WHERE source IN (?*) AND name IN (?*)';

// Indexes: primary keys.
const selectChangedSince = (kind: string) => `(SELECT c.subject FROM changes c WHERE c.number > ? AND c.kind = '${kind}')`;
const selectChangedValues = `SELECT 'entry' AS kind, e.id, e.category, e."values", NULL AS "cmdbStatus" FROM entries e WHERE e.id IN ${selectChangedSince('entry')}
  UNION ALL SELECT 'object', o.id, NULL, o."values", o.cmdb_status FROM objects o WHERE o.id IN ${selectChangedSince('object')} LIMIT CAST(? AS bigint)`;

// Indexes: primary keys.
const selectKnownBefore = 'SELECT DISTINCT id FROM past_objects WHERE id IN (?*) AND valid_to < ?';
const unretire = 'DELETE FROM retired_sysids WHERE sysid IN (?*)';
const retire = insertText('retired_sysids', ['sysid'], ' ON CONFLICT (sysid) DO NOTHING');

/** Names that writes of these kinds claim. */
const claims = [
  ['report', reportsClaim],
  ['import_profile', importProfilesClaim],
  ['livestatus', livestatusClaim],
  ['definition', schemaClaim],
] as const;

const referrerOrder = [
  'link',
  'entry',
  'template',
  'constant',
  'rights',
  'choice',
] as const satisfies readonly RevertReferrer['of'][];

/** Rows in the order in which they are named, which plans of the engines do not keep. */
function byOrder(one: ReferrerRow, other: ReferrerRow): number {
  const rank = ({ of }: ReferrerRow) => referrerOrder.indexOf(of);
  const byName = () => Number(one.name > other.name) - Number(one.name < other.name);
  return rank(one) - rank(other) || (one.entry ?? 0) - (other.entry ?? 0) || byName();
}

type HeldSubject = Pick<RevertedSubject, 'kind' | 'object'> & { readonly subject: number | null; readonly name: string | null };

interface ReferrerRow extends Omit<RevertReferrer, 'target'> {
  readonly kind: RevertReferrer['target']['kind'];
  readonly id: number;
}

/** Statements that undo change sets. */
export class Reverts extends Repository implements RevertRecords {
  async lock(): Promise<void> {
    return this.connection.advisoryLock(`${leading}revert`);
  }

  async sets(numbers: readonly number[], purged: boolean): Promise<readonly RevertibleSet[]> {
    const { dialect } = this.connection;
    const rows = await this.connection.rows<RevertibleSet>(sets(this.isScoped, purged), [dialect.list(numbers)]);
    return rows.map(({ number, ...others }) => ({ number: Number(number), ...others }));
  }

  async lockForUpdate(numbers: readonly number[]): Promise<void> {
    const { whole, dialect } = this.connection;
    if (!dialect.locking) return;
    const held = await whole.rows<HeldSubject>(subjects, [this.list(numbers)]);
    const objects = [...new Set(held.flatMap(({ object }) => object ?? []))];
    const list = this.list(objects);
    const referring = await whole.rows<{ readonly id: number }>(referringObjects, [list, list]);
    await this.connection.lock(objects, 'remove');
    await this.connection.lock(
      referring.map(({ id }) => id),
      'hold',
    );
    const choices = held.flatMap(({ kind, subject }) => (kind === 'choice' ? (subject ?? []) : []));
    if (choices.length > 0) await whole.rows(`${choicesInOrder}${dialect.removing}`, [this.list(choices)]);
    for (const [kind, name] of claims) if (held.some(each => each.kind === kind)) await this.connection.advisoryLock(name);
    const types = held.flatMap(({ kind, name }) => (kind === 'type' ? (name ?? []) : []));
    for (const type of types.sort()) await this.connection.advisoryLock(typeClaim(type));
  }

  async keep(objects: readonly number[], entries: readonly number[]): Promise<void> {
    return keepTargets(this.connection, objects, entries);
  }

  changes(numbers: readonly number[]): Promise<readonly RevertibleChange[]> {
    return changesOf(this.connection, numbers);
  }

  states(changes: readonly RevertibleChange[], extent: StateExtent): Promise<readonly ChangeStates[]> {
    return statesOf(this.connection, changes, extent);
  }

  present(subjects: readonly RevertedSubject[], extent: StateExtent): Promise<ReadonlyMap<string, RecordState>> {
    return presentStates(this.connection, subjects, extent);
  }

  async referrers(
    objects: readonly number[],
    entries: readonly number[],
    choices: readonly number[],
  ): Promise<readonly RevertReferrer[]> {
    const list = this.list(objects);
    const values = [list, this.list(entries), list, list, list, list, this.list(choices.map(String))];
    const rows = await this.connection.rows<ReferrerRow>(referrers, values);
    return rows.sort(byOrder).map(({ kind, id, ...others }) => ({ ...others, target: { kind, id } }));
  }

  async uniqueValues({
    sysids,
    logins,
    objects,
    choices,
    reports,
    importProfiles,
    externals,
  }: UniqueValueQuery): Promise<UniqueValues> {
    const readLists = async <Row>(text: string, ...lists: (readonly (string | number)[])[]): Promise<Row[]> =>
      lists.every(each => each.length === 0)
        ? []
        : this.connection.whole.rows<Row>(
            text,
            lists.map(each => this.list(each)),
          );
    const constants = choices.flatMap(({ constant }) => constant ?? []);
    const folded = [...new Set(logins.map(foldLogin))].sort();
    for (const login of folded) await this.connection.advisoryLock(loginLock(login));
    return {
      sysids: await readLists(takenSysids, sysids, sysids),
      logins: await readLists(takenLogins, folded),
      only: await readLists(onlyEntries, objects, objects),
      choices: await readLists(
        takenChoices,
        choices.map(each => each.dialog),
        choices.map(each => comparableTitle(each.title)),
        constants,
      ),
      reports: await readLists(takenReports, reports),
      importProfiles: await readLists(takenImportProfiles, importProfiles),
      externals: await readLists(
        takenExternals,
        externals.map(each => each.source),
        externals.map(each => each.name),
      ),
    };
  }

  async listChangedValues(after: number, limit: number): ReturnType<RevertRecords['listChangedValues']> {
    return this.connection.whole.rows(selectChangedValues, [after, after, limit]);
  }

  write(restorations: readonly Restoration[]): Promise<void> {
    return writeRestorations({ session: this.connection, writes: this.writes }, restorations);
  }

  async findKnownBefore(objects: readonly number[], number: number): Promise<ReadonlySet<number>> {
    if (objects.length === 0) return new Set();
    const rows = await this.connection.whole.rows<{ readonly id: number }>(selectKnownBefore, [this.list(objects), number]);
    return new Set(rows.map(({ id }) => id));
  }

  async retire(sysids: readonly string[], free: readonly string[]): Promise<void> {
    if (free.length > 0) await this.writes.count(unretire, [this.list(free)]);
    await insertRows(
      this.writes,
      retire,
      sysids.map(sysid => [sysid]),
    );
  }

  private list(values: readonly (string | number)[]): Value {
    return this.connection.dialect.list([...new Set(values)]);
  }
}
