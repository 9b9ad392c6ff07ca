import type { Mapping } from '../mapping.js';
import { asNumber, choice, constant, field, first, list, whole } from '../values.js';
import { lengthUnits, regionTypes } from './choices.js';
import { coordinates, description, descriptionWith, globalOf, inventory, placeIn, tenant, topPlaceIn } from './common.js';

/** Regions, sites, locations and racks, each in the one around it. */
export const places: readonly Mapping[] = [
  {
    model: 'dcim.region',
    after: 'parent',
    object: {
      type: first(choice('level', regionTypes), constant('C__OBJTYPE__CITY')),
      global: { title: field('name'), tag: list('taggings.tag.name'), description },
    },
    entries: [topPlaceIn('parent')],
  },
  {
    model: 'dcim.site',
    object: {
      type: constant('C__OBJTYPE__BUILDING'),
      global: globalOf(field('name'), {
        category: field('group.name'),
        description: descriptionWith({
          facility: 'Facility',
          time_zone: 'Time zone',
          shipping_address: 'Shipping address',
        }),
      }),
    },
    entries: [
      topPlaceIn('region', coordinates),
      { part: 'address', category: 'C__CATG__ADDRESS', attributes: { address: field('physical_address') } },
      tenant,
    ],
  },
  {
    model: 'dcim.location',
    after: 'parent',
    object: { type: constant('C__OBJTYPE__ROOM'), global: globalOf(field('name')) },
    entries: [placeIn(['parent', 'site']), tenant],
  },
  {
    model: 'dcim.rack',
    object: {
      type: constant('C__OBJTYPE__ENCLOSURE'),
      global: globalOf(field('name'), { purpose: field('role.name'), category: field('group.name') }),
    },
    entries: [
      placeIn(['location', 'site']),
      { part: 'model', category: 'C__CATG__MODEL', attributes: { serial: field('serial') } },
      {
        part: 'formfactor',
        category: 'C__CATG__FORMFACTOR',
        needs: ['rackunits', 'width', 'height', 'depth', 'weight', 'description'],
        attributes: {
          formfactor: choice('width', { 19: 'C__FORMFACTOR_TYPE__19INCH' }),
          rackunits: field('u_height', whole),
          width: field('outer_width', asNumber),
          height: field('outer_height', asNumber),
          depth: field('outer_depth', asNumber),
          unit: first(choice('outer_unit', lengthUnits), constant('C__DEPTH_UNIT__INCH')),
          weight: field('_abs_weight', asNumber),
          weight_unit: constant('C__WEIGHT_UNIT__G'),
          description: field('type'),
        },
      },
      {
        part: 'units',
        category: 'C__CATS__ENCLOSURE',
        attributes: { slot_sorting: choice('desc_units', { true: 'desc', false: 'asc' }) },
      },
      inventory,
      tenant,
    ],
  },
  {
    model: 'dcim.powerpanel',
    object: { type: constant('C__OBJTYPE__DISTRIBUTION_BOX'), global: globalOf(field('name')) },
    entries: [placeIn(['location', 'site'])],
  },
];
