# Generated from the document of a service by `kataster generate client`. Do not edit: generate it again.

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
_METHODS: _t.Mapping[str, _Method] = {}

# The functions of a category: their method and its parameters that are given by their place.
_CATEGORY_METHODS: _t.Mapping[str, _t.Tuple[str, ...]] = {}

# The categories with the constant of each.
_CATEGORIES: _t.Mapping[str, str] = {}

# The names of the errors a service answers.
_ERROR_NAMES: _t.FrozenSet[str] = frozenset("""
    ThingNotFound
""".split())

# The names of types, each of which stands for anything at run time: a program may import them.
_TYPES: _t.FrozenSet[str] = frozenset("""
    NumberText YesNo Choice ObjectReference EntryReference StoredFile Quantity EverythingRowsRow EverythingEntry IntegerInput
    Cleared NumberInput MoneyInput YesNoInput ClearedChoice ChoiceInput ChoicesInput Id LinkInput LinksInput EverythingRowsRowData
    EverythingData ViewEntry
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
