import { goClient } from '../../src/clients/go/client.js';
import type { Spec } from './spec.js';

/** kataster.go: the client for Go. */
export function emitGo({ site }: Spec): string {
  return goClient(site, 'Code generated from openrpc.json by scripts/generate.ts; DO NOT EDIT.');
}
