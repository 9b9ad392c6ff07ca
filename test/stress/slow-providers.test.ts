import { once } from 'node:events';
import test from 'ava';
import type { Headers } from '../helpers/access-changes.js';
import { signInBy, withDirectory } from '../helpers/directory.js';
import { resultOf } from '../helpers/rpc.js';
import { called } from '../helpers/second-factors.js';
import type { TestService } from '../helpers/service.js';
import { signIn, withProvider } from '../helpers/sign-in.js';
import { hasSlapd } from '../helpers/slapd.js';
import { engines, type TestEngine } from '../helpers/stores.js';

const [sqlite] = engines as readonly [TestEngine];
const parts = { renewalIntervalMs: 20 };

/** Seconds of a hundred calls with a session that is being renewed, and until the person is told who signs in meanwhile. */
async function secondsBeside(service: TestService, headers: Headers, waiting: Promise<unknown>) {
  const begun = performance.now();
  const passed = (): number => (performance.now() - begun) / 1000;
  for (let number = 0; number < 100; number += 1) await resultOf(called(service, 'idoit.version.read', {}, headers));
  const calls = passed();
  await waiting;
  return { calls, told: passed() };
}

test.serial('a provider that answers nothing delays no call, and a sign-in by ten seconds', async t => {
  const { service, openid } = await withProvider(t, sqlite, { parts });
  const { headers } = await signIn(service);
  const ending = new AbortController();
  t.teardown(() => ending.abort());
  openid.fault = async () => {
    await once(ending.signal, 'abort');
    return { status: 503, type: 'text/plain', body: '' };
  };
  service.clock.advance(60);
  const { calls, told } = await secondsBeside(service, headers, signIn(service));
  t.log({ calls, told });
  t.true(calls < 5 && told < 20);
});

(hasSlapd ? test.serial : test.serial.skip)('so does a directory that answers nothing', async t => {
  const { service, slapd } = await withDirectory(t, sqlite, { parts });
  const { headers } = await signInBy(service, 'ada');
  slapd.process.kill('SIGSTOP');
  t.teardown(() => slapd.process.kill('SIGCONT'));
  service.clock.advance(60);
  const { calls, told } = await secondsBeside(service, headers, signInBy(service, 'ada'));
  t.log({ calls, told });
  t.true(calls < 5 && told < 20);
});
