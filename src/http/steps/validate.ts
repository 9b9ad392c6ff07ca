import type { MethodName } from '../../../generated/methods.js';
import type { MethodOptions } from '../../../generated/types.js';
import type { Registry } from '../../catalog/registry.js';
import { text } from '../../messages/text.js';
import { rejectParameter } from '../../rpc/invalid-parameters.js';
import type { Dialect } from '../envelope/dialects.js';
import type { OpenedCall } from '../envelope/envelope.js';
import { normalizeParameters } from '../parameters/parameters.js';

/** The valid parameters of a call, apart from its options. */
export interface ValidParameters {
  readonly params: Record<string, unknown>;
  readonly options: MethodOptions;
}

/** The options of a call without any. */
export const noOptions: MethodOptions = Object.freeze({});

/** @throws RpcError InvalidParameters unless parameters are given by name, or none are */
export function requireNamed({ given }: OpenedCall): void {
  if (given === 'otherwise') rejectParameter('params', text('ExpectedParametersByName'));
}

/**
 * Validates the parameters of a call, under the one name each has, with ids as numbers and defaults filled in, and separates its options.
 * @throws RpcError InvalidParameters
 */
export function validate(
  name: MethodName,
  known: readonly (keyof MethodOptions)[] = [],
  given: Record<string, unknown>,
  dialect: Dialect,
  registry: Registry,
): ValidParameters {
  const params = normalizeParameters(name, given, dialect, registry);
  let taken: Record<string, unknown> | undefined;
  for (const option of known) {
    if (!Object.hasOwn(params, option)) continue;
    taken ??= {};
    taken[option] = params[option];
    delete params[option];
  }
  return { params, options: taken ? Object.freeze(taken) : noOptions };
}
