import type { Records } from '../domain/storage/records.js';
import { loginCategory } from '../domain/users/user-categories.js';
import { Repository } from './repository.js';

// Indexes: entries_object, primary key of granted.
const given = `SELECT
  (SELECT COUNT(*) FROM entries WHERE object = ? AND category = '${loginCategory}' AND title <> '') AS logins,
  (SELECT COUNT(*) FROM granted WHERE object = ? AND rights <> '[]') AS grants`;

interface GivenRow {
  readonly logins: number | string;
  readonly grants: number | string;
}

type Kept = Records['access'];

/** What objects give access by, seen or not: logins, and rights that were granted. */
export class Access extends Repository implements Kept {
  async givenBy(object: number): Promise<{ readonly login: boolean; readonly rights: boolean }> {
    const [row] = await this.connection.whole.rows<GivenRow>(given, [object, object]);
    return { login: Number(row?.logins) > 0, rights: Number(row?.grants) > 0 };
  }
}
