import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SpecError } from './spec.js';
import { headerOf, keyed } from './text.js';

/**
 * packages.ts: the packages of a folder, a file each.
 * @throws SpecError for a file whose name is not that of its package
 */
export function emitPackages(folder: string): string {
  const files = readdirSync(folder).toSorted();
  const packages = files.map(file => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const faults = files.filter((file, at) => file !== `${packages[at].name}.json`);
  if (faults.length > 0)
    throw new SpecError(
      folder,
      faults.map(file => `${file}: must be called as its package is`),
    );
  return `${headerOf(folder)}
import type { SchemaDocument, Titles } from './types.js';

/** A part of a schema that ships, to be applied by its name. */
export interface SchemaPackage {
  readonly name: string;
  readonly version: number;
  readonly title: Titles;
  readonly description: Titles;
  readonly schema: SchemaDocument;
}

/** Every package, by name. */
export const packages: Readonly<Record<string, SchemaPackage>> = {
${packages.map(each => `  ${keyed(each.name, withOrigin(each), '  ')},\n`).join('')}};
`;
}

interface Package {
  readonly name: string;
  readonly version: number;
  readonly schema: Readonly<Record<string, readonly object[]>>;
}

/** A package of which each definition says that it came with it. A rule is none: it is the site's own about something else. */
function withOrigin({ schema, ...about }: Package): Package {
  const origin = { package: about.name, version: about.version };
  const parts = Object.entries(schema).map(([part, all]) => [
    part,
    part.endsWith('_rules') ? all : all.map(each => ({ ...each, origin })),
  ]);
  return { ...about, schema: Object.fromEntries(parts) };
}
