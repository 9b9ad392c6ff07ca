import type { EntryRecord } from '../../domain/storage/entries.js';
import type { SecretKeyIds, SecretKeyRecords } from '../../domain/storage/secret-keys.js';
import { Repository } from './repository.js';

/** The setting that holds the ids of the keys, as a JSON text. */
export const secretKeysSetting = { name: 'secret_keys', none: '[]' } as const;

const inUse = `SELECT value FROM settings WHERE name = '${secretKeysSetting.name}'`;
const replace = `UPDATE settings SET value = ? WHERE name = '${secretKeysSetting.name}' AND value = ?`;

// Index: primary key. It is read from one end to the other by maintenance alone.
const entriesAfter = `SELECT id, object, category, status, "primary", "values" FROM entries
  WHERE id > ? AND category IN (?*) ORDER BY id LIMIT CAST(? AS bigint)`;

/** The ids of the keys that secrets are encrypted with. */
export class SecretKeys extends Repository implements SecretKeyRecords {
  async inUse(): Promise<SecretKeyIds> {
    const { whole } = this.connection;
    const [row] = await whole.rows<{ readonly value: string }>(inUse + whole.dialect.sharing, []);
    return JSON.parse(row?.value ?? secretKeysSetting.none) as SecretKeyIds;
  }

  async replace(expected: SecretKeyIds, next: SecretKeyIds): Promise<boolean> {
    return (await this.writes.count(replace, [JSON.stringify(next), JSON.stringify(expected)])) === 1;
  }

  async rewrite(entry: number, values: string): Promise<void> {
    await this.writes.reencrypt(entry, values);
  }

  async entriesAfter(id: number, categories: readonly string[], limit: number): Promise<EntryRecord[]> {
    const { whole } = this.connection;
    const rows = await whole.rows<Omit<EntryRecord, 'primary'> & { readonly primary: number }>(entriesAfter, [
      id,
      whole.dialect.list(categories),
      limit,
    ]);
    return rows.map(row => ({ ...row, primary: row.primary === 1 }));
  }
}
