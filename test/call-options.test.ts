import type { ExecutionContext } from 'ava';
import { entryMade, objectMade } from './factories/calls.js';
import { tablesAt } from './helpers/copies/tables.js';
import { callerOf, type RpcAnswer, resultOf } from './helpers/rpc.js';
import { addKey, dialectNames, serviceOver } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { engines, enginesInTurn, storeAt, type TestEngine } from './helpers/stores.js';

const model = 'C__CATG__MODEL';
const ip = 'C__CATG__IP';

interface Revised {
  readonly revision?: number;
}

async function begun(t: ExecutionContext, engine: TestEngine) {
  const service = await startedService(t, engine);
  const call = callerOf(service, 'contract');
  const revision = async (method: string, params: object): Promise<number | undefined> => {
    const result = await resultOf<Revised | readonly Revised[]>(call(method, { ...params, with_revision: true }));
    return [result].flat()[0]?.revision;
  };
  return { service, call, revision, object: await objectMade(call) };
}

function conflictIn({ error }: RpcAnswer): Readonly<Record<string, string>> {
  const { error: name, ...data } = (error?.data ?? {}) as Readonly<Record<string, string>>;
  return name === 'Conflict' && error?.code === -32009 ? data : { other: JSON.stringify(error) };
}

for (const engine of enginesInTurn) {
  engine.test(`${engine.name}: a comment is kept with the change set`, async t => {
    const url = await engine.address(t);
    const service = await serviceOver(t, await storeAt(t, url));
    const tables = await tablesAt(t, url);
    for (const dialect of dialectNames) {
      const object = await objectMade(callerOf(service, dialect), { comment: 'new rack' });
      const data = { serial: 'FX-19' };
      await entryMade(callerOf(service, dialect), { object, category: model, data, comment: 'for the label' });
      await entryMade(callerOf(service, dialect), { object, category: model, data: { serial: 'FX-20' } });
    }
    const rows = await tables.rows('SELECT comment FROM change_sets ORDER BY number');
    const comments = ['new rack', 'for the label', null];
    t.deepEqual(
      rows.map(({ comment }) => comment),
      [...comments, ...comments],
    );
  });

  engine.test(`${engine.name}: objects and entries have their revision where it is asked for`, async t => {
    const { call, revision, object } = await begun(t, engine);
    await entryMade(call, { object, category: model, data: { serial: 'A' } });
    await entryMade(call, { object, category: ip, data: { ipv4_address: '10.0.0.1' } });
    await entryMade(call, { object, category: model, data: { serial: 'B' } });
    await resultOf(call('cmdb.object.update', { id: object, title: 'web2' }));
    t.is(await revision('cmdb.object.read', { id: object }), 5);
    t.is(await revision('cmdb.objects.read', { filter: { ids: [object] } }), 5);
    t.is(await revision('cmdb.category.read', { objID: object, category: model }), 4);
    t.is(await revision('cmdb.category.read', { objID: object, category: ip }), 3);
    t.is(await revision('cmdb.category.read', { objID: object, category: 'C__CATG__GLOBAL' }), 5);
    const several = { objID: object, catgID: [model, ip], with_revision: true };
    const { catgID } = await resultOf<{ catgID: Record<string, readonly Revised[]> }>(call('cmdb.categories.read', several));
    t.deepEqual([catgID[model]?.[0]?.revision, catgID[ip]?.[0]?.revision], [4, 3]);
    for (const [method, params] of [
      ['cmdb.object.read', { id: object }],
      ['cmdb.objects.read', { filter: { ids: [object] } }],
      ['cmdb.category.read', { objID: object, category: model }],
    ] as const)
      t.notRegex(JSON.stringify(await resultOf(call(method, { ...params, with_revision: false }))), /revision/);
  });

  engine.test(`${engine.name}: of many writers who expect a revision one changes it, and the others learn who did`, async t => {
    const { call, revision, object } = await begun(t, engine);
    const saved = { object, category: model };
    await entryMade(call, { ...saved, data: { serial: '0' } });
    for (let round = 1; round <= 4; round += 1) {
      const expected = await revision('cmdb.category.read', { objID: object, category: model });
      const writers = Array.from({ length: 32 }, (_, writer) =>
        call('cmdb.category.save', { ...saved, data: { serial: `${round} ${writer}` }, if_revision: expected }),
      );
      const answers = await Promise.all(writers);
      t.is(answers.filter(({ error }) => error === undefined).length, 1);
      const found = String((expected ?? 0) + 1);
      for (const answer of answers.filter(({ error }) => error !== undefined)) {
        const { when = '', ...data } = conflictIn(answer);
        const fault = `expected ${found}, the revision that it has`;
        t.deepEqual(data, { if_revision: fault, expected: String(expected), found, who: 'test', attributes: 'serial' });
        t.regex(when, /^2026-\d\d-\d\dT[\d:.]+Z$/);
      }
    }
  });

  engine.test(`${engine.name}: the revision of an object is that of all in it, the one of an entry its own`, async t => {
    const { call, object } = await begun(t, engine);
    const address = { object, category: ip };
    const entry = await entryMade(call, { ...address, data: { ipv4_address: '10.0.0.1' } });
    await entryMade(call, { ...address, data: { ipv4_address: '10.0.0.2' } });
    const retitled = await call('cmdb.object.update', { id: object, title: 'web2', if_revision: 1 });
    t.like(conflictIn(retitled), { expected: '1', found: '3', attributes: ip });
    const ahead = await call('cmdb.category.archive', { ...address, entry, if_revision: 99 });
    t.like(conflictIn(ahead), { expected: '99', found: '2' });
    await resultOf(call('cmdb.category.save', { ...address, entry, data: { hostname: 'web' }, if_revision: 2 }));
    t.like(conflictIn(await call('cmdb.category.archive', { ...address, entry, if_revision: 2 })), { attributes: 'hostname' });
    await resultOf(call('cmdb.category.archive', { ...address, entry, if_revision: 4 }));
    await resultOf(call('cmdb.category.save', { ...address, data: { ipv4_address: '10.0.0.3' }, if_revision: 5 }));
    await resultOf(call('cmdb.object.update', { id: object, title: 'web2', if_revision: 6 }));
    const { error } = await call('cmdb.object.update', { id: 999, title: 'web3', if_revision: 6 });
    t.is(error?.data?.error, 'ObjectNotFound');
  });

  engine.test(
    `${engine.name}: reads return what they would have returned at a moment, named by its number or its time`,
    async t => {
      const { service, call, object } = await begun(t, engine);
      const reads: readonly (readonly [method: string, params: object])[] = [
        ['cmdb.object.read', { id: object, with_revision: true }],
        ['cmdb.objects.read', { filter: { type: 'C__OBJTYPE__SERVER' }, categories: [model, ip] }],
        ['cmdb.category.read', { objID: object, category: model, with_revision: true }],
        ['cmdb.categories.read', { objID: object, catgID: [model, ip] }],
        ['cmdb.condition.read', { conditions: [{ property: 'C__CATG__MODEL-serial', comparison: 'like', value: 'A*' }] }],
        ['cmdb.location_tree.read', { id: object }],
        ['cmdb.objects_by_relation.read', { id: object, relation_type: 'C__RELATION_TYPE__LOCATION' }],
      ];
      const answersTo = async (moment: object): Promise<string> => {
        const answers = await Promise.all(reads.map(([method, params]) => call(method, { ...params, ...moment })));
        return JSON.stringify(answers.map(({ result, error }) => result ?? error));
      };
      const writes: readonly (readonly [method: string, params: object])[] = [
        ['cmdb.category.save', { object, category: model, data: { serial: 'A1', manufacturer: 'Lenovo' } }],
        ['cmdb.category.save', { object, category: ip, data: { ipv4_address: '10.0.0.1' } }],
        ['cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web2', categories: { [model]: { serial: 'A2' } } }],
        ['cmdb.category.save', { object, category: model, data: { serial: 'B1' } }],
        ['cmdb.object.update', { id: object, title: 'web01' }],
        ['cmdb.object.archive', { object }],
        ['cmdb.object.delete', { id: object, status: 'C__RECORD_STATUS__PURGE' }],
      ];
      const known = [{ time: service.clock.now().toISOString(), answers: await answersTo({}) }];
      for (const [method, params] of writes) {
        service.clock.advance(60);
        await call(method, params);
        known.push({ time: service.clock.now().toISOString(), answers: await answersTo({}) });
      }
      t.is(new Set(known.map(({ answers }) => answers)).size, known.length);
      for (const [at, { time, answers }] of known.entries()) {
        t.is(await answersTo({ as_of: at + 1 }), answers, `as of ${at + 1}`);
        t.is(await answersTo({ as_of: time }), answers, time);
        t.is(
          await answersTo({ as_of: `${time.slice(0, 19).replace('T', ' ')}`, time_zone: undefined }),
          answers,
          `${time} of the server`,
        );
      }
    },
  );

  engine.test(`${engine.name}: a repetition returns what the call returned, though it moved the revision itself`, async t => {
    const { call, object } = await begun(t, engine);
    const params = { object, category: model, data: { serial: 'A' }, if_revision: 1, idempotency_key: 'k1' };
    t.deepEqual(await resultOf(call('cmdb.category.save', params)), await resultOf(call('cmdb.category.save', params)));
  });
}

