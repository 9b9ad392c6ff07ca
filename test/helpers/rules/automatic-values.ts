import type { Row } from './row.js';
import { server } from './site.js';

const logbook = 'C__CATG__LOGBOOK';

export const row: Row = {
  category: logbook,
  cells: {
    prepare: {
      what: 'an entry of the logbook says of which object it is',
      async happens(site) {
        const object = await site.object(server, { categories: { [logbook]: { description: 'x' } } });
        return (await site.value(object, logbook, 'object')) === object;
      },
      expected: true,
    },
    copied: {
      what: 'what only the service sets is not copied',
      async happens(site) {
        const template = await site.object(server);
        await site.put(template, logbook, { event_static: 'old' });
        return site.value(await site.object(server, { template }), logbook, 'event_static');
      },
      expected: undefined,
    },
  },
};
