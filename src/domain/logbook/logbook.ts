import type { Id } from '../../../generated/types.js';
import { ReferenceIds } from '../../attributes/references.js';
import type { DomainContext } from '../context.js';
import { requireObject, seesPurged } from '../history/change-filter.js';
import { numbersAtMost } from '../history/history.js';
import { presentSets } from '../history/shown-sets.js';
import { rejectLongPage } from '../limits/pages.js';
import { lookUp } from '../models/references.js';
import type { ChangeConditions } from '../storage/history.js';
import type { RecordStatus } from '../storage/objects.js';
import { changeOfId } from './log-ids.js';
import { type LogRecord, recordsOf } from './log-records.js';

/** Records of logbooks that a caller asks for. */
export interface LogRequest {
  /** The id of a record: of a message, or of a change. */
  readonly id?: Id | undefined;
  readonly object?: Id | undefined;
  /** Records later than this time, ISO 8601 in UTC. */
  readonly since?: string | undefined;
  /** Statuses of the messages; other changes have the status normal. */
  readonly statuses: readonly RecordStatus[];
  readonly limit: number;
}

/** A record with the title that its object has now. */
export interface ListedRecord extends LogRecord {
  /** `undefined` where the object is gone. */
  readonly titleNow: string | undefined;
}

/**
 * Records of logbooks, the newest first, in at most seven statements. Without an object or a record, the latest change sets alone are
 * looked through.
 * @throws RpcError ObjectNotFound, LimitExceeded
 */
export async function readLogbook(context: DomainContext, request: LogRequest): Promise<readonly ListedRecord[]> {
  const { id, object, since: time, statuses, limit } = request;
  rejectLongPage(context, limit);
  const { history } = context.store.reads;
  const { last, since } = await history.bounds(time, undefined);
  const conditions: ChangeConditions = {
    object,
    ...conditionsOfId(id),
    logged: { changes: statuses.includes('normal'), messages: statuses },
  };
  const begin = time === undefined ? 0 : since;
  const isWhole = object !== undefined || id !== undefined;
  const purged = seesPurged(context);
  const places = await history.places({
    ...{ conditions, newestFirst: true, after: undefined, limit },
    since: isWhole ? begin : Math.max(begin, last - numbersAtMost),
    until: last,
  });
  if (places.length === 0) await requireObject(context, object, purged);
  const records = recordsOf(context, await presentSets(context, places, { kept: false, purged }));
  const wanted = new ReferenceIds();
  for (const record of records) wanted.objects.add(record.object.id);
  const found = await lookUp(context.store.reads, wanted);
  return records.map(record => ({ ...record, titleNow: found.object(record.object.id)?.title }));
}

function conditionsOfId(id: Id | undefined): Pick<ChangeConditions, 'entry' | 'place' | 'action'> {
  const place = typeof id === 'number' ? changeOfId(id) : undefined;
  return place || id === undefined ? { place } : { entry: id, action: 'created' };
}
