import type { Rights } from '../../domain/access/rights.js';
import type { User } from '../../domain/access/user.js';

/** The caller of a call. */
export interface Caller {
  readonly key: string;
  /** Id of the key alone, where one was given; `key` names the user, too. */
  readonly keyId: string | undefined;
  readonly name: string;
  /** Their rights; `undefined` stands for all. */
  readonly rights: Rights | undefined;
  /** The user who holds the key, where the request names one. */
  readonly user: User | undefined;
  /** They came with a key. */
  readonly hasKey?: boolean | undefined;
}
