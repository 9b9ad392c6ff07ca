import { type TextValue, text } from '../../messages/text.js';
import { invalidParameters } from '../../rpc/invalid-parameters.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { asViewer, requireShared, requireViewOfAll } from '../access/permission.js';
import { authorOf } from '../author.js';
import type { DomainContext } from '../context.js';
import type { Records } from '../storage/records.js';
import type { DefinitionRecord } from '../storage/schema.js';
import type { Versions } from './conversions.js';
import { numbersOf } from './definitions.js';
import { fillEntries } from './filled-entries.js';
import { faultsBeside, placedFaults } from './placed-faults.js';
import { convertStored, realignEntries, registryWith } from './realignment.js';
import { SchemaPlan, type SchemaRequest } from './schema-plan.js';
import { indexing } from './unique-attributes.js';
import { type CountedChange, type Counting, countUsage, faultsOfRefused, rejectFaults, triesValues } from './usage.js';

/** The effect of a request on the schema. */
export interface AppliedSchema {
  readonly version: number;
  readonly changes: readonly CountedChange[];
  /** Entries that lose something, or get a default. */
  readonly loss: number;
  /** Those that get a default. */
  readonly filled: number;
}

/** The conditions under which a caller wants a schema applied. */
export interface SchemaConsent {
  /** The version that the caller has seen; any where absent. */
  readonly ifVersion: number | undefined;
  /** How many entries may lose something or get a default. */
  readonly acceptLoss: number;
}

/**
 * Makes definitions part of the catalogue, from the next call on, in every process.
 * @throws RpcError Forbidden, InvalidParameters with every fault by its place, Conflict where the version or the loss is another one
 * @throws SchemaChanged where another version came meanwhile
 */
export function applySchema(context: DomainContext, request: SchemaRequest, consent: SchemaConsent): Promise<AppliedSchema> {
  return applyChange(context, { consent, requestOver: () => request, finish: async () => undefined });
}

/** A change of the schema that follows from what is stored, and what else its transaction writes. */
export interface SchemaWrite<Outcome> {
  readonly consent: SchemaConsent;
  /** @throws RpcError where what is stored contradicts the change */
  readonly requestOver: (stored: readonly DefinitionRecord[]) => SchemaRequest;
  /** Writes the rest of the transaction; its outcome is kept with the result of the call. */
  readonly finish: (records: Records, numbers: Readonly<Record<string, number>>) => Promise<Outcome>;
}

/**
 * The same for a change that follows from what is stored. It is planned before the transaction, which ends by the version of the plan alone:
 * it holds up others for no longer than it writes.
 * @throws RpcError Forbidden, InvalidParameters with every fault by its place, Conflict where the version or the loss is another one
 * @throws SchemaChanged where another version came meanwhile
 */
export async function applyChange<Outcome>(
  context: DomainContext,
  { consent: { ifVersion, acceptLoss }, requestOver, finish }: SchemaWrite<Outcome>,
): Promise<AppliedSchema & { readonly outcome: Outcome }> {
  requireShared(context, 'kataster.schema.apply');
  const { schema: version } = context.registry;
  const [planning] = await Promise.allSettled([planSchema(context, requestOver)]);
  return context.store.transaction(authorOf(context), async records => {
    // Faults are told from here on: a repeated call, which would meet its own change, was answered before.
    if (ifVersion !== undefined && ifVersion !== version)
      throw conflict('if_version', text('SchemaHasVersion', { version, expected: ifVersion }));
    if (planning.status === 'rejected') throw planning.reason;
    const { planned, versions } = planning.value;
    if (planned.changes.some(triesValues)) requireViewOfAll(context);
    await records.schema.lockForUpdate();
    const { changes, loss, filled, refused } = await countUsage(countingIn(context, records, versions, true), planned);
    rejectFaults(faultsOfRefused(refused));
    if (loss !== acceptLoss && loss > 0) throw conflict('accept_loss', text('EntriesLoseValues', { loss }));
    const numbers = await writeDefinitions(records, planned);
    await convertStored(records, versions, context.language);
    if (filled > 0) await fillEntries(records, versions.after, planned.changes);
    await realignEntries(records, versions);
    const outcome = await finish(records, numbers);
    return { version: planned.written.length === 0 ? version : version + 1, changes, loss, filled, outcome };
  });
}

/** Writes what a plan has, and returns the numbers of new definitions by name. */
async function writeDefinitions({ schema }: Records, { written }: SchemaPlan): Promise<Readonly<Record<string, number>>> {
  const added = written.flatMap(({ id, content }) => (id === undefined ? [content] : []));
  const numbers = numbersOf(added, added.length === 0 ? [] : await schema.insert(added));
  for (const { id, content } of written) if (id !== undefined) await schema.update(id, content);
  return numbers;
}

function conflict(parameter: string, fault: TextValue): RpcError {
  return new RpcError('Conflict', { reason: fault }, { [parameter]: fault });
}

/**
 * Plans what a request writes over the definitions of now.
 * @throws RpcError InvalidParameters with every fault by its place
 */
export async function planSchema(context: DomainContext, requestOver: SchemaWrite<unknown>['requestOver']) {
  const stored = await context.store.reads.schema.list();
  const request = requestOver(stored);
  const planned = new SchemaPlan(stored, request, context.registry.schema + 1, context.registry.fileDefinitions);
  const after = recordsAfter(stored, planned);
  const found = await faultsBeside(context.registry, after, planned.refused);
  if (found.length > 0) {
    const { registry } = context;
    throw invalidParameters(
      new Map([...(await placedFaults(found, { schema: request.schema, after, registry })), ...planned.faults]),
    );
  }
  const versions: Versions = { before: context.registry, after: registryWith(context.registry, after) };
  return { stored, planned, versions };
}

/** Counts within a transaction: attributes that become unique are indexed by it, and everything goes in slices of a few milliseconds. */
export function countingIn(context: DomainContext, records: Records, versions: Versions, fills: Counting['fills']): Counting {
  const { everything } = records;
  const { language } = context;
  const viewed = asViewer(context, records);
  return { reads: everything, versions, language, viewed, collisions: indexing(everything), fills };
}

/** All definitions once a plan is written. */
function recordsAfter(stored: readonly DefinitionRecord[], { written }: SchemaPlan): readonly DefinitionRecord[] {
  const lastId = Math.max(0, ...stored.map(({ id }) => id));
  const changed = new Map(written.flatMap(({ id, content }) => (id === undefined ? [] : [[id, { id, ...content }] as const])));
  const added = written.filter(({ id }) => id === undefined).map(({ content }, at) => ({ id: lastId + at + 1, ...content }));
  return [...stored.map(record => changed.get(record.id) ?? record), ...added];
}
