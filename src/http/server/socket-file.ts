import { chmodSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { bindServer } from './binding.js';
import { withShortPath } from './socket-path.js';

/** A Unix-domain socket at which a server listens. */
export interface SocketFile {
  readonly path: string;
  /** Removes it, unless another process replaced it. */
  remove(): void;
}

const name = 'socket';

/**
 * Binds a server to a socket to which its owner alone may connect. It is made in a folder that nobody else enters and moved once it has
 * its permissions, as a mode cannot be given to `bind`. The move replaces the socket of a process that was killed: to be called
 * by the one process that may serve there.
 */
export async function bindSocketFile(server: Server, path: string): Promise<SocketFile> {
  rejectOtherFile(path);
  const folder = `${path}.new`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  try {
    await withShortPath(folder, name, short => bindServer(server, { path: short }));
    const made = join(folder, name);
    chmodSync(made, 0o600);
    const inode = inodeOf(made);
    renameSync(made, path);
    return { path, remove: () => inodeOf(path) === inode && rmSync(path, { force: true }) };
  } catch (error) {
    server.close();
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file that is no socket is never replaced. */
function rejectOtherFile(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found && !found.isSocket()) throw Object.assign(new Error(`${path} is no socket`), { code: 'EEXIST' });
}

function inodeOf(path: string): bigint | undefined {
  return lstatSync(path, { bigint: true, throwIfNoEntry: false })?.ino;
}
