import { ChangeWatch } from '../history/change-watch.js';
import type { WebhookRecord } from '../storage/webhooks.js';
import { WebhookLease } from './webhook-lease.js';
import { type QueueParts, WebhookQueue } from './webhook-queue.js';

/** Dependencies of the worker. */
export type WorkerParts = Omit<QueueParts, 'mayDeliver' | 'ended' | 'counted'> & {
  /** Receives what nobody expected; the next round tries again. */
  report(error: unknown): void;
};

/** Webhooks may be changed by other processes: they are looked for so often. Milliseconds. */
const lookEvery = 1000;

/** A process that has the database alone is told of every change of a webhook; places are kept meanwhile. Milliseconds. */
const lookEveryAlone = 30_000;

/** Delivers changes to the addresses of webhooks, as long as it holds the lease on that. */
export class WebhookWorker {
  /** Attempts by what came of them. */
  readonly outcomes = new Map<string, number>();
  private readonly parts: WorkerParts;
  private readonly watch: ChangeWatch;
  private readonly lease: WebhookLease;
  private readonly queues = new Map<string, WebhookQueue>();
  private running: Promise<void> | undefined;
  private isStopped = false;
  private hasFailed = false;
  private seen = -1;
  private wake = (): void => {};

  constructor(parts: WorkerParts, elapsed = () => performance.now()) {
    this.parts = parts;
    this.watch = new ChangeWatch(parts.store);
    this.lease = new WebhookLease(parts.store, elapsed);
  }

  /** Deliveries that are still to be made, of this process. */
  get pending(): number {
    return [...this.queues.values()].reduce((sum, { waiting }) => sum + waiting.length, 0);
  }

  /** Milliseconds since the oldest of them was found; 0 where there is none. */
  get age(): number {
    const times = [...this.queues.values()].flatMap(({ waiting }) => waiting.map(({ created }) => Date.parse(created)));
    return times.length === 0 ? 0 : this.parts.now().getTime() - Math.min(...times);
  }

  /** Delivers until `stop`. */
  start(): void {
    this.running = this.run();
  }

  /** A webhook was changed by this process. */
  onChange(): void {
    this.wake();
  }

  /** Begins nothing new, and gives the lease away once what is under way has ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.watch.stop();
    this.wake();
    await this.running;
    await Promise.all([...this.queues.values()].map(queue => queue.end()));
    await this.lease.release().catch(error => this.parts.report(error));
  }

  private async run(): Promise<void> {
    while (!this.isStopped) {
      const { version } = this.watch;
      const woken = new Promise<void>(resolve => {
        this.wake = resolve;
      });
      this.hasFailed = false;
      await this.round(version).catch(this.failed);
      if (this.isStopped) return;
      const pause = this.pause();
      await (this.queues.size > 0 ? this.watch.changed(version, pause, woken) : sleep(pause, woken));
    }
  }

  private pause(): number {
    if (this.hasFailed) return lookEvery;
    const longest = this.parts.store.commits === undefined ? lookEvery : lookEveryAlone;
    return Math.min(longest, ...[...this.queues.values()].map(queue => queue.dueIn() ?? longest));
  }

  private async round(version: number): Promise<void> {
    const { webhooks } = this.parts.store;
    const enabled = (await webhooks.list()).filter(record => record.enabled === 1);
    const isHeld = enabled.length > 0 && (await this.lease.renew());
    await this.match(isHeld ? enabled : []);
    if (this.queues.size === 0) return;
    for (const queue of this.queues.values()) queue.beginReading();
    for (const delivery of await webhooks.resent()) this.queues.get(delivery.webhook)?.add(delivery);
    const hasNews = version !== this.seen;
    this.seen = version;
    for (const queue of this.queues.values()) await queue.goOn(hasNews).catch(this.failed);
  }

  /** Queues of these webhooks as they are now. One that was changed begins anew once nothing of it is under way. */
  private async match(records: readonly WebhookRecord[]): Promise<void> {
    const kept = new Map(records.map(record => [record.id, record]));
    for (const [id, queue] of this.queues) {
      const record = kept.get(id);
      if (!record || !queue.isOf(record)) void queue.end();
      if (queue.isOver) this.queues.delete(id);
    }
    for (const record of records) if (!this.queues.has(record.id)) await this.open(record).catch(this.failed);
  }

  private async open(record: WebhookRecord): Promise<void> {
    this.queues.set(record.id, await WebhookQueue.open(record, this.queueParts()));
  }

  /** A failure is tried again after a while. */
  private readonly failed = (error: unknown): void => {
    this.hasFailed = true;
    this.parts.report(error);
  };

  private queueParts(): QueueParts {
    const { report } = this.parts;
    return {
      ...this.parts,
      mayDeliver: () => this.lease.isHeld && !this.isStopped,
      counted: outcome => void this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1),
      ended: error => {
        if (error !== undefined) report(error);
        this.wake();
      },
    };
  }
}

function sleep(milliseconds: number, woken: Promise<void>): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, milliseconds).unref();
    void woken.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
