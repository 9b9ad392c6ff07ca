import { type MethodName, methods, verbs } from '../generated/methods.js';
import type { Grant } from '../src/domain/access/rights.js';
import { declared, disclosures } from './helpers/rights/disclosures.js';
import { assertNothingTold, narrowings, rowsIn, type Thoroughness, toldByWrites, types } from './helpers/rights/told.js';
import { twinScenes } from './helpers/rights/twin-scenes.js';
import { engines, inTurn } from './helpers/stores.js';
import test from './helpers/suite.js';

/** Resources whose records may be hidden from a caller. */
const hideable: ReadonlySet<string> = new Set(['object', 'entry']);

/** Methods that take numbers of change sets, which count hidden ones as well: twin scenes have none in common. The test of retyped histories and those of reverts have their calls. */
const byNumber: ReadonlySet<MethodName> = new Set(['kataster.changes.revert']);

/** Methods that purge whatever they find, so that the calls after them would find nothing. Tests of commands have their calls. */
const purging: ReadonlySet<MethodName> = new Set(['console.system.objectcleanup']);

test('a method over objects or entries has calls that could disclose hidden ones', t => {
  const names = Object.keys(disclosures) as MethodName[];
  const isEmpty = (name: MethodName): boolean => Object.keys(disclosures[name]).length === 0;
  t.deepEqual(
    names.filter(
      name => hideable.has(methods[name].permission.resource) && isEmpty(name) && !byNumber.has(name) && !purging.has(name),
    ),
    [],
  );
});

/** Narrowings by types or categories alone are parts of these; a soak test has all of them, each in all dialects. */
const thoroughness: Readonly<Record<string, Thoroughness>> = {
  SQLite: {
    narrowings: {
      'some categories of some types': ['contract', 'contract'],
      'some categories, and Global of some types': ['idoit'],
    },
    readsBetweenWrites: true,
    untelling: 0,
  },
};
/** PostgreSQL keeps no answers: every third row is asked there, once, and nothing between the methods that write. */
const once: Thoroughness = {
  narrowings: { 'some categories of some types': ['contract'] },
  readsBetweenWrites: false,
  untelling: 1,
};

for (const engine of engines) {
  const asked = thoroughness[engine.name] ?? once;

  engine.test(`what a caller may not see changes no answer to them, by whatever channel, on ${engine.name}`, t =>
    assertNothingTold(t, engine, asked),
  );

  for (const [rule, { narrowing, method, params }] of Object.entries(declared))
    engine.test(`${rule}, seen or not, on ${engine.name}`, async t => {
      const grants = narrowings[narrowing] ?? [];
      const twins = await twinScenes(t, engine, grants, [undefined, 'confidential']);
      await twins.addKey(narrowing, grants);
      const told = await twins.differences([{ method, params: params(twins.scene) }], narrowing);
      t.regex(told.join(), /"result":.* \| .*"error":/);
    });

  engine.test(
    `what a caller may do something to, but not see, is told by no answer and no effect of it on ${engine.name}`,
    async t => {
      const seen: Grant = { verbs, objectTypes: types };
      const twins = await twinScenes(t, engine, [seen], ['classified', 'confidential']);
      const [reads, writes] = [inTurn(engine, rowsIn(twins.scene, 'read')), rowsIn(twins.scene, 'write')];
      const told: string[] = [];
      for (const verb of verbs.filter(each => each !== 'view')) {
        const key = `may ${verb} whatever there is`;
        await twins.addKey(key, [seen, { verbs: [verb] }]);
        const permitted = writes.filter(({ method }) => methods[method].permission.verb === verb);
        told.push(...(await toldByWrites(twins, key, inTurn(engine, permitted), reads, asked)));
      }
      t.deepEqual(told, []);
    },
  );
}
