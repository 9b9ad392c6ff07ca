import { forgetObject } from '../src/domain/retention/forgetting.js';
import { pruneHistory } from '../src/domain/retention/pruning.js';
import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { somebody } from './helpers/audited.js';
import { tablesAt } from './helpers/copies/tables.js';
import { newDatabase } from './helpers/databases.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { searchIndexOf } from './helpers/searching.js';
import { serviceOver } from './helpers/service.js';
import { engines, storeAt } from './helpers/stores.js';

const images = 'C__CATG__IMAGES';
const [first = '', second = ''] = ['first', 'second'].map(text => Buffer.from(text).toString('base64'));

interface Image {
  readonly id: string;
  readonly content: { readonly content: string };
}

for (const engine of engines) {
  engine.test(
    `contents are stored by entry and digest, are copied, and go with the last row that names them, on ${engine.name}`,
    async t => {
      const url = await newDatabase(t, engine.name, 'tables');
      const store = await storeAt(t, url, { durability: 'fast' });
      const service = await serviceOver(t, store, { KATASTER_QUICKPURGE: 'on' });
      const call = callerOf(service, 'contract');
      const looked = await tablesAt(t, url);
      const contents = async () => {
        const rows = await looked.rows('SELECT entry, content FROM contents ORDER BY entry, content');
        return rows.map(({ entry, content }) => `${entry} ${Buffer.from(String(content), 'base64')}`);
      };
      const shown = async (objID: number) =>
        (await entriesRead<Image>(call, { objID, category: images })).map(({ content }) => content.content);
      const asking = { key: 'test', method: 'prune', origin: undefined, now: service.clock.now };
      const prune = () => pruneHistory(store, asking, service.clock.now().toISOString());

      const object = await objectMade(call);
      const entry = await entryMade(call, { object, category: images, data: { name: 'a', content: first } });
      await entryMade(call, { object, category: images, entry, data: { name: 'b' } });
      t.deepEqual(await contents(), [`${entry} first`]);
      await entryMade(call, { object, category: images, entry, data: { content: second } });
      t.deepEqual(await contents(), [`${entry} first`, `${entry} second`]);
      t.deepEqual(await shown(object), [second]);
      t.deepEqual(
        (await entriesRead<Image>(call, { objID: object, category: images, as_of: 2 })).map(({ content }) => content.content),
        [first],
      );
      const tried = await resultOf<{ readonly id: number }>(
        call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'tried', template: object, dry_run: true }),
      );
      t.deepEqual(await contents(), [`${entry} first`, `${entry} second`]);
      const copy = await objectMade(call, { title: 'copy', template: object });
      t.is(copy, Number(tried.id));
      t.deepEqual(await contents(), [`${entry} first`, `${entry} second`, `${entry + 1} second`]);
      t.deepEqual(await shown(copy), [second]);
      await resultOf(call('cmdb.object.quickpurge', { id: object }));
      const {
        change_sets: [purge],
      } = await resultOf<{ readonly change_sets: readonly { readonly number: number }[] }>(
        call('kataster.changes.read', { limit: 1 }),
      );
      await resultOf(call('kataster.changes.revert', { numbers: [purge?.number] }));
      t.deepEqual(await shown(object), [second]);
      await prune();
      t.deepEqual(await contents(), [`${entry} second`, `${entry + 1} second`]);
      await resultOf(call('cmdb.object.quickpurge', { id: copy }));
      t.is((await contents()).length, 2);
      await forgetObject(store, searchIndexOf(store), somebody, copy);
      t.deepEqual(await contents(), [`${entry} second`]);
    },
  );
}
