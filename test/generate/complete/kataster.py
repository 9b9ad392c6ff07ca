# Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

"""The service as typed functions, by method and by category: one module that needs nothing but Python 3.9.

    from kataster import Kataster, KatasterError, NoAnswer, calls

    client = Kataster("http://127.0.0.1:8080/jsonrpc", "the key")
    made = client.cmdb.object.create(type="C__OBJTYPE__SERVER", title="web1")
    client.cmdb.category.save(object=made["id"], category="C__CATG__MODEL", data={"manufacturer": "Lenovo"})

What the service refuses raises a KatasterError, what is never answered raises NoAnswer.

AsyncKataster has the same functions to be awaited. Constants are checked: one that this module does not know, or that
stands in a variable, is named by OtherConstant(name). A mistake in data is told best where the data has a name:

    data: ModelData = {"manufacturer": "Lenovo"}
"""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
import keyword
import random
import time
import typing as _t
import urllib.error
import urllib.request
import uuid

if _t.TYPE_CHECKING:
    # Type checkers know this module without its being installed, and nothing else imports it.
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

_Params = _t.Mapping[str, _t.Any]
_Send = _t.Callable[[str, _Params], _t.Any]
_AsyncSend = _t.Callable[[str, _Params], _t.Awaitable[_t.Any]]

# The methods whose calls may be repeated where they got no answer, as they take an idempotency key; a generated client knows them.
_REPEATABLE: _t.FrozenSet[str] = frozenset()

# The names of the errors a service answers; a generated client knows them.
ErrorName = _t.Literal[
    "InvalidParameters",
    "ThingNotFound",
    "Forbidden",
]


class KatasterError(Exception):
    """A call the service refused: which error, and what is wrong with which parameter or attribute."""

    def __init__(
        self, code: int, message: str, data: _t.Optional[_t.Dict[str, str]], id: _t.Union[str, int, None] = None
    ) -> None:
        super().__init__(code, message, data, id)
        self.code = code
        self.message = message
        self.data = data
        self.id = id
        # None where a newer service returns an error that this module does not know.
        self.error_name: _t.Optional[ErrorName] = _known((data or {}).get("error"))

    def __str__(self) -> str:
        return self.message if self.data is None else f"{self.message} {self.data}"


def _known(name: _t.Optional[str]) -> _t.Optional[ErrorName]:
    return next((known for known in _t.get_args(ErrorName) if known == name), None)


class NoAnswer(Exception):
    """A call that never became an answer: the service was not reached, the time was over, or what answered is not the service.

    Whether a write was carried out is not known; repeated with the same idempotency key, it is carried out once. The cause is what went wrong beneath, where there is one.
    """


class Call(_t.Generic[_T]):
    """A call that is ready to be sent in a batch."""

    def __init__(self, method: str, params: _Params) -> None:
        self.method = method
        self.params = params


class _Paging(_t.NamedTuple):
    """How pages are read: by which parameter, which member has the items (None: the page is their list), and whether there is an end."""

    by: str
    items: _t.Optional[str] = None
    is_feed: bool = False


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
        if self._retries > 0 and method in _REPEATABLE:
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


def _wire(name: str) -> str:
    return name[:-1] if name.endswith("_") and keyword.iskeyword(name[:-1]) else name


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
        self._attach()

    def _attach(self) -> None:
        """Makes the functions of the methods."""
        raise NotImplementedError


class _SyncClient(_Client):
    """Calls are sent at once."""

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


class _AsyncClient(_Client):
    """Calls are awaited."""

    async def _send(self, method: str, params: _Params) -> _t.Any:
        return await asyncio.to_thread(self._service.send, method, params)

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

    async def batch(self, *calls: Call[_t.Any]) -> _t.Any:
        """Sends several calls at once. Each is answered by its result or by a KatasterError, in the order given.

        The results of up to 10 calls are typed, those of more are not.
        """
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

    def __init__(self, send: _Send) -> None:
        self._send = send

    def list(self, *, limit: _t.Optional[Limit] = None, offset: _t.Optional[Limit] = None) -> Things:
        """List things."""
        return _t.cast("Things", self._send("cmdb.thing.list", {"limit": limit, "offset": offset}))

    def read(self, *, id: ThingId) -> Thing:
        """Read a thing."""
        return _t.cast("Thing", self._send("cmdb.thing.read", {"id": id}))

    @_t.overload
    def remove(self, *, id: ThingId, **options: _Unpack[CmdbThingRemoveOptions]) -> Done: ...

    @_t.overload
    def remove(self, *, title: Title, **options: _Unpack[CmdbThingRemoveOptions]) -> Done: ...

    def remove(self, **params: _t.Any) -> _t.Any:
        """Remove a thing."""
        return self._send("cmdb.thing.remove", params)

    def rename(self, *, id: ThingId, title: Title, **options: _Unpack[CmdbThingRenameOptions]) -> Done:
        """Rename a thing. Deprecated: use cmdb.thing.save."""
        return _t.cast("Done", self._send("cmdb.thing.rename", {"id": id, "title": title, **options}))

    def save(self, *, id: ThingId, title: Title, **options: _Unpack[CmdbThingSaveOptions]) -> Done:
        """Save a thing."""
        return _t.cast("Done", self._send("cmdb.thing.save", {"id": id, "title": title, **options}))


