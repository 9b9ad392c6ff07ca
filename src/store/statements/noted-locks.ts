import type { MaybePromise } from '../../rpc/maybe-promise.js';
import type { SqlSession } from '../engines/connection.js';
import type { Strength } from '../engines/locks.js';
import { SessionView } from '../engines/session-view.js';
import type { Value } from '../engines/sql-dialect.js';

/** A connection that notes the objects that are locked by it: what a transaction relies on. */
export class NotedLocks extends SessionView {
  readonly objects = new Set<number>();

  override get whole(): SqlSession {
    return this;
  }

  override lockForUpdate<Row>(object: number, text: string, values: readonly Value[]): MaybePromise<Row[]> {
    this.objects.add(object);
    return super.lockForUpdate(object, text, values);
  }

  override lock(objects: readonly number[], strength: Strength): MaybePromise<void> {
    for (const object of objects) this.objects.add(object);
    return super.lock(objects, strength);
  }
}
