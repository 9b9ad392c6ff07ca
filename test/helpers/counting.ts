import type { ExecutionContext } from 'ava';
import type { Store } from '../../src/domain/store.js';
import { DatabaseStore } from '../../src/store/database-store.js';
import { openPostgres } from '../../src/store/postgres.js';
import { openSqlite } from '../../src/store/sqlite.js';
import type { TestEngine } from './stores.js';

/** Tables that are read beside what is asked: for the key of the caller, and for the index of what is searched. */
const unasked = ['api_keys', 'search_queue'];

/** A store that tells which statements its reads run; those beside are none of them. */
export interface CountingStore {
  readonly store: Store;
  /** The statements that read since this was asked last. */
  statements(): readonly string[];
}

/** Opens an empty store whose reading statements are counted; it ends with the test. */
export async function countingStore(t: ExecutionContext, engine: TestEngine): Promise<CountingStore> {
  const options = { url: await engine.address(t), durability: 'fast', now: () => new Date() } as const;
  const opened = await (engine.name === 'SQLite' ? openSqlite(options) : openPostgres(options));
  const { reading } = opened;
  let asked: string[] = [];
  const rows: typeof reading.rows = (text, values) => {
    if (!unasked.some(table => text.includes(table))) asked.push(text);
    return reading.rows(text, values);
  };
  const counted = Object.create(opened, { reading: { value: Object.create(reading, { rows: { value: rows } }) } });
  const store = await DatabaseStore.over(counted);
  t.teardown(() => store.close());
  const statements = () => {
    const texts = asked;
    asked = [];
    return texts;
  };
  return { store, statements };
}
