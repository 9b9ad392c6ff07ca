import { docsRead } from './helpers/docs.js';
import { callerOf } from './helpers/rpc.js';
import { addKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

/** The key that the examples were carried out with: entries name its title. */
const apikey = 'documentation-key-0';

/** A service as a first start makes it; pictures are where the documentation shows them. */
const shown = { KATASTER_PUBLIC_URL: 'http://127.0.0.1:8080', KATASTER_DEFAULT_DATA: 'yes' };

for (const engine of enginesInTurn)
  engine.test(`every call the documentation shows is answered by a running service as it shows on ${engine.name}`, async t => {
    const { exchanges } = (await docsRead()).examples;
    const service = await startedService(t, engine, shown);
    await addKey(service.store, apikey, 'documentation');
    const call = callerOf(service, 'contract');
    t.true(exchanges.length > 500);
    for (const { method, params, answer } of exchanges)
      t.deepEqual(await call(method, { apikey, ...params }), answer, `${method} ${JSON.stringify(params)}`);
  });
