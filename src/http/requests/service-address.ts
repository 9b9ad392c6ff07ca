import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config/config.js';

/** Base URL of the service for a request: prefix of every URL in its answer. No slash at the end. */
export type ServiceAddress = (request: Pick<IncomingMessage, 'headers'>) => string;

/** Where the service listens; known once it does. */
export interface ListeningAddress {
  url: string;
}

/**
 * The address that the settings name, or else that a request was sent to. The host is what the caller says: one that is no name or
 * address of a host is not repeated, and other headers can be set by anybody.
 */
export function serviceAddress({ publicUrl }: Pick<Config, 'publicUrl'>, listening: ListeningAddress): ServiceAddress {
  if (publicUrl !== undefined) return () => publicUrl;
  let latest: NamedHost = { host: '', url: undefined };
  return ({ headers: { host = '' } }) => {
    // Most requests name the host of the one before.
    if (host !== latest.host) latest = { host, url: isHost(host) ? `http://${host}` : undefined };
    return latest.url ?? listening.url;
  };
}

/** A Host header, and the address that it stands for if it is good. */
interface NamedHost {
  readonly host: string;
  readonly url: string | undefined;
}

/** Names have up to 255 characters. */
const longestHost = 261;
const label = '\\w(?:[\\w-]*\\w)?';
const hostForm = new RegExp(`^(?:${label}(?:\\.${label})*|\\[[\\da-f:.]+\\])(?::\\d{1,5})?$`, 'i');

/** Validates a Host header. The URL parser also checks the ranges of IP addresses and ports. */
function isHost(text: string): boolean {
  return text.length <= longestHost && hostForm.test(text) && URL.canParse(`http://${text}`);
}
