import type { FailedLoginStore, UserRecord } from '../src/domain/storage/users.js';
import { loginsOver } from '../src/domain/users/login.js';
import { guessLimits, type LoginAttempt, LoginRateLimiter } from '../src/domain/users/login-rate-limiter.js';
import { RpcError } from '../src/rpc/rpc-error.js';
import { cheapHashing } from './helpers/cheap-hashing.js';
import { nameOf } from './helpers/stores.js';
import test from './helpers/suite.js';

const minute = 60_000;
const usual: LoginAttempt = { login: '7', key: 'portal', address: '192.0.2.1' };

/** Counts in memory. */
function memoryGuesses(): FailedLoginStore {
  const slots = new Map<number, { wrong: number; since: string }>();
  return {
    wrongGuesses: async (asked, since) =>
      new Map(
        asked.flatMap(slot => {
          const found = slots.get(slot);
          return found && found.since > since ? [[slot, found.wrong] as const] : [];
        }),
      ),
    noteWrongGuess: async (asked, since, time) => {
      for (const slot of asked) {
        const found = slots.get(slot);
        slots.set(slot, found && found.since > since ? { ...found, wrong: found.wrong + 1 } : { wrong: 1, since: time });
      }
    },
    forgetGuesses: async asked => {
      for (const slot of asked) slots.delete(slot);
    },
  };
}

/** Guesses whose clock stands still, and how many of them were compared. */
function counted() {
  const time = { passed: Date.parse('2026-11-22T09:00:00Z') };
  const guesses = new LoginRateLimiter({ counted: memoryGuesses(), secret: 'secret', now: () => new Date(time.passed) });
  const seen = { compared: 0 };
  const guess = (fields: Partial<LoginAttempt> = {}, isRight = false) =>
    guesses.attempt({ ...usual, ...fields }, async isLocked => {
      if (!isLocked) seen.compared += 1;
      return isRight && !isLocked;
    });
  const wrong = async (times: number, fields: (index: number) => Partial<LoginAttempt> = () => ({})) => {
    for (let index = 0; index < times; index += 1) await guess(fields(index));
  };
  return { guesses, guess, wrong, time, seen };
}

/** An address of its own for each number. */
const addressOf = (index: number): string => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

test('ten wrong passwords lock a login where they came from, until a quarter of an hour after the first of them', async t => {
  const { guess, wrong, time } = counted();
  await wrong(9);
  t.is(await guess({}, true), 'right');
  await wrong(10);
  time.passed += 15 * minute - 1;
  t.is(await guess({}, true), 'locked');
  t.is(await guess({ address: '192.0.2.2' }, true), 'right', 'from elsewhere');
  t.is(await guess({ login: '8' }, true), 'right', 'another login');
  time.passed += 1;
  t.is(await guess({}, true), 'right');
});

test('a right password ends what was counted of its login at its address alone', async t => {
  const { guess, wrong } = counted();
  await wrong(99, index => ({ address: addressOf(index) }));
  t.is(await guess({}, true), 'right');
  t.is(await guess({ address: addressOf(99) }), 'wrong');
  t.is(await guess({}, true), 'locked');
});

test('a locked login stays so, however many others are guessed meanwhile', async t => {
  const { guess, wrong } = counted();
  await wrong(10);
  await wrong(14_000, index => ({ login: 'nobody', address: addressOf(index), key: `key ${index}` }));
  await wrong(14_000, index => ({ login: `person ${index}`, address: addressOf(index), key: `key ${index}` }));
  t.is(await guess({}, true), 'locked');
});

const others = { login: 'other', key: 'other', address: '198.51.100.1' };
const varied = (index: number): Partial<LoginAttempt> => ({ login: `p${index}`, key: `k${index}`, address: addressOf(index) });

