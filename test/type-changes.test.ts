import type { Grant } from '../src/domain/access/rights.js';
import { objectMade } from './factories/calls.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { addKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const server = 'C__OBJTYPE__SERVER';
const client = 'C__OBJTYPE__CLIENT';
const global = 'C__CATG__GLOBAL';

/** Rights, and what is lacked by their holder who makes a server of a client; nothing where they gain nothing by it. */
const holders: Readonly<Record<string, { readonly grants: readonly Grant[]; readonly lacked?: string }>> = {
  'may view servers and edit all': { grants: [{ verbs: ['view'], objectTypes: [server] }, { verbs: ['edit'] }], lacked: 'view' },
  'may view less of clients': {
    grants: [{ verbs: ['view'], objectTypes: [server] }, { verbs: ['view'], categories: [global] }, { verbs: ['edit'] }],
    lacked: 'view',
  },
  'may view another part of clients': {
    grants: [
      { verbs: ['view'], objectTypes: [server], categories: [global, 'C__CATG__MODEL'] },
      { verbs: ['view'], objectTypes: [client], categories: [global, 'C__CATG__IP'] },
      { verbs: ['edit'] },
    ],
    lacked: 'view',
  },
  'may edit less of clients': {
    grants: [{ verbs: ['view'] }, { verbs: ['edit'], objectTypes: [server] }, { verbs: ['edit'], categories: [global] }],
    lacked: 'edit',
  },
  'may purge servers': { grants: [{ verbs: ['view', 'edit'] }, { verbs: ['purge'], objectTypes: [server] }], lacked: 'purge' },
  'may administer servers': {
    grants: [{ verbs: ['view', 'edit'] }, { verbs: ['administer'], objectTypes: [server] }],
    lacked: 'administer',
  },
  'may do the same to both': { grants: [{ verbs: ['view', 'edit', 'purge'], categories: [global] }] },
  'may do more to clients': { grants: [{ verbs: ['view', 'edit'] }, { verbs: ['purge'], objectTypes: [client] }] },
};

for (const engine of enginesInTurn)
  for (const [name, { grants, lacked }] of Object.entries(holders))
    engine.test(
      `who ${name} ${lacked ? 'makes no server of a client' : 'makes a server of a client'} on ${engine.name}`,
      async t => {
        const service = await startedService(t, engine);
        await addKey(service.store, 'a-key-that-is-narrowed', name, { grants });
        const call = callerOf(service, 'contract');
        const object = await objectMade(call, { type: client, title: 'c' });
        const change = { apikey: 'a-key-that-is-narrowed', object, category: global, data: { type: server } };
        const { error } = await call('cmdb.category.save', change);
        const { objecttype } = await resultOf<{ objecttype: string }>(call('cmdb.object.read', { id: object }));
        t.is(objecttype, lacked ? '10' : '5');
        const right = `expected the right to ${lacked} entries of objects of ${client} that are permitted in objects of ${server}`;
        t.is(error?.data?.right, lacked && `${right}, which this key lacks`);
      },
    );
