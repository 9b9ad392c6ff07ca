import type { Row } from './row.js';
import { server } from './site.js';

const location = 'C__CATG__LOCATION';

export const row: Row = {
  category: location,
  cells: {
    objectTitled: {
      what: 'a room in which a server stands does not become a licence',
      async happens(site) {
        const room = await site.object('C__OBJTYPE__ROOM');
        await site.save(await site.object(server), location, { parent: room });
        return site.save(room, 'C__CATG__GLOBAL', { type: 'C__OBJTYPE__LICENCE' });
      },
      expected: ['Conflict', 'type'],
    },
  },
};
