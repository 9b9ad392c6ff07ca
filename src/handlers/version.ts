import { callerAsPerson } from '../domain/caller.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';

/** What an installation is called: it holds one tenant. */
export const tenant = 'kataster';

/** idoit.version: what answers, and who asks. */
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
