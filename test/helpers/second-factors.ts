import { Secret, TOTP } from 'otpauth';
import { auditEntry } from '../../src/domain/audit.js';
import { keptSecret } from '../../src/domain/secrets/kept-secrets.js';
import { factorOwner } from '../../src/domain/users/second-factors.js';
import { somebody } from './audited.js';
import { author } from './author.js';
import { send } from './http.js';
import { type RpcAnswer, resultOf } from './rpc.js';
import type { TestService } from './service.js';
import { password } from './users.js';

type Headers = Readonly<Record<string, string>>;

/** A second factor that was set up: the secret of its app, and its recovery codes. */
export interface Factor {
  readonly secret: string;
  readonly recovery: readonly string[];
}

/** A call without a key. */
export async function called(service: TestService, method: string, params: object, headers: Headers = {}): Promise<RpcAnswer> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  return JSON.parse((await send(service.endpoint('contract'), { body, headers })).text);
}

/** The code that an app shows whose clock is off by some seconds. */
export function codeOf(secret: string, { clock }: Pick<TestService, 'clock'>, secondsOff = 0): string {
  const timestamp = clock.now().getTime() + secondsOff * 1000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** The secret that every user is to confirm. */
export const proposedSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Gives every user the same secret to confirm, in the place of what they have. */
export async function proposeFactors({ store, secrets, clock }: TestService): Promise<void> {
  const users = await store.users.accounts({ limit: 1000, offset: 0 }, clock.now().toISOString());
  await store.transaction(author, async ({ secondFactors }) => {
    for (const { id } of users) {
      await secondFactors.remove(id, auditEntry(somebody, 'secondFactorRemoved', { subjectObject: id }, {}));
      await secondFactors.propose(id, keptSecret(proposedSecret, factorOwner(id), { secrets, store }));
    }
  });
}

/** Sets up the second factor of the user of a session; the clock goes on, so that the next code is another. */
export async function setUpFactor(service: TestService, session: Headers): Promise<Factor> {
  const { secret } = await resultOf<{ secret: string }>(called(service, 'kataster.second_factor.create', { password }, session));
  const confirm = called(service, 'kataster.second_factor.confirm', { code: codeOf(secret, service) }, session);
  const { recovery_codes: recovery } = await resultOf<{ recovery_codes: readonly string[] }>(confirm);
  service.clock.advance(60);
  return { secret, recovery };
}
