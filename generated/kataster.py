# Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

"""The service as typed functions, by method and by category: one module that needs nothing but Python 3.9.

    from kataster import Kataster, KatasterError, NoAnswer, calls

    client = Kataster("http://127.0.0.1:8080/jsonrpc", "the key")
    made = client.cmdb.object.create(type="C__OBJTYPE__SERVER", title="web1")
    client.categories.model.save(made["id"], {"manufacturer": "Lenovo"})

A call without a result raises a KatasterError: one that is never answered raises NoAnswer, which is one of them.

AsyncKataster has the same functions to be awaited. Constants are checked: one that this module does not know, or that
stands in a variable, is named by OtherConstant(name). The types of everything stand in
kataster.pyi beside this module, for type checkers and editors.
"""

from __future__ import annotations

import copy
import itertools
import json
import keyword
import random
import time
import typing as _t
import uuid

# asyncio, http.client and urllib are imported by the first call that needs them: they cost more than everything else here.
if _t.TYPE_CHECKING:
    import urllib.request

# A constant that this module does not know, such as that of a category which another site has.
OtherConstant = str

_T = _t.TypeVar("_T")
_Page = _t.TypeVar("_Page")
_Item = _t.TypeVar("_Item")

_Params = _t.Mapping[str, _t.Any]
_Send = _t.Callable[[str, _Params], _t.Any]


class _Paging(_t.NamedTuple):
    """How pages are read: by which parameter, which member has the items (None: the page is their list), and whether there is an end."""

    by: str
    items: _t.Optional[str] = None
    is_feed: bool = False


class _Method(_t.NamedTuple):
    """A method: its summary, and whether its call may be repeated without an answer, as it takes an idempotency key."""

    about: str
    is_repeatable: bool = False
    paging: _t.Optional[_Paging] = None


# The methods of the service; a generated client knows them.
_METHODS: _t.Mapping[str, _Method] = {
    "cmdb.categories.read": _Method("Read the entries of several categories."),
    "cmdb.category.archive": _Method("Archive an entry.", is_repeatable=True),
    "cmdb.category.create": _Method("Create an entry.", is_repeatable=True),
    "cmdb.category.delete": _Method("Take an entry one step towards deletion.", is_repeatable=True),
    "cmdb.category.purge": _Method("Purge an entry.", is_repeatable=True),
    "cmdb.category.quickpurge": _Method("Purge an entry where Quickpurge is enabled.", is_repeatable=True),
    "cmdb.category.read": _Method("Read the entries of a category.", paging=_Paging("offset")),
    "cmdb.category.recycle": _Method("Recycle an entry.", is_repeatable=True),
    "cmdb.category.save": _Method("Create or update an entry.", is_repeatable=True),
    "cmdb.category.update": _Method("Update an entry.", is_repeatable=True),
    "cmdb.category_info.read": _Method("Read the attributes of a category."),
    "cmdb.condition.read": _Method("Find objects by conditions."),
    "cmdb.dialog.create": _Method("Add a choice to a dialog.", is_repeatable=True),
    "cmdb.dialog.delete": _Method("Delete a choice of a dialog.", is_repeatable=True),
    "cmdb.dialog.read": _Method("Read the choices of a dialog."),
    "cmdb.dialog.update": _Method("Retitle a choice of a dialog.", is_repeatable=True),
    "cmdb.external.link.v2": _Method("Link an object to an external id.", is_repeatable=True),
    "cmdb.external.pull.v2": _Method("Read the objects of a data source."),
    "cmdb.external.push.v2": _Method("Write what a data source knows of an object.", is_repeatable=True),
    "cmdb.impact.read": _Method("Read what depends on an object along relations."),
    "cmdb.location_tree.read": _Method("Read what stands in a place."),
    "cmdb.logbook.create": _Method("Write a message in the logbook.", is_repeatable=True),
    "cmdb.logbook.read": _Method("Read the logbook."),
    "cmdb.object.archive": _Method("Archive an object.", is_repeatable=True),
    "cmdb.object.create": _Method("Create an object.", is_repeatable=True),
    "cmdb.object.delete": _Method("Archive, delete or purge an object.", is_repeatable=True),
    "cmdb.object.markAsMassChangeTemplate": _Method("Mark an object as mass change template.", is_repeatable=True),
    "cmdb.object.markAsTemplate": _Method("Mark an object as template.", is_repeatable=True),
    "cmdb.object.purge": _Method("Purge an object.", is_repeatable=True),
    "cmdb.object.quickpurge": _Method("Purge objects where Quickpurge is enabled.", is_repeatable=True),
    "cmdb.object.read": _Method("Read an object."),
    "cmdb.object.recycle": _Method("Recycle an object.", is_repeatable=True),
    "cmdb.object.update": _Method("Change the title of an object.", is_repeatable=True),
    "cmdb.object_type_categories.read": _Method("Read the categories of an object type."),
    "cmdb.object_type_groups.read": _Method("Read groups of object types."),
    "cmdb.object_types.read": _Method("Read object types."),
    "cmdb.objects.read": _Method("List objects.", paging=_Paging("cursor", "objects")),
    "cmdb.objects_by_relation.read": _Method("Read what relations connect an object with."),
    "cmdb.report.list.v2": _Method("List the saved reports."),
    "cmdb.report.read.v2": _Method("Read the rows of a saved report.", paging=_Paging("offset")),
    "cmdb.reports.read": _Method("Read saved reports, or the rows of one.", paging=_Paging("offset")),
    "cmdb.status.delete": _Method("Delete a CMDB status.", is_repeatable=True),
    "cmdb.status.read": _Method("Read the CMDB statuses."),
    "cmdb.status.save": _Method("Add or change a CMDB status.", is_repeatable=True),
    "cmdb.workstation_components.read": _Method("Read the workstations of persons."),
    "idoit.constants.read": _Method("Read the constants."),
    "idoit.login": _Method("Open a session."),
    "idoit.logout": _Method("End a session."),
    "idoit.search.read": _Method("Search objects and entries."),
    "idoit.version.read": _Method("Read the version and the logged-in user."),
    "kataster.access.read": _Method("Read what a key or a user may do."),
    "kataster.audit.read": _Method("Read the audit.", paging=_Paging("cursor", "events")),
    "kataster.changes.apply": _Method("Apply several writes, or a plan, as one change set.", is_repeatable=True),
    "kataster.changes.compare": _Method("Compare two moments.", paging=_Paging("cursor", "changes")),
    "kataster.changes.follow": _Method("Follow what is changed.", paging=_Paging("cursor", "change_sets", is_feed=True)),
    "kataster.changes.read": _Method("Read what was changed.", paging=_Paging("cursor", "change_sets")),
    "kataster.changes.revert": _Method("Undo changes.", is_repeatable=True),
    "kataster.grant.create": _Method("Grant rights."),
    "kataster.grant.read": _Method("Read what is granted.", paging=_Paging("offset")),
    "kataster.grant.revoke": _Method("Revoke rights."),
    "kataster.impact.read": _Method("Read what fails with an object."),
    "kataster.import_profile.delete": _Method("Delete a profile of imports.", is_repeatable=True),
    "kataster.import_profile.read": _Method("Read the profiles of imports."),
    "kataster.import_profile.save": _Method("Save a profile of imports.", is_repeatable=True),
    "kataster.imports.read": _Method("Read what imports of a source made.", paging=_Paging("cursor", "records")),
    "kataster.imports.save": _Method("Write rows of a source.", is_repeatable=True),
    "kataster.key.create": _Method("Create a key."),
    "kataster.key.read": _Method("Read the keys.", paging=_Paging("offset")),
    "kataster.key.revoke": _Method("Revoke a key."),
    "kataster.key.rotate": _Method("Put a new key in the place of one."),
    "kataster.key.update": _Method("Change what a key is good for."),
    "kataster.object_type.read": _Method("Read how an object type is configured."),
    "kataster.object_type.update": _Method("Set the default template of an object type.", is_repeatable=True),
    "kataster.passkey.confirm": _Method("Add a passkey."),
    "kataster.passkey.create": _Method("Begin to add a passkey."),
    "kataster.passkey.delete": _Method("Remove a passkey of one's own."),
    "kataster.passkey.read": _Method("Read one's own passkeys."),
    "kataster.passkey.update": _Method("Rename a passkey of one's own."),
    "kataster.provider.connect": _Method("Test the connection with a directory."),
    "kataster.provider.delete": _Method("Delete a provider."),
    "kataster.provider.link": _Method("Link an account to a person."),
    "kataster.provider.read": _Method("Read the providers."),
    "kataster.provider.save": _Method("Create or change a provider."),
    "kataster.provider.sync": _Method("Synchronize a directory."),
    "kataster.provider.test": _Method("Try out the rules of a provider."),
    "kataster.rack.read": _Method("Read a rack with what is in it."),
    "kataster.report.delete": _Method("Delete a saved report.", is_repeatable=True),
    "kataster.report.save": _Method("Save a report.", is_repeatable=True),
    "kataster.report.totals": _Method("Read the totals of a saved report."),
    "kataster.schema.apply": _Method("Apply a schema.", is_repeatable=True),
    "kataster.schema.preview": _Method("Preview a schema.", paging=_Paging("cursor", "refused")),
    "kataster.schema.read": _Method("Read the schema."),
    "kataster.second_factor.confirm": _Method("Confirm a second factor."),
    "kataster.second_factor.create": _Method("Begin to set up a second factor."),
    "kataster.second_factor.reset": _Method("Remove the second factor of a user."),
    "kataster.session.end": _Method("End a session of one's own."),
    "kataster.session.read": _Method("Read one's own sessions."),
    "kataster.trace.read": _Method("Trace cables from end to end."),
    "kataster.user.create": _Method("Create a user."),
    "kataster.user.disable": _Method("Disable a user."),
    "kataster.user.enable": _Method("Enable a user."),
    "kataster.user.endSessions": _Method("End the sessions of a user."),
    "kataster.user.password": _Method("Change one's own password."),
    "kataster.user.read": _Method("Read the users.", paging=_Paging("offset")),
    "kataster.user.setPassword": _Method("Set the password of a user."),
    "kataster.webhook.create": _Method("Create a webhook."),
    "kataster.webhook.delete": _Method("Delete a webhook."),
    "kataster.webhook.deliveries": _Method("Read the deliveries of a webhook that were not made.", paging=_Paging("offset")),
    "kataster.webhook.read": _Method("Read the webhooks."),
    "kataster.webhook.resend": _Method("Resend failed deliveries."),
    "kataster.webhook.rotate": _Method("Replace the secret of a webhook."),
    "kataster.webhook.test": _Method("Send a test delivery."),
    "kataster.webhook.update": _Method("Change a webhook."),
    "rpc.discover": _Method("Read this document."),
    "system.endpoints.read.v2": _Method("Read what every method takes."),
}

