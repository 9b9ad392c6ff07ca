import type { ImportProfileContent, ImportProfileRecord, ImportProfileRecords } from '../../domain/storage/import-profiles.js';
import type { MaybePromise } from '../../rpc/maybe-promise.js';
import type { Value } from '../engines/sql-dialect.js';
import { Repository } from './repository.js';

// There are few of them.
const list = 'SELECT id, title, type, columns, encoding, separator FROM import_profiles ORDER BY id';
const insert = 'INSERT INTO import_profiles (title, type, columns, encoding, separator, id) VALUES (?, ?, ?, ?, ?, ?)';
const update = 'UPDATE import_profiles SET title = ?, type = ?, columns = ?, encoding = ?, separator = ? WHERE id = ?';
const remove = 'DELETE FROM import_profiles WHERE id = ?';

/** Name of the claim of transactions that write profiles of imports: titles are unique, and their number is bounded. */
export const importProfilesClaim = 'import_profiles';

/** Profiles of imports in a database. */
export class ImportProfiles extends Repository implements ImportProfileRecords {
  list(): MaybePromise<ImportProfileRecord[]> {
    return this.connection.whole.rows<ImportProfileRecord>(list, []);
  }

  async lockForUpdate(): Promise<ImportProfileRecord[]> {
    await this.connection.advisoryLock(importProfilesClaim);
    return this.list();
  }

  async insert(content: ImportProfileContent): Promise<number> {
    const [id = 0] = await this.connection.nextIds('import_profiles', 1);
    const values = [...Object.values(columnsOf(content)), id];
    await this.writes.create('import_profile', [{ subject: id, object: null, name: content.title }], writes =>
      writes.count(insert, values),
    );
    return id;
  }

  async update(id: number, content: ImportProfileContent): Promise<void> {
    const columns = columnsOf(content);
    const values = [...Object.values(columns), id];
    await this.writes.change('import_profile', { subjects: [id], columns }, writes => writes.count(update, values));
  }

  async remove(id: number): Promise<void> {
    await this.writes.remove('import_profile', [id], writes => writes.count(remove, [id]));
  }
}

/** The columns of a profile, in the order of the statements. */
function columnsOf({ title, type, columns, encoding, separator }: ImportProfileContent): Readonly<Record<string, Value>> {
  return { title, type, columns, encoding, separator };
}
