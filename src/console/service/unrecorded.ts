import type { Kataster } from '../../../generated/client.js';
import { credentials } from './credentials.js';
import { serviceFor } from './service.js';

/** The service for calls with secrets, which are not among those that the page shows as a program. */
export function unrecordedService(): Kataster {
  return serviceFor(credentials.value, { fetch: (address, request) => fetch(address, request) });
}
