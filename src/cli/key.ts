import { Command } from 'commander';
import type { Kataster, KeyInfo } from '../../generated/client.js';
import { listed, type RightOptions, rightIn, rightNames, rightOptions, rightText } from './rights.js';
import { withService } from './service-client.js';
import { table } from './table.js';
import { settingsHelp } from './workplace.js';

/** Keys that are asked for at a time. */
const page = 1000;

/** `kataster key create|list|revoke`: who may call the service. */
export function keyCommand(): Command {
  return new Command('key')
    .description('Manage the keys of callers, also while the service runs.')
    .addCommand(createCommand())
    .addCommand(
      new Command('list')
        .description('Show every key, never its text. When each was last used is kept once a minute.')
        .action(() => withService(async service => print(keyTable(await allKeys(service))))),
    )
    .addCommand(
      new Command('revoke')
        .description('Make a key worthless: the next call with it fails.')
        .argument('<id>', 'the id that `kataster key list` shows')
        .action((id: string) => withService(async ({ kataster }) => print((await kataster.key.revoke({ id })).message))),
    );
}

interface KeyOptions extends RightOptions {
  readonly title: string;
  readonly expires?: string | null;
  readonly addresses?: string;
}

function createCommand(): Command {
  return rightOptions
    .reduce((command, option) => command.addOption(option), new Command('create'))
    .description('Make a key and show it once. It has every right where none is named.')
    .option('--title <title>', 'whose key it is; stands in created_by and changed_by', 'key')
    .option('--expires <day>', 'last moment it is good for, such as 2027-12-31 or 2027-12-31T12:00:00Z')
    .option('--addresses <ranges>', 'where it may be used from, such as 10.0.0.0/8,2001:db8::/32; everywhere where absent')
    .addHelpText('after', settingsHelp())
    .action((options: KeyOptions) => withService(service => create(service, options), { missing: 'made', names }));
}

const names = { ...rightNames, title: '--title', expires: '--expires', addresses: '--addresses' };

async function create({ kataster }: Kataster, { title, expires = null, addresses, ...granted }: KeyOptions): Promise<void> {
  const right = rightIn(granted);
  const limits = { expires, addresses: addresses === undefined ? null : listed(addresses), rights: right ? [right] : null };
  print((await kataster.key.create({ title, ...limits })).key);
}

async function allKeys({ kataster }: Kataster): Promise<readonly KeyInfo[]> {
  const keys: KeyInfo[] = [];
  let found: readonly KeyInfo[];
  do {
    found = await kataster.key.read({ limit: page, offset: keys.length });
    keys.push(...found);
  } while (found.length === page);
  return keys;
}

function keyTable(keys: readonly KeyInfo[]): string {
  const rows = keys.map(key => [
    key.id,
    stateOf(key),
    key.created,
    key.expires ?? 'never',
    key.last_used ?? 'never',
    key.addresses?.join(', ') ?? 'everywhere',
    key.rights?.map(rightText).join('; ') ?? 'every right',
    key.title,
  ]);
  return table(['ID', 'STATE', 'CREATED', 'EXPIRES', 'LAST USED', 'ADDRESSES', 'RIGHTS', 'TITLE'], rows);
}

function stateOf({ revoked, expires }: KeyInfo): string {
  if (revoked !== null) return 'revoked';
  return expires !== null && Date.parse(expires) <= Date.now() ? 'expired' : 'good';
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
