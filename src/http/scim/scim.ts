import type { Context } from 'koa';
import { isProvisioning } from '../../domain/identity/provisioning-subjects.js';
import { SchemaChanged } from '../../domain/storage/schema-changed.js';
import { text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { requestIdOf } from '../requests/request-ids.js';
import { drainBeforeClose } from '../responses/drain-socket.js';
import { oneWithId, presentResourceTypes, presentSchemas, serviceProviderConfig } from './discovery.js';
import { createGroup, listGroups, patchGroup, putGroup, readGroup, removeGroup } from './groups.js';
import { bodyOf, openRequest, type ScimParts, type ScimRequest } from './request.js';
import { respondWithList, type ScimResponse } from './resources.js';
import { defectOf, failureOf, ScimError } from './scim-error.js';
import { createUser, listUsers, patchUser, putUser, readUser, removeUser } from './users.js';

const root = '/scim/v2';
/** How often a request is carried out at most, each time by the version of the schema that came meanwhile. */
const maxTries = 10;

type Carry = (request: ScimRequest, id: string) => Promise<ScimResponse> | ScimResponse;

/** Steps by endpoint, `/id` for one resource, and verb. */
const endpoints: Readonly<Record<string, Readonly<Record<string, Carry>>>> = {
  Users: { GET: listUsers, POST: createUser },
  'Users/id': { GET: readUser, PUT: putUser, PATCH: patchUser, DELETE: removeUser },
  Groups: { GET: listGroups, POST: createGroup },
  'Groups/id': { GET: readGroup, PUT: putGroup, PATCH: patchGroup, DELETE: removeGroup },
  ServiceProviderConfig: { GET: request => ({ status: 200, body: serviceProviderConfig(request) }) },
  ResourceTypes: { GET: request => listOf(presentResourceTypes(request)) },
  'ResourceTypes/id': { GET: (request, id) => oneWithId(presentResourceTypes(request), id) ?? unknownEndpoint() },
  Schemas: { GET: request => listOf(presentSchemas(request)) },
  'Schemas/id': { GET: (request, id) => oneWithId(presentSchemas(request), id) ?? unknownEndpoint() },
};

/** Serves provisioning clients by SCIM 2.0 (RFC 7644), or says that a request is not for it: as long as there is no such client, nothing is. */
export async function serveScim(context: Context, parts: ScimParts): Promise<boolean> {
  if (context.path !== root && !context.path.startsWith(`${root}/`)) return false;
  const all = await parts.service.writes.store.identity.providers();
  const clients = all.filter(each => each.enabled === 1 && isProvisioning(each));
  if (clients.length === 0) return false;
  context.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' });
  try {
    send(context, await answer(context, clients, parts));
  } catch (error) {
    sendFailure(context, error, parts);
  }
  return true;
}

async function answer(
  context: Context,
  clients: Parameters<typeof openRequest>[1],
  parts: ScimParts,
  tries = 1,
  read?: ScimRequest['body'],
): Promise<ScimResponse> {
  if (parts.lifetime.isStopping) throw new RpcError('Stopping', {});
  const request = parts.requestOf(context);
  const opened = await openRequest(request, clients, parts);
  const { carry, id } = routeOf(context);
  const { headers } = context.req;
  const body = read ?? (['GET', 'DELETE'].includes(context.method) ? {} : await bodyOf(context, parts));
  const known = { ifMatch: headers['if-match'], ifNoneMatch: headers['if-none-match'] };
  try {
    return await carry({ ...opened, url: `${request.serviceUrl}${root}`, query: context.query, body, ...known }, id);
  } catch (error) {
    if (!(error instanceof SchemaChanged) || tries === maxTries) throw error;
    return answer(context, clients, parts, tries + 1, body);
  }
}

/** @throws ScimError */
function routeOf({ path, method, res }: Context): { readonly carry: Carry; readonly id: string } {
  const [name = '', id, ...more] = path.slice(root.length + 1).split('/');
  const endpoint = id === undefined || id === '' ? name : `${name}/id`;
  const verbs = Object.hasOwn(endpoints, endpoint) && more.length === 0 ? endpoints[endpoint] : undefined;
  if (!verbs) return unknownEndpoint();
  const carry = Object.hasOwn(verbs, method) ? verbs[method] : undefined;
  if (carry) return { carry, id: decoded(id ?? '') };
  const expected = Object.keys(verbs).join(', ');
  res.setHeader('Allow', expected);
  throw new ScimError(405, text('ScimMethod', { method: method.slice(0, 20), expected }));
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function unknownEndpoint(): never {
  throw new ScimError(404, text('ScimNoEndpoint'));
}

function listOf(all: readonly object[]): ScimResponse {
  return respondWithList(all, all.length, { startIndex: 1, count: all.length });
}

function send(context: Context, { status, body, version, location }: ScimResponse): void {
  if (version !== undefined) context.set('ETag', version);
  if (location !== undefined) context.set('Location', location);
  context.status = status;
  if (body === undefined) return;
  context.set('Content-Type', 'application/scim+json; charset=utf-8');
  context.body = JSON.stringify(body);
}

/** A body that was not read is thrown away, and ends its connection. */
function sendFailure(context: Context, error: unknown, { service, log }: ScimParts): void {
  const requestId = requestIdOf(context.res);
  const known = failureOf(error);
  if (!known) log(error, requestId);
  if (error instanceof RpcError) service.storage.failed(error, requestId);
  const { status, body } = known ?? defectOf(requestId);
  if (status === 401) context.set('WWW-Authenticate', 'Bearer');
  if (status === 503) context.set('Retry-After', '1');
  if (!context.req.complete && (status === 413 || status === 503)) {
    drainBeforeClose(context.req.socket);
    context.set('Connection', 'close');
  }
  send(context, { status, body });
}
