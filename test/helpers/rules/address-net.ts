import type { Row } from './row.js';
import { server } from './site.js';

const address = 'C__CATG__IP';

export const row: Row = {
  category: address,
  cells: {
    prepare: {
      what: 'an address is in the net that contains it',
      async happens(site) {
        const categories = { C__CATS__NET: { address: '10.0.0.0', cidr_suffix: 24 } };
        const net = await site.object('C__OBJTYPE__LAYER3_NET', { categories });
        const host = await site.object(server, { categories: { [address]: { ipv4_address: '10.0.0.7' } } });
        return (await site.value(host, address, 'net')) === net;
      },
      expected: true,
    },
  },
};
