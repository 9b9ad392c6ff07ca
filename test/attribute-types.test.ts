import { RpcError } from '../src/rpc/rpc-error.js';
import { KnownThings } from './factories/known-things.js';
import { keptOf, modelNamed, shownOf } from './factories/values.js';
import { englishData } from './helpers/english.js';
import test from './helpers/suite.js';
import type { ValueTable } from './helpers/values/table.js';
import { valueTables } from './helpers/values/tables.js';

const web1 = { type: 'C__OBJTYPE__SERVER', title: 'web1' };

/** Records that exist before the values of a table are accepted. */
function knownIn({ objects = [], entries = [] }: ValueTable): KnownThings {
  return new KnownThings(
    [web1, ...objects].map((object, at) => ({ ...object, id: at + 1, sysid: `SYSID_${1_768_467_601 + at}` })),
    entries.map(({ object, category, data }, at) => {
      const [title = ''] = Object.values(data).map(String);
      return { id: at + 1, object, category, title, owner: web1.title };
    }),
  );
}

/** Why data is refused, by attribute; `undefined` where it is accepted. */
async function faultsOf(known: KnownThings, { category, beside, key }: ValueTable, given: unknown) {
  try {
    await keptOf(known, modelNamed(category), { ...beside, ...(given === undefined ? {} : { [key]: given }) });
    return undefined;
  } catch (error) {
    if (error instanceof RpcError && error.errorName === 'ValidationFailed') return englishData(error.data);
    throw error;
  }
}

for (const table of valueTables) {
  const { subject, category, key, beside, accepted, refused, unset, clears = [] } = table;
  const model = modelNamed(category);

  if (accepted.length > 0)
    test(`${subject}: an accepted value is kept, and reads the same in every language but for titles`, async t => {
      for (const [given, reads, readsInGerman = reads] of accepted) {
        const known = knownIn(table);
        const kept = await keptOf(known, model, { ...beside, [key]: given });
        t.deepEqual((await shownOf(known, model, kept))[key], reads);
        t.deepEqual((await shownOf(known, model, kept, 'de'))[key], readsInGerman);
      }
    });

  test(`${subject}: a value of another form is refused with what would be right`, async t => {
    t.true(refused.length > 0);
    for (const [given, says] of refused) {
      const faults = await faultsOf(knownIn(table), table, given);
      t.deepEqual(Object.keys(faults ?? {}), [key], JSON.stringify(given));
      t.true(String(faults?.[key]).includes(says), `${JSON.stringify(given)}: ${faults?.[key]}`);
    }
  });

  if (unset !== undefined)
    test(`${subject}: ${['null', '""', ...clears].join(', ')} clear it, and it reads ${JSON.stringify(unset)} then`, async t => {
      const [[given] = [null]] = accepted;
      for (const empty of [null, '', ...clears]) {
        const known = knownIn(table);
        const kept = await keptOf(known, model, { ...beside, [key]: given });
        const cleared = await keptOf(known, model, { [key]: empty }, kept);
        t.deepEqual((await shownOf(known, model, cleared))[key], unset);
      }
    });
}

test('a choice below another one belongs to entries with that one alone', async t => {
  const known = new KnownThings([], []);
  const model = modelNamed('C__CATG__MODEL');
  const { title } = await keptOf(known, model, { manufacturer: 'Lenovo', title: 'SR650' });
  t.is((await keptOf(known, model, { manufacturer: 'Lenovo', title })).title, title);
  const error = await t.throwsAsync<RpcError>(keptOf(known, model, { manufacturer: 'Other', title }), { instanceOf: RpcError });
  t.deepEqual(englishData(error.data).title, `choice ${title} does not belong to the manufacturer of this entry`);
});
