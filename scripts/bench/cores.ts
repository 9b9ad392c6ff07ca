import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** The tool of Linux that binds processes to cores; without it, or with one core alone, the kernel moves them. */
const tool = ['/usr/bin/taskset', '/bin/taskset'].find(path => existsSync(path));
const binds = availableParallelism() > 1 && tool !== undefined;

/** The command of a server, on the first core alone: with all of its threads it has no more than the bare one. */
export function serverCommand(args: readonly string[]): readonly [command: string, args: readonly string[]] {
  return binds ? [tool, ['-c', '0', process.execPath, ...args]] : [process.execPath, args];
}

/** Binds this process, which sends the load, to the second core: what it takes is not taken from a server. */
export function bindLoad(): void {
  if (binds) execFileSync(tool, ['-a', '-c', '-p', '1', String(process.pid)], { stdio: 'ignore' });
}
