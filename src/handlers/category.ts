import type { EntryData, Id } from '../../generated/types.js';
import { categoryNamed } from '../domain/categories.js';
import { requireEntry, saveEntry } from '../domain/entries/entries.js';
import { listWithChanges } from '../domain/logbook/log-entries.js';
import { moveEntry } from '../domain/objects/entry-moves.js';
import { statusesAsked } from '../domain/statuses.js';
import { say } from '../messages/say.js';
import { after } from '../rpc/awaitable.js';
import { invalidParameter } from '../rpc/invalid-parameters.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { RpcError } from '../rpc/rpc-error.js';
import type { CallContext } from './context.js';
import { isAsked } from './flags.js';
import { idMeantBy, isDigits } from './ids.js';
import { done, presentEntries, presentMove } from './present.js';

/** cmdb.category: the entries of an object. */
export const category: MethodHandlers<CallContext>['category'] = {
  async archive({ object, category, entry }, context) {
    return { result: presentMove(context, 'EntryArchived', await moveEntry(context, 'archive', { object, category, entry })) };
  },

  async create({ objID: object, category, data }, context) {
    const { entry, created } = await saveEntry(context, { object, category }, data);
    const message = say(context.language, created ? 'EntryCreatedDeprecated' : 'EntrySavedDeprecated', {});
    return { result: { id: String(entry), message, success: true } };
  },

  async delete({ objID: object, category, cateID, entry }, context) {
    if (entry !== undefined)
      return {
        result: presentMove(context, 'EntryMarkedDeleted', await moveEntry(context, 'markDeleted', { object, category, entry })),
      };
    const move = await moveEntry(context, 'delete', { object, category, entry: cateID });
    return { result: done(context, 'EntryDeleted', { entry: move.entry }) };
  },

  async purge({ object, category, entry }, context) {
    return { result: presentMove(context, 'EntryPurged', await moveEntry(context, 'purge', { object, category, entry })) };
  },

  async quickpurge({ objID: object, category, cateID: entry }, context) {
    const move = await moveEntry(context, 'quickpurge', { object, category, entry });
    return { result: done(context, 'EntryQuickpurged', { entry: move.entry }) };
  },

  read({ objID: object, category, status, limit, offset, content }, context) {
    const page = { object, category, statuses: statusesAsked(status), limit, offset, content: isAsked(content) };
    return after(listWithChanges(context, page), listed => presentEntries(listed, context));
  },

  async recycle({ object, category, entry }, context) {
    return { result: presentMove(context, 'EntryRecycled', await moveEntry(context, 'recycle', { object, category, entry })) };
  },

  save({ object, category, data, entry }, context) {
    const { entry: named, data: values } = entryNamedIn(context, category, data, entry);
    return after(saveEntry(context, { object, category, entry: named }, values), saved => ({
      result: { ...done(context, 'EntrySaved', {}), entry: saved.entry },
    }));
  },

  async update({ objID: object, category, data }, context) {
    const { entry, data: values } = entryNamedIn(context, category, data);
    requireEntry(context, { object, category, entry });
    await saveEntry(context, { object, category, entry }, values);
    return { result: done(context, 'EntrySavedDeprecated', {}) };
  },
};

/** The entry a caller names beside `data` or inside it, as `category_id` or `id`; `data` without that name. */
function entryNamedIn(
  context: CallContext,
  category: string,
  data: EntryData,
  entry?: Id,
): { entry: Id | undefined; data: EntryData } {
  const attributes = categoryNamed(context, category).attributesByKey;
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
  throw invalidParameter(`data.${name}`, `expected the id of an entry, an integer from 1 to ${largestId}`);
}

function disagreeing(names: readonly string[]): RpcError {
  const reason = `entry and ${names.map(name => `data.${name}`).join(', ')} name different entries`;
  return invalidParameter('entry', reason, reason);
}
