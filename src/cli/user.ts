import { Command } from 'commander';
import type { GranteeInfo, Kataster, UserInfo } from '../../generated/client.js';
import { readHiddenLine } from './hidden-line.js';
import { say, sayEach } from './language/spoken.js';
import { print } from './output.js';
import { allPages } from './pages.js';
import { mayMissing, type RightOptions, rightIn, rightNames, rightOptions, rightsText } from './rights.js';
import { withService } from './service-client.js';
import { settingsHelp } from './settings-help.js';
import { StartError } from './start-error.js';
import { table } from './table.js';

const whoHelp = 'LoginOrIdOfPersonOrPerson';
const loginHelp = 'UserNameOfPerson';
const names = { ...rightNames, login: '<login>', name: '--name', password: 'the password', to: '<who>' };

/** `kataster user create|password|disable|enable|reset-second-factor|end-sessions|grant|revoke|list`: the persons who use the service. */
export function userCommand(): Command {
  return [...loginCommands(), grantCommand(), revokeCommand(), listCommand()].reduce(
    (user, command) => user.addCommand(command),
    new Command('user').description('ManageLoginsOfPersonsAndTheirRights'),
  );
}

function loginCommands(): readonly Command[] {
  return [
    new Command('create')
      .description('CreatePersonWithLogin')
      .argument('<login>', loginHelp)
      .option('--name <name>', 'FirstAndLastName')
      .addHelpText('after', settingsHelp())
      .action((login: string, { name = login }: { name?: string }) =>
        withService(service => create(service, login, name), { missing: 'made', names }),
      ),
    new Command('password').description('SetPassword').argument('<login>', loginHelp).action(setPassword),
    loginStep('disable', 'LetUserLogInNoMore'),
    loginStep('enable', 'LetUserLogInAgainWhoWas'),
    loginStep('reset-second-factor', 'RemoveSecondFactorOfUserWhoLost'),
    loginStep('end-sessions', 'EndEverySessionOfUser'),
  ];
}

const steps = {
  disable: ({ kataster: { user } }, login) => user.disable({ login }),
  enable: ({ kataster: { user } }, login) => user.enable({ login }),
  'reset-second-factor': ({ kataster }, login) => kataster.second_factor.reset({ login }),
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
    .description('GrantRightsToPerson')
    .argument('<who>', whoHelp)
    .action((who: string, options: RightOptions) => grant(who, options));
}

function revokeCommand(): Command {
  return new Command('revoke')
    .description('RevokeRightsThatWereGrantedToPerson')
    .argument('<who>', whoHelp)
    .action((who: string) => withService(service => revoke(service, who), { names }));
}

function listCommand(): Command {
  return new Command('list').description('ShowUsers').action(() => withService(list));
}

async function create({ kataster }: Kataster, login: string, name: string): Promise<void> {
  const { id } = await kataster.user.create({ login, name });
  print(say('PersonLogsInAsOnceThereIs', { id, login }));
}

async function setPassword(login: string): Promise<void> {
  const password = await readHiddenLine(say('PasswordOf', { login }));
  if (password === '') throw new StartError(say('ExpectedPassword'));
  await withService(async ({ kataster }) => print((await kataster.user.setPassword({ login, password })).message), { names });
}

async function grant(who: string, options: RightOptions): Promise<void> {
  const right = rightIn(options);
  if (!right) throw new StartError(mayMissing());
  const createGrant = async ({ kataster }: Kataster): Promise<void> => {
    const { rights } = await kataster.grant.create({ to: who, rights: [right] });
    print(say('May', { who, rights: rightsText(rights) }));
  };
  await withService(createGrant, { names });
}

async function revoke({ kataster }: Kataster, who: string): Promise<void> {
  await kataster.grant.revoke({ to: who });
  print(say('NothingIsGrantedToAnyMore', { who }));
}

async function list({ kataster }: Kataster): Promise<void> {
  const users = await allPages(page => kataster.user.read(page));
  const grantees = await allPages(page => kataster.grant.read(page));
  const isUser = new Set(users.map(({ id }) => id));
  const others = grantees.filter(({ id }) => !isUser.has(id));
  const rows = [...users.map(userRow), ...others.map(granteeRow)].sort(([one], [other]) => Number(one) - Number(other));
  print(table(sayEach(['HeadingId', 'HeadingLogin', 'HeadingPassword', 'HeadingRights', 'HeadingName']), rows));
}

function userRow({ id, login, has_password, enabled, rights, name }: UserInfo): readonly string[] {
  const password = has_password ? say('Set') : say('None');
  return [
    String(id),
    login,
    enabled ? password : say('LoginIsDisabled', { password }),
    rightsText(rights) || say('NoneOfTheirOwn'),
    name,
  ];
}

function granteeRow({ id, login, rights, title }: GranteeInfo): readonly string[] {
  return [String(id), login ?? '-', say('None'), rightsText(rights), title];
}
