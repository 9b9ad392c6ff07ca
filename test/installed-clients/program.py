import os

from kataster import Kataster, KatasterError, calls

url, busy, key = os.environ["URL"], os.environ["BUSY"], os.environ["KEY"]
client = Kataster(url, key)

for title in ("web1", "web2", "web3"):
    made = client.cmdb.object.create(type="C__OBJTYPE__SERVER", title=title)
    client.categories.model.save(made["id"], {"serial": f"S-{title}"})

servers = client.cmdb.objects.each(filter={"type": "C__OBJTYPE__SERVER"}, order_by="title", limit=2)
print(" ".join(server["title"] for server in servers))

for change in client.each(calls.kataster.changes.follow(since=0)):
    print(change["method"], change["number"])
    if change["method"] == "cmdb.category.save":
        break

try:
    client.cmdb.object.create(type="C__OBJTYPE__SERVER", title="")
except KatasterError as error:
    print(error.error_name, "true" if "title" in str(error) else "false")

patient = Kataster(busy, key, retries=5)
print(patient.cmdb.object.archive(object=7)["message"])
