import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import { requireSecretKey } from '../../src/cli/secret-keys.js';
import { endedWith } from './commands.js';
import { newDatabase, temporaryFolder } from './databases.js';
import { run } from './process.js';
import { type Caller, callerOf } from './rpc.js';
import { partOfTest } from './scope.js';
import { serviceOver } from './service.js';
import { storeAt, type TestEngine } from './stores.js';

/** A service over a database, and what ends both. */
export interface OpenService {
  readonly call: Caller;
  stop(): Promise<void>;
}

/** A database, `kataster secret` on it, and services over it; all in this process, but for a command that is to be killed. */
export async function placeOn(t: ExecutionContext, { name }: TestEngine) {
  const url = await newDatabase(t, name, 'tables');
  const folder = temporaryFolder(t);
  const withFile = (file?: string) => ({ KATASTER_DATABASE: url, ...(file && { KATASTER_SECRET_FILE: file }) });
  const secret = (args: readonly string[], file?: string) => endedWith(withFile(file), 'secret', ...args);
  const killable = (args: readonly string[], file?: string) => run(t, ['secret', ...args], withFile(file));
  const refusal = async (file?: string) => (await endedWith(withFile(file), 'serve')).stderr;
  const start = async (file?: string): Promise<OpenService> => {
    const part = partOfTest();
    t.teardown(part.end);
    const store = await storeAt(part, url);
    const service = await serviceOver(part, store, withFile(file));
    await requireSecretKey(store, service.secrets.keyId);
    return { call: callerOf(service, 'contract'), stop: part.end };
  };
  const newFile = async (called: string) => {
    const path = join(folder, called);
    t.is((await secret(['create', path])).code, 0);
    return path;
  };
  return { url, folder, secret, killable, start, refusal, newFile };
}
