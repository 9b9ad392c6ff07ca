import type { Kept } from '../../attributes/attribute-values.js';
import type { RpcError } from '../../rpc/rpc-error.js';
import { damaged } from '../storage/damage.js';
import type { SecretKey, SecretPlace } from './secret-key.js';

/** An encrypted value as it is kept. A text that was sent is never an object, so the two cannot be mistaken for each other. */
interface Encrypted {
  /** Algorithm, id of the key, and the encrypted bytes in base64. */
  readonly encrypted: string;
}

const algorithm = 'aes-256-gcm';

/** Encrypts secrets on their way into the database, and decrypts them where they are presented. Without keys they are kept as they are. */
export class Secrets {
  /** Id of the key that encrypts; `''` where there is none. */
  readonly keyId: string;
  private readonly keys: readonly SecretKey[];

  /** The first key encrypts; each decrypts what it encrypted. */
  constructor(...keys: readonly SecretKey[]) {
    this.keys = keys;
    this.keyId = keys[0]?.id ?? '';
  }

  /** A text as it is kept. */
  kept(text: string, place: SecretPlace): Kept {
    const [key] = this.keys;
    return key ? { encrypted: `${algorithm}$${key.id}$${key.encrypt(text, place)}` } : text;
  }

  /** Whether a value is kept as `kept` would keep it now. */
  isCurrent(kept: Kept): boolean {
    return (isEncrypted(kept) ? keyIdIn(kept) : '') === this.keyId;
  }

  /**
   * The text of a value that is kept; one that was kept before there was a key is a text already.
   * @throws RpcError StorageUnavailable naming the entry, where its key is not at hand, or it was changed or copied from elsewhere
   */
  text(kept: Kept, place: SecretPlace): string {
    if (!isEncrypted(kept)) return String(kept);
    const key = this.keys.find(({ id }) => id === keyIdIn(kept));
    if (!key) throw unreadable(place, `is encrypted with the secret key ${keyIdIn(kept)}, which is not at hand`);
    const [, , bytes = ''] = kept.encrypted.split('$');
    try {
      return key.decrypt(bytes, place);
    } catch {
      throw unreadable(place, 'cannot be decrypted, as it was changed in the database, or copied from elsewhere');
    }
  }
}

function unreadable({ entry, attribute }: SecretPlace, reason: string): RpcError {
  return damaged('entry', entry, `attribute ${attribute} of entry ${entry} ${reason}`, 'save it anew');
}

function isEncrypted(kept: Kept): kept is Encrypted & { readonly [key: string]: Kept } {
  return typeof kept === 'object' && 'encrypted' in kept && typeof kept.encrypted === 'string';
}

function keyIdIn({ encrypted }: Encrypted): string {
  return encrypted.split('$')[1] ?? '';
}
