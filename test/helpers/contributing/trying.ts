import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { type Omission, type Patch, patches as patchesOf } from './patches.js';
import type { Tree } from './trees.js';

/** Every patch of the repository, and the parts of them that may be forgotten. */
export const all: readonly Patch[] = patchesOf();
export const omissions: readonly Omission[] = all.flatMap(patch => patch.omissions);

/** Omissions that the build of the documentation names, not the compiler. */
export const ofSite = omissions.filter(({ file, test: title }) => file.startsWith('src/site/') && title === undefined);

/** Omissions that the compiler names. */
export const ofTypes = omissions.filter(each => each.toldBy === 'npm run build' && !ofSite.includes(each));

/** All patches as one. */
export function together(): string {
  return all.map(({ path }) => readFileSync(path, 'utf8')).join('\n');
}

/** A copy with patches in it but for these parts. */
export async function patched(tree: Tree, forgotten: readonly Omission[], patches = all): Promise<Tree> {
  for (const patch of patches)
    await tree.apply(
      patch,
      patch.omissions.filter(each => forgotten.includes(each)),
    );
  return tree;
}

/** Omissions that no line of the output names; `…` in a text stands for anything within a line. */
export function untold(forgotten: readonly Omission[], output: string): readonly string[] {
  const plain = stripVTControlCharacters(output);
  return forgotten.flatMap(({ file, says }) => {
    const parts = says.split('…').map(part => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(parts.join('.*')).test(plain) ? [] : [`${file} is left out, and nothing says: ${says}`];
  });
}
