import type { Row } from './row.js';
import { type Site, server } from './site.js';

const address = 'C__CATG__IP';

/** An address of a net, and what gives it to a server. */
async function inNet(site: Site): Promise<object> {
  return { net: await site.object('C__OBJTYPE__LAYER3_NET'), ipv4_address: '10.0.0.5' };
}

export const row: Row = {
  category: address,
  cells: {
    prepare: {
      what: 'an address of a net is taken once',
      async happens(site) {
        const categories = { [address]: await inNet(site) };
        await site.object(server, { categories });
        return site.save(await site.object(server), address, categories[address] ?? {});
      },
      expected: ['ValidationFailed', 'ipv4_address'],
    },
    beforeTransition: {
      what: 'an entry does not return whose address is taken by now',
      async happens(site) {
        const data = await inNet(site);
        const [one, other] = [await site.object(server), await site.object(server)];
        const entry = await site.save(one, address, data);
        await site.step('archive', one, address, entry);
        await site.save(other, address, data);
        return site.step('recycle', one, address, entry);
      },
      expected: ['Conflict', 'ipv4_address'],
    },
    objectCopied: {
      what: 'a copy does not have the address of its template',
      async happens(site) {
        const template = await site.object(server, { categories: { [address]: await inNet(site) } });
        await site.object(server, { template });
      },
      expected: ['ValidationFailed', 'template'],
    },
    objectStepping: {
      what: 'an object does not return whose address is taken by now',
      async happens(site) {
        const categories = { [address]: await inNet(site) };
        const object = await site.object(server, { categories });
        await site.stepObject('archive', object);
        await site.object(server, { categories });
        return site.stepObject('recycle', object);
      },
      expected: ['Conflict', 'object'],
    },
  },
};
