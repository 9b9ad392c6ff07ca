import type { Mapping } from '../mapping.js';
import { asNumber, constant, field, object, whenGiven } from '../values.js';
import { contactOf, globalOf, tenant } from './common.js';

const commitUnit = whenGiven('commit_rate', 'C__WAN_CAPACITY_UNIT__KBITS');

/** Circuits: lines that a provider runs, to the site where they end. */
export const circuits: readonly Mapping[] = [
  {
    model: 'circuits.circuit',
    object: { type: constant('C__OBJTYPE__WAN'), global: globalOf(field('cid')) },
    entries: [
      {
        part: 'wan',
        category: 'C__CATG__WAN',
        attributes: {
          title: field('cid'),
          type: field('type.name'),
          connection_location: object('termination_z.site', 'termination_a.site'),
          capacity_up: field('commit_rate', asNumber),
          capacity_up_unit: commitUnit,
          capacity_down: field('commit_rate', asNumber),
          capacity_down_unit: commitUnit,
          customer_no: field('provider_account.account'),
        },
      },
      contactOf('provider', 'C__CONTACT_TYPE__SUPPLIER'),
      tenant,
    ],
  },
];
