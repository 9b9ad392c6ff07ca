import type { Logger } from 'pino';
import { recordDamaged } from '../../domain/storage/damage.js';
import type { Store } from '../../domain/storage/store.js';
import { isRpcError, RpcError } from '../../rpc/rpc-error.js';
import { RateLimitedLog } from './rate-limited-log.js';

/** So many milliseconds without a failure, and it works again. */
const recoveryMs = 5000;
/** While the storage works, a check writes so seldom: writes cost the disk a sync, and anybody may ask. Milliseconds. */
const writeCheckIntervalMs = 30_000;
/** Bytes of a write on trial, and of one where a smaller one may still find room on a full disk. */
const smallCheckBytes = 16;
const usualCheckBytes = 65_536;

const maxDamagesRemembered = 1000;

/** Detects failures of the storage from calls and checks, and logs them: answers to callers omit the cause. */
export class StorageWatch {
  /** Something failed since it last worked. */
  isFailing = false;
  private lastFailed = 0;
  private lastWritten = Number.NEGATIVE_INFINITY;
  private checking: Promise<boolean> | undefined;
  private readonly damages = new Set<string>();
  private readonly store: Pick<Store, 'check'>;
  private readonly log: Pick<Logger, 'warn' | 'error'>;
  private readonly elapsed: () => number;
  private readonly lines: RateLimitedLog;

  constructor(store: Pick<Store, 'check'>, log: Pick<Logger, 'warn' | 'error'>, elapsed = () => performance.now()) {
    this.store = store;
    this.log = log;
    this.elapsed = elapsed;
    this.lines = new RateLimitedLog(elapsed);
  }

  /** Notes a failure if it is one of the storage: those have a cause. */
  failed(error: unknown, requestId?: string): void {
    if (!(error instanceof RpcError && error.cause instanceof Error)) return;
    const { message: reason, code }: Error & { readonly code?: unknown } = error.cause;
    if (code === recordDamaged) {
      this.tellDamage(reason, requestId);
      return;
    }
    this.isFailing = true;
    this.lastFailed = this.elapsed();
    const failures = this.lines.note();
    if (failures === undefined) return;
    this.log.error({ requestId, code, reason, answered: error.errorName, failures }, 'the storage fails');
  }

  /** Notes a write that was committed. */
  worked(): void {
    if (!this.isFailing || this.elapsed() - this.lastFailed < recoveryMs) return;
    this.isFailing = false;
    this.log.warn({ failures: this.lines.takeUntold() }, 'the storage works again');
  }

  /**
   * Whether reads are possible, and writes were half a minute ago; while the storage fails, whether they are now. Concurrent calls share
   * one check.
   */
  isReady(): Promise<boolean> {
    this.checking ??= this.check().finally(() => {
      this.checking = undefined;
    });
    return this.checking;
  }

  /** Logs once for each record: it stays damaged until an operator repairs it. */
  private tellDamage(reason: string, requestId: string | undefined): void {
    if (this.damages.has(reason)) return;
    if (this.damages.size >= maxDamagesRemembered) this.damages.clear();
    this.damages.add(reason);
    this.log.error({ requestId, code: recordDamaged, reason }, 'a record is damaged');
  }

  private async check(): Promise<boolean> {
    const bytes = this.bytesToWrite();
    try {
      await this.store.check(bytes);
      if (bytes > 0) this.lastWritten = this.elapsed();
      this.worked();
      return true;
    } catch (error) {
      this.failed(error);
      // A check that only waited for others says nothing of the storage.
      return isRpcError(error, 'Busy') && !this.isFailing;
    }
  }

  private bytesToWrite(): number {
    if (this.isFailing) return usualCheckBytes;
    return this.elapsed() - this.lastWritten < writeCheckIntervalMs ? 0 : smallCheckBytes;
  }
}
