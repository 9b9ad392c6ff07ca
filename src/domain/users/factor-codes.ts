import { randomBytes } from 'node:crypto';
import { digestOf } from './keys.js';

const stepSeconds = 30;
const secretBytes = 20;
const issuer = 'kataster';
/** Clocks of phones and of this machine may differ by one time step in both directions. */
const maxStepsApart = 1;
const form = { algorithm: 'SHA1', digits: 6, period: stepSeconds } as const;

const recoveryCodeCount = 10;
const recoveryBytes = 10;
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** The library for one-time passwords; loaded at its first use, as most services never need it. */
const library = () => import('otpauth');

/** A new secret of 160 bits in Base32, and the address of RFC 6238 apps that a QR code shows. */
export async function newFactorSecret(login: string): Promise<{ readonly secret: string; readonly uri: string }> {
  const { Secret, TOTP } = await library();
  const secret = new Secret({ size: secretBytes });
  return { secret: secret.base32, uri: new TOTP({ ...form, issuer, label: login, secret }).toString() };
}

/** The time step of a code that is right at this moment; `undefined` where none is. */
export async function timeStepOf(code: string, secret: string, now: Date): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  const { Secret, TOTP } = await library();
  const totp = new TOTP({ ...form, secret: Secret.fromBase32(secret) });
  const apart = totp.validate({ token: code, timestamp: now.getTime(), window: maxStepsApart });
  return apart === null ? undefined : Math.floor(now.getTime() / 1000 / stepSeconds) + apart;
}

/** Ten new recovery codes of 80 bits each: four groups of four letters and digits that are not mistaken for each other. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const bits = BigInt(`0x${randomBytes(recoveryBytes).toString('hex')}`);
    const all = Array.from({ length: 16 }, (_, at) => letters[Number((bits >> BigInt(5 * at)) & 31n)]).join('');
    return all.replace(/(.{4})(?=.)/g, '$1-');
  });
}

/** The form in which a code is compared, however it was typed. */
export function plainCode(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, '');
}

/** The digest of a recovery code, which is all that is stored of it. */
export function recoveryDigestOf(code: string, person: number, secret: string): string {
  return digestOf(`recovery ${person} ${plainCode(code)}`, secret);
}
