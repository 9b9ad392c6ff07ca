import { isIP } from 'node:net';

/** The relying party of WebAuthn: the host that passkeys belong to, and the origin of the pages that use them. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * The relying party of the public address of a service; `undefined` where browsers offer no passkeys. No header has a say: passkeys of a host that
 * a stranger named would be theirs.
 */
export function relyingPartyOf(publicUrl: string | undefined): RelyingParty | undefined {
  if (publicUrl === undefined) return undefined;
  const { hostname: id, protocol, origin } = new URL(publicUrl);
  const isLocal = /(?:^|\.)localhost$/.test(id);
  if ((protocol !== 'https:' && !isLocal) || isIP(id) !== 0 || id.startsWith('[')) return undefined;
  return { id, origin };
}