# The functions of a category: their method and its parameters that are given by their place.
_CATEGORY_METHODS: _t.Mapping[str, _t.Tuple[str, ...]] = {
    "create": ("cmdb.category.create", "category", "objID", "data"),
    "read": ("cmdb.category.read", "category", "objID"),
    "save": ("cmdb.category.save", "category", "object", "data"),
    "update": ("cmdb.category.update", "category", "objID", "data"),
}

# The categories with the constant of each.
_CATEGORIES: _t.Mapping[str, str] = {
    "access": "C__CATG__ACCESS",
    "accounting": "C__CATG__ACCOUNTING",
    "address": "C__CATG__ADDRESS",
    "aircraft": "C__CATG__AIRCRAFT",
    "catg_application": "C__CATG__APPLICATION",
    "assigned_cards": "C__CATG__ASSIGNED_CARDS",
    "assigned_logical_unit": "C__CATG__ASSIGNED_LOGICAL_UNIT",
    "assigned_sim_cards": "C__CATG__ASSIGNED_SIM_CARDS",
    "assigned_subscriptions": "C__CATG__ASSIGNED_SUBSCRIPTIONS",
    "assigned_users": "C__CATG__ASSIGNED_USERS",
    "assigned_workstation": "C__CATG__ASSIGNED_WORKSTATION",
    "audit": "C__CATG__AUDIT",
    "backup": "C__CATG__BACKUP",
    "backup_assigned_objects": "C__CATG__BACKUP__ASSIGNED_OBJECTS",
    "cable": "C__CATG__CABLE",
    "cards": "C__CATG__CARDS",
    "certificate": "C__CATG__CERTIFICATE",
    "cloud_subscriptions": "C__CATG__CLOUD_SUBSCRIPTIONS",
    "cluster": "C__CATG__CLUSTER",
    "cluster_adm_service": "C__CATG__CLUSTER_ADM_SERVICE",
    "cluster_members": "C__CATG__CLUSTER_MEMBERS",
    "cluster_memberships": "C__CATG__CLUSTER_MEMBERSHIPS",
    "cluster_root": "C__CATG__CLUSTER_ROOT",
    "catg_cluster_service": "C__CATG__CLUSTER_SERVICE",
    "computing_resources": "C__CATG__COMPUTING_RESOURCES",
    "connector": "C__CATG__CONNECTOR",
    "contact": "C__CATG__CONTACT",
    "contract_assignment": "C__CATG__CONTRACT_ASSIGNMENT",
    "controller": "C__CATG__CONTROLLER",
    "controller_fc_port": "C__CATG__CONTROLLER_FC_PORT",
    "cpu": "C__CATG__CPU",
    "custom_fields": "C__CATG__CUSTOM_FIELDS",
    "custom_fields_example": "C__CATG__CUSTOM_FIELDS_EXAMPLE",
    "database": "C__CATG__DATABASE",
    "database_assignment": "C__CATG__DATABASE_ASSIGNMENT",
    "database_sa": "C__CATG__DATABASE_SA",
    "database_table": "C__CATG__DATABASE_TABLE",
    "drive": "C__CATG__DRIVE",
    "catg_emergency_plan": "C__CATG__EMERGENCY_PLAN",
    "fiber_lead": "C__CATG__FIBER_LEAD",
    "catg_file": "C__CATG__FILE",
    "formfactor": "C__CATG__FORMFACTOR",
    "catg_global": "C__CATG__GLOBAL",
    "graphic": "C__CATG__GRAPHIC",
    "group_memberships": "C__CATG__GROUP_MEMBERSHIPS",
    "guest_systems": "C__CATG__GUEST_SYSTEMS",
    "hba": "C__CATG__HBA",
    "identifier": "C__CATG__IDENTIFIER",
    "image": "C__CATG__IMAGE",
    "images": "C__CATG__IMAGES",
    "invoice": "C__CATG__INVOICE",
    "ip": "C__CATG__IP",
    "its_logbook": "C__CATG__ITS_LOGBOOK",
    "its_type": "C__CATG__ITS_TYPE",
    "it_service": "C__CATG__IT_SERVICE",
    "it_service_components": "C__CATG__IT_SERVICE_COMPONENTS",
    "it_service_relations": "C__CATG__IT_SERVICE_RELATIONS",
    "jdisc_ca": "C__CATG__JDISC_CA",
    "last_login_user": "C__CATG__LAST_LOGIN_USER",
    "ldap_dn": "C__CATG__LDAP_DN",
    "ldev_client": "C__CATG__LDEV_CLIENT",
    "ldev_server": "C__CATG__LDEV_SERVER",
    "livestatus": "C__CATG__LIVESTATUS",
    "location": "C__CATG__LOCATION",
    "logbook": "C__CATG__LOGBOOK",
    "logical_unit": "C__CATG__LOGICAL_UNIT",
    "mail_addresses": "C__CATG__MAIL_ADDRESSES",
    "managed_objects": "C__CATG__MANAGED_OBJECTS",
    "manual": "C__CATG__MANUAL",
    "memory": "C__CATG__MEMORY",
    "model": "C__CATG__MODEL",
    "monitoring": "C__CATG__MONITORING",
    "ndo": "C__CATG__NDO",
    "network": "C__CATG__NETWORK",
    "network_interface": "C__CATG__NETWORK_INTERFACE",
    "network_log_port": "C__CATG__NETWORK_LOG_PORT",
    "network_port": "C__CATG__NETWORK_PORT",
    "net_connections_folder": "C__CATG__NET_CONNECTIONS_FOLDER",
    "net_connector": "C__CATG__NET_CONNECTOR",
    "net_listener": "C__CATG__NET_LISTENER",
    "catg_net_zone": "C__CATG__NET_ZONE",
    "net_zone_options": "C__CATG__NET_ZONE_OPTIONS",
    "net_zone_scopes": "C__CATG__NET_ZONE_SCOPES",
    "object": "C__CATG__OBJECT",
    "catg_operating_system": "C__CATG__OPERATING_SYSTEM",
    "passwd": "C__CATG__PASSWD",
    "person_assigned_workstation": "C__CATG__PERSON_ASSIGNED_WORKSTATION",
    "planning": "C__CATG__PLANNING",
    "power_consumer": "C__CATG__POWER_CONSUMER",
    "power_supplier": "C__CATG__POWER_SUPPLIER",
    "qinq_ce": "C__CATG__QINQ_CE",
    "qinq_sp": "C__CATG__QINQ_SP",
    "raid": "C__CATG__RAID",
    "relation": "C__CATG__RELATION",
    "rm_controller": "C__CATG__RM_CONTROLLER",
    "rm_controller_backward": "C__CATG__RM_CONTROLLER_BACKWARD",
    "catg_service": "C__CATG__SERVICE",
    "shares": "C__CATG__SHARES",
    "share_access": "C__CATG__SHARE_ACCESS",
    "sim": "C__CATG__SIM",
    "sim_card": "C__CATG__SIM_CARD",
    "sla": "C__CATG__SLA",
    "smartcard_certificate": "C__CATG__SMARTCARD_CERTIFICATE",
    "snmp": "C__CATG__SNMP",
    "soa_stacks": "C__CATG__SOA_STACKS",
    "sound": "C__CATG__SOUND",
    "stack_member": "C__CATG__STACK_MEMBER",
    "storage_device": "C__CATG__STORAGE_DEVICE",
    "support_entitlement": "C__CATG__SUPPORT_ENTITLEMENT",
    "telephone_fax": "C__CATG__TELEPHONE_FAX",
    "tsi_service": "C__CATG__TSI_SERVICE",
    "universal_interface": "C__CATG__UNIVERSAL_INTERFACE",
    "vehicle": "C__CATG__VEHICLE",
    "version": "C__CATG__VERSION",
    "virtual_device": "C__CATG__VIRTUAL_DEVICE",
    "virtual_host": "C__CATG__VIRTUAL_HOST",
    "virtual_host_root": "C__CATG__VIRTUAL_HOST_ROOT",
    "virtual_machine": "C__CATG__VIRTUAL_MACHINE",
    "virtual_machine_root": "C__CATG__VIRTUAL_MACHINE__ROOT",
    "virtual_switch": "C__CATG__VIRTUAL_SWITCH",
    "voip_phone": "C__CATG__VOIP_PHONE",
    "voip_phone_line": "C__CATG__VOIP_PHONE_LINE",
    "vrrp": "C__CATG__VRRP",
    "vrrp_member": "C__CATG__VRRP_MEMBER",
    "catg_wan": "C__CATG__WAN",
    "ac": "C__CATS__AC",
    "access_point": "C__CATS__ACCESS_POINT",
    "cats_application": "C__CATS__APPLICATION",
    "application_assigned_obj": "C__CATS__APPLICATION_ASSIGNED_OBJ",
    "application_dbms_assigned_obj": "C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ",
    "application_service_assigned_obj": "C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ",
    "application_variant": "C__CATS__APPLICATION_VARIANT",
    "cell_phone_contract": "C__CATS__CELL_PHONE_CONTRACT",
    "chassis": "C__CATS__CHASSIS",
    "chassis_devices": "C__CATS__CHASSIS_DEVICES",
    "chassis_slot": "C__CATS__CHASSIS_SLOT",
    "chassis_view": "C__CATS__CHASSIS_VIEW",
    "client": "C__CATS__CLIENT",
    "cats_cluster_service": "C__CATS__CLUSTER_SERVICE",
    "contract": "C__CATS__CONTRACT",
    "contract_allocation": "C__CATS__CONTRACT_ALLOCATION",
    "contract_information": "C__CATS__CONTRACT_INFORMATION",
    "database_access": "C__CATS__DATABASE_ACCESS",
    "database_gateway": "C__CATS__DATABASE_GATEWAY",
    "database_installation": "C__CATS__DATABASE_INSTALLATION",
    "database_instance": "C__CATS__DATABASE_INSTANCE",
    "database_links": "C__CATS__DATABASE_LINKS",
    "database_objects": "C__CATS__DATABASE_OBJECTS",
    "database_schema": "C__CATS__DATABASE_SCHEMA",
    "dbms": "C__CATS__DBMS",
    "cats_emergency_plan": "C__CATS__EMERGENCY_PLAN",
    "emergency_plan_attribute": "C__CATS__EMERGENCY_PLAN_ATTRIBUTE",
    "emergency_plan_linked_objects": "C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS",
    "enclosure": "C__CATS__ENCLOSURE",
    "eps": "C__CATS__EPS",
    "cats_file": "C__CATS__FILE",
    "file_actual": "C__CATS__FILE_ACTUAL",
    "file_objects": "C__CATS__FILE_OBJECTS",
    "file_versions": "C__CATS__FILE_VERSIONS",
    "group": "C__CATS__GROUP",
    "group_type": "C__CATS__GROUP_TYPE",
    "krypto_card": "C__CATS__KRYPTO_CARD",
    "layer2_net": "C__CATS__LAYER2_NET",
    "layer2_net_assigned_logical_ports": "C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS",
    "layer2_net_assigned_ports": "C__CATS__LAYER2_NET_ASSIGNED_PORTS",
    "licence_list": "C__CATS__LICENCE_LIST",
    "middleware": "C__CATS__MIDDLEWARE",
    "monitor": "C__CATS__MONITOR",
    "net": "C__CATS__NET",
    "net_dhcp": "C__CATS__NET_DHCP",
    "net_ip_addresses": "C__CATS__NET_IP_ADDRESSES",
    "cats_net_zone": "C__CATS__NET_ZONE",
    "cats_operating_system": "C__CATS__OPERATING_SYSTEM",
    "organization": "C__CATS__ORGANIZATION",
    "organization_contact_assignment": "C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT",
    "organization_master_data": "C__CATS__ORGANIZATION_MASTER_DATA",
    "organization_persons": "C__CATS__ORGANIZATION_PERSONS",
    "parallel_relation": "C__CATS__PARALLEL_RELATION",
    "pdu": "C__CATS__PDU",
    "pdu_branch": "C__CATS__PDU_BRANCH",
    "person": "C__CATS__PERSON",
    "person_assigned_groups": "C__CATS__PERSON_ASSIGNED_GROUPS",
    "person_contact_assignment": "C__CATS__PERSON_CONTACT_ASSIGNMENT",
    "person_group": "C__CATS__PERSON_GROUP",
    "person_group_contact_assignment": "C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT",
    "person_group_master": "C__CATS__PERSON_GROUP_MASTER",
    "person_group_members": "C__CATS__PERSON_GROUP_MEMBERS",
    "person_login": "C__CATS__PERSON_LOGIN",
    "person_master": "C__CATS__PERSON_MASTER",
    "prt": "C__CATS__PRT",
    "relation_details": "C__CATS__RELATION_DETAILS",
    "replication": "C__CATS__REPLICATION",
    "replication_partner": "C__CATS__REPLICATION_PARTNER",
    "room": "C__CATS__ROOM",
    "router": "C__CATS__ROUTER",
    "san_zoning": "C__CATS__SAN_ZONING",
    "cats_service": "C__CATS__SERVICE",
    "switch_fc": "C__CATS__SWITCH_FC",
    "switch_net": "C__CATS__SWITCH_NET",
    "ups": "C__CATS__UPS",
    "cats_wan": "C__CATS__WAN",
    "ws": "C__CATS__WS",
    "ws_assignment": "C__CATS__WS_ASSIGNMENT",
    "ws_net_type": "C__CATS__WS_NET_TYPE",
}

