import { CallFigures } from './call-figures.js';
import type { MetricFamily, Sample } from './prometheus-text.js';

export const prometheusType = 'text/plain; version=0.0.4; charset=utf-8';

/** Metrics for Prometheus, counted as plain numbers until somebody asks: calls by method and outcome, durations, length of the write queue, failed authentication. */
export interface Metrics {
  /** Counts a call by its outcome, and its duration in milliseconds. */
  called(method: string, outcome: string, durationMs: number): void;
  /** Counts requests that were rejected before there was a call. */
  rejected(outcome: string): void;
  /** Counts failed authentication. */
  strangers(reason: string): void;
  /** All of them, and those of the process, in the text format; the first use loads the library that writes it. */
  text(): Promise<string>;
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
  return {
    called: (method, outcome, durationMs) => calls.of(method).noteCall(outcome, durationMs / 1000),
    rejected: outcome => calls.of('none').noteCall(outcome),
    strangers: reason => void strangers.set(reason, (strangers.get(reason) ?? 0) + 1),
    text: async () => {
      const { prometheusText } = await import('./prometheus-text.js');
      return prometheusText([
        ...(backups ? backupFamilies(backups) : []),
        ...(feed ? feedFamilies(feed) : []),
        ...(webhooks ? webhookFamilies(webhooks) : []),
        gauge('kataster_writer_queue_length', 'Writes that wait for their turn.', waitingWrites()),
        ...callFamilies(calls),
        strangerFamily(strangers),
      ]);
    },
  };
}

function callFamilies(calls: CallFigures): readonly MetricFamily[] {
  const byOutcome = "Calls by method and outcome; method 'none' is what is no call.";
  const duration = 'kataster_request_duration_seconds';
  return [
    { name: 'kataster_requests_total', help: byOutcome, type: 'counter', values: calls.outcomes },
    { name: duration, help: 'How long calls took.', type: 'histogram', values: calls.durations(duration) },
  ];
}

function strangerFamily(strangers: ReadonlyMap<string, number>): MetricFamily {
  const help = 'Callers who are not let in, by reason: keys, logins, sessions, or too many guesses at passwords.';
  const values = [...strangers].map(([reason, value]): Sample => ({ labels: { reason }, value }));
  return { name: 'kataster_refused_callers_total', help, type: 'counter', values };
}

function feedFamilies({ followers }: FeedFigures): readonly MetricFamily[] {
  return [gauge('kataster_followers', 'Calls of kataster.changes.follow that wait for changes.', followers)];
}

function webhookFamilies({ outcomes, pending, age }: WebhookFigures): readonly MetricFamily[] {
  const attempts =
    'Attempts of deliveries to webhooks by outcome: delivered, rejected, gone; failed counts deliveries that were given up.';
  const oldest = 'How long ago the oldest of them was found; 0 where there is none.';
  const values = [...outcomes].map(([outcome, value]): Sample => ({ labels: { outcome }, value }));
  return [
    { name: 'kataster_webhook_deliveries_total', help: attempts, type: 'counter', values },
    gauge('kataster_webhook_pending', 'Deliveries to webhooks that this process has still to make.', pending),
    gauge('kataster_webhook_oldest_seconds', oldest, age / 1000),
  ];
}

function backupFamilies({ newest, failures }: BackupFigures): readonly MetricFamily[] {
  const begun = 'When the newest backup was begun; 0 where there is none.';
  const failed = 'Backups that came to nothing since the start.';
  return [
    gauge('kataster_backup_newest_timestamp_seconds', begun, newest),
    { name: 'kataster_backup_failures_total', help: failed, type: 'counter', values: [{ labels: {}, value: failures }] },
  ];
}

function gauge(name: string, help: string, value: number): MetricFamily {
  return { name, help, type: 'gauge', values: [{ labels: {}, value }] };
}
