import { calls, Kataster, KatasterError, type KatasterOptions, NoAnswer } from '../../generated/client.js';

/** Cases of the client for TypeScript, by the names that the table of expected values has. */
const { URL: url = '', KEY: apikey, ...stubs } = process.env;
const client = new Kataster({ url, apikey });
const at = (address: string | undefined, options: Partial<KatasterOptions> = {}) =>
  new Kataster({ url: address ?? '', apikey, ...options });
const type = 'C__OBJTYPE__SERVER';
const servers = { filter: { type }, order_by: 'title', limit: 2 } as const;
const model = 'C__CATG__MODEL';
const told: Record<string, unknown> = {};

const made = await client.cmdb.object.create({ type, title: 'web1', categories: { [model]: { manufacturer: 'Lenovo' } } });
const object = Number(made.id);
const [read] = await client.cmdb.category.read({ objID: object, category: model });
told.object = [(await client.cmdb.object.read({ id: object })).title, read?.manufacturer?.title];
told.error = await failure(client.cmdb.object.read({ id: 99 }));
told.denied = await failure(at(url, { apikey: 'wrong' }).cmdb.object.read({ id: object }));
told.newer = await failure(at(stubs.NEWER).cmdb.object.read({ id: 1 }));

const [second, missing] = await client.batch([
  calls.cmdb.object.create({ type, title: 'web2' }),
  calls.cmdb.object.read({ id: 99 }),
]);
told.batch = [
  second instanceof KatasterError ? 'failed' : second.success,
  missing instanceof KatasterError ? missing.errorName : 'found',
];

for (const title of ['web3', 'web4', 'web5']) await client.cmdb.object.create({ type, title });
const titles: unknown[] = [];
for await (const each of client.each(calls.cmdb.objects.read(servers))) titles.push(each.title);
told.each = titles;
const lengths: number[] = [];
for await (const page of client.pages(calls.cmdb.objects.read(servers))) lengths.push(page.objects.length);
told.pages = lengths;
const ofGroup: unknown[] = [];
for await (const each of client.cmdb.objects.each(servers)) ofGroup.push(each.title);
told.group = ofGroup;

for (const hostname of ['a', 'b', 'c']) await client.cmdb.category.save({ object, category: 'C__CATG__IP', data: { hostname } });
const hostnames: unknown[] = [];
for await (const each of client.each(calls.cmdb.category.read({ objID: object, category: 'C__CATG__IP', limit: 2 })))
  hostnames.push(each.hostname);
told.entries = hostnames;
const methods: unknown[] = [];
for await (const each of client.each(calls.kataster.changes.follow({ since: 0, limit: 2 })))
  if (methods.push(each.method) === 8) break;
told.feed = methods.at(-1);

const archived = await client.cmdb.category.update({ objID: object, category: model, data: { manufacturer: null } });
const [cleared] = await client.cmdb.category.read({ objID: object, category: model });
told.cleared = [archived.success, cleared?.manufacturer ?? null];
const twice = [1, 2].map(() => client.cmdb.object.create({ type, title: 'once' }, { idempotency_key: 'one and the same' }));
told.idempotent = new Set((await Promise.all(twice)).map(({ id }) => id)).size;
told.language = (await at(url, { language: 'de' }).cmdb.object.create({ type, title: 'web6' })).message;
told.zone = (await at(url, { timeZone: 'Asia/Kathmandu' }).cmdb.object.read({ id: object })).created.slice(-6);

const person = { 'X-RPC-Auth-Username': 'ada', 'X-RPC-Auth-Password': stubs.PASSWORD ?? '' };
const session = await new Kataster({ url, headers: person }).idoit.login();
const headers = { 'X-RPC-Auth-Session': session['session-id'] };
told.session = (await new Kataster({ url, headers }).idoit.version()).login.username;

told.retried = (await at(stubs.BUSY).cmdb.object.archive({ object })).message;
told.repeated = (await at(stubs.CUT).cmdb.object.archive({ object })).message;
told.html = await failure(at(stubs.HTML).cmdb.object.read({ id: 1 }));
told.silent = await failure(at(stubs.SILENT, { timeout: 300 }).cmdb.object.read({ id: 1 }));
const refusing = [stubs.REASONS, stubs.TOLD, stubs.NAMED].map(address => at(address).cmdb.object.read({ id: 1 }));
told.reasons = await Promise.all(refusing.map(each => each.catch((error: Error) => error.message)));
const failed = [client.cmdb.object.read({ id: 99 }), at(stubs.HTML).cmdb.object.read({ id: 1 })];
const reasons = await Promise.all(failed.map(each => each.catch((error: unknown) => error)));
told.base = reasons.map(each => each instanceof KatasterError);
console.log(JSON.stringify(told));

async function failure(call: Promise<unknown>): Promise<unknown> {
  const error = await call.then(
    () => 'none',
    (reason: unknown) => reason,
  );
  if (error instanceof NoAnswer) return 'no answer';
  return error instanceof KatasterError ? [error.errorName ?? null, error.code, error.data?.error] : String(error);
}
