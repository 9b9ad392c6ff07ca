import { appendFileSync, readFileSync } from 'node:fs';
import test from 'ava';

const { KATASTER_TEST_COSTS: file } = process.env;
const tickMs = 10;

// Loaded before each test file: the runner names a file for how much of the processor each took. Programs and threads that a test starts are not counted.
if (file !== undefined)
  process.once('exit', () => {
    appendFileSync(file, `${JSON.stringify({ path: test.meta.file, processorMs: processorMs() })}\n`);
  });

/** The time of this thread, as Linux counts it in fields 14 and 15 of its state (proc_pid_stat(5)); 0 elsewhere. */
function processorMs(): number {
  try {
    const [, fields = ''] = readFileSync('/proc/thread-self/stat', 'utf8').split(') ');
    const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
    return (user + system) * tickMs;
  } catch {
    return 0;
  }
}
