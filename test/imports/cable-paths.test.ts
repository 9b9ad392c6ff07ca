import type { TracedObject } from '../../generated/types.js';
import type { Store } from '../../src/domain/storage/store.js';
import { readDump } from '../../src/import/dump-file.js';
import type { Row } from '../../src/mappings/dump.js';
import { callerOf, resultOf } from '../helpers/rpc.js';
import { serviceOver } from '../helpers/service.js';
import { onEnginesInTurn, type Statements } from '../helpers/stores.js';
import test from '../helpers/suite.js';
import { imported, madeOf } from './office.js';

/** A dump of NetBox, and the rows `dcim.cablepath` of the same database, where it is of 3.3 or later. */
const [dump, paths] = [process.env.KATASTER_TEST_NETBOX, process.env.KATASTER_TEST_NETBOX_PATHS];

/** Parts of rows that stand on the way of a cable. */
const parts: Readonly<Record<string, string>> = {
  'circuits.circuittermination': 'connector',
  'dcim.consoleport': 'connector',
  'dcim.consoleserverport': 'connector',
  'dcim.frontport': 'connector',
  'dcim.interface': 'port',
  'dcim.powerfeed': 'connector',
  'dcim.poweroutlet': 'connector',
  'dcim.powerport': 'consumer',
  'dcim.rearport': 'connector',
};

/** Models by the numbers that the demonstration database gives them in the ways of cables; cables and provider networks are no ends. */
const modelsByNumber: Readonly<Record<string, string>> = {
  15: 'circuits.circuittermination',
  30: 'dcim.frontport',
  32: 'dcim.interface',
  39: 'dcim.poweroutlet',
  42: 'dcim.powerport',
  47: 'dcim.rearport',
};

const isNoEnd: ReadonlySet<string> = new Set(['18', '19']);

interface CablePath {
  readonly path: readonly (readonly string[])[];
  readonly is_complete: boolean;
}

/** Names of the ends on the way of a cable; a way that ends in the network of a provider ends at the far end of the circuit. */
function namesOn({ fields }: Row): readonly string[] {
  const { path } = fields as unknown as CablePath;
  return path.flatMap(nodes => {
    if (nodes.length !== 1) throw new Error(`Several ends at once: ${nodes.join()}.`);
    const [type = '', pk] = nodes[0]?.split(':') ?? [];
    const model = modelsByNumber[type];
    if (model === undefined && !isNoEnd.has(type)) throw new Error(`No model has the number ${type}.`);
    return model === undefined ? [] : [`${model}:${pk}/${parts[model]}`];
  });
}

/** Names of the ends of each cable, by the rows of 3.3 and later, or as cables of earlier versions name them. */
function endsIn(rows: readonly Row[]): ReadonlyMap<string, readonly string[]> {
  const modelOf = (type: unknown) => (Array.isArray(type) ? type.join('.') : String(type));
  const end = (type: unknown, key: unknown) => `${modelOf(type)}:${key}/${parts[modelOf(type)]}`;
  const found = new Map<string, string[]>();
  for (const { model, pk, fields } of rows) {
    const { termination_a_type, termination_a_id, termination_b_type, termination_b_id } = fields;
    if (model === 'dcim.cable' && termination_a_type !== undefined)
      found.set(String(pk), [end(termination_a_type, termination_a_id), end(termination_b_type, termination_b_id)]);
    if (model !== 'dcim.cabletermination') continue;
    const cable = String(fields.cable);
    found.set(cable, [...(found.get(cable) ?? []), end(fields.termination_type, fields.termination_id)]);
  }
  return found;
}

/** Entries on the ways that the service finds from an end, each as a list. */
async function tracerOver(t: Parameters<typeof serviceOver>[0], store: Store) {
  const call = callerOf(await serviceOver(t, store), 'contract');
  return async (name: string): Promise<readonly (readonly number[])[]> => {
    const { object: id, entry } = await madeOf(store, name);
    const { traces, complete } = await resultOf<TracedObject>(call('kataster.trace.read', { id, entry }));
    if (!complete) throw new Error(`Not every way from ${name} was followed.`);
    return traces.map(({ points }) => points.map(point => point.entry));
  };
}

const entryOf = async (store: Store, name: string) => (await madeOf(store, name)).entry;

const ofDump: Statements = {
  'every end of a cable of a real data set is connected with the other one': async (t, store) => {
    const { rows } = readDump(dump ?? '');
    await imported(store, rows);
    const waysFrom = await tracerOver(t, store);
    const cables = [...endsIn(rows).values()];
    let connected = 0;
    for (const ends of cables)
      for (const name of ends) {
        const [here, there] = [await entryOf(store, name), await entryOf(store, ends.find(other => other !== name) ?? '')];
        const ways = await waysFrom(name);
        if (ways.some(way => way[way.indexOf(here ?? 0) + 1] === there || way[way.indexOf(here ?? 0) - 1] === there))
          connected += 1;
      }
    t.log(`${connected} of ${cables.flat().length} ends connected`);
    t.true(cables.length > 100);
    t.is(connected, cables.flat().length);
  },
};

const ofPaths: Statements = {
  'every complete way of a cable is traced from its first end': async (t, store) => {
    await imported(store, readDump(dump ?? '').rows);
    const waysFrom = await tracerOver(t, store);
    const complete = readDump(paths ?? '').rows.filter(({ fields }) => fields.is_complete === true);
    const lost: (string | number)[] = [];
    for (const row of complete) {
      const names = namesOn(row);
      const wanted = `,${(await Promise.all(names.map(name => entryOf(store, name)))).join()},`;
      const ways = await waysFrom(names[0] ?? '');
      // A trace goes on through the device at an end, such as the other side of a PDU.
      if (![...ways, ...ways.map(way => way.toReversed())].some(way => `,${way},`.includes(wanted))) lost.push(row.pk);
    }
    t.log(`${complete.length - lost.length} of ${complete.length} complete ways`);
    t.true(complete.length > 100);
    t.deepEqual(lost, []);
  },
};

if (dump !== undefined) onEnginesInTurn({ ...ofDump, ...(paths !== undefined && ofPaths) });
else test.skip('cables of a real data set, where KATASTER_TEST_NETBOX names its dump', t => t.pass());
