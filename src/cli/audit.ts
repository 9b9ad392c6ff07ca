import { Command } from 'commander';
import type { AuditEvent, Kataster } from '../../generated/client.js';
import { say, sayEach } from './language/spoken.js';
import { print, printJson } from './output.js';
import { withService } from './service-client.js';
import { settingsHelp } from './settings-help.js';
import { StartError } from './start-error.js';
import { table } from './table.js';

/** Options of the command, as typed. */
interface Options {
  readonly event?: string;
  readonly key?: string;
  readonly user?: string;
  readonly since?: string;
  readonly until?: string;
  readonly limit: string;
  readonly json?: true;
}

type Filters = NonNullable<Parameters<Kataster['kataster']['audit']['read']>[0]>;

/** Events that are asked for at a time. */
const pageLimit = 1000;
const names = { event: '--event', key: '--key', user: '--user', since: '--since', until: '--until' };

/** `kataster audit`: who got, changed and used access, and when the service started. */
export function auditCommand(): Command {
  return new Command('audit')
    .description('ShowWhoMade')
    .option('--event <event>', 'OneEventAlone')
    .option('--key <id>', 'AboutThisKey')
    .option('--user <who>', 'AboutThisPersonOrPersonGroup')
    .option('--since <moment>', 'FromThisDayOrMomentInUtc')
    .option('--until <moment>', 'UpToThisDayOrMomentIn')
    .option('--limit <number>', 'HowManyEventsAtMost', '100')
    .option('--json', 'JsonTextForEachEvent')
    .addHelpText('after', settingsHelp())
    .action((options: Options) => withService(service => show(service, options), { names }));
}

async function show(service: Kataster, { limit, json, ...filters }: Options): Promise<void> {
  if (!/^[1-9][0-9]{0,8}$/.test(limit)) throw new StartError(say('ExpectedIntegerOfAtLeast1', { limit }));
  // The service knows which events there are.
  const events = await eventsOf(service, filters as Filters, Number(limit));
  if (json) events.forEach(printJson);
  else print(table(sayEach(headings), events.map(rowOf)));
}

/** As many events as are asked for, page by page. */
async function eventsOf({ kataster }: Kataster, filters: Filters, limit: number): Promise<readonly AuditEvent[]> {
  const events: AuditEvent[] = [];
  let cursor: string | null = '';
  while (cursor !== null && events.length < limit) {
    const asked: Filters = { ...filters, limit: Math.min(pageLimit, limit - events.length), cursor };
    const page = await kataster.audit.read(asked);
    events.push(...page.events);
    cursor = page.cursor;
  }
  return events;
}

const headings = [
  'HeadingNumber',
  'HeadingTime',
  'HeadingEvent',
  'HeadingBy',
  'HeadingFrom',
  'HeadingAbout',
  'HeadingDetails',
] as const;

function rowOf({ number, time, event, key, user, address, method, subject, details }: AuditEvent): readonly string[] {
  const by = [user, key].flatMap(each => (each ? [formatSubject(each)] : []));
  const about = [subject.key, subject.object].flatMap(each => (each ? [formatSubject(each)] : []));
  const told = Object.entries(details).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return [String(number), time, event, by.join(say('With')) || method, address ?? '-', about.join(', ') || '-', told.join(', ')];
}

function formatSubject({ id, title }: { readonly id: string | number; readonly title: string | null }): string {
  return title === null ? String(id) : `${title} (${id})`;
}
