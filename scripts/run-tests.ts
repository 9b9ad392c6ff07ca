import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { run } from './run-tests/run.js';
import { filesOf, type TestFile, tiers } from './run-tests/tiers.js';

/**
 * Runs the tests of a tier, or of some files of it: `node dist/scripts/run-tests.js [TIER [NAME …]]`. A file that failed is run once more, alone: what
 * passes then is named as FLAKY. The last line is `N passed, N failed, N skipped`.
 */
const [name = 'facts', ...names] = process.argv.slice(2);
const tier = tiers[name];
if (tier === undefined) throw new Error(`expected ${Object.keys(tiers).join(', ')}, not ${name}`);
const files = filesOf(tier).filter(file => names.length === 0 || names.includes(file.name));
if (files.length === 0) throw new Error(`no file of ${name} is named ${names.join(' or ')}`);

/** So many files that fail are a fault of what is tested, not of chance. */
const maxRetries = 20;
/** Files whose costs are shown. */
const shownCosts = 12;

const started = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'kataster-costs-'));
const costs = process.env.KATASTER_TEST_COSTS ?? join(folder, 'costs');
process.env.KATASTER_TEST_COSTS = costs;
const first = await run(files, tier);
const failedFiles = first.files.filter(({ failed }) => failed.length > 0);
const again = tier.retries && failedFiles.length <= maxRetries ? failedFiles : [];
const flaky: string[] = [];
const retried = new Map<TestFile, (typeof failedFiles)[number]>();
for (const { file, failed } of again) {
  process.stdout.write(`again, alone: ${file.name}\n`);
  const { files: results, crashes } = await run([file], { concurrency: 1, logs: tier.logs });
  const [result] = results;
  if (result === undefined || crashes.length > 0 || result.failed.length > 0) continue;
  retried.set(file, result);
  flaky.push(...failed.map(title => `FLAKY: ${file.name} › ${title}`));
}

const last = first.files.map(result => retried.get(result.file) ?? result);
// An exception that nothing caught ends its file, which is told by its exit: where that file passed afterwards, it is no failure any more.
const crashes = retried.size > 0 && retried.size === failedFiles.length ? [] : first.crashes;
const failures = [...crashes, ...last.flatMap(({ file, failed }) => failed.map(title => `${file.name} › ${title}`))];
for (const failure of failures) process.stdout.write(`✘ ${failure}\n`);
process.stdout.write(`Processor seconds of the dearest files: ${dearest(costs)}\n`);
rmSync(folder, { recursive: true });
for (const line of flaky) process.stdout.write(`${line}\n`);
process.stdout.write(`${name}: ${files.length} files, ${Math.round((performance.now() - started) / 1000)} s\n`);
const sum = (of: (result: (typeof last)[number]) => number): number => last.reduce((total, result) => total + of(result), 0);
process.stdout.write(
  `${sum(({ passed }) => passed)} passed, ${failures.length} failed, ${sum(({ skipped }) => skipped)} skipped\n`,
);
process.exitCode = failures.length === 0 ? 0 : 1;

/** The files that took most of the processor, from the lines that each test file wrote at its end, with their seconds. */
function dearest(path: string): string {
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  const costs = lines.map(line => JSON.parse(line) as { readonly path: string; readonly processorMs: number });
  return costs
    .sort((a, b) => b.processorMs - a.processorMs)
    .slice(0, shownCosts)
    .map(({ path: file, processorMs }) => `${basename(file, '.test.js')} ${(processorMs / 1000).toFixed(1)}`)
    .join(', ');
}
