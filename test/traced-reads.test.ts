import { lastCatalogueChoice } from '../src/attributes/references.js';
import type { Reads } from '../src/domain/storage/reads.js';
import { choiceItem, dialogItem, type Item, ItemSet, objectItem } from '../src/domain/storage/write-set.js';
import { traceReads } from '../src/speed/traced-reads.js';
import test from './helpers/suite.js';

type Question = (...args: readonly unknown[]) => unknown;
type Repositories = Readonly<Record<string, Readonly<Record<string, Question>>>>;

/** Reads that return nothing, whatever they are asked. */
const nothing = new Proxy({}, { get: () => new Proxy({}, { get: () => () => undefined }) }) as Reads;

function traced(readSet: ItemSet): Repositories {
  return traceReads(nothing, readSet) as unknown as Repositories;
}

const objects = [objectItem(1), objectItem(2)];
const ofMany = { objects: [1, 2], categories: ['C__CATG__MODEL'] };
const added = lastCatalogueChoice + 1;
const ids = { objects: [1, 2], choices: [lastCatalogueChoice, added], entries: [] };
const beside = { kind: 'beside', ids: [1, 2], names: ['C__CATG__MODEL'] };

/** Questions, their arguments, and what these say that they read; `undefined` where they read what is unknown. */
const known: readonly (readonly [question: string, args: readonly unknown[], items: readonly Item[] | undefined])[] = [
  ['objects.find', [1], [objectItem(1)]],
  ['entries.list', [{ object: 1, category: 'C__CATG__MODEL' }], [objectItem(1)]],
  ['entries.ofMany', [{ ...ofMany, links: [] }], objects],
  // An entry on another object may begin to link to one of these.
  ['entries.ofMany', [{ ...ofMany, links: ['C__CATG__LOCATION.parent'] }], undefined],
  ['entries.contents', [[]], []],
  ['referents.find', [ids], [...objects, choiceItem(added)]],
  ['referents.find', [{ ...ids, entries: [3] }], undefined],
  ['referents.find', [{ ...ids, relations: [3] }], undefined],
  ['choices.ofDialogs', [['cmdb_status', 'rack_units']], [dialogItem('cmdb_status'), dialogItem('rack_units')]],
  ['facts.find', [[beside]], objects],
  ['facts.find', [[beside, { ...beside, kind: 'linking' }]], undefined],
  ['revisions.ofObjects', [[1, 2], undefined], objects],
  ['revisions.ofObjects', [[1, 2], 7], undefined],
];

for (const [question, args, items] of known)
  test(`${question}(${JSON.stringify(args).slice(1, -1)}) reads ${items ? `${items.length} items` : 'what is unknown'}`, t => {
    const readSet = new ItemSet();
    const [repository = '', name = ''] = question.split('.');
    traced(readSet)[repository]?.[name]?.(...args);
    t.deepEqual(readSet.items && [...readSet.items].toSorted(), items?.toSorted());
  });

test('every other question reads what is unknown', t => {
  const repositories = membersOf(traced(new ItemSet()));
  const questions = repositories.flatMap(repository =>
    membersOf(traced(new ItemSet())[repository] ?? {}).map(name => [repository, name] as const),
  );
  const others = questions.filter(([repository, name]) => !known.some(([question]) => question === `${repository}.${name}`));
  for (const [repository, name] of others) {
    const readSet = new ItemSet();
    traced(readSet)[repository]?.[name]?.();
    t.is(readSet.items, undefined, `${repository}.${name}`);
  }
  t.log(`${questions.length} questions, ${others.length} of them unknown`);
  t.true(others.length > 30);
});

function membersOf(value: object): readonly string[] {
  return Object.getOwnPropertyNames(Object.getPrototypeOf(value)).filter(name => name !== 'constructor');
}
