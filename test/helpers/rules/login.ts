import type { Row } from './row.js';
import { person, type Site } from './site.js';

const login = 'C__CATS__PERSON_LOGIN';
const ada = { title: 'ada', user_pass: 'correct horse battery staple' };

async function user(site: Site, data: object = ada): Promise<number> {
  return site.object(person, { categories: { [login]: data } });
}

export const row: Row = {
  category: login,
  cells: {
    received: {
      what: 'a password is hashed before the transaction',
      happens: async site => typeof (await user(site)),
      expected: 'number',
    },
    prepare: {
      what: 'a login is of one person',
      async happens(site) {
        await user(site);
        return user(site, { title: 'ada' });
      },
      expected: ['Conflict', 'title'],
    },
    stored: {
      what: 'the hash is not stored with the entry',
      happens: async site => site.value(await user(site), login, 'user_pass'),
      expected: undefined,
    },
    written: {
      what: 'the hash is kept where a login reads it',
      async happens(site) {
        await user(site);
        return typeof (await site.context.store.users.withLogin('ada'))?.password;
      },
      expected: 'string',
    },
    copied: {
      what: 'a person with a login is a template, and the copy has no login',
      async happens(site) {
        const copy = await site.object(person, { template: await user(site) });
        return (await site.entries(copy, login)).length;
      },
      expected: 0,
    },
  },
};