class _Cmdb:
    """The methods cmdb.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send
        self.thing = _CmdbThing(send)


class _Rpc:
    """The methods rpc.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send

    def discover(self) -> Document:
        """Read this document."""
        return _t.cast("Document", self._send("rpc.discover", {}))


class _AsyncCmdbThing:
    """The methods cmdb.thing.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send

    async def list(self, *, limit: _t.Optional[Limit] = None, offset: _t.Optional[Limit] = None) -> Things:
        """List things."""
        return _t.cast("Things", await self._send("cmdb.thing.list", {"limit": limit, "offset": offset}))

    async def read(self, *, id: ThingId) -> Thing:
        """Read a thing."""
        return _t.cast("Thing", await self._send("cmdb.thing.read", {"id": id}))

    @_t.overload
    async def remove(self, *, id: ThingId, **options: _Unpack[CmdbThingRemoveOptions]) -> Done: ...

    @_t.overload
    async def remove(self, *, title: Title, **options: _Unpack[CmdbThingRemoveOptions]) -> Done: ...

    async def remove(self, **params: _t.Any) -> _t.Any:
        """Remove a thing."""
        return await self._send("cmdb.thing.remove", params)

    async def rename(self, *, id: ThingId, title: Title, **options: _Unpack[CmdbThingRenameOptions]) -> Done:
        """Rename a thing. Deprecated: use cmdb.thing.save."""
        return _t.cast("Done", await self._send("cmdb.thing.rename", {"id": id, "title": title, **options}))

    async def save(self, *, id: ThingId, title: Title, **options: _Unpack[CmdbThingSaveOptions]) -> Done:
        """Save a thing."""
        return _t.cast("Done", await self._send("cmdb.thing.save", {"id": id, "title": title, **options}))


class _AsyncCmdb:
    """The methods cmdb.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send
        self.thing = _AsyncCmdbThing(send)


class _AsyncRpc:
    """The methods rpc.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send

    async def discover(self) -> Document:
        """Read this document."""
        return _t.cast("Document", await self._send("rpc.discover", {}))


class _CallsCmdbThing:
    """The methods cmdb.thing.*"""

    def list(self, *, limit: _t.Optional[Limit] = None, offset: _t.Optional[Limit] = None) -> PagedCall[Things, Things, Thing]:
        """List things."""
        return PagedCall("cmdb.thing.list", {"limit": limit, "offset": offset}, _Paging("offset"))

    def read(self, *, id: ThingId) -> Call[Thing]:
        """Read a thing."""
        return Call("cmdb.thing.read", {"id": id})

    @_t.overload
    def remove(self, *, id: ThingId, **options: _Unpack[CmdbThingRemoveOptions]) -> Call[Done]: ...

    @_t.overload
    def remove(self, *, title: Title, **options: _Unpack[CmdbThingRemoveOptions]) -> Call[Done]: ...

    def remove(self, **params: _t.Any) -> Call[_t.Any]:
        """Remove a thing."""
        return Call("cmdb.thing.remove", params)

    def rename(self, *, id: ThingId, title: Title, **options: _Unpack[CmdbThingRenameOptions]) -> Call[Done]:
        """Rename a thing. Deprecated: use cmdb.thing.save."""
        return Call("cmdb.thing.rename", {"id": id, "title": title, **options})

    def save(self, *, id: ThingId, title: Title, **options: _Unpack[CmdbThingSaveOptions]) -> Call[Done]:
        """Save a thing."""
        return Call("cmdb.thing.save", {"id": id, "title": title, **options})


class _CallsCmdb:
    """The methods cmdb.*"""

    def __init__(self) -> None:
        self.thing = _CallsCmdbThing()


class _CallsRpc:
    """The methods rpc.*"""

    def discover(self) -> Call[Document]:
        """Read this document."""
        return Call("rpc.discover", {})


class _Prepared:
    """One function per method that prepares a call for a batch."""

    def __init__(self) -> None:
        self.cmdb = _CallsCmdb()
        self.rpc = _CallsRpc()


# One function per method, for batches: each prepares a call.
calls = _Prepared()


class Kataster(_SyncClient):
    """The service as typed functions. A refused call raises a KatasterError, one without an answer NoAnswer."""

    def _attach(self) -> None:
        self.cmdb = _Cmdb(self._service.send)
        self.rpc = _Rpc(self._service.send)


class AsyncKataster(_AsyncClient):
    """The service as typed functions to be awaited. A refused call raises a KatasterError, one without an answer NoAnswer."""

    def _attach(self) -> None:
        self.cmdb = _AsyncCmdb(self._send)
        self.rpc = _AsyncRpc(self._send)
