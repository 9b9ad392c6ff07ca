import type { Row } from './row.js';
import { type Site, server } from './site.js';

const access = 'C__CATG__ACCESS';

async function primaries(site: Site, object: number): Promise<readonly boolean[]> {
  return (await site.entries(object, access)).map(({ primary }) => primary);
}

export const row: Row = {
  category: access,
  cells: {
    prepare: {
      what: 'an entry that is saved as primary is the only one',
      async happens(site) {
        const object = await site.object(server, { categories: { [access]: [{ title: 'a', primary: 1 }] } });
        await site.save(object, access, { title: 'b', primary: 1 });
        return primaries(site, object);
      },
      expected: [false, true],
    },
    beforeTransition: {
      what: 'a primary entry that is archived hands over to another one',
      async happens(site) {
        const object = await site.object(server, { categories: { [access]: [{ title: 'a', primary: 1 }, { title: 'b' }] } });
        await site.step('archive', object, access, (await site.entries(object, access))[0]?.id);
        return primaries(site, object);
      },
      expected: [false, true],
    },
  },
};
