"""Cases of the client for Python, by the names that the table of expected values has."""

import itertools
import json
import os

from kataster import Kataster, KatasterError, NoAnswer, calls

URL, KEY = os.environ["URL"], os.environ["KEY"]
TYPE = "C__OBJTYPE__SERVER"
MODEL = "C__CATG__MODEL"
client = Kataster(URL, KEY)
told = {}


def failure(call):
    try:
        call()
    except NoAnswer:
        return "no answer"
    except KatasterError as error:
        return [error.error_name, error.code, error.data["error"]]


made = client.cmdb.object.create(type=TYPE, title="web1", categories={MODEL: {"manufacturer": "Lenovo"}})
object_id = int(made["id"])
[read] = client.cmdb.category.read(objID=object_id, category=MODEL)
told["object"] = [client.cmdb.object.read(id=object_id)["title"], read["manufacturer"]["title"]]
told["error"] = failure(lambda: client.cmdb.object.read(id=99))
told["denied"] = failure(lambda: Kataster(URL, "wrong").cmdb.object.read(id=object_id))
told["newer"] = failure(lambda: Kataster(os.environ["NEWER"], KEY).cmdb.object.read(id=1))

second, missing = client.batch(calls.cmdb.object.create(type=TYPE, title="web2"), calls.cmdb.object.read(id=99))
told["batch"] = [second["success"], missing.error_name]

for title in ("web3", "web4", "web5"):
    client.cmdb.object.create(type=TYPE, title=title)
servers = calls.cmdb.objects.read(filter={"type": TYPE}, order_by="title", limit=2)
told["each"] = [each["title"] for each in client.each(servers)]
told["pages"] = [len(page["objects"]) for page in client.pages(servers)]

told["group"] = [each["title"] for each in client.cmdb.objects.each(filter={"type": TYPE}, order_by="title", limit=2)]

for hostname in ("a", "b", "c"):
    client.cmdb.category.save(object=object_id, category="C__CATG__IP", data={"hostname": hostname})
addresses = calls.cmdb.category.read(objID=object_id, category="C__CATG__IP", limit=2)
told["entries"] = [each["hostname"] for each in client.each(addresses)]
told["feed"] = [each["method"] for each in itertools.islice(client.each(calls.kataster.changes.follow(since=0, limit=2)), 8)][-1]

updated = client.cmdb.category.update(objID=object_id, category=MODEL, data={"manufacturer": None})
[cleared] = client.cmdb.category.read(objID=object_id, category=MODEL)
told["cleared"] = [updated["success"], cleared["manufacturer"]]
once = [client.cmdb.object.create(type=TYPE, title="once", idempotency_key="one and the same")["id"] for _ in range(2)]
told["idempotent"] = len(set(once))
told["language"] = Kataster(URL, KEY, language="de").cmdb.object.create(type=TYPE, title="web6")["message"]
told["zone"] = Kataster(URL, KEY, time_zone="Asia/Kathmandu").cmdb.object.read(id=object_id)["created"][-6:]

person = {"X-RPC-Auth-Username": "ada", "X-RPC-Auth-Password": os.environ["PASSWORD"]}
session = Kataster(URL, headers=person).idoit.login()
headers = {"X-RPC-Auth-Session": session["session-id"]}
told["session"] = Kataster(URL, headers=headers).idoit.version()["login"]["username"]

told["retried"] = Kataster(os.environ["BUSY"], KEY).cmdb.object.archive(object=object_id)["message"]
told["repeated"] = Kataster(os.environ["CUT"], KEY).cmdb.object.archive(object=object_id)["message"]
told["html"] = failure(lambda: Kataster(os.environ["HTML"], KEY).cmdb.object.read(id=1))
told["silent"] = failure(lambda: Kataster(os.environ["SILENT"], KEY, timeout=0.3).cmdb.object.read(id=1))


def raised(call):
    try:
        call()
    except Exception as error:
        return error


refusing = [os.environ[name] for name in ("REASONS", "TOLD", "NAMED")]
told["reasons"] = [str(raised(lambda: Kataster(address, KEY).cmdb.object.read(id=1))) for address in refusing]
failed = [raised(lambda: Kataster(address, KEY).cmdb.object.read(id=99)) for address in (URL, os.environ["HTML"])]
told["base"] = [isinstance(error, KatasterError) for error in failed]
print(json.dumps(told))
