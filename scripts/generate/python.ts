import { pythonClient } from '../../src/clients/python/client.js';
import type { Spec } from './spec.js';

/** kataster.py: the client for Python. */
export function emitPython({ site }: Spec): string {
  return pythonClient(site, 'Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.');
}
