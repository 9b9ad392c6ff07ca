import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Bytes of the longest path that every system takes for a socket: Linux 107, others 103. */
const maxPathBytes = 103;

/**
 * Uses the path of a socket, or of a folder and a name in it, as the system takes it: a symbolic link in a private folder of temporary
 * files stands for a longer one, as the limit holds for the path given and not for what it leads to.
 */
export async function withShortPath<T>(path: string, name: string, use: (short: string) => Promise<T>): Promise<T> {
  const whole = join(path, name);
  if (Buffer.byteLength(whole) <= maxPathBytes) return use(whole);
  const folder = mkdtempSync(join(tmpdir(), 'kataster-'));
  try {
    const link = join(folder, 'link');
    symlinkSync(path, link);
    return await use(join(link, name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
