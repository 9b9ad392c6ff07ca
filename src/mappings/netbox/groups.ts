import type { Mapping } from '../mapping.js';
import { constant, field, first, labelled, object, present, whenGiven } from '../values.js';
import { descriptionWith, globalOf } from './common.js';

/** Virtual chassis, and the devices in them. */
export const groups: readonly Mapping[] = [
  {
    model: 'dcim.virtualchassis',
    object: {
      type: constant('C__OBJTYPE__STACKING'),
      global: globalOf(field('name'), { description: descriptionWith({ domain: 'Domain' }) }),
    },
  },
  {
    model: 'dcim.device',
    entries: [
      {
        part: 'member',
        category: 'C__CATG__STACK_MEMBER',
        when: present('virtual_chassis'),
        needs: ['assigned_object'],
        of: object('virtual_chassis'),
        attributes: {
          assigned_object: object('.'),
          mode: first(whenGiven('mastered', 'Active'), constant('Passive')),
          description: labelled([], { vc_position: 'Position', vc_priority: 'Priority' }),
        },
      },
      {
        part: 'node',
        category: 'C__CATG__CLUSTER_MEMBERS',
        when: present('cluster'),
        needs: ['member'],
        of: object('cluster'),
        attributes: { member: object('.') },
      },
    ],
  },
];
