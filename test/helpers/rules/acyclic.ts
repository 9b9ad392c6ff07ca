import type { Row } from './row.js';
import { chains, server } from './site.js';

export const row: Row = {
  category: chains,
  cells: {
    written: {
      what: 'a link that leads back is refused',
      async happens(site) {
        const [whole, part] = [await site.object(server), await site.object(server)];
        await site.save(whole, chains, { part });
        return site.save(part, chains, { part: whole });
      },
      expected: ['ValidationFailed', 'part'],
    },
    beforeTransition: {
      what: 'an entry does not return whose link leads back by now',
      async happens(site) {
        const [whole, part] = [await site.object(server), await site.object(server)];
        const entry = await site.save(whole, chains, { part });
        await site.step('archive', whole, chains, entry);
        await site.save(part, chains, { part: whole });
        return site.step('recycle', whole, chains, entry);
      },
      expected: ['Conflict', 'part'],
    },
  },
};
