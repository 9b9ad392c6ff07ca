import type { EntryData, Id } from '../../generated/types.js';
import { categoryNamed } from '../domain/categories.js';
import { requireEntry, saveEntry } from '../domain/entries/entries.js';
import { listWithChanges } from '../domain/logbook/log-entries.js';
import { changeEntryStatus } from '../domain/objects/entry-status.js';
import { statusesAsked } from '../domain/statuses.js';
import { inLanguage, text } from '../messages/text.js';
import { invalidParameter } from '../rpc/invalid-parameters.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { RpcError } from '../rpc/rpc-error.js';
import type { CallContext } from './context.js';
import { isAsked } from './flags.js';
import { idMeantBy, isDigits } from './ids.js';
import { jsonOfEntries, presentDone, presentStatusChange } from './present.js';
import { leavingValuesAsRead } from './values-as-read.js';

/** cmdb.category: the entries of an object. */
export const category: MethodHandlers<CallContext>['category'] = {
  async archive({ object, category, entry }, context) {
    return {
      result: presentStatusChange(context, 'Archived', await changeEntryStatus(context, 'archive', { object, category, entry })),
    };
  },

  async create({ objID: object, category, data }, context) {
    const { entry, created } = await saveEntry(context, { object, category }, data);
    const message = inLanguage(text(created ? 'EntryCreatedDeprecated' : 'EntrySavedDeprecated'), context.language);
    return { result: { id: String(entry), message, success: true } };
  },

  async delete({ objID: object, category, cateID, entry }, context) {
    if (entry !== undefined)
      return {
        result: presentStatusChange(
          context,
          'Deleted',
          await changeEntryStatus(context, 'markDeleted', { object, category, entry }),
        ),
      };
    const move = await changeEntryStatus(context, 'delete', { object, category, entry: cateID });
    return { result: presentDone(context, text('EntryDeleted', { entry: move.entry })) };
  },

  async purge({ object, category, entry }, context) {
    return {
      result: presentStatusChange(context, 'Purged', await changeEntryStatus(context, 'purge', { object, category, entry })),
    };
  },

  async quickpurge({ objID: object, category, cateID: entry }, context) {
    const move = await changeEntryStatus(context, 'quickpurge', { object, category, entry });
    return { result: presentDone(context, text('EntryQuickpurged', { entry: move.entry })) };
  },

  async read({ objID: object, category, status, limit, offset, content }, context) {
    const page = { object, category, statuses: statusesAsked(status), limit, offset, content: isAsked(content) };
    return { json: jsonOfEntries(await listWithChanges(context, page), context) };
  },

  async recycle({ object, category, entry }, context) {
    return {
      result: presentStatusChange(context, 'Recycled', await changeEntryStatus(context, 'recycle', { object, category, entry })),
    };
  },

  async save({ object, category, data, entry }, context) {
    const { entry: named, data: values } = entryNamedIn(context, category, data, entry);
    const address = { object, category, entry: named };
    const saved = await saveEntry(context, address, values, leavingValuesAsRead(context, address));
    return { result: { ...presentDone(context, text('EntrySaved')), entry: saved.entry } };
  },

  async update({ objID: object, category, data }, context) {
    const { entry, data: values } = entryNamedIn(context, category, data);
    const address = { object, category, entry };
    requireEntry(context, address);
    await saveEntry(context, address, values, leavingValuesAsRead(context, address));
    return { result: presentDone(context, text('EntrySavedDeprecated')) };
  },
};

/** The entry a caller names beside `data` or inside it, as `category_id` or `id`; `data` without that name. */
function entryNamedIn(
  context: CallContext,
  category: string,
  data: EntryData,
  entry?: Id,
): { entry: Id | undefined; data: EntryData } {
  const attributes = categoryNamed(context, category).attributesByName;
  const names = ['category_id', 'id'].filter(name => Object.hasOwn(data, name) && !attributes.has(name));
  if (names.length === 0) return { entry, data };
  const named = names.map(name => entryId(context, name, data[name]));
  const [first = entry, ...others] = entry === undefined ? named : [entry, ...named];
  if (others.some(other => other !== first)) throw disagreeing(names);
  return { entry: first, data: Object.fromEntries(Object.entries(data).filter(([key]) => !names.includes(key))) };
}

function entryId({ dialect: { largestId } }: CallContext, name: string, given: unknown): Id {
  const id = idMeantBy(given, largestId);
  if (isDigits(id) || (typeof id === 'number' && Number.isSafeInteger(id) && id > 0)) return id;
  throw invalidParameter(`data.${name}`, text('ExpectedIdOfEntryInteger', { largestId }));
}

function disagreeing(names: readonly string[]): RpcError {
  const reason = text('EntryAndNameDifferentEntries', { names: names.map(name => `data.${name}`).join(', ') });
  return invalidParameter('entry', reason, reason);
}
