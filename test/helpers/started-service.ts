import type { CallParts } from '../../src/http/call-service.js';
import { databaseInTurn, onceForAll } from './databases.js';
import type { Scope } from './scope.js';
import { serviceOver, type TestService } from './service.js';
import { testSpeed } from './speed.js';
import { freshStore, type TestEngine } from './stores.js';

/** Starts a service over an empty store of this engine; it ends with the test. */
export async function startedService(
  t: Scope,
  engine: TestEngine,
  environment: Readonly<Record<string, string>> = {},
  parts: Partial<CallParts> = {},
): Promise<TestService> {
  const options = { durability: 'fast', isPlain: (environment.KATASTER_SPEED ?? testSpeed) === 'plain' } as const;
  const store = engine.name === 'SQLite' ? await freshStore(t, engine, options) : (await databaseInTurn(t)).store;
  return serviceOver(t, store, environment, parts);
}

/** A service that tests of a file share, for those that do not mind what others left behind: most tests take less time than its start. */
export function sharedService(engine: TestEngine): () => Promise<TestService> {
  return onceForAll(scope => startedService(scope, engine));
}
