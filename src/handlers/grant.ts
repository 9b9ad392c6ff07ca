import type { GranteeInfo } from '../../generated/types.js';
import { grantsKeptAs, rightsOf } from '../domain/access/rights.js';
import { adminPerson } from '../domain/access/user.js';
import type { GranteeRecord } from '../domain/storage/users.js';
import { addGrants, readGrants, removeGrants } from '../domain/users/grant-administration.js';
import { text } from '../messages/text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { pageOf } from './page.js';
import { presentDone } from './present.js';
import { grantsNamed } from './rights.js';

/** kataster.grant: the rights of persons and person groups. */
export const grant: MethodHandlers<CallContext>['grant'] = {
  async create({ to, rights }, context) {
    const granted = await addGrants(context, to, grantsNamed(rights, context.registry));
    return { result: { ...presentDone(context, text('RightsGranted', { to: String(to) })), rights: rightsOf(granted) } };
  },

  async read({ to, limit, offset = 0 }, context) {
    return { result: (await readGrants(context, { limit: pageOf(context, limit), offset }, to)).map(presentGrantee) };
  },

  async revoke({ to, rights }, context) {
    const left = await removeGrants(context, to, rights && grantsNamed(rights, context.registry));
    return { result: { ...presentDone(context, text('RightsRevoked', { to: String(to) })), rights: rightsOf(left) } };
  },
};

function presentGrantee({ id, name, login, rights, constant }: GranteeRecord): GranteeInfo {
  const granted = rightsOf(grantsKeptAs(rights ?? '[]'));
  return { id, title: name, login: login === '' ? null : login, rights: constant === adminPerson ? null : granted };
}
