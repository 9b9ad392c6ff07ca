import { type Text, text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import type { RpcError } from '../../rpc/rpc-error.js';
import { isSignatureOf, type Signed, signatureOf } from '../secrets/signatures.js';
import type { ObjectPosition } from '../storage/object-query.js';

/** Binding of a cursor: the secret of the installation, and all that decides the order and the content of a list. */
export interface CursorBinding {
  readonly secret: string;
  readonly query: unknown;
  /** The cursor that would be right; absent for lists with filter, order_by and sort. */
  readonly right?: Text;
}

/** A text that leads to what comes after a position, in the same list only. */
export function cursorAfter({ value, id }: ObjectPosition, binding: CursorBinding): string {
  const position = Buffer.from(JSON.stringify([value, id])).toString('base64url');
  return `${position}.${signatureOf(signedParts(position, binding), binding.secret)}`;
}

/**
 * The position a cursor stands for; `undefined` for the empty one, which leads to the beginning.
 * @throws RpcError InvalidParameters
 */
export function positionOf(cursor: string, binding: CursorBinding): ObjectPosition | undefined {
  if (cursor === '') return undefined;
  const [position = '', seal = ''] = cursor.split('.');
  if (!isSignatureOf(seal, signedParts(position, binding), binding.secret)) throw foreign(binding);
  const [value, id] = JSON.parse(Buffer.from(position, 'base64url').toString()) as [string | number, number];
  return { value, id };
}

function signedParts(position: string, { query }: CursorBinding): Signed {
  return ['cursor', query, position];
}

const sameFilter = text('ExpectedCursorOfFilteredList');

function foreign({ right = sameFilter }: CursorBinding): RpcError {
  const reason = text('CursorBelongsToAnotherQuery');
  return invalidParameter('cursor', right, reason);
}
