"""Calls that must type-check, and at the lines that say so, calls that must not."""

from typing import List

from kataster import AsyncKataster, Done, Kataster, KatasterError, ModelData, ModelEntry, OtherConstant, calls

client = Kataster("http://127.0.0.1:8080/jsonrpc", "key", timeout=5)
model: ModelEntry = client.categories.model.read(1)[0]
client.categories.model.save(1, {"manufacturer": "Lenovo", "serial": None})
client.cmdb.category.save(object=1, category="C__CATG__MODEL", data={"manufacturer": "Lenovo"})
client.cmdb.category.save(object=1, category=OtherConstant("C__CATG__OF_THE_SITE"), data={"whatever": 1})
client.categories.ip.create(1, {"hostname": "web1"})
client.cmdb.category.archive(object=1, category="C__CATG__IP", entry=1)
titles: List[str] = [each["title"] for each in client.cmdb.objects.each(order_by="title", limit=100)]
chosen: List[str] = [each.get("title", "") for each in client.cmdb.objects.each(fields=["title"])]
version: str = client.idoit.version()["version"]
client.cmdb.objects.read(categories=["C__CATG__MODEL", OtherConstant("C__CATG__OF_THE_SITE")])
client.cmdb.object.create(type=OtherConstant(str(1)), title="web1", cmdb_status="C__CMDB_STATUS__PLANNED")
client.cmdb.object.archive(object=1, idempotency_key="one")
client.categories.model.save(object=1, data={"serial": "1"}, idempotency_key="another")
server = client.record(1)
server.title = "web2"
saved: bool = server.save() or any(each.save() for each in client.records(1, "C__CATG__IP"))
data: ModelData = {"manufacturer": "Lenovo"}
client.categories.model.save(1, data)
client.categories.ip.update(1, {"category_id": 31, "hostname": None})
client.cmdb.object.create(type="C__OBJTYPE__SERVER", title="web1", categories={"C__CATG__MODEL": {"serial": "J3"}})
two = client.batch(calls.categories.model.read(1), calls.cmdb.object.archive(object=1))
if not isinstance(two[0], KatasterError):
    serials: List[str] = [each["serial"] for each in two[0]]
if not isinstance(two[1], KatasterError):
    done: Done = two[1]


made = calls.cmdb.object.archive(object=1)
ten = client.batch(made, made, made, made, made, made, made, made, made, calls.cmdb.object.read(id=1))
if not isinstance(ten[9], KatasterError):
    title: str = ten[9]["title"]


async def awaited() -> str:
    entries = await AsyncKataster("http://127.0.0.1:8080/jsonrpc", "key").categories.ip.read(1)
    return entries[0]["ipv4_address"]


client.categories.model.save(1, {"manufacturr": "Lenovo"})  # typeddict-unknown-key
client.categories.model.save(1, {"serial": 7})  # typeddict-item
client.categories.modle.save(1, {"serial": "7"})  # attr-defined
client.cmdb.object.archive(object=1, idempotency_key=7)  # arg-type
client.cmdb.object.archive(object=1, idempotence_key="one")  # call-arg
client.cmdb.object.read(id=1, idempotency_key="one")  # call-arg
client.categories.ip.save(1, {"net_type": "C__CATS_NET_TYPE__IPV5"})  # typeddict-item
client.cmdb.category.save(object=1, category="C__CATG__MODLE", data={})  # arg-type
client.categories.ip.create(1, {"hostnam": "web1"})  # typeddict-unknown-key
client.categories.model.update(1, {"serial": 7})  # typeddict-item
calls.categories.model.save(1, {"manufacturr": "Lenovo"})  # typeddict-unknown-key
client.cmdb.object.create(type=5, title="t", categories={"C__CATG__MODEL": {"serail": "J3"}})  # arg-type
client.cmdb.category.read(objID=1, category=str(1))  # arg-type
client.cmdb.category.archive(object=1, category="C__CATG__MODEL", entry=1)  # arg-type
client.cmdb.category.purge(object=1, category="C__CATG__MODLE")  # arg-type
client.cmdb.objects.read(categories=["C__CATG__MODLE"])  # list-item
client.cmdb.object.create(type="C__OBJTYPE__SERVR", title="t")  # arg-type
client.cmdb.object.create(type=5, title="t", cmdb_status="C__CMDB_STATUS__NOPE")  # arg-type
client.cmdb.objects.each(order_bye="title")  # call-overload
misspelt: ModelData = {"manufacturr": "Lenovo"}  # typeddict-unknown-key
wrong: int = ten[0]  # assignment
number: int = model["serial"]  # assignment
model["manufacturr"]  # typeddict-item
