import { Command } from 'commander';
import { settings } from '../config/settings.js';
import type { Asking } from '../domain/audit.js';
import { forgetObject } from '../domain/retention/forgetting.js';
import { prunable, pruneHistory } from '../domain/retention/pruning.js';
import { CurrentSchema } from '../domain/schema/current-schema.js';
import { SearchIndex } from '../domain/search/search-index.js';
import type { Store } from '../domain/storage/store.js';
import { type CommandContext, withKnownWorkplace } from './command-context.js';
import { say } from './language/spoken.js';
import { print } from './output.js';
import { settingsHelp } from './settings-help.js';
import { StartError } from './start-error.js';

const setting = settings.history.name;
const day = 24 * 60 * 60_000;

interface PruneOptions {
  readonly before?: string;
  readonly dryRun?: boolean;
}

/** `kataster history prune`: how long it is kept what was changed. */
export function historyCommand(): Command {
  return new Command('history')
    .description('RemoveWhatWasChangedFromHistory')
    .addCommand(forgetting())
    .addCommand(
      new Command('prune')
        .description('RemoveWhatIsOlderThanDay')
        .option('--before <day>', 'DaySuchAs20261122')
        .option('--dry-run', 'SayWhatWouldBeRemoved')
        .addHelpText('after', say('OnSQLiteServiceHasToBeStopped') + settingsHelp())
        .action((options: PruneOptions) => withKnownWorkplace(workplace => prune(workplace, options))),
    );
}

function forgetting(): Command {
  return new Command('forget')
    .description('RemoveValuesOfObjectFromLogAnd')
    .argument('<object>', 'IdOfObject')
    .addHelpText('after', say('OnSQLiteServiceHasToBeStoppedBefore') + settingsHelp())
    .action((object: string) => withKnownWorkplace(workplace => forget(workplace, object)));
}

async function forget({ store, registry }: CommandContext, given: string): Promise<void> {
  const object = /^[1-9][0-9]{0,9}$/.test(given) ? Number(given) : Number.NaN;
  if (Number.isNaN(object)) throw new StartError(say('ExpectedIdOfObject', { given }));
  const searchIndex = new SearchIndex(store, new CurrentSchema(store, registry));
  await forgetObject(store, searchIndex, author(store, 'history forget'), object);
  const rest = (await store.reads.objects.find(object)) ? say('ItIsStillThere') : '';
  print(say('WhatObjectWasIsForgotten', { object, rest }));
}

async function prune({ store, config }: CommandContext, { before: given, dryRun }: PruneOptions): Promise<void> {
  const before = given === undefined ? ageFrom(config.history, store.now()) : momentOf(given);
  const pruned = dryRun ? await prunable(store, before) : await pruneHistory(store, author(store, 'history prune'), before);
  if (!pruned) return print(say('NothingWasChangedBefore', { before }));
  const { changes, horizon } = pruned;
  const done = dryRun ? say('ChangesWouldBeRemoved', { changes }) : say('ChangesWereRemoved', { changes });
  print(say('ReadsAsOfChangeSet', { done, number: horizon.number, time: horizon.time }));
}

/** The author of what a command does. */
function author({ now }: Store, method: string): Asking {
  return { key: '', method, origin: { key: undefined, address: '' }, now };
}

function ageFrom(days: number | undefined, now: Date): string {
  if (days === undefined) throw new StartError(say('ExpectedDaySuchAs20261122', { setting }));
  return new Date(now.getTime() - days * day).toISOString();
}

/** A day begins at midnight, local time. */
function momentOf(text: string): string {
  const moment = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00` : text);
  const isMoment = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2})?)?$/.test(text) && !Number.isNaN(moment.getTime());
  if (!isMoment) throw new StartError(say('ExpectedDaySuchAs20261122Or', { text }));
  return moment.toISOString();
}
