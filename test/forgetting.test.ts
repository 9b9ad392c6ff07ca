import { forgetObject } from '../src/domain/retention/forgetting.js';
import { tables } from '../src/store/tables/tables.js';
import { entryMade, objectMade } from './factories/calls.js';
import { somebody } from './helpers/audited.js';
import { findingsIn } from './helpers/checking.js';
import { tablesAt } from './helpers/copies/tables.js';
import { newDatabase } from './helpers/databases.js';
import { filesWith } from './helpers/files-with.js';
import { send } from './helpers/http.js';
import { personalColumns } from './helpers/personal-columns.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { searchIndexOf } from './helpers/searching.js';
import { serviceOver, testKey } from './helpers/service.js';
import { engines, storeAt } from './helpers/stores.js';
import test from './helpers/suite.js';

test('it is known of every column what becomes of it where an object is forgotten', t => {
  const columns = tables.flatMap(({ name, schema }) =>
    schema ? [[name, Object.entries(schema.columns).map(([key, column]) => column?.name ?? key)] as const] : [],
  );
  t.deepEqual(
    Object.fromEntries(Object.entries(personalColumns).map(([name, ways]) => [name, Object.keys(ways).sort()])),
    Object.fromEntries(columns.map(([name, all]) => [name, all.toSorted()])),
  );
});

/** Words that stand for the person alone. */
const words = ['Adalovelace', 'Countess', 'ada-of-lovelace', 'analytical@engine.example', 'Bernoullinumber'];
const [firstName = '', title = '', login = '', mail = '', comment = ''] = words;
const password = 'a-long-password';

for (const { engine, purge } of engines.flatMap(engine => ['waits', 'is indexed'].map(purge => ({ engine, purge }))))
  engine.test(
    `nothing of a purged person is left once they are forgotten, but that they were there, where the purge ${purge}, on ${engine.name}`,
    async t => {
      const url = await newDatabase(t, engine.name, 'tables');
      const store = await storeAt(t, url, { durability: 'fast' });
      const service = await serviceOver(t, store, { KATASTER_DEFAULT_DATA: 'yes', KATASTER_QUICKPURGE: 'on' });
      const call = callerOf(service, 'contract');
      const tablesThere = await tablesAt(t, url);
      const { id: person } = await resultOf<{ readonly id: number }>(
        call('kataster.user.create', { login, name: `${firstName} King`, password }),
      );
      await resultOf(call('kataster.grant.create', { to: login, rights: [{ verbs: ['view', 'edit', 'create'] }] }));
      await entryMade(call, { object: person, category: 'C__CATS__PERSON_MASTER', data: { mail }, comment });
      await entryMade(call, { object: person, category: 'C__CATS__PERSON_MASTER', data: { title } });
      const server = await objectMade(call);
      const contact = await entryMade(call, { object: server, category: 'C__CATG__CONTACT', data: { contact: person } });
      await entryMade(call, { object: server, category: 'C__CATG__CONTACT', entry: contact, data: { description: 'calls her' } });
      const headers = { 'X-RPC-Auth-Username': login, 'X-RPC-Auth-Password': password };
      const asPerson = async (method: string, params: object) => {
        const body = JSON.stringify({ version: '2.0', method, params: { apikey: testKey, ...params }, id: 1 });
        return JSON.parse((await send(service.endpoint('contract'), { body, headers })).text);
      };
      t.is(
        (await asPerson('cmdb.logbook.create', { object_id: server, message: 'Seen', idempotency_key: 'once' })).error,
        undefined,
      );
      t.is((await asPerson('cmdb.object.update', { id: server, title: 'web2' })).error, undefined);
      await searchIndexOf(store).catchUp();
      t.is((await call('cmdb.object.quickpurge', { id: person })).error, undefined);
      if (purge === 'is indexed') await searchIndexOf(store).catchUp();
      const told = async () => {
        const found: string[] = [];
        for (const { name } of tables)
          for (const row of await tablesThere.rows(`SELECT * FROM ${name}`))
            if (words.some(word => JSON.stringify(row).toLowerCase().includes(word.toLowerCase())))
              found.push(`${name} ${JSON.stringify(row)}`);
        return found;
      };
      t.true((await told()).length > 10);
      await service.stop();
      await forgetObject(store, searchIndexOf(store), somebody, person);
      t.deepEqual(await told(), []);
      // Search terms are in lower case.
      for (const word of words.flatMap(each => [each, each.toLowerCase()])) t.deepEqual(await filesWith(url, word), [], word);
      t.deepEqual(await findingsIn(url), []);
      const changes = await tablesThere.rows(
        `SELECT action FROM changes WHERE kind = 'object' AND object = ${person} ORDER BY number`,
      );
      t.deepEqual([changes[0]?.action, changes.at(-1)?.action], ['created', 'purged']);
      t.is((await tablesThere.rows("SELECT * FROM audit WHERE event = 'forgotten'")).length, 1);
      await t.throwsAsync(forgetObject(store, searchIndexOf(store), somebody, 99_999), { message: /Object 99999 not found/ });
    },
  );
