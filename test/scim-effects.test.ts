import { keyIdOf } from '../src/domain/users/keys.js';
import { callWith } from './helpers/access-changes.js';
import { groupsOf, usersOf } from './helpers/person-groups.js';
import { resultOf } from './helpers/rpc.js';
import { addClient, clientKey, newUser, patch, type ScimAnswer } from './helpers/scim.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';
import { withUser } from './helpers/users.js';

interface Member {
  readonly value: string;
}

/** Administers, and may do less than a person who purges. */
const reach = [{ verbs: ['administer'] }, { verbs: ['view', 'edit'], object_types: ['C__OBJTYPE__PERSON'] }];

const valuesOf = ({ body }: ScimAnswer): string[] => body.members.map(({ value }: Member) => value);

for (const engine of enginesInTurn) {
  const { test } = engine;

  test(`each write can be undone on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const scim = await addClient(service);
    const undo = async (): Promise<void> => {
      const read = callWith(service, 'kataster.changes.read', { limit: 100 });
      const { change_sets: sets } = await resultOf<{ change_sets: { number: number; method: string }[] }>(read);
      const numbers = sets.filter(({ method }) => method === 'scim').map(({ number }) => number);
      await resultOf(callWith(service, 'kataster.changes.revert', { numbers: [Math.max(...numbers)] }));
    };
    const ada = (await scim('POST /Users', newUser('ada'))).body.id;
    const { id } = (await scim('POST /Groups', { displayName: 'Team' })).body;
    await scim(`PATCH /Groups/${id}`, patch({ op: 'add', path: 'members', value: [{ value: ada }] }));
    t.deepEqual(valuesOf(await scim(`GET /Groups/${id}`)), [ada]);
    await undo();
    t.deepEqual(valuesOf(await scim(`GET /Groups/${id}`)), [], 'the client sees what is there');
    await scim(`PATCH /Groups/${id}`, patch({ op: 'add', path: 'members', value: [{ value: ada }] }));
    t.deepEqual(await groupsOf(service, 'ada@example.com'), ['Team'], 'and can add the member again');
    await scim(`PATCH /Users/${ada}`, patch({ op: 'replace', value: { active: false, userName: 'augusta', title: 'Countess' } }));
    await undo();
    const { body } = await scim(`GET /Users/${ada}`);
    t.deepEqual([body.userName, body.active, body.title], ['ada@example.com', true, undefined]);
  });

  test(`memberships that a person gave are not the client's to take on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const scim = await addClient(service);
    const ada = (await scim('POST /Users', newUser('ada'))).body.id;
    const { id } = (await scim('POST /Groups', { displayName: 'Team' })).body;
    const data = { connected_object: Number(id) };
    const category = 'C__CATS__PERSON_ASSIGNED_GROUPS';
    await resultOf(callWith(service, 'cmdb.category.create', { objID: Number(ada), category, data }));
    t.deepEqual(valuesOf(await scim(`GET /Groups/${id}`)), [ada]);
    t.is((await scim(`PATCH /Groups/${id}`, patch({ op: 'remove', path: 'members' }))).status, 204);
    t.deepEqual(await groupsOf(service, 'ada@example.com'), ['Team']);
    t.is((await scim(`DELETE /Users/${ada}`)).status, 204);
    t.deepEqual(
      (await usersOf(service)).map(({ enabled }) => enabled),
      [false],
    );
  });

  test(`the persons sign in with their accounts at the provider on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const keycloak = { id: 'keycloak', issuer: 'https://login.example.com', client: 'kataster' };
    await resultOf(callWith(service, 'kataster.provider.save', keycloak));
    const scim = await addClient(service, undefined, { issuer: 'scim://keycloak' });
    const ada = (await scim('POST /Users', newUser('ada'))).body.id;
    t.is((await service.store.identity.account('keycloak', 'ext-ada'))?.person, Number(ada));
    await scim(`PATCH /Users/${ada}`, patch({ op: 'replace', path: 'externalId', value: 'ext-2' }));
    t.is((await service.store.identity.account('keycloak', 'ext-2'))?.person, Number(ada));
    t.is(await service.store.identity.account('keycloak', 'ext-ada'), undefined, 'the former account signs in no more');
    const grace = (await scim('POST /Users', newUser('grace'))).body.id;
    const taken = await scim(`PATCH /Users/${grace}`, patch({ op: 'replace', path: 'externalId', value: 'ext-2' }));
    t.deepEqual([taken.status, taken.body.scimType], [409, 'uniqueness']);
  });

  test(`a person who signed in before is taken by their account, as far as the key reaches, on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const keycloak = { id: 'keycloak', issuer: 'https://login.example.com', client: 'kataster' };
    await resultOf(callWith(service, 'kataster.provider.save', keycloak));
    const scim = await addClient(service, undefined, { issuer: 'scim://keycloak' });
    const [ada, boss] = [
      await withUser(service.store, 'ada'),
      await withUser(service.store, 'boss', [{ verbs: ['administer', 'purge'] }]),
    ];
    for (const login of ['ada', 'boss'])
      await resultOf(callWith(service, 'kataster.provider.link', { id: 'keycloak', subject: `ext-${login}`, login }));
    const taken = await scim('POST /Users', newUser('ada'));
    t.deepEqual([taken.status, taken.body.id, taken.body.userName], [201, String(ada), 'ada@example.com']);
    t.is((await scim('POST /Users', newUser('boss', { active: false }))).status, 409, 'the last who may administer');
    t.is((await scim('GET /Users')).body.totalResults, 1);
    await resultOf(callWith(service, 'kataster.key.update', { id: keyIdOf(clientKey, service.store.secret), rights: reach }));
    t.is((await scim('POST /Users', newUser('boss'))).status, 403, 'who may do more than the key');
    t.true(
      (await usersOf(service)).some(({ login, enabled }) => login === 'boss' && enabled),
      String(boss),
    );
  });

  test(`requests at once do not lose each other's members, and make a user once, on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const scim = await addClient(service);
    const { id } = (await scim('POST /Groups', { displayName: 'Team' })).body;
    const all = ['a', 'b', 'c', 'd', 'e', 'f'];
    const made = await Promise.all(all.map(login => scim('POST /Users', newUser(login))));
    const ids: string[] = made.map(({ body }) => body.id);
    const add = (value: string) => scim(`PATCH /Groups/${id}`, patch({ op: 'add', path: 'members', value: [{ value }] }));
    const added = await Promise.all(ids.map(add));
    t.deepEqual(
      added.map(({ status }) => status),
      Array(6).fill(204),
    );
    t.deepEqual(
      valuesOf(await scim(`GET /Groups/${id}`)),
      [...ids].sort((one, other) => Number(one) - Number(other)),
    );
    const twice = await Promise.all([1, 2, 3].map(() => scim('POST /Users', newUser('twin'))));
    t.deepEqual(twice.map(({ status }) => status).sort(), [201, 409, 409]);
  });

  test(`hundreds of members come in one request and one change set on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const scim = await addClient(service);
    const { id } = (await scim('POST /Groups', { displayName: 'Everybody' })).body;
    const ids: string[] = [];
    for (let number = 0; number < 300; number += 1)
      ids.push((await scim('POST /Users', { userName: `user${number}`, externalId: `u${number}` })).body.id);
    const lastSet = async () => {
      const read = callWith(service, 'kataster.changes.read', { limit: 1 });
      return (await resultOf<{ change_sets: readonly [{ number: number }] }>(read)).change_sets[0];
    };
    const before = (await lastSet()).number;
    const members = ids.map(value => ({ value }));
    t.is((await scim(`PATCH /Groups/${id}`, patch({ op: 'add', path: 'members', value: members }))).status, 204);
    t.is((await lastSet()).number, before + 1);
    t.is((await scim(`GET /Groups/${id}`)).body.members.length, 300);
    t.is((await scim('GET /Users?count=1000')).body.itemsPerPage, 200, 'pages are bounded');
  });
}
