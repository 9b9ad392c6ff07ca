import type { Context } from 'koa';
import type { Discovery } from '../discovery/discovery.js';
import type { Store } from '../domain/storage/store.js';
import { EncodedOnce, sendEncoded } from './compression.js';
import { type DocsServer, isDocsPath } from './docs.js';
import { type Icons, serveIcon } from './icons.js';
import type { Metrics } from './metrics.js';
import { servePicture } from './pictures.js';
import type { Lifetime } from './respond.js';
import { startPage } from './start-page.js';
import type { StorageWatch } from './storage-watch.js';

/** Serves what is not a call: the document, health, metrics, pictures, the start page. */
export type Site = (context: Context) => Promise<void>;

export interface SiteParts {
  readonly store: Store;
  readonly storage: StorageWatch;
  readonly metrics: Metrics;
  readonly discovery: Discovery;
  readonly icons: Icons;
  readonly docs: DocsServer;
  readonly lifetime: Lifetime;
  /** Where callers find the service: as the settings say, or where it was asked, or where it listens. */
  serviceUrl(asked: string | undefined): string;
  now(): Date;
}

interface PageParts extends SiteParts {
  readonly encodings: EncodedOnce;
}

type Page = (context: Context, parts: PageParts) => Promise<void> | void;

/** What is served at which path. */
const pages: ReadonlyMap<string, Page> = new Map<string, Page>([
  ['/', sendStartPage],
  ['/style.css', context => send(context, 200, 'text/css; charset=utf-8', startPage.css)],
  ['/openrpc.json', sendDocument],
  ['/health/live', context => send(context, 200, 'application/json', '{"status":"live"}')],
  ['/health/ready', ready],
  ['/metrics', async (context, { metrics }) => send(context, 200, metrics.contentType, await metrics.text())],
]);

const safety = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; img-src 'self'; style-src 'self'; frame-ancestors 'none'",
};

/** The site over these parts. */
export function createSite(given: SiteParts): Site {
  const parts = { ...given, encodings: new EncodedOnce() };
  return async context => {
    context.set(safety);
    if (context.method !== 'GET' && context.method !== 'HEAD') {
      context.set('Allow', 'GET, HEAD');
      return send(context, 405, 'text/plain; charset=utf-8', 'Method not allowed: expected GET');
    }
    const page = pages.get(context.path);
    if (page) return page(context, parts);
    if (isDocsPath(context.path)) return parts.docs(context);
    const served = serveIcon(context, parts.icons) || (await servePicture(context, parts.store, parts.now()));
    if (!served) send(context, 404, 'text/plain; charset=utf-8', 'Not found');
  };
}

/** Where the caller found the service. A host is what the caller says: what is no name or address is not repeated. */
function sendStartPage(context: Context, { serviceUrl }: SiteParts): void {
  const { protocol, host } = context;
  const isHost = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.test(host);
  send(context, 200, 'text/html; charset=utf-8', startPage.htmlFor(serviceUrl(isHost ? `${protocol}://${host}` : undefined)));
}

/** Byte for byte what `rpc.discover` answers without a key; who has it already is told so. */
function sendDocument(context: Context, { discovery, encodings }: PageParts): Promise<void> {
  const { text, etag } = discovery.ofService;
  context.status = 200;
  context.set({ 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' });
  return sendEncoded(context, Buffer.from(text), etag, encodings);
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
