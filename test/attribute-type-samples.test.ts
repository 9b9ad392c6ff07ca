import { Ajv, type ValidateFunction } from 'ajv';
import { attributeTypes } from '../src/attributes/attribute-types.js';
import type { OpenRpc } from '../src/discovery/openrpc.js';
import { siteDocument } from '../src/discovery/site-document.js';
import { modelOf } from '../src/domain/models/category-model.js';
import { RpcError } from '../src/rpc/rpc-error.js';
import { KnownThings } from './factories/known-things.js';
import { keptOf, shownOf } from './factories/values.js';
import { document } from './helpers/catalogue.js';
import { differences, none } from './helpers/differences.js';
import { englishData } from './helpers/english.js';
import { everyType, linkedCategory, registryOfEveryType, sampleOf } from './helpers/every-type.js';
import { partOfTest, type Scope } from './helpers/scope.js';
import test from './helpers/suite.js';

const names: readonly string[] = document.components.schemas.AttributeType.enum;

/** The category with an attribute of every type, and the schemas of its entries and data. */
function siteOf(t: Scope) {
  const registry = registryOfEveryType(t);
  const category = registry.category(everyType);
  const { components, 'x-categories': listed = {} } = siteDocument(document as OpenRpc, registry, 'en');
  if (!category) throw new Error(`The site has no ${everyType}.`);
  const ajv = new Ajv({ strict: false }).addSchema({ $id: 'site', components });
  const schema = (pointer = '') => ajv.getSchema(`site${pointer}`) as ValidateFunction;
  const { entry, data } = listed[everyType] ?? {};
  return { registry, category, model: modelOf(registry, category), isRead: schema(entry), isSaved: schema(data) };
}

// It is read at once.
const folder = partOfTest();
const site = siteOf(folder);
await folder.end();

/** An object and an entry of each kind that links lead to, all with id 1. */
function things(type = 'C__OBJTYPE__SERVER'): KnownThings {
  return new KnownThings(
    [{ id: 1, title: 'web1', sysid: 'SYSID_1', type }],
    [{ id: 1, object: 1, category: linkedCategory, title: 'ISR', owner: 'web1' }],
  );
}

async function refusalOf(known: KnownThings, data: Readonly<Record<string, unknown>>) {
  try {
    await keptOf(known, site.model, data);
    return undefined;
  } catch (error) {
    if (error instanceof RpcError && error.errorName === 'ValidationFailed') return englishData(error.data);
    throw error;
  }
}

/** The faults of a value by its schema, as lines that name their place. */
function faultsOf(validate: ValidateFunction, value: object): readonly string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** The text where it contains the part, otherwise the part: a comparison then shows both. */
function containing(part: string, text = ''): string {
  return text.includes(part) ? text : `…${part}…`;
}

test('the document names the attribute types of which there are files', t => {
  t.deepEqual(differences([...attributeTypes().keys()], names), none, 'files of src/attributes/types against AttributeType');
});

for (const [name, type] of attributeTypes()) {
  const attribute = site.category.attributesByKey.get(name);
  if (!attribute) throw new Error(`${everyType} has no '${name}'.`);

  if (type.saved)
    test(`type ${name}: a sample is accepted as its schema says, kept, and reads as its schema says`, async t => {
      const { given, reads } = sampleOf(attribute);
      const known = things(type.holds.objectTypes[0]);
      t.deepEqual(faultsOf(site.isSaved, { [name]: given }), [], 'the schema of saved data');
      const kept = await keptOf(known, site.model, { [name]: given });
      t.true(type.fits(kept[name], attribute, { registry: site.registry, added: new Map() }), 'what is kept');
      const shown = await shownOf(known, site.model, kept);
      if (reads !== undefined) t.like({ [name]: shown[name] }, { [name]: reads });
      t.deepEqual(faultsOf(site.isRead, { id: '1', objID: '1', ...shown }), [], 'the schema of entries');
    });

  if (type.saved)
    test(`type ${name}: a value that clears leaves the attribute unset, as it reads when it was never written`, async t => {
      const known = things(type.holds.objectTypes[0]);
      const never = await shownOf(known, site.model, {});
      for (const nothing of [null, '', ...type.clears]) {
        t.deepEqual(faultsOf(site.isSaved, { [name]: nothing }), [], `the schema takes ${JSON.stringify(nothing)}`);
        const kept = await keptOf(known, site.model, { [name]: sampleOf(attribute).given });
        const cleared = await keptOf(known, site.model, { [name]: nothing }, kept);
        t.deepEqual(await shownOf(known, site.model, cleared), never);
      }
    });

  test(`type ${name}: a value of another form is refused with what would be right`, async t => {
    t.not(type.rejected.length, 0, `'rejected' in src/attributes/types/${name}.ts`);
    for (const [given, says] of type.rejected) {
      const faults = await refusalOf(things(), { [name]: given });
      t.like(faults, { [name]: containing(says, faults?.[name]) }, JSON.stringify(given));
      t.is(Object.keys(faults ?? {}).length, 1, JSON.stringify(faults));
    }
  });
}
