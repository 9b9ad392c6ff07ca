import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Signed } from './signatures.js';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;

/** A text that nobody reads or changes who has not the secret, for what it is bound to: two parts, the second of 22 letters. */
export function sealText(text: string, bound: Signed, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyFor(bound, secret), nonce).setAAD(Buffer.from(JSON.stringify(bound)));
  const encrypted = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()]);
  return `${encrypted.toString('base64url')}.${cipher.getAuthTag().toString('base64url')}`;
}

/** The text in a seal; `undefined` where it was changed, or is bound to something else. */
export function unsealText(seal: string, bound: Signed, secret: string): string | undefined {
  const [encrypted = Buffer.alloc(0), tag = Buffer.alloc(0)] = seal.split('.').map(part => Buffer.from(part, 'base64url'));
  try {
    const decipher = createDecipheriv(algorithm, keyFor(bound, secret), encrypted.subarray(0, nonceBytes), { authTagLength: 16 });
    decipher.setAAD(Buffer.from(JSON.stringify(bound))).setAuthTag(tag);
    return decipher.update(encrypted.subarray(nonceBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

/** Each purpose has a key of its own. */
function keyFor([purpose]: Signed, secret: string): Buffer {
  return createHmac('sha256', secret).update(`seal of a ${purpose}`).digest();
}
