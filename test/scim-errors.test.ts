import { keyIdOf } from '../src/domain/users/keys.js';
import { callWith } from './helpers/access-changes.js';
import { send } from './helpers/http.js';
import { usersOf } from './helpers/person-groups.js';
import { resultOf } from './helpers/rpc.js';
import { addClient, clientKey, newUser, patch, senderOf } from './helpers/scim.js';
import { addKey, testKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

type Fault = readonly [
  line: string,
  body: object | string | undefined,
  status: number,
  scimType: string | undefined,
  detail: RegExp,
];

const long = 'x'.repeat(256);
const faults: readonly Fault[] = [
  ['GET /Nothing', undefined, 404, undefined, /expected \/Users/],
  ['GET /Users/0', undefined, 404, undefined, /no user with the id '0'/],
  ['GET /Users/%00', undefined, 404, undefined, /no user/],
  ['GET /Users/1/more', undefined, 404, undefined, /no such endpoint/],
  ['GET /Groups/99999', undefined, 404, undefined, /no group/],
  ['GET /Schemas/unknown', undefined, 404, undefined, /no such endpoint/],
  ['PUT /Users', {}, 405, undefined, /expected GET, POST/],
  ['POST /ServiceProviderConfig', {}, 405, undefined, /expected GET/],
  ['POST /constructor', {}, 404, undefined, /no such endpoint/],
  ['POST /Users', '{', 400, 'invalidSyntax', /./],
  ['POST /Users', '[]', 400, 'invalidSyntax', /JSON object/],
  ['POST /Users', {}, 400, 'invalidValue', /userName is required/],
  ['POST /Users', { userName: long }, 400, 'invalidValue', /userName must be a text of at most 255/],
  ['POST /Users', { userName: 'a\u0000b' }, 400, 'invalidValue', /userName/],
  ['POST /Users', { userName: { a: 1 } }, 400, 'invalidValue', /userName/],
  ['POST /Users', { userName: 'new', active: 'maybe' }, 400, 'invalidValue', /active must be true or false/],
  ['POST /Users', { userName: 'new', externalId: 'SCIM:user:1' }, 400, 'invalidValue', /externalId: .*does not begin with/],
  ['POST /Users', { userName: 'new', emails: [{ value: 'no address' }] }, 400, 'invalidValue', /emails\.work/],
  ['POST /Users', { userName: 'ada@example.com' }, 409, 'uniqueness', /userName/],
  ['POST /Users', { userName: 'other', externalId: 'ext-ada' }, 409, 'uniqueness', /ext-ada/],
  ['GET /Users?filter=userName co "a"', undefined, 400, 'invalidFilter', /userName, externalId, id/],
  ['GET /Users?filter=userName eq "a" or id eq "1"', undefined, 400, 'invalidFilter', /joined by and/],
  ['GET /Users?filter=userName eq "a" and', undefined, 400, 'invalidFilter', /joined by and/],
  ['GET /Users?filter=password eq "a"', undefined, 400, 'invalidFilter', /userName/],
  [`GET /Users?filter=userName eq "${'a'.repeat(1000)}"`, undefined, 400, 'invalidFilter', /at most 1000 characters/],
  ['GET /Users?filter=userName eq "\\u0000"', undefined, 400, 'invalidFilter', /userName/],
  ['GET /Users?count=many', undefined, 400, 'invalidValue', /count must be an integer/],
  ['PATCH /Users/$ada', {}, 400, 'invalidSyntax', /Operations must be a list/],
  ['PATCH /Users/$ada', patch(), 400, 'invalidSyntax', /Operations must be a list/],
  ['PATCH /Users/$ada', patch({ op: 'move', path: 'title' }), 400, 'invalidSyntax', /add, replace or remove, not 'move'/],
  ['PATCH /Users/$ada', patch({ op: 'remove' }), 400, 'noTarget', /remove needs a path/],
  ['PATCH /Users/$ada', patch({ op: 'add', path: 'a b', value: 1 }), 400, 'invalidPath', /'a b' cannot be read/],
  ['PATCH /Users/$ada', patch({ op: 'remove', path: 'userName' }), 400, 'invalidValue', /userName is required/],
  ['PATCH /Users/$ada', patch({ op: 'replace', path: 'id', value: '1000' }), 400, 'mutability', /id cannot be changed/],
  ['PATCH /Users/$ada', patch({ op: 'replace', path: 'active', value: 'no' }), 400, 'invalidValue', /active/],
  ['POST /Groups', {}, 400, 'invalidValue', /displayName is required/],
  ['POST /Groups', { displayName: 'team' }, 409, 'uniqueness', /team/],
  [
    'POST /Groups',
    { displayName: 'new', members: [{ value: '$team' }] },
    400,
    'invalidValue',
    /groups have no groups as members/,
  ],
  ['POST /Groups', { displayName: 'new', members: [{ value: 'x' }] }, 400, 'invalidValue', /id of a user in value/],
  [
    'POST /Groups',
    { displayName: 'new', members: Array.from({ length: 1001 }, (_, at) => ({ value: at + 1 })) },
    413,
    'tooMany',
    /1000 at most/,
  ],
];

for (const engine of enginesInTurn) {
  const { test } = engine;

  test(`each fault is named in the form of SCIM, and nothing is kept of it on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const scim = await addClient(service);
    const ada = (await scim('POST /Users', newUser('ada'))).body.id;
    const team = (await scim('POST /Groups', { displayName: 'team' })).body.id;
    const named = (text: string) => text.replaceAll('$ada', ada).replaceAll('$team', team);
    for (const [line, body, status, scimType, detail] of faults) {
      const sent = body === undefined ? undefined : named(typeof body === 'string' ? body : JSON.stringify(body));
      const answer = await scim(named(line), sent);
      t.is(answer.status, status, `${line} ${answer.body.detail}`);
      t.deepEqual(
        [answer.body.schemas, answer.body.status, answer.body.scimType],
        [['urn:ietf:params:scim:api:messages:2.0:Error'], String(status), scimType],
        line,
      );
      t.regex(answer.body.detail, detail, line);
    }
    t.deepEqual(
      (await usersOf(service)).map(({ login }) => login),
      ['ada@example.com'],
    );
    t.is((await scim('GET /Groups')).body.totalResults, 1);
  });

  test(`lists are bounded, versions compared, and attributes chosen on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const scim = await addClient(service);
    for (const login of ['a', 'b', 'c']) await scim('POST /Users', newUser(login));
    const page = async (query: string) => {
      const { body } = await scim(`GET /Users?${query}`);
      return [
        body.totalResults,
        body.startIndex,
        body.itemsPerPage,
        body.Resources.map((each: { userName: string }) => each.userName[0]).join(''),
      ];
    };
    t.deepEqual(await page('startIndex=2&count=1'), [3, 2, 1, 'b']);
    t.deepEqual(await page('startIndex=-5&count=9999999999'), [3, 1, 3, 'abc']);
    t.deepEqual(await page('count=0'), [3, 1, 0, '']);
    t.deepEqual(await page('startIndex=9'), [3, 9, 0, '']);
    const [first] = (await scim('GET /Users?attributes=userName,name.familyName&count=1')).body.Resources;
    t.deepEqual(Object.keys(first).sort(), ['id', 'name', 'schemas', 'userName']);
    const { headers, body } = await scim(`GET /Users/${first.id}`);
    const etag = headers.get('etag') ?? '';
    t.is(body.meta.version, etag);
    t.is((await scim(`GET /Users/${first.id}`, undefined, { 'If-None-Match': etag })).status, 304);
    const change = patch({ op: 'replace', path: 'title', value: 'Boss' });
    t.is((await scim(`PATCH /Users/${first.id}`, change, { 'If-Match': etag })).status, 200);
    t.is((await scim(`PATCH /Users/${first.id}`, change, { 'If-Match': etag })).status, 412);
    t.is((await scim(`DELETE /Users/${first.id}`, undefined, { 'If-Match': etag })).status, 412);
    t.is((await scim(`DELETE /Users/${first.id}`, undefined, { 'If-Match': '*' })).status, 204);
    for (const line of [
      'ServiceProviderConfig',
      'ResourceTypes',
      'Schemas',
      'Schemas/urn:ietf:params:scim:schemas:core:2.0:User',
    ])
      t.is((await scim(`GET /${line}`)).status, 200, line);
  });

  test(`it is off until there is a client, and serves its key alone on ${engine.name}`, async t => {
    const service = await startedService(t, engine, { KATASTER_BODY_LIMIT: '20000' });
    const anybody = senderOf(service, testKey);
    const off = await anybody('GET /Users');
    t.is(off.status, 404);
    t.is(typeof off.body, 'string', 'the page of an unknown address');
    const scim = await addClient(service);
    t.is((await scim('GET /Users')).status, 200);
    const notOfClient = await anybody('GET /Users');
    t.deepEqual([notOfClient.status, /belongs to no provisioning client/.test(notOfClient.body.detail)], [403, true]);
    const unknown = await senderOf(service, 'no-such-key-no-such-key')('GET /Users');
    t.deepEqual([unknown.status, unknown.headers.get('www-authenticate')], [401, 'Bearer']);
    t.is((await send(`${service.url}/scim/v2/Users`, { verb: 'GET' })).status, 401);
    t.is((await scim('POST /Users', newUser('ada'), { 'Content-Type': 'text/plain' })).status, 415);
    t.is((await scim('POST /Users', newUser('ada', { nickName: 'x'.repeat(20_000) }))).status, 413);
    t.deepEqual(JSON.parse((await send(`${service.url}/sign-in`, { verb: 'GET' })).text), [], 'no button on the sign-in page');
    t.is((await send(`${service.url}/sign-in/entra`, { verb: 'GET' })).status, 404);
    await resultOf(callWith(service, 'kataster.provider.save', { id: 'entra', enabled: 0 }));
    t.is((await scim('GET /Users')).status, 404, 'disabled');
    await resultOf(callWith(service, 'kataster.provider.save', { id: 'entra', enabled: 1 }));
    await resultOf(callWith(service, 'kataster.key.revoke', { id: keyIdOf(clientKey, service.store.secret) }));
    t.is((await scim('GET /Users')).status, 401, 'a revoked key');
  });

  test(`a client needs a key in force, and a provider that is there, on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    await addKey(service.store, clientKey, 'provisioning');
    const client = keyIdOf(clientKey, service.store.secret);
    const save = (settings: object) => callWith(service, 'kataster.provider.save', { title: 'T', client, ...settings });
    for (const [settings, key] of [
      [{ id: 'one', issuer: 'scim://unknown' }, 'issuer'],
      [{ id: 'one', issuer: 'scim://UPPER' }, 'issuer'],
      [{ id: 'one', issuer: 'scim://one', client: 'nobody' }, 'client'],
    ] as const)
      t.true(Object.hasOwn((await save(settings)).error?.data ?? {}, key), JSON.stringify(settings));
    await resultOf(save({ id: 'one', issuer: 'scim://one' }));
    t.true(Object.hasOwn((await save({ id: 'two', issuer: 'scim://two' })).error?.data ?? {}, 'client'), 'one key, two clients');
    t.true(
      Object.hasOwn((await save({ id: 'two', issuer: 'scim://one' })).error?.data ?? {}, 'issuer'),
      'nobody signs in at a client',
    );
  });
}
