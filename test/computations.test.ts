import { registry } from './helpers/catalogue.js';
import { archived } from './helpers/computations/archived.js';
import { devices } from './helpers/computations/devices.js';
import { nets } from './helpers/computations/nets.js';
import { people } from './helpers/computations/people.js';
import { records } from './helpers/computations/records.js';
import { software } from './helpers/computations/software.js';
import { shown, started } from './helpers/computations/started.js';
import { enginesInTurn } from './helpers/stores.js';
import test from './helpers/suite.js';

for (const engine of enginesInTurn)
  for (const [title, statement] of Object.entries({ ...nets, ...people, ...software, ...devices, ...records, ...archived }))
    engine.test(`${title} on ${engine.name}`, async t => statement(t, await started(t, engine)));

const computed = registry.categories
  .filter(({ const: constant, storedIn }) => constant === storedIn)
  .flatMap(category => category.attributes.filter(({ type }) => type === 'computed').map(attribute => ({ category, attribute })));

test.serial('every attribute that is worked out was seen to show something', t => {
  const silent = computed.filter(
    ({ category, attribute }) => !attribute.unavailable && !shown.has(`${category.const}.${attribute.key}`),
  );
  t.deepEqual(
    silent.map(({ category, attribute }) => `${category.const}.${attribute.key}`),
    [],
  );
});
