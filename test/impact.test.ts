import type { ExecutionContext } from 'ava';
import type { ImpactOfObject } from '../generated/types.js';
import type { Grant } from '../src/domain/access/rights.js';
import { entryMade, objectMade } from './factories/calls.js';
import { countingStore } from './helpers/counting.js';
import { send } from './helpers/http.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { serviceOver, type TestService } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { engines } from './helpers/stores.js';
import { bySession, withUser } from './helpers/users.js';

const method = 'kataster.impact.read';
const location = 'C__CATG__LOCATION';

/** Titles of objects that fail, and of those that are degraded. */
interface Told {
  readonly fails: readonly string[];
  readonly degraded: readonly string[];
}

function toldBy({ affected }: ImpactOfObject): Told {
  const titles = (state: string) => affected.filter(each => each.state === state).map(({ title }) => title);
  return { fails: titles('fails'), degraded: titles('degraded') };
}

async function impactOf(call: Caller, id: number, params: object = {}): Promise<ImpactOfObject> {
  return resultOf<ImpactOfObject>(call(method, { id, ...params }));
}

/** A rack with some of three servers, a cluster of the three, a service on the cluster, and who administers the service. */
async function cluster(call: Caller, inRack: number) {
  const rack = await objectMade(call, { type: 'C__OBJTYPE__ENCLOSURE', title: 'rack' });
  const servers: number[] = [];
  for (const at of [1, 2, 3]) {
    const categories = at <= inRack ? { [location]: { parent: rack } } : {};
    servers.push(await objectMade(call, { title: `server ${at}`, categories }));
  }
  const members = { C__CATG__CLUSTER_MEMBERS: { member: servers } };
  const group = await objectMade(call, { type: 'C__OBJTYPE__CLUSTER', title: 'cluster', categories: members });
  const person = await objectMade(call, { type: 'C__OBJTYPE__PERSON', title: 'Ada' });
  const contact = { C__CATG__CONTACT: { contact_object: person, role: 'C__CONTACT_TYPE__ADMIN' } };
  const service = await objectMade(call, { type: 'C__OBJTYPE__IT_SERVICE', title: 'shop', categories: contact });
  await entryMade(call, { object: group, category: 'C__CATG__IT_SERVICE', data: { connected_object: service } });
  return { rack, servers, group, service, person };
}

async function asUser(t: ExecutionContext, service: TestService, login: string, grants: readonly Grant[]): Promise<Caller> {
  const headers = await bySession(service.store, await withUser(service.store, login, grants), service.clock.now());
  return async (name, params) => {
    const body = JSON.stringify({ version: '2.0', method: name, params, id: 1 });
    const answer = JSON.parse((await send(service.endpoint('contract'), { body, headers })).text);
    t.is(answer.error, undefined);
    return answer;
  };
}

