import type { Headers } from '../helpers/access-changes.js';
import { signInBy, withDirectory } from '../helpers/directory.js';
import { answerNothing } from '../helpers/openid-provider.js';
import { resultOf } from '../helpers/rpc.js';
import { called } from '../helpers/second-factors.js';
import type { TestService } from '../helpers/service.js';
import { signIn, withProvider } from '../helpers/sign-in.js';
import { hasSlapd } from '../helpers/slapd.js';
import { engines, type TestEngine } from '../helpers/stores.js';
import test from '../helpers/suite.js';

const [sqlite] = engines as readonly [TestEngine];
const parts = { renewalIntervalMs: 20 };

/** Seconds of the longest of a hundred calls with a session that is being renewed, and until the person is told who signs in meanwhile. */
async function secondsBeside(service: TestService, headers: Headers, signedIn: Promise<unknown>) {
  const secondsOf = async (work: Promise<unknown>): Promise<number> => {
    const begun = performance.now();
    await work;
    return (performance.now() - begun) / 1000;
  };
  const told = secondsOf(signedIn);
  let longest = 0;
  for (let number = 0; number < 100; number += 1)
    longest = Math.max(longest, await secondsOf(resultOf(called(service, 'idoit.version.read', {}, headers))));
  return { longest, told: await told };
}

test.serial('a provider that answers nothing delays no call, and a sign-in by ten seconds', async t => {
  const { service, openid } = await withProvider(t, sqlite, { parts });
  const { headers } = await signIn(service);
  answerNothing(t, openid);
  service.clock.advance(60);
  const { longest, told } = await secondsBeside(service, headers, signIn(service));
  t.log({ longest, told });
  t.true(longest < 5 && told < 20);
});

(hasSlapd ? test.serial : test.serial.skip)('so does a directory that answers nothing', async t => {
  const { service, slapd } = await withDirectory(t, sqlite, { parts });
  const { headers } = await signInBy(service, 'ada');
  slapd.process.kill('SIGSTOP');
  t.teardown(() => slapd.process.kill('SIGCONT'));
  service.clock.advance(60);
  const { longest, told } = await secondsBeside(service, headers, signInBy(service, 'ada'));
  t.log({ longest, told });
  t.true(longest < 5 && told < 20);
});
