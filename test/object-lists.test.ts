import { objectMade } from './factories/calls.js';
import { callerOf, type RpcAnswer, resultOf } from './helpers/rpc.js';
import type { TestService } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const read = 'cmdb.objects.read';

interface Page {
  readonly objects: readonly { readonly id: string; readonly title: string }[];
  readonly cursor: string | null;
  readonly total?: number;
}

const titles = ['b', 'B', 'a', 'ä', 'Ä', 'b', 'C', 'c1', 'c', 'ab'];

async function withTitles(service: TestService): Promise<void> {
  for (const title of titles)
    await resultOf(callerOf(service, 'contract')('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title }));
}

for (const engine of enginesInTurn) {
  for (const order of [
    ...['id', 'title', 'sysid', 'type', 'type_title', 'created', 'updated', 'cmdb_status_title'],
    'C__CATG__MODEL-serial',
  ])
    for (const sort of ['ASC', 'DESC'])
      engine.test(`pages joined by cursors are the whole list, by ${order} ${sort} on ${engine.name}`, async t => {
        const service = await startedService(t, engine);
        await withTitles(service);
        const call = callerOf(service, 'contract');
        const whole = await resultOf<Page['objects']>(call(read, { order_by: order, sort }));
        const joined: Page['objects'][number][] = [];
        for (let cursor: string | null = ''; cursor !== null; ) {
          const page: Page = await resultOf<Page>(call(read, { order_by: order, sort, limit: 3, cursor }));
          t.true(page.objects.length <= 3 && page.objects.length > 0);
          joined.push(...page.objects);
          cursor = page.cursor;
        }
        t.is(whole.length, titles.length);
        t.deepEqual(joined, whole);
      });

  engine.test(`a cursor leads on in its own list alone on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    await withTitles(service);
    const call = callerOf(service, 'contract');
    const asked = { filter: { type: 'C__OBJTYPE__SERVER' }, order_by: 'title', limit: 2 };
    const { cursor } = await resultOf<Page>(call(read, { ...asked, cursor: '' }));
    const others = [
      { ...asked, order_by: 'id' },
      { ...asked, sort: 'DESC' },
      { ...asked, filter: {} },
      { ...asked, filter: { type: 'C__OBJTYPE__SWITCH' } },
      { ...asked, filter: { ...asked.filter, title: 'a' } },
    ];
    for (const other of others) t.regex(refusalOf(await call(read, { ...other, cursor })), /expected the cursor/);
    const [, seal] = String(cursor).split('.');
    const forged = `${Buffer.from('["",0]').toString('base64url')}.${seal}`;
    t.regex(refusalOf(await call(read, { ...asked, cursor: forged })), /expected the cursor/);
    const foreign = `${String(cursor).split('.')[0]}.${'é'.repeat(22)}`;
    t.regex(refusalOf(await call(read, { ...asked, cursor: foreign })), /expected the cursor/);
    t.is((await resultOf<Page>(call(read, { ...asked, limit: 5, cursor, fields: ['title'] }))).objects.length, 5);
  });

  engine.test(`objects that are created meanwhile move no page that a cursor leads to on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    await withTitles(service);
    const call = callerOf(service, 'contract');
    const first = await resultOf<Page>(call(read, { order_by: 'title', limit: 4, cursor: '' }));
    await objectMade(call, { type: 'C__OBJTYPE__SERVER', title: 'a0' });
    const rest = await resultOf<Page>(call(read, { order_by: 'title', cursor: first.cursor }));
    t.is(first.objects.length + rest.objects.length, titles.length);
    t.false(rest.objects.some(({ id }) => first.objects.some(object => object.id === id)));
  });
}

function refusalOf({ error }: RpcAnswer): string {
  return error?.data?.cursor ?? '';
}
