import type { Titles } from '../../generated/types.js';
import { type JsonText, jsonOf } from '../rpc/json-text.js';
import { type AddressedDocument, createAddressedDocument, type TaggedJson } from './addressed-document.js';
import type { Listed } from './choices.js';
import { type DocumentPart, withMethods } from './document-part.js';
import { endpointsOf } from './endpoints.js';
import type { OpenRpc } from './openrpc.js';
import { withLimitsFilledIn, withMarksBeside, withMarksInPlace } from './schema-marks.js';
import { type SiteCatalog, siteDocument } from './site-document.js';

/** Descriptions of a service, serialized once. Documents contain the address under which the service was called. */
export interface Discovery {
  /** The document of the service, for everyone. */
  ofService(serviceUrl: string): TaggedJson;
  /** The version of the service. */
  readonly version: string;
  /** The document with the catalogue of the site and the CMDB statuses that were added: made anew where they are others than before. */
  ofSite(serviceUrl: string, language: keyof Titles, catalog: SiteCatalog, statuses?: readonly Listed[]): TaggedJson;
  /** A part of that document, made anew each time. */
  partOfSite(serviceUrl: string, language: keyof Titles, site: DescribedSite, part: DocumentPart): TaggedJson;
  /** The names of the methods. */
  methods(): readonly string[];
  /** Every method with its parameters and an example. */
  endpoints(): JsonText;
}

/** What a site adds to the document. */
export interface DescribedSite {
  readonly catalog: SiteCatalog;
  readonly statuses: readonly Listed[];
}

/** The discovery of a service by its document. */
export function discoveryOf(given: object): Discovery {
  const { info } = given as OpenRpc;
  const document = once(() => withLimitsFilledIn(withMarksInPlace(given as OpenRpc)));
  const sites = new Map<
    keyof Titles,
    { readonly catalog: SiteCatalog; readonly statuses: string; readonly made: AddressedDocument }
  >();
  const ofService = once(() => createAddressedDocument(withMarksBeside(document())));
  return {
    ofService: serviceUrl => ofService().at(serviceUrl),
    ofSite: (serviceUrl, language, catalog, added = []) => {
      const statuses = JSON.stringify(added);
      const known = sites.get(language);
      if (known?.catalog === catalog && known.statuses === statuses) return known.made.at(serviceUrl);
      const made = createAddressedDocument(withMarksBeside(siteDocument(document(), withStatuses(catalog, added), language)));
      sites.set(language, { catalog, statuses, made });
      return made.at(serviceUrl);
    },
    partOfSite: (serviceUrl, language, { catalog, statuses }, { methods, categories }) => {
      const isDescribed = (constant: string) => categories?.includes(constant) ?? true;
      const whole = siteDocument(document(), withStatuses(catalog, statuses), language, isDescribed);
      return createAddressedDocument(withMarksBeside(withMethods(whole, methods))).at(serviceUrl);
    },
    methods: once(() => document().methods.map(({ name }) => name)),
    version: info?.version ?? '',
    endpoints: once(() => jsonOf(endpointsOf(document()))),
  };
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The catalogue together with CMDB statuses that are kept beside it. */
function withStatuses(catalog: SiteCatalog, added: readonly Listed[]): SiteCatalog {
  if (added.length === 0) return catalog;
  const dialogs = catalog.dialogs.map(dialog =>
    dialog.name === 'cmdb_status' ? { ...dialog, choices: [...dialog.choices, ...added] } : dialog,
  );
  return { ...catalog, dialogs, cmdbStatuses: [...catalog.cmdbStatuses, ...added] };
}
