import { Command, Option } from 'commander';
import type { Kataster, KeyInfo } from '../../generated/client.js';
import { said, spoken } from './language/spoken.js';
import { allPages } from './pages.js';
import { listed, type RightOptions, rightIn, rightNames, rightOptions, rightsText } from './rights.js';
import { withService } from './service-client.js';
import { settingsHelp } from './settings-help.js';
import { table } from './table.js';

/** `kataster key create|list|update|rotate|revoke`: who may call the service. */
export function keyCommand(): Command {
  return [createCommand(), listCommand(), updateCommand(), rotateCommand(), revokeCommand()].reduce(
    (key, command) => key.addCommand(command),
    new Command('key').description('Manage the keys of callers, also while the service runs.'),
  );
}

/** Options for the limits of a key, as typed. */
interface LimitOptions extends RightOptions {
  readonly expires?: string;
  readonly addresses?: string;
}

type CreateOptions = LimitOptions & { readonly title: string };
type UpdateOptions = LimitOptions & { readonly title?: string; readonly everyRight?: true };
type RotateOptions = Pick<LimitOptions, 'expires'> & { readonly keep?: string };

const id = ['<id>', 'the id that `kataster key list` shows'] as const;
const expires = new Option(
  '--expires <day>',
  'last moment of its validity, such as 2027-12-31 or 2027-12-31T12:00:00Z, or never',
);
const addresses = new Option(
  '--addresses <ranges>',
  'address ranges it may be used from, such as 10.0.0.0/8,2001:db8::/32, or everywhere',
);
const titleHelp = 'title of the key, which created_by and changed_by contain';
const names = { ...rightNames, id: '<id>', title: '--title', expires: '--expires', addresses: '--addresses', keep: '--keep' };

function createCommand(): Command {
  return withOptions(new Command('create'), [...rightOptions, expires, addresses])
    .description('Create a key and show it once. It has every right where none is named.')
    .option('--title <title>', titleHelp, 'key')
    .addHelpText('after', settingsHelp())
    .action((options: CreateOptions) => withService(service => create(service, options), { missing: 'made', names }));
}

function listCommand(): Command {
  return new Command('list')
    .description('Show every key without its text. The moment of its last use is stored once a minute.')
    .action(() => withService(async ({ kataster }) => print(keyTable(await allPages(page => kataster.key.read(page))))));
}

function updateCommand(): Command {
  return withOptions(new Command('update'), [...rightOptions, expires, addresses])
    .description('Change a key; options that are absent change nothing. The change holds from the next call with it.')
    .argument(...id)
    .option('--title <title>', titleHelp)
    .option('--every-right', 'permit everything')
    .action((key: string, options: UpdateOptions) => withService(service => update(service, key, options), { names }));
}

function rotateCommand(): Command {
  return new Command('rotate')
    .description('Replace a key by a new one with the same rights, and show it once.')
    .argument(...id)
    .option('--keep <time>', 'how long the former key stays valid, such as 30m, 12h or 7d')
    .addOption(expires)
    .action((key: string, options: RotateOptions) => withService(service => rotate(service, key, options), { names }));
}

function revokeCommand(): Command {
  return new Command('revoke')
    .description('Revoke a key: the next call with it fails.')
    .argument(...id)
    .action((key: string) =>
      withService(async ({ kataster }) => print((await kataster.key.revoke({ id: key })).message), { names }),
    );
}

async function create({ kataster }: Kataster, { title, ...limits }: CreateOptions): Promise<void> {
  print((await kataster.key.create({ title, ...limitsIn(limits) })).key);
}

async function update({ kataster }: Kataster, key: string, { title, everyRight, ...limits }: UpdateOptions): Promise<void> {
  const changes = { ...(title !== undefined && { title }), ...limitsIn(limits), ...(everyRight && { rights: null }) };
  print((await kataster.key.update({ id: key, ...changes })).message);
}

/** The key alone goes to the standard output, so that it can be kept in a file. */
async function rotate({ kataster }: Kataster, key: string, { keep, expires: end }: RotateOptions): Promise<void> {
  const made = await kataster.key.rotate({
    id: key,
    ...(keep !== undefined && { keep }),
    ...limitsIn({ ...(end !== undefined && { expires: end }) }),
  });
  process.stderr.write(`${said`Key ${made.id} is in the place of ${key}, which is good until ${made.former.expires}.`}\n`);
  print(made.key);
}

function limitsIn({ expires: end, addresses: ranges, ...granted }: LimitOptions) {
  const right = rightIn(granted);
  return {
    ...(right && { rights: [right] }),
    ...(end !== undefined && { expires: end === 'never' ? null : end }),
    ...(ranges !== undefined && { addresses: ranges === 'everywhere' ? null : listed(ranges) }),
  };
}

function keyTable(keys: readonly KeyInfo[]): string {
  const rows = keys.map(key => [
    key.id,
    stateOf(key),
    key.created,
    key.expires ?? said`never`,
    key.last_used ?? said`never`,
    key.addresses?.join(', ') ?? said`everywhere`,
    rightsText(key.rights) || said`none`,
    key.title,
  ]);
  return table(['ID', 'STATE', 'CREATED', 'EXPIRES', 'LAST USED', 'ADDRESSES', 'RIGHTS', 'TITLE'].map(spoken), rows);
}

function stateOf({ revoked, expires: end }: KeyInfo): string {
  if (revoked !== null) return said`revoked`;
  return end !== null && Date.parse(end) <= Date.now() ? said`expired` : said`good`;
}

function withOptions(command: Command, options: readonly Option[]): Command {
  return options.reduce((each, option) => each.addOption(option), command);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
