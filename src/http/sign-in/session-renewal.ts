import { setTimeout as wait } from 'node:timers/promises';
import { auditSessionsEnded } from '../../domain/audit.js';
import type { WritingContext } from '../../domain/entries/entry-rules.js';
import { keepAccount } from '../../domain/identity/accounts.js';
import { isDirectory } from '../../domain/identity/directory-address.js';
import { tokensOwner } from '../../domain/identity/provider-secrets.js';
import { isProvisioning } from '../../domain/identity/provisioning-subjects.js';
import { secretKeptAs } from '../../domain/secrets/kept-secrets.js';
import type { ProviderRecord, ProviderSession } from '../../domain/storage/identity.js';
import type { DirectoryClient } from './directory-client.js';
import { clientOf, directoryOf, sealTokens } from './identity-provider.js';
import type { ProviderClient, ProviderTokens } from './provider-client.js';
import { failureOf, isRefused } from './sign-in-failure.js';

/** Sessions of a provider that are looked at in a round, and those that it is asked for at once. */
const maxSessionsAtOnce = 1000;
const maxRequestsAtOnce = 10;
/** Milliseconds that the end of the service waits for a round. */
const stopTimeoutMs = 3000;

/** A client that asks a provider again. */
type AskedClient = ProviderClient | DirectoryClient;

async function askedClient(context: WritingContext, provider: ProviderRecord): Promise<AskedClient> {
  return isDirectory(provider) ? directoryOf(context, provider) : clientOf(context, provider);
}

/** Dependencies of the renewal of sessions. */
export interface RenewalParts {
  /** Milliseconds between two rounds: a session is renewed at the latest in the second one. */
  readonly intervalMs: number;
  /** The context in which the service writes what a provider says. */
  contextOf(provider: ProviderRecord): Promise<WritingContext>;
  readonly store: WritingContext['store'];
  now(): Date;
  /** Receives what kept a session from being renewed. */
  failed(provider: string, reason: string): void;
}

/**
 * Asks providers again, outside of calls, whether the persons of their sessions may still sign in, and what groups they are in. One process renews a
 * session, another takes its place where that ends. Each provider has a round of its own, so that a slow one delays nobody else's people. A provider
 * that cannot be reached ends no session: it has taken nothing away.
 */
export class SessionRenewal {
  private readonly parts: RenewalParts;
  private isStopped = false;
  private timer: NodeJS.Timeout | undefined;
  /** Rounds under way, by provider. */
  private readonly rounds = new Map<string, Promise<void>>();

  constructor(parts: RenewalParts) {
    this.parts = parts;
  }

  start(): void {
    this.timer = setTimeout(
      () => void this.beginRounds().finally(() => this.timer && this.start()),
      this.parts.intervalMs,
    ).unref();
  }

  /** Begins no other round, and waits for those under way, though not long for a provider. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isStopped = true;
    await Promise.race([Promise.all(this.rounds.values()), wait(stopTimeoutMs, undefined, { ref: false })]);
  }

  /** Begins a round of each provider whose last one has ended. */
  private async beginRounds(): Promise<void> {
    const { store, failed } = this.parts;
    try {
      for (const provider of await store.identity.providers()) if (!this.rounds.has(provider.id)) this.beginRound(provider);
    } catch (error) {
      failed('', failureOf(error).message);
    }
  }

  private beginRound(provider: ProviderRecord): void {
    if (this.isStopped || isProvisioning(provider)) return;
    const { id } = provider;
    const round = this.renewSessions(provider).catch(error => this.parts.failed(id, failureOf(error).message));
    this.rounds.set(
      id,
      round.finally(() => this.rounds.delete(id)),
    );
  }

  private async renewSessions(provider: ProviderRecord): Promise<void> {
    const { store, now, intervalMs, contextOf } = this.parts;
    const time = now();
    const before = new Date(time.getTime() - intervalMs).toISOString();
    const due = await store.identity.dueSessions(provider.id, before, time.toISOString(), maxSessionsAtOnce);
    const left = due.values();
    let client: Promise<AskedClient> | undefined;
    const ask = (context: WritingContext): Promise<AskedClient> => {
      client ??= askedClient(context, provider);
      return client;
    };
    const renewNext = async (): Promise<void> => {
      for (const session of left) if (!this.isStopped) await this.renew(session, await contextOf(provider), ask);
    };
    await Promise.all(Array.from({ length: Math.min(maxRequestsAtOnce, due.length) }, renewNext));
  }

  private async renew(
    session: ProviderSession,
    context: WritingContext,
    ask: (context: WritingContext) => Promise<AskedClient>,
  ): Promise<void> {
    const { store, now, failed } = this.parts;
    const { digest, provider: id } = session;
    if (!(await store.identity.claim(session, now().toISOString()))) return;
    const kept = secretKeptAs(session.tokens, tokensOwner(digest), context);
    try {
      if (kept === undefined) return await this.end(context, session);
      const keep = (next: ProviderTokens) => store.identity.keepTokens(digest, sealTokens(context, digest, next));
      const claims = await (await ask(context)).renew(session.subject, JSON.parse(kept), keep);
      if ((await keepAccount(context, { id }, claims)) === undefined) await this.end(context, session);
    } catch (error) {
      failed(id, failureOf(error).message);
      if (isRefused(error)) await this.end(context, session);
    }
  }

  private async end(context: WritingContext, { digest, person }: ProviderSession): Promise<void> {
    await context.store.identity.endSession(digest, auditSessionsEnded(context, person, 'provider'));
  }
}
