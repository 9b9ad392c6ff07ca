/** How calls are sent and answers told apart. */
export const sending = `class _Service:
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
    error = answer.get("error") or {"code": -32603, "message": "No answer to this call", "data": None}
    return KatasterError(error["code"], error["message"], error.get("data"), answer.get("id"))


def _asks_for_retry(answer: _t.Any) -> bool:
    # In a batch some calls may have been carried out, so only one that was refused as a whole is sent again.
    if not isinstance(answer, dict):
        return False
    data = (answer.get("error") or {}).get("data") or {}
    return bool(data.get("retry") == "true")


def _wire(name: str) -> str:
    return name[:-1] if name.endswith("_") and keyword.iskeyword(name[:-1]) else name
`;
