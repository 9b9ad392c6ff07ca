import { configFrom } from '../config/config.js';
import { secretsFrom } from '../config/secret-file.js';
import { discoveryOf } from '../discovery/discovery.js';
import { readerOver } from '../http/calls/reader.js';
import type { ReadJob } from '../http/context/read-job.js';
import { replyTo } from '../readers/messages.js';
import { storageError } from '../store/engines/failures.js';
import { openStore } from '../store/open.js';
import { registryFor } from './command-context.js';
import { packageFile } from './package-file.js';
import { storeLimits } from './store-limits.js';

// Ignores signals of the terminal, which reach the whole process group: this process ends with the service.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit(0));

const config = configFrom(process.env);
const registry = registryFor(config);
const secrets = secretsFrom(config);
let reader: Promise<ReturnType<typeof readerOver>> | undefined;

process.on('message', async (job: ReadJob) => {
  tell(await replyTo(async () => (await openReader())(job)));
});
await openReader().catch(() => {});
tell('ready');

/** The callback takes the error of a channel that is closed: the service may have ended meanwhile. */
function tell(message: unknown): void {
  process.send?.(message, undefined, undefined, () => {});
}

/**
 * Reads once the database is open. Where it could not be opened, that is the answer to a job, and the next one tries again.
 * @throws RpcError StorageUnavailable
 */
async function openReader(): Promise<ReturnType<typeof readerOver>> {
  reader ??= open();
  try {
    return await reader;
  } catch (error) {
    reader = undefined;
    throw storageError('StorageUnavailable', error);
  }
}

async function open(): Promise<ReturnType<typeof readerOver>> {
  const { database: url, durability, bodyLimit: readLimit, pageCache, speed } = config;
  const options = { url, durability, readLimit, pageCache, isPlain: speed === 'plain', limits: storeLimits(config) };
  const store = await openStore({ ...options, isReader: true });
  return readerOver({ config, store, registry, secrets, discovery: discoveryOf(packageFile('openrpc.json')) });
}
