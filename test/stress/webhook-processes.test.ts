import { emptyPostgres } from '../helpers/databases.js';
import { send } from '../helpers/http.js';
import { type RunningService, serve } from '../helpers/process.js';
import { resultOf } from '../helpers/rpc.js';
import { engines } from '../helpers/stores.js';
import { until } from '../helpers/waiting.js';
import { permitted, type Receiver, receiver } from '../helpers/webhook-receiver.js';

const onPostgres = engines.find(({ name }) => name === 'PostgreSQL')?.test;

onPostgres?.('of three processes one delivers, each change set once; when it is killed another one goes on', async t => {
  const environment = { ...permitted, KATASTER_DATABASE: await emptyPostgres(t), KATASTER_DURABILITY: 'fast' };
  const services: RunningService[] = [];
  for (let started = 0; started < 3; started += 1) services.push(await serve(t, environment));
  const to = await receiver(t);
  const { id } = await resultOf<{ id: string }>(
    callIn(services, 0)('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: '0' }),
  );
  await resultOf(callIn(services, 1)('kataster.webhook.create', { title: 'hook', url: to.url }));
  const written: number[] = [];
  const write = async (among: readonly RunningService[], count: number): Promise<void> => {
    for (let change = 0; change < count; change += 1) {
      await resultOf(callIn(among, change)('cmdb.object.update', { id: Number(id), title: `${written.length + 1}` }));
      written.push(written.length + 1);
    }
  };
  await write(services, 30);
  await until(() => to.received.length >= 30);
  t.deepEqual(titlesIn(to), written, 'nothing comes twice, and each change after those before it');
  let counts: readonly number[] = [];
  // A delivery is counted once its answer has come.
  await until(async () => {
    counts = await Promise.all(services.map(deliveriesOf));
    return counts.includes(30);
  });
  t.deepEqual(
    counts.toSorted((one, other) => one - other),
    [0, 0, 30],
  );
  const delivering = services[counts.indexOf(30)];
  await write(services, 10);
  delivering?.signal('SIGKILL');
  await write(
    services.filter(service => service !== delivering),
    30,
  );
  await until(() => new Set(titlesIn(to)).size === written.length);
  t.deepEqual([...new Set(titlesIn(to))], written, 'nothing is missing');
  t.is(new Set(to.received.map(({ headers }) => headers['webhook-id'])).size, written.length, 'what comes twice has one id');
});

function callIn(services: readonly RunningService[], turn: number): RunningService['call'] {
  const service = services[turn % services.length];
  if (!service) throw new Error('There is no service.');
  return service.call;
}

/** Titles that the object got, in the order of the deliveries. */
function titlesIn({ received }: Receiver): readonly number[] {
  return received.map(({ set }) => Number(set?.changes[0]?.attributes.find(({ key }) => key === 'title')?.to));
}

/** How many deliveries a process made. */
async function deliveriesOf({ url }: RunningService): Promise<number> {
  const { text } = await send(`${url}/metrics`, { verb: 'GET' });
  return Number(/kataster_webhook_deliveries_total\{outcome="delivered"\} (\d+)/.exec(text)?.[1] ?? 0);
}
