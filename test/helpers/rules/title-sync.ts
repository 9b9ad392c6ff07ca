import type { Row } from './row.js';
import { person } from './site.js';

const master = 'C__CATS__PERSON_MASTER';

export const row: Row = {
  category: master,
  cells: {
    written: {
      what: 'an object has the title that its master data make',
      async happens(site) {
        const object = await site.object(person);
        await site.save(object, master, { first_name: 'Ada', last_name: 'Lovelace' });
        return (await site.context.store.reads.objects.find(object))?.title;
      },
      expected: 'Ada Lovelace',
    },
    objectTitled: {
      what: 'master data say what the title of their object says',
      async happens(site) {
        return site.value(await site.object(person, { global: { title: 'Grace Hopper' } }), master, 'last_name');
      },
      expected: 'Hopper',
    },
  },
};
