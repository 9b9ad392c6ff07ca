import { Locks } from '../src/store/engines/locks.js';
import test from './helpers/suite.js';

test('a return to a savepoint forgets the locks since then, and the strength that they had gained', t => {
  const locks = new Locks();
  locks.note(1, 'keep');
  const undo = locks.mark();
  locks.note(1, 'remove');
  locks.note(2, 'hold');
  t.true(locks.isHeld(1, 'remove') && locks.isHeld(2, 'keep'));
  undo();
  t.true(locks.isHeld(1, 'keep'));
  t.false(locks.isHeld(1, 'hold') || locks.isHeld(2, 'keep'));
});

test('marks within each other are undone one by one', t => {
  const locks = new Locks();
  const outer = locks.mark();
  locks.note(1, 'hold');
  const inner = locks.mark();
  locks.note(2, 'hold');
  inner();
  t.deepEqual([locks.isHeld(1, 'hold'), locks.isHeld(2, 'hold')], [true, false]);
  outer();
  t.false(locks.isHeld(1, 'keep'));
});
