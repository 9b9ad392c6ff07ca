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
  'kataster.report.delete': dice => ({ title: dice.one(['one', 'other']) }),
  'kataster.report.save': dice => ({
    title: dice.one(['one', 'other']),
    columns: ['id', dice.one(['title', 'C__CATG__MODEL-serial'])],
  }),
  'monitoring.livestatus.create': dice => ({ title: dice.one(['one', 'other']), port: 1 + dice.below(3) }),
  'monitoring.livestatus.delete': dice => dice.one<object>([{ id: 1 + dice.below(9) }, { title: 'one' }]),
  'monitoring.livestatus.update': dice => ({ id: 1 + dice.below(9), address: dice.one(['a.example', 'b.example']) }),
  'kataster.webhook.delete': () => unknownWebhook,
  'kataster.webhook.resend': () => unknownWebhook,
  'kataster.webhook.rotate': () => unknownWebhook,
  'kataster.webhook.update': dice => ({ ...unknownWebhook, enabled: dice.below(2) }),
} satisfies Readonly<Record<string, Draw>>;
