import { type ClientMethod, type ClientModel, type Parameter, schemaNamed } from '../model.js';
import { docComment, lineWidth, propertyKey, quoted } from '../text.js';
import { type Branch, branchesOf } from '../tree.js';
import { parametersDeclaration } from './parameters.js';
import { byCategory, typescriptType } from './types.js';

/** Types of the parameters and of the result of each method. */
export function typescriptMethodTypes({ methods, schemas }: ClientModel): string {
  const lists = new Set(schemas.filter(([, { type }]) => type === 'array').map(([name]) => name));
  const ofMethods = methods.flatMap(method => [inputType(method), ...optionsType(method), resultType(method, lists)]);
  return [...optionsOfAll(methods), ...ofMethods].join('\n');
}

/** The methods whose calls have options, with the names of these: what else is said of a call stays with the client. */
export function typescriptOptionTable({ methods }: ClientModel): string {
  const rows = methods
    .filter(({ options }) => options.length > 0)
    .map(({ name, options }) => `  ${quoted(name)}: [${options.map(option => quoted(option.name)).join(', ')}],\n`);
  const comment = '/** Names of the options of each method, beside its input. */';
  return `${comment}\nexport const options: Readonly<Record<string, readonly string[]>> = {\n${rows.join('')}};\n`;
}

/** One function per method that prepares a call. */
export function typescriptCalls({ methods }: ClientModel): string {
  const leaf = (method: ClientMethod) =>
    [
      `${generic(method)}(${input(method)}${given(method)}): ${preparedType(method)} =>`,
      `${preparing(method)}input${method.options.length > 0 ? ', options' : ''})`,
    ] as const;
  return `/** One function per method, for batches: each prepares a call. */
export const calls = {
${branchesOf(methods)
  .map(branch => property(branch, '  ', leaf))
  .join('')}};
`;
}

/** One function per method that sends a call, as properties of the client. */
export function typescriptFunctions({ methods }: ClientModel): string {
  const leaf = (method: ClientMethod) =>
    [
      `${generic(method)}(${input(method)}, options?: ${optionsOf(method)})${resultOf(method, ': Promise<', '>')} =>`,
      `this.send(calls.${method.name}(input${method.options.length > 0 ? ', options' : ''}), options)`,
    ] as const;
  return branchesOf(methods)
    .map(({ name, branches }) => `  readonly ${name} = {\n${branches.map(each => property(each, '    ', leaf)).join('')}  };\n`)
    .join('\n');
}

type Leaf = (method: ClientMethod) => readonly [head: string, body: string];

function property({ name, branches, method }: Branch, indent: string, leaf: Leaf): string {
  const key = `${indent}${propertyKey(name)}: `;
  if (!method) return `${key}{\n${branches.map(each => property(each, `${indent}  `, leaf)).join('')}${indent}},\n`;
  const superseded = method.replacedBy === undefined ? [] : [`@deprecated Use ${method.replacedBy}.`];
  const [head, body] = leaf(method);
  const fits = key.length + head.length + body.length + 2 <= lineWidth;
  return `${docComment(indent, `${method.summary}.`, ...superseded)}${key}${head}${fits ? ' ' : `\n${indent}  `}${body},\n`;
}

function generic({ needs }: ClientMethod): string {
  return needs === undefined ? '' : `<Category extends ${byCategory[needs].constants}>`;
}

function genericWithDefault({ needs }: ClientMethod): string {
  const constants = needs && byCategory[needs].constants;
  return constants === undefined ? '' : `<Category extends ${constants} = ${constants}>`;
}

function argument({ category }: ClientMethod): string {
  return category === undefined ? '' : '<Category>';
}

function input(method: ClientMethod): string {
  const needed = method.oneOf.length > 0 || method.parameters.some(({ required }) => required);
  return `input: ${method.typeName}Input${argument(method)}${needed ? '' : ' = {}'}`;
}

function given(method: ClientMethod): string {
  return method.options.length > 0 ? `, options?: ${method.typeName}Options` : '';
}

function optionsOf({ typeName, options }: ClientMethod): string {
  return options.length > 0 ? `CallOptions & ${typeName}Options` : 'CallOptions';
}

/** Options of all methods in one type, of which each method has some. */
function optionsOfAll(methods: readonly ClientMethod[]): readonly string[] {
  const parameters = [
    ...new Map(methods.flatMap(({ options }) => options.map(option => [option.name, option] as const))).values(),
  ];
  if (parameters.length === 0) return [];
  const typeOf = ({ schema }: Parameter) => typescriptType(schema);
  return [
    parametersDeclaration('MethodOptions', 'Options of calls beside the input of their methods.', {
      parameters,
      oneOf: [],
      typeOf,
    }),
  ];
}

function optionsType({ name, typeName, options }: ClientMethod): readonly string[] {
  if (options.length === 0) return [];
  const names = options.map(option => quoted(option.name)).join(' | ');
  return [`${docComment('', `Options of a call of ${name}.`)}export type ${typeName}Options = Pick<MethodOptions, ${names}>;\n`];
}

/** `prepared('cmdb.object.read', `, as far as the parameters. */
function preparing({ name, paging }: ClientMethod): string {
  if (!paging) return `prepared(${quoted(name)}, `;
  const { by, items, isFeed } = paging;
  const members = [
    `by: ${quoted(by)}`,
    ...(items === undefined ? [] : [`items: ${quoted(items)}`]),
    ...(isFeed ? ['isFeed: true'] : []),
  ];
  return `paged(${quoted(name)}, { ${members.join(', ')} }, `;
}

function preparedType(method: ClientMethod): string {
  const { paging, resultByCategory } = method;
  if (!paging) return resultOf(method, 'PreparedCall<', '>');
  const result = resultOf(method, '', '');
  const [page, item] = resultByCategory
    ? [result, `${result}[number]`]
    : [typescriptType(paging.page), typescriptType(paging.item)];
  return `PagedCall<${result}, ${page}, ${item}>`;
}

function resultOf({ typeName, resultByCategory }: ClientMethod, open: string, close: string): string {
  return `${open}${typeName}Result${resultByCategory ? '<Category>' : ''}${close}`;
}

function inputType(method: ClientMethod): string {
  const { name, typeName, parameters, oneOf, category } = method;
  const head = `${typeName}Input${genericWithDefault(method)}`;
  const typeOf = (parameter: Parameter) => parameterType(parameter, category);
  return parametersDeclaration(head, `Parameters of ${name}, as a caller sends them.`, { parameters, oneOf, typeOf });
}

function parameterType({ name, schema, byCategory: part }: Parameter, category: string | undefined): string {
  if (name === category) return 'Category';
  return part === undefined ? typescriptType(schema) : `${byCategory[part].of}<Category, ${typescriptType(schema)}>`;
}

function resultType(method: ClientMethod, lists: ReadonlySet<string>): string {
  const { name, typeName, result, resultByCategory } = method;
  const type = typescriptType(result);
  const doc = docComment('', `Result of ${name}.`);
  if (!resultByCategory) return `${doc}export type ${typeName}Result = ${type};\n`;
  const isList = lists.has(schemaNamed(result.$ref ?? ''));
  const known = isList ? `EntryOf<Category, ${type}[number]>[]` : `EntryOf<Category, ${type}>`;
  return `${doc}export type ${typeName}Result${genericWithDefault(method)} = ${known};\n`;
}
