import { configFrom } from '../config.js';
import { discoveryOf } from '../discovery/discovery.js';
import type { ReadJob } from '../http/read-job.js';
import { readerOver } from '../http/reader.js';
import { outcomeOf } from '../readers/messages.js';
import { openStore } from '../store/open.js';
import { packageFile } from './package-file.js';
import { registryFor } from './workplace.js';

// What ends the service ends this process with it: signals of a terminal reach both.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit(0));

const config = configFrom(process.env);
const registry = registryFor(config);
const store = await openStore({ url: config.database, durability: config.durability, isReader: true });
const read = readerOver({ config, store, registry, discovery: discoveryOf(packageFile('openrpc.json'), registry) });

process.on('message', async (job: ReadJob) => {
  process.send?.(await outcomeOf(() => read(job)));
});
process.send?.('ready');
