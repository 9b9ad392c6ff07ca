import { type MethodName, verbs } from '../generated/methods.js';
import type { ChangeFeed } from '../generated/types.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { addKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const tank = 'C__CATG__CUSTOM_TANK';
const type = 'C__OBJTYPE__TANK';
const titled = (title: string) => ({ en: title, de: title });
const attribute = (key: string, more: object = {}) => ({ key, type: 'text', title: titled(key), ...more });
const schema = {
  categories: [{ const: tank, title: titled('Tank'), attributes: [attribute('label'), attribute('place'), attribute('la')] }],
  object_types: [{ const: type, title: titled('Tank'), categories: ['C__CATG__GLOBAL', tank] }],
};

const counted = {
  const: tank,
  title: titled('Tank'),
  attributes: [attribute('label'), attribute('amount', { type: 'integer' })],
};
const choices = { name: 'guessed', choices: [{ title: titled('xyzzy') }] };

/** Requests that hold values against something, and those that count entries. */
const trying: readonly object[] = [
  { schema: { categories: [{ const: tank, attributes: [attribute('amount', { type: 'integer', maximum: 81233 })] }] } },
  { schema: { categories: [{ const: tank, attributes: [attribute('amount', { type: 'integer', required: true })] }] } },
  { schema: { categories: [{ const: tank, attributes: [attribute('label', { maxLength: 3 })] }] } },
  { schema: { categories: [{ const: tank, attributes: [attribute('label', { unique: 'everywhere' })] }] } },
  {
    schema: {
      dialogs: [choices],
      categories: [{ const: tank, attributes: [attribute('label', { type: 'dialog', dialog: 'guessed' })] }],
    },
  },
];
const counting: readonly object[] = [{ removed: [tank] }, { removed: [`${tank}.label`] }];

interface Step {
  readonly name: string;
  readonly uses?: number;
  readonly used_by?: readonly { readonly kind: string; readonly title: string }[];
}

async function usesOf(call: Caller, params: object): Promise<Readonly<Record<string, readonly string[]>>> {
  const { steps } = await resultOf<{ readonly steps: readonly Step[] }>(call('kataster.schema.preview', params));
  return Object.fromEntries(
    steps.map(({ name, used_by: usedBy = [] }) => [name, usedBy.map(({ kind, title }) => `${kind} ${title}`).sort()]),
  );
}

