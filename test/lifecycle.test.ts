import { entryTransitions, objectTransitions, outcome, type TransitionFacts } from '../src/domain/lifecycle.js';
import { recordStatuses } from '../src/domain/storage/objects.js';
import test from './helpers/suite.js';

/** Outcomes of operations from each status, in the order of `recordStatuses`, by their first letters; `·` where they are refused. */
type Outcomes = Readonly<Record<string, string>>;

const ofSingleValue: Outcomes = {
  archive: '······',
  delete: '······',
  markDeleted: '······',
  recycle: '······',
  purge: 'pppppp',
  quickpurge: '······',
};
const ofMultiValue: Outcomes = {
  archive: 'aa····',
  delete: 'aadp··',
  markDeleted: 'ddd···',
  recycle: '··nn··',
  purge: 'pppppp',
  quickpurge: '······',
};
const ofObjects: Outcomes = {
  archive: 'aa·a··',
  sendToArchived: 'aaaaaa',
  sendToDeleted: 'dddddd',
  sendToPurged: 'pppppp',
  markDeleted: '······',
  purge: '···p··',
  quickpurge: '······',
  recycle: '··nnnn',
  markAsTemplate: 'tt···t',
  markAsMassChangeTemplate: 'mm··m·',
};

for (const idoit of [false, true])
  for (const multiValue of [true, false])
    for (const quickpurge of [true, false]) {
      const about = `a ${multiValue ? 'multi-value' : 'single-value'} category, Quickpurge ${quickpurge ? 'on' : 'off'}`;
      test(`entries of ${about}, take these steps in dialect ${nameOf(idoit)}`, t => {
        t.deepEqual(outcomes(entryTransitions, { idoit, multiValue, quickpurge }), {
          ...(multiValue ? ofMultiValue : ofSingleValue),
          ...(multiValue && idoit && { archive: 'aa·a··' }),
          ...(quickpurge && { quickpurge: 'pppppp' }),
        });
      });
    }

for (const idoit of [false, true])
  test(`objects take these steps in dialect ${nameOf(idoit)}`, t => {
    t.deepEqual(outcomes(objectTransitions, { idoit }), {
      ...ofObjects,
      ...(idoit && { markDeleted: 'ddd···', purge: 'pppppp' }),
    });
  });

function nameOf(idoit: boolean): string {
  return idoit ? 'idoit' : 'contract';
}

function outcomes(steps: Parameters<typeof outcome>[0], facts: TransitionFacts): Outcomes {
  const letterOf = (operation: string, status: (typeof recordStatuses)[number]): string =>
    outcome(steps, operation, status, facts)?.[0] ?? '·';
  return Object.fromEntries(
    steps.map(({ operation }) => [operation, recordStatuses.map(status => letterOf(operation, status)).join('')]),
  );
}
