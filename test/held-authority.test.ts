import { type MethodName, verbs } from '../generated/methods.js';
import type { History, Right, WebhookInfo } from '../generated/types.js';
import type { Grant } from '../src/domain/access/rights.js';
import { keyIdOf } from '../src/domain/users/keys.js';
import { objectMade } from './factories/calls.js';
import { newWebhook, type Row, rows, type Target } from './helpers/rights/rows.js';
import { type World, worldOn } from './helpers/rights/world.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { addKey } from './helpers/service.js';
import { engines, inTurn } from './helpers/stores.js';

const server = 'C__OBJTYPE__SERVER';
/** Administers everything, and views and changes servers and persons alone. */
const administrator = 'an administrator with a narrow view';
const grants: readonly Grant[] = [{ verbs: ['administer'] }, { verbs, objectTypes: [server, 'C__OBJTYPE__PERSON'] }];

/** Rights that a holder of authority has: more than the administrator, or less. */
const beyond: Readonly<Record<string, readonly Right[]>> = {
  'every right': [{ verbs: [...verbs] }],
  'another type to view': [{ verbs: ['view'], object_types: [server, 'C__OBJTYPE__ENCLOSURE'] }],
};
const within: readonly Right[] = [{ verbs: ['view', 'purge'], object_types: [server] }];

/** Changes of a provider, the last of which leaves its rules as none. */
const settings: readonly object[] = [
  { title: 'other' },
  { issuer: 'https://elsewhere.invalid/' },
  { client: 'other' },
  { scopes: 'openid groups' },
  { groups_claim: 'roles' },
  { subject_claim: 'oid' },
  { admitted: ['all'] },
  { enabled: false },
  { rules: [] },
];

const holding = (Object.entries(rows) as [MethodName, Row][]).filter(([, { authority }]) => authority !== 'nobody');

/** The target of a row; a person with a login and grants in the place of its object where the authority is theirs. */
async function targetOf({ service, target }: World, row: Row, rights: readonly Right[]): Promise<Target> {
  if (row.authority !== 'user') return target(row, rights);
  const { first: _, ...withoutFirst } = row;
  const made = await target(withoutFirst, rights);
  const call = callerOf(service, 'contract');
  const person = { ...made, object: made.person };
  if (row.first) await resultOf(call(row.first[0], row.first[1](person)));
  if (row.actsOn !== 'change') return person;
  await resultOf(call('cmdb.object.archive', { object: made.person }));
  const { change_sets: sets } = await resultOf<History>(call('kataster.changes.read', { object: made.person, limit: 1 }));
  return { ...person, change: sets[0]?.number ?? 0 };
}

