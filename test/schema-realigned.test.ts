import type { ChangeSet, SchemaPreview } from '../generated/types.js';
import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { findingsIn } from './helpers/checking.js';
import { newDatabase } from './helpers/databases.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { serviceOver } from './helpers/service.js';
import { engines, storeAt } from './helpers/stores.js';

const tank = 'C__CATG__CUSTOM_TANK';
const titled = (title: string) => ({ en: title, de: title });
const attribute = (key: string, more: object = {}) => ({ key, type: 'text', title: titled(key), ...more });
const [label, place, title] = [attribute('label'), attribute('place'), attribute('title')];
const links = [attribute('owner', { type: 'object' }), attribute('keepers', { type: 'objects' })];
const filled = [label, place, ...links, attribute('medium', { type: 'dialog', dialog: 'medium' })];
const choices = ['WATER', 'OIL'].map((name, at) => ({ id: at + 1, const: `C__MEDIUM__${name}`, title: titled(name) }));

/** Attributes in turn, whether an object has several entries, and what goes. */
const changes: readonly (readonly [
  what: string,
  attributes: readonly object[],
  multiValue: boolean,
  removed?: readonly string[],
])[] = [
  ['another attribute is first', [place, label], false],
  ['an object may have several entries', [place, label], true],
  ['a title names entries', [place, label, title], true],
  ['the first attribute goes', [label, title], true, [`${tank}.place`]],
  ['links go', [label, title], true, [`${tank}.owner`, `${tank}.keepers`]],
  ['a choice goes', [label, title], true, ['medium.C__MEDIUM__WATER']],
  ['an object has one entry', [label, title], false],
  ['an attribute of choices goes', [label, title], false, [`${tank}.medium`]],
];

for (const engine of engines)
  engine.test(`on ${engine.name} entries follow from their category, however it is changed and undone`, async t => {
    const url = await newDatabase(t, engine.name);
    const call = callerOf(await serviceOver(t, await storeAt(t, url), {}), 'contract');
    const apply = async (schema: object, removed: readonly string[] = []) => {
      const { loss } = await resultOf<SchemaPreview>(call('kataster.schema.preview', { schema, removed }));
      await resultOf(call('kataster.schema.apply', { schema, removed, accept_loss: loss }));
    };
    const tanks = (attributes: readonly object[], multiValue: boolean) => ({
      categories: [{ const: tank, title: titled('Tank'), multiValue, attributes }],
    });
    const numbers = async () =>
      (
        await resultOf<{ readonly change_sets: readonly ChangeSet[] }>(call('kataster.changes.read', { limit: 100 }))
      ).change_sets.map(each => each.number);
    const found = async (q: string) => (await resultOf<readonly unknown[]>(call('idoit.search', { q }))).length;
    await apply({ dialogs: [{ name: 'medium', choices }], ...tanks(filled, false) });
    const owner = await objectMade(call);
    const data = { label: '€'.repeat(255), place: 'hall', owner, keepers: [owner], medium: 'WATER' };
    const object = await objectMade(call, { categories: { [tank]: data } });
    await objectMade(call, { categories: { [tank]: { label: 'alone', medium: 'OIL' } } });
    const before = await entriesRead(call, { objID: object, category: tank });
    const [last = 0] = await numbers();
    for (const [what, attributes, multiValue, removed] of changes) {
      await apply(tanks(attributes, multiValue), removed);
      t.deepEqual(await findingsIn(url), [], what);
    }
    t.is(await found('hall'), 0, 'of an attribute that went');
    await apply(tanks([label, title], true));
    const entry = await entryMade(call, { object, category: tank, data: { title: 'second' } });
    await resultOf(call('cmdb.category.archive', { object, category: tank, entry }));
    await t.throwsAsync(apply(tanks([label, title], false)), {
      message: /objects with several entries, or one that is not normal: 1/,
    });
    await apply({}, [tank]);
    t.deepEqual(await findingsIn(url), [], 'the category goes');
    for (const number of (await numbers()).filter(each => each > last)) {
      const { error } = await call('kataster.changes.revert', { numbers: [number] });
      t.deepEqual([error, await findingsIn(url)], [undefined, []], `change set ${number}`);
    }
    t.deepEqual(await entriesRead(call, { objID: object, category: tank }), before);
    t.is(await found('hall'), 1, 'it is there again');
  });
