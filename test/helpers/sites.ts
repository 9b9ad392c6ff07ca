import type { ExecutionContext } from 'ava';
import { pino } from 'pino';
import { loadRegistry } from '../../src/catalog/registry.js';
import { configFrom } from '../../src/config/config.js';
import { Secrets } from '../../src/domain/secrets/secrets.js';
import { startService } from '../../src/http/service.js';
import { Clock } from '../../src/site/examples/clock.js';
import { document } from './catalogue.js';
import { folderWith } from './catalogue-folder.js';
import { patientSettings } from './patience.js';
import { addKey, testKey } from './service.js';
import { engines, freshStore } from './stores.js';

/** A category no other site has. */
export const parking = {
  const: 'C__CATG__PARKING',
  id: 9001,
  title: { en: 'Parking space', de: 'Parkplatz' },
  kind: 'global',
  multiValue: false,
  mode: 'edit',
  sort: 9001,
  attributes: [
    { key: 'space', type: 'text', title: { en: 'Space', de: 'Stellplatz' }, maxLength: 12, required: true },
    { key: 'from', type: 'date', title: { en: 'From', de: 'Von' } },
    { key: 'kind', type: 'dialog', title: { en: 'Kind', de: 'Art' }, dialog: 'parking_kind' },
  ],
};

const parkingKind = {
  name: 'parking_kind',
  choices: [
    { id: 1, const: 'C__PARKING__ROOFED', title: { en: 'roofed', de: 'überdacht' } },
    { id: 2, const: null, title: { en: 'open', de: 'offen' } },
  ],
};

/** The folder of a site that adds a category and its dialog to the catalogue. */
export function folderOfSite(t: ExecutionContext): string {
  return folderWith(t, {
    [`categories/${parking.const}.json`]: parking,
    'dialogs/parking_kind.json': parkingKind,
  });
}

/** Starts a service of that site and answers its URL; it ends with the test. */
export async function startedSite(t: ExecutionContext): Promise<string> {
  const [engine] = engines;
  if (!engine) throw new Error('no engine to test with');
  const store = await freshStore(t, engine, { durability: 'fast' });
  await addKey(store, testKey, 'test');
  const config = configFrom({ KATASTER_PORT: '0', ...patientSettings });
  const parts = { registry: loadRegistry([folderOfSite(t)]), log: pino({ level: 'silent' }), now: new Clock().now };
  const service = await startService({ config, store, document, secrets: new Secrets(), ...parts });
  t.teardown(() => service.stop());
  return service.url;
}
