import { Command } from 'commander';
import type { ChangeSet, Kataster } from '../../generated/client.js';
import type { TextId } from '../../generated/texts.js';
import { changeHeadings, changeRows } from './change-lines.js';
import { say, sayEach } from './language/spoken.js';
import { print, printJson } from './output.js';
import { withService } from './service-client.js';
import { settingsHelp } from './settings-help.js';
import { StartError } from './start-error.js';
import { table } from './table.js';

type Following = NonNullable<Parameters<Kataster['kataster']['changes']['follow']>[0]>;
type Filter = Pick<Following, 'object' | 'user' | 'key' | 'since'>;

interface LogOptions {
  readonly since?: string;
  readonly until?: string;
  readonly user?: string;
  readonly key?: string;
  readonly limit?: string;
  readonly follow?: boolean;
  readonly json?: boolean;
}

const names = { object: '[object]', since: '--since', until: '--until', user: '--user', key: '--key', limit: '--limit' };
const usualLimit = '100';
/** Seconds that one call waits for changes. */
const wait = 45;
const headings: readonly TextId[] = ['HeadingNumber', 'HeadingTime', 'HeadingBy', ...changeHeadings];

/** Change sets that are asked for at a time. */
const pageLimit = 100;

/** `kataster log`: what was changed, by whom and when. */
export function logCommand(): Command {
  return new Command('log')
    .description('ShowWhatWasChanged')
    .argument('[object]', 'IdOfObjectThatChanged')
    .option('--since <moment>', 'ChangesAfterIt')
    .option('--until <moment>', 'ChangesUpToIt')
    .option('--user <id>', 'IdOfPersonWhoWasLoggedIn')
    .option('--key <id>', 'IdOfApiKey')
    .option('--limit <count>', 'MaxChangeSetsShown')
    .option('--follow', 'ShowWhatIsChangedFromNowOn')
    .option('--json', 'WriteEachChangeSetAsLineOf')
    .addHelpText('after', settingsHelp())
    .action(log);
}

async function log(object: string | undefined, options: LogOptions): Promise<void> {
  const filter: Filter = {
    ...(object !== undefined && { object: wholeNumber(object, '[object]') }),
    ...(options.user !== undefined && { user: wholeNumber(options.user, '--user') }),
    ...(options.key !== undefined && { key: options.key }),
    ...(options.since !== undefined && { since: moment(options.since) }),
  };
  if (options.follow) return follow(filter, options);
  const until = options.until === undefined ? {} : { until: moment(options.until) };
  let left = wholeNumber(options.limit ?? usualLimit, '--limit');
  await withService(
    async ({ kataster }) => {
      let cursor: string | null = '';
      while (cursor !== null && left > 0) {
        const page = await kataster.changes.read({ ...filter, ...until, limit: Math.min(left, pageLimit), cursor });
        if (cursor === '' && !options.json) print(table(sayEach(headings), []));
        printAll(page.change_sets, options);
        left -= page.change_sets.length;
        cursor = page.cursor;
      }
    },
    { names },
  );
}

/** Change sets as they come, until the command is ended. */
function follow({ since, ...filter }: Filter, options: LogOptions): Promise<void> {
  for (const name of ['until', 'limit'] as const)
    if (options[name] !== undefined) throw new StartError(say('CannotBeCombinedWithFollow', { name }));
  const work = async ({ kataster }: Kataster): Promise<void> => {
    let isFirst = !options.json;
    let place: Pick<Following, 'since' | 'cursor'> = since === undefined ? {} : { since };
    for (;;) {
      const page = await kataster.changes.follow({ ...filter, ...place, limit: pageLimit, wait: isFirst ? 0 : wait });
      if (isFirst) print(table(sayEach(headings), []));
      isFirst = false;
      printAll(page.change_sets, options);
      place = { cursor: page.cursor };
    }
  };
  return withService(work, { names, isEndless: true });
}

function printAll(sets: readonly ChangeSet[], { json }: LogOptions): void {
  for (const set of sets)
    if (json) printJson(set);
    else print(linesOf(set));
}

/** A line for each attribute, or for each change without one. */
function linesOf(set: ChangeSet): string {
  const begin = [String(set.number), set.time, set.user?.title ?? set.key.title];
  const rows = changeRows(begin, set.changes);
  const [first = [], ...others] = rows;
  return table(first, others);
}

/** The number that an option or an argument says. @throws StartError */
export function wholeNumber(text: string, name: string): number {
  const number = /^[1-9][0-9]{0,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(number)) throw new StartError(say('ExpectedPositiveWholeNumber', { name, text }));
  return number;
}

/** A day begins at midnight, local time. */
function moment(text: string): number | string {
  if (/^[0-9]{1,15}$/.test(text)) return Number(text);
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return text;
  const midnight = new Date(`${text}T00:00:00`);
  return Number.isNaN(midnight.getTime()) ? text : midnight.toISOString();
}
