import { text } from '../../messages/text.js';
import { ScimError } from './scim-error.js';
import { isObject, memberOf } from './values.js';

/** An operation of a PATCH; without a path its value names the attributes. */
export interface Operation {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: string | undefined;
  readonly value: unknown;
}

const maxOperations = 1000;
const ops: readonly string[] = ['add', 'replace', 'remove'] satisfies readonly Operation['op'][];

/**
 * The operations of the body of a PATCH. Clients write their names in any case.
 * @throws ScimError
 */
export function operationsOf(body: unknown): readonly Operation[] {
  const all = isObject(body) ? memberOf(body, 'Operations') : undefined;
  if (!Array.isArray(all) || all.length === 0 || all.length > maxOperations)
    throw new ScimError(400, text('ScimOperations', { max: maxOperations }), 'invalidSyntax');
  return all.map(operationOf);
}

function operationOf(given: unknown): Operation {
  if (!isObject(given)) throw new ScimError(400, text('ScimOperations', { max: maxOperations }), 'invalidSyntax');
  const op = String(given.op ?? '').toLowerCase();
  if (!isOp(op)) throw new ScimError(400, text('ScimOperation', { op: String(given.op ?? '').slice(0, 50) }), 'invalidSyntax');
  const path = given.path === undefined || given.path === null || given.path === '' ? undefined : String(given.path);
  if (op === 'remove' && path === undefined) throw new ScimError(400, text('ScimRemoveNeedsPath'), 'noTarget');
  return { op, path, value: given.value };
}

function isOp(op: string): op is Operation['op'] {
  return ops.includes(op);
}