for (const engine of enginesInTurn) {
  engine.test(`a preview names everything that uses what it removes or renames on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const call = callerOf(service, 'contract');
    await resultOf(call('kataster.schema.apply', { schema }));
    await resultOf(call('kataster.report.save', { title: 'Columns', columns: ['title', `${tank}-label`] }));
    const conditions = [{ category: tank, key: 'label', comparison: '=', value: 'a' }];
    await resultOf(call('kataster.report.save', { title: 'Filter', columns: ['title'], filter: { attributes: conditions } }));
    await resultOf(call('kataster.report.save', { title: 'Others', columns: ['title', `${tank}-place`] }));
    const profile = {
      title: 'Profile',
      type,
      columns: [
        { title: 'L', target: `${tank}-label` },
        { title: 'N', target: 'title' },
      ],
    };
    await resultOf(call('kataster.import_profile.save', profile));
    const url = 'https://hooks.invalid/';
    await resultOf(
      call('kataster.webhook.create', { title: 'Values', url, conditions: [{ category: tank, attribute: 'label' }] }),
    );
    await resultOf(call('kataster.webhook.create', { title: 'Types', url, filter: { type } }));
    const rights = [{ verbs: ['view'], object_types: [type], categories: [tank] }];
    await resultOf(call('kataster.key.create', { title: 'Key', rights }));
    const { id } = await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__PERSON_GROUP', title: 'Group' }));
    await resultOf(call('kataster.grant.create', { to: Number(id), rights }));

    const ofLabel = ['import_profile Profile', 'report Columns', 'report Filter', 'webhook Values'];
    t.deepEqual(await usesOf(call, { removed: [`${tank}.label`, `${tank}.la`] }), {
      [`${tank}.label`]: ofLabel,
      [`${tank}.la`]: [],
    });
    const renamed = { const: tank, attributes: [attribute('text', { aliases: ['label'] })] };
    t.deepEqual(await usesOf(call, { schema: { categories: [renamed] } }), { [`${tank}.text`]: ofLabel });
    await resultOf(call('kataster.schema.apply', { schema: { categories: [renamed] } }));
    const withoutAlias = { const: tank, attributes: [attribute('text', { aliases: [] })] };
    t.deepEqual(await usesOf(call, { schema: { categories: [withoutAlias] } }), { [`${tank}.text`]: ofLabel }, 'an alias goes');
    const withAnother = { const: tank, attributes: [attribute('text', { aliases: ['label', 'other'] })] };
    t.deepEqual(await usesOf(call, { schema: { categories: [withAnother] } }), { [`${tank}.text`]: [] }, 'none goes');
    const both = await usesOf(call, { removed: [tank, type] });
    const narrowed = ['grantee Group', 'import_profile Profile', 'key Key'];
    t.deepEqual(both, {
      [tank]: [...narrowed, 'report Columns', 'report Filter', 'report Others', 'webhook Values'],
      [type]: [...narrowed, 'webhook Types'],
    });
    const withType = { categories: [{ const: 'C__CATG__CUSTOM_OTHER', title: titled('Other'), attributes: [attribute('a')] }] };
    await resultOf(call('kataster.schema.apply', { schema: withType }));
    t.deepEqual(await usesOf(call, { schema: { categories: [{ const: tank, title: titled('Basin') }] } }), { [tank]: [] });

    const reader = 'a-key-that-may-view';
    await addKey(service.store, reader, 'reader', { grants: [{ verbs: ['view'] }] });
    const seen = await usesOf(call, { apikey: reader, removed: [`${tank}.text`, type] });
    t.deepEqual(seen[`${tank}.text`], ['import_profile Profile', 'report Columns', 'report Filter'], 'no webhook');
    t.deepEqual(seen[type], ['import_profile Profile'], 'no key, no grant, no webhook');
    await addKey(service.store, 'a-key-that-administers', 'all', { grants: [{ verbs }] });
    t.is((await usesOf(call, { apikey: 'a-key-that-administers', removed: [tank, type] }))[tank]?.length, both[tank]?.length);
  });

  engine.test(`who may not view everything learns nothing from numbers of a plan on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const call = callerOf(service, 'contract');
    await resultOf(call('kataster.schema.apply', { schema: { categories: [counted] } }));
    const hidden = { [tank]: { amount: 81234, label: 'xyzzy' } };
    await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'hidden', categories: hidden }));
    const callers = {
      viewer: [{ verbs: ['view'], objectTypes: ['C__OBJTYPE__CITY'] }],
      'viewer of other categories': [{ verbs: ['view'], categories: ['C__CATG__GLOBAL'] }],
      administrator: [{ verbs: ['administer'] }, { verbs: ['view'], objectTypes: ['C__OBJTYPE__CITY'] }],
    } as const;
    for (const [name, grants] of Object.entries(callers)) {
      await addKey(service.store, name, name, { grants });
      const asked: (readonly [MethodName, readonly object[]])[] = [['kataster.schema.preview', [...trying, ...counting]]];
      if (name === 'administrator') asked.push(['kataster.schema.apply', trying]);
      for (const [method, requests] of asked) {
        for (const params of requests) {
          const dryRun = method === 'kataster.schema.apply' && { dry_run: true };
          const { error } = await call(method, { ...params, ...dryRun, apikey: name });
          t.is(error?.data?.error, 'Forbidden', `${name}: ${method} ${JSON.stringify(params)}`);
        }
        const added = { schema: { categories: [{ ...counted, attributes: [...counted.attributes, attribute('more')] }] } };
        t.is((await call(method, { ...added, apikey: name })).error, undefined, `${name}: ${method}`);
      }
    }
    for (const params of [...trying, ...counting])
      t.not((await call('kataster.schema.preview', params)).error?.data?.error, 'Forbidden');
  });

  engine.test(`an undo names no object that its caller may not view on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const call = callerOf(service, 'contract');
    const unique = { const: tank, title: titled('Tank'), attributes: [attribute('label', { unique: 'everywhere' })] };
    await resultOf(call('kataster.schema.apply', { schema: { categories: [unique] } }));
    const lax = { const: tank, attributes: [attribute('label')] };
    await resultOf(call('kataster.schema.apply', { schema: { categories: [lax] } }));
    const { change_sets: sets } = await resultOf<ChangeFeed>(call('kataster.changes.read', { limit: 1 }));
    for (const title of ['hidden one', 'hidden two'])
      await resultOf(
        call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title, categories: { [tank]: { label: 'xyzzy' } } }),
      );
    const grants = [{ verbs: ['administer', 'edit'] }, { verbs: ['view'], objectTypes: ['C__OBJTYPE__CITY'] }] as const;
    await addKey(service.store, 'narrow', 'narrow', { grants });
    const undo = { numbers: [sets[0]?.number] };
    t.regex(JSON.stringify((await call('kataster.changes.revert', undo)).error), /xyzzy.*hidden one/);
    const { error } = await call('kataster.changes.revert', { ...undo, apikey: 'narrow' });
    t.regex(JSON.stringify(error?.data), /hidden from you/);
    t.notRegex(JSON.stringify(error), /xyzzy|hidden one|hidden two/);
  });
}
