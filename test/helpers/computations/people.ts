import type { Computations } from './started.js';

/** Contacts, groups and subscriptions. */
export const people: Computations = {
  'contacts are named, with their roles': async (t, { made, save, read }) => {
    const [server, ada, bob] = [await made('SERVER', 'web1'), await made('PERSON', 'Ada'), await made('PERSON', 'Bob')];
    await save(server, 'C__CATG__CONTACT', { contact_object: ada, role: 'Keeper' });
    await save(server, 'C__CATG__CONTACT', { contact_object: bob, primary: true });
    for (const page of [{}, { limit: 1 }])
      t.like((await read(server, 'C__CATG__CONTACT', page))[0], {
        primary_contact: 'Bob',
        contact_list: 'Ada, Bob',
        contact_list_with_roles: 'Ada (Keeper), Bob',
      });
    t.like((await read(ada, 'C__CATS__PERSON_CONTACT_ASSIGNMENT'))[0], {
      object: { title: 'web1' },
      object_type: { const: 'C__OBJTYPE__SERVER' },
      role: { title: 'Keeper' },
    });
  },

  'members of a group are described by their master data': async (t, { made, save, read }) => {
    const [group, ada, company] = [
      await made('PERSON_GROUP', 'Admins'),
      await made('PERSON', 'Ada'),
      await made('ORGANIZATION', 'Acme'),
    ];
    const bob = await made('PERSON', 'Bob');
    const person = { first_name: 'Ada', last_name: 'Lovelace', mail: 'ada@example.org', organization: company };
    await save(ada, 'C__CATS__PERSON_MASTER', person);
    for (const connected_object of [ada, bob]) await save(group, 'C__CATS__PERSON_GROUP_MEMBERS', { connected_object });
    for (const page of [{}, { limit: 1 }])
      t.like((await read(group, 'C__CATS__PERSON_GROUP_MEMBERS', page))[0], {
        first_name: 'Ada',
        email_address: 'ada@example.org',
        organization: { title: 'Acme' },
        connected_object: { title: 'Ada Lovelace' },
        members: 'Ada Lovelace, Bob',
        membersCount: '2',
      });
    t.like((await read(bob, 'C__CATS__PERSON_ASSIGNED_GROUPS'))[0], { contact: { title: 'Admins' } });
  },

  'a subscription names its subscribers, as long as they have it': async (t, { made, save, read }) => {
    const cloud = await made('CLIENT', 'Office');
    const uuidOf = (digit: number) => `123e4567-e89b-12d3-a456-42661417400${digit}`;
    const subscription = await save(cloud, 'C__CATG__CLOUD_SUBSCRIPTIONS', { uuid: uuidOf(1) });
    await save(cloud, 'C__CATG__CLOUD_SUBSCRIPTIONS', { uuid: uuidOf(2) });
    const [ada, bob] = [await made('PERSON', 'Ada'), await made('PERSON', 'Bob')];
    for (const person of [ada, bob]) await save(person, 'C__CATG__ASSIGNED_SUBSCRIPTIONS', { uuid: subscription });
    const shown = (await read(cloud, 'C__CATG__CLOUD_SUBSCRIPTIONS')).map(({ subscribers }) => subscribers);
    t.deepEqual(shown, ['Ada, Bob', '']);
  },
};
