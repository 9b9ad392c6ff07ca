import { guessLimits, type LoginAttemptOutcome, LoginRateLimiter } from '../src/domain/users/login-rate-limiter.js';
import { send } from './helpers/http.js';
import { resultOf } from './helpers/rpc.js';
import { serviceOver, type TestService } from './helpers/service.js';
import { enginesInTurn, freshStore } from './helpers/stores.js';
import { password, withUser } from './helpers/users.js';

async function login(service: TestService, text: string): Promise<{ error?: { code: number }; result?: object }> {
  const body = { version: '2.0', method: 'idoit.login', params: { username: 'ada', password: text }, id: 1 };
  return JSON.parse((await send(service.endpoint('contract'), { body: JSON.stringify(body) })).text);
}

for (const engine of enginesInTurn) {
  engine.test(
    `wrong passwords count on all services over a database, until a quarter of an hour is over, on ${engine.name}`,
    async t => {
      const store = await freshStore(t, engine);
      await withUser(store, 'ada');
      const [one, other] = [await serviceOver(t, store), await serviceOver(t, store)];
      for (let guess = 0; guess < 10; guess += 1) await login(guess % 2 === 0 ? one : other, `guess ${guess}`);
      t.is((await login(one, password)).error?.code, -32604);
      t.is((await login(other, password)).error?.code, -32604);
      for (const { clock } of [one, other]) clock.advance(15 * 60);
      await login(one, 'the first guess of the next quarter');
      await resultOf(login(other, password) as never);
    },
  );

  engine.test(
    `a right password ends what was counted at its address, guesses at once are counted each, on ${engine.name}`,
    async t => {
      const store = await freshStore(t, engine);
      const now = () => new Date('2026-11-22T09:00:00Z');
      const nodes = [1, 2].map(() => new LoginRateLimiter({ counted: store.users, secret: store.secret, now }));
      const attempt = (at: number, isRight: boolean): Promise<LoginAttemptOutcome | undefined> =>
        nodes[at % 2]?.attempt({ login: '7', key: undefined, address: '192.0.2.1' }, async isLocked => isRight && !isLocked) ??
        Promise.resolve(undefined);
      await Promise.all(Array.from({ length: 9 }, (_, at) => attempt(at, false)));
      t.is(await attempt(0, true), 'right');
      const atMost = guessLimits.find(({ by }) => by === 'login and address')?.atMost ?? 0;
      for (let at = 0; at < atMost; at += 1) t.is(await attempt(at, false), 'wrong', String(at));
      t.is(await attempt(1, true), 'locked');
    },
  );
}
