import { newDatabase, temporaryFolder } from './databases.js';
import type { PrintingPlace } from './printing-commands.js';
import { serve } from './process.js';
import type { Scope } from './scope.js';
import { testKey } from './service.js';

/** A text that moves the cursor, rings, breaks lines and turns the direction of what follows. */
export const hostile = 'x\u001b[2J\u009b1A\u0007\u0085y\u202ez\u2066\u200f\u200e\u061c\u2028\u2029end';

/** A title of a report, which may have no control characters. */
const report = 'x\u202ey\u2066\u200f\u200e\u061cend';

/** A database in which every text that callers choose is hostile, and a service over another one. */
export async function hostileDatabase(t: Scope): Promise<PrintingPlace & { readonly url: string }> {
  const url = await newDatabase(t);
  const service = await serve(t, { KATASTER_DATABASE: url, KATASTER_DEFAULT_DATA: 'yes' });
  const done = async (method: string, params: object): Promise<Readonly<Record<string, unknown>>> => {
    const { result, error } = await service.call(method, params);
    if (error) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result as Readonly<Record<string, unknown>>;
  };
  const server = { type: 'C__OBJTYPE__SERVER', title: hostile, comment: hostile };
  const object = Number((await done('cmdb.object.create', server)).id);
  const data = { manufacturer: hostile, title: hostile, serial: hostile };
  await done('cmdb.category.save', { object, category: 'C__CATG__MODEL', data });
  await done('cmdb.object.update', { id: object, title: `${hostile} 2` });
  await done('kataster.report.save', { title: report, description: hostile, columns: ['title', 'C__CATG__MODEL-serial'] });
  const key = String((await done('kataster.key.create', { title: hostile })).id);
  await done('kataster.user.create', { login: hostile, name: hostile });
  await service.call('idoit.login', { username: hostile, password: hostile });
  await service.call('idoit.login', { username: `${hostile} unknown`, password: hostile });
  service.signal('SIGTERM');
  await service.ended;
  const other = await serve(t, { KATASTER_DATABASE: await newDatabase(t) });
  return { url, object, key, report, folder: temporaryFolder(t), service: other.url };
}

/** Settings of a command on that database. */
export function settingsOf(url: string, secretFile?: string): Readonly<Record<string, string>> {
  const secret = secretFile === undefined ? {} : { KATASTER_SECRET_FILE: secretFile };
  return { KATASTER_DATABASE: url, KATASTER_DEFAULT_DATA: 'yes', KATASTER_API_KEY: testKey, ...secret };
}
