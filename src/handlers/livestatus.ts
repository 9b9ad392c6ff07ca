import { methods } from '../../generated/methods.js';
import type { Id, LivestatusInfo } from '../../generated/types.js';
import {
  createLivestatus,
  deleteLivestatus,
  type LivestatusChoice,
  readLivestatus,
  updateLivestatus,
} from '../domain/livestatus/livestatus.js';
import type { LivestatusRecord } from '../domain/storage/livestatus.js';
import { text } from '../messages/text.js';
import { withSuggestion } from '../rpc/did-you-mean.js';
import { rejectParameter } from '../rpc/invalid-parameters.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { presentDone } from './present.js';

/** monitoring.livestatus: addresses of monitoring servers. */
export const livestatus: MethodHandlers<CallContext>['livestatus'] = {
  async create({ data, ...named }, context) {
    const { title = '', address = null, port = null, path = null, connection = 'tcp', active = 1 } = { ...named, ...data };
    const id = await createLivestatus(context, { title, address, port, path, connection, active: active ? 1 : 0 });
    return { result: { ...presentDone(context, text('LivestatusCreated', { title })), id } };
  },

  async read(asked, context) {
    return { result: (await readLivestatus(context, choiceMeant(asked))).map(presentLivestatus) };
  },

  async update({ id, data, ...named }, context) {
    const { active, ...others } = { ...named, ...data };
    await updateLivestatus(context, Number(id), { ...others, ...(active !== undefined && { active: active ? 1 : 0 }) });
    return { result: presentDone(context, text('LivestatusUpdated', { id })) };
  },

  async delete(asked, context) {
    rejectNothingMeant(asked, context);
    const count = await deleteLivestatus(context, choiceMeant(asked));
    return { result: presentDone(context, text('LivestatusDeleted', { count })) };
  },
};

const choices = ['id', 'ids', 'title'];
const { options } = methods['monitoring.livestatus.delete'];

/**
 * Rejects a call that names something and chooses nothing: in a dialect that ignores unknown parameters and `null`, a misspelt name or an
 * unset variable would delete every address.
 * @throws RpcError InvalidParameters
 */
function rejectNothingMeant(asked: object, { sent }: CallContext): void {
  if (choices.some(name => Object.hasOwn(asked, name))) return;
  const [stray] = Object.keys(sent).filter(name => !options.some(option => option === name));
  if (stray === undefined) return;
  const fault = text('ChoosesNoAddressExpectedId');
  rejectParameter(
    stray,
    withSuggestion(
      fault,
      stray,
      choices.filter(name => name !== stray),
    ),
  );
}

function choiceMeant({ id, ids, title }: { id?: Id; ids?: readonly Id[]; title?: string }): LivestatusChoice {
  return { id: id === undefined ? undefined : Number(id), ids: ids?.map(Number), title };
}

function presentLivestatus({ active, ...record }: LivestatusRecord): LivestatusInfo {
  return { ...record, active: active === 1 };
}
