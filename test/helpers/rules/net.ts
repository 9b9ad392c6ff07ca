import type { Row } from './row.js';

const net = 'C__CATS__NET';

export const row: Row = {
  category: net,
  cells: {
    prepare: {
      what: 'the suffix follows from the netmask',
      async happens(site) {
        const data = { address: '10.0.0.0', netmask: '255.255.255.0' };
        return site.value(await site.object('C__OBJTYPE__LAYER3_NET', { categories: { [net]: data } }), net, 'cidr_suffix');
      },
      expected: 24,
    },
  },
};
