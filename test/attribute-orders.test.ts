import type { DomainContext } from '../src/domain/context.js';
import type { WritingContext } from '../src/domain/entries/entry-rules.js';
import { attributeOrder, isSortable } from '../src/domain/lists/attribute-orders.js';
import { listObjects } from '../src/domain/lists/object-lists.js';
import { createObject } from '../src/domain/objects/creation.js';
import type { Store } from '../src/domain/storage/store.js';
import type { VisibilityScope } from '../src/domain/storage/visibility-scope.js';
import { RpcError } from '../src/rpc/rpc-error.js';
import { onEveryEngine } from './helpers/stores.js';
import { contextOver, registry } from './imports/office.js';

const server = 'C__OBJTYPE__SERVER';
const everyAttribute = registry.categories.flatMap(category =>
  category.hasAttributes ? [...category.attributesByKey.values()].map(attribute => ({ category, attribute })) : [],
);

type Categories = Readonly<Record<string, unknown>>;

async function made(context: WritingContext, title: string, categories: Categories = {}, type = server): Promise<number> {
  return (await createObject(context, { type, status: 'normal', global: { title }, defaultTemplate: false, categories })).id;
}

/** Titles of all servers in an order. */
async function titlesBy(context: DomainContext, orderBy: string, descending = false): Promise<string> {
  const request = { filter: { status: 'normal', types: [server] }, orderBy, descending, counted: false } as const;
  const { objects } = await listObjects(context, { ...request, limit: undefined, cursor: undefined });
  return objects.map(({ title }) => title).join(' ');
}

/** The same, page by page. */
async function titlesInPages(context: DomainContext, orderBy: string): Promise<string> {
  const request = { filter: { status: 'normal', types: [server] }, orderBy, descending: false, counted: false } as const;
  const titles: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Awaited<ReturnType<typeof listObjects>> = await listObjects(context, { ...request, limit: 2, cursor });
    titles.push(...page.objects.map(({ title }) => title));
    cursor = page.cursor;
  }
  return titles.join(' ');
}

/** Values of servers called a, b and c, as each family of values is sorted, and the order; d has no value. */
const families: Readonly<Record<string, readonly [name: string, values: readonly unknown[], order: string]>> = {
  text: ['C__CATG__MODEL-serial', ['b2', 'B1', 'a'], 'c b a d'],
  address: ['C__CATG__IP-ipv4_address', ['10.0.0.10', '10.0.0.9', '9.255.255.255'], 'c b a d'],
  'an address of the newer protocol': ['C__CATG__IP-ipv6_address', ['2001:db8::10', '2001:db8::9', '::1'], 'c b a d'],
  'digits in a text': ['C__CATS__LAYER2_NET-vlan_id', ['4094', '10', '9'], 'c b a d'],
  number: ['C__CATG__MEMORY-quantity', [10, 9, 100], 'b a c d'],
  'a quantity by its unit': ['C__CATG__MEMORY-capacity', [1, 2, 512], 'c a b d'],
  day: ['C__CATG__ACCOUNTING-order_date', ['2026-02-01', '2025-12-31', '2026-01-31'], 'b c a d'],
  'yes and no': ['C__CATG__IP-active', [true, false, true], 'b d a c'],
  choice: ['C__CATG__MODEL-manufacturer', ['lenovo', 'Dell', 'HP'], 'b c a d'],
  'a choice of the catalogue': ['C__CATG__IP-ipv4_assignment', [2, 1, 3], 'b a c d'],
  link: ['C__CATG__LOCATION-parent', ['zone', 'Attic', 'hall'], 'b c a d'],
  'a list of choices': ['C__CATG__IP-dns_domain', [['z', 'b'], ['a'], ['c']], 'b a c d'],
};

/** Four servers of which three have a value. */
async function withValues(context: WritingContext, name: string, values: readonly unknown[]): Promise<void> {
  const [category = '', key = ''] = name.split('-');
  for (const [at, title] of ['a', 'b', 'c', 'd'].entries()) {
    const given = key === 'parent' && at < 3 ? await made(context, String(values[at]), {}, 'C__OBJTYPE__ROOM') : values[at];
    const more = key === 'capacity' ? { unit: at === 2 ? 2 : 3 } : {};
    await made(context, title, at < 3 ? { [category]: { [key]: given, ...more } } : {});
  }
}

