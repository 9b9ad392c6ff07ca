import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { interpreterIsHere } from './interpreters.js';

/** Whether Python is there to be tried. */
export function pythonIsHere(): boolean {
  return interpreterIsHere('python3');
}

/** The folder of the clients that the build made. */
export const builtClients = join('dist', 'docs', 'clients');

/** Exit code and output of a script. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

/** Runs a script that may import the modules of a folder; every warning is an error. */
export function python(folder: string, script: string, environment: Readonly<Record<string, string>> = {}): Promise<Ran> {
  const env = { PATH: process.env.PATH, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1', ...environment };
  return new Promise(resolve => {
    const child = execFile('python3', ['-W', 'error', '-c', script], { env }, (_, out, errors) =>
      resolve({ code: child.exitCode ?? 1, out, errors }),
    );
  });
}
