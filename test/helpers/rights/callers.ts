import { type Verb, verbs } from '../../../generated/methods.js';
import type { Grant } from '../../../src/domain/access/rights.js';
import type { Store } from '../../../src/domain/storage/store.js';
import { addKey, type TestService } from '../service.js';
import { byPassword, bySession, withUser } from '../users.js';
import { enterBy, type WayIn } from '../ways-in.js';
import { address, type Row, type Subject } from './rows.js';

/** Outcome of a call by a kind of caller: success, or the error. `missing` is the answer for absent records. */
export type Outcome = 'success' | 'missing' | 'Forbidden' | 'AuthenticationFailed';

/** A kind of caller: its credentials, and its expected outcomes. */
export interface CallerKind {
  readonly name: string;
  readonly apikey: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  expected(row: Row): Outcome;
}

const refused = (): Outcome => 'AuthenticationFailed';

/** Outcomes by subject of a method, for all verbs on other object types. */
const toOtherTypes: Readonly<Record<Subject, Outcome>> = {
  entry: 'missing',
  object: 'missing',
  'purged object': 'missing',
  change: 'missing',
  'new object': 'Forbidden',
  category: 'success',
  'shared choice': 'Forbidden',
  access: 'Forbidden',
  catalogue: 'success',
};
const toOtherCategories: Readonly<Record<Subject, Outcome>> = {
  entry: 'Forbidden',
  object: 'Forbidden',
  'purged object': 'Forbidden',
  change: 'missing',
  'new object': 'Forbidden',
  category: 'Forbidden',
  'shared choice': 'Forbidden',
  access: 'Forbidden',
  catalogue: 'success',
};

/** The rights of keys that have some, and what is answered to them. */
const kinds: Readonly<Record<string, { readonly grants: readonly Grant[]; expected(row: Row): Outcome }>> = {
  'nothing granted': { grants: [], expected: ({ needs }) => (needs === 'any' ? 'success' : 'Forbidden') },
  ...Object.fromEntries(verbs.map(verb => [`only ${verb}`, { grants: [{ verbs: [verb] }], expected: allowedTo([verb]) }])),
  'everything but one verb each': {
    grants: [{ verbs: ['view'] }, { verbs, objectTypes: ['C__OBJTYPE__CLIENT'] }],
    expected: row => (allowedTo(['view'])(row) === 'success' || elsewhere(row) ? 'success' : 'Forbidden'),
  },
  'other types': { grants: [{ verbs, objectTypes: ['C__OBJTYPE__CLIENT'] }], expected: ({ actsOn }) => toOtherTypes[actsOn] },
  'other categories': {
    grants: [{ verbs, categories: ['C__CATG__ACCESS'] }],
    expected: ({ actsOn, needs }) => (actsOn === 'object' && needs === 'view' ? 'success' : toOtherCategories[actsOn]),
  },
  'this type': { grants: [{ verbs, objectTypes: ['C__OBJTYPE__SERVER'] }], expected: unlessShared },
  'these categories': {
    grants: [{ verbs, categories: [address, 'C__CATG__LOGBOOK', 'C__CATG__MODEL', 'C__CATG__GLOBAL'] }],
    expected: row => (row.actsOn === 'purged object' ? 'Forbidden' : unlessShared(row)),
  },
  'this type in other categories, other types in these': {
    grants: [
      { verbs, objectTypes: ['C__OBJTYPE__SERVER'], categories: ['C__CATG__ACCESS'] },
      { verbs, objectTypes: ['C__OBJTYPE__CLIENT'] },
    ],
    expected: ({ actsOn, needs }) => {
      if (actsOn === 'change') return 'missing';
      return elsewhere({ actsOn }) || needs === 'view' ? 'success' : 'Forbidden';
    },
  },
};

/** Forbidden for shared choices and access, which callers with limited rights cannot change. */
function unlessShared({ actsOn }: Pick<Row, 'actsOn'>): Outcome {
  return actsOn === 'shared choice' || actsOn === 'access' ? 'Forbidden' : 'success';
}

function elsewhere({ actsOn }: Pick<Row, 'actsOn'>): boolean {
  return actsOn === 'catalogue' || actsOn === 'category';
}

function allowedTo(granted: readonly Verb[]) {
  return ({ needs, actsOn }: Row): Outcome => {
    if (needs !== 'any' && !granted.includes(needs)) return 'Forbidden';
    return actsOn === 'change' && !granted.includes('view') ? 'missing' : 'success';
  };
}