for (const engine of engines) {
  const on = `on ${engine.name}`;

  engine.test(`a cluster fails with the last of its members, and what depends on it with the cluster ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    for (const [inRack, told, redundancy] of [
      [1, { fails: ['server 1'], degraded: ['cluster'] }, { of: 3, lost: 1 }],
      [2, { fails: ['server 1', 'server 2'], degraded: ['cluster'] }, { of: 3, lost: 2 }],
      [3, { fails: ['server 1', 'server 2', 'server 3', 'cluster', 'shop'], degraded: [] }, { of: 3, lost: 3 }],
    ] as const) {
      const { rack, servers, group, service, person } = await cluster(call, inRack);
      const impact = await impactOf(call, rack);
      t.deepEqual(toldBy(impact), told);
      t.deepEqual(impact.affected.find(({ id }) => id === group)?.redundancy, redundancy);
      t.true(impact.complete);
      const shop = impact.affected.find(({ id }) => id === service);
      t.deepEqual(shop && [shop.depth, shop.way], inRack === 3 ? [3, [rack, servers[0], group]] : undefined);
      t.deepEqual(
        impact.contacts.map(({ id, objects }) => [id, objects]),
        inRack === 3 ? [[person, [service]]] : [],
      );
    }
  });

  engine.test(
    `a consumer of power fails with its supplier, a server with its switch, and neither the other way round ${on}`,
    async t => {
      const call = callerOf(await startedService(t, engine), 'contract');
      const [unit, server, other] = [
        await objectMade(call, { type: 'C__OBJTYPE__PDU', title: 'power unit' }),
        await objectMade(call, { title: 'server' }),
        await objectMade(call, { type: 'C__OBJTYPE__SWITCH', title: 'switch' }),
      ];
      const connected = async (object: number, category: string, end: number) =>
        entryMade(call, { object, category, data: { title: 'end', assigned_connector: end } });
      const outlet = await entryMade(call, { object: unit, category: 'C__CATG__CONNECTOR', data: { title: 'outlet' } });
      await connected(server, 'C__CATG__POWER_CONSUMER', outlet);
      const port = await entryMade(call, { object: other, category: 'C__CATG__NETWORK_PORT', data: { title: 'port' } });
      await connected(server, 'C__CATG__NETWORK_PORT', port);
      const fails = async (object: number) => toldBy(await impactOf(call, object)).fails;
      t.deepEqual(await fails(unit), ['server']);
      t.deepEqual(await fails(server), []);
      t.deepEqual(await fails(other), ['server']);
    },
  );

  engine.test(`a cable between peers fails nobody, and a relation that says its direction does ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const [one, other] = [await objectMade(call, { title: 'one' }), await objectMade(call, { title: 'other' })];
    const port = await entryMade(call, { object: one, category: 'C__CATG__NETWORK_PORT', data: { title: 'a' } });
    const data = { title: 'b', assigned_connector: port };
    await entryMade(call, { object: other, category: 'C__CATG__NETWORK_PORT', data });
    t.deepEqual(toldBy(await impactOf(call, one)), { fails: [], degraded: [] });
    const relation = { object1: one, object2: other, relation_type: 'C__RELATION_TYPE__NETWORK_PORT', weighting: 1 };
    await entryMade(call, { object: one, category: 'C__CATG__RELATION', data: relation });
    t.deepEqual(toldBy(await impactOf(call, one)).fails, ['other']);
    t.deepEqual(toldBy(await impactOf(call, other)).fails, []);
  });

  engine.test(
    `panels pass on what feeds their connectors: a switch, its servers behind two panels, and the panel ${on}`,
    async t => {
      const call = callerOf(await startedService(t, engine), 'contract');
      const made = (title: string, type: string) => objectMade(call, { title, type: `C__OBJTYPE__${type}` });
      const [core, second] = [await made('core', 'SWITCH'), await made('second', 'SWITCH')];
      const [near, far] = [await made('near panel', 'PATCH_PANEL'), await made('far panel', 'PATCH_PANEL')];
      const end = (object: number, title: string, data: object = {}, category = 'C__CATG__NETWORK_PORT') =>
        entryMade(call, { object, category, data: { title, ...data } });
      const servers: number[] = [];
      for (const [title, feeders] of [
        ['web', [core]],
        ['db', [core, second]],
        ['mail', [second]],
      ] as const) {
        const server = await objectMade(call, { title });
        servers.push(server);
        for (const feeder of feeders) {
          const port = await end(feeder, title);
          const front = await end(near, title, { type: 1, assigned_connector: port }, 'C__CATG__CONNECTOR');
          const rear = await end(near, `${title}'`, { type: 2, connector_sibling: front }, 'C__CATG__CONNECTOR');
          const farRear = await end(far, `${title}'`, { type: 1, assigned_connector: rear }, 'C__CATG__CONNECTOR');
          const farFront = await end(far, title, { type: 2, connector_sibling: farRear }, 'C__CATG__CONNECTOR');
          await end(server, title, { assigned_connector: farFront });
        }
      }
      t.deepEqual(toldBy(await impactOf(call, core)), { fails: ['web'], degraded: ['db'] });
      t.deepEqual(toldBy(await impactOf(call, second)), { fails: ['mail'], degraded: ['db'] });
      t.deepEqual(toldBy(await impactOf(call, servers[0] ?? 0)), { fails: [], degraded: [] });
      t.deepEqual(toldBy(await impactOf(call, far)).fails, ['web', 'db', 'mail']);
    },
  );

  engine.test(`archived members, and relations that are archived, stand in for nothing ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const { rack, servers } = await cluster(call, 2);
    await resultOf(call('cmdb.object.archive', { object: servers[2] }));
    t.deepEqual(toldBy(await impactOf(call, rack)).fails, ['server 1', 'server 2', 'cluster', 'shop']);
    await resultOf(call('cmdb.object.archive', { object: servers[1] }));
    t.deepEqual(toldBy(await impactOf(call, rack)).fails, ['server 1', 'cluster', 'shop']);
  });

  engine.test(`cycles end, and depth ends the search ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const ids: number[] = [];
    for (const title of ['a', 'b', 'c']) ids.push(await objectMade(call, { title }));
    for (const [at, id] of ids.entries())
      await entryMade(call, {
        object: id,
        category: 'C__CATG__RELATION',
        data: { object1: id, object2: ids[(at + 1) % 3], relation_type: 'C__RELATION_TYPE__DEFAULT', weighting: 5 },
      });
    t.deepEqual(toldBy(await impactOf(call, ids[0] ?? 0)).fails, ['b', 'c']);
    t.like(await impactOf(call, ids[0] ?? 0, { depth: 1 }), { complete: false, affected: [{ title: 'b' }] });
    const tree = { id: ids[0], relation_type: 'C__RELATION_TYPE__DEFAULT' };
    t.like(await resultOf(call('cmdb.impact.read', tree)), [{ name: 'b', children: [{ name: 'c', children: [] }] }] as never);
  });

  engine.test(`an impact that the limit of rows cuts says that it is incomplete ${on}`, async t => {
    const limited = await startedService(t, engine, { KATASTER_PAGE_LIMIT: '3' });
    const call = callerOf(limited, 'contract');
    const rack = await objectMade(call, { type: 'C__OBJTYPE__ENCLOSURE', title: 'rack' });
    const servers: number[] = [];
    // With as many as the limit permits, the search ends before it looks for what depends on them.
    for (let count = 1; count <= 4; count += 1) {
      servers.push(await objectMade(call, { title: `server ${count}`, categories: { [location]: { parent: rack } } }));
      const { complete, affected } = await impactOf(call, rack);
      t.deepEqual([affected.length, complete], [Math.min(count, 3), count < 3], `${count} servers`);
    }
    // The row that was not read may lead to an object that counts.
    for (const server of servers.slice(2)) await resultOf(call('cmdb.object.archive', { object: server }));
    t.like(await impactOf(call, rack), { complete: false, affected: { length: 2 } });
  });

  engine.test(`what is not seen is not passed through, counted or named ${on}`, async t => {
    const service = await startedService(t, engine);
    const call = callerOf(service, 'contract');
    const { rack, servers, service: shop } = await cluster(call, 3);
    const hidden = (types: readonly string[]) =>
      [{ verbs: ['view'], objectTypes: types.map(type => `C__OBJTYPE__${type}`) }] as const;
    const withoutClusters = await asUser(t, service, 'ada', hidden(['ENCLOSURE', 'SERVER', 'IT_SERVICE', 'PERSON']));
    t.deepEqual(toldBy(await impactOf(withoutClusters, rack)), { fails: ['server 1', 'server 2', 'server 3'], degraded: [] });
    const withoutPersons = await asUser(t, service, 'bob', hidden(['ENCLOSURE', 'SERVER', 'CLUSTER', 'IT_SERVICE']));
    t.deepEqual((await impactOf(withoutPersons, rack)).contacts, []);
    const inCategory = [{ verbs: ['view'], categories: [location] }] as const;
    const withoutMembers = await asUser(t, service, 'eve', inCategory);
    t.deepEqual(toldBy(await impactOf(withoutMembers, rack)), { fails: ['server 1', 'server 2', 'server 3'], degraded: [] });
    t.deepEqual(toldBy(await impactOf(withoutMembers, servers[0] ?? 0)), { fails: [], degraded: [] });
    await resultOf(call('cmdb.object.archive', { object: shop }));
    t.deepEqual(toldBy(await impactOf(call, rack)).fails, ['server 1', 'server 2', 'server 3', 'cluster']);
  });

  engine.test(`each depth takes as many statements, whatever it holds ${on}`, async t => {
    const { store, statements } = await countingStore(t, engine);
    const call = callerOf(await serviceOver(t, store), 'contract');
    const asked = async (params: object, name = method): Promise<number> => {
      statements();
      await resultOf(call(name, params));
      return statements().length;
    };
    const counts: number[][] = [];
    for (const inRack of [1, 3]) {
      const { rack } = await cluster(call, inRack);
      const tree = { id: rack, relation_type: ['C__RELATION_TYPE__LOCATION', 'C__RELATION_TYPE__CLUSTER_MEMBERSHIPS'] };
      counts.push([
        await asked({ id: rack, depth: 1 }),
        await asked({ id: rack, depth: 2 }),
        await asked(tree, 'cmdb.impact.read'),
      ]);
    }
    t.deepEqual(counts[0]?.slice(0, 1), counts[1]?.slice(0, 1));
    for (const [one = 0, two = 0, tree = 0] of counts) {
      t.true(one <= 7 && two <= one + 3, `${one} and ${two} statements`);
      t.true(tree <= 1 + 2 * 3, `${tree} statements`);
    }
  });
}
