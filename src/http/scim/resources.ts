import { hash } from 'node:crypto';
import type { ProvisionedRecord } from '../../domain/storage/identity.js';
import { type Text, text } from '../../messages/text.js';
import { type ListPage, type Selection, select } from './list-query.js';
import type { ScimRequest } from './request.js';
import { ScimError } from './scim-error.js';

/** The response to a request; without a body it has no content. */
export interface ScimResponse {
  readonly status: number;
  readonly body?: object;
  readonly version?: string | undefined;
  readonly location?: string;
}

/** A resource without its meta attributes, and what these follow from. */
export interface Shown {
  readonly type: 'User' | 'Group';
  readonly account: Pick<ProvisionedRecord, 'person' | 'created' | 'updated'>;
  readonly resource: object;
  /** Everything that belongs to the resource is in it: then it has a version. */
  readonly isWhole: boolean;
}

/** The version of a resource: it changes with everything that a client sees of it. */
export function versionOf({ resource, isWhole }: Pick<Shown, 'resource' | 'isWhole'>): string | undefined {
  return isWhole ? `W/"${hash('sha256', JSON.stringify(resource)).slice(0, 32)}"` : undefined;
}

/**
 * Rejects a write to a resource that has another version than its client knows.
 * @throws ScimError
 */
export function requireVersion({ ifMatch }: Pick<ScimRequest, 'ifMatch'>, shown: Shown): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const version = versionOf(shown);
  if (!ifMatch.split(',').some(each => each.trim() === version)) throw new ScimError(412, text('ScimVersion'));
}

/** A resource as responses have it. */
export function present(shown: Shown, { url }: Pick<ScimRequest, 'url'>, selection: Selection): object {
  const { type, account, resource } = shown;
  const version = versionOf(shown);
  const meta = {
    resourceType: type,
    created: account.created,
    lastModified: account.updated ?? account.created,
    location: locationOf(shown, url),
    ...(version !== undefined && { version }),
  };
  return select({ ...resource, meta }, selection);
}

/** The response that has one resource. */
export function respondWith(shown: Shown, request: ScimRequest, selection: Selection, status = 200): ScimResponse {
  const version = versionOf(shown);
  const isKnown =
    status === 200 && version !== undefined && request.ifNoneMatch?.split(',').some(each => each.trim() === version);
  if (isKnown) return { status: 304, version };
  return { status, body: present(shown, request, selection), version, location: locationOf(shown, request.url) };
}

/** The response that has a page of a list. */
export function respondWithList(resources: readonly object[], totalResults: number, { startIndex }: ListPage): ScimResponse {
  const schemas = ['urn:ietf:params:scim:api:messages:2.0:ListResponse'];
  const body = { schemas, totalResults, startIndex, itemsPerPage: resources.length, Resources: resources };
  return { status: 200, body };
}

/** The error of an id that the client has no resource with. */
export function noResource(resource: 'user' | 'group', id: string): ScimError {
  return new ScimError(404, text('ScimNoResource', { resource: names[resource], id: id.slice(0, 50) }));
}

const names: Readonly<Record<'user' | 'group', Text>> = { user: text('ScimUser'), group: text('ScimGroup') };

function locationOf({ type, account }: Shown, url: string): string {
  return `${url}/${type}s/${account.person}`;
}
