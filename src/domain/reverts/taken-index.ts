import type { TakenValues } from '../storage/reverts.js';

/** Values that records have by now, found by what they are compared with: many records are undone at once, and each is looked for among many. */
export interface TakenIndex extends Pick<TakenValues, 'choices' | 'reports'> {
  withSysid(sysid: unknown): TakenValues['sysids'];
  withLogin(title: unknown): TakenValues['logins'];
  onlyOnes(object: unknown, category: unknown): TakenValues['only'];
  withExternalId(source: string, name: string): TakenValues['externals'];
}

export function taken({ choices, reports, sysids, logins, only, externals }: TakenValues): TakenIndex {
  return {
    choices,
    reports,
    withSysid: indexed(sysids, ({ sysid }) => [sysid]),
    withLogin: indexed(logins, ({ title }) => [title]),
    onlyOnes: indexed(only, ({ object, category }) => [object, category]),
    withExternalId: indexed(externals, ({ source, name }) => [source, name]),
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
