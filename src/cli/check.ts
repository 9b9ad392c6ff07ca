import { Command } from 'commander';
import { configFrom } from '../config/config.js';
import { check, type Finding } from '../domain/check/check.js';
import { inLanguage } from '../messages/text.js';
import { inOneLine } from '../rpc/control-characters.js';
import { openCheck } from '../store/checks/open-check.js';
import { startFailure } from '../store/engines/start-failures.js';
import { registryFor, rejectStart } from './command-context.js';
import { language, say } from './language/spoken.js';
import { print } from './output.js';
import { settingsHelp } from './settings-help.js';

/** Findings of one kind that are told one by one; the others are counted. */
const toldAtMost = 100;

/** `kataster check`: whether everything is as it has to be. */
export function checkCommand(): Command {
  return new Command('check')
    .description('ReadWholeDatabaseOnceAndListWhat')
    .addHelpText('after', say('EverythingIsReadOnce') + settingsHelp())
    .action(checkDatabase);
}

async function checkDatabase(): Promise<void> {
  const config = configFrom(process.env);
  const registry = registryFor(config);
  const begin = performance.now();
  const { reads, close } = await openCheck(config.database).catch(rejectStart);
  const counts = new Map<string, number>();
  const faults = new Set<string>();
  try {
    const { objects, entries, links, changes, unindexed } = await check(registry, reads, finding => {
      tell(counts, finding);
      if (!finding.isPermitted) faults.add(finding.invariant);
    });
    const seconds = ((performance.now() - begin) / 1000).toLocaleString(language(), {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      useGrouping: false,
    });
    for (const [invariant, count] of counts) if (count > toldAtMost) print(say('More', { invariant, count: count - toldAtMost }));
    const waiting = unindexed > 0 ? say('ChangesAreNotSearchableYet', { unindexed }) : '';
    print(say('ObjectsEntries', { objects, entries, links, changes, seconds, waiting }));
    print(summary(new Map([...counts].filter(([invariant]) => faults.has(invariant)))));
    if (faults.size > 0) process.exitCode = 1;
  } catch (error) {
    rejectStart(startFailure(error, say('CheckFailed')));
  } finally {
    await close();
  }
}

function tell(counts: Map<string, number>, { invariant, subject, reason, consequence }: Finding): void {
  const count = (counts.get(invariant) ?? 0) + 1;
  counts.set(invariant, count);
  if (count <= toldAtMost)
    print(
      inOneLine(
        `${invariant}: ${inLanguage(subject, language())}: ${inLanguage(reason, language())} (${inLanguage(consequence, language())})`,
      ),
    );
}

function summary(counts: ReadonlyMap<string, number>): string {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return all === 0 ? say('EverythingIsAsItHasToBe') : say('NotAsItHasToBe', { all });
}
