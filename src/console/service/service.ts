import { computed } from '@preact/signals';
import { Kataster, KatasterError, type KatasterOptions } from '../../../generated/client.js';
import { language } from '../texts/language.js';
import { type Credentials, credentials, isExpired, sessionHeaders } from './credentials.js';
import { asOf, bodyAsOf } from './past.js';
import { recordingFetch } from './recorded-calls.js';
import { fullAddress } from './root.js';

/** The service with the credentials and the language of the reader, as of the moment that the page shows. */
export const service = computed(() => serviceFor(credentials.value, { fetch: fetchAsOf(asOf.value) }));

function fetchAsOf(moment: string): typeof fetch {
  if (moment === '') return recordingFetch;
  return (address, request) =>
    recordingFetch(address, typeof request?.body === 'string' ? { ...request, body: bodyAsOf(request.body, moment) } : request);
}

/** The service for these credentials. */
export function serviceFor(given: Credentials | undefined, options: Partial<KatasterOptions> = {}): Kataster {
  return new Kataster({
    url: fullAddress('jsonrpc'),
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
  // A present password or a code that was mistyped is an error of its field: the session goes on.
  const isSignInNeeded =
    error instanceof KatasterError &&
    error.errorName === 'AuthenticationFailed' &&
    ['old', 'password', 'code'].every(field => error.data?.[field] === undefined);
  if (isSignInNeeded) isExpired.value = true;
  return isSignInNeeded;
}
