import { type Limits, usualLimits } from '../../src/store/open.js';

/** Seconds that nothing in a test takes unless it hangs. */
const patientSeconds = 600;
const patientMs = patientSeconds * 1000;

const isPatient = process.env.KATASTER_TEST_LIMITS !== 'usual';

/** Limits that no machine is too slow for: what tests are about that name no limits of their own. Those of stress tests are the usual ones. */
export const patientLimits: Limits = isPatient
  ? { ...usualLimits, transaction: patientMs, long: patientMs, wait: patientMs, lock: patientMs, outcome: patientMs }
  : usualLimits;

/** The same for services. */
export const patientSettings: Readonly<Record<string, string>> = isPatient
  ? { KATASTER_WAIT_LIMIT: String(patientSeconds), KATASTER_TRANSACTION_LIMIT: String(patientSeconds) }
  : {};
