import type { PasskeyInfo } from '../../generated/types.js';
import { utcOrZoned } from '../attributes/time-zones.js';
import { addPasskey, deletePasskey, passkeyOptions, renamePasskey } from '../domain/passkeys/passkeys.js';
import type { PasskeyRecord } from '../domain/storage/passkeys.js';
import { text } from '../messages/text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { presentDone } from './present.js';
import { provedUser } from './proved-user.js';
import { noUser } from './user.js';

/** kataster.passkey: the passkeys of the user who calls. */
export const passkey: MethodHandlers<CallContext>['passkey'] = {
  async confirm({ title, client_data: clientData, attestation, transports = [] }, context) {
    if (!context.user) throw noUser;
    const id = await addPasskey(context, context.user, { title, clientData, attestation, transports });
    return { result: { ...presentDone(context, text('PasskeyAdded')), id } };
  },

  async create({ password, code }, context) {
    const user = await provedUser(context, password, code);
    return { result: await passkeyOptions(context, user) };
  },

  async delete({ id }, context) {
    if (!context.user) throw noUser;
    await deletePasskey(context, context.user, id);
    return { result: presentDone(context, text('PasskeyDeleted')) };
  },

  async read(_, context) {
    if (!context.user) throw noUser;
    const passkeys = await context.store.users.passkeys.list(context.user.id);
    return { result: passkeys.map(each => presentPasskey(each, context)) };
  },

  async update({ id, title }, context) {
    if (!context.user) throw noUser;
    await renamePasskey(context, context.user, id, title);
    return { result: presentDone(context, text('PasskeyRenamed')) };
  },
};

function presentPasskey({ id, title, created, lastUsed }: PasskeyRecord, { timeZone }: CallContext): PasskeyInfo {
  return {
    id,
    title,
    created: utcOrZoned(created, timeZone),
    last_used: lastUsed === null ? null : utcOrZoned(lastUsed, timeZone),
  };
}
