// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

import type { Choice, ChoiceInput, EntryReference, Id, ObjectReference, Quantity, StoredFile, YesNo } from './types.js';

/** A number as it is saved; null clears. */
export type NumberInput = number | string | null;

/** A yes or no as it is saved; null clears. */
export type YesNoInput = boolean | 0 | 1 | 'yes' | 'no' | 'ja' | 'nein' | null;

/** A link as it is saved: an id, or a list of ids; null clears. */
export type LinkInput = Id | Id[] | null;

/** Per category an entry as it is read. */
export interface CategoryEntryTypes {
  /** Access */
  C__CATG__ACCESS: {
    id: string;
    objID: string;
    /** Primary access URL */
    primary_url: string;
    /** Title */
    title: string;
    /** Access type */
    type: Choice | null;
    /** Host[:Port]/URL */
    url: string;
    /** Host[:Port]/URL */
    formatted_url: string;
    /** Primary? */
    primary: YesNo;
    /** Description */
    description: string;
  };
  /** Accounting */
  C__CATG__ACCOUNTING: {
    id: string;
    objID: string;
    /** Inventory number */
    inventory_no: string;
    /** Account */
    account: Choice | null;
    /** Date of invoice */
    acquirementdate: string;
    /** Purchased at */
    contact: ObjectReference[];
    /** Investment costs */
    price: string;
    /** Operation expense */
    operation_expense: string;
    /** Operation expense (Unit) */
    operation_expense_interval: Choice | null;
    /** Cost unit */
    cost_unit: Choice | null;
    /** Delivery note number */
    delivery_note_no: string;
    /** Procurement */
    procurement: Choice | null;
    /** Delivery date */
    delivery_date: string;
    /** Invoice no. */
    invoice_no: string;
    /** Order no. */
    order_no: string;
    /** Period of warranty */
    guarantee_period: Quantity | null;
    /** Warranty period */
    guarantee_period_unit: Choice | null;
    /** Remainder warranty */
    guarantee_period_status: string;
    /** Guarantee period by */
    guarantee_period_base: Choice | null;
    /** Order date */
    order_date: string;
    /** Guarantee date */
    guarantee_date: string;
    /** Remainder warranty */
    guarantee_status: string;
    /** Description */
    description: string;
  };
  /** Address */
  C__CATG__ADDRESS: {
    id: string;
    objID: string;
    /** Additional address information */
    address: string;
    /** Street */
    street: string;
    /** House number */
    house_no: string;
    /** Floors */
    stories: string;
    /** Postal code */
    postcode: string;
    /** City */
    city: string;
    /** Region */
    region: string;
    /** Country */
    country: string;
    /** Description */
    description: string;
  };
  /** Aircraft */
  C__CATG__AIRCRAFT: {
    id: string;
    objID: string;
    /** Aircraft registration */
    registration: string;
    /** Description */
    description: string;
  };
  /** Software assignment */
  C__CATG__APPLICATION: {
    id: string;
    objID: string;
    /** Application */
    application: ObjectReference | null;
    /** Type */
    application_type: Choice | null;
    /** Priority */
    application_priority: Choice | null;
    /** Assigned license */
    assigned_license: EntryReference | null;
    /** Assigned license key */
    assigned_license_key: string;
    /** Database schema */
    assigned_database_schema: ObjectReference | null;
    /** Service */
    assigned_it_service: ObjectReference[];
    /** Variant */
    assigned_variant: EntryReference | null;
    /** Version number */
    assigned_version: EntryReference | null;
    /** Bequest nagios services */
    bequest_nagios_services: YesNo;
    /** Used databases */
    assigned_databases: EntryReference[];
    /** Installation date */
    installDate: string;
    /** Description */
    description: string;
  };
  /** Assigned cards */
  C__CATG__ASSIGNED_CARDS: {
    id: string;
    objID: string;
    /** Assigned cards */
    connected_obj: ObjectReference | null;
  };
  /** Workplace components */
  C__CATG__ASSIGNED_LOGICAL_UNIT: {
    id: string;
    objID: string;
    /** Object */
    assigned_object: ObjectReference | null;
  };
  /** Assigned SIM cards */
  C__CATG__ASSIGNED_SIM_CARDS: {
    id: string;
    objID: string;
    /** Object title */
    isys_obj__id: ObjectReference | null;
    /** Assigned SIM Cards */
    isys_catg_cards_list__id: EntryReference | null;
  };
  /** Assigned subscriptions */
  C__CATG__ASSIGNED_SUBSCRIPTIONS: {
    id: string;
    objID: string;
    /** Assigned object */
    assigned_object: ObjectReference | null;
    /** UUID */
    uuid: EntryReference | null;
    /** Description */
    description: string;
  };
  /** Assigned users */
  C__CATG__ASSIGNED_USERS: {
    id: string;
    objID: string;
    /** Assigned object */
    assigned_object: ObjectReference | null;
    /** UUID */
    uuid: EntryReference | null;
    /** Description */
    description: string;
  };
  /** Assigned workplace */
  C__CATG__ASSIGNED_WORKSTATION: {
    id: string;
    objID: string;
    /** Parent object */
    parent: ObjectReference | null;
    /** Description */
    description: string;
  };
  /** Audit */
  C__CATG__AUDIT: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Type */
    type: Choice | null;
    /** Commission */
    commission: ObjectReference[];
    /** Responsible */
    responsible: ObjectReference[];
    /** Involved */
    involved: ObjectReference[];
    /** Manufacturer's period */
    period_manufacturer: string;
    /** Operator's period */
    period_operator: string;
    /** Applied */
    apply: string;
    /** Result */
    result: string;
    /** Faults */
    fault: string;
    /** Incidents */
    incident: string;
    /** Description */
    description: string;
  };
  /** Backup */
  C__CATG__BACKUP: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Backed up by */
    backup: ObjectReference | null;
    /** Backup type */
    backup_type: Choice | null;
    /** Cycle */
    cycle: Choice | null;
    /** Path to save */
    path_to_save: string;
    /** Description */
    description: string;
  };
  /** Backup (assigned Objects) */
  C__CATG__BACKUP__ASSIGNED_OBJECTS: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Backups */
    backup: ObjectReference | null;
    /** Backup type */
    backup_type: Choice | null;
    /** Cycle */
    cycle: Choice | null;
    /** Path to save */
    path_to_save: string;
    /** Description */
    description: string;
  };
  /** Cable */
  C__CATG__CABLE: {
    id: string;
    objID: string;
    /** Cable type */
    cable_type: Choice | null;
    /** Color */
    cable_colour: Choice | null;
    /** Occupancy */
    cable_occupancy: Choice | null;
    /** Cable length */
    length: Quantity | null;
    /** Length unit */
    length_unit: Choice | null;
    /** Maximal amount of fibers/leads */
    max_amount_of_fibers_leads: string;
    /** Connection */
    connection: string;
    /** Description */
    description: string;
  };
  /** Cards */
  C__CATG__CARDS: {
    id: string;
    objID: string;
    /** Assigned mobile phone */
    assigned_mobile: ObjectReference | null;
    /** Card Number */
    card_no: string;
    /** Title */
    title: string;
    /** Pin */
    pin: string;
    /** Pin 2 */
    pin2: string;
    /** PUK */
    puk: string;
    /** PUK2 */
    puk2: string;
    /** Serial number */
    serial: string;
    /** Description */
    description: string;
  };
  /** Certificate */
  C__CATG__CERTIFICATE: {
    id: string;
    objID: string;
    /** Type */
    type: Choice | null;
    /** Creation date */
    create_date: string;
    /** Expiration Date */
    expire_date: string;
    /** Common Name */
    common_name: string;
    /** Description */
    description: string;
  };
  /** Subscriptions */
  C__CATG__CLOUD_SUBSCRIPTIONS: {
    id: string;
    objID: string;
    /** UUID */
    uuid: string;
    /** Consumed units */
    consumed_units: string;
    /** Prepaid units (enabled) */
    prepaid_enabled_units: string;
    /** Prepaid units (suspended) */
    prepaid_suspended: string;
    /** Prepaid units (warning) */
    prepaid_warning: string;
    /** JDisc status */
    jdisc_status: Choice | null;
    /** Subscribers */
    subscribers: string;
    /** Description */
    description: string;
  };
  /** Cluster */
  C__CATG__CLUSTER: {
    id: string;
    objID: string;
    /** Quorum */
    quorum: YesNo;
    /** Administration service */
    administration_service: string;
    /** Cluster Members */
    cluster_members: string;
    /** Count of Cluster Members */
    cluster_member_count: string;
    /** Cluster service assignment */
    cluster_service: string;
    /** Description */
    description: string;
  };
  /** Administration service */
  C__CATG__CLUSTER_ADM_SERVICE: {
    id: string;
    objID: string;
    /** Administration service (Object) */
    connected_object: ObjectReference | null;
    /** Object type */
    objtype: Choice | null;
  };
  /** Cluster Members */
  C__CATG__CLUSTER_MEMBERS: {
    id: string;
    objID: string;
    /** Cluster Member */
    member: ObjectReference | null;
  };
  /** Cluster memberships */
  C__CATG__CLUSTER_MEMBERSHIPS: {
    id: string;
    objID: string;
    /** Cluster */
    connected_object: ObjectReference | null;
  };
  /** Cluster */
  C__CATG__CLUSTER_ROOT: {
    id: string;
    objID: string;
    /** Quorum */
    quorum: YesNo;
    /** Administration service */
    administration_service: string;
    /** Cluster Members */
    cluster_members: string;
    /** Count of Cluster Members */
    cluster_member_count: string;
    /** Cluster service assignment */
    cluster_service: string;
    /** Description */
    description: string;
  };
  /** Cluster service assignment */
  C__CATG__CLUSTER_SERVICE: {
    id: string;
    objID: string;
    /** Type */
    type: Choice | null;
    /** Cluster services */
    cluster_service: ObjectReference | null;
    /** Host addresses */
    hostaddresses: EntryReference[];
    /** Volumes */
    drives: EntryReference[];
    /** Shares */
    shares: EntryReference[];
    /** Runs on */
    runs_on: EntryReference[];
    /** Default server */
    default_server: EntryReference | null;
    /** Database schema */
    assigned_database_schema: ObjectReference | null;
    /** Service Status */
    service_status: Choice | null;
    /** Description */
    description: string;
  };
  /** Computing resources */
  C__CATG__COMPUTING_RESOURCES: {
    id: string;
    objID: string;
    /** RAM */
    ram: Quantity | null;
    /** Memory unit */
    ram_unit: Choice | null;
    /** CPU frequency */
    cpu: Quantity | null;
    /** CPU frequency unit */
    cpu_unit: Choice | null;
    /** Disc space */
    disc_space: Quantity | null;
    /** Disc space unit */
    disc_space_unit: Choice | null;
    /** Network bandwidth */
    network_bandwidth: Quantity | null;
    /** Network bandwidth unit */
    network_bandwidth_unit: Choice | null;
    /** Description */
    description: string;
  };
  /** Connectors */
  C__CATG__CONNECTOR: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** In-/Output */
    type: Choice | null;
    /** Wiring system */
    wiring_system: ObjectReference | null;
    /** Interface */
    interface: Choice | null;
    /** Color / wave lengths */
    fiber_wave_lengths: Choice[];
    /** Connection type */
    connection_type: Choice | null;
    /** Assigned to connector */
    assigned_connector: EntryReference | null;
    /** Assigned category type */
    assigned_category: string;
    /** Cable */
    cable_connection: ObjectReference | null;
    /** Used fiber/lead (RX) */
    used_fiber_lead_rx: EntryReference | null;
    /** Used fiber/lead (TX) */
    used_fiber_lead_tx: EntryReference | null;
    /** Assigned Input/Output */
    connector_sibling: EntryReference | null;
    /** Description */
    description: string;
    /** Relation direction */
    relation_direction: ObjectReference | null;
  };
  /** Contact assignment */
  C__CATG__CONTACT: {
    id: string;
    objID: string;
    /** Contact */
    contact: ObjectReference | null;
    /** Primary contact */
    primary_contact: string;
    /** Contact object */
    contact_object: ObjectReference | null;
    /** Primary */
    primary: YesNo;
    /** Role */
    role: Choice | null;
    /** Contact */
    contact_list: string;
    /** Contact (Role) */
    contact_list_with_roles: string;
    /** Description */
    description: string;
  };
  /** Contract assignment */
  C__CATG__CONTRACT_ASSIGNMENT: {
    id: string;
    objID: string;
    /** Assigned contract */
    connected_contract: ObjectReference | null;
    /** Contract begin */
    contract_start: string;
    /** Contract end */
    contract_end: string;
    /** Reaction rate */
    reaction_rate: Choice | null;
    /** Description */
    description: string;
  };
  /** Controller */
  C__CATG__CONTROLLER: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Type */
    type: Choice | null;
    /** Manufacturer */
    manufacturer: Choice | null;
    /** Model */
    model: Choice | null;
    /** Firmware */
    firmware: string;
    /** Description */
    description: string;
  };
  /** FC port */
  C__CATG__CONTROLLER_FC_PORT: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Type */
    type: Choice | null;
    /** Connected controller */
    connected_controller: EntryReference | null;
    /** Assigned Input/Output */
    connector_sibling: EntryReference | null;
    /** Medium */
    medium: Choice | null;
    /** Speed */
    speed: Quantity | null;
    /** Speed unit */
    speed_unit: Choice | null;
    /** Node WWN */
    wwn: string;
    /** Port WW(P)N */
    wwpn: string;
    /** SAN zone and connection type */
    san_zones: ObjectReference[];
    /** Target object */
    target: EntryReference | null;
    /** Connection */
    connector: EntryReference | null;
    /** Connection */
    assigned_connector: EntryReference | null;
    /** Description */
    description: string;
    /** Relation direction */
    relation_direction: ObjectReference | null;
  };
  /** CPU */
  C__CATG__CPU: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Manufacturer */
    manufacturer: Choice | null;
    /** Type */
    type: Choice | null;
    /** CPU frequency */
    frequency: Quantity | null;
    /** CPU frequency unit */
    frequency_unit: Choice | null;
    /** CPU cores */
    cores: string;
    /** Description */
    description: string;
  };
  /** Custom Fields */
  C__CATG__CUSTOM_FIELDS: {
    id: string;
    objID: string;
    /** Description */
    description: string;
  };
  /** Example (custom) */
  C__CATG__CUSTOM_FIELDS_EXAMPLE: {
    id: string;
    objID: string;
    /** Checkbox */
    checkbox: YesNo;
    /** File */
    file: ObjectReference | null;
    /** Date */
    day: string;
    /** Date and time */
    moment: string;
    /** Dialog+ */
    choice: Choice | null;
    /** Dialog+ (multiple) */
    choices: Choice[];
    /** HTML editor */
    html: string;
    /** Yes/No */
    yes_no: YesNo;
    /** Link */
    link: string;
    /** Number */
    number: string;
    /** Object relation */
    relation: ObjectReference | null;
    /** Object relation (multiple) */
    relations: ObjectReference[];
    /** Object */
    object: ObjectReference | null;
    /** Objects */
    objects: ObjectReference[];
    /** Report */
    report: string;
    /** Text */
    text: string;
    /** Text (masked) */
    secret: string;
    /** Text (multi-line) */
    note: string;
    /** Time */
    clock: string;
    /** Description */
    description: string;
  };
  /** DBMS */
  C__CATG__DATABASE: {
    id: string;
    objID: string;
    /** DBMS */
    assigned_dbms: EntryReference | null;
    /** Instanz name */
    instance_name: string;
    /** Instanz type */
    instance_type: Choice | null;
    /** Manufacturer */
    manufacturer: string;
    /** Max size */
    size: Quantity | null;
    /** Size unit */
    size_unit: Choice | null;
    /** Version */
    version: EntryReference | null;
    /** Path */
    path: string;
    /** Port */
    port: string;
    /** Port Name */
    port_name: string;
    /** Import Key */
    import_key: string;
    /** Description */
    description: string;
  };
  /** Database assignment */
  C__CATG__DATABASE_ASSIGNMENT: {
    id: string;
    objID: string;
    /** Target schema */
    database_assignment: ObjectReference | null;
    /** Software runs on */
    runs_on: ObjectReference | null;
    /** Description */
    description: string;
  };
  /** Databases */
  C__CATG__DATABASE_SA: {
    id: string;
    objID: string;
    /** Assigned DBMS */
    assigned_database: EntryReference | null;
    /** Instance */
    assigned_instance: EntryReference | null;
    /** Schemes */
    assigned_schemas: Choice[];
    /** Title */
    title: string;
    /** Size */
    size: Quantity | null;
    /** Unit */
    size_unit: Choice | null;
    /** Max size */
    max_size: Quantity | null;
    /** Max Unit */
    max_size_unit: Choice | null;
    /** Import Key */
    import_key: string;
    /** Description */
    description: string;
  };
  /** Tables */
  C__CATG__DATABASE_TABLE: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Row count */
    row_count: string;
    /** Assigned database */
    assigned_database: EntryReference | null;
    /** Instance */
    instance: string;
    /** Schema */
    assigned_schema: Choice | null;
    /** Schema size */
    schema_size: Quantity | null;
    /** Schema size unit */
    schema_size_unit: Choice | null;
    /** Size */
    size: Quantity | null;
    /** Size unit */
    size_unit: Choice | null;
    /** Max size */
    max_size: Quantity | null;
    /** Max size unit */
    max_size_unit: Choice | null;
    /** Import Key */
    import_key: string;
    /** Description */
    description: string;
  };
  /** Drive */
  C__CATG__DRIVE: {
    id: string;
    objID: string;
    /** Drive letter */
    mount_point: string;
    /** Title */
    title: string;
    /** System drive */
    system_drive: YesNo;
    /** Filesystem */
    filesystem: Choice | null;
    /** Capacity */
    capacity: Quantity | null;
    /** Unit */
    unit: Choice | null;
    /** Serial number */
    serial: string;
    /** Software RAID group */
    assigned_raid: EntryReference | null;
    /** Type */
    drive_type: string;
    /** On device */
    device: EntryReference | null;
    /** On device Raid-Array */
    raid: EntryReference | null;
    /** On device Logical devices (Client) */
    ldev: EntryReference | null;
    /** Object type constant */
    category_const: string;
    /** Free Diskspace */
    free_space: Quantity | null;
    /** Memory unit */
    free_space_unit: Choice | null;
    /** Used Diskspace */
    used_space: Quantity | null;
    /** Memory unit */
    used_space_unit: Choice | null;
    /** Firmware */
    firmware: string;
    /** Description */
    description: string;
  };
  /** Emergency plan assignment */
  C__CATG__EMERGENCY_PLAN: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Assigned emergency plan */
    emergency_plan: ObjectReference | null;
    /** Time need */
    time_needed: string;
    /** Time need (Unit) */
    time_needed_unit: string;
    /** Date of emergency practice */
    practice_date: string;
    /** Description */
    description: string;
  };
  /** Fiber/lead */
  C__CATG__FIBER_LEAD: {
    id: string;
    objID: string;
    /** Label */
    label: string;
    /** Category */
    category: Choice | null;
    /** Color */
    color: Choice | null;
    /** Damping */
    damping: string;
    /** Description */
    description: string;
  };
  /** Files */
  C__CATG__FILE: {
    id: string;
    objID: string;
    /** File */
    file: ObjectReference | null;
    /** Revision */
    revision: string;
    /** HTTP-Link (extern) */
    link: string;
    /** Description */
    description: string;
  };
  /** Form factor */
  C__CATG__FORMFACTOR: {
    id: string;
    objID: string;
    /** Form factor */
    formfactor: Choice | null;
    /** Rack units */
    rackunits: string;
    /** Dimension unit */
    unit: Choice | null;
    /** Width */
    width: Quantity | null;
    /** Height */
    height: Quantity | null;
    /** Depth */
    depth: Quantity | null;
    /** Weight */
    weight: Quantity | null;
    /** weight unit */
    weight_unit: Choice | null;
    /** Description */
    description: string;
  };
  /** General */
  C__CATG__GLOBAL: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Condition */
    status: Choice | null;
    /** Creation date */
    created: string;
    /** Created by */
    created_by: string;
    /** Last change */
    changed: string;
    /** Last change by */
    changed_by: string;
    /** Purpose */
    purpose: Choice | null;
    /** Category */
    category: Choice | null;
    /** SYSID */
    sysid: string;
    /** CMDB status */
    cmdb_status: Choice | null;
    /** Object type */
    type: Choice | null;
    /** Tags */
    tag: Choice[];
    /** Description */
    description: string;
  };
  /** Graphic card */
  C__CATG__GRAPHIC: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Manufacturer */
    manufacturer: Choice | null;
    /** Memory */
    memory: Quantity | null;
    /** Memory unit */
    unit: Choice | null;
    /** Firmware */
    firmware: string;
    /** Description */
    description: string;
  };
  /** Group memberships */
  C__CATG__GROUP_MEMBERSHIPS: {
    id: string;
    objID: string;
    /** Group */
    connected_object: ObjectReference | null;
    /** Description */
    description: string;
  };
  /** Guest systems */
  C__CATG__GUEST_SYSTEMS: {
    id: string;
    objID: string;
    /** Guest systems */
    connected_object: ObjectReference | null;
    /** Hostname */
    hostname: string;
    /** Runs on */
    runs_on: ObjectReference | null;
  };
  /** Host Bus Adapter (HBA) */
  C__CATG__HBA: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Type */
    type: Choice | null;
    /** Manufacturer */
    manufacturer: Choice | null;
    /** Model */
    model: Choice | null;
    /** Firmware */
    firmware: string;
    /** Description */
    description: string;
  };
  /** Data Source */
  C__CATG__IDENTIFIER: {
    id: string;
    objID: string;
    /** Key */
    key: string;
    /** Value */
    value: string;
    /** Initial import */
    last_edited: string;
    /** Type */
    type: Choice | null;
    /** Group */
    group: string;
    /** Last scan */
    last_scan: string;
    /** Last updated */
    last_updated: string;
    /** Description */
    description: string;
  };
  /** Object picture */
  C__CATG__IMAGE: {
    id: string;
    objID: string;
    /** Uploaded images */
    image_selection: string;
    /** File */
    image: StoredFile | null;
    /** Description */
    description: string;
  };
  /** Images */
  C__CATG__IMAGES: {
    id: string;
    objID: string;
    /** File name */
    name: string;
    /** File content */
    content: StoredFile | null;
  };
  /** Invoice */
  C__CATG__INVOICE: {
    id: string;
    objID: string;
    /** Title */
    denotation: string;
    /** Invoice Date */
    date: string;
    /** Amount */
    amount: string;
    /** Edited at */
    edited: string;
    /** Dispensing Tax Accounting */
    financial_accounting_delivery: string;
    /** Charged */
    charged: YesNo;
    /** Description */
    description: string;
  };
  /** Host address */
  C__CATG__IP: {
    id: string;
    objID: string;
    /** Primary layer3 net */
    primary_layer3_net: string;
    /** Primary hostaddress */
    primary_hostaddress: string;
    /** Primary hostname */
    primary_hostname: string;
    /** Type */
    net_type: Choice | null;
    /** Primary */
    primary: YesNo;
    /** Active */
    active: YesNo;
    /** Net */
    net: ObjectReference | null;
    /** Net zone */
    zone: ObjectReference | null;
    /** Address allocation IPv4 */
    ipv4_assignment: Choice | null;
    /** IPv4 address */
    ipv4_address: string;
    /** Address allocation IPv6 */
    ipv6_assignment: Choice | null;
    /** IPv6 scope */
    ipv6_scope: Choice | null;
    /** IPv6 address */
    ipv6_address: string;
    /** Host address */
    hostaddress: string;
    /** Hostname */
    hostname: string;
    /** Domain */
    domain: string;
    /** DNS Server */
    dns_server: EntryReference[];
    /** DNS Server address */
    dns_server_address: string;
    /** Search domain */
    dns_domain: Choice[];
    /** Default gateway for the net */
    use_standard_gateway: YesNo;
    /** Assigned Port */
    assigned_port: EntryReference | null;
    /** Assigned Logical Port */
    assigned_logical_port: EntryReference | null;
    /** Host addresses */
    all_ips: string;
    /** Hostname (FQDN) */
    primary_fqdn: string;
    /** Aliases */
    aliases: { hostname: string; domain: string }[];
    /** Description */
    description: string;
  };
  /** Service Logbook */
  C__CATG__ITS_LOGBOOK: {
    id: string;
    objID: string;
    /** Date */
    date: string;
    /** Object */
    object: ObjectReference | null;
    /** Event */
    event: Choice | null;
    /** Source */
    source: string;
    /** User */
    user: ObjectReference | null;
    /** Object type */
    object_type: string;
    /** Category */
    category: string;
    /** Alarm level */
    alert_level: Choice | null;
    /** User */
    user_name_static: string;
    /** Event */
    event_static: string;
    /** Comment */
    comment: string;
    /** Changes */
    changes: string;
    /** Description */
    description: string;
  };
  /** Service Type */
  C__CATG__ITS_TYPE: {
    id: string;
    objID: string;
    /** Type */
    its_type: Choice | null;
    /** Description */
    description: string;
  };
  /** Service assignment */
  C__CATG__IT_SERVICE: {
    id: string;
    objID: string;
    /** Service */
    connected_object: ObjectReference | null;
    /** SYSID */
    sysid: string;
  };
  /** Service components */
  C__CATG__IT_SERVICE_COMPONENTS: {
    id: string;
    objID: string;
    /** Assigned object */
    connected_object: ObjectReference | null;
    /** Object type */
    objtype: Choice | null;
  };
  /** Service Relation */
  C__CATG__IT_SERVICE_RELATIONS: {
    id: string;
    objID: string;
    /** Object 1 */
    object1: ObjectReference | null;
    /** Object 2 */
    object2: ObjectReference | null;
    /** Relation type */
    relation_type: Choice | null;
    /** Weighting */
    weighting: Choice | null;
    /** Service */
    itservice: ObjectReference | null;
    /** Description */
    description: string;
  };
  /** JDisc custom attributes */
  C__CATG__JDISC_CA: {
    id: string;
    objID: string;
    /** Attribute title */
    attribute: string;
    /** Attribute content */
    attribute_content: string;
    /** Attribute content */
    attribute_type: Choice | null;
    /** Attribute folder */
    attribute_folder: string;
    /** Description */
    description: string;
  };
  /** Last login user */
  C__CATG__LAST_LOGIN_USER: {
    id: string;
    objID: string;
    /** Last logged in user */
    last_login: string;
    /** Type */
    type: string;
    /** Description */
    description: string;
  };
  /** LDAP */
  C__CATG__LDAP_DN: {
    id: string;
    objID: string;
    /** Distinguished name (DN) */
    title: string;
    /** Description */
    description: string;
  };
  /** Logical devices (Client) */
  C__CATG__LDEV_CLIENT: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Path */
    paths: EntryReference[];
    /** Logical devices (LDEV Server) */
    assigned_ldevserver: EntryReference | null;
    /** Primary path */
    primary_path: EntryReference | null;
    /** Multipath technology */
    multipath: Choice | null;
    /** Description */
    description: string;
  };
  /** Logical devices (LDEV Server) */
  C__CATG__LDEV_SERVER: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** LUN */
    lun: string;
    /** Segment size (kB) */
    segment_size: string;
    /** Memory-unit */
    unit: Choice | null;
    /** Capacity */
    capacity: Quantity | null;
    /** Attached devices */
    connected_devices: EntryReference[];
    /** Paths */
    paths: EntryReference[];
    /** Primary path */
    primary_path: EntryReference | null;
    /** Multipath technology */
    multipath: Choice | null;
    /** Tier class */
    tierclass: Choice | null;
    /** Logical devices (Client) */
    ldev_clients: EntryReference[];
    /** Description */
    description: string;
  };
  /** Livestatus */
  C__CATG__LIVESTATUS: {
    id: string;
    objID: string;
    /** Livestatus status */
    livestatus_state: string;
    /** Livestatus status */
    livestatus_state_button: string;
  };
  /** Location */
  C__CATG__LOCATION: {
    id: string;
    objID: string;
    /** Location path */
    location_path: string;
    /** Location */
    parent: ObjectReference | null;
    /** Assembly */
    option: Choice | null;
    /** Insertion */
    insertion: Choice | null;
    /** Position in the rack */
    pos: string;
    /** GPS */
    gps: string;
    /** Latitude */
    latitude: string;
    /** Longitude */
    longitude: string;
    /** SNMP sysLocation */
    snmp_syslocation: string;
    /** Description */
    description: string;
  };
  /** Logbook */
  C__CATG__LOGBOOK: {
    id: string;
    objID: string;
    /** Date */
    date: string;
    /** Object */
    object: ObjectReference | null;
    /** Event */
    event: Choice | null;
    /** Source */
    source: Choice | null;
    /** User */
    user: ObjectReference | null;
    /** Object type */
    object_type: string;
    /** Category */
    category: string;
    /** Alarm level */
    alert_level: Choice | null;
    /** Username (static) */
    user_name_static: string;
    /** Event (static) */
    event_static: string;
    /** Comment */
    comment: string;
    /** Changes */
    changes: string;
    /** Access type */
    reason: Choice | null;
    /** Description */
    description: string;
  };
  /** Logical location */
  C__CATG__LOGICAL_UNIT: {
    id: string;
    objID: string;
    /** Parent object */
    parent: ObjectReference | null;
    /** Description */
    description: string;
  };
  /** E-Mail addresses */
  C__CATG__MAIL_ADDRESSES: {
    id: string;
    objID: string;
    /** E-mail address */
    title: string;
    /** Primary email address */
    primary_mail: string;
    /** Primary */
    primary: YesNo;
    /** Description */
    description: string;
  };
  /** Virtual managed objects */
  C__CATG__MANAGED_OBJECTS: {
    id: string;
    objID: string;
    /** Object */
    connected_object: ObjectReference | null;
  };
  /** Manual assignment */
  C__CATG__MANUAL: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Manual file */
    manual: ObjectReference | null;
    /** Description */
    description: string;
  };
  /** Memory */
  C__CATG__MEMORY: {
    id: string;
    objID: string;
    /** Quantity */
    quantity: string;
    /** Title */
    title: Choice | null;
    /** Manufacturer */
    manufacturer: Choice | null;
    /** Type */
    type: Choice | null;
    /** Total capacity */
    total_capacity: string;
    /** Capacity */
    capacity: Quantity | null;
    /** Memory unit */
    unit: Choice | null;
    /** Description */
    description: string;
  };
  /** Model */
  C__CATG__MODEL: {
    id: string;
    objID: string;
    /** Manufacturer */
    manufacturer: Choice | null;
    /** Model */
    title: Choice | null;
    /** Product ID */
    productid: string;
    /** Service Tag */
    service_tag: string;
    /** Serial number */
    serial: string;
    /** Firmware */
    firmware: string;
    /** Description */
    description: string;
  };
  /** Monitoring */
  C__CATG__MONITORING: {
    id: string;
    objID: string;
    /** Active */
    active: YesNo;
    /** Monitoring host */
    monitoring_host: Choice | null;
    /** Hostname */
    host_name: string;
    /** Hostname selection */
    host_name_selection: string;
    /** Description */
    description: string;
  };
  /** NDO */
  C__CATG__NDO: {
    id: string;
    objID: string;
    /** NDO status */
    ndo_state: string;
    /** NDO status button */
    ndo_state_button: string;
  };
  /** Network */
  C__CATG__NETWORK: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Manufacturer */
    manufacturer: Choice | null;
    /** Model */
    model: Choice | null;
    /** Serial number */
    serial: string;
    /** Slotnumber */
    slot: string;
    /** Firmware */
    firmware: string;
    /** Description */
    description: string;
  };
  /** Interface */
  C__CATG__NETWORK_INTERFACE: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Manufacturer */
    manufacturer: Choice | null;
    /** Model */
    model: Choice | null;
    /** Serial number */
    serial: string;
    /** Slotnumber */
    slot: string;
    /** Firmware */
    firmware: string;
    /** Description */
    description: string;
  };
  /** logical Ports */
  C__CATG__NETWORK_LOG_PORT: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Net(s) */
    net: ObjectReference[];
    /** MAC */
    mac: string;
    /** Type */
    port_type: Choice | null;
    /** Port Allocation */
    ports: EntryReference[];
    /** Parent port */
    parent: EntryReference | null;
    /** Standard */
    standard: Choice | null;
    /** Active */
    active: YesNo;
    /** Host address */
    addresses: EntryReference[];
    /** Assigned to connector */
    assigned_connector: EntryReference | null;
    /** Description */
    description: string;
  };
  /** Port */
  C__CATG__NETWORK_PORT: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Connected interface */
    interface: EntryReference | null;
    /** Type */
    port_type: Choice | null;
    /** Mode */
    port_mode: Choice | null;
    /** Plug */
    plug_type: Choice | null;
    /** Negotiation */
    negotiation: Choice | null;
    /** Duplex */
    duplex: Choice | null;
    /** Speed */
    speed: Quantity | null;
    /** Unit */
    speed_type: Choice | null;
    /** Standard */
    standard: Choice | null;
    /** MAC-address */
    mac: string;
    /** MTU */
    mtu: string;
    /** Connected with */
    assigned_connector: EntryReference | null;
    /** Assigned to connector */
    connector: string;
    /** Assigned Input/Output */
    connector_sibling: EntryReference | null;
    /** Cable ID */
    cable: ObjectReference | null;
    /** Active */
    active: YesNo;
    /** Host address */
    addresses: EntryReference[];
    /** Layer 2 Net */
    layer2_assignment: ObjectReference[];
    /** Connected interface (HBA) */
    hba: EntryReference | null;
    /** Standard VLAN */
    default_vlan: ObjectReference | null;
    /** Description */
    description: string;
    /** Relation direction */
    relation_direction: ObjectReference | null;
  };
  /** Network connections */
  C__CATG__NET_CONNECTIONS_FOLDER: {
    id: string;
    objID: string;
    /** Layer 3/4 Protocol */
    protocol: Choice | null;
    /** Layer 5-7 Protocol */
    protocol_layer_5: Choice | null;
    /** (Bind) ip address */
    ip_address: EntryReference | null;
    /** Of */
    port_from: string;
    /** To */
    port_to: string;
    /** Opened by application */
    opened_by: ObjectReference | null;
    /** Gateway */
    gateway: ObjectReference | null;
    /** Description */
    description: string;
  };
  /** Connection */
  C__CATG__NET_CONNECTOR: {
    id: string;
    objID: string;
    /** (Source) ip address */
    ip_address: EntryReference | null;
    /** Of */
    port_from: string;
    /** To */
    port_to: string;
    /** Listener */
    connected_listener: EntryReference | null;
    /** Connected with */
    connected_to: ObjectReference | null;
    /** Gateway */
    gateway: ObjectReference | null;
    /** Description */
    description: string;
  };
  /** Listener */
  C__CATG__NET_LISTENER: {
    id: string;
    objID: string;
    /** Layer 3/4 Protocol */
    protocol: Choice | null;
    /** Layer 5-7 Protocol */
    protocol_layer_5: Choice | null;
    /** (Bind) ip address */
    ip_address: EntryReference | null;
    /** Of */
    port_from: string;
    /** To */
    port_to: string;
    /** Opened by application */
    opened_by: ObjectReference | null;
    /** Gateway */
    gateway: ObjectReference | null;
    /** Description */
    description: string;
  };
  /** Net zone */
  C__CATG__NET_ZONE: {
    id: string;
    objID: string;
    /** Scope */
    from_to: string;
  };
  /** Options */
  C__CATG__NET_ZONE_OPTIONS: {
    id: string;
    objID: string;
    /** Zone color */
    color: string;
    /** Zone color */
    domain: string;
    /** Description */
    description: string;
  };
  /** Scope */
  C__CATG__NET_ZONE_SCOPES: {
    id: string;
    objID: string;
    /** Scope */
    from_to: string;
  };
  /** locally assigned objects */
  C__CATG__OBJECT: {
    id: string;
    objID: string;
    /** Object */
    assigned_object: ObjectReference | null;
  };
  /** Operating system */
  C__CATG__OPERATING_SYSTEM: {
    id: string;
    objID: string;
    /** Operating system */
    application: ObjectReference | null;
    /** Type */
    application_type: Choice | null;
    /** Priority */
    application_priority: Choice | null;
    /** Assigned license */
    assigned_license: EntryReference | null;
    /** Assigned license key */
    assigned_license_key: string;
    /** Service */
    assigned_it_service: ObjectReference[];
    /** Variant */
    assigned_variant: EntryReference | null;
    /** Version number */
    assigned_version: EntryReference | null;
    /** Used databases */
    assigned_databases: EntryReference[];
    /** Installation date */
    installDate: string;
    /** Description */
    description: string;
  };
  /** Passwords */
  C__CATG__PASSWD: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Username */
    username: string;
    /** Password */
    password: string;
    /** Description */
    description: string;
  };
  /** Assigned Workplaces */
  C__CATG__PERSON_ASSIGNED_WORKSTATION: {
    id: string;
    objID: string;
    /** Assigned Workplaces */
    assigned_workstations: ObjectReference[];
    /** Description */
    description: string;
  };
  /** Status-Planning */
  C__CATG__PLANNING: {
    id: string;
    objID: string;
    /** CMDB status */
    cmdb_status: Choice | null;
    /** Validity period from */
    start: string;
    /** Validity period to */
    end: string;
    /** Description */
    description: string;
  };
  /** Power consumer */
  C__CATG__POWER_CONSUMER: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Active */
    active: YesNo;
    /** Manufacturer */
    manufacturer: Choice | null;
    /** Model */
    model: Choice | null;
    /** Volt */
    volt: string;
    /** Watt */
    watt: string;
    /** Ampere */
    ampere: string;
    /** BTU */
    btu: string;
    /** Target object */
    assigned_connector: EntryReference | null;
    /** Assigned to connector */
    connector: string;
    /** Assigned Input/Output */
    connector_sibling: EntryReference | null;
    /** Description */
    description: string;
  };
  /** Power supplier */
  C__CATG__POWER_SUPPLIER: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Volt */
    volt: string;
    /** Watt */
    watt: string;
    /** Ampere */
    ampere: string;
    /** Target object */
    assigned_connector: EntryReference | null;
    /** Assigned to connector */
    connector: string;
    /** Assigned Input/Output */
    connector_sibling: EntryReference | null;
    /** Assigned category type */
    assigned_category: string;
    /** Description */
    description: string;
  };
  /** QinQ CE-VLAN */
  C__CATG__QINQ_CE: {
    id: string;
    objID: string;
    /** Assigned SP-VLAN */
    spvlan: ObjectReference | null;
  };
  /** QinQ SP-VLAN */
  C__CATG__QINQ_SP: {
    id: string;
    objID: string;
    /** Assigned SP-VLAN */
    spvlan: ObjectReference | null;
    /** Description */
    description: string;
  };
  /** Raid-Array */
  C__CATG__RAID: {
    id: string;
    objID: string;
    /** Type */
    raid_type: Choice | null;
    /** Title */
    title: string;
    /** RAID Level */
    raid_level: Choice | null;
    /** Controller */
    controller: EntryReference | null;
    /** Connected devices */
    storages: EntryReference[];
    /** Total capacity */
    full_capacity: string;
    /** Raid capacity */
    capacity: string;
    /** Description */
    description: string;
  };
  /** Relationship */
  C__CATG__RELATION: {
    id: string;
    objID: string;
    /** Object 1 */
    object1: ObjectReference | null;
    /** Object 2 */
    object2: ObjectReference | null;
    /** Relation type */
    relation_type: Choice | null;
    /** Weighting */
    weighting: Choice | null;
    /** Service */
    itservice: ObjectReference | null;
    /** Description */
    description: string;
  };
  /** Remote Management Controller */
  C__CATG__RM_CONTROLLER: {
    id: string;
    objID: string;
    /** Primary access URL */
    remote_url: string;
    /** Remote Management Controller */
    connected_object: ObjectReference | null;
    /** Description */
    description: string;
  };
  /** Managed devices */
  C__CATG__RM_CONTROLLER_BACKWARD: {
    id: string;
    objID: string;
    /** Remote Management Controller */
    connected_object: ObjectReference | null;
  };
  /** Services */
  C__CATG__SERVICE: {
    id: string;
    objID: string;
    /** Service number */
    service_number: string;
    /** Service type */
    type: Choice | null;
    /** Service category */
    category: Choice | null;
    /** Business Unit */
    business_unit: Choice | null;
    /** Active in service catalogue */
    active: YesNo;
    /** Service description internal */
    service_description_intern: string;
    /** Service description external */
    service_description_extern: string;
    /** Aliases */
    service_alias: Choice[];
    /** Description */
    description: string;
  };
  /** Shares */
  C__CATG__SHARES: {
    id: string;
    objID: string;
    /** Share name */
    title: string;
    /** UNC-path */
    unc_path: string;
    /** Volume */
    volume: EntryReference | null;
    /** Local path */
    path: string;
    /** Description */
    description: string;
  };
  /** Share Access */
  C__CATG__SHARE_ACCESS: {
    id: string;
    objID: string;
    /** Selected object */
    assigned_objects: ObjectReference | null;
    /** Mountpoint */
    mountpoint: string;
    /** Share name */
    shares: EntryReference | null;
    /** Description */
    description: string;
  };
  /** SIM */
  C__CATG__SIM: {
    id: string;
    objID: string;
    /** Type */
    type: Choice | null;
    /** Network provider */
    network_provider: Choice | null;
    /** Telephone rate */
    telephone_rate: Choice | null;
    /** Start Date */
    start: string;
    /** End Date */
    end: string;
    /** Date for Notification */
    threshold_date: string;
    /** Phone Number */
    phone_no: string;
    /** Client Number */
    client_no: string;
    /** Description */
    description: string;
  };
  /** SIM card */
  C__CATG__SIM_CARD: {
    id: string;
    objID: string;
    /** Type */
    type: Choice | null;
    /** Assigned mobile phone */
    assigned_mobile: ObjectReference | null;
    /** Network provider */
    network_provider: Choice | null;
    /** Telephone rate */
    telephone_rate: Choice | null;
    /** Start Date */
    start: string;
    /** End Date */
    end: string;
    /** Date for Notification */
    threshold_date: string;
    /** Card Number */
    card_no: string;
    /** Phone Number */
    phone_no: string;
    /** Client Number */
    client_no: string;
    /** Pin */
    pin: string;
    /** Pin 2 */
    pin2: string;
    /** PUK */
    puk: string;
    /** PUK2 */
    puk2: string;
    /** Serial number */
    serial: string;
    /** Twin Card */
    twincard: YesNo;
    /** Card Number */
    tc_card_no: string;
    /** Phone Number */
    tc_phone_no: string;
    /** Pin */
    tc_pin: string;
    /** Pin 2 */
    tc_pin2: string;
    /** PUK */
    tc_puk: string;
    /** PUK2 */
    tc_puk2: string;
    /** Serial number */
    tc_serial_no: string;
    /** Description (Twin Card) */
    optional_info: string;
    /** Description */
    description: string;
  };
  /** SLA */
  C__CATG__SLA: {
    id: string;
    objID: string;
    /** Service-ID */
    service_id: string;
    /** SLA service level */
    service_level: Choice | null;
    /** SLA service level (Dialog) */
    service_level_dialog: Choice | null;
    /** Weekday */
    days: string;
    /** Monday */
    monday_time: string;
    /** Tuesday */
    tuesday_time: string;
    /** Wednesday */
    wednesday_time: string;
    /** Thursday */
    thursday_time: string;
    /** Friday */
    friday_time: string;
    /** Saturday */
    saturday_time: string;
    /** Sunday */
    sunday_time: string;
    /** Reaction time */
    reaction_time: Quantity | null;
    /** Reaktion time unit */
    reaction_time_unit: Choice | null;
    /** Recovery time */
    recovery_time: Quantity | null;
    /** Recovery time unit */
    recovery_time_unit: Choice | null;
    /** Calendar */
    calendar: Choice | null;
    /** Description */
    description: string;
  };
  /** Smart Card Certificate */
  C__CATG__SMARTCARD_CERTIFICATE: {
    id: string;
    objID: string;
    /** Card number */
    cardnumber: string;
    /** Barring password */
    barring_password: string;
    /** PIN no. */
    pin_nr: string;
    /** Reference */
    reference: string;
    /** Expires on */
    expires_on: string;
    /** Description */
    description: string;
  };
  /** SNMP */
  C__CATG__SNMP: {
    id: string;
    objID: string;
    /** SNMP Community */
    title: Choice | null;
    /** Description */
    description: string;
  };
  /** SOA-Stacks */
  C__CATG__SOA_STACKS: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** SOA-Stacks */
    soa_stack_object: ObjectReference | null;
    /** SOA-Component */
    soa_stack_components: ObjectReference[];
    /** Service */
    soa_stack_it_services: ObjectReference[];
    /** Description */
    description: string;
  };
  /** Sound card */
  C__CATG__SOUND: {
    id: string;
    objID: string;
    /** Manufacturer */
    manufacturer: Choice | null;
    /** Title */
    title: string;
    /** Description */
    description: string;
  };
  /** Stack member */
  C__CATG__STACK_MEMBER: {
    id: string;
    objID: string;
    /** Member */
    assigned_object: ObjectReference | null;
    /** Mode */
    mode: Choice | null;
    /** Description */
    description: string;
  };
  /** Device */
  C__CATG__STORAGE_DEVICE: {
    id: string;
    objID: string;
    /** Type */
    type: Choice | null;
    /** Title */
    title: string;
    /** Manufacturer */
    manufacturer: Choice | null;
    /** Model */
    model: Choice | null;
    /** Memory unit */
    unit: Choice | null;
    /** Capacity */
    capacity: Quantity | null;
    /** Hotspare */
    hotspare: YesNo;
    /** Connection */
    connected: Choice | null;
    /** Controller */
    controller: EntryReference | null;
    /** Hardware RAID group */
    raid_group: EntryReference | null;
    /** Serial number */
    serial: string;
    /** Description */
    description: string;
    /** LTO Type */
    lto_type: Choice | null;
    /** FC Address */
    fc_address: string;
    /** Firmware */
    firmware: string;
    /** Slot */
    slot: string;
  };
  /** Support entitlement */
  C__CATG__SUPPORT_ENTITLEMENT: {
    id: string;
    objID: string;
    /** Part number */
    partNumber: string;
    /** Start date */
    startDate: string;
    /** End date */
    endDate: string;
    /** State */
    state: string;
    /** Expires */
    expires: string;
    /** Description */
    description: string;
  };
  /** Telephone/Fax */
  C__CATG__TELEPHONE_FAX: {
    id: string;
    objID: string;
    /** Type */
    type: Choice | null;
    /** Telephone number */
    telephone_number: string;
    /** Fax number */
    fax_number: string;
    /** Extension */
    extension: string;
    /** Pincode */
    pincode: string;
    /** IMEI number */
    imei: string;
    /** Description */
    description: string;
  };
  /** TSI service */
  C__CATG__TSI_SERVICE: {
    id: string;
    objID: string;
    /** TSI service ID */
    tsi_service_id: string;
    /** Description */
    description: string;
  };
  /** Interface */
  C__CATG__UNIVERSAL_INTERFACE: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Connection type */
    type: Choice | null;
    /** Plug type */
    plug: Choice | null;
    /** Connected to */
    assigned_connector: EntryReference | null;
    /** Assigned to connector */
    connector: string;
    /** Assigned Input/Output */
    connector_sibling: EntryReference | null;
    /** Description */
    description: string;
    /** Relation direction */
    relation_direction: ObjectReference | null;
  };
  /** Vehicle */
  C__CATG__VEHICLE: {
    id: string;
    objID: string;
    /** Licence plate */
    licence_plate: string;
    /** Description */
    description: string;
  };
  /** Version */
  C__CATG__VERSION: {
    id: string;
    objID: string;
    /** Version number */
    title: string;
    /** Servicepack */
    servicepack: string;
    /** Kernel */
    kernel: string;
    /** Patchlevel */
    patchlevel: string;
    /** Description */
    description: string;
  };
  /** Virtual devices */
  C__CATG__VIRTUAL_DEVICE: {
    id: string;
    objID: string;
    /** Host resource (storage) */
    host_stor_device: EntryReference | null;
    /** Host LDEV client */
    host_ldev_client: EntryReference | null;
    /** Assigned storage device (host) */
    host_drive: EntryReference | null;
    /** Corresponding host port */
    host_port: EntryReference | null;
    /** Host interface */
    host_interface: EntryReference | null;
    /** Host RAID array */
    host_raid: EntryReference | null;
    /** Local storage device */
    local_stor_device: EntryReference | null;
    /** Local port */
    local_port: EntryReference | null;
    /** Host resource (interface) */
    local_interface: EntryReference | null;
    /** Storage type */
    storage_type: Choice | null;
    /** Network type */
    network_type: Choice | null;
    /** Switch Port Group */
    switch_port_group: string;
    /** Cluster storage */
    cluster_storage: string;
    /** Cluster interface */
    cluster_interface: string;
    /** Path */
    disk_image_location: string;
    /** Device type */
    device_type: Choice | null;
    /** Description */
    description: string;
    /** Type */
    virtual_network_type: string;
  };
  /** Virtual host */
  C__CATG__VIRTUAL_HOST: {
    id: string;
    objID: string;
    /** Virtual host */
    virtual_host: YesNo;
    /** License Server */
    license_server: ObjectReference | null;
    /** Administration service */
    administration_service: ObjectReference | null;
    /** Description */
    description: string;
  };
  /** Virtual host */
  C__CATG__VIRTUAL_HOST_ROOT: {
    id: string;
    objID: string;
    /** Virtual host */
    virtual_host: YesNo;
    /** License Server */
    license_server: ObjectReference | null;
    /** Administration service */
    administration_service: ObjectReference | null;
    /** Description */
    description: string;
  };
  /** Virtual machine */
  C__CATG__VIRTUAL_MACHINE: {
    id: string;
    objID: string;
    /** Virtual machine */
    virtual_machine: Choice | null;
    /** Running on host */
    hosts: ObjectReference | null;
    /** Virtualization system */
    system: Choice | null;
    /** Configuration file */
    config_file: string;
    /** Host in cluster */
    primary: ObjectReference | null;
    /** Status */
    state: Choice | null;
    /** Description */
    description: string;
  };
  /** Virtual machine */
  C__CATG__VIRTUAL_MACHINE__ROOT: {
    id: string;
    objID: string;
    /** Virtual machine */
    virtual_machine: Choice | null;
    /** Running on host */
    hosts: ObjectReference | null;
    /** Virtualization system */
    system: Choice | null;
    /** Configuration file */
    config_file: string;
    /** Host in cluster */
    primary: ObjectReference | null;
    /** Status */
    state: Choice | null;
    /** Description */
    description: string;
  };
  /** Virtual Switches */
  C__CATG__VIRTUAL_SWITCH: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Ports */
    ports: EntryReference[];
    /** Port groups */
    portgroup: { title: string; vlanid: string }[];
    /** Service Console Ports */
    serviceconsoleports: { title: string; ref_id: EntryReference | null }[];
    /** VMKernel Ports */
    vmkernelports: { title: string; ref_id: EntryReference | null }[];
    /** Description */
    description: string;
  };
  /** CUCM VoIP telephone */
  C__CATG__VOIP_PHONE: {
    id: string;
    objID: string;
    /** Device protocol */
    device_protocol: string;
    /** Description */
    description2: string;
    /** Device pool */
    device_pool: string;
    /** Common device configuration */
    common_configuration: string;
    /** Button template */
    button_template: Choice | null;
    /** Softkey template */
    softkey_template: Choice | null;
    /** Common device profile */
    common_profile: string;
    /** Calling search space */
    calling_search_space: string;
    /** AAR calling search space */
    aar_calling_search_space: string;
    /** Media resource group list */
    media_resource_group_list: string;
    /** User MOH audio source */
    user_hold_moh_audio_source: string;
    /** Network MOH Audioquelle */
    network_hold_moh_audio_source: string;
    /** Location */
    location: string;
    /** AAR group */
    aar_group: string;
    /** User locale */
    user_locale: string;
    /** Network locale */
    network_locale: string;
    /** Built in bridge */
    built_in_bridge: string;
    /** Privacy */
    privacy: string;
    /** Device Mobility Mode */
    device_mobility_mode: string;
    /** Owner user ID */
    owner_user_id: string;
    /** Phone suite */
    phone_suite: string;
    /** Service provisioning */
    services_provisioning: string;
    /** Load name */
    load_name: string;
    /** Description */
    description: string;
  };
  /** CUCM VoIP line */
  C__CATG__VOIP_PHONE_LINE: {
    id: string;
    objID: string;
    /** Directory number */
    directory_number: string;
    /** Route partition */
    route_partition: string;
    /** Description */
    description2: string;
    /** Alerting name */
    alerting_name: string;
    /** ASCII Alerting name */
    ascii_alerting_name: string;
    /** Allow Control of Device from CTI */
    allow_cti_control: string;
    /** Associated devices */
    associated_devices: ObjectReference[];
    /** Voice mail profile */
    voice_mail_profile: string;
    /** Calling search space */
    calling_search_space: string;
    /** Presence group */
    presence_group: string;
    /** User hold MOH audio source */
    user_hold_moh_audio_source: string;
    /** Network hold MOH audio source */
    network_hold_moh_audio_source: string;
    /** Auto answer */
    auto_answer: string;
    /** Call forward all */
    call_forward_all: string;
    /** Secondary Calling Search Space for Forward All */
    sec_calling_search_space: string;
    /** Forward busy internal */
    forward_busy_internal: string;
    /** Forward busy external */
    forward_busy_external: string;
    /** Forward no answer internal */
    forward_no_answer_internal: string;
    /** Forward no answer external */
    forward_no_answer_external: string;
    /** Forward no coverage internal */
    forward_no_coverage_internal: string;
    /** Forward no coverage external */
    forward_no_coverage_external: string;
    /** Forward on CTI failure */
    forward_on_cti_fail: string;
    /** Forward unregistered internal */
    forward_unregistered_internal: string;
    /** Forward unregistered external */
    forward_unregistered_external: string;
    /** No answer ring duration */
    no_answer_ring_duration: string;
    /** Call pickup group */
    call_pickup_group: string;
    /** Display */
    display: string;
    /** ASCII display */
    ascii_display: string;
    /** Line text label */
    line_text_label: string;
    /** ASCII Line text label */
    ascii_line_text_label: string;
    /** Visual message waiting indicator policy */
    visual_message_indicator: string;
    /** Audible message waiting indicator policy */
    audible_message_indicator: string;
    /** Ring settings (Phone idle) */
    ring_settings_idle: string;
    /** Ring settings (Phone active) */
    ring_settings_active: string;
    /** Call pickup group audio alert setting (phone idle) */
    call_pickup_group_idle: string;
    /** Call pickup group audio alert setting (phone active) */
    call_pickup_group_active: string;
    /** Recording option */
    recording_option: string;
    /** Recording profile */
    recording_profile: string;
    /** Monitoring calling search space */
    monitoring_css: string;
    /** Log missed calls */
    log_missed_calls: string;
    /** External phone number mask */
    external_phone_number_mask: string;
    /** Maximum number of calls */
    max_number_of_calls: string;
    /** "Busy" trigger */
    busy_trigger: string;
    /** Caller name */
    caller_name: string;
    /** Caller number */
    caller_number: string;
    /** Redirected number */
    redirected_number: string;
    /** Dialed number */
    dialed_number: string;
    /** Description */
    description: string;
  };
  /** VRRP */
  C__CATG__VRRP: {
    id: string;
    objID: string;
    /** Type */
    type: Choice | null;
    /** VR ID */
    vrid: string;
    /** Description */
    description: string;
  };
  /** VRRP Member */
  C__CATG__VRRP_MEMBER: {
    id: string;
    objID: string;
    /** VRRP member */
    member: EntryReference | null;
    /** Description */
    description: string;
  };
  /** WAN Connection */
  C__CATG__WAN: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Role */
    role: Choice | null;
    /** Type */
    type: Choice | null;
    /** Channels */
    channels: string;
    /** Call number(s) */
    call_numbers: string;
    /** Location of the connection */
    connection_location: ObjectReference | null;
    /** Capacity UP */
    capacity_up: Quantity | null;
    /** Capacity UP unit */
    capacity_up_unit: Choice | null;
    /** Capacity DOWN */
    capacity_down: Quantity | null;
    /** Capacity DOWN unit */
    capacity_down_unit: Choice | null;
    /** Max. Capacity UP */
    max_capacity_up: Quantity | null;
    /** Max. Capacity UP unit */
    max_capacity_up_unit: Choice | null;
    /** Max. Capacity DOWN */
    max_capacity_down: Quantity | null;
    /** Max. Capacity DOWN unit */
    max_capacity_down_unit: Choice | null;
    /** Projekt number */
    project_no: string;
    /** VLAN-ID */
    vlan_id: ObjectReference | null;
    /** Shopping cart number */
    shopping_cart_no: string;
    /** Ticket number */
    ticket_no: string;
    /** Customer number */
    customer_no: string;
    /** Connected routers */
    router: ObjectReference[];
    /** Connected nets */
    net: ObjectReference[];
    /** Description */
    description: string;
  };
  /** Air conditioning */
  C__CATS__AC: {
    id: string;
    objID: string;
    /** Type */
    type: Choice | null;
    /** Threshold */
    threshold: Quantity | null;
    /** Memory-unit */
    threshold_unit: Choice | null;
    /** Capacity unit */
    capacity_unit: Choice | null;
    /** Refrigerating capacity */
    capacity: Quantity | null;
    /** Air quantity */
    air_quantity: Quantity | null;
    /** Air quantity unit */
    air_quantity_unit: Choice | null;
    /** Width */
    width: Quantity | null;
    /** Height */
    height: Quantity | null;
    /** Depth */
    depth: Quantity | null;
    /** Dimension unit */
    dimension_unit: Choice | null;
    /** Description */
    description: string;
  };
  /** WiFi device */
  C__CATS__ACCESS_POINT: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Function */
    function: Choice | null;
    /** Standard */
    standard: Choice | null;
    /** Channel */
    channel: Choice | null;
    /** Broadcast SSID */
    broadcast_ssid: YesNo;
    /** SSID */
    ssid: string;
    /** MAC filter */
    mac_filter: YesNo;
    /** Authentication */
    auth: Choice | null;
    /** Encryption */
    encryption_id: Choice | null;
    /** Key */
    key: string;
    /** Description */
    description: string;
  };
  /** Applications */
  C__CATS__APPLICATION: {
    id: string;
    objID: string;
    /** Specification */
    specification: string;
    /** Manufacturer */
    manufacturer: Choice | null;
    /** Installation */
    installation: Choice | null;
    /** Registration key */
    registration_key: string;
    /** Install path */
    install_path: string;
    /** Amount of installations */
    installation_count: string;
    /** Description */
    description: string;
  };
  /** Installation */
  C__CATS__APPLICATION_ASSIGNED_OBJ: {
    id: string;
    objID: string;
    /** Installed on */
    object: ObjectReference | null;
    /** Type */
    application_type: Choice | null;
    /** Priority */
    application_priority: Choice | null;
    /** Assigned license */
    assigned_license: EntryReference | null;
    /** Assigned license key */
    assigned_license_key: string;
    /** Database schema */
    assigned_database_schema: ObjectReference | null;
    /** Service */
    assigned_it_service: ObjectReference[];
    /** Variant */
    assigned_variant: EntryReference | null;
    /** Version number */
    assigned_version: EntryReference | null;
    /** Inherit Nagios services */
    bequest_nagios_services: YesNo;
    /** Used databases */
    assigned_databases: EntryReference[];
    /** Installed on (date) */
    installDate: string;
    /** Description */
    description: string;
  };
  /** Installation */
  C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ: {
    id: string;
    objID: string;
    /** Installed on */
    object: ObjectReference | null;
    /** Type */
    application_type: Choice | null;
    /** Priority */
    application_priority: Choice | null;
    /** Assigned license */
    assigned_license: EntryReference | null;
    /** Assigned license key */
    assigned_license_key: string;
    /** Database schema */
    assigned_database_schema: ObjectReference | null;
    /** Service */
    assigned_it_service: ObjectReference[];
    /** Variant */
    assigned_variant: EntryReference | null;
    /** Version number */
    assigned_version: EntryReference | null;
    /** Bequest Nagios services */
    bequest_nagios_services: YesNo;
    /** Used databases */
    assigned_databases: EntryReference[];
    /** Description */
    description: string;
  };
  /** Installation */
  C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ: {
    id: string;
    objID: string;
    /** Installed on */
    object: ObjectReference | null;
    /** Type */
    application_type: Choice | null;
    /** Priority */
    application_priority: Choice | null;
    /** Assigned license */
    assigned_license: EntryReference | null;
    /** Assigned license key */
    assigned_license_key: string;
    /** Database schema */
    assigned_database_schema: ObjectReference | null;
    /** Service */
    assigned_it_service: ObjectReference[];
    /** Variant */
    assigned_variant: EntryReference | null;
    /** Version number */
    assigned_version: EntryReference | null;
    /** Bequest Nagios services */
    bequest_nagios_services: YesNo;
    /** Used databases */
    assigned_databases: EntryReference[];
    /** Description */
    description: string;
  };
  /** Variants */
  C__CATS__APPLICATION_VARIANT: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Variant */
    variant: string;
    /** Description */
    description: string;
  };
  /** Mobile radio */
  C__CATS__CELL_PHONE_CONTRACT: {
    id: string;
    objID: string;
    /** IMEI number */
    imei_number: string;
    /** Description */
    description: string;
  };
  /** Chassis */
  C__CATS__CHASSIS: {
    id: string;
    objID: string;
    /** Horizontal units (Front) */
    front_x: string;
    /** Vertical units (Front) */
    front_y: string;
    /** Grid size (Front) */
    front_size: Choice | null;
    /** Horizontal units (Rear) */
    rear_x: string;
    /** Vertical units (Rear) */
    rear_y: string;
    /** Grid size (Rear) */
    rear_size: Choice | null;
    /** Description */
    description: string;
  };
  /** Assigned devices */
  C__CATS__CHASSIS_DEVICES: {
    id: string;
    objID: string;
    /** Role */
    role: Choice | null;
    /** Device assignment */
    assigned_device: ObjectReference | null;
    /** Device assignment (Hostadapter) */
    assigned_hba: EntryReference | null;
    /** Device assignment (Interface) */
    assigned_interface: EntryReference | null;
    /** Device assignment (Power consumer) */
    assigned_power_consumer: EntryReference | null;
    /** Assigned to */
    assigned_slots: EntryReference[];
    /** Description */
    description: string;
  };
  /** Slots */
  C__CATS__CHASSIS_SLOT: {
    id: string;
    objID: string;
    /** Connector type */
    connector_type: Choice | null;
    /** Insertion */
    insertion: Choice | null;
    /** Slot title */
    title: string;
    /** Horizontal position */
    from_x: string;
    /** To horizontal position */
    to_x: string;
    /** Vertical position */
    from_y: string;
    /** To vertical position */
    to_y: string;
    /** Device assignment */
    assigned_devices: EntryReference[];
    /** Description */
    description: string;
  };
  /** Chassis view */
  C__CATS__CHASSIS_VIEW: {
    id: string;
    objID: string;
    /** Front side -- Horizontal units */
    front_x: string;
    /** Front side -- Vertical units */
    front_y: string;
    /** Front side -- Grid size */
    front_size: Choice | null;
    /** Rear side -- Horizontal units */
    rear_x: string;
    /** Rear side -- Vertical units */
    rear_y: string;
    /** Rear side -- Grid size */
    rear_size: Choice | null;
    /** Description */
    description: string;
  };
  /** Desktop */
  C__CATS__CLIENT: {
    id: string;
    objID: string;
    /** Client type */
    type: Choice | null;
    /** Keyboard Layout */
    keyboard_layout: string;
    /** Description */
    description: string;
  };
  /** Assigned clusters */
  C__CATS__CLUSTER_SERVICE: {
    id: string;
    objID: string;
    /** Assigned clusters */
    cluster: ObjectReference | null;
    /** Type */
    type: Choice | null;
    /** Runs on */
    runs_on: EntryReference[];
    /** Default server */
    default_server: EntryReference | null;
    /** Host addresses */
    hostaddresses: EntryReference[];
    /** Volumes */
    drives: EntryReference[];
    /** Shares */
    shares: EntryReference[];
    /** Database schema */
    assigned_database_schema: ObjectReference | null;
    /** Service Status */
    service_status: Choice | null;
    /** Description */
    description: string;
  };
  /** Contract */
  C__CATS__CONTRACT: {
    id: string;
    objID: string;
    /** Contract type */
    type: Choice | null;
    /** Contract id */
    contract_no: string;
    /** Customer id */
    customer_no: string;
    /** Internal id */
    internal_no: string;
    /** Costs */
    costs: string;
    /** Cost calculation */
    cost_calculation: Choice | null;
    /** Product */
    product: string;
    /** Reaction rate */
    reaction_rate: Choice | null;
    /** Contract status */
    contract_status: Choice | null;
    /** Start of contract */
    start_date: string;
    /** End of contract */
    end_date: string;
    /** Runtime */
    run_time: Quantity | null;
    /** Runtime unit */
    run_time_unit: Choice | null;
    /** Possible next contract expires */
    next_contract_end_date: string;
    /** End of contract by */
    end_type: Choice | null;
    /** Possible next termination date */
    next_notice_end_date: string;
    /** Cancellation date */
    notice_date: string;
    /** Cancellation period */
    notice_period: Quantity | null;
    /** Notice period unit */
    notice_period_unit: Choice | null;
    /** Notice type */
    notice_type: Choice | null;
    /** Maintenance-/guarantee period */
    maintenance_period: Quantity | null;
    /** Deadline unit */
    maintenance_period_unit: Choice | null;
    /** Payment period */
    payment_period: Choice | null;
    /** Description */
    description: string;
  };
  /** Assigned Objects */
  C__CATS__CONTRACT_ALLOCATION: {
    id: string;
    objID: string;
    /** Assigned objects */
    assigned_object: ObjectReference | null;
  };
  /** Contract information */
  C__CATS__CONTRACT_INFORMATION: {
    id: string;
    objID: string;
    /** Contract type */
    type: Choice | null;
    /** Contract id */
    contract_no: string;
    /** Customer id */
    customer_no: string;
    /** Internal id */
    internal_no: string;
    /** Costs */
    costs: string;
    /** Cost calculation */
    cost_calculation: Choice | null;
    /** Product */
    product: string;
    /** Reaction rate */
    reaction_rate: Choice | null;
    /** Contract status */
    contract_status: Choice | null;
    /** Start of contract */
    start_date: string;
    /** End of contract */
    end_date: string;
    /** Runtime */
    run_time: Quantity | null;
    /** Runtime unit */
    run_time_unit: Choice | null;
    /** Possible next contract expires */
    next_contract_end_date: string;
    /** End of contract by */
    end_type: Choice | null;
    /** Possible next termination date */
    next_notice_end_date: string;
    /** Cancellation date */
    notice_date: string;
    /** Cancellation period */
    notice_period: Quantity | null;
    /** Notice period unit */
    notice_period_unit: Choice | null;
    /** Notice type */
    notice_type: Choice | null;
    /** Maintenance-/guarantee period */
    maintenance_period: Quantity | null;
    /** Deadline unit */
    maintenance_period_unit: Choice | null;
    /** Payment period */
    payment_period: Choice | null;
    /** Description */
    description: string;
  };
  /** Database access */
  C__CATS__DATABASE_ACCESS: {
    id: string;
    objID: string;
    /** Assigned objects */
    access: ObjectReference | null;
  };
  /** Database gateway */
  C__CATS__DATABASE_GATEWAY: {
    id: string;
    objID: string;
    /** Gateway type */
    type: string;
    /** Host */
    host: string;
    /** Port */
    port: string;
    /** User */
    user: string;
    /** Target schema */
    target_schema: ObjectReference | null;
    /** Description */
    description: string;
  };
  /** Database installation */
  C__CATS__DATABASE_INSTALLATION: {
    id: string;
    objID: string;
    /** Installed on */
    object: ObjectReference | null;
    /** Type */
    application_type: Choice | null;
    /** Priority */
    application_priority: Choice | null;
    /** Assigned license */
    assigned_license: EntryReference | null;
    /** Assigned license key */
    assigned_license_key: string;
    /** Database schema */
    assigned_database_schema: ObjectReference | null;
    /** Service */
    assigned_it_service: ObjectReference[];
    /** Variant */
    assigned_variant: EntryReference | null;
    /** Version number */
    assigned_version: EntryReference | null;
    /** Bequest Nagios services */
    bequest_nagios_services: YesNo;
    /** Installed on */
    assigned_databases: string;
    /** Description */
    description: string;
  };
  /** Instance / Oracle database */
  C__CATS__DATABASE_INSTANCE: {
    id: string;
    objID: string;
    /** DBMS */
    instance: ObjectReference | null;
    /** Title */
    title: string;
    /** Listener */
    listener: string;
    /** Database schema */
    database_schema: ObjectReference | null;
    /** Description */
    description: string;
  };
  /** Database links */
  C__CATS__DATABASE_LINKS: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Connected database schema */
    link: ObjectReference | null;
    /** Target user */
    target_user: string;
    /** Owner */
    owner: string;
    /** Public */
    public: YesNo;
    /** Description */
    description: string;
  };
  /** Database objects */
  C__CATS__DATABASE_OBJECTS: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Type */
    database_object: Choice | null;
    /** Description */
    description: string;
  };
  /** Database schema */
  C__CATS__DATABASE_SCHEMA: {
    id: string;
    objID: string;
    /** Runs on */
    link: ObjectReference | null;
    /** Database instance */
    instance: EntryReference | null;
    /** Title */
    title: string;
    /** Storage-Engine */
    storage_engine: string;
    /** Description */
    description: string;
  };
  /** DBMS */
  C__CATS__DBMS: {
    id: string;
    objID: string;
    /** DBMS */
    dbms: Choice | null;
    /** Description */
    description: string;
  };
  /** Emergency plan */
  C__CATS__EMERGENCY_PLAN: {
    id: string;
    objID: string;
    /** Time need */
    time_needed: Quantity | null;
    /** Unit */
    time_unit: Choice | null;
    /** Date of emergency practice */
    practice_date: string;
    /** Description */
    description: string;
  };
  /** Emergency plan properties */
  C__CATS__EMERGENCY_PLAN_ATTRIBUTE: {
    id: string;
    objID: string;
    /** Time need */
    time_needed: Quantity | null;
    /** Unit */
    time_unit: Choice | null;
    /** Date of emergency practice */
    practice_date: string;
    /** Description */
    description: string;
  };
  /** assigned objects */
  C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS: {
    id: string;
    objID: string;
    /** Title */
    object: ObjectReference | null;
  };
  /** Rack */
  C__CATS__ENCLOSURE: {
    id: string;
    objID: string;
    /** Vertical installation slots (Front side) */
    vertical_slots_front: string;
    /** Vertical installation slots (Rear side) */
    vertical_slots_rear: string;
    /** Rack unit sorting */
    slot_sorting: Choice | null;
    /** Description */
    description: string;
  };
  /** Emergency power supply */
  C__CATS__EPS: {
    id: string;
    objID: string;
    /** Type */
    type: Choice | null;
    /** Warm-up time */
    warmup_time: Quantity | null;
    /** Unit */
    warmup_time_unit: Choice | null;
    /** Fuel tank */
    fuel_tank: Quantity | null;
    /** Unit */
    volume_unit: Choice | null;
    /** Autonomy time */
    autonomy_time: Quantity | null;
    /** Unit */
    autonomy_time_unit: Choice | null;
    /** Description */
    description: string;
  };
  /** Files */
  C__CATS__FILE: {
    id: string;
    objID: string;
    /** Title */
    file_title: string;
    /** Filename */
    file_physical: ObjectReference | null;
    /** Category */
    file_category: Choice | null;
    /** Revision */
    revision: string;
    /** Version Description */
    version_description: string;
    /** Description */
    description: string;
    /** Version */
    current_version: EntryReference | null;
    /** MD5 Checksum */
    md5_hash: string;
  };
  /** Current file */
  C__CATS__FILE_ACTUAL: {
    id: string;
    objID: string;
    /** Title */
    file_title: string;
    /** Filename */
    file_physical: ObjectReference | null;
    /** Category */
    file_category: Choice | null;
    /** Revision */
    revision: string;
    /** Version Description */
    version_description: string;
    /** Description */
    description: string;
    /** Version */
    current_version: EntryReference | null;
    /** MD5 Checksum */
    md5_hash: string;
  };
  /** Assigned objects */
  C__CATS__FILE_OBJECTS: {
    id: string;
    objID: string;
    /** Assigned objects */
    assigned_objects: ObjectReference | null;
  };
  /** File versions */
  C__CATS__FILE_VERSIONS: {
    id: string;
    objID: string;
    /** Filename */
    file_physical: string;
    /** File content */
    file_content: StoredFile | null;
    /** Title */
    file_title: string;
    /** Revision */
    revision: string;
    /** Upload date */
    upload_date: string;
    /** Version Description */
    version_description: string;
    /** MD5 Checksum */
    md5_hash: string;
    /** Upload from */
    uploaded_by: ObjectReference | null;
  };
  /** Object group */
  C__CATS__GROUP: {
    id: string;
    objID: string;
    /** Object */
    object: ObjectReference | null;
    /** Object type */
    object_type: string;
    /** Description */
    description: string;
  };
  /** Type */
  C__CATS__GROUP_TYPE: {
    id: string;
    objID: string;
    /** Type */
    type: Choice | null;
    /** Report */
    report: string;
    /** Description */
    description: string;
  };
  /** Crypto card */
  C__CATS__KRYPTO_CARD: {
    id: string;
    objID: string;
    /** Certificate number */
    certificate_number: string;
    /** Certgate card number */
    certgate_card_number: string;
    /** Certificate title */
    certificate_title: string;
    /** Certificate revocation password */
    certificate_password: string;
    /** Certificate procedure */
    certificate_procedure: string;
    /** Date of issue */
    date_of_issue: string;
    /** IMEI number */
    imei_number: string;
    /** Assigned cellular phone */
    assigned_mobile: ObjectReference | null;
    /** Description */
    description: string;
  };
  /** Layer 2 Net */
  C__CATS__LAYER2_NET: {
    id: string;
    objID: string;
    /** ID (VLAN) */
    vlan_id: string;
    /** Default VLAN */
    standard: YesNo;
    /** Type */
    type: Choice | null;
    /** Subtype */
    subtype: Choice | null;
    /** IP helper addresses */
    ip_helper_addresses: { ip: string; type_title: Choice | null }[];
    /** Layer-3-net assignment */
    layer3_assignments: ObjectReference[];
    /** VRF */
    vrf: string;
    /** VRF Capacity */
    vrf_capacity: Quantity | null;
    /** VRF Capacity (Unit) */
    vrf_capacity_unit: Choice | null;
    /** Description */
    description: string;
  };
  /** Assigned logical ports */
  C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS: {
    id: string;
    objID: string;
    /** Object title */
    isys_obj__id: ObjectReference | null;
    /** Assigned logical ports */
    isys_catg_log_port_list__id: EntryReference | null;
  };
  /** Assigned ports */
  C__CATS__LAYER2_NET_ASSIGNED_PORTS: {
    id: string;
    objID: string;
    /** Object title */
    isys_obj__id: ObjectReference | null;
    /** Assigned ports */
    isys_catg_port_list__id: EntryReference | null;
    /** MAC-address */
    isys_catg_port_list__mac: string;
  };
  /** License keys */
  C__CATS__LICENCE_LIST: {
    id: string;
    objID: string;
    /** Key */
    key: string;
    /** Serial */
    serial: string;
    /** License Type */
    type: Choice | null;
    /** Amount */
    amount: string;
    /** Licenses in Use */
    used_licences: string;
    /** Licenses Free */
    lic_not_in_use: string;
    /** Start Date */
    start: string;
    /** Expiration Date */
    expire: string;
    /** Price Per Unit */
    cost: string;
    /** Total Costs */
    overall_costs: string;
    /** Description */
    description: string;
  };
  /** Middleware */
  C__CATS__MIDDLEWARE: {
    id: string;
    objID: string;
    /** Specification */
    specification: string;
    /** Manufacturer */
    manufacturer: Choice | null;
    /** Installation */
    installation: Choice | null;
    /** Registration key */
    registration_key: string;
    /** Install path */
    install_path: string;
    /** Amount of installations */
    installation_count: string;
    /** Description */
    description: string;
  };
  /** Monitor */
  C__CATS__MONITOR: {
    id: string;
    objID: string;
    /** Display */
    size: Quantity | null;
    /** Unit */
    size_unit: Choice | null;
    /** Type */
    type: Choice | null;
    /** Resolution */
    resolution: Choice | null;
    /** Pivot */
    pivot: YesNo;
    /** Speaker */
    speaker: YesNo;
    /** Description */
    description: string;
  };
  /** Net */
  C__CATS__NET: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Type */
    type: Choice | null;
    /** Network address */
    address: string;
    /** Netmask */
    netmask: string;
    /** Default Gateway */
    gateway: EntryReference | null;
    /** Address from */
    range_from: string;
    /** Address to */
    range_to: string;
    /** DNS server */
    dns_server: EntryReference[];
    /** DNS domain */
    dns_domain: Choice[];
    /** CIDR-Suffix */
    cidr_suffix: string;
    /** Reverse DNS */
    reverse_dns: string;
    /** Layer-2-net assignment */
    layer2_assignments: ObjectReference[];
    /** Network address IPv6 */
    address_v6: string;
    /** Address range */
    address_range: string;
    /** Net with suffix */
    address_with_suffix: string;
    /** Assigned addresses */
    free_addresses: string;
    /** Description */
    description: string;
  };
  /** DHCP */
  C__CATS__NET_DHCP: {
    id: string;
    objID: string;
    /** Type v4 */
    type: Choice | null;
    /** Type v6 */
    typev6: Choice | null;
    /** DHCP from */
    range_from: string;
    /** DHCP to */
    range_to: string;
    /** Description */
    description: string;
  };
  /** IP list */
  C__CATS__NET_IP_ADDRESSES: {
    id: string;
    objID: string;
    /** Type */
    net_type: Choice | null;
    /** Host address */
    title: string;
    /** Object */
    assigned_object: ObjectReference | null;
    /** Address allocation IPv4 */
    ipv4_assignment: Choice | null;
    /** Address allocation IPv6 */
    ipv6_assignment: Choice | null;
    /** Object (ID) */
    object: ObjectReference | null;
    /** Open IP list */
    ip_address_link: string;
  };
  /** Net zone */
  C__CATS__NET_ZONE: {
    id: string;
    objID: string;
    /** Net zone objekt */
    zone: ObjectReference | null;
    /** Zone from */
    range_from: string;
    /** Zone from (Long) */
    range_from_long: string;
    /** Zone to */
    range_to: string;
    /** Zone to (Long) */
    range_to_long: string;
    /** Description */
    description: string;
  };
  /** Operating Systems */
  C__CATS__OPERATING_SYSTEM: {
    id: string;
    objID: string;
    /** Specification */
    specification: string;
    /** Manufacturer */
    manufacturer: Choice | null;
    /** Installation */
    installation: Choice | null;
    /** Registration key */
    registration_key: string;
    /** Install path */
    install_path: string;
    /** Amount of installations */
    installation_count: string;
    /** OS family */
    osFamily: string;
    /** OS type */
    systemType: string;
    /** Description */
    description: string;
  };
  /** Organization */
  C__CATS__ORGANIZATION: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Telephone */
    telephone: string;
    /** Fax */
    fax: string;
    /** Website */
    website: string;
    /** Headquarter */
    headquarter: ObjectReference | null;
    /** Description */
    description: string;
  };
  /** Assigned Objects */
  C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT: {
    id: string;
    objID: string;
    /** Assigned Objects */
    object: ObjectReference | null;
    /** Role */
    role: Choice | null;
  };
  /** Master data */
  C__CATS__ORGANIZATION_MASTER_DATA: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Telephone */
    telephone: string;
    /** Fax */
    fax: string;
    /** Website */
    website: string;
    /** Headquarter */
    headquarter: ObjectReference | null;
    /** Description */
    description: string;
  };
  /** Persons */
  C__CATS__ORGANIZATION_PERSONS: {
    id: string;
    objID: string;
    /** Persons */
    object: ObjectReference | null;
    /** Contact */
    contact: ObjectReference | null;
  };
  /** Parallel relations */
  C__CATS__PARALLEL_RELATION: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Minimum amount of active items */
    threshold: string;
    /** Parallel relations */
    rel_pool: ObjectReference[];
    /** Description */
    description: string;
  };
  /** PDU */
  C__CATS__PDU: {
    id: string;
    objID: string;
    /** PDU */
    pdu_id: string;
    /** Description */
    description: string;
  };
  /** Branch */
  C__CATS__PDU_BRANCH: {
    id: string;
    objID: string;
    /** PDU */
    pdu_id: string;
    /** Branch-ID */
    branch_id: string;
    /** Receptacles */
    receptables: string;
    /** Description */
    description: string;
  };
  /** Persons */
  C__CATS__PERSON: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Salutation */
    salutation: Choice | null;
    /** First name */
    first_name: string;
    /** Last name */
    last_name: string;
    /** Academic degree */
    academic_degree: string;
    /** Function */
    function: string;
    /** Service designation */
    service_designation: string;
    /** Street */
    street: string;
    /** City */
    city: string;
    /** ZIP-Code */
    zip_code: string;
    /** E-mail address */
    mail: string;
    /** Telephone company */
    phone_company: string;
    /** Telephone home */
    phone_home: string;
    /** Cellphone */
    phone_mobile: string;
    /** Fax */
    fax: string;
    /** Pager */
    pager: string;
    /** Personnel number */
    personnel_number: string;
    /** Department */
    department: string;
    /** Organisation */
    organization: ObjectReference | null;
    /** ID */
    ldap_id: string;
    /** DN */
    ldap_dn: string;
    /** Description */
    description: string;
    /** Custom 1 */
    custom_1: string;
    /** Custom 2 */
    custom_2: string;
    /** Custom 3 */
    custom_3: string;
    /** Custom 4 */
    custom_4: string;
    /** Custom 5 */
    custom_5: string;
    /** Custom 6 */
    custom_6: string;
    /** Custom 7 */
    custom_7: string;
    /** Custom 8 */
    custom_8: string;
  };
  /** Person group memberships */
  C__CATS__PERSON_ASSIGNED_GROUPS: {
    id: string;
    objID: string;
    /** Person group memberships */
    connected_object: ObjectReference | null;
    /** Role */
    role: Choice | null;
    /** Contact */
    contact: ObjectReference | null;
  };
  /** Assigned Objects */
  C__CATS__PERSON_CONTACT_ASSIGNMENT: {
    id: string;
    objID: string;
    /** Object */
    object: ObjectReference | null;
    /** Object type */
    object_type: Choice | null;
    /** Role */
    role: Choice | null;
    /** Primary contact */
    primary_contact: YesNo;
    /** Description */
    description: string;
  };
  /** Person groups */
  C__CATS__PERSON_GROUP: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** E-Mail */
    email_address: string;
    /** Phone */
    phone: string;
    /** LDAP-Group (Mapping) */
    ldap_group: string;
    /** Description */
    description: string;
  };
  /** Assigned Objects */
  C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT: {
    id: string;
    objID: string;
    /** Object */
    object: ObjectReference | null;
    /** Object type */
    object_type: Choice | null;
    /** Role */
    role: Choice | null;
    /** Description */
    description: string;
  };
  /** Master Data */
  C__CATS__PERSON_GROUP_MASTER: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** E-Mail */
    email_address: string;
    /** Phone */
    phone: string;
    /** LDAP-Group (Mapping) */
    ldap_group: string;
    /** Description */
    description: string;
  };
  /** Members */
  C__CATS__PERSON_GROUP_MEMBERS: {
    id: string;
    objID: string;
    /** First name */
    first_name: string;
    /** Last name */
    last_name: string;
    /** Department */
    department: string;
    /** Telephone company */
    phone_company: string;
    /** E-Mail */
    email_address: string;
    /** Organisation */
    organization: ObjectReference | null;
    /** Title */
    title: string;
    /** Members */
    connected_object: ObjectReference | null;
    /** Members */
    members: string;
    /** Member count */
    membersCount: string;
  };
  /** Login */
  C__CATS__PERSON_LOGIN: {
    id: string;
    objID: string;
    /** Disable login */
    disabled_login: YesNo;
    /** User name */
    title: string;
    /** Password */
    user_pass: string;
    /** Password */
    user_pass2: string;
    /** E-mail address for password reset */
    email_address: string;
    /** Last login */
    last_login: string;
    /** Description */
    description: string;
  };
  /** Master Data */
  C__CATS__PERSON_MASTER: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Salutation */
    salutation: Choice | null;
    /** First name */
    first_name: string;
    /** Last name */
    last_name: string;
    /** Academic degree */
    academic_degree: string;
    /** Function */
    function: string;
    /** Service designation */
    service_designation: string;
    /** Street */
    street: string;
    /** City */
    city: string;
    /** ZIP-Code */
    zip_code: string;
    /** E-mail address */
    mail: string;
    /** Telephone company */
    phone_company: string;
    /** Telephone home */
    phone_home: string;
    /** Cellphone */
    phone_mobile: string;
    /** Fax */
    fax: string;
    /** Pager */
    pager: string;
    /** Personnel number */
    personnel_number: string;
    /** Department */
    department: string;
    /** Organisation */
    organization: ObjectReference | null;
    /** ID */
    ldap_id: string;
    /** DN */
    ldap_dn: string;
    /** Description */
    description: string;
    /** Custom 1 */
    custom_1: string;
    /** Custom 2 */
    custom_2: string;
    /** Custom 3 */
    custom_3: string;
    /** Custom 4 */
    custom_4: string;
    /** Custom 5 */
    custom_5: string;
    /** Custom 6 */
    custom_6: string;
    /** Custom 7 */
    custom_7: string;
    /** Custom 8 */
    custom_8: string;
  };
  /** Printer */
  C__CATS__PRT: {
    id: string;
    objID: string;
    /** Type */
    type: Choice | null;
    /** Color */
    is_color: YesNo;
    /** Duplex */
    is_duplex: YesNo;
    /** Emulation */
    emulation: Choice | null;
    /** Paper format */
    paper_format: Choice | null;
    /** Description */
    description: string;
  };
  /** Relation details */
  C__CATS__RELATION_DETAILS: {
    id: string;
    objID: string;
    /** Object1 */
    object1: ObjectReference | null;
    /** Object2 */
    object2: ObjectReference | null;
    /** Service */
    itservice: ObjectReference | null;
    /** Relation type */
    relation_type: Choice | null;
    /** Weighting */
    weighting: Choice | null;
    /** Description */
    description: string;
  };
  /** Replication */
  C__CATS__REPLICATION: {
    id: string;
    objID: string;
    /** Replication mechanism */
    replication_mechanism: Choice | null;
    /** Description */
    description: string;
  };
  /** Replication partner */
  C__CATS__REPLICATION_PARTNER: {
    id: string;
    objID: string;
    /** Replication type */
    type: Choice | null;
    /** Replication partner */
    replication_partner: ObjectReference | null;
    /** Description */
    description: string;
  };
  /** Room */
  C__CATS__ROOM: {
    id: string;
    objID: string;
    /** Type */
    type: Choice | null;
    /** Room number */
    number: string;
    /** Floor */
    floor: string;
    /** Description */
    description: string;
  };
  /** Routing */
  C__CATS__ROUTER: {
    id: string;
    objID: string;
    /** Routing protocol */
    routing_protocol: Choice | null;
    /** Gateway address */
    gateway_address: EntryReference[];
    /** Description */
    description: string;
  };
  /** SAN Zoning */
  C__CATS__SAN_ZONING: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Members */
    members: EntryReference[];
    /** Description */
    description: string;
  };
  /** Services */
  C__CATS__SERVICE: {
    id: string;
    objID: string;
    /** Specification */
    specification: string;
    /** Manufacturer */
    manufacturer: Choice | null;
    /** Installation */
    installation: Choice | null;
    /** Registration key */
    registration_key: string;
    /** Install path */
    install_path: string;
    /** Amount of installations */
    installation_count: string;
    /** Description */
    description: string;
  };
  /** FC switch */
  C__CATS__SWITCH_FC: {
    id: string;
    objID: string;
    /** Title */
    title: string;
    /** Active */
    is_active: YesNo;
    /** Description */
    description: string;
  };
  /** Switch */
  C__CATS__SWITCH_NET: {
    id: string;
    objID: string;
    /** VLAN management protocol */
    vlan: Choice | null;
    /** Role */
    role: Choice | null;
    /** Spanning Tree */
    spanning_tree: Choice | null;
    /** Description */
    description: string;
  };
  /** Uninterruptible power supply */
  C__CATS__UPS: {
    id: string;
    objID: string;
    /** Type */
    type: Choice | null;
    /** Battery type */
    battery_type: Choice | null;
    /** Quantity */
    amount: string;
    /** Charge time */
    charge_time: Quantity | null;
    /** Unit */
    charge_time_unit: Choice | null;
    /** Runtime under full load */
    autonomy_time: Quantity | null;
    /** Unit */
    autonomy_time_unit: Choice | null;
    /** Description */
    description: string;
  };
  /** WAN */
  C__CATS__WAN: {
    id: string;
    objID: string;
    /** Role */
    role: Choice | null;
    /** Type */
    type: Choice | null;
    /** Capacity */
    capacity: Quantity | null;
    /** Capacity unit */
    capacity_unit: Choice | null;
    /** Description */
    description: string;
  };
  /** Wiring System */
  C__CATS__WS: {
    id: string;
    objID: string;
    /** Net type */
    title: Choice | null;
    /** Description */
    description: string;
  };
  /** Assigned objects */
  C__CATS__WS_ASSIGNMENT: {
    id: string;
    objID: string;
    /** Assigned Objects */
    connected_object: ObjectReference | null;
  };
  /** Net type */
  C__CATS__WS_NET_TYPE: {
    id: string;
    objID: string;
    /** Net type */
    title: Choice | null;
    /** Description */
    description: string;
  };
}

