import type { User } from '../../domain/access/user.js';
import { type CheckedKeys, forgetKeys } from './authenticate.js';

type FoundUser = Promise<User>;

/** Keeps what the calls of a body have in common: each key, user and session is looked up once. */
export class IdentifiedCallers {
  readonly keys: CheckedKeys = new Map();
  private holder: FoundUser | undefined;
  private sessionUser: FoundUser | undefined;

  /** The user who holds the keys of the body. */
  userOfKeys(find: () => FoundUser): FoundUser {
    this.holder ??= find();
    return this.holder;
  }

  /** The user of a session that stands for a key. */
  userOfSession(find: () => FoundUser): FoundUser {
    this.sessionUser ??= find();
    return this.sessionUser;
  }

  /**
   * Checks the calls that follow anew, as a call before them may have taken a key or a login away. A rejected login stays rejected: a body
   * is one guess.
   */
  async forget(): Promise<void> {
    forgetKeys(this.keys);
    if (await isFound(this.holder)) this.holder = undefined;
    if (await isFound(this.sessionUser)) this.sessionUser = undefined;
  }
}

async function isFound(user: FoundUser | undefined): Promise<boolean> {
  return (await user?.catch(() => undefined)) !== undefined;
}
