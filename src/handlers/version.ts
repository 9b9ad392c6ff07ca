import { callerAsPerson } from '../domain/caller.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';

/** Name of the only tenant of an installation. */
export const tenant = 'kataster';

/** idoit.version: the version, and the caller. */
export const version: MethodHandlers<CallContext>['version'] = {
  async read(_, context) {
    const { language, dialect, discovery } = context;
    const { id, name, mail, login } = await callerAsPerson(context);
    return {
      result: {
        login: { userid: String(id), name, mail, username: login, tenant, mandator: tenant, language },
        version: dialect.announcedVersion ?? discovery.version,
        step: '',
        type: 'OPEN',
      },
    };
  },
};