onEveryEngine({
  ...Object.fromEntries(
    Object.entries(families).map(([family, [name, values, order]]) => [
      `lists are sorted by ${family}, in both directions and page by page`,
      async (t: { is(actual: unknown, expected: unknown): void }, store: Store) => {
        const context = contextOver(store);
        await withValues(context, name, values);
        const sorted = await titlesBy(context, name);
        t.is(sorted, order);
        const valued = sorted.split(' ').filter(title => title !== 'd' || family === 'yes and no');
        const backwards = [...valued.toReversed(), ...(family === 'yes and no' ? [] : ['d'])].join(' ');
        t.is(await titlesBy(context, name, true), backwards);
        t.is(await titlesInPages(context, name), sorted);
      },
    ]),
  ),

  'addresses of both protocols stand in one order, the older one first': async (t, store) => {
    const context = contextOver(store);
    await made(context, 'a', { C__CATG__IP: { ipv6_address: '::1' } });
    await made(context, 'b', { C__CATG__IP: { ipv4_address: '10.0.0.10' } });
    await made(context, 'c', { C__CATG__IP: { ipv4_address: '10.0.0.9', ipv6_address: '2001:db8::1' } });
    await made(context, 'd', { C__CATG__IP: { hostname: 'd' } });
    t.is(await titlesBy(context, 'C__CATG__IP-hostaddress'), 'c b a d');
    t.is(await titlesBy(context, 'C__CATG__IP-hostaddress', true), 'a b c d');
    const above = (value: unknown) => {
      const attributes = [{ category: 'C__CATG__IP', key: 'ipv4_address', comparison: '>', value } as const];
      const filter = { status: 'normal', types: [server], attributes } as const;
      const request = { filter, orderBy: 'id', descending: false, counted: false, limit: undefined, cursor: undefined } as const;
      return listObjects(context, request);
    };
    t.deepEqual(
      (await above('10.0.0.9')).objects.map(({ title }) => title),
      ['b'],
    );
    await t.throwsAsync(async () => above('10.0'), { message: /expected an IPv4 address without leading zeros/ });
  },

  'the first normal entry of an object leads it': async (t, store) => {
    const context = contextOver(store);
    await made(context, 'x', { C__CATG__IP: [{ hostname: 'b' }, { hostname: 'a' }] });
    await made(context, 'y', { C__CATG__IP: { hostname: 'aa' } });
    t.is(await titlesBy(context, 'C__CATG__IP-hostname'), 'y x');
  },

  'lists are sorted by every attribute, or say that it has no order': async (t, store) => {
    const context = contextOver(store);
    await made(context, 'a');
    await made(context, 'b');
    let [orders, refused] = [0, 0];
    for (const { category, attribute } of everyAttribute) {
      const name = `${category.const}-${attribute.key}`;
      const found = await titlesBy(context, name, true).catch((error: unknown) => error);
      t.is(isSortable(context, category, attribute), !(found instanceof RpcError), name);
      if (found instanceof RpcError) {
        t.regex(found.message, /order_by: '.*' has no order: |is category-less/, name);
        refused += 1;
      } else {
        t.is(String(found).split(' ').sort().join(' '), 'a b', name);
        orders += 1;
      }
    }
    t.log(`${orders} attributes have an order, ${refused} have none`);
    t.true(orders > refused);
  },

  'what one may not see is in no order': async (t, store) => {
    const context = contextOver(store);
    for (const [name, values] of Object.values(families)) {
      const [category = '', key = ''] = name.split('-');
      if (key !== 'parent') await made(context, `x${key}`, { [category]: { [key]: values[0] } });
    }
    const room = await made(context, 'aa', {}, 'C__OBJTYPE__ROOM');
    await made(context, 'placed', { C__CATG__LOCATION: { parent: room } });
    await made(context, 'bare');
    const scoped = (scope: VisibilityScope): DomainContext => ({ ...context, store: store.withScope(scope) });
    const byId = await titlesBy(context, 'id');
    let tried = 0;
    for (const { category, attribute } of everyAttribute) {
      const name = `${category.const}-${attribute.key}`;
      if (category.const === 'C__CATG__GLOBAL' || !hasOrder(context, name)) continue;
      const blind = scoped([{ categories: ['C__CATG__GLOBAL'] }]);
      t.is(await titlesBy(blind, name), byId, `${name} without its category`);
      tried += 1;
    }
    t.not(await titlesBy(context, 'C__CATG__LOCATION-parent', true), await titlesBy(context, 'id', true));
    t.is(await titlesBy(scoped([{ objectTypes: [server] }]), 'C__CATG__LOCATION-parent'), byId, 'nor the title of a link');
    t.log(`${tried} attributes tried`);
  },
});

function hasOrder(context: DomainContext, name: string): boolean {
  try {
    return attributeOrder(context, name) !== undefined;
  } catch {
    return false;
  }
}
