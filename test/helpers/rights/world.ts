import type { ExecutionContext } from 'ava';
import type { History, Right } from '../../../generated/types.js';
import { openedStore } from '../counting.js';
import { databaseInTurn, type OpenDatabase } from '../databases.js';
import { withPasskeys } from '../passkeys.js';
import { callerOf, resultOf } from '../rpc.js';
import { serviceOver, type TestService } from '../service.js';
import type { TestEngine } from '../stores.js';
import { everyWaySettings } from '../ways-in.js';
import { address, listOfChoices, newStatus, newWebhook, type Row, type Target } from './rows.js';

/** A service, and a look into the tables behind it. */
export interface World {
  readonly service: TestService;
  /** Everything that calls may change. */
  kept(): Promise<string>;
  /** State that differs after every change: the latest change set, the end of the audit, and the sessions. */
  progress(): Promise<string>;
  /** A new target in the state a row asks for; the key, the user and the grants in it permit so much. */
  target(row: Row, rights?: readonly Right[]): Promise<Target>;
}

const tables = [
  'objects',
  'entries',
  'links',
  'choices',
  'object_types',
  'retired_sysids',
  'change_sets',
  'changes',
  'passwords',
  'granted',
  'sessions',
  'webhook_deliveries',
];

/** A service over an empty database; it ends with the test. */
export async function worldOn(t: ExecutionContext, engine: TestEngine): Promise<World> {
  const { store, rows } = await (engine.name === 'SQLite' ? sqliteOf(t, engine) : databaseInTurn(t));
  const service = await serviceOver(t, store, { KATASTER_QUICKPURGE: 'on', ...everyWaySettings, ...withPasskeys });
  return {
    service,
    kept: () => keptIn(rows),
    progress: () => progressIn(rows),
    target: (row, rights = []) => targetFor(service, row, rights),
  };
}

async function sqliteOf(t: ExecutionContext, engine: TestEngine): Promise<OpenDatabase> {
  const { store, reading } = await openedStore(t, engine);
  return { store, rows: async text => reading.rows(text, []) };
}

type Rows = OpenDatabase['rows'];

async function keptIn(rows: Rows): Promise<string> {
  const contents = [];
  for (const table of tables) contents.push(await sorted(rows, `SELECT * FROM ${table}`));
  contents.push(await sorted(rows, 'SELECT id, digest, title, expires, revoked, rights, addresses, superseded_by FROM api_keys'));
  contents.push(await sorted(rows, 'SELECT id, title, url, key, filter, conditions, secret FROM webhooks'));
  contents.push(await sorted(rows, `SELECT * FROM audit WHERE ${ofCalls}`));
  return JSON.stringify(contents);
}

/** Events that calls write; those of authentication are written some time after it, and a webhook of a key without rights stops by itself. */
const ofCalls = "method NOT IN ('authentication', 'webhook')";

async function progressIn(rows: Rows): Promise<string> {
  const changes = await sorted(rows, 'SELECT max(number) FROM change_sets');
  const events = await sorted(rows, `SELECT max(number) FROM audit WHERE ${ofCalls}`);
  return JSON.stringify([
    changes,
    events,
    await sorted(rows, 'SELECT * FROM sessions'),
    await sorted(rows, 'SELECT * FROM second_factors'),
    await sorted(rows, 'SELECT * FROM passkeys'),
    await sorted(rows, 'SELECT * FROM used_challenges'),
  ]);
}

async function sorted(rows: Rows, text: string): Promise<readonly string[]> {
  return (await rows(text)).map(row => JSON.stringify(row)).sort();
}

let targets = 0;

const others = new WeakMap<TestService, Promise<number>>();

/** A server of the service that no target is about. */
function otherServer(service: TestService): Promise<number> {
  const call = callerOf(service, 'contract');
  const made =
    others.get(service) ??
    resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'other' })).then(({ id }) => Number(id));
  others.set(service, made);
  return made;
}

async function targetFor(service: TestService, { first }: Row, rights: readonly Right[]): Promise<Target> {
  const call = callerOf(service, 'contract');
  const categories = { [address]: { hostname: 'web' }, C__CATG__MODEL: { title: 'X0' } };
  targets += 1;
  const title = `web${targets}`;
  const created = call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title, categories });
  const { id, categories: made } = await resultOf<{ id: string; categories: Record<string, string[]> }>(created);
  const choice = call('cmdb.dialog.create', { ...listOfChoices, value: `choice ${id}` });
  const { entry_id } = await resultOf<{ entry_id: number }>(choice);
  const status = Number((await resultOf(call('cmdb.status.save', newStatus(`S${id}`)))).id);
  const key = String((await resultOf(call('kataster.key.create', { title, rights }))).id);
  const webhook = String((await resultOf(call('kataster.webhook.create', newWebhook({ title, key })))).id);
  const person = Number((await resultOf(call('kataster.user.create', { login: title }))).id);
  if (rights.length > 0) await resultOf(call('kataster.grant.create', { to: title, rights }));
  const entry = Number(made[address]?.[0]);
  await resultOf(call('cmdb.category.save', { object: Number(id), category: address, entry, data: { hostname: 'web1' } }));
  const { change_sets: changes } = await resultOf<History>(call('kataster.changes.read', { entry, limit: 1 }));
  const change = changes[0]?.number ?? 0;
  const records = {
    object: Number(id),
    other: await otherServer(service),
    title,
    entry,
    change,
    choice: Number(entry_id),
    status,
  };
  const target = { ...records, key, webhook, login: title, person, rights };
  if (first) await resultOf(call(first[0], first[1](target)));
  return target;
}
