# Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

"""The types of the service: of its methods, its categories and its errors. At run time nothing of them is there."""

from __future__ import annotations

import typing as _t

if _t.TYPE_CHECKING:
    from typing_extensions import Unpack as _Unpack

# A constant that this module does not know, such as that of a category which another site has.
OtherConstant = _t.NewType("OtherConstant", str)

_T = _t.TypeVar("_T")
_A = _t.TypeVar("_A")
_B = _t.TypeVar("_B")
_C = _t.TypeVar("_C")
_D = _t.TypeVar("_D")
_E = _t.TypeVar("_E")
_F = _t.TypeVar("_F")
_G = _t.TypeVar("_G")
_H = _t.TypeVar("_H")
_I = _t.TypeVar("_I")
_J = _t.TypeVar("_J")
_Page = _t.TypeVar("_Page")
_Item = _t.TypeVar("_Item")
_Entry = _t.TypeVar("_Entry")
_Data = _t.TypeVar("_Data")

_Params = _t.Mapping[str, _t.Any]

# The names of the errors a service answers; the types of a service know them.
ErrorName = _t.Literal[
    "ParseError",
    "InvalidRequest",
    "MethodNotFound",
    "InvalidParameters",
    "ValidationFailed",
    "ObjectNotFound",
    "ObjectTypeNotFound",
    "CategoryNotFound",
    "EntryNotFound",
    "EntryMissing",
    "SingleValueCategory",
    "TransitionRefused",
    "InternalError",
    "AuthenticationFailed",
    "Forbidden",
    "PasswordExpired",
    "SecondFactorRequired",
    "Conflict",
    "SwitchedOff",
    "CursorEnded",
    "LimitExceeded",
    "Busy",
    "StorageUnavailable",
    "TimedOut",
    "Stopping",
    "OutcomeUnknown",
    "CategoryWithoutAttributes",
]


class KatasterError(Exception):
    """A call without a result: which error the service answered, and what is wrong with which parameter or attribute."""

    # None in a call without an answer, as in NoAnswer.
    code: _t.Optional[int]
    message: str
    data: _t.Optional[_t.Dict[str, str]]
    id: _t.Union[str, int, None]
    # None where a newer service returns an error that this module does not know, too.
    error_name: _t.Optional[ErrorName]


class NoAnswer(KatasterError):
    """A call that never became an answer: the service was not reached, the time was over, or what answered is not the service."""


class Call(_t.Generic[_T]):
    """A call that is ready to be sent in a batch."""

    method: str
    params: _Params


class PagedCall(Call[_T], _t.Generic[_T, _Page, _Item]):
    """A call whose result is a page of a list: pages and each of a client read the whole list by it."""


class Record:
    """An object or an entry that remembers what was read: attributes are set, and save sends those that differ from it."""

    def __getattr__(self, name: str) -> _t.Any: ...

    def __setattr__(self, name: str, value: _t.Any) -> None: ...

    def updates(self) -> _t.Dict[str, _t.Any]:
        """The attributes that differ from what was read or saved last."""

    def save(self) -> bool:
        """Saves the attributes that differ. False where there are none: then nothing is sent."""


_Outcome = _t.Union[_T, KatasterError]


class _Client:
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
    ) -> None: ...


class _SyncClient(_Client):
    def record(self, id: _t.Union[int, str]) -> Record:
        """Reads an object whose attributes are set and saved: record.title = "web2", then record.save()."""

    def records(self, object: _t.Union[int, str], category: str) -> _t.List[Record]:
        """Reads the entries of a category whose attributes are set and saved: record.serial = "J300X13", then record.save()."""

    @_t.overload
    def batch(self, a: Call[_A], /) -> _t.Tuple[_Outcome[_A]]: ...

    @_t.overload
    def batch(self, a: Call[_A], b: Call[_B], /) -> _t.Tuple[_Outcome[_A], _Outcome[_B]]: ...

    @_t.overload
    def batch(self, a: Call[_A], b: Call[_B], c: Call[_C], /) -> _t.Tuple[_Outcome[_A], _Outcome[_B], _Outcome[_C]]: ...

    @_t.overload
    def batch(
        self, a: Call[_A], b: Call[_B], c: Call[_C], d: Call[_D], /
    ) -> _t.Tuple[_Outcome[_A], _Outcome[_B], _Outcome[_C], _Outcome[_D]]: ...

    @_t.overload
    def batch(
        self, a: Call[_A], b: Call[_B], c: Call[_C], d: Call[_D], e: Call[_E], /
    ) -> _t.Tuple[_Outcome[_A], _Outcome[_B], _Outcome[_C], _Outcome[_D], _Outcome[_E]]: ...

    @_t.overload
    def batch(
        self, a: Call[_A], b: Call[_B], c: Call[_C], d: Call[_D], e: Call[_E], f: Call[_F], /
    ) -> _t.Tuple[_Outcome[_A], _Outcome[_B], _Outcome[_C], _Outcome[_D], _Outcome[_E], _Outcome[_F]]: ...

    @_t.overload
    def batch(
        self, a: Call[_A], b: Call[_B], c: Call[_C], d: Call[_D], e: Call[_E], f: Call[_F], g: Call[_G], /
    ) -> _t.Tuple[_Outcome[_A], _Outcome[_B], _Outcome[_C], _Outcome[_D], _Outcome[_E], _Outcome[_F], _Outcome[_G]]: ...

    @_t.overload
    def batch(
        self, a: Call[_A], b: Call[_B], c: Call[_C], d: Call[_D], e: Call[_E],
        f: Call[_F], g: Call[_G], h: Call[_H], /
    ) -> _t.Tuple[
        _Outcome[_A], _Outcome[_B], _Outcome[_C], _Outcome[_D], _Outcome[_E],
        _Outcome[_F], _Outcome[_G], _Outcome[_H]
    ]: ...

    @_t.overload
    def batch(
        self, a: Call[_A], b: Call[_B], c: Call[_C], d: Call[_D], e: Call[_E],
        f: Call[_F], g: Call[_G], h: Call[_H], i: Call[_I], /
    ) -> _t.Tuple[
        _Outcome[_A], _Outcome[_B], _Outcome[_C], _Outcome[_D], _Outcome[_E],
        _Outcome[_F], _Outcome[_G], _Outcome[_H], _Outcome[_I]
    ]: ...

    @_t.overload
    def batch(
        self, a: Call[_A], b: Call[_B], c: Call[_C], d: Call[_D], e: Call[_E],
        f: Call[_F], g: Call[_G], h: Call[_H], i: Call[_I], j: Call[_J], /
    ) -> _t.Tuple[
        _Outcome[_A], _Outcome[_B], _Outcome[_C], _Outcome[_D], _Outcome[_E],
        _Outcome[_F], _Outcome[_G], _Outcome[_H], _Outcome[_I], _Outcome[_J]
    ]: ...

    @_t.overload
    def batch(self, *calls: Call[_t.Any]) -> _t.Tuple[_t.Any, ...]: ...

    def pages(self, call: PagedCall[_t.Any, _Page, _t.Any]) -> _t.Iterator[_Page]: ...

    def each(self, call: PagedCall[_t.Any, _t.Any, _Item]) -> _t.Iterator[_Item]: ...


class _AsyncClient(_Client):
    @_t.overload
    async def batch(self, a: Call[_A], /) -> _t.Tuple[_Outcome[_A]]: ...

    @_t.overload
    async def batch(self, a: Call[_A], b: Call[_B], /) -> _t.Tuple[_Outcome[_A], _Outcome[_B]]: ...

    @_t.overload
    async def batch(
        self, a: Call[_A], b: Call[_B], c: Call[_C], /
    ) -> _t.Tuple[_Outcome[_A], _Outcome[_B], _Outcome[_C]]: ...

    @_t.overload
    async def batch(
        self, a: Call[_A], b: Call[_B], c: Call[_C], d: Call[_D], /
    ) -> _t.Tuple[_Outcome[_A], _Outcome[_B], _Outcome[_C], _Outcome[_D]]: ...

    @_t.overload
    async def batch(
        self, a: Call[_A], b: Call[_B], c: Call[_C], d: Call[_D], e: Call[_E], /
    ) -> _t.Tuple[_Outcome[_A], _Outcome[_B], _Outcome[_C], _Outcome[_D], _Outcome[_E]]: ...

    @_t.overload
    async def batch(
        self, a: Call[_A], b: Call[_B], c: Call[_C], d: Call[_D], e: Call[_E], f: Call[_F], /
    ) -> _t.Tuple[_Outcome[_A], _Outcome[_B], _Outcome[_C], _Outcome[_D], _Outcome[_E], _Outcome[_F]]: ...

    @_t.overload
    async def batch(
        self, a: Call[_A], b: Call[_B], c: Call[_C], d: Call[_D], e: Call[_E], f: Call[_F], g: Call[_G], /
    ) -> _t.Tuple[_Outcome[_A], _Outcome[_B], _Outcome[_C], _Outcome[_D], _Outcome[_E], _Outcome[_F], _Outcome[_G]]: ...

    @_t.overload
    async def batch(
        self, a: Call[_A], b: Call[_B], c: Call[_C], d: Call[_D], e: Call[_E],
        f: Call[_F], g: Call[_G], h: Call[_H], /
    ) -> _t.Tuple[
        _Outcome[_A], _Outcome[_B], _Outcome[_C], _Outcome[_D], _Outcome[_E],
        _Outcome[_F], _Outcome[_G], _Outcome[_H]
    ]: ...

    @_t.overload
    async def batch(
        self, a: Call[_A], b: Call[_B], c: Call[_C], d: Call[_D], e: Call[_E],
        f: Call[_F], g: Call[_G], h: Call[_H], i: Call[_I], /
    ) -> _t.Tuple[
        _Outcome[_A], _Outcome[_B], _Outcome[_C], _Outcome[_D], _Outcome[_E],
        _Outcome[_F], _Outcome[_G], _Outcome[_H], _Outcome[_I]
    ]: ...

    @_t.overload
    async def batch(
        self, a: Call[_A], b: Call[_B], c: Call[_C], d: Call[_D], e: Call[_E],
        f: Call[_F], g: Call[_G], h: Call[_H], i: Call[_I], j: Call[_J], /
    ) -> _t.Tuple[
        _Outcome[_A], _Outcome[_B], _Outcome[_C], _Outcome[_D], _Outcome[_E],
        _Outcome[_F], _Outcome[_G], _Outcome[_H], _Outcome[_I], _Outcome[_J]
    ]: ...

    @_t.overload
    async def batch(self, *calls: Call[_t.Any]) -> _t.Tuple[_t.Any, ...]: ...

    def pages(self, call: PagedCall[_t.Any, _Page, _t.Any]) -> _t.AsyncIterator[_Page]: ...

    def each(self, call: PagedCall[_t.Any, _t.Any, _Item]) -> _t.AsyncIterator[_Item]: ...


# An identifier. Positive, never given out twice.
Id = _t.Union[int, str]


# The id of an object.
ObjectId = Id


# The constant of a category, such as C__CATG__MODEL.
CategoryConstant = _t.Union[
    _t.Literal[
        "C__CATG__ACCESS",
        "C__CATG__ACCOUNTING",
        "C__CATG__ADDRESS",
        "C__CATG__AIRCRAFT",
        "C__CATG__APPLICATION",
        "C__CATG__ASSIGNED_CARDS",
        "C__CATG__ASSIGNED_LOGICAL_UNIT",
        "C__CATG__ASSIGNED_SIM_CARDS",
        "C__CATG__ASSIGNED_SUBSCRIPTIONS",
        "C__CATG__ASSIGNED_USERS",
        "C__CATG__ASSIGNED_WORKSTATION",
        "C__CATG__AUDIT",
        "C__CATG__BACKUP",
        "C__CATG__BACKUP__ASSIGNED_OBJECTS",
        "C__CATG__CABLE",
        "C__CATG__CARDS",
        "C__CATG__CERTIFICATE",
        "C__CATG__CLOUD_SUBSCRIPTIONS",
        "C__CATG__CLUSTER",
        "C__CATS__CLUSTER",
        "C__CATG__CLUSTER_ADM_SERVICE",
        "C__CATG__CLUSTER_MEMBERS",
        "C__CATG__CLUSTER_MEMBERSHIPS",
        "C__CATG__CLUSTER_ROOT",
        "C__CATG__CLUSTER_SERVICE",
        "C__CATG__COMPUTING_RESOURCES",
        "C__CATG__CONNECTOR",
        "C__CATG__CONTACT",
        "C__CATG__CONTRACT_ASSIGNMENT",
        "C__CATG__CONTROLLER",
        "C__CATG__CONTROLLER_FC_PORT",
        "C__CATG__CPU",
        "C__CATG__CUSTOM_FIELDS",
        "C__CATG__CUSTOM_FIELDS_EXAMPLE",
        "C__CATG__DATABASE",
        "C__CATG__DATABASE_ASSIGNMENT",
        "C__CATG__DATABASE_SA",
        "C__CATG__DATABASE_TABLE",
        "C__CATG__DRIVE",
        "C__CATG__EMERGENCY_PLAN",
        "C__CATG__FIBER_LEAD",
        "C__CATG__FILE",
        "C__CATG__FORMFACTOR",
        "C__CATG__GLOBAL",
        "C__CATG__GRAPHIC",
        "C__CATG__GROUP_MEMBERSHIPS",
        "C__CATG__GUEST_SYSTEMS",
        "C__CATG__HBA",
        "C__CATG__IDENTIFIER",
        "C__CATG__IMAGE",
        "C__CATG__IMAGES",
        "C__CATG__INVOICE",
        "C__CATG__IP",
        "C__CATG__ITS_LOGBOOK",
        "C__CATG__ITS_TYPE",
        "C__CATG__IT_SERVICE",
        "C__CATG__IT_SERVICE_COMPONENTS",
        "C__CATG__IT_SERVICE_RELATIONS",
        "C__CATG__JDISC_CA",
        "C__CATG__LAST_LOGIN_USER",
        "C__CATG__LDAP_DN",
        "C__CATG__LDEV_CLIENT",
        "C__CATG__LDEV_SERVER",
        "C__CATG__LIVESTATUS",
        "C__CATG__LOCATION",
        "C__CATG__LOGBOOK",
        "C__CATG__LOGICAL_UNIT",
        "C__CATG__MAIL_ADDRESSES",
        "C__CATG__MANAGED_OBJECTS",
        "C__CATG__MANUAL",
        "C__CATG__MEMORY",
        "C__CATG__MODEL",
        "C__CATG__MONITORING",
        "C__CATG__NDO",
        "C__CATG__NETWORK",
        "C__CATG__NETWORK_INTERFACE",
        "C__CATG__NETWORK_LOG_PORT",
        "C__CATG__NETWORK_PORT",
        "C__CATG__NET_CONNECTIONS_FOLDER",
        "C__CATG__NET_CONNECTOR",
        "C__CATG__NET_LISTENER",
        "C__CATG__NET_ZONE",
        "C__CATG__NET_ZONE_OPTIONS",
        "C__CATG__NET_ZONE_SCOPES",
        "C__CATG__OBJECT",
        "C__CATG__OPERATING_SYSTEM",
        "C__CATG__PASSWD",
        "C__CATG__PERSON_ASSIGNED_WORKSTATION",
        "C__CATG__PLANNING",
        "C__CATG__POWER_CONSUMER",
        "C__CATG__POWER_SUPPLIER",
        "C__CATG__QINQ_CE",
        "C__CATG__QINQ_SP",
        "C__CATG__RAID",
        "C__CATG__RELATION",
        "C__CATG__RM_CONTROLLER",
        "C__CATG__RM_CONTROLLER_BACKWARD",
        "C__CATG__SERVICE",
        "C__CATG__SHARES",
        "C__CATG__SHARE_ACCESS",
        "C__CATG__SIM",
        "C__CATG__SIM_CARD",
        "C__CATG__SLA",
        "C__CATG__SMARTCARD_CERTIFICATE",
        "C__CATG__SNMP",
        "C__CATG__SOA_STACKS",
        "C__CATG__SOUND",
        "C__CATG__STACK_MEMBER",
        "C__CATG__STORAGE_DEVICE",
        "C__CATG__SUPPORT_ENTITLEMENT",
        "C__CATG__TELEPHONE_FAX",
        "C__CATG__TSI_SERVICE",
        "C__CATG__UNIVERSAL_INTERFACE",
        "C__CATG__VEHICLE",
        "C__CATG__VERSION",
        "C__CATG__VIRTUAL_DEVICE",
        "C__CATG__VIRTUAL_HOST",
        "C__CATG__VIRTUAL_HOST_ROOT",
        "C__CATG__VIRTUAL_MACHINE",
        "C__CATG__VIRTUAL_MACHINE__ROOT",
        "C__CATG__VIRTUAL_SWITCH",
        "C__CATG__VOIP_PHONE",
        "C__CATG__VOIP_PHONE_LINE",
        "C__CATG__VRRP",
        "C__CATG__VRRP_MEMBER",
        "C__CATG__WAN",
        "C__CATS__AC",
        "C__CATS__ACCESS_POINT",
        "C__CATS__APPLICATION",
        "C__CATS__APPLICATION_ASSIGNED_OBJ",
        "C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ",
        "C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ",
        "C__CATS__APPLICATION_VARIANT",
        "C__CATS__CELL_PHONE_CONTRACT",
        "C__CATS__CHASSIS",
        "C__CATS__CHASSIS_DEVICES",
        "C__CATS__CHASSIS_SLOT",
        "C__CATS__CHASSIS_VIEW",
        "C__CATS__CLIENT",
        "C__CATS__CLUSTER_SERVICE",
        "C__CATS__CONTRACT",
        "C__CATS__CONTRACT_ALLOCATION",
        "C__CATS__CONTRACT_INFORMATION",
        "C__CATS__DATABASE_ACCESS",
        "C__CATS__DATABASE_GATEWAY",
        "C__CATS__DATABASE_INSTALLATION",
        "C__CATS__DATABASE_INSTANCE",
        "C__CATS__DATABASE_LINKS",
        "C__CATS__DATABASE_OBJECTS",
        "C__CATS__DATABASE_SCHEMA",
        "C__CATS__DBMS",
        "C__CATS__EMERGENCY_PLAN",
        "C__CATS__EMERGENCY_PLAN_ATTRIBUTE",
        "C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS",
        "C__CATS__ENCLOSURE",
        "C__CATS__EPS",
        "C__CATS__FILE",
        "C__CATS__FILE_ACTUAL",
        "C__CATS__FILE_OBJECTS",
        "C__CATS__FILE_VERSIONS",
        "C__CATS__GROUP",
        "C__CATS__GROUP_TYPE",
        "C__CATS__KRYPTO_CARD",
        "C__CATS__LAYER2_NET",
        "C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS",
        "C__CATS__LAYER2_NET_ASSIGNED_PORTS",
        "C__CATS__LICENCE_LIST",
        "C__CATS__MIDDLEWARE",
        "C__CATS__MONITOR",
        "C__CATS__NET",
        "C__CATS__NET_DHCP",
        "C__CATS__NET_IP_ADDRESSES",
        "C__CATS__NET_ZONE",
        "C__CATS__OPERATING_SYSTEM",
        "C__CATS__ORGANIZATION",
        "C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT",
        "C__CATS__ORGANIZATION_MASTER_DATA",
        "C__CATS__ORGANIZATION_PERSONS",
        "C__CATS__PARALLEL_RELATION",
        "C__CATS__PDU",
        "C__CATS__PDU_BRANCH",
        "C__CATS__PERSON",
        "C__CATS__PERSON_ASSIGNED_GROUPS",
        "C__CATS__PERSON_CONTACT_ASSIGNMENT",
        "C__CATS__PERSON_GROUP",
        "C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT",
        "C__CATS__PERSON_GROUP_MASTER",
        "C__CATS__PERSON_GROUP_MEMBERS",
        "C__CATS__PERSON_LOGIN",
        "C__CATS__PERSON_MASTER",
        "C__CATS__PRT",
        "C__CATS__RELATION_DETAILS",
        "C__CATS__REPLICATION",
        "C__CATS__REPLICATION_PARTNER",
        "C__CATS__ROOM",
        "C__CATS__ROUTER",
        "C__CATS__SAN_ZONING",
        "C__CATS__SERVICE",
        "C__CATS__SWITCH_FC",
        "C__CATS__SWITCH_NET",
        "C__CATS__UPS",
        "C__CATS__WAN",
        "C__CATS__WS",
        "C__CATS__WS_ASSIGNMENT",
        "C__CATS__WS_NET_TYPE",
    ],
    OtherConstant,
]


# One category or several, by their constants or their numbers.
CategorySelection = _t.Union[CategoryConstant, int, _t.List[_t.Union[CategoryConstant, int]]]


# A switch: 0 or 1.
Flag = _t.Union[_t.Literal[0, 1], bool]


# Whether something is asked for.
Asked = bool


# The number of a change set, or a time.
PastMoment = _t.Union[int, str]


# A number as a text of digits, at both addresses.
DigitText = str


class Choice(_t.TypedDict):
    """A choice of a dialog."""

    # The id of the choice.
    id: str
    # Its title in the language asked for.
    title: str
    # Its constant; null where there is none.
    const: _t.Union[str, None]
    # The English title.
    title_lang: str


class YesNo(_t.TypedDict):
    """A yes or no."""

    # "1" for yes, "0" for no.
    value: _t.Literal["0", "1"]
    # Yes or no in the language asked for.
    title: str


class Quantity(_t.TypedDict):
    """A value in the unit that stands in the unit attribute."""

    # The number, in the unit that the entry names beside it.
    title: float


# The constant of an object type.
ObjectTypeConstant = str


class ObjectReference(_t.TypedDict):
    """A link to an object."""

    # The id of the object.
    id: DigitText
    # Its title.
    title: str
    # Its system identifier.
    sysid: str
    # The constant of its type.
    type: ObjectTypeConstant
    # The title of its type in the language asked for.
    type_title: str


# The constant of a category.
CategoryName = str


class _EntryReferenceAlways(_t.TypedDict):
    """What is always there in EntryReference."""

    # The id of the entry.
    id: DigitText
    # What names the entry.
    title: str
    # The constant of its category.
    type: CategoryName


class EntryReference(_EntryReferenceAlways, total=False):
    """A link to a category entry."""

    # Its host name, where it is an address of a port; null while that is unset.
    hostname: _t.Union[str, None]


class _StoredFileAlways(_t.TypedDict):
    """What is always there in StoredFile."""

    # The name of the file.
    name: str
    # Bytes.
    size: int
    # Media type.
    type: str


class StoredFile(_StoredFileAlways, total=False):
    """An uploaded file."""

    # Base64.
    content: str


class RelationReference(_t.TypedDict):
    """A link to a relation: the two objects that it connects, and what it means."""

    # The id of the object that stands for the relation.
    id: DigitText
    # The object that the relation is read from.
    object1: ObjectReference
    # The object that the relation leads to.
    object2: ObjectReference
    # What the relation means.
    relation_type: _t.Union[Choice, None]


# A small record within an attribute; its fields stand in the category.
Row = _t.Dict[str, _t.Union[str, None, Choice, ObjectReference, EntryReference]]


# What an attribute reads as. Unset: "" for a plain value, null for one choice or reference, [] for a list.
AttributeValue = _t.Union[
    str,
    None,
    float,
    Choice,
    YesNo,
    Quantity,
    ObjectReference,
    EntryReference,
    StoredFile,
    _t.List[_t.Union[Choice, ObjectReference, EntryReference, RelationReference, Row]],
]


class CategoryEntry(_t.TypedDict):
    """An entry of a category: its id, its object, and every attribute of the category, set or not."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText


# Entries in ascending order of their ids.
CategoryEntries = _t.List[CategoryEntry]


class EntriesByKind(_t.TypedDict, total=False):
    """Entries of an object by the kind and the constant of their category."""

    # Global categories by their constants.
    catgID: _t.Dict[str, CategoryEntries]
    # Specific categories by their constants.
    catsID: _t.Dict[str, CategoryEntries]
    # Categories of the site by their constants.
    customID: _t.Dict[str, CategoryEntries]


# The constant of a category that has several entries per object.
MultiValueCategory = _t.Union[
    _t.Literal[
        "C__CATG__ACCESS",
        "C__CATG__APPLICATION",
        "C__CATG__ASSIGNED_CARDS",
        "C__CATG__ASSIGNED_LOGICAL_UNIT",
        "C__CATG__ASSIGNED_SIM_CARDS",
        "C__CATG__ASSIGNED_SUBSCRIPTIONS",
        "C__CATG__ASSIGNED_USERS",
        "C__CATG__AUDIT",
        "C__CATG__BACKUP",
        "C__CATG__BACKUP__ASSIGNED_OBJECTS",
        "C__CATG__CARDS",
        "C__CATG__CERTIFICATE",
        "C__CATG__CLOUD_SUBSCRIPTIONS",
        "C__CATG__CLUSTER_ADM_SERVICE",
        "C__CATG__CLUSTER_MEMBERS",
        "C__CATG__CLUSTER_MEMBERSHIPS",
        "C__CATG__CLUSTER_SERVICE",
        "C__CATG__CONNECTOR",
        "C__CATG__CONTACT",
        "C__CATG__CONTRACT_ASSIGNMENT",
        "C__CATG__CONTROLLER",
        "C__CATG__CONTROLLER_FC_PORT",
        "C__CATG__CPU",
        "C__CATG__CUSTOM_FIELDS_EXAMPLE",
        "C__CATG__DATABASE",
        "C__CATG__DATABASE_ASSIGNMENT",
        "C__CATG__DATABASE_SA",
        "C__CATG__DATABASE_TABLE",
        "C__CATG__DRIVE",
        "C__CATG__EMERGENCY_PLAN",
        "C__CATG__FIBER_LEAD",
        "C__CATG__FILE",
        "C__CATG__GRAPHIC",
        "C__CATG__GROUP_MEMBERSHIPS",
        "C__CATG__GUEST_SYSTEMS",
        "C__CATG__HBA",
        "C__CATG__IDENTIFIER",
        "C__CATG__IMAGES",
        "C__CATG__INVOICE",
        "C__CATG__IP",
        "C__CATG__ITS_LOGBOOK",
        "C__CATG__IT_SERVICE",
        "C__CATG__IT_SERVICE_COMPONENTS",
        "C__CATG__IT_SERVICE_RELATIONS",
        "C__CATG__JDISC_CA",
        "C__CATG__LDEV_CLIENT",
        "C__CATG__LDEV_SERVER",
        "C__CATG__LOGBOOK",
        "C__CATG__MAIL_ADDRESSES",
        "C__CATG__MANAGED_OBJECTS",
        "C__CATG__MANUAL",
        "C__CATG__MEMORY",
        "C__CATG__NETWORK",
        "C__CATG__NETWORK_INTERFACE",
        "C__CATG__NETWORK_LOG_PORT",
        "C__CATG__NETWORK_PORT",
        "C__CATG__NET_CONNECTIONS_FOLDER",
        "C__CATG__NET_CONNECTOR",
        "C__CATG__NET_LISTENER",
        "C__CATG__OBJECT",
        "C__CATG__PASSWD",
        "C__CATG__PLANNING",
        "C__CATG__POWER_CONSUMER",
        "C__CATG__QINQ_CE",
        "C__CATG__RAID",
        "C__CATG__RELATION",
        "C__CATG__RM_CONTROLLER_BACKWARD",
        "C__CATG__SHARES",
        "C__CATG__SHARE_ACCESS",
        "C__CATG__SOA_STACKS",
        "C__CATG__SOUND",
        "C__CATG__STACK_MEMBER",
        "C__CATG__STORAGE_DEVICE",
        "C__CATG__SUPPORT_ENTITLEMENT",
        "C__CATG__UNIVERSAL_INTERFACE",
        "C__CATG__VERSION",
        "C__CATG__VIRTUAL_DEVICE",
        "C__CATG__VIRTUAL_SWITCH",
        "C__CATG__VOIP_PHONE_LINE",
        "C__CATG__VRRP_MEMBER",
        "C__CATS__ACCESS_POINT",
        "C__CATS__APPLICATION_ASSIGNED_OBJ",
        "C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ",
        "C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ",
        "C__CATS__APPLICATION_VARIANT",
        "C__CATS__CHASSIS_DEVICES",
        "C__CATS__CHASSIS_SLOT",
        "C__CATS__CLUSTER_SERVICE",
        "C__CATS__CONTRACT_ALLOCATION",
        "C__CATS__DATABASE_ACCESS",
        "C__CATS__DATABASE_GATEWAY",
        "C__CATS__DATABASE_INSTALLATION",
        "C__CATS__DATABASE_LINKS",
        "C__CATS__DATABASE_OBJECTS",
        "C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS",
        "C__CATS__FILE_OBJECTS",
        "C__CATS__FILE_VERSIONS",
        "C__CATS__GROUP",
        "C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS",
        "C__CATS__LAYER2_NET_ASSIGNED_PORTS",
        "C__CATS__LICENCE_LIST",
        "C__CATS__NET_DHCP",
        "C__CATS__NET_IP_ADDRESSES",
        "C__CATS__NET_ZONE",
        "C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT",
        "C__CATS__ORGANIZATION_PERSONS",
        "C__CATS__PDU_BRANCH",
        "C__CATS__PERSON_ASSIGNED_GROUPS",
        "C__CATS__PERSON_CONTACT_ASSIGNMENT",
        "C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT",
        "C__CATS__PERSON_GROUP_MEMBERS",
        "C__CATS__REPLICATION_PARTNER",
        "C__CATS__ROUTER",
        "C__CATS__WS_ASSIGNMENT",
    ],
    OtherConstant,
]


# The id of a category entry. An entry of C__CATG__GLOBAL has the id of its object.
EntryId = Id


# Identifies an intended call among those of its caller: 1 to 255 characters, such as a UUID.
IdempotencyKey = str


# A comment on a change: up to 500 characters.
ChangeComment = str


# The number of the last change set that changed an object or an entry; 0 where none did. A changed entry moves
# the revision of its object.
Revision = int


# What was done, for people.
Message = str


# What became of something in a change set; of several steps the last one of this list counts.
ChangeAction = _t.Literal["edited", "archived", "markedDeleted", "recycled", "templated", "created", "purged"]


class ChangedObject(_t.TypedDict):
    """The object of a change, as it was after it."""

    # The id of the object.
    id: int
    # Its title at that time; empty where the object is gone and the caller may not view and administer
    # everything.
    title: str
    # The constant of its type at that time.
    type: ObjectTypeConstant


# The name of a dialog list.
DialogName = str


class ChangedChoice(_t.TypedDict):
    """A choice that was added to a dialog, changed or removed."""

    # The id of the choice.
    id: int
    # The dialog it belongs to.
    dialog: DialogName


# The name of a report.
ReportTitle = str


class ChangedReport(_t.TypedDict):
    """A report that was saved, changed or deleted."""

    # The id of the report.
    id: int
    # Its title before the change; of a new one, the one that it got.
    title: ReportTitle


# The name of a profile of imports.
ImportProfileTitle = str


class ChangedImportProfile(_t.TypedDict):
    """A profile of imports that was saved, changed or deleted."""

    # The id of the profile.
    id: int
    # Its title before the change; of a new one, the one that it got.
    title: ImportProfileTitle


# The title of an address of monitoring.
LivestatusTitle = str


class ChangedLivestatus(_t.TypedDict):
    """An address of a monitoring server that was added, changed or deleted."""

    # The id of the address.
    id: int
    # Its title before the change; of a new one, the one that it got.
    title: LivestatusTitle


# A constant, the name of a dialog, or an attribute as `C__CATG__CUSTOM_TANK.volume`.
SchemaName = str


class ChangedDefinition(_t.TypedDict):
    """A definition of the schema that was added, changed or removed."""

    # The number of the definition.
    id: int
    # Its constant, or the name of the dialog.
    title: SchemaName


# The members of a value that is kept as several.
KeptRow = _t.Dict[str, _t.Union[str, float, bool, None, _t.List[_t.Union[int, str]]]]


# A value as it is kept: ids of choices and links, and what else stands in the database.
KeptValue = _t.Union[bool, _t.List[_t.Union[int, str, KeptRow]], KeptRow]


# A value of an attribute: in the form in which cmdb.category.read returns it, or as it is kept. Null where the
# attribute had no value. A password is always `***`.
ChangedValue = _t.Union[AttributeValue, KeptValue]


# An attribute that reads otherwise after a change than before it. A value with a unit comes with the attribute
# that holds the unit.
ChangedAttribute = _t.TypedDict("ChangedAttribute", {
    # The key of the attribute.
    "key": str,
    # Its title in the language asked for.
    "title": str,
    # The value before; null where nothing was there.
    "from": ChangedValue,
    # The value after; null where nothing is left.
    "to": ChangedValue,
})


class _ChangeAlways(_t.TypedDict):
    """What is always there in Change."""

    # What became of it.
    action: ChangeAction
    # The object that changed, or whose entry did; null where the record is part of none.
    object: _t.Union[ChangedObject, None]
    # The id of the entry; null where no entry changed.
    entry: _t.Union[int, None]
    # The constant of the category of the entry; null where no entry changed.
    category: _t.Union[CategoryName, None]
    # The attributes that differ, in the order of the catalogue.
    attributes: _t.List[ChangedAttribute]


class Change(_ChangeAlways, total=False):
    """What a change set did to an object, an entry, a choice, an object type, a report, a profile of imports or
    an address of monitoring.
    """

    # The choice, where one changed.
    choice: ChangedChoice
    # The constant of the object type, where the configuration of one changed.
    object_type: ObjectTypeConstant
    # The report, where one was saved or deleted.
    report: ChangedReport
    # The profile of imports, where one was saved or deleted.
    import_profile: ChangedImportProfile
    # The address of a monitoring server, where one changed.
    livestatus: ChangedLivestatus
    # The definition of the schema, where one changed.
    definition: ChangedDefinition


# A plan that a dry run returned.
PlanText = str


class _DoneAlways(_t.TypedDict):
    """What is always there in Done."""

    # Always true: a call that fails returns an error.
    success: _t.Literal[True]
    # What was done, in the language of the call.
    message: Message


class Done(_DoneAlways, total=False):
    """The call was carried out."""

    # What the call would change, where it is a dry run.
    changes: _t.List[Change]
    # Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied
    # on is changed. Null where it would be longer than a body may be.
    plan: _t.Union[PlanText, None]


# Attribute names and their values. How each attribute type is written is part of the category.
EntryData = _t.Dict[str, _t.Any]


# The id of a record as a text of digits; existing clients get an integer.
RecordId = str


class _EntryCreatedAlways(_t.TypedDict):
    """What is always there in EntryCreated."""

    # The id of the new entry.
    id: RecordId
    # What was done, in the language of the call.
    message: Message
    # Always true: a call that fails returns an error.
    success: _t.Literal[True]


class EntryCreated(_EntryCreatedAlways, total=False):
    """The entry was created."""

    # What the call would change, where it is a dry run.
    changes: _t.List[Change]
    # Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied
    # on is changed. Null where it would be longer than a body may be.
    plan: _t.Union[PlanText, None]


# Which entries are read: 2 normal, 3 archived, 4 deleted, -1 all three; or the constant of one status.
EntryStatusFilter = _t.Union[
    _t.Literal[2, 3, 4, -1],
    _t.Literal["C__RECORD_STATUS__NORMAL", "C__RECORD_STATUS__ARCHIVED", "C__RECORD_STATUS__DELETED"],
]


# How many entries are read at most.
PageLimit = int


# How many entries are passed over first.
PageOffset = int


class _EntrySavedAlways(_t.TypedDict):
    """What is always there in EntrySaved."""

    # Always true: a call that fails returns an error.
    success: _t.Literal[True]
    # What was done, in the language of the call.
    message: Message
    # Entry id.
    entry: int


class EntrySaved(_EntrySavedAlways, total=False):
    """The entry was created or updated."""

    # What the call would change, where it is a dry run.
    changes: _t.List[Change]
    # Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied
    # on is changed. Null where it would be longer than a body may be.
    plan: _t.Union[PlanText, None]


# How a value is accepted, stored, shown and compared.
AttributeType = _t.Literal[
    "text",
    "textarea",
    "link",
    "integer",
    "number",
    "money",
    "date",
    "datetime",
    "time",
    "timespan",
    "boolean",
    "dialog",
    "dialog_plus",
    "multiselect",
    "object",
    "objects",
    "entry",
    "entries",
    "relations",
    "password",
    "upload",
    "file",
    "rows",
    "computed",
]


# Within what no two normal entries have the same value: the object, the objects of its type, or everything. The
# case of A to Z does not count.
UniqueWithin = _t.Literal["object", "objectType", "everywhere"]


# The key of an attribute within its category.
AttributeKey = str


class LinkTarget(_t.TypedDict, total=False):
    """What a link may point to."""

    # The category to whose entries it leads.
    category: CategoryName
    # The categories to whose entries it leads.
    categories: _t.List[CategoryName]
    # The types of objects it may lead to.
    objectTypes: _t.List[ObjectTypeConstant]
    # The types of objects it may not lead to.
    excludeObjectTypes: _t.List[ObjectTypeConstant]
    # Whether it leads only to objects that others can stand in.
    container: bool


class MirroredLink(_t.TypedDict):
    """A link that an attribute shows from its other side: what is written on one side is there on both."""

    # The category on the other side.
    category: CategoryName
    # Key of the attribute there.
    link: str


# A form that a text has. The documentation describes the check of each.
TextFormat = _t.Literal[
    "html",
    "mac",
    "ipv4",
    "ipv6",
    "ip",
    "hostname",
    "email",
    "url",
    "wwn",
    "guid",
    "imei",
    "color",
    "integer",
    "latitude",
    "longitude",
    "positions",
]


class _FieldDefinitionAlways(_t.TypedDict):
    """What is always there in FieldDefinition."""

    # The key of the column.
    key: str
    # What kind of value it holds.
    type: _t.Literal["text", "dialog", "dialog_plus", "object", "entry"]


class FieldDefinition(_FieldDefinitionAlways, total=False):
    """A column of an attribute that holds rows."""

    # The dialog of its choices.
    dialog: DialogName
    # What a link may point to.
    target: LinkTarget
    # The form of its text.
    format: TextFormat


# The id of a choice: a number, or a text in lists that the service defines itself.
ChoiceId = _t.Union[int, str]


class _AttributeInfoAlways(_t.TypedDict):
    """What is always there in AttributeInfo."""

    # Title in the language asked for.
    title: str
    # What kind of value it holds.
    type: AttributeType
    # Must be there when an entry is created.
    required: bool
    # Is worked out on reading and cannot be saved.
    readOnly: bool


class AttributeInfo(_AttributeInfoAlways, total=False):
    """An attribute of a category: what it is called, how it is written and what it may hold."""

    # What it is for, in the language asked for; categories of a site may leave it out.
    description: str
    # The dialog of its choices.
    dialog: DialogName
    # A pattern in the syntax of RE2 that the whole of its text follows.
    pattern: str
    # The texts or numbers, one of which it is.
    permittedValues: _t.List[_t.Union[str, float]]
    # Within what no two entries have the same value.
    unique: UniqueWithin
    # The text in which a new entry without a value gets the next number, in the place of [####].
    counter: str
    # Former keys by which it may still be named.
    aliases: _t.List[AttributeKey]
    # An unknown title creates a choice or an entry.
    extendable: bool
    # Key of the attribute whose value restricts the choices of this one.
    dependsOn: str
    # Key of the attribute that holds the unit of this value.
    unit: str
    # What is measured.
    measure: str
    # What a link may point to.
    target: LinkTarget
    # False where it has no order, so that lists cannot be sorted by it.
    sortable: bool
    # True where people need not see it: it repeats others, or serves programs.
    internal: bool
    # Key of the attribute of which this one is another name: both read and write one link.
    sameAs: str
    # A list may be written and makes one entry per element.
    acceptsMany: bool
    # At most one entry of an object has this set; setting it elsewhere moves it.
    exclusive: bool
    # No chain of these links leads back to the object it began at.
    acyclic: bool
    # The entry it leads to leads back, and to no other: both say one connection.
    mutual: bool
    # Relation type the link creates, or by-role.
    relation: str
    # The link that it shows from its other side.
    mirrors: MirroredLink
    # What a computed value is.
    valueType: str
    # Why nothing works the value out: it reads as "".
    unavailable: str
    # The columns of its rows.
    fields: _t.List[FieldDefinition]
    # What a new entry has where nothing is given.
    default: _t.Union[bool, ChoiceId]
    # Characters a text has at least, unless it is empty, counted after Unicode normalization to NFC.
    minLength: int
    # Characters a text has at most.
    maxLength: int
    # The form of its text.
    format: TextFormat
    # The least that a number may be.
    minimum: float
    # The most that a number may be.
    maximum: float
    # Every value is a multiple of this number, such as 0.5 for halves.
    step: float
    # Key of an attribute whose value comes first: this one is not before it, nor less.
    notBefore: str


# The attributes of a category by their keys, in the order of the catalogue.
CategoryInfo = _t.Dict[str, AttributeInfo]


# How a value is compared: <> is the same as !=, and in like * stands for anything.
ConditionComparison = _t.Literal["=", "!=", "<>", "like", "not like", ">", ">=", "<", "<="]


# How a condition goes together with the one before it: AND binds more tightly than OR.
ConditionOperator = _t.Literal["AND", "OR", "and", "or"]


class _ReportConditionAlways(_t.TypedDict):
    """What is always there in ReportCondition."""

    # Category and attribute, such as "C__CATG__GLOBAL-title".
    property: str
    # How the value is compared.
    comparison: ConditionComparison
    # What the value is compared with: a text or a number. Choices go by id, constant or title, linked objects
    # by id or title.
    value: _t.Union[str, float, bool]


class ReportCondition(_ReportConditionAlways, total=False):
    """A comparison of an attribute, which is named by its category and its key with a hyphen between them, such
    as C__CATG__MODEL-serial.
    """

    # How this condition is joined with the ones before it.
    operator: ConditionOperator


# Comparisons that objects have to meet together.
ReportConditions = _t.List[ReportCondition]


# The title of an object, stored exactly as it is sent.
Title = str


# The system identifier of an object: unique, never reused.
Sysid = str


# Local time of the server (`TZ`), Y-m-d H:i:s. Where the call names a `time_zone`: ISO 8601 with the offset
# there.
Timestamp = str


# Where a record is in its life.
FoundStatus = _t.Literal[
    "C__RECORD_STATUS__BIRTH",
    "C__RECORD_STATUS__NORMAL",
    "C__RECORD_STATUS__ARCHIVED",
    "C__RECORD_STATUS__DELETED",
    "C__RECORD_STATUS__TEMPLATE",
    "C__RECORD_STATUS__MASS_CHANGES_TEMPLATE",
]


class _FoundObjectAlways(_t.TypedDict):
    """What is always there in FoundObject."""

    # The id of the object.
    id: DigitText
    # Its title.
    title: Title
    # Its system identifier.
    sysid: Sysid
    # Id of the object type.
    type: DigitText
    # When it was created.
    created: Timestamp
    # Title of the object type in the language asked for.
    type_title: str
    # Title of the group of the object type in the language asked for.
    type_group_title: str
    # Relative URL of the icon of the object type.
    type_icon: str
    # Where the record is in its life.
    status: FoundStatus
    # The id of its CMDB status.
    cmdb_status: DigitText
    # Title of the CMDB status in the language asked for.
    cmdb_status_title: str
    # URL of the picture of the object: it needs no key, and is good for 15 to 30 minutes. The icon of the type
    # where the object has no picture, or the caller may not view it (C__CATG__IMAGE).
    image: str


class FoundObject(_FoundObjectAlways, total=False):
    """An object that meets conditions; `updated` is absent until the first change. Ids are texts in every
    dialect.
    """

    # When it was changed last.
    updated: Timestamp


# Objects that meet conditions, in ascending order of their ids.
FoundObjects = _t.List[FoundObject]


# The title of a choice, stored exactly as it is sent.
ChoiceTitle = str


# The choice that a new one depends on: its id as a number, or its constant or title as a text.
ParentReference = _t.Union[int, str]


class _ChoiceSavedAlways(_t.TypedDict):
    """What is always there in ChoiceSaved."""

    # Always true: a call that fails returns an error.
    success: _t.Literal[True]
    # What was done, in the language of the call.
    message: Message
    # The id of the choice.
    entry_id: int


class ChoiceSaved(_ChoiceSavedAlways, total=False):
    """The choice was added, changed or deleted."""

    # What the call would change, where it is a dry run.
    changes: _t.List[Change]
    # Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied
    # on is changed. Null where it would be longer than a body may be.
    plan: _t.Union[PlanText, None]


# The id of a choice that was added to a dialog.
AddedChoiceId = Id


# An attribute with a list of choices, by its key; or several of one category.
DialogProperty = _t.Union[AttributeKey, _t.List[AttributeKey]]


class ParentChoice(_t.TypedDict):
    """The choice that another one depends on; its id is null where it depends on none."""

    # The id of the choice; null where there is no parent.
    id: _t.Union[str, None]
    # Its constant, empty where there is none.
    const: str
    # Its title in the language asked for.
    title: str


class _OfferedChoiceAlways(_t.TypedDict):
    """What is always there in OfferedChoice."""

    # The id of the choice.
    id: str
    # The constant, empty where there is none.
    const: str
    # The title in the language asked for.
    title: str


class OfferedChoice(_OfferedChoiceAlways, total=False):
    """A choice that a dialog offers. A list whose choices depend on those of another names the parent of each."""

    # The choice of the other list that this one depends on.
    parent: ParentChoice


# The choices of one attribute: those of the catalogue in their order, then those that were added, ascending by
# id.
OfferedChoices = _t.List[OfferedChoice]


# The choices of the attribute; where a list of attributes was asked for, a list of choices under the key of
# each.
DialogChoices = _t.Union[OfferedChoices, _t.Dict[str, OfferedChoices]]


# The name of a data source: an object belongs to one of them.
ExternalType = str


# An id that a data source gives to what it knows.
ExternalId = str


# Where a record is in its life.
RecordStatus = _t.Literal[
    "C__RECORD_STATUS__BIRTH",
    "C__RECORD_STATUS__NORMAL",
    "C__RECORD_STATUS__ARCHIVED",
    "C__RECORD_STATUS__DELETED",
    "C__RECORD_STATUS__TEMPLATE",
    "C__RECORD_STATUS__MASS_CHANGES_TEMPLATE",
]


# Category constants, each with the normal entries of the object.
EntriesOfObject = _t.Dict[str, CategoryEntries]


class _ExternalObjectAlways(_t.TypedDict):
    """What is always there in ExternalObject."""

    # The id that the data source gives to the object.
    extId: ExternalId
    # The data source.
    extType: ExternalType
    # The id of the object.
    id: RecordId
    # Its title.
    title: Title
    # Its system identifier, unique and never given out twice.
    sysid: Sysid
    # The id of its type.
    objecttype: RecordId
    # Title of the object type in the language asked for.
    type_title: str
    # Relative URL of the icon of the object type.
    type_icon: str
    # Where the record is in its life.
    status: RecordStatus
    # The id of its CMDB status.
    cmdb_status: RecordId
    # Title of the CMDB status in the language asked for.
    cmdb_status_title: str
    # When it was created.
    created: Timestamp
    # URL of the picture of the object: it needs no key, and is good for 15 to 30 minutes. The icon of the type
    # where the object has no picture, or the caller may not view it (C__CATG__IMAGE).
    image: str


class ExternalObject(_ExternalObjectAlways, total=False):
    """An object that a data source knows."""

    # When it was changed last.
    updated: Timestamp
    # Entries that the data source wrote, by the constants of their categories.
    data: EntriesOfObject


# Objects that a data source knows, in the order of its ids.
ExternalObjects = _t.List[ExternalObject]


# An object type by its constant or its id.
ObjectTypeReference = _t.Union[
    _t.Union[
        _t.Literal[
            "C__OBJTYPE__SERVICE",
            "C__OBJTYPE__APPLICATION",
            "C__OBJTYPE__BUILDING",
            "C__OBJTYPE__ENCLOSURE",
            "C__OBJTYPE__SERVER",
            "C__OBJTYPE__SWITCH",
            "C__OBJTYPE__ROUTER",
            "C__OBJTYPE__FC_SWITCH",
            "C__OBJTYPE__SAN",
            "C__OBJTYPE__CLIENT",
            "C__OBJTYPE__PRINTER",
            "C__OBJTYPE__AIR_CONDITION_SYSTEM",
            "C__OBJTYPE__WAN",
            "C__OBJTYPE__EMERGENCY_PLAN",
            "C__OBJTYPE__KVM_SWITCH",
            "C__OBJTYPE__MONITOR",
            "C__OBJTYPE__APPLIANCE",
            "C__OBJTYPE__TELEPHONE_SYSTEM",
            "C__OBJTYPE__PRINTBOX",
            "C__OBJTYPE__ROOM",
            "C__OBJTYPE__ACCESS_POINT",
            "C__OBJTYPE__MAINTENANCE",
            "C__OBJTYPE__FILE",
            "C__OBJTYPE__LOCATION_GENERIC",
            "C__OBJTYPE__LAYER3_NET",
            "C__OBJTYPE__CELL_PHONE_CONTRACT",
            "C__OBJTYPE__LICENCE",
            "C__OBJTYPE__CONTAINER",
            "C__OBJTYPE__OPERATING_SYSTEM",
            "C__OBJECT_TYPE__GROUP",
            "C__OBJTYPE__GENERIC_TEMPLATE",
            "C__OBJTYPE__PHONE",
            "C__OBJTYPE__HOST",
            "C__OBJTYPE__CABLE",
            "C__OBJTYPE__CONVERTER",
            "C__OBJTYPE__WIRING_SYSTEM",
            "C__OBJTYPE__PATCH_PANEL",
            "C__OBJTYPE__AMPLIFIER",
            "C__OBJTYPE__IT_SERVICE",
            "C__OBJTYPE__ESC",
            "C__OBJTYPE__EPS",
            "C__OBJTYPE__DISTRIBUTION_BOX",
            "C__OBJTYPE__PDU",
            "C__OBJTYPE__UPS",
            "C__OBJTYPE__SAN_ZONING",
            "C__OBJTYPE__ORGANIZATION",
            "C__OBJTYPE__PERSON",
            "C__OBJTYPE__PERSON_GROUP",
            "C__OBJTYPE__CLUSTER",
            "C__OBJTYPE__CLUSTER_SERVICE",
            "C__OBJTYPE__VIRTUAL_CLIENT",
            "C__OBJTYPE__VIRTUAL_HOST",
            "C__OBJTYPE__VIRTUAL_SERVER",
            "C__OBJTYPE__RELATION",
            "C__OBJTYPE__DBMS",
            "C__OBJTYPE__DATABASE_SCHEMA",
            "C__OBJTYPE__PARALLEL_RELATION",
            "C__OBJTYPE__REPLICATION",
            "C__OBJTYPE__DATABASE_INSTANCE",
            "C__OBJTYPE__MIDDLEWARE",
            "C__OBJTYPE__SOA_STACK",
            "C__OBJTYPE__KRYPTO_CARD",
            "C__OBJTYPE__SIM_CARD",
            "C__OBJTYPE__LAYER2_NET",
            "C__OBJTYPE__WORKSTATION",
            "C__OBJTYPE__MIGRATION_OBJECT",
            "C__OBJTYPE__SWITCH_CHASSIS",
            "C__OBJTYPE__BLADE_CHASSIS",
            "C__OBJTYPE__BLADE_SERVER",
            "C__OBJTYPE__VOIP_PHONE",
            "C__OBJTYPE__SUPERNET",
            "C__OBJTYPE__VEHICLE",
            "C__OBJTYPE__AIRCRAFT",
            "C__OBJTYPE__CLUSTER_VRRP_HSRP",
            "C__OBJTYPE__COUNTRY",
            "C__OBJTYPE__CITY",
            "C__CMDB__OBJTYPE__CABLE_TRAY",
            "C__CMDB__OBJTYPE__CONDUIT",
            "C__OBJTYPE__RM_CONTROLLER",
            "C__OBJTYPE__VRRP",
            "C__OBJTYPE__STACKING",
            "C__OBJTYPE__NET_ZONE",
            "C__OBJTYPE__RACK_SEGMENT",
            "C__OBJTYPE__ACCESS_POINT_CONTROLLER",
        ],
        OtherConstant,
    ],
    int,
]


# Entries that a data source knows: by the constant of the category, then by the strategy (`create`, `update` or
# `overwrite`), then by the id that the source gives to the entry. Without a strategy it is `update`; of a
# single-value category the attributes may stand at once. A value of an object `{extType, extId}` stands for the
# object with that external id; with `title` and `class` it is created where it is not there.
ExternalData = _t.Dict[str, _t.Any]


class ExternalMessage(_t.TypedDict):
    """What became of an item."""

    # What was done with what, or why not, in the language of the call.
    message: str
    # 100 for what was left alone, 200 for what was done, 400 for what was rejected.
    level: _t.Literal[100, 200, 400]
    # When that was: ISO 8601 with microseconds.
    datetime: str


class _ExternalPushedAlways(_t.TypedDict):
    """What is always there in ExternalPushed."""

    # Whether nothing was rejected.
    success: bool
    # A message for each item, in the order in which they were written.
    messages: _t.List[ExternalMessage]


class ExternalPushed(_ExternalPushedAlways, total=False):
    """What became of each item."""

    # What the call would change, where it is a dry run.
    changes: _t.List[Change]
    # Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied
    # on is changed. Null where it would be longer than a body may be.
    plan: _t.Union[PlanText, None]


# A relation type by its constant or its id.
RelationTypeReference = _t.Union[str, int]


# Relation types by their constants or ids.
RelationTypeReferences = _t.List[RelationTypeReference]


# A relation type by its constant or id, or a list of them.
RelationTypesAsked = _t.Union[str, int, RelationTypeReferences]


# Which objects are returned, by their record status: 2 normal, 3 archived, 4 deleted, -1 all three; or the
# constant of one status.
RelationStatusFilter = _t.Union[
    _t.Literal[2, 3, 4, -1],
    _t.Literal["C__RECORD_STATUS__NORMAL", "C__RECORD_STATUS__ARCHIVED", "C__RECORD_STATUS__DELETED"],
]


class ImpactNodeRelation(_t.TypedDict):
    """A relation by its type."""

    # The constant of the relation type; its id as a text where users added it.
    type: str
    # How it is read from the object above to this one.
    text: str


class ImpactNodeData(_t.TypedDict):
    """The relation of an object of the tree, and what is shown of the object."""

    # The relation by which it depends on the object above it.
    relation: ImpactNodeRelation
    # Colour of its type.
    color: str
    # Colour of its CMDB status.
    statusColor: str
    # The id of its type.
    objTypeID: int
    # Title of its type in the language asked for.
    objectType: str
    # The id of the object.
    objID: int


class ImpactNode(_t.TypedDict):
    """An object of the tree."""

    # The id of the object.
    id: int
    # Its title.
    name: str
    # The relation by which it depends, and its type and status.
    data: ImpactNodeData
    # Objects that depend on it, of the same form. An object is in the tree once, where it is reached first.
    children: _t.List[_t.Dict[str, _t.Any]]


# Objects that depend on an object, each with those that depend on it.
ImpactTree = _t.List[ImpactNode]


# Which objects are returned, by their record status: 2 normal, 3 archived, 4 deleted, -1 all three; or the
# constant of one status.
RelatedStatusFilter = _t.Union[
    _t.Literal[2, 3, 4, -1],
    _t.Literal["C__RECORD_STATUS__NORMAL", "C__RECORD_STATUS__ARCHIVED", "C__RECORD_STATUS__DELETED"],
]


# Number of levels that are returned.
TreeDepth = int


class _PlaceAlways(_t.TypedDict):
    """What is always there in Place."""

    # The id of the object.
    id: RecordId
    # Its title.
    title: Title
    # Its system identifier.
    sysid: Sysid
    # The id of its type.
    type: RecordId
    # Title of the object type in the language asked for.
    type_title: str
    # Where the record is in its life.
    status: RecordStatus
    # The id of its CMDB status.
    cmdb_status: RecordId
    # Title of the CMDB status in the language asked for.
    cmdb_status_title: str


class Place(_PlaceAlways, total=False):
    """An object that stands in another. With `depth` it has the object in which it stands, and its level below
    the root.
    """

    # The id of the object it stands in, where levels were asked for.
    parent: RecordId
    # How many levels below the root it stands, where levels were asked for.
    depth: int


# What stands in an object: siblings by title, and what stands in one of them right after it.
Places = _t.List[Place]


# The text of a message in a logbook.
LogMessage = str


# A text of several lines; null or "" for none.
Description = _t.Union[str, None]


# A choice of the dialog logbook_level: its constant, or its id.
LogAlertLevel = _t.Union[str, int]


# Ids of objects.
ObjectIds = _t.List[ObjectId]


# A choice of the dialog logbook_source: its constant, or its id.
LogSource = _t.Union[str, int]


class _LogbookWrittenAlways(_t.TypedDict):
    """What is always there in LogbookWritten."""

    # The id of the message; that of the object with the smallest id, where there are several.
    id: DigitText
    # Always true: a call that fails returns an error.
    success: _t.Literal[True]
    # What was done, in the language of the call.
    message: Message


class LogbookWritten(_LogbookWrittenAlways, total=False):
    """The message was written."""

    # What the call would change, where it is a dry run.
    changes: _t.List[Change]
    # Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied
    # on is changed. Null where it would be longer than a body may be.
    plan: _t.Union[PlanText, None]


# The id of a record of a logbook: of a message that is the id of its entry of C__CATG__LOGBOOK; ids of changes
# are larger than those of entries.
LogRecordId = Id


# A unix time in seconds; a time such as 2026-11-22 09:30 or 2026-11-22T09:30:00+01:00; or words: now, today,
# yesterday, -1 day, 2 weeks ago.
LogMoment = _t.Union[int, str]


class LogRecord(_t.TypedDict):
    """A message in the logbook of an object, or a change of the object or of one of its entries."""

    # The id of the record.
    logbook_id: DigitText
    # The id under which C__CATG__LOGBOOK of the object has it.
    logbook_catg_id: DigitText
    # The comment of the call; empty where there is none.
    comment: str
    # The description of a message as it was written; empty for a change.
    description: str
    # A line for each attribute that changed: its title, the former value, an arrow, the new one. Empty for a
    # message.
    changes: str
    # The moment of the message or change.
    date: Timestamp
    # The user who was logged in, or the key where none was.
    username: str
    # The message, or what happened, in the language of the call.
    event: str
    # The id of the object.
    object_id: DigitText
    # The title of the object now; the last one where it was purged.
    object_title: str
    # The title of the object then.
    object_title_static: str
    # The title of the source, in the language of the call.
    source: str
    # The constant of the source: C__LOGBOOK_SOURCE__INTERNAL for changes.
    source_constant: str
    # The id of the alarm level: 1 information, 2 low, 3 middle, 4 high.
    level_id: DigitText


# Records of logbooks, the newest first.
LogRecords = _t.List[LogRecord]


# A choice of a dialog: its id as a number, or its constant or title as a text. An unknown title becomes a new
# choice.
ChoiceInput = _t.Union[str, int, None]


# A CMDB status by its constant or its id; null, "" or -1 for the usual one.
CmdbStatusReference = _t.Union[
    _t.Union[
        _t.Literal[
            "C__CMDB_STATUS__PLANNED",
            "C__CMDB_STATUS__ORDERED",
            "C__CMDB_STATUS__DELIVERED",
            "C__CMDB_STATUS__ASSEMBLED",
            "C__CMDB_STATUS__TESTED",
            "C__CMDB_STATUS__IN_OPERATION",
            "C__CMDB_STATUS__DEFECT",
            "C__CMDB_STATUS__UNDER_REPAIR",
            "C__CMDB_STATUS__DELIVERED_FROM_REPAIR",
            "C__CMDB_STATUS__INOPERATIVE",
            "C__CMDB_STATUS__STORED",
            "C__CMDB_STATUS__SCRAPPED",
            "C__CMDB_STATUS__IDOIT_STATUS",
            "C__CMDB_STATUS__IDOIT_STATUS_TEMPLATE",
        ],
        OtherConstant,
    ],
    int,
    None,
]


# The record status a new object begins with.
InitialStatus = _t.Union[
    _t.Literal[2, 3, 4, 6, 7],
    _t.Literal[
        "C__RECORD_STATUS__NORMAL",
        "C__RECORD_STATUS__ARCHIVED",
        "C__RECORD_STATUS__DELETED",
        "C__RECORD_STATUS__TEMPLATE",
        "C__RECORD_STATUS__MASS_CHANGES_TEMPLATE",
    ],
]


# A yes or no as it is saved.
YesNoInput = _t.Union[
    bool,
    _t.Literal[0, 1],
    _t.Literal["0", "1", "yes", "Yes", "YES", "no", "No", "NO", "ja", "Ja", "JA", "nein", "Nein", "NEIN"],
]


# Values that clear an attribute: null or an empty text.
Cleared = _t.Union[_t.Literal[""], None]


class AccessData(_t.TypedDict, total=False):
    """Access as it is saved; what is absent keeps its value. Ways to reach a device or program for
    administration: web interface, SSH, remote desktop.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Short name of the way in, such as iLO or Admin portal.
    title: _t.Union[str, None]
    # Access type: Protocol or tool that opens the address, such as HTTPS, SSH or RDP.
    type: ChoiceInput
    # Host[:Port]/URL: Address to open, such as https://ilo-web1.example.org:8443.
    url: _t.Union[str, None]
    # Primary?: Marks the way in that is offered first where there are several.
    primary: _t.Union[YesNoInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# Links as they are saved: a list of ids.
LinksInput = _t.List[Id]


# An amount as it is saved: a number or a numeric text with at most two decimals.
MoneyInput = _t.Union[float, str]


# A choice of the dialog interval, by its constant, textual id or title, or by its number.
IntervalChoice = _t.Union[
    _t.Literal["C__INTERVAL__PER_DAY", "C__INTERVAL__PER_WEEK", "C__INTERVAL__PER_MONTH", "C__INTERVAL__PER_YEAR"],
    _t.Literal["per day", "pro Tag", "per week", "pro Woche", "per month", "pro Monat", "per year", "pro Jahr"],
    _t.Literal[1, 2, 3, 4],
]


# Values that clear a choice: null, an empty text or -1.
ClearedChoice = _t.Union[_t.Literal[""], _t.Literal[-1], None]


# A choice of the dialog guarantee_period_unit, by its constant, textual id or title, or by its number. Units of
# terms, counted by the calendar: one month from 15 March is 15 April.
GuaranteePeriodUnitChoice = _t.Union[
    _t.Literal[
        "C__GUARANTEE_PERIOD_UNIT_DAYS",
        "C__GUARANTEE_PERIOD_UNIT_WEEKS",
        "C__GUARANTEE_PERIOD_UNIT_MONTH",
        "C__GUARANTEE_PERIOD_UNIT_YEARS",
    ],
    _t.Literal["Days", "Tage", "Weeks", "Wochen", "Months", "Monate", "Years", "Jahre"],
    _t.Literal[2, 3, 1, 4],
]


# A choice of the dialog guarantee_period_base, by its constant, textual id or title, or by its number.
GuaranteePeriodBaseChoice = _t.Union[
    _t.Literal["by date of invoice", "by order date", "by delivery date"],
    _t.Literal["nach Rechnungsdatum", "nach Bestelldatum", "nach Lieferdatum"],
    _t.Literal[1, 2, 3],
]


class AccountingData(_t.TypedDict, total=False):
    """Accounting as it is saved; what is absent keeps its value. Purchase, cost and warranty of an asset, for
    inventory and bookkeeping.
    """

    # Inventory number: Number on the inventory label, by which the asset is found in the list of fixed assets.
    inventory_no: _t.Union[str, None]
    # Account: Cost centre that pays for the asset, such as 4711 IT operations.
    account: ChoiceInput
    # Date of invoice: Day on the supplier's invoice; the warranty may run from it.
    acquirementdate: _t.Union[str, None]
    # Purchased at: Dealers or people that sold the asset.
    contact: _t.Union[LinksInput, Cleared]
    # Investment costs: Sum that was paid once, at the purchase.
    price: _t.Union[float, str, Cleared]
    # Operation expense: Recurring cost of running it, such as power, leasing or maintenance.
    operation_expense: _t.Union[MoneyInput, Cleared]
    # Operation expense (Unit): Period for which the running costs are stated: a day, a week, a month or a year.
    operation_expense_interval: _t.Union[IntervalChoice, ClearedChoice]
    # Cost unit: Product, project or customer that the costs are charged to.
    cost_unit: ChoiceInput
    # Delivery note number: Number on the paper that came with the goods, to match delivery and order.
    delivery_note_no: _t.Union[str, None]
    # Procurement: How the asset was acquired: bought, leased, rented, donated.
    procurement: ChoiceInput
    # Delivery date: Day the goods arrived; the warranty may run from it.
    delivery_date: _t.Union[str, None]
    # Invoice no.: Number of the supplier's invoice, to find it in the accounts.
    invoice_no: _t.Union[str, None]
    # Order no.: Number of your own order, to find quotation and approval.
    order_no: _t.Union[str, None]
    # Period of warranty: How long the warranty runs, as a number in the unit stated beside it.
    guarantee_period: _t.Union[int, str, Cleared]
    # Warranty period: Unit of the duration of the warranty: days, weeks, months or years.
    guarantee_period_unit: _t.Union[GuaranteePeriodUnitChoice, ClearedChoice]
    # Guarantee period by: Date the warranty begins with: that of the invoice, of the order or of the delivery.
    guarantee_period_base: _t.Union[GuaranteePeriodBaseChoice, ClearedChoice]
    # Order date: Day the asset was ordered; the warranty may run from it.
    order_date: _t.Union[str, None]
    # Guarantee date: Day the warranty ends, where the supplier names it instead of a duration.
    guarantee_date: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class AddressData(_t.TypedDict, total=False):
    """Address as it is saved; what is absent keeps its value. Postal address of a building, a site or an
    organisation.
    """

    # Additional address information: Further lines that a letter needs beyond street and city, such as Building
    # C, Gate 3.
    address: _t.Union[str, None]
    # Street: Name of the street, without the number of the house.
    street: _t.Union[str, None]
    # House number: Number in the street, with a letter where there is one, such as 12b.
    house_no: _t.Union[str, None]
    # Floors: How many storeys the building has.
    stories: _t.Union[int, str, Cleared]
    # Postal code: Code that the post sorts by, such as 10115; leading zeros are kept.
    postcode: _t.Union[str, None]
    # City: Town or municipality.
    city: _t.Union[str, None]
    # Region: State, county or province, such as Bavaria.
    region: _t.Union[str, None]
    # Country: State in which the address is, such as Germany or Austria.
    country: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class AircraftData(_t.TypedDict, total=False):
    """Aircraft as it is saved; what is absent keeps its value. Aircraft of the fleet, as the authorities have
    registered it.
    """

    # Aircraft registration: Mark painted on the fuselage, by which authorities know it, such as D-EABC.
    registration: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A link as it is saved: an id, or a list of one id.
LinkInput = _t.Union[Id, _t.List[Id]]


# A choice of the dialog application_type, by its constant, textual id or title, or by its number.
ApplicationTypeChoice = _t.Union[
    _t.Literal["C__CATG__APPLICATION_TYPE__SOFTWARE", "C__CATG__APPLICATION_TYPE__OPERATING_SYSTEM"],
    _t.Literal["Software", "Operating system", "Betriebssystem"],
    _t.Literal[1, 2],
]


# A choice of the dialog application_priority, by its constant, textual id or title, or by its number. Of
# several operating systems on a device, the primary one is started by default, the secondary ones on demand.
ApplicationPriorityChoice = _t.Union[
    _t.Literal["C__CATG__APPLICATION_PRIORITY__PRIMARY", "C__CATG__APPLICATION_PRIORITY__SECONDARY"],
    _t.Literal["Primary", "Primär", "Secondary", "Sekundär"],
    _t.Literal[1, 2],
]


class ApplicationData(_t.TypedDict, total=False):
    """Software assignment as it is saved; what is absent keeps its value. Programs installed on a device, with
    version, licence and the databases they use.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Application: Program that is installed: an object of the type application, operating system or service.
    application: _t.Union[LinkInput, Cleared]
    # Type: Whether it runs as a program or as the operating system of the device.
    application_type: _t.Union[ApplicationTypeChoice, ClearedChoice]
    # Priority: Marks the operating system that a device with several of them starts by default.
    application_priority: _t.Union[ApplicationPriorityChoice, ClearedChoice]
    # Assigned license: Licence that this installation uses up; reports on free licences count it.
    assigned_license: _t.Union[LinkInput, Cleared]
    # Database schema: Schema with the tables that the software works with.
    assigned_database_schema: _t.Union[LinkInput, Cleared]
    # Service: Services that need this installation, so that an outage can be traced to them.
    assigned_it_service: _t.Union[LinksInput, Cleared]
    # Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
    assigned_variant: _t.Union[LinkInput, Cleared]
    # Version number: Release that is installed, out of those listed at the software; an unknown number is added
    # there.
    assigned_version: _t.Union[Id, str, _t.List[_t.Union[Id, str]], Cleared]
    # Bequest nagios services: Passes the Nagios checks of the software on to the device it is installed on.
    bequest_nagios_services: _t.Union[YesNoInput, Cleared]
    # Used databases: Databases in which the installation keeps its data.
    assigned_databases: _t.Union[LinksInput, Cleared]
    # Installation date: When the program was put on the device.
    installDate: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class AssignedCardsData(_t.TypedDict, total=False):
    """Assigned cards as it is saved; what is absent keeps its value. SIM and crypto cards that are in this
    mobile phone, seen from the phone.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Assigned cards: Card that is in the phone; saving it here sets the phone at the card.
    connected_obj: _t.Union[Id, _t.List[Id]]


class AssignedLogicalUnitData(_t.TypedDict, total=False):
    """Workplace components as it is saved; what is absent keeps its value. Devices that belong to this
    workplace: computer, monitor, telephone, printer.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Object: Device that stands at the workplace; a device belongs to one workplace only.
    assigned_object: _t.Union[Id, _t.List[Id]]


class AssignedSimCardsData(_t.TypedDict, total=False):
    """Assigned SIM cards as it is saved; what is absent keeps its value. SIM cards that name this mobile phone,
    out of contracts with several cards.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Object title: Object that the card is entered at, such as the mobile phone contract.
    isys_obj__id: _t.Union[LinkInput, Cleared]
    # Assigned SIM Cards: Entry of the single card there, with its number and PIN.
    isys_catg_cards_list__id: _t.Union[LinkInput, Cleared]


class AssignedSubscriptionsData(_t.TypedDict, total=False):
    """Assigned subscriptions as it is saved; what is absent keeps its value. Cloud subscriptions that this user
    account may use, such as Microsoft 365 E3.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Assigned object: Tenant or cloud service whose subscription is used.
    assigned_object: _t.Union[LinkInput, Cleared]
    # UUID: The subscription there, by its identifier; an unknown one is added to that object.
    uuid: _t.Union[Id, str, _t.List[_t.Union[Id, str]], Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class AssignedUsersData(_t.TypedDict, total=False):
    """Assigned users as it is saved; what is absent keeps its value. Accounts that have a seat of the
    subscriptions of this cloud service.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Assigned object: Account that takes up a seat.
    assigned_object: LinkInput
    # UUID: Subscription in which the account has its seat.
    uuid: _t.Union[LinkInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class AssignedWorkstationData(_t.TypedDict, total=False):
    """Assigned workplace as it is saved; what is absent keeps its value. Workplace that this device is part of."""

    # Parent object: The workplace itself, such as Desk 2.14-3; moving the device means changing this.
    parent: _t.Union[LinkInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class AuditData(_t.TypedDict, total=False):
    """Audit as it is saved; what is absent keeps its value. Inspections of an asset, such as electrical safety
    tests, with deadlines and findings.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Subject of the inspection, such as Electrical safety 2026.
    title: _t.Union[str, None]
    # Type: Kind of inspection, such as legal, safety or maintenance.
    type: ChoiceInput
    # Commission: People or companies that carry out the inspection.
    commission: _t.Union[LinksInput, Cleared]
    # Responsible: People that see to it that the inspection takes place in time.
    responsible: _t.Union[LinksInput, Cleared]
    # Involved: Others that have to be there or be informed.
    involved: _t.Union[LinksInput, Cleared]
    # Manufacturer's period: Day by which the manufacturer demands the inspection.
    period_manufacturer: _t.Union[str, None]
    # Operator's period: Day by which your own rules demand the inspection.
    period_operator: _t.Union[str, None]
    # Applied: Day the inspection took place.
    apply: _t.Union[str, None]
    # Result: Outcome, such as passed without findings.
    result: _t.Union[str, None]
    # Faults: Defects that were found and have to be repaired.
    fault: _t.Union[str, None]
    # Incidents: Occurrences during the inspection, such as an outage or an injury.
    incident: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class BackupData(_t.TypedDict, total=False):
    """Backup as it is saved; what is absent keeps its value. How the data of this system are backed up: by which
    system, how often, from where.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Name of the backup job, such as Nightly file server.
    title: _t.Union[str, None]
    # Backed up by: System or program that makes the backup, such as the backup server.
    backup: _t.Union[LinkInput, Cleared]
    # Backup type: Procedure by which data are copied, such as snapshot, files or cloning.
    backup_type: ChoiceInput
    # Cycle: How often the job runs, such as daily or weekly.
    cycle: ChoiceInput
    # Path to save: Folder or volume that is backed up, such as /srv/data or D:\Shares.
    path_to_save: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class BackupAssignedObjectsData(_t.TypedDict, total=False):
    """Backup (assigned Objects) as it is saved; what is absent keeps its value. Systems that this backup system
    takes care of, seen from its side.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Name of the job by which the other system is backed up.
    title: _t.Union[str, None]
    # Backups: System whose data are backed up.
    backup: LinkInput
    # Backup type: Procedure used there, such as snapshot, files or cloning.
    backup_type: ChoiceInput
    # Cycle: How often that system is backed up.
    cycle: ChoiceInput
    # Path to save: Folder or volume of the other system that is backed up.
    path_to_save: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog depth_unit, by its constant, textual id or title, or by its number. Units of length;
# values are compared in millimetres.
DepthUnitChoice = _t.Union[
    _t.Literal[
        "C__DEPTH_UNIT__MM",
        "C__DEPTH_UNIT__CM",
        "C__DEPTH_UNIT__INCH",
        "C__DEPTH_UNIT__METER",
        "C__DEPTH_UNIT__FOOT",
        "C__DEPTH_UNIT__KILOMETER",
    ],
    _t.Literal["mm", "cm", "inch", "Zoll", "m", "foot", "Fuß", "km"],
    _t.Literal[1, 2, 3, 4, 5, 6],
]


class CableData(_t.TypedDict, total=False):
    """Cable as it is saved; what is absent keeps its value. Kind, length and wiring of a single cable."""

    # Cable type: Build that decides on speed and distance, such as CAT6 or fibre.
    cable_type: ChoiceInput
    # Color: Colour of the sheath, by which the cable is found in the rack.
    cable_colour: ChoiceInput
    # Occupancy: How many wires are connected: all eight or four.
    cable_occupancy: ChoiceInput
    # Cable length: How long the cable is, in the unit stated beside it.
    length: _t.Union[float, str, Cleared]
    # Length unit: Unit in which the length is stated, such as m.
    length_unit: _t.Union[DepthUnitChoice, ClearedChoice]
    # Maximal amount of fibers/leads: How many fibres or wires the cable has at most, such as 24.
    max_amount_of_fibers_leads: _t.Union[int, str, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class CardsData(_t.TypedDict, total=False):
    """Cards as it is saved; what is absent keeps its value. SIM cards of a mobile phone contract, with number,
    PIN and PUK.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Assigned mobile phone: Telephone or tablet the card is in.
    assigned_mobile: _t.Union[LinkInput, Cleared]
    # Card Number: Number printed on the card (ICCID), up to 20 digits.
    card_no: _t.Union[str, None]
    # Title: Short name of the card, such as Main card or Tablet.
    title: _t.Union[str, None]
    # Pin: Code that unlocks the card when the phone is switched on.
    pin: _t.Union[str, None]
    # Pin 2: Code for extra functions of the card, such as call cost limits.
    pin2: _t.Union[str, None]
    # PUK: Code that frees the card after three wrong PINs.
    puk: _t.Union[str, None]
    # PUK2: Code that frees the second PIN after three wrong tries.
    puk2: _t.Union[str, None]
    # Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in
    # support cases.
    serial: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class CertificateData(_t.TypedDict, total=False):
    """Certificate as it is saved; what is absent keeps its value. Digital certificates in use on this system, so
    that none expires unnoticed.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Type: Purpose or issuer, such as TLS server certificate or internal CA.
    type: ChoiceInput
    # Creation date: First day the certificate is valid.
    create_date: _t.Union[str, None]
    # Expiration Date: Last day the certificate is valid; a new one has to be in place before.
    expire_date: _t.Union[str, None]
    # Common Name: Name the certificate is issued to, such as www.example.org.
    common_name: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class CloudSubscriptionsData(_t.TypedDict, total=False):
    """Subscriptions as it is saved; what is absent keeps its value. Subscriptions of a cloud service with seats
    that are paid for and in use.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # UUID: Identifier of the subscription at the provider, such as 6fd2c87f-b296-42f0-b197-1e91e994b900.
    uuid: _t.Union[str, None]
    # Consumed units: How many seats are in use.
    consumed_units: _t.Union[str, None]
    # Prepaid units (enabled): How many seats are paid for and usable.
    prepaid_enabled_units: _t.Union[str, None]
    # Prepaid units (suspended): How many seats the provider has blocked, such as after a cancellation.
    prepaid_suspended: _t.Union[str, None]
    # Prepaid units (warning): How many seats are about to end, because payment or renewal is missing.
    prepaid_warning: _t.Union[str, None]
    # JDisc status: State of the subscription that network discovery found last.
    jdisc_status: ChoiceInput
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class ClusterData(_t.TypedDict, total=False):
    """Cluster as it is saved; what is absent keeps its value. Key facts of a cluster: its members, its services
    and where it is administered.
    """

    # Quorum: Whether a majority of the members decides which of them stay in service.
    quorum: _t.Union[YesNoInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class ClusterAdmServiceData(_t.TypedDict, total=False):
    """Administration service as it is saved; what is absent keeps its value. Systems from which the cluster is
    administered, such as a management console.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Administration service (Object): Server or program that manages the cluster, such as vCenter.
    connected_object: _t.Union[Id, _t.List[Id], Cleared]


class ClusterMembersData(_t.TypedDict, total=False):
    """Cluster Members as it is saved; what is absent keeps its value. Servers that form this cluster and stand
    in for each other.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Cluster Member: Server that belongs to the cluster.
    member: _t.Union[Id, _t.List[Id], Cleared]


class ClusterMembershipsData(_t.TypedDict, total=False):
    """Cluster memberships as it is saved; what is absent keeps its value. Clusters that this server belongs to,
    seen from the server.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Cluster: Cluster in which the server takes part.
    connected_object: _t.Union[Id, _t.List[Id]]


class ClusterRootData(_t.TypedDict, total=False):
    """Cluster as it is saved; what is absent keeps its value. Menu entry for everything about a cluster; it
    shows the key facts of the cluster itself.
    """

    # Quorum: Whether a majority of the members decides which of them stay in service.
    quorum: _t.Union[YesNoInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog cluster_type, by its constant, textual id or title, or by its number. Active/passive:
# one member works, the others wait; active/active: all work; HPC: all compute one task together.
ClusterTypeChoice = _t.Union[
    _t.Literal["C__CLUSTER_TYPE__ACTIVE_PASSIVE", "C__CLUSTER_TYPE__ACTIVE_ACTIVE", "C__CLUSTER_TYPE__HPC"],
    _t.Literal["active/passive", "aktiv/passiv", "active/active", "aktiv/aktiv", "HPC"],
    _t.Literal[1, 2, 3],
]


# A choice of the dialog cluster_service_status, by its constant, textual id or title, or by its number.
# Intended state: a disabled service is not started on any member.
ClusterServiceStatusChoice = _t.Union[_t.Literal["Disabled", "Running"], _t.Literal["Deaktiviert", "Läuft"], _t.Literal[0, 1]]


class ClusterServiceData(_t.TypedDict, total=False):
    """Cluster service assignment as it is saved; what is absent keeps its value. Services that run on this
    cluster and move to another member when one fails.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Type: How the members share the work: one waits, all work, or all compute together.
    type: _t.Union[ClusterTypeChoice, ClearedChoice]
    # Cluster services: Service that is made highly available.
    cluster_service: _t.Union[LinkInput, Cleared]
    # Host addresses: Addresses under which the service is reached, wherever it runs at the moment.
    hostaddresses: _t.Union[LinksInput, Cleared]
    # Volumes: Volumes that move along with the service.
    drives: _t.Union[LinksInput, Cleared]
    # Shares: File shares that the service provides.
    shares: _t.Union[LinksInput, Cleared]
    # Runs on: Members of the cluster on which the service may run.
    runs_on: _t.Union[LinksInput, Cleared]
    # Default server: Member on which the service runs as long as nothing fails.
    default_server: _t.Union[LinkInput, Cleared]
    # Database schema: Schema with the tables that the software works with.
    assigned_database_schema: _t.Union[LinkInput, Cleared]
    # Service Status: Whether the service is meant to run, or is switched off.
    service_status: _t.Union[ClusterServiceStatusChoice, ClearedChoice]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog memory_unit, by its constant, textual id or title, or by its number. Units of amounts
# of data, each 1,024 times the one before; totals are in bytes.
MemoryUnitChoice = _t.Union[
    _t.Literal["C__MEMORY_UNIT__B", "C__MEMORY_UNIT__KB", "C__MEMORY_UNIT__MB", "C__MEMORY_UNIT__GB", "C__MEMORY_UNIT__TB"],
    _t.Literal["B", "KB", "MB", "GB", "TB"],
    _t.Literal[1000, 1, 2, 3, 4],
]


# A choice of the dialog frequency_unit, by its constant, textual id or title, or by its number. Units of clock
# rates, each 1,000 times the one before.
FrequencyUnitChoice = _t.Union[
    _t.Literal["C__FREQUENCY_UNIT__KHZ", "C__FREQUENCY_UNIT__MHZ", "C__FREQUENCY_UNIT__GHZ", "C__FREQUENCY_UNIT__THZ"],
    _t.Literal["KHz", "MHz", "GHz", "THz"],
    _t.Literal[1, 2, 3, 4],
]


# A choice of the dialog port_speed, by its constant, textual id or title, or by its number. Units of data
# rates, each 1,000 times the one before.
PortSpeedChoice = _t.Union[
    _t.Literal[
        "C__PORT_SPEED__NOT_SELECTED",
        "C__PORT_SPEED__BIT_S",
        "C__PORT_SPEED__KBIT_S",
        "C__PORT_SPEED__MBIT_S",
        "C__PORT_SPEED__GBIT_S",
    ],
    _t.Literal["not selected", "nicht ausgewählt", "bit/s", "kbit/s", "Mbit/s", "Gbit/s"],
    _t.Literal[1000, 1, 2, 3, 4],
]


class ComputingResourcesData(_t.TypedDict, total=False):
    """Computing resources as it is saved; what is absent keeps its value. Share of the host that a virtual
    machine or service claims, for planning capacity.
    """

    # RAM: Main memory that is claimed, in the unit stated beside it.
    ram: _t.Union[float, str, Cleared]
    # Memory unit: Unit of the main memory, such as GB.
    ram_unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # CPU frequency: Computing power that is claimed, as the sum of the frequencies of all cores.
    cpu: _t.Union[float, str, Cleared]
    # CPU frequency unit: Unit of the computing power, such as GHz.
    cpu_unit: _t.Union[FrequencyUnitChoice, ClearedChoice]
    # Disc space: Disk space that is claimed, in the unit stated beside it.
    disc_space: _t.Union[float, str, Cleared]
    # Disc space unit: Unit of the disk space, such as TB.
    disc_space_unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # Network bandwidth: Data rate that is claimed on the network, in the unit stated beside it.
    network_bandwidth: _t.Union[float, str, Cleared]
    # Network bandwidth unit: Unit of the data rate, such as Mbit/s.
    network_bandwidth_unit: _t.Union[PortSpeedChoice, ClearedChoice]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog connector_type, by its constant, textual id or title, or by its number.
ConnectorTypeChoice = _t.Union[
    _t.Literal["C__CONNECTOR__INPUT", "C__CONNECTOR__OUTPUT"],
    _t.Literal["Input", "Eingang", "Output", "Ausgang"],
    _t.Literal[1, 2],
]


# Several choices as they are saved: ids as numbers, constants or titles as texts.
ChoicesInput = _t.List[_t.Union[int, str]]


class ConnectorData(_t.TypedDict, total=False):
    """Connectors as it is saved; what is absent keeps its value. All sockets and plugs of a device that cables
    go into: network, power, fibre.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Label beside the socket, such as Port 12 or Outlet 3.
    title: _t.Union[str, None]
    # In-/Output: Whether signals or power come in here or go out.
    type: _t.Union[ConnectorTypeChoice, ClearedChoice]
    # Wiring system: Cabling of the building that the socket is part of.
    wiring_system: _t.Union[LinkInput, Cleared]
    # Interface: Exchangeable module in the socket, such as SFP+.
    interface: ChoiceInput
    # Color / wave lengths: Wavelengths or colours that the optical connection uses, such as 1310 nm.
    fiber_wave_lengths: _t.Union[ChoicesInput, ClearedChoice]
    # Connection type: Shape of the plug, such as RJ-45 or LC.
    connection_type: ChoiceInput
    # Assigned to connector: Connection point at the other end of the cable; setting it connects both ends.
    assigned_connector: _t.Union[LinkInput, Cleared]
    # Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at,
    # such as 3 or 1-4.
    assigned_positions: _t.Union[str, None]
    # Assigned category type: Constant of the category that the socket comes from, where it is a port or a power
    # plug.
    assigned_category: _t.Union[str, None]
    # Cable: Object that documents the wire plugged in here, with its kind and length.
    cable_connection: _t.Union[LinkInput, Cleared]
    # Used fiber/lead (RX): Fibre or wire of the cable that receives.
    used_fiber_lead_rx: _t.Union[LinkInput, Cleared]
    # Used fiber/lead (TX): Fibre or wire of the cable that sends.
    used_fiber_lead_tx: _t.Union[LinkInput, Cleared]
    # Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that
    # feeds an output.
    connector_sibling: _t.Union[LinkInput, Cleared]
    # Positions of the input/output: Positions of the connector on the other side that this one leads to, such
    # as fibre 3 or 3-4.
    sibling_positions: _t.Union[str, None]
    # Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12.
    positions: _t.Union[int, str, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]
    # Relation direction: Object from which the connection counts, where one of the two supplies and the other
    # depends on it.
    relation_direction: _t.Union[LinkInput, Cleared]


class ContactData(_t.TypedDict, total=False):
    """Contact assignment as it is saved; what is absent keeps its value. People, groups and companies that have
    to do with this object, each in a role.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Contact: Person, group or organisation, under the key that existing clients write.
    contact: _t.Union[LinkInput, Cleared]
    # Contact object: Person, group or organisation that is responsible, uses the object or has supplied it.
    contact_object: _t.Union[Id, _t.List[Id]]
    # Primary: Marks the contact that is to be called first.
    primary: _t.Union[YesNoInput, Cleared]
    # Role: Relation of the contact to the object, such as administrator, user or supplier.
    role: ChoiceInput
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class ContractAssignmentData(_t.TypedDict, total=False):
    """Contract assignment as it is saved; what is absent keeps its value. Contracts that cover this object, such
    as maintenance or leasing.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Assigned contract: Contract that covers the object.
    connected_contract: _t.Union[LinkInput, Cleared]
    # Contract begin: First day on which the contract covers this object.
    contract_start: _t.Union[str, None]
    # Contract end: Last day on which the contract covers this object.
    contract_end: _t.Union[str, None]
    # Reaction rate: How fast the partner has to react, such as 24x7x4: around the clock, within four hours.
    reaction_rate: ChoiceInput
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class ControllerData(_t.TypedDict, total=False):
    """Controller as it is saved; what is absent keeps its value. Adapters inside a device that disks and drives
    are connected to.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Name by which the operating system or the slot knows it, such as RAID slot 1.
    title: _t.Union[str, None]
    # Type: Bus that its disks use, such as SATA or SAS.
    type: ChoiceInput
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: ChoiceInput
    # Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
    model: ChoiceInput
    # Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
    firmware: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class ControllerFcPortData(_t.TypedDict, total=False):
    """FC port as it is saved; what is absent keeps its value. Fibre Channel ports by which a server or storage
    system is connected to the SAN.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Label of the port, such as FC0 or Slot 2 Port 1.
    title: _t.Union[str, None]
    # Type: Role of the port in the fabric, such as N_Port, F_Port or E_Port.
    type: ChoiceInput
    # Connected controller: Host bus adapter of this device that the port is part of.
    connected_controller: _t.Union[LinkInput, Cleared]
    # Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that
    # feeds an output.
    connector_sibling: _t.Union[LinkInput, Cleared]
    # Positions of the input/output: Positions of the connector on the other side that this one leads to, such
    # as fibre 3 or 3-4.
    sibling_positions: _t.Union[str, None]
    # Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12.
    positions: _t.Union[int, str, Cleared]
    # Medium: Cable it takes, such as multimode fibre OM4.
    medium: ChoiceInput
    # Speed: Data rate of the port, such as 16, in the unit stated beside it.
    speed: _t.Union[int, str, Cleared]
    # Speed unit: Unit of the data rate, such as Gbit/s.
    speed_unit: _t.Union[PortSpeedChoice, ClearedChoice]
    # Node WWN: World Wide Name of the whole device, such as 50:01:43:80:12:34:56:78.
    wwn: _t.Union[str, None]
    # Port WW(P)N: World Wide Name of this port alone, by which SAN zones are made.
    wwpn: _t.Union[str, None]
    # SAN zone and connection type: SAN zones of which the port is a member.
    san_zones: _t.Union[LinksInput, Cleared]
    # Connection: Connection point of this device that stands for the port.
    connector: _t.Union[LinkInput, Cleared]
    # Connection: Connection point at the other end of the cable; setting it connects both ends.
    assigned_connector: _t.Union[LinkInput, Cleared]
    # Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at,
    # such as 3 or 1-4.
    assigned_positions: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]
    # Relation direction: Object from which the connection counts, where one of the two supplies and the other
    # depends on it.
    relation_direction: _t.Union[LinkInput, Cleared]


class CpuData(_t.TypedDict, total=False):
    """CPU as it is saved; what is absent keeps its value. Processors of a device, an entry per socket."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Product name as the system shows it, such as Xeon Gold 6338.
    title: _t.Union[str, None]
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: ChoiceInput
    # Type: Family of processors, such as Xeon or EPYC.
    type: ChoiceInput
    # CPU frequency: Clock rate of one core, in the unit stated beside it.
    frequency: _t.Union[float, str, Cleared]
    # CPU frequency unit: Unit of the clock rate, such as GHz.
    frequency_unit: _t.Union[FrequencyUnitChoice, ClearedChoice]
    # CPU cores: How many cores this processor has; licences are often counted by them.
    cores: _t.Union[int, str, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A number as it is saved: a number or a numeric text, decimals behind a point or a comma.
NumberInput = _t.Union[float, str]


class CustomFieldsExampleData(_t.TypedDict, total=False):
    """Example (custom) as it is saved; what is absent keeps its value. One attribute of every kind that
    categories of a site may have, to try out how each is saved and read.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Checkbox: Example of a box to tick: set or not set.
    checkbox: _t.Union[YesNoInput, Cleared]
    # File: Example of a link to an object that holds a file.
    file: _t.Union[LinkInput, Cleared]
    # Date: Example of a day without time, such as 2026-03-31.
    day: _t.Union[str, None]
    # Date and time: Example of a day with time, such as 2026-03-31 14:30:00.
    moment: _t.Union[str, None]
    # Dialog+: Example of one choice out of a list that users may extend.
    choice: ChoiceInput
    # Dialog+ (multiple): Example of several choices out of one list.
    choices: _t.Union[ChoicesInput, ClearedChoice]
    # HTML editor: Example of a text with headings, lists and links.
    html: _t.Union[str, None]
    # Yes/No: Example of a question with two outcomes.
    yes_no: _t.Union[YesNoInput, Cleared]
    # Link: Example of an address to click, such as https://example.org.
    link: _t.Union[str, None]
    # Number: Example of a value to calculate with, such as 12.5.
    number: _t.Union[NumberInput, Cleared]
    # Object relation: Example of a link to one object that also makes a relation.
    relation: _t.Union[LinkInput, Cleared]
    # Object relation (multiple): Example of links to several objects that also make relations.
    relations: _t.Union[LinksInput, Cleared]
    # Object: Example of a link to one object without a relation.
    object: _t.Union[LinkInput, Cleared]
    # Objects: Example of links to several objects without relations.
    objects: _t.Union[LinksInput, Cleared]
    # Text: Example of a text on one line of up to 255 characters.
    text: _t.Union[str, None]
    # Text (masked): Example of a text that forms hide while it is typed.
    secret: _t.Union[str, None]
    # Text (multi-line): Example of a text on several lines.
    note: _t.Union[str, None]
    # Time: Example of a time of day, such as 14:30.
    clock: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class DatabaseData(_t.TypedDict, total=False):
    """DBMS as it is saved; what is absent keeps its value. Database systems that run on this server, with
    instance, port and paths.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # DBMS: Installed database software the instance belongs to, such as PostgreSQL.
    assigned_dbms: _t.Union[LinkInput, Cleared]
    # Instanz name: Name that clients connect to, such as MSSQLSERVER or ORCL.
    instance_name: _t.Union[str, None]
    # Instanz type: Kind of operation, such as stand-alone, replica or cluster.
    instance_type: ChoiceInput
    # Max size: How large the instance may grow, in the unit stated beside it.
    size: _t.Union[NumberInput, Cleared]
    # Size unit: Unit of the largest size, such as GB.
    size_unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # Version: Release of the database software, such as 16.4.
    version: _t.Union[Id, str, _t.List[_t.Union[Id, str]], Cleared]
    # Path: Folder in which the instance keeps its data, such as /var/lib/postgresql.
    path: _t.Union[str, None]
    # Port: TCP port on which the instance listens, such as 5432.
    port: _t.Union[str, None]
    # Port Name: Name of the listener or endpoint, such as LISTENER.
    port_name: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class DatabaseAssignmentData(_t.TypedDict, total=False):
    """Database assignment as it is saved; what is absent keeps its value. Database schemas that this software
    works with, and where that software runs.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Target schema: Schema that holds the data of the software.
    database_assignment: LinkInput
    # Software runs on: Device the software is installed on.
    runs_on: LinkInput
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class DatabaseSaData(_t.TypedDict, total=False):
    """Databases as it is saved; what is absent keeps its value. Single databases within the instances of this
    server, with size and schemas.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Assigned DBMS: Installed database software that manages the database.
    assigned_database: _t.Union[LinkInput, Cleared]
    # Instance: Instance in which the database is kept.
    assigned_instance: _t.Union[LinkInput, Cleared]
    # Schemes: Names of the schemas within the database, such as public or dbo.
    assigned_schemas: _t.Union[ChoicesInput, ClearedChoice]
    # Title: Name of the database, such as erp_prod.
    title: _t.Union[str, None]
    # Size: Space the database takes up now, in the unit stated beside it.
    size: _t.Union[float, str, Cleared]
    # Unit: Unit of the space that is taken up, such as GB.
    size_unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # Max size: Space the database may grow to, in the unit stated beside it.
    max_size: _t.Union[NumberInput, Cleared]
    # Max Unit: Unit of the space it may grow to, such as GB.
    max_size_unit: ChoiceInput
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class DatabaseTableData(_t.TypedDict, total=False):
    """Tables as it is saved; what is absent keeps its value. Tables that are worth documenting, with rows and
    space, to watch how they grow.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Name of the table within its schema, such as customers.
    title: _t.Union[str, None]
    # Row count: How many records the table holds.
    row_count: _t.Union[str, None]
    # Assigned database: Database that the table is part of.
    assigned_database: _t.Union[LinkInput, Cleared]
    # Schema: Part of the database that holds the table, such as public.
    assigned_schema: ChoiceInput
    # Schema size: Space all tables of the schema take up together, in the unit stated beside it.
    schema_size: _t.Union[float, str, Cleared]
    # Schema size unit: Unit of the space of the whole schema, such as GB.
    schema_size_unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # Size: Space the table takes up now, in the unit stated beside it.
    size: _t.Union[float, str, Cleared]
    # Size unit: Unit of the space the table takes up, such as MB.
    size_unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # Max size: Space the table may grow to, in the unit stated beside it.
    max_size: _t.Union[NumberInput, Cleared]
    # Max size unit: Unit of the space the table may grow to, such as GB.
    max_size_unit: ChoiceInput
    # Import Key: Identifier by which an import recognises the table.
    import_key: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# An integer as it is saved: a number or a numeric text.
IntegerInput = _t.Union[int, str]


class DriveData(_t.TypedDict, total=False):
    """Drive as it is saved; what is absent keeps its value. Partitions and volumes as the operating system sees
    them, with size and free space.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Drive letter: Letter or folder under which the volume is reached, such as C: or /var.
    mount_point: _t.Union[str, None]
    # Title: Label of the volume, such as System or Data.
    title: _t.Union[str, None]
    # System drive: Whether the operating system starts from it.
    system_drive: _t.Union[YesNoInput, Cleared]
    # Filesystem: How files are stored on it, such as NTFS or ext4.
    filesystem: ChoiceInput
    # Capacity: Size of the volume, in the unit stated beside it.
    capacity: _t.Union[float, str, Cleared]
    # Unit: Unit of the size of the volume, such as GB.
    unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in
    # support cases.
    serial: _t.Union[str, None]
    # Software RAID group: Array made by the operating system that the volume lies on.
    assigned_raid: _t.Union[LinkInput, Cleared]
    # Type: Number of the kind of drive, for clients that keep one.
    drive_type: _t.Union[IntegerInput, Cleared]
    # On device: Physical disk of this object that the volume lies on.
    device: _t.Union[LinkInput, Cleared]
    # On device Raid-Array: Array made by the controller that the volume lies on.
    raid: _t.Union[LinkInput, Cleared]
    # On device Logical devices (Client): Logical device of the storage network that the volume lies on.
    ldev: _t.Union[LinkInput, Cleared]
    # Object type constant: Constant of the category in which the carrier of the volume is listed.
    category_const: _t.Union[str, None]
    # Free Diskspace: Space that is still free, in the unit stated beside it.
    free_space: _t.Union[float, str, Cleared]
    # Memory unit: Unit of the space that is still free, such as GB.
    free_space_unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # Used Diskspace: Space that files take up, in the unit stated beside it.
    used_space: _t.Union[float, str, Cleared]
    # Memory unit: Unit of the space that files take up, such as GB.
    used_space_unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
    firmware: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class EmergencyPlanData(_t.TypedDict, total=False):
    """Emergency plan assignment as it is saved; what is absent keeps its value. Plans that say what to do when
    this object fails.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Occasion for which the plan is assigned, such as Restart after power failure.
    title: _t.Union[str, None]
    # Assigned emergency plan: Object that holds the plan, as steps or as a file.
    emergency_plan: _t.Union[LinkInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class FiberLeadData(_t.TypedDict, total=False):
    """Fiber/lead as it is saved; what is absent keeps its value. Single fibres or wires of a cable, to document
    each signal path.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Label: Mark on the fibre or wire, such as F01.
    label: _t.Union[str, None]
    # Category: Optical class that decides on range, such as OM4 or OS2.
    category: ChoiceInput
    # Color: Colour of the coating, by which the fibre is told apart in the bundle.
    color: ChoiceInput
    # Damping: Measured loss of signal in decibels.
    damping: _t.Union[NumberInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class FileData(_t.TypedDict, total=False):
    """Files as it is saved; what is absent keeps its value. Documents that belong to this object, such as
    manuals, photos or diagrams.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # File: Object that holds the document and its versions.
    file: _t.Union[LinkInput, Cleared]
    # HTTP-Link (extern): Address of a document that is kept elsewhere, such as in a wiki.
    link: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog weight_unit, by its constant, textual id or title, or by its number.
WeightUnitChoice = _t.Union[
    _t.Literal["C__WEIGHT_UNIT__G", "C__WEIGHT_UNIT__KG", "C__WEIGHT_UNIT__T"],
    _t.Literal["g", "kg", "t"],
    _t.Literal[1, 2, 3],
]


class FormfactorData(_t.TypedDict, total=False):
    """Form factor as it is saved; what is absent keeps its value. Size and weight of a device, and how many
    units it takes in a rack.
    """

    # Form factor: Shape of the case, such as 19-inch, tower or desktop.
    formfactor: ChoiceInput
    # Rack units: How many units the device takes, or the rack has; one is 44.45 mm; 0 takes none, and is
    # mounted beside.
    rackunits: _t.Union[float, str, Cleared]
    # Dimension unit: Unit of width, height and depth, such as cm.
    unit: _t.Union[DepthUnitChoice, ClearedChoice]
    # Width: Extent from left to right, in the unit stated for all three.
    width: _t.Union[float, str, Cleared]
    # Height: Extent from bottom to top, in the unit stated for all three.
    height: _t.Union[float, str, Cleared]
    # Depth: Extent from front to back, in the unit stated for all three.
    depth: _t.Union[float, str, Cleared]
    # Weight: How heavy the device is, to check loads of racks and floors.
    weight: _t.Union[float, str, Cleared]
    # weight unit: Unit of the weight, such as kg.
    weight_unit: _t.Union[WeightUnitChoice, ClearedChoice]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog cmdb_status, by its constant, textual id or title, or by its number.
CmdbStatusChoice = _t.Union[
    _t.Literal[
        "C__CMDB_STATUS__PLANNED",
        "C__CMDB_STATUS__ORDERED",
        "C__CMDB_STATUS__DELIVERED",
        "C__CMDB_STATUS__ASSEMBLED",
        "C__CMDB_STATUS__TESTED",
        "C__CMDB_STATUS__IN_OPERATION",
        "C__CMDB_STATUS__DEFECT",
        "C__CMDB_STATUS__UNDER_REPAIR",
        "C__CMDB_STATUS__DELIVERED_FROM_REPAIR",
        "C__CMDB_STATUS__INOPERATIVE",
        "C__CMDB_STATUS__STORED",
        "C__CMDB_STATUS__SCRAPPED",
        "C__CMDB_STATUS__IDOIT_STATUS",
        "C__CMDB_STATUS__IDOIT_STATUS_TEMPLATE",
    ],
    _t.Literal[
        "planned",
        "geplant",
        "ordered",
        "bestellt",
        "delivered",
        "geliefert",
        "assembled",
        "montiert",
        "tested",
        "geprüft",
        "in operation",
        "in Betrieb",
        "defect",
        "defekt",
        "under repair",
        "in Reparatur",
        "delivered from repair",
        "geliefert aus Reparatur",
        "inoperative",
        "außer Betrieb",
        "stored",
        "gelagert",
        "scrapped",
        "verschrottet",
        "Internal status",
        "Interner Status",
        "Template",
        "Vorlage",
    ],
    _t.Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
]


# A choice of the dialog object_type, by its constant, textual id or title, or by its number.
ObjectTypeChoice = _t.Union[
    _t.Literal[
        "C__OBJTYPE__SERVICE",
        "C__OBJTYPE__APPLICATION",
        "C__OBJTYPE__BUILDING",
        "C__OBJTYPE__ENCLOSURE",
        "C__OBJTYPE__SERVER",
        "C__OBJTYPE__SWITCH",
        "C__OBJTYPE__ROUTER",
        "C__OBJTYPE__FC_SWITCH",
        "C__OBJTYPE__SAN",
        "C__OBJTYPE__CLIENT",
        "C__OBJTYPE__PRINTER",
        "C__OBJTYPE__AIR_CONDITION_SYSTEM",
        "C__OBJTYPE__WAN",
        "C__OBJTYPE__EMERGENCY_PLAN",
        "C__OBJTYPE__KVM_SWITCH",
        "C__OBJTYPE__MONITOR",
        "C__OBJTYPE__APPLIANCE",
        "C__OBJTYPE__TELEPHONE_SYSTEM",
        "C__OBJTYPE__PRINTBOX",
        "C__OBJTYPE__ROOM",
        "C__OBJTYPE__ACCESS_POINT",
        "C__OBJTYPE__MAINTENANCE",
        "C__OBJTYPE__FILE",
        "C__OBJTYPE__LOCATION_GENERIC",
        "C__OBJTYPE__LAYER3_NET",
        "C__OBJTYPE__CELL_PHONE_CONTRACT",
        "C__OBJTYPE__LICENCE",
        "C__OBJTYPE__CONTAINER",
        "C__OBJTYPE__OPERATING_SYSTEM",
        "C__OBJECT_TYPE__GROUP",
        "C__OBJTYPE__GENERIC_TEMPLATE",
        "C__OBJTYPE__PHONE",
        "C__OBJTYPE__HOST",
        "C__OBJTYPE__CABLE",
        "C__OBJTYPE__CONVERTER",
        "C__OBJTYPE__WIRING_SYSTEM",
        "C__OBJTYPE__PATCH_PANEL",
        "C__OBJTYPE__AMPLIFIER",
        "C__OBJTYPE__IT_SERVICE",
        "C__OBJTYPE__ESC",
        "C__OBJTYPE__EPS",
        "C__OBJTYPE__DISTRIBUTION_BOX",
        "C__OBJTYPE__PDU",
        "C__OBJTYPE__UPS",
        "C__OBJTYPE__SAN_ZONING",
        "C__OBJTYPE__ORGANIZATION",
        "C__OBJTYPE__PERSON",
        "C__OBJTYPE__PERSON_GROUP",
        "C__OBJTYPE__CLUSTER",
        "C__OBJTYPE__CLUSTER_SERVICE",
        "C__OBJTYPE__VIRTUAL_CLIENT",
        "C__OBJTYPE__VIRTUAL_HOST",
        "C__OBJTYPE__VIRTUAL_SERVER",
        "C__OBJTYPE__RELATION",
        "C__OBJTYPE__DBMS",
        "C__OBJTYPE__DATABASE_SCHEMA",
        "C__OBJTYPE__PARALLEL_RELATION",
        "C__OBJTYPE__REPLICATION",
        "C__OBJTYPE__DATABASE_INSTANCE",
        "C__OBJTYPE__MIDDLEWARE",
        "C__OBJTYPE__SOA_STACK",
        "C__OBJTYPE__KRYPTO_CARD",
        "C__OBJTYPE__SIM_CARD",
        "C__OBJTYPE__LAYER2_NET",
        "C__OBJTYPE__WORKSTATION",
        "C__OBJTYPE__MIGRATION_OBJECT",
        "C__OBJTYPE__SWITCH_CHASSIS",
        "C__OBJTYPE__BLADE_CHASSIS",
        "C__OBJTYPE__BLADE_SERVER",
        "C__OBJTYPE__VOIP_PHONE",
        "C__OBJTYPE__SUPERNET",
        "C__OBJTYPE__VEHICLE",
        "C__OBJTYPE__AIRCRAFT",
        "C__OBJTYPE__CLUSTER_VRRP_HSRP",
        "C__OBJTYPE__COUNTRY",
        "C__OBJTYPE__CITY",
        "C__CMDB__OBJTYPE__CABLE_TRAY",
        "C__CMDB__OBJTYPE__CONDUIT",
        "C__OBJTYPE__RM_CONTROLLER",
        "C__OBJTYPE__VRRP",
        "C__OBJTYPE__STACKING",
        "C__OBJTYPE__NET_ZONE",
        "C__OBJTYPE__RACK_SEGMENT",
        "C__OBJTYPE__ACCESS_POINT_CONTROLLER",
    ],
    _t.Literal[
        "System service",
        "Systemdienst",
        "Application",
        "Anwendung",
        "Building",
        "Gebäude",
        "Rack",
        "Schrank",
        "Server",
        "Switch",
        "Router",
        "FC switch",
        "FC-Switch",
        "Storage system",
        "Speichersystem",
        "Client",
        "Printer",
        "Drucker",
        "Air Condition System",
        "Klimaanlage",
        "WAN",
        "WAN-Leitung",
        "Emergency plan",
        "Notfallplan",
        "KVM switch",
        "KVM-Switch",
        "Monitor",
        "Appliance",
        "Gerät/Appliance",
        "Telephone system",
        "Telefonanlage",
        "Printbox",
        "Room",
        "Raum",
        "Wireless Access Point",
        "Contract",
        "Vertrag",
        "File",
        "Dateien",
        "Generic Location",
        "Standort allgemein",
        "Layer 3-Net",
        "Layer-3-Netz",
        "Cellular Phone",
        "Mobiltelefon",
        "Licenses",
        "Lizenzen",
        "Container",
        "Operating System",
        "Betriebssystem",
        "Object group",
        "Objektgruppe",
        "Generic Template",
        "Vorlage (allgemein)",
        "Phone",
        "Telefon",
        "Host",
        "Cable",
        "Kabel",
        "Converter",
        "Konverter",
        "Wiring System",
        "Leitungsnetz",
        "Patch Panel",
        "Patchfeld",
        "Amplifier",
        "Verstärker",
        "Service",
        "Electric power company",
        "Energieversorgungsunternehmen",
        "Emergency power supply",
        "Netzersatzanlage",
        "Distribution box",
        "Verteilerkasten",
        "Power distribution unit",
        "Steckdosenleiste",
        "Uninterruptible power supply",
        "Unterbrechungsfreie Stromversorgung",
        "SAN Zoning",
        "Organization",
        "Organisation",
        "Persons",
        "Personen",
        "Person groups",
        "Personengruppen",
        "Cluster",
        "Cluster services",
        "Clusterdienst",
        "Virtual client",
        "Virtueller Client",
        "Virtual host",
        "Virtueller Host",
        "Virtual server",
        "Virtueller Server",
        "Relation",
        "Beziehung",
        "DBMS",
        "Database schema",
        "Datenbankschema",
        "Parallel relations",
        "Gleichgerichtete Beziehung",
        "Replication object",
        "Replikationsobjekt",
        "Database instance",
        "Datenbankinstanz",
        "Middleware",
        "SOA Stack",
        "SOA-Stack",
        "Crypto card",
        "Kryptokarte",
        "SIM card",
        "SIM-Karte",
        "Layer 2 Net",
        "Layer-2-Netz",
        "Workplace",
        "Arbeitsplatz",
        "Migration objects",
        "Migrationsobjekt",
        "Switch chassis",
        "Switch Chassis",
        "Blade chassis",
        "Blade Chassis",
        "Blade server",
        "Blade Server",
        "VoIP telephone",
        "VoIP-Telefon",
        "Supernet",
        "Vehicle",
        "Fahrzeug",
        "Aircraft",
        "Flugzeug",
        "VRRP/HSRP Cluster",
        "Country",
        "Land",
        "City",
        "Stadt",
        "Cable tray",
        "Kabeltrasse",
        "Conduit",
        "Leerrohr",
        "Remote Management Controller",
        "VRRP",
        "Stacking",
        "Net zone",
        "Netzbereich",
        "Rack segment",
        "Rack-Segment",
        "Access Point Controller",
    ],
    _t.Literal[
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        10,
        11,
        12,
        13,
        14,
        19,
        22,
        23,
        24,
        25,
        26,
        27,
        28,
        29,
        30,
        31,
        32,
        33,
        34,
        35,
        36,
        37,
        38,
        39,
        40,
        41,
        42,
        43,
        44,
        45,
        46,
        47,
        48,
        49,
        50,
        51,
        52,
        53,
        54,
        55,
        56,
        57,
        58,
        59,
        60,
        61,
        62,
        63,
        64,
        65,
        66,
        67,
        68,
        69,
        70,
        71,
        72,
        73,
        74,
        75,
        76,
        77,
        81,
        82,
        83,
        84,
        85,
        86,
        87,
        88,
        89,
        90,
        91,
        92,
        1093,
    ],
]


class GlobalData(_t.TypedDict, total=False):
    """General as it is saved; what is absent keeps its value. Basic facts of every object: its name, its type,
    its status, and when it was last changed.
    """

    # Title: Name by which people know the object, such as web1.example.org.
    title: str
    # Purpose: Environment or use that the object is there for, such as production, quality assurance or test.
    purpose: ChoiceInput
    # Category: Grouping of your own across object types, such as by department or location.
    category: ChoiceInput
    # SYSID: Identifier that no other object has, given by the service unless one is saved; fit for labels.
    sysid: _t.Union[str, None]
    # CMDB status: Stage in the life of the thing itself, such as planned, in operation or defect.
    cmdb_status: _t.Union[CmdbStatusChoice, ClearedChoice]
    # Object type: Kind of thing the object is, such as server or building; it decides on the usual categories.
    type: _t.Union[ObjectTypeChoice, ClearedChoice]
    # Tags: Free keywords to find and group objects by.
    tag: _t.Union[ChoicesInput, ClearedChoice]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class GraphicData(_t.TypedDict, total=False):
    """Graphic card as it is saved; what is absent keeps its value. Cards and chips that drive the screens of a
    device or compute for it.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Product name of the card, such as RTX A2000.
    title: _t.Union[str, None]
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: ChoiceInput
    # Memory: Video memory of the card, in the unit stated beside it.
    memory: _t.Union[float, str, Cleared]
    # Memory unit: Unit of the video memory, such as GB.
    unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
    firmware: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class GroupMembershipsData(_t.TypedDict, total=False):
    """Group memberships as it is saved; what is absent keeps its value. Object groups that contain this object,
    seen from the object.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Group: Object group that the object is in.
    connected_object: _t.Union[Id, _t.List[Id]]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class GuestSystemsData(_t.TypedDict, total=False):
    """Guest systems as it is saved; what is absent keeps its value. Virtual machines that run on this host."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Guest systems: Virtual machine that runs here.
    connected_object: _t.Union[Id, _t.List[Id]]


# A choice of the dialog hba_type, by its constant, textual id or title, or by its number.
HbaTypeChoice = _t.Union[
    _t.Literal[
        "C__STOR_TYPE_FC_CONTROLLER",
        "C__STOR_TYPE_ISCSI_CONTROLLER",
        "C__STOR_TYPE_SAS_CONTROLLER",
        "C__STOR_TYPE_SATA_CONTROLLER",
    ],
    _t.Literal["FC", "iSCSI/FCIP", "SAS", "SATA"],
    _t.Literal[1, 2, 3, 4],
]


class HbaData(_t.TypedDict, total=False):
    """Host Bus Adapter (HBA) as it is saved; what is absent keeps its value. Adapters that connect a server to
    the storage network.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Name of the adapter, such as HBA slot 3.
    title: _t.Union[str, None]
    # Type: Protocol the adapter speaks, such as FC or iSCSI.
    type: _t.Union[HbaTypeChoice, ClearedChoice]
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: ChoiceInput
    # Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
    model: ChoiceInput
    # Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
    firmware: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class IdentifierData(_t.TypedDict, total=False):
    """Data Source as it is saved; what is absent keeps its value. Names under which other systems know this
    object, so that imports and scripts find it again.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Key: Name of the identifier in the other system, such as deviceid.
    key: _t.Union[str, None]
    # Value: The identifier itself, such as 10233.
    value: _t.Union[str, None]
    # Type: System that gave the identifier, such as JDisc or OTRS.
    type: ChoiceInput
    # Group: Part of the other system, such as a tenant or a scan profile.
    group: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class ImageData(_t.TypedDict, total=False):
    """Object picture as it is saved; what is absent keeps its value. One photo or drawing that stands for the
    object in lists and on its page.
    """

    # Uploaded images: File name of the picture, such as server-front.png.
    image_selection: _t.Union[str, None]
    # File: The picture itself, as PNG, JPEG or another common format.
    image: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class ImagesData(_t.TypedDict, total=False):
    """Images as it is saved; what is absent keeps its value. Further photos of the object, such as type plate,
    rear side or place of installation.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # File name: Name of the picture with its ending, such as rear.jpg.
    name: _t.Union[str, None]
    # File content: The picture itself, Base64-encoded in calls.
    content: _t.Union[str, None]


class InvoiceData(_t.TypedDict, total=False):
    """Invoice as it is saved; what is absent keeps its value. Bills for this object, from receipt to payment."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Goods or work that is charged, such as Maintenance 2026.
    denotation: _t.Union[str, None]
    # Invoice Date: Day printed on the bill.
    date: _t.Union[str, None]
    # Amount: Sum that has to be paid.
    amount: _t.Union[MoneyInput, Cleared]
    # Edited at: Day the bill was checked and approved.
    edited: _t.Union[str, None]
    # Dispensing Tax Accounting: Day the bill was handed to the accounting department.
    financial_accounting_delivery: _t.Union[str, None]
    # Charged: Whether the sum has left the account.
    charged: _t.Union[YesNoInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog net_type, by its constant, textual id or title, or by its number. IPv4 and IPv6 are
# checked as such; AppleTalk and IPX are kept for old networks.
NetTypeChoice = _t.Union[
    _t.Literal["C__CATS_NET_TYPE__IPV4", "C__CATS_NET_TYPE__IPV6", "C__CATS_NET_TYPE__AT", "C__CATS_NET_TYPE__IPX"],
    _t.Literal["IPv4 (Internet Protocol v4)", "IPv6 (Internet Protocol v6)", "AT (AppleTalk)", "IPX (Internet Packet Exchange)"],
    _t.Literal[1, 1000, 3, 2],
]


# A choice of the dialog ip_assignment, by its constant, textual id or title, or by its number. DHCP reserved:
# always the same address for a known device; unnumbered: the port borrows that of another.
IpAssignmentChoice = _t.Union[
    _t.Literal[
        "C__CATP__IP__ASSIGN__DHCP",
        "C__CATP__IP__ASSIGN__DHCP_RESERVED",
        "C__CATP__IP__ASSIGN__STATIC",
        "C__CATP__IP__ASSIGN__UNNUMBERED",
    ],
    _t.Literal["DHCP", "DHCP reserved", "DHCP reserviert", "static", "statisch", "unnumbered"],
    _t.Literal[1, 1000, 2, 3],
]


# A choice of the dialog ipv6_assignment, by its constant, textual id or title, or by its number. SLAAC: the
# device makes its address itself; DHCPv6: a server gives it; reserved: always the same one.
Ipv6AssignmentChoice = _t.Union[
    _t.Literal[
        "C__CMDB__CATG__IP__DHCPV6",
        "C__CMDB__CATG__IP__SLAAC_AND_DHCPV6",
        "C__CMDB__CATG__IP__SLAAC",
        "C__CMDB__CATG__IP__SLAAC_AND_DHCPV6_RESERVED",
        "C__CMDB__CATG__IP__DHCPV6_RESERVED",
        "C__CMDB__CATG__IP__STATIC",
    ],
    _t.Literal[
        "DHCPv6",
        "SLAAC and DHCPv6",
        "SLAAC und DHCPv6",
        "SLAAC",
        "SLAAC and DHCPv6 (reserved)",
        "SLAAC und DHCPv6 (reserviert)",
        "DHCPv6 (reserved)",
        "DHCPv6 (reserviert)",
        "Static",
        "Statisch",
    ],
    _t.Literal[1, 2, 3, 4, 5, 6],
]


class IpAliasesRowData(_t.TypedDict, total=False):
    """A row of aliases as it is saved."""

    hostname: _t.Union[str, None]
    domain: _t.Union[str, None]


class IpData(_t.TypedDict, total=False):
    """Host address as it is saved; what is absent keeps its value. Network addresses of a device, with host
    name, net and port.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Type: Protocol of the address: IPv4, IPv6 or an older one.
    net_type: _t.Union[NetTypeChoice, ClearedChoice]
    # Primary: Marks the address by which the device is reached for administration.
    primary: _t.Union[YesNoInput, Cleared]
    # Active: Whether the address is in use at the moment.
    active: _t.Union[YesNoInput, Cleared]
    # Net: Layer 3 net the address lies in, such as 192.168.10.0/24.
    net: _t.Union[LinkInput, Cleared]
    # Net zone: Security zone within the net, such as DMZ.
    zone: _t.Union[LinkInput, Cleared]
    # Address allocation IPv4: How the device gets its address: fixed, from DHCP, or reserved there.
    ipv4_assignment: _t.Union[IpAssignmentChoice, ClearedChoice]
    # IPv4 address: Four numbers with dots, such as 192.168.10.21.
    ipv4_address: _t.Union[str, None]
    # Address allocation IPv6: How the device gets its address: fixed, by SLAAC or from DHCPv6.
    ipv6_assignment: _t.Union[Ipv6AssignmentChoice, ClearedChoice]
    # IPv6 scope: How far the address is valid: worldwide, within the organisation or on one link.
    ipv6_scope: ChoiceInput
    # IPv6 address: Groups of hexadecimal digits with colons, such as 2001:db8::21.
    ipv6_address: _t.Union[str, None]
    # Hostname: Name of the device without its domain, such as web1.
    hostname: _t.Union[str, None]
    # Domain: Part of the full name after the host name, such as example.org.
    domain: _t.Union[str, None]
    # DNS Server: Servers that the device asks to resolve names.
    dns_server: _t.Union[LinksInput, Cleared]
    # Search domain: Domains that are appended to short names, such as intra.example.org.
    dns_domain: _t.Union[ChoicesInput, ClearedChoice]
    # Default gateway for the net: Whether this address is the way out of its net, as that of a router.
    use_standard_gateway: _t.Union[YesNoInput, Cleared]
    # Shared as: Role in which other devices have the same address on purpose, such as VRRP or anycast; without
    # one it is unique in its net.
    shared_as: ChoiceInput
    # Assigned Port: Physical port of this device that has the address.
    assigned_port: _t.Union[LinkInput, Cleared]
    # Assigned Logical Port: Interface made in software, such as a VLAN or a bond, that has the address.
    assigned_logical_port: _t.Union[LinkInput, Cleared]
    # Aliases: Further names that resolve to this address, as CNAME records do.
    aliases: _t.Union[_t.List[IpAliasesRowData], Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class ItsTypeData(_t.TypedDict, total=False):
    """Service Type as it is saved; what is absent keeps its value. Classification of a service, for reports and
    service catalogues.
    """

    # Type: Class the service belongs to, such as business service or infrastructure.
    its_type: ChoiceInput
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class ItServiceData(_t.TypedDict, total=False):
    """Service assignment as it is saved; what is absent keeps its value. Services that this object is part of,
    and which therefore suffer when it fails.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Service: Service that needs the object.
    connected_object: _t.Union[Id, _t.List[Id]]


class ItServiceComponentsData(_t.TypedDict, total=False):
    """Service components as it is saved; what is absent keeps its value. Objects the service consists of:
    servers, software, networks, people.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Assigned object: Object without which the service does not work.
    connected_object: _t.Union[Id, _t.List[Id], Cleared]


# A choice of the dialog weighting, by its constant, textual id or title, or by its number. How badly a failure
# passes on: 1 is very important, 5 important, 10 not important.
WeightingChoice = _t.Union[
    _t.Literal[
        "C__WEIGHTING__1",
        "C__WEIGHTING__2",
        "C__WEIGHTING__3",
        "C__WEIGHTING__4",
        "C__WEIGHTING__5",
        "C__WEIGHTING__6",
        "C__WEIGHTING__7",
        "C__WEIGHTING__8",
        "C__WEIGHTING__9",
        "C__WEIGHTING__10",
    ],
    _t.Literal[
        "1 - very important",
        "1 - sehr wichtig",
        "2",
        "3",
        "4",
        "5 - important",
        "5 - wichtig",
        "6",
        "7",
        "8",
        "9",
        "10 - not important",
        "10 - nicht wichtig",
    ],
    _t.Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
]


class ItServiceRelationsData(_t.TypedDict, total=False):
    """Service Relation as it is saved; what is absent keeps its value. How the parts of a service depend on each
    other, with a weight for each dependency.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Object 1: First side of the relation, such as the database server.
    object1: LinkInput
    # Object 2: Second side of the relation, such as the web server that needs it.
    object2: LinkInput
    # Relation type: Meaning of the relation, such as runs on or is connected to.
    relation_type: _t.Union[str, int]
    # Weighting: How badly a failure of one side hits the other, from 1 (most) to 10 (least).
    weighting: WeightingChoice
    # Service: Service for which the relation matters.
    itservice: _t.Union[LinkInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog jdisc_ca_type, by its constant, textual id or title, or by its number.
JdiscCaTypeChoice = _t.Union[
    _t.Literal[
        "C__JDISC__CA_TYPE__TEXT",
        "C__JDISC__CA_TYPE__MULTITEXT",
        "C__JDISC__CA_TYPE__INTEGER",
        "C__JDISC__CA_TYPE__DATE",
        "C__JDISC__CA_TYPE__TIME",
        "C__JDISC__CA_TYPE__ENUMERATION",
        "C__JDISC__CA_TYPE__CURRENCY",
        "C__JDISC__CA_TYPE__DOCUMENT",
    ],
    _t.Literal[
        "Text",
        "Multi-line text",
        "Mehrzeiliger Text",
        "Integer",
        "Ganzzahl",
        "Date",
        "Datum",
        "Time",
        "Zeit",
        "Enumeration",
        "Aufzählung",
        "Currency",
        "Währung",
        "Document",
        "Dokument",
    ],
    _t.Literal[1, 2, 3, 4, 5, 6, 7, 8],
]


class JdiscCaData(_t.TypedDict, total=False):
    """JDisc custom attributes as it is saved; what is absent keeps its value. Values of your own that were kept
    at the device in JDisc and taken over from there.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Attribute title: Name of the value in JDisc, such as Rack label.
    attribute: str
    # Attribute content: The value as text, even where it is a number or a date.
    attribute_content: _t.Union[str, None]
    # Attribute content: Kind of the value in JDisc, such as text, integer or date.
    attribute_type: _t.Union[JdiscCaTypeChoice, ClearedChoice]
    # Attribute folder: Path of folders under which JDisc shows the value.
    attribute_folder: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class LastLoginUserData(_t.TypedDict, total=False):
    """Last login user as it is saved; what is absent keeps its value. Account that was last used on this
    computer, to find out where a device has gone.
    """

    # Last logged in user: Name of the account, such as EXAMPLE\jdoe.
    last_login: _t.Union[str, None]
    # Type: Origin of the account, such as local or domain.
    type: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class LdevClientData(_t.TypedDict, total=False):
    """Logical devices (Client) as it is saved; what is absent keeps its value. Storage that this server gets
    from a storage system over the SAN.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Name of the device on the server, such as mpatha or Disk 4.
    title: _t.Union[str, None]
    # Path: FC ports of the server over which the storage is reached.
    paths: _t.Union[LinksInput, Cleared]
    # Logical devices (LDEV Server): Logical device on the storage system that stands behind it.
    assigned_ldevserver: _t.Union[LinkInput, Cleared]
    # Primary path: FC port that is used as long as it works.
    primary_path: _t.Union[LinkInput, Cleared]
    # Multipath technology: How the server spreads load over several paths or changes between them.
    multipath: ChoiceInput
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class LdevServerData(_t.TypedDict, total=False):
    """Logical devices (LDEV Server) as it is saved; what is absent keeps its value. Storage that this system
    offers to servers over the SAN, an entry per LUN.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Name of the logical device, such as VOL_ERP_01.
    title: _t.Union[str, None]
    # LUN: Number under which servers see the device, such as 12.
    lun: _t.Union[str, None]
    # Segment size (kB): Length of the blocks spread over the disks, such as 64 or 128.
    segment_size: _t.Union[float, str, Cleared]
    # Memory-unit: Unit of the size offered to servers, such as GB.
    unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # Capacity: Size that servers see, in the unit stated beside it.
    capacity: _t.Union[float, str, Cleared]
    # Attached devices: Disks of this system that hold the data.
    connected_devices: _t.Union[LinksInput, Cleared]
    # Paths: FC ports of this system that lead to the device.
    paths: _t.Union[LinksInput, Cleared]
    # Primary path: FC port of this system that servers use first.
    primary_path: _t.Union[LinkInput, Cleared]
    # Multipath technology: How load is spread over several paths, or which path takes over.
    multipath: ChoiceInput
    # Tier class: Class of speed and price, such as gold for flash.
    tierclass: ChoiceInput
    # Logical devices (Client): Devices on servers that use this storage.
    ldev_clients: _t.Union[LinksInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog location_option, by its constant, textual id or title, or by its number. Horizontal
# devices lie in the units, vertical ones stand in the slots beside them.
LocationOptionChoice = _t.Union[
    _t.Literal["C__RACK_INSERTION__HORIZONTAL", "C__RACK_INSERTION__VERTICAL"],
    _t.Literal["Horizontal", "Vertical", "Vertikal"],
    _t.Literal[3, 4],
]


# A choice of the dialog location_insertion, by its constant, textual id or title, or by its number. A device on
# both sides fills its units from front to back; others leave room behind them.
LocationInsertionChoice = _t.Union[
    _t.Literal["C__INSERTION__FRONT", "C__INSERTION__REAR", "C__INSERTION__BOTH"],
    _t.Literal["Front", "Vorderseite", "Back", "Rückseite", "Front and backside", "Vorder- und Rückseite"],
    _t.Literal[1, 0, 2],
]


class LocationData(_t.TypedDict, total=False):
    """Location as it is saved; what is absent keeps its value. Where the object is: in which room, in which
    rack, at which height.
    """

    # Location: Building, room or rack that the object is directly in.
    parent: _t.Union[LinkInput, Cleared]
    # Assembly: Whether the device lies across the units of the rack or stands upright beside them.
    option: _t.Union[LocationOptionChoice, ClearedChoice]
    # Insertion: Side of the rack that the device is mounted on: front, back or both.
    insertion: _t.Union[LocationInsertionChoice, ClearedChoice]
    # Position in the rack: Number of the rack unit that the device begins at, as printed on the rails; 10.5 is
    # the upper half of unit 10.
    pos: _t.Union[float, str, Cleared]
    # GPS: Coordinates as one text, for clients that keep them so.
    gps: _t.Union[str, None]
    # Latitude: Degrees north of the equator, such as 52.5200; south of it with a minus.
    latitude: _t.Union[str, None]
    # Longitude: Degrees east of Greenwich, such as 13.4050; west of it with a minus.
    longitude: _t.Union[str, None]
    # SNMP sysLocation: Place as it is set on the device itself, readable over SNMP.
    snmp_syslocation: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class LogbookData(_t.TypedDict, total=False):
    """Logbook as it is saved; what is absent keeps its value. Notes on what happened to this object, written by
    people and scripts.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class LogicalUnitData(_t.TypedDict, total=False):
    """Logical location as it is saved; what is absent keeps its value. Person that a workplace or device belongs
    to, apart from where it stands.
    """

    # Parent object: Person that works here.
    parent: _t.Union[LinkInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class MailAddressesData(_t.TypedDict, total=False):
    """E-Mail addresses as it is saved; what is absent keeps its value. All e-mail addresses of a person, group
    or organisation.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # E-mail address: One address, such as jane.doe@example.org.
    title: _t.Union[str, None]
    # Primary: Marks the address that messages are sent to.
    primary: _t.Union[YesNoInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class ManagedObjectsData(_t.TypedDict, total=False):
    """Virtual managed objects as it is saved; what is absent keeps its value. Virtualization hosts that this
    management system controls.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Object: Host that is controlled from here.
    connected_object: _t.Union[LinkInput, Cleared]


class ManualData(_t.TypedDict, total=False):
    """Manual assignment as it is saved; what is absent keeps its value. Manuals and guides for operating this
    object.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Subject of the manual, such as Installation guide.
    title: _t.Union[str, None]
    # Manual file: Object that holds the document.
    manual: _t.Union[LinkInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class MemoryData(_t.TypedDict, total=False):
    """Memory as it is saved; what is absent keeps its value. Memory modules of a device; equal modules may share
    an entry.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Quantity: How many equal modules the entry stands for.
    quantity: _t.Union[int, str, Cleared]
    # Title: Build of the modules, such as SDRAM or Flash.
    title: ChoiceInput
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: ChoiceInput
    # Type: Generation that slots must fit, such as DDR5.
    type: ChoiceInput
    # Capacity: Size of one module, in the unit stated beside it.
    capacity: _t.Union[float, str, Cleared]
    # Memory unit: Unit of the size of a module, such as GB.
    unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class ModelData(_t.TypedDict, total=False):
    """Model as it is saved; what is absent keeps its value. Which product the device is, with the numbers that
    support and warranty ask for.
    """

    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: ChoiceInput
    # Model: Product name out of those of the manufacturer, such as PowerEdge R760.
    title: ChoiceInput
    # Product ID: Number by which the product is ordered, such as P52560-421.
    productid: _t.Union[str, None]
    # Service Tag: Code of the manufacturer for this single device, to look up warranty and drivers.
    service_tag: _t.Union[str, None]
    # Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in
    # support cases.
    serial: _t.Union[str, None]
    # Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
    firmware: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class MonitoringData(_t.TypedDict, total=False):
    """Monitoring as it is saved; what is absent keeps its value. Whether and under which name a monitoring
    system watches this object.
    """

    # Active: Whether the object is to be watched.
    active: _t.Union[YesNoInput, Cleared]
    # Monitoring host: Monitoring server that is in charge.
    monitoring_host: ChoiceInput
    # Hostname: Name of the object in the monitoring system, where it is written by hand.
    host_name: _t.Union[str, None]
    # Hostname selection: Number of the rule for that name: own name, host name or title of the object.
    host_name_selection: _t.Union[IntegerInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class NetworkData(_t.TypedDict, total=False):
    """Network as it is saved; what is absent keeps its value. Menu entry for network hardware and ports of a
    device; it shows the interfaces.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Name of the card, such as Onboard NIC or Slot 1.
    title: _t.Union[str, None]
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: ChoiceInput
    # Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
    model: ChoiceInput
    # Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in
    # support cases.
    serial: _t.Union[str, None]
    # Slotnumber: Place of the card in the device, such as 3.
    slot: _t.Union[str, None]
    # Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
    firmware: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class NetworkInterfaceData(_t.TypedDict, total=False):
    """Interface as it is saved; what is absent keeps its value. Network cards and line cards of a device, which
    carry its ports.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Name of the card, such as Onboard NIC or Slot 1.
    title: _t.Union[str, None]
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: ChoiceInput
    # Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
    model: ChoiceInput
    # Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in
    # support cases.
    serial: _t.Union[str, None]
    # Slotnumber: Place of the card in the device, such as 3.
    slot: _t.Union[str, None]
    # Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
    firmware: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class NetworkLogPortData(_t.TypedDict, total=False):
    """logical Ports as it is saved; what is absent keeps its value. Interfaces made in software: VLANs, bonds,
    bridges, loopbacks.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Name in the operating system, such as bond0 or Vlan10.
    title: _t.Union[str, None]
    # Net(s): Layer 2 nets that the interface takes part in.
    net: _t.Union[LinksInput, Cleared]
    # MAC: Hardware address of the interface, such as 00:1A:2B:3C:4D:5E.
    mac: _t.Union[str, None]
    # Type: Construction in software, such as bond, bridge or VLAN.
    port_type: ChoiceInput
    # Port Allocation: Physical ports that the interface is made of.
    ports: _t.Union[LinksInput, Cleared]
    # Parent port: Logical interface that this one is stacked on, such as bond0 under bond0.10.
    parent: _t.Union[LinkInput, Cleared]
    # Standard: Protocol that it follows, such as 802.3ad.
    standard: ChoiceInput
    # Active: Whether the interface is switched on.
    active: _t.Union[YesNoInput, Cleared]
    # Host address: IP addresses that are set on the interface.
    addresses: _t.Union[LinksInput, Cleared]
    # Assigned to connector: Logical interface of another device that this one is connected to.
    assigned_connector: _t.Union[LinkInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog port_negotiation, by its constant, textual id or title, or by its number. Both ends of
# a cable should be set alike: automatic on both, or the same fixed values.
PortNegotiationChoice = _t.Union[
    _t.Literal["C__PORT_NEGOTIATION__AUTO", "C__PORT_NEGOTIATION__MANUAL"],
    _t.Literal["Automatic", "Automatisch", "Manual", "Manuell"],
    _t.Literal[1, 2],
]


# A choice of the dialog port_duplex, by its constant, textual id or title, or by its number. Full: sending and
# receiving at once; half: by turns, as old hubs need it.
PortDuplexChoice = _t.Union[
    _t.Literal["C__PORT_DUPLEX__FULL", "C__PORT_DUPLEX__HALF"],
    _t.Literal["Full", "Voll", "Half", "Halb"],
    _t.Literal[2, 1],
]


class NetworkPortData(_t.TypedDict, total=False):
    """Port as it is saved; what is absent keeps its value. Physical network sockets of a device, with speed, MAC
    address and cable.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Name of the socket, such as eth0 or Gi1/0/24.
    title: _t.Union[str, None]
    # Connected interface: Network card of this device that the socket is on.
    interface: _t.Union[LinkInput, Cleared]
    # Type: Kind of network, such as Ethernet or WLAN.
    port_type: ChoiceInput
    # Mode: Whether it stands alone or is part of a link aggregation.
    port_mode: ChoiceInput
    # Plug: Shape of the plug that fits, such as RJ-45 or LC.
    plug_type: ChoiceInput
    # Negotiation: Whether speed and duplex are agreed automatically or set by hand.
    negotiation: _t.Union[PortNegotiationChoice, ClearedChoice]
    # Duplex: Whether it sends and receives at once, or by turns.
    duplex: _t.Union[PortDuplexChoice, ClearedChoice]
    # Speed: Data rate of the link, such as 10, in the unit stated beside it.
    speed: _t.Union[float, str, Cleared]
    # Unit: Unit of the data rate of the link, such as Gbit/s.
    speed_type: _t.Union[PortSpeedChoice, ClearedChoice]
    # Standard: Ethernet standard that it keeps to, such as 1000BASE-T.
    standard: ChoiceInput
    # MAC-address: Hardware address of the socket, such as 00:1A:2B:3C:4D:5F.
    mac: _t.Union[str, None]
    # MTU: Largest packet in bytes that is sent whole, such as 1500 or 9000.
    mtu: _t.Union[str, None]
    # Connected with: Connection point at the other end of the cable; setting it connects both ends.
    assigned_connector: _t.Union[LinkInput, Cleared]
    # Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at,
    # such as 3 or 1-4.
    assigned_positions: _t.Union[str, None]
    # Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that
    # feeds an output.
    connector_sibling: _t.Union[LinkInput, Cleared]
    # Positions of the input/output: Positions of the connector on the other side that this one leads to, such
    # as fibre 3 or 3-4.
    sibling_positions: _t.Union[str, None]
    # Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12.
    positions: _t.Union[int, str, Cleared]
    # Cable ID: Object that documents the cable plugged into the port.
    cable: _t.Union[LinkInput, Cleared]
    # Active: Whether the port is switched on in the configuration of the device.
    active: _t.Union[YesNoInput, Cleared]
    # Host address: IP addresses of this device that the port has.
    addresses: _t.Union[_t.List[_t.Union[Id, str]], str, Cleared]
    # Layer 2 Net: VLANs that the port carries, tagged or not.
    layer2_assignment: _t.Union[LinksInput, Cleared]
    # Connected interface (HBA): Host bus adapter of this device that the port is on.
    hba: _t.Union[LinkInput, Cleared]
    # Standard VLAN: VLAN that frames without a tag belong to.
    default_vlan: _t.Union[LinkInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]
    # Relation direction: Object from which the connection counts, where one of the two supplies and the other
    # depends on it.
    relation_direction: _t.Union[LinkInput, Cleared]


class NetConnectionsFolderData(_t.TypedDict, total=False):
    """Network connections as it is saved; what is absent keeps its value. Menu entry for open ports and
    connections of a device; it shows the listeners.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Layer 3/4 Protocol: Transport of the service: TCP, UDP or ICMP.
    protocol: ChoiceInput
    # Layer 5-7 Protocol: Application protocol on top of the transport, such as HTTPS or LDAP.
    protocol_layer_5: ChoiceInput
    # (Bind) ip address: Address of this device on which the service listens.
    ip_address: _t.Union[LinkInput, Cleared]
    # Of: First open port of the range, such as 443.
    port_from: _t.Union[int, str, Cleared]
    # To: Last open port of the range; the same as the first for a single port.
    port_to: _t.Union[int, str, Cleared]
    # Opened by application: Program that has opened the port.
    opened_by: _t.Union[LinkInput, Cleared]
    # Gateway: Firewall or load balancer that stands before the port.
    gateway: _t.Union[LinkInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class NetConnectorData(_t.TypedDict, total=False):
    """Connection as it is saved; what is absent keeps its value. Connections that this device opens to services
    on other devices, as firewalls have to allow them.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # (Source) ip address: Address of this device that the connection comes from.
    ip_address: _t.Union[LinkInput, Cleared]
    # Of: First source port of the range, such as 49152.
    port_from: _t.Union[int, str, Cleared]
    # To: Last source port of the range; the same as the first for a single port.
    port_to: _t.Union[int, str, Cleared]
    # Listener: Open port on the other side that the connection leads to.
    connected_listener: LinkInput
    # Connected with: Device whose service is used.
    connected_to: LinkInput
    # Gateway: Firewall or router that the connection passes.
    gateway: _t.Union[LinkInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class NetListenerData(_t.TypedDict, total=False):
    """Listener as it is saved; what is absent keeps its value. Ports of this device that wait for connections,
    for firewall rules and audits.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Layer 3/4 Protocol: Transport of the service: TCP, UDP or ICMP.
    protocol: ChoiceInput
    # Layer 5-7 Protocol: Application protocol on top of the transport, such as HTTPS or LDAP.
    protocol_layer_5: ChoiceInput
    # (Bind) ip address: Address of this device on which the service listens.
    ip_address: _t.Union[LinkInput, Cleared]
    # Of: First open port of the range, such as 443.
    port_from: _t.Union[int, str, Cleared]
    # To: Last open port of the range; the same as the first for a single port.
    port_to: _t.Union[int, str, Cleared]
    # Opened by application: Program that has opened the port.
    opened_by: _t.Union[LinkInput, Cleared]
    # Gateway: Firewall or load balancer that stands before the port.
    gateway: _t.Union[LinkInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class NetZoneOptionsData(_t.TypedDict, total=False):
    """Options as it is saved; what is absent keeps its value. How the zone is drawn in lists of addresses, and
    the domain of its hosts.
    """

    # Zone color: Shade in which addresses of the zone are marked, such as #FF0000.
    color: _t.Union[str, None]
    # Domain: Domain of the hosts in the zone, such as dmz.example.org.
    domain: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class ObjectData(_t.TypedDict, total=False):
    """locally assigned objects as it is saved; what is absent keeps its value. Everything that is directly in
    this place: devices in the rack, racks in the room.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Object: Something that stands here; saving it moves it to this place.
    assigned_object: _t.Union[Id, _t.List[Id]]


class OperatingSystemData(_t.TypedDict, total=False):
    """Operating system as it is saved; what is absent keeps its value. System software that the device starts,
    with version and licence.
    """

    # Operating system: Object of that system software, such as Debian or Windows Server.
    application: _t.Union[LinkInput, Cleared]
    # Type: Whether it runs as a program or as the operating system of the device.
    application_type: _t.Union[ApplicationTypeChoice, ClearedChoice]
    # Priority: Marks the operating system that a device with several of them starts by default.
    application_priority: _t.Union[ApplicationPriorityChoice, ClearedChoice]
    # Assigned license: Licence that this installation uses up; reports on free licences count it.
    assigned_license: _t.Union[LinkInput, Cleared]
    # Service: Services that need this installation, so that an outage can be traced to them.
    assigned_it_service: _t.Union[LinksInput, Cleared]
    # Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
    assigned_variant: _t.Union[LinkInput, Cleared]
    # Version number: Release that is installed, out of those listed at the software; an unknown number is added
    # there.
    assigned_version: _t.Union[Id, str, _t.List[_t.Union[Id, str]], Cleared]
    # Used databases: Databases in which the installation keeps its data.
    assigned_databases: _t.Union[LinksInput, Cleared]
    # Installation date: When the system was set up on the device.
    installDate: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class PasswdData(_t.TypedDict, total=False):
    """Passwords as it is saved; what is absent keeps its value. Accounts and secrets of a device or program;
    give rights on this category to few.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Purpose of the account, such as Local administrator.
    title: _t.Union[str, None]
    # Username: Account name to sign in with, such as admin.
    username: _t.Union[str, None]
    # Password: Secret of the account; lists and forms hide it.
    password: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class PersonAssignedWorkstationData(_t.TypedDict, total=False):
    """Assigned Workplaces as it is saved; what is absent keeps its value. Desks and devices at which this person
    works.
    """

    # Assigned Workplaces: Places of work of the person; each names the person as its owner.
    assigned_workstations: _t.Union[LinksInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class PlanningData(_t.TypedDict, total=False):
    """Status-Planning as it is saved; what is absent keeps its value. Which CMDB status the object is to have in
    which period, such as from order to scrapping.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # CMDB status: Status that is planned for the period.
    cmdb_status: _t.Union[CmdbStatusChoice, ClearedChoice]
    # Validity period from: First day of the planned status.
    start: _t.Union[str, None]
    # Validity period to: Last day of the planned status.
    end: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class PowerConsumerData(_t.TypedDict, total=False):
    """Power consumer as it is saved; what is absent keeps its value. Power supply units and plugs through which
    a device draws current.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Label of the power supply unit, such as PSU 1.
    title: _t.Union[str, None]
    # Active: Whether the unit is in use, or only there as a spare.
    active: _t.Union[YesNoInput, Cleared]
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: ChoiceInput
    # Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
    model: ChoiceInput
    # Volt: Voltage the unit needs, such as 230.
    volt: _t.Union[NumberInput, Cleared]
    # Watt: Power it draws at most, to plan circuits and cooling.
    watt: _t.Union[float, str, Cleared]
    # Ampere: Current it draws at most, such as 3.5.
    ampere: _t.Union[float, str, Cleared]
    # BTU: Heat it gives off per hour in British thermal units.
    btu: _t.Union[str, None]
    # Target object: Connection point at the other end of the cable; setting it connects both ends.
    assigned_connector: _t.Union[LinkInput, Cleared]
    # Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at,
    # such as 3 or 1-4.
    assigned_positions: _t.Union[str, None]
    # Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that
    # feeds an output.
    connector_sibling: _t.Union[LinkInput, Cleared]
    # Positions of the input/output: Positions of the connector on the other side that this one leads to, such
    # as fibre 3 or 3-4.
    sibling_positions: _t.Union[str, None]
    # Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12.
    positions: _t.Union[int, str, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class PowerSupplierData(_t.TypedDict, total=False):
    """Power supplier as it is saved; what is absent keeps its value. Power that a UPS, PDU or fuse delivers to
    other devices.
    """

    # Title: Label of the outlet or fuse, such as F12.
    title: _t.Union[str, None]
    # Volt: Voltage that is delivered, such as 230.
    volt: _t.Union[NumberInput, Cleared]
    # Watt: Power that is delivered at most.
    watt: _t.Union[float, str, Cleared]
    # Ampere: Current up to which the fuse holds, such as 16.
    ampere: _t.Union[float, str, Cleared]
    # Target object: Connection point at the other end of the cable; setting it connects both ends.
    assigned_connector: _t.Union[LinkInput, Cleared]
    # Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at,
    # such as 3 or 1-4.
    assigned_positions: _t.Union[str, None]
    # Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that
    # feeds an output.
    connector_sibling: _t.Union[LinkInput, Cleared]
    # Positions of the input/output: Positions of the connector on the other side that this one leads to, such
    # as fibre 3 or 3-4.
    sibling_positions: _t.Union[str, None]
    # Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12.
    positions: _t.Union[int, str, Cleared]
    # Assigned category type: Constant of the category that the power connection comes from.
    assigned_category: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class QinqSpData(_t.TypedDict, total=False):
    """QinQ SP-VLAN as it is saved; what is absent keeps its value. Outer VLAN of a provider that carries this
    VLAN (IEEE 802.1ad).
    """

    # Assigned SP-VLAN: VLAN whose tag is put around the frames of this one.
    spvlan: _t.Union[LinkInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog raid_type, by its constant, textual id or title, or by its number. Hardware: a
# controller joins the disks; software: the operating system does.
RaidTypeChoice = _t.Union[
    _t.Literal["C__CMDB__RAID_TYPE__HARDWARE", "C__CMDB__RAID_TYPE__SOFTWARE"],
    _t.Literal["Hardware-Raid", "Hardware-RAID", "Software-Raid", "Software-RAID"],
    _t.Literal[1, 2],
]


# A choice of the dialog stor_raid_level, by its constant, textual id or title, or by its number. 0 spreads
# without safety, 1 mirrors, 5 and 6 survive one or two failed disks, 10 spreads over mirrors, JBOD strings
# together.
StorRaidLevelChoice = _t.Union[
    _t.Literal[
        "C__STOR_RAID_LEVEL__0",
        "C__STOR_RAID_LEVEL__1",
        "C__STOR_RAID_LEVEL__2",
        "C__STOR_RAID_LEVEL__5",
        "C__STOR_RAID_LEVEL__10",
        "C__STOR_RAID_LEVEL__JBOD",
        "C__STOR_RAID_LEVEL__6",
    ],
    _t.Literal["0", "1", "2", "5", "10", "JBOD", "6"],
    _t.Literal[1, 2, 3, 4, 5, 6, 1000],
]


class RaidData(_t.TypedDict, total=False):
    """Raid-Array as it is saved; what is absent keeps its value. Disks that are joined for safety or speed, by a
    controller or by the operating system.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Type: Whether a controller or the operating system joins the disks.
    raid_type: _t.Union[RaidTypeChoice, ClearedChoice]
    # Title: Name of the array, such as md0 or Virtual Disk 1.
    title: _t.Union[str, None]
    # RAID Level: How data are spread over the disks; it decides on safety and usable space.
    raid_level: _t.Union[StorRaidLevelChoice, ClearedChoice]
    # Controller: Adapter that joins the disks, where hardware does it.
    controller: _t.Union[LinkInput, Cleared]
    # Connected devices: Disks that the array is made of.
    storages: _t.Union[LinksInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class RelationData(_t.TypedDict, total=False):
    """Relationship as it is saved; what is absent keeps its value. All dependencies of this object, made by
    links or by hand.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Object 1: First side, from which the relation is read, such as the host.
    object1: LinkInput
    # Object 2: Second side, to which the relation leads, such as the virtual machine.
    object2: LinkInput
    # Relation type: Meaning of the relation, such as software runs on a device.
    relation_type: _t.Union[str, int]
    # Weighting: How much one side suffers when the other fails, from 1 (most) to 10 (least).
    weighting: WeightingChoice
    # Service: Service that the relation is limited to; empty where it always holds.
    itservice: _t.Union[LinkInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class RmControllerData(_t.TypedDict, total=False):
    """Remote Management Controller as it is saved; what is absent keeps its value. Management board by which the
    device is reached even when it is switched off, such as iLO or iDRAC.
    """

    # Remote Management Controller: Object of the management board.
    connected_object: _t.Union[LinkInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class RmControllerBackwardData(_t.TypedDict, total=False):
    """Managed devices as it is saved; what is absent keeps its value. Devices that are administered through this
    management board.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Remote Management Controller: Device that the board is in.
    connected_object: _t.Union[Id, _t.List[Id]]


class ServiceData(_t.TypedDict, total=False):
    """Services as it is saved; what is absent keeps its value. Offer of the IT to departments or customers, as
    it stands in the service catalogue.
    """

    # Service number: Number in the service catalogue, such as SRV-0042.
    service_number: _t.Union[str, None]
    # Service type: Whether it supports the IT itself or a business process.
    type: ChoiceInput
    # Service category: Field it belongs to, such as communication or workplace.
    category: ChoiceInput
    # Business Unit: Department that owns the service or pays for it.
    business_unit: ChoiceInput
    # Active in service catalogue: Whether customers can order it.
    active: _t.Union[YesNoInput, Cleared]
    # Service description internal: Explanation for the IT: parts, operation, contacts.
    service_description_intern: _t.Union[str, None]
    # Service description external: Explanation for customers: benefit, scope, conditions.
    service_description_extern: _t.Union[str, None]
    # Aliases: Other names by which customers ask for it.
    service_alias: _t.Union[ChoicesInput, ClearedChoice]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SharesData(_t.TypedDict, total=False):
    """Shares as it is saved; what is absent keeps its value. Folders that this device offers on the network."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Share name: Name under which the folder appears, such as Projects.
    title: _t.Union[str, None]
    # UNC-path: Full network path, such as \\fs1\Projects.
    unc_path: _t.Union[str, None]
    # Volume: Volume of this device that the folder lies on.
    volume: _t.Union[LinkInput, Cleared]
    # Local path: Folder on the device itself, such as /srv/projects.
    path: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class ShareAccessData(_t.TypedDict, total=False):
    """Share Access as it is saved; what is absent keeps its value. Network folders of other devices that this
    one uses.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Selected object: Device that offers the folder.
    assigned_objects: _t.Union[LinkInput, Cleared]
    # Mountpoint: Where the folder is attached here, such as /mnt/projects or P:.
    mountpoint: _t.Union[str, None]
    # Share name: Folder of that device, out of its shares.
    shares: _t.Union[LinkInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog cp_contract_type, by its constant, textual id or title, or by its number. A replacement
# continues the number of an older contract.
CpContractTypeChoice = _t.Union[
    _t.Literal["C__CMDB__MAIN_CONTRACT", "C__CMDB__ALTERNATIVE_CONTRACT"],
    _t.Literal["Main Contract", "Hauptvertrag", "Contract Replacement", "Ersatzvertrag"],
    _t.Literal[1, 2],
]


class SimData(_t.TypedDict, total=False):
    """SIM as it is saved; what is absent keeps its value. Mobile phone contract of a device, with provider, rate
    and term.
    """

    # Type: Whether it is the main contract or replaces another one.
    type: _t.Union[CpContractTypeChoice, ClearedChoice]
    # Network provider: Company that runs the mobile network.
    network_provider: ChoiceInput
    # Telephone rate: Plan that was booked, such as Business M.
    telephone_rate: ChoiceInput
    # Start Date: First day of the contract.
    start: _t.Union[str, None]
    # End Date: Last day of the contract.
    end: _t.Union[str, None]
    # Date for Notification: Day to be reminded, such as before the period of notice ends.
    threshold_date: _t.Union[str, None]
    # Phone Number: Number by which the device is called, such as +49 170 1234567.
    phone_no: _t.Union[str, None]
    # Client Number: Number under which the provider keeps the contract.
    client_no: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SimCardData(_t.TypedDict, total=False):
    """SIM card as it is saved; what is absent keeps its value. One SIM card as an object of its own, with
    contract, PINs and twin card.
    """

    # Type: Whether the contract behind the card is the main one or a replacement.
    type: _t.Union[CpContractTypeChoice, ClearedChoice]
    # Assigned mobile phone: Telephone that the card is in at the moment.
    assigned_mobile: _t.Union[LinkInput, Cleared]
    # Network provider: Company whose mobile network the card uses.
    network_provider: ChoiceInput
    # Telephone rate: Plan of the card, such as Data 20 GB.
    telephone_rate: ChoiceInput
    # Start Date: First day on which the card is paid for.
    start: _t.Union[str, None]
    # End Date: Last day on which the card is paid for.
    end: _t.Union[str, None]
    # Date for Notification: Day to think of cancelling or renewing the card.
    threshold_date: _t.Union[str, None]
    # Card Number: Long number printed on this card (ICCID), such as 89490200001234567890.
    card_no: _t.Union[str, None]
    # Phone Number: Number on which the card is called, such as +49 170 7654321.
    phone_no: _t.Union[str, None]
    # Client Number: Number by which the provider knows you as a customer.
    client_no: _t.Union[str, None]
    # Pin: Code asked for when the device with the card is switched on.
    pin: _t.Union[str, None]
    # Pin 2: Code for special functions of the card, such as fixed dialling.
    pin2: _t.Union[str, None]
    # PUK: Code that unblocks the card after three wrong tries.
    puk: _t.Union[str, None]
    # PUK2: Code that unblocks the second code after three wrong tries.
    puk2: _t.Union[str, None]
    # Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in
    # support cases.
    serial: _t.Union[str, None]
    # Twin Card: Whether there is a second card with the same number, such as for a car.
    twincard: _t.Union[YesNoInput, Cleared]
    # Card Number: Long number printed on the second card.
    tc_card_no: _t.Union[str, None]
    # Phone Number: Number of the second card, where it has one of its own.
    tc_phone_no: _t.Union[str, None]
    # Pin: Code that unlocks the second card.
    tc_pin: _t.Union[str, None]
    # Pin 2: Code for special functions of the second card.
    tc_pin2: _t.Union[str, None]
    # PUK: Code that unblocks the second card after three wrong tries.
    tc_puk: _t.Union[str, None]
    # PUK2: Code that unblocks the second code of the second card.
    tc_puk2: _t.Union[str, None]
    # Serial number: Number of the chip on the second card.
    tc_serial_no: _t.Union[str, None]
    # Description (Twin Card): Notes on the second card, such as in which car it is.
    optional_info: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog sla_service_level_kind, by its constant, textual id or title, or by its number.
# Availability is a share of the service hours, the contingent a sum of hours of outage.
SlaServiceLevelKindChoice = _t.Union[
    _t.Literal["Minimal availability in %", "Failure contingent in hours"],
    _t.Literal["Mindestverfügbarkeit in %", "Ausfallkontingent in Stunden"],
    _t.Literal[1, 2],
]


# A choice of the dialog unit_of_time, by its constant, textual id or title, or by its number. Units of
# durations; values are compared in seconds.
UnitOfTimeChoice = _t.Union[
    _t.Literal[
        "C__CMDB__UNIT_OF_TIME__SECOND",
        "C__CMDB__UNIT_OF_TIME__MINUTE",
        "C__CMDB__UNIT_OF_TIME__HOUR",
        "C__CMDB__UNIT_OF_TIME__DAY",
        "C__CMDB__UNIT_OF_TIME__MONTH",
        "C__CMDB__UNIT_OF_TIME__YEAR",
    ],
    _t.Literal[
        "Seconds",
        "Sekunden",
        "Minutes",
        "Minuten",
        "Hours",
        "Stunden",
        "Days",
        "Tage",
        "Months",
        "Monate",
        "Years",
        "Jahre",
    ],
    _t.Literal[1, 2, 3, 4, 5, 6],
]


class SlaData(_t.TypedDict, total=False):
    """SLA as it is saved; what is absent keeps its value. Agreement on availability, service hours and times of
    repair.
    """

    # Service-ID: Number of the agreement, as it stands in the contract.
    service_id: _t.Union[str, None]
    # SLA service level: How the promise is measured: availability in per cent, or hours of outage.
    service_level: _t.Union[SlaServiceLevelKindChoice, ClearedChoice]
    # SLA service level (Dialog): Level that was agreed, such as gold or 99.9 %.
    service_level_dialog: ChoiceInput
    # Weekday: Days on which the agreement holds, as a number with a bit per day.
    days: _t.Union[IntegerInput, Cleared]
    # Monday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
    monday_time: _t.Union[str, None]
    # Tuesday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
    tuesday_time: _t.Union[str, None]
    # Wednesday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
    wednesday_time: _t.Union[str, None]
    # Thursday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
    thursday_time: _t.Union[str, None]
    # Friday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
    friday_time: _t.Union[str, None]
    # Saturday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
    saturday_time: _t.Union[str, None]
    # Sunday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
    sunday_time: _t.Union[str, None]
    # Reaction time: How long it may take until work on a fault begins.
    reaction_time: _t.Union[float, str, Cleared]
    # Reaktion time unit: Unit of the time until work begins, such as hours.
    reaction_time_unit: _t.Union[UnitOfTimeChoice, ClearedChoice]
    # Recovery time: How long it may take until everything works again.
    recovery_time: _t.Union[float, str, Cleared]
    # Recovery time unit: Unit of the time until everything works again, such as hours.
    recovery_time_unit: _t.Union[UnitOfTimeChoice, ClearedChoice]
    # Calendar: Public holidays that count, such as those of Bavaria.
    calendar: ChoiceInput
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SmartcardCertificateData(_t.TypedDict, total=False):
    """Smart Card Certificate as it is saved; what is absent keeps its value. Chip card of a person with a
    certificate for signing and logging in.
    """

    # Card number: Number printed on the chip card.
    cardnumber: _t.Union[str, None]
    # Barring password: Secret that is asked for when the card is reported as lost.
    barring_password: _t.Union[str, None]
    # PIN no.: Code that unlocks the chip card.
    pin_nr: _t.Union[str, None]
    # Reference: Number under which the issuer keeps the certificate.
    reference: _t.Union[str, None]
    # Expires on: Last day the certificate can be used.
    expires_on: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SoaStacksData(_t.TypedDict, total=False):
    """SOA-Stacks as it is saved; what is absent keeps its value. Chains of software and devices that together
    provide a function.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Name of the chain, such as Web shop front end.
    title: _t.Union[str, None]
    # SOA-Stacks: Object that stands for the chain as a whole.
    soa_stack_object: _t.Union[LinkInput, Cleared]
    # SOA-Component: Software and devices in the chain.
    soa_stack_components: _t.Union[LinksInput, Cleared]
    # Service: Services that the chain is part of.
    soa_stack_it_services: _t.Union[LinksInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SoundData(_t.TypedDict, total=False):
    """Sound card as it is saved; what is absent keeps its value. Audio hardware of a device."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: ChoiceInput
    # Title: Product name of the audio chip or card, such as ALC897.
    title: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog stack_member_mode, by its constant, textual id or title, or by its number. The active
# member leads the stack, passive ones follow and can take over.
StackMemberModeChoice = _t.Union[_t.Literal["Passive", "Active"], _t.Literal["Passiv", "Aktiv"], _t.Literal[0, 1]]


class StackMemberData(_t.TypedDict, total=False):
    """Stack member as it is saved; what is absent keeps its value. Switches that are joined into one stack and
    administered as one device.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Member: Switch that is part of the stack.
    assigned_object: _t.Union[LinkInput, Cleared]
    # Mode: Whether the switch leads the stack or follows.
    mode: _t.Union[StackMemberModeChoice, ClearedChoice]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class StorageDeviceData(_t.TypedDict, total=False):
    """Device as it is saved; what is absent keeps its value. Disks, SSDs, tape drives and other media in or at
    the device.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Type: Kind of medium, such as hard disk, SSD or tape.
    type: ChoiceInput
    # Title: Name of the medium, such as sda or Bay 3.
    title: _t.Union[str, None]
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: ChoiceInput
    # Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
    model: ChoiceInput
    # Memory unit: Unit of the size of the medium, such as TB.
    unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # Capacity: Size according to the type plate, in the unit stated beside it.
    capacity: _t.Union[float, str, Cleared]
    # Hotspare: Whether it waits to step in for a failed disk.
    hotspare: _t.Union[YesNoInput, Cleared]
    # Connection: Whether it is built in or attached from outside.
    connected: ChoiceInput
    # Controller: Adapter of this device that the medium hangs on.
    controller: _t.Union[LinkInput, Cleared]
    # Hardware RAID group: Array made by a controller that the disk belongs to.
    raid_group: _t.Union[LinkInput, Cleared]
    # Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in
    # support cases.
    serial: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]
    # LTO Type: Generation of a tape drive, such as LTO-9.
    lto_type: ChoiceInput
    # FC Address: World Wide Name of the medium, where it hangs directly on Fibre Channel.
    fc_address: _t.Union[str, None]
    # Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
    firmware: _t.Union[str, None]
    # Slot: Bay that the medium is in, such as 3.
    slot: _t.Union[str, None]


class SupportEntitlementData(_t.TypedDict, total=False):
    """Support entitlement as it is saved; what is absent keeps its value. Support bought from the manufacturer
    for this device, with part number and term.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Part number: Number by which the support package was ordered.
    partNumber: _t.Union[str, None]
    # Start date: First day of support.
    startDate: _t.Union[str, None]
    # End date: Last day of support.
    endDate: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class TelephoneFaxData(_t.TypedDict, total=False):
    """Telephone/Fax as it is saved; what is absent keeps its value. Telephone and fax numbers of a device, with
    its kind of line.
    """

    # Type: Technology of the line, such as analogue, ISDN or VoIP.
    type: ChoiceInput
    # Telephone number: Full number to call, such as +49 30 1234-0.
    telephone_number: _t.Union[str, None]
    # Fax number: Full number to send faxes to, such as +49 30 1234-99.
    fax_number: _t.Union[str, None]
    # Extension: Internal number behind that of the company, such as 215.
    extension: _t.Union[str, None]
    # Pincode: Code that unlocks the device or its line.
    pincode: _t.Union[str, None]
    # IMEI number: Number of a mobile phone, 15 digits, readable with *#06#.
    imei: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class TsiServiceData(_t.TypedDict, total=False):
    """TSI service as it is saved; what is absent keeps its value. Link to a service of T-Systems, by the number
    it has there.
    """

    # TSI service ID: Number of the service in the provider's system.
    tsi_service_id: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class UniversalInterfaceData(_t.TypedDict, total=False):
    """Interface as it is saved; what is absent keeps its value. Sockets for peripherals, such as USB, serial or
    KVM.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Label of the socket, such as USB 1.
    title: _t.Union[str, None]
    # Connection type: Kind of peripheral that is plugged in here, such as monitor or printer.
    type: ChoiceInput
    # Plug type: Shape of the plug, such as USB or FireWire.
    plug: ChoiceInput
    # Connected to: Connection point at the other end of the cable; setting it connects both ends.
    assigned_connector: _t.Union[LinkInput, Cleared]
    # Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at,
    # such as 3 or 1-4.
    assigned_positions: _t.Union[str, None]
    # Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that
    # feeds an output.
    connector_sibling: _t.Union[LinkInput, Cleared]
    # Positions of the input/output: Positions of the connector on the other side that this one leads to, such
    # as fibre 3 or 3-4.
    sibling_positions: _t.Union[str, None]
    # Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12.
    positions: _t.Union[int, str, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]
    # Relation direction: Object from which the connection counts, where one of the two supplies and the other
    # depends on it.
    relation_direction: _t.Union[LinkInput, Cleared]


class VehicleData(_t.TypedDict, total=False):
    """Vehicle as it is saved; what is absent keeps its value. Car, van or lorry of the fleet, as it is
    registered.
    """

    # Licence plate: Registration on the number plate, such as B-KA 1234.
    licence_plate: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class VersionData(_t.TypedDict, total=False):
    """Version as it is saved; what is absent keeps its value. Releases of this software, from which
    installations choose.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Version number: Release as the vendor writes it, such as 12.4.
    title: _t.Union[str, None]
    # Servicepack: Collected update on top of the release, such as SP2.
    servicepack: _t.Union[str, None]
    # Kernel: Version of the core of an operating system, such as 6.1.0-18.
    kernel: _t.Union[str, None]
    # Patchlevel: Last correction that is included, such as 2026-03.
    patchlevel: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog virtual_device_type, by its constant, textual id or title, or by its number. Network: a
# port; local device: a disk; local interface: another socket.
VirtualDeviceTypeChoice = _t.Union[
    _t.Literal["Network", "Local device", "Local interface"],
    _t.Literal["Netzwerk", "Lokales Gerät", "Lokale Schnittstelle"],
    _t.Literal[1, 2, 3],
]


class VirtualDeviceData(_t.TypedDict, total=False):
    """Virtual devices as it is saved; what is absent keeps its value. Which resources of the host the disks,
    ports and interfaces of a virtual machine use.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Host resource (storage): Physical disk of the host that is passed through.
    host_stor_device: _t.Union[LinkInput, Cleared]
    # Host LDEV client: Logical device of the host from the storage network.
    host_ldev_client: _t.Union[LinkInput, Cleared]
    # Assigned storage device (host): Volume of the host on which the image lies.
    host_drive: _t.Union[LinkInput, Cleared]
    # Corresponding host port: Network port of the host over which the machine communicates.
    host_port: _t.Union[LinkInput, Cleared]
    # Host interface: Socket of the host that is passed through, such as USB.
    host_interface: _t.Union[LinkInput, Cleared]
    # Host RAID array: Array of the host on which the image lies.
    host_raid: _t.Union[LinkInput, Cleared]
    # Local storage device: Disk as the virtual machine sees it.
    local_stor_device: _t.Union[LinkInput, Cleared]
    # Local port: Network port as the virtual machine sees it.
    local_port: _t.Union[LinkInput, Cleared]
    # Host resource (interface): Socket as the virtual machine sees it.
    local_interface: _t.Union[LinkInput, Cleared]
    # Storage type: How the disk is kept on the host, such as a file or a LUN.
    storage_type: ChoiceInput
    # Network type: How the port reaches the network, such as bridged or NAT.
    network_type: ChoiceInput
    # Switch Port Group: Group of the virtual switch that the port belongs to, such as VM Network.
    switch_port_group: _t.Union[str, None]
    # Cluster storage: Name of storage that all hosts of the cluster share.
    cluster_storage: _t.Union[str, None]
    # Cluster interface: Name of the interface that all hosts of the cluster have.
    cluster_interface: _t.Union[str, None]
    # Path: Path of the disk image, such as [datastore1] web1/web1.vmdk.
    disk_image_location: _t.Union[str, None]
    # Device type: Whether the entry is about network, a disk or another socket.
    device_type: _t.Union[VirtualDeviceTypeChoice, ClearedChoice]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]
    # Type: Model of the virtual network card, such as vmxnet3.
    virtual_network_type: _t.Union[str, None]


class VirtualHostData(_t.TypedDict, total=False):
    """Virtual host as it is saved; what is absent keeps its value. Whether virtual machines run on this device,
    and from where it is administered.
    """

    # Virtual host: Marks the device as one that runs virtual machines.
    virtual_host: _t.Union[YesNoInput, Cleared]
    # License Server: System that the host gets its licences from.
    license_server: _t.Union[LinkInput, Cleared]
    # Administration service: Program and device that manage the host together, such as vCenter on vc1.
    administration_service: _t.Union[LinksInput, Id, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class VirtualHostRootData(_t.TypedDict, total=False):
    """Virtual host as it is saved; what is absent keeps its value. Menu entry for everything about running
    virtual machines; it shows the host itself.
    """

    # Virtual host: Marks the device as one that runs virtual machines.
    virtual_host: _t.Union[YesNoInput, Cleared]
    # License Server: System that the host gets its licences from.
    license_server: _t.Union[LinkInput, Cleared]
    # Administration service: Program and device that manage the host together, such as vCenter on vc1.
    administration_service: _t.Union[LinksInput, Id, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog virtual_machine, by its constant, textual id or title, or by its number. Yes for a
# machine that runs on a host, No for one with hardware of its own.
VirtualMachineChoice = _t.Union[_t.Literal["C__VM__NO", "C__VM__GUEST"], _t.Literal["No", "Nein", "Yes", "Ja"], _t.Literal[3, 2]]


class VirtualMachineData(_t.TypedDict, total=False):
    """Virtual machine as it is saved; what is absent keeps its value. Where and by which hypervisor this virtual
    machine runs.
    """

    # Virtual machine: Marks the object as a machine without hardware of its own.
    virtual_machine: _t.Union[VirtualMachineChoice, ClearedChoice]
    # Running on host: Host or cluster that the machine runs on.
    hosts: _t.Union[LinkInput, Cleared]
    # Virtualization system: Hypervisor, such as VMware ESX or KVM.
    system: ChoiceInput
    # Configuration file: File with the settings of the machine, such as web1.vmx.
    config_file: _t.Union[str, None]
    # Host in cluster: Member of the cluster that the machine is on at the moment.
    primary: _t.Union[LinkInput, Cleared]
    # Status: Last report of the hypervisor, such as running or suspended.
    state: ChoiceInput
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class VirtualMachineRootData(_t.TypedDict, total=False):
    """Virtual machine as it is saved; what is absent keeps its value. Menu entry for everything about a virtual
    machine; it shows host and hypervisor.
    """

    # Virtual machine: Marks the object as a machine without hardware of its own.
    virtual_machine: _t.Union[VirtualMachineChoice, ClearedChoice]
    # Running on host: Host or cluster that the machine runs on.
    hosts: _t.Union[LinkInput, Cleared]
    # Virtualization system: Hypervisor, such as VMware ESX or KVM.
    system: ChoiceInput
    # Configuration file: File with the settings of the machine, such as web1.vmx.
    config_file: _t.Union[str, None]
    # Host in cluster: Member of the cluster that the machine is on at the moment.
    primary: _t.Union[LinkInput, Cleared]
    # Status: Last report of the hypervisor, such as running or suspended.
    state: ChoiceInput
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class VirtualSwitchPortgroupRowData(_t.TypedDict, total=False):
    """A row of portgroup as it is saved."""

    title: _t.Union[str, None]
    vlanid: _t.Union[str, None]


class VirtualSwitchServiceconsoleportsRowData(_t.TypedDict, total=False):
    """A row of serviceconsoleports as it is saved."""

    title: _t.Union[str, None]
    ref_id: _t.Union[LinkInput, Cleared]


class VirtualSwitchVmkernelportsRowData(_t.TypedDict, total=False):
    """A row of vmkernelports as it is saved."""

    title: _t.Union[str, None]
    ref_id: _t.Union[LinkInput, Cleared]


class VirtualSwitchData(_t.TypedDict, total=False):
    """Virtual Switches as it is saved; what is absent keeps its value. Switches made in software that connect
    virtual machines with the network of the host.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Name of the switch, such as vSwitch0.
    title: _t.Union[str, None]
    # Ports: Physical ports of the host by which the switch reaches the network.
    ports: _t.Union[LinksInput, Cleared]
    # Port groups: Groups that virtual machines are attached to, each with its VLAN.
    portgroup: _t.Union[_t.List[VirtualSwitchPortgroupRowData], Cleared]
    # Service Console Ports: Ports for administration of the host, each with its address.
    serviceconsoleports: _t.Union[_t.List[VirtualSwitchServiceconsoleportsRowData], Cleared]
    # VMKernel Ports: Ports for traffic of the host itself, such as vMotion or iSCSI, each with its address.
    vmkernelports: _t.Union[_t.List[VirtualSwitchVmkernelportsRowData], Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class VoipPhoneData(_t.TypedDict, total=False):
    """CUCM VoIP telephone as it is saved; what is absent keeps its value. Settings of an IP telephone as they
    stand in Cisco Unified Communications Manager.
    """

    # Device protocol: Protocol between telephone and CUCM: SIP or SCCP.
    device_protocol: _t.Union[str, None]
    # Description: Text that CUCM shows for the telephone, such as Reception.
    description2: _t.Union[str, None]
    # Device pool: Set of common settings for telephones of a site.
    device_pool: _t.Union[str, None]
    # Common device configuration: Template of settings, such as softkeys and language, that several telephones
    # use.
    common_configuration: _t.Union[str, None]
    # Button template: Arrangement of the line and speed-dial keys.
    button_template: ChoiceInput
    # Softkey template: Functions on the keys below the display.
    softkey_template: ChoiceInput
    # Common device profile: Template for the kind of use, such as Standard Common Phone Profile.
    common_profile: _t.Union[str, None]
    # Calling search space: Partitions in which dialled numbers are looked up; it decides where the telephone
    # may call.
    calling_search_space: _t.Union[str, None]
    # AAR calling search space: Partitions used when a call is rerouted because bandwidth is short.
    aar_calling_search_space: _t.Union[str, None]
    # Media resource group list: Order in which conference bridges and transcoders are used.
    media_resource_group_list: _t.Union[str, None]
    # User MOH audio source: Music played when the user holds a call.
    user_hold_moh_audio_source: _t.Union[str, None]
    # Network MOH Audioquelle: Music played when the system holds a call, as during a transfer.
    network_hold_moh_audio_source: _t.Union[str, None]
    # Location: Site in CUCM, by which bandwidth for calls is counted.
    location: _t.Union[str, None]
    # AAR group: Group that decides on the prefix of rerouted calls.
    aar_group: _t.Union[str, None]
    # User locale: Language of the display.
    user_locale: _t.Union[str, None]
    # Network locale: Country whose dial and ring tones are used.
    network_locale: _t.Union[str, None]
    # Built in bridge: Whether the telephone can mix calls itself, as recording needs.
    built_in_bridge: _t.Union[str, None]
    # Privacy: Whether others on a shared line are kept out of the call.
    privacy: _t.Union[str, None]
    # Device Mobility Mode: Whether settings follow the site that the telephone is plugged in at.
    device_mobility_mode: _t.Union[str, None]
    # Owner user ID: Account in CUCM of the person that uses the telephone.
    owner_user_id: _t.Union[str, None]
    # Phone suite: Software package that goes with the telephone.
    phone_suite: _t.Union[str, None]
    # Service provisioning: Whether services on the telephone come from CUCM, from addresses of your own, or
    # both.
    services_provisioning: _t.Union[str, None]
    # Load name: File of the firmware that the telephone loads.
    load_name: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class VoipPhoneLineData(_t.TypedDict, total=False):
    """CUCM VoIP line as it is saved; what is absent keeps its value. Settings of a line of IP telephones as they
    stand in Cisco Unified Communications Manager.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Directory number: Number of the line, such as 1215.
    directory_number: _t.Union[str, None]
    # Route partition: Partition that the number belongs to; it decides who can call it.
    route_partition: _t.Union[str, None]
    # Description: Text that CUCM shows for the line.
    description2: _t.Union[str, None]
    # Alerting name: Name that callers see while it rings.
    alerting_name: _t.Union[str, None]
    # ASCII Alerting name: The same name without umlauts, for telephones that cannot show them.
    ascii_alerting_name: _t.Union[str, None]
    # Allow Control of Device from CTI: Whether programs may dial and pick up on this line; 1 for yes.
    allow_cti_control: _t.Union[IntegerInput, Cleared]
    # Associated devices: Telephones on which the line rings.
    associated_devices: _t.Union[LinksInput, Cleared]
    # Voice mail profile: Settings by which the line reaches its mailbox.
    voice_mail_profile: _t.Union[str, None]
    # Calling search space: Partitions in which numbers dialled on this line are looked up.
    calling_search_space: _t.Union[str, None]
    # Presence group: Group that may see whether the line is busy.
    presence_group: _t.Union[str, None]
    # User hold MOH audio source: Music heard on this line when its user holds a call.
    user_hold_moh_audio_source: _t.Union[str, None]
    # Network hold MOH audio source: Music heard on this line when the system holds a call.
    network_hold_moh_audio_source: _t.Union[str, None]
    # Auto answer: Whether calls are taken at once, over headset or speaker.
    auto_answer: _t.Union[str, None]
    # Call forward all: Number to which every call goes.
    call_forward_all: _t.Union[str, None]
    # Secondary Calling Search Space for Forward All: Further partitions in which the target of that redirection
    # is looked up.
    sec_calling_search_space: _t.Union[str, None]
    # Forward busy internal: Number for calls from inside while the line is busy.
    forward_busy_internal: _t.Union[str, None]
    # Forward busy external: Number for calls from outside while the line is busy.
    forward_busy_external: _t.Union[str, None]
    # Forward no answer internal: Number for calls from inside that nobody takes.
    forward_no_answer_internal: _t.Union[str, None]
    # Forward no answer external: Number for calls from outside that nobody takes.
    forward_no_answer_external: _t.Union[str, None]
    # Forward no coverage internal: Number for calls from inside after all of the coverage path was tried.
    forward_no_coverage_internal: _t.Union[str, None]
    # Forward no coverage external: Number for calls from outside after all of the coverage path was tried.
    forward_no_coverage_external: _t.Union[str, None]
    # Forward on CTI failure: Number for calls when the program that controls the line has failed.
    forward_on_cti_fail: _t.Union[str, None]
    # Forward unregistered internal: Number for calls from inside while no telephone is connected.
    forward_unregistered_internal: _t.Union[str, None]
    # Forward unregistered external: Number for calls from outside while no telephone is connected.
    forward_unregistered_external: _t.Union[str, None]
    # No answer ring duration: Seconds it rings before a call goes on to another number.
    no_answer_ring_duration: _t.Union[str, None]
    # Call pickup group: Group whose members may take calls for each other.
    call_pickup_group: _t.Union[str, None]
    # Display: Name that the called party sees.
    display: _t.Union[str, None]
    # ASCII display: That name without umlauts.
    ascii_display: _t.Union[str, None]
    # Line text label: Text beside the line key on the telephone.
    line_text_label: _t.Union[str, None]
    # ASCII Line text label: Text beside the line key, without umlauts.
    ascii_line_text_label: _t.Union[str, None]
    # Visual message waiting indicator policy: When a lamp shows that the mailbox has messages.
    visual_message_indicator: _t.Union[str, None]
    # Audible message waiting indicator policy: Whether a stutter tone points to messages in the mailbox.
    audible_message_indicator: _t.Union[str, None]
    # Ring settings (Phone idle): How it rings while no call is going on.
    ring_settings_idle: _t.Union[str, None]
    # Ring settings (Phone active): How it rings while another call is going on.
    ring_settings_active: _t.Union[str, None]
    # Call pickup group audio alert setting (phone idle): Tone for calls to the group while the telephone is
    # free.
    call_pickup_group_idle: _t.Union[str, None]
    # Call pickup group audio alert setting (phone active): Tone for calls to the group during a call.
    call_pickup_group_active: _t.Union[str, None]
    # Recording option: Whether calls are recorded always, on demand or never.
    recording_option: _t.Union[str, None]
    # Recording profile: Target that recordings are sent to.
    recording_profile: _t.Union[str, None]
    # Monitoring calling search space: Partitions in which supervisors find the line for silent listening.
    monitoring_css: _t.Union[str, None]
    # Log missed calls: Whether missed calls are listed on the telephone; 1 for yes.
    log_missed_calls: _t.Union[IntegerInput, Cleared]
    # External phone number mask: Pattern for the number shown outside, such as 0301234XXXX.
    external_phone_number_mask: _t.Union[str, None]
    # Maximum number of calls: How many calls the line holds at once.
    max_number_of_calls: _t.Union[str, None]
    # "Busy" trigger: From how many calls on the line counts as busy.
    busy_trigger: _t.Union[str, None]
    # Caller name: Whether the name of the calling party is shown; 1 for yes.
    caller_name: _t.Union[IntegerInput, Cleared]
    # Caller number: Whether the number of the calling party is shown; 1 for yes.
    caller_number: _t.Union[IntegerInput, Cleared]
    # Redirected number: Whether the number that forwarded a call is shown; 1 for yes.
    redirected_number: _t.Union[IntegerInput, Cleared]
    # Dialed number: Whether the number that the caller chose is shown; 1 for yes.
    dialed_number: _t.Union[IntegerInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog vrrp_type, by its constant, textual id or title, or by its number. VRRP is an open
# standard; HSRP and GLBP come from Cisco, and the latter also shares the load.
VrrpTypeChoice = _t.Union[
    _t.Literal["C__VRRP__TYPE__VRRP", "C__VRRP__TYPE__HSRP", "C__VRRP__TYPE__GLBT"],
    _t.Literal["VRRP", "HSRP", "GLBP"],
    _t.Literal[1, 2, 3],
]


class VrrpData(_t.TypedDict, total=False):
    """VRRP as it is saved; what is absent keeps its value. Virtual router that several routers share, so that
    one can fail.
    """

    # Type: Protocol by which they agree, such as VRRP or HSRP.
    type: _t.Union[VrrpTypeChoice, ClearedChoice]
    # VR ID: Number of the virtual router in its net, 1 to 255.
    vrid: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class VrrpMemberData(_t.TypedDict, total=False):
    """VRRP Member as it is saved; what is absent keeps its value. Interfaces of routers that take turns as this
    virtual router.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # VRRP member: Logical port of a router that takes part.
    member: _t.Union[LinkInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog wan_capacity_unit, by its constant, textual id or title, or by its number. Units of
# bandwidth per second, each 1,000 times the next smaller one.
WanCapacityUnitChoice = _t.Union[
    _t.Literal[
        "C__WAN_CAPACITY_UNIT__MBITS",
        "C__WAN_CAPACITY_UNIT__KBITS",
        "C__WAN_CAPACITY_UNIT__GBITS",
        "C__WAN_CAPACITY_UNIT__BITS",
    ],
    _t.Literal["MBit", "KBit", "GBit", "Bit"],
    _t.Literal[1, 2, 3, 4],
]


class WanData(_t.TypedDict, total=False):
    """WAN Connection as it is saved; what is absent keeps its value. Leased and Internet lines of a site, with
    provider data and bandwidth.
    """

    # Title: Name of the line, such as Berlin - Munich 1.
    title: _t.Union[str, None]
    # Role: Whether the line is used first, or steps in for another.
    role: ChoiceInput
    # Type: Technology of the line, such as xDSL or fibre.
    type: ChoiceInput
    # Channels: How many channels the line bundles.
    channels: _t.Union[int, str, Cleared]
    # Call number(s): Numbers that belong to the line, one per row.
    call_numbers: _t.Union[str, None]
    # Location of the connection: Building or room in which the line ends.
    connection_location: _t.Union[LinkInput, Cleared]
    # Capacity UP: Bandwidth in use towards the provider, in the unit stated beside it.
    capacity_up: _t.Union[float, str, Cleared]
    # Capacity UP unit: Unit of the bandwidth in use towards the provider, such as MBit.
    capacity_up_unit: _t.Union[WanCapacityUnitChoice, ClearedChoice]
    # Capacity DOWN: Bandwidth in use from the provider, in the unit stated beside it.
    capacity_down: _t.Union[float, str, Cleared]
    # Capacity DOWN unit: Unit of the bandwidth in use from the provider, such as MBit.
    capacity_down_unit: _t.Union[WanCapacityUnitChoice, ClearedChoice]
    # Max. Capacity UP: Most the line could carry towards the provider, in the unit stated beside it.
    max_capacity_up: _t.Union[float, str, Cleared]
    # Max. Capacity UP unit: Unit of the most towards the provider, such as MBit.
    max_capacity_up_unit: _t.Union[WanCapacityUnitChoice, ClearedChoice]
    # Max. Capacity DOWN: Most the line could carry from the provider, in the unit stated beside it.
    max_capacity_down: _t.Union[float, str, Cleared]
    # Max. Capacity DOWN unit: Unit of the most from the provider, such as MBit.
    max_capacity_down_unit: _t.Union[WanCapacityUnitChoice, ClearedChoice]
    # Projekt number: Number of the project that ordered the line.
    project_no: _t.Union[str, None]
    # VLAN-ID: VLAN in which the line is handed over.
    vlan_id: _t.Union[LinkInput, Cleared]
    # Shopping cart number: Number of the order in the purchasing system.
    shopping_cart_no: _t.Union[str, None]
    # Ticket number: Number of the order or fault at the provider.
    ticket_no: _t.Union[str, None]
    # Customer number: Number under which the provider keeps the customer.
    customer_no: _t.Union[str, None]
    # Connected routers: Routers of your own that the line is plugged into.
    router: _t.Union[LinksInput, Cleared]
    # Connected nets: Nets that reach the outside over the line.
    net: _t.Union[LinksInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog temp_unit, by its constant, textual id or title, or by its number.
TempUnitChoice = _t.Union[
    _t.Literal["C__TEMP_UNIT__CELSIUS", "C__TEMP_UNIT__FAHRENHEIT"],
    _t.Literal["°C", "°F"],
    _t.Literal[1, 2],
]


# A choice of the dialog ac_refrigerating_capacity_unit, by its constant, textual id or title, or by its number.
AcRefrigeratingCapacityUnitChoice = _t.Union[
    _t.Literal[
        "C__REF_CAPACITY_UNIT__BTU",
        "C__REF_CAPACITY_UNIT__KWATT",
        "C__REF_CAPACITY_UNIT__WATT",
        "C__REF_CAPACITY_UNIT__MWATT",
        "C__REF_CAPACITY_UNIT__GWATT",
    ],
    _t.Literal["BTU/h", "KW", "W", "MW", "GW"],
    _t.Literal[1, 2, 3, 4, 5],
]


# A choice of the dialog ac_air_quantity_unit, by its constant, textual id or title, or by its number.
AcAirQuantityUnitChoice = _t.Union[_t.Literal["C__AC_AIR_QUANTITY_UNIT__QMH"], _t.Literal["cbm/h"], _t.Literal[1]]


class SpecificAcData(_t.TypedDict, total=False):
    """Air conditioning as it is saved; what is absent keeps its value. Cooling power, air flow and size of an
    air conditioner, for planning rooms.
    """

    # Type: Build, such as split unit or in-row cooler.
    type: ChoiceInput
    # Threshold: Temperature at which it raises an alarm or starts to cool.
    threshold: _t.Union[NumberInput, Cleared]
    # Memory-unit: Scale of that temperature: °C or °F.
    threshold_unit: _t.Union[TempUnitChoice, ClearedChoice]
    # Capacity unit: Unit of the cooling power, such as kW or BTU/h.
    capacity_unit: _t.Union[AcRefrigeratingCapacityUnitChoice, ClearedChoice]
    # Refrigerating capacity: Heat it can remove, to be compared with what the devices give off.
    capacity: _t.Union[float, str, Cleared]
    # Air quantity: Air that it moves per hour, in the unit stated beside it.
    air_quantity: _t.Union[float, str, Cleared]
    # Air quantity unit: Unit of the air flow: cubic metres per hour.
    air_quantity_unit: _t.Union[AcAirQuantityUnitChoice, ClearedChoice]
    # Width: Space it takes from left to right, in the unit stated for all three.
    width: _t.Union[float, str, Cleared]
    # Height: Space it takes from bottom to top, in the unit stated for all three.
    height: _t.Union[float, str, Cleared]
    # Depth: Space it takes from front to back, in the unit stated for all three.
    depth: _t.Union[float, str, Cleared]
    # Dimension unit: Unit of its width, height and depth, such as cm.
    dimension_unit: _t.Union[DepthUnitChoice, ClearedChoice]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog wlan_encryption, by its constant, textual id or title, or by its number. RC4 belongs to
# WEP, TKIP to WPA, AES to WPA2; only the last counts as safe.
WlanEncryptionChoice = _t.Union[_t.Literal["RC4", "TKIP", "AES"], _t.Literal[1, 2, 3]]


class SpecificAccessPointData(_t.TypedDict, total=False):
    """WiFi device as it is saved; what is absent keeps its value. Radio networks that this device provides, an
    entry per SSID.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Name of the radio network in your documentation, such as Guests ground floor.
    title: _t.Union[str, None]
    # Function: Whether the device provides a network, extends one, or joins two.
    function: ChoiceInput
    # Standard: Radio standard, such as 802.11ax.
    standard: ChoiceInput
    # Channel: Radio channel in use, or automatic choice.
    channel: ChoiceInput
    # Broadcast SSID: Whether devices nearby see the name of the network.
    broadcast_ssid: _t.Union[YesNoInput, Cleared]
    # SSID: Name that people choose on their devices, such as Example-Guests.
    ssid: _t.Union[str, None]
    # MAC filter: Whether only known hardware addresses may join.
    mac_filter: _t.Union[YesNoInput, Cleared]
    # Authentication: How devices prove that they may join, such as WPA2.
    auth: ChoiceInput
    # Encryption: Cipher that protects the traffic, such as AES.
    encryption_id: _t.Union[WlanEncryptionChoice, ClearedChoice]
    # Key: Passphrase of the network.
    key: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog installation_type, by its constant, textual id or title, or by its number. Manual: by
# hand at the device; automatic: by software distribution.
InstallationTypeChoice = _t.Union[_t.Literal["Manual", "Automatic"], _t.Literal["Manuell", "Automatisch"], _t.Literal[1, 2]]


class SpecificApplicationData(_t.TypedDict, total=False):
    """Applications as it is saved; what is absent keeps its value. Facts on a piece of software as such,
    wherever it is installed.
    """

    # Specification: Capabilities and prerequisites of the software, such as supported platforms.
    specification: _t.Union[str, None]
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: ChoiceInput
    # Installation: Whether it is put on devices by hand or by software distribution.
    installation: _t.Union[InstallationTypeChoice, ClearedChoice]
    # Registration key: Key to register the software with its vendor, where one covers all installations.
    registration_key: _t.Union[str, None]
    # Install path: Folder in which installations usually lie, such as /opt/app.
    install_path: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificApplicationAssignedObjData(_t.TypedDict, total=False):
    """Installation as it is saved; what is absent keeps its value. Devices on which this software is installed,
    with version and licence.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Installed on: Device that has the software.
    object: LinkInput
    # Type: Whether it runs as a program or as the operating system of the device.
    application_type: _t.Union[ApplicationTypeChoice, ClearedChoice]
    # Priority: Marks the operating system that a device with several of them starts by default.
    application_priority: _t.Union[ApplicationPriorityChoice, ClearedChoice]
    # Assigned license: Licence that this installation uses up; reports on free licences count it.
    assigned_license: _t.Union[LinkInput, Cleared]
    # Database schema: Schema with the tables that the software works with.
    assigned_database_schema: _t.Union[LinkInput, Cleared]
    # Service: Services that need this installation, so that an outage can be traced to them.
    assigned_it_service: _t.Union[LinksInput, Cleared]
    # Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
    assigned_variant: _t.Union[LinkInput, Cleared]
    # Version number: Release that is installed, out of those listed at the software; an unknown number is added
    # there.
    assigned_version: _t.Union[Id, str, _t.List[_t.Union[Id, str]], Cleared]
    # Inherit Nagios services: Passes the Nagios checks of the software on to the device it is installed on.
    bequest_nagios_services: _t.Union[YesNoInput, Cleared]
    # Used databases: Databases in which the installation keeps its data.
    assigned_databases: _t.Union[LinksInput, Cleared]
    # Installed on (date): When the software was put on that device.
    installDate: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificApplicationDbmsAssignedObjData(_t.TypedDict, total=False):
    """Installation as it is saved; what is absent keeps its value. Servers on which this database system is
    installed.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Installed on: Server that has the database system.
    object: LinkInput
    # Type: Whether it runs as a program or as the operating system of the device.
    application_type: _t.Union[ApplicationTypeChoice, ClearedChoice]
    # Priority: Marks the operating system that a device with several of them starts by default.
    application_priority: _t.Union[ApplicationPriorityChoice, ClearedChoice]
    # Assigned license: Licence that this installation uses up; reports on free licences count it.
    assigned_license: _t.Union[LinkInput, Cleared]
    # Database schema: Schema with the tables that the software works with.
    assigned_database_schema: _t.Union[LinkInput, Cleared]
    # Service: Services that need this installation, so that an outage can be traced to them.
    assigned_it_service: _t.Union[LinksInput, Cleared]
    # Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
    assigned_variant: _t.Union[LinkInput, Cleared]
    # Version number: Release that is installed, out of those listed at the software; an unknown number is added
    # there.
    assigned_version: _t.Union[Id, str, _t.List[_t.Union[Id, str]], Cleared]
    # Bequest Nagios services: Passes the Nagios checks of the software on to the device it is installed on.
    bequest_nagios_services: _t.Union[YesNoInput, Cleared]
    # Used databases: Databases in which the installation keeps its data.
    assigned_databases: _t.Union[LinksInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificApplicationServiceAssignedObjData(_t.TypedDict, total=False):
    """Installation as it is saved; what is absent keeps its value. Devices on which this system service is
    installed.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Installed on: Device that has the system service.
    object: LinkInput
    # Type: Whether it runs as a program or as the operating system of the device.
    application_type: _t.Union[ApplicationTypeChoice, ClearedChoice]
    # Priority: Marks the operating system that a device with several of them starts by default.
    application_priority: _t.Union[ApplicationPriorityChoice, ClearedChoice]
    # Assigned license: Licence that this installation uses up; reports on free licences count it.
    assigned_license: _t.Union[LinkInput, Cleared]
    # Database schema: Schema with the tables that the software works with.
    assigned_database_schema: _t.Union[LinkInput, Cleared]
    # Service: Services that need this installation, so that an outage can be traced to them.
    assigned_it_service: _t.Union[LinksInput, Cleared]
    # Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
    assigned_variant: _t.Union[LinkInput, Cleared]
    # Version number: Release that is installed, out of those listed at the software; an unknown number is added
    # there.
    assigned_version: _t.Union[Id, str, _t.List[_t.Union[Id, str]], Cleared]
    # Bequest Nagios services: Passes the Nagios checks of the software on to the device it is installed on.
    bequest_nagios_services: _t.Union[YesNoInput, Cleared]
    # Used databases: Databases in which the installation keeps its data.
    assigned_databases: _t.Union[LinksInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificApplicationVariantData(_t.TypedDict, total=False):
    """Variants as it is saved; what is absent keeps its value. Editions in which this software is sold, from
    which installations choose.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Short name of the edition, such as Ent.
    title: _t.Union[str, None]
    # Variant: Full name of the edition, such as Enterprise Edition.
    variant: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificCellPhoneContractData(_t.TypedDict, total=False):
    """Mobile radio as it is saved; what is absent keeps its value. Number by which mobile networks recognise a
    telephone.
    """

    # IMEI number: Number of the device with 15 digits, to have it blocked after theft.
    imei_number: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog chassis_grid_size, by its constant, textual id or title, or by its number. Sizes of a
# cell of the drawing, from the smallest to the largest; they say nothing on millimetres.
ChassisGridSizeChoice = _t.Union[_t.Literal["XS", "S", "M", "L", "XL", "XXL"], _t.Literal[0, 1, 2, 3, 4, 5]]


class SpecificChassisData(_t.TypedDict, total=False):
    """Chassis as it is saved; what is absent keeps its value. Menu entry for everything about a blade chassis;
    it shows its grid.
    """

    # Front side -- Horizontal units: How many columns the front has.
    front_x: _t.Union[int, str, Cleared]
    # Front side -- Vertical units: How many rows the front has.
    front_y: _t.Union[int, str, Cleared]
    # Front side -- Grid size: How large a cell of the front is drawn.
    front_size: _t.Union[ChassisGridSizeChoice, ClearedChoice]
    # Rear side -- Horizontal units: How many columns the rear has.
    rear_x: _t.Union[int, str, Cleared]
    # Rear side -- Vertical units: How many rows the rear has.
    rear_y: _t.Union[int, str, Cleared]
    # Rear side -- Grid size: How large a cell of the rear is drawn.
    rear_size: _t.Union[ChassisGridSizeChoice, ClearedChoice]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificChassisDevicesData(_t.TypedDict, total=False):
    """Assigned devices as it is saved; what is absent keeps its value. Blades, switches and power supplies that
    are in this chassis.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Role: Task of the device in the chassis, such as administration.
    role: ChoiceInput
    # Device assignment: Object that is plugged in, such as a blade server.
    assigned_device: _t.Union[LinkInput, Cleared]
    # Device assignment (Hostadapter): Host bus adapter of the chassis, where the entry is about one.
    assigned_hba: _t.Union[LinkInput, Cleared]
    # Device assignment (Interface): Network card of the chassis, where the entry is about one.
    assigned_interface: _t.Union[LinkInput, Cleared]
    # Device assignment (Power consumer): Power supply unit of the chassis, where the entry is about one.
    assigned_power_consumer: _t.Union[LinkInput, Cleared]
    # Assigned to: Places in the chassis that the device fills.
    assigned_slots: _t.Union[LinksInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog chassis_insertion, by its constant, textual id or title, or by its number.
ChassisInsertionChoice = _t.Union[
    _t.Literal["C__INSERTION__FRONT", "C__INSERTION__REAR"],
    _t.Literal["front", "Vorderseite", "back", "Rückseite"],
    _t.Literal[1, 0],
]


class SpecificChassisSlotData(_t.TypedDict, total=False):
    """Slots as it is saved; what is absent keeps its value. Places of a chassis that devices are plugged into,
    with their position.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Connector type: Kind of device that fits, such as blade or interconnect module.
    connector_type: ChoiceInput
    # Insertion: Side from which devices are plugged in: front or back.
    insertion: _t.Union[ChassisInsertionChoice, ClearedChoice]
    # Slot title: Label of the place, such as Bay 1.
    title: _t.Union[str, None]
    # Horizontal position: First column of the grid that the place covers, counted from the left.
    from_x: _t.Union[int, str, Cleared]
    # To horizontal position: Last column of the grid that the place covers.
    to_x: _t.Union[int, str, Cleared]
    # Vertical position: First row of the grid that the place covers, counted from the top.
    from_y: _t.Union[int, str, Cleared]
    # To vertical position: Last row of the grid that the place covers.
    to_y: _t.Union[int, str, Cleared]
    # Device assignment: Blades, switches or modules that fill the place.
    assigned_devices: _t.Union[LinksInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificChassisViewData(_t.TypedDict, total=False):
    """Chassis view as it is saved; what is absent keeps its value. Grid in which the places of a chassis are
    drawn, for its front and its rear.
    """

    # Front side -- Horizontal units: How many columns the front has.
    front_x: _t.Union[int, str, Cleared]
    # Front side -- Vertical units: How many rows the front has.
    front_y: _t.Union[int, str, Cleared]
    # Front side -- Grid size: How large a cell of the front is drawn.
    front_size: _t.Union[ChassisGridSizeChoice, ClearedChoice]
    # Rear side -- Horizontal units: How many columns the rear has.
    rear_x: _t.Union[int, str, Cleared]
    # Rear side -- Vertical units: How many rows the rear has.
    rear_y: _t.Union[int, str, Cleared]
    # Rear side -- Grid size: How large a cell of the rear is drawn.
    rear_size: _t.Union[ChassisGridSizeChoice, ClearedChoice]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificClientData(_t.TypedDict, total=False):
    """Desktop as it is saved; what is absent keeps its value. Kind of computer a person works at, and its
    keyboard.
    """

    # Client type: Build of the computer, such as PC or notebook.
    type: ChoiceInput
    # Keyboard Layout: Language the keys are printed in, such as German (QWERTZ).
    keyboard_layout: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificClusterServiceData(_t.TypedDict, total=False):
    """Assigned clusters as it is saved; what is absent keeps its value. Clusters on which this service runs,
    seen from the service.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Assigned clusters: Cluster that keeps the service available.
    cluster: LinkInput
    # Type: How the members divide the service between them: one waits, all work, or all compute together.
    type: _t.Union[ClusterTypeChoice, ClearedChoice]
    # Runs on: Members on which the service is allowed to run.
    runs_on: _t.Union[LinksInput, Cleared]
    # Default server: Member that carries the service as long as nothing fails.
    default_server: _t.Union[LinkInput, Cleared]
    # Host addresses: Addresses that move with the service.
    hostaddresses: _t.Union[LinksInput, Cleared]
    # Volumes: Volumes on which the service keeps its data.
    drives: _t.Union[LinksInput, Cleared]
    # Shares: File shares that clients reach through the service.
    shares: _t.Union[LinksInput, Cleared]
    # Database schema: Schema with the tables that the software works with.
    assigned_database_schema: _t.Union[LinkInput, Cleared]
    # Service Status: Whether the service should be running on this cluster.
    service_status: _t.Union[ClusterServiceStatusChoice, ClearedChoice]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog contract_cost_calculation, by its constant, textual id or title, or by its number. Per
# assignment multiplies the price by the objects covered; overall counts it once.
ContractCostCalculationChoice = _t.Union[
    _t.Literal["per_assignment", "overall"],
    _t.Literal["Costs per contract assignment", "Kosten je Vertragszuweisung", "Overall", "Gesamt"],
]


# A choice of the dialog contract_notice_period_type, by its constant, textual id or title, or by its number.
# The period of notice runs from the day of notice, or must be over when the term ends.
ContractNoticePeriodTypeChoice = _t.Union[
    _t.Literal["C__CONTRACT__FROM_NOTICE_DATE", "C__CONTRACT__ON_CONTRACT_END"],
    _t.Literal["from notice date", "ab Kündigungsdatum", "on contract end", "zum Vertragsende"],
    _t.Literal[1, 2],
]


class SpecificContractData(_t.TypedDict, total=False):
    """Contract as it is saved; what is absent keeps its value. Menu entry for everything about a contract; it
    shows its terms.
    """

    # Contract type: Kind of agreement, such as maintenance or leasing.
    type: ChoiceInput
    # Contract id: Number the partner has given the agreement.
    contract_no: _t.Union[str, None]
    # Customer id: Number under which the partner keeps you.
    customer_no: _t.Union[str, None]
    # Internal id: Number in your own filing, such as V-2026-014.
    internal_no: _t.Union[str, None]
    # Costs: Price per payment period.
    costs: _t.Union[MoneyInput, Cleared]
    # Cost calculation: Whether the price is meant per covered object or for all together.
    cost_calculation: _t.Union[ContractCostCalculationChoice, ClearedChoice]
    # Product: Goods or services that were bought, such as Premium Support 24x7.
    product: _t.Union[str, None]
    # Reaction rate: How fast the partner has to react to a fault, such as 8x5x4.
    reaction_rate: ChoiceInput
    # Contract status: Whether it is running, has been terminated or is over.
    contract_status: ChoiceInput
    # Start of contract: Day from which the contract holds.
    start_date: _t.Union[str, None]
    # End of contract: Day until which the contract holds, where that is fixed.
    end_date: _t.Union[str, None]
    # Runtime: How long it holds before it ends or is extended.
    run_time: _t.Union[int, str, Cleared]
    # Runtime unit: Unit of the term, such as months or years.
    run_time_unit: _t.Union[GuaranteePeriodUnitChoice, ClearedChoice]
    # End of contract by: Whether it ends only when someone terminates it, or by itself.
    end_type: ChoiceInput
    # Cancellation date: Day on which notice was given.
    notice_date: _t.Union[str, None]
    # Cancellation period: How long before the end notice has to be given.
    notice_period: _t.Union[int, str, Cleared]
    # Notice period unit: Unit of the time for giving notice, such as months.
    notice_period_unit: ChoiceInput
    # Notice type: Whether notice counts from the day it is given, or towards the end of the term.
    notice_type: _t.Union[ContractNoticePeriodTypeChoice, ClearedChoice]
    # Maintenance-/guarantee period: How long the partner maintains or guarantees what was bought.
    maintenance_period: _t.Union[int, str, Cleared]
    # Deadline unit: Unit of the time of maintenance or warranty, such as years.
    maintenance_period_unit: ChoiceInput
    # Payment period: How often payment is due, such as monthly.
    payment_period: ChoiceInput
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificContractInformationData(_t.TypedDict, total=False):
    """Contract information as it is saved; what is absent keeps its value. Numbers, costs, term and periods of
    notice of a contract.
    """

    # Contract type: Kind of agreement, such as maintenance or leasing.
    type: ChoiceInput
    # Contract id: Number the partner has given the agreement.
    contract_no: _t.Union[str, None]
    # Customer id: Number under which the partner keeps you.
    customer_no: _t.Union[str, None]
    # Internal id: Number in your own filing, such as V-2026-014.
    internal_no: _t.Union[str, None]
    # Costs: Price per payment period.
    costs: _t.Union[MoneyInput, Cleared]
    # Cost calculation: Whether the price is meant per covered object or for all together.
    cost_calculation: _t.Union[ContractCostCalculationChoice, ClearedChoice]
    # Product: Goods or services that were bought, such as Premium Support 24x7.
    product: _t.Union[str, None]
    # Reaction rate: How fast the partner has to react to a fault, such as 8x5x4.
    reaction_rate: ChoiceInput
    # Contract status: Whether it is running, has been terminated or is over.
    contract_status: ChoiceInput
    # Start of contract: Day from which the contract holds.
    start_date: _t.Union[str, None]
    # End of contract: Day until which the contract holds, where that is fixed.
    end_date: _t.Union[str, None]
    # Runtime: How long it holds before it ends or is extended.
    run_time: _t.Union[int, str, Cleared]
    # Runtime unit: Unit of the term, such as months or years.
    run_time_unit: _t.Union[GuaranteePeriodUnitChoice, ClearedChoice]
    # End of contract by: Whether it ends only when someone terminates it, or by itself.
    end_type: ChoiceInput
    # Cancellation date: Day on which notice was given.
    notice_date: _t.Union[str, None]
    # Cancellation period: How long before the end notice has to be given.
    notice_period: _t.Union[int, str, Cleared]
    # Notice period unit: Unit of the time for giving notice, such as months.
    notice_period_unit: ChoiceInput
    # Notice type: Whether notice counts from the day it is given, or towards the end of the term.
    notice_type: _t.Union[ContractNoticePeriodTypeChoice, ClearedChoice]
    # Maintenance-/guarantee period: How long the partner maintains or guarantees what was bought.
    maintenance_period: _t.Union[int, str, Cleared]
    # Deadline unit: Unit of the time of maintenance or warranty, such as years.
    maintenance_period_unit: ChoiceInput
    # Payment period: How often payment is due, such as monthly.
    payment_period: ChoiceInput
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificDatabaseAccessData(_t.TypedDict, total=False):
    """Database access as it is saved; what is absent keeps its value. Installed programs that use this schema."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Assigned objects: Program on its device, as an object of the relation between the two.
    access: _t.Union[LinksInput, Id, Cleared]


class SpecificDatabaseGatewayData(_t.TypedDict, total=False):
    """Database gateway as it is saved; what is absent keeps its value. Ways from this schema to databases of
    other vendors.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Gateway type: Technology in between, such as Oracle Gateway for ODBC.
    type: _t.Union[str, None]
    # Host: Name or address of the machine that runs it.
    host: _t.Union[str, None]
    # Port: TCP port on which it listens, such as 1521.
    port: _t.Union[str, None]
    # User: Account it signs in with on the other side.
    user: _t.Union[str, None]
    # Target schema: Schema that is reached this way.
    target_schema: _t.Union[LinkInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificDatabaseInstallationData(_t.TypedDict, total=False):
    """Database installation as it is saved; what is absent keeps its value. Servers on which this database
    software is installed, with licence and version.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Installed on: Server on which the database software is installed.
    object: LinkInput
    # Type: Whether it runs as a program or as the operating system of the device.
    application_type: _t.Union[ApplicationTypeChoice, ClearedChoice]
    # Priority: Marks the operating system that a device with several of them starts by default.
    application_priority: _t.Union[ApplicationPriorityChoice, ClearedChoice]
    # Assigned license: Licence that this installation uses up; reports on free licences count it.
    assigned_license: _t.Union[LinkInput, Cleared]
    # Database schema: Schema with the tables that the software works with.
    assigned_database_schema: _t.Union[LinkInput, Cleared]
    # Service: Services that need this installation, so that an outage can be traced to them.
    assigned_it_service: _t.Union[LinksInput, Cleared]
    # Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
    assigned_variant: _t.Union[LinkInput, Cleared]
    # Version number: Release that is installed, out of those listed at the software; an unknown number is added
    # there.
    assigned_version: _t.Union[Id, str, _t.List[_t.Union[Id, str]], Cleared]
    # Bequest Nagios services: Passes the Nagios checks of the software on to the device it is installed on.
    bequest_nagios_services: _t.Union[YesNoInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificDatabaseInstanceData(_t.TypedDict, total=False):
    """Instance / Oracle database as it is saved; what is absent keeps its value. Running instance of a database
    system, with listener and schema.
    """

    # DBMS: Database software on its server, as an object of the relation between the two.
    instance: _t.Union[LinksInput, Id, Cleared]
    # Title: Name of the instance, such as ORCL (SID).
    title: _t.Union[str, None]
    # Listener: Address under which the instance takes connections, such as LISTENER on port 1521.
    listener: _t.Union[str, None]
    # Database schema: Schema that the instance serves.
    database_schema: _t.Union[LinkInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificDatabaseLinksData(_t.TypedDict, total=False):
    """Database links as it is saved; what is absent keeps its value. Named connections by which this schema
    reads tables of another one.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Name of the connection as used in SQL, such as ERP_LINK.
    title: _t.Union[str, None]
    # Connected database schema: Schema on the other side of the connection.
    link: _t.Union[LinkInput, Cleared]
    # Target user: Account used on the other side.
    target_user: _t.Union[str, None]
    # Owner: Account here that the connection belongs to.
    owner: _t.Union[str, None]
    # Public: Whether all accounts may use the connection.
    public: _t.Union[YesNoInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog database_objects, by its constant, textual id or title, or by its number. Parts of a
# schema as Oracle names them; other systems know most of them, too.
DatabaseObjectsChoice = _t.Union[
    _t.Literal[
        "C__DATABASE_OBJECTS__TABLE",
        "C__DATABASE_OBJECTS__VIEW",
        "C__DATABASE_OBJECTS__SEQUENCE",
        "C__DATABASE_OBJECTS__SYNONYM",
        "C__DATABASE_OBJECTS__INDEX",
        "C__DATABASE_OBJECTS__CLUSTER",
        "C__DATABASE_OBJECTS__SNAPSHOT",
        "C__DATABASE_OBJECTS__PROCEDURE",
        "C__DATABASE_OBJECTS__FUNCTION",
        "C__DATABASE_OBJECTS__PACKAGE",
    ],
    _t.Literal[
        "Table",
        "Tabelle",
        "View",
        "Sequence",
        "Synonym",
        "Index",
        "Cluster",
        "Snapshot",
        "Procedure",
        "Prozedur",
        "Function",
        "Funktion",
        "Packet",
        "Paket",
    ],
    _t.Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
]


class SpecificDatabaseObjectsData(_t.TypedDict, total=False):
    """Database objects as it is saved; what is absent keeps its value. Tables, views, indexes and other parts of
    this schema that are worth documenting.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Name of the part, such as V_OPEN_ORDERS.
    title: _t.Union[str, None]
    # Type: Kind of the part, such as table, view or index.
    database_object: _t.Union[DatabaseObjectsChoice, ClearedChoice]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificDatabaseSchemaData(_t.TypedDict, total=False):
    """Database schema as it is saved; what is absent keeps its value. Schema with the tables of one application,
    and the instance it lies in.
    """

    # Runs on: Object on which the schema runs, such as the database server.
    link: _t.Union[LinkInput, Cleared]
    # Database instance: Instance that contains the schema.
    instance: _t.Union[LinkInput, Cleared]
    # Title: Name of the schema, such as SHOP.
    title: _t.Union[str, None]
    # Storage-Engine: How tables are stored, such as InnoDB.
    storage_engine: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificDbmsData(_t.TypedDict, total=False):
    """DBMS as it is saved; what is absent keeps its value. Which database system this software is."""

    # DBMS: Product family, such as PostgreSQL or Oracle Database.
    dbms: ChoiceInput
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificEmergencyPlanData(_t.TypedDict, total=False):
    """Emergency plan as it is saved; what is absent keeps its value. Menu entry for everything about a plan for
    emergencies; it shows duration and rehearsal.
    """

    # Time need: Duration from alarm to normal operation, in the unit stated beside it.
    time_needed: _t.Union[int, str, Cleared]
    # Unit: Unit of that duration, such as hours.
    time_unit: _t.Union[UnitOfTimeChoice, ClearedChoice]
    # Date of emergency practice: Moment of the last rehearsal.
    practice_date: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificEmergencyPlanAttributeData(_t.TypedDict, total=False):
    """Emergency plan properties as it is saved; what is absent keeps its value. How long carrying out the plan
    takes, and when it was rehearsed.
    """

    # Time need: Duration from alarm to normal operation, in the unit stated beside it.
    time_needed: _t.Union[int, str, Cleared]
    # Unit: Unit of that duration, such as hours.
    time_unit: _t.Union[UnitOfTimeChoice, ClearedChoice]
    # Date of emergency practice: Moment of the last rehearsal.
    practice_date: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificEmergencyPlanLinkedObjectsData(_t.TypedDict, total=False):
    """assigned objects as it is saved; what is absent keeps its value. Objects that the plan is to be used for."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title: Object on whose failure the plan is carried out.
    object: _t.Union[LinkInput, Cleared]


# A choice of the dialog rack_slot_sorting, by its constant, textual id or title, or by its number. Direction in
# which the rack units are numbered.
RackSlotSortingChoice = _t.Union[_t.Literal["asc", "desc"], _t.Literal["Ascending", "Aufsteigend", "Descending", "Absteigend"]]


class SpecificEnclosureData(_t.TypedDict, total=False):
    """Rack as it is saved; what is absent keeps its value. How the units of a rack are numbered, and how many
    devices stand upright beside them.
    """

    # Vertical installation slots (Front side): How many devices, such as power strips, fit upright at the
    # front.
    vertical_slots_front: _t.Union[int, str, Cleared]
    # Vertical installation slots (Rear side): How many devices, such as power strips, fit upright at the rear.
    vertical_slots_rear: _t.Union[int, str, Cleared]
    # Rack unit sorting: Whether the units are numbered from the bottom up or from the top down.
    slot_sorting: _t.Union[RackSlotSortingChoice, ClearedChoice]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog volume_unit, by its constant, textual id or title, or by its number.
VolumeUnitChoice = _t.Union[_t.Literal["C__VOLUME_UNIT__ML", "C__VOLUME_UNIT__L"], _t.Literal["ml", "l"], _t.Literal[1, 2]]


class SpecificEpsData(_t.TypedDict, total=False):
    """Emergency power supply as it is saved; what is absent keeps its value. Generator that takes over when
    mains power fails for longer.
    """

    # Type: Drive, such as diesel generator or gas turbine.
    type: ChoiceInput
    # Warm-up time: Time from starting to full power, which a UPS has to bridge.
    warmup_time: _t.Union[int, str, Cleared]
    # Unit: Unit of the time until full power, such as seconds.
    warmup_time_unit: _t.Union[UnitOfTimeChoice, ClearedChoice]
    # Fuel tank: How much fuel there is room for, in the unit stated beside it.
    fuel_tank: _t.Union[int, str, Cleared]
    # Unit: Unit of the amount of fuel, such as l.
    volume_unit: _t.Union[VolumeUnitChoice, ClearedChoice]
    # Autonomy time: How long it runs on a full tank under load.
    autonomy_time: _t.Union[int, str, Cleared]
    # Unit: Unit of the running time, such as hours.
    autonomy_time_unit: _t.Union[UnitOfTimeChoice, ClearedChoice]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificFileData(_t.TypedDict, total=False):
    """Files as it is saved; what is absent keeps its value. Menu entry for everything about a document; it shows
    its newest version.
    """

    # Title: Name of the document for people, such as Network plan Berlin.
    file_title: _t.Union[str, None]
    # Filename: The stored file with its name, such as netplan.pdf.
    file_physical: _t.Union[LinkInput, Cleared]
    # Category: Kind of document, such as manual, diagram or contract.
    file_category: ChoiceInput
    # Revision: Number of this version, counted upwards.
    revision: _t.Union[str, None]
    # Version Description: News in this version, such as corrected floor plan.
    version_description: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificFileActualData(_t.TypedDict, total=False):
    """Current file as it is saved; what is absent keeps its value. Newest version of the document that this
    object holds.
    """

    # Title: Name of the document for people, such as Network plan Berlin.
    file_title: _t.Union[str, None]
    # Filename: The stored file with its name, such as netplan.pdf.
    file_physical: _t.Union[LinkInput, Cleared]
    # Category: Kind of document, such as manual, diagram or contract.
    file_category: ChoiceInput
    # Revision: Number of this version, counted upwards.
    revision: _t.Union[str, None]
    # Version Description: News in this version, such as corrected floor plan.
    version_description: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificFileObjectsData(_t.TypedDict, total=False):
    """Assigned objects as it is saved; what is absent keeps its value. Objects to which this document belongs."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Assigned objects: Device, building or other thing that the document is about.
    assigned_objects: _t.Union[LinkInput, Cleared]


class SpecificFileVersionsData(_t.TypedDict, total=False):
    """File versions as it is saved; what is absent keeps its value. All versions of a document, each with its
    content.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Filename: Name with ending, such as netplan-v3.pdf.
    file_physical: _t.Union[str, None]
    # File content: Content of this version, Base64-encoded in calls.
    file_content: _t.Union[str, None]
    # Title: Name of the version for people, such as Draft of March.
    file_title: _t.Union[str, None]
    # Version Description: Changes that this version brought, such as new rack added.
    version_description: _t.Union[str, None]


class SpecificGroupData(_t.TypedDict, total=False):
    """Object group as it is saved; what is absent keeps its value. Objects that belong together for a purpose of
    your own, such as everything to be replaced this year.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Object: Member of the group; anything may be one.
    object: _t.Union[Id, _t.List[Id], Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog group_type, by its constant, textual id or title, or by its number. Members of a static
# group are entered one by one; those of a report-based group are the rows of a report.
GroupTypeChoice = _t.Union[_t.Literal["Static", "Report-based"], _t.Literal["Statisch", "Reportbasiert"], _t.Literal[0, 1]]


class SpecificGroupTypeData(_t.TypedDict, total=False):
    """Type as it is saved; what is absent keeps its value. Whether members are chosen by hand or come from a
    report.
    """

    # Type: How members come in: static is by hand, report-based by a query.
    type: _t.Union[GroupTypeChoice, ClearedChoice]
    # Report: Number of the report whose rows are the members.
    report: _t.Union[IntegerInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificKryptoCardData(_t.TypedDict, total=False):
    """Crypto card as it is saved; what is absent keeps its value. Card with a certificate that encrypts calls
    and data of a mobile phone.
    """

    # Certificate number: Number by which the issuer knows the certificate.
    certificate_number: _t.Union[str, None]
    # Certgate card number: Number printed on a card of the manufacturer certgate.
    certgate_card_number: _t.Union[str, None]
    # Certificate title: Name the certificate is issued to.
    certificate_title: _t.Union[str, None]
    # Certificate revocation password: Secret that is asked for when the certificate is to be revoked.
    certificate_password: _t.Union[str, None]
    # Certificate procedure: Last day the certificate on the card is valid.
    certificate_procedure: _t.Union[str, None]
    # Date of issue: Day the card was handed out.
    date_of_issue: _t.Union[str, None]
    # IMEI number: Number of the telephone that the card was made for.
    imei_number: _t.Union[str, None]
    # Assigned cellular phone: Telephone in which the card is used.
    assigned_mobile: _t.Union[LinkInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificLayer2NetIpHelperAddressesRowData(_t.TypedDict, total=False):
    """A row of ip_helper_addresses as it is saved."""

    ip: _t.Union[str, None]
    type_title: ChoiceInput


class SpecificLayer2NetData(_t.TypedDict, total=False):
    """Layer 2 Net as it is saved; what is absent keeps its value. VLAN with its number and the Layer 3 nets that
    use it.
    """

    # ID (VLAN): Number in the tag of the frames, 1 to 4094.
    vlan_id: _t.Union[str, None]
    # Default VLAN: Whether it is the VLAN of ports for which nothing else is set.
    standard: _t.Union[YesNoInput, Cleared]
    # Type: Technology by which the net is separated, such as VLAN.
    type: ChoiceInput
    # Subtype: Whether ports are assigned by hand, or when a device signs in.
    subtype: ChoiceInput
    # IP helper addresses: Servers to which broadcasts such as DHCP requests are passed on.
    ip_helper_addresses: _t.Union[_t.List[SpecificLayer2NetIpHelperAddressesRowData], Cleared]
    # Layer-3-net assignment: IP nets that run over this VLAN.
    layer3_assignments: _t.Union[LinksInput, Cleared]
    # VRF: Name of the routing instance the VLAN belongs to, such as CUST-A.
    vrf: _t.Union[str, None]
    # VRF Capacity: Bandwidth promised to that routing instance.
    vrf_capacity: _t.Union[int, str, Cleared]
    # VRF Capacity (Unit): Unit of the promised bandwidth, such as MBit.
    vrf_capacity_unit: _t.Union[WanCapacityUnitChoice, ClearedChoice]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificLayer2NetAssignedLogicalPortsData(_t.TypedDict, total=False):
    """Assigned logical ports as it is saved; what is absent keeps its value. Logical ports of devices that take
    part in this VLAN.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Object title: Device that has the logical port.
    isys_obj__id: _t.Union[LinkInput, Cleared]
    # Assigned logical ports: The port itself, such as bond0.10 of that device.
    isys_catg_log_port_list__id: _t.Union[Id, _t.List[Id], Cleared]


class SpecificLayer2NetAssignedPortsData(_t.TypedDict, total=False):
    """Assigned ports as it is saved; what is absent keeps its value. Sockets of switches and devices that take
    part in this VLAN.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Object title: Device that has the physical port.
    isys_obj__id: _t.Union[LinkInput, Cleared]
    # Assigned ports: The port itself, such as Gi1/0/24 of that device.
    isys_catg_port_list__id: _t.Union[LinkInput, Cleared]


# A choice of the dialog licence_type, by its constant, textual id or title, or by its number. A single licence
# allows one installation, a volume licence as many as its amount says.
LicenceTypeChoice = _t.Union[
    _t.Literal["C__CATS__LICENCE_TYPE__SINGLE_LICENCE", "C__CATS__LICENCE_TYPE__VOLUME_LICENCE"],
    _t.Literal["Single license", "Einzellizenz", "Volume license", "Volumenlizenz"],
    _t.Literal[1, 2],
]


class SpecificLicenceListData(_t.TypedDict, total=False):
    """License keys as it is saved; what is absent keeps its value. Licences that were bought, with key, number
    of seats, term and price.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Key: Code that is typed in at installation, such as XXXXX-XXXXX-XXXXX.
    key: _t.Union[str, None]
    # Serial: Number on the licence certificate.
    serial: _t.Union[str, None]
    # License Type: Whether it covers one installation or many.
    type: _t.Union[LicenceTypeChoice, ClearedChoice]
    # Amount: How many installations the licence allows.
    amount: _t.Union[IntegerInput, Cleared]
    # Start Date: First day on which the licence may be used.
    start: _t.Union[str, None]
    # Expiration Date: Last day on which the licence may be used.
    expire: _t.Union[str, None]
    # Price Per Unit: Price of a single seat.
    cost: _t.Union[float, str, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificMiddlewareData(_t.TypedDict, total=False):
    """Middleware as it is saved; what is absent keeps its value. Facts on software that stands between
    applications, such as message queues.
    """

    # Specification: Capabilities and prerequisites of the software, such as supported platforms.
    specification: _t.Union[str, None]
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: ChoiceInput
    # Installation: Whether it is put on devices by hand or by software distribution.
    installation: _t.Union[InstallationTypeChoice, ClearedChoice]
    # Registration key: Key to register the software with its vendor, where one covers all installations.
    registration_key: _t.Union[str, None]
    # Install path: Folder in which installations usually lie, such as /opt/app.
    install_path: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificMonitorData(_t.TypedDict, total=False):
    """Monitor as it is saved; what is absent keeps its value. Size and features of a screen, for choosing a
    replacement.
    """

    # Display: Length of the diagonal, such as 27, in the unit stated beside it.
    size: _t.Union[float, str, Cleared]
    # Unit: Unit of the diagonal, such as inch.
    size_unit: _t.Union[DepthUnitChoice, ClearedChoice]
    # Type: Technology of the panel, such as TFT.
    type: ChoiceInput
    # Resolution: Pixels across and down, such as 2560 x 1440.
    resolution: ChoiceInput
    # Pivot: Whether the screen can be turned upright.
    pivot: _t.Union[YesNoInput, Cleared]
    # Speaker: Whether it has sound built in.
    speaker: _t.Union[YesNoInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificNetData(_t.TypedDict, total=False):
    """Net as it is saved; what is absent keeps its value. IP net with address, mask, gateway and name servers."""

    # Type: Protocol of all addresses in it: IPv4, IPv6 or an older one.
    type: _t.Union[NetTypeChoice, ClearedChoice]
    # Network address: First address, which names the net, such as 192.168.10.0.
    address: _t.Union[str, None]
    # Netmask: Part of addresses that is the same for all hosts, such as 255.255.255.0; follows from the suffix.
    netmask: _t.Union[str, None]
    # Default Gateway: Address by which hosts leave the net, out of those of the router.
    gateway: _t.Union[LinkInput, Cleared]
    # Address from: First address for hosts, such as 192.168.10.1.
    range_from: _t.Union[str, None]
    # Address to: Last address for hosts, such as 192.168.10.254.
    range_to: _t.Union[str, None]
    # DNS server: Servers that resolve names for hosts of the net.
    dns_server: _t.Union[LinksInput, Cleared]
    # DNS domain: Domains of the hosts in the net, such as example.org.
    dns_domain: _t.Union[ChoicesInput, ClearedChoice]
    # CIDR-Suffix: Bits that are the same for all hosts, such as 24; follows from the netmask.
    cidr_suffix: _t.Union[IntegerInput, Cleared]
    # Reverse DNS: Zone that leads from addresses back to names, such as 10.168.192.in-addr.arpa.
    reverse_dns: _t.Union[str, None]
    # Layer-2-net assignment: VLANs over which the net runs.
    layer2_assignments: _t.Union[LinksInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog net_dhcp_type, by its constant, textual id or title, or by its number. Dynamic ranges
# lend any free address; reserved ones always give a known device the same.
NetDhcpTypeChoice = _t.Union[
    _t.Literal["C__NET__DHCP_DYNAMIC", "C__NET__DHCP_RESERVED"],
    _t.Literal["Dynamic", "Dynamisch", "Reserved", "Reserviert"],
    _t.Literal[1, 2],
]


# A choice of the dialog net_dhcpv6_type, by its constant, textual id or title, or by its number.
NetDhcpv6TypeChoice = _t.Union[
    _t.Literal[
        "C__NET__DHCPV6__DHCPV6",
        "C__NET__DHCPV6__SLAAC_AND_DHCPV6",
        "C__NET__DHCPV6__DHCPV6_RESERVED",
        "C__NET__DHCPV6__SLAAC_AND_DHCPV6_RESERVED",
    ],
    _t.Literal[
        "DHCPv6",
        "SLAAC and DHCPv6",
        "SLAAC und DHCPv6",
        "DHCPv6 (reserved)",
        "DHCPv6 (reserviert)",
        "SLAAC and DHCPv6 (reserved)",
        "SLAAC und DHCPv6 (reserviert)",
    ],
    _t.Literal[1, 2, 3, 4],
]


class SpecificNetDhcpData(_t.TypedDict, total=False):
    """DHCP as it is saved; what is absent keeps its value. Parts of the net from which a DHCP server gives out
    addresses.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Type v4: Whether IPv4 addresses change or are kept for a known device.
    type: _t.Union[NetDhcpTypeChoice, ClearedChoice]
    # Type v6: How IPv6 addresses come about: by DHCPv6, by SLAAC, or both.
    typev6: _t.Union[NetDhcpv6TypeChoice, ClearedChoice]
    # DHCP from: First address that the DHCP server gives out.
    range_from: _t.Union[str, None]
    # DHCP to: Last address that the DHCP server gives out.
    range_to: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificNetZoneData(_t.TypedDict, total=False):
    """Net zone as it is saved; what is absent keeps its value. Parts of the net that belong to security zones,
    such as DMZ.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Net zone objekt: Object of the zone that the range belongs to.
    zone: _t.Union[LinkInput, Cleared]
    # Zone from: First address that lies in the zone.
    range_from: _t.Union[str, None]
    # Zone to: Last address that lies in the zone.
    range_to: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificOperatingSystemData(_t.TypedDict, total=False):
    """Operating Systems as it is saved; what is absent keeps its value. Facts on an operating system as such,
    wherever it is installed.
    """

    # Specification: Capabilities and prerequisites of the software, such as supported platforms.
    specification: _t.Union[str, None]
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: ChoiceInput
    # Installation: Whether it is put on devices by hand or by software distribution.
    installation: _t.Union[InstallationTypeChoice, ClearedChoice]
    # Registration key: Key to register the software with its vendor, where one covers all installations.
    registration_key: _t.Union[str, None]
    # Install path: Folder in which installations usually lie, such as /opt/app.
    install_path: _t.Union[str, None]
    # OS family: Lineage of the system, such as Linux, Windows or BSD.
    osFamily: _t.Union[str, None]
    # OS type: Use it is made for, such as server, desktop or network device.
    systemType: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificOrganizationData(_t.TypedDict, total=False):
    """Organization as it is saved; what is absent keeps its value. Menu entry for everything about a company or
    authority; it shows its master data.
    """

    # Title: Full name, such as Example Ltd.; the object is called the same.
    title: str
    # Telephone: Number of the switchboard, such as +49 30 1234-0.
    telephone: _t.Union[str, None]
    # Fax: Number for faxes to the organisation.
    fax: _t.Union[str, None]
    # Website: Address on the web, such as https://example.org.
    website: _t.Union[str, None]
    # Headquarter: Organisation that this one is a branch of.
    headquarter: _t.Union[LinkInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificOrganizationContactAssignmentData(_t.TypedDict, total=False):
    """Assigned Objects as it is saved; what is absent keeps its value. Objects at which this organisation is
    named as a contact.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Assigned Objects: Object the organisation has to do with, such as a device it supplied.
    object: LinkInput
    # Role: Relation of the organisation to that object, such as supplier.
    role: ChoiceInput


class SpecificOrganizationMasterDataData(_t.TypedDict, total=False):
    """Master data as it is saved; what is absent keeps its value. Name and reachability of a company, an
    authority or a customer.
    """

    # Title: Full name, such as Example Ltd.; the object is called the same.
    title: str
    # Telephone: Number of the switchboard, such as +49 30 1234-0.
    telephone: _t.Union[str, None]
    # Fax: Number for faxes to the organisation.
    fax: _t.Union[str, None]
    # Website: Address on the web, such as https://example.org.
    website: _t.Union[str, None]
    # Headquarter: Organisation that this one is a branch of.
    headquarter: _t.Union[LinkInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificOrganizationPersonsData(_t.TypedDict, total=False):
    """Persons as it is saved; what is absent keeps its value. People that work for this organisation, seen from
    its side.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Persons: Member of staff; saving it here sets the organisation at the person.
    object: _t.Union[Id, _t.List[Id]]


class SpecificParallelRelationData(_t.TypedDict, total=False):
    """Parallel relations as it is saved; what is absent keeps its value. Relations that stand in for each other,
    so that an outage counts only when too many are gone.
    """

    # Title: Name of the bundle, such as Web server farm.
    title: _t.Union[str, None]
    # Minimum amount of active items: How many must work so that the whole works.
    threshold: _t.Union[str, None]
    # Parallel relations: Objects of the relations that share the load.
    rel_pool: _t.Union[LinksInput, Id, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificPduData(_t.TypedDict, total=False):
    """PDU as it is saved; what is absent keeps its value. Power strip in a rack, as the software that watches it
    knows it.
    """

    # PDU: Number or name of the strip there, such as 1.
    pdu_id: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificPduBranchData(_t.TypedDict, total=False):
    """Branch as it is saved; what is absent keeps its value. Circuits of a power strip, each with its own fuse
    and outlets.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # PDU: Number of the strip that the circuit belongs to.
    pdu_id: _t.Union[IntegerInput, Cleared]
    # Branch-ID: Number of the circuit on the strip.
    branch_id: _t.Union[IntegerInput, Cleared]
    # Receptacles: How many outlets the circuit has.
    receptables: _t.Union[int, str, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog salutation, by its constant, textual id or title, or by its number.
SalutationChoice = _t.Union[_t.Literal["m", "f"], _t.Literal["Mister", "Herr", "Misses", "Frau"]]


class SpecificPersonData(_t.TypedDict, total=False):
    """Persons as it is saved; what is absent keeps its value. Menu entry for everything about a person; it shows
    name and reachability.
    """

    # Title: Further name of the person, for clients that send one.
    title: _t.Union[str, None]
    # Salutation: Form of address in letters, such as Ms or Mr.
    salutation: _t.Union[SalutationChoice, ClearedChoice]
    # First name: Given name, such as Jane; it is part of the title of the object.
    first_name: _t.Union[str, None]
    # Last name: Family name, such as Doe; it is part of the title of the object.
    last_name: _t.Union[str, None]
    # Academic degree: Degree that belongs to the name, such as Dr.
    academic_degree: _t.Union[str, None]
    # Function: Work that the person does, such as database administration.
    function: _t.Union[str, None]
    # Service designation: Official rank, such as Senior Inspector.
    service_designation: _t.Union[str, None]
    # Street: Street and number the person is written to.
    street: _t.Union[str, None]
    # City: Town the person is written to.
    city: _t.Union[str, None]
    # ZIP-Code: Postal code of that town, such as 10115.
    zip_code: _t.Union[str, None]
    # E-mail address: Address the person is written to, such as jane.doe@example.org.
    mail: _t.Union[str, None]
    # Telephone company: Number at work, such as +49 30 1234-215.
    phone_company: _t.Union[str, None]
    # Telephone home: Private number, for emergencies.
    phone_home: _t.Union[str, None]
    # Cellphone: Number of the mobile phone, such as +49 170 1234567.
    phone_mobile: _t.Union[str, None]
    # Fax: Number for faxes to the person.
    fax: _t.Union[str, None]
    # Pager: Number of the radio receiver for on-call duty.
    pager: _t.Union[str, None]
    # Personnel number: Number by which the human resources department knows the person.
    personnel_number: _t.Union[str, None]
    # Department: Part of the organisation, such as IT operations.
    department: _t.Union[str, None]
    # Organisation: Employer of the person.
    organization: _t.Union[LinkInput, Cleared]
    # DN: Path of the person in the directory, such as CN=Jane Doe,OU=Users,DC=example,DC=org.
    ldap_dn: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]
    # Custom 1: Text with a meaning that your organisation decides on.
    custom_1: _t.Union[str, None]
    # Custom 2: Text with a meaning that your organisation decides on.
    custom_2: _t.Union[str, None]
    # Custom 3: Text with a meaning that your organisation decides on.
    custom_3: _t.Union[str, None]
    # Custom 4: Text with a meaning that your organisation decides on.
    custom_4: _t.Union[str, None]
    # Custom 5: Text with a meaning that your organisation decides on.
    custom_5: _t.Union[str, None]
    # Custom 6: Text with a meaning that your organisation decides on.
    custom_6: _t.Union[str, None]
    # Custom 7: Text with a meaning that your organisation decides on.
    custom_7: _t.Union[str, None]
    # Custom 8: Text with a meaning that your organisation decides on.
    custom_8: _t.Union[str, None]


class SpecificPersonAssignedGroupsData(_t.TypedDict, total=False):
    """Person group memberships as it is saved; what is absent keeps its value. Groups that this person belongs
    to, and whose rights the person therefore has.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Person group memberships: Team or department that counts the person among its members.
    connected_object: _t.Union[Id, _t.List[Id], Cleared]
    # Role: Task of the person in the group, such as administrator.
    role: ChoiceInput


class SpecificPersonContactAssignmentData(_t.TypedDict, total=False):
    """Assigned Objects as it is saved; what is absent keeps its value. Objects at which this person is named as
    a contact.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Object: Device, service or other thing the person is responsible for or uses.
    object: LinkInput
    # Role: Relation of the person to that object, such as administrator or user.
    role: ChoiceInput
    # Primary contact: Whether the person is the one to call first there.
    primary_contact: _t.Union[YesNoInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificPersonGroupData(_t.TypedDict, total=False):
    """Person groups as it is saved; what is absent keeps its value. Menu entry for everything about a group of
    people; it shows its name and address.
    """

    # Title: Name of the group, such as Network team; the object is called the same.
    title: _t.Union[str, None]
    # E-Mail: Address that reaches all members, such as network@example.org.
    email_address: _t.Union[str, None]
    # Phone: Number of the hotline or the shared line.
    phone: _t.Union[str, None]
    # LDAP-Group (Mapping): Name of the group in the directory that stands for this one.
    ldap_group: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificPersonGroupContactAssignmentData(_t.TypedDict, total=False):
    """Assigned Objects as it is saved; what is absent keeps its value. Objects at which this group of people is
    named as a contact.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Object: Device, service or other thing the group takes care of.
    object: LinkInput
    # Role: Relation of the group to that object, such as administrator.
    role: ChoiceInput
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificPersonGroupMasterData(_t.TypedDict, total=False):
    """Master Data as it is saved; what is absent keeps its value. Name and reachability of a team, a department
    or a group with common rights.
    """

    # Title: Name of the group, such as Network team; the object is called the same.
    title: _t.Union[str, None]
    # E-Mail: Address that reaches all members, such as network@example.org.
    email_address: _t.Union[str, None]
    # Phone: Number of the hotline or the shared line.
    phone: _t.Union[str, None]
    # LDAP-Group (Mapping): Name of the group in the directory that stands for this one.
    ldap_group: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificPersonGroupMembersData(_t.TypedDict, total=False):
    """Members as it is saved; what is absent keeps its value. People that belong to this group, with the most
    important of their data.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Members: Person that belongs to the group.
    connected_object: _t.Union[Id, _t.List[Id]]


class SpecificPersonLoginData(_t.TypedDict, total=False):
    """Login as it is saved; what is absent keeps its value. Name and password by which a person signs in to this
    service.
    """

    # Disable login: Keeps the person from signing in, without deleting anything.
    disabled_login: _t.Union[YesNoInput, Cleared]
    # User name: Name to sign in with, such as jdoe.
    title: _t.Union[str, None]
    # Password: Secret to sign in with, at least 12 characters, no common one; kept as a hash and never
    # returned.
    user_pass: _t.Union[str, Cleared]
    # Password: The secret once more, as forms send it to rule out typing errors.
    user_pass2: _t.Union[str, Cleared]
    # E-mail address for password reset: Address of the person in case the secret is forgotten.
    email_address: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificPersonMasterData(_t.TypedDict, total=False):
    """Master Data as it is saved; what is absent keeps its value. Name, reachability and place in the
    organisation of a person.
    """

    # Title: Further name of the person, for clients that send one.
    title: _t.Union[str, None]
    # Salutation: Form of address in letters, such as Ms or Mr.
    salutation: _t.Union[SalutationChoice, ClearedChoice]
    # First name: Given name, such as Jane; it is part of the title of the object.
    first_name: _t.Union[str, None]
    # Last name: Family name, such as Doe; it is part of the title of the object.
    last_name: _t.Union[str, None]
    # Academic degree: Degree that belongs to the name, such as Dr.
    academic_degree: _t.Union[str, None]
    # Function: Work that the person does, such as database administration.
    function: _t.Union[str, None]
    # Service designation: Official rank, such as Senior Inspector.
    service_designation: _t.Union[str, None]
    # Street: Street and number the person is written to.
    street: _t.Union[str, None]
    # City: Town the person is written to.
    city: _t.Union[str, None]
    # ZIP-Code: Postal code of that town, such as 10115.
    zip_code: _t.Union[str, None]
    # E-mail address: Address the person is written to, such as jane.doe@example.org.
    mail: _t.Union[str, None]
    # Telephone company: Number at work, such as +49 30 1234-215.
    phone_company: _t.Union[str, None]
    # Telephone home: Private number, for emergencies.
    phone_home: _t.Union[str, None]
    # Cellphone: Number of the mobile phone, such as +49 170 1234567.
    phone_mobile: _t.Union[str, None]
    # Fax: Number for faxes to the person.
    fax: _t.Union[str, None]
    # Pager: Number of the radio receiver for on-call duty.
    pager: _t.Union[str, None]
    # Personnel number: Number by which the human resources department knows the person.
    personnel_number: _t.Union[str, None]
    # Department: Part of the organisation, such as IT operations.
    department: _t.Union[str, None]
    # Organisation: Employer of the person.
    organization: _t.Union[LinkInput, Cleared]
    # DN: Path of the person in the directory, such as CN=Jane Doe,OU=Users,DC=example,DC=org.
    ldap_dn: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]
    # Custom 1: Text with a meaning that your organisation decides on.
    custom_1: _t.Union[str, None]
    # Custom 2: Text with a meaning that your organisation decides on.
    custom_2: _t.Union[str, None]
    # Custom 3: Text with a meaning that your organisation decides on.
    custom_3: _t.Union[str, None]
    # Custom 4: Text with a meaning that your organisation decides on.
    custom_4: _t.Union[str, None]
    # Custom 5: Text with a meaning that your organisation decides on.
    custom_5: _t.Union[str, None]
    # Custom 6: Text with a meaning that your organisation decides on.
    custom_6: _t.Union[str, None]
    # Custom 7: Text with a meaning that your organisation decides on.
    custom_7: _t.Union[str, None]
    # Custom 8: Text with a meaning that your organisation decides on.
    custom_8: _t.Union[str, None]


class SpecificPrtData(_t.TypedDict, total=False):
    """Printer as it is saved; what is absent keeps its value. Kind and features of a printer, for drivers and
    supplies.
    """

    # Type: Printing process, such as laser or inkjet.
    type: ChoiceInput
    # Color: Whether it prints more than black.
    is_color: _t.Union[YesNoInput, Cleared]
    # Duplex: Whether it prints on both sides of the paper.
    is_duplex: _t.Union[YesNoInput, Cleared]
    # Emulation: Language that it understands, such as PostScript or PCL.
    emulation: ChoiceInput
    # Paper format: Largest sheet that it takes, such as A3.
    paper_format: ChoiceInput
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


# A choice of the dialog relation_type, by its constant, textual id or title, or by its number.
RelationTypeChoice = _t.Union[
    _t.Literal[
        "C__RELATION_TYPE__SOFTWARE",
        "C__RELATION_TYPE__CLUSTER_SERVICE",
        "C__RELATION_TYPE__BACKUP",
        "C__RELATION_TYPE__ADMIN",
        "C__RELATION_TYPE__USER",
        "C__RELATION_TYPE__CLUSTER_MEMBERSHIPS",
        "C__RELATION_TYPE__POWER_CONSUMER",
        "C__RELATION_TYPE__NETWORK_PORT",
        "C__RELATION_TYPE__VIRTUAL_MACHINE",
        "C__RELATION_TYPE__LOCATION",
        "C__RELATION_TYPE__UNIVERSAL_INTERFACE",
        "C__RELATION_TYPE__IP_ADDRESS",
        "C__RELATION_TYPE__CONTROLLER_FC_PORT",
        "C__RELATION_TYPE__CONNECTORS",
        "C__RELATION_TYPE__LDEV_CLIENT",
        "C__RELATION_TYPE__GROUP_MEMBERSHIPS",
        "C__RELATION_TYPE__PERSON_ASSIGNED_GROUPS",
        "C__RELATION_TYPE__DEFAULT",
        "C__RELATION_TYPE__DATABASE_ACCESS",
        "C__RELATION_TYPE__DATABASE_LINK",
        "C__RELATION_TYPE__DATABASE_GATEWAY",
        "C__RELATION_TYPE__DATABASE_INSTANCE",
        "C__RELATION_TYPE__IT_SERVICE_COMPONENT",
        "C__RELATION_TYPE__REPLICATION_PARTNER",
        "C__RELATION_TYPE__SOA_COMPONENTS",
        "C__RELATION_TYPE__SOA_STACKS",
        "C__RELATION_TYPE__DBMS",
        "C__RELATION_TYPE__MOBILE_PHONE",
        "C__RELATION_TYPE__ORGANIZATION",
        "C__RELATION_TYPE__LOGICAL_UNIT",
        "C__RELATION_TYPE__CONTRACT",
        "C__RELATION_TYPE__CHASSIS",
        "C__RELATION_TYPE__STACKING",
        "C__RELATION_TYPE__SHARE_ACCESS",
        "C__RELATION_TYPE__NET_CONNECTIONS",
        "C__RELATION_TYPE__CLUSTER_ADM_SERVICE",
        "C__RELATION_TYPE__OPERATION_SYSTEM",
        "C__RELATION_TYPE__LAYER2_TRANSPORT",
        "C__RELATION_TYPE__RM_CONTROLLER",
        "C__RELATION_TYPE__FILE",
        "C__RELATION_TYPE__ORGANIZATION_HEADQUARTER",
        "C__RELATION_TYPE__VHOST_ADMIN_SERVICE",
        "C__RELATION_TYPE__VRRP",
        "C__RELATION_TYPE__MANUAL",
        "C__RELATION_TYPE__EMERGENCY_PLAN",
        "C__RELATION_TYPE__WAN_CONNECTION",
        "C__RELATION_TYPE__LAYER3_2_LAYER2",
        "C__RELATION_TYPE__ASSIGNED_SIM_CARDS",
        "C__RELATION_TYPE__CONNECTION_ENDPOINT",
    ],
    _t.Literal[
        "Software assignment",
        "Softwarezuweisung",
        "Cluster service assignment",
        "Clusterdienstzuweisung",
        "Backup",
        "Datensicherung",
        "Cluster memberships",
        "Clustermitgliedschaften",
        "Power consumer",
        "Stromverbraucher",
        "Ports",
        "Virtual machine",
        "Virtuelle Maschine",
        "Location",
        "Standort",
        "Interface",
        "Schnittstelle",
        "Host address",
        "Hostadresse",
        "FC port",
        "FC-Port",
        "Connectors",
        "Anschlüsse",
        "Logical devices (Client)",
        "Logische Geräte (Client)",
        "Group memberships",
        "Gruppenmitgliedschaft",
        "Person group memberships",
        "Personengruppenmitgliedschaft",
        "Dependency",
        "Abhängigkeit",
        "Database access",
        "Datenbankzugriff",
        "Database links",
        "Datenbanklinks",
        "Database gateway",
        "Datenbank-Gateway",
        "Database instance",
        "Datenbankinstanz",
        "Service component",
        "Servicekomponente",
        "Replication partner",
        "Replikationspartner",
        "SOA-Component",
        "SOA-Komponente",
        "SOA-Stacks",
        "DBMS",
        "Assigned cards",
        "Verknüpfte Karten",
        "Organization",
        "Organisation",
        "Logical location",
        "Logischer Standort",
        "Contract assignment",
        "Vertragszuweisung",
        "Chassis",
        "Stacking",
        "Share Access",
        "Freigabezugriff",
        "Network connections",
        "Netzwerkverbindungen",
        "Administration service",
        "Verwaltungsinstanz",
        "Operating system",
        "Betriebssystem",
        "Layer 2 Transport",
        "Remote Management Controller",
        "Files",
        "Dateien",
        "Headquarter (Organization)",
        "Zentrale (Organisation)",
        "Virtual host",
        "Virtueller Host",
        "VRRP",
        "Manual assignment",
        "Handbuchzuweisung",
        "Emergency plan",
        "Notfallplan",
        "WAN Connection",
        "WAN-Leitung",
        "Layer-2-net assignment",
        "Layer-2-Netz-Zuweisung",
        "Assigned SIM cards",
        "Zugewiesene SIM-Karten",
        "Connection endpoint",
        "Verbindungsendpunkt",
    ],
    _t.Literal[
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        10,
        11,
        12,
        13,
        14,
        15,
        16,
        17,
        18,
        19,
        20,
        21,
        22,
        23,
        24,
        25,
        26,
        27,
        28,
        29,
        30,
        32,
        33,
        34,
        35,
        37,
        38,
        39,
        40,
        42,
        43,
        44,
        45,
        46,
        47,
        48,
        49,
        50,
        51,
        52,
    ],
]


class SpecificRelationDetailsData(_t.TypedDict, total=False):
    """Relation details as it is saved; what is absent keeps its value. Both sides, meaning and weight of the
    relation that this object stands for.
    """

    # Object1: First side of the relation, from which it is read.
    object1: _t.Union[LinkInput, Cleared]
    # Object2: Second side of the relation, to which it leads.
    object2: _t.Union[LinkInput, Cleared]
    # Service: Service to which the relation is limited.
    itservice: _t.Union[LinkInput, Cleared]
    # Relation type: Meaning of the relation between the two.
    relation_type: _t.Union[RelationTypeChoice, ClearedChoice]
    # Weighting: How strongly a failure passes from one side to the other, from 1 (most) to 10 (least).
    weighting: _t.Union[WeightingChoice, ClearedChoice]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificReplicationData(_t.TypedDict, total=False):
    """Replication as it is saved; what is absent keeps its value. How copies of a database or directory are kept
    equal.
    """

    # Replication mechanism: Technique of copying, such as streaming replication or log shipping.
    replication_mechanism: ChoiceInput
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificReplicationPartnerData(_t.TypedDict, total=False):
    """Replication partner as it is saved; what is absent keeps its value. Other copies that this one exchanges
    changes with.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Replication type: Whether the other copy gives changes or takes them.
    type: ChoiceInput
    # Replication partner: Object that holds the other copy.
    replication_partner: _t.Union[LinkInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificRoomData(_t.TypedDict, total=False):
    """Room as it is saved; what is absent keeps its value. Where in the building the room is, and what it is
    used for.
    """

    # Type: Use of the room, such as office or server room.
    type: ChoiceInput
    # Room number: Sign at the door, such as 2.14.
    number: _t.Union[str, None]
    # Floor: Storey, such as 2 or ground floor.
    floor: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificRouterData(_t.TypedDict, total=False):
    """Routing as it is saved; what is absent keeps its value. How this router learns its routes, and over which
    addresses it passes packets on.
    """

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Routing protocol: Way in which routes are learned, such as OSPF, BGP or by hand.
    routing_protocol: ChoiceInput
    # Gateway address: Addresses of this router that hosts use to leave their net.
    gateway_address: _t.Union[LinksInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificSanZoningData(_t.TypedDict, total=False):
    """SAN Zoning as it is saved; what is absent keeps its value. Ports of the storage network that may see each
    other.
    """

    # Title: Name of the zone in the fabric, such as Z_ESX1_STORE1.
    title: _t.Union[str, None]
    # Members: FC ports of servers and storage systems in the zone.
    members: _t.Union[LinksInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificServiceData(_t.TypedDict, total=False):
    """Services as it is saved; what is absent keeps its value. Facts on a system service, such as a web or mail
    server, wherever it is installed.
    """

    # Specification: Capabilities and prerequisites of the software, such as supported platforms.
    specification: _t.Union[str, None]
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: ChoiceInput
    # Installation: Whether it is put on devices by hand or by software distribution.
    installation: _t.Union[InstallationTypeChoice, ClearedChoice]
    # Registration key: Key to register the software with its vendor, where one covers all installations.
    registration_key: _t.Union[str, None]
    # Install path: Folder in which installations usually lie, such as /opt/app.
    install_path: _t.Union[str, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificSwitchFcData(_t.TypedDict, total=False):
    """FC switch as it is saved; what is absent keeps its value. Place of this switch in the fabric of the
    storage network.
    """

    # Title: Name of the fabric, such as Fabric A.
    title: _t.Union[str, None]
    # Active: Whether the switch passes on traffic, or stands by.
    is_active: _t.Union[YesNoInput, Cleared]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificSwitchNetData(_t.TypedDict, total=False):
    """Switch as it is saved; what is absent keeps its value. How this network switch spreads VLANs and avoids
    loops.
    """

    # VLAN management protocol: Protocol by which switches agree on VLANs, such as VTPv3.
    vlan: ChoiceInput
    # Role: Whether it gives VLANs to other switches or takes them.
    role: ChoiceInput
    # Spanning Tree: Protocol against loops, such as RSTP.
    spanning_tree: ChoiceInput
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificUpsData(_t.TypedDict, total=False):
    """Uninterruptible power supply as it is saved; what is absent keeps its value. Batteries of a UPS, and how
    long they bridge an outage.
    """

    # Type: Whether devices always run through it, or only when power fails.
    type: ChoiceInput
    # Battery type: Kind of battery to order, such as RBC43 or lead-acid 12 V 9 Ah.
    battery_type: ChoiceInput
    # Quantity: How many batteries are in it.
    amount: _t.Union[int, str, Cleared]
    # Charge time: How long charging takes once they are empty.
    charge_time: _t.Union[int, str, Cleared]
    # Unit: Unit of the time for charging, such as hours.
    charge_time_unit: _t.Union[UnitOfTimeChoice, ClearedChoice]
    # Runtime under full load: How long it carries all devices without mains power.
    autonomy_time: _t.Union[int, str, Cleared]
    # Unit: Unit of the time without mains power, such as minutes.
    autonomy_time_unit: _t.Union[UnitOfTimeChoice, ClearedChoice]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificWanData(_t.TypedDict, total=False):
    """WAN as it is saved; what is absent keeps its value. Use, technology and bandwidth of a wide area line."""

    # Role: Whether it is the usual way or the one that steps in.
    role: ChoiceInput
    # Type: Technology of this line, such as ATM or xDSL.
    type: ChoiceInput
    # Capacity: Bandwidth of this line, in the unit stated beside it.
    capacity: _t.Union[float, str, Cleared]
    # Capacity unit: Unit of the bandwidth of this line, such as MBit.
    capacity_unit: ChoiceInput
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificWsData(_t.TypedDict, total=False):
    """Wiring System as it is saved; what is absent keeps its value. Menu entry for the cabling of a building; it
    shows what kind of net it carries.
    """

    # Net type: Use of the wires, such as telephone, Ethernet or fire alarm.
    title: ChoiceInput
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class SpecificWsAssignmentData(_t.TypedDict, total=False):
    """Assigned objects as it is saved; what is absent keeps its value. Cables that belong to this cabling."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Assigned Objects: Cable that is laid as part of it.
    connected_object: _t.Union[Id, _t.List[Id], Cleared]


class SpecificWsNetTypeData(_t.TypedDict, total=False):
    """Net type as it is saved; what is absent keeps its value. Purpose that the cabling of the building serves."""

    # Net type: Use of the wires, such as telephone, Ethernet or fire alarm.
    title: ChoiceInput
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: _t.Union[str, None]


class EntriesByCategory(_t.TypedDict, total=False):
    """Category constants, each with one entry or a list of entries to create."""

    # Access
    C__CATG__ACCESS: _t.Union[AccessData, _t.List[AccessData]]
    # Accounting
    C__CATG__ACCOUNTING: _t.Union[AccountingData, _t.List[AccountingData]]
    # Address
    C__CATG__ADDRESS: _t.Union[AddressData, _t.List[AddressData]]
    # Aircraft
    C__CATG__AIRCRAFT: _t.Union[AircraftData, _t.List[AircraftData]]
    # Software assignment
    C__CATG__APPLICATION: _t.Union[ApplicationData, _t.List[ApplicationData]]
    # Assigned cards
    C__CATG__ASSIGNED_CARDS: _t.Union[AssignedCardsData, _t.List[AssignedCardsData]]
    # Workplace components
    C__CATG__ASSIGNED_LOGICAL_UNIT: _t.Union[AssignedLogicalUnitData, _t.List[AssignedLogicalUnitData]]
    # Assigned SIM cards
    C__CATG__ASSIGNED_SIM_CARDS: _t.Union[AssignedSimCardsData, _t.List[AssignedSimCardsData]]
    # Assigned subscriptions
    C__CATG__ASSIGNED_SUBSCRIPTIONS: _t.Union[AssignedSubscriptionsData, _t.List[AssignedSubscriptionsData]]
    # Assigned users
    C__CATG__ASSIGNED_USERS: _t.Union[AssignedUsersData, _t.List[AssignedUsersData]]
    # Assigned workplace
    C__CATG__ASSIGNED_WORKSTATION: _t.Union[AssignedWorkstationData, _t.List[AssignedWorkstationData]]
    # Audit
    C__CATG__AUDIT: _t.Union[AuditData, _t.List[AuditData]]
    # Backup
    C__CATG__BACKUP: _t.Union[BackupData, _t.List[BackupData]]
    # Backup (assigned Objects)
    C__CATG__BACKUP__ASSIGNED_OBJECTS: _t.Union[BackupAssignedObjectsData, _t.List[BackupAssignedObjectsData]]
    # Cable
    C__CATG__CABLE: _t.Union[CableData, _t.List[CableData]]
    # Cards
    C__CATG__CARDS: _t.Union[CardsData, _t.List[CardsData]]
    # Certificate
    C__CATG__CERTIFICATE: _t.Union[CertificateData, _t.List[CertificateData]]
    # Subscriptions
    C__CATG__CLOUD_SUBSCRIPTIONS: _t.Union[CloudSubscriptionsData, _t.List[CloudSubscriptionsData]]
    # Cluster
    C__CATG__CLUSTER: _t.Union[ClusterData, _t.List[ClusterData]]
    # Administration service
    C__CATG__CLUSTER_ADM_SERVICE: _t.Union[ClusterAdmServiceData, _t.List[ClusterAdmServiceData]]
    # Cluster Members
    C__CATG__CLUSTER_MEMBERS: _t.Union[ClusterMembersData, _t.List[ClusterMembersData]]
    # Cluster memberships
    C__CATG__CLUSTER_MEMBERSHIPS: _t.Union[ClusterMembershipsData, _t.List[ClusterMembershipsData]]
    # Cluster
    C__CATG__CLUSTER_ROOT: _t.Union[ClusterRootData, _t.List[ClusterRootData]]
    # Cluster service assignment
    C__CATG__CLUSTER_SERVICE: _t.Union[ClusterServiceData, _t.List[ClusterServiceData]]
    # Computing resources
    C__CATG__COMPUTING_RESOURCES: _t.Union[ComputingResourcesData, _t.List[ComputingResourcesData]]
    # Connectors
    C__CATG__CONNECTOR: _t.Union[ConnectorData, _t.List[ConnectorData]]
    # Contact assignment
    C__CATG__CONTACT: _t.Union[ContactData, _t.List[ContactData]]
    # Contract assignment
    C__CATG__CONTRACT_ASSIGNMENT: _t.Union[ContractAssignmentData, _t.List[ContractAssignmentData]]
    # Controller
    C__CATG__CONTROLLER: _t.Union[ControllerData, _t.List[ControllerData]]
    # FC port
    C__CATG__CONTROLLER_FC_PORT: _t.Union[ControllerFcPortData, _t.List[ControllerFcPortData]]
    # CPU
    C__CATG__CPU: _t.Union[CpuData, _t.List[CpuData]]
    # Example (custom)
    C__CATG__CUSTOM_FIELDS_EXAMPLE: _t.Union[CustomFieldsExampleData, _t.List[CustomFieldsExampleData]]
    # DBMS
    C__CATG__DATABASE: _t.Union[DatabaseData, _t.List[DatabaseData]]
    # Database assignment
    C__CATG__DATABASE_ASSIGNMENT: _t.Union[DatabaseAssignmentData, _t.List[DatabaseAssignmentData]]
    # Databases
    C__CATG__DATABASE_SA: _t.Union[DatabaseSaData, _t.List[DatabaseSaData]]
    # Tables
    C__CATG__DATABASE_TABLE: _t.Union[DatabaseTableData, _t.List[DatabaseTableData]]
    # Drive
    C__CATG__DRIVE: _t.Union[DriveData, _t.List[DriveData]]
    # Emergency plan assignment
    C__CATG__EMERGENCY_PLAN: _t.Union[EmergencyPlanData, _t.List[EmergencyPlanData]]
    # Fiber/lead
    C__CATG__FIBER_LEAD: _t.Union[FiberLeadData, _t.List[FiberLeadData]]
    # Files
    C__CATG__FILE: _t.Union[FileData, _t.List[FileData]]
    # Form factor
    C__CATG__FORMFACTOR: _t.Union[FormfactorData, _t.List[FormfactorData]]
    # General
    C__CATG__GLOBAL: _t.Union[GlobalData, _t.List[GlobalData]]
    # Graphic card
    C__CATG__GRAPHIC: _t.Union[GraphicData, _t.List[GraphicData]]
    # Group memberships
    C__CATG__GROUP_MEMBERSHIPS: _t.Union[GroupMembershipsData, _t.List[GroupMembershipsData]]
    # Guest systems
    C__CATG__GUEST_SYSTEMS: _t.Union[GuestSystemsData, _t.List[GuestSystemsData]]
    # Host Bus Adapter (HBA)
    C__CATG__HBA: _t.Union[HbaData, _t.List[HbaData]]
    # Data Source
    C__CATG__IDENTIFIER: _t.Union[IdentifierData, _t.List[IdentifierData]]
    # Object picture
    C__CATG__IMAGE: _t.Union[ImageData, _t.List[ImageData]]
    # Images
    C__CATG__IMAGES: _t.Union[ImagesData, _t.List[ImagesData]]
    # Invoice
    C__CATG__INVOICE: _t.Union[InvoiceData, _t.List[InvoiceData]]
    # Host address
    C__CATG__IP: _t.Union[IpData, _t.List[IpData]]
    # Service Type
    C__CATG__ITS_TYPE: _t.Union[ItsTypeData, _t.List[ItsTypeData]]
    # Service assignment
    C__CATG__IT_SERVICE: _t.Union[ItServiceData, _t.List[ItServiceData]]
    # Service components
    C__CATG__IT_SERVICE_COMPONENTS: _t.Union[ItServiceComponentsData, _t.List[ItServiceComponentsData]]
    # Service Relation
    C__CATG__IT_SERVICE_RELATIONS: _t.Union[ItServiceRelationsData, _t.List[ItServiceRelationsData]]
    # JDisc custom attributes
    C__CATG__JDISC_CA: _t.Union[JdiscCaData, _t.List[JdiscCaData]]
    # Last login user
    C__CATG__LAST_LOGIN_USER: _t.Union[LastLoginUserData, _t.List[LastLoginUserData]]
    # Logical devices (Client)
    C__CATG__LDEV_CLIENT: _t.Union[LdevClientData, _t.List[LdevClientData]]
    # Logical devices (LDEV Server)
    C__CATG__LDEV_SERVER: _t.Union[LdevServerData, _t.List[LdevServerData]]
    # Location
    C__CATG__LOCATION: _t.Union[LocationData, _t.List[LocationData]]
    # Logbook
    C__CATG__LOGBOOK: _t.Union[LogbookData, _t.List[LogbookData]]
    # Logical location
    C__CATG__LOGICAL_UNIT: _t.Union[LogicalUnitData, _t.List[LogicalUnitData]]
    # E-Mail addresses
    C__CATG__MAIL_ADDRESSES: _t.Union[MailAddressesData, _t.List[MailAddressesData]]
    # Virtual managed objects
    C__CATG__MANAGED_OBJECTS: _t.Union[ManagedObjectsData, _t.List[ManagedObjectsData]]
    # Manual assignment
    C__CATG__MANUAL: _t.Union[ManualData, _t.List[ManualData]]
    # Memory
    C__CATG__MEMORY: _t.Union[MemoryData, _t.List[MemoryData]]
    # Model
    C__CATG__MODEL: _t.Union[ModelData, _t.List[ModelData]]
    # Monitoring
    C__CATG__MONITORING: _t.Union[MonitoringData, _t.List[MonitoringData]]
    # Network
    C__CATG__NETWORK: _t.Union[NetworkData, _t.List[NetworkData]]
    # Interface
    C__CATG__NETWORK_INTERFACE: _t.Union[NetworkInterfaceData, _t.List[NetworkInterfaceData]]
    # logical Ports
    C__CATG__NETWORK_LOG_PORT: _t.Union[NetworkLogPortData, _t.List[NetworkLogPortData]]
    # Port
    C__CATG__NETWORK_PORT: _t.Union[NetworkPortData, _t.List[NetworkPortData]]
    # Network connections
    C__CATG__NET_CONNECTIONS_FOLDER: _t.Union[NetConnectionsFolderData, _t.List[NetConnectionsFolderData]]
    # Connection
    C__CATG__NET_CONNECTOR: _t.Union[NetConnectorData, _t.List[NetConnectorData]]
    # Listener
    C__CATG__NET_LISTENER: _t.Union[NetListenerData, _t.List[NetListenerData]]
    # Options
    C__CATG__NET_ZONE_OPTIONS: _t.Union[NetZoneOptionsData, _t.List[NetZoneOptionsData]]
    # locally assigned objects
    C__CATG__OBJECT: _t.Union[ObjectData, _t.List[ObjectData]]
    # Operating system
    C__CATG__OPERATING_SYSTEM: _t.Union[OperatingSystemData, _t.List[OperatingSystemData]]
    # Passwords
    C__CATG__PASSWD: _t.Union[PasswdData, _t.List[PasswdData]]
    # Assigned Workplaces
    C__CATG__PERSON_ASSIGNED_WORKSTATION: _t.Union[PersonAssignedWorkstationData, _t.List[PersonAssignedWorkstationData]]
    # Status-Planning
    C__CATG__PLANNING: _t.Union[PlanningData, _t.List[PlanningData]]
    # Power consumer
    C__CATG__POWER_CONSUMER: _t.Union[PowerConsumerData, _t.List[PowerConsumerData]]
    # Power supplier
    C__CATG__POWER_SUPPLIER: _t.Union[PowerSupplierData, _t.List[PowerSupplierData]]
    # QinQ SP-VLAN
    C__CATG__QINQ_SP: _t.Union[QinqSpData, _t.List[QinqSpData]]
    # Raid-Array
    C__CATG__RAID: _t.Union[RaidData, _t.List[RaidData]]
    # Relationship
    C__CATG__RELATION: _t.Union[RelationData, _t.List[RelationData]]
    # Remote Management Controller
    C__CATG__RM_CONTROLLER: _t.Union[RmControllerData, _t.List[RmControllerData]]
    # Managed devices
    C__CATG__RM_CONTROLLER_BACKWARD: _t.Union[RmControllerBackwardData, _t.List[RmControllerBackwardData]]
    # Services
    C__CATG__SERVICE: _t.Union[ServiceData, _t.List[ServiceData]]
    # Shares
    C__CATG__SHARES: _t.Union[SharesData, _t.List[SharesData]]
    # Share Access
    C__CATG__SHARE_ACCESS: _t.Union[ShareAccessData, _t.List[ShareAccessData]]
    # SIM
    C__CATG__SIM: _t.Union[SimData, _t.List[SimData]]
    # SIM card
    C__CATG__SIM_CARD: _t.Union[SimCardData, _t.List[SimCardData]]
    # SLA
    C__CATG__SLA: _t.Union[SlaData, _t.List[SlaData]]
    # Smart Card Certificate
    C__CATG__SMARTCARD_CERTIFICATE: _t.Union[SmartcardCertificateData, _t.List[SmartcardCertificateData]]
    # SOA-Stacks
    C__CATG__SOA_STACKS: _t.Union[SoaStacksData, _t.List[SoaStacksData]]
    # Sound card
    C__CATG__SOUND: _t.Union[SoundData, _t.List[SoundData]]
    # Stack member
    C__CATG__STACK_MEMBER: _t.Union[StackMemberData, _t.List[StackMemberData]]
    # Device
    C__CATG__STORAGE_DEVICE: _t.Union[StorageDeviceData, _t.List[StorageDeviceData]]
    # Support entitlement
    C__CATG__SUPPORT_ENTITLEMENT: _t.Union[SupportEntitlementData, _t.List[SupportEntitlementData]]
    # Telephone/Fax
    C__CATG__TELEPHONE_FAX: _t.Union[TelephoneFaxData, _t.List[TelephoneFaxData]]
    # TSI service
    C__CATG__TSI_SERVICE: _t.Union[TsiServiceData, _t.List[TsiServiceData]]
    # Interface
    C__CATG__UNIVERSAL_INTERFACE: _t.Union[UniversalInterfaceData, _t.List[UniversalInterfaceData]]
    # Vehicle
    C__CATG__VEHICLE: _t.Union[VehicleData, _t.List[VehicleData]]
    # Version
    C__CATG__VERSION: _t.Union[VersionData, _t.List[VersionData]]
    # Virtual devices
    C__CATG__VIRTUAL_DEVICE: _t.Union[VirtualDeviceData, _t.List[VirtualDeviceData]]
    # Virtual host
    C__CATG__VIRTUAL_HOST: _t.Union[VirtualHostData, _t.List[VirtualHostData]]
    # Virtual host
    C__CATG__VIRTUAL_HOST_ROOT: _t.Union[VirtualHostRootData, _t.List[VirtualHostRootData]]
    # Virtual machine
    C__CATG__VIRTUAL_MACHINE: _t.Union[VirtualMachineData, _t.List[VirtualMachineData]]
    # Virtual machine
    C__CATG__VIRTUAL_MACHINE__ROOT: _t.Union[VirtualMachineRootData, _t.List[VirtualMachineRootData]]
    # Virtual Switches
    C__CATG__VIRTUAL_SWITCH: _t.Union[VirtualSwitchData, _t.List[VirtualSwitchData]]
    # CUCM VoIP telephone
    C__CATG__VOIP_PHONE: _t.Union[VoipPhoneData, _t.List[VoipPhoneData]]
    # CUCM VoIP line
    C__CATG__VOIP_PHONE_LINE: _t.Union[VoipPhoneLineData, _t.List[VoipPhoneLineData]]
    # VRRP
    C__CATG__VRRP: _t.Union[VrrpData, _t.List[VrrpData]]
    # VRRP Member
    C__CATG__VRRP_MEMBER: _t.Union[VrrpMemberData, _t.List[VrrpMemberData]]
    # WAN Connection
    C__CATG__WAN: _t.Union[WanData, _t.List[WanData]]
    # Air conditioning
    C__CATS__AC: _t.Union[SpecificAcData, _t.List[SpecificAcData]]
    # WiFi device
    C__CATS__ACCESS_POINT: _t.Union[SpecificAccessPointData, _t.List[SpecificAccessPointData]]
    # Applications
    C__CATS__APPLICATION: _t.Union[SpecificApplicationData, _t.List[SpecificApplicationData]]
    # Installation
    C__CATS__APPLICATION_ASSIGNED_OBJ: _t.Union[SpecificApplicationAssignedObjData, _t.List[SpecificApplicationAssignedObjData]]
    # Installation
    C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ: _t.Union[
        SpecificApplicationDbmsAssignedObjData,
        _t.List[SpecificApplicationDbmsAssignedObjData],
    ]
    # Installation
    C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ: _t.Union[
        SpecificApplicationServiceAssignedObjData,
        _t.List[SpecificApplicationServiceAssignedObjData],
    ]
    # Variants
    C__CATS__APPLICATION_VARIANT: _t.Union[SpecificApplicationVariantData, _t.List[SpecificApplicationVariantData]]
    # Mobile radio
    C__CATS__CELL_PHONE_CONTRACT: _t.Union[SpecificCellPhoneContractData, _t.List[SpecificCellPhoneContractData]]
    # Chassis
    C__CATS__CHASSIS: _t.Union[SpecificChassisData, _t.List[SpecificChassisData]]
    # Assigned devices
    C__CATS__CHASSIS_DEVICES: _t.Union[SpecificChassisDevicesData, _t.List[SpecificChassisDevicesData]]
    # Slots
    C__CATS__CHASSIS_SLOT: _t.Union[SpecificChassisSlotData, _t.List[SpecificChassisSlotData]]
    # Chassis view
    C__CATS__CHASSIS_VIEW: _t.Union[SpecificChassisViewData, _t.List[SpecificChassisViewData]]
    # Desktop
    C__CATS__CLIENT: _t.Union[SpecificClientData, _t.List[SpecificClientData]]
    # Assigned clusters
    C__CATS__CLUSTER_SERVICE: _t.Union[SpecificClusterServiceData, _t.List[SpecificClusterServiceData]]
    # Contract
    C__CATS__CONTRACT: _t.Union[SpecificContractData, _t.List[SpecificContractData]]
    # Contract information
    C__CATS__CONTRACT_INFORMATION: _t.Union[SpecificContractInformationData, _t.List[SpecificContractInformationData]]
    # Database access
    C__CATS__DATABASE_ACCESS: _t.Union[SpecificDatabaseAccessData, _t.List[SpecificDatabaseAccessData]]
    # Database gateway
    C__CATS__DATABASE_GATEWAY: _t.Union[SpecificDatabaseGatewayData, _t.List[SpecificDatabaseGatewayData]]
    # Database installation
    C__CATS__DATABASE_INSTALLATION: _t.Union[SpecificDatabaseInstallationData, _t.List[SpecificDatabaseInstallationData]]
    # Instance / Oracle database
    C__CATS__DATABASE_INSTANCE: _t.Union[SpecificDatabaseInstanceData, _t.List[SpecificDatabaseInstanceData]]
    # Database links
    C__CATS__DATABASE_LINKS: _t.Union[SpecificDatabaseLinksData, _t.List[SpecificDatabaseLinksData]]
    # Database objects
    C__CATS__DATABASE_OBJECTS: _t.Union[SpecificDatabaseObjectsData, _t.List[SpecificDatabaseObjectsData]]
    # Database schema
    C__CATS__DATABASE_SCHEMA: _t.Union[SpecificDatabaseSchemaData, _t.List[SpecificDatabaseSchemaData]]
    # DBMS
    C__CATS__DBMS: _t.Union[SpecificDbmsData, _t.List[SpecificDbmsData]]
    # Emergency plan
    C__CATS__EMERGENCY_PLAN: _t.Union[SpecificEmergencyPlanData, _t.List[SpecificEmergencyPlanData]]
    # Emergency plan properties
    C__CATS__EMERGENCY_PLAN_ATTRIBUTE: _t.Union[SpecificEmergencyPlanAttributeData, _t.List[SpecificEmergencyPlanAttributeData]]
    # assigned objects
    C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS: _t.Union[
        SpecificEmergencyPlanLinkedObjectsData,
        _t.List[SpecificEmergencyPlanLinkedObjectsData],
    ]
    # Rack
    C__CATS__ENCLOSURE: _t.Union[SpecificEnclosureData, _t.List[SpecificEnclosureData]]
    # Emergency power supply
    C__CATS__EPS: _t.Union[SpecificEpsData, _t.List[SpecificEpsData]]
    # Files
    C__CATS__FILE: _t.Union[SpecificFileData, _t.List[SpecificFileData]]
    # Current file
    C__CATS__FILE_ACTUAL: _t.Union[SpecificFileActualData, _t.List[SpecificFileActualData]]
    # Assigned objects
    C__CATS__FILE_OBJECTS: _t.Union[SpecificFileObjectsData, _t.List[SpecificFileObjectsData]]
    # File versions
    C__CATS__FILE_VERSIONS: _t.Union[SpecificFileVersionsData, _t.List[SpecificFileVersionsData]]
    # Object group
    C__CATS__GROUP: _t.Union[SpecificGroupData, _t.List[SpecificGroupData]]
    # Type
    C__CATS__GROUP_TYPE: _t.Union[SpecificGroupTypeData, _t.List[SpecificGroupTypeData]]
    # Crypto card
    C__CATS__KRYPTO_CARD: _t.Union[SpecificKryptoCardData, _t.List[SpecificKryptoCardData]]
    # Layer 2 Net
    C__CATS__LAYER2_NET: _t.Union[SpecificLayer2NetData, _t.List[SpecificLayer2NetData]]
    # Assigned logical ports
    C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS: _t.Union[
        SpecificLayer2NetAssignedLogicalPortsData,
        _t.List[SpecificLayer2NetAssignedLogicalPortsData],
    ]
    # Assigned ports
    C__CATS__LAYER2_NET_ASSIGNED_PORTS: _t.Union[SpecificLayer2NetAssignedPortsData, _t.List[SpecificLayer2NetAssignedPortsData]]
    # License keys
    C__CATS__LICENCE_LIST: _t.Union[SpecificLicenceListData, _t.List[SpecificLicenceListData]]
    # Middleware
    C__CATS__MIDDLEWARE: _t.Union[SpecificMiddlewareData, _t.List[SpecificMiddlewareData]]
    # Monitor
    C__CATS__MONITOR: _t.Union[SpecificMonitorData, _t.List[SpecificMonitorData]]
    # Net
    C__CATS__NET: _t.Union[SpecificNetData, _t.List[SpecificNetData]]
    # DHCP
    C__CATS__NET_DHCP: _t.Union[SpecificNetDhcpData, _t.List[SpecificNetDhcpData]]
    # Net zone
    C__CATS__NET_ZONE: _t.Union[SpecificNetZoneData, _t.List[SpecificNetZoneData]]
    # Operating Systems
    C__CATS__OPERATING_SYSTEM: _t.Union[SpecificOperatingSystemData, _t.List[SpecificOperatingSystemData]]
    # Organization
    C__CATS__ORGANIZATION: _t.Union[SpecificOrganizationData, _t.List[SpecificOrganizationData]]
    # Assigned Objects
    C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT: _t.Union[
        SpecificOrganizationContactAssignmentData,
        _t.List[SpecificOrganizationContactAssignmentData],
    ]
    # Master data
    C__CATS__ORGANIZATION_MASTER_DATA: _t.Union[SpecificOrganizationMasterDataData, _t.List[SpecificOrganizationMasterDataData]]
    # Persons
    C__CATS__ORGANIZATION_PERSONS: _t.Union[SpecificOrganizationPersonsData, _t.List[SpecificOrganizationPersonsData]]
    # Parallel relations
    C__CATS__PARALLEL_RELATION: _t.Union[SpecificParallelRelationData, _t.List[SpecificParallelRelationData]]
    # PDU
    C__CATS__PDU: _t.Union[SpecificPduData, _t.List[SpecificPduData]]
    # Branch
    C__CATS__PDU_BRANCH: _t.Union[SpecificPduBranchData, _t.List[SpecificPduBranchData]]
    # Persons
    C__CATS__PERSON: _t.Union[SpecificPersonData, _t.List[SpecificPersonData]]
    # Person group memberships
    C__CATS__PERSON_ASSIGNED_GROUPS: _t.Union[SpecificPersonAssignedGroupsData, _t.List[SpecificPersonAssignedGroupsData]]
    # Assigned Objects
    C__CATS__PERSON_CONTACT_ASSIGNMENT: _t.Union[
        SpecificPersonContactAssignmentData,
        _t.List[SpecificPersonContactAssignmentData],
    ]
    # Person groups
    C__CATS__PERSON_GROUP: _t.Union[SpecificPersonGroupData, _t.List[SpecificPersonGroupData]]
    # Assigned Objects
    C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT: _t.Union[
        SpecificPersonGroupContactAssignmentData,
        _t.List[SpecificPersonGroupContactAssignmentData],
    ]
    # Master Data
    C__CATS__PERSON_GROUP_MASTER: _t.Union[SpecificPersonGroupMasterData, _t.List[SpecificPersonGroupMasterData]]
    # Members
    C__CATS__PERSON_GROUP_MEMBERS: _t.Union[SpecificPersonGroupMembersData, _t.List[SpecificPersonGroupMembersData]]
    # Login
    C__CATS__PERSON_LOGIN: _t.Union[SpecificPersonLoginData, _t.List[SpecificPersonLoginData]]
    # Master Data
    C__CATS__PERSON_MASTER: _t.Union[SpecificPersonMasterData, _t.List[SpecificPersonMasterData]]
    # Printer
    C__CATS__PRT: _t.Union[SpecificPrtData, _t.List[SpecificPrtData]]
    # Relation details
    C__CATS__RELATION_DETAILS: _t.Union[SpecificRelationDetailsData, _t.List[SpecificRelationDetailsData]]
    # Replication
    C__CATS__REPLICATION: _t.Union[SpecificReplicationData, _t.List[SpecificReplicationData]]
    # Replication partner
    C__CATS__REPLICATION_PARTNER: _t.Union[SpecificReplicationPartnerData, _t.List[SpecificReplicationPartnerData]]
    # Room
    C__CATS__ROOM: _t.Union[SpecificRoomData, _t.List[SpecificRoomData]]
    # Routing
    C__CATS__ROUTER: _t.Union[SpecificRouterData, _t.List[SpecificRouterData]]
    # SAN Zoning
    C__CATS__SAN_ZONING: _t.Union[SpecificSanZoningData, _t.List[SpecificSanZoningData]]
    # Services
    C__CATS__SERVICE: _t.Union[SpecificServiceData, _t.List[SpecificServiceData]]
    # FC switch
    C__CATS__SWITCH_FC: _t.Union[SpecificSwitchFcData, _t.List[SpecificSwitchFcData]]
    # Switch
    C__CATS__SWITCH_NET: _t.Union[SpecificSwitchNetData, _t.List[SpecificSwitchNetData]]
    # Uninterruptible power supply
    C__CATS__UPS: _t.Union[SpecificUpsData, _t.List[SpecificUpsData]]
    # WAN
    C__CATS__WAN: _t.Union[SpecificWanData, _t.List[SpecificWanData]]
    # Wiring System
    C__CATS__WS: _t.Union[SpecificWsData, _t.List[SpecificWsData]]
    # Assigned objects
    C__CATS__WS_ASSIGNMENT: _t.Union[SpecificWsAssignmentData, _t.List[SpecificWsAssignmentData]]
    # Net type
    C__CATS__WS_NET_TYPE: _t.Union[SpecificWsNetTypeData, _t.List[SpecificWsNetTypeData]]


# Category constants, each with the ids of the created entries, in the order given.
EntryIdsByCategory = _t.Dict[str, _t.List[RecordId]]


class _ObjectCreatedAlways(_t.TypedDict):
    """What is always there in ObjectCreated."""

    # The id of the new object.
    id: RecordId
    # What was done, in the language of the call.
    message: Message
    # Always true: a call that fails returns an error.
    success: _t.Literal[True]


class ObjectCreated(_ObjectCreatedAlways, total=False):
    """The object was created."""

    # The ids of the entries that were created with it, by category.
    categories: EntryIdsByCategory
    # What the call would change, where it is a dry run.
    changes: _t.List[Change]
    # Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied
    # on is changed. Null where it would be longer than a body may be.
    plan: _t.Union[PlanText, None]


# Where an object is sent: archived, deleted, or purged from the database.
DeletionTarget = _t.Union[
    _t.Literal["C__RECORD_STATUS__ARCHIVED", "C__RECORD_STATUS__DELETED", "C__RECORD_STATUS__PURGE"],
    _t.Literal[3, 4, 5],
]


class _CmdbObjectAlways(_t.TypedDict):
    """What is always there in CmdbObject."""

    # The id of the object.
    id: RecordId
    # Its title.
    title: Title
    # Its system identifier, unique and never given out twice.
    sysid: Sysid
    # The id of its type.
    objecttype: RecordId
    # Title of the object type in the language asked for.
    type_title: str
    # Relative URL of the icon of the object type.
    type_icon: str
    # Where the record is in its life.
    status: RecordStatus
    # The id of its CMDB status.
    cmdb_status: RecordId
    # Title of the CMDB status in the language asked for.
    cmdb_status_title: str
    # When it was created.
    created: Timestamp
    # URL of the picture of the object: it needs no key, and is good for 15 to 30 minutes. The icon of the type
    # where the object has no picture, or the caller may not view it (C__CATG__IMAGE).
    image: str


class CmdbObject(_CmdbObjectAlways, total=False):
    """An object as it is read."""

    # When it was changed last.
    updated: Timestamp
    # Its revision, where the call asks for it.
    revision: Revision


class _ObjectTypeCategoryAlways(_t.TypedDict):
    """What is always there in ObjectTypeCategory."""

    # The number of the category within its kind.
    id: DigitText
    # Title in the language asked for.
    title: str
    # Its constant.
    const: CategoryName
    # "1" where an object may have several entries.
    multi_value: _t.Literal["0", "1"]


class ObjectTypeCategory(_ObjectTypeCategoryAlways, total=False):
    """A category of an object type."""

    # True where objects of the type usually have it; absent otherwise.
    usual: bool
    # The number of the category it stands under.
    parent: DigitText


class ObjectTypeCategories(_t.TypedDict):
    """The categories of an object type: global, specific and those of the site."""

    # Global categories.
    catg: _t.List[ObjectTypeCategory]
    # Specific categories.
    cats: _t.List[ObjectTypeCategory]
    # Categories of the kind custom.
    custom: _t.List[ObjectTypeCategory]


# How many rows of a list are read at most: a number, or how many are passed over first and a number, such as
# "20,10".
ListLimit = _t.Union[int, str]


# A group of object types by its constant or its id.
ObjectTypeGroupReference = _t.Union[str, int]


class ObjectTypeGroupFilter(_t.TypedDict, total=False):
    """Which groups are read. Conditions are combined with AND."""

    # Only this group.
    id: ObjectTypeGroupReference
    # Only these groups.
    ids: _t.List[ObjectTypeGroupReference]
    # A title in the language of the call; upper and lower case are the same.
    title: str
    # Only groups with one of these titles.
    titles: _t.List[str]


# What object types are sorted by.
ObjectTypeOrder = _t.Literal["id", "title", "status", "constant", "const"]


# Ascending or descending.
SortDirection = _t.Literal["ASC", "DESC", "asc", "desc"]


class ObjectTypeGroup(_t.TypedDict):
    """A group of object types as it is listed."""

    # The id of the group.
    id: DigitText
    # Title in the language asked for.
    title: str
    # The constant of the group.
    const: str
    # The status of the group as a record, which is always normal.
    status: DigitText


# Groups of object types.
ObjectTypeGroups = _t.List[ObjectTypeGroup]


class ObjectTypeFilter(_t.TypedDict, total=False):
    """Which object types are read. Conditions are combined with AND."""

    # Only this type.
    id: ObjectTypeReference
    # Only these types.
    ids: _t.List[ObjectTypeReference]
    # A title in the language of the call; upper and lower case are the same.
    title: str
    # Only types with one of these titles.
    titles: _t.List[str]
    # Whether types are listed that menus show, or those that they do not.
    enabled: Flag


class _ObjectTypeAlways(_t.TypedDict):
    """What is always there in ObjectType."""

    # The id of the type.
    id: DigitText
    # Title in the language asked for.
    title: str
    # "1" where other objects can be placed in objects of this type.
    container: _t.Literal["0", "1"]
    # Its constant.
    const: ObjectTypeConstant
    # Colour of the type.
    color: str
    # URL of the picture that objects of the type have.
    image: str
    # Relative URL of the icon of the type.
    icon: str
    # The number of its specific category; null where it has none.
    cats: _t.Union[DigitText, None]
    # Always "1": there is one tree of menus.
    tree_group: DigitText
    # The status of the type as a record, which is always normal.
    status: DigitText
    # The id of its group; null where it is in none.
    type_group: _t.Union[DigitText, None]
    # Title of the group in the language asked for; empty where the type is in none.
    type_group_title: str


class ObjectType(_ObjectTypeAlways, total=False):
    """An object type as it is listed."""

    # How many objects it has, where that was asked for.
    objectcount: DigitText


# Object types.
ObjectTypes = _t.List[ObjectType]


# A text that something must be.
FilterText = str


# How a value is compared. `in` takes a list; `contains`, `begins` and `like` (where * stands for anything) take
# texts; `set` and `unset` take no value. `!=` and `unset` hold where no entry differs: `!=` where the attribute
# is set, but nowhere to this.
Comparison = _t.Literal["=", "!=", "<", "<=", ">", ">=", "in", "contains", "begins", "like", "set", "unset"]


# What a value is compared with: a text, a number, a yes or no, or for `in` a list of them. Choices go by id,
# constant or title, linked objects by id or title, values with a unit by their number in the base unit.
ComparedValue = _t.Union[str, float, bool, _t.List[_t.Union[str, float, bool]]]


class _AttributeConditionAlways(_t.TypedDict):
    """What is always there in AttributeCondition."""

    # The constant of the category.
    category: CategoryConstant
    # The key of the attribute.
    key: str


class AttributeCondition(_AttributeConditionAlways, total=False):
    """A condition on an attribute of an object, which one of its normal entries has to meet. Texts are compared
    regardless of the case of A to Z.
    """

    # How the value is compared; by `=` if it is left out.
    comparison: Comparison
    # What the attribute is compared with; absent where the comparison needs nothing.
    value: ComparedValue


# A record status of an object, by constant or number.
ObjectStatus = _t.Union[
    _t.Literal[
        "C__RECORD_STATUS__BIRTH",
        "C__RECORD_STATUS__NORMAL",
        "C__RECORD_STATUS__ARCHIVED",
        "C__RECORD_STATUS__DELETED",
        "C__RECORD_STATUS__TEMPLATE",
        "C__RECORD_STATUS__MASS_CHANGES_TEMPLATE",
    ],
    _t.Literal[1, 2, 3, 4, 6, 7],
]


class ObjectFilter(_t.TypedDict, total=False):
    """What the objects of a list must be like; all of it has to hold. Without a status only normal objects are
    listed. Objects that stand for relations are read by their id; they are in no list.
    """

    # Ids of objects.
    ids: _t.List[ObjectId]
    # Object types, by constant or id: one, or a list of which one must fit.
    type: _t.Union[ObjectTypeReference, _t.List[ObjectTypeReference]]
    # The title; upper and lower case are the same.
    title: FilterText
    # The title of the object type in the language of the call; upper and lower case are the same.
    type_title: FilterText
    # The system identifier.
    sysid: FilterText
    # The constant of a group of object types, such as C__OBJTYPE_GROUP__INFRASTRUCTURE.
    type_group: FilterText
    # The first name of a person; the case of A to Z does not count.
    first_name: FilterText
    # The last name of a person; the case of A to Z does not count.
    last_name: FilterText
    # An e-mail address of a person, a group or an organisation; the case of A to Z does not count.
    email: FilterText
    # The object that the others are placed in, at any depth: a site, a room, a rack. It is listed, too.
    location: ObjectId
    # Comparisons of attributes; all of them have to hold.
    attributes: _t.List[AttributeCondition]
    # The record status; normal if it is left out.
    status: ObjectStatus


# What a list of objects is sorted by: a value of the object, or an attribute of its first normal entry as
# `C__CATG__MODEL-serial`. Equal ones stand by id, and what has no value comes last in either direction; what
# was never changed stands where it was created. Titles are sorted as in a dictionary: neither case nor accents
# count first; choices and links by their titles. What is worked out on reading, passwords, files and tables
# have no order.
ObjectSortKey = _t.Union[
    _t.Literal[
        "id",
        "title",
        "type",
        "type_title",
        "sysid",
        "cmdb_status_title",
        "created",
        "updated",
        "first_name",
        "last_name",
        "email",
    ],
    str,
]


# Position in a list: the cursor of the page before, or "" for the first page.
ListCursor = str


# Categories whose entries are returned with each object: true for all that its type has or that it has entries
# in, one constant, or a list.
CategoriesWanted = _t.Union[bool, CategoryConstant, _t.List[CategoryConstant]]


# A value of a listed object.
ObjectColumn = _t.Literal[
    "id",
    "title",
    "sysid",
    "type",
    "created",
    "updated",
    "type_title",
    "type_group_title",
    "type_icon",
    "status",
    "cmdb_status",
    "cmdb_status_title",
    "image",
]


# Values of the objects that are returned; the id always is.
ObjectColumns = _t.List[ObjectColumn]


class _ListedObjectAlways(_t.TypedDict):
    """What is always there in ListedObject."""

    # The id of the object.
    id: RecordId


class ListedObject(_ListedObjectAlways, total=False):
    """An object of a list. Without `fields` it has every value; `updated` is absent until the first change."""

    # Its title.
    title: Title
    # Its system identifier.
    sysid: Sysid
    # Id of the object type.
    type: RecordId
    # When it was created.
    created: Timestamp
    # When it was changed last.
    updated: Timestamp
    # Title of the object type in the language asked for.
    type_title: str
    # Title of the group of the object type in the language asked for.
    type_group_title: str
    # Relative URL of the icon of the object type.
    type_icon: str
    # Where the record is in its life.
    status: RecordStatus
    # The id of its CMDB status.
    cmdb_status: RecordId
    # Title of the CMDB status in the language asked for.
    cmdb_status_title: str
    # URL of the picture of the object: it needs no key, and is good for 15 to 30 minutes. The icon of the type
    # where the object has no picture, or the caller may not view it (C__CATG__IMAGE).
    image: str
    # Entries by category, where `categories` asked for them.
    categories: EntriesOfObject
    # Its revision, where the call asks for it.
    revision: Revision


# Objects in the order asked for.
ListedObjects = _t.List[ListedObject]


class _ObjectPageAlways(_t.TypedDict):
    """What is always there in ObjectPage."""

    # The objects of this page.
    objects: ListedObjects
    # What the call for the next page names; null after the last page.
    cursor: _t.Union[ListCursor, None]


class ObjectPage(_ObjectPageAlways, total=False):
    """A page of a list: its objects, what leads to the next page (`null` on the last), and, where `count` asked
    for it, how many objects there are on all pages.
    """

    # Objects on all pages.
    total: int


# The objects; a page of them where `cursor` or `count` was given.
ObjectList = _t.Union[ListedObjects, ObjectPage]


class _WholeListedObjectAlways(_t.TypedDict):
    """What is always there in WholeListedObject."""

    # The id of the object.
    id: RecordId
    # Its title.
    title: Title
    # Its system identifier.
    sysid: Sysid
    # Id of the object type.
    type: RecordId
    # When it was created.
    created: Timestamp
    # Title of the object type in the language asked for.
    type_title: str
    # Title of the group of the object type in the language asked for.
    type_group_title: str
    # Relative URL of the icon of the object type.
    type_icon: str
    # Where the record is in its life.
    status: RecordStatus
    # The id of its CMDB status.
    cmdb_status: RecordId
    # Title of the CMDB status in the language asked for.
    cmdb_status_title: str
    # URL of the picture of the object: it needs no key, and is good for 15 to 30 minutes. The icon of the type
    # where the object has no picture, or the caller may not view it (C__CATG__IMAGE).
    image: str


class WholeListedObject(_WholeListedObjectAlways, total=False):
    """An object of a list. Without `fields` it has every value; `updated` is absent until the first change."""

    # When it was changed last.
    updated: Timestamp
    # Entries by category, where `categories` asked for them.
    categories: EntriesOfObject
    # Its revision, where the call asks for it.
    revision: Revision


# Objects in the order asked for.
WholeListedObjects = _t.List[WholeListedObject]


class _WholeObjectPageAlways(_t.TypedDict):
    """What is always there in WholeObjectPage."""

    # The objects of this page.
    objects: WholeListedObjects
    # What the call for the next page names; null after the last page.
    cursor: _t.Union[ListCursor, None]


class WholeObjectPage(_WholeObjectPageAlways, total=False):
    """A page of a list: its objects, what leads to the next page (`null` on the last), and, where `count` asked
    for it, how many objects there are on all pages.
    """

    # Objects on all pages.
    total: int


# The objects; a page of them where `cursor` or `count` was given.
WholeObjectList = _t.Union[WholeListedObjects, WholeObjectPage]


class ObjectByRelation(_t.TypedDict):
    """A relation, by the object that stands for it, and the object it leads to."""

    # The relation and the object it leads to.
    data: _t.Dict[str, _t.Any]
    # Always false: what follows is asked for by the related object.
    children: _t.Literal[False]


# Relations of an object by the id of the object that stands for each.
ObjectsByRelation = _t.Dict[str, ObjectByRelation]


# A moment, ISO 8601 in UTC. Where the call names a `time_zone`: with the offset there.
Moment = str


# A column of a report: `id`, `title`, `sysid`, `type_title`, `cmdb_status_title`, `created` or `updated` of the
# object, an attribute as `C__CATG__MODEL-serial`, or one of these of the objects that a link leads to, as
# `C__CATG__LOCATION-parent.title`.
ReportColumn = str


# Columns of a report, from left to right.
ReportColumns = _t.List[ReportColumn]


# A total of a column: how many values there are, their sum or average, the least or the greatest. Numbers and
# amounts of money have all of them, days and moments `count`, `min` and `max`, others `count` alone.
ReportTotalKind = _t.Literal["count", "sum", "average", "min", "max"]


class ReportTotal(_t.TypedDict):
    """A total of a column."""

    # The column, by its name.
    column: ReportColumn
    # How its values are summed up.
    total: ReportTotalKind


# Totals of columns, in the order of the results.
ReportTotals = _t.List[ReportTotal]


class _ReportInfoAlways(_t.TypedDict):
    """What is always there in ReportInfo."""

    # The id of the report.
    id: int
    # The group it belongs to; empty where it has none.
    category: str
    # Its name.
    title: str
    # What it is for.
    description: str
    # When it was saved first.
    created: Moment
    # When it was saved last.
    modified: Moment
    # The objects that it lists.
    filter: ObjectFilter
    # Its columns.
    columns: ReportColumns
    # What its rows are sorted by.
    order_by: str
    # Ascending or descending.
    sort: _t.Literal["ASC", "DESC"]
    # The column by which its rows form groups; empty where they form none.
    group_by: str
    # Totals of its columns.
    totals: ReportTotals


class ReportInfo(_ReportInfoAlways, total=False):
    """A saved report."""

    # Its revision, where the call asks for it.
    revision: Revision


# Saved reports, by their ids.
ReportInfos = _t.List[ReportInfo]


# A row of a report: values as they read, by the titles of the columns. Several entries of a category are one
# text.
ReportRow = _t.Dict[str, str]


# Rows of a report; or, where none is named, the saved reports.
ReportRows = _t.List[ReportRow]


# The id of a CMDB status.
CmdbStatusId = Id


class CmdbStatus(_t.TypedDict):
    """A CMDB status: where the thing itself is in its life."""

    # The id of the status.
    id: int
    # The title in the language asked for.
    title: str
    # Its constant.
    constant: str
    # Six hexadecimal digits.
    color: str
    # Whether it was added, and so can be changed and deleted.
    editable: bool


# CMDB statuses: those of the catalogue in their order, then those that were added, ascending by id.
CmdbStatuses = _t.List[CmdbStatus]


# The title of a CMDB status, stored exactly as it is sent.
CmdbStatusTitle = str


# The constant of a CMDB status that is added. By habit it begins with C__CMDB_STATUS__.
CmdbStatusName = str


# A color: six hexadecimal digits, with or without a leading #.
CmdbStatusColor = str


class _CmdbStatusSavedAlways(_t.TypedDict):
    """What is always there in CmdbStatusSaved."""

    # Always true: a call that fails returns an error.
    success: _t.Literal[True]
    # What was done, in the language of the call.
    message: Message
    # The id of the status.
    id: int


class CmdbStatusSaved(_CmdbStatusSavedAlways, total=False):
    """The CMDB status was created or changed."""

    # What the call would change, where it is a dry run.
    changes: _t.List[Change]
    # Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied
    # on is changed. Null where it would be longer than a body may be.
    plan: _t.Union[PlanText, None]


class PersonFilter(_t.TypedDict, total=False):
    """Persons by their ids or mail addresses; each of those that are named."""

    # The id of a person.
    id: ObjectId
    # Ids of persons.
    ids: _t.List[ObjectId]
    # The mail address of a person; the case of A to Z does not count.
    email: FilterText
    # Mail addresses of persons.
    emails: _t.List[FilterText]


class WorkstationComponent(_t.TypedDict):
    """A component of a workstation."""

    # The object.
    data: FoundObject
    # Always false: nothing is assigned to a component.
    children: _t.Literal[False]


# Components by their ids.
WorkstationComponents = _t.Dict[str, WorkstationComponent]


class Workstation(_t.TypedDict):
    """A workstation, and the components that are assigned to it."""

    # The object.
    data: FoundObject
    # Its components; false where it has none.
    children: _t.Union[WorkstationComponents, _t.Literal[False]]


# Workstations by their ids.
Workstations = _t.Dict[str, Workstation]


class PersonWithWorkstations(_t.TypedDict):
    """A person, and the workstations that are assigned to it."""

    # The object.
    data: FoundObject
    # Its workstations; false where it has none.
    children: _t.Union[Workstations, _t.Literal[False]]


# Persons by their ids.
PersonsWithWorkstations = _t.Dict[str, PersonWithWorkstations]


class Constants(_t.TypedDict):
    """Constants of the catalogue, each with its title in the language asked for."""

    # Object types.
    objectTypes: _t.Dict[str, str]
    # Categories by kind.
    categories: _t.Dict[str, _t.Any]
    # Record statuses.
    recordStates: _t.Dict[str, str]
    # Relation types.
    relationTypes: _t.Dict[str, str]
    # Objects that every installation has.
    staticObjects: _t.Dict[str, str]


# A login, or a password.
Credential = str


# What is always there in OpenedSession.
_OpenedSessionAlways = _t.TypedDict("_OpenedSessionAlways", {
    # Always true: a login that fails returns an error.
    "result": _t.Literal[True],
    # The id of the person who logged in.
    "userid": DigitText,
    # Name of the person.
    "name": str,
    # Mail address; empty where there is none.
    "mail": str,
    # Login of the person.
    "username": str,
    # What X-RPC-Auth-Session carries from now on.
    "session-id": str,
    # The number of the tenant: there is one.
    "client-id": DigitText,
    # The installation.
    "client-name": str,
})


class OpenedSession(_OpenedSessionAlways, total=False):
    """A session, and whose it is."""

    # Whether the password has to be changed first, by kataster.user.password: other calls return
    # PasswordExpired. Absent where it need not.
    password_expired: _t.Literal[True]
    # Whether a second factor has to be set up first, by kataster.second_factor.create: other calls return
    # SecondFactorRequired. Absent where it need not.
    second_factor_required: _t.Literal[True]


class EndedSession(_t.TypedDict):
    """A session is over."""

    # What has been done, in words.
    message: str
    # Always true: the session has ended.
    result: _t.Literal[True]


# What is looked for. Every word of it must be found.
SearchText = str


# How deep is searched.
SearchMode = _t.Literal["normal", "deep", "auto-deep"]


class SearchHit(_t.TypedDict):
    """An object or an entry that was found."""

    # The id of the object.
    documentId: DigitText
    # Object type, category and attribute, with ` > ` between.
    key: str
    # The title of the object; where something else was found, followed by a colon and the text.
    value: str
    # What was searched: always the database of objects.
    type: _t.Literal["cmdb"]
    # Where the entry stands, by the numbers of its object, its category and itself.
    link: str
    # How well it fits, up to 100.
    score: DigitText
    # The record status, translated.
    status: str


# What was found, best first.
SearchHits = _t.List[SearchHit]


class ServiceVersion(_t.TypedDict):
    """The service and the caller."""

    # The caller.
    login: _t.Dict[str, _t.Any]
    # Version of the service; existing clients get that of the servers they were written for.
    version: str
    # Always empty: this is no preview.
    step: str
    # Edition.
    type: _t.Literal["OPEN"]


# The id of a key: what is no secret of it.
KeyId = str


# The user name of a person.
Login = str


# What may be done: view, create, edit, archive (and recycle), delete, purge, or administer keys, users, grants
# and shared choices.
PermittedVerb = _t.Literal["view", "create", "edit", "archive", "delete", "purge", "administer"]


# The constant of an object type, such as C__OBJTYPE__SERVER.
ObjectTypeName = str


class _RightAlways(_t.TypedDict):
    """What is always there in Right."""

    # What may be done.
    verbs: _t.List[PermittedVerb]


class Right(_RightAlways, total=False):
    """What may be done, and to what: object types and categories that are not named are not narrowed. Object
    types and categories together mean entries of these categories of objects of these types.
    """

    # Constants of object types.
    object_types: _t.List[ObjectTypeName]
    # Constants of categories.
    categories: _t.List[CategoryConstant]


# What may be done: the union of these. None at all is nothing.
Rights = _t.List[Right]


# What a key or a user may do; null is every right.
KeyRights = _t.Union[Rights, None]


class PermittedMethod(_t.TypedDict):
    """A method that a caller may use on something."""

    # The name of the method.
    method: str
    # The right that it needs; null where it needs none.
    verb: _t.Union[PermittedVerb, None]


# What may be done.
PermittedVerbs = _t.List[PermittedVerb]


class PermittedType(_t.TypedDict):
    """What a caller may do to objects of a type."""

    # The constant of the object type.
    const: str
    # Its title in the language of the call.
    title: str
    # What may be done to its objects, if in some of their categories alone.
    verbs: PermittedVerbs
    # What of it may be done to the objects themselves and in all their categories.
    everywhere: PermittedVerbs


class PermittedCategory(_t.TypedDict):
    """What a caller may do in a category."""

    # The constant of the category.
    const: str
    # Its title in the language of the call.
    title: str
    # What may be done to its entries.
    verbs: PermittedVerbs


class PermittedAccess(_t.TypedDict):
    """What a caller may see and do; what is not listed is not permitted."""

    # Whether the caller is let in: false where the key is revoked or has expired, or the user cannot log in.
    # Then nothing is permitted.
    active: bool
    # All rights together: of the key, or of the user with those of their groups, or what both have; null is
    # everything.
    rights: KeyRights
    # The methods that the caller may use on something, by name.
    methods: _t.List[PermittedMethod]
    # The object types of whose objects anything may be seen or done, in the order of the catalogue.
    object_types: _t.List[PermittedType]
    # The categories of which anything may be seen or done: of objects of the type that the call names, or of
    # some type where it names none.
    categories: _t.List[PermittedCategory]


# What happened: a key was made, changed, renewed (another one is in its place), revoked, or used for the first
# time; somebody logged in, failed to, or logged out; sessions were ended; a password was set or removed; a
# second factor was set or removed, or a recovery code of it was used; a passkey was added or removed; grants
# were changed; a provider was created, changed or deleted, an account of it was linked to a person, memberships
# that it gives were changed, or the login of the last person who may administer stayed enabled against its
# request; a webhook was created, changed, deleted, or stopped by the service; the service started; an import
# began, or came to its end; change sets were reverted, history was pruned, an object was forgotten in it, the
# service made a backup, or a backup was restored.
AuditEventName = _t.Literal[
    "keyCreated",
    "keyChanged",
    "keyRenewed",
    "keyRevoked",
    "keyFirstUsed",
    "loggedIn",
    "loginFailed",
    "loggedOut",
    "sessionsEnded",
    "passwordSet",
    "passwordRemoved",
    "secondFactorSet",
    "secondFactorRemoved",
    "passkeyCreated",
    "passkeyDeleted",
    "recoveryCodeUsed",
    "grantsChanged",
    "providerSaved",
    "providerDeleted",
    "accountLinked",
    "membershipsChanged",
    "deactivationRefused",
    "webhookCreated",
    "webhookChanged",
    "webhookDeleted",
    "webhookStopped",
    "started",
    "importBegun",
    "imported",
    "reverted",
    "pruned",
    "forgotten",
    "backedUp",
    "restored",
]


# A day in UTC, or a moment with an offset from UTC.
AuditMoment = str


# A login, or the id of a person or a person group. A login counts before an id.
Grantee = _t.Union[str, int]


class AuditKey(_t.TypedDict):
    """A key, as it was."""

    # The id of the key; `command` for commands on the database, `import` for imports, and `installation` for
    # the key that a start makes.
    id: str
    # The title it had then; null where it has none.
    title: _t.Union[str, None]


class AuditObject(_t.TypedDict):
    """A person or a person group, as it was."""

    # The id of the object.
    id: int
    # The title it had then; null where nobody knows.
    title: _t.Union[str, None]


class AuditSubject(_t.TypedDict):
    """What an event is about: a key, or a person or person group; neither where it is about the service."""

    # The key.
    key: _t.Union[AuditKey, None]
    # The person or person group.
    object: _t.Union[AuditObject, None]


# An address or a range of addresses (CIDR) of IPv4 or IPv6. IPv4-mapped IPv6 counts as IPv4.
AddressRange = str


# Where a key may be used from: the address of the peer of the connection is in one of these ranges. Behind a
# proxy the peer is the proxy. null is everywhere.
KeyAddresses = _t.Union[_t.List[AddressRange], None]


class AuditedLimits(_t.TypedDict, total=False):
    """Limits of a key, or what is granted to a person or a person group."""

    # The title of the key.
    title: str
    # What may be done; null is every right.
    rights: KeyRights
    # The moment the key ends; null is never.
    expires: _t.Union[Moment, None]
    # Where the key may be used from; null is everywhere.
    addresses: KeyAddresses


# `session`: idoit.login opened a session. `password`: calls carry user name and password; those of a person
# from one address are one login for as long as a session would last. `proxy`: a proxy of KATASTER_PROXIES names
# the user of calls, which are counted in the same way. `provider`: a sign-in at a provider of OpenID Connect
# opened a session. `passkey`: a passkey opened one.
LoginMeans = _t.Literal["session", "password", "proxy", "provider", "passkey"]


# Why a login failed: nobody has the login, the password is wrong, the login is locked after too many guesses,
# too many guesses came from the address or with the key, the code of the second factor is wrong, a passkey is
# wrong, the header of a user whom a proxy signed in came from another address than those of KATASTER_PROXIES,
# or a sign-in at a provider failed: the log says why.
LoginFailure = _t.Literal[
    "unknownLogin",
    "wrongPassword",
    "lockedLogin",
    "tooManyGuesses",
    "wrongCode",
    "wrongPasskey",
    "untrustedProxy",
    "provider",
]


# Why sessions were ended: an administrator did so, there were too many, the login was disabled, purged or
# otherwise changed, the password was set, the second factor was set up or removed, or the status or the type of
# the person changed, the person was purged, or the provider that signed the person in ended the session,
# confirms it no more, or was disabled or deleted. That a session is over after its time is no event.
SessionEnd = _t.Literal[
    "administrator",
    "tooMany",
    "loginDisabled",
    "loginPurged",
    "loginChanged",
    "passwordSet",
    "secondFactorChanged",
    "personChanged",
    "personPurged",
    "provider",
]


# More about an event; which of these it has follows from the event. No secret is among them.
AuditDetails = _t.TypedDict("AuditDetails", {
    # The title of the key that was made, of the webhook, of the provider, or of the report.
    "title": str,
    # What it may do; null is every right.
    "rights": KeyRights,
    # The moment the key, or the session that was opened, ends; null is never.
    "expires": _t.Union[Moment, None],
    # Where the key may be used from; null is everywhere.
    "addresses": KeyAddresses,
    # What was changed, as it was before.
    "from": AuditedLimits,
    # What was changed, as it is since.
    "to": AuditedLimits,
    # The id of the key that was put in the place of another.
    "successor": str,
    # How somebody logged in.
    "means": LoginMeans,
    # Why a login failed.
    "reason": LoginFailure,
    # How many failed logins the event stands for: those alike within a minute are one.
    "times": int,
    # The login that was sent and that nobody has, in one line and no more than 64 characters of it; null where
    # a person has it.
    "login": _t.Union[str, None],
    # The first of them; `time` is that of the last.
    "since": Moment,
    # How many sessions were ended.
    "sessions": int,
    # Why they were ended.
    "cause": SessionEnd,
    # The id of the webhook.
    "webhook": str,
    # The origin of the address that a webhook delivers to: what follows it may be secret.
    "target": str,
    # The parts of the webhook, or of the provider, that were changed.
    "changed": _t.List[str],
    # Why the webhook was stopped.
    "problem": str,
    # The version of the program.
    "version": str,
    # The name of the machine.
    "host": str,
    # The settings by their environment variables. Secrets are `***`; what is not set is left out.
    "settings": _t.Dict[str, str],
    # What was imported: the format, and the name of the source.
    "source": str,
    # Rows of the dump.
    "rows": int,
    # Rows that became something new.
    "created": int,
    # Rows that changed what was there.
    "updated": int,
    # Rows that changed nothing.
    "unchanged": int,
    # Rows that did not fit.
    "skipped": int,
    # Numbers of the change sets that were reverted.
    "numbers": _t.List[int],
    # The number of the change set that reverts them.
    "number": int,
    # The moment before which history was removed.
    "until": Moment,
    # The backup that was made.
    "file": str,
    # The id of the provider.
    "provider": str,
    # The account as the provider names it.
    "subject": str,
    # Ids of the person groups that the person is in since.
    "added": _t.List[int],
    # Ids of the person groups that the person is in no more.
    "removed": _t.List[int],
    # Ids of the person groups that the provider would have taken away, without which nobody could administer.
    "refused": _t.List[int],
}, total=False)


class AuditEvent(_t.TypedDict):
    """An event of the audit."""

    # The number of the event: a later one has a higher number.
    number: int
    # When it happened, to the millisecond.
    time: Moment
    # What happened.
    event: AuditEventName
    # The same in words, in the language of the call.
    title: str
    # The method or command by which it happened.
    method: str
    # The key by which it happened; null where no key was used.
    key: _t.Union[AuditKey, None]
    # The person who did it; null where a key asked alone, or nobody knows.
    user: _t.Union[AuditObject, None]
    # Where the call came from; null for commands and the service itself, and where an event stands for many
    # addresses.
    address: _t.Union[str, None]
    # What it is about.
    subject: AuditSubject
    # More about it.
    details: AuditDetails


class AuditPage(_t.TypedDict):
    """Events of the audit, and what leads to those that follow."""

    # The events of this page.
    events: _t.List[AuditEvent]
    # What the call for the next page names; null after the last page.
    cursor: _t.Union[ListCursor, None]


# Parameters of the method, as in a call of its own. `{"$ref": "srv1.id"}` stands for a member of the result of
# an earlier operation. Of the options only `if_revision` may stand here.
OperationParameters = _t.Dict[str, _t.Any]


# A name for the result of an operation: letters, digits and underscores.
OperationName = str


class _OperationAlways(_t.TypedDict):
    """What is always there in Operation."""

    # The name of the method: one that takes `dry_run`.
    method: str
    # Its parameters.
    params: OperationParameters


# A call of a method that writes.
_OperationPerhaps = _t.TypedDict("_OperationPerhaps", {
    # The name by which later operations refer to the result.
    "as": OperationName,
}, total=False)


class Operation(_OperationAlways, _OperationPerhaps):
    """A call of a method that writes."""


# Operations in the order in which they are carried out.
Operations = _t.List[Operation]


# The result of an operation.
OperationResult = _t.Dict[str, _t.Any]


class _AppliedAlways(_t.TypedDict):
    """What is always there in Applied."""

    # The number of the change set; null where nothing was changed, and in a dry run.
    number: _t.Union[int, None]
    # The results of the operations, each as its method returns it.
    results: _t.List[OperationResult]


class Applied(_AppliedAlways, total=False):
    """Operations were carried out as one change set."""

    # What the call would change, where it is a dry run.
    changes: _t.List[Change]
    # Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied
    # on is changed. Null where it would be longer than a body may be.
    plan: _t.Union[PlanText, None]


# Ids of objects.
ComparedObjects = _t.List[ObjectId]


# The form of values: as they read, or as they are kept.
ChangeValues = _t.Literal["shown", "kept"]


class ComparedMoments(_t.TypedDict):
    """A page of the differences between two moments."""

    # Objects and entries that are otherwise at the second moment, each as one change, by object and entry.
    changes: _t.List[Change]
    # Where the next page begins; null on the last.
    cursor: _t.Union[ListCursor, None]


# The number of a change set, or a time with its offset, such as 2026-11-22T09:00:00Z. A time stands for the
# last change set that was committed until then.
HistoryMoment = _t.Union[int, str]


# Seconds that a call waits for something to happen.
WaitSeconds = int


class ChangeSetKey(_t.TypedDict):
    """The API key of a change set."""

    # The id of the key.
    id: str
    # Whose key it is.
    title: str


class ChangeSetUser(_t.TypedDict):
    """The user of a change set."""

    # The id of the person.
    id: int
    # The name of the person at that time.
    title: str


class ChangeSet(_t.TypedDict):
    """What one call changed, as far as the caller may see it and asked for it."""

    # The number of the change set; numbers ascend.
    number: int
    # The moment of the change.
    time: Moment
    # The method that was called.
    method: str
    # The comment of the caller; null where there is none.
    comment: _t.Union[str, None]
    # The numbers of the change sets that this one undoes; null where it undoes none.
    reverts: _t.Union[_t.List[int], None]
    # The key that was used.
    key: ChangeSetKey
    # The user who was logged in; null where a key asked alone.
    user: _t.Union[ChangeSetUser, None]
    # The changes in the order in which they were made.
    changes: _t.List[Change]


class ChangeFeed(_t.TypedDict):
    """Change sets in the order of their commits, and where to go on."""

    # The change sets that came after the cursor; none where nothing did.
    change_sets: _t.List[ChangeSet]
    # What the next call names.
    cursor: ListCursor


class History(_t.TypedDict):
    """A page of change sets."""

    # The change sets of this page. A page may have none, although others follow.
    change_sets: _t.List[ChangeSet]
    # What the call for the next page names; null after the last page.
    cursor: _t.Union[ListCursor, None]


# Numbers of change sets.
ChangeSetNumbers = _t.List[int]


# What becomes of an attribute that was changed since, or of a record that something else leads to by now. The
# first way undoes nothing and returns an error, `skip` leaves it as it is, `overwrite` sets it back as well.
# Each way undoes nothing where objects would stand in themselves, or positions of connectors be taken twice.
OnConflict = _t.Literal["refuse", "skip", "overwrite"]


class _RevertConflictAlways(_t.TypedDict):
    """What is always there in RevertConflict."""

    # The id of the object; null where the record is part of none.
    object: _t.Union[int, None]
    # The id of the entry; null where it is none.
    entry: _t.Union[int, None]
    # The category of the entry; null where it is none.
    category: _t.Union[CategoryName, None]
    # The key of the attribute; null for the record as a whole.
    attribute: _t.Union[str, None]
    # Why it was not undone.
    reason: str
    # The value that the undone change left; null where values are not the reason.
    expected: ChangedValue
    # The value that is there now; null where values are not the reason.
    found: ChangedValue


class RevertConflict(_RevertConflictAlways, total=False):
    """What was not undone, as more than itself would have been lost."""

    # The id of the choice, where it is one.
    choice: int
    # The constant of the object type, where it is the configuration of one.
    object_type: ObjectTypeConstant
    # The id of the report, where it is one.
    report: int
    # The id of the profile of imports, where it is one.
    import_profile: int
    # The id of the address of monitoring, where it is one.
    livestatus: int
    # The number of the definition, where it is one.
    definition: int


class _RevertedAlways(_t.TypedDict):
    """What is always there in Reverted."""

    # The number of the change set that undoes the others; null where nothing was left to undo.
    number: _t.Union[int, None]
    # How many objects, entries, choices and object types were changed by it.
    changed: int
    # What was not undone.
    conflicts: _t.List[RevertConflict]


class Reverted(_RevertedAlways, total=False):
    """What was undone."""

    # What the call would change, where it is a dry run.
    changes: _t.List[Change]
    # Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied
    # on is changed. Null where it would be longer than a body may be.
    plan: _t.Union[PlanText, None]


class RightsGranted(_t.TypedDict):
    """Something was granted or revoked."""

    # Always true: a call that fails returns an error.
    success: _t.Literal[True]
    # What was done, in the language of the call.
    message: Message
    # What is granted from now on.
    rights: Rights


class GranteeInfo(_t.TypedDict):
    """A person or a person group to whom something is granted."""

    # The id of the person or the group.
    id: int
    # Their title.
    title: str
    # The login of a person; null where there is none.
    login: _t.Union[str, None]
    # What is granted; null is everything.
    rights: KeyRights


# To whom something is granted, ascending by id.
GranteeList = _t.List[GranteeInfo]


class ImpactObject(_t.TypedDict):
    """An object by its title and type."""

    # The id of the object.
    id: int
    # Its title.
    title: str
    # The constant of its type.
    type: str
    # Title of the type in the language asked for.
    type_title: str


class ImpactRedundancy(_t.TypedDict):
    """Objects of which one suffices, and how many of them fail."""

    # How many there are.
    of: int
    # How many of them fail.
    lost: int


class _AffectedObjectAlways(_t.TypedDict):
    """What is always there in AffectedObject."""

    # The id of the object.
    id: int
    # Its title.
    title: str
    # The constant of its type.
    type: str
    # Title of the type in the language asked for.
    type_title: str
    # How many relations lie between the object that fails first and this one.
    depth: int
    # `fails`, or `degraded` where others stand in for what failed: what depends on the object goes on.
    state: _t.Literal["fails", "degraded"]
    # The id of the object that stands for the relation by which it is affected.
    relation: int
    # The constant of the relation type; its id as a text where users added it.
    relation_type: str
    # Title of the relation type in the language asked for.
    relation_title: str
    # Ids of the objects that lead to it, from the one that fails first to the one it depends on.
    way: _t.List[int]


class AffectedObject(_AffectedObjectAlways, total=False):
    """An object that fails with another, or loses redundancy."""

    # Absent where the object fails with any of the objects that it depends on.
    redundancy: ImpactRedundancy


# Objects that fail with another, or lose redundancy, by depth and id.
AffectedObjects = _t.List[AffectedObject]


class ImpactContact(_t.TypedDict):
    """A contact of objects that are affected."""

    # The id of the object.
    id: int
    # Its title.
    title: str
    # The constant of its type.
    type: str
    # Title of the type in the language asked for.
    type_title: str
    # Its mail address; empty where there is none.
    mail: str
    # Titles of the roles in which it is assigned.
    roles: _t.List[str]
    # Ids of the objects that it is assigned to.
    objects: _t.List[int]


# Contacts of objects that are affected, by id.
ImpactContacts = _t.List[ImpactContact]


class ImpactOfObject(_t.TypedDict):
    """What fails with an object, and its contacts."""

    # The object that fails.
    object: ImpactObject
    # The objects that fail with it, or lose redundancy, by depth and id.
    affected: AffectedObjects
    # Persons, groups and organizations that are assigned to the object and to those affected.
    contacts: ImpactContacts
    # Whether everything was found: false where the depth, or KATASTER_PAGE_LIMIT, ended the search.
    complete: bool


# The constant of the object type of rows that name none; null where each row names one.
ImportProfileType = _t.Union[ObjectTypeConstant, None]


# The title of a column of a CSV file.
ImportColumnTitle = str


# What the cells of a column are: `title`, `type`, `id` or `sysid` of the object, or an attribute as
# `C__CATG__MODEL-serial`.
ImportTarget = str


# The unit of numbers, such as `GB`.
ImportUnit = str


class _ImportColumnAlways(_t.TypedDict):
    """What is always there in ImportColumn."""

    # Its title in the first line of the file.
    title: ImportColumnTitle


class ImportColumn(_ImportColumnAlways, total=False):
    """What a column of a CSV file becomes."""

    # What its cells are; the column is not imported where this is absent.
    target: ImportTarget
    # Whether its cells identify objects.
    key: bool
    # The unit of numbers that stand without one.
    unit: ImportUnit


# Columns of a CSV file, in their order.
ImportColumns = _t.List[ImportColumn]


# How the characters of a file are encoded.
ImportEncoding = _t.Literal["utf-8", "windows-1252", "utf-16le", "utf-16be"]


# How files are encoded; null where that is found out.
ImportProfileEncoding = _t.Union[ImportEncoding, None]


# What stands between the cells of a line: a semicolon, a tab, a comma or a bar.
ImportSeparator = _t.Literal[";", "\t", ",", "|"]


# What stands between cells; null where that is found out.
ImportProfileSeparator = _t.Union[ImportSeparator, None]


class ImportProfile(_t.TypedDict):
    """A saved profile: how a kind of CSV file is imported."""

    # The id of the profile.
    id: int
    # Its name.
    title: ImportProfileTitle
    # The constant of the object type of rows that name none; null where each row names one.
    type: ImportProfileType
    # Its columns.
    columns: ImportColumns
    # How files are encoded; null where that is found out.
    encoding: ImportProfileEncoding
    # What stands between cells; null where that is found out.
    separator: ImportProfileSeparator


# Saved profiles of imports, by their ids.
ImportProfiles = _t.List[ImportProfile]


class _SavedImportProfileAlways(_t.TypedDict):
    """What is always there in SavedImportProfile."""

    # Always true: a call that fails returns an error.
    success: _t.Literal[True]
    # What was done, in the language of the call.
    message: Message
    # The id of the profile.
    id: int


class SavedImportProfile(_SavedImportProfileAlways, total=False):
    """A profile of imports was saved."""

    # What the call would change, where it is a dry run.
    changes: _t.List[Change]
    # Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied
    # on is changed. Null where it would be longer than a body may be.
    plan: _t.Union[PlanText, None]


# The name of a source of imports, such as `netbox:default`. The names that it gives to its rows are its own.
ImportSource = str


class ImportRecord(_t.TypedDict):
    """An object or an entry that an import made or changed."""

    # The name of the row; of an entry, followed by a slash and its part: `dcim.device:1/model`.
    name: str
    # The id of the object, or of that of the entry.
    object: int
    # The id of the entry; null for an object.
    entry: _t.Union[int, None]


class ImportPage(_t.TypedDict):
    """Records of a source, and what leads to those that follow."""

    # The records of this page, ascending by name.
    records: _t.List[ImportRecord]
    # What the call for the next page names; null after the last page.
    cursor: _t.Union[ListCursor, None]


# The name that a source gives to a row, such as `dcim.device:1`.
ImportName = str


class ImportObject(_t.TypedDict):
    """An object as a source describes it."""

    # Its type.
    type: ObjectTypeReference
    # Attributes of Global; `title` is one of them.
    data: EntryData


# The name of an entry within its row, such as `model`.
ImportPart = str


class _ImportEntryAlways(_t.TypedDict):
    """What is always there in ImportEntry."""

    # Its name within the row.
    part: ImportPart
    # Its category.
    category: CategoryConstant
    # Attributes and their values; null clears one.
    data: EntryData


class ImportEntry(_ImportEntryAlways, total=False):
    """An entry as a source describes it."""

    # The object that the entry belongs to; that of the row where it is absent.
    object: ObjectId
    # An entry of that object that another row made, and that gets these attributes as well.
    entry: EntryId
    # Whether the source describes the entry no more. One of several is archived; of any other the attributes
    # that `data` names are cleared.
    withdrawn: bool


class _ImportRowAlways(_t.TypedDict):
    """What is always there in ImportRow."""

    # The name by which the row is found again.
    name: ImportName


class ImportRow(_ImportRowAlways, total=False):
    """An object and entries that a row of a source describes."""

    # The object that the row is; null where it was one in an earlier import and is none now: then that is
    # archived. Absent where the row has entries of other objects alone.
    object: _t.Union[ImportObject, None]
    # Entries of the object, or of others.
    entries: _t.List[ImportEntry]


# Rows in the order in which they are written. An object that a row refers to was made by an earlier call.
ImportRows = _t.List[ImportRow]


class ImportRefusal(_t.TypedDict):
    """A value of a row that is rejected."""

    # The part of the row; null for its object.
    part: _t.Union[str, None]
    # The attribute; null where the whole entry is left out, as it cannot do without a value that is rejected.
    attribute: _t.Union[str, None]
    # Why, in the language of the call.
    reason: str


class ImportRemoval(_t.TypedDict):
    """An attribute that a row took the value of."""

    # The part of the row; null for its object.
    part: _t.Union[str, None]
    # The attribute.
    attribute: str


class ImportedRow(_t.TypedDict):
    """What became of a row."""

    # The name of the row.
    name: ImportName
    # `created`, `updated` or `unchanged`: the row is written. `empty`: it describes nothing. `rejected`:
    # nothing of it is written.
    result: _t.Literal["created", "updated", "unchanged", "empty", "rejected"]
    # Why it is rejected, in the language of the call; else null.
    reason: _t.Union[str, None]
    # Values that are rejected: the row is written without them.
    refused: _t.List[ImportRefusal]
    # Attributes that had a value until now, and that the row says have none.
    removed: _t.List[ImportRemoval]
    # The object and the entries that the row stands for now. In a dry run those that would be made have ids
    # that are not kept.
    records: _t.List[ImportRecord]


class _ImportSavedAlways(_t.TypedDict):
    """What is always there in ImportSaved."""

    # The number of the change set; null where nothing was changed, and in a dry run.
    number: _t.Union[int, None]
    # What became of each row, in their order.
    rows: _t.List[ImportedRow]


class ImportSaved(_ImportSavedAlways, total=False):
    """What became of the rows."""

    # What the call would change, where it is a dry run.
    changes: _t.List[Change]
    # Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied
    # on is changed. Null where it would be longer than a body may be.
    plan: _t.Union[PlanText, None]


# Whose key it is; stands in created_by and changed_by. Stored exactly as it is sent.
KeyTitle = str


# The last day a key is good for, until its end in UTC, or the moment it ends, with an offset from UTC; null is
# never.
KeyExpiry = _t.Union[str, None]


class KeyCreated(_t.TypedDict):
    """The key was created. Its text is returned once and stored nowhere."""

    # Always true: a call that fails returns an error.
    success: _t.Literal[True]
    # What was done, in the language of the call.
    message: Message
    # The id of the key.
    id: str
    # The key itself, for `apikey`.
    key: str


class KeyInfo(_t.TypedDict):
    """A key, without its text and its digest."""

    # The id of the key.
    id: str
    # Whose key it is.
    title: str
    # The moment it was created.
    created: Moment
    # The moment it ends; null is never.
    expires: _t.Union[Moment, None]
    # The moment it was revoked; null where it was not.
    revoked: _t.Union[Moment, None]
    # The moment it was last used, stored once a minute; null where it never was.
    last_used: _t.Union[Moment, None]
    # What it may do; null is everything.
    rights: KeyRights
    # Where it may be used from; null is everywhere.
    addresses: KeyAddresses
    # The id of the key by which a rotation replaced it; null where there is none.
    superseded_by: _t.Union[str, None]


# Keys, in the order of their creation.
KeyList = _t.List[KeyInfo]


# How long a former key or secret lives on after its rotation: seconds, or a duration of seconds (s), minutes
# (m), hours (h) or days (d).
Grace = _t.Union[int, str]


class KeyRotated(_t.TypedDict):
    """A key was replaced by a new one, whose text is returned once and stored nowhere."""

    # Always true: a call that fails returns an error.
    success: _t.Literal[True]
    # What was done, in the language of the call.
    message: Message
    # The id of the new key.
    id: str
    # The new key itself, for `apikey`.
    key: str
    # The key in whose place it is.
    former: _t.Dict[str, _t.Any]


class ConfiguredObjectType(_t.TypedDict):
    """An object type, and how it is configured."""

    # The id of the type.
    id: RecordId
    # The constant of the type.
    const: str
    # The title of the type in the language of the caller.
    title: str
    # The id of its default template; null where it has none.
    default_template: _t.Union[str, None]


# The id of an object, or null for none.
DefaultTemplate = _t.Union[ObjectId, None]


# A name that its owner gives to a passkey.
PasskeyTitle = str


# Bytes that an authenticator made, in base64url.
PasskeyData = str


# How a browser reaches an authenticator, such as `usb` or `internal`.
PasskeyTransports = _t.List[str]


# The credential id of a passkey, in base64url; nobody can sign in with it.
PasskeyId = str


class PasskeyAdded(_t.TypedDict):
    """A passkey was added."""

    # Always true: a call that fails returns an error.
    success: _t.Literal[True]
    # What was done, in the language of the call.
    message: Message
    # The id of the passkey.
    id: PasskeyId


# Options of WebAuthn: PublicKeyCredentialCreationOptionsJSON. Bytes are in base64url.
PasskeyOptions = _t.Dict[str, _t.Any]


class PasskeyInfo(_t.TypedDict):
    """A passkey of the caller."""

    # The id of the passkey.
    id: PasskeyId
    # The name that its owner gave it.
    title: PasskeyTitle
    # The moment it was added.
    created: Moment
    # The moment it signed the caller in last; null where it never did.
    last_used: _t.Union[Moment, None]


# Passkeys, the oldest first.
PasskeyList = _t.List[PasskeyInfo]


# The id of a provider, which the administrator chooses: lower-case letters, digits and hyphens. It stands in
# the addresses that are entered at the provider.
ProviderId = str


# The fault for which a directory could not be read, or not to its end: `unreachable`, `certificate`,
# `encryption` (the directory confirms no password without TLS), `account` (name or password of the account that
# searches), `base`, `filter`, `nobody` (the filter finds no person), `secret` (the stored password cannot be
# read), `ids` (entries have neither objectGUID nor entryUUID), `other` (another error of the directory),
# `storage` (the database of this service), or `ended` (the service was stopped, or the time was over).
DirectoryFault = _t.Literal[
    "unreachable",
    "certificate",
    "encryption",
    "account",
    "base",
    "filter",
    "nobody",
    "secret",
    "ids",
    "other",
    "storage",
    "ended",
]


class DirectoryTested(_t.TypedDict):
    """What came of a test of a directory."""

    # Whether persons were found.
    connected: bool
    # How many, 10000 at most; null where the directory could not be asked.
    found: _t.Union[int, None]
    # What is wrong; null where nothing is.
    fault: _t.Union[DirectoryFault, None]
    # The same in words, in the language of the call.
    outcome: str


# A text about a provider. Stored exactly as it is sent.
ProviderText = str


# A group as the provider names it, by its name or its id; a directory names it by its distinguished name.
ProviderGroup = str


class ProviderRule(_t.TypedDict):
    """Makes the members of a group at the provider members of a person group."""

    # The group as the provider names it.
    group: ProviderGroup
    # The id of the person group.
    person_group: int


class SyncReport(_t.TypedDict):
    """Numbers of a sync: what was committed, or would be."""

    # Persons in the directory who may sign in.
    found: int
    # Persons who are new here.
    created: int
    # Persons whose groups there, or memberships here, have changed.
    changed: int
    # Persons who are as they were.
    unchanged: int
    # Persons whose login was disabled, as the directory has them no more, or admits them no more.
    disabled: int
    # Memberships in person groups that the rules gave.
    memberships_added: int
    # Memberships that the directory had given, and that were taken away.
    memberships_removed: int
    # SyncRefusals: Persons who were left out, or whose login stays enabled, by the reason.
    refused: _t.Dict[str, _t.Any]
    # The number of the first change set; null where there is none.
    first_change_set: _t.Union[int, None]
    # The number of the last change set; others may have written in between.
    last_change_set: _t.Union[int, None]


class DirectorySync(_t.TypedDict):
    """A sync of a directory."""

    # Whether it runs, or how it ended.
    state: _t.Literal["running", "done", "failed"]
    # When it began.
    begun: str
    # When it ended; null while it runs.
    ended: _t.Union[str, None]
    # Whether nothing was to be written.
    dry_run: bool
    # Why it failed; null where it did not.
    fault: _t.Union[DirectoryFault, None]
    # The same in words, in the language of the call.
    outcome: str
    # What was done; null while it runs.
    report: _t.Union[SyncReport, None]


class ProviderInfo(_t.TypedDict):
    """A provider of OpenID Connect or a directory, without its secret."""

    # The id of the provider.
    id: str
    # The name on the button of the sign-in page.
    title: str
    # The issuer, as its tokens name it, or the address of the directory.
    issuer: str
    # The id by which the provider knows this service; at a directory the distinguished name of the account that
    # searches; of a SCIM client the id of its key.
    client: str
    # Whether there is a secret.
    has_secret: bool
    # The scopes that are asked for, separated by spaces; empty for a directory.
    scopes: str
    # The claim that lists the groups of a person; at a directory the attribute of groups that lists their
    # members, usually `member`.
    groups_claim: str
    # The claim that identifies an account; a directory has ids of its own.
    subject_claim: str
    # The groups whose members may sign in; everybody where the list is empty.
    admitted: _t.List[str]
    # The rules by which groups there become person groups.
    rules: _t.List[ProviderRule]
    # Whether it signs in.
    enabled: bool
    # The last sync of a directory, or the one that runs; null where there was none.
    last_sync: _t.Union[DirectorySync, None]


# Providers, by their titles.
ProviderList = _t.List[ProviderInfo]


# The issuer, as its tokens name it: its discovery document is at this address followed by
# `/.well-known/openid-configuration`. By https; http is permitted to loopback addresses alone. Or a directory
# by its LDAP URL (RFC 4516): `ldaps://host/base?attribute?sub?(filter)`, where the attribute holds the login
# and the filter finds persons; `ldap://` uses StartTLS, except to loopback addresses. Or `scim://` and the id
# of the provider at which the persons sign in, for a client that pushes persons and groups by SCIM; its own id
# where they sign in at none.
ProviderIssuer = str


# The rules by which groups at the provider become person groups.
ProviderRules = _t.List[ProviderRule]


# The secret that the provider gave this service; an empty text removes it. It is stored encrypted under the key
# of KATASTER_SECRET_FILE, and never returned.
ProviderSecret = str


# The scopes that are asked for, separated by spaces; `openid` is among them.
ProviderScopes = str


# The groups whose members may sign in; everybody whom the provider knows where the list is empty.
AdmittedGroups = _t.List[ProviderGroup]


# Groups as the provider names them.
ProviderGroups = _t.List[ProviderGroup]


class TriedRules(_t.TypedDict):
    """What the rules of a provider give somebody."""

    # Whether they may sign in.
    admitted: bool
    # The groups at the provider that were tried out.
    groups: _t.List[str]
    # The person groups that the rules give, with what is granted to them.
    person_groups: _t.List[_t.Dict[str, _t.Any]]


class RackObject(_t.TypedDict):
    """An object of a rack, by its title and type."""

    # The id of the object.
    id: int
    # Its title.
    title: str
    # The constant of its type.
    type: str
    # Title of the type in the language asked for.
    type_title: str


class RackSlots(_t.TypedDict):
    """Vertical slots of a rack by side."""

    # In front.
    front: int
    # Behind.
    rear: int


# Sides of a rack.
RackSides = _t.List[_t.Literal["front", "rear"]]


# A device in a rack, and its place.
RackDevice = _t.TypedDict("RackDevice", {
    # The id of the object.
    "id": int,
    # Its title.
    "title": str,
    # The constant of its type.
    "type": str,
    # Title of the type in the language asked for.
    "type_title": str,
    # Its lowest unit, or its vertical slot; 10.5 is the upper half of unit 10.
    "from": float,
    # Its highest unit: `from` plus the height in units, less one. Half a unit of height ends half a unit before
    # `from`, none a whole one; the same as `from` for a vertical slot.
    "to": float,
    # The sides it stands on.
    "sides": RackSides,
    # Whether it stands in a vertical slot beside the units.
    "vertical": bool,
    # Whether the place is kept for it: it is planned, ordered or delivered, and not there yet.
    "reserved": bool,
    # Colour of its type: six hexadecimal digits.
    "color": str,
})


# Devices in a rack, by their first unit and id.
RackDevices = _t.List[RackDevice]


# Objects of a rack, by id.
RackObjects = _t.List[RackObject]


# Units of a rack from the first to the last.
RackUnits = _t.TypedDict("RackUnits", {
    # The first unit; 10.5 is the upper half of unit 10.
    "from": float,
    # The last unit: `from` plus the height in units, less one.
    "to": float,
})


# Ranges of units, ascending.
RackUnitRanges = _t.List[RackUnits]


class RackFree(_t.TypedDict):
    """Units that nothing takes, by side."""

    # In front.
    front: RackUnitRanges
    # Behind.
    rear: RackUnitRanges


# Devices that cannot stand where they do.
RackConflict = _t.TypedDict("RackConflict", {
    # `overlap` where two take the same unit, `beyond` where one ends outside of the rack.
    "kind": _t.Literal["overlap", "beyond"],
    # Their ids.
    "objects": _t.List[int],
    # The first unit that is concerned.
    "from": float,
    # The last unit that is concerned: `from` plus the height in units, less one.
    "to": float,
})


# Devices that cannot stand where they do, by unit; at most 1000.
RackConflicts = _t.List[RackConflict]


class RackContent(_t.TypedDict):
    """A rack with what is in it."""

    # The rack.
    object: RackObject
    # Its height in units; null where it is not stated.
    units: _t.Union[float, None]
    # `ascending` where unit 1 is at the bottom, `descending` where it is at the top.
    numbering: _t.Literal["ascending", "descending"]
    # Vertical slots beside the units.
    slots: RackSlots
    # Devices with a place, by their first unit and id.
    devices: RackDevices
    # Objects in the rack without a place, by id.
    unplaced: RackObjects
    # Units that nothing takes; none where the height is not stated.
    free: RackFree
    # Devices that cannot stand where they do.
    conflicts: RackConflicts


# A column of the report, by its name; empty for none.
ReportGrouping = str


# A text about a report.
ReportText = str


class _SavedReportAlways(_t.TypedDict):
    """What is always there in SavedReport."""

    # Always true: a call that fails returns an error.
    success: _t.Literal[True]
    # What was done, in the language of the call.
    message: Message
    # The id of the report.
    id: int


class SavedReport(_SavedReportAlways, total=False):
    """A report was saved."""

    # What the call would change, where it is a dry run.
    changes: _t.List[Change]
    # Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied
    # on is changed. Null where it would be longer than a body may be.
    plan: _t.Union[PlanText, None]


class _ReportTotalledAlways(_t.TypedDict):
    """What is always there in ReportTotalled."""

    # The column, by its name.
    column: ReportColumn
    # How its values are summed up.
    total: ReportTotalKind
    # The title of the column.
    title: str
    # The total over all rows, as values read; empty where no row has a value.
    value: str


class ReportTotalled(_ReportTotalledAlways, total=False):
    """A total of a column with its value."""

    # The unit of this total, here and in groups: that of the first amount. Absent where values have none.
    unit: str


class ReportGroup(_t.TypedDict):
    """Rows that read alike in the column by which they form groups."""

    # Their text in that column; empty where they have no value.
    title: str
    # How many rows there are.
    objects: int
    # The totals of the group, in the order of those of the report; empty where no row has a value.
    values: _t.List[str]


class ReportSummary(_t.TypedDict):
    """Totals of a report, over all of its rows and in each group."""

    # How many rows the report has.
    objects: int
    # Totals over all rows.
    totals: _t.List[ReportTotalled]
    # Groups by their titles, those without a value last; none where the report forms none.
    groups: _t.List[ReportGroup]
    # How many groups there are beyond these.
    more_groups: int


# A definition in the form of the catalogue, of which members that have a usual value may be left out. The
# service gives out numbers.
SchemaDefinition = _t.Dict[str, _t.Any]


class SchemaDocument(_t.TypedDict, total=False):
    """Definitions of a site. What is left out stays as it is."""

    # Groups of object types.
    object_type_groups: _t.List[SchemaDefinition]
    # Lists of choices, by name.
    dialogs: _t.List[SchemaDefinition]
    # Types of relations.
    relation_types: _t.List[SchemaDefinition]
    # Categories with their attributes. Attributes that a category has and that are not given stay.
    categories: _t.List[SchemaDefinition]
    # Object types.
    object_types: _t.List[SchemaDefinition]
    # What the site demands of attributes that ship, by attribute.
    attribute_rules: _t.List[SchemaDefinition]


# Names of what goes.
SchemaNames = _t.List[SchemaName]


# How often the schema was changed.
SchemaVersion = int


# How many entries lose values.
SchemaLoss = int


class _SchemaUseAlways(_t.TypedDict):
    """What is always there in SchemaUse."""

    # What it is: a report, a webhook, a profile of imports, a key, a person or group with grants, or another
    # definition of the schema.
    kind: _t.Literal["report", "webhook", "import_profile", "key", "grantee", "definition"]
    # Its title; the name of a definition.
    title: str


class SchemaUse(_SchemaUseAlways, total=False):
    """A record that names something of the schema."""

    # Its id; absent where it has none.
    id: str


class _SchemaStepAlways(_t.TypedDict):
    """What is always there in SchemaStep."""

    # What it is a part of.
    part: _t.Literal[
        "object_type_groups",
        "dialogs",
        "relation_types",
        "categories",
        "object_types",
        "attribute_rules",
        "attributes",
    ]
    # Its name.
    name: SchemaName
    # What becomes of it.
    change: _t.Literal["added", "changed", "removed"]
    # The members that change.
    members: _t.List[str]
    # Entries that have a value in it, or objects of the type, where it is removed.
    touched: int


class SchemaStep(_SchemaStepAlways, total=False):
    """One thing that is added, changed or removed."""

    # How many records name it, where a preview removes, renames or narrows it. Those that the caller may not
    # read do not count.
    uses: int
    # The first hundred of those records.
    used_by: _t.List[SchemaUse]


class _AppliedSchemaAlways(_t.TypedDict):
    """What is always there in AppliedSchema."""

    # The version of the schema afterwards; of a preview, the one in force.
    version: SchemaVersion
    # What is added, changed and removed.
    steps: _t.List[SchemaStep]
    # How many entries lose values.
    loss: int


class AppliedSchema(_AppliedSchemaAlways, total=False):
    """A schema was applied."""

    # What the call would change, where it is a dry run.
    changes: _t.List[Change]
    # Stands for what is shown, for kataster.changes.apply: for 24 hours, and as long as nothing that it relied
    # on is changed. Null where it would be longer than a body may be.
    plan: _t.Union[PlanText, None]


class SchemaRefusal(_t.TypedDict):
    """A stored entry that is in the way of a schema."""

    # The attribute, or the category.
    name: SchemaName
    # The member that the entry is in the way of.
    member: _t.Literal["unique", "required", "multiValue"]
    # Its object.
    object: _t.Dict[str, _t.Any]
    # The id of the entry.
    entry: int
    # The value that another entry has, too; null where there is none.
    value: _t.Union[str, None]


class _SchemaPreviewAlways(_t.TypedDict):
    """What is always there in SchemaPreview."""

    # The version of the schema afterwards; of a preview, the one in force.
    version: SchemaVersion
    # What is added, changed and removed.
    steps: _t.List[SchemaStep]
    # How many entries lose values.
    loss: int


class SchemaPreview(_SchemaPreviewAlways, total=False):
    """What applying would do."""

    # Stored values that are in the way and that the caller may view, where limit or cursor is given; a page may
    # have fewer than limit.
    refused: _t.List[SchemaRefusal]
    # Where the list of stored values goes on; null on the last page.
    cursor: _t.Union[ListCursor, None]


class SchemaReading(_t.TypedDict):
    """The definitions of a site, with their version."""

    # The version of the schema.
    version: SchemaVersion
    # Its definitions; those of the catalogue that ships are not among them.
    schema: SchemaDocument


class SecondFactorConfirmed(_t.TypedDict):
    """The second factor is used from now on. Of the recovery codes digests alone are stored."""

    # Always true: a call that fails returns an error.
    success: _t.Literal[True]
    # What was done, in the language of the call.
    message: Message
    # Ten codes for when the app is lost: each works once in the place of a code of the app.
    recovery_codes: _t.List[str]


class SecondFactorSecret(_t.TypedDict):
    """A secret for an app, returned once."""

    # The secret in Base32, for typing.
    secret: str
    # The same as an address that apps read from a QR code.
    uri: str


# A fingerprint of a session, by which it is ended; nobody can sign in with it.
SessionId = str


class SessionInfo(_t.TypedDict):
    """An open session of the caller."""

    # The fingerprint of the session.
    id: SessionId
    # The moment it was opened.
    created: Moment
    # The moment it ends.
    expires: Moment
    # The network address that opened it; null where none is known.
    address: _t.Union[str, None]
    # The id of the provider that signed the caller in; null for a password or a passkey.
    provider: _t.Union[str, None]
    # Whether a passkey opened it.
    passkey: bool
    # Whether it is the session of this call.
    current: bool


# Open sessions, the newest first.
SessionList = _t.List[SessionInfo]


class _TracePointAlways(_t.TypedDict):
    """What is always there in TracePoint."""

    # The object that it is on.
    object: RackObject
    # The id of its entry.
    entry: int
    # The constant of its category.
    category: str
    # Its title.
    title: str


class TracePoint(_TracePointAlways, total=False):
    """A connector or port on the way of a cable."""

    # The positions of it by which the way goes, where it has several, such as fibre 3 of a rear port or lane 2
    # of a breakout cable.
    positions: str
    # How the way goes on: by a cable, or inside of the object, such as from the front of a panel to its rear.
    # Absent at the end.
    next: _t.Literal["cable", "inside"]
    # The cable to the next point, where one is documented.
    cable: RackObject
    # True where the way would go on by several connectors of the object, so that nobody knows by which.
    splits: _t.Literal[True]


# Connectors and ports from one end of the way to the other.
TracePoints = _t.List[TracePoint]


class CableTrace(_t.TypedDict):
    """A way of cables."""

    # Its connectors and ports, in order.
    points: TracePoints


# Ways of cables.
CableTraces = _t.List[CableTrace]


class TracedObject(_t.TypedDict):
    """Ways of cables that begin at an object, or lead over it."""

    # The object.
    object: RackObject
    # The ways; a connector without a connection has none.
    traces: CableTraces
    # Whether every connector was traced to its end: false beyond 400 connectors, 100 hops, or 2000 ways.
    complete: bool


# First and last name of a person.
PersonName = str


class UserCreated(_t.TypedDict):
    """The user was created."""

    # Always true: a call that fails returns an error.
    success: _t.Literal[True]
    # What was done, in the language of the call.
    message: Message
    # The id of the person.
    id: int


class SessionsEnded(_t.TypedDict):
    """The sessions of a user were ended."""

    # Always true: a call that fails returns an error.
    success: _t.Literal[True]
    # What was done, in the language of the call.
    message: Message
    # How many there were.
    ended: int


class GroupOfUser(_t.TypedDict):
    """A person group."""

    # The id of the group.
    id: int
    # The title of the group.
    title: str


class UserInfo(_t.TypedDict):
    """A person with a login."""

    # The id of the person.
    id: int
    # What they log in with.
    login: str
    # Name of the person.
    name: str
    # Whether the login is not disabled.
    enabled: bool
    # Whether a password is set.
    has_password: bool
    # Whether a second factor is set up: an app with codes, or a passkey.
    has_second_factor: bool
    # What is granted to the person; null is everything.
    rights: KeyRights
    # The person groups they are in, whose rights they have, too.
    groups: _t.List[GroupOfUser]
    # How many sessions are open.
    sessions: int


# Persons with a login, ascending by id.
UserList = _t.List[UserInfo]


# What a webhook is for. Stored exactly as it is sent.
WebhookTitle = str


# Where deliveries are sent, by https. An address inside the own network, and http, are permitted where the
# setting KATASTER_WEBHOOK_NETWORKS names its range.
WebhookUrl = str


class WebhookFilter(_t.TypedDict, total=False):
    """The changes that a webhook delivers; all that is named has to hold. Without any it delivers every change
    that its key may view.
    """

    # The category of the entries that changed.
    category: CategoryConstant
    # The object that changed, or whose entries did.
    object: ObjectId
    # The category entry that changed.
    entry: EntryId
    # The type of the objects that changed.
    type: ObjectTypeReference
    # The person who was logged in.
    user: ObjectId
    # The id of the key that was used.
    key: KeyId
    # The name of the method that was called.
    method: FilterText
    # What became of the objects, entries, choices and object types.
    change: ChangeAction


# A value before or after a change, or a list of values of which it is one. Choices go by id, constant or title,
# linked objects by id or title. Texts are compared as they are; null stands for what is not set.
WebhookValue = _t.Union[str, float, bool, None, _t.List[_t.Union[str, float, bool, None]]]


class _WebhookConditionAlways(_t.TypedDict):
    """What is always there in WebhookCondition."""

    # The constant of the category; C__CATG__GLOBAL for attributes of the object itself.
    category: CategoryConstant
    # The key of the attribute, such as cmdb_status.
    attribute: AttributeKey


# A condition that a change meets where it changed an attribute: from one of these values, and to one of those.
# Where neither is named, any change of the attribute meets it.
_WebhookConditionPerhaps = _t.TypedDict("_WebhookConditionPerhaps", {
    # The value before the change.
    "from": WebhookValue,
    # The value after the change.
    "to": WebhookValue,
}, total=False)


class WebhookCondition(_WebhookConditionAlways, _WebhookConditionPerhaps):
    """A condition that a change meets where it changed an attribute: from one of these values, and to one of
    those. Where neither is named, any change of the attribute meets it.
    """


# Conditions on values before and after a change. Only changes that meet one of them are delivered; all where
# there are none.
WebhookConditions = _t.List[WebhookCondition]


# The secret that deliveries are signed with: `whsec_` and 32 bytes in base64.
WebhookSecret = str


class WebhookCreated(_t.TypedDict):
    """The webhook was created. Its secret is returned once."""

    # Always true: a call that fails returns an error.
    success: _t.Literal[True]
    # What was done, in the language of the call.
    message: Message
    # The id of the webhook.
    id: str
    # The secret, for the receiver.
    secret: WebhookSecret


# The id of a webhook.
WebhookId = str


# `pending`: still to be made, in the order of the changes. `resent`: tried again on demand. `failed`: given up.
DeliveryState = _t.Literal["pending", "resent", "failed"]


class WebhookDelivery(_t.TypedDict):
    """A delivery that was not made: it is still tried, or was given up."""

    # The id of the delivery, the same at every attempt.
    id: str
    # The number of the change set.
    number: int
    # Whether it is still tried.
    state: DeliveryState
    # How often it was tried.
    attempts: int
    # When the change set was found.
    created: Moment
    # When it was last tried; null where it was not.
    last_attempt: _t.Union[Moment, None]
    # When it is tried next at the earliest; null where it was given up.
    next_attempt: _t.Union[Moment, None]
    # What came of the last attempt; null where there was none.
    outcome: _t.Union[str, None]


# Deliveries, in the order of their changes.
WebhookDeliveries = _t.List[WebhookDelivery]


class WebhookInfo(_t.TypedDict):
    """A webhook, without its secret."""

    # The id of the webhook.
    id: str
    # What it is for.
    title: str
    # Where its deliveries are sent.
    url: str
    # The id of the key whose rights decide what it delivers.
    key: str
    # The changes that it delivers.
    filter: WebhookFilter
    # Conditions on values before and after a change.
    conditions: WebhookConditions
    # Whether it delivers; false where it is paused, or was stopped.
    enabled: bool
    # The moment it was created.
    created: Moment
    # The moment until which deliveries are signed with the former secret as well; null where there is none.
    former_secret_expires: _t.Union[Moment, None]
    # The moment something was last delivered; null where nothing was.
    last_delivered: _t.Union[Moment, None]
    # What last went wrong; null where nothing did.
    last_problem: _t.Union[str, None]
    # When that was.
    last_problem_time: _t.Union[Moment, None]


# Webhooks, in the order of their creation.
WebhookList = _t.List[WebhookInfo]


# The id of a delivery, which stands in the header `webhook-id` of every attempt.
DeliveryId = str


# Ids of deliveries.
DeliveryIds = _t.List[DeliveryId]


class WebhookResent(_t.TypedDict):
    """Deliveries are tried again."""

    # Always true: a call that fails returns an error.
    success: _t.Literal[True]
    # What was done, in the language of the call.
    message: Message
    # How many there are.
    resent: int


class WebhookRotated(_t.TypedDict):
    """A webhook has another secret, which is returned once."""

    # Always true: a call that fails returns an error.
    success: _t.Literal[True]
    # What was done, in the language of the call.
    message: Message
    # The new secret, for the receiver.
    secret: WebhookSecret
    # The secret in whose place it is.
    former: _t.Dict[str, _t.Any]


class WebhookTested(_t.TypedDict):
    """What came of a test delivery."""

    # Whether the receiver accepted it, with a status from 200 to 299.
    delivered: bool
    # The HTTP status of the response; null where there was none.
    status: _t.Union[int, None]
    # The same in words, or why there was no response.
    outcome: str


# This document.
OpenRpcDocument = _t.Dict[str, _t.Any]


# What is always there in EndpointParameter.
_EndpointParameterAlways = _t.TypedDict("_EndpointParameterAlways", {
    # The types of its value.
    "types": _t.List[str],
    # What it is for.
    "description": str,
    # Its value is checked.
    "has-validation": bool,
})


# A parameter of a method.
_EndpointParameterPerhaps = _t.TypedDict("_EndpointParameterPerhaps", {
    # What it is where nothing is given.
    "default-value": _t.Any,
}, total=False)


class EndpointParameter(_EndpointParameterAlways, _EndpointParameterPerhaps):
    """A parameter of a method."""


# A method, its parameters, and a call with its result.
Endpoint = _t.TypedDict("Endpoint", {
    # What the method does.
    "description": str,
    # Its parameters.
    "parameters": _t.Dict[str, _t.Any],
    # A call of the method.
    "example-request": _t.Dict[str, _t.Any],
    # The response to that call.
    "example-response": _t.Dict[str, _t.Any],
})


# Methods by their names.
Endpoints = _t.Dict[str, Endpoint]


class _AccessEntryAlways(_t.TypedDict):
    """What is always there in AccessEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Primary access URL: Address of the entry marked as primary, ready to be opened; empty in all others.
    primary_url: str
    # Title: Short name of the way in, such as iLO or Admin portal.
    title: str
    # Access type: Protocol or tool that opens the address, such as HTTPS, SSH or RDP.
    type: _t.Union[Choice, None]
    # Host[:Port]/URL: Address to open, such as https://ilo-web1.example.org:8443.
    url: str
    # Host[:Port]/URL: The stored address once more, for clients that read it under this key.
    formatted_url: str
    # Primary?: Marks the way in that is offered first where there are several.
    primary: YesNo
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class AccessEntry(_AccessEntryAlways, total=False):
    """Access as it is read. Ways to reach a device or program for administration: web interface, SSH, remote
    desktop.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Access that has a list of choices.
AccessChoiceKey = _t.Literal["type"]


# A number as it is read: a numeric text, empty where there is none.
NumberText = _t.Union[str, _t.Literal[""]]


class _AccountingEntryAlways(_t.TypedDict):
    """What is always there in AccountingEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Inventory number: Number on the inventory label, by which the asset is found in the list of fixed assets.
    inventory_no: str
    # Account: Cost centre that pays for the asset, such as 4711 IT operations.
    account: _t.Union[Choice, None]
    # Date of invoice: Day on the supplier's invoice; the warranty may run from it.
    acquirementdate: str
    # Purchased at: Dealers or people that sold the asset.
    contact: _t.List[ObjectReference]
    # Investment costs: Sum that was paid once, at the purchase.
    price: NumberText
    # Operation expense: Recurring cost of running it, such as power, leasing or maintenance.
    operation_expense: NumberText
    # Operation expense (Unit): Period for which the running costs are stated: a day, a week, a month or a year.
    operation_expense_interval: _t.Union[Choice, None]
    # Cost unit: Product, project or customer that the costs are charged to.
    cost_unit: _t.Union[Choice, None]
    # Delivery note number: Number on the paper that came with the goods, to match delivery and order.
    delivery_note_no: str
    # Procurement: How the asset was acquired: bought, leased, rented, donated.
    procurement: _t.Union[Choice, None]
    # Delivery date: Day the goods arrived; the warranty may run from it.
    delivery_date: str
    # Invoice no.: Number of the supplier's invoice, to find it in the accounts.
    invoice_no: str
    # Order no.: Number of your own order, to find quotation and approval.
    order_no: str
    # Period of warranty: How long the warranty runs, as a number in the unit stated beside it.
    guarantee_period: _t.Union[Quantity, None]
    # Warranty period: Unit of the duration of the warranty: days, weeks, months or years.
    guarantee_period_unit: _t.Union[Choice, None]
    # Remainder warranty: Days that are left of the warranty today, or that it has ended.
    guarantee_period_status: str
    # Guarantee period by: Date the warranty begins with: that of the invoice, of the order or of the delivery.
    guarantee_period_base: _t.Union[Choice, None]
    # Order date: Day the asset was ordered; the warranty may run from it.
    order_date: str
    # Guarantee date: Day the warranty ends, where the supplier names it instead of a duration.
    guarantee_date: str
    # Remainder warranty: Days left of the warranty, under the key that some clients know.
    guarantee_status: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class AccountingEntry(_AccountingEntryAlways, total=False):
    """Accounting as it is read. Purchase, cost and warranty of an asset, for inventory and bookkeeping."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Accounting that has a list of choices.
AccountingChoiceKey = _t.Literal[
    "account",
    "operation_expense_interval",
    "cost_unit",
    "procurement",
    "guarantee_period_unit",
    "guarantee_period_base",
]


class _AddressEntryAlways(_t.TypedDict):
    """What is always there in AddressEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Additional address information: Further lines that a letter needs beyond street and city, such as Building
    # C, Gate 3.
    address: str
    # Street: Name of the street, without the number of the house.
    street: str
    # House number: Number in the street, with a letter where there is one, such as 12b.
    house_no: str
    # Floors: How many storeys the building has.
    stories: NumberText
    # Postal code: Code that the post sorts by, such as 10115; leading zeros are kept.
    postcode: str
    # City: Town or municipality.
    city: str
    # Region: State, county or province, such as Bavaria.
    region: str
    # Country: State in which the address is, such as Germany or Austria.
    country: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class AddressEntry(_AddressEntryAlways, total=False):
    """Address as it is read. Postal address of a building, a site or an organisation."""

    # Its revision, where the call asks for it.
    revision: Revision


class _AircraftEntryAlways(_t.TypedDict):
    """What is always there in AircraftEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Aircraft registration: Mark painted on the fuselage, by which authorities know it, such as D-EABC.
    registration: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class AircraftEntry(_AircraftEntryAlways, total=False):
    """Aircraft as it is read. Aircraft of the fleet, as the authorities have registered it."""

    # Its revision, where the call asks for it.
    revision: Revision


class _ApplicationEntryAlways(_t.TypedDict):
    """What is always there in ApplicationEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Application: Program that is installed: an object of the type application, operating system or service.
    application: _t.Union[ObjectReference, None]
    # Type: Whether it runs as a program or as the operating system of the device.
    application_type: _t.Union[Choice, None]
    # Priority: Marks the operating system that a device with several of them starts by default.
    application_priority: _t.Union[Choice, None]
    # Assigned license: Licence that this installation uses up; reports on free licences count it.
    assigned_license: _t.Union[EntryReference, None]
    # Assigned license key: Key of the licence that is assigned, to be typed in at installation.
    assigned_license_key: str
    # Database schema: Schema with the tables that the software works with.
    assigned_database_schema: _t.Union[ObjectReference, None]
    # Service: Services that need this installation, so that an outage can be traced to them.
    assigned_it_service: _t.List[ObjectReference]
    # Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
    assigned_variant: _t.Union[EntryReference, None]
    # Version number: Release that is installed, out of those listed at the software; an unknown number is added
    # there.
    assigned_version: _t.Union[EntryReference, None]
    # Bequest nagios services: Passes the Nagios checks of the software on to the device it is installed on.
    bequest_nagios_services: YesNo
    # Used databases: Databases in which the installation keeps its data.
    assigned_databases: _t.List[EntryReference]
    # Installation date: When the program was put on the device.
    installDate: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class ApplicationEntry(_ApplicationEntryAlways, total=False):
    """Software assignment as it is read. Programs installed on a device, with version, licence and the databases
    they use.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Software assignment that has a list of choices.
ApplicationChoiceKey = _t.Literal["application_type", "application_priority"]


class _AssignedCardsEntryAlways(_t.TypedDict):
    """What is always there in AssignedCardsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Assigned cards: Card that is in the phone; saving it here sets the phone at the card.
    connected_obj: _t.Union[ObjectReference, None]


class AssignedCardsEntry(_AssignedCardsEntryAlways, total=False):
    """Assigned cards as it is read. SIM and crypto cards that are in this mobile phone, seen from the phone."""

    # Its revision, where the call asks for it.
    revision: Revision


class _AssignedLogicalUnitEntryAlways(_t.TypedDict):
    """What is always there in AssignedLogicalUnitEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Object: Device that stands at the workplace; a device belongs to one workplace only.
    assigned_object: _t.Union[ObjectReference, None]


class AssignedLogicalUnitEntry(_AssignedLogicalUnitEntryAlways, total=False):
    """Workplace components as it is read. Devices that belong to this workplace: computer, monitor, telephone,
    printer.
    """

    # Its revision, where the call asks for it.
    revision: Revision


class _AssignedSimCardsEntryAlways(_t.TypedDict):
    """What is always there in AssignedSimCardsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Object title: Object that the card is entered at, such as the mobile phone contract.
    isys_obj__id: _t.Union[ObjectReference, None]
    # Assigned SIM Cards: Entry of the single card there, with its number and PIN.
    isys_catg_cards_list__id: _t.Union[EntryReference, None]


class AssignedSimCardsEntry(_AssignedSimCardsEntryAlways, total=False):
    """Assigned SIM cards as it is read. SIM cards that name this mobile phone, out of contracts with several
    cards.
    """

    # Its revision, where the call asks for it.
    revision: Revision


class _AssignedSubscriptionsEntryAlways(_t.TypedDict):
    """What is always there in AssignedSubscriptionsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Assigned object: Tenant or cloud service whose subscription is used.
    assigned_object: _t.Union[ObjectReference, None]
    # UUID: The subscription there, by its identifier; an unknown one is added to that object.
    uuid: _t.Union[EntryReference, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class AssignedSubscriptionsEntry(_AssignedSubscriptionsEntryAlways, total=False):
    """Assigned subscriptions as it is read. Cloud subscriptions that this user account may use, such as
    Microsoft 365 E3.
    """

    # Its revision, where the call asks for it.
    revision: Revision


class _AssignedUsersEntryAlways(_t.TypedDict):
    """What is always there in AssignedUsersEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Assigned object: Account that takes up a seat.
    assigned_object: _t.Union[ObjectReference, None]
    # UUID: Subscription in which the account has its seat.
    uuid: _t.Union[EntryReference, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class AssignedUsersEntry(_AssignedUsersEntryAlways, total=False):
    """Assigned users as it is read. Accounts that have a seat of the subscriptions of this cloud service."""

    # Its revision, where the call asks for it.
    revision: Revision


class _AssignedWorkstationEntryAlways(_t.TypedDict):
    """What is always there in AssignedWorkstationEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Parent object: The workplace itself, such as Desk 2.14-3; moving the device means changing this.
    parent: _t.Union[ObjectReference, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class AssignedWorkstationEntry(_AssignedWorkstationEntryAlways, total=False):
    """Assigned workplace as it is read. Workplace that this device is part of."""

    # Its revision, where the call asks for it.
    revision: Revision


class _AuditEntryAlways(_t.TypedDict):
    """What is always there in AuditEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Subject of the inspection, such as Electrical safety 2026.
    title: str
    # Type: Kind of inspection, such as legal, safety or maintenance.
    type: _t.Union[Choice, None]
    # Commission: People or companies that carry out the inspection.
    commission: _t.List[ObjectReference]
    # Responsible: People that see to it that the inspection takes place in time.
    responsible: _t.List[ObjectReference]
    # Involved: Others that have to be there or be informed.
    involved: _t.List[ObjectReference]
    # Manufacturer's period: Day by which the manufacturer demands the inspection.
    period_manufacturer: str
    # Operator's period: Day by which your own rules demand the inspection.
    period_operator: str
    # Applied: Day the inspection took place.
    apply: str
    # Result: Outcome, such as passed without findings.
    result: str
    # Faults: Defects that were found and have to be repaired.
    fault: str
    # Incidents: Occurrences during the inspection, such as an outage or an injury.
    incident: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class AuditEntry(_AuditEntryAlways, total=False):
    """Audit as it is read. Inspections of an asset, such as electrical safety tests, with deadlines and
    findings.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Audit that has a list of choices.
AuditChoiceKey = _t.Literal["type"]


class _BackupEntryAlways(_t.TypedDict):
    """What is always there in BackupEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Name of the backup job, such as Nightly file server.
    title: str
    # Backed up by: System or program that makes the backup, such as the backup server.
    backup: _t.Union[ObjectReference, None]
    # Backup type: Procedure by which data are copied, such as snapshot, files or cloning.
    backup_type: _t.Union[Choice, None]
    # Cycle: How often the job runs, such as daily or weekly.
    cycle: _t.Union[Choice, None]
    # Path to save: Folder or volume that is backed up, such as /srv/data or D:\Shares.
    path_to_save: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class BackupEntry(_BackupEntryAlways, total=False):
    """Backup as it is read. How the data of this system are backed up: by which system, how often, from where."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Backup that has a list of choices.
BackupChoiceKey = _t.Literal["backup_type", "cycle"]


class _BackupAssignedObjectsEntryAlways(_t.TypedDict):
    """What is always there in BackupAssignedObjectsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Name of the job by which the other system is backed up.
    title: str
    # Backups: System whose data are backed up.
    backup: _t.Union[ObjectReference, None]
    # Backup type: Procedure used there, such as snapshot, files or cloning.
    backup_type: _t.Union[Choice, None]
    # Cycle: How often that system is backed up.
    cycle: _t.Union[Choice, None]
    # Path to save: Folder or volume of the other system that is backed up.
    path_to_save: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class BackupAssignedObjectsEntry(_BackupAssignedObjectsEntryAlways, total=False):
    """Backup (assigned Objects) as it is read. Systems that this backup system takes care of, seen from its
    side.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Backup (assigned Objects) that has a list of choices.
BackupAssignedObjectsChoiceKey = _t.Literal["backup_type", "cycle"]


class _CableEntryAlways(_t.TypedDict):
    """What is always there in CableEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Cable type: Build that decides on speed and distance, such as CAT6 or fibre.
    cable_type: _t.Union[Choice, None]
    # Color: Colour of the sheath, by which the cable is found in the rack.
    cable_colour: _t.Union[Choice, None]
    # Occupancy: How many wires are connected: all eight or four.
    cable_occupancy: _t.Union[Choice, None]
    # Cable length: How long the cable is, in the unit stated beside it.
    length: _t.Union[Quantity, None]
    # Length unit: Unit in which the length is stated, such as m.
    length_unit: _t.Union[Choice, None]
    # Maximal amount of fibers/leads: How many fibres or wires the cable has at most, such as 24.
    max_amount_of_fibers_leads: NumberText
    # Connection: Both ends of the cable with the devices they are plugged into.
    connection: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class CableEntry(_CableEntryAlways, total=False):
    """Cable as it is read. Kind, length and wiring of a single cable."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Cable that has a list of choices.
CableChoiceKey = _t.Literal["cable_type", "cable_colour", "cable_occupancy", "length_unit"]


class _CardsEntryAlways(_t.TypedDict):
    """What is always there in CardsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Assigned mobile phone: Telephone or tablet the card is in.
    assigned_mobile: _t.Union[ObjectReference, None]
    # Card Number: Number printed on the card (ICCID), up to 20 digits.
    card_no: str
    # Title: Short name of the card, such as Main card or Tablet.
    title: str
    # Pin: Code that unlocks the card when the phone is switched on.
    pin: str
    # Pin 2: Code for extra functions of the card, such as call cost limits.
    pin2: str
    # PUK: Code that frees the card after three wrong PINs.
    puk: str
    # PUK2: Code that frees the second PIN after three wrong tries.
    puk2: str
    # Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in
    # support cases.
    serial: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class CardsEntry(_CardsEntryAlways, total=False):
    """Cards as it is read. SIM cards of a mobile phone contract, with number, PIN and PUK."""

    # Its revision, where the call asks for it.
    revision: Revision


class _CertificateEntryAlways(_t.TypedDict):
    """What is always there in CertificateEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Type: Purpose or issuer, such as TLS server certificate or internal CA.
    type: _t.Union[Choice, None]
    # Creation date: First day the certificate is valid.
    create_date: str
    # Expiration Date: Last day the certificate is valid; a new one has to be in place before.
    expire_date: str
    # Common Name: Name the certificate is issued to, such as www.example.org.
    common_name: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class CertificateEntry(_CertificateEntryAlways, total=False):
    """Certificate as it is read. Digital certificates in use on this system, so that none expires unnoticed."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Certificate that has a list of choices.
CertificateChoiceKey = _t.Literal["type"]


class _CloudSubscriptionsEntryAlways(_t.TypedDict):
    """What is always there in CloudSubscriptionsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # UUID: Identifier of the subscription at the provider, such as 6fd2c87f-b296-42f0-b197-1e91e994b900.
    uuid: str
    # Consumed units: How many seats are in use.
    consumed_units: str
    # Prepaid units (enabled): How many seats are paid for and usable.
    prepaid_enabled_units: str
    # Prepaid units (suspended): How many seats the provider has blocked, such as after a cancellation.
    prepaid_suspended: str
    # Prepaid units (warning): How many seats are about to end, because payment or renewal is missing.
    prepaid_warning: str
    # JDisc status: State of the subscription that network discovery found last.
    jdisc_status: _t.Union[Choice, None]
    # Subscribers: Objects to which a seat of this subscription is assigned.
    subscribers: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class CloudSubscriptionsEntry(_CloudSubscriptionsEntryAlways, total=False):
    """Subscriptions as it is read. Subscriptions of a cloud service with seats that are paid for and in use."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Subscriptions that has a list of choices.
CloudSubscriptionsChoiceKey = _t.Literal["jdisc_status"]


class _ClusterEntryAlways(_t.TypedDict):
    """What is always there in ClusterEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Quorum: Whether a majority of the members decides which of them stay in service.
    quorum: YesNo
    # Administration service: Names of the objects from which the cluster is administered.
    administration_service: str
    # Cluster Members: Names of the servers that form the cluster.
    cluster_members: str
    # Count of Cluster Members: How many servers form the cluster.
    cluster_member_count: str
    # Cluster service assignment: Names of the services that run on the cluster.
    cluster_service: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class ClusterEntry(_ClusterEntryAlways, total=False):
    """Cluster as it is read. Key facts of a cluster: its members, its services and where it is administered."""

    # Its revision, where the call asks for it.
    revision: Revision


class _ClusterAdmServiceEntryAlways(_t.TypedDict):
    """What is always there in ClusterAdmServiceEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Administration service (Object): Server or program that manages the cluster, such as vCenter.
    connected_object: _t.Union[ObjectReference, None]
    # Object type: Kind of thing the administering object is.
    objtype: _t.Union[Choice, None]


class ClusterAdmServiceEntry(_ClusterAdmServiceEntryAlways, total=False):
    """Administration service as it is read. Systems from which the cluster is administered, such as a management
    console.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Administration service that has a list of choices.
ClusterAdmServiceChoiceKey = _t.Literal["objtype"]


class _ClusterMembersEntryAlways(_t.TypedDict):
    """What is always there in ClusterMembersEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Cluster Member: Server that belongs to the cluster.
    member: _t.Union[ObjectReference, None]


class ClusterMembersEntry(_ClusterMembersEntryAlways, total=False):
    """Cluster Members as it is read. Servers that form this cluster and stand in for each other."""

    # Its revision, where the call asks for it.
    revision: Revision


class _ClusterMembershipsEntryAlways(_t.TypedDict):
    """What is always there in ClusterMembershipsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Cluster: Cluster in which the server takes part.
    connected_object: _t.Union[ObjectReference, None]


class ClusterMembershipsEntry(_ClusterMembershipsEntryAlways, total=False):
    """Cluster memberships as it is read. Clusters that this server belongs to, seen from the server."""

    # Its revision, where the call asks for it.
    revision: Revision


class _ClusterRootEntryAlways(_t.TypedDict):
    """What is always there in ClusterRootEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Quorum: Whether a majority of the members decides which of them stay in service.
    quorum: YesNo
    # Administration service: Names of the objects from which the cluster is administered.
    administration_service: str
    # Cluster Members: Names of the servers that form the cluster.
    cluster_members: str
    # Count of Cluster Members: How many servers form the cluster.
    cluster_member_count: str
    # Cluster service assignment: Names of the services that run on the cluster.
    cluster_service: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class ClusterRootEntry(_ClusterRootEntryAlways, total=False):
    """Cluster as it is read. Menu entry for everything about a cluster; it shows the key facts of the cluster
    itself.
    """

    # Its revision, where the call asks for it.
    revision: Revision


class _ClusterServiceEntryAlways(_t.TypedDict):
    """What is always there in ClusterServiceEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Type: How the members share the work: one waits, all work, or all compute together.
    type: _t.Union[Choice, None]
    # Cluster services: Service that is made highly available.
    cluster_service: _t.Union[ObjectReference, None]
    # Host addresses: Addresses under which the service is reached, wherever it runs at the moment.
    hostaddresses: _t.List[EntryReference]
    # Volumes: Volumes that move along with the service.
    drives: _t.List[EntryReference]
    # Shares: File shares that the service provides.
    shares: _t.List[EntryReference]
    # Runs on: Members of the cluster on which the service may run.
    runs_on: _t.List[EntryReference]
    # Default server: Member on which the service runs as long as nothing fails.
    default_server: _t.Union[EntryReference, None]
    # Database schema: Schema with the tables that the software works with.
    assigned_database_schema: _t.Union[ObjectReference, None]
    # Service Status: Whether the service is meant to run, or is switched off.
    service_status: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class ClusterServiceEntry(_ClusterServiceEntryAlways, total=False):
    """Cluster service assignment as it is read. Services that run on this cluster and move to another member
    when one fails.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Cluster service assignment that has a list of choices.
ClusterServiceChoiceKey = _t.Literal["type", "service_status"]


class _ComputingResourcesEntryAlways(_t.TypedDict):
    """What is always there in ComputingResourcesEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # RAM: Main memory that is claimed, in the unit stated beside it.
    ram: _t.Union[Quantity, None]
    # Memory unit: Unit of the main memory, such as GB.
    ram_unit: _t.Union[Choice, None]
    # CPU frequency: Computing power that is claimed, as the sum of the frequencies of all cores.
    cpu: _t.Union[Quantity, None]
    # CPU frequency unit: Unit of the computing power, such as GHz.
    cpu_unit: _t.Union[Choice, None]
    # Disc space: Disk space that is claimed, in the unit stated beside it.
    disc_space: _t.Union[Quantity, None]
    # Disc space unit: Unit of the disk space, such as TB.
    disc_space_unit: _t.Union[Choice, None]
    # Network bandwidth: Data rate that is claimed on the network, in the unit stated beside it.
    network_bandwidth: _t.Union[Quantity, None]
    # Network bandwidth unit: Unit of the data rate, such as Mbit/s.
    network_bandwidth_unit: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class ComputingResourcesEntry(_ComputingResourcesEntryAlways, total=False):
    """Computing resources as it is read. Share of the host that a virtual machine or service claims, for
    planning capacity.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Computing resources that has a list of choices.
ComputingResourcesChoiceKey = _t.Literal["ram_unit", "cpu_unit", "disc_space_unit", "network_bandwidth_unit"]


class _ConnectorEntryAlways(_t.TypedDict):
    """What is always there in ConnectorEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Label beside the socket, such as Port 12 or Outlet 3.
    title: str
    # In-/Output: Whether signals or power come in here or go out.
    type: _t.Union[Choice, None]
    # Wiring system: Cabling of the building that the socket is part of.
    wiring_system: _t.Union[ObjectReference, None]
    # Interface: Exchangeable module in the socket, such as SFP+.
    interface: _t.Union[Choice, None]
    # Color / wave lengths: Wavelengths or colours that the optical connection uses, such as 1310 nm.
    fiber_wave_lengths: _t.List[Choice]
    # Connection type: Shape of the plug, such as RJ-45 or LC.
    connection_type: _t.Union[Choice, None]
    # Assigned to connector: Connection point at the other end of the cable; setting it connects both ends.
    assigned_connector: _t.Union[EntryReference, None]
    # Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at,
    # such as 3 or 1-4.
    assigned_positions: str
    # Connected object: Device at the other end of the cable.
    connected_object: _t.Union[ObjectReference, None]
    # Assigned category type: Constant of the category that the socket comes from, where it is a port or a power
    # plug.
    assigned_category: str
    # Cable: Object that documents the wire plugged in here, with its kind and length.
    cable_connection: _t.Union[ObjectReference, None]
    # Used fiber/lead (RX): Fibre or wire of the cable that receives.
    used_fiber_lead_rx: _t.Union[EntryReference, None]
    # Used fiber/lead (TX): Fibre or wire of the cable that sends.
    used_fiber_lead_tx: _t.Union[EntryReference, None]
    # Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that
    # feeds an output.
    connector_sibling: _t.Union[EntryReference, None]
    # Positions of the input/output: Positions of the connector on the other side that this one leads to, such
    # as fibre 3 or 3-4.
    sibling_positions: str
    # Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12.
    positions: NumberText
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str
    # Relation direction: Object from which the connection counts, where one of the two supplies and the other
    # depends on it.
    relation_direction: _t.Union[ObjectReference, None]


class ConnectorEntry(_ConnectorEntryAlways, total=False):
    """Connectors as it is read. All sockets and plugs of a device that cables go into: network, power, fibre."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Connectors that has a list of choices.
ConnectorChoiceKey = _t.Literal["type", "interface", "fiber_wave_lengths", "connection_type"]


class _ContactEntryAlways(_t.TypedDict):
    """What is always there in ContactEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Contact: Person, group or organisation, under the key that existing clients write.
    contact: _t.Union[ObjectReference, None]
    # Primary contact: Name of the contact marked as primary.
    primary_contact: str
    # Contact object: Person, group or organisation that is responsible, uses the object or has supplied it.
    contact_object: _t.Union[ObjectReference, None]
    # Primary: Marks the contact that is to be called first.
    primary: YesNo
    # Role: Relation of the contact to the object, such as administrator, user or supplier.
    role: _t.Union[Choice, None]
    # Contact: Names of all contacts of the object on one line.
    contact_list: str
    # Contact (Role): Names of all contacts on one line, each with its role in brackets.
    contact_list_with_roles: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class ContactEntry(_ContactEntryAlways, total=False):
    """Contact assignment as it is read. People, groups and companies that have to do with this object, each in a
    role.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Contact assignment that has a list of choices.
ContactChoiceKey = _t.Literal["role"]


class _ContractAssignmentEntryAlways(_t.TypedDict):
    """What is always there in ContractAssignmentEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Assigned contract: Contract that covers the object.
    connected_contract: _t.Union[ObjectReference, None]
    # Contract begin: First day on which the contract covers this object.
    contract_start: str
    # Contract end: Last day on which the contract covers this object.
    contract_end: str
    # Reaction rate: How fast the partner has to react, such as 24x7x4: around the clock, within four hours.
    reaction_rate: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class ContractAssignmentEntry(_ContractAssignmentEntryAlways, total=False):
    """Contract assignment as it is read. Contracts that cover this object, such as maintenance or leasing."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Contract assignment that has a list of choices.
ContractAssignmentChoiceKey = _t.Literal["reaction_rate"]


class _ControllerEntryAlways(_t.TypedDict):
    """What is always there in ControllerEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Name by which the operating system or the slot knows it, such as RAID slot 1.
    title: str
    # Type: Bus that its disks use, such as SATA or SAS.
    type: _t.Union[Choice, None]
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: _t.Union[Choice, None]
    # Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
    model: _t.Union[Choice, None]
    # Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
    firmware: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class ControllerEntry(_ControllerEntryAlways, total=False):
    """Controller as it is read. Adapters inside a device that disks and drives are connected to."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Controller that has a list of choices.
ControllerChoiceKey = _t.Literal["type", "manufacturer", "model"]


class _ControllerFcPortEntryAlways(_t.TypedDict):
    """What is always there in ControllerFcPortEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Label of the port, such as FC0 or Slot 2 Port 1.
    title: str
    # Type: Role of the port in the fabric, such as N_Port, F_Port or E_Port.
    type: _t.Union[Choice, None]
    # Connected controller: Host bus adapter of this device that the port is part of.
    connected_controller: _t.Union[EntryReference, None]
    # Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that
    # feeds an output.
    connector_sibling: _t.Union[EntryReference, None]
    # Positions of the input/output: Positions of the connector on the other side that this one leads to, such
    # as fibre 3 or 3-4.
    sibling_positions: str
    # Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12.
    positions: NumberText
    # Medium: Cable it takes, such as multimode fibre OM4.
    medium: _t.Union[Choice, None]
    # Speed: Data rate of the port, such as 16, in the unit stated beside it.
    speed: _t.Union[Quantity, None]
    # Speed unit: Unit of the data rate, such as Gbit/s.
    speed_unit: _t.Union[Choice, None]
    # Node WWN: World Wide Name of the whole device, such as 50:01:43:80:12:34:56:78.
    wwn: str
    # Port WW(P)N: World Wide Name of this port alone, by which SAN zones are made.
    wwpn: str
    # SAN zone and connection type: SAN zones of which the port is a member.
    san_zones: _t.List[ObjectReference]
    # Target object: Connection point that the cable of the port leads to.
    target: _t.Union[EntryReference, None]
    # Connection: Connection point of this device that stands for the port.
    connector: _t.Union[EntryReference, None]
    # Connection: Connection point at the other end of the cable; setting it connects both ends.
    assigned_connector: _t.Union[EntryReference, None]
    # Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at,
    # such as 3 or 1-4.
    assigned_positions: str
    # Connected object: Device at the other end of the cable.
    connected_object: _t.Union[ObjectReference, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str
    # Relation direction: Object from which the connection counts, where one of the two supplies and the other
    # depends on it.
    relation_direction: _t.Union[ObjectReference, None]


class ControllerFcPortEntry(_ControllerFcPortEntryAlways, total=False):
    """FC port as it is read. Fibre Channel ports by which a server or storage system is connected to the SAN."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of FC port that has a list of choices.
ControllerFcPortChoiceKey = _t.Literal["type", "medium", "speed_unit"]


class _CpuEntryAlways(_t.TypedDict):
    """What is always there in CpuEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Product name as the system shows it, such as Xeon Gold 6338.
    title: str
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: _t.Union[Choice, None]
    # Type: Family of processors, such as Xeon or EPYC.
    type: _t.Union[Choice, None]
    # CPU frequency: Clock rate of one core, in the unit stated beside it.
    frequency: _t.Union[Quantity, None]
    # CPU frequency unit: Unit of the clock rate, such as GHz.
    frequency_unit: _t.Union[Choice, None]
    # CPU cores: How many cores this processor has; licences are often counted by them.
    cores: NumberText
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class CpuEntry(_CpuEntryAlways, total=False):
    """CPU as it is read. Processors of a device, an entry per socket."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of CPU that has a list of choices.
CpuChoiceKey = _t.Literal["manufacturer", "type", "frequency_unit"]


class _CustomFieldsEntryAlways(_t.TypedDict):
    """What is always there in CustomFieldsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class CustomFieldsEntry(_CustomFieldsEntryAlways, total=False):
    """Custom Fields as it is read. Groups the categories that a site has added to the catalogue."""

    # Its revision, where the call asks for it.
    revision: Revision


class _CustomFieldsExampleEntryAlways(_t.TypedDict):
    """What is always there in CustomFieldsExampleEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Checkbox: Example of a box to tick: set or not set.
    checkbox: YesNo
    # File: Example of a link to an object that holds a file.
    file: _t.Union[ObjectReference, None]
    # Date: Example of a day without time, such as 2026-03-31.
    day: str
    # Date and time: Example of a day with time, such as 2026-03-31 14:30:00.
    moment: str
    # Dialog+: Example of one choice out of a list that users may extend.
    choice: _t.Union[Choice, None]
    # Dialog+ (multiple): Example of several choices out of one list.
    choices: _t.List[Choice]
    # HTML editor: Example of a text with headings, lists and links.
    html: str
    # Yes/No: Example of a question with two outcomes.
    yes_no: YesNo
    # Link: Example of an address to click, such as https://example.org.
    link: str
    # Number: Example of a value to calculate with, such as 12.5.
    number: NumberText
    # Object relation: Example of a link to one object that also makes a relation.
    relation: _t.Union[ObjectReference, None]
    # Object relation (multiple): Example of links to several objects that also make relations.
    relations: _t.List[ObjectReference]
    # Object: Example of a link to one object without a relation.
    object: _t.Union[ObjectReference, None]
    # Objects: Example of links to several objects without relations.
    objects: _t.List[ObjectReference]
    # Report: Place that would show the rows of a report. It would show a report, and reports are not kept here.
    report: str
    # Text: Example of a text on one line of up to 255 characters.
    text: str
    # Text (masked): Example of a text that forms hide while it is typed.
    secret: str
    # Text (multi-line): Example of a text on several lines.
    note: str
    # Time: Example of a time of day, such as 14:30.
    clock: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class CustomFieldsExampleEntry(_CustomFieldsExampleEntryAlways, total=False):
    """Example (custom) as it is read. One attribute of every kind that categories of a site may have, to try out
    how each is saved and read.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Example (custom) that has a list of choices.
CustomFieldsExampleChoiceKey = _t.Literal["choice", "choices"]


class _DatabaseEntryAlways(_t.TypedDict):
    """What is always there in DatabaseEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # DBMS: Installed database software the instance belongs to, such as PostgreSQL.
    assigned_dbms: _t.Union[EntryReference, None]
    # Instanz name: Name that clients connect to, such as MSSQLSERVER or ORCL.
    instance_name: str
    # Instanz type: Kind of operation, such as stand-alone, replica or cluster.
    instance_type: _t.Union[Choice, None]
    # Manufacturer: Company that makes the database software, taken from the installed program.
    manufacturer: str
    # Max size: How large the instance may grow, in the unit stated beside it.
    size: _t.Union[Quantity, None]
    # Size unit: Unit of the largest size, such as GB.
    size_unit: _t.Union[Choice, None]
    # Version: Release of the database software, such as 16.4.
    version: _t.Union[EntryReference, None]
    # Path: Folder in which the instance keeps its data, such as /var/lib/postgresql.
    path: str
    # Port: TCP port on which the instance listens, such as 5432.
    port: str
    # Port Name: Name of the listener or endpoint, such as LISTENER.
    port_name: str
    # Import Key: Identifier that an import would recognise the instance by. Only imports of databases give
    # keys, and there are none here.
    import_key: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class DatabaseEntry(_DatabaseEntryAlways, total=False):
    """DBMS as it is read. Database systems that run on this server, with instance, port and paths."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of DBMS that has a list of choices.
DatabaseChoiceKey = _t.Literal["instance_type", "size_unit"]


class _DatabaseAssignmentEntryAlways(_t.TypedDict):
    """What is always there in DatabaseAssignmentEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Target schema: Schema that holds the data of the software.
    database_assignment: _t.Union[ObjectReference, None]
    # Software runs on: Device the software is installed on.
    runs_on: _t.Union[ObjectReference, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class DatabaseAssignmentEntry(_DatabaseAssignmentEntryAlways, total=False):
    """Database assignment as it is read. Database schemas that this software works with, and where that software
    runs.
    """

    # Its revision, where the call asks for it.
    revision: Revision


class _DatabaseSaEntryAlways(_t.TypedDict):
    """What is always there in DatabaseSaEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Assigned DBMS: Installed database software that manages the database.
    assigned_database: _t.Union[EntryReference, None]
    # Instance: Instance in which the database is kept.
    assigned_instance: _t.Union[EntryReference, None]
    # Schemes: Names of the schemas within the database, such as public or dbo.
    assigned_schemas: _t.List[Choice]
    # Title: Name of the database, such as erp_prod.
    title: str
    # Size: Space the database takes up now, in the unit stated beside it.
    size: _t.Union[Quantity, None]
    # Unit: Unit of the space that is taken up, such as GB.
    size_unit: _t.Union[Choice, None]
    # Max size: Space the database may grow to, in the unit stated beside it.
    max_size: _t.Union[Quantity, None]
    # Max Unit: Unit of the space it may grow to, such as GB.
    max_size_unit: _t.Union[Choice, None]
    # Import Key: Identifier that an import would recognise the database by. Only imports of databases give
    # keys, and there are none here.
    import_key: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class DatabaseSaEntry(_DatabaseSaEntryAlways, total=False):
    """Databases as it is read. Single databases within the instances of this server, with size and schemas."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Databases that has a list of choices.
DatabaseSaChoiceKey = _t.Literal["assigned_schemas", "size_unit", "max_size_unit"]


class _DatabaseTableEntryAlways(_t.TypedDict):
    """What is always there in DatabaseTableEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Name of the table within its schema, such as customers.
    title: str
    # Row count: How many records the table holds.
    row_count: str
    # Assigned database: Database that the table is part of.
    assigned_database: _t.Union[EntryReference, None]
    # Instance: Name of the instance that the database belongs to.
    instance: str
    # Schema: Part of the database that holds the table, such as public.
    assigned_schema: _t.Union[Choice, None]
    # Schema size: Space all tables of the schema take up together, in the unit stated beside it.
    schema_size: _t.Union[Quantity, None]
    # Schema size unit: Unit of the space of the whole schema, such as GB.
    schema_size_unit: _t.Union[Choice, None]
    # Size: Space the table takes up now, in the unit stated beside it.
    size: _t.Union[Quantity, None]
    # Size unit: Unit of the space the table takes up, such as MB.
    size_unit: _t.Union[Choice, None]
    # Max size: Space the table may grow to, in the unit stated beside it.
    max_size: _t.Union[Quantity, None]
    # Max size unit: Unit of the space the table may grow to, such as GB.
    max_size_unit: _t.Union[Choice, None]
    # Import Key: Identifier by which an import recognises the table.
    import_key: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class DatabaseTableEntry(_DatabaseTableEntryAlways, total=False):
    """Tables as it is read. Tables that are worth documenting, with rows and space, to watch how they grow."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Tables that has a list of choices.
DatabaseTableChoiceKey = _t.Literal["assigned_schema", "schema_size_unit", "size_unit", "max_size_unit"]


class _DriveEntryAlways(_t.TypedDict):
    """What is always there in DriveEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Drive letter: Letter or folder under which the volume is reached, such as C: or /var.
    mount_point: str
    # Title: Label of the volume, such as System or Data.
    title: str
    # System drive: Whether the operating system starts from it.
    system_drive: YesNo
    # Filesystem: How files are stored on it, such as NTFS or ext4.
    filesystem: _t.Union[Choice, None]
    # Capacity: Size of the volume, in the unit stated beside it.
    capacity: _t.Union[Quantity, None]
    # Unit: Unit of the size of the volume, such as GB.
    unit: _t.Union[Choice, None]
    # Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in
    # support cases.
    serial: str
    # Software RAID group: Array made by the operating system that the volume lies on.
    assigned_raid: _t.Union[EntryReference, None]
    # Type: Number of the kind of drive, for clients that keep one.
    drive_type: NumberText
    # On device: Physical disk of this object that the volume lies on.
    device: _t.Union[EntryReference, None]
    # On device Raid-Array: Array made by the controller that the volume lies on.
    raid: _t.Union[EntryReference, None]
    # On device Logical devices (Client): Logical device of the storage network that the volume lies on.
    ldev: _t.Union[EntryReference, None]
    # Object type constant: Constant of the category in which the carrier of the volume is listed.
    category_const: str
    # Free Diskspace: Space that is still free, in the unit stated beside it.
    free_space: _t.Union[Quantity, None]
    # Memory unit: Unit of the space that is still free, such as GB.
    free_space_unit: _t.Union[Choice, None]
    # Used Diskspace: Space that files take up, in the unit stated beside it.
    used_space: _t.Union[Quantity, None]
    # Memory unit: Unit of the space that files take up, such as GB.
    used_space_unit: _t.Union[Choice, None]
    # Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
    firmware: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class DriveEntry(_DriveEntryAlways, total=False):
    """Drive as it is read. Partitions and volumes as the operating system sees them, with size and free space."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Drive that has a list of choices.
DriveChoiceKey = _t.Literal["filesystem", "unit", "free_space_unit", "used_space_unit"]


class _EmergencyPlanEntryAlways(_t.TypedDict):
    """What is always there in EmergencyPlanEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Occasion for which the plan is assigned, such as Restart after power failure.
    title: str
    # Assigned emergency plan: Object that holds the plan, as steps or as a file.
    emergency_plan: _t.Union[ObjectReference, None]
    # Time need: How long carrying out the plan takes, as stated in the plan.
    time_needed: str
    # Time need (Unit): Unit of that duration, as stated in the plan.
    time_needed_unit: str
    # Date of emergency practice: Day the plan was last rehearsed, as stated in the plan.
    practice_date: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class EmergencyPlanEntry(_EmergencyPlanEntryAlways, total=False):
    """Emergency plan assignment as it is read. Plans that say what to do when this object fails."""

    # Its revision, where the call asks for it.
    revision: Revision


class _FiberLeadEntryAlways(_t.TypedDict):
    """What is always there in FiberLeadEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Label: Mark on the fibre or wire, such as F01.
    label: str
    # Category: Optical class that decides on range, such as OM4 or OS2.
    category: _t.Union[Choice, None]
    # Color: Colour of the coating, by which the fibre is told apart in the bundle.
    color: _t.Union[Choice, None]
    # Damping: Measured loss of signal in decibels.
    damping: NumberText
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class FiberLeadEntry(_FiberLeadEntryAlways, total=False):
    """Fiber/lead as it is read. Single fibres or wires of a cable, to document each signal path."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Fiber/lead that has a list of choices.
FiberLeadChoiceKey = _t.Literal["category", "color"]


class _FileEntryAlways(_t.TypedDict):
    """What is always there in FileEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # File: Object that holds the document and its versions.
    file: _t.Union[ObjectReference, None]
    # Revision: Number of the newest version of the document.
    revision: str
    # HTTP-Link (extern): Address of a document that is kept elsewhere, such as in a wiki.
    link: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class FileEntry(_FileEntryAlways, total=False):
    """Files as it is read. Documents that belong to this object, such as manuals, photos or diagrams."""

    # Its revision, where the call asks for it.
    entry_revision: Revision


class _FormfactorEntryAlways(_t.TypedDict):
    """What is always there in FormfactorEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Form factor: Shape of the case, such as 19-inch, tower or desktop.
    formfactor: _t.Union[Choice, None]
    # Rack units: How many units the device takes, or the rack has; one is 44.45 mm; 0 takes none, and is
    # mounted beside.
    rackunits: NumberText
    # Dimension unit: Unit of width, height and depth, such as cm.
    unit: _t.Union[Choice, None]
    # Width: Extent from left to right, in the unit stated for all three.
    width: _t.Union[Quantity, None]
    # Height: Extent from bottom to top, in the unit stated for all three.
    height: _t.Union[Quantity, None]
    # Depth: Extent from front to back, in the unit stated for all three.
    depth: _t.Union[Quantity, None]
    # Weight: How heavy the device is, to check loads of racks and floors.
    weight: _t.Union[Quantity, None]
    # weight unit: Unit of the weight, such as kg.
    weight_unit: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class FormfactorEntry(_FormfactorEntryAlways, total=False):
    """Form factor as it is read. Size and weight of a device, and how many units it takes in a rack."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Form factor that has a list of choices.
FormfactorChoiceKey = _t.Literal["formfactor", "unit", "weight_unit"]


class _GlobalEntryAlways(_t.TypedDict):
    """What is always there in GlobalEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Name by which people know the object, such as web1.example.org.
    title: str
    # Condition: Whether the object is in normal use, archived, deleted or a template.
    status: _t.Union[Choice, None]
    # Creation date: Moment the object was entered.
    created: str
    # Created by: Name of the user or key that entered the object.
    created_by: str
    # Last change: Moment of the newest change to the object or one of its entries.
    changed: str
    # Last change by: Name of the user or key that made the newest change.
    changed_by: str
    # Purpose: Environment or use that the object is there for, such as production, quality assurance or test.
    purpose: _t.Union[Choice, None]
    # Category: Grouping of your own across object types, such as by department or location.
    category: _t.Union[Choice, None]
    # SYSID: Identifier that no other object has, given by the service unless one is saved; fit for labels.
    sysid: str
    # CMDB status: Stage in the life of the thing itself, such as planned, in operation or defect.
    cmdb_status: _t.Union[Choice, None]
    # Object type: Kind of thing the object is, such as server or building; it decides on the usual categories.
    type: _t.Union[Choice, None]
    # Tags: Free keywords to find and group objects by.
    tag: _t.List[Choice]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class GlobalEntry(_GlobalEntryAlways, total=False):
    """General as it is read. Basic facts of every object: its name, its type, its status, and when it was last
    changed.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of General that has a list of choices.
GlobalChoiceKey = _t.Literal["status", "purpose", "category", "cmdb_status", "type", "tag"]


class _GraphicEntryAlways(_t.TypedDict):
    """What is always there in GraphicEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Product name of the card, such as RTX A2000.
    title: str
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: _t.Union[Choice, None]
    # Memory: Video memory of the card, in the unit stated beside it.
    memory: _t.Union[Quantity, None]
    # Memory unit: Unit of the video memory, such as GB.
    unit: _t.Union[Choice, None]
    # Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
    firmware: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class GraphicEntry(_GraphicEntryAlways, total=False):
    """Graphic card as it is read. Cards and chips that drive the screens of a device or compute for it."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Graphic card that has a list of choices.
GraphicChoiceKey = _t.Literal["manufacturer", "unit"]


class _GroupMembershipsEntryAlways(_t.TypedDict):
    """What is always there in GroupMembershipsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Group: Object group that the object is in.
    connected_object: _t.Union[ObjectReference, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class GroupMembershipsEntry(_GroupMembershipsEntryAlways, total=False):
    """Group memberships as it is read. Object groups that contain this object, seen from the object."""

    # Its revision, where the call asks for it.
    revision: Revision


class _GuestSystemsEntryAlways(_t.TypedDict):
    """What is always there in GuestSystemsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Guest systems: Virtual machine that runs here.
    connected_object: _t.Union[ObjectReference, None]
    # Hostname: Name of the virtual machine in the network, out of its primary address.
    hostname: str
    # Runs on: Member of the cluster that the virtual machine is on at the moment.
    runs_on: _t.Union[ObjectReference, None]


class GuestSystemsEntry(_GuestSystemsEntryAlways, total=False):
    """Guest systems as it is read. Virtual machines that run on this host."""

    # Its revision, where the call asks for it.
    revision: Revision


class _HbaEntryAlways(_t.TypedDict):
    """What is always there in HbaEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Name of the adapter, such as HBA slot 3.
    title: str
    # Type: Protocol the adapter speaks, such as FC or iSCSI.
    type: _t.Union[Choice, None]
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: _t.Union[Choice, None]
    # Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
    model: _t.Union[Choice, None]
    # Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
    firmware: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class HbaEntry(_HbaEntryAlways, total=False):
    """Host Bus Adapter (HBA) as it is read. Adapters that connect a server to the storage network."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Host Bus Adapter (HBA) that has a list of choices.
HbaChoiceKey = _t.Literal["type", "manufacturer", "model"]


class _IdentifierEntryAlways(_t.TypedDict):
    """What is always there in IdentifierEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Key: Name of the identifier in the other system, such as deviceid.
    key: str
    # Value: The identifier itself, such as 10233.
    value: str
    # Initial import: Moment the identifier was entered for the first time.
    last_edited: str
    # Type: System that gave the identifier, such as JDisc or OTRS.
    type: _t.Union[Choice, None]
    # Group: Part of the other system, such as a tenant or a scan profile.
    group: str
    # Last scan: Moment the other system last saw the object.
    last_scan: str
    # Last updated: Moment the entry was last saved; the service sets it.
    last_updated: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class IdentifierEntry(_IdentifierEntryAlways, total=False):
    """Data Source as it is read. Names under which other systems know this object, so that imports and scripts
    find it again.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Data Source that has a list of choices.
IdentifierChoiceKey = _t.Literal["type"]


class _ImageEntryAlways(_t.TypedDict):
    """What is always there in ImageEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Uploaded images: File name of the picture, such as server-front.png.
    image_selection: str
    # File: The picture itself, as PNG, JPEG or another common format.
    image: _t.Union[StoredFile, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class ImageEntry(_ImageEntryAlways, total=False):
    """Object picture as it is read. One photo or drawing that stands for the object in lists and on its page."""

    # Its revision, where the call asks for it.
    revision: Revision


class _ImagesEntryAlways(_t.TypedDict):
    """What is always there in ImagesEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # File name: Name of the picture with its ending, such as rear.jpg.
    name: str
    # File content: The picture itself, Base64-encoded in calls.
    content: _t.Union[StoredFile, None]


class ImagesEntry(_ImagesEntryAlways, total=False):
    """Images as it is read. Further photos of the object, such as type plate, rear side or place of
    installation.
    """

    # Its revision, where the call asks for it.
    revision: Revision


class _InvoiceEntryAlways(_t.TypedDict):
    """What is always there in InvoiceEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Goods or work that is charged, such as Maintenance 2026.
    denotation: str
    # Invoice Date: Day printed on the bill.
    date: str
    # Amount: Sum that has to be paid.
    amount: NumberText
    # Edited at: Day the bill was checked and approved.
    edited: str
    # Dispensing Tax Accounting: Day the bill was handed to the accounting department.
    financial_accounting_delivery: str
    # Charged: Whether the sum has left the account.
    charged: YesNo
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class InvoiceEntry(_InvoiceEntryAlways, total=False):
    """Invoice as it is read. Bills for this object, from receipt to payment."""

    # Its revision, where the call asks for it.
    revision: Revision


class IpAliasesRow(_t.TypedDict):
    """A row of aliases as it is read."""

    hostname: str
    domain: str


class _IpEntryAlways(_t.TypedDict):
    """What is always there in IpEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Primary layer3 net: Name of the net the primary address is in; empty in all other entries.
    primary_layer3_net: str
    # Primary hostaddress: The address, where this entry is the primary one; empty in all others.
    primary_hostaddress: str
    # Primary hostname: Name without domain, where this entry is the primary one; empty in all others.
    primary_hostname: str
    # Type: Protocol of the address: IPv4, IPv6 or an older one.
    net_type: _t.Union[Choice, None]
    # Primary: Marks the address by which the device is reached for administration.
    primary: YesNo
    # Active: Whether the address is in use at the moment.
    active: YesNo
    # Net: Layer 3 net the address lies in, such as 192.168.10.0/24.
    net: _t.Union[ObjectReference, None]
    # Net zone: Security zone within the net, such as DMZ.
    zone: _t.Union[ObjectReference, None]
    # Address allocation IPv4: How the device gets its address: fixed, from DHCP, or reserved there.
    ipv4_assignment: _t.Union[Choice, None]
    # IPv4 address: Four numbers with dots, such as 192.168.10.21.
    ipv4_address: str
    # Address allocation IPv6: How the device gets its address: fixed, by SLAAC or from DHCPv6.
    ipv6_assignment: _t.Union[Choice, None]
    # IPv6 scope: How far the address is valid: worldwide, within the organisation or on one link.
    ipv6_scope: _t.Union[Choice, None]
    # IPv6 address: Groups of hexadecimal digits with colons, such as 2001:db8::21.
    ipv6_address: str
    # Host address: The IPv4 or IPv6 address of the entry, for reading under one key.
    hostaddress: str
    # Hostname: Name of the device without its domain, such as web1.
    hostname: str
    # Domain: Part of the full name after the host name, such as example.org.
    domain: str
    # DNS Server: Servers that the device asks to resolve names.
    dns_server: _t.List[EntryReference]
    # DNS Server address: IP addresses of the servers that resolve names, on one line.
    dns_server_address: str
    # Search domain: Domains that are appended to short names, such as intra.example.org.
    dns_domain: _t.List[Choice]
    # Default gateway for the net: Whether this address is the way out of its net, as that of a router.
    use_standard_gateway: YesNo
    # Shared as: Role in which other devices have the same address on purpose, such as VRRP or anycast; without
    # one it is unique in its net.
    shared_as: _t.Union[Choice, None]
    # Assigned Port: Physical port of this device that has the address.
    assigned_port: _t.Union[EntryReference, None]
    # Assigned Logical Port: Interface made in software, such as a VLAN or a bond, that has the address.
    assigned_logical_port: _t.Union[EntryReference, None]
    # Host addresses: All addresses of the device on one line.
    all_ips: str
    # Hostname (FQDN): Host name with domain, such as web1.example.org, where this entry is the primary one.
    primary_fqdn: str
    # Aliases: Further names that resolve to this address, as CNAME records do.
    aliases: _t.List[IpAliasesRow]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class IpEntry(_IpEntryAlways, total=False):
    """Host address as it is read. Network addresses of a device, with host name, net and port."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Host address that has a list of choices.
IpChoiceKey = _t.Literal["net_type", "ipv4_assignment", "ipv6_assignment", "ipv6_scope", "dns_domain", "shared_as"]


class _ItsLogbookEntryAlways(_t.TypedDict):
    """What is always there in ItsLogbookEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Date: Moment the note was written.
    date: str
    # Object: Part of the service that the note is about.
    object: _t.Union[ObjectReference, None]
    # Event: Kind of occurrence, out of a fixed list.
    event: _t.Union[Choice, None]
    # Source: Number of the system that the note comes from.
    source: NumberText
    # User: Person that wrote the note, as long as the person is known.
    user: _t.Union[ObjectReference, None]
    # Object type: Kind of thing that the note is about.
    object_type: str
    # Category: Part of the documentation that the note concerns.
    category: str
    # Alarm level: How urgent it is, from 0 (information) to 3 (high).
    alert_level: _t.Union[Choice, None]
    # User: Name of the writer at that time, kept even if the person is removed.
    user_name_static: str
    # Event: Wording of the occurrence at that time.
    event_static: str
    # Comment: Text of the note as it was written.
    comment: str
    # Changes: Values before and after, where the note is about a change. Entries of the logbook are written by
    # hand; what changed stands in the change log.
    changes: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class ItsLogbookEntry(_ItsLogbookEntryAlways, total=False):
    """Service Logbook as it is read. Notes in the logbooks of everything that belongs to the service."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Service Logbook that has a list of choices.
ItsLogbookChoiceKey = _t.Literal["event", "alert_level"]


class _ItsTypeEntryAlways(_t.TypedDict):
    """What is always there in ItsTypeEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Type: Class the service belongs to, such as business service or infrastructure.
    its_type: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class ItsTypeEntry(_ItsTypeEntryAlways, total=False):
    """Service Type as it is read. Classification of a service, for reports and service catalogues."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Service Type that has a list of choices.
ItsTypeChoiceKey = _t.Literal["its_type"]


class _ItServiceEntryAlways(_t.TypedDict):
    """What is always there in ItServiceEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Service: Service that needs the object.
    connected_object: _t.Union[ObjectReference, None]
    # SYSID: Unique identifier of that service.
    sysid: str


class ItServiceEntry(_ItServiceEntryAlways, total=False):
    """Service assignment as it is read. Services that this object is part of, and which therefore suffer when it
    fails.
    """

    # Its revision, where the call asks for it.
    revision: Revision


class _ItServiceComponentsEntryAlways(_t.TypedDict):
    """What is always there in ItServiceComponentsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Assigned object: Object without which the service does not work.
    connected_object: _t.Union[ObjectReference, None]
    # Object type: Kind of thing that this part of the service is, such as server.
    objtype: _t.Union[Choice, None]


class ItServiceComponentsEntry(_ItServiceComponentsEntryAlways, total=False):
    """Service components as it is read. Objects the service consists of: servers, software, networks, people."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Service components that has a list of choices.
ItServiceComponentsChoiceKey = _t.Literal["objtype"]


class _ItServiceRelationsEntryAlways(_t.TypedDict):
    """What is always there in ItServiceRelationsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Object 1: First side of the relation, such as the database server.
    object1: _t.Union[ObjectReference, None]
    # Object 2: Second side of the relation, such as the web server that needs it.
    object2: _t.Union[ObjectReference, None]
    # Relation type: Meaning of the relation, such as runs on or is connected to.
    relation_type: _t.Union[Choice, None]
    # Weighting: How badly a failure of one side hits the other, from 1 (most) to 10 (least).
    weighting: _t.Union[Choice, None]
    # Service: Service for which the relation matters.
    itservice: _t.Union[ObjectReference, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class ItServiceRelationsEntry(_ItServiceRelationsEntryAlways, total=False):
    """Service Relation as it is read. How the parts of a service depend on each other, with a weight for each
    dependency.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Service Relation that has a list of choices.
ItServiceRelationsChoiceKey = _t.Literal["relation_type", "weighting"]


class _JdiscCaEntryAlways(_t.TypedDict):
    """What is always there in JdiscCaEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Attribute title: Name of the value in JDisc, such as Rack label.
    attribute: str
    # Attribute content: The value as text, even where it is a number or a date.
    attribute_content: str
    # Attribute content: Kind of the value in JDisc, such as text, integer or date.
    attribute_type: _t.Union[Choice, None]
    # Attribute folder: Path of folders under which JDisc shows the value.
    attribute_folder: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class JdiscCaEntry(_JdiscCaEntryAlways, total=False):
    """JDisc custom attributes as it is read. Values of your own that were kept at the device in JDisc and taken
    over from there.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of JDisc custom attributes that has a list of choices.
JdiscCaChoiceKey = _t.Literal["attribute_type"]


class _LastLoginUserEntryAlways(_t.TypedDict):
    """What is always there in LastLoginUserEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Last logged in user: Name of the account, such as EXAMPLE\jdoe.
    last_login: str
    # Type: Origin of the account, such as local or domain.
    type: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class LastLoginUserEntry(_LastLoginUserEntryAlways, total=False):
    """Last login user as it is read. Account that was last used on this computer, to find out where a device has
    gone.
    """

    # Its revision, where the call asks for it.
    revision: Revision


class _LdapDnEntryAlways(_t.TypedDict):
    """What is always there in LdapDnEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Distinguished name (DN): Full path in the directory, such as CN=web1,OU=Servers,DC=example,DC=org.
    title: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class LdapDnEntry(_LdapDnEntryAlways, total=False):
    """LDAP as it is read. Where the object stands in the directory service."""

    # Its revision, where the call asks for it.
    revision: Revision


class _LdevClientEntryAlways(_t.TypedDict):
    """What is always there in LdevClientEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Name of the device on the server, such as mpatha or Disk 4.
    title: str
    # Path: FC ports of the server over which the storage is reached.
    paths: _t.List[EntryReference]
    # Logical devices (LDEV Server): Logical device on the storage system that stands behind it.
    assigned_ldevserver: _t.Union[EntryReference, None]
    # Primary path: FC port that is used as long as it works.
    primary_path: _t.Union[EntryReference, None]
    # Multipath technology: How the server spreads load over several paths or changes between them.
    multipath: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class LdevClientEntry(_LdevClientEntryAlways, total=False):
    """Logical devices (Client) as it is read. Storage that this server gets from a storage system over the SAN."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Logical devices (Client) that has a list of choices.
LdevClientChoiceKey = _t.Literal["multipath"]


class _LdevServerEntryAlways(_t.TypedDict):
    """What is always there in LdevServerEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Name of the logical device, such as VOL_ERP_01.
    title: str
    # LUN: Number under which servers see the device, such as 12.
    lun: str
    # Segment size (kB): Length of the blocks spread over the disks, such as 64 or 128.
    segment_size: NumberText
    # Memory-unit: Unit of the size offered to servers, such as GB.
    unit: _t.Union[Choice, None]
    # Capacity: Size that servers see, in the unit stated beside it.
    capacity: _t.Union[Quantity, None]
    # Attached devices: Disks of this system that hold the data.
    connected_devices: _t.List[EntryReference]
    # Paths: FC ports of this system that lead to the device.
    paths: _t.List[EntryReference]
    # Primary path: FC port of this system that servers use first.
    primary_path: _t.Union[EntryReference, None]
    # Multipath technology: How load is spread over several paths, or which path takes over.
    multipath: _t.Union[Choice, None]
    # Tier class: Class of speed and price, such as gold for flash.
    tierclass: _t.Union[Choice, None]
    # Logical devices (Client): Devices on servers that use this storage.
    ldev_clients: _t.List[EntryReference]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class LdevServerEntry(_LdevServerEntryAlways, total=False):
    """Logical devices (LDEV Server) as it is read. Storage that this system offers to servers over the SAN, an
    entry per LUN.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Logical devices (LDEV Server) that has a list of choices.
LdevServerChoiceKey = _t.Literal["unit", "multipath", "tierclass"]


class _LivestatusEntryAlways(_t.TypedDict):
    """What is always there in LivestatusEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Livestatus status: Whether the host is up or down. Only a monitoring system knows the state, and none is
    # connected.
    livestatus_state: str
    # Livestatus status: The same state, under the key by which forms show it as a button. Only a monitoring
    # system knows the state, and none is connected.
    livestatus_state_button: str


class LivestatusEntry(_LivestatusEntryAlways, total=False):
    """Livestatus as it is read. State of the object in a monitoring system that offers Livestatus, such as
    Checkmk.
    """

    # Its revision, where the call asks for it.
    revision: Revision


class _LocationEntryAlways(_t.TypedDict):
    """What is always there in LocationEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Location path: All places the object is in, from the largest to the nearest.
    location_path: str
    # Location: Building, room or rack that the object is directly in.
    parent: _t.Union[ObjectReference, None]
    # Assembly: Whether the device lies across the units of the rack or stands upright beside them.
    option: _t.Union[Choice, None]
    # Insertion: Side of the rack that the device is mounted on: front, back or both.
    insertion: _t.Union[Choice, None]
    # Position in the rack: Number of the rack unit that the device begins at, as printed on the rails; 10.5 is
    # the upper half of unit 10.
    pos: NumberText
    # GPS: Coordinates as one text, for clients that keep them so.
    gps: str
    # Latitude: Degrees north of the equator, such as 52.5200; south of it with a minus.
    latitude: str
    # Longitude: Degrees east of Greenwich, such as 13.4050; west of it with a minus.
    longitude: str
    # SNMP sysLocation: Place as it is set on the device itself, readable over SNMP.
    snmp_syslocation: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class LocationEntry(_LocationEntryAlways, total=False):
    """Location as it is read. Where the object is: in which room, in which rack, at which height."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Location that has a list of choices.
LocationChoiceKey = _t.Literal["option", "insertion"]


class _LogbookEntryAlways(_t.TypedDict):
    """What is always there in LogbookEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Date: Moment at which the note was saved.
    date: str
    # Object: Object that the note is about.
    object: _t.Union[ObjectReference, None]
    # Event: Kind of occurrence, where the note has one.
    event: _t.Union[Choice, None]
    # Source: System that the note comes from, such as an external script.
    source: _t.Union[Choice, None]
    # User: Person that wrote the note, where the call belongs to one.
    user: _t.Union[ObjectReference, None]
    # Object type: Title of the object's type at the time of the note.
    object_type: str
    # Category: Part of the documentation that the note is about.
    category: str
    # Alarm level: How urgent the note is, from 0 (information) to 3 (high).
    alert_level: _t.Union[Choice, None]
    # Username (static): Name of the caller at the time of the note, kept even if the person is removed.
    user_name_static: str
    # Event (static): Short text of the note, such as Firmware updated.
    event_static: str
    # Comment: Longer text with details of what was done.
    comment: str
    # Changes: Values before and after; empty for notes, as they change nothing.
    changes: str
    # Access type: Why the object was worked on, such as maintenance or repair.
    reason: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class LogbookEntry(_LogbookEntryAlways, total=False):
    """Logbook as it is read. Notes on what happened to this object, written by people and scripts."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Logbook that has a list of choices.
LogbookChoiceKey = _t.Literal["event", "source", "alert_level", "reason"]


class _LogicalUnitEntryAlways(_t.TypedDict):
    """What is always there in LogicalUnitEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Parent object: Person that works here.
    parent: _t.Union[ObjectReference, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class LogicalUnitEntry(_LogicalUnitEntryAlways, total=False):
    """Logical location as it is read. Person that a workplace or device belongs to, apart from where it stands."""

    # Its revision, where the call asks for it.
    revision: Revision


class _MailAddressesEntryAlways(_t.TypedDict):
    """What is always there in MailAddressesEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # E-mail address: One address, such as jane.doe@example.org.
    title: str
    # Primary email address: Address out of the entry that is marked as primary.
    primary_mail: str
    # Primary: Marks the address that messages are sent to.
    primary: YesNo
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class MailAddressesEntry(_MailAddressesEntryAlways, total=False):
    """E-Mail addresses as it is read. All e-mail addresses of a person, group or organisation."""

    # Its revision, where the call asks for it.
    revision: Revision


class _ManagedObjectsEntryAlways(_t.TypedDict):
    """What is always there in ManagedObjectsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Object: Host that is controlled from here.
    connected_object: _t.Union[ObjectReference, None]


class ManagedObjectsEntry(_ManagedObjectsEntryAlways, total=False):
    """Virtual managed objects as it is read. Virtualization hosts that this management system controls."""

    # Its revision, where the call asks for it.
    revision: Revision


class _ManualEntryAlways(_t.TypedDict):
    """What is always there in ManualEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Subject of the manual, such as Installation guide.
    title: str
    # Manual file: Object that holds the document.
    manual: _t.Union[ObjectReference, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class ManualEntry(_ManualEntryAlways, total=False):
    """Manual assignment as it is read. Manuals and guides for operating this object."""

    # Its revision, where the call asks for it.
    revision: Revision


class _MemoryEntryAlways(_t.TypedDict):
    """What is always there in MemoryEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Quantity: How many equal modules the entry stands for.
    quantity: NumberText
    # Title: Build of the modules, such as SDRAM or Flash.
    title: _t.Union[Choice, None]
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: _t.Union[Choice, None]
    # Type: Generation that slots must fit, such as DDR5.
    type: _t.Union[Choice, None]
    # Total capacity: All modules of the entry together, in bytes.
    total_capacity: str
    # Capacity: Size of one module, in the unit stated beside it.
    capacity: _t.Union[Quantity, None]
    # Memory unit: Unit of the size of a module, such as GB.
    unit: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class MemoryEntry(_MemoryEntryAlways, total=False):
    """Memory as it is read. Memory modules of a device; equal modules may share an entry."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Memory that has a list of choices.
MemoryChoiceKey = _t.Literal["title", "manufacturer", "type", "unit"]


class _ModelEntryAlways(_t.TypedDict):
    """What is always there in ModelEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: _t.Union[Choice, None]
    # Model: Product name out of those of the manufacturer, such as PowerEdge R760.
    title: _t.Union[Choice, None]
    # Product ID: Number by which the product is ordered, such as P52560-421.
    productid: str
    # Service Tag: Code of the manufacturer for this single device, to look up warranty and drivers.
    service_tag: str
    # Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in
    # support cases.
    serial: str
    # Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
    firmware: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class ModelEntry(_ModelEntryAlways, total=False):
    """Model as it is read. Which product the device is, with the numbers that support and warranty ask for."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Model that has a list of choices.
ModelChoiceKey = _t.Literal["manufacturer", "title"]


class _MonitoringEntryAlways(_t.TypedDict):
    """What is always there in MonitoringEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Active: Whether the object is to be watched.
    active: YesNo
    # Monitoring host: Monitoring server that is in charge.
    monitoring_host: _t.Union[Choice, None]
    # Hostname: Name of the object in the monitoring system, where it is written by hand.
    host_name: str
    # Hostname selection: Number of the rule for that name: own name, host name or title of the object.
    host_name_selection: NumberText
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class MonitoringEntry(_MonitoringEntryAlways, total=False):
    """Monitoring as it is read. Whether and under which name a monitoring system watches this object."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Monitoring that has a list of choices.
MonitoringChoiceKey = _t.Literal["monitoring_host"]


class _NdoEntryAlways(_t.TypedDict):
    """What is always there in NdoEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # NDO status: Whether the monitored host is up. Only a monitoring system knows the state, and none is
    # connected.
    ndo_state: str
    # NDO status button: The state once more, under the key by which forms show it as a button. Only a
    # monitoring system knows the state, and none is connected.
    ndo_state_button: str


class NdoEntry(_NdoEntryAlways, total=False):
    """NDO as it is read. State of the object in a Nagios or Icinga system that writes to an NDO database."""

    # Its revision, where the call asks for it.
    revision: Revision


class _NetworkEntryAlways(_t.TypedDict):
    """What is always there in NetworkEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Name of the card, such as Onboard NIC or Slot 1.
    title: str
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: _t.Union[Choice, None]
    # Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
    model: _t.Union[Choice, None]
    # Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in
    # support cases.
    serial: str
    # Slotnumber: Place of the card in the device, such as 3.
    slot: str
    # Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
    firmware: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class NetworkEntry(_NetworkEntryAlways, total=False):
    """Network as it is read. Menu entry for network hardware and ports of a device; it shows the interfaces."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Network that has a list of choices.
NetworkChoiceKey = _t.Literal["manufacturer", "model"]


class _NetworkInterfaceEntryAlways(_t.TypedDict):
    """What is always there in NetworkInterfaceEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Name of the card, such as Onboard NIC or Slot 1.
    title: str
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: _t.Union[Choice, None]
    # Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
    model: _t.Union[Choice, None]
    # Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in
    # support cases.
    serial: str
    # Slotnumber: Place of the card in the device, such as 3.
    slot: str
    # Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
    firmware: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class NetworkInterfaceEntry(_NetworkInterfaceEntryAlways, total=False):
    """Interface as it is read. Network cards and line cards of a device, which carry its ports."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Interface that has a list of choices.
NetworkInterfaceChoiceKey = _t.Literal["manufacturer", "model"]


class _NetworkLogPortEntryAlways(_t.TypedDict):
    """What is always there in NetworkLogPortEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Name in the operating system, such as bond0 or Vlan10.
    title: str
    # Net(s): Layer 2 nets that the interface takes part in.
    net: _t.List[ObjectReference]
    # MAC: Hardware address of the interface, such as 00:1A:2B:3C:4D:5E.
    mac: str
    # Type: Construction in software, such as bond, bridge or VLAN.
    port_type: _t.Union[Choice, None]
    # Port Allocation: Physical ports that the interface is made of.
    ports: _t.List[EntryReference]
    # Parent port: Logical interface that this one is stacked on, such as bond0 under bond0.10.
    parent: _t.Union[EntryReference, None]
    # Standard: Protocol that it follows, such as 802.3ad.
    standard: _t.Union[Choice, None]
    # Active: Whether the interface is switched on.
    active: YesNo
    # Host address: IP addresses that are set on the interface.
    addresses: _t.List[EntryReference]
    # Assigned to connector: Logical interface of another device that this one is connected to.
    assigned_connector: _t.Union[EntryReference, None]
    # Connected object: Device that the other interface belongs to.
    connected_object: _t.Union[ObjectReference, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class NetworkLogPortEntry(_NetworkLogPortEntryAlways, total=False):
    """logical Ports as it is read. Interfaces made in software: VLANs, bonds, bridges, loopbacks."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of logical Ports that has a list of choices.
NetworkLogPortChoiceKey = _t.Literal["port_type", "standard"]


class _NetworkPortEntryAlways(_t.TypedDict):
    """What is always there in NetworkPortEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Name of the socket, such as eth0 or Gi1/0/24.
    title: str
    # Connected interface: Network card of this device that the socket is on.
    interface: _t.Union[EntryReference, None]
    # Type: Kind of network, such as Ethernet or WLAN.
    port_type: _t.Union[Choice, None]
    # Mode: Whether it stands alone or is part of a link aggregation.
    port_mode: _t.Union[Choice, None]
    # Plug: Shape of the plug that fits, such as RJ-45 or LC.
    plug_type: _t.Union[Choice, None]
    # Negotiation: Whether speed and duplex are agreed automatically or set by hand.
    negotiation: _t.Union[Choice, None]
    # Duplex: Whether it sends and receives at once, or by turns.
    duplex: _t.Union[Choice, None]
    # Speed: Data rate of the link, such as 10, in the unit stated beside it.
    speed: _t.Union[Quantity, None]
    # Unit: Unit of the data rate of the link, such as Gbit/s.
    speed_type: _t.Union[Choice, None]
    # Standard: Ethernet standard that it keeps to, such as 1000BASE-T.
    standard: _t.Union[Choice, None]
    # MAC-address: Hardware address of the socket, such as 00:1A:2B:3C:4D:5F.
    mac: str
    # MTU: Largest packet in bytes that is sent whole, such as 1500 or 9000.
    mtu: str
    # Connected with: Connection point at the other end of the cable; setting it connects both ends.
    assigned_connector: _t.Union[EntryReference, None]
    # Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at,
    # such as 3 or 1-4.
    assigned_positions: str
    # Connected object: Device at the other end of the cable.
    connected_object: _t.Union[ObjectReference, None]
    # Assigned to connector: Id of the connection point at the other end of the cable.
    connector: str
    # Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that
    # feeds an output.
    connector_sibling: _t.Union[EntryReference, None]
    # Positions of the input/output: Positions of the connector on the other side that this one leads to, such
    # as fibre 3 or 3-4.
    sibling_positions: str
    # Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12.
    positions: NumberText
    # Cable ID: Object that documents the cable plugged into the port.
    cable: _t.Union[ObjectReference, None]
    # Active: Whether the port is switched on in the configuration of the device.
    active: YesNo
    # Host address: IP addresses of this device that the port has.
    addresses: _t.List[EntryReference]
    # Layer 2 Net: VLANs that the port carries, tagged or not.
    layer2_assignment: _t.List[ObjectReference]
    # Connected interface (HBA): Host bus adapter of this device that the port is on.
    hba: _t.Union[EntryReference, None]
    # Standard VLAN: VLAN that frames without a tag belong to.
    default_vlan: _t.Union[ObjectReference, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str
    # Relation direction: Object from which the connection counts, where one of the two supplies and the other
    # depends on it.
    relation_direction: _t.Union[ObjectReference, None]


class NetworkPortEntry(_NetworkPortEntryAlways, total=False):
    """Port as it is read. Physical network sockets of a device, with speed, MAC address and cable."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Port that has a list of choices.
NetworkPortChoiceKey = _t.Literal["port_type", "port_mode", "plug_type", "negotiation", "duplex", "speed_type", "standard"]


class _NetConnectionsFolderEntryAlways(_t.TypedDict):
    """What is always there in NetConnectionsFolderEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Layer 3/4 Protocol: Transport of the service: TCP, UDP or ICMP.
    protocol: _t.Union[Choice, None]
    # Layer 5-7 Protocol: Application protocol on top of the transport, such as HTTPS or LDAP.
    protocol_layer_5: _t.Union[Choice, None]
    # (Bind) ip address: Address of this device on which the service listens.
    ip_address: _t.Union[EntryReference, None]
    # Of: First open port of the range, such as 443.
    port_from: NumberText
    # To: Last open port of the range; the same as the first for a single port.
    port_to: NumberText
    # Opened by application: Program that has opened the port.
    opened_by: _t.Union[ObjectReference, None]
    # Gateway: Firewall or load balancer that stands before the port.
    gateway: _t.Union[ObjectReference, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class NetConnectionsFolderEntry(_NetConnectionsFolderEntryAlways, total=False):
    """Network connections as it is read. Menu entry for open ports and connections of a device; it shows the
    listeners.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Network connections that has a list of choices.
NetConnectionsFolderChoiceKey = _t.Literal["protocol", "protocol_layer_5"]


class _NetConnectorEntryAlways(_t.TypedDict):
    """What is always there in NetConnectorEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # (Source) ip address: Address of this device that the connection comes from.
    ip_address: _t.Union[EntryReference, None]
    # Of: First source port of the range, such as 49152.
    port_from: NumberText
    # To: Last source port of the range; the same as the first for a single port.
    port_to: NumberText
    # Listener: Open port on the other side that the connection leads to.
    connected_listener: _t.Union[EntryReference, None]
    # Connected with: Device whose service is used.
    connected_to: _t.Union[ObjectReference, None]
    # Gateway: Firewall or router that the connection passes.
    gateway: _t.Union[ObjectReference, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class NetConnectorEntry(_NetConnectorEntryAlways, total=False):
    """Connection as it is read. Connections that this device opens to services on other devices, as firewalls
    have to allow them.
    """

    # Its revision, where the call asks for it.
    revision: Revision


class _NetListenerEntryAlways(_t.TypedDict):
    """What is always there in NetListenerEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Layer 3/4 Protocol: Transport of the service: TCP, UDP or ICMP.
    protocol: _t.Union[Choice, None]
    # Layer 5-7 Protocol: Application protocol on top of the transport, such as HTTPS or LDAP.
    protocol_layer_5: _t.Union[Choice, None]
    # (Bind) ip address: Address of this device on which the service listens.
    ip_address: _t.Union[EntryReference, None]
    # Of: First open port of the range, such as 443.
    port_from: NumberText
    # To: Last open port of the range; the same as the first for a single port.
    port_to: NumberText
    # Opened by application: Program that has opened the port.
    opened_by: _t.Union[ObjectReference, None]
    # Gateway: Firewall or load balancer that stands before the port.
    gateway: _t.Union[ObjectReference, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class NetListenerEntry(_NetListenerEntryAlways, total=False):
    """Listener as it is read. Ports of this device that wait for connections, for firewall rules and audits."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Listener that has a list of choices.
NetListenerChoiceKey = _t.Literal["protocol", "protocol_layer_5"]


class _NetZoneEntryAlways(_t.TypedDict):
    """What is always there in NetZoneEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Scope: First and last address of each range that names the zone.
    from_to: str


class NetZoneEntry(_NetZoneEntryAlways, total=False):
    """Net zone as it is read. Security zone such as DMZ or guests, with the address ranges it covers."""

    # Its revision, where the call asks for it.
    revision: Revision


class _NetZoneOptionsEntryAlways(_t.TypedDict):
    """What is always there in NetZoneOptionsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Zone color: Shade in which addresses of the zone are marked, such as #FF0000.
    color: str
    # Domain: Domain of the hosts in the zone, such as dmz.example.org.
    domain: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class NetZoneOptionsEntry(_NetZoneOptionsEntryAlways, total=False):
    """Options as it is read. How the zone is drawn in lists of addresses, and the domain of its hosts."""

    # Its revision, where the call asks for it.
    revision: Revision


class _NetZoneScopesEntryAlways(_t.TypedDict):
    """What is always there in NetZoneScopesEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Scope: Ranges on one line, such as 10.0.0.10 - 10.0.0.99.
    from_to: str


class NetZoneScopesEntry(_NetZoneScopesEntryAlways, total=False):
    """Scope as it is read. Address ranges of all nets that belong to the zone."""

    # Its revision, where the call asks for it.
    revision: Revision


class _ObjectEntryAlways(_t.TypedDict):
    """What is always there in ObjectEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Object: Something that stands here; saving it moves it to this place.
    assigned_object: _t.Union[ObjectReference, None]


class ObjectEntry(_ObjectEntryAlways, total=False):
    """locally assigned objects as it is read. Everything that is directly in this place: devices in the rack,
    racks in the room.
    """

    # Its revision, where the call asks for it.
    revision: Revision


class _OperatingSystemEntryAlways(_t.TypedDict):
    """What is always there in OperatingSystemEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Operating system: Object of that system software, such as Debian or Windows Server.
    application: _t.Union[ObjectReference, None]
    # Type: Whether it runs as a program or as the operating system of the device.
    application_type: _t.Union[Choice, None]
    # Priority: Marks the operating system that a device with several of them starts by default.
    application_priority: _t.Union[Choice, None]
    # Assigned license: Licence that this installation uses up; reports on free licences count it.
    assigned_license: _t.Union[EntryReference, None]
    # Assigned license key: Key of the licence that is assigned, to be typed in at installation.
    assigned_license_key: str
    # Service: Services that need this installation, so that an outage can be traced to them.
    assigned_it_service: _t.List[ObjectReference]
    # Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
    assigned_variant: _t.Union[EntryReference, None]
    # Version number: Release that is installed, out of those listed at the software; an unknown number is added
    # there.
    assigned_version: _t.Union[EntryReference, None]
    # Used databases: Databases in which the installation keeps its data.
    assigned_databases: _t.List[EntryReference]
    # Installation date: When the system was set up on the device.
    installDate: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class OperatingSystemEntry(_OperatingSystemEntryAlways, total=False):
    """Operating system as it is read. System software that the device starts, with version and licence."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Operating system that has a list of choices.
OperatingSystemChoiceKey = _t.Literal["application_type", "application_priority"]


class _PasswdEntryAlways(_t.TypedDict):
    """What is always there in PasswdEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Purpose of the account, such as Local administrator.
    title: str
    # Username: Account name to sign in with, such as admin.
    username: str
    # Password: Secret of the account; lists and forms hide it.
    password: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class PasswdEntry(_PasswdEntryAlways, total=False):
    """Passwords as it is read. Accounts and secrets of a device or program; give rights on this category to few."""

    # Its revision, where the call asks for it.
    revision: Revision


class _PersonAssignedWorkstationEntryAlways(_t.TypedDict):
    """What is always there in PersonAssignedWorkstationEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Assigned Workplaces: Places of work of the person; each names the person as its owner.
    assigned_workstations: _t.List[ObjectReference]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class PersonAssignedWorkstationEntry(_PersonAssignedWorkstationEntryAlways, total=False):
    """Assigned Workplaces as it is read. Desks and devices at which this person works."""

    # Its revision, where the call asks for it.
    revision: Revision


class _PlanningEntryAlways(_t.TypedDict):
    """What is always there in PlanningEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # CMDB status: Status that is planned for the period.
    cmdb_status: _t.Union[Choice, None]
    # Validity period from: First day of the planned status.
    start: str
    # Validity period to: Last day of the planned status.
    end: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class PlanningEntry(_PlanningEntryAlways, total=False):
    """Status-Planning as it is read. Which CMDB status the object is to have in which period, such as from order
    to scrapping.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Status-Planning that has a list of choices.
PlanningChoiceKey = _t.Literal["cmdb_status"]


class _PowerConsumerEntryAlways(_t.TypedDict):
    """What is always there in PowerConsumerEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Label of the power supply unit, such as PSU 1.
    title: str
    # Active: Whether the unit is in use, or only there as a spare.
    active: YesNo
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: _t.Union[Choice, None]
    # Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
    model: _t.Union[Choice, None]
    # Volt: Voltage the unit needs, such as 230.
    volt: NumberText
    # Watt: Power it draws at most, to plan circuits and cooling.
    watt: NumberText
    # Ampere: Current it draws at most, such as 3.5.
    ampere: NumberText
    # BTU: Heat it gives off per hour in British thermal units.
    btu: str
    # Target object: Connection point at the other end of the cable; setting it connects both ends.
    assigned_connector: _t.Union[EntryReference, None]
    # Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at,
    # such as 3 or 1-4.
    assigned_positions: str
    # Connected object: Device at the other end of the cable.
    connected_object: _t.Union[ObjectReference, None]
    # Assigned to connector: Id of the connection point at the other end of the cable.
    connector: str
    # Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that
    # feeds an output.
    connector_sibling: _t.Union[EntryReference, None]
    # Positions of the input/output: Positions of the connector on the other side that this one leads to, such
    # as fibre 3 or 3-4.
    sibling_positions: str
    # Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12.
    positions: NumberText
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class PowerConsumerEntry(_PowerConsumerEntryAlways, total=False):
    """Power consumer as it is read. Power supply units and plugs through which a device draws current."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Power consumer that has a list of choices.
PowerConsumerChoiceKey = _t.Literal["manufacturer", "model"]


class _PowerSupplierEntryAlways(_t.TypedDict):
    """What is always there in PowerSupplierEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Label of the outlet or fuse, such as F12.
    title: str
    # Volt: Voltage that is delivered, such as 230.
    volt: NumberText
    # Watt: Power that is delivered at most.
    watt: NumberText
    # Ampere: Current up to which the fuse holds, such as 16.
    ampere: NumberText
    # Target object: Connection point at the other end of the cable; setting it connects both ends.
    assigned_connector: _t.Union[EntryReference, None]
    # Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at,
    # such as 3 or 1-4.
    assigned_positions: str
    # Connected object: Device at the other end of the cable.
    connected_object: _t.Union[ObjectReference, None]
    # Assigned to connector: Id of the connection point at the other end of the cable.
    connector: str
    # Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that
    # feeds an output.
    connector_sibling: _t.Union[EntryReference, None]
    # Positions of the input/output: Positions of the connector on the other side that this one leads to, such
    # as fibre 3 or 3-4.
    sibling_positions: str
    # Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12.
    positions: NumberText
    # Assigned category type: Constant of the category that the power connection comes from.
    assigned_category: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class PowerSupplierEntry(_PowerSupplierEntryAlways, total=False):
    """Power supplier as it is read. Power that a UPS, PDU or fuse delivers to other devices."""

    # Its revision, where the call asks for it.
    revision: Revision


class _QinqCeEntryAlways(_t.TypedDict):
    """What is always there in QinqCeEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Assigned SP-VLAN: VLAN of a customer that has been put into this one.
    spvlan: _t.Union[ObjectReference, None]


class QinqCeEntry(_QinqCeEntryAlways, total=False):
    """QinQ CE-VLAN as it is read. VLANs of customers that are carried inside this VLAN of a provider."""

    # Its revision, where the call asks for it.
    revision: Revision


class _QinqSpEntryAlways(_t.TypedDict):
    """What is always there in QinqSpEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Assigned SP-VLAN: VLAN whose tag is put around the frames of this one.
    spvlan: _t.Union[ObjectReference, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class QinqSpEntry(_QinqSpEntryAlways, total=False):
    """QinQ SP-VLAN as it is read. Outer VLAN of a provider that carries this VLAN (IEEE 802.1ad)."""

    # Its revision, where the call asks for it.
    revision: Revision


class _RaidEntryAlways(_t.TypedDict):
    """What is always there in RaidEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Type: Whether a controller or the operating system joins the disks.
    raid_type: _t.Union[Choice, None]
    # Title: Name of the array, such as md0 or Virtual Disk 1.
    title: str
    # RAID Level: How data are spread over the disks; it decides on safety and usable space.
    raid_level: _t.Union[Choice, None]
    # Controller: Adapter that joins the disks, where hardware does it.
    controller: _t.Union[EntryReference, None]
    # Connected devices: Disks that the array is made of.
    storages: _t.List[EntryReference]
    # Total capacity: Gross capacity: all disks together.
    full_capacity: str
    # Raid capacity: Net capacity: space left for data at this level.
    capacity: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class RaidEntry(_RaidEntryAlways, total=False):
    """Raid-Array as it is read. Disks that are joined for safety or speed, by a controller or by the operating
    system.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Raid-Array that has a list of choices.
RaidChoiceKey = _t.Literal["raid_type", "raid_level"]


class _RelationEntryAlways(_t.TypedDict):
    """What is always there in RelationEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Object 1: First side, from which the relation is read, such as the host.
    object1: _t.Union[ObjectReference, None]
    # Object 2: Second side, to which the relation leads, such as the virtual machine.
    object2: _t.Union[ObjectReference, None]
    # Relation type: Meaning of the relation, such as software runs on a device.
    relation_type: _t.Union[Choice, None]
    # Weighting: How much one side suffers when the other fails, from 1 (most) to 10 (least).
    weighting: _t.Union[Choice, None]
    # Service: Service that the relation is limited to; empty where it always holds.
    itservice: _t.Union[ObjectReference, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class RelationEntry(_RelationEntryAlways, total=False):
    """Relationship as it is read. All dependencies of this object, made by links or by hand."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Relationship that has a list of choices.
RelationChoiceKey = _t.Literal["relation_type", "weighting"]


class _RmControllerEntryAlways(_t.TypedDict):
    """What is always there in RmControllerEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Primary access URL: Address of the board's web interface, out of its primary access.
    remote_url: str
    # Remote Management Controller: Object of the management board.
    connected_object: _t.Union[ObjectReference, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class RmControllerEntry(_RmControllerEntryAlways, total=False):
    """Remote Management Controller as it is read. Management board by which the device is reached even when it
    is switched off, such as iLO or iDRAC.
    """

    # Its revision, where the call asks for it.
    revision: Revision


class _RmControllerBackwardEntryAlways(_t.TypedDict):
    """What is always there in RmControllerBackwardEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Remote Management Controller: Device that the board is in.
    connected_object: _t.Union[ObjectReference, None]


class RmControllerBackwardEntry(_RmControllerBackwardEntryAlways, total=False):
    """Managed devices as it is read. Devices that are administered through this management board."""

    # Its revision, where the call asks for it.
    revision: Revision


class _ServiceEntryAlways(_t.TypedDict):
    """What is always there in ServiceEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Service number: Number in the service catalogue, such as SRV-0042.
    service_number: str
    # Service type: Whether it supports the IT itself or a business process.
    type: _t.Union[Choice, None]
    # Service category: Field it belongs to, such as communication or workplace.
    category: _t.Union[Choice, None]
    # Business Unit: Department that owns the service or pays for it.
    business_unit: _t.Union[Choice, None]
    # Active in service catalogue: Whether customers can order it.
    active: YesNo
    # Service description internal: Explanation for the IT: parts, operation, contacts.
    service_description_intern: str
    # Service description external: Explanation for customers: benefit, scope, conditions.
    service_description_extern: str
    # Aliases: Other names by which customers ask for it.
    service_alias: _t.List[Choice]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class ServiceEntry(_ServiceEntryAlways, total=False):
    """Services as it is read. Offer of the IT to departments or customers, as it stands in the service
    catalogue.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Services that has a list of choices.
ServiceChoiceKey = _t.Literal["type", "category", "business_unit", "service_alias"]


class _SharesEntryAlways(_t.TypedDict):
    """What is always there in SharesEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Share name: Name under which the folder appears, such as Projects.
    title: str
    # UNC-path: Full network path, such as \\fs1\Projects.
    unc_path: str
    # Volume: Volume of this device that the folder lies on.
    volume: _t.Union[EntryReference, None]
    # Local path: Folder on the device itself, such as /srv/projects.
    path: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SharesEntry(_SharesEntryAlways, total=False):
    """Shares as it is read. Folders that this device offers on the network."""

    # Its revision, where the call asks for it.
    revision: Revision


class _ShareAccessEntryAlways(_t.TypedDict):
    """What is always there in ShareAccessEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Selected object: Device that offers the folder.
    assigned_objects: _t.Union[ObjectReference, None]
    # Mountpoint: Where the folder is attached here, such as /mnt/projects or P:.
    mountpoint: str
    # Share name: Folder of that device, out of its shares.
    shares: _t.Union[EntryReference, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class ShareAccessEntry(_ShareAccessEntryAlways, total=False):
    """Share Access as it is read. Network folders of other devices that this one uses."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SimEntryAlways(_t.TypedDict):
    """What is always there in SimEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Type: Whether it is the main contract or replaces another one.
    type: _t.Union[Choice, None]
    # Network provider: Company that runs the mobile network.
    network_provider: _t.Union[Choice, None]
    # Telephone rate: Plan that was booked, such as Business M.
    telephone_rate: _t.Union[Choice, None]
    # Start Date: First day of the contract.
    start: str
    # End Date: Last day of the contract.
    end: str
    # Date for Notification: Day to be reminded, such as before the period of notice ends.
    threshold_date: str
    # Phone Number: Number by which the device is called, such as +49 170 1234567.
    phone_no: str
    # Client Number: Number under which the provider keeps the contract.
    client_no: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SimEntry(_SimEntryAlways, total=False):
    """SIM as it is read. Mobile phone contract of a device, with provider, rate and term."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of SIM that has a list of choices.
SimChoiceKey = _t.Literal["type", "network_provider", "telephone_rate"]


class _SimCardEntryAlways(_t.TypedDict):
    """What is always there in SimCardEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Type: Whether the contract behind the card is the main one or a replacement.
    type: _t.Union[Choice, None]
    # Assigned mobile phone: Telephone that the card is in at the moment.
    assigned_mobile: _t.Union[ObjectReference, None]
    # Network provider: Company whose mobile network the card uses.
    network_provider: _t.Union[Choice, None]
    # Telephone rate: Plan of the card, such as Data 20 GB.
    telephone_rate: _t.Union[Choice, None]
    # Start Date: First day on which the card is paid for.
    start: str
    # End Date: Last day on which the card is paid for.
    end: str
    # Date for Notification: Day to think of cancelling or renewing the card.
    threshold_date: str
    # Card Number: Long number printed on this card (ICCID), such as 89490200001234567890.
    card_no: str
    # Phone Number: Number on which the card is called, such as +49 170 7654321.
    phone_no: str
    # Client Number: Number by which the provider knows you as a customer.
    client_no: str
    # Pin: Code asked for when the device with the card is switched on.
    pin: str
    # Pin 2: Code for special functions of the card, such as fixed dialling.
    pin2: str
    # PUK: Code that unblocks the card after three wrong tries.
    puk: str
    # PUK2: Code that unblocks the second code after three wrong tries.
    puk2: str
    # Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in
    # support cases.
    serial: str
    # Twin Card: Whether there is a second card with the same number, such as for a car.
    twincard: YesNo
    # Card Number: Long number printed on the second card.
    tc_card_no: str
    # Phone Number: Number of the second card, where it has one of its own.
    tc_phone_no: str
    # Pin: Code that unlocks the second card.
    tc_pin: str
    # Pin 2: Code for special functions of the second card.
    tc_pin2: str
    # PUK: Code that unblocks the second card after three wrong tries.
    tc_puk: str
    # PUK2: Code that unblocks the second code of the second card.
    tc_puk2: str
    # Serial number: Number of the chip on the second card.
    tc_serial_no: str
    # Description (Twin Card): Notes on the second card, such as in which car it is.
    optional_info: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SimCardEntry(_SimCardEntryAlways, total=False):
    """SIM card as it is read. One SIM card as an object of its own, with contract, PINs and twin card."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of SIM card that has a list of choices.
SimCardChoiceKey = _t.Literal["type", "network_provider", "telephone_rate"]


class _SlaEntryAlways(_t.TypedDict):
    """What is always there in SlaEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Service-ID: Number of the agreement, as it stands in the contract.
    service_id: str
    # SLA service level: How the promise is measured: availability in per cent, or hours of outage.
    service_level: _t.Union[Choice, None]
    # SLA service level (Dialog): Level that was agreed, such as gold or 99.9 %.
    service_level_dialog: _t.Union[Choice, None]
    # Weekday: Days on which the agreement holds, as a number with a bit per day.
    days: NumberText
    # Monday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
    monday_time: str
    # Tuesday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
    tuesday_time: str
    # Wednesday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
    wednesday_time: str
    # Thursday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
    thursday_time: str
    # Friday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
    friday_time: str
    # Saturday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
    saturday_time: str
    # Sunday: Service hours on this day of the week, such as 08:00 to 18:00; empty for none.
    sunday_time: str
    # Reaction time: How long it may take until work on a fault begins.
    reaction_time: _t.Union[Quantity, None]
    # Reaktion time unit: Unit of the time until work begins, such as hours.
    reaction_time_unit: _t.Union[Choice, None]
    # Recovery time: How long it may take until everything works again.
    recovery_time: _t.Union[Quantity, None]
    # Recovery time unit: Unit of the time until everything works again, such as hours.
    recovery_time_unit: _t.Union[Choice, None]
    # Calendar: Public holidays that count, such as those of Bavaria.
    calendar: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SlaEntry(_SlaEntryAlways, total=False):
    """SLA as it is read. Agreement on availability, service hours and times of repair."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of SLA that has a list of choices.
SlaChoiceKey = _t.Literal["service_level", "service_level_dialog", "reaction_time_unit", "recovery_time_unit", "calendar"]


class _SmartcardCertificateEntryAlways(_t.TypedDict):
    """What is always there in SmartcardCertificateEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Card number: Number printed on the chip card.
    cardnumber: str
    # Barring password: Secret that is asked for when the card is reported as lost.
    barring_password: str
    # PIN no.: Code that unlocks the chip card.
    pin_nr: str
    # Reference: Number under which the issuer keeps the certificate.
    reference: str
    # Expires on: Last day the certificate can be used.
    expires_on: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SmartcardCertificateEntry(_SmartcardCertificateEntryAlways, total=False):
    """Smart Card Certificate as it is read. Chip card of a person with a certificate for signing and logging in."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SnmpEntryAlways(_t.TypedDict):
    """What is always there in SnmpEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # SNMP Community: Name that SNMP versions 1 and 2c use like a password, such as public.
    title: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SnmpEntry(_SnmpEntryAlways, total=False):
    """SNMP as it is read. Community by which monitoring reads values from this device."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of SNMP that has a list of choices.
SnmpChoiceKey = _t.Literal["title"]


class _SoaStacksEntryAlways(_t.TypedDict):
    """What is always there in SoaStacksEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Name of the chain, such as Web shop front end.
    title: str
    # SOA-Stacks: Object that stands for the chain as a whole.
    soa_stack_object: _t.Union[ObjectReference, None]
    # SOA-Component: Software and devices in the chain.
    soa_stack_components: _t.List[ObjectReference]
    # Service: Services that the chain is part of.
    soa_stack_it_services: _t.List[ObjectReference]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SoaStacksEntry(_SoaStacksEntryAlways, total=False):
    """SOA-Stacks as it is read. Chains of software and devices that together provide a function."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SoundEntryAlways(_t.TypedDict):
    """What is always there in SoundEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: _t.Union[Choice, None]
    # Title: Product name of the audio chip or card, such as ALC897.
    title: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SoundEntry(_SoundEntryAlways, total=False):
    """Sound card as it is read. Audio hardware of a device."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Sound card that has a list of choices.
SoundChoiceKey = _t.Literal["manufacturer"]


class _StackMemberEntryAlways(_t.TypedDict):
    """What is always there in StackMemberEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Member: Switch that is part of the stack.
    assigned_object: _t.Union[ObjectReference, None]
    # Mode: Whether the switch leads the stack or follows.
    mode: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class StackMemberEntry(_StackMemberEntryAlways, total=False):
    """Stack member as it is read. Switches that are joined into one stack and administered as one device."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Stack member that has a list of choices.
StackMemberChoiceKey = _t.Literal["mode"]


class _StorageDeviceEntryAlways(_t.TypedDict):
    """What is always there in StorageDeviceEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Type: Kind of medium, such as hard disk, SSD or tape.
    type: _t.Union[Choice, None]
    # Title: Name of the medium, such as sda or Bay 3.
    title: str
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: _t.Union[Choice, None]
    # Model: Product name as the manufacturer writes it, to look up drivers, spare parts and data sheets.
    model: _t.Union[Choice, None]
    # Memory unit: Unit of the size of the medium, such as TB.
    unit: _t.Union[Choice, None]
    # Capacity: Size according to the type plate, in the unit stated beside it.
    capacity: _t.Union[Quantity, None]
    # Hotspare: Whether it waits to step in for a failed disk.
    hotspare: YesNo
    # Connection: Whether it is built in or attached from outside.
    connected: _t.Union[Choice, None]
    # Controller: Adapter of this device that the medium hangs on.
    controller: _t.Union[EntryReference, None]
    # Hardware RAID group: Array made by a controller that the disk belongs to.
    raid_group: _t.Union[EntryReference, None]
    # Serial number: Number of this single piece, as printed on its type plate; the manufacturer asks for it in
    # support cases.
    serial: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str
    # LTO Type: Generation of a tape drive, such as LTO-9.
    lto_type: _t.Union[Choice, None]
    # FC Address: World Wide Name of the medium, where it hangs directly on Fibre Channel.
    fc_address: str
    # Firmware: Version of the software that runs on the hardware itself, such as 2.14.1.
    firmware: str
    # Slot: Bay that the medium is in, such as 3.
    slot: str


class StorageDeviceEntry(_StorageDeviceEntryAlways, total=False):
    """Device as it is read. Disks, SSDs, tape drives and other media in or at the device."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Device that has a list of choices.
StorageDeviceChoiceKey = _t.Literal["type", "manufacturer", "model", "unit", "connected", "lto_type"]


class _SupportEntitlementEntryAlways(_t.TypedDict):
    """What is always there in SupportEntitlementEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Part number: Number by which the support package was ordered.
    partNumber: str
    # Start date: First day of support.
    startDate: str
    # End date: Last day of support.
    endDate: str
    # State: Whether support runs today, has not begun or is over.
    state: str
    # Expires: Days that are left until support ends.
    expires: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SupportEntitlementEntry(_SupportEntitlementEntryAlways, total=False):
    """Support entitlement as it is read. Support bought from the manufacturer for this device, with part number
    and term.
    """

    # Its revision, where the call asks for it.
    revision: Revision


class _TelephoneFaxEntryAlways(_t.TypedDict):
    """What is always there in TelephoneFaxEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Type: Technology of the line, such as analogue, ISDN or VoIP.
    type: _t.Union[Choice, None]
    # Telephone number: Full number to call, such as +49 30 1234-0.
    telephone_number: str
    # Fax number: Full number to send faxes to, such as +49 30 1234-99.
    fax_number: str
    # Extension: Internal number behind that of the company, such as 215.
    extension: str
    # Pincode: Code that unlocks the device or its line.
    pincode: str
    # IMEI number: Number of a mobile phone, 15 digits, readable with *#06#.
    imei: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class TelephoneFaxEntry(_TelephoneFaxEntryAlways, total=False):
    """Telephone/Fax as it is read. Telephone and fax numbers of a device, with its kind of line."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Telephone/Fax that has a list of choices.
TelephoneFaxChoiceKey = _t.Literal["type"]


class _TsiServiceEntryAlways(_t.TypedDict):
    """What is always there in TsiServiceEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # TSI service ID: Number of the service in the provider's system.
    tsi_service_id: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class TsiServiceEntry(_TsiServiceEntryAlways, total=False):
    """TSI service as it is read. Link to a service of T-Systems, by the number it has there."""

    # Its revision, where the call asks for it.
    revision: Revision


class _UniversalInterfaceEntryAlways(_t.TypedDict):
    """What is always there in UniversalInterfaceEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Label of the socket, such as USB 1.
    title: str
    # Connection type: Kind of peripheral that is plugged in here, such as monitor or printer.
    type: _t.Union[Choice, None]
    # Plug type: Shape of the plug, such as USB or FireWire.
    plug: _t.Union[Choice, None]
    # Connected to: Connection point at the other end of the cable; setting it connects both ends.
    assigned_connector: _t.Union[EntryReference, None]
    # Positions there: Positions of a connector of several that this end of a breakout cable is plugged in at,
    # such as 3 or 1-4.
    assigned_positions: str
    # Connected object: Device at the other end of the cable.
    connected_object: _t.Union[ObjectReference, None]
    # Assigned to connector: Id of the connection point at the other end of the cable.
    connector: str
    # Assigned Input/Output: Other side of the same device: the output that an input leads to, or the input that
    # feeds an output.
    connector_sibling: _t.Union[EntryReference, None]
    # Positions of the input/output: Positions of the connector on the other side that this one leads to, such
    # as fibre 3 or 3-4.
    sibling_positions: str
    # Positions: How many cables in one it takes: fibres of a trunk, lanes of a breakout cable, such as 12.
    positions: NumberText
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str
    # Relation direction: Object from which the connection counts, where one of the two supplies and the other
    # depends on it.
    relation_direction: _t.Union[ObjectReference, None]


class UniversalInterfaceEntry(_UniversalInterfaceEntryAlways, total=False):
    """Interface as it is read. Sockets for peripherals, such as USB, serial or KVM."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Interface that has a list of choices.
UniversalInterfaceChoiceKey = _t.Literal["type", "plug"]


class _VehicleEntryAlways(_t.TypedDict):
    """What is always there in VehicleEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Licence plate: Registration on the number plate, such as B-KA 1234.
    licence_plate: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class VehicleEntry(_VehicleEntryAlways, total=False):
    """Vehicle as it is read. Car, van or lorry of the fleet, as it is registered."""

    # Its revision, where the call asks for it.
    revision: Revision


class _VersionEntryAlways(_t.TypedDict):
    """What is always there in VersionEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Version number: Release as the vendor writes it, such as 12.4.
    title: str
    # Servicepack: Collected update on top of the release, such as SP2.
    servicepack: str
    # Kernel: Version of the core of an operating system, such as 6.1.0-18.
    kernel: str
    # Patchlevel: Last correction that is included, such as 2026-03.
    patchlevel: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class VersionEntry(_VersionEntryAlways, total=False):
    """Version as it is read. Releases of this software, from which installations choose."""

    # Its revision, where the call asks for it.
    revision: Revision


class _VirtualDeviceEntryAlways(_t.TypedDict):
    """What is always there in VirtualDeviceEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Host resource (storage): Physical disk of the host that is passed through.
    host_stor_device: _t.Union[EntryReference, None]
    # Host LDEV client: Logical device of the host from the storage network.
    host_ldev_client: _t.Union[EntryReference, None]
    # Assigned storage device (host): Volume of the host on which the image lies.
    host_drive: _t.Union[EntryReference, None]
    # Corresponding host port: Network port of the host over which the machine communicates.
    host_port: _t.Union[EntryReference, None]
    # Host interface: Socket of the host that is passed through, such as USB.
    host_interface: _t.Union[EntryReference, None]
    # Host RAID array: Array of the host on which the image lies.
    host_raid: _t.Union[EntryReference, None]
    # Local storage device: Disk as the virtual machine sees it.
    local_stor_device: _t.Union[EntryReference, None]
    # Local port: Network port as the virtual machine sees it.
    local_port: _t.Union[EntryReference, None]
    # Host resource (interface): Socket as the virtual machine sees it.
    local_interface: _t.Union[EntryReference, None]
    # Storage type: How the disk is kept on the host, such as a file or a LUN.
    storage_type: _t.Union[Choice, None]
    # Network type: How the port reaches the network, such as bridged or NAT.
    network_type: _t.Union[Choice, None]
    # Switch Port Group: Group of the virtual switch that the port belongs to, such as VM Network.
    switch_port_group: str
    # Cluster storage: Name of storage that all hosts of the cluster share.
    cluster_storage: str
    # Cluster interface: Name of the interface that all hosts of the cluster have.
    cluster_interface: str
    # Path: Path of the disk image, such as [datastore1] web1/web1.vmdk.
    disk_image_location: str
    # Device type: Whether the entry is about network, a disk or another socket.
    device_type: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str
    # Type: Model of the virtual network card, such as vmxnet3.
    virtual_network_type: str


class VirtualDeviceEntry(_VirtualDeviceEntryAlways, total=False):
    """Virtual devices as it is read. Which resources of the host the disks, ports and interfaces of a virtual
    machine use.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Virtual devices that has a list of choices.
VirtualDeviceChoiceKey = _t.Literal["storage_type", "network_type", "device_type"]


class _VirtualHostEntryAlways(_t.TypedDict):
    """What is always there in VirtualHostEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Virtual host: Marks the device as one that runs virtual machines.
    virtual_host: YesNo
    # License Server: System that the host gets its licences from.
    license_server: _t.Union[ObjectReference, None]
    # Administration service: Program and device that manage the host together, such as vCenter on vc1.
    administration_service: _t.List[RelationReference]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class VirtualHostEntry(_VirtualHostEntryAlways, total=False):
    """Virtual host as it is read. Whether virtual machines run on this device, and from where it is
    administered.
    """

    # Its revision, where the call asks for it.
    revision: Revision


class _VirtualHostRootEntryAlways(_t.TypedDict):
    """What is always there in VirtualHostRootEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Virtual host: Marks the device as one that runs virtual machines.
    virtual_host: YesNo
    # License Server: System that the host gets its licences from.
    license_server: _t.Union[ObjectReference, None]
    # Administration service: Program and device that manage the host together, such as vCenter on vc1.
    administration_service: _t.List[RelationReference]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class VirtualHostRootEntry(_VirtualHostRootEntryAlways, total=False):
    """Virtual host as it is read. Menu entry for everything about running virtual machines; it shows the host
    itself.
    """

    # Its revision, where the call asks for it.
    revision: Revision


class _VirtualMachineEntryAlways(_t.TypedDict):
    """What is always there in VirtualMachineEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Virtual machine: Marks the object as a machine without hardware of its own.
    virtual_machine: _t.Union[Choice, None]
    # Running on host: Host or cluster that the machine runs on.
    hosts: _t.Union[ObjectReference, None]
    # Virtualization system: Hypervisor, such as VMware ESX or KVM.
    system: _t.Union[Choice, None]
    # Configuration file: File with the settings of the machine, such as web1.vmx.
    config_file: str
    # Host in cluster: Member of the cluster that the machine is on at the moment.
    primary: _t.Union[ObjectReference, None]
    # Status: Last report of the hypervisor, such as running or suspended.
    state: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class VirtualMachineEntry(_VirtualMachineEntryAlways, total=False):
    """Virtual machine as it is read. Where and by which hypervisor this virtual machine runs."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Virtual machine that has a list of choices.
VirtualMachineChoiceKey = _t.Literal["virtual_machine", "system", "state"]


class _VirtualMachineRootEntryAlways(_t.TypedDict):
    """What is always there in VirtualMachineRootEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Virtual machine: Marks the object as a machine without hardware of its own.
    virtual_machine: _t.Union[Choice, None]
    # Running on host: Host or cluster that the machine runs on.
    hosts: _t.Union[ObjectReference, None]
    # Virtualization system: Hypervisor, such as VMware ESX or KVM.
    system: _t.Union[Choice, None]
    # Configuration file: File with the settings of the machine, such as web1.vmx.
    config_file: str
    # Host in cluster: Member of the cluster that the machine is on at the moment.
    primary: _t.Union[ObjectReference, None]
    # Status: Last report of the hypervisor, such as running or suspended.
    state: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class VirtualMachineRootEntry(_VirtualMachineRootEntryAlways, total=False):
    """Virtual machine as it is read. Menu entry for everything about a virtual machine; it shows host and
    hypervisor.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Virtual machine that has a list of choices.
VirtualMachineRootChoiceKey = _t.Literal["virtual_machine", "system", "state"]


class VirtualSwitchPortgroupRow(_t.TypedDict):
    """A row of portgroup as it is read."""

    title: str
    vlanid: str


class VirtualSwitchServiceconsoleportsRow(_t.TypedDict):
    """A row of serviceconsoleports as it is read."""

    title: str
    ref_id: _t.Union[EntryReference, None]


class VirtualSwitchVmkernelportsRow(_t.TypedDict):
    """A row of vmkernelports as it is read."""

    title: str
    ref_id: _t.Union[EntryReference, None]


class _VirtualSwitchEntryAlways(_t.TypedDict):
    """What is always there in VirtualSwitchEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Name of the switch, such as vSwitch0.
    title: str
    # Ports: Physical ports of the host by which the switch reaches the network.
    ports: _t.List[EntryReference]
    # Port groups: Groups that virtual machines are attached to, each with its VLAN.
    portgroup: _t.List[VirtualSwitchPortgroupRow]
    # Service Console Ports: Ports for administration of the host, each with its address.
    serviceconsoleports: _t.List[VirtualSwitchServiceconsoleportsRow]
    # VMKernel Ports: Ports for traffic of the host itself, such as vMotion or iSCSI, each with its address.
    vmkernelports: _t.List[VirtualSwitchVmkernelportsRow]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class VirtualSwitchEntry(_VirtualSwitchEntryAlways, total=False):
    """Virtual Switches as it is read. Switches made in software that connect virtual machines with the network
    of the host.
    """

    # Its revision, where the call asks for it.
    revision: Revision


class _VoipPhoneEntryAlways(_t.TypedDict):
    """What is always there in VoipPhoneEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Device protocol: Protocol between telephone and CUCM: SIP or SCCP.
    device_protocol: str
    # Description: Text that CUCM shows for the telephone, such as Reception.
    description2: str
    # Device pool: Set of common settings for telephones of a site.
    device_pool: str
    # Common device configuration: Template of settings, such as softkeys and language, that several telephones
    # use.
    common_configuration: str
    # Button template: Arrangement of the line and speed-dial keys.
    button_template: _t.Union[Choice, None]
    # Softkey template: Functions on the keys below the display.
    softkey_template: _t.Union[Choice, None]
    # Common device profile: Template for the kind of use, such as Standard Common Phone Profile.
    common_profile: str
    # Calling search space: Partitions in which dialled numbers are looked up; it decides where the telephone
    # may call.
    calling_search_space: str
    # AAR calling search space: Partitions used when a call is rerouted because bandwidth is short.
    aar_calling_search_space: str
    # Media resource group list: Order in which conference bridges and transcoders are used.
    media_resource_group_list: str
    # User MOH audio source: Music played when the user holds a call.
    user_hold_moh_audio_source: str
    # Network MOH Audioquelle: Music played when the system holds a call, as during a transfer.
    network_hold_moh_audio_source: str
    # Location: Site in CUCM, by which bandwidth for calls is counted.
    location: str
    # AAR group: Group that decides on the prefix of rerouted calls.
    aar_group: str
    # User locale: Language of the display.
    user_locale: str
    # Network locale: Country whose dial and ring tones are used.
    network_locale: str
    # Built in bridge: Whether the telephone can mix calls itself, as recording needs.
    built_in_bridge: str
    # Privacy: Whether others on a shared line are kept out of the call.
    privacy: str
    # Device Mobility Mode: Whether settings follow the site that the telephone is plugged in at.
    device_mobility_mode: str
    # Owner user ID: Account in CUCM of the person that uses the telephone.
    owner_user_id: str
    # Phone suite: Software package that goes with the telephone.
    phone_suite: str
    # Service provisioning: Whether services on the telephone come from CUCM, from addresses of your own, or
    # both.
    services_provisioning: str
    # Load name: File of the firmware that the telephone loads.
    load_name: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class VoipPhoneEntry(_VoipPhoneEntryAlways, total=False):
    """CUCM VoIP telephone as it is read. Settings of an IP telephone as they stand in Cisco Unified
    Communications Manager.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of CUCM VoIP telephone that has a list of choices.
VoipPhoneChoiceKey = _t.Literal["button_template", "softkey_template"]


class _VoipPhoneLineEntryAlways(_t.TypedDict):
    """What is always there in VoipPhoneLineEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Directory number: Number of the line, such as 1215.
    directory_number: str
    # Route partition: Partition that the number belongs to; it decides who can call it.
    route_partition: str
    # Description: Text that CUCM shows for the line.
    description2: str
    # Alerting name: Name that callers see while it rings.
    alerting_name: str
    # ASCII Alerting name: The same name without umlauts, for telephones that cannot show them.
    ascii_alerting_name: str
    # Allow Control of Device from CTI: Whether programs may dial and pick up on this line; 1 for yes.
    allow_cti_control: NumberText
    # Associated devices: Telephones on which the line rings.
    associated_devices: _t.List[ObjectReference]
    # Voice mail profile: Settings by which the line reaches its mailbox.
    voice_mail_profile: str
    # Calling search space: Partitions in which numbers dialled on this line are looked up.
    calling_search_space: str
    # Presence group: Group that may see whether the line is busy.
    presence_group: str
    # User hold MOH audio source: Music heard on this line when its user holds a call.
    user_hold_moh_audio_source: str
    # Network hold MOH audio source: Music heard on this line when the system holds a call.
    network_hold_moh_audio_source: str
    # Auto answer: Whether calls are taken at once, over headset or speaker.
    auto_answer: str
    # Call forward all: Number to which every call goes.
    call_forward_all: str
    # Secondary Calling Search Space for Forward All: Further partitions in which the target of that redirection
    # is looked up.
    sec_calling_search_space: str
    # Forward busy internal: Number for calls from inside while the line is busy.
    forward_busy_internal: str
    # Forward busy external: Number for calls from outside while the line is busy.
    forward_busy_external: str
    # Forward no answer internal: Number for calls from inside that nobody takes.
    forward_no_answer_internal: str
    # Forward no answer external: Number for calls from outside that nobody takes.
    forward_no_answer_external: str
    # Forward no coverage internal: Number for calls from inside after all of the coverage path was tried.
    forward_no_coverage_internal: str
    # Forward no coverage external: Number for calls from outside after all of the coverage path was tried.
    forward_no_coverage_external: str
    # Forward on CTI failure: Number for calls when the program that controls the line has failed.
    forward_on_cti_fail: str
    # Forward unregistered internal: Number for calls from inside while no telephone is connected.
    forward_unregistered_internal: str
    # Forward unregistered external: Number for calls from outside while no telephone is connected.
    forward_unregistered_external: str
    # No answer ring duration: Seconds it rings before a call goes on to another number.
    no_answer_ring_duration: str
    # Call pickup group: Group whose members may take calls for each other.
    call_pickup_group: str
    # Display: Name that the called party sees.
    display: str
    # ASCII display: That name without umlauts.
    ascii_display: str
    # Line text label: Text beside the line key on the telephone.
    line_text_label: str
    # ASCII Line text label: Text beside the line key, without umlauts.
    ascii_line_text_label: str
    # Visual message waiting indicator policy: When a lamp shows that the mailbox has messages.
    visual_message_indicator: str
    # Audible message waiting indicator policy: Whether a stutter tone points to messages in the mailbox.
    audible_message_indicator: str
    # Ring settings (Phone idle): How it rings while no call is going on.
    ring_settings_idle: str
    # Ring settings (Phone active): How it rings while another call is going on.
    ring_settings_active: str
    # Call pickup group audio alert setting (phone idle): Tone for calls to the group while the telephone is
    # free.
    call_pickup_group_idle: str
    # Call pickup group audio alert setting (phone active): Tone for calls to the group during a call.
    call_pickup_group_active: str
    # Recording option: Whether calls are recorded always, on demand or never.
    recording_option: str
    # Recording profile: Target that recordings are sent to.
    recording_profile: str
    # Monitoring calling search space: Partitions in which supervisors find the line for silent listening.
    monitoring_css: str
    # Log missed calls: Whether missed calls are listed on the telephone; 1 for yes.
    log_missed_calls: NumberText
    # External phone number mask: Pattern for the number shown outside, such as 0301234XXXX.
    external_phone_number_mask: str
    # Maximum number of calls: How many calls the line holds at once.
    max_number_of_calls: str
    # "Busy" trigger: From how many calls on the line counts as busy.
    busy_trigger: str
    # Caller name: Whether the name of the calling party is shown; 1 for yes.
    caller_name: NumberText
    # Caller number: Whether the number of the calling party is shown; 1 for yes.
    caller_number: NumberText
    # Redirected number: Whether the number that forwarded a call is shown; 1 for yes.
    redirected_number: NumberText
    # Dialed number: Whether the number that the caller chose is shown; 1 for yes.
    dialed_number: NumberText
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class VoipPhoneLineEntry(_VoipPhoneLineEntryAlways, total=False):
    """CUCM VoIP line as it is read. Settings of a line of IP telephones as they stand in Cisco Unified
    Communications Manager.
    """

    # Its revision, where the call asks for it.
    revision: Revision


class _VrrpEntryAlways(_t.TypedDict):
    """What is always there in VrrpEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Type: Protocol by which they agree, such as VRRP or HSRP.
    type: _t.Union[Choice, None]
    # VR ID: Number of the virtual router in its net, 1 to 255.
    vrid: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class VrrpEntry(_VrrpEntryAlways, total=False):
    """VRRP as it is read. Virtual router that several routers share, so that one can fail."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of VRRP that has a list of choices.
VrrpChoiceKey = _t.Literal["type"]


class _VrrpMemberEntryAlways(_t.TypedDict):
    """What is always there in VrrpMemberEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # VRRP member: Logical port of a router that takes part.
    member: _t.Union[EntryReference, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class VrrpMemberEntry(_VrrpMemberEntryAlways, total=False):
    """VRRP Member as it is read. Interfaces of routers that take turns as this virtual router."""

    # Its revision, where the call asks for it.
    revision: Revision


class _WanEntryAlways(_t.TypedDict):
    """What is always there in WanEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Name of the line, such as Berlin - Munich 1.
    title: str
    # Role: Whether the line is used first, or steps in for another.
    role: _t.Union[Choice, None]
    # Type: Technology of the line, such as xDSL or fibre.
    type: _t.Union[Choice, None]
    # Channels: How many channels the line bundles.
    channels: NumberText
    # Call number(s): Numbers that belong to the line, one per row.
    call_numbers: str
    # Location of the connection: Building or room in which the line ends.
    connection_location: _t.Union[ObjectReference, None]
    # Capacity UP: Bandwidth in use towards the provider, in the unit stated beside it.
    capacity_up: _t.Union[Quantity, None]
    # Capacity UP unit: Unit of the bandwidth in use towards the provider, such as MBit.
    capacity_up_unit: _t.Union[Choice, None]
    # Capacity DOWN: Bandwidth in use from the provider, in the unit stated beside it.
    capacity_down: _t.Union[Quantity, None]
    # Capacity DOWN unit: Unit of the bandwidth in use from the provider, such as MBit.
    capacity_down_unit: _t.Union[Choice, None]
    # Max. Capacity UP: Most the line could carry towards the provider, in the unit stated beside it.
    max_capacity_up: _t.Union[Quantity, None]
    # Max. Capacity UP unit: Unit of the most towards the provider, such as MBit.
    max_capacity_up_unit: _t.Union[Choice, None]
    # Max. Capacity DOWN: Most the line could carry from the provider, in the unit stated beside it.
    max_capacity_down: _t.Union[Quantity, None]
    # Max. Capacity DOWN unit: Unit of the most from the provider, such as MBit.
    max_capacity_down_unit: _t.Union[Choice, None]
    # Projekt number: Number of the project that ordered the line.
    project_no: str
    # VLAN-ID: VLAN in which the line is handed over.
    vlan_id: _t.Union[ObjectReference, None]
    # Shopping cart number: Number of the order in the purchasing system.
    shopping_cart_no: str
    # Ticket number: Number of the order or fault at the provider.
    ticket_no: str
    # Customer number: Number under which the provider keeps the customer.
    customer_no: str
    # Connected routers: Routers of your own that the line is plugged into.
    router: _t.List[ObjectReference]
    # Connected nets: Nets that reach the outside over the line.
    net: _t.List[ObjectReference]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class WanEntry(_WanEntryAlways, total=False):
    """WAN Connection as it is read. Leased and Internet lines of a site, with provider data and bandwidth."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of WAN Connection that has a list of choices.
WanChoiceKey = _t.Literal[
    "role",
    "type",
    "capacity_up_unit",
    "capacity_down_unit",
    "max_capacity_up_unit",
    "max_capacity_down_unit",
]


class _SpecificAcEntryAlways(_t.TypedDict):
    """What is always there in SpecificAcEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Type: Build, such as split unit or in-row cooler.
    type: _t.Union[Choice, None]
    # Threshold: Temperature at which it raises an alarm or starts to cool.
    threshold: _t.Union[Quantity, None]
    # Memory-unit: Scale of that temperature: °C or °F.
    threshold_unit: _t.Union[Choice, None]
    # Capacity unit: Unit of the cooling power, such as kW or BTU/h.
    capacity_unit: _t.Union[Choice, None]
    # Refrigerating capacity: Heat it can remove, to be compared with what the devices give off.
    capacity: _t.Union[Quantity, None]
    # Air quantity: Air that it moves per hour, in the unit stated beside it.
    air_quantity: _t.Union[Quantity, None]
    # Air quantity unit: Unit of the air flow: cubic metres per hour.
    air_quantity_unit: _t.Union[Choice, None]
    # Width: Space it takes from left to right, in the unit stated for all three.
    width: _t.Union[Quantity, None]
    # Height: Space it takes from bottom to top, in the unit stated for all three.
    height: _t.Union[Quantity, None]
    # Depth: Space it takes from front to back, in the unit stated for all three.
    depth: _t.Union[Quantity, None]
    # Dimension unit: Unit of its width, height and depth, such as cm.
    dimension_unit: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificAcEntry(_SpecificAcEntryAlways, total=False):
    """Air conditioning as it is read. Cooling power, air flow and size of an air conditioner, for planning
    rooms.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Air conditioning that has a list of choices.
SpecificAcChoiceKey = _t.Literal["type", "threshold_unit", "capacity_unit", "air_quantity_unit", "dimension_unit"]


class _SpecificAccessPointEntryAlways(_t.TypedDict):
    """What is always there in SpecificAccessPointEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Name of the radio network in your documentation, such as Guests ground floor.
    title: str
    # Function: Whether the device provides a network, extends one, or joins two.
    function: _t.Union[Choice, None]
    # Standard: Radio standard, such as 802.11ax.
    standard: _t.Union[Choice, None]
    # Channel: Radio channel in use, or automatic choice.
    channel: _t.Union[Choice, None]
    # Broadcast SSID: Whether devices nearby see the name of the network.
    broadcast_ssid: YesNo
    # SSID: Name that people choose on their devices, such as Example-Guests.
    ssid: str
    # MAC filter: Whether only known hardware addresses may join.
    mac_filter: YesNo
    # Authentication: How devices prove that they may join, such as WPA2.
    auth: _t.Union[Choice, None]
    # Encryption: Cipher that protects the traffic, such as AES.
    encryption_id: _t.Union[Choice, None]
    # Key: Passphrase of the network.
    key: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificAccessPointEntry(_SpecificAccessPointEntryAlways, total=False):
    """WiFi device as it is read. Radio networks that this device provides, an entry per SSID."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of WiFi device that has a list of choices.
SpecificAccessPointChoiceKey = _t.Literal["function", "standard", "channel", "auth", "encryption_id"]


class _SpecificApplicationEntryAlways(_t.TypedDict):
    """What is always there in SpecificApplicationEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Specification: Capabilities and prerequisites of the software, such as supported platforms.
    specification: str
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: _t.Union[Choice, None]
    # Installation: Whether it is put on devices by hand or by software distribution.
    installation: _t.Union[Choice, None]
    # Registration key: Key to register the software with its vendor, where one covers all installations.
    registration_key: str
    # Install path: Folder in which installations usually lie, such as /opt/app.
    install_path: str
    # Amount of installations: On how many devices the software is installed.
    installation_count: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificApplicationEntry(_SpecificApplicationEntryAlways, total=False):
    """Applications as it is read. Facts on a piece of software as such, wherever it is installed."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Applications that has a list of choices.
SpecificApplicationChoiceKey = _t.Literal["manufacturer", "installation"]


class _SpecificApplicationAssignedObjEntryAlways(_t.TypedDict):
    """What is always there in SpecificApplicationAssignedObjEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Installed on: Device that has the software.
    object: _t.Union[ObjectReference, None]
    # Type: Whether it runs as a program or as the operating system of the device.
    application_type: _t.Union[Choice, None]
    # Priority: Marks the operating system that a device with several of them starts by default.
    application_priority: _t.Union[Choice, None]
    # Assigned license: Licence that this installation uses up; reports on free licences count it.
    assigned_license: _t.Union[EntryReference, None]
    # Assigned license key: Key of the licence that is assigned, to be typed in at installation.
    assigned_license_key: str
    # Database schema: Schema with the tables that the software works with.
    assigned_database_schema: _t.Union[ObjectReference, None]
    # Service: Services that need this installation, so that an outage can be traced to them.
    assigned_it_service: _t.List[ObjectReference]
    # Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
    assigned_variant: _t.Union[EntryReference, None]
    # Version number: Release that is installed, out of those listed at the software; an unknown number is added
    # there.
    assigned_version: _t.Union[EntryReference, None]
    # Inherit Nagios services: Passes the Nagios checks of the software on to the device it is installed on.
    bequest_nagios_services: YesNo
    # Used databases: Databases in which the installation keeps its data.
    assigned_databases: _t.List[EntryReference]
    # Installed on (date): When the software was put on that device.
    installDate: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificApplicationAssignedObjEntry(_SpecificApplicationAssignedObjEntryAlways, total=False):
    """Installation as it is read. Devices on which this software is installed, with version and licence."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Installation that has a list of choices.
SpecificApplicationAssignedObjChoiceKey = _t.Literal["application_type", "application_priority"]


class _SpecificApplicationDbmsAssignedObjEntryAlways(_t.TypedDict):
    """What is always there in SpecificApplicationDbmsAssignedObjEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Installed on: Server that has the database system.
    object: _t.Union[ObjectReference, None]
    # Type: Whether it runs as a program or as the operating system of the device.
    application_type: _t.Union[Choice, None]
    # Priority: Marks the operating system that a device with several of them starts by default.
    application_priority: _t.Union[Choice, None]
    # Assigned license: Licence that this installation uses up; reports on free licences count it.
    assigned_license: _t.Union[EntryReference, None]
    # Assigned license key: Key of the licence that is assigned, to be typed in at installation.
    assigned_license_key: str
    # Database schema: Schema with the tables that the software works with.
    assigned_database_schema: _t.Union[ObjectReference, None]
    # Service: Services that need this installation, so that an outage can be traced to them.
    assigned_it_service: _t.List[ObjectReference]
    # Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
    assigned_variant: _t.Union[EntryReference, None]
    # Version number: Release that is installed, out of those listed at the software; an unknown number is added
    # there.
    assigned_version: _t.Union[EntryReference, None]
    # Bequest Nagios services: Passes the Nagios checks of the software on to the device it is installed on.
    bequest_nagios_services: YesNo
    # Used databases: Databases in which the installation keeps its data.
    assigned_databases: _t.List[EntryReference]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificApplicationDbmsAssignedObjEntry(_SpecificApplicationDbmsAssignedObjEntryAlways, total=False):
    """Installation as it is read. Servers on which this database system is installed."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Installation that has a list of choices.
SpecificApplicationDbmsAssignedObjChoiceKey = _t.Literal["application_type", "application_priority"]


class _SpecificApplicationServiceAssignedObjEntryAlways(_t.TypedDict):
    """What is always there in SpecificApplicationServiceAssignedObjEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Installed on: Device that has the system service.
    object: _t.Union[ObjectReference, None]
    # Type: Whether it runs as a program or as the operating system of the device.
    application_type: _t.Union[Choice, None]
    # Priority: Marks the operating system that a device with several of them starts by default.
    application_priority: _t.Union[Choice, None]
    # Assigned license: Licence that this installation uses up; reports on free licences count it.
    assigned_license: _t.Union[EntryReference, None]
    # Assigned license key: Key of the licence that is assigned, to be typed in at installation.
    assigned_license_key: str
    # Database schema: Schema with the tables that the software works with.
    assigned_database_schema: _t.Union[ObjectReference, None]
    # Service: Services that need this installation, so that an outage can be traced to them.
    assigned_it_service: _t.List[ObjectReference]
    # Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
    assigned_variant: _t.Union[EntryReference, None]
    # Version number: Release that is installed, out of those listed at the software; an unknown number is added
    # there.
    assigned_version: _t.Union[EntryReference, None]
    # Bequest Nagios services: Passes the Nagios checks of the software on to the device it is installed on.
    bequest_nagios_services: YesNo
    # Used databases: Databases in which the installation keeps its data.
    assigned_databases: _t.List[EntryReference]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificApplicationServiceAssignedObjEntry(_SpecificApplicationServiceAssignedObjEntryAlways, total=False):
    """Installation as it is read. Devices on which this system service is installed."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Installation that has a list of choices.
SpecificApplicationServiceAssignedObjChoiceKey = _t.Literal["application_type", "application_priority"]


class _SpecificApplicationVariantEntryAlways(_t.TypedDict):
    """What is always there in SpecificApplicationVariantEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Short name of the edition, such as Ent.
    title: str
    # Variant: Full name of the edition, such as Enterprise Edition.
    variant: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificApplicationVariantEntry(_SpecificApplicationVariantEntryAlways, total=False):
    """Variants as it is read. Editions in which this software is sold, from which installations choose."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificCellPhoneContractEntryAlways(_t.TypedDict):
    """What is always there in SpecificCellPhoneContractEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # IMEI number: Number of the device with 15 digits, to have it blocked after theft.
    imei_number: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificCellPhoneContractEntry(_SpecificCellPhoneContractEntryAlways, total=False):
    """Mobile radio as it is read. Number by which mobile networks recognise a telephone."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificChassisEntryAlways(_t.TypedDict):
    """What is always there in SpecificChassisEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Front side -- Horizontal units: How many columns the front has.
    front_x: NumberText
    # Front side -- Vertical units: How many rows the front has.
    front_y: NumberText
    # Front side -- Grid size: How large a cell of the front is drawn.
    front_size: _t.Union[Choice, None]
    # Rear side -- Horizontal units: How many columns the rear has.
    rear_x: NumberText
    # Rear side -- Vertical units: How many rows the rear has.
    rear_y: NumberText
    # Rear side -- Grid size: How large a cell of the rear is drawn.
    rear_size: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificChassisEntry(_SpecificChassisEntryAlways, total=False):
    """Chassis as it is read. Menu entry for everything about a blade chassis; it shows its grid."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Chassis that has a list of choices.
SpecificChassisChoiceKey = _t.Literal["front_size", "rear_size"]


class _SpecificChassisDevicesEntryAlways(_t.TypedDict):
    """What is always there in SpecificChassisDevicesEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Role: Task of the device in the chassis, such as administration.
    role: _t.Union[Choice, None]
    # Device assignment: Object that is plugged in, such as a blade server.
    assigned_device: _t.Union[ObjectReference, None]
    # Device assignment (Hostadapter): Host bus adapter of the chassis, where the entry is about one.
    assigned_hba: _t.Union[EntryReference, None]
    # Device assignment (Interface): Network card of the chassis, where the entry is about one.
    assigned_interface: _t.Union[EntryReference, None]
    # Device assignment (Power consumer): Power supply unit of the chassis, where the entry is about one.
    assigned_power_consumer: _t.Union[EntryReference, None]
    # Assigned to: Places in the chassis that the device fills.
    assigned_slots: _t.List[EntryReference]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificChassisDevicesEntry(_SpecificChassisDevicesEntryAlways, total=False):
    """Assigned devices as it is read. Blades, switches and power supplies that are in this chassis."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Assigned devices that has a list of choices.
SpecificChassisDevicesChoiceKey = _t.Literal["role"]


class _SpecificChassisSlotEntryAlways(_t.TypedDict):
    """What is always there in SpecificChassisSlotEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Connector type: Kind of device that fits, such as blade or interconnect module.
    connector_type: _t.Union[Choice, None]
    # Insertion: Side from which devices are plugged in: front or back.
    insertion: _t.Union[Choice, None]
    # Slot title: Label of the place, such as Bay 1.
    title: str
    # Horizontal position: First column of the grid that the place covers, counted from the left.
    from_x: NumberText
    # To horizontal position: Last column of the grid that the place covers.
    to_x: NumberText
    # Vertical position: First row of the grid that the place covers, counted from the top.
    from_y: NumberText
    # To vertical position: Last row of the grid that the place covers.
    to_y: NumberText
    # Device assignment: Blades, switches or modules that fill the place.
    assigned_devices: _t.List[EntryReference]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificChassisSlotEntry(_SpecificChassisSlotEntryAlways, total=False):
    """Slots as it is read. Places of a chassis that devices are plugged into, with their position."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Slots that has a list of choices.
SpecificChassisSlotChoiceKey = _t.Literal["connector_type", "insertion"]


class _SpecificChassisViewEntryAlways(_t.TypedDict):
    """What is always there in SpecificChassisViewEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Front side -- Horizontal units: How many columns the front has.
    front_x: NumberText
    # Front side -- Vertical units: How many rows the front has.
    front_y: NumberText
    # Front side -- Grid size: How large a cell of the front is drawn.
    front_size: _t.Union[Choice, None]
    # Rear side -- Horizontal units: How many columns the rear has.
    rear_x: NumberText
    # Rear side -- Vertical units: How many rows the rear has.
    rear_y: NumberText
    # Rear side -- Grid size: How large a cell of the rear is drawn.
    rear_size: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificChassisViewEntry(_SpecificChassisViewEntryAlways, total=False):
    """Chassis view as it is read. Grid in which the places of a chassis are drawn, for its front and its rear."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Chassis view that has a list of choices.
SpecificChassisViewChoiceKey = _t.Literal["front_size", "rear_size"]


class _SpecificClientEntryAlways(_t.TypedDict):
    """What is always there in SpecificClientEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Client type: Build of the computer, such as PC or notebook.
    type: _t.Union[Choice, None]
    # Keyboard Layout: Language the keys are printed in, such as German (QWERTZ).
    keyboard_layout: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificClientEntry(_SpecificClientEntryAlways, total=False):
    """Desktop as it is read. Kind of computer a person works at, and its keyboard."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Desktop that has a list of choices.
SpecificClientChoiceKey = _t.Literal["type"]


class _SpecificClusterServiceEntryAlways(_t.TypedDict):
    """What is always there in SpecificClusterServiceEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Assigned clusters: Cluster that keeps the service available.
    cluster: _t.Union[ObjectReference, None]
    # Type: How the members divide the service between them: one waits, all work, or all compute together.
    type: _t.Union[Choice, None]
    # Runs on: Members on which the service is allowed to run.
    runs_on: _t.List[EntryReference]
    # Default server: Member that carries the service as long as nothing fails.
    default_server: _t.Union[EntryReference, None]
    # Host addresses: Addresses that move with the service.
    hostaddresses: _t.List[EntryReference]
    # Volumes: Volumes on which the service keeps its data.
    drives: _t.List[EntryReference]
    # Shares: File shares that clients reach through the service.
    shares: _t.List[EntryReference]
    # Database schema: Schema with the tables that the software works with.
    assigned_database_schema: _t.Union[ObjectReference, None]
    # Service Status: Whether the service should be running on this cluster.
    service_status: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificClusterServiceEntry(_SpecificClusterServiceEntryAlways, total=False):
    """Assigned clusters as it is read. Clusters on which this service runs, seen from the service."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Assigned clusters that has a list of choices.
SpecificClusterServiceChoiceKey = _t.Literal["type", "service_status"]


class _SpecificContractEntryAlways(_t.TypedDict):
    """What is always there in SpecificContractEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Contract type: Kind of agreement, such as maintenance or leasing.
    type: _t.Union[Choice, None]
    # Contract id: Number the partner has given the agreement.
    contract_no: str
    # Customer id: Number under which the partner keeps you.
    customer_no: str
    # Internal id: Number in your own filing, such as V-2026-014.
    internal_no: str
    # Costs: Price per payment period.
    costs: NumberText
    # Cost calculation: Whether the price is meant per covered object or for all together.
    cost_calculation: _t.Union[Choice, None]
    # Product: Goods or services that were bought, such as Premium Support 24x7.
    product: str
    # Reaction rate: How fast the partner has to react to a fault, such as 8x5x4.
    reaction_rate: _t.Union[Choice, None]
    # Contract status: Whether it is running, has been terminated or is over.
    contract_status: _t.Union[Choice, None]
    # Start of contract: Day from which the contract holds.
    start_date: str
    # End of contract: Day until which the contract holds, where that is fixed.
    end_date: str
    # Runtime: How long it holds before it ends or is extended.
    run_time: _t.Union[Quantity, None]
    # Runtime unit: Unit of the term, such as months or years.
    run_time_unit: _t.Union[Choice, None]
    # Possible next contract expires: Next day on which the contract can end, worked out from begin and term.
    next_contract_end_date: str
    # End of contract by: Whether it ends only when someone terminates it, or by itself.
    end_type: _t.Union[Choice, None]
    # Possible next termination date: Last day on which notice still counts for the next possible end.
    next_notice_end_date: str
    # Cancellation date: Day on which notice was given.
    notice_date: str
    # Cancellation period: How long before the end notice has to be given.
    notice_period: _t.Union[Quantity, None]
    # Notice period unit: Unit of the time for giving notice, such as months.
    notice_period_unit: _t.Union[Choice, None]
    # Notice type: Whether notice counts from the day it is given, or towards the end of the term.
    notice_type: _t.Union[Choice, None]
    # Maintenance-/guarantee period: How long the partner maintains or guarantees what was bought.
    maintenance_period: _t.Union[Quantity, None]
    # Deadline unit: Unit of the time of maintenance or warranty, such as years.
    maintenance_period_unit: _t.Union[Choice, None]
    # Payment period: How often payment is due, such as monthly.
    payment_period: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificContractEntry(_SpecificContractEntryAlways, total=False):
    """Contract as it is read. Menu entry for everything about a contract; it shows its terms."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Contract that has a list of choices.
SpecificContractChoiceKey = _t.Literal[
    "type",
    "cost_calculation",
    "reaction_rate",
    "contract_status",
    "run_time_unit",
    "end_type",
    "notice_period_unit",
    "notice_type",
    "maintenance_period_unit",
    "payment_period",
]


class _SpecificContractAllocationEntryAlways(_t.TypedDict):
    """What is always there in SpecificContractAllocationEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Assigned objects: Device, licence or other thing that falls under the contract.
    assigned_object: _t.Union[ObjectReference, None]


class SpecificContractAllocationEntry(_SpecificContractAllocationEntryAlways, total=False):
    """Assigned Objects as it is read. Objects that this contract covers, seen from the contract."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificContractInformationEntryAlways(_t.TypedDict):
    """What is always there in SpecificContractInformationEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Contract type: Kind of agreement, such as maintenance or leasing.
    type: _t.Union[Choice, None]
    # Contract id: Number the partner has given the agreement.
    contract_no: str
    # Customer id: Number under which the partner keeps you.
    customer_no: str
    # Internal id: Number in your own filing, such as V-2026-014.
    internal_no: str
    # Costs: Price per payment period.
    costs: NumberText
    # Cost calculation: Whether the price is meant per covered object or for all together.
    cost_calculation: _t.Union[Choice, None]
    # Product: Goods or services that were bought, such as Premium Support 24x7.
    product: str
    # Reaction rate: How fast the partner has to react to a fault, such as 8x5x4.
    reaction_rate: _t.Union[Choice, None]
    # Contract status: Whether it is running, has been terminated or is over.
    contract_status: _t.Union[Choice, None]
    # Start of contract: Day from which the contract holds.
    start_date: str
    # End of contract: Day until which the contract holds, where that is fixed.
    end_date: str
    # Runtime: How long it holds before it ends or is extended.
    run_time: _t.Union[Quantity, None]
    # Runtime unit: Unit of the term, such as months or years.
    run_time_unit: _t.Union[Choice, None]
    # Possible next contract expires: Next day on which the contract can end, worked out from begin and term.
    next_contract_end_date: str
    # End of contract by: Whether it ends only when someone terminates it, or by itself.
    end_type: _t.Union[Choice, None]
    # Possible next termination date: Last day on which notice still counts for the next possible end.
    next_notice_end_date: str
    # Cancellation date: Day on which notice was given.
    notice_date: str
    # Cancellation period: How long before the end notice has to be given.
    notice_period: _t.Union[Quantity, None]
    # Notice period unit: Unit of the time for giving notice, such as months.
    notice_period_unit: _t.Union[Choice, None]
    # Notice type: Whether notice counts from the day it is given, or towards the end of the term.
    notice_type: _t.Union[Choice, None]
    # Maintenance-/guarantee period: How long the partner maintains or guarantees what was bought.
    maintenance_period: _t.Union[Quantity, None]
    # Deadline unit: Unit of the time of maintenance or warranty, such as years.
    maintenance_period_unit: _t.Union[Choice, None]
    # Payment period: How often payment is due, such as monthly.
    payment_period: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificContractInformationEntry(_SpecificContractInformationEntryAlways, total=False):
    """Contract information as it is read. Numbers, costs, term and periods of notice of a contract."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Contract information that has a list of choices.
SpecificContractInformationChoiceKey = _t.Literal[
    "type",
    "cost_calculation",
    "reaction_rate",
    "contract_status",
    "run_time_unit",
    "end_type",
    "notice_period_unit",
    "notice_type",
    "maintenance_period_unit",
    "payment_period",
]


class _SpecificDatabaseAccessEntryAlways(_t.TypedDict):
    """What is always there in SpecificDatabaseAccessEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Assigned objects: Program on its device, as an object of the relation between the two.
    access: _t.List[RelationReference]


class SpecificDatabaseAccessEntry(_SpecificDatabaseAccessEntryAlways, total=False):
    """Database access as it is read. Installed programs that use this schema."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificDatabaseGatewayEntryAlways(_t.TypedDict):
    """What is always there in SpecificDatabaseGatewayEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Gateway type: Technology in between, such as Oracle Gateway for ODBC.
    type: str
    # Host: Name or address of the machine that runs it.
    host: str
    # Port: TCP port on which it listens, such as 1521.
    port: str
    # User: Account it signs in with on the other side.
    user: str
    # Target schema: Schema that is reached this way.
    target_schema: _t.Union[ObjectReference, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificDatabaseGatewayEntry(_SpecificDatabaseGatewayEntryAlways, total=False):
    """Database gateway as it is read. Ways from this schema to databases of other vendors."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificDatabaseInstallationEntryAlways(_t.TypedDict):
    """What is always there in SpecificDatabaseInstallationEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Installed on: Server on which the database software is installed.
    object: _t.Union[ObjectReference, None]
    # Type: Whether it runs as a program or as the operating system of the device.
    application_type: _t.Union[Choice, None]
    # Priority: Marks the operating system that a device with several of them starts by default.
    application_priority: _t.Union[Choice, None]
    # Assigned license: Licence that this installation uses up; reports on free licences count it.
    assigned_license: _t.Union[EntryReference, None]
    # Assigned license key: Key of the licence that is assigned, to be typed in at installation.
    assigned_license_key: str
    # Database schema: Schema with the tables that the software works with.
    assigned_database_schema: _t.Union[ObjectReference, None]
    # Service: Services that need this installation, so that an outage can be traced to them.
    assigned_it_service: _t.List[ObjectReference]
    # Variant: Edition that is installed, such as Standard or Enterprise, out of those listed at the software.
    assigned_variant: _t.Union[EntryReference, None]
    # Version number: Release that is installed, out of those listed at the software; an unknown number is added
    # there.
    assigned_version: _t.Union[EntryReference, None]
    # Bequest Nagios services: Passes the Nagios checks of the software on to the device it is installed on.
    bequest_nagios_services: YesNo
    # Installed on: Name of that server.
    assigned_databases: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificDatabaseInstallationEntry(_SpecificDatabaseInstallationEntryAlways, total=False):
    """Database installation as it is read. Servers on which this database software is installed, with licence
    and version.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Database installation that has a list of choices.
SpecificDatabaseInstallationChoiceKey = _t.Literal["application_type", "application_priority"]


class _SpecificDatabaseInstanceEntryAlways(_t.TypedDict):
    """What is always there in SpecificDatabaseInstanceEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # DBMS: Database software on its server, as an object of the relation between the two.
    instance: _t.List[RelationReference]
    # Title: Name of the instance, such as ORCL (SID).
    title: str
    # Listener: Address under which the instance takes connections, such as LISTENER on port 1521.
    listener: str
    # Database schema: Schema that the instance serves.
    database_schema: _t.Union[ObjectReference, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificDatabaseInstanceEntry(_SpecificDatabaseInstanceEntryAlways, total=False):
    """Instance / Oracle database as it is read. Running instance of a database system, with listener and schema."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificDatabaseLinksEntryAlways(_t.TypedDict):
    """What is always there in SpecificDatabaseLinksEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Name of the connection as used in SQL, such as ERP_LINK.
    title: str
    # Connected database schema: Schema on the other side of the connection.
    link: _t.Union[ObjectReference, None]
    # Target user: Account used on the other side.
    target_user: str
    # Owner: Account here that the connection belongs to.
    owner: str
    # Public: Whether all accounts may use the connection.
    public: YesNo
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificDatabaseLinksEntry(_SpecificDatabaseLinksEntryAlways, total=False):
    """Database links as it is read. Named connections by which this schema reads tables of another one."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificDatabaseObjectsEntryAlways(_t.TypedDict):
    """What is always there in SpecificDatabaseObjectsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Name of the part, such as V_OPEN_ORDERS.
    title: str
    # Type: Kind of the part, such as table, view or index.
    database_object: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificDatabaseObjectsEntry(_SpecificDatabaseObjectsEntryAlways, total=False):
    """Database objects as it is read. Tables, views, indexes and other parts of this schema that are worth
    documenting.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Database objects that has a list of choices.
SpecificDatabaseObjectsChoiceKey = _t.Literal["database_object"]


class _SpecificDatabaseSchemaEntryAlways(_t.TypedDict):
    """What is always there in SpecificDatabaseSchemaEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Runs on: Object on which the schema runs, such as the database server.
    link: _t.Union[ObjectReference, None]
    # Database instance: Instance that contains the schema.
    instance: _t.Union[EntryReference, None]
    # Title: Name of the schema, such as SHOP.
    title: str
    # Storage-Engine: How tables are stored, such as InnoDB.
    storage_engine: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificDatabaseSchemaEntry(_SpecificDatabaseSchemaEntryAlways, total=False):
    """Database schema as it is read. Schema with the tables of one application, and the instance it lies in."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificDbmsEntryAlways(_t.TypedDict):
    """What is always there in SpecificDbmsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # DBMS: Product family, such as PostgreSQL or Oracle Database.
    dbms: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificDbmsEntry(_SpecificDbmsEntryAlways, total=False):
    """DBMS as it is read. Which database system this software is."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of DBMS that has a list of choices.
SpecificDbmsChoiceKey = _t.Literal["dbms"]


class _SpecificEmergencyPlanEntryAlways(_t.TypedDict):
    """What is always there in SpecificEmergencyPlanEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Time need: Duration from alarm to normal operation, in the unit stated beside it.
    time_needed: _t.Union[Quantity, None]
    # Unit: Unit of that duration, such as hours.
    time_unit: _t.Union[Choice, None]
    # Date of emergency practice: Moment of the last rehearsal.
    practice_date: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificEmergencyPlanEntry(_SpecificEmergencyPlanEntryAlways, total=False):
    """Emergency plan as it is read. Menu entry for everything about a plan for emergencies; it shows duration
    and rehearsal.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Emergency plan that has a list of choices.
SpecificEmergencyPlanChoiceKey = _t.Literal["time_unit"]


class _SpecificEmergencyPlanAttributeEntryAlways(_t.TypedDict):
    """What is always there in SpecificEmergencyPlanAttributeEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Time need: Duration from alarm to normal operation, in the unit stated beside it.
    time_needed: _t.Union[Quantity, None]
    # Unit: Unit of that duration, such as hours.
    time_unit: _t.Union[Choice, None]
    # Date of emergency practice: Moment of the last rehearsal.
    practice_date: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificEmergencyPlanAttributeEntry(_SpecificEmergencyPlanAttributeEntryAlways, total=False):
    """Emergency plan properties as it is read. How long carrying out the plan takes, and when it was rehearsed."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Emergency plan properties that has a list of choices.
SpecificEmergencyPlanAttributeChoiceKey = _t.Literal["time_unit"]


class _SpecificEmergencyPlanLinkedObjectsEntryAlways(_t.TypedDict):
    """What is always there in SpecificEmergencyPlanLinkedObjectsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Object on whose failure the plan is carried out.
    object: _t.Union[ObjectReference, None]


class SpecificEmergencyPlanLinkedObjectsEntry(_SpecificEmergencyPlanLinkedObjectsEntryAlways, total=False):
    """assigned objects as it is read. Objects that the plan is to be used for."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificEnclosureEntryAlways(_t.TypedDict):
    """What is always there in SpecificEnclosureEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Vertical installation slots (Front side): How many devices, such as power strips, fit upright at the
    # front.
    vertical_slots_front: NumberText
    # Vertical installation slots (Rear side): How many devices, such as power strips, fit upright at the rear.
    vertical_slots_rear: NumberText
    # Rack unit sorting: Whether the units are numbered from the bottom up or from the top down.
    slot_sorting: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificEnclosureEntry(_SpecificEnclosureEntryAlways, total=False):
    """Rack as it is read. How the units of a rack are numbered, and how many devices stand upright beside them."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Rack that has a list of choices.
SpecificEnclosureChoiceKey = _t.Literal["slot_sorting"]


class _SpecificEpsEntryAlways(_t.TypedDict):
    """What is always there in SpecificEpsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Type: Drive, such as diesel generator or gas turbine.
    type: _t.Union[Choice, None]
    # Warm-up time: Time from starting to full power, which a UPS has to bridge.
    warmup_time: _t.Union[Quantity, None]
    # Unit: Unit of the time until full power, such as seconds.
    warmup_time_unit: _t.Union[Choice, None]
    # Fuel tank: How much fuel there is room for, in the unit stated beside it.
    fuel_tank: _t.Union[Quantity, None]
    # Unit: Unit of the amount of fuel, such as l.
    volume_unit: _t.Union[Choice, None]
    # Autonomy time: How long it runs on a full tank under load.
    autonomy_time: _t.Union[Quantity, None]
    # Unit: Unit of the running time, such as hours.
    autonomy_time_unit: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificEpsEntry(_SpecificEpsEntryAlways, total=False):
    """Emergency power supply as it is read. Generator that takes over when mains power fails for longer."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Emergency power supply that has a list of choices.
SpecificEpsChoiceKey = _t.Literal["type", "warmup_time_unit", "volume_unit", "autonomy_time_unit"]


class _SpecificFileEntryAlways(_t.TypedDict):
    """What is always there in SpecificFileEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Name of the document for people, such as Network plan Berlin.
    file_title: str
    # Filename: The stored file with its name, such as netplan.pdf.
    file_physical: _t.Union[ObjectReference, None]
    # Category: Kind of document, such as manual, diagram or contract.
    file_category: _t.Union[Choice, None]
    # Revision: Number of this version, counted upwards.
    revision: str
    # Version Description: News in this version, such as corrected floor plan.
    version_description: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str
    # Version: Entry among the versions of the document that this one shows.
    current_version: _t.Union[EntryReference, None]
    # MD5 Checksum: Fingerprint of the content, to see whether two files are equal.
    md5_hash: str


class SpecificFileEntry(_SpecificFileEntryAlways, total=False):
    """Files as it is read. Menu entry for everything about a document; it shows its newest version."""

    # Its revision, where the call asks for it.
    entry_revision: Revision


# An attribute of Files that has a list of choices.
SpecificFileChoiceKey = _t.Literal["file_category"]


class _SpecificFileActualEntryAlways(_t.TypedDict):
    """What is always there in SpecificFileActualEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Name of the document for people, such as Network plan Berlin.
    file_title: str
    # Filename: The stored file with its name, such as netplan.pdf.
    file_physical: _t.Union[ObjectReference, None]
    # Category: Kind of document, such as manual, diagram or contract.
    file_category: _t.Union[Choice, None]
    # Revision: Number of this version, counted upwards.
    revision: str
    # Version Description: News in this version, such as corrected floor plan.
    version_description: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str
    # Version: Entry among the versions of the document that this one shows.
    current_version: _t.Union[EntryReference, None]
    # MD5 Checksum: Fingerprint of the content, to see whether two files are equal.
    md5_hash: str


class SpecificFileActualEntry(_SpecificFileActualEntryAlways, total=False):
    """Current file as it is read. Newest version of the document that this object holds."""

    # Its revision, where the call asks for it.
    entry_revision: Revision


# An attribute of Current file that has a list of choices.
SpecificFileActualChoiceKey = _t.Literal["file_category"]


class _SpecificFileObjectsEntryAlways(_t.TypedDict):
    """What is always there in SpecificFileObjectsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Assigned objects: Device, building or other thing that the document is about.
    assigned_objects: _t.Union[ObjectReference, None]


class SpecificFileObjectsEntry(_SpecificFileObjectsEntryAlways, total=False):
    """Assigned objects as it is read. Objects to which this document belongs."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificFileVersionsEntryAlways(_t.TypedDict):
    """What is always there in SpecificFileVersionsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Filename: Name with ending, such as netplan-v3.pdf.
    file_physical: str
    # File content: Content of this version, Base64-encoded in calls.
    file_content: _t.Union[StoredFile, None]
    # Title: Name of the version for people, such as Draft of March.
    file_title: str
    # Revision: Number of the version among those of the document, counted by the service.
    revision: str
    # Upload date: Moment the content was stored; the service sets it.
    upload_date: str
    # Version Description: Changes that this version brought, such as new rack added.
    version_description: str
    # MD5 Checksum: Fingerprint of the content of this version.
    md5_hash: str
    # Upload from: Person that stored the content, where the call belongs to one.
    uploaded_by: _t.Union[ObjectReference, None]


class SpecificFileVersionsEntry(_SpecificFileVersionsEntryAlways, total=False):
    """File versions as it is read. All versions of a document, each with its content."""

    # Its revision, where the call asks for it.
    entry_revision: Revision


class _SpecificGroupEntryAlways(_t.TypedDict):
    """What is always there in SpecificGroupEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Object: Member of the group; anything may be one.
    object: _t.Union[ObjectReference, None]
    # Object type: Kind of thing that the member is, such as server.
    object_type: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificGroupEntry(_SpecificGroupEntryAlways, total=False):
    """Object group as it is read. Objects that belong together for a purpose of your own, such as everything to
    be replaced this year.
    """

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificGroupTypeEntryAlways(_t.TypedDict):
    """What is always there in SpecificGroupTypeEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Type: How members come in: static is by hand, report-based by a query.
    type: _t.Union[Choice, None]
    # Report: Number of the report whose rows are the members.
    report: NumberText
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificGroupTypeEntry(_SpecificGroupTypeEntryAlways, total=False):
    """Type as it is read. Whether members are chosen by hand or come from a report."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Type that has a list of choices.
SpecificGroupTypeChoiceKey = _t.Literal["type"]


class _SpecificKryptoCardEntryAlways(_t.TypedDict):
    """What is always there in SpecificKryptoCardEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Certificate number: Number by which the issuer knows the certificate.
    certificate_number: str
    # Certgate card number: Number printed on a card of the manufacturer certgate.
    certgate_card_number: str
    # Certificate title: Name the certificate is issued to.
    certificate_title: str
    # Certificate revocation password: Secret that is asked for when the certificate is to be revoked.
    certificate_password: str
    # Certificate procedure: Last day the certificate on the card is valid.
    certificate_procedure: str
    # Date of issue: Day the card was handed out.
    date_of_issue: str
    # IMEI number: Number of the telephone that the card was made for.
    imei_number: str
    # Assigned cellular phone: Telephone in which the card is used.
    assigned_mobile: _t.Union[ObjectReference, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificKryptoCardEntry(_SpecificKryptoCardEntryAlways, total=False):
    """Crypto card as it is read. Card with a certificate that encrypts calls and data of a mobile phone."""

    # Its revision, where the call asks for it.
    revision: Revision


class SpecificLayer2NetIpHelperAddressesRow(_t.TypedDict):
    """A row of ip_helper_addresses as it is read."""

    ip: str
    type_title: _t.Union[Choice, None]


class _SpecificLayer2NetEntryAlways(_t.TypedDict):
    """What is always there in SpecificLayer2NetEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # ID (VLAN): Number in the tag of the frames, 1 to 4094.
    vlan_id: str
    # Default VLAN: Whether it is the VLAN of ports for which nothing else is set.
    standard: YesNo
    # Type: Technology by which the net is separated, such as VLAN.
    type: _t.Union[Choice, None]
    # Subtype: Whether ports are assigned by hand, or when a device signs in.
    subtype: _t.Union[Choice, None]
    # IP helper addresses: Servers to which broadcasts such as DHCP requests are passed on.
    ip_helper_addresses: _t.List[SpecificLayer2NetIpHelperAddressesRow]
    # Layer-3-net assignment: IP nets that run over this VLAN.
    layer3_assignments: _t.List[ObjectReference]
    # VRF: Name of the routing instance the VLAN belongs to, such as CUST-A.
    vrf: str
    # VRF Capacity: Bandwidth promised to that routing instance.
    vrf_capacity: _t.Union[Quantity, None]
    # VRF Capacity (Unit): Unit of the promised bandwidth, such as MBit.
    vrf_capacity_unit: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificLayer2NetEntry(_SpecificLayer2NetEntryAlways, total=False):
    """Layer 2 Net as it is read. VLAN with its number and the Layer 3 nets that use it."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Layer 2 Net that has a list of choices.
SpecificLayer2NetChoiceKey = _t.Literal["type", "subtype", "vrf_capacity_unit"]


class _SpecificLayer2NetAssignedLogicalPortsEntryAlways(_t.TypedDict):
    """What is always there in SpecificLayer2NetAssignedLogicalPortsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Object title: Device that has the logical port.
    isys_obj__id: _t.Union[ObjectReference, None]
    # Assigned logical ports: The port itself, such as bond0.10 of that device.
    isys_catg_log_port_list__id: _t.Union[EntryReference, None]


class SpecificLayer2NetAssignedLogicalPortsEntry(_SpecificLayer2NetAssignedLogicalPortsEntryAlways, total=False):
    """Assigned logical ports as it is read. Logical ports of devices that take part in this VLAN."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificLayer2NetAssignedPortsEntryAlways(_t.TypedDict):
    """What is always there in SpecificLayer2NetAssignedPortsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Object title: Device that has the physical port.
    isys_obj__id: _t.Union[ObjectReference, None]
    # Assigned ports: The port itself, such as Gi1/0/24 of that device.
    isys_catg_port_list__id: _t.Union[EntryReference, None]
    # MAC-address: Hardware address of that port.
    isys_catg_port_list__mac: str


class SpecificLayer2NetAssignedPortsEntry(_SpecificLayer2NetAssignedPortsEntryAlways, total=False):
    """Assigned ports as it is read. Sockets of switches and devices that take part in this VLAN."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificLicenceListEntryAlways(_t.TypedDict):
    """What is always there in SpecificLicenceListEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Key: Code that is typed in at installation, such as XXXXX-XXXXX-XXXXX.
    key: str
    # Serial: Number on the licence certificate.
    serial: str
    # License Type: Whether it covers one installation or many.
    type: _t.Union[Choice, None]
    # Amount: How many installations the licence allows.
    amount: NumberText
    # Licenses in Use: How many installations name this licence.
    used_licences: str
    # Licenses Free: How many installations it still allows; below zero for too few licences.
    lic_not_in_use: str
    # Start Date: First day on which the licence may be used.
    start: str
    # Expiration Date: Last day on which the licence may be used.
    expire: str
    # Price Per Unit: Price of a single seat.
    cost: NumberText
    # Total Costs: Price of one seat times their number.
    overall_costs: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificLicenceListEntry(_SpecificLicenceListEntryAlways, total=False):
    """License keys as it is read. Licences that were bought, with key, number of seats, term and price."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of License keys that has a list of choices.
SpecificLicenceListChoiceKey = _t.Literal["type"]


class _SpecificMiddlewareEntryAlways(_t.TypedDict):
    """What is always there in SpecificMiddlewareEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Specification: Capabilities and prerequisites of the software, such as supported platforms.
    specification: str
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: _t.Union[Choice, None]
    # Installation: Whether it is put on devices by hand or by software distribution.
    installation: _t.Union[Choice, None]
    # Registration key: Key to register the software with its vendor, where one covers all installations.
    registration_key: str
    # Install path: Folder in which installations usually lie, such as /opt/app.
    install_path: str
    # Amount of installations: On how many devices the software is installed.
    installation_count: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificMiddlewareEntry(_SpecificMiddlewareEntryAlways, total=False):
    """Middleware as it is read. Facts on software that stands between applications, such as message queues."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Middleware that has a list of choices.
SpecificMiddlewareChoiceKey = _t.Literal["manufacturer", "installation"]


class _SpecificMonitorEntryAlways(_t.TypedDict):
    """What is always there in SpecificMonitorEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Display: Length of the diagonal, such as 27, in the unit stated beside it.
    size: _t.Union[Quantity, None]
    # Unit: Unit of the diagonal, such as inch.
    size_unit: _t.Union[Choice, None]
    # Type: Technology of the panel, such as TFT.
    type: _t.Union[Choice, None]
    # Resolution: Pixels across and down, such as 2560 x 1440.
    resolution: _t.Union[Choice, None]
    # Pivot: Whether the screen can be turned upright.
    pivot: YesNo
    # Speaker: Whether it has sound built in.
    speaker: YesNo
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificMonitorEntry(_SpecificMonitorEntryAlways, total=False):
    """Monitor as it is read. Size and features of a screen, for choosing a replacement."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Monitor that has a list of choices.
SpecificMonitorChoiceKey = _t.Literal["size_unit", "type", "resolution"]


class _SpecificNetEntryAlways(_t.TypedDict):
    """What is always there in SpecificNetEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Title of the object that the net is documented in.
    title: str
    # Type: Protocol of all addresses in it: IPv4, IPv6 or an older one.
    type: _t.Union[Choice, None]
    # Network address: First address, which names the net, such as 192.168.10.0.
    address: str
    # Netmask: Part of addresses that is the same for all hosts, such as 255.255.255.0; follows from the suffix.
    netmask: str
    # Default Gateway: Address by which hosts leave the net, out of those of the router.
    gateway: _t.Union[EntryReference, None]
    # Address from: First address for hosts, such as 192.168.10.1.
    range_from: str
    # Address to: Last address for hosts, such as 192.168.10.254.
    range_to: str
    # DNS server: Servers that resolve names for hosts of the net.
    dns_server: _t.List[EntryReference]
    # DNS domain: Domains of the hosts in the net, such as example.org.
    dns_domain: _t.List[Choice]
    # CIDR-Suffix: Bits that are the same for all hosts, such as 24; follows from the netmask.
    cidr_suffix: NumberText
    # Reverse DNS: Zone that leads from addresses back to names, such as 10.168.192.in-addr.arpa.
    reverse_dns: str
    # Layer-2-net assignment: VLANs over which the net runs.
    layer2_assignments: _t.List[ObjectReference]
    # Network address IPv6: First address, where the net is one of IPv6; otherwise empty.
    address_v6: str
    # Address range: First and last address for hosts on one line.
    address_range: str
    # Net with suffix: The usual short form, such as 192.168.10.0/24.
    address_with_suffix: str
    # Assigned addresses: How many addresses are in use, out of how many there are.
    free_addresses: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificNetEntry(_SpecificNetEntryAlways, total=False):
    """Net as it is read. IP net with address, mask, gateway and name servers."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Net that has a list of choices.
SpecificNetChoiceKey = _t.Literal["type", "dns_domain"]


class _SpecificNetDhcpEntryAlways(_t.TypedDict):
    """What is always there in SpecificNetDhcpEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Type v4: Whether IPv4 addresses change or are kept for a known device.
    type: _t.Union[Choice, None]
    # Type v6: How IPv6 addresses come about: by DHCPv6, by SLAAC, or both.
    typev6: _t.Union[Choice, None]
    # DHCP from: First address that the DHCP server gives out.
    range_from: str
    # DHCP to: Last address that the DHCP server gives out.
    range_to: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificNetDhcpEntry(_SpecificNetDhcpEntryAlways, total=False):
    """DHCP as it is read. Parts of the net from which a DHCP server gives out addresses."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of DHCP that has a list of choices.
SpecificNetDhcpChoiceKey = _t.Literal["type", "typev6"]


class _SpecificNetIpAddressesEntryAlways(_t.TypedDict):
    """What is always there in SpecificNetIpAddressesEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Type: Protocol of the listed address.
    net_type: _t.Union[Choice, None]
    # Host address: The address itself, such as 192.168.10.21.
    title: str
    # Object: Device that has the address, under the key that existing clients write.
    assigned_object: _t.Union[ObjectReference, None]
    # Address allocation IPv4: How that device got its IPv4 address, such as DHCP or static.
    ipv4_assignment: _t.Union[Choice, None]
    # Address allocation IPv6: How that device got its IPv6 address, such as SLAAC or static.
    ipv6_assignment: _t.Union[Choice, None]
    # Object (ID): Device to which the address is assigned.
    object: _t.Union[ObjectReference, None]
    # Open IP list: Place for a link to a page with the addresses of the net. It would lead to a page of a web
    # interface, and there is none here.
    ip_address_link: str


class SpecificNetIpAddressesEntry(_SpecificNetIpAddressesEntryAlways, total=False):
    """IP list as it is read. All addresses that devices have in this net, seen from the net."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of IP list that has a list of choices.
SpecificNetIpAddressesChoiceKey = _t.Literal["net_type", "ipv4_assignment", "ipv6_assignment"]


class _SpecificNetZoneEntryAlways(_t.TypedDict):
    """What is always there in SpecificNetZoneEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Net zone objekt: Object of the zone that the range belongs to.
    zone: _t.Union[ObjectReference, None]
    # Zone from: First address that lies in the zone.
    range_from: str
    # Zone from (Long): The first address as one number, to sort and compare.
    range_from_long: str
    # Zone to: Last address that lies in the zone.
    range_to: str
    # Zone to (Long): The last address as one number, to sort and compare.
    range_to_long: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificNetZoneEntry(_SpecificNetZoneEntryAlways, total=False):
    """Net zone as it is read. Parts of the net that belong to security zones, such as DMZ."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificOperatingSystemEntryAlways(_t.TypedDict):
    """What is always there in SpecificOperatingSystemEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Specification: Capabilities and prerequisites of the software, such as supported platforms.
    specification: str
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: _t.Union[Choice, None]
    # Installation: Whether it is put on devices by hand or by software distribution.
    installation: _t.Union[Choice, None]
    # Registration key: Key to register the software with its vendor, where one covers all installations.
    registration_key: str
    # Install path: Folder in which installations usually lie, such as /opt/app.
    install_path: str
    # Amount of installations: On how many devices the software is installed.
    installation_count: str
    # OS family: Lineage of the system, such as Linux, Windows or BSD.
    osFamily: str
    # OS type: Use it is made for, such as server, desktop or network device.
    systemType: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificOperatingSystemEntry(_SpecificOperatingSystemEntryAlways, total=False):
    """Operating Systems as it is read. Facts on an operating system as such, wherever it is installed."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Operating Systems that has a list of choices.
SpecificOperatingSystemChoiceKey = _t.Literal["manufacturer", "installation"]


class _SpecificOrganizationEntryAlways(_t.TypedDict):
    """What is always there in SpecificOrganizationEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Full name, such as Example Ltd.; the object is called the same.
    title: str
    # Telephone: Number of the switchboard, such as +49 30 1234-0.
    telephone: str
    # Fax: Number for faxes to the organisation.
    fax: str
    # Website: Address on the web, such as https://example.org.
    website: str
    # Headquarter: Organisation that this one is a branch of.
    headquarter: _t.Union[ObjectReference, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificOrganizationEntry(_SpecificOrganizationEntryAlways, total=False):
    """Organization as it is read. Menu entry for everything about a company or authority; it shows its master
    data.
    """

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificOrganizationContactAssignmentEntryAlways(_t.TypedDict):
    """What is always there in SpecificOrganizationContactAssignmentEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Assigned Objects: Object the organisation has to do with, such as a device it supplied.
    object: _t.Union[ObjectReference, None]
    # Role: Relation of the organisation to that object, such as supplier.
    role: _t.Union[Choice, None]


class SpecificOrganizationContactAssignmentEntry(_SpecificOrganizationContactAssignmentEntryAlways, total=False):
    """Assigned Objects as it is read. Objects at which this organisation is named as a contact."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Assigned Objects that has a list of choices.
SpecificOrganizationContactAssignmentChoiceKey = _t.Literal["role"]


class _SpecificOrganizationMasterDataEntryAlways(_t.TypedDict):
    """What is always there in SpecificOrganizationMasterDataEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Full name, such as Example Ltd.; the object is called the same.
    title: str
    # Telephone: Number of the switchboard, such as +49 30 1234-0.
    telephone: str
    # Fax: Number for faxes to the organisation.
    fax: str
    # Website: Address on the web, such as https://example.org.
    website: str
    # Headquarter: Organisation that this one is a branch of.
    headquarter: _t.Union[ObjectReference, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificOrganizationMasterDataEntry(_SpecificOrganizationMasterDataEntryAlways, total=False):
    """Master data as it is read. Name and reachability of a company, an authority or a customer."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificOrganizationPersonsEntryAlways(_t.TypedDict):
    """What is always there in SpecificOrganizationPersonsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Persons: Member of staff; saving it here sets the organisation at the person.
    object: _t.Union[ObjectReference, None]
    # Contact: The same person, under the key that some clients read.
    contact: _t.Union[ObjectReference, None]


class SpecificOrganizationPersonsEntry(_SpecificOrganizationPersonsEntryAlways, total=False):
    """Persons as it is read. People that work for this organisation, seen from its side."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificParallelRelationEntryAlways(_t.TypedDict):
    """What is always there in SpecificParallelRelationEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Name of the bundle, such as Web server farm.
    title: str
    # Minimum amount of active items: How many must work so that the whole works.
    threshold: str
    # Parallel relations: Objects of the relations that share the load.
    rel_pool: _t.List[RelationReference]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificParallelRelationEntry(_SpecificParallelRelationEntryAlways, total=False):
    """Parallel relations as it is read. Relations that stand in for each other, so that an outage counts only
    when too many are gone.
    """

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificPduEntryAlways(_t.TypedDict):
    """What is always there in SpecificPduEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # PDU: Number or name of the strip there, such as 1.
    pdu_id: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificPduEntry(_SpecificPduEntryAlways, total=False):
    """PDU as it is read. Power strip in a rack, as the software that watches it knows it."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificPduBranchEntryAlways(_t.TypedDict):
    """What is always there in SpecificPduBranchEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # PDU: Number of the strip that the circuit belongs to.
    pdu_id: NumberText
    # Branch-ID: Number of the circuit on the strip.
    branch_id: NumberText
    # Receptacles: How many outlets the circuit has.
    receptables: NumberText
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificPduBranchEntry(_SpecificPduBranchEntryAlways, total=False):
    """Branch as it is read. Circuits of a power strip, each with its own fuse and outlets."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificPersonEntryAlways(_t.TypedDict):
    """What is always there in SpecificPersonEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Further name of the person, for clients that send one.
    title: str
    # Salutation: Form of address in letters, such as Ms or Mr.
    salutation: _t.Union[Choice, None]
    # First name: Given name, such as Jane; it is part of the title of the object.
    first_name: str
    # Last name: Family name, such as Doe; it is part of the title of the object.
    last_name: str
    # Academic degree: Degree that belongs to the name, such as Dr.
    academic_degree: str
    # Function: Work that the person does, such as database administration.
    function: str
    # Service designation: Official rank, such as Senior Inspector.
    service_designation: str
    # Street: Street and number the person is written to.
    street: str
    # City: Town the person is written to.
    city: str
    # ZIP-Code: Postal code of that town, such as 10115.
    zip_code: str
    # E-mail address: Address the person is written to, such as jane.doe@example.org.
    mail: str
    # Telephone company: Number at work, such as +49 30 1234-215.
    phone_company: str
    # Telephone home: Private number, for emergencies.
    phone_home: str
    # Cellphone: Number of the mobile phone, such as +49 170 1234567.
    phone_mobile: str
    # Fax: Number for faxes to the person.
    fax: str
    # Pager: Number of the radio receiver for on-call duty.
    pager: str
    # Personnel number: Number by which the human resources department knows the person.
    personnel_number: str
    # Department: Part of the organisation, such as IT operations.
    department: str
    # Organisation: Employer of the person.
    organization: _t.Union[ObjectReference, None]
    # ID: Number that a directory service would give the person. Only a directory gives this id, and none is
    # connected.
    ldap_id: str
    # DN: Path of the person in the directory, such as CN=Jane Doe,OU=Users,DC=example,DC=org.
    ldap_dn: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str
    # Custom 1: Text with a meaning that your organisation decides on.
    custom_1: str
    # Custom 2: Text with a meaning that your organisation decides on.
    custom_2: str
    # Custom 3: Text with a meaning that your organisation decides on.
    custom_3: str
    # Custom 4: Text with a meaning that your organisation decides on.
    custom_4: str
    # Custom 5: Text with a meaning that your organisation decides on.
    custom_5: str
    # Custom 6: Text with a meaning that your organisation decides on.
    custom_6: str
    # Custom 7: Text with a meaning that your organisation decides on.
    custom_7: str
    # Custom 8: Text with a meaning that your organisation decides on.
    custom_8: str


class SpecificPersonEntry(_SpecificPersonEntryAlways, total=False):
    """Persons as it is read. Menu entry for everything about a person; it shows name and reachability."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Persons that has a list of choices.
SpecificPersonChoiceKey = _t.Literal["salutation"]


class _SpecificPersonAssignedGroupsEntryAlways(_t.TypedDict):
    """What is always there in SpecificPersonAssignedGroupsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Person group memberships: Team or department that counts the person among its members.
    connected_object: _t.Union[ObjectReference, None]
    # Role: Task of the person in the group, such as administrator.
    role: _t.Union[Choice, None]
    # Contact: The same group, under the key that some clients read.
    contact: _t.Union[ObjectReference, None]


class SpecificPersonAssignedGroupsEntry(_SpecificPersonAssignedGroupsEntryAlways, total=False):
    """Person group memberships as it is read. Groups that this person belongs to, and whose rights the person
    therefore has.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Person group memberships that has a list of choices.
SpecificPersonAssignedGroupsChoiceKey = _t.Literal["role"]


class _SpecificPersonContactAssignmentEntryAlways(_t.TypedDict):
    """What is always there in SpecificPersonContactAssignmentEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Object: Device, service or other thing the person is responsible for or uses.
    object: _t.Union[ObjectReference, None]
    # Object type: Kind of thing that the person has to do with, such as server or room.
    object_type: _t.Union[Choice, None]
    # Role: Relation of the person to that object, such as administrator or user.
    role: _t.Union[Choice, None]
    # Primary contact: Whether the person is the one to call first there.
    primary_contact: YesNo
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificPersonContactAssignmentEntry(_SpecificPersonContactAssignmentEntryAlways, total=False):
    """Assigned Objects as it is read. Objects at which this person is named as a contact."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Assigned Objects that has a list of choices.
SpecificPersonContactAssignmentChoiceKey = _t.Literal["object_type", "role"]


class _SpecificPersonGroupEntryAlways(_t.TypedDict):
    """What is always there in SpecificPersonGroupEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Name of the group, such as Network team; the object is called the same.
    title: str
    # E-Mail: Address that reaches all members, such as network@example.org.
    email_address: str
    # Phone: Number of the hotline or the shared line.
    phone: str
    # LDAP-Group (Mapping): Name of the group in the directory that stands for this one.
    ldap_group: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificPersonGroupEntry(_SpecificPersonGroupEntryAlways, total=False):
    """Person groups as it is read. Menu entry for everything about a group of people; it shows its name and
    address.
    """

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificPersonGroupContactAssignmentEntryAlways(_t.TypedDict):
    """What is always there in SpecificPersonGroupContactAssignmentEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Object: Device, service or other thing the group takes care of.
    object: _t.Union[ObjectReference, None]
    # Object type: Kind of thing that the group takes care of, such as server.
    object_type: _t.Union[Choice, None]
    # Role: Relation of the group to that object, such as administrator.
    role: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificPersonGroupContactAssignmentEntry(_SpecificPersonGroupContactAssignmentEntryAlways, total=False):
    """Assigned Objects as it is read. Objects at which this group of people is named as a contact."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Assigned Objects that has a list of choices.
SpecificPersonGroupContactAssignmentChoiceKey = _t.Literal["object_type", "role"]


class _SpecificPersonGroupMasterEntryAlways(_t.TypedDict):
    """What is always there in SpecificPersonGroupMasterEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Name of the group, such as Network team; the object is called the same.
    title: str
    # E-Mail: Address that reaches all members, such as network@example.org.
    email_address: str
    # Phone: Number of the hotline or the shared line.
    phone: str
    # LDAP-Group (Mapping): Name of the group in the directory that stands for this one.
    ldap_group: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificPersonGroupMasterEntry(_SpecificPersonGroupMasterEntryAlways, total=False):
    """Master Data as it is read. Name and reachability of a team, a department or a group with common rights."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificPersonGroupMembersEntryAlways(_t.TypedDict):
    """What is always there in SpecificPersonGroupMembersEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # First name: Given name, taken from the person.
    first_name: str
    # Last name: Family name, taken from the person.
    last_name: str
    # Department: Part of the organisation the person works in.
    department: str
    # Telephone company: Office number, taken from the person.
    phone_company: str
    # E-Mail: Mail address, taken from the person.
    email_address: str
    # Organisation: Company the person works for.
    organization: _t.Union[ObjectReference, None]
    # Title: Further name, taken from the person.
    title: str
    # Members: Person that belongs to the group.
    connected_object: _t.Union[ObjectReference, None]
    # Members: Names of everybody in the group on one line.
    members: str
    # Member count: How many people the group has.
    membersCount: str


class SpecificPersonGroupMembersEntry(_SpecificPersonGroupMembersEntryAlways, total=False):
    """Members as it is read. People that belong to this group, with the most important of their data."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificPersonLoginEntryAlways(_t.TypedDict):
    """What is always there in SpecificPersonLoginEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Disable login: Keeps the person from signing in, without deleting anything.
    disabled_login: YesNo
    # User name: Name to sign in with, such as jdoe.
    title: str
    # Password: Secret to sign in with, at least 12 characters, no common one; kept as a hash and never
    # returned.
    user_pass: str
    # Password: The secret once more, as forms send it to rule out typing errors.
    user_pass2: str
    # E-mail address for password reset: Address of the person in case the secret is forgotten.
    email_address: str
    # Last login: Moment the person last signed in.
    last_login: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificPersonLoginEntry(_SpecificPersonLoginEntryAlways, total=False):
    """Login as it is read. Name and password by which a person signs in to this service."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificPersonMasterEntryAlways(_t.TypedDict):
    """What is always there in SpecificPersonMasterEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Further name of the person, for clients that send one.
    title: str
    # Salutation: Form of address in letters, such as Ms or Mr.
    salutation: _t.Union[Choice, None]
    # First name: Given name, such as Jane; it is part of the title of the object.
    first_name: str
    # Last name: Family name, such as Doe; it is part of the title of the object.
    last_name: str
    # Academic degree: Degree that belongs to the name, such as Dr.
    academic_degree: str
    # Function: Work that the person does, such as database administration.
    function: str
    # Service designation: Official rank, such as Senior Inspector.
    service_designation: str
    # Street: Street and number the person is written to.
    street: str
    # City: Town the person is written to.
    city: str
    # ZIP-Code: Postal code of that town, such as 10115.
    zip_code: str
    # E-mail address: Address the person is written to, such as jane.doe@example.org.
    mail: str
    # Telephone company: Number at work, such as +49 30 1234-215.
    phone_company: str
    # Telephone home: Private number, for emergencies.
    phone_home: str
    # Cellphone: Number of the mobile phone, such as +49 170 1234567.
    phone_mobile: str
    # Fax: Number for faxes to the person.
    fax: str
    # Pager: Number of the radio receiver for on-call duty.
    pager: str
    # Personnel number: Number by which the human resources department knows the person.
    personnel_number: str
    # Department: Part of the organisation, such as IT operations.
    department: str
    # Organisation: Employer of the person.
    organization: _t.Union[ObjectReference, None]
    # ID: Number that a directory service would give the person. Only a directory gives this id, and none is
    # connected.
    ldap_id: str
    # DN: Path of the person in the directory, such as CN=Jane Doe,OU=Users,DC=example,DC=org.
    ldap_dn: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str
    # Custom 1: Text with a meaning that your organisation decides on.
    custom_1: str
    # Custom 2: Text with a meaning that your organisation decides on.
    custom_2: str
    # Custom 3: Text with a meaning that your organisation decides on.
    custom_3: str
    # Custom 4: Text with a meaning that your organisation decides on.
    custom_4: str
    # Custom 5: Text with a meaning that your organisation decides on.
    custom_5: str
    # Custom 6: Text with a meaning that your organisation decides on.
    custom_6: str
    # Custom 7: Text with a meaning that your organisation decides on.
    custom_7: str
    # Custom 8: Text with a meaning that your organisation decides on.
    custom_8: str


class SpecificPersonMasterEntry(_SpecificPersonMasterEntryAlways, total=False):
    """Master Data as it is read. Name, reachability and place in the organisation of a person."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Master Data that has a list of choices.
SpecificPersonMasterChoiceKey = _t.Literal["salutation"]


class _SpecificPrtEntryAlways(_t.TypedDict):
    """What is always there in SpecificPrtEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Type: Printing process, such as laser or inkjet.
    type: _t.Union[Choice, None]
    # Color: Whether it prints more than black.
    is_color: YesNo
    # Duplex: Whether it prints on both sides of the paper.
    is_duplex: YesNo
    # Emulation: Language that it understands, such as PostScript or PCL.
    emulation: _t.Union[Choice, None]
    # Paper format: Largest sheet that it takes, such as A3.
    paper_format: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificPrtEntry(_SpecificPrtEntryAlways, total=False):
    """Printer as it is read. Kind and features of a printer, for drivers and supplies."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Printer that has a list of choices.
SpecificPrtChoiceKey = _t.Literal["type", "emulation", "paper_format"]


class _SpecificRelationDetailsEntryAlways(_t.TypedDict):
    """What is always there in SpecificRelationDetailsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Object1: First side of the relation, from which it is read.
    object1: _t.Union[ObjectReference, None]
    # Object2: Second side of the relation, to which it leads.
    object2: _t.Union[ObjectReference, None]
    # Service: Service to which the relation is limited.
    itservice: _t.Union[ObjectReference, None]
    # Relation type: Meaning of the relation between the two.
    relation_type: _t.Union[Choice, None]
    # Weighting: How strongly a failure passes from one side to the other, from 1 (most) to 10 (least).
    weighting: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificRelationDetailsEntry(_SpecificRelationDetailsEntryAlways, total=False):
    """Relation details as it is read. Both sides, meaning and weight of the relation that this object stands
    for.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Relation details that has a list of choices.
SpecificRelationDetailsChoiceKey = _t.Literal["relation_type", "weighting"]


class _SpecificReplicationEntryAlways(_t.TypedDict):
    """What is always there in SpecificReplicationEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Replication mechanism: Technique of copying, such as streaming replication or log shipping.
    replication_mechanism: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificReplicationEntry(_SpecificReplicationEntryAlways, total=False):
    """Replication as it is read. How copies of a database or directory are kept equal."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Replication that has a list of choices.
SpecificReplicationChoiceKey = _t.Literal["replication_mechanism"]


class _SpecificReplicationPartnerEntryAlways(_t.TypedDict):
    """What is always there in SpecificReplicationPartnerEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Replication type: Whether the other copy gives changes or takes them.
    type: _t.Union[Choice, None]
    # Replication partner: Object that holds the other copy.
    replication_partner: _t.Union[ObjectReference, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificReplicationPartnerEntry(_SpecificReplicationPartnerEntryAlways, total=False):
    """Replication partner as it is read. Other copies that this one exchanges changes with."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Replication partner that has a list of choices.
SpecificReplicationPartnerChoiceKey = _t.Literal["type"]


class _SpecificRoomEntryAlways(_t.TypedDict):
    """What is always there in SpecificRoomEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Type: Use of the room, such as office or server room.
    type: _t.Union[Choice, None]
    # Room number: Sign at the door, such as 2.14.
    number: str
    # Floor: Storey, such as 2 or ground floor.
    floor: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificRoomEntry(_SpecificRoomEntryAlways, total=False):
    """Room as it is read. Where in the building the room is, and what it is used for."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Room that has a list of choices.
SpecificRoomChoiceKey = _t.Literal["type"]


class _SpecificRouterEntryAlways(_t.TypedDict):
    """What is always there in SpecificRouterEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Routing protocol: Way in which routes are learned, such as OSPF, BGP or by hand.
    routing_protocol: _t.Union[Choice, None]
    # Gateway address: Addresses of this router that hosts use to leave their net.
    gateway_address: _t.List[EntryReference]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificRouterEntry(_SpecificRouterEntryAlways, total=False):
    """Routing as it is read. How this router learns its routes, and over which addresses it passes packets on."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Routing that has a list of choices.
SpecificRouterChoiceKey = _t.Literal["routing_protocol"]


class _SpecificSanZoningEntryAlways(_t.TypedDict):
    """What is always there in SpecificSanZoningEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Name of the zone in the fabric, such as Z_ESX1_STORE1.
    title: str
    # Members: FC ports of servers and storage systems in the zone.
    members: _t.List[EntryReference]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificSanZoningEntry(_SpecificSanZoningEntryAlways, total=False):
    """SAN Zoning as it is read. Ports of the storage network that may see each other."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificServiceEntryAlways(_t.TypedDict):
    """What is always there in SpecificServiceEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Specification: Capabilities and prerequisites of the software, such as supported platforms.
    specification: str
    # Manufacturer: Company that makes the product, such as Cisco or Microsoft.
    manufacturer: _t.Union[Choice, None]
    # Installation: Whether it is put on devices by hand or by software distribution.
    installation: _t.Union[Choice, None]
    # Registration key: Key to register the software with its vendor, where one covers all installations.
    registration_key: str
    # Install path: Folder in which installations usually lie, such as /opt/app.
    install_path: str
    # Amount of installations: On how many devices the software is installed.
    installation_count: str
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificServiceEntry(_SpecificServiceEntryAlways, total=False):
    """Services as it is read. Facts on a system service, such as a web or mail server, wherever it is installed."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Services that has a list of choices.
SpecificServiceChoiceKey = _t.Literal["manufacturer", "installation"]


class _SpecificSwitchFcEntryAlways(_t.TypedDict):
    """What is always there in SpecificSwitchFcEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Title: Name of the fabric, such as Fabric A.
    title: str
    # Active: Whether the switch passes on traffic, or stands by.
    is_active: YesNo
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificSwitchFcEntry(_SpecificSwitchFcEntryAlways, total=False):
    """FC switch as it is read. Place of this switch in the fabric of the storage network."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificSwitchNetEntryAlways(_t.TypedDict):
    """What is always there in SpecificSwitchNetEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # VLAN management protocol: Protocol by which switches agree on VLANs, such as VTPv3.
    vlan: _t.Union[Choice, None]
    # Role: Whether it gives VLANs to other switches or takes them.
    role: _t.Union[Choice, None]
    # Spanning Tree: Protocol against loops, such as RSTP.
    spanning_tree: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificSwitchNetEntry(_SpecificSwitchNetEntryAlways, total=False):
    """Switch as it is read. How this network switch spreads VLANs and avoids loops."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Switch that has a list of choices.
SpecificSwitchNetChoiceKey = _t.Literal["vlan", "role", "spanning_tree"]


class _SpecificUpsEntryAlways(_t.TypedDict):
    """What is always there in SpecificUpsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Type: Whether devices always run through it, or only when power fails.
    type: _t.Union[Choice, None]
    # Battery type: Kind of battery to order, such as RBC43 or lead-acid 12 V 9 Ah.
    battery_type: _t.Union[Choice, None]
    # Quantity: How many batteries are in it.
    amount: NumberText
    # Charge time: How long charging takes once they are empty.
    charge_time: _t.Union[Quantity, None]
    # Unit: Unit of the time for charging, such as hours.
    charge_time_unit: _t.Union[Choice, None]
    # Runtime under full load: How long it carries all devices without mains power.
    autonomy_time: _t.Union[Quantity, None]
    # Unit: Unit of the time without mains power, such as minutes.
    autonomy_time_unit: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificUpsEntry(_SpecificUpsEntryAlways, total=False):
    """Uninterruptible power supply as it is read. Batteries of a UPS, and how long they bridge an outage."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Uninterruptible power supply that has a list of choices.
SpecificUpsChoiceKey = _t.Literal["type", "battery_type", "charge_time_unit", "autonomy_time_unit"]


class _SpecificWanEntryAlways(_t.TypedDict):
    """What is always there in SpecificWanEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Role: Whether it is the usual way or the one that steps in.
    role: _t.Union[Choice, None]
    # Type: Technology of this line, such as ATM or xDSL.
    type: _t.Union[Choice, None]
    # Capacity: Bandwidth of this line, in the unit stated beside it.
    capacity: _t.Union[Quantity, None]
    # Capacity unit: Unit of the bandwidth of this line, such as MBit.
    capacity_unit: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificWanEntry(_SpecificWanEntryAlways, total=False):
    """WAN as it is read. Use, technology and bandwidth of a wide area line."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of WAN that has a list of choices.
SpecificWanChoiceKey = _t.Literal["role", "type", "capacity_unit"]


class _SpecificWsEntryAlways(_t.TypedDict):
    """What is always there in SpecificWsEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Net type: Use of the wires, such as telephone, Ethernet or fire alarm.
    title: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificWsEntry(_SpecificWsEntryAlways, total=False):
    """Wiring System as it is read. Menu entry for the cabling of a building; it shows what kind of net it
    carries.
    """

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Wiring System that has a list of choices.
SpecificWsChoiceKey = _t.Literal["title"]


class _SpecificWsAssignmentEntryAlways(_t.TypedDict):
    """What is always there in SpecificWsAssignmentEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Assigned Objects: Cable that is laid as part of it.
    connected_object: _t.Union[ObjectReference, None]


class SpecificWsAssignmentEntry(_SpecificWsAssignmentEntryAlways, total=False):
    """Assigned objects as it is read. Cables that belong to this cabling."""

    # Its revision, where the call asks for it.
    revision: Revision


class _SpecificWsNetTypeEntryAlways(_t.TypedDict):
    """What is always there in SpecificWsNetTypeEntry."""

    # The id of the entry.
    id: DigitText
    # The id of its object.
    objID: DigitText
    # Net type: Use of the wires, such as telephone, Ethernet or fire alarm.
    title: _t.Union[Choice, None]
    # Description: Notes in free text, on as many lines as needed, for what no other attribute holds.
    description: str


class SpecificWsNetTypeEntry(_SpecificWsNetTypeEntryAlways, total=False):
    """Net type as it is read. Purpose that the cabling of the building serves."""

    # Its revision, where the call asks for it.
    revision: Revision


# An attribute of Net type that has a list of choices.
SpecificWsNetTypeChoiceKey = _t.Literal["title"]


class CmdbCategoriesReadOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.categories.read."""

    with_revision: Asked
    as_of: PastMoment


class CmdbCategoryArchiveOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.category.archive."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked
    if_revision: Revision


class CmdbCategoryCreateOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.category.create."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked
    if_revision: Revision


class CmdbCategoryDeleteOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.category.delete."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked
    if_revision: Revision


class CmdbCategoryPurgeOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.category.purge."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked
    if_revision: Revision


class CmdbCategoryQuickpurgeOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.category.quickpurge."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked
    if_revision: Revision


class CmdbCategoryReadOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.category.read."""

    with_revision: Asked
    as_of: PastMoment


class CmdbCategoryRecycleOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.category.recycle."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked
    if_revision: Revision


class CmdbCategorySaveOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.category.save."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked
    if_revision: Revision


class CmdbCategoryUpdateOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.category.update."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked
    if_revision: Revision


class CmdbConditionReadOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.condition.read."""

    as_of: PastMoment


class CmdbDialogCreateOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.dialog.create."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked


class CmdbDialogDeleteOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.dialog.delete."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked


class CmdbDialogUpdateOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.dialog.update."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked


class CmdbExternalLinkV2Options(_t.TypedDict, total=False):
    """Options of a call of cmdb.external.link.v2."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked


class CmdbExternalPushV2Options(_t.TypedDict, total=False):
    """Options of a call of cmdb.external.push.v2."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked


class CmdbImpactReadOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.impact.read."""

    as_of: PastMoment


class CmdbLocationTreeReadOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.location_tree.read."""

    as_of: PastMoment


class CmdbLogbookCreateOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.logbook.create."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked


class CmdbObjectArchiveOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.object.archive."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked
    if_revision: Revision


class CmdbObjectCreateOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.object.create."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked


class CmdbObjectDeleteOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.object.delete."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked
    if_revision: Revision


class CmdbObjectMarkAsMassChangeTemplateOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.object.markAsMassChangeTemplate."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked
    if_revision: Revision


class CmdbObjectMarkAsTemplateOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.object.markAsTemplate."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked
    if_revision: Revision


class CmdbObjectPurgeOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.object.purge."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked
    if_revision: Revision


class CmdbObjectQuickpurgeOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.object.quickpurge."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked
    if_revision: Revision


class CmdbObjectReadOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.object.read."""

    with_revision: Asked
    as_of: PastMoment


class CmdbObjectRecycleOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.object.recycle."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked
    if_revision: Revision


class CmdbObjectUpdateOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.object.update."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked
    if_revision: Revision


class CmdbObjectsReadOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.objects.read."""

    with_revision: Asked
    as_of: PastMoment


class CmdbObjectsByRelationReadOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.objects_by_relation.read."""

    as_of: PastMoment


class CmdbReportListV2Options(_t.TypedDict, total=False):
    """Options of a call of cmdb.report.list.v2."""

    with_revision: Asked
    as_of: PastMoment


class CmdbReportReadV2Options(_t.TypedDict, total=False):
    """Options of a call of cmdb.report.read.v2."""

    as_of: PastMoment


class CmdbReportsReadOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.reports.read."""

    as_of: PastMoment


class CmdbStatusDeleteOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.status.delete."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked


class CmdbStatusSaveOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.status.save."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked


class CmdbWorkstationComponentsReadOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.workstation_components.read."""

    as_of: PastMoment


class IdoitSearchReadOptions(_t.TypedDict, total=False):
    """Options of a call of idoit.search.read."""

    as_of: PastMoment


class KatasterChangesApplyOptions(_t.TypedDict, total=False):
    """Options of a call of kataster.changes.apply."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked


class KatasterChangesRevertOptions(_t.TypedDict, total=False):
    """Options of a call of kataster.changes.revert."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked


class KatasterImpactReadOptions(_t.TypedDict, total=False):
    """Options of a call of kataster.impact.read."""

    as_of: PastMoment


class KatasterImportProfileDeleteOptions(_t.TypedDict, total=False):
    """Options of a call of kataster.import_profile.delete."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked


class KatasterImportProfileSaveOptions(_t.TypedDict, total=False):
    """Options of a call of kataster.import_profile.save."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked


class KatasterImportsSaveOptions(_t.TypedDict, total=False):
    """Options of a call of kataster.imports.save."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked


class KatasterObjectTypeUpdateOptions(_t.TypedDict, total=False):
    """Options of a call of kataster.object_type.update."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked


class KatasterRackReadOptions(_t.TypedDict, total=False):
    """Options of a call of kataster.rack.read."""

    as_of: PastMoment


class KatasterReportDeleteOptions(_t.TypedDict, total=False):
    """Options of a call of kataster.report.delete."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked
    if_revision: Revision


class KatasterReportSaveOptions(_t.TypedDict, total=False):
    """Options of a call of kataster.report.save."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked
    if_revision: Revision


class KatasterReportTotalsOptions(_t.TypedDict, total=False):
    """Options of a call of kataster.report.totals."""

    as_of: PastMoment


class KatasterSchemaApplyOptions(_t.TypedDict, total=False):
    """Options of a call of kataster.schema.apply."""

    idempotency_key: IdempotencyKey
    comment: ChangeComment
    dry_run: Asked


class KatasterTraceReadOptions(_t.TypedDict, total=False):
    """Options of a call of kataster.trace.read."""

    as_of: PastMoment


class _CategoryOf(_t.Generic[_Entry, _Data]):
    """One category."""

    def create(self, objID: ObjectId, data: _Data, **options: _Unpack[CmdbCategoryCreateOptions]) -> EntryCreated:
        """Create an entry. Deprecated: use cmdb.category.save."""

    def read(
        self,
        objID: ObjectId,
        *,
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
        **options: _Unpack[CmdbCategoryReadOptions],
    ) -> _t.List[_Entry]:
        """Read the entries of a category."""

    def save(
        self,
        object: ObjectId,
        data: _Data,
        *,
        entry: _t.Optional[EntryId] = None,
        **options: _Unpack[CmdbCategorySaveOptions],
    ) -> EntrySaved:
        """Create or update an entry."""

    def update(self, objID: ObjectId, data: _Data, **options: _Unpack[CmdbCategoryUpdateOptions]) -> Done:
        """Update an entry. Deprecated: use cmdb.category.save."""


class _AllCategories:
    """The categories, each with its functions."""

    access: _CategoryOf[AccessEntry, AccessData]
    accounting: _CategoryOf[AccountingEntry, AccountingData]
    address: _CategoryOf[AddressEntry, AddressData]
    aircraft: _CategoryOf[AircraftEntry, AircraftData]
    catg_application: _CategoryOf[ApplicationEntry, ApplicationData]
    assigned_cards: _CategoryOf[AssignedCardsEntry, AssignedCardsData]
    assigned_logical_unit: _CategoryOf[AssignedLogicalUnitEntry, AssignedLogicalUnitData]
    assigned_sim_cards: _CategoryOf[AssignedSimCardsEntry, AssignedSimCardsData]
    assigned_subscriptions: _CategoryOf[AssignedSubscriptionsEntry, AssignedSubscriptionsData]
    assigned_users: _CategoryOf[AssignedUsersEntry, AssignedUsersData]
    assigned_workstation: _CategoryOf[AssignedWorkstationEntry, AssignedWorkstationData]
    audit: _CategoryOf[AuditEntry, AuditData]
    backup: _CategoryOf[BackupEntry, BackupData]
    backup_assigned_objects: _CategoryOf[BackupAssignedObjectsEntry, BackupAssignedObjectsData]
    cable: _CategoryOf[CableEntry, CableData]
    cards: _CategoryOf[CardsEntry, CardsData]
    certificate: _CategoryOf[CertificateEntry, CertificateData]
    cloud_subscriptions: _CategoryOf[CloudSubscriptionsEntry, CloudSubscriptionsData]
    cluster: _CategoryOf[ClusterEntry, ClusterData]
    cluster_adm_service: _CategoryOf[ClusterAdmServiceEntry, ClusterAdmServiceData]
    cluster_members: _CategoryOf[ClusterMembersEntry, ClusterMembersData]
    cluster_memberships: _CategoryOf[ClusterMembershipsEntry, ClusterMembershipsData]
    cluster_root: _CategoryOf[ClusterRootEntry, ClusterRootData]
    catg_cluster_service: _CategoryOf[ClusterServiceEntry, ClusterServiceData]
    computing_resources: _CategoryOf[ComputingResourcesEntry, ComputingResourcesData]
    connector: _CategoryOf[ConnectorEntry, ConnectorData]
    contact: _CategoryOf[ContactEntry, ContactData]
    contract_assignment: _CategoryOf[ContractAssignmentEntry, ContractAssignmentData]
    controller: _CategoryOf[ControllerEntry, ControllerData]
    controller_fc_port: _CategoryOf[ControllerFcPortEntry, ControllerFcPortData]
    cpu: _CategoryOf[CpuEntry, CpuData]
    custom_fields: _CategoryOf[CustomFieldsEntry, _t.NoReturn]
    custom_fields_example: _CategoryOf[CustomFieldsExampleEntry, CustomFieldsExampleData]
    database: _CategoryOf[DatabaseEntry, DatabaseData]
    database_assignment: _CategoryOf[DatabaseAssignmentEntry, DatabaseAssignmentData]
    database_sa: _CategoryOf[DatabaseSaEntry, DatabaseSaData]
    database_table: _CategoryOf[DatabaseTableEntry, DatabaseTableData]
    drive: _CategoryOf[DriveEntry, DriveData]
    catg_emergency_plan: _CategoryOf[EmergencyPlanEntry, EmergencyPlanData]
    fiber_lead: _CategoryOf[FiberLeadEntry, FiberLeadData]
    catg_file: _CategoryOf[FileEntry, FileData]
    formfactor: _CategoryOf[FormfactorEntry, FormfactorData]
    catg_global: _CategoryOf[GlobalEntry, GlobalData]
    graphic: _CategoryOf[GraphicEntry, GraphicData]
    group_memberships: _CategoryOf[GroupMembershipsEntry, GroupMembershipsData]
    guest_systems: _CategoryOf[GuestSystemsEntry, GuestSystemsData]
    hba: _CategoryOf[HbaEntry, HbaData]
    identifier: _CategoryOf[IdentifierEntry, IdentifierData]
    image: _CategoryOf[ImageEntry, ImageData]
    images: _CategoryOf[ImagesEntry, ImagesData]
    invoice: _CategoryOf[InvoiceEntry, InvoiceData]
    ip: _CategoryOf[IpEntry, IpData]
    its_logbook: _CategoryOf[ItsLogbookEntry, _t.NoReturn]
    its_type: _CategoryOf[ItsTypeEntry, ItsTypeData]
    it_service: _CategoryOf[ItServiceEntry, ItServiceData]
    it_service_components: _CategoryOf[ItServiceComponentsEntry, ItServiceComponentsData]
    it_service_relations: _CategoryOf[ItServiceRelationsEntry, ItServiceRelationsData]
    jdisc_ca: _CategoryOf[JdiscCaEntry, JdiscCaData]
    last_login_user: _CategoryOf[LastLoginUserEntry, LastLoginUserData]
    ldap_dn: _CategoryOf[LdapDnEntry, _t.NoReturn]
    ldev_client: _CategoryOf[LdevClientEntry, LdevClientData]
    ldev_server: _CategoryOf[LdevServerEntry, LdevServerData]
    livestatus: _CategoryOf[LivestatusEntry, _t.NoReturn]
    location: _CategoryOf[LocationEntry, LocationData]
    logbook: _CategoryOf[LogbookEntry, LogbookData]
    logical_unit: _CategoryOf[LogicalUnitEntry, LogicalUnitData]
    mail_addresses: _CategoryOf[MailAddressesEntry, MailAddressesData]
    managed_objects: _CategoryOf[ManagedObjectsEntry, ManagedObjectsData]
    manual: _CategoryOf[ManualEntry, ManualData]
    memory: _CategoryOf[MemoryEntry, MemoryData]
    model: _CategoryOf[ModelEntry, ModelData]
    monitoring: _CategoryOf[MonitoringEntry, MonitoringData]
    ndo: _CategoryOf[NdoEntry, _t.NoReturn]
    network: _CategoryOf[NetworkEntry, NetworkData]
    network_interface: _CategoryOf[NetworkInterfaceEntry, NetworkInterfaceData]
    network_log_port: _CategoryOf[NetworkLogPortEntry, NetworkLogPortData]
    network_port: _CategoryOf[NetworkPortEntry, NetworkPortData]
    net_connections_folder: _CategoryOf[NetConnectionsFolderEntry, NetConnectionsFolderData]
    net_connector: _CategoryOf[NetConnectorEntry, NetConnectorData]
    net_listener: _CategoryOf[NetListenerEntry, NetListenerData]
    catg_net_zone: _CategoryOf[NetZoneEntry, _t.NoReturn]
    net_zone_options: _CategoryOf[NetZoneOptionsEntry, NetZoneOptionsData]
    net_zone_scopes: _CategoryOf[NetZoneScopesEntry, _t.NoReturn]
    object: _CategoryOf[ObjectEntry, ObjectData]
    catg_operating_system: _CategoryOf[OperatingSystemEntry, OperatingSystemData]
    passwd: _CategoryOf[PasswdEntry, PasswdData]
    person_assigned_workstation: _CategoryOf[PersonAssignedWorkstationEntry, PersonAssignedWorkstationData]
    planning: _CategoryOf[PlanningEntry, PlanningData]
    power_consumer: _CategoryOf[PowerConsumerEntry, PowerConsumerData]
    power_supplier: _CategoryOf[PowerSupplierEntry, PowerSupplierData]
    qinq_ce: _CategoryOf[QinqCeEntry, _t.NoReturn]
    qinq_sp: _CategoryOf[QinqSpEntry, QinqSpData]
    raid: _CategoryOf[RaidEntry, RaidData]
    relation: _CategoryOf[RelationEntry, RelationData]
    rm_controller: _CategoryOf[RmControllerEntry, RmControllerData]
    rm_controller_backward: _CategoryOf[RmControllerBackwardEntry, RmControllerBackwardData]
    catg_service: _CategoryOf[ServiceEntry, ServiceData]
    shares: _CategoryOf[SharesEntry, SharesData]
    share_access: _CategoryOf[ShareAccessEntry, ShareAccessData]
    sim: _CategoryOf[SimEntry, SimData]
    sim_card: _CategoryOf[SimCardEntry, SimCardData]
    sla: _CategoryOf[SlaEntry, SlaData]
    smartcard_certificate: _CategoryOf[SmartcardCertificateEntry, SmartcardCertificateData]
    snmp: _CategoryOf[SnmpEntry, _t.NoReturn]
    soa_stacks: _CategoryOf[SoaStacksEntry, SoaStacksData]
    sound: _CategoryOf[SoundEntry, SoundData]
    stack_member: _CategoryOf[StackMemberEntry, StackMemberData]
    storage_device: _CategoryOf[StorageDeviceEntry, StorageDeviceData]
    support_entitlement: _CategoryOf[SupportEntitlementEntry, SupportEntitlementData]
    telephone_fax: _CategoryOf[TelephoneFaxEntry, TelephoneFaxData]
    tsi_service: _CategoryOf[TsiServiceEntry, TsiServiceData]
    universal_interface: _CategoryOf[UniversalInterfaceEntry, UniversalInterfaceData]
    vehicle: _CategoryOf[VehicleEntry, VehicleData]
    version: _CategoryOf[VersionEntry, VersionData]
    virtual_device: _CategoryOf[VirtualDeviceEntry, VirtualDeviceData]
    virtual_host: _CategoryOf[VirtualHostEntry, VirtualHostData]
    virtual_host_root: _CategoryOf[VirtualHostRootEntry, VirtualHostRootData]
    virtual_machine: _CategoryOf[VirtualMachineEntry, VirtualMachineData]
    virtual_machine_root: _CategoryOf[VirtualMachineRootEntry, VirtualMachineRootData]
    virtual_switch: _CategoryOf[VirtualSwitchEntry, VirtualSwitchData]
    voip_phone: _CategoryOf[VoipPhoneEntry, VoipPhoneData]
    voip_phone_line: _CategoryOf[VoipPhoneLineEntry, VoipPhoneLineData]
    vrrp: _CategoryOf[VrrpEntry, VrrpData]
    vrrp_member: _CategoryOf[VrrpMemberEntry, VrrpMemberData]
    catg_wan: _CategoryOf[WanEntry, WanData]
    ac: _CategoryOf[SpecificAcEntry, SpecificAcData]
    access_point: _CategoryOf[SpecificAccessPointEntry, SpecificAccessPointData]
    cats_application: _CategoryOf[SpecificApplicationEntry, SpecificApplicationData]
    application_assigned_obj: _CategoryOf[SpecificApplicationAssignedObjEntry, SpecificApplicationAssignedObjData]
    application_dbms_assigned_obj: _CategoryOf[SpecificApplicationDbmsAssignedObjEntry, SpecificApplicationDbmsAssignedObjData]
    application_service_assigned_obj: _CategoryOf[SpecificApplicationServiceAssignedObjEntry, SpecificApplicationServiceAssignedObjData]
    application_variant: _CategoryOf[SpecificApplicationVariantEntry, SpecificApplicationVariantData]
    cell_phone_contract: _CategoryOf[SpecificCellPhoneContractEntry, SpecificCellPhoneContractData]
    chassis: _CategoryOf[SpecificChassisEntry, SpecificChassisData]
    chassis_devices: _CategoryOf[SpecificChassisDevicesEntry, SpecificChassisDevicesData]
    chassis_slot: _CategoryOf[SpecificChassisSlotEntry, SpecificChassisSlotData]
    chassis_view: _CategoryOf[SpecificChassisViewEntry, SpecificChassisViewData]
    client: _CategoryOf[SpecificClientEntry, SpecificClientData]
    cats_cluster_service: _CategoryOf[SpecificClusterServiceEntry, SpecificClusterServiceData]
    contract: _CategoryOf[SpecificContractEntry, SpecificContractData]
    contract_allocation: _CategoryOf[SpecificContractAllocationEntry, _t.NoReturn]
    contract_information: _CategoryOf[SpecificContractInformationEntry, SpecificContractInformationData]
    database_access: _CategoryOf[SpecificDatabaseAccessEntry, SpecificDatabaseAccessData]
    database_gateway: _CategoryOf[SpecificDatabaseGatewayEntry, SpecificDatabaseGatewayData]
    database_installation: _CategoryOf[SpecificDatabaseInstallationEntry, SpecificDatabaseInstallationData]
    database_instance: _CategoryOf[SpecificDatabaseInstanceEntry, SpecificDatabaseInstanceData]
    database_links: _CategoryOf[SpecificDatabaseLinksEntry, SpecificDatabaseLinksData]
    database_objects: _CategoryOf[SpecificDatabaseObjectsEntry, SpecificDatabaseObjectsData]
    database_schema: _CategoryOf[SpecificDatabaseSchemaEntry, SpecificDatabaseSchemaData]
    dbms: _CategoryOf[SpecificDbmsEntry, SpecificDbmsData]
    cats_emergency_plan: _CategoryOf[SpecificEmergencyPlanEntry, SpecificEmergencyPlanData]
    emergency_plan_attribute: _CategoryOf[SpecificEmergencyPlanAttributeEntry, SpecificEmergencyPlanAttributeData]
    emergency_plan_linked_objects: _CategoryOf[SpecificEmergencyPlanLinkedObjectsEntry, SpecificEmergencyPlanLinkedObjectsData]
    enclosure: _CategoryOf[SpecificEnclosureEntry, SpecificEnclosureData]
    eps: _CategoryOf[SpecificEpsEntry, SpecificEpsData]
    cats_file: _CategoryOf[SpecificFileEntry, SpecificFileData]
    file_actual: _CategoryOf[SpecificFileActualEntry, SpecificFileActualData]
    file_objects: _CategoryOf[SpecificFileObjectsEntry, SpecificFileObjectsData]
    file_versions: _CategoryOf[SpecificFileVersionsEntry, SpecificFileVersionsData]
    group: _CategoryOf[SpecificGroupEntry, SpecificGroupData]
    group_type: _CategoryOf[SpecificGroupTypeEntry, SpecificGroupTypeData]
    krypto_card: _CategoryOf[SpecificKryptoCardEntry, SpecificKryptoCardData]
    layer2_net: _CategoryOf[SpecificLayer2NetEntry, SpecificLayer2NetData]
    layer2_net_assigned_logical_ports: _CategoryOf[SpecificLayer2NetAssignedLogicalPortsEntry, SpecificLayer2NetAssignedLogicalPortsData]
    layer2_net_assigned_ports: _CategoryOf[SpecificLayer2NetAssignedPortsEntry, SpecificLayer2NetAssignedPortsData]
    licence_list: _CategoryOf[SpecificLicenceListEntry, SpecificLicenceListData]
    middleware: _CategoryOf[SpecificMiddlewareEntry, SpecificMiddlewareData]
    monitor: _CategoryOf[SpecificMonitorEntry, SpecificMonitorData]
    net: _CategoryOf[SpecificNetEntry, SpecificNetData]
    net_dhcp: _CategoryOf[SpecificNetDhcpEntry, SpecificNetDhcpData]
    net_ip_addresses: _CategoryOf[SpecificNetIpAddressesEntry, _t.NoReturn]
    cats_net_zone: _CategoryOf[SpecificNetZoneEntry, SpecificNetZoneData]
    cats_operating_system: _CategoryOf[SpecificOperatingSystemEntry, SpecificOperatingSystemData]
    organization: _CategoryOf[SpecificOrganizationEntry, SpecificOrganizationData]
    organization_contact_assignment: _CategoryOf[SpecificOrganizationContactAssignmentEntry, SpecificOrganizationContactAssignmentData]
    organization_master_data: _CategoryOf[SpecificOrganizationMasterDataEntry, SpecificOrganizationMasterDataData]
    organization_persons: _CategoryOf[SpecificOrganizationPersonsEntry, SpecificOrganizationPersonsData]
    parallel_relation: _CategoryOf[SpecificParallelRelationEntry, SpecificParallelRelationData]
    pdu: _CategoryOf[SpecificPduEntry, SpecificPduData]
    pdu_branch: _CategoryOf[SpecificPduBranchEntry, SpecificPduBranchData]
    person: _CategoryOf[SpecificPersonEntry, SpecificPersonData]
    person_assigned_groups: _CategoryOf[SpecificPersonAssignedGroupsEntry, SpecificPersonAssignedGroupsData]
    person_contact_assignment: _CategoryOf[SpecificPersonContactAssignmentEntry, SpecificPersonContactAssignmentData]
    person_group: _CategoryOf[SpecificPersonGroupEntry, SpecificPersonGroupData]
    person_group_contact_assignment: _CategoryOf[SpecificPersonGroupContactAssignmentEntry, SpecificPersonGroupContactAssignmentData]
    person_group_master: _CategoryOf[SpecificPersonGroupMasterEntry, SpecificPersonGroupMasterData]
    person_group_members: _CategoryOf[SpecificPersonGroupMembersEntry, SpecificPersonGroupMembersData]
    person_login: _CategoryOf[SpecificPersonLoginEntry, SpecificPersonLoginData]
    person_master: _CategoryOf[SpecificPersonMasterEntry, SpecificPersonMasterData]
    prt: _CategoryOf[SpecificPrtEntry, SpecificPrtData]
    relation_details: _CategoryOf[SpecificRelationDetailsEntry, SpecificRelationDetailsData]
    replication: _CategoryOf[SpecificReplicationEntry, SpecificReplicationData]
    replication_partner: _CategoryOf[SpecificReplicationPartnerEntry, SpecificReplicationPartnerData]
    room: _CategoryOf[SpecificRoomEntry, SpecificRoomData]
    router: _CategoryOf[SpecificRouterEntry, SpecificRouterData]
    san_zoning: _CategoryOf[SpecificSanZoningEntry, SpecificSanZoningData]
    cats_service: _CategoryOf[SpecificServiceEntry, SpecificServiceData]
    switch_fc: _CategoryOf[SpecificSwitchFcEntry, SpecificSwitchFcData]
    switch_net: _CategoryOf[SpecificSwitchNetEntry, SpecificSwitchNetData]
    ups: _CategoryOf[SpecificUpsEntry, SpecificUpsData]
    cats_wan: _CategoryOf[SpecificWanEntry, SpecificWanData]
    ws: _CategoryOf[SpecificWsEntry, SpecificWsData]
    ws_assignment: _CategoryOf[SpecificWsAssignmentEntry, SpecificWsAssignmentData]
    ws_net_type: _CategoryOf[SpecificWsNetTypeEntry, SpecificWsNetTypeData]


class _AsyncCategoryOf(_t.Generic[_Entry, _Data]):
    """One category."""

    async def create(self, objID: ObjectId, data: _Data, **options: _Unpack[CmdbCategoryCreateOptions]) -> EntryCreated:
        """Create an entry. Deprecated: use cmdb.category.save."""

    async def read(
        self,
        objID: ObjectId,
        *,
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
        **options: _Unpack[CmdbCategoryReadOptions],
    ) -> _t.List[_Entry]:
        """Read the entries of a category."""

    async def save(
        self,
        object: ObjectId,
        data: _Data,
        *,
        entry: _t.Optional[EntryId] = None,
        **options: _Unpack[CmdbCategorySaveOptions],
    ) -> EntrySaved:
        """Create or update an entry."""

    async def update(self, objID: ObjectId, data: _Data, **options: _Unpack[CmdbCategoryUpdateOptions]) -> Done:
        """Update an entry. Deprecated: use cmdb.category.save."""


class _AsyncAllCategories:
    """The categories, each with its functions."""

    access: _AsyncCategoryOf[AccessEntry, AccessData]
    accounting: _AsyncCategoryOf[AccountingEntry, AccountingData]
    address: _AsyncCategoryOf[AddressEntry, AddressData]
    aircraft: _AsyncCategoryOf[AircraftEntry, AircraftData]
    catg_application: _AsyncCategoryOf[ApplicationEntry, ApplicationData]
    assigned_cards: _AsyncCategoryOf[AssignedCardsEntry, AssignedCardsData]
    assigned_logical_unit: _AsyncCategoryOf[AssignedLogicalUnitEntry, AssignedLogicalUnitData]
    assigned_sim_cards: _AsyncCategoryOf[AssignedSimCardsEntry, AssignedSimCardsData]
    assigned_subscriptions: _AsyncCategoryOf[AssignedSubscriptionsEntry, AssignedSubscriptionsData]
    assigned_users: _AsyncCategoryOf[AssignedUsersEntry, AssignedUsersData]
    assigned_workstation: _AsyncCategoryOf[AssignedWorkstationEntry, AssignedWorkstationData]
    audit: _AsyncCategoryOf[AuditEntry, AuditData]
    backup: _AsyncCategoryOf[BackupEntry, BackupData]
    backup_assigned_objects: _AsyncCategoryOf[BackupAssignedObjectsEntry, BackupAssignedObjectsData]
    cable: _AsyncCategoryOf[CableEntry, CableData]
    cards: _AsyncCategoryOf[CardsEntry, CardsData]
    certificate: _AsyncCategoryOf[CertificateEntry, CertificateData]
    cloud_subscriptions: _AsyncCategoryOf[CloudSubscriptionsEntry, CloudSubscriptionsData]
    cluster: _AsyncCategoryOf[ClusterEntry, ClusterData]
    cluster_adm_service: _AsyncCategoryOf[ClusterAdmServiceEntry, ClusterAdmServiceData]
    cluster_members: _AsyncCategoryOf[ClusterMembersEntry, ClusterMembersData]
    cluster_memberships: _AsyncCategoryOf[ClusterMembershipsEntry, ClusterMembershipsData]
    cluster_root: _AsyncCategoryOf[ClusterRootEntry, ClusterRootData]
    catg_cluster_service: _AsyncCategoryOf[ClusterServiceEntry, ClusterServiceData]
    computing_resources: _AsyncCategoryOf[ComputingResourcesEntry, ComputingResourcesData]
    connector: _AsyncCategoryOf[ConnectorEntry, ConnectorData]
    contact: _AsyncCategoryOf[ContactEntry, ContactData]
    contract_assignment: _AsyncCategoryOf[ContractAssignmentEntry, ContractAssignmentData]
    controller: _AsyncCategoryOf[ControllerEntry, ControllerData]
    controller_fc_port: _AsyncCategoryOf[ControllerFcPortEntry, ControllerFcPortData]
    cpu: _AsyncCategoryOf[CpuEntry, CpuData]
    custom_fields: _AsyncCategoryOf[CustomFieldsEntry, _t.NoReturn]
    custom_fields_example: _AsyncCategoryOf[CustomFieldsExampleEntry, CustomFieldsExampleData]
    database: _AsyncCategoryOf[DatabaseEntry, DatabaseData]
    database_assignment: _AsyncCategoryOf[DatabaseAssignmentEntry, DatabaseAssignmentData]
    database_sa: _AsyncCategoryOf[DatabaseSaEntry, DatabaseSaData]
    database_table: _AsyncCategoryOf[DatabaseTableEntry, DatabaseTableData]
    drive: _AsyncCategoryOf[DriveEntry, DriveData]
    catg_emergency_plan: _AsyncCategoryOf[EmergencyPlanEntry, EmergencyPlanData]
    fiber_lead: _AsyncCategoryOf[FiberLeadEntry, FiberLeadData]
    catg_file: _AsyncCategoryOf[FileEntry, FileData]
    formfactor: _AsyncCategoryOf[FormfactorEntry, FormfactorData]
    catg_global: _AsyncCategoryOf[GlobalEntry, GlobalData]
    graphic: _AsyncCategoryOf[GraphicEntry, GraphicData]
    group_memberships: _AsyncCategoryOf[GroupMembershipsEntry, GroupMembershipsData]
    guest_systems: _AsyncCategoryOf[GuestSystemsEntry, GuestSystemsData]
    hba: _AsyncCategoryOf[HbaEntry, HbaData]
    identifier: _AsyncCategoryOf[IdentifierEntry, IdentifierData]
    image: _AsyncCategoryOf[ImageEntry, ImageData]
    images: _AsyncCategoryOf[ImagesEntry, ImagesData]
    invoice: _AsyncCategoryOf[InvoiceEntry, InvoiceData]
    ip: _AsyncCategoryOf[IpEntry, IpData]
    its_logbook: _AsyncCategoryOf[ItsLogbookEntry, _t.NoReturn]
    its_type: _AsyncCategoryOf[ItsTypeEntry, ItsTypeData]
    it_service: _AsyncCategoryOf[ItServiceEntry, ItServiceData]
    it_service_components: _AsyncCategoryOf[ItServiceComponentsEntry, ItServiceComponentsData]
    it_service_relations: _AsyncCategoryOf[ItServiceRelationsEntry, ItServiceRelationsData]
    jdisc_ca: _AsyncCategoryOf[JdiscCaEntry, JdiscCaData]
    last_login_user: _AsyncCategoryOf[LastLoginUserEntry, LastLoginUserData]
    ldap_dn: _AsyncCategoryOf[LdapDnEntry, _t.NoReturn]
    ldev_client: _AsyncCategoryOf[LdevClientEntry, LdevClientData]
    ldev_server: _AsyncCategoryOf[LdevServerEntry, LdevServerData]
    livestatus: _AsyncCategoryOf[LivestatusEntry, _t.NoReturn]
    location: _AsyncCategoryOf[LocationEntry, LocationData]
    logbook: _AsyncCategoryOf[LogbookEntry, LogbookData]
    logical_unit: _AsyncCategoryOf[LogicalUnitEntry, LogicalUnitData]
    mail_addresses: _AsyncCategoryOf[MailAddressesEntry, MailAddressesData]
    managed_objects: _AsyncCategoryOf[ManagedObjectsEntry, ManagedObjectsData]
    manual: _AsyncCategoryOf[ManualEntry, ManualData]
    memory: _AsyncCategoryOf[MemoryEntry, MemoryData]
    model: _AsyncCategoryOf[ModelEntry, ModelData]
    monitoring: _AsyncCategoryOf[MonitoringEntry, MonitoringData]
    ndo: _AsyncCategoryOf[NdoEntry, _t.NoReturn]
    network: _AsyncCategoryOf[NetworkEntry, NetworkData]
    network_interface: _AsyncCategoryOf[NetworkInterfaceEntry, NetworkInterfaceData]
    network_log_port: _AsyncCategoryOf[NetworkLogPortEntry, NetworkLogPortData]
    network_port: _AsyncCategoryOf[NetworkPortEntry, NetworkPortData]
    net_connections_folder: _AsyncCategoryOf[NetConnectionsFolderEntry, NetConnectionsFolderData]
    net_connector: _AsyncCategoryOf[NetConnectorEntry, NetConnectorData]
    net_listener: _AsyncCategoryOf[NetListenerEntry, NetListenerData]
    catg_net_zone: _AsyncCategoryOf[NetZoneEntry, _t.NoReturn]
    net_zone_options: _AsyncCategoryOf[NetZoneOptionsEntry, NetZoneOptionsData]
    net_zone_scopes: _AsyncCategoryOf[NetZoneScopesEntry, _t.NoReturn]
    object: _AsyncCategoryOf[ObjectEntry, ObjectData]
    catg_operating_system: _AsyncCategoryOf[OperatingSystemEntry, OperatingSystemData]
    passwd: _AsyncCategoryOf[PasswdEntry, PasswdData]
    person_assigned_workstation: _AsyncCategoryOf[PersonAssignedWorkstationEntry, PersonAssignedWorkstationData]
    planning: _AsyncCategoryOf[PlanningEntry, PlanningData]
    power_consumer: _AsyncCategoryOf[PowerConsumerEntry, PowerConsumerData]
    power_supplier: _AsyncCategoryOf[PowerSupplierEntry, PowerSupplierData]
    qinq_ce: _AsyncCategoryOf[QinqCeEntry, _t.NoReturn]
    qinq_sp: _AsyncCategoryOf[QinqSpEntry, QinqSpData]
    raid: _AsyncCategoryOf[RaidEntry, RaidData]
    relation: _AsyncCategoryOf[RelationEntry, RelationData]
    rm_controller: _AsyncCategoryOf[RmControllerEntry, RmControllerData]
    rm_controller_backward: _AsyncCategoryOf[RmControllerBackwardEntry, RmControllerBackwardData]
    catg_service: _AsyncCategoryOf[ServiceEntry, ServiceData]
    shares: _AsyncCategoryOf[SharesEntry, SharesData]
    share_access: _AsyncCategoryOf[ShareAccessEntry, ShareAccessData]
    sim: _AsyncCategoryOf[SimEntry, SimData]
    sim_card: _AsyncCategoryOf[SimCardEntry, SimCardData]
    sla: _AsyncCategoryOf[SlaEntry, SlaData]
    smartcard_certificate: _AsyncCategoryOf[SmartcardCertificateEntry, SmartcardCertificateData]
    snmp: _AsyncCategoryOf[SnmpEntry, _t.NoReturn]
    soa_stacks: _AsyncCategoryOf[SoaStacksEntry, SoaStacksData]
    sound: _AsyncCategoryOf[SoundEntry, SoundData]
    stack_member: _AsyncCategoryOf[StackMemberEntry, StackMemberData]
    storage_device: _AsyncCategoryOf[StorageDeviceEntry, StorageDeviceData]
    support_entitlement: _AsyncCategoryOf[SupportEntitlementEntry, SupportEntitlementData]
    telephone_fax: _AsyncCategoryOf[TelephoneFaxEntry, TelephoneFaxData]
    tsi_service: _AsyncCategoryOf[TsiServiceEntry, TsiServiceData]
    universal_interface: _AsyncCategoryOf[UniversalInterfaceEntry, UniversalInterfaceData]
    vehicle: _AsyncCategoryOf[VehicleEntry, VehicleData]
    version: _AsyncCategoryOf[VersionEntry, VersionData]
    virtual_device: _AsyncCategoryOf[VirtualDeviceEntry, VirtualDeviceData]
    virtual_host: _AsyncCategoryOf[VirtualHostEntry, VirtualHostData]
    virtual_host_root: _AsyncCategoryOf[VirtualHostRootEntry, VirtualHostRootData]
    virtual_machine: _AsyncCategoryOf[VirtualMachineEntry, VirtualMachineData]
    virtual_machine_root: _AsyncCategoryOf[VirtualMachineRootEntry, VirtualMachineRootData]
    virtual_switch: _AsyncCategoryOf[VirtualSwitchEntry, VirtualSwitchData]
    voip_phone: _AsyncCategoryOf[VoipPhoneEntry, VoipPhoneData]
    voip_phone_line: _AsyncCategoryOf[VoipPhoneLineEntry, VoipPhoneLineData]
    vrrp: _AsyncCategoryOf[VrrpEntry, VrrpData]
    vrrp_member: _AsyncCategoryOf[VrrpMemberEntry, VrrpMemberData]
    catg_wan: _AsyncCategoryOf[WanEntry, WanData]
    ac: _AsyncCategoryOf[SpecificAcEntry, SpecificAcData]
    access_point: _AsyncCategoryOf[SpecificAccessPointEntry, SpecificAccessPointData]
    cats_application: _AsyncCategoryOf[SpecificApplicationEntry, SpecificApplicationData]
    application_assigned_obj: _AsyncCategoryOf[SpecificApplicationAssignedObjEntry, SpecificApplicationAssignedObjData]
    application_dbms_assigned_obj: _AsyncCategoryOf[SpecificApplicationDbmsAssignedObjEntry, SpecificApplicationDbmsAssignedObjData]
    application_service_assigned_obj: _AsyncCategoryOf[SpecificApplicationServiceAssignedObjEntry, SpecificApplicationServiceAssignedObjData]
    application_variant: _AsyncCategoryOf[SpecificApplicationVariantEntry, SpecificApplicationVariantData]
    cell_phone_contract: _AsyncCategoryOf[SpecificCellPhoneContractEntry, SpecificCellPhoneContractData]
    chassis: _AsyncCategoryOf[SpecificChassisEntry, SpecificChassisData]
    chassis_devices: _AsyncCategoryOf[SpecificChassisDevicesEntry, SpecificChassisDevicesData]
    chassis_slot: _AsyncCategoryOf[SpecificChassisSlotEntry, SpecificChassisSlotData]
    chassis_view: _AsyncCategoryOf[SpecificChassisViewEntry, SpecificChassisViewData]
    client: _AsyncCategoryOf[SpecificClientEntry, SpecificClientData]
    cats_cluster_service: _AsyncCategoryOf[SpecificClusterServiceEntry, SpecificClusterServiceData]
    contract: _AsyncCategoryOf[SpecificContractEntry, SpecificContractData]
    contract_allocation: _AsyncCategoryOf[SpecificContractAllocationEntry, _t.NoReturn]
    contract_information: _AsyncCategoryOf[SpecificContractInformationEntry, SpecificContractInformationData]
    database_access: _AsyncCategoryOf[SpecificDatabaseAccessEntry, SpecificDatabaseAccessData]
    database_gateway: _AsyncCategoryOf[SpecificDatabaseGatewayEntry, SpecificDatabaseGatewayData]
    database_installation: _AsyncCategoryOf[SpecificDatabaseInstallationEntry, SpecificDatabaseInstallationData]
    database_instance: _AsyncCategoryOf[SpecificDatabaseInstanceEntry, SpecificDatabaseInstanceData]
    database_links: _AsyncCategoryOf[SpecificDatabaseLinksEntry, SpecificDatabaseLinksData]
    database_objects: _AsyncCategoryOf[SpecificDatabaseObjectsEntry, SpecificDatabaseObjectsData]
    database_schema: _AsyncCategoryOf[SpecificDatabaseSchemaEntry, SpecificDatabaseSchemaData]
    dbms: _AsyncCategoryOf[SpecificDbmsEntry, SpecificDbmsData]
    cats_emergency_plan: _AsyncCategoryOf[SpecificEmergencyPlanEntry, SpecificEmergencyPlanData]
    emergency_plan_attribute: _AsyncCategoryOf[SpecificEmergencyPlanAttributeEntry, SpecificEmergencyPlanAttributeData]
    emergency_plan_linked_objects: _AsyncCategoryOf[SpecificEmergencyPlanLinkedObjectsEntry, SpecificEmergencyPlanLinkedObjectsData]
    enclosure: _AsyncCategoryOf[SpecificEnclosureEntry, SpecificEnclosureData]
    eps: _AsyncCategoryOf[SpecificEpsEntry, SpecificEpsData]
    cats_file: _AsyncCategoryOf[SpecificFileEntry, SpecificFileData]
    file_actual: _AsyncCategoryOf[SpecificFileActualEntry, SpecificFileActualData]
    file_objects: _AsyncCategoryOf[SpecificFileObjectsEntry, SpecificFileObjectsData]
    file_versions: _AsyncCategoryOf[SpecificFileVersionsEntry, SpecificFileVersionsData]
    group: _AsyncCategoryOf[SpecificGroupEntry, SpecificGroupData]
    group_type: _AsyncCategoryOf[SpecificGroupTypeEntry, SpecificGroupTypeData]
    krypto_card: _AsyncCategoryOf[SpecificKryptoCardEntry, SpecificKryptoCardData]
    layer2_net: _AsyncCategoryOf[SpecificLayer2NetEntry, SpecificLayer2NetData]
    layer2_net_assigned_logical_ports: _AsyncCategoryOf[SpecificLayer2NetAssignedLogicalPortsEntry, SpecificLayer2NetAssignedLogicalPortsData]
    layer2_net_assigned_ports: _AsyncCategoryOf[SpecificLayer2NetAssignedPortsEntry, SpecificLayer2NetAssignedPortsData]
    licence_list: _AsyncCategoryOf[SpecificLicenceListEntry, SpecificLicenceListData]
    middleware: _AsyncCategoryOf[SpecificMiddlewareEntry, SpecificMiddlewareData]
    monitor: _AsyncCategoryOf[SpecificMonitorEntry, SpecificMonitorData]
    net: _AsyncCategoryOf[SpecificNetEntry, SpecificNetData]
    net_dhcp: _AsyncCategoryOf[SpecificNetDhcpEntry, SpecificNetDhcpData]
    net_ip_addresses: _AsyncCategoryOf[SpecificNetIpAddressesEntry, _t.NoReturn]
    cats_net_zone: _AsyncCategoryOf[SpecificNetZoneEntry, SpecificNetZoneData]
    cats_operating_system: _AsyncCategoryOf[SpecificOperatingSystemEntry, SpecificOperatingSystemData]
    organization: _AsyncCategoryOf[SpecificOrganizationEntry, SpecificOrganizationData]
    organization_contact_assignment: _AsyncCategoryOf[SpecificOrganizationContactAssignmentEntry, SpecificOrganizationContactAssignmentData]
    organization_master_data: _AsyncCategoryOf[SpecificOrganizationMasterDataEntry, SpecificOrganizationMasterDataData]
    organization_persons: _AsyncCategoryOf[SpecificOrganizationPersonsEntry, SpecificOrganizationPersonsData]
    parallel_relation: _AsyncCategoryOf[SpecificParallelRelationEntry, SpecificParallelRelationData]
    pdu: _AsyncCategoryOf[SpecificPduEntry, SpecificPduData]
    pdu_branch: _AsyncCategoryOf[SpecificPduBranchEntry, SpecificPduBranchData]
    person: _AsyncCategoryOf[SpecificPersonEntry, SpecificPersonData]
    person_assigned_groups: _AsyncCategoryOf[SpecificPersonAssignedGroupsEntry, SpecificPersonAssignedGroupsData]
    person_contact_assignment: _AsyncCategoryOf[SpecificPersonContactAssignmentEntry, SpecificPersonContactAssignmentData]
    person_group: _AsyncCategoryOf[SpecificPersonGroupEntry, SpecificPersonGroupData]
    person_group_contact_assignment: _AsyncCategoryOf[SpecificPersonGroupContactAssignmentEntry, SpecificPersonGroupContactAssignmentData]
    person_group_master: _AsyncCategoryOf[SpecificPersonGroupMasterEntry, SpecificPersonGroupMasterData]
    person_group_members: _AsyncCategoryOf[SpecificPersonGroupMembersEntry, SpecificPersonGroupMembersData]
    person_login: _AsyncCategoryOf[SpecificPersonLoginEntry, SpecificPersonLoginData]
    person_master: _AsyncCategoryOf[SpecificPersonMasterEntry, SpecificPersonMasterData]
    prt: _AsyncCategoryOf[SpecificPrtEntry, SpecificPrtData]
    relation_details: _AsyncCategoryOf[SpecificRelationDetailsEntry, SpecificRelationDetailsData]
    replication: _AsyncCategoryOf[SpecificReplicationEntry, SpecificReplicationData]
    replication_partner: _AsyncCategoryOf[SpecificReplicationPartnerEntry, SpecificReplicationPartnerData]
    room: _AsyncCategoryOf[SpecificRoomEntry, SpecificRoomData]
    router: _AsyncCategoryOf[SpecificRouterEntry, SpecificRouterData]
    san_zoning: _AsyncCategoryOf[SpecificSanZoningEntry, SpecificSanZoningData]
    cats_service: _AsyncCategoryOf[SpecificServiceEntry, SpecificServiceData]
    switch_fc: _AsyncCategoryOf[SpecificSwitchFcEntry, SpecificSwitchFcData]
    switch_net: _AsyncCategoryOf[SpecificSwitchNetEntry, SpecificSwitchNetData]
    ups: _AsyncCategoryOf[SpecificUpsEntry, SpecificUpsData]
    cats_wan: _AsyncCategoryOf[SpecificWanEntry, SpecificWanData]
    ws: _AsyncCategoryOf[SpecificWsEntry, SpecificWsData]
    ws_assignment: _AsyncCategoryOf[SpecificWsAssignmentEntry, SpecificWsAssignmentData]
    ws_net_type: _AsyncCategoryOf[SpecificWsNetTypeEntry, SpecificWsNetTypeData]


class _CallsCategoryOf(_t.Generic[_Entry, _Data]):
    """One category."""

    def create(self, objID: ObjectId, data: _Data, **options: _Unpack[CmdbCategoryCreateOptions]) -> Call[EntryCreated]:
        """Create an entry. Deprecated: use cmdb.category.save."""

    def read(
        self,
        objID: ObjectId,
        *,
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
        **options: _Unpack[CmdbCategoryReadOptions],
    ) -> PagedCall[_t.List[_Entry], _t.List[_Entry], _Entry]:
        """Read the entries of a category."""

    def save(
        self,
        object: ObjectId,
        data: _Data,
        *,
        entry: _t.Optional[EntryId] = None,
        **options: _Unpack[CmdbCategorySaveOptions],
    ) -> Call[EntrySaved]:
        """Create or update an entry."""

    def update(self, objID: ObjectId, data: _Data, **options: _Unpack[CmdbCategoryUpdateOptions]) -> Call[Done]:
        """Update an entry. Deprecated: use cmdb.category.save."""


class _CallsAllCategories:
    """The categories, each with its functions."""

    access: _CallsCategoryOf[AccessEntry, AccessData]
    accounting: _CallsCategoryOf[AccountingEntry, AccountingData]
    address: _CallsCategoryOf[AddressEntry, AddressData]
    aircraft: _CallsCategoryOf[AircraftEntry, AircraftData]
    catg_application: _CallsCategoryOf[ApplicationEntry, ApplicationData]
    assigned_cards: _CallsCategoryOf[AssignedCardsEntry, AssignedCardsData]
    assigned_logical_unit: _CallsCategoryOf[AssignedLogicalUnitEntry, AssignedLogicalUnitData]
    assigned_sim_cards: _CallsCategoryOf[AssignedSimCardsEntry, AssignedSimCardsData]
    assigned_subscriptions: _CallsCategoryOf[AssignedSubscriptionsEntry, AssignedSubscriptionsData]
    assigned_users: _CallsCategoryOf[AssignedUsersEntry, AssignedUsersData]
    assigned_workstation: _CallsCategoryOf[AssignedWorkstationEntry, AssignedWorkstationData]
    audit: _CallsCategoryOf[AuditEntry, AuditData]
    backup: _CallsCategoryOf[BackupEntry, BackupData]
    backup_assigned_objects: _CallsCategoryOf[BackupAssignedObjectsEntry, BackupAssignedObjectsData]
    cable: _CallsCategoryOf[CableEntry, CableData]
    cards: _CallsCategoryOf[CardsEntry, CardsData]
    certificate: _CallsCategoryOf[CertificateEntry, CertificateData]
    cloud_subscriptions: _CallsCategoryOf[CloudSubscriptionsEntry, CloudSubscriptionsData]
    cluster: _CallsCategoryOf[ClusterEntry, ClusterData]
    cluster_adm_service: _CallsCategoryOf[ClusterAdmServiceEntry, ClusterAdmServiceData]
    cluster_members: _CallsCategoryOf[ClusterMembersEntry, ClusterMembersData]
    cluster_memberships: _CallsCategoryOf[ClusterMembershipsEntry, ClusterMembershipsData]
    cluster_root: _CallsCategoryOf[ClusterRootEntry, ClusterRootData]
    catg_cluster_service: _CallsCategoryOf[ClusterServiceEntry, ClusterServiceData]
    computing_resources: _CallsCategoryOf[ComputingResourcesEntry, ComputingResourcesData]
    connector: _CallsCategoryOf[ConnectorEntry, ConnectorData]
    contact: _CallsCategoryOf[ContactEntry, ContactData]
    contract_assignment: _CallsCategoryOf[ContractAssignmentEntry, ContractAssignmentData]
    controller: _CallsCategoryOf[ControllerEntry, ControllerData]
    controller_fc_port: _CallsCategoryOf[ControllerFcPortEntry, ControllerFcPortData]
    cpu: _CallsCategoryOf[CpuEntry, CpuData]
    custom_fields: _CallsCategoryOf[CustomFieldsEntry, _t.NoReturn]
    custom_fields_example: _CallsCategoryOf[CustomFieldsExampleEntry, CustomFieldsExampleData]
    database: _CallsCategoryOf[DatabaseEntry, DatabaseData]
    database_assignment: _CallsCategoryOf[DatabaseAssignmentEntry, DatabaseAssignmentData]
    database_sa: _CallsCategoryOf[DatabaseSaEntry, DatabaseSaData]
    database_table: _CallsCategoryOf[DatabaseTableEntry, DatabaseTableData]
    drive: _CallsCategoryOf[DriveEntry, DriveData]
    catg_emergency_plan: _CallsCategoryOf[EmergencyPlanEntry, EmergencyPlanData]
    fiber_lead: _CallsCategoryOf[FiberLeadEntry, FiberLeadData]
    catg_file: _CallsCategoryOf[FileEntry, FileData]
    formfactor: _CallsCategoryOf[FormfactorEntry, FormfactorData]
    catg_global: _CallsCategoryOf[GlobalEntry, GlobalData]
    graphic: _CallsCategoryOf[GraphicEntry, GraphicData]
    group_memberships: _CallsCategoryOf[GroupMembershipsEntry, GroupMembershipsData]
    guest_systems: _CallsCategoryOf[GuestSystemsEntry, GuestSystemsData]
    hba: _CallsCategoryOf[HbaEntry, HbaData]
    identifier: _CallsCategoryOf[IdentifierEntry, IdentifierData]
    image: _CallsCategoryOf[ImageEntry, ImageData]
    images: _CallsCategoryOf[ImagesEntry, ImagesData]
    invoice: _CallsCategoryOf[InvoiceEntry, InvoiceData]
    ip: _CallsCategoryOf[IpEntry, IpData]
    its_logbook: _CallsCategoryOf[ItsLogbookEntry, _t.NoReturn]
    its_type: _CallsCategoryOf[ItsTypeEntry, ItsTypeData]
    it_service: _CallsCategoryOf[ItServiceEntry, ItServiceData]
    it_service_components: _CallsCategoryOf[ItServiceComponentsEntry, ItServiceComponentsData]
    it_service_relations: _CallsCategoryOf[ItServiceRelationsEntry, ItServiceRelationsData]
    jdisc_ca: _CallsCategoryOf[JdiscCaEntry, JdiscCaData]
    last_login_user: _CallsCategoryOf[LastLoginUserEntry, LastLoginUserData]
    ldap_dn: _CallsCategoryOf[LdapDnEntry, _t.NoReturn]
    ldev_client: _CallsCategoryOf[LdevClientEntry, LdevClientData]
    ldev_server: _CallsCategoryOf[LdevServerEntry, LdevServerData]
    livestatus: _CallsCategoryOf[LivestatusEntry, _t.NoReturn]
    location: _CallsCategoryOf[LocationEntry, LocationData]
    logbook: _CallsCategoryOf[LogbookEntry, LogbookData]
    logical_unit: _CallsCategoryOf[LogicalUnitEntry, LogicalUnitData]
    mail_addresses: _CallsCategoryOf[MailAddressesEntry, MailAddressesData]
    managed_objects: _CallsCategoryOf[ManagedObjectsEntry, ManagedObjectsData]
    manual: _CallsCategoryOf[ManualEntry, ManualData]
    memory: _CallsCategoryOf[MemoryEntry, MemoryData]
    model: _CallsCategoryOf[ModelEntry, ModelData]
    monitoring: _CallsCategoryOf[MonitoringEntry, MonitoringData]
    ndo: _CallsCategoryOf[NdoEntry, _t.NoReturn]
    network: _CallsCategoryOf[NetworkEntry, NetworkData]
    network_interface: _CallsCategoryOf[NetworkInterfaceEntry, NetworkInterfaceData]
    network_log_port: _CallsCategoryOf[NetworkLogPortEntry, NetworkLogPortData]
    network_port: _CallsCategoryOf[NetworkPortEntry, NetworkPortData]
    net_connections_folder: _CallsCategoryOf[NetConnectionsFolderEntry, NetConnectionsFolderData]
    net_connector: _CallsCategoryOf[NetConnectorEntry, NetConnectorData]
    net_listener: _CallsCategoryOf[NetListenerEntry, NetListenerData]
    catg_net_zone: _CallsCategoryOf[NetZoneEntry, _t.NoReturn]
    net_zone_options: _CallsCategoryOf[NetZoneOptionsEntry, NetZoneOptionsData]
    net_zone_scopes: _CallsCategoryOf[NetZoneScopesEntry, _t.NoReturn]
    object: _CallsCategoryOf[ObjectEntry, ObjectData]
    catg_operating_system: _CallsCategoryOf[OperatingSystemEntry, OperatingSystemData]
    passwd: _CallsCategoryOf[PasswdEntry, PasswdData]
    person_assigned_workstation: _CallsCategoryOf[PersonAssignedWorkstationEntry, PersonAssignedWorkstationData]
    planning: _CallsCategoryOf[PlanningEntry, PlanningData]
    power_consumer: _CallsCategoryOf[PowerConsumerEntry, PowerConsumerData]
    power_supplier: _CallsCategoryOf[PowerSupplierEntry, PowerSupplierData]
    qinq_ce: _CallsCategoryOf[QinqCeEntry, _t.NoReturn]
    qinq_sp: _CallsCategoryOf[QinqSpEntry, QinqSpData]
    raid: _CallsCategoryOf[RaidEntry, RaidData]
    relation: _CallsCategoryOf[RelationEntry, RelationData]
    rm_controller: _CallsCategoryOf[RmControllerEntry, RmControllerData]
    rm_controller_backward: _CallsCategoryOf[RmControllerBackwardEntry, RmControllerBackwardData]
    catg_service: _CallsCategoryOf[ServiceEntry, ServiceData]
    shares: _CallsCategoryOf[SharesEntry, SharesData]
    share_access: _CallsCategoryOf[ShareAccessEntry, ShareAccessData]
    sim: _CallsCategoryOf[SimEntry, SimData]
    sim_card: _CallsCategoryOf[SimCardEntry, SimCardData]
    sla: _CallsCategoryOf[SlaEntry, SlaData]
    smartcard_certificate: _CallsCategoryOf[SmartcardCertificateEntry, SmartcardCertificateData]
    snmp: _CallsCategoryOf[SnmpEntry, _t.NoReturn]
    soa_stacks: _CallsCategoryOf[SoaStacksEntry, SoaStacksData]
    sound: _CallsCategoryOf[SoundEntry, SoundData]
    stack_member: _CallsCategoryOf[StackMemberEntry, StackMemberData]
    storage_device: _CallsCategoryOf[StorageDeviceEntry, StorageDeviceData]
    support_entitlement: _CallsCategoryOf[SupportEntitlementEntry, SupportEntitlementData]
    telephone_fax: _CallsCategoryOf[TelephoneFaxEntry, TelephoneFaxData]
    tsi_service: _CallsCategoryOf[TsiServiceEntry, TsiServiceData]
    universal_interface: _CallsCategoryOf[UniversalInterfaceEntry, UniversalInterfaceData]
    vehicle: _CallsCategoryOf[VehicleEntry, VehicleData]
    version: _CallsCategoryOf[VersionEntry, VersionData]
    virtual_device: _CallsCategoryOf[VirtualDeviceEntry, VirtualDeviceData]
    virtual_host: _CallsCategoryOf[VirtualHostEntry, VirtualHostData]
    virtual_host_root: _CallsCategoryOf[VirtualHostRootEntry, VirtualHostRootData]
    virtual_machine: _CallsCategoryOf[VirtualMachineEntry, VirtualMachineData]
    virtual_machine_root: _CallsCategoryOf[VirtualMachineRootEntry, VirtualMachineRootData]
    virtual_switch: _CallsCategoryOf[VirtualSwitchEntry, VirtualSwitchData]
    voip_phone: _CallsCategoryOf[VoipPhoneEntry, VoipPhoneData]
    voip_phone_line: _CallsCategoryOf[VoipPhoneLineEntry, VoipPhoneLineData]
    vrrp: _CallsCategoryOf[VrrpEntry, VrrpData]
    vrrp_member: _CallsCategoryOf[VrrpMemberEntry, VrrpMemberData]
    catg_wan: _CallsCategoryOf[WanEntry, WanData]
    ac: _CallsCategoryOf[SpecificAcEntry, SpecificAcData]
    access_point: _CallsCategoryOf[SpecificAccessPointEntry, SpecificAccessPointData]
    cats_application: _CallsCategoryOf[SpecificApplicationEntry, SpecificApplicationData]
    application_assigned_obj: _CallsCategoryOf[SpecificApplicationAssignedObjEntry, SpecificApplicationAssignedObjData]
    application_dbms_assigned_obj: _CallsCategoryOf[SpecificApplicationDbmsAssignedObjEntry, SpecificApplicationDbmsAssignedObjData]
    application_service_assigned_obj: _CallsCategoryOf[SpecificApplicationServiceAssignedObjEntry, SpecificApplicationServiceAssignedObjData]
    application_variant: _CallsCategoryOf[SpecificApplicationVariantEntry, SpecificApplicationVariantData]
    cell_phone_contract: _CallsCategoryOf[SpecificCellPhoneContractEntry, SpecificCellPhoneContractData]
    chassis: _CallsCategoryOf[SpecificChassisEntry, SpecificChassisData]
    chassis_devices: _CallsCategoryOf[SpecificChassisDevicesEntry, SpecificChassisDevicesData]
    chassis_slot: _CallsCategoryOf[SpecificChassisSlotEntry, SpecificChassisSlotData]
    chassis_view: _CallsCategoryOf[SpecificChassisViewEntry, SpecificChassisViewData]
    client: _CallsCategoryOf[SpecificClientEntry, SpecificClientData]
    cats_cluster_service: _CallsCategoryOf[SpecificClusterServiceEntry, SpecificClusterServiceData]
    contract: _CallsCategoryOf[SpecificContractEntry, SpecificContractData]
    contract_allocation: _CallsCategoryOf[SpecificContractAllocationEntry, _t.NoReturn]
    contract_information: _CallsCategoryOf[SpecificContractInformationEntry, SpecificContractInformationData]
    database_access: _CallsCategoryOf[SpecificDatabaseAccessEntry, SpecificDatabaseAccessData]
    database_gateway: _CallsCategoryOf[SpecificDatabaseGatewayEntry, SpecificDatabaseGatewayData]
    database_installation: _CallsCategoryOf[SpecificDatabaseInstallationEntry, SpecificDatabaseInstallationData]
    database_instance: _CallsCategoryOf[SpecificDatabaseInstanceEntry, SpecificDatabaseInstanceData]
    database_links: _CallsCategoryOf[SpecificDatabaseLinksEntry, SpecificDatabaseLinksData]
    database_objects: _CallsCategoryOf[SpecificDatabaseObjectsEntry, SpecificDatabaseObjectsData]
    database_schema: _CallsCategoryOf[SpecificDatabaseSchemaEntry, SpecificDatabaseSchemaData]
    dbms: _CallsCategoryOf[SpecificDbmsEntry, SpecificDbmsData]
    cats_emergency_plan: _CallsCategoryOf[SpecificEmergencyPlanEntry, SpecificEmergencyPlanData]
    emergency_plan_attribute: _CallsCategoryOf[SpecificEmergencyPlanAttributeEntry, SpecificEmergencyPlanAttributeData]
    emergency_plan_linked_objects: _CallsCategoryOf[SpecificEmergencyPlanLinkedObjectsEntry, SpecificEmergencyPlanLinkedObjectsData]
    enclosure: _CallsCategoryOf[SpecificEnclosureEntry, SpecificEnclosureData]
    eps: _CallsCategoryOf[SpecificEpsEntry, SpecificEpsData]
    cats_file: _CallsCategoryOf[SpecificFileEntry, SpecificFileData]
    file_actual: _CallsCategoryOf[SpecificFileActualEntry, SpecificFileActualData]
    file_objects: _CallsCategoryOf[SpecificFileObjectsEntry, SpecificFileObjectsData]
    file_versions: _CallsCategoryOf[SpecificFileVersionsEntry, SpecificFileVersionsData]
    group: _CallsCategoryOf[SpecificGroupEntry, SpecificGroupData]
    group_type: _CallsCategoryOf[SpecificGroupTypeEntry, SpecificGroupTypeData]
    krypto_card: _CallsCategoryOf[SpecificKryptoCardEntry, SpecificKryptoCardData]
    layer2_net: _CallsCategoryOf[SpecificLayer2NetEntry, SpecificLayer2NetData]
    layer2_net_assigned_logical_ports: _CallsCategoryOf[SpecificLayer2NetAssignedLogicalPortsEntry, SpecificLayer2NetAssignedLogicalPortsData]
    layer2_net_assigned_ports: _CallsCategoryOf[SpecificLayer2NetAssignedPortsEntry, SpecificLayer2NetAssignedPortsData]
    licence_list: _CallsCategoryOf[SpecificLicenceListEntry, SpecificLicenceListData]
    middleware: _CallsCategoryOf[SpecificMiddlewareEntry, SpecificMiddlewareData]
    monitor: _CallsCategoryOf[SpecificMonitorEntry, SpecificMonitorData]
    net: _CallsCategoryOf[SpecificNetEntry, SpecificNetData]
    net_dhcp: _CallsCategoryOf[SpecificNetDhcpEntry, SpecificNetDhcpData]
    net_ip_addresses: _CallsCategoryOf[SpecificNetIpAddressesEntry, _t.NoReturn]
    cats_net_zone: _CallsCategoryOf[SpecificNetZoneEntry, SpecificNetZoneData]
    cats_operating_system: _CallsCategoryOf[SpecificOperatingSystemEntry, SpecificOperatingSystemData]
    organization: _CallsCategoryOf[SpecificOrganizationEntry, SpecificOrganizationData]
    organization_contact_assignment: _CallsCategoryOf[SpecificOrganizationContactAssignmentEntry, SpecificOrganizationContactAssignmentData]
    organization_master_data: _CallsCategoryOf[SpecificOrganizationMasterDataEntry, SpecificOrganizationMasterDataData]
    organization_persons: _CallsCategoryOf[SpecificOrganizationPersonsEntry, SpecificOrganizationPersonsData]
    parallel_relation: _CallsCategoryOf[SpecificParallelRelationEntry, SpecificParallelRelationData]
    pdu: _CallsCategoryOf[SpecificPduEntry, SpecificPduData]
    pdu_branch: _CallsCategoryOf[SpecificPduBranchEntry, SpecificPduBranchData]
    person: _CallsCategoryOf[SpecificPersonEntry, SpecificPersonData]
    person_assigned_groups: _CallsCategoryOf[SpecificPersonAssignedGroupsEntry, SpecificPersonAssignedGroupsData]
    person_contact_assignment: _CallsCategoryOf[SpecificPersonContactAssignmentEntry, SpecificPersonContactAssignmentData]
    person_group: _CallsCategoryOf[SpecificPersonGroupEntry, SpecificPersonGroupData]
    person_group_contact_assignment: _CallsCategoryOf[SpecificPersonGroupContactAssignmentEntry, SpecificPersonGroupContactAssignmentData]
    person_group_master: _CallsCategoryOf[SpecificPersonGroupMasterEntry, SpecificPersonGroupMasterData]
    person_group_members: _CallsCategoryOf[SpecificPersonGroupMembersEntry, SpecificPersonGroupMembersData]
    person_login: _CallsCategoryOf[SpecificPersonLoginEntry, SpecificPersonLoginData]
    person_master: _CallsCategoryOf[SpecificPersonMasterEntry, SpecificPersonMasterData]
    prt: _CallsCategoryOf[SpecificPrtEntry, SpecificPrtData]
    relation_details: _CallsCategoryOf[SpecificRelationDetailsEntry, SpecificRelationDetailsData]
    replication: _CallsCategoryOf[SpecificReplicationEntry, SpecificReplicationData]
    replication_partner: _CallsCategoryOf[SpecificReplicationPartnerEntry, SpecificReplicationPartnerData]
    room: _CallsCategoryOf[SpecificRoomEntry, SpecificRoomData]
    router: _CallsCategoryOf[SpecificRouterEntry, SpecificRouterData]
    san_zoning: _CallsCategoryOf[SpecificSanZoningEntry, SpecificSanZoningData]
    cats_service: _CallsCategoryOf[SpecificServiceEntry, SpecificServiceData]
    switch_fc: _CallsCategoryOf[SpecificSwitchFcEntry, SpecificSwitchFcData]
    switch_net: _CallsCategoryOf[SpecificSwitchNetEntry, SpecificSwitchNetData]
    ups: _CallsCategoryOf[SpecificUpsEntry, SpecificUpsData]
    cats_wan: _CallsCategoryOf[SpecificWanEntry, SpecificWanData]
    ws: _CallsCategoryOf[SpecificWsEntry, SpecificWsData]
    ws_assignment: _CallsCategoryOf[SpecificWsAssignmentEntry, SpecificWsAssignmentData]
    ws_net_type: _CallsCategoryOf[SpecificWsNetTypeEntry, SpecificWsNetTypeData]


class _CmdbCategories:
    """The methods cmdb.categories.*"""

    def read(
        self,
        *,
        objID: ObjectId,
        catgID: _t.Optional[CategorySelection] = None,
        catsID: _t.Optional[CategorySelection] = None,
        customID: _t.Optional[CategorySelection] = None,
        content: _t.Optional[Flag] = None,
        **options: _Unpack[CmdbCategoriesReadOptions],
    ) -> EntriesByKind:
        """Read the entries of several categories."""

    __call__ = read


class _CmdbCategory:
    """The methods cmdb.category.*"""

    def archive(
        self,
        *,
        object: ObjectId,
        category: MultiValueCategory,
        entry: EntryId,
        **options: _Unpack[CmdbCategoryArchiveOptions],
    ) -> Done:
        """Archive an entry."""

    def create(
        self,
        *,
        objID: ObjectId,
        category: CategoryConstant,
        data: EntryData,
        **options: _Unpack[CmdbCategoryCreateOptions],
    ) -> EntryCreated:
        """Create an entry. Deprecated: use cmdb.category.save."""

    @_t.overload
    def delete(
        self,
        *,
        objID: ObjectId,
        category: MultiValueCategory,
        cateID: EntryId,
        **options: _Unpack[CmdbCategoryDeleteOptions],
    ) -> Done:
        """Take an entry one step towards deletion."""

    @_t.overload
    def delete(
        self,
        *,
        objID: ObjectId,
        category: MultiValueCategory,
        entry: EntryId,
        **options: _Unpack[CmdbCategoryDeleteOptions],
    ) -> Done:
        """Take an entry one step towards deletion."""

    def purge(
        self,
        *,
        object: ObjectId,
        category: CategoryConstant,
        entry: _t.Optional[EntryId] = None,
        **options: _Unpack[CmdbCategoryPurgeOptions],
    ) -> Done:
        """Purge an entry."""

    def quickpurge(
        self,
        *,
        objID: ObjectId,
        category: CategoryConstant,
        cateID: _t.Optional[EntryId] = None,
        **options: _Unpack[CmdbCategoryQuickpurgeOptions],
    ) -> Done:
        """Purge an entry where Quickpurge is enabled."""

    def read(
        self,
        *,
        objID: ObjectId,
        category: CategoryConstant,
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
        **options: _Unpack[CmdbCategoryReadOptions],
    ) -> CategoryEntries:
        """Read the entries of a category."""

    def recycle(
        self,
        *,
        object: ObjectId,
        category: MultiValueCategory,
        entry: EntryId,
        **options: _Unpack[CmdbCategoryRecycleOptions],
    ) -> Done:
        """Recycle an entry."""

    def save(
        self,
        *,
        object: ObjectId,
        category: CategoryConstant,
        data: EntryData,
        entry: _t.Optional[EntryId] = None,
        **options: _Unpack[CmdbCategorySaveOptions],
    ) -> EntrySaved:
        """Create or update an entry."""

    def update(
        self,
        *,
        objID: ObjectId,
        category: CategoryConstant,
        data: EntryData,
        **options: _Unpack[CmdbCategoryUpdateOptions],
    ) -> Done:
        """Update an entry. Deprecated: use cmdb.category.save."""

    def each(
        self,
        *,
        objID: ObjectId,
        category: CategoryConstant,
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
        **options: _Unpack[CmdbCategoryReadOptions],
    ) -> _t.Iterator[CategoryEntry]:
        """Read the entries of a category."""

    __call__ = read


class _CmdbCategory_info:
    """The methods cmdb.category_info.*"""

    def read(self, *, category: CategoryConstant) -> CategoryInfo:
        """Read the attributes of a category."""

    __call__ = read


class _CmdbCondition:
    """The methods cmdb.condition.*"""

    def read(self, *, conditions: ReportConditions, **options: _Unpack[CmdbConditionReadOptions]) -> FoundObjects:
        """Find objects by conditions."""

    __call__ = read


class _CmdbDialog:
    """The methods cmdb.dialog.*"""

    def create(
        self,
        *,
        category: CategoryConstant,
        property: AttributeKey,
        value: ChoiceTitle,
        parent: _t.Optional[ParentReference] = None,
        **options: _Unpack[CmdbDialogCreateOptions],
    ) -> ChoiceSaved:
        """Add a choice to a dialog."""

    def delete(
        self,
        *,
        category: CategoryConstant,
        property: AttributeKey,
        entry_id: AddedChoiceId,
        **options: _Unpack[CmdbDialogDeleteOptions],
    ) -> ChoiceSaved:
        """Delete a choice of a dialog."""

    def read(self, *, category: CategoryConstant, property: DialogProperty) -> DialogChoices:
        """Read the choices of a dialog."""

    def update(
        self,
        *,
        category: CategoryConstant,
        property: AttributeKey,
        entry_id: AddedChoiceId,
        value: ChoiceTitle,
        **options: _Unpack[CmdbDialogUpdateOptions],
    ) -> ChoiceSaved:
        """Retitle a choice of a dialog."""

    __call__ = read


class _CmdbExternalLink:
    """The methods cmdb.external.link.*"""

    def v2(
        self,
        *,
        extType: ExternalType,
        extId: ExternalId,
        objectId: ObjectId,
        **options: _Unpack[CmdbExternalLinkV2Options],
    ) -> Done:
        """Link an object to an external id."""


class _CmdbExternalPull:
    """The methods cmdb.external.pull.*"""

    def v2(self, *, extType: ExternalType, extId: _t.Optional[ExternalId] = None) -> ExternalObjects:
        """Read the objects of a data source."""


class _CmdbExternalPush:
    """The methods cmdb.external.push.*"""

    def v2(
        self,
        *,
        extType: ExternalType,
        extId: ExternalId,
        title: Title,
        class_: ObjectTypeReference,
        data: ExternalData,
        **options: _Unpack[CmdbExternalPushV2Options],
    ) -> ExternalPushed:
        """Write what a data source knows of an object."""


class _CmdbExternal:
    """The methods cmdb.external.*"""

    link: _CmdbExternalLink
    pull: _CmdbExternalPull
    push: _CmdbExternalPush


class _CmdbImpact:
    """The methods cmdb.impact.*"""

    def read(
        self,
        *,
        id: ObjectId,
        relation_type: RelationTypesAsked,
        status: _t.Optional[RelationStatusFilter] = None,
        **options: _Unpack[CmdbImpactReadOptions],
    ) -> ImpactTree:
        """Read what depends on an object along relations."""

    __call__ = read


class _CmdbLocation_tree:
    """The methods cmdb.location_tree.*"""

    def read(
        self,
        *,
        id: ObjectId,
        status: _t.Optional[RelatedStatusFilter] = None,
        depth: _t.Optional[TreeDepth] = None,
        **options: _Unpack[CmdbLocationTreeReadOptions],
    ) -> Places:
        """Read what stands in a place."""

    __call__ = read


class _CmdbLogbook:
    """The methods cmdb.logbook.*"""

    def create(
        self,
        *,
        message: LogMessage,
        object_id: _t.Optional[ObjectId] = None,
        description: _t.Optional[Description] = None,
        alert_level: _t.Optional[LogAlertLevel] = None,
        object_ids: _t.Optional[ObjectIds] = None,
        source: _t.Optional[LogSource] = None,
        **options: _Unpack[CmdbLogbookCreateOptions],
    ) -> LogbookWritten:
        """Write a message in the logbook."""

    def read(
        self,
        *,
        object_id: _t.Optional[ObjectId] = None,
        limit: _t.Optional[PageLimit] = None,
        id: _t.Optional[LogRecordId] = None,
        catg_logbook_id: _t.Optional[LogRecordId] = None,
        since: _t.Optional[LogMoment] = None,
        status: _t.Optional[EntryStatusFilter] = None,
    ) -> LogRecords:
        """Read the logbook."""

    __call__ = read


class _CmdbObject:
    """The methods cmdb.object.*"""

    def archive(self, *, object: ObjectId, **options: _Unpack[CmdbObjectArchiveOptions]) -> Done:
        """Archive an object."""

    def create(
        self,
        *,
        type: ObjectTypeReference,
        title: Title,
        category: _t.Optional[ChoiceInput] = None,
        purpose: _t.Optional[ChoiceInput] = None,
        cmdb_status: _t.Optional[CmdbStatusReference] = None,
        description: _t.Optional[Description] = None,
        sysid: _t.Optional[Sysid] = None,
        status: _t.Optional[InitialStatus] = None,
        template: _t.Optional[ObjectId] = None,
        defaultTemplate: _t.Optional[Flag] = None,
        categories: _t.Optional[EntriesByCategory] = None,
        **options: _Unpack[CmdbObjectCreateOptions],
    ) -> ObjectCreated:
        """Create an object."""

    def delete(self, *, id: ObjectId, status: DeletionTarget, **options: _Unpack[CmdbObjectDeleteOptions]) -> Done:
        """Archive, delete or purge an object."""

    def markAsMassChangeTemplate(self, *, object: ObjectId, **options: _Unpack[CmdbObjectMarkAsMassChangeTemplateOptions]) -> Done:
        """Mark an object as mass change template."""

    def markAsTemplate(self, *, object: ObjectId, **options: _Unpack[CmdbObjectMarkAsTemplateOptions]) -> Done:
        """Mark an object as template."""

    def purge(self, *, object: ObjectId, **options: _Unpack[CmdbObjectPurgeOptions]) -> Done:
        """Purge an object."""

    @_t.overload
    def quickpurge(self, *, id: ObjectId, **options: _Unpack[CmdbObjectQuickpurgeOptions]) -> Done:
        """Purge objects where Quickpurge is enabled."""

    @_t.overload
    def quickpurge(self, *, ids: ObjectIds, **options: _Unpack[CmdbObjectQuickpurgeOptions]) -> Done:
        """Purge objects where Quickpurge is enabled."""

    def read(self, *, id: ObjectId, **options: _Unpack[CmdbObjectReadOptions]) -> CmdbObject:
        """Read an object."""

    def recycle(self, *, object: ObjectId, **options: _Unpack[CmdbObjectRecycleOptions]) -> Done:
        """Recycle an object."""

    def update(self, *, id: ObjectId, title: Title, **options: _Unpack[CmdbObjectUpdateOptions]) -> Done:
        """Change the title of an object."""

    __call__ = read


class _CmdbObject_type_categories:
    """The methods cmdb.object_type_categories.*"""

    def read(self, *, type: ObjectTypeReference, raw: _t.Optional[Flag] = None) -> ObjectTypeCategories:
        """Read the categories of an object type."""

    __call__ = read


class _CmdbObject_type_groups:
    """The methods cmdb.object_type_groups.*"""

    def read(
        self,
        *,
        limit: _t.Optional[ListLimit] = None,
        filter: _t.Optional[ObjectTypeGroupFilter] = None,
        order_by: _t.Optional[ObjectTypeOrder] = None,
        sort: _t.Optional[SortDirection] = None,
        raw: _t.Optional[Flag] = None,
    ) -> ObjectTypeGroups:
        """Read groups of object types."""

    __call__ = read


class _CmdbObject_types:
    """The methods cmdb.object_types.*"""

    def read(
        self,
        *,
        filter: _t.Optional[ObjectTypeFilter] = None,
        order_by: _t.Optional[ObjectTypeOrder] = None,
        countobjects: _t.Optional[Flag] = None,
        sort: _t.Optional[SortDirection] = None,
        limit: _t.Optional[ListLimit] = None,
        raw: _t.Optional[Flag] = None,
    ) -> ObjectTypes:
        """Read object types."""

    __call__ = read


class _CmdbObjects:
    """The methods cmdb.objects.*"""

    @_t.overload
    def read(
        self,
        *,
        filter: _t.Optional[ObjectFilter] = None,
        limit: _t.Optional[ListLimit] = None,
        order_by: _t.Optional[ObjectSortKey] = None,
        sort: _t.Optional[SortDirection] = None,
        cursor: _t.Optional[ListCursor] = None,
        count: _t.Optional[Flag] = None,
        categories: _t.Optional[CategoriesWanted] = None,
        fields: _t.Optional[None] = None,
        content: _t.Optional[Flag] = None,
        **options: _Unpack[CmdbObjectsReadOptions],
    ) -> WholeObjectList:
        """List objects."""

    @_t.overload
    def read(
        self,
        *,
        filter: _t.Optional[ObjectFilter] = None,
        limit: _t.Optional[ListLimit] = None,
        order_by: _t.Optional[ObjectSortKey] = None,
        sort: _t.Optional[SortDirection] = None,
        cursor: _t.Optional[ListCursor] = None,
        count: _t.Optional[Flag] = None,
        categories: _t.Optional[CategoriesWanted] = None,
        fields: ObjectColumns,
        content: _t.Optional[Flag] = None,
        **options: _Unpack[CmdbObjectsReadOptions],
    ) -> ObjectList:
        """List objects."""

    @_t.overload
    def each(
        self,
        *,
        filter: _t.Optional[ObjectFilter] = None,
        limit: _t.Optional[ListLimit] = None,
        order_by: _t.Optional[ObjectSortKey] = None,
        sort: _t.Optional[SortDirection] = None,
        cursor: _t.Optional[ListCursor] = None,
        count: _t.Optional[Flag] = None,
        categories: _t.Optional[CategoriesWanted] = None,
        fields: _t.Optional[None] = None,
        content: _t.Optional[Flag] = None,
        **options: _Unpack[CmdbObjectsReadOptions],
    ) -> _t.Iterator[WholeListedObject]:
        """List objects."""

    @_t.overload
    def each(
        self,
        *,
        filter: _t.Optional[ObjectFilter] = None,
        limit: _t.Optional[ListLimit] = None,
        order_by: _t.Optional[ObjectSortKey] = None,
        sort: _t.Optional[SortDirection] = None,
        cursor: _t.Optional[ListCursor] = None,
        count: _t.Optional[Flag] = None,
        categories: _t.Optional[CategoriesWanted] = None,
        fields: ObjectColumns,
        content: _t.Optional[Flag] = None,
        **options: _Unpack[CmdbObjectsReadOptions],
    ) -> _t.Iterator[ListedObject]:
        """List objects."""

    __call__ = read


class _CmdbObjects_by_relation:
    """The methods cmdb.objects_by_relation.*"""

    def read(
        self,
        *,
        id: ObjectId,
        relation_type: _t.Optional[RelationTypeReference] = None,
        status: _t.Optional[RelationStatusFilter] = None,
        **options: _Unpack[CmdbObjectsByRelationReadOptions],
    ) -> ObjectsByRelation:
        """Read what relations connect an object with."""

    __call__ = read


class _CmdbReportList:
    """The methods cmdb.report.list.*"""

    def v2(self, **options: _Unpack[CmdbReportListV2Options]) -> ReportInfos:
        """List the saved reports."""


class _CmdbReportRead:
    """The methods cmdb.report.read.*"""

    def v2(
        self,
        *,
        id: Id,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        **options: _Unpack[CmdbReportReadV2Options],
    ) -> ReportRows:
        """Read the rows of a saved report."""


class _CmdbReport:
    """The methods cmdb.report.*"""

    list: _CmdbReportList
    read: _CmdbReportRead


class _CmdbReports:
    """The methods cmdb.reports.*"""

    def read(
        self,
        *,
        id: _t.Optional[Id] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        **options: _Unpack[CmdbReportsReadOptions],
    ) -> ReportRows:
        """Read saved reports, or the rows of one."""

    def each(
        self,
        *,
        id: _t.Optional[Id] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        **options: _Unpack[CmdbReportsReadOptions],
    ) -> _t.Iterator[ReportRow]:
        """Read saved reports, or the rows of one."""

    __call__ = read


class _CmdbStatus:
    """The methods cmdb.status.*"""

    def delete(self, *, id: CmdbStatusId, **options: _Unpack[CmdbStatusDeleteOptions]) -> Done:
        """Delete a CMDB status."""

    def read(self) -> CmdbStatuses:
        """Read the CMDB statuses."""

    def save(
        self,
        *,
        title: CmdbStatusTitle,
        constant: CmdbStatusName,
        color: CmdbStatusColor,
        id: _t.Optional[CmdbStatusId] = None,
        **options: _Unpack[CmdbStatusSaveOptions],
    ) -> CmdbStatusSaved:
        """Add or change a CMDB status."""

    __call__ = read


class _CmdbWorkstation_components:
    """The methods cmdb.workstation_components.*"""

    def read(self, *, filter: PersonFilter, **options: _Unpack[CmdbWorkstationComponentsReadOptions]) -> PersonsWithWorkstations:
        """Read the workstations of persons."""

    __call__ = read


class _Cmdb:
    """The methods cmdb.*"""

    categories: _CmdbCategories
    category: _CmdbCategory
    category_info: _CmdbCategory_info
    condition: _CmdbCondition
    dialog: _CmdbDialog
    external: _CmdbExternal
    impact: _CmdbImpact
    location_tree: _CmdbLocation_tree
    logbook: _CmdbLogbook
    object: _CmdbObject
    object_type_categories: _CmdbObject_type_categories
    object_type_groups: _CmdbObject_type_groups
    object_types: _CmdbObject_types
    objects: _CmdbObjects
    objects_by_relation: _CmdbObjects_by_relation
    report: _CmdbReport
    reports: _CmdbReports
    status: _CmdbStatus
    workstation_components: _CmdbWorkstation_components


class _IdoitConstants:
    """The methods idoit.constants.*"""

    def read(self) -> Constants:
        """Read the constants."""

    __call__ = read


class _IdoitSearch:
    """The methods idoit.search.*"""

    def read(
        self,
        *,
        q: SearchText,
        mode: _t.Optional[SearchMode] = None,
        limit: _t.Optional[PageLimit] = None,
        **options: _Unpack[IdoitSearchReadOptions],
    ) -> SearchHits:
        """Search objects and entries."""

    __call__ = read


class _IdoitVersion:
    """The methods idoit.version.*"""

    def read(self) -> ServiceVersion:
        """Read the version and the logged-in user."""

    __call__ = read


class _Idoit:
    """The methods idoit.*"""

    constants: _IdoitConstants
    search: _IdoitSearch
    version: _IdoitVersion

    def login(
        self,
        *,
        username: _t.Optional[Credential] = None,
        password: _t.Optional[Credential] = None,
        code: _t.Optional[Credential] = None,
    ) -> OpenedSession:
        """Open a session."""

    def logout(self) -> EndedSession:
        """End a session."""


class _KatasterAccess:
    """The methods kataster.access.*"""

    def read(
        self,
        *,
        key: _t.Optional[KeyId] = None,
        user: _t.Optional[Login] = None,
        type: _t.Optional[ObjectTypeReference] = None,
    ) -> PermittedAccess:
        """Read what a key or a user may do."""

    __call__ = read


class _KatasterAudit:
    """The methods kataster.audit.*"""

    def read(
        self,
        *,
        event: _t.Optional[AuditEventName] = None,
        since: _t.Optional[AuditMoment] = None,
        key: _t.Optional[KeyId] = None,
        user: _t.Optional[Grantee] = None,
        until: _t.Optional[AuditMoment] = None,
        sort: _t.Optional[SortDirection] = None,
        limit: _t.Optional[PageLimit] = None,
        cursor: _t.Optional[ListCursor] = None,
    ) -> AuditPage:
        """Read the audit."""

    def each(
        self,
        *,
        event: _t.Optional[AuditEventName] = None,
        since: _t.Optional[AuditMoment] = None,
        key: _t.Optional[KeyId] = None,
        user: _t.Optional[Grantee] = None,
        until: _t.Optional[AuditMoment] = None,
        sort: _t.Optional[SortDirection] = None,
        limit: _t.Optional[PageLimit] = None,
        cursor: _t.Optional[ListCursor] = None,
    ) -> _t.Iterator[AuditEvent]:
        """Read the audit."""

    __call__ = read


class _KatasterChanges:
    """The methods kataster.changes.*"""

    @_t.overload
    def apply(self, *, operations: Operations, **options: _Unpack[KatasterChangesApplyOptions]) -> Applied:
        """Apply several writes, or a plan, as one change set."""

    @_t.overload
    def apply(self, *, plan: PlanText, **options: _Unpack[KatasterChangesApplyOptions]) -> Applied:
        """Apply several writes, or a plan, as one change set."""

    def compare(
        self,
        *,
        from_: PastMoment,
        object: _t.Optional[ObjectId] = None,
        place: _t.Optional[ObjectId] = None,
        objects: _t.Optional[ComparedObjects] = None,
        to: _t.Optional[PastMoment] = None,
        values: _t.Optional[ChangeValues] = None,
        cursor: _t.Optional[ListCursor] = None,
    ) -> ComparedMoments:
        """Compare two moments."""

    def follow(
        self,
        *,
        object: _t.Optional[ObjectId] = None,
        since: _t.Optional[HistoryMoment] = None,
        wait: _t.Optional[WaitSeconds] = None,
        entry: _t.Optional[EntryId] = None,
        category: _t.Optional[CategoryConstant] = None,
        type: _t.Optional[ObjectTypeReference] = None,
        user: _t.Optional[ObjectId] = None,
        key: _t.Optional[KeyId] = None,
        method: _t.Optional[FilterText] = None,
        change: _t.Optional[ChangeAction] = None,
        values: _t.Optional[ChangeValues] = None,
        limit: _t.Optional[PageLimit] = None,
        cursor: _t.Optional[ListCursor] = None,
    ) -> ChangeFeed:
        """Follow what is changed."""

    def read(
        self,
        *,
        object: _t.Optional[ObjectId] = None,
        change: _t.Optional[ChangeAction] = None,
        entry: _t.Optional[EntryId] = None,
        category: _t.Optional[CategoryConstant] = None,
        type: _t.Optional[ObjectTypeReference] = None,
        user: _t.Optional[ObjectId] = None,
        key: _t.Optional[KeyId] = None,
        method: _t.Optional[FilterText] = None,
        since: _t.Optional[HistoryMoment] = None,
        until: _t.Optional[HistoryMoment] = None,
        sort: _t.Optional[SortDirection] = None,
        values: _t.Optional[ChangeValues] = None,
        limit: _t.Optional[PageLimit] = None,
        cursor: _t.Optional[ListCursor] = None,
    ) -> History:
        """Read what was changed."""

    def revert(
        self,
        *,
        numbers: ChangeSetNumbers,
        on_conflict: _t.Optional[OnConflict] = None,
        **options: _Unpack[KatasterChangesRevertOptions],
    ) -> Reverted:
        """Undo changes."""

    def each(
        self,
        *,
        object: _t.Optional[ObjectId] = None,
        change: _t.Optional[ChangeAction] = None,
        entry: _t.Optional[EntryId] = None,
        category: _t.Optional[CategoryConstant] = None,
        type: _t.Optional[ObjectTypeReference] = None,
        user: _t.Optional[ObjectId] = None,
        key: _t.Optional[KeyId] = None,
        method: _t.Optional[FilterText] = None,
        since: _t.Optional[HistoryMoment] = None,
        until: _t.Optional[HistoryMoment] = None,
        sort: _t.Optional[SortDirection] = None,
        values: _t.Optional[ChangeValues] = None,
        limit: _t.Optional[PageLimit] = None,
        cursor: _t.Optional[ListCursor] = None,
    ) -> _t.Iterator[ChangeSet]:
        """Read what was changed."""

    __call__ = read


class _KatasterGrant:
    """The methods kataster.grant.*"""

    def create(self, *, to: Grantee, rights: Rights) -> RightsGranted:
        """Grant rights."""

    def read(
        self,
        *,
        to: _t.Optional[Grantee] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> GranteeList:
        """Read what is granted."""

    def revoke(self, *, to: Grantee, rights: _t.Optional[Rights] = None) -> RightsGranted:
        """Revoke rights."""

    def each(
        self,
        *,
        to: _t.Optional[Grantee] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> _t.Iterator[GranteeInfo]:
        """Read what is granted."""

    __call__ = read


class _KatasterImpact:
    """The methods kataster.impact.*"""

    def read(
        self,
        *,
        id: ObjectId,
        relation_types: _t.Optional[RelationTypeReferences] = None,
        depth: _t.Optional[TreeDepth] = None,
        **options: _Unpack[KatasterImpactReadOptions],
    ) -> ImpactOfObject:
        """Read what fails with an object."""

    __call__ = read


class _KatasterImport_profile:
    """The methods kataster.import_profile.*"""

    def delete(self, *, title: ImportProfileTitle, **options: _Unpack[KatasterImportProfileDeleteOptions]) -> Done:
        """Delete a profile of imports."""

    def read(self) -> ImportProfiles:
        """Read the profiles of imports."""

    def save(
        self,
        *,
        title: ImportProfileTitle,
        columns: ImportColumns,
        type: _t.Optional[ImportProfileType] = None,
        encoding: _t.Optional[ImportProfileEncoding] = None,
        separator: _t.Optional[ImportProfileSeparator] = None,
        **options: _Unpack[KatasterImportProfileSaveOptions],
    ) -> SavedImportProfile:
        """Save a profile of imports."""

    __call__ = read


class _KatasterImports:
    """The methods kataster.imports.*"""

    def read(
        self,
        *,
        source: ImportSource,
        limit: _t.Optional[PageLimit] = None,
        cursor: _t.Optional[ListCursor] = None,
    ) -> ImportPage:
        """Read what imports of a source made."""

    def save(self, *, source: ImportSource, rows: ImportRows, **options: _Unpack[KatasterImportsSaveOptions]) -> ImportSaved:
        """Write rows of a source."""

    def each(
        self,
        *,
        source: ImportSource,
        limit: _t.Optional[PageLimit] = None,
        cursor: _t.Optional[ListCursor] = None,
    ) -> _t.Iterator[ImportRecord]:
        """Read what imports of a source made."""

    __call__ = read


class _KatasterKey:
    """The methods kataster.key.*"""

    def create(
        self,
        *,
        title: KeyTitle,
        rights: _t.Optional[KeyRights] = None,
        expires: _t.Optional[KeyExpiry] = None,
        addresses: _t.Optional[KeyAddresses] = None,
    ) -> KeyCreated:
        """Create a key."""

    def read(
        self,
        *,
        id: _t.Optional[KeyId] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> KeyList:
        """Read the keys."""

    def revoke(self, *, id: KeyId) -> Done:
        """Revoke a key."""

    def rotate(self, *, id: KeyId, keep: _t.Optional[Grace] = None, expires: _t.Optional[KeyExpiry] = None) -> KeyRotated:
        """Put a new key in the place of one."""

    def update(
        self,
        *,
        id: KeyId,
        rights: _t.Optional[KeyRights] = None,
        title: _t.Optional[KeyTitle] = None,
        expires: _t.Optional[KeyExpiry] = None,
        addresses: _t.Optional[KeyAddresses] = None,
    ) -> Done:
        """Change what a key is good for."""

    def each(
        self,
        *,
        id: _t.Optional[KeyId] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> _t.Iterator[KeyInfo]:
        """Read the keys."""

    __call__ = read


class _KatasterObject_type:
    """The methods kataster.object_type.*"""

    def read(self, *, type: ObjectTypeReference) -> ConfiguredObjectType:
        """Read how an object type is configured."""

    def update(
        self,
        *,
        type: ObjectTypeReference,
        default_template: DefaultTemplate,
        **options: _Unpack[KatasterObjectTypeUpdateOptions],
    ) -> Done:
        """Set the default template of an object type."""

    __call__ = read


class _KatasterPasskey:
    """The methods kataster.passkey.*"""

    def confirm(
        self,
        *,
        title: PasskeyTitle,
        client_data: PasskeyData,
        attestation: PasskeyData,
        transports: _t.Optional[PasskeyTransports] = None,
    ) -> PasskeyAdded:
        """Add a passkey."""

    def create(self, *, password: Credential, code: _t.Optional[Credential] = None) -> PasskeyOptions:
        """Begin to add a passkey."""

    def delete(self, *, id: PasskeyId) -> Done:
        """Remove a passkey of one's own."""

    def read(self) -> PasskeyList:
        """Read one's own passkeys."""

    def update(self, *, id: PasskeyId, title: PasskeyTitle) -> Done:
        """Rename a passkey of one's own."""

    __call__ = read


class _KatasterProvider:
    """The methods kataster.provider.*"""

    def connect(self, *, id: ProviderId) -> DirectoryTested:
        """Test the connection with a directory."""

    def delete(self, *, id: ProviderId) -> Done:
        """Delete a provider."""

    def link(self, *, id: ProviderId, subject: ProviderText, login: Login) -> Done:
        """Link an account to a person."""

    def read(self, *, id: _t.Optional[ProviderId] = None) -> ProviderList:
        """Read the providers."""

    def save(
        self,
        *,
        id: ProviderId,
        title: _t.Optional[ProviderText] = None,
        issuer: _t.Optional[ProviderIssuer] = None,
        client: _t.Optional[ProviderText] = None,
        rules: _t.Optional[ProviderRules] = None,
        secret: _t.Optional[ProviderSecret] = None,
        scopes: _t.Optional[ProviderScopes] = None,
        groups_claim: _t.Optional[ProviderText] = None,
        subject_claim: _t.Optional[ProviderText] = None,
        admitted: _t.Optional[AdmittedGroups] = None,
        enabled: _t.Optional[Flag] = None,
    ) -> Done:
        """Create or change a provider."""

    def sync(self, *, id: ProviderId, dry_run: _t.Optional[Asked] = None) -> DirectorySync:
        """Synchronize a directory."""

    def test(self, *, id: ProviderId, groups: _t.Optional[ProviderGroups] = None, login: _t.Optional[Login] = None) -> TriedRules:
        """Try out the rules of a provider."""

    __call__ = read


class _KatasterRack:
    """The methods kataster.rack.*"""

    def read(self, *, id: ObjectId, **options: _Unpack[KatasterRackReadOptions]) -> RackContent:
        """Read a rack with what is in it."""

    __call__ = read


class _KatasterReport:
    """The methods kataster.report.*"""

    def delete(self, *, title: ReportTitle, **options: _Unpack[KatasterReportDeleteOptions]) -> Done:
        """Delete a saved report."""

    def save(
        self,
        *,
        title: ReportTitle,
        columns: ReportColumns,
        filter: _t.Optional[ObjectFilter] = None,
        order_by: _t.Optional[ObjectSortKey] = None,
        sort: _t.Optional[SortDirection] = None,
        group_by: _t.Optional[ReportGrouping] = None,
        totals: _t.Optional[ReportTotals] = None,
        category: _t.Optional[ReportText] = None,
        description: _t.Optional[ReportText] = None,
        **options: _Unpack[KatasterReportSaveOptions],
    ) -> SavedReport:
        """Save a report."""

    def totals(self, *, id: Id, **options: _Unpack[KatasterReportTotalsOptions]) -> ReportSummary:
        """Read the totals of a saved report."""


class _KatasterSchema:
    """The methods kataster.schema.*"""

    def apply(
        self,
        *,
        schema: _t.Optional[SchemaDocument] = None,
        removed: _t.Optional[SchemaNames] = None,
        if_version: _t.Optional[SchemaVersion] = None,
        accept_loss: _t.Optional[SchemaLoss] = None,
        **options: _Unpack[KatasterSchemaApplyOptions],
    ) -> AppliedSchema:
        """Apply a schema."""

    def preview(
        self,
        *,
        schema: _t.Optional[SchemaDocument] = None,
        removed: _t.Optional[SchemaNames] = None,
        limit: _t.Optional[PageLimit] = None,
        cursor: _t.Optional[ListCursor] = None,
    ) -> SchemaPreview:
        """Preview a schema."""

    def read(self) -> SchemaReading:
        """Read the schema."""

    __call__ = read


class _KatasterSecond_factor:
    """The methods kataster.second_factor.*"""

    def confirm(self, *, code: Credential) -> SecondFactorConfirmed:
        """Confirm a second factor."""

    def create(self, *, password: Credential, code: _t.Optional[Credential] = None) -> SecondFactorSecret:
        """Begin to set up a second factor."""

    def reset(self, *, login: Login) -> Done:
        """Remove the second factor of a user."""


class _KatasterSession:
    """The methods kataster.session.*"""

    def end(self, *, id: SessionId) -> Done:
        """End a session of one's own."""

    def read(self) -> SessionList:
        """Read one's own sessions."""

    __call__ = read


class _KatasterTrace:
    """The methods kataster.trace.*"""

    def read(
        self,
        *,
        id: ObjectId,
        entry: _t.Optional[EntryId] = None,
        **options: _Unpack[KatasterTraceReadOptions],
    ) -> TracedObject:
        """Trace cables from end to end."""

    __call__ = read


class _KatasterUser:
    """The methods kataster.user.*"""

    def create(
        self,
        *,
        login: Login,
        name: _t.Optional[PersonName] = None,
        password: _t.Optional[Credential] = None,
    ) -> UserCreated:
        """Create a user."""

    def disable(self, *, login: Login) -> Done:
        """Disable a user."""

    def enable(self, *, login: Login) -> Done:
        """Enable a user."""

    def endSessions(self, *, login: Login) -> SessionsEnded:
        """End the sessions of a user."""

    def password(self, *, old: Credential, new: Credential) -> Done:
        """Change one's own password."""

    def read(
        self,
        *,
        login: _t.Optional[Login] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> UserList:
        """Read the users."""

    def setPassword(self, *, login: Login, password: Credential) -> Done:
        """Set the password of a user."""

    def each(
        self,
        *,
        login: _t.Optional[Login] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> _t.Iterator[UserInfo]:
        """Read the users."""

    __call__ = read


class _KatasterWebhook:
    """The methods kataster.webhook.*"""

    def create(
        self,
        *,
        title: WebhookTitle,
        url: WebhookUrl,
        filter: _t.Optional[WebhookFilter] = None,
        conditions: _t.Optional[WebhookConditions] = None,
        key: _t.Optional[KeyId] = None,
        since: _t.Optional[HistoryMoment] = None,
    ) -> WebhookCreated:
        """Create a webhook."""

    def delete(self, *, id: WebhookId) -> Done:
        """Delete a webhook."""

    def deliveries(
        self,
        *,
        id: WebhookId,
        state: _t.Optional[DeliveryState] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> WebhookDeliveries:
        """Read the deliveries of a webhook that were not made."""

    def read(self, *, id: _t.Optional[WebhookId] = None) -> WebhookList:
        """Read the webhooks."""

    def resend(self, *, id: WebhookId, deliveries: _t.Optional[DeliveryIds] = None) -> WebhookResent:
        """Resend failed deliveries."""

    def rotate(self, *, id: WebhookId, keep: _t.Optional[Grace] = None) -> WebhookRotated:
        """Replace the secret of a webhook."""

    def test(self, *, id: WebhookId) -> WebhookTested:
        """Send a test delivery."""

    def update(
        self,
        *,
        id: WebhookId,
        enabled: _t.Optional[Flag] = None,
        title: _t.Optional[WebhookTitle] = None,
        url: _t.Optional[WebhookUrl] = None,
        key: _t.Optional[KeyId] = None,
        filter: _t.Optional[WebhookFilter] = None,
        conditions: _t.Optional[WebhookConditions] = None,
        since: _t.Optional[HistoryMoment] = None,
    ) -> Done:
        """Change a webhook."""

    __call__ = read


class _Kataster:
    """The methods kataster.*"""

    access: _KatasterAccess
    audit: _KatasterAudit
    changes: _KatasterChanges
    grant: _KatasterGrant
    impact: _KatasterImpact
    import_profile: _KatasterImport_profile
    imports: _KatasterImports
    key: _KatasterKey
    object_type: _KatasterObject_type
    passkey: _KatasterPasskey
    provider: _KatasterProvider
    rack: _KatasterRack
    report: _KatasterReport
    schema: _KatasterSchema
    second_factor: _KatasterSecond_factor
    session: _KatasterSession
    trace: _KatasterTrace
    user: _KatasterUser
    webhook: _KatasterWebhook


class _Rpc:
    """The methods rpc.*"""

    def discover(self) -> OpenRpcDocument:
        """Read this document."""


class _SystemEndpointsRead:
    """The methods system.endpoints.read.*"""

    def v2(self) -> Endpoints:
        """Read what every method takes."""


class _SystemEndpoints:
    """The methods system.endpoints.*"""

    read: _SystemEndpointsRead


class _System:
    """The methods system.*"""

    endpoints: _SystemEndpoints


class _AsyncCmdbCategories:
    """The methods cmdb.categories.*"""

    async def read(
        self,
        *,
        objID: ObjectId,
        catgID: _t.Optional[CategorySelection] = None,
        catsID: _t.Optional[CategorySelection] = None,
        customID: _t.Optional[CategorySelection] = None,
        content: _t.Optional[Flag] = None,
        **options: _Unpack[CmdbCategoriesReadOptions],
    ) -> EntriesByKind:
        """Read the entries of several categories."""

    __call__ = read


class _AsyncCmdbCategory:
    """The methods cmdb.category.*"""

    async def archive(
        self,
        *,
        object: ObjectId,
        category: MultiValueCategory,
        entry: EntryId,
        **options: _Unpack[CmdbCategoryArchiveOptions],
    ) -> Done:
        """Archive an entry."""

    async def create(
        self,
        *,
        objID: ObjectId,
        category: CategoryConstant,
        data: EntryData,
        **options: _Unpack[CmdbCategoryCreateOptions],
    ) -> EntryCreated:
        """Create an entry. Deprecated: use cmdb.category.save."""

    @_t.overload
    async def delete(
        self,
        *,
        objID: ObjectId,
        category: MultiValueCategory,
        cateID: EntryId,
        **options: _Unpack[CmdbCategoryDeleteOptions],
    ) -> Done:
        """Take an entry one step towards deletion."""

    @_t.overload
    async def delete(
        self,
        *,
        objID: ObjectId,
        category: MultiValueCategory,
        entry: EntryId,
        **options: _Unpack[CmdbCategoryDeleteOptions],
    ) -> Done:
        """Take an entry one step towards deletion."""

    async def purge(
        self,
        *,
        object: ObjectId,
        category: CategoryConstant,
        entry: _t.Optional[EntryId] = None,
        **options: _Unpack[CmdbCategoryPurgeOptions],
    ) -> Done:
        """Purge an entry."""

    async def quickpurge(
        self,
        *,
        objID: ObjectId,
        category: CategoryConstant,
        cateID: _t.Optional[EntryId] = None,
        **options: _Unpack[CmdbCategoryQuickpurgeOptions],
    ) -> Done:
        """Purge an entry where Quickpurge is enabled."""

    async def read(
        self,
        *,
        objID: ObjectId,
        category: CategoryConstant,
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
        **options: _Unpack[CmdbCategoryReadOptions],
    ) -> CategoryEntries:
        """Read the entries of a category."""

    async def recycle(
        self,
        *,
        object: ObjectId,
        category: MultiValueCategory,
        entry: EntryId,
        **options: _Unpack[CmdbCategoryRecycleOptions],
    ) -> Done:
        """Recycle an entry."""

    async def save(
        self,
        *,
        object: ObjectId,
        category: CategoryConstant,
        data: EntryData,
        entry: _t.Optional[EntryId] = None,
        **options: _Unpack[CmdbCategorySaveOptions],
    ) -> EntrySaved:
        """Create or update an entry."""

    async def update(
        self,
        *,
        objID: ObjectId,
        category: CategoryConstant,
        data: EntryData,
        **options: _Unpack[CmdbCategoryUpdateOptions],
    ) -> Done:
        """Update an entry. Deprecated: use cmdb.category.save."""

    def each(
        self,
        *,
        objID: ObjectId,
        category: CategoryConstant,
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
        **options: _Unpack[CmdbCategoryReadOptions],
    ) -> _t.AsyncIterator[CategoryEntry]:
        """Read the entries of a category."""

    __call__ = read


class _AsyncCmdbCategory_info:
    """The methods cmdb.category_info.*"""

    async def read(self, *, category: CategoryConstant) -> CategoryInfo:
        """Read the attributes of a category."""

    __call__ = read


class _AsyncCmdbCondition:
    """The methods cmdb.condition.*"""

    async def read(self, *, conditions: ReportConditions, **options: _Unpack[CmdbConditionReadOptions]) -> FoundObjects:
        """Find objects by conditions."""

    __call__ = read


class _AsyncCmdbDialog:
    """The methods cmdb.dialog.*"""

    async def create(
        self,
        *,
        category: CategoryConstant,
        property: AttributeKey,
        value: ChoiceTitle,
        parent: _t.Optional[ParentReference] = None,
        **options: _Unpack[CmdbDialogCreateOptions],
    ) -> ChoiceSaved:
        """Add a choice to a dialog."""

    async def delete(
        self,
        *,
        category: CategoryConstant,
        property: AttributeKey,
        entry_id: AddedChoiceId,
        **options: _Unpack[CmdbDialogDeleteOptions],
    ) -> ChoiceSaved:
        """Delete a choice of a dialog."""

    async def read(self, *, category: CategoryConstant, property: DialogProperty) -> DialogChoices:
        """Read the choices of a dialog."""

    async def update(
        self,
        *,
        category: CategoryConstant,
        property: AttributeKey,
        entry_id: AddedChoiceId,
        value: ChoiceTitle,
        **options: _Unpack[CmdbDialogUpdateOptions],
    ) -> ChoiceSaved:
        """Retitle a choice of a dialog."""

    __call__ = read


class _AsyncCmdbExternalLink:
    """The methods cmdb.external.link.*"""

    async def v2(
        self,
        *,
        extType: ExternalType,
        extId: ExternalId,
        objectId: ObjectId,
        **options: _Unpack[CmdbExternalLinkV2Options],
    ) -> Done:
        """Link an object to an external id."""


class _AsyncCmdbExternalPull:
    """The methods cmdb.external.pull.*"""

    async def v2(self, *, extType: ExternalType, extId: _t.Optional[ExternalId] = None) -> ExternalObjects:
        """Read the objects of a data source."""


class _AsyncCmdbExternalPush:
    """The methods cmdb.external.push.*"""

    async def v2(
        self,
        *,
        extType: ExternalType,
        extId: ExternalId,
        title: Title,
        class_: ObjectTypeReference,
        data: ExternalData,
        **options: _Unpack[CmdbExternalPushV2Options],
    ) -> ExternalPushed:
        """Write what a data source knows of an object."""


class _AsyncCmdbExternal:
    """The methods cmdb.external.*"""

    link: _AsyncCmdbExternalLink
    pull: _AsyncCmdbExternalPull
    push: _AsyncCmdbExternalPush


class _AsyncCmdbImpact:
    """The methods cmdb.impact.*"""

    async def read(
        self,
        *,
        id: ObjectId,
        relation_type: RelationTypesAsked,
        status: _t.Optional[RelationStatusFilter] = None,
        **options: _Unpack[CmdbImpactReadOptions],
    ) -> ImpactTree:
        """Read what depends on an object along relations."""

    __call__ = read


class _AsyncCmdbLocation_tree:
    """The methods cmdb.location_tree.*"""

    async def read(
        self,
        *,
        id: ObjectId,
        status: _t.Optional[RelatedStatusFilter] = None,
        depth: _t.Optional[TreeDepth] = None,
        **options: _Unpack[CmdbLocationTreeReadOptions],
    ) -> Places:
        """Read what stands in a place."""

    __call__ = read


class _AsyncCmdbLogbook:
    """The methods cmdb.logbook.*"""

    async def create(
        self,
        *,
        message: LogMessage,
        object_id: _t.Optional[ObjectId] = None,
        description: _t.Optional[Description] = None,
        alert_level: _t.Optional[LogAlertLevel] = None,
        object_ids: _t.Optional[ObjectIds] = None,
        source: _t.Optional[LogSource] = None,
        **options: _Unpack[CmdbLogbookCreateOptions],
    ) -> LogbookWritten:
        """Write a message in the logbook."""

    async def read(
        self,
        *,
        object_id: _t.Optional[ObjectId] = None,
        limit: _t.Optional[PageLimit] = None,
        id: _t.Optional[LogRecordId] = None,
        catg_logbook_id: _t.Optional[LogRecordId] = None,
        since: _t.Optional[LogMoment] = None,
        status: _t.Optional[EntryStatusFilter] = None,
    ) -> LogRecords:
        """Read the logbook."""

    __call__ = read


class _AsyncCmdbObject:
    """The methods cmdb.object.*"""

    async def archive(self, *, object: ObjectId, **options: _Unpack[CmdbObjectArchiveOptions]) -> Done:
        """Archive an object."""

    async def create(
        self,
        *,
        type: ObjectTypeReference,
        title: Title,
        category: _t.Optional[ChoiceInput] = None,
        purpose: _t.Optional[ChoiceInput] = None,
        cmdb_status: _t.Optional[CmdbStatusReference] = None,
        description: _t.Optional[Description] = None,
        sysid: _t.Optional[Sysid] = None,
        status: _t.Optional[InitialStatus] = None,
        template: _t.Optional[ObjectId] = None,
        defaultTemplate: _t.Optional[Flag] = None,
        categories: _t.Optional[EntriesByCategory] = None,
        **options: _Unpack[CmdbObjectCreateOptions],
    ) -> ObjectCreated:
        """Create an object."""

    async def delete(self, *, id: ObjectId, status: DeletionTarget, **options: _Unpack[CmdbObjectDeleteOptions]) -> Done:
        """Archive, delete or purge an object."""

    async def markAsMassChangeTemplate(
        self,
        *,
        object: ObjectId,
        **options: _Unpack[CmdbObjectMarkAsMassChangeTemplateOptions],
    ) -> Done:
        """Mark an object as mass change template."""

    async def markAsTemplate(self, *, object: ObjectId, **options: _Unpack[CmdbObjectMarkAsTemplateOptions]) -> Done:
        """Mark an object as template."""

    async def purge(self, *, object: ObjectId, **options: _Unpack[CmdbObjectPurgeOptions]) -> Done:
        """Purge an object."""

    @_t.overload
    async def quickpurge(self, *, id: ObjectId, **options: _Unpack[CmdbObjectQuickpurgeOptions]) -> Done:
        """Purge objects where Quickpurge is enabled."""

    @_t.overload
    async def quickpurge(self, *, ids: ObjectIds, **options: _Unpack[CmdbObjectQuickpurgeOptions]) -> Done:
        """Purge objects where Quickpurge is enabled."""

    async def read(self, *, id: ObjectId, **options: _Unpack[CmdbObjectReadOptions]) -> CmdbObject:
        """Read an object."""

    async def recycle(self, *, object: ObjectId, **options: _Unpack[CmdbObjectRecycleOptions]) -> Done:
        """Recycle an object."""

    async def update(self, *, id: ObjectId, title: Title, **options: _Unpack[CmdbObjectUpdateOptions]) -> Done:
        """Change the title of an object."""

    __call__ = read


class _AsyncCmdbObject_type_categories:
    """The methods cmdb.object_type_categories.*"""

    async def read(self, *, type: ObjectTypeReference, raw: _t.Optional[Flag] = None) -> ObjectTypeCategories:
        """Read the categories of an object type."""

    __call__ = read


class _AsyncCmdbObject_type_groups:
    """The methods cmdb.object_type_groups.*"""

    async def read(
        self,
        *,
        limit: _t.Optional[ListLimit] = None,
        filter: _t.Optional[ObjectTypeGroupFilter] = None,
        order_by: _t.Optional[ObjectTypeOrder] = None,
        sort: _t.Optional[SortDirection] = None,
        raw: _t.Optional[Flag] = None,
    ) -> ObjectTypeGroups:
        """Read groups of object types."""

    __call__ = read


class _AsyncCmdbObject_types:
    """The methods cmdb.object_types.*"""

    async def read(
        self,
        *,
        filter: _t.Optional[ObjectTypeFilter] = None,
        order_by: _t.Optional[ObjectTypeOrder] = None,
        countobjects: _t.Optional[Flag] = None,
        sort: _t.Optional[SortDirection] = None,
        limit: _t.Optional[ListLimit] = None,
        raw: _t.Optional[Flag] = None,
    ) -> ObjectTypes:
        """Read object types."""

    __call__ = read


class _AsyncCmdbObjects:
    """The methods cmdb.objects.*"""

    @_t.overload
    async def read(
        self,
        *,
        filter: _t.Optional[ObjectFilter] = None,
        limit: _t.Optional[ListLimit] = None,
        order_by: _t.Optional[ObjectSortKey] = None,
        sort: _t.Optional[SortDirection] = None,
        cursor: _t.Optional[ListCursor] = None,
        count: _t.Optional[Flag] = None,
        categories: _t.Optional[CategoriesWanted] = None,
        fields: _t.Optional[None] = None,
        content: _t.Optional[Flag] = None,
        **options: _Unpack[CmdbObjectsReadOptions],
    ) -> WholeObjectList:
        """List objects."""

    @_t.overload
    async def read(
        self,
        *,
        filter: _t.Optional[ObjectFilter] = None,
        limit: _t.Optional[ListLimit] = None,
        order_by: _t.Optional[ObjectSortKey] = None,
        sort: _t.Optional[SortDirection] = None,
        cursor: _t.Optional[ListCursor] = None,
        count: _t.Optional[Flag] = None,
        categories: _t.Optional[CategoriesWanted] = None,
        fields: ObjectColumns,
        content: _t.Optional[Flag] = None,
        **options: _Unpack[CmdbObjectsReadOptions],
    ) -> ObjectList:
        """List objects."""

    @_t.overload
    def each(
        self,
        *,
        filter: _t.Optional[ObjectFilter] = None,
        limit: _t.Optional[ListLimit] = None,
        order_by: _t.Optional[ObjectSortKey] = None,
        sort: _t.Optional[SortDirection] = None,
        cursor: _t.Optional[ListCursor] = None,
        count: _t.Optional[Flag] = None,
        categories: _t.Optional[CategoriesWanted] = None,
        fields: _t.Optional[None] = None,
        content: _t.Optional[Flag] = None,
        **options: _Unpack[CmdbObjectsReadOptions],
    ) -> _t.AsyncIterator[WholeListedObject]:
        """List objects."""

    @_t.overload
    def each(
        self,
        *,
        filter: _t.Optional[ObjectFilter] = None,
        limit: _t.Optional[ListLimit] = None,
        order_by: _t.Optional[ObjectSortKey] = None,
        sort: _t.Optional[SortDirection] = None,
        cursor: _t.Optional[ListCursor] = None,
        count: _t.Optional[Flag] = None,
        categories: _t.Optional[CategoriesWanted] = None,
        fields: ObjectColumns,
        content: _t.Optional[Flag] = None,
        **options: _Unpack[CmdbObjectsReadOptions],
    ) -> _t.AsyncIterator[ListedObject]:
        """List objects."""

    __call__ = read


class _AsyncCmdbObjects_by_relation:
    """The methods cmdb.objects_by_relation.*"""

    async def read(
        self,
        *,
        id: ObjectId,
        relation_type: _t.Optional[RelationTypeReference] = None,
        status: _t.Optional[RelationStatusFilter] = None,
        **options: _Unpack[CmdbObjectsByRelationReadOptions],
    ) -> ObjectsByRelation:
        """Read what relations connect an object with."""

    __call__ = read


class _AsyncCmdbReportList:
    """The methods cmdb.report.list.*"""

    async def v2(self, **options: _Unpack[CmdbReportListV2Options]) -> ReportInfos:
        """List the saved reports."""


class _AsyncCmdbReportRead:
    """The methods cmdb.report.read.*"""

    async def v2(
        self,
        *,
        id: Id,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        **options: _Unpack[CmdbReportReadV2Options],
    ) -> ReportRows:
        """Read the rows of a saved report."""


class _AsyncCmdbReport:
    """The methods cmdb.report.*"""

    list: _AsyncCmdbReportList
    read: _AsyncCmdbReportRead


class _AsyncCmdbReports:
    """The methods cmdb.reports.*"""

    async def read(
        self,
        *,
        id: _t.Optional[Id] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        **options: _Unpack[CmdbReportsReadOptions],
    ) -> ReportRows:
        """Read saved reports, or the rows of one."""

    def each(
        self,
        *,
        id: _t.Optional[Id] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        **options: _Unpack[CmdbReportsReadOptions],
    ) -> _t.AsyncIterator[ReportRow]:
        """Read saved reports, or the rows of one."""

    __call__ = read


class _AsyncCmdbStatus:
    """The methods cmdb.status.*"""

    async def delete(self, *, id: CmdbStatusId, **options: _Unpack[CmdbStatusDeleteOptions]) -> Done:
        """Delete a CMDB status."""

    async def read(self) -> CmdbStatuses:
        """Read the CMDB statuses."""

    async def save(
        self,
        *,
        title: CmdbStatusTitle,
        constant: CmdbStatusName,
        color: CmdbStatusColor,
        id: _t.Optional[CmdbStatusId] = None,
        **options: _Unpack[CmdbStatusSaveOptions],
    ) -> CmdbStatusSaved:
        """Add or change a CMDB status."""

    __call__ = read


class _AsyncCmdbWorkstation_components:
    """The methods cmdb.workstation_components.*"""

    async def read(
        self,
        *,
        filter: PersonFilter,
        **options: _Unpack[CmdbWorkstationComponentsReadOptions],
    ) -> PersonsWithWorkstations:
        """Read the workstations of persons."""

    __call__ = read


class _AsyncCmdb:
    """The methods cmdb.*"""

    categories: _AsyncCmdbCategories
    category: _AsyncCmdbCategory
    category_info: _AsyncCmdbCategory_info
    condition: _AsyncCmdbCondition
    dialog: _AsyncCmdbDialog
    external: _AsyncCmdbExternal
    impact: _AsyncCmdbImpact
    location_tree: _AsyncCmdbLocation_tree
    logbook: _AsyncCmdbLogbook
    object: _AsyncCmdbObject
    object_type_categories: _AsyncCmdbObject_type_categories
    object_type_groups: _AsyncCmdbObject_type_groups
    object_types: _AsyncCmdbObject_types
    objects: _AsyncCmdbObjects
    objects_by_relation: _AsyncCmdbObjects_by_relation
    report: _AsyncCmdbReport
    reports: _AsyncCmdbReports
    status: _AsyncCmdbStatus
    workstation_components: _AsyncCmdbWorkstation_components


class _AsyncIdoitConstants:
    """The methods idoit.constants.*"""

    async def read(self) -> Constants:
        """Read the constants."""

    __call__ = read


class _AsyncIdoitSearch:
    """The methods idoit.search.*"""

    async def read(
        self,
        *,
        q: SearchText,
        mode: _t.Optional[SearchMode] = None,
        limit: _t.Optional[PageLimit] = None,
        **options: _Unpack[IdoitSearchReadOptions],
    ) -> SearchHits:
        """Search objects and entries."""

    __call__ = read


class _AsyncIdoitVersion:
    """The methods idoit.version.*"""

    async def read(self) -> ServiceVersion:
        """Read the version and the logged-in user."""

    __call__ = read


class _AsyncIdoit:
    """The methods idoit.*"""

    constants: _AsyncIdoitConstants
    search: _AsyncIdoitSearch
    version: _AsyncIdoitVersion

    async def login(
        self,
        *,
        username: _t.Optional[Credential] = None,
        password: _t.Optional[Credential] = None,
        code: _t.Optional[Credential] = None,
    ) -> OpenedSession:
        """Open a session."""

    async def logout(self) -> EndedSession:
        """End a session."""


class _AsyncKatasterAccess:
    """The methods kataster.access.*"""

    async def read(
        self,
        *,
        key: _t.Optional[KeyId] = None,
        user: _t.Optional[Login] = None,
        type: _t.Optional[ObjectTypeReference] = None,
    ) -> PermittedAccess:
        """Read what a key or a user may do."""

    __call__ = read


class _AsyncKatasterAudit:
    """The methods kataster.audit.*"""

    async def read(
        self,
        *,
        event: _t.Optional[AuditEventName] = None,
        since: _t.Optional[AuditMoment] = None,
        key: _t.Optional[KeyId] = None,
        user: _t.Optional[Grantee] = None,
        until: _t.Optional[AuditMoment] = None,
        sort: _t.Optional[SortDirection] = None,
        limit: _t.Optional[PageLimit] = None,
        cursor: _t.Optional[ListCursor] = None,
    ) -> AuditPage:
        """Read the audit."""

    def each(
        self,
        *,
        event: _t.Optional[AuditEventName] = None,
        since: _t.Optional[AuditMoment] = None,
        key: _t.Optional[KeyId] = None,
        user: _t.Optional[Grantee] = None,
        until: _t.Optional[AuditMoment] = None,
        sort: _t.Optional[SortDirection] = None,
        limit: _t.Optional[PageLimit] = None,
        cursor: _t.Optional[ListCursor] = None,
    ) -> _t.AsyncIterator[AuditEvent]:
        """Read the audit."""

    __call__ = read


class _AsyncKatasterChanges:
    """The methods kataster.changes.*"""

    @_t.overload
    async def apply(self, *, operations: Operations, **options: _Unpack[KatasterChangesApplyOptions]) -> Applied:
        """Apply several writes, or a plan, as one change set."""

    @_t.overload
    async def apply(self, *, plan: PlanText, **options: _Unpack[KatasterChangesApplyOptions]) -> Applied:
        """Apply several writes, or a plan, as one change set."""

    async def compare(
        self,
        *,
        from_: PastMoment,
        object: _t.Optional[ObjectId] = None,
        place: _t.Optional[ObjectId] = None,
        objects: _t.Optional[ComparedObjects] = None,
        to: _t.Optional[PastMoment] = None,
        values: _t.Optional[ChangeValues] = None,
        cursor: _t.Optional[ListCursor] = None,
    ) -> ComparedMoments:
        """Compare two moments."""

    async def follow(
        self,
        *,
        object: _t.Optional[ObjectId] = None,
        since: _t.Optional[HistoryMoment] = None,
        wait: _t.Optional[WaitSeconds] = None,
        entry: _t.Optional[EntryId] = None,
        category: _t.Optional[CategoryConstant] = None,
        type: _t.Optional[ObjectTypeReference] = None,
        user: _t.Optional[ObjectId] = None,
        key: _t.Optional[KeyId] = None,
        method: _t.Optional[FilterText] = None,
        change: _t.Optional[ChangeAction] = None,
        values: _t.Optional[ChangeValues] = None,
        limit: _t.Optional[PageLimit] = None,
        cursor: _t.Optional[ListCursor] = None,
    ) -> ChangeFeed:
        """Follow what is changed."""

    async def read(
        self,
        *,
        object: _t.Optional[ObjectId] = None,
        change: _t.Optional[ChangeAction] = None,
        entry: _t.Optional[EntryId] = None,
        category: _t.Optional[CategoryConstant] = None,
        type: _t.Optional[ObjectTypeReference] = None,
        user: _t.Optional[ObjectId] = None,
        key: _t.Optional[KeyId] = None,
        method: _t.Optional[FilterText] = None,
        since: _t.Optional[HistoryMoment] = None,
        until: _t.Optional[HistoryMoment] = None,
        sort: _t.Optional[SortDirection] = None,
        values: _t.Optional[ChangeValues] = None,
        limit: _t.Optional[PageLimit] = None,
        cursor: _t.Optional[ListCursor] = None,
    ) -> History:
        """Read what was changed."""

    async def revert(
        self,
        *,
        numbers: ChangeSetNumbers,
        on_conflict: _t.Optional[OnConflict] = None,
        **options: _Unpack[KatasterChangesRevertOptions],
    ) -> Reverted:
        """Undo changes."""

    def each(
        self,
        *,
        object: _t.Optional[ObjectId] = None,
        change: _t.Optional[ChangeAction] = None,
        entry: _t.Optional[EntryId] = None,
        category: _t.Optional[CategoryConstant] = None,
        type: _t.Optional[ObjectTypeReference] = None,
        user: _t.Optional[ObjectId] = None,
        key: _t.Optional[KeyId] = None,
        method: _t.Optional[FilterText] = None,
        since: _t.Optional[HistoryMoment] = None,
        until: _t.Optional[HistoryMoment] = None,
        sort: _t.Optional[SortDirection] = None,
        values: _t.Optional[ChangeValues] = None,
        limit: _t.Optional[PageLimit] = None,
        cursor: _t.Optional[ListCursor] = None,
    ) -> _t.AsyncIterator[ChangeSet]:
        """Read what was changed."""

    __call__ = read


class _AsyncKatasterGrant:
    """The methods kataster.grant.*"""

    async def create(self, *, to: Grantee, rights: Rights) -> RightsGranted:
        """Grant rights."""

    async def read(
        self,
        *,
        to: _t.Optional[Grantee] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> GranteeList:
        """Read what is granted."""

    async def revoke(self, *, to: Grantee, rights: _t.Optional[Rights] = None) -> RightsGranted:
        """Revoke rights."""

    def each(
        self,
        *,
        to: _t.Optional[Grantee] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> _t.AsyncIterator[GranteeInfo]:
        """Read what is granted."""

    __call__ = read


class _AsyncKatasterImpact:
    """The methods kataster.impact.*"""

    async def read(
        self,
        *,
        id: ObjectId,
        relation_types: _t.Optional[RelationTypeReferences] = None,
        depth: _t.Optional[TreeDepth] = None,
        **options: _Unpack[KatasterImpactReadOptions],
    ) -> ImpactOfObject:
        """Read what fails with an object."""

    __call__ = read


class _AsyncKatasterImport_profile:
    """The methods kataster.import_profile.*"""

    async def delete(self, *, title: ImportProfileTitle, **options: _Unpack[KatasterImportProfileDeleteOptions]) -> Done:
        """Delete a profile of imports."""

    async def read(self) -> ImportProfiles:
        """Read the profiles of imports."""

    async def save(
        self,
        *,
        title: ImportProfileTitle,
        columns: ImportColumns,
        type: _t.Optional[ImportProfileType] = None,
        encoding: _t.Optional[ImportProfileEncoding] = None,
        separator: _t.Optional[ImportProfileSeparator] = None,
        **options: _Unpack[KatasterImportProfileSaveOptions],
    ) -> SavedImportProfile:
        """Save a profile of imports."""

    __call__ = read


class _AsyncKatasterImports:
    """The methods kataster.imports.*"""

    async def read(
        self,
        *,
        source: ImportSource,
        limit: _t.Optional[PageLimit] = None,
        cursor: _t.Optional[ListCursor] = None,
    ) -> ImportPage:
        """Read what imports of a source made."""

    async def save(self, *, source: ImportSource, rows: ImportRows, **options: _Unpack[KatasterImportsSaveOptions]) -> ImportSaved:
        """Write rows of a source."""

    def each(
        self,
        *,
        source: ImportSource,
        limit: _t.Optional[PageLimit] = None,
        cursor: _t.Optional[ListCursor] = None,
    ) -> _t.AsyncIterator[ImportRecord]:
        """Read what imports of a source made."""

    __call__ = read


class _AsyncKatasterKey:
    """The methods kataster.key.*"""

    async def create(
        self,
        *,
        title: KeyTitle,
        rights: _t.Optional[KeyRights] = None,
        expires: _t.Optional[KeyExpiry] = None,
        addresses: _t.Optional[KeyAddresses] = None,
    ) -> KeyCreated:
        """Create a key."""

    async def read(
        self,
        *,
        id: _t.Optional[KeyId] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> KeyList:
        """Read the keys."""

    async def revoke(self, *, id: KeyId) -> Done:
        """Revoke a key."""

    async def rotate(self, *, id: KeyId, keep: _t.Optional[Grace] = None, expires: _t.Optional[KeyExpiry] = None) -> KeyRotated:
        """Put a new key in the place of one."""

    async def update(
        self,
        *,
        id: KeyId,
        rights: _t.Optional[KeyRights] = None,
        title: _t.Optional[KeyTitle] = None,
        expires: _t.Optional[KeyExpiry] = None,
        addresses: _t.Optional[KeyAddresses] = None,
    ) -> Done:
        """Change what a key is good for."""

    def each(
        self,
        *,
        id: _t.Optional[KeyId] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> _t.AsyncIterator[KeyInfo]:
        """Read the keys."""

    __call__ = read


class _AsyncKatasterObject_type:
    """The methods kataster.object_type.*"""

    async def read(self, *, type: ObjectTypeReference) -> ConfiguredObjectType:
        """Read how an object type is configured."""

    async def update(
        self,
        *,
        type: ObjectTypeReference,
        default_template: DefaultTemplate,
        **options: _Unpack[KatasterObjectTypeUpdateOptions],
    ) -> Done:
        """Set the default template of an object type."""

    __call__ = read


class _AsyncKatasterPasskey:
    """The methods kataster.passkey.*"""

    async def confirm(
        self,
        *,
        title: PasskeyTitle,
        client_data: PasskeyData,
        attestation: PasskeyData,
        transports: _t.Optional[PasskeyTransports] = None,
    ) -> PasskeyAdded:
        """Add a passkey."""

    async def create(self, *, password: Credential, code: _t.Optional[Credential] = None) -> PasskeyOptions:
        """Begin to add a passkey."""

    async def delete(self, *, id: PasskeyId) -> Done:
        """Remove a passkey of one's own."""

    async def read(self) -> PasskeyList:
        """Read one's own passkeys."""

    async def update(self, *, id: PasskeyId, title: PasskeyTitle) -> Done:
        """Rename a passkey of one's own."""

    __call__ = read


class _AsyncKatasterProvider:
    """The methods kataster.provider.*"""

    async def connect(self, *, id: ProviderId) -> DirectoryTested:
        """Test the connection with a directory."""

    async def delete(self, *, id: ProviderId) -> Done:
        """Delete a provider."""

    async def link(self, *, id: ProviderId, subject: ProviderText, login: Login) -> Done:
        """Link an account to a person."""

    async def read(self, *, id: _t.Optional[ProviderId] = None) -> ProviderList:
        """Read the providers."""

    async def save(
        self,
        *,
        id: ProviderId,
        title: _t.Optional[ProviderText] = None,
        issuer: _t.Optional[ProviderIssuer] = None,
        client: _t.Optional[ProviderText] = None,
        rules: _t.Optional[ProviderRules] = None,
        secret: _t.Optional[ProviderSecret] = None,
        scopes: _t.Optional[ProviderScopes] = None,
        groups_claim: _t.Optional[ProviderText] = None,
        subject_claim: _t.Optional[ProviderText] = None,
        admitted: _t.Optional[AdmittedGroups] = None,
        enabled: _t.Optional[Flag] = None,
    ) -> Done:
        """Create or change a provider."""

    async def sync(self, *, id: ProviderId, dry_run: _t.Optional[Asked] = None) -> DirectorySync:
        """Synchronize a directory."""

    async def test(
        self,
        *,
        id: ProviderId,
        groups: _t.Optional[ProviderGroups] = None,
        login: _t.Optional[Login] = None,
    ) -> TriedRules:
        """Try out the rules of a provider."""

    __call__ = read


class _AsyncKatasterRack:
    """The methods kataster.rack.*"""

    async def read(self, *, id: ObjectId, **options: _Unpack[KatasterRackReadOptions]) -> RackContent:
        """Read a rack with what is in it."""

    __call__ = read


class _AsyncKatasterReport:
    """The methods kataster.report.*"""

    async def delete(self, *, title: ReportTitle, **options: _Unpack[KatasterReportDeleteOptions]) -> Done:
        """Delete a saved report."""

    async def save(
        self,
        *,
        title: ReportTitle,
        columns: ReportColumns,
        filter: _t.Optional[ObjectFilter] = None,
        order_by: _t.Optional[ObjectSortKey] = None,
        sort: _t.Optional[SortDirection] = None,
        group_by: _t.Optional[ReportGrouping] = None,
        totals: _t.Optional[ReportTotals] = None,
        category: _t.Optional[ReportText] = None,
        description: _t.Optional[ReportText] = None,
        **options: _Unpack[KatasterReportSaveOptions],
    ) -> SavedReport:
        """Save a report."""

    async def totals(self, *, id: Id, **options: _Unpack[KatasterReportTotalsOptions]) -> ReportSummary:
        """Read the totals of a saved report."""


class _AsyncKatasterSchema:
    """The methods kataster.schema.*"""

    async def apply(
        self,
        *,
        schema: _t.Optional[SchemaDocument] = None,
        removed: _t.Optional[SchemaNames] = None,
        if_version: _t.Optional[SchemaVersion] = None,
        accept_loss: _t.Optional[SchemaLoss] = None,
        **options: _Unpack[KatasterSchemaApplyOptions],
    ) -> AppliedSchema:
        """Apply a schema."""

    async def preview(
        self,
        *,
        schema: _t.Optional[SchemaDocument] = None,
        removed: _t.Optional[SchemaNames] = None,
        limit: _t.Optional[PageLimit] = None,
        cursor: _t.Optional[ListCursor] = None,
    ) -> SchemaPreview:
        """Preview a schema."""

    async def read(self) -> SchemaReading:
        """Read the schema."""

    __call__ = read


class _AsyncKatasterSecond_factor:
    """The methods kataster.second_factor.*"""

    async def confirm(self, *, code: Credential) -> SecondFactorConfirmed:
        """Confirm a second factor."""

    async def create(self, *, password: Credential, code: _t.Optional[Credential] = None) -> SecondFactorSecret:
        """Begin to set up a second factor."""

    async def reset(self, *, login: Login) -> Done:
        """Remove the second factor of a user."""


class _AsyncKatasterSession:
    """The methods kataster.session.*"""

    async def end(self, *, id: SessionId) -> Done:
        """End a session of one's own."""

    async def read(self) -> SessionList:
        """Read one's own sessions."""

    __call__ = read


class _AsyncKatasterTrace:
    """The methods kataster.trace.*"""

    async def read(
        self,
        *,
        id: ObjectId,
        entry: _t.Optional[EntryId] = None,
        **options: _Unpack[KatasterTraceReadOptions],
    ) -> TracedObject:
        """Trace cables from end to end."""

    __call__ = read


class _AsyncKatasterUser:
    """The methods kataster.user.*"""

    async def create(
        self,
        *,
        login: Login,
        name: _t.Optional[PersonName] = None,
        password: _t.Optional[Credential] = None,
    ) -> UserCreated:
        """Create a user."""

    async def disable(self, *, login: Login) -> Done:
        """Disable a user."""

    async def enable(self, *, login: Login) -> Done:
        """Enable a user."""

    async def endSessions(self, *, login: Login) -> SessionsEnded:
        """End the sessions of a user."""

    async def password(self, *, old: Credential, new: Credential) -> Done:
        """Change one's own password."""

    async def read(
        self,
        *,
        login: _t.Optional[Login] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> UserList:
        """Read the users."""

    async def setPassword(self, *, login: Login, password: Credential) -> Done:
        """Set the password of a user."""

    def each(
        self,
        *,
        login: _t.Optional[Login] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> _t.AsyncIterator[UserInfo]:
        """Read the users."""

    __call__ = read


class _AsyncKatasterWebhook:
    """The methods kataster.webhook.*"""

    async def create(
        self,
        *,
        title: WebhookTitle,
        url: WebhookUrl,
        filter: _t.Optional[WebhookFilter] = None,
        conditions: _t.Optional[WebhookConditions] = None,
        key: _t.Optional[KeyId] = None,
        since: _t.Optional[HistoryMoment] = None,
    ) -> WebhookCreated:
        """Create a webhook."""

    async def delete(self, *, id: WebhookId) -> Done:
        """Delete a webhook."""

    async def deliveries(
        self,
        *,
        id: WebhookId,
        state: _t.Optional[DeliveryState] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> WebhookDeliveries:
        """Read the deliveries of a webhook that were not made."""

    async def read(self, *, id: _t.Optional[WebhookId] = None) -> WebhookList:
        """Read the webhooks."""

    async def resend(self, *, id: WebhookId, deliveries: _t.Optional[DeliveryIds] = None) -> WebhookResent:
        """Resend failed deliveries."""

    async def rotate(self, *, id: WebhookId, keep: _t.Optional[Grace] = None) -> WebhookRotated:
        """Replace the secret of a webhook."""

    async def test(self, *, id: WebhookId) -> WebhookTested:
        """Send a test delivery."""

    async def update(
        self,
        *,
        id: WebhookId,
        enabled: _t.Optional[Flag] = None,
        title: _t.Optional[WebhookTitle] = None,
        url: _t.Optional[WebhookUrl] = None,
        key: _t.Optional[KeyId] = None,
        filter: _t.Optional[WebhookFilter] = None,
        conditions: _t.Optional[WebhookConditions] = None,
        since: _t.Optional[HistoryMoment] = None,
    ) -> Done:
        """Change a webhook."""

    __call__ = read


class _AsyncKataster:
    """The methods kataster.*"""

    access: _AsyncKatasterAccess
    audit: _AsyncKatasterAudit
    changes: _AsyncKatasterChanges
    grant: _AsyncKatasterGrant
    impact: _AsyncKatasterImpact
    import_profile: _AsyncKatasterImport_profile
    imports: _AsyncKatasterImports
    key: _AsyncKatasterKey
    object_type: _AsyncKatasterObject_type
    passkey: _AsyncKatasterPasskey
    provider: _AsyncKatasterProvider
    rack: _AsyncKatasterRack
    report: _AsyncKatasterReport
    schema: _AsyncKatasterSchema
    second_factor: _AsyncKatasterSecond_factor
    session: _AsyncKatasterSession
    trace: _AsyncKatasterTrace
    user: _AsyncKatasterUser
    webhook: _AsyncKatasterWebhook


class _AsyncRpc:
    """The methods rpc.*"""

    async def discover(self) -> OpenRpcDocument:
        """Read this document."""


class _AsyncSystemEndpointsRead:
    """The methods system.endpoints.read.*"""

    async def v2(self) -> Endpoints:
        """Read what every method takes."""


class _AsyncSystemEndpoints:
    """The methods system.endpoints.*"""

    read: _AsyncSystemEndpointsRead


class _AsyncSystem:
    """The methods system.*"""

    endpoints: _AsyncSystemEndpoints


class _CallsCmdbCategories:
    """The methods cmdb.categories.*"""

    def read(
        self,
        *,
        objID: ObjectId,
        catgID: _t.Optional[CategorySelection] = None,
        catsID: _t.Optional[CategorySelection] = None,
        customID: _t.Optional[CategorySelection] = None,
        content: _t.Optional[Flag] = None,
        **options: _Unpack[CmdbCategoriesReadOptions],
    ) -> Call[EntriesByKind]:
        """Read the entries of several categories."""

    __call__ = read


class _CallsCmdbCategory:
    """The methods cmdb.category.*"""

    def archive(
        self,
        *,
        object: ObjectId,
        category: MultiValueCategory,
        entry: EntryId,
        **options: _Unpack[CmdbCategoryArchiveOptions],
    ) -> Call[Done]:
        """Archive an entry."""

    def create(
        self,
        *,
        objID: ObjectId,
        category: CategoryConstant,
        data: EntryData,
        **options: _Unpack[CmdbCategoryCreateOptions],
    ) -> Call[EntryCreated]:
        """Create an entry. Deprecated: use cmdb.category.save."""

    @_t.overload
    def delete(
        self,
        *,
        objID: ObjectId,
        category: MultiValueCategory,
        cateID: EntryId,
        **options: _Unpack[CmdbCategoryDeleteOptions],
    ) -> Call[Done]:
        """Take an entry one step towards deletion."""

    @_t.overload
    def delete(
        self,
        *,
        objID: ObjectId,
        category: MultiValueCategory,
        entry: EntryId,
        **options: _Unpack[CmdbCategoryDeleteOptions],
    ) -> Call[Done]:
        """Take an entry one step towards deletion."""

    def purge(
        self,
        *,
        object: ObjectId,
        category: CategoryConstant,
        entry: _t.Optional[EntryId] = None,
        **options: _Unpack[CmdbCategoryPurgeOptions],
    ) -> Call[Done]:
        """Purge an entry."""

    def quickpurge(
        self,
        *,
        objID: ObjectId,
        category: CategoryConstant,
        cateID: _t.Optional[EntryId] = None,
        **options: _Unpack[CmdbCategoryQuickpurgeOptions],
    ) -> Call[Done]:
        """Purge an entry where Quickpurge is enabled."""

    def read(
        self,
        *,
        objID: ObjectId,
        category: CategoryConstant,
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
        **options: _Unpack[CmdbCategoryReadOptions],
    ) -> PagedCall[CategoryEntries, CategoryEntries, CategoryEntry]:
        """Read the entries of a category."""

    def recycle(
        self,
        *,
        object: ObjectId,
        category: MultiValueCategory,
        entry: EntryId,
        **options: _Unpack[CmdbCategoryRecycleOptions],
    ) -> Call[Done]:
        """Recycle an entry."""

    def save(
        self,
        *,
        object: ObjectId,
        category: CategoryConstant,
        data: EntryData,
        entry: _t.Optional[EntryId] = None,
        **options: _Unpack[CmdbCategorySaveOptions],
    ) -> Call[EntrySaved]:
        """Create or update an entry."""

    def update(
        self,
        *,
        objID: ObjectId,
        category: CategoryConstant,
        data: EntryData,
        **options: _Unpack[CmdbCategoryUpdateOptions],
    ) -> Call[Done]:
        """Update an entry. Deprecated: use cmdb.category.save."""

    __call__ = read


class _CallsCmdbCategory_info:
    """The methods cmdb.category_info.*"""

    def read(self, *, category: CategoryConstant) -> Call[CategoryInfo]:
        """Read the attributes of a category."""

    __call__ = read


class _CallsCmdbCondition:
    """The methods cmdb.condition.*"""

    def read(self, *, conditions: ReportConditions, **options: _Unpack[CmdbConditionReadOptions]) -> Call[FoundObjects]:
        """Find objects by conditions."""

    __call__ = read


class _CallsCmdbDialog:
    """The methods cmdb.dialog.*"""

    def create(
        self,
        *,
        category: CategoryConstant,
        property: AttributeKey,
        value: ChoiceTitle,
        parent: _t.Optional[ParentReference] = None,
        **options: _Unpack[CmdbDialogCreateOptions],
    ) -> Call[ChoiceSaved]:
        """Add a choice to a dialog."""

    def delete(
        self,
        *,
        category: CategoryConstant,
        property: AttributeKey,
        entry_id: AddedChoiceId,
        **options: _Unpack[CmdbDialogDeleteOptions],
    ) -> Call[ChoiceSaved]:
        """Delete a choice of a dialog."""

    def read(self, *, category: CategoryConstant, property: DialogProperty) -> Call[DialogChoices]:
        """Read the choices of a dialog."""

    def update(
        self,
        *,
        category: CategoryConstant,
        property: AttributeKey,
        entry_id: AddedChoiceId,
        value: ChoiceTitle,
        **options: _Unpack[CmdbDialogUpdateOptions],
    ) -> Call[ChoiceSaved]:
        """Retitle a choice of a dialog."""

    __call__ = read


class _CallsCmdbExternalLink:
    """The methods cmdb.external.link.*"""

    def v2(
        self,
        *,
        extType: ExternalType,
        extId: ExternalId,
        objectId: ObjectId,
        **options: _Unpack[CmdbExternalLinkV2Options],
    ) -> Call[Done]:
        """Link an object to an external id."""


class _CallsCmdbExternalPull:
    """The methods cmdb.external.pull.*"""

    def v2(self, *, extType: ExternalType, extId: _t.Optional[ExternalId] = None) -> Call[ExternalObjects]:
        """Read the objects of a data source."""


class _CallsCmdbExternalPush:
    """The methods cmdb.external.push.*"""

    def v2(
        self,
        *,
        extType: ExternalType,
        extId: ExternalId,
        title: Title,
        class_: ObjectTypeReference,
        data: ExternalData,
        **options: _Unpack[CmdbExternalPushV2Options],
    ) -> Call[ExternalPushed]:
        """Write what a data source knows of an object."""


class _CallsCmdbExternal:
    """The methods cmdb.external.*"""

    link: _CallsCmdbExternalLink
    pull: _CallsCmdbExternalPull
    push: _CallsCmdbExternalPush


class _CallsCmdbImpact:
    """The methods cmdb.impact.*"""

    def read(
        self,
        *,
        id: ObjectId,
        relation_type: RelationTypesAsked,
        status: _t.Optional[RelationStatusFilter] = None,
        **options: _Unpack[CmdbImpactReadOptions],
    ) -> Call[ImpactTree]:
        """Read what depends on an object along relations."""

    __call__ = read


class _CallsCmdbLocation_tree:
    """The methods cmdb.location_tree.*"""

    def read(
        self,
        *,
        id: ObjectId,
        status: _t.Optional[RelatedStatusFilter] = None,
        depth: _t.Optional[TreeDepth] = None,
        **options: _Unpack[CmdbLocationTreeReadOptions],
    ) -> Call[Places]:
        """Read what stands in a place."""

    __call__ = read


class _CallsCmdbLogbook:
    """The methods cmdb.logbook.*"""

    def create(
        self,
        *,
        message: LogMessage,
        object_id: _t.Optional[ObjectId] = None,
        description: _t.Optional[Description] = None,
        alert_level: _t.Optional[LogAlertLevel] = None,
        object_ids: _t.Optional[ObjectIds] = None,
        source: _t.Optional[LogSource] = None,
        **options: _Unpack[CmdbLogbookCreateOptions],
    ) -> Call[LogbookWritten]:
        """Write a message in the logbook."""

    def read(
        self,
        *,
        object_id: _t.Optional[ObjectId] = None,
        limit: _t.Optional[PageLimit] = None,
        id: _t.Optional[LogRecordId] = None,
        catg_logbook_id: _t.Optional[LogRecordId] = None,
        since: _t.Optional[LogMoment] = None,
        status: _t.Optional[EntryStatusFilter] = None,
    ) -> Call[LogRecords]:
        """Read the logbook."""

    __call__ = read


class _CallsCmdbObject:
    """The methods cmdb.object.*"""

    def archive(self, *, object: ObjectId, **options: _Unpack[CmdbObjectArchiveOptions]) -> Call[Done]:
        """Archive an object."""

    def create(
        self,
        *,
        type: ObjectTypeReference,
        title: Title,
        category: _t.Optional[ChoiceInput] = None,
        purpose: _t.Optional[ChoiceInput] = None,
        cmdb_status: _t.Optional[CmdbStatusReference] = None,
        description: _t.Optional[Description] = None,
        sysid: _t.Optional[Sysid] = None,
        status: _t.Optional[InitialStatus] = None,
        template: _t.Optional[ObjectId] = None,
        defaultTemplate: _t.Optional[Flag] = None,
        categories: _t.Optional[EntriesByCategory] = None,
        **options: _Unpack[CmdbObjectCreateOptions],
    ) -> Call[ObjectCreated]:
        """Create an object."""

    def delete(self, *, id: ObjectId, status: DeletionTarget, **options: _Unpack[CmdbObjectDeleteOptions]) -> Call[Done]:
        """Archive, delete or purge an object."""

    def markAsMassChangeTemplate(
        self,
        *,
        object: ObjectId,
        **options: _Unpack[CmdbObjectMarkAsMassChangeTemplateOptions],
    ) -> Call[Done]:
        """Mark an object as mass change template."""

    def markAsTemplate(self, *, object: ObjectId, **options: _Unpack[CmdbObjectMarkAsTemplateOptions]) -> Call[Done]:
        """Mark an object as template."""

    def purge(self, *, object: ObjectId, **options: _Unpack[CmdbObjectPurgeOptions]) -> Call[Done]:
        """Purge an object."""

    @_t.overload
    def quickpurge(self, *, id: ObjectId, **options: _Unpack[CmdbObjectQuickpurgeOptions]) -> Call[Done]:
        """Purge objects where Quickpurge is enabled."""

    @_t.overload
    def quickpurge(self, *, ids: ObjectIds, **options: _Unpack[CmdbObjectQuickpurgeOptions]) -> Call[Done]:
        """Purge objects where Quickpurge is enabled."""

    def read(self, *, id: ObjectId, **options: _Unpack[CmdbObjectReadOptions]) -> Call[CmdbObject]:
        """Read an object."""

    def recycle(self, *, object: ObjectId, **options: _Unpack[CmdbObjectRecycleOptions]) -> Call[Done]:
        """Recycle an object."""

    def update(self, *, id: ObjectId, title: Title, **options: _Unpack[CmdbObjectUpdateOptions]) -> Call[Done]:
        """Change the title of an object."""

    __call__ = read


class _CallsCmdbObject_type_categories:
    """The methods cmdb.object_type_categories.*"""

    def read(self, *, type: ObjectTypeReference, raw: _t.Optional[Flag] = None) -> Call[ObjectTypeCategories]:
        """Read the categories of an object type."""

    __call__ = read


class _CallsCmdbObject_type_groups:
    """The methods cmdb.object_type_groups.*"""

    def read(
        self,
        *,
        limit: _t.Optional[ListLimit] = None,
        filter: _t.Optional[ObjectTypeGroupFilter] = None,
        order_by: _t.Optional[ObjectTypeOrder] = None,
        sort: _t.Optional[SortDirection] = None,
        raw: _t.Optional[Flag] = None,
    ) -> Call[ObjectTypeGroups]:
        """Read groups of object types."""

    __call__ = read


class _CallsCmdbObject_types:
    """The methods cmdb.object_types.*"""

    def read(
        self,
        *,
        filter: _t.Optional[ObjectTypeFilter] = None,
        order_by: _t.Optional[ObjectTypeOrder] = None,
        countobjects: _t.Optional[Flag] = None,
        sort: _t.Optional[SortDirection] = None,
        limit: _t.Optional[ListLimit] = None,
        raw: _t.Optional[Flag] = None,
    ) -> Call[ObjectTypes]:
        """Read object types."""

    __call__ = read


class _CallsCmdbObjects:
    """The methods cmdb.objects.*"""

    @_t.overload
    def read(
        self,
        *,
        filter: _t.Optional[ObjectFilter] = None,
        limit: _t.Optional[ListLimit] = None,
        order_by: _t.Optional[ObjectSortKey] = None,
        sort: _t.Optional[SortDirection] = None,
        cursor: _t.Optional[ListCursor] = None,
        count: _t.Optional[Flag] = None,
        categories: _t.Optional[CategoriesWanted] = None,
        fields: _t.Optional[None] = None,
        content: _t.Optional[Flag] = None,
        **options: _Unpack[CmdbObjectsReadOptions],
    ) -> PagedCall[WholeObjectList, WholeObjectPage, WholeListedObject]:
        """List objects."""

    @_t.overload
    def read(
        self,
        *,
        filter: _t.Optional[ObjectFilter] = None,
        limit: _t.Optional[ListLimit] = None,
        order_by: _t.Optional[ObjectSortKey] = None,
        sort: _t.Optional[SortDirection] = None,
        cursor: _t.Optional[ListCursor] = None,
        count: _t.Optional[Flag] = None,
        categories: _t.Optional[CategoriesWanted] = None,
        fields: ObjectColumns,
        content: _t.Optional[Flag] = None,
        **options: _Unpack[CmdbObjectsReadOptions],
    ) -> PagedCall[ObjectList, ObjectPage, ListedObject]:
        """List objects."""

    __call__ = read


class _CallsCmdbObjects_by_relation:
    """The methods cmdb.objects_by_relation.*"""

    def read(
        self,
        *,
        id: ObjectId,
        relation_type: _t.Optional[RelationTypeReference] = None,
        status: _t.Optional[RelationStatusFilter] = None,
        **options: _Unpack[CmdbObjectsByRelationReadOptions],
    ) -> Call[ObjectsByRelation]:
        """Read what relations connect an object with."""

    __call__ = read


class _CallsCmdbReportList:
    """The methods cmdb.report.list.*"""

    def v2(self, **options: _Unpack[CmdbReportListV2Options]) -> Call[ReportInfos]:
        """List the saved reports."""


class _CallsCmdbReportRead:
    """The methods cmdb.report.read.*"""

    def v2(
        self,
        *,
        id: Id,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        **options: _Unpack[CmdbReportReadV2Options],
    ) -> PagedCall[ReportRows, ReportRows, ReportRow]:
        """Read the rows of a saved report."""


class _CallsCmdbReport:
    """The methods cmdb.report.*"""

    list: _CallsCmdbReportList
    read: _CallsCmdbReportRead


class _CallsCmdbReports:
    """The methods cmdb.reports.*"""

    def read(
        self,
        *,
        id: _t.Optional[Id] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        **options: _Unpack[CmdbReportsReadOptions],
    ) -> PagedCall[ReportRows, ReportRows, ReportRow]:
        """Read saved reports, or the rows of one."""

    __call__ = read


class _CallsCmdbStatus:
    """The methods cmdb.status.*"""

    def delete(self, *, id: CmdbStatusId, **options: _Unpack[CmdbStatusDeleteOptions]) -> Call[Done]:
        """Delete a CMDB status."""

    def read(self) -> Call[CmdbStatuses]:
        """Read the CMDB statuses."""

    def save(
        self,
        *,
        title: CmdbStatusTitle,
        constant: CmdbStatusName,
        color: CmdbStatusColor,
        id: _t.Optional[CmdbStatusId] = None,
        **options: _Unpack[CmdbStatusSaveOptions],
    ) -> Call[CmdbStatusSaved]:
        """Add or change a CMDB status."""

    __call__ = read


class _CallsCmdbWorkstation_components:
    """The methods cmdb.workstation_components.*"""

    def read(
        self,
        *,
        filter: PersonFilter,
        **options: _Unpack[CmdbWorkstationComponentsReadOptions],
    ) -> Call[PersonsWithWorkstations]:
        """Read the workstations of persons."""

    __call__ = read


class _CallsCmdb:
    """The methods cmdb.*"""

    categories: _CallsCmdbCategories
    category: _CallsCmdbCategory
    category_info: _CallsCmdbCategory_info
    condition: _CallsCmdbCondition
    dialog: _CallsCmdbDialog
    external: _CallsCmdbExternal
    impact: _CallsCmdbImpact
    location_tree: _CallsCmdbLocation_tree
    logbook: _CallsCmdbLogbook
    object: _CallsCmdbObject
    object_type_categories: _CallsCmdbObject_type_categories
    object_type_groups: _CallsCmdbObject_type_groups
    object_types: _CallsCmdbObject_types
    objects: _CallsCmdbObjects
    objects_by_relation: _CallsCmdbObjects_by_relation
    report: _CallsCmdbReport
    reports: _CallsCmdbReports
    status: _CallsCmdbStatus
    workstation_components: _CallsCmdbWorkstation_components


class _CallsIdoitConstants:
    """The methods idoit.constants.*"""

    def read(self) -> Call[Constants]:
        """Read the constants."""

    __call__ = read


class _CallsIdoitSearch:
    """The methods idoit.search.*"""

    def read(
        self,
        *,
        q: SearchText,
        mode: _t.Optional[SearchMode] = None,
        limit: _t.Optional[PageLimit] = None,
        **options: _Unpack[IdoitSearchReadOptions],
    ) -> Call[SearchHits]:
        """Search objects and entries."""

    __call__ = read


class _CallsIdoitVersion:
    """The methods idoit.version.*"""

    def read(self) -> Call[ServiceVersion]:
        """Read the version and the logged-in user."""

    __call__ = read


class _CallsIdoit:
    """The methods idoit.*"""

    constants: _CallsIdoitConstants
    search: _CallsIdoitSearch
    version: _CallsIdoitVersion

    def login(
        self,
        *,
        username: _t.Optional[Credential] = None,
        password: _t.Optional[Credential] = None,
        code: _t.Optional[Credential] = None,
    ) -> Call[OpenedSession]:
        """Open a session."""

    def logout(self) -> Call[EndedSession]:
        """End a session."""


class _CallsKatasterAccess:
    """The methods kataster.access.*"""

    def read(
        self,
        *,
        key: _t.Optional[KeyId] = None,
        user: _t.Optional[Login] = None,
        type: _t.Optional[ObjectTypeReference] = None,
    ) -> Call[PermittedAccess]:
        """Read what a key or a user may do."""

    __call__ = read


class _CallsKatasterAudit:
    """The methods kataster.audit.*"""

    def read(
        self,
        *,
        event: _t.Optional[AuditEventName] = None,
        since: _t.Optional[AuditMoment] = None,
        key: _t.Optional[KeyId] = None,
        user: _t.Optional[Grantee] = None,
        until: _t.Optional[AuditMoment] = None,
        sort: _t.Optional[SortDirection] = None,
        limit: _t.Optional[PageLimit] = None,
        cursor: _t.Optional[ListCursor] = None,
    ) -> PagedCall[AuditPage, AuditPage, AuditEvent]:
        """Read the audit."""

    __call__ = read


class _CallsKatasterChanges:
    """The methods kataster.changes.*"""

    @_t.overload
    def apply(self, *, operations: Operations, **options: _Unpack[KatasterChangesApplyOptions]) -> Call[Applied]:
        """Apply several writes, or a plan, as one change set."""

    @_t.overload
    def apply(self, *, plan: PlanText, **options: _Unpack[KatasterChangesApplyOptions]) -> Call[Applied]:
        """Apply several writes, or a plan, as one change set."""

    def compare(
        self,
        *,
        from_: PastMoment,
        object: _t.Optional[ObjectId] = None,
        place: _t.Optional[ObjectId] = None,
        objects: _t.Optional[ComparedObjects] = None,
        to: _t.Optional[PastMoment] = None,
        values: _t.Optional[ChangeValues] = None,
        cursor: _t.Optional[ListCursor] = None,
    ) -> PagedCall[ComparedMoments, ComparedMoments, Change]:
        """Compare two moments."""

    def follow(
        self,
        *,
        object: _t.Optional[ObjectId] = None,
        since: _t.Optional[HistoryMoment] = None,
        wait: _t.Optional[WaitSeconds] = None,
        entry: _t.Optional[EntryId] = None,
        category: _t.Optional[CategoryConstant] = None,
        type: _t.Optional[ObjectTypeReference] = None,
        user: _t.Optional[ObjectId] = None,
        key: _t.Optional[KeyId] = None,
        method: _t.Optional[FilterText] = None,
        change: _t.Optional[ChangeAction] = None,
        values: _t.Optional[ChangeValues] = None,
        limit: _t.Optional[PageLimit] = None,
        cursor: _t.Optional[ListCursor] = None,
    ) -> PagedCall[ChangeFeed, ChangeFeed, ChangeSet]:
        """Follow what is changed."""

    def read(
        self,
        *,
        object: _t.Optional[ObjectId] = None,
        change: _t.Optional[ChangeAction] = None,
        entry: _t.Optional[EntryId] = None,
        category: _t.Optional[CategoryConstant] = None,
        type: _t.Optional[ObjectTypeReference] = None,
        user: _t.Optional[ObjectId] = None,
        key: _t.Optional[KeyId] = None,
        method: _t.Optional[FilterText] = None,
        since: _t.Optional[HistoryMoment] = None,
        until: _t.Optional[HistoryMoment] = None,
        sort: _t.Optional[SortDirection] = None,
        values: _t.Optional[ChangeValues] = None,
        limit: _t.Optional[PageLimit] = None,
        cursor: _t.Optional[ListCursor] = None,
    ) -> PagedCall[History, History, ChangeSet]:
        """Read what was changed."""

    def revert(
        self,
        *,
        numbers: ChangeSetNumbers,
        on_conflict: _t.Optional[OnConflict] = None,
        **options: _Unpack[KatasterChangesRevertOptions],
    ) -> Call[Reverted]:
        """Undo changes."""

    __call__ = read


class _CallsKatasterGrant:
    """The methods kataster.grant.*"""

    def create(self, *, to: Grantee, rights: Rights) -> Call[RightsGranted]:
        """Grant rights."""

    def read(
        self,
        *,
        to: _t.Optional[Grantee] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> PagedCall[GranteeList, GranteeList, GranteeInfo]:
        """Read what is granted."""

    def revoke(self, *, to: Grantee, rights: _t.Optional[Rights] = None) -> Call[RightsGranted]:
        """Revoke rights."""

    __call__ = read


class _CallsKatasterImpact:
    """The methods kataster.impact.*"""

    def read(
        self,
        *,
        id: ObjectId,
        relation_types: _t.Optional[RelationTypeReferences] = None,
        depth: _t.Optional[TreeDepth] = None,
        **options: _Unpack[KatasterImpactReadOptions],
    ) -> Call[ImpactOfObject]:
        """Read what fails with an object."""

    __call__ = read


class _CallsKatasterImport_profile:
    """The methods kataster.import_profile.*"""

    def delete(self, *, title: ImportProfileTitle, **options: _Unpack[KatasterImportProfileDeleteOptions]) -> Call[Done]:
        """Delete a profile of imports."""

    def read(self) -> Call[ImportProfiles]:
        """Read the profiles of imports."""

    def save(
        self,
        *,
        title: ImportProfileTitle,
        columns: ImportColumns,
        type: _t.Optional[ImportProfileType] = None,
        encoding: _t.Optional[ImportProfileEncoding] = None,
        separator: _t.Optional[ImportProfileSeparator] = None,
        **options: _Unpack[KatasterImportProfileSaveOptions],
    ) -> Call[SavedImportProfile]:
        """Save a profile of imports."""

    __call__ = read


class _CallsKatasterImports:
    """The methods kataster.imports.*"""

    def read(
        self,
        *,
        source: ImportSource,
        limit: _t.Optional[PageLimit] = None,
        cursor: _t.Optional[ListCursor] = None,
    ) -> PagedCall[ImportPage, ImportPage, ImportRecord]:
        """Read what imports of a source made."""

    def save(self, *, source: ImportSource, rows: ImportRows, **options: _Unpack[KatasterImportsSaveOptions]) -> Call[ImportSaved]:
        """Write rows of a source."""

    __call__ = read


class _CallsKatasterKey:
    """The methods kataster.key.*"""

    def create(
        self,
        *,
        title: KeyTitle,
        rights: _t.Optional[KeyRights] = None,
        expires: _t.Optional[KeyExpiry] = None,
        addresses: _t.Optional[KeyAddresses] = None,
    ) -> Call[KeyCreated]:
        """Create a key."""

    def read(
        self,
        *,
        id: _t.Optional[KeyId] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> PagedCall[KeyList, KeyList, KeyInfo]:
        """Read the keys."""

    def revoke(self, *, id: KeyId) -> Call[Done]:
        """Revoke a key."""

    def rotate(self, *, id: KeyId, keep: _t.Optional[Grace] = None, expires: _t.Optional[KeyExpiry] = None) -> Call[KeyRotated]:
        """Put a new key in the place of one."""

    def update(
        self,
        *,
        id: KeyId,
        rights: _t.Optional[KeyRights] = None,
        title: _t.Optional[KeyTitle] = None,
        expires: _t.Optional[KeyExpiry] = None,
        addresses: _t.Optional[KeyAddresses] = None,
    ) -> Call[Done]:
        """Change what a key is good for."""

    __call__ = read


class _CallsKatasterObject_type:
    """The methods kataster.object_type.*"""

    def read(self, *, type: ObjectTypeReference) -> Call[ConfiguredObjectType]:
        """Read how an object type is configured."""

    def update(
        self,
        *,
        type: ObjectTypeReference,
        default_template: DefaultTemplate,
        **options: _Unpack[KatasterObjectTypeUpdateOptions],
    ) -> Call[Done]:
        """Set the default template of an object type."""

    __call__ = read


class _CallsKatasterPasskey:
    """The methods kataster.passkey.*"""

    def confirm(
        self,
        *,
        title: PasskeyTitle,
        client_data: PasskeyData,
        attestation: PasskeyData,
        transports: _t.Optional[PasskeyTransports] = None,
    ) -> Call[PasskeyAdded]:
        """Add a passkey."""

    def create(self, *, password: Credential, code: _t.Optional[Credential] = None) -> Call[PasskeyOptions]:
        """Begin to add a passkey."""

    def delete(self, *, id: PasskeyId) -> Call[Done]:
        """Remove a passkey of one's own."""

    def read(self) -> Call[PasskeyList]:
        """Read one's own passkeys."""

    def update(self, *, id: PasskeyId, title: PasskeyTitle) -> Call[Done]:
        """Rename a passkey of one's own."""

    __call__ = read


class _CallsKatasterProvider:
    """The methods kataster.provider.*"""

    def connect(self, *, id: ProviderId) -> Call[DirectoryTested]:
        """Test the connection with a directory."""

    def delete(self, *, id: ProviderId) -> Call[Done]:
        """Delete a provider."""

    def link(self, *, id: ProviderId, subject: ProviderText, login: Login) -> Call[Done]:
        """Link an account to a person."""

    def read(self, *, id: _t.Optional[ProviderId] = None) -> Call[ProviderList]:
        """Read the providers."""

    def save(
        self,
        *,
        id: ProviderId,
        title: _t.Optional[ProviderText] = None,
        issuer: _t.Optional[ProviderIssuer] = None,
        client: _t.Optional[ProviderText] = None,
        rules: _t.Optional[ProviderRules] = None,
        secret: _t.Optional[ProviderSecret] = None,
        scopes: _t.Optional[ProviderScopes] = None,
        groups_claim: _t.Optional[ProviderText] = None,
        subject_claim: _t.Optional[ProviderText] = None,
        admitted: _t.Optional[AdmittedGroups] = None,
        enabled: _t.Optional[Flag] = None,
    ) -> Call[Done]:
        """Create or change a provider."""

    def sync(self, *, id: ProviderId, dry_run: _t.Optional[Asked] = None) -> Call[DirectorySync]:
        """Synchronize a directory."""

    def test(
        self,
        *,
        id: ProviderId,
        groups: _t.Optional[ProviderGroups] = None,
        login: _t.Optional[Login] = None,
    ) -> Call[TriedRules]:
        """Try out the rules of a provider."""

    __call__ = read


class _CallsKatasterRack:
    """The methods kataster.rack.*"""

    def read(self, *, id: ObjectId, **options: _Unpack[KatasterRackReadOptions]) -> Call[RackContent]:
        """Read a rack with what is in it."""

    __call__ = read


class _CallsKatasterReport:
    """The methods kataster.report.*"""

    def delete(self, *, title: ReportTitle, **options: _Unpack[KatasterReportDeleteOptions]) -> Call[Done]:
        """Delete a saved report."""

    def save(
        self,
        *,
        title: ReportTitle,
        columns: ReportColumns,
        filter: _t.Optional[ObjectFilter] = None,
        order_by: _t.Optional[ObjectSortKey] = None,
        sort: _t.Optional[SortDirection] = None,
        group_by: _t.Optional[ReportGrouping] = None,
        totals: _t.Optional[ReportTotals] = None,
        category: _t.Optional[ReportText] = None,
        description: _t.Optional[ReportText] = None,
        **options: _Unpack[KatasterReportSaveOptions],
    ) -> Call[SavedReport]:
        """Save a report."""

    def totals(self, *, id: Id, **options: _Unpack[KatasterReportTotalsOptions]) -> Call[ReportSummary]:
        """Read the totals of a saved report."""


class _CallsKatasterSchema:
    """The methods kataster.schema.*"""

    def apply(
        self,
        *,
        schema: _t.Optional[SchemaDocument] = None,
        removed: _t.Optional[SchemaNames] = None,
        if_version: _t.Optional[SchemaVersion] = None,
        accept_loss: _t.Optional[SchemaLoss] = None,
        **options: _Unpack[KatasterSchemaApplyOptions],
    ) -> Call[AppliedSchema]:
        """Apply a schema."""

    def preview(
        self,
        *,
        schema: _t.Optional[SchemaDocument] = None,
        removed: _t.Optional[SchemaNames] = None,
        limit: _t.Optional[PageLimit] = None,
        cursor: _t.Optional[ListCursor] = None,
    ) -> PagedCall[SchemaPreview, SchemaPreview, SchemaRefusal]:
        """Preview a schema."""

    def read(self) -> Call[SchemaReading]:
        """Read the schema."""

    __call__ = read


class _CallsKatasterSecond_factor:
    """The methods kataster.second_factor.*"""

    def confirm(self, *, code: Credential) -> Call[SecondFactorConfirmed]:
        """Confirm a second factor."""

    def create(self, *, password: Credential, code: _t.Optional[Credential] = None) -> Call[SecondFactorSecret]:
        """Begin to set up a second factor."""

    def reset(self, *, login: Login) -> Call[Done]:
        """Remove the second factor of a user."""


class _CallsKatasterSession:
    """The methods kataster.session.*"""

    def end(self, *, id: SessionId) -> Call[Done]:
        """End a session of one's own."""

    def read(self) -> Call[SessionList]:
        """Read one's own sessions."""

    __call__ = read


class _CallsKatasterTrace:
    """The methods kataster.trace.*"""

    def read(
        self,
        *,
        id: ObjectId,
        entry: _t.Optional[EntryId] = None,
        **options: _Unpack[KatasterTraceReadOptions],
    ) -> Call[TracedObject]:
        """Trace cables from end to end."""

    __call__ = read


class _CallsKatasterUser:
    """The methods kataster.user.*"""

    def create(
        self,
        *,
        login: Login,
        name: _t.Optional[PersonName] = None,
        password: _t.Optional[Credential] = None,
    ) -> Call[UserCreated]:
        """Create a user."""

    def disable(self, *, login: Login) -> Call[Done]:
        """Disable a user."""

    def enable(self, *, login: Login) -> Call[Done]:
        """Enable a user."""

    def endSessions(self, *, login: Login) -> Call[SessionsEnded]:
        """End the sessions of a user."""

    def password(self, *, old: Credential, new: Credential) -> Call[Done]:
        """Change one's own password."""

    def read(
        self,
        *,
        login: _t.Optional[Login] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> PagedCall[UserList, UserList, UserInfo]:
        """Read the users."""

    def setPassword(self, *, login: Login, password: Credential) -> Call[Done]:
        """Set the password of a user."""

    __call__ = read


class _CallsKatasterWebhook:
    """The methods kataster.webhook.*"""

    def create(
        self,
        *,
        title: WebhookTitle,
        url: WebhookUrl,
        filter: _t.Optional[WebhookFilter] = None,
        conditions: _t.Optional[WebhookConditions] = None,
        key: _t.Optional[KeyId] = None,
        since: _t.Optional[HistoryMoment] = None,
    ) -> Call[WebhookCreated]:
        """Create a webhook."""

    def delete(self, *, id: WebhookId) -> Call[Done]:
        """Delete a webhook."""

    def deliveries(
        self,
        *,
        id: WebhookId,
        state: _t.Optional[DeliveryState] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> PagedCall[WebhookDeliveries, WebhookDeliveries, WebhookDelivery]:
        """Read the deliveries of a webhook that were not made."""

    def read(self, *, id: _t.Optional[WebhookId] = None) -> Call[WebhookList]:
        """Read the webhooks."""

    def resend(self, *, id: WebhookId, deliveries: _t.Optional[DeliveryIds] = None) -> Call[WebhookResent]:
        """Resend failed deliveries."""

    def rotate(self, *, id: WebhookId, keep: _t.Optional[Grace] = None) -> Call[WebhookRotated]:
        """Replace the secret of a webhook."""

    def test(self, *, id: WebhookId) -> Call[WebhookTested]:
        """Send a test delivery."""

    def update(
        self,
        *,
        id: WebhookId,
        enabled: _t.Optional[Flag] = None,
        title: _t.Optional[WebhookTitle] = None,
        url: _t.Optional[WebhookUrl] = None,
        key: _t.Optional[KeyId] = None,
        filter: _t.Optional[WebhookFilter] = None,
        conditions: _t.Optional[WebhookConditions] = None,
        since: _t.Optional[HistoryMoment] = None,
    ) -> Call[Done]:
        """Change a webhook."""

    __call__ = read


class _CallsKataster:
    """The methods kataster.*"""

    access: _CallsKatasterAccess
    audit: _CallsKatasterAudit
    changes: _CallsKatasterChanges
    grant: _CallsKatasterGrant
    impact: _CallsKatasterImpact
    import_profile: _CallsKatasterImport_profile
    imports: _CallsKatasterImports
    key: _CallsKatasterKey
    object_type: _CallsKatasterObject_type
    passkey: _CallsKatasterPasskey
    provider: _CallsKatasterProvider
    rack: _CallsKatasterRack
    report: _CallsKatasterReport
    schema: _CallsKatasterSchema
    second_factor: _CallsKatasterSecond_factor
    session: _CallsKatasterSession
    trace: _CallsKatasterTrace
    user: _CallsKatasterUser
    webhook: _CallsKatasterWebhook


class _CallsRpc:
    """The methods rpc.*"""

    def discover(self) -> Call[OpenRpcDocument]:
        """Read this document."""


class _CallsSystemEndpointsRead:
    """The methods system.endpoints.read.*"""

    def v2(self) -> Call[Endpoints]:
        """Read what every method takes."""


class _CallsSystemEndpoints:
    """The methods system.endpoints.*"""

    read: _CallsSystemEndpointsRead


class _CallsSystem:
    """The methods system.*"""

    endpoints: _CallsSystemEndpoints


class _Prepared:
    """One function per method that prepares a call for a batch."""

    cmdb: _CallsCmdb
    idoit: _CallsIdoit
    kataster: _CallsKataster
    rpc: _CallsRpc
    system: _CallsSystem
    categories: _CallsAllCategories


# One function per method, for batches: each prepares a call.
calls: _Prepared


class Kataster(_SyncClient):
    """The service as functions whose calls are sent at once. A call without a result raises a KatasterError."""

    cmdb: _Cmdb
    idoit: _Idoit
    kataster: _Kataster
    rpc: _Rpc
    system: _System
    categories: _AllCategories


class AsyncKataster(_AsyncClient):
    """The service as functions whose calls are awaited. A call without a result raises a KatasterError."""

    cmdb: _AsyncCmdb
    idoit: _AsyncIdoit
    kataster: _AsyncKataster
    rpc: _AsyncRpc
    system: _AsyncSystem
    categories: _AsyncAllCategories
