import { type Conversion, conversionsOf } from './conversions.js';
import { schemaReference } from './document/names.js';
import type { Method, Parameter, Spec } from './spec.js';
import { docComment, header, keyed, lineWidth, propertyKey, quoteText, typeImport } from './text.js';

/** methods.ts: what src/handlers must implement, and the table of methods. */
export function emitMethods(spec: Spec): string {
  return [header, imports(spec), definitions(spec), handlers(spec), table(spec), aliasTable(spec), boundAliasTable(spec)].join(
    '\n',
  );
}

function imports({ methods }: Spec): string {
  const names = methods.flatMap(({ typeName }) => [`${typeName}Params`, `${typeName}Result`]).toSorted();
  return typeImport(names, './types.js');
}

function definitions({ dialects, methods, permissions: { verbs, resources } }: Spec): string {
  const kinds = methods.flatMap(({ parameters }) => parameters.flatMap(({ numberedAliases }) => Object.values(numberedAliases)));
  return `/** The contract, and the dialects that differ from it. */
export type DialectName = ${dialects.map(quoteText).join(' | ')};

/** The kinds of categories that have numbers of their own. */
export type CategoryKind = ${[...new Set(kinds)].map(quoteText).join(' | ') || 'never'};

/** Verbs of rights. */
export const verbs = [${verbs.map(quoteText).join(', ')}] as const;
export type Verb = (typeof verbs)[number];

/** Resources that methods act on, in the words of errors. */
export const ${keyed('resources', resources).replace(':', ' =')} as const;
export type Resource = keyof typeof resources;
`;
}

function handlers({ methods }: Spec): string {
  const namespaces = new Set(methods.map(({ handler: [namespace] }) => namespace));
  const groups = [...namespaces].map(namespace => group(namespace, methods));
  return `/** Handlers that src/handlers must implement: one function per method, grouped by namespace. */
export interface Handlers<Context> {
${groups.join('')}}
`;
}

function group(namespace: string, methods: readonly Method[]): string {
  const members = methods.filter(({ handler }) => handler[0] === namespace);
  return `  ${propertyKey(namespace)}: {\n${members.map(signature).join('')}  };\n`;
}

function signature({ name, summary, typeName, handler: [, fn] }: Method): string {
  const comment = docComment('    ', `${name}: ${summary}.`);
  const line = `    ${propertyKey(fn)}(params: ${typeName}Params, context: Context): Promise<${typeName}Result>;\n`;
  return comment + (line.length <= lineWidth ? line : line.replace(/\((.*), (.*)\)/, '(\n      $1,\n      $2,\n    )'));
}

function table(spec: Spec): string {
  const rows = spec.methods.map(method => `  ${keyed(method.name, definition(method, spec), '  ')},\n`);
  return `/** Every method of the interface. */
export const methods = {
${rows.join('')}} as const;

/** The name by which a method is called. */
export type MethodName = keyof typeof methods;
`;
}

function aliasTable({ methods }: Spec): string {
  const pairs = methods.flatMap(({ name, aliases, boundAliases }) =>
    [...aliases, ...Object.keys(boundAliases)].map(alias => `  [${quoteText(alias)}, ${quoteText(name)}],\n`),
  );
  const rows = pairs.length > 0 ? `[\n${pairs.join('')}]` : '';
  return `/** Other names of methods, and the method each means. */
export const methodAliases: ReadonlyMap<string, MethodName> = new Map<string, MethodName>(${rows});
`;
}

function boundAliasTable({ methods }: Spec): string {
  const bound = methods.flatMap(({ boundAliases }) => Object.entries(boundAliases));
  const rows = bound.map(([alias, params]) => `  ${keyed(alias, params, '  ')},\n`).join('');
  return `/** Parameters that other names of methods stand for. */
export const boundParameters: Readonly<Record<string, Readonly<Record<string, unknown>>>> = ${rows ? `{\n${rows}}` : '{}'};
`;
}

function definition(method: Method, spec: Spec): object {
  return {
    access: method.access,
    permission: method.permission,
    open: method.open,
    dialects: unlessEmpty(method.dialects),
    takesLong: method.takesLong || undefined,
    waits: method.waits || undefined,
    handler: method.handler,
    parameters: method.parameters.map(parameterDefinition),
    options: unlessEmpty(method.options.map(({ name }) => name)),
    oneOf: unlessEmpty(method.oneOf),
    emptyOn: unlessEmpty(method.emptyOn),
    conversions: unlessEmpty(conversions(method, spec)),
  };
}

function parameterDefinition({ name, required, aliases, numberedAliases, meanings, dialects }: Parameter): object {
  return { name, required, aliases, numberedAliases, meanings: unlessEmpty(meanings), dialects: unlessEmpty(dialects) };
}

function conversions({ result }: Method, { dialects, schemas }: Spec): Record<string, Conversion[]> {
  const rows = dialects.map((dialect): [string, Conversion[]] => [
    dialect,
    conversionsOf({ $ref: schemaReference(result) }, dialect, schemas),
  ]);
  return Object.fromEntries(rows.filter(([, found]) => found.length > 0));
}

function unlessEmpty<Value extends object>(value: Value): Value | undefined {
  return Object.keys(value).length > 0 ? value : undefined;
}
