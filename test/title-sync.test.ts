import type { ExecutionContext } from 'ava';
import { retitleObject } from '../src/domain/objects/objects.js';
import { objectMade } from './factories/calls.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, type TestEngine } from './helpers/stores.js';
import { contextOver } from './imports/office.js';

type Entry = Readonly<Record<string, unknown>>;

async function started(t: ExecutionContext, engine: TestEngine) {
  const call = callerOf(await startedService(t, engine), 'contract');
  const create = async (type: string, title: string, categories: object = {}): Promise<number> =>
    await objectMade(call, { type: `C__OBJTYPE__${type}`, title, categories });
  const save = (object: number, category: string, data: object) => call('cmdb.category.save', { object, category, data });
  const title = async (id: number): Promise<unknown> => (await resultOf(call('cmdb.object.read', { id }))).title;
  const first = async (object: number, category: string): Promise<Entry | undefined> =>
    (await resultOf<Entry[]>(call('cmdb.category.read', { object, category })))[0];
  return { call, create, save, title, first };
}

const persons = [
  ['John Doe', 'John', 'Doe'],
  ['Anna Maria Schmidt', 'Anna', 'Maria Schmidt'],
  ['grace_hopper', 'grace', 'hopper'],
  ['Cher', 'Cher', ''],
  [' Ada  Byron ', 'Ada', 'Byron'],
] as const;

const others = [
  ['PERSON_GROUP', 'C__CATS__PERSON_GROUP_MASTER'],
  ['ORGANIZATION', 'C__CATS__ORGANIZATION_MASTER_DATA'],
] as const;

for (const engine of enginesInTurn) {
  const on = `on ${engine.name}`;

  for (const [title, first_name, last_name] of persons)
    engine.test(
      `a person created as ${JSON.stringify(title)} has master data that say so, and keeps the title ${on}`,
      async t => {
        const person = await started(t, engine);
        const id = await person.create('PERSON', title);
        t.like(await person.first(id, 'C__CATS__PERSON_MASTER'), { first_name, last_name });
        t.is(await person.title(id), title);
        const { error } = await person.save(id, 'C__CATS__PERSON_MASTER', { mail: 'a@example.com' });
        t.is(error, undefined);
        t.is(await person.title(id), title, 'other master data say nothing of the title');
      },
    );

  engine.test(`a person gets a new title with a new name, and a new name with a new title ${on}`, async t => {
    const person = await started(t, engine);
    const id = await person.create('PERSON', 'Ada Byron');
    await resultOf(person.save(id, 'C__CATS__PERSON', { last_name: 'Lovelace', mail: 'ada@example.com' }));
    t.is(await person.title(id), 'Ada Lovelace');
    await resultOf(person.call('cmdb.object.update', { id, title: 'Augusta Ada King' }));
    t.like(await person.first(id, 'C__CATS__PERSON_MASTER'), {
      first_name: 'Augusta',
      last_name: 'Ada King',
      mail: 'ada@example.com',
    });
    await resultOf(person.save(id, 'C__CATG__GLOBAL', { title: 'Ada King' }));
    t.like(await person.first(id, 'C__CATS__PERSON_MASTER'), { first_name: 'Ada', last_name: 'King' });
  });

  engine.test(`an object that is created with master data of its own is titled by them ${on}`, async t => {
    const person = await started(t, engine);
    const id = await person.create('PERSON', 'admin', { C__CATS__PERSON_MASTER: { first_name: 'Grace', last_name: 'Hopper' } });
    t.is(await person.title(id), 'Grace Hopper');
    t.is((await resultOf(person.call('cmdb.object.read', { id }))).updated, undefined);
  });

  for (const [type, category] of others)
    engine.test(`the title and the master data of a ${type} are one ${on}`, async t => {
      const group = await started(t, engine);
      const id = await group.create(type, 'On_call  team');
      t.like(await group.first(id, category), { title: 'On_call  team' });
      await resultOf(group.save(id, category, { title: 'Night shift' }));
      t.is(await group.title(id), 'Night shift');
      await resultOf(group.call('cmdb.object.update', { id, title: 'Day shift' }));
      t.like(await group.first(id, category), { title: 'Day shift' });
    });

  engine.test(`an object of another type keeps its title whatever its master data say ${on}`, async t => {
    const server = await started(t, engine);
    const id = await server.create('SERVER', 'web1');
    t.is(await server.first(id, 'C__CATS__PERSON_MASTER'), undefined);
    await resultOf(server.save(id, 'C__CATS__PERSON_MASTER', { first_name: 'Ada', last_name: 'Byron' }));
    t.is(await server.title(id), 'web1');
    await resultOf(server.save(id, 'C__CATG__GLOBAL', { type: 'C__OBJTYPE__PERSON' }));
    t.like(await server.first(id, 'C__CATS__PERSON_MASTER'), { first_name: 'web1', last_name: '' });
  });

  engine.test(`a name too long for a title is refused with the attribute, and nothing is saved ${on}`, async t => {
    const person = await started(t, engine);
    const id = await person.create('PERSON', 'Ada Byron');
    const long = { first_name: 'A'.repeat(200), last_name: 'B'.repeat(200) };
    const { error } = await person.save(id, 'C__CATS__PERSON_MASTER', long);
    t.is(error?.code, -32602);
    t.regex(error?.data?.last_name ?? '', /first_name and last_name are the title .* 255 characters, not 401/);
    t.is(await person.title(id), 'Ada Byron');
    t.like(await person.first(id, 'C__CATS__PERSON_MASTER'), { first_name: 'Ada', last_name: 'Byron' });
    await resultOf(person.save(id, 'C__CATS__PERSON_MASTER', { ...long, last_name: 'B'.repeat(54) }));
    t.is(String(await person.title(id)).length, 255);
  });

  engine.test(`master data follow a title that somebody gives who may not see them ${on}`, async t => {
    const service = await startedService(t, engine);
    const call = callerOf(service, 'contract');
    const id = await objectMade(call, { type: 'C__OBJTYPE__PERSON', title: 'Ada Byron' });
    const seen = service.store.withScope([{ categories: ['C__CATG__GLOBAL'] }]);
    await retitleObject(contextOver(seen), id, 'Ada King');
    const master = { object: id, category: 'C__CATS__PERSON_MASTER' };
    t.like(await resultOf(call('cmdb.category.read', master)), { 0: { first_name: 'Ada', last_name: 'King' }, length: 1 });
  });

  engine.test(`clearing a name leaves what is left, clearing both leaves the title ${on}`, async t => {
    const person = await started(t, engine);
    const id = await person.create('PERSON', 'Ada Byron');
    await resultOf(person.save(id, 'C__CATS__PERSON_MASTER', { first_name: null }));
    t.is(await person.title(id), 'Byron');
    await resultOf(person.save(id, 'C__CATS__PERSON_MASTER', { last_name: null }));
    t.is(await person.title(id), 'Byron');
  });
}
