import type { KeptValues, Showing } from './attributes/attribute-type.js';
import { isQuantity } from './attributes/numbers.js';

type Computation = (values: Readonly<KeptValues>, showing: Showing) => unknown;

/** How computed attributes are worked out, by category and key; what has no line reads `""`. */
export const computations: Readonly<Record<string, Readonly<Record<string, Computation>>>> = {
  C__CATG__ACCESS: {
    formatted_url: ({ url }) => url ?? '',
    primary_url: ({ url, primary }) => (primary && url) || '',
  },
  C__CATG__IP: {
    hostaddress: hostAddress,
    primary_hostaddress: values => (values.primary ? hostAddress(values) : ''),
    primary_hostname: ({ hostname, primary }) => (primary && hostname) || '',
    primary_fqdn: ({ hostname, domain, primary }) => (primary && [hostname, domain].filter(Boolean).join('.')) || '',
    primary_layer3_net: ({ net, primary }, { found }) => (primary && typeof net === 'number' && found.object(net)?.title) || '',
  },
  C__CATG__MEMORY: {
    total_capacity: ({ quantity, capacity }) => (isQuantity(capacity) ? String(capacity.base * Number(quantity ?? 1)) : ''),
  },
  C__CATS__LICENCE_LIST: {
    overall_costs: ({ cost, amount }) => (cost === undefined ? '' : (Number(cost) * Number(amount ?? 1)).toFixed(2)),
  },
  C__CATS__NET: {
    address_range: ({ range_from, range_to }) => [range_from, range_to].filter(Boolean).join(' - '),
    address_with_suffix: ({ address, cidr_suffix }) => (address && cidr_suffix !== undefined ? `${address}/${cidr_suffix}` : ''),
  },
};

function hostAddress({ ipv4_address, ipv6_address }: Readonly<KeptValues>): unknown {
  return ipv4_address ?? ipv6_address ?? '';
}
