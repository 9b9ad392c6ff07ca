import type { BackupInterval } from '../config/setting-values.js';

/** The hour of the day at which daily and weekly backups are due, by the clock of the machine: when few people work. */
const quietHour = 2;

/** The latest moment, of those at which backups of an interval are due, that is not after another one. */
const latest = {
  hourly: now => atHour(now, now.getHours(), 0),
  daily: now => atHour(now, quietHour, now.getHours() < quietHour ? -1 : 0),
  weekly: now => {
    const daysSinceSunday = now.getDay();
    return atHour(now, quietHour, daysSinceSunday === 0 && now.getHours() < quietHour ? -7 : -daysSinceSunday);
  },
} as const satisfies Record<BackupInterval, (now: Date) => Date>;

/** Whether a backup is due: none was made since the last moment for one. */
export function isDue(interval: BackupInterval, newest: Date | undefined, now: Date): boolean {
  return newest === undefined || newest < latest[interval](now);
}

function atHour(now: Date, hour: number, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour);
}
