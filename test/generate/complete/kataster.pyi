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
    "InvalidParameters",
    "ThingNotFound",
    "Forbidden",
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


# How many at most.
Limit = int


# The title of a thing.
Title = str


class Thing(_t.TypedDict):
    """A thing as it is read."""

    # The id of it.
    id: str
    # The title of it.
    title: Title


# Some things.
Things = _t.List[Thing]


# An identifier.
Id = _t.Union[int, str]


# The id of a thing.
ThingId = Id


# A note of up to 100 characters.
Note = str


class Done(_t.TypedDict):
    """It is done."""

    # The success of it.
    success: _t.Literal[True]


# This document.
Document = _t.Dict[str, _t.Any]


class CmdbThingRemoveOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.thing.remove."""

    note: Note


class CmdbThingRenameOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.thing.rename."""

    note: Note


class CmdbThingSaveOptions(_t.TypedDict, total=False):
    """Options of a call of cmdb.thing.save."""

    note: Note


class _CmdbThing:
    """The methods cmdb.thing.*"""

    def list(self, *, limit: _t.Optional[Limit] = None, offset: _t.Optional[Limit] = None) -> Things:
        """List things."""

    def read(self, *, id: ThingId) -> Thing:
        """Read a thing."""

    @_t.overload
    def remove(self, *, id: ThingId, **options: _Unpack[CmdbThingRemoveOptions]) -> Done:
        """Remove a thing."""

    @_t.overload
    def remove(self, *, title: Title, **options: _Unpack[CmdbThingRemoveOptions]) -> Done:
        """Remove a thing."""

    def rename(self, *, id: ThingId, title: Title, **options: _Unpack[CmdbThingRenameOptions]) -> Done:
        """Rename a thing. Deprecated: use cmdb.thing.save."""

    def save(self, *, id: ThingId, title: Title, **options: _Unpack[CmdbThingSaveOptions]) -> Done:
        """Save a thing."""

    __call__ = read


class _Cmdb:
    """The methods cmdb.*"""

    thing: _CmdbThing


class _Rpc:
    """The methods rpc.*"""

    def discover(self) -> Document:
        """Read this document."""


class _AsyncCmdbThing:
    """The methods cmdb.thing.*"""

    async def list(self, *, limit: _t.Optional[Limit] = None, offset: _t.Optional[Limit] = None) -> Things:
        """List things."""

    async def read(self, *, id: ThingId) -> Thing:
        """Read a thing."""

    @_t.overload
    async def remove(self, *, id: ThingId, **options: _Unpack[CmdbThingRemoveOptions]) -> Done:
        """Remove a thing."""

    @_t.overload
    async def remove(self, *, title: Title, **options: _Unpack[CmdbThingRemoveOptions]) -> Done:
        """Remove a thing."""

    async def rename(self, *, id: ThingId, title: Title, **options: _Unpack[CmdbThingRenameOptions]) -> Done:
        """Rename a thing. Deprecated: use cmdb.thing.save."""

    async def save(self, *, id: ThingId, title: Title, **options: _Unpack[CmdbThingSaveOptions]) -> Done:
        """Save a thing."""

    __call__ = read


class _AsyncCmdb:
    """The methods cmdb.*"""

    thing: _AsyncCmdbThing


class _AsyncRpc:
    """The methods rpc.*"""

    async def discover(self) -> Document:
        """Read this document."""


class _CallsCmdbThing:
    """The methods cmdb.thing.*"""

    def list(self, *, limit: _t.Optional[Limit] = None, offset: _t.Optional[Limit] = None) -> PagedCall[Things, Things, Thing]:
        """List things."""

    def read(self, *, id: ThingId) -> Call[Thing]:
        """Read a thing."""

    @_t.overload
    def remove(self, *, id: ThingId, **options: _Unpack[CmdbThingRemoveOptions]) -> Call[Done]:
        """Remove a thing."""

    @_t.overload
    def remove(self, *, title: Title, **options: _Unpack[CmdbThingRemoveOptions]) -> Call[Done]:
        """Remove a thing."""

    def rename(self, *, id: ThingId, title: Title, **options: _Unpack[CmdbThingRenameOptions]) -> Call[Done]:
        """Rename a thing. Deprecated: use cmdb.thing.save."""

    def save(self, *, id: ThingId, title: Title, **options: _Unpack[CmdbThingSaveOptions]) -> Call[Done]:
        """Save a thing."""

    __call__ = read


class _CallsCmdb:
    """The methods cmdb.*"""

    thing: _CallsCmdbThing


class _CallsRpc:
    """The methods rpc.*"""

    def discover(self) -> Call[Document]:
        """Read this document."""


class _Prepared:
    """One function per method that prepares a call for a batch."""

    cmdb: _CallsCmdb
    rpc: _CallsRpc


# One function per method, for batches: each prepares a call.
calls: _Prepared


class Kataster(_SyncClient):
    """The service as functions whose calls are sent at once. A call without a result raises a KatasterError."""

    cmdb: _Cmdb
    rpc: _Rpc


class AsyncKataster(_AsyncClient):
    """The service as functions whose calls are awaited. A call without a result raises a KatasterError."""

    cmdb: _AsyncCmdb
    rpc: _AsyncRpc
