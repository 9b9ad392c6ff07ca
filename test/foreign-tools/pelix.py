"""Carries out steps by jsonrpclib-pelix, and prints what each of them gave."""

import json
import sys
from functools import reduce

from jsonrpclib import MultiCall, ServerProxy
from jsonrpclib.jsonrpc import AppError, ProtocolError

server = ServerProxy(sys.argv[1])


def named(target, method):
    return reduce(getattr, method.split("."), target)


def outcome(act):
    try:
        return {"result": act()}
    except (ProtocolError, AppError) as error:
        first = error.args[0]
        if not isinstance(first, tuple):
            return {"raised": type(error).__name__}
        code, message, *data = first
        return {"error": [code, message, data[0].get("type") if data else None]}
    except Exception as error:
        return {"raised": type(error).__name__}


def together(calls):
    batch = MultiCall(server)
    for each in calls:
        named(batch, each["method"])(**each["params"])
    results = batch()
    return [outcome(lambda at=at: results[at]) for at in range(len(calls))]


def carried_out(step):
    if "batch" in step:
        return outcome(lambda: together(step["batch"]))
    target = server._notify if "notify" in step else server
    each = step.get("notify") or step["call"]
    return outcome(lambda: named(target, each["method"])(**each["params"]))


print(json.dumps([carried_out(step) for step in json.load(sys.stdin)]))
