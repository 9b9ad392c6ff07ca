/** CMDB status by status of the source; one without a line, which an installation made itself, is in operation, and said. */
export const cmdbStatuses = {
  active: 'C__CMDB_STATUS__IN_OPERATION',
  available: 'C__CMDB_STATUS__STORED',
  connected: 'C__CMDB_STATUS__IN_OPERATION',
  container: 'C__CMDB_STATUS__IN_OPERATION',
  decommissioned: 'C__CMDB_STATUS__INOPERATIVE',
  decommissioning: 'C__CMDB_STATUS__INOPERATIVE',
  deprecated: 'C__CMDB_STATUS__INOPERATIVE',
  deprovisioning: 'C__CMDB_STATUS__INOPERATIVE',
  dhcp: 'C__CMDB_STATUS__IN_OPERATION',
  failed: 'C__CMDB_STATUS__DEFECT',
  inventory: 'C__CMDB_STATUS__STORED',
  offline: 'C__CMDB_STATUS__INOPERATIVE',
  planned: 'C__CMDB_STATUS__PLANNED',
  provisioning: 'C__CMDB_STATUS__ORDERED',
  reserved: 'C__CMDB_STATUS__PLANNED',
  retired: 'C__CMDB_STATUS__INOPERATIVE',
  slaac: 'C__CMDB_STATUS__IN_OPERATION',
  staged: 'C__CMDB_STATUS__ASSEMBLED',
  staging: 'C__CMDB_STATUS__ASSEMBLED',
} as const;

/** Object type by level of a region; deeper levels are cities. */
export const regionTypes = {
  0: 'C__OBJTYPE__LOCATION_GENERIC',
  1: 'C__OBJTYPE__COUNTRY',
  2: 'C__OBJTYPE__LOCATION_GENERIC',
} as const;

/** Roles of devices whose names are too short to be looked for in longer ones. */
export const deviceTypesByRole = { ups: 'C__OBJTYPE__UPS', wap: 'C__OBJTYPE__ACCESS_POINT' } as const;

/** Words in the role of a device, and the object type they mean; the first that occurs counts. */
export const deviceTypesByWord = {
  'access-point': 'C__OBJTYPE__ACCESS_POINT',
  kvm: 'C__OBJTYPE__KVM_SWITCH',
  'fc-switch': 'C__OBJTYPE__FC_SWITCH',
  switch: 'C__OBJTYPE__SWITCH',
  router: 'C__OBJTYPE__ROUTER',
  pdu: 'C__OBJTYPE__PDU',
  'patch-panel': 'C__OBJTYPE__PATCH_PANEL',
  patchpanel: 'C__OBJTYPE__PATCH_PANEL',
  hypervisor: 'C__OBJTYPE__VIRTUAL_HOST',
  server: 'C__OBJTYPE__SERVER',
  storage: 'C__OBJTYPE__SAN',
  phone: 'C__OBJTYPE__VOIP_PHONE',
  printer: 'C__OBJTYPE__PRINTER',
  monitor: 'C__OBJTYPE__MONITOR',
  client: 'C__OBJTYPE__CLIENT',
  workstation: 'C__OBJTYPE__CLIENT',
} as const;

/** Words in the role of a device that has virtual machines, and the object type they mean; with any other role it is a virtual host, too. */
export const hostTypesByWord = { hypervisor: 'C__OBJTYPE__VIRTUAL_HOST', server: 'C__OBJTYPE__SERVER' } as const;

/** Faces of a rack. */
export const insertions = { front: 'C__INSERTION__FRONT', rear: 'C__INSERTION__REAR' } as const;

export const lengthUnits = { mm: 'C__DEPTH_UNIT__MM', in: 'C__DEPTH_UNIT__INCH' } as const;

/** Units of the length of a cable, in metres. */
export const metres: Readonly<Record<string, number>> = { km: 1000, m: 1, cm: 0.01, mi: 1609.344, ft: 0.3048, in: 0.0254 };

/** Interfaces that are no sockets. */
export const logicalTypes = ['virtual', 'bridge', 'lag'] as const;

/** Words in the type of an interface. */
export const portTypes = { 'ieee802.11': 'C__PORT_TYPE__WLAN', base: 'C__PORT_TYPE__ETHERNET' } as const;
export const plugTypes = { 'base-t': 'C__CONNECTION_TYPE__RJ45' } as const;

