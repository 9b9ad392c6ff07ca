import { lstatSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { withShortPath } from '../http/server/socket-path.js';
import { say } from './language/spoken.js';
import { StartError } from './start-error.js';

/** Nobody listens at a socket at this moment: nothing was sent. */
export class NotServed extends Error {}

/** Error codes of a socket without listener, and of one whose backlog is full. */
const unheard: ReadonlySet<unknown> = new Set(['ENOENT', 'ECONNREFUSED', 'EAGAIN']);

/**
 * Sends the body of a call to the service that listens at a socket.
 * @throws NotServed
 * @throws StartError where the socket is not to be used by this user
 */
export async function sendOver(path: string, body: string, signal?: AbortSignal | null): Promise<Response> {
  rejectForeignSocket(path);
  try {
    return await withShortPath(path, '', short => exchange(short, body, signal ?? undefined));
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall === 'connect' && unheard.has(code)) throw new NotServed();
    if (syscall === 'connect' && code === 'EACCES') throw new StartError(say('ThisUserMayNotCallServiceAt', { path }));
    throw error;
  }
}

function exchange(socketPath: string, body: string, signal: AbortSignal | undefined): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  const options = { socketPath, path: '/jsonrpc', method: 'POST', headers, agent: false, ...(signal && { signal }) };
  return new Promise((resolve, reject) => {
    const sent = request(options, response => {
      buffer(response).then(given => resolve(new Response(given, { status: response.statusCode ?? 0 })), reject);
    });
    sent.on('error', reject).end(body);
  });
}

/** In a folder where others may write, another user could listen there for what is meant for the service. */
function rejectForeignSocket(path: string): void {
  const socket = lstatSync(path, { throwIfNoEntry: false });
  if (!socket) throw new NotServed();
  const database = statSync(path.slice(0, -'.socket'.length), { throwIfNoEntry: false });
  if (database && socket.uid !== database.uid) throw new StartError(say('BelongsToAnotherUserThanDatabase', { path }));
}
