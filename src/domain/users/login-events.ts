import type { LoginFailure, LoginMeans } from '../../../generated/types.js';
import { shortLine } from '../../rpc/control-characters.js';
import { auditEntry } from '../audit.js';
import type { CallOrigin } from '../context.js';
import type { AuditEntry, AuditStore } from '../storage/audit.js';
import { maxLoginCharacters, type RejectionReason, type Stranger } from './rejections.js';

const minute = 60_000;
/** Milliseconds after which a first event is written: the answer has left by then, so that no login waits for it. */
const soon = 1000;
/** Failed logins that differ and are written within a minute; beyond, those with one reason are one event. */
const differing = 100;
const rememberedLogins = 10_000;
const method = 'authentication';

/** Rejections that are failed logins. */
const failures: Readonly<Partial<Record<RejectionReason, LoginFailure>>> = {
  'unknown login': 'unknownLogin',
  'wrong password': 'wrongPassword',
  'locked login': 'lockedLogin',
  'too many wrong passwords from the address or with the key': 'tooManyGuesses',
  'wrong code': 'wrongCode',
  'wrong passkey': 'wrongPasskey',
  'untrusted proxy': 'untrustedProxy',
  'sign-in at a provider': 'provider',
};

/** Failed logins that are alike. */
interface FailedLogins {
  readonly reason: LoginFailure;
  readonly person: number | undefined;
  /** The login, where nobody has it. */
  readonly login: string | null;
  readonly origin: CallOrigin;
  readonly first: Date;
  last: Date;
  times: number;
}

/** Dependencies of login events. */
export interface LoginEventParts {
  readonly audit: Pick<AuditStore, 'add'>;
  readonly sessionMinutes: number;
  now(): Date;
}

/**
 * Writes logins to the audit that no session tells of: those that failed, and calls of users without a session. They are noted in
 * memory and written together, the first after a second, those of the next minute at its end: a flood of them is a few rows, and no call
 * waits. Of a login that nobody has no more is kept than the log shows.
 */
export class LoginEvents {
  private failed = new Map<string, FailedLogins>();
  private succeeded: AuditEntry<'loggedIn'>[] = [];
  private readonly known = new Map<string, number>();
  private keptAt = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | undefined;
  private readonly parts: LoginEventParts;

  constructor(parts: LoginEventParts) {
    this.parts = parts;
  }

  /** Notes a rejected caller, if that is a failed login. */
  noteRejected(rejection: RejectionReason, { person, login: sent, key, address }: Stranger): void {
    const reason = failures[rejection];
    if (reason === undefined) return;
    const login = sent === undefined || person !== undefined ? null : shortLine(sent, maxLoginCharacters);
    const alike = JSON.stringify([reason, person, login, key, address]);
    const isOneOfMany = this.failed.size >= differing && !this.failed.has(alike);
    const now = this.parts.now();
    const one = { reason, person, login, origin: { key, address }, first: now };
    const ofMany = { ...one, person: undefined, login: null, origin: { key: undefined, address: '' } };
    if (isOneOfMany) this.count(reason, ofMany);
    else this.count(alike, one);
    this.schedule();
  }

  /** Notes that calls name a person by password or by proxy; one event for as long as a session would last. */
  withoutSession(person: number, means: Exclude<LoginMeans, 'session' | 'provider' | 'passkey'>, origin: CallOrigin): void {
    const { now, sessionMinutes } = this.parts;
    const moment = now();
    const place = `${means} ${person} ${origin.address}`;
    const since = this.known.get(place);
    if (since !== undefined && moment.getTime() - since < sessionMinutes * minute) return;
    const [oldest] = this.known.size >= rememberedLogins ? this.known.keys() : [];
    if (oldest !== undefined) this.known.delete(oldest);
    this.known.set(place, moment.getTime());
    const author = { key: '', method, origin, user: { id: person }, now: () => moment };
    this.succeeded.push(auditEntry(author, 'loggedIn', { subjectObject: person }, { means, expires: null }));
    this.schedule();
  }

  /** Writes what was noted last. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    await this.keep();
  }

  private count(alike: string, { first, ...others }: Omit<FailedLogins, 'last' | 'times'>): void {
    const known = this.failed.get(alike);
    if (known) Object.assign(known, { last: first, times: known.times + 1 });
    else this.failed.set(alike, { ...others, first, last: first, times: 1 });
  }

  private schedule(): void {
    const wait = Math.max(soon, this.keptAt + minute - performance.now());
    this.timer ??= setTimeout(() => void this.keep(), wait).unref();
  }

  /** Where the storage fails, what was noted is written the next time. */
  private async keep(): Promise<void> {
    this.timer = undefined;
    this.keptAt = performance.now();
    const [failed, succeeded] = [this.failed, this.succeeded];
    this.failed = new Map();
    this.succeeded = [];
    try {
      await this.parts.audit.add([...succeeded, ...[...failed.values()].map(entryOf)]);
    } catch {
      this.failed = new Map([...failed, ...this.failed]);
      this.succeeded = [...succeeded, ...this.succeeded].slice(-rememberedLogins);
    }
  }
}

function entryOf({ reason, person, login, origin, first, last, times }: FailedLogins): AuditEntry<'loginFailed'> {
  const author = { key: '', method, origin, now: () => last };
  return auditEntry(author, 'loginFailed', { subjectObject: person }, { reason, times, since: first.toISOString(), login });
}
