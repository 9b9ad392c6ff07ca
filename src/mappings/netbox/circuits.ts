import type { Mapping, Value } from '../mapping.js';
import { asNumber, constant, field, first, object, whenGiven } from '../values.js';
import { contactOf, globalOf, tenant } from './common.js';

const kilobits = 'C__WAN_CAPACITY_UNIT__KBITS';
const commitUnit = whenGiven('commit_rate', kilobits);

/** Ends of a circuit, the one at its site first. */
const ends = ['termination_z', 'termination_a'];
const downstream = ends.map(end => `${end}.port_speed`);
/** It is named only where it is another one. */
const upstream = ends.flatMap(end => [`${end}.upstream_speed`, `${end}.port_speed`]);

const speedOf = (paths: readonly string[]): Value => first(...paths.map(path => field(path, asNumber)));
const unitOf = (paths: readonly string[]): Value => first(...paths.map(path => whenGiven(path, kilobits)));

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
          connection_location: object(...ends.map(end => `${end}.site`)),
          capacity_up: field('commit_rate', asNumber),
          capacity_up_unit: commitUnit,
          capacity_down: field('commit_rate', asNumber),
          capacity_down_unit: commitUnit,
          max_capacity_up: speedOf(upstream),
          max_capacity_up_unit: unitOf(upstream),
          max_capacity_down: speedOf(downstream),
          max_capacity_down_unit: unitOf(downstream),
          customer_no: field('provider_account.account'),
        },
      },
      contactOf('provider', 'C__CONTACT_TYPE__SUPPLIER'),
      tenant,
    ],
  },
];
