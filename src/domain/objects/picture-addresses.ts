import { isSignatureOf, type Signed, signatureOf } from '../secrets/signatures.js';

/** Milliseconds in which all addresses of a picture are the same, so that answers that name them can be kept. */
const period = 15 * 60_000;

/** A picture that somebody may fetch until a time: seconds since 1970. */
export interface PictureGrant {
  readonly hash: string;
  readonly expires: number;
}

/** The number of the period that a moment is in. An address given in a period is good for all of it, and of the next. */
export function picturePeriod(moment: Date): number {
  return Math.floor(moment.getTime() / period);
}

/** Signed query of the address of a picture, which needs no key. It is valid for 15 to 30 minutes. */
export function pictureQuery(hash: string, secret: string, now: Date): string {
  const expires = ((picturePeriod(now) + 2) * period) / 1000;
  return `expires=${expires}&signature=${signatureOf(signedParts({ hash, expires }), secret)}`;
}

/** Grant in the query of an address; `undefined` where its signature is not of this picture, or it has expired. */
export function grantIn(query: string, hash: string, secret: string, now: Date): PictureGrant | undefined {
  const given = new URLSearchParams(query);
  const grant = { hash, expires: Number(given.get('expires')) };
  const isGiven = isSignatureOf(given.get('signature') ?? '', signedParts(grant), secret);
  return isGiven && grant.expires * 1000 > now.getTime() ? grant : undefined;
}

function signedParts({ hash, expires }: PictureGrant): Signed {
  return ['picture', hash, expires];
}
