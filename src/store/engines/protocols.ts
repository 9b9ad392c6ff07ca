import { text } from '../../messages/text.js';
import { AddressError } from './store-errors.js';

/** Protocols of the addresses of databases. Each table of engines has a row for every one. */
export const protocols = ['sqlite', 'postgres', 'postgresql'] as const;
export type Protocol = (typeof protocols)[number];

/**
 * The protocol of the address of a database.
 * @throws AddressError
 */
export function protocolOf(url: string): Protocol {
  const protocol = protocols.find(each => url.startsWith(`${each}:`));
  if (!protocol) throw new AddressError(text('ExpectedDatabaseAddress'));
  return protocol;
}
