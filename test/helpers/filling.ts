import type { Category } from '../../src/catalog/registry.js';
import { inverseViewOf } from '../../src/domain/models/inverse-view.js';
import { entryMade } from '../factories/calls.js';
import { registry } from './catalogue.js';
import type { Caller } from './rpc.js';
import { dataFor, savedValues, targetsOf } from './samples.js';

/** Makes entries of a category, as many as there may be up to three, and answers whose they are. */
export async function filled(call: Caller, category: Category, server: number): Promise<number> {
  const targets = targetsOf(call, server);
  const inverseView = inverseViewOf(registry, category);
  const { const: constant, attributes } = inverseView?.category ?? category;
  if (!inverseView && category.mode === 'view') return server;
  const object = inverseView ? Number((await targets.object(inverseView.link)).given) : server;
  const linked = inverseView?.link.type === 'objects' ? [object] : object;
  const beside = new Map(inverseView ? [[inverseView.link.key, { given: linked, reads: linked }] as const] : []);
  const samplesOn = async (owner: number) => savedValues(await dataFor(attributes, targetsOf(call, owner), beside));
  const samplesHere = inverseView ? {} : await samplesOn(server);
  for (let entry = 0; entry < (inverseView || category.multiValue ? 3 : 1); entry += 1) {
    const owner = inverseView ? Number((await targets.object({ key: 'owner', type: 'object' })).given) : server;
    const samples = inverseView ? await samplesOn(owner) : samplesHere;
    const data = { ...samples, ...addressesOf(samples, entry), ...positionsOf(samples, entry) };
    await entryMade(call, { object: owner, category: constant, data });
  }
  return object;
}

/** A net has each address once. */
function addressesOf({ ipv4_address }: Readonly<Record<string, unknown>>, entry: number): object {
  return ipv4_address === undefined ? {} : { ipv4_address: `192.0.2.${entry + 1}`, ipv6_address: `2001:db8::${entry + 1}` };
}

/** A connector has each position once. */
function positionsOf(samples: Readonly<Record<string, unknown>>, entry: number): object {
  const keys = ['assigned_positions', 'sibling_positions'].filter(key => samples[key] !== undefined);
  return Object.fromEntries(keys.map(key => [key, `${entry + 1}`]));
}
