import type { Id, LivestatusInfo } from '../../generated/types.js';
import {
  createLivestatus,
  deleteLivestatus,
  type LivestatusChoice,
  readLivestatus,
  updateLivestatus,
} from '../domain/livestatus/livestatus.js';
import type { LivestatusRecord } from '../domain/storage/livestatus.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { done } from './present.js';

/** monitoring.livestatus: addresses of monitoring servers. */
export const livestatus: MethodHandlers<CallContext>['livestatus'] = {
  async create({ title, address = null, port = null, path = null, connection, active }, context) {
    const id = await createLivestatus(context, { title, address, port, path, connection, active: active ? 1 : 0 });
    return { result: { ...done(context, 'LivestatusCreated', { title }), id } };
  },

  async read(asked, context) {
    return { result: (await readLivestatus(context, choiceMeant(asked))).map(presentLivestatus) };
  },

  async update({ id, active, ...named }, context) {
    await updateLivestatus(context, Number(id), { ...named, ...(active !== undefined && { active: active ? 1 : 0 }) });
    return { result: done(context, 'LivestatusUpdated', { id }) };
  },

  async delete(asked, context) {
    const count = await deleteLivestatus(context, choiceMeant(asked));
    return { result: done(context, 'LivestatusDeleted', { count }) };
  },
};

function choiceMeant({ id, ids, title }: { id?: Id; ids?: readonly Id[]; title?: string }): LivestatusChoice {
  return { id: id === undefined ? undefined : Number(id), ids: ids?.map(Number), title };
}

function presentLivestatus({ active, ...record }: LivestatusRecord): LivestatusInfo {
  return { ...record, active: active === 1 };
}