for (const engine of engines) {
  engine.test(`who does not reach the authority that a record holds neither changes nor reads it on ${engine.name}`, async t => {
    const world = await worldOn(t, engine);
    await addKey(world.service.store, administrator, administrator, { grants });
    const call = callerOf(world.service, 'contract');
    const answer = (method: MethodName, row: Row, target: Target) => {
      const params = row.params(target);
      return call(method, { ...params, ...('login' in params && { login: target.login }), apikey: administrator });
    };
    let [refusals, successes] = [0, 0];
    for (const [method, row] of inTurn(engine, holding)) {
      for (const [name, rights] of Object.entries(beyond)) {
        const target = await targetOf(world, row, rights);
        const before = await world.kept();
        const { error } = await answer(method, row, target);
        t.is(error?.data?.error, 'Forbidden', `${method} of ${name}`);
        t.is(await world.kept(), before, `${method} of ${name}`);
        refusals += 1;
      }
      // Undoing may ask for more.
      if (row.actsOn === 'change') continue;
      const { error } = await answer(method, row, await targetOf(world, row, within));
      t.is(error, undefined, `${method} of what the administrator reaches`);
      successes += 1;
    }
    t.log(`${inTurn(engine, holding).length} methods, ${refusals} refusals, ${successes} successes`);
    t.true(holding.length >= 20);
  });

  engine.test(`a webhook is as far beyond reach as any key that may deliver for it on ${engine.name}`, async t => {
    const { service } = await worldOn(t, engine);
    await addKey(service.store, administrator, administrator, { grants });
    const call = callerOf(service, 'contract');
    const asked = (method: MethodName, params: object) => call(method, { ...params, apikey: administrator });
    const listed = async () => (await resultOf<readonly WebhookInfo[]>(asked('kataster.webhook.read', {}))).map(({ id }) => id);
    const keyWith = async (rights: readonly Right[]) =>
      String((await resultOf(call('kataster.key.create', { title: 'k', rights }))).id);
    const webhookOf = async (key: string) =>
      String((await resultOf(call('kataster.webhook.create', newWebhook({ title: 'w', key })))).id);
    const key = await keyWith(within);
    const [reached, far] = [await webhookOf(key), await webhookOf(await keyWith([{ verbs: ['view'] }]))];
    t.deepEqual(await listed(), [reached]);
    t.is((await asked('kataster.webhook.read', { id: far })).error?.data?.error, 'Forbidden');
    const successor = String((await resultOf(call('kataster.key.rotate', { id: key, keep: 0 }))).id);
    t.deepEqual(await listed(), [reached], 'a key that is over, with a successor within reach');
    await resultOf(call('kataster.key.update', { id: successor, rights: [{ verbs: ['view'] }] }));
    t.deepEqual(await listed(), [], 'the successor delivers');
    const taken = { id: reached, url: 'https://elsewhere.invalid/', since: 0 };
    t.is((await asked('kataster.webhook.update', taken)).error?.data?.error, 'Forbidden');
    await resultOf(call('kataster.key.revoke', { id: successor }));
    t.is((await asked('kataster.webhook.update', taken)).error?.data?.error, 'Forbidden', 'a key that is revoked');
  });

  engine.test(`a provider is as far beyond reach as any group that it makes accounts members of on ${engine.name}`, async t => {
    const { service } = await worldOn(t, engine);
    await addKey(service.store, administrator, administrator, { grants });
    const call = callerOf(service, 'contract');
    const asked = async (method: MethodName, params: object) =>
      (await call(method, { ...params, apikey: administrator })).error?.data?.error;
    const groupWith = async (rights: readonly Right[]) => {
      const group = await objectMade(call, { title: 'g', type: 'C__OBJTYPE__PERSON_GROUP' });
      await resultOf(call('kataster.grant.create', { to: group, rights }));
      return group;
    };
    const provider = { title: 'p', issuer: 'https://login.invalid/', client: 'c' };
    const providerInto = async (id: string, group: number) =>
      resultOf(call('kataster.provider.save', { ...provider, id, rules: [{ group: 'all', person_group: group }] }));
    await providerInto('far', await groupWith([{ verbs: [...verbs] }]));
    await providerInto('near', await groupWith(within));
    for (const change of settings) {
      t.is(await asked('kataster.provider.save', { id: 'far', ...change }), 'Forbidden', JSON.stringify(change));
      t.is(await asked('kataster.provider.save', { id: 'near', ...change }), undefined, JSON.stringify(change));
    }
    t.is(await asked('kataster.provider.delete', { id: 'far' }), 'Forbidden');
    t.is(await asked('kataster.provider.delete', { id: 'near' }), undefined);
  });

  engine.test(`a filter of a webhook tells nothing of an object that its maker may not view on ${engine.name}`, async t => {
    const { service } = await worldOn(t, engine);
    await addKey(service.store, administrator, administrator, { grants });
    const call = callerOf(service, 'contract');
    const [rack, web] = [await objectMade(call, { title: 'rack', type: 'C__OBJTYPE__ENCLOSURE' }), await objectMade(call, {})];
    await resultOf(call('cmdb.object.quickpurge', { id: await objectMade(call, {}) }));
    const filtered = async (object: number) => {
      const settings = { ...newWebhook({ title: 'w', key: keyIdOf(administrator, service.store.secret) }), filter: { object } };
      const { error } = await call('kataster.webhook.create', { ...settings, apikey: administrator });
      return error?.message.replace(String(object), '#');
    };
    t.is(await filtered(web), undefined);
    const unknown = await filtered(999_999);
    t.truthy(unknown);
    t.is(await filtered(rack), unknown);
    t.is(await filtered(web + 1), unknown, 'one that was purged');
  });
}
