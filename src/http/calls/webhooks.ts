import { setTimeout as wait } from 'node:timers/promises';
import { behaviours } from '../../behaviours/behaviours.js';
import type { Config } from '../../config/config.js';
import { rightsKeptAs } from '../../domain/access/rights.js';
import type { DomainContext } from '../../domain/context.js';
import type { CurrentSchema } from '../../domain/schema/current-schema.js';
import { PasswordHashing } from '../../domain/secrets/password-hashing.js';
import type { Secrets } from '../../domain/secrets/secrets.js';
import type { KeyRecord } from '../../domain/storage/keys.js';
import type { Store } from '../../domain/storage/store.js';
import { WebhookWorker } from '../../domain/webhooks/webhook-worker.js';
import type { WebhookCalls } from '../../handlers/context.js';
import { domainSettings } from '../context/call-context.js';
import { dialects } from '../envelope/dialects.js';
import type { SendingLimits } from '../webhooks/send-request.js';
import { deliverSet, deliverTest } from '../webhooks/webhook-delivery.js';

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds before each further attempt: eleven within about a day. */
export const retryDelays: readonly number[] = [
  5000,
  ...[0.5, 2, 10, 30].map(minutes => minutes * minute),
  ...[1, 2, 4, 6, 10].map(hours => hours * hour),
];

/** Milliseconds until a receiver must have answered. */
const answerTimeoutMs = 10_000;

/** Dependencies of webhooks. */
export interface WebhookParts {
  readonly config: Config;
  readonly store: Store;
  readonly schema: Pick<CurrentSchema, 'registry'>;
  readonly secrets: Secrets;
  /** The usual ones where absent. */
  readonly retryDelays?: readonly number[] | undefined;
  now(): Date;
  report(error: unknown): void;
}

/** Delivers changes to the addresses of webhooks. */
export interface Webhooks extends WebhookCalls {
  readonly worker: WebhookWorker;
  /** Ends what is under way after a while, and the worker. */
  stop(): Promise<void>;
}

/** Milliseconds that deliveries have to end by themselves, and those after which a database that does not respond is waited for no longer. */
const stopTimeoutMs = 3000;
const abandonAfterMs = 6000;

/** The webhooks of a service; nothing is delivered before the worker is started. */
export function webhooksOf(parts: WebhookParts): Webhooks {
  const { config, store, secrets, now, report } = parts;
  const ending = new AbortController();
  const limits: SendingLimits = { networks: config.webhookNetworks, timeout: answerTimeoutMs, signal: ending.signal };
  const sending = { store, secrets, limits, now };
  const worker = new WebhookWorker({
    ...{ store, now, report, delays: parts.retryDelays ?? retryDelays },
    viewing: viewingAs(parts),
    send: (webhook, { id }, set) => deliverSet(webhook, id, set, sending),
  });
  const stop = async (): Promise<void> => {
    const timer = setTimeout(() => ending.abort(), stopTimeoutMs);
    await Promise.race([worker.stop(), wait(abandonAfterMs, undefined, { ref: false })]);
    clearTimeout(timer);
  };
  return { worker, stop, test: webhook => deliverTest(webhook, sending), changed: () => worker.onChange() };
}

/** The context in which a key reads changes. */
function viewingAs({ config, store, schema, secrets, now }: WebhookParts): (key: KeyRecord) => DomainContext {
  const shared = {
    ...{ behaviours, secrets, now, language: config.language, settings: domainSettings(config) },
    ...{ dialect: dialects.contract.facts, hashing: new PasswordHashing(), method: 'kataster.changes.read' },
  };
  return ({ id: key, title: actor, rights: kept }) => {
    const rights = kept === null ? undefined : rightsKeptAs(kept);
    const permitted = rights && ({ verb: 'view', rights } as const);
    return {
      ...shared,
      registry: schema.registry,
      key,
      actor,
      store: store.withScope(rights?.scope('view')),
      ...(permitted && { permitted }),
    };
  };
}
