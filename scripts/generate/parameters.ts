import { declaration, type TypeSchema } from './declarations.js';
import { schemaReference } from './names.js';
import type { Method, Parameter } from './spec.js';

type IsOptional = (parameter: Parameter) => boolean;

/** What a handler receives: a parameter with a default is never missing, one that a dialect spares is optional. */
export function paramsType(method: Method): Promise<string> {
  const description = `What the handler of ${method.name} receives.`;
  return declaration(`${method.typeName}Params`, { ...shape(method, optionalForHandler), description });
}

/** What a caller sends: one may leave out what has a default. */
export function inputType(method: Method): Promise<string> {
  const { name, typeName, parameters } = method;
  const same = parameters.every(parameter => optionalForHandler(parameter) === optionalForCaller(parameter));
  const type = same ? { tsType: `${typeName}Params` } : shape(method, optionalForCaller);
  return declaration(`${typeName}Input`, { ...type, description: `What a caller of ${name} sends.` });
}

function optionalForHandler({ required, hasDefault, dialects }: Parameter): boolean {
  const spared = Object.values(dialects).some(dialect => dialect.required === false);
  return !hasDefault && (!required || spared);
}

function optionalForCaller({ required }: Parameter): boolean {
  return !required;
}

function shape({ parameters, oneOf }: Method, isOptional: IsOptional): TypeSchema {
  if (oneOf.length === 0) return object(parameters, isOptional);
  return { anyOf: oneOf.map(chosen => object(parameters, isOptional, { chosen, oneOf })) };
}

interface Choice {
  readonly chosen: string;
  readonly oneOf: readonly string[];
}

function object(parameters: readonly Parameter[], isOptional: IsOptional, { chosen, oneOf }: Partial<Choice> = {}): TypeSchema {
  const isExcluded = ({ name }: Parameter) => name !== chosen && oneOf?.includes(name);
  const isNeeded = (parameter: Parameter) => parameter.name === chosen || !(isExcluded(parameter) || isOptional(parameter));
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(one => [one.name, isExcluded(one) ? { tsType: 'never' } : property(one)])),
    required: parameters.filter(isNeeded).map(({ name }) => name),
    additionalProperties: false,
  };
}

function property({ description, schemaName }: Parameter): TypeSchema {
  return { description, $ref: schemaReference(schemaName) };
}
