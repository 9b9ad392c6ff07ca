import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

/** Titles of the tests of an engine. */
const engines: Readonly<Record<string, string>> = { sqlite: '*SQLite*', postgres: '*PostgreSQL*' };

const { values: asked } = parseArgs({
  options: {
    steps: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    engine: { type: 'string' },
  },
});
const { steps, seed, engine } = asked;
const title = engines[engine ?? ''];
if (engine !== undefined && title === undefined)
  throw new Error(`--engine: expected ${Object.keys(engines).join(' or ')}, not ${engine}`);
for (const [name, number] of [['steps', steps] as const, ['seed', seed] as const])
  if (!/^[1-9][0-9]{0,9}$/.test(number)) throw new Error(`--${name}: expected a positive integer, not ${number}`);

process.stdout.write(
  `Random calls: ${steps} steps, seed ${seed}. The same again: npm run soak -- --steps ${steps} --seed ${seed}\n`,
);
const started = performance.now();
const { status } = spawnSync(
  'npx',
  ['ava', '--timeout=1d', ...(title === undefined ? [] : [`--match=${title}`]), 'dist/test/soak/*.test.js'],
  {
    stdio: 'inherit',
    env: { ...process.env, KATASTER_TEST_STEPS: steps, KATASTER_TEST_SEED: seed },
  },
);
process.stdout.write(`${Math.round((performance.now() - started) / 1000)} s\n`);
process.exitCode = status ?? 1;
