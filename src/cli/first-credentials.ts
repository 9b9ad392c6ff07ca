import { isoTime } from '../attributes/times.js';
import { adminPerson } from '../domain/access/user.js';
import { randomText } from '../domain/users/keys.js';
import { setFirstPassword } from '../domain/users/own-login.js';
import { createFirstKey, ensureGivenKey, installation } from './start-keys.js';
import { contextAt, type Workplace } from './workplace.js';

/** A login, and a password that has to be changed before anything else. */
export interface FirstLogin {
  readonly login: string;
  readonly password: string;
}

/** Credentials of a new installation, whose texts are shown once. */
export interface FirstCredentials {
  readonly key: string;
  /** Absent without default data, or where the person has a password. */
  readonly login: FirstLogin | undefined;
}

/** 95 bits: nobody guesses it before it is changed. */
const passwordLength = 16;

/** Makes the first key and the first password where there is no key yet. */
export async function firstCredentials(workplace: Workplace): Promise<FirstCredentials | undefined> {
  const { store, config } = workplace;
  if (await ensureGivenKey(store, config)) return undefined;
  return { login: await firstLogin(workplace), key: await createFirstKey(store, 'first key') };
}

async function firstLogin(workplace: Workplace): Promise<FirstLogin | undefined> {
  const { users, reads } = workplace.store;
  const person = await reads.constants.find(adminPerson);
  if (person === undefined) return undefined;
  const context = contextAt(workplace, { key: installation, actor: 'kataster', method: 'start' });
  const [account] = await users.accounts({ limit: 1, offset: 0, object: person }, isoTime(context.now()));
  if (!account || account.hasPassword) return undefined;
  const password = randomText(passwordLength);
  return (await setFirstPassword(context, person, password)) ? { login: account.login, password } : undefined;
}
