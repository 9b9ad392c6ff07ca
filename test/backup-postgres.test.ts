import { statSync } from 'node:fs';
import { join } from 'node:path';
import { command, steadyWriters } from './helpers/backups.js';
import { endedHere } from './helpers/commands.js';
import { newDatabase, temporaryFolder } from './helpers/databases.js';
import { fleet, rowsIn } from './helpers/process.js';
import { engines } from './helpers/stores.js';
import { until } from './helpers/waiting.js';

const writersAtOnce = 16;
const whole = 'SELECT title FROM objects o WHERE 2 = (SELECT count(*) FROM entries e WHERE e.object = o.id)';

async function titlesIn(url: string): Promise<ReadonlySet<string>> {
  return new Set((await rowsIn<{ readonly title: string }>(url, whole)).map(({ title }) => title));
}

for (const engine of engines.filter(({ name }) => name === 'PostgreSQL'))
  engine.test(
    'a backup of PostgreSQL while two services save holds every write that was answered before it began, and none that began after it ended',
    async t => {
      const [url, folder] = [await newDatabase(t, engine.name), temporaryFolder(t)];
      const services = await fleet(t, url, 2);
      const { written, stop } = steadyWriters(services, writersAtOnce);
      await until(() => written.answered.length > 400);
      const before = [...written.answered];
      const file = join(folder, 'backup');
      const { code, stdout, stderr } = await command(t, url, 'backup', file);
      t.deepEqual([code, stderr], [0, '']);
      const asked = new Set(written.asked);
      await until(() => written.answered.length > asked.size);
      await stop();
      t.is(statSync(file).mode & 0o777, 0o600);
      for (const target of engines) {
        const place = await newDatabase(t, target.name);
        t.like(await endedHere(place, 'restore', file), { code: 0, stderr: '' });
        const titles = await titlesIn(place);
        const missing = before.filter(title => !titles.has(title));
        const early = [...titles].filter(title => !asked.has(title));
        t.deepEqual([missing, early], [[], []], 'answered before and missing; asked for later and there');
        t.true(stdout.includes(`; ${titles.size} objects, ${2 * titles.size} entries\n`), stdout);
        t.regex((await endedHere(place, 'check')).stdout, /\nEverything is as it has to be\.\n$/);
      }
    },
  );
