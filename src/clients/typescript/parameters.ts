import type { Schema } from '../../rpc/json-schema.js';
import { schemaNamed } from '../schema-names.js';
import { described, objectSchema, type TypeSchema } from './type-schemas.js';

/** A parameter as a member of a type. */
interface TypedParameter {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  readonly type: string;
}

/** The parameters of a method as one schema: of those that exclude each other, one is there and the others are not. */
export function parametersSchema(parameters: readonly TypedParameter[], oneOf: readonly string[] = []): TypeSchema {
  if (parameters.length === 0) return { tsType: 'Record<string, never>' };
  const members = Object.fromEntries(parameters.map(one => [one.name, described({ tsType: one.type }, one.description)]));
  const required = parameters.filter(one => one.required).map(({ name }) => name);
  if (oneOf.length === 0) return objectSchema(members, required);
  const shapes = oneOf.map(chosen => {
    const others = oneOf.filter(name => name !== chosen).map(name => [name, { ...members[name], tsType: 'never' }]);
    return objectSchema({ ...members, ...Object.fromEntries(others) }, [
      ...required.filter(name => !oneOf.includes(name)),
      chosen,
    ]);
  });
  return { anyOf: shapes };
}

/** The type of a parameter or of a result, whose schema is a named one. */
export function namedType({ $ref, allOf: [{ $ref: only } = {}] = [] }: Schema): string {
  const pointer = $ref ?? only;
  return pointer === undefined ? 'unknown' : schemaNamed(pointer);
}
