import { comparableTitle } from '../../attributes/choice-titles.js';
import { lastCatalogueChoice } from '../../attributes/references.js';
import type {
  ChoiceRecord,
  ChoiceSought,
  Holder,
  NewChoice,
  RangeOfHolders,
  SliceOfUses,
  UsesFound,
} from '../../domain/storage/choices.js';
import type { Records } from '../../domain/storage/records.js';
import type { MaybePromise } from '../../rpc/maybe-promise.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { Value } from '../engines/sql-dialect.js';
import { rejectMore } from './clauses/bounds.js';
import { isStorable } from './clauses/ids.js';
import { Repository } from './repository.js';
import { holdersStatement, usesStatement } from './uses.js';

const selected = `id + ${lastCatalogueChoice} AS id, dialog, parent, title, constant, color`;

// Index: choices_title.
const isTitled = 'dialog IN (?*) AND folded_title IN (?*)';
const titled = `SELECT ${selected} FROM choices WHERE ${isTitled}`;
const numbered = `SELECT ${selected} FROM choices WHERE id IN (?*)`;
const titledOrNumbered = `SELECT ${selected} FROM choices WHERE ${isTitled} OR id IN (?*)`;
const ofDialogs = `SELECT ${selected} FROM choices WHERE dialog IN (?*) ORDER BY choices.id`;
const someOfDialogs = `SELECT ${selected} FROM choices WHERE dialog IN (?*) LIMIT CAST(? AS bigint)`;
const find = `SELECT ${selected} FROM choices WHERE dialog = ? AND parent = ? AND folded_title = ?`;
const insert =
  'INSERT INTO choices (id, dialog, parent, title, folded_title, constant, color) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (dialog, parent, folded_title) DO NOTHING';

// Index: primary keys of choices and of change_sets.
const held = 'SELECT id FROM choices WHERE id = ?';
const latest = 'SELECT MAX(number) AS latest FROM change_sets';
// Index: choices_title.
const dependents = 'SELECT CAST(COUNT(*) AS integer) AS count FROM choices WHERE dialog IN (?*) AND parent = ?';

// Index: primary key.
const remove = 'DELETE FROM choices WHERE id = ?';

type Kept = Records['choices'];

/** The choices that users added. */
export class Choices extends Repository implements Kept {
  async ofDialogs(dialogs: readonly string[], atMost?: number): Promise<ChoiceRecord[]> {
    const { whole, dialect } = this.connection;
    const names = dialect.list(dialogs);
    if (atMost === undefined) return whole.rows<ChoiceRecord>(ofDialogs, [names]);
    const found = await whole.rows<ChoiceRecord>(someOfDialogs, [names, atMost + 1]);
    rejectMore(found, atMost);
    return found.sort((one, other) => one.id - other.id);
  }

  titled(dialogs: readonly string[], titles: readonly string[], ids: readonly number[] = []): MaybePromise<ChoiceRecord[]> {
    const { list, keeping } = this.connection.dialect;
    const rowIds = ids.map(rowId).filter(isStorable);
    const isNamed = dialogs.length > 0 && titles.length > 0;
    if (!isNamed && rowIds.length === 0) return [];
    const text = isNamed ? (rowIds.length > 0 ? titledOrNumbered : titled) : numbered;
    const values = [
      ...(isNamed ? [list(dialogs), list([...new Set(titles.map(comparableTitle))])] : []),
      ...(rowIds.length > 0 ? [list(rowIds)] : []),
    ];
    return this.connection.whole.rows<ChoiceRecord>(`${text} ORDER BY choices.id${keeping}`, values);
  }

  keep(dialogs: readonly string[]): MaybePromise<ChoiceRecord[]> {
    const { list, keeping } = this.connection.dialect;
    return this.connection.whole.rows<ChoiceRecord>(ofDialogs + keeping, [list(dialogs)]);
  }

  lockDialog(dialog: string): MaybePromise<void> {
    return this.connection.advisoryLock(`dialog ${dialog}`);
  }

  async ensure(choice: NewChoice): Promise<number> {
    const known = await this.idOf(choice);
    if (known !== undefined) return known;
    const { dialog, parent, title, constant = null, color = null } = choice;
    await this.connection.advisoryLock(`choice ${JSON.stringify([dialog, parent, comparableTitle(title)])}`);
    const [id = 0] = await this.connection.nextIds('choices', 1);
    const made = { subject: id, object: null, name: dialog };
    const row = [id, dialog, parent, title, comparableTitle(title), constant, color];
    const inserted = await this.writes.create('choice', [made], writes => writes.count(insert, row));
    if (inserted === 1) return id + lastCatalogueChoice;
    // Nothing inserted: another transaction was first, and is committed by now.
    const other = await this.idOf(choice);
    if (other === undefined)
      throw new RpcError('Conflict', { reason: `somebody else removed the choice ${JSON.stringify(title)}` });
    return other;
  }

  async update(id: number, changes: Parameters<Kept['update']>[1]): Promise<boolean> {
    const folded = changes.title === undefined ? undefined : comparableTitle(changes.title);
    const all = { title: changes.title, folded_title: folded, constant: changes.constant, color: changes.color };
    const set = Object.entries(all).flatMap(([column, value]): [string, Value][] =>
      value === undefined ? [] : [[column, value]],
    );
    const text = `UPDATE choices SET ${set.map(([column]) => `${column} = ?`).join(', ')} WHERE id = ?`;
    const values = set.map(([, value]) => value);
    const columns = Object.fromEntries(set);
    const changing = { subjects: [rowId(id)], title: changes.title, reach: 'nothing', columns } as const;
    return (await this.writes.change('choice', changing, writes => writes.count(text, [...values, rowId(id)]))) === 1;
  }

  async remove(id: number): Promise<boolean> {
    if (!isStorable(rowId(id))) return false;
    return (await this.writes.remove('choice', [rowId(id)], writes => writes.count(remove, [rowId(id)]))) === 1;
  }

  async settled(id: number): Promise<number> {
    const { whole, dialect } = this.connection;
    await whole.rows(`${held}${dialect.removing}`, [rowId(id)]);
    return (await whole.rows<{ readonly latest: number | null }>(latest, []))[0]?.latest ?? 0;
  }

  async dependents(id: number, dialogs: readonly string[]): Promise<number> {
    const { whole, dialect } = this.connection;
    return (await whole.rows<{ readonly count: number }>(dependents, [dialect.list(dialogs), String(id)]))[0]?.count ?? 0;
  }

  async holders(sought: ChoiceSought, range: RangeOfHolders): Promise<readonly Holder[]> {
    const [text, values] = holdersStatement(sought, range, this.connection.dialect);
    const rows = await this.connection.rows<Holder & { readonly category: string | null }>(text, values);
    return rows.map(({ category, ...row }) => ({ ...row, category: category ?? undefined }));
  }

  async usesIn(sought: ChoiceSought, slice: SliceOfUses): Promise<UsesFound> {
    const { whole, dialect } = this.connection;
    const [found] = await whole.rows<UsesFound>(...usesStatement(sought, slice, dialect));
    return found ?? { uses: 0, looked: 0, last: null };
  }

  private async idOf({ dialog, parent, title }: NewChoice): Promise<number | undefined> {
    const text = find + this.connection.dialect.keeping;
    return (await this.connection.whole.rows<ChoiceRecord>(text, [dialog, parent, comparableTitle(title)]))[0]?.id;
  }
}

function rowId(id: number): number {
  return id - lastCatalogueChoice;
}
