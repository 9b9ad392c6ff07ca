import type { Dataset } from '../dataset.js';
import type { Origin } from '../mapping.js';
import { models } from './models.js';

/** Versions of NetBox that this mapping knows, oldest first. */
export const versions: readonly string[] = [
  ...['2.11', '3.0', '3.1', '3.2', '3.3', '3.4', '3.5', '3.6', '3.7'],
  ...['4.0', '4.1', '4.2', '4.3', '4.4', '4.5', '4.6'],
];

const [oldest = ''] = versions;
const newest = versions.at(-1) ?? oldest;

/** Fields that came with a version. */
const fieldsSince: Readonly<Record<string, readonly string[]>> = {
  '3.3': ['dcim.interface.cable_end', 'dcim.location.status', 'virtualization.cluster.status'],
  '3.4': ['dcim.devicetype._abs_weight', 'dcim.rack._abs_weight', 'ipam.vrf.comments'],
  '3.5': ['circuits.circuit.provider_account'],
  '3.6': ['dcim.device.role', 'dcim.device.oob_ip'],
  '4.0': ['tenancy.contactassignment.object_type', 'extras.customfield.object_types'],
  '4.1': ['dcim.rack.form_factor', 'dcim.rack.rack_type', 'ipam.vlangroup.vid_ranges', 'virtualization.virtualmachine.serial'],
  '4.2': [
    ...['dcim.interface.primary_mac_address', 'virtualization.vminterface.primary_mac_address'],
    ...['circuits.circuittermination.termination_type', 'virtualization.cluster.scope_type', 'ipam.prefix.scope_type'],
  ],
  '4.3': ['tenancy.contact.groups', 'dcim.rack.outer_height', 'dcim.devicerole.parent'],
  '4.4': ['dcim.platform.parent'],
  '4.5': ['dcim.device.owner', 'dcim.site.owner', 'dcim.cable.profile', 'virtualization.virtualmachine.start_on_boot'],
  '4.6': ['dcim.cable.bundle', 'dcim.rack.group', 'dcim.modulebay.enabled', 'virtualization.virtualmachine.virtual_machine_type'],
};

/** Fields that a version was the last to have. */
const fieldsUntil: Readonly<Record<string, readonly string[]>> = {
  '3.2': ['dcim.cable.termination_a_type', 'dcim.interface._link_peer_type'],
  '3.4': ['circuits.provider.account'],
  '3.5': ['dcim.device.device_role'],
  '3.7': ['tenancy.contactassignment.content_type', 'extras.customfield.content_types'],
  '4.0': ['dcim.rack.type', 'ipam.vlangroup.min_vid'],
  '4.1': [
    ...['dcim.interface.mac_address', 'virtualization.vminterface.mac_address', 'circuits.circuittermination.site'],
    ...['virtualization.cluster.site', 'ipam.prefix.site'],
  ],
  '4.2': ['tenancy.contact.group'],
  '4.4': ['dcim.frontport.rear_port'],
};

const apps: ReadonlySet<string> = new Set(Object.values(models).flatMap(each => each.map(model => model.split('.')[0] ?? '')));

/** Versions that a dump may come from: what it has says how old it is at least, and at most. `given` is the version that somebody named. */
export function originOf(dataset: Dataset, given?: string): Origin {
  const types = dataset.rows('contenttypes.contenttype').map(({ fields }) => `${fields.app_label}.${fields.model}`);
  const present = new Set([...types, ...dataset.models]);
  const known = new Set(Object.values(models).flat());
  const unseen = [...present].filter(model => apps.has(model.split('.')[0] ?? '') && !known.has(model));
  if (given !== undefined) return { system: 'NetBox', from: given, to: given, unseen };
  const hasField = (path: string): boolean => dataset.hasField(path);
  const hasModel = (names: Pick<ReadonlySet<string>, 'has'>, version: string) =>
    models[version]?.some(model => names.has(model)) ?? false;
  const from = versions.findLast(each => hasModel(present, each) || fieldsSince[each]?.some(hasField)) ?? oldest;
  const told = types.length > 0 ? versions.findLast(each => hasModel(new Set(types), each)) : undefined;
  const to = told ?? versions.find(each => fieldsUntil[each]?.some(hasField)) ?? newest;
  return { system: 'NetBox', from, to: isOlder(to, from) ? from : to, unseen };
}

/** Whether a version came before another one. */
export function isOlder(version: string, other: string): boolean {
  return versions.indexOf(version) < versions.indexOf(other);
}
