import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { derivedDialogs } from '../../src/catalog/dialogs.js';
import { type Definitions, type Part, parts, type Source } from '../../src/catalog/sources.js';
import type { SiteCatalog } from '../../src/discovery/site-document.js';

/**
 * What the catalogue of a folder says, in the order of its files; what is not there is empty. It is not checked here: the checks
 * of the registry are themselves generated.
 */
export function readCatalog(folder: string): SiteCatalog {
  const [objectTypes, relationTypes] = [sourcesOf('objectTypes', folder), sourcesOf('relationTypes', folder)];
  const [cmdbStatuses, recordStatuses] = [sourcesOf('cmdbStatuses', folder), sourcesOf('recordStatuses', folder)];
  const dialogs = sourcesOf('dialogs', folder);
  const derived = derivedDialogs({
    ...{ objectTypes, relationTypes, cmdbStatuses, recordStatuses },
    categories: [],
    objectTypeGroups: [],
    formerConstants: [],
    defaultObjects: [],
  });
  return {
    categories: definitionsIn('categories', folder),
    dialogs: [...dialogs, ...derived].map(({ definition }) => definition),
    objectTypes: definitionsIn('objectTypes', folder).toSorted((one, other) => one.id - other.id),
    cmdbStatuses: definitionsIn('cmdbStatuses', folder),
  };
}

function sourcesOf<P extends Part>(part: P, folder: string): Source<Definitions[P]>[] {
  return definitionsIn(part, folder).map(definition => ({ file: '', place: '', definition }));
}

function definitionsIn<P extends Part>(part: P, folder: string): Definitions[P][] {
  const path = join(folder, parts[part].path);
  if (!existsSync(path)) return [];
  if (path.endsWith('.json')) return JSON.parse(readFileSync(path, 'utf8'));
  const names = readdirSync(path).filter(name => name.endsWith('.json'));
  return names.toSorted().map(name => JSON.parse(readFileSync(join(path, name), 'utf8')));
}
