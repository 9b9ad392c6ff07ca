import type { Grant } from '../src/domain/access/rights.js';
import { callWith, type Headers } from './helpers/access-changes.js';
import { showTimeOfDay } from './helpers/clock-of-the-day.js';
import { groupsOf, usersOf, withGroup } from './helpers/person-groups.js';
import { type RpcAnswer, resultOf } from './helpers/rpc.js';
import { called } from './helpers/second-factors.js';
import { serviceOver, type TestService } from './helpers/service.js';
import { ada, providerSettings, signIn, withProvider } from './helpers/sign-in.js';
import { enginesInTurn } from './helpers/stores.js';
import { until } from './helpers/waiting.js';

const errorOf = ({ error }: RpcAnswer): unknown => error?.data?.error;
const loginOf = async (service: TestService, headers: Headers) =>
  (await resultOf<{ login: { username: string } }>(called(service, 'idoit.version.read', {}, headers))).login.username;

const view: readonly Grant[] = [{ verbs: ['view'] }];
const administer: readonly Grant[] = [{ verbs: ['view', 'administer'] }];

for (const engine of enginesInTurn) {
  engine.test(`a stranger signs in by a provider, and is the same person the next time on ${engine.name}`, async t => {
    const { service, openid } = await withProvider(t, engine);
    const { page, handed, headers } = await signIn(service, undefined, '/objects/7');
    t.is(page.url.href, `${service.url}/objects/7#signed-in`, page.text);
    t.like(handed, { name: 'Ada Lovelace', provider: 'example' });
    t.is(await loginOf(service, headers), 'ada');
    openid.accounts.set(ada.sub, { ...ada, name: 'Ada King', preferred_username: 'countess' });
    const again = await signIn(service);
    t.not(again.handed.session, handed.session);
    t.is(await loginOf(service, again.headers), 'ada', 'renamed there');
    t.deepEqual(
      (await usersOf(service)).map(({ login }) => login),
      ['ada'],
    );
  });

  engine.test(
    `an account is issuer and subject: neither a name nor an address makes anybody another on ${engine.name}`,
    async t => {
      const { service, openid } = await withProvider(t, engine);
      await signIn(service);
      openid.accounts.set('other', { ...ada, sub: 'other' });
      openid.current = 'other';
      const { headers } = await signIn(service);
      t.is(await loginOf(service, headers), 'ada@example');
      await resultOf(callWith(service, 'kataster.user.create', { login: 'grace', name: 'Grace Hopper' }));
      await resultOf(callWith(service, 'kataster.provider.link', { id: 'example', subject: 'linked', login: 'grace' }));
      openid.accounts.set('linked', { ...ada, sub: 'linked' });
      openid.current = 'linked';
      t.is(await loginOf(service, (await signIn(service)).headers), 'grace', 'linked beforehand');
      const taken = await callWith(service, 'kataster.provider.link', { id: 'example', subject: 'linked', login: 'ada' });
      t.is(errorOf(taken), 'Conflict');
      t.is((await usersOf(service)).length, 3);
    },
  );

  engine.test(`an account is what the claim of its provider says, whatever its sub, on ${engine.name}`, async t => {
    const { service, openid, log } = await withProvider(t, engine, { settings: { subject_claim: 'oid' } });
    const save = (params: object) => callWith(service, 'kataster.provider.save', { id: 'example', ...params });
    t.is((await signIn(service)).page.status, 403, 'an account without the claim');
    t.regex(log.join(''), /its tokens have no oid/);
    t.is(errorOf(await save({ subject_claim: 'upn' })), 'InvalidParameters');
    t.is(errorOf(await save({ subject_claim: 'sub' })), undefined, 'as long as nobody has an account');
    await resultOf(save({ subject_claim: 'oid' }));
    await resultOf(callWith(service, 'kataster.user.create', { login: 'grace', name: 'Grace Hopper' }));
    await resultOf(callWith(service, 'kataster.provider.link', { id: 'example', subject: 'oid-of-grace', login: 'grace' }));
    const logins: string[] = [];
    for (const [sub, oid] of [
      ['one', 'oid-of-grace'],
      ['of another application', 'oid-of-grace'],
      ['three', 'one'],
    ] as const) {
      openid.accounts.set(sub, { ...ada, sub, oid });
      openid.current = sub;
      logins.push(await loginOf(service, (await signIn(service)).headers));
    }
    t.deepEqual(logins, ['grace', 'grace', 'ada']);
    const { error } = await save({ subject_claim: 'sub' });
    t.regex(String(error?.data?.subject_claim), /stays 'oid'.*another provider/);
    t.is(errorOf(await save({ subject_claim: 'oid', title: 'The same' })), undefined);
  });

  engine.test(
    `groups there become person groups here, and only what the provider gave is taken away on ${engine.name}`,
    async t => {
      const { service, openid, log } = await withProvider(t, engine, { parts: { renewalIntervalMs: 20 } });
      const [readers, big, own] = [
        await withGroup(service, 'readers', view),
        await withGroup(service, 'big', view),
        await withGroup(service, 'own', view),
      ];
      const rules = [
        { group: 'Leser', person_group: readers },
        // The other spelling of the umlaut.
        { group: 'Größe, "X"'.normalize('NFD'), person_group: big },
        { group: 'nobody', person_group: own },
      ];
      await resultOf(callWith(service, 'kataster.provider.save', { id: 'example', rules }));
      const { headers } = await signIn(service);
      t.deepEqual(await groupsOf(service, 'ada'), ['readers', 'big']);
      t.is(errorOf(await called(service, 'cmdb.objects.read', {}, headers)), undefined);
      const tried = callWith(service, 'kataster.provider.test', { id: 'example', login: 'ada' });
      t.like(await resultOf(tried), { admitted: true, person_groups: [{ title: 'readers' }, { title: 'big' }] });
      const person = (await service.store.users.personWithLogin('ada')) ?? 0;
      const membership = { object: person, category: 'C__CATS__PERSON_ASSIGNED_GROUPS', data: { connected_object: own } };
      await resultOf(callWith(service, 'cmdb.category.save', membership));
      openid.accounts.set(ada.sub, { ...ada, groups: [] });
      service.clock.advance(60);
      await until(async () => (await groupsOf(service, 'ada'))?.join() === 'own');
      t.is(errorOf(await called(service, 'cmdb.objects.read', {}, headers)), undefined, 'the group that a person gave stays');
      const events = await service.store.audit.read({ event: 'membershipsChanged', descending: false, limit: 10 });
      t.deepEqual(
        events.map(({ subjectObject, details }) => ({ subjectObject, ...JSON.parse(details) })),
        [
          { subjectObject: person, provider: 'example', added: [readers, big], removed: [], refused: [] },
          { subjectObject: person, provider: 'example', added: [], removed: [readers, big], refused: [] },
        ],
        log.join(''),
      );
    },
  );

  engine.test(`an account that is taken away there ends its sessions here on ${engine.name}`, async t => {
    const { service, openid } = await withProvider(t, engine, {
      parts: { renewalIntervalMs: 20 },
      settings: { admitted: ['Leser'] },
    });
    const first = await signIn(service);
    openid.accounts.set(ada.sub, { ...ada, groups: ['Andere'] });
    service.clock.advance(60);
    const isOver = async (headers: Headers) => errorOf(await called(service, 'idoit.version.read', {}, headers)) !== undefined;
    await until(() => isOver(first.headers));
    t.is((await signIn(service)).page.status, 403, 'no member of an admitted group');
    openid.accounts.set(ada.sub, ada);
    const second = await signIn(service);
    openid.accounts.delete(ada.sub);
    service.clock.advance(60);
    await until(() => isOver(second.headers));
    const events = await service.store.audit.read({ event: 'sessionsEnded', descending: false, limit: 10 });
    t.deepEqual(
      events.map(({ details }) => JSON.parse(details).cause),
      ['provider', 'provider'],
    );
  });

  engine.test(`the last one who may administer keeps the right, and a local administrator counts on ${engine.name}`, async t => {
    const { service, openid } = await withProvider(t, engine, { parts: { renewalIntervalMs: 20 } });
    const group = await withGroup(service, 'administrators', administer);
    await resultOf(
      callWith(service, 'kataster.provider.save', { id: 'example', rules: [{ group: 'Leser', person_group: group }] }),
    );
    const { headers } = await signIn(service);
    openid.accounts.set(ada.sub, { ...ada, groups: [] });
    service.clock.advance(60);
    const refusals = async () =>
      (await service.store.audit.read({ event: 'membershipsChanged', descending: false, limit: 100 })).filter(
        ({ details }) => JSON.parse(details).refused.length > 0,
      );
    await until(async () => (await refusals()).length > 0);
    t.is(errorOf(await called(service, 'kataster.user.read', {}, headers)), undefined);
    const { id } = await resultOf<{ id: number }>(callWith(service, 'kataster.user.create', { login: 'local', name: 'Local' }));
    await resultOf(callWith(service, 'kataster.grant.create', { to: id, rights: administer }));
    service.clock.advance(60);
    await until(async () => errorOf(await called(service, 'kataster.user.read', {}, headers)) === 'Forbidden');
    t.deepEqual(await groupsOf(service, 'ada'), []);
  });

  engine.test(`a session of one process is good on another, and ends on both on ${engine.name}`, async t => {
    const { service } = await withProvider(t, engine);
    const { headers } = await signIn(service);
    const other = await serviceOver(t, service.store);
    showTimeOfDay(other);
    t.is(await loginOf(other, headers), 'ada');
    await resultOf(callWith(other, 'kataster.provider.save', { id: 'example', enabled: 0 }));
    t.is(errorOf(await called(service, 'idoit.version.read', {}, headers)), 'AuthenticationFailed');
    const page = await fetch(`${service.url}/sign-in/example`, { redirect: 'manual' });
    t.is(page.status, 404);
    t.deepEqual(await (await fetch(`${service.url}/sign-in`)).json(), []);
    const audit = await service.store.audit.read({ descending: true, limit: 3 });
    t.true(audit.some(({ event }) => event === 'sessionsEnded'));
  });

  engine.test(`whoever a provider signed in needs no second factor of this service on ${engine.name}`, async t => {
    const { service } = await withProvider(t, engine, { environment: { KATASTER_SECOND_FACTOR: 'everybody' } });
    t.is(await loginOf(service, (await signIn(service)).headers), 'ada');
  });

  engine.test(`a provider that signs people in is changed by those alone who have every right on ${engine.name}`, async t => {
    const { service, openid } = await withProvider(t, engine);
    const { key } = await resultOf<{ key: string }>(
      callWith(service, 'kataster.key.create', { title: 'administers', rights: administer }),
    );
    const call = (method: string, params: object) => called(service, method, params, { 'X-API-Key': key });
    const change = () => call('kataster.provider.save', { ...providerSettings(openid), client: 'another' });
    t.is(errorOf(await change()), undefined, 'nobody has signed in');
    await resultOf(callWith(service, 'kataster.provider.save', providerSettings(openid)));
    await signIn(service);
    t.is(errorOf(await change()), 'Forbidden');
    t.is(errorOf(await call('kataster.provider.delete', { id: 'example' })), 'Forbidden');
    const group = await withGroup(service, 'purging', [{ verbs: ['view', 'purge'] }]);
    const rules = [{ group: 'Leser', person_group: group }];
    const other = await call('kataster.provider.save', { ...providerSettings(openid), id: 'other', rules });
    t.is(errorOf(other), 'Forbidden', 'a group that may do more');
  });
}
