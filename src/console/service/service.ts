import { computed } from '@preact/signals';
import { Kataster, KatasterError, type KatasterOptions } from '../../../generated/client.js';
import { language } from '../texts/language.js';
import { type Credentials, credentials, isExpired, sessionHeaders } from './credentials.js';
import { recordingFetch } from './recorded-calls.js';

/** The service with the credentials and the language of the reader. */
export const service = computed(() => serviceFor(credentials.value));

/** The service for these credentials. */
export function serviceFor(given: Credentials | undefined, options: Partial<KatasterOptions> = {}): Kataster {
  return new Kataster({
    url: new URL('/jsonrpc', location.origin).href,
    apikey: given?.key,
    headers: given && sessionHeaders(given),
    language: language.value,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    fetch: recordingFetch,
    ...options,
  });
}

/** Whether the service knows the caller no more: then the reader is asked to sign in again. */
export function noteExpiry(error: unknown): boolean {
  const isSignInNeeded = error instanceof KatasterError && error.errorName === 'AuthenticationFailed';
  if (isSignInNeeded) isExpired.value = true;
  return isSignInNeeded;
}
