import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Results } from './results.js';
import type { TestFile, Tier } from './tiers.js';

const ava = join('node_modules', 'ava', 'entrypoints', 'cli.mjs');

/** Runs test files by ava, shows what fails as it fails, and returns what each file said. */
export async function run(
  files: readonly TestFile[],
  { concurrency, logs }: Pick<Tier, 'concurrency' | 'logs'>,
): Promise<Results> {
  const results = new Results(files);
  const args = [ava, '--tap', '--concurrency', String(concurrency), ...files.map(({ path }) => path)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  let isShown = false;
  let passed = 0;
  for await (const text of createInterface(child.stdout)) {
    const kind = results.add(text);
    if (kind !== undefined) isShown = kind === 'failed' || logs;
    if (isShown) process.stdout.write(`${text}\n`);
    if (kind === 'passed' && ++passed % 1000 === 0) process.stdout.write(`${passed} passed\n`);
  }
  results.end();
  const [status] = await ended;
  const failures = [...results.crashes, ...results.files.flatMap(({ failed }) => failed)];
  if (status !== 0 && failures.length === 0) results.crashes.push(`ava ended with status ${status}`);
  return results;
}
