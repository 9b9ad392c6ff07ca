import { inputType, paramsType } from './parameters.js';
import { declaration } from './shapes.js';
import type { Method, Spec } from './spec.js';
import { docComment, header } from './text.js';

/** types.ts: one type per named schema; Params, Input and Result per method. */
export function emitTypes({ schemas, methods }: Spec): string {
  const named = Object.entries(schemas).map(([name, schema]) => declaration(name, schema));
  const ofMethods = methods.flatMap(method => [paramsType(method), inputType(method), resultType(method)]);
  return [header, ...named, index(Object.keys(schemas)), ...ofMethods].join('\n');
}

function index(names: string[]): string {
  const rows = names.map(name => `  ${name}: ${name};\n`);
  return `/** Every named schema and its type. */\nexport interface Schemas {\n${rows.join('')}}\n`;
}

function resultType({ name, typeName, result }: Method): string {
  return `${docComment('', `What ${name} answers.`)}export type ${typeName}Result = ${result};\n`;
}
