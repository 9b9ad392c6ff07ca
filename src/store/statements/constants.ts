import type { Records } from '../../domain/storage/records.js';
import { Repository } from './repository.js';

// Indexes: primary key, constants_object, primary key of change_sets.
const find = 'SELECT object FROM constants WHERE const = ?';
const of = 'SELECT const FROM constants WHERE object = ?';
const put = 'INSERT INTO constants (const, object) VALUES (?, ?)';
const everything = 'SELECT number FROM change_sets LIMIT 1';

type Kept = Records['constants'];

/** Objects that every installation has. */
export class Constants extends Repository implements Kept {
  async find(constant: string): Promise<number | undefined> {
    return (await this.connection.rows<{ readonly object: number }>(find, [constant]))[0]?.object;
  }

  async of(object: number): Promise<string | undefined> {
    return (await this.connection.rows<{ readonly const: string }>(of, [object]))[0]?.const;
  }

  async put(constant: string, object: number): Promise<void> {
    await this.writes.count(put, [constant, object]);
  }

  async isUntouched(): Promise<boolean> {
    return (await this.connection.rows(everything, [])).length === 0;
  }
}