# The names of the errors a service answers.
_ERROR_NAMES: _t.FrozenSet[str] = frozenset("""
    ParseError InvalidRequest MethodNotFound InvalidParameters ValidationFailed ObjectNotFound ObjectTypeNotFound CategoryNotFound
    EntryNotFound EntryMissing SingleValueCategory TransitionRefused InternalError AuthenticationFailed Forbidden PasswordExpired
    SecondFactorRequired Conflict SwitchedOff CursorEnded LimitExceeded Busy StorageUnavailable TimedOut Stopping OutcomeUnknown
    CategoryWithoutAttributes
""".split())

# The names of types, each of which stands for anything at run time: a program may import them.
_TYPES: _t.FrozenSet[str] = frozenset("""
    Id ObjectId CategoryConstant CategorySelection Flag Asked PastMoment DigitText Choice YesNo Quantity ObjectTypeConstant
    ObjectReference CategoryName EntryReference StoredFile RelationReference Row AttributeValue CategoryEntry CategoryEntries
    EntriesByKind MultiValueCategory EntryId IdempotencyKey ChangeComment Revision Message ChangeAction ChangedObject DialogName
    ChangedChoice ReportTitle ChangedReport ImportProfileTitle ChangedImportProfile LivestatusTitle ChangedLivestatus SchemaName
    ChangedDefinition KeptRow KeptValue ChangedValue ChangedAttribute Change PlanText Done EntryData RecordId EntryCreated
    EntryStatusFilter PageLimit PageOffset EntrySaved AttributeType UniqueWithin AttributeKey LinkTarget MirroredLink TextFormat
    FieldDefinition ChoiceId AttributeInfo CategoryInfo ConditionComparison ConditionOperator ReportCondition ReportConditions
    Title Sysid Timestamp FoundStatus FoundObject FoundObjects ChoiceTitle ParentReference ChoiceSaved AddedChoiceId
    DialogProperty ParentChoice OfferedChoice OfferedChoices DialogChoices ExternalType ExternalId RecordStatus EntriesOfObject
    ExternalObject ExternalObjects ObjectTypeReference ExternalData ExternalMessage ExternalPushed RelationTypeReference
    RelationTypeReferences RelationTypesAsked RelationStatusFilter ImpactNodeRelation ImpactNodeData ImpactNode ImpactTree
    RelatedStatusFilter TreeDepth Place Places LogMessage Description LogAlertLevel ObjectIds LogSource LogbookWritten LogRecordId
    LogMoment LogRecord LogRecords ChoiceInput CmdbStatusReference InitialStatus YesNoInput Cleared AccessData LinksInput
    MoneyInput IntervalChoice ClearedChoice GuaranteePeriodUnitChoice GuaranteePeriodBaseChoice AccountingData AddressData
    AircraftData LinkInput ApplicationTypeChoice ApplicationPriorityChoice ApplicationData AssignedCardsData
    AssignedLogicalUnitData AssignedSimCardsData AssignedSubscriptionsData AssignedUsersData AssignedWorkstationData AuditData
    BackupData BackupAssignedObjectsData DepthUnitChoice CableData CardsData CertificateData CloudSubscriptionsData ClusterData
    ClusterAdmServiceData ClusterMembersData ClusterMembershipsData ClusterRootData ClusterTypeChoice ClusterServiceStatusChoice
    ClusterServiceData MemoryUnitChoice FrequencyUnitChoice PortSpeedChoice ComputingResourcesData ConnectorTypeChoice
    ChoicesInput ConnectorData ContactData ContractAssignmentData ControllerData ControllerFcPortData CpuData NumberInput
    CustomFieldsExampleData DatabaseData DatabaseAssignmentData DatabaseSaData DatabaseTableData IntegerInput DriveData
    EmergencyPlanData FiberLeadData FileData WeightUnitChoice FormfactorData CmdbStatusChoice ObjectTypeChoice GlobalData
    GraphicData GroupMembershipsData GuestSystemsData HbaTypeChoice HbaData IdentifierData ImageData ImagesData InvoiceData
    NetTypeChoice IpAssignmentChoice Ipv6AssignmentChoice IpAliasesRowData IpData ItsTypeData ItServiceData
    ItServiceComponentsData WeightingChoice ItServiceRelationsData JdiscCaTypeChoice JdiscCaData LastLoginUserData LdevClientData
    LdevServerData LocationOptionChoice LocationInsertionChoice LocationData LogbookData LogicalUnitData MailAddressesData
    ManagedObjectsData ManualData MemoryData ModelData MonitoringData NetworkData NetworkInterfaceData NetworkLogPortData
    PortNegotiationChoice PortDuplexChoice NetworkPortData NetConnectionsFolderData NetConnectorData NetListenerData
    NetZoneOptionsData ObjectData OperatingSystemData PasswdData PersonAssignedWorkstationData PlanningData PowerConsumerData
    PowerSupplierData QinqSpData RaidTypeChoice StorRaidLevelChoice RaidData RelationData RmControllerData
    RmControllerBackwardData ServiceData SharesData ShareAccessData CpContractTypeChoice SimData SimCardData
    SlaServiceLevelKindChoice UnitOfTimeChoice SlaData SmartcardCertificateData SoaStacksData SoundData StackMemberModeChoice
    StackMemberData StorageDeviceData SupportEntitlementData TelephoneFaxData TsiServiceData UniversalInterfaceData VehicleData
    VersionData VirtualDeviceTypeChoice VirtualDeviceData VirtualHostData VirtualHostRootData VirtualMachineChoice
    VirtualMachineData VirtualMachineRootData VirtualSwitchPortgroupRowData VirtualSwitchServiceconsoleportsRowData
    VirtualSwitchVmkernelportsRowData VirtualSwitchData VoipPhoneData VoipPhoneLineData VrrpTypeChoice VrrpData VrrpMemberData
    WanCapacityUnitChoice WanData TempUnitChoice AcRefrigeratingCapacityUnitChoice AcAirQuantityUnitChoice SpecificAcData
    WlanEncryptionChoice SpecificAccessPointData InstallationTypeChoice SpecificApplicationData SpecificApplicationAssignedObjData
    SpecificApplicationDbmsAssignedObjData SpecificApplicationServiceAssignedObjData SpecificApplicationVariantData
    SpecificCellPhoneContractData ChassisGridSizeChoice SpecificChassisData SpecificChassisDevicesData ChassisInsertionChoice
    SpecificChassisSlotData SpecificChassisViewData SpecificClientData SpecificClusterServiceData ContractCostCalculationChoice
    ContractNoticePeriodTypeChoice SpecificContractData SpecificContractInformationData SpecificDatabaseAccessData
    SpecificDatabaseGatewayData SpecificDatabaseInstallationData SpecificDatabaseInstanceData SpecificDatabaseLinksData
    DatabaseObjectsChoice SpecificDatabaseObjectsData SpecificDatabaseSchemaData SpecificDbmsData SpecificEmergencyPlanData
    SpecificEmergencyPlanAttributeData SpecificEmergencyPlanLinkedObjectsData RackSlotSortingChoice SpecificEnclosureData
    VolumeUnitChoice SpecificEpsData SpecificFileData SpecificFileActualData SpecificFileObjectsData SpecificFileVersionsData
    SpecificGroupData GroupTypeChoice SpecificGroupTypeData SpecificKryptoCardData SpecificLayer2NetIpHelperAddressesRowData
    SpecificLayer2NetData SpecificLayer2NetAssignedLogicalPortsData SpecificLayer2NetAssignedPortsData LicenceTypeChoice
    SpecificLicenceListData SpecificMiddlewareData SpecificMonitorData SpecificNetData NetDhcpTypeChoice NetDhcpv6TypeChoice
    SpecificNetDhcpData SpecificNetZoneData SpecificOperatingSystemData SpecificOrganizationData
    SpecificOrganizationContactAssignmentData SpecificOrganizationMasterDataData SpecificOrganizationPersonsData
    SpecificParallelRelationData SpecificPduData SpecificPduBranchData SalutationChoice SpecificPersonData
    SpecificPersonAssignedGroupsData SpecificPersonContactAssignmentData SpecificPersonGroupData
    SpecificPersonGroupContactAssignmentData SpecificPersonGroupMasterData SpecificPersonGroupMembersData SpecificPersonLoginData
    SpecificPersonMasterData SpecificPrtData RelationTypeChoice SpecificRelationDetailsData SpecificReplicationData
    SpecificReplicationPartnerData SpecificRoomData SpecificRouterData SpecificSanZoningData SpecificServiceData
    SpecificSwitchFcData SpecificSwitchNetData SpecificUpsData SpecificWanData SpecificWsData SpecificWsAssignmentData
    SpecificWsNetTypeData EntriesByCategory EntryIdsByCategory ObjectCreated DeletionTarget CmdbObject ObjectTypeCategory
    ObjectTypeCategories ListLimit ObjectTypeGroupReference ObjectTypeGroupFilter ObjectTypeOrder SortDirection ObjectTypeGroup
    ObjectTypeGroups ObjectTypeFilter ObjectType ObjectTypes FilterText Comparison ComparedValue AttributeCondition ObjectStatus
    ObjectFilter ObjectSortKey ListCursor CategoriesWanted ObjectColumn ObjectColumns ListedObject ListedObjects ObjectPage
    ObjectList WholeListedObject WholeListedObjects WholeObjectPage WholeObjectList ObjectByRelation ObjectsByRelation Moment
    ReportColumn ReportColumns ReportTotalKind ReportTotal ReportTotals ReportInfo ReportInfos ReportRow ReportRows CmdbStatusId
    CmdbStatus CmdbStatuses CmdbStatusTitle CmdbStatusName CmdbStatusColor CmdbStatusSaved PersonFilter WorkstationComponent
    WorkstationComponents Workstation Workstations PersonWithWorkstations PersonsWithWorkstations Constants Credential
    OpenedSession EndedSession SearchText SearchMode SearchHit SearchHits ServiceVersion KeyId Login PermittedVerb ObjectTypeName
    Right Rights KeyRights PermittedMethod PermittedVerbs PermittedType PermittedCategory PermittedAccess AuditEventName
    AuditMoment Grantee AuditKey AuditObject AuditSubject AddressRange KeyAddresses AuditedLimits LoginMeans LoginFailure
    SessionEnd AuditDetails AuditEvent AuditPage OperationParameters OperationName Operation Operations OperationResult Applied
    ComparedObjects ChangeValues ComparedMoments HistoryMoment WaitSeconds ChangeSetKey ChangeSetUser ChangeSet ChangeFeed History
    ChangeSetNumbers OnConflict RevertConflict Reverted RightsGranted GranteeInfo GranteeList ImpactObject ImpactRedundancy
    AffectedObject AffectedObjects ImpactContact ImpactContacts ImpactOfObject ImportProfileType ImportColumnTitle ImportTarget
    ImportUnit ImportColumn ImportColumns ImportEncoding ImportProfileEncoding ImportSeparator ImportProfileSeparator
    ImportProfile ImportProfiles SavedImportProfile ImportSource ImportRecord ImportPage ImportName ImportObject ImportPart
    ImportEntry ImportRow ImportRows ImportRefusal ImportRemoval ImportedRow ImportSaved KeyTitle KeyExpiry KeyCreated KeyInfo
    KeyList Grace KeyRotated ConfiguredObjectType DefaultTemplate PasskeyTitle PasskeyData PasskeyTransports PasskeyId
    PasskeyAdded PasskeyOptions PasskeyInfo PasskeyList ProviderId DirectoryFault DirectoryTested ProviderText ProviderGroup
    ProviderRule SyncReport DirectorySync ProviderInfo ProviderList ProviderIssuer ProviderRules ProviderSecret ProviderScopes
    AdmittedGroups ProviderGroups TriedRules RackObject RackSlots RackSides RackDevice RackDevices RackObjects RackUnits
    RackUnitRanges RackFree RackConflict RackConflicts RackContent ReportGrouping ReportText SavedReport ReportTotalled
    ReportGroup ReportSummary SchemaDefinition SchemaDocument SchemaNames SchemaVersion SchemaLoss SchemaUse SchemaStep
    AppliedSchema SchemaRefusal SchemaPreview SchemaReading SecondFactorConfirmed SecondFactorSecret SessionId SessionInfo
    SessionList TracePoint TracePoints CableTrace CableTraces TracedObject PersonName UserCreated SessionsEnded GroupOfUser
    UserInfo UserList WebhookTitle WebhookUrl WebhookFilter WebhookValue WebhookCondition WebhookConditions WebhookSecret
    WebhookCreated WebhookId DeliveryState WebhookDelivery WebhookDeliveries WebhookInfo WebhookList DeliveryId DeliveryIds
    WebhookResent WebhookRotated WebhookTested OpenRpcDocument EndpointParameter Endpoint Endpoints AccessEntry AccessChoiceKey
    NumberText AccountingEntry AccountingChoiceKey AddressEntry AircraftEntry ApplicationEntry ApplicationChoiceKey
    AssignedCardsEntry AssignedLogicalUnitEntry AssignedSimCardsEntry AssignedSubscriptionsEntry AssignedUsersEntry
    AssignedWorkstationEntry AuditEntry AuditChoiceKey BackupEntry BackupChoiceKey BackupAssignedObjectsEntry
    BackupAssignedObjectsChoiceKey CableEntry CableChoiceKey CardsEntry CertificateEntry CertificateChoiceKey
    CloudSubscriptionsEntry CloudSubscriptionsChoiceKey ClusterEntry ClusterAdmServiceEntry ClusterAdmServiceChoiceKey
    ClusterMembersEntry ClusterMembershipsEntry ClusterRootEntry ClusterServiceEntry ClusterServiceChoiceKey
    ComputingResourcesEntry ComputingResourcesChoiceKey ConnectorEntry ConnectorChoiceKey ContactEntry ContactChoiceKey
    ContractAssignmentEntry ContractAssignmentChoiceKey ControllerEntry ControllerChoiceKey ControllerFcPortEntry
    ControllerFcPortChoiceKey CpuEntry CpuChoiceKey CustomFieldsEntry CustomFieldsExampleEntry CustomFieldsExampleChoiceKey
    DatabaseEntry DatabaseChoiceKey DatabaseAssignmentEntry DatabaseSaEntry DatabaseSaChoiceKey DatabaseTableEntry
    DatabaseTableChoiceKey DriveEntry DriveChoiceKey EmergencyPlanEntry FiberLeadEntry FiberLeadChoiceKey FileEntry
    FormfactorEntry FormfactorChoiceKey GlobalEntry GlobalChoiceKey GraphicEntry GraphicChoiceKey GroupMembershipsEntry
    GuestSystemsEntry HbaEntry HbaChoiceKey IdentifierEntry IdentifierChoiceKey ImageEntry ImagesEntry InvoiceEntry IpAliasesRow
    IpEntry IpChoiceKey ItsLogbookEntry ItsLogbookChoiceKey ItsTypeEntry ItsTypeChoiceKey ItServiceEntry ItServiceComponentsEntry
    ItServiceComponentsChoiceKey ItServiceRelationsEntry ItServiceRelationsChoiceKey JdiscCaEntry JdiscCaChoiceKey
    LastLoginUserEntry LdapDnEntry LdevClientEntry LdevClientChoiceKey LdevServerEntry LdevServerChoiceKey LivestatusEntry
    LocationEntry LocationChoiceKey LogbookEntry LogbookChoiceKey LogicalUnitEntry MailAddressesEntry ManagedObjectsEntry
    ManualEntry MemoryEntry MemoryChoiceKey ModelEntry ModelChoiceKey MonitoringEntry MonitoringChoiceKey NdoEntry NetworkEntry
    NetworkChoiceKey NetworkInterfaceEntry NetworkInterfaceChoiceKey NetworkLogPortEntry NetworkLogPortChoiceKey NetworkPortEntry
    NetworkPortChoiceKey NetConnectionsFolderEntry NetConnectionsFolderChoiceKey NetConnectorEntry NetListenerEntry
    NetListenerChoiceKey NetZoneEntry NetZoneOptionsEntry NetZoneScopesEntry ObjectEntry OperatingSystemEntry
    OperatingSystemChoiceKey PasswdEntry PersonAssignedWorkstationEntry PlanningEntry PlanningChoiceKey PowerConsumerEntry
    PowerConsumerChoiceKey PowerSupplierEntry QinqCeEntry QinqSpEntry RaidEntry RaidChoiceKey RelationEntry RelationChoiceKey
    RmControllerEntry RmControllerBackwardEntry ServiceEntry ServiceChoiceKey SharesEntry ShareAccessEntry SimEntry SimChoiceKey
    SimCardEntry SimCardChoiceKey SlaEntry SlaChoiceKey SmartcardCertificateEntry SnmpEntry SnmpChoiceKey SoaStacksEntry
    SoundEntry SoundChoiceKey StackMemberEntry StackMemberChoiceKey StorageDeviceEntry StorageDeviceChoiceKey
    SupportEntitlementEntry TelephoneFaxEntry TelephoneFaxChoiceKey TsiServiceEntry UniversalInterfaceEntry
    UniversalInterfaceChoiceKey VehicleEntry VersionEntry VirtualDeviceEntry VirtualDeviceChoiceKey VirtualHostEntry
    VirtualHostRootEntry VirtualMachineEntry VirtualMachineChoiceKey VirtualMachineRootEntry VirtualMachineRootChoiceKey
    VirtualSwitchPortgroupRow VirtualSwitchServiceconsoleportsRow VirtualSwitchVmkernelportsRow VirtualSwitchEntry VoipPhoneEntry
    VoipPhoneChoiceKey VoipPhoneLineEntry VrrpEntry VrrpChoiceKey VrrpMemberEntry WanEntry WanChoiceKey SpecificAcEntry
    SpecificAcChoiceKey SpecificAccessPointEntry SpecificAccessPointChoiceKey SpecificApplicationEntry
    SpecificApplicationChoiceKey SpecificApplicationAssignedObjEntry SpecificApplicationAssignedObjChoiceKey
    SpecificApplicationDbmsAssignedObjEntry SpecificApplicationDbmsAssignedObjChoiceKey SpecificApplicationServiceAssignedObjEntry
    SpecificApplicationServiceAssignedObjChoiceKey SpecificApplicationVariantEntry SpecificCellPhoneContractEntry
    SpecificChassisEntry SpecificChassisChoiceKey SpecificChassisDevicesEntry SpecificChassisDevicesChoiceKey
    SpecificChassisSlotEntry SpecificChassisSlotChoiceKey SpecificChassisViewEntry SpecificChassisViewChoiceKey
    SpecificClientEntry SpecificClientChoiceKey SpecificClusterServiceEntry SpecificClusterServiceChoiceKey SpecificContractEntry
    SpecificContractChoiceKey SpecificContractAllocationEntry SpecificContractInformationEntry
    SpecificContractInformationChoiceKey SpecificDatabaseAccessEntry SpecificDatabaseGatewayEntry
    SpecificDatabaseInstallationEntry SpecificDatabaseInstallationChoiceKey SpecificDatabaseInstanceEntry
    SpecificDatabaseLinksEntry SpecificDatabaseObjectsEntry SpecificDatabaseObjectsChoiceKey SpecificDatabaseSchemaEntry
    SpecificDbmsEntry SpecificDbmsChoiceKey SpecificEmergencyPlanEntry SpecificEmergencyPlanChoiceKey
    SpecificEmergencyPlanAttributeEntry SpecificEmergencyPlanAttributeChoiceKey SpecificEmergencyPlanLinkedObjectsEntry
    SpecificEnclosureEntry SpecificEnclosureChoiceKey SpecificEpsEntry SpecificEpsChoiceKey SpecificFileEntry
    SpecificFileChoiceKey SpecificFileActualEntry SpecificFileActualChoiceKey SpecificFileObjectsEntry SpecificFileVersionsEntry
    SpecificGroupEntry SpecificGroupTypeEntry SpecificGroupTypeChoiceKey SpecificKryptoCardEntry
    SpecificLayer2NetIpHelperAddressesRow SpecificLayer2NetEntry SpecificLayer2NetChoiceKey
    SpecificLayer2NetAssignedLogicalPortsEntry SpecificLayer2NetAssignedPortsEntry SpecificLicenceListEntry
    SpecificLicenceListChoiceKey SpecificMiddlewareEntry SpecificMiddlewareChoiceKey SpecificMonitorEntry SpecificMonitorChoiceKey
    SpecificNetEntry SpecificNetChoiceKey SpecificNetDhcpEntry SpecificNetDhcpChoiceKey SpecificNetIpAddressesEntry
    SpecificNetIpAddressesChoiceKey SpecificNetZoneEntry SpecificOperatingSystemEntry SpecificOperatingSystemChoiceKey
    SpecificOrganizationEntry SpecificOrganizationContactAssignmentEntry SpecificOrganizationContactAssignmentChoiceKey
    SpecificOrganizationMasterDataEntry SpecificOrganizationPersonsEntry SpecificParallelRelationEntry SpecificPduEntry
    SpecificPduBranchEntry SpecificPersonEntry SpecificPersonChoiceKey SpecificPersonAssignedGroupsEntry
    SpecificPersonAssignedGroupsChoiceKey SpecificPersonContactAssignmentEntry SpecificPersonContactAssignmentChoiceKey
    SpecificPersonGroupEntry SpecificPersonGroupContactAssignmentEntry SpecificPersonGroupContactAssignmentChoiceKey
    SpecificPersonGroupMasterEntry SpecificPersonGroupMembersEntry SpecificPersonLoginEntry SpecificPersonMasterEntry
    SpecificPersonMasterChoiceKey SpecificPrtEntry SpecificPrtChoiceKey SpecificRelationDetailsEntry
    SpecificRelationDetailsChoiceKey SpecificReplicationEntry SpecificReplicationChoiceKey SpecificReplicationPartnerEntry
    SpecificReplicationPartnerChoiceKey SpecificRoomEntry SpecificRoomChoiceKey SpecificRouterEntry SpecificRouterChoiceKey
    SpecificSanZoningEntry SpecificServiceEntry SpecificServiceChoiceKey SpecificSwitchFcEntry SpecificSwitchNetEntry
    SpecificSwitchNetChoiceKey SpecificUpsEntry SpecificUpsChoiceKey SpecificWanEntry SpecificWanChoiceKey SpecificWsEntry
    SpecificWsChoiceKey SpecificWsAssignmentEntry SpecificWsNetTypeEntry SpecificWsNetTypeChoiceKey
""".split())


