import { once } from 'node:events';
import type { JWTPayload } from 'jose';
import { UnsecuredJWT } from 'jose';
import { callWith, type Headers } from './helpers/access-changes.js';
import { secondsOfTheDay } from './helpers/clock-of-the-day.js';
import { CookieBrowser } from './helpers/cookie-browser.js';
import { type Forgery, newKey, signed } from './helpers/openid-provider.js';
import { type RpcAnswer, resultOf } from './helpers/rpc.js';
import { called } from './helpers/second-factors.js';
import type { TestService } from './helpers/service.js';
import { ada, signIn, withProvider } from './helpers/sign-in.js';
import { enginesInTurn } from './helpers/stores.js';
import { until } from './helpers/waiting.js';

const event = 'http://schemas.openid.net/event/backchannel-logout';
const errorOf = ({ error }: RpcAnswer): unknown => error?.data?.error;
const isOver = async (service: TestService, headers: Headers) =>
  errorOf(await called(service, 'idoit.version.read', {}, headers)) === 'AuthenticationFailed';

const claims = (issuer: string): JWTPayload => ({
  ...{ iss: issuer, aud: 'kataster', sub: ada.sub, jti: 'one' },
  ...{ iat: secondsOfTheDay(), exp: secondsOfTheDay() + 120, events: { [event]: {} } },
});

/** Logout tokens that end nothing: made of a good one. */
const forgeries: Readonly<Record<string, Forgery>> = {
  'another issuer': (all, key) => signed({ ...all, iss: 'https://other.example' }, key),
  'another audience': (all, key) => signed({ ...all, aud: 'other' }, key),
  expired: (all, key) => signed({ ...all, iat: secondsOfTheDay() - 7200, exp: secondsOfTheDay() - 3600 }, key),
  'as old as an hour': (all, key) => signed({ ...all, iat: secondsOfTheDay() - 3600 }, key),
  'with a nonce, as an ID token': (all, key) => signed({ ...all, nonce: 'nonce' }, key),
  'of another event': (all, key) => signed({ ...all, events: { other: {} } }, key),
  'without an event': ({ events: _, ...all }, key) => signed(all, key),
  'of nobody': ({ sub: _, ...all }, key) => signed(all, key),
  'without a signature': all => new UnsecuredJWT(all).encode(),
  'with a foreign key': async all => signed(all, (await newKey('first')).privateKey),
  none: () => '',
};

/** Ada with an id that is the same for every application. */
const withOid = { ...ada, oid: 'oid-of-ada' };

const post = (service: TestService, token: string) =>
  fetch(`${service.url}/sign-in/example/backchannel`, { method: 'POST', body: new URLSearchParams({ logout_token: token }) });

for (const engine of enginesInTurn) {
  engine.test(`the provider ends sessions by a logout token, and nobody else does on ${engine.name}`, async t => {
    const { service, openid } = await withProvider(t, engine);
    const { headers } = await signIn(service);
    for (const [what, forgery] of Object.entries(forgeries)) {
      const answer = await post(service, await forgery(claims(openid.issuer), openid.key));
      t.true(answer.status >= 400, `${what}: ${answer.status}`);
      t.false(await isOver(service, headers), what);
    }
    t.log(`${Object.keys(forgeries).length} tokens`);
    const other = await post(service, await signed({ ...claims(openid.issuer), sub: 'other' }, openid.key));
    t.is(other.status, 200);
    t.false(await isOver(service, headers), 'of another account');
    t.is((await post(service, await signed(claims(openid.issuer), openid.key))).status, 200);
    t.true(await isOver(service, headers));
    const events = await service.store.audit.read({ event: 'sessionsEnded', descending: false, limit: 10 });
    t.deepEqual(
      events.map(({ details }) => JSON.parse(details)),
      [{ sessions: 1, cause: 'provider' }],
    );
  });

  engine.test(`an account that another claim identifies is renewed and ended by its sub on ${engine.name}`, async t => {
    const options = { settings: { subject_claim: 'oid' }, parts: { renewalIntervalMs: 20 } };
    const { service, openid, log } = await withProvider(t, engine, options);
    openid.accounts.set(ada.sub, withOid);
    const { headers } = await signIn(service);
    t.truthy(await service.store.identity.account('example', withOid.oid));
    // The userinfo endpoint of Entra ID has no oid.
    const { sub, preferred_username, groups } = ada;
    const body = JSON.stringify({ sub, preferred_username, groups });
    openid.fault = async path => (path === '/me' ? { status: 200, type: 'application/json', body } : undefined);
    for (let times = 1; times <= 2; times += 1) {
      service.clock.advance(60);
      await until(() => openid.requests.filter(path => path === '/me').length > times);
    }
    t.false(await isOver(service, headers));
    t.deepEqual(log.join('').match(/a sign-in at a provider failed/), null);
    t.is((await post(service, await signed({ ...claims(openid.issuer), sub: withOid.oid }, openid.key))).status, 200);
    t.false(await isOver(service, headers), 'a logout token names the sub');
    t.is((await post(service, await signed(claims(openid.issuer), openid.key))).status, 200);
    t.true(await isOver(service, headers));
  });

  engine.test(`a logout there ends the session here, and one here leads there on ${engine.name}`, async t => {
    const { service, openid } = await withProvider(t, engine);
    const [browser, other] = [new CookieBrowser(), new CookieBrowser()];
    const [first, second] = [await signIn(service, browser), await signIn(service, other)];
    await resultOf(called(service, 'idoit.logout', {}, first.headers));
    t.true(await isOver(service, first.headers));
    const form = await browser.visit(`${service.url}/sign-in/example/logout`);
    t.is(form.url.origin, openid.issuer);
    t.is(form.url.searchParams.get('post_logout_redirect_uri'), `${service.url}/`);
    const there = await other.visit(`${service.url}/sign-in/example/logout`);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(there.text)?.[1] ?? '';
    const ended = once(openid.provider, 'backchannel.success');
    const body = new URLSearchParams({ xsrf, logout: 'yes' });
    const answer = await other.ask(`${openid.issuer}/session/end/confirm`, { method: 'POST', body });
    t.is(answer.headers.get('Location')?.split('?')[0], `${service.url}/`);
    await ended;
    t.true(await isOver(service, second.headers), 'the provider told the service');
    t.is(errorOf(await callWith(service, 'kataster.user.read', {})), undefined);
  });
}
