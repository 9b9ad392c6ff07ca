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

_Params = _t.Mapping[str, _t.Any]
_Send = _t.Callable[[str, _Params], _t.Any]
_AsyncSend = _t.Callable[[str, _Params], _t.Awaitable[_t.Any]]

# The names of the errors a service answers; a generated client knows them.
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
    "Conflict",
    "SwitchedOff",
    "LimitExceeded",
    "Busy",
    "StorageUnavailable",
    "TimedOut",
    "Stopping",
    "OutcomeUnknown",
    "CategoryWithoutAttributes",
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
        # None where a newer service answers an error this module does not know.
        self.name: _t.Optional[ErrorName] = _known((data or {}).get("error"))

    def __str__(self) -> str:
        return self.message if self.data is None else f"{self.message} {self.data}"


def _known(name: _t.Optional[str]) -> _t.Optional[ErrorName]:
    return next((known for known in _t.get_args(ErrorName) if known == name), None)


class NoAnswer(Exception):
    """A call that never became an answer: the service was not reached, the time was over, or what answered is not the service.

    Whether a write was carried out is not known. The cause is what went wrong beneath, where there is one.
    """


class Call(_t.Generic[_T]):
    """A call that is ready to be sent in a batch."""

    def __init__(self, method: str, params: _Params) -> None:
        self.method = method
        self.params = params


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
        return {"jsonrpc": "2.0", "id": next(self._ids), "method": method, "params": {**given, **self._own}}

    def _post(self, body: _t.Any) -> _t.Any:
        data = json.dumps(body, allow_nan=False).encode()
        deadline = None if self._timeout is None else time.monotonic() + self._timeout
        for attempt in itertools.count():
            answer = self._exchange(data, deadline, isinstance(body, list))
            if attempt >= self._retries or not _asks_for_retry(answer):
                return answer
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


def _asks_for_retry(answer: _t.Any) -> bool:
    # In a batch some calls may have been carried out, so only one that was refused as a whole is sent again.
    if not isinstance(answer, dict):
        return False
    data = (answer.get("error") or {}).get("data") or {}
    return bool(data.get("retry") == "true")


def _wire(name: str) -> str:
    return name[:-1] if name.endswith("_") and keyword.iskeyword(name[:-1]) else name


class _Client:
    """What every client has beside the functions of the methods."""

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
        retries: how often a call is tried again where the service asks for it, and only there.
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


# An integer written as a text, in every dialect.
NumericText = str


class Choice(_t.TypedDict):
    """A choice of a dialog."""

    id: str
    title: str
    const: _t.Union[str, None]
    # The English title.
    title_lang: str


class YesNo(_t.TypedDict):
    """A yes or no."""

    value: _t.Literal["0", "1"]
    title: str


class Quantity(_t.TypedDict):
    """A value in the unit that stands in the unit attribute."""

    title: float


# The constant of an object type.
ObjectTypeConstant = str


class ObjectReference(_t.TypedDict):
    """A link to an object."""

    id: NumericText
    title: str
    sysid: str
    type: ObjectTypeConstant
    type_title: str


# The constant of a category.
CategoryName = str


class EntryReference(_t.TypedDict):
    """A link to a category entry."""

    id: NumericText
    title: str
    type: CategoryName


class _StoredFileAlways(_t.TypedDict):
    """What is always there in StoredFile."""

    name: str
    # Bytes.
    size: int
    # Media type.
    type: str


class StoredFile(_StoredFileAlways, total=False):
    """An uploaded file."""

    # Base64.
    content: str


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
    _t.List[_t.Union[Choice, ObjectReference, EntryReference, Row]],
]


class CategoryEntry(_t.TypedDict):
    """An entry of a category: its id, its object, and every attribute of the category, set or not."""

    id: NumericText
    objID: NumericText


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


# What was done, for people.
Message = str


class Done(_t.TypedDict):
    """The call was carried out."""

    success: _t.Literal[True]
    message: Message


# Attribute names and their values. How each attribute type is written is part of the category.
EntryData = _t.Dict[str, _t.Any]


class EntryCreated(_t.TypedDict):
    """The entry was created."""

    id: NumericText
    message: Message
    success: _t.Literal[True]


# Which entries are read: 2 normal, 3 archived, 4 deleted, -1 all three; or the constant of one status.
EntryStatusFilter = _t.Union[
    _t.Literal[2, 3, 4, -1],
    _t.Literal["C__RECORD_STATUS__NORMAL", "C__RECORD_STATUS__ARCHIVED", "C__RECORD_STATUS__DELETED"],
]


# How many entries are read at most.
PageLimit = int


# How many entries are passed over first.
PageOffset = int


class EntrySaved(_t.TypedDict):
    """The entry was created or updated."""

    success: _t.Literal[True]
    message: Message
    # Entry id.
    entry: int


# How a value is accepted, kept and shown.
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
    "password",
    "upload",
    "file",
    "rows",
    "computed",
]


# The name of a dialog list.
DialogName = str


class LinkTarget(_t.TypedDict, total=False):
    """What a link may point to."""

    category: CategoryName
    categories: _t.List[CategoryName]
    objectTypes: _t.List[ObjectTypeConstant]
    excludeObjectTypes: _t.List[ObjectTypeConstant]
    container: bool


class MirroredLink(_t.TypedDict):
    """A link that an attribute shows from its other side: what is written on one side is there on both."""

    category: CategoryName
    # Key of the attribute there.
    link: str


# A form that a text has. What is checked of it is told with every form in the documentation.
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
]


class _FieldDefinitionAlways(_t.TypedDict):
    """What is always there in FieldDefinition."""

    key: str
    type: _t.Literal["text", "dialog", "dialog_plus", "object", "entry"]


class FieldDefinition(_FieldDefinitionAlways, total=False):
    """A column of an attribute that holds rows."""

    dialog: DialogName
    target: LinkTarget
    format: TextFormat


# The id of a choice: a number, or a text in lists that the service defines itself.
ChoiceId = _t.Union[int, str]


class _AttributeInfoAlways(_t.TypedDict):
    """What is always there in AttributeInfo."""

    # Title in the language asked for.
    title: str
    type: AttributeType
    # Must be there when an entry is created.
    required: bool
    # Is worked out on reading and cannot be saved.
    readOnly: bool


class AttributeInfo(_AttributeInfoAlways, total=False):
    """An attribute of a category: what it is called, how it is written and what it may hold."""

    dialog: DialogName
    # An unknown title creates a choice or an entry.
    extendable: bool
    # Key of the attribute whose value restricts the choices of this one.
    dependsOn: str
    # Key of the attribute that holds the unit of this value.
    unit: str
    # What is measured.
    measure: str
    target: LinkTarget
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
    mirrors: MirroredLink
    # What a computed value is.
    valueType: str
    # Why nothing works the value out: it reads as "".
    unavailable: str
    fields: _t.List[FieldDefinition]
    default: _t.Union[bool, ChoiceId]
    # Characters a text has at least, unless it is empty, counted after Unicode normalization to NFC.
    minLength: int
    # Characters a text has at most.
    maxLength: int
    format: TextFormat
    # The least that a number may be.
    minimum: float
    # The most that a number may be.
    maximum: float
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
    comparison: ConditionComparison
    # What the value is compared with: a text or a number. Choices go by id, constant or title, linked objects
    # by id or title.
    value: _t.Union[str, float, bool]


class ReportCondition(_ReportConditionAlways, total=False):
    """A comparison of an attribute, which is named by its category and its key with a hyphen between them, such
    as C__CATG__MODEL-serial.
    """

    operator: ConditionOperator


# Comparisons that objects have to meet together.
ReportConditions = _t.List[ReportCondition]


# The title of an object: 1 to 255 characters, kept exactly.
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

    id: NumericText
    title: Title
    sysid: Sysid
    # Id of the object type.
    type: NumericText
    created: Timestamp
    # Title of the object type in the language asked for.
    type_title: str
    # Title of the group of the object type in the language asked for.
    type_group_title: str
    # Relative URL of the icon of the object type.
    type_icon: str
    status: FoundStatus
    cmdb_status: NumericText
    # Title of the CMDB status in the language asked for.
    cmdb_status_title: str
    # URL of the picture of the object: it needs no key, and is good for 15 to 30 minutes. The icon of the type
    # where the object has no picture, or the caller may not view it (C__CATG__IMAGE).
    image: str


class FoundObject(_FoundObjectAlways, total=False):
    """An object that meets conditions; `updated` is absent until the first change. Ids are texts in every
    dialect.
    """

    updated: Timestamp


# Objects that meet conditions, in ascending order of their ids.
FoundObjects = _t.List[FoundObject]


# The key of an attribute within its category.
AttributeKey = str


# The title of a choice: 1 to 255 characters, kept exactly.
ChoiceTitle = str


# The choice that a new one depends on: its id as a number, or its constant or title as a text.
ParentReference = _t.Union[int, str]


class ChoiceSaved(_t.TypedDict):
    """The choice was added, changed or deleted."""

    success: _t.Literal[True]
    message: Message
    # The id of the choice.
    entry_id: int


# The id of a choice that was added to a dialog.
AddedChoiceId = Id


# An attribute with a list of choices, by its key; or several of one category.
DialogProperty = _t.Union[AttributeKey, _t.List[AttributeKey]]


class ParentChoice(_t.TypedDict):
    """The choice that another one depends on; its id is null where it depends on none."""

    id: _t.Union[str, None]
    const: str
    title: str


class _OfferedChoiceAlways(_t.TypedDict):
    """What is always there in OfferedChoice."""

    id: str
    # The constant, empty where there is none.
    const: str
    # The title in the language asked for.
    title: str


class OfferedChoice(_OfferedChoiceAlways, total=False):
    """A choice that a dialog offers. A list whose choices depend on those of another names the parent of each."""

    parent: ParentChoice


# The choices of one attribute: those of the catalogue in their order, then those that were added, ascending by
# id.
OfferedChoices = _t.List[OfferedChoice]


# The choices of the attribute; where a list of attributes was asked for, a list of choices under the key of
# each.
DialogChoices = _t.Union[OfferedChoices, _t.Dict[str, OfferedChoices]]


# Which objects are told, by their record status: 2 normal, 3 archived, 4 deleted, -1 all three; or the constant
# of one status.
RelatedStatusFilter = _t.Union[
    _t.Literal[2, 3, 4, -1],
    _t.Literal["C__RECORD_STATUS__NORMAL", "C__RECORD_STATUS__ARCHIVED", "C__RECORD_STATUS__DELETED"],
]


# How many levels are told.
TreeDepth = int


# An integer written as a text.
NumericString = str


# Where a record is in its life.
RecordStatus = _t.Literal[
    "C__RECORD_STATUS__BIRTH",
    "C__RECORD_STATUS__NORMAL",
    "C__RECORD_STATUS__ARCHIVED",
    "C__RECORD_STATUS__DELETED",
    "C__RECORD_STATUS__TEMPLATE",
    "C__RECORD_STATUS__MASS_CHANGES_TEMPLATE",
]


class _PlaceAlways(_t.TypedDict):
    """What is always there in Place."""

    id: NumericString
    title: Title
    sysid: Sysid
    type: NumericString
    # Title of the object type in the language asked for.
    type_title: str
    status: RecordStatus
    cmdb_status: NumericString
    # Title of the CMDB status in the language asked for.
    cmdb_status_title: str


class Place(_PlaceAlways, total=False):
    """An object that stands in another. Where levels were asked for, it tells in which, and how many levels
    below the root.
    """

    parent: NumericString
    depth: int


# What stands in an object: siblings by title, and what stands in one of them right after it.
Places = _t.List[Place]


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


# A text of up to 65,535 bytes; null or "" for none.
Description = _t.Union[str, None]


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


# What clears a value: null or an empty text.
Cleared = _t.Union[_t.Literal[""], None]


class AccessData(_t.TypedDict, total=False):
    """Access as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # Access type
    type: ChoiceInput
    # Host[:Port]/URL
    url: _t.Union[str, None]
    # Primary?
    primary: _t.Union[YesNoInput, Cleared]
    # Description
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


# What clears a choice: null, an empty text or -1.
ClearedChoice = _t.Union[_t.Literal[""], _t.Literal[-1], None]


# A choice of the dialog guarantee_period_unit, by its constant, textual id or title, or by its number.
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
    """Accounting as it is saved; what is absent keeps its value."""

    # Inventory number
    inventory_no: _t.Union[str, None]
    # Account
    account: ChoiceInput
    # Date of invoice
    acquirementdate: _t.Union[str, None]
    # Purchased at
    contact: _t.Union[LinksInput, Cleared]
    # Investment costs
    price: _t.Union[float, str, Cleared]
    # Operation expense
    operation_expense: _t.Union[MoneyInput, Cleared]
    # Operation expense (Unit)
    operation_expense_interval: _t.Union[IntervalChoice, ClearedChoice]
    # Cost unit
    cost_unit: ChoiceInput
    # Delivery note number
    delivery_note_no: _t.Union[str, None]
    # Procurement
    procurement: ChoiceInput
    # Delivery date
    delivery_date: _t.Union[str, None]
    # Invoice no.
    invoice_no: _t.Union[str, None]
    # Order no.
    order_no: _t.Union[str, None]
    # Period of warranty
    guarantee_period: _t.Union[int, str, Cleared]
    # Warranty period
    guarantee_period_unit: _t.Union[GuaranteePeriodUnitChoice, ClearedChoice]
    # Guarantee period by
    guarantee_period_base: _t.Union[GuaranteePeriodBaseChoice, ClearedChoice]
    # Order date
    order_date: _t.Union[str, None]
    # Guarantee date
    guarantee_date: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class AddressData(_t.TypedDict, total=False):
    """Address as it is saved; what is absent keeps its value."""

    # Additional address information
    address: _t.Union[str, None]
    # Street
    street: _t.Union[str, None]
    # House number
    house_no: _t.Union[str, None]
    # Floors
    stories: _t.Union[int, str, Cleared]
    # Postal code
    postcode: _t.Union[str, None]
    # City
    city: _t.Union[str, None]
    # Region
    region: _t.Union[str, None]
    # Country
    country: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class AircraftData(_t.TypedDict, total=False):
    """Aircraft as it is saved; what is absent keeps its value."""

    # Aircraft registration
    registration: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


# A link as it is saved: an id, or a list of one id.
LinkInput = _t.Union[Id, _t.List[Id]]


# A choice of the dialog application_type, by its constant, textual id or title, or by its number.
ApplicationTypeChoice = _t.Union[
    _t.Literal["C__CATG__APPLICATION_TYPE__SOFTWARE", "C__CATG__APPLICATION_TYPE__OPERATING_SYSTEM"],
    _t.Literal["Software", "Operating system", "Betriebssystem"],
    _t.Literal[1, 2],
]


# A choice of the dialog application_priority, by its constant, textual id or title, or by its number.
ApplicationPriorityChoice = _t.Union[
    _t.Literal["C__CATG__APPLICATION_PRIORITY__PRIMARY", "C__CATG__APPLICATION_PRIORITY__SECONDARY"],
    _t.Literal["Primary", "Primär", "Secondary", "Sekundär"],
    _t.Literal[1, 2],
]


class ApplicationData(_t.TypedDict, total=False):
    """Software assignment as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Application
    application: _t.Union[LinkInput, Cleared]
    # Type
    application_type: _t.Union[ApplicationTypeChoice, ClearedChoice]
    # Priority
    application_priority: _t.Union[ApplicationPriorityChoice, ClearedChoice]
    # Assigned license
    assigned_license: _t.Union[LinkInput, Cleared]
    # Database schema
    assigned_database_schema: _t.Union[LinkInput, Cleared]
    # Service
    assigned_it_service: _t.Union[LinksInput, Cleared]
    # Variant
    assigned_variant: _t.Union[LinkInput, Cleared]
    # Version number
    assigned_version: _t.Union[Id, str, _t.List[_t.Union[Id, str]], Cleared]
    # Bequest nagios services
    bequest_nagios_services: _t.Union[YesNoInput, Cleared]
    # Used databases
    assigned_databases: _t.Union[LinksInput, Cleared]
    # Installation date
    installDate: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class AssignedCardsData(_t.TypedDict, total=False):
    """Assigned cards as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Assigned cards
    connected_obj: _t.Union[Id, _t.List[Id]]


class AssignedLogicalUnitData(_t.TypedDict, total=False):
    """Workplace components as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Object
    assigned_object: _t.Union[Id, _t.List[Id]]


class AssignedSimCardsData(_t.TypedDict, total=False):
    """Assigned SIM cards as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Object title
    isys_obj__id: _t.Union[LinkInput, Cleared]
    # Assigned SIM Cards
    isys_catg_cards_list__id: _t.Union[LinkInput, Cleared]


class AssignedSubscriptionsData(_t.TypedDict, total=False):
    """Assigned subscriptions as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Assigned object
    assigned_object: _t.Union[LinkInput, Cleared]
    # UUID
    uuid: _t.Union[Id, str, _t.List[_t.Union[Id, str]], Cleared]
    # Description
    description: _t.Union[str, None]


class AssignedUsersData(_t.TypedDict, total=False):
    """Assigned users as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Assigned object
    assigned_object: LinkInput
    # UUID
    uuid: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]


class AssignedWorkstationData(_t.TypedDict, total=False):
    """Assigned workplace as it is saved; what is absent keeps its value."""

    # Parent object
    parent: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]


class AuditData(_t.TypedDict, total=False):
    """Audit as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # Type
    type: ChoiceInput
    # Commission
    commission: _t.Union[LinksInput, Cleared]
    # Responsible
    responsible: _t.Union[LinksInput, Cleared]
    # Involved
    involved: _t.Union[LinksInput, Cleared]
    # Manufacturer's period
    period_manufacturer: _t.Union[str, None]
    # Operator's period
    period_operator: _t.Union[str, None]
    # Applied
    apply: _t.Union[str, None]
    # Result
    result: _t.Union[str, None]
    # Faults
    fault: _t.Union[str, None]
    # Incidents
    incident: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class BackupData(_t.TypedDict, total=False):
    """Backup as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # Backed up by
    backup: _t.Union[LinkInput, Cleared]
    # Backup type
    backup_type: ChoiceInput
    # Cycle
    cycle: ChoiceInput
    # Path to save
    path_to_save: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class BackupAssignedObjectsData(_t.TypedDict, total=False):
    """Backup (assigned Objects) as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # Backups
    backup: LinkInput
    # Backup type
    backup_type: ChoiceInput
    # Cycle
    cycle: ChoiceInput
    # Path to save
    path_to_save: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


# A choice of the dialog depth_unit, by its constant, textual id or title, or by its number.
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
    """Cable as it is saved; what is absent keeps its value."""

    # Cable type
    cable_type: ChoiceInput
    # Color
    cable_colour: ChoiceInput
    # Occupancy
    cable_occupancy: ChoiceInput
    # Cable length
    length: _t.Union[float, str, Cleared]
    # Length unit
    length_unit: _t.Union[DepthUnitChoice, ClearedChoice]
    # Maximal amount of fibers/leads
    max_amount_of_fibers_leads: _t.Union[int, str, Cleared]
    # Description
    description: _t.Union[str, None]


class CardsData(_t.TypedDict, total=False):
    """Cards as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Assigned mobile phone
    assigned_mobile: _t.Union[LinkInput, Cleared]
    # Card Number
    card_no: _t.Union[str, None]
    # Title
    title: _t.Union[str, None]
    # Pin
    pin: _t.Union[str, None]
    # Pin 2
    pin2: _t.Union[str, None]
    # PUK
    puk: _t.Union[str, None]
    # PUK2
    puk2: _t.Union[str, None]
    # Serial number
    serial: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class CertificateData(_t.TypedDict, total=False):
    """Certificate as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Type
    type: ChoiceInput
    # Creation date
    create_date: _t.Union[str, None]
    # Expiration Date
    expire_date: _t.Union[str, None]
    # Common Name
    common_name: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class CloudSubscriptionsData(_t.TypedDict, total=False):
    """Subscriptions as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # UUID
    uuid: _t.Union[str, None]
    # Consumed units
    consumed_units: _t.Union[str, None]
    # Prepaid units (enabled)
    prepaid_enabled_units: _t.Union[str, None]
    # Prepaid units (suspended)
    prepaid_suspended: _t.Union[str, None]
    # Prepaid units (warning)
    prepaid_warning: _t.Union[str, None]
    # JDisc status
    jdisc_status: ChoiceInput
    # Description
    description: _t.Union[str, None]


class ClusterData(_t.TypedDict, total=False):
    """Cluster as it is saved; what is absent keeps its value."""

    # Quorum
    quorum: _t.Union[YesNoInput, Cleared]
    # Description
    description: _t.Union[str, None]


class ClusterAdmServiceData(_t.TypedDict, total=False):
    """Administration service as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Administration service (Object)
    connected_object: _t.Union[Id, _t.List[Id], Cleared]


class ClusterMembersData(_t.TypedDict, total=False):
    """Cluster Members as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Cluster Member
    member: _t.Union[Id, _t.List[Id], Cleared]


class ClusterMembershipsData(_t.TypedDict, total=False):
    """Cluster memberships as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Cluster
    connected_object: _t.Union[Id, _t.List[Id]]


class ClusterRootData(_t.TypedDict, total=False):
    """Cluster as it is saved; what is absent keeps its value."""

    # Quorum
    quorum: _t.Union[YesNoInput, Cleared]
    # Description
    description: _t.Union[str, None]


# A choice of the dialog cluster_type, by its constant, textual id or title, or by its number.
ClusterTypeChoice = _t.Union[
    _t.Literal["C__CLUSTER_TYPE__ACTIVE_PASSIVE", "C__CLUSTER_TYPE__ACTIVE_ACTIVE", "C__CLUSTER_TYPE__HPC"],
    _t.Literal["active/passive", "aktiv/passiv", "active/active", "aktiv/aktiv", "HPC"],
    _t.Literal[1, 2, 3],
]


# A choice of the dialog cluster_service_status, by its constant, textual id or title, or by its number.
ClusterServiceStatusChoice = _t.Union[_t.Literal["Disabled", "Running"], _t.Literal["Deaktiviert", "Läuft"], _t.Literal[0, 1]]


class ClusterServiceData(_t.TypedDict, total=False):
    """Cluster service assignment as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Type
    type: _t.Union[ClusterTypeChoice, ClearedChoice]
    # Cluster services
    cluster_service: _t.Union[LinkInput, Cleared]
    # Host addresses
    hostaddresses: _t.Union[LinksInput, Cleared]
    # Volumes
    drives: _t.Union[LinksInput, Cleared]
    # Shares
    shares: _t.Union[LinksInput, Cleared]
    # Runs on
    runs_on: _t.Union[LinksInput, Cleared]
    # Default server
    default_server: _t.Union[LinkInput, Cleared]
    # Database schema
    assigned_database_schema: _t.Union[LinkInput, Cleared]
    # Service Status
    service_status: _t.Union[ClusterServiceStatusChoice, ClearedChoice]
    # Description
    description: _t.Union[str, None]


# A choice of the dialog memory_unit, by its constant, textual id or title, or by its number.
MemoryUnitChoice = _t.Union[
    _t.Literal["C__MEMORY_UNIT__B", "C__MEMORY_UNIT__KB", "C__MEMORY_UNIT__MB", "C__MEMORY_UNIT__GB", "C__MEMORY_UNIT__TB"],
    _t.Literal["B", "KB", "MB", "GB", "TB"],
    _t.Literal[1000, 1, 2, 3, 4],
]


# A choice of the dialog frequency_unit, by its constant, textual id or title, or by its number.
FrequencyUnitChoice = _t.Union[
    _t.Literal["C__FREQUENCY_UNIT__KHZ", "C__FREQUENCY_UNIT__MHZ", "C__FREQUENCY_UNIT__GHZ", "C__FREQUENCY_UNIT__THZ"],
    _t.Literal["KHz", "MHz", "GHz", "THz"],
    _t.Literal[1, 2, 3, 4],
]


# A choice of the dialog port_speed, by its constant, textual id or title, or by its number.
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
    """Computing resources as it is saved; what is absent keeps its value."""

    # RAM
    ram: _t.Union[float, str, Cleared]
    # Memory unit
    ram_unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # CPU frequency
    cpu: _t.Union[float, str, Cleared]
    # CPU frequency unit
    cpu_unit: _t.Union[FrequencyUnitChoice, ClearedChoice]
    # Disc space
    disc_space: _t.Union[float, str, Cleared]
    # Disc space unit
    disc_space_unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # Network bandwidth
    network_bandwidth: _t.Union[float, str, Cleared]
    # Network bandwidth unit
    network_bandwidth_unit: _t.Union[PortSpeedChoice, ClearedChoice]
    # Description
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
    """Connectors as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # In-/Output
    type: _t.Union[ConnectorTypeChoice, ClearedChoice]
    # Wiring system
    wiring_system: _t.Union[LinkInput, Cleared]
    # Interface
    interface: ChoiceInput
    # Color / wave lengths
    fiber_wave_lengths: _t.Union[ChoicesInput, ClearedChoice]
    # Connection type
    connection_type: ChoiceInput
    # Assigned to connector
    assigned_connector: _t.Union[LinkInput, Cleared]
    # Assigned category type
    assigned_category: _t.Union[str, None]
    # Cable
    cable_connection: _t.Union[LinkInput, Cleared]
    # Used fiber/lead (RX)
    used_fiber_lead_rx: _t.Union[LinkInput, Cleared]
    # Used fiber/lead (TX)
    used_fiber_lead_tx: _t.Union[LinkInput, Cleared]
    # Assigned Input/Output
    connector_sibling: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]
    # Relation direction
    relation_direction: _t.Union[LinkInput, Cleared]


class ContactData(_t.TypedDict, total=False):
    """Contact assignment as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Contact
    contact: _t.Union[LinkInput, Cleared]
    # Contact object
    contact_object: _t.Union[Id, _t.List[Id], Cleared]
    # Primary
    primary: _t.Union[YesNoInput, Cleared]
    # Role
    role: ChoiceInput
    # Description
    description: _t.Union[str, None]


class ContractAssignmentData(_t.TypedDict, total=False):
    """Contract assignment as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Assigned contract
    connected_contract: _t.Union[LinkInput, Cleared]
    # Contract begin
    contract_start: _t.Union[str, None]
    # Contract end
    contract_end: _t.Union[str, None]
    # Reaction rate
    reaction_rate: ChoiceInput
    # Description
    description: _t.Union[str, None]


class ControllerData(_t.TypedDict, total=False):
    """Controller as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # Type
    type: ChoiceInput
    # Manufacturer
    manufacturer: ChoiceInput
    # Model
    model: ChoiceInput
    # Firmware
    firmware: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class ControllerFcPortData(_t.TypedDict, total=False):
    """FC port as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # Type
    type: ChoiceInput
    # Connected controller
    connected_controller: _t.Union[LinkInput, Cleared]
    # Assigned Input/Output
    connector_sibling: _t.Union[LinkInput, Cleared]
    # Medium
    medium: ChoiceInput
    # Speed
    speed: _t.Union[int, str, Cleared]
    # Speed unit
    speed_unit: _t.Union[PortSpeedChoice, ClearedChoice]
    # Node WWN
    wwn: _t.Union[str, None]
    # Port WW(P)N
    wwpn: _t.Union[str, None]
    # SAN zone and connection type
    san_zones: _t.Union[LinksInput, Cleared]
    # Connection
    connector: _t.Union[LinkInput, Cleared]
    # Connection
    assigned_connector: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]
    # Relation direction
    relation_direction: _t.Union[LinkInput, Cleared]


class CpuData(_t.TypedDict, total=False):
    """CPU as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # Manufacturer
    manufacturer: ChoiceInput
    # Type
    type: ChoiceInput
    # CPU frequency
    frequency: _t.Union[float, str, Cleared]
    # CPU frequency unit
    frequency_unit: _t.Union[FrequencyUnitChoice, ClearedChoice]
    # CPU cores
    cores: _t.Union[int, str, Cleared]
    # Description
    description: _t.Union[str, None]


# A number as it is saved: a number or a numeric text, decimals behind a point or a comma.
NumberInput = _t.Union[float, str]


class CustomFieldsExampleData(_t.TypedDict, total=False):
    """Example (custom) as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Checkbox
    checkbox: _t.Union[YesNoInput, Cleared]
    # File
    file: _t.Union[LinkInput, Cleared]
    # Date
    day: _t.Union[str, None]
    # Date and time
    moment: _t.Union[str, None]
    # Dialog+
    choice: ChoiceInput
    # Dialog+ (multiple)
    choices: _t.Union[ChoicesInput, ClearedChoice]
    # HTML editor
    html: _t.Union[str, None]
    # Yes/No
    yes_no: _t.Union[YesNoInput, Cleared]
    # Link
    link: _t.Union[str, None]
    # Number
    number: _t.Union[NumberInput, Cleared]
    # Object relation
    relation: _t.Union[LinkInput, Cleared]
    # Object relation (multiple)
    relations: _t.Union[LinksInput, Cleared]
    # Object
    object: _t.Union[LinkInput, Cleared]
    # Objects
    objects: _t.Union[LinksInput, Cleared]
    # Text
    text: _t.Union[str, None]
    # Text (masked)
    secret: _t.Union[str, None]
    # Text (multi-line)
    note: _t.Union[str, None]
    # Time
    clock: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class DatabaseData(_t.TypedDict, total=False):
    """DBMS as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # DBMS
    assigned_dbms: _t.Union[LinkInput, Cleared]
    # Instanz name
    instance_name: _t.Union[str, None]
    # Instanz type
    instance_type: ChoiceInput
    # Max size
    size: _t.Union[NumberInput, Cleared]
    # Size unit
    size_unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # Version
    version: _t.Union[Id, str, _t.List[_t.Union[Id, str]], Cleared]
    # Path
    path: _t.Union[str, None]
    # Port
    port: _t.Union[str, None]
    # Port Name
    port_name: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class DatabaseAssignmentData(_t.TypedDict, total=False):
    """Database assignment as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Target schema
    database_assignment: LinkInput
    # Software runs on
    runs_on: LinkInput
    # Description
    description: _t.Union[str, None]


class DatabaseSaData(_t.TypedDict, total=False):
    """Databases as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Assigned DBMS
    assigned_database: _t.Union[LinkInput, Cleared]
    # Instance
    assigned_instance: _t.Union[LinkInput, Cleared]
    # Schemes
    assigned_schemas: _t.Union[ChoicesInput, ClearedChoice]
    # Title
    title: _t.Union[str, None]
    # Size
    size: _t.Union[float, str, Cleared]
    # Unit
    size_unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # Max size
    max_size: _t.Union[NumberInput, Cleared]
    # Max Unit
    max_size_unit: ChoiceInput
    # Description
    description: _t.Union[str, None]


class DatabaseTableData(_t.TypedDict, total=False):
    """Tables as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # Row count
    row_count: _t.Union[str, None]
    # Assigned database
    assigned_database: _t.Union[LinkInput, Cleared]
    # Schema
    assigned_schema: ChoiceInput
    # Schema size
    schema_size: _t.Union[float, str, Cleared]
    # Schema size unit
    schema_size_unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # Size
    size: _t.Union[float, str, Cleared]
    # Size unit
    size_unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # Max size
    max_size: _t.Union[NumberInput, Cleared]
    # Max size unit
    max_size_unit: ChoiceInput
    # Import Key
    import_key: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


# An integer as it is saved: a number or a numeric text.
IntegerInput = _t.Union[int, str]


class DriveData(_t.TypedDict, total=False):
    """Drive as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Drive letter
    mount_point: _t.Union[str, None]
    # Title
    title: _t.Union[str, None]
    # System drive
    system_drive: _t.Union[YesNoInput, Cleared]
    # Filesystem
    filesystem: ChoiceInput
    # Capacity
    capacity: _t.Union[float, str, Cleared]
    # Unit
    unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # Serial number
    serial: _t.Union[str, None]
    # Software RAID group
    assigned_raid: _t.Union[LinkInput, Cleared]
    # Type
    drive_type: _t.Union[IntegerInput, Cleared]
    # On device
    device: _t.Union[LinkInput, Cleared]
    # On device Raid-Array
    raid: _t.Union[LinkInput, Cleared]
    # On device Logical devices (Client)
    ldev: _t.Union[LinkInput, Cleared]
    # Object type constant
    category_const: _t.Union[str, None]
    # Free Diskspace
    free_space: _t.Union[float, str, Cleared]
    # Memory unit
    free_space_unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # Used Diskspace
    used_space: _t.Union[float, str, Cleared]
    # Memory unit
    used_space_unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # Firmware
    firmware: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class EmergencyPlanData(_t.TypedDict, total=False):
    """Emergency plan assignment as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # Assigned emergency plan
    emergency_plan: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]


class FiberLeadData(_t.TypedDict, total=False):
    """Fiber/lead as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Label
    label: _t.Union[str, None]
    # Category
    category: ChoiceInput
    # Color
    color: ChoiceInput
    # Damping
    damping: _t.Union[NumberInput, Cleared]
    # Description
    description: _t.Union[str, None]


class FileData(_t.TypedDict, total=False):
    """Files as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # File
    file: _t.Union[LinkInput, Cleared]
    # HTTP-Link (extern)
    link: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


# A choice of the dialog weight_unit, by its constant, textual id or title, or by its number.
WeightUnitChoice = _t.Union[
    _t.Literal["C__WEIGHT_UNIT__G", "C__WEIGHT_UNIT__KG", "C__WEIGHT_UNIT__T"],
    _t.Literal["g", "kg", "t"],
    _t.Literal[1, 2, 3],
]


class FormfactorData(_t.TypedDict, total=False):
    """Form factor as it is saved; what is absent keeps its value."""

    # Form factor
    formfactor: ChoiceInput
    # Rack units
    rackunits: _t.Union[int, str, Cleared]
    # Dimension unit
    unit: _t.Union[DepthUnitChoice, ClearedChoice]
    # Width
    width: _t.Union[float, str, Cleared]
    # Height
    height: _t.Union[float, str, Cleared]
    # Depth
    depth: _t.Union[float, str, Cleared]
    # Weight
    weight: _t.Union[float, str, Cleared]
    # weight unit
    weight_unit: _t.Union[WeightUnitChoice, ClearedChoice]
    # Description
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
    """General as it is saved; what is absent keeps its value."""

    # Title
    title: str
    # Purpose
    purpose: ChoiceInput
    # Category
    category: ChoiceInput
    # SYSID
    sysid: _t.Union[str, None]
    # CMDB status
    cmdb_status: _t.Union[CmdbStatusChoice, ClearedChoice]
    # Object type
    type: _t.Union[ObjectTypeChoice, ClearedChoice]
    # Tags
    tag: _t.Union[ChoicesInput, ClearedChoice]
    # Description
    description: _t.Union[str, None]


class GraphicData(_t.TypedDict, total=False):
    """Graphic card as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # Manufacturer
    manufacturer: ChoiceInput
    # Memory
    memory: _t.Union[float, str, Cleared]
    # Memory unit
    unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # Firmware
    firmware: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class GroupMembershipsData(_t.TypedDict, total=False):
    """Group memberships as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Group
    connected_object: _t.Union[Id, _t.List[Id]]
    # Description
    description: _t.Union[str, None]


class GuestSystemsData(_t.TypedDict, total=False):
    """Guest systems as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Guest systems
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
    """Host Bus Adapter (HBA) as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # Type
    type: _t.Union[HbaTypeChoice, ClearedChoice]
    # Manufacturer
    manufacturer: ChoiceInput
    # Model
    model: ChoiceInput
    # Firmware
    firmware: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class IdentifierData(_t.TypedDict, total=False):
    """Data Source as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Key
    key: _t.Union[str, None]
    # Value
    value: _t.Union[str, None]
    # Type
    type: ChoiceInput
    # Group
    group: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class ImageData(_t.TypedDict, total=False):
    """Object picture as it is saved; what is absent keeps its value."""

    # Uploaded images
    image_selection: _t.Union[str, None]
    # File
    image: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class ImagesData(_t.TypedDict, total=False):
    """Images as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # File name
    name: _t.Union[str, None]
    # File content
    content: _t.Union[str, None]


class InvoiceData(_t.TypedDict, total=False):
    """Invoice as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    denotation: _t.Union[str, None]
    # Invoice Date
    date: _t.Union[str, None]
    # Amount
    amount: _t.Union[MoneyInput, Cleared]
    # Edited at
    edited: _t.Union[str, None]
    # Dispensing Tax Accounting
    financial_accounting_delivery: _t.Union[str, None]
    # Charged
    charged: _t.Union[YesNoInput, Cleared]
    # Description
    description: _t.Union[str, None]


# A choice of the dialog net_type, by its constant, textual id or title, or by its number.
NetTypeChoice = _t.Union[
    _t.Literal["C__CATS_NET_TYPE__IPV4", "C__CATS_NET_TYPE__IPV6", "C__CATS_NET_TYPE__AT", "C__CATS_NET_TYPE__IPX"],
    _t.Literal["IPv4 (Internet Protocol v4)", "IPv6 (Internet Protocol v6)", "AT (AppleTalk)", "IPX (Internet Packet Exchange)"],
    _t.Literal[1, 1000, 3, 2],
]


# A choice of the dialog ip_assignment, by its constant, textual id or title, or by its number.
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


# A choice of the dialog ipv6_assignment, by its constant, textual id or title, or by its number.
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
    """Host address as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Type
    net_type: _t.Union[NetTypeChoice, ClearedChoice]
    # Primary
    primary: _t.Union[YesNoInput, Cleared]
    # Active
    active: _t.Union[YesNoInput, Cleared]
    # Net
    net: _t.Union[LinkInput, Cleared]
    # Net zone
    zone: _t.Union[LinkInput, Cleared]
    # Address allocation IPv4
    ipv4_assignment: _t.Union[IpAssignmentChoice, ClearedChoice]
    # IPv4 address
    ipv4_address: _t.Union[str, None]
    # Address allocation IPv6
    ipv6_assignment: _t.Union[Ipv6AssignmentChoice, ClearedChoice]
    # IPv6 scope
    ipv6_scope: ChoiceInput
    # IPv6 address
    ipv6_address: _t.Union[str, None]
    # Hostname
    hostname: _t.Union[str, None]
    # Domain
    domain: _t.Union[str, None]
    # DNS Server
    dns_server: _t.Union[LinksInput, Cleared]
    # Search domain
    dns_domain: _t.Union[ChoicesInput, ClearedChoice]
    # Default gateway for the net
    use_standard_gateway: _t.Union[YesNoInput, Cleared]
    # Assigned Port
    assigned_port: _t.Union[LinkInput, Cleared]
    # Assigned Logical Port
    assigned_logical_port: _t.Union[LinkInput, Cleared]
    # Aliases
    aliases: _t.Union[_t.List[IpAliasesRowData], Cleared]
    # Description
    description: _t.Union[str, None]


class ItsTypeData(_t.TypedDict, total=False):
    """Service Type as it is saved; what is absent keeps its value."""

    # Type
    its_type: ChoiceInput
    # Description
    description: _t.Union[str, None]


class ItServiceData(_t.TypedDict, total=False):
    """Service assignment as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Service
    connected_object: _t.Union[Id, _t.List[Id]]


class ItServiceComponentsData(_t.TypedDict, total=False):
    """Service components as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Assigned object
    connected_object: _t.Union[Id, _t.List[Id], Cleared]


# A choice of the dialog weighting, by its constant, textual id or title, or by its number.
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
    """Service Relation as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Object 1
    object1: LinkInput
    # Object 2
    object2: LinkInput
    # Relation type
    relation_type: _t.Union[str, int]
    # Weighting
    weighting: WeightingChoice
    # Service
    itservice: _t.Union[LinkInput, Cleared]
    # Description
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
    """JDisc custom attributes as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Attribute title
    attribute: str
    # Attribute content
    attribute_content: _t.Union[str, None]
    # Attribute content
    attribute_type: _t.Union[JdiscCaTypeChoice, ClearedChoice]
    # Attribute folder
    attribute_folder: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class LastLoginUserData(_t.TypedDict, total=False):
    """Last login user as it is saved; what is absent keeps its value."""

    # Last logged in user
    last_login: _t.Union[str, None]
    # Type
    type: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class LdevClientData(_t.TypedDict, total=False):
    """Logical devices (Client) as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # Path
    paths: _t.Union[LinksInput, Cleared]
    # Logical devices (LDEV Server)
    assigned_ldevserver: _t.Union[LinkInput, Cleared]
    # Primary path
    primary_path: _t.Union[LinkInput, Cleared]
    # Multipath technology
    multipath: ChoiceInput
    # Description
    description: _t.Union[str, None]


class LdevServerData(_t.TypedDict, total=False):
    """Logical devices (LDEV Server) as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # LUN
    lun: _t.Union[str, None]
    # Segment size (kB)
    segment_size: _t.Union[float, str, Cleared]
    # Memory-unit
    unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # Capacity
    capacity: _t.Union[float, str, Cleared]
    # Attached devices
    connected_devices: _t.Union[LinksInput, Cleared]
    # Paths
    paths: _t.Union[LinksInput, Cleared]
    # Primary path
    primary_path: _t.Union[LinkInput, Cleared]
    # Multipath technology
    multipath: ChoiceInput
    # Tier class
    tierclass: ChoiceInput
    # Logical devices (Client)
    ldev_clients: _t.Union[LinksInput, Cleared]
    # Description
    description: _t.Union[str, None]


# A choice of the dialog location_option, by its constant, textual id or title, or by its number.
LocationOptionChoice = _t.Union[
    _t.Literal["C__RACK_INSERTION__HORIZONTAL", "C__RACK_INSERTION__VERTICAL"],
    _t.Literal["Horizontal", "Vertical", "Vertikal"],
    _t.Literal[3, 4],
]


# A choice of the dialog location_insertion, by its constant, textual id or title, or by its number.
LocationInsertionChoice = _t.Union[
    _t.Literal["C__INSERTION__FRONT", "C__INSERTION__REAR", "C__INSERTION__BOTH"],
    _t.Literal["Front", "Vorderseite", "Back", "Rückseite", "Front and backside", "Vorder- und Rückseite"],
    _t.Literal[1, 0, 2],
]


class LocationData(_t.TypedDict, total=False):
    """Location as it is saved; what is absent keeps its value."""

    # Location
    parent: _t.Union[LinkInput, Cleared]
    # Assembly
    option: _t.Union[LocationOptionChoice, ClearedChoice]
    # Insertion
    insertion: _t.Union[LocationInsertionChoice, ClearedChoice]
    # Position in the rack
    pos: _t.Union[int, str, Cleared]
    # GPS
    gps: _t.Union[str, None]
    # Latitude
    latitude: _t.Union[str, None]
    # Longitude
    longitude: _t.Union[str, None]
    # SNMP sysLocation
    snmp_syslocation: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class LogbookData(_t.TypedDict, total=False):
    """Logbook as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Description
    description: _t.Union[str, None]


class LogicalUnitData(_t.TypedDict, total=False):
    """Logical location as it is saved; what is absent keeps its value."""

    # Parent object
    parent: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]


class MailAddressesData(_t.TypedDict, total=False):
    """E-Mail addresses as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # E-mail address
    title: _t.Union[str, None]
    # Primary
    primary: _t.Union[YesNoInput, Cleared]
    # Description
    description: _t.Union[str, None]


class ManagedObjectsData(_t.TypedDict, total=False):
    """Virtual managed objects as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Object
    connected_object: _t.Union[LinkInput, Cleared]


class ManualData(_t.TypedDict, total=False):
    """Manual assignment as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # Manual file
    manual: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]


class MemoryData(_t.TypedDict, total=False):
    """Memory as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Quantity
    quantity: _t.Union[int, str, Cleared]
    # Title
    title: ChoiceInput
    # Manufacturer
    manufacturer: ChoiceInput
    # Type
    type: ChoiceInput
    # Capacity
    capacity: _t.Union[float, str, Cleared]
    # Memory unit
    unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # Description
    description: _t.Union[str, None]


class ModelData(_t.TypedDict, total=False):
    """Model as it is saved; what is absent keeps its value."""

    # Manufacturer
    manufacturer: ChoiceInput
    # Model
    title: ChoiceInput
    # Product ID
    productid: _t.Union[str, None]
    # Service Tag
    service_tag: _t.Union[str, None]
    # Serial number
    serial: _t.Union[str, None]
    # Firmware
    firmware: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class MonitoringData(_t.TypedDict, total=False):
    """Monitoring as it is saved; what is absent keeps its value."""

    # Active
    active: _t.Union[YesNoInput, Cleared]
    # Monitoring host
    monitoring_host: ClearedChoice
    # Hostname
    host_name: _t.Union[str, None]
    # Hostname selection
    host_name_selection: _t.Union[IntegerInput, Cleared]
    # Description
    description: _t.Union[str, None]


class NetworkData(_t.TypedDict, total=False):
    """Network as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # Manufacturer
    manufacturer: ChoiceInput
    # Model
    model: ChoiceInput
    # Serial number
    serial: _t.Union[str, None]
    # Slotnumber
    slot: _t.Union[str, None]
    # Firmware
    firmware: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class NetworkInterfaceData(_t.TypedDict, total=False):
    """Interface as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # Manufacturer
    manufacturer: ChoiceInput
    # Model
    model: ChoiceInput
    # Serial number
    serial: _t.Union[str, None]
    # Slotnumber
    slot: _t.Union[str, None]
    # Firmware
    firmware: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class NetworkLogPortData(_t.TypedDict, total=False):
    """logical Ports as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # Net(s)
    net: _t.Union[LinksInput, Cleared]
    # MAC
    mac: _t.Union[str, None]
    # Type
    port_type: ChoiceInput
    # Port Allocation
    ports: _t.Union[LinksInput, Cleared]
    # Parent port
    parent: _t.Union[LinkInput, Cleared]
    # Standard
    standard: ChoiceInput
    # Active
    active: _t.Union[YesNoInput, Cleared]
    # Host address
    addresses: _t.Union[LinksInput, Cleared]
    # Assigned to connector
    assigned_connector: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]


# A choice of the dialog port_negotiation, by its constant, textual id or title, or by its number.
PortNegotiationChoice = _t.Union[
    _t.Literal["C__PORT_NEGOTIATION__AUTO", "C__PORT_NEGOTIATION__MANUAL"],
    _t.Literal["Automatic", "Automatisch", "Manual", "Manuell"],
    _t.Literal[1, 2],
]


# A choice of the dialog port_duplex, by its constant, textual id or title, or by its number.
PortDuplexChoice = _t.Union[
    _t.Literal["C__PORT_DUPLEX__FULL", "C__PORT_DUPLEX__HALF"],
    _t.Literal["Full", "Voll", "Half", "Halb"],
    _t.Literal[2, 1],
]


class NetworkPortData(_t.TypedDict, total=False):
    """Port as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # Connected interface
    interface: _t.Union[LinkInput, Cleared]
    # Type
    port_type: ChoiceInput
    # Mode
    port_mode: ChoiceInput
    # Plug
    plug_type: ChoiceInput
    # Negotiation
    negotiation: _t.Union[PortNegotiationChoice, ClearedChoice]
    # Duplex
    duplex: _t.Union[PortDuplexChoice, ClearedChoice]
    # Speed
    speed: _t.Union[float, str, Cleared]
    # Unit
    speed_type: _t.Union[PortSpeedChoice, ClearedChoice]
    # Standard
    standard: ChoiceInput
    # MAC-address
    mac: _t.Union[str, None]
    # MTU
    mtu: _t.Union[str, None]
    # Connected with
    assigned_connector: _t.Union[LinkInput, Cleared]
    # Assigned Input/Output
    connector_sibling: _t.Union[LinkInput, Cleared]
    # Cable ID
    cable: _t.Union[LinkInput, Cleared]
    # Active
    active: _t.Union[YesNoInput, Cleared]
    # Host address
    addresses: _t.Union[LinksInput, Cleared]
    # Layer 2 Net
    layer2_assignment: _t.Union[LinksInput, Cleared]
    # Connected interface (HBA)
    hba: _t.Union[LinkInput, Cleared]
    # Standard VLAN
    default_vlan: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]
    # Relation direction
    relation_direction: _t.Union[LinkInput, Cleared]


class NetConnectionsFolderData(_t.TypedDict, total=False):
    """Network connections as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Layer 3/4 Protocol
    protocol: ChoiceInput
    # Layer 5-7 Protocol
    protocol_layer_5: ChoiceInput
    # (Bind) ip address
    ip_address: _t.Union[LinkInput, Cleared]
    # Of
    port_from: _t.Union[int, str, Cleared]
    # To
    port_to: _t.Union[int, str, Cleared]
    # Opened by application
    opened_by: _t.Union[LinkInput, Cleared]
    # Gateway
    gateway: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]


class NetConnectorData(_t.TypedDict, total=False):
    """Connection as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # (Source) ip address
    ip_address: _t.Union[LinkInput, Cleared]
    # Of
    port_from: _t.Union[int, str, Cleared]
    # To
    port_to: _t.Union[int, str, Cleared]
    # Listener
    connected_listener: LinkInput
    # Connected with
    connected_to: LinkInput
    # Gateway
    gateway: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]


class NetListenerData(_t.TypedDict, total=False):
    """Listener as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Layer 3/4 Protocol
    protocol: ChoiceInput
    # Layer 5-7 Protocol
    protocol_layer_5: ChoiceInput
    # (Bind) ip address
    ip_address: _t.Union[LinkInput, Cleared]
    # Of
    port_from: _t.Union[int, str, Cleared]
    # To
    port_to: _t.Union[int, str, Cleared]
    # Opened by application
    opened_by: _t.Union[LinkInput, Cleared]
    # Gateway
    gateway: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]


class NetZoneOptionsData(_t.TypedDict, total=False):
    """Options as it is saved; what is absent keeps its value."""

    # Zone color
    color: _t.Union[str, None]
    # Zone color
    domain: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class ObjectData(_t.TypedDict, total=False):
    """locally assigned objects as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Object
    assigned_object: _t.Union[Id, _t.List[Id]]


class OperatingSystemData(_t.TypedDict, total=False):
    """Operating system as it is saved; what is absent keeps its value."""

    # Operating system
    application: _t.Union[LinkInput, Cleared]
    # Type
    application_type: _t.Union[ApplicationTypeChoice, ClearedChoice]
    # Priority
    application_priority: _t.Union[ApplicationPriorityChoice, ClearedChoice]
    # Assigned license
    assigned_license: _t.Union[LinkInput, Cleared]
    # Service
    assigned_it_service: _t.Union[LinksInput, Cleared]
    # Variant
    assigned_variant: _t.Union[LinkInput, Cleared]
    # Version number
    assigned_version: _t.Union[Id, str, _t.List[_t.Union[Id, str]], Cleared]
    # Used databases
    assigned_databases: _t.Union[LinksInput, Cleared]
    # Installation date
    installDate: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class PasswdData(_t.TypedDict, total=False):
    """Passwords as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # Username
    username: _t.Union[str, None]
    # Password
    password: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class PersonAssignedWorkstationData(_t.TypedDict, total=False):
    """Assigned Workplaces as it is saved; what is absent keeps its value."""

    # Assigned Workplaces
    assigned_workstations: _t.Union[LinksInput, Cleared]
    # Description
    description: _t.Union[str, None]


class PlanningData(_t.TypedDict, total=False):
    """Status-Planning as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # CMDB status
    cmdb_status: _t.Union[CmdbStatusChoice, ClearedChoice]
    # Validity period from
    start: _t.Union[str, None]
    # Validity period to
    end: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class PowerConsumerData(_t.TypedDict, total=False):
    """Power consumer as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # Active
    active: _t.Union[YesNoInput, Cleared]
    # Manufacturer
    manufacturer: ChoiceInput
    # Model
    model: ChoiceInput
    # Volt
    volt: _t.Union[NumberInput, Cleared]
    # Watt
    watt: _t.Union[float, str, Cleared]
    # Ampere
    ampere: _t.Union[float, str, Cleared]
    # BTU
    btu: _t.Union[str, None]
    # Target object
    assigned_connector: _t.Union[LinkInput, Cleared]
    # Assigned Input/Output
    connector_sibling: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]


class PowerSupplierData(_t.TypedDict, total=False):
    """Power supplier as it is saved; what is absent keeps its value."""

    # Title
    title: _t.Union[str, None]
    # Volt
    volt: _t.Union[NumberInput, Cleared]
    # Watt
    watt: _t.Union[float, str, Cleared]
    # Ampere
    ampere: _t.Union[float, str, Cleared]
    # Target object
    assigned_connector: _t.Union[LinkInput, Cleared]
    # Assigned Input/Output
    connector_sibling: _t.Union[LinkInput, Cleared]
    # Assigned category type
    assigned_category: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class QinqSpData(_t.TypedDict, total=False):
    """QinQ SP-VLAN as it is saved; what is absent keeps its value."""

    # Assigned SP-VLAN
    spvlan: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]


# A choice of the dialog raid_type, by its constant, textual id or title, or by its number.
RaidTypeChoice = _t.Union[
    _t.Literal["C__CMDB__RAID_TYPE__HARDWARE", "C__CMDB__RAID_TYPE__SOFTWARE"],
    _t.Literal["Hardware-Raid", "Hardware-RAID", "Software-Raid", "Software-RAID"],
    _t.Literal[1, 2],
]


# A choice of the dialog stor_raid_level, by its constant, textual id or title, or by its number.
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
    """Raid-Array as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Type
    raid_type: _t.Union[RaidTypeChoice, ClearedChoice]
    # Title
    title: _t.Union[str, None]
    # RAID Level
    raid_level: _t.Union[StorRaidLevelChoice, ClearedChoice]
    # Controller
    controller: _t.Union[LinkInput, Cleared]
    # Connected devices
    storages: _t.Union[LinksInput, Cleared]
    # Description
    description: _t.Union[str, None]


class RelationData(_t.TypedDict, total=False):
    """Relationship as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Object 1
    object1: LinkInput
    # Object 2
    object2: LinkInput
    # Relation type
    relation_type: _t.Union[str, int]
    # Weighting
    weighting: WeightingChoice
    # Service
    itservice: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]


class RmControllerData(_t.TypedDict, total=False):
    """Remote Management Controller as it is saved; what is absent keeps its value."""

    # Remote Management Controller
    connected_object: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]


class RmControllerBackwardData(_t.TypedDict, total=False):
    """Managed devices as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Remote Management Controller
    connected_object: _t.Union[Id, _t.List[Id]]


class ServiceData(_t.TypedDict, total=False):
    """Services as it is saved; what is absent keeps its value."""

    # Service number
    service_number: _t.Union[str, None]
    # Service type
    type: ChoiceInput
    # Service category
    category: ChoiceInput
    # Business Unit
    business_unit: ChoiceInput
    # Active in service catalogue
    active: _t.Union[YesNoInput, Cleared]
    # Service description internal
    service_description_intern: _t.Union[str, None]
    # Service description external
    service_description_extern: _t.Union[str, None]
    # Aliases
    service_alias: _t.Union[ChoicesInput, ClearedChoice]
    # Description
    description: _t.Union[str, None]


class SharesData(_t.TypedDict, total=False):
    """Shares as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Share name
    title: _t.Union[str, None]
    # UNC-path
    unc_path: _t.Union[str, None]
    # Volume
    volume: _t.Union[LinkInput, Cleared]
    # Local path
    path: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class ShareAccessData(_t.TypedDict, total=False):
    """Share Access as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Selected object
    assigned_objects: _t.Union[LinkInput, Cleared]
    # Mountpoint
    mountpoint: _t.Union[str, None]
    # Share name
    shares: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]


# A choice of the dialog cp_contract_type, by its constant, textual id or title, or by its number.
CpContractTypeChoice = _t.Union[
    _t.Literal["C__CMDB__MAIN_CONTRACT", "C__CMDB__ALTERNATIVE_CONTRACT"],
    _t.Literal["Main Contract", "Hauptvertrag", "Contract Replacement", "Ersatzvertrag"],
    _t.Literal[1, 2],
]


class SimData(_t.TypedDict, total=False):
    """SIM as it is saved; what is absent keeps its value."""

    # Type
    type: _t.Union[CpContractTypeChoice, ClearedChoice]
    # Network provider
    network_provider: ChoiceInput
    # Telephone rate
    telephone_rate: ChoiceInput
    # Start Date
    start: _t.Union[str, None]
    # End Date
    end: _t.Union[str, None]
    # Date for Notification
    threshold_date: _t.Union[str, None]
    # Phone Number
    phone_no: _t.Union[str, None]
    # Client Number
    client_no: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class SimCardData(_t.TypedDict, total=False):
    """SIM card as it is saved; what is absent keeps its value."""

    # Type
    type: _t.Union[CpContractTypeChoice, ClearedChoice]
    # Assigned mobile phone
    assigned_mobile: _t.Union[LinkInput, Cleared]
    # Network provider
    network_provider: ChoiceInput
    # Telephone rate
    telephone_rate: ChoiceInput
    # Start Date
    start: _t.Union[str, None]
    # End Date
    end: _t.Union[str, None]
    # Date for Notification
    threshold_date: _t.Union[str, None]
    # Card Number
    card_no: _t.Union[str, None]
    # Phone Number
    phone_no: _t.Union[str, None]
    # Client Number
    client_no: _t.Union[str, None]
    # Pin
    pin: _t.Union[str, None]
    # Pin 2
    pin2: _t.Union[str, None]
    # PUK
    puk: _t.Union[str, None]
    # PUK2
    puk2: _t.Union[str, None]
    # Serial number
    serial: _t.Union[str, None]
    # Twin Card
    twincard: _t.Union[YesNoInput, Cleared]
    # Card Number
    tc_card_no: _t.Union[str, None]
    # Phone Number
    tc_phone_no: _t.Union[str, None]
    # Pin
    tc_pin: _t.Union[str, None]
    # Pin 2
    tc_pin2: _t.Union[str, None]
    # PUK
    tc_puk: _t.Union[str, None]
    # PUK2
    tc_puk2: _t.Union[str, None]
    # Serial number
    tc_serial_no: _t.Union[str, None]
    # Description (Twin Card)
    optional_info: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


# A choice of the dialog sla_service_level_kind, by its constant, textual id or title, or by its number.
SlaServiceLevelKindChoice = _t.Union[
    _t.Literal["Minimal availability in %", "Failure contingent in hours"],
    _t.Literal["Mindestverfügbarkeit in %", "Ausfallkontingent in Stunden"],
    _t.Literal[1, 2],
]


# A choice of the dialog unit_of_time, by its constant, textual id or title, or by its number.
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
    """SLA as it is saved; what is absent keeps its value."""

    # Service-ID
    service_id: _t.Union[str, None]
    # SLA service level
    service_level: _t.Union[SlaServiceLevelKindChoice, ClearedChoice]
    # SLA service level (Dialog)
    service_level_dialog: ChoiceInput
    # Weekday
    days: _t.Union[IntegerInput, Cleared]
    # Monday
    monday_time: _t.Union[str, None]
    # Tuesday
    tuesday_time: _t.Union[str, None]
    # Wednesday
    wednesday_time: _t.Union[str, None]
    # Thursday
    thursday_time: _t.Union[str, None]
    # Friday
    friday_time: _t.Union[str, None]
    # Saturday
    saturday_time: _t.Union[str, None]
    # Sunday
    sunday_time: _t.Union[str, None]
    # Reaction time
    reaction_time: _t.Union[float, str, Cleared]
    # Reaktion time unit
    reaction_time_unit: _t.Union[UnitOfTimeChoice, ClearedChoice]
    # Recovery time
    recovery_time: _t.Union[float, str, Cleared]
    # Recovery time unit
    recovery_time_unit: _t.Union[UnitOfTimeChoice, ClearedChoice]
    # Calendar
    calendar: ChoiceInput
    # Description
    description: _t.Union[str, None]


class SmartcardCertificateData(_t.TypedDict, total=False):
    """Smart Card Certificate as it is saved; what is absent keeps its value."""

    # Card number
    cardnumber: _t.Union[str, None]
    # Barring password
    barring_password: _t.Union[str, None]
    # PIN no.
    pin_nr: _t.Union[str, None]
    # Reference
    reference: _t.Union[str, None]
    # Expires on
    expires_on: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class SoaStacksData(_t.TypedDict, total=False):
    """SOA-Stacks as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # SOA-Stacks
    soa_stack_object: _t.Union[LinkInput, Cleared]
    # SOA-Component
    soa_stack_components: _t.Union[LinksInput, Cleared]
    # Service
    soa_stack_it_services: _t.Union[LinksInput, Cleared]
    # Description
    description: _t.Union[str, None]


class SoundData(_t.TypedDict, total=False):
    """Sound card as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Manufacturer
    manufacturer: ChoiceInput
    # Title
    title: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


# A choice of the dialog stack_member_mode, by its constant, textual id or title, or by its number.
StackMemberModeChoice = _t.Union[_t.Literal["Passive", "Active"], _t.Literal["Passiv", "Aktiv"], _t.Literal[0, 1]]


class StackMemberData(_t.TypedDict, total=False):
    """Stack member as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Member
    assigned_object: _t.Union[LinkInput, Cleared]
    # Mode
    mode: _t.Union[StackMemberModeChoice, ClearedChoice]
    # Description
    description: _t.Union[str, None]


class StorageDeviceData(_t.TypedDict, total=False):
    """Device as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Type
    type: ChoiceInput
    # Title
    title: _t.Union[str, None]
    # Manufacturer
    manufacturer: ChoiceInput
    # Model
    model: ChoiceInput
    # Memory unit
    unit: _t.Union[MemoryUnitChoice, ClearedChoice]
    # Capacity
    capacity: _t.Union[float, str, Cleared]
    # Hotspare
    hotspare: _t.Union[YesNoInput, Cleared]
    # Connection
    connected: ChoiceInput
    # Controller
    controller: _t.Union[LinkInput, Cleared]
    # Hardware RAID group
    raid_group: _t.Union[LinkInput, Cleared]
    # Serial number
    serial: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]
    # LTO Type
    lto_type: ChoiceInput
    # FC Address
    fc_address: _t.Union[str, None]
    # Firmware
    firmware: _t.Union[str, None]
    # Slot
    slot: _t.Union[str, None]


class SupportEntitlementData(_t.TypedDict, total=False):
    """Support entitlement as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Part number
    partNumber: _t.Union[str, None]
    # Start date
    startDate: _t.Union[str, None]
    # End date
    endDate: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class TelephoneFaxData(_t.TypedDict, total=False):
    """Telephone/Fax as it is saved; what is absent keeps its value."""

    # Type
    type: ChoiceInput
    # Telephone number
    telephone_number: _t.Union[str, None]
    # Fax number
    fax_number: _t.Union[str, None]
    # Extension
    extension: _t.Union[str, None]
    # Pincode
    pincode: _t.Union[str, None]
    # IMEI number
    imei: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class TsiServiceData(_t.TypedDict, total=False):
    """TSI service as it is saved; what is absent keeps its value."""

    # TSI service ID
    tsi_service_id: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class UniversalInterfaceData(_t.TypedDict, total=False):
    """Interface as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # Connection type
    type: ChoiceInput
    # Plug type
    plug: ChoiceInput
    # Connected to
    assigned_connector: _t.Union[LinkInput, Cleared]
    # Assigned Input/Output
    connector_sibling: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]
    # Relation direction
    relation_direction: _t.Union[LinkInput, Cleared]


class VehicleData(_t.TypedDict, total=False):
    """Vehicle as it is saved; what is absent keeps its value."""

    # Licence plate
    licence_plate: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class VersionData(_t.TypedDict, total=False):
    """Version as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Version number
    title: _t.Union[str, None]
    # Servicepack
    servicepack: _t.Union[str, None]
    # Kernel
    kernel: _t.Union[str, None]
    # Patchlevel
    patchlevel: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


# A choice of the dialog virtual_device_type, by its constant, textual id or title, or by its number.
VirtualDeviceTypeChoice = _t.Union[
    _t.Literal["Network", "Local device", "Local interface"],
    _t.Literal["Netzwerk", "Lokales Gerät", "Lokale Schnittstelle"],
    _t.Literal[1, 2, 3],
]


class VirtualDeviceData(_t.TypedDict, total=False):
    """Virtual devices as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Host resource (storage)
    host_stor_device: _t.Union[LinkInput, Cleared]
    # Host LDEV client
    host_ldev_client: _t.Union[LinkInput, Cleared]
    # Assigned storage device (host)
    host_drive: _t.Union[LinkInput, Cleared]
    # Corresponding host port
    host_port: _t.Union[LinkInput, Cleared]
    # Host interface
    host_interface: _t.Union[LinkInput, Cleared]
    # Host RAID array
    host_raid: _t.Union[LinkInput, Cleared]
    # Local storage device
    local_stor_device: _t.Union[LinkInput, Cleared]
    # Local port
    local_port: _t.Union[LinkInput, Cleared]
    # Host resource (interface)
    local_interface: _t.Union[LinkInput, Cleared]
    # Storage type
    storage_type: ChoiceInput
    # Network type
    network_type: ChoiceInput
    # Switch Port Group
    switch_port_group: _t.Union[str, None]
    # Cluster storage
    cluster_storage: _t.Union[str, None]
    # Cluster interface
    cluster_interface: _t.Union[str, None]
    # Path
    disk_image_location: _t.Union[str, None]
    # Device type
    device_type: _t.Union[VirtualDeviceTypeChoice, ClearedChoice]
    # Description
    description: _t.Union[str, None]
    # Type
    virtual_network_type: _t.Union[str, None]


class VirtualHostData(_t.TypedDict, total=False):
    """Virtual host as it is saved; what is absent keeps its value."""

    # Virtual host
    virtual_host: _t.Union[YesNoInput, Cleared]
    # License Server
    license_server: _t.Union[LinkInput, Cleared]
    # Administration service
    administration_service: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]


class VirtualHostRootData(_t.TypedDict, total=False):
    """Virtual host as it is saved; what is absent keeps its value."""

    # Virtual host
    virtual_host: _t.Union[YesNoInput, Cleared]
    # License Server
    license_server: _t.Union[LinkInput, Cleared]
    # Administration service
    administration_service: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]


# A choice of the dialog virtual_machine, by its constant, textual id or title, or by its number.
VirtualMachineChoice = _t.Union[_t.Literal["C__VM__NO", "C__VM__GUEST"], _t.Literal["No", "Nein", "Yes", "Ja"], _t.Literal[3, 2]]


class VirtualMachineData(_t.TypedDict, total=False):
    """Virtual machine as it is saved; what is absent keeps its value."""

    # Virtual machine
    virtual_machine: _t.Union[VirtualMachineChoice, ClearedChoice]
    # Running on host
    hosts: _t.Union[LinkInput, Cleared]
    # Virtualization system
    system: ChoiceInput
    # Configuration file
    config_file: _t.Union[str, None]
    # Host in cluster
    primary: _t.Union[LinkInput, Cleared]
    # Status
    state: ClearedChoice
    # Description
    description: _t.Union[str, None]


class VirtualMachineRootData(_t.TypedDict, total=False):
    """Virtual machine as it is saved; what is absent keeps its value."""

    # Virtual machine
    virtual_machine: _t.Union[VirtualMachineChoice, ClearedChoice]
    # Running on host
    hosts: _t.Union[LinkInput, Cleared]
    # Virtualization system
    system: ChoiceInput
    # Configuration file
    config_file: _t.Union[str, None]
    # Host in cluster
    primary: _t.Union[LinkInput, Cleared]
    # Status
    state: ClearedChoice
    # Description
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
    """Virtual Switches as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # Ports
    ports: _t.Union[LinksInput, Cleared]
    # Port groups
    portgroup: _t.Union[_t.List[VirtualSwitchPortgroupRowData], Cleared]
    # Service Console Ports
    serviceconsoleports: _t.Union[_t.List[VirtualSwitchServiceconsoleportsRowData], Cleared]
    # VMKernel Ports
    vmkernelports: _t.Union[_t.List[VirtualSwitchVmkernelportsRowData], Cleared]
    # Description
    description: _t.Union[str, None]


class VoipPhoneData(_t.TypedDict, total=False):
    """CUCM VoIP telephone as it is saved; what is absent keeps its value."""

    # Device protocol
    device_protocol: _t.Union[str, None]
    # Description
    description2: _t.Union[str, None]
    # Device pool
    device_pool: _t.Union[str, None]
    # Common device configuration
    common_configuration: _t.Union[str, None]
    # Button template
    button_template: ChoiceInput
    # Softkey template
    softkey_template: ChoiceInput
    # Common device profile
    common_profile: _t.Union[str, None]
    # Calling search space
    calling_search_space: _t.Union[str, None]
    # AAR calling search space
    aar_calling_search_space: _t.Union[str, None]
    # Media resource group list
    media_resource_group_list: _t.Union[str, None]
    # User MOH audio source
    user_hold_moh_audio_source: _t.Union[str, None]
    # Network MOH Audioquelle
    network_hold_moh_audio_source: _t.Union[str, None]
    # Location
    location: _t.Union[str, None]
    # AAR group
    aar_group: _t.Union[str, None]
    # User locale
    user_locale: _t.Union[str, None]
    # Network locale
    network_locale: _t.Union[str, None]
    # Built in bridge
    built_in_bridge: _t.Union[str, None]
    # Privacy
    privacy: _t.Union[str, None]
    # Device Mobility Mode
    device_mobility_mode: _t.Union[str, None]
    # Owner user ID
    owner_user_id: _t.Union[str, None]
    # Phone suite
    phone_suite: _t.Union[str, None]
    # Service provisioning
    services_provisioning: _t.Union[str, None]
    # Load name
    load_name: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class VoipPhoneLineData(_t.TypedDict, total=False):
    """CUCM VoIP line as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Directory number
    directory_number: _t.Union[str, None]
    # Route partition
    route_partition: _t.Union[str, None]
    # Description
    description2: _t.Union[str, None]
    # Alerting name
    alerting_name: _t.Union[str, None]
    # ASCII Alerting name
    ascii_alerting_name: _t.Union[str, None]
    # Allow Control of Device from CTI
    allow_cti_control: _t.Union[IntegerInput, Cleared]
    # Associated devices
    associated_devices: _t.Union[LinksInput, Cleared]
    # Voice mail profile
    voice_mail_profile: _t.Union[str, None]
    # Calling search space
    calling_search_space: _t.Union[str, None]
    # Presence group
    presence_group: _t.Union[str, None]
    # User hold MOH audio source
    user_hold_moh_audio_source: _t.Union[str, None]
    # Network hold MOH audio source
    network_hold_moh_audio_source: _t.Union[str, None]
    # Auto answer
    auto_answer: _t.Union[str, None]
    # Call forward all
    call_forward_all: _t.Union[str, None]
    # Secondary Calling Search Space for Forward All
    sec_calling_search_space: _t.Union[str, None]
    # Forward busy internal
    forward_busy_internal: _t.Union[str, None]
    # Forward busy external
    forward_busy_external: _t.Union[str, None]
    # Forward no answer internal
    forward_no_answer_internal: _t.Union[str, None]
    # Forward no answer external
    forward_no_answer_external: _t.Union[str, None]
    # Forward no coverage internal
    forward_no_coverage_internal: _t.Union[str, None]
    # Forward no coverage external
    forward_no_coverage_external: _t.Union[str, None]
    # Forward on CTI failure
    forward_on_cti_fail: _t.Union[str, None]
    # Forward unregistered internal
    forward_unregistered_internal: _t.Union[str, None]
    # Forward unregistered external
    forward_unregistered_external: _t.Union[str, None]
    # No answer ring duration
    no_answer_ring_duration: _t.Union[str, None]
    # Call pickup group
    call_pickup_group: _t.Union[str, None]
    # Display
    display: _t.Union[str, None]
    # ASCII display
    ascii_display: _t.Union[str, None]
    # Line text label
    line_text_label: _t.Union[str, None]
    # ASCII Line text label
    ascii_line_text_label: _t.Union[str, None]
    # Visual message waiting indicator policy
    visual_message_indicator: _t.Union[str, None]
    # Audible message waiting indicator policy
    audible_message_indicator: _t.Union[str, None]
    # Ring settings (Phone idle)
    ring_settings_idle: _t.Union[str, None]
    # Ring settings (Phone active)
    ring_settings_active: _t.Union[str, None]
    # Call pickup group audio alert setting (phone idle)
    call_pickup_group_idle: _t.Union[str, None]
    # Call pickup group audio alert setting (phone active)
    call_pickup_group_active: _t.Union[str, None]
    # Recording option
    recording_option: _t.Union[str, None]
    # Recording profile
    recording_profile: _t.Union[str, None]
    # Monitoring calling search space
    monitoring_css: _t.Union[str, None]
    # Log missed calls
    log_missed_calls: _t.Union[IntegerInput, Cleared]
    # External phone number mask
    external_phone_number_mask: _t.Union[str, None]
    # Maximum number of calls
    max_number_of_calls: _t.Union[str, None]
    # "Busy" trigger
    busy_trigger: _t.Union[str, None]
    # Caller name
    caller_name: _t.Union[IntegerInput, Cleared]
    # Caller number
    caller_number: _t.Union[IntegerInput, Cleared]
    # Redirected number
    redirected_number: _t.Union[IntegerInput, Cleared]
    # Dialed number
    dialed_number: _t.Union[IntegerInput, Cleared]
    # Description
    description: _t.Union[str, None]


# A choice of the dialog vrrp_type, by its constant, textual id or title, or by its number.
VrrpTypeChoice = _t.Union[
    _t.Literal["C__VRRP__TYPE__VRRP", "C__VRRP__TYPE__HSRP", "C__VRRP__TYPE__GLBT"],
    _t.Literal["VRRP", "HSRP", "GLBT"],
    _t.Literal[1, 2, 3],
]


class VrrpData(_t.TypedDict, total=False):
    """VRRP as it is saved; what is absent keeps its value."""

    # Type
    type: _t.Union[VrrpTypeChoice, ClearedChoice]
    # VR ID
    vrid: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class VrrpMemberData(_t.TypedDict, total=False):
    """VRRP Member as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # VRRP member
    member: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]


# A choice of the dialog wan_capacity_unit, by its constant, textual id or title, or by its number.
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
    """WAN Connection as it is saved; what is absent keeps its value."""

    # Title
    title: _t.Union[str, None]
    # Role
    role: ChoiceInput
    # Type
    type: ChoiceInput
    # Channels
    channels: _t.Union[int, str, Cleared]
    # Call number(s)
    call_numbers: _t.Union[str, None]
    # Location of the connection
    connection_location: _t.Union[LinkInput, Cleared]
    # Capacity UP
    capacity_up: _t.Union[float, str, Cleared]
    # Capacity UP unit
    capacity_up_unit: _t.Union[WanCapacityUnitChoice, ClearedChoice]
    # Capacity DOWN
    capacity_down: _t.Union[float, str, Cleared]
    # Capacity DOWN unit
    capacity_down_unit: _t.Union[WanCapacityUnitChoice, ClearedChoice]
    # Max. Capacity UP
    max_capacity_up: _t.Union[float, str, Cleared]
    # Max. Capacity UP unit
    max_capacity_up_unit: _t.Union[WanCapacityUnitChoice, ClearedChoice]
    # Max. Capacity DOWN
    max_capacity_down: _t.Union[float, str, Cleared]
    # Max. Capacity DOWN unit
    max_capacity_down_unit: _t.Union[WanCapacityUnitChoice, ClearedChoice]
    # Projekt number
    project_no: _t.Union[str, None]
    # VLAN-ID
    vlan_id: _t.Union[LinkInput, Cleared]
    # Shopping cart number
    shopping_cart_no: _t.Union[str, None]
    # Ticket number
    ticket_no: _t.Union[str, None]
    # Customer number
    customer_no: _t.Union[str, None]
    # Connected routers
    router: _t.Union[LinksInput, Cleared]
    # Connected nets
    net: _t.Union[LinksInput, Cleared]
    # Description
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
    """Air conditioning as it is saved; what is absent keeps its value."""

    # Type
    type: ChoiceInput
    # Threshold
    threshold: _t.Union[NumberInput, Cleared]
    # Memory-unit
    threshold_unit: _t.Union[TempUnitChoice, ClearedChoice]
    # Capacity unit
    capacity_unit: _t.Union[AcRefrigeratingCapacityUnitChoice, ClearedChoice]
    # Refrigerating capacity
    capacity: _t.Union[float, str, Cleared]
    # Air quantity
    air_quantity: _t.Union[float, str, Cleared]
    # Air quantity unit
    air_quantity_unit: _t.Union[AcAirQuantityUnitChoice, ClearedChoice]
    # Width
    width: _t.Union[float, str, Cleared]
    # Height
    height: _t.Union[float, str, Cleared]
    # Depth
    depth: _t.Union[float, str, Cleared]
    # Dimension unit
    dimension_unit: _t.Union[DepthUnitChoice, ClearedChoice]
    # Description
    description: _t.Union[str, None]


# A choice of the dialog wlan_encryption, by its constant, textual id or title, or by its number.
WlanEncryptionChoice = _t.Union[_t.Literal["RC4", "TKIP", "AES"], _t.Literal[1, 2, 3]]


class SpecificAccessPointData(_t.TypedDict, total=False):
    """WiFi device as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # Function
    function: ChoiceInput
    # Standard
    standard: ChoiceInput
    # Channel
    channel: ChoiceInput
    # Broadcast SSID
    broadcast_ssid: _t.Union[YesNoInput, Cleared]
    # SSID
    ssid: _t.Union[str, None]
    # MAC filter
    mac_filter: _t.Union[YesNoInput, Cleared]
    # Authentication
    auth: ChoiceInput
    # Encryption
    encryption_id: _t.Union[WlanEncryptionChoice, ClearedChoice]
    # Key
    key: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


# A choice of the dialog installation_type, by its constant, textual id or title, or by its number.
InstallationTypeChoice = _t.Union[_t.Literal["Manual", "Automatic"], _t.Literal["Manuell", "Automatisch"], _t.Literal[1, 2]]


class SpecificApplicationData(_t.TypedDict, total=False):
    """Applications as it is saved; what is absent keeps its value."""

    # Specification
    specification: _t.Union[str, None]
    # Manufacturer
    manufacturer: ChoiceInput
    # Installation
    installation: _t.Union[InstallationTypeChoice, ClearedChoice]
    # Registration key
    registration_key: _t.Union[str, None]
    # Install path
    install_path: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class SpecificApplicationAssignedObjData(_t.TypedDict, total=False):
    """Installation as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Installed on
    object: LinkInput
    # Type
    application_type: _t.Union[ApplicationTypeChoice, ClearedChoice]
    # Priority
    application_priority: _t.Union[ApplicationPriorityChoice, ClearedChoice]
    # Assigned license
    assigned_license: _t.Union[LinkInput, Cleared]
    # Database schema
    assigned_database_schema: _t.Union[LinkInput, Cleared]
    # Service
    assigned_it_service: _t.Union[LinksInput, Cleared]
    # Variant
    assigned_variant: _t.Union[LinkInput, Cleared]
    # Version number
    assigned_version: _t.Union[Id, str, _t.List[_t.Union[Id, str]], Cleared]
    # Inherit Nagios services
    bequest_nagios_services: _t.Union[YesNoInput, Cleared]
    # Used databases
    assigned_databases: _t.Union[LinksInput, Cleared]
    # Installed on (date)
    installDate: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class SpecificApplicationDbmsAssignedObjData(_t.TypedDict, total=False):
    """Installation as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Installed on
    object: LinkInput
    # Type
    application_type: _t.Union[ApplicationTypeChoice, ClearedChoice]
    # Priority
    application_priority: _t.Union[ApplicationPriorityChoice, ClearedChoice]
    # Assigned license
    assigned_license: _t.Union[LinkInput, Cleared]
    # Database schema
    assigned_database_schema: _t.Union[LinkInput, Cleared]
    # Service
    assigned_it_service: _t.Union[LinksInput, Cleared]
    # Variant
    assigned_variant: _t.Union[LinkInput, Cleared]
    # Version number
    assigned_version: _t.Union[Id, str, _t.List[_t.Union[Id, str]], Cleared]
    # Bequest Nagios services
    bequest_nagios_services: _t.Union[YesNoInput, Cleared]
    # Used databases
    assigned_databases: _t.Union[LinksInput, Cleared]
    # Description
    description: _t.Union[str, None]


class SpecificApplicationServiceAssignedObjData(_t.TypedDict, total=False):
    """Installation as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Installed on
    object: LinkInput
    # Type
    application_type: _t.Union[ApplicationTypeChoice, ClearedChoice]
    # Priority
    application_priority: _t.Union[ApplicationPriorityChoice, ClearedChoice]
    # Assigned license
    assigned_license: _t.Union[LinkInput, Cleared]
    # Database schema
    assigned_database_schema: _t.Union[LinkInput, Cleared]
    # Service
    assigned_it_service: _t.Union[LinksInput, Cleared]
    # Variant
    assigned_variant: _t.Union[LinkInput, Cleared]
    # Version number
    assigned_version: _t.Union[Id, str, _t.List[_t.Union[Id, str]], Cleared]
    # Bequest Nagios services
    bequest_nagios_services: _t.Union[YesNoInput, Cleared]
    # Used databases
    assigned_databases: _t.Union[LinksInput, Cleared]
    # Description
    description: _t.Union[str, None]


class SpecificApplicationVariantData(_t.TypedDict, total=False):
    """Variants as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # Variant
    variant: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class SpecificCellPhoneContractData(_t.TypedDict, total=False):
    """Mobile radio as it is saved; what is absent keeps its value."""

    # IMEI number
    imei_number: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class SpecificChassisData(_t.TypedDict, total=False):
    """Chassis as it is saved; what is absent keeps its value."""

    # Front side -- Horizontal units
    front_x: _t.Union[int, str, Cleared]
    # Front side -- Vertical units
    front_y: _t.Union[int, str, Cleared]
    # Front side -- Grid size
    front_size: ClearedChoice
    # Rear side -- Horizontal units
    rear_x: _t.Union[int, str, Cleared]
    # Rear side -- Vertical units
    rear_y: _t.Union[int, str, Cleared]
    # Rear side -- Grid size
    rear_size: ClearedChoice
    # Description
    description: _t.Union[str, None]


class SpecificChassisDevicesData(_t.TypedDict, total=False):
    """Assigned devices as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Role
    role: ChoiceInput
    # Device assignment
    assigned_device: _t.Union[LinkInput, Cleared]
    # Device assignment (Hostadapter)
    assigned_hba: _t.Union[LinkInput, Cleared]
    # Device assignment (Interface)
    assigned_interface: _t.Union[LinkInput, Cleared]
    # Device assignment (Power consumer)
    assigned_power_consumer: _t.Union[LinkInput, Cleared]
    # Assigned to
    assigned_slots: _t.Union[LinksInput, Cleared]
    # Description
    description: _t.Union[str, None]


# A choice of the dialog chassis_insertion, by its constant, textual id or title, or by its number.
ChassisInsertionChoice = _t.Union[
    _t.Literal["C__INSERTION__FRONT", "C__INSERTION__REAR"],
    _t.Literal["front", "Vorderseite", "back", "Rückseite"],
    _t.Literal[1, 0],
]


class SpecificChassisSlotData(_t.TypedDict, total=False):
    """Slots as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Connector type
    connector_type: ChoiceInput
    # Insertion
    insertion: _t.Union[ChassisInsertionChoice, ClearedChoice]
    # Slot title
    title: _t.Union[str, None]
    # Horizontal position
    from_x: _t.Union[int, str, Cleared]
    # To horizontal position
    to_x: _t.Union[int, str, Cleared]
    # Vertical position
    from_y: _t.Union[int, str, Cleared]
    # To vertical position
    to_y: _t.Union[int, str, Cleared]
    # Device assignment
    assigned_devices: _t.Union[LinksInput, Cleared]
    # Description
    description: _t.Union[str, None]


class SpecificClientData(_t.TypedDict, total=False):
    """Desktop as it is saved; what is absent keeps its value."""

    # Client type
    type: ChoiceInput
    # Keyboard Layout
    keyboard_layout: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class SpecificClusterServiceData(_t.TypedDict, total=False):
    """Assigned clusters as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Assigned clusters
    cluster: LinkInput
    # Type
    type: _t.Union[ClusterTypeChoice, ClearedChoice]
    # Runs on
    runs_on: _t.Union[LinksInput, Cleared]
    # Default server
    default_server: _t.Union[LinkInput, Cleared]
    # Host addresses
    hostaddresses: _t.Union[LinksInput, Cleared]
    # Volumes
    drives: _t.Union[LinksInput, Cleared]
    # Shares
    shares: _t.Union[LinksInput, Cleared]
    # Database schema
    assigned_database_schema: _t.Union[LinkInput, Cleared]
    # Service Status
    service_status: _t.Union[ClusterServiceStatusChoice, ClearedChoice]
    # Description
    description: _t.Union[str, None]


# A choice of the dialog contract_cost_calculation, by its constant, textual id or title, or by its number.
ContractCostCalculationChoice = _t.Union[
    _t.Literal["per_assignment", "overall"],
    _t.Literal["Costs per contract assignment", "Kosten je Vertragszuweisung", "Overall", "Gesamt"],
]


# A choice of the dialog contract_notice_period_type, by its constant, textual id or title, or by its number.
ContractNoticePeriodTypeChoice = _t.Union[
    _t.Literal["C__CONTRACT__FROM_NOTICE_DATE", "C__CONTRACT__ON_CONTRACT_END"],
    _t.Literal["from notice date", "ab Kündigungsdatum", "on contract end", "zum Vertragsende"],
    _t.Literal[1, 2],
]


class SpecificContractData(_t.TypedDict, total=False):
    """Contract as it is saved; what is absent keeps its value."""

    # Contract type
    type: ChoiceInput
    # Contract id
    contract_no: _t.Union[str, None]
    # Customer id
    customer_no: _t.Union[str, None]
    # Internal id
    internal_no: _t.Union[str, None]
    # Costs
    costs: _t.Union[MoneyInput, Cleared]
    # Cost calculation
    cost_calculation: _t.Union[ContractCostCalculationChoice, ClearedChoice]
    # Product
    product: _t.Union[str, None]
    # Reaction rate
    reaction_rate: ChoiceInput
    # Contract status
    contract_status: ChoiceInput
    # Start of contract
    start_date: _t.Union[str, None]
    # End of contract
    end_date: _t.Union[str, None]
    # Runtime
    run_time: _t.Union[int, str, Cleared]
    # Runtime unit
    run_time_unit: _t.Union[GuaranteePeriodUnitChoice, ClearedChoice]
    # End of contract by
    end_type: ChoiceInput
    # Cancellation date
    notice_date: _t.Union[str, None]
    # Cancellation period
    notice_period: _t.Union[int, str, Cleared]
    # Notice period unit
    notice_period_unit: ChoiceInput
    # Notice type
    notice_type: _t.Union[ContractNoticePeriodTypeChoice, ClearedChoice]
    # Maintenance-/guarantee period
    maintenance_period: _t.Union[int, str, Cleared]
    # Deadline unit
    maintenance_period_unit: ChoiceInput
    # Payment period
    payment_period: ChoiceInput
    # Description
    description: _t.Union[str, None]


class SpecificContractInformationData(_t.TypedDict, total=False):
    """Contract information as it is saved; what is absent keeps its value."""

    # Contract type
    type: ChoiceInput
    # Contract id
    contract_no: _t.Union[str, None]
    # Customer id
    customer_no: _t.Union[str, None]
    # Internal id
    internal_no: _t.Union[str, None]
    # Costs
    costs: _t.Union[MoneyInput, Cleared]
    # Cost calculation
    cost_calculation: _t.Union[ContractCostCalculationChoice, ClearedChoice]
    # Product
    product: _t.Union[str, None]
    # Reaction rate
    reaction_rate: ChoiceInput
    # Contract status
    contract_status: ChoiceInput
    # Start of contract
    start_date: _t.Union[str, None]
    # End of contract
    end_date: _t.Union[str, None]
    # Runtime
    run_time: _t.Union[int, str, Cleared]
    # Runtime unit
    run_time_unit: _t.Union[GuaranteePeriodUnitChoice, ClearedChoice]
    # End of contract by
    end_type: ChoiceInput
    # Cancellation date
    notice_date: _t.Union[str, None]
    # Cancellation period
    notice_period: _t.Union[int, str, Cleared]
    # Notice period unit
    notice_period_unit: ChoiceInput
    # Notice type
    notice_type: _t.Union[ContractNoticePeriodTypeChoice, ClearedChoice]
    # Maintenance-/guarantee period
    maintenance_period: _t.Union[int, str, Cleared]
    # Deadline unit
    maintenance_period_unit: ChoiceInput
    # Payment period
    payment_period: ChoiceInput
    # Description
    description: _t.Union[str, None]


class SpecificDatabaseAccessData(_t.TypedDict, total=False):
    """Database access as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Assigned objects
    access: _t.Union[Id, _t.List[Id], Cleared]


class SpecificDatabaseGatewayData(_t.TypedDict, total=False):
    """Database gateway as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Gateway type
    type: _t.Union[str, None]
    # Host
    host: _t.Union[str, None]
    # Port
    port: _t.Union[str, None]
    # User
    user: _t.Union[str, None]
    # Target schema
    target_schema: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]


class SpecificDatabaseInstallationData(_t.TypedDict, total=False):
    """Database installation as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Installed on
    object: LinkInput
    # Type
    application_type: _t.Union[ApplicationTypeChoice, ClearedChoice]
    # Priority
    application_priority: _t.Union[ApplicationPriorityChoice, ClearedChoice]
    # Assigned license
    assigned_license: _t.Union[LinkInput, Cleared]
    # Database schema
    assigned_database_schema: _t.Union[LinkInput, Cleared]
    # Service
    assigned_it_service: _t.Union[LinksInput, Cleared]
    # Variant
    assigned_variant: _t.Union[LinkInput, Cleared]
    # Version number
    assigned_version: _t.Union[Id, str, _t.List[_t.Union[Id, str]], Cleared]
    # Bequest Nagios services
    bequest_nagios_services: _t.Union[YesNoInput, Cleared]
    # Description
    description: _t.Union[str, None]


class SpecificDatabaseInstanceData(_t.TypedDict, total=False):
    """Instance / Oracle database as it is saved; what is absent keeps its value."""

    # DBMS
    instance: _t.Union[LinkInput, Cleared]
    # Title
    title: _t.Union[str, None]
    # Listener
    listener: _t.Union[str, None]
    # Database schema
    database_schema: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]


class SpecificDatabaseLinksData(_t.TypedDict, total=False):
    """Database links as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # Connected database schema
    link: _t.Union[LinkInput, Cleared]
    # Target user
    target_user: _t.Union[str, None]
    # Owner
    owner: _t.Union[str, None]
    # Public
    public: _t.Union[YesNoInput, Cleared]
    # Description
    description: _t.Union[str, None]


# A choice of the dialog database_objects, by its constant, textual id or title, or by its number.
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
    """Database objects as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    title: _t.Union[str, None]
    # Type
    database_object: _t.Union[DatabaseObjectsChoice, ClearedChoice]
    # Description
    description: _t.Union[str, None]


class SpecificDatabaseSchemaData(_t.TypedDict, total=False):
    """Database schema as it is saved; what is absent keeps its value."""

    # Runs on
    link: _t.Union[LinkInput, Cleared]
    # Database instance
    instance: _t.Union[LinkInput, Cleared]
    # Title
    title: _t.Union[str, None]
    # Storage-Engine
    storage_engine: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class SpecificDbmsData(_t.TypedDict, total=False):
    """DBMS as it is saved; what is absent keeps its value."""

    # DBMS
    dbms: ChoiceInput
    # Description
    description: _t.Union[str, None]


class SpecificEmergencyPlanData(_t.TypedDict, total=False):
    """Emergency plan as it is saved; what is absent keeps its value."""

    # Time need
    time_needed: _t.Union[int, str, Cleared]
    # Unit
    time_unit: _t.Union[UnitOfTimeChoice, ClearedChoice]
    # Date of emergency practice
    practice_date: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class SpecificEmergencyPlanAttributeData(_t.TypedDict, total=False):
    """Emergency plan properties as it is saved; what is absent keeps its value."""

    # Time need
    time_needed: _t.Union[int, str, Cleared]
    # Unit
    time_unit: _t.Union[UnitOfTimeChoice, ClearedChoice]
    # Date of emergency practice
    practice_date: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class SpecificEmergencyPlanLinkedObjectsData(_t.TypedDict, total=False):
    """assigned objects as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Title
    object: _t.Union[LinkInput, Cleared]


# A choice of the dialog rack_slot_sorting, by its constant, textual id or title, or by its number.
RackSlotSortingChoice = _t.Union[_t.Literal["asc", "desc"], _t.Literal["Ascending", "Aufsteigend", "Descending", "Absteigend"]]


class SpecificEnclosureData(_t.TypedDict, total=False):
    """Rack as it is saved; what is absent keeps its value."""

    # Vertical installation slots (Front side)
    vertical_slots_front: _t.Union[int, str, Cleared]
    # Vertical installation slots (Rear side)
    vertical_slots_rear: _t.Union[int, str, Cleared]
    # Rack unit sorting
    slot_sorting: _t.Union[RackSlotSortingChoice, ClearedChoice]
    # Description
    description: _t.Union[str, None]


# A choice of the dialog volume_unit, by its constant, textual id or title, or by its number.
VolumeUnitChoice = _t.Union[_t.Literal["C__VOLUME_UNIT__ML", "C__VOLUME_UNIT__L"], _t.Literal["ml", "l"], _t.Literal[1, 2]]


class SpecificEpsData(_t.TypedDict, total=False):
    """Emergency power supply as it is saved; what is absent keeps its value."""

    # Type
    type: ChoiceInput
    # Warm-up time
    warmup_time: _t.Union[int, str, Cleared]
    # Unit
    warmup_time_unit: _t.Union[UnitOfTimeChoice, ClearedChoice]
    # Fuel tank
    fuel_tank: _t.Union[int, str, Cleared]
    # Unit
    volume_unit: _t.Union[VolumeUnitChoice, ClearedChoice]
    # Autonomy time
    autonomy_time: _t.Union[int, str, Cleared]
    # Unit
    autonomy_time_unit: _t.Union[UnitOfTimeChoice, ClearedChoice]
    # Description
    description: _t.Union[str, None]


class SpecificFileData(_t.TypedDict, total=False):
    """Files as it is saved; what is absent keeps its value."""

    # Title
    file_title: _t.Union[str, None]
    # Filename
    file_physical: _t.Union[LinkInput, Cleared]
    # Category
    file_category: ChoiceInput
    # Revision
    revision: _t.Union[str, None]
    # Version Description
    version_description: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class SpecificFileActualData(_t.TypedDict, total=False):
    """Current file as it is saved; what is absent keeps its value."""

    # Title
    file_title: _t.Union[str, None]
    # Filename
    file_physical: _t.Union[LinkInput, Cleared]
    # Category
    file_category: ChoiceInput
    # Revision
    revision: _t.Union[str, None]
    # Version Description
    version_description: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class SpecificFileObjectsData(_t.TypedDict, total=False):
    """Assigned objects as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Assigned objects
    assigned_objects: _t.Union[LinkInput, Cleared]


class SpecificFileVersionsData(_t.TypedDict, total=False):
    """File versions as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Filename
    file_physical: _t.Union[str, None]
    # File content
    file_content: _t.Union[str, None]
    # Title
    file_title: _t.Union[str, None]
    # Version Description
    version_description: _t.Union[str, None]


class SpecificGroupData(_t.TypedDict, total=False):
    """Object group as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Object
    object: _t.Union[Id, _t.List[Id], Cleared]
    # Description
    description: _t.Union[str, None]


# A choice of the dialog group_type, by its constant, textual id or title, or by its number.
GroupTypeChoice = _t.Union[_t.Literal["Static", "Report-based"], _t.Literal["Statisch", "Reportbasiert"], _t.Literal[0, 1]]


class SpecificGroupTypeData(_t.TypedDict, total=False):
    """Type as it is saved; what is absent keeps its value."""

    # Type
    type: _t.Union[GroupTypeChoice, ClearedChoice]
    # Report
    report: _t.Union[IntegerInput, Cleared]
    # Description
    description: _t.Union[str, None]


class SpecificKryptoCardData(_t.TypedDict, total=False):
    """Crypto card as it is saved; what is absent keeps its value."""

    # Certificate number
    certificate_number: _t.Union[str, None]
    # Certgate card number
    certgate_card_number: _t.Union[str, None]
    # Certificate title
    certificate_title: _t.Union[str, None]
    # Certificate revocation password
    certificate_password: _t.Union[str, None]
    # Certificate procedure
    certificate_procedure: _t.Union[str, None]
    # Date of issue
    date_of_issue: _t.Union[str, None]
    # IMEI number
    imei_number: _t.Union[str, None]
    # Assigned cellular phone
    assigned_mobile: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]


class SpecificLayer2NetIpHelperAddressesRowData(_t.TypedDict, total=False):
    """A row of ip_helper_addresses as it is saved."""

    ip: _t.Union[str, None]
    type_title: ChoiceInput


class SpecificLayer2NetData(_t.TypedDict, total=False):
    """Layer 2 Net as it is saved; what is absent keeps its value."""

    # ID (VLAN)
    vlan_id: _t.Union[str, None]
    # Default VLAN
    standard: _t.Union[YesNoInput, Cleared]
    # Type
    type: ChoiceInput
    # Subtype
    subtype: ChoiceInput
    # IP helper addresses
    ip_helper_addresses: _t.Union[_t.List[SpecificLayer2NetIpHelperAddressesRowData], Cleared]
    # Layer-3-net assignment
    layer3_assignments: _t.Union[LinksInput, Cleared]
    # VRF
    vrf: _t.Union[str, None]
    # VRF Capacity
    vrf_capacity: _t.Union[int, str, Cleared]
    # VRF Capacity (Unit)
    vrf_capacity_unit: _t.Union[WanCapacityUnitChoice, ClearedChoice]
    # Description
    description: _t.Union[str, None]


class SpecificLayer2NetAssignedLogicalPortsData(_t.TypedDict, total=False):
    """Assigned logical ports as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Object title
    isys_obj__id: _t.Union[LinkInput, Cleared]
    # Assigned logical ports
    isys_catg_log_port_list__id: _t.Union[Id, _t.List[Id], Cleared]


class SpecificLayer2NetAssignedPortsData(_t.TypedDict, total=False):
    """Assigned ports as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Object title
    isys_obj__id: _t.Union[LinkInput, Cleared]
    # Assigned ports
    isys_catg_port_list__id: _t.Union[LinkInput, Cleared]


# A choice of the dialog licence_type, by its constant, textual id or title, or by its number.
LicenceTypeChoice = _t.Union[
    _t.Literal["C__CATS__LICENCE_TYPE__SINGLE_LICENCE", "C__CATS__LICENCE_TYPE__VOLUME_LICENCE"],
    _t.Literal["Single license", "Einzellizenz", "Volume license", "Volumenlizenz"],
    _t.Literal[1, 2],
]


class SpecificLicenceListData(_t.TypedDict, total=False):
    """License keys as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Key
    key: _t.Union[str, None]
    # Serial
    serial: _t.Union[str, None]
    # License Type
    type: _t.Union[LicenceTypeChoice, ClearedChoice]
    # Amount
    amount: _t.Union[IntegerInput, Cleared]
    # Start Date
    start: _t.Union[str, None]
    # Expiration Date
    expire: _t.Union[str, None]
    # Price Per Unit
    cost: _t.Union[float, str, Cleared]
    # Description
    description: _t.Union[str, None]


class SpecificMiddlewareData(_t.TypedDict, total=False):
    """Middleware as it is saved; what is absent keeps its value."""

    # Specification
    specification: _t.Union[str, None]
    # Manufacturer
    manufacturer: ChoiceInput
    # Installation
    installation: _t.Union[InstallationTypeChoice, ClearedChoice]
    # Registration key
    registration_key: _t.Union[str, None]
    # Install path
    install_path: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class SpecificMonitorData(_t.TypedDict, total=False):
    """Monitor as it is saved; what is absent keeps its value."""

    # Display
    size: _t.Union[float, str, Cleared]
    # Unit
    size_unit: _t.Union[DepthUnitChoice, ClearedChoice]
    # Type
    type: ChoiceInput
    # Resolution
    resolution: ChoiceInput
    # Pivot
    pivot: _t.Union[YesNoInput, Cleared]
    # Speaker
    speaker: _t.Union[YesNoInput, Cleared]
    # Description
    description: _t.Union[str, None]


class SpecificNetData(_t.TypedDict, total=False):
    """Net as it is saved; what is absent keeps its value."""

    # Type
    type: _t.Union[NetTypeChoice, ClearedChoice]
    # Network address
    address: _t.Union[str, None]
    # Netmask
    netmask: _t.Union[str, None]
    # Default Gateway
    gateway: _t.Union[LinkInput, Cleared]
    # Address from
    range_from: _t.Union[str, None]
    # Address to
    range_to: _t.Union[str, None]
    # DNS server
    dns_server: _t.Union[LinksInput, Cleared]
    # DNS domain
    dns_domain: _t.Union[ChoicesInput, ClearedChoice]
    # CIDR-Suffix
    cidr_suffix: _t.Union[IntegerInput, Cleared]
    # Reverse DNS
    reverse_dns: _t.Union[str, None]
    # Layer-2-net assignment
    layer2_assignments: _t.Union[LinksInput, Cleared]
    # Description
    description: _t.Union[str, None]


# A choice of the dialog net_dhcp_type, by its constant, textual id or title, or by its number.
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
    """DHCP as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Type v4
    type: _t.Union[NetDhcpTypeChoice, ClearedChoice]
    # Type v6
    typev6: _t.Union[NetDhcpv6TypeChoice, ClearedChoice]
    # DHCP from
    range_from: _t.Union[str, None]
    # DHCP to
    range_to: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class SpecificNetZoneData(_t.TypedDict, total=False):
    """Net zone as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Net zone objekt
    zone: _t.Union[LinkInput, Cleared]
    # Zone from
    range_from: _t.Union[str, None]
    # Zone to
    range_to: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class SpecificOperatingSystemData(_t.TypedDict, total=False):
    """Operating Systems as it is saved; what is absent keeps its value."""

    # Specification
    specification: _t.Union[str, None]
    # Manufacturer
    manufacturer: ChoiceInput
    # Installation
    installation: _t.Union[InstallationTypeChoice, ClearedChoice]
    # Registration key
    registration_key: _t.Union[str, None]
    # Install path
    install_path: _t.Union[str, None]
    # OS family
    osFamily: _t.Union[str, None]
    # OS type
    systemType: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class SpecificOrganizationData(_t.TypedDict, total=False):
    """Organization as it is saved; what is absent keeps its value."""

    # Title
    title: str
    # Telephone
    telephone: _t.Union[str, None]
    # Fax
    fax: _t.Union[str, None]
    # Website
    website: _t.Union[str, None]
    # Headquarter
    headquarter: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]


class SpecificOrganizationContactAssignmentData(_t.TypedDict, total=False):
    """Assigned Objects as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Assigned Objects
    object: LinkInput
    # Role
    role: ChoiceInput


class SpecificOrganizationMasterDataData(_t.TypedDict, total=False):
    """Master data as it is saved; what is absent keeps its value."""

    # Title
    title: str
    # Telephone
    telephone: _t.Union[str, None]
    # Fax
    fax: _t.Union[str, None]
    # Website
    website: _t.Union[str, None]
    # Headquarter
    headquarter: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]


class SpecificOrganizationPersonsData(_t.TypedDict, total=False):
    """Persons as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Persons
    object: _t.Union[Id, _t.List[Id]]


class SpecificParallelRelationData(_t.TypedDict, total=False):
    """Parallel relations as it is saved; what is absent keeps its value."""

    # Title
    title: _t.Union[str, None]
    # Minimum amount of active items
    threshold: _t.Union[str, None]
    # Parallel relations
    rel_pool: _t.Union[LinksInput, Cleared]
    # Description
    description: _t.Union[str, None]


class SpecificPduData(_t.TypedDict, total=False):
    """PDU as it is saved; what is absent keeps its value."""

    # PDU
    pdu_id: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class SpecificPduBranchData(_t.TypedDict, total=False):
    """Branch as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # PDU
    pdu_id: _t.Union[IntegerInput, Cleared]
    # Branch-ID
    branch_id: _t.Union[IntegerInput, Cleared]
    # Receptacles
    receptables: _t.Union[int, str, Cleared]
    # Description
    description: _t.Union[str, None]


# A choice of the dialog salutation, by its constant, textual id or title, or by its number.
SalutationChoice = _t.Union[_t.Literal["m", "f"], _t.Literal["Mister", "Herr", "Misses", "Frau"]]


class SpecificPersonData(_t.TypedDict, total=False):
    """Persons as it is saved; what is absent keeps its value."""

    # Title
    title: _t.Union[str, None]
    # Salutation
    salutation: _t.Union[SalutationChoice, ClearedChoice]
    # First name
    first_name: _t.Union[str, None]
    # Last name
    last_name: _t.Union[str, None]
    # Academic degree
    academic_degree: _t.Union[str, None]
    # Function
    function: _t.Union[str, None]
    # Service designation
    service_designation: _t.Union[str, None]
    # Street
    street: _t.Union[str, None]
    # City
    city: _t.Union[str, None]
    # ZIP-Code
    zip_code: _t.Union[str, None]
    # E-mail address
    mail: _t.Union[str, None]
    # Telephone company
    phone_company: _t.Union[str, None]
    # Telephone home
    phone_home: _t.Union[str, None]
    # Cellphone
    phone_mobile: _t.Union[str, None]
    # Fax
    fax: _t.Union[str, None]
    # Pager
    pager: _t.Union[str, None]
    # Personnel number
    personnel_number: _t.Union[str, None]
    # Department
    department: _t.Union[str, None]
    # Organisation
    organization: _t.Union[LinkInput, Cleared]
    # DN
    ldap_dn: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]
    # Custom 1
    custom_1: _t.Union[str, None]
    # Custom 2
    custom_2: _t.Union[str, None]
    # Custom 3
    custom_3: _t.Union[str, None]
    # Custom 4
    custom_4: _t.Union[str, None]
    # Custom 5
    custom_5: _t.Union[str, None]
    # Custom 6
    custom_6: _t.Union[str, None]
    # Custom 7
    custom_7: _t.Union[str, None]
    # Custom 8
    custom_8: _t.Union[str, None]


class SpecificPersonAssignedGroupsData(_t.TypedDict, total=False):
    """Person group memberships as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Person group memberships
    connected_object: _t.Union[Id, _t.List[Id], Cleared]
    # Role
    role: ChoiceInput


class SpecificPersonContactAssignmentData(_t.TypedDict, total=False):
    """Assigned Objects as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Object
    object: LinkInput
    # Role
    role: ChoiceInput
    # Primary contact
    primary_contact: _t.Union[YesNoInput, Cleared]
    # Description
    description: _t.Union[str, None]


class SpecificPersonGroupData(_t.TypedDict, total=False):
    """Person groups as it is saved; what is absent keeps its value."""

    # Title
    title: _t.Union[str, None]
    # E-Mail
    email_address: _t.Union[str, None]
    # Phone
    phone: _t.Union[str, None]
    # LDAP-Group (Mapping)
    ldap_group: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class SpecificPersonGroupContactAssignmentData(_t.TypedDict, total=False):
    """Assigned Objects as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Object
    object: LinkInput
    # Role
    role: ChoiceInput
    # Description
    description: _t.Union[str, None]


class SpecificPersonGroupMasterData(_t.TypedDict, total=False):
    """Master Data as it is saved; what is absent keeps its value."""

    # Title
    title: _t.Union[str, None]
    # E-Mail
    email_address: _t.Union[str, None]
    # Phone
    phone: _t.Union[str, None]
    # LDAP-Group (Mapping)
    ldap_group: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class SpecificPersonGroupMembersData(_t.TypedDict, total=False):
    """Members as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Members
    connected_object: _t.Union[Id, _t.List[Id]]


class SpecificPersonLoginData(_t.TypedDict, total=False):
    """Login as it is saved; what is absent keeps its value."""

    # Disable login
    disabled_login: _t.Union[YesNoInput, Cleared]
    # User name
    title: _t.Union[str, None]
    # Password
    user_pass: _t.Union[str, Cleared]
    # Password
    user_pass2: _t.Union[str, Cleared]
    # E-mail address for password reset
    email_address: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class SpecificPersonMasterData(_t.TypedDict, total=False):
    """Master Data as it is saved; what is absent keeps its value."""

    # Title
    title: _t.Union[str, None]
    # Salutation
    salutation: _t.Union[SalutationChoice, ClearedChoice]
    # First name
    first_name: _t.Union[str, None]
    # Last name
    last_name: _t.Union[str, None]
    # Academic degree
    academic_degree: _t.Union[str, None]
    # Function
    function: _t.Union[str, None]
    # Service designation
    service_designation: _t.Union[str, None]
    # Street
    street: _t.Union[str, None]
    # City
    city: _t.Union[str, None]
    # ZIP-Code
    zip_code: _t.Union[str, None]
    # E-mail address
    mail: _t.Union[str, None]
    # Telephone company
    phone_company: _t.Union[str, None]
    # Telephone home
    phone_home: _t.Union[str, None]
    # Cellphone
    phone_mobile: _t.Union[str, None]
    # Fax
    fax: _t.Union[str, None]
    # Pager
    pager: _t.Union[str, None]
    # Personnel number
    personnel_number: _t.Union[str, None]
    # Department
    department: _t.Union[str, None]
    # Organisation
    organization: _t.Union[LinkInput, Cleared]
    # DN
    ldap_dn: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]
    # Custom 1
    custom_1: _t.Union[str, None]
    # Custom 2
    custom_2: _t.Union[str, None]
    # Custom 3
    custom_3: _t.Union[str, None]
    # Custom 4
    custom_4: _t.Union[str, None]
    # Custom 5
    custom_5: _t.Union[str, None]
    # Custom 6
    custom_6: _t.Union[str, None]
    # Custom 7
    custom_7: _t.Union[str, None]
    # Custom 8
    custom_8: _t.Union[str, None]


class SpecificPrtData(_t.TypedDict, total=False):
    """Printer as it is saved; what is absent keeps its value."""

    # Type
    type: ChoiceInput
    # Color
    is_color: _t.Union[YesNoInput, Cleared]
    # Duplex
    is_duplex: _t.Union[YesNoInput, Cleared]
    # Emulation
    emulation: ChoiceInput
    # Paper format
    paper_format: ChoiceInput
    # Description
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
    """Relation details as it is saved; what is absent keeps its value."""

    # Object1
    object1: _t.Union[LinkInput, Cleared]
    # Object2
    object2: _t.Union[LinkInput, Cleared]
    # Service
    itservice: _t.Union[LinkInput, Cleared]
    # Relation type
    relation_type: _t.Union[RelationTypeChoice, ClearedChoice]
    # Weighting
    weighting: _t.Union[WeightingChoice, ClearedChoice]
    # Description
    description: _t.Union[str, None]


class SpecificReplicationData(_t.TypedDict, total=False):
    """Replication as it is saved; what is absent keeps its value."""

    # Replication mechanism
    replication_mechanism: ChoiceInput
    # Description
    description: _t.Union[str, None]


class SpecificReplicationPartnerData(_t.TypedDict, total=False):
    """Replication partner as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Replication type
    type: ChoiceInput
    # Replication partner
    replication_partner: _t.Union[LinkInput, Cleared]
    # Description
    description: _t.Union[str, None]


class SpecificRoomData(_t.TypedDict, total=False):
    """Room as it is saved; what is absent keeps its value."""

    # Type
    type: ChoiceInput
    # Room number
    number: _t.Union[str, None]
    # Floor
    floor: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class SpecificRouterData(_t.TypedDict, total=False):
    """Routing as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Routing protocol
    routing_protocol: ChoiceInput
    # Gateway address
    gateway_address: _t.Union[LinksInput, Cleared]
    # Description
    description: _t.Union[str, None]


class SpecificSanZoningData(_t.TypedDict, total=False):
    """SAN Zoning as it is saved; what is absent keeps its value."""

    # Title
    title: _t.Union[str, None]
    # Members
    members: _t.Union[LinksInput, Cleared]
    # Description
    description: _t.Union[str, None]


class SpecificServiceData(_t.TypedDict, total=False):
    """Services as it is saved; what is absent keeps its value."""

    # Specification
    specification: _t.Union[str, None]
    # Manufacturer
    manufacturer: ChoiceInput
    # Installation
    installation: _t.Union[InstallationTypeChoice, ClearedChoice]
    # Registration key
    registration_key: _t.Union[str, None]
    # Install path
    install_path: _t.Union[str, None]
    # Description
    description: _t.Union[str, None]


class SpecificSwitchFcData(_t.TypedDict, total=False):
    """FC switch as it is saved; what is absent keeps its value."""

    # Title
    title: _t.Union[str, None]
    # Active
    is_active: _t.Union[YesNoInput, Cleared]
    # Description
    description: _t.Union[str, None]


class SpecificSwitchNetData(_t.TypedDict, total=False):
    """Switch as it is saved; what is absent keeps its value."""

    # VLAN management protocol
    vlan: ChoiceInput
    # Role
    role: ChoiceInput
    # Spanning Tree
    spanning_tree: ChoiceInput
    # Description
    description: _t.Union[str, None]


class SpecificUpsData(_t.TypedDict, total=False):
    """Uninterruptible power supply as it is saved; what is absent keeps its value."""

    # Type
    type: ChoiceInput
    # Battery type
    battery_type: ChoiceInput
    # Quantity
    amount: _t.Union[int, str, Cleared]
    # Charge time
    charge_time: _t.Union[int, str, Cleared]
    # Unit
    charge_time_unit: _t.Union[UnitOfTimeChoice, ClearedChoice]
    # Runtime under full load
    autonomy_time: _t.Union[int, str, Cleared]
    # Unit
    autonomy_time_unit: _t.Union[UnitOfTimeChoice, ClearedChoice]
    # Description
    description: _t.Union[str, None]


class SpecificWanData(_t.TypedDict, total=False):
    """WAN as it is saved; what is absent keeps its value."""

    # Role
    role: ChoiceInput
    # Type
    type: ChoiceInput
    # Capacity
    capacity: _t.Union[float, str, Cleared]
    # Capacity unit
    capacity_unit: ChoiceInput
    # Description
    description: _t.Union[str, None]


class SpecificWsData(_t.TypedDict, total=False):
    """Wiring System as it is saved; what is absent keeps its value."""

    # Net type
    title: ChoiceInput
    # Description
    description: _t.Union[str, None]


class SpecificWsAssignmentData(_t.TypedDict, total=False):
    """Assigned objects as it is saved; what is absent keeps its value."""

    # The entry that is updated; without it one is created.
    category_id: EntryId
    # Assigned Objects
    connected_object: _t.Union[Id, _t.List[Id], Cleared]


class SpecificWsNetTypeData(_t.TypedDict, total=False):
    """Net type as it is saved; what is absent keeps its value."""

    # Net type
    title: ChoiceInput
    # Description
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


# Category constants, each with the ids of the entries made, in the order given.
EntryIdsByCategory = _t.Dict[str, _t.List[NumericString]]


class _ObjectCreatedAlways(_t.TypedDict):
    """What is always there in ObjectCreated."""

    id: NumericString
    message: Message
    success: _t.Literal[True]


class ObjectCreated(_ObjectCreatedAlways, total=False):
    """The object was created."""

    categories: EntryIdsByCategory


# Where an object is sent: archived, deleted, or purged from the database.
DeletionTarget = _t.Union[
    _t.Literal["C__RECORD_STATUS__ARCHIVED", "C__RECORD_STATUS__DELETED", "C__RECORD_STATUS__PURGE"],
    _t.Literal[3, 4, 5],
]


# Ids of objects.
ObjectIds = _t.List[ObjectId]


class _CmdbObjectAlways(_t.TypedDict):
    """What is always there in CmdbObject."""

    id: NumericString
    title: Title
    sysid: Sysid
    objecttype: NumericString
    # Title of the object type in the language asked for.
    type_title: str
    # Relative URL of the icon of the object type.
    type_icon: str
    status: RecordStatus
    cmdb_status: NumericString
    # Title of the CMDB status in the language asked for.
    cmdb_status_title: str
    created: Timestamp
    # URL of the picture of the object: it needs no key, and is good for 15 to 30 minutes. The icon of the type
    # where the object has no picture, or the caller may not view it (C__CATG__IMAGE).
    image: str


class CmdbObject(_CmdbObjectAlways, total=False):
    """An object as it is read."""

    updated: Timestamp


class _ObjectTypeCategoryAlways(_t.TypedDict):
    """What is always there in ObjectTypeCategory."""

    id: NumericText
    # Title in the language asked for.
    title: str
    const: CategoryName
    # "1" where an object may have several entries.
    multi_value: _t.Literal["0", "1"]


class ObjectTypeCategory(_ObjectTypeCategoryAlways, total=False):
    """A category of an object type."""

    parent: NumericText


class ObjectTypeCategories(_t.TypedDict):
    """The categories of an object type: global, specific and those of the site."""

    catg: _t.List[ObjectTypeCategory]
    cats: _t.List[ObjectTypeCategory]
    custom: _t.List[ObjectTypeCategory]


# A group of object types by its constant or its id.
ObjectTypeGroupReference = _t.Union[str, int]


class ObjectTypeGroupFilter(_t.TypedDict, total=False):
    """Which groups are read. Conditions are combined with AND."""

    id: ObjectTypeGroupReference
    ids: _t.List[ObjectTypeGroupReference]
    # A title in the language of the call; upper and lower case are the same.
    title: str
    titles: _t.List[str]


# What object types are sorted by.
ObjectTypeOrder = _t.Literal["id", "title", "status", "constant", "const"]


# Ascending or descending.
SortDirection = _t.Literal["ASC", "DESC", "asc", "desc"]


# How many rows of a list are read at most: a number, or how many are passed over first and a number, such as
# "20,10".
ListLimit = _t.Union[int, str]


class ObjectTypeGroup(_t.TypedDict):
    """A group of object types as it is listed."""

    id: NumericText
    # Title in the language asked for.
    title: str
    # The constant of the group.
    const: str
    status: NumericText


# Groups of object types.
ObjectTypeGroups = _t.List[ObjectTypeGroup]


class ObjectTypeFilter(_t.TypedDict, total=False):
    """Which object types are read. Conditions are combined with AND."""

    id: ObjectTypeReference
    ids: _t.List[ObjectTypeReference]
    # A title in the language of the call; upper and lower case are the same.
    title: str
    titles: _t.List[str]
    enabled: Flag


class _ObjectTypeAlways(_t.TypedDict):
    """What is always there in ObjectType."""

    id: NumericText
    # Title in the language asked for.
    title: str
    # "1" where other objects can be placed in objects of this type.
    container: _t.Literal["0", "1"]
    const: ObjectTypeConstant
    # Colour of the type.
    color: str
    # URL of the picture that objects of the type have.
    image: str
    # Relative URL of the icon of the type.
    icon: str
    cats: _t.Union[NumericText, None]
    tree_group: NumericText
    status: NumericText
    type_group: _t.Union[NumericText, None]
    # Title of the group in the language asked for; empty where the type is in none.
    type_group_title: str


class ObjectType(_ObjectTypeAlways, total=False):
    """An object type as it is listed."""

    objectcount: NumericText


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
    """What an attribute of an object has to be like: one of its normal entries meets it. Texts are compared
    whatever the case of A to Z.
    """

    # How the value is compared; by `=` if it is left out.
    comparison: Comparison
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


# What a list of objects is sorted by; equal ones stand by id, and what has no name or address comes first.
# Titles are sorted as in a dictionary: neither case nor accents count first.
ObjectSortKey = _t.Literal["id", "title", "type", "type_title", "sysid", "first_name", "last_name", "email"]


# Where a list goes on: the cursor that the page before answered, or "" for the first page.
ListCursor = str


# Categories whose entries are told with each object: true for all that its type has or that it has entries in,
# one constant, or a list.
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


# Which values of the objects are told; the id always is.
ObjectColumns = _t.List[ObjectColumn]


# Category constants, each with the normal entries of the object.
EntriesOfObject = _t.Dict[str, CategoryEntries]


class _ListedObjectAlways(_t.TypedDict):
    """What is always there in ListedObject."""

    id: NumericString


class ListedObject(_ListedObjectAlways, total=False):
    """An object of a list. Without `fields` everything is told; `updated` is absent until the first change."""

    title: Title
    sysid: Sysid
    # Id of the object type.
    type: NumericString
    created: Timestamp
    updated: Timestamp
    # Title of the object type in the language asked for.
    type_title: str
    # Title of the group of the object type in the language asked for.
    type_group_title: str
    # Relative URL of the icon of the object type.
    type_icon: str
    status: RecordStatus
    cmdb_status: NumericString
    # Title of the CMDB status in the language asked for.
    cmdb_status_title: str
    # URL of the picture of the object: it needs no key, and is good for 15 to 30 minutes. The icon of the type
    # where the object has no picture, or the caller may not view it (C__CATG__IMAGE).
    image: str
    # Entries by category, where `categories` asked for them.
    categories: EntriesOfObject


# Objects in the order asked for.
ListedObjects = _t.List[ListedObject]


class _ObjectPageAlways(_t.TypedDict):
    """What is always there in ObjectPage."""

    objects: ListedObjects
    cursor: _t.Union[ListCursor, None]


class ObjectPage(_ObjectPageAlways, total=False):
    """A page of a list: its objects, what leads to the next page (`null` on the last), and, where `count` asked
    for it, how many objects there are on all pages.
    """

    # Objects on all pages.
    total: int


# The objects; a page of them where `cursor` or `count` was given.
ObjectList = _t.Union[ListedObjects, ObjectPage]


# A relation type by its constant or its id.
RelationTypeReference = _t.Union[str, int]


class ObjectByRelation(_t.TypedDict):
    """A relation, by the object that stands for it, and the object it leads to."""

    data: _t.Dict[str, _t.Any]
    children: _t.Literal[False]


# Relations of an object by the id of the object that stands for each.
ObjectsByRelation = _t.Dict[str, ObjectByRelation]


# The id of a CMDB status.
CmdbStatusId = Id


class CmdbStatus(_t.TypedDict):
    """A CMDB status: where the thing itself is in its life."""

    id: int
    # The title in the language asked for.
    title: str
    constant: str
    # Six hexadecimal digits.
    color: str
    # Whether it was added, and so can be changed and deleted.
    editable: bool


# CMDB statuses: those of the catalogue in their order, then those that were added, ascending by id.
CmdbStatuses = _t.List[CmdbStatus]


# The title of a CMDB status: 1 to 255 characters, kept exactly.
CmdbStatusTitle = str


# The constant of a CMDB status that is added. By habit it begins with C__CMDB_STATUS__.
CmdbStatusName = str


# A color: six hexadecimal digits, with or without a leading #.
CmdbStatusColor = str


class CmdbStatusSaved(_t.TypedDict):
    """The CMDB status was created or changed."""

    success: _t.Literal[True]
    message: Message
    # The id of the status.
    id: int


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


# A session, and whose it is.
OpenedSession = _t.TypedDict("OpenedSession", {
    "result": _t.Literal[True],
    "userid": NumericText,
    # Name of the person.
    "name": str,
    # Mail address; empty where there is none.
    "mail": str,
    # Login of the person.
    "username": str,
    # What X-RPC-Auth-Session carries from now on.
    "session-id": str,
    "client-id": NumericText,
    # The installation.
    "client-name": str,
})


class EndedSession(_t.TypedDict):
    """A session is over."""

    # What has been done, in words.
    message: str
    result: _t.Literal[True]


# What is looked for. Every word of it must be found.
SearchText = str


# How deep is searched.
SearchMode = _t.Literal["normal", "deep", "auto-deep"]


class SearchHit(_t.TypedDict):
    """An object or an entry that was found."""

    documentId: NumericText
    # Object type, category and attribute, with ` > ` between.
    key: str
    # The title of the object; where something else was found, followed by a colon and the text.
    value: str
    type: _t.Literal["cmdb"]
    # Where the entry stands, by the numbers of its object, its category and itself.
    link: str
    score: NumericText
    # The record status, translated.
    status: str


# What was found, best first.
SearchHits = _t.List[SearchHit]


class ServiceVersion(_t.TypedDict):
    """What answers, and who asks."""

    # Who asks.
    login: _t.Dict[str, _t.Any]
    # Version of the service; existing clients are told that of the servers they were written for.
    version: str
    # Always empty: this is no preview.
    step: str
    # Edition.
    type: _t.Literal["OPEN"]


# A login, or the id of a person or a person group. A login counts before an id.
Grantee = _t.Union[str, int]


# What may be done: view, create, edit, archive (and recycle), delete, purge, or administer keys, users, grants
# and shared choices.
PermittedVerb = _t.Literal["view", "create", "edit", "archive", "delete", "purge", "administer"]


# The constant of an object type, such as C__OBJTYPE__SERVER.
ObjectTypeName = str


class _RightAlways(_t.TypedDict):
    """What is always there in Right."""

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


class RightsGranted(_t.TypedDict):
    """Something was granted or revoked."""

    success: _t.Literal[True]
    message: Message
    rights: Rights


# What a key or a user may do; null is every right.
KeyRights = _t.Union[Rights, None]


class GranteeInfo(_t.TypedDict):
    """A person or a person group to whom something is granted."""

    # The id of the person or the group.
    id: int
    # Their title.
    title: str
    # The login of a person; null where there is none.
    login: _t.Union[str, None]
    rights: KeyRights


# To whom something is granted, ascending by id.
GranteeList = _t.List[GranteeInfo]


# Whose key it is; stands in created_by and changed_by. 1 to 255 characters, kept exactly.
KeyTitle = str


# The last day a key is good for, until its end in UTC, or the moment it ends, with an offset from UTC; null is
# never.
KeyExpiry = _t.Union[str, None]


# An address or a range of addresses (CIDR) of IPv4 or IPv6. IPv4-mapped IPv6 counts as IPv4.
AddressRange = str


# Where a key may be used from: the address of the peer of the connection is in one of these ranges. Behind a
# proxy the peer is the proxy. null is everywhere.
KeyAddresses = _t.Union[_t.List[AddressRange], None]


class KeyCreated(_t.TypedDict):
    """The key was made. Its text is answered once and kept nowhere."""

    success: _t.Literal[True]
    message: Message
    # The id of the key.
    id: str
    # The key itself, for `apikey`.
    key: str


# The id of a key: what is no secret of it.
KeyId = str


# A moment, ISO 8601 in UTC. Where the call names a `time_zone`: with the offset there.
Moment = str


class KeyInfo(_t.TypedDict):
    """A key: never its text, nor what is kept of it."""

    # The id of the key.
    id: str
    # Whose key it is.
    title: str
    created: Moment
    # The moment it ends; null is never.
    expires: _t.Union[Moment, None]
    # The moment it was revoked; null where it was not.
    revoked: _t.Union[Moment, None]
    # The moment it was last used, kept once a minute; null where it was not.
    last_used: _t.Union[Moment, None]
    rights: KeyRights
    addresses: KeyAddresses
    # The id of the key that a rotation made in its place; null where there is none.
    superseded_by: _t.Union[str, None]


# Keys, ascending by when they were made.
KeyList = _t.List[KeyInfo]


# How long a key lives on after its rotation: seconds, or a duration of seconds (s), minutes (m), hours (h) or
# days (d); 90 days at most.
Grace = _t.Union[int, str]


class KeyRotated(_t.TypedDict):
    """A new key was put in the place of one. Its text is answered once and kept nowhere."""

    success: _t.Literal[True]
    message: Message
    # The id of the new key.
    id: str
    # The new key itself, for `apikey`.
    key: str
    # The key in whose place it is.
    former: _t.Dict[str, _t.Any]


class ConfiguredObjectType(_t.TypedDict):
    """An object type, and how it is configured."""

    id: NumericString
    # The constant of the type.
    const: str
    # The title of the type in the language of the caller.
    title: str
    # The id of its default template; null where it has none.
    default_template: _t.Union[str, None]


# The id of an object, or null for none.
DefaultTemplate = _t.Union[ObjectId, None]


# What somebody logs in with.
Login = str


# First and last name of a person.
PersonName = str


class UserCreated(_t.TypedDict):
    """The user was created."""

    success: _t.Literal[True]
    message: Message
    # The id of the person.
    id: int


class SessionsEnded(_t.TypedDict):
    """The sessions of a user were ended."""

    success: _t.Literal[True]
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
    """A person who has a login."""

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
    rights: KeyRights
    # The person groups they are in, whose rights they have, too.
    groups: _t.List[GroupOfUser]
    # How many sessions are open.
    sessions: int


# Persons who have a login, ascending by id.
UserList = _t.List[UserInfo]


# This document.
OpenRpcDocument = _t.Dict[str, _t.Any]


# What is always there in EndpointParameter.
_EndpointParameterAlways = _t.TypedDict("_EndpointParameterAlways", {
    "types": _t.List[str],
    # What it is for.
    "description": str,
    # Its value is checked.
    "has-validation": bool,
})


# A parameter of a method.
_EndpointParameterPerhaps = _t.TypedDict("_EndpointParameterPerhaps", {
    "default-value": _t.Any,
}, total=False)


class EndpointParameter(_EndpointParameterAlways, _EndpointParameterPerhaps):
    """A parameter of a method."""


# A method, its parameters, and a call with its answer.
Endpoint = _t.TypedDict("Endpoint", {
    # What the method does.
    "description": str,
    # Its parameters.
    "parameters": _t.Dict[str, _t.Any],
    "example-request": _t.Dict[str, _t.Any],
    "example-response": _t.Dict[str, _t.Any],
})


# Methods by their names.
Endpoints = _t.Dict[str, Endpoint]


class AccessEntry(_t.TypedDict):
    """Access as it is read."""

    id: NumericText
    objID: NumericText
    # Primary access URL
    primary_url: str
    # Title
    title: str
    # Access type
    type: _t.Union[Choice, None]
    # Host[:Port]/URL
    url: str
    # Host[:Port]/URL
    formatted_url: str
    # Primary?
    primary: YesNo
    # Description
    description: str


# An attribute of Access that has a list of choices.
AccessChoiceKey = _t.Literal["type"]


# A number as it is read: a numeric text, empty where there is none.
NumberText = _t.Union[str, _t.Literal[""]]


class AccountingEntry(_t.TypedDict):
    """Accounting as it is read."""

    id: NumericText
    objID: NumericText
    # Inventory number
    inventory_no: str
    # Account
    account: _t.Union[Choice, None]
    # Date of invoice
    acquirementdate: str
    # Purchased at
    contact: _t.List[ObjectReference]
    # Investment costs
    price: NumberText
    # Operation expense
    operation_expense: NumberText
    # Operation expense (Unit)
    operation_expense_interval: _t.Union[Choice, None]
    # Cost unit
    cost_unit: _t.Union[Choice, None]
    # Delivery note number
    delivery_note_no: str
    # Procurement
    procurement: _t.Union[Choice, None]
    # Delivery date
    delivery_date: str
    # Invoice no.
    invoice_no: str
    # Order no.
    order_no: str
    # Period of warranty
    guarantee_period: _t.Union[Quantity, None]
    # Warranty period
    guarantee_period_unit: _t.Union[Choice, None]
    # Remainder warranty
    guarantee_period_status: str
    # Guarantee period by
    guarantee_period_base: _t.Union[Choice, None]
    # Order date
    order_date: str
    # Guarantee date
    guarantee_date: str
    # Remainder warranty
    guarantee_status: str
    # Description
    description: str


# An attribute of Accounting that has a list of choices.
AccountingChoiceKey = _t.Literal[
    "account",
    "operation_expense_interval",
    "cost_unit",
    "procurement",
    "guarantee_period_unit",
    "guarantee_period_base",
]


class AddressEntry(_t.TypedDict):
    """Address as it is read."""

    id: NumericText
    objID: NumericText
    # Additional address information
    address: str
    # Street
    street: str
    # House number
    house_no: str
    # Floors
    stories: NumberText
    # Postal code
    postcode: str
    # City
    city: str
    # Region
    region: str
    # Country
    country: str
    # Description
    description: str


class AircraftEntry(_t.TypedDict):
    """Aircraft as it is read."""

    id: NumericText
    objID: NumericText
    # Aircraft registration
    registration: str
    # Description
    description: str


class ApplicationEntry(_t.TypedDict):
    """Software assignment as it is read."""

    id: NumericText
    objID: NumericText
    # Application
    application: _t.Union[ObjectReference, None]
    # Type
    application_type: _t.Union[Choice, None]
    # Priority
    application_priority: _t.Union[Choice, None]
    # Assigned license
    assigned_license: _t.Union[EntryReference, None]
    # Assigned license key
    assigned_license_key: str
    # Database schema
    assigned_database_schema: _t.Union[ObjectReference, None]
    # Service
    assigned_it_service: _t.List[ObjectReference]
    # Variant
    assigned_variant: _t.Union[EntryReference, None]
    # Version number
    assigned_version: _t.Union[EntryReference, None]
    # Bequest nagios services
    bequest_nagios_services: YesNo
    # Used databases
    assigned_databases: _t.List[EntryReference]
    # Installation date
    installDate: str
    # Description
    description: str


# An attribute of Software assignment that has a list of choices.
ApplicationChoiceKey = _t.Literal["application_type", "application_priority"]


class AssignedCardsEntry(_t.TypedDict):
    """Assigned cards as it is read."""

    id: NumericText
    objID: NumericText
    # Assigned cards
    connected_obj: _t.Union[ObjectReference, None]


class AssignedLogicalUnitEntry(_t.TypedDict):
    """Workplace components as it is read."""

    id: NumericText
    objID: NumericText
    # Object
    assigned_object: _t.Union[ObjectReference, None]


class AssignedSimCardsEntry(_t.TypedDict):
    """Assigned SIM cards as it is read."""

    id: NumericText
    objID: NumericText
    # Object title
    isys_obj__id: _t.Union[ObjectReference, None]
    # Assigned SIM Cards
    isys_catg_cards_list__id: _t.Union[EntryReference, None]


class AssignedSubscriptionsEntry(_t.TypedDict):
    """Assigned subscriptions as it is read."""

    id: NumericText
    objID: NumericText
    # Assigned object
    assigned_object: _t.Union[ObjectReference, None]
    # UUID
    uuid: _t.Union[EntryReference, None]
    # Description
    description: str


class AssignedUsersEntry(_t.TypedDict):
    """Assigned users as it is read."""

    id: NumericText
    objID: NumericText
    # Assigned object
    assigned_object: _t.Union[ObjectReference, None]
    # UUID
    uuid: _t.Union[EntryReference, None]
    # Description
    description: str


class AssignedWorkstationEntry(_t.TypedDict):
    """Assigned workplace as it is read."""

    id: NumericText
    objID: NumericText
    # Parent object
    parent: _t.Union[ObjectReference, None]
    # Description
    description: str


class AuditEntry(_t.TypedDict):
    """Audit as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Type
    type: _t.Union[Choice, None]
    # Commission
    commission: _t.List[ObjectReference]
    # Responsible
    responsible: _t.List[ObjectReference]
    # Involved
    involved: _t.List[ObjectReference]
    # Manufacturer's period
    period_manufacturer: str
    # Operator's period
    period_operator: str
    # Applied
    apply: str
    # Result
    result: str
    # Faults
    fault: str
    # Incidents
    incident: str
    # Description
    description: str


# An attribute of Audit that has a list of choices.
AuditChoiceKey = _t.Literal["type"]


class BackupEntry(_t.TypedDict):
    """Backup as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Backed up by
    backup: _t.Union[ObjectReference, None]
    # Backup type
    backup_type: _t.Union[Choice, None]
    # Cycle
    cycle: _t.Union[Choice, None]
    # Path to save
    path_to_save: str
    # Description
    description: str


# An attribute of Backup that has a list of choices.
BackupChoiceKey = _t.Literal["backup_type", "cycle"]


class BackupAssignedObjectsEntry(_t.TypedDict):
    """Backup (assigned Objects) as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Backups
    backup: _t.Union[ObjectReference, None]
    # Backup type
    backup_type: _t.Union[Choice, None]
    # Cycle
    cycle: _t.Union[Choice, None]
    # Path to save
    path_to_save: str
    # Description
    description: str


# An attribute of Backup (assigned Objects) that has a list of choices.
BackupAssignedObjectsChoiceKey = _t.Literal["backup_type", "cycle"]


class CableEntry(_t.TypedDict):
    """Cable as it is read."""

    id: NumericText
    objID: NumericText
    # Cable type
    cable_type: _t.Union[Choice, None]
    # Color
    cable_colour: _t.Union[Choice, None]
    # Occupancy
    cable_occupancy: _t.Union[Choice, None]
    # Cable length
    length: _t.Union[Quantity, None]
    # Length unit
    length_unit: _t.Union[Choice, None]
    # Maximal amount of fibers/leads
    max_amount_of_fibers_leads: NumberText
    # Connection
    connection: str
    # Description
    description: str


# An attribute of Cable that has a list of choices.
CableChoiceKey = _t.Literal["cable_type", "cable_colour", "cable_occupancy", "length_unit"]


class CardsEntry(_t.TypedDict):
    """Cards as it is read."""

    id: NumericText
    objID: NumericText
    # Assigned mobile phone
    assigned_mobile: _t.Union[ObjectReference, None]
    # Card Number
    card_no: str
    # Title
    title: str
    # Pin
    pin: str
    # Pin 2
    pin2: str
    # PUK
    puk: str
    # PUK2
    puk2: str
    # Serial number
    serial: str
    # Description
    description: str


class CertificateEntry(_t.TypedDict):
    """Certificate as it is read."""

    id: NumericText
    objID: NumericText
    # Type
    type: _t.Union[Choice, None]
    # Creation date
    create_date: str
    # Expiration Date
    expire_date: str
    # Common Name
    common_name: str
    # Description
    description: str


# An attribute of Certificate that has a list of choices.
CertificateChoiceKey = _t.Literal["type"]


class CloudSubscriptionsEntry(_t.TypedDict):
    """Subscriptions as it is read."""

    id: NumericText
    objID: NumericText
    # UUID
    uuid: str
    # Consumed units
    consumed_units: str
    # Prepaid units (enabled)
    prepaid_enabled_units: str
    # Prepaid units (suspended)
    prepaid_suspended: str
    # Prepaid units (warning)
    prepaid_warning: str
    # JDisc status
    jdisc_status: _t.Union[Choice, None]
    # Subscribers
    subscribers: str
    # Description
    description: str


# An attribute of Subscriptions that has a list of choices.
CloudSubscriptionsChoiceKey = _t.Literal["jdisc_status"]


class ClusterEntry(_t.TypedDict):
    """Cluster as it is read."""

    id: NumericText
    objID: NumericText
    # Quorum
    quorum: YesNo
    # Administration service
    administration_service: str
    # Cluster Members
    cluster_members: str
    # Count of Cluster Members
    cluster_member_count: str
    # Cluster service assignment
    cluster_service: str
    # Description
    description: str


class ClusterAdmServiceEntry(_t.TypedDict):
    """Administration service as it is read."""

    id: NumericText
    objID: NumericText
    # Administration service (Object)
    connected_object: _t.Union[ObjectReference, None]
    # Object type
    objtype: _t.Union[Choice, None]


# An attribute of Administration service that has a list of choices.
ClusterAdmServiceChoiceKey = _t.Literal["objtype"]


class ClusterMembersEntry(_t.TypedDict):
    """Cluster Members as it is read."""

    id: NumericText
    objID: NumericText
    # Cluster Member
    member: _t.Union[ObjectReference, None]


class ClusterMembershipsEntry(_t.TypedDict):
    """Cluster memberships as it is read."""

    id: NumericText
    objID: NumericText
    # Cluster
    connected_object: _t.Union[ObjectReference, None]


class ClusterRootEntry(_t.TypedDict):
    """Cluster as it is read."""

    id: NumericText
    objID: NumericText
    # Quorum
    quorum: YesNo
    # Administration service
    administration_service: str
    # Cluster Members
    cluster_members: str
    # Count of Cluster Members
    cluster_member_count: str
    # Cluster service assignment
    cluster_service: str
    # Description
    description: str


class ClusterServiceEntry(_t.TypedDict):
    """Cluster service assignment as it is read."""

    id: NumericText
    objID: NumericText
    # Type
    type: _t.Union[Choice, None]
    # Cluster services
    cluster_service: _t.Union[ObjectReference, None]
    # Host addresses
    hostaddresses: _t.List[EntryReference]
    # Volumes
    drives: _t.List[EntryReference]
    # Shares
    shares: _t.List[EntryReference]
    # Runs on
    runs_on: _t.List[EntryReference]
    # Default server
    default_server: _t.Union[EntryReference, None]
    # Database schema
    assigned_database_schema: _t.Union[ObjectReference, None]
    # Service Status
    service_status: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Cluster service assignment that has a list of choices.
ClusterServiceChoiceKey = _t.Literal["type", "service_status"]


class ComputingResourcesEntry(_t.TypedDict):
    """Computing resources as it is read."""

    id: NumericText
    objID: NumericText
    # RAM
    ram: _t.Union[Quantity, None]
    # Memory unit
    ram_unit: _t.Union[Choice, None]
    # CPU frequency
    cpu: _t.Union[Quantity, None]
    # CPU frequency unit
    cpu_unit: _t.Union[Choice, None]
    # Disc space
    disc_space: _t.Union[Quantity, None]
    # Disc space unit
    disc_space_unit: _t.Union[Choice, None]
    # Network bandwidth
    network_bandwidth: _t.Union[Quantity, None]
    # Network bandwidth unit
    network_bandwidth_unit: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Computing resources that has a list of choices.
ComputingResourcesChoiceKey = _t.Literal["ram_unit", "cpu_unit", "disc_space_unit", "network_bandwidth_unit"]


class ConnectorEntry(_t.TypedDict):
    """Connectors as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # In-/Output
    type: _t.Union[Choice, None]
    # Wiring system
    wiring_system: _t.Union[ObjectReference, None]
    # Interface
    interface: _t.Union[Choice, None]
    # Color / wave lengths
    fiber_wave_lengths: _t.List[Choice]
    # Connection type
    connection_type: _t.Union[Choice, None]
    # Assigned to connector
    assigned_connector: _t.Union[EntryReference, None]
    # Connected object
    connected_object: _t.Union[ObjectReference, None]
    # Assigned category type
    assigned_category: str
    # Cable
    cable_connection: _t.Union[ObjectReference, None]
    # Used fiber/lead (RX)
    used_fiber_lead_rx: _t.Union[EntryReference, None]
    # Used fiber/lead (TX)
    used_fiber_lead_tx: _t.Union[EntryReference, None]
    # Assigned Input/Output
    connector_sibling: _t.Union[EntryReference, None]
    # Description
    description: str
    # Relation direction
    relation_direction: _t.Union[ObjectReference, None]


# An attribute of Connectors that has a list of choices.
ConnectorChoiceKey = _t.Literal["type", "interface", "fiber_wave_lengths", "connection_type"]


class ContactEntry(_t.TypedDict):
    """Contact assignment as it is read."""

    id: NumericText
    objID: NumericText
    # Contact
    contact: _t.Union[ObjectReference, None]
    # Primary contact
    primary_contact: str
    # Contact object
    contact_object: _t.Union[ObjectReference, None]
    # Primary
    primary: YesNo
    # Role
    role: _t.Union[Choice, None]
    # Contact
    contact_list: str
    # Contact (Role)
    contact_list_with_roles: str
    # Description
    description: str


# An attribute of Contact assignment that has a list of choices.
ContactChoiceKey = _t.Literal["role"]


class ContractAssignmentEntry(_t.TypedDict):
    """Contract assignment as it is read."""

    id: NumericText
    objID: NumericText
    # Assigned contract
    connected_contract: _t.Union[ObjectReference, None]
    # Contract begin
    contract_start: str
    # Contract end
    contract_end: str
    # Reaction rate
    reaction_rate: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Contract assignment that has a list of choices.
ContractAssignmentChoiceKey = _t.Literal["reaction_rate"]


class ControllerEntry(_t.TypedDict):
    """Controller as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Type
    type: _t.Union[Choice, None]
    # Manufacturer
    manufacturer: _t.Union[Choice, None]
    # Model
    model: _t.Union[Choice, None]
    # Firmware
    firmware: str
    # Description
    description: str


# An attribute of Controller that has a list of choices.
ControllerChoiceKey = _t.Literal["type", "manufacturer", "model"]


class ControllerFcPortEntry(_t.TypedDict):
    """FC port as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Type
    type: _t.Union[Choice, None]
    # Connected controller
    connected_controller: _t.Union[EntryReference, None]
    # Assigned Input/Output
    connector_sibling: _t.Union[EntryReference, None]
    # Medium
    medium: _t.Union[Choice, None]
    # Speed
    speed: _t.Union[Quantity, None]
    # Speed unit
    speed_unit: _t.Union[Choice, None]
    # Node WWN
    wwn: str
    # Port WW(P)N
    wwpn: str
    # SAN zone and connection type
    san_zones: _t.List[ObjectReference]
    # Target object
    target: _t.Union[EntryReference, None]
    # Connection
    connector: _t.Union[EntryReference, None]
    # Connection
    assigned_connector: _t.Union[EntryReference, None]
    # Connected object
    connected_object: _t.Union[ObjectReference, None]
    # Description
    description: str
    # Relation direction
    relation_direction: _t.Union[ObjectReference, None]


# An attribute of FC port that has a list of choices.
ControllerFcPortChoiceKey = _t.Literal["type", "medium", "speed_unit"]


class CpuEntry(_t.TypedDict):
    """CPU as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Manufacturer
    manufacturer: _t.Union[Choice, None]
    # Type
    type: _t.Union[Choice, None]
    # CPU frequency
    frequency: _t.Union[Quantity, None]
    # CPU frequency unit
    frequency_unit: _t.Union[Choice, None]
    # CPU cores
    cores: NumberText
    # Description
    description: str


# An attribute of CPU that has a list of choices.
CpuChoiceKey = _t.Literal["manufacturer", "type", "frequency_unit"]


class CustomFieldsEntry(_t.TypedDict):
    """Custom Fields as it is read."""

    id: NumericText
    objID: NumericText
    # Description
    description: str


class CustomFieldsExampleEntry(_t.TypedDict):
    """Example (custom) as it is read."""

    id: NumericText
    objID: NumericText
    # Checkbox
    checkbox: YesNo
    # File
    file: _t.Union[ObjectReference, None]
    # Date
    day: str
    # Date and time
    moment: str
    # Dialog+
    choice: _t.Union[Choice, None]
    # Dialog+ (multiple)
    choices: _t.List[Choice]
    # HTML editor
    html: str
    # Yes/No
    yes_no: YesNo
    # Link
    link: str
    # Number
    number: NumberText
    # Object relation
    relation: _t.Union[ObjectReference, None]
    # Object relation (multiple)
    relations: _t.List[ObjectReference]
    # Object
    object: _t.Union[ObjectReference, None]
    # Objects
    objects: _t.List[ObjectReference]
    # Report
    report: str
    # Text
    text: str
    # Text (masked)
    secret: str
    # Text (multi-line)
    note: str
    # Time
    clock: str
    # Description
    description: str


# An attribute of Example (custom) that has a list of choices.
CustomFieldsExampleChoiceKey = _t.Literal["choice", "choices"]


class DatabaseEntry(_t.TypedDict):
    """DBMS as it is read."""

    id: NumericText
    objID: NumericText
    # DBMS
    assigned_dbms: _t.Union[EntryReference, None]
    # Instanz name
    instance_name: str
    # Instanz type
    instance_type: _t.Union[Choice, None]
    # Manufacturer
    manufacturer: str
    # Max size
    size: _t.Union[Quantity, None]
    # Size unit
    size_unit: _t.Union[Choice, None]
    # Version
    version: _t.Union[EntryReference, None]
    # Path
    path: str
    # Port
    port: str
    # Port Name
    port_name: str
    # Import Key
    import_key: str
    # Description
    description: str


# An attribute of DBMS that has a list of choices.
DatabaseChoiceKey = _t.Literal["instance_type", "size_unit"]


class DatabaseAssignmentEntry(_t.TypedDict):
    """Database assignment as it is read."""

    id: NumericText
    objID: NumericText
    # Target schema
    database_assignment: _t.Union[ObjectReference, None]
    # Software runs on
    runs_on: _t.Union[ObjectReference, None]
    # Description
    description: str


class DatabaseSaEntry(_t.TypedDict):
    """Databases as it is read."""

    id: NumericText
    objID: NumericText
    # Assigned DBMS
    assigned_database: _t.Union[EntryReference, None]
    # Instance
    assigned_instance: _t.Union[EntryReference, None]
    # Schemes
    assigned_schemas: _t.List[Choice]
    # Title
    title: str
    # Size
    size: _t.Union[Quantity, None]
    # Unit
    size_unit: _t.Union[Choice, None]
    # Max size
    max_size: _t.Union[Quantity, None]
    # Max Unit
    max_size_unit: _t.Union[Choice, None]
    # Import Key
    import_key: str
    # Description
    description: str


# An attribute of Databases that has a list of choices.
DatabaseSaChoiceKey = _t.Literal["assigned_schemas", "size_unit", "max_size_unit"]


class DatabaseTableEntry(_t.TypedDict):
    """Tables as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Row count
    row_count: str
    # Assigned database
    assigned_database: _t.Union[EntryReference, None]
    # Instance
    instance: str
    # Schema
    assigned_schema: _t.Union[Choice, None]
    # Schema size
    schema_size: _t.Union[Quantity, None]
    # Schema size unit
    schema_size_unit: _t.Union[Choice, None]
    # Size
    size: _t.Union[Quantity, None]
    # Size unit
    size_unit: _t.Union[Choice, None]
    # Max size
    max_size: _t.Union[Quantity, None]
    # Max size unit
    max_size_unit: _t.Union[Choice, None]
    # Import Key
    import_key: str
    # Description
    description: str


# An attribute of Tables that has a list of choices.
DatabaseTableChoiceKey = _t.Literal["assigned_schema", "schema_size_unit", "size_unit", "max_size_unit"]


class DriveEntry(_t.TypedDict):
    """Drive as it is read."""

    id: NumericText
    objID: NumericText
    # Drive letter
    mount_point: str
    # Title
    title: str
    # System drive
    system_drive: YesNo
    # Filesystem
    filesystem: _t.Union[Choice, None]
    # Capacity
    capacity: _t.Union[Quantity, None]
    # Unit
    unit: _t.Union[Choice, None]
    # Serial number
    serial: str
    # Software RAID group
    assigned_raid: _t.Union[EntryReference, None]
    # Type
    drive_type: NumberText
    # On device
    device: _t.Union[EntryReference, None]
    # On device Raid-Array
    raid: _t.Union[EntryReference, None]
    # On device Logical devices (Client)
    ldev: _t.Union[EntryReference, None]
    # Object type constant
    category_const: str
    # Free Diskspace
    free_space: _t.Union[Quantity, None]
    # Memory unit
    free_space_unit: _t.Union[Choice, None]
    # Used Diskspace
    used_space: _t.Union[Quantity, None]
    # Memory unit
    used_space_unit: _t.Union[Choice, None]
    # Firmware
    firmware: str
    # Description
    description: str


# An attribute of Drive that has a list of choices.
DriveChoiceKey = _t.Literal["filesystem", "unit", "free_space_unit", "used_space_unit"]


class EmergencyPlanEntry(_t.TypedDict):
    """Emergency plan assignment as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Assigned emergency plan
    emergency_plan: _t.Union[ObjectReference, None]
    # Time need
    time_needed: str
    # Time need (Unit)
    time_needed_unit: str
    # Date of emergency practice
    practice_date: str
    # Description
    description: str


class FiberLeadEntry(_t.TypedDict):
    """Fiber/lead as it is read."""

    id: NumericText
    objID: NumericText
    # Label
    label: str
    # Category
    category: _t.Union[Choice, None]
    # Color
    color: _t.Union[Choice, None]
    # Damping
    damping: NumberText
    # Description
    description: str


# An attribute of Fiber/lead that has a list of choices.
FiberLeadChoiceKey = _t.Literal["category", "color"]


class FileEntry(_t.TypedDict):
    """Files as it is read."""

    id: NumericText
    objID: NumericText
    # File
    file: _t.Union[ObjectReference, None]
    # Revision
    revision: str
    # HTTP-Link (extern)
    link: str
    # Description
    description: str


class FormfactorEntry(_t.TypedDict):
    """Form factor as it is read."""

    id: NumericText
    objID: NumericText
    # Form factor
    formfactor: _t.Union[Choice, None]
    # Rack units
    rackunits: NumberText
    # Dimension unit
    unit: _t.Union[Choice, None]
    # Width
    width: _t.Union[Quantity, None]
    # Height
    height: _t.Union[Quantity, None]
    # Depth
    depth: _t.Union[Quantity, None]
    # Weight
    weight: _t.Union[Quantity, None]
    # weight unit
    weight_unit: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Form factor that has a list of choices.
FormfactorChoiceKey = _t.Literal["formfactor", "unit", "weight_unit"]


class GlobalEntry(_t.TypedDict):
    """General as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Condition
    status: _t.Union[Choice, None]
    # Creation date
    created: str
    # Created by
    created_by: str
    # Last change
    changed: str
    # Last change by
    changed_by: str
    # Purpose
    purpose: _t.Union[Choice, None]
    # Category
    category: _t.Union[Choice, None]
    # SYSID
    sysid: str
    # CMDB status
    cmdb_status: _t.Union[Choice, None]
    # Object type
    type: _t.Union[Choice, None]
    # Tags
    tag: _t.List[Choice]
    # Description
    description: str


# An attribute of General that has a list of choices.
GlobalChoiceKey = _t.Literal["status", "purpose", "category", "cmdb_status", "type", "tag"]


class GraphicEntry(_t.TypedDict):
    """Graphic card as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Manufacturer
    manufacturer: _t.Union[Choice, None]
    # Memory
    memory: _t.Union[Quantity, None]
    # Memory unit
    unit: _t.Union[Choice, None]
    # Firmware
    firmware: str
    # Description
    description: str


# An attribute of Graphic card that has a list of choices.
GraphicChoiceKey = _t.Literal["manufacturer", "unit"]


class GroupMembershipsEntry(_t.TypedDict):
    """Group memberships as it is read."""

    id: NumericText
    objID: NumericText
    # Group
    connected_object: _t.Union[ObjectReference, None]
    # Description
    description: str


class GuestSystemsEntry(_t.TypedDict):
    """Guest systems as it is read."""

    id: NumericText
    objID: NumericText
    # Guest systems
    connected_object: _t.Union[ObjectReference, None]
    # Hostname
    hostname: str
    # Runs on
    runs_on: _t.Union[ObjectReference, None]


class HbaEntry(_t.TypedDict):
    """Host Bus Adapter (HBA) as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Type
    type: _t.Union[Choice, None]
    # Manufacturer
    manufacturer: _t.Union[Choice, None]
    # Model
    model: _t.Union[Choice, None]
    # Firmware
    firmware: str
    # Description
    description: str


# An attribute of Host Bus Adapter (HBA) that has a list of choices.
HbaChoiceKey = _t.Literal["type", "manufacturer", "model"]


class IdentifierEntry(_t.TypedDict):
    """Data Source as it is read."""

    id: NumericText
    objID: NumericText
    # Key
    key: str
    # Value
    value: str
    # Initial import
    last_edited: str
    # Type
    type: _t.Union[Choice, None]
    # Group
    group: str
    # Last scan
    last_scan: str
    # Last updated
    last_updated: str
    # Description
    description: str


# An attribute of Data Source that has a list of choices.
IdentifierChoiceKey = _t.Literal["type"]


class ImageEntry(_t.TypedDict):
    """Object picture as it is read."""

    id: NumericText
    objID: NumericText
    # Uploaded images
    image_selection: str
    # File
    image: _t.Union[StoredFile, None]
    # Description
    description: str


class ImagesEntry(_t.TypedDict):
    """Images as it is read."""

    id: NumericText
    objID: NumericText
    # File name
    name: str
    # File content
    content: _t.Union[StoredFile, None]


class InvoiceEntry(_t.TypedDict):
    """Invoice as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    denotation: str
    # Invoice Date
    date: str
    # Amount
    amount: NumberText
    # Edited at
    edited: str
    # Dispensing Tax Accounting
    financial_accounting_delivery: str
    # Charged
    charged: YesNo
    # Description
    description: str


class IpAliasesRow(_t.TypedDict):
    """A row of aliases as it is read."""

    hostname: str
    domain: str


class IpEntry(_t.TypedDict):
    """Host address as it is read."""

    id: NumericText
    objID: NumericText
    # Primary layer3 net
    primary_layer3_net: str
    # Primary hostaddress
    primary_hostaddress: str
    # Primary hostname
    primary_hostname: str
    # Type
    net_type: _t.Union[Choice, None]
    # Primary
    primary: YesNo
    # Active
    active: YesNo
    # Net
    net: _t.Union[ObjectReference, None]
    # Net zone
    zone: _t.Union[ObjectReference, None]
    # Address allocation IPv4
    ipv4_assignment: _t.Union[Choice, None]
    # IPv4 address
    ipv4_address: str
    # Address allocation IPv6
    ipv6_assignment: _t.Union[Choice, None]
    # IPv6 scope
    ipv6_scope: _t.Union[Choice, None]
    # IPv6 address
    ipv6_address: str
    # Host address
    hostaddress: str
    # Hostname
    hostname: str
    # Domain
    domain: str
    # DNS Server
    dns_server: _t.List[EntryReference]
    # DNS Server address
    dns_server_address: str
    # Search domain
    dns_domain: _t.List[Choice]
    # Default gateway for the net
    use_standard_gateway: YesNo
    # Assigned Port
    assigned_port: _t.Union[EntryReference, None]
    # Assigned Logical Port
    assigned_logical_port: _t.Union[EntryReference, None]
    # Host addresses
    all_ips: str
    # Hostname (FQDN)
    primary_fqdn: str
    # Aliases
    aliases: _t.List[IpAliasesRow]
    # Description
    description: str


# An attribute of Host address that has a list of choices.
IpChoiceKey = _t.Literal["net_type", "ipv4_assignment", "ipv6_assignment", "ipv6_scope", "dns_domain"]


class ItsLogbookEntry(_t.TypedDict):
    """Service Logbook as it is read."""

    id: NumericText
    objID: NumericText
    # Date
    date: str
    # Object
    object: _t.Union[ObjectReference, None]
    # Event
    event: _t.Union[Choice, None]
    # Source
    source: NumberText
    # User
    user: _t.Union[ObjectReference, None]
    # Object type
    object_type: str
    # Category
    category: str
    # Alarm level
    alert_level: _t.Union[Choice, None]
    # User
    user_name_static: str
    # Event
    event_static: str
    # Comment
    comment: str
    # Changes
    changes: str
    # Description
    description: str


# An attribute of Service Logbook that has a list of choices.
ItsLogbookChoiceKey = _t.Literal["event", "alert_level"]


class ItsTypeEntry(_t.TypedDict):
    """Service Type as it is read."""

    id: NumericText
    objID: NumericText
    # Type
    its_type: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Service Type that has a list of choices.
ItsTypeChoiceKey = _t.Literal["its_type"]


class ItServiceEntry(_t.TypedDict):
    """Service assignment as it is read."""

    id: NumericText
    objID: NumericText
    # Service
    connected_object: _t.Union[ObjectReference, None]
    # SYSID
    sysid: str


class ItServiceComponentsEntry(_t.TypedDict):
    """Service components as it is read."""

    id: NumericText
    objID: NumericText
    # Assigned object
    connected_object: _t.Union[ObjectReference, None]
    # Object type
    objtype: _t.Union[Choice, None]


# An attribute of Service components that has a list of choices.
ItServiceComponentsChoiceKey = _t.Literal["objtype"]


class ItServiceRelationsEntry(_t.TypedDict):
    """Service Relation as it is read."""

    id: NumericText
    objID: NumericText
    # Object 1
    object1: _t.Union[ObjectReference, None]
    # Object 2
    object2: _t.Union[ObjectReference, None]
    # Relation type
    relation_type: _t.Union[Choice, None]
    # Weighting
    weighting: _t.Union[Choice, None]
    # Service
    itservice: _t.Union[ObjectReference, None]
    # Description
    description: str


# An attribute of Service Relation that has a list of choices.
ItServiceRelationsChoiceKey = _t.Literal["relation_type", "weighting"]


class JdiscCaEntry(_t.TypedDict):
    """JDisc custom attributes as it is read."""

    id: NumericText
    objID: NumericText
    # Attribute title
    attribute: str
    # Attribute content
    attribute_content: str
    # Attribute content
    attribute_type: _t.Union[Choice, None]
    # Attribute folder
    attribute_folder: str
    # Description
    description: str


# An attribute of JDisc custom attributes that has a list of choices.
JdiscCaChoiceKey = _t.Literal["attribute_type"]


class LastLoginUserEntry(_t.TypedDict):
    """Last login user as it is read."""

    id: NumericText
    objID: NumericText
    # Last logged in user
    last_login: str
    # Type
    type: str
    # Description
    description: str


class LdapDnEntry(_t.TypedDict):
    """LDAP as it is read."""

    id: NumericText
    objID: NumericText
    # Distinguished name (DN)
    title: str
    # Description
    description: str


class LdevClientEntry(_t.TypedDict):
    """Logical devices (Client) as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Path
    paths: _t.List[EntryReference]
    # Logical devices (LDEV Server)
    assigned_ldevserver: _t.Union[EntryReference, None]
    # Primary path
    primary_path: _t.Union[EntryReference, None]
    # Multipath technology
    multipath: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Logical devices (Client) that has a list of choices.
LdevClientChoiceKey = _t.Literal["multipath"]


class LdevServerEntry(_t.TypedDict):
    """Logical devices (LDEV Server) as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # LUN
    lun: str
    # Segment size (kB)
    segment_size: NumberText
    # Memory-unit
    unit: _t.Union[Choice, None]
    # Capacity
    capacity: _t.Union[Quantity, None]
    # Attached devices
    connected_devices: _t.List[EntryReference]
    # Paths
    paths: _t.List[EntryReference]
    # Primary path
    primary_path: _t.Union[EntryReference, None]
    # Multipath technology
    multipath: _t.Union[Choice, None]
    # Tier class
    tierclass: _t.Union[Choice, None]
    # Logical devices (Client)
    ldev_clients: _t.List[EntryReference]
    # Description
    description: str


# An attribute of Logical devices (LDEV Server) that has a list of choices.
LdevServerChoiceKey = _t.Literal["unit", "multipath", "tierclass"]


class LivestatusEntry(_t.TypedDict):
    """Livestatus as it is read."""

    id: NumericText
    objID: NumericText
    # Livestatus status
    livestatus_state: str
    # Livestatus status
    livestatus_state_button: str


class LocationEntry(_t.TypedDict):
    """Location as it is read."""

    id: NumericText
    objID: NumericText
    # Location path
    location_path: str
    # Location
    parent: _t.Union[ObjectReference, None]
    # Assembly
    option: _t.Union[Choice, None]
    # Insertion
    insertion: _t.Union[Choice, None]
    # Position in the rack
    pos: NumberText
    # GPS
    gps: str
    # Latitude
    latitude: str
    # Longitude
    longitude: str
    # SNMP sysLocation
    snmp_syslocation: str
    # Description
    description: str


# An attribute of Location that has a list of choices.
LocationChoiceKey = _t.Literal["option", "insertion"]


class LogbookEntry(_t.TypedDict):
    """Logbook as it is read."""

    id: NumericText
    objID: NumericText
    # Date
    date: str
    # Object
    object: _t.Union[ObjectReference, None]
    # Event
    event: _t.Union[Choice, None]
    # Source
    source: _t.Union[Choice, None]
    # User
    user: _t.Union[ObjectReference, None]
    # Object type
    object_type: str
    # Category
    category: str
    # Alarm level
    alert_level: _t.Union[Choice, None]
    # Username (static)
    user_name_static: str
    # Event (static)
    event_static: str
    # Comment
    comment: str
    # Changes
    changes: str
    # Access type
    reason: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Logbook that has a list of choices.
LogbookChoiceKey = _t.Literal["event", "source", "alert_level", "reason"]


class LogicalUnitEntry(_t.TypedDict):
    """Logical location as it is read."""

    id: NumericText
    objID: NumericText
    # Parent object
    parent: _t.Union[ObjectReference, None]
    # Description
    description: str


class MailAddressesEntry(_t.TypedDict):
    """E-Mail addresses as it is read."""

    id: NumericText
    objID: NumericText
    # E-mail address
    title: str
    # Primary email address
    primary_mail: str
    # Primary
    primary: YesNo
    # Description
    description: str


class ManagedObjectsEntry(_t.TypedDict):
    """Virtual managed objects as it is read."""

    id: NumericText
    objID: NumericText
    # Object
    connected_object: _t.Union[ObjectReference, None]


class ManualEntry(_t.TypedDict):
    """Manual assignment as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Manual file
    manual: _t.Union[ObjectReference, None]
    # Description
    description: str


class MemoryEntry(_t.TypedDict):
    """Memory as it is read."""

    id: NumericText
    objID: NumericText
    # Quantity
    quantity: NumberText
    # Title
    title: _t.Union[Choice, None]
    # Manufacturer
    manufacturer: _t.Union[Choice, None]
    # Type
    type: _t.Union[Choice, None]
    # Total capacity
    total_capacity: str
    # Capacity
    capacity: _t.Union[Quantity, None]
    # Memory unit
    unit: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Memory that has a list of choices.
MemoryChoiceKey = _t.Literal["title", "manufacturer", "type", "unit"]


class ModelEntry(_t.TypedDict):
    """Model as it is read."""

    id: NumericText
    objID: NumericText
    # Manufacturer
    manufacturer: _t.Union[Choice, None]
    # Model
    title: _t.Union[Choice, None]
    # Product ID
    productid: str
    # Service Tag
    service_tag: str
    # Serial number
    serial: str
    # Firmware
    firmware: str
    # Description
    description: str


# An attribute of Model that has a list of choices.
ModelChoiceKey = _t.Literal["manufacturer", "title"]


class MonitoringEntry(_t.TypedDict):
    """Monitoring as it is read."""

    id: NumericText
    objID: NumericText
    # Active
    active: YesNo
    # Monitoring host
    monitoring_host: _t.Union[Choice, None]
    # Hostname
    host_name: str
    # Hostname selection
    host_name_selection: NumberText
    # Description
    description: str


# An attribute of Monitoring that has a list of choices.
MonitoringChoiceKey = _t.Literal["monitoring_host"]


class NdoEntry(_t.TypedDict):
    """NDO as it is read."""

    id: NumericText
    objID: NumericText
    # NDO status
    ndo_state: str
    # NDO status button
    ndo_state_button: str


class NetworkEntry(_t.TypedDict):
    """Network as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Manufacturer
    manufacturer: _t.Union[Choice, None]
    # Model
    model: _t.Union[Choice, None]
    # Serial number
    serial: str
    # Slotnumber
    slot: str
    # Firmware
    firmware: str
    # Description
    description: str


# An attribute of Network that has a list of choices.
NetworkChoiceKey = _t.Literal["manufacturer", "model"]


class NetworkInterfaceEntry(_t.TypedDict):
    """Interface as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Manufacturer
    manufacturer: _t.Union[Choice, None]
    # Model
    model: _t.Union[Choice, None]
    # Serial number
    serial: str
    # Slotnumber
    slot: str
    # Firmware
    firmware: str
    # Description
    description: str


# An attribute of Interface that has a list of choices.
NetworkInterfaceChoiceKey = _t.Literal["manufacturer", "model"]


class NetworkLogPortEntry(_t.TypedDict):
    """logical Ports as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Net(s)
    net: _t.List[ObjectReference]
    # MAC
    mac: str
    # Type
    port_type: _t.Union[Choice, None]
    # Port Allocation
    ports: _t.List[EntryReference]
    # Parent port
    parent: _t.Union[EntryReference, None]
    # Standard
    standard: _t.Union[Choice, None]
    # Active
    active: YesNo
    # Host address
    addresses: _t.List[EntryReference]
    # Assigned to connector
    assigned_connector: _t.Union[EntryReference, None]
    # Connected object
    connected_object: _t.Union[ObjectReference, None]
    # Description
    description: str


# An attribute of logical Ports that has a list of choices.
NetworkLogPortChoiceKey = _t.Literal["port_type", "standard"]


class NetworkPortEntry(_t.TypedDict):
    """Port as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Connected interface
    interface: _t.Union[EntryReference, None]
    # Type
    port_type: _t.Union[Choice, None]
    # Mode
    port_mode: _t.Union[Choice, None]
    # Plug
    plug_type: _t.Union[Choice, None]
    # Negotiation
    negotiation: _t.Union[Choice, None]
    # Duplex
    duplex: _t.Union[Choice, None]
    # Speed
    speed: _t.Union[Quantity, None]
    # Unit
    speed_type: _t.Union[Choice, None]
    # Standard
    standard: _t.Union[Choice, None]
    # MAC-address
    mac: str
    # MTU
    mtu: str
    # Connected with
    assigned_connector: _t.Union[EntryReference, None]
    # Connected object
    connected_object: _t.Union[ObjectReference, None]
    # Assigned to connector
    connector: str
    # Assigned Input/Output
    connector_sibling: _t.Union[EntryReference, None]
    # Cable ID
    cable: _t.Union[ObjectReference, None]
    # Active
    active: YesNo
    # Host address
    addresses: _t.List[EntryReference]
    # Layer 2 Net
    layer2_assignment: _t.List[ObjectReference]
    # Connected interface (HBA)
    hba: _t.Union[EntryReference, None]
    # Standard VLAN
    default_vlan: _t.Union[ObjectReference, None]
    # Description
    description: str
    # Relation direction
    relation_direction: _t.Union[ObjectReference, None]


# An attribute of Port that has a list of choices.
NetworkPortChoiceKey = _t.Literal["port_type", "port_mode", "plug_type", "negotiation", "duplex", "speed_type", "standard"]


class NetConnectionsFolderEntry(_t.TypedDict):
    """Network connections as it is read."""

    id: NumericText
    objID: NumericText
    # Layer 3/4 Protocol
    protocol: _t.Union[Choice, None]
    # Layer 5-7 Protocol
    protocol_layer_5: _t.Union[Choice, None]
    # (Bind) ip address
    ip_address: _t.Union[EntryReference, None]
    # Of
    port_from: NumberText
    # To
    port_to: NumberText
    # Opened by application
    opened_by: _t.Union[ObjectReference, None]
    # Gateway
    gateway: _t.Union[ObjectReference, None]
    # Description
    description: str


# An attribute of Network connections that has a list of choices.
NetConnectionsFolderChoiceKey = _t.Literal["protocol", "protocol_layer_5"]


class NetConnectorEntry(_t.TypedDict):
    """Connection as it is read."""

    id: NumericText
    objID: NumericText
    # (Source) ip address
    ip_address: _t.Union[EntryReference, None]
    # Of
    port_from: NumberText
    # To
    port_to: NumberText
    # Listener
    connected_listener: _t.Union[EntryReference, None]
    # Connected with
    connected_to: _t.Union[ObjectReference, None]
    # Gateway
    gateway: _t.Union[ObjectReference, None]
    # Description
    description: str


class NetListenerEntry(_t.TypedDict):
    """Listener as it is read."""

    id: NumericText
    objID: NumericText
    # Layer 3/4 Protocol
    protocol: _t.Union[Choice, None]
    # Layer 5-7 Protocol
    protocol_layer_5: _t.Union[Choice, None]
    # (Bind) ip address
    ip_address: _t.Union[EntryReference, None]
    # Of
    port_from: NumberText
    # To
    port_to: NumberText
    # Opened by application
    opened_by: _t.Union[ObjectReference, None]
    # Gateway
    gateway: _t.Union[ObjectReference, None]
    # Description
    description: str


# An attribute of Listener that has a list of choices.
NetListenerChoiceKey = _t.Literal["protocol", "protocol_layer_5"]


class NetZoneEntry(_t.TypedDict):
    """Net zone as it is read."""

    id: NumericText
    objID: NumericText
    # Scope
    from_to: str


class NetZoneOptionsEntry(_t.TypedDict):
    """Options as it is read."""

    id: NumericText
    objID: NumericText
    # Zone color
    color: str
    # Zone color
    domain: str
    # Description
    description: str


class NetZoneScopesEntry(_t.TypedDict):
    """Scope as it is read."""

    id: NumericText
    objID: NumericText
    # Scope
    from_to: str


class ObjectEntry(_t.TypedDict):
    """locally assigned objects as it is read."""

    id: NumericText
    objID: NumericText
    # Object
    assigned_object: _t.Union[ObjectReference, None]


class OperatingSystemEntry(_t.TypedDict):
    """Operating system as it is read."""

    id: NumericText
    objID: NumericText
    # Operating system
    application: _t.Union[ObjectReference, None]
    # Type
    application_type: _t.Union[Choice, None]
    # Priority
    application_priority: _t.Union[Choice, None]
    # Assigned license
    assigned_license: _t.Union[EntryReference, None]
    # Assigned license key
    assigned_license_key: str
    # Service
    assigned_it_service: _t.List[ObjectReference]
    # Variant
    assigned_variant: _t.Union[EntryReference, None]
    # Version number
    assigned_version: _t.Union[EntryReference, None]
    # Used databases
    assigned_databases: _t.List[EntryReference]
    # Installation date
    installDate: str
    # Description
    description: str


# An attribute of Operating system that has a list of choices.
OperatingSystemChoiceKey = _t.Literal["application_type", "application_priority"]


class PasswdEntry(_t.TypedDict):
    """Passwords as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Username
    username: str
    # Password
    password: str
    # Description
    description: str


class PersonAssignedWorkstationEntry(_t.TypedDict):
    """Assigned Workplaces as it is read."""

    id: NumericText
    objID: NumericText
    # Assigned Workplaces
    assigned_workstations: _t.List[ObjectReference]
    # Description
    description: str


class PlanningEntry(_t.TypedDict):
    """Status-Planning as it is read."""

    id: NumericText
    objID: NumericText
    # CMDB status
    cmdb_status: _t.Union[Choice, None]
    # Validity period from
    start: str
    # Validity period to
    end: str
    # Description
    description: str


# An attribute of Status-Planning that has a list of choices.
PlanningChoiceKey = _t.Literal["cmdb_status"]


class PowerConsumerEntry(_t.TypedDict):
    """Power consumer as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Active
    active: YesNo
    # Manufacturer
    manufacturer: _t.Union[Choice, None]
    # Model
    model: _t.Union[Choice, None]
    # Volt
    volt: NumberText
    # Watt
    watt: NumberText
    # Ampere
    ampere: NumberText
    # BTU
    btu: str
    # Target object
    assigned_connector: _t.Union[EntryReference, None]
    # Connected object
    connected_object: _t.Union[ObjectReference, None]
    # Assigned to connector
    connector: str
    # Assigned Input/Output
    connector_sibling: _t.Union[EntryReference, None]
    # Description
    description: str


# An attribute of Power consumer that has a list of choices.
PowerConsumerChoiceKey = _t.Literal["manufacturer", "model"]


class PowerSupplierEntry(_t.TypedDict):
    """Power supplier as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Volt
    volt: NumberText
    # Watt
    watt: NumberText
    # Ampere
    ampere: NumberText
    # Target object
    assigned_connector: _t.Union[EntryReference, None]
    # Connected object
    connected_object: _t.Union[ObjectReference, None]
    # Assigned to connector
    connector: str
    # Assigned Input/Output
    connector_sibling: _t.Union[EntryReference, None]
    # Assigned category type
    assigned_category: str
    # Description
    description: str


class QinqCeEntry(_t.TypedDict):
    """QinQ CE-VLAN as it is read."""

    id: NumericText
    objID: NumericText
    # Assigned SP-VLAN
    spvlan: _t.Union[ObjectReference, None]


class QinqSpEntry(_t.TypedDict):
    """QinQ SP-VLAN as it is read."""

    id: NumericText
    objID: NumericText
    # Assigned SP-VLAN
    spvlan: _t.Union[ObjectReference, None]
    # Description
    description: str


class RaidEntry(_t.TypedDict):
    """Raid-Array as it is read."""

    id: NumericText
    objID: NumericText
    # Type
    raid_type: _t.Union[Choice, None]
    # Title
    title: str
    # RAID Level
    raid_level: _t.Union[Choice, None]
    # Controller
    controller: _t.Union[EntryReference, None]
    # Connected devices
    storages: _t.List[EntryReference]
    # Total capacity
    full_capacity: str
    # Raid capacity
    capacity: str
    # Description
    description: str


# An attribute of Raid-Array that has a list of choices.
RaidChoiceKey = _t.Literal["raid_type", "raid_level"]


class RelationEntry(_t.TypedDict):
    """Relationship as it is read."""

    id: NumericText
    objID: NumericText
    # Object 1
    object1: _t.Union[ObjectReference, None]
    # Object 2
    object2: _t.Union[ObjectReference, None]
    # Relation type
    relation_type: _t.Union[Choice, None]
    # Weighting
    weighting: _t.Union[Choice, None]
    # Service
    itservice: _t.Union[ObjectReference, None]
    # Description
    description: str


# An attribute of Relationship that has a list of choices.
RelationChoiceKey = _t.Literal["relation_type", "weighting"]


class RmControllerEntry(_t.TypedDict):
    """Remote Management Controller as it is read."""

    id: NumericText
    objID: NumericText
    # Primary access URL
    remote_url: str
    # Remote Management Controller
    connected_object: _t.Union[ObjectReference, None]
    # Description
    description: str


class RmControllerBackwardEntry(_t.TypedDict):
    """Managed devices as it is read."""

    id: NumericText
    objID: NumericText
    # Remote Management Controller
    connected_object: _t.Union[ObjectReference, None]


class ServiceEntry(_t.TypedDict):
    """Services as it is read."""

    id: NumericText
    objID: NumericText
    # Service number
    service_number: str
    # Service type
    type: _t.Union[Choice, None]
    # Service category
    category: _t.Union[Choice, None]
    # Business Unit
    business_unit: _t.Union[Choice, None]
    # Active in service catalogue
    active: YesNo
    # Service description internal
    service_description_intern: str
    # Service description external
    service_description_extern: str
    # Aliases
    service_alias: _t.List[Choice]
    # Description
    description: str


# An attribute of Services that has a list of choices.
ServiceChoiceKey = _t.Literal["type", "category", "business_unit", "service_alias"]


class SharesEntry(_t.TypedDict):
    """Shares as it is read."""

    id: NumericText
    objID: NumericText
    # Share name
    title: str
    # UNC-path
    unc_path: str
    # Volume
    volume: _t.Union[EntryReference, None]
    # Local path
    path: str
    # Description
    description: str


class ShareAccessEntry(_t.TypedDict):
    """Share Access as it is read."""

    id: NumericText
    objID: NumericText
    # Selected object
    assigned_objects: _t.Union[ObjectReference, None]
    # Mountpoint
    mountpoint: str
    # Share name
    shares: _t.Union[EntryReference, None]
    # Description
    description: str


class SimEntry(_t.TypedDict):
    """SIM as it is read."""

    id: NumericText
    objID: NumericText
    # Type
    type: _t.Union[Choice, None]
    # Network provider
    network_provider: _t.Union[Choice, None]
    # Telephone rate
    telephone_rate: _t.Union[Choice, None]
    # Start Date
    start: str
    # End Date
    end: str
    # Date for Notification
    threshold_date: str
    # Phone Number
    phone_no: str
    # Client Number
    client_no: str
    # Description
    description: str


# An attribute of SIM that has a list of choices.
SimChoiceKey = _t.Literal["type", "network_provider", "telephone_rate"]


class SimCardEntry(_t.TypedDict):
    """SIM card as it is read."""

    id: NumericText
    objID: NumericText
    # Type
    type: _t.Union[Choice, None]
    # Assigned mobile phone
    assigned_mobile: _t.Union[ObjectReference, None]
    # Network provider
    network_provider: _t.Union[Choice, None]
    # Telephone rate
    telephone_rate: _t.Union[Choice, None]
    # Start Date
    start: str
    # End Date
    end: str
    # Date for Notification
    threshold_date: str
    # Card Number
    card_no: str
    # Phone Number
    phone_no: str
    # Client Number
    client_no: str
    # Pin
    pin: str
    # Pin 2
    pin2: str
    # PUK
    puk: str
    # PUK2
    puk2: str
    # Serial number
    serial: str
    # Twin Card
    twincard: YesNo
    # Card Number
    tc_card_no: str
    # Phone Number
    tc_phone_no: str
    # Pin
    tc_pin: str
    # Pin 2
    tc_pin2: str
    # PUK
    tc_puk: str
    # PUK2
    tc_puk2: str
    # Serial number
    tc_serial_no: str
    # Description (Twin Card)
    optional_info: str
    # Description
    description: str


# An attribute of SIM card that has a list of choices.
SimCardChoiceKey = _t.Literal["type", "network_provider", "telephone_rate"]


class SlaEntry(_t.TypedDict):
    """SLA as it is read."""

    id: NumericText
    objID: NumericText
    # Service-ID
    service_id: str
    # SLA service level
    service_level: _t.Union[Choice, None]
    # SLA service level (Dialog)
    service_level_dialog: _t.Union[Choice, None]
    # Weekday
    days: NumberText
    # Monday
    monday_time: str
    # Tuesday
    tuesday_time: str
    # Wednesday
    wednesday_time: str
    # Thursday
    thursday_time: str
    # Friday
    friday_time: str
    # Saturday
    saturday_time: str
    # Sunday
    sunday_time: str
    # Reaction time
    reaction_time: _t.Union[Quantity, None]
    # Reaktion time unit
    reaction_time_unit: _t.Union[Choice, None]
    # Recovery time
    recovery_time: _t.Union[Quantity, None]
    # Recovery time unit
    recovery_time_unit: _t.Union[Choice, None]
    # Calendar
    calendar: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of SLA that has a list of choices.
SlaChoiceKey = _t.Literal["service_level", "service_level_dialog", "reaction_time_unit", "recovery_time_unit", "calendar"]


class SmartcardCertificateEntry(_t.TypedDict):
    """Smart Card Certificate as it is read."""

    id: NumericText
    objID: NumericText
    # Card number
    cardnumber: str
    # Barring password
    barring_password: str
    # PIN no.
    pin_nr: str
    # Reference
    reference: str
    # Expires on
    expires_on: str
    # Description
    description: str


class SnmpEntry(_t.TypedDict):
    """SNMP as it is read."""

    id: NumericText
    objID: NumericText
    # SNMP Community
    title: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of SNMP that has a list of choices.
SnmpChoiceKey = _t.Literal["title"]


class SoaStacksEntry(_t.TypedDict):
    """SOA-Stacks as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # SOA-Stacks
    soa_stack_object: _t.Union[ObjectReference, None]
    # SOA-Component
    soa_stack_components: _t.List[ObjectReference]
    # Service
    soa_stack_it_services: _t.List[ObjectReference]
    # Description
    description: str


class SoundEntry(_t.TypedDict):
    """Sound card as it is read."""

    id: NumericText
    objID: NumericText
    # Manufacturer
    manufacturer: _t.Union[Choice, None]
    # Title
    title: str
    # Description
    description: str


# An attribute of Sound card that has a list of choices.
SoundChoiceKey = _t.Literal["manufacturer"]


class StackMemberEntry(_t.TypedDict):
    """Stack member as it is read."""

    id: NumericText
    objID: NumericText
    # Member
    assigned_object: _t.Union[ObjectReference, None]
    # Mode
    mode: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Stack member that has a list of choices.
StackMemberChoiceKey = _t.Literal["mode"]


class StorageDeviceEntry(_t.TypedDict):
    """Device as it is read."""

    id: NumericText
    objID: NumericText
    # Type
    type: _t.Union[Choice, None]
    # Title
    title: str
    # Manufacturer
    manufacturer: _t.Union[Choice, None]
    # Model
    model: _t.Union[Choice, None]
    # Memory unit
    unit: _t.Union[Choice, None]
    # Capacity
    capacity: _t.Union[Quantity, None]
    # Hotspare
    hotspare: YesNo
    # Connection
    connected: _t.Union[Choice, None]
    # Controller
    controller: _t.Union[EntryReference, None]
    # Hardware RAID group
    raid_group: _t.Union[EntryReference, None]
    # Serial number
    serial: str
    # Description
    description: str
    # LTO Type
    lto_type: _t.Union[Choice, None]
    # FC Address
    fc_address: str
    # Firmware
    firmware: str
    # Slot
    slot: str


# An attribute of Device that has a list of choices.
StorageDeviceChoiceKey = _t.Literal["type", "manufacturer", "model", "unit", "connected", "lto_type"]


class SupportEntitlementEntry(_t.TypedDict):
    """Support entitlement as it is read."""

    id: NumericText
    objID: NumericText
    # Part number
    partNumber: str
    # Start date
    startDate: str
    # End date
    endDate: str
    # State
    state: str
    # Expires
    expires: str
    # Description
    description: str


class TelephoneFaxEntry(_t.TypedDict):
    """Telephone/Fax as it is read."""

    id: NumericText
    objID: NumericText
    # Type
    type: _t.Union[Choice, None]
    # Telephone number
    telephone_number: str
    # Fax number
    fax_number: str
    # Extension
    extension: str
    # Pincode
    pincode: str
    # IMEI number
    imei: str
    # Description
    description: str


# An attribute of Telephone/Fax that has a list of choices.
TelephoneFaxChoiceKey = _t.Literal["type"]


class TsiServiceEntry(_t.TypedDict):
    """TSI service as it is read."""

    id: NumericText
    objID: NumericText
    # TSI service ID
    tsi_service_id: str
    # Description
    description: str


class UniversalInterfaceEntry(_t.TypedDict):
    """Interface as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Connection type
    type: _t.Union[Choice, None]
    # Plug type
    plug: _t.Union[Choice, None]
    # Connected to
    assigned_connector: _t.Union[EntryReference, None]
    # Connected object
    connected_object: _t.Union[ObjectReference, None]
    # Assigned to connector
    connector: str
    # Assigned Input/Output
    connector_sibling: _t.Union[EntryReference, None]
    # Description
    description: str
    # Relation direction
    relation_direction: _t.Union[ObjectReference, None]


# An attribute of Interface that has a list of choices.
UniversalInterfaceChoiceKey = _t.Literal["type", "plug"]


class VehicleEntry(_t.TypedDict):
    """Vehicle as it is read."""

    id: NumericText
    objID: NumericText
    # Licence plate
    licence_plate: str
    # Description
    description: str


class VersionEntry(_t.TypedDict):
    """Version as it is read."""

    id: NumericText
    objID: NumericText
    # Version number
    title: str
    # Servicepack
    servicepack: str
    # Kernel
    kernel: str
    # Patchlevel
    patchlevel: str
    # Description
    description: str


class VirtualDeviceEntry(_t.TypedDict):
    """Virtual devices as it is read."""

    id: NumericText
    objID: NumericText
    # Host resource (storage)
    host_stor_device: _t.Union[EntryReference, None]
    # Host LDEV client
    host_ldev_client: _t.Union[EntryReference, None]
    # Assigned storage device (host)
    host_drive: _t.Union[EntryReference, None]
    # Corresponding host port
    host_port: _t.Union[EntryReference, None]
    # Host interface
    host_interface: _t.Union[EntryReference, None]
    # Host RAID array
    host_raid: _t.Union[EntryReference, None]
    # Local storage device
    local_stor_device: _t.Union[EntryReference, None]
    # Local port
    local_port: _t.Union[EntryReference, None]
    # Host resource (interface)
    local_interface: _t.Union[EntryReference, None]
    # Storage type
    storage_type: _t.Union[Choice, None]
    # Network type
    network_type: _t.Union[Choice, None]
    # Switch Port Group
    switch_port_group: str
    # Cluster storage
    cluster_storage: str
    # Cluster interface
    cluster_interface: str
    # Path
    disk_image_location: str
    # Device type
    device_type: _t.Union[Choice, None]
    # Description
    description: str
    # Type
    virtual_network_type: str


# An attribute of Virtual devices that has a list of choices.
VirtualDeviceChoiceKey = _t.Literal["storage_type", "network_type", "device_type"]


class VirtualHostEntry(_t.TypedDict):
    """Virtual host as it is read."""

    id: NumericText
    objID: NumericText
    # Virtual host
    virtual_host: YesNo
    # License Server
    license_server: _t.Union[ObjectReference, None]
    # Administration service
    administration_service: _t.Union[ObjectReference, None]
    # Description
    description: str


class VirtualHostRootEntry(_t.TypedDict):
    """Virtual host as it is read."""

    id: NumericText
    objID: NumericText
    # Virtual host
    virtual_host: YesNo
    # License Server
    license_server: _t.Union[ObjectReference, None]
    # Administration service
    administration_service: _t.Union[ObjectReference, None]
    # Description
    description: str


class VirtualMachineEntry(_t.TypedDict):
    """Virtual machine as it is read."""

    id: NumericText
    objID: NumericText
    # Virtual machine
    virtual_machine: _t.Union[Choice, None]
    # Running on host
    hosts: _t.Union[ObjectReference, None]
    # Virtualization system
    system: _t.Union[Choice, None]
    # Configuration file
    config_file: str
    # Host in cluster
    primary: _t.Union[ObjectReference, None]
    # Status
    state: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Virtual machine that has a list of choices.
VirtualMachineChoiceKey = _t.Literal["virtual_machine", "system", "state"]


class VirtualMachineRootEntry(_t.TypedDict):
    """Virtual machine as it is read."""

    id: NumericText
    objID: NumericText
    # Virtual machine
    virtual_machine: _t.Union[Choice, None]
    # Running on host
    hosts: _t.Union[ObjectReference, None]
    # Virtualization system
    system: _t.Union[Choice, None]
    # Configuration file
    config_file: str
    # Host in cluster
    primary: _t.Union[ObjectReference, None]
    # Status
    state: _t.Union[Choice, None]
    # Description
    description: str


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


class VirtualSwitchEntry(_t.TypedDict):
    """Virtual Switches as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Ports
    ports: _t.List[EntryReference]
    # Port groups
    portgroup: _t.List[VirtualSwitchPortgroupRow]
    # Service Console Ports
    serviceconsoleports: _t.List[VirtualSwitchServiceconsoleportsRow]
    # VMKernel Ports
    vmkernelports: _t.List[VirtualSwitchVmkernelportsRow]
    # Description
    description: str


class VoipPhoneEntry(_t.TypedDict):
    """CUCM VoIP telephone as it is read."""

    id: NumericText
    objID: NumericText
    # Device protocol
    device_protocol: str
    # Description
    description2: str
    # Device pool
    device_pool: str
    # Common device configuration
    common_configuration: str
    # Button template
    button_template: _t.Union[Choice, None]
    # Softkey template
    softkey_template: _t.Union[Choice, None]
    # Common device profile
    common_profile: str
    # Calling search space
    calling_search_space: str
    # AAR calling search space
    aar_calling_search_space: str
    # Media resource group list
    media_resource_group_list: str
    # User MOH audio source
    user_hold_moh_audio_source: str
    # Network MOH Audioquelle
    network_hold_moh_audio_source: str
    # Location
    location: str
    # AAR group
    aar_group: str
    # User locale
    user_locale: str
    # Network locale
    network_locale: str
    # Built in bridge
    built_in_bridge: str
    # Privacy
    privacy: str
    # Device Mobility Mode
    device_mobility_mode: str
    # Owner user ID
    owner_user_id: str
    # Phone suite
    phone_suite: str
    # Service provisioning
    services_provisioning: str
    # Load name
    load_name: str
    # Description
    description: str


# An attribute of CUCM VoIP telephone that has a list of choices.
VoipPhoneChoiceKey = _t.Literal["button_template", "softkey_template"]


class VoipPhoneLineEntry(_t.TypedDict):
    """CUCM VoIP line as it is read."""

    id: NumericText
    objID: NumericText
    # Directory number
    directory_number: str
    # Route partition
    route_partition: str
    # Description
    description2: str
    # Alerting name
    alerting_name: str
    # ASCII Alerting name
    ascii_alerting_name: str
    # Allow Control of Device from CTI
    allow_cti_control: NumberText
    # Associated devices
    associated_devices: _t.List[ObjectReference]
    # Voice mail profile
    voice_mail_profile: str
    # Calling search space
    calling_search_space: str
    # Presence group
    presence_group: str
    # User hold MOH audio source
    user_hold_moh_audio_source: str
    # Network hold MOH audio source
    network_hold_moh_audio_source: str
    # Auto answer
    auto_answer: str
    # Call forward all
    call_forward_all: str
    # Secondary Calling Search Space for Forward All
    sec_calling_search_space: str
    # Forward busy internal
    forward_busy_internal: str
    # Forward busy external
    forward_busy_external: str
    # Forward no answer internal
    forward_no_answer_internal: str
    # Forward no answer external
    forward_no_answer_external: str
    # Forward no coverage internal
    forward_no_coverage_internal: str
    # Forward no coverage external
    forward_no_coverage_external: str
    # Forward on CTI failure
    forward_on_cti_fail: str
    # Forward unregistered internal
    forward_unregistered_internal: str
    # Forward unregistered external
    forward_unregistered_external: str
    # No answer ring duration
    no_answer_ring_duration: str
    # Call pickup group
    call_pickup_group: str
    # Display
    display: str
    # ASCII display
    ascii_display: str
    # Line text label
    line_text_label: str
    # ASCII Line text label
    ascii_line_text_label: str
    # Visual message waiting indicator policy
    visual_message_indicator: str
    # Audible message waiting indicator policy
    audible_message_indicator: str
    # Ring settings (Phone idle)
    ring_settings_idle: str
    # Ring settings (Phone active)
    ring_settings_active: str
    # Call pickup group audio alert setting (phone idle)
    call_pickup_group_idle: str
    # Call pickup group audio alert setting (phone active)
    call_pickup_group_active: str
    # Recording option
    recording_option: str
    # Recording profile
    recording_profile: str
    # Monitoring calling search space
    monitoring_css: str
    # Log missed calls
    log_missed_calls: NumberText
    # External phone number mask
    external_phone_number_mask: str
    # Maximum number of calls
    max_number_of_calls: str
    # "Busy" trigger
    busy_trigger: str
    # Caller name
    caller_name: NumberText
    # Caller number
    caller_number: NumberText
    # Redirected number
    redirected_number: NumberText
    # Dialed number
    dialed_number: NumberText
    # Description
    description: str


class VrrpEntry(_t.TypedDict):
    """VRRP as it is read."""

    id: NumericText
    objID: NumericText
    # Type
    type: _t.Union[Choice, None]
    # VR ID
    vrid: str
    # Description
    description: str


# An attribute of VRRP that has a list of choices.
VrrpChoiceKey = _t.Literal["type"]


class VrrpMemberEntry(_t.TypedDict):
    """VRRP Member as it is read."""

    id: NumericText
    objID: NumericText
    # VRRP member
    member: _t.Union[EntryReference, None]
    # Description
    description: str


class WanEntry(_t.TypedDict):
    """WAN Connection as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Role
    role: _t.Union[Choice, None]
    # Type
    type: _t.Union[Choice, None]
    # Channels
    channels: NumberText
    # Call number(s)
    call_numbers: str
    # Location of the connection
    connection_location: _t.Union[ObjectReference, None]
    # Capacity UP
    capacity_up: _t.Union[Quantity, None]
    # Capacity UP unit
    capacity_up_unit: _t.Union[Choice, None]
    # Capacity DOWN
    capacity_down: _t.Union[Quantity, None]
    # Capacity DOWN unit
    capacity_down_unit: _t.Union[Choice, None]
    # Max. Capacity UP
    max_capacity_up: _t.Union[Quantity, None]
    # Max. Capacity UP unit
    max_capacity_up_unit: _t.Union[Choice, None]
    # Max. Capacity DOWN
    max_capacity_down: _t.Union[Quantity, None]
    # Max. Capacity DOWN unit
    max_capacity_down_unit: _t.Union[Choice, None]
    # Projekt number
    project_no: str
    # VLAN-ID
    vlan_id: _t.Union[ObjectReference, None]
    # Shopping cart number
    shopping_cart_no: str
    # Ticket number
    ticket_no: str
    # Customer number
    customer_no: str
    # Connected routers
    router: _t.List[ObjectReference]
    # Connected nets
    net: _t.List[ObjectReference]
    # Description
    description: str


# An attribute of WAN Connection that has a list of choices.
WanChoiceKey = _t.Literal[
    "role",
    "type",
    "capacity_up_unit",
    "capacity_down_unit",
    "max_capacity_up_unit",
    "max_capacity_down_unit",
]


class SpecificAcEntry(_t.TypedDict):
    """Air conditioning as it is read."""

    id: NumericText
    objID: NumericText
    # Type
    type: _t.Union[Choice, None]
    # Threshold
    threshold: _t.Union[Quantity, None]
    # Memory-unit
    threshold_unit: _t.Union[Choice, None]
    # Capacity unit
    capacity_unit: _t.Union[Choice, None]
    # Refrigerating capacity
    capacity: _t.Union[Quantity, None]
    # Air quantity
    air_quantity: _t.Union[Quantity, None]
    # Air quantity unit
    air_quantity_unit: _t.Union[Choice, None]
    # Width
    width: _t.Union[Quantity, None]
    # Height
    height: _t.Union[Quantity, None]
    # Depth
    depth: _t.Union[Quantity, None]
    # Dimension unit
    dimension_unit: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Air conditioning that has a list of choices.
SpecificAcChoiceKey = _t.Literal["type", "threshold_unit", "capacity_unit", "air_quantity_unit", "dimension_unit"]


class SpecificAccessPointEntry(_t.TypedDict):
    """WiFi device as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Function
    function: _t.Union[Choice, None]
    # Standard
    standard: _t.Union[Choice, None]
    # Channel
    channel: _t.Union[Choice, None]
    # Broadcast SSID
    broadcast_ssid: YesNo
    # SSID
    ssid: str
    # MAC filter
    mac_filter: YesNo
    # Authentication
    auth: _t.Union[Choice, None]
    # Encryption
    encryption_id: _t.Union[Choice, None]
    # Key
    key: str
    # Description
    description: str


# An attribute of WiFi device that has a list of choices.
SpecificAccessPointChoiceKey = _t.Literal["function", "standard", "channel", "auth", "encryption_id"]


class SpecificApplicationEntry(_t.TypedDict):
    """Applications as it is read."""

    id: NumericText
    objID: NumericText
    # Specification
    specification: str
    # Manufacturer
    manufacturer: _t.Union[Choice, None]
    # Installation
    installation: _t.Union[Choice, None]
    # Registration key
    registration_key: str
    # Install path
    install_path: str
    # Amount of installations
    installation_count: str
    # Description
    description: str


# An attribute of Applications that has a list of choices.
SpecificApplicationChoiceKey = _t.Literal["manufacturer", "installation"]


class SpecificApplicationAssignedObjEntry(_t.TypedDict):
    """Installation as it is read."""

    id: NumericText
    objID: NumericText
    # Installed on
    object: _t.Union[ObjectReference, None]
    # Type
    application_type: _t.Union[Choice, None]
    # Priority
    application_priority: _t.Union[Choice, None]
    # Assigned license
    assigned_license: _t.Union[EntryReference, None]
    # Assigned license key
    assigned_license_key: str
    # Database schema
    assigned_database_schema: _t.Union[ObjectReference, None]
    # Service
    assigned_it_service: _t.List[ObjectReference]
    # Variant
    assigned_variant: _t.Union[EntryReference, None]
    # Version number
    assigned_version: _t.Union[EntryReference, None]
    # Inherit Nagios services
    bequest_nagios_services: YesNo
    # Used databases
    assigned_databases: _t.List[EntryReference]
    # Installed on (date)
    installDate: str
    # Description
    description: str


# An attribute of Installation that has a list of choices.
SpecificApplicationAssignedObjChoiceKey = _t.Literal["application_type", "application_priority"]


class SpecificApplicationDbmsAssignedObjEntry(_t.TypedDict):
    """Installation as it is read."""

    id: NumericText
    objID: NumericText
    # Installed on
    object: _t.Union[ObjectReference, None]
    # Type
    application_type: _t.Union[Choice, None]
    # Priority
    application_priority: _t.Union[Choice, None]
    # Assigned license
    assigned_license: _t.Union[EntryReference, None]
    # Assigned license key
    assigned_license_key: str
    # Database schema
    assigned_database_schema: _t.Union[ObjectReference, None]
    # Service
    assigned_it_service: _t.List[ObjectReference]
    # Variant
    assigned_variant: _t.Union[EntryReference, None]
    # Version number
    assigned_version: _t.Union[EntryReference, None]
    # Bequest Nagios services
    bequest_nagios_services: YesNo
    # Used databases
    assigned_databases: _t.List[EntryReference]
    # Description
    description: str


# An attribute of Installation that has a list of choices.
SpecificApplicationDbmsAssignedObjChoiceKey = _t.Literal["application_type", "application_priority"]


class SpecificApplicationServiceAssignedObjEntry(_t.TypedDict):
    """Installation as it is read."""

    id: NumericText
    objID: NumericText
    # Installed on
    object: _t.Union[ObjectReference, None]
    # Type
    application_type: _t.Union[Choice, None]
    # Priority
    application_priority: _t.Union[Choice, None]
    # Assigned license
    assigned_license: _t.Union[EntryReference, None]
    # Assigned license key
    assigned_license_key: str
    # Database schema
    assigned_database_schema: _t.Union[ObjectReference, None]
    # Service
    assigned_it_service: _t.List[ObjectReference]
    # Variant
    assigned_variant: _t.Union[EntryReference, None]
    # Version number
    assigned_version: _t.Union[EntryReference, None]
    # Bequest Nagios services
    bequest_nagios_services: YesNo
    # Used databases
    assigned_databases: _t.List[EntryReference]
    # Description
    description: str


# An attribute of Installation that has a list of choices.
SpecificApplicationServiceAssignedObjChoiceKey = _t.Literal["application_type", "application_priority"]


class SpecificApplicationVariantEntry(_t.TypedDict):
    """Variants as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Variant
    variant: str
    # Description
    description: str


class SpecificCellPhoneContractEntry(_t.TypedDict):
    """Mobile radio as it is read."""

    id: NumericText
    objID: NumericText
    # IMEI number
    imei_number: str
    # Description
    description: str


class SpecificChassisEntry(_t.TypedDict):
    """Chassis as it is read."""

    id: NumericText
    objID: NumericText
    # Front side -- Horizontal units
    front_x: NumberText
    # Front side -- Vertical units
    front_y: NumberText
    # Front side -- Grid size
    front_size: _t.Union[Choice, None]
    # Rear side -- Horizontal units
    rear_x: NumberText
    # Rear side -- Vertical units
    rear_y: NumberText
    # Rear side -- Grid size
    rear_size: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Chassis that has a list of choices.
SpecificChassisChoiceKey = _t.Literal["front_size", "rear_size"]


class SpecificChassisDevicesEntry(_t.TypedDict):
    """Assigned devices as it is read."""

    id: NumericText
    objID: NumericText
    # Role
    role: _t.Union[Choice, None]
    # Device assignment
    assigned_device: _t.Union[ObjectReference, None]
    # Device assignment (Hostadapter)
    assigned_hba: _t.Union[EntryReference, None]
    # Device assignment (Interface)
    assigned_interface: _t.Union[EntryReference, None]
    # Device assignment (Power consumer)
    assigned_power_consumer: _t.Union[EntryReference, None]
    # Assigned to
    assigned_slots: _t.List[EntryReference]
    # Description
    description: str


# An attribute of Assigned devices that has a list of choices.
SpecificChassisDevicesChoiceKey = _t.Literal["role"]


class SpecificChassisSlotEntry(_t.TypedDict):
    """Slots as it is read."""

    id: NumericText
    objID: NumericText
    # Connector type
    connector_type: _t.Union[Choice, None]
    # Insertion
    insertion: _t.Union[Choice, None]
    # Slot title
    title: str
    # Horizontal position
    from_x: NumberText
    # To horizontal position
    to_x: NumberText
    # Vertical position
    from_y: NumberText
    # To vertical position
    to_y: NumberText
    # Device assignment
    assigned_devices: _t.List[EntryReference]
    # Description
    description: str


# An attribute of Slots that has a list of choices.
SpecificChassisSlotChoiceKey = _t.Literal["connector_type", "insertion"]


class SpecificChassisViewEntry(_t.TypedDict):
    """Chassis view as it is read."""

    id: NumericText
    objID: NumericText
    # Front side -- Horizontal units
    front_x: NumberText
    # Front side -- Vertical units
    front_y: NumberText
    # Front side -- Grid size
    front_size: _t.Union[Choice, None]
    # Rear side -- Horizontal units
    rear_x: NumberText
    # Rear side -- Vertical units
    rear_y: NumberText
    # Rear side -- Grid size
    rear_size: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Chassis view that has a list of choices.
SpecificChassisViewChoiceKey = _t.Literal["front_size", "rear_size"]


class SpecificClientEntry(_t.TypedDict):
    """Desktop as it is read."""

    id: NumericText
    objID: NumericText
    # Client type
    type: _t.Union[Choice, None]
    # Keyboard Layout
    keyboard_layout: str
    # Description
    description: str


# An attribute of Desktop that has a list of choices.
SpecificClientChoiceKey = _t.Literal["type"]


class SpecificClusterServiceEntry(_t.TypedDict):
    """Assigned clusters as it is read."""

    id: NumericText
    objID: NumericText
    # Assigned clusters
    cluster: _t.Union[ObjectReference, None]
    # Type
    type: _t.Union[Choice, None]
    # Runs on
    runs_on: _t.List[EntryReference]
    # Default server
    default_server: _t.Union[EntryReference, None]
    # Host addresses
    hostaddresses: _t.List[EntryReference]
    # Volumes
    drives: _t.List[EntryReference]
    # Shares
    shares: _t.List[EntryReference]
    # Database schema
    assigned_database_schema: _t.Union[ObjectReference, None]
    # Service Status
    service_status: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Assigned clusters that has a list of choices.
SpecificClusterServiceChoiceKey = _t.Literal["type", "service_status"]


class SpecificContractEntry(_t.TypedDict):
    """Contract as it is read."""

    id: NumericText
    objID: NumericText
    # Contract type
    type: _t.Union[Choice, None]
    # Contract id
    contract_no: str
    # Customer id
    customer_no: str
    # Internal id
    internal_no: str
    # Costs
    costs: NumberText
    # Cost calculation
    cost_calculation: _t.Union[Choice, None]
    # Product
    product: str
    # Reaction rate
    reaction_rate: _t.Union[Choice, None]
    # Contract status
    contract_status: _t.Union[Choice, None]
    # Start of contract
    start_date: str
    # End of contract
    end_date: str
    # Runtime
    run_time: _t.Union[Quantity, None]
    # Runtime unit
    run_time_unit: _t.Union[Choice, None]
    # Possible next contract expires
    next_contract_end_date: str
    # End of contract by
    end_type: _t.Union[Choice, None]
    # Possible next termination date
    next_notice_end_date: str
    # Cancellation date
    notice_date: str
    # Cancellation period
    notice_period: _t.Union[Quantity, None]
    # Notice period unit
    notice_period_unit: _t.Union[Choice, None]
    # Notice type
    notice_type: _t.Union[Choice, None]
    # Maintenance-/guarantee period
    maintenance_period: _t.Union[Quantity, None]
    # Deadline unit
    maintenance_period_unit: _t.Union[Choice, None]
    # Payment period
    payment_period: _t.Union[Choice, None]
    # Description
    description: str


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


class SpecificContractAllocationEntry(_t.TypedDict):
    """Assigned Objects as it is read."""

    id: NumericText
    objID: NumericText
    # Assigned objects
    assigned_object: _t.Union[ObjectReference, None]


class SpecificContractInformationEntry(_t.TypedDict):
    """Contract information as it is read."""

    id: NumericText
    objID: NumericText
    # Contract type
    type: _t.Union[Choice, None]
    # Contract id
    contract_no: str
    # Customer id
    customer_no: str
    # Internal id
    internal_no: str
    # Costs
    costs: NumberText
    # Cost calculation
    cost_calculation: _t.Union[Choice, None]
    # Product
    product: str
    # Reaction rate
    reaction_rate: _t.Union[Choice, None]
    # Contract status
    contract_status: _t.Union[Choice, None]
    # Start of contract
    start_date: str
    # End of contract
    end_date: str
    # Runtime
    run_time: _t.Union[Quantity, None]
    # Runtime unit
    run_time_unit: _t.Union[Choice, None]
    # Possible next contract expires
    next_contract_end_date: str
    # End of contract by
    end_type: _t.Union[Choice, None]
    # Possible next termination date
    next_notice_end_date: str
    # Cancellation date
    notice_date: str
    # Cancellation period
    notice_period: _t.Union[Quantity, None]
    # Notice period unit
    notice_period_unit: _t.Union[Choice, None]
    # Notice type
    notice_type: _t.Union[Choice, None]
    # Maintenance-/guarantee period
    maintenance_period: _t.Union[Quantity, None]
    # Deadline unit
    maintenance_period_unit: _t.Union[Choice, None]
    # Payment period
    payment_period: _t.Union[Choice, None]
    # Description
    description: str


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


class SpecificDatabaseAccessEntry(_t.TypedDict):
    """Database access as it is read."""

    id: NumericText
    objID: NumericText
    # Assigned objects
    access: _t.Union[ObjectReference, None]


class SpecificDatabaseGatewayEntry(_t.TypedDict):
    """Database gateway as it is read."""

    id: NumericText
    objID: NumericText
    # Gateway type
    type: str
    # Host
    host: str
    # Port
    port: str
    # User
    user: str
    # Target schema
    target_schema: _t.Union[ObjectReference, None]
    # Description
    description: str


class SpecificDatabaseInstallationEntry(_t.TypedDict):
    """Database installation as it is read."""

    id: NumericText
    objID: NumericText
    # Installed on
    object: _t.Union[ObjectReference, None]
    # Type
    application_type: _t.Union[Choice, None]
    # Priority
    application_priority: _t.Union[Choice, None]
    # Assigned license
    assigned_license: _t.Union[EntryReference, None]
    # Assigned license key
    assigned_license_key: str
    # Database schema
    assigned_database_schema: _t.Union[ObjectReference, None]
    # Service
    assigned_it_service: _t.List[ObjectReference]
    # Variant
    assigned_variant: _t.Union[EntryReference, None]
    # Version number
    assigned_version: _t.Union[EntryReference, None]
    # Bequest Nagios services
    bequest_nagios_services: YesNo
    # Installed on
    assigned_databases: str
    # Description
    description: str


# An attribute of Database installation that has a list of choices.
SpecificDatabaseInstallationChoiceKey = _t.Literal["application_type", "application_priority"]


class SpecificDatabaseInstanceEntry(_t.TypedDict):
    """Instance / Oracle database as it is read."""

    id: NumericText
    objID: NumericText
    # DBMS
    instance: _t.Union[ObjectReference, None]
    # Title
    title: str
    # Listener
    listener: str
    # Database schema
    database_schema: _t.Union[ObjectReference, None]
    # Description
    description: str


class SpecificDatabaseLinksEntry(_t.TypedDict):
    """Database links as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Connected database schema
    link: _t.Union[ObjectReference, None]
    # Target user
    target_user: str
    # Owner
    owner: str
    # Public
    public: YesNo
    # Description
    description: str


class SpecificDatabaseObjectsEntry(_t.TypedDict):
    """Database objects as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Type
    database_object: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Database objects that has a list of choices.
SpecificDatabaseObjectsChoiceKey = _t.Literal["database_object"]


class SpecificDatabaseSchemaEntry(_t.TypedDict):
    """Database schema as it is read."""

    id: NumericText
    objID: NumericText
    # Runs on
    link: _t.Union[ObjectReference, None]
    # Database instance
    instance: _t.Union[EntryReference, None]
    # Title
    title: str
    # Storage-Engine
    storage_engine: str
    # Description
    description: str


class SpecificDbmsEntry(_t.TypedDict):
    """DBMS as it is read."""

    id: NumericText
    objID: NumericText
    # DBMS
    dbms: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of DBMS that has a list of choices.
SpecificDbmsChoiceKey = _t.Literal["dbms"]


class SpecificEmergencyPlanEntry(_t.TypedDict):
    """Emergency plan as it is read."""

    id: NumericText
    objID: NumericText
    # Time need
    time_needed: _t.Union[Quantity, None]
    # Unit
    time_unit: _t.Union[Choice, None]
    # Date of emergency practice
    practice_date: str
    # Description
    description: str


# An attribute of Emergency plan that has a list of choices.
SpecificEmergencyPlanChoiceKey = _t.Literal["time_unit"]


class SpecificEmergencyPlanAttributeEntry(_t.TypedDict):
    """Emergency plan properties as it is read."""

    id: NumericText
    objID: NumericText
    # Time need
    time_needed: _t.Union[Quantity, None]
    # Unit
    time_unit: _t.Union[Choice, None]
    # Date of emergency practice
    practice_date: str
    # Description
    description: str


# An attribute of Emergency plan properties that has a list of choices.
SpecificEmergencyPlanAttributeChoiceKey = _t.Literal["time_unit"]


class SpecificEmergencyPlanLinkedObjectsEntry(_t.TypedDict):
    """assigned objects as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    object: _t.Union[ObjectReference, None]


class SpecificEnclosureEntry(_t.TypedDict):
    """Rack as it is read."""

    id: NumericText
    objID: NumericText
    # Vertical installation slots (Front side)
    vertical_slots_front: NumberText
    # Vertical installation slots (Rear side)
    vertical_slots_rear: NumberText
    # Rack unit sorting
    slot_sorting: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Rack that has a list of choices.
SpecificEnclosureChoiceKey = _t.Literal["slot_sorting"]


class SpecificEpsEntry(_t.TypedDict):
    """Emergency power supply as it is read."""

    id: NumericText
    objID: NumericText
    # Type
    type: _t.Union[Choice, None]
    # Warm-up time
    warmup_time: _t.Union[Quantity, None]
    # Unit
    warmup_time_unit: _t.Union[Choice, None]
    # Fuel tank
    fuel_tank: _t.Union[Quantity, None]
    # Unit
    volume_unit: _t.Union[Choice, None]
    # Autonomy time
    autonomy_time: _t.Union[Quantity, None]
    # Unit
    autonomy_time_unit: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Emergency power supply that has a list of choices.
SpecificEpsChoiceKey = _t.Literal["type", "warmup_time_unit", "volume_unit", "autonomy_time_unit"]


class SpecificFileEntry(_t.TypedDict):
    """Files as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    file_title: str
    # Filename
    file_physical: _t.Union[ObjectReference, None]
    # Category
    file_category: _t.Union[Choice, None]
    # Revision
    revision: str
    # Version Description
    version_description: str
    # Description
    description: str
    # Version
    current_version: _t.Union[EntryReference, None]
    # MD5 Checksum
    md5_hash: str


# An attribute of Files that has a list of choices.
SpecificFileChoiceKey = _t.Literal["file_category"]


class SpecificFileActualEntry(_t.TypedDict):
    """Current file as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    file_title: str
    # Filename
    file_physical: _t.Union[ObjectReference, None]
    # Category
    file_category: _t.Union[Choice, None]
    # Revision
    revision: str
    # Version Description
    version_description: str
    # Description
    description: str
    # Version
    current_version: _t.Union[EntryReference, None]
    # MD5 Checksum
    md5_hash: str


# An attribute of Current file that has a list of choices.
SpecificFileActualChoiceKey = _t.Literal["file_category"]


class SpecificFileObjectsEntry(_t.TypedDict):
    """Assigned objects as it is read."""

    id: NumericText
    objID: NumericText
    # Assigned objects
    assigned_objects: _t.Union[ObjectReference, None]


class SpecificFileVersionsEntry(_t.TypedDict):
    """File versions as it is read."""

    id: NumericText
    objID: NumericText
    # Filename
    file_physical: str
    # File content
    file_content: _t.Union[StoredFile, None]
    # Title
    file_title: str
    # Revision
    revision: str
    # Upload date
    upload_date: str
    # Version Description
    version_description: str
    # MD5 Checksum
    md5_hash: str
    # Upload from
    uploaded_by: _t.Union[ObjectReference, None]


class SpecificGroupEntry(_t.TypedDict):
    """Object group as it is read."""

    id: NumericText
    objID: NumericText
    # Object
    object: _t.Union[ObjectReference, None]
    # Object type
    object_type: str
    # Description
    description: str


class SpecificGroupTypeEntry(_t.TypedDict):
    """Type as it is read."""

    id: NumericText
    objID: NumericText
    # Type
    type: _t.Union[Choice, None]
    # Report
    report: NumberText
    # Description
    description: str


# An attribute of Type that has a list of choices.
SpecificGroupTypeChoiceKey = _t.Literal["type"]


class SpecificKryptoCardEntry(_t.TypedDict):
    """Crypto card as it is read."""

    id: NumericText
    objID: NumericText
    # Certificate number
    certificate_number: str
    # Certgate card number
    certgate_card_number: str
    # Certificate title
    certificate_title: str
    # Certificate revocation password
    certificate_password: str
    # Certificate procedure
    certificate_procedure: str
    # Date of issue
    date_of_issue: str
    # IMEI number
    imei_number: str
    # Assigned cellular phone
    assigned_mobile: _t.Union[ObjectReference, None]
    # Description
    description: str


class SpecificLayer2NetIpHelperAddressesRow(_t.TypedDict):
    """A row of ip_helper_addresses as it is read."""

    ip: str
    type_title: _t.Union[Choice, None]


class SpecificLayer2NetEntry(_t.TypedDict):
    """Layer 2 Net as it is read."""

    id: NumericText
    objID: NumericText
    # ID (VLAN)
    vlan_id: str
    # Default VLAN
    standard: YesNo
    # Type
    type: _t.Union[Choice, None]
    # Subtype
    subtype: _t.Union[Choice, None]
    # IP helper addresses
    ip_helper_addresses: _t.List[SpecificLayer2NetIpHelperAddressesRow]
    # Layer-3-net assignment
    layer3_assignments: _t.List[ObjectReference]
    # VRF
    vrf: str
    # VRF Capacity
    vrf_capacity: _t.Union[Quantity, None]
    # VRF Capacity (Unit)
    vrf_capacity_unit: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Layer 2 Net that has a list of choices.
SpecificLayer2NetChoiceKey = _t.Literal["type", "subtype", "vrf_capacity_unit"]


class SpecificLayer2NetAssignedLogicalPortsEntry(_t.TypedDict):
    """Assigned logical ports as it is read."""

    id: NumericText
    objID: NumericText
    # Object title
    isys_obj__id: _t.Union[ObjectReference, None]
    # Assigned logical ports
    isys_catg_log_port_list__id: _t.Union[EntryReference, None]


class SpecificLayer2NetAssignedPortsEntry(_t.TypedDict):
    """Assigned ports as it is read."""

    id: NumericText
    objID: NumericText
    # Object title
    isys_obj__id: _t.Union[ObjectReference, None]
    # Assigned ports
    isys_catg_port_list__id: _t.Union[EntryReference, None]
    # MAC-address
    isys_catg_port_list__mac: str


class SpecificLicenceListEntry(_t.TypedDict):
    """License keys as it is read."""

    id: NumericText
    objID: NumericText
    # Key
    key: str
    # Serial
    serial: str
    # License Type
    type: _t.Union[Choice, None]
    # Amount
    amount: NumberText
    # Licenses in Use
    used_licences: str
    # Licenses Free
    lic_not_in_use: str
    # Start Date
    start: str
    # Expiration Date
    expire: str
    # Price Per Unit
    cost: NumberText
    # Total Costs
    overall_costs: str
    # Description
    description: str


# An attribute of License keys that has a list of choices.
SpecificLicenceListChoiceKey = _t.Literal["type"]


class SpecificMiddlewareEntry(_t.TypedDict):
    """Middleware as it is read."""

    id: NumericText
    objID: NumericText
    # Specification
    specification: str
    # Manufacturer
    manufacturer: _t.Union[Choice, None]
    # Installation
    installation: _t.Union[Choice, None]
    # Registration key
    registration_key: str
    # Install path
    install_path: str
    # Amount of installations
    installation_count: str
    # Description
    description: str


# An attribute of Middleware that has a list of choices.
SpecificMiddlewareChoiceKey = _t.Literal["manufacturer", "installation"]


class SpecificMonitorEntry(_t.TypedDict):
    """Monitor as it is read."""

    id: NumericText
    objID: NumericText
    # Display
    size: _t.Union[Quantity, None]
    # Unit
    size_unit: _t.Union[Choice, None]
    # Type
    type: _t.Union[Choice, None]
    # Resolution
    resolution: _t.Union[Choice, None]
    # Pivot
    pivot: YesNo
    # Speaker
    speaker: YesNo
    # Description
    description: str


# An attribute of Monitor that has a list of choices.
SpecificMonitorChoiceKey = _t.Literal["size_unit", "type", "resolution"]


class SpecificNetEntry(_t.TypedDict):
    """Net as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Type
    type: _t.Union[Choice, None]
    # Network address
    address: str
    # Netmask
    netmask: str
    # Default Gateway
    gateway: _t.Union[EntryReference, None]
    # Address from
    range_from: str
    # Address to
    range_to: str
    # DNS server
    dns_server: _t.List[EntryReference]
    # DNS domain
    dns_domain: _t.List[Choice]
    # CIDR-Suffix
    cidr_suffix: NumberText
    # Reverse DNS
    reverse_dns: str
    # Layer-2-net assignment
    layer2_assignments: _t.List[ObjectReference]
    # Network address IPv6
    address_v6: str
    # Address range
    address_range: str
    # Net with suffix
    address_with_suffix: str
    # Assigned addresses
    free_addresses: str
    # Description
    description: str


# An attribute of Net that has a list of choices.
SpecificNetChoiceKey = _t.Literal["type", "dns_domain"]


class SpecificNetDhcpEntry(_t.TypedDict):
    """DHCP as it is read."""

    id: NumericText
    objID: NumericText
    # Type v4
    type: _t.Union[Choice, None]
    # Type v6
    typev6: _t.Union[Choice, None]
    # DHCP from
    range_from: str
    # DHCP to
    range_to: str
    # Description
    description: str


# An attribute of DHCP that has a list of choices.
SpecificNetDhcpChoiceKey = _t.Literal["type", "typev6"]


class SpecificNetIpAddressesEntry(_t.TypedDict):
    """IP list as it is read."""

    id: NumericText
    objID: NumericText
    # Type
    net_type: _t.Union[Choice, None]
    # Host address
    title: str
    # Object
    assigned_object: _t.Union[ObjectReference, None]
    # Address allocation IPv4
    ipv4_assignment: _t.Union[Choice, None]
    # Address allocation IPv6
    ipv6_assignment: _t.Union[Choice, None]
    # Object (ID)
    object: _t.Union[ObjectReference, None]
    # Open IP list
    ip_address_link: str


# An attribute of IP list that has a list of choices.
SpecificNetIpAddressesChoiceKey = _t.Literal["net_type", "ipv4_assignment", "ipv6_assignment"]


class SpecificNetZoneEntry(_t.TypedDict):
    """Net zone as it is read."""

    id: NumericText
    objID: NumericText
    # Net zone objekt
    zone: _t.Union[ObjectReference, None]
    # Zone from
    range_from: str
    # Zone from (Long)
    range_from_long: str
    # Zone to
    range_to: str
    # Zone to (Long)
    range_to_long: str
    # Description
    description: str


class SpecificOperatingSystemEntry(_t.TypedDict):
    """Operating Systems as it is read."""

    id: NumericText
    objID: NumericText
    # Specification
    specification: str
    # Manufacturer
    manufacturer: _t.Union[Choice, None]
    # Installation
    installation: _t.Union[Choice, None]
    # Registration key
    registration_key: str
    # Install path
    install_path: str
    # Amount of installations
    installation_count: str
    # OS family
    osFamily: str
    # OS type
    systemType: str
    # Description
    description: str


# An attribute of Operating Systems that has a list of choices.
SpecificOperatingSystemChoiceKey = _t.Literal["manufacturer", "installation"]


class SpecificOrganizationEntry(_t.TypedDict):
    """Organization as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Telephone
    telephone: str
    # Fax
    fax: str
    # Website
    website: str
    # Headquarter
    headquarter: _t.Union[ObjectReference, None]
    # Description
    description: str


class SpecificOrganizationContactAssignmentEntry(_t.TypedDict):
    """Assigned Objects as it is read."""

    id: NumericText
    objID: NumericText
    # Assigned Objects
    object: _t.Union[ObjectReference, None]
    # Role
    role: _t.Union[Choice, None]


# An attribute of Assigned Objects that has a list of choices.
SpecificOrganizationContactAssignmentChoiceKey = _t.Literal["role"]


class SpecificOrganizationMasterDataEntry(_t.TypedDict):
    """Master data as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Telephone
    telephone: str
    # Fax
    fax: str
    # Website
    website: str
    # Headquarter
    headquarter: _t.Union[ObjectReference, None]
    # Description
    description: str


class SpecificOrganizationPersonsEntry(_t.TypedDict):
    """Persons as it is read."""

    id: NumericText
    objID: NumericText
    # Persons
    object: _t.Union[ObjectReference, None]
    # Contact
    contact: _t.Union[ObjectReference, None]


class SpecificParallelRelationEntry(_t.TypedDict):
    """Parallel relations as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Minimum amount of active items
    threshold: str
    # Parallel relations
    rel_pool: _t.List[ObjectReference]
    # Description
    description: str


class SpecificPduEntry(_t.TypedDict):
    """PDU as it is read."""

    id: NumericText
    objID: NumericText
    # PDU
    pdu_id: str
    # Description
    description: str


class SpecificPduBranchEntry(_t.TypedDict):
    """Branch as it is read."""

    id: NumericText
    objID: NumericText
    # PDU
    pdu_id: NumberText
    # Branch-ID
    branch_id: NumberText
    # Receptacles
    receptables: NumberText
    # Description
    description: str


class SpecificPersonEntry(_t.TypedDict):
    """Persons as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Salutation
    salutation: _t.Union[Choice, None]
    # First name
    first_name: str
    # Last name
    last_name: str
    # Academic degree
    academic_degree: str
    # Function
    function: str
    # Service designation
    service_designation: str
    # Street
    street: str
    # City
    city: str
    # ZIP-Code
    zip_code: str
    # E-mail address
    mail: str
    # Telephone company
    phone_company: str
    # Telephone home
    phone_home: str
    # Cellphone
    phone_mobile: str
    # Fax
    fax: str
    # Pager
    pager: str
    # Personnel number
    personnel_number: str
    # Department
    department: str
    # Organisation
    organization: _t.Union[ObjectReference, None]
    # ID
    ldap_id: str
    # DN
    ldap_dn: str
    # Description
    description: str
    # Custom 1
    custom_1: str
    # Custom 2
    custom_2: str
    # Custom 3
    custom_3: str
    # Custom 4
    custom_4: str
    # Custom 5
    custom_5: str
    # Custom 6
    custom_6: str
    # Custom 7
    custom_7: str
    # Custom 8
    custom_8: str


# An attribute of Persons that has a list of choices.
SpecificPersonChoiceKey = _t.Literal["salutation"]


class SpecificPersonAssignedGroupsEntry(_t.TypedDict):
    """Person group memberships as it is read."""

    id: NumericText
    objID: NumericText
    # Person group memberships
    connected_object: _t.Union[ObjectReference, None]
    # Role
    role: _t.Union[Choice, None]
    # Contact
    contact: _t.Union[ObjectReference, None]


# An attribute of Person group memberships that has a list of choices.
SpecificPersonAssignedGroupsChoiceKey = _t.Literal["role"]


class SpecificPersonContactAssignmentEntry(_t.TypedDict):
    """Assigned Objects as it is read."""

    id: NumericText
    objID: NumericText
    # Object
    object: _t.Union[ObjectReference, None]
    # Object type
    object_type: _t.Union[Choice, None]
    # Role
    role: _t.Union[Choice, None]
    # Primary contact
    primary_contact: YesNo
    # Description
    description: str


# An attribute of Assigned Objects that has a list of choices.
SpecificPersonContactAssignmentChoiceKey = _t.Literal["object_type", "role"]


class SpecificPersonGroupEntry(_t.TypedDict):
    """Person groups as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # E-Mail
    email_address: str
    # Phone
    phone: str
    # LDAP-Group (Mapping)
    ldap_group: str
    # Description
    description: str


class SpecificPersonGroupContactAssignmentEntry(_t.TypedDict):
    """Assigned Objects as it is read."""

    id: NumericText
    objID: NumericText
    # Object
    object: _t.Union[ObjectReference, None]
    # Object type
    object_type: _t.Union[Choice, None]
    # Role
    role: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Assigned Objects that has a list of choices.
SpecificPersonGroupContactAssignmentChoiceKey = _t.Literal["object_type", "role"]


class SpecificPersonGroupMasterEntry(_t.TypedDict):
    """Master Data as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # E-Mail
    email_address: str
    # Phone
    phone: str
    # LDAP-Group (Mapping)
    ldap_group: str
    # Description
    description: str


class SpecificPersonGroupMembersEntry(_t.TypedDict):
    """Members as it is read."""

    id: NumericText
    objID: NumericText
    # First name
    first_name: str
    # Last name
    last_name: str
    # Department
    department: str
    # Telephone company
    phone_company: str
    # E-Mail
    email_address: str
    # Organisation
    organization: _t.Union[ObjectReference, None]
    # Title
    title: str
    # Members
    connected_object: _t.Union[ObjectReference, None]
    # Members
    members: str
    # Member count
    membersCount: str


class SpecificPersonLoginEntry(_t.TypedDict):
    """Login as it is read."""

    id: NumericText
    objID: NumericText
    # Disable login
    disabled_login: YesNo
    # User name
    title: str
    # Password
    user_pass: str
    # Password
    user_pass2: str
    # E-mail address for password reset
    email_address: str
    # Last login
    last_login: str
    # Description
    description: str


class SpecificPersonMasterEntry(_t.TypedDict):
    """Master Data as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Salutation
    salutation: _t.Union[Choice, None]
    # First name
    first_name: str
    # Last name
    last_name: str
    # Academic degree
    academic_degree: str
    # Function
    function: str
    # Service designation
    service_designation: str
    # Street
    street: str
    # City
    city: str
    # ZIP-Code
    zip_code: str
    # E-mail address
    mail: str
    # Telephone company
    phone_company: str
    # Telephone home
    phone_home: str
    # Cellphone
    phone_mobile: str
    # Fax
    fax: str
    # Pager
    pager: str
    # Personnel number
    personnel_number: str
    # Department
    department: str
    # Organisation
    organization: _t.Union[ObjectReference, None]
    # ID
    ldap_id: str
    # DN
    ldap_dn: str
    # Description
    description: str
    # Custom 1
    custom_1: str
    # Custom 2
    custom_2: str
    # Custom 3
    custom_3: str
    # Custom 4
    custom_4: str
    # Custom 5
    custom_5: str
    # Custom 6
    custom_6: str
    # Custom 7
    custom_7: str
    # Custom 8
    custom_8: str


# An attribute of Master Data that has a list of choices.
SpecificPersonMasterChoiceKey = _t.Literal["salutation"]


class SpecificPrtEntry(_t.TypedDict):
    """Printer as it is read."""

    id: NumericText
    objID: NumericText
    # Type
    type: _t.Union[Choice, None]
    # Color
    is_color: YesNo
    # Duplex
    is_duplex: YesNo
    # Emulation
    emulation: _t.Union[Choice, None]
    # Paper format
    paper_format: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Printer that has a list of choices.
SpecificPrtChoiceKey = _t.Literal["type", "emulation", "paper_format"]


class SpecificRelationDetailsEntry(_t.TypedDict):
    """Relation details as it is read."""

    id: NumericText
    objID: NumericText
    # Object1
    object1: _t.Union[ObjectReference, None]
    # Object2
    object2: _t.Union[ObjectReference, None]
    # Service
    itservice: _t.Union[ObjectReference, None]
    # Relation type
    relation_type: _t.Union[Choice, None]
    # Weighting
    weighting: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Relation details that has a list of choices.
SpecificRelationDetailsChoiceKey = _t.Literal["relation_type", "weighting"]


class SpecificReplicationEntry(_t.TypedDict):
    """Replication as it is read."""

    id: NumericText
    objID: NumericText
    # Replication mechanism
    replication_mechanism: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Replication that has a list of choices.
SpecificReplicationChoiceKey = _t.Literal["replication_mechanism"]


class SpecificReplicationPartnerEntry(_t.TypedDict):
    """Replication partner as it is read."""

    id: NumericText
    objID: NumericText
    # Replication type
    type: _t.Union[Choice, None]
    # Replication partner
    replication_partner: _t.Union[ObjectReference, None]
    # Description
    description: str


# An attribute of Replication partner that has a list of choices.
SpecificReplicationPartnerChoiceKey = _t.Literal["type"]


class SpecificRoomEntry(_t.TypedDict):
    """Room as it is read."""

    id: NumericText
    objID: NumericText
    # Type
    type: _t.Union[Choice, None]
    # Room number
    number: str
    # Floor
    floor: str
    # Description
    description: str


# An attribute of Room that has a list of choices.
SpecificRoomChoiceKey = _t.Literal["type"]


class SpecificRouterEntry(_t.TypedDict):
    """Routing as it is read."""

    id: NumericText
    objID: NumericText
    # Routing protocol
    routing_protocol: _t.Union[Choice, None]
    # Gateway address
    gateway_address: _t.List[EntryReference]
    # Description
    description: str


# An attribute of Routing that has a list of choices.
SpecificRouterChoiceKey = _t.Literal["routing_protocol"]


class SpecificSanZoningEntry(_t.TypedDict):
    """SAN Zoning as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Members
    members: _t.List[EntryReference]
    # Description
    description: str


class SpecificServiceEntry(_t.TypedDict):
    """Services as it is read."""

    id: NumericText
    objID: NumericText
    # Specification
    specification: str
    # Manufacturer
    manufacturer: _t.Union[Choice, None]
    # Installation
    installation: _t.Union[Choice, None]
    # Registration key
    registration_key: str
    # Install path
    install_path: str
    # Amount of installations
    installation_count: str
    # Description
    description: str


# An attribute of Services that has a list of choices.
SpecificServiceChoiceKey = _t.Literal["manufacturer", "installation"]


class SpecificSwitchFcEntry(_t.TypedDict):
    """FC switch as it is read."""

    id: NumericText
    objID: NumericText
    # Title
    title: str
    # Active
    is_active: YesNo
    # Description
    description: str


class SpecificSwitchNetEntry(_t.TypedDict):
    """Switch as it is read."""

    id: NumericText
    objID: NumericText
    # VLAN management protocol
    vlan: _t.Union[Choice, None]
    # Role
    role: _t.Union[Choice, None]
    # Spanning Tree
    spanning_tree: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Switch that has a list of choices.
SpecificSwitchNetChoiceKey = _t.Literal["vlan", "role", "spanning_tree"]


class SpecificUpsEntry(_t.TypedDict):
    """Uninterruptible power supply as it is read."""

    id: NumericText
    objID: NumericText
    # Type
    type: _t.Union[Choice, None]
    # Battery type
    battery_type: _t.Union[Choice, None]
    # Quantity
    amount: NumberText
    # Charge time
    charge_time: _t.Union[Quantity, None]
    # Unit
    charge_time_unit: _t.Union[Choice, None]
    # Runtime under full load
    autonomy_time: _t.Union[Quantity, None]
    # Unit
    autonomy_time_unit: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Uninterruptible power supply that has a list of choices.
SpecificUpsChoiceKey = _t.Literal["type", "battery_type", "charge_time_unit", "autonomy_time_unit"]


class SpecificWanEntry(_t.TypedDict):
    """WAN as it is read."""

    id: NumericText
    objID: NumericText
    # Role
    role: _t.Union[Choice, None]
    # Type
    type: _t.Union[Choice, None]
    # Capacity
    capacity: _t.Union[Quantity, None]
    # Capacity unit
    capacity_unit: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of WAN that has a list of choices.
SpecificWanChoiceKey = _t.Literal["role", "type", "capacity_unit"]


class SpecificWsEntry(_t.TypedDict):
    """Wiring System as it is read."""

    id: NumericText
    objID: NumericText
    # Net type
    title: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Wiring System that has a list of choices.
SpecificWsChoiceKey = _t.Literal["title"]


class SpecificWsAssignmentEntry(_t.TypedDict):
    """Assigned objects as it is read."""

    id: NumericText
    objID: NumericText
    # Assigned Objects
    connected_object: _t.Union[ObjectReference, None]


class SpecificWsNetTypeEntry(_t.TypedDict):
    """Net type as it is read."""

    id: NumericText
    objID: NumericText
    # Net type
    title: _t.Union[Choice, None]
    # Description
    description: str


# An attribute of Net type that has a list of choices.
SpecificWsNetTypeChoiceKey = _t.Literal["title"]


class _CmdbCategories:
    """The methods cmdb.categories.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send

    def read(
        self,
        *,
        objID: ObjectId,
        catgID: _t.Optional[CategorySelection] = None,
        catsID: _t.Optional[CategorySelection] = None,
        customID: _t.Optional[CategorySelection] = None,
        content: _t.Optional[Flag] = None,
    ) -> EntriesByKind:
        """Read the entries of several categories."""
        return _t.cast(
            "EntriesByKind",
            self._send(
                "cmdb.categories.read",
                {"objID": objID, "catgID": catgID, "catsID": catsID, "customID": customID, "content": content},
            ),
        )


class _CmdbCategory:
    """The methods cmdb.category.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send

    def archive(self, *, object: ObjectId, category: MultiValueCategory, entry: EntryId) -> Done:
        """Archive an entry."""
        return _t.cast("Done", self._send("cmdb.category.archive", {"object": object, "category": category, "entry": entry}))

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ACCESS"], data: AccessData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ACCOUNTING"], data: AccountingData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ADDRESS"], data: AddressData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__AIRCRAFT"], data: AircraftData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__APPLICATION"], data: ApplicationData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ASSIGNED_CARDS"], data: AssignedCardsData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_LOGICAL_UNIT"],
        data: AssignedLogicalUnitData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_SIM_CARDS"],
        data: AssignedSimCardsData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_SUBSCRIPTIONS"],
        data: AssignedSubscriptionsData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ASSIGNED_USERS"], data: AssignedUsersData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_WORKSTATION"],
        data: AssignedWorkstationData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__AUDIT"], data: AuditData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__BACKUP"], data: BackupData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__BACKUP__ASSIGNED_OBJECTS"],
        data: BackupAssignedObjectsData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CABLE"], data: CableData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CARDS"], data: CardsData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CERTIFICATE"], data: CertificateData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLOUD_SUBSCRIPTIONS"],
        data: CloudSubscriptionsData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CLUSTER"], data: ClusterData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_ADM_SERVICE"],
        data: ClusterAdmServiceData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_MEMBERS"],
        data: ClusterMembersData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_MEMBERSHIPS"],
        data: ClusterMembershipsData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CLUSTER_ROOT"], data: ClusterRootData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_SERVICE"],
        data: ClusterServiceData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__COMPUTING_RESOURCES"],
        data: ComputingResourcesData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CONNECTOR"], data: ConnectorData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CONTACT"], data: ContactData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONTRACT_ASSIGNMENT"],
        data: ContractAssignmentData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CONTROLLER"], data: ControllerData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONTROLLER_FC_PORT"],
        data: ControllerFcPortData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CPU"], data: CpuData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CUSTOM_FIELDS_EXAMPLE"],
        data: CustomFieldsExampleData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__DATABASE"], data: DatabaseData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_ASSIGNMENT"],
        data: DatabaseAssignmentData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__DATABASE_SA"], data: DatabaseSaData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__DATABASE_TABLE"], data: DatabaseTableData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__DRIVE"], data: DriveData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__EMERGENCY_PLAN"], data: EmergencyPlanData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__FIBER_LEAD"], data: FiberLeadData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__FILE"], data: FileData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__FORMFACTOR"], data: FormfactorData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__GLOBAL"], data: GlobalData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__GRAPHIC"], data: GraphicData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__GROUP_MEMBERSHIPS"],
        data: GroupMembershipsData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__GUEST_SYSTEMS"], data: GuestSystemsData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__HBA"], data: HbaData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IDENTIFIER"], data: IdentifierData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IMAGE"], data: ImageData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IMAGES"], data: ImagesData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__INVOICE"], data: InvoiceData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IP"], data: IpData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ITS_TYPE"], data: ItsTypeData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IT_SERVICE"], data: ItServiceData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE_COMPONENTS"],
        data: ItServiceComponentsData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE_RELATIONS"],
        data: ItServiceRelationsData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__JDISC_CA"], data: JdiscCaData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LAST_LOGIN_USER"],
        data: LastLoginUserData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LDEV_CLIENT"], data: LdevClientData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LDEV_SERVER"], data: LdevServerData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LOCATION"], data: LocationData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LOGBOOK"], data: LogbookData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LOGICAL_UNIT"], data: LogicalUnitData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MAIL_ADDRESSES"], data: MailAddressesData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__MANAGED_OBJECTS"],
        data: ManagedObjectsData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MANUAL"], data: ManualData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MEMORY"], data: MemoryData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MODEL"], data: ModelData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MONITORING"], data: MonitoringData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__NETWORK"], data: NetworkData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_INTERFACE"],
        data: NetworkInterfaceData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_LOG_PORT"],
        data: NetworkLogPortData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__NETWORK_PORT"], data: NetworkPortData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_CONNECTIONS_FOLDER"],
        data: NetConnectionsFolderData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__NET_CONNECTOR"], data: NetConnectorData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__NET_LISTENER"], data: NetListenerData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_ZONE_OPTIONS"],
        data: NetZoneOptionsData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__OBJECT"], data: ObjectData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__OPERATING_SYSTEM"],
        data: OperatingSystemData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__PASSWD"], data: PasswdData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__PERSON_ASSIGNED_WORKSTATION"],
        data: PersonAssignedWorkstationData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__PLANNING"], data: PlanningData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__POWER_CONSUMER"], data: PowerConsumerData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__POWER_SUPPLIER"], data: PowerSupplierData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__QINQ_SP"], data: QinqSpData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__RAID"], data: RaidData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__RELATION"], data: RelationData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__RM_CONTROLLER"], data: RmControllerData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__RM_CONTROLLER_BACKWARD"],
        data: RmControllerBackwardData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SERVICE"], data: ServiceData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SHARES"], data: SharesData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SHARE_ACCESS"], data: ShareAccessData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SIM"], data: SimData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SIM_CARD"], data: SimCardData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SLA"], data: SlaData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SMARTCARD_CERTIFICATE"],
        data: SmartcardCertificateData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SOA_STACKS"], data: SoaStacksData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SOUND"], data: SoundData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__STACK_MEMBER"], data: StackMemberData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__STORAGE_DEVICE"], data: StorageDeviceData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SUPPORT_ENTITLEMENT"],
        data: SupportEntitlementData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__TELEPHONE_FAX"], data: TelephoneFaxData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__TSI_SERVICE"], data: TsiServiceData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__UNIVERSAL_INTERFACE"],
        data: UniversalInterfaceData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VEHICLE"], data: VehicleData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VERSION"], data: VersionData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VIRTUAL_DEVICE"], data: VirtualDeviceData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VIRTUAL_HOST"], data: VirtualHostData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_HOST_ROOT"],
        data: VirtualHostRootData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_MACHINE"],
        data: VirtualMachineData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_MACHINE__ROOT"],
        data: VirtualMachineRootData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VIRTUAL_SWITCH"], data: VirtualSwitchData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VOIP_PHONE"], data: VoipPhoneData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VOIP_PHONE_LINE"],
        data: VoipPhoneLineData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VRRP"], data: VrrpData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VRRP_MEMBER"], data: VrrpMemberData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__WAN"], data: WanData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__AC"], data: SpecificAcData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ACCESS_POINT"],
        data: SpecificAccessPointData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION"],
        data: SpecificApplicationData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_ASSIGNED_OBJ"],
        data: SpecificApplicationAssignedObjData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ"],
        data: SpecificApplicationDbmsAssignedObjData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ"],
        data: SpecificApplicationServiceAssignedObjData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_VARIANT"],
        data: SpecificApplicationVariantData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CELL_PHONE_CONTRACT"],
        data: SpecificCellPhoneContractData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__CHASSIS"], data: SpecificChassisData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_DEVICES"],
        data: SpecificChassisDevicesData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_SLOT"],
        data: SpecificChassisSlotData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__CLIENT"], data: SpecificClientData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CLUSTER_SERVICE"],
        data: SpecificClusterServiceData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__CONTRACT"], data: SpecificContractData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CONTRACT_INFORMATION"],
        data: SpecificContractInformationData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_ACCESS"],
        data: SpecificDatabaseAccessData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_GATEWAY"],
        data: SpecificDatabaseGatewayData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_INSTALLATION"],
        data: SpecificDatabaseInstallationData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_INSTANCE"],
        data: SpecificDatabaseInstanceData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_LINKS"],
        data: SpecificDatabaseLinksData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_OBJECTS"],
        data: SpecificDatabaseObjectsData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_SCHEMA"],
        data: SpecificDatabaseSchemaData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__DBMS"], data: SpecificDbmsData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN"],
        data: SpecificEmergencyPlanData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN_ATTRIBUTE"],
        data: SpecificEmergencyPlanAttributeData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS"],
        data: SpecificEmergencyPlanLinkedObjectsData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__ENCLOSURE"], data: SpecificEnclosureData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__EPS"], data: SpecificEpsData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__FILE"], data: SpecificFileData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__FILE_ACTUAL"],
        data: SpecificFileActualData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__FILE_OBJECTS"],
        data: SpecificFileObjectsData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__FILE_VERSIONS"],
        data: SpecificFileVersionsData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__GROUP"], data: SpecificGroupData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__GROUP_TYPE"], data: SpecificGroupTypeData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__KRYPTO_CARD"],
        data: SpecificKryptoCardData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__LAYER2_NET"], data: SpecificLayer2NetData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS"],
        data: SpecificLayer2NetAssignedLogicalPortsData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET_ASSIGNED_PORTS"],
        data: SpecificLayer2NetAssignedPortsData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LICENCE_LIST"],
        data: SpecificLicenceListData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__MIDDLEWARE"],
        data: SpecificMiddlewareData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__MONITOR"], data: SpecificMonitorData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__NET"], data: SpecificNetData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__NET_DHCP"], data: SpecificNetDhcpData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__NET_ZONE"], data: SpecificNetZoneData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__OPERATING_SYSTEM"],
        data: SpecificOperatingSystemData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION"],
        data: SpecificOrganizationData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT"],
        data: SpecificOrganizationContactAssignmentData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_MASTER_DATA"],
        data: SpecificOrganizationMasterDataData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_PERSONS"],
        data: SpecificOrganizationPersonsData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PARALLEL_RELATION"],
        data: SpecificParallelRelationData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__PDU"], data: SpecificPduData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__PDU_BRANCH"], data: SpecificPduBranchData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__PERSON"], data: SpecificPersonData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_ASSIGNED_GROUPS"],
        data: SpecificPersonAssignedGroupsData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_CONTACT_ASSIGNMENT"],
        data: SpecificPersonContactAssignmentData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP"],
        data: SpecificPersonGroupData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT"],
        data: SpecificPersonGroupContactAssignmentData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_MASTER"],
        data: SpecificPersonGroupMasterData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_MEMBERS"],
        data: SpecificPersonGroupMembersData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_LOGIN"],
        data: SpecificPersonLoginData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_MASTER"],
        data: SpecificPersonMasterData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__PRT"], data: SpecificPrtData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__RELATION_DETAILS"],
        data: SpecificRelationDetailsData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__REPLICATION"],
        data: SpecificReplicationData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__REPLICATION_PARTNER"],
        data: SpecificReplicationPartnerData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__ROOM"], data: SpecificRoomData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__ROUTER"], data: SpecificRouterData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__SAN_ZONING"], data: SpecificSanZoningData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__SERVICE"], data: SpecificServiceData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__SWITCH_FC"], data: SpecificSwitchFcData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__SWITCH_NET"], data: SpecificSwitchNetData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__UPS"], data: SpecificUpsData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__WAN"], data: SpecificWanData) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__WS"], data: SpecificWsData) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__WS_ASSIGNMENT"],
        data: SpecificWsAssignmentData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__WS_NET_TYPE"],
        data: SpecificWsNetTypeData,
    ) -> EntryCreated: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: OtherConstant, data: EntryData) -> EntryCreated: ...

    def create(self, **params: _t.Any) -> _t.Any:
        """Create an entry. Deprecated: use cmdb.category.save."""
        return self._send("cmdb.category.create", params)

    @_t.overload
    def delete(self, *, objID: ObjectId, category: MultiValueCategory, cateID: EntryId) -> Done: ...

    @_t.overload
    def delete(self, *, objID: ObjectId, category: MultiValueCategory, entry: EntryId) -> Done: ...

    def delete(self, **params: _t.Any) -> _t.Any:
        """Take an entry one step towards deletion."""
        return self._send("cmdb.category.delete", params)

    def purge(self, *, object: ObjectId, category: CategoryConstant, entry: _t.Optional[EntryId] = None) -> Done:
        """Purge an entry."""
        return _t.cast("Done", self._send("cmdb.category.purge", {"object": object, "category": category, "entry": entry}))

    def quickpurge(self, *, objID: ObjectId, category: CategoryConstant, cateID: _t.Optional[EntryId] = None) -> Done:
        """Purge an entry where Quickpurge is enabled."""
        return _t.cast("Done", self._send("cmdb.category.quickpurge", {"objID": objID, "category": category, "cateID": cateID}))

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ACCESS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[AccessEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ACCOUNTING"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[AccountingEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ADDRESS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[AddressEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__AIRCRAFT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[AircraftEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__APPLICATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ApplicationEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_CARDS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[AssignedCardsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_LOGICAL_UNIT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[AssignedLogicalUnitEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_SIM_CARDS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[AssignedSimCardsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_SUBSCRIPTIONS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[AssignedSubscriptionsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_USERS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[AssignedUsersEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_WORKSTATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[AssignedWorkstationEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__AUDIT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[AuditEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__BACKUP"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[BackupEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__BACKUP__ASSIGNED_OBJECTS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[BackupAssignedObjectsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CABLE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[CableEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CARDS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[CardsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CERTIFICATE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[CertificateEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLOUD_SUBSCRIPTIONS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[CloudSubscriptionsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ClusterEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_ADM_SERVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ClusterAdmServiceEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_MEMBERS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ClusterMembersEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_MEMBERSHIPS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ClusterMembershipsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_ROOT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ClusterRootEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_SERVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ClusterServiceEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__COMPUTING_RESOURCES"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ComputingResourcesEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONNECTOR"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ConnectorEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONTACT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ContactEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONTRACT_ASSIGNMENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ContractAssignmentEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONTROLLER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ControllerEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONTROLLER_FC_PORT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ControllerFcPortEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CPU"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[CpuEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CUSTOM_FIELDS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[CustomFieldsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CUSTOM_FIELDS_EXAMPLE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[CustomFieldsExampleEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__DATABASE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[DatabaseEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_ASSIGNMENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[DatabaseAssignmentEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_SA"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[DatabaseSaEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_TABLE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[DatabaseTableEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__DRIVE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[DriveEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__EMERGENCY_PLAN"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[EmergencyPlanEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__FIBER_LEAD"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[FiberLeadEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__FILE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[FileEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__FORMFACTOR"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[FormfactorEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__GLOBAL"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[GlobalEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__GRAPHIC"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[GraphicEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__GROUP_MEMBERSHIPS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[GroupMembershipsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__GUEST_SYSTEMS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[GuestSystemsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__HBA"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[HbaEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IDENTIFIER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[IdentifierEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IMAGE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ImageEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IMAGES"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ImagesEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__INVOICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[InvoiceEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IP"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[IpEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ITS_LOGBOOK"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ItsLogbookEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ITS_TYPE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ItsTypeEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ItServiceEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE_COMPONENTS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ItServiceComponentsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE_RELATIONS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ItServiceRelationsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__JDISC_CA"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[JdiscCaEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LAST_LOGIN_USER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[LastLoginUserEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LDAP_DN"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[LdapDnEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LDEV_CLIENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[LdevClientEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LDEV_SERVER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[LdevServerEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LIVESTATUS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[LivestatusEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LOCATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[LocationEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LOGBOOK"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[LogbookEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LOGICAL_UNIT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[LogicalUnitEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__MAIL_ADDRESSES"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[MailAddressesEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__MANAGED_OBJECTS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ManagedObjectsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__MANUAL"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ManualEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__MEMORY"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[MemoryEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__MODEL"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ModelEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__MONITORING"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[MonitoringEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NDO"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[NdoEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NETWORK"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[NetworkEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_INTERFACE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[NetworkInterfaceEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_LOG_PORT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[NetworkLogPortEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_PORT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[NetworkPortEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_CONNECTIONS_FOLDER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[NetConnectionsFolderEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_CONNECTOR"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[NetConnectorEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_LISTENER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[NetListenerEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_ZONE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[NetZoneEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_ZONE_OPTIONS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[NetZoneOptionsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_ZONE_SCOPES"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[NetZoneScopesEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__OBJECT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ObjectEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__OPERATING_SYSTEM"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[OperatingSystemEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__PASSWD"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[PasswdEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__PERSON_ASSIGNED_WORKSTATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[PersonAssignedWorkstationEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__PLANNING"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[PlanningEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__POWER_CONSUMER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[PowerConsumerEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__POWER_SUPPLIER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[PowerSupplierEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__QINQ_CE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[QinqCeEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__QINQ_SP"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[QinqSpEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__RAID"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[RaidEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__RELATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[RelationEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__RM_CONTROLLER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[RmControllerEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__RM_CONTROLLER_BACKWARD"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[RmControllerBackwardEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SERVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ServiceEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SHARES"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SharesEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SHARE_ACCESS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ShareAccessEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SIM"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SimEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SIM_CARD"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SimCardEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SLA"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SlaEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SMARTCARD_CERTIFICATE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SmartcardCertificateEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SNMP"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SnmpEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SOA_STACKS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SoaStacksEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SOUND"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SoundEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__STACK_MEMBER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[StackMemberEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__STORAGE_DEVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[StorageDeviceEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SUPPORT_ENTITLEMENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SupportEntitlementEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__TELEPHONE_FAX"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[TelephoneFaxEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__TSI_SERVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[TsiServiceEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__UNIVERSAL_INTERFACE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[UniversalInterfaceEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VEHICLE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[VehicleEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VERSION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[VersionEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_DEVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[VirtualDeviceEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_HOST"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[VirtualHostEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_HOST_ROOT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[VirtualHostRootEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_MACHINE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[VirtualMachineEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_MACHINE__ROOT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[VirtualMachineRootEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_SWITCH"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[VirtualSwitchEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VOIP_PHONE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[VoipPhoneEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VOIP_PHONE_LINE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[VoipPhoneLineEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VRRP"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[VrrpEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VRRP_MEMBER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[VrrpMemberEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__WAN"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[WanEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__AC"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificAcEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ACCESS_POINT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificAccessPointEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificApplicationEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_ASSIGNED_OBJ"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificApplicationAssignedObjEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificApplicationDbmsAssignedObjEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificApplicationServiceAssignedObjEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_VARIANT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificApplicationVariantEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CELL_PHONE_CONTRACT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificCellPhoneContractEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificChassisEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_DEVICES"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificChassisDevicesEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_SLOT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificChassisSlotEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_VIEW"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificChassisViewEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CLIENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificClientEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CLUSTER_SERVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificClusterServiceEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CONTRACT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificContractEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CONTRACT_ALLOCATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificContractAllocationEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CONTRACT_INFORMATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificContractInformationEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_ACCESS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificDatabaseAccessEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_GATEWAY"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificDatabaseGatewayEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_INSTALLATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificDatabaseInstallationEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_INSTANCE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificDatabaseInstanceEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_LINKS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificDatabaseLinksEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_OBJECTS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificDatabaseObjectsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_SCHEMA"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificDatabaseSchemaEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DBMS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificDbmsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificEmergencyPlanEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN_ATTRIBUTE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificEmergencyPlanAttributeEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificEmergencyPlanLinkedObjectsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ENCLOSURE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificEnclosureEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EPS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificEpsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__FILE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificFileEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__FILE_ACTUAL"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificFileActualEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__FILE_OBJECTS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificFileObjectsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__FILE_VERSIONS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificFileVersionsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__GROUP"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificGroupEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__GROUP_TYPE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificGroupTypeEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__KRYPTO_CARD"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificKryptoCardEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificLayer2NetEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificLayer2NetAssignedLogicalPortsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET_ASSIGNED_PORTS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificLayer2NetAssignedPortsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LICENCE_LIST"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificLicenceListEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__MIDDLEWARE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificMiddlewareEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__MONITOR"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificMonitorEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__NET"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificNetEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__NET_DHCP"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificNetDhcpEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__NET_IP_ADDRESSES"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificNetIpAddressesEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__NET_ZONE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificNetZoneEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__OPERATING_SYSTEM"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificOperatingSystemEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificOrganizationEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificOrganizationContactAssignmentEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_MASTER_DATA"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificOrganizationMasterDataEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_PERSONS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificOrganizationPersonsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PARALLEL_RELATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificParallelRelationEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PDU"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificPduEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PDU_BRANCH"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificPduBranchEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificPersonEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_ASSIGNED_GROUPS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificPersonAssignedGroupsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_CONTACT_ASSIGNMENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificPersonContactAssignmentEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificPersonGroupEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificPersonGroupContactAssignmentEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_MASTER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificPersonGroupMasterEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_MEMBERS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificPersonGroupMembersEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_LOGIN"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificPersonLoginEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_MASTER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificPersonMasterEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PRT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificPrtEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__RELATION_DETAILS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificRelationDetailsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__REPLICATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificReplicationEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__REPLICATION_PARTNER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificReplicationPartnerEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ROOM"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificRoomEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ROUTER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificRouterEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__SAN_ZONING"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificSanZoningEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__SERVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificServiceEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__SWITCH_FC"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificSwitchFcEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__SWITCH_NET"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificSwitchNetEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__UPS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificUpsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__WAN"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificWanEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__WS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificWsEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__WS_ASSIGNMENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificWsAssignmentEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__WS_NET_TYPE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificWsNetTypeEntry]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: OtherConstant,
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> CategoryEntries: ...

    def read(self, **params: _t.Any) -> _t.Any:
        """Read the entries of a category."""
        return self._send("cmdb.category.read", params)

    def recycle(self, *, object: ObjectId, category: MultiValueCategory, entry: EntryId) -> Done:
        """Recycle an entry."""
        return _t.cast("Done", self._send("cmdb.category.recycle", {"object": object, "category": category, "entry": entry}))

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ACCESS"],
        data: AccessData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ACCOUNTING"],
        data: AccountingData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ADDRESS"],
        data: AddressData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__AIRCRAFT"],
        data: AircraftData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__APPLICATION"],
        data: ApplicationData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_CARDS"],
        data: AssignedCardsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_LOGICAL_UNIT"],
        data: AssignedLogicalUnitData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_SIM_CARDS"],
        data: AssignedSimCardsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_SUBSCRIPTIONS"],
        data: AssignedSubscriptionsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_USERS"],
        data: AssignedUsersData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_WORKSTATION"],
        data: AssignedWorkstationData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__AUDIT"],
        data: AuditData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__BACKUP"],
        data: BackupData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__BACKUP__ASSIGNED_OBJECTS"],
        data: BackupAssignedObjectsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CABLE"],
        data: CableData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CARDS"],
        data: CardsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CERTIFICATE"],
        data: CertificateData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CLOUD_SUBSCRIPTIONS"],
        data: CloudSubscriptionsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER"],
        data: ClusterData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_ADM_SERVICE"],
        data: ClusterAdmServiceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_MEMBERS"],
        data: ClusterMembersData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_MEMBERSHIPS"],
        data: ClusterMembershipsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_ROOT"],
        data: ClusterRootData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_SERVICE"],
        data: ClusterServiceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__COMPUTING_RESOURCES"],
        data: ComputingResourcesData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CONNECTOR"],
        data: ConnectorData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CONTACT"],
        data: ContactData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CONTRACT_ASSIGNMENT"],
        data: ContractAssignmentData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CONTROLLER"],
        data: ControllerData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CONTROLLER_FC_PORT"],
        data: ControllerFcPortData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CPU"],
        data: CpuData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CUSTOM_FIELDS_EXAMPLE"],
        data: CustomFieldsExampleData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__DATABASE"],
        data: DatabaseData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_ASSIGNMENT"],
        data: DatabaseAssignmentData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_SA"],
        data: DatabaseSaData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_TABLE"],
        data: DatabaseTableData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__DRIVE"],
        data: DriveData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__EMERGENCY_PLAN"],
        data: EmergencyPlanData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__FIBER_LEAD"],
        data: FiberLeadData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__FILE"],
        data: FileData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__FORMFACTOR"],
        data: FormfactorData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__GLOBAL"],
        data: GlobalData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__GRAPHIC"],
        data: GraphicData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__GROUP_MEMBERSHIPS"],
        data: GroupMembershipsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__GUEST_SYSTEMS"],
        data: GuestSystemsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__HBA"],
        data: HbaData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__IDENTIFIER"],
        data: IdentifierData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__IMAGE"],
        data: ImageData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__IMAGES"],
        data: ImagesData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__INVOICE"],
        data: InvoiceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__IP"],
        data: IpData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ITS_TYPE"],
        data: ItsTypeData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE"],
        data: ItServiceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE_COMPONENTS"],
        data: ItServiceComponentsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE_RELATIONS"],
        data: ItServiceRelationsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__JDISC_CA"],
        data: JdiscCaData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__LAST_LOGIN_USER"],
        data: LastLoginUserData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__LDEV_CLIENT"],
        data: LdevClientData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__LDEV_SERVER"],
        data: LdevServerData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__LOCATION"],
        data: LocationData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__LOGBOOK"],
        data: LogbookData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__LOGICAL_UNIT"],
        data: LogicalUnitData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__MAIL_ADDRESSES"],
        data: MailAddressesData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__MANAGED_OBJECTS"],
        data: ManagedObjectsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__MANUAL"],
        data: ManualData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__MEMORY"],
        data: MemoryData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__MODEL"],
        data: ModelData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__MONITORING"],
        data: MonitoringData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__NETWORK"],
        data: NetworkData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_INTERFACE"],
        data: NetworkInterfaceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_LOG_PORT"],
        data: NetworkLogPortData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_PORT"],
        data: NetworkPortData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__NET_CONNECTIONS_FOLDER"],
        data: NetConnectionsFolderData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__NET_CONNECTOR"],
        data: NetConnectorData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__NET_LISTENER"],
        data: NetListenerData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__NET_ZONE_OPTIONS"],
        data: NetZoneOptionsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__OBJECT"],
        data: ObjectData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__OPERATING_SYSTEM"],
        data: OperatingSystemData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__PASSWD"],
        data: PasswdData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__PERSON_ASSIGNED_WORKSTATION"],
        data: PersonAssignedWorkstationData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__PLANNING"],
        data: PlanningData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__POWER_CONSUMER"],
        data: PowerConsumerData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__POWER_SUPPLIER"],
        data: PowerSupplierData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__QINQ_SP"],
        data: QinqSpData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__RAID"],
        data: RaidData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__RELATION"],
        data: RelationData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__RM_CONTROLLER"],
        data: RmControllerData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__RM_CONTROLLER_BACKWARD"],
        data: RmControllerBackwardData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SERVICE"],
        data: ServiceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SHARES"],
        data: SharesData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SHARE_ACCESS"],
        data: ShareAccessData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SIM"],
        data: SimData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SIM_CARD"],
        data: SimCardData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SLA"],
        data: SlaData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SMARTCARD_CERTIFICATE"],
        data: SmartcardCertificateData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SOA_STACKS"],
        data: SoaStacksData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SOUND"],
        data: SoundData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__STACK_MEMBER"],
        data: StackMemberData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__STORAGE_DEVICE"],
        data: StorageDeviceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SUPPORT_ENTITLEMENT"],
        data: SupportEntitlementData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__TELEPHONE_FAX"],
        data: TelephoneFaxData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__TSI_SERVICE"],
        data: TsiServiceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__UNIVERSAL_INTERFACE"],
        data: UniversalInterfaceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VEHICLE"],
        data: VehicleData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VERSION"],
        data: VersionData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_DEVICE"],
        data: VirtualDeviceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_HOST"],
        data: VirtualHostData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_HOST_ROOT"],
        data: VirtualHostRootData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_MACHINE"],
        data: VirtualMachineData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_MACHINE__ROOT"],
        data: VirtualMachineRootData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_SWITCH"],
        data: VirtualSwitchData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VOIP_PHONE"],
        data: VoipPhoneData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VOIP_PHONE_LINE"],
        data: VoipPhoneLineData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VRRP"],
        data: VrrpData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VRRP_MEMBER"],
        data: VrrpMemberData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__WAN"],
        data: WanData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__AC"],
        data: SpecificAcData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__ACCESS_POINT"],
        data: SpecificAccessPointData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION"],
        data: SpecificApplicationData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_ASSIGNED_OBJ"],
        data: SpecificApplicationAssignedObjData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ"],
        data: SpecificApplicationDbmsAssignedObjData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ"],
        data: SpecificApplicationServiceAssignedObjData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_VARIANT"],
        data: SpecificApplicationVariantData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__CELL_PHONE_CONTRACT"],
        data: SpecificCellPhoneContractData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS"],
        data: SpecificChassisData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_DEVICES"],
        data: SpecificChassisDevicesData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_SLOT"],
        data: SpecificChassisSlotData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__CLIENT"],
        data: SpecificClientData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__CLUSTER_SERVICE"],
        data: SpecificClusterServiceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__CONTRACT"],
        data: SpecificContractData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__CONTRACT_INFORMATION"],
        data: SpecificContractInformationData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_ACCESS"],
        data: SpecificDatabaseAccessData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_GATEWAY"],
        data: SpecificDatabaseGatewayData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_INSTALLATION"],
        data: SpecificDatabaseInstallationData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_INSTANCE"],
        data: SpecificDatabaseInstanceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_LINKS"],
        data: SpecificDatabaseLinksData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_OBJECTS"],
        data: SpecificDatabaseObjectsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_SCHEMA"],
        data: SpecificDatabaseSchemaData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__DBMS"],
        data: SpecificDbmsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN"],
        data: SpecificEmergencyPlanData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN_ATTRIBUTE"],
        data: SpecificEmergencyPlanAttributeData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS"],
        data: SpecificEmergencyPlanLinkedObjectsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__ENCLOSURE"],
        data: SpecificEnclosureData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__EPS"],
        data: SpecificEpsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__FILE"],
        data: SpecificFileData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__FILE_ACTUAL"],
        data: SpecificFileActualData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__FILE_OBJECTS"],
        data: SpecificFileObjectsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__FILE_VERSIONS"],
        data: SpecificFileVersionsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__GROUP"],
        data: SpecificGroupData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__GROUP_TYPE"],
        data: SpecificGroupTypeData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__KRYPTO_CARD"],
        data: SpecificKryptoCardData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET"],
        data: SpecificLayer2NetData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS"],
        data: SpecificLayer2NetAssignedLogicalPortsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET_ASSIGNED_PORTS"],
        data: SpecificLayer2NetAssignedPortsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__LICENCE_LIST"],
        data: SpecificLicenceListData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__MIDDLEWARE"],
        data: SpecificMiddlewareData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__MONITOR"],
        data: SpecificMonitorData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__NET"],
        data: SpecificNetData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__NET_DHCP"],
        data: SpecificNetDhcpData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__NET_ZONE"],
        data: SpecificNetZoneData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__OPERATING_SYSTEM"],
        data: SpecificOperatingSystemData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION"],
        data: SpecificOrganizationData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT"],
        data: SpecificOrganizationContactAssignmentData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_MASTER_DATA"],
        data: SpecificOrganizationMasterDataData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_PERSONS"],
        data: SpecificOrganizationPersonsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PARALLEL_RELATION"],
        data: SpecificParallelRelationData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PDU"],
        data: SpecificPduData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PDU_BRANCH"],
        data: SpecificPduBranchData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON"],
        data: SpecificPersonData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON_ASSIGNED_GROUPS"],
        data: SpecificPersonAssignedGroupsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON_CONTACT_ASSIGNMENT"],
        data: SpecificPersonContactAssignmentData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP"],
        data: SpecificPersonGroupData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT"],
        data: SpecificPersonGroupContactAssignmentData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_MASTER"],
        data: SpecificPersonGroupMasterData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_MEMBERS"],
        data: SpecificPersonGroupMembersData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON_LOGIN"],
        data: SpecificPersonLoginData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON_MASTER"],
        data: SpecificPersonMasterData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PRT"],
        data: SpecificPrtData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__RELATION_DETAILS"],
        data: SpecificRelationDetailsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__REPLICATION"],
        data: SpecificReplicationData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__REPLICATION_PARTNER"],
        data: SpecificReplicationPartnerData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__ROOM"],
        data: SpecificRoomData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__ROUTER"],
        data: SpecificRouterData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__SAN_ZONING"],
        data: SpecificSanZoningData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__SERVICE"],
        data: SpecificServiceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__SWITCH_FC"],
        data: SpecificSwitchFcData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__SWITCH_NET"],
        data: SpecificSwitchNetData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__UPS"],
        data: SpecificUpsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__WAN"],
        data: SpecificWanData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__WS"],
        data: SpecificWsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__WS_ASSIGNMENT"],
        data: SpecificWsAssignmentData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__WS_NET_TYPE"],
        data: SpecificWsNetTypeData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: OtherConstant,
        data: EntryData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    def save(self, **params: _t.Any) -> _t.Any:
        """Create or update an entry."""
        return self._send("cmdb.category.save", params)

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ACCESS"], data: AccessData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ACCOUNTING"], data: AccountingData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ADDRESS"], data: AddressData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__AIRCRAFT"], data: AircraftData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__APPLICATION"], data: ApplicationData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ASSIGNED_CARDS"], data: AssignedCardsData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_LOGICAL_UNIT"],
        data: AssignedLogicalUnitData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ASSIGNED_SIM_CARDS"], data: AssignedSimCardsData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_SUBSCRIPTIONS"],
        data: AssignedSubscriptionsData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ASSIGNED_USERS"], data: AssignedUsersData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_WORKSTATION"],
        data: AssignedWorkstationData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__AUDIT"], data: AuditData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__BACKUP"], data: BackupData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__BACKUP__ASSIGNED_OBJECTS"],
        data: BackupAssignedObjectsData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CABLE"], data: CableData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CARDS"], data: CardsData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CERTIFICATE"], data: CertificateData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLOUD_SUBSCRIPTIONS"],
        data: CloudSubscriptionsData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CLUSTER"], data: ClusterData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_ADM_SERVICE"],
        data: ClusterAdmServiceData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CLUSTER_MEMBERS"], data: ClusterMembersData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_MEMBERSHIPS"],
        data: ClusterMembershipsData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CLUSTER_ROOT"], data: ClusterRootData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CLUSTER_SERVICE"], data: ClusterServiceData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__COMPUTING_RESOURCES"],
        data: ComputingResourcesData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CONNECTOR"], data: ConnectorData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CONTACT"], data: ContactData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONTRACT_ASSIGNMENT"],
        data: ContractAssignmentData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CONTROLLER"], data: ControllerData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CONTROLLER_FC_PORT"], data: ControllerFcPortData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CPU"], data: CpuData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CUSTOM_FIELDS_EXAMPLE"],
        data: CustomFieldsExampleData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__DATABASE"], data: DatabaseData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_ASSIGNMENT"],
        data: DatabaseAssignmentData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__DATABASE_SA"], data: DatabaseSaData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__DATABASE_TABLE"], data: DatabaseTableData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__DRIVE"], data: DriveData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__EMERGENCY_PLAN"], data: EmergencyPlanData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__FIBER_LEAD"], data: FiberLeadData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__FILE"], data: FileData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__FORMFACTOR"], data: FormfactorData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__GLOBAL"], data: GlobalData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__GRAPHIC"], data: GraphicData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__GROUP_MEMBERSHIPS"], data: GroupMembershipsData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__GUEST_SYSTEMS"], data: GuestSystemsData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__HBA"], data: HbaData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IDENTIFIER"], data: IdentifierData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IMAGE"], data: ImageData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IMAGES"], data: ImagesData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__INVOICE"], data: InvoiceData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IP"], data: IpData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ITS_TYPE"], data: ItsTypeData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IT_SERVICE"], data: ItServiceData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE_COMPONENTS"],
        data: ItServiceComponentsData,
    ) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE_RELATIONS"],
        data: ItServiceRelationsData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__JDISC_CA"], data: JdiscCaData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LAST_LOGIN_USER"], data: LastLoginUserData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LDEV_CLIENT"], data: LdevClientData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LDEV_SERVER"], data: LdevServerData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LOCATION"], data: LocationData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LOGBOOK"], data: LogbookData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LOGICAL_UNIT"], data: LogicalUnitData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MAIL_ADDRESSES"], data: MailAddressesData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MANAGED_OBJECTS"], data: ManagedObjectsData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MANUAL"], data: ManualData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MEMORY"], data: MemoryData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MODEL"], data: ModelData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MONITORING"], data: MonitoringData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__NETWORK"], data: NetworkData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__NETWORK_INTERFACE"], data: NetworkInterfaceData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__NETWORK_LOG_PORT"], data: NetworkLogPortData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__NETWORK_PORT"], data: NetworkPortData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_CONNECTIONS_FOLDER"],
        data: NetConnectionsFolderData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__NET_CONNECTOR"], data: NetConnectorData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__NET_LISTENER"], data: NetListenerData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__NET_ZONE_OPTIONS"], data: NetZoneOptionsData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__OBJECT"], data: ObjectData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__OPERATING_SYSTEM"], data: OperatingSystemData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__PASSWD"], data: PasswdData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__PERSON_ASSIGNED_WORKSTATION"],
        data: PersonAssignedWorkstationData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__PLANNING"], data: PlanningData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__POWER_CONSUMER"], data: PowerConsumerData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__POWER_SUPPLIER"], data: PowerSupplierData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__QINQ_SP"], data: QinqSpData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__RAID"], data: RaidData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__RELATION"], data: RelationData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__RM_CONTROLLER"], data: RmControllerData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__RM_CONTROLLER_BACKWARD"],
        data: RmControllerBackwardData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SERVICE"], data: ServiceData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SHARES"], data: SharesData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SHARE_ACCESS"], data: ShareAccessData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SIM"], data: SimData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SIM_CARD"], data: SimCardData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SLA"], data: SlaData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SMARTCARD_CERTIFICATE"],
        data: SmartcardCertificateData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SOA_STACKS"], data: SoaStacksData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SOUND"], data: SoundData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__STACK_MEMBER"], data: StackMemberData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__STORAGE_DEVICE"], data: StorageDeviceData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SUPPORT_ENTITLEMENT"],
        data: SupportEntitlementData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__TELEPHONE_FAX"], data: TelephoneFaxData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__TSI_SERVICE"], data: TsiServiceData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__UNIVERSAL_INTERFACE"],
        data: UniversalInterfaceData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VEHICLE"], data: VehicleData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VERSION"], data: VersionData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VIRTUAL_DEVICE"], data: VirtualDeviceData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VIRTUAL_HOST"], data: VirtualHostData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VIRTUAL_HOST_ROOT"], data: VirtualHostRootData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VIRTUAL_MACHINE"], data: VirtualMachineData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_MACHINE__ROOT"],
        data: VirtualMachineRootData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VIRTUAL_SWITCH"], data: VirtualSwitchData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VOIP_PHONE"], data: VoipPhoneData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VOIP_PHONE_LINE"], data: VoipPhoneLineData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VRRP"], data: VrrpData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VRRP_MEMBER"], data: VrrpMemberData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__WAN"], data: WanData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__AC"], data: SpecificAcData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__ACCESS_POINT"], data: SpecificAccessPointData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__APPLICATION"], data: SpecificApplicationData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_ASSIGNED_OBJ"],
        data: SpecificApplicationAssignedObjData,
    ) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ"],
        data: SpecificApplicationDbmsAssignedObjData,
    ) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ"],
        data: SpecificApplicationServiceAssignedObjData,
    ) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_VARIANT"],
        data: SpecificApplicationVariantData,
    ) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CELL_PHONE_CONTRACT"],
        data: SpecificCellPhoneContractData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__CHASSIS"], data: SpecificChassisData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_DEVICES"],
        data: SpecificChassisDevicesData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__CHASSIS_SLOT"], data: SpecificChassisSlotData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__CLIENT"], data: SpecificClientData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CLUSTER_SERVICE"],
        data: SpecificClusterServiceData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__CONTRACT"], data: SpecificContractData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CONTRACT_INFORMATION"],
        data: SpecificContractInformationData,
    ) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_ACCESS"],
        data: SpecificDatabaseAccessData,
    ) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_GATEWAY"],
        data: SpecificDatabaseGatewayData,
    ) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_INSTALLATION"],
        data: SpecificDatabaseInstallationData,
    ) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_INSTANCE"],
        data: SpecificDatabaseInstanceData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__DATABASE_LINKS"], data: SpecificDatabaseLinksData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_OBJECTS"],
        data: SpecificDatabaseObjectsData,
    ) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_SCHEMA"],
        data: SpecificDatabaseSchemaData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__DBMS"], data: SpecificDbmsData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__EMERGENCY_PLAN"], data: SpecificEmergencyPlanData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN_ATTRIBUTE"],
        data: SpecificEmergencyPlanAttributeData,
    ) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS"],
        data: SpecificEmergencyPlanLinkedObjectsData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__ENCLOSURE"], data: SpecificEnclosureData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__EPS"], data: SpecificEpsData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__FILE"], data: SpecificFileData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__FILE_ACTUAL"], data: SpecificFileActualData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__FILE_OBJECTS"], data: SpecificFileObjectsData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__FILE_VERSIONS"], data: SpecificFileVersionsData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__GROUP"], data: SpecificGroupData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__GROUP_TYPE"], data: SpecificGroupTypeData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__KRYPTO_CARD"], data: SpecificKryptoCardData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__LAYER2_NET"], data: SpecificLayer2NetData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS"],
        data: SpecificLayer2NetAssignedLogicalPortsData,
    ) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET_ASSIGNED_PORTS"],
        data: SpecificLayer2NetAssignedPortsData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__LICENCE_LIST"], data: SpecificLicenceListData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__MIDDLEWARE"], data: SpecificMiddlewareData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__MONITOR"], data: SpecificMonitorData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__NET"], data: SpecificNetData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__NET_DHCP"], data: SpecificNetDhcpData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__NET_ZONE"], data: SpecificNetZoneData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__OPERATING_SYSTEM"],
        data: SpecificOperatingSystemData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__ORGANIZATION"], data: SpecificOrganizationData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT"],
        data: SpecificOrganizationContactAssignmentData,
    ) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_MASTER_DATA"],
        data: SpecificOrganizationMasterDataData,
    ) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_PERSONS"],
        data: SpecificOrganizationPersonsData,
    ) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PARALLEL_RELATION"],
        data: SpecificParallelRelationData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__PDU"], data: SpecificPduData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__PDU_BRANCH"], data: SpecificPduBranchData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__PERSON"], data: SpecificPersonData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_ASSIGNED_GROUPS"],
        data: SpecificPersonAssignedGroupsData,
    ) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_CONTACT_ASSIGNMENT"],
        data: SpecificPersonContactAssignmentData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__PERSON_GROUP"], data: SpecificPersonGroupData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT"],
        data: SpecificPersonGroupContactAssignmentData,
    ) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_MASTER"],
        data: SpecificPersonGroupMasterData,
    ) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_MEMBERS"],
        data: SpecificPersonGroupMembersData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__PERSON_LOGIN"], data: SpecificPersonLoginData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__PERSON_MASTER"], data: SpecificPersonMasterData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__PRT"], data: SpecificPrtData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__RELATION_DETAILS"],
        data: SpecificRelationDetailsData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__REPLICATION"], data: SpecificReplicationData) -> Done: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__REPLICATION_PARTNER"],
        data: SpecificReplicationPartnerData,
    ) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__ROOM"], data: SpecificRoomData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__ROUTER"], data: SpecificRouterData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__SAN_ZONING"], data: SpecificSanZoningData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__SERVICE"], data: SpecificServiceData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__SWITCH_FC"], data: SpecificSwitchFcData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__SWITCH_NET"], data: SpecificSwitchNetData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__UPS"], data: SpecificUpsData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__WAN"], data: SpecificWanData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__WS"], data: SpecificWsData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__WS_ASSIGNMENT"], data: SpecificWsAssignmentData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__WS_NET_TYPE"], data: SpecificWsNetTypeData) -> Done: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: OtherConstant, data: EntryData) -> Done: ...

    def update(self, **params: _t.Any) -> _t.Any:
        """Update an entry. Deprecated: use cmdb.category.save."""
        return self._send("cmdb.category.update", params)


class _CmdbCategory_info:
    """The methods cmdb.category_info.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send

    def read(self, *, category: CategoryConstant) -> CategoryInfo:
        """Read the attributes of a category."""
        return _t.cast("CategoryInfo", self._send("cmdb.category_info.read", {"category": category}))


class _CmdbCondition:
    """The methods cmdb.condition.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send

    def read(self, *, conditions: ReportConditions) -> FoundObjects:
        """Find objects by conditions."""
        return _t.cast("FoundObjects", self._send("cmdb.condition.read", {"conditions": conditions}))


class _CmdbDialog:
    """The methods cmdb.dialog.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send

    def create(
        self,
        *,
        category: CategoryConstant,
        property: AttributeKey,
        value: ChoiceTitle,
        parent: _t.Optional[ParentReference] = None,
    ) -> ChoiceSaved:
        """Add a choice to a dialog."""
        return _t.cast(
            "ChoiceSaved",
            self._send("cmdb.dialog.create", {"category": category, "property": property, "value": value, "parent": parent}),
        )

    def delete(self, *, category: CategoryConstant, property: AttributeKey, entry_id: AddedChoiceId) -> ChoiceSaved:
        """Delete a choice of a dialog."""
        return _t.cast(
            "ChoiceSaved",
            self._send("cmdb.dialog.delete", {"category": category, "property": property, "entry_id": entry_id}),
        )

    def read(self, *, category: CategoryConstant, property: DialogProperty) -> DialogChoices:
        """Read the choices of a dialog."""
        return _t.cast("DialogChoices", self._send("cmdb.dialog.read", {"category": category, "property": property}))

    def update(
        self,
        *,
        category: CategoryConstant,
        property: AttributeKey,
        entry_id: AddedChoiceId,
        value: ChoiceTitle,
    ) -> ChoiceSaved:
        """Retitle a choice of a dialog."""
        return _t.cast(
            "ChoiceSaved",
            self._send("cmdb.dialog.update", {"category": category, "property": property, "entry_id": entry_id, "value": value}),
        )


class _CmdbLocation_tree:
    """The methods cmdb.location_tree.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send

    def read(
        self,
        *,
        id: ObjectId,
        status: _t.Optional[RelatedStatusFilter] = None,
        depth: _t.Optional[TreeDepth] = None,
    ) -> Places:
        """Read what stands in a place."""
        return _t.cast("Places", self._send("cmdb.location_tree.read", {"id": id, "status": status, "depth": depth}))


class _CmdbObject:
    """The methods cmdb.object.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send

    def archive(self, *, object: ObjectId) -> Done:
        """Archive an object."""
        return _t.cast("Done", self._send("cmdb.object.archive", {"object": object}))

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
    ) -> ObjectCreated:
        """Create an object."""
        return _t.cast(
            "ObjectCreated",
            self._send(
                "cmdb.object.create",
                {
                    "type": type,
                    "title": title,
                    "category": category,
                    "purpose": purpose,
                    "cmdb_status": cmdb_status,
                    "description": description,
                    "sysid": sysid,
                    "status": status,
                    "template": template,
                    "defaultTemplate": defaultTemplate,
                    "categories": categories,
                },
            ),
        )

    def delete(self, *, id: ObjectId, status: DeletionTarget) -> Done:
        """Archive, delete or purge an object."""
        return _t.cast("Done", self._send("cmdb.object.delete", {"id": id, "status": status}))

    def markAsMassChangeTemplate(self, *, object: ObjectId) -> Done:
        """Mark an object as mass change template."""
        return _t.cast("Done", self._send("cmdb.object.markAsMassChangeTemplate", {"object": object}))

    def markAsTemplate(self, *, object: ObjectId) -> Done:
        """Mark an object as template."""
        return _t.cast("Done", self._send("cmdb.object.markAsTemplate", {"object": object}))

    def purge(self, *, object: ObjectId) -> Done:
        """Purge an object."""
        return _t.cast("Done", self._send("cmdb.object.purge", {"object": object}))

    @_t.overload
    def quickpurge(self, *, id: ObjectId) -> Done: ...

    @_t.overload
    def quickpurge(self, *, ids: ObjectIds) -> Done: ...

    def quickpurge(self, **params: _t.Any) -> _t.Any:
        """Purge objects where Quickpurge is enabled."""
        return self._send("cmdb.object.quickpurge", params)

    def read(self, *, id: ObjectId) -> CmdbObject:
        """Read an object."""
        return _t.cast("CmdbObject", self._send("cmdb.object.read", {"id": id}))

    def recycle(self, *, object: ObjectId) -> Done:
        """Recycle an object."""
        return _t.cast("Done", self._send("cmdb.object.recycle", {"object": object}))

    def update(self, *, id: ObjectId, title: Title) -> Done:
        """Change the title of an object."""
        return _t.cast("Done", self._send("cmdb.object.update", {"id": id, "title": title}))


class _CmdbObject_type_categories:
    """The methods cmdb.object_type_categories.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send

    def read(self, *, type: ObjectTypeReference, raw: _t.Optional[Flag] = None) -> ObjectTypeCategories:
        """Read the categories of an object type."""
        return _t.cast("ObjectTypeCategories", self._send("cmdb.object_type_categories.read", {"type": type, "raw": raw}))


class _CmdbObject_type_groups:
    """The methods cmdb.object_type_groups.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send

    def read(
        self,
        *,
        filter: _t.Optional[ObjectTypeGroupFilter] = None,
        order_by: _t.Optional[ObjectTypeOrder] = None,
        sort: _t.Optional[SortDirection] = None,
        limit: _t.Optional[ListLimit] = None,
        raw: _t.Optional[Flag] = None,
    ) -> ObjectTypeGroups:
        """Read groups of object types."""
        return _t.cast(
            "ObjectTypeGroups",
            self._send(
                "cmdb.object_type_groups.read",
                {"filter": filter, "order_by": order_by, "sort": sort, "limit": limit, "raw": raw},
            ),
        )


class _CmdbObject_types:
    """The methods cmdb.object_types.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send

    def read(
        self,
        *,
        filter: _t.Optional[ObjectTypeFilter] = None,
        countobjects: _t.Optional[Flag] = None,
        order_by: _t.Optional[ObjectTypeOrder] = None,
        sort: _t.Optional[SortDirection] = None,
        limit: _t.Optional[ListLimit] = None,
        raw: _t.Optional[Flag] = None,
    ) -> ObjectTypes:
        """Read object types."""
        return _t.cast(
            "ObjectTypes",
            self._send(
                "cmdb.object_types.read",
                {"filter": filter, "countobjects": countobjects, "order_by": order_by, "sort": sort, "limit": limit, "raw": raw},
            ),
        )


class _CmdbObjects:
    """The methods cmdb.objects.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send

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
        fields: _t.Optional[ObjectColumns] = None,
        content: _t.Optional[Flag] = None,
    ) -> ObjectList:
        """List objects."""
        return _t.cast(
            "ObjectList",
            self._send(
                "cmdb.objects.read",
                {
                    "filter": filter,
                    "limit": limit,
                    "order_by": order_by,
                    "sort": sort,
                    "cursor": cursor,
                    "count": count,
                    "categories": categories,
                    "fields": fields,
                    "content": content,
                },
            ),
        )


class _CmdbObjects_by_relation:
    """The methods cmdb.objects_by_relation.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send

    def read(
        self,
        *,
        id: ObjectId,
        relation_type: _t.Optional[RelationTypeReference] = None,
        status: _t.Optional[RelatedStatusFilter] = None,
    ) -> ObjectsByRelation:
        """Read what relations connect an object with."""
        return _t.cast(
            "ObjectsByRelation",
            self._send("cmdb.objects_by_relation.read", {"id": id, "relation_type": relation_type, "status": status}),
        )


class _CmdbStatus:
    """The methods cmdb.status.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send

    def delete(self, *, id: CmdbStatusId) -> Done:
        """Delete a CMDB status."""
        return _t.cast("Done", self._send("cmdb.status.delete", {"id": id}))

    def read(self) -> CmdbStatuses:
        """Read the CMDB statuses."""
        return _t.cast("CmdbStatuses", self._send("cmdb.status.read", {}))

    def save(
        self,
        *,
        title: CmdbStatusTitle,
        constant: CmdbStatusName,
        color: CmdbStatusColor,
        id: _t.Optional[CmdbStatusId] = None,
    ) -> CmdbStatusSaved:
        """Add or change a CMDB status."""
        return _t.cast(
            "CmdbStatusSaved",
            self._send("cmdb.status.save", {"title": title, "constant": constant, "color": color, "id": id}),
        )


class _Cmdb:
    """The methods cmdb.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send
        self.categories = _CmdbCategories(send)
        self.category = _CmdbCategory(send)
        self.category_info = _CmdbCategory_info(send)
        self.condition = _CmdbCondition(send)
        self.dialog = _CmdbDialog(send)
        self.location_tree = _CmdbLocation_tree(send)
        self.object = _CmdbObject(send)
        self.object_type_categories = _CmdbObject_type_categories(send)
        self.object_type_groups = _CmdbObject_type_groups(send)
        self.object_types = _CmdbObject_types(send)
        self.objects = _CmdbObjects(send)
        self.objects_by_relation = _CmdbObjects_by_relation(send)
        self.status = _CmdbStatus(send)


class _IdoitConstants:
    """The methods idoit.constants.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send

    def read(self) -> Constants:
        """Read the constants."""
        return _t.cast("Constants", self._send("idoit.constants.read", {}))


class _IdoitSearch:
    """The methods idoit.search.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send

    def read(self, *, q: SearchText, mode: _t.Optional[SearchMode] = None, limit: _t.Optional[PageLimit] = None) -> SearchHits:
        """Search objects and entries."""
        return _t.cast("SearchHits", self._send("idoit.search.read", {"q": q, "mode": mode, "limit": limit}))


class _IdoitVersion:
    """The methods idoit.version.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send

    def read(self) -> ServiceVersion:
        """Read the version, and who is logged in."""
        return _t.cast("ServiceVersion", self._send("idoit.version.read", {}))


class _Idoit:
    """The methods idoit.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send
        self.constants = _IdoitConstants(send)
        self.search = _IdoitSearch(send)
        self.version = _IdoitVersion(send)

    def login(self, *, username: _t.Optional[Credential] = None, password: _t.Optional[Credential] = None) -> OpenedSession:
        """Open a session."""
        return _t.cast("OpenedSession", self._send("idoit.login", {"username": username, "password": password}))

    def logout(self) -> EndedSession:
        """End a session."""
        return _t.cast("EndedSession", self._send("idoit.logout", {}))


class _KatasterGrant:
    """The methods kataster.grant.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send

    def create(self, *, to: Grantee, rights: Rights) -> RightsGranted:
        """Grant rights."""
        return _t.cast("RightsGranted", self._send("kataster.grant.create", {"to": to, "rights": rights}))

    def read(
        self,
        *,
        to: _t.Optional[Grantee] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> GranteeList:
        """Read what is granted."""
        return _t.cast("GranteeList", self._send("kataster.grant.read", {"to": to, "limit": limit, "offset": offset}))

    def revoke(self, *, to: Grantee, rights: _t.Optional[Rights] = None) -> RightsGranted:
        """Revoke rights."""
        return _t.cast("RightsGranted", self._send("kataster.grant.revoke", {"to": to, "rights": rights}))


class _KatasterKey:
    """The methods kataster.key.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send

    def create(
        self,
        *,
        title: KeyTitle,
        rights: _t.Optional[KeyRights] = None,
        expires: _t.Optional[KeyExpiry] = None,
        addresses: _t.Optional[KeyAddresses] = None,
    ) -> KeyCreated:
        """Make a key."""
        return _t.cast(
            "KeyCreated",
            self._send("kataster.key.create", {"title": title, "rights": rights, "expires": expires, "addresses": addresses}),
        )

    def read(
        self,
        *,
        id: _t.Optional[KeyId] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> KeyList:
        """Read the keys."""
        return _t.cast("KeyList", self._send("kataster.key.read", {"id": id, "limit": limit, "offset": offset}))

    def revoke(self, *, id: KeyId) -> Done:
        """Revoke a key."""
        return _t.cast("Done", self._send("kataster.key.revoke", {"id": id}))

    def rotate(self, *, id: KeyId, keep: _t.Optional[Grace] = None, expires: _t.Optional[KeyExpiry] = None) -> KeyRotated:
        """Put a new key in the place of one."""
        return _t.cast("KeyRotated", self._send("kataster.key.rotate", {"id": id, "keep": keep, "expires": expires}))

    def update(
        self,
        *,
        id: KeyId,
        title: _t.Optional[KeyTitle] = None,
        rights: _t.Optional[KeyRights] = None,
        expires: _t.Optional[KeyExpiry] = None,
        addresses: _t.Optional[KeyAddresses] = None,
    ) -> Done:
        """Change what a key is good for."""
        return _t.cast(
            "Done",
            self._send(
                "kataster.key.update",
                {"id": id, "title": title, "rights": rights, "expires": expires, "addresses": addresses},
            ),
        )


class _KatasterObject_type:
    """The methods kataster.object_type.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send

    def read(self, *, type: ObjectTypeReference) -> ConfiguredObjectType:
        """Read how an object type is configured."""
        return _t.cast("ConfiguredObjectType", self._send("kataster.object_type.read", {"type": type}))

    def update(self, *, type: ObjectTypeReference, default_template: DefaultTemplate) -> Done:
        """Set the default template of an object type."""
        return _t.cast("Done", self._send("kataster.object_type.update", {"type": type, "default_template": default_template}))


class _KatasterUser:
    """The methods kataster.user.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send

    def create(
        self,
        *,
        login: Login,
        name: _t.Optional[PersonName] = None,
        password: _t.Optional[Credential] = None,
    ) -> UserCreated:
        """Create a user."""
        return _t.cast("UserCreated", self._send("kataster.user.create", {"login": login, "name": name, "password": password}))

    def disable(self, *, login: Login) -> Done:
        """Disable a user."""
        return _t.cast("Done", self._send("kataster.user.disable", {"login": login}))

    def enable(self, *, login: Login) -> Done:
        """Enable a user."""
        return _t.cast("Done", self._send("kataster.user.enable", {"login": login}))

    def endSessions(self, *, login: Login) -> SessionsEnded:
        """End the sessions of a user."""
        return _t.cast("SessionsEnded", self._send("kataster.user.endSessions", {"login": login}))

    def password(self, *, old: Credential, new: Credential) -> Done:
        """Change one's own password."""
        return _t.cast("Done", self._send("kataster.user.password", {"old": old, "new": new}))

    def read(
        self,
        *,
        login: _t.Optional[Login] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> UserList:
        """Read the users."""
        return _t.cast("UserList", self._send("kataster.user.read", {"login": login, "limit": limit, "offset": offset}))

    def setPassword(self, *, login: Login, password: Credential) -> Done:
        """Set the password of a user."""
        return _t.cast("Done", self._send("kataster.user.setPassword", {"login": login, "password": password}))


class _Kataster:
    """The methods kataster.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send
        self.grant = _KatasterGrant(send)
        self.key = _KatasterKey(send)
        self.object_type = _KatasterObject_type(send)
        self.user = _KatasterUser(send)


class _Rpc:
    """The methods rpc.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send

    def discover(self) -> OpenRpcDocument:
        """Read this document."""
        return _t.cast("OpenRpcDocument", self._send("rpc.discover", {}))


class _SystemEndpointsRead:
    """The methods system.endpoints.read.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send

    def v2(self) -> Endpoints:
        """Read what every method takes."""
        return _t.cast("Endpoints", self._send("system.endpoints.read.v2", {}))


class _SystemEndpoints:
    """The methods system.endpoints.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send
        self.read = _SystemEndpointsRead(send)


class _System:
    """The methods system.*"""

    def __init__(self, send: _Send) -> None:
        self._send = send
        self.endpoints = _SystemEndpoints(send)


class _AsyncCmdbCategories:
    """The methods cmdb.categories.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send

    async def read(
        self,
        *,
        objID: ObjectId,
        catgID: _t.Optional[CategorySelection] = None,
        catsID: _t.Optional[CategorySelection] = None,
        customID: _t.Optional[CategorySelection] = None,
        content: _t.Optional[Flag] = None,
    ) -> EntriesByKind:
        """Read the entries of several categories."""
        return _t.cast(
            "EntriesByKind",
            await self._send(
                "cmdb.categories.read",
                {"objID": objID, "catgID": catgID, "catsID": catsID, "customID": customID, "content": content},
            ),
        )


class _AsyncCmdbCategory:
    """The methods cmdb.category.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send

    async def archive(self, *, object: ObjectId, category: MultiValueCategory, entry: EntryId) -> Done:
        """Archive an entry."""
        return _t.cast(
            "Done",
            await self._send("cmdb.category.archive", {"object": object, "category": category, "entry": entry}),
        )

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ACCESS"], data: AccessData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ACCOUNTING"], data: AccountingData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ADDRESS"], data: AddressData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__AIRCRAFT"], data: AircraftData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__APPLICATION"],
        data: ApplicationData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_CARDS"],
        data: AssignedCardsData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_LOGICAL_UNIT"],
        data: AssignedLogicalUnitData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_SIM_CARDS"],
        data: AssignedSimCardsData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_SUBSCRIPTIONS"],
        data: AssignedSubscriptionsData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_USERS"],
        data: AssignedUsersData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_WORKSTATION"],
        data: AssignedWorkstationData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__AUDIT"], data: AuditData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__BACKUP"], data: BackupData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__BACKUP__ASSIGNED_OBJECTS"],
        data: BackupAssignedObjectsData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CABLE"], data: CableData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CARDS"], data: CardsData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CERTIFICATE"],
        data: CertificateData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLOUD_SUBSCRIPTIONS"],
        data: CloudSubscriptionsData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CLUSTER"], data: ClusterData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_ADM_SERVICE"],
        data: ClusterAdmServiceData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_MEMBERS"],
        data: ClusterMembersData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_MEMBERSHIPS"],
        data: ClusterMembershipsData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_ROOT"],
        data: ClusterRootData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_SERVICE"],
        data: ClusterServiceData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__COMPUTING_RESOURCES"],
        data: ComputingResourcesData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CONNECTOR"], data: ConnectorData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CONTACT"], data: ContactData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONTRACT_ASSIGNMENT"],
        data: ContractAssignmentData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CONTROLLER"], data: ControllerData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONTROLLER_FC_PORT"],
        data: ControllerFcPortData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CPU"], data: CpuData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CUSTOM_FIELDS_EXAMPLE"],
        data: CustomFieldsExampleData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__DATABASE"], data: DatabaseData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_ASSIGNMENT"],
        data: DatabaseAssignmentData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__DATABASE_SA"], data: DatabaseSaData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_TABLE"],
        data: DatabaseTableData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__DRIVE"], data: DriveData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__EMERGENCY_PLAN"],
        data: EmergencyPlanData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__FIBER_LEAD"], data: FiberLeadData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__FILE"], data: FileData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__FORMFACTOR"], data: FormfactorData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__GLOBAL"], data: GlobalData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__GRAPHIC"], data: GraphicData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__GROUP_MEMBERSHIPS"],
        data: GroupMembershipsData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__GUEST_SYSTEMS"],
        data: GuestSystemsData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__HBA"], data: HbaData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IDENTIFIER"], data: IdentifierData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IMAGE"], data: ImageData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IMAGES"], data: ImagesData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__INVOICE"], data: InvoiceData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IP"], data: IpData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ITS_TYPE"], data: ItsTypeData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IT_SERVICE"], data: ItServiceData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE_COMPONENTS"],
        data: ItServiceComponentsData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE_RELATIONS"],
        data: ItServiceRelationsData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__JDISC_CA"], data: JdiscCaData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LAST_LOGIN_USER"],
        data: LastLoginUserData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LDEV_CLIENT"], data: LdevClientData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LDEV_SERVER"], data: LdevServerData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LOCATION"], data: LocationData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LOGBOOK"], data: LogbookData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LOGICAL_UNIT"],
        data: LogicalUnitData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__MAIL_ADDRESSES"],
        data: MailAddressesData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__MANAGED_OBJECTS"],
        data: ManagedObjectsData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MANUAL"], data: ManualData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MEMORY"], data: MemoryData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MODEL"], data: ModelData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MONITORING"], data: MonitoringData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__NETWORK"], data: NetworkData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_INTERFACE"],
        data: NetworkInterfaceData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_LOG_PORT"],
        data: NetworkLogPortData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_PORT"],
        data: NetworkPortData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_CONNECTIONS_FOLDER"],
        data: NetConnectionsFolderData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_CONNECTOR"],
        data: NetConnectorData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_LISTENER"],
        data: NetListenerData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_ZONE_OPTIONS"],
        data: NetZoneOptionsData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__OBJECT"], data: ObjectData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__OPERATING_SYSTEM"],
        data: OperatingSystemData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__PASSWD"], data: PasswdData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__PERSON_ASSIGNED_WORKSTATION"],
        data: PersonAssignedWorkstationData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__PLANNING"], data: PlanningData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__POWER_CONSUMER"],
        data: PowerConsumerData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__POWER_SUPPLIER"],
        data: PowerSupplierData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__QINQ_SP"], data: QinqSpData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__RAID"], data: RaidData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__RELATION"], data: RelationData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__RM_CONTROLLER"],
        data: RmControllerData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__RM_CONTROLLER_BACKWARD"],
        data: RmControllerBackwardData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SERVICE"], data: ServiceData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SHARES"], data: SharesData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SHARE_ACCESS"],
        data: ShareAccessData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SIM"], data: SimData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SIM_CARD"], data: SimCardData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SLA"], data: SlaData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SMARTCARD_CERTIFICATE"],
        data: SmartcardCertificateData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SOA_STACKS"], data: SoaStacksData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SOUND"], data: SoundData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__STACK_MEMBER"],
        data: StackMemberData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__STORAGE_DEVICE"],
        data: StorageDeviceData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SUPPORT_ENTITLEMENT"],
        data: SupportEntitlementData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__TELEPHONE_FAX"],
        data: TelephoneFaxData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__TSI_SERVICE"], data: TsiServiceData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__UNIVERSAL_INTERFACE"],
        data: UniversalInterfaceData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VEHICLE"], data: VehicleData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VERSION"], data: VersionData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_DEVICE"],
        data: VirtualDeviceData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_HOST"],
        data: VirtualHostData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_HOST_ROOT"],
        data: VirtualHostRootData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_MACHINE"],
        data: VirtualMachineData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_MACHINE__ROOT"],
        data: VirtualMachineRootData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_SWITCH"],
        data: VirtualSwitchData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VOIP_PHONE"], data: VoipPhoneData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VOIP_PHONE_LINE"],
        data: VoipPhoneLineData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VRRP"], data: VrrpData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VRRP_MEMBER"], data: VrrpMemberData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__WAN"], data: WanData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__AC"], data: SpecificAcData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ACCESS_POINT"],
        data: SpecificAccessPointData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION"],
        data: SpecificApplicationData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_ASSIGNED_OBJ"],
        data: SpecificApplicationAssignedObjData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ"],
        data: SpecificApplicationDbmsAssignedObjData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ"],
        data: SpecificApplicationServiceAssignedObjData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_VARIANT"],
        data: SpecificApplicationVariantData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CELL_PHONE_CONTRACT"],
        data: SpecificCellPhoneContractData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS"],
        data: SpecificChassisData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_DEVICES"],
        data: SpecificChassisDevicesData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_SLOT"],
        data: SpecificChassisSlotData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__CLIENT"], data: SpecificClientData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CLUSTER_SERVICE"],
        data: SpecificClusterServiceData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CONTRACT"],
        data: SpecificContractData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CONTRACT_INFORMATION"],
        data: SpecificContractInformationData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_ACCESS"],
        data: SpecificDatabaseAccessData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_GATEWAY"],
        data: SpecificDatabaseGatewayData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_INSTALLATION"],
        data: SpecificDatabaseInstallationData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_INSTANCE"],
        data: SpecificDatabaseInstanceData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_LINKS"],
        data: SpecificDatabaseLinksData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_OBJECTS"],
        data: SpecificDatabaseObjectsData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_SCHEMA"],
        data: SpecificDatabaseSchemaData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__DBMS"], data: SpecificDbmsData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN"],
        data: SpecificEmergencyPlanData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN_ATTRIBUTE"],
        data: SpecificEmergencyPlanAttributeData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS"],
        data: SpecificEmergencyPlanLinkedObjectsData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ENCLOSURE"],
        data: SpecificEnclosureData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__EPS"], data: SpecificEpsData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__FILE"], data: SpecificFileData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__FILE_ACTUAL"],
        data: SpecificFileActualData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__FILE_OBJECTS"],
        data: SpecificFileObjectsData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__FILE_VERSIONS"],
        data: SpecificFileVersionsData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__GROUP"], data: SpecificGroupData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__GROUP_TYPE"],
        data: SpecificGroupTypeData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__KRYPTO_CARD"],
        data: SpecificKryptoCardData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET"],
        data: SpecificLayer2NetData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS"],
        data: SpecificLayer2NetAssignedLogicalPortsData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET_ASSIGNED_PORTS"],
        data: SpecificLayer2NetAssignedPortsData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LICENCE_LIST"],
        data: SpecificLicenceListData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__MIDDLEWARE"],
        data: SpecificMiddlewareData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__MONITOR"],
        data: SpecificMonitorData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__NET"], data: SpecificNetData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__NET_DHCP"],
        data: SpecificNetDhcpData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__NET_ZONE"],
        data: SpecificNetZoneData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__OPERATING_SYSTEM"],
        data: SpecificOperatingSystemData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION"],
        data: SpecificOrganizationData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT"],
        data: SpecificOrganizationContactAssignmentData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_MASTER_DATA"],
        data: SpecificOrganizationMasterDataData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_PERSONS"],
        data: SpecificOrganizationPersonsData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PARALLEL_RELATION"],
        data: SpecificParallelRelationData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__PDU"], data: SpecificPduData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PDU_BRANCH"],
        data: SpecificPduBranchData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__PERSON"], data: SpecificPersonData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_ASSIGNED_GROUPS"],
        data: SpecificPersonAssignedGroupsData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_CONTACT_ASSIGNMENT"],
        data: SpecificPersonContactAssignmentData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP"],
        data: SpecificPersonGroupData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT"],
        data: SpecificPersonGroupContactAssignmentData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_MASTER"],
        data: SpecificPersonGroupMasterData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_MEMBERS"],
        data: SpecificPersonGroupMembersData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_LOGIN"],
        data: SpecificPersonLoginData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_MASTER"],
        data: SpecificPersonMasterData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__PRT"], data: SpecificPrtData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__RELATION_DETAILS"],
        data: SpecificRelationDetailsData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__REPLICATION"],
        data: SpecificReplicationData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__REPLICATION_PARTNER"],
        data: SpecificReplicationPartnerData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__ROOM"], data: SpecificRoomData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__ROUTER"], data: SpecificRouterData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__SAN_ZONING"],
        data: SpecificSanZoningData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__SERVICE"],
        data: SpecificServiceData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__SWITCH_FC"],
        data: SpecificSwitchFcData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__SWITCH_NET"],
        data: SpecificSwitchNetData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__UPS"], data: SpecificUpsData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__WAN"], data: SpecificWanData) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__WS"], data: SpecificWsData) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__WS_ASSIGNMENT"],
        data: SpecificWsAssignmentData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__WS_NET_TYPE"],
        data: SpecificWsNetTypeData,
    ) -> EntryCreated: ...

    @_t.overload
    async def create(self, *, objID: ObjectId, category: OtherConstant, data: EntryData) -> EntryCreated: ...

    async def create(self, **params: _t.Any) -> _t.Any:
        """Create an entry. Deprecated: use cmdb.category.save."""
        return await self._send("cmdb.category.create", params)

    @_t.overload
    async def delete(self, *, objID: ObjectId, category: MultiValueCategory, cateID: EntryId) -> Done: ...

    @_t.overload
    async def delete(self, *, objID: ObjectId, category: MultiValueCategory, entry: EntryId) -> Done: ...

    async def delete(self, **params: _t.Any) -> _t.Any:
        """Take an entry one step towards deletion."""
        return await self._send("cmdb.category.delete", params)

    async def purge(self, *, object: ObjectId, category: CategoryConstant, entry: _t.Optional[EntryId] = None) -> Done:
        """Purge an entry."""
        return _t.cast("Done", await self._send("cmdb.category.purge", {"object": object, "category": category, "entry": entry}))

    async def quickpurge(self, *, objID: ObjectId, category: CategoryConstant, cateID: _t.Optional[EntryId] = None) -> Done:
        """Purge an entry where Quickpurge is enabled."""
        return _t.cast(
            "Done",
            await self._send("cmdb.category.quickpurge", {"objID": objID, "category": category, "cateID": cateID}),
        )

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ACCESS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[AccessEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ACCOUNTING"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[AccountingEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ADDRESS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[AddressEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__AIRCRAFT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[AircraftEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__APPLICATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ApplicationEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_CARDS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[AssignedCardsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_LOGICAL_UNIT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[AssignedLogicalUnitEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_SIM_CARDS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[AssignedSimCardsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_SUBSCRIPTIONS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[AssignedSubscriptionsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_USERS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[AssignedUsersEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_WORKSTATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[AssignedWorkstationEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__AUDIT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[AuditEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__BACKUP"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[BackupEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__BACKUP__ASSIGNED_OBJECTS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[BackupAssignedObjectsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CABLE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[CableEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CARDS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[CardsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CERTIFICATE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[CertificateEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLOUD_SUBSCRIPTIONS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[CloudSubscriptionsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ClusterEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_ADM_SERVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ClusterAdmServiceEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_MEMBERS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ClusterMembersEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_MEMBERSHIPS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ClusterMembershipsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_ROOT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ClusterRootEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_SERVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ClusterServiceEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__COMPUTING_RESOURCES"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ComputingResourcesEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONNECTOR"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ConnectorEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONTACT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ContactEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONTRACT_ASSIGNMENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ContractAssignmentEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONTROLLER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ControllerEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONTROLLER_FC_PORT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ControllerFcPortEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CPU"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[CpuEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CUSTOM_FIELDS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[CustomFieldsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CUSTOM_FIELDS_EXAMPLE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[CustomFieldsExampleEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__DATABASE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[DatabaseEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_ASSIGNMENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[DatabaseAssignmentEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_SA"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[DatabaseSaEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_TABLE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[DatabaseTableEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__DRIVE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[DriveEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__EMERGENCY_PLAN"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[EmergencyPlanEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__FIBER_LEAD"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[FiberLeadEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__FILE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[FileEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__FORMFACTOR"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[FormfactorEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__GLOBAL"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[GlobalEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__GRAPHIC"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[GraphicEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__GROUP_MEMBERSHIPS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[GroupMembershipsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__GUEST_SYSTEMS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[GuestSystemsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__HBA"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[HbaEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IDENTIFIER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[IdentifierEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IMAGE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ImageEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IMAGES"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ImagesEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__INVOICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[InvoiceEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IP"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[IpEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ITS_LOGBOOK"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ItsLogbookEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ITS_TYPE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ItsTypeEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ItServiceEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE_COMPONENTS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ItServiceComponentsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE_RELATIONS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ItServiceRelationsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__JDISC_CA"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[JdiscCaEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LAST_LOGIN_USER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[LastLoginUserEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LDAP_DN"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[LdapDnEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LDEV_CLIENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[LdevClientEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LDEV_SERVER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[LdevServerEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LIVESTATUS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[LivestatusEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LOCATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[LocationEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LOGBOOK"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[LogbookEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LOGICAL_UNIT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[LogicalUnitEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__MAIL_ADDRESSES"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[MailAddressesEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__MANAGED_OBJECTS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ManagedObjectsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__MANUAL"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ManualEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__MEMORY"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[MemoryEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__MODEL"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ModelEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__MONITORING"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[MonitoringEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NDO"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[NdoEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NETWORK"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[NetworkEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_INTERFACE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[NetworkInterfaceEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_LOG_PORT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[NetworkLogPortEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_PORT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[NetworkPortEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_CONNECTIONS_FOLDER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[NetConnectionsFolderEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_CONNECTOR"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[NetConnectorEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_LISTENER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[NetListenerEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_ZONE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[NetZoneEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_ZONE_OPTIONS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[NetZoneOptionsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_ZONE_SCOPES"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[NetZoneScopesEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__OBJECT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ObjectEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__OPERATING_SYSTEM"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[OperatingSystemEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__PASSWD"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[PasswdEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__PERSON_ASSIGNED_WORKSTATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[PersonAssignedWorkstationEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__PLANNING"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[PlanningEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__POWER_CONSUMER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[PowerConsumerEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__POWER_SUPPLIER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[PowerSupplierEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__QINQ_CE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[QinqCeEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__QINQ_SP"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[QinqSpEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__RAID"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[RaidEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__RELATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[RelationEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__RM_CONTROLLER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[RmControllerEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__RM_CONTROLLER_BACKWARD"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[RmControllerBackwardEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SERVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ServiceEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SHARES"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SharesEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SHARE_ACCESS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[ShareAccessEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SIM"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SimEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SIM_CARD"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SimCardEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SLA"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SlaEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SMARTCARD_CERTIFICATE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SmartcardCertificateEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SNMP"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SnmpEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SOA_STACKS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SoaStacksEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SOUND"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SoundEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__STACK_MEMBER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[StackMemberEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__STORAGE_DEVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[StorageDeviceEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SUPPORT_ENTITLEMENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SupportEntitlementEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__TELEPHONE_FAX"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[TelephoneFaxEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__TSI_SERVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[TsiServiceEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__UNIVERSAL_INTERFACE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[UniversalInterfaceEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VEHICLE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[VehicleEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VERSION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[VersionEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_DEVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[VirtualDeviceEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_HOST"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[VirtualHostEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_HOST_ROOT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[VirtualHostRootEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_MACHINE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[VirtualMachineEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_MACHINE__ROOT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[VirtualMachineRootEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_SWITCH"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[VirtualSwitchEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VOIP_PHONE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[VoipPhoneEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VOIP_PHONE_LINE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[VoipPhoneLineEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VRRP"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[VrrpEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VRRP_MEMBER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[VrrpMemberEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__WAN"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[WanEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__AC"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificAcEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ACCESS_POINT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificAccessPointEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificApplicationEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_ASSIGNED_OBJ"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificApplicationAssignedObjEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificApplicationDbmsAssignedObjEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificApplicationServiceAssignedObjEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_VARIANT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificApplicationVariantEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CELL_PHONE_CONTRACT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificCellPhoneContractEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificChassisEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_DEVICES"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificChassisDevicesEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_SLOT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificChassisSlotEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_VIEW"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificChassisViewEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CLIENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificClientEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CLUSTER_SERVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificClusterServiceEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CONTRACT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificContractEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CONTRACT_ALLOCATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificContractAllocationEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CONTRACT_INFORMATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificContractInformationEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_ACCESS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificDatabaseAccessEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_GATEWAY"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificDatabaseGatewayEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_INSTALLATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificDatabaseInstallationEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_INSTANCE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificDatabaseInstanceEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_LINKS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificDatabaseLinksEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_OBJECTS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificDatabaseObjectsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_SCHEMA"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificDatabaseSchemaEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DBMS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificDbmsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificEmergencyPlanEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN_ATTRIBUTE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificEmergencyPlanAttributeEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificEmergencyPlanLinkedObjectsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ENCLOSURE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificEnclosureEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EPS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificEpsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__FILE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificFileEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__FILE_ACTUAL"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificFileActualEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__FILE_OBJECTS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificFileObjectsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__FILE_VERSIONS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificFileVersionsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__GROUP"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificGroupEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__GROUP_TYPE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificGroupTypeEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__KRYPTO_CARD"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificKryptoCardEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificLayer2NetEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificLayer2NetAssignedLogicalPortsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET_ASSIGNED_PORTS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificLayer2NetAssignedPortsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LICENCE_LIST"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificLicenceListEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__MIDDLEWARE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificMiddlewareEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__MONITOR"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificMonitorEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__NET"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificNetEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__NET_DHCP"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificNetDhcpEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__NET_IP_ADDRESSES"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificNetIpAddressesEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__NET_ZONE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificNetZoneEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__OPERATING_SYSTEM"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificOperatingSystemEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificOrganizationEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificOrganizationContactAssignmentEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_MASTER_DATA"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificOrganizationMasterDataEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_PERSONS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificOrganizationPersonsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PARALLEL_RELATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificParallelRelationEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PDU"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificPduEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PDU_BRANCH"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificPduBranchEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificPersonEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_ASSIGNED_GROUPS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificPersonAssignedGroupsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_CONTACT_ASSIGNMENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificPersonContactAssignmentEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificPersonGroupEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificPersonGroupContactAssignmentEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_MASTER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificPersonGroupMasterEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_MEMBERS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificPersonGroupMembersEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_LOGIN"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificPersonLoginEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_MASTER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificPersonMasterEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PRT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificPrtEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__RELATION_DETAILS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificRelationDetailsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__REPLICATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificReplicationEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__REPLICATION_PARTNER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificReplicationPartnerEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ROOM"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificRoomEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ROUTER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificRouterEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__SAN_ZONING"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificSanZoningEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__SERVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificServiceEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__SWITCH_FC"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificSwitchFcEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__SWITCH_NET"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificSwitchNetEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__UPS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificUpsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__WAN"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificWanEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__WS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificWsEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__WS_ASSIGNMENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificWsAssignmentEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__WS_NET_TYPE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> _t.List[SpecificWsNetTypeEntry]: ...

    @_t.overload
    async def read(
        self,
        *,
        objID: ObjectId,
        category: OtherConstant,
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> CategoryEntries: ...

    async def read(self, **params: _t.Any) -> _t.Any:
        """Read the entries of a category."""
        return await self._send("cmdb.category.read", params)

    async def recycle(self, *, object: ObjectId, category: MultiValueCategory, entry: EntryId) -> Done:
        """Recycle an entry."""
        return _t.cast(
            "Done",
            await self._send("cmdb.category.recycle", {"object": object, "category": category, "entry": entry}),
        )

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ACCESS"],
        data: AccessData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ACCOUNTING"],
        data: AccountingData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ADDRESS"],
        data: AddressData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__AIRCRAFT"],
        data: AircraftData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__APPLICATION"],
        data: ApplicationData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_CARDS"],
        data: AssignedCardsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_LOGICAL_UNIT"],
        data: AssignedLogicalUnitData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_SIM_CARDS"],
        data: AssignedSimCardsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_SUBSCRIPTIONS"],
        data: AssignedSubscriptionsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_USERS"],
        data: AssignedUsersData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_WORKSTATION"],
        data: AssignedWorkstationData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__AUDIT"],
        data: AuditData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__BACKUP"],
        data: BackupData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__BACKUP__ASSIGNED_OBJECTS"],
        data: BackupAssignedObjectsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CABLE"],
        data: CableData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CARDS"],
        data: CardsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CERTIFICATE"],
        data: CertificateData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CLOUD_SUBSCRIPTIONS"],
        data: CloudSubscriptionsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER"],
        data: ClusterData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_ADM_SERVICE"],
        data: ClusterAdmServiceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_MEMBERS"],
        data: ClusterMembersData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_MEMBERSHIPS"],
        data: ClusterMembershipsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_ROOT"],
        data: ClusterRootData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_SERVICE"],
        data: ClusterServiceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__COMPUTING_RESOURCES"],
        data: ComputingResourcesData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CONNECTOR"],
        data: ConnectorData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CONTACT"],
        data: ContactData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CONTRACT_ASSIGNMENT"],
        data: ContractAssignmentData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CONTROLLER"],
        data: ControllerData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CONTROLLER_FC_PORT"],
        data: ControllerFcPortData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CPU"],
        data: CpuData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CUSTOM_FIELDS_EXAMPLE"],
        data: CustomFieldsExampleData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__DATABASE"],
        data: DatabaseData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_ASSIGNMENT"],
        data: DatabaseAssignmentData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_SA"],
        data: DatabaseSaData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_TABLE"],
        data: DatabaseTableData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__DRIVE"],
        data: DriveData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__EMERGENCY_PLAN"],
        data: EmergencyPlanData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__FIBER_LEAD"],
        data: FiberLeadData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__FILE"],
        data: FileData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__FORMFACTOR"],
        data: FormfactorData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__GLOBAL"],
        data: GlobalData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__GRAPHIC"],
        data: GraphicData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__GROUP_MEMBERSHIPS"],
        data: GroupMembershipsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__GUEST_SYSTEMS"],
        data: GuestSystemsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__HBA"],
        data: HbaData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__IDENTIFIER"],
        data: IdentifierData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__IMAGE"],
        data: ImageData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__IMAGES"],
        data: ImagesData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__INVOICE"],
        data: InvoiceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__IP"],
        data: IpData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ITS_TYPE"],
        data: ItsTypeData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE"],
        data: ItServiceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE_COMPONENTS"],
        data: ItServiceComponentsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE_RELATIONS"],
        data: ItServiceRelationsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__JDISC_CA"],
        data: JdiscCaData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__LAST_LOGIN_USER"],
        data: LastLoginUserData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__LDEV_CLIENT"],
        data: LdevClientData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__LDEV_SERVER"],
        data: LdevServerData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__LOCATION"],
        data: LocationData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__LOGBOOK"],
        data: LogbookData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__LOGICAL_UNIT"],
        data: LogicalUnitData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__MAIL_ADDRESSES"],
        data: MailAddressesData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__MANAGED_OBJECTS"],
        data: ManagedObjectsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__MANUAL"],
        data: ManualData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__MEMORY"],
        data: MemoryData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__MODEL"],
        data: ModelData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__MONITORING"],
        data: MonitoringData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__NETWORK"],
        data: NetworkData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_INTERFACE"],
        data: NetworkInterfaceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_LOG_PORT"],
        data: NetworkLogPortData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_PORT"],
        data: NetworkPortData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__NET_CONNECTIONS_FOLDER"],
        data: NetConnectionsFolderData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__NET_CONNECTOR"],
        data: NetConnectorData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__NET_LISTENER"],
        data: NetListenerData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__NET_ZONE_OPTIONS"],
        data: NetZoneOptionsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__OBJECT"],
        data: ObjectData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__OPERATING_SYSTEM"],
        data: OperatingSystemData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__PASSWD"],
        data: PasswdData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__PERSON_ASSIGNED_WORKSTATION"],
        data: PersonAssignedWorkstationData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__PLANNING"],
        data: PlanningData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__POWER_CONSUMER"],
        data: PowerConsumerData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__POWER_SUPPLIER"],
        data: PowerSupplierData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__QINQ_SP"],
        data: QinqSpData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__RAID"],
        data: RaidData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__RELATION"],
        data: RelationData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__RM_CONTROLLER"],
        data: RmControllerData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__RM_CONTROLLER_BACKWARD"],
        data: RmControllerBackwardData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SERVICE"],
        data: ServiceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SHARES"],
        data: SharesData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SHARE_ACCESS"],
        data: ShareAccessData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SIM"],
        data: SimData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SIM_CARD"],
        data: SimCardData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SLA"],
        data: SlaData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SMARTCARD_CERTIFICATE"],
        data: SmartcardCertificateData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SOA_STACKS"],
        data: SoaStacksData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SOUND"],
        data: SoundData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__STACK_MEMBER"],
        data: StackMemberData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__STORAGE_DEVICE"],
        data: StorageDeviceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SUPPORT_ENTITLEMENT"],
        data: SupportEntitlementData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__TELEPHONE_FAX"],
        data: TelephoneFaxData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__TSI_SERVICE"],
        data: TsiServiceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__UNIVERSAL_INTERFACE"],
        data: UniversalInterfaceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VEHICLE"],
        data: VehicleData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VERSION"],
        data: VersionData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_DEVICE"],
        data: VirtualDeviceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_HOST"],
        data: VirtualHostData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_HOST_ROOT"],
        data: VirtualHostRootData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_MACHINE"],
        data: VirtualMachineData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_MACHINE__ROOT"],
        data: VirtualMachineRootData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_SWITCH"],
        data: VirtualSwitchData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VOIP_PHONE"],
        data: VoipPhoneData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VOIP_PHONE_LINE"],
        data: VoipPhoneLineData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VRRP"],
        data: VrrpData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VRRP_MEMBER"],
        data: VrrpMemberData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__WAN"],
        data: WanData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__AC"],
        data: SpecificAcData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__ACCESS_POINT"],
        data: SpecificAccessPointData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION"],
        data: SpecificApplicationData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_ASSIGNED_OBJ"],
        data: SpecificApplicationAssignedObjData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ"],
        data: SpecificApplicationDbmsAssignedObjData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ"],
        data: SpecificApplicationServiceAssignedObjData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_VARIANT"],
        data: SpecificApplicationVariantData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__CELL_PHONE_CONTRACT"],
        data: SpecificCellPhoneContractData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS"],
        data: SpecificChassisData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_DEVICES"],
        data: SpecificChassisDevicesData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_SLOT"],
        data: SpecificChassisSlotData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__CLIENT"],
        data: SpecificClientData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__CLUSTER_SERVICE"],
        data: SpecificClusterServiceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__CONTRACT"],
        data: SpecificContractData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__CONTRACT_INFORMATION"],
        data: SpecificContractInformationData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_ACCESS"],
        data: SpecificDatabaseAccessData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_GATEWAY"],
        data: SpecificDatabaseGatewayData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_INSTALLATION"],
        data: SpecificDatabaseInstallationData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_INSTANCE"],
        data: SpecificDatabaseInstanceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_LINKS"],
        data: SpecificDatabaseLinksData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_OBJECTS"],
        data: SpecificDatabaseObjectsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_SCHEMA"],
        data: SpecificDatabaseSchemaData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__DBMS"],
        data: SpecificDbmsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN"],
        data: SpecificEmergencyPlanData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN_ATTRIBUTE"],
        data: SpecificEmergencyPlanAttributeData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS"],
        data: SpecificEmergencyPlanLinkedObjectsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__ENCLOSURE"],
        data: SpecificEnclosureData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__EPS"],
        data: SpecificEpsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__FILE"],
        data: SpecificFileData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__FILE_ACTUAL"],
        data: SpecificFileActualData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__FILE_OBJECTS"],
        data: SpecificFileObjectsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__FILE_VERSIONS"],
        data: SpecificFileVersionsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__GROUP"],
        data: SpecificGroupData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__GROUP_TYPE"],
        data: SpecificGroupTypeData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__KRYPTO_CARD"],
        data: SpecificKryptoCardData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET"],
        data: SpecificLayer2NetData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS"],
        data: SpecificLayer2NetAssignedLogicalPortsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET_ASSIGNED_PORTS"],
        data: SpecificLayer2NetAssignedPortsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__LICENCE_LIST"],
        data: SpecificLicenceListData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__MIDDLEWARE"],
        data: SpecificMiddlewareData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__MONITOR"],
        data: SpecificMonitorData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__NET"],
        data: SpecificNetData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__NET_DHCP"],
        data: SpecificNetDhcpData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__NET_ZONE"],
        data: SpecificNetZoneData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__OPERATING_SYSTEM"],
        data: SpecificOperatingSystemData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION"],
        data: SpecificOrganizationData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT"],
        data: SpecificOrganizationContactAssignmentData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_MASTER_DATA"],
        data: SpecificOrganizationMasterDataData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_PERSONS"],
        data: SpecificOrganizationPersonsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PARALLEL_RELATION"],
        data: SpecificParallelRelationData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PDU"],
        data: SpecificPduData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PDU_BRANCH"],
        data: SpecificPduBranchData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON"],
        data: SpecificPersonData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON_ASSIGNED_GROUPS"],
        data: SpecificPersonAssignedGroupsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON_CONTACT_ASSIGNMENT"],
        data: SpecificPersonContactAssignmentData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP"],
        data: SpecificPersonGroupData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT"],
        data: SpecificPersonGroupContactAssignmentData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_MASTER"],
        data: SpecificPersonGroupMasterData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_MEMBERS"],
        data: SpecificPersonGroupMembersData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON_LOGIN"],
        data: SpecificPersonLoginData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON_MASTER"],
        data: SpecificPersonMasterData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PRT"],
        data: SpecificPrtData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__RELATION_DETAILS"],
        data: SpecificRelationDetailsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__REPLICATION"],
        data: SpecificReplicationData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__REPLICATION_PARTNER"],
        data: SpecificReplicationPartnerData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__ROOM"],
        data: SpecificRoomData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__ROUTER"],
        data: SpecificRouterData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__SAN_ZONING"],
        data: SpecificSanZoningData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__SERVICE"],
        data: SpecificServiceData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__SWITCH_FC"],
        data: SpecificSwitchFcData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__SWITCH_NET"],
        data: SpecificSwitchNetData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__UPS"],
        data: SpecificUpsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__WAN"],
        data: SpecificWanData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__WS"],
        data: SpecificWsData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__WS_ASSIGNMENT"],
        data: SpecificWsAssignmentData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__WS_NET_TYPE"],
        data: SpecificWsNetTypeData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    @_t.overload
    async def save(
        self,
        *,
        object: ObjectId,
        category: OtherConstant,
        data: EntryData,
        entry: _t.Optional[EntryId] = None,
    ) -> EntrySaved: ...

    async def save(self, **params: _t.Any) -> _t.Any:
        """Create or update an entry."""
        return await self._send("cmdb.category.save", params)

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ACCESS"], data: AccessData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ACCOUNTING"], data: AccountingData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ADDRESS"], data: AddressData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__AIRCRAFT"], data: AircraftData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__APPLICATION"], data: ApplicationData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ASSIGNED_CARDS"], data: AssignedCardsData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_LOGICAL_UNIT"],
        data: AssignedLogicalUnitData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_SIM_CARDS"],
        data: AssignedSimCardsData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_SUBSCRIPTIONS"],
        data: AssignedSubscriptionsData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ASSIGNED_USERS"], data: AssignedUsersData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_WORKSTATION"],
        data: AssignedWorkstationData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__AUDIT"], data: AuditData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__BACKUP"], data: BackupData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__BACKUP__ASSIGNED_OBJECTS"],
        data: BackupAssignedObjectsData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CABLE"], data: CableData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CARDS"], data: CardsData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CERTIFICATE"], data: CertificateData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLOUD_SUBSCRIPTIONS"],
        data: CloudSubscriptionsData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CLUSTER"], data: ClusterData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_ADM_SERVICE"],
        data: ClusterAdmServiceData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CLUSTER_MEMBERS"], data: ClusterMembersData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_MEMBERSHIPS"],
        data: ClusterMembershipsData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CLUSTER_ROOT"], data: ClusterRootData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CLUSTER_SERVICE"], data: ClusterServiceData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__COMPUTING_RESOURCES"],
        data: ComputingResourcesData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CONNECTOR"], data: ConnectorData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CONTACT"], data: ContactData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONTRACT_ASSIGNMENT"],
        data: ContractAssignmentData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CONTROLLER"], data: ControllerData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONTROLLER_FC_PORT"],
        data: ControllerFcPortData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CPU"], data: CpuData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CUSTOM_FIELDS_EXAMPLE"],
        data: CustomFieldsExampleData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__DATABASE"], data: DatabaseData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_ASSIGNMENT"],
        data: DatabaseAssignmentData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__DATABASE_SA"], data: DatabaseSaData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__DATABASE_TABLE"], data: DatabaseTableData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__DRIVE"], data: DriveData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__EMERGENCY_PLAN"], data: EmergencyPlanData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__FIBER_LEAD"], data: FiberLeadData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__FILE"], data: FileData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__FORMFACTOR"], data: FormfactorData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__GLOBAL"], data: GlobalData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__GRAPHIC"], data: GraphicData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__GROUP_MEMBERSHIPS"],
        data: GroupMembershipsData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__GUEST_SYSTEMS"], data: GuestSystemsData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__HBA"], data: HbaData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IDENTIFIER"], data: IdentifierData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IMAGE"], data: ImageData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IMAGES"], data: ImagesData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__INVOICE"], data: InvoiceData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IP"], data: IpData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ITS_TYPE"], data: ItsTypeData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IT_SERVICE"], data: ItServiceData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE_COMPONENTS"],
        data: ItServiceComponentsData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE_RELATIONS"],
        data: ItServiceRelationsData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__JDISC_CA"], data: JdiscCaData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LAST_LOGIN_USER"], data: LastLoginUserData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LDEV_CLIENT"], data: LdevClientData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LDEV_SERVER"], data: LdevServerData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LOCATION"], data: LocationData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LOGBOOK"], data: LogbookData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LOGICAL_UNIT"], data: LogicalUnitData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MAIL_ADDRESSES"], data: MailAddressesData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MANAGED_OBJECTS"], data: ManagedObjectsData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MANUAL"], data: ManualData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MEMORY"], data: MemoryData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MODEL"], data: ModelData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MONITORING"], data: MonitoringData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__NETWORK"], data: NetworkData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_INTERFACE"],
        data: NetworkInterfaceData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_LOG_PORT"],
        data: NetworkLogPortData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__NETWORK_PORT"], data: NetworkPortData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_CONNECTIONS_FOLDER"],
        data: NetConnectionsFolderData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__NET_CONNECTOR"], data: NetConnectorData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__NET_LISTENER"], data: NetListenerData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_ZONE_OPTIONS"],
        data: NetZoneOptionsData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__OBJECT"], data: ObjectData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__OPERATING_SYSTEM"],
        data: OperatingSystemData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__PASSWD"], data: PasswdData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__PERSON_ASSIGNED_WORKSTATION"],
        data: PersonAssignedWorkstationData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__PLANNING"], data: PlanningData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__POWER_CONSUMER"], data: PowerConsumerData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__POWER_SUPPLIER"], data: PowerSupplierData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__QINQ_SP"], data: QinqSpData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__RAID"], data: RaidData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__RELATION"], data: RelationData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__RM_CONTROLLER"], data: RmControllerData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__RM_CONTROLLER_BACKWARD"],
        data: RmControllerBackwardData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SERVICE"], data: ServiceData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SHARES"], data: SharesData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SHARE_ACCESS"], data: ShareAccessData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SIM"], data: SimData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SIM_CARD"], data: SimCardData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SLA"], data: SlaData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SMARTCARD_CERTIFICATE"],
        data: SmartcardCertificateData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SOA_STACKS"], data: SoaStacksData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SOUND"], data: SoundData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__STACK_MEMBER"], data: StackMemberData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__STORAGE_DEVICE"], data: StorageDeviceData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SUPPORT_ENTITLEMENT"],
        data: SupportEntitlementData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__TELEPHONE_FAX"], data: TelephoneFaxData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__TSI_SERVICE"], data: TsiServiceData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__UNIVERSAL_INTERFACE"],
        data: UniversalInterfaceData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VEHICLE"], data: VehicleData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VERSION"], data: VersionData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VIRTUAL_DEVICE"], data: VirtualDeviceData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VIRTUAL_HOST"], data: VirtualHostData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_HOST_ROOT"],
        data: VirtualHostRootData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VIRTUAL_MACHINE"], data: VirtualMachineData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_MACHINE__ROOT"],
        data: VirtualMachineRootData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VIRTUAL_SWITCH"], data: VirtualSwitchData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VOIP_PHONE"], data: VoipPhoneData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VOIP_PHONE_LINE"], data: VoipPhoneLineData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VRRP"], data: VrrpData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VRRP_MEMBER"], data: VrrpMemberData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__WAN"], data: WanData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__AC"], data: SpecificAcData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ACCESS_POINT"],
        data: SpecificAccessPointData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION"],
        data: SpecificApplicationData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_ASSIGNED_OBJ"],
        data: SpecificApplicationAssignedObjData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ"],
        data: SpecificApplicationDbmsAssignedObjData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ"],
        data: SpecificApplicationServiceAssignedObjData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_VARIANT"],
        data: SpecificApplicationVariantData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CELL_PHONE_CONTRACT"],
        data: SpecificCellPhoneContractData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__CHASSIS"], data: SpecificChassisData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_DEVICES"],
        data: SpecificChassisDevicesData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_SLOT"],
        data: SpecificChassisSlotData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__CLIENT"], data: SpecificClientData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CLUSTER_SERVICE"],
        data: SpecificClusterServiceData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__CONTRACT"], data: SpecificContractData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CONTRACT_INFORMATION"],
        data: SpecificContractInformationData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_ACCESS"],
        data: SpecificDatabaseAccessData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_GATEWAY"],
        data: SpecificDatabaseGatewayData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_INSTALLATION"],
        data: SpecificDatabaseInstallationData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_INSTANCE"],
        data: SpecificDatabaseInstanceData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_LINKS"],
        data: SpecificDatabaseLinksData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_OBJECTS"],
        data: SpecificDatabaseObjectsData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_SCHEMA"],
        data: SpecificDatabaseSchemaData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__DBMS"], data: SpecificDbmsData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN"],
        data: SpecificEmergencyPlanData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN_ATTRIBUTE"],
        data: SpecificEmergencyPlanAttributeData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS"],
        data: SpecificEmergencyPlanLinkedObjectsData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__ENCLOSURE"], data: SpecificEnclosureData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__EPS"], data: SpecificEpsData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__FILE"], data: SpecificFileData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__FILE_ACTUAL"], data: SpecificFileActualData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__FILE_OBJECTS"],
        data: SpecificFileObjectsData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__FILE_VERSIONS"],
        data: SpecificFileVersionsData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__GROUP"], data: SpecificGroupData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__GROUP_TYPE"], data: SpecificGroupTypeData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__KRYPTO_CARD"], data: SpecificKryptoCardData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__LAYER2_NET"], data: SpecificLayer2NetData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS"],
        data: SpecificLayer2NetAssignedLogicalPortsData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET_ASSIGNED_PORTS"],
        data: SpecificLayer2NetAssignedPortsData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LICENCE_LIST"],
        data: SpecificLicenceListData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__MIDDLEWARE"], data: SpecificMiddlewareData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__MONITOR"], data: SpecificMonitorData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__NET"], data: SpecificNetData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__NET_DHCP"], data: SpecificNetDhcpData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__NET_ZONE"], data: SpecificNetZoneData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__OPERATING_SYSTEM"],
        data: SpecificOperatingSystemData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION"],
        data: SpecificOrganizationData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT"],
        data: SpecificOrganizationContactAssignmentData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_MASTER_DATA"],
        data: SpecificOrganizationMasterDataData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_PERSONS"],
        data: SpecificOrganizationPersonsData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PARALLEL_RELATION"],
        data: SpecificParallelRelationData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__PDU"], data: SpecificPduData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__PDU_BRANCH"], data: SpecificPduBranchData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__PERSON"], data: SpecificPersonData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_ASSIGNED_GROUPS"],
        data: SpecificPersonAssignedGroupsData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_CONTACT_ASSIGNMENT"],
        data: SpecificPersonContactAssignmentData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP"],
        data: SpecificPersonGroupData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT"],
        data: SpecificPersonGroupContactAssignmentData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_MASTER"],
        data: SpecificPersonGroupMasterData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_MEMBERS"],
        data: SpecificPersonGroupMembersData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_LOGIN"],
        data: SpecificPersonLoginData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_MASTER"],
        data: SpecificPersonMasterData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__PRT"], data: SpecificPrtData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__RELATION_DETAILS"],
        data: SpecificRelationDetailsData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__REPLICATION"],
        data: SpecificReplicationData,
    ) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__REPLICATION_PARTNER"],
        data: SpecificReplicationPartnerData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__ROOM"], data: SpecificRoomData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__ROUTER"], data: SpecificRouterData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__SAN_ZONING"], data: SpecificSanZoningData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__SERVICE"], data: SpecificServiceData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__SWITCH_FC"], data: SpecificSwitchFcData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__SWITCH_NET"], data: SpecificSwitchNetData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__UPS"], data: SpecificUpsData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__WAN"], data: SpecificWanData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__WS"], data: SpecificWsData) -> Done: ...

    @_t.overload
    async def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__WS_ASSIGNMENT"],
        data: SpecificWsAssignmentData,
    ) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__WS_NET_TYPE"], data: SpecificWsNetTypeData) -> Done: ...

    @_t.overload
    async def update(self, *, objID: ObjectId, category: OtherConstant, data: EntryData) -> Done: ...

    async def update(self, **params: _t.Any) -> _t.Any:
        """Update an entry. Deprecated: use cmdb.category.save."""
        return await self._send("cmdb.category.update", params)


class _AsyncCmdbCategory_info:
    """The methods cmdb.category_info.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send

    async def read(self, *, category: CategoryConstant) -> CategoryInfo:
        """Read the attributes of a category."""
        return _t.cast("CategoryInfo", await self._send("cmdb.category_info.read", {"category": category}))


class _AsyncCmdbCondition:
    """The methods cmdb.condition.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send

    async def read(self, *, conditions: ReportConditions) -> FoundObjects:
        """Find objects by conditions."""
        return _t.cast("FoundObjects", await self._send("cmdb.condition.read", {"conditions": conditions}))


class _AsyncCmdbDialog:
    """The methods cmdb.dialog.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send

    async def create(
        self,
        *,
        category: CategoryConstant,
        property: AttributeKey,
        value: ChoiceTitle,
        parent: _t.Optional[ParentReference] = None,
    ) -> ChoiceSaved:
        """Add a choice to a dialog."""
        return _t.cast(
            "ChoiceSaved",
            await self._send(
                "cmdb.dialog.create",
                {"category": category, "property": property, "value": value, "parent": parent},
            ),
        )

    async def delete(self, *, category: CategoryConstant, property: AttributeKey, entry_id: AddedChoiceId) -> ChoiceSaved:
        """Delete a choice of a dialog."""
        return _t.cast(
            "ChoiceSaved",
            await self._send("cmdb.dialog.delete", {"category": category, "property": property, "entry_id": entry_id}),
        )

    async def read(self, *, category: CategoryConstant, property: DialogProperty) -> DialogChoices:
        """Read the choices of a dialog."""
        return _t.cast("DialogChoices", await self._send("cmdb.dialog.read", {"category": category, "property": property}))

    async def update(
        self,
        *,
        category: CategoryConstant,
        property: AttributeKey,
        entry_id: AddedChoiceId,
        value: ChoiceTitle,
    ) -> ChoiceSaved:
        """Retitle a choice of a dialog."""
        return _t.cast(
            "ChoiceSaved",
            await self._send(
                "cmdb.dialog.update",
                {"category": category, "property": property, "entry_id": entry_id, "value": value},
            ),
        )


class _AsyncCmdbLocation_tree:
    """The methods cmdb.location_tree.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send

    async def read(
        self,
        *,
        id: ObjectId,
        status: _t.Optional[RelatedStatusFilter] = None,
        depth: _t.Optional[TreeDepth] = None,
    ) -> Places:
        """Read what stands in a place."""
        return _t.cast("Places", await self._send("cmdb.location_tree.read", {"id": id, "status": status, "depth": depth}))


class _AsyncCmdbObject:
    """The methods cmdb.object.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send

    async def archive(self, *, object: ObjectId) -> Done:
        """Archive an object."""
        return _t.cast("Done", await self._send("cmdb.object.archive", {"object": object}))

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
    ) -> ObjectCreated:
        """Create an object."""
        return _t.cast(
            "ObjectCreated",
            await self._send(
                "cmdb.object.create",
                {
                    "type": type,
                    "title": title,
                    "category": category,
                    "purpose": purpose,
                    "cmdb_status": cmdb_status,
                    "description": description,
                    "sysid": sysid,
                    "status": status,
                    "template": template,
                    "defaultTemplate": defaultTemplate,
                    "categories": categories,
                },
            ),
        )

    async def delete(self, *, id: ObjectId, status: DeletionTarget) -> Done:
        """Archive, delete or purge an object."""
        return _t.cast("Done", await self._send("cmdb.object.delete", {"id": id, "status": status}))

    async def markAsMassChangeTemplate(self, *, object: ObjectId) -> Done:
        """Mark an object as mass change template."""
        return _t.cast("Done", await self._send("cmdb.object.markAsMassChangeTemplate", {"object": object}))

    async def markAsTemplate(self, *, object: ObjectId) -> Done:
        """Mark an object as template."""
        return _t.cast("Done", await self._send("cmdb.object.markAsTemplate", {"object": object}))

    async def purge(self, *, object: ObjectId) -> Done:
        """Purge an object."""
        return _t.cast("Done", await self._send("cmdb.object.purge", {"object": object}))

    @_t.overload
    async def quickpurge(self, *, id: ObjectId) -> Done: ...

    @_t.overload
    async def quickpurge(self, *, ids: ObjectIds) -> Done: ...

    async def quickpurge(self, **params: _t.Any) -> _t.Any:
        """Purge objects where Quickpurge is enabled."""
        return await self._send("cmdb.object.quickpurge", params)

    async def read(self, *, id: ObjectId) -> CmdbObject:
        """Read an object."""
        return _t.cast("CmdbObject", await self._send("cmdb.object.read", {"id": id}))

    async def recycle(self, *, object: ObjectId) -> Done:
        """Recycle an object."""
        return _t.cast("Done", await self._send("cmdb.object.recycle", {"object": object}))

    async def update(self, *, id: ObjectId, title: Title) -> Done:
        """Change the title of an object."""
        return _t.cast("Done", await self._send("cmdb.object.update", {"id": id, "title": title}))


class _AsyncCmdbObject_type_categories:
    """The methods cmdb.object_type_categories.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send

    async def read(self, *, type: ObjectTypeReference, raw: _t.Optional[Flag] = None) -> ObjectTypeCategories:
        """Read the categories of an object type."""
        return _t.cast("ObjectTypeCategories", await self._send("cmdb.object_type_categories.read", {"type": type, "raw": raw}))


class _AsyncCmdbObject_type_groups:
    """The methods cmdb.object_type_groups.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send

    async def read(
        self,
        *,
        filter: _t.Optional[ObjectTypeGroupFilter] = None,
        order_by: _t.Optional[ObjectTypeOrder] = None,
        sort: _t.Optional[SortDirection] = None,
        limit: _t.Optional[ListLimit] = None,
        raw: _t.Optional[Flag] = None,
    ) -> ObjectTypeGroups:
        """Read groups of object types."""
        return _t.cast(
            "ObjectTypeGroups",
            await self._send(
                "cmdb.object_type_groups.read",
                {"filter": filter, "order_by": order_by, "sort": sort, "limit": limit, "raw": raw},
            ),
        )


class _AsyncCmdbObject_types:
    """The methods cmdb.object_types.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send

    async def read(
        self,
        *,
        filter: _t.Optional[ObjectTypeFilter] = None,
        countobjects: _t.Optional[Flag] = None,
        order_by: _t.Optional[ObjectTypeOrder] = None,
        sort: _t.Optional[SortDirection] = None,
        limit: _t.Optional[ListLimit] = None,
        raw: _t.Optional[Flag] = None,
    ) -> ObjectTypes:
        """Read object types."""
        return _t.cast(
            "ObjectTypes",
            await self._send(
                "cmdb.object_types.read",
                {"filter": filter, "countobjects": countobjects, "order_by": order_by, "sort": sort, "limit": limit, "raw": raw},
            ),
        )


class _AsyncCmdbObjects:
    """The methods cmdb.objects.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send

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
        fields: _t.Optional[ObjectColumns] = None,
        content: _t.Optional[Flag] = None,
    ) -> ObjectList:
        """List objects."""
        return _t.cast(
            "ObjectList",
            await self._send(
                "cmdb.objects.read",
                {
                    "filter": filter,
                    "limit": limit,
                    "order_by": order_by,
                    "sort": sort,
                    "cursor": cursor,
                    "count": count,
                    "categories": categories,
                    "fields": fields,
                    "content": content,
                },
            ),
        )


class _AsyncCmdbObjects_by_relation:
    """The methods cmdb.objects_by_relation.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send

    async def read(
        self,
        *,
        id: ObjectId,
        relation_type: _t.Optional[RelationTypeReference] = None,
        status: _t.Optional[RelatedStatusFilter] = None,
    ) -> ObjectsByRelation:
        """Read what relations connect an object with."""
        return _t.cast(
            "ObjectsByRelation",
            await self._send("cmdb.objects_by_relation.read", {"id": id, "relation_type": relation_type, "status": status}),
        )


class _AsyncCmdbStatus:
    """The methods cmdb.status.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send

    async def delete(self, *, id: CmdbStatusId) -> Done:
        """Delete a CMDB status."""
        return _t.cast("Done", await self._send("cmdb.status.delete", {"id": id}))

    async def read(self) -> CmdbStatuses:
        """Read the CMDB statuses."""
        return _t.cast("CmdbStatuses", await self._send("cmdb.status.read", {}))

    async def save(
        self,
        *,
        title: CmdbStatusTitle,
        constant: CmdbStatusName,
        color: CmdbStatusColor,
        id: _t.Optional[CmdbStatusId] = None,
    ) -> CmdbStatusSaved:
        """Add or change a CMDB status."""
        return _t.cast(
            "CmdbStatusSaved",
            await self._send("cmdb.status.save", {"title": title, "constant": constant, "color": color, "id": id}),
        )


class _AsyncCmdb:
    """The methods cmdb.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send
        self.categories = _AsyncCmdbCategories(send)
        self.category = _AsyncCmdbCategory(send)
        self.category_info = _AsyncCmdbCategory_info(send)
        self.condition = _AsyncCmdbCondition(send)
        self.dialog = _AsyncCmdbDialog(send)
        self.location_tree = _AsyncCmdbLocation_tree(send)
        self.object = _AsyncCmdbObject(send)
        self.object_type_categories = _AsyncCmdbObject_type_categories(send)
        self.object_type_groups = _AsyncCmdbObject_type_groups(send)
        self.object_types = _AsyncCmdbObject_types(send)
        self.objects = _AsyncCmdbObjects(send)
        self.objects_by_relation = _AsyncCmdbObjects_by_relation(send)
        self.status = _AsyncCmdbStatus(send)


class _AsyncIdoitConstants:
    """The methods idoit.constants.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send

    async def read(self) -> Constants:
        """Read the constants."""
        return _t.cast("Constants", await self._send("idoit.constants.read", {}))


class _AsyncIdoitSearch:
    """The methods idoit.search.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send

    async def read(
        self,
        *,
        q: SearchText,
        mode: _t.Optional[SearchMode] = None,
        limit: _t.Optional[PageLimit] = None,
    ) -> SearchHits:
        """Search objects and entries."""
        return _t.cast("SearchHits", await self._send("idoit.search.read", {"q": q, "mode": mode, "limit": limit}))


class _AsyncIdoitVersion:
    """The methods idoit.version.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send

    async def read(self) -> ServiceVersion:
        """Read the version, and who is logged in."""
        return _t.cast("ServiceVersion", await self._send("idoit.version.read", {}))


class _AsyncIdoit:
    """The methods idoit.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send
        self.constants = _AsyncIdoitConstants(send)
        self.search = _AsyncIdoitSearch(send)
        self.version = _AsyncIdoitVersion(send)

    async def login(self, *, username: _t.Optional[Credential] = None, password: _t.Optional[Credential] = None) -> OpenedSession:
        """Open a session."""
        return _t.cast("OpenedSession", await self._send("idoit.login", {"username": username, "password": password}))

    async def logout(self) -> EndedSession:
        """End a session."""
        return _t.cast("EndedSession", await self._send("idoit.logout", {}))


class _AsyncKatasterGrant:
    """The methods kataster.grant.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send

    async def create(self, *, to: Grantee, rights: Rights) -> RightsGranted:
        """Grant rights."""
        return _t.cast("RightsGranted", await self._send("kataster.grant.create", {"to": to, "rights": rights}))

    async def read(
        self,
        *,
        to: _t.Optional[Grantee] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> GranteeList:
        """Read what is granted."""
        return _t.cast("GranteeList", await self._send("kataster.grant.read", {"to": to, "limit": limit, "offset": offset}))

    async def revoke(self, *, to: Grantee, rights: _t.Optional[Rights] = None) -> RightsGranted:
        """Revoke rights."""
        return _t.cast("RightsGranted", await self._send("kataster.grant.revoke", {"to": to, "rights": rights}))


class _AsyncKatasterKey:
    """The methods kataster.key.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send

    async def create(
        self,
        *,
        title: KeyTitle,
        rights: _t.Optional[KeyRights] = None,
        expires: _t.Optional[KeyExpiry] = None,
        addresses: _t.Optional[KeyAddresses] = None,
    ) -> KeyCreated:
        """Make a key."""
        return _t.cast(
            "KeyCreated",
            await self._send(
                "kataster.key.create",
                {"title": title, "rights": rights, "expires": expires, "addresses": addresses},
            ),
        )

    async def read(
        self,
        *,
        id: _t.Optional[KeyId] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> KeyList:
        """Read the keys."""
        return _t.cast("KeyList", await self._send("kataster.key.read", {"id": id, "limit": limit, "offset": offset}))

    async def revoke(self, *, id: KeyId) -> Done:
        """Revoke a key."""
        return _t.cast("Done", await self._send("kataster.key.revoke", {"id": id}))

    async def rotate(self, *, id: KeyId, keep: _t.Optional[Grace] = None, expires: _t.Optional[KeyExpiry] = None) -> KeyRotated:
        """Put a new key in the place of one."""
        return _t.cast("KeyRotated", await self._send("kataster.key.rotate", {"id": id, "keep": keep, "expires": expires}))

    async def update(
        self,
        *,
        id: KeyId,
        title: _t.Optional[KeyTitle] = None,
        rights: _t.Optional[KeyRights] = None,
        expires: _t.Optional[KeyExpiry] = None,
        addresses: _t.Optional[KeyAddresses] = None,
    ) -> Done:
        """Change what a key is good for."""
        return _t.cast(
            "Done",
            await self._send(
                "kataster.key.update",
                {"id": id, "title": title, "rights": rights, "expires": expires, "addresses": addresses},
            ),
        )


class _AsyncKatasterObject_type:
    """The methods kataster.object_type.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send

    async def read(self, *, type: ObjectTypeReference) -> ConfiguredObjectType:
        """Read how an object type is configured."""
        return _t.cast("ConfiguredObjectType", await self._send("kataster.object_type.read", {"type": type}))

    async def update(self, *, type: ObjectTypeReference, default_template: DefaultTemplate) -> Done:
        """Set the default template of an object type."""
        return _t.cast(
            "Done",
            await self._send("kataster.object_type.update", {"type": type, "default_template": default_template}),
        )


class _AsyncKatasterUser:
    """The methods kataster.user.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send

    async def create(
        self,
        *,
        login: Login,
        name: _t.Optional[PersonName] = None,
        password: _t.Optional[Credential] = None,
    ) -> UserCreated:
        """Create a user."""
        return _t.cast(
            "UserCreated",
            await self._send("kataster.user.create", {"login": login, "name": name, "password": password}),
        )

    async def disable(self, *, login: Login) -> Done:
        """Disable a user."""
        return _t.cast("Done", await self._send("kataster.user.disable", {"login": login}))

    async def enable(self, *, login: Login) -> Done:
        """Enable a user."""
        return _t.cast("Done", await self._send("kataster.user.enable", {"login": login}))

    async def endSessions(self, *, login: Login) -> SessionsEnded:
        """End the sessions of a user."""
        return _t.cast("SessionsEnded", await self._send("kataster.user.endSessions", {"login": login}))

    async def password(self, *, old: Credential, new: Credential) -> Done:
        """Change one's own password."""
        return _t.cast("Done", await self._send("kataster.user.password", {"old": old, "new": new}))

    async def read(
        self,
        *,
        login: _t.Optional[Login] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> UserList:
        """Read the users."""
        return _t.cast("UserList", await self._send("kataster.user.read", {"login": login, "limit": limit, "offset": offset}))

    async def setPassword(self, *, login: Login, password: Credential) -> Done:
        """Set the password of a user."""
        return _t.cast("Done", await self._send("kataster.user.setPassword", {"login": login, "password": password}))


class _AsyncKataster:
    """The methods kataster.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send
        self.grant = _AsyncKatasterGrant(send)
        self.key = _AsyncKatasterKey(send)
        self.object_type = _AsyncKatasterObject_type(send)
        self.user = _AsyncKatasterUser(send)


class _AsyncRpc:
    """The methods rpc.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send

    async def discover(self) -> OpenRpcDocument:
        """Read this document."""
        return _t.cast("OpenRpcDocument", await self._send("rpc.discover", {}))


class _AsyncSystemEndpointsRead:
    """The methods system.endpoints.read.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send

    async def v2(self) -> Endpoints:
        """Read what every method takes."""
        return _t.cast("Endpoints", await self._send("system.endpoints.read.v2", {}))


class _AsyncSystemEndpoints:
    """The methods system.endpoints.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send
        self.read = _AsyncSystemEndpointsRead(send)


class _AsyncSystem:
    """The methods system.*"""

    def __init__(self, send: _AsyncSend) -> None:
        self._send = send
        self.endpoints = _AsyncSystemEndpoints(send)


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
    ) -> Call[EntriesByKind]:
        """Read the entries of several categories."""
        return Call(
            "cmdb.categories.read",
            {"objID": objID, "catgID": catgID, "catsID": catsID, "customID": customID, "content": content},
        )


class _CallsCmdbCategory:
    """The methods cmdb.category.*"""

    def archive(self, *, object: ObjectId, category: MultiValueCategory, entry: EntryId) -> Call[Done]:
        """Archive an entry."""
        return Call("cmdb.category.archive", {"object": object, "category": category, "entry": entry})

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ACCESS"], data: AccessData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ACCOUNTING"], data: AccountingData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ADDRESS"], data: AddressData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__AIRCRAFT"], data: AircraftData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__APPLICATION"],
        data: ApplicationData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_CARDS"],
        data: AssignedCardsData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_LOGICAL_UNIT"],
        data: AssignedLogicalUnitData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_SIM_CARDS"],
        data: AssignedSimCardsData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_SUBSCRIPTIONS"],
        data: AssignedSubscriptionsData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_USERS"],
        data: AssignedUsersData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_WORKSTATION"],
        data: AssignedWorkstationData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__AUDIT"], data: AuditData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__BACKUP"], data: BackupData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__BACKUP__ASSIGNED_OBJECTS"],
        data: BackupAssignedObjectsData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CABLE"], data: CableData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CARDS"], data: CardsData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CERTIFICATE"],
        data: CertificateData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLOUD_SUBSCRIPTIONS"],
        data: CloudSubscriptionsData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CLUSTER"], data: ClusterData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_ADM_SERVICE"],
        data: ClusterAdmServiceData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_MEMBERS"],
        data: ClusterMembersData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_MEMBERSHIPS"],
        data: ClusterMembershipsData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_ROOT"],
        data: ClusterRootData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_SERVICE"],
        data: ClusterServiceData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__COMPUTING_RESOURCES"],
        data: ComputingResourcesData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CONNECTOR"], data: ConnectorData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CONTACT"], data: ContactData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONTRACT_ASSIGNMENT"],
        data: ContractAssignmentData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CONTROLLER"], data: ControllerData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONTROLLER_FC_PORT"],
        data: ControllerFcPortData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CPU"], data: CpuData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CUSTOM_FIELDS_EXAMPLE"],
        data: CustomFieldsExampleData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__DATABASE"], data: DatabaseData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_ASSIGNMENT"],
        data: DatabaseAssignmentData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__DATABASE_SA"], data: DatabaseSaData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_TABLE"],
        data: DatabaseTableData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__DRIVE"], data: DriveData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__EMERGENCY_PLAN"],
        data: EmergencyPlanData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__FIBER_LEAD"], data: FiberLeadData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__FILE"], data: FileData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__FORMFACTOR"], data: FormfactorData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__GLOBAL"], data: GlobalData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__GRAPHIC"], data: GraphicData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__GROUP_MEMBERSHIPS"],
        data: GroupMembershipsData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__GUEST_SYSTEMS"],
        data: GuestSystemsData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__HBA"], data: HbaData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IDENTIFIER"], data: IdentifierData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IMAGE"], data: ImageData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IMAGES"], data: ImagesData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__INVOICE"], data: InvoiceData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IP"], data: IpData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ITS_TYPE"], data: ItsTypeData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IT_SERVICE"], data: ItServiceData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE_COMPONENTS"],
        data: ItServiceComponentsData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE_RELATIONS"],
        data: ItServiceRelationsData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__JDISC_CA"], data: JdiscCaData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LAST_LOGIN_USER"],
        data: LastLoginUserData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LDEV_CLIENT"], data: LdevClientData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LDEV_SERVER"], data: LdevServerData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LOCATION"], data: LocationData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LOGBOOK"], data: LogbookData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LOGICAL_UNIT"],
        data: LogicalUnitData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__MAIL_ADDRESSES"],
        data: MailAddressesData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__MANAGED_OBJECTS"],
        data: ManagedObjectsData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MANUAL"], data: ManualData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MEMORY"], data: MemoryData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MODEL"], data: ModelData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MONITORING"], data: MonitoringData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__NETWORK"], data: NetworkData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_INTERFACE"],
        data: NetworkInterfaceData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_LOG_PORT"],
        data: NetworkLogPortData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_PORT"],
        data: NetworkPortData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_CONNECTIONS_FOLDER"],
        data: NetConnectionsFolderData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_CONNECTOR"],
        data: NetConnectorData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_LISTENER"],
        data: NetListenerData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_ZONE_OPTIONS"],
        data: NetZoneOptionsData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__OBJECT"], data: ObjectData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__OPERATING_SYSTEM"],
        data: OperatingSystemData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__PASSWD"], data: PasswdData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__PERSON_ASSIGNED_WORKSTATION"],
        data: PersonAssignedWorkstationData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__PLANNING"], data: PlanningData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__POWER_CONSUMER"],
        data: PowerConsumerData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__POWER_SUPPLIER"],
        data: PowerSupplierData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__QINQ_SP"], data: QinqSpData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__RAID"], data: RaidData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__RELATION"], data: RelationData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__RM_CONTROLLER"],
        data: RmControllerData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__RM_CONTROLLER_BACKWARD"],
        data: RmControllerBackwardData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SERVICE"], data: ServiceData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SHARES"], data: SharesData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SHARE_ACCESS"],
        data: ShareAccessData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SIM"], data: SimData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SIM_CARD"], data: SimCardData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SLA"], data: SlaData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SMARTCARD_CERTIFICATE"],
        data: SmartcardCertificateData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SOA_STACKS"], data: SoaStacksData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SOUND"], data: SoundData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__STACK_MEMBER"],
        data: StackMemberData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__STORAGE_DEVICE"],
        data: StorageDeviceData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SUPPORT_ENTITLEMENT"],
        data: SupportEntitlementData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__TELEPHONE_FAX"],
        data: TelephoneFaxData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__TSI_SERVICE"], data: TsiServiceData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__UNIVERSAL_INTERFACE"],
        data: UniversalInterfaceData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VEHICLE"], data: VehicleData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VERSION"], data: VersionData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_DEVICE"],
        data: VirtualDeviceData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_HOST"],
        data: VirtualHostData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_HOST_ROOT"],
        data: VirtualHostRootData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_MACHINE"],
        data: VirtualMachineData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_MACHINE__ROOT"],
        data: VirtualMachineRootData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_SWITCH"],
        data: VirtualSwitchData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VOIP_PHONE"], data: VoipPhoneData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VOIP_PHONE_LINE"],
        data: VoipPhoneLineData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VRRP"], data: VrrpData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VRRP_MEMBER"], data: VrrpMemberData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATG__WAN"], data: WanData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__AC"], data: SpecificAcData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ACCESS_POINT"],
        data: SpecificAccessPointData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION"],
        data: SpecificApplicationData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_ASSIGNED_OBJ"],
        data: SpecificApplicationAssignedObjData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ"],
        data: SpecificApplicationDbmsAssignedObjData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ"],
        data: SpecificApplicationServiceAssignedObjData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_VARIANT"],
        data: SpecificApplicationVariantData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CELL_PHONE_CONTRACT"],
        data: SpecificCellPhoneContractData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS"],
        data: SpecificChassisData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_DEVICES"],
        data: SpecificChassisDevicesData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_SLOT"],
        data: SpecificChassisSlotData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__CLIENT"], data: SpecificClientData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CLUSTER_SERVICE"],
        data: SpecificClusterServiceData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CONTRACT"],
        data: SpecificContractData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CONTRACT_INFORMATION"],
        data: SpecificContractInformationData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_ACCESS"],
        data: SpecificDatabaseAccessData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_GATEWAY"],
        data: SpecificDatabaseGatewayData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_INSTALLATION"],
        data: SpecificDatabaseInstallationData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_INSTANCE"],
        data: SpecificDatabaseInstanceData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_LINKS"],
        data: SpecificDatabaseLinksData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_OBJECTS"],
        data: SpecificDatabaseObjectsData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_SCHEMA"],
        data: SpecificDatabaseSchemaData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__DBMS"], data: SpecificDbmsData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN"],
        data: SpecificEmergencyPlanData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN_ATTRIBUTE"],
        data: SpecificEmergencyPlanAttributeData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS"],
        data: SpecificEmergencyPlanLinkedObjectsData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ENCLOSURE"],
        data: SpecificEnclosureData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__EPS"], data: SpecificEpsData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__FILE"], data: SpecificFileData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__FILE_ACTUAL"],
        data: SpecificFileActualData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__FILE_OBJECTS"],
        data: SpecificFileObjectsData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__FILE_VERSIONS"],
        data: SpecificFileVersionsData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__GROUP"], data: SpecificGroupData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__GROUP_TYPE"],
        data: SpecificGroupTypeData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__KRYPTO_CARD"],
        data: SpecificKryptoCardData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET"],
        data: SpecificLayer2NetData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS"],
        data: SpecificLayer2NetAssignedLogicalPortsData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET_ASSIGNED_PORTS"],
        data: SpecificLayer2NetAssignedPortsData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LICENCE_LIST"],
        data: SpecificLicenceListData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__MIDDLEWARE"],
        data: SpecificMiddlewareData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__MONITOR"],
        data: SpecificMonitorData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__NET"], data: SpecificNetData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__NET_DHCP"],
        data: SpecificNetDhcpData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__NET_ZONE"],
        data: SpecificNetZoneData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__OPERATING_SYSTEM"],
        data: SpecificOperatingSystemData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION"],
        data: SpecificOrganizationData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT"],
        data: SpecificOrganizationContactAssignmentData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_MASTER_DATA"],
        data: SpecificOrganizationMasterDataData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_PERSONS"],
        data: SpecificOrganizationPersonsData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PARALLEL_RELATION"],
        data: SpecificParallelRelationData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__PDU"], data: SpecificPduData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PDU_BRANCH"],
        data: SpecificPduBranchData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__PERSON"], data: SpecificPersonData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_ASSIGNED_GROUPS"],
        data: SpecificPersonAssignedGroupsData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_CONTACT_ASSIGNMENT"],
        data: SpecificPersonContactAssignmentData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP"],
        data: SpecificPersonGroupData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT"],
        data: SpecificPersonGroupContactAssignmentData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_MASTER"],
        data: SpecificPersonGroupMasterData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_MEMBERS"],
        data: SpecificPersonGroupMembersData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_LOGIN"],
        data: SpecificPersonLoginData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_MASTER"],
        data: SpecificPersonMasterData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__PRT"], data: SpecificPrtData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__RELATION_DETAILS"],
        data: SpecificRelationDetailsData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__REPLICATION"],
        data: SpecificReplicationData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__REPLICATION_PARTNER"],
        data: SpecificReplicationPartnerData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__ROOM"], data: SpecificRoomData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__ROUTER"], data: SpecificRouterData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__SAN_ZONING"],
        data: SpecificSanZoningData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__SERVICE"],
        data: SpecificServiceData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__SWITCH_FC"],
        data: SpecificSwitchFcData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__SWITCH_NET"],
        data: SpecificSwitchNetData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__UPS"], data: SpecificUpsData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__WAN"], data: SpecificWanData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: _t.Literal["C__CATS__WS"], data: SpecificWsData) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__WS_ASSIGNMENT"],
        data: SpecificWsAssignmentData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__WS_NET_TYPE"],
        data: SpecificWsNetTypeData,
    ) -> Call[EntryCreated]: ...

    @_t.overload
    def create(self, *, objID: ObjectId, category: OtherConstant, data: EntryData) -> Call[EntryCreated]: ...

    def create(self, **params: _t.Any) -> Call[_t.Any]:
        """Create an entry. Deprecated: use cmdb.category.save."""
        return Call("cmdb.category.create", params)

    @_t.overload
    def delete(self, *, objID: ObjectId, category: MultiValueCategory, cateID: EntryId) -> Call[Done]: ...

    @_t.overload
    def delete(self, *, objID: ObjectId, category: MultiValueCategory, entry: EntryId) -> Call[Done]: ...

    def delete(self, **params: _t.Any) -> Call[_t.Any]:
        """Take an entry one step towards deletion."""
        return Call("cmdb.category.delete", params)

    def purge(self, *, object: ObjectId, category: CategoryConstant, entry: _t.Optional[EntryId] = None) -> Call[Done]:
        """Purge an entry."""
        return Call("cmdb.category.purge", {"object": object, "category": category, "entry": entry})

    def quickpurge(self, *, objID: ObjectId, category: CategoryConstant, cateID: _t.Optional[EntryId] = None) -> Call[Done]:
        """Purge an entry where Quickpurge is enabled."""
        return Call("cmdb.category.quickpurge", {"objID": objID, "category": category, "cateID": cateID})

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ACCESS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[AccessEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ACCOUNTING"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[AccountingEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ADDRESS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[AddressEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__AIRCRAFT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[AircraftEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__APPLICATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ApplicationEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_CARDS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[AssignedCardsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_LOGICAL_UNIT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[AssignedLogicalUnitEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_SIM_CARDS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[AssignedSimCardsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_SUBSCRIPTIONS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[AssignedSubscriptionsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_USERS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[AssignedUsersEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_WORKSTATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[AssignedWorkstationEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__AUDIT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[AuditEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__BACKUP"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[BackupEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__BACKUP__ASSIGNED_OBJECTS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[BackupAssignedObjectsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CABLE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[CableEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CARDS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[CardsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CERTIFICATE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[CertificateEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLOUD_SUBSCRIPTIONS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[CloudSubscriptionsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ClusterEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_ADM_SERVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ClusterAdmServiceEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_MEMBERS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ClusterMembersEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_MEMBERSHIPS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ClusterMembershipsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_ROOT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ClusterRootEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_SERVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ClusterServiceEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__COMPUTING_RESOURCES"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ComputingResourcesEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONNECTOR"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ConnectorEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONTACT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ContactEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONTRACT_ASSIGNMENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ContractAssignmentEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONTROLLER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ControllerEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONTROLLER_FC_PORT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ControllerFcPortEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CPU"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[CpuEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CUSTOM_FIELDS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[CustomFieldsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CUSTOM_FIELDS_EXAMPLE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[CustomFieldsExampleEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__DATABASE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[DatabaseEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_ASSIGNMENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[DatabaseAssignmentEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_SA"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[DatabaseSaEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_TABLE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[DatabaseTableEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__DRIVE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[DriveEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__EMERGENCY_PLAN"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[EmergencyPlanEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__FIBER_LEAD"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[FiberLeadEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__FILE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[FileEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__FORMFACTOR"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[FormfactorEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__GLOBAL"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[GlobalEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__GRAPHIC"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[GraphicEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__GROUP_MEMBERSHIPS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[GroupMembershipsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__GUEST_SYSTEMS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[GuestSystemsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__HBA"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[HbaEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IDENTIFIER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[IdentifierEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IMAGE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ImageEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IMAGES"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ImagesEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__INVOICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[InvoiceEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IP"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[IpEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ITS_LOGBOOK"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ItsLogbookEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ITS_TYPE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ItsTypeEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ItServiceEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE_COMPONENTS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ItServiceComponentsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE_RELATIONS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ItServiceRelationsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__JDISC_CA"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[JdiscCaEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LAST_LOGIN_USER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[LastLoginUserEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LDAP_DN"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[LdapDnEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LDEV_CLIENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[LdevClientEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LDEV_SERVER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[LdevServerEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LIVESTATUS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[LivestatusEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LOCATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[LocationEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LOGBOOK"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[LogbookEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__LOGICAL_UNIT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[LogicalUnitEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__MAIL_ADDRESSES"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[MailAddressesEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__MANAGED_OBJECTS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ManagedObjectsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__MANUAL"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ManualEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__MEMORY"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[MemoryEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__MODEL"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ModelEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__MONITORING"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[MonitoringEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NDO"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[NdoEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NETWORK"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[NetworkEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_INTERFACE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[NetworkInterfaceEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_LOG_PORT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[NetworkLogPortEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_PORT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[NetworkPortEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_CONNECTIONS_FOLDER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[NetConnectionsFolderEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_CONNECTOR"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[NetConnectorEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_LISTENER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[NetListenerEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_ZONE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[NetZoneEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_ZONE_OPTIONS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[NetZoneOptionsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_ZONE_SCOPES"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[NetZoneScopesEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__OBJECT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ObjectEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__OPERATING_SYSTEM"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[OperatingSystemEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__PASSWD"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[PasswdEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__PERSON_ASSIGNED_WORKSTATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[PersonAssignedWorkstationEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__PLANNING"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[PlanningEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__POWER_CONSUMER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[PowerConsumerEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__POWER_SUPPLIER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[PowerSupplierEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__QINQ_CE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[QinqCeEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__QINQ_SP"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[QinqSpEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__RAID"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[RaidEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__RELATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[RelationEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__RM_CONTROLLER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[RmControllerEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__RM_CONTROLLER_BACKWARD"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[RmControllerBackwardEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SERVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ServiceEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SHARES"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SharesEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SHARE_ACCESS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[ShareAccessEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SIM"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SimEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SIM_CARD"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SimCardEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SLA"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SlaEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SMARTCARD_CERTIFICATE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SmartcardCertificateEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SNMP"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SnmpEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SOA_STACKS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SoaStacksEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SOUND"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SoundEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__STACK_MEMBER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[StackMemberEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__STORAGE_DEVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[StorageDeviceEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SUPPORT_ENTITLEMENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SupportEntitlementEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__TELEPHONE_FAX"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[TelephoneFaxEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__TSI_SERVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[TsiServiceEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__UNIVERSAL_INTERFACE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[UniversalInterfaceEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VEHICLE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[VehicleEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VERSION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[VersionEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_DEVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[VirtualDeviceEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_HOST"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[VirtualHostEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_HOST_ROOT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[VirtualHostRootEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_MACHINE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[VirtualMachineEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_MACHINE__ROOT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[VirtualMachineRootEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_SWITCH"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[VirtualSwitchEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VOIP_PHONE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[VoipPhoneEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VOIP_PHONE_LINE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[VoipPhoneLineEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VRRP"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[VrrpEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VRRP_MEMBER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[VrrpMemberEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__WAN"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[WanEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__AC"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificAcEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ACCESS_POINT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificAccessPointEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificApplicationEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_ASSIGNED_OBJ"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificApplicationAssignedObjEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificApplicationDbmsAssignedObjEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificApplicationServiceAssignedObjEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_VARIANT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificApplicationVariantEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CELL_PHONE_CONTRACT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificCellPhoneContractEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificChassisEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_DEVICES"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificChassisDevicesEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_SLOT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificChassisSlotEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_VIEW"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificChassisViewEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CLIENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificClientEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CLUSTER_SERVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificClusterServiceEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CONTRACT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificContractEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CONTRACT_ALLOCATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificContractAllocationEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CONTRACT_INFORMATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificContractInformationEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_ACCESS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificDatabaseAccessEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_GATEWAY"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificDatabaseGatewayEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_INSTALLATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificDatabaseInstallationEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_INSTANCE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificDatabaseInstanceEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_LINKS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificDatabaseLinksEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_OBJECTS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificDatabaseObjectsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_SCHEMA"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificDatabaseSchemaEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DBMS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificDbmsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificEmergencyPlanEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN_ATTRIBUTE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificEmergencyPlanAttributeEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificEmergencyPlanLinkedObjectsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ENCLOSURE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificEnclosureEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EPS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificEpsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__FILE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificFileEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__FILE_ACTUAL"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificFileActualEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__FILE_OBJECTS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificFileObjectsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__FILE_VERSIONS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificFileVersionsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__GROUP"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificGroupEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__GROUP_TYPE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificGroupTypeEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__KRYPTO_CARD"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificKryptoCardEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificLayer2NetEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificLayer2NetAssignedLogicalPortsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET_ASSIGNED_PORTS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificLayer2NetAssignedPortsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LICENCE_LIST"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificLicenceListEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__MIDDLEWARE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificMiddlewareEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__MONITOR"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificMonitorEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__NET"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificNetEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__NET_DHCP"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificNetDhcpEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__NET_IP_ADDRESSES"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificNetIpAddressesEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__NET_ZONE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificNetZoneEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__OPERATING_SYSTEM"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificOperatingSystemEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificOrganizationEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificOrganizationContactAssignmentEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_MASTER_DATA"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificOrganizationMasterDataEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_PERSONS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificOrganizationPersonsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PARALLEL_RELATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificParallelRelationEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PDU"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificPduEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PDU_BRANCH"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificPduBranchEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificPersonEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_ASSIGNED_GROUPS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificPersonAssignedGroupsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_CONTACT_ASSIGNMENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificPersonContactAssignmentEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificPersonGroupEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificPersonGroupContactAssignmentEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_MASTER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificPersonGroupMasterEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_MEMBERS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificPersonGroupMembersEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_LOGIN"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificPersonLoginEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_MASTER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificPersonMasterEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PRT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificPrtEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__RELATION_DETAILS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificRelationDetailsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__REPLICATION"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificReplicationEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__REPLICATION_PARTNER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificReplicationPartnerEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ROOM"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificRoomEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ROUTER"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificRouterEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__SAN_ZONING"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificSanZoningEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__SERVICE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificServiceEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__SWITCH_FC"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificSwitchFcEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__SWITCH_NET"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificSwitchNetEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__UPS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificUpsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__WAN"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificWanEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__WS"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificWsEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__WS_ASSIGNMENT"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificWsAssignmentEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__WS_NET_TYPE"],
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[_t.List[SpecificWsNetTypeEntry]]: ...

    @_t.overload
    def read(
        self,
        *,
        objID: ObjectId,
        category: OtherConstant,
        status: _t.Optional[EntryStatusFilter] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[CategoryEntries]: ...

    def read(self, **params: _t.Any) -> Call[_t.Any]:
        """Read the entries of a category."""
        return Call("cmdb.category.read", params)

    def recycle(self, *, object: ObjectId, category: MultiValueCategory, entry: EntryId) -> Call[Done]:
        """Recycle an entry."""
        return Call("cmdb.category.recycle", {"object": object, "category": category, "entry": entry})

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ACCESS"],
        data: AccessData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ACCOUNTING"],
        data: AccountingData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ADDRESS"],
        data: AddressData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__AIRCRAFT"],
        data: AircraftData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__APPLICATION"],
        data: ApplicationData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_CARDS"],
        data: AssignedCardsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_LOGICAL_UNIT"],
        data: AssignedLogicalUnitData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_SIM_CARDS"],
        data: AssignedSimCardsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_SUBSCRIPTIONS"],
        data: AssignedSubscriptionsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_USERS"],
        data: AssignedUsersData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_WORKSTATION"],
        data: AssignedWorkstationData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__AUDIT"],
        data: AuditData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__BACKUP"],
        data: BackupData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__BACKUP__ASSIGNED_OBJECTS"],
        data: BackupAssignedObjectsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CABLE"],
        data: CableData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CARDS"],
        data: CardsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CERTIFICATE"],
        data: CertificateData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CLOUD_SUBSCRIPTIONS"],
        data: CloudSubscriptionsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER"],
        data: ClusterData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_ADM_SERVICE"],
        data: ClusterAdmServiceData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_MEMBERS"],
        data: ClusterMembersData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_MEMBERSHIPS"],
        data: ClusterMembershipsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_ROOT"],
        data: ClusterRootData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_SERVICE"],
        data: ClusterServiceData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__COMPUTING_RESOURCES"],
        data: ComputingResourcesData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CONNECTOR"],
        data: ConnectorData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CONTACT"],
        data: ContactData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CONTRACT_ASSIGNMENT"],
        data: ContractAssignmentData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CONTROLLER"],
        data: ControllerData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CONTROLLER_FC_PORT"],
        data: ControllerFcPortData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CPU"],
        data: CpuData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__CUSTOM_FIELDS_EXAMPLE"],
        data: CustomFieldsExampleData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__DATABASE"],
        data: DatabaseData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_ASSIGNMENT"],
        data: DatabaseAssignmentData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_SA"],
        data: DatabaseSaData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_TABLE"],
        data: DatabaseTableData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__DRIVE"],
        data: DriveData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__EMERGENCY_PLAN"],
        data: EmergencyPlanData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__FIBER_LEAD"],
        data: FiberLeadData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__FILE"],
        data: FileData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__FORMFACTOR"],
        data: FormfactorData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__GLOBAL"],
        data: GlobalData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__GRAPHIC"],
        data: GraphicData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__GROUP_MEMBERSHIPS"],
        data: GroupMembershipsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__GUEST_SYSTEMS"],
        data: GuestSystemsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__HBA"],
        data: HbaData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__IDENTIFIER"],
        data: IdentifierData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__IMAGE"],
        data: ImageData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__IMAGES"],
        data: ImagesData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__INVOICE"],
        data: InvoiceData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__IP"],
        data: IpData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__ITS_TYPE"],
        data: ItsTypeData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE"],
        data: ItServiceData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE_COMPONENTS"],
        data: ItServiceComponentsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE_RELATIONS"],
        data: ItServiceRelationsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__JDISC_CA"],
        data: JdiscCaData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__LAST_LOGIN_USER"],
        data: LastLoginUserData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__LDEV_CLIENT"],
        data: LdevClientData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__LDEV_SERVER"],
        data: LdevServerData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__LOCATION"],
        data: LocationData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__LOGBOOK"],
        data: LogbookData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__LOGICAL_UNIT"],
        data: LogicalUnitData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__MAIL_ADDRESSES"],
        data: MailAddressesData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__MANAGED_OBJECTS"],
        data: ManagedObjectsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__MANUAL"],
        data: ManualData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__MEMORY"],
        data: MemoryData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__MODEL"],
        data: ModelData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__MONITORING"],
        data: MonitoringData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__NETWORK"],
        data: NetworkData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_INTERFACE"],
        data: NetworkInterfaceData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_LOG_PORT"],
        data: NetworkLogPortData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_PORT"],
        data: NetworkPortData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__NET_CONNECTIONS_FOLDER"],
        data: NetConnectionsFolderData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__NET_CONNECTOR"],
        data: NetConnectorData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__NET_LISTENER"],
        data: NetListenerData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__NET_ZONE_OPTIONS"],
        data: NetZoneOptionsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__OBJECT"],
        data: ObjectData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__OPERATING_SYSTEM"],
        data: OperatingSystemData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__PASSWD"],
        data: PasswdData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__PERSON_ASSIGNED_WORKSTATION"],
        data: PersonAssignedWorkstationData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__PLANNING"],
        data: PlanningData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__POWER_CONSUMER"],
        data: PowerConsumerData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__POWER_SUPPLIER"],
        data: PowerSupplierData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__QINQ_SP"],
        data: QinqSpData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__RAID"],
        data: RaidData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__RELATION"],
        data: RelationData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__RM_CONTROLLER"],
        data: RmControllerData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__RM_CONTROLLER_BACKWARD"],
        data: RmControllerBackwardData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SERVICE"],
        data: ServiceData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SHARES"],
        data: SharesData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SHARE_ACCESS"],
        data: ShareAccessData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SIM"],
        data: SimData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SIM_CARD"],
        data: SimCardData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SLA"],
        data: SlaData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SMARTCARD_CERTIFICATE"],
        data: SmartcardCertificateData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SOA_STACKS"],
        data: SoaStacksData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SOUND"],
        data: SoundData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__STACK_MEMBER"],
        data: StackMemberData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__STORAGE_DEVICE"],
        data: StorageDeviceData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__SUPPORT_ENTITLEMENT"],
        data: SupportEntitlementData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__TELEPHONE_FAX"],
        data: TelephoneFaxData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__TSI_SERVICE"],
        data: TsiServiceData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__UNIVERSAL_INTERFACE"],
        data: UniversalInterfaceData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VEHICLE"],
        data: VehicleData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VERSION"],
        data: VersionData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_DEVICE"],
        data: VirtualDeviceData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_HOST"],
        data: VirtualHostData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_HOST_ROOT"],
        data: VirtualHostRootData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_MACHINE"],
        data: VirtualMachineData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_MACHINE__ROOT"],
        data: VirtualMachineRootData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_SWITCH"],
        data: VirtualSwitchData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VOIP_PHONE"],
        data: VoipPhoneData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VOIP_PHONE_LINE"],
        data: VoipPhoneLineData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VRRP"],
        data: VrrpData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__VRRP_MEMBER"],
        data: VrrpMemberData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATG__WAN"],
        data: WanData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__AC"],
        data: SpecificAcData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__ACCESS_POINT"],
        data: SpecificAccessPointData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION"],
        data: SpecificApplicationData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_ASSIGNED_OBJ"],
        data: SpecificApplicationAssignedObjData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ"],
        data: SpecificApplicationDbmsAssignedObjData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ"],
        data: SpecificApplicationServiceAssignedObjData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_VARIANT"],
        data: SpecificApplicationVariantData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__CELL_PHONE_CONTRACT"],
        data: SpecificCellPhoneContractData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS"],
        data: SpecificChassisData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_DEVICES"],
        data: SpecificChassisDevicesData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_SLOT"],
        data: SpecificChassisSlotData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__CLIENT"],
        data: SpecificClientData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__CLUSTER_SERVICE"],
        data: SpecificClusterServiceData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__CONTRACT"],
        data: SpecificContractData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__CONTRACT_INFORMATION"],
        data: SpecificContractInformationData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_ACCESS"],
        data: SpecificDatabaseAccessData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_GATEWAY"],
        data: SpecificDatabaseGatewayData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_INSTALLATION"],
        data: SpecificDatabaseInstallationData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_INSTANCE"],
        data: SpecificDatabaseInstanceData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_LINKS"],
        data: SpecificDatabaseLinksData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_OBJECTS"],
        data: SpecificDatabaseObjectsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_SCHEMA"],
        data: SpecificDatabaseSchemaData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__DBMS"],
        data: SpecificDbmsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN"],
        data: SpecificEmergencyPlanData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN_ATTRIBUTE"],
        data: SpecificEmergencyPlanAttributeData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS"],
        data: SpecificEmergencyPlanLinkedObjectsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__ENCLOSURE"],
        data: SpecificEnclosureData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__EPS"],
        data: SpecificEpsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__FILE"],
        data: SpecificFileData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__FILE_ACTUAL"],
        data: SpecificFileActualData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__FILE_OBJECTS"],
        data: SpecificFileObjectsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__FILE_VERSIONS"],
        data: SpecificFileVersionsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__GROUP"],
        data: SpecificGroupData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__GROUP_TYPE"],
        data: SpecificGroupTypeData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__KRYPTO_CARD"],
        data: SpecificKryptoCardData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET"],
        data: SpecificLayer2NetData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS"],
        data: SpecificLayer2NetAssignedLogicalPortsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET_ASSIGNED_PORTS"],
        data: SpecificLayer2NetAssignedPortsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__LICENCE_LIST"],
        data: SpecificLicenceListData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__MIDDLEWARE"],
        data: SpecificMiddlewareData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__MONITOR"],
        data: SpecificMonitorData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__NET"],
        data: SpecificNetData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__NET_DHCP"],
        data: SpecificNetDhcpData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__NET_ZONE"],
        data: SpecificNetZoneData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__OPERATING_SYSTEM"],
        data: SpecificOperatingSystemData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION"],
        data: SpecificOrganizationData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT"],
        data: SpecificOrganizationContactAssignmentData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_MASTER_DATA"],
        data: SpecificOrganizationMasterDataData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_PERSONS"],
        data: SpecificOrganizationPersonsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PARALLEL_RELATION"],
        data: SpecificParallelRelationData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PDU"],
        data: SpecificPduData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PDU_BRANCH"],
        data: SpecificPduBranchData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON"],
        data: SpecificPersonData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON_ASSIGNED_GROUPS"],
        data: SpecificPersonAssignedGroupsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON_CONTACT_ASSIGNMENT"],
        data: SpecificPersonContactAssignmentData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP"],
        data: SpecificPersonGroupData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT"],
        data: SpecificPersonGroupContactAssignmentData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_MASTER"],
        data: SpecificPersonGroupMasterData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_MEMBERS"],
        data: SpecificPersonGroupMembersData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON_LOGIN"],
        data: SpecificPersonLoginData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PERSON_MASTER"],
        data: SpecificPersonMasterData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__PRT"],
        data: SpecificPrtData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__RELATION_DETAILS"],
        data: SpecificRelationDetailsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__REPLICATION"],
        data: SpecificReplicationData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__REPLICATION_PARTNER"],
        data: SpecificReplicationPartnerData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__ROOM"],
        data: SpecificRoomData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__ROUTER"],
        data: SpecificRouterData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__SAN_ZONING"],
        data: SpecificSanZoningData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__SERVICE"],
        data: SpecificServiceData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__SWITCH_FC"],
        data: SpecificSwitchFcData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__SWITCH_NET"],
        data: SpecificSwitchNetData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__UPS"],
        data: SpecificUpsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__WAN"],
        data: SpecificWanData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__WS"],
        data: SpecificWsData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__WS_ASSIGNMENT"],
        data: SpecificWsAssignmentData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: _t.Literal["C__CATS__WS_NET_TYPE"],
        data: SpecificWsNetTypeData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    @_t.overload
    def save(
        self,
        *,
        object: ObjectId,
        category: OtherConstant,
        data: EntryData,
        entry: _t.Optional[EntryId] = None,
    ) -> Call[EntrySaved]: ...

    def save(self, **params: _t.Any) -> Call[_t.Any]:
        """Create or update an entry."""
        return Call("cmdb.category.save", params)

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ACCESS"], data: AccessData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ACCOUNTING"], data: AccountingData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ADDRESS"], data: AddressData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__AIRCRAFT"], data: AircraftData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__APPLICATION"], data: ApplicationData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ASSIGNED_CARDS"], data: AssignedCardsData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_LOGICAL_UNIT"],
        data: AssignedLogicalUnitData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_SIM_CARDS"],
        data: AssignedSimCardsData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_SUBSCRIPTIONS"],
        data: AssignedSubscriptionsData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ASSIGNED_USERS"], data: AssignedUsersData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__ASSIGNED_WORKSTATION"],
        data: AssignedWorkstationData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__AUDIT"], data: AuditData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__BACKUP"], data: BackupData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__BACKUP__ASSIGNED_OBJECTS"],
        data: BackupAssignedObjectsData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CABLE"], data: CableData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CARDS"], data: CardsData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CERTIFICATE"], data: CertificateData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLOUD_SUBSCRIPTIONS"],
        data: CloudSubscriptionsData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CLUSTER"], data: ClusterData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_ADM_SERVICE"],
        data: ClusterAdmServiceData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CLUSTER_MEMBERS"], data: ClusterMembersData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CLUSTER_MEMBERSHIPS"],
        data: ClusterMembershipsData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CLUSTER_ROOT"], data: ClusterRootData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CLUSTER_SERVICE"], data: ClusterServiceData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__COMPUTING_RESOURCES"],
        data: ComputingResourcesData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CONNECTOR"], data: ConnectorData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CONTACT"], data: ContactData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONTRACT_ASSIGNMENT"],
        data: ContractAssignmentData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CONTROLLER"], data: ControllerData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CONTROLLER_FC_PORT"],
        data: ControllerFcPortData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__CPU"], data: CpuData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__CUSTOM_FIELDS_EXAMPLE"],
        data: CustomFieldsExampleData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__DATABASE"], data: DatabaseData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__DATABASE_ASSIGNMENT"],
        data: DatabaseAssignmentData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__DATABASE_SA"], data: DatabaseSaData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__DATABASE_TABLE"], data: DatabaseTableData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__DRIVE"], data: DriveData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__EMERGENCY_PLAN"], data: EmergencyPlanData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__FIBER_LEAD"], data: FiberLeadData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__FILE"], data: FileData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__FORMFACTOR"], data: FormfactorData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__GLOBAL"], data: GlobalData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__GRAPHIC"], data: GraphicData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__GROUP_MEMBERSHIPS"],
        data: GroupMembershipsData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__GUEST_SYSTEMS"], data: GuestSystemsData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__HBA"], data: HbaData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IDENTIFIER"], data: IdentifierData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IMAGE"], data: ImageData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IMAGES"], data: ImagesData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__INVOICE"], data: InvoiceData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IP"], data: IpData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__ITS_TYPE"], data: ItsTypeData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__IT_SERVICE"], data: ItServiceData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE_COMPONENTS"],
        data: ItServiceComponentsData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__IT_SERVICE_RELATIONS"],
        data: ItServiceRelationsData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__JDISC_CA"], data: JdiscCaData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LAST_LOGIN_USER"], data: LastLoginUserData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LDEV_CLIENT"], data: LdevClientData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LDEV_SERVER"], data: LdevServerData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LOCATION"], data: LocationData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LOGBOOK"], data: LogbookData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__LOGICAL_UNIT"], data: LogicalUnitData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MAIL_ADDRESSES"], data: MailAddressesData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MANAGED_OBJECTS"], data: ManagedObjectsData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MANUAL"], data: ManualData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MEMORY"], data: MemoryData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MODEL"], data: ModelData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__MONITORING"], data: MonitoringData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__NETWORK"], data: NetworkData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_INTERFACE"],
        data: NetworkInterfaceData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NETWORK_LOG_PORT"],
        data: NetworkLogPortData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__NETWORK_PORT"], data: NetworkPortData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_CONNECTIONS_FOLDER"],
        data: NetConnectionsFolderData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__NET_CONNECTOR"], data: NetConnectorData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__NET_LISTENER"], data: NetListenerData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__NET_ZONE_OPTIONS"],
        data: NetZoneOptionsData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__OBJECT"], data: ObjectData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__OPERATING_SYSTEM"],
        data: OperatingSystemData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__PASSWD"], data: PasswdData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__PERSON_ASSIGNED_WORKSTATION"],
        data: PersonAssignedWorkstationData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__PLANNING"], data: PlanningData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__POWER_CONSUMER"], data: PowerConsumerData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__POWER_SUPPLIER"], data: PowerSupplierData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__QINQ_SP"], data: QinqSpData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__RAID"], data: RaidData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__RELATION"], data: RelationData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__RM_CONTROLLER"], data: RmControllerData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__RM_CONTROLLER_BACKWARD"],
        data: RmControllerBackwardData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SERVICE"], data: ServiceData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SHARES"], data: SharesData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SHARE_ACCESS"], data: ShareAccessData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SIM"], data: SimData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SIM_CARD"], data: SimCardData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SLA"], data: SlaData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SMARTCARD_CERTIFICATE"],
        data: SmartcardCertificateData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SOA_STACKS"], data: SoaStacksData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__SOUND"], data: SoundData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__STACK_MEMBER"], data: StackMemberData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__STORAGE_DEVICE"], data: StorageDeviceData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__SUPPORT_ENTITLEMENT"],
        data: SupportEntitlementData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__TELEPHONE_FAX"], data: TelephoneFaxData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__TSI_SERVICE"], data: TsiServiceData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__UNIVERSAL_INTERFACE"],
        data: UniversalInterfaceData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VEHICLE"], data: VehicleData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VERSION"], data: VersionData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VIRTUAL_DEVICE"], data: VirtualDeviceData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VIRTUAL_HOST"], data: VirtualHostData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_HOST_ROOT"],
        data: VirtualHostRootData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VIRTUAL_MACHINE"], data: VirtualMachineData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATG__VIRTUAL_MACHINE__ROOT"],
        data: VirtualMachineRootData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VIRTUAL_SWITCH"], data: VirtualSwitchData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VOIP_PHONE"], data: VoipPhoneData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VOIP_PHONE_LINE"], data: VoipPhoneLineData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VRRP"], data: VrrpData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__VRRP_MEMBER"], data: VrrpMemberData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATG__WAN"], data: WanData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__AC"], data: SpecificAcData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ACCESS_POINT"],
        data: SpecificAccessPointData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION"],
        data: SpecificApplicationData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_ASSIGNED_OBJ"],
        data: SpecificApplicationAssignedObjData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ"],
        data: SpecificApplicationDbmsAssignedObjData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ"],
        data: SpecificApplicationServiceAssignedObjData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__APPLICATION_VARIANT"],
        data: SpecificApplicationVariantData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CELL_PHONE_CONTRACT"],
        data: SpecificCellPhoneContractData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__CHASSIS"], data: SpecificChassisData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_DEVICES"],
        data: SpecificChassisDevicesData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CHASSIS_SLOT"],
        data: SpecificChassisSlotData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__CLIENT"], data: SpecificClientData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CLUSTER_SERVICE"],
        data: SpecificClusterServiceData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__CONTRACT"], data: SpecificContractData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__CONTRACT_INFORMATION"],
        data: SpecificContractInformationData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_ACCESS"],
        data: SpecificDatabaseAccessData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_GATEWAY"],
        data: SpecificDatabaseGatewayData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_INSTALLATION"],
        data: SpecificDatabaseInstallationData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_INSTANCE"],
        data: SpecificDatabaseInstanceData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_LINKS"],
        data: SpecificDatabaseLinksData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_OBJECTS"],
        data: SpecificDatabaseObjectsData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__DATABASE_SCHEMA"],
        data: SpecificDatabaseSchemaData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__DBMS"], data: SpecificDbmsData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN"],
        data: SpecificEmergencyPlanData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN_ATTRIBUTE"],
        data: SpecificEmergencyPlanAttributeData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__EMERGENCY_PLAN_LINKED_OBJECTS"],
        data: SpecificEmergencyPlanLinkedObjectsData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__ENCLOSURE"], data: SpecificEnclosureData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__EPS"], data: SpecificEpsData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__FILE"], data: SpecificFileData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__FILE_ACTUAL"], data: SpecificFileActualData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__FILE_OBJECTS"],
        data: SpecificFileObjectsData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__FILE_VERSIONS"],
        data: SpecificFileVersionsData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__GROUP"], data: SpecificGroupData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__GROUP_TYPE"], data: SpecificGroupTypeData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__KRYPTO_CARD"], data: SpecificKryptoCardData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__LAYER2_NET"], data: SpecificLayer2NetData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET_ASSIGNED_LOGICAL_PORTS"],
        data: SpecificLayer2NetAssignedLogicalPortsData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LAYER2_NET_ASSIGNED_PORTS"],
        data: SpecificLayer2NetAssignedPortsData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__LICENCE_LIST"],
        data: SpecificLicenceListData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__MIDDLEWARE"], data: SpecificMiddlewareData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__MONITOR"], data: SpecificMonitorData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__NET"], data: SpecificNetData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__NET_DHCP"], data: SpecificNetDhcpData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__NET_ZONE"], data: SpecificNetZoneData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__OPERATING_SYSTEM"],
        data: SpecificOperatingSystemData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION"],
        data: SpecificOrganizationData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_CONTACT_ASSIGNMENT"],
        data: SpecificOrganizationContactAssignmentData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_MASTER_DATA"],
        data: SpecificOrganizationMasterDataData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__ORGANIZATION_PERSONS"],
        data: SpecificOrganizationPersonsData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PARALLEL_RELATION"],
        data: SpecificParallelRelationData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__PDU"], data: SpecificPduData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__PDU_BRANCH"], data: SpecificPduBranchData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__PERSON"], data: SpecificPersonData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_ASSIGNED_GROUPS"],
        data: SpecificPersonAssignedGroupsData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_CONTACT_ASSIGNMENT"],
        data: SpecificPersonContactAssignmentData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP"],
        data: SpecificPersonGroupData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_CONTACT_ASSIGNMENT"],
        data: SpecificPersonGroupContactAssignmentData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_MASTER"],
        data: SpecificPersonGroupMasterData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_GROUP_MEMBERS"],
        data: SpecificPersonGroupMembersData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_LOGIN"],
        data: SpecificPersonLoginData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__PERSON_MASTER"],
        data: SpecificPersonMasterData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__PRT"], data: SpecificPrtData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__RELATION_DETAILS"],
        data: SpecificRelationDetailsData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__REPLICATION"],
        data: SpecificReplicationData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__REPLICATION_PARTNER"],
        data: SpecificReplicationPartnerData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__ROOM"], data: SpecificRoomData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__ROUTER"], data: SpecificRouterData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__SAN_ZONING"], data: SpecificSanZoningData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__SERVICE"], data: SpecificServiceData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__SWITCH_FC"], data: SpecificSwitchFcData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__SWITCH_NET"], data: SpecificSwitchNetData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__UPS"], data: SpecificUpsData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__WAN"], data: SpecificWanData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__WS"], data: SpecificWsData) -> Call[Done]: ...

    @_t.overload
    def update(
        self,
        *,
        objID: ObjectId,
        category: _t.Literal["C__CATS__WS_ASSIGNMENT"],
        data: SpecificWsAssignmentData,
    ) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: _t.Literal["C__CATS__WS_NET_TYPE"], data: SpecificWsNetTypeData) -> Call[Done]: ...

    @_t.overload
    def update(self, *, objID: ObjectId, category: OtherConstant, data: EntryData) -> Call[Done]: ...

    def update(self, **params: _t.Any) -> Call[_t.Any]:
        """Update an entry. Deprecated: use cmdb.category.save."""
        return Call("cmdb.category.update", params)


class _CallsCmdbCategory_info:
    """The methods cmdb.category_info.*"""

    def read(self, *, category: CategoryConstant) -> Call[CategoryInfo]:
        """Read the attributes of a category."""
        return Call("cmdb.category_info.read", {"category": category})


class _CallsCmdbCondition:
    """The methods cmdb.condition.*"""

    def read(self, *, conditions: ReportConditions) -> Call[FoundObjects]:
        """Find objects by conditions."""
        return Call("cmdb.condition.read", {"conditions": conditions})


class _CallsCmdbDialog:
    """The methods cmdb.dialog.*"""

    def create(
        self,
        *,
        category: CategoryConstant,
        property: AttributeKey,
        value: ChoiceTitle,
        parent: _t.Optional[ParentReference] = None,
    ) -> Call[ChoiceSaved]:
        """Add a choice to a dialog."""
        return Call("cmdb.dialog.create", {"category": category, "property": property, "value": value, "parent": parent})

    def delete(self, *, category: CategoryConstant, property: AttributeKey, entry_id: AddedChoiceId) -> Call[ChoiceSaved]:
        """Delete a choice of a dialog."""
        return Call("cmdb.dialog.delete", {"category": category, "property": property, "entry_id": entry_id})

    def read(self, *, category: CategoryConstant, property: DialogProperty) -> Call[DialogChoices]:
        """Read the choices of a dialog."""
        return Call("cmdb.dialog.read", {"category": category, "property": property})

    def update(
        self,
        *,
        category: CategoryConstant,
        property: AttributeKey,
        entry_id: AddedChoiceId,
        value: ChoiceTitle,
    ) -> Call[ChoiceSaved]:
        """Retitle a choice of a dialog."""
        return Call("cmdb.dialog.update", {"category": category, "property": property, "entry_id": entry_id, "value": value})


class _CallsCmdbLocation_tree:
    """The methods cmdb.location_tree.*"""

    def read(
        self,
        *,
        id: ObjectId,
        status: _t.Optional[RelatedStatusFilter] = None,
        depth: _t.Optional[TreeDepth] = None,
    ) -> Call[Places]:
        """Read what stands in a place."""
        return Call("cmdb.location_tree.read", {"id": id, "status": status, "depth": depth})


class _CallsCmdbObject:
    """The methods cmdb.object.*"""

    def archive(self, *, object: ObjectId) -> Call[Done]:
        """Archive an object."""
        return Call("cmdb.object.archive", {"object": object})

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
    ) -> Call[ObjectCreated]:
        """Create an object."""
        return Call(
            "cmdb.object.create",
            {
                "type": type,
                "title": title,
                "category": category,
                "purpose": purpose,
                "cmdb_status": cmdb_status,
                "description": description,
                "sysid": sysid,
                "status": status,
                "template": template,
                "defaultTemplate": defaultTemplate,
                "categories": categories,
            },
        )

    def delete(self, *, id: ObjectId, status: DeletionTarget) -> Call[Done]:
        """Archive, delete or purge an object."""
        return Call("cmdb.object.delete", {"id": id, "status": status})

    def markAsMassChangeTemplate(self, *, object: ObjectId) -> Call[Done]:
        """Mark an object as mass change template."""
        return Call("cmdb.object.markAsMassChangeTemplate", {"object": object})

    def markAsTemplate(self, *, object: ObjectId) -> Call[Done]:
        """Mark an object as template."""
        return Call("cmdb.object.markAsTemplate", {"object": object})

    def purge(self, *, object: ObjectId) -> Call[Done]:
        """Purge an object."""
        return Call("cmdb.object.purge", {"object": object})

    @_t.overload
    def quickpurge(self, *, id: ObjectId) -> Call[Done]: ...

    @_t.overload
    def quickpurge(self, *, ids: ObjectIds) -> Call[Done]: ...

    def quickpurge(self, **params: _t.Any) -> Call[_t.Any]:
        """Purge objects where Quickpurge is enabled."""
        return Call("cmdb.object.quickpurge", params)

    def read(self, *, id: ObjectId) -> Call[CmdbObject]:
        """Read an object."""
        return Call("cmdb.object.read", {"id": id})

    def recycle(self, *, object: ObjectId) -> Call[Done]:
        """Recycle an object."""
        return Call("cmdb.object.recycle", {"object": object})

    def update(self, *, id: ObjectId, title: Title) -> Call[Done]:
        """Change the title of an object."""
        return Call("cmdb.object.update", {"id": id, "title": title})


class _CallsCmdbObject_type_categories:
    """The methods cmdb.object_type_categories.*"""

    def read(self, *, type: ObjectTypeReference, raw: _t.Optional[Flag] = None) -> Call[ObjectTypeCategories]:
        """Read the categories of an object type."""
        return Call("cmdb.object_type_categories.read", {"type": type, "raw": raw})


class _CallsCmdbObject_type_groups:
    """The methods cmdb.object_type_groups.*"""

    def read(
        self,
        *,
        filter: _t.Optional[ObjectTypeGroupFilter] = None,
        order_by: _t.Optional[ObjectTypeOrder] = None,
        sort: _t.Optional[SortDirection] = None,
        limit: _t.Optional[ListLimit] = None,
        raw: _t.Optional[Flag] = None,
    ) -> Call[ObjectTypeGroups]:
        """Read groups of object types."""
        return Call(
            "cmdb.object_type_groups.read",
            {"filter": filter, "order_by": order_by, "sort": sort, "limit": limit, "raw": raw},
        )


class _CallsCmdbObject_types:
    """The methods cmdb.object_types.*"""

    def read(
        self,
        *,
        filter: _t.Optional[ObjectTypeFilter] = None,
        countobjects: _t.Optional[Flag] = None,
        order_by: _t.Optional[ObjectTypeOrder] = None,
        sort: _t.Optional[SortDirection] = None,
        limit: _t.Optional[ListLimit] = None,
        raw: _t.Optional[Flag] = None,
    ) -> Call[ObjectTypes]:
        """Read object types."""
        return Call(
            "cmdb.object_types.read",
            {"filter": filter, "countobjects": countobjects, "order_by": order_by, "sort": sort, "limit": limit, "raw": raw},
        )


class _CallsCmdbObjects:
    """The methods cmdb.objects.*"""

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
        fields: _t.Optional[ObjectColumns] = None,
        content: _t.Optional[Flag] = None,
    ) -> Call[ObjectList]:
        """List objects."""
        return Call(
            "cmdb.objects.read",
            {
                "filter": filter,
                "limit": limit,
                "order_by": order_by,
                "sort": sort,
                "cursor": cursor,
                "count": count,
                "categories": categories,
                "fields": fields,
                "content": content,
            },
        )


class _CallsCmdbObjects_by_relation:
    """The methods cmdb.objects_by_relation.*"""

    def read(
        self,
        *,
        id: ObjectId,
        relation_type: _t.Optional[RelationTypeReference] = None,
        status: _t.Optional[RelatedStatusFilter] = None,
    ) -> Call[ObjectsByRelation]:
        """Read what relations connect an object with."""
        return Call("cmdb.objects_by_relation.read", {"id": id, "relation_type": relation_type, "status": status})


class _CallsCmdbStatus:
    """The methods cmdb.status.*"""

    def delete(self, *, id: CmdbStatusId) -> Call[Done]:
        """Delete a CMDB status."""
        return Call("cmdb.status.delete", {"id": id})

    def read(self) -> Call[CmdbStatuses]:
        """Read the CMDB statuses."""
        return Call("cmdb.status.read", {})

    def save(
        self,
        *,
        title: CmdbStatusTitle,
        constant: CmdbStatusName,
        color: CmdbStatusColor,
        id: _t.Optional[CmdbStatusId] = None,
    ) -> Call[CmdbStatusSaved]:
        """Add or change a CMDB status."""
        return Call("cmdb.status.save", {"title": title, "constant": constant, "color": color, "id": id})


class _CallsCmdb:
    """The methods cmdb.*"""

    def __init__(self) -> None:
        self.categories = _CallsCmdbCategories()
        self.category = _CallsCmdbCategory()
        self.category_info = _CallsCmdbCategory_info()
        self.condition = _CallsCmdbCondition()
        self.dialog = _CallsCmdbDialog()
        self.location_tree = _CallsCmdbLocation_tree()
        self.object = _CallsCmdbObject()
        self.object_type_categories = _CallsCmdbObject_type_categories()
        self.object_type_groups = _CallsCmdbObject_type_groups()
        self.object_types = _CallsCmdbObject_types()
        self.objects = _CallsCmdbObjects()
        self.objects_by_relation = _CallsCmdbObjects_by_relation()
        self.status = _CallsCmdbStatus()


class _CallsIdoitConstants:
    """The methods idoit.constants.*"""

    def read(self) -> Call[Constants]:
        """Read the constants."""
        return Call("idoit.constants.read", {})


class _CallsIdoitSearch:
    """The methods idoit.search.*"""

    def read(
        self,
        *,
        q: SearchText,
        mode: _t.Optional[SearchMode] = None,
        limit: _t.Optional[PageLimit] = None,
    ) -> Call[SearchHits]:
        """Search objects and entries."""
        return Call("idoit.search.read", {"q": q, "mode": mode, "limit": limit})


class _CallsIdoitVersion:
    """The methods idoit.version.*"""

    def read(self) -> Call[ServiceVersion]:
        """Read the version, and who is logged in."""
        return Call("idoit.version.read", {})


class _CallsIdoit:
    """The methods idoit.*"""

    def __init__(self) -> None:
        self.constants = _CallsIdoitConstants()
        self.search = _CallsIdoitSearch()
        self.version = _CallsIdoitVersion()

    def login(self, *, username: _t.Optional[Credential] = None, password: _t.Optional[Credential] = None) -> Call[OpenedSession]:
        """Open a session."""
        return Call("idoit.login", {"username": username, "password": password})

    def logout(self) -> Call[EndedSession]:
        """End a session."""
        return Call("idoit.logout", {})


class _CallsKatasterGrant:
    """The methods kataster.grant.*"""

    def create(self, *, to: Grantee, rights: Rights) -> Call[RightsGranted]:
        """Grant rights."""
        return Call("kataster.grant.create", {"to": to, "rights": rights})

    def read(
        self,
        *,
        to: _t.Optional[Grantee] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> Call[GranteeList]:
        """Read what is granted."""
        return Call("kataster.grant.read", {"to": to, "limit": limit, "offset": offset})

    def revoke(self, *, to: Grantee, rights: _t.Optional[Rights] = None) -> Call[RightsGranted]:
        """Revoke rights."""
        return Call("kataster.grant.revoke", {"to": to, "rights": rights})


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
        """Make a key."""
        return Call("kataster.key.create", {"title": title, "rights": rights, "expires": expires, "addresses": addresses})

    def read(
        self,
        *,
        id: _t.Optional[KeyId] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> Call[KeyList]:
        """Read the keys."""
        return Call("kataster.key.read", {"id": id, "limit": limit, "offset": offset})

    def revoke(self, *, id: KeyId) -> Call[Done]:
        """Revoke a key."""
        return Call("kataster.key.revoke", {"id": id})

    def rotate(self, *, id: KeyId, keep: _t.Optional[Grace] = None, expires: _t.Optional[KeyExpiry] = None) -> Call[KeyRotated]:
        """Put a new key in the place of one."""
        return Call("kataster.key.rotate", {"id": id, "keep": keep, "expires": expires})

    def update(
        self,
        *,
        id: KeyId,
        title: _t.Optional[KeyTitle] = None,
        rights: _t.Optional[KeyRights] = None,
        expires: _t.Optional[KeyExpiry] = None,
        addresses: _t.Optional[KeyAddresses] = None,
    ) -> Call[Done]:
        """Change what a key is good for."""
        return Call(
            "kataster.key.update",
            {"id": id, "title": title, "rights": rights, "expires": expires, "addresses": addresses},
        )


class _CallsKatasterObject_type:
    """The methods kataster.object_type.*"""

    def read(self, *, type: ObjectTypeReference) -> Call[ConfiguredObjectType]:
        """Read how an object type is configured."""
        return Call("kataster.object_type.read", {"type": type})

    def update(self, *, type: ObjectTypeReference, default_template: DefaultTemplate) -> Call[Done]:
        """Set the default template of an object type."""
        return Call("kataster.object_type.update", {"type": type, "default_template": default_template})


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
        return Call("kataster.user.create", {"login": login, "name": name, "password": password})

    def disable(self, *, login: Login) -> Call[Done]:
        """Disable a user."""
        return Call("kataster.user.disable", {"login": login})

    def enable(self, *, login: Login) -> Call[Done]:
        """Enable a user."""
        return Call("kataster.user.enable", {"login": login})

    def endSessions(self, *, login: Login) -> Call[SessionsEnded]:
        """End the sessions of a user."""
        return Call("kataster.user.endSessions", {"login": login})

    def password(self, *, old: Credential, new: Credential) -> Call[Done]:
        """Change one's own password."""
        return Call("kataster.user.password", {"old": old, "new": new})

    def read(
        self,
        *,
        login: _t.Optional[Login] = None,
        limit: _t.Optional[PageLimit] = None,
        offset: _t.Optional[PageOffset] = None,
    ) -> Call[UserList]:
        """Read the users."""
        return Call("kataster.user.read", {"login": login, "limit": limit, "offset": offset})

    def setPassword(self, *, login: Login, password: Credential) -> Call[Done]:
        """Set the password of a user."""
        return Call("kataster.user.setPassword", {"login": login, "password": password})


class _CallsKataster:
    """The methods kataster.*"""

    def __init__(self) -> None:
        self.grant = _CallsKatasterGrant()
        self.key = _CallsKatasterKey()
        self.object_type = _CallsKatasterObject_type()
        self.user = _CallsKatasterUser()


class _CallsRpc:
    """The methods rpc.*"""

    def discover(self) -> Call[OpenRpcDocument]:
        """Read this document."""
        return Call("rpc.discover", {})


class _CallsSystemEndpointsRead:
    """The methods system.endpoints.read.*"""

    def v2(self) -> Call[Endpoints]:
        """Read what every method takes."""
        return Call("system.endpoints.read.v2", {})


class _CallsSystemEndpoints:
    """The methods system.endpoints.*"""

    def __init__(self) -> None:
        self.read = _CallsSystemEndpointsRead()


class _CallsSystem:
    """The methods system.*"""

    def __init__(self) -> None:
        self.endpoints = _CallsSystemEndpoints()


class _Prepared:
    """One function per method that prepares a call for a batch."""

    def __init__(self) -> None:
        self.cmdb = _CallsCmdb()
        self.idoit = _CallsIdoit()
        self.kataster = _CallsKataster()
        self.rpc = _CallsRpc()
        self.system = _CallsSystem()


# One function per method, for batches: each prepares a call.
calls = _Prepared()


class Kataster(_SyncClient):
    """The service as typed functions. A refused call raises a KatasterError, one without an answer NoAnswer."""

    def _attach(self) -> None:
        self.cmdb = _Cmdb(self._service.send)
        self.idoit = _Idoit(self._service.send)
        self.kataster = _Kataster(self._service.send)
        self.rpc = _Rpc(self._service.send)
        self.system = _System(self._service.send)


class AsyncKataster(_AsyncClient):
    """The service as typed functions to be awaited. A refused call raises a KatasterError, one without an answer NoAnswer."""

    def _attach(self) -> None:
        self.cmdb = _AsyncCmdb(self._send)
        self.idoit = _AsyncIdoit(self._send)
        self.kataster = _AsyncKataster(self._send)
        self.rpc = _AsyncRpc(self._send)
        self.system = _AsyncSystem(self._send)
