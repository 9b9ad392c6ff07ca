import type { Mapping } from '../mapping.js';
import { asNumber, choice, constant, field, first, text } from '../values.js';
import { cableTypes, colours } from './choices.js';
import { descriptionWith, globalOf, tenant } from './common.js';

/** Cables are objects: what they connect is said by their ends. */
export const cables: readonly Mapping[] = [
  {
    model: 'dcim.cable',
    object: {
      type: constant('C__OBJTYPE__CABLE'),
      global: globalOf(first(field('label'), text('#{pk}')), { description: descriptionWith({ 'bundle.name': 'Bundle' }) }),
    },
    entries: [
      {
        part: 'cable',
        category: 'C__CATG__CABLE',
        needs: ['cable_type', 'cable_colour', 'length'],
        attributes: {
          cable_type: first(choice('type', cableTypes), field('type')),
          cable_colour: first(choice('color', colours), field('color')),
          length: field('_abs_length', asNumber),
          length_unit: constant('C__DEPTH_UNIT__METER'),
        },
      },
      tenant,
    ],
  },
];
