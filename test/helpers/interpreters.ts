import { spawnSync } from 'node:child_process';

/** Whether an interpreter is there to be tried; where everything must be tried, its absence is a failure. */
export function interpreterIsHere(command: string): boolean {
  if (spawnSync(command, ['--version']).status === 0) return true;
  if (process.env.CI === 'true') throw new Error(`there is no ${command}, and under CI nothing may be skipped`);
  console.warn(`SKIPPED: there is no ${command} to try examples and clients with.`);
  return false;
}
