import type { Config } from '../config/config.js';
import { type Limits, usualLimits } from '../store/open.js';

/** Parts of the times of a transaction and of the wait for one, which stay what they usually are. */
const longTransactions = usualLimits.long / usualLimits.transaction;
const locks = usualLimits.lock / usualLimits.wait;

/** The limits of a store that the settings ask for. */
export function storeLimits({ waitSeconds, transactionSeconds }: Pick<Config, 'waitSeconds' | 'transactionSeconds'>): Limits {
  const [wait, transaction] = [waitSeconds * 1000, transactionSeconds * 1000];
  return { ...usualLimits, wait, lock: wait * locks, transaction, long: transaction * longTransactions, outcome: transaction };
}
