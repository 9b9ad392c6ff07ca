import type { ExecutionContext } from 'ava';
import type { Store } from '../../src/domain/storage/store.js';
import { DatabaseStore } from '../../src/store/database-store.js';
import type { SqlSession } from '../../src/store/engines/connection.js';
import { openPostgres } from '../../src/store/engines/postgres/postgres.js';
import { openSqlite } from '../../src/store/engines/sqlite/sqlite.js';
import { schemaSetting } from '../../src/store/tables/installation-schemas.js';
import { patientLimits } from './patience.js';
import type { TestEngine } from './stores.js';

/** Texts of statements beside what is asked: for the key of the caller, for the version of the schema, for the index of what is searched, and for webhooks. */
const unasked = ['api_keys', `name = '${schemaSetting}'`, 'search_queue', 'webhooks'];

/** A store that tells which statements its reads run; those beside are none of them. */
export interface CountingStore {
  readonly store: Store;
  /** The statements that read since this was asked last. */
  statements(): readonly string[];
}

/** Opens an empty store, and what it reads with; both end with the test. */
export async function openedStore(
  t: ExecutionContext,
  engine: TestEngine,
  watched = (reading: SqlSession): SqlSession => reading,
) {
  const options = { url: await engine.address(t), durability: 'fast', limits: patientLimits } as const;
  const opened = await (engine.name === 'SQLite' ? openSqlite(options) : openPostgres(options));
  const reading = watched(opened.reading);
  const store = await DatabaseStore.over(Object.create(opened, { reading: { value: reading } }));
  t.teardown(() => store.close());
  return { store, reading };
}

/** Opens an empty store whose reading statements are counted; it ends with the test. */
export async function countingStore(t: ExecutionContext, engine: TestEngine): Promise<CountingStore> {
  let asked: string[] = [];
  const { store } = await openedStore(t, engine, reading => {
    const rows: SqlSession['rows'] = (text, values, limit) => {
      if (!unasked.some(part => text.includes(part))) asked.push(text);
      return reading.rows(text, values, limit);
    };
    return Object.create(reading, { rows: { value: rows } });
  });
  const statements = () => {
    const texts = asked;
    asked = [];
    return texts;
  };
  return { store, statements };
}
