import { type Text, type TextValue, text } from '../../messages/text.js';
import { suggestion } from '../../rpc/did-you-mean.js';
import { invalidParameters } from '../../rpc/invalid-parameters.js';
import { isRpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import type { Records } from '../storage/records.js';
import type { DefinitionRecord } from '../storage/schema.js';
import { type Definition, type SchemaPartName, schemaParts, storedDefinition } from './definitions.js';
import { applyChange } from './schema.js';
import type { SchemaDocument, SchemaRequest } from './schema-plan.js';

/** Faults of a call, by parameter. */
export type Faults = Map<string, TextValue>;

/** Definitions of a part that methods add, change and remove one at a time. */
export interface SinglePart {
  readonly part: 'object_types' | 'object_type_groups';
  readonly list: (context: DomainContext) => readonly Named[];
  readonly unknown: (name: string) => Text;
  /** The method that reads them. */
  readonly reader: string;
  /** The parameters that set members, where these have other names. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The part of rules for definitions that the site did not make, and what these change; absent where nothing does. */
  readonly rules?: { readonly part: 'object_type_rules'; readonly members: readonly string[] };
}

interface Named {
  readonly id: number;
  readonly const: string;
}

/** The definition that a call means: by its number, or by its constant. */
export type Meant = { readonly id: number } | { readonly constant: string };

/** The definition that a call added, changed or removed. */
export interface ChangedDefinition {
  readonly id: number;
  readonly constant: string;
}

/** Changes that a call makes to the definitions of a site. */
interface Change {
  readonly constant: string;
  readonly id: number | undefined;
  readonly request: SchemaRequest;
}

type AlsoWrite = (records: Records, constant: string) => Promise<void>;

/**
 * Adds a definition, by the constant that the caller gives or the first free one of those that begin like `beginning`.
 * @throws RpcError Forbidden, InvalidParameters with every fault by its parameter
 */
export function addDefinition(
  context: DomainContext,
  single: SinglePart,
  { constant, beginning }: { readonly constant: string | undefined; readonly beginning: string },
  membersOf: (faults: Faults) => Definition,
  alsoWrite?: AlsoWrite,
): Promise<ChangedDefinition> {
  return change(context, single, 'constant', alsoWrite, (stored, faults) => {
    const taken = new Set([...single.list(context).map(each => each.const), ...stored.map(({ name }) => name)]);
    const name = constant ?? freeName(beginning, taken);
    if (single.list(context).some(each => each.const === constant)) faults.set('constant', text('ConstantIsTaken', { name }));
    const definition = { ...membersOf(faults), const: name };
    return { constant: name, id: undefined, request: { schema: { [single.part]: [definition] }, removed: [] } };
  });
}

/**
 * Changes members of a definition of the site, or of another one by a rule; others of its schema may follow.
 * @throws RpcError Forbidden, InvalidParameters with every fault by its parameter
 */
export function changeDefinition(
  context: DomainContext,
  single: SinglePart,
  meant: Meant,
  membersOf: (former: Definition, faults: Faults) => Definition,
  alsoWrite?: AlsoWrite,
): Promise<ChangedDefinition> {
  return change(context, single, parameterOf(meant), alsoWrite, (stored, faults) => {
    const inForce = definitionMeant(context, single, meant);
    const { id, const: constant } = inForce;
    const former = ownDefinition(single.part, constant, stored);
    const members = membersOf(former ?? { ...inForce }, faults);
    const isRuled = Object.keys(members).every(member => single.rules?.members.includes(member));
    if (!former && !isRuled) faults.set(parameterOf(meant), text('DefinitionIsNotOfSite', { name: constant }));
    const changed = former ? { [single.part]: [{ ...members, const: constant }] } : ruleWith(single, constant, members, stored);
    return { constant, id, request: { schema: Object.keys(members).length > 0 ? changed : {}, removed: [] } };
  });
}

/** The rule of a definition that the site did not make, with other members. */
function ruleWith(
  { rules }: SinglePart,
  constant: string,
  members: Definition,
  stored: readonly DefinitionRecord[],
): SchemaDocument {
  if (!rules) return {};
  const { part } = rules;
  return { [part]: [{ ...ownDefinition(part, constant, stored), [schemaParts[part].name]: constant, ...members }] };
}

/**
 * Removes a definition of the site.
 * @throws RpcError Forbidden, InvalidParameters with every fault by its parameter
 */
export function removeDefinition(
  context: DomainContext,
  single: SinglePart,
  meant: Meant,
  faultOf: (constant: string) => Text | undefined = () => undefined,
): Promise<ChangedDefinition> {
  return change(context, single, parameterOf(meant), undefined, (stored, faults) => {
    const { id, const: constant } = definitionMeant(context, single, meant);
    const isOwn = ownDefinition(single.part, constant, stored) !== undefined;
    const fault = isOwn ? faultOf(constant) : text('DefinitionIsNotOfSite', { name: constant });
    if (fault) faults.set(parameterOf(meant), fault);
    return { constant, id, request: { schema: {}, removed: [constant] } };
  });
}

/** The names of definitions of a part that the site has, and may change. */
export async function ownNames({ store }: DomainContext, { part }: Pick<SinglePart, 'part'>): Promise<ReadonlySet<string>> {
  const stored = await store.reads.schema.list();
  return new Set(stored.filter(each => each.part === part && each.removed === 0).map(({ name }) => name));
}

async function change(
  context: DomainContext,
  single: SinglePart,
  named: string,
  alsoWrite: AlsoWrite | undefined,
  changeOver: (stored: readonly DefinitionRecord[], faults: Faults) => Change,
): Promise<ChangedDefinition> {
  const made: { change?: Change } = {};
  const requestOver = (stored: readonly DefinitionRecord[]) => {
    const faults: Faults = new Map();
    made.change = changeOver(stored, faults);
    if (faults.size > 0) throw invalidParameters(faults);
    return made.change.request;
  };
  const finish = async (records: Records, numbers: Readonly<Record<string, number>>): Promise<ChangedDefinition> => {
    const { constant = '', id = numbers[constant] ?? 0 } = made.change ?? {};
    await alsoWrite?.(records, constant);
    return { id, constant };
  };
  try {
    return (await applyChange(context, { consent: { ifVersion: undefined, acceptLoss: 0 }, requestOver, finish })).outcome;
  } catch (error) {
    throw byParameters(error, single, named);
  }
}

/** The same error with its faults by the parameters of the method instead of places of a schema. */
function byParameters(error: unknown, { parameters }: SinglePart, named: string): unknown {
  if (!isRpcError(error, 'InvalidParameters')) return error;
  const faults = Object.entries(error.data ?? {}).map(([place, fault]) => {
    const [, member] = /^schema\.\w+\.\d+\.(\w+)/.exec(place) ?? [];
    if (member !== undefined) return [member === 'const' ? 'constant' : (parameters[member] ?? member), fault] as const;
    return [/^(schema|removed)\b/.test(place) ? named : place, fault] as const;
  });
  return invalidParameters(new Map(faults));
}

/** @throws RpcError InvalidParameters */
function definitionMeant(context: DomainContext, single: SinglePart, meant: Meant): Named {
  const known = single.list(context);
  const found = known.find(each => ('id' in meant ? each.id === meant.id : each.const === meant.constant));
  if (found) return found;
  const name = 'id' in meant ? String(meant.id) : meant.constant;
  throw invalidParameters(new Map([[parameterOf(meant), unknownDefinition(context, single, name)]]));
}

/** The fault of a name that no definition has: the nearest one, or the method that reads them. */
export function unknownDefinition(context: DomainContext, { list, unknown, reader }: SinglePart, name: string): Text {
  const near = /^\d+$/.test(name) ? [] : list(context).map(each => each.const);
  const right = suggestion(name, near) ?? text('ExpectedOneThatMethodReads', { method: reader });
  return text('Clauses', { first: unknown(name), second: right });
}

function ownDefinition(part: SchemaPartName, constant: string, stored: readonly DefinitionRecord[]): Definition | undefined {
  const found = stored.find(each => each.part === part && each.name === constant && each.removed === 0);
  return found && storedDefinition(found).definition;
}

function parameterOf(meant: Meant): string {
  return 'id' in meant ? 'id' : 'constant';
}

function freeName(beginning: string, taken: ReadonlySet<string>): string {
  const names = Array.from({ length: taken.size + 1 }, (_, at) => (at === 0 ? beginning : `${beginning}_${at + 1}`));
  return names.find(name => !taken.has(name)) ?? beginning;
}
