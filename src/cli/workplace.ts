import { behaviours } from '../behaviours/behaviours.js';
import { loadRegistry, type Registry } from '../catalog/registry.js';
import { type Config, configFrom } from '../config/config.js';
import { secretsFrom } from '../config/secret-file.js';
import { settings } from '../config/settings.js';
import { requireSound } from '../domain/behaviours/soundness.js';
import type { WritingContext } from '../domain/entries/entry-rules.js';
import { entryRules } from '../domain/entries/rules/index.js';
import { makeDefaultObjects } from '../domain/objects/default-objects.js';
import { PasswordHashing } from '../domain/secrets/password-hashing.js';
import type { Secrets } from '../domain/secrets/secrets.js';
import type { Store } from '../domain/storage/store.js';
import { dialects } from '../http/envelope/dialects.js';
import { RpcError } from '../rpc/rpc-error.js';
import { AddressError, DatabaseInUse, type MigrationProgress, type MigrationWatch, openStore } from '../store/open.js';
import { errorLine } from './call-failures.js';
import { said } from './language/spoken.js';
import { requireSecretKey } from './secret-keys.js';
import { FileInUse, StartError } from './start-error.js';

/** Shared dependencies of commands: the settings, the catalogue, the open database. */
export interface Workplace {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly registry: Registry;
  readonly store: Store;
}

/** How a command opens the database. */
export interface Opening {
  /** Treatment of a database that does not exist. */
  readonly missing: 'made' | 'rejected';
  /** Learns how far an older database is brought up to date; the terminal does where absent. */
  readonly migrating?: (config: Config) => MigrationWatch;
  /** Whether secrets in it have to have the key of the settings. */
  readonly secretKey: 'required' | 'any';
}

/** As most commands open it. */
export const usualOpening: Opening = { missing: 'made', secretKey: 'required' };

/**
 * Reads the settings and the catalogue, and opens the database; a new one gets the objects that every installation has.
 * @throws StartError, SettingError
 */
export async function openWorkplace({
  missing,
  secretKey,
  migrating = () => onTerminal,
}: Opening = usualOpening): Promise<Workplace> {
  const config = configFrom(process.env);
  const registry = registryFor(config);
  const secrets = secretsFrom(config);
  const { database: url, durability, bodyLimit: readLimit, pageCache } = config;
  const store = await openStore({
    url,
    durability,
    mustExist: missing === 'rejected',
    readLimit,
    pageCache,
    migrating: migrating(config),
  }).catch(rejected);
  const workplace = { config, registry, secrets, store };
  await prepare(workplace, secretKey).catch(async error => {
    await store.close();
    throw inWords(error);
  });
  return workplace;
}

/** A line for each progress. */
function onTerminal({ migration, done, rows }: MigrationProgress): void {
  process.stderr.write(`${said`The database is brought up to date: ${migration}, ${done} of ${rows} rows.`}\n`);
}

/**
 * The catalogue of a site.
 * @throws StartError
 */
export function registryFor({ catalog }: Config): Registry {
  return rejecting(() => {
    const registry = loadRegistry(catalog === undefined ? [] : [catalog]);
    requireSound(behaviours, registry);
    return registry;
  });
}

async function prepare(workplace: Workplace, secretKey: Opening['secretKey']): Promise<void> {
  const { config, secrets, store } = workplace;
  if (secretKey === 'required') await requireSecretKey(store, secrets.keyId);
  const context = contextAt(workplace, { key: 'installation', actor: 'kataster', method: 'default data' });
  if (config.defaultData) await makeDefaultObjects(context);
}

/** The context of a domain function that a command calls. */
export function contextAt(
  { store, registry, secrets, config }: Workplace,
  who: Pick<WritingContext, 'key' | 'actor' | 'method'>,
): WritingContext {
  const { facts: dialect } = dialects.contract;
  return {
    ...who,
    language: 'en',
    store,
    registry,
    rules: entryRules,
    behaviours,
    dialect,
    settings: config,
    secrets,
    hashing: new PasswordHashing(),
    now: () => new Date(),
  };
}

/** Runs a command on an open database and closes it, whatever happens. */
export async function withWorkplace(work: (workplace: Workplace) => Promise<void>, opening?: Opening): Promise<void> {
  const workplace = await openWorkplace(opening);
  try {
    await work(workplace);
  } catch (error) {
    throw inWords(error);
  } finally {
    await workplace.store.close();
  }
}

/** Runs a command on a database that has to exist: where it does not, its address is misspelt. */
export function withKnownWorkplace(work: (workplace: Workplace) => Promise<void>): Promise<void> {
  return withWorkplace(work, { ...usualOpening, missing: 'rejected' });
}

/** An error of the interface as a line for the terminal; other errors are returned unchanged. */
export function inWords(error: unknown): unknown {
  return error instanceof RpcError ? new StartError(`${errorLine(error)}.`) : error;
}

function rejecting<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    return rejected(error);
  }
}

/** A failure of the storage, or of a catalogue, as a line for the terminal. */
export function rejected(error: unknown): never {
  if (!(error instanceof Error)) throw error;
  if (error instanceof DatabaseInUse) throw new FileInUse(error.message);
  throw new StartError(error instanceof AddressError ? `${settings.database.name}: ${error.message}` : error.message);
}