def __getattr__(name: str) -> _t.Any:
    if name in _TYPES:
        return _t.Any
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


class KatasterError(Exception):
    """A call without a result: which error the service answered, and what is wrong with which parameter or attribute."""

    def __init__(
        self,
        code: _t.Optional[int],
        message: str,
        data: _t.Optional[_t.Dict[str, str]] = None,
        id: _t.Union[str, int, None] = None,
    ) -> None:
        super().__init__(code, message, data, id)
        self.code = code
        self.message = message
        self.data = data
        self.id = id
        name = (data or {}).get("error")
        # None where a newer service returns an error that this module does not know.
        self.error_name: _t.Optional[str] = name if name in _ERROR_NAMES else None

    def __str__(self) -> str:
        """The message with the first reasons that it lacks: There was a validation error (title: is required)."""
        reasons = [f"{name}: {reason}" for name, reason in (self.data or {}).items() if name not in ("error", "retry")]
        missing = [reason for reason in reasons if reason not in self.message][:3]
        return f"{self.message} ({'; '.join(missing)})" if missing else self.message


class NoAnswer(KatasterError):
    """A call that never became an answer: the service was not reached, the time was over, or what answered is not the service.

    Whether a write was carried out is not known; repeated with the same idempotency key, it is carried out once. It has no code and
    no data. The cause is what went wrong beneath, if there is one.
    """

    def __init__(self, message: str) -> None:
        super().__init__(None, message)
        self.args = (message,)


