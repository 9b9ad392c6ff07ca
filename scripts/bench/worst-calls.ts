import type { LargeDatabase } from './large-database.js';

/** A call that asks for as much as it may. */
export interface WorstCall {
  readonly name: string;
  readonly method: string;
  readonly params: object;
  /** How many of them are sent at once. */
  readonly atOnce?: number;
  /** How many of them stand in one batch. */
  readonly inBatch?: number;
}

const texts = Array.from({ length: 100 }, (_, at) => `nothing${at}`);
const attribute = (key: string, comparison: string, value: unknown, category = 'C__CATG__IP') => ({
  category,
  key,
  comparison,
  value,
});
const twenty = <Each>(make: (at: number) => Each): Each[] => Array.from({ length: 20 }, (_, at) => make(at));

/** Every call with its worst parameters, those that change something last. */
export function worstCalls(places: LargeDatabase): readonly WorstCall[] {
  return [...worstReads(places), ...worstWrites(places)];
}

function worstWrites({ net, server, fat }: LargeDatabase): readonly WorstCall[] {
  const entries = Array.from({ length: 1000 }, (_, at) => ({ title: `Access ${at}` }));
  const create = { type: 'C__OBJTYPE__SERVER', title: 'new', categories: { C__CATG__ACCESS: entries } };
  const choice = { category: 'C__CATG__MODEL', property: 'manufacturer', entry_id: 10_001 };
  const serial = { object: server, category: 'C__CATG__MODEL', data: { serial: 'changed' } };
  return [
    { name: 'cmdb.object.create with 1,000 entries', method: 'cmdb.object.create', params: create },
    {
      name: 'the same, copied from a template',
      method: 'cmdb.object.create',
      params: { type: 'C__OBJTYPE__SERVER', title: 'copy', template: fat },
    },
    { name: 'cmdb.category.save, a batch of 1,000', method: 'cmdb.category.save', params: serial, inBatch: 1000 },
    { name: 'cmdb.object.update, a net of all is renamed', method: 'cmdb.object.update', params: { id: net, title: 'renamed' } },
    {
      name: 'cmdb.dialog.update, a choice of a twentieth',
      method: 'cmdb.dialog.update',
      params: { ...choice, value: 'renamed' },
    },
    { name: 'cmdb.dialog.delete, a choice of a twentieth', method: 'cmdb.dialog.delete', params: choice },
    { name: 'cmdb.object.quickpurge, a net of all', method: 'cmdb.object.quickpurge', params: { id: net } },
    { name: 'cmdb.object.quickpurge, 20,000 entries', method: 'cmdb.object.quickpurge', params: { id: fat } },
    {
      name: 'cmdb.object.quickpurge, 100 servers',
      method: 'cmdb.object.quickpurge',
      params: { ids: Array.from({ length: 100 }, (_, at) => server + 10 + at) },
    },
  ];
}

/** Every read with its worst parameters. */
function worstReads({ root, net, server, fat }: LargeDatabase): readonly WorstCall[] {
  const list = (name: string, params: object): WorstCall => ({
    name: `cmdb.objects.read, ${name}`,
    method: 'cmdb.objects.read',
    params,
  });
  const category = (name: string, objID: number, constant: string, more = {}): WorstCall => ({
    name: `cmdb.category.read, ${name}`,
    method: 'cmdb.category.read',
    params: { objID, category: constant, ...more },
  });
  const search = (name: string, q: string): WorstCall => ({
    name: `idoit.search.read, ${name}`,
    method: 'idoit.search.read',
    params: { q },
  });
  const among = { filter: { type: 'C__OBJTYPE__SERVER', attributes: [attribute('hostname', 'in', texts)] }, limit: 50 };
  return [
    list('a condition with 100 texts', among),
    { ...list('the same, 10 at once', among), atOnce: 10 },
    list('20 attribute conditions', {
      filter: { attributes: twenty(at => attribute('hostname', 'contains', `r${at}`)) },
      limit: 50,
    }),
    list('a page of 10,000 with categories', { limit: 10_000, categories: true }),
    list('a page of 4,000 with five categories', {
      limit: 4000,
      categories: ['C__CATG__MODEL', 'C__CATG__IP', 'C__CATG__LOCATION', 'C__CATG__ACCOUNTING', 'C__CATG__MEMORY'],
    }),
    list('everything without a limit', {}),
    list('below the root', { filter: { location: root }, limit: 50 }),
    list('below the root, counted', { filter: { location: root }, limit: 50, count: true, cursor: '' }),
    list('all of them counted', { limit: 1, count: true, cursor: '' }),
    list('by a contact text', { order_by: 'email', limit: 50 }),
    list('an offset of 900,000', { limit: '900000,50' }),
    list('a title with wildcards that nothing has', { filter: { title: '*zz*zz*' }, limit: 50 }),
    list('archived ones by id', { filter: { status: 'C__RECORD_STATUS__ARCHIVED' }, order_by: 'id', limit: 50 }),
    list('a value that one object has', {
      filter: { attributes: [attribute('inventory_no', '=', 'I999999', 'C__CATG__ACCOUNTING')] },
    }),
    list('linked to a title', { filter: { attributes: [attribute('net', 'contains', 'e')] }, limit: 10_000 }),
    {
      name: 'cmdb.condition.read, 20 times like',
      method: 'cmdb.condition.read',
      params: {
        conditions: twenty(at => ({
          property: 'C__CATG__IP-hostname',
          comparison: 'like',
          value: `*x${at}*`,
          ...(at > 0 && { operator: 'OR' }),
        })),
      },
    },
    search('a word of everything', 'server'),
    search('two words of everything', 'server 10'),
    search('one letter', 's'),
    search('32 beginnings', Array.from({ length: 32 }, (_, at) => 'server'.slice(0, 1 + (at % 6))).join(' ')),
    { name: 'cmdb.location_tree.read, ten levels', method: 'cmdb.location_tree.read', params: { id: root, depth: 10 } },
    { name: 'cmdb.objects_by_relation.read, a net of all', method: 'cmdb.objects_by_relation.read', params: { id: net } },
    { name: 'cmdb.object_types.read, counted', method: 'cmdb.object_types.read', params: { countobjects: true } },
    { name: 'cmdb.categories.read, every category', method: 'cmdb.categories.read', params: { objID: fat } },
    category('relations of a net of all', net, 'C__CATG__RELATION'),
    category('a net of all', net, 'C__CATS__NET'),
    category('the addresses in a net of all', net, 'C__CATS__NET_IP_ADDRESSES'),
    category('what stands in the root', root, 'C__CATG__OBJECT'),
    category('20,000 entries', fat, 'C__CATG__ACCESS'),
    category('20,000 entries, the last page', fat, 'C__CATG__ACCESS', { limit: 100, offset: 19_900 }),
    category('where a server stands', server, 'C__CATG__LOCATION'),
    {
      name: 'cmdb.dialog.read',
      method: 'cmdb.dialog.read',
      params: { category: 'C__CATG__MODEL', property: ['manufacturer', 'title'] },
    },
    { name: 'rpc.discover with a key', method: 'rpc.discover', params: {} },
    { name: 'cmdb.category_info.read', method: 'cmdb.category_info.read', params: { category: 'C__CATG__IP' } },
    { name: 'system.endpoints.read.v2', method: 'system.endpoints.read.v2', params: {} },
  ];
}
