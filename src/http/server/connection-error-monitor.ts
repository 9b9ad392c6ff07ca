import type { Logger } from 'pino';
import type { Metrics } from '../monitoring/metrics.js';
import { RateLimitedLog } from '../monitoring/rate-limited-log.js';
import { isOfConnection } from './client-connection-errors.js';
import type { ListenerWatch } from './listener.js';

/** Counts what is rejected before the application sees it; warns, a line for many, of connections that cannot be accepted. */
export function connectionErrorMonitor(
  log: Pick<Logger, 'debug' | 'warn'>,
  { rejected }: Pick<Metrics, 'rejected'>,
  elapsed = () => performance.now(),
): ListenerWatch {
  const lines = new RateLimitedLog(elapsed);
  return {
    rejected: ({ status, error }, requestId) => {
      rejected(error.errorName);
      log.debug({ requestId, status, error: error.errorName }, 'request refused');
    },
    failed: (error: NodeJS.ErrnoException) => {
      const times = lines.note();
      if (times !== undefined) log.warn({ code: error.code, times }, 'connections cannot be accepted');
    },
  };
}

/** Tells of a request that failed past the application; that its sender went away is no failure of the service. */
export function logRequest(log: Pick<Logger, 'debug' | 'warn'>, error: unknown, requestId: string | undefined): void {
  if (isOfConnection(error)) log.debug({ requestId, code: (error as NodeJS.ErrnoException).code }, 'connection broken');
  else log.warn({ requestId, err: error }, 'request failed');
}
