import type { Row } from './row.js';
import { marked, server } from './site.js';

export const row: Row = {
  category: marked,
  cells: {
    prepare: {
      what: 'a new entry gets the number after the last one',
      async happens(site) {
        const object = await site.object(server);
        await site.save(object, marked, { number: 'N-07' });
        await site.save(object, marked, { label: 'a' });
        return (await site.entries(object, marked)).map(({ values }) => values.number);
      },
      expected: ['N-07', 'N-08'],
    },
    copied: {
      what: 'a copy has not the number of its template',
      async happens(site) {
        const template = await site.object(server, { categories: { [marked]: [{ number: 'N-07' }] } });
        return site.value(await site.object(server, { template }), marked, 'number');
      },
      expected: 'N-08',
    },
  },
};
