import type { ChangeFeed, SchemaReading } from '../generated/types.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const tank = 'C__CATG__CUSTOM_TANK';
const titled = (title: string) => ({ en: title, de: title });
const label = { key: 'label', type: 'text', title: titled('Label') };
const tankWith = (...attributes: readonly object[]) => ({ categories: [{ const: tank, title: titled('Tank'), attributes }] });

/** What makes each version, in turn. */
const versions = [
  { schema: tankWith(label, { ...label, key: 'note' }) },
  { schema: { ...tankWith({ ...label, key: 'caption', aliases: ['label'] }), dialogs: [{ name: 'medium', choices: [] }] } },
  { schema: tankWith({ ...label, key: 'caption', type: 'integer' }), removed: [`${tank}.note`] },
  { removed: [tank] },
];

const keysIn = ({ schema }: SchemaReading) =>
  (schema.categories ?? []).flatMap(({ attributes }) => (attributes as readonly { key: string }[]).map(({ key }) => key));

/** The differences of two versions, in a line each. */
const differences: readonly (readonly [comparedWith: number, version: number, steps: readonly string[]])[] = [
  [0, 1, [`categories ${tank} added `]],
  [1, 2, [`attributes ${tank}.caption changed key,aliases`, 'dialogs medium added ']],
  [2, 3, [`attributes ${tank}.caption changed type`, `attributes ${tank}.note removed `]],
  [1, 3, [`attributes ${tank}.caption changed key,type,aliases`, `attributes ${tank}.note removed `, 'dialogs medium added ']],
  [3, 4, [`categories ${tank} removed `]],
  [4, 3, [`categories ${tank} added `]],
  [3, 5, []],
  [5, 5, []],
];

for (const engine of enginesInTurn)
  engine.test(`${engine.name}: every version of the schema is read, and compared with every other one`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const read = (params: object) => resultOf<SchemaReading>(call('kataster.schema.read', params));
    const read0 = await read({});
    const inForce: SchemaReading[] = [read0];
    for (const params of versions) {
      await resultOf(call('kataster.schema.apply', params));
      inForce.push(await read({}));
    }
    const { change_sets: sets } = await resultOf<ChangeFeed>(call('kataster.changes.read', { limit: 1 }));
    await resultOf(call('kataster.changes.revert', { numbers: sets.map(({ number }) => number) }));
    inForce.push(await read({}));
    t.deepEqual(inForce.map(keysIn), [[], ['label', 'note'], ['caption', 'note'], ['caption'], [], ['caption']]);
    for (const [version, expected] of inForce.entries()) t.deepEqual(await read({ version }), expected, `version ${version}`);
    for (const [comparedWith, version, expected] of differences) {
      const { steps = [] } = await read({ version, compared_with: comparedWith });
      const told = steps.map(({ part, name, change, members }) => `${part} ${name} ${change} ${members.join()}`);
      t.deepEqual(told.toSorted(), expected.toSorted(), `${version} compared with ${comparedWith}`);
    }
    const { error } = await call('kataster.schema.read', { version: 6, compared_with: -1 });
    t.regex(String(error?.data?.compared_with), /^expected a number of at least 0/);
    const unknown = await call('kataster.schema.read', { version: 6 });
    t.is(unknown.error?.data?.version, 'the history has no version 6, but those from 0 to 5');
  });
