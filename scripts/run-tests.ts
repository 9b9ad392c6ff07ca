import { randomInt } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FileResult } from './run-tests/results.js';
import { run } from './run-tests/run.js';
import { filesOf, type Tier, tiers } from './run-tests/tiers.js';

/** So many files that fail are a fault of what is tested, not of chance. */
const maxRetries = 20;
/** Files whose costs are shown. */
const shownCosts = 12;

/**
 * Runs the tests of a tier, or of some files of it: `node dist/scripts/run-tests.js [TIER [NAME …]]`, with `--match TITLE` those whose titles match
 * (`*` stands for any text). `--steps` and `--seed` are of random histories. A file that failed is run once more, alone: what passes then is named as
 * FLAKY. The last line is `N passed, N failed, N skipped`.
 */
const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { match: { type: 'string', multiple: true }, steps: { type: 'string' }, seed: { type: 'string' } },
});
const [name = 'facts', ...names] = positionals;
const tier = tiers[name];
if (tier === undefined) throw new Error(`expected ${Object.keys(tiers).join(', ')}, not ${name}`);
const files = filesOf(tier).filter(file => names.length === 0 || names.includes(file.name));
if (files.length === 0) throw new Error(`no file of ${name} is named ${names.join(' or ')}`);
setRandom('steps', asked.steps ?? tier.steps);
setRandom('seed', asked.seed ?? (tier.steps === undefined ? undefined : randomInt(2 ** 31)));

const started = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'kataster-costs-'));
process.env.KATASTER_TEST_COSTS ??= join(folder, 'costs');
const first = await run(files, tier, asked.match);
const failed = first.files.filter(result => result.failed.length > 0);
const passed = tier.retries && failed.length <= maxRetries ? await passedAlone(failed, tier) : new Map<FileResult, FileResult>();
const last = first.files.map(result => passed.get(result) ?? result);
// An exception that nothing caught ends its file, which fails with it: once all of them passed, it is a failure by chance.
const isMended = failed.length > 0 && passed.size === failed.length;
const failures = [...(isMended ? [] : first.crashes), ...last.flatMap(titlesOf)];
const sum = (kind: 'passed' | 'skipped'): number => last.reduce((total, result) => total + result[kind], 0);
const lines = [
  ...failures.map(title => `✘ ${title}`),
  ...[...(isMended ? first.crashes : []), ...[...passed.keys()].flatMap(titlesOf)].map(title => `FLAKY: ${title}`),
  `Processor seconds of the dearest files: ${dearestFiles(process.env.KATASTER_TEST_COSTS)}`,
  `${name}: ${files.length} files, ${Math.round((performance.now() - started) / 1000)} s`,
  `${sum('passed')} passed, ${failures.length} failed, ${sum('skipped')} skipped`,
];
process.stdout.write(`${lines.join('\n')}\n`);
rmSync(folder, { recursive: true });
process.exitCode = failures.length === 0 ? 0 : 1;

/** Runs files that failed once more, each alone. Returns the results of those that passed, by their first ones. */
async function passedAlone(results: readonly FileResult[], of: Tier): Promise<ReadonlyMap<FileResult, FileResult>> {
  const found = new Map<FileResult, FileResult>();
  for (const result of results) {
    process.stdout.write(`again, alone: ${result.file.name}\n`);
    const again = await run([result.file], of, asked.match);
    for (const second of again.files) if (again.crashes.length + second.failed.length === 0) found.set(result, second);
  }
  return found;
}

/** Hands a number on to random histories, and says it, so that the same can be run again. */
function setRandom(what: 'steps' | 'seed', value: string | number | undefined): void {
  if (value === undefined) return;
  if (!/^[1-9][0-9]{0,9}$/.test(String(value))) throw new Error(`--${what}: expected a positive integer, not ${value}`);
  process.env[`KATASTER_TEST_${what.toUpperCase()}`] = String(value);
  process.stdout.write(`--${what} ${value}\n`);
}

/** Titles of tests that failed, with the names of their files. */
function titlesOf({ file, failed: titles }: FileResult): string[] {
  return titles.map(title => `${file.name} › ${title}`);
}

/** The files that took most of the processor, from the lines that each test file wrote at its end, with their seconds. */
function dearestFiles(path: string): string {
  appendFileSync(path, '');
  const texts = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  const costs = texts.map(text => JSON.parse(text) as { readonly name: string; readonly processorMs: number });
  return costs
    .sort((a, b) => b.processorMs - a.processorMs)
    .slice(0, shownCosts)
    .map(({ name: file, processorMs }) => `${file} ${(processorMs / 1000).toFixed(1)}`)
    .join(', ');
}
