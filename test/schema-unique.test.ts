import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import { verbs } from '../generated/methods.js';
import { endedWith } from './helpers/commands.js';
import { newDatabase, temporaryFolder } from './helpers/databases.js';
import { serve } from './helpers/process.js';
import { type Caller, callerOf, type RpcAnswer, resultOf } from './helpers/rpc.js';
import { addKey, type DialectName } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const tank = 'C__CATG__CUSTOM_TANK';
const model = 'C__CATG__MODEL';
const titled = (title: string) => ({ en: title, de: title });
const type = 'C__OBJTYPE__SERVER';
const own = {
  categories: [
    {
      const: tank,
      title: titled('Tank'),
      multiValue: true,
      attributes: [
        { key: 'label', type: 'text', title: titled('Label'), unique: 'everywhere' },
        { key: 'volume', type: 'integer', title: titled('Volume'), unique: 'objectType' },
        { key: 'mac', type: 'text', format: 'mac', title: titled('MAC'), unique: 'everywhere' },
        { key: 'place', type: 'text', title: titled('Place'), unique: 'object' },
      ],
    },
  ],
};
const rules = [{ attribute: `${model}.serial`, unique: 'everywhere' }];

type Entry = Readonly<Record<string, unknown>>;
type Write = (call: Caller, id: number, category: string, data: Entry) => Promise<RpcAnswer>;

/** Every way in which a value is written that another object has. */
const writes: Readonly<Record<string, Write>> = {
  save: (call, objID, category, data) => call('cmdb.category.save', { objID, category, data }),
  create: (call, _, category, data) => call('cmdb.object.create', { type, title: 'new', categories: { [category]: [data] } }),
  'several calls at once': (call, objID, category, data) =>
    call('kataster.changes.apply', { operations: [{ method: 'cmdb.category.save', params: { objID, category, data } }] }),
  push: async (call, _, category, data) => {
    const host = { extType: 'scanner', extId: 'a', title: 'Pushed', class: type };
    const answer = await call('cmdb.external.push.v2', { ...host, data: { [category]: data } });
    const pushed = answer.result as { readonly success: boolean } | undefined;
    return pushed?.success === false ? { ...answer, error: { code: 0, message: JSON.stringify(pushed), data: null } } : answer;
  },
};

const cases: readonly (readonly [what: string, category: string, there: Entry, again: Entry])[] = [
  ['a text', tank, { label: 'T-1' }, { label: 't-1' }],
  ['an integer', tank, { volume: 5 }, { volume: '5' }],
  ['a MAC address, spelled otherwise', tank, { mac: '00:1b:63:84:45:e6' }, { mac: '001B.6384.45E6' }],
  ['an attribute that ships', model, { serial: 'S-1' }, { serial: 'S-1' }],
];

async function server(call: Caller, title = 'web1'): Promise<number> {
  return Number((await resultOf(call('cmdb.object.create', { type, title }))).id);
}

/** The number of the latest change set. */
async function latest(call: Caller, filter: object = {}): Promise<number> {
  type Page = { readonly change_sets: readonly { readonly number: number }[] };
  const { change_sets: sets } = await resultOf<Page>(call('kataster.changes.read', { limit: 1, ...filter }));
  return sets[0]?.number ?? 0;
}

function fault(answer: RpcAnswer): string {
  return JSON.stringify(answer.error ?? answer.result);
}

async function refused(t: ExecutionContext, answer: Promise<RpcAnswer>, what: string, says = /is taken/): Promise<void> {
  const given = await answer;
  t.truthy(given.error, what);
  t.regex(fault(given), says, what);
}

for (const engine of enginesInTurn)
  for (const dialect of ['contract', 'idoit'] as const satisfies readonly DialectName[])
    engine.test(
      `a value that another object has is refused in every way of writing on ${engine.name}, dialect ${dialect}`,
      async t => {
        const service = await startedService(t, engine);
        const [call, clients] = [callerOf(service, 'contract'), callerOf(service, dialect)];
        await resultOf(call('kataster.schema.apply', { schema: { ...own, attribute_rules: rules } }));
        const holder = await server(call, 'holder');
        for (const [what, category, there, again] of cases) {
          await resultOf(call('cmdb.category.save', { objID: holder, category, data: there }));
          for (const [way, write] of Object.entries(writes)) {
            const caller = way === 'push' || way === 'several calls at once' ? call : clients;
            const [key = ''] = Object.keys(there);
            const says = new RegExp(`${key}.*is taken by .*holder.*${holder}`);
            await refused(t, write(caller, await server(call), category, again), `${what} by ${way}`, says);
          }
        }
      },
    );

