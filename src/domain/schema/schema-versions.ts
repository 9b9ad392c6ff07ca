import { type TextValue, text } from '../../messages/text.js';
import { invalidParameters } from '../../rpc/invalid-parameters.js';
import type { DomainContext } from '../context.js';
import type { DefinitionRecord } from '../storage/schema.js';
import { documentOf, type StoredDefinition, storedDefinition } from './definitions.js';
import type { SchemaChange } from './noted-changes.js';
import { ReturnedChanges } from './returned-changes.js';
import type { SchemaDocument } from './schema-plan.js';

/** The version that a caller reads, and the one that it is compared with. */
export interface VersionsAsked {
  readonly version: number | undefined;
  readonly comparedWith: number | undefined;
}

/** The definitions of a version, and what they have otherwise than those of another one. */
export interface ReadSchema {
  readonly version: number;
  readonly schema: SchemaDocument;
  readonly changes?: readonly Pick<SchemaChange, 'part' | 'name' | 'change' | 'members'>[];
}

/**
 * The definitions of a version, by part: of the one in force where none is asked for.
 * @throws RpcError InvalidParameters where there is no such version, or the history has it no more
 */
export async function readSchema(context: DomainContext, { version: asked, comparedWith }: VersionsAsked): Promise<ReadSchema> {
  const inForce = await context.store.reads.schema.version();
  const version = asked ?? inForce;
  const records = await recordsOf(context, 'version', version, inForce);
  const read = { version, schema: documentOf(records) };
  if (comparedWith === undefined) return read;
  const former = await recordsOf(context, 'compared_with', comparedWith, inForce);
  return { ...read, changes: differences(former, records) };
}

/** The definitions of a version. One statement, and two more where it is an earlier one. */
async function recordsOf(
  { store }: DomainContext,
  parameter: string,
  version: number,
  inForce: number,
): Promise<readonly DefinitionRecord[]> {
  const { schema } = store.reads;
  if (version === inForce) return schema.list();
  const ends = await schema.changes();
  const first = inForce - ends.length;
  const end = ends[version - first];
  if (end === undefined) throw unknownVersion(parameter, text('NoSuchSchemaVersion', { version, first, last: inForce }));
  return store.asOf(end - 1).reads.schema.list();
}

function unknownVersion(parameter: string, fault: TextValue) {
  return invalidParameters(new Map([[parameter, fault]]));
}

/** The changes that lead from one version to another. Attributes of a category that comes or goes are counted with it. */
function differences(former: readonly DefinitionRecord[], records: readonly DefinitionRecord[]) {
  const [from, to] = [former, records].map(inForceById) as [Definitions, Definitions];
  const ids = new Set([...from.keys(), ...to.keys()]);
  const { changes } = new ReturnedChanges([...ids].map(id => ({ from: from.get(id), to: to.get(id) })));
  const whole = new Set(changes.flatMap(({ part, name, change }) => (part === 'categories' && change !== 'changed' ? name : [])));
  return changes.filter(({ part, name }) => part !== 'attributes' || !whole.has(name.split('.')[0] ?? ''));
}

type Definitions = ReadonlyMap<number, StoredDefinition>;

function inForceById(records: readonly DefinitionRecord[]): Definitions {
  return new Map(records.filter(({ removed }) => removed === 0).map(record => [record.id, storedDefinition(record)]));
}
