import type { ValidateFunction } from 'ajv';
import { type MethodName, methods } from '../../../generated/methods.js';
import type { Registry } from '../../catalog/registry.js';
import { type Text, text } from '../../messages/text.js';
import { suggestion } from '../../rpc/did-you-mean.js';
import { invalidParameters } from '../../rpc/invalid-parameters.js';
import type { MethodDefinition, ParameterDefinition } from '../../rpc/method-definition.js';
import { parameterValidator, prepareValidators } from '../../rpc/validators.js';
import type { Dialect } from '../envelope/dialects.js';
import { coerce } from './coercion.js';
import { convertValue } from './conversion.js';
import { faultIn } from './fault.js';

type Given = Record<string, unknown>;

const maxFaultsShown = 20;

prepareValidators();

/**
 * Parameters and options under the one name each has, ids as numbers, defaults filled in, checked against the document.
 * @throws RpcError InvalidParameters, a line per parameter
 */
export function normalizeParameters(name: MethodName, given: Given, dialect: Dialect, registry: Registry): Given {
  const faults = new Map<string, Text>();
  const known = parametersIn(dialect, name);
  const normalized = renameParameters(name, known, given, dialect, registry, faults);
  const { oneOf }: MethodDefinition = methods[name];
  if (oneOf) rejectOneOf(oneOf, normalized, faults);
  const { validate } = known;
  for (const { name: parameter } of known.required) {
    if (!Object.hasOwn(normalized, parameter)) faults.set(parameter, missing(validate, parameter, dialect));
  }
  if (dialect.facts.convertsValues && !validate(normalized)) convertValues(known, normalized, dialect, registry);
  if (!validate(normalized)) noteFaults(validate, normalized, faults, dialect);
  if (faults.size > 0) throw invalidParameters(faults);
  return normalized;
}

function renameParameters(
  method: MethodName,
  { byName: names, emptyAsLists, absentWhenNull }: ParametersInDialect,
  given: Given,
  dialect: Dialect,
  registry: Registry,
  faults: Map<string, Text>,
): Given {
  const normalized: Given = {};
  for (const [name, value] of Object.entries(given)) {
    const parameter = names.get(name);
    if (value === null && parameter && absentWhenNull.has(parameter)) continue;
    if (!parameter) {
      if (dialect.ignoresUnknownParameters) continue;
      faults.set(name, unknownParameter(name, methods[method]));
      if (faults.size >= maxFaultsShown) break;
      continue;
    }
    const isEmpty = Array.isArray(value) && value.length === 0 && emptyAsLists.has(parameter);
    const coerced = isEmpty ? {} : coerce(parameter, name, value, dialect, registry);
    if (Object.hasOwn(normalized, parameter.name) && normalized[parameter.name] !== coerced)
      faults.set(name, text('DisagreesWithAnotherNameOf', { name: parameter.name }));
    normalized[parameter.name] = coerced;
  }
  return normalized;
}

/** The name under which a parameter was sent, of all names that a call sent: errors name it so. */
export function nameSentOf(parameter: string, method: string, sent: readonly string[], dialect: Dialect): string {
  if (!Object.hasOwn(methods, method)) return parameter;
  const { byName } = parametersIn(dialect, method as MethodName);
  return sent.find(name => byName.get(name)?.name === parameter) ?? parameter;
}

/** Parameters of a method in a dialect. */
interface ParametersInDialect {
  /** By every name a parameter goes by. */
  readonly byName: ReadonlyMap<string, ParameterDefinition>;
  readonly required: readonly ParameterDefinition[];
  readonly validate: ValidateFunction;
  /** Objects that an empty list stands for when they are empty. */
  readonly emptyAsLists: ReadonlySet<ParameterDefinition>;
  /** Parameters that are absent where they are `null`, which means nothing else. */
  readonly absentWhenNull: ReadonlySet<ParameterDefinition>;
}

const parametersByDialect = new Map<Dialect, Map<MethodName, ParametersInDialect>>();

