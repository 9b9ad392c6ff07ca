import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { engines } from './helpers/stores.js';
import { choiceTables } from './helpers/values/choices.js';
import { dateTables } from './helpers/values/dates.js';
import { linkTables } from './helpers/values/links.js';
import { numberTables } from './helpers/values/numbers.js';
import { otherTables } from './helpers/values/others.js';
import type { ValueTable } from './helpers/values/table.js';
import { textTables } from './helpers/values/texts.js';

const tables = [...textTables, ...numberTables, ...dateTables, ...choiceTables, ...linkTables, ...otherTables];

for (const engine of engines)
  for (const table of tables) {
    const { subject, category, key, beside, accepted, refused, unset, clears = [] } = table;
    const on = `on ${engine.name}`;

    for (const [given, reads, readsInGerman = reads] of accepted)
      engine.test(`${subject}: ${named(given)} is kept and reads ${named(reads)} ${on}`, async t => {
        const call = callerOf(await startedService(t, engine), 'contract');
        await prepare(call, table);
        const entry = await saved(call, category, { ...beside, [key]: given });
        t.deepEqual((await entryRead(call, category, entry))[key], reads);
        t.deepEqual((await entryRead(call, category, entry, 'de'))[key], readsInGerman);
      });

    engine.test(`${subject}: what is no value of it is refused ${on}`, async t => {
      const call = callerOf(await startedService(t, engine), 'contract');
      await prepare(call, table);
      t.true(refused.length > 0);
      for (const [given, says] of refused) {
        const { error } = await call('cmdb.category.save', { object: 1, category, data: { ...beside, [key]: given } });
        const { code, message } = error ?? {};
        const { error: name, ...data } = error?.data ?? {};
        t.deepEqual([code, message], [-32602, 'Invalid parameters: There was a validation error'], named(given));
        t.is(name, 'ValidationFailed');
        t.deepEqual(Object.keys(data), [key], named(given));
        t.true(data[key]?.includes(says), `${named(given)}: ${data[key]}`);
      }
    });

    for (const empty of unset === undefined ? [] : [null, '', ...clears])
      engine.test(`${subject}: ${named(empty)} clears it, and it reads ${named(unset)} ${on}`, async t => {
        const call = callerOf(await startedService(t, engine), 'contract');
        await prepare(call, table);
        const [[given] = [null]] = accepted;
        const entry = await saved(call, category, { ...beside, [key]: given });
        await saved(call, category, { [key]: empty }, entry);
        t.deepEqual((await entryRead(call, category, entry))[key], unset);
      });
  }

async function prepare(call: Caller, { objects = [], entries = [] }: ValueTable): Promise<void> {
  for (const object of [{ type: 'C__OBJTYPE__SERVER', title: 'web1' }, ...objects])
    await resultOf(call('cmdb.object.create', object));
  for (const entry of entries) await resultOf(call('cmdb.category.save', entry));
}

async function saved(call: Caller, category: string, data: object, entry?: number): Promise<number> {
  const address = { object: 1, category, ...(entry === undefined ? {} : { entry }) };
  return Number((await resultOf(call('cmdb.category.save', { ...address, data }))).entry);
}

async function entryRead(call: Caller, category: string, entry: number, language = 'en') {
  const entries = await resultOf<readonly Record<string, unknown>[]>(
    call('cmdb.category.read', { objID: 1, category, language }),
  );
  return entries.find(({ id }) => id === String(entry)) ?? {};
}

/** A value in a title, shortened. */
function named(value: unknown): string {
  const text = Object.is(value, -0) ? '-0' : (JSON.stringify(value) ?? 'nothing');
  return text.length > 60 ? `${text.slice(0, 40)}… (${text.length} characters)` : text;
}