/** Speeds of interfaces in Mbit/s by their types, as the source has them, where the type names no number; of InfiniBand those of a lane. */
export const speeds: Readonly<Record<string, number>> = {
  ...{ t1: 1.544, e1: 2.048, t3: 45, e3: 34 },
  ...{ bpon: 622, epon: 1000, gpon: 2500, 'xg-pon': 10_000, 'xgs-pon': 10_000, 'ng-pon2': 40_000 },
  ...{ 'infiniband-sdr': 2000, 'infiniband-ddr': 4000, 'infiniband-qdr': 8000, 'infiniband-fdr10': 10_000 },
  ...{ 'infiniband-fdr': 13_500, 'infiniband-edr': 25_000, 'infiniband-hdr': 50_000, 'infiniband-ndr': 100_000 },
  'infiniband-xdr': 250_000,
};
export const duplexes = { full: 'C__PORT_DUPLEX__FULL', half: 'C__PORT_DUPLEX__HALF' } as const;
export const negotiations = { auto: 'C__PORT_NEGOTIATION__AUTO' } as const;

/** Plugs of connectors; what has no line keeps its own name. */
export const connectionTypes = {
  '8p8c': 'C__CONNECTION_TYPE__RJ45',
  'rj-45': 'C__CONNECTION_TYPE__RJ45',
  'rj-11': 'C__CONNECTION_TYPE__RJ11',
  lc: 'C__CONNECTION_TYPE__LC',
  sc: 'C__CONNECTION_TYPE__SC',
} as const;

/** Cables; what has no line keeps its own name. */
export const cableTypes = {
  cat5: 'C__CABLE_TYPE__CAT5',
  cat6: 'C__CABLE_TYPE__CAT6',
  smf: 'C__CABLE_TYPE__LWL',
  mmf: 'C__CABLE_TYPE__LWL',
} as const;

/** The palette of the source. */
export const colours = {
  aa1409: 'Dark red',
  f44336: 'Red',
  e91e63: 'Pink',
  ffe4e1: 'Rose',
  ff66ff: 'Fuchsia',
  '9c27b0': 'Purple',
  '673ab7': 'Dark purple',
  '3f51b5': 'Indigo',
  '2196f3': 'Blue',
  '03a9f4': 'Light blue',
  '00bcd4': 'Cyan',
  '009688': 'Teal',
  '00ffff': 'Aqua',
  '2f6a31': 'Dark green',
  '4caf50': 'Green',
  '8bc34a': 'Light green',
  cddc39: 'Lime',
  ffeb3b: 'Yellow',
  ffc107: 'Amber',
  ff9800: 'Orange',
  ff5722: 'Dark orange',
  '795548': 'Brown',
  c0c0c0: 'Light grey',
  '9e9e9e': 'Grey',
  '607d8b': 'Dark grey',
  '111111': 'Black',
  '000000': 'Black',
  ffffff: 'White',
} as const;

/** Whether an address of this status answers. */
export const activeAddresses = { active: true, dhcp: true, slaac: true, reserved: false, deprecated: false } as const;

/** Roles of contacts; what has no line keeps its own name. */
export const contactRoles = { administrator: 'C__CONTACT_TYPE__ADMIN', user: 'C__CONTACT_TYPE__USER' } as const;

/** Protocols of groups of routers. */
export const vrrpTypes = {
  glbp: 'C__VRRP__TYPE__GLBT',
  hsrp: 'C__VRRP__TYPE__HSRP',
  vrrp2: 'C__VRRP__TYPE__VRRP',
  vrrp3: 'C__VRRP__TYPE__VRRP',
} as const;

/** Role of an address that several devices have on purpose, or the protocol of the group that has it; those with any other role are unique. */
export const sharedRoles = {
  anycast: 'C__IP_SHARED_ROLE__ANYCAST',
  carp: 'C__IP_SHARED_ROLE__CARP',
  clusterxl: 'C__IP_SHARED_ROLE__VIP',
  glbp: 'C__IP_SHARED_ROLE__GLBP',
  hsrp: 'C__IP_SHARED_ROLE__HSRP',
  vip: 'C__IP_SHARED_ROLE__VIP',
  other: 'C__IP_SHARED_ROLE__VIP',
  vrrp: 'C__IP_SHARED_ROLE__VRRP',
  vrrp2: 'C__IP_SHARED_ROLE__VRRP',
  vrrp3: 'C__IP_SHARED_ROLE__VRRP',
} as const;
