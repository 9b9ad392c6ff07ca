"""Calls that must type-check, and at the lines that say so, calls that must not."""

from typing import List

from kataster import AsyncKataster, Done, Kataster, KatasterError, ModelData, ModelEntry, OtherConstant, calls

client = Kataster("http://127.0.0.1:8080/jsonrpc", "key", timeout=5)
model: ModelEntry = client.cmdb.category.read(objID=1, category="C__CATG__MODEL")[0]
client.cmdb.category.save(object=1, category="C__CATG__MODEL", data={"manufacturer": "Lenovo", "serial": None})
client.cmdb.category.save(object=1, category=OtherConstant("C__CATG__OF_THE_SITE"), data={"whatever": 1})
client.cmdb.category.create(objID=1, category="C__CATG__IP", data={"hostname": "web1"})
client.cmdb.category.archive(object=1, category="C__CATG__IP", entry=1)
client.cmdb.objects.read(categories=["C__CATG__MODEL", OtherConstant("C__CATG__OF_THE_SITE")])
client.cmdb.object.create(type=OtherConstant(str(1)), title="web1", cmdb_status="C__CMDB_STATUS__PLANNED")
client.cmdb.object.archive(object=1, idempotency_key="one")
client.cmdb.category.save(object=1, category="C__CATG__MODEL", data={"serial": "1"}, idempotency_key="another")
data: ModelData = {"manufacturer": "Lenovo"}
client.cmdb.category.save(object=1, category="C__CATG__MODEL", data=data)
client.cmdb.category.update(objID=1, category="C__CATG__IP", data={"category_id": 31, "hostname": None})
client.cmdb.object.create(type="C__OBJTYPE__SERVER", title="web1", categories={"C__CATG__MODEL": {"serial": "J3"}})
read, archived = client.batch(
    calls.cmdb.category.read(objID=1, category="C__CATG__MODEL"), calls.cmdb.object.archive(object=1)
)
if not isinstance(read, KatasterError):
    serials: List[str] = [each["serial"] for each in read]
if not isinstance(archived, KatasterError):
    done: Done = archived


made = calls.cmdb.object.archive(object=1)
ten = client.batch(made, made, made, made, made, made, made, made, made, calls.cmdb.object.read(id=1))
if not isinstance(ten[9], KatasterError):
    title: str = ten[9]["title"]


async def awaited() -> str:
    entries = await AsyncKataster("http://127.0.0.1:8080/jsonrpc", "key").cmdb.category.read(objID=1, category="C__CATG__IP")
    return entries[0]["ipv4_address"]


client.cmdb.category.save(object=1, category="C__CATG__MODEL", data={"manufacturr": "Lenovo"})  # call-overload
client.cmdb.category.save(object=1, category="C__CATG__MODEL", data={"serial": 7})  # call-overload
client.cmdb.object.archive(object=1, idempotency_key=7)  # arg-type
client.cmdb.object.archive(object=1, idempotence_key="one")  # call-arg
client.cmdb.object.read(id=1, idempotency_key="one")  # call-arg
client.cmdb.category.save(object=1, category="C__CATG__IP", data={"net_type": "C__CATS_NET_TYPE__IPV5"})  # call-overload
client.cmdb.category.save(object=1, category="C__CATG__MODLE", data={})  # call-overload
client.cmdb.category.create(objID=1, category="C__CATG__IP", data={"hostnam": "web1"})  # call-overload
client.cmdb.category.update(objID=1, category="C__CATG__MODEL", data={"serial": 7})  # call-overload
client.cmdb.object.create(type=5, title="t", categories={"C__CATG__MODEL": {"serail": "J3"}})  # arg-type
client.cmdb.category.read(objID=1, category=str(1))  # call-overload
client.cmdb.category.archive(object=1, category="C__CATG__MODEL", entry=1)  # arg-type
client.cmdb.category.purge(object=1, category="C__CATG__MODLE")  # arg-type
client.cmdb.objects.read(categories=["C__CATG__MODLE"])  # list-item
client.cmdb.object.create(type="C__OBJTYPE__SERVR", title="t")  # arg-type
client.cmdb.object.create(type=5, title="t", cmdb_status="C__CMDB_STATUS__NOPE")  # arg-type
misspelt: ModelData = {"manufacturr": "Lenovo"}  # typeddict-unknown-key
wrong: int = ten[0]  # assignment
number: int = model["serial"]  # assignment
model["manufacturr"]  # typeddict-item
