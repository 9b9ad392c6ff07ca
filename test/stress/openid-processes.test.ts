import { setTimeout as wait } from 'node:timers/promises';
import type { Headers } from '../helpers/access-changes.js';
import { newDatabase } from '../helpers/databases.js';
import { send } from '../helpers/http.js';
import { type OpenidProvider, startOpenidProvider } from '../helpers/openid-provider.js';
import { type RunningService, serve } from '../helpers/process.js';
import { type RpcAnswer, resultOf } from '../helpers/rpc.js';
import { testKey } from '../helpers/service.js';
import { ada, providerSettings, signIn } from '../helpers/sign-in.js';
import test from '../helpers/suite.js';

const viewServers = [{ verbs: ['view'], object_types: ['C__OBJTYPE__SERVER'] }];
const servers = { filter: { type: 'C__OBJTYPE__SERVER' }, limit: 1 };
const atMostSeconds = 60;

async function asked({ url }: RunningService, method: string, params: object, headers: Headers): Promise<RpcAnswer> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  return JSON.parse((await send(`${url}/jsonrpc`, { body, headers })).text);
}

const errorOf = ({ error }: RpcAnswer): unknown => error?.data?.error;

/** Seconds until both processes answer a call so. */
async function secondsUntil(processes: readonly RunningService[], headers: Headers, error: string): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const answers = await Promise.all(processes.map(each => asked(each, 'cmdb.objects.read', servers, headers)));
    const passed = (performance.now() - begun) / 1000;
    if (answers.every(answer => errorOf(answer) === error) || passed > atMostSeconds) return passed;
    await wait(500);
  }
}

test('what is taken away at the provider is gone on two processes within the minute of the setting', async t => {
  t.timeout(180_000);
  const environment = { KATASTER_DATABASE: await newDatabase(t, 'PostgreSQL', 'tables'), KATASTER_IDENTITY_MINUTES: '1' };
  const processes = [await serve(t, environment), await serve(t, environment)] as const;
  const [first, second] = processes;
  const openid = await startOpenidProvider(t, first.url);
  openid.accounts.set(ada.sub, ada);
  openid.current = ada.sub;
  const { id } = await resultOf<{ id: string }>(
    first.call('cmdb.object.create', { type: 'C__OBJTYPE__PERSON_GROUP', title: 'readers' }),
  );
  await resultOf(first.call('kataster.grant.create', { to: Number(id), rights: viewServers }));
  const rules = [{ group: 'Leser', person_group: Number(id) }];
  await resultOf(first.call('kataster.provider.save', { ...providerSettings(openid), rules }));
  const { headers } = await signIn(first);
  for (const each of processes) t.is(errorOf(await asked(each, 'cmdb.objects.read', servers, headers)), undefined);

  openid.accounts.set(ada.sub, { ...ada, groups: [] });
  const group = await secondsUntil(processes, headers, 'Forbidden');
  openid.accounts.delete(ada.sub);
  const account = await secondsUntil(processes, headers, 'AuthenticationFailed');
  t.log(`a group after ${group.toFixed(1)} s, an account after ${account.toFixed(1)} s, on both processes`);
  t.true(group < atMostSeconds && account < atMostSeconds);
  t.is(errorOf(await asked(second, 'idoit.version.read', {}, headers)), 'AuthenticationFailed');
});

const callsPerSecond = 1000;
const seconds = 6;
const slowMs = 30_000;

/** Calls at an even pace; answers how many of a second were answered, and how many failed. */
async function underLoad(service: RunningService): Promise<{ readonly perSecond: number; readonly failed: number }> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'idoit.version.read', params: { apikey: testKey } });
  const begun = performance.now();
  let [sent, answered, failed] = [0, 0, 0];
  const worker = async (): Promise<void> => {
    for (;;) {
      const passedMs = performance.now() - begun;
      if (passedMs > seconds * 1000) return;
      if (sent > (passedMs / 1000) * callsPerSecond) {
        await wait(1);
        continue;
      }
      sent += 1;
      const { status, text } = await send(`${service.url}/jsonrpc`, { body });
      answered += 1;
      if (status !== 200 || text.includes('"error"')) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  return { perSecond: Math.round(answered / seconds), failed };
}

/** Lets the provider answer after half a minute, until the test ends. */
function slowDown(t: { teardown(end: () => void): void }, openid: OpenidProvider): void {
  const answer = { status: 503, type: 'text/plain', body: '' };
  let end = (): void => {};
  const ended = new Promise<void>(resolve => (end = resolve));
  t.teardown(() => end());
  openid.fault = async () => {
    await Promise.race([wait(slowMs, undefined, { ref: false }), ended]);
    return answer;
  };
}

test.serial('a thousand calls a second go on while sign-ins and renewals wait for a provider', async t => {
  t.timeout(180_000);
  const database = await newDatabase(t, 'SQLite', 'tables');
  const service = await serve(t, { KATASTER_DATABASE: database, KATASTER_IDENTITY_MINUTES: '1' });
  const openid = await startOpenidProvider(t, service.url);
  openid.accounts.set(ada.sub, ada);
  openid.current = ada.sub;
  await resultOf(service.call('kataster.provider.save', providerSettings(openid)));
  for (let number = 0; number < 5; number += 1) await signIn(service);
  const before = await underLoad(service);
  const requests = openid.requests.length;
  slowDown(t, openid);
  const waiting = Array.from({ length: 40 }, () => fetch(`${service.url}/sign-in/example`, { redirect: 'manual' }));
  const meanwhile = await underLoad(service);
  const statuses = await Promise.all(waiting.map(async each => (await each).status));
  const after = await underLoad(service);
  const usual = (before.perSecond + after.perSecond) / 2;
  t.log(
    `${before.perSecond}, ${meanwhile.perSecond} and ${after.perSecond} calls a second; ${waiting.length} sign-ins wait in the second`,
  );
  t.true(openid.requests.length > requests, 'the provider was asked');
  t.deepEqual([before.failed, meanwhile.failed, after.failed], [0, 0, 0]);
  t.deepEqual([...new Set(statuses)], [502], 'each is told that the provider does not answer');
  // Others use the machine, too: a service that waited would answer nothing for ten seconds.
  t.true(meanwhile.perSecond > usual / 2, `${meanwhile.perSecond} of ${usual}`);
});
