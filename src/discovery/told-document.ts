import { etagOf } from './etag.js';
import type { OpenRpc, Server } from './openrpc.js';

/** A text that was made once. */
export interface ToldText {
  readonly text: string;
  /** Changes with the text, as HTTP wants it. */
  readonly etag: string;
}

/** A document as text, at each address of its service. */
export interface ToldDocument {
  at(serviceUrl: string): ToldText;
}

/** Makes a document into text once, all but its servers: callers choose the addresses they ask at, so only the last one is kept. */
export function toldDocument(document: OpenRpc): ToldDocument {
  const members = Object.entries(document).map(([name, value]): [string, string] => [name, JSON.stringify(value)]);
  const { servers = [] } = document;
  const tag = etagOf(members.flat().join('\n'));
  let last: { readonly serviceUrl: string; readonly told: ToldText } | undefined;
  return {
    at(serviceUrl) {
      if (last?.serviceUrl !== serviceUrl) {
        const own = JSON.stringify(servers.map(server => serverAt(serviceUrl, server)));
        const texts = members.map(([name, text]) => `${JSON.stringify(name)}:${name === 'servers' ? own : text}`);
        last = { serviceUrl, told: { text: `{${texts.join()}}`, etag: etagOf(tag + own) } };
      }
      return last.told;
    },
  };
}

function serverAt(serviceUrl: string, server: Server): Server {
  return { ...server, url: serviceUrl + new URL(server.url).pathname };
}
