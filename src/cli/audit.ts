import { Command } from 'commander';
import type { AuditEvent, Kataster } from '../../generated/client.js';
import { said, spoken } from './language/spoken.js';
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
    .description('Show who made, changed and used keys, logins and grants, and each start with its settings: the newest first.')
    .option('--event <event>', 'one event alone, such as keyCreated, loginFailed or started')
    .option('--key <id>', 'about this key, and by it; `command` is what commands did')
    .option('--user <who>', 'about this person or person group, and by them: a login or an id')
    .option('--since <moment>', 'from this day or moment in UTC on, such as 2027-12-31 or 2027-12-31T12:00:00Z')
    .option('--until <moment>', 'up to this day or moment in UTC')
    .option('--limit <number>', 'how many events at most', '100')
    .option('--json', 'a JSON text for each event, a line each, in the place of the table')
    .addHelpText('after', settingsHelp())
    .action((options: Options) => withService(service => show(service, options), { names }));
}

async function show(service: Kataster, { limit, json, ...filters }: Options): Promise<void> {
  if (!/^[1-9][0-9]{0,8}$/.test(limit)) throw new StartError(said`--limit: expected an integer of at least 1, not '${limit}'`);
  // The service knows which events there are.
  const events = await eventsOf(service, filters as Filters, Number(limit));
  const lines = json ? events.map(event => JSON.stringify(event)) : [table(headings.map(spoken), events.map(rowOf))];
  process.stdout.write(lines.map(line => `${line}\n`).join(''));
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

const headings = ['NUMBER', 'TIME', 'EVENT', 'BY', 'FROM', 'ABOUT', 'DETAILS'] as const;

function rowOf({ number, time, event, key, user, address, method, subject, details }: AuditEvent): readonly string[] {
  const by = [user, key].flatMap(each => (each ? [titled(each)] : []));
  const about = [subject.key, subject.object].flatMap(each => (each ? [titled(each)] : []));
  const told = Object.entries(details).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return [String(number), time, event, by.join(said` with `) || method, address ?? '-', about.join(', ') || '-', told.join(', ')];
}

function titled({ id, title }: { readonly id: string | number; readonly title: string | null }): string {
  return title === null ? String(id) : `${title} (${id})`;
}
