import { isUtf8 } from 'node:buffer';
import { type Text, text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { jsonFault } from './json-fault.js';

/** Why bytes are no JSON, and the byte from which on they are none: their number where they end too early. */
export interface ByteFault {
  readonly reason: Text;
  readonly at: number;
  readonly expected: Text;
}

/** Why bytes are no JSON that a parser rejected. */
export function faultIn(bytes: Buffer): ByteFault {
  if (!isUtf8(bytes))
    return { reason: text('BodyIsNot', { format: 'UTF-8' }), at: firstBroken(bytes), expected: text('ExpectedCharacterInUTF8') };
  return { reason: text('BodyIsNot', { format: 'JSON' }), ...(jsonFault(bytes) ?? { at: 0, expected: text('ExpectedJson') }) };
}

/** Tells line and column of a fault, and what would be right there. */
export function parseError(bytes: Buffer, { reason, at, expected }: ByteFault): RpcError {
  const { line, column } = placeOf(bytes, at);
  const body = at < bytes.length ? expected : text('ButBodyEndsThere', { expected });
  return new RpcError('ParseError', { reason: text('AtLineAndColumn', { reason, line, column, body }) }, { line, column, body });
}

const lineFeed = 0x0a;
const ofCharacters = 0b1100_0000;
const continuing = 0b1000_0000;

/** Line and column of a byte, counted from 1; columns in characters, whatever bytes each takes. */
function placeOf(bytes: Buffer, at: number): { readonly line: string; readonly column: string } {
  let [line, start] = [1, 0];
  for (let index = 0; index < at; index += 1) if (bytes[index] === lineFeed) [line, start] = [line + 1, index + 1];
  let column = 1;
  for (let index = start; index < at; index += 1) if (((bytes[index] ?? 0) & ofCharacters) !== continuing) column += 1;
  return { line: String(line), column: String(column) };
}

/** Index of the first invalid byte in UTF-8: decoding and encoding again changes nothing before it. */
function firstBroken(bytes: Buffer): number {
  const whole = Buffer.from(bytes.toString());
  const different = bytes.findIndex((byte, index) => byte !== whole[index]);
  return different === -1 ? bytes.length : different;
}
