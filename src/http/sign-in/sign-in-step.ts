import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import type { WritingContext } from '../../domain/entries/entry-rules.js';
import type { RelyingParty } from '../../domain/passkeys/relying-party.js';
import type { ProviderRecord } from '../../domain/storage/identity.js';
import type { LoginRateLimiter } from '../../domain/users/login-rate-limiter.js';
import type { NoteRejection } from '../../domain/users/rejections.js';
import { SignInFailure } from './sign-in-failure.js';

/** Dependencies of sign-ins at providers. */
export interface SignInParts {
  readonly store: WritingContext['store'];
  readonly sessionMinutes: number;
  /** The party that passkeys belong to; absent where the service has none. */
  readonly relyingParty: RelyingParty | undefined;
  /** Where browsers find the service, and no header says. */
  publicUrl(): string;
  addressOf(request: IncomingMessage): string;
  /** The context in which the service writes what a provider says. */
  contextOf(provider: Pick<ProviderRecord, 'title'>, address: string): Promise<WritingContext>;
  readonly rejected: NoteRejection;
  /** Limits guesses at passwords of directories. */
  readonly guesses: Pick<LoginRateLimiter, 'attempt'>;
  failed(provider: string, reason: string, requestId?: string): void;
  now(): Date;
}

/** Answers one request of a sign-in. */
export type Step = (context: Context, provider: ProviderRecord, parts: SignInParts) => Promise<void>;

const maxBodyBytes = 65_536;

/** The path of the start page as browsers have it, with a slash at its end. */
export function homePath(publicUrl: string): string {
  return `${new URL(publicUrl).pathname.replace(/\/$/, '')}/`;
}

/** A path of this service, to which nobody else's address can lead. */
export function ownPath(given: unknown, publicUrl: string): string {
  const home = homePath(publicUrl);
  if (typeof given !== 'string' || !given.startsWith('/') || !URL.canParse(given, publicUrl)) return home;
  const target = new URL(given, publicUrl);
  const isOwn = target.origin === new URL(publicUrl).origin && target.pathname.startsWith(home);
  return isOwn ? target.pathname + target.search : home;
}

/**
 * The body of a request.
 * @throws SignInFailure where it is too large
 */
export async function bodyOf({ req }: Context): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of req) {
    size += part.length;
    if (size > maxBodyBytes) throw new SignInFailure('rejected', 'the body is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