class Call(_t.Generic[_T]):
    """A call that is ready to be sent in a batch."""

    def __init__(self, method: str, params: _Params) -> None:
        self.method = method
        self.params = params


class PagedCall(Call[_T], _t.Generic[_T, _Page, _Item]):
    """A call whose result is a page of a list: pages and each of a client read the whole list by it."""

    def __init__(self, method: str, params: _Params, paging: _Paging) -> None:
        super().__init__(method, params)
        self.paging = paging


# Parameters of the call for the first page.
_BEGINNINGS: _t.Mapping[str, _Params] = {"cursor": {"cursor": ""}, "offset": {"offset": 0, "limit": 500}}

# Seconds that a call for the next page of a feed waits for something new.
_FEED_WAIT: _Params = {"wait": 20}


def _first(call: PagedCall[_t.Any, _t.Any, _t.Any]) -> _Params:
    given = {name: value for name, value in call.params.items() if value is not None}
    return {**_BEGINNINGS[call.paging.by], **(_FEED_WAIT if call.paging.is_feed else {}), **given}


def _next(paging: _Paging, params: _Params, page: _t.Any) -> _t.Optional[_Params]:
    if paging.by == "cursor":
        return None if page["cursor"] is None else {**params, "cursor": page["cursor"]}
    count = len(_items(paging, page))
    is_end = count == 0 or count < params["limit"]
    return None if is_end else {**params, "offset": params["offset"] + count}


