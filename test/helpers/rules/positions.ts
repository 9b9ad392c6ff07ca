import type { Row } from './row.js';
import { type Site, server } from './site.js';

const connector = 'C__CATG__CONNECTOR';

/** A connector of two positions, and the objects and entries at these of them. */
async function taken(site: Site, positions: readonly string[]) {
  const trunk = await site.save(await site.object(server), connector, { title: 'trunk', positions: 2 });
  const ends: (readonly [object: number, entry: number])[] = [];
  for (const assigned_positions of positions) {
    const object = await site.object(server);
    ends.push([object, await site.save(object, connector, { title: 'end', assigned_connector: trunk, assigned_positions })]);
  }
  return { trunk, ends };
}

export const row: Row = {
  category: connector,
  cells: {
    written: {
      what: 'a position is not taken twice',
      happens: site => taken(site, ['1', '1-2']),
      expected: ['ValidationFailed', 'assigned_positions', 'assigned_connector'],
    },
    beforeTransition: {
      what: 'an entry does not return whose position is taken by now',
      async happens(site) {
        const { trunk, ends } = await taken(site, ['1', '2']);
        const [, [object, entry] = [0, 0]] = ends;
        await site.step('archive', object, connector, entry);
        const other = await site.object(server);
        await site.save(other, connector, { title: 'other', assigned_connector: trunk, assigned_positions: '2' });
        return site.step('recycle', object, connector, entry);
      },
      expected: ['Conflict', 'assigned_positions'],
    },
  },
};
