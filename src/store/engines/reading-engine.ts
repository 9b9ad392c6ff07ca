import type { DataSource } from 'typeorm';
import type { SqlSession } from './connection.js';
import type { Engine } from './engine.js';

const reject = () => Promise.reject(new Error('This process reads and changes nothing'));

/** An engine beside the one that writes: it changes nothing, and knows nothing of commits. */
export function readingEngine(reading: SqlSession, source: DataSource, beforeClosing = () => {}): Engine {
  return {
    reading,
    source,
    isAlone: false,
    keepsOrder: false,
    commits: undefined,
    waiting: 0,
    run: reject,
    runLong: reject,
    lockName: reject,
    onCommit: () => () => {},
    now: () => new Date(),
    verify: () => {},
    mergeSearch: reject,
    wipe: reject,
    async close() {
      beforeClosing();
      await source.destroy();
    },
  };
}