def _items(paging: _Paging, page: _t.Any) -> _t.List[_t.Any]:
    found: _t.List[_t.Any] = page if paging.items is None else page[paging.items]
    return found


_KEY = "idempotency_key"

_Outcome = _t.Union[_T, KatasterError]

_NO_ANSWER: _t.Mapping[str, _t.Any] = {"code": -32603, "message": "No answer to this call", "data": {"error": "InternalError"}}


class _Service:
    """Where the service is, who asks, and how often."""

    def __init__(
        self,
        url: str,
        apikey: _t.Optional[str],
        language: _t.Optional[str],
        time_zone: _t.Optional[str],
        timeout: _t.Optional[float],
        retries: int,
        headers: _t.Optional[_t.Mapping[str, str]],
    ) -> None:
        self._url = url
        own = {"language": language, "time_zone": time_zone}
        self._own = {name: value for name, value in own.items() if value is not None}
        self._timeout = timeout
        self._retries = retries
        # Headers are sent byte by byte.
        key: _t.Dict[str, str] = {} if apikey is None else {"X-API-Key": apikey.encode().decode("latin-1")}
        self._headers = {**(headers or {}), **key, "Content-Type": "application/json"}
        self._ids = itertools.count(1)

    def send(self, method: str, params: _Params) -> _t.Any:
        outcome = _outcome(self._post(self._envelope(method, params)))
        if isinstance(outcome, KatasterError):
            raise outcome
        return outcome

    def batch(self, calls: _t.Sequence[Call[_t.Any]]) -> _t.Tuple[_t.Any, ...]:
        envelopes = [self._envelope(call.method, call.params) for call in calls]
        if not envelopes:
            return ()
        answers = self._post(envelopes)
        if isinstance(answers, dict):
            raise _outcome(answers)
        by_id = {answer.get("id"): answer for answer in answers}
        return tuple(_outcome(by_id.get(envelope["id"], {})) for envelope in envelopes)

    def _envelope(self, method: str, params: _Params) -> _t.Dict[str, _t.Any]:
        given = {_wire(name): value for name, value in params.items() if value is not None}
        if self._retries > 0 and method in _METHODS and _METHODS[method].is_repeatable:
            given.setdefault(_KEY, str(uuid.uuid4()))
        return {"jsonrpc": "2.0", "id": next(self._ids), "method": method, "params": {**given, **self._own}}

    def _post(self, body: _t.Any) -> _t.Any:
        data = json.dumps(body, allow_nan=False).encode()
        # A call that waits for something to happen may take so much longer.
        wait = max((call["params"].get("wait", 0) for call in (body if isinstance(body, list) else [body])), default=0)
        deadline = None if self._timeout is None else time.monotonic() + self._timeout + wait
        is_repeatable = all(_KEY in call["params"] for call in (body if isinstance(body, list) else [body]))
        for attempt in itertools.count():
            try:
                answer = self._exchange(data, deadline, isinstance(body, list))
                if attempt >= self._retries or not _asks_for_retry(answer, is_repeatable):
                    return answer
            except NoAnswer:
                if attempt >= self._retries or not is_repeatable:
                    raise
                self._raise_if_late(deadline, None)
            # Half of each pause is left to chance: clients refused together do not come back together.
            pause = min(0.1 * 2**attempt, 2.0) * random.uniform(0.5, 1.0)
            time.sleep(pause if deadline is None else max(0.0, min(pause, deadline - time.monotonic())))
            self._raise_if_late(deadline, None)

    def _exchange(self, data: bytes, deadline: _t.Optional[float], is_batch: bool) -> _t.Any:
        import http.client
        import urllib.request

        request = urllib.request.Request(self._url, data=data, headers=self._headers, method="POST")
        what = "does not answer"
        try:
            status, text = _sent(request, None if deadline is None else max(0.001, deadline - time.monotonic()))
            what = f"answered HTTP {status}, but no JSON-RPC"
            answer = json.loads(text)
        except (OSError, http.client.HTTPException, ValueError) as failure:
            self._raise_if_late(deadline, failure)
            raise NoAnswer(f"{self._url} {what}") from failure
        if not _is_answer(answer, is_batch):
            raise NoAnswer(f"{self._url} {what}")
        return answer

    def _raise_if_late(self, deadline: _t.Optional[float], cause: _t.Optional[BaseException]) -> None:
        if deadline is not None and time.monotonic() >= deadline:
            raise NoAnswer(f"no answer within {self._timeout} s") from cause