const [engine] = engines;

engine?.test('a wrong option is refused by its name, one that the method does not have as any unknown parameter', async t => {
  const { call, object } = await begun(t, engine);
  const faultOf = async (method: string, params: object): Promise<unknown> => {
    const { error: name, ...faults } = (await call(method, params)).error?.data ?? {};
    return name === 'InvalidParameters' ? faults : name;
  };
  const archived = { object };
  t.deepEqual(await faultOf('cmdb.object.archive', { ...archived, comment: 'x'.repeat(501) }), {
    comment: 'expected a text of up to 500 characters of well-formed Unicode without NUL, not a text of 501 characters',
  });
  t.deepEqual(await faultOf('cmdb.object.archive', { ...archived, idempotency_key: 7 }), {
    idempotency_key: 'expected a text of 1 to 255 characters of well-formed Unicode without NUL, not 7',
  });
  t.deepEqual(await faultOf('cmdb.object.archive', { ...archived, if_revision: 'new' }), {
    if_revision: 'expected an integer of at least 0, not "new"',
  });
  t.deepEqual(await faultOf('cmdb.object.archive', { ...archived, coment: 'x' }), {
    coment: "there is no such parameter; did you mean 'comment'?",
  });
  t.deepEqual(await faultOf('cmdb.object.read', { id: object, comment: 'x' }), {
    comment: 'there is no such parameter; expected id',
  });
  t.deepEqual(await faultOf('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web2', if_revision: 1 }), {
    if_revision:
      'there is no such parameter; expected type, title, categories, category, purpose, cmdb_status, description, sysid, status, template, defaultTemplate',
  });
});

