import { docComment, propertyKey } from '../text.js';

/** A parameter as a member of a type. */
export interface TypedParameter {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
}

/** Parameters, the names of which exactly one is given, and the type of each. */
export interface Parameters<One extends TypedParameter> {
  readonly parameters: readonly One[];
  readonly oneOf: readonly string[];
  typeOf(parameter: One): string;
}

/** The parameters of a method as an exported type. */
export function parametersDeclaration<One extends TypedParameter>(
  head: string,
  description: string,
  { parameters, oneOf, typeOf }: Parameters<One>,
): string {
  const doc = docComment('', description);
  if (parameters.length === 0) return `${doc}export type ${head} = Record<string, never>;\n`;
  if (oneOf.length === 0)
    return `${doc}export interface ${head} {\n${parameters.map(one => member(one, typeOf(one))).join('')}}\n`;
  const shapes = oneOf.map(chosen => {
    const members = parameters.map(one => ofChoice(one, chosen, oneOf, typeOf));
    return `{\n${members.join('')}}`.replaceAll('\n', '\n    ');
  });
  return `${doc}export type ${head} =\n  | ${shapes.join('\n  | ')};\n`;
}

/** Of parameters that exclude each other, the chosen one is there and the others are not. */
function ofChoice<One extends TypedParameter>(one: One, chosen: string, oneOf: readonly string[], typeOf: (one: One) => string) {
  if (one.name === chosen) return member({ ...one, required: true }, typeOf(one));
  return oneOf.includes(one.name) ? member({ ...one, required: false }, 'never') : member(one, typeOf(one));
}

function member({ name, description, required }: TypedParameter, type: string): string {
  return `${docComment('  ', description)}  ${propertyKey(name)}${required ? '' : '?'}: ${type};\n`;
}
