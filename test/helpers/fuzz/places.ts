import { document, registry } from '../catalogue.js';
import type { Dice } from '../dice.js';
import type { DialectName } from '../service.js';
import { Members } from './json.js';
import { permitted, type Schema } from './values.js';
import type { Address } from './world.js';

interface Descriptor {
  readonly $ref?: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly 'x-aliases'?: readonly string[];
  readonly 'x-numbered-aliases'?: Readonly<Record<string, string>>;
  readonly 'x-dialect'?: Partial<Record<DialectName, { readonly aliases?: readonly string[] }>>;
}

interface Method {
  readonly name: string;
  readonly params: readonly Descriptor[];
}

type Usual = (schema: Schema) => unknown;
type Given = Members['list'];

/** A place in the parameters of a method at which any value may be sent. */
export interface Place {
  readonly method: string;
  /** Names of the parameter and of the members within it. */
  readonly path: readonly string[];
  /** Parameters with a value at the place; the other ones are as the document permits them. */
  paramsWith(value: unknown, dice: Dice, at: Address): Given;
}

/** Members of members are followed so deep. */
const maxDepth = 4;

/** Every place of every method in a dialect: parameters by each of their names, options, parameters of the envelope, and members within them. */
export function placesIn(dialect: DialectName): readonly Place[] {
  const methods = document.methods as readonly Method[];
  const ofMethods = methods.flatMap(method => placesOf(method, dialect));
  return [...ofMethods, ...ofMethods.filter(isOfOperation).map(withinOperation), ...attributePlaces()];
}

/** Existing clients may send parameters that there are not. */
const unknown: Descriptor = { name: 'no_parameter', schema: {} };

function placesOf({ name: method, params }: Method, dialect: DialectName): Place[] {
  const all = params.map(({ $ref, ...own }) => ($ref === undefined ? own : document.components.contentDescriptors[nameIn($ref)]));
  return [...all, unknown].flatMap((parameter: Descriptor) => {
    const others = all.filter(each => each !== parameter && each.name !== 'apikey');
    return inner(parameter, dialect).map(({ path, wrapped }) => ({
      method,
      path,
      paramsWith: (value: unknown, dice: Dice, at: Address): Given => {
        const usual: Usual = schema => permitted(dice, schema, at);
        const [sent = ''] = path;
        const chosen = others.filter(({ required }) => required || dice.happens(15));
        return [...chosen.map(each => [each.name, usual(each.schema)] as const), [sent, wrapped(value, usual)]];
      },
    }));
  });
}

/** The places of a parameter; under other names than its first only the whole of it. */
function inner(parameter: Descriptor, dialect: DialectName): Inner[] {
  const { name, schema, 'x-aliases': aliases = [], 'x-numbered-aliases': numbered = {}, 'x-dialect': own } = parameter;
  const names = [...aliases, ...Object.keys(numbered), ...(own?.[dialect]?.aliases ?? [])];
  const named = [...within(schema, maxDepth)].map(({ path, wrapped }) => ({ path: [name, ...path], wrapped }));
  return [...named, ...names.map(each => ({ path: [each], wrapped: (value: unknown) => value }))];
}

/** Parameters of the methods that operations may name. */
const ofOperations: ReadonlyMap<string, readonly Descriptor[]> = new Map(
  (document.methods as readonly Method[])
    .filter(({ params }) => params.some(({ $ref = '' }) => nameIn($ref) === 'DryRun'))
    .map(({ name, params }) => [name, params]),
);

/** Parameters by their first name: the other ones lead to the same. */
function isOfOperation({ method, path: [parameter, ...inner] }: Place): boolean {
  return (
    inner.length === 0 && ofOperations.get(method)?.some(({ $ref, name }) => $ref === undefined && name === parameter) === true
  );
}

function withinOperation({ method, path, paramsWith }: Place): Place {
  const operation = (params: Given) =>
    new Members([
      ['method', method],
      ['params', new Members(params)],
    ]);
  return {
    method: 'kataster.changes.apply',
    path: ['operations', '0', 'params', ...path],
    paramsWith: (...given) => [['operations', [operation(paramsWith(...given))]]],
  };
}

/** An attribute of each type, in entries that are saved. */
function attributePlaces(): Place[] {
  const all = registry.categories.flatMap(({ const: category, attributes }) => attributes.map(each => ({ category, ...each })));
  const types = new Map(all.filter(({ readOnly }) => !readOnly).map(each => [each.type, each]));
  return [...types.values()].map(({ category, key }) => ({
    method: 'cmdb.category.save',
    path: ['data', key],
    paramsWith: value => [
      ['object', 1],
      ['category', category],
      ['data', new Members([[key, value]])],
    ],
  }));
}

function nameIn(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf('/') + 1);
}

/** A place within a value, and the value with another one there. */
interface Inner {
  readonly path: readonly string[];
  wrapped(value: unknown, usual: Usual): unknown;
}

/** The places within the values of a schema, the whole one first. */
function* within(schema: Schema, depth: number): Generator<Inner> {
  yield { path: [], wrapped: value => value };
  if (depth > 0) yield* below(schema, depth);
}

function* below(schema: Schema, depth: number): Generator<Inner> {
  const { $ref, anyOf = [], allOf = [], items, properties = {}, required = [], additionalProperties } = schema;
  if ($ref !== undefined) yield* below(document.components.schemas[nameIn($ref)], depth);
  for (const each of [...anyOf, ...allOf]) yield* below(each, depth);
  for (const { path, wrapped } of items ? within(items, depth - 1) : [])
    yield { path: ['0', ...path], wrapped: (value, usual) => [wrapped(value, usual)] };
  const open = typeof additionalProperties === 'object' ? { any: additionalProperties } : {};
  for (const [key, part] of Object.entries({ ...properties, ...open })) {
    const others = required.filter(name => name !== key).map(name => [name, properties[name] ?? {}] as const);
    for (const { path, wrapped } of within(part, depth - 1))
      yield {
        path: [key, ...path],
        wrapped: (value, usual) =>
          new Members([...others.map(([name, other]) => [name, usual(other)] as const), [key, wrapped(value, usual)]]),
      };
  }
}
