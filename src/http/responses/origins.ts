import type { Context } from 'koa';
import { dialectsByPath } from '../envelope/dialects.js';
import { keyHeader, sessionHeader } from '../requests/credentials.js';
import { requestIdHeader } from '../requests/request-ids.js';

const documentPath = '/openrpc.json';

/** Headers of the answer to a CORS preflight. */
const preflight = {
  'Access-Control-Allow-Headers': `Content-Type, If-None-Match, ${requestIdHeader}, Authorization, ${keyHeader}, X-RPC-Auth-Username, X-RPC-Auth-Password, X-RPC-Auth-Code, ${sessionHeader}`,
  'Access-Control-Max-Age': '600',
};

/**
 * Permits the pages of these origins to call from a browser and to read the document. A CORS preflight is answered here,
 * and `true` is returned; other origins get no Access-Control headers.
 */
export function permitOrigins(context: Context, allowed: readonly string[] = []): boolean {
  if (allowed.length === 0) return false;
  const isCall = dialectsByPath.has(context.path);
  if (!isCall && context.path !== documentPath) return false;
  const all = allowed.includes('*');
  if (!all) context.vary('Origin');
  const origin = context.get('Origin');
  if (origin === '' || !(all || allowed.includes(origin))) return false;
  context.set('Access-Control-Allow-Origin', all ? '*' : origin);
  context.set('Access-Control-Expose-Headers', `${sessionHeader}, ETag, ${requestIdHeader}`);
  if (context.method !== 'OPTIONS' || context.get('Access-Control-Request-Method') === '') return false;
  context.set({ ...preflight, 'Access-Control-Allow-Methods': isCall ? 'POST' : 'GET' });
  context.status = 204;
  return true;
}
