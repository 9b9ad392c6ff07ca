import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signed values: the purpose first, as one secret signs for several purposes. */
export type Signed = readonly [purpose: string, ...rest: unknown[]];

/** The signature of something that is handed out and comes back: 22 letters, an HMAC of 132 bits. */
export function signatureOf(signed: Signed, secret: string): string {
  return createHmac('sha256', secret).update(JSON.stringify(signed)).digest('base64url').slice(0, 22);
}

/** Whether a text is the signature of this, in the same time for every text of its length. */
export function isSignatureOf(text: string, signed: Signed, secret: string): boolean {
  const [given, right] = [Buffer.from(text), Buffer.from(signatureOf(signed, secret))];
  return given.length === right.length && timingSafeEqual(given, right);
}
