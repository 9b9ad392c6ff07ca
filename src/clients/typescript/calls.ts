import type { ClientMethod, ClientModel, Parameter } from '../model.js';
import { docComment, lineWidth, propertyKey, quoteText } from '../text.js';
import { type Branch, branchesOf, listOf, readOf } from '../tree.js';
import { type NamedType, typescriptDeclarations } from './declarations.js';
import { namedType, parametersSchema } from './parameters.js';
import { described } from './type-schemas.js';
import { byCategory } from './types.js';

/** Types of the parameters and of the result of each method. */
export function typescriptMethodTypes({ methods, schemas }: ClientModel): Promise<string> {
  const lists = new Set(schemas.filter(([, { type }]) => type === 'array').map(([name]) => name));
  const ofMethods = methods.flatMap(method => [inputType(method), ...optionsType(method), resultType(method, lists)]);
  return typescriptDeclarations([...optionsOfAll(methods), ...ofMethods]);
}

/** The methods whose calls have options, with the names of these: what else is said of a call stays with the client. */
export function typescriptOptionTable({ methods }: ClientModel): string {
  const rows = methods
    .filter(({ options }) => options.length > 0)
    .map(({ name, options }) => `  ${quoteText(name)}: [${options.map(option => quoteText(option.name)).join(', ')}],\n`);
  const comment = '/** Names of the options of each method, beside its input. */';
  return `${comment}\nexport const options: Readonly<Record<string, readonly string[]>> = {\n${rows.join('')}};\n`;
}

/** One function per method that prepares a call. */
export function typescriptCalls({ methods }: ClientModel): string {
  const leaf = (method: ClientMethod) =>
    [
      `${generic(method)}(${input(method)}${optionsParameter(method)}): ${callType(method)} =>`,
      `${preparing(method)}input${method.options.length > 0 ? ', options' : ''})`,
    ] as const;
  const groups = branchesOf(methods).map(branch => property(branch, '  ', { leaf }));
  return `/** One function per method, for batches: each prepares a call. */\nexport const calls = {\n${groups.join('')}};\n`;
}

/** One function per method that sends a call, as properties of the client. */
export function typescriptFunctions({ methods }: ClientModel): string {
  const sending = (send: 'send' | 'each', result: string, method: ClientMethod) =>
    [
      `${generic(method)}(${input(method)}, options?: ${optionsOf(method)}): ${result} =>`,
      `this.${send}(calls.${method.name}(input${method.options.length > 0 ? ', options' : ''}), options)`,
    ] as const;
  const way: Way = {
    leaf: method => sending('send', `Promise<${resultOf(method)}>`, method),
    each: method => sending('each', `AsyncGenerator<${contentsOf(method)[1]}, void, undefined>`, method),
  };
  return branchesOf(methods)
    .map(branch => `  readonly ${branch.name} = ${group(branch, '  ', way)};\n`)
    .join('\n');
}

type Leaf = (method: ClientMethod) => readonly [head: string, body: string];

/** The function of a method, and that over the items of a list, where there is one. */
interface Way {
  readonly leaf: Leaf;
  readonly each?: Leaf;
}

function property(branch: Branch, indent: string, way: Way): string {
  const { name, method } = branch;
  return method
    ? functionText(name, method, indent, way.leaf)
    : `${indent}${propertyKey(name)}: ${group(branch, indent, way)},\n`;
}

/** The functions below a segment; where one of them is `read`, the group can be called as that. */
function group(branch: Branch, indent: string, way: Way): string {
  const list = listOf(branch);
  const iterating = way.each && list ? [functionText('each', list, `${indent}  `, way.each)] : [];
  const members = [...branch.branches.map(one => property(one, `${indent}  `, way)), ...iterating];
  const text = `{\n${members.join('')}${indent}}`;
  return readOf(branch) ? `callable(${text})` : text;
}

function functionText(name: string, method: ClientMethod, indent: string, leaf: Leaf): string {
  const key = `${indent}${propertyKey(name)}: `;
  const superseded = method.replacedBy === undefined ? [] : [`@deprecated Use ${method.replacedBy}.`];
  const [head, body] = leaf(method);
  const fits = key.length + head.length + body.length + 2 <= lineWidth;
  return `${docComment(indent, `${method.summary}.`, ...superseded)}${key}${head}${fits ? ' ' : `\n${indent}  `}${body},\n`;
}

/** The type that is inferred from a call: its category, or the members that it selects, which are none where it says nothing. */
function generic(method: ClientMethod): string {
  const { needs, whole } = method;
  if (whole) return `<Selected extends ${selection(method)} = undefined>`;
  return needs === undefined ? '' : `<Category extends ${byCategory[needs].constants}>`;
}