def _sent(request: urllib.request.Request, timeout: _t.Optional[float]) -> _t.Tuple[int, bytes]:
    import urllib.error
    import urllib.request

    try:
        with urllib.request.urlopen(request, timeout=timeout) as response:
            return response.status, response.read()
    except urllib.error.HTTPError as refused:
        with refused:
            return refused.code, refused.read()


def _is_answer(answer: _t.Any, is_batch: bool) -> bool:
    # Only a batch is answered by a list, and as a whole it can only fail.
    if isinstance(answer, list):
        return is_batch
    return isinstance(answer, dict) and ("error" in answer or (not is_batch and "result" in answer))


def _outcome(answer: _t.Mapping[str, _t.Any]) -> _t.Any:
    if "result" in answer:
        return answer["result"]
    error = answer.get("error") or _NO_ANSWER
    return KatasterError(error["code"], error["message"], error.get("data"), answer.get("id"))


def _asks_for_retry(answer: _t.Any, is_repeatable: bool) -> bool:
    # In a batch some calls may have been carried out, so only one that was refused as a whole is sent again.
    if not isinstance(answer, dict):
        return False
    data = (answer.get("error") or {}).get("data") or {}
    return bool(data.get("retry") == "true" or (is_repeatable and data.get("error") == "OutcomeUnknown"))


# Names that functions of the types have for something else.
_TAKEN = frozenset(("self", "options"))


def _is_taken(name: str) -> bool:
    return keyword.iskeyword(name) or name in _TAKEN


def _plain(name: str) -> str:
    return f"{name}_" if _is_taken(name) else name


