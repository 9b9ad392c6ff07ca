import type { OpenRpc } from '../../discovery/openrpc.js';
import { rejectTaken, requireUniqueNames } from '../declarations.js';
import { type ClientModel, modelOf } from '../model.js';
import { originOf } from '../origin.js';
import { programText } from '../program-text.js';
import { propertyKey } from '../text.js';
import { typescriptCalls, typescriptFunctions, typescriptMethodTypes, typescriptOptionTable } from './calls.js';
import { typescriptTypes } from './types.js';

/** A TypeScript client in one file that needs nothing: typed by method and by category, for Node 18+, Deno, Bun and browsers. */
export async function typescriptClient(document: OpenRpc): Promise<string> {
  const { types, client } = await typescriptParts(document);
  return [`// ${originOf(document)}\n`, types, client].join('\n');
}

/** The two parts of a client: the types of values and categories, and what uses them. */
export interface TypescriptParts {
  readonly types: string;
  readonly client: string;
}

/** The parts of the client of a document. */
export async function typescriptParts(document: OpenRpc): Promise<TypescriptParts> {
  const model = modelOf(document);
  const runtime = programText('typescript/runtime.ts');
  rejectTaken(model, runtime);
  const tables = [errorTable(model), typescriptOptionTable(model)];
  const client = [await typescriptMethodTypes(model), ...tables, runtime, typescriptCalls(model), classOver(model)];
  const parts = { types: await typescriptTypes(model), client: client.join('\n') };
  requireUniqueNames(
    `${parts.types}\n${parts.client}`,
    /^(?:export )?(?:abstract )?(?:interface|type|class|const|function) (\w+)/gm,
  );
  return parts;
}

function errorTable({ errors }: ClientModel): string {
  const rows = errors.map(([name, code]) => `  ${propertyKey(name)}: ${code},\n`);
  return `const errors = {
${rows.join('')}} as const satisfies Record<string, number>;

/** The names of the errors a service answers. */
export type ErrorName = keyof typeof errors;
`;
}

function classOver(model: ClientModel): string {
  return `/** The service as typed functions. What the service refuses rejects with a KatasterError, what is never answered with NoAnswer. */
export class Kataster extends Transport {
  readonly calls = calls;

${typescriptFunctions(model)}}
`;
}
