import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** How the test files of a tier are run. */
export interface Tier {
  /** Its folder below `dist/test`; facts stand beside the folders of the others. */
  readonly folder: string;
  /** Files that run at the same time. */
  readonly concurrency: number;
  /** Whether a file that failed is run once more, alone. */
  readonly retries: boolean;
  /** Whether what passing tests log is shown: figures. */
  readonly logs: boolean;
}

export const tiers: Readonly<Record<string, Tier>> = {
  facts: { folder: '', concurrency: 3, retries: true, logs: false },
  foreign: { folder: 'foreign', concurrency: 3, retries: true, logs: false },
  stress: { folder: 'stress', concurrency: 1, retries: false, logs: true },
  soak: { folder: 'soak', concurrency: 1, retries: false, logs: true },
};

const root = join('dist', 'test');

/** A compiled test file. */
export interface TestFile {
  readonly path: string;
  /** Its place within its tier, with which the titles of its tests begin. */
  readonly name: string;
}

/** The files of a tier, in the order of their names. */
export function filesOf(tier: Tier): TestFile[] {
  const others = Object.values(tiers).filter(({ folder }) => folder !== tier.folder && folder !== '');
  return readdirSync(join(root, tier.folder), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.test.js') && !others.some(({ folder }) => join(tier.folder, path).startsWith(`${folder}/`)))
    .sort()
    .map(path => ({ path: join(root, tier.folder, path), name: path.slice(0, -'.test.js'.length).replaceAll('/', ' › ') }));
}
