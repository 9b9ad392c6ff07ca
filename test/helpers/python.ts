import { execFile, spawnSync } from 'node:child_process';

const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Whether Python is there to be tried; where everything must be tried, its absence is a failure. */
export function pythonIsHere(): boolean {
  if (hasPython) return true;
  if (process.env.CI === 'true') throw new Error('there is no python3, and under CI nothing may be skipped');
  console.warn('SKIPPED: there is no python3 to try the Python client with.');
  return false;
}

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
    const child = execFile('python3', ['-W', 'error', '-c', script], { env, timeout: 60_000 }, (_, out, errors) =>
      resolve({ code: child.exitCode ?? 1, out, errors }),
    );
  });
}