/** Per category the data as it is saved; what is absent keeps its value. */
export interface CategoryDataTypes {
  /** Access */
  C__CATG__ACCESS: {
    /** Title */
    title?: string | null;
    /** Access type */
    type?: ChoiceInput;
    /** Host[:Port]/URL */
    url?: string | null;
    /** Primary? */
    primary?: YesNoInput;
    /** Description */
    description?: string | null;
  };
  /** Accounting */
  C__CATG__ACCOUNTING: {
    /** Inventory number */
    inventory_no?: string | null;
    /** Account */
    account?: ChoiceInput;
    /** Date of invoice */
    acquirementdate?: string | null;
    /** Purchased at */
    contact?: LinkInput;
    /** Investment costs */
    price?: NumberInput;
    /** Operation expense */
    operation_expense?: NumberInput;
    /** Operation expense (Unit) */
    operation_expense_interval?: ChoiceInput;
    /** Cost unit */
    cost_unit?: ChoiceInput;
    /** Delivery note number */
    delivery_note_no?: string | null;
    /** Procurement */
    procurement?: ChoiceInput;
    /** Delivery date */
    delivery_date?: string | null;
    /** Invoice no. */
    invoice_no?: string | null;
    /** Order no. */
    order_no?: string | null;
    /** Period of warranty */
    guarantee_period?: NumberInput;
    /** Warranty period */
    guarantee_period_unit?: ChoiceInput;
    /** Guarantee period by */
    guarantee_period_base?: ChoiceInput;
    /** Order date */
    order_date?: string | null;
    /** Guarantee date */
    guarantee_date?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Address */
  C__CATG__ADDRESS: {
    /** Additional address information */
    address?: string | null;
    /** Street */
    street?: string | null;
    /** House number */
    house_no?: string | null;
    /** Floors */
    stories?: NumberInput;
    /** Postal code */
    postcode?: string | null;
    /** City */
    city?: string | null;
    /** Region */
    region?: string | null;
    /** Country */
    country?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Aircraft */
  C__CATG__AIRCRAFT: {
    /** Aircraft registration */
    registration?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Software assignment */
  C__CATG__APPLICATION: {
    /** Application */
    application?: LinkInput;
    /** Type */
    application_type?: ChoiceInput;
    /** Priority */
    application_priority?: ChoiceInput;
    /** Assigned license */
    assigned_license?: LinkInput;
    /** Database schema */
    assigned_database_schema?: LinkInput;
    /** Service */
    assigned_it_service?: LinkInput;
    /** Variant */
    assigned_variant?: LinkInput;
    /** Version number */
    assigned_version?: LinkInput;
    /** Bequest nagios services */
    bequest_nagios_services?: YesNoInput;
    /** Used databases */
    assigned_databases?: LinkInput;
    /** Installation date */
    installDate?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Assigned cards */
  C__CATG__ASSIGNED_CARDS: {
    /** Assigned cards */
    connected_obj?: LinkInput;
  };
  /** Workplace components */
  C__CATG__ASSIGNED_LOGICAL_UNIT: {
    /** Object */
    assigned_object?: LinkInput;
  };
  /** Assigned SIM cards */
  C__CATG__ASSIGNED_SIM_CARDS: {
    /** Object title */
    isys_obj__id?: LinkInput;
    /** Assigned SIM Cards */
    isys_catg_cards_list__id?: LinkInput;
  };
  /** Assigned subscriptions */
  C__CATG__ASSIGNED_SUBSCRIPTIONS: {
    /** Assigned object */
    assigned_object?: LinkInput;
    /** UUID */
    uuid?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Assigned users */
  C__CATG__ASSIGNED_USERS: {
    /** Assigned object */
    assigned_object?: LinkInput;
    /** UUID */
    uuid?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Assigned workplace */
  C__CATG__ASSIGNED_WORKSTATION: {
    /** Parent object */
    parent?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Audit */
  C__CATG__AUDIT: {
    /** Title */
    title?: string | null;
    /** Type */
    type?: ChoiceInput;
    /** Commission */
    commission?: LinkInput;
    /** Responsible */
    responsible?: LinkInput;
    /** Involved */
    involved?: LinkInput;
    /** Manufacturer's period */
    period_manufacturer?: string | null;
    /** Operator's period */
    period_operator?: string | null;
    /** Applied */
    apply?: string | null;
    /** Result */
    result?: string | null;
    /** Faults */
    fault?: string | null;
    /** Incidents */
    incident?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Backup */
  C__CATG__BACKUP: {
    /** Title */
    title?: string | null;
    /** Backed up by */
    backup?: LinkInput;
    /** Backup type */
    backup_type?: ChoiceInput;
    /** Cycle */
    cycle?: ChoiceInput;
    /** Path to save */
    path_to_save?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Backup (assigned Objects) */
  C__CATG__BACKUP__ASSIGNED_OBJECTS: {
    /** Title */
    title?: string | null;
    /** Backups */
    backup?: LinkInput;
    /** Backup type */
    backup_type?: ChoiceInput;
    /** Cycle */
    cycle?: ChoiceInput;
    /** Path to save */
    path_to_save?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Cable */
  C__CATG__CABLE: {
    /** Cable type */
    cable_type?: ChoiceInput;
    /** Color */
    cable_colour?: ChoiceInput;
    /** Occupancy */
    cable_occupancy?: ChoiceInput;
    /** Cable length */
    length?: NumberInput;
    /** Length unit */
    length_unit?: ChoiceInput;
    /** Maximal amount of fibers/leads */
    max_amount_of_fibers_leads?: NumberInput;
    /** Description */
    description?: string | null;
  };
  /** Cards */
  C__CATG__CARDS: {
    /** Assigned mobile phone */
    assigned_mobile?: LinkInput;
    /** Card Number */
    card_no?: string | null;
    /** Title */
    title?: string | null;
    /** Pin */
    pin?: string | null;
    /** Pin 2 */
    pin2?: string | null;
    /** PUK */
    puk?: string | null;
    /** PUK2 */
    puk2?: string | null;
    /** Serial number */
    serial?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Certificate */
  C__CATG__CERTIFICATE: {
    /** Type */
    type?: ChoiceInput;
    /** Creation date */
    create_date?: string | null;
    /** Expiration Date */
    expire_date?: string | null;
    /** Common Name */
    common_name?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Subscriptions */
  C__CATG__CLOUD_SUBSCRIPTIONS: {
    /** UUID */
    uuid?: string | null;
    /** Consumed units */
    consumed_units?: string | null;
    /** Prepaid units (enabled) */
    prepaid_enabled_units?: string | null;
    /** Prepaid units (suspended) */
    prepaid_suspended?: string | null;
    /** Prepaid units (warning) */
    prepaid_warning?: string | null;
    /** JDisc status */
    jdisc_status?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Cluster */
  C__CATG__CLUSTER: {
    /** Quorum */
    quorum?: YesNoInput;
    /** Description */
    description?: string | null;
  };
  /** Administration service */
  C__CATG__CLUSTER_ADM_SERVICE: {
    /** Administration service (Object) */
    connected_object?: LinkInput;
  };
  /** Cluster Members */
  C__CATG__CLUSTER_MEMBERS: {
    /** Cluster Member */
    member?: LinkInput;
  };
  /** Cluster memberships */
  C__CATG__CLUSTER_MEMBERSHIPS: {
    /** Cluster */
    connected_object?: LinkInput;
  };
  /** Cluster */
  C__CATG__CLUSTER_ROOT: {
    /** Quorum */
    quorum?: YesNoInput;
    /** Description */
    description?: string | null;
  };
  /** Cluster service assignment */
  C__CATG__CLUSTER_SERVICE: {
    /** Type */
    type?: ChoiceInput;
    /** Cluster services */
    cluster_service?: LinkInput;
    /** Host addresses */
    hostaddresses?: LinkInput;
    /** Volumes */
    drives?: LinkInput;
    /** Shares */
    shares?: LinkInput;
    /** Runs on */
    runs_on?: LinkInput;
    /** Default server */
    default_server?: LinkInput;
    /** Database schema */
    assigned_database_schema?: LinkInput;
    /** Service Status */
    service_status?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Computing resources */
  C__CATG__COMPUTING_RESOURCES: {
    /** RAM */
    ram?: NumberInput;
    /** Memory unit */
    ram_unit?: ChoiceInput;
    /** CPU frequency */
    cpu?: NumberInput;
    /** CPU frequency unit */
    cpu_unit?: ChoiceInput;
    /** Disc space */
    disc_space?: NumberInput;
    /** Disc space unit */
    disc_space_unit?: ChoiceInput;
    /** Network bandwidth */
    network_bandwidth?: NumberInput;
    /** Network bandwidth unit */
    network_bandwidth_unit?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Connectors */
  C__CATG__CONNECTOR: {
    /** Title */
    title?: string | null;
    /** In-/Output */
    type?: ChoiceInput;
    /** Wiring system */
    wiring_system?: LinkInput;
    /** Interface */
    interface?: ChoiceInput;
    /** Color / wave lengths */
    fiber_wave_lengths?: (number | string)[] | null;
    /** Connection type */
    connection_type?: ChoiceInput;
    /** Assigned to connector */
    assigned_connector?: LinkInput;
    /** Assigned category type */
    assigned_category?: string | null;
    /** Cable */
    cable_connection?: LinkInput;
    /** Used fiber/lead (RX) */
    used_fiber_lead_rx?: LinkInput;
    /** Used fiber/lead (TX) */
    used_fiber_lead_tx?: LinkInput;
    /** Assigned Input/Output */
    connector_sibling?: LinkInput;
    /** Description */
    description?: string | null;
    /** Relation direction */
    relation_direction?: LinkInput;
  };
  /** Contact assignment */
  C__CATG__CONTACT: {
    /** Contact */
    contact?: LinkInput;
    /** Contact object */
    contact_object?: LinkInput;
    /** Primary */
    primary?: YesNoInput;
    /** Role */
    role?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Contract assignment */
  C__CATG__CONTRACT_ASSIGNMENT: {
    /** Assigned contract */
    connected_contract?: LinkInput;
    /** Contract begin */
    contract_start?: string | null;
    /** Contract end */
    contract_end?: string | null;
    /** Reaction rate */
    reaction_rate?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Controller */
  C__CATG__CONTROLLER: {
    /** Title */
    title?: string | null;
    /** Type */
    type?: ChoiceInput;
    /** Manufacturer */
    manufacturer?: ChoiceInput;
    /** Model */
    model?: ChoiceInput;
    /** Firmware */
    firmware?: string | null;
    /** Description */
    description?: string | null;
  };
  /** FC port */
  C__CATG__CONTROLLER_FC_PORT: {
    /** Title */
    title?: string | null;
    /** Type */
    type?: ChoiceInput;
    /** Connected controller */
    connected_controller?: LinkInput;
    /** Assigned Input/Output */
    connector_sibling?: LinkInput;
    /** Medium */
    medium?: ChoiceInput;
    /** Speed */
    speed?: NumberInput;
    /** Speed unit */
    speed_unit?: ChoiceInput;
    /** Node WWN */
    wwn?: string | null;
    /** Port WW(P)N */
    wwpn?: string | null;
    /** SAN zone and connection type */
    san_zones?: LinkInput;
    /** Connection */
    connector?: LinkInput;
    /** Connection */
    assigned_connector?: LinkInput;
    /** Description */
    description?: string | null;
    /** Relation direction */
    relation_direction?: LinkInput;
  };
  /** CPU */
  C__CATG__CPU: {
    /** Title */
    title?: string | null;
    /** Manufacturer */
    manufacturer?: ChoiceInput;
    /** Type */
    type?: ChoiceInput;
    /** CPU frequency */
    frequency?: NumberInput;
    /** CPU frequency unit */
    frequency_unit?: ChoiceInput;
    /** CPU cores */
    cores?: NumberInput;
    /** Description */
    description?: string | null;
  };
  /** Example (custom) */
  C__CATG__CUSTOM_FIELDS_EXAMPLE: {
    /** Checkbox */
    checkbox?: YesNoInput;
    /** File */
    file?: LinkInput;
    /** Date */
    day?: string | null;
    /** Date and time */
    moment?: string | null;
    /** Dialog+ */
    choice?: ChoiceInput;
    /** Dialog+ (multiple) */
    choices?: (number | string)[] | null;
    /** HTML editor */
    html?: string | null;
    /** Yes/No */
    yes_no?: YesNoInput;
    /** Link */
    link?: string | null;
    /** Number */
    number?: NumberInput;
    /** Object relation */
    relation?: LinkInput;
    /** Object relation (multiple) */
    relations?: LinkInput;
    /** Object */
    object?: LinkInput;
    /** Objects */
    objects?: LinkInput;
    /** Text */
    text?: string | null;
    /** Text (masked) */
    secret?: string | null;
    /** Text (multi-line) */
    note?: string | null;
    /** Time */
    clock?: string | null;
    /** Description */
    description?: string | null;
  };
  /** DBMS */
  C__CATG__DATABASE: {
    /** DBMS */
    assigned_dbms?: LinkInput;
    /** Instanz name */
    instance_name?: string | null;
    /** Instanz type */
    instance_type?: ChoiceInput;
    /** Max size */
    size?: NumberInput;
    /** Size unit */
    size_unit?: ChoiceInput;
    /** Version */
    version?: LinkInput;
    /** Path */
    path?: string | null;
    /** Port */
    port?: string | null;
    /** Port Name */
    port_name?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Database assignment */
  C__CATG__DATABASE_ASSIGNMENT: {
    /** Target schema */
    database_assignment?: LinkInput;
    /** Software runs on */
    runs_on?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Databases */
  C__CATG__DATABASE_SA: {
    /** Assigned DBMS */
    assigned_database?: LinkInput;
    /** Instance */
    assigned_instance?: LinkInput;
    /** Schemes */
    assigned_schemas?: (number | string)[] | null;
    /** Title */
    title?: string | null;
    /** Size */
    size?: NumberInput;
    /** Unit */
    size_unit?: ChoiceInput;
    /** Max size */
    max_size?: NumberInput;
    /** Max Unit */
    max_size_unit?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Tables */
  C__CATG__DATABASE_TABLE: {
    /** Title */
    title?: string | null;
    /** Row count */
    row_count?: string | null;
    /** Assigned database */
    assigned_database?: LinkInput;
    /** Schema */
    assigned_schema?: ChoiceInput;
    /** Schema size */
    schema_size?: NumberInput;
    /** Schema size unit */
    schema_size_unit?: ChoiceInput;
    /** Size */
    size?: NumberInput;
    /** Size unit */
    size_unit?: ChoiceInput;
    /** Max size */
    max_size?: NumberInput;
    /** Max size unit */
    max_size_unit?: ChoiceInput;
    /** Import Key */
    import_key?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Drive */
  C__CATG__DRIVE: {
    /** Drive letter */
    mount_point?: string | null;
    /** Title */
    title?: string | null;
    /** System drive */
    system_drive?: YesNoInput;
    /** Filesystem */
    filesystem?: ChoiceInput;
    /** Capacity */
    capacity?: NumberInput;
    /** Unit */
    unit?: ChoiceInput;
    /** Serial number */
    serial?: string | null;
    /** Software RAID group */
    assigned_raid?: LinkInput;
    /** Type */
    drive_type?: NumberInput;
    /** On device */
    device?: LinkInput;
    /** On device Raid-Array */
    raid?: LinkInput;
    /** On device Logical devices (Client) */
    ldev?: LinkInput;
    /** Object type constant */
    category_const?: string | null;
    /** Free Diskspace */
    free_space?: NumberInput;
    /** Memory unit */
    free_space_unit?: ChoiceInput;
    /** Used Diskspace */
    used_space?: NumberInput;
    /** Memory unit */
    used_space_unit?: ChoiceInput;
    /** Firmware */
    firmware?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Emergency plan assignment */
  C__CATG__EMERGENCY_PLAN: {
    /** Title */
    title?: string | null;
    /** Assigned emergency plan */
    emergency_plan?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Fiber/lead */
  C__CATG__FIBER_LEAD: {
    /** Label */
    label?: string | null;
    /** Category */
    category?: ChoiceInput;
    /** Color */
    color?: ChoiceInput;
    /** Damping */
    damping?: NumberInput;
    /** Description */
    description?: string | null;
  };
  /** Files */
  C__CATG__FILE: {
    /** File */
    file?: LinkInput;
    /** HTTP-Link (extern) */
    link?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Form factor */
  C__CATG__FORMFACTOR: {
    /** Form factor */
    formfactor?: ChoiceInput;
    /** Rack units */
    rackunits?: NumberInput;
    /** Dimension unit */
    unit?: ChoiceInput;
    /** Width */
    width?: NumberInput;
    /** Height */
    height?: NumberInput;
    /** Depth */
    depth?: NumberInput;
    /** Weight */
    weight?: NumberInput;
    /** weight unit */
    weight_unit?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** General */
  C__CATG__GLOBAL: {
    /** Title */
    title?: string | null;
    /** Purpose */
    purpose?: ChoiceInput;
    /** Category */
    category?: ChoiceInput;
    /** SYSID */
    sysid?: string | null;
    /** CMDB status */
    cmdb_status?: ChoiceInput;
    /** Object type */
    type?: ChoiceInput;
    /** Tags */
    tag?: (number | string)[] | null;
    /** Description */
    description?: string | null;
  };
  /** Graphic card */
  C__CATG__GRAPHIC: {
    /** Title */
    title?: string | null;
    /** Manufacturer */
    manufacturer?: ChoiceInput;
    /** Memory */
    memory?: NumberInput;
    /** Memory unit */
    unit?: ChoiceInput;
    /** Firmware */
    firmware?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Group memberships */
  C__CATG__GROUP_MEMBERSHIPS: {
    /** Group */
    connected_object?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Guest systems */
  C__CATG__GUEST_SYSTEMS: {
    /** Guest systems */
    connected_object?: LinkInput;
  };
  /** Host Bus Adapter (HBA) */
  C__CATG__HBA: {
    /** Title */
    title?: string | null;
    /** Type */
    type?: ChoiceInput;
    /** Manufacturer */
    manufacturer?: ChoiceInput;
    /** Model */
    model?: ChoiceInput;
    /** Firmware */
    firmware?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Data Source */
  C__CATG__IDENTIFIER: {
    /** Key */
    key?: string | null;
    /** Value */
    value?: string | null;
    /** Type */
    type?: ChoiceInput;
    /** Group */
    group?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Object picture */
  C__CATG__IMAGE: {
    /** Uploaded images */
    image_selection?: string | null;
    /** File */
    image?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Images */
  C__CATG__IMAGES: {
    /** File name */
    name?: string | null;
    /** File content */
    content?: string | null;
  };
  /** Invoice */
  C__CATG__INVOICE: {
    /** Title */
    denotation?: string | null;
    /** Invoice Date */
    date?: string | null;
    /** Amount */
    amount?: NumberInput;
    /** Edited at */
    edited?: string | null;
    /** Dispensing Tax Accounting */
    financial_accounting_delivery?: string | null;
    /** Charged */
    charged?: YesNoInput;
    /** Description */
    description?: string | null;
  };
  /** Host address */
  C__CATG__IP: {
    /** Type */
    net_type?: ChoiceInput;
    /** Primary */
    primary?: YesNoInput;
    /** Active */
    active?: YesNoInput;
    /** Net */
    net?: LinkInput;
    /** Net zone */
    zone?: LinkInput;
    /** Address allocation IPv4 */
    ipv4_assignment?: ChoiceInput;
    /** IPv4 address */
    ipv4_address?: string | null;
    /** Address allocation IPv6 */
    ipv6_assignment?: ChoiceInput;
    /** IPv6 scope */
    ipv6_scope?: ChoiceInput;
    /** IPv6 address */
    ipv6_address?: string | null;
    /** Hostname */
    hostname?: string | null;
    /** Domain */
    domain?: string | null;
    /** DNS Server */
    dns_server?: LinkInput;
    /** Search domain */
    dns_domain?: (number | string)[] | null;
    /** Default gateway for the net */
    use_standard_gateway?: YesNoInput;
    /** Assigned Port */
    assigned_port?: LinkInput;
    /** Assigned Logical Port */
    assigned_logical_port?: LinkInput;
    /** Aliases */
    aliases?: { hostname?: string | null; domain?: string | null }[] | null;
    /** Description */
    description?: string | null;
  };
  /** Service Type */
  C__CATG__ITS_TYPE: {
    /** Type */
    its_type?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Service assignment */
  C__CATG__IT_SERVICE: {
    /** Service */
    connected_object?: LinkInput;
  };
  /** Service components */
  C__CATG__IT_SERVICE_COMPONENTS: {
    /** Assigned object */
    connected_object?: LinkInput;
  };
  /** Service Relation */
  C__CATG__IT_SERVICE_RELATIONS: {
    /** Object 1 */
    object1?: LinkInput;
    /** Object 2 */
    object2?: LinkInput;
    /** Relation type */
    relation_type?: ChoiceInput;
    /** Weighting */
    weighting?: ChoiceInput;
    /** Service */
    itservice?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** JDisc custom attributes */
  C__CATG__JDISC_CA: {
    /** Attribute title */
    attribute?: string | null;
    /** Attribute content */
    attribute_content?: string | null;
    /** Attribute content */
    attribute_type?: ChoiceInput;
    /** Attribute folder */
    attribute_folder?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Last login user */
  C__CATG__LAST_LOGIN_USER: {
    /** Last logged in user */
    last_login?: string | null;
    /** Type */
    type?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Logical devices (Client) */
  C__CATG__LDEV_CLIENT: {
    /** Title */
    title?: string | null;
    /** Path */
    paths?: LinkInput;
    /** Logical devices (LDEV Server) */
    assigned_ldevserver?: LinkInput;
    /** Primary path */
    primary_path?: LinkInput;
    /** Multipath technology */
    multipath?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Logical devices (LDEV Server) */
  C__CATG__LDEV_SERVER: {
    /** Title */
    title?: string | null;
    /** LUN */
    lun?: string | null;
    /** Segment size (kB) */
    segment_size?: NumberInput;
    /** Memory-unit */
    unit?: ChoiceInput;
    /** Capacity */
    capacity?: NumberInput;
    /** Attached devices */
    connected_devices?: LinkInput;
    /** Paths */
    paths?: LinkInput;
    /** Primary path */
    primary_path?: LinkInput;
    /** Multipath technology */
    multipath?: ChoiceInput;
    /** Tier class */
    tierclass?: ChoiceInput;
    /** Logical devices (Client) */
    ldev_clients?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Location */
  C__CATG__LOCATION: {
    /** Location */
    parent?: LinkInput;
    /** Assembly */
    option?: ChoiceInput;
    /** Insertion */
    insertion?: ChoiceInput;
    /** Position in the rack */
    pos?: NumberInput;
    /** GPS */
    gps?: string | null;
    /** Latitude */
    latitude?: string | null;
    /** Longitude */
    longitude?: string | null;
    /** SNMP sysLocation */
    snmp_syslocation?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Logbook */
  C__CATG__LOGBOOK: {
    /** Description */
    description?: string | null;
  };
  /** Logical location */
  C__CATG__LOGICAL_UNIT: {
    /** Parent object */
    parent?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** E-Mail addresses */
  C__CATG__MAIL_ADDRESSES: {
    /** E-mail address */
    title?: string | null;
    /** Primary */
    primary?: YesNoInput;
    /** Description */
    description?: string | null;
  };
  /** Virtual managed objects */
  C__CATG__MANAGED_OBJECTS: {
    /** Object */
    connected_object?: LinkInput;
  };
  /** Manual assignment */
  C__CATG__MANUAL: {
    /** Title */
    title?: string | null;
    /** Manual file */
    manual?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Memory */
  C__CATG__MEMORY: {
    /** Quantity */
    quantity?: NumberInput;
    /** Title */
    title?: ChoiceInput;
    /** Manufacturer */
    manufacturer?: ChoiceInput;
    /** Type */
    type?: ChoiceInput;
    /** Capacity */
    capacity?: NumberInput;
    /** Memory unit */
    unit?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Model */
  C__CATG__MODEL: {
    /** Manufacturer */
    manufacturer?: ChoiceInput;
    /** Model */
    title?: ChoiceInput;
    /** Product ID */
    productid?: string | null;
    /** Service Tag */
    service_tag?: string | null;
    /** Serial number */
    serial?: string | null;
    /** Firmware */
    firmware?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Monitoring */
  C__CATG__MONITORING: {
    /** Active */
    active?: YesNoInput;
    /** Monitoring host */
    monitoring_host?: ChoiceInput;
    /** Hostname */
    host_name?: string | null;
    /** Hostname selection */
    host_name_selection?: NumberInput;
    /** Description */
    description?: string | null;
  };
  /** Network */
  C__CATG__NETWORK: {
    /** Title */
    title?: string | null;
    /** Manufacturer */
    manufacturer?: ChoiceInput;
    /** Model */
    model?: ChoiceInput;
    /** Serial number */
    serial?: string | null;
    /** Slotnumber */
    slot?: string | null;
    /** Firmware */
    firmware?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Interface */
  C__CATG__NETWORK_INTERFACE: {
    /** Title */
    title?: string | null;
    /** Manufacturer */
    manufacturer?: ChoiceInput;
    /** Model */
    model?: ChoiceInput;
    /** Serial number */
    serial?: string | null;
    /** Slotnumber */
    slot?: string | null;
    /** Firmware */
    firmware?: string | null;
    /** Description */
    description?: string | null;
  };
  /** logical Ports */
  C__CATG__NETWORK_LOG_PORT: {
    /** Title */
    title?: string | null;
    /** Net(s) */
    net?: LinkInput;
    /** MAC */
    mac?: string | null;
    /** Type */
    port_type?: ChoiceInput;
    /** Port Allocation */
    ports?: LinkInput;
    /** Parent port */
    parent?: LinkInput;
    /** Standard */
    standard?: ChoiceInput;
    /** Active */
    active?: YesNoInput;
    /** Host address */
    addresses?: LinkInput;
    /** Assigned to connector */
    assigned_connector?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Port */
  C__CATG__NETWORK_PORT: {
    /** Title */
    title?: string | null;
    /** Connected interface */
    interface?: LinkInput;
    /** Type */
    port_type?: ChoiceInput;
    /** Mode */
    port_mode?: ChoiceInput;
    /** Plug */
    plug_type?: ChoiceInput;
    /** Negotiation */
    negotiation?: ChoiceInput;
    /** Duplex */
    duplex?: ChoiceInput;
    /** Speed */
    speed?: NumberInput;
    /** Unit */
    speed_type?: ChoiceInput;
    /** Standard */
    standard?: ChoiceInput;
    /** MAC-address */
    mac?: string | null;
    /** MTU */
    mtu?: string | null;
    /** Connected with */
    assigned_connector?: LinkInput;
    /** Assigned Input/Output */
    connector_sibling?: LinkInput;
    /** Cable ID */
    cable?: LinkInput;
    /** Active */
    active?: YesNoInput;
    /** Host address */
    addresses?: LinkInput;
    /** Layer 2 Net */
    layer2_assignment?: LinkInput;
    /** Connected interface (HBA) */
    hba?: LinkInput;
    /** Standard VLAN */
    default_vlan?: LinkInput;
    /** Description */
    description?: string | null;
    /** Relation direction */
    relation_direction?: LinkInput;
  };
  /** Network connections */
  C__CATG__NET_CONNECTIONS_FOLDER: {
    /** Layer 3/4 Protocol */
    protocol?: ChoiceInput;
    /** Layer 5-7 Protocol */
    protocol_layer_5?: ChoiceInput;
    /** (Bind) ip address */
    ip_address?: LinkInput;
    /** Of */
    port_from?: NumberInput;
    /** To */
    port_to?: NumberInput;
    /** Opened by application */
    opened_by?: LinkInput;
    /** Gateway */
    gateway?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Connection */
  C__CATG__NET_CONNECTOR: {
    /** (Source) ip address */
    ip_address?: LinkInput;
    /** Of */
    port_from?: NumberInput;
    /** To */
    port_to?: NumberInput;
    /** Listener */
    connected_listener?: LinkInput;
    /** Connected with */
    connected_to?: LinkInput;
    /** Gateway */
    gateway?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Listener */
  C__CATG__NET_LISTENER: {
    /** Layer 3/4 Protocol */
    protocol?: ChoiceInput;
    /** Layer 5-7 Protocol */
    protocol_layer_5?: ChoiceInput;
    /** (Bind) ip address */
    ip_address?: LinkInput;
    /** Of */
    port_from?: NumberInput;
    /** To */
    port_to?: NumberInput;
    /** Opened by application */
    opened_by?: LinkInput;
    /** Gateway */
    gateway?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Options */
  C__CATG__NET_ZONE_OPTIONS: {
    /** Zone color */
    color?: string | null;
    /** Zone color */
    domain?: string | null;
    /** Description */
    description?: string | null;
  };
  /** locally assigned objects */
  C__CATG__OBJECT: {
    /** Object */
    assigned_object?: LinkInput;
  };
  /** Operating system */
  C__CATG__OPERATING_SYSTEM: {
    /** Operating system */
    application?: LinkInput;
    /** Type */
    application_type?: ChoiceInput;
    /** Priority */
    application_priority?: ChoiceInput;
    /** Assigned license */
    assigned_license?: LinkInput;
    /** Service */
    assigned_it_service?: LinkInput;
    /** Variant */
    assigned_variant?: LinkInput;
    /** Version number */
    assigned_version?: LinkInput;
    /** Used databases */
    assigned_databases?: LinkInput;
    /** Installation date */
    installDate?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Passwords */
  C__CATG__PASSWD: {
    /** Title */
    title?: string | null;
    /** Username */
    username?: string | null;
    /** Password */
    password?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Assigned Workplaces */
  C__CATG__PERSON_ASSIGNED_WORKSTATION: {
    /** Assigned Workplaces */
    assigned_workstations?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Status-Planning */
  C__CATG__PLANNING: {
    /** CMDB status */
    cmdb_status?: ChoiceInput;
    /** Validity period from */
    start?: string | null;
    /** Validity period to */
    end?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Power consumer */
  C__CATG__POWER_CONSUMER: {
    /** Title */
    title?: string | null;
    /** Active */
    active?: YesNoInput;
    /** Manufacturer */
    manufacturer?: ChoiceInput;
    /** Model */
    model?: ChoiceInput;
    /** Volt */
    volt?: NumberInput;
    /** Watt */
    watt?: NumberInput;
    /** Ampere */
    ampere?: NumberInput;
    /** BTU */
    btu?: string | null;
    /** Target object */
    assigned_connector?: LinkInput;
    /** Assigned Input/Output */
    connector_sibling?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Power supplier */
  C__CATG__POWER_SUPPLIER: {
    /** Title */
    title?: string | null;
    /** Volt */
    volt?: NumberInput;
    /** Watt */
    watt?: NumberInput;
    /** Ampere */
    ampere?: NumberInput;
    /** Target object */
    assigned_connector?: LinkInput;
    /** Assigned Input/Output */
    connector_sibling?: LinkInput;
    /** Assigned category type */
    assigned_category?: string | null;
    /** Description */
    description?: string | null;
  };
  /** QinQ SP-VLAN */
  C__CATG__QINQ_SP: {
    /** Assigned SP-VLAN */
    spvlan?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Raid-Array */
  C__CATG__RAID: {
    /** Type */
    raid_type?: ChoiceInput;
    /** Title */
    title?: string | null;
    /** RAID Level */
    raid_level?: ChoiceInput;
    /** Controller */
    controller?: LinkInput;
    /** Connected devices */
    storages?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Relationship */
  C__CATG__RELATION: {
    /** Object 1 */
    object1?: LinkInput;
    /** Object 2 */
    object2?: LinkInput;
    /** Relation type */
    relation_type?: ChoiceInput;
    /** Weighting */
    weighting?: ChoiceInput;
    /** Service */
    itservice?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Remote Management Controller */
  C__CATG__RM_CONTROLLER: {
    /** Remote Management Controller */
    connected_object?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Managed devices */
  C__CATG__RM_CONTROLLER_BACKWARD: {
    /** Remote Management Controller */
    connected_object?: LinkInput;
  };
  /** Services */
  C__CATG__SERVICE: {
    /** Service number */
    service_number?: string | null;
    /** Service type */
    type?: ChoiceInput;
    /** Service category */
    category?: ChoiceInput;
    /** Business Unit */
    business_unit?: ChoiceInput;
    /** Active in service catalogue */
    active?: YesNoInput;
    /** Service description internal */
    service_description_intern?: string | null;
    /** Service description external */
    service_description_extern?: string | null;
    /** Aliases */
    service_alias?: (number | string)[] | null;
    /** Description */
    description?: string | null;
  };
  /** Shares */
  C__CATG__SHARES: {
    /** Share name */
    title?: string | null;
    /** UNC-path */
    unc_path?: string | null;
    /** Volume */
    volume?: LinkInput;
    /** Local path */
    path?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Share Access */
  C__CATG__SHARE_ACCESS: {
    /** Selected object */
    assigned_objects?: LinkInput;
    /** Mountpoint */
    mountpoint?: string | null;
    /** Share name */
    shares?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** SIM */
  C__CATG__SIM: {
    /** Type */
    type?: ChoiceInput;
    /** Network provider */
    network_provider?: ChoiceInput;
    /** Telephone rate */
    telephone_rate?: ChoiceInput;
    /** Start Date */
    start?: string | null;
    /** End Date */
    end?: string | null;
    /** Date for Notification */
    threshold_date?: string | null;
    /** Phone Number */
    phone_no?: string | null;
    /** Client Number */
    client_no?: string | null;
    /** Description */
    description?: string | null;
  };
  /** SIM card */
  C__CATG__SIM_CARD: {
    /** Type */
    type?: ChoiceInput;
    /** Assigned mobile phone */
    assigned_mobile?: LinkInput;
    /** Network provider */
    network_provider?: ChoiceInput;
    /** Telephone rate */
    telephone_rate?: ChoiceInput;
    /** Start Date */
    start?: string | null;
    /** End Date */
    end?: string | null;
    /** Date for Notification */
    threshold_date?: string | null;
    /** Card Number */
    card_no?: string | null;
    /** Phone Number */
    phone_no?: string | null;
    /** Client Number */
    client_no?: string | null;
    /** Pin */
    pin?: string | null;
    /** Pin 2 */
    pin2?: string | null;
    /** PUK */
    puk?: string | null;
    /** PUK2 */
    puk2?: string | null;
    /** Serial number */
    serial?: string | null;
    /** Twin Card */
    twincard?: YesNoInput;
    /** Card Number */
    tc_card_no?: string | null;
    /** Phone Number */
    tc_phone_no?: string | null;
    /** Pin */
    tc_pin?: string | null;
    /** Pin 2 */
    tc_pin2?: string | null;
    /** PUK */
    tc_puk?: string | null;
    /** PUK2 */
    tc_puk2?: string | null;
    /** Serial number */
    tc_serial_no?: string | null;
    /** Description (Twin Card) */
    optional_info?: string | null;
    /** Description */
    description?: string | null;
  };
  /** SLA */
  C__CATG__SLA: {
    /** Service-ID */
    service_id?: string | null;
    /** SLA service level */
    service_level?: ChoiceInput;
    /** SLA service level (Dialog) */
    service_level_dialog?: ChoiceInput;
    /** Weekday */
    days?: NumberInput;
    /** Monday */
    monday_time?: string | null;
    /** Tuesday */
    tuesday_time?: string | null;
    /** Wednesday */
    wednesday_time?: string | null;
    /** Thursday */
    thursday_time?: string | null;
    /** Friday */
    friday_time?: string | null;
    /** Saturday */
    saturday_time?: string | null;
    /** Sunday */
    sunday_time?: string | null;
    /** Reaction time */
    reaction_time?: NumberInput;
    /** Reaktion time unit */
    reaction_time_unit?: ChoiceInput;
    /** Recovery time */
    recovery_time?: NumberInput;
    /** Recovery time unit */
    recovery_time_unit?: ChoiceInput;
    /** Calendar */
    calendar?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Smart Card Certificate */
  C__CATG__SMARTCARD_CERTIFICATE: {
    /** Card number */
    cardnumber?: string | null;
    /** Barring password */
    barring_password?: string | null;
    /** PIN no. */
    pin_nr?: string | null;
    /** Reference */
    reference?: string | null;
    /** Expires on */
    expires_on?: string | null;
    /** Description */
    description?: string | null;
  };
  /** SOA-Stacks */
  C__CATG__SOA_STACKS: {
    /** Title */
    title?: string | null;
    /** SOA-Stacks */
    soa_stack_object?: LinkInput;
    /** SOA-Component */
    soa_stack_components?: LinkInput;
    /** Service */
    soa_stack_it_services?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Sound card */
  C__CATG__SOUND: {
    /** Manufacturer */
    manufacturer?: ChoiceInput;
    /** Title */
    title?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Stack member */
  C__CATG__STACK_MEMBER: {
    /** Member */
    assigned_object?: LinkInput;
    /** Mode */
    mode?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Device */
  C__CATG__STORAGE_DEVICE: {
    /** Type */
    type?: ChoiceInput;
    /** Title */
    title?: string | null;
    /** Manufacturer */
    manufacturer?: ChoiceInput;
    /** Model */
    model?: ChoiceInput;
    /** Memory unit */
    unit?: ChoiceInput;
    /** Capacity */
    capacity?: NumberInput;
    /** Hotspare */
    hotspare?: YesNoInput;
    /** Connection */
    connected?: ChoiceInput;
    /** Controller */
    controller?: LinkInput;
    /** Hardware RAID group */
    raid_group?: LinkInput;
    /** Serial number */
    serial?: string | null;
    /** Description */
    description?: string | null;
    /** LTO Type */
    lto_type?: ChoiceInput;
    /** FC Address */
    fc_address?: string | null;
    /** Firmware */
    firmware?: string | null;
    /** Slot */
    slot?: string | null;
  };
  /** Support entitlement */
  C__CATG__SUPPORT_ENTITLEMENT: {
    /** Part number */
    partNumber?: string | null;
    /** Start date */
    startDate?: string | null;
    /** End date */
    endDate?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Telephone/Fax */
  C__CATG__TELEPHONE_FAX: {
    /** Type */
    type?: ChoiceInput;
    /** Telephone number */
    telephone_number?: string | null;
    /** Fax number */
    fax_number?: string | null;
    /** Extension */
    extension?: string | null;
    /** Pincode */
    pincode?: string | null;
    /** IMEI number */
    imei?: string | null;
    /** Description */
    description?: string | null;
  };
  /** TSI service */
  C__CATG__TSI_SERVICE: {
    /** TSI service ID */
    tsi_service_id?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Interface */
  C__CATG__UNIVERSAL_INTERFACE: {
    /** Title */
    title?: string | null;
    /** Connection type */
    type?: ChoiceInput;
    /** Plug type */
    plug?: ChoiceInput;
    /** Connected to */
    assigned_connector?: LinkInput;
    /** Assigned Input/Output */
    connector_sibling?: LinkInput;
    /** Description */
    description?: string | null;
    /** Relation direction */
    relation_direction?: LinkInput;
  };
  /** Vehicle */
  C__CATG__VEHICLE: {
    /** Licence plate */
    licence_plate?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Version */
  C__CATG__VERSION: {
    /** Version number */
    title?: string | null;
    /** Servicepack */
    servicepack?: string | null;
    /** Kernel */
    kernel?: string | null;
    /** Patchlevel */
    patchlevel?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Virtual devices */
  C__CATG__VIRTUAL_DEVICE: {
    /** Host resource (storage) */
    host_stor_device?: LinkInput;
    /** Host LDEV client */
    host_ldev_client?: LinkInput;
    /** Assigned storage device (host) */
    host_drive?: LinkInput;
    /** Corresponding host port */
    host_port?: LinkInput;
    /** Host interface */
    host_interface?: LinkInput;
    /** Host RAID array */
    host_raid?: LinkInput;
    /** Local storage device */
    local_stor_device?: LinkInput;
    /** Local port */
    local_port?: LinkInput;
    /** Host resource (interface) */
    local_interface?: LinkInput;
    /** Storage type */
    storage_type?: ChoiceInput;
    /** Network type */
    network_type?: ChoiceInput;
    /** Switch Port Group */
    switch_port_group?: string | null;
    /** Cluster storage */
    cluster_storage?: string | null;
    /** Cluster interface */
    cluster_interface?: string | null;
    /** Path */
    disk_image_location?: string | null;
    /** Device type */
    device_type?: ChoiceInput;
    /** Description */
    description?: string | null;
    /** Type */
    virtual_network_type?: string | null;
  };
  /** Virtual host */
  C__CATG__VIRTUAL_HOST: {
    /** Virtual host */
    virtual_host?: YesNoInput;
    /** License Server */
    license_server?: LinkInput;
    /** Administration service */
    administration_service?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Virtual host */
  C__CATG__VIRTUAL_HOST_ROOT: {
    /** Virtual host */
    virtual_host?: YesNoInput;
    /** License Server */
    license_server?: LinkInput;
    /** Administration service */
    administration_service?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Virtual machine */
  C__CATG__VIRTUAL_MACHINE: {
    /** Virtual machine */
    virtual_machine?: ChoiceInput;
    /** Running on host */
    hosts?: LinkInput;
    /** Virtualization system */
    system?: ChoiceInput;
    /** Configuration file */
    config_file?: string | null;
    /** Host in cluster */
    primary?: LinkInput;
    /** Status */
    state?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Virtual machine */
  C__CATG__VIRTUAL_MACHINE__ROOT: {
    /** Virtual machine */
    virtual_machine?: ChoiceInput;
    /** Running on host */
    hosts?: LinkInput;
    /** Virtualization system */
    system?: ChoiceInput;
    /** Configuration file */
    config_file?: string | null;
    /** Host in cluster */
    primary?: LinkInput;
    /** Status */
    state?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Virtual Switches */
  C__CATG__VIRTUAL_SWITCH: {
    /** Title */
    title?: string | null;
    /** Ports */
    ports?: LinkInput;
    /** Port groups */
    portgroup?: { title?: string | null; vlanid?: string | null }[] | null;
    /** Service Console Ports */
    serviceconsoleports?: { title?: string | null; ref_id?: LinkInput }[] | null;
    /** VMKernel Ports */
    vmkernelports?: { title?: string | null; ref_id?: LinkInput }[] | null;
    /** Description */
    description?: string | null;
  };
  /** CUCM VoIP telephone */
  C__CATG__VOIP_PHONE: {
    /** Device protocol */
    device_protocol?: string | null;
    /** Description */
    description2?: string | null;
    /** Device pool */
    device_pool?: string | null;
    /** Common device configuration */
    common_configuration?: string | null;
    /** Button template */
    button_template?: ChoiceInput;
    /** Softkey template */
    softkey_template?: ChoiceInput;
    /** Common device profile */
    common_profile?: string | null;
    /** Calling search space */
    calling_search_space?: string | null;
    /** AAR calling search space */
    aar_calling_search_space?: string | null;
    /** Media resource group list */
    media_resource_group_list?: string | null;
    /** User MOH audio source */
    user_hold_moh_audio_source?: string | null;
    /** Network MOH Audioquelle */
    network_hold_moh_audio_source?: string | null;
    /** Location */
    location?: string | null;
    /** AAR group */
    aar_group?: string | null;
    /** User locale */
    user_locale?: string | null;
    /** Network locale */
    network_locale?: string | null;
    /** Built in bridge */
    built_in_bridge?: string | null;
    /** Privacy */
    privacy?: string | null;
    /** Device Mobility Mode */
    device_mobility_mode?: string | null;
    /** Owner user ID */
    owner_user_id?: string | null;
    /** Phone suite */
    phone_suite?: string | null;
    /** Service provisioning */
    services_provisioning?: string | null;
    /** Load name */
    load_name?: string | null;
    /** Description */
    description?: string | null;
  };
  /** CUCM VoIP line */
  C__CATG__VOIP_PHONE_LINE: {
    /** Directory number */
    directory_number?: string | null;
    /** Route partition */
    route_partition?: string | null;
    /** Description */
    description2?: string | null;
    /** Alerting name */
    alerting_name?: string | null;
    /** ASCII Alerting name */
    ascii_alerting_name?: string | null;
    /** Allow Control of Device from CTI */
    allow_cti_control?: NumberInput;
    /** Associated devices */
    associated_devices?: LinkInput;
    /** Voice mail profile */
    voice_mail_profile?: string | null;
    /** Calling search space */
    calling_search_space?: string | null;
    /** Presence group */
    presence_group?: string | null;
    /** User hold MOH audio source */
    user_hold_moh_audio_source?: string | null;
    /** Network hold MOH audio source */
    network_hold_moh_audio_source?: string | null;
    /** Auto answer */
    auto_answer?: string | null;
    /** Call forward all */
    call_forward_all?: string | null;
    /** Secondary Calling Search Space for Forward All */
    sec_calling_search_space?: string | null;
    /** Forward busy internal */
    forward_busy_internal?: string | null;
    /** Forward busy external */
    forward_busy_external?: string | null;
    /** Forward no answer internal */
    forward_no_answer_internal?: string | null;
    /** Forward no answer external */
    forward_no_answer_external?: string | null;
    /** Forward no coverage internal */
    forward_no_coverage_internal?: string | null;
    /** Forward no coverage external */
    forward_no_coverage_external?: string | null;
    /** Forward on CTI failure */
    forward_on_cti_fail?: string | null;
    /** Forward unregistered internal */
    forward_unregistered_internal?: string | null;
    /** Forward unregistered external */
    forward_unregistered_external?: string | null;
    /** No answer ring duration */
    no_answer_ring_duration?: string | null;
    /** Call pickup group */
    call_pickup_group?: string | null;
    /** Display */
    display?: string | null;
    /** ASCII display */
    ascii_display?: string | null;
    /** Line text label */
    line_text_label?: string | null;
    /** ASCII Line text label */
    ascii_line_text_label?: string | null;
    /** Visual message waiting indicator policy */
    visual_message_indicator?: string | null;
    /** Audible message waiting indicator policy */
    audible_message_indicator?: string | null;
    /** Ring settings (Phone idle) */
    ring_settings_idle?: string | null;
    /** Ring settings (Phone active) */
    ring_settings_active?: string | null;
    /** Call pickup group audio alert setting (phone idle) */
    call_pickup_group_idle?: string | null;
    /** Call pickup group audio alert setting (phone active) */
    call_pickup_group_active?: string | null;
    /** Recording option */
    recording_option?: string | null;
    /** Recording profile */
    recording_profile?: string | null;
    /** Monitoring calling search space */
    monitoring_css?: string | null;
    /** Log missed calls */
    log_missed_calls?: NumberInput;
    /** External phone number mask */
    external_phone_number_mask?: string | null;
    /** Maximum number of calls */
    max_number_of_calls?: string | null;
    /** "Busy" trigger */
    busy_trigger?: string | null;
    /** Caller name */
    caller_name?: NumberInput;
    /** Caller number */
    caller_number?: NumberInput;
    /** Redirected number */
    redirected_number?: NumberInput;
    /** Dialed number */
    dialed_number?: NumberInput;
    /** Description */
    description?: string | null;
  };
  /** VRRP */
  C__CATG__VRRP: {
    /** Type */
    type?: ChoiceInput;
    /** VR ID */
    vrid?: string | null;
    /** Description */
    description?: string | null;
  };
  /** VRRP Member */
  C__CATG__VRRP_MEMBER: {
    /** VRRP member */
    member?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** WAN Connection */
  C__CATG__WAN: {
    /** Title */
    title?: string | null;
    /** Role */
    role?: ChoiceInput;
    /** Type */
    type?: ChoiceInput;
    /** Channels */
    channels?: NumberInput;
    /** Call number(s) */
    call_numbers?: string | null;
    /** Location of the connection */
    connection_location?: LinkInput;
    /** Capacity UP */
    capacity_up?: NumberInput;
    /** Capacity UP unit */
    capacity_up_unit?: ChoiceInput;
    /** Capacity DOWN */
    capacity_down?: NumberInput;
    /** Capacity DOWN unit */
    capacity_down_unit?: ChoiceInput;
    /** Max. Capacity UP */
    max_capacity_up?: NumberInput;
    /** Max. Capacity UP unit */
    max_capacity_up_unit?: ChoiceInput;
    /** Max. Capacity DOWN */
    max_capacity_down?: NumberInput;
    /** Max. Capacity DOWN unit */
    max_capacity_down_unit?: ChoiceInput;
    /** Projekt number */
    project_no?: string | null;
    /** VLAN-ID */
    vlan_id?: LinkInput;
    /** Shopping cart number */
    shopping_cart_no?: string | null;
    /** Ticket number */
    ticket_no?: string | null;
    /** Customer number */
    customer_no?: string | null;
    /** Connected routers */
    router?: LinkInput;
    /** Connected nets */
    net?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Air conditioning */
  C__CATS__AC: {
    /** Type */
    type?: ChoiceInput;
    /** Threshold */
    threshold?: NumberInput;
    /** Memory-unit */
    threshold_unit?: ChoiceInput;
    /** Capacity unit */
    capacity_unit?: ChoiceInput;
    /** Refrigerating capacity */
    capacity?: NumberInput;
    /** Air quantity */
    air_quantity?: NumberInput;
    /** Air quantity unit */
    air_quantity_unit?: ChoiceInput;
    /** Width */
    width?: NumberInput;
    /** Height */
    height?: NumberInput;
    /** Depth */
    depth?: NumberInput;
    /** Dimension unit */
    dimension_unit?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** WiFi device */
  C__CATS__ACCESS_POINT: {
    /** Title */
    title?: string | null;
    /** Function */
    function?: ChoiceInput;
    /** Standard */
    standard?: ChoiceInput;
    /** Channel */
    channel?: ChoiceInput;
    /** Broadcast SSID */
    broadcast_ssid?: YesNoInput;
    /** SSID */
    ssid?: string | null;
    /** MAC filter */
    mac_filter?: YesNoInput;
    /** Authentication */
    auth?: ChoiceInput;
    /** Encryption */
    encryption_id?: ChoiceInput;
    /** Key */
    key?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Applications */
  C__CATS__APPLICATION: {
    /** Specification */
    specification?: string | null;
    /** Manufacturer */
    manufacturer?: ChoiceInput;
    /** Installation */
    installation?: ChoiceInput;
    /** Registration key */
    registration_key?: string | null;
    /** Install path */
    install_path?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Installation */
  C__CATS__APPLICATION_ASSIGNED_OBJ: {
    /** Installed on */
    object?: LinkInput;
    /** Type */
    application_type?: ChoiceInput;
    /** Priority */
    application_priority?: ChoiceInput;
    /** Assigned license */
    assigned_license?: LinkInput;
    /** Database schema */
    assigned_database_schema?: LinkInput;
    /** Service */
    assigned_it_service?: LinkInput;
    /** Variant */
    assigned_variant?: LinkInput;
    /** Version number */
    assigned_version?: LinkInput;
    /** Inherit Nagios services */
    bequest_nagios_services?: YesNoInput;
    /** Used databases */
    assigned_databases?: LinkInput;
    /** Installed on (date) */
    installDate?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Installation */
  C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ: {
    /** Installed on */
    object?: LinkInput;
    /** Type */
    application_type?: ChoiceInput;
    /** Priority */
    application_priority?: ChoiceInput;
    /** Assigned license */
    assigned_license?: LinkInput;
    /** Database schema */
    assigned_database_schema?: LinkInput;
    /** Service */
    assigned_it_service?: LinkInput;
    /** Variant */
    assigned_variant?: LinkInput;
    /** Version number */
    assigned_version?: LinkInput;
    /** Bequest Nagios services */
    bequest_nagios_services?: YesNoInput;
    /** Used databases */
    assigned_databases?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Installation */
  C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ: {
    /** Installed on */
    object?: LinkInput;
    /** Type */
    application_type?: ChoiceInput;
    /** Priority */
    application_priority?: ChoiceInput;
    /** Assigned license */
    assigned_license?: LinkInput;
    /** Database schema */
    assigned_database_schema?: LinkInput;
    /** Service */
    assigned_it_service?: LinkInput;
    /** Variant */
    assigned_variant?: LinkInput;
    /** Version number */
    assigned_version?: LinkInput;
    /** Bequest Nagios services */
    bequest_nagios_services?: YesNoInput;
    /** Used databases */
    assigned_databases?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Variants */
  C__CATS__APPLICATION_VARIANT: {
    /** Title */
    title?: string | null;
    /** Variant */
    variant?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Mobile radio */
  C__CATS__CELL_PHONE_CONTRACT: {
    /** IMEI number */
    imei_number?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Chassis */
  C__CATS__CHASSIS: {
    /** Horizontal units (Front) */
    front_x?: NumberInput;
    /** Vertical units (Front) */
    front_y?: NumberInput;
    /** Grid size (Front) */
    front_size?: ChoiceInput;
    /** Horizontal units (Rear) */
    rear_x?: NumberInput;
    /** Vertical units (Rear) */
    rear_y?: NumberInput;
    /** Grid size (Rear) */
    rear_size?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Assigned devices */
  C__CATS__CHASSIS_DEVICES: {
    /** Role */
    role?: ChoiceInput;
    /** Device assignment */
    assigned_device?: LinkInput;
    /** Device assignment (Hostadapter) */
    assigned_hba?: LinkInput;
    /** Device assignment (Interface) */
    assigned_interface?: LinkInput;
    /** Device assignment (Power consumer) */
    assigned_power_consumer?: LinkInput;
    /** Assigned to */
    assigned_slots?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Slots */
  C__CATS__CHASSIS_SLOT: {
    /** Connector type */
    connector_type?: ChoiceInput;
    /** Insertion */
    insertion?: ChoiceInput;
    /** Slot title */
    title?: string | null;
    /** Horizontal position */
    from_x?: NumberInput;
    /** To horizontal position */
    to_x?: NumberInput;
    /** Vertical position */
    from_y?: NumberInput;
    /** To vertical position */
    to_y?: NumberInput;
    /** Device assignment */
    assigned_devices?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Desktop */
  C__CATS__CLIENT: {
    /** Client type */
    type?: ChoiceInput;
    /** Keyboard Layout */
    keyboard_layout?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Assigned clusters */
  C__CATS__CLUSTER_SERVICE: {
    /** Assigned clusters */
    cluster?: LinkInput;
    /** Type */
    type?: ChoiceInput;
    /** Runs on */
    runs_on?: LinkInput;
    /** Default server */
    default_server?: LinkInput;
    /** Host addresses */
    hostaddresses?: LinkInput;
    /** Volumes */
    drives?: LinkInput;
    /** Shares */
    shares?: LinkInput;
    /** Database schema */
    assigned_database_schema?: LinkInput;
    /** Service Status */
    service_status?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Contract */
  C__CATS__CONTRACT: {
    /** Contract type */
    type?: ChoiceInput;
    /** Contract id */
    contract_no?: string | null;
    /** Customer id */
    customer_no?: string | null;
    /** Internal id */
    internal_no?: string | null;
    /** Costs */
    costs?: NumberInput;
    /** Cost calculation */
    cost_calculation?: ChoiceInput;
    /** Product */
    product?: string | null;
    /** Reaction rate */
    reaction_rate?: ChoiceInput;
    /** Contract status */
    contract_status?: ChoiceInput;
    /** Start of contract */
    start_date?: string | null;
    /** End of contract */
    end_date?: string | null;
    /** Runtime */
    run_time?: NumberInput;
    /** Runtime unit */
    run_time_unit?: ChoiceInput;
    /** End of contract by */
    end_type?: ChoiceInput;
    /** Cancellation date */
    notice_date?: string | null;
    /** Cancellation period */
    notice_period?: NumberInput;
    /** Notice period unit */
    notice_period_unit?: ChoiceInput;
    /** Notice type */
    notice_type?: ChoiceInput;
    /** Maintenance-/guarantee period */
    maintenance_period?: NumberInput;
    /** Deadline unit */
    maintenance_period_unit?: ChoiceInput;
    /** Payment period */
    payment_period?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Contract information */
  C__CATS__CONTRACT_INFORMATION: {
    /** Contract type */
    type?: ChoiceInput;
    /** Contract id */
    contract_no?: string | null;
    /** Customer id */
    customer_no?: string | null;
    /** Internal id */
    internal_no?: string | null;
    /** Costs */
    costs?: NumberInput;
    /** Cost calculation */
    cost_calculation?: ChoiceInput;
    /** Product */
    product?: string | null;
    /** Reaction rate */
    reaction_rate?: ChoiceInput;
    /** Contract status */
    contract_status?: ChoiceInput;
    /** Start of contract */
    start_date?: string | null;
    /** End of contract */
    end_date?: string | null;
    /** Runtime */
    run_time?: NumberInput;
    /** Runtime unit */
    run_time_unit?: ChoiceInput;
    /** End of contract by */
    end_type?: ChoiceInput;
    /** Cancellation date */
    notice_date?: string | null;
    /** Cancellation period */
    notice_period?: NumberInput;
    /** Notice period unit */
    notice_period_unit?: ChoiceInput;
    /** Notice type */
    notice_type?: ChoiceInput;
    /** Maintenance-/guarantee period */
    maintenance_period?: NumberInput;
    /** Deadline unit */
    maintenance_period_unit?: ChoiceInput;
    /** Payment period */
    payment_period?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Database access */
  C__CATS__DATABASE_ACCESS: {
    /** Assigned objects */
    access?: LinkInput;
  };
  /** Database gateway */
  C__CATS__DATABASE_GATEWAY: {
    /** Gateway type */
    type?: string | null;
    /** Host */
    host?: string | null;
    /** Port */
    port?: string | null;
    /** User */
    user?: string | null;
    /** Target schema */
    target_schema?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Database installation */
  C__CATS__DATABASE_INSTALLATION: {
    /** Installed on */
    object?: LinkInput;
    /** Type */
    application_type?: ChoiceInput;
    /** Priority */
    application_priority?: ChoiceInput;
    /** Assigned license */
    assigned_license?: LinkInput;
    /** Database schema */
    assigned_database_schema?: LinkInput;
    /** Service */
    assigned_it_service?: LinkInput;
    /** Variant */
    assigned_variant?: LinkInput;
    /** Version number */
    assigned_version?: LinkInput;
    /** Bequest Nagios services */
    bequest_nagios_services?: YesNoInput;
    /** Description */
    description?: string | null;
  };
  /** Instance / Oracle database */
  C__CATS__DATABASE_INSTANCE: {
    /** DBMS */
    instance?: LinkInput;
    /** Title */
    title?: string | null;
    /** Listener */
    listener?: string | null;
    /** Database schema */
    database_schema?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Database links */
  C__CATS__DATABASE_LINKS: {
    /** Title */
    title?: string | null;
    /** Connected database schema */
    link?: LinkInput;
    /** Target user */
    target_user?: string | null;
    /** Owner */
    owner?: string | null;
    /** Public */
    public?: YesNoInput;
    /** Description */
    description?: string | null;
  };
  /** Database objects */
  C__CATS__DATABASE_OBJECTS: {
    /** Title */
    title?: string | null;
    /** Type */
    database_object?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Database schema */
  C__CATS__DATABASE_SCHEMA: {
    /** Runs on */
    link?: LinkInput;
    /** Database instance */
    instance?: LinkInput;
    /** Title */
    title?: string | null;
    /** Storage-Engine */
    storage_engine?: string | null;
    /** Description */
    description?: string | null;
  };
  /** DBMS */
  C__CATS__DBMS: {
    /** DBMS */
    dbms?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Emergency plan */
  C__CATS__EMERGENCY_PLAN: {
    /** Time need */
    time_needed?: NumberInput;
    /** Unit */
    time_unit?: ChoiceInput;
    /** Date of emergency practice */
    practice_date?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Emergency plan properties */
  C__CATS__EMERGENCY_PLAN_ATTRIBUTE: {
    /** Time need */
    time_needed?: NumberInput;
    /** Unit */
    time_unit?: ChoiceInput;
    /** Date of emergency practice */
    practice_date?: string | null;
    /** Description */
    description?: string | null;
  };
  /** assigned objects */
  C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS: {
    /** Title */
    object?: LinkInput;
  };
  /** Rack */
  C__CATS__ENCLOSURE: {
    /** Vertical installation slots (Front side) */
    vertical_slots_front?: NumberInput;
    /** Vertical installation slots (Rear side) */
    vertical_slots_rear?: NumberInput;
    /** Rack unit sorting */
    slot_sorting?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Emergency power supply */
  C__CATS__EPS: {
    /** Type */
    type?: ChoiceInput;
    /** Warm-up time */
    warmup_time?: NumberInput;
    /** Unit */
    warmup_time_unit?: ChoiceInput;
    /** Fuel tank */
    fuel_tank?: NumberInput;
    /** Unit */
    volume_unit?: ChoiceInput;
    /** Autonomy time */
    autonomy_time?: NumberInput;
    /** Unit */
    autonomy_time_unit?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Files */
  C__CATS__FILE: {
    /** Title */
    file_title?: string | null;
    /** Filename */
    file_physical?: LinkInput;
    /** Category */
    file_category?: ChoiceInput;
    /** Revision */
    revision?: string | null;
    /** Version Description */
    version_description?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Current file */
  C__CATS__FILE_ACTUAL: {
    /** Title */
    file_title?: string | null;
    /** Filename */
    file_physical?: LinkInput;
    /** Category */
    file_category?: ChoiceInput;
    /** Revision */
    revision?: string | null;
    /** Version Description */
    version_description?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Assigned objects */
  C__CATS__FILE_OBJECTS: {
    /** Assigned objects */
    assigned_objects?: LinkInput;
  };
  /** File versions */
  C__CATS__FILE_VERSIONS: {
    /** Filename */
    file_physical?: string | null;
    /** File content */
    file_content?: string | null;
    /** Title */
    file_title?: string | null;
    /** Version Description */
    version_description?: string | null;
  };
  /** Object group */
  C__CATS__GROUP: {
    /** Object */
    object?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Type */
  C__CATS__GROUP_TYPE: {
    /** Type */
    type?: ChoiceInput;
    /** Report */
    report?: NumberInput;
    /** Description */
    description?: string | null;
  };
  /** Crypto card */
  C__CATS__KRYPTO_CARD: {
    /** Certificate number */
    certificate_number?: string | null;
    /** Certgate card number */
    certgate_card_number?: string | null;
    /** Certificate title */
    certificate_title?: string | null;
    /** Certificate revocation password */
    certificate_password?: string | null;
    /** Certificate procedure */
    certificate_procedure?: string | null;
    /** Date of issue */
    date_of_issue?: string | null;
    /** IMEI number */
    imei_number?: string | null;
    /** Assigned cellular phone */
    assigned_mobile?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Layer 2 Net */
  C__CATS__LAYER2_NET: {
    /** ID (VLAN) */
    vlan_id?: string | null;
    /** Default VLAN */
    standard?: YesNoInput;
    /** Type */
    type?: ChoiceInput;
    /** Subtype */
    subtype?: ChoiceInput;
    /** IP helper addresses */
    ip_helper_addresses?: { ip?: string | null; type_title?: ChoiceInput }[] | null;
    /** Layer-3-net assignment */
    layer3_assignments?: LinkInput;
    /** VRF */
    vrf?: string | null;
    /** VRF Capacity */
    vrf_capacity?: NumberInput;
    /** VRF Capacity (Unit) */
    vrf_capacity_unit?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Assigned logical ports */
  C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS: {
    /** Object title */
    isys_obj__id?: LinkInput;
    /** Assigned logical ports */
    isys_catg_log_port_list__id?: LinkInput;
  };
  /** Assigned ports */
  C__CATS__LAYER2_NET_ASSIGNED_PORTS: {
    /** Object title */
    isys_obj__id?: LinkInput;
    /** Assigned ports */
    isys_catg_port_list__id?: LinkInput;
  };
  /** License keys */
  C__CATS__LICENCE_LIST: {
    /** Key */
    key?: string | null;
    /** Serial */
    serial?: string | null;
    /** License Type */
    type?: ChoiceInput;
    /** Amount */
    amount?: NumberInput;
    /** Start Date */
    start?: string | null;
    /** Expiration Date */
    expire?: string | null;
    /** Price Per Unit */
    cost?: NumberInput;
    /** Description */
    description?: string | null;
  };
  /** Middleware */
  C__CATS__MIDDLEWARE: {
    /** Specification */
    specification?: string | null;
    /** Manufacturer */
    manufacturer?: ChoiceInput;
    /** Installation */
    installation?: ChoiceInput;
    /** Registration key */
    registration_key?: string | null;
    /** Install path */
    install_path?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Monitor */
  C__CATS__MONITOR: {
    /** Display */
    size?: NumberInput;
    /** Unit */
    size_unit?: ChoiceInput;
    /** Type */
    type?: ChoiceInput;
    /** Resolution */
    resolution?: ChoiceInput;
    /** Pivot */
    pivot?: YesNoInput;
    /** Speaker */
    speaker?: YesNoInput;
    /** Description */
    description?: string | null;
  };
  /** Net */
  C__CATS__NET: {
    /** Type */
    type?: ChoiceInput;
    /** Network address */
    address?: string | null;
    /** Netmask */
    netmask?: string | null;
    /** Default Gateway */
    gateway?: LinkInput;
    /** Address from */
    range_from?: string | null;
    /** Address to */
    range_to?: string | null;
    /** DNS server */
    dns_server?: LinkInput;
    /** DNS domain */
    dns_domain?: (number | string)[] | null;
    /** CIDR-Suffix */
    cidr_suffix?: NumberInput;
    /** Reverse DNS */
    reverse_dns?: string | null;
    /** Layer-2-net assignment */
    layer2_assignments?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** DHCP */
  C__CATS__NET_DHCP: {
    /** Type v4 */
    type?: ChoiceInput;
    /** Type v6 */
    typev6?: ChoiceInput;
    /** DHCP from */
    range_from?: string | null;
    /** DHCP to */
    range_to?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Net zone */
  C__CATS__NET_ZONE: {
    /** Net zone objekt */
    zone?: LinkInput;
    /** Zone from */
    range_from?: string | null;
    /** Zone to */
    range_to?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Operating Systems */
  C__CATS__OPERATING_SYSTEM: {
    /** Specification */
    specification?: string | null;
    /** Manufacturer */
    manufacturer?: ChoiceInput;
    /** Installation */
    installation?: ChoiceInput;
    /** Registration key */
    registration_key?: string | null;
    /** Install path */
    install_path?: string | null;
    /** OS family */
    osFamily?: string | null;
    /** OS type */
    systemType?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Organization */
  C__CATS__ORGANIZATION: {
    /** Title */
    title?: string | null;
    /** Telephone */
    telephone?: string | null;
    /** Fax */
    fax?: string | null;
    /** Website */
    website?: string | null;
    /** Headquarter */
    headquarter?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Assigned Objects */
  C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT: {
    /** Assigned Objects */
    object?: LinkInput;
    /** Role */
    role?: ChoiceInput;
  };
  /** Master data */
  C__CATS__ORGANIZATION_MASTER_DATA: {
    /** Title */
    title?: string | null;
    /** Telephone */
    telephone?: string | null;
    /** Fax */
    fax?: string | null;
    /** Website */
    website?: string | null;
    /** Headquarter */
    headquarter?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Persons */
  C__CATS__ORGANIZATION_PERSONS: {
    /** Persons */
    object?: LinkInput;
  };
  /** Parallel relations */
  C__CATS__PARALLEL_RELATION: {
    /** Title */
    title?: string | null;
    /** Minimum amount of active items */
    threshold?: string | null;
    /** Parallel relations */
    rel_pool?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** PDU */
  C__CATS__PDU: {
    /** PDU */
    pdu_id?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Branch */
  C__CATS__PDU_BRANCH: {
    /** PDU */
    pdu_id?: NumberInput;
    /** Branch-ID */
    branch_id?: NumberInput;
    /** Receptacles */
    receptables?: NumberInput;
    /** Description */
    description?: string | null;
  };
  /** Persons */
  C__CATS__PERSON: {
    /** Title */
    title?: string | null;
    /** Salutation */
    salutation?: ChoiceInput;
    /** First name */
    first_name?: string | null;
    /** Last name */
    last_name?: string | null;
    /** Academic degree */
    academic_degree?: string | null;
    /** Function */
    function?: string | null;
    /** Service designation */
    service_designation?: string | null;
    /** Street */
    street?: string | null;
    /** City */
    city?: string | null;
    /** ZIP-Code */
    zip_code?: string | null;
    /** E-mail address */
    mail?: string | null;
    /** Telephone company */
    phone_company?: string | null;
    /** Telephone home */
    phone_home?: string | null;
    /** Cellphone */
    phone_mobile?: string | null;
    /** Fax */
    fax?: string | null;
    /** Pager */
    pager?: string | null;
    /** Personnel number */
    personnel_number?: string | null;
    /** Department */
    department?: string | null;
    /** Organisation */
    organization?: LinkInput;
    /** DN */
    ldap_dn?: string | null;
    /** Description */
    description?: string | null;
    /** Custom 1 */
    custom_1?: string | null;
    /** Custom 2 */
    custom_2?: string | null;
    /** Custom 3 */
    custom_3?: string | null;
    /** Custom 4 */
    custom_4?: string | null;
    /** Custom 5 */
    custom_5?: string | null;
    /** Custom 6 */
    custom_6?: string | null;
    /** Custom 7 */
    custom_7?: string | null;
    /** Custom 8 */
    custom_8?: string | null;
  };
  /** Person group memberships */
  C__CATS__PERSON_ASSIGNED_GROUPS: {
    /** Person group memberships */
    connected_object?: LinkInput;
    /** Role */
    role?: ChoiceInput;
  };
  /** Assigned Objects */
  C__CATS__PERSON_CONTACT_ASSIGNMENT: {
    /** Object */
    object?: LinkInput;
    /** Role */
    role?: ChoiceInput;
    /** Primary contact */
    primary_contact?: YesNoInput;
    /** Description */
    description?: string | null;
  };
  /** Person groups */
  C__CATS__PERSON_GROUP: {
    /** Title */
    title?: string | null;
    /** E-Mail */
    email_address?: string | null;
    /** Phone */
    phone?: string | null;
    /** LDAP-Group (Mapping) */
    ldap_group?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Assigned Objects */
  C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT: {
    /** Object */
    object?: LinkInput;
    /** Role */
    role?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Master Data */
  C__CATS__PERSON_GROUP_MASTER: {
    /** Title */
    title?: string | null;
    /** E-Mail */
    email_address?: string | null;
    /** Phone */
    phone?: string | null;
    /** LDAP-Group (Mapping) */
    ldap_group?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Members */
  C__CATS__PERSON_GROUP_MEMBERS: {
    /** Members */
    connected_object?: LinkInput;
  };
  /** Login */
  C__CATS__PERSON_LOGIN: {
    /** Disable login */
    disabled_login?: YesNoInput;
    /** User name */
    title?: string | null;
    /** Password */
    user_pass?: string | null;
    /** Password */
    user_pass2?: string | null;
    /** E-mail address for password reset */
    email_address?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Master Data */
  C__CATS__PERSON_MASTER: {
    /** Title */
    title?: string | null;
    /** Salutation */
    salutation?: ChoiceInput;
    /** First name */
    first_name?: string | null;
    /** Last name */
    last_name?: string | null;
    /** Academic degree */
    academic_degree?: string | null;
    /** Function */
    function?: string | null;
    /** Service designation */
    service_designation?: string | null;
    /** Street */
    street?: string | null;
    /** City */
    city?: string | null;
    /** ZIP-Code */
    zip_code?: string | null;
    /** E-mail address */
    mail?: string | null;
    /** Telephone company */
    phone_company?: string | null;
    /** Telephone home */
    phone_home?: string | null;
    /** Cellphone */
    phone_mobile?: string | null;
    /** Fax */
    fax?: string | null;
    /** Pager */
    pager?: string | null;
    /** Personnel number */
    personnel_number?: string | null;
    /** Department */
    department?: string | null;
    /** Organisation */
    organization?: LinkInput;
    /** DN */
    ldap_dn?: string | null;
    /** Description */
    description?: string | null;
    /** Custom 1 */
    custom_1?: string | null;
    /** Custom 2 */
    custom_2?: string | null;
    /** Custom 3 */
    custom_3?: string | null;
    /** Custom 4 */
    custom_4?: string | null;
    /** Custom 5 */
    custom_5?: string | null;
    /** Custom 6 */
    custom_6?: string | null;
    /** Custom 7 */
    custom_7?: string | null;
    /** Custom 8 */
    custom_8?: string | null;
  };
  /** Printer */
  C__CATS__PRT: {
    /** Type */
    type?: ChoiceInput;
    /** Color */
    is_color?: YesNoInput;
    /** Duplex */
    is_duplex?: YesNoInput;
    /** Emulation */
    emulation?: ChoiceInput;
    /** Paper format */
    paper_format?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Relation details */
  C__CATS__RELATION_DETAILS: {
    /** Object1 */
    object1?: LinkInput;
    /** Object2 */
    object2?: LinkInput;
    /** Service */
    itservice?: LinkInput;
    /** Relation type */
    relation_type?: ChoiceInput;
    /** Weighting */
    weighting?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Replication */
  C__CATS__REPLICATION: {
    /** Replication mechanism */
    replication_mechanism?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Replication partner */
  C__CATS__REPLICATION_PARTNER: {
    /** Replication type */
    type?: ChoiceInput;
    /** Replication partner */
    replication_partner?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Room */
  C__CATS__ROOM: {
    /** Type */
    type?: ChoiceInput;
    /** Room number */
    number?: string | null;
    /** Floor */
    floor?: string | null;
    /** Description */
    description?: string | null;
  };
  /** Routing */
  C__CATS__ROUTER: {
    /** Routing protocol */
    routing_protocol?: ChoiceInput;
    /** Gateway address */
    gateway_address?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** SAN Zoning */
  C__CATS__SAN_ZONING: {
    /** Title */
    title?: string | null;
    /** Members */
    members?: LinkInput;
    /** Description */
    description?: string | null;
  };
  /** Services */
  C__CATS__SERVICE: {
    /** Specification */
    specification?: string | null;
    /** Manufacturer */
    manufacturer?: ChoiceInput;
    /** Installation */
    installation?: ChoiceInput;
    /** Registration key */
    registration_key?: string | null;
    /** Install path */
    install_path?: string | null;
    /** Description */
    description?: string | null;
  };
  /** FC switch */
  C__CATS__SWITCH_FC: {
    /** Title */
    title?: string | null;
    /** Active */
    is_active?: YesNoInput;
    /** Description */
    description?: string | null;
  };
  /** Switch */
  C__CATS__SWITCH_NET: {
    /** VLAN management protocol */
    vlan?: ChoiceInput;
    /** Role */
    role?: ChoiceInput;
    /** Spanning Tree */
    spanning_tree?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Uninterruptible power supply */
  C__CATS__UPS: {
    /** Type */
    type?: ChoiceInput;
    /** Battery type */
    battery_type?: ChoiceInput;
    /** Quantity */
    amount?: NumberInput;
    /** Charge time */
    charge_time?: NumberInput;
    /** Unit */
    charge_time_unit?: ChoiceInput;
    /** Runtime under full load */
    autonomy_time?: NumberInput;
    /** Unit */
    autonomy_time_unit?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** WAN */
  C__CATS__WAN: {
    /** Role */
    role?: ChoiceInput;
    /** Type */
    type?: ChoiceInput;
    /** Capacity */
    capacity?: NumberInput;
    /** Capacity unit */
    capacity_unit?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Wiring System */
  C__CATS__WS: {
    /** Net type */
    title?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
  /** Assigned objects */
  C__CATS__WS_ASSIGNMENT: {
    /** Assigned Objects */
    connected_object?: LinkInput;
  };
  /** Net type */
  C__CATS__WS_NET_TYPE: {
    /** Net type */
    title?: ChoiceInput;
    /** Description */
    description?: string | null;
  };
}
