import { callWith } from './helpers/access-changes.js';
import { groupsOf, usersOf, withGroup } from './helpers/person-groups.js';
import { resultOf } from './helpers/rpc.js';
import { addClient, countChangeSets, enterprise, newUser, patch } from './helpers/scim.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const [normal, archived] = ['C__RECORD_STATUS__NORMAL', 'C__RECORD_STATUS__ARCHIVED'];

for (const engine of enginesInTurn) {
  engine.test(`a walk as Entra ID makes it, user by user, on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const scim = await addClient(service);
    const empty = await scim('GET /Users?filter=userName eq "ada@example.com"');
    t.deepEqual([empty.status, empty.body.totalResults, empty.body.Resources], [200, 0, []]);
    const before = await countChangeSets(service);
    const created = await scim('POST /Users', newUser('ada', { [enterprise]: { department: 'R&D', employeeNumber: 7 } }));
    t.is(created.status, 201, JSON.stringify(created.body));
    const { id } = created.body;
    t.is(created.headers.get('location'), `http://cmdb.example/scim/v2/Users/${id}`);
    t.is(await countChangeSets(service), before + 1, 'one change set');
    t.like(created.body, {
      externalId: 'ext-ada',
      userName: 'ada@example.com',
      displayName: 'Given Family',
      active: true,
      name: { givenName: 'Given', familyName: 'Family' },
      emails: [{ value: 'ada@example.com', type: 'work', primary: true }],
      [enterprise]: { department: 'R&D', employeeNumber: '7' },
    });
    t.deepEqual((await scim('GET /Users?filter=username EQ "ada@example.com"')).body.Resources, [created.body]);
    t.deepEqual((await scim('GET /Users?filter=externalId eq "ext-ada" and active eq "x"')).status, 400);
    t.deepEqual((await scim(`GET /Users?filter=externalId eq "ext-ada" and id eq "${id}"`)).body.Resources, [created.body]);
    t.deepEqual((await scim(`GET /Users/${id}`)).body, created.body);
    const changed = await scim(
      `PATCH /Users/${id}`,
      patch(
        { op: 'Replace', path: 'emails[type eq "work"].value', value: 'ada.l@example.com' },
        { op: 'Add', path: 'name.familyName', value: 'Lovelace' },
        { op: 'Add', path: `${enterprise}:department`, value: 'Engines' },
        { op: 'Remove', path: `${enterprise}:employeeNumber` },
        { op: 'replace', value: { 'name.givenName': 'Ada' } },
      ),
    );
    t.is(changed.status, 200, JSON.stringify(changed.body));
    t.like(changed.body, { displayName: 'Ada Lovelace', name: { givenName: 'Ada', familyName: 'Lovelace' } });
    t.is(changed.body.emails[0].value, 'ada.l@example.com');
    t.deepEqual(changed.body[enterprise], { department: 'Engines' });
    t.is(await countChangeSets(service), before + 2);
    const renamed = await scim(`PATCH /Users/${id}`, patch({ op: 'replace', value: { displayName: 'Augusta King' } }));
    t.deepEqual(renamed.body.name, { givenName: 'Augusta', familyName: 'King' }, 'the name follows where it alone is changed');
    const again = await scim(`PATCH /Users/${id}`, patch({ op: 'replace', value: { displayName: 'Augusta King' } }));
    t.is(again.status, 200);
    t.is(await countChangeSets(service), before + 3, 'what is as it was makes no change set');
    const off = await scim(`PATCH /Users/${id}`, patch({ op: 'Replace', path: 'active', value: 'False' }));
    t.is(off.body.active, false);
    t.deepEqual(
      (await usersOf(service)).map(({ enabled }) => enabled),
      [false],
    );
    t.is((await scim(`PATCH /Users/${id}`, patch({ op: 'Replace', path: 'active', value: 'True' }))).body.active, true);
    t.is((await scim(`DELETE /Users/${id}`)).status, 204);
    t.is((await scim(`GET /Users/${id}`)).status, 404);
    t.is((await scim('GET /Users')).body.totalResults, 0);
    t.deepEqual(
      (await usersOf(service)).map(({ enabled }) => enabled),
      [false],
      'the person stays',
    );
    const back = await scim('POST /Users', newUser('ada'));
    t.deepEqual([back.status, back.body.id, back.body.active], [201, id, true]);
  });

  engine.test(`groups as clients push them on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const admins = await withGroup(service, 'Administrators', [{ verbs: ['view'] }]);
    const rules = [{ group: 'Leitung', person_group: admins }];
    const scim = await addClient(service, undefined, { rules });
    const ids: string[] = [];
    for (const login of ['ada', 'grace', 'joan']) ids.push((await scim('POST /Users', newUser(login))).body.id);
    const [ada = '', grace = '', joan = ''] = ids;
    const created = await scim('POST /Groups', { displayName: 'Größe, "X"', externalId: 'g1' });
    t.is(created.status, 201, JSON.stringify(created.body));
    const { id } = created.body;
    t.like(created.body, { displayName: 'Größe, "X"', externalId: 'g1', members: [] });
    const listed = await scim('GET /Groups?excludedAttributes=members&filter=displayName eq "Größe, \\"X\\""');
    t.deepEqual(
      listed.body.Resources.map((each: { id: string; members?: unknown }) => [each.id, each.members]),
      [[id, undefined]],
    );
    const before = await countChangeSets(service);
    const added = patch({ op: 'Add', path: 'members', value: [{ value: ada }, { value: grace }] });
    t.is((await scim(`PATCH /Groups/${id}`, added)).status, 204);
    t.is(await countChangeSets(service), before + 1);
    t.is((await scim(`PATCH /Groups/${id}`, added)).status, 204);
    t.is(await countChangeSets(service), before + 1, 'members who are in it already');
    const membersOf = async (): Promise<string[]> =>
      (await scim(`GET /Groups/${id}`)).body.members.map(({ value }: { value: string }) => value);
    t.deepEqual(await membersOf(), [ada, grace]);
    t.is((await scim(`GET /Groups?filter=id eq "${id}" and members eq "${ada}"`)).body.totalResults, 1);
    t.is((await scim(`GET /Groups?filter=id eq "${id}" and members[value eq "${joan}"]`)).body.totalResults, 0);
    await scim(`PATCH /Groups/${id}`, patch({ op: 'Remove', path: 'members', value: [{ value: ada }] }));
    await scim(
      `PATCH /Groups/${id}`,
      patch({ op: 'remove', path: `members[value eq "${grace}"]` }, { op: 'add', path: 'members', value: { value: joan } }),
    );
    t.deepEqual(await membersOf(), [joan]);
    await scim(`PATCH /Groups/${id}`, patch({ op: 'replace', path: 'members', value: [{ value: ada }, { value: joan }] }));
    t.deepEqual(await membersOf(), [ada, joan]);
    await scim(`PATCH /Groups/${id}`, patch({ op: 'replace', value: { id, displayName: 'Team' } }));
    t.deepEqual(await groupsOf(service, 'ada@example.com'), ['Team']);
    const replaced = await scim(`PUT /Groups/${id}`, { displayName: 'Team', members: [{ value: grace }] });
    t.deepEqual(replaced.body.members, [
      { value: grace, display: 'Given Family', $ref: `http://cmdb.example/scim/v2/Users/${grace}` },
    ]);
    const mapped = await scim('POST /Groups', { displayName: 'Leitung', members: [{ value: ada }] });
    t.deepEqual([mapped.status, mapped.body.id], [201, String(admins)]);
    t.deepEqual(await groupsOf(service, 'ada@example.com'), ['Administrators']);
    t.is((await scim(`DELETE /Groups/${admins}`)).status, 204);
    t.deepEqual(await groupsOf(service, 'ada@example.com'), []);
    t.is((await resultOf<{ status: unknown }>(callWith(service, 'cmdb.object.read', { id: admins }))).status, normal, 'stays');
    t.is((await scim(`DELETE /Groups/${id}`)).status, 204);
    t.is(
      (await resultOf<{ status: unknown }>(callWith(service, 'cmdb.object.read', { id: Number(id) }))).status,
      archived,
      'archived',
    );
    t.is((await scim(`GET /Groups/${id}`)).status, 404);
  });
}
