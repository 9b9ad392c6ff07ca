import pg from 'pg';
import { text } from '../../../messages/text.js';
import { AddressError } from '../store-errors.js';

/** A host alone is believed to be the right one; of several, the one that is the primary is looked for, for so many milliseconds. */
const probeTimeoutMs = 2500;

const supported = ['read-write', 'primary'];
const parameter = /([?&])target_session_attrs=([^&]*)(&?)/;
const parts = /^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/s;

/**
 * An address for each host that an address names, as drivers take it.
 * @throws AddressError
 */
export function hostAddresses(url: string): readonly string[] {
  const wanted = parameter.exec(url)?.[2];
  if (wanted !== undefined && !supported.includes(wanted)) throw new AddressError(text('ExpectedReadWriteSession'));
  const address = url.replace(parameter, (_, before: string, __, after: string) => (after ? before : ''));
  const [, beginning = '', hosts = '', end = ''] = parts.exec(address) ?? [];
  return hosts.includes(',') ? hosts.split(',').map(host => beginning + host + end) : [address];
}

/** Primaries that were found, by the hosts among which they were looked for. */
const primaries = new Map<string, Promise<string>>();

/** The address of the one host that can be written; remembered until it is forgotten. */
export function primaryOf(addresses: readonly string[]): Promise<string> {
  const name = addresses.join();
  const known = primaries.get(name) ?? Promise.any(addresses.map(writable)).catch(rethrowFirst);
  primaries.set(name, known);
  known.catch(() => primaries.delete(name));
  return known;
}

export function forgetPrimary(addresses: readonly string[]): void {
  primaries.delete(addresses.join());
}

/** Throws where the host cannot be written, with the error of a server that rejects a write. */
async function writable(address: string): Promise<string> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: probeTimeoutMs,
    query_timeout: probeTimeoutMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await requireWritable(client);
    return address;
  } finally {
    client.end().catch(() => {});
  }
}

/** @throws Error with the code of a rejected write, where a server is a standby or is set to read-only */
export async function requireWritable(client: Pick<pg.Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ readonly transaction_read_only: string }>('SHOW transaction_read_only');
  if (rows[0]?.transaction_read_only !== 'off') throw Object.assign(new Error('The server is a standby'), { code: '25006' });
}

/** A host that is a standby says more than one that is down. */
function rethrowFirst(error: AggregateError): never {
  const errors: readonly Error[] = error.errors;
  throw errors.find(each => 'code' in each && each.code === '25006') ?? errors[0] ?? error;
}
