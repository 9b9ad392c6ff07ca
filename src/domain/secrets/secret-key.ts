import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Bytes of a key. */
export const keyBytes = 32;
/** Of one key a random nonce of this size is good for some four thousand million values. */
const nonceBytes = 12;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';

/** The place of a secret, of which none has two. It is part of what is authenticated, so that a value copied elsewhere is not decrypted there. */
export type SecretPlace = readonly (string | number)[];

/** A key that encrypts secrets. */
export class SecretKey {
  /** A fingerprint: it identifies the key without disclosing it. */
  readonly id: string;
  private readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.id = createHmac('sha256', bytes).update('kataster secret key').digest('hex').slice(0, 16);
  }

  encrypt(text: string, place: SecretPlace): string {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, this.bytes, nonce, { authTagLength: tagBytes }).setAAD(placeBytes(place));
    return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
  }

  /** The text; throws where it was changed, or encrypted for another place. */
  decrypt(encrypted: string, place: SecretPlace): string {
    const bytes = Buffer.from(encrypted, 'base64url');
    const decipher = createDecipheriv(algorithm, this.bytes, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
      .setAAD(placeBytes(place))
      .setAuthTag(bytes.subarray(-tagBytes));
    return decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
  }
}

function placeBytes(place: SecretPlace): Buffer {
  return Buffer.from(JSON.stringify(place));
}
