import { array, type JsonText, jsonOf, object, withMember } from '../rpc/json-text.js';
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

/** Makes JSON of a document once, of all but its addresses: callers choose those they ask at, so only the last one is kept. */
export function createAddressedDocument(document: OpenRpc): AddressedDocument {
  const members = Object.entries(document).map(([name, value]) => [name, jsonOf(value)] as const);
  const { servers = [], externalDocs, methods } = document;
  const withoutServers = methods.map(({ servers: own, ...method }) => [jsonOf(method), own] as const);
  const tag = etagOf(members.flat().join('\n'));
  let last: { readonly serviceUrl: string; readonly made: TaggedJson } | undefined;
  return {
    at(serviceUrl) {
      if (last?.serviceUrl !== serviceUrl) {
        const serversAt = (named: readonly Server[]) => jsonOf(named.map(server => serverAt(serviceUrl, server)));
        const addressed: Readonly<Record<string, JsonText>> = {
          servers: serversAt(servers),
          methods: array(withoutServers.map(([method, own]) => (own ? withMember(method, 'servers', serversAt(own)) : method))),
          ...(externalDocs && { externalDocs: jsonOf({ ...externalDocs, url: addressAt(serviceUrl, externalDocs.url) }) }),
        };
        const json = object(members.map(([name, value]) => [name, addressed[name] ?? value]));
        last = { serviceUrl, made: { json, etag: etagOf(`${tag}${serviceUrl}`) } };
      }
      return last.made;
    },
  };
}

/** Without the variables of its address: the address of the service is known here. */
function serverAt(serviceUrl: string, { variables: _, ...server }: Server): Server {
  return { ...server, url: addressAt(serviceUrl, server.url) };
}

function addressAt(serviceUrl: string, url: string): string {
  return serviceUrl + url.replace(/^[a-z]+:\/\/[^/]*/, '');
}
