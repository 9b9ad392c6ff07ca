import type { Caller } from './caller.js';

/**
 * The caller of a request that needs no key, with all rights, as its sender can open the database. Only the socket beside the database and a
 * command on the database itself make requests with it; nothing that is sent makes a request one of those.
 */
export const administrator: Caller = { key: 'command', keyId: 'command', name: 'kataster', rights: undefined, user: undefined };
