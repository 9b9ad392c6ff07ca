import type { AttributeDefinition } from '../../../generated/types.js';
import type { Document } from '../../../scripts/generate/document/document.js';
import { typeOf } from '../../attributes/attribute-types.js';
import type { Category, Registry } from '../../catalog/registry.js';
import { type Caller, type Exchange, resultOf, withService } from './execution.js';
import { firstSteps, type Stepped } from './first-steps.js';
import { type Provoked, provokeErrors } from './provocations.js';
import { dataFor, savedValues, Targets } from './samples.js';
import { exampleWording } from './wording.js';

/** Calls of the example of a category: preparations, then those that are shown. */
export interface CategoryExample {
  readonly before: readonly Exchange[];
  /** Absent where entries are only read. */
  readonly save?: Exchange;
  readonly read: Exchange;
}

/** Everything that was carried out, and in which order. */
export interface Examples {
  readonly firstSteps: readonly Stepped[];
  readonly categories: ReadonlyMap<string, CategoryExample>;
  readonly errors: readonly Provoked[];
  readonly exchanges: readonly Exchange[];
}

/** Carries out the examples of the documentation, one after another on one service. */
export function executeExamples(document: Document, registry: Registry): Promise<Examples> {
  return withService(document, registry, async send => {
    const { call, exchanges } = logging(send);
    const steps = await firstSteps(call);
    const categories = new Map<string, CategoryExample>();
    for (const category of registry.categories.filter(isKept))
      categories.set(category.const, await exampleOf(category, registry, call, exchanges));
    return { firstSteps: steps, categories, errors: await provokeErrors(document, call), exchanges };
  });
}

/** Whether the contract keeps entries of the category. */
export function isKept({ hasAttributes, withoutDataIn = [] }: Category): boolean {
  return hasAttributes && !withoutDataIn.includes('contract');
}

/** The attributes that a caller may write. */
export function writable({ attributes, mode, reverses }: Category): readonly AttributeDefinition[] {
  if (mode === 'view') return [];
  return attributes.filter(each => !each.readOnly && typeOf(each).saved && each.key !== reverses?.entry);
}

async function exampleOf(
  category: Category,
  registry: Registry,
  call: Caller,
  exchanges: readonly Exchange[],
): Promise<CategoryExample> {
  const begin = exchanges.length;
  const owner = ownerFor(category, registry);
  const { id } = await resultOf(call('cmdb.object.create', { type: owner.const, title: `${owner.title.en} 1` }));
  const object = Number(id);
  const attributes = exampleAttributes(category);
  const data = savedValues(await dataFor(attributes, new Targets(call, registry, exampleWording, object)));
  const prepared = exchanges.length;
  if (Object.keys(data).length > 0) await call('cmdb.category.save', { object, category: category.const, data });
  const saved = exchanges.length;
  await call('cmdb.category.read', { objID: object, category: category.const });
  const [read, save] = [exchanges[saved], exchanges.slice(prepared, saved)[0]];
  if (!read) throw new Error(`${category.const} was not read`);
  return { before: exchanges.slice(begin, prepared), read, ...(save && { save }) };
}

const usualType = 'C__OBJTYPE__SERVER';

/** A type that shows the category: a server where it may be one. */
function ownerFor(category: Category, { objectTypes, objectType }: Registry) {
  const showing = objectTypes.filter(type => type.categories.includes(category.const));
  const owner = showing.find(type => type.const === usualType) ?? showing[0] ?? objectType(usualType);
  if (!owner) throw new Error('The catalogue has no object type');
  return owner;
}

const mostShown = 8;

/** Attributes that an example saves: the required ones, the ones that name the entry, and the first of the others. */
function exampleAttributes(category: Category): readonly AttributeDefinition[] {
  const all = writable(category);
  const first = all.filter(({ required, key }) => required || category.namedBy.includes(key));
  const shown = new Set([...first, ...all].slice(0, Math.max(mostShown, first.length)));
  return all.filter(attribute => shown.has(attribute));
}

function logging(send: Caller): { readonly call: Caller; readonly exchanges: readonly Exchange[] } {
  const exchanges: Exchange[] = [];
  const call: Caller = async (method, params) => {
    const answer = await send(method, params);
    exchanges.push({ method, params, answer });
    return answer;
  };
  return { call, exchanges };
}
