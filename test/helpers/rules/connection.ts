import type { Row } from './row.js';
import { type Site, server } from './site.js';

const connector = 'C__CATG__CONNECTOR';

async function connected(site: Site): Promise<readonly [one: number, other: number, entry: number]> {
  const [one, other] = [await site.object(server), await site.object(server)];
  const entry = await site.save(other, connector, { title: 'b' });
  await site.save(one, connector, { title: 'a', assigned_connector: entry });
  return [one, other, entry];
}

export const row: Row = {
  category: connector,
  cells: {
    prepare: {
      what: 'the cable of the other end is taken over',
      async happens(site) {
        const [one, other, cable] = [
          await site.object(server),
          await site.object(server),
          await site.object('C__OBJTYPE__CABLE'),
        ];
        const entry = await site.save(other, connector, { title: 'b', cable_connection: cable });
        await site.save(one, connector, { title: 'a', assigned_connector: entry });
        return (await site.value(one, connector, 'cable_connection')) === cable;
      },
      expected: true,
    },
    written: {
      what: 'the other end is connected, too',
      async happens(site) {
        const [one, other] = await connected(site);
        const [entry] = await site.entries(one, connector);
        return (await site.value(other, connector, 'assigned_connector')) === entry?.id;
      },
      expected: true,
    },
    copied: {
      what: 'a copy is not connected',
      async happens(site) {
        const [template] = await connected(site);
        return site.value(await site.object(server, { template }), connector, 'assigned_connector');
      },
      expected: undefined,
    },
  },
};
