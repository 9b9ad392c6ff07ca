import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { type Text, text } from '../../messages/text.js';
import { rejectParameter } from '../../rpc/invalid-parameters.js';
import { isWithin } from '../users/address-ranges.js';

/** Of IPv6 nothing else is routed. */
const globalUnicast = '2000::/3';

const right = text('WebhookNetworksPermitRanges');

/**
 * Why nothing may be delivered to an IP address; `undefined` where it may. Only addresses of the public internet are permitted, and the
 * ranges of the setting: a list of what is forbidden would miss what is reserved next.
 */
export function targetFault(address: string, networks: readonly string[], isEncrypted: boolean): Text | undefined {
  if (isWithin(address, networks)) return undefined;
  if (!isPublic(address)) return text('IsInsideOwnNetwork', { address, right });
  return isEncrypted ? undefined : text('HttpIsPermittedInsideOwn', { address });
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
export function targetIn(sent: string, networks: readonly string[]): string {
  if (!URL.canParse(sent)) rejectParameter('url', text('ExpectedURLSuchAsHttps', { text: sent }));
  const url = new URL(sent);
  if (url.username !== '' || url.password !== '') rejectParameter('url', text('ExpectedNoUserNameAnd'));
  const isEncrypted = url.protocol === 'https:';
  if (!isEncrypted && networks.length === 0) rejectParameter('url', text('ExpectedHttpsHttpIsFor', { right }));
  const address = url.hostname.replace(/^\[|\]$/g, '');
  const fault = isIP(address) > 0 ? targetFault(address, networks, isEncrypted) : undefined;
  if (fault !== undefined) rejectParameter('url', fault);
  url.hash = '';
  return url.href;
}
