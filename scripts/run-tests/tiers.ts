import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** How the test files of a tier are run. */
export interface Tier {
  /** Its folder below `dist/test`; facts stand beside the folders of the others. */
  readonly folder: string;
  /** Groups of files that run at the same time. */
  readonly concurrency: number;
  /** Files of a group, which run in one thread, one after another. */
  readonly groupSize: number;
  /** Files that take longest: each is a group, and these begin first, so that none is left at the end. */
  readonly dear: readonly string[];
  /** Limits of time of stores and services: those that the product has, or those that no machine is too slow for. */
  readonly limits: 'usual' | 'patient';
  /** Whether a file that failed is run once more, alone. */
  readonly retries: boolean;
  /** Whether what passing tests log is shown: figures. */
  readonly logs: boolean;
  /** For how long nothing may be said before a run is ended as hung; as in `ava.config.js` where absent. */
  readonly timeout?: string;
  /** Steps of each random history, with a new seed at each run. Elsewhere tests have their own numbers, and the seed stays the same. */
  readonly steps?: number;
}

const tried = { concurrency: 2, limits: 'patient', retries: true, logs: false } as const;
const measured = { concurrency: 1, groupSize: 1, dear: [], retries: false, logs: true } as const;

export const tiers: Readonly<Record<string, Tier>> = {
  facts: { ...tried, folder: '', groupSize: 14, dear: ['rights', 'disclosure', 'replays-sqlite', 'undo-rights'] },
  foreign: {
    ...tried,
    concurrency: 3,
    folder: 'foreign',
    groupSize: 3,
    dear: ['clients-hostile', 'guides', 'console-rights', 'console'],
  },
  stress: { ...measured, folder: 'stress', limits: 'usual' },
  soak: { ...measured, folder: 'soak', limits: 'patient', timeout: '1d', steps: 20_000 },
};

/** Where compiled tests are. */
export const testRoot = join('dist', 'test');

/** A compiled test file. */
export interface TestFile {
  readonly path: string;
  /** Its place within its tier, with which the titles of its tests begin. */
  readonly name: string;
}

/** The files of a tier, in the order of their names; what was compiled of a test that is gone is none. */
export function filesOf(tier: Tier): TestFile[] {
  const others = ['groups', ...Object.values(tiers).map(({ folder }) => folder)].filter(
    folder => ![tier.folder, ''].includes(folder),
  );
  return readdirSync(join(testRoot, tier.folder), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.test.js') && existsSync(join('test', tier.folder, path.replace(/js$/, 'ts'))))
    .filter(path => !others.some(folder => join(tier.folder, path).startsWith(`${folder}/`)))
    .sort()
    .map(path => ({ path: join(testRoot, tier.folder, path), name: path.slice(0, -'.test.js'.length).replaceAll('/', ' › ') }));
}
