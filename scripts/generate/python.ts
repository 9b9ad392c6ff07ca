import { pythonClient, pythonStub } from '../../src/clients/python/client.js';
import type { Spec } from './spec.js';

const origin = 'Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.';

/** kataster.py: the client for Python. */
export function emitPython({ site }: Spec): string {
  return pythonClient(site, origin);
}

/** kataster.pyi: its types. */
export function emitPythonStub({ site }: Spec): string {
  return pythonStub(site, origin);
}
