import { CallFigures } from './call-figures.js';
import { type MetricFamily, prometheusText, type Sample } from './prometheus-text.js';

/** Prometheus metrics: calls by method and outcome, durations, length of the write queue, failed authentication. */
export interface Metrics {
  /** Call the answer with the outcome once the call is done, and the milliseconds that it waited because its caller asked for it. */
  started(method: string): (outcome: string, waited?: number) => void;
  /** Counts a call whose answer was kept: it takes no time that could be told. */
  repeated(method: string): void;
  /** Counts requests that were rejected before there was a call. */
  rejected(outcome: string): void;
  /** Counts failed authentication. */
  strangers(reason: string): void;
  /** All of them in the text format. */
  text(): string;
}

/** Statistics of the backups that a service makes. */
export interface BackupFigures {
  /** When the newest was begun, in seconds since 1970; 0 where there is none. */
  readonly newest: number;
  /** How many came to nothing since the start. */
  readonly failures: number;
}

/** Statistics of the feed of changes. */
export interface FeedFigures {
  /** Calls that wait for changes. */
  readonly followers: number;
}

/** Statistics of deliveries to webhooks. */
export interface WebhookFigures {
  /** Attempts by what came of them. */
  readonly outcomes: ReadonlyMap<string, number>;
  /** Deliveries that are still to be made. */
  readonly pending: number;
  /** Milliseconds since the oldest of them was found. */
  readonly age: number;
}

/** Statistics of what a service has beside its calls. */
export interface BesideCalls {
  readonly backups?: BackupFigures | undefined;
  readonly feed?: FeedFigures;
  readonly webhooks?: WebhookFigures;
}

/** Metrics of one service. */
export function createMetrics(waitingWrites: () => number, { backups, feed, webhooks }: BesideCalls = {}): Metrics {
  const calls = new CallFigures();
  const strangers = new Map<string, number>();
  const ofFeed = feed ? () => feedFamilies(feed) : () => [];
  const ofWebhooks = webhooks ? () => webhookFamilies(webhooks) : () => [];
  const ofBackups = backups ? () => backupFamilies(backups) : () => [];
  return {
    started: method => {
      const figures = calls.of(method);
      const begin = performance.now();
      return (outcome, waited = 0) => {
        figures.counted(outcome);
        figures.took((performance.now() - begin - waited) / 1000);
      };
    },
    repeated: method => {
      const figures = calls.of(method);
      figures.counted('success');
      figures.took(0);
    },
    rejected: outcome => calls.of('none').counted(outcome),
    strangers: reason => void strangers.set(reason, (strangers.get(reason) ?? 0) + 1),
    text: () =>
      prometheusText([
        ...ofBackups(),
        ...ofFeed(),
        ...ofWebhooks(),
        queueFamily(waitingWrites()),
        ...callFamilies(calls),
        strangerFamily(strangers),
      ]),
  };
}

function callFamilies({ outcomes, durations }: CallFigures): readonly MetricFamily[] {
  const byOutcome = "Calls by method and outcome; method 'none' is what is no call.";
  return [
    { name: 'kataster_requests_total', help: byOutcome, type: 'counter', samples: outcomes },
    { name: 'kataster_request_duration_seconds', help: 'How long calls took.', type: 'histogram', samples: durations },
  ];
}

function queueFamily(waiting: number): MetricFamily {
  const help = 'Writes that wait for their turn.';
  return { name: 'kataster_writer_queue_length', help, type: 'gauge', samples: [{ value: waiting }] };
}

function strangerFamily(strangers: ReadonlyMap<string, number>): MetricFamily {
  const help = 'Callers who are not let in, by reason: keys, logins, sessions, or too many guesses at passwords.';
  const samples = [...strangers].map(([reason, value]): Sample => ({ labels: { reason }, value }));
  return { name: 'kataster_refused_callers_total', help, type: 'counter', samples };
}

function feedFamilies({ followers }: FeedFigures): readonly MetricFamily[] {
  const help = 'Calls of kataster.changes.follow that wait for changes.';
  return [{ name: 'kataster_followers', help, type: 'gauge', samples: [{ value: followers }] }];
}

function webhookFamilies({ outcomes, pending, age }: WebhookFigures): readonly MetricFamily[] {
  const attempts =
    'Attempts of deliveries to webhooks by outcome: delivered, rejected, gone; failed counts deliveries that were given up.';
  const waiting = 'Deliveries to webhooks that this process has still to make.';
  const oldest = 'How long ago the oldest of them was found; 0 where there is none.';
  const samples = [...outcomes].map(([outcome, value]): Sample => ({ labels: { outcome }, value }));
  return [
    { name: 'kataster_webhook_deliveries_total', help: attempts, type: 'counter', samples },
    { name: 'kataster_webhook_pending', help: waiting, type: 'gauge', samples: [{ value: pending }] },
    { name: 'kataster_webhook_oldest_seconds', help: oldest, type: 'gauge', samples: [{ value: age / 1000 }] },
  ];
}

function backupFamilies({ newest, failures }: BackupFigures): readonly MetricFamily[] {
  const begun = 'When the newest backup was begun; 0 where there is none.';
  const failed = 'Backups that came to nothing since the start.';
  return [
    { name: 'kataster_backup_newest_timestamp_seconds', help: begun, type: 'gauge', samples: [{ value: newest }] },
    { name: 'kataster_backup_failures_total', help: failed, type: 'counter', samples: [{ value: failures }] },
  ];
}
