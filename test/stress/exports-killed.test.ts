import { existsSync, readFileSync, statSync } from 'node:fs';
import { loadExport } from '../../src/store/exports/load.js';
import { fileOf } from '../helpers/backups.js';
import { newDatabase, onceForAll } from '../helpers/databases.js';
import { exportedFrom, exportedTo } from '../helpers/exports/files.js';
import { fillWorld } from '../helpers/exports/world.js';
import { rowsIn, run } from '../helpers/process.js';
import { engines } from '../helpers/stores.js';
import { until } from '../helpers/waiting.js';

/** A file with everything, which takes long to load. */
const large = onceForAll(async t => {
  const url = await newDatabase(t, 'SQLite', 'tables');
  await fillWorld(t, url);
  return exportedTo(t, url);
});

for (const engine of engines)
  engine.test(`${engine.name}: a load that is killed leaves nothing in the database, and can be done again`, async t => {
    t.timeout(120_000);
    const [url, file] = [await newDatabase(t, engine.name), await large()];
    const loading = run(t, ['restore', file], { KATASTER_DATABASE: url });
    await until(() => (engine.name === 'SQLite' ? existsSync(`${fileOf(url)}.loading`) : hasTables(url)));
    loading.signal('SIGKILL');
    t.is((await loading.ended).code, null);
    if (engine.name === 'SQLite') t.is(statSync(fileOf(url)).size, 0);
    else t.deepEqual(await rowsIn(url, 'SELECT id FROM objects UNION ALL SELECT id FROM entries'), []);
    await loadExport(file, url);
    t.true((await exportedFrom(t, url)) === readFileSync(file, 'utf8'));
  });

async function hasTables(url: string): Promise<boolean> {
  return (await rowsIn(url, "SELECT 1 FROM information_schema.tables WHERE table_name = 'sessions'")).length > 0;
}
