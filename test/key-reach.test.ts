import { callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const soon = '2099-01-01T00:00:00.000Z';
const later = '2099-01-02T00:00:00.000Z';
const here = ['127.0.0.0/8', '::1'];

/** Limits of keys by names. */
interface Limits {
  readonly expires?: string | null;
  readonly addresses?: readonly string[] | null;
}

/** Limits of a key that a caller with both limits may give, and those that reach beyond its own. */
const within: readonly Limits[] = [
  { expires: soon, addresses: here },
  { expires: '2098-01-01T00:00:00.000Z', addresses: ['127.0.0.1'] },
  { expires: soon, addresses: ['::ffff:127.1.0.0/112'] },
];
const beyond: readonly Limits[] = [
  { expires: null, addresses: here },
  { expires: later, addresses: here },
  { expires: soon, addresses: null },
  { expires: soon, addresses: [...here, '10.0.0.0/8'] },
  { expires: soon, addresses: ['126.0.0.0/7'] },
  { expires: soon, addresses: ['::/0'] },
  { expires: null, addresses: null },
];

const idOf = (key: string): string => key.split('_')[1] ?? '';

type Call = ReturnType<typeof callerOf>;
type Way = (call: Call, own: string, limits: Limits) => ReturnType<Call>;

/** Ways in which a caller with this key gives limits to a key. */
const ways: Readonly<Record<string, Way>> = {
  'its own, changed': (call, apikey, limits) => call('kataster.key.update', { apikey, id: idOf(apikey), ...limits }),
  'its own, changed in a batch of one change': async (call, apikey, limits) => {
    const { expires, ...others } = limits;
    const first = await call('kataster.key.update', { apikey, id: idOf(apikey), ...(expires !== undefined && { expires }) });
    return first.error ? first : call('kataster.key.update', { apikey, id: idOf(apikey), ...others });
  },
  'another one that it makes': (call, apikey, limits) => call('kataster.key.create', { apikey, title: 'made', ...limits }),
  'another one that it made, changed': async (call, apikey, limits) => {
    const made = { apikey, title: 'made', expires: soon, addresses: ['127.0.0.1'] };
    const { id } = await resultOf<{ id: string }>(call('kataster.key.create', made));
    return call('kataster.key.update', { apikey, id, ...limits });
  },
  'its successor, which keeps its addresses': (call, apikey, { expires, addresses }) =>
    addresses === here || expires === null || expires === later
      ? call('kataster.key.rotate', { apikey, id: idOf(apikey), keep: 3600, expires })
      : call('kataster.key.update', { apikey, id: idOf(apikey), expires, addresses }),
  'that of a webhook that it makes': async (call, apikey, limits) =>
    call('kataster.webhook.create', { ...webhook, apikey, key: await keyWith(call, limits) }),
  'that of a webhook that it made, changed': async (call, apikey, limits) => {
    const { id } = await resultOf<{ id: string }>(call('kataster.webhook.create', { ...webhook, apikey }));
    return call('kataster.webhook.update', { apikey, id, key: await keyWith(call, limits) });
  },
  'that of a webhook that it sends elsewhere': async (call, apikey, limits) => {
    const made = { ...webhook, key: await keyWith(call, limits) };
    const { id } = await resultOf<{ id: string }>(call('kataster.webhook.create', made));
    return call('kataster.webhook.update', { apikey, id, url: 'https://elsewhere.invalid/' });
  },
};

const webhook = { title: 'w', url: 'https://hooks.invalid/' };

/** The id of a key with these limits, which nobody's limits narrow. */
async function keyWith(call: Call, limits: Limits): Promise<string> {
  return (await resultOf<{ id: string }>(call('kataster.key.create', { title: 'given', ...limits }))).id;
}

for (const engine of enginesInTurn)
  engine.test(
    `a key reaches no further in time and addresses than the key that makes or changes it on ${engine.name}`,
    async t => {
      const call = callerOf(await startedService(t, engine), 'contract');
      const made = async (): Promise<string> =>
        (await resultOf<{ key: string }>(call('kataster.key.create', { title: 'limited', expires: soon, addresses: here }))).key;
      const counts = { permitted: 0, forbidden: 0 };
      for (const [name, way] of Object.entries(ways)) {
        for (const limits of within) {
          const { error } = await way(call, await made(), limits);
          t.is(error, undefined, `${name}: ${JSON.stringify(limits)}`);
          counts.permitted += 1;
        }
        for (const limits of beyond) {
          const { error } = await way(call, await made(), limits);
          t.like(error?.data, { error: 'Forbidden' }, `${name}: ${JSON.stringify(limits)}`);
          counts.forbidden += 1;
        }
      }
      t.log(counts);
    },
  );

for (const engine of enginesInTurn)
  engine.test(`of a key that reaches further, one with limits changes all that does not widen it on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const { key: apikey } = await resultOf<{ key: string }>(
      call('kataster.key.create', { title: 'limited', expires: soon, addresses: here }),
    );
    const { id } = await resultOf<{ id: string }>(call('kataster.key.create', { title: 'unlimited' }));
    const codes: unknown[] = [];
    for (const change of [{ title: 'renamed' }, { expires: later }, { addresses: ['10.0.0.0/8'] }, { expires: null }])
      codes.push((await call('kataster.key.update', { apikey, id, ...change })).error?.data?.error);
    t.deepEqual(codes, [undefined, undefined, undefined, 'Forbidden']);
    t.is((await call('kataster.key.rotate', { apikey, id })).error?.data?.error, 'Forbidden', 'a successor is a new key');
    t.is((await call('kataster.key.revoke', { apikey, id })).error, undefined);
  });
