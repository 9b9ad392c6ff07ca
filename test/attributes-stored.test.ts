import type { AttributeType } from '../generated/types.js';
import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { document, registry } from './helpers/catalogue.js';
import { type Caller, callerOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { engines } from './helpers/stores.js';
import type { ValueTable } from './helpers/values/table.js';
import { valueTables } from './helpers/values/tables.js';

const types: readonly AttributeType[] = document.components.schemas.AttributeType.enum;

for (const engine of engines)
  for (const type of types)
    engine.test(`a value of type ${type} is written and read over the whole way on ${engine.name}`, async t => {
      const table = valueTables.find(each => typeOf(each) === type && each.accepted.length > 0 === isSaved(type));
      if (!table) return t.fail(`no table of test/helpers/values has a value of type ${type}`);
      const call = callerOf(await startedService(t, engine), 'contract');
      await prepare(call, table);
      const { category, key, beside, accepted, refused } = table;
      const [[given, reads] = []] = accepted;
      const saved = await call('cmdb.category.save', {
        object: 1,
        category,
        data: { ...beside, [key]: given ?? refused[0]?.[0] },
      });
      if (!isSaved(type)) t.deepEqual(Object.keys(saved.error?.data ?? {}), ['error', key]);
      else t.deepEqual((await entryRead(call, category, (saved.result as { readonly entry: number }).entry))[key], reads);
    });

/** What is computed is read and never saved. */
function isSaved(type: AttributeType): boolean {
  return type !== 'computed';
}

function typeOf({ category, key }: ValueTable): AttributeType | undefined {
  return registry.category(category)?.attributesByKey.get(key)?.type;
}

async function prepare(call: Caller, { objects = [], entries = [] }: ValueTable): Promise<void> {
  for (const object of [{ type: 'C__OBJTYPE__SERVER', title: 'web1' }, ...objects]) await objectMade(call, object);
  for (const entry of entries) await entryMade(call, entry);
}

async function entryRead(call: Caller, category: string, entry: number) {
  const entries = await entriesRead<Record<string, unknown>>(call, { objID: 1, category });
  return entries.find(({ id }) => id === String(entry)) ?? {};
}
