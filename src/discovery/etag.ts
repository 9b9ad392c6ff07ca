import { createHash } from 'node:crypto';

/** What changes with a content, as HTTP wants it. */
export function etagOf(content: string | Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}
