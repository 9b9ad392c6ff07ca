import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backupCommands } from '../src/site/pages/backups.js';
import { temporaryFolder } from './helpers/databases.js';
import { serve } from './helpers/process.js';
import test from './helpers/suite.js';

test('the commands of the page on backups back up a running service, restore what was lost, and check it', async t => {
  const folder = temporaryFolder(t);
  const environment = { KATASTER_DATABASE: `sqlite:${join(folder, 'kataster.sqlite')}`, KATASTER_DEFAULT_DATA: 'yes' };
  const carriedOut = (command: string): string => {
    const line = command
      .replaceAll('/backups/', `${folder}/`)
      .replace(/^kataster/, `${process.execPath} ${resolve('dist/src/main.js')}`);
    const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
      encoding: 'utf8',
      env: { ...environment, PATH: process.env.PATH },
    });
    t.is(status, 0, `${line}\n${stderr}`);
    return stdout;
  };
  const service = await serve(t, environment);
  await service.call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' });
  carriedOut(backupCommands.backup);
  t.true(existsSync(join(folder, 'monday.backup')));
  await service.call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'lost later' });
  const [stop, restore = '', start] = backupCommands.restore.split('\n');
  t.deepEqual([stop, start], ['systemctl stop kataster', 'systemctl start kataster']);
  service.signal('SIGTERM');
  await service.ended;
  carriedOut(restore);
  carriedOut(backupCommands.check);
  const { result } = await (await serve(t, environment)).call('cmdb.objects.read', {
    filter: { type: 'C__OBJTYPE__SERVER' },
    fields: ['title'],
  });
  t.deepEqual(result, [{ id: '26', title: 'web1' }]);
});