/** Every kind of caller, made known to a service: those who come in by a way of their own by this one. */
export async function callersOf(service: TestService, way: WayIn): Promise<readonly CallerKind[]> {
  const { store, clock } = service;
  const users = await usersOf(store, clock.now());
  return [...(await keysOf(store)), ...users, ...(await callersBy(way, service))];
}

/** The same two persons, by whatever way they come in. */
async function callersBy(way: WayIn, service: TestService): Promise<readonly CallerKind[]> {
  const callers: CallerKind[] = [];
  for (const [login, { grants, expected }] of Object.entries(entering)) {
    const id = await withUser(service.store, login, grants);
    const { apikey, headers } = await enterBy[way](service, { id, login, grants });
    callers.push({ name: `${login} by ${way}`, apikey, headers, expected });
  }
  return callers;
}

const entering: Readonly<Record<string, { readonly grants: readonly Grant[]; expected(row: Row): Outcome }>> = {
  somebodyElse: { grants: [{ verbs, objectTypes: ['C__OBJTYPE__SERVER'] }], expected: unlessShared },
  nobodyElse: { grants: [], expected: ({ needs }) => (needs === 'any' ? 'success' : 'Forbidden') },
};

async function usersOf(store: Store, now: Date): Promise<readonly CallerKind[]> {
  const thisType: readonly Grant[] = [{ verbs, objectTypes: ['C__OBJTYPE__SERVER'] }];
  await withUser(store, 'visitor');
  const nobody = await withUser(store, 'nobody');
  const somebody = await withUser(store, 'somebody', thisType);
  const over = await bySession(store, somebody, new Date(now.getTime() - 7_200_000));
  const everyRight = { apikey: 'a-key-with-every-right' };
  const noKey = { apikey: undefined };
  const ofNothing = ({ needs }: Row): Outcome => (needs === 'any' ? 'success' : 'Forbidden');
  return [
    { name: 'a user, nothing granted', ...everyRight, headers: byPassword('nobody'), expected: ofNothing },
    { name: 'their session', ...everyRight, headers: await bySession(store, nobody, now), expected: ofNothing },
    { name: 'a user of this type', ...everyRight, headers: byPassword('somebody'), expected: unlessShared },
    { name: 'the session of one', ...everyRight, headers: await bySession(store, somebody, now), expected: unlessShared },
    { name: 'a session that is over', ...everyRight, headers: over, expected: refused },
    { name: 'a wrong password', ...everyRight, headers: byPassword('somebody', 'guess'), expected: refused },
    {
      name: 'a user of this type with a key of other types',
      apikey: 'a-key-with other types',
      headers: byPassword('somebody'),
      expected: ofNothing,
    },
    { name: 'a user without a key', ...noKey, headers: byPassword('somebody'), expected: withoutKey },
    { name: 'a session without a key', ...noKey, headers: await bySession(store, somebody, now), expected: unlessShared },
    { name: 'a session of nothing without a key', ...noKey, headers: await bySession(store, nobody, now), expected: ofNothing },
    { name: 'a session that is over, without a key', ...noKey, headers: over, expected: onlyLogin },
  ];
}

const withoutKey = ({ keyless }: Row): Outcome => (keyless ? 'success' : 'AuthenticationFailed');
const onlyLogin = ({ keyless }: Row): Outcome => (keyless === 'login' ? 'success' : 'AuthenticationFailed');

/** Every kind of key. */
async function keysOf(store: Store): Promise<readonly CallerKind[]> {
  await addKey(store, 'a-key-that-is-expired', 'expired', { expires: '2026-01-14T00:00:00.000Z' });
  await addKey(store, 'a-key-that-is-revoked', 'revoked', { revoked: '2026-01-14T00:00:00.000Z' });
  const granted = Object.entries(kinds).map(([name, kind]): CallerKind => ({ name, apikey: `a-key-with ${name}`, ...kind }));
  for (const [name, { grants }] of Object.entries(kinds)) await addKey(store, `a-key-with ${name}`, name, { grants });
  await addKey(store, 'a-key-with-every-right', 'full');
  return [
    { name: 'no key', apikey: undefined, expected: withoutKey },
    { name: 'a key of another kind', apikey: 7, expected: refused },
    { name: 'unknown', apikey: 'a-key-that-nobody-knows', expected: refused },
    { name: 'expired', apikey: 'a-key-that-is-expired', expected: refused },
    { name: 'revoked', apikey: 'a-key-that-is-revoked', expected: refused },
    ...granted,
    { name: 'every right', apikey: 'a-key-with-every-right', expected: () => 'success' },
  ];
}
