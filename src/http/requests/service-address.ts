import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config/config.js';
import type { Forwarding } from './forwarding.js';

/** Base URL of the service for a request: prefix of every URL in its answer. No slash at the end. */
export type ServiceAddress = (request: IncomingMessage) => string;

/** Where the service listens; known once it does. */
export interface ListeningAddress {
  url: string;
}

/**
 * The address that the settings name, or else that a request was sent to. The host is what the caller or a proxy of the settings says: one
 * that is no name or address of a host is not repeated.
 */
export function serviceAddress(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  listening: ListeningAddress,
  { forwardedValue }: Pick<Forwarding, 'forwardedValue'>,
): ServiceAddress {
  if (publicUrl !== undefined) return () => publicUrl;
  let latest: NamedHost = { host: '', scheme: '', url: undefined };
  return request => {
    const host = forwardedValue(request, 'x-forwarded-host') ?? request.headers.host ?? '';
    const scheme = forwardedValue(request, 'x-forwarded-proto') === 'https' ? 'https' : 'http';
    // Most requests name the host of the one before.
    if (host !== latest.host || scheme !== latest.scheme)
      latest = { host, scheme, url: isHost(host) ? `${scheme}://${host}` : undefined };
    return latest.url ?? listening.url;
  };
}

/** A host and a scheme, and the address that they stand for if the host is good. */
interface NamedHost {
  readonly host: string;
  readonly scheme: string;
  readonly url: string | undefined;
}

/** Names have up to 255 characters. */
const maxHostChars = 261;
const label = '\\w(?:[\\w-]*\\w)?';
const hostForm = new RegExp(`^(?:${label}(?:\\.${label})*|\\[[\\da-f:.]+\\])(?::\\d{1,5})?$`, 'i');

/** Validates a Host header. The URL parser also checks the ranges of IP addresses and ports. */
function isHost(text: string): boolean {
  return text.length <= maxHostChars && hostForm.test(text) && URL.canParse(`http://${text}`);
}
