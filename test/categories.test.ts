import type { ExecutionContext } from 'ava';
import type { Category } from '../src/catalog/registry.js';
import { relationCategory } from '../src/domain/relations/relations.js';
import { firstRelation } from '../src/domain/storage/relations.js';
import { entriesRead } from './factories/calls.js';
import { registry } from './helpers/catalogue.js';
import { newDatabase } from './helpers/databases.js';
import { fits } from './helpers/fits.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { dataFor, type Sample, savedValues, targetsOf } from './helpers/samples.js';
import { type DialectName, dialectNames, serviceOver, type TestService } from './helpers/service.js';
import { sharedService } from './helpers/started-service.js';
import { enginesInTurn, storeAt, type TestEngine } from './helpers/stores.js';

/** Attributes that existing clients get in a form of their own; `forms.test.ts` and `connections.test.ts` are about them. */
const formed: Readonly<Record<string, readonly string[]>> = {
  C__CATG__IP: ['ipv4_address', 'ipv6_address', 'hostaddress', 'use_standard_gateway'],
  C__CATG__LOCATION: ['pos', 'gps'],
  C__CATG__CONTACT: ['contact', 'contact_object'],
  C__CATS__PERSON_MASTER: ['salutation'],
  C__CATG__APPLICATION: ['assigned_variant', 'assigned_version'],
  C__CATG__OPERATING_SYSTEM: ['assigned_variant', 'assigned_version'],
  ...Object.fromEntries(
    ['CONNECTOR', 'CONTROLLER_FC_PORT', 'NETWORK_PORT', 'POWER_CONSUMER', 'POWER_SUPPLIER', 'UNIVERSAL_INTERFACE'].map(name => [
      `C__CATG__${name}`,
      ['assigned_connector'],
    ]),
  ),
};

/** Categories that cannot be saved from their side of the link; `inverse-view.test.ts` tests them. */
const savedElsewhere = ['C__CATG__QINQ_CE'];

const withData = registry.categories.filter(
  ({ const: constant, mode, hasAttributes }) => mode !== 'view' && hasAttributes && !savedElsewhere.includes(constant),
);

for (const engine of enginesInTurn) {
  const services = { contract: sharedService(engine), idoit: sharedService(engine) };
  for (const dialect of engine.name === 'SQLite' ? dialectNames : (['contract'] as const))
    for (const category of withData)
      if (!category.withoutDataIn?.includes(dialect))
        engine.test(`an entry of ${category.const} reads as it was saved on ${engine.name}, dialect ${dialect}`, async t =>
          entryReadsAsSaved(t, callerOf(await serviceFor(t, engine, services[dialect], category), dialect), dialect, category),
        );

  for (const { const: constant } of registry.categories.filter(category => category.withoutDataIn?.includes('idoit')))
    engine.test(`existing clients find no attributes in ${constant} on ${engine.name}`, async t => {
      const call = callerOf(await services.contract(), 'idoit');
      const { id } = await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' }));
      t.is((await call('cmdb.category.read', { objID: id, category: constant })).error?.code, -32099);
      t.is((await call('cmdb.category.save', { object: Number(id), category: constant, data: {} })).error?.code, -32099);
    });
}

/** Relations are numbered as they are told, so the first of them has a service to itself. */
async function serviceFor(
  t: ExecutionContext,
  engine: TestEngine,
  shared: () => Promise<TestService>,
  category: Category,
): Promise<TestService> {
  if (category.const !== relationCategory) return shared();
  return serviceOver(t, await storeAt(t, await newDatabase(t, engine.name, 'tables')));
}

/** Shows the creation of the object after its messages. */
const logbook = 'C__CATG__LOGBOOK';

async function entryReadsAsSaved(t: ExecutionContext, call: Caller, dialect: DialectName, category: Category): Promise<void> {
  const { id } = await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' }));
  const attributes = category.attributes.filter(({ key }) => key !== category.reverses?.entry);
  const samples = await dataFor(attributes, targetsOf(call, Number(id)));
  const address = { object: Number(id), category: category.const };
  const { entry } = await resultOf<{ entry: number }>(call('cmdb.category.save', { ...address, data: savedValues(samples) }));
  const all = await entriesRead<Readonly<Record<string, unknown>>>(call, address);
  const read = all.find(each => each.id === String(entry));
  t.is(all.length - 1, category.const === logbook ? 1 : ownTargetsOf(category));
  const owner = category.const === relationCategory ? String(firstRelation + 1) : String(id);
  t.deepEqual([read?.id, read?.objID], [String(entry), owner]);
  const passedOver = dialect === 'idoit' ? formed[category.storedIn] : [];
  t.deepEqual(differences(read ?? {}, samples, dialect === 'idoit' ? toldToExistingClients : reads => reads, passedOver), []);
  if (dialect === 'contract') t.deepEqual(Object.keys(read ?? {}), ['id', 'objID', ...storedKeys(category)]);
}

/** How many entries of the same category on the same object an entry leads to. */
function ownTargetsOf({ const: constant, attributes }: Category): number {
  return attributes.filter(({ target }) => target?.sameObject && target.category === constant).length;
}

function differences(
  read: Readonly<Record<string, unknown>>,
  samples: ReadonlyMap<string, Sample>,
  told: (reads: unknown) => unknown,
  passedOver: readonly string[] = [],
): readonly object[] {
  return [...samples]
    .filter(([key]) => !passedOver.includes(key))
    .map(([key, { given, reads }]) => ({ key, given, reads: read[key], expected: told(reads) }))
    .filter(({ reads, expected }) => !fits(reads, expected));
}

const withLanguageConstant = /^C__(?=OBJTYPE__|CMDB_STATUS__|RELATION_TYPE__)/;

/** Types and statuses have a language constant, and a relation is shown as its objects and its type. */
function toldToExistingClients(reads: unknown): unknown {
  if (Array.isArray(reads)) return reads.flatMap(toldToExistingClients);
  const { const: constant = '', object1, object2 } = (reads ?? {}) as Readonly<Record<string, string | undefined>>;
  if (object1 && object2) return [object1, object2, { title_lang: 'LC__RELATION_TYPE__DEFAULT' }];
  if (!withLanguageConstant.test(constant ?? '')) return reads;
  return { ...Object(reads), title_lang: `L${constant.replace('C__OBJTYPE__', 'C__CMDB__OBJTYPE__')}` };
}

function storedKeys(category: Category): readonly string[] {
  return registry.storage(category).attributes.map(({ key }) => key);
}
