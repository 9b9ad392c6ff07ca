import { type Conversion, type Mapping, UnmappableValue } from '../mapping.js';
import { reasons } from '../reasons.js';
import { asNumber, choice, constant, field, first, text } from '../values.js';
import { cableTypes, colours, metres } from './choices.js';
import { descriptionWith, globalOf, tenant } from './common.js';

/** The length of a cable in metres, as rows have it that lack the field in a fixed unit. */
const inMetres: Conversion = (length, { length_unit: unit }) => {
  const metre = metres[String(unit)];
  if (metre === undefined) throw new UnmappableValue(reasons.hasNoCounterpart, String(unit));
  return Number((asNumber(length) * metre).toFixed(4));
};

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
          length: first(field('_abs_length', asNumber), field('length', inMetres, 'length_unit')),
          length_unit: constant('C__DEPTH_UNIT__METER'),
        },
      },
      tenant,
    ],
  },
];
