import type { Logger } from 'pino';
import { maxLoginCharacters, type NoteRejection, type RejectionReason, rejectionReasons } from '../../domain/users/rejections.js';
import { shortLine } from '../../rpc/control-characters.js';
import type { Metrics } from './metrics.js';
import { RateLimitedLog } from './rate-limited-log.js';

/** Logs failed authentication, a few lines for many of them, and counts it by reason. */
export function rejectionWatch(
  log: Pick<Logger, 'warn'>,
  { strangers }: Pick<Metrics, 'strangers'>,
  elapsed = () => performance.now(),
): NoteRejection {
  const paces = new Map<RejectionReason, RateLimitedLog>();
  return (reason, { requestId, address, key, login }) => {
    strangers(rejectionReasons[reason]);
    const pace = paces.get(reason) ?? new RateLimitedLog(elapsed);
    paces.set(reason, pace);
    const times = pace.note();
    if (times === undefined) return;
    const shownLogin = login === undefined ? undefined : shortLine(login, maxLoginCharacters);
    log.warn({ requestId, reason, address, key, login: shownLogin, times }, 'caller refused');
  };
}
