import { type JsonText, jsonOf, object } from '../rpc/json-text.js';
import { etagOf } from './etag.js';
import type { OpenRpc, Server } from './openrpc.js';

/** JSON that was made once. */
export interface TaggedJson {
  readonly json: JsonText;
  /** Changes with the JSON, as HTTP wants it. */
  readonly etag: string;
}

/** A document whose servers are at the address that it is asked for. */
export interface AddressedDocument {
  at(serviceUrl: string): TaggedJson;
}

/** Makes JSON of a document once, of all but its servers: callers choose the addresses they ask at, so only the last one is kept. */
export function addressedDocument(document: OpenRpc): AddressedDocument {
  const members = Object.entries(document).map(([name, value]) => [name, jsonOf(value)] as const);
  const { servers = [] } = document;
  const tag = etagOf(members.flat().join('\n'));
  let last: { readonly serviceUrl: string; readonly made: TaggedJson } | undefined;
  return {
    at(serviceUrl) {
      if (last?.serviceUrl !== serviceUrl) {
        const own = jsonOf(servers.map(server => serverAt(serviceUrl, server)));
        const json = object(members.map(([name, value]) => [name, name === 'servers' ? own : value]));
        last = { serviceUrl, made: { json, etag: etagOf(`${tag}${own}`) } };
      }
      return last.made;
    },
  };
}

function serverAt(serviceUrl: string, server: Server): Server {
  return { ...server, url: serviceUrl + new URL(server.url).pathname };
}
