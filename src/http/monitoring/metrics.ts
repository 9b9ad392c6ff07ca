import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics: calls by method and outcome, durations, length of the write queue, failed authentication. */
export interface Metrics {
  /** Call the answer with the outcome once the call is done. */
  started(method: string): (outcome: string) => void;
  /** Counts requests that were refused before there was a call. */
  refused(outcome: string): void;
  /** Counts failed authentication. */
  strangers(reason: string): void;
  readonly contentType: string;
  text(): Promise<string>;
}

const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 10];

/** Statistics of the backups that a service makes. */
export interface BackupFigures {
  /** When the newest was begun, in seconds since 1970; 0 where there is none. */
  readonly newest: number;
  /** How many came to nothing since the start. */
  readonly failures: number;
}

/** Metrics of one service. */
export function createMetrics(waitingWrites: () => number, backups?: BackupFigures): Metrics {
  const registry = new Registry();
  if (backups) watchBackups([registry], backups);
  const { requests, durations, strangers } = figuresIn([registry], waitingWrites);
  return {
    started: method => {
      const begin = performance.now();
      return outcome => {
        requests.inc({ method, outcome });
        durations.observe({ method }, (performance.now() - begin) / 1000);
      };
    },
    refused: outcome => requests.inc({ method: 'none', outcome }),
    strangers: reason => strangers.inc({ reason }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

function figuresIn(registers: Registry[], waitingWrites: () => number) {
  new Gauge({
    name: 'kataster_writer_queue_length',
    help: 'Writes that wait for their turn.',
    registers,
    collect() {
      this.set(waitingWrites());
    },
  });
  const [name, help] = ['kataster_requests_total', "Calls by method and outcome; method 'none' is what is no call."];
  const requests = new Counter({ name, help, labelNames: ['method', 'outcome'], registers });
  const took = { name: 'kataster_request_duration_seconds', help: 'How long calls took.' };
  const durations = new Histogram({ ...took, labelNames: ['method'], buckets, registers });
  const strangers = new Counter({
    name: 'kataster_refused_callers_total',
    help: 'Callers who are not let in, by reason: keys, logins, sessions, or too many guesses at passwords.',
    labelNames: ['reason'],
    registers,
  });
  return { requests, durations, strangers };
}

function watchBackups(registers: Registry[], backups: BackupFigures): void {
  new Gauge({
    name: 'kataster_backup_newest_timestamp_seconds',
    help: 'When the newest backup was begun; 0 where there is none.',
    registers,
    collect() {
      this.set(backups.newest);
    },
  });
  new Counter({
    name: 'kataster_backup_failures_total',
    help: 'Backups that came to nothing since the start.',
    registers,
    collect() {
      this.reset();
      this.inc(backups.failures);
    },
  });
}
