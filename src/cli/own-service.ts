import { pino } from 'pino';
import { inProcessClient } from '../http/in-process-client.js';
import { type OpenOptions, openCommandContext } from './command-context.js';
import { packageFile } from './package-file.js';

/** Calls that are carried out in this process, on a database that no service keeps others from. */
export interface OwnService {
  answer(body: string): Promise<Response>;
  close(): Promise<void>;
}

/**
 * Opens the database for calls.
 * @throws StartError, FileInUse, SettingError
 */
export async function openOwnService(missing: OpenOptions['missing']): Promise<OwnService> {
  // Read before the database is open, which nothing would close where the document cannot be read.
  const document = packageFile('openrpc.json');
  const workplace = await openCommandContext({ missing, secretKey: 'required' });
  const log = pino({ level: 'silent' });
  const carryOut = inProcessClient({ ...workplace, log, now: workplace.store.now }, document);
  return {
    answer: async body => new Response(await carryOut(JSON.parse(body))),
    close: () => workplace.store.close(),
  };
}
