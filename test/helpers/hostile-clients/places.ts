type Json = unknown;

/** A kind of place in a document: a value, or a key that the document chooses; elements of lists are alike, and members by such keys. */
export interface PlaceKind {
  readonly path: string;
  readonly isKey: boolean;
  /** A text stands there. */
  readonly isText: boolean;
}

/** Objects whose keys a document chooses. */
const maps: ReadonlySet<string> = new Set(['properties', 'schemas', 'errors', 'contentDescriptors', 'x-categories']);

/** The kinds of places of a document. */
export function placesIn(document: Json): readonly PlaceKind[] {
  const found = new Map<string, PlaceKind>();
  rebuilt(document, place => {
    found.set(`${place.path} ${place.isKey}`, place);
    return undefined;
  });
  return [...found.values()];
}

/** A document with something else at every place of a kind. */
export function changedAt(document: Json, kind: PlaceKind, change: (at: number) => Json): Json {
  let at = 0;
  return rebuilt(document, ({ path, isKey }) => {
    if (path !== kind.path || isKey !== kind.isKey) return undefined;
    at += 1;
    return { by: change(at) };
  });
}

type Visit = (place: PlaceKind) => { readonly by: Json } | undefined;

function rebuilt(value: Json, visit: Visit, path = '', within = ''): Json {
  const changed = path === '' ? undefined : visit({ path, isKey: false, isText: typeof value === 'string' });
  if (changed) return changed.by;
  if (Array.isArray(value)) return value.map(each => rebuilt(each, visit, `${path}/*`));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, each]) => {
    const isChosen = maps.has(within);
    const inner = `${path}/${isChosen ? '*' : key}`;
    const other = isChosen ? visit({ path: inner, isKey: true, isText: true }) : undefined;
    return [other ? String(other.by) : key, rebuilt(each, visit, inner, key)] as const;
  });
  return Object.fromEntries(members);
}
