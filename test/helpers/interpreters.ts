import { spawnSync } from 'node:child_process';

/** Whether an interpreter is there to be tried; where everything must be tried, its absence is a failure. */
export function interpreterIsHere(command: string): boolean {
  return isHere(command, spawnSync(command, [command === 'go' ? 'version' : '--version']).status === 0);
}

/** The same for something else that tests need. */
export function isHere(what: string, isFound: boolean): boolean {
  if (isFound) return true;
  if (process.env.CI === 'true') throw new Error(`there is no ${what}, and under CI nothing may be skipped`);
  console.warn(`SKIPPED: there is no ${what} to try examples and clients with.`);
  return false;
}
