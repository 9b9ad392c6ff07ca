import { verbs } from '../generated/methods.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { addKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const push = 'cmdb.external.push.v2';
const pull = 'cmdb.external.pull.v2';
const host = { extType: 'scanner', extId: 'host-1', title: 'web1', class: 'C__OBJTYPE__SERVER' };
const shares = (entries: object) => ({ ...host, data: { C__CATG__SHARES: entries } });

interface Pushed {
  readonly success: boolean;
  readonly messages: readonly { readonly level: number; readonly message: string }[];
}

for (const engine of enginesInTurn) {
  const on = `on ${engine.name}`;

  engine.test(`a push is one change set, and nothing after a dry run ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const tried = await resultOf<Pushed & { changes: readonly object[] }>(
      call(push, { ...shares({ home: { title: 'home' } }), dry_run: true }),
    );
    t.is(tried.changes.length, 2);
    t.deepEqual(await resultOf(call(pull, { extType: 'scanner' })), []);
    await resultOf(call(push, shares({ home: { title: 'home' }, data: { title: 'data' } })));
    const { change_sets: sets } = await resultOf<{ change_sets: readonly { changes: readonly object[] }[] }>(
      call('kataster.changes.read', {}),
    );
    t.deepEqual(
      sets.map(({ changes }) => changes.length),
      [3],
    );
  });

  engine.test(`an item that is rejected leaves nothing, and is written by the next push ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const wrong = await resultOf<Pushed>(call(push, shares({ home: { titel: 'home' }, data: { title: 'data' } })));
    t.deepEqual([wrong.success, wrong.messages.map(({ level }) => level)], [false, [200, 400, 200]]);
    const right = await resultOf<Pushed>(call(push, shares({ home: { title: 'home' }, data: { title: 'data' } })));
    t.deepEqual([right.success, right.messages.map(({ level }) => level)], [true, [100, 200, 100]]);
    const [{ id } = { id: '' }] = await resultOf<readonly { id: string }[]>(call(pull, { extType: 'scanner' }));
    const entries = await resultOf<readonly object[]>(call('cmdb.category.read', { objID: id, category: 'C__CATG__SHARES' }));
    t.is(entries.length, 2);
  });

  engine.test(`values that are only spelled otherwise are left alone, also in a dry run ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const data = (manufacturer: string, mac: string, title = 'web1') => ({
      ...{ ...host, title },
      data: { C__CATG__MODEL: { manufacturer }, C__CATG__NETWORK_PORT: { eth0: { title: 'eth0', mac } } },
    });
    await resultOf(call(push, data('Dell', 'AC:DE:48:00:11:22')));
    const sets = async () =>
      (await resultOf<{ change_sets: readonly object[] }>(call('kataster.changes.read', {}))).change_sets.length;
    const before = await sets();
    const spelled = data(' DELL', 'acde.4800.1122');
    for (const more of [{ dry_run: true }, {}, {}]) {
      const { messages } = await resultOf<Pushed>(call(push, { ...spelled, ...more }));
      t.deepEqual(
        messages.map(({ level }) => level),
        [100, 100, 100],
      );
      t.regex(messages[1]?.message ?? '', /^Entry \d+ of C__CATG__MODEL, which matches host-1, has these values already\.$/);
    }
    t.is(await sets(), before);
    const { messages } = await resultOf<Pushed>(call(push, data('Dell', 'AC:DE:48:00:11:23')));
    t.deepEqual(
      messages.map(({ level }) => level),
      [100, 100, 200],
    );
  });

  engine.test(`rows of an import that are only spelled otherwise are unchanged, also in a dry run ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const row = (title: string, manufacturer: string, ipv6_address: string, speed: string) => ({
      name: 'dcim.device:1',
      object: { type: 'C__OBJTYPE__SERVER', data: { title } },
      entries: [
        { part: 'model', category: 'C__CATG__MODEL', data: { manufacturer } },
        { part: 'address', category: 'C__CATG__IP', data: { ipv6_address } },
        { part: 'processor', category: 'C__CATG__CPU', data: { frequency: speed, frequency_unit: 'GHz' } },
      ],
    });
    interface Saved {
      readonly number: number | null;
      readonly rows: readonly { readonly result: string }[];
    }
    const save = async (rows: readonly object[], more = {}) => {
      const { number, rows: saved } = await resultOf<Saved>(call('kataster.imports.save', { source: 'lab', rows, ...more }));
      return [number === null, ...saved.map(({ result }) => result)];
    };
    t.deepEqual(await save([row('lab1', 'Dell', '2001:DB8::A', '2.5')]), [false, 'created']);
    const spelled = [row('lab1', ' DELL', '2001:db8:0::000a', '2.50')];
    for (const more of [{ dry_run: true }, {}, {}]) t.deepEqual(await save(spelled, more), [true, 'unchanged']);
    t.deepEqual(await save([row('lab1', 'HP', '2001:db8::a', '2.5')]), [false, 'updated']);
  });

  engine.test(`each item needs the right of its own method, and an object that may not be viewed is not named ${on}`, async t => {
    const service = await startedService(t, engine);
    const call = callerOf(service, 'contract');
    await addKey(service.store, 'a-key-that-edits', 'edits', { grants: [{ verbs: ['view', 'edit'] }] });
    await addKey(service.store, 'a-key-of-clients', 'clients', { grants: [{ verbs, objectTypes: ['C__OBJTYPE__CLIENT'] }] });
    const edits = { apikey: 'a-key-that-edits' };
    t.is((await call(push, { ...edits, ...shares({}) })).error?.data?.error, 'Forbidden');
    await resultOf(call(push, shares({ home: { title: 'home' } })));
    const overwritten = await resultOf<Pushed>(call(push, { ...edits, ...shares({ overwrite: { data: { title: 'data' } } }) }));
    t.deepEqual(
      overwritten.messages.map(({ level }) => level),
      [100, 200, 400],
    );
    const { error } = await call(push, { apikey: 'a-key-of-clients', ...shares({}) });
    t.is(error?.message, 'Forbidden: this caller may not edit the object with this external id');
    t.deepEqual(await resultOf(call(pull, { apikey: 'a-key-of-clients', extType: 'scanner' })), []);
  });

  engine.test(`pushes of one source that come at once make one object ${on}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await Promise.all(Array.from({ length: 4 }, () => resultOf(call(push, shares({ home: { title: 'home' } })))));
    t.is((await resultOf<readonly object[]>(call(pull, { extType: 'scanner' }))).length, 1);
    const all = await resultOf<readonly object[]>(call('cmdb.objects.read', { filter: { title: 'web1' } }));
    t.is(all.length, 1);
  });
}
