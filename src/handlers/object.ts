import type { Done, Id, ObjectMoved } from '../../generated/types.js';
import { findAddedStatuses } from '../domain/dialogs/cmdb-statuses.js';
import type { ObjectOperation } from '../domain/lifecycle.js';
import { createObject } from '../domain/objects/creation.js';
import { moveObject, objectWithId, retitleObject } from '../domain/objects/objects.js';
import { quickpurgeObjects } from '../domain/objects/quickpurge.js';
import { revisionsOfObjects } from '../domain/revisions/revisions.js';
import { statusNamed } from '../domain/statuses.js';
import type { ObjectRecord } from '../domain/storage/objects.js';
import { inLanguage, text } from '../messages/text.js';
import { jsonOf } from '../rpc/json-text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { mergeObject } from './object-merge.js';
import { presentDone, presentObject } from './present.js';

/** Operation and step of a deletion, by the status that the caller names. */
const deletions = {
  archived: { operation: 'sendToArchived', step: 'Archived' },
  deleted: { operation: 'sendToDeleted', step: 'Deleted' },
  purged: { operation: 'sendToPurged', step: 'Purged' },
  unnamed: { operation: 'markDeleted', step: 'Deleted' },
} as const satisfies Record<string, { operation: ObjectOperation; step: string }>;

/** cmdb.object: objects and their life. */
export const object: MethodHandlers<CallContext>['object'] = {
  async archive({ object }, context) {
    await moveObject(context, 'archive', object);
    return { result: doneTo(context, object, 'Archived') };
  },

  async create({ type, status, template, defaultTemplate, categories = {}, ...global }, context) {
    const initial = statusNamed(status ?? 'C__RECORD_STATUS__NORMAL');
    const created = await createObject(context, {
      type,
      status: initial === undefined || initial === 'purged' ? 'normal' : initial,
      global,
      template,
      defaultTemplate: Boolean(defaultTemplate),
      categories,
    });
    const result = {
      id: String(created.id),
      message: inLanguage(text('ObjectCreated'), context.language),
      success: true as const,
    };
    const entries = Object.entries(created.entries).map(([category, ids]) => [category, ids.map(String)]);
    return { result: entries.length > 0 ? { ...result, categories: Object.fromEntries(entries) } : result };
  },

  async delete({ id, status }, context) {
    const target = status === undefined ? 'unnamed' : (statusNamed(status) as keyof typeof deletions);
    const { operation, step } = deletions[target];
    const relocated = await moveObject(context, operation, id);
    return { result: withRelocated(context, doneTo(context, id, step), relocated) };
  },

  async markAsMassChangeTemplate({ object }, context) {
    await moveObject(context, 'markAsMassChangeTemplate', object);
    return { result: presentDone(context, text('ObjectMarkedAsMassChangeTemplate', { object })) };
  },

  async markAsTemplate({ object }, context) {
    await moveObject(context, 'markAsTemplate', object);
    return { result: presentDone(context, text('ObjectMarkedAsTemplate', { object })) };
  },

  async merge({ object: merged, into }, context) {
    return { result: await mergeObject(context, { object: merged, into }) };
  },

  async purge({ object }, context) {
    const relocated = await moveObject(context, 'purge', object);
    return { result: withRelocated(context, doneTo(context, object, 'Purged'), relocated) };
  },

  async quickpurge({ id, ids }, context) {
    const objects = new Set(id === undefined ? ids : [id]);
    const relocated = await quickpurgeObjects(context, objects);
    const done =
      id === undefined
        ? presentDone(context, text('ObjectsPurged', { objects: [...objects].join(', ') }))
        : doneTo(context, id, 'Purged');
    return { result: withRelocated(context, done, relocated) };
  },

  async read({ id }, context) {
    const object = await objectWithId(context, id);
    const added = await findAddedStatuses(context, [object]);
    const revisions = await revisionsOfObjects(context, [object.id]);
    return { result: presentObject(object, context, added, revisions), write: jsonOf };
  },

  async recycle({ object }, context) {
    await moveObject(context, 'recycle', object);
    return { result: doneTo(context, object, 'Recycled') };
  },

  async update({ id, title }, context) {
    await retitleObject(context, id, title);
    return { result: presentDone(context, text('ObjectRetitled')) };
  },
};

/** Success, and what stood in purged objects; existing clients are told of the success alone. */
function withRelocated({ dialect }: CallContext, done: Done, relocated: readonly ObjectRecord[]): ObjectMoved {
  if (relocated.length === 0 || dialect.formerForms) return done;
  return { ...done, relocated: relocated.map(({ id, title, type }) => ({ id, title, type })) };
}

/** Success of a step of an object. */
function doneTo(context: CallContext, object: Id, step: 'Archived' | 'Deleted' | 'Recycled' | 'Purged'): Done {
  return presentDone(context, text('ObjectMoved', { object, done: text(step) }));
}
