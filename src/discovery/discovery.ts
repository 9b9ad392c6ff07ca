import type { Titles } from '../../generated/types.js';
import { withStatuses } from './added-statuses.js';
import type { Listed } from './choices.js';
import { endpointsOf } from './endpoints.js';
import { etagOf } from './etag.js';
import type { OpenRpc } from './openrpc.js';
import { type SiteCatalog, siteDocument } from './site-document.js';

/** A text that was made once. */
export interface ToldText {
  readonly text: string;
  /** Changes with the text, as HTTP wants it. */
  readonly etag: string;
}

/** What a service tells of itself, as text that was made once. */
export interface Discovery {
  /** The document of the service, for everyone. */
  readonly ofService: ToldText;
  /** The version of the service. */
  readonly version: string;
  /** The document with the catalogue of the site and the CMDB statuses that were added: made anew where those are others than before. */
  ofSite(language: keyof Titles, statuses?: readonly Listed[]): ToldText;
  /** Every method with its parameters and an example. */
  textOfEndpoints(): string;
}

/** The discovery of a service over its catalogue, which does not change after the start. */
export function discoveryOf(document: object, catalog: SiteCatalog): Discovery {
  const sites = new Map<keyof Titles, { readonly statuses: string; readonly told: ToldText }>();
  const ofService = once(() => told(document));
  return {
    get ofService() {
      return ofService();
    },
    ofSite: (language, added = []) => {
      const statuses = JSON.stringify(added);
      const known = sites.get(language);
      if (known?.statuses === statuses) return known.told;
      const made = told(siteDocument(document as OpenRpc, withStatuses(catalog, added), language));
      sites.set(language, { statuses, told: made });
      return made;
    },
    version: (document as OpenRpc).info?.version ?? '',
    textOfEndpoints: once(() => JSON.stringify(endpointsOf(document as OpenRpc))),
  };
}

function told(document: object): ToldText {
  const text = JSON.stringify(document);
  return { text, etag: etagOf(text) };
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
