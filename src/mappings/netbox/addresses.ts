import ipaddr from 'ipaddr.js';
import { type Conversion, type Scalar, UnmappableValue } from '../mapping.js';
import { reasons } from '../reasons.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** An address with the length of its net. */
export interface Net {
  readonly address: Address;
  readonly length: number;
}

/** `10.0.0.1/24` and the like; `undefined` for what is none. */
export function parseNet(given: unknown): Net | undefined {
  if (typeof given !== 'string' || !ipaddr.isValidCIDR(given)) return undefined;
  const [address, length] = ipaddr.parseCIDR(given);
  return { address, length };
}

/** The address of the net of this length around an address; `undefined` where no net can be that long. */
export function networkOf(address: Address, length: number): string | undefined {
  if (length > address.toByteArray().length * 8) return undefined;
  return classOf(address).networkAddressFromCIDR(`${address}/${length}`).toString();
}

/** The address without its net, where it is of that version. */
export const ipv4: Conversion = ofVersion('ipv4', ({ address }) => address.toString());
export const ipv6: Conversion = ofVersion('ipv6', ({ address }) => address.toString());
export const address: Conversion = ofAny(net => net.address.toString());

export const netType: Conversion = ofAny(net => netTypes[net.address.kind()]);
export const network: Conversion = ofAny(net => networkOf(net.address, net.length) ?? null);
export const netmask: Conversion = ofAny(net => classOf(net.address).subnetMaskFromPrefixLength(net.length).toString());
export const prefixLength: Conversion = ofAny(({ length }) => length);
export const lastAddress: Conversion = ofAny(net =>
  classOf(net.address).broadcastAddressFromCIDR(`${net.address}/${net.length}`).toString(),
);

/** How an address came to its interface. */
export const assignment4: Conversion = ofVersion('ipv4', (_, { status }) =>
  status === 'dhcp' ? 'C__CATP__IP__ASSIGN__DHCP' : 'C__CATP__IP__ASSIGN__STATIC',
);
export const assignment6: Conversion = ofVersion(
  'ipv6',
  (_, { status }) => assignments6.get(status) ?? 'C__CMDB__CATG__IP__STATIC',
);

/** How far an IPv6 address reaches. */
export const scope: Conversion = ofVersion('ipv6', ({ address }) => scopes[address.range()] ?? null);

const netTypes = { ipv4: 'C__CATS_NET_TYPE__IPV4', ipv6: 'C__CATS_NET_TYPE__IPV6' } as const;

const assignments6: ReadonlyMap<unknown, string> = new Map([
  ['dhcp', 'C__CMDB__CATG__IP__DHCPV6'],
  ['slaac', 'C__CMDB__CATG__IP__SLAAC'],
]);

const scopes: Readonly<Record<string, string>> = {
  unicast: 'C__CMDB__CATG__IP__GLOBAL_UNICAST',
  uniqueLocal: 'C__CMDB__CATG__IP__UNIQUE_LOCAL_UNICAST',
  linkLocal: 'C__CMDB__CATG__IP__LINK_LOCAL_UNICAST',
};

/** Both classes can do the same; which one an address is of, it says itself. */
function classOf(of: Address): typeof ipaddr.IPv4 | typeof ipaddr.IPv6 {
  return of.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
}

type Convert = (net: Net, fields: Readonly<Record<string, unknown>>) => Scalar | null;

function ofAny(convert: Convert): Conversion {
  return (given, fields) => {
    const net = parseNet(given);
    if (!net) throw new UnmappableValue(reasons.expectedAddressWithLength, String(given).slice(0, 60));
    return convert(net, fields);
  };
}

function ofVersion(kind: 'ipv4' | 'ipv6', convert: Convert): Conversion {
  return ofAny((net, fields) => (net.address.kind() === kind ? convert(net, fields) : null));
}
