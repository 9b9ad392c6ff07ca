import { verbs } from '../../../generated/methods.js';
import type { EntryOccasions, ObjectOccasions } from '../../../src/domain/entries/entry-rule.js';
import { digestOf } from '../../../src/domain/users/keys.js';
import { openSession } from '../../../src/domain/users/sessions.js';
import { chains, group, person, type Site, server } from './site.js';

/** What a rule does on an occasion, in words and as it is seen. */
interface Example {
  readonly what: string;
  readonly happens: (site: Site) => Promise<unknown>;
  readonly expected: unknown;
}

/** A category that a rule applies to, and an example for each occasion on which the rule does something. */
interface Row {
  readonly category: string;
  readonly cells: Readonly<Partial<Record<keyof EntryOccasions | keyof ObjectOccasions, Example>>>;
}

const address = 'C__CATG__IP';
const access = 'C__CATG__ACCESS';
const connector = 'C__CATG__CONNECTOR';
const groups = 'C__CATS__PERSON_ASSIGNED_GROUPS';
const image = 'C__CATG__IMAGE';
const login = 'C__CATS__PERSON_LOGIN';
const logbook = 'C__CATG__LOGBOOK';
const master = 'C__CATS__PERSON_MASTER';
const net = 'C__CATS__NET';
const passwd = 'C__CATG__PASSWD';
const workstations = 'C__CATG__PERSON_ASSIGNED_WORKSTATION';
const workstation = 'C__CATG__LOGICAL_UNIT';

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const everything = JSON.stringify([{ verbs }]);
const ada = { title: 'ada', user_pass: 'correct horse battery staple' };

/** An address of a net, and what gives it to a server. */
async function inNet(site: Site): Promise<object> {
  return { net: await site.object('C__OBJTYPE__LAYER3_NET'), ipv4_address: '10.0.0.5' };
}

async function memberOf(site: Site): Promise<readonly [member: number, data: object]> {
  const admins = await site.object(group);
  await site.context.store.users.putGrants(admins, everything);
  return [await site.object(person), { connected_object: admins }];
}

async function connected(site: Site): Promise<readonly [one: number, other: number, entry: number]> {
  const [one, other] = [await site.object(server), await site.object(server)];
  const entry = await site.save(other, connector, { title: 'b' });
  await site.save(one, connector, { title: 'a', assigned_connector: entry });
  return [one, other, entry];
}

async function primaries(site: Site, object: number): Promise<readonly boolean[]> {
  return (await site.entries(object, access)).map(({ primary }) => primary);
}

async function pictured(site: Site): Promise<number> {
  return site.object(server, { categories: { [image]: { image: pixel } } });
}

async function isPictured({ context }: Site, object: number): Promise<boolean> {
  const found = await context.store.reads.objects.find(object);
  return typeof found?.picture === 'string';
}

async function atWork(site: Site): Promise<readonly [worker: number, place: number, entry: number]> {
  const [worker, place] = [await site.object(person), await site.object('C__OBJTYPE__WORKSTATION')];
  return [worker, place, await site.save(worker, workstations, { assigned_workstations: [place] })];
}

async function user(site: Site, data: object = ada): Promise<number> {
  return site.object(person, { categories: { [login]: data } });
}

export const examples: Readonly<Record<string, Row>> = {
  automaticValues: {
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
  },
  net: {
    category: net,
    cells: {
      prepare: {
        what: 'the suffix follows from the netmask',
        async happens(site) {
          const data = { address: '10.0.0.0', netmask: '255.255.255.0' };
          return site.value(await site.object('C__OBJTYPE__LAYER3_NET', { categories: { [net]: data } }), net, 'cidr_suffix');
        },
        expected: 24,
      },
    },
  },
  access: {
    category: groups,
    cells: {
      prepare: {
        what: 'nobody becomes a member of a group that may do more than the caller',
        async happens(site) {
          const [member, data] = await memberOf(site);
          return site.ofPersons().save(member, groups, data);
        },
        expected: ['Forbidden', 'right'],
      },
      stepping: {
        what: 'nobody leaves a group that may do more than the caller',
        async happens(site) {
          const [member, data] = await memberOf(site);
          return site.ofPersons().step('archive', member, groups, await site.save(member, groups, data));
        },
        expected: ['Forbidden', 'right'],
      },
      objectStepping: {
        what: 'nobody is archived who may do more than the caller',
        async happens(site) {
          const admin = await site.object(person);
          await site.context.store.users.putGrants(admin, everything);
          return site.ofPersons().stepObject('archive', admin);
        },
        expected: ['Forbidden', 'right'],
      },
    },
  },
  acyclic: {
    category: chains,
    cells: {
      written: {
        what: 'a link that leads back is refused',
        async happens(site) {
          const [whole, part] = [await site.object(server), await site.object(server)];
          await site.save(whole, chains, { part });
          return site.save(part, chains, { part: whole });
        },
        expected: ['ValidationFailed', 'part'],
      },
      stepping: {
        what: 'an entry does not return whose link leads back by now',
        async happens(site) {
          const [whole, part] = [await site.object(server), await site.object(server)];
          const entry = await site.save(whole, chains, { part });
          await site.step('archive', whole, chains, entry);
          await site.save(part, chains, { part: whole });
          return site.step('recycle', whole, chains, entry);
        },
        expected: ['Conflict', 'part'],
      },
    },
  },
  place: {
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
      stepping: {
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
  },
  primary: {
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
      stepping: {
        what: 'a primary entry that is archived hands over to another one',
        async happens(site) {
          const object = await site.object(server, { categories: { [access]: [{ title: 'a', primary: 1 }, { title: 'b' }] } });
          await site.step('archive', object, access, (await site.entries(object, access))[0]?.id);
          return primaries(site, object);
        },
        expected: [false, true],
      },
    },
  },
  connection: {
    category: connector,
    cells: {
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
  },
  login: {
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
      stepped: {
        what: 'sessions of a purged login end, and are not good again with the next one',
        async happens(site) {
          const { store } = site.context;
          const somebody = await user(site);
          const session = await openSession(store, somebody, 60, new Date());
          await site.step('purge', somebody, login);
          await site.save(somebody, login, { title: 'ada' });
          return store.users.withSession(digestOf(session, store.secret), new Date().toISOString());
        },
        expected: undefined,
      },
    },
  },
  secrets: {
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
  },
  picture: {
    category: image,
    cells: {
      written: {
        what: 'an object has the picture of its entry',
        happens: async site => isPictured(site, await pictured(site)),
        expected: true,
      },
      stepped: {
        what: 'with the entry goes the picture',
        async happens(site) {
          const object = await pictured(site);
          await site.step('purge', object, image);
          return isPictured(site, object);
        },
        expected: false,
      },
    },
  },
  titleSync: {
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
  },
  bidirectionalLink: {
    category: workstations,
    cells: {
      written: {
        what: 'the other side of a link shows it',
        async happens(site) {
          const [worker, place] = await atWork(site);
          return (await site.value(place, workstation, 'parent')) === worker;
        },
        expected: true,
      },
      copied: {
        what: 'a copy does not take what leads to one owner alone',
        async happens(site) {
          const [template] = await atWork(site);
          return site.value(await site.object(person, { template }), workstations, 'assigned_workstations');
        },
        expected: undefined,
      },
      stepped: {
        what: 'the other side of a link forgets what is purged',
        async happens(site) {
          const [worker, place, entry] = await atWork(site);
          await site.step('purge', worker, workstations, entry);
          return site.value(place, workstation, 'parent');
        },
        expected: undefined,
      },
    },
  },
};
