import type { AuditEvent, AuditPage } from '../generated/types.js';
import type { Grant } from '../src/domain/access/rights.js';
import { adminPerson } from '../src/domain/access/user.js';
import { keyIdOf } from '../src/domain/users/keys.js';
import { callWith } from './helpers/access-changes.js';
import { groupsOf, usersOf, withGroup } from './helpers/person-groups.js';
import { resultOf } from './helpers/rpc.js';
import { addClient, clientKey, countChangeSets, newUser, patch, type ScimSender, senderOf } from './helpers/scim.js';
import { called } from './helpers/second-factors.js';
import type { TestService } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { engines } from './helpers/stores.js';
import { bySession, grantTo, withUser } from './helpers/users.js';

const viewer: readonly Grant[] = [{ verbs: ['view'] }];
const editor: readonly Grant[] = [{ verbs: ['view', 'create', 'edit', 'archive'] }];
/** Administers everything, and changes persons and groups alone. */
const narrow: readonly Grant[] = [
  { verbs: ['administer'] },
  {
    verbs: ['view', 'create', 'edit', 'archive', 'purge'],
    objectTypes: ['C__OBJTYPE__PERSON', 'C__OBJTYPE__PERSON_GROUP'],
  },
];
const ofPersons: readonly Grant[] = [{ verbs: ['administer'], objectTypes: ['C__OBJTYPE__PERSON'] }];

/** Links an account of the client to a person whom it did not make. */
async function link(service: TestService, subject: string, login: string): Promise<void> {
  await resultOf(callWith(service, 'kataster.provider.link', { id: 'entra', subject, login }));
}

async function eventsOf(service: TestService, event: string): Promise<readonly AuditEvent[]> {
  return (await resultOf<AuditPage>(callWith(service, 'kataster.audit.read', { event }))).events;
}

const create = async (scim: ScimSender, login: string): Promise<string> => (await scim('POST /Users', newUser(login))).body.id;

