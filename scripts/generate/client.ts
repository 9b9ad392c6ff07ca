import { failure, sending, shapes } from './client-text.js';
import { fields, tree } from './client-tree.js';
import type { Method, Spec } from './spec.js';
import { header, quoted, typeImport } from './text.js';

/** client.ts: the typed client. */
export function emitClient(spec: Spec): string {
  return [header, imports(spec), shapes, calls(spec), client(spec), sending, failure].join('\n');
}

function imports({ methods }: Spec): string {
  const names = methods.flatMap(({ typeName }) => [`${typeName}Input`, `${typeName}Result`]).toSorted();
  return `import { type ErrorName, errors } from './errors.js';\n${typeImport(names, './types.js')}`;
}

function calls({ methods }: Spec): string {
  const leaf = (method: Method) =>
    [`(${input(method)}) =>`, `prepared<${method.typeName}Result>(${quoted(method.name)}, input)`] as const;
  return `/** One function per method, for batches: each prepares a call. */
export const calls = {
${tree(methods, 0, { indent: '  ', leaf })}};

function prepared<Result>(method: string, params: object): PreparedCall<Result> {
  return { method, params };
}
`;
}

function client({ methods }: Spec): string {
  const leaf = (method: Method) => [`(${input(method)}) =>`, `this.#send(calls.${method.name}(input))`] as const;
  return `/** The service as typed functions. A refused call rejects with a KatasterError. */
export class Kataster {
  readonly #options: KatasterOptions;
  #lastId = 0;

  readonly calls = calls;

${fields(methods, leaf)}
  constructor(options: KatasterOptions) {
    this.#options = options;
  }
`;
}

function input({ typeName, parameters, oneOf }: Method): string {
  const needed = oneOf.length > 0 || parameters.some(({ required }) => required);
  return `input: ${typeName}Input${needed ? '' : ' = {}'}`;
}
