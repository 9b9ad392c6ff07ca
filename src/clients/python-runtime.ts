/** The types of the results of a batch; of so many calls each is known. */
export const resultTypes = [...'ABCDEFGHIJ'].map(letter => `_${letter}`);

/** What the module begins with. */
export const beginning = `"""The service as typed functions, by method and by category: one module that needs nothing but Python 3.9.

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
${resultTypes.map(name => `${name} = _t.TypeVar("${name}")\n`).join('')}
_Params = _t.Mapping[str, _t.Any]
_Send = _t.Callable[[str, _Params], _t.Any]
_AsyncSend = _t.Callable[[str, _Params], _t.Awaitable[_t.Any]]
`;

/** Errors and calls. */
export const failures = `class KatasterError(Exception):
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
        self.name: _t.Optional[ErrorName] = _name_of(code, (data or {}).get("error"))

    def __str__(self) -> str:
        return self.message if self.data is None else f"{self.message} {self.data}"


def _name_of(code: int, told: _t.Optional[str]) -> _t.Optional[ErrorName]:
    # Answers in the dialect of existing clients name no error: of those with a code the first is the most general.
    return next((name for name, known in _ERRORS.items() if (known == code if told is None else name == told)), None)


class NoAnswer(Exception):
    """A call that never became an answer: the service was not reached, the time was over, or what answered is not the service.

    Whether a write was carried out is not known. The cause is what went wrong beneath, where there is one.
    """


class Call(_t.Generic[_T]):
    """A call that is ready to be sent in a batch."""

    def __init__(self, method: str, params: _Params) -> None:
        self.method = method
        self.params = params
`;
