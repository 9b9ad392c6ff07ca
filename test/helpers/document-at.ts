import type { OpenRpc } from '../../src/discovery/openrpc.js';
import { withMarksBeside } from '../../src/discovery/schema-marks.js';
import { document } from './catalogue.js';

/** The document as a service at this address returns it. */
export function documentAt(address: string): object {
  const returned: OpenRpc = withMarksBeside(document);
  const existing = [{ name: 'kataster, for existing clients', url: `${address}/src/jsonrpc.php` }];
  return {
    ...returned,
    servers: [{ name: 'kataster', url: `${address}/jsonrpc` }],
    externalDocs: { ...returned.externalDocs, url: `${address}/docs/` },
    methods: returned.methods.map(({ servers, ...method }) => (servers ? { ...method, servers: existing } : method)),
  };
}
