// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

import type {
  AttributeKey, AuditEventName, AuditKey, AuditObject, AuditSubject, ChangeAction, Choice, ChoiceInput, ComparedValue, Comparison,
  DigitText, EntriesOfObject, EntryData, EntryId, EntryReference, FilterText, Flag, GroupOfUser, Id, ImportName, ImportPart,
  KeyAddresses, KeyId, ListCursor, LoginFailure, LoginMeans, Message, Moment, ObjectId, ObjectReference, ObjectStatus,
  ObjectTypeName, PermittedCategory, PermittedMethod, PermittedType, PermittedVerb, ProviderRule, Quantity, RecordId,
  RecordStatus, RelationReference, ReportColumns, ReportTotals, Revision, SessionEnd, StoredFile, SyncReport, Sysid, Timestamp,
  Title, WebhookValue, YesNo,
} from './types.js';

export type {
  AddedChoiceId, AddressRange, AdmittedGroups, AffectedObject, AffectedObjects, Applied, AppliedSchema, Asked, AttributeInfo,
  AttributeKey, AttributeType, AttributeValue, AuditEventName, AuditKey, AuditMoment, AuditObject, AuditSubject, CableTrace,
  CableTraces, CategoryEntries, CategoryEntry, CategoryInfo, CategoryName, Change, ChangeAction, ChangeComment, ChangeFeed,
  ChangeSet, ChangeSetKey, ChangeSetNumbers, ChangeSetUser, ChangeValues, ChangedAttribute, ChangedChoice, ChangedDefinition,
  ChangedImportProfile, ChangedLivestatus, ChangedObject, ChangedPart, ChangedReport, ChangedValue, Choice, ChoiceInput,
  ChoiceSaved, ChoiceTitle, CmdbObject, CmdbStatus, CmdbStatusColor, CmdbStatusId, CmdbStatusName, CmdbStatusSaved,
  CmdbStatusTitle, CmdbStatuses, ComparedMoments, ComparedObjects, ComparedValue, Comparison, ConditionComparison,
  ConditionOperator, ConfiguredObjectType, Constants, Credential, DefaultTemplate, DefaultValue, DeletionTarget, DeliveryId,
  DeliveryIds, DeliveryState, Description, DialogChoices, DialogName, DialogProperty, DigitText, Done, EndedSession, Endpoint,
  EndpointParameter, Endpoints, EntriesByKind, EntriesOfObject, EntryCreated, EntryData, EntryId, EntryIdsByCategory,
  EntryReference, EntrySaved, EntryStatusFilter, ExternalData, ExternalId, ExternalMessage, ExternalObject, ExternalObjects,
  ExternalPushed, ExternalType, FieldDefinition, FilterText, Flag, FoundObject, FoundObjects, FoundStatus, Grace, Grantee,
  GroupOfUser, History, HistoryMoment, Id, IdempotencyKey, ImpactContact, ImpactContacts, ImpactNode, ImpactNodeData,
  ImpactNodeRelation, ImpactObject, ImpactOfObject, ImpactRedundancy, ImpactTree, ImportColumn, ImportColumnTitle, ImportColumns,
  ImportEncoding, ImportName, ImportPage, ImportPart, ImportProfile, ImportProfileEncoding, ImportProfileSeparator,
  ImportProfileTitle, ImportProfileType, ImportProfiles, ImportRecord, ImportRefusal, ImportRemoval, ImportSaved, ImportSeparator,
  ImportSource, ImportTarget, ImportUnit, ImportedRow, InitialStatus, KeptRow, KeptValue, KeyAddresses, KeyCreated, KeyExpiry,
  KeyId, KeyRotated, KeyTitle, LinkTarget, ListCursor, ListLimit, ListedObject, ListedObjects, LivestatusTitle, LogAlertLevel,
  LogMessage, LogMoment, LogRecord, LogRecordId, LogRecords, LogSource, LogbookWritten, Login, LoginFailure, LoginMeans, Merged,
  Message, MethodNames, MirroredLink, Moment, ObjectByRelation, ObjectColumn, ObjectColumns, ObjectCreated, ObjectId, ObjectIds,
  ObjectList, ObjectMoved, ObjectPage, ObjectReference, ObjectSortKey, ObjectStatus, ObjectType, ObjectTypeCategories,
  ObjectTypeCategory, ObjectTypeConstant, ObjectTypeGroup, ObjectTypeGroupFilter, ObjectTypeGroupReference, ObjectTypeGroups,
  ObjectTypeName, ObjectTypeOrder, ObjectTypes, ObjectsByRelation, OfferedChoice, OfferedChoices, OnConflict, OpenRpcDocument,
  OpenedSession, Operation, OperationName, OperationParameters, OperationResult, Operations, PageLimit, PageOffset, ParentChoice,
  ParentReference, PasskeyAdded, PasskeyData, PasskeyId, PasskeyInfo, PasskeyList, PasskeyOptions, PasskeyTitle,
  PasskeyTransports, PastMoment, PermittedCategory, PermittedMethod, PermittedType, PermittedVerb, PermittedVerbs, PersonFilter,
  PersonName, PersonWithWorkstations, PersonsWithWorkstations, Place, Places, PlanText, ProviderGroup, ProviderGroups, ProviderId,
  ProviderIssuer, ProviderRule, ProviderRules, ProviderScopes, ProviderSecret, ProviderText, Quantity, RackConflict,
  RackConflicts, RackContent, RackDevice, RackDevices, RackFree, RackObject, RackObjects, RackSides, RackSlots, RackUnitRanges,
  RackUnits, RecordId, RecordStatus, RelatedStatusFilter, RelationReference, RelationStatusFilter, RelationTypeReference,
  RelationTypeReferences, RelationTypesAsked, ReportCell, ReportCells, ReportColumn, ReportColumns, ReportCondition,
  ReportConditions, ReportGroup, ReportGrouping, ReportHeading, ReportPlace, ReportRow, ReportRows, ReportSummary, ReportTable,
  ReportText, ReportTitle, ReportTotal, ReportTotalKind, ReportTotalled, ReportTotals, RevertConflict, Reverted, Revision, Row,
  SavedImportProfile, SavedReport, SchemaDefinition, SchemaDifference, SchemaDocument, SchemaLoss, SchemaName, SchemaNames,
  SchemaPreview, SchemaReading, SchemaRefusal, SchemaStep, SchemaUse, SchemaVersion, SearchHit, SearchHits, SearchMode,
  SearchText, SecondFactorConfirmed, SecondFactorSecret, ServiceVersion, SessionEnd, SessionId, SessionInfo, SessionList,
  SessionsEnded, SortDirection, StoredFile, SyncReport, Sysid, TextFormat, Timestamp, Title, TracePoint, TracePoints,
  TracedObject, TreeDepth, UniqueWithin, UserCreated, WaitSeconds, WebhookCreated, WebhookDeliveries, WebhookDelivery, WebhookId,
  WebhookResent, WebhookRotated, WebhookSecret, WebhookTested, WebhookTitle, WebhookUrl, WebhookValue, Workstation,
  WorkstationComponent, WorkstationComponents, Workstations, YesNo,
} from './types.js';

/** The constant of a category, such as C__CATG__MODEL. */
export type CategoryConstant =
  | 'C__CATG__ACCESS' | 'C__CATG__ACCOUNTING' | 'C__CATG__ADDRESS' | 'C__CATG__AIRCRAFT' | 'C__CATG__APPLICATION'
  | 'C__CATG__ASSIGNED_CARDS' | 'C__CATG__ASSIGNED_LOGICAL_UNIT' | 'C__CATG__ASSIGNED_SIM_CARDS'
  | 'C__CATG__ASSIGNED_SUBSCRIPTIONS' | 'C__CATG__ASSIGNED_USERS' | 'C__CATG__ASSIGNED_WORKSTATION' | 'C__CATG__AUDIT'
  | 'C__CATG__BACKUP' | 'C__CATG__BACKUP__ASSIGNED_OBJECTS' | 'C__CATG__CABLE' | 'C__CATG__CARDS' | 'C__CATG__CERTIFICATE'
  | 'C__CATG__CLOUD_SUBSCRIPTIONS' | 'C__CATG__CLUSTER' | 'C__CATS__CLUSTER' | 'C__CATG__CLUSTER_ADM_SERVICE'
  | 'C__CATG__CLUSTER_MEMBERS' | 'C__CATG__CLUSTER_MEMBERSHIPS' | 'C__CATG__CLUSTER_ROOT' | 'C__CATG__CLUSTER_SERVICE'
  | 'C__CATG__COMPUTING_RESOURCES' | 'C__CATG__CONNECTOR' | 'C__CATG__CONTACT' | 'C__CATG__CONTRACT_ASSIGNMENT'
  | 'C__CATG__CONTROLLER' | 'C__CATG__CONTROLLER_FC_PORT' | 'C__CATG__CPU' | 'C__CATG__CUSTOM_FIELDS'
  | 'C__CATG__CUSTOM_FIELDS_EXAMPLE' | 'C__CATG__DATABASE' | 'C__CATG__DATABASE_ASSIGNMENT' | 'C__CATG__DATABASE_SA'
  | 'C__CATG__DATABASE_TABLE' | 'C__CATG__DRIVE' | 'C__CATG__EMERGENCY_PLAN' | 'C__CATG__FIBER_LEAD' | 'C__CATG__FILE'
  | 'C__CATG__FORMFACTOR' | 'C__CATG__GLOBAL' | 'C__CATG__GRAPHIC' | 'C__CATG__GROUP_MEMBERSHIPS' | 'C__CATG__GUEST_SYSTEMS'
  | 'C__CATG__HBA' | 'C__CATG__IDENTIFIER' | 'C__CATG__IMAGE' | 'C__CATG__IMAGES' | 'C__CATG__INVOICE' | 'C__CATG__IP'
  | 'C__CATG__ITS_LOGBOOK' | 'C__CATG__ITS_TYPE' | 'C__CATG__IT_SERVICE' | 'C__CATG__IT_SERVICE_COMPONENTS'
  | 'C__CATG__IT_SERVICE_RELATIONS' | 'C__CATG__JDISC_CA' | 'C__CATG__LAST_LOGIN_USER' | 'C__CATG__LDAP_DN'
  | 'C__CATG__LDEV_CLIENT' | 'C__CATG__LDEV_SERVER' | 'C__CATG__LIVESTATUS' | 'C__CATG__LOCATION' | 'C__CATG__LOGBOOK'
  | 'C__CATG__LOGICAL_UNIT' | 'C__CATG__MAIL_ADDRESSES' | 'C__CATG__MANAGED_OBJECTS' | 'C__CATG__MANUAL' | 'C__CATG__MEMORY'
  | 'C__CATG__MODEL' | 'C__CATG__MONITORING' | 'C__CATG__NDO' | 'C__CATG__NETWORK' | 'C__CATG__NETWORK_INTERFACE'
  | 'C__CATG__NETWORK_LOG_PORT' | 'C__CATG__NETWORK_PORT' | 'C__CATG__NET_CONNECTIONS_FOLDER' | 'C__CATG__NET_CONNECTOR'
  | 'C__CATG__NET_LISTENER' | 'C__CATG__NET_ZONE' | 'C__CATG__NET_ZONE_OPTIONS' | 'C__CATG__NET_ZONE_SCOPES' | 'C__CATG__OBJECT'
  | 'C__CATG__OPERATING_SYSTEM' | 'C__CATG__PASSWD' | 'C__CATG__PERSON_ASSIGNED_WORKSTATION' | 'C__CATG__PLANNING'
  | 'C__CATG__POWER_CONSUMER' | 'C__CATG__POWER_SUPPLIER' | 'C__CATG__QINQ_CE' | 'C__CATG__QINQ_SP' | 'C__CATG__RAID'
  | 'C__CATG__RELATION' | 'C__CATG__RM_CONTROLLER' | 'C__CATG__RM_CONTROLLER_BACKWARD' | 'C__CATG__SERVICE' | 'C__CATG__SHARES'
  | 'C__CATG__SHARE_ACCESS' | 'C__CATG__SIM' | 'C__CATG__SIM_CARD' | 'C__CATG__SLA' | 'C__CATG__SMARTCARD_CERTIFICATE'
  | 'C__CATG__SNMP' | 'C__CATG__SOA_STACKS' | 'C__CATG__SOUND' | 'C__CATG__STACK_MEMBER' | 'C__CATG__STORAGE_DEVICE'
  | 'C__CATG__SUPPORT_ENTITLEMENT' | 'C__CATG__TELEPHONE_FAX' | 'C__CATG__TSI_SERVICE' | 'C__CATG__UNIVERSAL_INTERFACE'
  | 'C__CATG__VEHICLE' | 'C__CATG__VERSION' | 'C__CATG__VIRTUAL_DEVICE' | 'C__CATG__VIRTUAL_HOST' | 'C__CATG__VIRTUAL_HOST_ROOT'
  | 'C__CATG__VIRTUAL_MACHINE' | 'C__CATG__VIRTUAL_MACHINE__ROOT' | 'C__CATG__VIRTUAL_SWITCH' | 'C__CATG__VOIP_PHONE'
  | 'C__CATG__VOIP_PHONE_LINE' | 'C__CATG__VRRP' | 'C__CATG__VRRP_MEMBER' | 'C__CATG__WAN' | 'C__CATS__AC'
  | 'C__CATS__ACCESS_POINT' | 'C__CATS__APPLICATION' | 'C__CATS__APPLICATION_ASSIGNED_OBJ'
  | 'C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ' | 'C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ' | 'C__CATS__APPLICATION_VARIANT'
  | 'C__CATS__CELL_PHONE_CONTRACT' | 'C__CATS__CHASSIS' | 'C__CATS__CHASSIS_DEVICES' | 'C__CATS__CHASSIS_SLOT'
  | 'C__CATS__CHASSIS_VIEW' | 'C__CATS__CLIENT' | 'C__CATS__CLUSTER_SERVICE' | 'C__CATS__CONTRACT'
  | 'C__CATS__CONTRACT_ALLOCATION' | 'C__CATS__CONTRACT_INFORMATION' | 'C__CATS__DATABASE_ACCESS' | 'C__CATS__DATABASE_GATEWAY'
  | 'C__CATS__DATABASE_INSTALLATION' | 'C__CATS__DATABASE_INSTANCE' | 'C__CATS__DATABASE_LINKS' | 'C__CATS__DATABASE_OBJECTS'
  | 'C__CATS__DATABASE_SCHEMA' | 'C__CATS__DBMS' | 'C__CATS__EMERGENCY_PLAN' | 'C__CATS__EMERGENCY_PLAN_ATTRIBUTE'
  | 'C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS' | 'C__CATS__ENCLOSURE' | 'C__CATS__EPS' | 'C__CATS__FILE' | 'C__CATS__FILE_ACTUAL'
  | 'C__CATS__FILE_OBJECTS' | 'C__CATS__FILE_VERSIONS' | 'C__CATS__GROUP' | 'C__CATS__GROUP_TYPE' | 'C__CATS__KRYPTO_CARD'
  | 'C__CATS__LAYER2_NET' | 'C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS' | 'C__CATS__LAYER2_NET_ASSIGNED_PORTS'
  | 'C__CATS__LICENCE_LIST' | 'C__CATS__MIDDLEWARE' | 'C__CATS__MONITOR' | 'C__CATS__NET' | 'C__CATS__NET_DHCP'
  | 'C__CATS__NET_IP_ADDRESSES' | 'C__CATS__NET_ZONE' | 'C__CATS__OPERATING_SYSTEM' | 'C__CATS__ORGANIZATION'
  | 'C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT' | 'C__CATS__ORGANIZATION_MASTER_DATA' | 'C__CATS__ORGANIZATION_PERSONS'
  | 'C__CATS__PARALLEL_RELATION' | 'C__CATS__PDU' | 'C__CATS__PDU_BRANCH' | 'C__CATS__PERSON' | 'C__CATS__PERSON_ASSIGNED_GROUPS'
  | 'C__CATS__PERSON_CONTACT_ASSIGNMENT' | 'C__CATS__PERSON_GROUP' | 'C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT'
  | 'C__CATS__PERSON_GROUP_MASTER' | 'C__CATS__PERSON_GROUP_MEMBERS' | 'C__CATS__PERSON_LOGIN' | 'C__CATS__PERSON_MASTER'
  | 'C__CATS__PRT' | 'C__CATS__RELATION_DETAILS' | 'C__CATS__REPLICATION' | 'C__CATS__REPLICATION_PARTNER' | 'C__CATS__ROOM'
  | 'C__CATS__ROUTER' | 'C__CATS__SAN_ZONING' | 'C__CATS__SERVICE' | 'C__CATS__SWITCH_FC' | 'C__CATS__SWITCH_NET'
  | 'C__CATS__UPS' | 'C__CATS__WAN' | 'C__CATS__WS' | 'C__CATS__WS_ASSIGNMENT' | 'C__CATS__WS_NET_TYPE' | OtherConstant;

/** One category or several, by their constants or their numbers. */
export type CategorySelection = CategoryConstant | number | (CategoryConstant | number)[];

/** The constant of a category that has several entries per object. */
export type MultiValueCategory =
  | 'C__CATG__ACCESS' | 'C__CATG__APPLICATION' | 'C__CATG__ASSIGNED_CARDS' | 'C__CATG__ASSIGNED_LOGICAL_UNIT'
  | 'C__CATG__ASSIGNED_SIM_CARDS' | 'C__CATG__ASSIGNED_SUBSCRIPTIONS' | 'C__CATG__ASSIGNED_USERS' | 'C__CATG__AUDIT'
  | 'C__CATG__BACKUP' | 'C__CATG__BACKUP__ASSIGNED_OBJECTS' | 'C__CATG__CARDS' | 'C__CATG__CERTIFICATE'
  | 'C__CATG__CLOUD_SUBSCRIPTIONS' | 'C__CATG__CLUSTER_ADM_SERVICE' | 'C__CATG__CLUSTER_MEMBERS' | 'C__CATG__CLUSTER_MEMBERSHIPS'
  | 'C__CATG__CLUSTER_SERVICE' | 'C__CATG__CONNECTOR' | 'C__CATG__CONTACT' | 'C__CATG__CONTRACT_ASSIGNMENT'
  | 'C__CATG__CONTROLLER' | 'C__CATG__CONTROLLER_FC_PORT' | 'C__CATG__CPU' | 'C__CATG__CUSTOM_FIELDS_EXAMPLE'
  | 'C__CATG__DATABASE' | 'C__CATG__DATABASE_ASSIGNMENT' | 'C__CATG__DATABASE_SA' | 'C__CATG__DATABASE_TABLE' | 'C__CATG__DRIVE'
  | 'C__CATG__EMERGENCY_PLAN' | 'C__CATG__FIBER_LEAD' | 'C__CATG__FILE' | 'C__CATG__GRAPHIC' | 'C__CATG__GROUP_MEMBERSHIPS'
  | 'C__CATG__GUEST_SYSTEMS' | 'C__CATG__HBA' | 'C__CATG__IDENTIFIER' | 'C__CATG__IMAGES' | 'C__CATG__INVOICE' | 'C__CATG__IP'
  | 'C__CATG__ITS_LOGBOOK' | 'C__CATG__IT_SERVICE' | 'C__CATG__IT_SERVICE_COMPONENTS' | 'C__CATG__IT_SERVICE_RELATIONS'
  | 'C__CATG__JDISC_CA' | 'C__CATG__LDEV_CLIENT' | 'C__CATG__LDEV_SERVER' | 'C__CATG__LOGBOOK' | 'C__CATG__MAIL_ADDRESSES'
  | 'C__CATG__MANAGED_OBJECTS' | 'C__CATG__MANUAL' | 'C__CATG__MEMORY' | 'C__CATG__NETWORK' | 'C__CATG__NETWORK_INTERFACE'
  | 'C__CATG__NETWORK_LOG_PORT' | 'C__CATG__NETWORK_PORT' | 'C__CATG__NET_CONNECTIONS_FOLDER' | 'C__CATG__NET_CONNECTOR'
  | 'C__CATG__NET_LISTENER' | 'C__CATG__OBJECT' | 'C__CATG__PASSWD' | 'C__CATG__PLANNING' | 'C__CATG__POWER_CONSUMER'
  | 'C__CATG__QINQ_CE' | 'C__CATG__RAID' | 'C__CATG__RELATION' | 'C__CATG__RM_CONTROLLER_BACKWARD' | 'C__CATG__SHARES'
  | 'C__CATG__SHARE_ACCESS' | 'C__CATG__SOA_STACKS' | 'C__CATG__SOUND' | 'C__CATG__STACK_MEMBER' | 'C__CATG__STORAGE_DEVICE'
  | 'C__CATG__SUPPORT_ENTITLEMENT' | 'C__CATG__UNIVERSAL_INTERFACE' | 'C__CATG__VERSION' | 'C__CATG__VIRTUAL_DEVICE'
  | 'C__CATG__VIRTUAL_SWITCH' | 'C__CATG__VOIP_PHONE_LINE' | 'C__CATG__VRRP_MEMBER' | 'C__CATS__ACCESS_POINT'
  | 'C__CATS__APPLICATION_ASSIGNED_OBJ' | 'C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ' | 'C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ'
  | 'C__CATS__APPLICATION_VARIANT' | 'C__CATS__CHASSIS_DEVICES' | 'C__CATS__CHASSIS_SLOT' | 'C__CATS__CLUSTER_SERVICE'
  | 'C__CATS__CONTRACT_ALLOCATION' | 'C__CATS__DATABASE_ACCESS' | 'C__CATS__DATABASE_GATEWAY' | 'C__CATS__DATABASE_INSTALLATION'
  | 'C__CATS__DATABASE_LINKS' | 'C__CATS__DATABASE_OBJECTS' | 'C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS' | 'C__CATS__FILE_OBJECTS'
  | 'C__CATS__FILE_VERSIONS' | 'C__CATS__GROUP' | 'C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS'
  | 'C__CATS__LAYER2_NET_ASSIGNED_PORTS' | 'C__CATS__LICENCE_LIST' | 'C__CATS__NET_DHCP' | 'C__CATS__NET_IP_ADDRESSES'
  | 'C__CATS__NET_ZONE' | 'C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT' | 'C__CATS__ORGANIZATION_PERSONS' | 'C__CATS__PDU_BRANCH'
  | 'C__CATS__PERSON_ASSIGNED_GROUPS' | 'C__CATS__PERSON_CONTACT_ASSIGNMENT' | 'C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT'
  | 'C__CATS__PERSON_GROUP_MEMBERS' | 'C__CATS__REPLICATION_PARTNER' | 'C__CATS__ROUTER' | 'C__CATS__WS_ASSIGNMENT'
  | OtherConstant;

/** An object type by its constant or its id. */
export type ObjectTypeReference =
  | 'C__OBJTYPE__SERVICE' | 'C__OBJTYPE__APPLICATION' | 'C__OBJTYPE__BUILDING' | 'C__OBJTYPE__ENCLOSURE' | 'C__OBJTYPE__SERVER'
  | 'C__OBJTYPE__SWITCH' | 'C__OBJTYPE__ROUTER' | 'C__OBJTYPE__FC_SWITCH' | 'C__OBJTYPE__SAN' | 'C__OBJTYPE__CLIENT'
  | 'C__OBJTYPE__PRINTER' | 'C__OBJTYPE__AIR_CONDITION_SYSTEM' | 'C__OBJTYPE__WAN' | 'C__OBJTYPE__EMERGENCY_PLAN'
  | 'C__OBJTYPE__KVM_SWITCH' | 'C__OBJTYPE__MONITOR' | 'C__OBJTYPE__APPLIANCE' | 'C__OBJTYPE__TELEPHONE_SYSTEM'
  | 'C__OBJTYPE__PRINTBOX' | 'C__OBJTYPE__ROOM' | 'C__OBJTYPE__ACCESS_POINT' | 'C__OBJTYPE__MAINTENANCE' | 'C__OBJTYPE__FILE'
  | 'C__OBJTYPE__LOCATION_GENERIC' | 'C__OBJTYPE__LAYER3_NET' | 'C__OBJTYPE__CELL_PHONE_CONTRACT' | 'C__OBJTYPE__LICENCE'
  | 'C__OBJTYPE__CONTAINER' | 'C__OBJTYPE__OPERATING_SYSTEM' | 'C__OBJECT_TYPE__GROUP' | 'C__OBJTYPE__GENERIC_TEMPLATE'
  | 'C__OBJTYPE__PHONE' | 'C__OBJTYPE__HOST' | 'C__OBJTYPE__CABLE' | 'C__OBJTYPE__CONVERTER' | 'C__OBJTYPE__WIRING_SYSTEM'
  | 'C__OBJTYPE__PATCH_PANEL' | 'C__OBJTYPE__AMPLIFIER' | 'C__OBJTYPE__IT_SERVICE' | 'C__OBJTYPE__ESC' | 'C__OBJTYPE__EPS'
  | 'C__OBJTYPE__DISTRIBUTION_BOX' | 'C__OBJTYPE__PDU' | 'C__OBJTYPE__UPS' | 'C__OBJTYPE__SAN_ZONING'
  | 'C__OBJTYPE__ORGANIZATION' | 'C__OBJTYPE__PERSON' | 'C__OBJTYPE__PERSON_GROUP' | 'C__OBJTYPE__CLUSTER'
  | 'C__OBJTYPE__CLUSTER_SERVICE' | 'C__OBJTYPE__VIRTUAL_CLIENT' | 'C__OBJTYPE__VIRTUAL_HOST' | 'C__OBJTYPE__VIRTUAL_SERVER'
  | 'C__OBJTYPE__RELATION' | 'C__OBJTYPE__DBMS' | 'C__OBJTYPE__DATABASE_SCHEMA' | 'C__OBJTYPE__PARALLEL_RELATION'
  | 'C__OBJTYPE__REPLICATION' | 'C__OBJTYPE__DATABASE_INSTANCE' | 'C__OBJTYPE__MIDDLEWARE' | 'C__OBJTYPE__SOA_STACK'
  | 'C__OBJTYPE__KRYPTO_CARD' | 'C__OBJTYPE__SIM_CARD' | 'C__OBJTYPE__LAYER2_NET' | 'C__OBJTYPE__WORKSTATION'
  | 'C__OBJTYPE__MIGRATION_OBJECT' | 'C__OBJTYPE__SWITCH_CHASSIS' | 'C__OBJTYPE__BLADE_CHASSIS' | 'C__OBJTYPE__BLADE_SERVER'
  | 'C__OBJTYPE__VOIP_PHONE' | 'C__OBJTYPE__SUPERNET' | 'C__OBJTYPE__VEHICLE' | 'C__OBJTYPE__AIRCRAFT'
  | 'C__OBJTYPE__CLUSTER_VRRP_HSRP' | 'C__OBJTYPE__COUNTRY' | 'C__OBJTYPE__CITY' | 'C__CMDB__OBJTYPE__CABLE_TRAY'
  | 'C__CMDB__OBJTYPE__CONDUIT' | 'C__OBJTYPE__RM_CONTROLLER' | 'C__OBJTYPE__VRRP' | 'C__OBJTYPE__STACKING'
  | 'C__OBJTYPE__NET_ZONE' | 'C__OBJTYPE__RACK_SEGMENT' | 'C__OBJTYPE__ACCESS_POINT_CONTROLLER' | OtherConstant | number;

/** A yes or no as it is saved. */
export type YesNoInput =
  | boolean | 0 | 1 | '0' | '1' | 'yes' | 'Yes' | 'YES' | 'no' | 'No' | 'NO' | 'ja' | 'Ja' | 'JA' | 'nein' | 'Nein' | 'NEIN';

/** Values that clear an attribute: null or an empty text. */
export type Cleared = '' | null;

/**
 * Access as it is saved; what is absent keeps its value. Ways to reach a device or program for administration: web interface,
 * SSH, remote desktop.
 */
export interface AccessData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Short name of the way in, such as iLO or Admin portal. */
  title?: string | null;
  /** Access type: Protocol or tool that opens the address, such as HTTPS, SSH or RDP. */
  type?: ChoiceInput;
  /** Host[:Port]/URL: Address to open, such as https://ilo-web1.example.org:8443. */
  url?: string | null;
  /** Primary?: Marks the way in that is offered first where there are several. */
  primary?: YesNoInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Links as they are saved: a list of ids. */
export type LinksInput = Id[];

/** An amount as it is saved: a number or a numeric text with at most two decimals. */
export type MoneyInput = number | `${number}`;

/** A choice of the dialog interval, by its constant, textual id or title, or by its number. */
export type IntervalChoice =
  | 'C__INTERVAL__PER_DAY' | 'C__INTERVAL__PER_WEEK' | 'C__INTERVAL__PER_MONTH' | 'C__INTERVAL__PER_YEAR' | 'per day' | 'pro Tag'
  | 'per week' | 'pro Woche' | 'per month' | 'pro Monat' | 'per year' | 'pro Jahr' | 1 | 2 | 3 | 4;

/** Values that clear a choice: null, an empty text or -1. */
export type ClearedChoice = '' | -1 | null;

/**
 * A choice of the dialog guarantee_period_unit, by its constant, textual id or title, or by its number. Units of terms, counted
 * by the calendar: one month from 15 March is 15 April.
 */
export type GuaranteePeriodUnitChoice =
  | 'C__GUARANTEE_PERIOD_UNIT_DAYS' | 'C__GUARANTEE_PERIOD_UNIT_WEEKS' | 'C__GUARANTEE_PERIOD_UNIT_MONTH'
  | 'C__GUARANTEE_PERIOD_UNIT_YEARS' | 'Days' | 'Tage' | 'Weeks' | 'Wochen' | 'Months' | 'Monate' | 'Years' | 'Jahre' | 2 | 3 | 1
  | 4;

/** A choice of the dialog guarantee_period_base, by its constant, textual id or title, or by its number. */
export type GuaranteePeriodBaseChoice =
  | 'by date of invoice' | 'by order date' | 'by delivery date' | 'nach Rechnungsdatum' | 'nach Bestelldatum'
  | 'nach Lieferdatum' | 1 | 2 | 3;

/**
 * Accounting as it is saved; what is absent keeps its value. Purchase, cost and warranty of an asset, for inventory and
 * bookkeeping.
 */
export interface AccountingData {
  /** Inventory number: Number on the inventory label, by which the asset is found in the list of fixed assets. */
  inventory_no?: string | null;
  /** Account: Cost centre that pays for the asset, such as 4711 IT operations. */
  account?: ChoiceInput;
  /** Date of invoice: Day on the supplier's invoice; the warranty may run from it. */
  acquirementdate?: string | null;
  /** Purchased at: Dealers or people that sold the asset. */
  contact?: LinksInput | Cleared;
  /** Investment costs: Sum that was paid once, at the purchase. */
  price?: number | `${number}` | Cleared;
  /** Operation expense: Recurring cost of running it, such as power, leasing or maintenance. */
  operation_expense?: MoneyInput | Cleared;
  /** Operation expense (Unit): Period for which the running costs are stated: a day, a week, a month or a year. */
  operation_expense_interval?: IntervalChoice | ClearedChoice;
  /** Cost unit: Product, project or customer that the costs are charged to. */
  cost_unit?: ChoiceInput;
  /** Delivery note number: Number on the paper that came with the goods, to match delivery and order. */
  delivery_note_no?: string | null;
  /** Procurement: How the asset was acquired: bought, leased, rented, donated. */
  procurement?: ChoiceInput;
  /** Delivery date: Day the goods arrived; the warranty may run from it. */
  delivery_date?: string | null;
  /** Invoice no.: Number of the supplier's invoice, to find it in the accounts. */
  invoice_no?: string | null;
  /** Order no.: Number of your own order, to find quotation and approval. */
  order_no?: string | null;
  /** Period of warranty: How long the warranty runs, as a number in the unit stated beside it. */
  guarantee_period?: number | `${number}` | Cleared;
  /** Warranty period: Unit of the duration of the warranty: days, weeks, months or years. */
  guarantee_period_unit?: GuaranteePeriodUnitChoice | ClearedChoice;
  /** Guarantee period by: Date the warranty begins with: that of the invoice, of the order or of the delivery. */
  guarantee_period_base?: GuaranteePeriodBaseChoice | ClearedChoice;
  /** Order date: Day the asset was ordered; the warranty may run from it. */
  order_date?: string | null;
  /** Guarantee date: Day the warranty ends, where the supplier names it instead of a duration. */
  guarantee_date?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Address as it is saved; what is absent keeps its value. Postal address of a building, a site or an organisation. */
export interface AddressData {
  /** Additional address information: Further lines that a letter needs beyond street and city, such as Building C, Gate 3. */
  address?: string | null;
  /** Street: Name of the street, without the number of the house. */
  street?: string | null;
  /** House number: Number in the street, with a letter where there is one, such as 12b. */
  house_no?: string | null;
  /** Floors: How many storeys the building has. */
  stories?: number | `${number}` | Cleared;
  /** Postal code: Code that the post sorts by, such as 10115; leading zeros are kept. */
  postcode?: string | null;
  /** City: Town or municipality. */
  city?: string | null;
  /** Region: State, county or province, such as Bavaria. */
  region?: string | null;
  /** Country: State in which the address is, such as Germany or Austria. */
  country?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Aircraft as it is saved; what is absent keeps its value. Aircraft of the fleet, as the authorities have registered it. */
export interface AircraftData {
  /** Aircraft registration: Mark painted on the fuselage, by which authorities know it, such as D-EABC. */
  registration?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** A link as it is saved: an id, or a list of one id. */
export type LinkInput = Id | [Id];

/** A choice of the dialog application_type, by its constant, textual id or title, or by its number. */
export type ApplicationTypeChoice =
  | 'C__CATG__APPLICATION_TYPE__SOFTWARE' | 'C__CATG__APPLICATION_TYPE__OPERATING_SYSTEM' | 'Software' | 'Operating system'
  | 'Betriebssystem' | 1 | 2;

/**
 * A choice of the dialog application_priority, by its constant, textual id or title, or by its number. Of several operating
 * systems on a device, the primary one is started by default, the secondary ones on demand.
 */
export type ApplicationPriorityChoice =
  | 'C__CATG__APPLICATION_PRIORITY__PRIMARY' | 'C__CATG__APPLICATION_PRIORITY__SECONDARY' | 'Primary' | 'Primär' | 'Secondary'
  | 'Sekundär' | 1 | 2;

/**
 * Software assignment as it is saved; what is absent keeps its value. Programs installed on a device, with version, licence and
 * the databases they use.
 */
export interface ApplicationData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Application: Program that is installed: an object of the type application, operating system or service. */
  application?: LinkInput | Cleared;
  /** Type: Whether it runs as a program or as the operating system of the device. */
  application_type?: ApplicationTypeChoice | ClearedChoice;
  /** Priority: Marks the operating system that a device with several of them starts by default. */
  application_priority?: ApplicationPriorityChoice | ClearedChoice;
  /** Assigned license: Licence that this installation uses up; reports on free licences count it. */
  assigned_license?: LinkInput | Cleared;
  /** Database schema: Schema with the tables that the software works with. */
  assigned_database_schema?: LinkInput | Cleared;
  /** Service: Services that need this installation, so that an outage can be traced to them. */
  assigned_it_service?: LinksInput | Cleared;
  /** Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software. */
  assigned_variant?: LinkInput | Cleared;
  /** Version number: Release that is installed, out of those listed at the software; an unknown number is added there. */
  assigned_version?: Id | string | [(Id | string)] | Cleared;
  /** Bequest nagios services: Passes the Nagios checks of the software on to the device it is installed on. */
  bequest_nagios_services?: YesNoInput | Cleared;
  /** Used databases: Databases in which the installation keeps its data. */
  assigned_databases?: LinksInput | Cleared;
  /** Installation date: When the program was put on the device. */
  installDate?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Assigned cards as it is saved; what is absent keeps its value. SIM and crypto cards that are in this mobile phone, seen from
 * the phone.
 */
export interface AssignedCardsData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Assigned cards: Card that is in the phone; saving it here sets the phone at the card. */
  connected_obj?: Id | Id[];
}

/**
 * Workplace components as it is saved; what is absent keeps its value. Devices that belong to this workplace: computer, monitor,
 * telephone, printer.
 */
export interface AssignedLogicalUnitData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Object: Device that stands at the workplace; a device belongs to one workplace only. */
  assigned_object?: Id | Id[];
}

/**
 * Assigned SIM cards as it is saved; what is absent keeps its value. SIM cards that name this mobile phone, out of contracts with
 * several cards.
 */
export interface AssignedSimCardsData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Object title: Object that the card is entered at, such as the mobile phone contract. */
  isys_obj__id?: LinkInput | Cleared;
  /** Assigned SIM Cards: Entry of the single card there, with its number and PIN. */
  isys_catg_cards_list__id?: LinkInput | Cleared;
}

/**
 * Assigned subscriptions as it is saved; what is absent keeps its value. Cloud subscriptions that this user account may use, such
 * as Microsoft 365 E3.
 */
export interface AssignedSubscriptionsData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Assigned object: Tenant or cloud service whose subscription is used. */
  assigned_object?: LinkInput | Cleared;
  /** UUID: The subscription there, by its identifier; an unknown one is added to that object. */
  uuid?: Id | string | [(Id | string)] | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Assigned users as it is saved; what is absent keeps its value. Accounts that have a seat of the subscriptions of this cloud
 * service.
 */
export interface AssignedUsersData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Assigned object: Account that takes up a seat. */
  assigned_object?: LinkInput;
  /** UUID: Subscription in which the account has its seat. */
  uuid?: LinkInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Assigned workplace as it is saved; what is absent keeps its value. Workplace that this device is part of. */
export interface AssignedWorkstationData {
  /** Parent object: The workplace itself, such as Desk 2.14-3; moving the device means changing this. */
  parent?: LinkInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Audit as it is saved; what is absent keeps its value. Inspections of an asset, such as electrical safety tests, with deadlines
 * and findings.
 */
export interface AuditData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Subject of the inspection, such as Electrical safety 2026. */
  title?: string | null;
  /** Type: Kind of inspection, such as legal, safety or maintenance. */
  type?: ChoiceInput;
  /** Commission: People or companies that carry out the inspection. */
  commission?: LinksInput | Cleared;
  /** Responsible: People that see to it that the inspection takes place in time. */
  responsible?: LinksInput | Cleared;
  /** Involved: Others that have to be there or be informed. */
  involved?: LinksInput | Cleared;
  /** Manufacturer's period: Day by which the manufacturer demands the inspection. */
  period_manufacturer?: string | null;
  /** Operator's period: Day by which your own rules demand the inspection. */
  period_operator?: string | null;
  /** Applied: Day the inspection took place. */
  apply?: string | null;
  /** Result: Outcome, such as passed without findings. */
  result?: string | null;
  /** Faults: Defects that were found and have to be repaired. */
  fault?: string | null;
  /** Incidents: Occurrences during the inspection, such as an outage or an injury. */
  incident?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Backup as it is saved; what is absent keeps its value. How the data of this system are backed up: by which system, how often,
 * from where.
 */
export interface BackupData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Name of the backup job, such as Nightly file server. */
  title?: string | null;
  /** Backed up by: System or program that makes the backup, such as the backup server. */
  backup?: LinkInput | Cleared;
  /** Backup type: Procedure by which data are copied, such as snapshot, files or cloning. */
  backup_type?: ChoiceInput;
  /** Cycle: How often the job runs, such as daily or weekly. */
  cycle?: ChoiceInput;
  /** Path to save: Folder or volume that is backed up, such as /srv/data or D:\Shares. */
  path_to_save?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Backup (assigned Objects) as it is saved; what is absent keeps its value. Systems that this backup system takes care of, seen
 * from its side.
 */
export interface BackupAssignedObjectsData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Name of the job by which the other system is backed up. */
  title?: string | null;
  /** Backups: System whose data are backed up. */
  backup?: LinkInput;
  /** Backup type: Procedure used there, such as snapshot, files or cloning. */
  backup_type?: ChoiceInput;
  /** Cycle: How often that system is backed up. */
  cycle?: ChoiceInput;
  /** Path to save: Folder or volume of the other system that is backed up. */
  path_to_save?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * A choice of the dialog depth_unit, by its constant, textual id or title, or by its number. Units of length; values are compared
 * in millimetres.
 */
export type DepthUnitChoice =
  | 'C__DEPTH_UNIT__MM' | 'C__DEPTH_UNIT__CM' | 'C__DEPTH_UNIT__INCH' | 'C__DEPTH_UNIT__METER' | 'C__DEPTH_UNIT__FOOT'
  | 'C__DEPTH_UNIT__KILOMETER' | 'mm' | 'cm' | 'inch' | 'Zoll' | 'm' | 'foot' | 'Fuß' | 'km' | 1 | 2 | 3 | 4 | 5 | 6;

/** Cable as it is saved; what is absent keeps its value. Kind, length and wiring of a single cable. */
export interface CableData {
  /** Cable type: Build that decides on speed and distance, such as CAT6 or fibre. */
  cable_type?: ChoiceInput;
  /** Color: Colour of the sheath, by which the cable is found in the rack. */
  cable_colour?: ChoiceInput;
  /** Occupancy: How many wires are connected: all eight or four. */
  cable_occupancy?: ChoiceInput;
  /** Cable length: How long the cable is, in the unit stated beside it. */
  length?: number | `${number}` | Cleared;
  /** Length unit: Unit in which the length is stated, such as m. */
  length_unit?: DepthUnitChoice | ClearedChoice;
  /** Maximal amount of fibers/leads: How many fibres or wires the cable has at most, such as 24. */
  max_amount_of_fibers_leads?: number | `${number}` | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Cards as it is saved; what is absent keeps its value. SIM cards of a mobile phone contract, with number, PIN and PUK. */
export interface CardsData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Assigned mobile phone: Telephone or tablet the card is in. */
  assigned_mobile?: LinkInput | Cleared;
  /** Card Number: Number printed on the card (ICCID), up to 20 digits. */
  card_no?: string | null;
  /** Title: Short name of the card, such as Main card or Tablet. */
  title?: string | null;
  /** Pin: Code that unlocks the card when the phone is switched on. */
  pin?: string | null;
  /** Pin 2: Code for extra functions of the card, such as call cost limits. */
  pin2?: string | null;
  /** PUK: Code that frees the card after three wrong PINs. */
  puk?: string | null;
  /** PUK2: Code that frees the second PIN after three wrong tries. */
  puk2?: string | null;
  /** Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases. */
  serial?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Certificate as it is saved; what is absent keeps its value. Digital certificates in use on this system, so that none expires
 * unnoticed.
 */
export interface CertificateData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Type: Purpose or issuer, such as TLS server certificate or internal CA. */
  type?: ChoiceInput;
  /** Creation date: First day the certificate is valid. */
  create_date?: string | null;
  /** Expiration Date: Last day the certificate is valid; a new one has to be in place before. */
  expire_date?: string | null;
  /** Common Name: Name the certificate is issued to, such as www.example.org. */
  common_name?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Subscriptions as it is saved; what is absent keeps its value. Subscriptions of a cloud service with seats that are paid for and
 * in use.
 */
export interface CloudSubscriptionsData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** UUID: Identifier of the subscription at the provider, such as 6fd2c87f-b296-42f0-b197-1e91e994b900. */
  uuid?: string | null;
  /** Consumed units: How many seats are in use. */
  consumed_units?: string | null;
  /** Prepaid units (enabled): How many seats are paid for and usable. */
  prepaid_enabled_units?: string | null;
  /** Prepaid units (suspended): How many seats the provider has blocked, such as after a cancellation. */
  prepaid_suspended?: string | null;
  /** Prepaid units (warning): How many seats are about to end, because payment or renewal is missing. */
  prepaid_warning?: string | null;
  /** JDisc status: State of the subscription that network discovery found last. */
  jdisc_status?: ChoiceInput;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Cluster as it is saved; what is absent keeps its value. Key facts of a cluster: its members, its services and where it is
 * administered.
 */
export interface ClusterData {
  /** Quorum: Whether a majority of the members decides which of them stay in service. */
  quorum?: YesNoInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Administration service as it is saved; what is absent keeps its value. Systems from which the cluster is administered, such as
 * a management console.
 */
export interface ClusterAdmServiceData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Administration service (Object): Server or program that manages the cluster, such as vCenter. */
  connected_object?: Id | Id[] | Cleared;
}

/** Cluster Members as it is saved; what is absent keeps its value. Servers that form this cluster and stand in for each other. */
export interface ClusterMembersData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Cluster Member: Server that belongs to the cluster. */
  member?: Id | Id[] | Cleared;
}

/**
 * Cluster memberships as it is saved; what is absent keeps its value. Clusters that this server belongs to, seen from the server.
 */
export interface ClusterMembershipsData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Cluster: Cluster in which the server takes part. */
  connected_object?: Id | Id[];
}

/**
 * Cluster as it is saved; what is absent keeps its value. Menu entry for everything about a cluster; it shows the key facts of
 * the cluster itself.
 */
export interface ClusterRootData {
  /** Quorum: Whether a majority of the members decides which of them stay in service. */
  quorum?: YesNoInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * A choice of the dialog cluster_type, by its constant, textual id or title, or by its number. Active/passive: one member works,
 * the others wait; active/active: all work; HPC: all compute one task together.
 */
export type ClusterTypeChoice =
  | 'C__CLUSTER_TYPE__ACTIVE_PASSIVE' | 'C__CLUSTER_TYPE__ACTIVE_ACTIVE' | 'C__CLUSTER_TYPE__HPC' | 'active/passive'
  | 'aktiv/passiv' | 'active/active' | 'aktiv/aktiv' | 'HPC' | 1 | 2 | 3;

/**
 * A choice of the dialog cluster_service_status, by its constant, textual id or title, or by its number. Intended state: a
 * disabled service is not started on any member.
 */
export type ClusterServiceStatusChoice = 'Disabled' | 'Running' | 'Deaktiviert' | 'Läuft' | 0 | 1;

/**
 * Cluster service assignment as it is saved; what is absent keeps its value. Services that run on this cluster and move to
 * another member when one fails.
 */
export interface ClusterServiceData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Type: How the members share the work: one waits, all work, or all compute together. */
  type?: ClusterTypeChoice | ClearedChoice;
  /** Cluster services: Service that is made highly available. */
  cluster_service?: LinkInput | Cleared;
  /** Host addresses: Addresses under which the service is reached, wherever it runs at the moment. */
  hostaddresses?: LinksInput | Cleared;
  /** Volumes: Volumes that move along with the service. */
  drives?: LinksInput | Cleared;
  /** Shares: File shares that the service provides. */
  shares?: LinksInput | Cleared;
  /** Runs on: Members of the cluster on which the service may run. */
  runs_on?: LinksInput | Cleared;
  /** Default server: Member on which the service runs as long as nothing fails. */
  default_server?: LinkInput | Cleared;
  /** Database schema: Schema with the tables that the software works with. */
  assigned_database_schema?: LinkInput | Cleared;
  /** Service Status: Whether the service is meant to run, or is switched off. */
  service_status?: ClusterServiceStatusChoice | ClearedChoice;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * A choice of the dialog memory_unit, by its constant, textual id or title, or by its number. Units of amounts of data, each
 * 1,024 times the next smaller one, 1,000 times where it is decimal; totals are in bytes.
 */
export type MemoryUnitChoice =
  | 'C__MEMORY_UNIT__B' | 'C__MEMORY_UNIT__KB' | 'C__MEMORY_UNIT__MB' | 'C__MEMORY_UNIT__GB' | 'C__MEMORY_UNIT__TB'
  | 'C__MEMORY_UNIT__PB' | 'C__MEMORY_UNIT__KB_DECIMAL' | 'C__MEMORY_UNIT__MB_DECIMAL' | 'C__MEMORY_UNIT__GB_DECIMAL'
  | 'C__MEMORY_UNIT__TB_DECIMAL' | 'C__MEMORY_UNIT__PB_DECIMAL' | 'B' | 'KB' | 'MB' | 'GB' | 'TB' | 'PB' | 'kB (decimal)'
  | 'kB (dezimal)' | 'MB (decimal)' | 'MB (dezimal)' | 'GB (decimal)' | 'GB (dezimal)' | 'TB (decimal)' | 'TB (dezimal)'
  | 'PB (decimal)' | 'PB (dezimal)' | 1000 | 1 | 2 | 3 | 4 | 1001 | 1002 | 1003 | 1004 | 1005 | 1006;

/**
 * A choice of the dialog frequency_unit, by its constant, textual id or title, or by its number. Units of clock rates, each 1,000
 * times the next smaller one.
 */
export type FrequencyUnitChoice =
  | 'C__FREQUENCY_UNIT__KHZ' | 'C__FREQUENCY_UNIT__MHZ' | 'C__FREQUENCY_UNIT__GHZ' | 'C__FREQUENCY_UNIT__THZ'
  | 'C__FREQUENCY_UNIT__HZ' | 'KHz' | 'MHz' | 'GHz' | 'THz' | 'Hz' | 1 | 2 | 3 | 4 | 1000;

/**
 * A choice of the dialog port_speed, by its constant, textual id or title, or by its number. Units of data rates, each 1,000
 * times the one before.
 */
export type PortSpeedChoice =
  | 'C__PORT_SPEED__NOT_SELECTED' | 'C__PORT_SPEED__BIT_S' | 'C__PORT_SPEED__KBIT_S' | 'C__PORT_SPEED__MBIT_S'
  | 'C__PORT_SPEED__GBIT_S' | 'not selected' | 'nicht ausgewählt' | 'bit/s' | 'kbit/s' | 'Mbit/s' | 'Gbit/s' | 1000 | 1 | 2 | 3
  | 4;

/**
 * Computing resources as it is saved; what is absent keeps its value. Share of the host that a virtual machine or service claims,
 * for planning capacity.
 */
export interface ComputingResourcesData {
  /** RAM: Main memory that is claimed, in the unit stated beside it. */
  ram?: number | `${number}` | Cleared;
  /** Memory unit: Unit of the main memory, such as GB. */
  ram_unit?: MemoryUnitChoice | ClearedChoice;
  /** CPU frequency: Computing power that is claimed, as the sum of the frequencies of all cores. */
  cpu?: number | `${number}` | Cleared;
  /** CPU frequency unit: Unit of the computing power, such as GHz. */
  cpu_unit?: FrequencyUnitChoice | ClearedChoice;
  /** Disc space: Disk space that is claimed, in the unit stated beside it. */
  disc_space?: number | `${number}` | Cleared;
  /** Disc space unit: Unit of the disk space, such as TB. */
  disc_space_unit?: MemoryUnitChoice | ClearedChoice;
  /** Network bandwidth: Data rate that is claimed on the network, in the unit stated beside it. */
  network_bandwidth?: number | `${number}` | Cleared;
  /** Network bandwidth unit: Unit of the data rate, such as Mbit/s. */
  network_bandwidth_unit?: PortSpeedChoice | ClearedChoice;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** A choice of the dialog connector_type, by its constant, textual id or title, or by its number. */
export type ConnectorTypeChoice =
  | 'C__CONNECTOR__INPUT' | 'C__CONNECTOR__OUTPUT' | 'Input' | 'Eingang' | 'Output' | 'Ausgang' | 1 | 2;

/** Several choices as they are saved: ids as numbers, constants or titles as texts. */
export type ChoicesInput = (number | string)[];

/**
 * Connectors as it is saved; what is absent keeps its value. All sockets and plugs of a device that cables go into: network,
 * power, fibre.
 */
export interface ConnectorData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Label beside the socket, such as Port 12 or Outlet 3. */
  title?: string | null;
  /** In-/Output: Whether signals or power come in here or go out. */
  type?: ConnectorTypeChoice | ClearedChoice;
  /** Wiring system: Cabling of the building that the socket is part of. */
  wiring_system?: LinkInput | Cleared;
  /** Interface: Exchangeable module in the socket, such as SFP+. */
  interface?: ChoiceInput;
  /** Color / wave lengths: Wavelengths or colours that the optical connection uses, such as 1310 nm. */
  fiber_wave_lengths?: ChoicesInput | ClearedChoice;
  /** Connection type: Shape of the plug, such as RJ-45 or LC. */
  connection_type?: ChoiceInput;
  /** Assigned to connector: Connection point at the other end of the cable; setting it connects both ends. */
  assigned_connector?: LinkInput | Cleared;
  /**
   * Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at, such as 3 or 1-4.
   */
  assigned_positions?: string | null;
  /** Assigned category type: Constant of the category that the socket comes from, where it is a port or a power plug. */
  assigned_category?: string | null;
  /** Cable: Object that documents the wire plugged in here, with its kind and length. */
  cable_connection?: LinkInput | Cleared;
  /** Used fiber/lead (RX): Fibre or wire of the cable that receives. */
  used_fiber_lead_rx?: LinkInput | Cleared;
  /** Used fiber/lead (TX): Fibre or wire of the cable that sends. */
  used_fiber_lead_tx?: LinkInput | Cleared;
  /**
   * Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an output.
   */
  connector_sibling?: LinkInput | Cleared;
  /**
   * Positions of the input/output: Positions of the connector on the other side that this one leads to, such as fibre 3 or 3-4.
   */
  sibling_positions?: string | null;
  /** Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12. */
  positions?: number | `${number}` | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
  /** Relation direction: Object from which the connection counts, where one of the two supplies and the other depends on it. */
  relation_direction?: LinkInput | Cleared;
}

/**
 * Contact assignment as it is saved; what is absent keeps its value. People, groups and companies that have to do with this
 * object, each in a role.
 */
export interface ContactData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Contact: Person, group or organisation, under the key that existing clients write. */
  contact?: LinkInput | Cleared;
  /** Contact object: Person, group or organisation that is responsible, uses the object or has supplied it. */
  contact_object?: Id | Id[];
  /** Primary: Marks the contact that is to be called first. */
  primary?: YesNoInput | Cleared;
  /** Role: Relation of the contact to the object, such as administrator, user or supplier. */
  role?: ChoiceInput;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Contract assignment as it is saved; what is absent keeps its value. Contracts that cover this object, such as maintenance or
 * leasing.
 */
export interface ContractAssignmentData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Assigned contract: Contract that covers the object. */
  connected_contract?: LinkInput | Cleared;
  /** Contract begin: First day on which the contract covers this object. */
  contract_start?: string | null;
  /** Contract end: Last day on which the contract covers this object. */
  contract_end?: string | null;
  /** Reaction rate: How fast the partner has to react, such as 24x7x4: around the clock, within four hours. */
  reaction_rate?: ChoiceInput;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Controller as it is saved; what is absent keeps its value. Adapters inside a device that disks and drives are connected to. */
export interface ControllerData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Name by which the operating system or the slot knows it, such as RAID slot 1. */
  title?: string | null;
  /** Type: Bus that its disks use, such as SATA or SAS. */
  type?: ChoiceInput;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer?: ChoiceInput;
  /** Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets. */
  model?: ChoiceInput;
  /** Firmware: Version of the software that runs on the hardware itself, such as 2.14.1. */
  firmware?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * FC port as it is saved; what is absent keeps its value. Fibre Channel ports by which a server or storage system is connected to
 * the SAN.
 */
export interface ControllerFcPortData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Label of the port, such as FC0 or Slot 2 Port 1. */
  title?: string | null;
  /** Type: Role of the port in the fabric, such as N_Port, F_Port or E_Port. */
  type?: ChoiceInput;
  /** Connected controller: Host bus adapter of this device that the port is part of. */
  connected_controller?: LinkInput | Cleared;
  /**
   * Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an output.
   */
  connector_sibling?: LinkInput | Cleared;
  /**
   * Positions of the input/output: Positions of the connector on the other side that this one leads to, such as fibre 3 or 3-4.
   */
  sibling_positions?: string | null;
  /** Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12. */
  positions?: number | `${number}` | Cleared;
  /** Medium: Cable it takes, such as multimode fibre OM4. */
  medium?: ChoiceInput;
  /** Speed: Data rate of the port, such as 16, in the unit stated beside it. */
  speed?: number | `${number}` | Cleared;
  /** Speed unit: Unit of the data rate, such as Gbit/s. */
  speed_unit?: PortSpeedChoice | ClearedChoice;
  /** Node WWN: World Wide Name of the whole device, such as 50:01:43:80:12:34:56:78. */
  wwn?: string | null;
  /** Port WW(P)N: World Wide Name of this port alone, by which SAN zones are made. */
  wwpn?: string | null;
  /** SAN zone and connection type: SAN zones of which the port is a member. */
  san_zones?: LinksInput | Cleared;
  /** Connection: Connection point of this device that stands for the port. */
  connector?: LinkInput | Cleared;
  /** Connection: Connection point at the other end of the cable; setting it connects both ends. */
  assigned_connector?: LinkInput | Cleared;
  /**
   * Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at, such as 3 or 1-4.
   */
  assigned_positions?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
  /** Relation direction: Object from which the connection counts, where one of the two supplies and the other depends on it. */
  relation_direction?: LinkInput | Cleared;
}

/** CPU as it is saved; what is absent keeps its value. Processors of a device, an entry per socket. */
export interface CpuData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Product name as the system shows it, such as Xeon Gold 6338. */
  title?: string | null;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer?: ChoiceInput;
  /** Type: Family of processors, such as Xeon or EPYC. */
  type?: ChoiceInput;
  /** CPU frequency: Clock rate of one core, in the unit stated beside it. */
  frequency?: number | `${number}` | Cleared;
  /** CPU frequency unit: Unit of the clock rate, such as GHz. */
  frequency_unit?: FrequencyUnitChoice | ClearedChoice;
  /** CPU cores: How many cores this processor has; licences are often counted by them. */
  cores?: number | `${number}` | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** A number as it is saved: a number or a numeric text, decimals behind a point or a comma. */
export type NumberInput = number | `${number}`;

/**
 * Example (custom) as it is saved; what is absent keeps its value. One attribute of every kind that categories of a site may
 * have, to try out how each is saved and read.
 */
export interface CustomFieldsExampleData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Checkbox: Example of a box to tick: set or not set. */
  checkbox?: YesNoInput | Cleared;
  /** File: Example of a link to an object that holds a file. */
  file?: LinkInput | Cleared;
  /** Date: Example of a day without time, such as 2026-03-31. */
  day?: string | null;
  /** Date and time: Example of a day with time, such as 2026-03-31 14:30:00. */
  moment?: string | null;
  /** Dialog+: Example of one choice out of a list that users may extend. */
  choice?: ChoiceInput;
  /** Dialog+ (multiple): Example of several choices out of one list. */
  choices?: ChoicesInput | ClearedChoice;
  /** HTML editor: Example of a text with headings, lists and links. */
  html?: string | null;
  /** Yes/No: Example of a question with two outcomes. */
  yes_no?: YesNoInput | Cleared;
  /** Link: Example of an address to click, such as https://example.org. */
  link?: string | null;
  /** Number: Example of a value to calculate with, such as 12.5. */
  number?: NumberInput | Cleared;
  /** Object relation: Example of a link to one object that also makes a relation. */
  relation?: LinkInput | Cleared;
  /** Object relation (multiple): Example of links to several objects that also make relations. */
  relations?: LinksInput | Cleared;
  /** Object: Example of a link to one object without a relation. */
  object?: LinkInput | Cleared;
  /** Objects: Example of links to several objects without relations. */
  objects?: LinksInput | Cleared;
  /** Text: Example of a text on one line of up to 255 characters. */
  text?: string | null;
  /** Text (masked): Example of a text that forms hide while it is typed. */
  secret?: string | null;
  /** Text (multi-line): Example of a text on several lines. */
  note?: string | null;
  /** Time: Example of a time of day, such as 14:30. */
  clock?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * DBMS as it is saved; what is absent keeps its value. Database systems that run on this server, with instance, port and paths.
 */
export interface DatabaseData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** DBMS: Installed database software the instance belongs to, such as PostgreSQL. */
  assigned_dbms?: LinkInput | Cleared;
  /** Instanz name: Name that clients connect to, such as MSSQLSERVER or ORCL. */
  instance_name?: string | null;
  /** Instanz type: Kind of operation, such as stand-alone, replica or cluster. */
  instance_type?: ChoiceInput;
  /** Max size: How large the instance may grow, in the unit stated beside it. */
  size?: NumberInput | Cleared;
  /** Size unit: Unit of the largest size, such as GB. */
  size_unit?: MemoryUnitChoice | ClearedChoice;
  /** Version: Release of the database software, such as 16.4. */
  version?: Id | string | [(Id | string)] | Cleared;
  /** Path: Folder in which the instance keeps its data, such as /var/lib/postgresql. */
  path?: string | null;
  /** Port: TCP port on which the instance listens, such as 5432. */
  port?: string | null;
  /** Port Name: Name of the listener or endpoint, such as LISTENER. */
  port_name?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Database assignment as it is saved; what is absent keeps its value. Database schemas that this software works with, and where
 * that software runs.
 */
export interface DatabaseAssignmentData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Target schema: Schema that holds the data of the software. */
  database_assignment?: LinkInput;
  /** Software runs on: Device the software is installed on. */
  runs_on?: LinkInput;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Databases as it is saved; what is absent keeps its value. Single databases within the instances of this server, with size and
 * schemas.
 */
export interface DatabaseSaData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Assigned DBMS: Installed database software that manages the database. */
  assigned_database?: LinkInput | Cleared;
  /** Instance: Instance in which the database is kept. */
  assigned_instance?: LinkInput | Cleared;
  /** Schemes: Names of the schemas within the database, such as public or dbo. */
  assigned_schemas?: ChoicesInput | ClearedChoice;
  /** Title: Name of the database, such as erp_prod. */
  title?: string | null;
  /** Size: Space the database takes up now, in the unit stated beside it. */
  size?: number | `${number}` | Cleared;
  /** Unit: Unit of the space that is taken up, such as GB. */
  size_unit?: MemoryUnitChoice | ClearedChoice;
  /** Max size: Space the database may grow to, in the unit stated beside it. */
  max_size?: NumberInput | Cleared;
  /** Max Unit: Unit of the space it may grow to, such as GB. */
  max_size_unit?: ChoiceInput;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Tables as it is saved; what is absent keeps its value. Tables that are worth documenting, with rows and space, to watch how
 * they grow.
 */
export interface DatabaseTableData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Name of the table within its schema, such as customers. */
  title?: string | null;
  /** Row count: How many records the table holds. */
  row_count?: string | null;
  /** Assigned database: Database that the table is part of. */
  assigned_database?: LinkInput | Cleared;
  /** Schema: Part of the database that holds the table, such as public. */
  assigned_schema?: ChoiceInput;
  /** Schema size: Space all tables of the schema take up together, in the unit stated beside it. */
  schema_size?: number | `${number}` | Cleared;
  /** Schema size unit: Unit of the space of the whole schema, such as GB. */
  schema_size_unit?: MemoryUnitChoice | ClearedChoice;
  /** Size: Space the table takes up now, in the unit stated beside it. */
  size?: number | `${number}` | Cleared;
  /** Size unit: Unit of the space the table takes up, such as MB. */
  size_unit?: MemoryUnitChoice | ClearedChoice;
  /** Max size: Space the table may grow to, in the unit stated beside it. */
  max_size?: NumberInput | Cleared;
  /** Max size unit: Unit of the space the table may grow to, such as GB. */
  max_size_unit?: ChoiceInput;
  /** Import Key: Identifier by which an import recognises the table. */
  import_key?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** An integer as it is saved: a number or a numeric text. */
export type IntegerInput = number | `${number}`;

/**
 * Drive as it is saved; what is absent keeps its value. Partitions and volumes as the operating system sees them, with size and
 * free space.
 */
export interface DriveData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Drive letter: Letter or folder under which the volume is reached, such as C: or /var. */
  mount_point?: string | null;
  /** Title: Label of the volume, such as System or Data. */
  title?: string | null;
  /** System drive: Whether the operating system starts from it. */
  system_drive?: YesNoInput | Cleared;
  /** Filesystem: How files are stored on it, such as NTFS or ext4. */
  filesystem?: ChoiceInput;
  /** Capacity: Size of the volume, in the unit stated beside it. */
  capacity?: number | `${number}` | Cleared;
  /** Unit: Unit of the size of the volume, such as GB. */
  unit?: MemoryUnitChoice | ClearedChoice;
  /** Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases. */
  serial?: string | null;
  /** Software RAID group: Array made by the operating system that the volume lies on. */
  assigned_raid?: LinkInput | Cleared;
  /** Type: Number of the kind of drive, for clients that keep one. */
  drive_type?: IntegerInput | Cleared;
  /** On device: Physical disk of this object that the volume lies on. */
  device?: LinkInput | Cleared;
  /** On device Raid-Array: Array made by the controller that the volume lies on. */
  raid?: LinkInput | Cleared;
  /** On device Logical devices (Client): Logical device of the storage network that the volume lies on. */
  ldev?: LinkInput | Cleared;
  /** Object type constant: Constant of the category in which the carrier of the volume is listed. */
  category_const?: string | null;
  /** Free Diskspace: Space that is still free, in the unit stated beside it. */
  free_space?: number | `${number}` | Cleared;
  /** Memory unit: Unit of the space that is still free, such as GB. */
  free_space_unit?: MemoryUnitChoice | ClearedChoice;
  /** Used Diskspace: Space that files take up, in the unit stated beside it. */
  used_space?: number | `${number}` | Cleared;
  /** Memory unit: Unit of the space that files take up, such as GB. */
  used_space_unit?: MemoryUnitChoice | ClearedChoice;
  /** Firmware: Version of the software that runs on the hardware itself, such as 2.14.1. */
  firmware?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Emergency plan assignment as it is saved; what is absent keeps its value. Plans that say what to do when this object fails. */
export interface EmergencyPlanData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Occasion for which the plan is assigned, such as Restart after power failure. */
  title?: string | null;
  /** Assigned emergency plan: Object that holds the plan, as steps or as a file. */
  emergency_plan?: LinkInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Fiber/lead as it is saved; what is absent keeps its value. Single fibres or wires of a cable, to document each signal path. */
export interface FiberLeadData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Label: Mark on the fibre or wire, such as F01. */
  label?: string | null;
  /** Category: Optical class that decides on range, such as OM4 or OS2. */
  category?: ChoiceInput;
  /** Color: Colour of the coating, by which the fibre is told apart in the bundle. */
  color?: ChoiceInput;
  /** Damping: Measured loss of signal in decibels. */
  damping?: NumberInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Files as it is saved; what is absent keeps its value. Documents that belong to this object, such as manuals, photos or
 * diagrams.
 */
export interface FileData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** File: Object that holds the document and its versions. */
  file?: LinkInput | Cleared;
  /** HTTP-Link (extern): Address of a document that is kept elsewhere, such as in a wiki. */
  link?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** A choice of the dialog weight_unit, by its constant, textual id or title, or by its number. */
export type WeightUnitChoice = 'C__WEIGHT_UNIT__G' | 'C__WEIGHT_UNIT__KG' | 'C__WEIGHT_UNIT__T' | 'g' | 'kg' | 't' | 1 | 2 | 3;

/**
 * Form factor as it is saved; what is absent keeps its value. Size and weight of a device, and how many units it takes in a rack.
 */
export interface FormfactorData {
  /** Form factor: Shape of the case, such as 19-inch, tower or desktop. */
  formfactor?: ChoiceInput;
  /** Rack units: How many units the device takes, or the rack has; one is 44.45 mm; 0 takes none, and is mounted beside. */
  rackunits?: number | `${number}` | Cleared;
  /** Dimension unit: Unit of width, height and depth, such as cm. */
  unit?: DepthUnitChoice | ClearedChoice;
  /** Width: Extent from left to right, in the unit stated for all three. */
  width?: number | `${number}` | Cleared;
  /** Height: Extent from bottom to top, in the unit stated for all three. */
  height?: number | `${number}` | Cleared;
  /** Depth: Extent from front to back, in the unit stated for all three. */
  depth?: number | `${number}` | Cleared;
  /** Weight: How heavy the device is, to check loads of racks and floors. */
  weight?: number | `${number}` | Cleared;
  /** weight unit: Unit of the weight, such as kg. */
  weight_unit?: WeightUnitChoice | ClearedChoice;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** A choice of the dialog cmdb_status, by its constant, textual id or title, or by its number. */
export type CmdbStatusChoice =
  | 'C__CMDB_STATUS__PLANNED' | 'C__CMDB_STATUS__ORDERED' | 'C__CMDB_STATUS__DELIVERED' | 'C__CMDB_STATUS__ASSEMBLED'
  | 'C__CMDB_STATUS__TESTED' | 'C__CMDB_STATUS__IN_OPERATION' | 'C__CMDB_STATUS__DEFECT' | 'C__CMDB_STATUS__UNDER_REPAIR'
  | 'C__CMDB_STATUS__DELIVERED_FROM_REPAIR' | 'C__CMDB_STATUS__INOPERATIVE' | 'C__CMDB_STATUS__STORED'
  | 'C__CMDB_STATUS__SCRAPPED' | 'C__CMDB_STATUS__IDOIT_STATUS' | 'C__CMDB_STATUS__IDOIT_STATUS_TEMPLATE' | 'planned' | 'geplant'
  | 'ordered' | 'bestellt' | 'delivered' | 'geliefert' | 'assembled' | 'montiert' | 'tested' | 'geprüft' | 'in operation'
  | 'in Betrieb' | 'defect' | 'defekt' | 'under repair' | 'in Reparatur' | 'delivered from repair' | 'geliefert aus Reparatur'
  | 'inoperative' | 'außer Betrieb' | 'stored' | 'gelagert' | 'scrapped' | 'verschrottet' | 'Internal status' | 'Interner Status'
  | 'Template' | 'Vorlage' | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;

/** A choice of the dialog object_type, by its constant, textual id or title, or by its number. */
export type ObjectTypeChoice =
  | 'C__OBJTYPE__SERVICE' | 'C__OBJTYPE__APPLICATION' | 'C__OBJTYPE__BUILDING' | 'C__OBJTYPE__ENCLOSURE' | 'C__OBJTYPE__SERVER'
  | 'C__OBJTYPE__SWITCH' | 'C__OBJTYPE__ROUTER' | 'C__OBJTYPE__FC_SWITCH' | 'C__OBJTYPE__SAN' | 'C__OBJTYPE__CLIENT'
  | 'C__OBJTYPE__PRINTER' | 'C__OBJTYPE__AIR_CONDITION_SYSTEM' | 'C__OBJTYPE__WAN' | 'C__OBJTYPE__EMERGENCY_PLAN'
  | 'C__OBJTYPE__KVM_SWITCH' | 'C__OBJTYPE__MONITOR' | 'C__OBJTYPE__APPLIANCE' | 'C__OBJTYPE__TELEPHONE_SYSTEM'
  | 'C__OBJTYPE__PRINTBOX' | 'C__OBJTYPE__ROOM' | 'C__OBJTYPE__ACCESS_POINT' | 'C__OBJTYPE__MAINTENANCE' | 'C__OBJTYPE__FILE'
  | 'C__OBJTYPE__LOCATION_GENERIC' | 'C__OBJTYPE__LAYER3_NET' | 'C__OBJTYPE__CELL_PHONE_CONTRACT' | 'C__OBJTYPE__LICENCE'
  | 'C__OBJTYPE__CONTAINER' | 'C__OBJTYPE__OPERATING_SYSTEM' | 'C__OBJECT_TYPE__GROUP' | 'C__OBJTYPE__GENERIC_TEMPLATE'
  | 'C__OBJTYPE__PHONE' | 'C__OBJTYPE__HOST' | 'C__OBJTYPE__CABLE' | 'C__OBJTYPE__CONVERTER' | 'C__OBJTYPE__WIRING_SYSTEM'
  | 'C__OBJTYPE__PATCH_PANEL' | 'C__OBJTYPE__AMPLIFIER' | 'C__OBJTYPE__IT_SERVICE' | 'C__OBJTYPE__ESC' | 'C__OBJTYPE__EPS'
  | 'C__OBJTYPE__DISTRIBUTION_BOX' | 'C__OBJTYPE__PDU' | 'C__OBJTYPE__UPS' | 'C__OBJTYPE__SAN_ZONING'
  | 'C__OBJTYPE__ORGANIZATION' | 'C__OBJTYPE__PERSON' | 'C__OBJTYPE__PERSON_GROUP' | 'C__OBJTYPE__CLUSTER'
  | 'C__OBJTYPE__CLUSTER_SERVICE' | 'C__OBJTYPE__VIRTUAL_CLIENT' | 'C__OBJTYPE__VIRTUAL_HOST' | 'C__OBJTYPE__VIRTUAL_SERVER'
  | 'C__OBJTYPE__RELATION' | 'C__OBJTYPE__DBMS' | 'C__OBJTYPE__DATABASE_SCHEMA' | 'C__OBJTYPE__PARALLEL_RELATION'
  | 'C__OBJTYPE__REPLICATION' | 'C__OBJTYPE__DATABASE_INSTANCE' | 'C__OBJTYPE__MIDDLEWARE' | 'C__OBJTYPE__SOA_STACK'
  | 'C__OBJTYPE__KRYPTO_CARD' | 'C__OBJTYPE__SIM_CARD' | 'C__OBJTYPE__LAYER2_NET' | 'C__OBJTYPE__WORKSTATION'
  | 'C__OBJTYPE__MIGRATION_OBJECT' | 'C__OBJTYPE__SWITCH_CHASSIS' | 'C__OBJTYPE__BLADE_CHASSIS' | 'C__OBJTYPE__BLADE_SERVER'
  | 'C__OBJTYPE__VOIP_PHONE' | 'C__OBJTYPE__SUPERNET' | 'C__OBJTYPE__VEHICLE' | 'C__OBJTYPE__AIRCRAFT'
  | 'C__OBJTYPE__CLUSTER_VRRP_HSRP' | 'C__OBJTYPE__COUNTRY' | 'C__OBJTYPE__CITY' | 'C__CMDB__OBJTYPE__CABLE_TRAY'
  | 'C__CMDB__OBJTYPE__CONDUIT' | 'C__OBJTYPE__RM_CONTROLLER' | 'C__OBJTYPE__VRRP' | 'C__OBJTYPE__STACKING'
  | 'C__OBJTYPE__NET_ZONE' | 'C__OBJTYPE__RACK_SEGMENT' | 'C__OBJTYPE__ACCESS_POINT_CONTROLLER' | 'System service'
  | 'Systemdienst' | 'Application' | 'Anwendung' | 'Building' | 'Gebäude' | 'Rack' | 'Schrank' | 'Server' | 'Switch' | 'Router'
  | 'FC switch' | 'FC-Switch' | 'Storage system' | 'Speichersystem' | 'Client' | 'Printer' | 'Drucker' | 'Air Condition System'
  | 'Klimaanlage' | 'WAN' | 'WAN-Leitung' | 'Emergency plan' | 'Notfallplan' | 'KVM switch' | 'KVM-Switch' | 'Monitor'
  | 'Appliance' | 'Gerät/Appliance' | 'Telephone system' | 'Telefonanlage' | 'Printbox' | 'Room' | 'Raum'
  | 'Wireless Access Point' | 'Contract' | 'Vertrag' | 'File' | 'Dateien' | 'Generic Location' | 'Standort allgemein'
  | 'Layer 3-Net' | 'Layer-3-Netz' | 'Cellular Phone' | 'Mobiltelefon' | 'Licenses' | 'Lizenzen' | 'Container'
  | 'Operating System' | 'Betriebssystem' | 'Object group' | 'Objektgruppe' | 'Generic Template' | 'Vorlage (allgemein)'
  | 'Phone' | 'Telefon' | 'Host' | 'Cable' | 'Kabel' | 'Converter' | 'Konverter' | 'Wiring System' | 'Leitungsnetz'
  | 'Patch Panel' | 'Patchfeld' | 'Amplifier' | 'Verstärker' | 'Service' | 'Electric power company'
  | 'Energieversorgungsunternehmen' | 'Emergency power supply' | 'Netzersatzanlage' | 'Distribution box' | 'Verteilerkasten'
  | 'Power distribution unit' | 'Steckdosenleiste' | 'Uninterruptible power supply' | 'Unterbrechungsfreie Stromversorgung'
  | 'SAN Zoning' | 'Organization' | 'Organisation' | 'Persons' | 'Personen' | 'Person groups' | 'Personengruppen' | 'Cluster'
  | 'Cluster services' | 'Clusterdienst' | 'Virtual client' | 'Virtueller Client' | 'Virtual host' | 'Virtueller Host'
  | 'Virtual server' | 'Virtueller Server' | 'Relation' | 'Beziehung' | 'DBMS' | 'Database schema' | 'Datenbankschema'
  | 'Parallel relations' | 'Gleichgerichtete Beziehung' | 'Replication object' | 'Replikationsobjekt' | 'Database instance'
  | 'Datenbankinstanz' | 'Middleware' | 'SOA Stack' | 'SOA-Stack' | 'Crypto card' | 'Kryptokarte' | 'SIM card' | 'SIM-Karte'
  | 'Layer 2 Net' | 'Layer-2-Netz' | 'Workplace' | 'Arbeitsplatz' | 'Migration objects' | 'Migrationsobjekt' | 'Switch chassis'
  | 'Switch Chassis' | 'Blade chassis' | 'Blade Chassis' | 'Blade server' | 'Blade Server' | 'VoIP telephone' | 'VoIP-Telefon'
  | 'Supernet' | 'Vehicle' | 'Fahrzeug' | 'Aircraft' | 'Flugzeug' | 'VRRP/HSRP Cluster' | 'Country' | 'Land' | 'City' | 'Stadt'
  | 'Cable tray' | 'Kabeltrasse' | 'Conduit' | 'Leerrohr' | 'Remote Management Controller' | 'VRRP' | 'Stacking' | 'Net zone'
  | 'Netzbereich' | 'Rack segment' | 'Rack-Segment' | 'Access Point Controller' | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11
  | 12 | 13 | 14 | 19 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36 | 37 | 38 | 39 | 40 | 41 | 42
  | 43 | 44 | 45 | 46 | 47 | 48 | 49 | 50 | 51 | 52 | 53 | 54 | 55 | 56 | 57 | 58 | 59 | 60 | 61 | 62 | 63 | 64 | 65 | 66 | 67
  | 68 | 69 | 70 | 71 | 72 | 73 | 74 | 75 | 76 | 77 | 81 | 82 | 83 | 84 | 85 | 86 | 87 | 88 | 89 | 90 | 91 | 92 | 1093;

/**
 * General as it is saved; what is absent keeps its value. Basic facts of every object: its name, its type, its status, and when
 * it was last changed.
 */
export interface GlobalData {
  /** Title: Name by which people know the object, such as web1.example.org. */
  title?: string;
  /** Purpose: Environment or use that the object is there for, such as production, quality assurance or test. */
  purpose?: ChoiceInput;
  /** Category: Grouping of your own across object types, such as by department or location. */
  category?: ChoiceInput;
  /** SYSID: Identifier that no other object has, given by the service unless one is saved; fit for labels. */
  sysid?: string | null;
  /** CMDB status: Stage in the life of the thing itself, such as planned, in operation or defect. */
  cmdb_status?: CmdbStatusChoice | ClearedChoice;
  /** Object type: Kind of thing the object is, such as server or building; it decides on the usual categories. */
  type?: ObjectTypeChoice | ClearedChoice;
  /** Tags: Free keywords to find and group objects by. */
  tag?: ChoicesInput | ClearedChoice;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Graphic card as it is saved; what is absent keeps its value. Cards and chips that drive the screens of a device or compute for
 * it.
 */
export interface GraphicData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Product name of the card, such as RTX A2000. */
  title?: string | null;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer?: ChoiceInput;
  /** Memory: Video memory of the card, in the unit stated beside it. */
  memory?: number | `${number}` | Cleared;
  /** Memory unit: Unit of the video memory, such as GB. */
  unit?: MemoryUnitChoice | ClearedChoice;
  /** Firmware: Version of the software that runs on the hardware itself, such as 2.14.1. */
  firmware?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Group memberships as it is saved; what is absent keeps its value. Object groups that contain this object, seen from the object.
 */
export interface GroupMembershipsData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Group: Object group that the object is in. */
  connected_object?: Id | Id[];
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Guest systems as it is saved; what is absent keeps its value. Virtual machines that run on this host. */
export interface GuestSystemsData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Guest systems: Virtual machine that runs here. */
  connected_object?: Id | Id[];
}

/** A choice of the dialog hba_type, by its constant, textual id or title, or by its number. */
export type HbaTypeChoice =
  | 'C__STOR_TYPE_FC_CONTROLLER' | 'C__STOR_TYPE_ISCSI_CONTROLLER' | 'C__STOR_TYPE_SAS_CONTROLLER'
  | 'C__STOR_TYPE_SATA_CONTROLLER' | 'FC' | 'iSCSI/FCIP' | 'SAS' | 'SATA' | 1 | 2 | 3 | 4;

/**
 * Host Bus Adapter (HBA) as it is saved; what is absent keeps its value. Adapters that connect a server to the storage network.
 */
export interface HbaData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Name of the adapter, such as HBA slot 3. */
  title?: string | null;
  /** Type: Protocol the adapter speaks, such as FC or iSCSI. */
  type?: HbaTypeChoice | ClearedChoice;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer?: ChoiceInput;
  /** Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets. */
  model?: ChoiceInput;
  /** Firmware: Version of the software that runs on the hardware itself, such as 2.14.1. */
  firmware?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Data Source as it is saved; what is absent keeps its value. Names under which other systems know this object, so that imports
 * and scripts find it again.
 */
export interface IdentifierData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Key: Name of the identifier in the other system, such as deviceid. */
  key?: string | null;
  /** Value: The identifier itself, such as 10233. */
  value?: string | null;
  /** Type: System that gave the identifier, such as JDisc or OTRS. */
  type?: ChoiceInput;
  /** Group: Part of the other system, such as a tenant or a scan profile. */
  group?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Object picture as it is saved; what is absent keeps its value. One photo or drawing that stands for the object in lists and on
 * its page.
 */
export interface ImageData {
  /** Uploaded images: File name of the picture, such as server-front.png. */
  image_selection?: string | null;
  /** File: The picture itself: PNG, JPEG, GIF, WebP, AVIF, BMP, ICO or SVG, Base64-encoded in calls. */
  image?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Images as it is saved; what is absent keeps its value. Further photos of the object, such as type plate, rear side or place of
 * installation.
 */
export interface ImagesData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** File name: Name of the picture with its ending, such as rear.jpg. */
  name?: string | null;
  /** File content: The picture itself, Base64-encoded in calls. */
  content?: string | null;
}

/** Invoice as it is saved; what is absent keeps its value. Bills for this object, from receipt to payment. */
export interface InvoiceData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Goods or work that is charged, such as Maintenance 2026. */
  denotation?: string | null;
  /** Invoice Date: Day printed on the bill. */
  date?: string | null;
  /** Amount: Sum that has to be paid. */
  amount?: MoneyInput | Cleared;
  /** Edited at: Day the bill was checked and approved. */
  edited?: string | null;
  /** Dispensing Tax Accounting: Day the bill was handed to the accounting department. */
  financial_accounting_delivery?: string | null;
  /** Charged: Whether the sum has left the account. */
  charged?: YesNoInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * A choice of the dialog net_type, by its constant, textual id or title, or by its number. IPv4 and IPv6 are checked as such;
 * AppleTalk and IPX are kept for old networks.
 */
export type NetTypeChoice =
  | 'C__CATS_NET_TYPE__IPV4' | 'C__CATS_NET_TYPE__IPV6' | 'C__CATS_NET_TYPE__AT' | 'C__CATS_NET_TYPE__IPX'
  | 'IPv4 (Internet Protocol v4)' | 'IPv6 (Internet Protocol v6)' | 'AT (AppleTalk)' | 'IPX (Internet Packet Exchange)' | 1
  | 1000 | 3 | 2;

/**
 * A choice of the dialog ip_assignment, by its constant, textual id or title, or by its number. DHCP reserved: always the same
 * address for a known device; unnumbered: the port borrows that of another.
 */
export type IpAssignmentChoice =
  | 'C__CATP__IP__ASSIGN__DHCP' | 'C__CATP__IP__ASSIGN__DHCP_RESERVED' | 'C__CATP__IP__ASSIGN__STATIC'
  | 'C__CATP__IP__ASSIGN__UNNUMBERED' | 'DHCP' | 'DHCP reserved' | 'DHCP reserviert' | 'static' | 'statisch' | 'unnumbered' | 1
  | 1000 | 2 | 3;

/**
 * A choice of the dialog ipv6_assignment, by its constant, textual id or title, or by its number. SLAAC: the device makes its
 * address itself; DHCPv6: a server gives it; reserved: always the same one.
 */
export type Ipv6AssignmentChoice =
  | 'C__CMDB__CATG__IP__DHCPV6' | 'C__CMDB__CATG__IP__SLAAC_AND_DHCPV6' | 'C__CMDB__CATG__IP__SLAAC'
  | 'C__CMDB__CATG__IP__SLAAC_AND_DHCPV6_RESERVED' | 'C__CMDB__CATG__IP__DHCPV6_RESERVED' | 'C__CMDB__CATG__IP__STATIC'
  | 'DHCPv6' | 'SLAAC and DHCPv6' | 'SLAAC und DHCPv6' | 'SLAAC' | 'SLAAC and DHCPv6 (reserved)'
  | 'SLAAC und DHCPv6 (reserviert)' | 'DHCPv6 (reserved)' | 'DHCPv6 (reserviert)' | 'Static' | 'Statisch' | 1 | 2 | 3 | 4 | 5 | 6;

/** A row of aliases as it is saved. */
export interface IpAliasesRowData {
  hostname?: string | null;
  domain?: string | null;
}

/** Host address as it is saved; what is absent keeps its value. Network addresses of a device, with host name, net and port. */
export interface IpData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Type: Protocol of the address: IPv4, IPv6 or an older one. */
  net_type?: NetTypeChoice | ClearedChoice;
  /** Primary: Marks the address by which the device is reached for administration. */
  primary?: YesNoInput | Cleared;
  /** Active: Whether the address is in use at the moment. */
  active?: YesNoInput | Cleared;
  /** Net: Layer 3 net the address lies in, such as 192.168.10.0/24. */
  net?: LinkInput | Cleared;
  /** Net zone: Security zone within the net, such as DMZ. */
  zone?: LinkInput | Cleared;
  /** Address allocation IPv4: How the device gets its address: fixed, from DHCP, or reserved there. */
  ipv4_assignment?: IpAssignmentChoice | ClearedChoice;
  /** IPv4 address: Four numbers with dots, such as 192.168.10.21. */
  ipv4_address?: string | null;
  /** Address allocation IPv6: How the device gets its address: fixed, by SLAAC or from DHCPv6. */
  ipv6_assignment?: Ipv6AssignmentChoice | ClearedChoice;
  /** IPv6 scope: How far the address is valid: worldwide, within the organisation or on one link. */
  ipv6_scope?: ChoiceInput;
  /** IPv6 address: Groups of hexadecimal digits with colons, such as 2001:db8::21. */
  ipv6_address?: string | null;
  /** Hostname: Name of the device without its domain, such as web1. */
  hostname?: string | null;
  /** Domain: Part of the full name after the host name, such as example.org. */
  domain?: string | null;
  /** DNS Server: Servers that the device asks to resolve names. */
  dns_server?: LinksInput | Cleared;
  /** Search domain: Domains that are appended to short names, such as intra.example.org. */
  dns_domain?: ChoicesInput | ClearedChoice;
  /** Default gateway for the net: Whether this address is the way out of its net, as that of a router. */
  use_standard_gateway?: YesNoInput | Cleared;
  /**
   * Shared as: Role in which other devices have the same address on purpose, such as VRRP or anycast; without one it is unique in
   * its net.
   */
  shared_as?: ChoiceInput;
  /** Assigned Port: Physical port of this device that has the address. */
  assigned_port?: LinkInput | Cleared;
  /** Assigned Logical Port: Interface made in software, such as a VLAN or a bond, that has the address. */
  assigned_logical_port?: LinkInput | Cleared;
  /** Aliases: Further names that resolve to this address, as CNAME records do. */
  aliases?: IpAliasesRowData[] | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Service Type as it is saved; what is absent keeps its value. Classification of a service, for reports and service catalogues.
 */
export interface ItsTypeData {
  /** Type: Class the service belongs to, such as business service or infrastructure. */
  its_type?: ChoiceInput;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Service assignment as it is saved; what is absent keeps its value. Services that this object is part of, and which therefore
 * suffer when it fails.
 */
export interface ItServiceData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Service: Service that needs the object. */
  connected_object?: Id | Id[];
}

/**
 * Service components as it is saved; what is absent keeps its value. Objects the service consists of: servers, software,
 * networks, people.
 */
export interface ItServiceComponentsData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Assigned object: Object without which the service does not work. */
  connected_object?: Id | Id[] | Cleared;
}

/**
 * A choice of the dialog weighting, by its constant, textual id or title, or by its number. How badly a failure passes on: 1 is
 * very important, 5 important, 10 not important.
 */
export type WeightingChoice =
  | 'C__WEIGHTING__1' | 'C__WEIGHTING__2' | 'C__WEIGHTING__3' | 'C__WEIGHTING__4' | 'C__WEIGHTING__5' | 'C__WEIGHTING__6'
  | 'C__WEIGHTING__7' | 'C__WEIGHTING__8' | 'C__WEIGHTING__9' | 'C__WEIGHTING__10' | '1 - very important' | '1 - sehr wichtig'
  | '2' | '3' | '4' | '5 - important' | '5 - wichtig' | '6' | '7' | '8' | '9' | '10 - not important' | '10 - nicht wichtig' | 1
  | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/**
 * Service Relation as it is saved; what is absent keeps its value. How the parts of a service depend on each other, with a weight
 * for each dependency.
 */
export interface ItServiceRelationsData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Object 1: First side of the relation, such as the database server. */
  object1?: LinkInput;
  /** Object 2: Second side of the relation, such as the web server that needs it. */
  object2?: LinkInput;
  /** Relation type: Meaning of the relation, such as runs on or is connected to. */
  relation_type?: string | number;
  /** Weighting: How badly a failure of one side hits the other, from 1 (most) to 10 (least). */
  weighting?: WeightingChoice;
  /** Service: Service for which the relation matters. */
  itservice?: LinkInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** A choice of the dialog jdisc_ca_type, by its constant, textual id or title, or by its number. */
export type JdiscCaTypeChoice =
  | 'C__JDISC__CA_TYPE__TEXT' | 'C__JDISC__CA_TYPE__MULTITEXT' | 'C__JDISC__CA_TYPE__INTEGER' | 'C__JDISC__CA_TYPE__DATE'
  | 'C__JDISC__CA_TYPE__TIME' | 'C__JDISC__CA_TYPE__ENUMERATION' | 'C__JDISC__CA_TYPE__CURRENCY' | 'C__JDISC__CA_TYPE__DOCUMENT'
  | 'Text' | 'Multi-line text' | 'Mehrzeiliger Text' | 'Integer' | 'Ganzzahl' | 'Date' | 'Datum' | 'Time' | 'Zeit'
  | 'Enumeration' | 'Aufzählung' | 'Currency' | 'Währung' | 'Document' | 'Dokument' | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/**
 * JDisc custom attributes as it is saved; what is absent keeps its value. Values of your own that were kept at the device in
 * JDisc and taken over from there.
 */
export interface JdiscCaData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Attribute title: Name of the value in JDisc, such as Rack label. */
  attribute?: string;
  /** Attribute content: The value as text, even where it is a number or a date. */
  attribute_content?: string | null;
  /** Attribute content: Kind of the value in JDisc, such as text, integer or date. */
  attribute_type?: JdiscCaTypeChoice | ClearedChoice;
  /** Attribute folder: Path of folders under which JDisc shows the value. */
  attribute_folder?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Last login user as it is saved; what is absent keeps its value. Account that was last used on this computer, to find out where
 * a device has gone.
 */
export interface LastLoginUserData {
  /** Last logged in user: Name of the account, such as EXAMPLE\jdoe. */
  last_login?: string | null;
  /** Type: Origin of the account, such as local or domain. */
  type?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Logical devices (Client) as it is saved; what is absent keeps its value. Storage that this server gets from a storage system
 * over the SAN.
 */
export interface LdevClientData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Name of the device on the server, such as mpatha or Disk 4. */
  title?: string | null;
  /** Path: FC ports of the server over which the storage is reached. */
  paths?: LinksInput | Cleared;
  /** Logical devices (LDEV Server): Logical device on the storage system that stands behind it. */
  assigned_ldevserver?: LinkInput | Cleared;
  /** Primary path: FC port that is used as long as it works. */
  primary_path?: LinkInput | Cleared;
  /** Multipath technology: How the server spreads load over several paths or changes between them. */
  multipath?: ChoiceInput;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Logical devices (LDEV Server) as it is saved; what is absent keeps its value. Storage that this system offers to servers over
 * the SAN, an entry per LUN.
 */
export interface LdevServerData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Name of the logical device, such as VOL_ERP_01. */
  title?: string | null;
  /** LUN: Number under which servers see the device, such as 12. */
  lun?: string | null;
  /** Segment size (kB): Length of the blocks spread over the disks, such as 64 or 128. */
  segment_size?: number | `${number}` | Cleared;
  /** Memory-unit: Unit of the size offered to servers, such as GB. */
  unit?: MemoryUnitChoice | ClearedChoice;
  /** Capacity: Size that servers see, in the unit stated beside it. */
  capacity?: number | `${number}` | Cleared;
  /** Attached devices: Disks of this system that hold the data. */
  connected_devices?: LinksInput | Cleared;
  /** Paths: FC ports of this system that lead to the device. */
  paths?: LinksInput | Cleared;
  /** Primary path: FC port of this system that servers use first. */
  primary_path?: LinkInput | Cleared;
  /** Multipath technology: How load is spread over several paths, or which path takes over. */
  multipath?: ChoiceInput;
  /** Tier class: Class of speed and price, such as gold for flash. */
  tierclass?: ChoiceInput;
  /** Logical devices (Client): Devices on servers that use this storage. */
  ldev_clients?: LinksInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * A choice of the dialog location_option, by its constant, textual id or title, or by its number. Horizontal devices lie in the
 * units, vertical ones stand in the slots beside them.
 */
export type LocationOptionChoice =
  | 'C__RACK_INSERTION__HORIZONTAL' | 'C__RACK_INSERTION__VERTICAL' | 'Horizontal' | 'Vertical' | 'Vertikal' | 3 | 4;

/**
 * A choice of the dialog location_insertion, by its constant, textual id or title, or by its number. A device on both sides fills
 * its units from front to back; others leave room behind them.
 */
export type LocationInsertionChoice =
  | 'C__INSERTION__FRONT' | 'C__INSERTION__REAR' | 'C__INSERTION__BOTH' | 'Front' | 'Vorderseite' | 'Back' | 'Rückseite'
  | 'Front and backside' | 'Vorder- und Rückseite' | 1 | 0 | 2;

/**
 * Location as it is saved; what is absent keeps its value. Where the object is: in which room, in which rack, at which height.
 */
export interface LocationData {
  /** Location: Building, room or rack that the object is directly in. */
  parent?: LinkInput | Cleared;
  /** Assembly: Whether the device lies across the units of the rack or stands upright beside them. */
  option?: LocationOptionChoice | ClearedChoice;
  /** Insertion: Side of the rack that the device is mounted on: front, back or both. */
  insertion?: LocationInsertionChoice | ClearedChoice;
  /**
   * Position in the rack: Number of the rack unit that the device begins at, as printed on the rails; 10.5 is the upper half of
   * unit 10.
   */
  pos?: number | `${number}` | Cleared;
  /** GPS: Coordinates as one text, for clients that keep them so. */
  gps?: string | null;
  /** Latitude: Degrees north of the equator, such as 52.5200; south of it with a minus. */
  latitude?: string | null;
  /** Longitude: Degrees east of Greenwich, such as 13.4050; west of it with a minus. */
  longitude?: string | null;
  /** SNMP sysLocation: Place as it is set on the device itself, readable over SNMP. */
  snmp_syslocation?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Logbook as it is saved; what is absent keeps its value. Notes on what happened to this object, written by people and scripts.
 */
export interface LogbookData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Logical location as it is saved; what is absent keeps its value. Person that a workplace or device belongs to, apart from where
 * it stands.
 */
export interface LogicalUnitData {
  /** Parent object: Person that works here. */
  parent?: LinkInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** E-Mail addresses as it is saved; what is absent keeps its value. All e-mail addresses of a person, group or organisation. */
export interface MailAddressesData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** E-mail address: One address, such as jane.doe@example.org. */
  title?: string | null;
  /** Primary: Marks the address that messages are sent to. */
  primary?: YesNoInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Virtual managed objects as it is saved; what is absent keeps its value. Virtualization hosts that this management system
 * controls.
 */
export interface ManagedObjectsData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Object: Host that is controlled from here. */
  connected_object?: LinkInput | Cleared;
}

/** Manual assignment as it is saved; what is absent keeps its value. Manuals and guides for operating this object. */
export interface ManualData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Subject of the manual, such as Installation guide. */
  title?: string | null;
  /** Manual file: Object that holds the document. */
  manual?: LinkInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Memory as it is saved; what is absent keeps its value. Memory modules of a device; equal modules may share an entry. */
export interface MemoryData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Quantity: How many equal modules the entry stands for. */
  quantity?: number | `${number}` | Cleared;
  /** Title: Build of the modules, such as SDRAM or Flash. */
  title?: ChoiceInput;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer?: ChoiceInput;
  /** Type: Generation that slots must fit, such as DDR5. */
  type?: ChoiceInput;
  /** Capacity: Size of one module, in the unit stated beside it. */
  capacity?: number | `${number}` | Cleared;
  /** Memory unit: Unit of the size of a module, such as GB. */
  unit?: MemoryUnitChoice | ClearedChoice;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Model as it is saved; what is absent keeps its value. Which product the device is, with the numbers that support and warranty
 * ask for.
 */
export interface ModelData {
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer?: ChoiceInput;
  /** Model: Product name out of those of the manufacturer, such as PowerEdge R760. */
  title?: ChoiceInput;
  /** Product ID: Number by which the product is ordered, such as P52560-421. */
  productid?: string | null;
  /** Service Tag: Code of the manufacturer for this single device, to look up warranty and drivers. */
  service_tag?: string | null;
  /** Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases. */
  serial?: string | null;
  /** Firmware: Version of the software that runs on the hardware itself, such as 2.14.1. */
  firmware?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Monitoring as it is saved; what is absent keeps its value. Whether and under which name a monitoring system watches this
 * object.
 */
export interface MonitoringData {
  /** Active: Whether the object is to be watched. */
  active?: YesNoInput | Cleared;
  /** Monitoring host: Monitoring server that is in charge. */
  monitoring_host?: ChoiceInput;
  /** Hostname: Name of the object in the monitoring system, where it is written by hand. */
  host_name?: string | null;
  /** Hostname selection: Number of the rule for that name: own name, host name or title of the object. */
  host_name_selection?: IntegerInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Network as it is saved; what is absent keeps its value. Menu entry for network hardware and ports of a device; it shows the
 * interfaces.
 */
export interface NetworkData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Name of the card, such as Onboard NIC or Slot 1. */
  title?: string | null;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer?: ChoiceInput;
  /** Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets. */
  model?: ChoiceInput;
  /** Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases. */
  serial?: string | null;
  /** Slotnumber: Place of the card in the device, such as 3. */
  slot?: string | null;
  /** Firmware: Version of the software that runs on the hardware itself, such as 2.14.1. */
  firmware?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Interface as it is saved; what is absent keeps its value. Network cards and line cards of a device, which carry its ports. */
export interface NetworkInterfaceData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Name of the card, such as Onboard NIC or Slot 1. */
  title?: string | null;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer?: ChoiceInput;
  /** Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets. */
  model?: ChoiceInput;
  /** Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases. */
  serial?: string | null;
  /** Slotnumber: Place of the card in the device, such as 3. */
  slot?: string | null;
  /** Firmware: Version of the software that runs on the hardware itself, such as 2.14.1. */
  firmware?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * logical Ports as it is saved; what is absent keeps its value. Interfaces made in software: VLANs, bonds, bridges, loopbacks.
 */
export interface NetworkLogPortData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Name in the operating system, such as bond0 or Vlan10. */
  title?: string | null;
  /** Net(s): Layer 2 nets that the interface takes part in. */
  net?: LinksInput | Cleared;
  /** MAC: Hardware address of the interface, such as 00:1A:2B:3C:4D:5E. */
  mac?: string | null;
  /** Type: Construction in software, such as bond, bridge or VLAN. */
  port_type?: ChoiceInput;
  /** Port Allocation: Physical ports that the interface is made of. */
  ports?: LinksInput | Cleared;
  /** Parent port: Logical interface that this one is stacked on, such as bond0 under bond0.10. */
  parent?: LinkInput | Cleared;
  /** Standard: Protocol that it follows, such as 802.3ad. */
  standard?: ChoiceInput;
  /** Active: Whether the interface is switched on. */
  active?: YesNoInput | Cleared;
  /** Host address: IP addresses that are set on the interface. */
  addresses?: LinksInput | Cleared;
  /** Assigned to connector: Logical interface of another device that this one is connected to. */
  assigned_connector?: LinkInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * A choice of the dialog port_negotiation, by its constant, textual id or title, or by its number. Both ends of a cable should be
 * set alike: automatic on both, or the same fixed values.
 */
export type PortNegotiationChoice =
  | 'C__PORT_NEGOTIATION__AUTO' | 'C__PORT_NEGOTIATION__MANUAL' | 'Automatic' | 'Automatisch' | 'Manual' | 'Manuell' | 1 | 2;

/**
 * A choice of the dialog port_duplex, by its constant, textual id or title, or by its number. Full: sending and receiving at
 * once; half: by turns, as old hubs need it.
 */
export type PortDuplexChoice = 'C__PORT_DUPLEX__FULL' | 'C__PORT_DUPLEX__HALF' | 'Full' | 'Voll' | 'Half' | 'Halb' | 2 | 1;

/**
 * Port as it is saved; what is absent keeps its value. Physical network sockets of a device, with speed, MAC address and cable.
 */
export interface NetworkPortData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Name of the socket, such as eth0 or Gi1/0/24. */
  title?: string | null;
  /** Connected interface: Network card of this device that the socket is on. */
  interface?: LinkInput | Cleared;
  /** Type: Kind of network, such as Ethernet or WLAN. */
  port_type?: ChoiceInput;
  /** Mode: Whether it stands alone or is part of a link aggregation. */
  port_mode?: ChoiceInput;
  /** Plug: Shape of the plug that fits, such as RJ-45 or LC. */
  plug_type?: ChoiceInput;
  /** Negotiation: Whether speed and duplex are agreed automatically or set by hand. */
  negotiation?: PortNegotiationChoice | ClearedChoice;
  /** Duplex: Whether it sends and receives at once, or by turns. */
  duplex?: PortDuplexChoice | ClearedChoice;
  /** Speed: Data rate of the link, such as 10, in the unit stated beside it. */
  speed?: number | `${number}` | Cleared;
  /** Unit: Unit of the data rate of the link, such as Gbit/s. */
  speed_type?: PortSpeedChoice | ClearedChoice;
  /** Standard: Ethernet standard that it keeps to, such as 1000BASE-T. */
  standard?: ChoiceInput;
  /** MAC-address: Hardware address of the socket, such as 00:1A:2B:3C:4D:5F. */
  mac?: string | null;
  /** MTU: Largest packet in bytes that is sent whole, such as 1500 or 9000. */
  mtu?: string | null;
  /** Connected with: Connection point at the other end of the cable; setting it connects both ends. */
  assigned_connector?: LinkInput | Cleared;
  /**
   * Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at, such as 3 or 1-4.
   */
  assigned_positions?: string | null;
  /**
   * Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an output.
   */
  connector_sibling?: LinkInput | Cleared;
  /**
   * Positions of the input/output: Positions of the connector on the other side that this one leads to, such as fibre 3 or 3-4.
   */
  sibling_positions?: string | null;
  /** Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12. */
  positions?: number | `${number}` | Cleared;
  /** Cable ID: Object that documents the cable plugged into the port. */
  cable?: LinkInput | Cleared;
  /** Active: Whether the port is switched on in the configuration of the device. */
  active?: YesNoInput | Cleared;
  /** Host address: IP addresses of this device that the port has. */
  addresses?: (Id | string)[] | string | Cleared;
  /** Layer 2 Net: VLANs that the port carries, tagged or not. */
  layer2_assignment?: LinksInput | Cleared;
  /** Connected interface (HBA): Host bus adapter of this device that the port is on. */
  hba?: LinkInput | Cleared;
  /** Standard VLAN: VLAN that frames without a tag belong to. */
  default_vlan?: LinkInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
  /** Relation direction: Object from which the connection counts, where one of the two supplies and the other depends on it. */
  relation_direction?: LinkInput | Cleared;
}

/**
 * Network connections as it is saved; what is absent keeps its value. Menu entry for open ports and connections of a device; it
 * shows the listeners.
 */
export interface NetConnectionsFolderData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Layer 3/4 Protocol: Transport of the service: TCP, UDP or ICMP. */
  protocol?: ChoiceInput;
  /** Layer 5-7 Protocol: Application protocol on top of the transport, such as HTTPS or LDAP. */
  protocol_layer_5?: ChoiceInput;
  /** (Bind) ip address: Address of this device on which the service listens. */
  ip_address?: LinkInput | Cleared;
  /** Of: First open port of the range, such as 443. */
  port_from?: number | `${number}` | Cleared;
  /** To: Last open port of the range; the same as the first for a single port. */
  port_to?: number | `${number}` | Cleared;
  /** Opened by application: Program that has opened the port. */
  opened_by?: LinkInput | Cleared;
  /** Gateway: Firewall or load balancer that stands before the port. */
  gateway?: LinkInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Connection as it is saved; what is absent keeps its value. Connections that this device opens to services on other devices, as
 * firewalls have to allow them.
 */
export interface NetConnectorData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** (Source) ip address: Address of this device that the connection comes from. */
  ip_address?: LinkInput | Cleared;
  /** Of: First source port of the range, such as 49152. */
  port_from?: number | `${number}` | Cleared;
  /** To: Last source port of the range; the same as the first for a single port. */
  port_to?: number | `${number}` | Cleared;
  /** Listener: Open port on the other side that the connection leads to. */
  connected_listener?: LinkInput;
  /** Connected with: Device whose service is used. */
  connected_to?: LinkInput;
  /** Gateway: Firewall or router that the connection passes. */
  gateway?: LinkInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Listener as it is saved; what is absent keeps its value. Ports of this device that wait for connections, for firewall rules and
 * audits.
 */
export interface NetListenerData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Layer 3/4 Protocol: Transport of the service: TCP, UDP or ICMP. */
  protocol?: ChoiceInput;
  /** Layer 5-7 Protocol: Application protocol on top of the transport, such as HTTPS or LDAP. */
  protocol_layer_5?: ChoiceInput;
  /** (Bind) ip address: Address of this device on which the service listens. */
  ip_address?: LinkInput | Cleared;
  /** Of: First open port of the range, such as 443. */
  port_from?: number | `${number}` | Cleared;
  /** To: Last open port of the range; the same as the first for a single port. */
  port_to?: number | `${number}` | Cleared;
  /** Opened by application: Program that has opened the port. */
  opened_by?: LinkInput | Cleared;
  /** Gateway: Firewall or load balancer that stands before the port. */
  gateway?: LinkInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Options as it is saved; what is absent keeps its value. How the zone is drawn in lists of addresses, and the domain of its
 * hosts.
 */
export interface NetZoneOptionsData {
  /** Zone color: Shade in which addresses of the zone are marked, such as #FF0000. */
  color?: string | null;
  /** Domain: Domain of the hosts in the zone, such as dmz.example.org. */
  domain?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * locally assigned objects as it is saved; what is absent keeps its value. Everything that is directly in this place: devices in
 * the rack, racks in the room.
 */
export interface ObjectData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Object: Something that stands here; saving it moves it to this place. */
  assigned_object?: Id | Id[];
}

/**
 * Operating system as it is saved; what is absent keeps its value. System software that the device starts, with version and
 * licence.
 */
export interface OperatingSystemData {
  /** Operating system: Object of that system software, such as Debian or Windows Server. */
  application?: LinkInput | Cleared;
  /** Type: Whether it runs as a program or as the operating system of the device. */
  application_type?: ApplicationTypeChoice | ClearedChoice;
  /** Priority: Marks the operating system that a device with several of them starts by default. */
  application_priority?: ApplicationPriorityChoice | ClearedChoice;
  /** Assigned license: Licence that this installation uses up; reports on free licences count it. */
  assigned_license?: LinkInput | Cleared;
  /** Service: Services that need this installation, so that an outage can be traced to them. */
  assigned_it_service?: LinksInput | Cleared;
  /** Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software. */
  assigned_variant?: LinkInput | Cleared;
  /** Version number: Release that is installed, out of those listed at the software; an unknown number is added there. */
  assigned_version?: Id | string | [(Id | string)] | Cleared;
  /** Used databases: Databases in which the installation keeps its data. */
  assigned_databases?: LinksInput | Cleared;
  /** Installation date: When the system was set up on the device. */
  installDate?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Passwords as it is saved; what is absent keeps its value. Accounts and secrets of a device or program; give rights on this
 * category to few.
 */
export interface PasswdData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Purpose of the account, such as Local administrator. */
  title?: string | null;
  /** Username: Account name to sign in with, such as admin. */
  username?: string | null;
  /** Password: Secret of the account; lists and forms hide it. */
  password?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Assigned Workplaces as it is saved; what is absent keeps its value. Desks and devices at which this person works. */
export interface PersonAssignedWorkstationData {
  /** Assigned Workplaces: Places of work of the person; each names the person as its owner. */
  assigned_workstations?: LinksInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Status-Planning as it is saved; what is absent keeps its value. Which CMDB status the object is to have in which period, such
 * as from order to scrapping.
 */
export interface PlanningData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** CMDB status: Status that is planned for the period. */
  cmdb_status?: CmdbStatusChoice | ClearedChoice;
  /** Validity period from: First day of the planned status. */
  start?: string | null;
  /** Validity period to: Last day of the planned status. */
  end?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Power consumer as it is saved; what is absent keeps its value. Power supply units and plugs through which a device draws
 * current.
 */
export interface PowerConsumerData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Label of the power supply unit, such as PSU 1. */
  title?: string | null;
  /** Active: Whether the unit is in use, or only there as a spare. */
  active?: YesNoInput | Cleared;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer?: ChoiceInput;
  /** Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets. */
  model?: ChoiceInput;
  /** Volt: Voltage the unit needs, such as 230. */
  volt?: NumberInput | Cleared;
  /** Watt: Power it draws at most, to plan circuits and cooling. */
  watt?: number | `${number}` | Cleared;
  /** Ampere: Current it draws at most, such as 3.5. */
  ampere?: number | `${number}` | Cleared;
  /** BTU: Heat it gives off per hour in British thermal units. */
  btu?: string | null;
  /** Target object: Connection point at the other end of the cable; setting it connects both ends. */
  assigned_connector?: LinkInput | Cleared;
  /**
   * Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at, such as 3 or 1-4.
   */
  assigned_positions?: string | null;
  /**
   * Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an output.
   */
  connector_sibling?: LinkInput | Cleared;
  /**
   * Positions of the input/output: Positions of the connector on the other side that this one leads to, such as fibre 3 or 3-4.
   */
  sibling_positions?: string | null;
  /** Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12. */
  positions?: number | `${number}` | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Power supplier as it is saved; what is absent keeps its value. Power that a UPS, PDU or fuse delivers to other devices. */
export interface PowerSupplierData {
  /** Title: Label of the outlet or fuse, such as F12. */
  title?: string | null;
  /** Volt: Voltage that is delivered, such as 230. */
  volt?: NumberInput | Cleared;
  /** Watt: Power that is delivered at most. */
  watt?: number | `${number}` | Cleared;
  /** Ampere: Current up to which the fuse holds, such as 16. */
  ampere?: number | `${number}` | Cleared;
  /** Target object: Connection point at the other end of the cable; setting it connects both ends. */
  assigned_connector?: LinkInput | Cleared;
  /**
   * Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at, such as 3 or 1-4.
   */
  assigned_positions?: string | null;
  /**
   * Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an output.
   */
  connector_sibling?: LinkInput | Cleared;
  /**
   * Positions of the input/output: Positions of the connector on the other side that this one leads to, such as fibre 3 or 3-4.
   */
  sibling_positions?: string | null;
  /** Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12. */
  positions?: number | `${number}` | Cleared;
  /** Assigned category type: Constant of the category that the power connection comes from. */
  assigned_category?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * QinQ SP-VLAN as it is saved; what is absent keeps its value. Outer VLAN of a provider that carries this VLAN (IEEE 802.1ad).
 */
export interface QinqSpData {
  /** Assigned SP-VLAN: VLAN whose tag is put around the frames of this one. */
  spvlan?: LinkInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * A choice of the dialog raid_type, by its constant, textual id or title, or by its number. Hardware: a controller joins the
 * disks; software: the operating system does.
 */
export type RaidTypeChoice =
  | 'C__CMDB__RAID_TYPE__HARDWARE' | 'C__CMDB__RAID_TYPE__SOFTWARE' | 'Hardware-Raid' | 'Hardware-RAID' | 'Software-Raid'
  | 'Software-RAID' | 1 | 2;

/**
 * A choice of the dialog stor_raid_level, by its constant, textual id or title, or by its number. 0 spreads without safety, 1
 * mirrors, 5 and 6 survive one or two failed disks, 10 spreads over mirrors, JBOD strings together.
 */
export type StorRaidLevelChoice =
  | 'C__STOR_RAID_LEVEL__0' | 'C__STOR_RAID_LEVEL__1' | 'C__STOR_RAID_LEVEL__2' | 'C__STOR_RAID_LEVEL__5'
  | 'C__STOR_RAID_LEVEL__10' | 'C__STOR_RAID_LEVEL__JBOD' | 'C__STOR_RAID_LEVEL__6' | '0' | '1' | '2' | '5' | '10' | 'JBOD' | '6'
  | 1 | 2 | 3 | 4 | 5 | 6 | 1000;

/**
 * Raid-Array as it is saved; what is absent keeps its value. Disks that are joined for safety or speed, by a controller or by the
 * operating system.
 */
export interface RaidData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Type: Whether a controller or the operating system joins the disks. */
  raid_type?: RaidTypeChoice | ClearedChoice;
  /** Title: Name of the array, such as md0 or Virtual Disk 1. */
  title?: string | null;
  /** RAID Level: How data are spread over the disks; it decides on safety and usable space. */
  raid_level?: StorRaidLevelChoice | ClearedChoice;
  /** Controller: Adapter that joins the disks, where hardware does it. */
  controller?: LinkInput | Cleared;
  /** Connected devices: Disks that the array is made of. */
  storages?: LinksInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Relationship as it is saved; what is absent keeps its value. All dependencies of this object, made by links or by hand. */
export interface RelationData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Object 1: First side, from which the relation is read, such as the host. */
  object1?: LinkInput;
  /** Object 2: Second side, to which the relation leads, such as the virtual machine. */
  object2?: LinkInput;
  /** Relation type: Meaning of the relation, such as software runs on a device. */
  relation_type?: string | number;
  /** Weighting: How much one side suffers when the other fails, from 1 (most) to 10 (least). */
  weighting?: WeightingChoice;
  /** Service: Service that the relation is limited to; empty where it always holds. */
  itservice?: LinkInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Remote Management Controller as it is saved; what is absent keeps its value. Management board by which the device is reached
 * even when it is switched off, such as iLO or iDRAC.
 */
export interface RmControllerData {
  /** Remote Management Controller: Object of the management board. */
  connected_object?: LinkInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Managed devices as it is saved; what is absent keeps its value. Devices that are administered through this management board.
 */
export interface RmControllerBackwardData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Remote Management Controller: Device that the board is in. */
  connected_object?: Id | Id[];
}

/**
 * Services as it is saved; what is absent keeps its value. Offer of the IT to departments or customers, as it stands in the
 * service catalogue.
 */
export interface ServiceData {
  /** Service number: Number in the service catalogue, such as SRV-0042. */
  service_number?: string | null;
  /** Service type: Whether it supports the IT itself or a business process. */
  type?: ChoiceInput;
  /** Service category: Field it belongs to, such as communication or workplace. */
  category?: ChoiceInput;
  /** Business Unit: Department that owns the service or pays for it. */
  business_unit?: ChoiceInput;
  /** Active in service catalogue: Whether customers can order it. */
  active?: YesNoInput | Cleared;
  /** Service description internal: Explanation for the IT: parts, operation, contacts. */
  service_description_intern?: string | null;
  /** Service description external: Explanation for customers: benefit, scope, conditions. */
  service_description_extern?: string | null;
  /** Aliases: Other names by which customers ask for it. */
  service_alias?: ChoicesInput | ClearedChoice;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Shares as it is saved; what is absent keeps its value. Folders that this device offers on the network. */
export interface SharesData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Share name: Name under which the folder appears, such as Projects. */
  title?: string | null;
  /** UNC-path: Full network path, such as \\fs1\Projects. */
  unc_path?: string | null;
  /** Volume: Volume of this device that the folder lies on. */
  volume?: LinkInput | Cleared;
  /** Local path: Folder on the device itself, such as /srv/projects. */
  path?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Share Access as it is saved; what is absent keeps its value. Network folders of other devices that this one uses. */
export interface ShareAccessData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Selected object: Device that offers the folder. */
  assigned_objects?: LinkInput | Cleared;
  /** Mountpoint: Where the folder is attached here, such as /mnt/projects or P:. */
  mountpoint?: string | null;
  /** Share name: Folder of that device, out of its shares. */
  shares?: LinkInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * A choice of the dialog cp_contract_type, by its constant, textual id or title, or by its number. A replacement continues the
 * number of an older contract.
 */
export type CpContractTypeChoice =
  | 'C__CMDB__MAIN_CONTRACT' | 'C__CMDB__ALTERNATIVE_CONTRACT' | 'Main Contract' | 'Hauptvertrag' | 'Contract Replacement'
  | 'Ersatzvertrag' | 1 | 2;

/** SIM as it is saved; what is absent keeps its value. Mobile phone contract of a device, with provider, rate and term. */
export interface SimData {
  /** Type: Whether it is the main contract or replaces another one. */
  type?: CpContractTypeChoice | ClearedChoice;
  /** Network provider: Company that runs the mobile network. */
  network_provider?: ChoiceInput;
  /** Telephone rate: Plan that was booked, such as Business M. */
  telephone_rate?: ChoiceInput;
  /** Start Date: First day of the contract. */
  start?: string | null;
  /** End Date: Last day of the contract. */
  end?: string | null;
  /** Date for Notification: Day to be reminded, such as before the period of notice ends. */
  threshold_date?: string | null;
  /** Phone Number: Number by which the device is called, such as +49 170 1234567. */
  phone_no?: string | null;
  /** Client Number: Number under which the provider keeps the contract. */
  client_no?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * SIM card as it is saved; what is absent keeps its value. One SIM card as an object of its own, with contract, PINs and twin
 * card.
 */
export interface SimCardData {
  /** Type: Whether the contract behind the card is the main one or a replacement. */
  type?: CpContractTypeChoice | ClearedChoice;
  /** Assigned mobile phone: Telephone that the card is in at the moment. */
  assigned_mobile?: LinkInput | Cleared;
  /** Network provider: Company whose mobile network the card uses. */
  network_provider?: ChoiceInput;
  /** Telephone rate: Plan of the card, such as Data 20 GB. */
  telephone_rate?: ChoiceInput;
  /** Start Date: First day on which the card is paid for. */
  start?: string | null;
  /** End Date: Last day on which the card is paid for. */
  end?: string | null;
  /** Date for Notification: Day to think of cancelling or renewing the card. */
  threshold_date?: string | null;
  /** Card Number: Long number printed on this card (ICCID), such as 89490200001234567890. */
  card_no?: string | null;
  /** Phone Number: Number on which the card is called, such as +49 170 7654321. */
  phone_no?: string | null;
  /** Client Number: Number by which the provider knows you as a customer. */
  client_no?: string | null;
  /** Pin: Code asked for when the device with the card is switched on. */
  pin?: string | null;
  /** Pin 2: Code for special functions of the card, such as fixed dialling. */
  pin2?: string | null;
  /** PUK: Code that unblocks the card after three wrong tries. */
  puk?: string | null;
  /** PUK2: Code that unblocks the second code after three wrong tries. */
  puk2?: string | null;
  /** Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases. */
  serial?: string | null;
  /** Twin Card: Whether there is a second card with the same number, such as for a car. */
  twincard?: YesNoInput | Cleared;
  /** Card Number: Long number printed on the second card. */
  tc_card_no?: string | null;
  /** Phone Number: Number of the second card, where it has one of its own. */
  tc_phone_no?: string | null;
  /** Pin: Code that unlocks the second card. */
  tc_pin?: string | null;
  /** Pin 2: Code for special functions of the second card. */
  tc_pin2?: string | null;
  /** PUK: Code that unblocks the second card after three wrong tries. */
  tc_puk?: string | null;
  /** PUK2: Code that unblocks the second code of the second card. */
  tc_puk2?: string | null;
  /** Serial number: Number of the chip on the second card. */
  tc_serial_no?: string | null;
  /** Description (Twin Card): Notes on the second card, such as in which car it is. */
  optional_info?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * A choice of the dialog sla_service_level_kind, by its constant, textual id or title, or by its number. Availability is a share
 * of the service hours, the contingent a sum of hours of outage.
 */
export type SlaServiceLevelKindChoice =
  | 'Minimal availability in %' | 'Failure contingent in hours' | 'Mindestverfügbarkeit in %' | 'Ausfallkontingent in Stunden'
  | 1 | 2;

/**
 * A choice of the dialog unit_of_time, by its constant, textual id or title, or by its number. Units of durations; values are
 * compared in seconds.
 */
export type UnitOfTimeChoice =
  | 'C__CMDB__UNIT_OF_TIME__SECOND' | 'C__CMDB__UNIT_OF_TIME__MINUTE' | 'C__CMDB__UNIT_OF_TIME__HOUR'
  | 'C__CMDB__UNIT_OF_TIME__DAY' | 'C__CMDB__UNIT_OF_TIME__MONTH' | 'C__CMDB__UNIT_OF_TIME__YEAR' | 'Seconds' | 'Sekunden'
  | 'Minutes' | 'Minuten' | 'Hours' | 'Stunden' | 'Days' | 'Tage' | 'Months' | 'Monate' | 'Years' | 'Jahre' | 1 | 2 | 3 | 4 | 5
  | 6;

/** SLA as it is saved; what is absent keeps its value. Agreement on availability, service hours and times of repair. */
export interface SlaData {
  /** Service-ID: Number of the agreement, as it stands in the contract. */
  service_id?: string | null;
  /** SLA service level: How the promise is measured: availability in per cent, or hours of outage. */
  service_level?: SlaServiceLevelKindChoice | ClearedChoice;
  /** SLA service level (Dialog): Level that was agreed, such as gold or 99.9 %. */
  service_level_dialog?: ChoiceInput;
  /** Weekday: Days on which the agreement holds, as a number with a bit per day. */
  days?: IntegerInput | Cleared;
  /** Monday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none. */
  monday_time?: string | null;
  /** Tuesday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none. */
  tuesday_time?: string | null;
  /** Wednesday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none. */
  wednesday_time?: string | null;
  /** Thursday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none. */
  thursday_time?: string | null;
  /** Friday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none. */
  friday_time?: string | null;
  /** Saturday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none. */
  saturday_time?: string | null;
  /** Sunday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none. */
  sunday_time?: string | null;
  /** Reaction time: How long it may take until work on a fault begins. */
  reaction_time?: number | `${number}` | Cleared;
  /** Reaktion time unit: Unit of the time until work begins, such as hours. */
  reaction_time_unit?: UnitOfTimeChoice | ClearedChoice;
  /** Recovery time: How long it may take until everything works again. */
  recovery_time?: number | `${number}` | Cleared;
  /** Recovery time unit: Unit of the time until everything works again, such as hours. */
  recovery_time_unit?: UnitOfTimeChoice | ClearedChoice;
  /** Calendar: Public holidays that count, such as those of Bavaria. */
  calendar?: ChoiceInput;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Smart Card Certificate as it is saved; what is absent keeps its value. Chip card of a person with a certificate for signing and
 * logging in.
 */
export interface SmartcardCertificateData {
  /** Card number: Number printed on the chip card. */
  cardnumber?: string | null;
  /** Barring password: Secret that is asked for when the card is reported as lost. */
  barring_password?: string | null;
  /** PIN no.: Code that unlocks the chip card. */
  pin_nr?: string | null;
  /** Reference: Number under which the issuer keeps the certificate. */
  reference?: string | null;
  /** Expires on: Last day the certificate can be used. */
  expires_on?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** SOA-Stacks as it is saved; what is absent keeps its value. Chains of software and devices that together provide a function. */
export interface SoaStacksData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Name of the chain, such as Web shop front end. */
  title?: string | null;
  /** SOA-Stacks: Object that stands for the chain as a whole. */
  soa_stack_object?: LinkInput | Cleared;
  /** SOA-Component: Software and devices in the chain. */
  soa_stack_components?: LinksInput | Cleared;
  /** Service: Services that the chain is part of. */
  soa_stack_it_services?: LinksInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Sound card as it is saved; what is absent keeps its value. Audio hardware of a device. */
export interface SoundData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer?: ChoiceInput;
  /** Title: Product name of the audio chip or card, such as ALC897. */
  title?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * A choice of the dialog stack_member_mode, by its constant, textual id or title, or by its number. The active member leads the
 * stack, passive ones follow and can take over.
 */
export type StackMemberModeChoice = 'Passive' | 'Active' | 'Passiv' | 'Aktiv' | 0 | 1;

/**
 * Stack member as it is saved; what is absent keeps its value. Switches that are joined into one stack and administered as one
 * device.
 */
export interface StackMemberData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Member: Switch that is part of the stack. */
  assigned_object?: LinkInput | Cleared;
  /** Mode: Whether the switch leads the stack or follows. */
  mode?: StackMemberModeChoice | ClearedChoice;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Device as it is saved; what is absent keeps its value. Disks, SSDs, tape drives and other media in or at the device. */
export interface StorageDeviceData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Type: Kind of medium, such as hard disk, SSD or tape. */
  type?: ChoiceInput;
  /** Title: Name of the medium, such as sda or Bay 3. */
  title?: string | null;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer?: ChoiceInput;
  /** Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets. */
  model?: ChoiceInput;
  /** Memory unit: Unit of the size of the medium, such as TB. */
  unit?: MemoryUnitChoice | ClearedChoice;
  /** Capacity: Size according to the type plate, in the unit stated beside it. */
  capacity?: number | `${number}` | Cleared;
  /** Hotspare: Whether it waits to step in for a failed disk. */
  hotspare?: YesNoInput | Cleared;
  /** Connection: Whether it is built in or attached from outside. */
  connected?: ChoiceInput;
  /** Controller: Adapter of this device that the medium hangs on. */
  controller?: LinkInput | Cleared;
  /** Hardware RAID group: Array made by a controller that the disk belongs to. */
  raid_group?: LinkInput | Cleared;
  /** Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases. */
  serial?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
  /** LTO Type: Generation of a tape drive, such as LTO-9. */
  lto_type?: ChoiceInput;
  /** FC Address: World Wide Name of the medium, where it hangs directly on Fibre Channel. */
  fc_address?: string | null;
  /** Firmware: Version of the software that runs on the hardware itself, such as 2.14.1. */
  firmware?: string | null;
  /** Slot: Bay that the medium is in, such as 3. */
  slot?: string | null;
}

/**
 * Support entitlement as it is saved; what is absent keeps its value. Support bought from the manufacturer for this device, with
 * part number and term.
 */
export interface SupportEntitlementData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Part number: Number by which the support package was ordered. */
  partNumber?: string | null;
  /** Start date: First day of support. */
  startDate?: string | null;
  /** End date: Last day of support. */
  endDate?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Telephone/Fax as it is saved; what is absent keeps its value. Telephone and fax numbers of a device, with its kind of line. */
export interface TelephoneFaxData {
  /** Type: Technology of the line, such as analogue, ISDN or VoIP. */
  type?: ChoiceInput;
  /** Telephone number: Full number to call, such as +49 30 1234-0. */
  telephone_number?: string | null;
  /** Fax number: Full number to send faxes to, such as +49 30 1234-99. */
  fax_number?: string | null;
  /** Extension: Internal number behind that of the company, such as 215. */
  extension?: string | null;
  /** Pincode: Code that unlocks the device or its line. */
  pincode?: string | null;
  /** IMEI number: Number of a mobile phone, 15 digits, readable with *#06#. */
  imei?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** TSI service as it is saved; what is absent keeps its value. Link to a service of T-Systems, by the number it has there. */
export interface TsiServiceData {
  /** TSI service ID: Number of the service in the provider's system. */
  tsi_service_id?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Interface as it is saved; what is absent keeps its value. Sockets for peripherals, such as USB, serial or KVM. */
export interface UniversalInterfaceData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Label of the socket, such as USB 1. */
  title?: string | null;
  /** Connection type: Kind of peripheral that is plugged in here, such as monitor or printer. */
  type?: ChoiceInput;
  /** Plug type: Shape of the plug, such as USB or FireWire. */
  plug?: ChoiceInput;
  /** Connected to: Connection point at the other end of the cable; setting it connects both ends. */
  assigned_connector?: LinkInput | Cleared;
  /**
   * Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at, such as 3 or 1-4.
   */
  assigned_positions?: string | null;
  /**
   * Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an output.
   */
  connector_sibling?: LinkInput | Cleared;
  /**
   * Positions of the input/output: Positions of the connector on the other side that this one leads to, such as fibre 3 or 3-4.
   */
  sibling_positions?: string | null;
  /** Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12. */
  positions?: number | `${number}` | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
  /** Relation direction: Object from which the connection counts, where one of the two supplies and the other depends on it. */
  relation_direction?: LinkInput | Cleared;
}

/** Vehicle as it is saved; what is absent keeps its value. Car, van or lorry of the fleet, as it is registered. */
export interface VehicleData {
  /** Licence plate: Registration on the number plate, such as B-KA 1234. */
  licence_plate?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Version as it is saved; what is absent keeps its value. Releases of this software, from which installations choose. */
export interface VersionData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Version number: Release as the vendor writes it, such as 12.4. */
  title?: string | null;
  /** Servicepack: Collected update on top of the release, such as SP2. */
  servicepack?: string | null;
  /** Kernel: Version of the core of an operating system, such as 6.1.0-18. */
  kernel?: string | null;
  /** Patchlevel: Last correction that is included, such as 2026-03. */
  patchlevel?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * A choice of the dialog virtual_device_type, by its constant, textual id or title, or by its number. Network: a port; local
 * device: a disk; local interface: another socket.
 */
export type VirtualDeviceTypeChoice =
  | 'Network' | 'Local device' | 'Local interface' | 'Netzwerk' | 'Lokales Gerät' | 'Lokale Schnittstelle' | 1 | 2 | 3;

/**
 * Virtual devices as it is saved; what is absent keeps its value. Which resources of the host the disks, ports and interfaces of
 * a virtual machine use.
 */
export interface VirtualDeviceData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Host resource (storage): Physical disk of the host that is passed through. */
  host_stor_device?: LinkInput | Cleared;
  /** Host LDEV client: Logical device of the host from the storage network. */
  host_ldev_client?: LinkInput | Cleared;
  /** Assigned storage device (host): Volume of the host on which the image lies. */
  host_drive?: LinkInput | Cleared;
  /** Corresponding host port: Network port of the host over which the machine communicates. */
  host_port?: LinkInput | Cleared;
  /** Host interface: Socket of the host that is passed through, such as USB. */
  host_interface?: LinkInput | Cleared;
  /** Host RAID array: Array of the host on which the image lies. */
  host_raid?: LinkInput | Cleared;
  /** Local storage device: Disk as the virtual machine sees it. */
  local_stor_device?: LinkInput | Cleared;
  /** Local port: Network port as the virtual machine sees it. */
  local_port?: LinkInput | Cleared;
  /** Host resource (interface): Socket as the virtual machine sees it. */
  local_interface?: LinkInput | Cleared;
  /** Storage type: How the disk is kept on the host, such as a file or a LUN. */
  storage_type?: ChoiceInput;
  /** Network type: How the port reaches the network, such as bridged or NAT. */
  network_type?: ChoiceInput;
  /** Switch Port Group: Group of the virtual switch that the port belongs to, such as VM Network. */
  switch_port_group?: string | null;
  /** Cluster storage: Name of storage that all hosts of the cluster share. */
  cluster_storage?: string | null;
  /** Cluster interface: Name of the interface that all hosts of the cluster have. */
  cluster_interface?: string | null;
  /** Path: Path of the disk image, such as [datastore1] web1/web1.vmdk. */
  disk_image_location?: string | null;
  /** Device type: Whether the entry is about network, a disk or another socket. */
  device_type?: VirtualDeviceTypeChoice | ClearedChoice;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
  /** Type: Model of the virtual network card, such as vmxnet3. */
  virtual_network_type?: string | null;
}

/**
 * Virtual host as it is saved; what is absent keeps its value. Whether virtual machines run on this device, and from where it is
 * administered.
 */
export interface VirtualHostData {
  /** Virtual host: Marks the device as one that runs virtual machines. */
  virtual_host?: YesNoInput | Cleared;
  /** License Server: System that the host gets its licences from. */
  license_server?: LinkInput | Cleared;
  /** Administration service: Program and device that manage the host together, such as vCenter on vc1. */
  administration_service?: LinksInput | Id | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Virtual host as it is saved; what is absent keeps its value. Menu entry for everything about running virtual machines; it shows
 * the host itself.
 */
export interface VirtualHostRootData {
  /** Virtual host: Marks the device as one that runs virtual machines. */
  virtual_host?: YesNoInput | Cleared;
  /** License Server: System that the host gets its licences from. */
  license_server?: LinkInput | Cleared;
  /** Administration service: Program and device that manage the host together, such as vCenter on vc1. */
  administration_service?: LinksInput | Id | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * A choice of the dialog virtual_machine, by its constant, textual id or title, or by its number. Yes for a machine that runs on
 * a host, No for one with hardware of its own.
 */
export type VirtualMachineChoice = 'C__VM__NO' | 'C__VM__GUEST' | 'No' | 'Nein' | 'Yes' | 'Ja' | 3 | 2;

/** Virtual machine as it is saved; what is absent keeps its value. Where and by which hypervisor this virtual machine runs. */
export interface VirtualMachineData {
  /** Virtual machine: Marks the object as a machine without hardware of its own. */
  virtual_machine?: VirtualMachineChoice | ClearedChoice;
  /** Running on host: Host or cluster that the machine runs on. */
  hosts?: LinkInput | Cleared;
  /** Virtualization system: Hypervisor, such as VMware ESX or KVM. */
  system?: ChoiceInput;
  /** Configuration file: File with the settings of the machine, such as web1.vmx. */
  config_file?: string | null;
  /** Host in cluster: Member of the cluster that the machine is on at the moment. */
  primary?: LinkInput | Cleared;
  /** Status: Last report of the hypervisor, such as running or suspended. */
  state?: ChoiceInput;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Virtual machine as it is saved; what is absent keeps its value. Menu entry for everything about a virtual machine; it shows
 * host and hypervisor.
 */
export interface VirtualMachineRootData {
  /** Virtual machine: Marks the object as a machine without hardware of its own. */
  virtual_machine?: VirtualMachineChoice | ClearedChoice;
  /** Running on host: Host or cluster that the machine runs on. */
  hosts?: LinkInput | Cleared;
  /** Virtualization system: Hypervisor, such as VMware ESX or KVM. */
  system?: ChoiceInput;
  /** Configuration file: File with the settings of the machine, such as web1.vmx. */
  config_file?: string | null;
  /** Host in cluster: Member of the cluster that the machine is on at the moment. */
  primary?: LinkInput | Cleared;
  /** Status: Last report of the hypervisor, such as running or suspended. */
  state?: ChoiceInput;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** A row of portgroup as it is saved. */
export interface VirtualSwitchPortgroupRowData {
  title?: string | null;
  vlanid?: string | null;
}

/** A row of serviceconsoleports as it is saved. */
export interface VirtualSwitchServiceconsoleportsRowData {
  title?: string | null;
  ref_id?: LinkInput | Cleared;
}

/** A row of vmkernelports as it is saved. */
export interface VirtualSwitchVmkernelportsRowData {
  title?: string | null;
  ref_id?: LinkInput | Cleared;
}

/**
 * Virtual Switches as it is saved; what is absent keeps its value. Switches made in software that connect virtual machines with
 * the network of the host.
 */
export interface VirtualSwitchData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Name of the switch, such as vSwitch0. */
  title?: string | null;
  /** Ports: Physical ports of the host by which the switch reaches the network. */
  ports?: LinksInput | Cleared;
  /** Port groups: Groups that virtual machines are attached to, each with its VLAN. */
  portgroup?: VirtualSwitchPortgroupRowData[] | Cleared;
  /** Service Console Ports: Ports for administration of the host, each with its address. */
  serviceconsoleports?: VirtualSwitchServiceconsoleportsRowData[] | Cleared;
  /** VMKernel Ports: Ports for traffic of the host itself, such as vMotion or iSCSI, each with its address. */
  vmkernelports?: VirtualSwitchVmkernelportsRowData[] | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * CUCM VoIP telephone as it is saved; what is absent keeps its value. Settings of an IP telephone as they stand in Cisco Unified
 * Communications Manager.
 */
export interface VoipPhoneData {
  /** Device protocol: Protocol between telephone and CUCM: SIP or SCCP. */
  device_protocol?: string | null;
  /** Description: Text that CUCM shows for the telephone, such as Reception. */
  description2?: string | null;
  /** Device pool: Set of common settings for telephones of a site. */
  device_pool?: string | null;
  /** Common device configuration: Template of settings, such as softkeys and language, that several telephones use. */
  common_configuration?: string | null;
  /** Button template: Arrangement of the line and speed-dial keys. */
  button_template?: ChoiceInput;
  /** Softkey template: Functions on the keys below the display. */
  softkey_template?: ChoiceInput;
  /** Common device profile: Template for the kind of use, such as Standard Common Phone Profile. */
  common_profile?: string | null;
  /** Calling search space: Partitions in which dialled numbers are looked up; it decides where the telephone may call. */
  calling_search_space?: string | null;
  /** AAR calling search space: Partitions used when a call is rerouted because bandwidth is short. */
  aar_calling_search_space?: string | null;
  /** Media resource group list: Order in which conference bridges and transcoders are used. */
  media_resource_group_list?: string | null;
  /** User MOH audio source: Music played when the user holds a call. */
  user_hold_moh_audio_source?: string | null;
  /** Network MOH Audioquelle: Music played when the system holds a call, as during a transfer. */
  network_hold_moh_audio_source?: string | null;
  /** Location: Site in CUCM, by which bandwidth for calls is counted. */
  location?: string | null;
  /** AAR group: Group that decides on the prefix of rerouted calls. */
  aar_group?: string | null;
  /** User locale: Language of the display. */
  user_locale?: string | null;
  /** Network locale: Country whose dial and ring tones are used. */
  network_locale?: string | null;
  /** Built in bridge: Whether the telephone can mix calls itself, as recording needs. */
  built_in_bridge?: string | null;
  /** Privacy: Whether others on a shared line are kept out of the call. */
  privacy?: string | null;
  /** Device Mobility Mode: Whether settings follow the site that the telephone is plugged in at. */
  device_mobility_mode?: string | null;
  /** Owner user ID: Account in CUCM of the person that uses the telephone. */
  owner_user_id?: string | null;
  /** Phone suite: Software package that goes with the telephone. */
  phone_suite?: string | null;
  /** Service provisioning: Whether services on the telephone come from CUCM, from addresses of your own, or both. */
  services_provisioning?: string | null;
  /** Load name: File of the firmware that the telephone loads. */
  load_name?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * CUCM VoIP line as it is saved; what is absent keeps its value. Settings of a line of IP telephones as they stand in Cisco
 * Unified Communications Manager.
 */
export interface VoipPhoneLineData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Directory number: Number of the line, such as 1215. */
  directory_number?: string | null;
  /** Route partition: Partition that the number belongs to; it decides who can call it. */
  route_partition?: string | null;
  /** Description: Text that CUCM shows for the line. */
  description2?: string | null;
  /** Alerting name: Name that callers see while it rings. */
  alerting_name?: string | null;
  /** ASCII Alerting name: The same name without umlauts, for telephones that cannot show them. */
  ascii_alerting_name?: string | null;
  /** Allow Control of Device from CTI: Whether programs may dial and pick up on this line; 1 for yes. */
  allow_cti_control?: IntegerInput | Cleared;
  /** Associated devices: Telephones on which the line rings. */
  associated_devices?: LinksInput | Cleared;
  /** Voice mail profile: Settings by which the line reaches its mailbox. */
  voice_mail_profile?: string | null;
  /** Calling search space: Partitions in which numbers dialled on this line are looked up. */
  calling_search_space?: string | null;
  /** Presence group: Group that may see whether the line is busy. */
  presence_group?: string | null;
  /** User hold MOH audio source: Music heard on this line when its user holds a call. */
  user_hold_moh_audio_source?: string | null;
  /** Network hold MOH audio source: Music heard on this line when the system holds a call. */
  network_hold_moh_audio_source?: string | null;
  /** Auto answer: Whether calls are taken at once, over headset or speaker. */
  auto_answer?: string | null;
  /** Call forward all: Number to which every call goes. */
  call_forward_all?: string | null;
  /** Secondary Calling Search Space for Forward All: Further partitions in which the target of that redirection is looked up. */
  sec_calling_search_space?: string | null;
  /** Forward busy internal: Number for calls from inside while the line is busy. */
  forward_busy_internal?: string | null;
  /** Forward busy external: Number for calls from outside while the line is busy. */
  forward_busy_external?: string | null;
  /** Forward no answer internal: Number for calls from inside that nobody takes. */
  forward_no_answer_internal?: string | null;
  /** Forward no answer external: Number for calls from outside that nobody takes. */
  forward_no_answer_external?: string | null;
  /** Forward no coverage internal: Number for calls from inside after all of the coverage path was tried. */
  forward_no_coverage_internal?: string | null;
  /** Forward no coverage external: Number for calls from outside after all of the coverage path was tried. */
  forward_no_coverage_external?: string | null;
  /** Forward on CTI failure: Number for calls when the program that controls the line has failed. */
  forward_on_cti_fail?: string | null;
  /** Forward unregistered internal: Number for calls from inside while no telephone is connected. */
  forward_unregistered_internal?: string | null;
  /** Forward unregistered external: Number for calls from outside while no telephone is connected. */
  forward_unregistered_external?: string | null;
  /** No answer ring duration: Seconds it rings before a call goes on to another number. */
  no_answer_ring_duration?: string | null;
  /** Call pickup group: Group whose members may take calls for each other. */
  call_pickup_group?: string | null;
  /** Display: Name that the called party sees. */
  display?: string | null;
  /** ASCII display: That name without umlauts. */
  ascii_display?: string | null;
  /** Line text label: Text beside the line key on the telephone. */
  line_text_label?: string | null;
  /** ASCII Line text label: Text beside the line key, without umlauts. */
  ascii_line_text_label?: string | null;
  /** Visual message waiting indicator policy: When a lamp shows that the mailbox has messages. */
  visual_message_indicator?: string | null;
  /** Audible message waiting indicator policy: Whether a stutter tone points to messages in the mailbox. */
  audible_message_indicator?: string | null;
  /** Ring settings (Phone idle): How it rings while no call is going on. */
  ring_settings_idle?: string | null;
  /** Ring settings (Phone active): How it rings while another call is going on. */
  ring_settings_active?: string | null;
  /** Call pickup group audio alert setting (phone idle): Tone for calls to the group while the telephone is free. */
  call_pickup_group_idle?: string | null;
  /** Call pickup group audio alert setting (phone active): Tone for calls to the group during a call. */
  call_pickup_group_active?: string | null;
  /** Recording option: Whether calls are recorded always, on demand or never. */
  recording_option?: string | null;
  /** Recording profile: Target that recordings are sent to. */
  recording_profile?: string | null;
  /** Monitoring calling search space: Partitions in which supervisors find the line for silent listening. */
  monitoring_css?: string | null;
  /** Log missed calls: Whether missed calls are listed on the telephone; 1 for yes. */
  log_missed_calls?: IntegerInput | Cleared;
  /** External phone number mask: Pattern for the number shown outside, such as 0301234XXXX. */
  external_phone_number_mask?: string | null;
  /** Maximum number of calls: How many calls the line holds at once. */
  max_number_of_calls?: string | null;
  /** "Busy" trigger: From how many calls on the line counts as busy. */
  busy_trigger?: string | null;
  /** Caller name: Whether the name of the calling party is shown; 1 for yes. */
  caller_name?: IntegerInput | Cleared;
  /** Caller number: Whether the number of the calling party is shown; 1 for yes. */
  caller_number?: IntegerInput | Cleared;
  /** Redirected number: Whether the number that forwarded a call is shown; 1 for yes. */
  redirected_number?: IntegerInput | Cleared;
  /** Dialed number: Whether the number that the caller chose is shown; 1 for yes. */
  dialed_number?: IntegerInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * A choice of the dialog vrrp_type, by its constant, textual id or title, or by its number. VRRP is an open standard; HSRP and
 * GLBP come from Cisco, and the latter also shares the load.
 */
export type VrrpTypeChoice =
  | 'C__VRRP__TYPE__VRRP' | 'C__VRRP__TYPE__HSRP' | 'C__VRRP__TYPE__GLBT' | 'VRRP' | 'HSRP' | 'GLBP' | 1 | 2 | 3;

/** VRRP as it is saved; what is absent keeps its value. Virtual router that several routers share, so that one can fail. */
export interface VrrpData {
  /** Type: Protocol by which they agree, such as VRRP or HSRP. */
  type?: VrrpTypeChoice | ClearedChoice;
  /** VR ID: Number of the virtual router in its net, 1 to 255. */
  vrid?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** VRRP Member as it is saved; what is absent keeps its value. Interfaces of routers that take turns as this virtual router. */
export interface VrrpMemberData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** VRRP member: Logical port of a router that takes part. */
  member?: LinkInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * A choice of the dialog wan_capacity_unit, by its constant, textual id or title, or by its number. Units of bandwidth per
 * second, each 1,000 times the next smaller one.
 */
export type WanCapacityUnitChoice =
  | 'C__WAN_CAPACITY_UNIT__MBITS' | 'C__WAN_CAPACITY_UNIT__KBITS' | 'C__WAN_CAPACITY_UNIT__GBITS' | 'C__WAN_CAPACITY_UNIT__BITS'
  | 'MBit' | 'KBit' | 'GBit' | 'Bit' | 1 | 2 | 3 | 4;

/**
 * WAN Connection as it is saved; what is absent keeps its value. Leased and Internet lines of a site, with provider data and
 * bandwidth.
 */
export interface WanData {
  /** Title: Name of the line, such as Berlin - Munich 1. */
  title?: string | null;
  /** Role: Whether the line is used first, or steps in for another. */
  role?: ChoiceInput;
  /** Type: Technology of the line, such as xDSL or fibre. */
  type?: ChoiceInput;
  /** Channels: How many channels the line bundles. */
  channels?: number | `${number}` | Cleared;
  /** Call number(s): Numbers that belong to the line, one per row. */
  call_numbers?: string | null;
  /** Location of the connection: Building or room in which the line ends. */
  connection_location?: LinkInput | Cleared;
  /** Capacity UP: Bandwidth in use towards the provider, in the unit stated beside it. */
  capacity_up?: number | `${number}` | Cleared;
  /** Capacity UP unit: Unit of the bandwidth in use towards the provider, such as MBit. */
  capacity_up_unit?: WanCapacityUnitChoice | ClearedChoice;
  /** Capacity DOWN: Bandwidth in use from the provider, in the unit stated beside it. */
  capacity_down?: number | `${number}` | Cleared;
  /** Capacity DOWN unit: Unit of the bandwidth in use from the provider, such as MBit. */
  capacity_down_unit?: WanCapacityUnitChoice | ClearedChoice;
  /** Max. Capacity UP: Most the line could carry towards the provider, in the unit stated beside it. */
  max_capacity_up?: number | `${number}` | Cleared;
  /** Max. Capacity UP unit: Unit of the most towards the provider, such as MBit. */
  max_capacity_up_unit?: WanCapacityUnitChoice | ClearedChoice;
  /** Max. Capacity DOWN: Most the line could carry from the provider, in the unit stated beside it. */
  max_capacity_down?: number | `${number}` | Cleared;
  /** Max. Capacity DOWN unit: Unit of the most from the provider, such as MBit. */
  max_capacity_down_unit?: WanCapacityUnitChoice | ClearedChoice;
  /** Projekt number: Number of the project that ordered the line. */
  project_no?: string | null;
  /** VLAN-ID: VLAN in which the line is handed over. */
  vlan_id?: LinkInput | Cleared;
  /** Shopping cart number: Number of the order in the purchasing system. */
  shopping_cart_no?: string | null;
  /** Ticket number: Number of the order or fault at the provider. */
  ticket_no?: string | null;
  /** Customer number: Number under which the provider keeps the customer. */
  customer_no?: string | null;
  /** Connected routers: Routers of your own that the line is plugged into. */
  router?: LinksInput | Cleared;
  /** Connected nets: Nets that reach the outside over the line. */
  net?: LinksInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** A choice of the dialog temp_unit, by its constant, textual id or title, or by its number. */
export type TempUnitChoice = 'C__TEMP_UNIT__CELSIUS' | 'C__TEMP_UNIT__FAHRENHEIT' | '°C' | '°F' | 1 | 2;

/** A choice of the dialog ac_refrigerating_capacity_unit, by its constant, textual id or title, or by its number. */
export type AcRefrigeratingCapacityUnitChoice =
  | 'C__REF_CAPACITY_UNIT__BTU' | 'C__REF_CAPACITY_UNIT__KWATT' | 'C__REF_CAPACITY_UNIT__WATT' | 'C__REF_CAPACITY_UNIT__MWATT'
  | 'C__REF_CAPACITY_UNIT__GWATT' | 'BTU/h' | 'KW' | 'W' | 'MW' | 'GW' | 1 | 2 | 3 | 4 | 5;

/** A choice of the dialog ac_air_quantity_unit, by its constant, textual id or title, or by its number. */
export type AcAirQuantityUnitChoice = 'C__AC_AIR_QUANTITY_UNIT__QMH' | 'cbm/h' | 1;

/**
 * Air conditioning as it is saved; what is absent keeps its value. Cooling power, air flow and size of an air conditioner, for
 * planning rooms.
 */
export interface SpecificAcData {
  /** Type: Build, such as split unit or in-row cooler. */
  type?: ChoiceInput;
  /** Threshold: Temperature at which it raises an alarm or starts to cool. */
  threshold?: NumberInput | Cleared;
  /** Memory-unit: Scale of that temperature: °C or °F. */
  threshold_unit?: TempUnitChoice | ClearedChoice;
  /** Capacity unit: Unit of the cooling power, such as kW or BTU/h. */
  capacity_unit?: AcRefrigeratingCapacityUnitChoice | ClearedChoice;
  /** Refrigerating capacity: Heat it can remove, to be compared with what the devices give off. */
  capacity?: number | `${number}` | Cleared;
  /** Air quantity: Air that it moves per hour, in the unit stated beside it. */
  air_quantity?: number | `${number}` | Cleared;
  /** Air quantity unit: Unit of the air flow: cubic metres per hour. */
  air_quantity_unit?: AcAirQuantityUnitChoice | ClearedChoice;
  /** Width: Space it takes from left to right, in the unit stated for all three. */
  width?: number | `${number}` | Cleared;
  /** Height: Space it takes from bottom to top, in the unit stated for all three. */
  height?: number | `${number}` | Cleared;
  /** Depth: Space it takes from front to back, in the unit stated for all three. */
  depth?: number | `${number}` | Cleared;
  /** Dimension unit: Unit of its width, height and depth, such as cm. */
  dimension_unit?: DepthUnitChoice | ClearedChoice;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * A choice of the dialog wlan_encryption, by its constant, textual id or title, or by its number. RC4 belongs to WEP, TKIP to
 * WPA, AES to WPA2; only the last counts as safe.
 */
export type WlanEncryptionChoice = 'RC4' | 'TKIP' | 'AES' | 1 | 2 | 3;

/** WiFi device as it is saved; what is absent keeps its value. Radio networks that this device provides, an entry per SSID. */
export interface SpecificAccessPointData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Name of the radio network in your documentation, such as Guests ground floor. */
  title?: string | null;
  /** Function: Whether the device provides a network, extends one, or joins two. */
  function?: ChoiceInput;
  /** Standard: Radio standard, such as 802.11ax. */
  standard?: ChoiceInput;
  /** Channel: Radio channel in use, or automatic choice. */
  channel?: ChoiceInput;
  /** Broadcast SSID: Whether devices nearby see the name of the network. */
  broadcast_ssid?: YesNoInput | Cleared;
  /** SSID: Name that people choose on their devices, such as Example-Guests. */
  ssid?: string | null;
  /** MAC filter: Whether only known hardware addresses may join. */
  mac_filter?: YesNoInput | Cleared;
  /** Authentication: How devices prove that they may join, such as WPA2. */
  auth?: ChoiceInput;
  /** Encryption: Cipher that protects the traffic, such as AES. */
  encryption_id?: WlanEncryptionChoice | ClearedChoice;
  /** Key: Passphrase of the network. */
  key?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * A choice of the dialog installation_type, by its constant, textual id or title, or by its number. Manual: by hand at the
 * device; automatic: by software distribution.
 */
export type InstallationTypeChoice = 'Manual' | 'Automatic' | 'Manuell' | 'Automatisch' | 1 | 2;

/**
 * Applications as it is saved; what is absent keeps its value. Facts on a piece of software as such, wherever it is installed.
 */
export interface SpecificApplicationData {
  /** Specification: Capabilities and prerequisites of the software, such as supported platforms. */
  specification?: string | null;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer?: ChoiceInput;
  /** Installation: Whether it is put on devices by hand or by software distribution. */
  installation?: InstallationTypeChoice | ClearedChoice;
  /** Registration key: Key to register the software with its vendor, where one covers all installations. */
  registration_key?: string | null;
  /** Install path: Folder in which installations usually lie, such as /opt/app. */
  install_path?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Installation as it is saved; what is absent keeps its value. Devices on which this software is installed, with version and
 * licence.
 */
export interface SpecificApplicationAssignedObjData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Installed on: Device that has the software. */
  object?: LinkInput;
  /** Type: Whether it runs as a program or as the operating system of the device. */
  application_type?: ApplicationTypeChoice | ClearedChoice;
  /** Priority: Marks the operating system that a device with several of them starts by default. */
  application_priority?: ApplicationPriorityChoice | ClearedChoice;
  /** Assigned license: Licence that this installation uses up; reports on free licences count it. */
  assigned_license?: LinkInput | Cleared;
  /** Database schema: Schema with the tables that the software works with. */
  assigned_database_schema?: LinkInput | Cleared;
  /** Service: Services that need this installation, so that an outage can be traced to them. */
  assigned_it_service?: LinksInput | Cleared;
  /** Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software. */
  assigned_variant?: LinkInput | Cleared;
  /** Version number: Release that is installed, out of those listed at the software; an unknown number is added there. */
  assigned_version?: Id | string | [(Id | string)] | Cleared;
  /** Inherit Nagios services: Passes the Nagios checks of the software on to the device it is installed on. */
  bequest_nagios_services?: YesNoInput | Cleared;
  /** Used databases: Databases in which the installation keeps its data. */
  assigned_databases?: LinksInput | Cleared;
  /** Installed on (date): When the software was put on that device. */
  installDate?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Installation as it is saved; what is absent keeps its value. Servers on which this database system is installed. */
export interface SpecificApplicationDbmsAssignedObjData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Installed on: Server that has the database system. */
  object?: LinkInput;
  /** Type: Whether it runs as a program or as the operating system of the device. */
  application_type?: ApplicationTypeChoice | ClearedChoice;
  /** Priority: Marks the operating system that a device with several of them starts by default. */
  application_priority?: ApplicationPriorityChoice | ClearedChoice;
  /** Assigned license: Licence that this installation uses up; reports on free licences count it. */
  assigned_license?: LinkInput | Cleared;
  /** Database schema: Schema with the tables that the software works with. */
  assigned_database_schema?: LinkInput | Cleared;
  /** Service: Services that need this installation, so that an outage can be traced to them. */
  assigned_it_service?: LinksInput | Cleared;
  /** Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software. */
  assigned_variant?: LinkInput | Cleared;
  /** Version number: Release that is installed, out of those listed at the software; an unknown number is added there. */
  assigned_version?: Id | string | [(Id | string)] | Cleared;
  /** Bequest Nagios services: Passes the Nagios checks of the software on to the device it is installed on. */
  bequest_nagios_services?: YesNoInput | Cleared;
  /** Used databases: Databases in which the installation keeps its data. */
  assigned_databases?: LinksInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Installation as it is saved; what is absent keeps its value. Devices on which this system service is installed. */
export interface SpecificApplicationServiceAssignedObjData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Installed on: Device that has the system service. */
  object?: LinkInput;
  /** Type: Whether it runs as a program or as the operating system of the device. */
  application_type?: ApplicationTypeChoice | ClearedChoice;
  /** Priority: Marks the operating system that a device with several of them starts by default. */
  application_priority?: ApplicationPriorityChoice | ClearedChoice;
  /** Assigned license: Licence that this installation uses up; reports on free licences count it. */
  assigned_license?: LinkInput | Cleared;
  /** Database schema: Schema with the tables that the software works with. */
  assigned_database_schema?: LinkInput | Cleared;
  /** Service: Services that need this installation, so that an outage can be traced to them. */
  assigned_it_service?: LinksInput | Cleared;
  /** Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software. */
  assigned_variant?: LinkInput | Cleared;
  /** Version number: Release that is installed, out of those listed at the software; an unknown number is added there. */
  assigned_version?: Id | string | [(Id | string)] | Cleared;
  /** Bequest Nagios services: Passes the Nagios checks of the software on to the device it is installed on. */
  bequest_nagios_services?: YesNoInput | Cleared;
  /** Used databases: Databases in which the installation keeps its data. */
  assigned_databases?: LinksInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Variants as it is saved; what is absent keeps its value. Editions in which this software is sold, from which installations
 * choose.
 */
export interface SpecificApplicationVariantData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Short name of the edition, such as Ent. */
  title?: string | null;
  /** Variant: Full name of the edition, such as Enterprise Edition. */
  variant?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Mobile radio as it is saved; what is absent keeps its value. Number by which mobile networks recognise a telephone. */
export interface SpecificCellPhoneContractData {
  /** IMEI number: Number of the device with 15 digits, to have it blocked after theft. */
  imei_number?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * A choice of the dialog chassis_grid_size, by its constant, textual id or title, or by its number. Sizes of a cell of the
 * drawing, from the smallest to the largest; they say nothing on millimetres.
 */
export type ChassisGridSizeChoice = 'XS' | 'S' | 'M' | 'L' | 'XL' | 'XXL' | 0 | 1 | 2 | 3 | 4 | 5;

/** Chassis as it is saved; what is absent keeps its value. Menu entry for everything about a blade chassis; it shows its grid. */
export interface SpecificChassisData {
  /** Front side -- Horizontal units: How many columns the front has. */
  front_x?: number | `${number}` | Cleared;
  /** Front side -- Vertical units: How many rows the front has. */
  front_y?: number | `${number}` | Cleared;
  /** Front side -- Grid size: How large a cell of the front is drawn. */
  front_size?: ChassisGridSizeChoice | ClearedChoice;
  /** Rear side -- Horizontal units: How many columns the rear has. */
  rear_x?: number | `${number}` | Cleared;
  /** Rear side -- Vertical units: How many rows the rear has. */
  rear_y?: number | `${number}` | Cleared;
  /** Rear side -- Grid size: How large a cell of the rear is drawn. */
  rear_size?: ChassisGridSizeChoice | ClearedChoice;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Assigned devices as it is saved; what is absent keeps its value. Blades, switches and power supplies that are in this chassis.
 */
export interface SpecificChassisDevicesData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Role: Task of the device in the chassis, such as administration. */
  role?: ChoiceInput;
  /** Device assignment: Object that is plugged in, such as a blade server. */
  assigned_device?: LinkInput | Cleared;
  /** Device assignment (Hostadapter): Host bus adapter of the chassis, where the entry is about one. */
  assigned_hba?: LinkInput | Cleared;
  /** Device assignment (Interface): Network card of the chassis, where the entry is about one. */
  assigned_interface?: LinkInput | Cleared;
  /** Device assignment (Power consumer): Power supply unit of the chassis, where the entry is about one. */
  assigned_power_consumer?: LinkInput | Cleared;
  /** Assigned to: Places in the chassis that the device fills. */
  assigned_slots?: LinksInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** A choice of the dialog chassis_insertion, by its constant, textual id or title, or by its number. */
export type ChassisInsertionChoice =
  | 'C__INSERTION__FRONT' | 'C__INSERTION__REAR' | 'front' | 'Vorderseite' | 'back' | 'Rückseite' | 1 | 0;

/**
 * Slots as it is saved; what is absent keeps its value. Places of a chassis that devices are plugged into, with their position.
 */
export interface SpecificChassisSlotData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Connector type: Kind of device that fits, such as blade or interconnect module. */
  connector_type?: ChoiceInput;
  /** Insertion: Side from which devices are plugged in: front or back. */
  insertion?: ChassisInsertionChoice | ClearedChoice;
  /** Slot title: Label of the place, such as Bay 1. */
  title?: string | null;
  /** Horizontal position: First column of the grid that the place covers, counted from the left. */
  from_x?: number | `${number}` | Cleared;
  /** To horizontal position: Last column of the grid that the place covers. */
  to_x?: number | `${number}` | Cleared;
  /** Vertical position: First row of the grid that the place covers, counted from the top. */
  from_y?: number | `${number}` | Cleared;
  /** To vertical position: Last row of the grid that the place covers. */
  to_y?: number | `${number}` | Cleared;
  /** Device assignment: Blades, switches or modules that fill the place. */
  assigned_devices?: LinksInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Chassis view as it is saved; what is absent keeps its value. Grid in which the places of a chassis are drawn, for its front and
 * its rear.
 */
export interface SpecificChassisViewData {
  /** Front side -- Horizontal units: How many columns the front has. */
  front_x?: number | `${number}` | Cleared;
  /** Front side -- Vertical units: How many rows the front has. */
  front_y?: number | `${number}` | Cleared;
  /** Front side -- Grid size: How large a cell of the front is drawn. */
  front_size?: ChassisGridSizeChoice | ClearedChoice;
  /** Rear side -- Horizontal units: How many columns the rear has. */
  rear_x?: number | `${number}` | Cleared;
  /** Rear side -- Vertical units: How many rows the rear has. */
  rear_y?: number | `${number}` | Cleared;
  /** Rear side -- Grid size: How large a cell of the rear is drawn. */
  rear_size?: ChassisGridSizeChoice | ClearedChoice;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Desktop as it is saved; what is absent keeps its value. Kind of computer a person works at, and its keyboard. */
export interface SpecificClientData {
  /** Client type: Build of the computer, such as PC or notebook. */
  type?: ChoiceInput;
  /** Keyboard Layout: Language the keys are printed in, such as German (QWERTZ). */
  keyboard_layout?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Assigned clusters as it is saved; what is absent keeps its value. Clusters on which this service runs, seen from the service.
 */
export interface SpecificClusterServiceData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Assigned clusters: Cluster that keeps the service available. */
  cluster?: LinkInput;
  /** Type: How the members divide the service between them: one waits, all work, or all compute together. */
  type?: ClusterTypeChoice | ClearedChoice;
  /** Runs on: Members on which the service is allowed to run. */
  runs_on?: LinksInput | Cleared;
  /** Default server: Member that carries the service as long as nothing fails. */
  default_server?: LinkInput | Cleared;
  /** Host addresses: Addresses that move with the service. */
  hostaddresses?: LinksInput | Cleared;
  /** Volumes: Volumes on which the service keeps its data. */
  drives?: LinksInput | Cleared;
  /** Shares: File shares that clients reach through the service. */
  shares?: LinksInput | Cleared;
  /** Database schema: Schema with the tables that the software works with. */
  assigned_database_schema?: LinkInput | Cleared;
  /** Service Status: Whether the service should be running on this cluster. */
  service_status?: ClusterServiceStatusChoice | ClearedChoice;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * A choice of the dialog contract_cost_calculation, by its constant, textual id or title, or by its number. Per assignment
 * multiplies the price by the objects covered; overall counts it once.
 */
export type ContractCostCalculationChoice =
  | 'per_assignment' | 'overall' | 'Costs per contract assignment' | 'Kosten je Vertragszuweisung' | 'Overall' | 'Gesamt';

/**
 * A choice of the dialog contract_notice_period_type, by its constant, textual id or title, or by its number. The period of
 * notice runs from the day of notice, or must be over when the term ends.
 */
export type ContractNoticePeriodTypeChoice =
  | 'C__CONTRACT__FROM_NOTICE_DATE' | 'C__CONTRACT__ON_CONTRACT_END' | 'from notice date' | 'ab Kündigungsdatum'
  | 'on contract end' | 'zum Vertragsende' | 1 | 2;

/** Contract as it is saved; what is absent keeps its value. Menu entry for everything about a contract; it shows its terms. */
export interface SpecificContractData {
  /** Contract type: Kind of agreement, such as maintenance or leasing. */
  type?: ChoiceInput;
  /** Contract id: Number the partner has given the agreement. */
  contract_no?: string | null;
  /** Customer id: Number under which the partner keeps you. */
  customer_no?: string | null;
  /** Internal id: Number in your own filing, such as V-2026-014. */
  internal_no?: string | null;
  /** Costs: Price per payment period. */
  costs?: MoneyInput | Cleared;
  /** Cost calculation: Whether the price is meant per covered object or for all together. */
  cost_calculation?: ContractCostCalculationChoice | ClearedChoice;
  /** Product: Goods or services that were bought, such as Premium Support 24x7. */
  product?: string | null;
  /** Reaction rate: How fast the partner has to react to a fault, such as 8x5x4. */
  reaction_rate?: ChoiceInput;
  /** Contract status: Whether it is running, has been terminated or is over. */
  contract_status?: ChoiceInput;
  /** Start of contract: Day from which the contract holds. */
  start_date?: string | null;
  /** End of contract: Day until which the contract holds, where that is fixed. */
  end_date?: string | null;
  /** Runtime: How long it holds before it ends or is extended. */
  run_time?: number | `${number}` | Cleared;
  /** Runtime unit: Unit of the term, such as months or years. */
  run_time_unit?: GuaranteePeriodUnitChoice | ClearedChoice;
  /** End of contract by: Whether it ends only when someone terminates it, or by itself. */
  end_type?: ChoiceInput;
  /** Cancellation date: Day on which notice was given. */
  notice_date?: string | null;
  /** Cancellation period: How long before the end notice has to be given. */
  notice_period?: number | `${number}` | Cleared;
  /** Notice period unit: Unit of the time for giving notice, such as months. */
  notice_period_unit?: ChoiceInput;
  /** Notice type: Whether notice counts from the day it is given, or towards the end of the term. */
  notice_type?: ContractNoticePeriodTypeChoice | ClearedChoice;
  /** Maintenance-/guarantee period: How long the partner maintains or guarantees what was bought. */
  maintenance_period?: number | `${number}` | Cleared;
  /** Deadline unit: Unit of the time of maintenance or warranty, such as years. */
  maintenance_period_unit?: ChoiceInput;
  /** Payment period: How often payment is due, such as monthly. */
  payment_period?: ChoiceInput;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Contract information as it is saved; what is absent keeps its value. Numbers, costs, term and periods of notice of a contract.
 */
export interface SpecificContractInformationData {
  /** Contract type: Kind of agreement, such as maintenance or leasing. */
  type?: ChoiceInput;
  /** Contract id: Number the partner has given the agreement. */
  contract_no?: string | null;
  /** Customer id: Number under which the partner keeps you. */
  customer_no?: string | null;
  /** Internal id: Number in your own filing, such as V-2026-014. */
  internal_no?: string | null;
  /** Costs: Price per payment period. */
  costs?: MoneyInput | Cleared;
  /** Cost calculation: Whether the price is meant per covered object or for all together. */
  cost_calculation?: ContractCostCalculationChoice | ClearedChoice;
  /** Product: Goods or services that were bought, such as Premium Support 24x7. */
  product?: string | null;
  /** Reaction rate: How fast the partner has to react to a fault, such as 8x5x4. */
  reaction_rate?: ChoiceInput;
  /** Contract status: Whether it is running, has been terminated or is over. */
  contract_status?: ChoiceInput;
  /** Start of contract: Day from which the contract holds. */
  start_date?: string | null;
  /** End of contract: Day until which the contract holds, where that is fixed. */
  end_date?: string | null;
  /** Runtime: How long it holds before it ends or is extended. */
  run_time?: number | `${number}` | Cleared;
  /** Runtime unit: Unit of the term, such as months or years. */
  run_time_unit?: GuaranteePeriodUnitChoice | ClearedChoice;
  /** End of contract by: Whether it ends only when someone terminates it, or by itself. */
  end_type?: ChoiceInput;
  /** Cancellation date: Day on which notice was given. */
  notice_date?: string | null;
  /** Cancellation period: How long before the end notice has to be given. */
  notice_period?: number | `${number}` | Cleared;
  /** Notice period unit: Unit of the time for giving notice, such as months. */
  notice_period_unit?: ChoiceInput;
  /** Notice type: Whether notice counts from the day it is given, or towards the end of the term. */
  notice_type?: ContractNoticePeriodTypeChoice | ClearedChoice;
  /** Maintenance-/guarantee period: How long the partner maintains or guarantees what was bought. */
  maintenance_period?: number | `${number}` | Cleared;
  /** Deadline unit: Unit of the time of maintenance or warranty, such as years. */
  maintenance_period_unit?: ChoiceInput;
  /** Payment period: How often payment is due, such as monthly. */
  payment_period?: ChoiceInput;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Database access as it is saved; what is absent keeps its value. Installed programs that use this schema. */
export interface SpecificDatabaseAccessData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Assigned objects: Program on its device, as an object of the relation between the two. */
  access?: LinksInput | Id | Cleared;
}

/** Database gateway as it is saved; what is absent keeps its value. Ways from this schema to databases of other vendors. */
export interface SpecificDatabaseGatewayData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Gateway type: Technology in between, such as Oracle Gateway for ODBC. */
  type?: string | null;
  /** Host: Name or address of the machine that runs it. */
  host?: string | null;
  /** Port: TCP port on which it listens, such as 1521. */
  port?: string | null;
  /** User: Account it signs in with on the other side. */
  user?: string | null;
  /** Target schema: Schema that is reached this way. */
  target_schema?: LinkInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Database installation as it is saved; what is absent keeps its value. Servers on which this database software is installed,
 * with licence and version.
 */
export interface SpecificDatabaseInstallationData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Installed on: Server on which the database software is installed. */
  object?: LinkInput;
  /** Type: Whether it runs as a program or as the operating system of the device. */
  application_type?: ApplicationTypeChoice | ClearedChoice;
  /** Priority: Marks the operating system that a device with several of them starts by default. */
  application_priority?: ApplicationPriorityChoice | ClearedChoice;
  /** Assigned license: Licence that this installation uses up; reports on free licences count it. */
  assigned_license?: LinkInput | Cleared;
  /** Database schema: Schema with the tables that the software works with. */
  assigned_database_schema?: LinkInput | Cleared;
  /** Service: Services that need this installation, so that an outage can be traced to them. */
  assigned_it_service?: LinksInput | Cleared;
  /** Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software. */
  assigned_variant?: LinkInput | Cleared;
  /** Version number: Release that is installed, out of those listed at the software; an unknown number is added there. */
  assigned_version?: Id | string | [(Id | string)] | Cleared;
  /** Bequest Nagios services: Passes the Nagios checks of the software on to the device it is installed on. */
  bequest_nagios_services?: YesNoInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Instance / Oracle database as it is saved; what is absent keeps its value. Running instance of a database system, with listener
 * and schema.
 */
export interface SpecificDatabaseInstanceData {
  /** DBMS: Database software on its server, as an object of the relation between the two. */
  instance?: LinksInput | Id | Cleared;
  /** Title: Name of the instance, such as ORCL (SID). */
  title?: string | null;
  /** Listener: Address under which the instance takes connections, such as LISTENER on port 1521. */
  listener?: string | null;
  /** Database schema: Schema that the instance serves. */
  database_schema?: LinkInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Database links as it is saved; what is absent keeps its value. Named connections by which this schema reads tables of another
 * one.
 */
export interface SpecificDatabaseLinksData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Name of the connection as used in SQL, such as ERP_LINK. */
  title?: string | null;
  /** Connected database schema: Schema on the other side of the connection. */
  link?: LinkInput | Cleared;
  /** Target user: Account used on the other side. */
  target_user?: string | null;
  /** Owner: Account here that the connection belongs to. */
  owner?: string | null;
  /** Public: Whether all accounts may use the connection. */
  public?: YesNoInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * A choice of the dialog database_objects, by its constant, textual id or title, or by its number. Parts of a schema as Oracle
 * names them; other systems know most of them, too.
 */
export type DatabaseObjectsChoice =
  | 'C__DATABASE_OBJECTS__TABLE' | 'C__DATABASE_OBJECTS__VIEW' | 'C__DATABASE_OBJECTS__SEQUENCE' | 'C__DATABASE_OBJECTS__SYNONYM'
  | 'C__DATABASE_OBJECTS__INDEX' | 'C__DATABASE_OBJECTS__CLUSTER' | 'C__DATABASE_OBJECTS__SNAPSHOT'
  | 'C__DATABASE_OBJECTS__PROCEDURE' | 'C__DATABASE_OBJECTS__FUNCTION' | 'C__DATABASE_OBJECTS__PACKAGE' | 'Table' | 'Tabelle'
  | 'View' | 'Sequence' | 'Synonym' | 'Index' | 'Cluster' | 'Snapshot' | 'Procedure' | 'Prozedur' | 'Function' | 'Funktion'
  | 'Packet' | 'Paket' | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/**
 * Database objects as it is saved; what is absent keeps its value. Tables, views, indexes and other parts of this schema that are
 * worth documenting.
 */
export interface SpecificDatabaseObjectsData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Name of the part, such as V_OPEN_ORDERS. */
  title?: string | null;
  /** Type: Kind of the part, such as table, view or index. */
  database_object?: DatabaseObjectsChoice | ClearedChoice;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Database schema as it is saved; what is absent keeps its value. Schema with the tables of one application, and the instance it
 * lies in.
 */
export interface SpecificDatabaseSchemaData {
  /** Runs on: Object on which the schema runs, such as the database server. */
  link?: LinkInput | Cleared;
  /** Database instance: Instance that contains the schema. */
  instance?: LinkInput | Cleared;
  /** Title: Name of the schema, such as SHOP. */
  title?: string | null;
  /** Storage-Engine: How tables are stored, such as InnoDB. */
  storage_engine?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** DBMS as it is saved; what is absent keeps its value. Which database system this software is. */
export interface SpecificDbmsData {
  /** DBMS: Product family, such as PostgreSQL or Oracle Database. */
  dbms?: ChoiceInput;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Emergency plan as it is saved; what is absent keeps its value. Menu entry for everything about a plan for emergencies; it shows
 * duration and rehearsal.
 */
export interface SpecificEmergencyPlanData {
  /** Time need: Duration from alarm to normal operation, in the unit stated beside it. */
  time_needed?: number | `${number}` | Cleared;
  /** Unit: Unit of that duration, such as hours. */
  time_unit?: UnitOfTimeChoice | ClearedChoice;
  /** Date of emergency practice: Moment of the last rehearsal. */
  practice_date?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Emergency plan properties as it is saved; what is absent keeps its value. How long carrying out the plan takes, and when it was
 * rehearsed.
 */
export interface SpecificEmergencyPlanAttributeData {
  /** Time need: Duration from alarm to normal operation, in the unit stated beside it. */
  time_needed?: number | `${number}` | Cleared;
  /** Unit: Unit of that duration, such as hours. */
  time_unit?: UnitOfTimeChoice | ClearedChoice;
  /** Date of emergency practice: Moment of the last rehearsal. */
  practice_date?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** assigned objects as it is saved; what is absent keeps its value. Objects that the plan is to be used for. */
export interface SpecificEmergencyPlanLinkedObjectsData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Title: Object on whose failure the plan is carried out. */
  object?: LinkInput | Cleared;
}

/**
 * A choice of the dialog rack_slot_sorting, by its constant, textual id or title, or by its number. Direction in which the rack
 * units are numbered.
 */
export type RackSlotSortingChoice = 'asc' | 'desc' | 'Ascending' | 'Aufsteigend' | 'Descending' | 'Absteigend';

/**
 * Rack as it is saved; what is absent keeps its value. How the units of a rack are numbered, and how many devices stand upright
 * beside them.
 */
export interface SpecificEnclosureData {
  /** Vertical installation slots (Front side): How many devices, such as power strips, fit upright at the front. */
  vertical_slots_front?: number | `${number}` | Cleared;
  /** Vertical installation slots (Rear side): How many devices, such as power strips, fit upright at the rear. */
  vertical_slots_rear?: number | `${number}` | Cleared;
  /** Rack unit sorting: Whether the units are numbered from the bottom up or from the top down. */
  slot_sorting?: RackSlotSortingChoice | ClearedChoice;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** A choice of the dialog volume_unit, by its constant, textual id or title, or by its number. */
export type VolumeUnitChoice = 'C__VOLUME_UNIT__ML' | 'C__VOLUME_UNIT__L' | 'ml' | 'l' | 1 | 2;

/**
 * Emergency power supply as it is saved; what is absent keeps its value. Generator that takes over when mains power fails for
 * longer.
 */
export interface SpecificEpsData {
  /** Type: Drive, such as diesel generator or gas turbine. */
  type?: ChoiceInput;
  /** Warm-up time: Time from starting to full power, which a UPS has to bridge. */
  warmup_time?: number | `${number}` | Cleared;
  /** Unit: Unit of the time until full power, such as seconds. */
  warmup_time_unit?: UnitOfTimeChoice | ClearedChoice;
  /** Fuel tank: How much fuel there is room for, in the unit stated beside it. */
  fuel_tank?: number | `${number}` | Cleared;
  /** Unit: Unit of the amount of fuel, such as l. */
  volume_unit?: VolumeUnitChoice | ClearedChoice;
  /** Autonomy time: How long it runs on a full tank under load. */
  autonomy_time?: number | `${number}` | Cleared;
  /** Unit: Unit of the running time, such as hours. */
  autonomy_time_unit?: UnitOfTimeChoice | ClearedChoice;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Files as it is saved; what is absent keeps its value. Menu entry for everything about a document; it shows its newest version.
 */
export interface SpecificFileData {
  /** Title: Name of the document for people, such as Network plan Berlin. */
  file_title?: string | null;
  /** Filename: The stored file with its name, such as netplan.pdf. */
  file_physical?: LinkInput | Cleared;
  /** Category: Kind of document, such as manual, diagram or contract. */
  file_category?: ChoiceInput;
  /** Revision: Number of this version, counted upwards. */
  revision?: string | null;
  /** Version Description: News in this version, such as corrected floor plan. */
  version_description?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Current file as it is saved; what is absent keeps its value. Newest version of the document that this object holds. */
export interface SpecificFileActualData {
  /** Title: Name of the document for people, such as Network plan Berlin. */
  file_title?: string | null;
  /** Filename: The stored file with its name, such as netplan.pdf. */
  file_physical?: LinkInput | Cleared;
  /** Category: Kind of document, such as manual, diagram or contract. */
  file_category?: ChoiceInput;
  /** Revision: Number of this version, counted upwards. */
  revision?: string | null;
  /** Version Description: News in this version, such as corrected floor plan. */
  version_description?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Assigned objects as it is saved; what is absent keeps its value. Objects to which this document belongs. */
export interface SpecificFileObjectsData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Assigned objects: Device, building or other thing that the document is about. */
  assigned_objects?: LinkInput | Cleared;
}

/** File versions as it is saved; what is absent keeps its value. All versions of a document, each with its content. */
export interface SpecificFileVersionsData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Filename: Name with ending, such as netplan-v3.pdf. */
  file_physical?: string | null;
  /** File content: Content of this version, Base64-encoded in calls. */
  file_content?: string | null;
  /** Title: Name of the version for people, such as Draft of March. */
  file_title?: string | null;
  /** Version Description: Changes that this version brought, such as new rack added. */
  version_description?: string | null;
}

/**
 * Object group as it is saved; what is absent keeps its value. Objects that belong together for a purpose of your own, such as
 * everything to be replaced this year.
 */
export interface SpecificGroupData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Object: Member of the group; anything may be one. */
  object?: Id | Id[] | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * A choice of the dialog group_type, by its constant, textual id or title, or by its number. Members of a static group are
 * entered one by one; those of a report-based group are the rows of a report.
 */
export type GroupTypeChoice = 'Static' | 'Report-based' | 'Statisch' | 'Reportbasiert' | 0 | 1;

/** Type as it is saved; what is absent keeps its value. Whether members are chosen by hand or come from a report. */
export interface SpecificGroupTypeData {
  /** Type: How members come in: static is by hand, report-based by a query. */
  type?: GroupTypeChoice | ClearedChoice;
  /** Report: Number of the report whose rows are the members. */
  report?: IntegerInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Crypto card as it is saved; what is absent keeps its value. Card with a certificate that encrypts calls and data of a mobile
 * phone.
 */
export interface SpecificKryptoCardData {
  /** Certificate number: Number by which the issuer knows the certificate. */
  certificate_number?: string | null;
  /** Certgate card number: Number printed on a card of the manufacturer certgate. */
  certgate_card_number?: string | null;
  /** Certificate title: Name the certificate is issued to. */
  certificate_title?: string | null;
  /** Certificate revocation password: Secret that is asked for when the certificate is to be revoked. */
  certificate_password?: string | null;
  /** Certificate procedure: Last day the certificate on the card is valid. */
  certificate_procedure?: string | null;
  /** Date of issue: Day the card was handed out. */
  date_of_issue?: string | null;
  /** IMEI number: Number of the telephone that the card was made for. */
  imei_number?: string | null;
  /** Assigned cellular phone: Telephone in which the card is used. */
  assigned_mobile?: LinkInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** A row of ip_helper_addresses as it is saved. */
export interface SpecificLayer2NetIpHelperAddressesRowData {
  ip?: string | null;
  type_title?: ChoiceInput;
}

/** Layer 2 Net as it is saved; what is absent keeps its value. VLAN with its number and the Layer 3 nets that use it. */
export interface SpecificLayer2NetData {
  /** ID (VLAN): Number in the tag of the frames, 1 to 4094. */
  vlan_id?: string | null;
  /** Default VLAN: Whether it is the VLAN of ports for which nothing else is set. */
  standard?: YesNoInput | Cleared;
  /** Type: Technology by which the net is separated, such as VLAN. */
  type?: ChoiceInput;
  /** Subtype: Whether ports are assigned by hand, or when a device signs in. */
  subtype?: ChoiceInput;
  /** IP helper addresses: Servers to which broadcasts such as DHCP requests are passed on. */
  ip_helper_addresses?: SpecificLayer2NetIpHelperAddressesRowData[] | Cleared;
  /** Layer-3-net assignment: IP nets that run over this VLAN. */
  layer3_assignments?: LinksInput | Cleared;
  /** VRF: Name of the routing instance the VLAN belongs to, such as CUST-A. */
  vrf?: string | null;
  /** VRF Capacity: Bandwidth promised to that routing instance. */
  vrf_capacity?: number | `${number}` | Cleared;
  /** VRF Capacity (Unit): Unit of the promised bandwidth, such as MBit. */
  vrf_capacity_unit?: WanCapacityUnitChoice | ClearedChoice;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Assigned logical ports as it is saved; what is absent keeps its value. Logical ports of devices that take part in this VLAN.
 */
export interface SpecificLayer2NetAssignedLogicalPortsData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Object title: Device that has the logical port. */
  isys_obj__id?: LinkInput | Cleared;
  /** Assigned logical ports: The port itself, such as bond0.10 of that device. */
  isys_catg_log_port_list__id?: Id | Id[] | Cleared;
}

/** Assigned ports as it is saved; what is absent keeps its value. Sockets of switches and devices that take part in this VLAN. */
export interface SpecificLayer2NetAssignedPortsData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Object title: Device that has the physical port. */
  isys_obj__id?: LinkInput | Cleared;
  /** Assigned ports: The port itself, such as Gi1/0/24 of that device. */
  isys_catg_port_list__id?: LinkInput | Cleared;
}

/**
 * A choice of the dialog licence_type, by its constant, textual id or title, or by its number. A single licence allows one
 * installation, a volume licence as many as its amount says.
 */
export type LicenceTypeChoice =
  | 'C__CATS__LICENCE_TYPE__SINGLE_LICENCE' | 'C__CATS__LICENCE_TYPE__VOLUME_LICENCE' | 'Single license' | 'Einzellizenz'
  | 'Volume license' | 'Volumenlizenz' | 1 | 2;

/**
 * License keys as it is saved; what is absent keeps its value. Licences that were bought, with key, number of seats, term and
 * price.
 */
export interface SpecificLicenceListData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Key: Code that is typed in at installation, such as XXXXX-XXXXX-XXXXX. */
  key?: string | null;
  /** Serial: Number on the licence certificate. */
  serial?: string | null;
  /** License Type: Whether it covers one installation or many. */
  type?: LicenceTypeChoice | ClearedChoice;
  /** Amount: How many installations the licence allows. */
  amount?: IntegerInput | Cleared;
  /** Start Date: First day on which the licence may be used. */
  start?: string | null;
  /** Expiration Date: Last day on which the licence may be used. */
  expire?: string | null;
  /** Price Per Unit: Price of a single seat. */
  cost?: number | `${number}` | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Middleware as it is saved; what is absent keeps its value. Facts on software that stands between applications, such as message
 * queues.
 */
export interface SpecificMiddlewareData {
  /** Specification: Capabilities and prerequisites of the software, such as supported platforms. */
  specification?: string | null;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer?: ChoiceInput;
  /** Installation: Whether it is put on devices by hand or by software distribution. */
  installation?: InstallationTypeChoice | ClearedChoice;
  /** Registration key: Key to register the software with its vendor, where one covers all installations. */
  registration_key?: string | null;
  /** Install path: Folder in which installations usually lie, such as /opt/app. */
  install_path?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Monitor as it is saved; what is absent keeps its value. Size and features of a screen, for choosing a replacement. */
export interface SpecificMonitorData {
  /** Display: Length of the diagonal, such as 27, in the unit stated beside it. */
  size?: number | `${number}` | Cleared;
  /** Unit: Unit of the diagonal, such as inch. */
  size_unit?: DepthUnitChoice | ClearedChoice;
  /** Type: Technology of the panel, such as TFT. */
  type?: ChoiceInput;
  /** Resolution: Pixels across and down, such as 2560 x 1440. */
  resolution?: ChoiceInput;
  /** Pivot: Whether the screen can be turned upright. */
  pivot?: YesNoInput | Cleared;
  /** Speaker: Whether it has sound built in. */
  speaker?: YesNoInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Net as it is saved; what is absent keeps its value. IP net with address, mask, gateway and name servers. */
export interface SpecificNetData {
  /** Type: Protocol of all addresses in it: IPv4, IPv6 or an older one. */
  type?: NetTypeChoice | ClearedChoice;
  /** Network address: First address, which names the net, such as 192.168.10.0. */
  address?: string | null;
  /** Netmask: Part of addresses that is the same for all hosts, such as 255.255.255.0; follows from the suffix. */
  netmask?: string | null;
  /** Default Gateway: Address by which hosts leave the net, out of those of the router. */
  gateway?: LinkInput | Cleared;
  /** Address from: First address for hosts, such as 192.168.10.1. */
  range_from?: string | null;
  /** Address to: Last address for hosts, such as 192.168.10.254. */
  range_to?: string | null;
  /** DNS server: Servers that resolve names for hosts of the net. */
  dns_server?: LinksInput | Cleared;
  /** DNS domain: Domains of the hosts in the net, such as example.org. */
  dns_domain?: ChoicesInput | ClearedChoice;
  /** CIDR-Suffix: Bits that are the same for all hosts, such as 24; follows from the netmask. */
  cidr_suffix?: number | `${number}` | Cleared;
  /** Reverse DNS: Zone that leads from addresses back to names, such as 10.168.192.in-addr.arpa. */
  reverse_dns?: string | null;
  /** Layer-2-net assignment: VLANs over which the net runs. */
  layer2_assignments?: LinksInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * A choice of the dialog net_dhcp_type, by its constant, textual id or title, or by its number. Dynamic ranges lend any free
 * address; reserved ones always give a known device the same.
 */
export type NetDhcpTypeChoice =
  | 'C__NET__DHCP_DYNAMIC' | 'C__NET__DHCP_RESERVED' | 'Dynamic' | 'Dynamisch' | 'Reserved' | 'Reserviert' | 1 | 2;

/** A choice of the dialog net_dhcpv6_type, by its constant, textual id or title, or by its number. */
export type NetDhcpv6TypeChoice =
  | 'C__NET__DHCPV6__DHCPV6' | 'C__NET__DHCPV6__SLAAC_AND_DHCPV6' | 'C__NET__DHCPV6__DHCPV6_RESERVED'
  | 'C__NET__DHCPV6__SLAAC_AND_DHCPV6_RESERVED' | 'DHCPv6' | 'SLAAC and DHCPv6' | 'SLAAC und DHCPv6' | 'DHCPv6 (reserved)'
  | 'DHCPv6 (reserviert)' | 'SLAAC and DHCPv6 (reserved)' | 'SLAAC und DHCPv6 (reserviert)' | 1 | 2 | 3 | 4;

/** DHCP as it is saved; what is absent keeps its value. Parts of the net from which a DHCP server gives out addresses. */
export interface SpecificNetDhcpData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Type v4: Whether IPv4 addresses change or are kept for a known device. */
  type?: NetDhcpTypeChoice | ClearedChoice;
  /** Type v6: How IPv6 addresses come about: by DHCPv6, by SLAAC, or both. */
  typev6?: NetDhcpv6TypeChoice | ClearedChoice;
  /** DHCP from: First address that the DHCP server gives out. */
  range_from?: string | null;
  /** DHCP to: Last address that the DHCP server gives out. */
  range_to?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Net zone as it is saved; what is absent keeps its value. Parts of the net that belong to security zones, such as DMZ. */
export interface SpecificNetZoneData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Net zone objekt: Object of the zone that the range belongs to. */
  zone?: LinkInput | Cleared;
  /** Zone from: First address that lies in the zone. */
  range_from?: string | null;
  /** Zone to: Last address that lies in the zone. */
  range_to?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Operating Systems as it is saved; what is absent keeps its value. Facts on an operating system as such, wherever it is
 * installed.
 */
export interface SpecificOperatingSystemData {
  /** Specification: Capabilities and prerequisites of the software, such as supported platforms. */
  specification?: string | null;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer?: ChoiceInput;
  /** Installation: Whether it is put on devices by hand or by software distribution. */
  installation?: InstallationTypeChoice | ClearedChoice;
  /** Registration key: Key to register the software with its vendor, where one covers all installations. */
  registration_key?: string | null;
  /** Install path: Folder in which installations usually lie, such as /opt/app. */
  install_path?: string | null;
  /** OS family: Lineage of the system, such as Linux, Windows or BSD. */
  osFamily?: string | null;
  /** OS type: Use it is made for, such as server, desktop or network device. */
  systemType?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Organization as it is saved; what is absent keeps its value. Menu entry for everything about a company or authority; it shows
 * its master data.
 */
export interface SpecificOrganizationData {
  /** Title: Full name, such as Example Ltd.; the object is called the same. */
  title?: string;
  /** Telephone: Number of the switchboard, such as +49 30 1234-0. */
  telephone?: string | null;
  /** Fax: Number for faxes to the organisation. */
  fax?: string | null;
  /** Website: Address on the web, such as https://example.org. */
  website?: string | null;
  /** Headquarter: Organisation that this one is a branch of. */
  headquarter?: LinkInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Assigned Objects as it is saved; what is absent keeps its value. Objects at which this organisation is named as a contact. */
export interface SpecificOrganizationContactAssignmentData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Assigned Objects: Object the organisation has to do with, such as a device it supplied. */
  object?: LinkInput;
  /** Role: Relation of the organisation to that object, such as supplier. */
  role?: ChoiceInput;
}

/** Master data as it is saved; what is absent keeps its value. Name and reachability of a company, an authority or a customer. */
export interface SpecificOrganizationMasterDataData {
  /** Title: Full name, such as Example Ltd.; the object is called the same. */
  title?: string;
  /** Telephone: Number of the switchboard, such as +49 30 1234-0. */
  telephone?: string | null;
  /** Fax: Number for faxes to the organisation. */
  fax?: string | null;
  /** Website: Address on the web, such as https://example.org. */
  website?: string | null;
  /** Headquarter: Organisation that this one is a branch of. */
  headquarter?: LinkInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Persons as it is saved; what is absent keeps its value. People that work for this organisation, seen from its side. */
export interface SpecificOrganizationPersonsData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Persons: Member of staff; saving it here sets the organisation at the person. */
  object?: Id | Id[];
}

/**
 * Parallel relations as it is saved; what is absent keeps its value. Relations that stand in for each other, so that an outage
 * counts only when too many are gone.
 */
export interface SpecificParallelRelationData {
  /** Title: Name of the bundle, such as Web server farm. */
  title?: string | null;
  /** Minimum amount of active items: How many must work so that the whole works. */
  threshold?: string | null;
  /** Parallel relations: Objects of the relations that share the load. */
  rel_pool?: LinksInput | Id | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** PDU as it is saved; what is absent keeps its value. Power strip in a rack, as the software that watches it knows it. */
export interface SpecificPduData {
  /** PDU: Number or name of the strip there, such as 1. */
  pdu_id?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Branch as it is saved; what is absent keeps its value. Circuits of a power strip, each with its own fuse and outlets. */
export interface SpecificPduBranchData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** PDU: Number of the strip that the circuit belongs to. */
  pdu_id?: IntegerInput | Cleared;
  /** Branch-ID: Number of the circuit on the strip. */
  branch_id?: IntegerInput | Cleared;
  /** Receptacles: How many outlets the circuit has. */
  receptables?: number | `${number}` | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** A choice of the dialog salutation, by its constant, textual id or title, or by its number. */
export type SalutationChoice = 'm' | 'f' | 'Mister' | 'Herr' | 'Misses' | 'Frau';

/**
 * Persons as it is saved; what is absent keeps its value. Menu entry for everything about a person; it shows name and
 * reachability.
 */
export interface SpecificPersonData {
  /** Title: Further name of the person, for clients that send one. */
  title?: string | null;
  /** Salutation: Form of address in letters, such as Ms or Mr. */
  salutation?: SalutationChoice | ClearedChoice;
  /** First name: Given name, such as Jane; it is part of the title of the object. */
  first_name?: string | null;
  /** Last name: Family name, such as Doe; it is part of the title of the object. */
  last_name?: string | null;
  /** Academic degree: Degree that belongs to the name, such as Dr. */
  academic_degree?: string | null;
  /** Function: Work that the person does, such as database administration. */
  function?: string | null;
  /** Service designation: Official rank, such as Senior Inspector. */
  service_designation?: string | null;
  /** Street: Street and number the person is written to. */
  street?: string | null;
  /** City: Town the person is written to. */
  city?: string | null;
  /** ZIP-Code: Postal code of that town, such as 10115. */
  zip_code?: string | null;
  /** E-mail address: Address the person is written to, such as jane.doe@example.org. */
  mail?: string | null;
  /** Telephone company: Number at work, such as +49 30 1234-215. */
  phone_company?: string | null;
  /** Telephone home: Private number, for emergencies. */
  phone_home?: string | null;
  /** Cellphone: Number of the mobile phone, such as +49 170 1234567. */
  phone_mobile?: string | null;
  /** Fax: Number for faxes to the person. */
  fax?: string | null;
  /** Pager: Number of the radio receiver for on-call duty. */
  pager?: string | null;
  /** Personnel number: Number by which the human resources department knows the person. */
  personnel_number?: string | null;
  /** Department: Part of the organisation, such as IT operations. */
  department?: string | null;
  /** Organisation: Employer of the person. */
  organization?: LinkInput | Cleared;
  /** DN: Path of the person in the directory, such as CN=Jane Doe,OU=Users,DC=example,DC=org. */
  ldap_dn?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
  /** Custom 1: Text with a meaning that your organisation decides on. */
  custom_1?: string | null;
  /** Custom 2: Text with a meaning that your organisation decides on. */
  custom_2?: string | null;
  /** Custom 3: Text with a meaning that your organisation decides on. */
  custom_3?: string | null;
  /** Custom 4: Text with a meaning that your organisation decides on. */
  custom_4?: string | null;
  /** Custom 5: Text with a meaning that your organisation decides on. */
  custom_5?: string | null;
  /** Custom 6: Text with a meaning that your organisation decides on. */
  custom_6?: string | null;
  /** Custom 7: Text with a meaning that your organisation decides on. */
  custom_7?: string | null;
  /** Custom 8: Text with a meaning that your organisation decides on. */
  custom_8?: string | null;
}

/**
 * Person group memberships as it is saved; what is absent keeps its value. Groups that this person belongs to, and whose rights
 * the person therefore has.
 */
export interface SpecificPersonAssignedGroupsData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Person group memberships: Team or department that counts the person among its members. */
  connected_object?: Id | Id[] | Cleared;
  /** Role: Task of the person in the group, such as administrator. */
  role?: ChoiceInput;
}

/** Assigned Objects as it is saved; what is absent keeps its value. Objects at which this person is named as a contact. */
export interface SpecificPersonContactAssignmentData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Object: Device, service or other thing the person is responsible for or uses. */
  object?: LinkInput;
  /** Role: Relation of the person to that object, such as administrator or user. */
  role?: ChoiceInput;
  /** Primary contact: Whether the person is the one to call first there. */
  primary_contact?: YesNoInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Person groups as it is saved; what is absent keeps its value. Menu entry for everything about a group of people; it shows its
 * name and address.
 */
export interface SpecificPersonGroupData {
  /** Title: Name of the group, such as Network team; the object is called the same. */
  title?: string | null;
  /** E-Mail: Address that reaches all members, such as network@example.org. */
  email_address?: string | null;
  /** Phone: Number of the hotline or the shared line. */
  phone?: string | null;
  /** LDAP-Group (Mapping): Name of the group in the directory that stands for this one. */
  ldap_group?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Assigned Objects as it is saved; what is absent keeps its value. Objects at which this group of people is named as a contact.
 */
export interface SpecificPersonGroupContactAssignmentData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Object: Device, service or other thing the group takes care of. */
  object?: LinkInput;
  /** Role: Relation of the group to that object, such as administrator. */
  role?: ChoiceInput;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Master Data as it is saved; what is absent keeps its value. Name and reachability of a team, a department or a group with
 * common rights.
 */
export interface SpecificPersonGroupMasterData {
  /** Title: Name of the group, such as Network team; the object is called the same. */
  title?: string | null;
  /** E-Mail: Address that reaches all members, such as network@example.org. */
  email_address?: string | null;
  /** Phone: Number of the hotline or the shared line. */
  phone?: string | null;
  /** LDAP-Group (Mapping): Name of the group in the directory that stands for this one. */
  ldap_group?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Members as it is saved; what is absent keeps its value. People that belong to this group, with the most important of their
 * data.
 */
export interface SpecificPersonGroupMembersData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Members: Person that belongs to the group. */
  connected_object?: Id | Id[];
}

/** Login as it is saved; what is absent keeps its value. Name and password by which a person signs in to this service. */
export interface SpecificPersonLoginData {
  /** Disable login: Keeps the person from signing in, without deleting anything. */
  disabled_login?: YesNoInput | Cleared;
  /** User name: Name to sign in with, such as jdoe; case does not count, and no other person has it. */
  title?: string | null;
  /** Password: Secret to sign in with, at least 12 characters, no common one; kept as a hash and never returned. */
  user_pass?: string | Cleared;
  /** Password: The secret once more, as forms send it to rule out typing errors. */
  user_pass2?: string | Cleared;
  /** E-mail address for password reset: Address of the person in case the secret is forgotten. */
  email_address?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Master Data as it is saved; what is absent keeps its value. Name, reachability and place in the organisation of a person. */
export interface SpecificPersonMasterData {
  /** Title: Further name of the person, for clients that send one. */
  title?: string | null;
  /** Salutation: Form of address in letters, such as Ms or Mr. */
  salutation?: SalutationChoice | ClearedChoice;
  /** First name: Given name, such as Jane; it is part of the title of the object. */
  first_name?: string | null;
  /** Last name: Family name, such as Doe; it is part of the title of the object. */
  last_name?: string | null;
  /** Academic degree: Degree that belongs to the name, such as Dr. */
  academic_degree?: string | null;
  /** Function: Work that the person does, such as database administration. */
  function?: string | null;
  /** Service designation: Official rank, such as Senior Inspector. */
  service_designation?: string | null;
  /** Street: Street and number the person is written to. */
  street?: string | null;
  /** City: Town the person is written to. */
  city?: string | null;
  /** ZIP-Code: Postal code of that town, such as 10115. */
  zip_code?: string | null;
  /** E-mail address: Address the person is written to, such as jane.doe@example.org. */
  mail?: string | null;
  /** Telephone company: Number at work, such as +49 30 1234-215. */
  phone_company?: string | null;
  /** Telephone home: Private number, for emergencies. */
  phone_home?: string | null;
  /** Cellphone: Number of the mobile phone, such as +49 170 1234567. */
  phone_mobile?: string | null;
  /** Fax: Number for faxes to the person. */
  fax?: string | null;
  /** Pager: Number of the radio receiver for on-call duty. */
  pager?: string | null;
  /** Personnel number: Number by which the human resources department knows the person. */
  personnel_number?: string | null;
  /** Department: Part of the organisation, such as IT operations. */
  department?: string | null;
  /** Organisation: Employer of the person. */
  organization?: LinkInput | Cleared;
  /** DN: Path of the person in the directory, such as CN=Jane Doe,OU=Users,DC=example,DC=org. */
  ldap_dn?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
  /** Custom 1: Text with a meaning that your organisation decides on. */
  custom_1?: string | null;
  /** Custom 2: Text with a meaning that your organisation decides on. */
  custom_2?: string | null;
  /** Custom 3: Text with a meaning that your organisation decides on. */
  custom_3?: string | null;
  /** Custom 4: Text with a meaning that your organisation decides on. */
  custom_4?: string | null;
  /** Custom 5: Text with a meaning that your organisation decides on. */
  custom_5?: string | null;
  /** Custom 6: Text with a meaning that your organisation decides on. */
  custom_6?: string | null;
  /** Custom 7: Text with a meaning that your organisation decides on. */
  custom_7?: string | null;
  /** Custom 8: Text with a meaning that your organisation decides on. */
  custom_8?: string | null;
}

/** Printer as it is saved; what is absent keeps its value. Kind and features of a printer, for drivers and supplies. */
export interface SpecificPrtData {
  /** Type: Printing process, such as laser or inkjet. */
  type?: ChoiceInput;
  /** Color: Whether it prints more than black. */
  is_color?: YesNoInput | Cleared;
  /** Duplex: Whether it prints on both sides of the paper. */
  is_duplex?: YesNoInput | Cleared;
  /** Emulation: Language that it understands, such as PostScript or PCL. */
  emulation?: ChoiceInput;
  /** Paper format: Largest sheet that it takes, such as A3. */
  paper_format?: ChoiceInput;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** A choice of the dialog relation_type, by its constant, textual id or title, or by its number. */
export type RelationTypeChoice =
  | 'C__RELATION_TYPE__SOFTWARE' | 'C__RELATION_TYPE__CLUSTER_SERVICE' | 'C__RELATION_TYPE__BACKUP' | 'C__RELATION_TYPE__ADMIN'
  | 'C__RELATION_TYPE__USER' | 'C__RELATION_TYPE__CLUSTER_MEMBERSHIPS' | 'C__RELATION_TYPE__POWER_CONSUMER'
  | 'C__RELATION_TYPE__NETWORK_PORT' | 'C__RELATION_TYPE__VIRTUAL_MACHINE' | 'C__RELATION_TYPE__LOCATION'
  | 'C__RELATION_TYPE__UNIVERSAL_INTERFACE' | 'C__RELATION_TYPE__IP_ADDRESS' | 'C__RELATION_TYPE__CONTROLLER_FC_PORT'
  | 'C__RELATION_TYPE__CONNECTORS' | 'C__RELATION_TYPE__LDEV_CLIENT' | 'C__RELATION_TYPE__GROUP_MEMBERSHIPS'
  | 'C__RELATION_TYPE__PERSON_ASSIGNED_GROUPS' | 'C__RELATION_TYPE__DEFAULT' | 'C__RELATION_TYPE__DATABASE_ACCESS'
  | 'C__RELATION_TYPE__DATABASE_LINK' | 'C__RELATION_TYPE__DATABASE_GATEWAY' | 'C__RELATION_TYPE__DATABASE_INSTANCE'
  | 'C__RELATION_TYPE__IT_SERVICE_COMPONENT' | 'C__RELATION_TYPE__REPLICATION_PARTNER' | 'C__RELATION_TYPE__SOA_COMPONENTS'
  | 'C__RELATION_TYPE__SOA_STACKS' | 'C__RELATION_TYPE__DBMS' | 'C__RELATION_TYPE__MOBILE_PHONE'
  | 'C__RELATION_TYPE__ORGANIZATION' | 'C__RELATION_TYPE__LOGICAL_UNIT' | 'C__RELATION_TYPE__CONTRACT'
  | 'C__RELATION_TYPE__CHASSIS' | 'C__RELATION_TYPE__STACKING' | 'C__RELATION_TYPE__SHARE_ACCESS'
  | 'C__RELATION_TYPE__NET_CONNECTIONS' | 'C__RELATION_TYPE__CLUSTER_ADM_SERVICE' | 'C__RELATION_TYPE__OPERATION_SYSTEM'
  | 'C__RELATION_TYPE__LAYER2_TRANSPORT' | 'C__RELATION_TYPE__RM_CONTROLLER' | 'C__RELATION_TYPE__FILE'
  | 'C__RELATION_TYPE__ORGANIZATION_HEADQUARTER' | 'C__RELATION_TYPE__VHOST_ADMIN_SERVICE' | 'C__RELATION_TYPE__VRRP'
  | 'C__RELATION_TYPE__MANUAL' | 'C__RELATION_TYPE__EMERGENCY_PLAN' | 'C__RELATION_TYPE__WAN_CONNECTION'
  | 'C__RELATION_TYPE__LAYER3_2_LAYER2' | 'C__RELATION_TYPE__ASSIGNED_SIM_CARDS' | 'C__RELATION_TYPE__CONNECTION_ENDPOINT'
  | 'Software assignment' | 'Softwarezuweisung' | 'Cluster service assignment' | 'Clusterdienstzuweisung' | 'Backup'
  | 'Datensicherung' | 'Cluster memberships' | 'Clustermitgliedschaften' | 'Power consumer' | 'Stromverbraucher' | 'Ports'
  | 'Virtual machine' | 'Virtuelle Maschine' | 'Location' | 'Standort' | 'Interface' | 'Schnittstelle' | 'Host address'
  | 'Hostadresse' | 'FC port' | 'FC-Port' | 'Connectors' | 'Anschlüsse' | 'Logical devices (Client)' | 'Logische Geräte (Client)'
  | 'Group memberships' | 'Gruppenmitgliedschaft' | 'Person group memberships' | 'Personengruppenmitgliedschaft' | 'Dependency'
  | 'Abhängigkeit' | 'Database access' | 'Datenbankzugriff' | 'Database links' | 'Datenbanklinks' | 'Database gateway'
  | 'Datenbank-Gateway' | 'Database instance' | 'Datenbankinstanz' | 'Service component' | 'Servicekomponente'
  | 'Replication partner' | 'Replikationspartner' | 'SOA-Component' | 'SOA-Komponente' | 'SOA-Stacks' | 'DBMS' | 'Assigned cards'
  | 'Verknüpfte Karten' | 'Organization' | 'Organisation' | 'Logical location' | 'Logischer Standort' | 'Contract assignment'
  | 'Vertragszuweisung' | 'Chassis' | 'Stacking' | 'Share Access' | 'Freigabezugriff' | 'Network connections'
  | 'Netzwerkverbindungen' | 'Administration service' | 'Verwaltungsinstanz' | 'Operating system' | 'Betriebssystem'
  | 'Layer 2 Transport' | 'Remote Management Controller' | 'Files' | 'Dateien' | 'Headquarter (Organization)'
  | 'Zentrale (Organisation)' | 'Virtual host' | 'Virtueller Host' | 'VRRP' | 'Manual assignment' | 'Handbuchzuweisung'
  | 'Emergency plan' | 'Notfallplan' | 'WAN Connection' | 'WAN-Leitung' | 'Layer-2-net assignment' | 'Layer-2-Netz-Zuweisung'
  | 'Assigned SIM cards' | 'Zugewiesene SIM-Karten' | 'Connection endpoint' | 'Verbindungsendpunkt' | 1 | 2 | 3 | 4 | 5 | 6 | 7
  | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 32 | 33 | 34
  | 35 | 37 | 38 | 39 | 40 | 42 | 43 | 44 | 45 | 46 | 47 | 48 | 49 | 50 | 51 | 52;

/**
 * Relation details as it is saved; what is absent keeps its value. Both sides, meaning and weight of the relation that this
 * object stands for.
 */
export interface SpecificRelationDetailsData {
  /** Object1: First side of the relation, from which it is read. */
  object1?: LinkInput | Cleared;
  /** Object2: Second side of the relation, to which it leads. */
  object2?: LinkInput | Cleared;
  /** Service: Service to which the relation is limited. */
  itservice?: LinkInput | Cleared;
  /** Relation type: Meaning of the relation between the two. */
  relation_type?: RelationTypeChoice | ClearedChoice;
  /** Weighting: How strongly a failure passes from one side to the other, from 1 (most) to 10 (least). */
  weighting?: WeightingChoice | ClearedChoice;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Replication as it is saved; what is absent keeps its value. How copies of a database or directory are kept equal. */
export interface SpecificReplicationData {
  /** Replication mechanism: Technique of copying, such as streaming replication or log shipping. */
  replication_mechanism?: ChoiceInput;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Replication partner as it is saved; what is absent keeps its value. Other copies that this one exchanges changes with. */
export interface SpecificReplicationPartnerData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Replication type: Whether the other copy gives changes or takes them. */
  type?: ChoiceInput;
  /** Replication partner: Object that holds the other copy. */
  replication_partner?: LinkInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Room as it is saved; what is absent keeps its value. Where in the building the room is, and what it is used for. */
export interface SpecificRoomData {
  /** Type: Use of the room, such as office or server room. */
  type?: ChoiceInput;
  /** Room number: Sign at the door, such as 2.14. */
  number?: string | null;
  /** Floor: Storey, such as 2 or ground floor. */
  floor?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Routing as it is saved; what is absent keeps its value. How this router learns its routes, and over which addresses it passes
 * packets on.
 */
export interface SpecificRouterData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Routing protocol: Way in which routes are learned, such as OSPF, BGP or by hand. */
  routing_protocol?: ChoiceInput;
  /** Gateway address: Addresses of this router that hosts use to leave their net. */
  gateway_address?: LinksInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** SAN Zoning as it is saved; what is absent keeps its value. Ports of the storage network that may see each other. */
export interface SpecificSanZoningData {
  /** Title: Name of the zone in the fabric, such as Z_ESX1_STORE1. */
  title?: string | null;
  /** Members: FC ports of servers and storage systems in the zone. */
  members?: LinksInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Services as it is saved; what is absent keeps its value. Facts on a system service, such as a web or mail server, wherever it
 * is installed.
 */
export interface SpecificServiceData {
  /** Specification: Capabilities and prerequisites of the software, such as supported platforms. */
  specification?: string | null;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer?: ChoiceInput;
  /** Installation: Whether it is put on devices by hand or by software distribution. */
  installation?: InstallationTypeChoice | ClearedChoice;
  /** Registration key: Key to register the software with its vendor, where one covers all installations. */
  registration_key?: string | null;
  /** Install path: Folder in which installations usually lie, such as /opt/app. */
  install_path?: string | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** FC switch as it is saved; what is absent keeps its value. Place of this switch in the fabric of the storage network. */
export interface SpecificSwitchFcData {
  /** Title: Name of the fabric, such as Fabric A. */
  title?: string | null;
  /** Active: Whether the switch passes on traffic, or stands by. */
  is_active?: YesNoInput | Cleared;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Switch as it is saved; what is absent keeps its value. How this network switch spreads VLANs and avoids loops. */
export interface SpecificSwitchNetData {
  /** VLAN management protocol: Protocol by which switches agree on VLANs, such as VTPv3. */
  vlan?: ChoiceInput;
  /** Role: Whether it gives VLANs to other switches or takes them. */
  role?: ChoiceInput;
  /** Spanning Tree: Protocol against loops, such as RSTP. */
  spanning_tree?: ChoiceInput;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Uninterruptible power supply as it is saved; what is absent keeps its value. Batteries of a UPS, and how long they bridge an
 * outage.
 */
export interface SpecificUpsData {
  /** Type: Whether devices always run through it, or only when power fails. */
  type?: ChoiceInput;
  /** Battery type: Kind of battery to order, such as RBC43 or lead-acid 12 V 9 Ah. */
  battery_type?: ChoiceInput;
  /** Quantity: How many batteries are in it. */
  amount?: number | `${number}` | Cleared;
  /** Charge time: How long charging takes once they are empty. */
  charge_time?: number | `${number}` | Cleared;
  /** Unit: Unit of the time for charging, such as hours. */
  charge_time_unit?: UnitOfTimeChoice | ClearedChoice;
  /** Runtime under full load: How long it carries all devices without mains power. */
  autonomy_time?: number | `${number}` | Cleared;
  /** Unit: Unit of the time without mains power, such as minutes. */
  autonomy_time_unit?: UnitOfTimeChoice | ClearedChoice;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** WAN as it is saved; what is absent keeps its value. Use, technology and bandwidth of a wide area line. */
export interface SpecificWanData {
  /** Role: Whether it is the usual way or the one that steps in. */
  role?: ChoiceInput;
  /** Type: Technology of this line, such as ATM or xDSL. */
  type?: ChoiceInput;
  /** Capacity: Bandwidth of this line, in the unit stated beside it. */
  capacity?: number | `${number}` | Cleared;
  /** Capacity unit: Unit of the bandwidth of this line, such as MBit. */
  capacity_unit?: ChoiceInput;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/**
 * Wiring System as it is saved; what is absent keeps its value. Menu entry for the cabling of a building; it shows what kind of
 * net it carries.
 */
export interface SpecificWsData {
  /** Net type: Use of the wires, such as telephone, Ethernet or fire alarm. */
  title?: ChoiceInput;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Assigned objects as it is saved; what is absent keeps its value. Cables that belong to this cabling. */
export interface SpecificWsAssignmentData {
  /** The entry that is updated; without it one is created. */
  category_id?: EntryId;
  /** Assigned Objects: Cable that is laid as part of it. */
  connected_object?: Id | Id[] | Cleared;
}

/** Net type as it is saved; what is absent keeps its value. Purpose that the cabling of the building serves. */
export interface SpecificWsNetTypeData {
  /** Net type: Use of the wires, such as telephone, Ethernet or fire alarm. */
  title?: ChoiceInput;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description?: string | null;
}

/** Category constants, each with one entry or a list of entries to create. */
export interface EntriesByCategory {
  /** Access */
  C__CATG__ACCESS?: AccessData | AccessData[];
  /** Accounting */
  C__CATG__ACCOUNTING?: AccountingData | AccountingData[];
  /** Address */
  C__CATG__ADDRESS?: AddressData | AddressData[];
  /** Aircraft */
  C__CATG__AIRCRAFT?: AircraftData | AircraftData[];
  /** Software assignment */
  C__CATG__APPLICATION?: ApplicationData | ApplicationData[];
  /** Assigned cards */
  C__CATG__ASSIGNED_CARDS?: AssignedCardsData | AssignedCardsData[];
  /** Workplace components */
  C__CATG__ASSIGNED_LOGICAL_UNIT?: AssignedLogicalUnitData | AssignedLogicalUnitData[];
  /** Assigned SIM cards */
  C__CATG__ASSIGNED_SIM_CARDS?: AssignedSimCardsData | AssignedSimCardsData[];
  /** Assigned subscriptions */
  C__CATG__ASSIGNED_SUBSCRIPTIONS?: AssignedSubscriptionsData | AssignedSubscriptionsData[];
  /** Assigned users */
  C__CATG__ASSIGNED_USERS?: AssignedUsersData | AssignedUsersData[];
  /** Assigned workplace */
  C__CATG__ASSIGNED_WORKSTATION?: AssignedWorkstationData | AssignedWorkstationData[];
  /** Audit */
  C__CATG__AUDIT?: AuditData | AuditData[];
  /** Backup */
  C__CATG__BACKUP?: BackupData | BackupData[];
  /** Backup (assigned Objects) */
  C__CATG__BACKUP__ASSIGNED_OBJECTS?: BackupAssignedObjectsData | BackupAssignedObjectsData[];
  /** Cable */
  C__CATG__CABLE?: CableData | CableData[];
  /** Cards */
  C__CATG__CARDS?: CardsData | CardsData[];
  /** Certificate */
  C__CATG__CERTIFICATE?: CertificateData | CertificateData[];
  /** Subscriptions */
  C__CATG__CLOUD_SUBSCRIPTIONS?: CloudSubscriptionsData | CloudSubscriptionsData[];
  /** Cluster */
  C__CATG__CLUSTER?: ClusterData | ClusterData[];
  /** Administration service */
  C__CATG__CLUSTER_ADM_SERVICE?: ClusterAdmServiceData | ClusterAdmServiceData[];
  /** Cluster Members */
  C__CATG__CLUSTER_MEMBERS?: ClusterMembersData | ClusterMembersData[];
  /** Cluster memberships */
  C__CATG__CLUSTER_MEMBERSHIPS?: ClusterMembershipsData | ClusterMembershipsData[];
  /** Cluster */
  C__CATG__CLUSTER_ROOT?: ClusterRootData | ClusterRootData[];
  /** Cluster service assignment */
  C__CATG__CLUSTER_SERVICE?: ClusterServiceData | ClusterServiceData[];
  /** Computing resources */
  C__CATG__COMPUTING_RESOURCES?: ComputingResourcesData | ComputingResourcesData[];
  /** Connectors */
  C__CATG__CONNECTOR?: ConnectorData | ConnectorData[];
  /** Contact assignment */
  C__CATG__CONTACT?: ContactData | ContactData[];
  /** Contract assignment */
  C__CATG__CONTRACT_ASSIGNMENT?: ContractAssignmentData | ContractAssignmentData[];
  /** Controller */
  C__CATG__CONTROLLER?: ControllerData | ControllerData[];
  /** FC port */
  C__CATG__CONTROLLER_FC_PORT?: ControllerFcPortData | ControllerFcPortData[];
  /** CPU */
  C__CATG__CPU?: CpuData | CpuData[];
  /** Example (custom) */
  C__CATG__CUSTOM_FIELDS_EXAMPLE?: CustomFieldsExampleData | CustomFieldsExampleData[];
  /** DBMS */
  C__CATG__DATABASE?: DatabaseData | DatabaseData[];
  /** Database assignment */
  C__CATG__DATABASE_ASSIGNMENT?: DatabaseAssignmentData | DatabaseAssignmentData[];
  /** Databases */
  C__CATG__DATABASE_SA?: DatabaseSaData | DatabaseSaData[];
  /** Tables */
  C__CATG__DATABASE_TABLE?: DatabaseTableData | DatabaseTableData[];
  /** Drive */
  C__CATG__DRIVE?: DriveData | DriveData[];
  /** Emergency plan assignment */
  C__CATG__EMERGENCY_PLAN?: EmergencyPlanData | EmergencyPlanData[];
  /** Fiber/lead */
  C__CATG__FIBER_LEAD?: FiberLeadData | FiberLeadData[];
  /** Files */
  C__CATG__FILE?: FileData | FileData[];
  /** Form factor */
  C__CATG__FORMFACTOR?: FormfactorData | FormfactorData[];
  /** General */
  C__CATG__GLOBAL?: GlobalData | GlobalData[];
  /** Graphic card */
  C__CATG__GRAPHIC?: GraphicData | GraphicData[];
  /** Group memberships */
  C__CATG__GROUP_MEMBERSHIPS?: GroupMembershipsData | GroupMembershipsData[];
  /** Guest systems */
  C__CATG__GUEST_SYSTEMS?: GuestSystemsData | GuestSystemsData[];
  /** Host Bus Adapter (HBA) */
  C__CATG__HBA?: HbaData | HbaData[];
  /** Data Source */
  C__CATG__IDENTIFIER?: IdentifierData | IdentifierData[];
  /** Object picture */
  C__CATG__IMAGE?: ImageData | ImageData[];
  /** Images */
  C__CATG__IMAGES?: ImagesData | ImagesData[];
  /** Invoice */
  C__CATG__INVOICE?: InvoiceData | InvoiceData[];
  /** Host address */
  C__CATG__IP?: IpData | IpData[];
  /** Service Type */
  C__CATG__ITS_TYPE?: ItsTypeData | ItsTypeData[];
  /** Service assignment */
  C__CATG__IT_SERVICE?: ItServiceData | ItServiceData[];
  /** Service components */
  C__CATG__IT_SERVICE_COMPONENTS?: ItServiceComponentsData | ItServiceComponentsData[];
  /** Service Relation */
  C__CATG__IT_SERVICE_RELATIONS?: ItServiceRelationsData | ItServiceRelationsData[];
  /** JDisc custom attributes */
  C__CATG__JDISC_CA?: JdiscCaData | JdiscCaData[];
  /** Last login user */
  C__CATG__LAST_LOGIN_USER?: LastLoginUserData | LastLoginUserData[];
  /** Logical devices (Client) */
  C__CATG__LDEV_CLIENT?: LdevClientData | LdevClientData[];
  /** Logical devices (LDEV Server) */
  C__CATG__LDEV_SERVER?: LdevServerData | LdevServerData[];
  /** Location */
  C__CATG__LOCATION?: LocationData | LocationData[];
  /** Logbook */
  C__CATG__LOGBOOK?: LogbookData | LogbookData[];
  /** Logical location */
  C__CATG__LOGICAL_UNIT?: LogicalUnitData | LogicalUnitData[];
  /** E-Mail addresses */
  C__CATG__MAIL_ADDRESSES?: MailAddressesData | MailAddressesData[];
  /** Virtual managed objects */
  C__CATG__MANAGED_OBJECTS?: ManagedObjectsData | ManagedObjectsData[];
  /** Manual assignment */
  C__CATG__MANUAL?: ManualData | ManualData[];
  /** Memory */
  C__CATG__MEMORY?: MemoryData | MemoryData[];
  /** Model */
  C__CATG__MODEL?: ModelData | ModelData[];
  /** Monitoring */
  C__CATG__MONITORING?: MonitoringData | MonitoringData[];
  /** Network */
  C__CATG__NETWORK?: NetworkData | NetworkData[];
  /** Interface */
  C__CATG__NETWORK_INTERFACE?: NetworkInterfaceData | NetworkInterfaceData[];
  /** logical Ports */
  C__CATG__NETWORK_LOG_PORT?: NetworkLogPortData | NetworkLogPortData[];
  /** Port */
  C__CATG__NETWORK_PORT?: NetworkPortData | NetworkPortData[];
  /** Network connections */
  C__CATG__NET_CONNECTIONS_FOLDER?: NetConnectionsFolderData | NetConnectionsFolderData[];
  /** Connection */
  C__CATG__NET_CONNECTOR?: NetConnectorData | NetConnectorData[];
  /** Listener */
  C__CATG__NET_LISTENER?: NetListenerData | NetListenerData[];
  /** Options */
  C__CATG__NET_ZONE_OPTIONS?: NetZoneOptionsData | NetZoneOptionsData[];
  /** locally assigned objects */
  C__CATG__OBJECT?: ObjectData | ObjectData[];
  /** Operating system */
  C__CATG__OPERATING_SYSTEM?: OperatingSystemData | OperatingSystemData[];
  /** Passwords */
  C__CATG__PASSWD?: PasswdData | PasswdData[];
  /** Assigned Workplaces */
  C__CATG__PERSON_ASSIGNED_WORKSTATION?: PersonAssignedWorkstationData | PersonAssignedWorkstationData[];
  /** Status-Planning */
  C__CATG__PLANNING?: PlanningData | PlanningData[];
  /** Power consumer */
  C__CATG__POWER_CONSUMER?: PowerConsumerData | PowerConsumerData[];
  /** Power supplier */
  C__CATG__POWER_SUPPLIER?: PowerSupplierData | PowerSupplierData[];
  /** QinQ SP-VLAN */
  C__CATG__QINQ_SP?: QinqSpData | QinqSpData[];
  /** Raid-Array */
  C__CATG__RAID?: RaidData | RaidData[];
  /** Relationship */
  C__CATG__RELATION?: RelationData | RelationData[];
  /** Remote Management Controller */
  C__CATG__RM_CONTROLLER?: RmControllerData | RmControllerData[];
  /** Managed devices */
  C__CATG__RM_CONTROLLER_BACKWARD?: RmControllerBackwardData | RmControllerBackwardData[];
  /** Services */
  C__CATG__SERVICE?: ServiceData | ServiceData[];
  /** Shares */
  C__CATG__SHARES?: SharesData | SharesData[];
  /** Share Access */
  C__CATG__SHARE_ACCESS?: ShareAccessData | ShareAccessData[];
  /** SIM */
  C__CATG__SIM?: SimData | SimData[];
  /** SIM card */
  C__CATG__SIM_CARD?: SimCardData | SimCardData[];
  /** SLA */
  C__CATG__SLA?: SlaData | SlaData[];
  /** Smart Card Certificate */
  C__CATG__SMARTCARD_CERTIFICATE?: SmartcardCertificateData | SmartcardCertificateData[];
  /** SOA-Stacks */
  C__CATG__SOA_STACKS?: SoaStacksData | SoaStacksData[];
  /** Sound card */
  C__CATG__SOUND?: SoundData | SoundData[];
  /** Stack member */
  C__CATG__STACK_MEMBER?: StackMemberData | StackMemberData[];
  /** Device */
  C__CATG__STORAGE_DEVICE?: StorageDeviceData | StorageDeviceData[];
  /** Support entitlement */
  C__CATG__SUPPORT_ENTITLEMENT?: SupportEntitlementData | SupportEntitlementData[];
  /** Telephone/Fax */
  C__CATG__TELEPHONE_FAX?: TelephoneFaxData | TelephoneFaxData[];
  /** TSI service */
  C__CATG__TSI_SERVICE?: TsiServiceData | TsiServiceData[];
  /** Interface */
  C__CATG__UNIVERSAL_INTERFACE?: UniversalInterfaceData | UniversalInterfaceData[];
  /** Vehicle */
  C__CATG__VEHICLE?: VehicleData | VehicleData[];
  /** Version */
  C__CATG__VERSION?: VersionData | VersionData[];
  /** Virtual devices */
  C__CATG__VIRTUAL_DEVICE?: VirtualDeviceData | VirtualDeviceData[];
  /** Virtual host */
  C__CATG__VIRTUAL_HOST?: VirtualHostData | VirtualHostData[];
  /** Virtual host */
  C__CATG__VIRTUAL_HOST_ROOT?: VirtualHostRootData | VirtualHostRootData[];
  /** Virtual machine */
  C__CATG__VIRTUAL_MACHINE?: VirtualMachineData | VirtualMachineData[];
  /** Virtual machine */
  C__CATG__VIRTUAL_MACHINE__ROOT?: VirtualMachineRootData | VirtualMachineRootData[];
  /** Virtual Switches */
  C__CATG__VIRTUAL_SWITCH?: VirtualSwitchData | VirtualSwitchData[];
  /** CUCM VoIP telephone */
  C__CATG__VOIP_PHONE?: VoipPhoneData | VoipPhoneData[];
  /** CUCM VoIP line */
  C__CATG__VOIP_PHONE_LINE?: VoipPhoneLineData | VoipPhoneLineData[];
  /** VRRP */
  C__CATG__VRRP?: VrrpData | VrrpData[];
  /** VRRP Member */
  C__CATG__VRRP_MEMBER?: VrrpMemberData | VrrpMemberData[];
  /** WAN Connection */
  C__CATG__WAN?: WanData | WanData[];
  /** Air conditioning */
  C__CATS__AC?: SpecificAcData | SpecificAcData[];
  /** WiFi device */
  C__CATS__ACCESS_POINT?: SpecificAccessPointData | SpecificAccessPointData[];
  /** Applications */
  C__CATS__APPLICATION?: SpecificApplicationData | SpecificApplicationData[];
  /** Installation */
  C__CATS__APPLICATION_ASSIGNED_OBJ?: SpecificApplicationAssignedObjData | SpecificApplicationAssignedObjData[];
  /** Installation */
  C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ?: SpecificApplicationDbmsAssignedObjData | SpecificApplicationDbmsAssignedObjData[];
  /** Installation */
  C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ?: SpecificApplicationServiceAssignedObjData | SpecificApplicationServiceAssignedObjData[];
  /** Variants */
  C__CATS__APPLICATION_VARIANT?: SpecificApplicationVariantData | SpecificApplicationVariantData[];
  /** Mobile radio */
  C__CATS__CELL_PHONE_CONTRACT?: SpecificCellPhoneContractData | SpecificCellPhoneContractData[];
  /** Chassis */
  C__CATS__CHASSIS?: SpecificChassisData | SpecificChassisData[];
  /** Assigned devices */
  C__CATS__CHASSIS_DEVICES?: SpecificChassisDevicesData | SpecificChassisDevicesData[];
  /** Slots */
  C__CATS__CHASSIS_SLOT?: SpecificChassisSlotData | SpecificChassisSlotData[];
  /** Chassis view */
  C__CATS__CHASSIS_VIEW?: SpecificChassisViewData | SpecificChassisViewData[];
  /** Desktop */
  C__CATS__CLIENT?: SpecificClientData | SpecificClientData[];
  /** Assigned clusters */
  C__CATS__CLUSTER_SERVICE?: SpecificClusterServiceData | SpecificClusterServiceData[];
  /** Contract */
  C__CATS__CONTRACT?: SpecificContractData | SpecificContractData[];
  /** Contract information */
  C__CATS__CONTRACT_INFORMATION?: SpecificContractInformationData | SpecificContractInformationData[];
  /** Database access */
  C__CATS__DATABASE_ACCESS?: SpecificDatabaseAccessData | SpecificDatabaseAccessData[];
  /** Database gateway */
  C__CATS__DATABASE_GATEWAY?: SpecificDatabaseGatewayData | SpecificDatabaseGatewayData[];
  /** Database installation */
  C__CATS__DATABASE_INSTALLATION?: SpecificDatabaseInstallationData | SpecificDatabaseInstallationData[];
  /** Instance / Oracle database */
  C__CATS__DATABASE_INSTANCE?: SpecificDatabaseInstanceData | SpecificDatabaseInstanceData[];
  /** Database links */
  C__CATS__DATABASE_LINKS?: SpecificDatabaseLinksData | SpecificDatabaseLinksData[];
  /** Database objects */
  C__CATS__DATABASE_OBJECTS?: SpecificDatabaseObjectsData | SpecificDatabaseObjectsData[];
  /** Database schema */
  C__CATS__DATABASE_SCHEMA?: SpecificDatabaseSchemaData | SpecificDatabaseSchemaData[];
  /** DBMS */
  C__CATS__DBMS?: SpecificDbmsData | SpecificDbmsData[];
  /** Emergency plan */
  C__CATS__EMERGENCY_PLAN?: SpecificEmergencyPlanData | SpecificEmergencyPlanData[];
  /** Emergency plan properties */
  C__CATS__EMERGENCY_PLAN_ATTRIBUTE?: SpecificEmergencyPlanAttributeData | SpecificEmergencyPlanAttributeData[];
  /** assigned objects */
  C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS?: SpecificEmergencyPlanLinkedObjectsData | SpecificEmergencyPlanLinkedObjectsData[];
  /** Rack */
  C__CATS__ENCLOSURE?: SpecificEnclosureData | SpecificEnclosureData[];
  /** Emergency power supply */
  C__CATS__EPS?: SpecificEpsData | SpecificEpsData[];
  /** Files */
  C__CATS__FILE?: SpecificFileData | SpecificFileData[];
  /** Current file */
  C__CATS__FILE_ACTUAL?: SpecificFileActualData | SpecificFileActualData[];
  /** Assigned objects */
  C__CATS__FILE_OBJECTS?: SpecificFileObjectsData | SpecificFileObjectsData[];
  /** File versions */
  C__CATS__FILE_VERSIONS?: SpecificFileVersionsData | SpecificFileVersionsData[];
  /** Object group */
  C__CATS__GROUP?: SpecificGroupData | SpecificGroupData[];
  /** Type */
  C__CATS__GROUP_TYPE?: SpecificGroupTypeData | SpecificGroupTypeData[];
  /** Crypto card */
  C__CATS__KRYPTO_CARD?: SpecificKryptoCardData | SpecificKryptoCardData[];
  /** Layer 2 Net */
  C__CATS__LAYER2_NET?: SpecificLayer2NetData | SpecificLayer2NetData[];
  /** Assigned logical ports */
  C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS?: SpecificLayer2NetAssignedLogicalPortsData | SpecificLayer2NetAssignedLogicalPortsData[];
  /** Assigned ports */
  C__CATS__LAYER2_NET_ASSIGNED_PORTS?: SpecificLayer2NetAssignedPortsData | SpecificLayer2NetAssignedPortsData[];
  /** License keys */
  C__CATS__LICENCE_LIST?: SpecificLicenceListData | SpecificLicenceListData[];
  /** Middleware */
  C__CATS__MIDDLEWARE?: SpecificMiddlewareData | SpecificMiddlewareData[];
  /** Monitor */
  C__CATS__MONITOR?: SpecificMonitorData | SpecificMonitorData[];
  /** Net */
  C__CATS__NET?: SpecificNetData | SpecificNetData[];
  /** DHCP */
  C__CATS__NET_DHCP?: SpecificNetDhcpData | SpecificNetDhcpData[];
  /** Net zone */
  C__CATS__NET_ZONE?: SpecificNetZoneData | SpecificNetZoneData[];
  /** Operating Systems */
  C__CATS__OPERATING_SYSTEM?: SpecificOperatingSystemData | SpecificOperatingSystemData[];
  /** Organization */
  C__CATS__ORGANIZATION?: SpecificOrganizationData | SpecificOrganizationData[];
  /** Assigned Objects */
  C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT?: SpecificOrganizationContactAssignmentData | SpecificOrganizationContactAssignmentData[];
  /** Master data */
  C__CATS__ORGANIZATION_MASTER_DATA?: SpecificOrganizationMasterDataData | SpecificOrganizationMasterDataData[];
  /** Persons */
  C__CATS__ORGANIZATION_PERSONS?: SpecificOrganizationPersonsData | SpecificOrganizationPersonsData[];
  /** Parallel relations */
  C__CATS__PARALLEL_RELATION?: SpecificParallelRelationData | SpecificParallelRelationData[];
  /** PDU */
  C__CATS__PDU?: SpecificPduData | SpecificPduData[];
  /** Branch */
  C__CATS__PDU_BRANCH?: SpecificPduBranchData | SpecificPduBranchData[];
  /** Persons */
  C__CATS__PERSON?: SpecificPersonData | SpecificPersonData[];
  /** Person group memberships */
  C__CATS__PERSON_ASSIGNED_GROUPS?: SpecificPersonAssignedGroupsData | SpecificPersonAssignedGroupsData[];
  /** Assigned Objects */
  C__CATS__PERSON_CONTACT_ASSIGNMENT?: SpecificPersonContactAssignmentData | SpecificPersonContactAssignmentData[];
  /** Person groups */
  C__CATS__PERSON_GROUP?: SpecificPersonGroupData | SpecificPersonGroupData[];
  /** Assigned Objects */
  C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT?: SpecificPersonGroupContactAssignmentData | SpecificPersonGroupContactAssignmentData[];
  /** Master Data */
  C__CATS__PERSON_GROUP_MASTER?: SpecificPersonGroupMasterData | SpecificPersonGroupMasterData[];
  /** Members */
  C__CATS__PERSON_GROUP_MEMBERS?: SpecificPersonGroupMembersData | SpecificPersonGroupMembersData[];
  /** Login */
  C__CATS__PERSON_LOGIN?: SpecificPersonLoginData | SpecificPersonLoginData[];
  /** Master Data */
  C__CATS__PERSON_MASTER?: SpecificPersonMasterData | SpecificPersonMasterData[];
  /** Printer */
  C__CATS__PRT?: SpecificPrtData | SpecificPrtData[];
  /** Relation details */
  C__CATS__RELATION_DETAILS?: SpecificRelationDetailsData | SpecificRelationDetailsData[];
  /** Replication */
  C__CATS__REPLICATION?: SpecificReplicationData | SpecificReplicationData[];
  /** Replication partner */
  C__CATS__REPLICATION_PARTNER?: SpecificReplicationPartnerData | SpecificReplicationPartnerData[];
  /** Room */
  C__CATS__ROOM?: SpecificRoomData | SpecificRoomData[];
  /** Routing */
  C__CATS__ROUTER?: SpecificRouterData | SpecificRouterData[];
  /** SAN Zoning */
  C__CATS__SAN_ZONING?: SpecificSanZoningData | SpecificSanZoningData[];
  /** Services */
  C__CATS__SERVICE?: SpecificServiceData | SpecificServiceData[];
  /** FC switch */
  C__CATS__SWITCH_FC?: SpecificSwitchFcData | SpecificSwitchFcData[];
  /** Switch */
  C__CATS__SWITCH_NET?: SpecificSwitchNetData | SpecificSwitchNetData[];
  /** Uninterruptible power supply */
  C__CATS__UPS?: SpecificUpsData | SpecificUpsData[];
  /** WAN */
  C__CATS__WAN?: SpecificWanData | SpecificWanData[];
  /** Wiring System */
  C__CATS__WS?: SpecificWsData | SpecificWsData[];
  /** Assigned objects */
  C__CATS__WS_ASSIGNMENT?: SpecificWsAssignmentData | SpecificWsAssignmentData[];
  /** Net type */
  C__CATS__WS_NET_TYPE?: SpecificWsNetTypeData | SpecificWsNetTypeData[];
  [constant: OtherConstant]: EntryData | EntryData[];
}

/** A CMDB status by its constant or its id; null, "" or -1 for the usual one. */
export type CmdbStatusReference =
  | 'C__CMDB_STATUS__PLANNED' | 'C__CMDB_STATUS__ORDERED' | 'C__CMDB_STATUS__DELIVERED' | 'C__CMDB_STATUS__ASSEMBLED'
  | 'C__CMDB_STATUS__TESTED' | 'C__CMDB_STATUS__IN_OPERATION' | 'C__CMDB_STATUS__DEFECT' | 'C__CMDB_STATUS__UNDER_REPAIR'
  | 'C__CMDB_STATUS__DELIVERED_FROM_REPAIR' | 'C__CMDB_STATUS__INOPERATIVE' | 'C__CMDB_STATUS__STORED'
  | 'C__CMDB_STATUS__SCRAPPED' | 'C__CMDB_STATUS__IDOIT_STATUS' | 'C__CMDB_STATUS__IDOIT_STATUS_TEMPLATE' | OtherConstant
  | number | null;

/** Which object types are read. Conditions are combined with AND. */
export interface ObjectTypeFilter {
  /** Only this type. */
  id?: ObjectTypeReference;
  /** Only these types. */
  ids?: ObjectTypeReference[];
  /** A title in the language of the call; upper and lower case are the same. */
  title?: string;
  /** Only types with one of these titles. */
  titles?: string[];
  /** Whether types are listed that menus show, or those that they do not. */
  enabled?: Flag;
}

/**
 * A condition on an attribute of an object, which one of its normal entries has to meet. Texts are compared regardless of the
 * case of A to Z.
 */
export interface AttributeCondition {
  /** The constant of the category. */
  category: CategoryConstant;
  /** The key of the attribute. */
  key: string;
  /** How the value is compared; by `=` if it is left out. */
  comparison?: Comparison;
  /** What the attribute is compared with; absent where the comparison needs nothing. */
  value?: ComparedValue;
}

/**
 * What the objects of a list must be like; all of it has to hold. Without a status only normal objects are listed. Objects that
 * stand for relations are read by their id; they are in no list.
 */
export interface ObjectFilter {
  /** Ids of objects. */
  ids?: ObjectId[];
  /** Object types, by constant or id: one, or a list of which one must fit. */
  type?: ObjectTypeReference | ObjectTypeReference[];
  /** The title; upper and lower case are the same. */
  title?: FilterText;
  /** The title of the object type in the language of the call; upper and lower case are the same. */
  type_title?: FilterText;
  /** The system identifier. */
  sysid?: FilterText;
  /** The constant of a group of object types, such as C__OBJTYPE_GROUP__INFRASTRUCTURE. */
  type_group?: FilterText;
  /** The first name of a person; the case of A to Z does not count. */
  first_name?: FilterText;
  /** The last name of a person; the case of A to Z does not count. */
  last_name?: FilterText;
  /** An e-mail address of a person, a group or an organisation; the case of A to Z does not count. */
  email?: FilterText;
  /** The object that the others are placed in, at any depth: a site, a room, a rack. It is listed, too. */
  location?: ObjectId;
  /** Comparisons of attributes; all of them have to hold. */
  attributes?: AttributeCondition[];
  /** The record status; normal if it is left out. */
  status?: ObjectStatus;
}

/**
 * Categories whose entries are returned with each object: true for all that its type has or that it has entries in, one constant,
 * or a list.
 */
export type CategoriesWanted = boolean | CategoryConstant | CategoryConstant[];

/** An object of a list. Without `fields` it has every value; `updated` is absent until the first change. */
export interface WholeListedObject {
  /** The id of the object. */
  id: RecordId;
  /** Its title. */
  title: Title;
  /** Its system identifier. */
  sysid: Sysid;
  /** Id of the object type. */
  type: RecordId;
  /** When it was created. */
  created: Timestamp;
  /** When it was changed last. */
  updated?: Timestamp;
  /** Title of the object type in the language asked for. */
  type_title: string;
  /** Title of the group of the object type in the language asked for. */
  type_group_title: string;
  /** Relative URL of the icon of the object type. */
  type_icon: string;
  /** Where the record is in its life. */
  status: RecordStatus;
  /** The id of its CMDB status. */
  cmdb_status: RecordId;
  /** Title of the CMDB status in the language asked for. */
  cmdb_status_title: string;
  /**
   * URL of the picture of the object: it needs no key, and is good for 15 to 30 minutes. The icon of the type where the object
   * has no picture, or the caller may not view it (C__CATG__IMAGE).
   */
  image: string;
  /** Entries by category, where `categories` asked for them. */
  categories?: EntriesOfObject;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
}

/** Objects in the order asked for. */
export type WholeListedObjects = WholeListedObject[];

/**
 * A page of a list: its objects, what leads to the next page (`null` on the last), and, where `count` asked for it, how many
 * objects there are on all pages.
 */
export interface WholeObjectPage {
  /** The objects of this page. */
  objects: WholeListedObjects;
  /** What the call for the next page names; null after the last page. */
  cursor: ListCursor | null;
  /** Objects on all pages. */
  total?: number;
}

/** The objects; a page of them where `cursor` or `count` was given. */
export type WholeObjectList = WholeListedObjects | WholeObjectPage;

/** A saved report. */
export interface ReportInfo {
  /** The id of the report. */
  id: number;
  /** The group it belongs to; empty where it has none. */
  category: string;
  /** Its name. */
  title: string;
  /** What it is for. */
  description: string;
  /** When it was saved first. */
  created: Moment;
  /** When it was saved last. */
  modified: Moment;
  /** The objects that it lists. */
  filter: ObjectFilter;
  /** Its columns. */
  columns: ReportColumns;
  /** What its rows are sorted by. */
  order_by: string;
  /** Ascending or descending. */
  sort: 'ASC' | 'DESC';
  /** The column by which its rows form groups; empty where they form none. */
  group_by: string;
  /** Totals of its columns. */
  totals: ReportTotals;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
}

/** Saved reports, by their ids. */
export type ReportInfos = ReportInfo[];

/**
 * What may be done, and to what: object types and categories that are not named are not narrowed. Object types and categories
 * together mean entries of these categories of objects of these types.
 */
export interface Right {
  /** What may be done. */
  verbs: PermittedVerb[];
  /** Constants of object types. */
  object_types?: ObjectTypeName[];
  /** Constants of categories. */
  categories?: CategoryConstant[];
}

/** What may be done: the union of these. None at all is nothing. */
export type Rights = Right[];

/** What a key or a user may do; null is every right. */
export type KeyRights = Rights | null;

/** What a caller may see and do; what is not listed is not permitted. */
export interface PermittedAccess {
  /**
   * Whether the caller is let in: false where the key is revoked or has expired, or the user cannot log in. Then nothing is
   * permitted.
   */
  active: boolean;
  /** All rights together: of the key, or of the user with those of their groups, or what both have; null is everything. */
  rights: KeyRights;
  /** The methods that the caller may use on something, by name. */
  methods: PermittedMethod[];
  /** The object types of whose objects anything may be seen or done, in the order of the catalogue. */
  object_types: PermittedType[];
  /**
   * The categories of which anything may be seen or done: of objects of the type that the call names, or of some type where it
   * names none.
   */
  categories: PermittedCategory[];
}

/** Limits of a key, or what is granted to a person or a person group. */
export interface AuditedLimits {
  /** The title of the key. */
  title?: string;
  /** What may be done; null is every right. */
  rights?: KeyRights;
  /** The moment the key ends; null is never. */
  expires?: Moment | null;
  /** Where the key may be used from; null is everywhere. */
  addresses?: KeyAddresses;
}

/** More about an event; which of these it has follows from the event. No secret is among them. */
export interface AuditDetails {
  /** The title of the key that was made, of the webhook, of the provider, or of the report. */
  title?: string;
  /** What it may do; null is every right. */
  rights?: KeyRights;
  /** The moment the key, or the session that was opened, ends; null is never. */
  expires?: Moment | null;
  /** Where the key may be used from; null is everywhere. */
  addresses?: KeyAddresses;
  /** What was changed, as it was before. */
  from?: AuditedLimits;
  /** What was changed, as it is since. */
  to?: AuditedLimits;
  /** The id of the key that was put in the place of another. */
  successor?: string;
  /** How somebody logged in. */
  means?: LoginMeans;
  /** Why a login failed. */
  reason?: LoginFailure;
  /** How many failed logins the event stands for: those alike within a minute are one. */
  times?: number;
  /**
   * The login that was sent and that nobody has, in one line and no more than 64 characters of it; null where a person has it.
   */
  login?: string | null;
  /** The first of them; `time` is that of the last. */
  since?: Moment;
  /** How many sessions were ended. */
  sessions?: number;
  /** Why they were ended. */
  cause?: SessionEnd;
  /** The id of the webhook. */
  webhook?: string;
  /** The origin of the address that a webhook delivers to: what follows it may be secret. */
  target?: string;
  /** The parts of the webhook, or of the provider, that were changed. */
  changed?: string[];
  /** Why the webhook was stopped. */
  problem?: string;
  /** The version of the program. */
  version?: string;
  /** The name of the machine. */
  host?: string;
  /** The settings by their environment variables. Secrets are `***`; what is not set is left out. */
  settings?: Record<string, string>;
  /** What was imported: the format, and the name of the source. */
  source?: string;
  /** Rows of the dump. */
  rows?: number;
  /** Rows that became something new. */
  created?: number;
  /** Rows that changed what was there. */
  updated?: number;
  /** Rows that changed nothing. */
  unchanged?: number;
  /** Rows that did not fit. */
  skipped?: number;
  /** Numbers of the change sets that were reverted. */
  numbers?: number[];
  /** The number of the change set that reverts them. */
  number?: number;
  /** The moment before which history was removed. */
  until?: Moment;
  /** The backup that was made. */
  file?: string;
  /** The id of the provider. */
  provider?: string;
  /** The account as the provider names it. */
  subject?: string;
  /** Ids of the person groups that the person is in since. */
  added?: number[];
  /** Ids of the person groups that the person is in no more. */
  removed?: number[];
  /** Ids of the person groups that the provider would have taken away, without which nobody could administer. */
  refused?: number[];
}

/** An event of the audit. */
export interface AuditEvent {
  /** The number of the event: a later one has a higher number. */
  number: number;
  /** When it happened, to the millisecond. */
  time: Moment;
  /** What happened. */
  event: AuditEventName;
  /** The same in words, in the language of the call. */
  title: string;
  /** The method or command by which it happened. */
  method: string;
  /** The key by which it happened; null where no key was used. */
  key: AuditKey | null;
  /** The person who did it; null where a key asked alone, or nobody knows. */
  user: AuditObject | null;
  /** Where the call came from; null for commands and the service itself, and where an event stands for many addresses. */
  address: string | null;
  /** What it is about. */
  subject: AuditSubject;
  /** More about it. */
  details: AuditDetails;
}

/** Events of the audit, and what leads to those that follow. */
export interface AuditPage {
  /** The events of this page. */
  events: AuditEvent[];
  /** What the call for the next page names; null after the last page. */
  cursor: ListCursor | null;
}

/** Something was granted or revoked. */
export interface RightsGranted {
  /** Always true: a call that fails returns an error. */
  success: true;
  /** What was done, in the language of the call. */
  message: Message;
  /** What is granted from now on. */
  rights: Rights;
}

/** A person or a person group to whom something is granted. */
export interface GranteeInfo {
  /** The id of the person or the group. */
  id: number;
  /** Their title. */
  title: string;
  /** The login of a person; null where there is none. */
  login: string | null;
  /** What is granted; null is everything. */
  rights: KeyRights;
}

/** To whom something is granted, ascending by id. */
export type GranteeList = GranteeInfo[];

/** An object as a source describes it. */
export interface ImportObject {
  /** Its type. */
  type: ObjectTypeReference;
  /** Attributes of Global; `title` is one of them. */
  data: EntryData;
}

/** An entry as a source describes it. */
export interface ImportEntry {
  /** Its name within the row. */
  part: ImportPart;
  /** Its category. */
  category: CategoryConstant;
  /** Attributes and their values; null clears one. */
  data: EntryData;
  /** The object that the entry belongs to; that of the row where it is absent. */
  object?: ObjectId;
  /** An entry of that object that another row made, and that gets these attributes as well. */
  entry?: EntryId;
  /**
   * Whether the source describes the entry no more. One of several is archived; of any other the attributes that `data` names are
   * cleared.
   */
  withdrawn?: boolean;
}

/** An object and entries that a row of a source describes. */
export interface ImportRow {
  /** The name by which the row is found again. */
  name: ImportName;
  /**
   * The object that the row is; null where it was one in an earlier import and is none now: then that is archived. Absent where
   * the row has entries of other objects alone.
   */
  object?: ImportObject | null;
  /** Entries of the object, or of others. */
  entries?: ImportEntry[];
}

/** Rows in the order in which they are written. An object that a row refers to was made by an earlier call. */
export type ImportRows = ImportRow[];

/** A key, without its text and its digest. */
export interface KeyInfo {
  /** The id of the key. */
  id: string;
  /** Whose key it is. */
  title: string;
  /** The moment it was created. */
  created: Moment;
  /** The moment it ends; null is never. */
  expires: Moment | null;
  /** The moment it was revoked; null where it was not. */
  revoked: Moment | null;
  /** The moment it was last used, stored once a minute; null where it never was. */
  last_used: Moment | null;
  /** What it may do; null is everything. */
  rights: KeyRights;
  /** Where it may be used from; null is everywhere. */
  addresses: KeyAddresses;
  /** The id of the key by which a rotation replaced it; null where there is none. */
  superseded_by: string | null;
}

/** Keys, in the order of their creation. */
export type KeyList = KeyInfo[];

/**
 * The fault for which a directory could not be read, or not to its end: `unreachable`, `certificate`, `encryption` (the directory
 * confirms no password without TLS), `account` (name or password of the account that searches), `base`, `filter`, `nobody` (the
 * filter finds no person), `secret` (the stored password cannot be read), `ids` (entries have neither objectGUID nor entryUUID),
 * `other` (another error of the directory), `storage` (the database of this service), or `ended` (the service was stopped, or the
 * time was over).
 */
export type DirectoryFault =
  | 'unreachable' | 'certificate' | 'encryption' | 'account' | 'base' | 'filter' | 'nobody' | 'secret' | 'ids' | 'other'
  | 'storage' | 'ended';

/** What came of a test of a directory. */
export interface DirectoryTested {
  /** Whether persons were found. */
  connected: boolean;
  /** How many, 10000 at most; null where the directory could not be asked. */
  found: number | null;
  /** What is wrong; null where nothing is. */
  fault: DirectoryFault | null;
  /** The same in words, in the language of the call. */
  outcome: string;
}

/** A sync of a directory. */
export interface DirectorySync {
  /** Whether it runs, or how it ended. */
  state: 'running' | 'done' | 'failed';
  /** When it began. */
  begun: string;
  /** When it ended; null while it runs. */
  ended: string | null;
  /** Whether nothing was to be written. */
  dry_run: boolean;
  /** Why it failed; null where it did not. */
  fault: DirectoryFault | null;
  /** The same in words, in the language of the call. */
  outcome: string;
  /** What was done; null while it runs. */
  report: SyncReport | null;
}

/** A provider of OpenID Connect or a directory, without its secret. */
export interface ProviderInfo {
  /** The id of the provider. */
  id: string;
  /** The name on the button of the sign-in page. */
  title: string;
  /** The issuer, as its tokens name it, or the address of the directory. */
  issuer: string;
  /**
   * The id by which the provider knows this service; at a directory the distinguished name of the account that searches; of a
   * SCIM client the id of its key.
   */
  client: string;
  /** Whether there is a secret. */
  has_secret: boolean;
  /** The scopes that are asked for, separated by spaces; empty for a directory. */
  scopes: string;
  /**
   * The claim that lists the groups of a person; at a directory the attribute of groups that lists their members, usually
   * `member`.
   */
  groups_claim: string;
  /** The claim that identifies an account; a directory has ids of its own. */
  subject_claim: string;
  /** The groups whose members may sign in; everybody where the list is empty. */
  admitted: string[];
  /** The rules by which groups there become person groups. */
  rules: ProviderRule[];
  /** Whether it signs in. */
  enabled: boolean;
  /** The last sync of a directory, or the one that runs; null where there was none. */
  last_sync: DirectorySync | null;
}

/** Providers, by their titles. */
export type ProviderList = ProviderInfo[];

/** What the rules of a provider give somebody. */
export interface TriedRules {
  /** Whether they may sign in. */
  admitted: boolean;
  /** The groups at the provider that were tried out. */
  groups: string[];
  /** The person groups that the rules give, with what is granted to them. */
  person_groups: {
    /** The id of the person group. */
    id: number;
    /** Its title. */
    title: string;
    /** What is granted to it. */
    rights: Right[];
  }[];
}

/** A person with a login. */
export interface UserInfo {
  /** The id of the person. */
  id: number;
  /** What they log in with. */
  login: string;
  /** Name of the person. */
  name: string;
  /** Whether the login is not disabled. */
  enabled: boolean;
  /** Whether a password is set. */
  has_password: boolean;
  /** Whether a second factor is set up: an app with codes, or a passkey. */
  has_second_factor: boolean;
  /** What is granted to the person; null is everything. */
  rights: KeyRights;
  /** The person groups they are in, whose rights they have, too. */
  groups: GroupOfUser[];
  /** How many sessions are open. */
  sessions: number;
}

/** Persons with a login, ascending by id. */
export type UserList = UserInfo[];

/**
 * The changes that a webhook delivers; all that is named has to hold. Without any it delivers every change that its key may view.
 */
export interface WebhookFilter {
  /** The category of the entries that changed. */
  category?: CategoryConstant;
  /** The object that changed, or whose entries did. */
  object?: ObjectId;
  /** The category entry that changed. */
  entry?: EntryId;
  /** The type of the objects that changed. */
  type?: ObjectTypeReference;
  /** The person who was logged in. */
  user?: ObjectId;
  /** The id of the key that was used. */
  key?: KeyId;
  /** The name of the method that was called. */
  method?: FilterText;
  /** What became of the objects, entries, choices and object types. */
  change?: ChangeAction;
}

/**
 * A condition that a change meets where it changed an attribute: from one of these values, and to one of those. Where neither is
 * named, any change of the attribute meets it.
 */
export interface WebhookCondition {
  /** The constant of the category; C__CATG__GLOBAL for attributes of the object itself. */
  category: CategoryConstant;
  /** The key of the attribute, such as cmdb_status. */
  attribute: AttributeKey;
  /** The value before the change. */
  from?: WebhookValue;
  /** The value after the change. */
  to?: WebhookValue;
}

/** Conditions on values before and after a change. Only changes that meet one of them are delivered; all where there are none. */
export type WebhookConditions = WebhookCondition[];

/** A webhook, without its secret. */
export interface WebhookInfo {
  /** The id of the webhook. */
  id: string;
  /** What it is for. */
  title: string;
  /** Where its deliveries are sent. */
  url: string;
  /** The id of the key whose rights decide what it delivers. */
  key: string;
  /** The changes that it delivers. */
  filter: WebhookFilter;
  /** Conditions on values before and after a change. */
  conditions: WebhookConditions;
  /** Whether it delivers; false where it is paused, or was stopped. */
  enabled: boolean;
  /** The moment it was created. */
  created: Moment;
  /** The moment until which deliveries are signed with the former secret as well; null where there is none. */
  former_secret_expires: Moment | null;
  /** The moment something was last delivered; null where nothing was. */
  last_delivered: Moment | null;
  /** What last went wrong; null where nothing did. */
  last_problem: string | null;
  /** When that was. */
  last_problem_time: Moment | null;
}

/** Webhooks, in the order of their creation. */
export type WebhookList = WebhookInfo[];

/** Constants of categories. */
export type CategoryConstants = CategoryConstant[];

/** Access as it is read. Ways to reach a device or program for administration: web interface, SSH, remote desktop. */
export interface AccessEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Primary access URL: Address of the entry marked as primary, ready to be opened; empty in all others. */
  primary_url: string;
  /** Title: Short name of the way in, such as iLO or Admin portal. */
  title: string;
  /** Access type: Protocol or tool that opens the address, such as HTTPS, SSH or RDP. */
  type: Choice | null;
  /** Host[:Port]/URL: Address to open, such as https://ilo-web1.example.org:8443. */
  url: string;
  /** Host[:Port]/URL: The stored address once more, for clients that read it under this key. */
  formatted_url: string;
  /** Primary?: Marks the way in that is offered first where there are several. */
  primary: YesNo;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Access that has a list of choices. */
export type AccessChoiceKey = 'type';

/** A number as it is read: a numeric text, empty where there is none. */
export type NumberText = `${number}` | '';

/** Accounting as it is read. Purchase, cost and warranty of an asset, for inventory and bookkeeping. */
export interface AccountingEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Inventory number: Number on the inventory label, by which the asset is found in the list of fixed assets. */
  inventory_no: string;
  /** Account: Cost centre that pays for the asset, such as 4711 IT operations. */
  account: Choice | null;
  /** Date of invoice: Day on the supplier's invoice; the warranty may run from it. */
  acquirementdate: string;
  /** Purchased at: Dealers or people that sold the asset. */
  contact: ObjectReference[];
  /** Investment costs: Sum that was paid once, at the purchase. */
  price: NumberText;
  /** Operation expense: Recurring cost of running it, such as power, leasing or maintenance. */
  operation_expense: NumberText;
  /** Operation expense (Unit): Period for which the running costs are stated: a day, a week, a month or a year. */
  operation_expense_interval: Choice | null;
  /** Cost unit: Product, project or customer that the costs are charged to. */
  cost_unit: Choice | null;
  /** Delivery note number: Number on the paper that came with the goods, to match delivery and order. */
  delivery_note_no: string;
  /** Procurement: How the asset was acquired: bought, leased, rented, donated. */
  procurement: Choice | null;
  /** Delivery date: Day the goods arrived; the warranty may run from it. */
  delivery_date: string;
  /** Invoice no.: Number of the supplier's invoice, to find it in the accounts. */
  invoice_no: string;
  /** Order no.: Number of your own order, to find quotation and approval. */
  order_no: string;
  /** Period of warranty: How long the warranty runs, as a number in the unit stated beside it. */
  guarantee_period: Quantity | null;
  /** Warranty period: Unit of the duration of the warranty: days, weeks, months or years. */
  guarantee_period_unit: Choice | null;
  /** Remainder warranty: Days that are left of the warranty today, or that it has ended. */
  guarantee_period_status: string;
  /** Guarantee period by: Date the warranty begins with: that of the invoice, of the order or of the delivery. */
  guarantee_period_base: Choice | null;
  /** Order date: Day the asset was ordered; the warranty may run from it. */
  order_date: string;
  /** Guarantee date: Day the warranty ends, where the supplier names it instead of a duration. */
  guarantee_date: string;
  /** Remainder warranty: Days left of the warranty, under the key that some clients know. */
  guarantee_status: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Accounting that has a list of choices. */
export type AccountingChoiceKey =
  | 'account' | 'operation_expense_interval' | 'cost_unit' | 'procurement' | 'guarantee_period_unit' | 'guarantee_period_base';

/** Address as it is read. Postal address of a building, a site or an organisation. */
export interface AddressEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Additional address information: Further lines that a letter needs beyond street and city, such as Building C, Gate 3. */
  address: string;
  /** Street: Name of the street, without the number of the house. */
  street: string;
  /** House number: Number in the street, with a letter where there is one, such as 12b. */
  house_no: string;
  /** Floors: How many storeys the building has. */
  stories: NumberText;
  /** Postal code: Code that the post sorts by, such as 10115; leading zeros are kept. */
  postcode: string;
  /** City: Town or municipality. */
  city: string;
  /** Region: State, county or province, such as Bavaria. */
  region: string;
  /** Country: State in which the address is, such as Germany or Austria. */
  country: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Aircraft as it is read. Aircraft of the fleet, as the authorities have registered it. */
export interface AircraftEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Aircraft registration: Mark painted on the fuselage, by which authorities know it, such as D-EABC. */
  registration: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Software assignment as it is read. Programs installed on a device, with version, licence and the databases they use. */
export interface ApplicationEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Application: Program that is installed: an object of the type application, operating system or service. */
  application: ObjectReference | null;
  /** Type: Whether it runs as a program or as the operating system of the device. */
  application_type: Choice | null;
  /** Priority: Marks the operating system that a device with several of them starts by default. */
  application_priority: Choice | null;
  /** Assigned license: Licence that this installation uses up; reports on free licences count it. */
  assigned_license: EntryReference | null;
  /** Assigned license key: Key of the licence that is assigned, to be typed in at installation. */
  assigned_license_key: string;
  /** Database schema: Schema with the tables that the software works with. */
  assigned_database_schema: ObjectReference | null;
  /** Service: Services that need this installation, so that an outage can be traced to them. */
  assigned_it_service: ObjectReference[];
  /** Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software. */
  assigned_variant: EntryReference | null;
  /** Version number: Release that is installed, out of those listed at the software; an unknown number is added there. */
  assigned_version: EntryReference | null;
  /** Bequest nagios services: Passes the Nagios checks of the software on to the device it is installed on. */
  bequest_nagios_services: YesNo;
  /** Used databases: Databases in which the installation keeps its data. */
  assigned_databases: EntryReference[];
  /** Installation date: When the program was put on the device. */
  installDate: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Software assignment that has a list of choices. */
export type ApplicationChoiceKey = 'application_type' | 'application_priority';

/** Assigned cards as it is read. SIM and crypto cards that are in this mobile phone, seen from the phone. */
export interface AssignedCardsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Assigned cards: Card that is in the phone; saving it here sets the phone at the card. */
  connected_obj: ObjectReference | null;
}

/** Workplace components as it is read. Devices that belong to this workplace: computer, monitor, telephone, printer. */
export interface AssignedLogicalUnitEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Object: Device that stands at the workplace; a device belongs to one workplace only. */
  assigned_object: ObjectReference | null;
}

/** Assigned SIM cards as it is read. SIM cards that name this mobile phone, out of contracts with several cards. */
export interface AssignedSimCardsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Object title: Object that the card is entered at, such as the mobile phone contract. */
  isys_obj__id: ObjectReference | null;
  /** Assigned SIM Cards: Entry of the single card there, with its number and PIN. */
  isys_catg_cards_list__id: EntryReference | null;
}

/** Assigned subscriptions as it is read. Cloud subscriptions that this user account may use, such as Microsoft 365 E3. */
export interface AssignedSubscriptionsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Assigned object: Tenant or cloud service whose subscription is used. */
  assigned_object: ObjectReference | null;
  /** UUID: The subscription there, by its identifier; an unknown one is added to that object. */
  uuid: EntryReference | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Assigned users as it is read. Accounts that have a seat of the subscriptions of this cloud service. */
export interface AssignedUsersEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Assigned object: Account that takes up a seat. */
  assigned_object: ObjectReference | null;
  /** UUID: Subscription in which the account has its seat. */
  uuid: EntryReference | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Assigned workplace as it is read. Workplace that this device is part of. */
export interface AssignedWorkstationEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Parent object: The workplace itself, such as Desk 2.14-3; moving the device means changing this. */
  parent: ObjectReference | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Audit as it is read. Inspections of an asset, such as electrical safety tests, with deadlines and findings. */
export interface AuditEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Subject of the inspection, such as Electrical safety 2026. */
  title: string;
  /** Type: Kind of inspection, such as legal, safety or maintenance. */
  type: Choice | null;
  /** Commission: People or companies that carry out the inspection. */
  commission: ObjectReference[];
  /** Responsible: People that see to it that the inspection takes place in time. */
  responsible: ObjectReference[];
  /** Involved: Others that have to be there or be informed. */
  involved: ObjectReference[];
  /** Manufacturer's period: Day by which the manufacturer demands the inspection. */
  period_manufacturer: string;
  /** Operator's period: Day by which your own rules demand the inspection. */
  period_operator: string;
  /** Applied: Day the inspection took place. */
  apply: string;
  /** Result: Outcome, such as passed without findings. */
  result: string;
  /** Faults: Defects that were found and have to be repaired. */
  fault: string;
  /** Incidents: Occurrences during the inspection, such as an outage or an injury. */
  incident: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Audit that has a list of choices. */
export type AuditChoiceKey = 'type';

/** Backup as it is read. How the data of this system are backed up: by which system, how often, from where. */
export interface BackupEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Name of the backup job, such as Nightly file server. */
  title: string;
  /** Backed up by: System or program that makes the backup, such as the backup server. */
  backup: ObjectReference | null;
  /** Backup type: Procedure by which data are copied, such as snapshot, files or cloning. */
  backup_type: Choice | null;
  /** Cycle: How often the job runs, such as daily or weekly. */
  cycle: Choice | null;
  /** Path to save: Folder or volume that is backed up, such as /srv/data or D:\Shares. */
  path_to_save: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Backup that has a list of choices. */
export type BackupChoiceKey = 'backup_type' | 'cycle';

/** Backup (assigned Objects) as it is read. Systems that this backup system takes care of, seen from its side. */
export interface BackupAssignedObjectsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Name of the job by which the other system is backed up. */
  title: string;
  /** Backups: System whose data are backed up. */
  backup: ObjectReference | null;
  /** Backup type: Procedure used there, such as snapshot, files or cloning. */
  backup_type: Choice | null;
  /** Cycle: How often that system is backed up. */
  cycle: Choice | null;
  /** Path to save: Folder or volume of the other system that is backed up. */
  path_to_save: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Backup (assigned Objects) that has a list of choices. */
export type BackupAssignedObjectsChoiceKey = 'backup_type' | 'cycle';

/** Cable as it is read. Kind, length and wiring of a single cable. */
export interface CableEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Cable type: Build that decides on speed and distance, such as CAT6 or fibre. */
  cable_type: Choice | null;
  /** Color: Colour of the sheath, by which the cable is found in the rack. */
  cable_colour: Choice | null;
  /** Occupancy: How many wires are connected: all eight or four. */
  cable_occupancy: Choice | null;
  /** Cable length: How long the cable is, in the unit stated beside it. */
  length: Quantity | null;
  /** Length unit: Unit in which the length is stated, such as m. */
  length_unit: Choice | null;
  /** Maximal amount of fibers/leads: How many fibres or wires the cable has at most, such as 24. */
  max_amount_of_fibers_leads: NumberText;
  /** Connection: Both ends of the cable with the devices they are plugged into. */
  connection: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Cable that has a list of choices. */
export type CableChoiceKey = 'cable_type' | 'cable_colour' | 'cable_occupancy' | 'length_unit';

/** Cards as it is read. SIM cards of a mobile phone contract, with number, PIN and PUK. */
export interface CardsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Assigned mobile phone: Telephone or tablet the card is in. */
  assigned_mobile: ObjectReference | null;
  /** Card Number: Number printed on the card (ICCID), up to 20 digits. */
  card_no: string;
  /** Title: Short name of the card, such as Main card or Tablet. */
  title: string;
  /** Pin: Code that unlocks the card when the phone is switched on. */
  pin: string;
  /** Pin 2: Code for extra functions of the card, such as call cost limits. */
  pin2: string;
  /** PUK: Code that frees the card after three wrong PINs. */
  puk: string;
  /** PUK2: Code that frees the second PIN after three wrong tries. */
  puk2: string;
  /** Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases. */
  serial: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Certificate as it is read. Digital certificates in use on this system, so that none expires unnoticed. */
export interface CertificateEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Type: Purpose or issuer, such as TLS server certificate or internal CA. */
  type: Choice | null;
  /** Creation date: First day the certificate is valid. */
  create_date: string;
  /** Expiration Date: Last day the certificate is valid; a new one has to be in place before. */
  expire_date: string;
  /** Common Name: Name the certificate is issued to, such as www.example.org. */
  common_name: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Certificate that has a list of choices. */
export type CertificateChoiceKey = 'type';

/** Subscriptions as it is read. Subscriptions of a cloud service with seats that are paid for and in use. */
export interface CloudSubscriptionsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** UUID: Identifier of the subscription at the provider, such as 6fd2c87f-b296-42f0-b197-1e91e994b900. */
  uuid: string;
  /** Consumed units: How many seats are in use. */
  consumed_units: string;
  /** Prepaid units (enabled): How many seats are paid for and usable. */
  prepaid_enabled_units: string;
  /** Prepaid units (suspended): How many seats the provider has blocked, such as after a cancellation. */
  prepaid_suspended: string;
  /** Prepaid units (warning): How many seats are about to end, because payment or renewal is missing. */
  prepaid_warning: string;
  /** JDisc status: State of the subscription that network discovery found last. */
  jdisc_status: Choice | null;
  /** Subscribers: Objects to which a seat of this subscription is assigned. */
  subscribers: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Subscriptions that has a list of choices. */
export type CloudSubscriptionsChoiceKey = 'jdisc_status';

/** Cluster as it is read. Key facts of a cluster: its members, its services and where it is administered. */
export interface ClusterEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Quorum: Whether a majority of the members decides which of them stay in service. */
  quorum: YesNo;
  /** Administration service: Names of the objects from which the cluster is administered. */
  administration_service: string;
  /** Cluster Members: Names of the servers that form the cluster. */
  cluster_members: string;
  /** Count of Cluster Members: How many servers form the cluster. */
  cluster_member_count: string;
  /** Cluster service assignment: Names of the services that run on the cluster. */
  cluster_service: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Administration service as it is read. Systems from which the cluster is administered, such as a management console. */
export interface ClusterAdmServiceEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Administration service (Object): Server or program that manages the cluster, such as vCenter. */
  connected_object: ObjectReference | null;
  /** Object type: Kind of thing the administering object is. */
  objtype: Choice | null;
}

/** An attribute of Administration service that has a list of choices. */
export type ClusterAdmServiceChoiceKey = 'objtype';

/** Cluster Members as it is read. Servers that form this cluster and stand in for each other. */
export interface ClusterMembersEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Cluster Member: Server that belongs to the cluster. */
  member: ObjectReference | null;
}

/** Cluster memberships as it is read. Clusters that this server belongs to, seen from the server. */
export interface ClusterMembershipsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Cluster: Cluster in which the server takes part. */
  connected_object: ObjectReference | null;
}

/** Cluster as it is read. Menu entry for everything about a cluster; it shows the key facts of the cluster itself. */
export interface ClusterRootEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Quorum: Whether a majority of the members decides which of them stay in service. */
  quorum: YesNo;
  /** Administration service: Names of the objects from which the cluster is administered. */
  administration_service: string;
  /** Cluster Members: Names of the servers that form the cluster. */
  cluster_members: string;
  /** Count of Cluster Members: How many servers form the cluster. */
  cluster_member_count: string;
  /** Cluster service assignment: Names of the services that run on the cluster. */
  cluster_service: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Cluster service assignment as it is read. Services that run on this cluster and move to another member when one fails. */
export interface ClusterServiceEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Type: How the members share the work: one waits, all work, or all compute together. */
  type: Choice | null;
  /** Cluster services: Service that is made highly available. */
  cluster_service: ObjectReference | null;
  /** Host addresses: Addresses under which the service is reached, wherever it runs at the moment. */
  hostaddresses: EntryReference[];
  /** Volumes: Volumes that move along with the service. */
  drives: EntryReference[];
  /** Shares: File shares that the service provides. */
  shares: EntryReference[];
  /** Runs on: Members of the cluster on which the service may run. */
  runs_on: EntryReference[];
  /** Default server: Member on which the service runs as long as nothing fails. */
  default_server: EntryReference | null;
  /** Database schema: Schema with the tables that the software works with. */
  assigned_database_schema: ObjectReference | null;
  /** Service Status: Whether the service is meant to run, or is switched off. */
  service_status: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Cluster service assignment that has a list of choices. */
export type ClusterServiceChoiceKey = 'type' | 'service_status';

/** Computing resources as it is read. Share of the host that a virtual machine or service claims, for planning capacity. */
export interface ComputingResourcesEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** RAM: Main memory that is claimed, in the unit stated beside it. */
  ram: Quantity | null;
  /** Memory unit: Unit of the main memory, such as GB. */
  ram_unit: Choice | null;
  /** CPU frequency: Computing power that is claimed, as the sum of the frequencies of all cores. */
  cpu: Quantity | null;
  /** CPU frequency unit: Unit of the computing power, such as GHz. */
  cpu_unit: Choice | null;
  /** Disc space: Disk space that is claimed, in the unit stated beside it. */
  disc_space: Quantity | null;
  /** Disc space unit: Unit of the disk space, such as TB. */
  disc_space_unit: Choice | null;
  /** Network bandwidth: Data rate that is claimed on the network, in the unit stated beside it. */
  network_bandwidth: Quantity | null;
  /** Network bandwidth unit: Unit of the data rate, such as Mbit/s. */
  network_bandwidth_unit: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Computing resources that has a list of choices. */
export type ComputingResourcesChoiceKey = 'ram_unit' | 'cpu_unit' | 'disc_space_unit' | 'network_bandwidth_unit';

/** Connectors as it is read. All sockets and plugs of a device that cables go into: network, power, fibre. */
export interface ConnectorEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Label beside the socket, such as Port 12 or Outlet 3. */
  title: string;
  /** In-/Output: Whether signals or power come in here or go out. */
  type: Choice | null;
  /** Wiring system: Cabling of the building that the socket is part of. */
  wiring_system: ObjectReference | null;
  /** Interface: Exchangeable module in the socket, such as SFP+. */
  interface: Choice | null;
  /** Color / wave lengths: Wavelengths or colours that the optical connection uses, such as 1310 nm. */
  fiber_wave_lengths: Choice[];
  /** Connection type: Shape of the plug, such as RJ-45 or LC. */
  connection_type: Choice | null;
  /** Assigned to connector: Connection point at the other end of the cable; setting it connects both ends. */
  assigned_connector: EntryReference | null;
  /**
   * Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at, such as 3 or 1-4.
   */
  assigned_positions: string;
  /** Connected object: Device at the other end of the cable. */
  connected_object: ObjectReference | null;
  /** Assigned category type: Constant of the category that the socket comes from, where it is a port or a power plug. */
  assigned_category: string;
  /** Cable: Object that documents the wire plugged in here, with its kind and length. */
  cable_connection: ObjectReference | null;
  /** Used fiber/lead (RX): Fibre or wire of the cable that receives. */
  used_fiber_lead_rx: EntryReference | null;
  /** Used fiber/lead (TX): Fibre or wire of the cable that sends. */
  used_fiber_lead_tx: EntryReference | null;
  /**
   * Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an output.
   */
  connector_sibling: EntryReference | null;
  /**
   * Positions of the input/output: Positions of the connector on the other side that this one leads to, such as fibre 3 or 3-4.
   */
  sibling_positions: string;
  /** Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12. */
  positions: NumberText;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
  /** Relation direction: Object from which the connection counts, where one of the two supplies and the other depends on it. */
  relation_direction: ObjectReference | null;
}

/** An attribute of Connectors that has a list of choices. */
export type ConnectorChoiceKey = 'type' | 'interface' | 'fiber_wave_lengths' | 'connection_type';

/** Contact assignment as it is read. People, groups and companies that have to do with this object, each in a role. */
export interface ContactEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Contact: Person, group or organisation, under the key that existing clients write. */
  contact: ObjectReference | null;
  /** Primary contact: Name of the contact marked as primary. */
  primary_contact: string;
  /** Contact object: Person, group or organisation that is responsible, uses the object or has supplied it. */
  contact_object: ObjectReference | null;
  /** Primary: Marks the contact that is to be called first. */
  primary: YesNo;
  /** Role: Relation of the contact to the object, such as administrator, user or supplier. */
  role: Choice | null;
  /** Contact: Names of all contacts of the object on one line. */
  contact_list: string;
  /** Contact (Role): Names of all contacts on one line, each with its role in brackets. */
  contact_list_with_roles: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Contact assignment that has a list of choices. */
export type ContactChoiceKey = 'role';

/** Contract assignment as it is read. Contracts that cover this object, such as maintenance or leasing. */
export interface ContractAssignmentEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Assigned contract: Contract that covers the object. */
  connected_contract: ObjectReference | null;
  /** Contract begin: First day on which the contract covers this object. */
  contract_start: string;
  /** Contract end: Last day on which the contract covers this object. */
  contract_end: string;
  /** Reaction rate: How fast the partner has to react, such as 24x7x4: around the clock, within four hours. */
  reaction_rate: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Contract assignment that has a list of choices. */
export type ContractAssignmentChoiceKey = 'reaction_rate';

/** Controller as it is read. Adapters inside a device that disks and drives are connected to. */
export interface ControllerEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Name by which the operating system or the slot knows it, such as RAID slot 1. */
  title: string;
  /** Type: Bus that its disks use, such as SATA or SAS. */
  type: Choice | null;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer: Choice | null;
  /** Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets. */
  model: Choice | null;
  /** Firmware: Version of the software that runs on the hardware itself, such as 2.14.1. */
  firmware: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Controller that has a list of choices. */
export type ControllerChoiceKey = 'type' | 'manufacturer' | 'model';

/** FC port as it is read. Fibre Channel ports by which a server or storage system is connected to the SAN. */
export interface ControllerFcPortEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Label of the port, such as FC0 or Slot 2 Port 1. */
  title: string;
  /** Type: Role of the port in the fabric, such as N_Port, F_Port or E_Port. */
  type: Choice | null;
  /** Connected controller: Host bus adapter of this device that the port is part of. */
  connected_controller: EntryReference | null;
  /**
   * Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an output.
   */
  connector_sibling: EntryReference | null;
  /**
   * Positions of the input/output: Positions of the connector on the other side that this one leads to, such as fibre 3 or 3-4.
   */
  sibling_positions: string;
  /** Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12. */
  positions: NumberText;
  /** Medium: Cable it takes, such as multimode fibre OM4. */
  medium: Choice | null;
  /** Speed: Data rate of the port, such as 16, in the unit stated beside it. */
  speed: Quantity | null;
  /** Speed unit: Unit of the data rate, such as Gbit/s. */
  speed_unit: Choice | null;
  /** Node WWN: World Wide Name of the whole device, such as 50:01:43:80:12:34:56:78. */
  wwn: string;
  /** Port WW(P)N: World Wide Name of this port alone, by which SAN zones are made. */
  wwpn: string;
  /** SAN zone and connection type: SAN zones of which the port is a member. */
  san_zones: ObjectReference[];
  /** Target object: Connection point that the cable of the port leads to. */
  target: EntryReference | null;
  /** Connection: Connection point of this device that stands for the port. */
  connector: EntryReference | null;
  /** Connection: Connection point at the other end of the cable; setting it connects both ends. */
  assigned_connector: EntryReference | null;
  /**
   * Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at, such as 3 or 1-4.
   */
  assigned_positions: string;
  /** Connected object: Device at the other end of the cable. */
  connected_object: ObjectReference | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
  /** Relation direction: Object from which the connection counts, where one of the two supplies and the other depends on it. */
  relation_direction: ObjectReference | null;
}

/** An attribute of FC port that has a list of choices. */
export type ControllerFcPortChoiceKey = 'type' | 'medium' | 'speed_unit';

/** CPU as it is read. Processors of a device, an entry per socket. */
export interface CpuEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Product name as the system shows it, such as Xeon Gold 6338. */
  title: string;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer: Choice | null;
  /** Type: Family of processors, such as Xeon or EPYC. */
  type: Choice | null;
  /** CPU frequency: Clock rate of one core, in the unit stated beside it. */
  frequency: Quantity | null;
  /** CPU frequency unit: Unit of the clock rate, such as GHz. */
  frequency_unit: Choice | null;
  /** CPU cores: How many cores this processor has; licences are often counted by them. */
  cores: NumberText;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of CPU that has a list of choices. */
export type CpuChoiceKey = 'manufacturer' | 'type' | 'frequency_unit';

/** Custom Fields as it is read. Groups the categories that a site has added to the catalogue. */
export interface CustomFieldsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/**
 * Example (custom) as it is read. One attribute of every kind that categories of a site may have, to try out how each is saved
 * and read.
 */
export interface CustomFieldsExampleEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Checkbox: Example of a box to tick: set or not set. */
  checkbox: YesNo;
  /** File: Example of a link to an object that holds a file. */
  file: ObjectReference | null;
  /** Date: Example of a day without time, such as 2026-03-31. */
  day: string;
  /** Date and time: Example of a day with time, such as 2026-03-31 14:30:00. */
  moment: string;
  /** Dialog+: Example of one choice out of a list that users may extend. */
  choice: Choice | null;
  /** Dialog+ (multiple): Example of several choices out of one list. */
  choices: Choice[];
  /** HTML editor: Example of a text with headings, lists and links. */
  html: string;
  /** Yes/No: Example of a question with two outcomes. */
  yes_no: YesNo;
  /** Link: Example of an address to click, such as https://example.org. */
  link: string;
  /** Number: Example of a value to calculate with, such as 12.5. */
  number: NumberText;
  /** Object relation: Example of a link to one object that also makes a relation. */
  relation: ObjectReference | null;
  /** Object relation (multiple): Example of links to several objects that also make relations. */
  relations: ObjectReference[];
  /** Object: Example of a link to one object without a relation. */
  object: ObjectReference | null;
  /** Objects: Example of links to several objects without relations. */
  objects: ObjectReference[];
  /** Report: Place that would show the rows of a report. It would show a report, and reports are not kept here. */
  report: string;
  /** Text: Example of a text on one line of up to 255 characters. */
  text: string;
  /** Text (masked): Example of a text that forms hide while it is typed. */
  secret: string;
  /** Text (multi-line): Example of a text on several lines. */
  note: string;
  /** Time: Example of a time of day, such as 14:30. */
  clock: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Example (custom) that has a list of choices. */
export type CustomFieldsExampleChoiceKey = 'choice' | 'choices';

/** DBMS as it is read. Database systems that run on this server, with instance, port and paths. */
export interface DatabaseEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** DBMS: Installed database software the instance belongs to, such as PostgreSQL. */
  assigned_dbms: EntryReference | null;
  /** Instanz name: Name that clients connect to, such as MSSQLSERVER or ORCL. */
  instance_name: string;
  /** Instanz type: Kind of operation, such as stand-alone, replica or cluster. */
  instance_type: Choice | null;
  /** Manufacturer: Company that makes the database software, taken from the installed program. */
  manufacturer: string;
  /** Max size: How large the instance may grow, in the unit stated beside it. */
  size: Quantity | null;
  /** Size unit: Unit of the largest size, such as GB. */
  size_unit: Choice | null;
  /** Version: Release of the database software, such as 16.4. */
  version: EntryReference | null;
  /** Path: Folder in which the instance keeps its data, such as /var/lib/postgresql. */
  path: string;
  /** Port: TCP port on which the instance listens, such as 5432. */
  port: string;
  /** Port Name: Name of the listener or endpoint, such as LISTENER. */
  port_name: string;
  /**
   * Import Key: Identifier that an import would recognise the instance by. Only imports of databases give keys, and there are
   * none here.
   */
  import_key: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of DBMS that has a list of choices. */
export type DatabaseChoiceKey = 'instance_type' | 'size_unit';

/** Database assignment as it is read. Database schemas that this software works with, and where that software runs. */
export interface DatabaseAssignmentEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Target schema: Schema that holds the data of the software. */
  database_assignment: ObjectReference | null;
  /** Software runs on: Device the software is installed on. */
  runs_on: ObjectReference | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Databases as it is read. Single databases within the instances of this server, with size and schemas. */
export interface DatabaseSaEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Assigned DBMS: Installed database software that manages the database. */
  assigned_database: EntryReference | null;
  /** Instance: Instance in which the database is kept. */
  assigned_instance: EntryReference | null;
  /** Schemes: Names of the schemas within the database, such as public or dbo. */
  assigned_schemas: Choice[];
  /** Title: Name of the database, such as erp_prod. */
  title: string;
  /** Size: Space the database takes up now, in the unit stated beside it. */
  size: Quantity | null;
  /** Unit: Unit of the space that is taken up, such as GB. */
  size_unit: Choice | null;
  /** Max size: Space the database may grow to, in the unit stated beside it. */
  max_size: Quantity | null;
  /** Max Unit: Unit of the space it may grow to, such as GB. */
  max_size_unit: Choice | null;
  /**
   * Import Key: Identifier that an import would recognise the database by. Only imports of databases give keys, and there are
   * none here.
   */
  import_key: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Databases that has a list of choices. */
export type DatabaseSaChoiceKey = 'assigned_schemas' | 'size_unit' | 'max_size_unit';

/** Tables as it is read. Tables that are worth documenting, with rows and space, to watch how they grow. */
export interface DatabaseTableEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Name of the table within its schema, such as customers. */
  title: string;
  /** Row count: How many records the table holds. */
  row_count: string;
  /** Assigned database: Database that the table is part of. */
  assigned_database: EntryReference | null;
  /** Instance: Name of the instance that the database belongs to. */
  instance: string;
  /** Schema: Part of the database that holds the table, such as public. */
  assigned_schema: Choice | null;
  /** Schema size: Space all tables of the schema take up together, in the unit stated beside it. */
  schema_size: Quantity | null;
  /** Schema size unit: Unit of the space of the whole schema, such as GB. */
  schema_size_unit: Choice | null;
  /** Size: Space the table takes up now, in the unit stated beside it. */
  size: Quantity | null;
  /** Size unit: Unit of the space the table takes up, such as MB. */
  size_unit: Choice | null;
  /** Max size: Space the table may grow to, in the unit stated beside it. */
  max_size: Quantity | null;
  /** Max size unit: Unit of the space the table may grow to, such as GB. */
  max_size_unit: Choice | null;
  /** Import Key: Identifier by which an import recognises the table. */
  import_key: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Tables that has a list of choices. */
export type DatabaseTableChoiceKey = 'assigned_schema' | 'schema_size_unit' | 'size_unit' | 'max_size_unit';

/** Drive as it is read. Partitions and volumes as the operating system sees them, with size and free space. */
export interface DriveEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Drive letter: Letter or folder under which the volume is reached, such as C: or /var. */
  mount_point: string;
  /** Title: Label of the volume, such as System or Data. */
  title: string;
  /** System drive: Whether the operating system starts from it. */
  system_drive: YesNo;
  /** Filesystem: How files are stored on it, such as NTFS or ext4. */
  filesystem: Choice | null;
  /** Capacity: Size of the volume, in the unit stated beside it. */
  capacity: Quantity | null;
  /** Unit: Unit of the size of the volume, such as GB. */
  unit: Choice | null;
  /** Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases. */
  serial: string;
  /** Software RAID group: Array made by the operating system that the volume lies on. */
  assigned_raid: EntryReference | null;
  /** Type: Number of the kind of drive, for clients that keep one. */
  drive_type: NumberText;
  /** On device: Physical disk of this object that the volume lies on. */
  device: EntryReference | null;
  /** On device Raid-Array: Array made by the controller that the volume lies on. */
  raid: EntryReference | null;
  /** On device Logical devices (Client): Logical device of the storage network that the volume lies on. */
  ldev: EntryReference | null;
  /** Object type constant: Constant of the category in which the carrier of the volume is listed. */
  category_const: string;
  /** Free Diskspace: Space that is still free, in the unit stated beside it. */
  free_space: Quantity | null;
  /** Memory unit: Unit of the space that is still free, such as GB. */
  free_space_unit: Choice | null;
  /** Used Diskspace: Space that files take up, in the unit stated beside it. */
  used_space: Quantity | null;
  /** Memory unit: Unit of the space that files take up, such as GB. */
  used_space_unit: Choice | null;
  /** Firmware: Version of the software that runs on the hardware itself, such as 2.14.1. */
  firmware: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Drive that has a list of choices. */
export type DriveChoiceKey = 'filesystem' | 'unit' | 'free_space_unit' | 'used_space_unit';

/** Emergency plan assignment as it is read. Plans that say what to do when this object fails. */
export interface EmergencyPlanEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Occasion for which the plan is assigned, such as Restart after power failure. */
  title: string;
  /** Assigned emergency plan: Object that holds the plan, as steps or as a file. */
  emergency_plan: ObjectReference | null;
  /** Time need: How long carrying out the plan takes, as stated in the plan. */
  time_needed: string;
  /** Time need (Unit): Unit of that duration, as stated in the plan. */
  time_needed_unit: string;
  /** Date of emergency practice: Day the plan was last rehearsed, as stated in the plan. */
  practice_date: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Fiber/lead as it is read. Single fibres or wires of a cable, to document each signal path. */
export interface FiberLeadEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Label: Mark on the fibre or wire, such as F01. */
  label: string;
  /** Category: Optical class that decides on range, such as OM4 or OS2. */
  category: Choice | null;
  /** Color: Colour of the coating, by which the fibre is told apart in the bundle. */
  color: Choice | null;
  /** Damping: Measured loss of signal in decibels. */
  damping: NumberText;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Fiber/lead that has a list of choices. */
export type FiberLeadChoiceKey = 'category' | 'color';

/** Files as it is read. Documents that belong to this object, such as manuals, photos or diagrams. */
export interface FileEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  entry_revision?: Revision;
  /** File: Object that holds the document and its versions. */
  file: ObjectReference | null;
  /** Revision: Number of the newest version of the document. */
  revision: string;
  /** HTTP-Link (extern): Address of a document that is kept elsewhere, such as in a wiki. */
  link: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Form factor as it is read. Size and weight of a device, and how many units it takes in a rack. */
export interface FormfactorEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Form factor: Shape of the case, such as 19-inch, tower or desktop. */
  formfactor: Choice | null;
  /** Rack units: How many units the device takes, or the rack has; one is 44.45 mm; 0 takes none, and is mounted beside. */
  rackunits: NumberText;
  /** Dimension unit: Unit of width, height and depth, such as cm. */
  unit: Choice | null;
  /** Width: Extent from left to right, in the unit stated for all three. */
  width: Quantity | null;
  /** Height: Extent from bottom to top, in the unit stated for all three. */
  height: Quantity | null;
  /** Depth: Extent from front to back, in the unit stated for all three. */
  depth: Quantity | null;
  /** Weight: How heavy the device is, to check loads of racks and floors. */
  weight: Quantity | null;
  /** weight unit: Unit of the weight, such as kg. */
  weight_unit: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Form factor that has a list of choices. */
export type FormfactorChoiceKey = 'formfactor' | 'unit' | 'weight_unit';

/** General as it is read. Basic facts of every object: its name, its type, its status, and when it was last changed. */
export interface GlobalEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Name by which people know the object, such as web1.example.org. */
  title: string;
  /** Condition: Whether the object is in normal use, archived, deleted or a template. */
  status: Choice | null;
  /** Creation date: Moment the object was entered. */
  created: string;
  /** Created by: Name of the user or key that entered the object. */
  created_by: string;
  /** Last change: Moment of the newest change to the object or one of its entries. */
  changed: string;
  /** Last change by: Name of the user or key that made the newest change. */
  changed_by: string;
  /** Purpose: Environment or use that the object is there for, such as production, quality assurance or test. */
  purpose: Choice | null;
  /** Category: Grouping of your own across object types, such as by department or location. */
  category: Choice | null;
  /** SYSID: Identifier that no other object has, given by the service unless one is saved; fit for labels. */
  sysid: string;
  /** CMDB status: Stage in the life of the thing itself, such as planned, in operation or defect. */
  cmdb_status: Choice | null;
  /** Object type: Kind of thing the object is, such as server or building; it decides on the usual categories. */
  type: Choice | null;
  /** Tags: Free keywords to find and group objects by. */
  tag: Choice[];
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of General that has a list of choices. */
export type GlobalChoiceKey = 'status' | 'purpose' | 'category' | 'cmdb_status' | 'type' | 'tag';

/** Graphic card as it is read. Cards and chips that drive the screens of a device or compute for it. */
export interface GraphicEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Product name of the card, such as RTX A2000. */
  title: string;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer: Choice | null;
  /** Memory: Video memory of the card, in the unit stated beside it. */
  memory: Quantity | null;
  /** Memory unit: Unit of the video memory, such as GB. */
  unit: Choice | null;
  /** Firmware: Version of the software that runs on the hardware itself, such as 2.14.1. */
  firmware: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Graphic card that has a list of choices. */
export type GraphicChoiceKey = 'manufacturer' | 'unit';

/** Group memberships as it is read. Object groups that contain this object, seen from the object. */
export interface GroupMembershipsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Group: Object group that the object is in. */
  connected_object: ObjectReference | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Guest systems as it is read. Virtual machines that run on this host. */
export interface GuestSystemsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Guest systems: Virtual machine that runs here. */
  connected_object: ObjectReference | null;
  /** Hostname: Name of the virtual machine in the network, out of its primary address. */
  hostname: string;
  /** Runs on: Member of the cluster that the virtual machine is on at the moment. */
  runs_on: ObjectReference | null;
}

/** Host Bus Adapter (HBA) as it is read. Adapters that connect a server to the storage network. */
export interface HbaEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Name of the adapter, such as HBA slot 3. */
  title: string;
  /** Type: Protocol the adapter speaks, such as FC or iSCSI. */
  type: Choice | null;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer: Choice | null;
  /** Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets. */
  model: Choice | null;
  /** Firmware: Version of the software that runs on the hardware itself, such as 2.14.1. */
  firmware: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Host Bus Adapter (HBA) that has a list of choices. */
export type HbaChoiceKey = 'type' | 'manufacturer' | 'model';

/** Data Source as it is read. Names under which other systems know this object, so that imports and scripts find it again. */
export interface IdentifierEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Key: Name of the identifier in the other system, such as deviceid. */
  key: string;
  /** Value: The identifier itself, such as 10233. */
  value: string;
  /** Initial import: Moment the identifier was entered for the first time. */
  last_edited: string;
  /** Type: System that gave the identifier, such as JDisc or OTRS. */
  type: Choice | null;
  /** Group: Part of the other system, such as a tenant or a scan profile. */
  group: string;
  /** Last scan: Moment the other system last saw the object. */
  last_scan: string;
  /** Last updated: Moment the entry was last saved; the service sets it. */
  last_updated: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Data Source that has a list of choices. */
export type IdentifierChoiceKey = 'type';

/** Object picture as it is read. One photo or drawing that stands for the object in lists and on its page. */
export interface ImageEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Uploaded images: File name of the picture, such as server-front.png. */
  image_selection: string;
  /** File: The picture itself: PNG, JPEG, GIF, WebP, AVIF, BMP, ICO or SVG, Base64-encoded in calls. */
  image: StoredFile | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Images as it is read. Further photos of the object, such as type plate, rear side or place of installation. */
export interface ImagesEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** File name: Name of the picture with its ending, such as rear.jpg. */
  name: string;
  /** File content: The picture itself, Base64-encoded in calls. */
  content: StoredFile | null;
}

/** Invoice as it is read. Bills for this object, from receipt to payment. */
export interface InvoiceEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Goods or work that is charged, such as Maintenance 2026. */
  denotation: string;
  /** Invoice Date: Day printed on the bill. */
  date: string;
  /** Amount: Sum that has to be paid. */
  amount: NumberText;
  /** Edited at: Day the bill was checked and approved. */
  edited: string;
  /** Dispensing Tax Accounting: Day the bill was handed to the accounting department. */
  financial_accounting_delivery: string;
  /** Charged: Whether the sum has left the account. */
  charged: YesNo;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** A row of aliases as it is read. */
export interface IpAliasesRow {
  hostname: string;
  domain: string;
}

/** Host address as it is read. Network addresses of a device, with host name, net and port. */
export interface IpEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Primary layer3 net: Name of the net the primary address is in; empty in all other entries. */
  primary_layer3_net: string;
  /** Primary hostaddress: The address, where this entry is the primary one; empty in all others. */
  primary_hostaddress: string;
  /** Primary hostname: Name without domain, where this entry is the primary one; empty in all others. */
  primary_hostname: string;
  /** Type: Protocol of the address: IPv4, IPv6 or an older one. */
  net_type: Choice | null;
  /** Primary: Marks the address by which the device is reached for administration. */
  primary: YesNo;
  /** Active: Whether the address is in use at the moment. */
  active: YesNo;
  /** Net: Layer 3 net the address lies in, such as 192.168.10.0/24. */
  net: ObjectReference | null;
  /** Net zone: Security zone within the net, such as DMZ. */
  zone: ObjectReference | null;
  /** Address allocation IPv4: How the device gets its address: fixed, from DHCP, or reserved there. */
  ipv4_assignment: Choice | null;
  /** IPv4 address: Four numbers with dots, such as 192.168.10.21. */
  ipv4_address: string;
  /** Address allocation IPv6: How the device gets its address: fixed, by SLAAC or from DHCPv6. */
  ipv6_assignment: Choice | null;
  /** IPv6 scope: How far the address is valid: worldwide, within the organisation or on one link. */
  ipv6_scope: Choice | null;
  /** IPv6 address: Groups of hexadecimal digits with colons, such as 2001:db8::21. */
  ipv6_address: string;
  /** Host address: The IPv4 or IPv6 address of the entry, for reading under one key. */
  hostaddress: string;
  /** Hostname: Name of the device without its domain, such as web1. */
  hostname: string;
  /** Domain: Part of the full name after the host name, such as example.org. */
  domain: string;
  /** DNS Server: Servers that the device asks to resolve names. */
  dns_server: EntryReference[];
  /** DNS Server address: IP addresses of the servers that resolve names, on one line. */
  dns_server_address: string;
  /** Search domain: Domains that are appended to short names, such as intra.example.org. */
  dns_domain: Choice[];
  /** Default gateway for the net: Whether this address is the way out of its net, as that of a router. */
  use_standard_gateway: YesNo;
  /**
   * Shared as: Role in which other devices have the same address on purpose, such as VRRP or anycast; without one it is unique in
   * its net.
   */
  shared_as: Choice | null;
  /** Assigned Port: Physical port of this device that has the address. */
  assigned_port: EntryReference | null;
  /** Assigned Logical Port: Interface made in software, such as a VLAN or a bond, that has the address. */
  assigned_logical_port: EntryReference | null;
  /** Host addresses: All addresses of the device on one line. */
  all_ips: string;
  /** Hostname (FQDN): Host name with domain, such as web1.example.org, where this entry is the primary one. */
  primary_fqdn: string;
  /** Aliases: Further names that resolve to this address, as CNAME records do. */
  aliases: IpAliasesRow[];
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Host address that has a list of choices. */
export type IpChoiceKey = 'net_type' | 'ipv4_assignment' | 'ipv6_assignment' | 'ipv6_scope' | 'dns_domain' | 'shared_as';

/** Service Logbook as it is read. Notes in the logbooks of everything that belongs to the service. */
export interface ItsLogbookEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Date: Moment the note was written. */
  date: string;
  /** Object: Part of the service that the note is about. */
  object: ObjectReference | null;
  /** Event: Kind of occurrence, out of a fixed list. */
  event: Choice | null;
  /** Source: Number of the system that the note comes from. */
  source: NumberText;
  /** User: Person that wrote the note, as long as the person is known. */
  user: ObjectReference | null;
  /** Object type: Kind of thing that the note is about. */
  object_type: string;
  /** Category: Part of the documentation that the note concerns. */
  category: string;
  /** Alarm level: How urgent it is, from 0 (information) to 3 (high). */
  alert_level: Choice | null;
  /** User: Name of the writer at that time, kept even if the person is removed. */
  user_name_static: string;
  /** Event: Wording of the occurrence at that time. */
  event_static: string;
  /** Comment: Text of the note as it was written. */
  comment: string;
  /**
   * Changes: Values before and after, where the note is about a change. Entries of the logbook are written by hand; what changed
   * stands in the change log.
   */
  changes: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Service Logbook that has a list of choices. */
export type ItsLogbookChoiceKey = 'event' | 'alert_level';

/** Service Type as it is read. Classification of a service, for reports and service catalogues. */
export interface ItsTypeEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Type: Class the service belongs to, such as business service or infrastructure. */
  its_type: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Service Type that has a list of choices. */
export type ItsTypeChoiceKey = 'its_type';

/** Service assignment as it is read. Services that this object is part of, and which therefore suffer when it fails. */
export interface ItServiceEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Service: Service that needs the object. */
  connected_object: ObjectReference | null;
  /** SYSID: Unique identifier of that service. */
  sysid: string;
}

/** Service components as it is read. Objects the service consists of: servers, software, networks, people. */
export interface ItServiceComponentsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Assigned object: Object without which the service does not work. */
  connected_object: ObjectReference | null;
  /** Object type: Kind of thing that this part of the service is, such as server. */
  objtype: Choice | null;
}

/** An attribute of Service components that has a list of choices. */
export type ItServiceComponentsChoiceKey = 'objtype';

/** Service Relation as it is read. How the parts of a service depend on each other, with a weight for each dependency. */
export interface ItServiceRelationsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Object 1: First side of the relation, such as the database server. */
  object1: ObjectReference | null;
  /** Object 2: Second side of the relation, such as the web server that needs it. */
  object2: ObjectReference | null;
  /** Relation type: Meaning of the relation, such as runs on or is connected to. */
  relation_type: Choice | null;
  /** Weighting: How badly a failure of one side hits the other, from 1 (most) to 10 (least). */
  weighting: Choice | null;
  /** Service: Service for which the relation matters. */
  itservice: ObjectReference | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Service Relation that has a list of choices. */
export type ItServiceRelationsChoiceKey = 'relation_type' | 'weighting';

/** JDisc custom attributes as it is read. Values of your own that were kept at the device in JDisc and taken over from there. */
export interface JdiscCaEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Attribute title: Name of the value in JDisc, such as Rack label. */
  attribute: string;
  /** Attribute content: The value as text, even where it is a number or a date. */
  attribute_content: string;
  /** Attribute content: Kind of the value in JDisc, such as text, integer or date. */
  attribute_type: Choice | null;
  /** Attribute folder: Path of folders under which JDisc shows the value. */
  attribute_folder: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of JDisc custom attributes that has a list of choices. */
export type JdiscCaChoiceKey = 'attribute_type';

/** Last login user as it is read. Account that was last used on this computer, to find out where a device has gone. */
export interface LastLoginUserEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Last logged in user: Name of the account, such as EXAMPLE\jdoe. */
  last_login: string;
  /** Type: Origin of the account, such as local or domain. */
  type: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** LDAP as it is read. Where the object stands in the directory service. */
export interface LdapDnEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Distinguished name (DN): Full path in the directory, such as CN=web1,OU=Servers,DC=example,DC=org. */
  title: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Logical devices (Client) as it is read. Storage that this server gets from a storage system over the SAN. */
export interface LdevClientEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Name of the device on the server, such as mpatha or Disk 4. */
  title: string;
  /** Path: FC ports of the server over which the storage is reached. */
  paths: EntryReference[];
  /** Logical devices (LDEV Server): Logical device on the storage system that stands behind it. */
  assigned_ldevserver: EntryReference | null;
  /** Primary path: FC port that is used as long as it works. */
  primary_path: EntryReference | null;
  /** Multipath technology: How the server spreads load over several paths or changes between them. */
  multipath: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Logical devices (Client) that has a list of choices. */
export type LdevClientChoiceKey = 'multipath';

/** Logical devices (LDEV Server) as it is read. Storage that this system offers to servers over the SAN, an entry per LUN. */
export interface LdevServerEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Name of the logical device, such as VOL_ERP_01. */
  title: string;
  /** LUN: Number under which servers see the device, such as 12. */
  lun: string;
  /** Segment size (kB): Length of the blocks spread over the disks, such as 64 or 128. */
  segment_size: NumberText;
  /** Memory-unit: Unit of the size offered to servers, such as GB. */
  unit: Choice | null;
  /** Capacity: Size that servers see, in the unit stated beside it. */
  capacity: Quantity | null;
  /** Attached devices: Disks of this system that hold the data. */
  connected_devices: EntryReference[];
  /** Paths: FC ports of this system that lead to the device. */
  paths: EntryReference[];
  /** Primary path: FC port of this system that servers use first. */
  primary_path: EntryReference | null;
  /** Multipath technology: How load is spread over several paths, or which path takes over. */
  multipath: Choice | null;
  /** Tier class: Class of speed and price, such as gold for flash. */
  tierclass: Choice | null;
  /** Logical devices (Client): Devices on servers that use this storage. */
  ldev_clients: EntryReference[];
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Logical devices (LDEV Server) that has a list of choices. */
export type LdevServerChoiceKey = 'unit' | 'multipath' | 'tierclass';

/** Livestatus as it is read. State of the object in a monitoring system that offers Livestatus, such as Checkmk. */
export interface LivestatusEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Livestatus status: Whether the host is up or down. Only a monitoring system knows the state, and none is connected. */
  livestatus_state: string;
  /**
   * Livestatus status: The same state, under the key by which forms show it as a button. Only a monitoring system knows the
   * state, and none is connected.
   */
  livestatus_state_button: string;
}

/** Location as it is read. Where the object is: in which room, in which rack, at which height. */
export interface LocationEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Location path: All places the object is in, from the largest to the nearest. */
  location_path: string;
  /** Location: Building, room or rack that the object is directly in. */
  parent: ObjectReference | null;
  /** Assembly: Whether the device lies across the units of the rack or stands upright beside them. */
  option: Choice | null;
  /** Insertion: Side of the rack that the device is mounted on: front, back or both. */
  insertion: Choice | null;
  /**
   * Position in the rack: Number of the rack unit that the device begins at, as printed on the rails; 10.5 is the upper half of
   * unit 10.
   */
  pos: NumberText;
  /** GPS: Coordinates as one text, for clients that keep them so. */
  gps: string;
  /** Latitude: Degrees north of the equator, such as 52.5200; south of it with a minus. */
  latitude: string;
  /** Longitude: Degrees east of Greenwich, such as 13.4050; west of it with a minus. */
  longitude: string;
  /** SNMP sysLocation: Place as it is set on the device itself, readable over SNMP. */
  snmp_syslocation: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Location that has a list of choices. */
export type LocationChoiceKey = 'option' | 'insertion';

/** Logbook as it is read. Notes on what happened to this object, written by people and scripts. */
export interface LogbookEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Date: Moment at which the note was saved. */
  date: string;
  /** Object: Object that the note is about. */
  object: ObjectReference | null;
  /** Event: Kind of occurrence, where the note has one. */
  event: Choice | null;
  /** Source: System that the note comes from, such as an external script. */
  source: Choice | null;
  /** User: Person that wrote the note, where the call belongs to one. */
  user: ObjectReference | null;
  /** Object type: Title of the object's type at the time of the note. */
  object_type: string;
  /** Category: Part of the documentation that the note is about. */
  category: string;
  /** Alarm level: How urgent the note is, from 0 (information) to 3 (high). */
  alert_level: Choice | null;
  /** Username (static): Name of the caller at the time of the note, kept even if the person is removed. */
  user_name_static: string;
  /** Event (static): Short text of the note, such as Firmware updated. */
  event_static: string;
  /** Comment: Longer text with details of what was done. */
  comment: string;
  /** Changes: Values before and after; empty for notes, as they change nothing. */
  changes: string;
  /** Access type: Why the object was worked on, such as maintenance or repair. */
  reason: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Logbook that has a list of choices. */
export type LogbookChoiceKey = 'event' | 'source' | 'alert_level' | 'reason';

/** Logical location as it is read. Person that a workplace or device belongs to, apart from where it stands. */
export interface LogicalUnitEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Parent object: Person that works here. */
  parent: ObjectReference | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** E-Mail addresses as it is read. All e-mail addresses of a person, group or organisation. */
export interface MailAddressesEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** E-mail address: One address, such as jane.doe@example.org. */
  title: string;
  /** Primary email address: Address out of the entry that is marked as primary. */
  primary_mail: string;
  /** Primary: Marks the address that messages are sent to. */
  primary: YesNo;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Virtual managed objects as it is read. Virtualization hosts that this management system controls. */
export interface ManagedObjectsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Object: Host that is controlled from here. */
  connected_object: ObjectReference | null;
}

/** Manual assignment as it is read. Manuals and guides for operating this object. */
export interface ManualEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Subject of the manual, such as Installation guide. */
  title: string;
  /** Manual file: Object that holds the document. */
  manual: ObjectReference | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Memory as it is read. Memory modules of a device; equal modules may share an entry. */
export interface MemoryEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Quantity: How many equal modules the entry stands for. */
  quantity: NumberText;
  /** Title: Build of the modules, such as SDRAM or Flash. */
  title: Choice | null;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer: Choice | null;
  /** Type: Generation that slots must fit, such as DDR5. */
  type: Choice | null;
  /** Total capacity: All modules of the entry together, in bytes. */
  total_capacity: string;
  /** Capacity: Size of one module, in the unit stated beside it. */
  capacity: Quantity | null;
  /** Memory unit: Unit of the size of a module, such as GB. */
  unit: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Memory that has a list of choices. */
export type MemoryChoiceKey = 'title' | 'manufacturer' | 'type' | 'unit';

/** Model as it is read. Which product the device is, with the numbers that support and warranty ask for. */
export interface ModelEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer: Choice | null;
  /** Model: Product name out of those of the manufacturer, such as PowerEdge R760. */
  title: Choice | null;
  /** Product ID: Number by which the product is ordered, such as P52560-421. */
  productid: string;
  /** Service Tag: Code of the manufacturer for this single device, to look up warranty and drivers. */
  service_tag: string;
  /** Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases. */
  serial: string;
  /** Firmware: Version of the software that runs on the hardware itself, such as 2.14.1. */
  firmware: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Model that has a list of choices. */
export type ModelChoiceKey = 'manufacturer' | 'title';

/** Monitoring as it is read. Whether and under which name a monitoring system watches this object. */
export interface MonitoringEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Active: Whether the object is to be watched. */
  active: YesNo;
  /** Monitoring host: Monitoring server that is in charge. */
  monitoring_host: Choice | null;
  /** Hostname: Name of the object in the monitoring system, where it is written by hand. */
  host_name: string;
  /** Hostname selection: Number of the rule for that name: own name, host name or title of the object. */
  host_name_selection: NumberText;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Monitoring that has a list of choices. */
export type MonitoringChoiceKey = 'monitoring_host';

/** NDO as it is read. State of the object in a Nagios or Icinga system that writes to an NDO database. */
export interface NdoEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** NDO status: Whether the monitored host is up. Only a monitoring system knows the state, and none is connected. */
  ndo_state: string;
  /**
   * NDO status button: The state once more, under the key by which forms show it as a button. Only a monitoring system knows the
   * state, and none is connected.
   */
  ndo_state_button: string;
}

/** Network as it is read. Menu entry for network hardware and ports of a device; it shows the interfaces. */
export interface NetworkEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Name of the card, such as Onboard NIC or Slot 1. */
  title: string;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer: Choice | null;
  /** Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets. */
  model: Choice | null;
  /** Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases. */
  serial: string;
  /** Slotnumber: Place of the card in the device, such as 3. */
  slot: string;
  /** Firmware: Version of the software that runs on the hardware itself, such as 2.14.1. */
  firmware: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Network that has a list of choices. */
export type NetworkChoiceKey = 'manufacturer' | 'model';

/** Interface as it is read. Network cards and line cards of a device, which carry its ports. */
export interface NetworkInterfaceEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Name of the card, such as Onboard NIC or Slot 1. */
  title: string;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer: Choice | null;
  /** Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets. */
  model: Choice | null;
  /** Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases. */
  serial: string;
  /** Slotnumber: Place of the card in the device, such as 3. */
  slot: string;
  /** Firmware: Version of the software that runs on the hardware itself, such as 2.14.1. */
  firmware: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Interface that has a list of choices. */
export type NetworkInterfaceChoiceKey = 'manufacturer' | 'model';

/** logical Ports as it is read. Interfaces made in software: VLANs, bonds, bridges, loopbacks. */
export interface NetworkLogPortEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Name in the operating system, such as bond0 or Vlan10. */
  title: string;
  /** Net(s): Layer 2 nets that the interface takes part in. */
  net: ObjectReference[];
  /** MAC: Hardware address of the interface, such as 00:1A:2B:3C:4D:5E. */
  mac: string;
  /** Type: Construction in software, such as bond, bridge or VLAN. */
  port_type: Choice | null;
  /** Port Allocation: Physical ports that the interface is made of. */
  ports: EntryReference[];
  /** Parent port: Logical interface that this one is stacked on, such as bond0 under bond0.10. */
  parent: EntryReference | null;
  /** Standard: Protocol that it follows, such as 802.3ad. */
  standard: Choice | null;
  /** Active: Whether the interface is switched on. */
  active: YesNo;
  /** Host address: IP addresses that are set on the interface. */
  addresses: EntryReference[];
  /** Assigned to connector: Logical interface of another device that this one is connected to. */
  assigned_connector: EntryReference | null;
  /** Connected object: Device that the other interface belongs to. */
  connected_object: ObjectReference | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of logical Ports that has a list of choices. */
export type NetworkLogPortChoiceKey = 'port_type' | 'standard';

/** Port as it is read. Physical network sockets of a device, with speed, MAC address and cable. */
export interface NetworkPortEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Name of the socket, such as eth0 or Gi1/0/24. */
  title: string;
  /** Connected interface: Network card of this device that the socket is on. */
  interface: EntryReference | null;
  /** Type: Kind of network, such as Ethernet or WLAN. */
  port_type: Choice | null;
  /** Mode: Whether it stands alone or is part of a link aggregation. */
  port_mode: Choice | null;
  /** Plug: Shape of the plug that fits, such as RJ-45 or LC. */
  plug_type: Choice | null;
  /** Negotiation: Whether speed and duplex are agreed automatically or set by hand. */
  negotiation: Choice | null;
  /** Duplex: Whether it sends and receives at once, or by turns. */
  duplex: Choice | null;
  /** Speed: Data rate of the link, such as 10, in the unit stated beside it. */
  speed: Quantity | null;
  /** Unit: Unit of the data rate of the link, such as Gbit/s. */
  speed_type: Choice | null;
  /** Standard: Ethernet standard that it keeps to, such as 1000BASE-T. */
  standard: Choice | null;
  /** MAC-address: Hardware address of the socket, such as 00:1A:2B:3C:4D:5F. */
  mac: string;
  /** MTU: Largest packet in bytes that is sent whole, such as 1500 or 9000. */
  mtu: string;
  /** Connected with: Connection point at the other end of the cable; setting it connects both ends. */
  assigned_connector: EntryReference | null;
  /**
   * Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at, such as 3 or 1-4.
   */
  assigned_positions: string;
  /** Connected object: Device at the other end of the cable. */
  connected_object: ObjectReference | null;
  /** Assigned to connector: Id of the connection point at the other end of the cable. */
  connector: string;
  /**
   * Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an output.
   */
  connector_sibling: EntryReference | null;
  /**
   * Positions of the input/output: Positions of the connector on the other side that this one leads to, such as fibre 3 or 3-4.
   */
  sibling_positions: string;
  /** Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12. */
  positions: NumberText;
  /** Cable ID: Object that documents the cable plugged into the port. */
  cable: ObjectReference | null;
  /** Active: Whether the port is switched on in the configuration of the device. */
  active: YesNo;
  /** Host address: IP addresses of this device that the port has. */
  addresses: EntryReference[];
  /** Layer 2 Net: VLANs that the port carries, tagged or not. */
  layer2_assignment: ObjectReference[];
  /** Connected interface (HBA): Host bus adapter of this device that the port is on. */
  hba: EntryReference | null;
  /** Standard VLAN: VLAN that frames without a tag belong to. */
  default_vlan: ObjectReference | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
  /** Relation direction: Object from which the connection counts, where one of the two supplies and the other depends on it. */
  relation_direction: ObjectReference | null;
}

/** An attribute of Port that has a list of choices. */
export type NetworkPortChoiceKey = 'port_type' | 'port_mode' | 'plug_type' | 'negotiation' | 'duplex' | 'speed_type' | 'standard';

/** Network connections as it is read. Menu entry for open ports and connections of a device; it shows the listeners. */
export interface NetConnectionsFolderEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Layer 3/4 Protocol: Transport of the service: TCP, UDP or ICMP. */
  protocol: Choice | null;
  /** Layer 5-7 Protocol: Application protocol on top of the transport, such as HTTPS or LDAP. */
  protocol_layer_5: Choice | null;
  /** (Bind) ip address: Address of this device on which the service listens. */
  ip_address: EntryReference | null;
  /** Of: First open port of the range, such as 443. */
  port_from: NumberText;
  /** To: Last open port of the range; the same as the first for a single port. */
  port_to: NumberText;
  /** Opened by application: Program that has opened the port. */
  opened_by: ObjectReference | null;
  /** Gateway: Firewall or load balancer that stands before the port. */
  gateway: ObjectReference | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Network connections that has a list of choices. */
export type NetConnectionsFolderChoiceKey = 'protocol' | 'protocol_layer_5';

/** Connection as it is read. Connections that this device opens to services on other devices, as firewalls have to allow them. */
export interface NetConnectorEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** (Source) ip address: Address of this device that the connection comes from. */
  ip_address: EntryReference | null;
  /** Of: First source port of the range, such as 49152. */
  port_from: NumberText;
  /** To: Last source port of the range; the same as the first for a single port. */
  port_to: NumberText;
  /** Listener: Open port on the other side that the connection leads to. */
  connected_listener: EntryReference | null;
  /** Connected with: Device whose service is used. */
  connected_to: ObjectReference | null;
  /** Gateway: Firewall or router that the connection passes. */
  gateway: ObjectReference | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Listener as it is read. Ports of this device that wait for connections, for firewall rules and audits. */
export interface NetListenerEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Layer 3/4 Protocol: Transport of the service: TCP, UDP or ICMP. */
  protocol: Choice | null;
  /** Layer 5-7 Protocol: Application protocol on top of the transport, such as HTTPS or LDAP. */
  protocol_layer_5: Choice | null;
  /** (Bind) ip address: Address of this device on which the service listens. */
  ip_address: EntryReference | null;
  /** Of: First open port of the range, such as 443. */
  port_from: NumberText;
  /** To: Last open port of the range; the same as the first for a single port. */
  port_to: NumberText;
  /** Opened by application: Program that has opened the port. */
  opened_by: ObjectReference | null;
  /** Gateway: Firewall or load balancer that stands before the port. */
  gateway: ObjectReference | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Listener that has a list of choices. */
export type NetListenerChoiceKey = 'protocol' | 'protocol_layer_5';

/** Net zone as it is read. Security zone such as DMZ or guests, with the address ranges it covers. */
export interface NetZoneEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Scope: First and last address of each range that names the zone. */
  from_to: string;
}

/** Options as it is read. How the zone is drawn in lists of addresses, and the domain of its hosts. */
export interface NetZoneOptionsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Zone color: Shade in which addresses of the zone are marked, such as #FF0000. */
  color: string;
  /** Domain: Domain of the hosts in the zone, such as dmz.example.org. */
  domain: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Scope as it is read. Address ranges of all nets that belong to the zone. */
export interface NetZoneScopesEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Scope: Ranges on one line, such as 10.0.0.10 - 10.0.0.99. */
  from_to: string;
}

/** locally assigned objects as it is read. Everything that is directly in this place: devices in the rack, racks in the room. */
export interface ObjectEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Object: Something that stands here; saving it moves it to this place. */
  assigned_object: ObjectReference | null;
}

/** Operating system as it is read. System software that the device starts, with version and licence. */
export interface OperatingSystemEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Operating system: Object of that system software, such as Debian or Windows Server. */
  application: ObjectReference | null;
  /** Type: Whether it runs as a program or as the operating system of the device. */
  application_type: Choice | null;
  /** Priority: Marks the operating system that a device with several of them starts by default. */
  application_priority: Choice | null;
  /** Assigned license: Licence that this installation uses up; reports on free licences count it. */
  assigned_license: EntryReference | null;
  /** Assigned license key: Key of the licence that is assigned, to be typed in at installation. */
  assigned_license_key: string;
  /** Service: Services that need this installation, so that an outage can be traced to them. */
  assigned_it_service: ObjectReference[];
  /** Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software. */
  assigned_variant: EntryReference | null;
  /** Version number: Release that is installed, out of those listed at the software; an unknown number is added there. */
  assigned_version: EntryReference | null;
  /** Used databases: Databases in which the installation keeps its data. */
  assigned_databases: EntryReference[];
  /** Installation date: When the system was set up on the device. */
  installDate: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Operating system that has a list of choices. */
export type OperatingSystemChoiceKey = 'application_type' | 'application_priority';

/** Passwords as it is read. Accounts and secrets of a device or program; give rights on this category to few. */
export interface PasswdEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Purpose of the account, such as Local administrator. */
  title: string;
  /** Username: Account name to sign in with, such as admin. */
  username: string;
  /** Password: Secret of the account; lists and forms hide it. */
  password: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Assigned Workplaces as it is read. Desks and devices at which this person works. */
export interface PersonAssignedWorkstationEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Assigned Workplaces: Places of work of the person; each names the person as its owner. */
  assigned_workstations: ObjectReference[];
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Status-Planning as it is read. Which CMDB status the object is to have in which period, such as from order to scrapping. */
export interface PlanningEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** CMDB status: Status that is planned for the period. */
  cmdb_status: Choice | null;
  /** Validity period from: First day of the planned status. */
  start: string;
  /** Validity period to: Last day of the planned status. */
  end: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Status-Planning that has a list of choices. */
export type PlanningChoiceKey = 'cmdb_status';

/** Power consumer as it is read. Power supply units and plugs through which a device draws current. */
export interface PowerConsumerEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Label of the power supply unit, such as PSU 1. */
  title: string;
  /** Active: Whether the unit is in use, or only there as a spare. */
  active: YesNo;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer: Choice | null;
  /** Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets. */
  model: Choice | null;
  /** Volt: Voltage the unit needs, such as 230. */
  volt: NumberText;
  /** Watt: Power it draws at most, to plan circuits and cooling. */
  watt: NumberText;
  /** Ampere: Current it draws at most, such as 3.5. */
  ampere: NumberText;
  /** BTU: Heat it gives off per hour in British thermal units. */
  btu: string;
  /** Target object: Connection point at the other end of the cable; setting it connects both ends. */
  assigned_connector: EntryReference | null;
  /**
   * Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at, such as 3 or 1-4.
   */
  assigned_positions: string;
  /** Connected object: Device at the other end of the cable. */
  connected_object: ObjectReference | null;
  /** Assigned to connector: Id of the connection point at the other end of the cable. */
  connector: string;
  /**
   * Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an output.
   */
  connector_sibling: EntryReference | null;
  /**
   * Positions of the input/output: Positions of the connector on the other side that this one leads to, such as fibre 3 or 3-4.
   */
  sibling_positions: string;
  /** Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12. */
  positions: NumberText;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Power consumer that has a list of choices. */
export type PowerConsumerChoiceKey = 'manufacturer' | 'model';

/** Power supplier as it is read. Power that a UPS, PDU or fuse delivers to other devices. */
export interface PowerSupplierEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Label of the outlet or fuse, such as F12. */
  title: string;
  /** Volt: Voltage that is delivered, such as 230. */
  volt: NumberText;
  /** Watt: Power that is delivered at most. */
  watt: NumberText;
  /** Ampere: Current up to which the fuse holds, such as 16. */
  ampere: NumberText;
  /** Target object: Connection point at the other end of the cable; setting it connects both ends. */
  assigned_connector: EntryReference | null;
  /**
   * Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at, such as 3 or 1-4.
   */
  assigned_positions: string;
  /** Connected object: Device at the other end of the cable. */
  connected_object: ObjectReference | null;
  /** Assigned to connector: Id of the connection point at the other end of the cable. */
  connector: string;
  /**
   * Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an output.
   */
  connector_sibling: EntryReference | null;
  /**
   * Positions of the input/output: Positions of the connector on the other side that this one leads to, such as fibre 3 or 3-4.
   */
  sibling_positions: string;
  /** Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12. */
  positions: NumberText;
  /** Assigned category type: Constant of the category that the power connection comes from. */
  assigned_category: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** QinQ CE-VLAN as it is read. VLANs of customers that are carried inside this VLAN of a provider. */
export interface QinqCeEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Assigned SP-VLAN: VLAN of a customer that has been put into this one. */
  spvlan: ObjectReference | null;
}

/** QinQ SP-VLAN as it is read. Outer VLAN of a provider that carries this VLAN (IEEE 802.1ad). */
export interface QinqSpEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Assigned SP-VLAN: VLAN whose tag is put around the frames of this one. */
  spvlan: ObjectReference | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Raid-Array as it is read. Disks that are joined for safety or speed, by a controller or by the operating system. */
export interface RaidEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Type: Whether a controller or the operating system joins the disks. */
  raid_type: Choice | null;
  /** Title: Name of the array, such as md0 or Virtual Disk 1. */
  title: string;
  /** RAID Level: How data are spread over the disks; it decides on safety and usable space. */
  raid_level: Choice | null;
  /** Controller: Adapter that joins the disks, where hardware does it. */
  controller: EntryReference | null;
  /** Connected devices: Disks that the array is made of. */
  storages: EntryReference[];
  /** Total capacity: Gross capacity: all disks together. */
  full_capacity: string;
  /** Raid capacity: Net capacity: space left for data at this level. */
  capacity: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Raid-Array that has a list of choices. */
export type RaidChoiceKey = 'raid_type' | 'raid_level';

/** Relationship as it is read. All dependencies of this object, made by links or by hand. */
export interface RelationEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Object 1: First side, from which the relation is read, such as the host. */
  object1: ObjectReference | null;
  /** Object 2: Second side, to which the relation leads, such as the virtual machine. */
  object2: ObjectReference | null;
  /** Relation type: Meaning of the relation, such as software runs on a device. */
  relation_type: Choice | null;
  /** Weighting: How much one side suffers when the other fails, from 1 (most) to 10 (least). */
  weighting: Choice | null;
  /** Service: Service that the relation is limited to; empty where it always holds. */
  itservice: ObjectReference | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Relationship that has a list of choices. */
export type RelationChoiceKey = 'relation_type' | 'weighting';

/**
 * Remote Management Controller as it is read. Management board by which the device is reached even when it is switched off, such
 * as iLO or iDRAC.
 */
export interface RmControllerEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Primary access URL: Address of the board's web interface, out of its primary access. */
  remote_url: string;
  /** Remote Management Controller: Object of the management board. */
  connected_object: ObjectReference | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Managed devices as it is read. Devices that are administered through this management board. */
export interface RmControllerBackwardEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Remote Management Controller: Device that the board is in. */
  connected_object: ObjectReference | null;
}

/** Services as it is read. Offer of the IT to departments or customers, as it stands in the service catalogue. */
export interface ServiceEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Service number: Number in the service catalogue, such as SRV-0042. */
  service_number: string;
  /** Service type: Whether it supports the IT itself or a business process. */
  type: Choice | null;
  /** Service category: Field it belongs to, such as communication or workplace. */
  category: Choice | null;
  /** Business Unit: Department that owns the service or pays for it. */
  business_unit: Choice | null;
  /** Active in service catalogue: Whether customers can order it. */
  active: YesNo;
  /** Service description internal: Explanation for the IT: parts, operation, contacts. */
  service_description_intern: string;
  /** Service description external: Explanation for customers: benefit, scope, conditions. */
  service_description_extern: string;
  /** Aliases: Other names by which customers ask for it. */
  service_alias: Choice[];
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Services that has a list of choices. */
export type ServiceChoiceKey = 'type' | 'category' | 'business_unit' | 'service_alias';

/** Shares as it is read. Folders that this device offers on the network. */
export interface SharesEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Share name: Name under which the folder appears, such as Projects. */
  title: string;
  /** UNC-path: Full network path, such as \\fs1\Projects. */
  unc_path: string;
  /** Volume: Volume of this device that the folder lies on. */
  volume: EntryReference | null;
  /** Local path: Folder on the device itself, such as /srv/projects. */
  path: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Share Access as it is read. Network folders of other devices that this one uses. */
export interface ShareAccessEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Selected object: Device that offers the folder. */
  assigned_objects: ObjectReference | null;
  /** Mountpoint: Where the folder is attached here, such as /mnt/projects or P:. */
  mountpoint: string;
  /** Share name: Folder of that device, out of its shares. */
  shares: EntryReference | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** SIM as it is read. Mobile phone contract of a device, with provider, rate and term. */
export interface SimEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Type: Whether it is the main contract or replaces another one. */
  type: Choice | null;
  /** Network provider: Company that runs the mobile network. */
  network_provider: Choice | null;
  /** Telephone rate: Plan that was booked, such as Business M. */
  telephone_rate: Choice | null;
  /** Start Date: First day of the contract. */
  start: string;
  /** End Date: Last day of the contract. */
  end: string;
  /** Date for Notification: Day to be reminded, such as before the period of notice ends. */
  threshold_date: string;
  /** Phone Number: Number by which the device is called, such as +49 170 1234567. */
  phone_no: string;
  /** Client Number: Number under which the provider keeps the contract. */
  client_no: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of SIM that has a list of choices. */
export type SimChoiceKey = 'type' | 'network_provider' | 'telephone_rate';

/** SIM card as it is read. One SIM card as an object of its own, with contract, PINs and twin card. */
export interface SimCardEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Type: Whether the contract behind the card is the main one or a replacement. */
  type: Choice | null;
  /** Assigned mobile phone: Telephone that the card is in at the moment. */
  assigned_mobile: ObjectReference | null;
  /** Network provider: Company whose mobile network the card uses. */
  network_provider: Choice | null;
  /** Telephone rate: Plan of the card, such as Data 20 GB. */
  telephone_rate: Choice | null;
  /** Start Date: First day on which the card is paid for. */
  start: string;
  /** End Date: Last day on which the card is paid for. */
  end: string;
  /** Date for Notification: Day to think of cancelling or renewing the card. */
  threshold_date: string;
  /** Card Number: Long number printed on this card (ICCID), such as 89490200001234567890. */
  card_no: string;
  /** Phone Number: Number on which the card is called, such as +49 170 7654321. */
  phone_no: string;
  /** Client Number: Number by which the provider knows you as a customer. */
  client_no: string;
  /** Pin: Code asked for when the device with the card is switched on. */
  pin: string;
  /** Pin 2: Code for special functions of the card, such as fixed dialling. */
  pin2: string;
  /** PUK: Code that unblocks the card after three wrong tries. */
  puk: string;
  /** PUK2: Code that unblocks the second code after three wrong tries. */
  puk2: string;
  /** Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases. */
  serial: string;
  /** Twin Card: Whether there is a second card with the same number, such as for a car. */
  twincard: YesNo;
  /** Card Number: Long number printed on the second card. */
  tc_card_no: string;
  /** Phone Number: Number of the second card, where it has one of its own. */
  tc_phone_no: string;
  /** Pin: Code that unlocks the second card. */
  tc_pin: string;
  /** Pin 2: Code for special functions of the second card. */
  tc_pin2: string;
  /** PUK: Code that unblocks the second card after three wrong tries. */
  tc_puk: string;
  /** PUK2: Code that unblocks the second code of the second card. */
  tc_puk2: string;
  /** Serial number: Number of the chip on the second card. */
  tc_serial_no: string;
  /** Description (Twin Card): Notes on the second card, such as in which car it is. */
  optional_info: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of SIM card that has a list of choices. */
export type SimCardChoiceKey = 'type' | 'network_provider' | 'telephone_rate';

/** SLA as it is read. Agreement on availability, service hours and times of repair. */
export interface SlaEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Service-ID: Number of the agreement, as it stands in the contract. */
  service_id: string;
  /** SLA service level: How the promise is measured: availability in per cent, or hours of outage. */
  service_level: Choice | null;
  /** SLA service level (Dialog): Level that was agreed, such as gold or 99.9 %. */
  service_level_dialog: Choice | null;
  /** Weekday: Days on which the agreement holds, as a number with a bit per day. */
  days: NumberText;
  /** Monday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none. */
  monday_time: string;
  /** Tuesday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none. */
  tuesday_time: string;
  /** Wednesday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none. */
  wednesday_time: string;
  /** Thursday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none. */
  thursday_time: string;
  /** Friday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none. */
  friday_time: string;
  /** Saturday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none. */
  saturday_time: string;
  /** Sunday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none. */
  sunday_time: string;
  /** Reaction time: How long it may take until work on a fault begins. */
  reaction_time: Quantity | null;
  /** Reaktion time unit: Unit of the time until work begins, such as hours. */
  reaction_time_unit: Choice | null;
  /** Recovery time: How long it may take until everything works again. */
  recovery_time: Quantity | null;
  /** Recovery time unit: Unit of the time until everything works again, such as hours. */
  recovery_time_unit: Choice | null;
  /** Calendar: Public holidays that count, such as those of Bavaria. */
  calendar: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of SLA that has a list of choices. */
export type SlaChoiceKey = 'service_level' | 'service_level_dialog' | 'reaction_time_unit' | 'recovery_time_unit' | 'calendar';

/** Smart Card Certificate as it is read. Chip card of a person with a certificate for signing and logging in. */
export interface SmartcardCertificateEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Card number: Number printed on the chip card. */
  cardnumber: string;
  /** Barring password: Secret that is asked for when the card is reported as lost. */
  barring_password: string;
  /** PIN no.: Code that unlocks the chip card. */
  pin_nr: string;
  /** Reference: Number under which the issuer keeps the certificate. */
  reference: string;
  /** Expires on: Last day the certificate can be used. */
  expires_on: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** SNMP as it is read. Community by which monitoring reads values from this device. */
export interface SnmpEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** SNMP Community: Name that SNMP versions 1 and 2c use like a password, such as public. */
  title: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of SNMP that has a list of choices. */
export type SnmpChoiceKey = 'title';

/** SOA-Stacks as it is read. Chains of software and devices that together provide a function. */
export interface SoaStacksEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Name of the chain, such as Web shop front end. */
  title: string;
  /** SOA-Stacks: Object that stands for the chain as a whole. */
  soa_stack_object: ObjectReference | null;
  /** SOA-Component: Software and devices in the chain. */
  soa_stack_components: ObjectReference[];
  /** Service: Services that the chain is part of. */
  soa_stack_it_services: ObjectReference[];
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Sound card as it is read. Audio hardware of a device. */
export interface SoundEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer: Choice | null;
  /** Title: Product name of the audio chip or card, such as ALC897. */
  title: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Sound card that has a list of choices. */
export type SoundChoiceKey = 'manufacturer';

/** Stack member as it is read. Switches that are joined into one stack and administered as one device. */
export interface StackMemberEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Member: Switch that is part of the stack. */
  assigned_object: ObjectReference | null;
  /** Mode: Whether the switch leads the stack or follows. */
  mode: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Stack member that has a list of choices. */
export type StackMemberChoiceKey = 'mode';

/** Device as it is read. Disks, SSDs, tape drives and other media in or at the device. */
export interface StorageDeviceEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Type: Kind of medium, such as hard disk, SSD or tape. */
  type: Choice | null;
  /** Title: Name of the medium, such as sda or Bay 3. */
  title: string;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer: Choice | null;
  /** Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets. */
  model: Choice | null;
  /** Memory unit: Unit of the size of the medium, such as TB. */
  unit: Choice | null;
  /** Capacity: Size according to the type plate, in the unit stated beside it. */
  capacity: Quantity | null;
  /** Hotspare: Whether it waits to step in for a failed disk. */
  hotspare: YesNo;
  /** Connection: Whether it is built in or attached from outside. */
  connected: Choice | null;
  /** Controller: Adapter of this device that the medium hangs on. */
  controller: EntryReference | null;
  /** Hardware RAID group: Array made by a controller that the disk belongs to. */
  raid_group: EntryReference | null;
  /** Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in support cases. */
  serial: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
  /** LTO Type: Generation of a tape drive, such as LTO-9. */
  lto_type: Choice | null;
  /** FC Address: World Wide Name of the medium, where it hangs directly on Fibre Channel. */
  fc_address: string;
  /** Firmware: Version of the software that runs on the hardware itself, such as 2.14.1. */
  firmware: string;
  /** Slot: Bay that the medium is in, such as 3. */
  slot: string;
}

/** An attribute of Device that has a list of choices. */
export type StorageDeviceChoiceKey = 'type' | 'manufacturer' | 'model' | 'unit' | 'connected' | 'lto_type';

/** Support entitlement as it is read. Support bought from the manufacturer for this device, with part number and term. */
export interface SupportEntitlementEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Part number: Number by which the support package was ordered. */
  partNumber: string;
  /** Start date: First day of support. */
  startDate: string;
  /** End date: Last day of support. */
  endDate: string;
  /** State: Whether support runs today, has not begun or is over. */
  state: string;
  /** Expires: Days that are left until support ends. */
  expires: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Telephone/Fax as it is read. Telephone and fax numbers of a device, with its kind of line. */
export interface TelephoneFaxEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Type: Technology of the line, such as analogue, ISDN or VoIP. */
  type: Choice | null;
  /** Telephone number: Full number to call, such as +49 30 1234-0. */
  telephone_number: string;
  /** Fax number: Full number to send faxes to, such as +49 30 1234-99. */
  fax_number: string;
  /** Extension: Internal number behind that of the company, such as 215. */
  extension: string;
  /** Pincode: Code that unlocks the device or its line. */
  pincode: string;
  /** IMEI number: Number of a mobile phone, 15 digits, readable with *#06#. */
  imei: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Telephone/Fax that has a list of choices. */
export type TelephoneFaxChoiceKey = 'type';

/** TSI service as it is read. Link to a service of T-Systems, by the number it has there. */
export interface TsiServiceEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** TSI service ID: Number of the service in the provider's system. */
  tsi_service_id: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Interface as it is read. Sockets for peripherals, such as USB, serial or KVM. */
export interface UniversalInterfaceEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Label of the socket, such as USB 1. */
  title: string;
  /** Connection type: Kind of peripheral that is plugged in here, such as monitor or printer. */
  type: Choice | null;
  /** Plug type: Shape of the plug, such as USB or FireWire. */
  plug: Choice | null;
  /** Connected to: Connection point at the other end of the cable; setting it connects both ends. */
  assigned_connector: EntryReference | null;
  /**
   * Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at, such as 3 or 1-4.
   */
  assigned_positions: string;
  /** Connected object: Device at the other end of the cable. */
  connected_object: ObjectReference | null;
  /** Assigned to connector: Id of the connection point at the other end of the cable. */
  connector: string;
  /**
   * Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that feeds an output.
   */
  connector_sibling: EntryReference | null;
  /**
   * Positions of the input/output: Positions of the connector on the other side that this one leads to, such as fibre 3 or 3-4.
   */
  sibling_positions: string;
  /** Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12. */
  positions: NumberText;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
  /** Relation direction: Object from which the connection counts, where one of the two supplies and the other depends on it. */
  relation_direction: ObjectReference | null;
}

/** An attribute of Interface that has a list of choices. */
export type UniversalInterfaceChoiceKey = 'type' | 'plug';

/** Vehicle as it is read. Car, van or lorry of the fleet, as it is registered. */
export interface VehicleEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Licence plate: Registration on the number plate, such as B-KA 1234. */
  licence_plate: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Version as it is read. Releases of this software, from which installations choose. */
export interface VersionEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Version number: Release as the vendor writes it, such as 12.4. */
  title: string;
  /** Servicepack: Collected update on top of the release, such as SP2. */
  servicepack: string;
  /** Kernel: Version of the core of an operating system, such as 6.1.0-18. */
  kernel: string;
  /** Patchlevel: Last correction that is included, such as 2026-03. */
  patchlevel: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Virtual devices as it is read. Which resources of the host the disks, ports and interfaces of a virtual machine use. */
export interface VirtualDeviceEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Host resource (storage): Physical disk of the host that is passed through. */
  host_stor_device: EntryReference | null;
  /** Host LDEV client: Logical device of the host from the storage network. */
  host_ldev_client: EntryReference | null;
  /** Assigned storage device (host): Volume of the host on which the image lies. */
  host_drive: EntryReference | null;
  /** Corresponding host port: Network port of the host over which the machine communicates. */
  host_port: EntryReference | null;
  /** Host interface: Socket of the host that is passed through, such as USB. */
  host_interface: EntryReference | null;
  /** Host RAID array: Array of the host on which the image lies. */
  host_raid: EntryReference | null;
  /** Local storage device: Disk as the virtual machine sees it. */
  local_stor_device: EntryReference | null;
  /** Local port: Network port as the virtual machine sees it. */
  local_port: EntryReference | null;
  /** Host resource (interface): Socket as the virtual machine sees it. */
  local_interface: EntryReference | null;
  /** Storage type: How the disk is kept on the host, such as a file or a LUN. */
  storage_type: Choice | null;
  /** Network type: How the port reaches the network, such as bridged or NAT. */
  network_type: Choice | null;
  /** Switch Port Group: Group of the virtual switch that the port belongs to, such as VM Network. */
  switch_port_group: string;
  /** Cluster storage: Name of storage that all hosts of the cluster share. */
  cluster_storage: string;
  /** Cluster interface: Name of the interface that all hosts of the cluster have. */
  cluster_interface: string;
  /** Path: Path of the disk image, such as [datastore1] web1/web1.vmdk. */
  disk_image_location: string;
  /** Device type: Whether the entry is about network, a disk or another socket. */
  device_type: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
  /** Type: Model of the virtual network card, such as vmxnet3. */
  virtual_network_type: string;
}

/** An attribute of Virtual devices that has a list of choices. */
export type VirtualDeviceChoiceKey = 'storage_type' | 'network_type' | 'device_type';

/** Virtual host as it is read. Whether virtual machines run on this device, and from where it is administered. */
export interface VirtualHostEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Virtual host: Marks the device as one that runs virtual machines. */
  virtual_host: YesNo;
  /** License Server: System that the host gets its licences from. */
  license_server: ObjectReference | null;
  /** Administration service: Program and device that manage the host together, such as vCenter on vc1. */
  administration_service: RelationReference[];
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Virtual host as it is read. Menu entry for everything about running virtual machines; it shows the host itself. */
export interface VirtualHostRootEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Virtual host: Marks the device as one that runs virtual machines. */
  virtual_host: YesNo;
  /** License Server: System that the host gets its licences from. */
  license_server: ObjectReference | null;
  /** Administration service: Program and device that manage the host together, such as vCenter on vc1. */
  administration_service: RelationReference[];
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Virtual machine as it is read. Where and by which hypervisor this virtual machine runs. */
export interface VirtualMachineEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Virtual machine: Marks the object as a machine without hardware of its own. */
  virtual_machine: Choice | null;
  /** Running on host: Host or cluster that the machine runs on. */
  hosts: ObjectReference | null;
  /** Virtualization system: Hypervisor, such as VMware ESX or KVM. */
  system: Choice | null;
  /** Configuration file: File with the settings of the machine, such as web1.vmx. */
  config_file: string;
  /** Host in cluster: Member of the cluster that the machine is on at the moment. */
  primary: ObjectReference | null;
  /** Status: Last report of the hypervisor, such as running or suspended. */
  state: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Virtual machine that has a list of choices. */
export type VirtualMachineChoiceKey = 'virtual_machine' | 'system' | 'state';

/** Virtual machine as it is read. Menu entry for everything about a virtual machine; it shows host and hypervisor. */
export interface VirtualMachineRootEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Virtual machine: Marks the object as a machine without hardware of its own. */
  virtual_machine: Choice | null;
  /** Running on host: Host or cluster that the machine runs on. */
  hosts: ObjectReference | null;
  /** Virtualization system: Hypervisor, such as VMware ESX or KVM. */
  system: Choice | null;
  /** Configuration file: File with the settings of the machine, such as web1.vmx. */
  config_file: string;
  /** Host in cluster: Member of the cluster that the machine is on at the moment. */
  primary: ObjectReference | null;
  /** Status: Last report of the hypervisor, such as running or suspended. */
  state: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Virtual machine that has a list of choices. */
export type VirtualMachineRootChoiceKey = 'virtual_machine' | 'system' | 'state';

/** A row of portgroup as it is read. */
export interface VirtualSwitchPortgroupRow {
  title: string;
  vlanid: string;
}

/** A row of serviceconsoleports as it is read. */
export interface VirtualSwitchServiceconsoleportsRow {
  title: string;
  ref_id: EntryReference | null;
}

/** A row of vmkernelports as it is read. */
export interface VirtualSwitchVmkernelportsRow {
  title: string;
  ref_id: EntryReference | null;
}

/** Virtual Switches as it is read. Switches made in software that connect virtual machines with the network of the host. */
export interface VirtualSwitchEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Name of the switch, such as vSwitch0. */
  title: string;
  /** Ports: Physical ports of the host by which the switch reaches the network. */
  ports: EntryReference[];
  /** Port groups: Groups that virtual machines are attached to, each with its VLAN. */
  portgroup: VirtualSwitchPortgroupRow[];
  /** Service Console Ports: Ports for administration of the host, each with its address. */
  serviceconsoleports: VirtualSwitchServiceconsoleportsRow[];
  /** VMKernel Ports: Ports for traffic of the host itself, such as vMotion or iSCSI, each with its address. */
  vmkernelports: VirtualSwitchVmkernelportsRow[];
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** CUCM VoIP telephone as it is read. Settings of an IP telephone as they stand in Cisco Unified Communications Manager. */
export interface VoipPhoneEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Device protocol: Protocol between telephone and CUCM: SIP or SCCP. */
  device_protocol: string;
  /** Description: Text that CUCM shows for the telephone, such as Reception. */
  description2: string;
  /** Device pool: Set of common settings for telephones of a site. */
  device_pool: string;
  /** Common device configuration: Template of settings, such as softkeys and language, that several telephones use. */
  common_configuration: string;
  /** Button template: Arrangement of the line and speed-dial keys. */
  button_template: Choice | null;
  /** Softkey template: Functions on the keys below the display. */
  softkey_template: Choice | null;
  /** Common device profile: Template for the kind of use, such as Standard Common Phone Profile. */
  common_profile: string;
  /** Calling search space: Partitions in which dialled numbers are looked up; it decides where the telephone may call. */
  calling_search_space: string;
  /** AAR calling search space: Partitions used when a call is rerouted because bandwidth is short. */
  aar_calling_search_space: string;
  /** Media resource group list: Order in which conference bridges and transcoders are used. */
  media_resource_group_list: string;
  /** User MOH audio source: Music played when the user holds a call. */
  user_hold_moh_audio_source: string;
  /** Network MOH Audioquelle: Music played when the system holds a call, as during a transfer. */
  network_hold_moh_audio_source: string;
  /** Location: Site in CUCM, by which bandwidth for calls is counted. */
  location: string;
  /** AAR group: Group that decides on the prefix of rerouted calls. */
  aar_group: string;
  /** User locale: Language of the display. */
  user_locale: string;
  /** Network locale: Country whose dial and ring tones are used. */
  network_locale: string;
  /** Built in bridge: Whether the telephone can mix calls itself, as recording needs. */
  built_in_bridge: string;
  /** Privacy: Whether others on a shared line are kept out of the call. */
  privacy: string;
  /** Device Mobility Mode: Whether settings follow the site that the telephone is plugged in at. */
  device_mobility_mode: string;
  /** Owner user ID: Account in CUCM of the person that uses the telephone. */
  owner_user_id: string;
  /** Phone suite: Software package that goes with the telephone. */
  phone_suite: string;
  /** Service provisioning: Whether services on the telephone come from CUCM, from addresses of your own, or both. */
  services_provisioning: string;
  /** Load name: File of the firmware that the telephone loads. */
  load_name: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of CUCM VoIP telephone that has a list of choices. */
export type VoipPhoneChoiceKey = 'button_template' | 'softkey_template';

/** CUCM VoIP line as it is read. Settings of a line of IP telephones as they stand in Cisco Unified Communications Manager. */
export interface VoipPhoneLineEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Directory number: Number of the line, such as 1215. */
  directory_number: string;
  /** Route partition: Partition that the number belongs to; it decides who can call it. */
  route_partition: string;
  /** Description: Text that CUCM shows for the line. */
  description2: string;
  /** Alerting name: Name that callers see while it rings. */
  alerting_name: string;
  /** ASCII Alerting name: The same name without umlauts, for telephones that cannot show them. */
  ascii_alerting_name: string;
  /** Allow Control of Device from CTI: Whether programs may dial and pick up on this line; 1 for yes. */
  allow_cti_control: NumberText;
  /** Associated devices: Telephones on which the line rings. */
  associated_devices: ObjectReference[];
  /** Voice mail profile: Settings by which the line reaches its mailbox. */
  voice_mail_profile: string;
  /** Calling search space: Partitions in which numbers dialled on this line are looked up. */
  calling_search_space: string;
  /** Presence group: Group that may see whether the line is busy. */
  presence_group: string;
  /** User hold MOH audio source: Music heard on this line when its user holds a call. */
  user_hold_moh_audio_source: string;
  /** Network hold MOH audio source: Music heard on this line when the system holds a call. */
  network_hold_moh_audio_source: string;
  /** Auto answer: Whether calls are taken at once, over headset or speaker. */
  auto_answer: string;
  /** Call forward all: Number to which every call goes. */
  call_forward_all: string;
  /** Secondary Calling Search Space for Forward All: Further partitions in which the target of that redirection is looked up. */
  sec_calling_search_space: string;
  /** Forward busy internal: Number for calls from inside while the line is busy. */
  forward_busy_internal: string;
  /** Forward busy external: Number for calls from outside while the line is busy. */
  forward_busy_external: string;
  /** Forward no answer internal: Number for calls from inside that nobody takes. */
  forward_no_answer_internal: string;
  /** Forward no answer external: Number for calls from outside that nobody takes. */
  forward_no_answer_external: string;
  /** Forward no coverage internal: Number for calls from inside after all of the coverage path was tried. */
  forward_no_coverage_internal: string;
  /** Forward no coverage external: Number for calls from outside after all of the coverage path was tried. */
  forward_no_coverage_external: string;
  /** Forward on CTI failure: Number for calls when the program that controls the line has failed. */
  forward_on_cti_fail: string;
  /** Forward unregistered internal: Number for calls from inside while no telephone is connected. */
  forward_unregistered_internal: string;
  /** Forward unregistered external: Number for calls from outside while no telephone is connected. */
  forward_unregistered_external: string;
  /** No answer ring duration: Seconds it rings before a call goes on to another number. */
  no_answer_ring_duration: string;
  /** Call pickup group: Group whose members may take calls for each other. */
  call_pickup_group: string;
  /** Display: Name that the called party sees. */
  display: string;
  /** ASCII display: That name without umlauts. */
  ascii_display: string;
  /** Line text label: Text beside the line key on the telephone. */
  line_text_label: string;
  /** ASCII Line text label: Text beside the line key, without umlauts. */
  ascii_line_text_label: string;
  /** Visual message waiting indicator policy: When a lamp shows that the mailbox has messages. */
  visual_message_indicator: string;
  /** Audible message waiting indicator policy: Whether a stutter tone points to messages in the mailbox. */
  audible_message_indicator: string;
  /** Ring settings (Phone idle): How it rings while no call is going on. */
  ring_settings_idle: string;
  /** Ring settings (Phone active): How it rings while another call is going on. */
  ring_settings_active: string;
  /** Call pickup group audio alert setting (phone idle): Tone for calls to the group while the telephone is free. */
  call_pickup_group_idle: string;
  /** Call pickup group audio alert setting (phone active): Tone for calls to the group during a call. */
  call_pickup_group_active: string;
  /** Recording option: Whether calls are recorded always, on demand or never. */
  recording_option: string;
  /** Recording profile: Target that recordings are sent to. */
  recording_profile: string;
  /** Monitoring calling search space: Partitions in which supervisors find the line for silent listening. */
  monitoring_css: string;
  /** Log missed calls: Whether missed calls are listed on the telephone; 1 for yes. */
  log_missed_calls: NumberText;
  /** External phone number mask: Pattern for the number shown outside, such as 0301234XXXX. */
  external_phone_number_mask: string;
  /** Maximum number of calls: How many calls the line holds at once. */
  max_number_of_calls: string;
  /** "Busy" trigger: From how many calls on the line counts as busy. */
  busy_trigger: string;
  /** Caller name: Whether the name of the calling party is shown; 1 for yes. */
  caller_name: NumberText;
  /** Caller number: Whether the number of the calling party is shown; 1 for yes. */
  caller_number: NumberText;
  /** Redirected number: Whether the number that forwarded a call is shown; 1 for yes. */
  redirected_number: NumberText;
  /** Dialed number: Whether the number that the caller chose is shown; 1 for yes. */
  dialed_number: NumberText;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** VRRP as it is read. Virtual router that several routers share, so that one can fail. */
export interface VrrpEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Type: Protocol by which they agree, such as VRRP or HSRP. */
  type: Choice | null;
  /** VR ID: Number of the virtual router in its net, 1 to 255. */
  vrid: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of VRRP that has a list of choices. */
export type VrrpChoiceKey = 'type';

/** VRRP Member as it is read. Interfaces of routers that take turns as this virtual router. */
export interface VrrpMemberEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** VRRP member: Logical port of a router that takes part. */
  member: EntryReference | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** WAN Connection as it is read. Leased and Internet lines of a site, with provider data and bandwidth. */
export interface WanEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Name of the line, such as Berlin - Munich 1. */
  title: string;
  /** Role: Whether the line is used first, or steps in for another. */
  role: Choice | null;
  /** Type: Technology of the line, such as xDSL or fibre. */
  type: Choice | null;
  /** Channels: How many channels the line bundles. */
  channels: NumberText;
  /** Call number(s): Numbers that belong to the line, one per row. */
  call_numbers: string;
  /** Location of the connection: Building or room in which the line ends. */
  connection_location: ObjectReference | null;
  /** Capacity UP: Bandwidth in use towards the provider, in the unit stated beside it. */
  capacity_up: Quantity | null;
  /** Capacity UP unit: Unit of the bandwidth in use towards the provider, such as MBit. */
  capacity_up_unit: Choice | null;
  /** Capacity DOWN: Bandwidth in use from the provider, in the unit stated beside it. */
  capacity_down: Quantity | null;
  /** Capacity DOWN unit: Unit of the bandwidth in use from the provider, such as MBit. */
  capacity_down_unit: Choice | null;
  /** Max. Capacity UP: Most the line could carry towards the provider, in the unit stated beside it. */
  max_capacity_up: Quantity | null;
  /** Max. Capacity UP unit: Unit of the most towards the provider, such as MBit. */
  max_capacity_up_unit: Choice | null;
  /** Max. Capacity DOWN: Most the line could carry from the provider, in the unit stated beside it. */
  max_capacity_down: Quantity | null;
  /** Max. Capacity DOWN unit: Unit of the most from the provider, such as MBit. */
  max_capacity_down_unit: Choice | null;
  /** Projekt number: Number of the project that ordered the line. */
  project_no: string;
  /** VLAN-ID: VLAN in which the line is handed over. */
  vlan_id: ObjectReference | null;
  /** Shopping cart number: Number of the order in the purchasing system. */
  shopping_cart_no: string;
  /** Ticket number: Number of the order or fault at the provider. */
  ticket_no: string;
  /** Customer number: Number under which the provider keeps the customer. */
  customer_no: string;
  /** Connected routers: Routers of your own that the line is plugged into. */
  router: ObjectReference[];
  /** Connected nets: Nets that reach the outside over the line. */
  net: ObjectReference[];
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of WAN Connection that has a list of choices. */
export type WanChoiceKey =
  | 'role' | 'type' | 'capacity_up_unit' | 'capacity_down_unit' | 'max_capacity_up_unit' | 'max_capacity_down_unit';

/** Air conditioning as it is read. Cooling power, air flow and size of an air conditioner, for planning rooms. */
export interface SpecificAcEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Type: Build, such as split unit or in-row cooler. */
  type: Choice | null;
  /** Threshold: Temperature at which it raises an alarm or starts to cool. */
  threshold: Quantity | null;
  /** Memory-unit: Scale of that temperature: °C or °F. */
  threshold_unit: Choice | null;
  /** Capacity unit: Unit of the cooling power, such as kW or BTU/h. */
  capacity_unit: Choice | null;
  /** Refrigerating capacity: Heat it can remove, to be compared with what the devices give off. */
  capacity: Quantity | null;
  /** Air quantity: Air that it moves per hour, in the unit stated beside it. */
  air_quantity: Quantity | null;
  /** Air quantity unit: Unit of the air flow: cubic metres per hour. */
  air_quantity_unit: Choice | null;
  /** Width: Space it takes from left to right, in the unit stated for all three. */
  width: Quantity | null;
  /** Height: Space it takes from bottom to top, in the unit stated for all three. */
  height: Quantity | null;
  /** Depth: Space it takes from front to back, in the unit stated for all three. */
  depth: Quantity | null;
  /** Dimension unit: Unit of its width, height and depth, such as cm. */
  dimension_unit: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Air conditioning that has a list of choices. */
export type SpecificAcChoiceKey = 'type' | 'threshold_unit' | 'capacity_unit' | 'air_quantity_unit' | 'dimension_unit';

/** WiFi device as it is read. Radio networks that this device provides, an entry per SSID. */
export interface SpecificAccessPointEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Name of the radio network in your documentation, such as Guests ground floor. */
  title: string;
  /** Function: Whether the device provides a network, extends one, or joins two. */
  function: Choice | null;
  /** Standard: Radio standard, such as 802.11ax. */
  standard: Choice | null;
  /** Channel: Radio channel in use, or automatic choice. */
  channel: Choice | null;
  /** Broadcast SSID: Whether devices nearby see the name of the network. */
  broadcast_ssid: YesNo;
  /** SSID: Name that people choose on their devices, such as Example-Guests. */
  ssid: string;
  /** MAC filter: Whether only known hardware addresses may join. */
  mac_filter: YesNo;
  /** Authentication: How devices prove that they may join, such as WPA2. */
  auth: Choice | null;
  /** Encryption: Cipher that protects the traffic, such as AES. */
  encryption_id: Choice | null;
  /** Key: Passphrase of the network. */
  key: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of WiFi device that has a list of choices. */
export type SpecificAccessPointChoiceKey = 'function' | 'standard' | 'channel' | 'auth' | 'encryption_id';

/** Applications as it is read. Facts on a piece of software as such, wherever it is installed. */
export interface SpecificApplicationEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Specification: Capabilities and prerequisites of the software, such as supported platforms. */
  specification: string;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer: Choice | null;
  /** Installation: Whether it is put on devices by hand or by software distribution. */
  installation: Choice | null;
  /** Registration key: Key to register the software with its vendor, where one covers all installations. */
  registration_key: string;
  /** Install path: Folder in which installations usually lie, such as /opt/app. */
  install_path: string;
  /** Amount of installations: On how many devices the software is installed. */
  installation_count: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Applications that has a list of choices. */
export type SpecificApplicationChoiceKey = 'manufacturer' | 'installation';

/** Installation as it is read. Devices on which this software is installed, with version and licence. */
export interface SpecificApplicationAssignedObjEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Installed on: Device that has the software. */
  object: ObjectReference | null;
  /** Type: Whether it runs as a program or as the operating system of the device. */
  application_type: Choice | null;
  /** Priority: Marks the operating system that a device with several of them starts by default. */
  application_priority: Choice | null;
  /** Assigned license: Licence that this installation uses up; reports on free licences count it. */
  assigned_license: EntryReference | null;
  /** Assigned license key: Key of the licence that is assigned, to be typed in at installation. */
  assigned_license_key: string;
  /** Database schema: Schema with the tables that the software works with. */
  assigned_database_schema: ObjectReference | null;
  /** Service: Services that need this installation, so that an outage can be traced to them. */
  assigned_it_service: ObjectReference[];
  /** Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software. */
  assigned_variant: EntryReference | null;
  /** Version number: Release that is installed, out of those listed at the software; an unknown number is added there. */
  assigned_version: EntryReference | null;
  /** Inherit Nagios services: Passes the Nagios checks of the software on to the device it is installed on. */
  bequest_nagios_services: YesNo;
  /** Used databases: Databases in which the installation keeps its data. */
  assigned_databases: EntryReference[];
  /** Installed on (date): When the software was put on that device. */
  installDate: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Installation that has a list of choices. */
export type SpecificApplicationAssignedObjChoiceKey = 'application_type' | 'application_priority';

/** Installation as it is read. Servers on which this database system is installed. */
export interface SpecificApplicationDbmsAssignedObjEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Installed on: Server that has the database system. */
  object: ObjectReference | null;
  /** Type: Whether it runs as a program or as the operating system of the device. */
  application_type: Choice | null;
  /** Priority: Marks the operating system that a device with several of them starts by default. */
  application_priority: Choice | null;
  /** Assigned license: Licence that this installation uses up; reports on free licences count it. */
  assigned_license: EntryReference | null;
  /** Assigned license key: Key of the licence that is assigned, to be typed in at installation. */
  assigned_license_key: string;
  /** Database schema: Schema with the tables that the software works with. */
  assigned_database_schema: ObjectReference | null;
  /** Service: Services that need this installation, so that an outage can be traced to them. */
  assigned_it_service: ObjectReference[];
  /** Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software. */
  assigned_variant: EntryReference | null;
  /** Version number: Release that is installed, out of those listed at the software; an unknown number is added there. */
  assigned_version: EntryReference | null;
  /** Bequest Nagios services: Passes the Nagios checks of the software on to the device it is installed on. */
  bequest_nagios_services: YesNo;
  /** Used databases: Databases in which the installation keeps its data. */
  assigned_databases: EntryReference[];
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Installation that has a list of choices. */
export type SpecificApplicationDbmsAssignedObjChoiceKey = 'application_type' | 'application_priority';

/** Installation as it is read. Devices on which this system service is installed. */
export interface SpecificApplicationServiceAssignedObjEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Installed on: Device that has the system service. */
  object: ObjectReference | null;
  /** Type: Whether it runs as a program or as the operating system of the device. */
  application_type: Choice | null;
  /** Priority: Marks the operating system that a device with several of them starts by default. */
  application_priority: Choice | null;
  /** Assigned license: Licence that this installation uses up; reports on free licences count it. */
  assigned_license: EntryReference | null;
  /** Assigned license key: Key of the licence that is assigned, to be typed in at installation. */
  assigned_license_key: string;
  /** Database schema: Schema with the tables that the software works with. */
  assigned_database_schema: ObjectReference | null;
  /** Service: Services that need this installation, so that an outage can be traced to them. */
  assigned_it_service: ObjectReference[];
  /** Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software. */
  assigned_variant: EntryReference | null;
  /** Version number: Release that is installed, out of those listed at the software; an unknown number is added there. */
  assigned_version: EntryReference | null;
  /** Bequest Nagios services: Passes the Nagios checks of the software on to the device it is installed on. */
  bequest_nagios_services: YesNo;
  /** Used databases: Databases in which the installation keeps its data. */
  assigned_databases: EntryReference[];
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Installation that has a list of choices. */
export type SpecificApplicationServiceAssignedObjChoiceKey = 'application_type' | 'application_priority';

/** Variants as it is read. Editions in which this software is sold, from which installations choose. */
export interface SpecificApplicationVariantEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Short name of the edition, such as Ent. */
  title: string;
  /** Variant: Full name of the edition, such as Enterprise Edition. */
  variant: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Mobile radio as it is read. Number by which mobile networks recognise a telephone. */
export interface SpecificCellPhoneContractEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** IMEI number: Number of the device with 15 digits, to have it blocked after theft. */
  imei_number: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Chassis as it is read. Menu entry for everything about a blade chassis; it shows its grid. */
export interface SpecificChassisEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Front side -- Horizontal units: How many columns the front has. */
  front_x: NumberText;
  /** Front side -- Vertical units: How many rows the front has. */
  front_y: NumberText;
  /** Front side -- Grid size: How large a cell of the front is drawn. */
  front_size: Choice | null;
  /** Rear side -- Horizontal units: How many columns the rear has. */
  rear_x: NumberText;
  /** Rear side -- Vertical units: How many rows the rear has. */
  rear_y: NumberText;
  /** Rear side -- Grid size: How large a cell of the rear is drawn. */
  rear_size: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Chassis that has a list of choices. */
export type SpecificChassisChoiceKey = 'front_size' | 'rear_size';

/** Assigned devices as it is read. Blades, switches and power supplies that are in this chassis. */
export interface SpecificChassisDevicesEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Role: Task of the device in the chassis, such as administration. */
  role: Choice | null;
  /** Device assignment: Object that is plugged in, such as a blade server. */
  assigned_device: ObjectReference | null;
  /** Device assignment (Hostadapter): Host bus adapter of the chassis, where the entry is about one. */
  assigned_hba: EntryReference | null;
  /** Device assignment (Interface): Network card of the chassis, where the entry is about one. */
  assigned_interface: EntryReference | null;
  /** Device assignment (Power consumer): Power supply unit of the chassis, where the entry is about one. */
  assigned_power_consumer: EntryReference | null;
  /** Assigned to: Places in the chassis that the device fills. */
  assigned_slots: EntryReference[];
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Assigned devices that has a list of choices. */
export type SpecificChassisDevicesChoiceKey = 'role';

/** Slots as it is read. Places of a chassis that devices are plugged into, with their position. */
export interface SpecificChassisSlotEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Connector type: Kind of device that fits, such as blade or interconnect module. */
  connector_type: Choice | null;
  /** Insertion: Side from which devices are plugged in: front or back. */
  insertion: Choice | null;
  /** Slot title: Label of the place, such as Bay 1. */
  title: string;
  /** Horizontal position: First column of the grid that the place covers, counted from the left. */
  from_x: NumberText;
  /** To horizontal position: Last column of the grid that the place covers. */
  to_x: NumberText;
  /** Vertical position: First row of the grid that the place covers, counted from the top. */
  from_y: NumberText;
  /** To vertical position: Last row of the grid that the place covers. */
  to_y: NumberText;
  /** Device assignment: Blades, switches or modules that fill the place. */
  assigned_devices: EntryReference[];
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Slots that has a list of choices. */
export type SpecificChassisSlotChoiceKey = 'connector_type' | 'insertion';

/** Chassis view as it is read. Grid in which the places of a chassis are drawn, for its front and its rear. */
export interface SpecificChassisViewEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Front side -- Horizontal units: How many columns the front has. */
  front_x: NumberText;
  /** Front side -- Vertical units: How many rows the front has. */
  front_y: NumberText;
  /** Front side -- Grid size: How large a cell of the front is drawn. */
  front_size: Choice | null;
  /** Rear side -- Horizontal units: How many columns the rear has. */
  rear_x: NumberText;
  /** Rear side -- Vertical units: How many rows the rear has. */
  rear_y: NumberText;
  /** Rear side -- Grid size: How large a cell of the rear is drawn. */
  rear_size: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Chassis view that has a list of choices. */
export type SpecificChassisViewChoiceKey = 'front_size' | 'rear_size';

/** Desktop as it is read. Kind of computer a person works at, and its keyboard. */
export interface SpecificClientEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Client type: Build of the computer, such as PC or notebook. */
  type: Choice | null;
  /** Keyboard Layout: Language the keys are printed in, such as German (QWERTZ). */
  keyboard_layout: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Desktop that has a list of choices. */
export type SpecificClientChoiceKey = 'type';

/** Assigned clusters as it is read. Clusters on which this service runs, seen from the service. */
export interface SpecificClusterServiceEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Assigned clusters: Cluster that keeps the service available. */
  cluster: ObjectReference | null;
  /** Type: How the members divide the service between them: one waits, all work, or all compute together. */
  type: Choice | null;
  /** Runs on: Members on which the service is allowed to run. */
  runs_on: EntryReference[];
  /** Default server: Member that carries the service as long as nothing fails. */
  default_server: EntryReference | null;
  /** Host addresses: Addresses that move with the service. */
  hostaddresses: EntryReference[];
  /** Volumes: Volumes on which the service keeps its data. */
  drives: EntryReference[];
  /** Shares: File shares that clients reach through the service. */
  shares: EntryReference[];
  /** Database schema: Schema with the tables that the software works with. */
  assigned_database_schema: ObjectReference | null;
  /** Service Status: Whether the service should be running on this cluster. */
  service_status: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Assigned clusters that has a list of choices. */
export type SpecificClusterServiceChoiceKey = 'type' | 'service_status';

/** Contract as it is read. Menu entry for everything about a contract; it shows its terms. */
export interface SpecificContractEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Contract type: Kind of agreement, such as maintenance or leasing. */
  type: Choice | null;
  /** Contract id: Number the partner has given the agreement. */
  contract_no: string;
  /** Customer id: Number under which the partner keeps you. */
  customer_no: string;
  /** Internal id: Number in your own filing, such as V-2026-014. */
  internal_no: string;
  /** Costs: Price per payment period. */
  costs: NumberText;
  /** Cost calculation: Whether the price is meant per covered object or for all together. */
  cost_calculation: Choice | null;
  /** Product: Goods or services that were bought, such as Premium Support 24x7. */
  product: string;
  /** Reaction rate: How fast the partner has to react to a fault, such as 8x5x4. */
  reaction_rate: Choice | null;
  /** Contract status: Whether it is running, has been terminated or is over. */
  contract_status: Choice | null;
  /** Start of contract: Day from which the contract holds. */
  start_date: string;
  /** End of contract: Day until which the contract holds, where that is fixed. */
  end_date: string;
  /** Runtime: How long it holds before it ends or is extended. */
  run_time: Quantity | null;
  /** Runtime unit: Unit of the term, such as months or years. */
  run_time_unit: Choice | null;
  /** Possible next contract expires: Next day on which the contract can end, worked out from begin and term. */
  next_contract_end_date: string;
  /** End of contract by: Whether it ends only when someone terminates it, or by itself. */
  end_type: Choice | null;
  /** Possible next termination date: Last day on which notice still counts for the next possible end. */
  next_notice_end_date: string;
  /** Cancellation date: Day on which notice was given. */
  notice_date: string;
  /** Cancellation period: How long before the end notice has to be given. */
  notice_period: Quantity | null;
  /** Notice period unit: Unit of the time for giving notice, such as months. */
  notice_period_unit: Choice | null;
  /** Notice type: Whether notice counts from the day it is given, or towards the end of the term. */
  notice_type: Choice | null;
  /** Maintenance-/guarantee period: How long the partner maintains or guarantees what was bought. */
  maintenance_period: Quantity | null;
  /** Deadline unit: Unit of the time of maintenance or warranty, such as years. */
  maintenance_period_unit: Choice | null;
  /** Payment period: How often payment is due, such as monthly. */
  payment_period: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Contract that has a list of choices. */
export type SpecificContractChoiceKey =
  | 'type' | 'cost_calculation' | 'reaction_rate' | 'contract_status' | 'run_time_unit' | 'end_type' | 'notice_period_unit'
  | 'notice_type' | 'maintenance_period_unit' | 'payment_period';

/** Assigned Objects as it is read. Objects that this contract covers, seen from the contract. */
export interface SpecificContractAllocationEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Assigned objects: Device, licence or other thing that falls under the contract. */
  assigned_object: ObjectReference | null;
}

/** Contract information as it is read. Numbers, costs, term and periods of notice of a contract. */
export interface SpecificContractInformationEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Contract type: Kind of agreement, such as maintenance or leasing. */
  type: Choice | null;
  /** Contract id: Number the partner has given the agreement. */
  contract_no: string;
  /** Customer id: Number under which the partner keeps you. */
  customer_no: string;
  /** Internal id: Number in your own filing, such as V-2026-014. */
  internal_no: string;
  /** Costs: Price per payment period. */
  costs: NumberText;
  /** Cost calculation: Whether the price is meant per covered object or for all together. */
  cost_calculation: Choice | null;
  /** Product: Goods or services that were bought, such as Premium Support 24x7. */
  product: string;
  /** Reaction rate: How fast the partner has to react to a fault, such as 8x5x4. */
  reaction_rate: Choice | null;
  /** Contract status: Whether it is running, has been terminated or is over. */
  contract_status: Choice | null;
  /** Start of contract: Day from which the contract holds. */
  start_date: string;
  /** End of contract: Day until which the contract holds, where that is fixed. */
  end_date: string;
  /** Runtime: How long it holds before it ends or is extended. */
  run_time: Quantity | null;
  /** Runtime unit: Unit of the term, such as months or years. */
  run_time_unit: Choice | null;
  /** Possible next contract expires: Next day on which the contract can end, worked out from begin and term. */
  next_contract_end_date: string;
  /** End of contract by: Whether it ends only when someone terminates it, or by itself. */
  end_type: Choice | null;
  /** Possible next termination date: Last day on which notice still counts for the next possible end. */
  next_notice_end_date: string;
  /** Cancellation date: Day on which notice was given. */
  notice_date: string;
  /** Cancellation period: How long before the end notice has to be given. */
  notice_period: Quantity | null;
  /** Notice period unit: Unit of the time for giving notice, such as months. */
  notice_period_unit: Choice | null;
  /** Notice type: Whether notice counts from the day it is given, or towards the end of the term. */
  notice_type: Choice | null;
  /** Maintenance-/guarantee period: How long the partner maintains or guarantees what was bought. */
  maintenance_period: Quantity | null;
  /** Deadline unit: Unit of the time of maintenance or warranty, such as years. */
  maintenance_period_unit: Choice | null;
  /** Payment period: How often payment is due, such as monthly. */
  payment_period: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Contract information that has a list of choices. */
export type SpecificContractInformationChoiceKey =
  | 'type' | 'cost_calculation' | 'reaction_rate' | 'contract_status' | 'run_time_unit' | 'end_type' | 'notice_period_unit'
  | 'notice_type' | 'maintenance_period_unit' | 'payment_period';

/** Database access as it is read. Installed programs that use this schema. */
export interface SpecificDatabaseAccessEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Assigned objects: Program on its device, as an object of the relation between the two. */
  access: RelationReference[];
}

/** Database gateway as it is read. Ways from this schema to databases of other vendors. */
export interface SpecificDatabaseGatewayEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Gateway type: Technology in between, such as Oracle Gateway for ODBC. */
  type: string;
  /** Host: Name or address of the machine that runs it. */
  host: string;
  /** Port: TCP port on which it listens, such as 1521. */
  port: string;
  /** User: Account it signs in with on the other side. */
  user: string;
  /** Target schema: Schema that is reached this way. */
  target_schema: ObjectReference | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Database installation as it is read. Servers on which this database software is installed, with licence and version. */
export interface SpecificDatabaseInstallationEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Installed on: Server on which the database software is installed. */
  object: ObjectReference | null;
  /** Type: Whether it runs as a program or as the operating system of the device. */
  application_type: Choice | null;
  /** Priority: Marks the operating system that a device with several of them starts by default. */
  application_priority: Choice | null;
  /** Assigned license: Licence that this installation uses up; reports on free licences count it. */
  assigned_license: EntryReference | null;
  /** Assigned license key: Key of the licence that is assigned, to be typed in at installation. */
  assigned_license_key: string;
  /** Database schema: Schema with the tables that the software works with. */
  assigned_database_schema: ObjectReference | null;
  /** Service: Services that need this installation, so that an outage can be traced to them. */
  assigned_it_service: ObjectReference[];
  /** Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software. */
  assigned_variant: EntryReference | null;
  /** Version number: Release that is installed, out of those listed at the software; an unknown number is added there. */
  assigned_version: EntryReference | null;
  /** Bequest Nagios services: Passes the Nagios checks of the software on to the device it is installed on. */
  bequest_nagios_services: YesNo;
  /** Installed on: Name of that server. */
  assigned_databases: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Database installation that has a list of choices. */
export type SpecificDatabaseInstallationChoiceKey = 'application_type' | 'application_priority';

/** Instance / Oracle database as it is read. Running instance of a database system, with listener and schema. */
export interface SpecificDatabaseInstanceEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** DBMS: Database software on its server, as an object of the relation between the two. */
  instance: RelationReference[];
  /** Title: Name of the instance, such as ORCL (SID). */
  title: string;
  /** Listener: Address under which the instance takes connections, such as LISTENER on port 1521. */
  listener: string;
  /** Database schema: Schema that the instance serves. */
  database_schema: ObjectReference | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Database links as it is read. Named connections by which this schema reads tables of another one. */
export interface SpecificDatabaseLinksEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Name of the connection as used in SQL, such as ERP_LINK. */
  title: string;
  /** Connected database schema: Schema on the other side of the connection. */
  link: ObjectReference | null;
  /** Target user: Account used on the other side. */
  target_user: string;
  /** Owner: Account here that the connection belongs to. */
  owner: string;
  /** Public: Whether all accounts may use the connection. */
  public: YesNo;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Database objects as it is read. Tables, views, indexes and other parts of this schema that are worth documenting. */
export interface SpecificDatabaseObjectsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Name of the part, such as V_OPEN_ORDERS. */
  title: string;
  /** Type: Kind of the part, such as table, view or index. */
  database_object: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Database objects that has a list of choices. */
export type SpecificDatabaseObjectsChoiceKey = 'database_object';

/** Database schema as it is read. Schema with the tables of one application, and the instance it lies in. */
export interface SpecificDatabaseSchemaEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Runs on: Object on which the schema runs, such as the database server. */
  link: ObjectReference | null;
  /** Database instance: Instance that contains the schema. */
  instance: EntryReference | null;
  /** Title: Name of the schema, such as SHOP. */
  title: string;
  /** Storage-Engine: How tables are stored, such as InnoDB. */
  storage_engine: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** DBMS as it is read. Which database system this software is. */
export interface SpecificDbmsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** DBMS: Product family, such as PostgreSQL or Oracle Database. */
  dbms: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of DBMS that has a list of choices. */
export type SpecificDbmsChoiceKey = 'dbms';

/** Emergency plan as it is read. Menu entry for everything about a plan for emergencies; it shows duration and rehearsal. */
export interface SpecificEmergencyPlanEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Time need: Duration from alarm to normal operation, in the unit stated beside it. */
  time_needed: Quantity | null;
  /** Unit: Unit of that duration, such as hours. */
  time_unit: Choice | null;
  /** Date of emergency practice: Moment of the last rehearsal. */
  practice_date: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Emergency plan that has a list of choices. */
export type SpecificEmergencyPlanChoiceKey = 'time_unit';

/** Emergency plan properties as it is read. How long carrying out the plan takes, and when it was rehearsed. */
export interface SpecificEmergencyPlanAttributeEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Time need: Duration from alarm to normal operation, in the unit stated beside it. */
  time_needed: Quantity | null;
  /** Unit: Unit of that duration, such as hours. */
  time_unit: Choice | null;
  /** Date of emergency practice: Moment of the last rehearsal. */
  practice_date: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Emergency plan properties that has a list of choices. */
export type SpecificEmergencyPlanAttributeChoiceKey = 'time_unit';

/** assigned objects as it is read. Objects that the plan is to be used for. */
export interface SpecificEmergencyPlanLinkedObjectsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Object on whose failure the plan is carried out. */
  object: ObjectReference | null;
}

/** Rack as it is read. How the units of a rack are numbered, and how many devices stand upright beside them. */
export interface SpecificEnclosureEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Vertical installation slots (Front side): How many devices, such as power strips, fit upright at the front. */
  vertical_slots_front: NumberText;
  /** Vertical installation slots (Rear side): How many devices, such as power strips, fit upright at the rear. */
  vertical_slots_rear: NumberText;
  /** Rack unit sorting: Whether the units are numbered from the bottom up or from the top down. */
  slot_sorting: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Rack that has a list of choices. */
export type SpecificEnclosureChoiceKey = 'slot_sorting';

/** Emergency power supply as it is read. Generator that takes over when mains power fails for longer. */
export interface SpecificEpsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Type: Drive, such as diesel generator or gas turbine. */
  type: Choice | null;
  /** Warm-up time: Time from starting to full power, which a UPS has to bridge. */
  warmup_time: Quantity | null;
  /** Unit: Unit of the time until full power, such as seconds. */
  warmup_time_unit: Choice | null;
  /** Fuel tank: How much fuel there is room for, in the unit stated beside it. */
  fuel_tank: Quantity | null;
  /** Unit: Unit of the amount of fuel, such as l. */
  volume_unit: Choice | null;
  /** Autonomy time: How long it runs on a full tank under load. */
  autonomy_time: Quantity | null;
  /** Unit: Unit of the running time, such as hours. */
  autonomy_time_unit: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Emergency power supply that has a list of choices. */
export type SpecificEpsChoiceKey = 'type' | 'warmup_time_unit' | 'volume_unit' | 'autonomy_time_unit';

/** Files as it is read. Menu entry for everything about a document; it shows its newest version. */
export interface SpecificFileEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  entry_revision?: Revision;
  /** Title: Name of the document for people, such as Network plan Berlin. */
  file_title: string;
  /** Filename: The stored file with its name, such as netplan.pdf. */
  file_physical: ObjectReference | null;
  /** Category: Kind of document, such as manual, diagram or contract. */
  file_category: Choice | null;
  /** Revision: Number of this version, counted upwards. */
  revision: string;
  /** Version Description: News in this version, such as corrected floor plan. */
  version_description: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
  /** Version: Entry among the versions of the document that this one shows. */
  current_version: EntryReference | null;
  /** MD5 Checksum: Fingerprint of the content, to see whether two files are equal. */
  md5_hash: string;
}

/** An attribute of Files that has a list of choices. */
export type SpecificFileChoiceKey = 'file_category';

/** Current file as it is read. Newest version of the document that this object holds. */
export interface SpecificFileActualEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  entry_revision?: Revision;
  /** Title: Name of the document for people, such as Network plan Berlin. */
  file_title: string;
  /** Filename: The stored file with its name, such as netplan.pdf. */
  file_physical: ObjectReference | null;
  /** Category: Kind of document, such as manual, diagram or contract. */
  file_category: Choice | null;
  /** Revision: Number of this version, counted upwards. */
  revision: string;
  /** Version Description: News in this version, such as corrected floor plan. */
  version_description: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
  /** Version: Entry among the versions of the document that this one shows. */
  current_version: EntryReference | null;
  /** MD5 Checksum: Fingerprint of the content, to see whether two files are equal. */
  md5_hash: string;
}

/** An attribute of Current file that has a list of choices. */
export type SpecificFileActualChoiceKey = 'file_category';

/** Assigned objects as it is read. Objects to which this document belongs. */
export interface SpecificFileObjectsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Assigned objects: Device, building or other thing that the document is about. */
  assigned_objects: ObjectReference | null;
}

/** File versions as it is read. All versions of a document, each with its content. */
export interface SpecificFileVersionsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  entry_revision?: Revision;
  /** Filename: Name with ending, such as netplan-v3.pdf. */
  file_physical: string;
  /** File content: Content of this version, Base64-encoded in calls. */
  file_content: StoredFile | null;
  /** Title: Name of the version for people, such as Draft of March. */
  file_title: string;
  /** Revision: Number of the version among those of the document, counted by the service. */
  revision: string;
  /** Upload date: Moment the content was stored; the service sets it. */
  upload_date: string;
  /** Version Description: Changes that this version brought, such as new rack added. */
  version_description: string;
  /** MD5 Checksum: Fingerprint of the content of this version. */
  md5_hash: string;
  /** Upload from: Person that stored the content, where the call belongs to one. */
  uploaded_by: ObjectReference | null;
}

/**
 * Object group as it is read. Objects that belong together for a purpose of your own, such as everything to be replaced this
 * year.
 */
export interface SpecificGroupEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Object: Member of the group; anything may be one. */
  object: ObjectReference | null;
  /** Object type: Kind of thing that the member is, such as server. */
  object_type: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Type as it is read. Whether members are chosen by hand or come from a report. */
export interface SpecificGroupTypeEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Type: How members come in: static is by hand, report-based by a query. */
  type: Choice | null;
  /** Report: Number of the report whose rows are the members. */
  report: NumberText;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Type that has a list of choices. */
export type SpecificGroupTypeChoiceKey = 'type';

/** Crypto card as it is read. Card with a certificate that encrypts calls and data of a mobile phone. */
export interface SpecificKryptoCardEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Certificate number: Number by which the issuer knows the certificate. */
  certificate_number: string;
  /** Certgate card number: Number printed on a card of the manufacturer certgate. */
  certgate_card_number: string;
  /** Certificate title: Name the certificate is issued to. */
  certificate_title: string;
  /** Certificate revocation password: Secret that is asked for when the certificate is to be revoked. */
  certificate_password: string;
  /** Certificate procedure: Last day the certificate on the card is valid. */
  certificate_procedure: string;
  /** Date of issue: Day the card was handed out. */
  date_of_issue: string;
  /** IMEI number: Number of the telephone that the card was made for. */
  imei_number: string;
  /** Assigned cellular phone: Telephone in which the card is used. */
  assigned_mobile: ObjectReference | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** A row of ip_helper_addresses as it is read. */
export interface SpecificLayer2NetIpHelperAddressesRow {
  ip: string;
  type_title: Choice | null;
}

/** Layer 2 Net as it is read. VLAN with its number and the Layer 3 nets that use it. */
export interface SpecificLayer2NetEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** ID (VLAN): Number in the tag of the frames, 1 to 4094. */
  vlan_id: string;
  /** Default VLAN: Whether it is the VLAN of ports for which nothing else is set. */
  standard: YesNo;
  /** Type: Technology by which the net is separated, such as VLAN. */
  type: Choice | null;
  /** Subtype: Whether ports are assigned by hand, or when a device signs in. */
  subtype: Choice | null;
  /** IP helper addresses: Servers to which broadcasts such as DHCP requests are passed on. */
  ip_helper_addresses: SpecificLayer2NetIpHelperAddressesRow[];
  /** Layer-3-net assignment: IP nets that run over this VLAN. */
  layer3_assignments: ObjectReference[];
  /** VRF: Name of the routing instance the VLAN belongs to, such as CUST-A. */
  vrf: string;
  /** VRF Capacity: Bandwidth promised to that routing instance. */
  vrf_capacity: Quantity | null;
  /** VRF Capacity (Unit): Unit of the promised bandwidth, such as MBit. */
  vrf_capacity_unit: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Layer 2 Net that has a list of choices. */
export type SpecificLayer2NetChoiceKey = 'type' | 'subtype' | 'vrf_capacity_unit';

/** Assigned logical ports as it is read. Logical ports of devices that take part in this VLAN. */
export interface SpecificLayer2NetAssignedLogicalPortsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Object title: Device that has the logical port. */
  isys_obj__id: ObjectReference | null;
  /** Assigned logical ports: The port itself, such as bond0.10 of that device. */
  isys_catg_log_port_list__id: EntryReference | null;
}

/** Assigned ports as it is read. Sockets of switches and devices that take part in this VLAN. */
export interface SpecificLayer2NetAssignedPortsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Object title: Device that has the physical port. */
  isys_obj__id: ObjectReference | null;
  /** Assigned ports: The port itself, such as Gi1/0/24 of that device. */
  isys_catg_port_list__id: EntryReference | null;
  /** MAC-address: Hardware address of that port. */
  isys_catg_port_list__mac: string;
}

/** License keys as it is read. Licences that were bought, with key, number of seats, term and price. */
export interface SpecificLicenceListEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Key: Code that is typed in at installation, such as XXXXX-XXXXX-XXXXX. */
  key: string;
  /** Serial: Number on the licence certificate. */
  serial: string;
  /** License Type: Whether it covers one installation or many. */
  type: Choice | null;
  /** Amount: How many installations the licence allows. */
  amount: NumberText;
  /** Licenses in Use: How many installations name this licence. */
  used_licences: string;
  /** Licenses Free: How many installations it still allows; below zero for too few licences. */
  lic_not_in_use: string;
  /** Start Date: First day on which the licence may be used. */
  start: string;
  /** Expiration Date: Last day on which the licence may be used. */
  expire: string;
  /** Price Per Unit: Price of a single seat. */
  cost: NumberText;
  /** Total Costs: Price of one seat times their number. */
  overall_costs: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of License keys that has a list of choices. */
export type SpecificLicenceListChoiceKey = 'type';

/** Middleware as it is read. Facts on software that stands between applications, such as message queues. */
export interface SpecificMiddlewareEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Specification: Capabilities and prerequisites of the software, such as supported platforms. */
  specification: string;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer: Choice | null;
  /** Installation: Whether it is put on devices by hand or by software distribution. */
  installation: Choice | null;
  /** Registration key: Key to register the software with its vendor, where one covers all installations. */
  registration_key: string;
  /** Install path: Folder in which installations usually lie, such as /opt/app. */
  install_path: string;
  /** Amount of installations: On how many devices the software is installed. */
  installation_count: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Middleware that has a list of choices. */
export type SpecificMiddlewareChoiceKey = 'manufacturer' | 'installation';

/** Monitor as it is read. Size and features of a screen, for choosing a replacement. */
export interface SpecificMonitorEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Display: Length of the diagonal, such as 27, in the unit stated beside it. */
  size: Quantity | null;
  /** Unit: Unit of the diagonal, such as inch. */
  size_unit: Choice | null;
  /** Type: Technology of the panel, such as TFT. */
  type: Choice | null;
  /** Resolution: Pixels across and down, such as 2560 x 1440. */
  resolution: Choice | null;
  /** Pivot: Whether the screen can be turned upright. */
  pivot: YesNo;
  /** Speaker: Whether it has sound built in. */
  speaker: YesNo;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Monitor that has a list of choices. */
export type SpecificMonitorChoiceKey = 'size_unit' | 'type' | 'resolution';

/** Net as it is read. IP net with address, mask, gateway and name servers. */
export interface SpecificNetEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Title of the object that the net is documented in. */
  title: string;
  /** Type: Protocol of all addresses in it: IPv4, IPv6 or an older one. */
  type: Choice | null;
  /** Network address: First address, which names the net, such as 192.168.10.0. */
  address: string;
  /** Netmask: Part of addresses that is the same for all hosts, such as 255.255.255.0; follows from the suffix. */
  netmask: string;
  /** Default Gateway: Address by which hosts leave the net, out of those of the router. */
  gateway: EntryReference | null;
  /** Address from: First address for hosts, such as 192.168.10.1. */
  range_from: string;
  /** Address to: Last address for hosts, such as 192.168.10.254. */
  range_to: string;
  /** DNS server: Servers that resolve names for hosts of the net. */
  dns_server: EntryReference[];
  /** DNS domain: Domains of the hosts in the net, such as example.org. */
  dns_domain: Choice[];
  /** CIDR-Suffix: Bits that are the same for all hosts, such as 24; follows from the netmask. */
  cidr_suffix: NumberText;
  /** Reverse DNS: Zone that leads from addresses back to names, such as 10.168.192.in-addr.arpa. */
  reverse_dns: string;
  /** Layer-2-net assignment: VLANs over which the net runs. */
  layer2_assignments: ObjectReference[];
  /** Network address IPv6: First address, where the net is one of IPv6; otherwise empty. */
  address_v6: string;
  /** Address range: First and last address for hosts on one line. */
  address_range: string;
  /** Net with suffix: The usual short form, such as 192.168.10.0/24. */
  address_with_suffix: string;
  /** Assigned addresses: How many addresses are in use, out of how many there are. */
  free_addresses: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Net that has a list of choices. */
export type SpecificNetChoiceKey = 'type' | 'dns_domain';

/** DHCP as it is read. Parts of the net from which a DHCP server gives out addresses. */
export interface SpecificNetDhcpEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Type v4: Whether IPv4 addresses change or are kept for a known device. */
  type: Choice | null;
  /** Type v6: How IPv6 addresses come about: by DHCPv6, by SLAAC, or both. */
  typev6: Choice | null;
  /** DHCP from: First address that the DHCP server gives out. */
  range_from: string;
  /** DHCP to: Last address that the DHCP server gives out. */
  range_to: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of DHCP that has a list of choices. */
export type SpecificNetDhcpChoiceKey = 'type' | 'typev6';

/** IP list as it is read. All addresses that devices have in this net, seen from the net. */
export interface SpecificNetIpAddressesEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Type: Protocol of the listed address. */
  net_type: Choice | null;
  /** Host address: The address itself, such as 192.168.10.21. */
  title: string;
  /** Object: Device that has the address, under the key that existing clients write. */
  assigned_object: ObjectReference | null;
  /** Address allocation IPv4: How that device got its IPv4 address, such as DHCP or static. */
  ipv4_assignment: Choice | null;
  /** Address allocation IPv6: How that device got its IPv6 address, such as SLAAC or static. */
  ipv6_assignment: Choice | null;
  /** Object (ID): Device to which the address is assigned. */
  object: ObjectReference | null;
  /**
   * Open IP list: Place for a link to a page with the addresses of the net. It would lead to a page of a web interface, and there
   * is none here.
   */
  ip_address_link: string;
}

/** An attribute of IP list that has a list of choices. */
export type SpecificNetIpAddressesChoiceKey = 'net_type' | 'ipv4_assignment' | 'ipv6_assignment';

/** Net zone as it is read. Parts of the net that belong to security zones, such as DMZ. */
export interface SpecificNetZoneEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Net zone objekt: Object of the zone that the range belongs to. */
  zone: ObjectReference | null;
  /** Zone from: First address that lies in the zone. */
  range_from: string;
  /** Zone from (Long): The first address as one number, to sort and compare. */
  range_from_long: string;
  /** Zone to: Last address that lies in the zone. */
  range_to: string;
  /** Zone to (Long): The last address as one number, to sort and compare. */
  range_to_long: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Operating Systems as it is read. Facts on an operating system as such, wherever it is installed. */
export interface SpecificOperatingSystemEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Specification: Capabilities and prerequisites of the software, such as supported platforms. */
  specification: string;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer: Choice | null;
  /** Installation: Whether it is put on devices by hand or by software distribution. */
  installation: Choice | null;
  /** Registration key: Key to register the software with its vendor, where one covers all installations. */
  registration_key: string;
  /** Install path: Folder in which installations usually lie, such as /opt/app. */
  install_path: string;
  /** Amount of installations: On how many devices the software is installed. */
  installation_count: string;
  /** OS family: Lineage of the system, such as Linux, Windows or BSD. */
  osFamily: string;
  /** OS type: Use it is made for, such as server, desktop or network device. */
  systemType: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Operating Systems that has a list of choices. */
export type SpecificOperatingSystemChoiceKey = 'manufacturer' | 'installation';

/** Organization as it is read. Menu entry for everything about a company or authority; it shows its master data. */
export interface SpecificOrganizationEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Full name, such as Example Ltd.; the object is called the same. */
  title: string;
  /** Telephone: Number of the switchboard, such as +49 30 1234-0. */
  telephone: string;
  /** Fax: Number for faxes to the organisation. */
  fax: string;
  /** Website: Address on the web, such as https://example.org. */
  website: string;
  /** Headquarter: Organisation that this one is a branch of. */
  headquarter: ObjectReference | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Assigned Objects as it is read. Objects at which this organisation is named as a contact. */
export interface SpecificOrganizationContactAssignmentEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Assigned Objects: Object the organisation has to do with, such as a device it supplied. */
  object: ObjectReference | null;
  /** Role: Relation of the organisation to that object, such as supplier. */
  role: Choice | null;
}

/** An attribute of Assigned Objects that has a list of choices. */
export type SpecificOrganizationContactAssignmentChoiceKey = 'role';

/** Master data as it is read. Name and reachability of a company, an authority or a customer. */
export interface SpecificOrganizationMasterDataEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Full name, such as Example Ltd.; the object is called the same. */
  title: string;
  /** Telephone: Number of the switchboard, such as +49 30 1234-0. */
  telephone: string;
  /** Fax: Number for faxes to the organisation. */
  fax: string;
  /** Website: Address on the web, such as https://example.org. */
  website: string;
  /** Headquarter: Organisation that this one is a branch of. */
  headquarter: ObjectReference | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Persons as it is read. People that work for this organisation, seen from its side. */
export interface SpecificOrganizationPersonsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Persons: Member of staff; saving it here sets the organisation at the person. */
  object: ObjectReference | null;
  /** Contact: The same person, under the key that some clients read. */
  contact: ObjectReference | null;
}

/**
 * Parallel relations as it is read. Relations that stand in for each other, so that an outage counts only when too many are gone.
 */
export interface SpecificParallelRelationEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Name of the bundle, such as Web server farm. */
  title: string;
  /** Minimum amount of active items: How many must work so that the whole works. */
  threshold: string;
  /** Parallel relations: Objects of the relations that share the load. */
  rel_pool: RelationReference[];
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** PDU as it is read. Power strip in a rack, as the software that watches it knows it. */
export interface SpecificPduEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** PDU: Number or name of the strip there, such as 1. */
  pdu_id: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Branch as it is read. Circuits of a power strip, each with its own fuse and outlets. */
export interface SpecificPduBranchEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** PDU: Number of the strip that the circuit belongs to. */
  pdu_id: NumberText;
  /** Branch-ID: Number of the circuit on the strip. */
  branch_id: NumberText;
  /** Receptacles: How many outlets the circuit has. */
  receptables: NumberText;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Persons as it is read. Menu entry for everything about a person; it shows name and reachability. */
export interface SpecificPersonEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Further name of the person, for clients that send one. */
  title: string;
  /** Salutation: Form of address in letters, such as Ms or Mr. */
  salutation: Choice | null;
  /** First name: Given name, such as Jane; it is part of the title of the object. */
  first_name: string;
  /** Last name: Family name, such as Doe; it is part of the title of the object. */
  last_name: string;
  /** Academic degree: Degree that belongs to the name, such as Dr. */
  academic_degree: string;
  /** Function: Work that the person does, such as database administration. */
  function: string;
  /** Service designation: Official rank, such as Senior Inspector. */
  service_designation: string;
  /** Street: Street and number the person is written to. */
  street: string;
  /** City: Town the person is written to. */
  city: string;
  /** ZIP-Code: Postal code of that town, such as 10115. */
  zip_code: string;
  /** E-mail address: Address the person is written to, such as jane.doe@example.org. */
  mail: string;
  /** Telephone company: Number at work, such as +49 30 1234-215. */
  phone_company: string;
  /** Telephone home: Private number, for emergencies. */
  phone_home: string;
  /** Cellphone: Number of the mobile phone, such as +49 170 1234567. */
  phone_mobile: string;
  /** Fax: Number for faxes to the person. */
  fax: string;
  /** Pager: Number of the radio receiver for on-call duty. */
  pager: string;
  /** Personnel number: Number by which the human resources department knows the person. */
  personnel_number: string;
  /** Department: Part of the organisation, such as IT operations. */
  department: string;
  /** Organisation: Employer of the person. */
  organization: ObjectReference | null;
  /** ID: Number that a directory service would give the person. Only a directory gives this id, and none is connected. */
  ldap_id: string;
  /** DN: Path of the person in the directory, such as CN=Jane Doe,OU=Users,DC=example,DC=org. */
  ldap_dn: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
  /** Custom 1: Text with a meaning that your organisation decides on. */
  custom_1: string;
  /** Custom 2: Text with a meaning that your organisation decides on. */
  custom_2: string;
  /** Custom 3: Text with a meaning that your organisation decides on. */
  custom_3: string;
  /** Custom 4: Text with a meaning that your organisation decides on. */
  custom_4: string;
  /** Custom 5: Text with a meaning that your organisation decides on. */
  custom_5: string;
  /** Custom 6: Text with a meaning that your organisation decides on. */
  custom_6: string;
  /** Custom 7: Text with a meaning that your organisation decides on. */
  custom_7: string;
  /** Custom 8: Text with a meaning that your organisation decides on. */
  custom_8: string;
}

/** An attribute of Persons that has a list of choices. */
export type SpecificPersonChoiceKey = 'salutation';

/** Person group memberships as it is read. Groups that this person belongs to, and whose rights the person therefore has. */
export interface SpecificPersonAssignedGroupsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Person group memberships: Team or department that counts the person among its members. */
  connected_object: ObjectReference | null;
  /** Role: Task of the person in the group, such as administrator. */
  role: Choice | null;
  /** Contact: The same group, under the key that some clients read. */
  contact: ObjectReference | null;
}

/** An attribute of Person group memberships that has a list of choices. */
export type SpecificPersonAssignedGroupsChoiceKey = 'role';

/** Assigned Objects as it is read. Objects at which this person is named as a contact. */
export interface SpecificPersonContactAssignmentEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Object: Device, service or other thing the person is responsible for or uses. */
  object: ObjectReference | null;
  /** Object type: Kind of thing that the person has to do with, such as server or room. */
  object_type: Choice | null;
  /** Role: Relation of the person to that object, such as administrator or user. */
  role: Choice | null;
  /** Primary contact: Whether the person is the one to call first there. */
  primary_contact: YesNo;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Assigned Objects that has a list of choices. */
export type SpecificPersonContactAssignmentChoiceKey = 'object_type' | 'role';

/** Person groups as it is read. Menu entry for everything about a group of people; it shows its name and address. */
export interface SpecificPersonGroupEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Name of the group, such as Network team; the object is called the same. */
  title: string;
  /** E-Mail: Address that reaches all members, such as network@example.org. */
  email_address: string;
  /** Phone: Number of the hotline or the shared line. */
  phone: string;
  /** LDAP-Group (Mapping): Name of the group in the directory that stands for this one. */
  ldap_group: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Assigned Objects as it is read. Objects at which this group of people is named as a contact. */
export interface SpecificPersonGroupContactAssignmentEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Object: Device, service or other thing the group takes care of. */
  object: ObjectReference | null;
  /** Object type: Kind of thing that the group takes care of, such as server. */
  object_type: Choice | null;
  /** Role: Relation of the group to that object, such as administrator. */
  role: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Assigned Objects that has a list of choices. */
export type SpecificPersonGroupContactAssignmentChoiceKey = 'object_type' | 'role';

/** Master Data as it is read. Name and reachability of a team, a department or a group with common rights. */
export interface SpecificPersonGroupMasterEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Name of the group, such as Network team; the object is called the same. */
  title: string;
  /** E-Mail: Address that reaches all members, such as network@example.org. */
  email_address: string;
  /** Phone: Number of the hotline or the shared line. */
  phone: string;
  /** LDAP-Group (Mapping): Name of the group in the directory that stands for this one. */
  ldap_group: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Members as it is read. People that belong to this group, with the most important of their data. */
export interface SpecificPersonGroupMembersEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** First name: Given name, taken from the person. */
  first_name: string;
  /** Last name: Family name, taken from the person. */
  last_name: string;
  /** Department: Part of the organisation the person works in. */
  department: string;
  /** Telephone company: Office number, taken from the person. */
  phone_company: string;
  /** E-Mail: Mail address, taken from the person. */
  email_address: string;
  /** Organisation: Company the person works for. */
  organization: ObjectReference | null;
  /** Title: Further name, taken from the person. */
  title: string;
  /** Members: Person that belongs to the group. */
  connected_object: ObjectReference | null;
  /** Members: Names of everybody in the group on one line. */
  members: string;
  /** Member count: How many people the group has. */
  membersCount: string;
}

/** Login as it is read. Name and password by which a person signs in to this service. */
export interface SpecificPersonLoginEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Disable login: Keeps the person from signing in, without deleting anything. */
  disabled_login: YesNo;
  /** User name: Name to sign in with, such as jdoe; case does not count, and no other person has it. */
  title: string;
  /** Password: Secret to sign in with, at least 12 characters, no common one; kept as a hash and never returned. */
  user_pass: string;
  /** Password: The secret once more, as forms send it to rule out typing errors. */
  user_pass2: string;
  /** E-mail address for password reset: Address of the person in case the secret is forgotten. */
  email_address: string;
  /** Last login: Moment the person last signed in. */
  last_login: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Master Data as it is read. Name, reachability and place in the organisation of a person. */
export interface SpecificPersonMasterEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Further name of the person, for clients that send one. */
  title: string;
  /** Salutation: Form of address in letters, such as Ms or Mr. */
  salutation: Choice | null;
  /** First name: Given name, such as Jane; it is part of the title of the object. */
  first_name: string;
  /** Last name: Family name, such as Doe; it is part of the title of the object. */
  last_name: string;
  /** Academic degree: Degree that belongs to the name, such as Dr. */
  academic_degree: string;
  /** Function: Work that the person does, such as database administration. */
  function: string;
  /** Service designation: Official rank, such as Senior Inspector. */
  service_designation: string;
  /** Street: Street and number the person is written to. */
  street: string;
  /** City: Town the person is written to. */
  city: string;
  /** ZIP-Code: Postal code of that town, such as 10115. */
  zip_code: string;
  /** E-mail address: Address the person is written to, such as jane.doe@example.org. */
  mail: string;
  /** Telephone company: Number at work, such as +49 30 1234-215. */
  phone_company: string;
  /** Telephone home: Private number, for emergencies. */
  phone_home: string;
  /** Cellphone: Number of the mobile phone, such as +49 170 1234567. */
  phone_mobile: string;
  /** Fax: Number for faxes to the person. */
  fax: string;
  /** Pager: Number of the radio receiver for on-call duty. */
  pager: string;
  /** Personnel number: Number by which the human resources department knows the person. */
  personnel_number: string;
  /** Department: Part of the organisation, such as IT operations. */
  department: string;
  /** Organisation: Employer of the person. */
  organization: ObjectReference | null;
  /** ID: Number that a directory service would give the person. Only a directory gives this id, and none is connected. */
  ldap_id: string;
  /** DN: Path of the person in the directory, such as CN=Jane Doe,OU=Users,DC=example,DC=org. */
  ldap_dn: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
  /** Custom 1: Text with a meaning that your organisation decides on. */
  custom_1: string;
  /** Custom 2: Text with a meaning that your organisation decides on. */
  custom_2: string;
  /** Custom 3: Text with a meaning that your organisation decides on. */
  custom_3: string;
  /** Custom 4: Text with a meaning that your organisation decides on. */
  custom_4: string;
  /** Custom 5: Text with a meaning that your organisation decides on. */
  custom_5: string;
  /** Custom 6: Text with a meaning that your organisation decides on. */
  custom_6: string;
  /** Custom 7: Text with a meaning that your organisation decides on. */
  custom_7: string;
  /** Custom 8: Text with a meaning that your organisation decides on. */
  custom_8: string;
}

/** An attribute of Master Data that has a list of choices. */
export type SpecificPersonMasterChoiceKey = 'salutation';

/** Printer as it is read. Kind and features of a printer, for drivers and supplies. */
export interface SpecificPrtEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Type: Printing process, such as laser or inkjet. */
  type: Choice | null;
  /** Color: Whether it prints more than black. */
  is_color: YesNo;
  /** Duplex: Whether it prints on both sides of the paper. */
  is_duplex: YesNo;
  /** Emulation: Language that it understands, such as PostScript or PCL. */
  emulation: Choice | null;
  /** Paper format: Largest sheet that it takes, such as A3. */
  paper_format: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Printer that has a list of choices. */
export type SpecificPrtChoiceKey = 'type' | 'emulation' | 'paper_format';

/** Relation details as it is read. Both sides, meaning and weight of the relation that this object stands for. */
export interface SpecificRelationDetailsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Object1: First side of the relation, from which it is read. */
  object1: ObjectReference | null;
  /** Object2: Second side of the relation, to which it leads. */
  object2: ObjectReference | null;
  /** Service: Service to which the relation is limited. */
  itservice: ObjectReference | null;
  /** Relation type: Meaning of the relation between the two. */
  relation_type: Choice | null;
  /** Weighting: How strongly a failure passes from one side to the other, from 1 (most) to 10 (least). */
  weighting: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Relation details that has a list of choices. */
export type SpecificRelationDetailsChoiceKey = 'relation_type' | 'weighting';

/** Replication as it is read. How copies of a database or directory are kept equal. */
export interface SpecificReplicationEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Replication mechanism: Technique of copying, such as streaming replication or log shipping. */
  replication_mechanism: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Replication that has a list of choices. */
export type SpecificReplicationChoiceKey = 'replication_mechanism';

/** Replication partner as it is read. Other copies that this one exchanges changes with. */
export interface SpecificReplicationPartnerEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Replication type: Whether the other copy gives changes or takes them. */
  type: Choice | null;
  /** Replication partner: Object that holds the other copy. */
  replication_partner: ObjectReference | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Replication partner that has a list of choices. */
export type SpecificReplicationPartnerChoiceKey = 'type';

/** Room as it is read. Where in the building the room is, and what it is used for. */
export interface SpecificRoomEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Type: Use of the room, such as office or server room. */
  type: Choice | null;
  /** Room number: Sign at the door, such as 2.14. */
  number: string;
  /** Floor: Storey, such as 2 or ground floor. */
  floor: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Room that has a list of choices. */
export type SpecificRoomChoiceKey = 'type';

/** Routing as it is read. How this router learns its routes, and over which addresses it passes packets on. */
export interface SpecificRouterEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Routing protocol: Way in which routes are learned, such as OSPF, BGP or by hand. */
  routing_protocol: Choice | null;
  /** Gateway address: Addresses of this router that hosts use to leave their net. */
  gateway_address: EntryReference[];
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Routing that has a list of choices. */
export type SpecificRouterChoiceKey = 'routing_protocol';

/** SAN Zoning as it is read. Ports of the storage network that may see each other. */
export interface SpecificSanZoningEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Name of the zone in the fabric, such as Z_ESX1_STORE1. */
  title: string;
  /** Members: FC ports of servers and storage systems in the zone. */
  members: EntryReference[];
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Services as it is read. Facts on a system service, such as a web or mail server, wherever it is installed. */
export interface SpecificServiceEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Specification: Capabilities and prerequisites of the software, such as supported platforms. */
  specification: string;
  /** Manufacturer: Company that makes the product, such as Cisco or Microsoft. */
  manufacturer: Choice | null;
  /** Installation: Whether it is put on devices by hand or by software distribution. */
  installation: Choice | null;
  /** Registration key: Key to register the software with its vendor, where one covers all installations. */
  registration_key: string;
  /** Install path: Folder in which installations usually lie, such as /opt/app. */
  install_path: string;
  /** Amount of installations: On how many devices the software is installed. */
  installation_count: string;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Services that has a list of choices. */
export type SpecificServiceChoiceKey = 'manufacturer' | 'installation';

/** FC switch as it is read. Place of this switch in the fabric of the storage network. */
export interface SpecificSwitchFcEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Title: Name of the fabric, such as Fabric A. */
  title: string;
  /** Active: Whether the switch passes on traffic, or stands by. */
  is_active: YesNo;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** Switch as it is read. How this network switch spreads VLANs and avoids loops. */
export interface SpecificSwitchNetEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** VLAN management protocol: Protocol by which switches agree on VLANs, such as VTPv3. */
  vlan: Choice | null;
  /** Role: Whether it gives VLANs to other switches or takes them. */
  role: Choice | null;
  /** Spanning Tree: Protocol against loops, such as RSTP. */
  spanning_tree: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Switch that has a list of choices. */
export type SpecificSwitchNetChoiceKey = 'vlan' | 'role' | 'spanning_tree';

/** Uninterruptible power supply as it is read. Batteries of a UPS, and how long they bridge an outage. */
export interface SpecificUpsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Type: Whether devices always run through it, or only when power fails. */
  type: Choice | null;
  /** Battery type: Kind of battery to order, such as RBC43 or lead-acid 12 V 9 Ah. */
  battery_type: Choice | null;
  /** Quantity: How many batteries are in it. */
  amount: NumberText;
  /** Charge time: How long charging takes once they are empty. */
  charge_time: Quantity | null;
  /** Unit: Unit of the time for charging, such as hours. */
  charge_time_unit: Choice | null;
  /** Runtime under full load: How long it carries all devices without mains power. */
  autonomy_time: Quantity | null;
  /** Unit: Unit of the time without mains power, such as minutes. */
  autonomy_time_unit: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Uninterruptible power supply that has a list of choices. */
export type SpecificUpsChoiceKey = 'type' | 'battery_type' | 'charge_time_unit' | 'autonomy_time_unit';

/** WAN as it is read. Use, technology and bandwidth of a wide area line. */
export interface SpecificWanEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Role: Whether it is the usual way or the one that steps in. */
  role: Choice | null;
  /** Type: Technology of this line, such as ATM or xDSL. */
  type: Choice | null;
  /** Capacity: Bandwidth of this line, in the unit stated beside it. */
  capacity: Quantity | null;
  /** Capacity unit: Unit of the bandwidth of this line, such as MBit. */
  capacity_unit: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of WAN that has a list of choices. */
export type SpecificWanChoiceKey = 'role' | 'type' | 'capacity_unit';

/** Wiring System as it is read. Menu entry for the cabling of a building; it shows what kind of net it carries. */
export interface SpecificWsEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Net type: Use of the wires, such as telephone, Ethernet or fire alarm. */
  title: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Wiring System that has a list of choices. */
export type SpecificWsChoiceKey = 'title';

/** Assigned objects as it is read. Cables that belong to this cabling. */
export interface SpecificWsAssignmentEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Assigned Objects: Cable that is laid as part of it. */
  connected_object: ObjectReference | null;
}

/** Net type as it is read. Purpose that the cabling of the building serves. */
export interface SpecificWsNetTypeEntry {
  /** The id of the entry. */
  id: DigitText;
  /** The id of its object. */
  objID: DigitText;
  /** Its revision, where the call asks for it. */
  revision?: Revision;
  /** Net type: Use of the wires, such as telephone, Ethernet or fire alarm. */
  title: Choice | null;
  /** Description: Notes in free text, on as many lines as needed, for what no other attribute holds. */
  description: string;
}

/** An attribute of Net type that has a list of choices. */
export type SpecificWsNetTypeChoiceKey = 'title';

/** Per category an entry as it is read. */
export interface CategoryEntryTypes {
  /** Access */
  C__CATG__ACCESS: AccessEntry;
  /** Accounting */
  C__CATG__ACCOUNTING: AccountingEntry;
  /** Address */
  C__CATG__ADDRESS: AddressEntry;
  /** Aircraft */
  C__CATG__AIRCRAFT: AircraftEntry;
  /** Software assignment */
  C__CATG__APPLICATION: ApplicationEntry;
  /** Assigned cards */
  C__CATG__ASSIGNED_CARDS: AssignedCardsEntry;
  /** Workplace components */
  C__CATG__ASSIGNED_LOGICAL_UNIT: AssignedLogicalUnitEntry;
  /** Assigned SIM cards */
  C__CATG__ASSIGNED_SIM_CARDS: AssignedSimCardsEntry;
  /** Assigned subscriptions */
  C__CATG__ASSIGNED_SUBSCRIPTIONS: AssignedSubscriptionsEntry;
  /** Assigned users */
  C__CATG__ASSIGNED_USERS: AssignedUsersEntry;
  /** Assigned workplace */
  C__CATG__ASSIGNED_WORKSTATION: AssignedWorkstationEntry;
  /** Audit */
  C__CATG__AUDIT: AuditEntry;
  /** Backup */
  C__CATG__BACKUP: BackupEntry;
  /** Backup (assigned Objects) */
  C__CATG__BACKUP__ASSIGNED_OBJECTS: BackupAssignedObjectsEntry;
  /** Cable */
  C__CATG__CABLE: CableEntry;
  /** Cards */
  C__CATG__CARDS: CardsEntry;
  /** Certificate */
  C__CATG__CERTIFICATE: CertificateEntry;
  /** Subscriptions */
  C__CATG__CLOUD_SUBSCRIPTIONS: CloudSubscriptionsEntry;
  /** Cluster */
  C__CATG__CLUSTER: ClusterEntry;
  /** Administration service */
  C__CATG__CLUSTER_ADM_SERVICE: ClusterAdmServiceEntry;
  /** Cluster Members */
  C__CATG__CLUSTER_MEMBERS: ClusterMembersEntry;
  /** Cluster memberships */
  C__CATG__CLUSTER_MEMBERSHIPS: ClusterMembershipsEntry;
  /** Cluster */
  C__CATG__CLUSTER_ROOT: ClusterRootEntry;
  /** Cluster service assignment */
  C__CATG__CLUSTER_SERVICE: ClusterServiceEntry;
  /** Computing resources */
  C__CATG__COMPUTING_RESOURCES: ComputingResourcesEntry;
  /** Connectors */
  C__CATG__CONNECTOR: ConnectorEntry;
  /** Contact assignment */
  C__CATG__CONTACT: ContactEntry;
  /** Contract assignment */
  C__CATG__CONTRACT_ASSIGNMENT: ContractAssignmentEntry;
  /** Controller */
  C__CATG__CONTROLLER: ControllerEntry;
  /** FC port */
  C__CATG__CONTROLLER_FC_PORT: ControllerFcPortEntry;
  /** CPU */
  C__CATG__CPU: CpuEntry;
  /** Custom Fields */
  C__CATG__CUSTOM_FIELDS: CustomFieldsEntry;
  /** Example (custom) */
  C__CATG__CUSTOM_FIELDS_EXAMPLE: CustomFieldsExampleEntry;
  /** DBMS */
  C__CATG__DATABASE: DatabaseEntry;
  /** Database assignment */
  C__CATG__DATABASE_ASSIGNMENT: DatabaseAssignmentEntry;
  /** Databases */
  C__CATG__DATABASE_SA: DatabaseSaEntry;
  /** Tables */
  C__CATG__DATABASE_TABLE: DatabaseTableEntry;
  /** Drive */
  C__CATG__DRIVE: DriveEntry;
  /** Emergency plan assignment */
  C__CATG__EMERGENCY_PLAN: EmergencyPlanEntry;
  /** Fiber/lead */
  C__CATG__FIBER_LEAD: FiberLeadEntry;
  /** Files */
  C__CATG__FILE: FileEntry;
  /** Form factor */
  C__CATG__FORMFACTOR: FormfactorEntry;
  /** General */
  C__CATG__GLOBAL: GlobalEntry;
  /** Graphic card */
  C__CATG__GRAPHIC: GraphicEntry;
  /** Group memberships */
  C__CATG__GROUP_MEMBERSHIPS: GroupMembershipsEntry;
  /** Guest systems */
  C__CATG__GUEST_SYSTEMS: GuestSystemsEntry;
  /** Host Bus Adapter (HBA) */
  C__CATG__HBA: HbaEntry;
  /** Data Source */
  C__CATG__IDENTIFIER: IdentifierEntry;
  /** Object picture */
  C__CATG__IMAGE: ImageEntry;
  /** Images */
  C__CATG__IMAGES: ImagesEntry;
  /** Invoice */
  C__CATG__INVOICE: InvoiceEntry;
  /** Host address */
  C__CATG__IP: IpEntry;
  /** Service Logbook */
  C__CATG__ITS_LOGBOOK: ItsLogbookEntry;
  /** Service Type */
  C__CATG__ITS_TYPE: ItsTypeEntry;
  /** Service assignment */
  C__CATG__IT_SERVICE: ItServiceEntry;
  /** Service components */
  C__CATG__IT_SERVICE_COMPONENTS: ItServiceComponentsEntry;
  /** Service Relation */
  C__CATG__IT_SERVICE_RELATIONS: ItServiceRelationsEntry;
  /** JDisc custom attributes */
  C__CATG__JDISC_CA: JdiscCaEntry;
  /** Last login user */
  C__CATG__LAST_LOGIN_USER: LastLoginUserEntry;
  /** LDAP */
  C__CATG__LDAP_DN: LdapDnEntry;
  /** Logical devices (Client) */
  C__CATG__LDEV_CLIENT: LdevClientEntry;
  /** Logical devices (LDEV Server) */
  C__CATG__LDEV_SERVER: LdevServerEntry;
  /** Livestatus */
  C__CATG__LIVESTATUS: LivestatusEntry;
  /** Location */
  C__CATG__LOCATION: LocationEntry;
  /** Logbook */
  C__CATG__LOGBOOK: LogbookEntry;
  /** Logical location */
  C__CATG__LOGICAL_UNIT: LogicalUnitEntry;
  /** E-Mail addresses */
  C__CATG__MAIL_ADDRESSES: MailAddressesEntry;
  /** Virtual managed objects */
  C__CATG__MANAGED_OBJECTS: ManagedObjectsEntry;
  /** Manual assignment */
  C__CATG__MANUAL: ManualEntry;
  /** Memory */
  C__CATG__MEMORY: MemoryEntry;
  /** Model */
  C__CATG__MODEL: ModelEntry;
  /** Monitoring */
  C__CATG__MONITORING: MonitoringEntry;
  /** NDO */
  C__CATG__NDO: NdoEntry;
  /** Network */
  C__CATG__NETWORK: NetworkEntry;
  /** Interface */
  C__CATG__NETWORK_INTERFACE: NetworkInterfaceEntry;
  /** logical Ports */
  C__CATG__NETWORK_LOG_PORT: NetworkLogPortEntry;
  /** Port */
  C__CATG__NETWORK_PORT: NetworkPortEntry;
  /** Network connections */
  C__CATG__NET_CONNECTIONS_FOLDER: NetConnectionsFolderEntry;
  /** Connection */
  C__CATG__NET_CONNECTOR: NetConnectorEntry;
  /** Listener */
  C__CATG__NET_LISTENER: NetListenerEntry;
  /** Net zone */
  C__CATG__NET_ZONE: NetZoneEntry;
  /** Options */
  C__CATG__NET_ZONE_OPTIONS: NetZoneOptionsEntry;
  /** Scope */
  C__CATG__NET_ZONE_SCOPES: NetZoneScopesEntry;
  /** locally assigned objects */
  C__CATG__OBJECT: ObjectEntry;
  /** Operating system */
  C__CATG__OPERATING_SYSTEM: OperatingSystemEntry;
  /** Passwords */
  C__CATG__PASSWD: PasswdEntry;
  /** Assigned Workplaces */
  C__CATG__PERSON_ASSIGNED_WORKSTATION: PersonAssignedWorkstationEntry;
  /** Status-Planning */
  C__CATG__PLANNING: PlanningEntry;
  /** Power consumer */
  C__CATG__POWER_CONSUMER: PowerConsumerEntry;
  /** Power supplier */
  C__CATG__POWER_SUPPLIER: PowerSupplierEntry;
  /** QinQ CE-VLAN */
  C__CATG__QINQ_CE: QinqCeEntry;
  /** QinQ SP-VLAN */
  C__CATG__QINQ_SP: QinqSpEntry;
  /** Raid-Array */
  C__CATG__RAID: RaidEntry;
  /** Relationship */
  C__CATG__RELATION: RelationEntry;
  /** Remote Management Controller */
  C__CATG__RM_CONTROLLER: RmControllerEntry;
  /** Managed devices */
  C__CATG__RM_CONTROLLER_BACKWARD: RmControllerBackwardEntry;
  /** Services */
  C__CATG__SERVICE: ServiceEntry;
  /** Shares */
  C__CATG__SHARES: SharesEntry;
  /** Share Access */
  C__CATG__SHARE_ACCESS: ShareAccessEntry;
  /** SIM */
  C__CATG__SIM: SimEntry;
  /** SIM card */
  C__CATG__SIM_CARD: SimCardEntry;
  /** SLA */
  C__CATG__SLA: SlaEntry;
  /** Smart Card Certificate */
  C__CATG__SMARTCARD_CERTIFICATE: SmartcardCertificateEntry;
  /** SNMP */
  C__CATG__SNMP: SnmpEntry;
  /** SOA-Stacks */
  C__CATG__SOA_STACKS: SoaStacksEntry;
  /** Sound card */
  C__CATG__SOUND: SoundEntry;
  /** Stack member */
  C__CATG__STACK_MEMBER: StackMemberEntry;
  /** Device */
  C__CATG__STORAGE_DEVICE: StorageDeviceEntry;
  /** Support entitlement */
  C__CATG__SUPPORT_ENTITLEMENT: SupportEntitlementEntry;
  /** Telephone/Fax */
  C__CATG__TELEPHONE_FAX: TelephoneFaxEntry;
  /** TSI service */
  C__CATG__TSI_SERVICE: TsiServiceEntry;
  /** Interface */
  C__CATG__UNIVERSAL_INTERFACE: UniversalInterfaceEntry;
  /** Vehicle */
  C__CATG__VEHICLE: VehicleEntry;
  /** Version */
  C__CATG__VERSION: VersionEntry;
  /** Virtual devices */
  C__CATG__VIRTUAL_DEVICE: VirtualDeviceEntry;
  /** Virtual host */
  C__CATG__VIRTUAL_HOST: VirtualHostEntry;
  /** Virtual host */
  C__CATG__VIRTUAL_HOST_ROOT: VirtualHostRootEntry;
  /** Virtual machine */
  C__CATG__VIRTUAL_MACHINE: VirtualMachineEntry;
  /** Virtual machine */
  C__CATG__VIRTUAL_MACHINE__ROOT: VirtualMachineRootEntry;
  /** Virtual Switches */
  C__CATG__VIRTUAL_SWITCH: VirtualSwitchEntry;
  /** CUCM VoIP telephone */
  C__CATG__VOIP_PHONE: VoipPhoneEntry;
  /** CUCM VoIP line */
  C__CATG__VOIP_PHONE_LINE: VoipPhoneLineEntry;
  /** VRRP */
  C__CATG__VRRP: VrrpEntry;
  /** VRRP Member */
  C__CATG__VRRP_MEMBER: VrrpMemberEntry;
  /** WAN Connection */
  C__CATG__WAN: WanEntry;
  /** Air conditioning */
  C__CATS__AC: SpecificAcEntry;
  /** WiFi device */
  C__CATS__ACCESS_POINT: SpecificAccessPointEntry;
  /** Applications */
  C__CATS__APPLICATION: SpecificApplicationEntry;
  /** Installation */
  C__CATS__APPLICATION_ASSIGNED_OBJ: SpecificApplicationAssignedObjEntry;
  /** Installation */
  C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ: SpecificApplicationDbmsAssignedObjEntry;
  /** Installation */
  C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ: SpecificApplicationServiceAssignedObjEntry;
  /** Variants */
  C__CATS__APPLICATION_VARIANT: SpecificApplicationVariantEntry;
  /** Mobile radio */
  C__CATS__CELL_PHONE_CONTRACT: SpecificCellPhoneContractEntry;
  /** Chassis */
  C__CATS__CHASSIS: SpecificChassisEntry;
  /** Assigned devices */
  C__CATS__CHASSIS_DEVICES: SpecificChassisDevicesEntry;
  /** Slots */
  C__CATS__CHASSIS_SLOT: SpecificChassisSlotEntry;
  /** Chassis view */
  C__CATS__CHASSIS_VIEW: SpecificChassisViewEntry;
  /** Desktop */
  C__CATS__CLIENT: SpecificClientEntry;
  /** Assigned clusters */
  C__CATS__CLUSTER_SERVICE: SpecificClusterServiceEntry;
  /** Contract */
  C__CATS__CONTRACT: SpecificContractEntry;
  /** Assigned Objects */
  C__CATS__CONTRACT_ALLOCATION: SpecificContractAllocationEntry;
  /** Contract information */
  C__CATS__CONTRACT_INFORMATION: SpecificContractInformationEntry;
  /** Database access */
  C__CATS__DATABASE_ACCESS: SpecificDatabaseAccessEntry;
  /** Database gateway */
  C__CATS__DATABASE_GATEWAY: SpecificDatabaseGatewayEntry;
  /** Database installation */
  C__CATS__DATABASE_INSTALLATION: SpecificDatabaseInstallationEntry;
  /** Instance / Oracle database */
  C__CATS__DATABASE_INSTANCE: SpecificDatabaseInstanceEntry;
  /** Database links */
  C__CATS__DATABASE_LINKS: SpecificDatabaseLinksEntry;
  /** Database objects */
  C__CATS__DATABASE_OBJECTS: SpecificDatabaseObjectsEntry;
  /** Database schema */
  C__CATS__DATABASE_SCHEMA: SpecificDatabaseSchemaEntry;
  /** DBMS */
  C__CATS__DBMS: SpecificDbmsEntry;
  /** Emergency plan */
  C__CATS__EMERGENCY_PLAN: SpecificEmergencyPlanEntry;
  /** Emergency plan properties */
  C__CATS__EMERGENCY_PLAN_ATTRIBUTE: SpecificEmergencyPlanAttributeEntry;
  /** assigned objects */
  C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS: SpecificEmergencyPlanLinkedObjectsEntry;
  /** Rack */
  C__CATS__ENCLOSURE: SpecificEnclosureEntry;
  /** Emergency power supply */
  C__CATS__EPS: SpecificEpsEntry;
  /** Files */
  C__CATS__FILE: SpecificFileEntry;
  /** Current file */
  C__CATS__FILE_ACTUAL: SpecificFileActualEntry;
  /** Assigned objects */
  C__CATS__FILE_OBJECTS: SpecificFileObjectsEntry;
  /** File versions */
  C__CATS__FILE_VERSIONS: SpecificFileVersionsEntry;
  /** Object group */
  C__CATS__GROUP: SpecificGroupEntry;
  /** Type */
  C__CATS__GROUP_TYPE: SpecificGroupTypeEntry;
  /** Crypto card */
  C__CATS__KRYPTO_CARD: SpecificKryptoCardEntry;
  /** Layer 2 Net */
  C__CATS__LAYER2_NET: SpecificLayer2NetEntry;
  /** Assigned logical ports */
  C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS: SpecificLayer2NetAssignedLogicalPortsEntry;
  /** Assigned ports */
  C__CATS__LAYER2_NET_ASSIGNED_PORTS: SpecificLayer2NetAssignedPortsEntry;
  /** License keys */
  C__CATS__LICENCE_LIST: SpecificLicenceListEntry;
  /** Middleware */
  C__CATS__MIDDLEWARE: SpecificMiddlewareEntry;
  /** Monitor */
  C__CATS__MONITOR: SpecificMonitorEntry;
  /** Net */
  C__CATS__NET: SpecificNetEntry;
  /** DHCP */
  C__CATS__NET_DHCP: SpecificNetDhcpEntry;
  /** IP list */
  C__CATS__NET_IP_ADDRESSES: SpecificNetIpAddressesEntry;
  /** Net zone */
  C__CATS__NET_ZONE: SpecificNetZoneEntry;
  /** Operating Systems */
  C__CATS__OPERATING_SYSTEM: SpecificOperatingSystemEntry;
  /** Organization */
  C__CATS__ORGANIZATION: SpecificOrganizationEntry;
  /** Assigned Objects */
  C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT: SpecificOrganizationContactAssignmentEntry;
  /** Master data */
  C__CATS__ORGANIZATION_MASTER_DATA: SpecificOrganizationMasterDataEntry;
  /** Persons */
  C__CATS__ORGANIZATION_PERSONS: SpecificOrganizationPersonsEntry;
  /** Parallel relations */
  C__CATS__PARALLEL_RELATION: SpecificParallelRelationEntry;
  /** PDU */
  C__CATS__PDU: SpecificPduEntry;
  /** Branch */
  C__CATS__PDU_BRANCH: SpecificPduBranchEntry;
  /** Persons */
  C__CATS__PERSON: SpecificPersonEntry;
  /** Person group memberships */
  C__CATS__PERSON_ASSIGNED_GROUPS: SpecificPersonAssignedGroupsEntry;
  /** Assigned Objects */
  C__CATS__PERSON_CONTACT_ASSIGNMENT: SpecificPersonContactAssignmentEntry;
  /** Person groups */
  C__CATS__PERSON_GROUP: SpecificPersonGroupEntry;
  /** Assigned Objects */
  C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT: SpecificPersonGroupContactAssignmentEntry;
  /** Master Data */
  C__CATS__PERSON_GROUP_MASTER: SpecificPersonGroupMasterEntry;
  /** Members */
  C__CATS__PERSON_GROUP_MEMBERS: SpecificPersonGroupMembersEntry;
  /** Login */
  C__CATS__PERSON_LOGIN: SpecificPersonLoginEntry;
  /** Master Data */
  C__CATS__PERSON_MASTER: SpecificPersonMasterEntry;
  /** Printer */
  C__CATS__PRT: SpecificPrtEntry;
  /** Relation details */
  C__CATS__RELATION_DETAILS: SpecificRelationDetailsEntry;
  /** Replication */
  C__CATS__REPLICATION: SpecificReplicationEntry;
  /** Replication partner */
  C__CATS__REPLICATION_PARTNER: SpecificReplicationPartnerEntry;
  /** Room */
  C__CATS__ROOM: SpecificRoomEntry;
  /** Routing */
  C__CATS__ROUTER: SpecificRouterEntry;
  /** SAN Zoning */
  C__CATS__SAN_ZONING: SpecificSanZoningEntry;
  /** Services */
  C__CATS__SERVICE: SpecificServiceEntry;
  /** FC switch */
  C__CATS__SWITCH_FC: SpecificSwitchFcEntry;
  /** Switch */
  C__CATS__SWITCH_NET: SpecificSwitchNetEntry;
  /** Uninterruptible power supply */
  C__CATS__UPS: SpecificUpsEntry;
  /** WAN */
  C__CATS__WAN: SpecificWanEntry;
  /** Wiring System */
  C__CATS__WS: SpecificWsEntry;
  /** Assigned objects */
  C__CATS__WS_ASSIGNMENT: SpecificWsAssignmentEntry;
  /** Net type */
  C__CATS__WS_NET_TYPE: SpecificWsNetTypeEntry;
}

/** Per category the data as it is saved; what is absent keeps its value. A category that is only read has none. */
export interface CategoryDataTypes {
  /** Access */
  C__CATG__ACCESS: AccessData;
  /** Accounting */
  C__CATG__ACCOUNTING: AccountingData;
  /** Address */
  C__CATG__ADDRESS: AddressData;
  /** Aircraft */
  C__CATG__AIRCRAFT: AircraftData;
  /** Software assignment */
  C__CATG__APPLICATION: ApplicationData;
  /** Assigned cards */
  C__CATG__ASSIGNED_CARDS: AssignedCardsData;
  /** Workplace components */
  C__CATG__ASSIGNED_LOGICAL_UNIT: AssignedLogicalUnitData;
  /** Assigned SIM cards */
  C__CATG__ASSIGNED_SIM_CARDS: AssignedSimCardsData;
  /** Assigned subscriptions */
  C__CATG__ASSIGNED_SUBSCRIPTIONS: AssignedSubscriptionsData;
  /** Assigned users */
  C__CATG__ASSIGNED_USERS: AssignedUsersData;
  /** Assigned workplace */
  C__CATG__ASSIGNED_WORKSTATION: AssignedWorkstationData;
  /** Audit */
  C__CATG__AUDIT: AuditData;
  /** Backup */
  C__CATG__BACKUP: BackupData;
  /** Backup (assigned Objects) */
  C__CATG__BACKUP__ASSIGNED_OBJECTS: BackupAssignedObjectsData;
  /** Cable */
  C__CATG__CABLE: CableData;
  /** Cards */
  C__CATG__CARDS: CardsData;
  /** Certificate */
  C__CATG__CERTIFICATE: CertificateData;
  /** Subscriptions */
  C__CATG__CLOUD_SUBSCRIPTIONS: CloudSubscriptionsData;
  /** Cluster */
  C__CATG__CLUSTER: ClusterData;
  /** Administration service */
  C__CATG__CLUSTER_ADM_SERVICE: ClusterAdmServiceData;
  /** Cluster Members */
  C__CATG__CLUSTER_MEMBERS: ClusterMembersData;
  /** Cluster memberships */
  C__CATG__CLUSTER_MEMBERSHIPS: ClusterMembershipsData;
  /** Cluster */
  C__CATG__CLUSTER_ROOT: ClusterRootData;
  /** Cluster service assignment */
  C__CATG__CLUSTER_SERVICE: ClusterServiceData;
  /** Computing resources */
  C__CATG__COMPUTING_RESOURCES: ComputingResourcesData;
  /** Connectors */
  C__CATG__CONNECTOR: ConnectorData;
  /** Contact assignment */
  C__CATG__CONTACT: ContactData;
  /** Contract assignment */
  C__CATG__CONTRACT_ASSIGNMENT: ContractAssignmentData;
  /** Controller */
  C__CATG__CONTROLLER: ControllerData;
  /** FC port */
  C__CATG__CONTROLLER_FC_PORT: ControllerFcPortData;
  /** CPU */
  C__CATG__CPU: CpuData;
  /** Example (custom) */
  C__CATG__CUSTOM_FIELDS_EXAMPLE: CustomFieldsExampleData;
  /** DBMS */
  C__CATG__DATABASE: DatabaseData;
  /** Database assignment */
  C__CATG__DATABASE_ASSIGNMENT: DatabaseAssignmentData;
  /** Databases */
  C__CATG__DATABASE_SA: DatabaseSaData;
  /** Tables */
  C__CATG__DATABASE_TABLE: DatabaseTableData;
  /** Drive */
  C__CATG__DRIVE: DriveData;
  /** Emergency plan assignment */
  C__CATG__EMERGENCY_PLAN: EmergencyPlanData;
  /** Fiber/lead */
  C__CATG__FIBER_LEAD: FiberLeadData;
  /** Files */
  C__CATG__FILE: FileData;
  /** Form factor */
  C__CATG__FORMFACTOR: FormfactorData;
  /** General */
  C__CATG__GLOBAL: GlobalData;
  /** Graphic card */
  C__CATG__GRAPHIC: GraphicData;
  /** Group memberships */
  C__CATG__GROUP_MEMBERSHIPS: GroupMembershipsData;
  /** Guest systems */
  C__CATG__GUEST_SYSTEMS: GuestSystemsData;
  /** Host Bus Adapter (HBA) */
  C__CATG__HBA: HbaData;
  /** Data Source */
  C__CATG__IDENTIFIER: IdentifierData;
  /** Object picture */
  C__CATG__IMAGE: ImageData;
  /** Images */
  C__CATG__IMAGES: ImagesData;
  /** Invoice */
  C__CATG__INVOICE: InvoiceData;
  /** Host address */
  C__CATG__IP: IpData;
  /** Service Type */
  C__CATG__ITS_TYPE: ItsTypeData;
  /** Service assignment */
  C__CATG__IT_SERVICE: ItServiceData;
  /** Service components */
  C__CATG__IT_SERVICE_COMPONENTS: ItServiceComponentsData;
  /** Service Relation */
  C__CATG__IT_SERVICE_RELATIONS: ItServiceRelationsData;
  /** JDisc custom attributes */
  C__CATG__JDISC_CA: JdiscCaData;
  /** Last login user */
  C__CATG__LAST_LOGIN_USER: LastLoginUserData;
  /** Logical devices (Client) */
  C__CATG__LDEV_CLIENT: LdevClientData;
  /** Logical devices (LDEV Server) */
  C__CATG__LDEV_SERVER: LdevServerData;
  /** Location */
  C__CATG__LOCATION: LocationData;
  /** Logbook */
  C__CATG__LOGBOOK: LogbookData;
  /** Logical location */
  C__CATG__LOGICAL_UNIT: LogicalUnitData;
  /** E-Mail addresses */
  C__CATG__MAIL_ADDRESSES: MailAddressesData;
  /** Virtual managed objects */
  C__CATG__MANAGED_OBJECTS: ManagedObjectsData;
  /** Manual assignment */
  C__CATG__MANUAL: ManualData;
  /** Memory */
  C__CATG__MEMORY: MemoryData;
  /** Model */
  C__CATG__MODEL: ModelData;
  /** Monitoring */
  C__CATG__MONITORING: MonitoringData;
  /** Network */
  C__CATG__NETWORK: NetworkData;
  /** Interface */
  C__CATG__NETWORK_INTERFACE: NetworkInterfaceData;
  /** logical Ports */
  C__CATG__NETWORK_LOG_PORT: NetworkLogPortData;
  /** Port */
  C__CATG__NETWORK_PORT: NetworkPortData;
  /** Network connections */
  C__CATG__NET_CONNECTIONS_FOLDER: NetConnectionsFolderData;
  /** Connection */
  C__CATG__NET_CONNECTOR: NetConnectorData;
  /** Listener */
  C__CATG__NET_LISTENER: NetListenerData;
  /** Options */
  C__CATG__NET_ZONE_OPTIONS: NetZoneOptionsData;
  /** locally assigned objects */
  C__CATG__OBJECT: ObjectData;
  /** Operating system */
  C__CATG__OPERATING_SYSTEM: OperatingSystemData;
  /** Passwords */
  C__CATG__PASSWD: PasswdData;
  /** Assigned Workplaces */
  C__CATG__PERSON_ASSIGNED_WORKSTATION: PersonAssignedWorkstationData;
  /** Status-Planning */
  C__CATG__PLANNING: PlanningData;
  /** Power consumer */
  C__CATG__POWER_CONSUMER: PowerConsumerData;
  /** Power supplier */
  C__CATG__POWER_SUPPLIER: PowerSupplierData;
  /** QinQ SP-VLAN */
  C__CATG__QINQ_SP: QinqSpData;
  /** Raid-Array */
  C__CATG__RAID: RaidData;
  /** Relationship */
  C__CATG__RELATION: RelationData;
  /** Remote Management Controller */
  C__CATG__RM_CONTROLLER: RmControllerData;
  /** Managed devices */
  C__CATG__RM_CONTROLLER_BACKWARD: RmControllerBackwardData;
  /** Services */
  C__CATG__SERVICE: ServiceData;
  /** Shares */
  C__CATG__SHARES: SharesData;
  /** Share Access */
  C__CATG__SHARE_ACCESS: ShareAccessData;
  /** SIM */
  C__CATG__SIM: SimData;
  /** SIM card */
  C__CATG__SIM_CARD: SimCardData;
  /** SLA */
  C__CATG__SLA: SlaData;
  /** Smart Card Certificate */
  C__CATG__SMARTCARD_CERTIFICATE: SmartcardCertificateData;
  /** SOA-Stacks */
  C__CATG__SOA_STACKS: SoaStacksData;
  /** Sound card */
  C__CATG__SOUND: SoundData;
  /** Stack member */
  C__CATG__STACK_MEMBER: StackMemberData;
  /** Device */
  C__CATG__STORAGE_DEVICE: StorageDeviceData;
  /** Support entitlement */
  C__CATG__SUPPORT_ENTITLEMENT: SupportEntitlementData;
  /** Telephone/Fax */
  C__CATG__TELEPHONE_FAX: TelephoneFaxData;
  /** TSI service */
  C__CATG__TSI_SERVICE: TsiServiceData;
  /** Interface */
  C__CATG__UNIVERSAL_INTERFACE: UniversalInterfaceData;
  /** Vehicle */
  C__CATG__VEHICLE: VehicleData;
  /** Version */
  C__CATG__VERSION: VersionData;
  /** Virtual devices */
  C__CATG__VIRTUAL_DEVICE: VirtualDeviceData;
  /** Virtual host */
  C__CATG__VIRTUAL_HOST: VirtualHostData;
  /** Virtual host */
  C__CATG__VIRTUAL_HOST_ROOT: VirtualHostRootData;
  /** Virtual machine */
  C__CATG__VIRTUAL_MACHINE: VirtualMachineData;
  /** Virtual machine */
  C__CATG__VIRTUAL_MACHINE__ROOT: VirtualMachineRootData;
  /** Virtual Switches */
  C__CATG__VIRTUAL_SWITCH: VirtualSwitchData;
  /** CUCM VoIP telephone */
  C__CATG__VOIP_PHONE: VoipPhoneData;
  /** CUCM VoIP line */
  C__CATG__VOIP_PHONE_LINE: VoipPhoneLineData;
  /** VRRP */
  C__CATG__VRRP: VrrpData;
  /** VRRP Member */
  C__CATG__VRRP_MEMBER: VrrpMemberData;
  /** WAN Connection */
  C__CATG__WAN: WanData;
  /** Air conditioning */
  C__CATS__AC: SpecificAcData;
  /** WiFi device */
  C__CATS__ACCESS_POINT: SpecificAccessPointData;
  /** Applications */
  C__CATS__APPLICATION: SpecificApplicationData;
  /** Installation */
  C__CATS__APPLICATION_ASSIGNED_OBJ: SpecificApplicationAssignedObjData;
  /** Installation */
  C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ: SpecificApplicationDbmsAssignedObjData;
  /** Installation */
  C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ: SpecificApplicationServiceAssignedObjData;
  /** Variants */
  C__CATS__APPLICATION_VARIANT: SpecificApplicationVariantData;
  /** Mobile radio */
  C__CATS__CELL_PHONE_CONTRACT: SpecificCellPhoneContractData;
  /** Chassis */
  C__CATS__CHASSIS: SpecificChassisData;
  /** Assigned devices */
  C__CATS__CHASSIS_DEVICES: SpecificChassisDevicesData;
  /** Slots */
  C__CATS__CHASSIS_SLOT: SpecificChassisSlotData;
  /** Chassis view */
  C__CATS__CHASSIS_VIEW: SpecificChassisViewData;
  /** Desktop */
  C__CATS__CLIENT: SpecificClientData;
  /** Assigned clusters */
  C__CATS__CLUSTER_SERVICE: SpecificClusterServiceData;
  /** Contract */
  C__CATS__CONTRACT: SpecificContractData;
  /** Contract information */
  C__CATS__CONTRACT_INFORMATION: SpecificContractInformationData;
  /** Database access */
  C__CATS__DATABASE_ACCESS: SpecificDatabaseAccessData;
  /** Database gateway */
  C__CATS__DATABASE_GATEWAY: SpecificDatabaseGatewayData;
  /** Database installation */
  C__CATS__DATABASE_INSTALLATION: SpecificDatabaseInstallationData;
  /** Instance / Oracle database */
  C__CATS__DATABASE_INSTANCE: SpecificDatabaseInstanceData;
  /** Database links */
  C__CATS__DATABASE_LINKS: SpecificDatabaseLinksData;
  /** Database objects */
  C__CATS__DATABASE_OBJECTS: SpecificDatabaseObjectsData;
  /** Database schema */
  C__CATS__DATABASE_SCHEMA: SpecificDatabaseSchemaData;
  /** DBMS */
  C__CATS__DBMS: SpecificDbmsData;
  /** Emergency plan */
  C__CATS__EMERGENCY_PLAN: SpecificEmergencyPlanData;
  /** Emergency plan properties */
  C__CATS__EMERGENCY_PLAN_ATTRIBUTE: SpecificEmergencyPlanAttributeData;
  /** assigned objects */
  C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS: SpecificEmergencyPlanLinkedObjectsData;
  /** Rack */
  C__CATS__ENCLOSURE: SpecificEnclosureData;
  /** Emergency power supply */
  C__CATS__EPS: SpecificEpsData;
  /** Files */
  C__CATS__FILE: SpecificFileData;
  /** Current file */
  C__CATS__FILE_ACTUAL: SpecificFileActualData;
  /** Assigned objects */
  C__CATS__FILE_OBJECTS: SpecificFileObjectsData;
  /** File versions */
  C__CATS__FILE_VERSIONS: SpecificFileVersionsData;
  /** Object group */
  C__CATS__GROUP: SpecificGroupData;
  /** Type */
  C__CATS__GROUP_TYPE: SpecificGroupTypeData;
  /** Crypto card */
  C__CATS__KRYPTO_CARD: SpecificKryptoCardData;
  /** Layer 2 Net */
  C__CATS__LAYER2_NET: SpecificLayer2NetData;
  /** Assigned logical ports */
  C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS: SpecificLayer2NetAssignedLogicalPortsData;
  /** Assigned ports */
  C__CATS__LAYER2_NET_ASSIGNED_PORTS: SpecificLayer2NetAssignedPortsData;
  /** License keys */
  C__CATS__LICENCE_LIST: SpecificLicenceListData;
  /** Middleware */
  C__CATS__MIDDLEWARE: SpecificMiddlewareData;
  /** Monitor */
  C__CATS__MONITOR: SpecificMonitorData;
  /** Net */
  C__CATS__NET: SpecificNetData;
  /** DHCP */
  C__CATS__NET_DHCP: SpecificNetDhcpData;
  /** Net zone */
  C__CATS__NET_ZONE: SpecificNetZoneData;
  /** Operating Systems */
  C__CATS__OPERATING_SYSTEM: SpecificOperatingSystemData;
  /** Organization */
  C__CATS__ORGANIZATION: SpecificOrganizationData;
  /** Assigned Objects */
  C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT: SpecificOrganizationContactAssignmentData;
  /** Master data */
  C__CATS__ORGANIZATION_MASTER_DATA: SpecificOrganizationMasterDataData;
  /** Persons */
  C__CATS__ORGANIZATION_PERSONS: SpecificOrganizationPersonsData;
  /** Parallel relations */
  C__CATS__PARALLEL_RELATION: SpecificParallelRelationData;
  /** PDU */
  C__CATS__PDU: SpecificPduData;
  /** Branch */
  C__CATS__PDU_BRANCH: SpecificPduBranchData;
  /** Persons */
  C__CATS__PERSON: SpecificPersonData;
  /** Person group memberships */
  C__CATS__PERSON_ASSIGNED_GROUPS: SpecificPersonAssignedGroupsData;
  /** Assigned Objects */
  C__CATS__PERSON_CONTACT_ASSIGNMENT: SpecificPersonContactAssignmentData;
  /** Person groups */
  C__CATS__PERSON_GROUP: SpecificPersonGroupData;
  /** Assigned Objects */
  C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT: SpecificPersonGroupContactAssignmentData;
  /** Master Data */
  C__CATS__PERSON_GROUP_MASTER: SpecificPersonGroupMasterData;
  /** Members */
  C__CATS__PERSON_GROUP_MEMBERS: SpecificPersonGroupMembersData;
  /** Login */
  C__CATS__PERSON_LOGIN: SpecificPersonLoginData;
  /** Master Data */
  C__CATS__PERSON_MASTER: SpecificPersonMasterData;
  /** Printer */
  C__CATS__PRT: SpecificPrtData;
  /** Relation details */
  C__CATS__RELATION_DETAILS: SpecificRelationDetailsData;
  /** Replication */
  C__CATS__REPLICATION: SpecificReplicationData;
  /** Replication partner */
  C__CATS__REPLICATION_PARTNER: SpecificReplicationPartnerData;
  /** Room */
  C__CATS__ROOM: SpecificRoomData;
  /** Routing */
  C__CATS__ROUTER: SpecificRouterData;
  /** SAN Zoning */
  C__CATS__SAN_ZONING: SpecificSanZoningData;
  /** Services */
  C__CATS__SERVICE: SpecificServiceData;
  /** FC switch */
  C__CATS__SWITCH_FC: SpecificSwitchFcData;
  /** Switch */
  C__CATS__SWITCH_NET: SpecificSwitchNetData;
  /** Uninterruptible power supply */
  C__CATS__UPS: SpecificUpsData;
  /** WAN */
  C__CATS__WAN: SpecificWanData;
  /** Wiring System */
  C__CATS__WS: SpecificWsData;
  /** Assigned objects */
  C__CATS__WS_ASSIGNMENT: SpecificWsAssignmentData;
  /** Net type */
  C__CATS__WS_NET_TYPE: SpecificWsNetTypeData;
}

/** Per category the keys of its attributes that have a list of choices, where there are any. */
export interface CategoryChoiceKeys {
  /** Access */
  C__CATG__ACCESS: AccessChoiceKey;
  /** Accounting */
  C__CATG__ACCOUNTING: AccountingChoiceKey;
  /** Software assignment */
  C__CATG__APPLICATION: ApplicationChoiceKey;
  /** Audit */
  C__CATG__AUDIT: AuditChoiceKey;
  /** Backup */
  C__CATG__BACKUP: BackupChoiceKey;
  /** Backup (assigned Objects) */
  C__CATG__BACKUP__ASSIGNED_OBJECTS: BackupAssignedObjectsChoiceKey;
  /** Cable */
  C__CATG__CABLE: CableChoiceKey;
  /** Certificate */
  C__CATG__CERTIFICATE: CertificateChoiceKey;
  /** Subscriptions */
  C__CATG__CLOUD_SUBSCRIPTIONS: CloudSubscriptionsChoiceKey;
  /** Administration service */
  C__CATG__CLUSTER_ADM_SERVICE: ClusterAdmServiceChoiceKey;
  /** Cluster service assignment */
  C__CATG__CLUSTER_SERVICE: ClusterServiceChoiceKey;
  /** Computing resources */
  C__CATG__COMPUTING_RESOURCES: ComputingResourcesChoiceKey;
  /** Connectors */
  C__CATG__CONNECTOR: ConnectorChoiceKey;
  /** Contact assignment */
  C__CATG__CONTACT: ContactChoiceKey;
  /** Contract assignment */
  C__CATG__CONTRACT_ASSIGNMENT: ContractAssignmentChoiceKey;
  /** Controller */
  C__CATG__CONTROLLER: ControllerChoiceKey;
  /** FC port */
  C__CATG__CONTROLLER_FC_PORT: ControllerFcPortChoiceKey;
  /** CPU */
  C__CATG__CPU: CpuChoiceKey;
  /** Example (custom) */
  C__CATG__CUSTOM_FIELDS_EXAMPLE: CustomFieldsExampleChoiceKey;
  /** DBMS */
  C__CATG__DATABASE: DatabaseChoiceKey;
  /** Databases */
  C__CATG__DATABASE_SA: DatabaseSaChoiceKey;
  /** Tables */
  C__CATG__DATABASE_TABLE: DatabaseTableChoiceKey;
  /** Drive */
  C__CATG__DRIVE: DriveChoiceKey;
  /** Fiber/lead */
  C__CATG__FIBER_LEAD: FiberLeadChoiceKey;
  /** Form factor */
  C__CATG__FORMFACTOR: FormfactorChoiceKey;
  /** General */
  C__CATG__GLOBAL: GlobalChoiceKey;
  /** Graphic card */
  C__CATG__GRAPHIC: GraphicChoiceKey;
  /** Host Bus Adapter (HBA) */
  C__CATG__HBA: HbaChoiceKey;
  /** Data Source */
  C__CATG__IDENTIFIER: IdentifierChoiceKey;
  /** Host address */
  C__CATG__IP: IpChoiceKey;
  /** Service Logbook */
  C__CATG__ITS_LOGBOOK: ItsLogbookChoiceKey;
  /** Service Type */
  C__CATG__ITS_TYPE: ItsTypeChoiceKey;
  /** Service components */
  C__CATG__IT_SERVICE_COMPONENTS: ItServiceComponentsChoiceKey;
  /** Service Relation */
  C__CATG__IT_SERVICE_RELATIONS: ItServiceRelationsChoiceKey;
  /** JDisc custom attributes */
  C__CATG__JDISC_CA: JdiscCaChoiceKey;
  /** Logical devices (Client) */
  C__CATG__LDEV_CLIENT: LdevClientChoiceKey;
  /** Logical devices (LDEV Server) */
  C__CATG__LDEV_SERVER: LdevServerChoiceKey;
  /** Location */
  C__CATG__LOCATION: LocationChoiceKey;
  /** Logbook */
  C__CATG__LOGBOOK: LogbookChoiceKey;
  /** Memory */
  C__CATG__MEMORY: MemoryChoiceKey;
  /** Model */
  C__CATG__MODEL: ModelChoiceKey;
  /** Monitoring */
  C__CATG__MONITORING: MonitoringChoiceKey;
  /** Network */
  C__CATG__NETWORK: NetworkChoiceKey;
  /** Interface */
  C__CATG__NETWORK_INTERFACE: NetworkInterfaceChoiceKey;
  /** logical Ports */
  C__CATG__NETWORK_LOG_PORT: NetworkLogPortChoiceKey;
  /** Port */
  C__CATG__NETWORK_PORT: NetworkPortChoiceKey;
  /** Network connections */
  C__CATG__NET_CONNECTIONS_FOLDER: NetConnectionsFolderChoiceKey;
  /** Listener */
  C__CATG__NET_LISTENER: NetListenerChoiceKey;
  /** Operating system */
  C__CATG__OPERATING_SYSTEM: OperatingSystemChoiceKey;
  /** Status-Planning */
  C__CATG__PLANNING: PlanningChoiceKey;
  /** Power consumer */
  C__CATG__POWER_CONSUMER: PowerConsumerChoiceKey;
  /** Raid-Array */
  C__CATG__RAID: RaidChoiceKey;
  /** Relationship */
  C__CATG__RELATION: RelationChoiceKey;
  /** Services */
  C__CATG__SERVICE: ServiceChoiceKey;
  /** SIM */
  C__CATG__SIM: SimChoiceKey;
  /** SIM card */
  C__CATG__SIM_CARD: SimCardChoiceKey;
  /** SLA */
  C__CATG__SLA: SlaChoiceKey;
  /** SNMP */
  C__CATG__SNMP: SnmpChoiceKey;
  /** Sound card */
  C__CATG__SOUND: SoundChoiceKey;
  /** Stack member */
  C__CATG__STACK_MEMBER: StackMemberChoiceKey;
  /** Device */
  C__CATG__STORAGE_DEVICE: StorageDeviceChoiceKey;
  /** Telephone/Fax */
  C__CATG__TELEPHONE_FAX: TelephoneFaxChoiceKey;
  /** Interface */
  C__CATG__UNIVERSAL_INTERFACE: UniversalInterfaceChoiceKey;
  /** Virtual devices */
  C__CATG__VIRTUAL_DEVICE: VirtualDeviceChoiceKey;
  /** Virtual machine */
  C__CATG__VIRTUAL_MACHINE: VirtualMachineChoiceKey;
  /** Virtual machine */
  C__CATG__VIRTUAL_MACHINE__ROOT: VirtualMachineRootChoiceKey;
  /** CUCM VoIP telephone */
  C__CATG__VOIP_PHONE: VoipPhoneChoiceKey;
  /** VRRP */
  C__CATG__VRRP: VrrpChoiceKey;
  /** WAN Connection */
  C__CATG__WAN: WanChoiceKey;
  /** Air conditioning */
  C__CATS__AC: SpecificAcChoiceKey;
  /** WiFi device */
  C__CATS__ACCESS_POINT: SpecificAccessPointChoiceKey;
  /** Applications */
  C__CATS__APPLICATION: SpecificApplicationChoiceKey;
  /** Installation */
  C__CATS__APPLICATION_ASSIGNED_OBJ: SpecificApplicationAssignedObjChoiceKey;
  /** Installation */
  C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ: SpecificApplicationDbmsAssignedObjChoiceKey;
  /** Installation */
  C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ: SpecificApplicationServiceAssignedObjChoiceKey;
  /** Chassis */
  C__CATS__CHASSIS: SpecificChassisChoiceKey;
  /** Assigned devices */
  C__CATS__CHASSIS_DEVICES: SpecificChassisDevicesChoiceKey;
  /** Slots */
  C__CATS__CHASSIS_SLOT: SpecificChassisSlotChoiceKey;
  /** Chassis view */
  C__CATS__CHASSIS_VIEW: SpecificChassisViewChoiceKey;
  /** Desktop */
  C__CATS__CLIENT: SpecificClientChoiceKey;
  /** Assigned clusters */
  C__CATS__CLUSTER_SERVICE: SpecificClusterServiceChoiceKey;
  /** Contract */
  C__CATS__CONTRACT: SpecificContractChoiceKey;
  /** Contract information */
  C__CATS__CONTRACT_INFORMATION: SpecificContractInformationChoiceKey;
  /** Database installation */
  C__CATS__DATABASE_INSTALLATION: SpecificDatabaseInstallationChoiceKey;
  /** Database objects */
  C__CATS__DATABASE_OBJECTS: SpecificDatabaseObjectsChoiceKey;
  /** DBMS */
  C__CATS__DBMS: SpecificDbmsChoiceKey;
  /** Emergency plan */
  C__CATS__EMERGENCY_PLAN: SpecificEmergencyPlanChoiceKey;
  /** Emergency plan properties */
  C__CATS__EMERGENCY_PLAN_ATTRIBUTE: SpecificEmergencyPlanAttributeChoiceKey;
  /** Rack */
  C__CATS__ENCLOSURE: SpecificEnclosureChoiceKey;
  /** Emergency power supply */
  C__CATS__EPS: SpecificEpsChoiceKey;
  /** Files */
  C__CATS__FILE: SpecificFileChoiceKey;
  /** Current file */
  C__CATS__FILE_ACTUAL: SpecificFileActualChoiceKey;
  /** Type */
  C__CATS__GROUP_TYPE: SpecificGroupTypeChoiceKey;
  /** Layer 2 Net */
  C__CATS__LAYER2_NET: SpecificLayer2NetChoiceKey;
  /** License keys */
  C__CATS__LICENCE_LIST: SpecificLicenceListChoiceKey;
  /** Middleware */
  C__CATS__MIDDLEWARE: SpecificMiddlewareChoiceKey;
  /** Monitor */
  C__CATS__MONITOR: SpecificMonitorChoiceKey;
  /** Net */
  C__CATS__NET: SpecificNetChoiceKey;
  /** DHCP */
  C__CATS__NET_DHCP: SpecificNetDhcpChoiceKey;
  /** IP list */
  C__CATS__NET_IP_ADDRESSES: SpecificNetIpAddressesChoiceKey;
  /** Operating Systems */
  C__CATS__OPERATING_SYSTEM: SpecificOperatingSystemChoiceKey;
  /** Assigned Objects */
  C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT: SpecificOrganizationContactAssignmentChoiceKey;
  /** Persons */
  C__CATS__PERSON: SpecificPersonChoiceKey;
  /** Person group memberships */
  C__CATS__PERSON_ASSIGNED_GROUPS: SpecificPersonAssignedGroupsChoiceKey;
  /** Assigned Objects */
  C__CATS__PERSON_CONTACT_ASSIGNMENT: SpecificPersonContactAssignmentChoiceKey;
  /** Assigned Objects */
  C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT: SpecificPersonGroupContactAssignmentChoiceKey;
  /** Master Data */
  C__CATS__PERSON_MASTER: SpecificPersonMasterChoiceKey;
  /** Printer */
  C__CATS__PRT: SpecificPrtChoiceKey;
  /** Relation details */
  C__CATS__RELATION_DETAILS: SpecificRelationDetailsChoiceKey;
  /** Replication */
  C__CATS__REPLICATION: SpecificReplicationChoiceKey;
  /** Replication partner */
  C__CATS__REPLICATION_PARTNER: SpecificReplicationPartnerChoiceKey;
  /** Room */
  C__CATS__ROOM: SpecificRoomChoiceKey;
  /** Routing */
  C__CATS__ROUTER: SpecificRouterChoiceKey;
  /** Services */
  C__CATS__SERVICE: SpecificServiceChoiceKey;
  /** Switch */
  C__CATS__SWITCH_NET: SpecificSwitchNetChoiceKey;
  /** Uninterruptible power supply */
  C__CATS__UPS: SpecificUpsChoiceKey;
  /** WAN */
  C__CATS__WAN: SpecificWanChoiceKey;
  /** Wiring System */
  C__CATS__WS: SpecificWsChoiceKey;
  /** Net type */
  C__CATS__WS_NET_TYPE: SpecificWsNetTypeChoiceKey;
}

declare const other: unique symbol;

/** A constant that is not known here, such as that of a category which another site has: `name as OtherConstant`. */
export type OtherConstant = string & { readonly [other]: true };

/** The constant of a category: one that is known here, or another where the caller says so. */
export type AnyCategory = keyof CategoryEntryTypes | OtherConstant;

/** The constant of a category whose entries can be saved. */
export type SavedCategory = keyof CategoryDataTypes | OtherConstant;

/** The constant of a category that has lists of choices. */
export type CategoryWithChoices = keyof CategoryChoiceKeys | OtherConstant;

/** An entry of a category as it is read; of a category that is not known here, whatever it holds. */
export type EntryOf<Category, Other> = Category extends keyof CategoryEntryTypes ? CategoryEntryTypes[Category] : Other;

/** The data of a category as it is saved; a category that is not known here takes any. */
export type DataOf<Category, Other> = Category extends keyof CategoryDataTypes ? CategoryDataTypes[Category] : Other;

/** The key of an attribute that has a list, or several where several may be given. */
export type ChoiceKeyOf<Category, Other> = Category extends keyof CategoryChoiceKeys
  ? Other extends readonly unknown[]
    ? CategoryChoiceKeys[Category][]
    : CategoryChoiceKeys[Category]
  : Other;
