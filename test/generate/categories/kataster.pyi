# Generated from the document of a service by `kataster generate client`. Do not edit: generate it again.

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
    "ThingNotFound",
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


# A number as it is read: a numeric text, empty where there is none.
NumberText = _t.Union[str, _t.Literal[""]]


class YesNo(_t.TypedDict):
    """A yes or no."""

    # The value of it.
    value: str


class Choice(_t.TypedDict):
    """A choice."""

    # The id of it.
    id: str
    # The title of it.
    title: str


class ObjectReference(_t.TypedDict):
    """A link to an object."""

    # The id of it.
    id: str


class EntryReference(_t.TypedDict):
    """A link to an entry."""

    # The id of it.
    id: str


class StoredFile(_t.TypedDict):
    """A file."""

    # The name of it.
    name: str


class Quantity(_t.TypedDict):
    """A value with a unit."""

    # The title of it.
    title: float


class EverythingRowsRow(_t.TypedDict):
    """A row of rows as it is read."""

    name: str
    kind: _t.Union[Choice, None]


class EverythingEntry(_t.TypedDict):
    """Every attribute type as it is read."""

    # The id of it.
    id: str
    # The objID of it.
    objID: str
    # Text
    text: str
    # Textarea
    textarea: str
    # Link
    link: str
    # Integer
    integer: NumberText
    # Number
    number: NumberText
    # Money
    money: NumberText
    # Date
    date: str
    # Datetime
    datetime: str
    # Time
    time: str
    # Timespan
    timespan: str
    # Boolean
    boolean: YesNo
    # Dialog
    dialog: _t.Union[Choice, None]
    # Dialog_plus
    dialog_plus: _t.Union[Choice, None]
    # Multiselect
    multiselect: _t.List[Choice]
    # Object
    object: _t.Union[ObjectReference, None]
    # Objects
    objects: _t.List[ObjectReference]
    # Entry
    entry: _t.Union[EntryReference, None]
    # Entries
    entries: _t.List[EntryReference]
    # Password
    password: str
    # Upload
    upload: _t.Union[StoredFile, None]
    # File
    file: _t.Union[ObjectReference, None]
    # A value with a unit
    size: _t.Union[Quantity, None]
    # Rows
    rows: _t.List[EverythingRowsRow]
    # Total
    total: str
    # Read only
    fixed: str


# An integer as it is saved: a number or a numeric text.
IntegerInput = _t.Union[int, str]


# Values that clear an attribute: null or an empty text.
Cleared = _t.Union[_t.Literal[""], None]


# A number as it is saved: a number or a numeric text, decimals behind a point or a comma.
NumberInput = _t.Union[float, str]


# An amount as it is saved: a number or a numeric text with at most two decimals.
MoneyInput = _t.Union[float, str]


# A yes or no as it is saved.
YesNoInput = _t.Union[
    bool,
    _t.Literal[0, 1],
    _t.Literal["0", "1", "yes", "Yes", "YES", "no", "No", "NO", "ja", "Ja", "JA", "nein", "Nein", "NEIN"],
]


# Values that clear a choice: null, an empty text or -1.
ClearedChoice = _t.Union[_t.Literal[""], _t.Literal[-1], None]


# A choice as it is saved.
ChoiceInput = _t.Union[str, int, None]


# Several choices as they are saved: ids as numbers, constants or titles as texts.
ChoicesInput = _t.List[_t.Union[int, str]]


# An identifier.
Id = _t.Union[int, str]


# A link as it is saved: an id, or a list of one id.
LinkInput = _t.Union[Id, _t.List[Id]]


# Links as they are saved: a list of ids.
LinksInput = _t.List[Id]


class EverythingRowsRowData(_t.TypedDict, total=False):
    """A row of rows as it is saved."""

    name: _t.Union[str, None]
    kind: Cleared


class EverythingData(_t.TypedDict, total=False):
    """Every attribute type as it is saved; what is absent keeps its value."""

    # Text
    text: _t.Union[str, None]
    # Textarea
    textarea: _t.Union[str, None]
    # Link
    link: _t.Union[str, None]
    # Integer
    integer: _t.Union[IntegerInput, Cleared]
    # Number
    number: _t.Union[NumberInput, Cleared]
    # Money
    money: _t.Union[MoneyInput, Cleared]
    # Date
    date: _t.Union[str, None]
    # Datetime
    datetime: _t.Union[str, None]
    # Time
    time: _t.Union[str, None]
    # Timespan
    timespan: _t.Union[str, None]
    # Boolean
    boolean: _t.Union[YesNoInput, Cleared]
    # Dialog
    dialog: ClearedChoice
    # Dialog_plus
    dialog_plus: ChoiceInput
    # Multiselect
    multiselect: _t.Union[ChoicesInput, ClearedChoice]
    # Object
    object: _t.Union[LinkInput, Cleared]
    # Objects
    objects: _t.Union[LinksInput, Cleared]
    # Entry
    entry: _t.Union[LinkInput, Cleared]
    # Entries
    entries: _t.Union[LinksInput, Cleared]
    # Password
    password: _t.Union[str, None]
    # Upload
    upload: _t.Union[str, None]
    # File
    file: _t.Union[LinkInput, Cleared]
    # A value with a unit
    size: _t.Union[NumberInput, Cleared]
    # Rows
    rows: _t.Union[_t.List[EverythingRowsRowData], Cleared]


class ViewEntry(_t.TypedDict):
    """Only read as it is read."""

    # The id of it.
    id: str
    # The objID of it.
    objID: str
    # Title
    title: str


class _Prepared:
    """One function per method that prepares a call for a batch."""

    pass


# One function per method, for batches: each prepares a call.
calls: _Prepared


class Kataster(_SyncClient):
    """The service as functions whose calls are sent at once. A call without a result raises a KatasterError."""

    pass


class AsyncKataster(_AsyncClient):
    """The service as functions whose calls are awaited. A call without a result raises a KatasterError."""

    pass
