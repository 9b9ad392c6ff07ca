import { lastCatalogueChoice } from '../domain/lookup.js';
import type { ChoiceRecord, Records } from '../domain/store.js';
import { Repository } from './repository.js';

const selected = `id + ${lastCatalogueChoice} AS id, dialog, parent, title`;

// Index: choices_title.
const titled = `SELECT ${selected} FROM choices WHERE dialog IN (?*) AND title IN (?*) ORDER BY id`;
const find = `SELECT ${selected} FROM choices WHERE dialog = ? AND parent = ? AND title = ?`;
const ofDialogs = `SELECT ${selected} FROM choices WHERE dialog IN (?*) ORDER BY choices.id`;
const insert =
  'INSERT INTO choices (id, dialog, parent, title) VALUES (?, ?, ?, ?) ON CONFLICT (dialog, parent, title) DO NOTHING';

type Kept = Records['choices'];

/** The choices that users added. */
export class Choices extends Repository implements Kept {
  ofDialogs(dialogs: readonly string[]): Promise<ChoiceRecord[]> {
    return this.connection.rows<ChoiceRecord>(ofDialogs, [this.connection.dialect.list(dialogs)]);
  }

  async titled(dialogs: readonly string[], titles: readonly string[]): Promise<ChoiceRecord[]> {
    if (dialogs.length === 0 || titles.length === 0) return [];
    const { list } = this.connection.dialect;
    return this.connection.rows<ChoiceRecord>(titled, [list(dialogs), list(titles)]);
  }

  async ensure({ dialog, parent, title }: Omit<ChoiceRecord, 'id'>): Promise<number> {
    const known = await this.idOf(dialog, parent, title);
    if (known !== undefined) return known;
    const [rowId = 0] = await this.connection.nextIds('choices', 1);
    const inserted = await this.connection.count(insert, [rowId, dialog, parent, title]);
    // Nothing inserted: another transaction was first, and is committed by now.
    return inserted === 1 ? rowId + lastCatalogueChoice : ((await this.idOf(dialog, parent, title)) ?? 0);
  }

  private async idOf(dialog: string, parent: string, title: string): Promise<number | undefined> {
    return (await this.connection.rows<ChoiceRecord>(find, [dialog, parent, title]))[0]?.id;
  }
}
