import type { Row } from './row.js';
import { server } from './site.js';

const passwd = 'C__CATG__PASSWD';

export const row: Row = {
  category: passwd,
  cells: {
    stored: {
      what: 'a password is stored encrypted',
      async happens(site) {
        const object = await site.object(server, { categories: { [passwd]: { password: 'hidden' } } });
        return JSON.stringify(await site.entries(object, passwd)).includes('hidden');
      },
      expected: false,
    },
    copied: {
      what: 'a password is encrypted anew for the copy',
      async happens(site) {
        const template = await site.object(server, { categories: { [passwd]: { password: 'hidden' } } });
        const [copy] = await site.entries(await site.object(server, { template }), passwd);
        return copy && site.context.secrets.text(copy.values.password, { entry: copy.id, attribute: 'password' });
      },
      expected: 'hidden',
    },
  },
};
