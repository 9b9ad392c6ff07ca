import type { ExecutionContext } from 'ava';
import { builtClients, python, pythonIsHere, type Ran } from '../helpers/python.js';
import { testKey } from '../helpers/service.js';
import { startedService } from '../helpers/started-service.js';
import { engines, type TestEngine } from '../helpers/stores.js';
import { busy, notAgain, type Reaction, stubbed, success, unknown } from '../helpers/stub.js';

const object = { id: '7', title: 'web1' };
const beginning = `
import asyncio, json, os, sys
from kataster import AsyncKataster, Kataster, KatasterError, NoAnswer, OtherConstant, calls
url, key = os.environ["URL"], os.environ["KEY"]
client = Kataster(url, key)
def refused(call):
    try:
        call()
    except KatasterError as error:
        return [error.error_name, error.code, error.message, error.data]
`;

/** JSON that a script over the client prints. */
async function told(t: ExecutionContext, url: string, script: string): Promise<unknown> {
  const { code, out, errors }: Ran = await python(builtClients, `${beginning}\n${script}`, { URL: url, KEY: testKey });
  t.is(errors, '');
  t.is(code, 0);
  return JSON.parse(out);
}

for (const engine of engines.filter(({ name }) => name === 'SQLite' && pythonIsHere())) {
  const url = async (t: ExecutionContext, each: TestEngine) => (await startedService(t, each)).endpoint('contract');

  engine.test('Python creates, saves and reads by category', async t => {
    const script = `
made = client.cmdb.object.create(type="C__OBJTYPE__SERVER", title="web1", categories={"C__CATG__IP": {"hostname": "web1"}})
client.cmdb.category.save(object=made["id"], category="C__CATG__MODEL", data={"manufacturer": "Lenovo"})
client.cmdb.category.save(object=made["id"], category=OtherConstant("C__CATG__MODEL"), data={"serial": "J3"}, entry=None)
[model] = client.cmdb.category.read(objID=made["id"], category="C__CATG__MODEL")
print(json.dumps([model["manufacturer"]["title"], model["serial"], client.rpc.discover()["openrpc"]]))`;
    t.deepEqual(await told(t, await url(t, engine), script), ['Lenovo', 'J3', '1.2.6']);
  });

  engine.test('Python iterates over a list by the group of its method, and calls a group as its method read', async t => {
    const script = `
for title in ("web1", "web2", "web3"):
    client.cmdb.object.create(type="C__OBJTYPE__SERVER", title=title)
async def main():
    return [each["title"] async for each in AsyncKataster(url, key).cmdb.objects.each(order_by="title", limit=2)]
titles = [each["title"] for each in client.cmdb.objects.each(order_by="title", limit=2)]
print(json.dumps([titles, asyncio.run(main()), client.idoit.version() == client.idoit.version.read()]))`;
    const titles = ['web1', 'web2', 'web3'];
    t.deepEqual(await told(t, await url(t, engine), script), [titles, titles, true]);
  });

  engine.test('a record of Python saves what differs from what was read, and refuses attributes that are not there', async t => {
    const script = `
made = client.cmdb.object.create(type="C__OBJTYPE__SERVER", title="web1", categories={"C__CATG__IP": [{"hostname": "a"}, {"hostname": "b"}]})
server = client.record(made["id"])
addresses = client.records(made["id"], "C__CATG__IP")
nothing = [server.save(), addresses[0].save()]
server.title = "web2"
addresses[1].hostname = "c"
addresses[0].hostname = addresses[0].hostname
updates = [server.updates(), addresses[0].updates(), addresses[1].updates()]
saved = [each.save() for each in (server, *addresses, server)]
try:
    addresses[1].hostnam = "d"
except AttributeError as error:
    misspelt = "'hostnam'" in str(error)
methods = [each["method"] for each in client.kataster.changes.read()["change_sets"]]
read = [server.title, client.cmdb.object.read(id=int(made["id"]))["title"], *[each["hostname"] for each in client.categories.ip.read(made["id"])]]
print(json.dumps([nothing, updates, saved, misspelt, methods, read]))`;
    t.deepEqual(await told(t, await url(t, engine), script), [
      [false, false],
      [{ title: 'web2' }, {}, { hostname: 'c' }],
      [true, false, true, false],
      true,
      ['cmdb.category.save', 'cmdb.object.update', 'cmdb.object.create'],
      ['web2', 'web2', 'a', 'c'],
    ]);
  });

  engine.test('an error has name, code and data in Python', async t => {
    const script = `
print(json.dumps([
  refused(lambda: client.cmdb.object.read(id=7)),
  refused(lambda: client.cmdb.object.create(type="C__OBJTYPE__SERVER", title="")),
  refused(lambda: Kataster(url, "wrong").cmdb.object.read(id=7)),
]))`;
    const [missing, invalid, unknown] = (await told(t, await url(t, engine), script)) as unknown[][];
    t.deepEqual(missing, ['ObjectNotFound', -32602, 'Invalid parameters: Object 7 not found.', { error: 'ObjectNotFound' }]);
    t.like(invalid, ['InvalidParameters', -32602]);
    t.deepEqual(Object.keys(invalid?.[3] ?? {}), ['error', 'title']);
    t.deepEqual(unknown?.slice(0, 2), ['AuthenticationFailed', -32604]);
  });

  engine.test('Python sends a batch as one call, at once or awaited', async t => {
    const script = `
batch = [calls.cmdb.object.create(type="C__OBJTYPE__SERVER", title="web1"), calls.cmdb.object.read(id=99)]
made, missing = client.batch(*batch)
async def main():
    service = AsyncKataster(url, key, language="de")
    both = await asyncio.gather(service.cmdb.object.read(id=1), service.batch(*batch))
    return [both[0]["title"], both[1][0]["message"], client.batch()]
print(json.dumps([made["id"], missing.error_name, *asyncio.run(main())]))`;
    const expected = ['1', 'ObjectNotFound', 'web1', 'Objekt wurde erfolgreich angelegt', []];
    t.deepEqual(await told(t, await url(t, engine), script), expected);
  });

  engine.test('the Python client gets times in the zone that it names', async t => {
    const script = `
client.cmdb.object.create(type="C__OBJTYPE__SERVER", title="web1")
print(json.dumps(Kataster(url, key, time_zone="Asia/Kathmandu").cmdb.object.read(id=1)["created"]))`;
    t.regex(String(await told(t, await url(t, engine), script)), /\+05:45$/);
  });

  engine.test('Python awaits errors as it awaits results, beside other calls', async t => {
    const script = `
async def main():
    service = AsyncKataster(url, key)
    made, missing, denied = await asyncio.gather(
        service.cmdb.object.create(type="C__OBJTYPE__SERVER", title="web1"),
        service.cmdb.object.read(id=99),
        AsyncKataster(url, "wrong").cmdb.object.read(id=1),
        return_exceptions=True,
    )
    return [made["id"], missing.error_name, missing.code, isinstance(missing, KatasterError), denied.error_name]
print(json.dumps(asyncio.run(main())))`;
    t.deepEqual(await told(t, await url(t, engine), script), ['1', 'ObjectNotFound', -32602, true, 'AuthenticationFailed']);
  });

  const stubs: readonly { title: string; reactions: readonly Reaction[]; script: string; answer: unknown; requests: number }[] = [
    {
      title: 'asks again where the service says so, for a write too',
      reactions: [busy, busy, success({ success: true, message: 'done' })],
      script: 'print(json.dumps(client.cmdb.object.archive(object=7)["message"]))',
      answer: 'done',
      requests: 3,
    },
    {
      title: 'asks a few times and no more',
      reactions: [busy],
      script: 'print(json.dumps(refused(lambda: Kataster(url, key, retries=1).cmdb.object.read(id=7))[0]))',
      answer: 'Busy',
      requests: 2,
    },
    {
      title: 'does not ask again what was refused',
      reactions: [notAgain, success(object)],
      script: 'print(json.dumps(refused(lambda: client.cmdb.object.read(id=7))[0]))',
      answer: 'Conflict',
      requests: 1,
    },
    {
      title: 'makes a write again with the same idempotency key whose outcome is unknown, and one that got no answer',
      reactions: [unknown, 'hang up', { exactly: '<html>' }, success({ success: true, message: 'done' })],
      script: `
keys = []
send = client._service._exchange
client._service._exchange = lambda data, *more: (keys.append(json.loads(data)["params"]["idempotency_key"]), send(data, *more))[1]
print(json.dumps([client.cmdb.object.archive(object=7)["message"], len(set(keys))]))`,
      answer: ['done', 1],
      requests: 4,
    },
    {
      title: 'takes the idempotency key that is given, and makes none where nothing is tried again',
      reactions: [success({ success: true, message: 'done' })],
      script: `
given = Kataster(url, key)._service._envelope("cmdb.object.archive", {"object": 7, "idempotency_key": "mine"})
none = Kataster(url, key, retries=0)._service._envelope("cmdb.object.archive", {"object": 7})
client.cmdb.object.archive(object=7, idempotency_key="mine")
print(json.dumps([given["params"], none["params"]]))`,
      answer: [{ object: 7, idempotency_key: 'mine' }, { object: 7 }],
      requests: 1,
    },
    {
      title: 'does not make a write again that has no idempotency key and may have been saved',
      reactions: [unknown, success({ success: true, message: 'done' })],
      script: 'print(json.dumps(refused(lambda: client.kataster.key.revoke(id="k"))[0]))',
      answer: 'OutcomeUnknown',
      requests: 1,
    },
    ...(['hang up', { exactly: '{"id":1,' }, { exactly: '<html>' }, { exactly: 'null' }, { exactly: '[]' }] as const).map(
      reaction => ({
        title: `calls ${JSON.stringify(reaction)} no answer and does not ask again without an idempotency key, be it read or written`,
        reactions: [reaction],
        script: `
answers = []
for call in (lambda: client.cmdb.object.read(id=7), lambda: client.kataster.key.revoke(id="k")):
    try:
        call()
    except NoAnswer as error:
        answers.append(str(error).replace(url, ""))
print(json.dumps(answers))`,
        answer: Array(2).fill(reaction === 'hang up' ? ' does not answer' : ' answered HTTP 200, but no JSON-RPC'),
        requests: 2,
      }),
    ),
    {
      title: 'tells the cause of a call without an answer',
      reactions: [{ exactly: '<html>' }],
      script: `
try:
    client.cmdb.object.read(id=7)
except NoAnswer as error:
    print(json.dumps(isinstance(error.__cause__, ValueError)))`,
      answer: true,
      requests: 1,
    },
    {
      title: 'asks again where the service says so when it is awaited, too',
      reactions: [busy, success({ success: true, message: 'done' })],
      script: `print(json.dumps(asyncio.run(AsyncKataster(url, key).cmdb.object.archive(object=7))["message"]))`,
      answer: 'done',
      requests: 2,
    },
    {
      title: 'sends a batch again that was refused as a whole',
      reactions: [busy],
      script: `
try:
    Kataster(url, key, retries=1).batch(calls.cmdb.object.read(id=7))
except KatasterError as error:
    print(json.dumps(error.error_name))`,
      answer: 'Busy',
      requests: 2,
    },
    {
      title: 'gives up when the time is over that is awaited',
      reactions: ['say nothing'],
      script: `
try:
    asyncio.run(AsyncKataster(url, key, timeout=0.3).cmdb.object.read(id=7))
except NoAnswer as error:
    print(json.dumps(str(error)))`,
      answer: 'no answer within 0.3 s',
      requests: 1,
    },
    {
      title: 'gives up when the time is over',
      reactions: ['say nothing'],
      script: `
try:
    Kataster(url, key, timeout=0.3).cmdb.object.read(id=7)
except NoAnswer as error:
    print(json.dumps(str(error)))`,
      answer: 'no answer within 0.3 s',
      requests: 1,
    },
  ];
  for (const { title, reactions, script, answer, requests } of stubs)
    engine.test(`Python ${title}`, async t => {
      const stub = await stubbed(t, ...reactions);
      t.deepEqual(await told(t, stub.url, script), answer);
      t.is(stub.requests.length, requests);
    });
}
