import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A key that was just made: its text is shown once and kept nowhere. */
export interface NewKey {
  readonly id: string;
  readonly text: string;
}

const prefix = 'kat';
const form = /^kat_([0-9A-Za-z]{8})_([0-9A-Za-z]{43})_([0-9A-Za-z]{6})$/;
const withinText = new RegExp(form.source.slice(1, -1), 'g');
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Makes a key: prefix, key id, 32 random bytes in base62, checksum. */
export function makeKey(): NewKey {
  const id = randomText(8);
  const body = `${prefix}_${id}_${base62(randomBytes(32), 43)}`;
  return { id, text: `${body}_${checksum(body)}` };
}

/**
 * The id under which a key is kept; a text of another form has one that follows from it and from the secret of the installation: ids are shown,
 * and without the secret no guess at a text can be compared with one.
 */
export function keyIdOf(text: string, secret: string): string {
  return form.exec(text)?.[1] ?? `env-${digestOf(`id ${text}`, secret).slice(0, 16)}`;
}

/** Whether a text has the form of a key that was made here: then its id is no part of what is secret. */
export function hasKeyForm(text: string): boolean {
  return form.test(text);
}

/** A text in which keys that were made here are named by their ids. */
export function withoutKeys(text: string): string {
  return text.replace(withinText, `${prefix}_$1_…`);
}

/** The digest of a key that is stored: HMAC-SHA-256, hexadecimal. */
export function digestOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Whether a key is the one a digest was made of, in the same time for every answer. */
export function isDigestOf(text: string, digest: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(digestOf(text, secret)), Buffer.from(digest));
}

function checksum(text: string): string {
  return base62(Buffer.from(hash('sha256', text), 'hex').subarray(0, 8), 6);
}

/** A text of random letters and digits: six bits in each, nearly. */
export function randomText(length: number): string {
  return base62(randomBytes(length), length);
}

function base62(bytes: Buffer, length: number): string {
  let number = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (let index = 0; index < length; index += 1) {
    text = (digits[Number(number % 62n)] ?? '') + text;
    number /= 62n;
  }
  return text;
}
