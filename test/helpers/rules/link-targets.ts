import type { Row } from './row.js';
import { server } from './site.js';

const [port, trunk] = ['C__CATG__NETWORK_PORT', 'C__CATG__NETWORK_LOG_PORT'];

export const row: Row = {
  category: trunk,
  cells: {
    prepare: {
      what: 'a port of another object is refused',
      async happens(site) {
        const strange = await site.save(await site.object(server), port, { title: 'eth0' });
        return site.save(await site.object(server), trunk, { title: 'bond0', ports: [strange] });
      },
      expected: ['ValidationFailed', 'ports'],
    },
  },
};
