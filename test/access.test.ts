import { type MethodName, methods, verbs } from '../generated/methods.js';
import { type AccessWorld, accessWorldIn, addKeyWithoutAdministration, categories } from './helpers/rights/access.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { addKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

type Params = (world: AccessWorld) => object;
type WriteMethod = { [Name in MethodName]: (typeof methods)[Name]['access'] extends 'write' ? Name : never }[MethodName];

/** A call by which somebody gets or loses a login or rights, and what has to be done before it. */
interface Way {
  readonly params: Params;
  readonly first?: readonly [method: MethodName, params: Params];
  /** The person who gets access thereby has no rights. */
  readonly isHarmless?: true;
}

const { login, groups, members } = categories;
const [person, personGroup] = ['C__OBJTYPE__PERSON', 'C__OBJTYPE__PERSON_GROUP'];

const isHarmless = true;

/** A step of an object: of a person who has a login, and of a group that has rights. */
function steps(params: (object: number) => object, first?: readonly [MethodName, (object: number) => object]): readonly Way[] {
  const of = (who: 'user' | 'group'): Way => ({
    params: world => params(world[who]),
    ...(first && { first: [first[0], world => first[1](world[who])] as const }),
  });
  return [of('user'), of('group')];
}

/** A step of a membership, from both of its sides. */
function leaving(params: (object: number, category: string, entry: number) => object, first?: MethodName): readonly Way[] {
  const of = (owner: 'user' | 'group', category: string): Way => ({
    params: world => params(world[owner], category, world.membership),
    ...(first && { first: [first, world => byEntry(world[owner], category, world.membership)] as const }),
  });
  return [of('user', groups), of('group', members)];
}

const byEntry = (object: number, category: string, entry: number) => ({ object, category, entry });
const byCateID = (objID: number, category: string, cateID: number) => ({ objID, category, cateID });
const whole = (object: number) => ({ object });
const asDeleted = (id: number) => ({ id, status: 'C__RECORD_STATUS__DELETED' });

/** Access that an entry gives or takes when it is saved; `owner` is what the method calls the object. */
const saving = (owner: string): readonly Way[] => [
  { params: ({ nobody, newLogin }) => ({ [owner]: nobody, category: login, data: { title: newLogin } }), isHarmless },
  { params: ({ user }) => ({ [owner]: user, category: login, data: { disabled_login: 1 } }) },
  { params: ({ user, newLogin }) => ({ [owner]: user, category: login, data: { title: newLogin } }) },
  { params: ({ user }) => ({ [owner]: user, category: login, data: { user_pass: 'another-password' } }) },
];
const joining = (owner: string): readonly Way[] => [
  { params: ({ nobody, group }) => ({ [owner]: nobody, category: groups, data: { connected_object: group } }) },
  { params: ({ nobody, group }) => ({ [owner]: group, category: members, data: { connected_object: nobody } }) },
];
const created = (params: Params): Way => ({ params: world => ({ title: 'Eve', ...params(world) }) });
const harmless = (way: Way): Way => ({ ...way, isHarmless });
const loginName = ({ loginName }: AccessWorld) => ({ login: loginName });
const rights = ({ granted }: AccessWorld) => [{ verbs: granted }];

const newProvider = { id: 'example', issuer: 'https://login.invalid', client: 'kataster' };

