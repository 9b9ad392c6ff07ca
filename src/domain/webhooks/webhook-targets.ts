import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { rejectParameter } from '../../rpc/invalid-parameters.js';
import { isWithin } from '../users/address-ranges.js';

/** Of IPv6 nothing else is routed. */
const globalUnicast = '2000::/3';

const right = 'KATASTER_WEBHOOK_NETWORKS permits ranges of it';

/**
 * Why nothing may be delivered to an IP address; `undefined` where it may. Only addresses of the public internet are permitted, and the
 * ranges of the setting: a list of what is forbidden would miss what is reserved next.
 */
export function targetFault(address: string, networks: readonly string[], isEncrypted: boolean): string | undefined {
  if (isWithin(address, networks)) return undefined;
  if (!isPublic(address)) return `${address} is inside the own network; ${right}`;
  return isEncrypted ? undefined : `http is permitted inside the own network alone, and ${address} is outside; expected https`;
}

function isPublic(address: string): boolean {
  const [plain = ''] = address.split('%');
  if (!ipaddr.isValid(plain)) return false;
  const parsed = ipaddr.process(plain);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || isWithin(plain, [globalUnicast]));
}

/**
 * The URL of a webhook in its usual form. Names are looked up at each delivery, so that an answer that changes leads nowhere else.
 * @throws RpcError InvalidParameters
 */
export function targetIn(text: string, networks: readonly string[]): string {
  if (!URL.canParse(text)) rejectParameter('url', `expected a URL such as https://example.org/hook, not '${text}'`);
  const url = new URL(text);
  if (url.username !== '' || url.password !== '')
    rejectParameter('url', 'expected no user name and no password in it; deliveries are signed instead');
  const isEncrypted = url.protocol === 'https:';
  if (!isEncrypted && networks.length === 0)
    rejectParameter('url', `expected https; http is for the own network, of which ${right}`);
  const address = url.hostname.replace(/^\[|\]$/g, '');
  const fault = isIP(address) > 0 ? targetFault(address, networks, isEncrypted) : undefined;
  if (fault !== undefined) rejectParameter('url', fault);
  url.hash = '';
  return url.href;
}
