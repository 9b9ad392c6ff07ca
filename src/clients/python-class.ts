import { resultTypes } from './python-runtime.js';

/** The class of one kind of client over its properties. */
export function clientClass(isAsync: boolean, properties: string): string {
  const name = isAsync ? 'AsyncKataster' : 'Kataster';
  const doc = isAsync
    ? 'The service as typed functions to be awaited. A refused call raises a KatasterError, one without an answer NoAnswer.'
    : 'The service as typed functions. A refused call raises a KatasterError, one without an answer NoAnswer.';
  const define = isAsync ? 'async def' : 'def';
  const batches = resultTypes.map((_, at, all) => batchOverload(define, all.slice(0, at + 1))).join('');
  const send = isAsync
    ? `
    async def _send(self, method: str, params: _Params) -> _t.Any:
        return await asyncio.to_thread(self._service.send, method, params)
`
    : '';
  const answer = isAsync ? 'await asyncio.to_thread(self._service.batch, calls)' : 'self._service.batch(calls)';
  return `class ${name}:
    """${doc}

    apikey: sent in a header, which stays out of what is logged of bodies; a session in headers suffices without one.
    timeout: seconds until a call is given up, retries included; None waits for ever.
    time_zone: where times are told with an offset, such as Europe/Berlin or UTC.
    retries: how often a call is tried again where the service asks for it, and only there.
    """

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
        self._service = _Service(url, apikey, language, time_zone, timeout, retries, headers)
${properties}${send}
${batches}    @_t.overload
    ${define} batch(self, *calls: Call[_t.Any]) -> _t.Tuple[_t.Any, ...]: ...

    ${define} batch(self, *calls: Call[_t.Any]) -> _t.Any:
        """Sends several calls at once. Each is answered by its result or by a KatasterError, in the order given.

        The results of up to ${resultTypes.length} calls are typed, those of more are not.
        """
        return ${answer}
`;
}

function batchOverload(define: string, types: readonly string[]): string {
  const given = types.map(type => `${type.toLowerCase()}: Call[${type}]`).join(', ');
  const answered = types.map(type => `_t.Union[${type}, KatasterError]`).join(', ');
  return `    @_t.overload\n    ${define} batch(self, ${given}, /) -> _t.Tuple[${answered}]: ...\n\n`;
}
