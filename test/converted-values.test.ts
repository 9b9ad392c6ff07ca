import type { Attribute } from '../src/attributes/attribute-type.js';
import { typeOf } from '../src/attributes/attribute-types.js';
import type { Category } from '../src/catalog/registry.js';
import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { registry } from './helpers/catalogue.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { dataFor, savedValues, targetsOf } from './helpers/samples.js';
import { dialectNames } from './helpers/service.js';
import { sharedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const isWritable = ({ category }: Column): boolean =>
  category.mode === 'edit' &&
  !category.withoutDataIn &&
  !category.emptyIn &&
  !category.reverses &&
  category.const !== 'C__CATG__GLOBAL';

interface Column {
  readonly category: Category;
  readonly attribute: Attribute;
}

/** The first attribute of each type, of those that some condition names. */
function firstOfTypes(isMeant: (attribute: Attribute) => boolean): readonly Column[] {
  const columns = registry.categories.flatMap(category => category.attributes.map(attribute => ({ category, attribute })));
  const meant = columns.filter(
    column => isWritable(column) && !column.attribute.readOnly && !column.attribute.mirrors && isMeant(column.attribute),
  );
  return [...new Map(meant.toReversed().map(column => [column.attribute.type, column])).values()];
}

const ofLists = firstOfTypes(attribute => typeOf(attribute).saved && typeOf(attribute).holds.many);
const ofTexts = firstOfTypes(
  attribute =>
    ['text', 'textarea', 'link', 'password'].includes(attribute.type) &&
    !attribute.format &&
    !attribute.hashed &&
    !attribute.minLength,
);

/** Attributes that are days or moments. */
const days = registry.categories.flatMap(category =>
  category.attributes
    .filter(
      attribute => ['date', 'datetime'].includes(attribute.type) && !attribute.readOnly && isWritable({ category, attribute }),
    )
    .map(attribute => ({ category, attribute })),
);
const installations = [
  ['C__CATG__APPLICATION', 'C__OBJTYPE__APPLICATION'],
  ['C__CATG__OPERATING_SYSTEM', 'C__OBJTYPE__OPERATING_SYSTEM'],
] as const;
const midnights = ['2026-03-01 00:00:00', '2026-03-01T00:00:00.000', '01.03.2026 00:00'];

for (const engine of enginesInTurn) {
  const service = sharedService(engine);

  engine.test(
    `one element stands for a list of one, of every type of lists, in the dialect of existing clients on ${engine.name}`,
    async t => {
      t.deepEqual(ofLists.map(({ attribute }) => attribute.type).toSorted(), [
        'entries',
        'multiselect',
        'objects',
        'relations',
        'rows',
      ]);
      for (const { category, attribute } of ofLists) {
        const call = callerOf(await service(), 'idoit');
        const address = { object: await objectMade(call), category: category.const };
        const needed = category.attributes.filter(each => each === attribute || each.required);
        const targets = targetsOf(callerOf(await service(), 'contract'), address.object);
        const given = savedValues(await dataFor(needed, targets));
        const [one] = [given[attribute.key]].flat();
        const shown = [];
        for (const value of [[one], one]) {
          const { error, result } = await call('cmdb.category.save', { ...address, data: { ...given, [attribute.key]: value } });
          t.falsy(error, `${category.const} ${attribute.key}: ${JSON.stringify(error)}`);
          const { entry } = result as { readonly entry: number };
          shown.push((await entriesRead(call, address)).find(({ id }) => Number(id) === entry)?.[attribute.key]);
        }
        t.truthy(shown[0]);
        t.deepEqual(shown[1], shown[0], `${category.const} ${attribute.key}`);
      }
    },
  );

  engine.test(
    `a number is its text, of every type of texts, in the dialect of existing clients alone on ${engine.name}`,
    async t => {
      t.deepEqual(ofTexts.map(({ attribute }) => attribute.type).toSorted(), ['link', 'password', 'text', 'textarea']);
      for (const dialect of dialectNames)
        for (const { category, attribute } of ofTexts) {
          const call = callerOf(await service(), dialect);
          const targets = targetsOf(callerOf(await service(), 'contract'));
          const given = savedValues(
            await dataFor(
              category.attributes.filter(each => each.required),
              targets,
            ),
          );
          const address = { object: await objectMade(call), category: category.const };
          const { error } = await call('cmdb.category.save', { ...address, data: { ...given, [attribute.key]: 12345 } });
          if (dialect === 'contract') t.regex(JSON.stringify(error), /expected a text, not a number/);
          else t.is((await entriesRead(call, address))[0]?.[attribute.key], '12345', `${category.const} ${attribute.key}`);
        }
    },
  );

  engine.test(`a day is taken for its midnight and midnight for its day, in both dialects on ${engine.name}`, async t => {
    for (const dialect of dialectNames)
      for (const { category, attribute } of days) {
        const call = callerOf(await service(), dialect);
        const targets = targetsOf(callerOf(await service(), 'contract'));
        const needed = category.attributes.filter(each => each.required && each !== attribute);
        const others = savedValues(await dataFor(needed, targets));
        for (const given of ['2026-03-01', '1.3.2026', ...(attribute.type === 'date' ? midnights : ['2026-03-01 00:00:00'])]) {
          const address = { object: await objectMade(call), category: category.const };
          const { error } = await call('cmdb.category.save', { ...address, data: { ...others, [attribute.key]: given } });
          const told = `${dialect} ${category.const} ${attribute.key} ${given}: ${JSON.stringify(error)}`;
          const read = attribute.type === 'date' ? '2026-03-01' : '2026-03-01 00:00:00';
          t.is((await entriesRead(call, address))[0]?.[attribute.key], read, told);
        }
      }
    t.log(`${days.length} attributes`);
  });

  engine.test(`existing clients read and save the moment of an installation on ${engine.name}`, async t => {
    const call = callerOf(await service(), 'idoit');
    const moment = '2026-03-01 12:30:00';
    for (const [category, type] of installations) {
      const application = await objectMade(call, { type });
      const info = await resultOf<{ readonly installDate?: unknown }>(call('cmdb.category_info', { category }));
      t.like(info.installDate, { info: { type: 'datetime' }, data: { type: 'date_time' }, ui: { type: 'datetime' } }, category);
      const address = { object: await objectMade(call), category };
      const entry = await entryMade(call, { ...address, data: { application, installDate: moment } });
      t.like(await entriesRead(call, address), [{ installDate: moment }], category);
      await entryMade(call, { ...address, entry, data: { installDate: '' } });
      t.like(await entriesRead(call, address), [{ installDate: '' }], category);
    }
  });

  engine.test(`a number is the title of an object in the dialect of existing clients alone on ${engine.name}`, async t => {
    for (const dialect of dialectNames) {
      const call = callerOf(await service(), dialect);
      const { error, result } = await call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 12345 });
      if (dialect === 'contract') t.regex(JSON.stringify(error), /title: expected a text/);
      else {
        const { id } = result as { readonly id: number };
        t.like(await call('cmdb.object.read', { id }), { result: { title: '12345' } });
      }
    }
  });
}
