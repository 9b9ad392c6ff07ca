import test from 'ava';
import { entryTransitions, objectTransitions, outcome, type TransitionFacts } from '../src/domain/lifecycle.js';
import { recordStatuses } from '../src/domain/storage/objects.js';

const onAndOff = [true, false];

for (const idoit of [false, true])
  for (const multiValue of onAndOff)
    for (const quickpurge of onAndOff) {
      const about = `a ${multiValue ? 'multi-value' : 'single-value'} category, Quickpurge ${quickpurge ? 'on' : 'off'}`;
      test(`entries of ${about}, take these steps in dialect ${nameOf(idoit)}`, t => {
        t.snapshot(matrix(entryTransitions, { idoit, multiValue, quickpurge }));
      });
    }

for (const idoit of [false, true])
  test(`objects take these steps in dialect ${nameOf(idoit)}`, t => {
    t.snapshot(matrix(objectTransitions, { idoit }));
  });

function nameOf(idoit: boolean): string {
  return idoit ? 'idoit' : 'contract';
}

/** Every operation from every status: where it leads, or a dot where it is refused. */
function matrix(steps: Parameters<typeof outcome>[0], facts: TransitionFacts): string {
  const operations = [...new Set(steps.map(({ operation }) => operation))];
  const rows = operations.map(operation => [
    operation,
    ...recordStatuses.map(status => outcome(steps, operation, status, facts) ?? '·'),
  ]);
  return [['', ...recordStatuses], ...rows].map(lineOf).join('\n');
}

function lineOf([operation = '', ...cells]: readonly string[]): string {
  return [operation.padEnd(24), ...cells.map(cell => cell.padEnd(18))].join(' | ').trimEnd();
}
