/** What the computed attributes of a category need to know of other entries. */
export interface FactsAsked {
  /** Normal entries of these categories on the same object, or on those the attribute `of` leads to. */
  readonly beside?: readonly string[];
  readonly of?: string;
  /** The attribute that leads to entries whose values are needed. */
  readonly entries?: string;
  /** The object of each of those. */
  readonly owners?: boolean;
  /** Normal entries that link to the object, as `category.attribute`. */
  readonly linking?: readonly string[];
  /** Normal entries that link to the entry. */
  readonly using?: readonly string[];
  /** Those that link to the object, counted. */
  readonly links?: readonly string[];
  /** Those that link to the entry, counted. */
  readonly uses?: readonly string[];
  /** Entries on the objects that the entries an attribute leads to link to: as `category.attribute` of the former and the latter. */
  readonly behind?: { readonly from: string; readonly names: readonly string[] };
  /** What the object an attribute leads to is in, following a link from object to object. */
  readonly path?: { readonly from: string; readonly link: string };
  /** Every normal entry of the category on the object. */
  readonly siblings?: boolean;
  /** Title and type of the object itself. */
  readonly itself?: boolean;
  /** Attributes of what is found whose targets are shown by name, by category. */
  readonly named?: Readonly<Record<string, readonly string[]>>;
}

const installations = ['C__CATG__APPLICATION.application', 'C__CATG__OPERATING_SYSTEM.application'];
const licenceUses = ['C__CATG__APPLICATION.assigned_license', 'C__CATG__OPERATING_SYSTEM.assigned_license'];
/** What an installed program is, and who made it. */
const programs = ['C__CATS__APPLICATION', 'C__CATS__MIDDLEWARE', 'C__CATS__OPERATING_SYSTEM', 'C__CATS__SERVICE'];
const connected: FactsAsked = {
  entries: 'assigned_connector',
  owners: true,
  named: { C__CATG__CONNECTOR: ['connection_type'], C__CATG__NETWORK_PORT: ['plug_type'] },
};
const zoneRanges: FactsAsked = { linking: ['C__CATS__NET_ZONE.zone'] };
const licenceKey: FactsAsked = { entries: 'assigned_license' };

/** What is asked, by category. */
export const factsAsked: Readonly<Record<string, FactsAsked>> = {
  C__CATG__APPLICATION: licenceKey,
  C__CATG__CABLE: {
    linking: ['C__CATG__NETWORK_PORT.cable', 'C__CATG__CONNECTOR.cable_connection'],
    named: { C__CATG__NETWORK_PORT: ['assigned_connector'], C__CATG__CONNECTOR: ['assigned_connector'] },
  },
  C__CATG__CLOUD_SUBSCRIPTIONS: { using: ['C__CATG__ASSIGNED_SUBSCRIPTIONS.uuid'], named: {} },
  C__CATG__CLUSTER: {
    beside: ['C__CATG__CLUSTER_ADM_SERVICE', 'C__CATG__CLUSTER_MEMBERS', 'C__CATG__CLUSTER_SERVICE'],
    named: {
      C__CATG__CLUSTER_ADM_SERVICE: ['connected_object'],
      C__CATG__CLUSTER_MEMBERS: ['member'],
      C__CATG__CLUSTER_SERVICE: ['cluster_service'],
    },
  },
  C__CATG__CONNECTOR: connected,
  C__CATG__CONTACT: { siblings: true },
  C__CATG__CONTROLLER_FC_PORT: connected,
  C__CATG__DATABASE: {
    behind: { from: 'assigned_dbms', names: programs.map(category => `${category}.application`) },
    named: Object.fromEntries(programs.map(category => [category, ['manufacturer']])),
  },
  C__CATG__DATABASE_TABLE: { entries: 'assigned_database', named: { C__CATG__DATABASE_SA: ['assigned_instance'] } },
  C__CATG__EMERGENCY_PLAN: {
    beside: ['C__CATS__EMERGENCY_PLAN_ATTRIBUTE'],
    of: 'emergency_plan',
    named: { C__CATS__EMERGENCY_PLAN_ATTRIBUTE: ['time_unit'] },
  },
  C__CATG__FILE: { beside: ['C__CATS__FILE_ACTUAL'], of: 'file' },
  C__CATG__GUEST_SYSTEMS: { beside: ['C__CATG__IP'], of: 'connected_object' },
  C__CATG__IP: { siblings: true },
  C__CATG__LOCATION: { path: { from: 'parent', link: 'C__CATG__LOCATION.parent' } },
  C__CATG__MAIL_ADDRESSES: { siblings: true },
  C__CATG__NETWORK_LOG_PORT: connected,
  C__CATG__NETWORK_PORT: connected,
  C__CATG__NET_ZONE: zoneRanges,
  C__CATG__NET_ZONE_SCOPES: zoneRanges,
  C__CATG__OPERATING_SYSTEM: licenceKey,
  C__CATG__POWER_CONSUMER: connected,
  C__CATG__POWER_SUPPLIER: connected,
  C__CATG__RAID: { entries: 'storages' },
  C__CATG__RM_CONTROLLER: { beside: ['C__CATG__ACCESS'], of: 'connected_object' },
  C__CATG__UNIVERSAL_INTERFACE: connected,
  C__CATS__APPLICATION: { links: installations },
  C__CATS__APPLICATION_ASSIGNED_OBJ: licenceKey,
  C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ: licenceKey,
  C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ: licenceKey,
  C__CATS__DATABASE_INSTALLATION: licenceKey,
  C__CATS__FILE_ACTUAL: { beside: ['C__CATS__FILE_VERSIONS'] },
  C__CATS__FILE_VERSIONS: { siblings: true },
  C__CATS__LICENCE_LIST: { uses: licenceUses },
  C__CATS__MIDDLEWARE: { links: installations },
  C__CATS__NET: { links: ['C__CATG__IP.net'], itself: true },
  C__CATS__OPERATING_SYSTEM: { links: installations },
  C__CATS__PERSON_GROUP_MEMBERS: {
    beside: ['C__CATS__PERSON_MASTER'],
    of: 'connected_object',
    siblings: true,
    named: { C__CATS__PERSON_MASTER: ['organization'] },
  },
  C__CATS__SERVICE: { links: installations },
};
