import { text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { User } from '../access/user.js';
import { auditEntry } from '../audit.js';
import { type SecretKeeping, type SecretOwner, secretKeptAs } from '../secrets/kept-secrets.js';
import { damageError } from '../storage/damage.js';
import type { SecondFactorRecord } from '../storage/second-factors.js';
import type { Store } from '../storage/store.js';
import { plainCode, recoveryDigestOf, timeStepOf } from './factor-codes.js';
import type { LoginRateLimiter, RequestOrigin } from './login-rate-limiter.js';
import type { NoteRejection } from './rejections.js';

/** The owner of the secret of a second factor. */
export function factorOwner(person: number): SecretOwner {
  return { bound: ['totp', person], place: ['totp', person] };
}

/** Dependencies of second factors. */
export interface SecondFactorParts extends SecretKeeping {
  readonly store: Pick<Store, 'users' | 'secret'>;
  readonly guesses: LoginRateLimiter;
  readonly rejected: NoteRejection;
  now(): Date;
}

/** Checks codes of second factors, each of which works once. Wrong ones are limited as wrong passwords are, and counted apart. */
export class SecondFactors {
  private readonly parts: SecondFactorParts;

  constructor(parts: SecondFactorParts) {
    this.parts = parts;
  }

  /**
   * Uses up a code of the app of a user, or one of their recovery codes.
   * @throws RpcError SecondFactorRequired without a code, and where the second factor is a passkey; AuthenticationFailed where it is wrong, was used, or too many were wrong;
   * StorageUnavailable where the secret cannot be read
   */
  async useCode(user: Pick<User, 'id' | 'login' | 'hasCodes'>, code: string | undefined, origin: RequestOrigin): Promise<void> {
    if (!user.hasCodes) throw new RpcError('SecondFactorRequired', { login: user.login }, passkeyExpected);
    if (code === undefined || code === '') throw new RpcError('SecondFactorRequired', { login: user.login }, codeExpected);
    const record = await this.parts.store.users.secondFactors.find(user.id);
    await this.requireRight(user, origin, async () => record !== undefined && this.isUsed(record, plainCode(code), origin));
  }

  /**
   * The time step of a code of a secret that is to be confirmed.
   * @throws RpcError AuthenticationFailed
   */
  async timeStepOf(user: Pick<User, 'id' | 'login'>, code: string, proposed: string, origin: RequestOrigin): Promise<number> {
    let step: number | undefined;
    await this.requireRight(user, origin, async () => {
      step = await timeStepOf(plainCode(code), this.secretOf(user.id, proposed), this.parts.now());
      return step !== undefined;
    });
    return step ?? 0;
  }

  /** @throws RpcError AuthenticationFailed */
  private async requireRight(user: Pick<User, 'id'>, origin: RequestOrigin, isRight: () => Promise<boolean>): Promise<void> {
    const guess = { ...origin, login: `code ${user.id}` };
    const outcome = await this.parts.guesses.attempt(guess, async isLocked => !isLocked && isRight());
    if (outcome === 'right') return;
    this.parts.rejected('wrong code', { ...origin, person: user.id });
    throw wrongCode;
  }

  private async isUsed(record: SecondFactorRecord, code: string, origin: RequestOrigin): Promise<boolean> {
    const { secondFactors } = this.parts.store.users;
    const { person, secret, step: last } = record;
    if (secret === null) return false;
    if (!/^\d*$/.test(code)) return this.isRecovered(record, code, origin);
    const step = await timeStepOf(code, this.secretOf(person, secret), this.parts.now());
    return step !== undefined && step > last && secondFactors.useStep(person, step);
  }

  private async isRecovered(record: SecondFactorRecord, code: string, origin: RequestOrigin): Promise<boolean> {
    const { store, now } = this.parts;
    const { person } = record;
    const digests: readonly string[] = JSON.parse(record.recovery);
    const digest = recoveryDigestOf(code, person, store.secret);
    const left = digests.filter(each => each !== digest);
    if (left.length === digests.length) return false;
    const author = { key: '', method: 'authentication', origin, user: { id: person }, now };
    const told = auditEntry(author, 'recoveryCodeUsed', { subjectObject: person }, {});
    return store.users.secondFactors.useRecoveryCode(record, JSON.stringify(left), told);
  }

  private secretOf(person: number, kept: string): string {
    const secret = secretKeptAs(kept, factorOwner(person), this.parts);
    if (secret === undefined) throw damageError('object', person, text('SecondFactorUnreadable', { person }), text('ResetIt'));
    return secret;
  }
}

const codeExpected = { code: text('ExpectedCodeInHeader') };
const passkeyExpected = { user: text('SignsInByPasskey') };
const wrongCode = new RpcError('AuthenticationFailed', {}, { code: text('CodeIsWrongOrUsed') });