function genericWithDefault(method: ClientMethod): string {
  const { needs, whole } = method;
  const bound = whole ? selection(method) : needs && byCategory[needs].constants;
  return bound === undefined ? '' : `<${whole ? 'Selected' : 'Category'} extends ${bound} = ${bound}>`;
}

/** The type of the parameter that selects members, which may be absent. */
function selection({ parameters, whole }: ClientMethod): string {
  const selecting = parameters.find(({ name }) => name === whole?.parameter);
  return `${namedType(selecting?.schema ?? {})} | undefined`;
}

function argument({ category, whole }: ClientMethod): string {
  return whole ? '<Selected>' : category === undefined ? '' : '<Category>';
}

function input(method: ClientMethod): string {
  const needed = method.oneOf.length > 0 || method.parameters.some(({ required }) => required);
  return `input: ${method.typeName}Input${argument(method)}${needed ? '' : ' = {}'}`;
}

function optionsParameter(method: ClientMethod): string {
  return method.options.length > 0 ? `, options?: ${method.typeName}Options` : '';
}

function optionsOf({ typeName, options }: ClientMethod): string {
  return options.length > 0 ? `CallOptions & ${typeName}Options` : 'CallOptions';
}

/** Options of all methods in one type, of which each method has some. */
function optionsOfAll(methods: readonly ClientMethod[]): readonly NamedType[] {
  const options = new Map(methods.flatMap(method => method.options.map(option => [option.name, option] as const)));
  if (options.size === 0) return [];
  const parameters = [...options.values()].map(option => ({ ...option, type: namedType(option.schema) }));
  return [['MethodOptions', described(parametersSchema(parameters), 'Options of calls beside the input of their methods.')]];
}

function optionsType({ name, typeName, options }: ClientMethod): readonly NamedType[] {
  if (options.length === 0) return [];
  const names = options.map(option => quoteText(option.name)).join(' | ');
  return [[`${typeName}Options`, described({ tsType: `Pick<MethodOptions, ${names}>` }, `Options of a call of ${name}.`)]];
}

/** `prepared('cmdb.object.read', `, as far as the parameters. */
function preparing({ name, paging }: ClientMethod): string {
  if (!paging) return `prepared(${quoteText(name)}, `;
  const { by, items, isFeed } = paging;
  const members = [
    `by: ${quoteText(by)}`,
    ...(items === undefined ? [] : [`items: ${quoteText(items)}`]),
    ...(isFeed ? ['isFeed: true'] : []),
  ];
  return `paged(${quoteText(name)}, { ${members.join(', ')} }, `;
}

function callType(method: ClientMethod): string {
  return `${method.paging ? 'PagedCall' : 'PreparedCall'}<${[resultOf(method), ...contentsOf(method)].join(', ')}>`;
}

/** Types of a page of a list and of its items; none where the result is no list that is read page by page. */
function contentsOf(method: ClientMethod): readonly string[] {
  const { paging, resultByCategory, whole } = method;
  if (!paging) return [];
  const result = resultOf(method);
  if (resultByCategory) return [result, `${result}[number]`];
  const [page, item] = [namedType(paging.page), namedType(paging.item)];
  if (!whole?.paging) return [page, item];
  return [bySelection(namedType(whole.paging.page), page), bySelection(namedType(whole.paging.item), item)];
}

function bySelection(whole: string, selected: string): string {
  return `Selected extends undefined ? ${whole} : ${selected}`;
}

function resultOf({ typeName, resultByCategory, whole }: ClientMethod): string {
  return `${typeName}Result${whole ? '<Selected>' : resultByCategory ? '<Category>' : ''}`;
}

function inputType(method: ClientMethod): NamedType {
  const { name, typeName, parameters, oneOf, category, whole } = method;
  const typed = parameters.map(parameter => ({
    ...parameter,
    type: parameter.name === whole?.parameter ? 'Selected' : parameterType(parameter, category),
  }));
  const schema = described(parametersSchema(typed, oneOf), `Parameters of ${name}, as a caller sends them.`);
  return [`${typeName}Input${genericWithDefault(method)}`, schema];
}

function parameterType({ name, schema, byCategory: part }: Parameter, category: string | undefined): string {
  if (name === category) return 'Category';
  return part === undefined ? namedType(schema) : `${byCategory[part].of}<Category, ${namedType(schema)}>`;
}

function resultType(method: ClientMethod, lists: ReadonlySet<string>): NamedType {
  const { name, typeName, result, resultByCategory, whole } = method;
  const type = whole ? bySelection(namedType(whole.result), namedType(result)) : namedType(result);
  const known = lists.has(type) ? `EntryOf<Category, ${type}[number]>[]` : `EntryOf<Category, ${type}>`;
  const schema = described({ tsType: resultByCategory ? known : type }, `Result of ${name}.`);
  return [`${typeName}Result${whole || resultByCategory ? genericWithDefault(method) : ''}`, schema];
}
