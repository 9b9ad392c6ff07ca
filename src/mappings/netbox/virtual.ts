import type { Mapping } from '../mapping.js';
import { asNumber, constant, field, object, whole } from '../values.js';
import { globalOf, placeIn, tenant } from './common.js';

/** Clusters and the virtual machines that run on them. */
export const virtual: readonly Mapping[] = [
  {
    model: 'virtualization.cluster',
    object: {
      type: constant('C__OBJTYPE__CLUSTER'),
      global: globalOf(field('name'), { purpose: field('type.name'), category: field('group.name') }),
    },
    entries: [
      { part: 'host', category: 'C__CATG__VIRTUAL_HOST', attributes: { virtual_host: constant(true) } },
      placeIn(['site']),
      tenant,
    ],
  },
  {
    model: 'virtualization.virtualmachine',
    object: { type: constant('C__OBJTYPE__VIRTUAL_SERVER'), global: globalOf(field('name'), { purpose: field('role.name') }) },
    entries: [
      {
        part: 'guest',
        category: 'C__CATG__VIRTUAL_MACHINE',
        attributes: {
          virtual_machine: constant('C__VM__GUEST'),
          hosts: object('cluster', 'device'),
          primary: object('device'),
          system: field('cluster.type.name'),
        },
      },
      { part: 'system', category: 'C__CATG__OPERATING_SYSTEM', attributes: { application: object('platform') } },
      {
        part: 'processors',
        category: 'C__CATG__CPU',
        needs: ['cores'],
        attributes: { title: constant('vCPU'), cores: field('vcpus', whole) },
      },
      {
        part: 'memory',
        category: 'C__CATG__MEMORY',
        needs: ['capacity'],
        attributes: { quantity: constant(1), capacity: field('memory', asNumber), unit: constant('C__MEMORY_UNIT__MB') },
      },
      {
        part: 'disk',
        category: 'C__CATG__DRIVE',
        needs: ['capacity'],
        attributes: { title: constant('Disk'), capacity: field('disk', asNumber), unit: constant('C__MEMORY_UNIT__GB') },
      },
      placeIn(['site']),
      tenant,
    ],
  },
];
