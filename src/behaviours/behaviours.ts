import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'node:path';
import type { Behaviour, Behaviours } from '../domain/behaviours/behaviour.js';

/** ES modules are required, which is synchronous: an import that is awaited would make every module that imports this one wait. */
const require = createRequire(import.meta.url);

/** Every behaviour, found by the name of its file, which is the constant of its category. */
export const behaviours: Behaviours = new Map(
  readdirSync(import.meta.dirname)
    .filter(file => /^C__\w+\.[jt]s$/.test(file))
    .map(file => [parse(file).name, behaviourIn(file)]),
);

function behaviourIn(file: string): Behaviour {
  const { behaviour }: { readonly behaviour?: Behaviour } = require(`./${file}`);
  const { name } = parse(file);
  if (behaviour?.category !== name)
    throw new Error(`src/behaviours/${name}.ts: expected \`export const behaviour\`, that of ${name}`);
  return Object.freeze(behaviour);
}
