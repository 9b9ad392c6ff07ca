import type { ExecutionContext } from 'ava';
import { entryMade, objectMade } from '../../factories/calls.js';
import { callerOf, resultOf } from '../rpc.js';
import { startedService } from '../started-service.js';
import type { TestEngine } from '../stores.js';

type Shown = Readonly<Record<string, unknown>>;

/** Attributes that were read with a value, as `category.attribute`. */
export const shown = new Set<string>();

/** A service, and short ways to fill and read it. */
export async function started(t: ExecutionContext, engine: TestEngine) {
  const service = await startedService(t, engine);
  service.clock.set('2026-01-15 09:00:00');
  const call = callerOf(service, 'contract');
  const made = async (type: string, title: string) => await objectMade(call, { type: `C__OBJTYPE__${type}`, title });
  const save = async (object: number, category: string, data: object) => await entryMade(call, { object, category, data });
  const read = async (objID: number, category: string, more: object = {}) => {
    const entries = await resultOf<readonly Shown[]>(call('cmdb.category.read', { objID, category, ...more }));
    for (const entry of entries) for (const [key, value] of Object.entries(entry)) if (value) shown.add(`${category}.${key}`);
    return entries;
  };
  const archive = (object: number) => resultOf(call('cmdb.object.archive', { object }));
  const recycle = (object: number) => resultOf(call('cmdb.object.recycle', { object }));
  return { made, save, read, archive, recycle, store: service.store };
}

export type Started = Awaited<ReturnType<typeof started>>;

/** Computations: a sentence each, and calls that show it. */
export type Computations = Readonly<Record<string, (t: ExecutionContext, started: Started) => Promise<void>>>;
