import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { addKey, type TestService } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { engines } from './helpers/stores.js';

const category = 'C__CATG__SOA_STACKS';
const narrowKey = 'a key that views servers alone';

type Name = 'seen' | 'other' | 'hidden';
interface Links {
  readonly soa_stack_object: Name | null;
  readonly soa_stack_components: readonly Name[];
}

/** Links as a caller who views servers alone saves them, and what they are afterwards. Before, the one link leads to hidden, the list to all three. */
const cases: Readonly<Record<string, readonly [sent: Partial<Links>, left: Partial<Links>]>> = {
  'what was read': [
    { soa_stack_object: null, soa_stack_components: ['seen', 'other'] },
    { soa_stack_object: 'hidden', soa_stack_components: ['seen', 'hidden', 'other'] },
  ],
  'a link that is cleared': [{ soa_stack_object: null }, { soa_stack_object: 'hidden' }],
  'another target': [{ soa_stack_object: 'seen' }, { soa_stack_object: 'seen' }],
  'a shorter list': [{ soa_stack_components: ['other'] }, { soa_stack_components: ['other', 'hidden'] }],
  'an empty list': [{ soa_stack_components: [] }, { soa_stack_components: ['hidden'] }],
};

for (const engine of engines) {
  for (const [what, [sent, left]] of Object.entries(cases))
    engine.test(`links to what a caller may not view stay when ${what} is saved on ${engine.name}`, async t => {
      const scene = await sceneIn(await startedService(t, engine));
      await scene.save(narrowKey, sent);
      t.like(await scene.read(), left);
      await scene.save(undefined, sent);
      t.like(await scene.read(), sent, 'who views all replaces all');
    });

  engine.test(`what was read changes nothing, with hidden links or without on ${engine.name}`, async t => {
    const scene = await sceneIn(await startedService(t, engine));
    const before = await scene.updated();
    await scene.save(narrowKey, { soa_stack_object: null, soa_stack_components: ['seen', 'other'] });
    t.is(await scene.updated(), before);
  });
}

async function sceneIn(service: TestService) {
  const call = callerOf(service, 'contract');
  const object = await objectMade(call, {});
  const ids = {
    seen: await objectMade(call, {}),
    hidden: await objectMade(call, { type: 'C__OBJTYPE__CLIENT' }),
    other: await objectMade(call, {}),
  };
  await addKey(service.store, narrowKey, 'narrow', {
    grants: [{ verbs: ['view', 'edit'], objectTypes: ['C__OBJTYPE__SERVER'] }],
  });
  const idOf = (value: unknown): unknown => (Array.isArray(value) ? value.map(idOf) : (ids[value as Name] ?? null));
  const save = (apikey: string | undefined, links: Partial<Links>, entry?: number) => {
    const data = Object.fromEntries(Object.entries(links).map(([key, names]) => [key, idOf(names)]));
    return entryMade(call, { object, category, data, ...(apikey && { apikey }), ...(entry && { entry }) });
  };
  const entry = await save(undefined, { soa_stack_object: 'hidden', soa_stack_components: ['seen', 'hidden', 'other'] });
  service.clock.advance(60);
  const names = new Map(Object.entries(ids).map(([name, id]) => [String(id), name]));
  const nameOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(nameOf);
    return names.get((value as { readonly id: string } | null)?.id ?? '') ?? null;
  };
  return {
    save: (apikey: string | undefined, links: Partial<Links>) => save(apikey, links, entry),
    async read() {
      const [entry] = await entriesRead<Readonly<Record<string, unknown>>>(call, { object, category });
      const { soa_stack_object, soa_stack_components } = entry ?? {};
      return { soa_stack_object: nameOf(soa_stack_object), soa_stack_components: nameOf(soa_stack_components) };
    },
    async updated() {
      const { updated } = await resultOf<{ updated: string }>(call('cmdb.object.read', { id: object }));
      return updated;
    },
  };
}