for (const { by, atMost, counted: nameOfGuess } of guessLimits.filter(({ rejected }) => rejected === 'locked')) {
  const shared = (Object.keys(usual) as (keyof LoginAttempt)[]).filter(
    member => nameOfGuess({ ...usual, [member]: others[member] }) !== nameOfGuess(usual),
  );

  test(`wrong guesses with one ${by} are ${atMost} at most, whatever else they have`, async t => {
    const { guess, wrong } = counted();
    const fixed = Object.fromEntries(shared.map(member => [member, usual[member]]));
    await wrong(atMost - 1, index => ({ ...varied(index), ...fixed }));
    t.is(await guess({ ...others, ...fixed }), 'wrong');
    t.is(await guess({ ...varied(atMost), ...fixed }, true), 'locked');
    t.is(await guess({ ...varied(atMost + 1) }, true), 'right');
  });

  test(`at once no more than ${atMost} guesses with one ${by} are compared`, async t => {
    const { guess, seen } = counted();
    const fixed = Object.fromEntries(shared.map(member => [member, usual[member]]));
    await Promise.all(Array.from({ length: atMost + 40 }, (_, index) => guess({ ...varied(index), ...fixed })));
    t.is(seen.compared, atMost);
  });
}

const { atMostThrottled: fewer = 0 } = guessLimits.find(limit => limit.atMostThrottled) ?? {};

for (const { by, atMost } of guessLimits.filter(({ rejected }) => rejected === 'throttled')) {
  const fixed = by === 'key' ? { key: usual.key } : { address: usual.address };
  const from = (index: number, fields: Partial<LoginAttempt> = {}) => ({ ...varied(index), ...fixed, ...fields });

  test(`after ${atMost} wrong guesses with one ${by}, each login has ${fewer} there, and right passwords come through`, async t => {
    const { guess, wrong } = counted();
    await wrong(atMost, index => from(index));
    for (let index = 1; index <= 50; index += 1) t.is(await guess(from(atMost + index), true), 'right', 'nobody guessed at it');
    const ada = from(0, { login: 'ada', address: usual.address });
    for (let index = 0; index < fewer; index += 1) t.is(await guess(ada), 'wrong');
    t.is(await guess(ada, true), 'throttled');
    const bob = { ...ada, login: 'bob' };
    for (let index = 1; index < fewer; index += 1) t.is(await guess(bob), 'wrong');
    t.is(await guess(bob, true), 'right', 'after fewer mistakes');
  });
}

test('a guess that was never compared does not count', async t => {
  const { guesses, guess } = counted();
  const full = () => Promise.reject(new RpcError('Busy', {}));
  for (let index = 0; index < 2000; index += 1) t.is(await nameOf(guesses.attempt(usual, full)), 'Busy');
  t.is(await guess({}, true), 'right');
});

test('the addresses of one IPv6 network are one', async t => {
  const { guess, wrong } = counted();
  await wrong(10, index => ({ address: `2001:db8:0:1::${index}` }));
  t.is(await guess({ address: '2001:db8:0:1:ffff::1' }, true), 'locked');
  t.is(await guess({ address: '2001:db8:0:2::1' }, true), 'right');
});

test('guesses without a key lock and end guessing for those without one alone, and have no key in common', async t => {
  const { guess, wrong } = counted();
  const stranger = { key: undefined };
  await wrong(10, () => stranger);
  t.is(await guess(stranger, true), 'locked');
  t.is(await guess({}, true), 'right');
  await wrong(1000, index => ({ ...stranger, login: `p${index}` }));
  for (let index = 1; index < fewer; index += 1) await guess({ ...stranger, login: 'p1' });
  t.is(await guess({ ...stranger, login: 'p1' }, true), 'throttled');
  t.is(await guess({ login: 'p1' }, true), 'right', 'from the same address');
  await wrong(1100, index => ({ ...stranger, login: `p${index}`, address: addressOf(index) }));
  t.is(await guess({ ...stranger, login: 'q', address: addressOf(4711) }, true), 'right');
});

test('guesses at a locked login, which are not tried, count nowhere', async t => {
  const { guess, wrong } = counted();
  await wrong(5000);
  t.is(await guess(), 'locked');
  for (let index = 0; index < 12; index += 1) t.is(await guess({ login: 'b', address: addressOf(index) }), 'wrong');
  t.is(await guess({ login: 'a' }), 'wrong');
  t.is(await guess({ login: 'a' }, true), 'right', 'neither the address nor the key has reached its limit');
});

