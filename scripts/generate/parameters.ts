import type { Method, Parameter } from './spec.js';
import { docComment, propertyKey } from './text.js';

type IsOptional = (parameter: Parameter) => boolean;

/** What a handler receives: a parameter with a default is never missing, one that a dialect spares is optional. */
export function paramsType(method: Method): string {
  const comment = docComment('', `What the handler of ${method.name} receives.`);
  return comment + declaration(`${method.typeName}Params`, method, optionalForHandler);
}

/** What a caller sends: one may leave out what has a default. */
export function inputType(method: Method): string {
  const { name, typeName, parameters } = method;
  const comment = docComment('', `What a caller of ${name} sends.`);
  const same = parameters.every(parameter => optionalForHandler(parameter) === optionalForCaller(parameter));
  if (same) return `${comment}export type ${typeName}Input = ${typeName}Params;\n`;
  return comment + declaration(`${typeName}Input`, method, optionalForCaller);
}

function optionalForHandler({ required, hasDefault, dialects }: Parameter): boolean {
  const spared = Object.values(dialects).some(dialect => dialect.required === false);
  return !hasDefault && (!required || spared);
}

function optionalForCaller({ required }: Parameter): boolean {
  return !required;
}

function declaration(name: string, { parameters, oneOf }: Method, isOptional: IsOptional): string {
  if (parameters.length === 0) return `export type ${name} = Record<string, never>;\n`;
  const common = parameters.filter(parameter => !oneOf.includes(parameter.name));
  const members = common.map(parameter => member(parameter, isOptional(parameter), '  ')).join('');
  if (oneOf.length === 0) return `export interface ${name} {\n${members}}\n`;
  const alternatives = parameters.filter(parameter => oneOf.includes(parameter.name));
  const choices = alternatives.map(chosen => choice(chosen, alternatives)).join('');
  return members === ''
    ? `export type ${name} =\n${choices.trimEnd()};\n`
    : `export type ${name} = {\n${members}} & (\n${choices});\n`;
}

function choice(chosen: Parameter, alternatives: Parameter[]): string {
  const indent = '      ';
  const members = alternatives.map(parameter =>
    parameter === chosen ? member(chosen, false, indent) : `${indent}${propertyKey(parameter.name)}?: never;\n`,
  );
  return `  | {\n${members.join('')}    }\n`;
}

function member({ name, description, schemaName }: Parameter, isOptional: boolean, indent: string): string {
  return `${docComment(indent, description)}${indent}${propertyKey(name)}${isOptional ? '?' : ''}: ${schemaName};\n`;
}
