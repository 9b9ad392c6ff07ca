import { Command, Option } from 'commander';
import type { Kataster, KeyInfo } from '../../generated/client.js';
import { say, sayEach } from './language/spoken.js';
import { print, printAside } from './output.js';
import { allPages } from './pages.js';
import { type RightOptions, rightIn, rightNames, rightOptions, rightsText, splitList } from './rights.js';
import { withService } from './service-client.js';
import { settingsHelp } from './settings-help.js';
import { table } from './table.js';

/** `kataster key create|list|update|rotate|revoke`: who may call the service. */
export function keyCommand(): Command {
  return [createCommand(), listCommand(), updateCommand(), rotateCommand(), revokeCommand()].reduce(
    (key, command) => key.addCommand(command),
    new Command('key').description('ManageKeysOfCallers'),
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

const id = ['<id>', 'IdThatKatasterKeyListShows'] as const;
const expires = new Option('--expires <day>', 'LastMomentOfItsValidity');
const addresses = new Option('--addresses <ranges>', 'AddressRangesItMayBeUsedFrom');
const titleHelp = 'TitleOfKey';
const names = { ...rightNames, id: '<id>', title: '--title', expires: '--expires', addresses: '--addresses', keep: '--keep' };

function createCommand(): Command {
  return withOptions(new Command('create'), [...rightOptions, expires, addresses])
    .description('CreateKeyAndShowItOnce')
    .option('--title <title>', titleHelp, 'key')
    .addHelpText('after', settingsHelp())
    .action((options: CreateOptions) => withService(service => create(service, options), { missing: 'made', names }));
}

function listCommand(): Command {
  return new Command('list')
    .description('ShowEveryKeyWithoutItsText')
    .action(() => withService(async ({ kataster }) => print(keyTable(await allPages(page => kataster.key.read(page))))));
}

function updateCommand(): Command {
  return withOptions(new Command('update'), [...rightOptions, expires, addresses])
    .description('ChangeKey')
    .argument(...id)
    .option('--title <title>', titleHelp)
    .option('--every-right', 'PermitEverything')
    .action((key: string, options: UpdateOptions) => withService(service => update(service, key, options), { names }));
}

function rotateCommand(): Command {
  return new Command('rotate')
    .description('ReplaceKeyByNewOneWithSame')
    .argument(...id)
    .option('--keep <time>', 'HowLongFormerKeyStaysValid')
    .addOption(expires)
    .action((key: string, options: RotateOptions) => withService(service => rotate(service, key, options), { names }));
}

function revokeCommand(): Command {
  return new Command('revoke')
    .description('RevokeKey')
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
  printAside(say('KeyIsInPlaceOf', { id: made.id, key, expires: made.former.expires }));
  print(made.key);
}

function limitsIn({ expires: end, addresses: ranges, ...granted }: LimitOptions) {
  const right = rightIn(granted);
  return {
    ...(right && { rights: [right] }),
    ...(end !== undefined && { expires: end === 'never' ? null : end }),
    ...(ranges !== undefined && { addresses: ranges === 'everywhere' ? null : splitList(ranges) }),
  };
}

function keyTable(keys: readonly KeyInfo[]): string {
  const rows = keys.map(key => [
    key.id,
    stateOf(key),
    key.created,
    key.expires ?? say('Never'),
    key.last_used ?? say('Never'),
    key.addresses?.join(', ') ?? say('Everywhere'),
    rightsText(key.rights) || say('None'),
    key.title,
  ]);
  return table(
    sayEach([
      'HeadingId',
      'HeadingState',
      'CreatedHead',
      'HeadingExpires',
      'HeadingLastUsed',
      'HeadingAddresses',
      'HeadingRights',
      'HeadingTitle',
    ]),
    rows,
  );
}

function stateOf({ revoked, expires: end }: KeyInfo): string {
  if (revoked !== null) return say('Revoked');
  return end !== null && Date.parse(end) <= Date.now() ? say('StateExpired') : say('Good');
}

function withOptions(command: Command, options: readonly Option[]): Command {
  return options.reduce((each, option) => each.addOption(option), command);
}
