import { insertText } from '../src/store/engines/inserts.js';
import type { Value } from '../src/store/engines/sql-dialect.js';
import { GroupInsertBuffer } from '../src/store/engines/sqlite/group-insert-buffer.js';
import test from './helpers/suite.js';

const insert = insertText('kept', ['name', 'number']);
const subject = (name: string) => ({ kind: 'entry', subject: name });
const row = (name: string, number: number) => [{ table: 'kept', insert, rows: [[name, number]] }];

/** Appends, and what they sent. */
function made() {
  const sent: (readonly Value[])[] = [];
  const appends = new GroupInsertBuffer(
    (_text, values) => {
      sent.push(values);
      return { records: [], affected: 1 };
    },
    { nextNumber: () => 1, upcoming: () => 1 },
  );
  return { appends, sent };
}

test('rows of many are inserted with one statement, before one that names their table and not before others', t => {
  const { appends, sent } = made();
  appends.add(1, [subject('a')], row('a', 1));
  appends.add(2, [subject('b')], row('b', 2));
  appends.flushBefore('SELECT 1 FROM kept_otherwise');
  t.deepEqual(sent, []);
  appends.flushBefore('SELECT k.name FROM kept k');
  t.deepEqual(sent, [['a', 1, 'b', 2]]);
  appends.write();
  t.is(sent.length, 1);
});

test('a table that is appended to for the first time is known in texts that were looked at before', t => {
  const { appends, sent } = made();
  appends.add(1, [], [{ table: 'other', insert: insertText('other', ['name']), rows: [['x']] }]);
  appends.flushBefore('SELECT 1 FROM kept');
  appends.add(2, [], row('a', 2));
  appends.flushBefore('SELECT 1 FROM kept');
  t.deepEqual(sent, [['x'], ['a', 2]]);
});

test('what is taken back is not written, and what a savepoint took back of others is written again', t => {
  const { appends, sent } = made();
  appends.add(1, [subject('a')], row('a', 1));
  const mark = appends.mark();
  appends.add(2, [subject('a'), subject('b')], row('a', 2));
  appends.flushBefore('SELECT 1 FROM kept');
  t.is(appends.numberOf('entry', 'a'), 2);
  appends.undo(mark);
  t.is(appends.numberOf('entry', 'a'), 1);
  t.is(appends.numberOf('entry', 'b'), undefined);
  appends.write();
  t.deepEqual(sent, [
    ['a', 1, 'a', 2],
    ['a', 1],
  ]);
});

test('after the end of a group nothing waits any more', t => {
  const { appends, sent } = made();
  appends.add(1, [subject('a')], row('a', 1));
  appends.clear();
  appends.write();
  t.deepEqual(sent, []);
  t.is(appends.numberOf('entry', 'a'), undefined);
});
