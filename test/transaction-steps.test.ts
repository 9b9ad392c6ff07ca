import { RpcError } from '../src/rpc/rpc-error.js';
import { author } from './helpers/author.js';
import { nameOf, onEveryEngine, type Statements, someObject, withObjects } from './helpers/stores.js';

const statements: Statements = {
  'a step that fails leaves no change in the change set, neither of what it made nor of what it changed': async (t, store) => {
    const [edited = 0, other = 0, kept = 0] = await withObjects(store, 3);
    const changes = await store.share({ ending: 'commit' }, async open => {
      const retitle = (id: number, title: string) =>
        open.store.transaction(author, async ({ objects }) => void (await objects.update(id, { title })));
      await retitle(edited, 'before the step');
      const failing = open.step(async () => {
        await open.store.transaction(author, async ({ objects }) => objects.insert(someObject(100)));
        await retitle(edited, 'in the step');
        await retitle(other, 'in the step');
        throw new RpcError('Forbidden', { caller: 'test', verb: 'view', resource: 'object' });
      });
      t.is(await nameOf(failing), 'Forbidden');
      await open.step(() => retitle(kept, 'in a step that succeeds'));
      await open.seal(author);
      return open.changes;
    });
    t.deepEqual(
      changes.map(({ subject, action }) => [subject, action]),
      [
        [edited, 'edited'],
        [kept, 'edited'],
      ],
    );
    const titles = [edited, other, kept].map(async id => (await store.reads.objects.find(id))?.title);
    t.deepEqual(await Promise.all(titles), ['before the step', `Server ${other}`, 'in a step that succeeds']);
    t.is(await store.reads.objects.find(100), undefined);
  },
};

onEveryEngine(statements);
