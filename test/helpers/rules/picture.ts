import type { Row } from './row.js';
import { type Site, server } from './site.js';

const image = 'C__CATG__IMAGE';
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function pictured(site: Site): Promise<number> {
  return site.object(server, { categories: { [image]: { image: pixel } } });
}

async function isPictured({ context }: Site, object: number): Promise<boolean> {
  const found = await context.store.reads.objects.find(object);
  return typeof found?.picture === 'string';
}

export const row: Row = {
  category: image,
  cells: {
    prepare: {
      what: 'what no browser shows is no picture',
      happens: site => site.object(server, { categories: { [image]: { image: 'JVBERi0xLjc=' } } }),
      expected: ['ValidationFailed', 'categories.C__CATG__IMAGE.image'],
    },
    written: {
      what: 'an object has the picture of its entry',
      happens: async site => isPictured(site, await pictured(site)),
      expected: true,
    },
    afterTransition: {
      what: 'with the entry goes the picture',
      async happens(site) {
        const object = await pictured(site);
        await site.step('purge', object, image);
        return isPictured(site, object);
      },
      expected: false,
    },
  },
};
