import { isoTime } from '../attributes/times.js';
import type { User } from '../domain/access/user.js';
import { text } from '../messages/text.js';
import { RpcError } from '../rpc/rpc-error.js';
import type { CallContext } from './context.js';
import { noUser } from './user.js';

/**
 * The user of a call who proves it again by the password, and by a code where they have an app with codes: a session alone, which may have been
 * left open, adds no other way to sign in.
 * @throws RpcError AuthenticationFailed, SecondFactorRequired without a code, Busy
 */
export async function provedUser(context: CallContext, password: string, code: string | undefined): Promise<User> {
  const { user, logins, secondFactors, origin, usePassword } = context;
  if (!user) throw noUser;
  usePassword?.('compared', password);
  const known = await logins.withPassword({ name: user.login, password }, origin);
  if (known?.id !== user.id) throw (await hasPassword(context, user)) ? notTheirs : noPassword;
  if (known.hasCodes) await secondFactors.useCode(known, code, origin);
  return user;
}

/** A person whom a passkey or a provider signs in may have no password: then none would be right. */
async function hasPassword({ store, now }: CallContext, { id: object }: User): Promise<boolean> {
  const [account] = await store.users.accounts({ limit: 1, offset: 0, object }, isoTime(now()));
  return account?.hasPassword ?? false;
}

const noPassword = new RpcError('AuthenticationFailed', {}, { password: text('HasNoPassword') });
const notTheirs = new RpcError('AuthenticationFailed', {}, { password: text('IsNotPasswordOfThis') });
