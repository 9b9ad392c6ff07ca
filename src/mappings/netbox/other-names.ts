import type { OtherNames } from '../dataset.js';

/** Fields under the names that other versions of NetBox give them, and what stands in place of a field there. */
export const otherNames: OtherNames = {
  // To 3.2 a cable names its ends; from 3.3 on they are rows.
  '*.cabling': ['ends.cable', 'cable_at_a', 'cable_at_b'],
  '*.opposite': ['ends.far.termination', 'cable_at_a.termination_b', 'cable_at_b.termination_a'],
  // An address of a group of routers has the role that its protocol says, where it says none itself.
  'ipam.ipaddress.role': ['router_group.protocol'],
  // To 3.5.
  'dcim.device.role': ['device_role'],
  // To 3.4 an account of the provider, from 3.5 on a row of its own.
  'circuits.circuit.provider_account': ['provider'],
  // From 4.1 on.
  'dcim.rack.type': ['form_factor'],
  // From 4.2 on addresses of interfaces are rows; the primary one comes first.
  '*.mac_address': ['primary_mac_address.mac_address', 'mac_addresses.mac_address'],
  // From 4.2 on ends of circuits and clusters may be in places of any kind.
  'circuits.circuittermination.site': ['termination'],
  '*.site': ['scope'],
  // From 4.3 on.
  'tenancy.contact.group': ['groups'],
  // From 4.5 on.
  'dcim.frontport.rear_port': ['mappings.rear_port'],
  'dcim.frontport.rear_port_position': ['mappings_to_rear.rear_port_position'],
};
