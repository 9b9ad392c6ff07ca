import { createHash } from 'node:crypto';
import type { Registry } from './registry.js';

/** A short text that is another one for another catalogue. */
export function catalogueDigest(registry: Registry): string {
  return createHash('sha256').update(JSON.stringify(registry)).digest('hex').slice(0, 16);
}
