import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaValidator } from '../../generated/validators.js';
import { nearest } from './nearest.js';
import { shapeFault } from './shape.js';
import { type Definitions, finding, type Part, parts, type Source, type Sources } from './sources.js';

/** The catalogue that the service ships. The compiled code stands in `dist`, the files do not. */
const builtIn = [import.meta.dirname, join(import.meta.dirname, '../../../src/catalog')].find(isCatalog) ?? import.meta.dirname;

/**
 * Every definition of the built-in catalogue and of further folders of the same layout, each of the right shape.
 * @throws Error naming the first bad file
 */
export function readSources(folders: readonly string[]): Sources {
  for (const folder of folders) refuseStrangers(folder);
  return {
    categories: readPart('categories', folders),
    dialogs: readPart('dialogs', folders),
    objectTypes: readPart('objectTypes', folders),
    objectTypeGroups: readPart('objectTypeGroups', folders),
    relationTypes: readPart('relationTypes', folders),
    cmdbStatuses: readPart('cmdbStatuses', folders),
    recordStatuses: readPart('recordStatuses', folders),
    formerConstants: readPart('formerConstants', folders),
    defaultObjects: readPart('defaultObjects', folders),
  };
}

function isCatalog(folder: string): boolean {
  return existsSync(join(folder, parts.categories.path));
}

/** A misspelt folder would go unnoticed, and everything in it be missing. */
function refuseStrangers(folder: string): void {
  if (!existsSync(folder)) throw new Error(`${folder}: there is no such folder`);
  const known = Object.values(parts).map(({ path }): string => path);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const isOurs = entry.isDirectory() ? !entry.name.startsWith('.') : entry.name.endsWith('.json');
    if (!isOurs || known.includes(entry.name)) continue;
    const near = nearest(entry.name, known);
    throw new Error(
      `${join(folder, entry.name)}: not a part of a catalogue; ${near ? `did you mean '${near}'?` : `there are ${known.join(', ')}`}`,
    );
  }
}

function readPart<P extends Part>(part: P, folders: readonly string[]): Source<Definitions[P]>[] {
  return [...readFolder(part, builtIn, ''), ...folders.flatMap(folder => readFolder(part, folder, folder))];
}

function readFolder<P extends Part>(part: P, folder: string, shownAs: string): Source<Definitions[P]>[] {
  const { path } = parts[part];
  if (!existsSync(join(folder, path))) return [];
  if (path.endsWith('.json')) return readList(part, join(folder, path), join(shownAs, path));
  const files = readdirSync(join(folder, path)).filter(file => file.endsWith('.json'));
  return files.sort().map(file => {
    const shown = join(shownAs, path, file);
    return source(part, { file: shown, place: '' }, parsed(join(folder, path, file), shown));
  });
}

function readList<P extends Part>(part: P, path: string, shown: string): Source<Definitions[P]>[] {
  const list = parsed(path, shown);
  if (!Array.isArray(list)) throw new Error(`${shown}: expected a list`);
  return list.map((item: unknown, index) => source(part, { file: shown, place: `[${index}]` }, item));
}

function parsed(path: string, shown: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${shown}: not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function source<P extends Part>(part: P, where: { file: string; place: string }, value: unknown): Source<Definitions[P]> {
  const validate = schemaValidator(parts[part].schema);
  const hasShape = (given: unknown): given is Definitions[P] => validate(given);
  if (hasShape(value)) return { ...where, definition: value };
  const { place, fault } = shapeFault(validate.errors ?? [], value);
  throw new Error(finding(where, place, fault));
}
