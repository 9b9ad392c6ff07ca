import { objectMade } from './factories/calls.js';
import { outcomeOf } from './helpers/commands.js';
import { newDatabase } from './helpers/databases.js';
import { run, serve } from './helpers/process.js';
import test from './helpers/suite.js';
import { until } from './helpers/waiting.js';

test('kataster log --follow shows what is changed as it comes, in the order of the changes', async t => {
  const url = await newDatabase(t);
  const environment = { KATASTER_DATABASE: url };
  const service = await serve(t, environment);
  await objectMade(service.call, { type: 'C__OBJTYPE__SERVER', title: 'before' });
  const log = run(t, ['log', '--follow'], environment);
  await until(() => log.said.stdout.startsWith('NUMBER\t'));
  for (const title of ['first', 'second']) await objectMade(service.call, { type: 'C__OBJTYPE__SERVER', title });
  await until(() => log.said.stdout.includes('second'));
  t.notRegex(log.said.stdout, /before/);
  t.regex(log.said.stdout, /\n2\t.*\tfirst\n[\s\S]*\n3\t.*\tsecond\n/);
  const refusal = await outcomeOf(['log', '--follow', '--limit', '3'], environment);
  t.regex(refusal.refusal ?? '', /--limit: cannot be combined with --follow/);
  service.signal('SIGTERM');
  t.is((await log.ended).code, 1);
  await service.ended;
  const { refusal: alone } = await outcomeOf(['log', '--follow'], environment);
  t.regex(alone ?? '', /no service runs on .*: start it first/, 'a file is left to the service that is to start');
});
