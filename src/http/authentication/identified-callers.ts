import type { Registry } from '../../catalog/registry.js';
import type { User } from '../../domain/access/user.js';
import type { PasswordUse } from '../../domain/context.js';
import type { CurrentSchema } from '../../domain/schema/current-schema.js';
import { text } from '../../messages/text.js';
import type { MaybePromise } from '../../rpc/maybe-promise.js';
import { limitExceeded } from '../../rpc/rpc-error.js';
import { forgetKeys, type VerifiedKeys } from './key-authenticator.js';

type FoundUser = Promise<User>;

/** Times that transactions, and calls of many operations, are carried out again. */
const maxRepeats = 10;

interface UsedPassword {
  readonly text: string;
  readonly times?: number;
}

const onePassword = limitExceeded(text('CallsOfOneBodyCheck'), { password: text('ExpectedOneInBodySend') });

/** Keeps what the calls of a body have in common: the version of the schema and each key, user and session is looked up once. */
export class IdentifiedCallers {
  readonly keys: VerifiedKeys = new Map();
  private registry: MaybePromise<Registry> | undefined;
  private holder: FoundUser | undefined;
  private sessionUser: FoundUser | undefined;
  private passwordUser: FoundUser | undefined;
  private passwordCall: object | undefined;
  private readonly passwords = new Map<PasswordUse, UsedPassword>();

  /** The catalogue by which the calls are checked. */
  currentRegistry(schema: Pick<CurrentSchema, 'refresh'>): MaybePromise<Registry> {
    this.registry ??= schema.refresh();
    return this.registry;
  }

  /** Looks the version of the schema up anew for the calls that follow. */
  forgetSchema(): void {
    this.registry = undefined;
  }

  /** The user who holds the keys of the body. */
  userOfKeys(find: () => FoundUser): FoundUser {
    this.holder ??= find();
    return this.holder;
  }

  /** The user of a session, or of the header of a proxy, that stands for a key. */
  userOfSession(find: () => FoundUser): FoundUser {
    this.sessionUser ??= find();
    return this.sessionUser;
  }

  /** The user whose name and password the headers carry, where no key is given. */
  userOfPassword(find: () => FoundUser): FoundUser {
    this.passwordUser ??= find();
    return this.passwordUser;
  }

  /**
   * Takes the one password of a body for a call, before it is hashed: that takes longer than anything else in a call. A call that is carried
   * out again uses it again; the one of the headers is that of all calls.
   * @throws RpcError LimitExceeded
   */
  usePassword(call: object, use: PasswordUse, text: string): void {
    const { times = 0, ...used } = this.passwords.get(use) ?? { text };
    if (use === 'ofHeaders' && times > 0) return;
    this.passwordCall ??= call;
    if (this.passwordCall !== call || used.text !== text || times >= maxRepeats) throw onePassword;
    this.passwords.set(use, { text, times: times + 1 });
  }

  /**
   * Checks the calls that follow anew, as a call before them may have taken a key or a login away. A rejected login stays rejected: a body
   * is one guess.
   */
  async forget(): Promise<void> {
    this.forgetSchema();
    forgetKeys(this.keys);
    if (await isFound(this.holder)) this.holder = undefined;
    if (await isFound(this.sessionUser)) this.sessionUser = undefined;
    if (await isFound(this.passwordUser)) this.passwordUser = undefined;
  }
}

async function isFound(user: FoundUser | undefined): Promise<boolean> {
  return (await user?.catch(() => undefined)) !== undefined;
}
