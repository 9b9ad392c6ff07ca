import type { Context } from 'koa';
import type { Discovery } from '../../discovery/discovery.js';
import { languages } from '../../domain/context.js';
import type { CurrentSchema } from '../../domain/schema/current-schema.js';
import type { Store } from '../../domain/storage/store.js';
import { textOf } from '../../rpc/json-text.js';
import type { RpcError } from '../../rpc/rpc-error.js';
import { languageAsked } from '../envelope/envelope.js';
import { type Metrics, prometheusType } from '../monitoring/metrics.js';
import type { StorageWatch } from '../monitoring/storage-watch.js';
import type { ServiceAddress } from '../requests/service-address.js';
import { EncodedOnce, sendEncoded } from '../responses/compression.js';
import type { Lifetime } from '../responses/lifetime.js';
import { pageAt, rootFrom } from './base-address.js';
import { type ConsoleServer, isConsoleFile } from './console.js';
import { type DocsServer, isDocsPath } from './docs.js';
import { isIcon, serveIcon } from './icons.js';
import { notFoundPage } from './not-found-page.js';
import { servePicture } from './pictures.js';
import { setPolicy } from './served-folder.js';
import { startPage } from './start-page.js';
import { pageIsRead, sayWrongAddress, unknownPath, wantsPage } from './wrong-address.js';

/** Serves requests without calls: the console, the document, health, metrics, pictures, the start page. */
export type Site = (context: Context) => Promise<void>;

export interface SiteParts {
  readonly store: Store;
  readonly schema: Pick<CurrentSchema, 'registry' | 'refresh'>;
  readonly storage: StorageWatch;
  readonly metrics: Metrics;
  readonly discovery: Discovery;
  readonly docs: DocsServer;
  readonly console: ConsoleServer;
  readonly lifetime: Lifetime;
  readonly addressOf: ServiceAddress;
  now(): Date;
}

interface PageParts extends SiteParts {
  readonly encodings: EncodedOnce;
}

type Page = (context: Context, parts: PageParts) => Promise<void> | void;

/** Pages by path. */
const pages: ReadonlyMap<string, Page> = new Map<string, Page>([
  ['/', sendStartPage],
  ['/style.css', context => send(context, 200, 'text/css; charset=utf-8', startPage.css)],
  ['/openrpc.json', sendDocument],
  ['/llms.txt', context => context.redirect('docs/llms.txt')],
  ['/health/live', context => send(context, 200, 'application/json', '{"status":"live"}')],
  ['/health/ready', ready],
  ['/metrics', async (context, { metrics }) => send(context, 200, prometheusType, await metrics.text())],
]);

/** Cache-Control of contents with the service address: private, revalidated at each use. */
const atOneAddress = 'private, no-cache';
/** Documents, each in one encoding, that are kept. */
const maxAddressesCached = 16;

const safety = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; img-src 'self'; style-src 'self'; frame-ancestors 'none'",
};

/** The site over these parts. */
export function createSite(given: SiteParts): Site {
  const parts = { ...given, encodings: new EncodedOnce(maxAddressesCached) };
  return async context => {
    context.set(safety);
    if (context.method !== 'GET' && context.method !== 'HEAD') {
      return rejectVerb(context, parts);
    }
    if (await parts.console(context, parts.addressOf(context.req))) return;
    const page = pages.get(context.path);
    if (page) return page(context, parts);
    if (isDocsPath(context.path)) return parts.docs(context);
    const registry = await parts.schema.refresh();
    const served = serveIcon(context, registry) || (await servePicture(context, parts.store, registry, parts.now()));
    if (!served) sayNotFound(context, parts);
  };
}

/** Rejects a verb that no page takes: status 405, or 404 for a path without a page. */
function rejectVerb(context: Context, parts: SiteParts): void {
  const { path, method, req } = context;
  const service = parts.addressOf(req);
  const isPage = pages.has(path) || isDocsPath(path) || isConsoleFile(path) || isIcon(path, parts.schema.registry);
  if (isPage) context.set('Allow', 'GET, HEAD');
  reject(context, isPage ? 405 : 404, isPage ? pageIsRead(method, service) : unknownPath(path, service), parts);
}

function sayNotFound(context: Context, parts: SiteParts): void {
  const service = parts.addressOf(context.req);
  context.vary('Accept');
  if (wantsPage(context)) sendNotFoundPage(context, service);
  else reject(context, 404, unknownPath(context.path, service), parts);
}

/** A page in the language of the browser, unless the reader chose another in the console or the documentation. */
function sendNotFoundPage(context: Context, service: string): void {
  context.vary('Accept-Language');
  setPolicy(context);
  context.set('Cache-Control', atOneAddress);
  const [usual] = languages;
  const language = languageAsked(context.acceptsLanguages([...languages]), usual);
  send(context, 404, 'text/html; charset=utf-8', pageAt(rootFrom(context, service), notFoundPage(service, language)));
}

function reject(context: Context, status: number, error: RpcError, { metrics }: SiteParts): void {
  metrics.rejected(error.errorName);
  sayWrongAddress(context, status, error);
}

function sendStartPage(context: Context, { addressOf }: SiteParts): void {
  context.set('Cache-Control', atOneAddress);
  const service = addressOf(context.req);
  send(context, 200, 'text/html; charset=utf-8', pageAt(rootFrom(context, service), startPage.htmlFor(service)));
}

/** The result of `rpc.discover` without a key, byte for byte; status 304 where the client has it. */
function sendDocument(context: Context, { discovery, encodings, addressOf }: PageParts): Promise<void> {
  const { json, etag } = discovery.ofService(addressOf(context.req));
  context.status = 200;
  context.set({ 'Content-Type': 'application/json', 'Cache-Control': atOneAddress });
  return sendEncoded(context, Buffer.from(textOf(json)), etag, encodings);
}

async function ready(context: Context, { storage, lifetime }: SiteParts): Promise<void> {
  context.set('Cache-Control', 'no-store');
  const isOpen = !lifetime.isStopping && (await storage.isReady());
  const status = lifetime.isStopping ? 'stopping' : isOpen ? 'ready' : 'storage unavailable';
  send(context, isOpen ? 200 : 503, 'application/json', JSON.stringify({ status }));
}

function send(context: Context, status: number, type: string, body: string): void {
  context.status = status;
  context.set('Content-Type', type);
  context.body = body;
}