engine?.test('rights are those of now, and hold for the past as well', async t => {
  const { service, call, object } = await begun(t, engine);
  await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SWITCH', title: 'sw1' }));
  await entryMade(call, { object, category: model, data: { serial: 'A' } });
  await resultOf(call('cmdb.object.update', { id: object, title: 'web2' }));
  const grants = [{ verbs: ['view'], objectTypes: ['C__OBJTYPE__SERVER'], categories: ['C__CATG__GLOBAL'] }] as const;
  await addKey(service.store, 'narrow-key-narrow-key', 'narrow', { grants });
  const then = { apikey: 'narrow-key-narrow-key', as_of: 3 };
  const titles = await resultOf<readonly { title: string }[]>(call('cmdb.objects.read', { filter: {}, ...then }));
  t.deepEqual(
    titles.map(({ title }) => title),
    ['web1'],
  );
  const { error: ofType } = await call('cmdb.object.read', { id: 2, ...then });
  t.is(ofType?.data?.error, 'ObjectNotFound');
  const { error: ofCategory } = await call('cmdb.category.read', { objID: object, category: model, ...then });
  t.is(ofCategory?.data?.error, 'Forbidden');
});

engine?.test('a moment that is none is refused, and so is searching as of then', async t => {
  const { call, object } = await begun(t, engine);
  for (const as_of of ['yesterday', '2026-02-30', '2026-01-01 25:00', -1, {}]) {
    const { error } = await call('cmdb.object.read', { id: object, as_of });
    t.regex(
      error?.data?.as_of ?? '',
      /^expected the number of a change set, or a time such as "2026-11-22 09:30"/,
      JSON.stringify(as_of),
    );
  }
  const { error } = await call('idoit.search.read', { q: 'web1', as_of: 1 });
  t.deepEqual(error?.data, { error: 'InvalidParameters', as_of: 'what was is not searched; expected a search without it' });
});

engine?.test('an attribute called revision keeps its name: the revision of the entry bears another one', async t => {
  const { call } = await begun(t, engine);
  const object = await objectMade(call, { type: 'C__OBJTYPE__FILE', title: 'plan' });
  await entryMade(call, { object, category: 'C__CATG__FILE', data: { description: 'a' } });
  const params = { objID: object, category: 'C__CATG__FILE' };
  const [plain] = await resultOf<readonly object[]>(call('cmdb.category.read', params));
  const [revised] = await resultOf<readonly object[]>(call('cmdb.category.read', { ...params, with_revision: true }));
  t.deepEqual(revised, { ...plain, entry_revision: 3 });
});
