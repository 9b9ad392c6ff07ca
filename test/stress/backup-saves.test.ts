import { join } from 'node:path';
import { command, placeIn, steadyWriters } from '../helpers/backups.js';
import { findingsIn } from '../helpers/checking.js';
import { endedHere } from '../helpers/commands.js';
import { newDatabase, temporaryFolder } from '../helpers/databases.js';
import { rowsIn, serve } from '../helpers/process.js';
import { resultOf } from '../helpers/rpc.js';
import test from '../helpers/suite.js';
import { until } from '../helpers/waiting.js';

const writersAtOnce = 16;
const server = { type: 'C__OBJTYPE__SERVER', title: 'kept' };

async function titlesIn(url: string): Promise<ReadonlySet<string>> {
  const rows = await rowsIn<{ title: string; entries: number }>(
    url,
    'SELECT title, (SELECT count(*) FROM entries e WHERE e.object = o.id) AS entries FROM objects o',
  );
  return new Set(rows.filter(({ entries }) => entries === 2).map(({ title }) => title));
}

test('a backup under steady saves holds every write that was answered before it began, and none that began after it ended', async t => {
  t.timeout(300_000);
  const folder = temporaryFolder(t);
  const url = await newDatabase(t);
  const service = await serve(t, { KATASTER_DATABASE: url });
  const { written, stop } = steadyWriters(service, writersAtOnce);
  for (const [round, from] of [0, 400, 800].entries()) {
    await until(() => written.answered.length > from);
    const before = [...written.answered];
    const file = join(folder, `backup-${round}`);
    const { code, stdout, stderr } = await command(t, url, 'backup', file);
    t.deepEqual([code, stderr], [0, '']);
    const asked = new Set(written.asked);
    t.deepEqual(await findingsIn(url), [], 'a check beside the writers');
    await until(() => written.answered.length > asked.size);

    const place = placeIn(folder, `restored-${round}.sqlite`);
    t.like(await endedHere(place, 'restore', file), { code: 0, stderr: '' });
    t.deepEqual(await findingsIn(place), [], 'a check of what was restored');
    const titles = await titlesIn(place);
    t.deepEqual(
      before.filter(title => !titles.has(title)),
      [],
      'answered before, and not in it',
    );
    t.deepEqual(
      [...titles].filter(title => !asked.has(title)),
      [],
      'in it, and asked for afterwards',
    );
    const [{ sequence } = { sequence: 0 }] = await rowsIn<{ sequence: number }>(
      place,
      'SELECT max(number) AS sequence FROM change_sets',
    );
    t.regex(
      stdout,
      new RegExp(`, change ${sequence} of \\S+ the latest in it; ${titles.size} objects, ${2 * titles.size} entries\n`),
    );
  }
  await stop();
  const restored = await serve(t, { KATASTER_DATABASE: placeIn(folder, 'restored-2.sqlite') });
  t.truthy(await resultOf(restored.call('cmdb.object.create', server)));
});
