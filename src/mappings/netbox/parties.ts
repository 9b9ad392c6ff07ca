import type { Mapping } from '../mapping.js';
import { choice, constant, field, first, object } from '../values.js';
import { contactRoles } from './choices.js';
import { description, globalOf } from './common.js';
import { familyName, givenName } from './conversions.js';

const masterData = {
  part: 'master',
  category: 'C__CATS__ORGANIZATION_MASTER_DATA',
  attributes: { title: field('name') },
} as const;

/** Tenants, providers and contacts. */
export const parties: readonly Mapping[] = [
  {
    model: 'tenancy.tenant',
    object: { type: constant('C__OBJTYPE__ORGANIZATION'), global: globalOf(field('name'), { category: field('group.name') }) },
    entries: [masterData],
  },
  {
    model: 'circuits.provider',
    object: { type: constant('C__OBJTYPE__ORGANIZATION'), global: globalOf(field('name')) },
    entries: [masterData],
  },
  {
    model: 'tenancy.contact',
    object: { type: constant('C__OBJTYPE__PERSON'), global: globalOf(field('name'), { category: field('group.name') }) },
    entries: [
      {
        part: 'master',
        category: 'C__CATS__PERSON_MASTER',
        attributes: {
          first_name: field('name', givenName),
          last_name: field('name', familyName),
          function: field('title'),
          mail: field('email'),
          phone_company: field('phone'),
          street: field('address'),
        },
      },
    ],
  },
];

/** Contact assignments. They come last, as a contact may be assigned to an object of any model. */
export const assignments: readonly Mapping[] = [
  {
    model: 'tenancy.contactassignment',
    entries: [
      {
        part: 'contact',
        category: 'C__CATG__CONTACT',
        needs: ['contact_object'],
        of: object('object'),
        attributes: {
          contact_object: object('contact'),
          role: first(choice('role.slug', contactRoles), field('role.name')),
          primary: choice('priority', { primary: true }),
          description,
        },
      },
    ],
  },
];
