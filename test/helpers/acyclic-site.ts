import { loadRegistry } from '../../src/catalog/registry.js';
import type { Store } from '../../src/domain/storage/store.js';
import { folderWith } from './catalogue-folder.js';
import { onceForAll } from './databases.js';
import { type Caller, callerOf, type RpcAnswer, resultOf } from './rpc.js';
import type { Scope } from './scope.js';
import { serviceOver } from './service.js';

export const chains = 'C__CATG__CHAINS';
export const wholes = 'C__CATG__WHOLES';
export const above = 'C__CATG__ABOVE';
export const below = 'C__CATG__BELOW';

const title = { en: 'A', de: 'A' };
const common = { id: null, title, kind: 'custom', multiValue: true, mode: 'edit', sort: 1 };
const chain = { title, acyclic: true };
const toEntry = { ...chain, target: { category: chains } };

/** Links of every type that must not lead back, a category that shows some from their other side, and two that mirror each other. */
const categories = [
  {
    ...common,
    const: chains,
    attributes: [
      { key: 'title', type: 'text', title },
      { key: 'part', type: 'object', ...chain },
      { key: 'parts', type: 'objects', ...chain },
      { key: 'slot', type: 'entry', ...toEntry },
      { key: 'slots', type: 'entries', ...toEntry },
    ],
  },
  {
    ...common,
    const: wholes,
    reverses: { category: chains, link: 'parts', owner: 'whole' },
    attributes: [{ key: 'whole', type: 'object', title, required: true }],
  },
  { ...common, const: above, multiValue: false, attributes: [{ key: 'top', type: 'object', ...chain }] },
  {
    ...common,
    const: below,
    multiValue: false,
    attributes: [{ key: 'bottoms', type: 'objects', title, mirrors: { category: above, link: 'top' } }],
  },
];

/** Two servers and what links them. */
export class Site {
  readonly call: Caller;
  constructor(call: Caller) {
    this.call = call;
  }

  async server(more: object = {}): Promise<number> {
    const made = await resultOf(this.call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'x', ...more }));
    return Number(made.id);
  }

  save(object: number, data: object, more: object = {}): Promise<RpcAnswer> {
    return this.call('cmdb.category.save', { object, category: chains, data, ...more });
  }

  async entry(object: number, data: object): Promise<number> {
    return (await resultOf<{ entry: number }>(this.save(object, data))).entry;
  }

  step(name: string, object: number, entry: number): Promise<RpcAnswer> {
    return this.call(`cmdb.category.${name}`, { object, category: chains, entry });
  }
}

/** The catalogue of the site, which tests of a file share: to check it takes longer than most of them. */
const registry = onceForAll(async scope => {
  const files = Object.fromEntries(categories.map(each => [`categories/${each.const}.json`, each]));
  return loadRegistry([folderWith(scope, files)]);
});

export async function site(t: Scope, store: Store): Promise<Site> {
  const service = await serviceOver(t, store, {}, { registry: await registry() });
  return new Site(callerOf(service, 'contract'));
}
