import type { Titles } from '../../../generated/types.js';
import type { FieldReasons } from '../mapping.js';
import { reasons } from '../reasons.js';

/** Fields that document nothing. */
export const meaningless: ReadonlySet<string> = new Set([
  // Computed from other fields
  ...['*._*', '*.lft', '*.rght', '*.tree_id', '*.level', '*.path', '*.sort_path'],
  ...['*.*_count', '*.total_vlan_ids'],
  // Times of the row, and its name as addresses of pages have it
  ...['*.created', '*.last_updated', '*.slug'],
  // Told by the ends of the cable, and by the ports
  ...['*.cable', '*.cable_end', '*.cable_connector', '*.cable_positions', 'dcim.portmapping.device'],
  // Told by the module in the bay, and by the ends of the circuit
  ...['dcim.modulebay.device', 'circuits.circuit.termination_a', 'circuits.circuit.termination_z'],
  // Told by the field in a fixed unit
  ...['dcim.devicetype.weight', 'dcim.devicetype.weight_unit'],
  ...['dcim.rack.weight', 'dcim.rack.weight_unit'],
  // Names of models
  ...['contenttypes.contenttype.app_label', 'contenttypes.contenttype.model'],
]);

/** Values that NetBox sets where nobody does. */
export const usual: Readonly<Record<string, unknown>> = { 'dcim.rack.starting_unit': 1 };

/** Sums that rows of their own tell. */
export const toldBy: Readonly<Record<string, string>> = { 'virtualization.virtualmachine.disk': 'disks' };

const display = reasons.isAboutDisplay;
const rules = reasons.isRuleForInput;
const automation = reasons.isSettingForAutomation;
const later = reasons.hasNoAttributeHere;
const fibres = reasons.fibresTakenAsFarAsEndsTell;
const owners = reasons.userGroupsAreNotTaken;
const reading = (reason: Titles, ...fields: readonly string[]): FieldReasons =>
  Object.fromEntries(fields.map(field => [field, reason]));

/** Fields that say something that is not taken over. */
export const withoutCounterpart: FieldReasons = {
  ...reading(owners, '*.owner'),
  ...reading(display, '*.color', 'ipam.role.weight', 'extras.tag.weight', '*.front_image', '*.rear_image', '*.images'),
  ...reading(
    rules,
    ...['ipam.vrf.enforce_unique', 'dcim.devicerole.vm_role', 'dcim.devicetype.exclude_from_utilization'],
    ...['extras.tag.object_types', 'ipam.vlangroup.min_vid', 'ipam.vlangroup.max_vid', 'ipam.vlangroup.vid_ranges'],
    ...['dcim.devicetype.subdevice_role', '*.default_memory', '*.default_vcpus'],
  ),
  ...reading(
    automation,
    ...[
      '*.local_context_data',
      '*.local_context_schema',
      '*.config_template',
      '*.napalm_driver',
      '*.napalm_args',
      '*.default_platform',
    ],
  ),
  ...reading(
    fibres,
    ...['dcim.portmapping.front_port_position', 'dcim.cabletermination.positions', 'dcim.cabletermination.connector'],
    'dcim.cable.profile',
  ),
  ...reading(
    later,
    ...[
      '*.comments',
      '*.description',
      '*.custom_field_data',
      '*.label',
      '*.tenant',
      '*.status',
      '*.site',
      '*.location',
      '*.rack',
    ],
    ...['*.parent', '*.facility', '*.facility_id', '*.link', '*.name', '*.type', '*.role', '*.vrf', '*.group', '*.owner_group'],
    ...['*.mark_connected', '*.speed', '*.airflow', '*.module', '*.scope_type', '*.scope_id', '*.asn', '*.asns', '*.asset_tag'],
    ...[
      '*.virtual_machine_role',
      '*.vc_position',
      '*.vc_priority',
      '*.oob_ip',
      '*.config',
      '*.region',
      '*.nat_inside',
      '*.vlans',
    ],
    ...['*.primary_ip4', '*.cluster', '*.latitude', '*.longitude', '*.time_zone', '*.shipping_address'],
    ...['*.contact_name', '*.contact_phone', '*.contact_email', '*.noc_contact', '*.admin_contact', '*.portal_url', '*.serial'],
    ...['*.rack_type', '*.outer_height', '*.mounting_depth', '*.starting_unit', '*.max_weight', '*.is_full_depth', '*.u_height'],
    ...[
      '*.install_date',
      '*.termination_date',
      '*.port_speed',
      '*.upstream_speed',
      '*.distance',
      '*.distance_unit',
      '*.service_id',
    ],
    ...[
      '*.mgmt_only',
      '*.wwn',
      '*.bridge',
      '*.mode',
      '*.rf_role',
      '*.rf_channel',
      '*.rf_channel_frequency',
      '*.rf_channel_width',
    ],
    ...['*.tx_power', '*.poe_mode', '*.poe_type', '*.wireless_link', '*.wireless_lans', '*.vdcs', '*.qinq_svlan', '*.qinq_role'],
    ...[
      '*.vlan_translation_policy',
      '*.parent_interface',
      '*.allocated_draw',
      '*.feed_leg',
      '*.phase',
      '*.voltage',
      '*.amperage',
    ],
    ...['*.max_utilization', '*.available_power', '*.supply', '*.power_factor', '*.rd', '*.import_targets', '*.export_targets'],
    ...['*.rir', '*.date_added', '*.is_pool', '*.mark_utilized', '*.start_on_boot', '*.disk', '*.mtu', '*.lag', '*.domain'],
    ...['*.attributes', '*.attribute_data', '*.profile', '*.part_number', '*.model', '*.manufacturer', '*.position', '*.account'],
    ...[
      '*.provider',
      '*.provider_network',
      '*.priority',
      '*.l2vpn_terminations',
      '*.installed_device',
      '*.is_primary',
      '*.enabled',
    ],
    ...['*.qinq_cvlan', '*.weight', '*.weight_unit', '*.virtual_machine', '*.device', '*.assigned_object_type', '*.bundle'],
    ...['*.pp_info', '*.xconnect_id', '*.commit_rate', '*.title', '*.phone', '*.email', '*.address', '*.tagged_vlans'],
  ),
  '*.primary_ip6': reasons.takesOneOfSeveral,
  'ipam.fhrpgroup.auth_key': reasons.isSecret,
  'virtualization.virtualdisk.size': reasons.gbOrMbIsUnknown,
  'virtualization.virtualmachine.disk': reasons.gbOrMbIsUnknown,
};
