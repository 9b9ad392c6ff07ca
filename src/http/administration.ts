import type { Logger } from 'pino';
import { type AppParts, createApp } from './app.js';
import { administrator } from './authentication/administrator.js';
import { type Listener, type ListenerWatch, listen } from './server/listener.js';
import { bindSocketFile, type SocketFile } from './server/socket-file.js';
import { Traffic } from './server/traffic.js';

/** Connections of commands, separate from those of the network. */
const connectionLimit = 100;

/**
 * Answers the calls of commands at a socket beside the database: the same application, with room of its own, where the caller
 * needs no key. A service whose file system has no sockets works without it, and says so in the log.
 */
export async function openAdministration(
  parts: Omit<AppParts, 'traffic' | 'caller'>,
  path: string,
  watch: ListenerWatch,
  log: Pick<Logger, 'warn'>,
): Promise<Pick<Listener<SocketFile>, 'close'> | undefined> {
  const traffic = new Traffic({ ...parts.config, connectionLimit, keyConnectionLimit: connectionLimit });
  const app = createApp({ ...parts, traffic, caller: administrator });
  try {
    const bind: Parameters<typeof listen<SocketFile>>[1] = server => bindSocketFile(server, path);
    const { place, close } = await listen(app.callback(), bind, traffic.connections, watch);
    return {
      close: () => {
        place.remove();
        return close();
      },
    };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    log.warn({ socket: path, code, reason: message }, 'commands cannot call this service: stop it for them');
    return undefined;
  }
}
