import { verbs } from '../../../generated/methods.js';
import type { Dice } from '../dice.js';
import type { Draw } from './draw.js';
import { randomCategory } from './entries.js';
import { randomType } from './objects.js';
import { anyOf } from './values.js';
import type { World } from './world.js';

/** A mark that stands for the id of a key, as ids of keys are random: it is replaced where the call is sent. */
export const keyMark = '@key ';

/** One of the passwords that a login may have. */
export function randomPassword(dice: Dice, login: string): string {
  return `${dice.happens(85) ? 'a' : 'another'} password of ${login}`;
}

const randomLogin = (dice: Dice, { logins }: World): string => anyOf(dice, logins) ?? 'nobody';
const byLogin: Draw = (dice, world) => ({ login: randomLogin(dice, world) });

function randomRights(dice: Dice): readonly object[] {
  const grant = () => ({
    verbs: dice.happens(60)
      ? [...verbs]
      : verbs
          .filter(() => dice.happens(50))
          .concat('view')
          .filter(isFirst),
    ...(dice.happens(20) && { object_types: [randomType(dice)] }),
    ...(dice.happens(20) && { categories: [randomCategory(dice).storedIn] }),
  });
  return Array.from({ length: 1 + dice.below(2) }, grant);
}

function isFirst<T>(value: T, at: number, list: readonly T[]): boolean {
  return list.indexOf(value) === at;
}

/** A user, or a group, to whom rights are granted. */
function randomGrantee(dice: Dice, world: World): string | number {
  const groups = world.objects.filter(({ type }) => type === 'C__OBJTYPE__PERSON_GROUP');
  return (dice.happens(30) ? anyOf(dice, groups)?.id : undefined) ?? randomLogin(dice, world);
}

/** The key of the caller is left alone. */
const aboutKey =
  (more: (dice: Dice) => object): Draw =>
  (dice, { keys }) => {
    const known = keys.filter(({ title, revoked }) => title.startsWith('key ') && (revoked === null || dice.happens(5)));
    const key = anyOf(dice, known);
    return key && { id: keyMark + key.title, ...more(dice) };
  };

/** Ids of webhooks are random, so none is known. */
const unknownWebhook = { id: 'unknown' };

/** Titles of keys are not drawn twice: they stand for ids. */
const freshTitle = (dice: Dice): string => `key ${dice.below(2 ** 31)}`;

const limits = (dice: Dice): object => ({
  ...(dice.happens(50) && { rights: dice.happens(50) ? null : randomRights(dice) }),
  ...(dice.happens(30) && { expires: dice.one([null, '2030-01-01', '2029-12-31T23:00:00Z', '2020-01-01']) }),
  ...(dice.happens(30) && { addresses: dice.one([null, ['192.0.2.0/24'], ['2001:db8::/32']]) }),
});

/** Methods about keys, grants, users and their sessions. */
/** Constants of definitions of a site. */
const types = ['C__OBJTYPE__TANK', 'C__OBJTYPE__BOAT'];
const groups = ['C__OBJTYPE_GROUP__WATER', 'C__OBJTYPE_GROUP__AIR'];

