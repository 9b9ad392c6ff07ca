import { openSnapshot } from './databases.js';
import { type ExportOptions, exportOf } from './export.js';
import type { ExportFacts } from './form.js';
import { linesIn } from './lines.js';
import { loadLines } from './load.js';

/**
 * Copies everything from one database to another, empty one, with the ids that everything has. The first one is only read.
 * @throws StoreError where either is in use, or the other has records already
 */
export async function moveDatabase(from: string, to: string, { kataster, progress }: ExportOptions): Promise<ExportFacts> {
  const snapshot = await openSnapshot(from, { isAlone: true });
  try {
    return await loadLines(linesIn(exportOf(snapshot, { kataster })), to, { progress });
  } finally {
    await snapshot.close();
  }
}
