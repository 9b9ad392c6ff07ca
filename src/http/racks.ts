import type { Context } from 'koa';
import type { RackContent } from '../../generated/types.js';
import { rackSvg } from '../drawings/rack-svg.js';
import { type DrawingLanguage, rackWords } from '../drawings/rack-words.js';
import { textOf } from '../rpc/json-text.js';
import type { AppParts } from './app.js';
import { callRequestOf } from './call-request.js';
import { dialects } from './envelope/dialects.js';
import { answerBody } from './pipeline.js';

const path = /^\/racks\/([1-9]\d{0,15})\.svg$/;

/** Statuses by the names of errors. */
const statuses: Readonly<Record<string, number>> = {
  AuthenticationFailed: 401,
  Forbidden: 403,
  PasswordExpired: 403,
  SecondFactorRequired: 403,
  ObjectNotFound: 404,
  InvalidParameters: 400,
  Busy: 503,
  Stopping: 503,
  StorageUnavailable: 503,
};

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'private, no-cache',
  Vary: 'Authorization, X-API-Key, X-RPC-Auth-Session',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** Response of kataster.rack.read. */
interface Answer {
  readonly result?: RackContent;
  readonly error?: { readonly data?: { readonly error?: string } };
}

/**
 * Draws the rack of a path such as `/racks/28.svg`, as `kataster.rack.read` returns it to the key or session of the headers; `?lang=de` in
 * German. An error is that of the method.
 */
export async function serveRack(context: Context, parts: AppParts): Promise<boolean> {
  const [, id] = path.exec(context.path) ?? [];
  if (id === undefined || (context.method !== 'GET' && context.method !== 'HEAD')) return false;
  const language = languageOf(context, parts);
  const call = { jsonrpc: '2.0', id: 1, method: 'kataster.rack.read', params: { id: Number(id), language } };
  const { json } = await answerBody(call, callRequestOf(context, dialects.contract, parts), parts.service);
  const text = json ? textOf(json) : '{}';
  const { result, error }: Answer = JSON.parse(text);
  context.set(headers);
  context.status = result ? 200 : (statuses[error?.data?.error ?? ''] ?? 500);
  context.set('Content-Type', result ? 'image/svg+xml; charset=utf-8' : 'application/json');
  context.body = result ? rackSvg(result, language) : text;
  return true;
}

function languageOf({ query }: Context, { config }: AppParts): DrawingLanguage {
  const asked = query.lang;
  return Object.keys(rackWords).find((language): language is DrawingLanguage => language === asked) ?? config.language;
}
