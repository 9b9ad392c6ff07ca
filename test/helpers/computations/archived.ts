import type { Computations, Started } from './started.js';

interface Gathered {
  /** An object that gathers, and one whose entries it gathers. */
  make(started: Started): Promise<readonly [gathering: number, gathered: number]>;
  readonly category: string;
  readonly attribute: string;
  /** What it shows with the other object, and without it. */
  readonly shown: readonly [whole: string, archived: string];
}

/** An attribute for each kind of question that gathers entries of other objects. */
const gathering: Readonly<Record<string, Gathered>> = {
  'links to an object': {
    async make({ made, save }) {
      const [application, server] = [await made('APPLICATION', 'Office'), await made('SERVER', 'web1')];
      await save(application, 'C__CATS__APPLICATION', { specification: 'x' });
      await save(server, 'C__CATG__APPLICATION', { application });
      return [application, server];
    },
    category: 'C__CATS__APPLICATION',
    attribute: 'installation_count',
    shown: ['1', '0'],
  },
  'links to an entry': {
    async make({ made, save }) {
      const [licence, client] = [await made('LICENCE', 'Volume licence'), await made('CLIENT', 'pc1')];
      const key = await save(licence, 'C__CATS__LICENCE_LIST', { key: 'ABC', amount: 3 });
      await save(client, 'C__CATG__APPLICATION', { application: await made('APPLICATION', 'Office'), assigned_license: key });
      return [licence, client];
    },
    category: 'C__CATS__LICENCE_LIST',
    attribute: 'lic_not_in_use',
    shown: ['2', '3'],
  },
  'entries that link to an object': {
    async make({ made, save }) {
      const [zone, net] = [await made('NET_ZONE', 'DMZ'), await made('LAYER3_NET', 'Office')];
      await save(net, 'C__CATS__NET_ZONE', { zone, range_from: '10.0.0.1', range_to: '10.0.0.9' });
      await save(zone, 'C__CATG__NET_ZONE', {});
      return [zone, net];
    },
    category: 'C__CATG__NET_ZONE',
    attribute: 'from_to',
    shown: ['10.0.0.1 - 10.0.0.9', ''],
  },
  'entries that link to an entry': {
    async make({ made, save }) {
      const [cloud, person] = [await made('CLIENT', 'Office'), await made('PERSON', 'Ada')];
      const uuid = await save(cloud, 'C__CATG__CLOUD_SUBSCRIPTIONS', { uuid: '123e4567-e89b-12d3-a456-426614174001' });
      await save(person, 'C__CATG__ASSIGNED_SUBSCRIPTIONS', { uuid });
      return [cloud, person];
    },
    category: 'C__CATG__CLOUD_SUBSCRIPTIONS',
    attribute: 'subscribers',
    shown: ['Ada', ''],
  },
  titles: {
    async make({ made, save }) {
      const [net, server] = [await made('LAYER3_NET', 'Office'), await made('SERVER', 'web1')];
      await save(net, 'C__CATS__NET', { address: '192.0.2.0', cidr_suffix: 24 });
      await save(server, 'C__CATG__IP', { net, ipv4_address: '192.0.2.10' });
      return [net, server];
    },
    category: 'C__CATS__NET',
    attribute: 'free_addresses',
    shown: ['1 / 254', '0 / 254'],
  },
};

/** What is gathered from other objects. */
export const archived: Computations = Object.fromEntries(
  Object.entries(gathering).map(([kind, each]) => [
    `nothing of an archived object is gathered by ${kind}, until it is brought back`,
    async (t, started) => {
      const [gathers, gathered] = await each.make(started);
      const [whole, without] = each.shown;
      const value = async (): Promise<unknown> => (await started.read(gathers, each.category))[0]?.[each.attribute];
      t.is(await value(), whole);
      await started.archive(gathered);
      t.is(await value(), without);
      await started.recycle(gathered);
      t.is(await value(), whole);
      await started.archive(gathers);
      t.is(await value(), whole, 'an archived object gathers as before');
    },
  ]),
);
