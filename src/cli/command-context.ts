import { behaviours } from '../behaviours/behaviours.js';
import { catalogueDigest } from '../catalog/digest.js';
import { loadRegistry, type Registry } from '../catalog/registry.js';
import { type Config, configFrom } from '../config/config.js';
import { secretsFrom } from '../config/secret-file.js';
import { settings } from '../config/settings.js';
import { requireSound } from '../domain/behaviours/soundness.js';
import type { WritingContext } from '../domain/entries/entry-rules.js';
import { entryRules } from '../domain/entries/rules/index.js';
import { makeDefaultObjects } from '../domain/objects/default-objects.js';
import { registryInForce } from '../domain/schema/current-schema.js';
import { PasswordHashing } from '../domain/secrets/password-hashing.js';
import type { Secrets } from '../domain/secrets/secrets.js';
import type { Store } from '../domain/storage/store.js';
import { dialects } from '../http/envelope/dialects.js';
import { inLanguage, text, textOf } from '../messages/text.js';
import { messageOf, RpcError } from '../rpc/rpc-error.js';
import { AddressError, DatabaseInUse, type MigrationProgress, type MigrationWatch, openStore } from '../store/open.js';
import { errorLine } from './call-failures.js';
import { language, say } from './language/spoken.js';
import { printAside } from './output.js';
import { requireSecretKey } from './secret-keys.js';
import { FileInUse, StartError } from './start-error.js';
import { storeLimits } from './store-limits.js';

/** Shared dependencies of commands: the settings, the catalogue, the open database. */
export interface CommandContext {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly registry: Registry;
  readonly store: Store;
}

/** How a command opens the database. */
export interface OpenOptions {
  /** Treatment of a database that does not exist. */
  readonly missing: 'made' | 'rejected';
  /** Learns how far an older database is brought up to date; the terminal does where absent. */
  readonly migrating?: (config: Config) => MigrationWatch;
  /** Makes the catalogue that of the database; called with the digest of another one that was before. Others only work with it. */
  readonly claimed?: (config: Config) => (former: string) => void;
  /** Whether secrets in it have to have the key of the settings. */
  readonly secretKey: 'required' | 'any';
}

/** As most commands open it. */
export const defaultOpenOptions: OpenOptions = { missing: 'made', secretKey: 'required' };

/**
 * Reads the settings and the catalogue, and opens the database; a new one gets the objects that every installation has.
 * @throws StartError, SettingError
 */
export async function openCommandContext({
  missing,
  secretKey,
  migrating = () => onTerminal,
  claimed,
}: OpenOptions = defaultOpenOptions): Promise<CommandContext> {
  const config = configFrom(process.env);
  const registry = registryFor(config);
  const secrets = secretsFrom(config);
  const { database: url, durability, bodyLimit: readLimit, pageCache, speed } = config;
  const store = await openStore({
    url,
    durability,
    mustExist: missing === 'rejected',
    readLimit,
    pageCache,
    isPlain: speed === 'plain',
    limits: storeLimits(config),
    migrating: migrating(config),
    catalogue: { digest: catalogueDigest(registry), ...(claimed && { claimed: claimed(config) }) },
  }).catch(rejectStart);
  return prepare({ config, registry, secrets, store }, secretKey).catch(async error => {
    await store.close();
    throw inWords(error);
  });
}

/** A line for each progress. */
function onTerminal({ migration, done, rows }: MigrationProgress): void {
  printAside(say('DatabaseIsBroughtUpToDate', { migration, done, rows }));
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

async function prepare(opened: CommandContext, secretKey: OpenOptions['secretKey']): Promise<CommandContext> {
  const { config, secrets, store } = opened;
  if (secretKey === 'required') await requireSecretKey(store, secrets.keyId);
  const workplace = { ...opened, registry: await registryInForce(store.reads.schema, opened.registry) };
  const context = contextAt(workplace, { key: 'installation', actor: 'kataster', method: 'default data' });
  if (config.defaultData) await makeDefaultObjects(context);
  return workplace;
}

/** The context of a domain function that a command calls. */
export function contextAt(
  { store, registry, secrets, config }: CommandContext,
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
    now: store.now,
  };
}

/** Runs a command on an open database and closes it, whatever happens. */
export async function withCommandContext(
  work: (workplace: CommandContext) => Promise<void>,
  opening?: OpenOptions,
): Promise<void> {
  const workplace = await openCommandContext(opening);
  try {
    await work(workplace);
  } catch (error) {
    throw inWords(error);
  } finally {
    await workplace.store.close();
  }
}

/** Runs a command on a database that has to exist: where it does not, its address is misspelt. */
export function withKnownWorkplace(work: (workplace: CommandContext) => Promise<void>): Promise<void> {
  return withCommandContext(work, { ...defaultOpenOptions, missing: 'rejected' });
}

/** An error of the interface as a line for the terminal; other errors are returned unchanged. */
export function inWords(error: unknown): unknown {
  if (!(error instanceof RpcError)) return error;
  const { errorName, data } = error;
  const faults = Object.entries(data ?? {}).map(([key, fault]) => [key, inLanguage(fault, language())]);
  return new StartError(`${errorLine({ errorName, summary: messageOf(error)[language()], data: Object.fromEntries(faults) })}.`);
}

function rejecting<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    return rejectStart(error);
  }
}

/** A failure of the storage, or of a catalogue, as a line for the terminal. */
export function rejectStart(error: unknown): never {
  if (!(error instanceof Error)) throw error;
  if (error instanceof DatabaseInUse) throw new FileInUse(textOf(error));
  const fault = textOf(error);
  throw new StartError(error instanceof AddressError ? text('Named', { name: settings.database.name, fault }) : fault);
}
