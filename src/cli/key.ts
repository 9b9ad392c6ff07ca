import { Command } from 'commander';
import type { Store } from '../domain/storage/store.js';
import { digestOf, makeKey } from '../domain/users/keys.js';
import { type Grant, grantsKeptAs } from '../domain/users/rights.js';
import { type GrantOptions, grantIn, grantOptions, grantText } from './grants.js';
import { StartRefused } from './start-refused.js';
import { settingsHelp, type Workplace, withKnownWorkplace, withWorkplace } from './workplace.js';

/** `kataster key create|list|revoke`: who may call the service. */
export function keyCommand(): Command {
  return new Command('key')
    .description('Manage the keys of callers.')
    .addCommand(
      grantOptions
        .reduce((command, option) => command.addOption(option), new Command('create'))
        .description('Make a key and show it once. It has every right where none is named.')
        .option('--title <title>', 'whose key it is; stands in created_by and changed_by', 'key')
        .option('--expires <day>', 'last moment it is good for, such as 2027-12-31 or 2027-12-31T12:00:00Z', expiry)
        .addHelpText('after', settingsHelp())
        .action((options: KeyOptions) => withWorkplace(async workplace => print(await keyFor(workplace, options)))),
    )
    .addCommand(
      new Command('list')
        .description(
          'Show every key, never its text. A running service keeps once a minute, and at its end, when each was last used.',
        )
        .action(() => withKnownWorkplace(async ({ store }) => print(await keyTable(store)))),
    )
    .addCommand(
      new Command('revoke')
        .description('Make a key worthless at once.')
        .argument('<id>', 'the id that `kataster key list` shows')
        .action((id: string) => withKnownWorkplace(({ store }) => revokeKey(store, id))),
    );
}

interface KeyOptions extends GrantOptions {
  readonly title: string;
  readonly expires?: string;
}

function keyFor({ store, registry }: Workplace, { title, expires, ...granted }: KeyOptions): Promise<string> {
  const grant = grantIn(granted, registry);
  return createKey(store, title, { ...(expires !== undefined && { expires }), ...(grant && { grants: [grant] }) });
}

/** How a key differs from one that is good for ever and for everything. */
export interface KeyLimits {
  readonly expires?: string;
  readonly grants?: readonly Grant[];
}

/** Makes a key and keeps what is needed to know it again. */
export async function createKey({ keys, secret }: Store, title: string, { expires, grants }: KeyLimits = {}): Promise<string> {
  const { id, text } = makeKey();
  await keys.insert({
    id,
    digest: digestOf(text, secret),
    title,
    created: new Date().toISOString(),
    expires: expires ?? null,
    revoked: null,
    lastUsed: null,
    rights: grants ? JSON.stringify(grants) : null,
    addresses: null,
    supersededBy: null,
  });
  return text;
}

async function revokeKey({ keys }: Store, id: string): Promise<void> {
  if (!(await keys.revoke(id, new Date().toISOString())))
    throw new StartRefused(`there is no key '${id}' that could be revoked; see kataster key list`);
  print(`Key ${id} is revoked.`);
}

async function keyTable({ keys }: Store): Promise<string> {
  const rows = (await keys.list()).map(({ id, title, created, expires, revoked, lastUsed, rights }) => [
    id,
    revoked ? 'revoked' : 'good',
    created,
    expires ?? 'never',
    lastUsed ?? 'never',
    rights === null ? 'every right' : grantsKeptAs(rights).map(grantText).join('; ') || 'none',
    title,
  ]);
  return [['ID', 'STATE', 'CREATED', 'EXPIRES', 'LAST USED', 'RIGHTS', 'TITLE'], ...rows].map(row => row.join('\t')).join('\n');
}

function expiry(text: string): string {
  const moment = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T23:59:59.999Z` : text);
  if (Number.isNaN(moment.getTime())) throw new StartRefused(`--expires: expected a day such as 2027-12-31, not '${text}'`);
  return moment.toISOString();
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
