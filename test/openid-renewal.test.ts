import { callWith } from './helpers/access-changes.js';
import { signed, startOpenidProvider } from './helpers/openid-provider.js';
import { groupsOf, withGroup } from './helpers/person-groups.js';
import { resultOf } from './helpers/rpc.js';
import { called } from './helpers/second-factors.js';
import { ada, providerSettings, type ServiceWithProvider, signIn, withProvider } from './helpers/sign-in.js';
import { engines, type TestEngine } from './helpers/stores.js';
import { until } from './helpers/waiting.js';

const [sqlite] = engines as readonly [TestEngine];
const test = sqlite.test;

/** Path of the userinfo endpoint of the provider. */
const userinfo = '/me';

/** Waits until the provider was asked this often for the claims of a person after a session became due. */
async function renewed({ service, openid }: ServiceWithProvider, times = 1): Promise<void> {
  const askedFor = () => openid.requests.filter(each => each === userinfo).length;
  for (let left = times; left > 0; left -= 1) {
    const before = askedFor();
    // Again after a while: a renewal that ends only now counts the minute from now.
    let looks = 0;
    await until(() => {
      if (askedFor() !== before) return true;
      if (looks % 100 === 0) service.clock.advance(60);
      looks += 1;
      return false;
    });
  }
}

/** A provider that says of the groups of everybody only where they can be asked for: there are too many. */
function nameGroupsElsewhere({ openid }: ServiceWithProvider): void {
  const source = { endpoint: 'https://graph.example.com/users/4f1c-ada/getMemberObjects' };
  openid.forgery = ({ groups: _, ...claims }, key) =>
    signed({ ...claims, _claim_names: { groups: 'src1' }, _claim_sources: { src1: source } }, key);
  openid.fault = async path =>
    path === userinfo
      ? { status: 200, type: 'application/json', body: JSON.stringify({ sub: ada.sub, preferred_username: 'ada' }) }
      : undefined;
}

const parts = { renewalIntervalMs: 20 };

test('a provider that answers nothing keeps the people of no other one, and nobody from signing in there', async t => {
  const { service, openid: slow, log } = await withProvider(t, sqlite, { parts });
  const other = await startOpenidProvider(t, service.url, { id: 'other' });
  other.accounts.set(ada.sub, { ...ada, preferred_username: 'grace' });
  other.current = ada.sub;
  const rules = [{ group: 'Leser', person_group: await withGroup(service, 'Readers') }];
  await resultOf(callWith(service, 'kataster.provider.save', { ...providerSettings(other), id: 'other', rules }));
  // More than are renewed at once, and due before the one of the other provider.
  for (let number = 0; number < 12; number += 1) await signIn(service);
  const { headers } = await signIn(service, undefined, '/', 'other');
  t.deepEqual(await groupsOf(service, 'grace'), ['Readers']);
  let asked = 0;
  let end = (): void => {};
  const ended = new Promise<undefined>(resolve => (end = () => resolve(undefined)));
  t.teardown(() => end());
  slow.fault = () => {
    asked += 1;
    return ended;
  };
  const waiting = Array.from({ length: 60 }, () => fetch(`${service.url}/sign-in/example`, { redirect: 'manual' }));
  await until(() => asked >= 50);
  other.accounts.set(ada.sub, { ...ada, groups: [] });
  service.clock.advance(60);
  await until(async () => (await groupsOf(service, 'grace'))?.length === 0);
  t.truthy((await signIn(service, undefined, '/', 'other')).handed.session);
  await resultOf(called(service, 'idoit.version.read', {}, headers));
  t.notRegex(log.join(''), /"provider":"example"/, 'the slow one has not even been given up');
  end();
  await Promise.all(waiting);
});

test('a session goes on where a provider took its refresh token and answered nothing after it', async t => {
  const world = await withProvider(t, sqlite, { parts });
  const { headers } = await signIn(world.service);
  world.openid.fault = async path => (path === userinfo ? { status: 503, type: 'text/plain', body: '' } : undefined);
  await renewed(world, 3);
  world.openid.fault = undefined;
  await renewed(world, 2);
  t.is((await called(world.service, 'idoit.version.read', {}, headers)).error, undefined);
});

test('of a person with too many groups for a token nothing is taken away, and a new one does not come in', async t => {
  const world = await withProvider(t, sqlite, { parts });
  const rules = [{ group: 'Leser', person_group: await withGroup(world.service, 'Readers') }];
  await resultOf(callWith(world.service, 'kataster.provider.save', { id: 'example', rules, admitted: ['Leser'] }));
  const { headers } = await signIn(world.service);
  nameGroupsElsewhere(world);
  await renewed(world, 3);
  await resultOf(called(world.service, 'idoit.version.read', {}, headers));
  t.deepEqual(await groupsOf(world.service, 'ada'), ['Readers']);
  const { page } = await signIn(world.service);
  t.is(page.status, 403);
  t.regex(page.text, /too many groups/);
  t.regex(world.log.join(''), /names the groups of this person elsewhere/);
});
