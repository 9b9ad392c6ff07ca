import { Command } from 'commander';
import type { GranteeInfo, Kataster, UserInfo } from '../../generated/client.js';
import { hiddenLine } from './hidden-line.js';
import { said, spoken } from './language/spoken.js';
import { allPages } from './pages.js';
import { mayMissing, type RightOptions, rightIn, rightNames, rightOptions, rightsText } from './rights.js';
import { withService } from './service-client.js';
import { settingsHelp } from './settings-help.js';
import { StartError } from './start-error.js';
import { table } from './table.js';

const whoHelp = 'a login, or the id of a person or a person group';
const loginHelp = 'user name of the person';
const names = { ...rightNames, login: '<login>', name: '--name', password: 'the password', to: '<who>' };

/** `kataster user create|password|disable|enable|end-sessions|grant|revoke|list`: the persons who use the service. */
export function userCommand(): Command {
  return [...loginCommands(), grantCommand(), revokeCommand(), listCommand()].reduce(
    (user, command) => user.addCommand(command),
    new Command('user').description('Manage logins of persons and their rights, also while the service runs.'),
  );
}

function loginCommands(): readonly Command[] {
  return [
    new Command('create')
      .description('Create a person with a login; `kataster user password` sets its password.')
      .argument('<login>', loginHelp)
      .option('--name <name>', 'first and last name; the login where absent')
      .addHelpText('after', settingsHelp())
      .action((login: string, { name = login }: { name?: string }) =>
        withService(service => create(service, login, name), { missing: 'made', names }),
      ),
    new Command('password')
      .description('Set a password, which is asked for, or read from the standard input. Sessions of the user end.')
      .argument('<login>', loginHelp)
      .action(setPassword),
    loginStep('disable', 'Let a user log in no more, and end their sessions: the next call fails.'),
    loginStep('enable', 'Let a user log in again who was disabled.'),
    loginStep('end-sessions', 'End every session of a user: the next call with one fails. They may log in again.'),
  ];
}

const steps = {
  disable: ({ kataster: { user } }, login) => user.disable({ login }),
  enable: ({ kataster: { user } }, login) => user.enable({ login }),
  'end-sessions': ({ kataster: { user } }, login) => user.endSessions({ login }),
} as const satisfies Record<string, (service: Kataster, login: string) => Promise<{ readonly message: string }>>;

function loginStep(name: keyof typeof steps, description: string): Command {
  const run = async (login: string): Promise<void> => {
    await withService(async service => print((await steps[name](service, login)).message), { names });
  };
  return new Command(name).description(description).argument('<login>', loginHelp).action(run);
}

function grantCommand(): Command {
  return rightOptions
    .reduce((command, option) => command.addOption(option), new Command('grant'))
    .description('Grant rights to a person, or to every member of a person group.')
    .argument('<who>', whoHelp)
    .action((who: string, options: RightOptions) => grant(who, options));
}

function revokeCommand(): Command {
  return new Command('revoke')
    .description('Revoke rights that were granted to a person or a person group itself.')
    .argument('<who>', whoHelp)
    .action((who: string) => withService(service => revoke(service, who), { names }));
}

function listCommand(): Command {
  return new Command('list').description('Show users, and persons and groups with grants.').action(() => withService(list));
}

async function create({ kataster }: Kataster, login: string, name: string): Promise<void> {
  const { id } = await kataster.user.create({ login, name });
  print(said`Person ${id} logs in as ${login} once there is a password: kataster user password ${login}`);
}

async function setPassword(login: string): Promise<void> {
  const password = await hiddenLine(said`Password of ${login}: `);
  if (password === '') throw new StartError(said`expected a password, not nothing`);
  await withService(async ({ kataster }) => print((await kataster.user.setPassword({ login, password })).message), { names });
}

async function grant(who: string, options: RightOptions): Promise<void> {
  const right = rightIn(options);
  if (!right) throw new StartError(mayMissing());
  const granted = async ({ kataster }: Kataster): Promise<void> => {
    const { rights } = await kataster.grant.create({ to: who, rights: [right] });
    print(said`${who} may ${rightsText(rights)}.`);
  };
  await withService(granted, { names });
}

async function revoke({ kataster }: Kataster, who: string): Promise<void> {
  await kataster.grant.revoke({ to: who });
  print(said`Nothing is granted to ${who} any more; what is granted to their groups is.`);
}

async function list({ kataster }: Kataster): Promise<void> {
  const users = await allPages(page => kataster.user.read(page));
  const grantees = await allPages(page => kataster.grant.read(page));
  const isUser = new Set(users.map(({ id }) => id));
  const others = grantees.filter(({ id }) => !isUser.has(id));
  const rows = [...users.map(userRow), ...others.map(granteeRow)].sort(([one], [other]) => Number(one) - Number(other));
  print(table(['ID', 'LOGIN', 'PASSWORD', 'RIGHTS', 'NAME'].map(spoken), rows));
}

function userRow({ id, login, has_password, enabled, rights, name }: UserInfo): readonly string[] {
  const password = has_password ? said`set` : said`none`;
  return [
    String(id),
    login,
    enabled ? password : said`${password}, disabled`,
    rightsText(rights) || said`none of their own`,
    name,
  ];
}

function granteeRow({ id, login, rights, title }: GranteeInfo): readonly string[] {
  return [String(id), login ?? '-', said`none`, rightsText(rights), title];
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
