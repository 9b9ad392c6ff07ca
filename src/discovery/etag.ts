import { createHash } from 'node:crypto';

/** An HTTP entity tag: equal for equal contents. */
export function etagOf(content: string | Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}
