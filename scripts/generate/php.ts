import { phpClient } from '../../src/clients/php/client.js';
import type { Spec } from './spec.js';

/** kataster.php: the client for PHP. */
export function emitPhp({ site }: Spec): string {
  return phpClient(site, 'Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.');
}