for (const engine of enginesInTurn) {
  engine.test(`a value is unique within its object, its type or everywhere on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await resultOf(call('kataster.schema.apply', { schema: own }));
    const save = (objID: number, data: Entry, entry?: number) =>
      call('cmdb.category.save', { objID, category: tank, data, ...(entry !== undefined && { entry }) });
    const [one, other] = [await server(call), await server(call)];
    const client = Number((await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__CLIENT', title: 'c' }))).id);
    const { entry } = await resultOf<{ readonly entry: number }>(save(one, { place: 'left', volume: 1 }));
    await resultOf(save(one, { place: 'left', volume: 1 }, entry));
    await refused(t, save(one, { place: 'LEFT' }), 'twice in an object');
    await resultOf(save(other, { place: 'left' }));
    await refused(t, save(other, { volume: 1 }), 'twice in a type');
    await resultOf(save(client, { volume: 1 }));
    await refused(
      t,
      call('cmdb.category.save', { objID: client, category: 'C__CATG__GLOBAL', data: { type } }),
      'another type',
      /cannot have this type/,
    );
  });

  engine.test(`what is archived has its values no more, and comes back only where they are free on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await resultOf(call('kataster.schema.apply', { schema: own }));
    const save = (objID: number, data: Entry) =>
      resultOf<{ readonly entry: number }>(call('cmdb.category.save', { objID, category: tank, data }));
    const [one, other] = [await server(call), await server(call, 'second')];
    const { entry } = await save(one, { label: 'A' });
    await resultOf(call('cmdb.category.archive', { objID: one, category: tank, entry }));
    const { entry: taking } = await save(other, { label: 'a' });
    await refused(t, call('cmdb.category.recycle', { objID: one, category: tank, entry }), 'recycled entry', /cannot come back/);
    await resultOf(call('cmdb.category.archive', { objID: other, category: tank, entry: taking }));
    await resultOf(call('cmdb.category.recycle', { objID: one, category: tank, entry }));
    await resultOf(call('cmdb.object.archive', { id: one }));
    await resultOf(call('cmdb.category.recycle', { objID: other, category: tank, entry: taking }));
    await refused(t, call('cmdb.object.recycle', { id: one }), 'recycled object', /cannot come back.*second/);
    await resultOf(call('cmdb.category.purge', { objID: other, category: tank, entry: taking }));
    await resultOf(call('cmdb.object.recycle', { id: one }));
    await refused(
      t,
      call('cmdb.category.save', { objID: other, category: tank, data: { label: 'A' } }),
      'recycled object has it',
    );
  });

  engine.test(`an undo brings no value back that another object has by now on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await resultOf(call('kataster.schema.apply', { schema: own }));
    const [one, other] = [await server(call), await server(call, 'second')];
    const revert = (number: number) => call('kataster.changes.revert', { numbers: [number] });
    const { entry } = await resultOf<{ readonly entry: number }>(
      call('cmdb.category.save', { objID: one, category: tank, data: { label: 'A' } }),
    );
    const undoneLater: Readonly<Record<string, () => Promise<RpcAnswer>>> = {
      edit: () => call('cmdb.category.save', { objID: one, category: tank, entry, data: { label: 'B' } }),
      archive: () => call('cmdb.object.archive', { id: one }),
      purge: () => call('cmdb.category.purge', { objID: one, category: tank, entry }),
    };
    for (const [what, change] of Object.entries(undoneLater)) {
      await resultOf(change());
      const number = await latest(call);
      const taking = await resultOf<{ readonly entry: number }>(
        call('cmdb.category.save', { objID: other, category: tank, data: { label: 'a' } }),
      );
      await refused(t, revert(number), what);
      await resultOf(call('cmdb.category.purge', { objID: other, category: tank, entry: taking.entry }));
      await resultOf(revert(number));
      await refused(t, call('cmdb.category.save', { objID: other, category: tank, data: { label: 'A' } }), `${what} was undone`);
    }
  });

  engine.test(`an attribute becomes unique once no value is there twice on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const [one, other] = [await server(call, 'first'), await server(call, 'second')];
    const save = (objID: number, serial: string) => call('cmdb.category.save', { objID, category: model, data: { serial } });
    await resultOf(save(one, 'X'));
    await resultOf(save(other, 'x'));
    for (const method of ['kataster.schema.preview', 'kataster.schema.apply']) {
      const answer = await call(method, { schema: { attribute_rules: rules } });
      t.regex(
        String(answer.error?.data?.['schema.attribute_rules.0.unique']),
        /another one has: 2, such as "x" of "first" .*"second"/,
      );
    }
    await resultOf(save(other, 'y'));
    const { version } = await resultOf<{ readonly version: number }>(
      call('kataster.schema.apply', { schema: { attribute_rules: rules } }),
    );
    t.is(version, 1);
    await refused(t, save(other, 'X'), 'a value from before the rule');
    await resultOf(call('kataster.schema.apply', { removed: [`${model}.serial`] }));
    await resultOf(save(other, 'X'));
    const numbers = [await latest(call, { method: 'kataster.schema.apply' })];
    await refused(t, call('kataster.changes.revert', { numbers }), 'undone rule', /another one has: 2/);
    await resultOf(save(other, 'Z'));
    await resultOf(call('kataster.changes.revert', { numbers }));
    await refused(t, save(one, 'z'), 'the rule is back, with what was written meanwhile');
  });
}

