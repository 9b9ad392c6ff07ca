import type { ValidateFunction } from 'ajv';
import { type MethodName, methods } from '../../../generated/methods.js';
import type { CategoryDefinition } from '../../../generated/types.js';
import type { Registry } from '../../catalog/registry.js';
import { isDigits } from '../../handlers/ids.js';
import { suggestion } from '../../rpc/did-you-mean.js';
import { invalidParameters } from '../../rpc/invalid-parameters.js';
import type { MethodDefinition, ParameterDefinition } from '../../rpc/method-definition.js';
import { parameterValidator } from '../../rpc/validators.js';
import type { Dialect } from '../envelope/dialects.js';
import { coerced } from './coercion.js';
import { faultIn } from './fault.js';

type Given = Record<string, unknown>;

const faultsShown = 20;

/**
 * Parameters and options under the one name each has, ids as numbers, defaults filled in, checked against the document.
 * @throws RpcError InvalidParameters, a line per parameter
 */
export function normalizedParameters(name: MethodName, given: Given, dialect: Dialect, registry: Registry): Given {
  const faults = new Map<string, string>();
  const normalized = renamed(name, given, dialect, registry, faults);
  rejectOneOf(methods[name], normalized, faults);
  const validate = parameterValidator(name);
  for (const { name: parameter } of parametersIn(dialect, name).required) {
    if (!Object.hasOwn(normalized, parameter)) faults.set(parameter, missing(validate, parameter, dialect));
  }
  if (!validate(normalized)) noteFaults(validate, normalized, faults, dialect);
  if (faults.size > 0) throw invalidParameters(faults);
  return normalized;
}

function renamed(method: MethodName, given: Given, dialect: Dialect, registry: Registry, faults: Map<string, string>): Given {
  const { byName: names, emptyAsLists, absentWhenNull } = parametersIn(dialect, method);
  const normalized: Given = {};
  for (const [name, value] of Object.entries(given)) {
    const parameter = names.get(name);
    if (value === null && parameter && absentWhenNull.has(parameter)) continue;
    if (!parameter) {
      if (dialect.ignoresUnknownParameters) continue;
      faults.set(name, unknownParameter(name, methods[method]));
      if (faults.size >= faultsShown) break;
      continue;
    }
    const isEmpty = Array.isArray(value) && value.length === 0 && emptyAsLists.has(parameter);
    const meant = isEmpty ? {} : coercedTo(parameter, name, value, dialect, registry);
    if (Object.hasOwn(normalized, parameter.name) && normalized[parameter.name] !== meant)
      faults.set(name, `disagrees with another name of '${parameter.name}'`);
    normalized[parameter.name] = meant;
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
  /** Objects that an empty list stands for when they are empty. */
  readonly emptyAsLists: ReadonlySet<ParameterDefinition>;
  /** Parameters that are absent where they are `null`, which means nothing else. */
  readonly absentWhenNull: ReadonlySet<ParameterDefinition>;
}

const known = new Map<Dialect, Map<MethodName, ParametersInDialect>>();

/** Worked out at the first call of a method in a dialect. */
function parametersIn(dialect: Dialect, name: MethodName): ParametersInDialect {
  const methodsOfDialect = known.get(dialect) ?? new Map<MethodName, ParametersInDialect>();
  if (methodsOfDialect.size === 0) known.set(dialect, methodsOfDialect);
  const found = methodsOfDialect.get(name);
  if (found) return found;
  const method: MethodDefinition = methods[name];
  const byName = byNameIn(dialect, method);
  const parameters = {
    byName,
    required: requiredIn(dialect, method),
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

function byNameIn({ name: dialect }: Dialect, method: MethodDefinition): ReadonlyMap<string, ParameterDefinition> {
  const named = [...method.parameters, ...optionsOf(method)].flatMap(parameter => {
    const names = [parameter.name, ...parameter.aliases, ...(parameter.dialects?.[dialect]?.aliases ?? [])];
    return names.map((name): [string, ParameterDefinition] => [name, parameter]);
  });
  return new Map(named);
}

function optionsOf({ options = [] }: MethodDefinition): readonly ParameterDefinition[] {
  return options.map(name => ({ name, required: false, aliases: [], numberedAliases: {} }));
}

function coercedTo(parameter: ParameterDefinition, name: string, value: unknown, dialect: Dialect, registry: Registry): unknown {
  const kind = parameter.numberedAliases[name];
  return kind === undefined ? coerced(parameter, value, dialect) : constantNumbered(kind, value, registry);
}

function constantNumbered(kind: string, value: unknown, registry: Registry): unknown {
  if (typeof value !== 'number' && typeof value !== 'bigint' && !isDigits(value)) return value;
  return registry.categoryNumbered(kind as CategoryDefinition['kind'], Number(value))?.const ?? String(value);
}

function unknownParameter(name: string, { parameters, options = [] }: MethodDefinition): string {
  const known = [...parameters.flatMap(parameter => [parameter.name, ...parameter.aliases]), ...options];
  const expected = parameters.length > 0 ? parameters.map(parameter => parameter.name).join(', ') : 'none';
  return `there is no such parameter; ${suggestion(name, known) ?? `expected ${expected}`}`;
}

function rejectOneOf({ oneOf = [] }: MethodDefinition, given: Given, faults: Map<string, string>): void {
  const named = oneOf.filter(name => given[name] !== undefined);
  const [first] = oneOf;
  if (first !== undefined && named.length !== 1) faults.set(named[1] ?? first, `expected exactly one of ${oneOf.join(', ')}`);
}

function requiredIn({ name }: Dialect, { parameters }: MethodDefinition): readonly ParameterDefinition[] {
  return parameters.filter(({ required, dialects }) => dialects?.[name]?.required ?? required);
}

/** A line per parameter that its schema rejects. Validation stops at its first fault, so it is repeated without the rejected parameter. */
function noteFaults(validate: ValidateFunction, given: Given, faults: Map<string, string>, dialect: Dialect): void {
  const left = { ...given };
  while (!validate(left)) {
    const [name, fault] = faultIn(validate.errors ?? [], dialect.facts.largestId);
    if (!faults.has(name)) faults.set(name, fault);
    if (!Object.hasOwn(left, name)) return;
    delete left[name];
  }
}

function missing(validate: ValidateFunction, name: string, dialect: Dialect): string {
  if (validate({ [name]: null })) return 'is required';
  return `is required: ${faultIn(validate.errors ?? [], dialect.facts.largestId)[1].replace(/, not null$/, '')}`;
}
