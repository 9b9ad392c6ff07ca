import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sumOfLetters } from './letters.js';
import { type TestFile, type Tier, testRoot } from './tiers.js';

/** Test files that share a thread, one after another: to start one, and to load the service in it, takes longer than most files. */
export interface Group {
  /** The module that declares their tests, for ava. */
  readonly path: string;
  /** How ava begins the titles of its tests, if there are several groups. */
  readonly name: string;
  readonly files: readonly TestFile[];
}

/** How the services of a group run. */
type Speed = 'plain' | 'fast';

const speeds: readonly Speed[] = ['plain', 'fast'];
const folder = join(testRoot, 'groups');

/** Writes the modules of groups; dear files have one each, and these begin first. */
export function groupsOf(files: readonly TestFile[], { dear, groupSize, limits }: Tier): Group[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const others = files.filter(file => !dear.includes(file.name));
  const parts = [
    ...dear.flatMap(name => files.filter(file => file.name === name).map(file => [file])),
    ...speeds.flatMap(speed =>
      partsOf(
        others.filter(file => speedOf(file) === speed),
        groupSize,
      ),
    ),
  ];
  return parts.map((part, at) => written(part, String(at + 1).padStart(3, '0'), limits));
}

/** Parts of nearly the same size. */
function partsOf<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  const count = Math.ceil(items.length / size);
  const starts = Array.from({ length: count + 1 }, (_, at) => Math.round((at * items.length) / count));
  return starts.slice(1).map((end, at) => items.slice(starts[at], end));
}

function written(files: readonly TestFile[], name: string, limits: Tier['limits']): Group {
  const path = join(folder, `${name}.test.js`);
  const rows = files.map(file => ({ name: file.name, url: pathToFileURL(resolve(file.path)).href }));
  const [speed] = files.map(speedOf);
  const lines = [
    `import { declareFiles } from '../helpers/suite.js';`,
    `process.env.KATASTER_TEST_SPEED = '${speed}';`,
    `process.env.KATASTER_TEST_LIMITS = '${limits}';`,
    `await declareFiles(${JSON.stringify(rows, undefined, 2)});`,
  ];
  writeFileSync(path, `${lines.join('\n')}\n`);
  return { path, name, files };
}

/** Half of the files run plain, told apart by the letters of their names, or all as the environment asks. */
function speedOf({ name }: TestFile): Speed {
  const { KATASTER_SPEED: asked } = process.env;
  if (asked === 'plain' || asked === 'fast') return asked;
  return sumOfLetters(name) % 2 === 0 ? 'plain' : 'fast';
}
