import type { AttributeValues, EntryMapping, Mapping } from '../mapping.js';
import { absent, asNumber, constant, field, object, whole } from '../values.js';
import { description, descriptionWith, globalOf, placeIn, tenant } from './common.js';
import { fraction } from './conversions.js';

type DiskUnit = 'C__MEMORY_UNIT__GB' | 'C__MEMORY_UNIT__MB' | undefined;

/** Clusters and the virtual machines that run on them. Sizes of disks are left out where their unit is unknown: it is GB to version 4.0, MB from then on. */
export const virtual = (diskUnit: DiskUnit): readonly Mapping[] => [
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
    object: {
      type: constant('C__OBJTYPE__VIRTUAL_SERVER'),
      global: globalOf(field('name'), {
        purpose: field('role.name'),
        description: descriptionWith({ 'virtual_machine_type.name': 'Virtual machine type' }),
      }),
    },
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
        attributes: { title: constant('vCPU'), cores: field('vcpus', whole), description: field('vcpus', fraction) },
      },
      {
        part: 'memory',
        category: 'C__CATG__MEMORY',
        needs: ['capacity'],
        attributes: { quantity: constant(1), capacity: field('memory', asNumber), unit: constant('C__MEMORY_UNIT__MB') },
      },
      ...(diskUnit ? [disk(diskUnit)] : []),
      { part: 'model', category: 'C__CATG__MODEL', attributes: { serial: field('serial') } },
      placeIn(['site']),
      tenant,
    ],
  },
  {
    model: 'virtualization.virtualdisk',
    entries: [
      {
        part: 'disk',
        category: 'C__CATG__DRIVE',
        of: object('virtual_machine'),
        attributes: { title: field('name'), ...(diskUnit && capacity('size', diskUnit)), description },
      },
    ],
  },
];

/** The size of all disks together, where they are not rows of their own. */
function disk(unit: string): EntryMapping {
  return {
    part: 'disk',
    category: 'C__CATG__DRIVE',
    when: absent('disks'),
    needs: ['capacity'],
    attributes: { title: constant('Disk'), ...capacity('disk', unit) },
  };
}

function capacity(path: string, unit: string): AttributeValues {
  return { capacity: field(path, asNumber), unit: constant(unit) };
}