for (const engine of engines) {
  const { test } = engine;

  test(`keys that do not administer everything do nothing on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    for (const [name, grants] of Object.entries({ viewer, editor, 'of-persons': ofPersons })) {
      const scim = await addClient(service, grants, {}, { id: name, key: `key-of-a-${name}-client` });
      for (const line of ['GET /Users', 'GET /Groups', 'GET /ServiceProviderConfig', 'DELETE /Users/1']) {
        const { status, body } = await scim(line);
        t.is(status, 403, `${name} ${line}`);
        t.regex(body.detail, /expected the right to administer/);
      }
      t.is((await scim('POST /Users', newUser('ada'))).status, 403, name);
      t.deepEqual(await usersOf(service), [], name);
    }
  });

  test(`a key raises nobody above what it reaches on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const strong = await withGroup(service, 'Strong', [{ verbs: ['view', 'edit'] }]);
    const weak = await withGroup(service, 'Weak');
    await grantTo(service.store, weak, [{ verbs: ['view'], objectTypes: ['C__OBJTYPE__PERSON'] }]);
    const rules = [
      { group: 'strong', person_group: strong },
      { group: 'weak', person_group: weak },
    ];
    const scim = await addClient(service, narrow, { rules });
    const ada = await create(scim, 'ada');
    t.truthy(ada);
    t.is((await scim('POST /Groups', { displayName: 'weak', members: [{ value: ada }] })).status, 201);
    const before = await countChangeSets(service);
    const refused = await scim('POST /Groups', { displayName: 'strong', members: [{ value: ada }] });
    t.deepEqual([refused.status, refused.body.scimType], [403, undefined]);
    t.regex(refused.body.detail, /which this key lacks|lacks/);
    t.is((await scim('GET /Groups?filter=displayName eq "strong"')).body.totalResults, 0, 'nothing of it is kept');
    t.is(await countChangeSets(service), before);
    t.is((await scim('POST /Groups', { displayName: 'strong' })).status, 201, 'without members it gives nothing');
    t.is((await scim(`PATCH /Groups/${strong}`, patch({ op: 'add', path: 'members', value: [{ value: ada }] }))).status, 403);
    t.deepEqual(await groupsOf(service, 'ada@example.com'), ['Weak']);
    const boss = await withUser(service.store, 'boss', [{ verbs: ['purge'] }]);
    await link(service, 'ext-boss', 'boss');
    for (const value of [{ active: false }, { userName: 'root' }, { externalId: 'ext-of-an-attacker' }])
      t.is((await scim(`PATCH /Users/${boss}`, patch({ op: 'replace', value }))).status, 403, JSON.stringify(value));
    t.is((await scim(`DELETE /Users/${boss}`)).status, 403);
    t.true((await usersOf(service)).some(({ login, enabled }) => login === 'boss' && enabled));
    const noCreation = senderOf(service, 'key-of-administrator-0');
    await addClient(service, [{ verbs: ['administer', 'view'] }], {}, { id: 'okta', key: 'key-of-administrator-0' });
    t.is((await noCreation('POST /Users', newUser('grace'))).status, 403, 'names need the right to edit');
    t.is((await noCreation('POST /Groups', { displayName: 'new' })).status, 403, 'groups need the right to create');
    t.is((await noCreation('POST /Users', { userName: 'grace' })).status, 201, 'a login needs no more than users of kataster do');
  });

  test(`a client knows its own persons and groups alone on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const scim = await addClient(service);
    const local = await withUser(service.store, 'local');
    const group = await withGroup(service, 'Local');
    for (const filter of ['userName eq "local"', `id eq "${local}"`])
      t.is((await scim(`GET /Users?filter=${filter}`)).body.totalResults, 0, filter);
    t.is((await scim(`GET /Groups?filter=id eq "${group}"`)).body.totalResults, 0);
    for (const line of [`GET /Users/${local}`, `DELETE /Users/${local}`, `GET /Groups/${group}`, `DELETE /Groups/${group}`])
      t.is((await scim(line)).status, 404, line);
    t.is((await scim(`PATCH /Users/${local}`, patch({ op: 'replace', value: { active: false } }))).status, 404);
    const taken = await scim('POST /Users', { userName: 'local' });
    t.deepEqual([taken.status, taken.body.scimType], [409, 'uniqueness']);
    t.is(
      (await scim('POST /Groups', { displayName: 'Local' })).body.id === String(group),
      false,
      'no group is taken over by its name',
    );
    const other = await addClient(service, undefined, {}, { id: 'okta', key: 'key-of-another-client-0' });
    const ada = await create(scim, 'ada');
    t.is((await other(`GET /Users/${ada}`)).status, 404);
    t.is((await other('GET /Users')).body.totalResults, 0);
    const members = [{ value: ada }];
    t.is((await other('POST /Groups', { displayName: 'theirs', members })).status, 400, 'members of another client');
    await link(service, 'ext-local', 'local');
    t.is(
      (await scim('GET /Users?filter=userName eq "local"')).body.Resources[0].externalId,
      'ext-local',
      'linked by an administrator',
    );
  });

  test(`who is deactivated is out at the next call, and does not come back with an old session on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const scim = await addClient(service);
    const ada = await create(scim, 'ada');
    const session = await bySession(service.store, Number(ada), service.clock.now());
    const asAda = async (headers: Readonly<Record<string, string>> = {}) =>
      'result' in (await called(service, 'idoit.version', {}, { ...session, ...headers }));
    const withKey = { 'X-API-Key': 'test-key-test-key-0' };
    t.deepEqual([await asAda(), await asAda(withKey)], [true, true]);
    await scim(`PATCH /Users/${ada}`, patch({ op: 'Replace', path: 'active', value: 'False' }));
    t.deepEqual([await asAda(), await asAda(withKey)], [false, false], 'a key that names the person ends with them');
    const events = await eventsOf(service, 'sessionsEnded');
    t.is(events.length, 1);
    t.is(events[0]?.key?.id, keyIdOf(clientKey, service.store.secret), 'the audit names the key of the client');
    await scim(`PATCH /Users/${ada}`, patch({ op: 'Replace', path: 'active', value: true }));
    t.false(await asAda());
  });

  test(`nobody is locked out on ${engine.name}`, async t => {
    const service = await startedService(t, engine, { KATASTER_DEFAULT_DATA: 'yes' });
    const scim = await addClient(service);
    const admin = (await service.store.reads.constants.find(adminPerson)) ?? 0;
    const boss = await withUser(service.store, 'boss', [{ verbs: ['view', 'administer'] }]);
    for (const login of ['admin', 'boss']) await link(service, `ext-${login}`, login);
    const refusedOf = async (id: number) => {
      const put = { userName: 'x', active: false };
      return [
        (await scim(`PATCH /Users/${id}`, patch({ op: 'replace', path: 'active', value: false }))).status,
        (await scim(`PUT /Users/${id}`, put)).status,
        (await scim(`DELETE /Users/${id}`)).status,
      ];
    };
    const before = await countChangeSets(service);
    t.deepEqual(await refusedOf(admin), [409, 409, 409], 'the person of the installation');
    t.is(await countChangeSets(service), before);
    const events = await eventsOf(service, 'deactivationRefused');
    t.deepEqual(
      events.map(({ details }) => details),
      Array(3).fill({ provider: 'entra' }),
    );
    const isOnly = (await usersOf(service)).filter(({ enabled }) => enabled).length;
    t.is(isOnly, 2);
    t.is((await scim(`DELETE /Users/${boss}`)).status, 204, 'another one may administer');
  });

  test(`the last person who may administer stays, by membership too, on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const scim = await addClient(service);
    const ada = await create(scim, 'ada');
    const { id } = (await scim('POST /Groups', { displayName: 'Admins', members: [{ value: ada }] })).body;
    await grantTo(service.store, Number(id), [{ verbs: ['administer'] }]);
    t.is((await scim(`PATCH /Users/${ada}`, patch({ op: 'replace', path: 'active', value: false }))).status, 409);
    t.is((await scim(`PATCH /Groups/${id}`, patch({ op: 'remove', path: 'members' }))).status, 204);
    t.deepEqual((await scim(`GET /Groups/${id}`)).body.members.length, 1, 'the membership stays, and is shown');
    const [event] = await eventsOf(service, 'membershipsChanged');
    t.like(event?.details, { provider: 'entra', refused: [Number(id)] });
    t.is((await scim(`DELETE /Groups/${id}`)).status, 409);
    t.true((await usersOf(service)).every(({ enabled }) => enabled));
  });
}