def _wire(name: str) -> str:
    return name[:-1] if name.endswith("_") and _is_taken(name[:-1]) else name


class _Group:
    """The functions below one segment of the names of methods."""

    def __getattr__(self, name: str) -> _t.Any:
        raise AttributeError(f"the service has no method of the name {name!r} here; it has {', '.join(sorted(self.__dict__))}")


    def __call__(self, **params: _t.Any) -> _t.Any:
        """Calls the method read below this segment."""
        return self.read(**params)


class Record:
    """An object or an entry that remembers what was read: attributes are set, and save sends those that differ from it."""

    def __init__(self, values: _Params, save: _t.Callable[[_Params], _t.Any]) -> None:
        self.__dict__.update(_values=dict(values), _read=copy.deepcopy(dict(values)), _save=save)

    def __getattr__(self, name: str) -> _t.Any:
        return self.__dict__["_values"][self._key(name)]

    def __setattr__(self, name: str, value: _t.Any) -> None:
        self._values[self._key(name)] = value

    def _key(self, name: str) -> str:
        key, known = _wire(name), self.__dict__.get("_values", {})
        if key not in known:
            raise AttributeError(f"there is no attribute {name!r} here; there are {', '.join(sorted(known))}")
        return key

    def updates(self) -> _t.Dict[str, _t.Any]:
        """The attributes that differ from what was read or saved last."""
        return {name: value for name, value in self._values.items() if value != self._read[name]}

    def save(self) -> bool:
        """Saves the attributes that differ. False where there are none: then nothing is sent."""
        changed = self.updates()
        if not changed:
            return False
        self._save(changed)
        self.__dict__["_read"] = copy.deepcopy(self._values)
        return True


def _attach(root: _t.Any, send: _Send, each: _t.Optional[_Send] = None) -> None:
    """Makes the functions of the methods, and those of each category. each is a function beside every read of a list with pages."""
    for name, method in _METHODS.items():
        *groups, last = map(_plain, name.split("."))
        place = root
        for group in groups:
            place = place.__dict__.setdefault(group, _Group())
        setattr(place, last, _function(send, name, method.about))
        if each is not None and last == "read" and method.paging is not None:
            place.__dict__.setdefault("each", _function(each, name, method.about))
    if _CATEGORIES:
        root.categories = _Group()
    for attribute, constant in _CATEGORIES.items():
        setattr(root.categories, attribute, _Category(send, constant))


def _function(send: _Send, name: str, about: str) -> _t.Callable[..., _t.Any]:
    def call(**params: _t.Any) -> _t.Any:
        return send(name, params)

    call.__name__ = call.__qualname__ = name
    call.__doc__ = about
    return call


class _Category:
    """The functions of one category."""

    def __init__(self, send: _Send, constant: str) -> None:
        for name, (method, category, *places) in _CATEGORY_METHODS.items():
            setattr(self, name, _placed(_function(send, method, _METHODS[method].about), {category: constant}, places))


def _placed(call: _t.Callable[..., _t.Any], given: _Params, places: _t.Sequence[str]) -> _t.Callable[..., _t.Any]:
    def placed(*values: _t.Any, **params: _t.Any) -> _t.Any:
        if len(values) > len(places):
            raise TypeError(f"{call.__name__} takes {len(places)} values by their place: {', '.join(places)}")
        return call(**dict(zip(places, values)), **given, **params)

    placed.__doc__ = call.__doc__
    return placed


class _Client:
    """Members of every client beside the functions of the methods."""

    def __init__(
        self,
        url: str,
        apikey: _t.Optional[str] = None,
        *,
        language: _t.Optional[str] = None,
        time_zone: _t.Optional[str] = None,
        timeout: _t.Optional[float] = 30.0,
        retries: int = 3,
        headers: _t.Optional[_t.Mapping[str, str]] = None,
    ) -> None:
        """
        apikey: sent in a header, which stays out of what is logged of bodies; a session in headers suffices without one.
        timeout: seconds until a call is given up, retries included; None waits for ever.
        time_zone: where times are told with an offset, such as Europe/Berlin or UTC.
        retries: how often a call is tried again: where the service asks for it, and a call with an idempotency key also
        where it got no answer. Unless it is 0, every call that may have such a key gets one.
        """
        self._service = _Service(url, apikey, language, time_zone, timeout, retries, headers)
        _attach(self, self._send, lambda method, params: self.each(_prepared(method, params)))

    def _send(self, method: str, params: _Params) -> _t.Any:
        raise NotImplementedError

    def each(self, call: _t.Any) -> _t.Any:
        raise NotImplementedError


class Kataster(_Client):
    """The service as functions whose calls are sent at once. A call without a result raises a KatasterError."""

    def record(self, id: _t.Union[int, str]) -> Record:
        """Reads an object whose attributes are set and saved: record.title = "web2", then record.save()."""
        read = self._service.send("cmdb.object.read", {"id": id})
        return Record(read, lambda changed: self._service.send("cmdb.object.update", {**changed, "id": id}))

    def records(self, object: _t.Union[int, str], category: str) -> _t.List[Record]:
        """Reads the entries of a category whose attributes are set and saved: record.serial = "J300X13", then record.save()."""

        def record(entry: _Params) -> Record:
            place = {"object": object, "category": category, "entry": int(entry["id"])}
            return Record(entry, lambda changed: self._service.send("cmdb.category.save", {**place, "data": changed}))

        return [record(entry) for entry in self._service.send("cmdb.category.read", {"objID": object, "category": category})]

    def _send(self, method: str, params: _Params) -> _t.Any:
        return self._service.send(method, params)

    def batch(self, *calls: Call[_t.Any]) -> _t.Any:
        """Sends several calls at once. Each is answered by its result or by a KatasterError, in the order given.

        The results of up to 10 calls are typed, those of more are not.
        """
        return self._service.batch(calls)

    def pages(self, call: PagedCall[_t.Any, _Page, _t.Any]) -> _t.Iterator[_Page]:
        """Reads the pages of a list, each by a call of its own, as long as the loop asks for them. limit is the length of a page.

        The feed of changes has no end: its next page waits for something new.
        """
        params: _t.Optional[_Params] = _first(call)
        while params is not None:
            page = self._service.send(call.method, params)
            yield page
            params = _next(call.paging, params, page)

    def each(self, call: PagedCall[_t.Any, _t.Any, _Item]) -> _t.Iterator[_Item]:
        """Reads the items of a list, one by one, over all of its pages."""
        for page in self.pages(call):
            yield from _items(call.paging, page)


class AsyncKataster(_Client):
    """The service as functions whose calls are awaited. A call without a result raises a KatasterError."""

    async def _send(self, method: str, params: _Params) -> _t.Any:
        import asyncio

        return await asyncio.to_thread(self._service.send, method, params)

    async def batch(self, *calls: Call[_t.Any]) -> _t.Any:
        """Sends several calls at once. Each is answered by its result or by a KatasterError, in the order given.

        The results of up to 10 calls are typed, those of more are not.
        """
        import asyncio

        return await asyncio.to_thread(self._service.batch, calls)

    async def pages(self, call: PagedCall[_t.Any, _Page, _t.Any]) -> _t.AsyncIterator[_Page]:
        """Reads the pages of a list, each by a call of its own, as long as the loop asks for them. limit is the length of a page.

        The feed of changes has no end: its next page waits for something new.
        """
        params: _t.Optional[_Params] = _first(call)
        while params is not None:
            page = await self._send(call.method, params)
            yield page
            params = _next(call.paging, params, page)

    async def each(self, call: PagedCall[_t.Any, _t.Any, _Item]) -> _t.AsyncIterator[_Item]:
        """Reads the items of a list, one by one, over all of its pages."""
        async for page in self.pages(call):
            for item in _items(call.paging, page):
                yield item


def _prepared(method: str, params: _Params) -> Call[_t.Any]:
    paging = _METHODS[method].paging
    return Call(method, params) if paging is None else PagedCall(method, params, paging)


# One function per method, for batches: each prepares a call.
calls: _t.Any = _Group()
_attach(calls, _prepared)