/** Worked out at the first call of a method in a dialect. */
function parametersIn(dialect: Dialect, name: MethodName): ParametersInDialect {
  const methodsOfDialect = parametersByDialect.get(dialect) ?? new Map<MethodName, ParametersInDialect>();
  if (methodsOfDialect.size === 0) parametersByDialect.set(dialect, methodsOfDialect);
  const found = methodsOfDialect.get(name);
  if (found) return found;
  const method: MethodDefinition = methods[name];
  const byName = byNameIn(dialect, method);
  const parameters = {
    byName,
    required: listRequired(dialect, method),
    validate: parameterValidator(name),
    emptyAsLists: new Set(dialect.readsEmptyListAsObject ? method.parameters.filter(parameter => isObject(name, parameter)) : []),
    absentWhenNull: new Set(
      dialect.readsNullAsAbsent ? [...byName.values()].filter(parameter => !takesNull(name, parameter)) : [],
    ),
  };
  methodsOfDialect.set(name, parameters);
  return parameters;
}

/** Whether a parameter has to be an object, and may be an empty one. */
function isObject(method: MethodName, { name }: ParameterDefinition): boolean {
  const validate = parameterValidator(method);
  return validate({ [name]: {} }) && !validate({ [name]: [] });
}

function takesNull(method: MethodName, { name }: ParameterDefinition): boolean {
  return parameterValidator(method)({ [name]: null });
}

function byNameIn(dialect: Dialect, method: MethodDefinition): ReadonlyMap<string, ParameterDefinition> {
  const named = [...method.parameters, ...optionsOf(dialect, method)].flatMap(parameter => {
    const names = [parameter.name, ...parameter.aliases, ...(parameter.dialects?.[dialect.name]?.aliases ?? [])];
    return names.map((name): [string, ParameterDefinition] => [name, parameter]);
  });
  return new Map(named);
}

function optionsOf({ takesTimeZone }: Dialect, { options = [] }: MethodDefinition): readonly ParameterDefinition[] {
  const taken = takesTimeZone ? options : options.filter(name => name !== 'time_zone');
  return taken.map(name => ({ name, required: false, aliases: [], numberedAliases: {} }));
}

function unknownParameter(name: string, { parameters, options = [] }: MethodDefinition): Text {
  const known = [...parameters.flatMap(parameter => [parameter.name, ...parameter.aliases]), ...options];
  const expected = parameters.map(parameter => parameter.name).join(', ');
  const right = parameters.length > 0 ? text('Expected', { expected }) : text('ExpectedNone');
  return text('UnknownParameter', { hint: suggestion(name, known) ?? right });
}

/** Converts the values that their schemas reject, as far as conversions make them fit. */
function convertValues({ byName, validate }: ParametersInDialect, given: Given, dialect: Dialect, registry: Registry): void {
  for (const [name, value] of Object.entries(given)) {
    const parameter = byName.get(name);
    if (parameter) given[name] = convertValue(validate, name, value, each => coerce(parameter, name, each, dialect, registry));
  }
}

function rejectOneOf(oneOf: readonly string[], given: Given, faults: Map<string, Text>): void {
  const named = oneOf.filter(name => given[name] !== undefined);
  const [first] = oneOf;
  if (first !== undefined && named.length !== 1)
    faults.set(named[1] ?? first, text('ExpectedExactlyOneOf', { oneOf: oneOf.join(', ') }));
}

function listRequired({ name }: Dialect, { parameters }: MethodDefinition): readonly ParameterDefinition[] {
  return parameters.filter(({ required, dialects }) => dialects?.[name]?.required ?? required);
}

/** A line per parameter that its schema rejects. Validation stops at its first fault, so it is repeated without the rejected parameter. */
function noteFaults(validate: ValidateFunction, given: Given, faults: Map<string, Text>, dialect: Dialect): void {
  const left = { ...given };
  while (!validate(left)) {
    const [name, fault] = faultIn(validate.errors ?? [], dialect.facts.largestId);
    if (!faults.has(name)) faults.set(name, fault);
    if (!Object.hasOwn(left, name)) return;
    delete left[name];
  }
}

function missing(validate: ValidateFunction, name: string, dialect: Dialect): Text {
  if (validate({ [name]: null })) return text('Required');
  const [, fault] = faultIn(validate.errors ?? [], dialect.facts.largestId);
  return text('RequiredExpected', { expected: fault.id === 'Mismatch' ? fault.values.expected : fault });
}
