import type { Row } from './row.js';
import { marked, person, type Site, server } from './site.js';

const data = { label: 'a' };
const categories = { [marked]: [data] };

/** An object of another type with the label of a server. */
async function ofOtherType(site: Site): Promise<number> {
  await site.object(server, { categories });
  return site.object(person, { categories });
}

export const row: Row = {
  category: marked,
  cells: {
    written: {
      what: 'a label of another object is refused',
      async happens(site) {
        await site.object(server, { categories });
        return site.save(await site.object(server), marked, { label: 'A' });
      },
      expected: ['ValidationFailed', 'label'],
    },
    afterTransition: {
      what: 'an entry does not return whose label another one has by now',
      async happens(site) {
        const object = await site.object(server);
        const entry = await site.save(object, marked, data);
        await site.step('archive', object, marked, entry);
        await site.object(server, { categories });
        return site.step('recycle', object, marked, entry);
      },
      expected: ['Conflict', 'label'],
    },
    objectTitled: {
      what: 'an object does not get a type in which another one has its label',
      happens: async site => site.save(await ofOtherType(site), 'C__CATG__GLOBAL', { type: server }),
      expected: ['Conflict', 'label'],
    },
    objectStepping: {
      what: 'an object does not return whose label another one has by now',
      async happens(site) {
        const object = await site.object(server, { categories });
        await site.stepObject('archive', object);
        await site.object(server, { categories });
        return site.stepObject('recycle', object);
      },
      expected: ['Conflict', 'label'],
    },
  },
};
