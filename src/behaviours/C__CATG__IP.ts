import type { Shown } from '../domain/behaviours/behaviour.js';
import { behaviourOf } from '../domain/behaviours/behaviour.js';
import { entriesOnLinked, siblings } from '../domain/behaviours/needs.js';
import type { SeenEntry } from '../domain/behaviours/seen-entry.js';
import { namesOncePerPage } from './parts/names.js';
import { holdsAddress, hostAddress } from './parts/nets.js';

export const behaviour = behaviourOf('C__CATG__IP', {
  needs: {
    addresses: siblings('C__CATG__IP'),
    ranges: entriesOnLinked('net', 'C__CATS__NET_ZONE', 'zone'),
  },
  computed: {
    hostaddress: hostAddress,
    primary_hostaddress: values => (values.primary ? hostAddress(values) : ''),
    primary_hostname: ({ hostname, primary }) => (primary && hostname) || '',
    primary_fqdn: ({ hostname, domain, primary }) => (primary && [hostname, domain].filter(Boolean).join('.')) || '',
    primary_layer3_net: ({ primary }, seen) => (primary && seen.objectAt(seen.entry, 'net')?.title) || '',
    zone: (values, seen) => {
      const range = seen.facts.ranges.find(each => holdsAddress(each.values, hostAddress(values)));
      const given = values.zone === undefined ? undefined : seen.objectAt(seen.entry, 'zone');
      return seen.presentObject(given ?? (range && seen.objectAt(range, 'zone')));
    },
    dns_server_address: (_, seen) =>
      seen
        .entriesAt(seen.entry, 'dns_server')
        .flatMap(({ title }) => title || [])
        .join(', '),
    all_ips: namesOncePerPage(
      ({ facts }) => facts.addresses,
      ({ values }) => hostAddress(values),
    ),
  },
  form: { show: withAddressInNet },
});

function withAddressInNet(shown: Shown, seen: SeenEntry<'C__CATG__IP', unknown>): Shown {
  const { ipv6_address, ...others } = shown;
  const { id, values } = seen.entry;
  const address = values.ipv4_address ?? values.ipv6_address;
  const net = seen.objectAt(seen.entry, 'net');
  const inNet = address
    ? {
        id: net ? String(net.id) : null,
        type: net?.type ?? null,
        title: net?.title ?? null,
        sysid: net?.sysid ?? null,
        ref_id: String(id),
        ref_title: address,
        ref_type: 'C__CATS__NET_IP_ADDRESSES',
      }
    : null;
  return {
    ...others,
    ipv4_address: values.ipv4_address ? inNet : null,
    ...(values.ipv6_address ? { ipv6_address: inNet } : {}),
    hostaddress: inNet,
    primary_hostaddress: values.primary && inNet ? inNet : [],
    primary_fqdn: shown.primary_fqdn ? [{ id: String(id), title: shown.primary_fqdn, type: 'C__CATG__IP' }] : [],
    hostname: shown.hostname || null,
    use_standard_gateway: { ...(shown.use_standard_gateway as object), value: values.use_standard_gateway === true ? 1 : 0 },
  };
}
