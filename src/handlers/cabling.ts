import type { CableEnd as ShownEnd } from '../../generated/types.js';
import { type CableEnd, endsOfCable } from '../domain/assignments/cable-ends.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';

/** cmdb.cabling: the ends of cables. */
export const cabling: MethodHandlers<CallContext>['cabling'] = {
  async read({ objID }, context) {
    const [start, end] = await endsOfCable(context, objID);
    return { result: { start: start ? presentEnd(start, context) : null, end: end ? presentEnd(end, context) : null } };
  },
};

const directions = { C__CONNECTOR__INPUT: 'Input', C__CONNECTOR__OUTPUT: 'Output' } as const;

function presentEnd({ object, entry, title, category, direction }: CableEnd, { registry, language }: CallContext): ShownEnd {
  const constant = registry.dialog('connector_type')?.byId.get(direction ?? 0)?.const;
  return {
    presentation: [object.title, title].filter(Boolean).join(' > '),
    connector: { id: entry, title, type: category, inOutput: directions[constant as keyof typeof directions] ?? '' },
    ciObject: {
      id: object.id,
      title: object.title,
      type: registry.objectType(object.type)?.title[language] ?? object.type,
      typeConstant: object.type,
    },
  };
}
