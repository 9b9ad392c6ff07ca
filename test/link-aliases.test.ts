import type { ExecutionContext } from 'ava';
import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { dialectNames } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, type TestEngine } from './helpers/stores.js';

type Shown = Readonly<Record<string, { readonly id: string } | null>>;

const contact = 'C__CATG__CONTACT';
const backward = 'C__CATS__PERSON_CONTACT_ASSIGNMENT';
const names = ['contact', 'contact_object'] as const;

/** A server, and two persons: objects 1, 2 and 3. */
async function office(t: ExecutionContext, engine: TestEngine, dialect: (typeof dialectNames)[number]): Promise<Caller> {
  const call = callerOf(await startedService(t, engine), dialect);
  for (const type of ['SERVER', 'PERSON', 'PERSON']) await objectMade(call, { type: `C__OBJTYPE__${type}`, title: type });
  return call;
}

const linked = async (call: Caller, object: number, category: string, keys: readonly string[]) =>
  (await entriesRead<Shown>(call, { objID: object, category })).map(entry => keys.map(key => entry[key]?.id));

for (const engine of enginesInTurn) {
  for (const dialect of dialectNames) {
    const on = `on ${engine.name}, dialect ${dialect}`;
    for (const [name, other] of [names, [...names].reverse()] as const) {
      engine.test(`what is saved as ${name} is read as ${other}, is a relation, and is shown by the person ${on}`, async t => {
        const call = await office(t, engine, dialect);
        const address = { object: 1, category: contact };
        const { entry } = await resultOf(call('cmdb.category.save', { ...address, data: { [String(name)]: 2, role: 1 } }));
        t.deepEqual(await linked(call, 1, contact, names), [['2', '2']]);
        t.deepEqual(await linked(call, 2, backward, ['object']), [['1']]);
        t.is(Object.keys(await resultOf(call('cmdb.objects_by_relation', { id: 1 }))).length, 1);
        await entryMade(call, { ...address, entry, data: { [String(other)]: 3 } });
        t.deepEqual(await linked(call, 1, contact, names), [['3', '3']]);
        t.deepEqual(await linked(call, 2, backward, ['object']), []);
        const { error } = await call('cmdb.category.save', { ...address, entry, data: { [String(name)]: null } });
        t.regex(JSON.stringify(error?.data), /is required and cannot be cleared/);
        t.deepEqual(await linked(call, 1, contact, names), [['3', '3']]);
      });
    }

    engine.test(`two names of a link may be given alike, not differently ${on}`, async t => {
      const call = await office(t, engine, dialect);
      const save = (data: object) => call('cmdb.category.save', { object: 1, category: contact, data });
      await resultOf(save({ contact: '2', contact_object: [2] }));
      const { error } = await save({ contact: 2, contact_object: 3 });
      t.deepEqual(error?.data, {
        ...(dialect === 'contract' && { error: 'ValidationFailed' }),
        contact: "means the same as 'contact_object', which was given a different value; give one of them, or both the same",
      });
      t.deepEqual(await linked(call, 1, contact, names), [['2', '2']]);
    });
  }

  engine.test(
    `a list under either name makes one entry per element, and conditions find it by either on ${engine.name}`,
    async t => {
      const call = await office(t, engine, 'contract');
      await entryMade(call, { object: 1, category: contact, data: { contact: [3, 2] } });
      t.deepEqual(await linked(call, 1, contact, names), [
        ['3', '3'],
        ['2', '2'],
      ]);
      for (const attribute of names) {
        const attributes = [{ category: contact, key: attribute, value: 2 }];
        const found = await resultOf<readonly { readonly id: string }[]>(call('cmdb.objects', { filter: { attributes } }));
        t.deepEqual(
          found.map(({ id }) => String(id)),
          ['1'],
        );
      }
    },
  );
}
