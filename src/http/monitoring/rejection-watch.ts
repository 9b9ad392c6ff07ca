import type { Logger } from 'pino';
import { type NoteRejection, type RejectionReason, rejectionReasons } from '../../domain/users/rejections.js';
import { harmlessText } from './harmless-text.js';
import type { Metrics } from './metrics.js';
import { PacedLines } from './paced-lines.js';

const charactersOfLogin = 64;

/** Logs failed authentication, a few lines for many of them, and counts it by reason. */
export function rejectionWatch(
  log: Pick<Logger, 'warn'>,
  { strangers }: Pick<Metrics, 'strangers'>,
  elapsed = () => performance.now(),
): NoteRejection {
  const paces = new Map<RejectionReason, PacedLines>();
  return (reason, { requestId, address, key, login }) => {
    strangers(rejectionReasons[reason]);
    const pace = paces.get(reason) ?? new PacedLines(elapsed);
    paces.set(reason, pace);
    const times = pace.note();
    if (times === undefined) return;
    const shownLogin = login === undefined ? undefined : harmlessText(login, charactersOfLogin);
    log.warn({ requestId, reason, address, key, login: shownLogin, times }, 'caller refused');
  };
}
