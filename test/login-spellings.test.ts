import { foldLogin } from '../src/domain/storage/folding.js';
import { Logins1795610000090 } from '../src/store/migrations/1795610000090-logins.js';
import { entryMade, objectMade } from './factories/calls.js';
import { newDatabase } from './helpers/databases.js';
import { updatedAt } from './helpers/migrated.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { addClient, newUser } from './helpers/scim.js';
import { startedService } from './helpers/started-service.js';
import { engines, enginesInTurn } from './helpers/stores.js';
import test from './helpers/suite.js';
import { password, withUser } from './helpers/users.js';

const category = 'C__CATS__PERSON_LOGIN';
const spellings = ['grace', 'GRACE', 'Grace', ' grace ', 'ｇｒａｃｅ', 'gra\u200Bce', 'gra\u00ADce'];

/** What `idoit.login` says of a person; `undefined` where it signs in nobody. */
async function signedIn(call: Caller, username: string) {
  const { result } = await call('idoit.login', { username, password });
  return result as { readonly userid: string; readonly username: string } | undefined;
}
const others = ['gracé', 'grace.', 'gr ace', 'grac'];

test('logins are alike whatever their case, width, composition, invisible characters and blanks around', t => {
  for (const each of spellings) t.is(foldLogin(each), 'grace', JSON.stringify(each));
  for (const each of others) t.not(foldLogin(each), 'grace', each);
  t.is(foldLogin('STRAẞE'), foldLogin('strasse'));
  t.is(foldLogin('JU\u0308RGEN'), foldLogin('j\u00FCrgen'));
});

for (const engine of enginesInTurn) {
  engine.test(`a login is of one person however it is spelled, and found by every spelling on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const call = callerOf(service, 'contract');
    const { id } = await resultOf<{ id: number }>(call('kataster.user.create', { login: 'grace', password }));
    for (const login of spellings) {
      const { error } = await call('kataster.user.create', { login });
      t.deepEqual([error?.data?.error, error?.data?.login], ['Conflict', 'is the login of another person'], login);
      const created = await call('cmdb.object.create', {
        type: 'C__OBJTYPE__PERSON',
        title: 'x',
        categories: { [category]: { title: login } },
      });
      t.is(created.error?.data?.error, 'Conflict', login);
      t.like(await signedIn(call, login), { userid: String(id), username: 'grace' }, login);
      const [read] = await resultOf<readonly { id: number }[]>(call('kataster.user.read', { login }));
      t.is(read?.id, id, login);
    }
    for (const login of others) t.truthy(await resultOf(call('kataster.user.create', { login })), login);
    const other = await objectMade(call, {
      type: 'C__OBJTYPE__PERSON',
      title: 'Other',
      categories: { [category]: { title: 'other' } },
    });
    const renamed = await call('cmdb.category.save', { object: other, category, data: { title: 'Grace' } });
    t.is(renamed.error?.data?.error, 'Conflict');
    await entryMade(call, { object: id, category, data: { title: 'Grace' } });
    t.like(await signedIn(call, 'grace'), { username: 'Grace' }, 'one may spell it anew');
    await resultOf(call('kataster.user.disable', { login: 'GRACE' }));
    t.is(await signedIn(call, 'Grace'), undefined);
  });

  engine.test(
    `a login that is cleared or purged is free, and comes back by undoing unless it was given anew on ${engine.name}`,
    async t => {
      const service = await startedService(t, engine);
      const call = callerOf(service, 'contract');
      const personOf = (login: string) => service.store.users.personWithLogin(login);
      const person = (login: string) =>
        objectMade(call, { type: 'C__OBJTYPE__PERSON', title: login, categories: { [category]: { title: login } } });
      const last = async () =>
        (await resultOf<{ change_sets: readonly { number: number }[] }>(call('kataster.changes.read', { limit: 1 })))
          .change_sets[0]?.number ?? 0;
      const undo = (number: number) => call('kataster.changes.revert', { numbers: [number] });
      const first = await person('ada');
      await entryMade(call, { object: first, category, data: { title: '' } });
      t.is(await personOf('ADA'), undefined);
      t.truthy((await undo(await last())).result);
      t.is(await personOf('ADA'), first);
      await resultOf(call('cmdb.object.delete', { id: first, status: 'C__RECORD_STATUS__PURGE' }));
      const number = await last();
      const second = await person('ADA');
      t.is(await personOf('ada'), second);
      t.is((await undo(number)).error?.data?.error, 'Conflict');
      await resultOf(call('cmdb.object.delete', { id: second, status: 'C__RECORD_STATUS__PURGE' }));
      t.truthy((await undo(number)).result);
      t.is(await personOf('ADA'), first);
    },
  );

  engine.test(`persons whose logins are alike from before go on working, each by its spelling on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const call = callerOf(service, 'contract');
    const [lower, upper] = [await withUser(service.store, 'grace'), await withUser(service.store, 'GRACE')];
    const known = async (login: string) => Number((await signedIn(call, login))?.userid ?? 0);
    t.deepEqual([await known('grace'), await known('GRACE'), await known('Grace')], [lower, upper, 0]);
    await resultOf(call('kataster.user.setPassword', { login: 'GRACE', password: 'another password of a test' }));
    await entryMade(call, { object: upper, category, data: { description: 'the second' } });
    await resultOf(call('cmdb.object.archive', { object: upper }));
    t.is(await known('Grace'), lower, 'the other one is away');
    t.is(await known('GRACE'), lower);
  });

  engine.test(`a client of SCIM finds a user by every spelling, and makes no second one on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const scim = await addClient(service);
    const made = await scim('POST /Users', newUser('ada'));
    t.is(made.status, 201);
    const { id, userName } = made.body;
    const filtered = await scim(`GET /Users?filter=userName eq "${userName.toUpperCase()}"`);
    t.is(filtered.body.Resources[0]?.id, id);
    t.is((await scim('POST /Users', newUser('ada', { externalId: 'another', userName: userName.toUpperCase() }))).status, 409);
  });
}

for (const engine of engines)
  engine.test(`logins from before are found by every spelling after the update on ${engine.name}`, async t => {
    const source = await updatedAt(t, await newDatabase(t, engine.name));
    const runner = source.createQueryRunner();
    t.teardown(() => runner.release());
    await runner.query('DROP TABLE logins');
    await runner.query(`INSERT INTO objects (id, type, title, sysid, status, cmdb_status, "values", created, created_by)
      VALUES (1, 'C__OBJTYPE__PERSON', 'a', 'S1', 'normal', '6', '{}', '', ''), (2, 'C__OBJTYPE__PERSON', 'b', 'S2', 'normal', '6', '{}', '', '')`);
    await runner.query(`INSERT INTO entries (id, object, category, status, title, single, "primary", "values")
      VALUES (3, 1, '${category}', 'normal', 'grace', 1, 0, '{}'), (4, 2, '${category}', 'normal', 'GRACE', 1, 0, '{}')`);
    await new Logins1795610000090().up(runner);
    t.deepEqual(await runner.query('SELECT entry, login FROM logins ORDER BY entry'), [
      { entry: 3, login: 'grace' },
      { entry: 4, login: 'grace' },
    ]);
  });
