import { enterpriseSchema, userSchema } from './attribute-places.js';
import { groupSchema } from './group-changes.js';
import { maxCount } from './list-query.js';
import type { ScimRequest } from './request.js';
import type { ScimResponse } from './resources.js';

const prefix = 'urn:ietf:params:scim:schemas:core:2.0:';

interface AttributeOptions {
  readonly required?: boolean;
  readonly type?: 'string' | 'boolean' | 'complex';
  readonly uniqueness?: 'none' | 'server';
  readonly multiValued?: boolean;
  readonly caseExact?: boolean;
  readonly parts?: readonly object[];
}

function attribute(name: string, options: AttributeOptions = {}): object {
  const { required = false, type = 'string', uniqueness = 'none', multiValued = false, caseExact = false, parts } = options;
  const common = { name, type, multiValued, required, caseExact, mutability: 'readWrite', returned: 'default', uniqueness };
  return parts ? { ...common, subAttributes: parts } : common;
}

const element = [attribute('value'), attribute('type'), attribute('primary', { type: 'boolean' })];
const list = { type: 'complex', multiValued: true, parts: element } as const;
const externalId = attribute('externalId', { caseExact: true });

/** The schemas of the resources: what of them is kept. */
const schemas: readonly { readonly id: string; readonly name: string; readonly attributes: readonly object[] }[] = [
  {
    id: userSchema,
    name: 'User',
    attributes: [
      attribute('userName', { required: true, uniqueness: 'server' }),
      externalId,
      attribute('displayName'),
      attribute('name', { type: 'complex', parts: [attribute('givenName'), attribute('familyName')] }),
      attribute('title'),
      attribute('active', { type: 'boolean' }),
      ...[attribute('emails', list), attribute('phoneNumbers', list)],
    ],
  },
  { id: enterpriseSchema, name: 'EnterpriseUser', attributes: [attribute('department'), attribute('employeeNumber')] },
  {
    id: groupSchema,
    name: 'Group',
    attributes: [
      attribute('displayName', { required: true, uniqueness: 'server', caseExact: true }),
      externalId,
      attribute('members', { type: 'complex', multiValued: true, parts: [attribute('value'), attribute('display')] }),
    ],
  },
];

const resourceTypes = [
  {
    ...{ id: 'User', name: 'User', endpoint: '/Users', schema: userSchema },
    schemaExtensions: [{ schema: enterpriseSchema, required: false }],
  },
  { id: 'Group', name: 'Group', endpoint: '/Groups', schema: groupSchema },
] as const;

/** The capabilities of this service. */
export function serviceProviderConfig({ url }: Pick<ScimRequest, 'url'>): object {
  const location = `${url}/ServiceProviderConfig`;
  return {
    schemas: [`${prefix}ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: maxCount },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [{ type: 'oauthbearertoken', name: 'Key', description: 'Authorization: Bearer', primary: true }],
    meta: { resourceType: 'ServiceProviderConfig', location },
  };
}

/** The types of resources. */
export function presentResourceTypes({ url }: Pick<ScimRequest, 'url'>): readonly object[] {
  return resourceTypes.map(each => ({
    schemas: [`${prefix}ResourceType`],
    ...each,
    meta: { resourceType: 'ResourceType', location: `${url}/ResourceTypes/${each.id}` },
  }));
}

/** The schemas. */
export function presentSchemas({ url }: Pick<ScimRequest, 'url'>): readonly object[] {
  return schemas.map(each => ({
    schemas: [`${prefix}Schema`],
    ...each,
    meta: { resourceType: 'Schema', location: `${url}/Schemas/${each.id}` },
  }));
}

/** The one of these with this id. */
export function oneWithId(all: readonly object[], id: string): ScimResponse | undefined {
  const body = all.find(each => 'id' in each && each.id === id);
  return body && { status: 200, body };
}
