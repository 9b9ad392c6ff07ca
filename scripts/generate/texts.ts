import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repeatedKeys } from './document/repeated-keys.js';
import { SpecError } from './spec.js';
import { headerOf, inlineLiteral } from './text.js';

/**
 * texts.ts: the texts of a folder, in which each room has a file.
 * @throws SpecError for an id that stands twice
 */
export function emitTexts(folder: string): string {
  const files = readdirSync(folder).toSorted();
  const sources = files.map(file => readFileSync(join(folder, file), 'utf8'));
  const texts = sources.flatMap((source, at) =>
    Object.entries<unknown>(JSON.parse(source)).map(([id, titles]) => ({ file: files[at], id, titles })),
  );
  const homes = new Map(texts.map(({ file, id }) => [id, file]));
  const faults = [
    ...sources.flatMap((source, at) => repeatedKeys(source).map(fault => `${files[at]}: ${fault}`)),
    ...texts.flatMap(({ file, id }) => (homes.get(id) === file ? [] : [`${file}: ${id} stands in ${homes.get(id)}, too`])),
  ];
  if (faults.length > 0) throw new SpecError(folder, faults);
  return `${headerOf(folder)}
import type { Titles } from './types.js';

/** Every text for people. Values stand in braces, under the same names in each language. */
export const texts = {
${texts.map(({ id, titles }) => `  ${id}: ${inlineLiteral(titles)},\n`).join('')}} as const satisfies Readonly<Record<string, Titles>>;

/** The name by which a text is said. */
export type TextId = keyof typeof texts;
`;
}
