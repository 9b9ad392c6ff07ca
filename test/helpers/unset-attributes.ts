/** Why an attribute is not cleared, or not set: texts that the test compares with what happens. */
export type Exception =
  | 'worked out on reading'
  | 'always there'
  | 'shown by a view'
  | 'made on the other side'
  | 'names the entry'
  | 'names the owner'
  | 'has a usual value';

type ByKey = Readonly<Record<string, Exception>>;

/** Each of these keys with the same reason. */
function each(reason: Exception, ...keys: readonly string[]): ByKey {
  return Object.fromEntries(keys.map(key => [key, reason]));
}

const computed = (...keys: readonly string[]) => each('worked out on reading', ...keys);
/** The attribute is required, so it can be set and changed, but not cleared. */
const required = (...keys: readonly string[]) => each('always there', ...keys);
/** Entries of the category are those of another one, where they are saved. */
const view = (...keys: readonly string[]) => each('shown by a view', ...keys);

/** Attributes that both logbooks have. */
const ofLogbook = [
  'date',
  'object',
  'event',
  'source',
  'user',
  'object_type',
  'category',
  'alert_level',
  'user_name_static',
  'event_static',
  'comment',
  'changes',
] as const;

/** Attributes that are not cleared or not set, by their categories. */
export const exceptions: Readonly<Record<string, ByKey>> = {
  C__CATG__ACCESS: computed('primary_url', 'formatted_url'),
  C__CATG__ACCOUNTING: computed('guarantee_period_status', 'guarantee_status'),
  C__CATG__APPLICATION: computed('assigned_license_key'),
  C__CATG__ASSIGNED_CARDS: required('connected_obj'),
  C__CATG__ASSIGNED_LOGICAL_UNIT: required('assigned_object'),
  C__CATG__ASSIGNED_SIM_CARDS: {
    ...each('names the owner', 'isys_obj__id'),
    ...each('names the entry', 'isys_catg_cards_list__id'),
  },
  C__CATG__ASSIGNED_USERS: required('assigned_object'),
  C__CATG__BACKUP__ASSIGNED_OBJECTS: required('backup'),
  C__CATG__CABLE: computed('connection'),
  C__CATG__CLOUD_SUBSCRIPTIONS: computed('subscribers'),
  C__CATG__CLUSTER: computed('administration_service', 'cluster_members', 'cluster_member_count', 'cluster_service'),
  C__CATG__CLUSTER_ADM_SERVICE: computed('objtype'),
  C__CATG__CLUSTER_MEMBERSHIPS: required('connected_object'),
  C__CATG__CLUSTER_ROOT: computed('administration_service', 'cluster_members', 'cluster_member_count', 'cluster_service'),
  C__CATG__CONNECTOR: computed('connected_object'),
  C__CATG__CONTACT: {
    ...required('contact', 'contact_object'),
    ...computed('primary_contact', 'contact_list', 'contact_list_with_roles'),
  },
  C__CATG__CONTROLLER_FC_PORT: computed('target', 'connected_object'),
  C__CATG__CUSTOM_FIELDS: view('description'),
  C__CATG__CUSTOM_FIELDS_EXAMPLE: computed('report'),
  C__CATG__DATABASE: computed('manufacturer', 'import_key'),
  C__CATG__DATABASE_ASSIGNMENT: required('database_assignment', 'runs_on'),
  C__CATG__DATABASE_SA: computed('import_key'),
  C__CATG__DATABASE_TABLE: computed('instance'),
  C__CATG__EMERGENCY_PLAN: computed('time_needed', 'time_needed_unit', 'practice_date'),
  C__CATG__FILE: computed('revision'),
  C__CATG__GLOBAL: {
    ...required('title', 'sysid', 'type'),
    ...computed('status', 'created', 'created_by', 'changed', 'changed_by'),
    ...each('has a usual value', 'cmdb_status'),
  },
  C__CATG__GROUP_MEMBERSHIPS: required('connected_object'),
  C__CATG__GUEST_SYSTEMS: { ...required('connected_object'), ...computed('hostname', 'runs_on') },
  C__CATG__IDENTIFIER: computed('last_edited', 'last_scan', 'last_updated'),
  C__CATG__IP: computed(
    'primary_layer3_net',
    'primary_hostaddress',
    'primary_hostname',
    'hostaddress',
    'dns_server_address',
    'all_ips',
    'primary_fqdn',
  ),
  C__CATG__ITS_LOGBOOK: view(...ofLogbook, 'description'),
  C__CATG__IT_SERVICE: { ...required('connected_object'), ...computed('sysid') },
  C__CATG__IT_SERVICE_COMPONENTS: computed('objtype'),
  C__CATG__IT_SERVICE_RELATIONS: required('object1', 'object2', 'relation_type', 'weighting'),
  C__CATG__JDISC_CA: required('attribute'),
  C__CATG__LDAP_DN: view('title', 'description'),
  C__CATG__LIVESTATUS: view('livestatus_state', 'livestatus_state_button'),
  C__CATG__LOCATION: computed('location_path'),
  C__CATG__LOGBOOK: computed(...ofLogbook, 'reason'),
  C__CATG__MAIL_ADDRESSES: computed('primary_mail'),
  C__CATG__MEMORY: computed('total_capacity'),
  C__CATG__NDO: computed('ndo_state', 'ndo_state_button'),
  C__CATG__NETWORK_LOG_PORT: computed('connected_object'),
  C__CATG__NETWORK_PORT: computed('connected_object', 'connector'),
  C__CATG__NET_CONNECTOR: required('connected_listener', 'connected_to'),
  C__CATG__NET_ZONE: computed('from_to'),
  C__CATG__NET_ZONE_SCOPES: view('from_to'),
  C__CATG__OBJECT: required('assigned_object'),
  C__CATG__OPERATING_SYSTEM: computed('assigned_license_key'),
  C__CATG__POWER_CONSUMER: computed('connected_object', 'connector'),
  C__CATG__POWER_SUPPLIER: computed('connected_object', 'connector'),
  C__CATG__QINQ_CE: each('made on the other side', 'spvlan'),
  C__CATG__RAID: computed('full_capacity', 'capacity'),
  C__CATG__RELATION: required('object1', 'object2', 'relation_type', 'weighting'),
  C__CATG__RM_CONTROLLER: computed('remote_url'),
  C__CATG__RM_CONTROLLER_BACKWARD: required('connected_object'),
  C__CATG__SNMP: view('title', 'description'),
  C__CATG__SUPPORT_ENTITLEMENT: computed('state', 'expires'),
  C__CATG__UNIVERSAL_INTERFACE: computed('connected_object', 'connector'),
  C__CATS__APPLICATION: computed('installation_count'),
  C__CATS__APPLICATION_ASSIGNED_OBJ: { ...required('object'), ...computed('assigned_license_key') },
  C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ: { ...required('object'), ...computed('assigned_license_key') },
  C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ: { ...required('object'), ...computed('assigned_license_key') },
  C__CATS__CLUSTER_SERVICE: required('cluster'),
  C__CATS__CONTRACT: computed('next_contract_end_date', 'next_notice_end_date'),
  C__CATS__CONTRACT_ALLOCATION: view('assigned_object'),
  C__CATS__CONTRACT_INFORMATION: computed('next_contract_end_date', 'next_notice_end_date'),
  C__CATS__DATABASE_INSTALLATION: { ...required('object'), ...computed('assigned_license_key', 'assigned_databases') },
  C__CATS__FILE: computed('current_version', 'md5_hash'),
  C__CATS__FILE_ACTUAL: computed('current_version', 'md5_hash'),
  C__CATS__FILE_VERSIONS: computed('revision', 'upload_date', 'md5_hash', 'uploaded_by'),
  C__CATS__GROUP: computed('object_type'),
  C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS: {
    ...each('names the owner', 'isys_obj__id'),
    ...each('names the entry', 'isys_catg_log_port_list__id'),
  },
  C__CATS__LAYER2_NET_ASSIGNED_PORTS: {
    ...each('names the owner', 'isys_obj__id'),
    ...each('names the entry', 'isys_catg_port_list__id'),
    ...computed('isys_catg_port_list__mac'),
  },
  C__CATS__LICENCE_LIST: computed('used_licences', 'lic_not_in_use', 'overall_costs'),
  C__CATS__MIDDLEWARE: computed('installation_count'),
  C__CATS__NET: computed('title', 'address_v6', 'address_range', 'address_with_suffix', 'free_addresses'),
  C__CATS__NET_IP_ADDRESSES: view(
    'net_type',
    'title',
    'assigned_object',
    'ipv4_assignment',
    'ipv6_assignment',
    'object',
    'ip_address_link',
  ),
  C__CATS__NET_ZONE: computed('range_from_long', 'range_to_long'),
  C__CATS__OPERATING_SYSTEM: computed('installation_count'),
  C__CATS__ORGANIZATION: required('title'),
  C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT: required('object'),
  C__CATS__ORGANIZATION_MASTER_DATA: required('title'),
  C__CATS__ORGANIZATION_PERSONS: { ...required('object'), ...computed('contact') },
  C__CATS__PERSON: computed('ldap_id'),
  C__CATS__PERSON_ASSIGNED_GROUPS: computed('contact'),
  C__CATS__PERSON_CONTACT_ASSIGNMENT: { ...required('object'), ...computed('object_type') },
  C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT: { ...required('object'), ...computed('object_type') },
  C__CATS__PERSON_GROUP_MEMBERS: {
    ...computed(
      'first_name',
      'last_name',
      'department',
      'phone_company',
      'email_address',
      'organization',
      'title',
      'members',
      'membersCount',
    ),
    ...required('connected_object'),
  },
  C__CATS__PERSON_LOGIN: computed('last_login'),
  C__CATS__PERSON_MASTER: computed('ldap_id'),
  C__CATS__SERVICE: computed('installation_count'),
};
