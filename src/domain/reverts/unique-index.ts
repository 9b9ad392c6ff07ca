import { groupBy } from '../../rpc/grouping.js';
import { foldLogin } from '../storage/folding.js';
import type { UniqueValues } from '../storage/reverts.js';

/** Values that records have by now, found by what they are compared with: many records are undone at once, and each is looked for among many. */
export interface UniqueIndex extends Pick<UniqueValues, 'choices' | 'reports' | 'importProfiles'> {
  withSysid(sysid: unknown): UniqueValues['sysids'];
  withLogin(title: unknown): UniqueValues['logins'];
  onlyOnes(object: unknown, category: unknown): UniqueValues['only'];
  withExternalId(source: string, name: string): UniqueValues['externals'];
}

export function indexOf({ choices, reports, importProfiles, sysids, logins, only, externals }: UniqueValues): UniqueIndex {
  const byLogin = indexByKey(logins, ({ title }) => [foldLogin(title)]);
  return {
    choices,
    reports,
    importProfiles,
    withSysid: indexByKey(sysids, ({ sysid }) => [sysid]),
    withLogin: login => byLogin(foldLogin(String(login))),
    onlyOnes: indexByKey(only, ({ object, category }) => [object, category]),
    withExternalId: indexByKey(externals, ({ source, name }) => [source, name]),
  };
}

/** Finds items by the parts of their keys. */
function indexByKey<Item>(items: readonly Item[], partsOf: (item: Item) => readonly unknown[]) {
  const byKey = groupBy(items, item => JSON.stringify(partsOf(item)));
  return (...parts: readonly unknown[]): readonly Item[] => byKey.get(JSON.stringify(parts)) ?? [];
}
