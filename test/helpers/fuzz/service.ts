import { objectMade } from '../../factories/calls.js';
import { newDatabase, onceForAll } from '../databases.js';
import { type RunningService, serve } from '../process.js';
import type { Scope } from '../scope.js';

const services: Readonly<Record<string, () => Promise<RunningService>>> = {
  SQLite: onceForAll(scope => service(scope, 'SQLite')),
  PostgreSQL: onceForAll(scope => service(scope, 'PostgreSQL')),
};

/** A service over an engine with some objects, the same for all tests of a file. */
export function fuzzedService(engine: string): Promise<RunningService> {
  return services[engine]?.() ?? Promise.reject(new Error(`There is no engine ${engine}`));
}

async function service(t: Scope, engine: string): Promise<RunningService> {
  const environment = { KATASTER_DURABILITY: 'fast', KATASTER_QUICKPURGE: 'on', NODE_OPTIONS: '--max-old-space-size=256' };
  const started = await serve(t, { ...environment, KATASTER_DATABASE: await newDatabase(t, engine, 'tables') });
  for (const type of ['SERVER', 'PERSON', 'FILE', 'SERVER', 'LAYER3_NET', 'SERVER', 'SERVER', 'SERVER'])
    await objectMade(started.call, { type: `C__OBJTYPE__${type}`, title: 'web1', categories: { C__CATG__IP: [{}, {}] } });
  return started;
}
