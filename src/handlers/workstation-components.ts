import type { FoundObject, PersonFilter } from '../../generated/types.js';
import { type PersonFilter as NamedPersons, personsNamed } from '../domain/assignments/persons.js';
import { type Assigned, workstationsOf } from '../domain/assignments/workstations.js';
import { findAddedStatuses } from '../domain/dialogs/cmdb-statuses.js';
import type { ObjectRecord } from '../domain/storage/objects.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { presentListed } from './present-lists.js';

/** cmdb.workstation_components: persons, their workstations, and the components of those. */
export const workstationComponents: MethodHandlers<CallContext>['workstation_components'] = {
  async read({ filter }, context) {
    const persons = await workstationsOf(context, await personsNamed(context, namesIn(filter)));
    const workstations = persons.flatMap(({ below }) => below);
    const all = [...persons, ...workstations].map(({ object }) => object);
    const added = await findAddedStatuses(context, [...all, ...workstations.flatMap(({ below }) => below)]);
    const data = (object: ObjectRecord) => presentListed(object, context, added) as FoundObject;
    const component = (object: ObjectRecord) => [object.id, { data: data(object), children: false as const }] as const;
    const workstation = ({ object, below }: Assigned<ObjectRecord>) =>
      [object.id, { data: data(object), children: childrenIn(below.map(component)) }] as const;
    const person = ({ object, below }: Assigned<Assigned<ObjectRecord>>) =>
      [object.id, { data: data(object), children: childrenIn(below.map(workstation)) }] as const;
    return { result: Object.fromEntries(persons.map(person)) };
  },
};

/** The ids and mail addresses of a filter, which may have one of each or several. */
export function namesIn({ id, ids = [], email, emails = [] }: PersonFilter): NamedPersons {
  return {
    ids: [...(id === undefined ? [] : [id]), ...ids].map(Number),
    emails: [...(email === undefined ? [] : [email]), ...emails],
  };
}

function childrenIn<Child>(children: readonly (readonly [id: number, child: Child])[]): Record<string, Child> | false {
  return children.length > 0 && Object.fromEntries(children);
}
