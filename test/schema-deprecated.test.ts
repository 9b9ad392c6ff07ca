import { clientLanguages } from '../src/clients/languages/languages.js';
import type { OpenRpc } from '../src/discovery/openrpc.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const [model, tank] = ['C__CATG__MODEL', 'C__CATG__CUSTOM_TANK'];
const titled = (title: string) => ({ en: title, de: title });
const schema = {
  categories: [
    {
      const: tank,
      title: titled('Tank'),
      attributes: [{ key: 'litres', type: 'integer', title: titled('Litres'), deprecated: true }],
    },
  ],
  attribute_rules: [{ attribute: `${model}.serial`, deprecated: true }],
};

/** How the clients of each language say that an attribute is deprecated. */
const told: Readonly<Record<keyof typeof clientLanguages, RegExp>> = {
  typescript: /\* Serial number: [^\n]*\n\s*\* @deprecated\n\s*\*\/\n\s*serial\?: /,
  python: / Deprecated\.\n\s*serial: /,
  php: /- serial: Serial number: [^\n]* Deprecated\./,
  go: / Deprecated\.\n\s*Serial /,
};

for (const engine of enginesInTurn)
  engine.test(`a deprecated attribute works on, and everything that describes it says so on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await resultOf(call('kataster.schema.apply', { schema }));
    for (const [category, key] of Object.entries({ [model]: 'serial', [tank]: 'litres' })) {
      const info = await resultOf<Readonly<Record<string, object>>>(call('cmdb.category_info.read', { category }));
      t.like(info[key], { deprecated: true, required: false });
    }
    const categories = { [model]: { serial: 'S-1' }, [tank]: { litres: 5 } };
    const { id } = await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1', categories }));
    t.like(await resultOf(call('cmdb.category.read', { objID: Number(id), category: tank })), [{ litres: '5' }]);
    const document = await resultOf<OpenRpc>(call('rpc.discover', {}));
    const schemas = Object.entries(document.components?.schemas ?? {});
    const marked = schemas.flatMap(([name, { properties = {} }]) =>
      Object.keys(properties).flatMap(key => (properties[key]?.deprecated ? [`${name}.${key}`] : [])),
    );
    t.deepEqual(marked.toSorted(), ['CustomTankData.litres', 'CustomTankEntry.litres', 'ModelData.serial', 'ModelEntry.serial']);
    for (const [language, files] of Object.entries(clientLanguages)) {
      const texts = await Promise.all(files.map(({ textOf }) => textOf(document)));
      t.true(told[language as keyof typeof told].test(texts.join('\n')), language);
    }
    await resultOf(call('kataster.schema.apply', { removed: [`${model}.serial`] }));
    const info = await resultOf<Readonly<Record<string, object>>>(call('cmdb.category_info.read', { category: model }));
    t.false('deprecated' in (info.serial ?? {}));
  });
