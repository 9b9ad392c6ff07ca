import type { Records } from '../../domain/storage/records.js';
import { andThen, type MaybePromise } from '../../rpc/maybe-promise.js';
import { Repository } from './repository.js';

// Index: primary key.
const find = 'SELECT default_template AS template FROM object_types WHERE type = ?';
const put = `INSERT INTO object_types (type, default_template) VALUES (?, ?)
  ON CONFLICT (type) DO UPDATE SET default_template = excluded.default_template`;

type Kept = Records['objectTypes'];

/** Configuration of object types. */
export class ObjectTypes extends Repository implements Kept {
  defaultTemplate(type: string): MaybePromise<number | undefined> {
    const rows = this.connection.rows<{ readonly template: number | null }>(find, [type]);
    return andThen(rows, ([row]) => row?.template ?? undefined);
  }

  async setDefaultTemplate(type: string, object: number | null): Promise<void> {
    await this.writes.put('type', { subject: type, object: null }, { default_template: object }, writes =>
      writes.count(put, [type, object]),
    );
  }
}
