import type { TakenValues } from '../storage/reverts.js';

/** Values that records have by now, found by what they are compared with: many records are undone at once, and each is looked for among many. */
export interface TakenIndex extends Pick<TakenValues, 'choices' | 'reports'> {
  withSysid(sysid: unknown): TakenValues['sysids'];
  withLogin(title: unknown): TakenValues['logins'];
  onlyOnes(object: unknown, category: unknown): TakenValues['only'];
  withExternalId(source: string, name: string): TakenValues['externals'];
}

export function taken(values: TakenValues): TakenIndex {
  const { choices, reports } = values;
  const sysids = indexed(values.sysids, ({ sysid }) => [sysid]);
  const logins = indexed(values.logins, ({ title }) => [title]);
  const only = indexed(values.only, ({ object, category }) => [object, category]);
  const externals = indexed(values.externals, ({ source, name }) => [source, name]);
  return {
    choices,
    reports,
    withSysid: sysid => sysids(sysid),
    withLogin: title => logins(title),
    onlyOnes: (object, category) => only(object, category),
    withExternalId: (source, name) => externals(source, name),
  };
}

/** Finds items by the parts of their keys. */
function indexed<Item>(items: readonly Item[], partsOf: (item: Item) => readonly unknown[]) {
  const byKey = new Map<string, Item[]>();
  for (const item of items) {
    const key = JSON.stringify(partsOf(item));
    const known = byKey.get(key);
    if (known) known.push(item);
    else byKey.set(key, [item]);
  }
  return (...parts: readonly unknown[]): readonly Item[] => byKey.get(JSON.stringify(parts)) ?? [];
}
