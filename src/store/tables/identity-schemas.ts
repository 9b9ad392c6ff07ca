import { EntitySchema } from 'typeorm/entity-schema/EntitySchema.js';
import { integer, key, optional, reference, text } from './columns.js';

const json = (name: string) => ({ ...text(name), default: '[]' });

export const identityProviders = new EntitySchema({
  name: 'identity_providers',
  columns: {
    id: key(text('id')),
    title: text('title'),
    issuer: text('issuer'),
    client: text('client'),
    secret: optional(text('secret')),
    scopes: text('scopes'),
    groupsClaim: text('groups_claim'),
    subjectClaim: { ...text('subject_claim'), default: 'sub' },
    admitted: json('admitted'),
    rules: json('rules'),
    enabled: { ...integer('enabled'), default: 1 },
    sync: optional(text('sync')),
  },
});

export const identityAccounts = new EntitySchema({
  name: 'identity_accounts',
  columns: {
    provider: key(text('provider')),
    subject: key(text('subject')),
    person: integer('person'),
    groups: json('groups'),
    given: json('given'),
  },
  foreignKeys: [
    reference('identity_accounts_of_person', 'person', 'objects'),
    reference('identity_accounts_of_provider', 'provider', 'identity_providers'),
  ],
  indices: [
    { name: 'identity_accounts_person', columns: ['person'] },
    { name: 'identity_accounts_provider', columns: ['provider', 'person', 'subject'] },
  ],
});