export const accessCalls = {
  'idoit.login': (dice, world) => {
    const username = randomLogin(dice, world);
    return { username, password: randomPassword(dice, username) };
  },
  'idoit.logout': () => ({}),
  'kataster.grant.create': (dice, world) => ({ to: randomGrantee(dice, world), rights: randomRights(dice) }),
  'kataster.grant.revoke': (dice, world) => ({
    to: randomGrantee(dice, world),
    ...(dice.happens(50) && { rights: randomRights(dice) }),
  }),
  'kataster.key.create': dice => ({ title: freshTitle(dice), ...limits(dice) }),
  'kataster.key.revoke': aboutKey(() => ({})),
  'kataster.key.rotate': aboutKey(dice => (dice.happens(50) ? { keep: dice.one([0, 60, '1h']) } : {})),
  'kataster.key.update': aboutKey(dice => ({ ...(dice.happens(30) && { title: freshTitle(dice) }), ...limits(dice) })),
  'kataster.provider.delete': dice => ({ id: dice.one(['one', 'other']) }),
  'kataster.provider.link': (dice, world) => ({
    id: dice.one(['one', 'other']),
    subject: `subject ${dice.below(5)}`,
    login: randomLogin(dice, world),
  }),
  'kataster.provider.save': dice => ({
    id: dice.one(['one', 'other']),
    issuer: 'https://login.invalid',
    client: freshTitle(dice),
    admitted: dice.one([[], ['staff']]),
    enabled: dice.one([true, false]),
  }),
  'kataster.provider.sync': dice => ({ id: dice.one(['one', 'other']), dry_run: dice.one([true, false]) }),
  'kataster.passkey.confirm': () => ({ title: 'Laptop', client_data: 'e30', attestation: 'oA' }),
  'kataster.passkey.create': (dice, world) => ({ password: randomPassword(dice, randomLogin(dice, world)) }),
  'kataster.passkey.delete': () => ({ id: 'eA' }),
  'kataster.passkey.update': () => ({ id: 'eA', title: 'Laptop' }),
  'kataster.second_factor.confirm': () => ({ code: '123456' }),
  'kataster.second_factor.create': (dice, world) => ({ password: randomPassword(dice, randomLogin(dice, world)) }),
  'kataster.second_factor.reset': byLogin,
  'kataster.session.end': () => ({ id: '0'.repeat(64) }),
  'kataster.user.create': dice => {
    const login = `user${dice.below(200)}`;
    return { login, name: `Person ${login}`, ...(dice.happens(90) && { password: `a password of ${login}` }) };
  },
  'kataster.user.disable': byLogin,
  'kataster.user.enable': byLogin,
  'kataster.user.endSessions': byLogin,
  'kataster.user.password': (dice, world, login = randomLogin(dice, world)) => {
    return { old: randomPassword(dice, login), new: randomPassword(dice, login) };
  },
  'kataster.user.setPassword': (dice, world) => {
    const login = randomLogin(dice, world);
    return { login, password: randomPassword(dice, login) };
  },
  'kataster.webhook.create': dice => ({ title: freshTitle(dice), url: 'https://hooks.invalid/', filter: { method: 'none' } }),
  'kataster.import_profile.delete': dice => ({ title: dice.one(['one', 'other']) }),
  'kataster.import_profile.save': dice => ({
    title: dice.one(['one', 'other']),
    columns: [{ title: 'Name', target: 'title', key: dice.one([true, false]) }],
  }),
  'cmdb.object-type-group.create.v2': dice => ({ title: freshTitle(dice), constant: dice.one(groups) }),
  'cmdb.object-type-group.delete.v2': dice => ({ constant: dice.one(groups) }),
  'cmdb.object-type-group.update.v2': dice => ({ constant: dice.one(groups), title: freshTitle(dice), sort: dice.below(9) }),
  'cmdb.object-type.create.v2': dice => ({
    title: freshTitle(dice),
    constant: dice.happens(50) ? dice.one(types) : undefined,
    objectTypeGroup: dice.one([1, 1, ...groups]),
  }),
  'cmdb.object-type.delete.v2': dice => ({ constant: dice.one(types) }),
  'cmdb.object-type.update.v2': dice => ({ constant: dice.one(types), isContainer: dice.one([true, false]) }),
  'kataster.schema.apply': dice => {
    const constant = dice.one(types);
    return dice.happens(20)
      ? { removed: [constant] }
      : { schema: { object_types: [{ const: constant, title: { en: freshTitle(dice), de: 'x' } }] } };
  },
  'kataster.report.delete': dice => ({ title: dice.one(['one', 'other']) }),
  'kataster.report.save': dice => ({
    title: dice.one(['one', 'other']),
    columns: ['id', dice.one(['title', 'C__CATG__MODEL-serial', 'C__CATG__LOCATION-parent.C__CATG__MODEL-serial'])],
    group_by: dice.one(['', 'id']),
    totals: dice.one([[], [{ column: 'id', total: 'count' }]]),
  }),
  'monitoring.livestatus.create': dice => ({ title: dice.one(['one', 'other']), port: 1 + dice.below(3) }),
  'monitoring.livestatus.delete': dice => dice.one<object>([{ id: 1 + dice.below(9) }, { title: 'one' }]),
  // Ids that are given out in the middle of a course: the first ones are deleted early.
  'monitoring.livestatus.update': dice => ({ id: 5 + dice.below(3), address: dice.one(['a.example', 'b.example']) }),
  'kataster.webhook.delete': () => unknownWebhook,
  'kataster.webhook.resend': () => unknownWebhook,
  'kataster.webhook.rotate': () => unknownWebhook,
  'kataster.webhook.update': dice => ({ ...unknownWebhook, enabled: dice.below(2) }),
} satisfies Readonly<Record<string, Draw>>;