const record: UserRecord = {
  person: 7,
  name: 'Ada',
  login: 'ada',
  mail: '',
  password: 'kept',
  constant: null,
  grants: [],
  passwordExpired: false,
  hasSecondFactor: false,
  hasCodes: false,
  provider: null,
};

/** Logins over one user, whose password is `right`; what is compared with what is noted. */
function logins() {
  const compared: [text: string, kept: string | undefined][] = [];
  const refused: string[] = [];
  const hashing = cheapHashing();
  hashing.isHashOf = async (text, kept) => {
    compared.push([text, kept]);
    return text === 'right' && kept !== undefined;
  };
  const users = { withLogin: async (login: string) => (login === 'ada' ? record : undefined) };
  const store = { users, secret: 'secret' } as never;
  const parts = {
    store,
    hashing,
    guesses: new LoginRateLimiter({ counted: memoryGuesses(), secret: 'secret', now: () => new Date() }),
    rejected: (reason: string) => refused.push(reason),
    now: () => new Date(),
  };
  const { byPassword } = loginsOver(parts as never);
  const origin = { key: 'portal', address: '192.0.2.1' };
  const login = async (name: string, text: string, from = origin) => (await byPassword({ name, password: text }, from))?.login;
  return { login, compared, refused, origin };
}

test('a wrong password, an unknown login and a locked one each take one comparison', async t => {
  const { login, compared, refused } = logins();
  for (const name of ['ada', 'nobody']) {
    compared.length = 0;
    for (let index = 0; index < 15; index += 1) t.is(await login(name, `guess ${index}`), undefined);
    t.is(compared.length, 15, name);
  }
  compared.length = 0;
  t.is(await login('somebody else', 'guess'), undefined);
  t.is(compared.length, 1, 'unknown logins count together');
  t.deepEqual([...new Set(refused)], ['wrong password', 'locked login', 'unknown login']);
  t.is(await login('ada', 'right'), undefined);
  t.deepEqual(compared.at(-1), ['right', undefined], 'not even the right one is compared');
});

test('a user who is known already is not kept out by guesses of others, from wherever they come', async t => {
  const { login, compared, origin } = logins();
  t.is(await login('ada', 'right'), 'ada');
  for (let index = 0; index < 20; index += 1) await login('ada', `guess ${index}`);
  for (let index = 0; index < 120; index += 1) await login('ada', `guess ${index}`, { ...origin, address: addressOf(index) });
  compared.length = 0;
  t.is(await login('ada', 'right'), 'ada');
  t.is(compared.length, 0);
});

test('the same password sent many times at once is one guess', async t => {
  const { login, compared, origin } = logins();
  await Promise.all(Array.from({ length: 30 }, () => login('ada', 'mistyped')));
  t.is(compared.length, 1);
  const places = [{ address: '192.0.2.2' }, { address: '192.0.2.3' }, { key: 'other' }].map(each => ({ ...origin, ...each }));
  await Promise.all(places.map(place => login('ada', 'mistyped', place)));
  t.is(compared.length, 4, 'from elsewhere it is another one');
  t.is(await login('ada', 'right'), 'ada');
});

test('right passwords that a full line turned away lock nobody', async t => {
  const hashing = cheapHashing();
  const kept = await hashing.hashOf('right');
  const users = { withLogin: async (login: string) => ({ ...record, person: Number(login), login, password: kept }) };
  const parts = {
    store: { users, secret: 'secret' },
    hashing,
    guesses: new LoginRateLimiter({ counted: memoryGuesses(), secret: 'secret', now: () => new Date() }),
    rejected: () => {},
  };
  const { byPassword } = loginsOver(parts as never);
  const login = (person: number, text: string, address: string) =>
    byPassword({ name: String(person), password: text }, { key: 'k', address });
  const flood = Array.from({ length: 60 }, (_, index) => nameOf(login(index, 'guess', '192.0.2.1')));
  const turned = Array.from({ length: 200 }, (_, index) => nameOf(login(100, 'right', addressOf(index))));
  t.true((await Promise.all(flood)).includes('Busy'));
  t.deepEqual(new Set(await Promise.all(turned)), new Set(['Busy']));
  t.like(await login(100, 'right', addressOf(0)), { id: 100 });
});
