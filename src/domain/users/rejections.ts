/** Characters of a login that are logged: a stranger chooses it. */
export const maxLoginCharacters = 64;

/** A rejected caller, as far as it may be disclosed: never a key, a password or a session. */
export interface Stranger {
  readonly requestId?: string | undefined;
  readonly address: string;
  /** Id of the key, where the text has the form of one or is known. */
  readonly key?: string | undefined;
  readonly login?: string | undefined;
  /** Id of the person whose login it is. */
  readonly person?: number | undefined;
}

/**
 * Why somebody is not let in, and the reason it is counted under. Anybody may read the figures, so logins have one reason there:
 * nothing discloses whether a login exists.
 */
export const rejectionReasons = {
  'no key': 'no_key',
  'several keys': 'several_keys',
  'unknown key': 'unknown_key',
  'wrong key': 'wrong_key',
  'revoked key': 'revoked_key',
  'expired key': 'expired_key',
  'key of other addresses': 'key_address',
  'unknown login': 'login',
  'wrong password': 'login',
  'locked login': 'login',
  'too many wrong passwords from the address or with the key': 'login',
  'wrong code': 'login',
  'wrong passkey': 'login',
  'untrusted proxy': 'proxy',
  'sign-in at a provider': 'provider',
  'no open session': 'session',
} as const;

export type RejectionReason = keyof typeof rejectionReasons;

/** Notes that somebody was not let in. */
export type NoteRejection = (reason: RejectionReason, stranger: Stranger) => void;
