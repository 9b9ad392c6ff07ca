/** Data sources are kept apart from imports, whose sources have names of their own. */
const prefix = 'external:';

/** The source under which records of a data source are kept. */
export function sourceOf(extType: string): string {
  return prefix + extType;
}

/** The data source of a kept record; `undefined` where an import made it. */
export function extTypeOf(source: string): string | undefined {
  return source.startsWith(prefix) ? source.slice(prefix.length) : undefined;
}

/** The name under which the object with an external id is kept. */
export function objectName(extId: string): string {
  return JSON.stringify([extId]);
}

/** The name under which an entry of such an object is kept. */
export function entryName(extId: string, category: string, entry: string): string {
  return JSON.stringify([extId, category, entry]);
}

/** The parts of a name: the external id of the object and, of an entry, its category and its own external id. */
export function partsOf(name: string): readonly [extId: string, category?: string, entry?: string] {
  return JSON.parse(name);
}
