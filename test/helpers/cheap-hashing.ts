import { PasswordHashing } from '../../src/domain/secrets/password-hashing.js';

/** Hashes passwords in a thousandth of the usual time: what tests keep is worth no guess. */
export function cheapHashing(): PasswordHashing {
  return new PasswordHashing(4);
}
