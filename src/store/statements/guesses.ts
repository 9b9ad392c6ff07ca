import type { FailedLoginStore } from '../../domain/storage/users.js';
import { nothingWritten } from '../../domain/storage/write-set.js';
import type { Engine } from '../engines/engine.js';
import { insertText } from '../engines/inserts.js';

// Index: primary key.
const counted = 'SELECT slot, wrong FROM guesses WHERE slot IN (?*) AND since > ?';
const note = insertText(
  'guesses',
  ['slot', 'wrong', 'since'],
  ` ON CONFLICT (slot) DO UPDATE SET wrong = CASE WHEN guesses.since > ? THEN guesses.wrong + 1 ELSE 1 END,
    since = CASE WHEN guesses.since > ? THEN guesses.since ELSE excluded.since END`,
);
const forget = 'DELETE FROM guesses WHERE slot IN (?*)';

interface SlotRow {
  readonly slot: number;
  readonly wrong: number;
}

/** Wrong guesses at passwords in a database, which all processes on it count together. */
export function guessesIn(engine: Engine): FailedLoginStore {
  const { dialect } = engine.reading;
  return {
    async wrongGuesses(slots, since) {
      const rows = await engine.reading.rows<SlotRow>(counted, [dialect.list(slots), since]);
      return new Map(rows.map(({ slot, wrong }) => [slot, wrong]));
    },
    async noteWrongGuess(slots, since, time) {
      // In the same order as other processes.
      const values = slots.toSorted((one, other) => one - other).flatMap(slot => [slot, 1, time]);
      await engine.run(session => session.count(note(slots.length), [...values, since, since]), nothingWritten);
    },
    async forgetGuesses(slots) {
      await engine.run(session => session.count(forget, [dialect.list(slots)]), nothingWritten);
    },
  };
}
