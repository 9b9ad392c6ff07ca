import type { Store } from '../storage/store.js';
import { sealText, unsealText } from './sealed-texts.js';
import type { SecretPlace } from './secret-key.js';
import { isEncryptedText, type Secrets } from './secrets.js';
import type { Signed } from './signatures.js';

/** The keys that secrets are kept with: that of the secret file, or else the secret of the installation. */
export interface SecretKeeping {
  readonly secrets: Secrets;
  readonly store: { readonly secret: string };
}

/** The owner of a secret, as each of both keys binds the secret to it. A number stands first in the places of entries. */
export interface SecretOwner {
  readonly bound: Signed;
  readonly place: SecretPlace;
}

/** Store whose secrets get another key, and the keys before and after. */
export interface KeyRotation {
  readonly store: Store;
  /** Knows every key that secrets may have. */
  readonly from: Secrets;
  /** Keeps them from now on. */
  readonly to: Secrets;
}

/** A secret as it is kept: no other owner can be given it. */
export function keptSecret(secret: string, { bound, place }: SecretOwner, { secrets, store }: SecretKeeping): string {
  return secrets.encrypted(secret, place) ?? sealText(secret, bound, store.secret);
}

/** The secret that is kept; `undefined` where what is kept was changed, or its key is not at hand. */
export function secretKeptAs(kept: string, { bound, place }: SecretOwner, { secrets, store }: SecretKeeping): string | undefined {
  if (!isEncryptedText(kept)) return unsealText(kept, bound, store.secret);
  try {
    return secrets.decrypt(kept, place);
  } catch {
    return undefined;
  }
}

/** A secret as it is kept with another key from now on; `null` where there is none, or it cannot be read. */
export function reencrypt(
  kept: string | null,
  owner: SecretOwner,
  { from, to }: { readonly from: SecretKeeping; readonly to: SecretKeeping },
): string | null {
  if (kept === null || to.secrets.hasKeyOf(kept)) return kept;
  const secret = secretKeptAs(kept, owner, from);
  return secret === undefined ? null : keptSecret(secret, owner, to);
}
