/** An entry that can be connected, as it was kept: `values` names what it leads to. */
export interface EndRow {
  readonly id: number;
  readonly object: number;
  readonly category: string;
  readonly title: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Connections that were written at one side only, with both ends. */
export interface Joined {
  /** Connectors that imports made beside a port, and the port. */
  readonly replaced: ReadonlyMap<number, number>;
  /** Entries with what they are connected with from now on, in both directions. */
  readonly partners: ReadonlyMap<number, number>;
  /** The end of each connection that tells the relation, and the other one. */
  readonly tellers: ReadonlyMap<number, number>;
}

export const connectors = 'C__CATG__CONNECTOR';
export const key = 'assigned_connector';
/** Links of ports and connectors to connectors. */
export const linking = [key, 'connector_sibling', 'connector'];
const withoutRelation = ['C__CATG__POWER_SUPPLIER', 'C__CATG__NETWORK_LOG_PORT'];

/** Works out which ends belong together: those that name each other first, then whoever was first named. */
export function joinedEnds(ends: readonly EndRow[]): Joined {
  const replaced = replacedIn(ends);
  const wanted = wantedIn(ends, replaced);
  const partners = new Map<number, number>();
  const mutual = [...wanted].filter(([from, to]) => wanted.get(to) === from);
  for (const [from, to] of [...mutual, ...wanted]) {
    if (from === to || partners.has(from) || partners.has(to)) continue;
    partners.set(from, to).set(to, from);
  }
  return { replaced, partners, tellers: tellersIn(ends, partners) };
}

/** Imports made a connector of the same name beside a port, which said what it was for. */
function replacedIn(ends: readonly EndRow[]): ReadonlyMap<number, number> {
  const ports = new Map<string, number[]>();
  const nameOf = (category: unknown, { object, title }: EndRow) => JSON.stringify([object, category, title]);
  for (const end of ends)
    if (end.category !== connectors)
      ports.set(nameOf(end.category, end), [...(ports.get(nameOf(end.category, end)) ?? []), end.id]);
  const replaced = new Map<number, number>();
  for (const end of ends.filter(({ category }) => category === connectors)) {
    const [port, ...others] = ports.get(nameOf(end.values.assigned_category, end)) ?? [];
    if (port !== undefined && others.length === 0) replaced.set(end.id, port);
  }
  return replaced;
}

/** Targets of every end, as itself or as the connector that stood beside it. */
function wantedIn(ends: readonly EndRow[], replaced: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const known = new Set(ends.map(({ id }) => id));
  const wanted = new Map<number, number>();
  for (const { id, values } of ends) {
    const to = values[key];
    const from = replaced.get(id) ?? id;
    if (typeof to === 'number' && known.has(to) && !wanted.has(from)) wanted.set(from, replaced.get(to) ?? to);
  }
  return wanted;
}

/** The end that says more, else the older one. */
function tellersIn(ends: readonly EndRow[], partners: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const categories = new Map(ends.map(({ id, category }) => [id, category]));
  const rank = (id: number) => (categories.get(id) === connectors ? 1 : 0);
  const tellers = new Map<number, number>();
  for (const [one, other] of partners) {
    if (one > other) continue;
    const tells = [one, other].filter(id => !withoutRelation.includes(categories.get(id) ?? ''));
    const [teller] = tells.sort((a, b) => rank(a) - rank(b) || a - b);
    if (teller !== undefined) tellers.set(teller, teller === one ? other : one);
  }
  return tellers;
}

/** The values of an end that stays, leading to its partner and to ports instead of what stood beside them. */
export function valuesJoined({ id, values }: EndRow, { replaced, partners }: Joined): Readonly<Record<string, unknown>> {
  const joined: Record<string, unknown> = { ...values };
  for (const name of linking) {
    const kept = values[name];
    if (typeof kept === 'number') joined[name] = replaced.get(kept) ?? kept;
  }
  const partner = partners.get(id);
  if (partner === undefined) delete joined[key];
  else joined[key] = partner;
  return joined;
}
