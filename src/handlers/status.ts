import { removeStatus, saveStatus, statusesAdded } from '../domain/dialogs/cmdb-statuses.js';
import { text } from '../messages/text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { presentDone } from './present.js';

/** cmdb.status: CMDB statuses, those of the catalogue and those that were added. */
export const status: MethodHandlers<CallContext>['status'] = {
  async delete({ id }, context) {
    await removeStatus(context, id);
    return { result: presentDone(context, text('StatusPurged')) };
  },

  async read(_, context) {
    const { registry, language } = context;
    const shipped = registry.cmdbStatuses.map(({ id, title, const: constant, color }) => ({
      id,
      title: title[language],
      constant,
      color,
      editable: false,
    }));
    const added = (await statusesAdded(context)).map(({ id, title, constant, color }) => ({
      id,
      title,
      constant: constant ?? '',
      color: color ?? '',
      editable: true,
    }));
    return { result: [...shipped, ...added] };
  },

  async save({ id, title, constant, color }, context) {
    const saved = await saveStatus(context, { title, constant, color }, id);
    return { result: { ...presentDone(context, text(id === undefined ? 'StatusCreated' : 'StatusSaved')), id: saved } };
  },
};
