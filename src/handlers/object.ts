import { addedStatusesOf } from '../domain/dialogs/cmdb-statuses.js';
import type { ObjectOperation } from '../domain/lifecycle.js';
import { createObject } from '../domain/objects/creation.js';
import { moveObject, objectWithId, retitleObject } from '../domain/objects/objects.js';
import { quickpurgeObjects } from '../domain/objects/quickpurge.js';
import { revisionsOfObjects } from '../domain/revisions/revisions.js';
import { statusNamed } from '../domain/statuses.js';
import { type MessageName, say } from '../messages/say.js';
import { after } from '../rpc/awaitable.js';
import { jsonOf } from '../rpc/json-text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { done, presentObject } from './present.js';

/** Operation and message of a deletion, by the status that the caller names. */
const deletions = {
  archived: { operation: 'sendToArchived', message: 'ObjectArchived' },
  deleted: { operation: 'sendToDeleted', message: 'ObjectDeleted' },
  purged: { operation: 'sendToPurged', message: 'ObjectPurged' },
  unnamed: { operation: 'markDeleted', message: 'ObjectDeleted' },
} as const satisfies Record<string, { operation: ObjectOperation; message: MessageName }>;

/** cmdb.object: objects and their life. */
export const object: MethodHandlers<CallContext>['object'] = {
  async archive({ object }, context) {
    await moveObject(context, 'archive', object);
    return { result: done(context, 'ObjectArchived', { object }) };
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
    const result = { id: String(created.id), message: say(context.language, 'ObjectCreated', {}), success: true as const };
    const entries = Object.entries(created.entries).map(([category, ids]) => [category, ids.map(String)]);
    return { result: entries.length > 0 ? { ...result, categories: Object.fromEntries(entries) } : result };
  },

  async delete({ id, status }, context) {
    const target = status === undefined ? 'unnamed' : (statusNamed(status) as keyof typeof deletions);
    const { operation, message } = deletions[target];
    await moveObject(context, operation, id);
    return { result: done(context, message, { object: id }) };
  },

  async markAsMassChangeTemplate({ object }, context) {
    await moveObject(context, 'markAsMassChangeTemplate', object);
    return { result: done(context, 'ObjectMarkedAsMassChangeTemplate', { object }) };
  },

  async markAsTemplate({ object }, context) {
    await moveObject(context, 'markAsTemplate', object);
    return { result: done(context, 'ObjectMarkedAsTemplate', { object }) };
  },

  async purge({ object }, context) {
    await moveObject(context, 'purge', object);
    return { result: done(context, 'ObjectPurged', { object }) };
  },

  async quickpurge({ id, ids }, context) {
    if (id !== undefined) {
      await quickpurgeObjects(context, new Set([id]));
      return { result: done(context, 'ObjectPurged', { object: id }) };
    }
    const objects = new Set(ids);
    await quickpurgeObjects(context, objects);
    return { result: done(context, 'ObjectsPurged', { objects: [...objects].join(', ') }) };
  },

  read({ id }, context) {
    return after(objectWithId(context, id), object =>
      after(addedStatusesOf(context, [object]), added =>
        after(revisionsOfObjects(context, [object.id]), revisions => {
          return { result: presentObject(object, context, added, revisions), write: jsonOf };
        }),
      ),
    );
  },

  async recycle({ object }, context) {
    await moveObject(context, 'recycle', object);
    return { result: done(context, 'ObjectRecycled', { object }) };
  },

  async update({ id, title }, context) {
    await retitleObject(context, id, title);
    return { result: done(context, 'ObjectRetitled', {}) };
  },
};
