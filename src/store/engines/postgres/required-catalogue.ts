import { catalogueSetting } from '../../tables/installation-schemas.js';
import type { SqlReads } from '../connection.js';
import { StoreError } from '../store-errors.js';

const current = 'SELECT value FROM settings WHERE name = ?';

/** @throws StoreError where a process that was started later has another catalogue: the server rejects what this one writes */
export async function requireCatalogue(reading: SqlReads, own: string): Promise<void> {
  const [row] = await reading.rows<{ readonly value: string }>(current, [catalogueSetting]);
  if (row && row.value !== own)
    throw new StoreError(
      `This process has the catalogue ${own}, and one that was started later has ${row.value}: start it anew with that`,
    );
}
