import { confirmSecondFactor, proposeSecondFactor } from '../domain/users/factor-administration.js';
import { resetSecondFactor } from '../domain/users/user-administration.js';
import { text } from '../messages/text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { presentDone } from './present.js';
import { provedUser } from './proved-user.js';
import { noUser } from './user.js';

/** kataster.second_factor: the codes that users log in with beside their password. */
export const secondFactor: MethodHandlers<CallContext>['second_factor'] = {
  async confirm({ code }, context) {
    const { user, secondFactors } = context;
    if (!user) throw noUser;
    const recoveryCodes = await confirmSecondFactor(context, user, code, secondFactors);
    return { result: { ...presentDone(context, text('SecondFactorSet')), recovery_codes: [...recoveryCodes] } };
  },

  async create({ password, code }, context) {
    const user = await provedUser(context, password, code);
    return { result: await proposeSecondFactor(context, user) };
  },

  async reset({ login }, context) {
    await resetSecondFactor(context, login);
    return { result: presentDone(context, text('SecondFactorReset', { login })) };
  },
};
