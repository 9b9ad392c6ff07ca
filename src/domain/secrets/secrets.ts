import type { Kept } from '../../attributes/attribute-values.js';
import { text } from '../../messages/text.js';
import { damageError } from '../storage/damage.js';
import type { SecretKey, SecretPlace } from './secret-key.js';

/** An encrypted value as it is kept. A text that was sent is never an object, so the two cannot be mistaken for each other. */
interface Encrypted {
  /** Algorithm, id of the key, and the encrypted bytes in base64. */
  readonly encrypted: string;
}

/** Where the secret of an entry is kept. */
interface AttributePlace {
  readonly entry: number;
  /** Key of the attribute. */
  readonly attribute: string;
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

  /** A text encrypted for a place, by algorithm, id of the key and bytes; `undefined` where there is no key. */
  encrypted(text: string, place: SecretPlace): string | undefined {
    const [key] = this.keys;
    return key && `${algorithm}$${key.id}$${key.encrypt(text, place)}`;
  }

  /**
   * The text of what `encrypted` made.
   * @throws Error with the reason, where its key is not at hand, or it was changed or copied from elsewhere
   */
  decrypt(encrypted: string, place: SecretPlace): string {
    const [, id, bytes = ''] = encrypted.split('$');
    const key = this.keys.find(each => each.id === id);
    if (!key) throw new Error(`is encrypted with the secret key ${id ?? ''}, which is not at hand`);
    try {
      return key.decrypt(bytes, place);
    } catch {
      throw new Error('cannot be decrypted, as it was changed in the database, or copied from elsewhere');
    }
  }

  /** A text as it is kept. */
  toStoredText(text: string, { entry, attribute }: AttributePlace): Kept {
    const encrypted = this.encrypted(text, [entry, attribute]);
    return encrypted === undefined ? text : { encrypted };
  }

  /** Whether a value is kept as `kept` would keep it now. */
  isCurrent(kept: Kept): boolean {
    return this.hasKeyOf(isEncrypted(kept) ? kept.encrypted : '');
  }

  /** Whether a text is one that `encrypted` would make now; one that is not encrypted is, where there is no key. */
  hasKeyOf(text: string): boolean {
    return (isEncryptedText(text) ? (text.split('$')[1] ?? '') : '') === this.keyId;
  }

  /**
   * The text of a value that is kept; one that was kept before there was a key is a text already.
   * @throws RpcError StorageUnavailable naming the entry, where its key is not at hand, or it was changed or copied from elsewhere
   */
  text(kept: Kept, { entry, attribute }: AttributePlace): string {
    if (!isEncrypted(kept)) return String(kept);
    try {
      return this.decrypt(kept.encrypted, [entry, attribute]);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw damageError('entry', entry, text('AttributeOfEntry', { attribute, entry, reason }), text('SaveItAnew'));
    }
  }
}

/** Whether a text is encrypted with a key. */
export function isEncryptedText(text: string): boolean {
  return text.startsWith(`${algorithm}$`);
}

function isEncrypted(kept: Kept): kept is Encrypted & { readonly [key: string]: Kept } {
  return typeof kept === 'object' && 'encrypted' in kept && typeof kept.encrypted === 'string';
}
