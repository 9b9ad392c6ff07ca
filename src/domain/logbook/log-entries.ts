import { ReferenceIds } from '../../attributes/references.js';
import { localTime } from '../../attributes/times.js';
import { isPermitted } from '../access/permission.js';
import type { FactSource } from '../behaviours/facts.js';
import type { DomainContext } from '../context.js';
import { seesPurged } from '../history/change-filter.js';
import { presentSets } from '../history/shown-sets.js';
import { lookUp } from '../models/references.js';
import { type EntryPage, type ListedEntries, listEntries, rejectCutting } from '../reading/listing.js';
import { presenterOf } from '../reading/presenter.js';
import { logbookCategory } from '../storage/history.js';
import { changeOfId } from './log-ids.js';
import { choiceId, type LogRecord, recordsOf } from './log-records.js';

/**
 * The entries of a category of an object, as `listEntries` has them; a logbook has its messages, and after them what changed on the
 * object: up to six statements more.
 * @throws RpcError ObjectNotFound, CategoryNotFound, CategoryWithoutAttributes, LimitExceeded
 */
export async function listWithChanges(context: DomainContext, page: EntryPage): Promise<ListedEntries> {
  const listed = await listEntries(context, page);
  const hasChanges = listed.model.category.const === logbookCategory && page.statuses.includes('normal');
  return hasChanges ? withChanges(context, page, listed) : listed;
}

async function withChanges(context: DomainContext, page: EntryPage, listed: ListedEntries): Promise<ListedEntries> {
  const changes = await changesAfter(context, page, listed.entries.length);
  if (changes.length === 0) return listed;
  const entries = [...listed.entries, ...changes];
  if (page.limit === undefined) rejectCutting(entries.length, context.settings.pageLimit);
  const wanted = new ReferenceIds();
  const { collectReferences } = presenterOf(listed.model, context.behaviours);
  for (const { values } of entries) collectReferences(values, wanted);
  const numbers = changes.map(({ id }) => [id, changeOfId(id)?.number ?? 0] as const);
  const revisions = listed.revisions && new Map([...listed.revisions, ...numbers]);
  return { ...listed, entries, revisions, found: await lookUp(context.store.reads, wanted) };
}

/** Changes of the object, as far as it is on a page that begins with so many messages. */
async function changesAfter(context: DomainContext, page: EntryPage, messages: number): Promise<readonly FactSource[]> {
  const { limit = context.settings.pageLimit + 1, offset = 0 } = page;
  const owner = await context.store.reads.objects.find(page.object);
  if (!owner || messages >= limit || !isPermitted(context, owner.type, logbookCategory)) return [];
  const isBehind = messages === 0 && offset > 0;
  const before = isBehind ? (await listEntries(context, { ...page, offset: 0, limit: undefined })).entries.length : offset;
  return changesLogged(context, { object: owner.id, limit: limit - messages, offset: offset - Math.min(offset, before) });
}

/** A part of what changed on an object. */
interface ChangePage {
  readonly object: number;
  readonly limit: number;
  readonly offset: number;
}

/** Changes of an object, as entries of its logbook, ascending by id. */
async function changesLogged(context: DomainContext, { object, ...page }: ChangePage): Promise<readonly FactSource[]> {
  const purged = seesPurged(context);
  const places = await context.store.reads.history.places({
    ...{ conditions: { object, logged: { changes: true, messages: [] } }, newestFirst: false, after: undefined, ...page },
    since: 0,
    until: context.options?.asOf ?? Number.MAX_SAFE_INTEGER,
  });
  const sets = await presentSets(context, places, { kept: false, purged });
  return recordsOf(context, sets).map(record => entryOf(context, record));
}

function entryOf(context: DomainContext, record: LogRecord): FactSource {
  const { id, object, time, author, user, category, comment, changes } = record;
  const choice = (dialog: string, constant: string | undefined) => choiceId(context, dialog, constant ?? '');
  return {
    id,
    object: object.id,
    values: {
      ...{ date: localTime(time), object: object.id, user, category, comment, changes },
      event: choice('logbook_event', record.eventConstant),
      source: choice('logbook_source', record.source),
      alert_level: choice('logbook_level', record.level),
      object_type: context.registry.objectType(object.type)?.title[context.language],
      user_name_static: author,
      event_static: record.event,
    },
  };
}
