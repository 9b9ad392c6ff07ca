import { Command } from 'commander';
import { settings } from '../config/settings.js';
import type { Asking } from '../domain/audit.js';
import { forgetObject } from '../domain/retention/forgetting.js';
import { prunable, pruneHistory } from '../domain/retention/pruning.js';
import { said, spoken } from './language/spoken.js';
import { settingsHelp } from './settings-help.js';
import { StartError } from './start-error.js';
import { type Workplace, withKnownWorkplace } from './workplace.js';

const setting = settings.history.name;
const day = 24 * 60 * 60_000;

const help = `
On SQLite the service has to be stopped before; on PostgreSQL it may run. Backups that were made before keep what they have. A service whose KATASTER_HISTORY
is set removes what is older by itself.
`;

interface PruneOptions {
  readonly before?: string;
  readonly dryRun?: boolean;
}

/** `kataster history prune`: how long it is kept what was changed. */
export function historyCommand(): Command {
  return new Command('history')
    .description('Remove what was changed from the history.')
    .addCommand(forgetting())
    .addCommand(
      new Command('prune')
        .description('Remove what is older than a day; the first and the last changes of each object stay.')
        .option(
          '--before <day>',
          `a day such as 2026-11-22, or a time such as 2026-11-22T09:00:00Z; as ${setting} says where absent`,
        )
        .option('--dry-run', 'say what would be removed, and remove nothing')
        .addHelpText('after', spoken(help) + settingsHelp())
        .action((options: PruneOptions) => withKnownWorkplace(workplace => prune(workplace, options))),
    );
}

function forgetting(): Command {
  return new Command('forget')
    .description('Remove the values of an object from the log and the past for good, also where others named it.')
    .argument('<object>', 'id of the object, which may be purged already')
    .addHelpText('after', spoken(forgetHelp) + settingsHelp())
    .action((object: string) => withKnownWorkplace(workplace => forget(workplace, object)));
}

const forgetHelp = `
On SQLite the service has to be stopped before. That the object was there, and when it changed, stays. What it is now stays, too: purge it first.
Backups and exports that were made before keep what they have.
`;

async function forget({ store }: Workplace, given: string): Promise<void> {
  const object = /^[1-9][0-9]{0,9}$/.test(given) ? Number(given) : Number.NaN;
  if (Number.isNaN(object)) throw new StartError(said`<object>: expected the id of an object, not '${given}'`);
  await forgetObject(store, author('history forget'), object);
  const rest = (await store.reads.objects.find(object)) ? said` It is still there: what it is now stays until it is purged.` : '';
  print(said`What object ${object} was is forgotten.${rest} Backups and exports that were made before keep what they have.`);
}

async function prune({ store, config }: Workplace, { before: given, dryRun }: PruneOptions): Promise<void> {
  const before = given === undefined ? ageFrom(config.history) : momentOf(given);
  const pruned = dryRun ? await prunable(store, before) : await pruneHistory(store, author('history prune'), before);
  if (!pruned) return print(said`Nothing was changed before ${before}.`);
  const { changes, horizon } = pruned;
  const done = dryRun ? said`${changes} changes would be removed.` : said`${changes} changes were removed.`;
  print(said`${done} Reads as of change set ${horizon.number}, ${horizon.time}, and later are possible.`);
}

/** The author of what a command does. */
function author(method: string): Asking {
  return { key: '', method, origin: { key: undefined, address: '' }, now: () => new Date() };
}

function ageFrom(days: number | undefined): string {
  if (days === undefined) throw new StartError(said`--before: expected a day such as 2026-11-22, as ${setting} is not set`);
  return new Date(Date.now() - days * day).toISOString();
}

/** A day begins at midnight, local time. */
function momentOf(text: string): string {
  const moment = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00` : text);
  const isMoment = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2})?)?$/.test(text) && !Number.isNaN(moment.getTime());
  if (!isMoment) throw new StartError(said`--before: expected a day such as 2026-11-22, or a time, not '${text}'`);
  return moment.toISOString();
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
