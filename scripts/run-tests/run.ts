import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { groupsOf } from './groups.js';
import { lastTitle, Results } from './results.js';
import type { TestFile, Tier } from './tiers.js';

const ava = join('node_modules', 'ava', 'entrypoints', 'cli.mjs');

/** Runs test files by ava, shows what fails as it fails, and returns what each file said. Tests are chosen by their titles, `*` standing for any text. */
export async function run(files: readonly TestFile[], tier: Tier, titles: readonly string[] = []): Promise<Results> {
  const groups = groupsOf(files, tier);
  const results = new Results(groups);
  const matches = titles.length === 0 ? [] : [...titles, `* › ${lastTitle}`].map(title => `--match=${title}`);
  const timeout = tier.timeout === undefined ? [] : ['--timeout', tier.timeout];
  const args = [
    ava,
    '--tap',
    '--concurrency',
    String(tier.concurrency),
    ...timeout,
    ...matches,
    ...groups.map(({ path }) => path),
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  let isShown = false;
  let passed = 0;
  for await (const text of createInterface(child.stdout)) {
    const kind = results.add(text);
    if (kind !== undefined) isShown = kind === 'failed' || tier.logs;
    if (isShown) process.stdout.write(`${text}\n`);
    if (kind === 'passed' && ++passed % 1000 === 0) process.stdout.write(`${passed} passed\n`);
  }
  results.end();
  const [status] = await ended;
  const failures = [...results.crashes, ...results.files.flatMap(({ failed }) => failed)];
  if (status !== 0 && failures.length === 0) results.crashes.push(`ava ended with status ${status}`);
  return results;
}
