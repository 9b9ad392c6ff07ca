import { readdirSync, readFileSync } from 'node:fs';
import type { ExecutionContext } from 'ava';
import { verbs } from '../generated/methods.js';
import { loginCategory as login } from '../src/domain/access/user-categories.js';
import type { EntryOccasions, EntryRule, ObjectOccasions } from '../src/domain/entries/entry-rule.js';
import { rulesInOrder } from '../src/domain/entries/entry-rules.js';
import { rules } from '../src/domain/entries/rules/index.js';
import { modelOf } from '../src/domain/models/category-model.js';
import { differences, none } from './helpers/differences.js';
import { fileOf, rowOf } from './helpers/rules/row.js';
import { person, registryWithChains, type Site, siteOver } from './helpers/rules/site.js';
import { engines, freshStore } from './helpers/stores.js';
import test from './helpers/suite.js';
import { grantTo } from './helpers/users.js';

type Occasion = keyof EntryOccasions | keyof ObjectOccasions;

const ofObjects: readonly Occasion[] = ['objectTitled', 'objectCopied', 'objectStepping'];
const [engine] = engines;

test('every rule of the folder is in the list', async t => {
  const files = readdirSync('src/domain/entries/rules').filter(name => name.endsWith('.ts'));
  const modules = await Promise.all(files.map(name => import(`../src/domain/entries/rules/${name.replace(/ts$/, 'js')}`)));
  const found = modules.flatMap(module => Object.values<unknown>(module)).filter(isRule);
  const listed = differences(
    rules.map(({ name }) => name),
    found.map(({ name }) => name),
  );
  t.deepEqual(listed, none, 'src/domain/entries/rules/index.ts against the files beside it');
});

function isRule(value: unknown): value is EntryRule {
  return typeof value === 'object' && value !== null && 'appliedTo' in value;
}

test('every rule has a file, and one of examples; no file is of no rule', t => {
  const expected = rules.map(({ name }) => fileOf(name));
  const files = readdirSync('src/domain/entries/rules');
  const examples = readdirSync('test/helpers/rules');
  t.deepEqual(differences(files, expected).missing, [], 'src/domain/entries/rules');
  t.deepEqual(differences(examples, [...expected, 'row.ts', 'site.ts']), none, 'test/helpers/rules');
});

test('code that writes, steps, copies and creates entries names no rule: it asks the list of its context', t => {
  const files = ['src/domain/entries', 'src/domain/objects'].flatMap(folder =>
    readdirSync(folder)
      .filter(name => name.endsWith('.ts'))
      .map(name => `${folder}/${name}`),
  );
  t.deepEqual(
    files.filter(file => /from '.*rules\/[\w-]+\.js'/.test(readFileSync(file, 'utf8'))),
    [],
  );
});

for (const rule of rules) {
  test.serial(`${rule.name} does something on the occasions that have an example, and on no others`, async t => {
    const { category, cells } = await rowOf(rule.name);
    const registry = registryWithChains(t);
    const known = registry.category(category);
    const occasions = known && rule.appliedTo(modelOf(registry, known), registry);
    const { objectTitled, objectCopied, objectStepping } = rule;
    const answers = Object.entries({ ...occasions, objectTitled, objectCopied, objectStepping });
    const doing = answers.filter(([, answer]) => answer !== 'nothing').map(([occasion]) => occasion);
    t.deepEqual(differences(Object.keys(cells), doing), none, `examples of test/helpers/rules/${fileOf(rule.name)}`);
  });

  test.serial(`each example of ${rule.name} is as it says, and is not so where the rule does nothing`, async t => {
    const { cells } = await rowOf(rule.name);
    for (const [occasion, { what, happens, expected }] of Object.entries(cells)) {
      t.deepEqual(await seen(await siteOn(t), happens), expected, `${occasion}: ${what}`);
      const others = rules.map(each => (each === rule ? silenced(rule, occasion as Occasion) : each));
      t.notDeepEqual(await seen(await siteOn(t, others), happens), expected, `without ${occasion}: ${what}`);
    }
  });
}

test.serial('a caller who may not give a person a login does not learn from the refusal which logins are taken', async t => {
  for (const order of [rules, rules.toReversed()]) {
    const site = await siteOn(t, order);
    await site.object(person, { categories: { [login]: { title: 'ada' } } });
    const admin = await site.object(person);
    await grantTo(site.context.store, admin, [{ verbs }]);
    const given = seen(site, () => site.ofPersons().save(admin, login, { title: 'ada' }));
    t.deepEqual(await given, order === rules ? ['Forbidden', 'right'] : ['Conflict', 'title']);
  }
});

/** The rule as if it did nothing on an occasion. */
function silenced(rule: EntryRule, occasion: Occasion): EntryRule {
  if (ofObjects.includes(occasion)) return { ...rule, [occasion]: 'nothing' };
  const appliedTo: EntryRule['appliedTo'] = (model, registry) => {
    const occasions = rule.appliedTo(model, registry);
    return occasions && { ...occasions, [occasion]: 'nothing' };
  };
  return { ...rule, appliedTo };
}

async function siteOn(t: ExecutionContext, asked: readonly EntryRule[] = rules): Promise<Site> {
  if (!engine) throw new Error('There is no engine.');
  return siteOver(t, await freshStore(t, engine, { durability: 'fast' }), rulesInOrder(asked));
}

/** Outcome of an example: its value, or the name of its error and of the faulty member. */
function seen(site: Site, happens: (site: Site) => Promise<unknown>): Promise<unknown> {
  return happens(site).catch(({ errorName, data, message }) => (errorName ? [errorName, ...Object.keys(data ?? {})] : message));
}
