import type { ContactAssignment as ShownAssignment } from '../../generated/types.js';
import { assignmentsOf, type ContactAssignment } from '../domain/assignments/contact-assignments.js';
import { personsNamed } from '../domain/assignments/persons.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { presentObject } from './present.js';
import { namesIn } from './workstation-components.js';

/** cmdb.contact: the objects that persons, groups and organisations are contacts of. */
export const contact: MethodHandlers<CallContext>['contact'] = {
  async read({ filter }, context) {
    const contacts = await personsNamed(context, namesIn(filter));
    const found = await assignmentsOf(
      context,
      contacts.map(({ id }) => id),
    );
    return { result: Object.fromEntries(found.map(each => [each.relation, presentAssignment(each, context)])) };
  },
};

function presentAssignment({ object, primary, role }: ContactAssignment, context: CallContext): ShownAssignment {
  const { id, title, sysid, objecttype: type, type_title } = presentObject(object, context);
  return { id, title, sysid, type, type_title, primary: primary ? 'Yes' : 'No', role };
}
