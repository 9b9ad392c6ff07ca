import { Command } from 'commander';
import { configFrom } from '../config/config.js';
import { check, type Finding } from '../domain/check/check.js';
import { openCheck } from '../store/checks/open-check.js';
import { startFailure } from '../store/engines/start-failures.js';
import { fault, language, said, spoken } from './language/spoken.js';
import { settingsHelp } from './settings-help.js';
import { registryFor, rejected } from './workplace.js';

const help = `
Everything is read once, in one state of the database, while services may go on with it. What does not hold is told in one line each; then
the exit code is 1. KATASTER_CATALOG has to be that of the service. Nothing is changed.
`;

/** Findings of one kind that are told one by one; the others are counted. */
const toldAtMost = 100;

/** `kataster check`: whether everything is as it has to be. */
export function checkCommand(): Command {
  return new Command('check')
    .description('Read the whole database once and list what breaks an invariant.')
    .addHelpText('after', spoken(help) + settingsHelp())
    .action(checkDatabase);
}

async function checkDatabase(): Promise<void> {
  const config = configFrom(process.env);
  const registry = registryFor(config);
  const begin = performance.now();
  const { reads, close } = await openCheck(config.database).catch(rejected);
  const counts = new Map<string, number>();
  try {
    const { objects, entries, links, changes, unindexed } = await check(registry, reads, finding => tell(counts, finding));
    const seconds = ((performance.now() - begin) / 1000).toLocaleString(language(), {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      useGrouping: false,
    });
    for (const [invariant, count] of counts) if (count > toldAtMost) print(said`${invariant}: ${count - toldAtMost} more`);
    const waiting = unindexed > 0 ? said` ${unindexed} changes are not searchable yet.` : '';
    print(
      said`${objects} objects, ${entries} entries, ${links} links and ${changes} changes were read in ${seconds} s.${waiting}`,
    );
    print(summary(counts));
    if (counts.size > 0) process.exitCode = 1;
  } catch (error) {
    rejected(startFailure(error, said`The check failed`));
  } finally {
    await close();
  }
}

function tell(counts: Map<string, number>, { invariant, subject, reason, consequence }: Finding): void {
  const count = (counts.get(invariant) ?? 0) + 1;
  counts.set(invariant, count);
  if (count <= toldAtMost) print(`${invariant}: ${fault(subject)}: ${fault(reason)} (${spoken(consequence)})`);
}

function summary(counts: ReadonlyMap<string, number>): string {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return all === 0 ? said`Everything is as it has to be.` : said`Not as it has to be: ${all} findings.`;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
