import type { Rights } from '../access/rights.js';

/** Values of the setting that says which users need a second factor, from nobody to everybody. */
export const secondFactorDuties = ['optional', 'administrators', 'everybody'] as const;

/** Users who need a second factor beside their password. */
export type SecondFactorDuty = (typeof secondFactorDuties)[number];

/** Whether a user with these rights has to have a second factor. */
export function needsSecondFactor(duty: SecondFactorDuty, rights: Rights | undefined): boolean {
  return duty === 'everybody' || (duty === 'administrators' && (rights === undefined || rights.has('administer')));
}
