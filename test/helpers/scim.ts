import type { Grant } from '../../src/domain/access/rights.js';
import { keyIdOf } from '../../src/domain/users/keys.js';
import { callWith } from './access-changes.js';
import { send } from './http.js';
import { resultOf } from './rpc.js';
import { addKey, type TestService } from './service.js';

/** The key of the provisioning client of tests. */
export const clientKey = 'key-of-provisioning-0';
export const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

/** A resource, or an error, as the service returns it. */
export interface ScimAnswer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at resources of every shape.
  readonly body: any;
}

type SentHeaders = Readonly<Record<string, string>>;

/** Sends a request of a provisioning client. */
export type ScimSender = (line: string, body?: object | string, headers?: SentHeaders) => Promise<ScimAnswer>;

/** A sender with a key; a line such as `GET /Users` names verb and path. */
export function senderOf(service: TestService, key = clientKey): ScimSender {
  return async (line, body, headers = {}) => {
    const [verb = '', path = ''] = line.split(/ (.*)/s);
    const own = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/scim+json' };
    const sent = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
    const url = `${service.url}/scim/v2${encodeURI(path)}`;
    const answer = await send(url, { verb, headers: { ...own, ...headers }, body: sent });
    const isJson = answer.headers.get('content-type')?.startsWith('application/scim+json');
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(answer.text) : answer.text };
  };
}

/** Makes a provisioning client with a key that may do this, or everything; answers its sender. */
export async function addClient(
  service: TestService,
  grants?: readonly Grant[],
  settings: object = {},
  { id = 'entra', key = clientKey }: { readonly id?: string; readonly key?: string } = {},
): Promise<ScimSender> {
  await addKey(service.store, key, 'provisioning', grants && { grants });
  const client = keyIdOf(key, service.store.secret);
  const provider = { id, title: 'Provisioning', issuer: `scim://${id}`, client, ...settings };
  await resultOf(callWith(service, 'kataster.provider.save', provider));
  return senderOf(service, key);
}

/** The body of a PATCH. */
export function patch(...operations: readonly object[]): object {
  return { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations: operations };
}

/** A user as clients create them. */
export function newUser(login: string, parts: object = {}): object {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', enterprise],
    externalId: `ext-${login}`,
    userName: `${login}@example.com`,
    active: true,
    displayName: `Person ${login}`,
    emails: [{ primary: true, type: 'work', value: `${login}@example.com` }],
    meta: { resourceType: 'User' },
    name: { formatted: `Given ${login}`, familyName: 'Family', givenName: 'Given' },
    roles: [],
    ...parts,
  };
}

/** The number of change sets of a service. */
export async function countChangeSets(service: TestService): Promise<number> {
  const read = callWith(service, 'kataster.changes.read', { limit: 100 });
  return (await resultOf<{ change_sets: readonly unknown[] }>(read)).change_sets.length;
}
