import { closedEndsQuietly } from '../helpers/closed-outputs.js';
import test from '../helpers/suite.js';

test('every command whose output is closed ends quietly, with the status of SIGPIPE, and does all it has to do', async t => {
  t.timeout(600_000);
  await closedEndsQuietly(t, () => true);
});
