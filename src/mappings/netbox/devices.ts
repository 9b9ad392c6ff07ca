import type { Mapping } from '../mapping.js';
import { asNumber, choice, constant, counted, field, first, keyword, object, present, text, whenGiven } from '../values.js';
import { deviceTypesByRole, deviceTypesByWord, hostTypesByWord, insertions } from './choices.js';
import { coordinates, descriptionWith, globalOf, inventory, placeIn, tenant } from './common.js';
import { ofFullDepth } from './conversions.js';

/** Operating systems, and the devices they may run on. */
export const devices: readonly Mapping[] = [
  {
    model: 'dcim.platform',
    object: { type: constant('C__OBJTYPE__OPERATING_SYSTEM'), global: globalOf(field('name')) },
    entries: [
      {
        part: 'system',
        category: 'C__CATS__OPERATING_SYSTEM',
        attributes: { manufacturer: field('manufacturer.name') },
      },
    ],
  },
  {
    model: 'dcim.device',
    after: 'bay.device',
    object: {
      type: first(
        choice('device_type.subdevice_role', { parent: 'C__OBJTYPE__BLADE_CHASSIS' }),
        keyword('guests.device.role.slug', hostTypesByWord),
        whenGiven('guests', 'C__OBJTYPE__VIRTUAL_HOST'),
        choice('role.slug', deviceTypesByRole),
        keyword('role.slug', deviceTypesByWord),
        constant('C__OBJTYPE__APPLIANCE'),
      ),
      global: globalOf(
        first(
          field('name'),
          text('{virtual_chassis.name}:{vc_position}'),
          text('{device_type.manufacturer.name} {device_type.model} ({pk})'),
          text('({pk})'),
        ),
        { purpose: field('role.name') },
      ),
    },
    entries: [
      {
        part: 'model',
        category: 'C__CATG__MODEL',
        attributes: {
          manufacturer: field('device_type.manufacturer.name'),
          title: field('device_type.model'),
          productid: field('device_type.part_number'),
          serial: field('serial'),
        },
      },
      {
        part: 'formfactor',
        category: 'C__CATG__FORMFACTOR',
        needs: ['rackunits', 'weight'],
        attributes: {
          formfactor: whenGiven('device_type.u_height', 'C__FORMFACTOR_TYPE__19INCH'),
          rackunits: field('device_type.u_height', asNumber),
          weight: field('device_type._abs_weight', asNumber),
          weight_unit: constant('C__WEIGHT_UNIT__G'),
        },
      },
      placeIn(['bay.device', 'rack', 'location', 'site'], {
        option: whenGiven('position', 'C__RACK_INSERTION__HORIZONTAL'),
        insertion: first(field('device_type.is_full_depth', ofFullDepth, 'face'), choice('face', insertions)),
        // Units of a rack are counted from one here, whatever number the first one has in NetBox.
        pos: counted('position', 'rack.starting_unit'),
        ...coordinates,
      }),
      {
        part: 'system',
        category: 'C__CATG__OPERATING_SYSTEM',
        attributes: { application: object('platform') },
      },
      {
        part: 'host',
        category: 'C__CATG__VIRTUAL_HOST',
        when: present('guests'),
        attributes: { virtual_host: constant(true) },
      },
      inventory,
      tenant,
    ],
  },
  {
    model: 'dcim.module',
    entries: [
      {
        part: 'interface',
        category: 'C__CATG__NETWORK_INTERFACE',
        of: object('device'),
        attributes: {
          title: first(field('module_bay.name'), field('module_type.model')),
          manufacturer: field('module_type.manufacturer.name'),
          model: field('module_type.model'),
          serial: field('serial'),
          slot: field('module_bay.position'),
          description: descriptionWith({ asset_tag: 'Asset tag' }),
        },
      },
    ],
  },
  {
    model: 'dcim.devicebay',
    entries: [
      {
        part: 'slot',
        category: 'C__CATS__CHASSIS_SLOT',
        of: object('device'),
        attributes: { title: field('name'), description: field('description') },
      },
    ],
  },
];
