import { isoTime } from '../attributes/times.js';
import { adminPerson } from '../domain/access/user.js';
import type { Store } from '../domain/storage/store.js';
import type { AccountRecord } from '../domain/storage/users.js';
import { randomText } from '../domain/users/keys.js';
import { setFirstPassword } from '../domain/users/own-login.js';
import { type CommandContext, contextAt } from './command-context.js';
import { createFirstKey, ensureGivenKey, installation } from './start-keys.js';

/** A login, and a password that has to be changed before anything else. */
export interface FirstLogin {
  readonly login: string;
  readonly password: string;
}

/** Credentials that a start has to show. */
export interface FirstCredentials {
  /** The key of a new installation, whose text is shown once; absent where there is one. */
  readonly key?: string | undefined;
  /** A login of a new installation, whose password is shown once. */
  readonly login?: FirstLogin | undefined;
  /** A login with every right to which nobody has given a password. */
  readonly loginWithoutPassword?: string | undefined;
}

/** 95 bits: nobody guesses it before it is changed. */
const passwordLength = 16;

/** Makes the first key and the first password where there is no key yet. With a key of the settings nobody would read a password here. */
export async function firstCredentials(workplace: CommandContext): Promise<FirstCredentials> {
  const { store, config } = workplace;
  const account = await accountWithoutPassword(store);
  if (await ensureGivenKey(store, config)) return { loginWithoutPassword: account?.login };
  return { login: account && (await firstLogin(workplace, account)), key: await createFirstKey(store, 'first key') };
}

/** The account of the administrator, if persons may log in with it once it has a password; there is none without default data. */
async function accountWithoutPassword({ users, reads, now }: Store): Promise<AccountRecord | undefined> {
  const person = await reads.constants.find(adminPerson);
  if (person === undefined) return undefined;
  const [account] = await users.accounts({ limit: 1, offset: 0, object: person }, isoTime(now()));
  return account?.enabled && !account.hasPassword ? account : undefined;
}

async function firstLogin(workplace: CommandContext, { id, login }: AccountRecord): Promise<FirstLogin | undefined> {
  const context = contextAt(workplace, { key: installation, actor: 'kataster', method: 'start' });
  const password = randomText(passwordLength);
  return (await setFirstPassword(context, id, password)) ? { login, password } : undefined;
}
