import type { Store } from './store.js';

/** The same store with these members in the place of its own. */
export function storeWith(store: Store, members: Partial<Store>): Store {
  const own = Object.entries(members).map(([name, value]) => [name, { value }]);
  return Object.create(store, Object.fromEntries(own));
}
