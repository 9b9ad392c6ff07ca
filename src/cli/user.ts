import { Command } from 'commander';
import { saveEntry } from '../domain/entries/entries.js';
import { createObject } from '../domain/objects/creation.js';
import type { GranteeRecord, UserRecord } from '../domain/storage/users.js';
import { grantsKeptAs } from '../domain/users/rights.js';
import { loginCategory } from '../domain/users/user-categories.js';
import { adminPerson } from '../domain/users/users.js';
import { type GrantOptions, grantIn, grantOptions, grantText, mayMissing } from './grants.js';
import { hiddenLine } from './hidden-line.js';
import { StartRefused } from './start-refused.js';
import { contextAt, settingsHelp, type Workplace, withKnownWorkplace, withWorkplace } from './workplace.js';

const persons: readonly string[] = ['C__OBJTYPE__PERSON', 'C__OBJTYPE__PERSON_GROUP'];
const whoHelp = 'a login, or the id of a person or a person group';

/** `kataster user create|password|grant|revoke|list`: the persons who use the service. */
export function userCommand(): Command {
  return [createCommand(), passwordCommand(), grantCommand(), revokeCommand(), listCommand()].reduce(
    (user, command) => user.addCommand(command),
    new Command('user').description('Manage the persons who log in, and what they may do.'),
  );
}

function createCommand(): Command {
  return new Command('create')
    .description('Make a person with a login; `kataster user password` makes the login work.')
    .argument('<login>', 'what they log in with')
    .option('--name <name>', 'first and last name; the login where absent')
    .addHelpText('after', settingsHelp())
    .action((login: string, { name = login }: { name?: string }) => withWorkplace(workplace => create(workplace, login, name)));
}

function passwordCommand(): Command {
  return new Command('password')
    .description('Set a password, which is asked for, or read from the standard input. Their sessions end.')
    .argument('<login>', 'what they log in with')
    .action(async (login: string) => {
      const password = await hiddenLine(`Password of ${login}: `);
      if (password === '') throw new StartRefused('expected a password, not nothing');
      await withKnownWorkplace(workplace => setPassword(workplace, login, password));
    });
}

function grantCommand(): Command {
  return grantOptions
    .reduce((command, option) => command.addOption(option), new Command('grant'))
    .description('Permit more to a person, or to every member of a person group.')
    .argument('<who>', whoHelp)
    .action((who: string, options: GrantOptions) => withKnownWorkplace(workplace => grant(workplace, who, options)));
}

function revokeCommand(): Command {
  return new Command('revoke')
    .description('Take back what was granted to a person or a person group itself.')
    .argument('<who>', whoHelp)
    .action((who: string) => withKnownWorkplace(workplace => revoke(workplace, who)));
}

function listCommand(): Command {
  return new Command('list')
    .description('Show who may log in, and to whom something is granted.')
    .action(() => withKnownWorkplace(async ({ store }) => print(table(await store.users.list()))));
}

async function create(workplace: Workplace, login: string, name: string): Promise<void> {
  const draft = { type: 'C__OBJTYPE__PERSON', status: 'normal', global: { title: name }, defaultTemplate: false } as const;
  const { id } = await createObject(contextIn(workplace), { ...draft, categories: { [loginCategory]: { title: login } } });
  print(`Person ${id} logs in as ${login} once there is a password: kataster user password ${login}`);
}

async function setPassword(workplace: Workplace, login: string, password: string): Promise<void> {
  const { person } = await userWith(workplace, login);
  await saveEntry(contextIn(workplace), { object: person, category: loginCategory }, { user_pass: password });
  print(`The password of ${login} is set.`);
}

async function grant(workplace: Workplace, who: string, options: GrantOptions): Promise<void> {
  const { users } = workplace.store;
  if (options.may === undefined) throw new StartRefused(mayMissing);
  const more = grantIn(options, workplace.registry);
  const grantee = await granteeCalled(workplace, who);
  const grants = [...grantsKeptAs((await users.grantsOf(grantee)) ?? '[]'), ...(more ? [more] : [])];
  await users.putGrants(grantee, JSON.stringify(grants));
  print(`${who} may ${grants.map(grantText).join('; ')}.`);
}

async function revoke(workplace: Workplace, who: string): Promise<void> {
  await workplace.store.users.putGrants(await granteeCalled(workplace, who), '[]');
  print(`Nothing is granted to ${who} any more; what is granted to their groups is.`);
}

function table(rows: readonly GranteeRecord[]): string {
  const lines = rows.map(({ id, login, hasPassword, rights, name, constant }) => [
    String(id),
    login || '-',
    hasPassword ? 'set' : 'none',
    constant === adminPerson
      ? 'every right'
      : grantsKeptAs(rights ?? '[]')
          .map(grantText)
          .join('; ') || 'none of their own',
    name,
  ]);
  return [['ID', 'LOGIN', 'PASSWORD', 'RIGHTS', 'NAME'], ...lines].map(line => line.join('\t')).join('\n');
}

async function userWith({ store }: Workplace, login: string): Promise<UserRecord> {
  return (await store.users.withLogin(login)) ?? refused(`there is no user '${login}'; see kataster user list`);
}

/** A login counts before an id: a login may be a number. */
async function granteeCalled({ store }: Workplace, who: string): Promise<number> {
  const user = await store.users.withLogin(who);
  if (user) return user.person;
  const object = /^[1-9][0-9]{0,9}$/.test(who) ? await store.reads.objects.find(Number(who)) : undefined;
  if (object && persons.includes(object.type)) return object.id;
  return refused(`there is no user, person or person group '${who}'; see kataster user list`);
}

function contextIn(workplace: Workplace) {
  return contextAt(workplace, { key: 'command', actor: 'kataster', method: 'kataster user' });
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function refused(reason: string): never {
  throw new StartRefused(reason);
}