/** A row per method that writes, with every way it gives or takes access. A method without one does not compile. */
const ways: Readonly<Record<WriteMethod, readonly Way[]>> = {
  'cmdb.category.archive': leaving(byEntry),
  'cmdb.category.create': [...saving('objID'), ...joining('objID')],
  'cmdb.category.delete': leaving(byCateID),
  'cmdb.category.purge': [
    ...leaving(byEntry),
    { params: ({ user, login: entry }) => ({ object: user, category: login, entry }) },
  ],
  'cmdb.category.quickpurge': [...leaving(byCateID), { params: ({ user }) => ({ objID: user, category: login }) }],
  'cmdb.category.recycle': leaving(byEntry, 'cmdb.category.archive'),
  'cmdb.category.save': [
    ...saving('object'),
    ...joining('object'),
    {
      params: ({ user, emptyGroup, membership }) => ({
        ...byEntry(user, groups, membership),
        data: { connected_object: emptyGroup },
      }),
    },
  ],
  'cmdb.category.update': [
    ...saving('objID'),
    {
      params: ({ user, emptyGroup, membership }) => ({
        objID: user,
        category: groups,
        data: { category_id: membership, connected_object: emptyGroup },
      }),
    },
  ],
  'cmdb.dialog.create': [],
  'cmdb.dialog.delete': [],
  'cmdb.dialog.update': [],
  'cmdb.logbook.create': [],
  'cmdb.object-type-group.create.v2': [],
  'cmdb.object-type-group.delete.v2': [],
  'cmdb.object-type-group.update.v2': [],
  'cmdb.object-type.create.v2': [],
  'cmdb.object-type.delete.v2': [],
  'cmdb.object-type.update.v2': [],
  'cmdb.object.archive': steps(whole),
  'cmdb.object.create': [
    harmless(created(({ newLogin }) => ({ type: person, categories: { [login]: { title: newLogin } } }))),
    harmless(created(({ newLogin }) => ({ type: 'C__OBJTYPE__SERVER', categories: { [login]: { title: newLogin } } }))),
    created(({ group }) => ({ type: person, categories: { [groups]: { connected_object: group } } })),
    harmless(
      created(({ nobody, emptyGroup }) => ({
        type: personGroup,
        template: emptyGroup,
        categories: { [members]: { connected_object: nobody } },
      })),
    ),
    created(({ template }) => ({ type: person, template })),
  ],
  'cmdb.object.delete': steps(asDeleted),
  'cmdb.object.markAsMassChangeTemplate': steps(whole),
  'cmdb.object.markAsTemplate': steps(whole),
  'cmdb.object.purge': steps(whole, ['cmdb.object.delete', asDeleted]),
  'cmdb.object.quickpurge': [...steps(id => ({ id })), ...steps(id => ({ ids: [id] }))],
  'cmdb.object.recycle': steps(whole, ['cmdb.object.archive', whole]),
  'cmdb.object.update': [],
  'cmdb.status.delete': [],
  'cmdb.status.save': [],
  'cmdb.external.link.v2': [],
  'cmdb.external.push.v2': [],
  'console.system.objectcleanup': steps(() => ({ options: { objectStatus: 3 } }), ['cmdb.object.archive', whole]),
  'idoit.login': [],
  'idoit.logout': [],
  'kataster.dialog.merge': [],
  'kataster.object.merge': [
    { params: ({ user, nobody }) => ({ object: user, into: nobody }) },
    { params: ({ group, emptyGroup }) => ({ object: group, into: emptyGroup }) },
  ],
  'kataster.changes.apply': [],
  'kataster.changes.revert': [],
  'kataster.imports.save': [],
  'kataster.import_profile.delete': [],
  'kataster.import_profile.save': [],
  'kataster.schema.apply': [],
  'kataster.object_type.update': [],
  'kataster.grant.create': [
    { params: world => ({ to: world.user, rights: [...rights(world), { verbs: ['view'], categories: [login] }] }) },
    { params: world => ({ to: world.emptyGroup, rights: rights(world) }) },
  ],
  'kataster.grant.revoke': [
    { params: ({ loginName: to }) => ({ to }) },
    { params: world => ({ to: world.group, rights: rights(world) }) },
  ],
  'kataster.provider.delete': [
    harmless({ params: () => ({ id: 'example' }), first: ['kataster.provider.save', () => newProvider] }),
  ],
  'kataster.provider.link': [
    {
      params: ({ loginName: login }) => ({ id: 'example', subject: 'subject', login }),
      first: ['kataster.provider.save', () => newProvider],
    },
  ],
  // A sync gives what the rules give, and those were saved by somebody who reaches as far.
  'kataster.provider.sync': [],
  'kataster.provider.save': [{ params: ({ group }) => ({ ...newProvider, rules: [{ group: 'staff', person_group: group }] }) }],
  'kataster.key.create': [{ params: world => ({ title: 'new', rights: rights(world) }) }],
  'kataster.key.revoke': [{ params: ({ key: id }) => ({ id }) }],
  'kataster.key.rotate': [{ params: ({ key: id }) => ({ id }) }, { params: ({ key: id }) => ({ id, keep: 0 }) }],
  'kataster.key.update': [
    { params: ({ key: id }) => ({ id, rights: [] }) },
    { params: ({ key: id }) => ({ id, rights: null }) },
    { params: ({ key: id }) => ({ id, addresses: ['10.0.0.0/8'] }) },
    { params: ({ key: id }) => ({ id, expires: '2040-12-31' }) },
  ],
  'kataster.passkey.confirm': [],
  'kataster.passkey.create': [],
  'kataster.passkey.delete': [],
  'kataster.passkey.update': [],
  'kataster.second_factor.confirm': [],
  'kataster.second_factor.create': [],
  'kataster.second_factor.reset': [{ params: loginName }],
  'kataster.session.end': [],
  'kataster.user.create': [{ params: ({ newLogin }) => ({ login: newLogin }), isHarmless }],
  'kataster.user.disable': [{ params: loginName }],
  'kataster.user.enable': [{ params: loginName, first: ['kataster.user.disable', loginName] }],
  'kataster.user.endSessions': [{ params: loginName }],
  'kataster.user.setPassword': [{ params: world => ({ ...loginName(world), password: 'another-password' }) }],
  'kataster.user.password': [],
  'kataster.webhook.create': [],
  'kataster.report.delete': [],
  'kataster.report.save': [],
  'monitoring.livestatus.create': [],
  'monitoring.livestatus.delete': [],
  'monitoring.livestatus.update': [],
  'kataster.webhook.delete': [],
  'kataster.webhook.resend': [],
  'kataster.webhook.rotate': [],
  'kataster.webhook.update': [],
};

