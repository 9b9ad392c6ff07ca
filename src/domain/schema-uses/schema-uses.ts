import type { SchemaUse } from '../../../generated/types.js';
import { isRpcError } from '../../rpc/rpc-error.js';
import { mapInSlices } from '../../rpc/time-slices.js';
import { requireViewOfAll } from '../access/permission.js';
import type { DomainContext } from '../context.js';
import type { SchemaChange } from '../schema/noted-changes.js';
import { type AppliedSchema, planSchema } from '../schema/schema.js';
import type { SchemaPlan, SchemaRequest } from '../schema/schema-plan.js';
import { type CountedChange, countsStored, countUsage, faultsOfRefused, rejectFaults } from '../schema/usage.js';
import type { DefinitionRecord } from '../storage/schema.js';
import type { UniqueAttribute } from '../storage/unique-values.js';
import { readGrants } from '../users/grant-administration.js';
import { readKeys } from '../users/key-administration.js';
import { readWebhooks } from '../webhooks/webhook-administration.js';
import { mentions } from './mentions.js';
import { listRefused, type RefusedPage, type RefusedValues } from './refused-values.js';

/** Records that are named at most. */
const mostNamed = 100;
/** Keys and grantees that are looked through at most. */
const mostRead = 10_000;

/** The records that name something, and the first of them. */
export interface SchemaUses {
  readonly uses: number;
  readonly usedBy: readonly SchemaUse[];
}

/** A record, and the JSON texts of it that may name parts of the schema. */
interface User {
  readonly use: SchemaUse;
  readonly texts: readonly (string | null)[];
}

/** A change of a preview, with the records that name what is removed, renamed or narrowed; absent where none does. */
export interface UsedChange extends CountedChange {
  readonly used?: SchemaUses | undefined;
}

/** The effect that applying would have. */
export interface PreviewedSchema extends AppliedSchema {
  readonly changes: readonly UsedChange[];
  /** Stored values that are in the way, where the caller asks for a page of them. */
  readonly refused?: RefusedValues | undefined;
}

/**
 * Returns the effect that applying would have, and who uses what goes.
 * @throws RpcError Forbidden where stored values count and the caller may not view everything, InvalidParameters with every fault by its place; stored values are none where a page of them is asked for
 */
export async function previewSchema(
  context: DomainContext,
  request: SchemaRequest,
  page: RefusedPage | undefined,
): Promise<PreviewedSchema> {
  const { store, registry, language } = context;
  const { stored, planned, versions } = await planSchema(context, () => request);
  if (planned.changes.some(countsStored)) requireViewOfAll(context);
  const { reads } = store;
  const collisions = (unique: UniqueAttribute) => reads.uniqueValues.collisions(unique);
  const counting = { reads, viewed: reads, versions, language, collisions, fills: true };
  const { changes, loss, filled, refused } = await countUsage(counting, planned);
  if (!page) rejectFaults(faultsOfRefused(refused));
  const uses = await usesOf(context, stored, planned);
  return {
    ...{ version: registry.schema, loss, filled },
    changes: changes.map((change, at) => ({ ...change, used: uses[at] })),
    refused: page && (await listRefused(context, request, refused, page)),
  };
}

/** The uses of what a plan removes, renames or narrows, in the order of its changes. Records that the caller may not read do not count. */
async function usesOf(
  context: DomainContext,
  stored: readonly DefinitionRecord[],
  { changes, written }: SchemaPlan,
): Promise<readonly (SchemaUses | undefined)[]> {
  if (changes.every(({ formerNames }) => formerNames === undefined)) return [];
  const gone = new Set(written.flatMap(({ id, content }) => (content.removed === 1 ? (id ?? []) : [])));
  const users = [
    ...(await recordsOf(context)),
    ...stored.filter(({ id, removed }) => !removed && !gone.has(id)).map(definitionUser),
  ];
  return mapInSlices(changes, change => usesAmong(users, change));
}

function usesAmong(users: readonly User[], change: SchemaChange): SchemaUses | undefined {
  if (change.formerNames === undefined) return undefined;
  const named = namedBy(change);
  const isUser = ({ use, texts }: User): boolean =>
    (use.kind !== 'definition' || use.title !== named.owner) && texts.some(text => text !== null && mentions(text, named));
  const all = users.filter(isUser);
  return all.length === 0 ? undefined : { uses: all.length, usedBy: all.slice(0, mostNamed).map(({ use }) => use) };
}

/** Name that a change takes away, and the definition that it is a part of, which names it anyway. */
function namedBy({ part, name, formerNames: names = [] }: SchemaChange) {
  const [owner, key] = name.split('.');
  return { category: key === undefined || part === 'choices' ? undefined : owner, names, owner };
}

function definitionUser({ name, definition }: DefinitionRecord): User {
  return { use: { kind: 'definition', title: name }, texts: [definition] };
}

/** Everything that a caller may read and that may name parts of the schema. */
async function recordsOf(context: DomainContext): Promise<readonly User[]> {
  const { reports, importProfiles } = context.store.reads;
  const administering = asAdministrator(context);
  const page = { limit: mostRead, offset: 0 };
  return [
    ...(await reports.list()).map(({ id, title, filter, columns, totals, groupBy, orderBy }) =>
      userOf('report', id, title, [filter, columns, totals, JSON.stringify([groupBy, orderBy])]),
    ),
    ...(await importProfiles.list()).map(({ id, title, type, columns }) =>
      userOf('import_profile', id, title, [columns, JSON.stringify(type)]),
    ),
    ...(await permitted(() => readWebhooks(administering))).map(({ id, title, filter, conditions }) =>
      userOf('webhook', id, title, [filter, conditions]),
    ),
    ...(await permitted(() => readKeys(administering, page)))
      .filter(({ revoked }) => revoked === null)
      .map(({ id, title, rights }) => userOf('key', id, title, [rights])),
    ...(await permitted(() => readGrants(administering, page))).map(({ id, name, rights }) =>
      userOf('grantee', id, name, [rights]),
    ),
  ];
}

function userOf(kind: SchemaUse['kind'], id: number | string, title: string, texts: User['texts']): User {
  return { use: { kind, id: String(id), title }, texts };
}

/** The caller as one who asks for what only those may read who administer: a preview needs the right to view. */
function asAdministrator({ permitted, ...context }: DomainContext): DomainContext {
  return { ...context, ...(permitted && { permitted: { ...permitted, verb: 'administer' } }) };
}

async function permitted<Row>(read: () => Promise<readonly Row[]>): Promise<readonly Row[]> {
  try {
    return await read();
  } catch (error) {
    if (isRpcError(error, 'Forbidden')) return [];
    throw error;
  }
}
