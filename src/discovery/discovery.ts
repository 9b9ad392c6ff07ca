import { createHash } from 'node:crypto';
import type { Titles } from '../../generated/types.js';
import { withStatuses } from './added-statuses.js';
import type { Listed } from './choices.js';
import { endpointsOf } from './endpoints.js';
import type { OpenRpc } from './openrpc.js';
import { type SiteCatalog, siteDocument } from './site-document.js';

/** What a service tells of itself, as text that was made once. */
export interface Discovery {
  /** The document of the service, for everyone. */
  readonly text: string;
  /** Changes with the text, as HTTP wants it. */
  readonly etag: string;
  /** The version of the service. */
  readonly version: string;
  /** The document with the catalogue of the site and the CMDB statuses that were added: made anew where those are others than before. */
  textOfSite(language: keyof Titles, statuses?: readonly Listed[]): string;
  /** Every method with its parameters and an example. */
  textOfEndpoints(): string;
}

/** The discovery of a service over its catalogue, which does not change after the start. */
export function discoveryOf(document: object, catalog: SiteCatalog): Discovery {
  const texts = new Map<keyof Titles, { readonly statuses: string; readonly text: string }>();
  const ofEveryone = once(() => JSON.stringify(document));
  const ofEndpoints = once(() => JSON.stringify(endpointsOf(document as OpenRpc)));
  const etag = once(() => `"${createHash('sha256').update(ofEveryone()).digest('base64url').slice(0, 27)}"`);
  return {
    get text() {
      return ofEveryone();
    },
    get etag() {
      return etag();
    },
    textOfSite: (language, added = []) => {
      const statuses = JSON.stringify(added);
      const known = texts.get(language);
      if (known?.statuses === statuses) return known.text;
      const made = JSON.stringify(siteDocument(document as OpenRpc, withStatuses(catalog, added), language));
      texts.set(language, { statuses, text: made });
      return made;
    },
    version: (document as OpenRpc).info?.version ?? '',
    textOfEndpoints: ofEndpoints,
  };
}

function once(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
