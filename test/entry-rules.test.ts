import { readdirSync } from 'node:fs';
import test, { type ExecutionContext } from 'ava';
import { verbs } from '../generated/methods.js';
import { loginCategory as login } from '../src/domain/access/user-categories.js';
import type { EntryOccasions, EntryRule, ObjectOccasions } from '../src/domain/entries/entry-rule.js';
import { rulesInOrder } from '../src/domain/entries/entry-rules.js';
import { rules } from '../src/domain/entries/rules/index.js';
import { modelOf } from '../src/domain/models/category-model.js';
import { examples } from './helpers/rules/examples.js';
import { person, registryWithChains, type Site, siteOver } from './helpers/rules/site.js';
import { engines, freshStore } from './helpers/stores.js';

type Occasion = keyof EntryOccasions | keyof ObjectOccasions;

const ofObjects: readonly Occasion[] = ['objectTitled', 'objectCopied', 'objectStepping'];
const [engine] = engines;

test('every rule of the folder is in the list', async t => {
  const files = readdirSync('src/domain/entries/rules').filter(name => name.endsWith('.ts'));
  const modules = await Promise.all(files.map(name => import(`../src/domain/entries/rules/${name.replace(/ts$/, 'js')}`)));
  const found = modules.flatMap(module => Object.values<unknown>(module)).filter(isRule);
  t.deepEqual(found.map(({ name }) => name).sort(), rules.map(({ name }) => name).sort());
});

function isRule(value: unknown): value is EntryRule {
  return typeof value === 'object' && value !== null && 'appliedTo' in value;
}

test('every rule has a row of examples, and no other has one', t => {
  t.deepEqual(Object.keys(examples).sort(), rules.map(({ name }) => name).sort());
});

for (const rule of rules) {
  const { category, cells } = examples[rule.name] ?? { category: '', cells: {} };

  test.serial(`${rule.name} does something on the occasions that have an example, and on no others`, t => {
    const registry = registryWithChains(t);
    const known = registry.category(category);
    const occasions = known && rule.appliedTo(modelOf(registry, known), registry);
    const answers = { ...occasions, objectTitled: rule.objectTitled, objectCopied: rule.objectCopied };
    const all: Readonly<Record<string, unknown>> = { ...answers, objectStepping: rule.objectStepping };
    t.deepEqual(
      Object.keys(all).filter(name => all[name] !== 'nothing'),
      Object.keys(all).filter(name => name in cells),
    );
    t.deepEqual(
      Object.keys(cells).filter(name => !(name in all)),
      [],
    );
  });

  for (const [occasion, { what, happens, expected }] of Object.entries(cells))
    test.serial(`${rule.name}, ${occasion}: ${what}; without the rule it is not so`, async t => {
      t.deepEqual(await seen(await siteOn(t), happens), expected);
      const others = rules.map(each => (each === rule ? silenced(rule, occasion as Occasion) : each));
      t.notDeepEqual(await seen(await siteOn(t, others), happens), expected);
    });
}

test.serial('a caller who may not give a person a login does not learn from the refusal which logins are taken', async t => {
  for (const order of [rules, rules.toReversed()]) {
    const site = await siteOn(t, order);
    await site.object(person, { categories: { [login]: { title: 'ada' } } });
    const admin = await site.object(person);
    await site.context.store.users.putGrants(admin, JSON.stringify([{ verbs }]));
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

/** What an example shows: its value, or the name of its error and of what that is about. */
function seen(site: Site, happens: (site: Site) => Promise<unknown>): Promise<unknown> {
  return happens(site).catch(({ errorName, data, message }) => (errorName ? [errorName, ...Object.keys(data ?? {})] : message));
}