const taken = Object.entries(ways).filter(([, { length }]) => length > 0);
const stepsOfObjects = taken.filter(([method]) => method.startsWith('cmdb.object.') && method !== 'cmdb.object.create');

const without = 'a-key-without-administration';
const lesser = 'a-key-that-lacks-one-right';

for (const engine of enginesInTurn) {
  for (const [method, all] of taken)
    engine.test(`${method} gives or takes access with the right to administer only on ${engine.name}`, async t => {
      const service = await startedService(t, engine, { KATASTER_QUICKPURGE: 'on' });
      await addKeyWithoutAdministration(service, without);
      const call = callerOf(service, 'contract');
      for (const [at, { params, first }] of all.entries()) {
        const world = await accessWorldIn(service);
        if (first) await resultOf(call(first[0], first[1](world)));
        const before = await world.access();
        const { error } = await call(method, { apikey: without, ...params(world) });
        t.regex(
          String(error?.data?.right),
          /expected the right to administer .*, which this key lacks/,
          `${at}: ${error?.message}`,
        );
        t.is(await world.access(), before, `way ${at}`);
        await resultOf(call(method, params(world)));
        t.not(await world.access(), before, `way ${at} gives or takes access`);
      }
    });

  for (const [method, all] of taken)
    engine.test(`${method} gives or takes no more access than its caller has on ${engine.name}`, async t => {
      const service = await startedService(t, engine, { KATASTER_QUICKPURGE: 'on' });
      const lacked = methods[method as WriteMethod].permission.verb === 'create' ? 'delete' : 'create';
      await addKey(service.store, lesser, 'lesser', { grants: [{ verbs: verbs.filter(verb => verb !== lacked) }] });
      const call = callerOf(service, 'contract');
      for (const [at, { params, first, isHarmless: permitted }] of all.entries()) {
        const world = await accessWorldIn(service, [lacked]);
        if (first) await resultOf(call(first[0], first[1](world)));
        const before = await world.access();
        const { error } = await call(method, { apikey: lesser, ...params(world) });
        if (permitted) t.is(error, undefined, `way ${at}`);
        else
          t.regex(
            String(error?.data?.right),
            new RegExp(`expected the right to ${lacked} .*, which this key lacks`),
            `way ${at}`,
          );
        t.is((await world.access()) === before, !permitted, `way ${at}`);
      }
    });

  for (const [method, all] of stepsOfObjects)
    engine.test(`${method} needs no right to administer where there is no access to give or take on ${engine.name}`, async t => {
      const service = await startedService(t, engine, { KATASTER_QUICKPURGE: 'on' });
      await addKeyWithoutAdministration(service, without);
      const call = callerOf(service, 'contract');
      for (const { params, first } of all) {
        const world = await accessWorldIn(service);
        const harmless = { ...world, user: world.nobody, group: world.emptyGroup };
        if (first) await resultOf(call(first[0], first[1](harmless)));
        t.like(await resultOf(call(method, { apikey: without, ...params(harmless) })), { success: true });
      }
    });

  engine.test(`a login that its caller may not see is kept from them all the same on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const grants = [{ verbs, categories: ['C__CATG__GLOBAL'] }];
    await addKey(service.store, without, 'Global alone', { grants });
    const { user } = await accessWorldIn(service);
    const { error } = await callerOf(service, 'contract')('cmdb.object.archive', { apikey: without, object: user });
    t.regex(String(error?.data?.right), /administer entries of C__CATS__PERSON_LOGIN of C__OBJTYPE__PERSON/);
  });
}