for (const engine of enginesInTurn) {
  engine.test(`a template is copied only where its values are free on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await resultOf(call('kataster.schema.apply', { schema: own }));
    const template = { type, title: 'template', status: 'C__RECORD_STATUS__TEMPLATE', categories: { [tank]: [{ label: 'A' }] } };
    const { id } = await resultOf(call('cmdb.object.create', template));
    const copy = () => call('cmdb.object.create', { type, title: 'copy', template: Number(id) });
    await resultOf(copy());
    await refused(t, copy(), 'copied twice');
  });

  engine.test(`the object that has a value is named only to those who may see it on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const call = callerOf(service, 'contract');
    await resultOf(call('kataster.schema.apply', { schema: own }));
    const grants = [{ verbs, objectTypes: ['C__OBJTYPE__CLIENT'] }];
    await addKey(service.store, 'a-key-of-clients-only', 'narrowed', { grants });
    const holder = await server(call, 'secret');
    await resultOf(call('cmdb.category.save', { objID: holder, category: tank, data: { label: 'A' } }));
    const client = Number((await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__CLIENT', title: 'c' }))).id);
    const answer = await call('cmdb.category.save', {
      ...{ apikey: 'a-key-of-clients-only', objID: client, category: tank },
      data: { label: 'a' },
    });
    t.like(answer.error?.data, { error: 'ValidationFailed', label: '"a" is taken; expected a value that no other object has' });
    t.notRegex(fault(answer), new RegExp(`secret|${holder}`));
  });

  engine.test(`of writers of one value exactly one succeeds on ${engine.name}`, async t => {
    const environment = { KATASTER_DATABASE: await newDatabase(t, engine.name), KATASTER_DURABILITY: 'fast' };
    const services = [await serve(t, environment)];
    if (engine.name === 'PostgreSQL') services.push(await serve(t, environment));
    const calls = services.map(({ call }) => call);
    const [call = t.fail() as never] = calls;
    await resultOf(call('kataster.schema.apply', { schema: { ...own, attribute_rules: rules } }));
    const objects: number[] = [];
    for (let made = 0; made < 8; made += 1) objects.push(await server(call, `web${made}`));
    for (let round = 0; round < 20; round += 1) {
      const save = (objID: number, at: number) =>
        (calls[at % calls.length] ?? call)('cmdb.category.save', { objID, category: tank, data: { label: `round ${round}` } });
      const answers = await Promise.all(objects.map(save));
      t.is(answers.filter(({ error }) => !error).length, 1, `round ${round}`);
      for (const { error } of answers) if (error) t.like(error.data, { error: 'ValidationFailed' });
    }
    await resultOf(call('cmdb.category.save', { objID: objects[0], category: model, data: { serial: 'Round 1' } }));
    const file = join(temporaryFolder(t), 'file.csv');
    writeFileSync(file, 'Name,Seriennummer\nc1,new\nc2,round 1\nc3,NEW\n');
    const { stdout, stderr } = await endedWith(environment, 'import', 'csv', file, '--type', 'Server');
    t.regex(stdout + stderr, /3\t.*round 1.* is taken by .*web/, 'a value that is there');
    t.regex(stdout + stderr, /4\t.*NEW.* is taken by .*c1/, 'a value twice in one file');
  });
}
